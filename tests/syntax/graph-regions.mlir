// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.use"(%v) : (i32) -> ()
%v = "x.def"() : () -> i32

// CHECK: module {
// CHECK-NEXT: "x.use"(%[[V0:.*]]) : (i32) -> ()
// CHECK-NEXT: %[[V0]] = "x.def"() : () -> i32
// CHECK-NEXT: }

// -----

%a = "x.op"(%b) : (i32) -> i32
%b = "x.op"(%a) : (i32) -> i32

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"(%[[V1:.*]]) : (i32) -> i32
// CHECK-NEXT: %[[V1]] = "x.op"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: }

// -----

%a = "x.op"(%a) : (i32) -> i32

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: }

// -----

%a:2 = "x.op"(%a#1, %a#0) : (i32, f32) -> (f32, i32)

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]]:2 = "x.op"(%[[V0]]#1, %[[V0]]#0) : (i32, f32) -> (f32, i32)
// CHECK-NEXT: }

// -----

"x.graph"() ({
  "x.use"(%v) : (i32) -> ()
  %v = "x.def"() : () -> i32
}) : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.graph"() ({
// CHECK-NEXT: "x.use"(%[[V0:.*]]) : (i32) -> ()
// CHECK-NEXT: %[[V0]] = "x.def"() : () -> i32
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }

// -----

module {
  %a = "x.op"(%b) : (i32) -> i32
  module {
    %c = "x.op"(%c) : (f32) -> f32
  }
  %b = "x.op"(%a) : (i32) -> i32
}

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"(%[[V1:.*]]) : (i32) -> i32
// CHECK-NEXT: module {
// CHECK-NEXT: %[[V2:.*]] = "x.op"(%[[V2]]) : (f32) -> f32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V1]] = "x.op"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: }

// -----

"x.use"(%v#1) : (i32) -> ()
%v:2 = "x.def"() : () -> (f32, i32)

// CHECK: module {
// CHECK-NEXT: "x.use"(%[[V0:.*]]#1) : (i32) -> ()
// CHECK-NEXT: %[[V0]]:2 = "x.def"() : () -> (f32, i32)
// CHECK-NEXT: }
