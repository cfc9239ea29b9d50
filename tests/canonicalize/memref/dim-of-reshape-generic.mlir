// RUN: mlir-opt %s --split-input-file --canonicalize --mlir-print-op-generic | FileCheck %s

func.func @size(%m: memref<*xf32>, %s: memref<2xi32>, %at: index) -> index {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32>
  %1 = memref.dim %0, %at : memref<?x?xf32>
  return %1 : index
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (memref<*xf32>, memref<2xi32>, index) -> index, sym_name = "size"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<*xf32>, %arg1: memref<2xi32>, %arg2: index):
// CHECK-NEXT: %[[V0:.*]] = "memref.load"(%arg1, %arg2) <{nontemporal = false}> : (memref<2xi32>, index) -> i32
// CHECK-NEXT: %[[V1:.*]] = "arith.index_cast"(%[[V0]]) : (i32) -> index
// CHECK-NEXT: "func.return"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
