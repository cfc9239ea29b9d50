// RUN: mlir-opt %s --irdl-file=%S/library.mlir --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: mlir-opt %s --irdl-file=%S/library.mlir --allow-unregistered-dialect --split-input-file --verify-roundtrip | FileCheck %s

"d.none"() : () -> ()

// CHECK: module {
// CHECK-NEXT:   "d.none"() : () -> ()
// CHECK-NEXT: }

// -----

"d.none"() {x} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "d.none"() {x} : () -> ()
// CHECK-NEXT: }

// -----

%0 = "t"() : () -> i32
"d.o"(%0) : (i32) -> ()

// CHECK: module {
// CHECK-NEXT:   %[[V0:[^ ]+]] = "t"() : () -> i32
// CHECK-NEXT:   "d.o"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: }

// -----

%0:2 = "d.r"() : () -> (i32, i32)

// CHECK: module {
// CHECK-NEXT:   %[[V0:[^ ]+]]:2 = "d.r"() : () -> (i32, i32)
// CHECK-NEXT: }

// -----

"d.oat"() {k = "x"} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "d.oat"() {k = "x"} : () -> ()
// CHECK-NEXT: }

// -----

"d.oat"() {k = "x", l = 1} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "d.oat"() {k = "x", l = 1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

%0 = "t"() : () -> i32
%1 = "t"() : () -> f32
%3 = "d.vv"(%0) {operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 0, 1>} : (i32) -> (f32)

// CHECK: module {
// CHECK-NEXT:   %[[V0:[^ ]+]] = "t"() : () -> i32
// CHECK-NEXT:   %[[V1:[^ ]+]] = "t"() : () -> f32
// CHECK-NEXT:   %[[V2:[^ ]+]] = "d.vv"(%[[V0]]) {operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 0, 1>} : (i32) -> f32
// CHECK-NEXT: }

// -----

%0 = "t"() : () -> i32
%1 = "d.op1"(%0) : (i32) -> i32
"d.op1"() : () -> ()

// CHECK: module {
// CHECK-NEXT:   %[[V0:[^ ]+]] = "t"() : () -> i32
// CHECK-NEXT:   %[[V1:[^ ]+]] = "d.op1"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT:   "d.op1"() : () -> ()
// CHECK-NEXT: }

// -----

%0 = "t"() : () -> i32
%1 = "d.same"(%0, %0) : (i32, i32) -> i32

// CHECK: module {
// CHECK-NEXT:   %[[V0:[^ ]+]] = "t"() : () -> i32
// CHECK-NEXT:   %[[V1:[^ ]+]] = "d.same"(%[[V0]], %[[V0]]) : (i32, i32) -> i32
// CHECK-NEXT: }

// -----

%0 = "t"() : () -> !d.one<i32>
%1 = "d.par"(%0) : (!d.one<i32>) -> i32

// CHECK: module {
// CHECK-NEXT:   %[[V0:[^ ]+]] = "t"() : () -> !d.one<i32>
// CHECK-NEXT:   %[[V1:[^ ]+]] = "d.par"(%[[V0]]) : (!d.one<i32>) -> i32
// CHECK-NEXT: }

// -----

"d.reg"() ({}, {"x"() : () -> ()}, {
"x"() : () -> ()
^bb1:
"y"() : () -> ()
}, {^bb0(%a: i32): "y"() : () -> ()}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "d.reg"() ({
// CHECK-NEXT:   }, {
// CHECK-NEXT:     "x"() : () -> ()
// CHECK-NEXT:   }, {
// CHECK-NEXT:     "x"() : () -> ()
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     "y"() : () -> ()
// CHECK-NEXT:   }, {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     "y"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }

// -----

%0 = "t"() : () -> !d.one<i32>
"d.b"(%0) : (!d.one<i32>) -> ()

// CHECK: module {
// CHECK-NEXT:   %[[V0:[^ ]+]] = "t"() : () -> !d.one<i32>
// CHECK-NEXT:   "d.b"(%[[V0]]) : (!d.one<i32>) -> ()
// CHECK-NEXT: }

// -----

"d.ba"() {k = #d.at<"x">} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "d.ba"() {k = #d.at<"x">} : () -> ()
// CHECK-NEXT: }

// -----

"d.bt"() {k = !d.plain} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "d.bt"() {k = !d.plain} : () -> ()
// CHECK-NEXT: }

// -----

"x"() {k = !d.one<3>, k2 = !d.one<i32>, k1 = !d.one<"s">, k3=!d.one<[1]>, k4 = !d.plain, k5 = #d.pa, k6 = #d.at<"c">, k7 = !d.two<i32, i64>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x"() {k = !d.one<3 : i64>, k1 = !d.one<"s">, k2 = !d.one<i32>, k3 = !d.one<[1]>, k4 = !d.plain, k5 = #d.pa, k6 = #d.at<"c">, k7 = !d.two<i32, i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x"() {k = !d.plain<>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x"() {k = !d.plain} : () -> ()
// CHECK-NEXT: }

// -----

"x"() {k = !d<plain>, l = #d<pa>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x"() {k = !d.plain, l = #d.pa} : () -> ()
// CHECK-NEXT: }

// -----

"d.none"() {d.foo = 1} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "d.none"() {d.foo = 1 : i64} : () -> ()
// CHECK-NEXT: }
