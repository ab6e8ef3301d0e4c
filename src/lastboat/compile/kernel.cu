/* One game on each thread. A thread whose game has ended begins the next one, while others play on. */

/* The places of the totals, as `split_totals` finds them. */
enum { total_steps, total_endless, total_verdicts, total_points = total_verdicts + verdict_count };

static_assert(sizeof(State) == state_size, "states are laid out as Python lays them out");

static __device__ void add(uint64_t *total, int64_t value) {
  atomicAdd((unsigned long long *)total, (unsigned long long)value);
}

static __device__ void copy(int8_t *to, const int8_t *from) {
  for (int i = 0; i < state_size; i++) to[i] = from ? from[i] : 0;
}

/* Play games first .. first + count - 1 of a seed. `ends` takes each last state and `lengths` each number of steps,
 * unless they are null. */
extern "C" __global__ void __launch_bounds__(block_size)
play(int seats, const Int *options, const Int *policies, int64_t seed, int64_t first, int64_t count, uint64_t *totals,
     int8_t *ends, int32_t *lengths) {
#ifdef LOCAL_STATES
  State state, *s = &state;
#else
  extern __shared__ int8_t states[];
  State *s = (State *)(states + threadIdx.x * state_stride);
#endif
  Code codes[buffer_size];
  Weight weights[buffer_size];
  Wide rng[stream_size];
  uint64_t *points = totals + total_points, *scored = points + seats, steps = 0;
  int64_t number = (int64_t)blockIdx.x * blockDim.x + threadIdx.x;
  int n = -1;
  while (number < count) {
    if (n < 0) {
      copy((int8_t *)s, nullptr);
      lastboat_start(rng, seed, first + number);
      lastboat_setup(s, seats, (Int *)options);
      n = 0;
    }
    if (n < longest && lastboat_play_step(s, seats, (Int *)policies, rng, codes, weights, nullptr, 0, n)) {
      n++;
      continue;
    }
    steps += n;
    if (n == longest) add(&totals[total_endless], 1);
    add(&totals[total_verdicts + lastboat_verdict(s)], 1);
    for (int p = 0; p < seats; p++) {
      Int score = lastboat_score(s, p);
      add(&points[p], score);
      if (score > 0) add(&scored[p], 1);
    }
    if (lengths) lengths[number] = n;
    if (ends) copy(ends + number * state_size, (const int8_t *)s);
    number += (int64_t)gridDim.x * blockDim.x;
    n = -1;
  }
  add(&totals[total_steps], steps);
}
