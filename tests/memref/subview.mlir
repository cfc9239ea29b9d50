// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
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
  %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
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
  %0 = memref.subview %m[2, 3] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 35>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[2, 3] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 35>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 3>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<4x4xf32, strided<[16, 1], offset: 35>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[%i, %i] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[%arg3, %arg3] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>, index, index) -> memref<4x4xf32, strided<[16, 1], offset: ?>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[%i, 0] [%i, 4] [1, %i] : memref<8x16xf32> to memref<?x4xf32, strided<[16, ?], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[%arg3, 0] [%arg3, 4] [1, %arg3] : memref<8x16xf32> to memref<?x4xf32, strided<[16, ?], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0, %arg3, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, -9223372036854775808>}> : (memref<8x16xf32>, index, index, index) -> memref<?x4xf32, strided<[16, ?], offset: ?>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %d[0, 0] [%i, %i] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg1[0, 0] [%arg3, %arg3] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg1, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> memref<?x?xf32, strided<[?, 1]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %d[1, 0] [%i, %i] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg1[1, 0] [%arg3, %arg3] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg1, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %s[0, 0] [4, 4] [1, 1] : memref<8x16xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg2[0, 0] [4, 4] [1, 1] : memref<8x16xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32, strided<[?, ?], offset: ?>>) -> memref<4x4xf32, strided<[?, ?], offset: ?>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<4xf32, strided<[1]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[3, 2] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: 50>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[3, 2] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: 50>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3, 2>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<4xf32, strided<[1], offset: 50>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 1] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[16]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [4, 1] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[16]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<4xf32, strided<[16]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<8x16xf32> to memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [1, 1] [1, 1] : memref<8x16xf32> to memref<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<f32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<8x16xf32> to memref<1xf32, strided<[1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [1, 1] [1, 1] : memref<8x16xf32> to memref<1xf32, strided<[1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<1xf32, strided<[1]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 16>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<8x16xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 8, 16>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<8x16xf32, strided<[16, 1]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %z[] [] [] : memref<f32> to memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg5[] [] [] : memref<f32> to memref<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<f32>) -> memref<f32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %sp[2] [4] [1] : memref<8xf32, 1> to memref<4xf32, strided<[1], offset: 2>, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg7[2] [4] [1] : memref<8xf32, 1> to memref<4xf32, strided<[1], offset: 2>, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<8xf32, 1>) -> memref<4xf32, strided<[1], offset: 2>, 1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [0, 4] [1, 1] : memref<8x16xf32> to memref<0x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [0, 4] [1, 1] : memref<8x16xf32> to memref<0x4xf32, strided<[16, 1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 0, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<0x4xf32, strided<[16, 1]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] {x} : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [4, 4] [1, 1] {x} : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> {x} : (memref<8x16xf32>) -> memref<4x4xf32, strided<[16, 1]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [-1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[-16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [4, 4] [-1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[-16, 1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<8x16xf32, strided<[?, ?], offset: ?>>, index, i32, memref<f32>, memref<*xf32>, memref<8xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: -1, 1>}> : (memref<8x16xf32>) -> memref<4x4xf32, strided<[-16, 1]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
