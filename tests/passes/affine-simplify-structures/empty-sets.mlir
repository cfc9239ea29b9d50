// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --affine-simplify-structures | FileCheck %s

// Which sets are found empty depends on the order in which inputs are eliminated.

func.func @f(%a: index, %b: index) {
  affine.if affine_set<()[s0, s1] : (s0 * -2 + s1 + 1 == 0, s0 + s1 == 0)>()[%a, %b] {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  return
}

// CHECK: #set = affine_set<()[s0, s1] : (s0 * -2 + s1 + 1 == 0, s0 + s1 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: affine.if #set()[%arg0, %arg1] {
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.b"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  affine.if affine_set<()[s0, s1] : ((s1 * 3 + s0 * 4 - 7) floordiv 3 == 0, s1 + s0 * 3 + 5 == 0, s1 - 1 >= 0)>()[%a, %b] {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  return
}

// CHECK: #set = affine_set<()[s0, s1] : ((s0 * 4 + s1 * 3 - 7) floordiv 3 == 0, s0 * 3 + s1 + 5 == 0, s1 - 1 >= 0, s0 * -4 - s1 * 3 + ((s0 * 4 + s1 * 3 - 7) floordiv 3) * 3 + 9 >= 0, s0 * 4 + s1 * 3 - ((s0 * 4 + s1 * 3 - 7) floordiv 3) * 3 - 7 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: affine.if #set()[%arg0, %arg1] {
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.b"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  affine.if affine_set<()[s0] : (s0 + 5 >= 0, s0 + 10 >= 0, s0 * -2 + 3 >= 0, (s0 * -2 + 10) mod 3 + s0 * -2 + 2 == 0)>()[%a] {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: "test.b"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  affine.if affine_set<()[s0] : (s0 * -2 + (-s0) ceildiv 2 + 3 == 0)>()[%a] {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: "test.b"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  affine.if affine_set<()[s0, s1] : (s0 * 2 + s1 - 1 == 0, s0 * 2 + s1 >= 0, -s0 - s1 >= 0)>()[%a, %b] {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  return
}

// CHECK: #set = affine_set<()[s0, s1] : (s0 * 2 + s1 - 1 == 0, s0 * 2 + s1 >= 0, -s0 - s1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: affine.if #set()[%arg0, %arg1] {
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.b"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
