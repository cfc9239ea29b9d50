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
omp.private {type = private} @p : i32
omp.private {type = private} @pi : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.simd  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd aligned(%p : !llvm.ptr -> 32 : i64) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd aligned(%p : !llvm.ptr -> 32, %m : memref<f32> -> 8 : i64) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd if(%c) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd nontemporal(%p : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd nontemporal(%p, %m : !llvm.ptr, memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd order(concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd order(reproducible:concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd order(unconstrained:concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd private(@p %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd private(@pi %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd reduction(@add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd reduction(byref @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd reduction(mod: inscan, @add %p -> %x, byref @add %m -> %y : !llvm.ptr, memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd reduction(mod: task, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd safelen(2) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd simdlen(4) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd simdlen(2) safelen(4) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd  aligned(%p : !llvm.ptr -> 32 : i64) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.simd aligned(%p : !llvm.ptr -> 32 : i64)  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {foo}
  return
}

