// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: i32, %x: f32, %i: index) {
  %0 = arith.cmpi "slt", %a, %a : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi slt, %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i32, f32, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32, %arg1: f32, %arg2: index):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg0) <{predicate = 2 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: i32, %x: f32, %i: index) {
  %0 = arith.cmpf true, %x, %x : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf true, %arg1, %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i32, f32, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32, %arg1: f32, %arg2: index):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: i32, %x: f32, %i: index) {
  %0 = arith.cmpf "oeq", %x, %x : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg1, %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i32, f32, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32, %arg1: f32, %arg2: index):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: i32, %x: f32, %i: index) {
  %0 = "arith.cmpi"(%a, %a) {predicate = 2 : i64} : (i32, i32) -> i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi slt, %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i32, f32, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32, %arg1: f32, %arg2: index):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg0) <{predicate = 2 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: i32, %x: f32, %i: index) {
  %0 = "arith.cmpf"(%x, %x) {predicate = 15 : i64} : (f32, f32) -> i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf true, %arg1, %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i32, f32, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32, %arg1: f32, %arg2: index):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
