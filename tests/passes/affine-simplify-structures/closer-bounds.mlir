// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --affine-simplify-structures | FileCheck %s

// A quotient is written by the bounds that are left of it.

func.func @f(%a: index) -> index {
%x13:2 = affine.if affine_set<(d0)[s0] : ((12 floordiv 2) >= 0, ((d0 mod 4) * -2) >= 0, ((d0 + d0) ceildiv 4) >= 0)>(%a)[%a] -> (index, index) {
  affine.yield %a, %a : index, index
} else {
  %c = arith.constant 1 : index
  affine.yield %a, %c : index, index
}
  return %x13#1 : index
}

// CHECK: #set = affine_set<()[s0] : (-s0 + ((s0 + 3) floordiv 4) * 4 >= 0, (s0 + 1) floordiv 2 >= 0, s0 - ((s0 + 3) floordiv 4) * 4 >= 0, -s0 + ((s0 + 1) floordiv 2) * 2 >= 0, s0 - ((s0 + 1) floordiv 2) * 2 + 1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %0:2 = affine.if #set()[%arg0] -> (index, index) {
// CHECK-NEXT: affine.yield %arg0, %arg0 : index, index
// CHECK-NEXT: } else {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: affine.yield %arg0, %c1 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: return %0#1 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> index {
  %a = arith.constant 1 : index
%x13:2 = affine.if affine_set<(d0)[s0] : ((d0 mod 4) * -2 >= 0)>(%a)[%a] -> (index, index) {
  affine.yield %a, %a : index, index
} else {
  %c = arith.constant 1 : index
  affine.yield %a, %c : index, index
}
  return %x13#1 : index
}

// CHECK: #set = affine_set<() : (3 >= 0, -3 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f() -> index {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0:2 = affine.if #set() -> (index, index) {
// CHECK-NEXT: affine.yield %c1, %c1 : index, index
// CHECK-NEXT: } else {
// CHECK-NEXT: %c1_0 = arith.constant 1 : index
// CHECK-NEXT: affine.yield %c1, %c1_0 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: return %0#1 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  affine.if affine_set<(d0) : ((d0 mod 6) * -1 + 2 >= 0)>(%a) {
    "test.use"() : () -> ()
  }
  return
}

// CHECK: #set = affine_set<()[s0] : (-s0 + ((s0 + 3) floordiv 6) * 6 + 2 >= 0, s0 - ((s0 + 3) floordiv 6) * 6 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: affine.if #set()[%arg0] {
// CHECK-NEXT: "test.use"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  affine.if affine_set<(d0) : (d0 mod 6 - 2 >= 0, (d0 floordiv 6) ceildiv 2 - d0 >= 0)>(%a) {
    "test.use"() : () -> ()
  }
  return
}

// CHECK: #set = affine_set<()[s0] : (s0 mod 6 - 2 >= 0, -s0 + (s0 floordiv 6 + 1) floordiv 2 >= 0, -s0 + (s0 floordiv 6) * 6 + 5 >= 0, -(s0 floordiv 6) + ((s0 floordiv 6 + 1) floordiv 2) * 2 >= 0, s0 floordiv 6 - ((s0 floordiv 6 + 1) floordiv 2) * 2 + 1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: affine.if #set()[%arg0] {
// CHECK-NEXT: "test.use"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
