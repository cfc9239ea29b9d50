// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

func.func @f(%a: f32) {
  %0 = arith.truncf %a to_nearest_away : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 to_nearest_away : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.truncf"(%arg0) <{roundingmode = 4 : i32}> : (f32) -> f16
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a to_nearest_even fastmath<nnan> : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 to_nearest_even fastmath<nnan> : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.truncf"(%arg0) <{fastmath = #arith.fastmath<nnan>, roundingmode = 0 : i32}> : (f32) -> f16
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a {fastmath = #arith.fastmath<nnan>} : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<nnan> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
