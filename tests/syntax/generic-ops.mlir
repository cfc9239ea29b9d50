// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s
// NO-BYTECODE: a name that ends in a dot is read back without it.

"x.op"() : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

%0 = "x.op"() : () -> i32

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"() : () -> i32
// CHECK-NEXT: }

// -----

%0:2 = "x.op"() : () -> (i32, f32)
"x.use"(%0#0, %0#1) : (i32, f32) -> ()

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]]:2 = "x.op"() : () -> (i32, f32)
// CHECK-NEXT: "x.use"(%[[V0]]#0, %[[V0]]#1) : (i32, f32) -> ()
// CHECK-NEXT: }

// -----

%0:2 = "x.op"() : () -> (i32, i32)
"x.use"(%0#1, %0#0, %0#1) : (i32, i32, i32) -> ()

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]]:2 = "x.op"() : () -> (i32, i32)
// CHECK-NEXT: "x.use"(%[[V0]]#1, %[[V0]]#0, %[[V0]]#1) : (i32, i32, i32) -> ()
// CHECK-NEXT: }

// -----

%a, %b = "x.op"() : () -> (i32, i32)
"x.use"(%b, %a) : (i32, i32) -> ()

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]]:2 = "x.op"() : () -> (i32, i32)
// CHECK-NEXT: "x.use"(%[[V0]]#1, %[[V0]]#0) : (i32, i32) -> ()
// CHECK-NEXT: }

// -----

%a:2, %b, %c:3 = "x.op"() : () -> (i32, i32, f32, index, index, index)
"x.use"(%a#1, %b, %c#2) : (i32, f32, index) -> ()

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]]:6 = "x.op"() : () -> (i32, i32, f32, index, index, index)
// CHECK-NEXT: "x.use"(%[[V0]]#1, %[[V0]]#2, %[[V0]]#5) : (i32, f32, index) -> ()
// CHECK-NEXT: }

// -----

%a:1 = "x.op"() : () -> i32
"x.use"(%a#0, %a) : (i32, i32) -> ()

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"() : () -> i32
// CHECK-NEXT: "x.use"(%[[V0]], %[[V0]]) : (i32, i32) -> ()
// CHECK-NEXT: }

// -----

%a:2 = "x.op"() : () -> (i32, i32)
"x.use"(%a) : (i32) -> ()

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]]:2 = "x.op"() : () -> (i32, i32)
// CHECK-NEXT: "x.use"(%[[V0]]#0) : (i32) -> ()
// CHECK-NEXT: }

// -----

"op"() : () -> ()

// CHECK: module {
// CHECK-NEXT: "op"() : () -> ()
// CHECK-NEXT: }

// -----

"x."() : () -> ()

// CHECK: module {
// CHECK-NEXT: "x."() : () -> ()
// CHECK-NEXT: }

// -----

".x"() : () -> ()

// CHECK: module {
// CHECK-NEXT: ".x"() : () -> ()
// CHECK-NEXT: }

// -----

"x.a b"() : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.a b"() : () -> ()
// CHECK-NEXT: }

// -----

"x.a.b.c"() : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.a.b.c"() : () -> ()
// CHECK-NEXT: }

// -----

%-a = "x.op"() : () -> i32

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"() : () -> i32
// CHECK-NEXT: }

// -----

%a.b$c_d-e = "x.op"() : () -> i32
"x.use"(%a.b$c_d-e) : (i32) -> ()

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"() : () -> i32
// CHECK-NEXT: "x.use"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: }

// -----

%00 = "x.op"() : () -> i32
%0 = "x.op"() : () -> i32
"x.use"(%00, %0) : (i32, i32) -> ()

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"() : () -> i32
// CHECK-NEXT: %[[V1:.*]] = "x.op"() : () -> i32
// CHECK-NEXT: "x.use"(%[[V0]], %[[V1]]) : (i32, i32) -> ()
// CHECK-NEXT: }

// -----

%123456789012345678901234567890 = "x.op"() : () -> i32
"x.use"(%123456789012345678901234567890) : (i32) -> ()

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"() : () -> i32
// CHECK-NEXT: "x.use"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: }

// -----

%5 = "x.op"() : () -> i32
%foo = "x.op"() : () -> i32
%2 = "x.op"(%5, %foo) : (i32, i32) -> i32

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"() : () -> i32
// CHECK-NEXT: %[[V1:.*]] = "x.op"() : () -> i32
// CHECK-NEXT: %[[V2:.*]] = "x.op"(%[[V0]], %[[V1]]) : (i32, i32) -> i32
// CHECK-NEXT: }

// -----

"x.op"() {a, b = 1, c = "s"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a, b = 1 : i64, c = "s"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() <{a = 1}> : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() <{a = 1 : i64}> : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() <{a = 1}> {b = 2} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() <{a = 1 : i64}> {b = 2 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() <{}> : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() <{}> : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() <{a}> {a} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() <{a}> {a} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() <{a = 1}> ({}) {b = 1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() <{a = 1 : i64}> ({
// CHECK-NEXT: }) {b = 1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() ({}) : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() ({}, {}) : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() ({
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() ({}, {
  "x.inner"() : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() ({
// CHECK-NEXT: }, {
// CHECK-NEXT: "x.inner"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() ({
^bb0:
  "x.inner"() : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() ({
// CHECK-NEXT: "x.inner"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() ({
^bb0(%a: i32, %b: f32):
  "x.inner"(%b, %a) : (f32, i32) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() ({
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: f32):
// CHECK-NEXT: "x.inner"(%arg1, %arg0) : (f32, i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() ({
^bb0(%a: i32, %b: f32):
  "x.br"(%a)[^bb1, ^bb2] : (i32) -> ()
^bb1:
  "x.br"()[^bb2] : () -> ()
^bb2:
  "x.ret"() : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() ({
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: f32):
// CHECK-NEXT: "x.br"(%arg0)[^bb1, ^bb2] : (i32) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "x.br"()[^bb2] : () -> ()
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "x.ret"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() ({
^bb0:
  "x.br"()[^bb1] : () -> ()
^bb1(%a: i32):
  "x.ret"(%a) : (i32) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() ({
// CHECK-NEXT: "x.br"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: "x.ret"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() ({
^bb0:
}) : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() ({
^bb0(%a: i32):
}) : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> () loc("a":1:1)

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }
