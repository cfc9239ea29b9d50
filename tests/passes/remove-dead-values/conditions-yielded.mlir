// RUN: mlir-opt %s --remove-dead-values | FileCheck %s

// What uses a result that is the condition, or its negation, is left as it is.

func.func @negation(%c: i1) -> i1 {
  %0 = scf.if %c -> i1 {
    %false = arith.constant false
    scf.yield %false : i1
  } else {
    %true = arith.constant true
    scf.yield %true : i1
  }
  %1 = arith.ori %0, %0 : i1
  return %1 : i1
}

func.func @condition(%c: i1) -> i1 {
  %0 = scf.if %c -> i1 {
    %true = arith.constant true
    scf.yield %true : i1
  } else {
    %false = arith.constant false
    scf.yield %false : i1
  }
  %1 = arith.andi %0, %0 : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @negation(%arg0: i1) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT: %1 = scf.if %arg0 -> (i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: scf.yield %false : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %true_0 = arith.constant true
// CHECK-NEXT: scf.yield %true_0 : i1
// CHECK-NEXT: }
// CHECK-NEXT: %2 = arith.ori %0, %0 : i1
// CHECK-NEXT: return %2 : i1
// CHECK-NEXT: }
// CHECK-NEXT: func.func @condition(%arg0: i1) -> i1 {
// CHECK-NEXT: %0 = scf.if %arg0 -> (i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: scf.yield %true : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: scf.yield %false : i1
// CHECK-NEXT: }
// CHECK-NEXT: %1 = arith.andi %arg0, %arg0 : i1
// CHECK-NEXT: return %1 : i1
// CHECK-NEXT: }
// CHECK-NEXT: }
