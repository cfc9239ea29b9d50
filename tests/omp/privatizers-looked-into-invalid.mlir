// RUN: not mlir-opt %s 2>&1 | FileCheck %s

// What a variable is copied by is known where each function is read by itself, too.

omp.private {type = firstprivate} @y : f32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}

func.func @private(%m: memref<f32>) {
  omp.parallel private(@y %m -> %z : memref<f32>) { omp.terminator }
  return
}

// CHECK: tests/omp/privatizers-looked-into-invalid.mlir:11:3: error: type mismatch between a firstprivate variable and its privatizer op, var type: 'memref<f32>' vs. privatizer op type: '!llvm.ptr'
// CHECK-NEXT:   omp.parallel private(@y %[[M:[^ ]+]] -> %[[Z:[^ ]+]] : memref<f32>) { omp.terminator }
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/omp/privatizers-looked-into-invalid.mlir:11:3: note: see current operation: 
// CHECK-NEXT: "omp.parallel"(%[[ARG0:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@y]}> ({
// CHECK-NEXT: ^bb0(%[[ARG1:[^ ]+]]: memref<f32>):
// CHECK-NEXT:   "omp.terminator"() : () -> ()
// CHECK-NEXT: }) : (memref<f32>) -> ()
