// RUN: mlir-opt %s --convert-scf-to-openmp --canonicalize | FileCheck %s

func.func @nested(%i: index, %m: memref<?xf32>, %v: f32) {
  scf.parallel (%a) = (%i) to (%i) step (%i) {
    %r = scf.parallel (%b) = (%i) to (%a) step (%i) init (%v) -> f32 {
      %x = memref.load %m[%b] : memref<?xf32>
      scf.reduce(%x : f32) {
      ^bb0(%l: f32, %q: f32):
        %z = arith.addf %l, %q : f32
        scf.reduce.return %z : f32
      }
    }
    memref.store %r, %m[%a] : memref<?xf32>
  }
  return
}

func.func @of_devices(%n: i32) {
  %a = omp.target_allocmem %n : i32, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.addf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, f32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @nested(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG3:[^ ]+]]) : index = (%[[ARG0]]) to (%[[ARG0]]) step (%[[ARG0]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:             llvm.store %[[ARG2]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:             omp.parallel {
// CHECK-NEXT:               omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:                 omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG3:[^ ]+]]) step (%[[ARG0]]) {
// CHECK-NEXT:                   %[[V3:[^ ]+]] = memref.load %[[ARG1:[^ ]+]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:                   %[[V4:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:                   %[[V5:[^ ]+]] = arith.addf %[[V4]], %[[V3]] : f32
// CHECK-NEXT:                   llvm.store %[[V5]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:                   omp.yield
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:               omp.terminator
// CHECK-NEXT:             }
// CHECK-NEXT:             %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:             memref.store %[[V2]], %[[ARG1]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @of_devices(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.target_allocmem %[[ARG0]] : i32, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
