// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @f(%arg0: index) -> i1 {
  %0 = index.cmp eq(%arg0, %arg0)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> i1 {
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i1 {
  %idx0 = index.constant 0
  %idx0_0 = index.constant 0
  %0 = index.cmp eq(%idx0, %idx0_0)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i1 {
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index) -> i1 {
  %0 = index.sub %arg0, %arg1
  %idx0 = index.constant 0
  %1 = index.cmp eq(%0, %idx0)
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = index.cmp eq(%arg0, %arg1)
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index) -> i1 {
  %idx0 = index.constant 0
  %0 = index.cmp eq(%idx0, %arg0)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %[[V0:.*]] = index.cmp eq(%idx0, %arg0)
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> i1 {
  %idx0 = index.constant 0
  %idx0_0 = index.constant 0
  %0 = index.maxs %arg0, %idx0
  %1 = index.cmp eq(%0, %idx0_0)
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> i1 {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %[[V0:.*]] = index.maxs %arg0, %idx0
// CHECK-NEXT: %[[V1:.*]] = index.cmp eq(%[[V0]], %idx0)
// CHECK-NEXT: return %[[V1]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> i1 {
  %idx0 = index.constant 0
  %idx0_0 = index.constant 0
  %0 = index.mins %arg0, %idx0
  %1 = index.cmp eq(%0, %idx0_0)
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> i1 {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %[[V0:.*]] = index.mins %arg0, %idx0
// CHECK-NEXT: %[[V1:.*]] = index.cmp eq(%[[V0]], %idx0)
// CHECK-NEXT: return %[[V1]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> i1 {
  %idx0 = index.constant 0
  %idx0_0 = index.constant 0
  %0 = index.maxu %arg0, %idx0
  %1 = index.cmp eq(%0, %idx0_0)
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> i1 {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %[[V0:.*]] = index.maxu %arg0, %idx0
// CHECK-NEXT: %[[V1:.*]] = index.cmp eq(%[[V0]], %idx0)
// CHECK-NEXT: return %[[V1]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> i1 {
  %idx0 = index.constant 0
  %idx0_0 = index.constant 0
  %0 = index.minu %arg0, %idx0
  %1 = index.cmp eq(%0, %idx0_0)
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> i1 {
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: index) -> (i1, i1, i1) {
  %a = arith.constant 67108864 : index
  %b = arith.constant -1998781437439937394 : index
  %m = index.minu %x, %a
  %0 = index.cmp eq(%m, %b)
  %c = arith.constant 5 : index
  %n = index.maxs %x, %c
  %1 = index.cmp slt(%n, %c)
  %p = ub.poison : index
  %o = index.mins %x, %p
  %2 = index.cmp slt(%o, %c)
  return %0, %1, %2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> (i1, i1, i1) {
// CHECK-NEXT: %0 = ub.poison : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %false = index.bool.constant false
// CHECK-NEXT: %1 = index.mins %arg0, %0
// CHECK-NEXT: %2 = index.cmp slt(%1, %c5)
// CHECK-NEXT: return %false, %false, %2 : i1, i1, i1
// CHECK-NEXT: }
// CHECK-NEXT: }
