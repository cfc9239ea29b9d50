// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [128], strides: [1] : memref<8x16xf32> to memref<128xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [128], strides: [1] : memref<8x16xf32> to memref<128xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, index, i32, memref<f32>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 128>, static_strides = array<i64: 1>}> : (memref<8x16xf32>) -> memref<128xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [128], strides: [1] : memref<8x16xf32> to memref<128xf32, strided<[1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [128], strides: [1] : memref<8x16xf32> to memref<128xf32, strided<[1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, index, i32, memref<f32>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 128>, static_strides = array<i64: 1>}> : (memref<8x16xf32>) -> memref<128xf32, strided<[1]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [5], sizes: [4, 4], strides: [16, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 5>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [5], sizes: [4, 4], strides: [16, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 5>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, index, i32, memref<f32>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 5>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 16, 1>}> : (memref<8x16xf32>) -> memref<4x4xf32, strided<[16, 1], offset: 5>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [%i, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg1, 4], strides: [%arg1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, index, i32, memref<f32>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reinterpret_cast"(%arg0, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<8x16xf32>, index, index, index) -> memref<?x4xf32, strided<[?, 1], offset: ?>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [], strides: [] : memref<8x16xf32> to memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<8x16xf32> to memref<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, index, i32, memref<f32>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<8x16xf32>) -> memref<f32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %u to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg4 to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, index, i32, memref<f32>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reinterpret_cast"(%arg4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<*xf32>) -> memref<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %z to offset: [%i], sizes: [4], strides: [%i] : memref<f32> to memref<4xf32, strided<[?], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [%arg1], sizes: [4], strides: [%arg1] : memref<f32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, index, i32, memref<f32>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reinterpret_cast"(%arg3, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: -9223372036854775808>}> : (memref<f32>, index, index) -> memref<4xf32, strided<[?], offset: ?>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %z to offset: [0], sizes: [4], strides: [1] {x} : memref<f32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [4], strides: [1] {x} : memref<f32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, index, i32, memref<f32>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reinterpret_cast"(%arg3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> {x} : (memref<f32>) -> memref<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [0] : memref<8x16xf32> to memref<4xf32, strided<[0]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [0] : memref<8x16xf32> to memref<4xf32, strided<[0]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, index, i32, memref<f32>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 0>}> : (memref<8x16xf32>) -> memref<4xf32, strided<[0]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [-1] : memref<8x16xf32> to memref<4xf32, strided<[-1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [-1] : memref<8x16xf32> to memref<4xf32, strided<[-1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, index, i32, memref<f32>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: -1>}> : (memref<8x16xf32>) -> memref<4xf32, strided<[-1]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<8x16xf32> to memref<?xf32, strided<[?], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<8x16xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, index, i32, memref<f32>, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<8x16xf32>, index) -> memref<?xf32, strided<[?], offset: ?>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
