/* Tables stepped together: what compile/batch.py does, a block of tables at a time. */

/* What `advance` is asked to do. */
enum { do_reset, do_step, do_show };

/* Copy the states of `count` games between the block and the states of all tables. */
static __device__ void bring(const int8_t *states, int count) {
  for (int i = threadIdx.x; i < count * state_size; i += blockDim.x)
    ((int8_t *)&slot_of(i / state_size)->state)[i % state_size] = states[i];
}

static __device__ void carry(int8_t *states, int count) {
  for (int i = threadIdx.x; i < count * state_size; i += blockDim.x)
    states[i] = ((const int8_t *)&slot_of(i / state_size)->state)[i % state_size];
}

/* The first table whose action is not legal, if one is before `first`. */
extern "C" __global__ void __launch_bounds__(block_size)
find_illegal(int tables, int width, const int64_t *actions, const uint8_t *mask, int32_t *first) {
  int table = blockIdx.x * blockDim.x + threadIdx.x;
  if (table >= tables) return;
  int64_t action = actions[table];
  if (action < 0 || action >= width || mask[(int64_t)table * width + action] == 0) atomicMin(first, table);
}

/* Reset, step or only show all tables. `listed` takes the legal actions of each in the order of the rules, and
 * `counts` how many these are, for `sample`. */
extern "C" __global__ void __launch_bounds__(block_size)
advance(int what, int tables, int width, int64_t seed, const Int *settings, const Int *options, const Int *policies,
        const Int *codes_of, const Int *actions_of, const int64_t *actions, int8_t *states, int64_t *streams,
        int64_t *games, int64_t *who, int64_t *scores, float *reward, int64_t *ended, int8_t *observations,
        uint8_t *mask, int16_t *listed, int32_t *counts) {
  Code codes[buffer_size];
  Weight weights[buffer_size];
  Wide rng[stream_size];
  int seats = settings[seats_setting], first = blockIdx.x * blockDim.x, me = first + threadIdx.x;
  int count = tables - first < (int)blockDim.x ? tables - first : blockDim.x;
  int8_t *mine = states + (int64_t)first * state_size;
  if (what != do_reset) bring(mine, count);
  __syncthreads();
  Slot *slot = slot_of(threadIdx.x);
  slot->key = key_none;
  slot->passed = nobody;
  if (me < tables) {
    if (what != do_show) {
      ended[me] = 0;
      for (int p = 0; p < seats; p++) scores[(int64_t)me * seats + p] = 0;
    }
    if (what == do_reset) {
      games[me] = me;
      slot->key = key_over;
      slot->round = 0;
    } else {
      for (int i = 0; i < stream_size; i++) slot->stream[i] = (uint32_t)streams[(int64_t)me * stream_size + i];
      slot->seat = (Int)who[me];
      slot->round = 1;
    }
    if (what == do_step) {
      if (actions[me] == width - 1) {
        slot->passed = slot->seat;
        slot->key = key_of_decision(&slot->state);
      } else {
        slot->move = lastboat_move_of(slot->seat, codes_of[slot->seat * width + actions[me]]);
        slot->key = key_of_move(slot->move);
      }
    }
  }
  while (__syncthreads_or(slot->key != key_none)) {
    int n = sorted_slot();
    slot = slot_of(n);
    State *s = &slot->state;
    if (slot->key < key_over) {
      lastboat_apply(s, lastboat_seat_of(slot->move), lastboat_code_of(slot->move));
      slot->passed = nobody;
      slot->key = key_of_decision(s);
    }
    if (slot->key == key_over) {
      if (slot->round > 0) {
        ended[first + n]++;
        for (int p = 0; p < seats; p++) scores[(int64_t)(first + n) * seats + p] += lastboat_score(s, p);
      }
      slot->round = 1;
      clear(s);
      lastboat_setup(s, seats, (Int *)options);
      lastboat_start(rng, seed, games[first + n]);
      put_stream(slot, rng);
      games[first + n] += tables;
      slot->passed = nobody;
      slot->key = key_of_decision(s);
    }
    slot = slot_of(sorted_slot());
    if (slot->key >= key_decide && slot->key < key_none) {
      take_stream(rng, slot);
      slot->move = lastboat_next_or_asked(&slot->state, slot->passed, (Int *)settings, (Int *)policies, rng, codes, weights);
      put_stream(slot, rng);
      if (slot->move <= asked) {
        slot->seat = asked - slot->move;
        slot->key = key_none;
      } else {
        slot->key = slot->move == over ? key_over : key_of_move(slot->move);
      }
    }
  }
  if (what != do_show) carry(mine, count);
  uint32_t *words = (uint32_t *)(mask + (int64_t)first * width);
  int bytes = count * width;
  for (int i = threadIdx.x; i < bytes / 4; i += blockDim.x) words[i] = 0;
  for (int i = bytes / 4 * 4 + threadIdx.x; i < bytes; i += blockDim.x) ((uint8_t *)words)[i] = 0;
  slot = slot_of(threadIdx.x);
  if (me < tables) {
    slot->key = key_of_decision(&slot->state);
    who[me] = slot->seat;
    for (int p = 0; p < seats; p++) reward[(int64_t)me * seats + p] = (float)((double)scores[(int64_t)me * seats + p] / 1000);
    for (int i = 0; i < stream_size; i++) streams[(int64_t)me * stream_size + i] = slot->stream[i];
  }
  int n = sorted_slot();
  slot = slot_of(n);
  if (slot->key != key_none) {
    State *s = &slot->state;
    int table = first + n;
    uint8_t *row = mask + (int64_t)table * width;
    Int found = lastboat_legal(s, slot->seat, codes);
    for (Int k = 0; k < found; k++) {
      Int action = actions_of[slot->seat * width + codes[k]];
      row[action] = 1;
      listed[(int64_t)k * tables + table] = (int16_t)action;
    }
    if (lastboat_actor(s) != slot->seat) {
      row[width - 1] = 1;
      listed[(int64_t)found++ * tables + table] = (int16_t)(width - 1);
    }
    counts[table] = found;
    lastboat_look(s, slot->seat, seats);
  }
  __syncthreads();
  carry(observations + (int64_t)first * state_size, count);
}

