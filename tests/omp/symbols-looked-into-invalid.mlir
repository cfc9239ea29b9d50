// RUN: not mlir-opt %s 2>&1 | FileCheck %s

// What a declaration combines or copies at once is known where each function is read by itself, too.

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}

func.func @reduced(%m: memref<f32>) {
  omp.parallel reduction(@add %m -> %x : memref<f32>) { omp.terminator }
  return
}

// CHECK: tests/omp/symbols-looked-into-invalid.mlir:19:3: error: 'omp.parallel' op expected accumulator ('memref<f32>') to be the same type as reduction declaration ('!llvm.ptr')
// CHECK-NEXT:   omp.parallel reduction(@add %[[M:[^ ]+]] -> %[[X:[^ ]+]] : memref<f32>) { omp.terminator }
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/omp/symbols-looked-into-invalid.mlir:19:3: note: see current operation: 
// CHECK-NEXT: "omp.parallel"(%[[ARG0:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
// CHECK-NEXT: ^bb0(%[[ARG1:[^ ]+]]: memref<f32>):
// CHECK-NEXT:   "omp.terminator"() : () -> ()
// CHECK-NEXT: }) : (memref<f32>) -> ()
