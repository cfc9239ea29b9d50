// Properties that are plain data are no attributes.
// RUN: mlir-opt %s --test-print-nesting | FileCheck %s

func.func @f0(%0: i16, %p: !llvm.ptr) {
  %1 = llvm.shl %0, %0 : i16
  %2 = llvm.add %0, %0 overflow<nsw> : i16
  %3 = llvm.trunc %0 : i16 to i8
  %4 = llvm.trunc %0 overflow<nuw> : i16 to i8
  %5 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = arith.addi %0, %0 : i16
  %7 = llvm.mul %0, %0 : i16
  return
}

// CHECK: visiting op: 'builtin.module' with 0 operands and 0 results
// CHECK-NEXT:  1 nested regions:
// CHECK-NEXT:   Region with 1 blocks:
// CHECK-NEXT:     Block with 0 arguments, 0 successors, and 1 operations
// CHECK-NEXT:       visiting op: 'func.func' with 0 operands and 0 results
// CHECK-NEXT:       2 attributes:
// CHECK-NEXT:        - 'function_type' : '(i16, !llvm.ptr) -> ()'
// CHECK-NEXT:        - 'sym_name' : '"f0"'
// CHECK-NEXT:        1 nested regions:
// CHECK-NEXT:         Region with 1 blocks:
// CHECK-NEXT:           Block with 2 arguments, 0 successors, and 8 operations
// CHECK-NEXT:             visiting op: 'llvm.shl' with 2 operands and 1 results
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:             visiting op: 'llvm.add' with 2 operands and 1 results
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:             visiting op: 'llvm.trunc' with 1 operands and 1 results
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:             visiting op: 'llvm.trunc' with 1 operands and 1 results
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:             visiting op: 'llvm.getelementptr' with 1 operands and 1 results
// CHECK-NEXT:             2 attributes:
// CHECK-NEXT:              - 'elem_type' : 'i8'
// CHECK-NEXT:              - 'rawConstantIndices' : 'array<i32: 1>'
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:             visiting op: 'arith.addi' with 2 operands and 1 results
// CHECK-NEXT:             1 attributes:
// CHECK-NEXT:              - 'overflowFlags' : '#arith.overflow<none>'
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:             visiting op: 'llvm.mul' with 2 operands and 1 results
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:             visiting op: 'func.return' with 0 operands and 0 results
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: i16, %[[ARG1:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.shl %[[ARG0]], %[[ARG0]] : i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.add %[[ARG0]], %[[ARG0]] overflow<nsw> : i16
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.trunc %[[ARG0]] : i16 to i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.trunc %[[ARG0]] overflow<nuw> : i16 to i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[ARG1]][1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i16
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mul %[[ARG0]], %[[ARG0]] : i16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
