// RUN: mlir-opt %s --canonicalize | FileCheck %s

func.func @a(%a: complex<f32>, %b: complex<f32>, %x: f32, %y: f32) -> (complex<f32>, f32, f32, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %re = complex.re %a : complex<f32>
  %im = complex.im %a : complex<f32>
  %c = complex.create %re, %im : complex<f32>
  %d = complex.create %x, %y : complex<f32>
  %re2 = complex.re %d : complex<f32>
  %im2 = complex.im %d : complex<f32>
  %n = complex.neg %a : complex<f32>
  %nn = complex.neg %n : complex<f32>
  %j = complex.conj %a : complex<f32>
  %jj = complex.conj %j : complex<f32>
  %e = complex.exp %a : complex<f32>
  %l = complex.log %e : complex<f32>
  %l2 = complex.log %a : complex<f32>
  %e2 = complex.exp %l2 : complex<f32>
  %s = complex.add %a, %b : complex<f32>
  %t = complex.sub %s, %b : complex<f32>
  %s2 = complex.sub %a, %b : complex<f32>
  %t2 = complex.add %s2, %b : complex<f32>
  return %c, %re2, %im2, %nn, %jj, %l, %e2, %t, %t2 : complex<f32>, f32, f32, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

func.func @b(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>,complex<f32>) {
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %nz = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %o = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %z : complex<f32>
  %1 = complex.add %a, %nz : complex<f32>
  %2 = complex.sub %a, %z : complex<f32>
  %3 = complex.mul %a, %o : complex<f32>
  %4 = complex.div %a, %o : complex<f32>
  %5 = complex.add %z, %a : complex<f32>
  %6 = complex.mul %o, %a : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

func.func @c() -> (f32, f32, complex<f32>, complex<f32>, complex<f32>, f32, complex<f32>, i64, complex<f32>) {
  %z = complex.constant [3.0 : f32, 4.0 : f32] : complex<f32>
  %0 = complex.re %z : complex<f32>
  %1 = complex.im %z : complex<f32>
  %2 = complex.neg %z : complex<f32>
  %3 = complex.conj %z : complex<f32>
  %4 = complex.mul %z, %z : complex<f32>
  %5 = complex.abs %z : complex<f32>
  %c = arith.constant 1.0 : f32
  %6 = complex.create %c, %c : complex<f32>
  %7 = complex.bitcast %z : complex<f32> to i64
  %8 = complex.add %z, %z : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, complex<f32>, complex<f32>, complex<f32>, f32, complex<f32>, i64, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: complex<f32>, %[[ARG1:[^ ]+]]: complex<f32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32) -> (complex<f32>, f32, f32, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:     return %[[ARG0]], %[[ARG2]], %[[ARG3]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]] : complex<f32>, f32, f32, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: complex<f32>, %[[ARG1:[^ ]+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.add %[[CST]], %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.mul %[[CST_0]], %[[ARG0]] : complex<f32>
// CHECK-NEXT:     return %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[V0]], %[[V1]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c() -> (f32, f32, complex<f32>, complex<f32>, complex<f32>, f32, complex<f32>, i64, complex<f32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = complex.constant [3.000000e+00 : f32, 4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.neg %[[CST_0]] : complex<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.conj %[[CST_0]] : complex<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.mul %[[CST_0]], %[[CST_0]] : complex<f32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.abs %[[CST_0]] : complex<f32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.create %[[CST]], %[[CST]] : complex<f32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = complex.bitcast %[[CST_0]] : complex<f32> to i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.add %[[CST_0]], %[[CST_0]] : complex<f32>
// CHECK-NEXT:     return %[[CST_1]], %[[CST_2]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : f32, f32, complex<f32>, complex<f32>, complex<f32>, f32, complex<f32>, i64, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
