#if defined(__CUDACC_RTC__)
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
#define INT64_C(n) n##LL
#define UINT64_C(n) n##ULL
#define INT64_MIN (-INT64_C(9223372036854775807) - 1)
#else
#include <stdint.h>
#endif

/* Numbers have 32 bits where that is enough. */
typedef int32_t Int;
typedef int64_t Wide;
typedef int8_t Cell;

#define HELPER [[maybe_unused]] static __device__ inline
#define EXPORT [[maybe_unused]] static __device__ __forceinline__

/* As in C, of the wider of two types. */
template <class A, class B> HELPER auto py_div(A a, B b) -> decltype(a + b) {
  typedef decltype(a + b) T;
  if (b == 0) return 0;
  if (b == -1) return (T)(0 - (uint64_t)a);
  return (T)a / b - ((T)a % b != 0 && (a < 0) != (b < 0));
}
template <class A, class B> HELPER auto py_mod(A a, B b) -> decltype(a + b) {
  if (b == 0 || b == -1) return 0;
  decltype(a + b) rest = a % b;
  return rest + (rest != 0 && (rest < 0) != (b < 0) ? b : 0);
}
HELPER int32_t py_div32(int32_t a, int32_t b) { return py_div(a, b); }
HELPER int32_t py_mod32(int32_t a, int32_t b) { return py_mod(a, b); }

HELPER Wide py_shl(Wide a, Wide n) { return n < 0 || n > 63 ? 0 : (Wide)((uint64_t)a << n); }
HELPER Int py_shl_few(Int a, int n) { return (Int)((uint32_t)a << n); }
HELPER Wide py_shl_few(Wide a, int n) { return (Wide)((uint64_t)a << n); }
HELPER Int py_shr(Int a, Int n) { return n < 0 || n > 31 ? (a < 0 ? -1 : 0) : a >> n; }
HELPER Wide py_shr(Wide a, Wide n) { return n < 0 || n > 63 ? (a < 0 ? -1 : 0) : a >> n; }
HELPER Wide py_shr(Wide a, Int n) { return py_shr(a, (Wide)n); }
HELPER Int py_shr(Int a, Wide n) { return n < 0 || n > 31 ? (a < 0 ? -1 : 0) : a >> n; }

template <class A, class B> HELPER auto py_min(A a, B b) -> decltype(a + b) { return b < a ? b : a; }
template <class A, class B> HELPER auto py_max(A a, B b) -> decltype(a + b) { return b > a ? b : a; }
template <class A> HELPER A py_abs(A a) { return a < 0 ? (A)(0 - (uint64_t)a) : a; }
