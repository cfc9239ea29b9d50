// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<16x32xf32>, %arg1: tensor<2x2x8x16xf32>, %arg2: index, %arg3: f32, %arg4: i32) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %arg1 : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<16x32xf32>, tensor<2x2x8x16xf32>, index, f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<16x32xf32>, %arg1: tensor<2x2x8x16xf32>, %arg2: index, %arg3: f32, %arg4: i32):
// GENERIC-NEXT:     %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 16>}> : (tensor<16x32xf32>, tensor<2x2x8x16xf32>) -> tensor<2x2x8x16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  %0 = linalg.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d {foo} : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<16x32xf32>, %arg1: tensor<2x2x8x16xf32>, %arg2: index, %arg3: f32, %arg4: i32) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %arg1 {foo} : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<16x32xf32>, tensor<2x2x8x16xf32>, index, f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<16x32xf32>, %arg1: tensor<2x2x8x16xf32>, %arg2: index, %arg3: f32, %arg4: i32):
// GENERIC-NEXT:     %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 8, 16>}> {foo} : (tensor<16x32xf32>, tensor<2x2x8x16xf32>) -> tensor<2x2x8x16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<?x2x?x16xf32>, %n: index, %p: f32, %q: i32) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [%n, 16] into %d : tensor<16x32xf32> -> tensor<?x2x?x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<16x32xf32>, %arg1: tensor<?x2x?x16xf32>, %arg2: index, %arg3: f32, %arg4: i32) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [%arg2, 16] into %arg1 : tensor<16x32xf32> -> tensor<?x2x?x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<16x32xf32>, tensor<?x2x?x16xf32>, index, f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<16x32xf32>, %arg1: tensor<?x2x?x16xf32>, %arg2: index, %arg3: f32, %arg4: i32):
// GENERIC-NEXT:     %0 = "linalg.pack"(%arg0, %arg1, %arg2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_inner_tiles = array<i64: -9223372036854775808, 16>}> : (tensor<16x32xf32>, tensor<?x2x?x16xf32>, index) -> tensor<?x2x?x16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%s: tensor<15x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  %0 = linalg.pack %s padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<15x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<15x32xf32>, %arg1: tensor<2x2x8x16xf32>, %arg2: index, %arg3: f32, %arg4: i32) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%arg3 : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %arg1 : tensor<15x32xf32> -> tensor<2x2x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<15x32xf32>, tensor<2x2x8x16xf32>, index, f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<15x32xf32>, %arg1: tensor<2x2x8x16xf32>, %arg2: index, %arg3: f32, %arg4: i32):
// GENERIC-NEXT:     %0 = "linalg.pack"(%arg0, %arg1, %arg3) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_inner_tiles = array<i64: 8, 16>}> : (tensor<15x32xf32>, tensor<2x2x8x16xf32>, f32) -> tensor<2x2x8x16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<?x?x8x16xf32>, %n: index, %p: f32, %q: i32) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<?x?x8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<16x32xf32>, %arg1: tensor<?x?x8x16xf32>, %arg2: index, %arg3: f32, %arg4: i32) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %arg1 : tensor<16x32xf32> -> tensor<?x?x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<16x32xf32>, tensor<?x?x8x16xf32>, index, f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<16x32xf32>, %arg1: tensor<?x?x8x16xf32>, %arg2: index, %arg3: f32, %arg4: i32):
// GENERIC-NEXT:     %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 16>}> : (tensor<16x32xf32>, tensor<?x?x8x16xf32>) -> tensor<?x?x8x16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%s: tensor<?x32xf32>, %d: tensor<?x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<?x32xf32> -> tensor<?x2x8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x32xf32>, %arg1: tensor<?x2x8x16xf32>, %arg2: index, %arg3: f32, %arg4: i32) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %arg1 : tensor<?x32xf32> -> tensor<?x2x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x32xf32>, tensor<?x2x8x16xf32>, index, f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x32xf32>, %arg1: tensor<?x2x8x16xf32>, %arg2: index, %arg3: f32, %arg4: i32):
// GENERIC-NEXT:     %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 16>}> : (tensor<?x32xf32>, tensor<?x2x8x16xf32>) -> tensor<?x2x8x16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%s: tensor<2x2x8x16xf32>, %d: tensor<16x32xf32>, %n: index) {
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<2x2x8x16xf32> -> tensor<16x32xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<16x32xf32>, %arg2: index) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %arg1 : tensor<2x2x8x16xf32> -> tensor<16x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x2x8x16xf32>, tensor<16x32xf32>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<16x32xf32>, %arg2: index):
// GENERIC-NEXT:     %0 = "linalg.unpack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 16>}> : (tensor<2x2x8x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%s: tensor<2x2x8x16xf32>, %d: tensor<15x32xf32>, %n: index) {
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d {a = 1} : tensor<2x2x8x16xf32> -> tensor<15x32xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<15x32xf32>, %arg2: index) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %arg1 {a = 1 : i64} : tensor<2x2x8x16xf32> -> tensor<15x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x2x8x16xf32>, tensor<15x32xf32>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<15x32xf32>, %arg2: index):
// GENERIC-NEXT:     %0 = "linalg.unpack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 16>}> {a = 1 : i64} : (tensor<2x2x8x16xf32>, tensor<15x32xf32>) -> tensor<15x32xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%s: tensor<2x2x8x16xf32>, %d: tensor<15x30xf32>, %n: index) {
  %0 = linalg.unpack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<2x2x8x16xf32> -> tensor<15x30xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<15x30xf32>, %arg2: index) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %arg1 : tensor<2x2x8x16xf32> -> tensor<15x30xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x2x8x16xf32>, tensor<15x30xf32>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<15x30xf32>, %arg2: index):
// GENERIC-NEXT:     %0 = "linalg.unpack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 8, 16>}> : (tensor<2x2x8x16xf32>, tensor<15x30xf32>) -> tensor<15x30xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%s: tensor<2x2x?x16xf32>, %d: tensor<?x32xf32>, %n: index) {
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [%n, 16] into %d : tensor<2x2x?x16xf32> -> tensor<?x32xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x2x?x16xf32>, %arg1: tensor<?x32xf32>, %arg2: index) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [%arg2, 16] into %arg1 : tensor<2x2x?x16xf32> -> tensor<?x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x2x?x16xf32>, tensor<?x32xf32>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x2x?x16xf32>, %arg1: tensor<?x32xf32>, %arg2: index):
// GENERIC-NEXT:     %0 = "linalg.unpack"(%arg0, %arg1, %arg2) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: -9223372036854775808, 16>}> : (tensor<2x2x?x16xf32>, tensor<?x32xf32>, index) -> tensor<?x32xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<4x5xf32>, %o: tensor<4x5xf32>) {
  %0 = linalg.softmax {z} dimension(1) ins(%i : tensor<4x5xf32>) outs(%o : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.softmax {z} dimension(1) ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x5xf32>, tensor<4x5xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.softmax"(%arg0, %arg1) <{dimension = 1 : i64}> {z} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<4x?xf32>, %o: tensor<4x6xf32>) {
  %0 = linalg.softmax {z} dimension(0) ins(%i : tensor<4x?xf32>) outs(%o : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<4x6xf32>) {
// CHECK-NEXT:     %0 = linalg.softmax {z} dimension(0) ins(%arg0 : tensor<4x?xf32>) outs(%arg1 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<4x6xf32>):
// GENERIC-NEXT:     %0 = "linalg.softmax"(%arg0, %arg1) <{dimension = 0 : i64}> {z} : (tensor<4x?xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: memref<4x5xf32>, %o: memref<4x5xf32>) {
  linalg.softmax dimension(1) ins(%i : memref<4x5xf32>) outs(%o : memref<4x5xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x5xf32>, %arg1: memref<4x5xf32>) {
// CHECK-NEXT:     linalg.softmax dimension(1) ins(%arg0 : memref<4x5xf32>) outs(%arg1 : memref<4x5xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x5xf32>, memref<4x5xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x5xf32>, %arg1: memref<4x5xf32>):
// GENERIC-NEXT:     "linalg.softmax"(%arg0, %arg1) <{dimension = 1 : i64}> : (memref<4x5xf32>, memref<4x5xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: memref<4x5xf32>, %o: tensor<4x5xf32>) {
  %0 = linalg.softmax dimension(1) ins(%i : memref<4x5xf32>) outs(%o : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x5xf32>, %arg1: tensor<4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.softmax dimension(1) ins(%arg0 : memref<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x5xf32>, tensor<4x5xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x5xf32>, %arg1: tensor<4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.softmax"(%arg0, %arg1) <{dimension = 1 : i64}> : (memref<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%i : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.winograd_filter_transform"(%arg0, %arg1) <{fmr = 1 : i32}> : (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<2x3x3x5xf32>, %o: tensor<4x4x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%i : tensor<2x3x3x5xf32>) outs(%o : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<4x4x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x3x5xf32>, tensor<4x4x5x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<4x4x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.winograd_filter_transform"(%arg0, %arg1) <{fmr = 0 : i32}> : (tensor<2x3x3x5xf32>, tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<2x5x5x5xf32>, %o: tensor<6x6x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_5) ins(%i : tensor<2x5x5x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x5x5x5xf32>, %arg1: tensor<6x6x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_filter_transform fmr(F_2_5) ins(%arg0 : tensor<2x5x5x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x5x5x5xf32>, tensor<6x6x5x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x5x5x5xf32>, %arg1: tensor<6x6x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.winograd_filter_transform"(%arg0, %arg1) <{fmr = 2 : i32}> : (tensor<2x5x5x5xf32>, tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<2x3x1x5xf32>, %o: tensor<6x1x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%i : tensor<2x3x1x5xf32>) outs(%o : tensor<6x1x5x2xf32>) -> tensor<6x1x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x3x1x5xf32>, %arg1: tensor<6x1x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x1x5xf32>) outs(%arg1 : tensor<6x1x5x2xf32>) -> tensor<6x1x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x1x5xf32>, tensor<6x1x5x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x1x5xf32>, %arg1: tensor<6x1x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.winograd_filter_transform"(%arg0, %arg1) <{fmr = 1 : i32}> : (tensor<2x3x1x5xf32>, tensor<6x1x5x2xf32>) -> tensor<6x1x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<2x10x10x5xf32>, %o: tensor<6x6x2x2x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x10x10x5xf32>, %arg1: tensor<6x6x2x2x2x5xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg0 : tensor<2x10x10x5xf32>) outs(%arg1 : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x10x10x5xf32>, tensor<6x6x2x2x2x5xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x10x10x5xf32>, %arg1: tensor<6x6x2x2x2x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.winograd_input_transform"(%arg0, %arg1) <{fmr = 1 : i32}> : (tensor<2x10x10x5xf32>, tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<2x11x11x5xf32>, %o: tensor<6x6x2x2x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x11x11x5xf32>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x11x11x5xf32>, %arg1: tensor<6x6x2x2x2x5xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg0 : tensor<2x11x11x5xf32>) outs(%arg1 : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x11x11x5xf32>, tensor<6x6x2x2x2x5xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x11x11x5xf32>, %arg1: tensor<6x6x2x2x2x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.winograd_input_transform"(%arg0, %arg1) <{fmr = 1 : i32}> : (tensor<2x11x11x5xf32>, tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<2x?x?x5xf32>, %o: tensor<6x6x?x?x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x?x?x5xf32>) outs(%o : tensor<6x6x?x?x2x5xf32>) -> tensor<6x6x?x?x2x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x?x?x5xf32>, %arg1: tensor<6x6x?x?x2x5xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg0 : tensor<2x?x?x5xf32>) outs(%arg1 : tensor<6x6x?x?x2x5xf32>) -> tensor<6x6x?x?x2x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x?x?x5xf32>, tensor<6x6x?x?x2x5xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x?x?x5xf32>, %arg1: tensor<6x6x?x?x2x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.winograd_input_transform"(%arg0, %arg1) <{fmr = 1 : i32}> : (tensor<2x?x?x5xf32>, tensor<6x6x?x?x2x5xf32>) -> tensor<6x6x?x?x2x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<2x10x1x5xf32>, %o: tensor<6x1x2x1x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x1x5xf32>) outs(%o : tensor<6x1x2x1x2x5xf32>) -> tensor<6x1x2x1x2x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x10x1x5xf32>, %arg1: tensor<6x1x2x1x2x5xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg0 : tensor<2x10x1x5xf32>) outs(%arg1 : tensor<6x1x2x1x2x5xf32>) -> tensor<6x1x2x1x2x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x10x1x5xf32>, tensor<6x1x2x1x2x5xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x10x1x5xf32>, %arg1: tensor<6x1x2x1x2x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.winograd_input_transform"(%arg0, %arg1) <{fmr = 1 : i32}> : (tensor<2x10x1x5xf32>, tensor<6x1x2x1x2x5xf32>) -> tensor<6x1x2x1x2x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<6x6x2x2x2x5xf32>, %o: tensor<2x8x8x5xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%i : tensor<6x6x2x2x2x5xf32>) outs(%o : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<6x6x2x2x2x5xf32>, %arg1: tensor<2x8x8x5xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg0 : tensor<6x6x2x2x2x5xf32>) outs(%arg1 : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<6x6x2x2x2x5xf32>, tensor<2x8x8x5xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<6x6x2x2x2x5xf32>, %arg1: tensor<2x8x8x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.winograd_output_transform"(%arg0, %arg1) <{fmr = 1 : i32}> : (tensor<6x6x2x2x2x5xf32>, tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<6x1x2x2x2x5xf32>, %o: tensor<2x8x2x5xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%i : tensor<6x1x2x2x2x5xf32>) outs(%o : tensor<2x8x2x5xf32>) -> tensor<2x8x2x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<6x1x2x2x2x5xf32>, %arg1: tensor<2x8x2x5xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg0 : tensor<6x1x2x2x2x5xf32>) outs(%arg1 : tensor<2x8x2x5xf32>) -> tensor<2x8x2x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<6x1x2x2x2x5xf32>, tensor<2x8x2x5xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<6x1x2x2x2x5xf32>, %arg1: tensor<2x8x2x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.winograd_output_transform"(%arg0, %arg1) <{fmr = 1 : i32}> : (tensor<6x1x2x2x2x5xf32>, tensor<2x8x2x5xf32>) -> tensor<2x8x2x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%i: tensor<6x6x?x?x2x5xf32>, %o: tensor<2x?x?x5xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%i : tensor<6x6x?x?x2x5xf32>) outs(%o : tensor<2x?x?x5xf32>) -> tensor<2x?x?x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<6x6x?x?x2x5xf32>, %arg1: tensor<2x?x?x5xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg0 : tensor<6x6x?x?x2x5xf32>) outs(%arg1 : tensor<2x?x?x5xf32>) -> tensor<2x?x?x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<6x6x?x?x2x5xf32>, tensor<2x?x?x5xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<6x6x?x?x2x5xf32>, %arg1: tensor<2x?x?x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.winograd_output_transform"(%arg0, %arg1) <{fmr = 1 : i32}> : (tensor<6x6x?x?x2x5xf32>, tensor<2x?x?x5xf32>) -> tensor<2x?x?x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
