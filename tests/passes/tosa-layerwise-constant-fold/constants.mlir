// Constants transposed, inverted and reduced; those that others use, too, stay.
// RUN: mlir-opt %s --tosa-layerwise-constant-fold --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --tosa-layerwise-constant-fold=aggressive-reduce-constant --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=ALWAYS

func.func @t() -> tensor<3x2xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.0,2.0,3.0],[4.0,5.0,6.0]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @t() -> tensor<3x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALWAYS: module {
// ALWAYS-NEXT:   func.func @t() -> tensor<3x2xf32> {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
// ALWAYS-NEXT:     return %[[V0]] : tensor<3x2xf32>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT: }

// -----
func.func @r() -> tensor<2xf32> {
  %0 = "tosa.const"() <{values = dense<[1.0,2.0]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = tosa.reciprocal %0 : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @r() -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALWAYS: module {
// ALWAYS-NEXT:   func.func @r() -> tensor<2xf32> {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf32>}> : () -> tensor<2xf32>
// ALWAYS-NEXT:     return %[[V0]] : tensor<2xf32>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT: }

// -----
func.func @s() -> tensor<1x3xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.0,2.0,3.0],[4.0,5.0,6.0]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %1 : tensor<1x3xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @s() -> tensor<1x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_sum %[[V0]] {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALWAYS: module {
// ALWAYS-NEXT:   func.func @s() -> tensor<1x3xf32> {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// ALWAYS-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_sum %[[V0]] {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// ALWAYS-NEXT:     return %[[V1]] : tensor<1x3xf32>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT: }

// -----
func.func @s2() -> tensor<1x3xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %2 = tosa.add %0, %0 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  "u.u"(%2, %0): (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return %1 : tensor<1x3xi32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @s2() -> tensor<1x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reduce_sum %[[V0]] {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.add %[[V0]], %[[V0]] : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     "u.u"(%[[V2]], %[[V0]]) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALWAYS: module {
// ALWAYS-NEXT:   func.func @s2() -> tensor<1x3xi32> {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// ALWAYS-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}5, 7, 9]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// ALWAYS-NEXT:     %[[V2:[^ ]+]] = tosa.add %[[V0]], %[[V0]] : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// ALWAYS-NEXT:     "u.u"(%[[V2]], %[[V0]]) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
// ALWAYS-NEXT:     return %[[V1]] : tensor<1x3xi32>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT: }

// -----
func.func @d(%x: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = tosa.reverse %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %2 = tosa.add %x, %1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %2 : tensor<2x3xi32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[V0]] {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.add %[[ARG0]], %[[V1]] : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALWAYS: module {
// ALWAYS-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: tensor<2x3xi32>) -> tensor<2x3xi32> {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// ALWAYS-NEXT:     %[[V1:[^ ]+]] = tosa.reverse %[[V0]] {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
// ALWAYS-NEXT:     %[[V2:[^ ]+]] = tosa.add %[[ARG0]], %[[V1]] : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// ALWAYS-NEXT:     return %[[V2]] : tensor<2x3xi32>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT: }

// -----
func.func @a(%m: memref<4xf32>) -> tensor<2xi32> {
  %0 = "tosa.const"() <{values = dense<[1, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = tosa.add %0, %0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %c = arith.constant 1 : i32
  %d = arith.addi %c, %c : i32
  "u.u"(%d) : (i32) -> ()
  return %1 : tensor<2xi32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<4xf32>) -> tensor<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     "u.u"(%[[C2_I32]]) : (i32) -> ()
// CHECK-NEXT:     return %[[V0]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALWAYS: module {
// ALWAYS-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<4xf32>) -> tensor<2xi32> {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
// ALWAYS-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// ALWAYS-NEXT:     "u.u"(%[[C2_I32]]) : (i32) -> ()
// ALWAYS-NEXT:     return %[[V0]] : tensor<2xi32>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT: }

// -----
func.func @red() -> (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>,tensor<1x3xi32>,tensor<2x1xi1>,tensor<2x1xi1>) {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %20 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %2 = tosa.reduce_max %20 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %30 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_min %30 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %40 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %4 = tosa.reduce_product %40 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %50 = "tosa.const"() <{values = dense<[[true,true,false],[true,true,true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %5 = tosa.reduce_any %50 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  %60 = "tosa.const"() <{values = dense<[[true,true,false],[true,true,true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %6 = tosa.reduce_all %60 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return %1, %2, %3, %4, %5, %6 : tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>,tensor<1x3xi32>,tensor<2x1xi1>,tensor<2x1xi1>
}



// CHECK: module {
// CHECK-NEXT:   func.func @red() -> (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<2x1xi1>, tensor<2x1xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}true, true, false], [true, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reduce_sum %[[V1]] {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.reduce_max %[[V1]] {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.reduce_min %[[V1]] {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.reduce_product %[[V1]] {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.reduce_any %[[V0]] {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.reduce_all %[[V0]] {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
// CHECK-NEXT:     return %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]] : tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<2x1xi1>, tensor<2x1xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALWAYS: module {
// ALWAYS-NEXT:   func.func @red() -> (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<2x1xi1>, tensor<2x1xi1>) {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}5, 7, 9]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// ALWAYS-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}4, 5, 6]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// ALWAYS-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// ALWAYS-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}4, 10, 18]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// ALWAYS-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
// ALWAYS-NEXT:     %[[V5:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}false], [true]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
// ALWAYS-NEXT:     return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]] : tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<2x1xi1>, tensor<2x1xi1>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT: }

// -----
func.func @one() -> (tensor<1x3xi32>, tensor<2x1xi1>, tensor<1xf32>, tensor<2x1xi8>, tensor<2x1xi1>) {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %50 = "tosa.const"() <{values = dense<[[true,true,false],[false,false,false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %5 = tosa.reduce_any %50 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  %60 = "tosa.const"() <{values = dense<[1.0,2.0]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %6 = tosa.reduce_max %60 {axis = 0 : i32} : (tensor<2xf32>) -> tensor<1xf32>
  %70 = "tosa.const"() <{values = dense<[[100,127,3],[-4,5,6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %7 = tosa.reduce_product %70 {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
  %80 = "tosa.const"() <{values = dense<true> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %8 = tosa.reduce_all %80 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return %1, %5, %6, %7, %8 : tensor<1x3xi32>, tensor<2x1xi1>, tensor<1xf32>, tensor<2x1xi8>, tensor<2x1xi1>
}



// CHECK: module {
// CHECK-NEXT:   func.func @one() -> (tensor<1x3xi32>, tensor<2x1xi1>, tensor<1xf32>, tensor<2x1xi8>, tensor<2x1xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}-44], [-120]]> : tensor<2x1xi8>}> : () -> tensor<2x1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}5, 7, 9]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}true], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.reduce_max %[[V2]] {axis = 0 : i32} : (tensor<2xf32>) -> tensor<1xf32>
// CHECK-NEXT:     return %[[V3]], %[[V4]], %[[V5]], %[[V1]], %[[V0]] : tensor<1x3xi32>, tensor<2x1xi1>, tensor<1xf32>, tensor<2x1xi8>, tensor<2x1xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALWAYS: module {
// ALWAYS-NEXT:   func.func @one() -> (tensor<1x3xi32>, tensor<2x1xi1>, tensor<1xf32>, tensor<2x1xi8>, tensor<2x1xi1>) {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<true> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
// ALWAYS-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}-44], [-120]]> : tensor<2x1xi8>}> : () -> tensor<2x1xi8>
// ALWAYS-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
// ALWAYS-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}5, 7, 9]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// ALWAYS-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}true], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
// ALWAYS-NEXT:     %[[V5:[^ ]+]] = tosa.reduce_max %[[V2]] {axis = 0 : i32} : (tensor<2xf32>) -> tensor<1xf32>
// ALWAYS-NEXT:     return %[[V3]], %[[V4]], %[[V5]], %[[V1]], %[[V0]] : tensor<1x3xi32>, tensor<2x1xi1>, tensor<1xf32>, tensor<2x1xi8>, tensor<2x1xi1>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT: }

// -----
func.func @one(%q: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<1xf32>) {
  %0 = "tosa.const"() <{values = dense<[[1.0,2.0,3.0],[4.0,5.0,6.0]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = "tosa.const"() <{values = dense<1.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %4 = tosa.reciprocal %0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %5 = tosa.reciprocal %z : (tensor<1xf32>) -> tensor<1xf32>
  "u.u"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return %1, %3, %4, %5 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<1xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @one(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0x7F800000> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<1.500000e+00> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<1.500000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.transpose %[[V3]] {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.reciprocal %[[V3]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     "u.u"(%[[V3]], %[[V2]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
// CHECK-NEXT:     return %[[V4]], %[[V1]], %[[V5]], %[[V0]] : tensor<3x2xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALWAYS: module {
// ALWAYS-NEXT:   func.func @one(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<1xf32>) {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0x7F800000> : tensor<1xf32>}> : () -> tensor<1xf32>
// ALWAYS-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<1.500000e+00> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
// ALWAYS-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<1.500000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// ALWAYS-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// ALWAYS-NEXT:     %[[V4:[^ ]+]] = tosa.transpose %[[V3]] {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
// ALWAYS-NEXT:     %[[V5:[^ ]+]] = tosa.reciprocal %[[V3]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// ALWAYS-NEXT:     "u.u"(%[[V3]], %[[V2]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
// ALWAYS-NEXT:     return %[[V4]], %[[V1]], %[[V5]], %[[V0]] : tensor<3x2xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<1xf32>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT: }

// -----
func.func @two() -> (tensor<3x2xf32>, tensor<?x?xf32>, tensor<*xf32>, tensor<2x2xi8>) {
  %0 = arith.constant dense<[[1.0,2.0,3.0],[4.0,5.0,6.0]]> : tensor<2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<?x?xf32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<*xf32>
  %q = "tosa.const"() <{values = dense<[[1,2],[3,4]]> : tensor<2x2xi8>}> : () -> tensor<2x2xi8>
  %5 = tosa.transpose %q {perms = array<i32: 1, 0>} : (tensor<2x2xi8>) -> tensor<2x2xi8>
  return %1, %2, %3, %5 : tensor<3x2xf32>, tensor<?x?xf32>, tensor<*xf32>, tensor<2x2xi8>
}



// CHECK: module {
// CHECK-NEXT:   func.func @two() -> (tensor<3x2xf32>, tensor<?x?xf32>, tensor<*xf32>, tensor<2x2xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 3], [2, 4]]> : tensor<2x2xi8>}> : () -> tensor<2x2xi8>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose %[[CST]] {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.transpose %[[CST]] {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.transpose %[[CST]] {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[V1]], %[[V2]], %[[V3]], %[[V0]] : tensor<3x2xf32>, tensor<?x?xf32>, tensor<*xf32>, tensor<2x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALWAYS: module {
// ALWAYS-NEXT:   func.func @two() -> (tensor<3x2xf32>, tensor<?x?xf32>, tensor<*xf32>, tensor<2x2xi8>) {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 3], [2, 4]]> : tensor<2x2xi8>}> : () -> tensor<2x2xi8>
// ALWAYS-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>
// ALWAYS-NEXT:     %[[V1:[^ ]+]] = tosa.transpose %[[CST]] {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
// ALWAYS-NEXT:     %[[V2:[^ ]+]] = tosa.transpose %[[CST]] {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<?x?xf32>
// ALWAYS-NEXT:     %[[V3:[^ ]+]] = tosa.transpose %[[CST]] {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<*xf32>
// ALWAYS-NEXT:     return %[[V1]], %[[V2]], %[[V3]], %[[V0]] : tensor<3x2xf32>, tensor<?x?xf32>, tensor<*xf32>, tensor<2x2xi8>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT: }

// -----
func.func @three(%x: tensor<f32>) -> (tensor<2x2xi4>, tensor<2x2xi1>, tensor<2xbf16>, tensor<2xf16>, tensor<2x2xcomplex<f32>>) {
  %q = "tosa.const"() <{values = dense<[[1,2],[3,4]]> : tensor<2x2xi4>}> : () -> tensor<2x2xi4>
  %5 = tosa.transpose %q {perms = array<i32: 1, 0>} : (tensor<2x2xi4>) -> tensor<2x2xi4>
  %q1 = "tosa.const"() <{values = dense<[[true,false],[true,true]]> : tensor<2x2xi1>}> : () -> tensor<2x2xi1>
  %6 = tosa.transpose %q1 {perms = array<i32: 1, 0>} : (tensor<2x2xi1>) -> tensor<2x2xi1>
  %a = "tosa.const"() <{values = dense<[3.0, 0.1]> : tensor<2xbf16>}> : () -> tensor<2xbf16>
  %7 = tosa.reciprocal %a : (tensor<2xbf16>) -> tensor<2xbf16>
  %b = "tosa.const"() <{values = dense<[3.0, 1.0e-5]> : tensor<2xf16>}> : () -> tensor<2xf16>
  %8 = tosa.reciprocal %b : (tensor<2xf16>) -> tensor<2xf16>
  %d = arith.constant dense<[[(1.0,2.0), (3.0,4.0)],[(5.0,6.0),(7.0,8.0)]]> : tensor<2x2xcomplex<f32>>
  return %5, %6, %7, %8, %d : tensor<2x2xi4>, tensor<2x2xi1>, tensor<2xbf16>, tensor<2xf16>, tensor<2x2xcomplex<f32>>
}



// CHECK: module {
// CHECK-NEXT:   func.func @three(%[[ARG0:[^ ]+]]: tensor<f32>) -> (tensor<2x2xi4>, tensor<2x2xi1>, tensor<2xbf16>, tensor<2xf16>, tensor<2x2xcomplex<f32>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[3.332520e-01, 0x7C00]> : tensor<2xf16>}> : () -> tensor<2xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<[3.339840e-01, 1.000000e+01]> : tensor<2xbf16>}> : () -> tensor<2xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}true, true], [false, true]]> : tensor<2x2xi1>}> : () -> tensor<2x2xi1>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)], [(5.000000e+00,6.000000e+00), (7.000000e+00,8.000000e+00)]]> : tensor<2x2xcomplex<f32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi4>}> : () -> tensor<2x2xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.transpose %[[V3]] {perms = array<i32: 1, 0>} : (tensor<2x2xi4>) -> tensor<2x2xi4>
// CHECK-NEXT:     return %[[V4]], %[[V2]], %[[V1]], %[[V0]], %[[CST]] : tensor<2x2xi4>, tensor<2x2xi1>, tensor<2xbf16>, tensor<2xf16>, tensor<2x2xcomplex<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALWAYS: module {
// ALWAYS-NEXT:   func.func @three(%[[ARG0:[^ ]+]]: tensor<f32>) -> (tensor<2x2xi4>, tensor<2x2xi1>, tensor<2xbf16>, tensor<2xf16>, tensor<2x2xcomplex<f32>>) {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[3.332520e-01, 0x7C00]> : tensor<2xf16>}> : () -> tensor<2xf16>
// ALWAYS-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<[3.339840e-01, 1.000000e+01]> : tensor<2xbf16>}> : () -> tensor<2xbf16>
// ALWAYS-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}true, true], [false, true]]> : tensor<2x2xi1>}> : () -> tensor<2x2xi1>
// ALWAYS-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)], [(5.000000e+00,6.000000e+00), (7.000000e+00,8.000000e+00)]]> : tensor<2x2xcomplex<f32>>
// ALWAYS-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi4>}> : () -> tensor<2x2xi4>
// ALWAYS-NEXT:     %[[V4:[^ ]+]] = tosa.transpose %[[V3]] {perms = array<i32: 1, 0>} : (tensor<2x2xi4>) -> tensor<2x2xi4>
// ALWAYS-NEXT:     return %[[V4]], %[[V2]], %[[V1]], %[[V0]], %[[CST]] : tensor<2x2xi4>, tensor<2x2xi1>, tensor<2xbf16>, tensor<2xf16>, tensor<2x2xcomplex<f32>>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT: }

// -----
func.func @one() -> (tensor<3x2xf32>, tensor<3x2xi32>) {
  %0 = arith.constant dense<[[1.0,2.0,3.0],[4.0,5.0,6.0]]> : tensor<2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %1, %3 : tensor<3x2xf32>, tensor<3x2xi32>
}
func.func @two() -> (tensor<?x3xi32>, tensor<1x3xui8>, tensor<*xi32>, tensor<2xf32>, tensor<?xf32>, tensor<1xf64>, tensor<1x3xi32>) {
  %2 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_sum %2 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<?x3xi32>
  %4 = "tosa.const"() <{values = dense<[[1,200,3],[4,5,6]]> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %5 = tosa.reduce_max %4 {axis = 0 : i32} : (tensor<2x3xui8>) -> tensor<1x3xui8>
  %6 = arith.constant dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>
  %7 = tosa.reduce_sum %6 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<*xi32>
  %8 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %9 = tosa.reciprocal %8 : (tensor<2xf32>) -> tensor<2xf32>
  %10 = arith.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %11 = tosa.reciprocal %10 : (tensor<2xf32>) -> tensor<?xf32>
  %12 = arith.constant dense<4.0> : tensor<1xf64>
  %15 = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %16 = tosa.reduce_sum %15 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  "u.u"(%15) : (tensor<2x3xi32>) -> ()
  return %3, %5, %7, %9, %11, %12, %16 : tensor<?x3xi32>, tensor<1x3xui8>, tensor<*xi32>, tensor<2xf32>, tensor<?xf32>, tensor<1xf64>, tensor<1x3xi32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @one() -> (tensor<3x2xf32>, tensor<3x2xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : tensor<3x2xf32>, tensor<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two() -> (tensor<?x3xi32>, tensor<1x3xui8>, tensor<*xi32>, tensor<2xf32>, tensor<?xf32>, tensor<1xf64>, tensor<1x3xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}4, 5, 6]]> : tensor<1x3xui8>}> : () -> tensor<1x3xui8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<4.000000e+00> : tensor<1xf64>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<[1.000000e+00, 4.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.reduce_sum %[[V2]] {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<?x3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.reduce_sum %[[CST_2]] {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<*xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.reciprocal %[[CST_1]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tosa.reciprocal %[[CST_0]] : (tensor<2xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.reduce_sum %[[V1]] {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT:     "u.u"(%[[V1]]) : (tensor<2x3xi32>) -> ()
// CHECK-NEXT:     return %[[V3]], %[[V0]], %[[V4]], %[[V5]], %[[V6]], %[[CST]], %[[V7]] : tensor<?x3xi32>, tensor<1x3xui8>, tensor<*xi32>, tensor<2xf32>, tensor<?xf32>, tensor<1xf64>, tensor<1x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALWAYS: module {
// ALWAYS-NEXT:   func.func @one() -> (tensor<3x2xf32>, tensor<3x2xi32>) {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
// ALWAYS-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
// ALWAYS-NEXT:     return %[[V0]], %[[V1]] : tensor<3x2xf32>, tensor<3x2xi32>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT:   func.func @two() -> (tensor<?x3xi32>, tensor<1x3xui8>, tensor<*xi32>, tensor<2xf32>, tensor<?xf32>, tensor<1xf64>, tensor<1x3xi32>) {
// ALWAYS-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<14> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
// ALWAYS-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}4, 5, 6]]> : tensor<1x3xui8>}> : () -> tensor<1x3xui8>
// ALWAYS-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// ALWAYS-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<4.000000e+00> : tensor<1xf64>
// ALWAYS-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<[1.000000e+00, 4.000000e+00]> : tensor<2xf32>
// ALWAYS-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// ALWAYS-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
// ALWAYS-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// ALWAYS-NEXT:     %[[V4:[^ ]+]] = tosa.reduce_sum %[[V3]] {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<?x3xi32>
// ALWAYS-NEXT:     %[[V5:[^ ]+]] = tosa.reduce_sum %[[CST_2]] {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<*xi32>
// ALWAYS-NEXT:     %[[V6:[^ ]+]] = tosa.reciprocal %[[CST_1]] : (tensor<2xf32>) -> tensor<2xf32>
// ALWAYS-NEXT:     %[[V7:[^ ]+]] = tosa.reciprocal %[[CST_0]] : (tensor<2xf32>) -> tensor<?xf32>
// ALWAYS-NEXT:     "u.u"(%[[V2]]) : (tensor<2x3xi32>) -> ()
// ALWAYS-NEXT:     return %[[V4]], %[[V1]], %[[V5]], %[[V6]], %[[V7]], %[[CST]], %[[V0]] : tensor<?x3xi32>, tensor<1x3xui8>, tensor<*xi32>, tensor<2xf32>, tensor<?xf32>, tensor<1xf64>, tensor<1x3xi32>
// ALWAYS-NEXT:   }
// ALWAYS-NEXT: }
