// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @f(%arg0: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.addi %arg0, %c3_i32 overflow<nsw> : i32
  %1 = arith.addi %0, %c5_i32 overflow<nsw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c8_i32 overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c2147483647_i32 = arith.constant 2147483647 : i32
  %c1_i32 = arith.constant 1 : i32
  %0 = arith.addi %arg0, %c2147483647_i32 overflow<nuw> : i32
  %1 = arith.addi %c1_i32, %0 overflow<nuw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c-2147483648_i32 overflow<nuw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c127_i32 = arith.constant 127 : i32
  %c127_i32_0 = arith.constant 127 : i32
  %0 = arith.addi %c127_i32, %arg0 overflow<nsw, nuw> : i32
  %1 = arith.addi %0, %c127_i32_0 overflow<nsw, nuw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c254_i32 = arith.constant 254 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c254_i32 overflow<nsw, nuw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.addi %arg0, %c3_i32 overflow<nuw> : i32
  %1 = arith.subi %0, %c5_i32 overflow<nuw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c-2_i32 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c2147483647_i32 = arith.constant 2147483647 : i32
  %c1_i32 = arith.constant 1 : i32
  %0 = arith.addi %arg0, %c2147483647_i32 overflow<nsw, nuw> : i32
  %1 = arith.subi %c1_i32, %0 overflow<nsw, nuw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c-2147483646_i32 = arith.constant -2147483646 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.subi %c-2147483646_i32, %arg0 overflow<nsw, nuw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c127_i32 = arith.constant 127 : i32
  %c127_i32_0 = arith.constant 127 : i32
  %0 = arith.addi %c127_i32, %arg0 overflow<nuw> : i32
  %1 = arith.subi %c127_i32_0, %0 overflow<nsw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.subi %c0_i32, %arg0 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.addi %arg0, %c3_i32 overflow<nsw, nuw> : i32
  %1 = arith.muli %0, %c5_i32 overflow<nsw, nuw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c3_i32 overflow<nsw, nuw> : i32
// CHECK-NEXT: %[[V1:.*]] = arith.muli %[[V0]], %c5_i32 overflow<nsw, nuw> : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c2147483647_i32 = arith.constant 2147483647 : i32
  %c1_i32 = arith.constant 1 : i32
  %0 = arith.addi %c2147483647_i32, %arg0 overflow<nuw> : i32
  %1 = arith.muli %0, %c1_i32 overflow<nsw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c2147483647_i32 = arith.constant 2147483647 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c2147483647_i32 overflow<nuw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c127_i32 = arith.constant 127 : i32
  %c127_i32_0 = arith.constant 127 : i32
  %0 = arith.addi %c127_i32, %arg0 overflow<nsw, nuw> : i32
  %1 = arith.muli %c127_i32_0, %0 overflow<nuw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c127_i32 overflow<nsw, nuw> : i32
// CHECK-NEXT: %[[V1:.*]] = arith.muli %[[V0]], %c127_i32 overflow<nuw> : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.subi %arg0, %c3_i32 overflow<nuw> : i32
  %1 = arith.addi %c5_i32, %0 overflow<nsw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c2_i32 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c2147483647_i32 = arith.constant 2147483647 : i32
  %c1_i32 = arith.constant 1 : i32
  %0 = arith.subi %c2147483647_i32, %arg0 overflow<nsw, nuw> : i32
  %1 = arith.addi %0, %c1_i32 overflow<nuw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.subi %c-2147483648_i32, %arg0 overflow<nuw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c127_i32 = arith.constant 127 : i32
  %c127_i32_0 = arith.constant 127 : i32
  %0 = arith.subi %arg0, %c127_i32 overflow<nsw> : i32
  %1 = arith.subi %0, %c127_i32_0 overflow<nsw, nuw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c254_i32 = arith.constant 254 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.subi %arg0, %c254_i32 overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.subi %arg0, %c3_i32 overflow<nsw, nuw> : i32
  %1 = arith.subi %c5_i32, %0 overflow<nuw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.subi %c8_i32, %arg0 overflow<nuw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c2147483647_i32 = arith.constant 2147483647 : i32
  %c1_i32 = arith.constant 1 : i32
  %0 = arith.subi %c2147483647_i32, %arg0 overflow<nsw> : i32
  %1 = arith.subi %c1_i32, %0 overflow<nsw, nuw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c-2147483646_i32 = arith.constant -2147483646 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c-2147483646_i32 overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c127_i32 = arith.constant 127 : i32
  %c127_i32_0 = arith.constant 127 : i32
  %0 = arith.subi %arg0, %c127_i32 overflow<nsw, nuw> : i32
  %1 = arith.muli %0, %c127_i32_0 overflow<nsw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.subi %arg0, %c127_i32 overflow<nsw, nuw> : i32
// CHECK-NEXT: %[[V1:.*]] = arith.muli %[[V0]], %c127_i32 overflow<nsw> : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.subi %c3_i32, %arg0 overflow<nsw> : i32
  %1 = arith.muli %0, %c5_i32 overflow<nsw, nuw> : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.subi %c3_i32, %arg0 overflow<nsw> : i32
// CHECK-NEXT: %[[V1:.*]] = arith.muli %[[V0]], %c5_i32 overflow<nsw, nuw> : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
