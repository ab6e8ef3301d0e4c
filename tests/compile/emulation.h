/* What CUDA gives a kernel, on a processor: its threads run one after the other. */
#define __device__
#define __global__
#define __noinline__
#define __forceinline__ inline
#define __launch_bounds__(threads)
#define __shared__

struct Place { unsigned x; };
[[maybe_unused]] static Place threadIdx, blockIdx, blockDim, gridDim;
signed char states[1 << 20];

[[maybe_unused]] static unsigned long long atomicAdd(unsigned long long *sum, unsigned long long value) {
  unsigned long long before = *sum;
  *sum += value;
  return before;
}
