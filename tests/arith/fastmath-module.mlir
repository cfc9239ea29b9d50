// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-arith-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%a: f32) {
  %0 = arith.addf %a, %a fastmath<none> : f32
  return
}

// CHECK-LABEL: func.func @f0(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fadd %arg0, %arg0 : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f1(%a: f32) {
  %0 = arith.addf %a, %a fastmath<reassoc> : f32
  return
}

// CHECK-LABEL: func.func @f1(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<reassoc> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f2(%a: f32) {
  %0 = arith.addf %a, %a fastmath<ninf> : f32
  return
}

// CHECK-LABEL: func.func @f2(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<ninf>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f3(%a: f32) {
  %0 = arith.addf %a, %a fastmath<arcp> : f32
  return
}

// CHECK-LABEL: func.func @f3(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<arcp> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<arcp>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f4(%a: f32) {
  %0 = arith.addf %a, %a fastmath<afn> : f32
  return
}

// CHECK-LABEL: func.func @f4(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<afn> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<afn>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f5(%a: f32) {
  %0 = arith.addf %a, %a fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  return
}

// CHECK-LABEL: func.func @f5(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f6(%a: f32) {
  %0 = arith.addf %a, %a fastmath<nnan, ninf> : f32
  return
}

// CHECK-LABEL: func.func @f6(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f6(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f7(%a: f32) {
  %0 = arith.addf %a, %a fastmath<none,fast> : f32
  return
}

// CHECK-LABEL: func.func @f7(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f7(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f8(%a: f32) {
  %0 = arith.subf %a, %a fastmath<fast> : f32
  return
}

// CHECK-LABEL: func.func @f8(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f8(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fsub %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f9(%a: f32) {
  %0 = arith.subf %a, %a fastmath<nnan> : f32
  return
}

// CHECK-LABEL: func.func @f9(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 fastmath<nnan> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f9(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fsub %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f10(%a: f32) {
  %0 = arith.subf %a, %a fastmath<nsz> : f32
  return
}

// CHECK-LABEL: func.func @f10(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 fastmath<nsz> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f10(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fsub %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nsz>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f11(%a: f32) {
  %0 = arith.subf %a, %a fastmath<contract> : f32
  return
}

// CHECK-LABEL: func.func @f11(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 fastmath<contract> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f11(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fsub %arg0, %arg0 {fastmathFlags = #llvm.fastmath<contract>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f12(%a: f32) {
  %0 = arith.subf %a, %a fastmath<nnan,ninf> : f32
  return
}

// CHECK-LABEL: func.func @f12(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f12(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fsub %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f13(%a: f32) {
  %0 = arith.subf %a, %a fastmath<afn,nnan> : f32
  return
}

// CHECK-LABEL: func.func @f13(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 fastmath<nnan,afn> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f13(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fsub %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, afn>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f14(%a: f32) {
  %0 = arith.subf %a, %a fastmath<fast,nnan> : f32
  return
}

// CHECK-LABEL: func.func @f14(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f14(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fsub %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f15(%a: f32) {
  %0 = arith.maximumf %a, %a fastmath<none> : f32
  return
}

// CHECK-LABEL: func.func @f15(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.maximumf %arg0, %arg0 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f15(%arg0: f32) {
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f16(%a: f32) {
  %0 = arith.maximumf %a, %a fastmath<reassoc> : f32
  return
}

// CHECK-LABEL: func.func @f16(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.maximumf %arg0, %arg0 fastmath<reassoc> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f16(%arg0: f32) {
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f17(%a: f32) {
  %0 = arith.maximumf %a, %a fastmath<ninf> : f32
  return
}

// CHECK-LABEL: func.func @f17(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.maximumf %arg0, %arg0 fastmath<ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f17(%arg0: f32) {
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f18(%a: f32) {
  %0 = arith.maximumf %a, %a fastmath<arcp> : f32
  return
}

// CHECK-LABEL: func.func @f18(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.maximumf %arg0, %arg0 fastmath<arcp> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f18(%arg0: f32) {
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f19(%a: f32) {
  %0 = arith.maximumf %a, %a fastmath<afn> : f32
  return
}

// CHECK-LABEL: func.func @f19(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.maximumf %arg0, %arg0 fastmath<afn> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f19(%arg0: f32) {
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f20(%a: f32) {
  %0 = arith.maximumf %a, %a fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  return
}

// CHECK-LABEL: func.func @f20(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.maximumf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f20(%arg0: f32) {
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f21(%a: f32) {
  %0 = arith.maximumf %a, %a fastmath<nnan, ninf> : f32
  return
}

// CHECK-LABEL: func.func @f21(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.maximumf %arg0, %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f21(%arg0: f32) {
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f22(%a: f32) {
  %0 = arith.maximumf %a, %a fastmath<none,fast> : f32
  return
}

// CHECK-LABEL: func.func @f22(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.maximumf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f22(%arg0: f32) {
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f23(%a: f32) {
  %0 = arith.divf %a, %a fastmath<fast> : f32
  return
}

// CHECK-LABEL: func.func @f23(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.divf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f23(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fdiv %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }
