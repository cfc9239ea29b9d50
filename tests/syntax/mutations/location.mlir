// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() : () -> () loc(fused<"m">["a":12, callsite("b"(unknown) at "c":3:4)])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":34)])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> () loc(fused<42>["a":1:2, callsite("b"(unknown) at "c":3:4)])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> () loc(fused<"m">["a":42:2, callsite("b"(unknown) at "c":3:4)])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> () loc(fused<"m">["a":1422, callsite("b"(unknown) at "c":3:4)])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> () loc(fused<"m">["a":1:42, callsite("b"(unknown) at "c":3:4)])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":42:4)])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3424)])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:42)])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }
