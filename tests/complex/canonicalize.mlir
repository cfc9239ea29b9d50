// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// Parts of what was made of two numbers and negated.

func.func @parts_of_negation(%a: f32, %b: f32) -> (f32, f32) {
  %0 = complex.create %a, %b : complex<f32>
  %1 = complex.neg %0 fastmath<nnan> : complex<f32>
  %re = complex.re %1 : complex<f32>
  %im = complex.im %1 fastmath<fast> : complex<f32>
  return %re, %im : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @parts_of_negation(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.negf %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.negf %[[ARG1]] : f32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @parts_of_what_is_not_known(%a: complex<f32>) -> (f32, f32) {
  %0 = complex.neg %a : complex<f32>
  %re = complex.re %0 : complex<f32>
  %im = complex.im %0 : complex<f32>
  return %re, %im : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @parts_of_what_is_not_known(%[[ARG0:[^ ]+]]: complex<f32>) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.neg %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.re %[[V0]] : complex<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.im %[[V0]] : complex<f32>
// CHECK-NEXT:     return %[[V1]], %[[V2]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @comparisons_stay(%a: complex<f32>) -> (i1, i1) {
  %0 = complex.eq %a, %a : complex<f32>
  %1 = complex.neq %a, %a : complex<f32>
  return %0, %1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @comparisons_stay(%[[ARG0:[^ ]+]]: complex<f32>) -> (i1, i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.eq %[[ARG0]], %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.neq %[[ARG0]], %[[ARG0]] : complex<f32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
