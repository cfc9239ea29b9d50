// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func private @g(i32, f32) -> (i32, f32)
func.func @f(%a: i32, %b: f32) -> f32 {
  %0:2 = call @g(%a, %b) : (i32, f32) -> (i32, f32)
  %1:2 = func.call @g(%0#0, %0#1) : (i32, f32) -> (i32, f32)
  return %1#1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func private @g(i32, f32) -> (i32, f32)
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]]:2 = call @g(%arg0, %arg1) : (i32, f32) -> (i32, f32)
// CHECK-NEXT: %[[V1:.*]]:2 = call @g(%[[V0]]#0, %[[V0]]#1) : (i32, f32) -> (i32, f32)
// CHECK-NEXT: return %[[V1]]#1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i32, f32) -> (i32, f32), sym_name = "g", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (i32, f32) -> f32, sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32, %arg1: f32):
// GENERIC-NEXT: %[[V0:.*]]:2 = "func.call"(%arg0, %arg1) <{callee = @g}> : (i32, f32) -> (i32, f32)
// GENERIC-NEXT: %[[V1:.*]]:2 = "func.call"(%[[V0]]#0, %[[V0]]#1) <{callee = @g}> : (i32, f32) -> (i32, f32)
// GENERIC-NEXT: "func.return"(%[[V1]]#1) : (f32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @g()
func.func @f() {
  call @g() : () -> ()
  call @g() {x.y = 1} : () -> ()
  call @g() {no_inline} : () -> ()
  "func.call"() <{callee = @g, no_inline}> : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: call @g() : () -> ()
// CHECK-NEXT: call @g() {x.y = 1 : i64} : () -> ()
// CHECK-NEXT: call @g() {no_inline} : () -> ()
// CHECK-NEXT: call @g() {no_inline} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT: "func.call"() <{callee = @g}> : () -> ()
// GENERIC-NEXT: "func.call"() <{callee = @g}> {x.y = 1 : i64} : () -> ()
// GENERIC-NEXT: "func.call"() <{callee = @g, no_inline}> : () -> ()
// GENERIC-NEXT: "func.call"() <{callee = @g, no_inline}> : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @g(i32) -> i32
func.func @f(%a: i32) {
  %0 = "func.call"(%a) <{callee = @g, arg_attrs = [{llvm.zeroext}], res_attrs = [{llvm.signext}]}> : (i32) -> i32
  %1 = call @g(%a) {arg_attrs = [{llvm.zeroext}]} : (i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g(i32) -> i32
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = call @g(%arg0) {arg_attrs = [{llvm.zeroext}], res_attrs = [{llvm.signext}]} : (i32) -> i32
// CHECK-NEXT: %[[V1:.*]] = call @g(%arg0) {arg_attrs = [{llvm.zeroext}]} : (i32) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i32) -> i32, sym_name = "g", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32):
// GENERIC-NEXT: %[[V0:.*]] = "func.call"(%arg0) <{arg_attrs = [{llvm.zeroext}], callee = @g, res_attrs = [{llvm.signext}]}> : (i32) -> i32
// GENERIC-NEXT: %[[V1:.*]] = "func.call"(%arg0) <{arg_attrs = [{llvm.zeroext}], callee = @g}> : (i32) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%g: () -> (), %h: (i32) -> (i32, i32), %a: i32) {
  call_indirect %g() : () -> ()
  %0:2 = call_indirect %h(%a) : (i32) -> (i32, i32)
  func.call_indirect %g() {x} : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: () -> (), %arg1: (i32) -> (i32, i32), %arg2: i32) {
// CHECK-NEXT: call_indirect %arg0() : () -> ()
// CHECK-NEXT: %[[V0:.*]]:2 = call_indirect %arg1(%arg2) : (i32) -> (i32, i32)
// CHECK-NEXT: call_indirect %arg0() {x} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (() -> (), (i32) -> (i32, i32), i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: () -> (), %arg1: (i32) -> (i32, i32), %arg2: i32):
// GENERIC-NEXT: "func.call_indirect"(%arg0) : (() -> ()) -> ()
// GENERIC-NEXT: %[[V0:.*]]:2 = "func.call_indirect"(%arg1, %arg2) : ((i32) -> (i32, i32), i32) -> (i32, i32)
// GENERIC-NEXT: "func.call_indirect"(%arg0) {x} : (() -> ()) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f() {
  %0 = constant @f : () -> ()
  %1 = func.constant @f : () -> ()
  %2 = constant {x = 1} @f : () -> ()
  call_indirect %0() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %f = constant @f : () -> ()
// CHECK-NEXT: %f_0 = constant @f : () -> ()
// CHECK-NEXT: %f_1 = constant {x = 1 : i64} @f : () -> ()
// CHECK-NEXT: call_indirect %f() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT: %[[V0:.*]] = "func.constant"() <{value = @f}> : () -> (() -> ())
// GENERIC-NEXT: %[[V1:.*]] = "func.constant"() <{value = @f}> : () -> (() -> ())
// GENERIC-NEXT: %[[V2:.*]] = "func.constant"() <{value = @f}> {x = 1 : i64} : () -> (() -> ())
// GENERIC-NEXT: "func.call_indirect"(%[[V0]]) : (() -> ()) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
