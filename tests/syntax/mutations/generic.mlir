// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q , "s"} : (i32) -> (i32, f32)

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]]:2 = "x.op"(%[[V0]]#0) <{p = 1 : i64}> ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: "x.in"() : () -> ()
// CHECK-NEXT: }) {q, s} : (i32) -> (i32, f32)
// CHECK-NEXT: }

// -----

%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]]:2 = "x.op"(%[[V0]]#0) <{p = 1 : i64}> ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: "x.in"() : () -> ()
// CHECK-NEXT: }) {q = "s"} : (i32) -> (i32, f32)
// CHECK-NEXT: }

// -----

%0:2 = "x.op"(%0#0) <{p = 42}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]]:2 = "x.op"(%[[V0]]#0) <{p = 42 : i64}> ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: "x.in"() : () -> ()
// CHECK-NEXT: }) {q = "s"} : (i32) -> (i32, f32)
// CHECK-NEXT: }

// -----

%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = 42} : (i32) -> (i32, f32)

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]]:2 = "x.op"(%[[V0]]#0) <{p = 1 : i64}> ({
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: "x.in"() : () -> ()
// CHECK-NEXT: }) {q = 42 : i64} : (i32) -> (i32, f32)
// CHECK-NEXT: }
