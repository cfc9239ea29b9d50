// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    %1 = scf.for %j = %l to %u step %s iter_args(%c = %a) -> (i32) {
      scf.yield %c : i32
    }
    scf.yield %1 : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3) -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = scf.for %arg8 = %arg0 to %arg1 step %arg2 iter_args(%arg9 = %arg7) -> (i32) {
// CHECK-NEXT: scf.yield %arg9 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: %[[V0:.*]] = "scf.for"(%arg0, %arg1, %arg2, %arg3) ({
// GENERIC-NEXT: ^bb0(%arg6: index, %arg7: i32):
// GENERIC-NEXT: %[[V1:.*]] = "scf.for"(%arg0, %arg1, %arg2, %arg7) ({
// GENERIC-NEXT: ^bb0(%arg8: index, %arg9: i32):
// GENERIC-NEXT: "scf.yield"(%arg9) : (i32) -> ()
// GENERIC-NEXT: }) : (index, index, index, i32) -> i32
// GENERIC-NEXT: "scf.yield"(%[[V1]]) : (i32) -> ()
// GENERIC-NEXT: }) : (index, index, index, i32) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s iter_args() -> () {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg6: index):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    "x.term"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: "x.term"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg6: index):
// GENERIC-NEXT: "x.term"() : () -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %i = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    scf.yield %a : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3) -> (i32) {
// CHECK-NEXT: scf.yield %arg7 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: %[[V0:.*]] = "scf.for"(%arg0, %arg1, %arg2, %arg3) ({
// GENERIC-NEXT: ^bb0(%arg6: index, %arg7: i32):
// GENERIC-NEXT: "scf.yield"(%arg7) : (i32) -> ()
// GENERIC-NEXT: }) : (index, index, index, i32) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg6: index):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s) <{unsignedCmp}> ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for unsigned %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg0, %arg1, %arg2) <{unsignedCmp}> ({
// GENERIC-NEXT: ^bb0(%arg6: index):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
