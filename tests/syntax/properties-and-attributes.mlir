// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Properties are set over the inherent attributes of the dictionary.
func.func @f() {
  %0 = "arith.constant"() <{value = 1 : i32}> {value = 2 : i32} : () -> i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Those that properties do not set stay.
func.func @f(%a: i32) {
  %0 = "arith.constant"() <{}> {value = 2 : i32, z} : () -> i32
  %1 = "arith.addi"(%a, %a) <{}> {overflowFlags = #arith.overflow<nuw>} : (i32, i32) -> i32
  %2 = "arith.cmpi"(%a, %a) <{predicate = 2 : i64}> {predicate = 1 : i64} : (i32, i32) -> i1
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant {z} 2 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] overflow<nuw> : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "arith.constant"() <{value = 2 : i32}> {z} : () -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "arith.addi"(%[[ARG0]], %[[ARG0]]) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "arith.cmpi"(%[[ARG0]], %[[ARG0]]) <{predicate = 2 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
