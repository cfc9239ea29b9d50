// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm | FileCheck %s

func.func @f(%a: tf32, %b: tf32) {
  %0 = arith.addf %a, %b : tf32
  %1 = arith.subf %a, %b : tf32
  %2 = arith.mulf %a, %b : tf32
  %3 = arith.divf %a, %b : tf32
  %4 = arith.remf %a, %b : tf32
  %5 = arith.maximumf %a, %b : tf32
  %6 = arith.minimumf %a, %b : tf32
  %7 = arith.maxnumf %a, %b : tf32
  %8 = arith.minnumf %a, %b : tf32
  %n = arith.negf %a : tf32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tf32, %arg1: tf32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : tf32
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : tf32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<f32>, %b: vector<f32>) {
  %0 = arith.addf %a, %b : vector<f32>
  %1 = arith.subf %a, %b : vector<f32>
  %2 = arith.mulf %a, %b : vector<f32>
  %3 = arith.divf %a, %b : vector<f32>
  %4 = arith.remf %a, %b : vector<f32>
  %5 = arith.maximumf %a, %b : vector<f32>
  %6 = arith.minimumf %a, %b : vector<f32>
  %7 = arith.maxnumf %a, %b : vector<f32>
  %8 = arith.minnumf %a, %b : vector<f32>
  %n = arith.negf %a : vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<f32>, %arg1: vector<f32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %[[V2:.*]] = llvm.fadd %[[V1]], %[[V0]] : vector<1xf32>
// CHECK-NEXT: %[[V3:.*]] = llvm.fsub %[[V1]], %[[V0]] : vector<1xf32>
// CHECK-NEXT: %[[V4:.*]] = llvm.fmul %[[V1]], %[[V0]] : vector<1xf32>
// CHECK-NEXT: %[[V5:.*]] = llvm.fdiv %[[V1]], %[[V0]] : vector<1xf32>
// CHECK-NEXT: %[[V6:.*]] = llvm.frem %[[V1]], %[[V0]] : vector<1xf32>
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.maximum(%[[V1]], %[[V0]]) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.intr.minimum(%[[V1]], %[[V0]]) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %[[V9:.*]] = llvm.intr.maxnum(%[[V1]], %[[V0]]) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %[[V10:.*]] = llvm.intr.minnum(%[[V1]], %[[V0]]) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %[[V11:.*]] = llvm.fneg %[[V1]] : vector<1xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %v: vector<2x2xf32>) {
  %0 = arith.addf %a, %a fastmath<fast> : f32
  %1 = arith.maximumf %a, %a fastmath<fast> : f32
  %2 = arith.negf %a fastmath<fast> : f32
  %3 = arith.cmpf olt, %a, %a fastmath<fast> : f32
  %4 = arith.mulf %v, %v fastmath<fast> : vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: vector<2x2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT: %[[V2:.*]] = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT: %[[V3:.*]] = llvm.fcmp "olt" %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V7:.*]] = llvm.fmul %[[V5]], %[[V6]] {fastmathFlags = #llvm.fastmath<fast>} : vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V4]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V11:.*]] = llvm.fmul %[[V9]], %[[V10]] {fastmathFlags = #llvm.fastmath<fast>} : vector<2xf32>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V11]], %[[V8]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %v: vector<2x2xf32>) {
  %0 = arith.addf %a, %a fastmath<none> : f32
  %1 = arith.maximumf %a, %a fastmath<none> : f32
  %2 = arith.negf %a fastmath<none> : f32
  %3 = arith.cmpf olt, %a, %a fastmath<none> : f32
  %4 = arith.mulf %v, %v fastmath<none> : vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: vector<2x2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.fadd %arg0, %arg0 : f32
// CHECK-NEXT: %[[V2:.*]] = llvm.fneg %arg0 : f32
// CHECK-NEXT: %[[V3:.*]] = llvm.fcmp "olt" %arg0, %arg0 : f32
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V7:.*]] = llvm.fmul %[[V5]], %[[V6]] : vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V4]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V11:.*]] = llvm.fmul %[[V9]], %[[V10]] : vector<2xf32>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V11]], %[[V8]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %v: vector<2x2xf32>) {
  %0 = arith.addf %a, %a fastmath<nnan> : f32
  %1 = arith.maximumf %a, %a fastmath<nnan> : f32
  %2 = arith.negf %a fastmath<nnan> : f32
  %3 = arith.cmpf olt, %a, %a fastmath<nnan> : f32
  %4 = arith.mulf %v, %v fastmath<nnan> : vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: vector<2x2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: %[[V2:.*]] = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: %[[V3:.*]] = llvm.fcmp "olt" %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V7:.*]] = llvm.fmul %[[V5]], %[[V6]] {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V4]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V11:.*]] = llvm.fmul %[[V9]], %[[V10]] {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf32>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V11]], %[[V8]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %v: vector<2x2xf32>) {
  %0 = arith.addf %a, %a fastmath<nnan,ninf> : f32
  %1 = arith.maximumf %a, %a fastmath<nnan,ninf> : f32
  %2 = arith.negf %a fastmath<nnan,ninf> : f32
  %3 = arith.cmpf olt, %a, %a fastmath<nnan,ninf> : f32
  %4 = arith.mulf %v, %v fastmath<nnan,ninf> : vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: vector<2x2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// CHECK-NEXT: %[[V2:.*]] = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// CHECK-NEXT: %[[V3:.*]] = llvm.fcmp "olt" %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V7:.*]] = llvm.fmul %[[V5]], %[[V6]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V4]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V11:.*]] = llvm.fmul %[[V9]], %[[V10]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<2xf32>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V11]], %[[V8]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %v: vector<2x2xf32>) {
  %0 = arith.addf %a, %a fastmath<reassoc> : f32
  %1 = arith.maximumf %a, %a fastmath<reassoc> : f32
  %2 = arith.negf %a fastmath<reassoc> : f32
  %3 = arith.cmpf olt, %a, %a fastmath<reassoc> : f32
  %4 = arith.mulf %v, %v fastmath<reassoc> : vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: vector<2x2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
// CHECK-NEXT: %[[V2:.*]] = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
// CHECK-NEXT: %[[V3:.*]] = llvm.fcmp "olt" %arg0, %arg0 {fastmathFlags = #llvm.fastmath<reassoc>} : f32
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V7:.*]] = llvm.fmul %[[V5]], %[[V6]] {fastmathFlags = #llvm.fastmath<reassoc>} : vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V4]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V11:.*]] = llvm.fmul %[[V9]], %[[V10]] {fastmathFlags = #llvm.fastmath<reassoc>} : vector<2xf32>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V11]], %[[V8]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %v: vector<2x2xf32>) {
  %0 = arith.addf %a, %a fastmath<arcp,contract,afn,nsz> : f32
  %1 = arith.maximumf %a, %a fastmath<arcp,contract,afn,nsz> : f32
  %2 = arith.negf %a fastmath<arcp,contract,afn,nsz> : f32
  %3 = arith.cmpf olt, %a, %a fastmath<arcp,contract,afn,nsz> : f32
  %4 = arith.mulf %v, %v fastmath<arcp,contract,afn,nsz> : vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: vector<2x2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nsz, arcp, contract, afn>} : f32
// CHECK-NEXT: %[[V2:.*]] = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<nsz, arcp, contract, afn>} : f32
// CHECK-NEXT: %[[V3:.*]] = llvm.fcmp "olt" %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nsz, arcp, contract, afn>} : f32
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V7:.*]] = llvm.fmul %[[V5]], %[[V6]] {fastmathFlags = #llvm.fastmath<nsz, arcp, contract, afn>} : vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V4]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V11:.*]] = llvm.fmul %[[V9]], %[[V10]] {fastmathFlags = #llvm.fastmath<nsz, arcp, contract, afn>} : vector<2xf32>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V11]], %[[V8]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
