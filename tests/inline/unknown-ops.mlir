// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --inline | FileCheck %s

// Unknown ops of the dialect of tests go where they are inlined to.

func.func private @a(%x: i32) -> i32 {
  %0 = "test.foo"(%x) <{p = 1 : i32}> {q} : (i32) -> i32
  return %0 : i32
}
func.func @m(%x: i32) -> i32 {
  %0 = call @a(%x) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @m(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = "test.foo"(%arg0) <{p = 1 : i32}> {q} : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @b(%x: i32) -> i32 {
  %0 = "test.reg"(%x) ({
    "t.x"() : () -> ()
  }) : (i32) -> i32
  return %0 : i32
}
func.func private @c(%x: i32) -> i32 {
  %0 = "test.reg"(%x) ({
    "test.x"() : () -> ()
    "test.y"() : () -> ()
  }) : (i32) -> i32
  return %0 : i32
}
func.func @m(%x: i32) -> (i32, i32) {
  %1 = call @b(%x) : (i32) -> i32
  %2 = call @c(%x) : (i32) -> i32
  return %1, %2 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @b(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = "test.reg"(%arg0) ({
// CHECK-NEXT: "t.x"() : () -> ()
// CHECK-NEXT: }) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @m(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT: %0 = call @b(%arg0) : (i32) -> i32
// CHECK-NEXT: %1 = "test.reg"(%arg0) ({
// CHECK-NEXT: "test.x"() : () -> ()
// CHECK-NEXT: "test.y"() : () -> ()
// CHECK-NEXT: }) : (i32) -> i32
// CHECK-NEXT: return %0, %1 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @e(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @m(%x: i32) {
  "test.region"() ({
    %5 = func.call @e(%x) : (i32) -> i32
    "test.z"(%5) : (i32) -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @m(%arg0: i32) {
// CHECK-NEXT: "test.region"() ({
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: "test.z"(%0) : (i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