/* Begin the random streams that choose actions. */
extern "C" __global__ void __launch_bounds__(block_size)
start_sampling(int tables, int64_t seed, int64_t *sampling) {
  int table = blockIdx.x * blockDim.x + threadIdx.x;
  Wide rng[stream_size];
  if (table >= tables) return;
  lastboat_start(rng, seed, -1 - (int64_t)table);
  for (int i = 0; i < stream_size; i++) sampling[(int64_t)table * stream_size + i] = rng[i];
}

/* A legal action for each table, each as likely as any other. */
extern "C" __global__ void __launch_bounds__(block_size)
sample(int tables, const int16_t *listed, const int32_t *counts, int64_t *sampling, int64_t *choices) {
  int table = blockIdx.x * blockDim.x + threadIdx.x;
  Wide rng[stream_size];
  if (table >= tables) return;
  for (int i = 0; i < stream_size; i++) rng[i] = sampling[(int64_t)table * stream_size + i];
  choices[table] = listed[(int64_t)lastboat_below(rng, counts[table]) * tables + table];
  for (int i = 0; i < stream_size; i++) sampling[(int64_t)table * stream_size + i] = rng[i];
}

/* What the greedy policy plays at each table. */
extern "C" __global__ void __launch_bounds__(block_size)
greedy(int tables, int width, const Int *actions_of, const int8_t *states, const int64_t *who, int64_t *sampling,
       int64_t *choices) {
  Code codes[buffer_size];
  Wide rng[stream_size];
  int first = blockIdx.x * blockDim.x, count = tables - first < (int)blockDim.x ? tables - first : blockDim.x;
  bring(states + (int64_t)first * state_size, count);
  __syncthreads();
  Slot *slot = slot_of(threadIdx.x);
  slot->key = first + (int)threadIdx.x < tables ? key_of_decision(&slot->state) : key_none;
  int n = sorted_slot(), table = first + n;
  slot = slot_of(n);
  if (slot->key == key_none) return;
  for (int i = 0; i < stream_size; i++) rng[i] = sampling[(int64_t)table * stream_size + i];
  Int seat = (Int)who[table], code = lastboat_choose(&slot->state, seat, codes, rng);
  for (int i = 0; i < stream_size; i++) sampling[(int64_t)table * stream_size + i] = rng[i];
  choices[table] = code == nobody ? width - 1 : actions_of[seat * width + code];
}
