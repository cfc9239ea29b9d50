// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-debuginfo | FileCheck %s
// Attributes of other kinds that are called as locations are.

#loc8 = 5 : i32
#loc9 = loc("a":1:2)
#loc10 = loc(unknown)
#loc12 = loc("b"(#loc9))
module attributes {t.a = #loc8} {
  "t.op"() {b = #loc8, c = #loc12} : () -> () loc(#loc13)
  "t.op"() : () -> () loc(#loc14)
} loc(#loc9)
#loc13 = loc(fused<#loc8>[#loc9, #loc12])
#loc14 = loc(callsite(#loc13 at #loc10))

// CHECK: #loc = loc("a":1:2)
// CHECK-NEXT: #loc2 = loc("b"(#loc))
// CHECK-NEXT: module attributes {t.a = 5 : i32} {
// CHECK-NEXT:   "t.op"() {b = 5 : i32, c = #loc2} : () -> () loc(#loc3)
// CHECK-NEXT:   "t.op"() : () -> () loc(#loc4)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc1 = loc(unknown)
// CHECK-NEXT: #loc3 = loc(fused<5 : i32>[#loc, #loc2])
// CHECK-NEXT: #loc4 = loc(callsite(#loc3 at #loc1))
