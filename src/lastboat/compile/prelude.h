#include <stdint.h>

typedef int64_t Int;
typedef int8_t Cell;

#define HELPER static inline __attribute__((unused))
#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

/* Python's integer division and remainder round down. Nothing may trap: by 0 both give 0. */
HELPER Int py_div(Int a, Int b) {
  if (b == 0) return 0;
  if (b == -1) return (Int)(0 - (uint64_t)a);
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
HELPER Int py_mod(Int a, Int b) {
  if (b == 0 || b == -1) return 0;
  Int rest = a % b;
  return rest + (rest != 0 && (rest < 0) != (b < 0) ? b : 0);
}

/* The same for operands that fit in 32 bits, where a division costs less. */
HELPER int32_t py_div32(int32_t a, int32_t b) {
  if (b == 0) return 0;
  if (b == -1) return (int32_t)(0 - (uint32_t)a);
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
HELPER int32_t py_mod32(int32_t a, int32_t b) {
  if (b == 0 || b == -1) return 0;
  int32_t rest = a % b;
  return rest + (rest != 0 && (rest < 0) != (b < 0) ? b : 0);
}

/* Shifts are defined for every count: what is shifted out is gone. */
HELPER Int py_shl(Int a, Int n) { return n < 0 || n > 63 ? 0 : (Int)((uint64_t)a << n); }
HELPER Int py_shr(Int a, Int n) { return n < 0 || n > 63 ? (a < 0 ? -1 : 0) : a >> n; }

HELPER Int py_min(Int a, Int b) { return b < a ? b : a; }
HELPER Int py_max(Int a, Int b) { return b > a ? b : a; }
HELPER Int py_abs(Int a) { return a < 0 ? (Int)(0 - (uint64_t)a) : a; }

/* The bit words of kernel/bits.py. */
HELPER int32_t lowest_bit(Int bits) {
#ifdef __CUDA_ARCH__
  return __ffsll(bits) - 1;
#else
  return bits == 0 ? -1 : __builtin_ctzll((uint64_t)bits);
#endif
}
HELPER int32_t count_bits(Int bits) {
  uint64_t sums = (uint64_t)bits;
  sums -= sums >> 1 & UINT64_C(0x5555555555555555);
  sums = (sums & UINT64_C(0x3333333333333333)) + (sums >> 2 & UINT64_C(0x3333333333333333));
  sums = (sums + (sums >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
  return (int32_t)(sums * UINT64_C(0x0101010101010101) >> 56);
}
HELPER int32_t nth_bit(Int bits, Int n) {
  uint64_t left = (uint64_t)bits;
  for (; n > 0; n--) left &= left - 1;
  return lowest_bit((Int)left);
}
