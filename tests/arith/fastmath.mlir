// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<none> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<fast> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<reassoc> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<reassoc> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<reassoc>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<nnan> : f32
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

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<ninf> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<ninf>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<nsz> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<nsz> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nsz>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<arcp> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<arcp> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<arcp>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<contract> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<contract> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<contract>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<afn> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<afn> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<afn>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<nnan,ninf> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<afn,nnan> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<nnan,afn> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan,afn>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<nnan, ninf> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<fast,nnan> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<none,fast> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.subf %a, %a fastmath<none> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.subf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.subf %a, %a fastmath<fast> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.subf"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.subf %a, %a fastmath<reassoc> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 fastmath<reassoc> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.subf"(%arg0, %arg0) <{fastmath = #arith.fastmath<reassoc>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.subf %a, %a fastmath<nnan> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 fastmath<nnan> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.subf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.subf %a, %a fastmath<ninf> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 fastmath<ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.subf"(%arg0, %arg0) <{fastmath = #arith.fastmath<ninf>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: f32) {
  %0 = arith.subf %a, %a fastmath<nsz> : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 fastmath<nsz> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.subf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nsz>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
