// RUN: mlir-opt %s --allow-unregistered-dialect --remove-dead-values | FileCheck %s

// Who calls a function in an op that may be a symbol table is not known.

func.func @around(%c: i1) {
  "some.region"() ({
    func.func @inside(%x: i32) -> (i32, i32) {
      %0 = arith.addi %x, %x : i32
      return %0, %x : i32, i32
    }
    func.func private @hidden(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      return %0 : i32
    }
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @around(%arg0: i1) {
// CHECK-NEXT: "some.region"() ({
// CHECK-NEXT: func.func @inside(%arg1: i32) -> (i32, i32) {
// CHECK-NEXT: %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: return %0, %arg1 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @hidden(%arg1: i32) {
// CHECK-NEXT: %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
