// RUN: mlir-opt %s --fold-memref-alias-ops | FileCheck %s
// RUN: mlir-opt %s --sccp | FileCheck %s --check-prefix=SCCP
// RUN: mlir-opt %s --canonicalize | FileCheck %s --check-prefix=FULL

// What is loaded of a constant folds where the map itself knows the place; that constants go into
// the map is a pattern of canonicalization.

memref.global "private" constant @table : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global constant @same : memref<4xi8> = dense<7>

func.func @known(%i: index) -> (i32, i32, i8) {
  %c2 = arith.constant 2 : index
  %0 = memref.get_global @table : memref<2x3xi32>
  %1 = affine.load %0[1, 0] : memref<2x3xi32>
  %2 = affine.load %0[%c2 - 1, %c2] : memref<2x3xi32>
  %3 = memref.get_global @same : memref<4xi8>
  %4 = affine.load %3[%i] : memref<4xi8>
  return %1, %2, %4 : i32, i32, i8
}




// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @table : memref<2x3xi32> = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]>
// CHECK-NEXT:   memref.global constant @same : memref<4xi8> = dense<7>
// CHECK-NEXT:   func.func @known(%[[ARG0:[^ ]+]]: index) -> (i32, i32, i8) {
// CHECK-NEXT:     %[[C7_I8:[^ ]+]] = arith.constant 7 : i8
// CHECK-NEXT:     %[[C4_I32:[^ ]+]] = arith.constant 4 : i32
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @table : memref<2x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[V0]][%[[C2]] - 1, %[[C2]]] : memref<2x3xi32>
// CHECK-NEXT:     return %[[C4_I32]], %[[V1]], %[[C7_I8]] : i32, i32, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SCCP: module {
// SCCP-NEXT:   memref.global "private" constant @table : memref<2x3xi32> = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]>
// SCCP-NEXT:   memref.global constant @same : memref<4xi8> = dense<7>
// SCCP-NEXT:   func.func @known(%[[ARG0:[^ ]+]]: index) -> (i32, i32, i8) {
// SCCP-NEXT:     %[[C7_I8:[^ ]+]] = arith.constant 7 : i8
// SCCP-NEXT:     %[[C4_I32:[^ ]+]] = arith.constant 4 : i32
// SCCP-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// SCCP-NEXT:     %[[V0:[^ ]+]] = memref.get_global @table : memref<2x3xi32>
// SCCP-NEXT:     %[[V1:[^ ]+]] = affine.load %[[V0]][%[[C2]] - 1, %[[C2]]] : memref<2x3xi32>
// SCCP-NEXT:     %[[V2:[^ ]+]] = memref.get_global @same : memref<4xi8>
// SCCP-NEXT:     return %[[C4_I32]], %[[V1]], %[[C7_I8]] : i32, i32, i8
// SCCP-NEXT:   }
// SCCP-NEXT: }

// FULL: module {
// FULL-NEXT:   memref.global "private" constant @table : memref<2x3xi32> = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]>
// FULL-NEXT:   memref.global constant @same : memref<4xi8> = dense<7>
// FULL-NEXT:   func.func @known(%[[ARG0:[^ ]+]]: index) -> (i32, i32, i8) {
// FULL-NEXT:     %[[C4_I32:[^ ]+]] = arith.constant 4 : i32
// FULL-NEXT:     %[[C6_I32:[^ ]+]] = arith.constant 6 : i32
// FULL-NEXT:     %[[C7_I8:[^ ]+]] = arith.constant 7 : i8
// FULL-NEXT:     return %[[C4_I32]], %[[C6_I32]], %[[C7_I8]] : i32, i32, i8
// FULL-NEXT:   }
// FULL-NEXT: }
