// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

func.func @f(%a: f32) {
  %0 = arith.truncf %a fastmath<none> : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 fastmath<none> : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.truncf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f16
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.negf %a fastmath<fast> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.negf"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.cmpf oeq, %a, %a fastmath<fast> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>, predicate = 1 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.extf %a fastmath<fast> : f32 to f64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 fastmath<fast> : f32 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.extf"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f64
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a fastmath<fast> : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 fastmath<fast> : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.truncf"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f16
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.negf %a fastmath<reassoc> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 fastmath<reassoc> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.negf"(%arg0) <{fastmath = #arith.fastmath<reassoc>}> : (f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.cmpf oeq, %a, %a fastmath<reassoc> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg0 fastmath<reassoc> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg0) <{fastmath = #arith.fastmath<reassoc>, predicate = 1 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.extf %a fastmath<reassoc> : f32 to f64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 fastmath<reassoc> : f32 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.extf"(%arg0) <{fastmath = #arith.fastmath<reassoc>}> : (f32) -> f64
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a fastmath<reassoc> : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 fastmath<reassoc> : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.truncf"(%arg0) <{fastmath = #arith.fastmath<reassoc>}> : (f32) -> f16
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.negf %a fastmath<nnan> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 fastmath<nnan> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.negf"(%arg0) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.cmpf oeq, %a, %a fastmath<nnan> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg0 fastmath<nnan> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan>, predicate = 1 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.extf %a fastmath<nnan> : f32 to f64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 fastmath<nnan> : f32 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.extf"(%arg0) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> f64
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a fastmath<nnan> : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 fastmath<nnan> : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.truncf"(%arg0) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> f16
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.negf %a fastmath<nnan,ninf> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.negf"(%arg0) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.cmpf oeq, %a, %a fastmath<nnan,ninf> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan,ninf>, predicate = 1 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.extf %a fastmath<nnan,ninf> : f32 to f64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 fastmath<nnan,ninf> : f32 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.extf"(%arg0) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32) -> f64
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a fastmath<nnan,ninf> : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 fastmath<nnan,ninf> : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.truncf"(%arg0) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32) -> f16
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a to_nearest_even : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 to_nearest_even : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.truncf"(%arg0) <{roundingmode = 0 : i32}> : (f32) -> f16
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a downward : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 downward : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.truncf"(%arg0) <{roundingmode = 1 : i32}> : (f32) -> f16
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a upward : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 upward : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.truncf"(%arg0) <{roundingmode = 2 : i32}> : (f32) -> f16
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a toward_zero : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 toward_zero : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.truncf"(%arg0) <{roundingmode = 3 : i32}> : (f32) -> f16
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
