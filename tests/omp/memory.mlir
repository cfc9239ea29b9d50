// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.flush
  omp.flush(%p : !llvm.ptr)
  omp.flush(%p, %m : !llvm.ptr, memref<f32>) {a}
  %v3 = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  %v4 = omp.threadprivate %m : memref<f32> -> memref<f32> {a}
  omp.allocate_dir (%p : !llvm.ptr)
  omp.allocate_dir (%p : !llvm.ptr) align(16)
  omp.allocate_dir (%p : !llvm.ptr) allocator(%l)
  omp.allocate_dir (%p : !llvm.ptr) allocator(%l) align(8) {a}
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.flush
// CHECK-NEXT:     omp.flush(%[[ARG2]] : !llvm.ptr)
// CHECK-NEXT:     omp.flush(%[[ARG2]], %[[ARG4]] : !llvm.ptr, memref<f32>) {a}
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.threadprivate %[[ARG2]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = omp.threadprivate %[[ARG4]] : memref<f32> -> memref<f32> {a}
// CHECK-NEXT:     omp.allocate_dir(%[[ARG2]] : !llvm.ptr)
// CHECK-NEXT:     omp.allocate_dir(%[[ARG2]] : !llvm.ptr) align(16)
// CHECK-NEXT:     omp.allocate_dir(%[[ARG2]] : !llvm.ptr) allocator(%[[ARG8]])
// CHECK-NEXT:     omp.allocate_dir(%[[ARG2]] : !llvm.ptr) align(8) allocator(%[[ARG8]]) {a}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.flush"() : () -> ()
// GENERIC-NEXT:     "omp.flush"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.flush"(%[[ARG2]], %[[ARG4]]) {a} : (!llvm.ptr, memref<f32>) -> ()
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "omp.threadprivate"(%[[ARG2]]) : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "omp.threadprivate"(%[[ARG4]]) {a} : (memref<f32>) -> memref<f32>
// GENERIC-NEXT:     "omp.allocate_dir"(%[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.allocate_dir"(%[[ARG2]]) <{align = 16 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.allocate_dir"(%[[ARG2]], %[[ARG8]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, i64) -> ()
// GENERIC-NEXT:     "omp.allocate_dir"(%[[ARG2]], %[[ARG8]]) <{align = 8 : i64, operandSegmentSizes = array<i32: 1, 1>}> {a} : (!llvm.ptr, i64) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
