// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm | FileCheck %s

func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.addf %a, %b : bf16
  %1 = arith.subf %a, %b : bf16
  %2 = arith.mulf %a, %b : bf16
  %3 = arith.divf %a, %b : bf16
  %4 = arith.remf %a, %b : bf16
  %5 = arith.maximumf %a, %b : bf16
  %6 = arith.minimumf %a, %b : bf16
  %7 = arith.maxnumf %a, %b : bf16
  %8 = arith.minnumf %a, %b : bf16
  %n = arith.negf %a : bf16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: bf16, %arg1: bf16) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fadd %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V1:.*]] = llvm.fsub %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V2:.*]] = llvm.fmul %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V3:.*]] = llvm.fdiv %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V4:.*]] = llvm.frem %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V5:.*]] = llvm.intr.maximum(%arg0, %arg1) : (bf16, bf16) -> bf16
// CHECK-NEXT: %[[V6:.*]] = llvm.intr.minimum(%arg0, %arg1) : (bf16, bf16) -> bf16
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.maxnum(%arg0, %arg1) : (bf16, bf16) -> bf16
// CHECK-NEXT: %[[V8:.*]] = llvm.intr.minnum(%arg0, %arg1) : (bf16, bf16) -> bf16
// CHECK-NEXT: %[[V9:.*]] = llvm.fneg %arg0 : bf16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16, %b: f16) {
  %0 = arith.addf %a, %b : f16
  %1 = arith.subf %a, %b : f16
  %2 = arith.mulf %a, %b : f16
  %3 = arith.divf %a, %b : f16
  %4 = arith.remf %a, %b : f16
  %5 = arith.maximumf %a, %b : f16
  %6 = arith.minimumf %a, %b : f16
  %7 = arith.maxnumf %a, %b : f16
  %8 = arith.minnumf %a, %b : f16
  %n = arith.negf %a : f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f16, %arg1: f16) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fadd %arg0, %arg1 : f16
// CHECK-NEXT: %[[V1:.*]] = llvm.fsub %arg0, %arg1 : f16
// CHECK-NEXT: %[[V2:.*]] = llvm.fmul %arg0, %arg1 : f16
// CHECK-NEXT: %[[V3:.*]] = llvm.fdiv %arg0, %arg1 : f16
// CHECK-NEXT: %[[V4:.*]] = llvm.frem %arg0, %arg1 : f16
// CHECK-NEXT: %[[V5:.*]] = llvm.intr.maximum(%arg0, %arg1) : (f16, f16) -> f16
// CHECK-NEXT: %[[V6:.*]] = llvm.intr.minimum(%arg0, %arg1) : (f16, f16) -> f16
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.maxnum(%arg0, %arg1) : (f16, f16) -> f16
// CHECK-NEXT: %[[V8:.*]] = llvm.intr.minnum(%arg0, %arg1) : (f16, f16) -> f16
// CHECK-NEXT: %[[V9:.*]] = llvm.fneg %arg0 : f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.mulf %a, %b : f32
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %a, %b : f32
  %5 = arith.maximumf %a, %b : f32
  %6 = arith.minimumf %a, %b : f32
  %7 = arith.maxnumf %a, %b : f32
  %8 = arith.minnumf %a, %b : f32
  %n = arith.negf %a : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fadd %arg0, %arg1 : f32
// CHECK-NEXT: %[[V1:.*]] = llvm.fsub %arg0, %arg1 : f32
// CHECK-NEXT: %[[V2:.*]] = llvm.fmul %arg0, %arg1 : f32
// CHECK-NEXT: %[[V3:.*]] = llvm.fdiv %arg0, %arg1 : f32
// CHECK-NEXT: %[[V4:.*]] = llvm.frem %arg0, %arg1 : f32
// CHECK-NEXT: %[[V5:.*]] = llvm.intr.maximum(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %[[V6:.*]] = llvm.intr.minimum(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.maxnum(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %[[V8:.*]] = llvm.intr.minnum(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %[[V9:.*]] = llvm.fneg %arg0 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64, %b: f64) {
  %0 = arith.addf %a, %b : f64
  %1 = arith.subf %a, %b : f64
  %2 = arith.mulf %a, %b : f64
  %3 = arith.divf %a, %b : f64
  %4 = arith.remf %a, %b : f64
  %5 = arith.maximumf %a, %b : f64
  %6 = arith.minimumf %a, %b : f64
  %7 = arith.maxnumf %a, %b : f64
  %8 = arith.minnumf %a, %b : f64
  %n = arith.negf %a : f64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64, %arg1: f64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fadd %arg0, %arg1 : f64
