/* Whole games. A slot whose game has ended takes the next one, while others play on. */

/* The places of the totals, as `split_totals` finds them. */
enum { total_steps, total_endless, total_verdicts, total_points = total_verdicts + verdict_count };

static __device__ void add(uint64_t *total, int64_t value) {
  atomicAdd((unsigned long long *)total, (unsigned long long)value);
}

/* Play games first .. first + count - 1 of a seed. `ends` takes each last state and `lengths` each number of steps,
 * unless they are null. */
extern "C" __global__ void __launch_bounds__(block_size)
play(int seats, const Int *options, const Int *policies, int64_t seed, int64_t first, int64_t count, uint64_t *totals,
     int8_t *ends, int32_t *lengths) {
  Code codes[buffer_size];
  Weight weights[buffer_size];
  Wide rng[stream_size];
  uint64_t *points = totals + total_points, *scored = points + seats, steps = 0;
  int64_t threads = (int64_t)gridDim.x * blockDim.x, block = (int64_t)blockIdx.x * blockDim.x;
  Slot *slot = slot_of(threadIdx.x);
  slot->round = -1;
  slot->steps = slot->move = 0;
  slot->key = key_over;
  while (__syncthreads_or(slot->key != key_none)) {
    int n = sorted_slot();
    slot = slot_of(n);
    State *s = &slot->state;
    int64_t number = block + n + slot->round * threads;
    if (slot->key < key_over) {
      lastboat_apply(s, lastboat_seat_of(slot->move), lastboat_code_of(slot->move));
      slot->steps++;
      slot->key = slot->steps < longest ? key_of_decision(s) : key_over;
    } else if (slot->key == key_over) {
      if (slot->round >= 0) {
        steps += slot->steps;
        if (slot->steps == longest) add(&totals[total_endless], 1);
        add(&totals[total_verdicts + lastboat_verdict(s)], 1);
        for (int p = 0; p < seats; p++) {
          Int score = lastboat_score(s, p);
          add(&points[p], score);
          if (score > 0) add(&scored[p], 1);
        }
        if (lengths) lengths[number] = slot->steps;
        if (ends)
          for (int i = 0; i < state_size; i++) ends[number * state_size + i] = ((const int8_t *)s)[i];
      }
      slot->round++;
      number += threads;
      slot->key = key_none;
      if (number < count) {
        clear(s);
        lastboat_start(rng, seed, first + number);
        put_stream(slot, rng);
        lastboat_setup(s, seats, (Int *)options);
        slot->steps = 0;
        slot->key = key_of_decision(s);
      }
    }
    slot = slot_of(sorted_slot());
    if (slot->key >= key_decide && slot->key < key_none) {
      take_stream(rng, slot);
      slot->move = lastboat_next_move(&slot->state, seats, (Int *)policies, rng, codes, weights);
      put_stream(slot, rng);
      slot->key = key_of_move(slot->move);
    }
  }
  add(&totals[total_steps], steps);
}
