// RUN: mlir-opt %s --allow-unregistered-dialect --inline | FileCheck %s

// Functions with others inside are left as they are, those inside are not.

func.func @outer(%x: i32) -> i32 {
  builtin.module {
    func.func @inner(%a: i32) -> i32 {
      %zero = arith.constant 0 : i32
      %sum = arith.addi %a, %zero : i32
      return %sum : i32
    }
  }
  %zero = arith.constant 0 : i32
  %sum = arith.addi %x, %zero : i32
  return %sum : i32
}

func.func @around_unknown(%x: i32) -> i32 {
  "some.region"() ({
    func.func @inside(%a: i32) -> i32 {
      %zero = arith.constant 0 : i32
      %sum = arith.addi %a, %zero : i32
      return %sum : i32
    }
  }) : () -> ()
  %zero = arith.constant 0 : i32
  %sum = arith.addi %x, %zero : i32
  return %sum : i32
}

func.func @around_declaration(%x: i32) -> i32 {
  builtin.module {
    func.func private @declared(i32) -> i32
  }
  %zero = arith.constant 0 : i32
  %sum = arith.addi %x, %zero : i32
  return %sum : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @outer(%arg0: i32) -> i32 {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func @inner(%arg1: i32) -> i32 {
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = arith.addi %arg0, %c0_i32 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @around_unknown(%arg0: i32) -> i32 {
// CHECK-NEXT: "some.region"() ({
// CHECK-NEXT: func.func @inside(%arg1: i32) -> i32 {
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = arith.addi %arg0, %c0_i32 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @around_declaration(%arg0: i32) -> i32 {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func private @declared(i32) -> i32
// CHECK-NEXT: }
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
