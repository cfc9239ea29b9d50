// RUN: mlir-opt %s --ownership-based-buffer-deallocation --verify-diagnostics

func.func @reduction(%x: f32) -> f32 {
  // expected-error @below {{ops with unknown memory side effects are not supported}}
  %0 = gpu.all_reduce add %x {} : (f32) -> (f32)
  return %0 : f32
}
