/* What CUDA gives a kernel, on a processor: the threads of a block run in turn, each up to the next barrier. */
#include <cstdint>
#include <cstring>
#include <functional>
#include <ucontext.h>
#include <vector>

#define __device__
#define __global__
#define __noinline__
#define __forceinline__ inline
#define __launch_bounds__(threads)
#define __shared__

struct Place { unsigned x; };
[[maybe_unused]] static Place threadIdx, blockIdx, blockDim, gridDim;
int32_t room[1 << 14];

template <class A, class B> [[maybe_unused]] static A atomicAdd(A *sum, B value) {
  A before = *sum;
  *sum += value;
  return before;
}
[[maybe_unused]] static int atomicMin(int *least, int value) {
  int before = *least;
  if (value < before) *least = value;
  return before;
}

struct Thread {
  ucontext_t context;
  std::vector<char> stack;
  bool ended;
};
static std::vector<Thread> emulated;
static ucontext_t block_context;
static std::function<void()> emulated_work;
static bool any, any_before;

/* Let the others come as far. */
static void barrier() {
  unsigned me = threadIdx.x;
  swapcontext(&emulated[me].context, &block_context);
  threadIdx.x = me;
}
[[maybe_unused]] static void __syncthreads() { barrier(); }
[[maybe_unused]] static int __syncthreads_or(bool mine) {
  any |= mine;
  barrier();
  return any_before;
}

static void begin_thread() {
  emulated_work();
  emulated[threadIdx.x].ended = true;
  swapcontext(&emulated[threadIdx.x].context, &block_context);
}

/* From barrier to barrier, the threads run forwards and backwards: none may rely on an order. */
static void run_block() {
  unsigned count = blockDim.x;
  if (emulated.size() < count) emulated = std::vector<Thread>(count);
  for (unsigned n = 0; n < count; n++) {
    Thread &thread = emulated[n];
    thread.stack.resize(1 << 18);
    thread.ended = false;
    getcontext(&thread.context);
    thread.context.uc_stack.ss_sp = thread.stack.data();
    thread.context.uc_stack.ss_size = thread.stack.size();
    thread.context.uc_link = nullptr;
    makecontext(&thread.context, begin_thread, 0);
  }
  memset(room, 0x55, sizeof(room));
  bool running = true;
  for (unsigned round = 0; running; round++) {
    running = any = false;
    for (unsigned k = 0; k < count; k++) {
      threadIdx.x = round % 2 ? count - 1 - k : k;
      if (emulated[threadIdx.x].ended) continue;
      swapcontext(&block_context, &emulated[threadIdx.x].context);
      running = true;
    }
    any_before = any;
  }
}

[[maybe_unused]] static void run_grid(unsigned blocks, unsigned threads, const std::function<void()> &work) {
  gridDim.x = blocks;
  blockDim.x = threads;
  emulated_work = work;
  for (blockIdx.x = 0; blockIdx.x < blocks; blockIdx.x++) run_block();
}