// CHECK-NEXT: %[[V1:.*]] = llvm.fsub %arg0, %arg1 : f64
// CHECK-NEXT: %[[V2:.*]] = llvm.fmul %arg0, %arg1 : f64
// CHECK-NEXT: %[[V3:.*]] = llvm.fdiv %arg0, %arg1 : f64
// CHECK-NEXT: %[[V4:.*]] = llvm.frem %arg0, %arg1 : f64
// CHECK-NEXT: %[[V5:.*]] = llvm.intr.maximum(%arg0, %arg1) : (f64, f64) -> f64
// CHECK-NEXT: %[[V6:.*]] = llvm.intr.minimum(%arg0, %arg1) : (f64, f64) -> f64
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.maxnum(%arg0, %arg1) : (f64, f64) -> f64
// CHECK-NEXT: %[[V8:.*]] = llvm.intr.minnum(%arg0, %arg1) : (f64, f64) -> f64
// CHECK-NEXT: %[[V9:.*]] = llvm.fneg %arg0 : f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f80, %b: f80) {
  %0 = arith.addf %a, %b : f80
  %1 = arith.subf %a, %b : f80
  %2 = arith.mulf %a, %b : f80
  %3 = arith.divf %a, %b : f80
  %4 = arith.remf %a, %b : f80
  %5 = arith.maximumf %a, %b : f80
  %6 = arith.minimumf %a, %b : f80
  %7 = arith.maxnumf %a, %b : f80
  %8 = arith.minnumf %a, %b : f80
  %n = arith.negf %a : f80
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f80, %arg1: f80) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fadd %arg0, %arg1 : f80
// CHECK-NEXT: %[[V1:.*]] = llvm.fsub %arg0, %arg1 : f80
// CHECK-NEXT: %[[V2:.*]] = llvm.fmul %arg0, %arg1 : f80
// CHECK-NEXT: %[[V3:.*]] = llvm.fdiv %arg0, %arg1 : f80
// CHECK-NEXT: %[[V4:.*]] = llvm.frem %arg0, %arg1 : f80
// CHECK-NEXT: %[[V5:.*]] = llvm.intr.maximum(%arg0, %arg1) : (f80, f80) -> f80
// CHECK-NEXT: %[[V6:.*]] = llvm.intr.minimum(%arg0, %arg1) : (f80, f80) -> f80
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.maxnum(%arg0, %arg1) : (f80, f80) -> f80
// CHECK-NEXT: %[[V8:.*]] = llvm.intr.minnum(%arg0, %arg1) : (f80, f80) -> f80
// CHECK-NEXT: %[[V9:.*]] = llvm.fneg %arg0 : f80
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f128, %b: f128) {
  %0 = arith.addf %a, %b : f128
  %1 = arith.subf %a, %b : f128
  %2 = arith.mulf %a, %b : f128
  %3 = arith.divf %a, %b : f128
  %4 = arith.remf %a, %b : f128
  %5 = arith.maximumf %a, %b : f128
  %6 = arith.minimumf %a, %b : f128
  %7 = arith.maxnumf %a, %b : f128
  %8 = arith.minnumf %a, %b : f128
  %n = arith.negf %a : f128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f128, %arg1: f128) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fadd %arg0, %arg1 : f128
