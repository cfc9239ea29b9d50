// What is read and written of the memory does not say how it is to be kept.
// RUN: mlir-opt %s --gpu-decompose-memrefs --mlir-print-op-generic | FileCheck %s

func.func @f(%m: memref<?x?xf32>, %v: f32) {
  %c = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %d) in (%x = %c, %y = %c, %z = %c) threads(%e, %f, %g) in (%h = %c, %i = %c, %j = %c) {
    %0 = memref.load %m[%a, %b] : memref<?x?xf32>
    memref.store %0, %m[%a, %e] : memref<?x?xf32>
    %1 = memref.load %m[%a, %b] {nontemporal = true} : memref<?x?xf32>
    memref.store %1, %m[%a, %e] {nontemporal = true} : memref<?x?xf32>
    %2 = "memref.load"(%m, %a, %b) {nontemporal = false} : (memref<?x?xf32>, index, index) -> f32
    memref.store %2, %m[%a, %e] {nontemporal = false} : memref<?x?xf32>
    gpu.terminator
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, f32) -> (), sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arith.constant"() <{value = 1 : index}> : () -> index
// CHECK-NEXT:     %[[V1:[^ ]+]]:6 = "memref.extract_strided_metadata"(%[[ARG0]]) : (memref<?x?xf32>) -> (memref<f32>, index, index, index, index, index)
// CHECK-NEXT:     %[[V2:[^ ]+]]:6 = "memref.extract_strided_metadata"(%[[ARG0]]) : (memref<?x?xf32>) -> (memref<f32>, index, index, index, index, index)
// CHECK-NEXT:     %[[V3:[^ ]+]]:6 = "memref.extract_strided_metadata"(%[[ARG0]]) : (memref<?x?xf32>) -> (memref<f32>, index, index, index, index, index)
// CHECK-NEXT:     %[[V4:[^ ]+]]:6 = "memref.extract_strided_metadata"(%[[ARG0]]) : (memref<?x?xf32>) -> (memref<f32>, index, index, index, index, index)
// CHECK-NEXT:     %[[V5:[^ ]+]]:6 = "memref.extract_strided_metadata"(%[[ARG0]]) : (memref<?x?xf32>) -> (memref<f32>, index, index, index, index, index)
// CHECK-NEXT:     %[[V6:[^ ]+]]:6 = "memref.extract_strided_metadata"(%[[ARG0]]) : (memref<?x?xf32>) -> (memref<f32>, index, index, index, index, index)
// CHECK-NEXT:     "gpu.launch"(%[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]]) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index, %[[ARG8:[^ ]+]]: index, %[[ARG9:[^ ]+]]: index, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index):
// CHECK-NEXT:       %[[V7:[^ ]+]] = "affine.apply"(%[[ARG2]], %[[V1]]#4, %[[ARG3]]) <{map = #map}> : (index, index, index) -> index
// CHECK-NEXT:       %[[V8:[^ ]+]] = "memref.reinterpret_cast"(%[[V1]]#0, %[[V7]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<f32>, index) -> memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V9:[^ ]+]] = "memref.load"(%[[V8]]) : (memref<f32, strided<[], offset: ?>>) -> f32
// CHECK-NEXT:       %[[V10:[^ ]+]] = "affine.apply"(%[[ARG2]], %[[V2]]#4, %[[ARG5]]) <{map = #map}> : (index, index, index) -> index
// CHECK-NEXT:       %[[V11:[^ ]+]] = "memref.reinterpret_cast"(%[[V2]]#0, %[[V10]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<f32>, index) -> memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       "memref.store"(%[[V9]], %[[V11]]) : (f32, memref<f32, strided<[], offset: ?>>) -> ()
// CHECK-NEXT:       %[[V12:[^ ]+]] = "affine.apply"(%[[ARG2]], %[[V3]]#4, %[[ARG3]]) <{map = #map}> : (index, index, index) -> index
// CHECK-NEXT:       %[[V13:[^ ]+]] = "memref.reinterpret_cast"(%[[V3]]#0, %[[V12]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<f32>, index) -> memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V14:[^ ]+]] = "memref.load"(%[[V13]]) : (memref<f32, strided<[], offset: ?>>) -> f32
// CHECK-NEXT:       %[[V15:[^ ]+]] = "affine.apply"(%[[ARG2]], %[[V4]]#4, %[[ARG5]]) <{map = #map}> : (index, index, index) -> index
// CHECK-NEXT:       %[[V16:[^ ]+]] = "memref.reinterpret_cast"(%[[V4]]#0, %[[V15]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<f32>, index) -> memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       "memref.store"(%[[V14]], %[[V16]]) : (f32, memref<f32, strided<[], offset: ?>>) -> ()
// CHECK-NEXT:       %[[V17:[^ ]+]] = "affine.apply"(%[[ARG2]], %[[V5]]#4, %[[ARG3]]) <{map = #map}> : (index, index, index) -> index
// CHECK-NEXT:       %[[V18:[^ ]+]] = "memref.reinterpret_cast"(%[[V5]]#0, %[[V17]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<f32>, index) -> memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V19:[^ ]+]] = "memref.load"(%[[V18]]) : (memref<f32, strided<[], offset: ?>>) -> f32
// CHECK-NEXT:       %[[V20:[^ ]+]] = "affine.apply"(%[[ARG2]], %[[V6]]#4, %[[ARG5]]) <{map = #map}> : (index, index, index) -> index
// CHECK-NEXT:       %[[V21:[^ ]+]] = "memref.reinterpret_cast"(%[[V6]]#0, %[[V20]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<f32>, index) -> memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       "memref.store"(%[[V19]], %[[V21]]) : (f32, memref<f32, strided<[], offset: ?>>) -> ()
// CHECK-NEXT:       "gpu.terminator"() : () -> ()
// CHECK-NEXT:     }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
