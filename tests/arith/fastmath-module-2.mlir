// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-arith-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f24(%a: f32) {
  %0 = arith.divf %a, %a fastmath<nnan> : f32
  return
}

// CHECK-LABEL: func.func @f24(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.divf %arg0, %arg0 fastmath<nnan> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f24(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fdiv %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f25(%a: f32) {
  %0 = arith.divf %a, %a fastmath<nsz> : f32
  return
}

// CHECK-LABEL: func.func @f25(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.divf %arg0, %arg0 fastmath<nsz> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f25(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fdiv %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nsz>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f26(%a: f32) {
  %0 = arith.divf %a, %a fastmath<contract> : f32
  return
}

// CHECK-LABEL: func.func @f26(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.divf %arg0, %arg0 fastmath<contract> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f26(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fdiv %arg0, %arg0 {fastmathFlags = #llvm.fastmath<contract>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f27(%a: f32) {
  %0 = arith.divf %a, %a fastmath<nnan,ninf> : f32
  return
}

// CHECK-LABEL: func.func @f27(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.divf %arg0, %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f27(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fdiv %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f28(%a: f32) {
  %0 = arith.divf %a, %a fastmath<afn,nnan> : f32
  return
}

// CHECK-LABEL: func.func @f28(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.divf %arg0, %arg0 fastmath<nnan,afn> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f28(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fdiv %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, afn>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f29(%a: f32) {
  %0 = arith.divf %a, %a fastmath<fast,nnan> : f32
  return
}

// CHECK-LABEL: func.func @f29(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.divf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f29(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fdiv %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f30(%a: f32) {
  %0 = arith.negf %a fastmath<none> : f32
  return
}

// CHECK-LABEL: func.func @f30(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f30(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fneg %arg0 : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f31(%a: f32) {
  %0 = arith.extf %a fastmath<none> : f32 to f64
  return
}

// CHECK-LABEL: func.func @f31(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 fastmath<none> : f32 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f31(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fpext %arg0 {fastmath = #arith.fastmath<none>} : f32 to f64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f32(%a: f32) {
  %0 = arith.negf %a fastmath<fast> : f32
  return
}

// CHECK-LABEL: func.func @f32(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f32(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f33(%a: f32) {
  %0 = arith.extf %a fastmath<fast> : f32 to f64
  return
}

// CHECK-LABEL: func.func @f33(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 fastmath<fast> : f32 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f33(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fpext %arg0 {fastmath = #arith.fastmath<fast>} : f32 to f64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f34(%a: f32) {
  %0 = arith.negf %a fastmath<reassoc> : f32
  return
}

// CHECK-LABEL: func.func @f34(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 fastmath<reassoc> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f34(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f35(%a: f32) {
  %0 = arith.extf %a fastmath<reassoc> : f32 to f64
  return
}

// CHECK-LABEL: func.func @f35(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 fastmath<reassoc> : f32 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f35(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fpext %arg0 {fastmath = #arith.fastmath<reassoc>} : f32 to f64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f36(%a: f32) {
  %0 = arith.negf %a fastmath<nnan> : f32
  return
}

// CHECK-LABEL: func.func @f36(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 fastmath<nnan> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f36(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f37(%a: f32) {
  %0 = arith.extf %a fastmath<nnan> : f32 to f64
  return
}

// CHECK-LABEL: func.func @f37(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 fastmath<nnan> : f32 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f37(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fpext %arg0 {fastmath = #arith.fastmath<nnan>} : f32 to f64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f38(%a: f32) {
  %0 = arith.negf %a fastmath<nnan,ninf> : f32
  return
}

// CHECK-LABEL: func.func @f38(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f38(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f39(%a: f32) {
  %0 = arith.extf %a fastmath<nnan,ninf> : f32 to f64
  return
}

// CHECK-LABEL: func.func @f39(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 fastmath<nnan,ninf> : f32 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f39(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fpext %arg0 {fastmath = #arith.fastmath<nnan,ninf>} : f32 to f64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f40(%a: f32) {
  %0 = arith.truncf %a to_nearest_even : f32 to f16
  return
}

// CHECK-LABEL: func.func @f40(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 to_nearest_even : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f40(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest ignore : f32 to f16
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f41(%a: f32) {
  %0 = arith.truncf %a upward : f32 to f16
  return
}

// CHECK-LABEL: func.func @f41(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 upward : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f41(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore : f32 to f16
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f42(%a: f32) {
  %0 = arith.truncf %a to_nearest_away : f32 to f16
  return
}

// CHECK-LABEL: func.func @f42(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 to_nearest_away : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f42(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway ignore : f32 to f16
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f43(%a: f32) {
  %0 = arith.addf %a, %a {fastmath = #arith.fastmath<nnan>} : f32
  return
}

// CHECK-LABEL: func.func @f43(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<nnan> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f43(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }
