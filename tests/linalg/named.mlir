// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.abs ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.abs ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.abs"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "math.absf"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.add ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.add ins(%arg0, %arg1 : memref<4x6xf32>, memref<4x6xf32>) outs(%arg2 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.add"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x4x4xf32>, %a1: memref<4x4xf32>, %a2: memref<4x4xf32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<4x4x4xf32>, memref<4x4xf32>) outs(%a2 : memref<4x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x4x4xf32>, %arg1: memref<4x4xf32>, %arg2: memref<4x4xf32>) {
// CHECK-NEXT:     linalg.batch_matvec ins(%arg0, %arg1 : memref<4x4x4xf32>, memref<4x4xf32>) outs(%arg2 : memref<4x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x4x4xf32>, %arg1: memref<4x4xf32>, %arg2: memref<4x4xf32>):
// GENERIC-NEXT:     "linalg.batch_matvec"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4x4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<4x?x?xi8>, %a1: tensor<?x4xi8>, %a2: tensor<4x?xi32>) {
  %0 = linalg.batch_matvec ins(%a0, %a1 : tensor<4x?x?xi8>, tensor<?x4xi8>) outs(%a2 : tensor<4x?xi32>) -> tensor<4x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x?xi8>, %arg1: tensor<?x4xi8>, %arg2: tensor<4x?xi32>) {
// CHECK-NEXT:     %0 = linalg.batch_matvec ins(%arg0, %arg1 : tensor<4x?x?xi8>, tensor<?x4xi8>) outs(%arg2 : tensor<4x?xi32>) -> tensor<4x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?x?xi8>, tensor<?x4xi8>, tensor<4x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?x?xi8>, %arg1: tensor<?x4xi8>, %arg2: tensor<4x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.batch_matvec"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<4x?x?xi8>, tensor<?x4xi8>, tensor<4x?xi32>) -> tensor<4x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x3x4x3x3xf32>, %a1: memref<3x3x4x3x3xf32>, %a2: memref<3x3x3x3x3xf32>) {
  linalg.batch_mmt4d ins(%a0, %a1 : memref<3x3x4x3x3xf32>, memref<3x3x4x3x3xf32>) outs(%a2 : memref<3x3x3x3x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3x4x3x3xf32>, %arg1: memref<3x3x4x3x3xf32>, %arg2: memref<3x3x3x3x3xf32>) {
// CHECK-NEXT:     linalg.batch_mmt4d ins(%arg0, %arg1 : memref<3x3x4x3x3xf32>, memref<3x3x4x3x3xf32>) outs(%arg2 : memref<3x3x3x3x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x3x4x3x3xf32>, memref<3x3x4x3x3xf32>, memref<3x3x3x3x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x3x4x3x3xf32>, %arg1: memref<3x3x4x3x3xf32>, %arg2: memref<3x3x3x3x3xf32>):
// GENERIC-NEXT:     "linalg.batch_mmt4d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x3x4x3x3xf32>, memref<3x3x4x3x3xf32>, memref<3x3x3x3x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?x2x2x3xi8>, %a1: tensor<4x3x?x?x?xi8>, %a2: tensor<4x?x?x?x2xi32>) {
  %0 = linalg.batch_mmt4d ins(%a0, %a1 : tensor<?x?x2x2x3xi8>, tensor<4x3x?x?x?xi8>) outs(%a2 : tensor<4x?x?x?x2xi32>) -> tensor<4x?x?x?x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x2x2x3xi8>, %arg1: tensor<4x3x?x?x?xi8>, %arg2: tensor<4x?x?x?x2xi32>) {
// CHECK-NEXT:     %0 = linalg.batch_mmt4d ins(%arg0, %arg1 : tensor<?x?x2x2x3xi8>, tensor<4x3x?x?x?xi8>) outs(%arg2 : tensor<4x?x?x?x2xi32>) -> tensor<4x?x?x?x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x2x2x3xi8>, tensor<4x3x?x?x?xi8>, tensor<4x?x?x?x2xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x2x2x3xi8>, %arg1: tensor<4x3x?x?x?xi8>, %arg2: tensor<4x?x?x?x2xi32>):
// GENERIC-NEXT:     %0 = "linalg.batch_mmt4d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x2x2x3xi8>, tensor<4x3x?x?x?xi8>, tensor<4x?x?x?x2xi32>) -> tensor<4x?x?x?x2xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x3xf32>, %a1: memref<3x3x3xf32>, %a2: memref<3x3xf32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<3x3xf32>, memref<3x3x3xf32>) outs(%a2 : memref<3x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3xf32>, %arg1: memref<3x3x3xf32>, %arg2: memref<3x3xf32>) {
// CHECK-NEXT:     linalg.batch_vecmat ins(%arg0, %arg1 : memref<3x3xf32>, memref<3x3x3xf32>) outs(%arg2 : memref<3x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x3xf32>, memref<3x3x3xf32>, memref<3x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x3xf32>, %arg1: memref<3x3x3xf32>, %arg2: memref<3x3xf32>):
// GENERIC-NEXT:     "linalg.batch_vecmat"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x3xf32>, memref<3x3x3xf32>, memref<3x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<3x3xi8>, %a1: tensor<3x3x?xi8>, %a2: tensor<?x?xi32>) {
  %0 = linalg.batch_vecmat ins(%a0, %a1 : tensor<3x3xi8>, tensor<3x3x?xi8>) outs(%a2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x3xi8>, %arg1: tensor<3x3x?xi8>, %arg2: tensor<?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.batch_vecmat ins(%arg0, %arg1 : tensor<3x3xi8>, tensor<3x3x?xi8>) outs(%arg2 : tensor<?x?xi32>) -> tensor<?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3x3xi8>, tensor<3x3x?xi8>, tensor<?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3x3xi8>, %arg1: tensor<3x3x?xi8>, %arg2: tensor<?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.batch_vecmat"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<3x3xi8>, tensor<3x3x?xi8>, tensor<?x?xi32>) -> tensor<?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.ceil ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.ceil ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.ceil"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "math.ceil"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<5xf32>, %a1: memref<3xf32>, %a2: memref<3xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<5xf32>, memref<3xf32>) outs(%a2 : memref<3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<5xf32>, %arg1: memref<3xf32>, %arg2: memref<3xf32>) {
// CHECK-NEXT:     linalg.conv_1d ins(%arg0, %arg1 : memref<5xf32>, memref<3xf32>) outs(%arg2 : memref<3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0 + d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<5xf32>, memref<3xf32>, memref<3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<5xf32>, %arg1: memref<3xf32>, %arg2: memref<3xf32>):
// GENERIC-NEXT:     "linalg.conv_1d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<5xf32>, memref<3xf32>, memref<3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?xi8>, %a1: tensor<4xi8>, %a2: tensor<4xi32>) {
  %0 = linalg.conv_1d ins(%a0, %a1 : tensor<?xi8>, tensor<4xi8>) outs(%a2 : tensor<4xi32>) -> tensor<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?xi8>, %arg1: tensor<4xi8>, %arg2: tensor<4xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_1d ins(%arg0, %arg1 : tensor<?xi8>, tensor<4xi8>) outs(%arg2 : tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0 + d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xi8>, tensor<4xi8>, tensor<4xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?xi8>, %arg1: tensor<4xi8>, %arg2: tensor<4xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_1d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?xi8>, tensor<4xi8>, tensor<4xi32>) -> tensor<4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x2x10xf32>, %a1: memref<2x2x4xf32>, %a2: memref<2x2x4xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x2x10xf32>, memref<2x2x4xf32>) outs(%a2 : memref<2x2x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x2x10xf32>, %arg1: memref<2x2x4xf32>, %arg2: memref<2x2x4xf32>) {
// CHECK-NEXT:     linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x2x10xf32>, memref<2x2x4xf32>) outs(%arg2 : memref<2x2x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x2x10xf32>, memref<2x2x4xf32>, memref<2x2x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x2x10xf32>, %arg1: memref<2x2x4xf32>, %arg2: memref<2x2x4xf32>):
// GENERIC-NEXT:     "linalg.conv_1d_ncw_fcw"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x2x10xf32>, memref<2x2x4xf32>, memref<2x2x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?x4xi8>, %a1: tensor<?x4x?xi8>, %a2: tensor<3x?x3xi32>) {
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x4xi8>, tensor<?x4x?xi8>) outs(%a2 : tensor<3x?x3xi32>) -> tensor<3x?x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x4xi8>, %arg1: tensor<?x4x?xi8>, %arg2: tensor<3x?x3xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x4xi8>, tensor<?x4x?xi8>) outs(%arg2 : tensor<3x?x3xi32>) -> tensor<3x?x3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 + d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x4xi8>, tensor<?x4x?xi8>, tensor<3x?x3xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x4xi8>, %arg1: tensor<?x4x?xi8>, %arg2: tensor<3x?x3xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_1d_ncw_fcw"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x4xi8>, tensor<?x4x?xi8>, tensor<3x?x3xi32>) -> tensor<3x?x3xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x5x4xf32>, %a1: memref<2x4x4xf32>, %a2: memref<2x2x4xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[3]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x5x4xf32>, memref<2x4x4xf32>) outs(%a2 : memref<2x2x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x5x4xf32>, %arg1: memref<2x4x4xf32>, %arg2: memref<2x2x4xf32>) {
// CHECK-NEXT:     linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, foo = 3 : i8, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x5x4xf32>, memref<2x4x4xf32>) outs(%arg2 : memref<2x2x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 3 + d3, d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x5x4xf32>, memref<2x4x4xf32>, memref<2x2x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x5x4xf32>, %arg1: memref<2x4x4xf32>, %arg2: memref<2x2x4xf32>):
// GENERIC-NEXT:     "linalg.conv_1d_nwc_wcf"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x5x4xf32>, memref<2x4x4xf32>, memref<2x2x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x6x?xi8>, %a1: tensor<?x2x?xi8>, %a2: tensor<?x3x2xi32>) {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<[1]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x6x?xi8>, tensor<?x2x?xi8>) outs(%a2 : tensor<?x3x2xi32>) -> tensor<?x3x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x6x?xi8>, %arg1: tensor<?x2x?xi8>, %arg2: tensor<?x3x2xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, foo = 3 : i8} ins(%arg0, %arg1 : tensor<?x6x?xi8>, tensor<?x2x?xi8>) outs(%arg2 : tensor<?x3x2xi32>) -> tensor<?x3x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x6x?xi8>, tensor<?x2x?xi8>, tensor<?x3x2xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x6x?xi8>, %arg1: tensor<?x2x?xi8>, %arg2: tensor<?x3x2xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_1d_nwc_wcf"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x6x?xi8>, tensor<?x2x?xi8>, tensor<?x3x2xi32>) -> tensor<?x3x2xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<5x5xf32>, %a1: memref<2x4xf32>, %a2: memref<4x2xf32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<5x5xf32>, memref<2x4xf32>) outs(%a2 : memref<4x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<5x5xf32>, %arg1: memref<2x4xf32>, %arg2: memref<4x2xf32>) {
// CHECK-NEXT:     linalg.conv_2d ins(%arg0, %arg1 : memref<5x5xf32>, memref<2x4xf32>) outs(%arg2 : memref<4x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<5x5xf32>, memref<2x4xf32>, memref<4x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<5x5xf32>, %arg1: memref<2x4xf32>, %arg2: memref<4x2xf32>):
// GENERIC-NEXT:     "linalg.conv_2d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<5x5xf32>, memref<2x4xf32>, memref<4x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<4x?xi8>, %a1: tensor<?x?xi8>, %a2: tensor<?x?xi32>) {
  %0 = linalg.conv_2d ins(%a0, %a1 : tensor<4x?xi8>, tensor<?x?xi8>) outs(%a2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xi8>, %arg1: tensor<?x?xi8>, %arg2: tensor<?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d ins(%arg0, %arg1 : tensor<4x?xi8>, tensor<?x?xi8>) outs(%arg2 : tensor<?x?xi32>) -> tensor<?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xi8>, tensor<?x?xi8>, tensor<?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xi8>, %arg1: tensor<?x?xi8>, %arg2: tensor<?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<4x?xi8>, tensor<?x?xi8>, tensor<?x?xi32>) -> tensor<?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x3x5x5xf32>, %a1: memref<4x3x2x2xf32>, %a2: memref<2x4x4x4xf32>) {
  linalg.conv_2d_nchw_fchw {dilations = dense<[1, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x3x5x5xf32>, memref<4x3x2x2xf32>) outs(%a2 : memref<2x4x4x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x3x5x5xf32>, %arg1: memref<4x3x2x2xf32>, %arg2: memref<2x4x4x4xf32>) {
// CHECK-NEXT:     linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, foo = 3 : i8} ins(%arg0, %arg1 : memref<2x3x5x5xf32>, memref<4x3x2x2xf32>) outs(%arg2 : memref<2x4x4x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x3x5x5xf32>, memref<4x3x2x2xf32>, memref<2x4x4x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x3x5x5xf32>, %arg1: memref<4x3x2x2xf32>, %arg2: memref<2x4x4x4xf32>):
// GENERIC-NEXT:     "linalg.conv_2d_nchw_fchw"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3x5x5xf32>, memref<4x3x2x2xf32>, memref<2x4x4x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<4x4x?x?xi8>, %a1: tensor<2x?x?x4xi8>, %a2: tensor<4x2x?x2xi32>) {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<4x4x?x?xi8>, tensor<2x?x?x4xi8>) outs(%a2 : tensor<4x2x?x2xi32>) -> tensor<4x2x?x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4x?x?xi8>, %arg1: tensor<2x?x?x4xi8>, %arg2: tensor<4x2x?x2xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<4x4x?x?xi8>, tensor<2x?x?x4xi8>) outs(%arg2 : tensor<4x2x?x2xi32>) -> tensor<4x2x?x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 3 + d5, d3 + d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x4x?x?xi8>, tensor<2x?x?x4xi8>, tensor<4x2x?x2xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x4x?x?xi8>, %arg1: tensor<2x?x?x4xi8>, %arg2: tensor<4x2x?x2xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nchw_fchw"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[3, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<4x4x?x?xi8>, tensor<2x?x?x4xi8>, tensor<4x2x?x2xi32>) -> tensor<4x2x?x2xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x2x6x7xf32>, %a1: memref<2x2x4x3xf32>, %a2: f32, %a3: f32, %a4: memref<2x2x3x3xf32>) {
  linalg.conv_2d_nchw_fchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x2x6x7xf32>, memref<2x2x4x3xf32>, f32, f32) outs(%a4 : memref<2x2x3x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x2x6x7xf32>, %arg1: memref<2x2x4x3xf32>, %arg2: f32, %arg3: f32, %arg4: memref<2x2x3x3xf32>) {
// CHECK-NEXT:     linalg.conv_2d_nchw_fchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x2x6x7xf32>, memref<2x2x4x3xf32>, f32, f32) outs(%arg4 : memref<2x2x3x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6 * 2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x2x6x7xf32>, memref<2x2x4x3xf32>, f32, f32, memref<2x2x3x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x2x6x7xf32>, %arg1: memref<2x2x4x3xf32>, %arg2: f32, %arg3: f32, %arg4: memref<2x2x3x3xf32>):
// GENERIC-NEXT:     "linalg.conv_2d_nchw_fchw_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<1> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %0 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.addf"(%arg9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<2x2x6x7xf32>, memref<2x2x4x3xf32>, f32, f32, memref<2x2x3x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<2x?x?x9xi8>, %a1: tensor<2x2x2x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x?x2x2xi32>) {
  %0 = linalg.conv_2d_nchw_fchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<2x?x?x9xi8>, tensor<2x2x2x?xi8>, i8, i8) outs(%a4 : tensor<?x?x2x2xi32>) -> tensor<?x?x2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x?x?x9xi8>, %arg1: tensor<2x2x2x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x?x2x2xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nchw_fchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x?x?x9xi8>, tensor<2x2x2x?xi8>, i8, i8) outs(%arg4 : tensor<?x?x2x2xi32>) -> tensor<?x?x2x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 * 2 + d6 * 2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x?x?x9xi8>, tensor<2x2x2x?xi8>, i8, i8, tensor<?x?x2x2xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x?x?x9xi8>, %arg1: tensor<2x2x2x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x?x2x2xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nchw_fchw_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[1, 2]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i8, %arg6: i8, %arg7: i8, %arg8: i8, %arg9: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg5) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.subi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.extsi"(%arg6) : (i8) -> i32
// GENERIC-NEXT:       %5 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %6 = "arith.subi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %7 = "arith.muli"(%3, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %8 = "arith.addi"(%arg9, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%8) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x?x?x9xi8>, tensor<2x2x2x?xi8>, i8, i8, tensor<?x?x2x2xi32>) -> tensor<?x?x2x2xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x4x4x9x9xf32>, %a1: memref<2x4x4x3x4xf32>, %a2: memref<3x4x2x4x3xf32>) {
  linalg.conv_2d_ngchw_fgchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<3x4x4x9x9xf32>, memref<2x4x4x3x4xf32>) outs(%a2 : memref<3x4x2x4x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x4x4x9x9xf32>, %arg1: memref<2x4x4x3x4xf32>, %arg2: memref<3x4x2x4x3xf32>) {
// CHECK-NEXT:     linalg.conv_2d_ngchw_fgchw {dilations = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<3x4x4x9x9xf32>, memref<2x4x4x3x4xf32>) outs(%arg2 : memref<3x4x2x4x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 2 + d6, d4 + d7 * 2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x4x4x9x9xf32>, memref<2x4x4x3x4xf32>, memref<3x4x2x4x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x4x4x9x9xf32>, %arg1: memref<2x4x4x3x4xf32>, %arg2: memref<3x4x2x4x3xf32>):
// GENERIC-NEXT:     "linalg.conv_2d_ngchw_fgchw"(%arg0, %arg1, %arg2) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x4x4x9x9xf32>, memref<2x4x4x3x4xf32>, memref<3x4x2x4x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x4x3x?x?xi8>, %a1: tensor<?x?x3x2x4xi8>, %a2: tensor<4x4x?x?x?xi32>) {
  %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 2]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x4x3x?x?xi8>, tensor<?x?x3x2x4xi8>) outs(%a2 : tensor<4x4x?x?x?xi32>) -> tensor<4x4x?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4x3x?x?xi8>, %arg1: tensor<?x?x3x2x4xi8>, %arg2: tensor<4x4x?x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x4x3x?x?xi8>, tensor<?x?x3x2x4xi8>) outs(%arg2 : tensor<4x4x?x?x?xi32>) -> tensor<4x4x?x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 2 + d6, d4 * 2 + d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x4x3x?x?xi8>, tensor<?x?x3x2x4xi8>, tensor<4x4x?x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x4x3x?x?xi8>, %arg1: tensor<?x?x3x2x4xi8>, %arg2: tensor<4x4x?x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_ngchw_fgchw"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x4x3x?x?xi8>, tensor<?x?x3x2x4xi8>, tensor<4x4x?x?x?xi32>) -> tensor<4x4x?x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x2x3x6x9xf32>, %a1: memref<2x4x3x3x3xf32>, %a2: memref<4x2x4x2x3xf32>) {
  linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<4x2x3x6x9xf32>, memref<2x4x3x3x3xf32>) outs(%a2 : memref<4x2x4x2x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x2x3x6x9xf32>, %arg1: memref<2x4x3x3x3xf32>, %arg2: memref<4x2x4x2x3xf32>) {
// CHECK-NEXT:     linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : memref<4x2x3x6x9xf32>, memref<2x4x3x3x3xf32>) outs(%arg2 : memref<4x2x4x2x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 3 + d6, d4 * 3 + d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x2x3x6x9xf32>, memref<2x4x3x3x3xf32>, memref<4x2x4x2x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x2x3x6x9xf32>, %arg1: memref<2x4x3x3x3xf32>, %arg2: memref<4x2x4x2x3xf32>):
// GENERIC-NEXT:     "linalg.conv_2d_ngchw_gfchw"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4x2x3x6x9xf32>, memref<2x4x3x3x3xf32>, memref<4x2x4x2x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x2x2x13x6xi8>, %a1: tensor<?x?x?x?x3xi8>, %a2: tensor<4x2x?x?x2xi32>) {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x2x2x13x6xi8>, tensor<?x?x?x?x3xi8>) outs(%a2 : tensor<4x2x?x?x2xi32>) -> tensor<4x2x?x?x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x2x2x13x6xi8>, %arg1: tensor<?x?x?x?x3xi8>, %arg2: tensor<4x2x?x?x2xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8, strides = dense<[3, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x2x2x13x6xi8>, tensor<?x?x?x?x3xi8>) outs(%arg2 : tensor<4x2x?x?x2xi32>) -> tensor<4x2x?x?x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 3 + d6, d4 + d7 * 2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x2x2x13x6xi8>, tensor<?x?x?x?x3xi8>, tensor<4x2x?x?x2xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x2x2x13x6xi8>, %arg1: tensor<?x?x?x?x3xi8>, %arg2: tensor<4x2x?x?x2xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_ngchw_gfchw"(%arg0, %arg1, %arg2) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[3, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x2x2x13x6xi8>, tensor<?x?x?x?x3xi8>, tensor<4x2x?x?x2xi32>) -> tensor<4x2x?x?x2xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x4x3x4x6xf32>, %a1: memref<4x2x3x2x2xf32>, %a2: f32, %a3: f32, %a4: memref<2x4x2x3x3xf32>) {
  linalg.conv_2d_ngchw_gfchw_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x4x3x4x6xf32>, memref<4x2x3x2x2xf32>, f32, f32) outs(%a4 : memref<2x4x2x3x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x4x3x4x6xf32>, %arg1: memref<4x2x3x2x2xf32>, %arg2: f32, %arg3: f32, %arg4: memref<2x4x2x3x3xf32>) {
// CHECK-NEXT:     linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x4x3x4x6xf32>, memref<4x2x3x2x2xf32>, f32, f32) outs(%arg4 : memref<2x4x2x3x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 * 2 + d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x4x3x4x6xf32>, memref<4x2x3x2x2xf32>, f32, f32, memref<2x4x2x3x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x4x3x4x6xf32>, %arg1: memref<4x2x3x2x2xf32>, %arg2: f32, %arg3: f32, %arg4: memref<2x4x2x3x3xf32>):
// GENERIC-NEXT:     "linalg.conv_2d_ngchw_gfchw_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[1, 2]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %0 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.addf"(%arg9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<2x4x3x4x6xf32>, memref<4x2x3x2x2xf32>, f32, f32, memref<2x4x2x3x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<2x?x?x?x9xi8>, %a1: tensor<3x3x?x?x2xi8>, %a2: i8, %a3: i8, %a4: tensor<2x3x?x2x4xi32>) {
  %0 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : tensor<2x?x?x?x9xi8>, tensor<3x3x?x?x2xi8>, i8, i8) outs(%a4 : tensor<2x3x?x2x4xi32>) -> tensor<2x3x?x2x4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x?x?x?x9xi8>, %arg1: tensor<3x3x?x?x2xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<2x3x?x2x4xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<2> : tensor<2xi64>, foo = 3 : i8, strides = dense<[3, 2]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x?x?x?x9xi8>, tensor<3x3x?x?x2xi8>, i8, i8) outs(%arg4 : tensor<2x3x?x2x4xi32>) -> tensor<2x3x?x2x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 3 + d6 * 2, d4 * 2 + d7 * 2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x?x?x?x9xi8>, tensor<3x3x?x?x2xi8>, i8, i8, tensor<2x3x?x2x4xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x?x?x?x9xi8>, %arg1: tensor<3x3x?x?x2xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<2x3x?x2x4xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_ngchw_gfchw_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[3, 2]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i8, %arg6: i8, %arg7: i8, %arg8: i8, %arg9: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg5) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.subi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.extsi"(%arg6) : (i8) -> i32
// GENERIC-NEXT:       %5 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %6 = "arith.subi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %7 = "arith.muli"(%3, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %8 = "arith.addi"(%arg9, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%8) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x?x?x?x9xi8>, tensor<3x3x?x?x2xi8>, i8, i8, tensor<2x3x?x2x4xi32>) -> tensor<2x3x?x2x4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x9x4x4xf32>, %a1: memref<2x3x2x4xf32>, %a2: memref<3x3x2x2xf32>) {
  linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>} ins(%a0, %a1 : memref<3x9x4x4xf32>, memref<2x3x2x4xf32>) outs(%a2 : memref<3x3x2x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x9x4x4xf32>, %arg1: memref<2x3x2x4xf32>, %arg2: memref<3x3x2x2xf32>) {
// CHECK-NEXT:     linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<3x9x4x4xf32>, memref<2x3x2x4xf32>) outs(%arg2 : memref<3x3x2x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 3 + d4, d2 * 2 + d5, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x9x4x4xf32>, memref<2x3x2x4xf32>, memref<3x3x2x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x9x4x4xf32>, %arg1: memref<2x3x2x4xf32>, %arg2: memref<3x3x2x2xf32>):
// GENERIC-NEXT:     "linalg.conv_2d_nhwc_fhwc"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[3, 2]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x9x4x4xf32>, memref<2x3x2x4xf32>, memref<3x3x2x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<4x?x?x2xi8>, %a1: tensor<?x?x2x?xi8>, %a2: tensor<?x2x3x?xi32>) {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<4x?x?x2xi8>, tensor<?x?x2x?xi8>) outs(%a2 : tensor<?x2x3x?xi32>) -> tensor<?x2x3x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x?x2xi8>, %arg1: tensor<?x?x2x?xi8>, %arg2: tensor<?x2x3x?xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, foo = 3 : i8, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<4x?x?x2xi8>, tensor<?x?x2x?xi8>) outs(%arg2 : tensor<?x2x3x?xi32>) -> tensor<?x2x3x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 * 2 + d5, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?x?x2xi8>, tensor<?x?x2x?xi8>, tensor<?x2x3x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?x?x2xi8>, %arg1: tensor<?x?x2x?xi8>, %arg2: tensor<?x2x3x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nhwc_fhwc"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 2]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<4x?x?x2xi8>, tensor<?x?x2x?xi8>, tensor<?x2x3x?xi32>) -> tensor<?x2x3x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x6x6x3xf32>, %a1: memref<2x4x2x3xf32>, %a2: f32, %a3: f32, %a4: memref<3x3x3x2xf32>) {
  linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : memref<3x6x6x3xf32>, memref<2x4x2x3xf32>, f32, f32) outs(%a4 : memref<3x3x3x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x6x6x3xf32>, %arg1: memref<2x4x2x3xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x3x3x2xf32>) {
// CHECK-NEXT:     linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, foo = 3 : i8, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<3x6x6x3xf32>, memref<2x4x2x3xf32>, f32, f32) outs(%arg4 : memref<3x3x3x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 * 2 + d5, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x6x6x3xf32>, memref<2x4x2x3xf32>, f32, f32, memref<3x3x3x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x6x6x3xf32>, %arg1: memref<2x4x2x3xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x3x3x2xf32>):
// GENERIC-NEXT:     "linalg.conv_2d_nhwc_fhwc_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[1, 2]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %0 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.addf"(%arg9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<3x6x6x3xf32>, memref<2x4x2x3xf32>, f32, f32, memref<3x3x3x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x10x?x2xi8>, %a1: tensor<?x4x?x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x4x4x4xi32>) {
  %0 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x10x?x2xi8>, tensor<?x4x?x?xi8>, i8, i8) outs(%a4 : tensor<?x4x4x4xi32>) -> tensor<?x4x4x4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x10x?x2xi8>, %arg1: tensor<?x4x?x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x4x4x4xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x10x?x2xi8>, tensor<?x4x?x?xi8>, i8, i8) outs(%arg4 : tensor<?x4x4x4xi32>) -> tensor<?x4x4x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4 * 2, d2 + d5 * 2, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x10x?x2xi8>, tensor<?x4x?x?xi8>, i8, i8, tensor<?x4x4x4xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x10x?x2xi8>, %arg1: tensor<?x4x?x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x4x4x4xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nhwc_fhwc_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<1> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i8, %arg6: i8, %arg7: i8, %arg8: i8, %arg9: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg5) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.subi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.extsi"(%arg6) : (i8) -> i32
// GENERIC-NEXT:       %5 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %6 = "arith.subi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %7 = "arith.muli"(%3, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %8 = "arith.addi"(%arg9, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%8) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<?x10x?x2xi8>, tensor<?x4x?x?xi8>, i8, i8, tensor<?x4x4x4xi32>) -> tensor<?x4x4x4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x10x11x2xf32>, %a1: memref<4x3x2x3xf32>, %a2: memref<3x4x4x3xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 2]> : tensor<2xi64>} ins(%a0, %a1 : memref<3x10x11x2xf32>, memref<4x3x2x3xf32>) outs(%a2 : memref<3x4x4x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x10x11x2xf32>, %arg1: memref<4x3x2x3xf32>, %arg2: memref<3x4x4x3xf32>) {
// CHECK-NEXT:     linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<3x10x11x2xf32>, memref<4x3x2x3xf32>) outs(%arg2 : memref<3x4x4x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5 * 2, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x10x11x2xf32>, memref<4x3x2x3xf32>, memref<3x4x4x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x10x11x2xf32>, %arg1: memref<4x3x2x3xf32>, %arg2: memref<3x4x4x3xf32>):
// GENERIC-NEXT:     "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %arg2) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x10x11x2xf32>, memref<4x3x2x3xf32>, memref<3x4x4x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<4x3x4x?xi8>, %a1: tensor<2x3x2x?xi8>, %a2: tensor<4x?x2x?xi32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<4x3x4x?xi8>, tensor<2x3x2x?xi8>) outs(%a2 : tensor<4x?x2x?xi32>) -> tensor<4x?x2x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x3x4x?xi8>, %arg1: tensor<2x3x2x?xi8>, %arg2: tensor<4x?x2x?xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, foo = 3 : i8, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<4x3x4x?xi8>, tensor<2x3x2x?xi8>) outs(%arg2 : tensor<4x?x2x?xi32>) -> tensor<4x?x2x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x3x4x?xi8>, tensor<2x3x2x?xi8>, tensor<4x?x2x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x3x4x?xi8>, %arg1: tensor<2x3x2x?xi8>, %arg2: tensor<4x?x2x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<4x3x4x?xi8>, tensor<2x3x2x?xi8>, tensor<4x?x2x?xi32>) -> tensor<4x?x2x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x9x6x4xf32>, %a1: memref<3x2x4x3xf32>, %a2: f32, %a3: f32, %a4: memref<3x4x4x3xf32>) {
  linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : memref<3x9x6x4xf32>, memref<3x2x4x3xf32>, f32, f32) outs(%a4 : memref<3x4x4x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x9x6x4xf32>, %arg1: memref<3x2x4x3xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x4x4x3xf32>) {
// CHECK-NEXT:     linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<3x9x6x4xf32>, memref<3x2x4x3xf32>, f32, f32) outs(%arg4 : memref<3x4x4x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 + d5 * 2, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x9x6x4xf32>, memref<3x2x4x3xf32>, f32, f32, memref<3x4x4x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x9x6x4xf32>, %arg1: memref<3x2x4x3xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x4x4x3xf32>):
// GENERIC-NEXT:     "linalg.conv_2d_nhwc_hwcf_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %0 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.addf"(%arg9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<3x9x6x4xf32>, memref<3x2x4x3xf32>, f32, f32, memref<3x4x4x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x4x?x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x2x4x3xi32>) {
  %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 3]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x4x?x?xi8>, i8, i8) outs(%a4 : tensor<?x2x4x3xi32>) -> tensor<?x2x4x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?x?xi8>, %arg1: tensor<?x4x?x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x2x4x3xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x?x?x?xi8>, tensor<?x4x?x?xi8>, i8, i8) outs(%arg4 : tensor<?x2x4x3xi32>) -> tensor<?x2x4x3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 3 + d4, d2 * 3 + d5, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x4x?x?xi8>, i8, i8, tensor<?x2x4x3xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x?x?xi8>, %arg1: tensor<?x4x?x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x2x4x3xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nhwc_hwcf_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i8, %arg6: i8, %arg7: i8, %arg8: i8, %arg9: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg5) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.subi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.extsi"(%arg6) : (i8) -> i32
// GENERIC-NEXT:       %5 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %6 = "arith.subi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %7 = "arith.muli"(%3, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %8 = "arith.addi"(%arg9, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%8) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<?x?x?x?xi8>, tensor<?x4x?x?xi8>, i8, i8, tensor<?x2x4x3xi32>) -> tensor<?x2x4x3xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x4x6x4x2xf32>, %a1: memref<4x2x2x4x2xf32>, %a2: memref<2x2x3x4x2xf32>) {
  linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x4x6x4x2xf32>, memref<4x2x2x4x2xf32>) outs(%a2 : memref<2x2x3x4x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x4x6x4x2xf32>, %arg1: memref<4x2x2x4x2xf32>, %arg2: memref<2x2x3x4x2xf32>) {
// CHECK-NEXT:     linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x4x6x4x2xf32>, memref<4x2x2x4x2xf32>) outs(%arg2 : memref<2x2x3x4x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5, d2 + d6, d3, d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d4, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x4x6x4x2xf32>, memref<4x2x2x4x2xf32>, memref<2x2x3x4x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x4x6x4x2xf32>, %arg1: memref<4x2x2x4x2xf32>, %arg2: memref<2x2x3x4x2xf32>):
// GENERIC-NEXT:     "linalg.conv_2d_nhwgc_gfhwc"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x4x6x4x2xf32>, memref<4x2x2x4x2xf32>, memref<2x2x3x4x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x8x9x4x?xi8>, %a1: tensor<?x?x?x4x2xi8>, %a2: tensor<4x?x?x?x?xi32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x8x9x4x?xi8>, tensor<?x?x?x4x2xi8>) outs(%a2 : tensor<4x?x?x?x?xi32>) -> tensor<4x?x?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x8x9x4x?xi8>, %arg1: tensor<?x?x?x4x2xi8>, %arg2: tensor<4x?x?x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x8x9x4x?xi8>, tensor<?x?x?x4x2xi8>) outs(%arg2 : tensor<4x?x?x?x?xi32>) -> tensor<4x?x?x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5 * 2, d2 + d6 * 2, d3, d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d4, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x8x9x4x?xi8>, tensor<?x?x?x4x2xi8>, tensor<4x?x?x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x8x9x4x?xi8>, %arg1: tensor<?x?x?x4x2xi8>, %arg2: tensor<4x?x?x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nhwgc_gfhwc"(%arg0, %arg1, %arg2) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x8x9x4x?xi8>, tensor<?x?x?x4x2xi8>, tensor<4x?x?x?x?xi32>) -> tensor<4x?x?x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x8x8x4x3xf32>, %a1: memref<4x4x4x4x3xf32>, %a2: f32, %a3: f32, %a4: memref<2x2x3x4x4xf32>) {
  linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : memref<2x8x8x4x3xf32>, memref<4x4x4x4x3xf32>, f32, f32) outs(%a4 : memref<2x2x3x4x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x8x8x4x3xf32>, %arg1: memref<4x4x4x4x3xf32>, %arg2: f32, %arg3: f32, %arg4: memref<2x2x3x4x4xf32>) {
// CHECK-NEXT:     linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x8x8x4x3xf32>, memref<4x4x4x4x3xf32>, f32, f32) outs(%arg4 : memref<2x2x3x4x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5 * 2, d2 * 2 + d6, d3, d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d4, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x8x8x4x3xf32>, memref<4x4x4x4x3xf32>, f32, f32, memref<2x2x3x4x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x8x8x4x3xf32>, %arg1: memref<4x4x4x4x3xf32>, %arg2: f32, %arg3: f32, %arg4: memref<2x2x3x4x4xf32>):
// GENERIC-NEXT:     "linalg.conv_2d_nhwgc_gfhwc_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<[2, 1]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[1, 2]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %0 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.addf"(%arg9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<2x8x8x4x3xf32>, memref<4x4x4x4x3xf32>, f32, f32, memref<2x2x3x4x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x3x?x?x3xi8>, %a1: tensor<?x4x2x?x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x2x4x2x?xi32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : tensor<?x3x?x?x3xi8>, tensor<?x4x2x?x?xi8>, i8, i8) outs(%a4 : tensor<?x2x4x2x?xi32>) -> tensor<?x2x4x2x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x3x?x?x3xi8>, %arg1: tensor<?x4x2x?x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x2x4x2x?xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, foo = 3 : i8, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x3x?x?x3xi8>, tensor<?x4x2x?x?xi8>, i8, i8) outs(%arg4 : tensor<?x2x4x2x?xi32>) -> tensor<?x2x4x2x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 * 2 + d6, d3, d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d4, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x3x?x?x3xi8>, tensor<?x4x2x?x?xi8>, i8, i8, tensor<?x2x4x2x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x3x?x?x3xi8>, %arg1: tensor<?x4x2x?x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x2x4x2x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nhwgc_gfhwc_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[1, 2]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i8, %arg6: i8, %arg7: i8, %arg8: i8, %arg9: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg5) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.subi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.extsi"(%arg6) : (i8) -> i32
// GENERIC-NEXT:       %5 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %6 = "arith.subi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %7 = "arith.muli"(%3, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %8 = "arith.addi"(%arg9, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%8) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<?x3x?x?x3xi8>, tensor<?x4x2x?x?xi8>, i8, i8, tensor<?x2x4x2x?xi32>) -> tensor<?x2x4x2x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<5x5x7xf32>, %a1: memref<3x2x4xf32>, %a2: memref<3x4x4xf32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<5x5x7xf32>, memref<3x2x4xf32>) outs(%a2 : memref<3x4x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<5x5x7xf32>, %arg1: memref<3x2x4xf32>, %arg2: memref<3x4x4xf32>) {
// CHECK-NEXT:     linalg.conv_3d ins(%arg0, %arg1 : memref<5x5x7xf32>, memref<3x2x4xf32>) outs(%arg2 : memref<3x4x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<5x5x7xf32>, memref<3x2x4xf32>, memref<3x4x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<5x5x7xf32>, %arg1: memref<3x2x4xf32>, %arg2: memref<3x4x4xf32>):
// GENERIC-NEXT:     "linalg.conv_3d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<5x5x7xf32>, memref<3x2x4xf32>, memref<3x4x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?x3xi8>, %a1: tensor<4x2x2xi8>, %a2: tensor<3x?x2xi32>) {
  %0 = linalg.conv_3d ins(%a0, %a1 : tensor<?x?x3xi8>, tensor<4x2x2xi8>) outs(%a2 : tensor<3x?x2xi32>) -> tensor<3x?x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x3xi8>, %arg1: tensor<4x2x2xi8>, %arg2: tensor<3x?x2xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_3d ins(%arg0, %arg1 : tensor<?x?x3xi8>, tensor<4x2x2xi8>) outs(%arg2 : tensor<3x?x2xi32>) -> tensor<3x?x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x3xi8>, tensor<4x2x2xi8>, tensor<3x?x2xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x3xi8>, %arg1: tensor<4x2x2xi8>, %arg2: tensor<3x?x2xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_3d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x3xi8>, tensor<4x2x2xi8>, tensor<3x?x2xi32>) -> tensor<3x?x2xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x3x6x7x5xf32>, %a1: memref<4x3x2x3x2xf32>, %a2: memref<3x4x3x3x4xf32>) {
  linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 1]> : tensor<3xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<3x3x6x7x5xf32>, memref<4x3x2x3x2xf32>) outs(%a2 : memref<3x4x3x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3x6x7x5xf32>, %arg1: memref<4x3x2x3x2xf32>, %arg2: memref<3x4x3x3x4xf32>) {
// CHECK-NEXT:     linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 2, 1]> : tensor<3xi64>, foo = 3 : i8, strides = dense<[2, 1, 1]> : tensor<3xi64>} ins(%arg0, %arg1 : memref<3x3x6x7x5xf32>, memref<4x3x2x3x2xf32>) outs(%arg2 : memref<3x4x3x3x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 * 2 + d6, d3 + d7 * 2, d4 + d8)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d1, d5, d6, d7, d8)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x3x6x7x5xf32>, memref<4x3x2x3x2xf32>, memref<3x4x3x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x3x6x7x5xf32>, %arg1: memref<4x3x2x3x2xf32>, %arg2: memref<3x4x3x3x4xf32>):
// GENERIC-NEXT:     "linalg.conv_3d_ncdhw_fcdhw"(%arg0, %arg1, %arg2) <{dilations = dense<[1, 2, 1]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 1, 1]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x3x6x7x5xf32>, memref<4x3x2x3x2xf32>, memref<3x4x3x3x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x4x3x?x?xi8>, %a2: tensor<2x2x3x?x?xi32>) {
  %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[2, 1, 3]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xi8>, tensor<?x4x3x?x?xi8>) outs(%a2 : tensor<2x2x3x?x?xi32>) -> tensor<2x2x3x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?x?x?xi8>, %arg1: tensor<?x4x3x?x?xi8>, %arg2: tensor<2x2x3x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<[2, 1, 3]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xi8>, tensor<?x4x3x?x?xi8>) outs(%arg2 : tensor<2x2x3x?x?xi32>) -> tensor<2x2x3x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 * 2 + d6, d3 + d7, d4 * 3 + d8)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d1, d5, d6, d7, d8)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x4x3x?x?xi8>, tensor<2x2x3x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x?x?x?xi8>, %arg1: tensor<?x4x3x?x?xi8>, %arg2: tensor<2x2x3x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_3d_ncdhw_fcdhw"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 1, 3]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x?x?x?xi8>, tensor<?x4x3x?x?xi8>, tensor<2x2x3x?x?xi32>) -> tensor<2x2x3x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x5x4x5x2xf32>, %a1: memref<4x3x2x2x4xf32>, %a2: memref<4x2x2x2x4xf32>) {
  linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[1, 1, 3]> : tensor<3xi64>} ins(%a0, %a1 : memref<4x5x4x5x2xf32>, memref<4x3x2x2x4xf32>) outs(%a2 : memref<4x2x2x2x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x5x4x5x2xf32>, %arg1: memref<4x3x2x2x4xf32>, %arg2: memref<4x2x2x2x4xf32>) {
// CHECK-NEXT:     linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 1, 3]> : tensor<3xi64>} ins(%arg0, %arg1 : memref<4x5x4x5x2xf32>, memref<4x3x2x2x4xf32>) outs(%arg2 : memref<4x2x2x2x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 * 3 + d7, d8)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x5x4x5x2xf32>, memref<4x3x2x2x4xf32>, memref<4x2x2x2x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x5x4x5x2xf32>, %arg1: memref<4x3x2x2x4xf32>, %arg2: memref<4x2x2x2x4xf32>):
// GENERIC-NEXT:     "linalg.conv_3d_ndhwc_dhwcf"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 1, 3]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4x5x4x5x2xf32>, memref<4x3x2x2x4xf32>, memref<4x2x2x2x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x4x13x4x?xi8>, %a1: tensor<3x?x2x?x?xi8>, %a2: tensor<?x?x?x?x?xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[1, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x4x13x4x?xi8>, tensor<3x?x2x?x?xi8>) outs(%a2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4x13x4x?xi8>, %arg1: tensor<3x?x2x?x?xi8>, %arg2: tensor<?x?x?x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 3, 1]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x4x13x4x?xi8>, tensor<3x?x2x?x?xi8>) outs(%arg2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 * 3 + d6, d3 + d7, d8)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x4x13x4x?xi8>, tensor<3x?x2x?x?xi8>, tensor<?x?x?x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x4x13x4x?xi8>, %arg1: tensor<3x?x2x?x?xi8>, %arg2: tensor<?x?x?x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_3d_ndhwc_dhwcf"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 3, 1]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x4x13x4x?xi8>, tensor<3x?x2x?x?xi8>, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x11x11x4x2xf32>, %a1: memref<2x3x2x2x4xf32>, %a2: f32, %a3: f32, %a4: memref<3x4x4x2x4xf32>) {
  linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[3, 2, 2]> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : memref<3x11x11x4x2xf32>, memref<2x3x2x2x4xf32>, f32, f32) outs(%a4 : memref<3x4x4x2x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x11x11x4x2xf32>, %arg1: memref<2x3x2x2x4xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x4x4x2x4xf32>) {
// CHECK-NEXT:     linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[3, 2, 2]> : tensor<3xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<3x11x11x4x2xf32>, memref<2x3x2x2x4xf32>, f32, f32) outs(%arg4 : memref<3x4x4x2x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 3 + d5, d2 * 2 + d6 * 2, d3 * 2 + d7, d8)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x11x11x4x2xf32>, memref<2x3x2x2x4xf32>, f32, f32, memref<3x4x4x2x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x11x11x4x2xf32>, %arg1: memref<2x3x2x2x4xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x4x4x2x4xf32>):
// GENERIC-NEXT:     "linalg.conv_3d_ndhwc_dhwcf_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<[1, 2, 1]> : tensor<3xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[3, 2, 2]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %0 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.addf"(%arg9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<3x11x11x4x2xf32>, memref<2x3x2x2x4xf32>, f32, f32, memref<3x4x4x2x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<4x?x?x?x2xi8>, %a1: tensor<?x4x?x?x3xi8>, %a2: i8, %a3: i8, %a4: tensor<4x3x?x?x?xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[1, 2, 2]> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : tensor<4x?x?x?x2xi8>, tensor<?x4x?x?x3xi8>, i8, i8) outs(%a4 : tensor<4x3x?x?x?xi32>) -> tensor<4x3x?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x?x?x2xi8>, %arg1: tensor<?x4x?x?x3xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<4x3x?x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 2, 2]> : tensor<3xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x?x?x?x2xi8>, tensor<?x4x?x?x3xi8>, i8, i8) outs(%arg4 : tensor<4x3x?x?x?xi32>) -> tensor<4x3x?x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 * 2 + d6, d3 * 2 + d7, d8)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?x?x?x2xi8>, tensor<?x4x?x?x3xi8>, i8, i8, tensor<4x3x?x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?x?x?x2xi8>, %arg1: tensor<?x4x?x?x3xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<4x3x?x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.conv_3d_ndhwc_dhwcf_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[1, 2, 2]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i8, %arg6: i8, %arg7: i8, %arg8: i8, %arg9: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg5) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.subi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.extsi"(%arg6) : (i8) -> i32
// GENERIC-NEXT:       %5 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %6 = "arith.subi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %7 = "arith.muli"(%3, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %8 = "arith.addi"(%arg9, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%8) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<4x?x?x?x2xi8>, tensor<?x4x?x?x3xi8>, i8, i8, tensor<4x3x?x?x?xi32>) -> tensor<4x3x?x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.copy ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.copy ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.copy"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       "linalg.yield"(%arg2) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<4x?xi8>, %a1: tensor<?x?xi32>) {
  %0 = linalg.copy ins(%a0 : tensor<4x?xi8>) outs(%a1 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xi8>, %arg1: tensor<?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.copy ins(%arg0 : tensor<4x?xi8>) outs(%arg1 : tensor<?x?xi32>) -> tensor<?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xi8>, tensor<?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xi8>, %arg1: tensor<?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.copy"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: i8, %arg3: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg2) : (i8) -> i32
// GENERIC-NEXT:       "linalg.yield"(%1) : (i32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x?xi8>, tensor<?x?xi32>) -> tensor<?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x3x5xf32>, %a1: memref<3x3xf32>, %a2: memref<3x3x3xf32>) {
  linalg.depthwise_conv_1d_ncw_cw {dilations = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<3x3x5xf32>, memref<3x3xf32>) outs(%a2 : memref<3x3x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3x5xf32>, %arg1: memref<3x3xf32>, %arg2: memref<3x3x3xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<3x3x5xf32>, memref<3x3xf32>) outs(%arg2 : memref<3x3x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 + d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x3x5xf32>, memref<3x3xf32>, memref<3x3x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x3x5xf32>, %arg1: memref<3x3xf32>, %arg2: memref<3x3x3xf32>):
// GENERIC-NEXT:     "linalg.depthwise_conv_1d_ncw_cw"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x3x5xf32>, memref<3x3xf32>, memref<3x3x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?x?xi8>, %a1: tensor<?x4xi8>, %a2: tensor<?x?x?xi32>) {
  %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x?x?xi8>, tensor<?x4xi8>) outs(%a2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?xi8>, %arg1: tensor<?x4xi8>, %arg2: tensor<?x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, foo = 3 : i8, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xi8>, tensor<?x4xi8>) outs(%arg2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 * 2 + d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?x4xi8>, tensor<?x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x?xi8>, %arg1: tensor<?x4xi8>, %arg2: tensor<?x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_1d_ncw_cw"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x?xi8>, tensor<?x4xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x7x4xf32>, %a1: memref<4x4xf32>, %a2: memref<4x4x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<4x7x4xf32>, memref<4x4xf32>) outs(%a2 : memref<4x4x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x7x4xf32>, %arg1: memref<4x4xf32>, %arg2: memref<4x4x4xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<4x7x4xf32>, memref<4x4xf32>) outs(%arg2 : memref<4x4x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x7x4xf32>, memref<4x4xf32>, memref<4x4x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x7x4xf32>, %arg1: memref<4x4xf32>, %arg2: memref<4x4x4xf32>):
// GENERIC-NEXT:     "linalg.depthwise_conv_1d_nwc_wc"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4x7x4xf32>, memref<4x4xf32>, memref<4x4x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x8x3xi8>, %a1: tensor<?x3xi8>, %a2: tensor<?x4x?xi32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x8x3xi8>, tensor<?x3xi8>) outs(%a2 : tensor<?x4x?xi32>) -> tensor<?x4x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x8x3xi8>, %arg1: tensor<?x3xi8>, %arg2: tensor<?x4x?xi32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x8x3xi8>, tensor<?x3xi8>) outs(%arg2 : tensor<?x4x?xi32>) -> tensor<?x4x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3 * 2, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x8x3xi8>, tensor<?x3xi8>, tensor<?x4x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x8x3xi8>, %arg1: tensor<?x3xi8>, %arg2: tensor<?x4x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_1d_nwc_wc"(%arg0, %arg1, %arg2) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x8x3xi8>, tensor<?x3xi8>, tensor<?x4x?xi32>) -> tensor<?x4x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x11x2xf32>, %a1: memref<4x2x2xf32>, %a2: memref<4x3x2x2xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<4x11x2xf32>, memref<4x2x2xf32>) outs(%a2 : memref<4x3x2x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x11x2xf32>, %arg1: memref<4x2x2xf32>, %arg2: memref<4x3x2x2xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<2> : tensor<1xi64>, foo = 3 : i8, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<4x11x2xf32>, memref<4x2x2xf32>) outs(%arg2 : memref<4x3x2x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d4 * 2, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x11x2xf32>, memref<4x2x2xf32>, memref<4x3x2x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x11x2xf32>, %arg1: memref<4x2x2xf32>, %arg2: memref<4x3x2x2xf32>):
// GENERIC-NEXT:     "linalg.depthwise_conv_1d_nwc_wcm"(%arg0, %arg1, %arg2) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4x11x2xf32>, memref<4x2x2xf32>, memref<4x3x2x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?x?xi8>, %a1: tensor<2x4x?xi8>, %a2: tensor<?x3x4x2xi32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xi8>, tensor<2x4x?xi8>) outs(%a2 : tensor<?x3x4x2xi32>) -> tensor<?x3x4x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?xi8>, %arg1: tensor<2x4x?xi8>, %arg2: tensor<?x3x4x2xi32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xi8>, tensor<2x4x?xi8>) outs(%arg2 : tensor<?x3x4x2xi32>) -> tensor<?x3x4x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d4, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<2x4x?xi8>, tensor<?x3x4x2xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x?xi8>, %arg1: tensor<2x4x?xi8>, %arg2: tensor<?x3x4x2xi32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_1d_nwc_wcm"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x?xi8>, tensor<2x4x?xi8>, tensor<?x3x4x2xi32>) -> tensor<?x3x4x2xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x3x3x11xf32>, %a1: memref<3x2x4xf32>, %a2: memref<3x3x2x3xf32>) {
  linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a0, %a1 : memref<3x3x3x11xf32>, memref<3x2x4xf32>) outs(%a2 : memref<3x3x2x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3x3x11xf32>, %arg1: memref<3x2x4xf32>, %arg2: memref<3x3x2x3xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<3x3x3x11xf32>, memref<3x2x4xf32>) outs(%arg2 : memref<3x3x2x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 + d4, d2 * 2 + d5 * 2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x3x3x11xf32>, memref<3x2x4xf32>, memref<3x3x2x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x3x3x11xf32>, %arg1: memref<3x2x4xf32>, %arg2: memref<3x3x2x3xf32>):
// GENERIC-NEXT:     "linalg.depthwise_conv_2d_nchw_chw"(%arg0, %arg1, %arg2) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 2]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x3x3x11xf32>, memref<3x2x4xf32>, memref<3x3x2x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?x11x?xi8>, %a1: tensor<?x?x4xi8>, %a2: tensor<?x?x4x2xi32>) {
  %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x?x11x?xi8>, tensor<?x?x4xi8>) outs(%a2 : tensor<?x?x4x2xi32>) -> tensor<?x?x4x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x11x?xi8>, %arg1: tensor<?x?x4xi8>, %arg2: tensor<?x?x4x2xi32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8, strides = dense<[3, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x11x?xi8>, tensor<?x?x4xi8>) outs(%arg2 : tensor<?x?x4x2xi32>) -> tensor<?x?x4x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * 3 + d4, d2 + d5 * 2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x11x?xi8>, tensor<?x?x4xi8>, tensor<?x?x4x2xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x11x?xi8>, %arg1: tensor<?x?x4xi8>, %arg2: tensor<?x?x4x2xi32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_2d_nchw_chw"(%arg0, %arg1, %arg2) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[3, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x11x?xi8>, tensor<?x?x4xi8>, tensor<?x?x4x2xi32>) -> tensor<?x?x4x2xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x13x5x4xf32>, %a1: memref<4x3x4xf32>, %a2: memref<2x4x3x4xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x13x5x4xf32>, memref<4x3x4xf32>) outs(%a2 : memref<2x4x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x13x5x4xf32>, %arg1: memref<4x3x4xf32>, %arg2: memref<2x4x3x4xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, foo = 3 : i8, strides = dense<[3, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x13x5x4xf32>, memref<4x3x4xf32>) outs(%arg2 : memref<2x4x3x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x13x5x4xf32>, memref<4x3x4xf32>, memref<2x4x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x13x5x4xf32>, %arg1: memref<4x3x4xf32>, %arg2: memref<2x4x3x4xf32>):
