// RUN: mlir-opt %s --split-input-file --llvm-optimize-for-nvvm-target | FileCheck %s

llvm.func @half(%a: f16, %b: f16) -> f16 {
  %0 = llvm.fdiv %a, %b : f16
  llvm.return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @half([[ARG0:%[^ ]+]]: f16, [[ARG1:%[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.constant(0 : ui32) : i32
// CHECK-NEXT:     [[V1:%[^ ]+]] = llvm.mlir.constant(2139095040 : ui32) : i32
// CHECK-NEXT:     [[V2:%[^ ]+]] = llvm.fpext [[ARG0]] : f16 to f32
// CHECK-NEXT:     [[V3:%[^ ]+]] = llvm.fpext [[ARG1]] : f16 to f32
// CHECK-NEXT:     [[V4:%[^ ]+]] = nvvm.rcp.approx.ftz.f [[V3]] : f32
// CHECK-NEXT:     [[V5:%[^ ]+]] = llvm.fmul [[V2]], [[V4]] : f32
// CHECK-NEXT:     [[V6:%[^ ]+]] = llvm.fneg [[V3]] : f32
// CHECK-NEXT:     [[V7:%[^ ]+]] = llvm.intr.fma([[V5]], [[V6]], [[V2]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:     [[V8:%[^ ]+]] = llvm.intr.fma([[V7]], [[V4]], [[V5]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:     [[V9:%[^ ]+]] = llvm.bitcast [[V5]] : f32 to i32
// CHECK-NEXT:     [[V10:%[^ ]+]] = llvm.and [[V9]], [[V1]] : i32
// CHECK-NEXT:     [[V11:%[^ ]+]] = llvm.icmp "eq" [[V10]], [[V0]] : i32
// CHECK-NEXT:     [[V12:%[^ ]+]] = llvm.icmp "eq" [[V10]], [[V1]] : i32
// CHECK-NEXT:     [[V13:%[^ ]+]] = llvm.or [[V11]], [[V12]] : i1
// CHECK-NEXT:     [[V14:%[^ ]+]] = llvm.select [[V13]], [[V5]], [[V8]] : i1, f32
// CHECK-NEXT:     [[V15:%[^ ]+]] = llvm.fptrunc [[V14]] : f32 to f16
// CHECK-NEXT:     llvm.return [[V15]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @two(%a: f16, %b: f16) -> f16 {
  %0 = llvm.fdiv %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f16
  %1 = llvm.fdiv %0, %b {test.a} : f16
  llvm.return %1 : f16
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @two([[ARG0:%[^ ]+]]: f16, [[ARG1:%[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.constant(0 : ui32) : i32
// CHECK-NEXT:     [[V1:%[^ ]+]] = llvm.mlir.constant(2139095040 : ui32) : i32
// CHECK-NEXT:     [[V2:%[^ ]+]] = llvm.fpext [[ARG0]] : f16 to f32
// CHECK-NEXT:     [[V3:%[^ ]+]] = llvm.fpext [[ARG1]] : f16 to f32
// CHECK-NEXT:     [[V4:%[^ ]+]] = nvvm.rcp.approx.ftz.f [[V3]] : f32
// CHECK-NEXT:     [[V5:%[^ ]+]] = llvm.fmul [[V2]], [[V4]] : f32
// CHECK-NEXT:     [[V6:%[^ ]+]] = llvm.fneg [[V3]] : f32
// CHECK-NEXT:     [[V7:%[^ ]+]] = llvm.intr.fma([[V5]], [[V6]], [[V2]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:     [[V8:%[^ ]+]] = llvm.intr.fma([[V7]], [[V4]], [[V5]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:     [[V9:%[^ ]+]] = llvm.bitcast [[V5]] : f32 to i32
// CHECK-NEXT:     [[V10:%[^ ]+]] = llvm.and [[V9]], [[V1]] : i32
// CHECK-NEXT:     [[V11:%[^ ]+]] = llvm.icmp "eq" [[V10]], [[V0]] : i32
// CHECK-NEXT:     [[V12:%[^ ]+]] = llvm.icmp "eq" [[V10]], [[V1]] : i32
// CHECK-NEXT:     [[V13:%[^ ]+]] = llvm.or [[V11]], [[V12]] : i1
// CHECK-NEXT:     [[V14:%[^ ]+]] = llvm.select [[V13]], [[V5]], [[V8]] : i1, f32
// CHECK-NEXT:     [[V15:%[^ ]+]] = llvm.fptrunc [[V14]] : f32 to f16
// CHECK-NEXT:     [[V16:%[^ ]+]] = llvm.fpext [[V15]] : f16 to f32
// CHECK-NEXT:     [[V17:%[^ ]+]] = llvm.fpext [[ARG1]] : f16 to f32
// CHECK-NEXT:     [[V18:%[^ ]+]] = nvvm.rcp.approx.ftz.f [[V17]] : f32
// CHECK-NEXT:     [[V19:%[^ ]+]] = llvm.fmul [[V16]], [[V18]] : f32
// CHECK-NEXT:     [[V20:%[^ ]+]] = llvm.fneg [[V17]] : f32
// CHECK-NEXT:     [[V21:%[^ ]+]] = llvm.intr.fma([[V19]], [[V20]], [[V16]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:     [[V22:%[^ ]+]] = llvm.intr.fma([[V21]], [[V18]], [[V19]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:     [[V23:%[^ ]+]] = llvm.bitcast [[V19]] : f32 to i32
// CHECK-NEXT:     [[V24:%[^ ]+]] = llvm.and [[V23]], [[V1]] : i32
// CHECK-NEXT:     [[V25:%[^ ]+]] = llvm.icmp "eq" [[V24]], [[V0]] : i32
// CHECK-NEXT:     [[V26:%[^ ]+]] = llvm.icmp "eq" [[V24]], [[V1]] : i32
// CHECK-NEXT:     [[V27:%[^ ]+]] = llvm.or [[V25]], [[V26]] : i1
// CHECK-NEXT:     [[V28:%[^ ]+]] = llvm.select [[V27]], [[V19]], [[V22]] : i1, f32
// CHECK-NEXT:     [[V29:%[^ ]+]] = llvm.fptrunc [[V28]] : f32 to f16
// CHECK-NEXT:     llvm.return [[V29]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @constants() -> f16 {
  %0 = llvm.mlir.constant(3.0 : f16) : f16
  %1 = llvm.mlir.constant(2.0 : f16) : f16
  %2 = llvm.fdiv %0, %1 : f16
  llvm.return %2 : f16
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @constants() -> f16 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.constant(0 : ui32) : i32
// CHECK-NEXT:     [[V1:%[^ ]+]] = llvm.mlir.constant(2139095040 : ui32) : i32
// CHECK-NEXT:     [[V2:%[^ ]+]] = llvm.mlir.constant(3.000000e+00 : f16) : f16
// CHECK-NEXT:     [[V3:%[^ ]+]] = llvm.mlir.constant(2.000000e+00 : f16) : f16
// CHECK-NEXT:     [[V4:%[^ ]+]] = llvm.fpext [[V2]] : f16 to f32
// CHECK-NEXT:     [[V5:%[^ ]+]] = llvm.fpext [[V3]] : f16 to f32
// CHECK-NEXT:     [[V6:%[^ ]+]] = nvvm.rcp.approx.ftz.f [[V5]] : f32
// CHECK-NEXT:     [[V7:%[^ ]+]] = llvm.fmul [[V4]], [[V6]] : f32
// CHECK-NEXT:     [[V8:%[^ ]+]] = llvm.fneg [[V5]] : f32
// CHECK-NEXT:     [[V9:%[^ ]+]] = llvm.intr.fma([[V7]], [[V8]], [[V4]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:     [[V10:%[^ ]+]] = llvm.intr.fma([[V9]], [[V6]], [[V7]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:     [[V11:%[^ ]+]] = llvm.bitcast [[V7]] : f32 to i32
// CHECK-NEXT:     [[V12:%[^ ]+]] = llvm.and [[V11]], [[V1]] : i32
// CHECK-NEXT:     [[V13:%[^ ]+]] = llvm.icmp "eq" [[V12]], [[V0]] : i32
// CHECK-NEXT:     [[V14:%[^ ]+]] = llvm.icmp "eq" [[V12]], [[V1]] : i32
// CHECK-NEXT:     [[V15:%[^ ]+]] = llvm.or [[V13]], [[V14]] : i1
// CHECK-NEXT:     [[V16:%[^ ]+]] = llvm.select [[V15]], [[V7]], [[V10]] : i1, f32
// CHECK-NEXT:     [[V17:%[^ ]+]] = llvm.fptrunc [[V16]] : f32 to f16
// CHECK-NEXT:     llvm.return [[V17]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @unused(%a: f16, %b: f16) {
  %0 = llvm.fdiv %a, %b : f16
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @unused([[ARG0:%[^ ]+]]: f16, [[ARG1:%[^ ]+]]: f16) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @other(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %0 = llvm.fdiv %a, %b : vector<4xf16>
  llvm.return %0 : vector<4xf16>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @other([[ARG0:%[^ ]+]]: vector<4xf16>, [[ARG1:%[^ ]+]]: vector<4xf16>) -> vector<4xf16> {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.fdiv [[ARG0]], [[ARG1]] : vector<4xf16>
// CHECK-NEXT:     llvm.return [[V0]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @other(%a: bf16, %b: bf16) -> bf16 {
  %0 = llvm.fdiv %a, %b : bf16
  llvm.return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @other([[ARG0:%[^ ]+]]: bf16, [[ARG1:%[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.fdiv [[ARG0]], [[ARG1]] : bf16
// CHECK-NEXT:     llvm.return [[V0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @other(%a: f32, %b: f32) -> f32 {
  %0 = llvm.fdiv %a, %b : f32
  llvm.return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @other([[ARG0:%[^ ]+]]: f32, [[ARG1:%[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.fdiv [[ARG0]], [[ARG1]] : f32
// CHECK-NEXT:     llvm.return [[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @other(%a: f64, %b: f64) -> f64 {
  %0 = llvm.fdiv %a, %b : f64
  llvm.return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @other([[ARG0:%[^ ]+]]: f64, [[ARG1:%[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.fdiv [[ARG0]], [[ARG1]] : f64
// CHECK-NEXT:     llvm.return [[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  func.func @nested(%a: f16, %b: f16) -> f16 {
    %0 = llvm.fdiv %a, %b : f16
    return %0 : f16
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested([[ARG0:%[^ ]+]]: f16, [[ARG1:%[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.mlir.constant(0 : ui32) : i32
// CHECK-NEXT:     [[V1:%[^ ]+]] = llvm.mlir.constant(2139095040 : ui32) : i32
// CHECK-NEXT:     [[V2:%[^ ]+]] = llvm.fpext [[ARG0]] : f16 to f32
// CHECK-NEXT:     [[V3:%[^ ]+]] = llvm.fpext [[ARG1]] : f16 to f32
// CHECK-NEXT:     [[V4:%[^ ]+]] = nvvm.rcp.approx.ftz.f [[V3]] : f32
// CHECK-NEXT:     [[V5:%[^ ]+]] = llvm.fmul [[V2]], [[V4]] : f32
// CHECK-NEXT:     [[V6:%[^ ]+]] = llvm.fneg [[V3]] : f32
// CHECK-NEXT:     [[V7:%[^ ]+]] = llvm.intr.fma([[V5]], [[V6]], [[V2]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:     [[V8:%[^ ]+]] = llvm.intr.fma([[V7]], [[V4]], [[V5]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:     [[V9:%[^ ]+]] = llvm.bitcast [[V5]] : f32 to i32
// CHECK-NEXT:     [[V10:%[^ ]+]] = llvm.and [[V9]], [[V1]] : i32
// CHECK-NEXT:     [[V11:%[^ ]+]] = llvm.icmp "eq" [[V10]], [[V0]] : i32
// CHECK-NEXT:     [[V12:%[^ ]+]] = llvm.icmp "eq" [[V10]], [[V1]] : i32
// CHECK-NEXT:     [[V13:%[^ ]+]] = llvm.or [[V11]], [[V12]] : i1
// CHECK-NEXT:     [[V14:%[^ ]+]] = llvm.select [[V13]], [[V5]], [[V8]] : i1, f32
// CHECK-NEXT:     [[V15:%[^ ]+]] = llvm.fptrunc [[V14]] : f32 to f16
// CHECK-NEXT:     return [[V15]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }
