/* The words of kernel/bits.py, on every machine. */
HELPER int32_t lowest_bit(Wide bits) {
#ifdef __CUDA_ARCH__
  return __ffsll(bits) - 1;
#else
  return bits == 0 ? -1 : __builtin_ctzll((uint64_t)bits);
#endif
}
HELPER int32_t count_bits(Wide bits) {
  uint64_t sums = (uint64_t)bits;
  sums -= sums >> 1 & UINT64_C(0x5555555555555555);
  sums = (sums & UINT64_C(0x3333333333333333)) + (sums >> 2 & UINT64_C(0x3333333333333333));
  sums = (sums + (sums >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
  return (int32_t)(sums * UINT64_C(0x0101010101010101) >> 56);
}
HELPER int32_t nth_bit(Wide bits, Wide n) {
  uint64_t left = (uint64_t)bits;
  for (; n > 0; n--) left &= left - 1;
  return lowest_bit((Wide)left);
}

/* The word of kernel/dialect.py. From 2**52 on the nearest double of a root may be the next whole number. */
HELPER Wide square_root(Wide n) {
#ifdef __CUDA_ARCH__
  Wide root = n <= 0 ? 0 : (Wide)sqrt((double)n);
#else
  Wide root = n <= 0 ? 0 : (Wide)__builtin_sqrt((double)n);
#endif
  return (uint64_t)root * (uint64_t)root > (uint64_t)(n < 0 ? 0 : n) ? root - 1 : root;
}