// GENERIC-NEXT:     "linalg.depthwise_conv_2d_nhwc_hwc"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[3, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x13x5x4xf32>, memref<4x3x4xf32>, memref<2x4x3x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x4x7x?xi8>, %a1: tensor<2x?x?xi8>, %a2: tensor<?x3x4x?xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x4x7x?xi8>, tensor<2x?x?xi8>) outs(%a2 : tensor<?x3x4x?xi32>) -> tensor<?x3x4x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4x7x?xi8>, %arg1: tensor<2x?x?xi8>, %arg2: tensor<?x3x4x?xi32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x4x7x?xi8>, tensor<2x?x?xi8>) outs(%arg2 : tensor<?x3x4x?xi32>) -> tensor<?x3x4x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x4x7x?xi8>, tensor<2x?x?xi8>, tensor<?x3x4x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x4x7x?xi8>, %arg1: tensor<2x?x?xi8>, %arg2: tensor<?x3x4x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_2d_nhwc_hwc"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x4x7x?xi8>, tensor<2x?x?xi8>, tensor<?x3x4x?xi32>) -> tensor<?x3x4x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x7x12x2xf32>, %a1: memref<4x3x2xf32>, %a2: f32, %a3: f32, %a4: memref<2x2x4x2xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 3]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x7x12x2xf32>, memref<4x3x2xf32>, f32, f32) outs(%a4 : memref<2x2x4x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x7x12x2xf32>, %arg1: memref<4x3x2xf32>, %arg2: f32, %arg3: f32, %arg4: memref<2x2x4x2xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x7x12x2xf32>, memref<4x3x2xf32>, f32, f32) outs(%arg4 : memref<2x2x4x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4, d2 * 3 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x7x12x2xf32>, memref<4x3x2xf32>, f32, f32, memref<2x2x4x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x7x12x2xf32>, %arg1: memref<4x3x2xf32>, %arg2: f32, %arg3: f32, %arg4: memref<2x2x4x2xf32>):
// GENERIC-NEXT:     "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %0 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.addf"(%arg9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<2x7x12x2xf32>, memref<4x3x2xf32>, f32, f32, memref<2x2x4x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<4x9x5x4xi8>, %a1: tensor<2x3x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x?x?x?xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : tensor<4x9x5x4xi8>, tensor<2x3x?xi8>, i8, i8) outs(%a4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x9x5x4xi8>, %arg1: tensor<2x3x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x?x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x9x5x4xi8>, tensor<2x3x?xi8>, i8, i8) outs(%arg4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4 * 2, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x9x5x4xi8>, tensor<2x3x?xi8>, i8, i8, tensor<?x?x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x9x5x4xi8>, %arg1: tensor<2x3x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x?x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<[2, 1]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i8, %arg6: i8, %arg7: i8, %arg8: i8, %arg9: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg5) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.subi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.extsi"(%arg6) : (i8) -> i32
// GENERIC-NEXT:       %5 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %6 = "arith.subi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %7 = "arith.muli"(%3, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %8 = "arith.addi"(%arg9, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%8) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<4x9x5x4xi8>, tensor<2x3x?xi8>, i8, i8, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x6x8x3xf32>, %a1: memref<3x4x3x3xf32>, %a2: memref<2x2x3x3x3xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x6x8x3xf32>, memref<3x4x3x3xf32>) outs(%a2 : memref<2x2x3x3x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x6x8x3xf32>, %arg1: memref<3x4x3x3xf32>, %arg2: memref<2x2x3x3x3xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x6x8x3xf32>, memref<3x4x3x3xf32>) outs(%arg2 : memref<2x2x3x3x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5 * 2, d2 * 2 + d6, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x6x8x3xf32>, memref<3x4x3x3xf32>, memref<2x2x3x3x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x6x8x3xf32>, %arg1: memref<3x4x3x3xf32>, %arg2: memref<2x2x3x3x3xf32>):
// GENERIC-NEXT:     "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg0, %arg1, %arg2) <{dilations = dense<[2, 1]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 2]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x6x8x3xf32>, memref<3x4x3x3xf32>, memref<2x2x3x3x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<3x6x?x?xi8>, %a1: tensor<4x?x?x?xi8>, %a2: tensor<3x?x?x2x?xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a0, %a1 : tensor<3x6x?x?xi8>, tensor<4x?x?x?xi8>) outs(%a2 : tensor<3x?x?x2x?xi32>) -> tensor<3x?x?x2x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x6x?x?xi8>, %arg1: tensor<4x?x?x?xi8>, %arg2: tensor<3x?x?x2x?xi32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<3x6x?x?xi8>, tensor<4x?x?x?xi8>) outs(%arg2 : tensor<3x?x?x2x?xi32>) -> tensor<3x?x?x2x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 * 2 + d6 * 2, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3x6x?x?xi8>, tensor<4x?x?x?xi8>, tensor<3x?x?x2x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3x6x?x?xi8>, %arg1: tensor<4x?x?x?xi8>, %arg2: tensor<3x?x?x2x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg0, %arg1, %arg2) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 2]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<3x6x?x?xi8>, tensor<4x?x?x?xi8>, tensor<3x?x?x2x?xi32>) -> tensor<3x?x?x2x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x7x8x2xf32>, %a1: memref<2x2x2x2xf32>, %a2: f32, %a3: f32, %a4: memref<3x3x4x2x2xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 2]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<3x7x8x2xf32>, memref<2x2x2x2xf32>, f32, f32) outs(%a4 : memref<3x3x4x2x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x7x8x2xf32>, %arg1: memref<2x2x2x2xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x3x4x2x2xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<3x7x8x2xf32>, memref<2x2x2x2xf32>, f32, f32) outs(%arg4 : memref<3x3x4x2x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d5 * 2, d2 * 2 + d6, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x7x8x2xf32>, memref<2x2x2x2xf32>, f32, f32, memref<3x3x4x2x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x7x8x2xf32>, %arg1: memref<2x2x2x2xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x3x4x2x2xf32>):
// GENERIC-NEXT:     "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<[2, 1]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %0 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.addf"(%arg9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<3x7x8x2xf32>, memref<2x2x2x2xf32>, f32, f32, memref<3x3x4x2x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<4x?x?x2xi8>, %a1: tensor<3x3x?x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x3x4x2x?xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<4x?x?x2xi8>, tensor<3x3x?x?xi8>, i8, i8) outs(%a4 : tensor<?x3x4x2x?xi32>) -> tensor<?x3x4x2x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x?x2xi8>, %arg1: tensor<3x3x?x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x3x4x2x?xi32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x?x?x2xi8>, tensor<3x3x?x?xi8>, i8, i8) outs(%arg4 : tensor<?x3x4x2x?xi32>) -> tensor<?x3x4x2x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d5, d2 + d6, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?x?x2xi8>, tensor<3x3x?x?xi8>, i8, i8, tensor<?x3x4x2x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?x?x2xi8>, %arg1: tensor<3x3x?x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x3x4x2x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i8, %arg6: i8, %arg7: i8, %arg8: i8, %arg9: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg5) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.subi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.extsi"(%arg6) : (i8) -> i32
// GENERIC-NEXT:       %5 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %6 = "arith.subi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %7 = "arith.muli"(%3, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %8 = "arith.addi"(%arg9, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%8) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<4x?x?x2xi8>, tensor<3x3x?x?xi8>, i8, i8, tensor<?x3x4x2x?xi32>) -> tensor<?x3x4x2x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x2x12x7x7xf32>, %a1: memref<2x2x3x4xf32>, %a2: memref<2x2x4x3x2xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[2, 1, 1]> : tensor<3xi64>, strides = dense<[3, 2, 3]> : tensor<3xi64>} ins(%a0, %a1 : memref<2x2x12x7x7xf32>, memref<2x2x3x4xf32>) outs(%a2 : memref<2x2x4x3x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x2x12x7x7xf32>, %arg1: memref<2x2x3x4xf32>, %arg2: memref<2x2x4x3x2xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[2, 1, 1]> : tensor<3xi64>, strides = dense<[3, 2, 3]> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x2x12x7x7xf32>, memref<2x2x3x4xf32>) outs(%arg2 : memref<2x2x4x3x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 * 3 + d4 * 2, d2 * 2 + d5, d3 * 3 + d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x2x12x7x7xf32>, memref<2x2x3x4xf32>, memref<2x2x4x3x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x2x12x7x7xf32>, %arg1: memref<2x2x3x4xf32>, %arg2: memref<2x2x4x3x2xf32>):
// GENERIC-NEXT:     "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg0, %arg1, %arg2) <{dilations = dense<[2, 1, 1]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[3, 2, 3]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x2x12x7x7xf32>, memref<2x2x3x4xf32>, memref<2x2x4x3x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x3x?x5x6xi8>, %a1: tensor<3x?x?x3xi8>, %a2: tensor<?x3x3x2x2xi32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[2, 2, 2]> : tensor<3xi64>, strides = dense<[2, 2, 1]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x3x?x5x6xi8>, tensor<3x?x?x3xi8>) outs(%a2 : tensor<?x3x3x2x2xi32>) -> tensor<?x3x3x2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x3x?x5x6xi8>, %arg1: tensor<3x?x?x3xi8>, %arg2: tensor<?x3x3x2x2xi32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<2> : tensor<3xi64>, strides = dense<[2, 2, 1]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x3x?x5x6xi8>, tensor<3x?x?x3xi8>) outs(%arg2 : tensor<?x3x3x2x2xi32>) -> tensor<?x3x3x2x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 * 2 + d4 * 2, d2 * 2 + d5 * 2, d3 + d6 * 2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x3x?x5x6xi8>, tensor<3x?x?x3xi8>, tensor<?x3x3x2x2xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x3x?x5x6xi8>, %arg1: tensor<3x?x?x3xi8>, %arg2: tensor<?x3x3x2x2xi32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg0, %arg1, %arg2) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 2, 1]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x3x?x5x6xi8>, tensor<3x?x?x3xi8>, tensor<?x3x3x2x2xi32>) -> tensor<?x3x3x2x2xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x5x10x10x2xf32>, %a1: memref<3x4x4x2xf32>, %a2: memref<2x2x4x4x2xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 2, 2]> : tensor<3xi64>, strides = dense<[2, 1, 1]> : tensor<3xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x5x10x10x2xf32>, memref<3x4x4x2xf32>) outs(%a2 : memref<2x2x4x4x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x5x10x10x2xf32>, %arg1: memref<3x4x4x2xf32>, %arg2: memref<2x2x4x4x2xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 2, 2]> : tensor<3xi64>, foo = 3 : i8, strides = dense<[2, 1, 1]> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x5x10x10x2xf32>, memref<3x4x4x2xf32>) outs(%arg2 : memref<2x2x4x4x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d4, d2 + d5 * 2, d3 + d6 * 2, d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x5x10x10x2xf32>, memref<3x4x4x2xf32>, memref<2x2x4x4x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x5x10x10x2xf32>, %arg1: memref<3x4x4x2xf32>, %arg2: memref<2x2x4x4x2xf32>):
// GENERIC-NEXT:     "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg0, %arg1, %arg2) <{dilations = dense<[1, 2, 2]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 1, 1]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x5x10x10x2xf32>, memref<3x4x4x2xf32>, memref<2x2x4x4x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<3x?x6x?x?xi8>, %a1: tensor<4x3x2x?xi8>, %a2: tensor<3x2x4x?x4xi32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[3, 1, 1]> : tensor<3xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<3x?x6x?x?xi8>, tensor<4x3x2x?xi8>) outs(%a2 : tensor<3x2x4x?x4xi32>) -> tensor<3x2x4x?x4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x?x6x?x?xi8>, %arg1: tensor<4x3x2x?xi8>, %arg2: tensor<3x2x4x?x4xi32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, foo = 3 : i8, strides = dense<[3, 1, 1]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<3x?x6x?x?xi8>, tensor<4x3x2x?xi8>) outs(%arg2 : tensor<3x2x4x?x4xi32>) -> tensor<3x2x4x?x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 3 + d4, d2 + d5, d3 + d6, d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3x?x6x?x?xi8>, tensor<4x3x2x?xi8>, tensor<3x2x4x?x4xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3x?x6x?x?xi8>, %arg1: tensor<4x3x2x?xi8>, %arg2: tensor<3x2x4x?x4xi32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[3, 1, 1]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<3x?x6x?x?xi8>, tensor<4x3x2x?xi8>, tensor<3x2x4x?x4xi32>) -> tensor<3x2x4x?x4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x6x7x13x2xf32>, %a1: memref<2x3x4x2x3xf32>, %a2: memref<2x2x2x3x2x3xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[2, 2, 2]> : tensor<3xi64>, strides = dense<[3, 2, 3]> : tensor<3xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x6x7x13x2xf32>, memref<2x3x4x2x3xf32>) outs(%a2 : memref<2x2x2x3x2x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x6x7x13x2xf32>, %arg1: memref<2x3x4x2x3xf32>, %arg2: memref<2x2x2x3x2x3xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<2> : tensor<3xi64>, foo = 3 : i8, strides = dense<[3, 2, 3]> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x6x7x13x2xf32>, memref<2x3x4x2x3xf32>) outs(%arg2 : memref<2x2x2x3x2x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 3 + d5 * 2, d2 * 2 + d6 * 2, d3 * 3 + d7 * 2, d8)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x6x7x13x2xf32>, memref<2x3x4x2x3xf32>, memref<2x2x2x3x2x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x6x7x13x2xf32>, %arg1: memref<2x3x4x2x3xf32>, %arg2: memref<2x2x2x3x2x3xf32>):
// GENERIC-NEXT:     "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg0, %arg1, %arg2) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[3, 2, 3]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x6x7x13x2xf32>, memref<2x3x4x2x3xf32>, memref<2x2x2x3x2x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<4x4x13x5x2xi8>, %a1: tensor<2x4x3x2x3xi8>, %a2: tensor<?x2x?x?x2x3xi32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 2, 2]> : tensor<3xi64>} ins(%a0, %a1 : tensor<4x4x13x5x2xi8>, tensor<2x4x3x2x3xi8>) outs(%a2 : tensor<?x2x?x?x2x3xi32>) -> tensor<?x2x?x?x2x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4x13x5x2xi8>, %arg1: tensor<2x4x3x2x3xi8>, %arg2: tensor<?x2x?x?x2x3xi32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<4x4x13x5x2xi8>, tensor<2x4x3x2x3xi8>) outs(%arg2 : tensor<?x2x?x?x2x3xi32>) -> tensor<?x2x?x?x2x3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 2 + d5, d2 * 2 + d6 * 2, d3 * 2 + d7, d8)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x4x13x5x2xi8>, tensor<2x4x3x2x3xi8>, tensor<?x2x?x?x2x3xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x4x13x5x2xi8>, %arg1: tensor<2x4x3x2x3xi8>, %arg2: tensor<?x2x?x?x2x3xi32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg0, %arg1, %arg2) <{dilations = dense<[1, 2, 1]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<4x4x13x5x2xi8>, tensor<2x4x3x2x3xi8>, tensor<?x2x?x?x2x3xi32>) -> tensor<?x2x?x?x2x3xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.div ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.div ins(%arg0, %arg1 : memref<4x6xf32>, memref<4x6xf32>) outs(%arg2 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.div"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.divf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4xf32>, %a1: memref<4xf32>, %a2: memref<f32>) {
  linalg.dot ins(%a0, %a1 : memref<4xf32>, memref<4xf32>) outs(%a2 : memref<f32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<f32>) {
// CHECK-NEXT:     linalg.dot ins(%arg0, %arg1 : memref<4xf32>, memref<4xf32>) outs(%arg2 : memref<f32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, memref<f32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<f32>):
// GENERIC-NEXT:     "linalg.dot"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map, #map1]} : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?xi8>, %a1: tensor<2xi8>, %a2: tensor<i32>) {
  %0 = linalg.dot ins(%a0, %a1 : tensor<?xi8>, tensor<2xi8>) outs(%a2 : tensor<i32>) -> tensor<i32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?xi8>, %arg1: tensor<2xi8>, %arg2: tensor<i32>) {
// CHECK-NEXT:     %0 = linalg.dot ins(%arg0, %arg1 : tensor<?xi8>, tensor<2xi8>) outs(%arg2 : tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xi8>, tensor<2xi8>, tensor<i32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?xi8>, %arg1: tensor<2xi8>, %arg2: tensor<i32>):
// GENERIC-NEXT:     %0 = "linalg.dot"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map, #map1]} : (tensor<?xi8>, tensor<2xi8>, tensor<i32>) -> tensor<i32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.erf ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.erf ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.erf"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "math.erf"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.exp ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.exp ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.exp"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: f32, %a1: memref<4x6xf32>) {
  linalg.fill ins(%a0 : f32) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.fill ins(%arg0 : f32) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.fill"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       "linalg.yield"(%arg2) : (f32) -> ()
// GENERIC-NEXT:     }) : (f32, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.floor ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.floor ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.floor"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "math.floor"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.log ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.log ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.log"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "math.log"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x4xf32>, %a1: memref<4xf32>, %a2: memref<2xf32>) {
  linalg.matvec ins(%a0, %a1 : memref<2x4xf32>, memref<4xf32>) outs(%a2 : memref<2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x4xf32>, %arg1: memref<4xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT:     linalg.matvec ins(%arg0, %arg1 : memref<2x4xf32>, memref<4xf32>) outs(%arg2 : memref<2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x4xf32>, memref<4xf32>, memref<2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x4xf32>, %arg1: memref<4xf32>, %arg2: memref<2xf32>):
// GENERIC-NEXT:     "linalg.matvec"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x4xf32>, memref<4xf32>, memref<2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?xi8>, %a1: tensor<3xi8>, %a2: tensor<?xi32>) {
  %0 = linalg.matvec ins(%a0, %a1 : tensor<?x?xi8>, tensor<3xi8>) outs(%a2 : tensor<?xi32>) -> tensor<?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xi8>, %arg1: tensor<3xi8>, %arg2: tensor<?xi32>) {
// CHECK-NEXT:     %0 = linalg.matvec ins(%arg0, %arg1 : tensor<?x?xi8>, tensor<3xi8>) outs(%arg2 : tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xi8>, tensor<3xi8>, tensor<?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xi8>, %arg1: tensor<3xi8>, %arg2: tensor<?xi32>):
// GENERIC-NEXT:     %0 = "linalg.matvec"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?xi8>, tensor<3xi8>, tensor<?xi32>) -> tensor<?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.max ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.max ins(%arg0, %arg1 : memref<4x6xf32>, memref<4x6xf32>) outs(%arg2 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.max"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.maximumf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.min ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.min ins(%arg0, %arg1 : memref<4x6xf32>, memref<4x6xf32>) outs(%arg2 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.min"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.minimumf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x3x2x2xf32>, %a1: memref<2x3x3x2xf32>, %a2: memref<3x2x2x3xf32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<3x3x2x2xf32>, memref<2x3x3x2xf32>) outs(%a2 : memref<3x2x2x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3x2x2xf32>, %arg1: memref<2x3x3x2xf32>, %arg2: memref<3x2x2x3xf32>) {
// CHECK-NEXT:     linalg.mmt4d ins(%arg0, %arg1 : memref<3x3x2x2xf32>, memref<2x3x3x2xf32>) outs(%arg2 : memref<3x2x2x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x3x2x2xf32>, memref<2x3x3x2xf32>, memref<3x2x2x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x3x2x2xf32>, %arg1: memref<2x3x3x2xf32>, %arg2: memref<3x2x2x3xf32>):
// GENERIC-NEXT:     "linalg.mmt4d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x3x2x2xf32>, memref<2x3x3x2xf32>, memref<3x2x2x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x2x?x2xi8>, %a1: tensor<?x2x4x?xi8>, %a2: tensor<?x?x?x4xi32>) {
  %0 = linalg.mmt4d ins(%a0, %a1 : tensor<?x2x?x2xi8>, tensor<?x2x4x?xi8>) outs(%a2 : tensor<?x?x?x4xi32>) -> tensor<?x?x?x4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x2x?x2xi8>, %arg1: tensor<?x2x4x?xi8>, %arg2: tensor<?x?x?x4xi32>) {
// CHECK-NEXT:     %0 = linalg.mmt4d ins(%arg0, %arg1 : tensor<?x2x?x2xi8>, tensor<?x2x4x?xi8>) outs(%arg2 : tensor<?x?x?x4xi32>) -> tensor<?x?x?x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x2x?x2xi8>, tensor<?x2x4x?xi8>, tensor<?x?x?x4xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x2x?x2xi8>, %arg1: tensor<?x2x4x?xi8>, %arg2: tensor<?x?x?x4xi32>):
// GENERIC-NEXT:     %0 = "linalg.mmt4d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x2x?x2xi8>, tensor<?x2x4x?xi8>, tensor<?x?x?x4xi32>) -> tensor<?x?x?x4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.mul ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.mul ins(%arg0, %arg1 : memref<4x6xf32>, memref<4x6xf32>) outs(%arg2 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.mul"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.negf ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.negf ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.negf"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "arith.negf"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x4x8x6xf32>, %a1: memref<4x3xf32>, %a2: memref<4x4x2x4xf32>) {
  linalg.pooling_nchw_max {dilations = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1 : memref<4x4x8x6xf32>, memref<4x3xf32>) outs(%a2 : memref<4x4x2x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x4x8x6xf32>, %arg1: memref<4x3xf32>, %arg2: memref<4x4x2x4xf32>) {
// CHECK-NEXT:     linalg.pooling_nchw_max {dilations = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<4x4x8x6xf32>, memref<4x3xf32>) outs(%arg2 : memref<4x4x2x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4 * 2, d3 + d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x4x8x6xf32>, memref<4x3xf32>, memref<4x4x2x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x4x8x6xf32>, %arg1: memref<4x3xf32>, %arg2: memref<4x4x2x4xf32>):
// GENERIC-NEXT:     "linalg.pooling_nchw_max"(%arg0, %arg1, %arg2) <{dilations = dense<[2, 1]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.maximumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4x4x8x6xf32>, memref<4x3xf32>, memref<4x4x2x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x3x8x?xi8>, %a1: tensor<3x3xi8>, %a2: tensor<?x3x?x3xi32>) {
  %0 = linalg.pooling_nchw_max {dilations = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x3x8x?xi8>, tensor<3x3xi8>) outs(%a2 : tensor<?x3x?x3xi32>) -> tensor<?x3x?x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x3x8x?xi8>, %arg1: tensor<3x3xi8>, %arg2: tensor<?x3x?x3xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nchw_max {dilations = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x3x8x?xi8>, tensor<3x3xi8>) outs(%arg2 : tensor<?x3x?x3xi32>) -> tensor<?x3x?x3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4 * 2, d3 + d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x3x8x?xi8>, tensor<3x3xi8>, tensor<?x3x?x3xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x3x8x?xi8>, %arg1: tensor<3x3xi8>, %arg2: tensor<?x3x?x3xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nchw_max"(%arg0, %arg1, %arg2) <{dilations = dense<[2, 1]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.maxsi"(%arg5, %1) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x3x8x?xi8>, tensor<3x3xi8>, tensor<?x3x?x3xi32>) -> tensor<?x3x?x3xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x3x10x11xf32>, %a1: memref<4x2xf32>, %a2: memref<4x3x4x4xf32>) {
  linalg.pooling_nchw_sum {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<4x3x10x11xf32>, memref<4x2xf32>) outs(%a2 : memref<4x3x4x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x3x10x11xf32>, %arg1: memref<4x2xf32>, %arg2: memref<4x3x4x4xf32>) {
// CHECK-NEXT:     linalg.pooling_nchw_sum {dilations = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<4x3x10x11xf32>, memref<4x2xf32>) outs(%arg2 : memref<4x3x4x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4 * 2, d3 * 3 + d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x3x10x11xf32>, memref<4x2xf32>, memref<4x3x4x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x3x10x11xf32>, %arg1: memref<4x2xf32>, %arg2: memref<4x3x4x4xf32>):
// GENERIC-NEXT:     "linalg.pooling_nchw_sum"(%arg0, %arg1, %arg2) <{dilations = dense<[2, 1]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 3]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.addf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4x3x10x11xf32>, memref<4x2xf32>, memref<4x3x4x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<2x3x4x6xi8>, %a1: tensor<3x3xi8>, %a2: tensor<2x?x?x?xi32>) {
  %0 = linalg.pooling_nchw_sum {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<2x3x4x6xi8>, tensor<3x3xi8>) outs(%a2 : tensor<2x?x?x?xi32>) -> tensor<2x?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x3x4x6xi8>, %arg1: tensor<3x3xi8>, %arg2: tensor<2x?x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, foo = 3 : i8, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x3x4x6xi8>, tensor<3x3xi8>) outs(%arg2 : tensor<2x?x?x?xi32>) -> tensor<2x?x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 * 3 + d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x4x6xi8>, tensor<3x3xi8>, tensor<2x?x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x4x6xi8>, %arg1: tensor<3x3xi8>, %arg2: tensor<2x?x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nchw_sum"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 3]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.addi"(%arg5, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3x4x6xi8>, tensor<3x3xi8>, tensor<2x?x?x?xi32>) -> tensor<2x?x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x2x3xf32>, %a1: memref<2xf32>, %a2: memref<3x2x2xf32>) {
  linalg.pooling_ncw_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<3x2x3xf32>, memref<2xf32>) outs(%a2 : memref<3x2x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x2x3xf32>, %arg1: memref<2xf32>, %arg2: memref<3x2x2xf32>) {
// CHECK-NEXT:     linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<3x2x3xf32>, memref<2xf32>) outs(%arg2 : memref<3x2x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 + d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x2x3xf32>, memref<2xf32>, memref<3x2x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x2x3xf32>, %arg1: memref<2xf32>, %arg2: memref<3x2x2xf32>):
// GENERIC-NEXT:     "linalg.pooling_ncw_max"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.maximumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x2x3xf32>, memref<2xf32>, memref<3x2x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x4x5xi8>, %a1: tensor<2xi8>, %a2: tensor<?x?x3xi32>) {
  %0 = linalg.pooling_ncw_max {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x4x5xi8>, tensor<2xi8>) outs(%a2 : tensor<?x?x3xi32>) -> tensor<?x?x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4x5xi8>, %arg1: tensor<2xi8>, %arg2: tensor<?x?x3xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_ncw_max {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x4x5xi8>, tensor<2xi8>) outs(%arg2 : tensor<?x?x3xi32>) -> tensor<?x?x3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 + d3 * 2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x4x5xi8>, tensor<2xi8>, tensor<?x?x3xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x4x5xi8>, %arg1: tensor<2xi8>, %arg2: tensor<?x?x3xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_ncw_max"(%arg0, %arg1, %arg2) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.maxsi"(%arg5, %1) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x4x5xi8>, tensor<2xi8>, tensor<?x?x3xi32>) -> tensor<?x?x3xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x3x5xf32>, %a1: memref<4xf32>, %a2: memref<3x3x2xf32>) {
  linalg.pooling_ncw_sum {dilations = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<3x3x5xf32>, memref<4xf32>) outs(%a2 : memref<3x3x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3x5xf32>, %arg1: memref<4xf32>, %arg2: memref<3x3x2xf32>) {
// CHECK-NEXT:     linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<3x3x5xf32>, memref<4xf32>) outs(%arg2 : memref<3x3x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 + d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x3x5xf32>, memref<4xf32>, memref<3x3x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x3x5xf32>, %arg1: memref<4xf32>, %arg2: memref<3x3x2xf32>):
// GENERIC-NEXT:     "linalg.pooling_ncw_sum"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.addf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x3x5xf32>, memref<4xf32>, memref<3x3x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<2x?x?xi8>, %a1: tensor<3xi8>, %a2: tensor<?x?x?xi32>) {
  %0 = linalg.pooling_ncw_sum {dilations = dense<[1]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<2x?x?xi8>, tensor<3xi8>) outs(%a2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x?x?xi8>, %arg1: tensor<3xi8>, %arg2: tensor<?x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, foo = 3 : i8} ins(%arg0, %arg1 : tensor<2x?x?xi8>, tensor<3xi8>) outs(%arg2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 + d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x?x?xi8>, tensor<3xi8>, tensor<?x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x?x?xi8>, %arg1: tensor<3xi8>, %arg2: tensor<?x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_ncw_sum"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.addi"(%arg5, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x?x?xi8>, tensor<3xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6x8x8x3xf32>, %a1: memref<2x4x2xf32>, %a2: memref<4x4x3x3x3xf32>) {
  linalg.pooling_ndhwc_max {dilations = dense<[2, 1, 1]> : tensor<3xi64>, strides = dense<[1, 2, 3]> : tensor<3xi64>} ins(%a0, %a1 : memref<4x6x8x8x3xf32>, memref<2x4x2xf32>) outs(%a2 : memref<4x4x3x3x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6x8x8x3xf32>, %arg1: memref<2x4x2xf32>, %arg2: memref<4x4x3x3x3xf32>) {
// CHECK-NEXT:     linalg.pooling_ndhwc_max {dilations = dense<[2, 1, 1]> : tensor<3xi64>, strides = dense<[1, 2, 3]> : tensor<3xi64>} ins(%arg0, %arg1 : memref<4x6x8x8x3xf32>, memref<2x4x2xf32>) outs(%arg2 : memref<4x4x3x3x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5 * 2, d2 * 2 + d6, d3 * 3 + d7, d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6x8x8x3xf32>, memref<2x4x2xf32>, memref<4x4x3x3x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6x8x8x3xf32>, %arg1: memref<2x4x2xf32>, %arg2: memref<4x4x3x3x3xf32>):
// GENERIC-NEXT:     "linalg.pooling_ndhwc_max"(%arg0, %arg1, %arg2) <{dilations = dense<[2, 1, 1]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 2, 3]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.maximumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4x6x8x8x3xf32>, memref<2x4x2xf32>, memref<4x4x3x3x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?x9x6x4xi8>, %a1: tensor<2x?x?xi8>, %a2: tensor<2x4x?x2x?xi32>) {
  %0 = linalg.pooling_ndhwc_max {dilations = dense<[1, 2, 2]> : tensor<3xi64>, strides = dense<[3, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x9x6x4xi8>, tensor<2x?x?xi8>) outs(%a2 : tensor<2x4x?x2x?xi32>) -> tensor<2x4x?x2x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x9x6x4xi8>, %arg1: tensor<2x?x?xi8>, %arg2: tensor<2x4x?x2x?xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_ndhwc_max {dilations = dense<[1, 2, 2]> : tensor<3xi64>, strides = dense<[3, 3, 1]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x9x6x4xi8>, tensor<2x?x?xi8>) outs(%arg2 : tensor<2x4x?x2x?xi32>) -> tensor<2x4x?x2x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 3 + d5, d2 * 3 + d6 * 2, d3 + d7 * 2, d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x9x6x4xi8>, tensor<2x?x?xi8>, tensor<2x4x?x2x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x9x6x4xi8>, %arg1: tensor<2x?x?xi8>, %arg2: tensor<2x4x?x2x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_ndhwc_max"(%arg0, %arg1, %arg2) <{dilations = dense<[1, 2, 2]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[3, 3, 1]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.maxsi"(%arg5, %1) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x9x6x4xi8>, tensor<2x?x?xi8>, tensor<2x4x?x2x?xi32>) -> tensor<2x4x?x2x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x8x10x5x2xf32>, %a1: memref<4x4x3xf32>, %a2: memref<4x2x4x3x2xf32>) {
  linalg.pooling_ndhwc_min {dilations = dense<[2, 2, 1]> : tensor<3xi64>, strides = dense<[1, 1, 1]> : tensor<3xi64>} ins(%a0, %a1 : memref<4x8x10x5x2xf32>, memref<4x4x3xf32>) outs(%a2 : memref<4x2x4x3x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x8x10x5x2xf32>, %arg1: memref<4x4x3xf32>, %arg2: memref<4x2x4x3x2xf32>) {
// CHECK-NEXT:     linalg.pooling_ndhwc_min {dilations = dense<[2, 2, 1]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1 : memref<4x8x10x5x2xf32>, memref<4x4x3xf32>) outs(%arg2 : memref<4x2x4x3x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5 * 2, d2 + d6 * 2, d3 + d7, d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x8x10x5x2xf32>, memref<4x4x3xf32>, memref<4x2x4x3x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x8x10x5x2xf32>, %arg1: memref<4x4x3xf32>, %arg2: memref<4x2x4x3x2xf32>):
// GENERIC-NEXT:     "linalg.pooling_ndhwc_min"(%arg0, %arg1, %arg2) <{dilations = dense<[2, 2, 1]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.minimumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4x8x10x5x2xf32>, memref<4x4x3xf32>, memref<4x2x4x3x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?x5x9x?xi8>, %a1: tensor<3x2x3xi8>, %a2: tensor<?x?x3x4x3xi32>) {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<[2, 2, 1]> : tensor<3xi64>, strides = dense<[1, 1, 2]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x5x9x?xi8>, tensor<3x2x3xi8>) outs(%a2 : tensor<?x?x3x4x3xi32>) -> tensor<?x?x3x4x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x5x9x?xi8>, %arg1: tensor<3x2x3xi8>, %arg2: tensor<?x?x3x4x3xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_ndhwc_min {dilations = dense<[2, 2, 1]> : tensor<3xi64>, strides = dense<[1, 1, 2]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x5x9x?xi8>, tensor<3x2x3xi8>) outs(%arg2 : tensor<?x?x3x4x3xi32>) -> tensor<?x?x3x4x3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5 * 2, d2 + d6 * 2, d3 * 2 + d7, d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x5x9x?xi8>, tensor<3x2x3xi8>, tensor<?x?x3x4x3xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x5x9x?xi8>, %arg1: tensor<3x2x3xi8>, %arg2: tensor<?x?x3x4x3xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_ndhwc_min"(%arg0, %arg1, %arg2) <{dilations = dense<[2, 2, 1]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 1, 2]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.minsi"(%arg5, %1) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x5x9x?xi8>, tensor<3x2x3xi8>, tensor<?x?x3x4x3xi32>) -> tensor<?x?x3x4x3xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x7x3x6x4xf32>, %a1: memref<4x2x4xf32>, %a2: memref<3x4x2x2x4xf32>) {
  linalg.pooling_ndhwc_sum {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[1, 1, 2]> : tensor<3xi64>} ins(%a0, %a1 : memref<3x7x3x6x4xf32>, memref<4x2x4xf32>) outs(%a2 : memref<3x4x2x2x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x7x3x6x4xf32>, %arg1: memref<4x2x4xf32>, %arg2: memref<3x4x2x2x4xf32>) {
// CHECK-NEXT:     linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 1, 2]> : tensor<3xi64>} ins(%arg0, %arg1 : memref<3x7x3x6x4xf32>, memref<4x2x4xf32>) outs(%arg2 : memref<3x4x2x2x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3 * 2 + d7, d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x7x3x6x4xf32>, memref<4x2x4xf32>, memref<3x4x2x2x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x7x3x6x4xf32>, %arg1: memref<4x2x4xf32>, %arg2: memref<3x4x2x2x4xf32>):
// GENERIC-NEXT:     "linalg.pooling_ndhwc_sum"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 1, 2]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.addf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x7x3x6x4xf32>, memref<4x2x4xf32>, memref<3x4x2x2x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<4x?x?x?x?xi8>, %a1: tensor<3x?x2xi8>, %a2: tensor<?x2x3x?x?xi32>) {
  %0 = linalg.pooling_ndhwc_sum {dilations = dense<[2, 1, 1]> : tensor<3xi64>, strides = dense<[1, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : tensor<4x?x?x?x?xi8>, tensor<3x?x2xi8>) outs(%a2 : tensor<?x2x3x?x?xi32>) -> tensor<?x2x3x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x?x?x?xi8>, %arg1: tensor<3x?x2xi8>, %arg2: tensor<?x2x3x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_ndhwc_sum {dilations = dense<[2, 1, 1]> : tensor<3xi64>, strides = dense<[1, 3, 1]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<4x?x?x?x?xi8>, tensor<3x?x2xi8>) outs(%arg2 : tensor<?x2x3x?x?xi32>) -> tensor<?x2x3x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5 * 2, d2 * 3 + d6, d3 + d7, d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?x?x?x?xi8>, tensor<3x?x2xi8>, tensor<?x2x3x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?x?x?x?xi8>, %arg1: tensor<3x?x2xi8>, %arg2: tensor<?x2x3x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_ndhwc_sum"(%arg0, %arg1, %arg2) <{dilations = dense<[2, 1, 1]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 3, 1]> : tensor<3xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.addi"(%arg5, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<4x?x?x?x?xi8>, tensor<3x?x2xi8>, tensor<?x2x3x?x?xi32>) -> tensor<?x2x3x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x7x12x3xf32>, %a1: memref<4x3xf32>, %a2: memref<3x4x4x3xf32>) {
  linalg.pooling_nhwc_max {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<3x7x12x3xf32>, memref<4x3xf32>) outs(%a2 : memref<3x4x4x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x7x12x3xf32>, %arg1: memref<4x3xf32>, %arg2: memref<3x4x4x3xf32>) {
// CHECK-NEXT:     linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<3x7x12x3xf32>, memref<4x3xf32>) outs(%arg2 : memref<3x4x4x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 * 3 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x7x12x3xf32>, memref<4x3xf32>, memref<3x4x4x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x7x12x3xf32>, %arg1: memref<4x3xf32>, %arg2: memref<3x4x4x3xf32>):
// GENERIC-NEXT:     "linalg.pooling_nhwc_max"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 3]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.maximumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x7x12x3xf32>, memref<4x3xf32>, memref<3x4x4x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x10x4x4xi8>, %a1: tensor<?x2xi8>, %a2: tensor<?x?x?x?xi32>) {
  %0 = linalg.pooling_nhwc_max {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x10x4x4xi8>, tensor<?x2xi8>) outs(%a2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x10x4x4xi8>, %arg1: tensor<?x2xi8>, %arg2: tensor<?x?x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nhwc_max {dilations = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x10x4x4xi8>, tensor<?x2xi8>) outs(%arg2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4 * 2, d2 * 2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x10x4x4xi8>, tensor<?x2xi8>, tensor<?x?x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x10x4x4xi8>, %arg1: tensor<?x2xi8>, %arg2: tensor<?x?x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nhwc_max"(%arg0, %arg1, %arg2) <{dilations = dense<[2, 1]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[1, 2]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.maxsi"(%arg5, %1) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x10x4x4xi8>, tensor<?x2xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x7x4x2xi8>, %a1: tensor<?x3xi8>, %a2: tensor<4x?x?x?xi32>) {
  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x7x4x2xi8>, tensor<?x3xi8>) outs(%a2 : tensor<4x?x?x?xi32>) -> tensor<4x?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x7x4x2xi8>, %arg1: tensor<?x3xi8>, %arg2: tensor<4x?x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x7x4x2xi8>, tensor<?x3xi8>) outs(%arg2 : tensor<4x?x?x?xi32>) -> tensor<4x?x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x7x4x2xi8>, tensor<?x3xi8>, tensor<4x?x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x7x4x2xi8>, %arg1: tensor<?x3xi8>, %arg2: tensor<4x?x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nhwc_max_unsigned"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extui"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.maxui"(%arg5, %1) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x7x4x2xi8>, tensor<?x3xi8>, tensor<4x?x?x?xi32>) -> tensor<4x?x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x12x5x3xf32>, %a1: memref<2x3xf32>, %a2: memref<2x4x3x3xf32>) {
  linalg.pooling_nhwc_min {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x12x5x3xf32>, memref<2x3xf32>) outs(%a2 : memref<2x4x3x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x12x5x3xf32>, %arg1: memref<2x3xf32>, %arg2: memref<2x4x3x3xf32>) {
// CHECK-NEXT:     linalg.pooling_nhwc_min {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x12x5x3xf32>, memref<2x3xf32>) outs(%arg2 : memref<2x4x3x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4 * 2, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x12x5x3xf32>, memref<2x3xf32>, memref<2x4x3x3xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x12x5x3xf32>, %arg1: memref<2x3xf32>, %arg2: memref<2x4x3x3xf32>):
// GENERIC-NEXT:     "linalg.pooling_nhwc_min"(%arg0, %arg1, %arg2) <{dilations = dense<[2, 1]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[3, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.minimumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x12x5x3xf32>, memref<2x3xf32>, memref<2x4x3x3xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x6x5x?xi8>, %a1: tensor<3x3xi8>, %a2: tensor<?x2x?x4xi32>) {
  %0 = linalg.pooling_nhwc_min {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x6x5x?xi8>, tensor<3x3xi8>) outs(%a2 : tensor<?x2x?x4xi32>) -> tensor<?x2x?x4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x6x5x?xi8>, %arg1: tensor<3x3xi8>, %arg2: tensor<?x2x?x4xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x6x5x?xi8>, tensor<3x3xi8>) outs(%arg2 : tensor<?x2x?x4xi32>) -> tensor<?x2x?x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x6x5x?xi8>, tensor<3x3xi8>, tensor<?x2x?x4xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x6x5x?xi8>, %arg1: tensor<3x3xi8>, %arg2: tensor<?x2x?x4xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nhwc_min"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[3, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.minsi"(%arg5, %1) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x6x5x?xi8>, tensor<3x3xi8>, tensor<?x2x?x4xi32>) -> tensor<?x2x?x4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<3x10x9x3xi8>, %a1: tensor<4x2xi8>, %a2: tensor<?x3x?x?xi32>) {
  %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 3]> : tensor<2xi64>} ins(%a0, %a1 : tensor<3x10x9x3xi8>, tensor<4x2xi8>) outs(%a2 : tensor<?x3x?x?xi32>) -> tensor<?x3x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x10x9x3xi8>, %arg1: tensor<4x2xi8>, %arg2: tensor<?x3x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<3x10x9x3xi8>, tensor<4x2xi8>) outs(%arg2 : tensor<?x3x?x?xi32>) -> tensor<?x3x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4, d2 * 3 + d5 * 2, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3x10x9x3xi8>, tensor<4x2xi8>, tensor<?x3x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3x10x9x3xi8>, %arg1: tensor<4x2xi8>, %arg2: tensor<?x3x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nhwc_min_unsigned"(%arg0, %arg1, %arg2) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extui"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.minui"(%arg5, %1) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<3x10x9x3xi8>, tensor<4x2xi8>, tensor<?x3x?x?xi32>) -> tensor<?x3x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x4x4x4xf32>, %a1: memref<3x3xf32>, %a2: memref<2x2x2x4xf32>) {
  linalg.pooling_nhwc_sum {dilations = dense<[1, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x4x4x4xf32>, memref<3x3xf32>) outs(%a2 : memref<2x2x2x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x4x4x4xf32>, %arg1: memref<3x3xf32>, %arg2: memref<2x2x2x4xf32>) {
// CHECK-NEXT:     linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, foo = 3 : i8} ins(%arg0, %arg1 : memref<2x4x4x4xf32>, memref<3x3xf32>) outs(%arg2 : memref<2x2x2x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x4x4x4xf32>, memref<3x3xf32>, memref<2x2x2x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x4x4x4xf32>, %arg1: memref<3x3xf32>, %arg2: memref<2x2x2x4xf32>):
// GENERIC-NEXT:     "linalg.pooling_nhwc_sum"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.addf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x4x4x4xf32>, memref<3x3xf32>, memref<2x2x2x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x9x?x3xi8>, %a1: tensor<?x3xi8>, %a2: tensor<?x?x4x3xi32>) {
  %0 = linalg.pooling_nhwc_sum {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x9x?x3xi8>, tensor<?x3xi8>) outs(%a2 : tensor<?x?x4x3xi32>) -> tensor<?x?x4x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x9x?x3xi8>, %arg1: tensor<?x3xi8>, %arg2: tensor<?x?x4x3xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nhwc_sum {dilations = dense<2> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x9x?x3xi8>, tensor<?x3xi8>) outs(%arg2 : tensor<?x?x4x3xi32>) -> tensor<?x?x4x3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4 * 2, d2 + d5 * 2, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x9x?x3xi8>, tensor<?x3xi8>, tensor<?x?x4x3xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x9x?x3xi8>, %arg1: tensor<?x3xi8>, %arg2: tensor<?x?x4x3xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nhwc_sum"(%arg0, %arg1, %arg2) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 1]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.addi"(%arg5, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x9x?x3xi8>, tensor<?x3xi8>, tensor<?x?x4x3xi32>) -> tensor<?x?x4x3xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<2x7x4xf32>, %a1: memref<3xf32>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_max {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x7x4xf32>, memref<3xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x7x4xf32>, %arg1: memref<3xf32>, %arg2: memref<2x3x4xf32>) {
// CHECK-NEXT:     linalg.pooling_nwc_max {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x7x4xf32>, memref<3xf32>) outs(%arg2 : memref<2x3x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3 * 2, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x7x4xf32>, memref<3xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x7x4xf32>, %arg1: memref<3xf32>, %arg2: memref<2x3x4xf32>):
// GENERIC-NEXT:     "linalg.pooling_nwc_max"(%arg0, %arg1, %arg2) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.maximumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x7x4xf32>, memref<3xf32>, memref<2x3x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?x2xi8>, %a1: tensor<2xi8>, %a2: tensor<3x?x?xi32>) {
  %0 = linalg.pooling_nwc_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x?x2xi8>, tensor<2xi8>) outs(%a2 : tensor<3x?x?xi32>) -> tensor<3x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x2xi8>, %arg1: tensor<2xi8>, %arg2: tensor<3x?x?xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, foo = 3 : i8, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x2xi8>, tensor<2xi8>) outs(%arg2 : tensor<3x?x?xi32>) -> tensor<3x?x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x2xi8>, tensor<2xi8>, tensor<3x?x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x2xi8>, %arg1: tensor<2xi8>, %arg2: tensor<3x?x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nwc_max"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.maxsi"(%arg5, %1) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x2xi8>, tensor<2xi8>, tensor<3x?x?xi32>) -> tensor<3x?x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<3x3x?xi8>, %a1: tensor<?xi8>, %a2: tensor<?x?x2xi32>) {
  %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<3x3x?xi8>, tensor<?xi8>) outs(%a2 : tensor<?x?x2xi32>) -> tensor<?x?x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x3x?xi8>, %arg1: tensor<?xi8>, %arg2: tensor<?x?x2xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<3x3x?xi8>, tensor<?xi8>) outs(%arg2 : tensor<?x?x2xi32>) -> tensor<?x?x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3x3x?xi8>, tensor<?xi8>, tensor<?x?x2xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3x3x?xi8>, %arg1: tensor<?xi8>, %arg2: tensor<?x?x2xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nwc_max_unsigned"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extui"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.maxui"(%arg5, %1) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<3x3x?xi8>, tensor<?xi8>, tensor<?x?x2xi32>) -> tensor<?x?x2xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x5x4xf32>, %a1: memref<4xf32>, %a2: memref<3x2x4xf32>) {
  linalg.pooling_nwc_min {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<3x5x4xf32>, memref<4xf32>) outs(%a2 : memref<3x2x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x5x4xf32>, %arg1: memref<4xf32>, %arg2: memref<3x2x4xf32>) {
// CHECK-NEXT:     linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : memref<3x5x4xf32>, memref<4xf32>) outs(%arg2 : memref<3x2x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x5x4xf32>, memref<4xf32>, memref<3x2x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x5x4xf32>, %arg1: memref<4xf32>, %arg2: memref<3x2x4xf32>):
// GENERIC-NEXT:     "linalg.pooling_nwc_min"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.minimumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3x5x4xf32>, memref<4xf32>, memref<3x2x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x7x?xi8>, %a1: tensor<?xi8>, %a2: tensor<2x3x3xi32>) {
  %0 = linalg.pooling_nwc_min {dilations = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x7x?xi8>, tensor<?xi8>) outs(%a2 : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x7x?xi8>, %arg1: tensor<?xi8>, %arg2: tensor<2x3x3xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nwc_min {dilations = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x7x?xi8>, tensor<?xi8>) outs(%arg2 : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3 * 2, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x7x?xi8>, tensor<?xi8>, tensor<2x3x3xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x7x?xi8>, %arg1: tensor<?xi8>, %arg2: tensor<2x3x3xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nwc_min"(%arg0, %arg1, %arg2) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.minsi"(%arg5, %1) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x7x?xi8>, tensor<?xi8>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<4x5x?xi8>, %a1: tensor<?xi8>, %a2: tensor<4x3x?xi32>) {
  %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<4x5x?xi8>, tensor<?xi8>) outs(%a2 : tensor<4x3x?xi32>) -> tensor<4x3x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x5x?xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x3x?xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<4x5x?xi8>, tensor<?xi8>) outs(%arg2 : tensor<4x3x?xi32>) -> tensor<4x3x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x5x?xi8>, tensor<?xi8>, tensor<4x3x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x5x?xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x3x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nwc_min_unsigned"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extui"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.minui"(%arg5, %1) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<4x5x?xi8>, tensor<?xi8>, tensor<4x3x?xi32>) -> tensor<4x3x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x11x2xf32>, %a1: memref<4xf32>, %a2: memref<4x3x2xf32>) {
  linalg.pooling_nwc_sum {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<4x11x2xf32>, memref<4xf32>) outs(%a2 : memref<4x3x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x11x2xf32>, %arg1: memref<4xf32>, %arg2: memref<4x3x2xf32>) {
// CHECK-NEXT:     linalg.pooling_nwc_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<4x11x2xf32>, memref<4xf32>) outs(%arg2 : memref<4x3x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 2, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x11x2xf32>, memref<4xf32>, memref<4x3x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x11x2xf32>, %arg1: memref<4xf32>, %arg2: memref<4x3x2xf32>):
// GENERIC-NEXT:     "linalg.pooling_nwc_sum"(%arg0, %arg1, %arg2) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.addf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4x11x2xf32>, memref<4xf32>, memref<4x3x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?x?xi8>, %a1: tensor<?xi8>, %a2: tensor<2x4x?xi32>) {
  %0 = linalg.pooling_nwc_sum {dilations = dense<[1]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%a2 : tensor<2x4x?xi32>) -> tensor<2x4x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?xi8>, %arg1: tensor<?xi8>, %arg2: tensor<2x4x?xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, foo = 3 : i8} ins(%arg0, %arg1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%arg2 : tensor<2x4x?xi32>) -> tensor<2x4x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?xi8>, tensor<2x4x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?x?xi8>, %arg1: tensor<?xi8>, %arg2: tensor<2x4x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nwc_sum"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.addi"(%arg5, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) {foo = 3 : i8, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x?xi8>, tensor<?xi8>, tensor<2x4x?xi32>) -> tensor<2x4x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.powf ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.powf ins(%arg0, %arg1 : memref<4x6xf32>, memref<4x6xf32>) outs(%arg2 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.powf"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "math.powf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x3x3xf32>, %a1: memref<3x3x2xf32>, %a2: f32, %a3: f32, %a4: memref<3x3x2xf32>) {
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<3x3x3xf32>, memref<3x3x2xf32>, f32, f32) outs(%a4 : memref<3x3x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3x3xf32>, %arg1: memref<3x3x2xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x3x2xf32>) {
// CHECK-NEXT:     linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<3x3x3xf32>, memref<3x3x2xf32>, f32, f32) outs(%arg4 : memref<3x3x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x3x3xf32>, memref<3x3x2xf32>, f32, f32, memref<3x3x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x3x3xf32>, %arg1: memref<3x3x2xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x3x2xf32>):
// GENERIC-NEXT:     "linalg.quantized_batch_matmul"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %0 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.addf"(%arg9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<3x3x3xf32>, memref<3x3x2xf32>, f32, f32, memref<3x3x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<3x?x?xi8>, %a1: tensor<3x2x2xi8>, %a2: i8, %a3: i8, %a4: tensor<3x4x?xi32>) {
  %0 = linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : tensor<3x?x?xi8>, tensor<3x2x2xi8>, i8, i8) outs(%a4 : tensor<3x4x?xi32>) -> tensor<3x4x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x?x?xi8>, %arg1: tensor<3x2x2xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<3x4x?xi32>) {
// CHECK-NEXT:     %0 = linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<3x?x?xi8>, tensor<3x2x2xi8>, i8, i8) outs(%arg4 : tensor<3x4x?xi32>) -> tensor<3x4x?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3x?x?xi8>, tensor<3x2x2xi8>, i8, i8, tensor<3x4x?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3x?x?xi8>, %arg1: tensor<3x2x2xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<3x4x?xi32>):
// GENERIC-NEXT:     %0 = "linalg.quantized_batch_matmul"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i8, %arg6: i8, %arg7: i8, %arg8: i8, %arg9: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg5) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.subi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.extsi"(%arg6) : (i8) -> i32
// GENERIC-NEXT:       %5 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %6 = "arith.subi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %7 = "arith.muli"(%3, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %8 = "arith.addi"(%arg9, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%8) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<3x?x?xi8>, tensor<3x2x2xi8>, i8, i8, tensor<3x4x?xi32>) -> tensor<3x4x?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3x4xf32>, %a1: memref<4x2xf32>, %a2: f32, %a3: f32, %a4: memref<3x2xf32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<3x4xf32>, memref<4x2xf32>, f32, f32) outs(%a4 : memref<3x2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x4xf32>, %arg1: memref<4x2xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x2xf32>) {
// CHECK-NEXT:     linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<3x4xf32>, memref<4x2xf32>, f32, f32) outs(%arg4 : memref<3x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3x4xf32>, memref<4x2xf32>, f32, f32, memref<3x2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3x4xf32>, %arg1: memref<4x2xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x2xf32>):
// GENERIC-NEXT:     "linalg.quantized_matmul"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %0 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.mulf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.addf"(%arg9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%3) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<3x4xf32>, memref<4x2xf32>, f32, f32, memref<3x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<?x?xi8>, %a1: tensor<?x3xi8>, %a2: i8, %a3: i8, %a4: tensor<4x3xi32>) {
  %0 = linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : tensor<?x?xi8>, tensor<?x3xi8>, i8, i8) outs(%a4 : tensor<4x3xi32>) -> tensor<4x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xi8>, %arg1: tensor<?x3xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<4x3xi32>) {
// CHECK-NEXT:     %0 = linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x?xi8>, tensor<?x3xi8>, i8, i8) outs(%arg4 : tensor<4x3xi32>) -> tensor<4x3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xi8>, tensor<?x3xi8>, i8, i8, tensor<4x3xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xi8>, %arg1: tensor<?x3xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<4x3xi32>):
// GENERIC-NEXT:     %0 = "linalg.quantized_matmul"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i8, %arg6: i8, %arg7: i8, %arg8: i8, %arg9: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg5) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.subi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.extsi"(%arg6) : (i8) -> i32
// GENERIC-NEXT:       %5 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %6 = "arith.subi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %7 = "arith.muli"(%3, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %8 = "arith.addi"(%arg9, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%8) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<?x?xi8>, tensor<?x3xi8>, i8, i8, tensor<4x3xi32>) -> tensor<4x3xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.reciprocal ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.reciprocal ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.reciprocal"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:       %1 = "arith.divf"(%0, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.round ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.round ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.round"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "math.round"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.rsqrt ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.rsqrt ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.rsqrt"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "math.rsqrt"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.sqrt ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.sqrt ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.sqrt"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "math.sqrt"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.square ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.square ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.square"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.sub ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.sub ins(%arg0, %arg1 : memref<4x6xf32>, memref<4x6xf32>) outs(%arg2 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>, %arg2: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.sub"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.subf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.tanh ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.tanh ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x6xf32>, memref<4x6xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>):
// GENERIC-NEXT:     "linalg.tanh"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "math.tanh"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%0) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: memref<3xf32>, %a1: memref<3x2xf32>, %a2: memref<2xf32>) {
  linalg.vecmat ins(%a0, %a1 : memref<3xf32>, memref<3x2xf32>) outs(%a2 : memref<2xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3xf32>, %arg1: memref<3x2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT:     linalg.vecmat ins(%arg0, %arg1 : memref<3xf32>, memref<3x2xf32>) outs(%arg2 : memref<2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3xf32>, memref<3x2xf32>, memref<2xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3xf32>, %arg1: memref<3x2xf32>, %arg2: memref<2xf32>):
// GENERIC-NEXT:     "linalg.vecmat"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3xf32>, memref<3x2xf32>, memref<2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a0: tensor<3xi8>, %a1: tensor<3x?xi8>, %a2: tensor<?xi32>) {
  %0 = linalg.vecmat ins(%a0, %a1 : tensor<3xi8>, tensor<3x?xi8>) outs(%a2 : tensor<?xi32>) -> tensor<?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3xi8>, %arg1: tensor<3x?xi8>, %arg2: tensor<?xi32>) {
// CHECK-NEXT:     %0 = linalg.vecmat ins(%arg0, %arg1 : tensor<3xi8>, tensor<3x?xi8>) outs(%arg2 : tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3xi8>, tensor<3x?xi8>, tensor<?xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3xi8>, %arg1: tensor<3x?xi8>, %arg2: tensor<?xi32>):
// GENERIC-NEXT:     %0 = "linalg.vecmat"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%4) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<3xi8>, tensor<3x?xi8>, tensor<?xi32>) -> tensor<?xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
