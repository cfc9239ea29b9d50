// Constants transposed, inverted and reduced; those that others use, too, stay.
// RUN: mlir-opt %s --tosa-layerwise-constant-fold --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --tosa-layerwise-constant-fold=aggressive-reduce-constant --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=ALWAYS

func.func @t() -> tensor<3x2xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.0,2.0,3.0],[4.0,5.0,6.0]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}
// -----
func.func @r() -> tensor<2xf32> {
  %0 = "tosa.const"() <{values = dense<[1.0,2.0]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = tosa.reciprocal %0 : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
// -----
func.func @s() -> tensor<1x3xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.0,2.0,3.0],[4.0,5.0,6.0]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %1 : tensor<1x3xf32>
}
// -----
func.func @s2() -> tensor<1x3xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %2 = tosa.add %0, %0 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  "u.u"(%2, %0): (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return %1 : tensor<1x3xi32>
}
// -----
func.func @d(%x: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = tosa.reverse %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %2 = tosa.add %x, %1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %2 : tensor<2x3xi32>
}
// -----
func.func @a(%m: memref<4xf32>) -> tensor<2xi32> {
  %0 = "tosa.const"() <{values = dense<[1, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = tosa.add %0, %0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %c = arith.constant 1 : i32
  %d = arith.addi %c, %c : i32
  "u.u"(%d) : (i32) -> ()
  return %1 : tensor<2xi32>
}
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
