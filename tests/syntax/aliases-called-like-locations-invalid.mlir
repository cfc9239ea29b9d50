// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s
// Attributes of other kinds that are called as locations are, where these are wanted.

#loc8 = 5 : i32
module {
  "t.op"() : () -> () loc(#loc8)
}

// CHECK: tests/syntax/aliases-called-like-locations-invalid.mlir:6:27: error: expected location, but found '5 : i32'
// CHECK-NEXT:   "t.op"() : () -> () loc(#loc8)
// CHECK-NEXT:                           ^
// CHECK-NEXT: tests/syntax/aliases-called-like-locations-invalid.mlir:28:1: error: redefinition of attribute alias id 'loc8'
// CHECK-NEXT: #loc8 = loc("a":1:3)
// CHECK-NEXT: ^
// CHECK-NEXT: tests/syntax/aliases-called-like-locations-invalid.mlir:34:1: error: redefinition of attribute alias id 'loc8'
// CHECK-NEXT: #loc8 = loc("a":1:3)
// CHECK-NEXT: ^
// CHECK-NEXT: tests/syntax/aliases-called-like-locations-invalid.mlir:41:1: error: redefinition of attribute alias id 'loc8'
// CHECK-NEXT: #loc8 = 7 : i32
// CHECK-NEXT: ^
// CHECK-NEXT: tests/syntax/aliases-called-like-locations-invalid.mlir:47:22: error: expected location attribute, but got3 : i64
// CHECK-NEXT: #loc9 = loc("b"(#loc7))
// CHECK-NEXT:                      ^

// -----

#loc8 = loc("a":1:2)
#loc8 = loc("a":1:3)
module {}

// -----

#loc8 = 7 : i32
#loc8 = loc("a":1:3)
module {}

// -----

#loc8 = loc("a":1:3)
module {}
#loc8 = 7 : i32

// -----

#loc7 = 3
module { "t.op"() : () -> () loc(#loc9) }
#loc9 = loc("b"(#loc7))
