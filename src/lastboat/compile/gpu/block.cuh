/* What both kernels share. A block holds as many games as it has threads. Before each stage of a step the games are
 * sorted by what comes next, so that the threads of a warp run the same rule. */

static_assert(sizeof(State) == state_size, "states are laid out as Python lays them out");

/* A game in the memory of its block: its stream, how many came before it in the slot, its steps; at a table the seat
 * that is asked and who has let the others go on; the next move, what the game waits for, its state. */
struct Slot {
  uint32_t stream[stream_size];
  Int round, steps, seat, passed, move, key;
  State state;
};
static_assert(sizeof(Slot) <= slot_size, "a slot has room for a game");

/* What a game waits for: a move by its kind, the end of a game, a decision by its phase, or nothing. */
enum { key_over = move_kinds, key_decide, key_none = key_decide + 3 * phase_count, key_count };

extern __shared__ Int room[];

static __device__ Slot *slot_of(int n) { return (Slot *)((int8_t *)room + n * slot_size); }

/* The slot that this thread works on in the next stage. Each thread has seen to the keys of one slot. */
static __device__ __noinline__ int sorted_slot() {
  static __shared__ Int counts[key_count], order[block_size];
  int me = threadIdx.x;
  for (int key = me; key < key_count; key += blockDim.x) counts[key] = 0;
  __syncthreads();
  int key = slot_of(me)->key, place = atomicAdd(&counts[key], 1);
  __syncthreads();
#pragma unroll 1
  for (int k = 0; k < key; k++) place += counts[k];
  order[place] = me;
  __syncthreads();
  return order[me];
}

static __device__ Int key_of_move(Int move) {
  Int code = lastboat_code_of(move);
  return lastboat_seat_of(move) == chance_seat ? OUTCOME_KIND[code] : ACTION_KIND[code];
}

static __device__ Int key_of_decision(State *s) {
  Int who = lastboat_actor(s);
  if (who == over) return key_over;
  return key_decide + 3 * PHASE(s) + (who == chance_seat ? 2 : lastboat_others_may_act(s) ? 1 : 0);
}

static __device__ void clear(State *s) {
#pragma unroll 1
  for (int i = 0; i < state_size; i++) ((int8_t *)s)[i] = 0;
}

static __device__ void take_stream(Wide *rng, const Slot *slot) {
  for (int i = 0; i < stream_size; i++) rng[i] = slot->stream[i];
}

static __device__ void put_stream(Slot *slot, const Wide *rng) {
  for (int i = 0; i < stream_size; i++) slot->stream[i] = (uint32_t)rng[i];
}