// CHECK-NEXT: %[[V1:.*]] = llvm.fsub %arg0, %arg1 : f128
// CHECK-NEXT: %[[V2:.*]] = llvm.fmul %arg0, %arg1 : f128
// CHECK-NEXT: %[[V3:.*]] = llvm.fdiv %arg0, %arg1 : f128
// CHECK-NEXT: %[[V4:.*]] = llvm.frem %arg0, %arg1 : f128
// CHECK-NEXT: %[[V5:.*]] = llvm.intr.maximum(%arg0, %arg1) : (f128, f128) -> f128
// CHECK-NEXT: %[[V6:.*]] = llvm.intr.minimum(%arg0, %arg1) : (f128, f128) -> f128
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.maxnum(%arg0, %arg1) : (f128, f128) -> f128
// CHECK-NEXT: %[[V8:.*]] = llvm.intr.minnum(%arg0, %arg1) : (f128, f128) -> f128
// CHECK-NEXT: %[[V9:.*]] = llvm.fneg %arg0 : f128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.addf %a, %b : vector<4xf32>
  %1 = arith.subf %a, %b : vector<4xf32>
  %2 = arith.mulf %a, %b : vector<4xf32>
  %3 = arith.divf %a, %b : vector<4xf32>
  %4 = arith.remf %a, %b : vector<4xf32>
  %5 = arith.maximumf %a, %b : vector<4xf32>
  %6 = arith.minimumf %a, %b : vector<4xf32>
  %7 = arith.maxnumf %a, %b : vector<4xf32>
  %8 = arith.minnumf %a, %b : vector<4xf32>
  %n = arith.negf %a : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fadd %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = llvm.fsub %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V2:.*]] = llvm.fmul %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V3:.*]] = llvm.fdiv %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = llvm.frem %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V5:.*]] = llvm.intr.maximum(%arg0, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %[[V6:.*]] = llvm.intr.minimum(%arg0, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.maxnum(%arg0, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.intr.minnum(%arg0, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %[[V9:.*]] = llvm.fneg %arg0 : vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xf64>, %b: vector<[4]xf64>) {
  %0 = arith.addf %a, %b : vector<[4]xf64>
  %1 = arith.subf %a, %b : vector<[4]xf64>
  %2 = arith.mulf %a, %b : vector<[4]xf64>
  %3 = arith.divf %a, %b : vector<[4]xf64>
  %4 = arith.remf %a, %b : vector<[4]xf64>
  %5 = arith.maximumf %a, %b : vector<[4]xf64>
  %6 = arith.minimumf %a, %b : vector<[4]xf64>
  %7 = arith.maxnumf %a, %b : vector<[4]xf64>
  %8 = arith.minnumf %a, %b : vector<[4]xf64>
  %n = arith.negf %a : vector<[4]xf64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xf64>, %arg1: vector<[4]xf64>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fadd %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V1:.*]] = llvm.fsub %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V2:.*]] = llvm.fmul %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V3:.*]] = llvm.fdiv %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V4:.*]] = llvm.frem %arg0, %arg1 : vector<[4]xf64>
// CHECK-NEXT: %[[V5:.*]] = llvm.intr.maximum(%arg0, %arg1) : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
// CHECK-NEXT: %[[V6:.*]] = llvm.intr.minimum(%arg0, %arg1) : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.maxnum(%arg0, %arg1) : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
// CHECK-NEXT: %[[V8:.*]] = llvm.intr.minnum(%arg0, %arg1) : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
// CHECK-NEXT: %[[V9:.*]] = llvm.fneg %arg0 : vector<[4]xf64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xf16>, %b: vector<2x3xf16>) {
  %0 = arith.addf %a, %b : vector<2x3xf16>
  %1 = arith.subf %a, %b : vector<2x3xf16>
  %2 = arith.mulf %a, %b : vector<2x3xf16>
  %3 = arith.divf %a, %b : vector<2x3xf16>
  %4 = arith.remf %a, %b : vector<2x3xf16>
  %5 = arith.maximumf %a, %b : vector<2x3xf16>
  %6 = arith.minimumf %a, %b : vector<2x3xf16>
  %7 = arith.maxnumf %a, %b : vector<2x3xf16>
  %8 = arith.minnumf %a, %b : vector<2x3xf16>
  %n = arith.negf %a : vector<2x3xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x3xf16>, %arg1: vector<2x3xf16>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V5:.*]] = llvm.fadd %[[V3]], %[[V4]] : vector<3xf16>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V2]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V9:.*]] = llvm.fadd %[[V7]], %[[V8]] : vector<3xf16>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V6]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V11:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V14:.*]] = llvm.fsub %[[V12]], %[[V13]] : vector<3xf16>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V11]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V16:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V17:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V18:.*]] = llvm.fsub %[[V16]], %[[V17]] : vector<3xf16>
// CHECK-NEXT: %[[V19:.*]] = llvm.insertvalue %[[V18]], %[[V15]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V20:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V21:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V22:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V23:.*]] = llvm.fmul %[[V21]], %[[V22]] : vector<3xf16>
// CHECK-NEXT: %[[V24:.*]] = llvm.insertvalue %[[V23]], %[[V20]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V25:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V26:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V27:.*]] = llvm.fmul %[[V25]], %[[V26]] : vector<3xf16>
// CHECK-NEXT: %[[V28:.*]] = llvm.insertvalue %[[V27]], %[[V24]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V29:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V30:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V31:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V32:.*]] = llvm.fdiv %[[V30]], %[[V31]] : vector<3xf16>
// CHECK-NEXT: %[[V33:.*]] = llvm.insertvalue %[[V32]], %[[V29]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V34:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V35:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V36:.*]] = llvm.fdiv %[[V34]], %[[V35]] : vector<3xf16>
// CHECK-NEXT: %[[V37:.*]] = llvm.insertvalue %[[V36]], %[[V33]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V38:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V39:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V40:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V41:.*]] = llvm.frem %[[V39]], %[[V40]] : vector<3xf16>
// CHECK-NEXT: %[[V42:.*]] = llvm.insertvalue %[[V41]], %[[V38]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V43:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V44:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V45:.*]] = llvm.frem %[[V43]], %[[V44]] : vector<3xf16>
// CHECK-NEXT: %[[V46:.*]] = llvm.insertvalue %[[V45]], %[[V42]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V47:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V48:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V49:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V50:.*]] = llvm.intr.maximum(%[[V48]], %[[V49]]) : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[V51:.*]] = llvm.insertvalue %[[V50]], %[[V47]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V52:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V53:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V54:.*]] = llvm.intr.maximum(%[[V52]], %[[V53]]) : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[V55:.*]] = llvm.insertvalue %[[V54]], %[[V51]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V56:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V57:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V58:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V59:.*]] = llvm.intr.minimum(%[[V57]], %[[V58]]) : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[V60:.*]] = llvm.insertvalue %[[V59]], %[[V56]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V61:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V62:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V63:.*]] = llvm.intr.minimum(%[[V61]], %[[V62]]) : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[V64:.*]] = llvm.insertvalue %[[V63]], %[[V60]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V65:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V66:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V67:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V68:.*]] = llvm.intr.maxnum(%[[V66]], %[[V67]]) : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[V69:.*]] = llvm.insertvalue %[[V68]], %[[V65]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V70:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V71:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V72:.*]] = llvm.intr.maxnum(%[[V70]], %[[V71]]) : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[V73:.*]] = llvm.insertvalue %[[V72]], %[[V69]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V74:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V75:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V76:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V77:.*]] = llvm.intr.minnum(%[[V75]], %[[V76]]) : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[V78:.*]] = llvm.insertvalue %[[V77]], %[[V74]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V79:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V80:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V81:.*]] = llvm.intr.minnum(%[[V79]], %[[V80]]) : (vector<3xf16>, vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT: %[[V82:.*]] = llvm.insertvalue %[[V81]], %[[V78]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V83:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V84:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V85:.*]] = llvm.fneg %[[V84]] : vector<3xf16>
// CHECK-NEXT: %[[V86:.*]] = llvm.insertvalue %[[V85]], %[[V83]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V87:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V88:.*]] = llvm.fneg %[[V87]] : vector<3xf16>
// CHECK-NEXT: %[[V89:.*]] = llvm.insertvalue %[[V88]], %[[V86]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = arith.addf %a, %b : tensor<4xf32>
  %1 = arith.subf %a, %b : tensor<4xf32>
  %2 = arith.mulf %a, %b : tensor<4xf32>
  %3 = arith.divf %a, %b : tensor<4xf32>
  %4 = arith.remf %a, %b : tensor<4xf32>
  %5 = arith.maximumf %a, %b : tensor<4xf32>
  %6 = arith.minimumf %a, %b : tensor<4xf32>
  %7 = arith.maxnumf %a, %b : tensor<4xf32>
  %8 = arith.minnumf %a, %b : tensor<4xf32>
  %n = arith.negf %a : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : tensor<4xf32>
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2, %b: f8E5M2) {
  %0 = arith.addf %a, %b : f8E5M2
  %1 = arith.subf %a, %b : f8E5M2
  %2 = arith.mulf %a, %b : f8E5M2
  %3 = arith.divf %a, %b : f8E5M2
  %4 = arith.remf %a, %b : f8E5M2
  %5 = arith.maximumf %a, %b : f8E5M2
  %6 = arith.minimumf %a, %b : f8E5M2
  %7 = arith.maxnumf %a, %b : f8E5M2
  %8 = arith.minnumf %a, %b : f8E5M2
  %n = arith.negf %a : f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f8E5M2, %arg1: f8E5M2) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : f8E5M2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
