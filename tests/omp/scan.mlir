// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.wsloop reduction(mod: inscan, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } }
  omp.simd reduction(mod: inscan, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } }
  omp.wsloop reduction(mod: inscan, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.scan exclusive(%p, %n : !llvm.ptr, i32) omp.yield } }
  omp.simd reduction(mod: inscan, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.scan exclusive(%p, %n : !llvm.ptr, i32) omp.yield } }
  return
}

