// RUN: mlir-opt %s --split-input-file --sccp | FileCheck %s

func.func @basis(%b: index) -> (index, index) {
  %c = arith.constant 16 : index
  %x = affine.linearize_index [%c] by () : index
  %y = affine.delinearize_index %c into (%x) : index
  %z = affine.linearize_index [%x] by (%x) : index
  return %y, %z : index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @basis(%arg0: index) -> (index, index) {
// CHECK-NEXT: %c16 = arith.constant 16 : index
// CHECK-NEXT: %0 = affine.delinearize_index %c16 into (%c16) : index
// CHECK-NEXT: %1 = affine.linearize_index [%c16] by (%c16) : index
// CHECK-NEXT: return %0, %1 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @wraps() -> (index, index, index) {
  %c = arith.constant 9223372036854775807 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 3)>()[%c]
  %1 = affine.max affine_map<()[s0] -> (s0 + 1, 2)>()[%c]
  %2 = affine.linearize_index [%c, %c] by (16, 5) : index
  return %0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @wraps() -> (index, index, index) {
// CHECK-NEXT: %c-6 = arith.constant -6 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c9223372036854775805 = arith.constant 9223372036854775805 : index
// CHECK-NEXT: %c9223372036854775807 = arith.constant 9223372036854775807 : index
// CHECK-NEXT: return %c9223372036854775805, %c2, %c-6 : index, index, index
// CHECK-NEXT: }
// CHECK-NEXT: }
