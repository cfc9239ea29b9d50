// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

// A block's argument called by a name with a number may be used before it.

"foo.region"() ({
  "foo.br"()[^bb2] : () -> ()
^bb1:
  "foo.use"(%x#1, %x) : (i64, i32) -> ()
  "foo.end"() : () -> ()
^bb2(%x: i32, %x#1: i64):
  "foo.br"()[^bb1] : () -> ()
}) : () -> ()

// CHECK: ^bb1:  // pred: ^bb2
// CHECK-NEXT: "foo.use"(%1, %0) : (i64, i32) -> ()
// CHECK: ^bb2(%0: i32, %1: i64):  // pred: ^bb0
