#include <stdint.h>

typedef int64_t Int;
typedef Int Wide; /* what needs 64 bits on every machine */
typedef int8_t Cell;

#define HELPER static inline __attribute__((unused))
#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

/* Whether both are at least 0 and below 2**32: then a division costs less, if its divisor is not a constant anyway. */
#define ARE_SHORT(a, b) ((((uint64_t)(a) | (uint64_t)(b)) >> 32) == 0)

/* Rounded down by a constant above 0: of a negative number the complement is divided, without a branch. */
#define IS_DIVISOR(b) (__builtin_constant_p(b) && (b) > 0)
HELPER Int divided(Int a, Int b) {
  Int sign = a >> 63;
  return (Int)((uint64_t)(a ^ sign) / (uint64_t)b) ^ sign;
}

/* Python's integer division and remainder round down. Nothing may trap: by 0 both give 0. */
HELPER Int py_div(Int a, Int b) {
  if (IS_DIVISOR(b)) return divided(a, b);
  if (b == 0) return 0;
  if (ARE_SHORT(a, b)) return (uint32_t)a / (uint32_t)b;
  if (b == -1) return (Int)(0 - (uint64_t)a);
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
HELPER Int py_mod(Int a, Int b) {
  if (IS_DIVISOR(b)) return a - divided(a, b) * b;
  if (b == 0 || b == -1) return 0;
  if (ARE_SHORT(a, b)) return (uint32_t)a % (uint32_t)b;
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
HELPER Int py_shl_few(Int a, int n) { return (Int)((uint64_t)a << n); }
HELPER Int py_shr(Int a, Int n) { return n < 0 || n > 63 ? (a < 0 ? -1 : 0) : a >> n; }

HELPER Int py_min(Int a, Int b) { return b < a ? b : a; }
HELPER Int py_max(Int a, Int b) { return b > a ? b : a; }
HELPER Int py_abs(Int a) { return a < 0 ? (Int)(0 - (uint64_t)a) : a; }
