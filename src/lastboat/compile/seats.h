/* Seats numbered anew, clockwise from seat `first`: rows, one a seat, and numbers that are seats. */
HELPER void rotate_rows(Cell *rows, Int width, Int first, Int seats) {
  Cell moved[sizeof(State)];
  Int size = width * seats, start = width * first;
  for (Int i = 0; i < start; i++) moved[i] = rows[i];
  for (Int i = start; i < size; i++) rows[i - start] = rows[i];
  for (Int i = 0; i < start; i++) rows[size - start + i] = moved[i];
}
HELPER Cell rotated_seat(Cell seat, Int first, Int seats) {
  if (seat < 0 || seat >= seats) return seat;
  return (Cell)(seat < first ? seat - first + seats : seat - first);
}
