// RUN: mlir-opt %s --split-input-file --memref-expand --mlir-print-op-generic | FileCheck %s

// An access that is made says that it does not go past caches, unless it did.

func.func @shape(%m: memref<*xf32>, %s: memref<2xi32>) -> memref<?x?xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32>, sym_name = "shape"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<*xf32>, %arg1: memref<2xi32>):
// CHECK-NEXT: %[[V0:.*]] = "arith.constant"() <{value = 1 : index}> : () -> index
// CHECK-NEXT: %[[V1:.*]] = "memref.load"(%arg1, %[[V0]]) <{nontemporal = false}> : (memref<2xi32>, index) -> i32
// CHECK-NEXT: %[[V2:.*]] = "arith.index_cast"(%[[V1]]) : (i32) -> index
// CHECK-NEXT: %[[V3:.*]] = "arith.constant"() <{value = 1 : index}> : () -> index
// CHECK-NEXT: %[[V4:.*]] = "arith.muli"(%[[V3]], %[[V2]]) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// CHECK-NEXT: %[[V5:.*]] = "arith.constant"() <{value = 0 : index}> : () -> index
// CHECK-NEXT: %[[V6:.*]] = "memref.load"(%arg1, %[[V5]]) <{nontemporal = false}> : (memref<2xi32>, index) -> i32
// CHECK-NEXT: %[[V7:.*]] = "arith.index_cast"(%[[V6]]) : (i32) -> index
// CHECK-NEXT: %[[V8:.*]] = "memref.reinterpret_cast"(%arg0, %[[V7]], %[[V2]], %[[V4]]) <{operandSegmentSizes = array<i32: 1, 0, 2, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<*xf32>, index, index, index) -> memref<?x?xf32>
// CHECK-NEXT: "func.return"(%[[V8]]) : (memref<?x?xf32>) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
