"""Kernels for NVIDIA GPUs: the rules as CUDA C++, compiled and started through CuPy."""
