// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp | FileCheck %s

func.func @f(%i: index, %j: index, %s: index, %v: f128) -> f128 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f128 {
    scf.reduce(%v : f128) {
    ^bb0(%l: f128, %r: f128):
      %c = arith.cmpf olt, %l, %r : f128
      %z = arith.select %c, %l, %r : f128
      scf.reduce.return %z : f128
    }
  }
  return %r : f128
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f128 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f128):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.18973149535723176508575932662800702E+4932 : f128) : f128
// CHECK-NEXT:     omp.yield(%[[V0]] : f128)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f128, %[[ARG1:[^ ]+]]: f128):
// CHECK-NEXT:     %[[V0]] = arith.cmpf olt, %[[ARG0]], %[[ARG1]] : f128
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : f128
// CHECK-NEXT:     omp.yield(%[[V1]] : f128)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f128) -> f128 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f128 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f128, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f128
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf olt, %[[V3]], %[[ARG3:[^ ]+]] : f128
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : f128
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f128, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f128
// CHECK-NEXT:     return %[[V2]] : f128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f128) -> f128 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f128 {
    scf.reduce(%v : f128) {
    ^bb0(%l: f128, %r: f128):
      %c = arith.cmpf olt, %l, %r : f128
      %z = arith.select %c, %r, %l : f128
      scf.reduce.return %z : f128
    }
  }
  return %r : f128
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f128 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f128):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-1.18973149535723176508575932662800702E+4932 : f128) : f128
// CHECK-NEXT:     omp.yield(%[[V0]] : f128)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f128, %[[ARG1:[^ ]+]]: f128):
// CHECK-NEXT:     %[[V0]] = arith.cmpf olt, %[[ARG0]], %[[ARG1]] : f128
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : f128
// CHECK-NEXT:     omp.yield(%[[V1]] : f128)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f128) -> f128 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f128 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f128, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f128
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf olt, %[[V3]], %[[ARG3:[^ ]+]] : f128
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : f128
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f128, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f128
// CHECK-NEXT:     return %[[V2]] : f128
// CHECK-NEXT:   }
// CHECK-NEXT: }
