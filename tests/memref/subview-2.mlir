// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [0, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[0, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [4, 4] [0, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[0, 1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 0, 1>}> : (memref<8x16xf32>) -> memref<4x4xf32, strided<[0, 1]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<4x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<4x4xf32, strided<[16, 1]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>, index) -> memref<4x4xf32, strided<[16, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[%arg3, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>, index) -> memref<4x4xf32, strided<[16, 1], offset: ?>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
