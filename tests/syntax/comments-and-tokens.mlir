// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

// leading comment
"x.op"() : () -> () // trailing

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() // comment
  : () // comment
  -> () // comment

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a /// three slashes
  = 1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"():()->()

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a=1:i32,b="s"}:()->()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1 : i32, b = "s"} : () -> ()
// CHECK-NEXT: }

// -----

%0="x.op"():()->i32 "x.use"(%0):(i32)->()

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"() : () -> i32
// CHECK-NEXT: "x.use"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: }

// -----

"x.op"() : ()->(i32)

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"() : () -> i32
// CHECK-NEXT: }

// -----

"x.op"()	:	()	->	()

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }
