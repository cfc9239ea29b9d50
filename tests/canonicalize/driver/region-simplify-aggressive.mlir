// RUN: mlir-opt %s --canonicalize=region-simplify=aggressive --allow-unregistered-dialect | FileCheck %s

func.func @f(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb2(%x : i32)
^bb1(%p: i32):
  "t.a"() : () -> ()
  cf.br ^bb3(%p : i32)
^bb2(%q: i32):
  "t.a"() : () -> ()
  cf.br ^bb3(%q : i32)
^bb3(%r: i32):
  return %r : i32
^bb4:
  return %x : i32
}

func.func @g(%c: i1, %x: i32, %y: i32) {
  cf.br ^bb1(%x, %y : i32, i32)
^bb1(%p: i32, %q: i32):
  %0 = arith.addi %p, %q : i32
  cf.cond_br %c, ^bb1(%0, %q : i32, i32), ^bb2
^bb2:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @g(%arg0: i1, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
