// RUN: mlir-opt %s --split-input-file --convert-gpu-to-rocdl | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: f32) {
    %0 = math.absf %a : f32
    %1 = math.acos %a : f32
    %2 = math.acosh %a : f32
    %3 = math.asin %a : f32
    %4 = math.asinh %a : f32
    %5 = math.atan %a : f32
    %6 = math.atanh %a : f32
    %7 = math.cbrt %a : f32
    %8 = math.ceil %a : f32
    %9 = math.cos %a : f32
    %10 = math.cosh %a : f32
    %11 = math.erf %a : f32
    %12 = math.erfc %a : f32
    %13 = math.exp %a : f32
    %14 = math.exp2 %a : f32
    %15 = math.expm1 %a : f32
    %16 = math.floor %a : f32
    %17 = math.log %a : f32
    %18 = math.log10 %a : f32
    %19 = math.log1p %a : f32
    %20 = math.log2 %a : f32
    %21 = math.round %a : f32
    %22 = math.roundeven %a : f32
    %23 = math.rsqrt %a : f32
    %24 = math.sin %a : f32
    %25 = math.sinh %a : f32
    %26 = math.sqrt %a : f32
    %27 = math.tan %a : f32
    %28 = math.tanh %a : f32
    %29 = math.trunc %a : f32
    %30 = math.atan2 %a, %a : f32
    %31 = math.copysign %a, %a : f32
    %32 = math.powf %a, %a : f32
    %33 = arith.remf %a, %a : f32
    %34 = arith.minnumf %a, %a : f32
    %35 = arith.maxnumf %a, %a : f32
    %36 = math.fma %a, %a, %a : f32
    "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @__ocml_acos_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_acosh_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_asin_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_asinh_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_atan_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_atanh_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_cbrt_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_ceil_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_cos_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_cosh_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_erf_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_erfc_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_exp2_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_expm1_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_floor_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_log10_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_log1p_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_log2_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_rsqrt_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_sin_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_sinh_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_tan_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_tanh_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_atan2_f32(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_pow_f32(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_fmod_f32(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.intr.fabs(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.call @__ocml_acos_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.call @__ocml_acosh_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__ocml_asin_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @__ocml_asinh_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.call @__ocml_atan_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.call @__ocml_atanh_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @__ocml_cbrt_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.call @__ocml_ceil_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.call @__ocml_cos_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.call @__ocml_cosh_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.call @__ocml_erf_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__ocml_erfc_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.intr.exp(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.call @__ocml_exp2_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.call @__ocml_expm1_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.call @__ocml_floor_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.intr.log(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.call @__ocml_log10_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.call @__ocml_log1p_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.call @__ocml_log2_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.intr.round(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.intr.roundeven(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.call @__ocml_rsqrt_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.call @__ocml_sin_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.call @__ocml_sinh_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.call @__ocml_tan_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.call @__ocml_tanh_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.intr.trunc(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.call @__ocml_atan2_f32(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.intr.copysign(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.call @__ocml_pow_f32(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.call @__ocml_fmod_f32(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.intr.fma(%[[ARG0]], %[[ARG0]], %[[ARG0]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[ARG0]], %[[ARG0]], %[[V34]]) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: f64) {
    %0 = math.absf %a : f64
    %1 = math.acos %a : f64
    %2 = math.acosh %a : f64
    %3 = math.asin %a : f64
    %4 = math.asinh %a : f64
    %5 = math.atan %a : f64
    %6 = math.atanh %a : f64
    %7 = math.cbrt %a : f64
    %8 = math.ceil %a : f64
    %9 = math.cos %a : f64
    %10 = math.cosh %a : f64
    %11 = math.erf %a : f64
    %12 = math.erfc %a : f64
    %13 = math.exp %a : f64
    %14 = math.exp2 %a : f64
    %15 = math.expm1 %a : f64
    %16 = math.floor %a : f64
    %17 = math.log %a : f64
    %18 = math.log10 %a : f64
    %19 = math.log1p %a : f64
    %20 = math.log2 %a : f64
    %21 = math.round %a : f64
    %22 = math.roundeven %a : f64
    %23 = math.rsqrt %a : f64
    %24 = math.sin %a : f64
    %25 = math.sinh %a : f64
    %26 = math.sqrt %a : f64
    %27 = math.tan %a : f64
    %28 = math.tanh %a : f64
    %29 = math.trunc %a : f64
    %30 = math.atan2 %a, %a : f64
    %31 = math.copysign %a, %a : f64
    %32 = math.powf %a, %a : f64
    %33 = arith.remf %a, %a : f64
    %34 = arith.minnumf %a, %a : f64
    %35 = arith.maxnumf %a, %a : f64
    %36 = math.fma %a, %a, %a : f64
    "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) : (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @__ocml_acos_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_acosh_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_asin_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_asinh_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_atan_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_atanh_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_cbrt_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_ceil_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_cos_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_cosh_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_erf_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_erfc_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_exp_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_exp2_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_expm1_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_floor_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_log_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_log10_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_log1p_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_log2_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_rsqrt_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_sin_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_sinh_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_tan_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_tanh_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_atan2_f64(f64, f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_pow_f64(f64, f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_fmod_f64(f64, f64) -> f64
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f64) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.intr.fabs(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.call @__ocml_acos_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.call @__ocml_acosh_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__ocml_asin_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @__ocml_asinh_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.call @__ocml_atan_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.call @__ocml_atanh_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @__ocml_cbrt_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.call @__ocml_ceil_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.call @__ocml_cos_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.call @__ocml_cosh_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.call @__ocml_erf_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__ocml_erfc_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.call @__ocml_exp_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.call @__ocml_exp2_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.call @__ocml_expm1_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.call @__ocml_floor_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.call @__ocml_log_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.call @__ocml_log10_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.call @__ocml_log1p_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.call @__ocml_log2_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.intr.round(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.intr.roundeven(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.call @__ocml_rsqrt_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.call @__ocml_sin_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.call @__ocml_sinh_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.call @__ocml_tan_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.call @__ocml_tanh_f64(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.intr.trunc(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.call @__ocml_atan2_f64(%[[ARG0]], %[[ARG0]]) : (f64, f64) -> f64
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.intr.copysign(%[[ARG0]], %[[ARG0]]) : (f64, f64) -> f64
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.call @__ocml_pow_f64(%[[ARG0]], %[[ARG0]]) : (f64, f64) -> f64
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.call @__ocml_fmod_f64(%[[ARG0]], %[[ARG0]]) : (f64, f64) -> f64
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.intr.fma(%[[ARG0]], %[[ARG0]], %[[ARG0]]) : (f64, f64, f64) -> f64
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[ARG0]], %[[ARG0]], %[[V34]]) : (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: f16) {
    %0 = math.absf %a : f16
    %1 = math.acos %a : f16
    %2 = math.acosh %a : f16
    %3 = math.asin %a : f16
    %4 = math.asinh %a : f16
    %5 = math.atan %a : f16
    %6 = math.atanh %a : f16
    %7 = math.cbrt %a : f16
    %8 = math.ceil %a : f16
    %9 = math.cos %a : f16
    %10 = math.cosh %a : f16
    %11 = math.erf %a : f16
    %12 = math.erfc %a : f16
    %13 = math.exp %a : f16
    %14 = math.exp2 %a : f16
    %15 = math.expm1 %a : f16
    %16 = math.floor %a : f16
    %17 = math.log %a : f16
    %18 = math.log10 %a : f16
    %19 = math.log1p %a : f16
    %20 = math.log2 %a : f16
    %21 = math.round %a : f16
    %22 = math.roundeven %a : f16
    %23 = math.rsqrt %a : f16
    %24 = math.sin %a : f16
    %25 = math.sinh %a : f16
    %26 = math.sqrt %a : f16
    %27 = math.tan %a : f16
    %28 = math.tanh %a : f16
    %29 = math.trunc %a : f16
    %30 = math.atan2 %a, %a : f16
    %31 = math.copysign %a, %a : f16
    %32 = math.powf %a, %a : f16
    %33 = arith.remf %a, %a : f16
    %34 = arith.minnumf %a, %a : f16
    %35 = arith.maxnumf %a, %a : f16
    %36 = math.fma %a, %a, %a : f16
    "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @__ocml_acos_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_acosh_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_asin_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_asinh_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_atan_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_atanh_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_cbrt_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_ceil_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_cos_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_cosh_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_erf_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_erfc_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_exp_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_exp2_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_expm1_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_floor_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_log_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_log10_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_log1p_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_log2_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_rsqrt_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_sin_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_sinh_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_tan_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_tanh_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_atan2_f16(f16, f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_pow_f16(f16, f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_fmod_f16(f16, f16) -> f16
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f16) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.intr.fabs(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.call @__ocml_acos_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.call @__ocml_acosh_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__ocml_asin_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @__ocml_asinh_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.call @__ocml_atan_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.call @__ocml_atanh_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @__ocml_cbrt_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.call @__ocml_ceil_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.call @__ocml_cos_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.call @__ocml_cosh_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.call @__ocml_erf_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__ocml_erfc_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.call @__ocml_exp_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.call @__ocml_exp2_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.call @__ocml_expm1_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.call @__ocml_floor_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.call @__ocml_log_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.call @__ocml_log10_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.call @__ocml_log1p_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.call @__ocml_log2_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.intr.round(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.intr.roundeven(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.call @__ocml_rsqrt_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.call @__ocml_sin_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.call @__ocml_sinh_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.call @__ocml_tan_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.call @__ocml_tanh_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.intr.trunc(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.call @__ocml_atan2_f16(%[[ARG0]], %[[ARG0]]) : (f16, f16) -> f16
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.intr.copysign(%[[ARG0]], %[[ARG0]]) : (f16, f16) -> f16
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.call @__ocml_pow_f16(%[[ARG0]], %[[ARG0]]) : (f16, f16) -> f16
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.call @__ocml_fmod_f16(%[[ARG0]], %[[ARG0]]) : (f16, f16) -> f16
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.intr.fma(%[[ARG0]], %[[ARG0]], %[[ARG0]]) : (f16, f16, f16) -> f16
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[ARG0]], %[[ARG0]], %[[V34]]) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: bf16) {
    %0 = math.absf %a : bf16
    %1 = math.acos %a : bf16
    %2 = math.acosh %a : bf16
    %3 = math.asin %a : bf16
    %4 = math.asinh %a : bf16
    %5 = math.atan %a : bf16
    %6 = math.atanh %a : bf16
    %7 = math.cbrt %a : bf16
    %8 = math.ceil %a : bf16
    %9 = math.cos %a : bf16
    %10 = math.cosh %a : bf16
    %11 = math.erf %a : bf16
    %12 = math.erfc %a : bf16
    %13 = math.exp %a : bf16
    %14 = math.exp2 %a : bf16
    %15 = math.expm1 %a : bf16
    %16 = math.floor %a : bf16
    %17 = math.log %a : bf16
    %18 = math.log10 %a : bf16
    %19 = math.log1p %a : bf16
    %20 = math.log2 %a : bf16
    %21 = math.round %a : bf16
    %22 = math.roundeven %a : bf16
    %23 = math.rsqrt %a : bf16
    %24 = math.sin %a : bf16
    %25 = math.sinh %a : bf16
    %26 = math.sqrt %a : bf16
    %27 = math.tan %a : bf16
    %28 = math.tanh %a : bf16
    %29 = math.trunc %a : bf16
    %30 = math.atan2 %a, %a : bf16
    %31 = math.copysign %a, %a : bf16
    %32 = math.powf %a, %a : bf16
    %33 = arith.remf %a, %a : bf16
    %34 = arith.minnumf %a, %a : bf16
    %35 = arith.maxnumf %a, %a : bf16
    %36 = math.fma %a, %a, %a : bf16
    "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @__ocml_acos_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_acosh_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_asin_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_asinh_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_atan_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_atanh_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_cbrt_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_ceil_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_cos_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_cosh_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_erf_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_erfc_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_exp2_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_expm1_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_floor_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_log10_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_log1p_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_log2_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_rsqrt_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_sin_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_sinh_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_tan_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_tanh_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_atan2_f32(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_pow_f32(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_fmod_f32(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: bf16) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.intr.fabs(%[[ARG0]]) : (bf16) -> bf16
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.call @__ocml_acos_f32(%[[V1]]) : (f32) -> f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.fptrunc %[[V2]] : f32 to bf16
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.call @__ocml_acosh_f32(%[[V4]]) : (f32) -> f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.fptrunc %[[V5]] : f32 to bf16
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.call @__ocml_asin_f32(%[[V7]]) : (f32) -> f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.fptrunc %[[V8]] : f32 to bf16
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.call @__ocml_asinh_f32(%[[V10]]) : (f32) -> f32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.fptrunc %[[V11]] : f32 to bf16
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.call @__ocml_atan_f32(%[[V13]]) : (f32) -> f32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.fptrunc %[[V14]] : f32 to bf16
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.call @__ocml_atanh_f32(%[[V16]]) : (f32) -> f32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.fptrunc %[[V17]] : f32 to bf16
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.call @__ocml_cbrt_f32(%[[V19]]) : (f32) -> f32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.fptrunc %[[V20]] : f32 to bf16
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.call @__ocml_ceil_f32(%[[V22]]) : (f32) -> f32
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.fptrunc %[[V23]] : f32 to bf16
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.call @__ocml_cos_f32(%[[V25]]) : (f32) -> f32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.fptrunc %[[V26]] : f32 to bf16
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.call @__ocml_cosh_f32(%[[V28]]) : (f32) -> f32
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.fptrunc %[[V29]] : f32 to bf16
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.call @__ocml_erf_f32(%[[V31]]) : (f32) -> f32
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.fptrunc %[[V32]] : f32 to bf16
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.call @__ocml_erfc_f32(%[[V34]]) : (f32) -> f32
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.fptrunc %[[V35]] : f32 to bf16
// CHECK-NEXT:       %[[V37:[^ ]+]] = math.exp %[[ARG0]] : bf16
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.call @__ocml_exp2_f32(%[[V38]]) : (f32) -> f32
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.fptrunc %[[V39]] : f32 to bf16
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.call @__ocml_expm1_f32(%[[V41]]) : (f32) -> f32
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.fptrunc %[[V42]] : f32 to bf16
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.call @__ocml_floor_f32(%[[V44]]) : (f32) -> f32
// CHECK-NEXT:       %[[V46:[^ ]+]] = llvm.fptrunc %[[V45]] : f32 to bf16
// CHECK-NEXT:       %[[V47:[^ ]+]] = math.log %[[ARG0]] : bf16
// CHECK-NEXT:       %[[V48:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V49:[^ ]+]] = llvm.call @__ocml_log10_f32(%[[V48]]) : (f32) -> f32
// CHECK-NEXT:       %[[V50:[^ ]+]] = llvm.fptrunc %[[V49]] : f32 to bf16
// CHECK-NEXT:       %[[V51:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V52:[^ ]+]] = llvm.call @__ocml_log1p_f32(%[[V51]]) : (f32) -> f32
// CHECK-NEXT:       %[[V53:[^ ]+]] = llvm.fptrunc %[[V52]] : f32 to bf16
// CHECK-NEXT:       %[[V54:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V55:[^ ]+]] = llvm.call @__ocml_log2_f32(%[[V54]]) : (f32) -> f32
// CHECK-NEXT:       %[[V56:[^ ]+]] = llvm.fptrunc %[[V55]] : f32 to bf16
// CHECK-NEXT:       %[[V57:[^ ]+]] = llvm.intr.round(%[[ARG0]]) : (bf16) -> bf16
// CHECK-NEXT:       %[[V58:[^ ]+]] = llvm.intr.roundeven(%[[ARG0]]) : (bf16) -> bf16
// CHECK-NEXT:       %[[V59:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V60:[^ ]+]] = llvm.call @__ocml_rsqrt_f32(%[[V59]]) : (f32) -> f32
// CHECK-NEXT:       %[[V61:[^ ]+]] = llvm.fptrunc %[[V60]] : f32 to bf16
// CHECK-NEXT:       %[[V62:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V63:[^ ]+]] = llvm.call @__ocml_sin_f32(%[[V62]]) : (f32) -> f32
// CHECK-NEXT:       %[[V64:[^ ]+]] = llvm.fptrunc %[[V63]] : f32 to bf16
// CHECK-NEXT:       %[[V65:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V66:[^ ]+]] = llvm.call @__ocml_sinh_f32(%[[V65]]) : (f32) -> f32
// CHECK-NEXT:       %[[V67:[^ ]+]] = llvm.fptrunc %[[V66]] : f32 to bf16
// CHECK-NEXT:       %[[V68:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) : (bf16) -> bf16
// CHECK-NEXT:       %[[V69:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V70:[^ ]+]] = llvm.call @__ocml_tan_f32(%[[V69]]) : (f32) -> f32
// CHECK-NEXT:       %[[V71:[^ ]+]] = llvm.fptrunc %[[V70]] : f32 to bf16
// CHECK-NEXT:       %[[V72:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V73:[^ ]+]] = llvm.call @__ocml_tanh_f32(%[[V72]]) : (f32) -> f32
// CHECK-NEXT:       %[[V74:[^ ]+]] = llvm.fptrunc %[[V73]] : f32 to bf16
// CHECK-NEXT:       %[[V75:[^ ]+]] = llvm.intr.trunc(%[[ARG0]]) : (bf16) -> bf16
// CHECK-NEXT:       %[[V76:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V77:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V78:[^ ]+]] = llvm.call @__ocml_atan2_f32(%[[V76]], %[[V77]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V79:[^ ]+]] = llvm.fptrunc %[[V78]] : f32 to bf16
// CHECK-NEXT:       %[[V80:[^ ]+]] = llvm.intr.copysign(%[[ARG0]], %[[ARG0]]) : (bf16, bf16) -> bf16
// CHECK-NEXT:       %[[V81:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V82:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V83:[^ ]+]] = llvm.call @__ocml_pow_f32(%[[V81]], %[[V82]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V84:[^ ]+]] = llvm.fptrunc %[[V83]] : f32 to bf16
// CHECK-NEXT:       %[[V85:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V86:[^ ]+]] = llvm.fpext %[[ARG0]] : bf16 to f32
// CHECK-NEXT:       %[[V87:[^ ]+]] = llvm.call @__ocml_fmod_f32(%[[V85]], %[[V86]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V88:[^ ]+]] = llvm.fptrunc %[[V87]] : f32 to bf16
// CHECK-NEXT:       %[[V89:[^ ]+]] = llvm.intr.fma(%[[ARG0]], %[[ARG0]], %[[ARG0]]) : (bf16, bf16, bf16) -> bf16
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V3]], %[[V6]], %[[V9]], %[[V12]], %[[V15]], %[[V18]], %[[V21]], %[[V24]], %[[V27]], %[[V30]], %[[V33]], %[[V36]], %[[V37]], %[[V40]], %[[V43]], %[[V46]], %[[V47]], %[[V50]], %[[V53]], %[[V56]], %[[V57]], %[[V58]], %[[V61]], %[[V64]], %[[V67]], %[[V68]], %[[V71]], %[[V74]], %[[V75]], %[[V79]], %[[V80]], %[[V84]], %[[V88]], %[[ARG0]], %[[ARG0]], %[[V89]]) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: f80) {
    %0 = math.absf %a : f80
    %1 = math.acos %a : f80
    %2 = math.acosh %a : f80
    %3 = math.asin %a : f80
    %4 = math.asinh %a : f80
    %5 = math.atan %a : f80
    %6 = math.atanh %a : f80
    %7 = math.cbrt %a : f80
    %8 = math.ceil %a : f80
    %9 = math.cos %a : f80
    %10 = math.cosh %a : f80
    %11 = math.erf %a : f80
    %12 = math.erfc %a : f80
    %13 = math.exp %a : f80
    %14 = math.exp2 %a : f80
    %15 = math.expm1 %a : f80
    %16 = math.floor %a : f80
    %17 = math.log %a : f80
    %18 = math.log10 %a : f80
    %19 = math.log1p %a : f80
    %20 = math.log2 %a : f80
    %21 = math.round %a : f80
    %22 = math.roundeven %a : f80
    %23 = math.rsqrt %a : f80
    %24 = math.sin %a : f80
    %25 = math.sinh %a : f80
    %26 = math.sqrt %a : f80
    %27 = math.tan %a : f80
    %28 = math.tanh %a : f80
    %29 = math.trunc %a : f80
    %30 = math.atan2 %a, %a : f80
    %31 = math.copysign %a, %a : f80
    %32 = math.powf %a, %a : f80
    %33 = arith.remf %a, %a : f80
    %34 = arith.minnumf %a, %a : f80
    %35 = arith.maxnumf %a, %a : f80
    %36 = math.fma %a, %a, %a : f80
    "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) : (f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f80) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.intr.fabs(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.intr.acos(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.acosh %[[ARG0]] : f80
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.intr.asin(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V4:[^ ]+]] = math.asinh %[[ARG0]] : f80
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.intr.atan(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V6:[^ ]+]] = math.atanh %[[ARG0]] : f80
// CHECK-NEXT:       %[[V7:[^ ]+]] = math.cbrt %[[ARG0]] : f80
// CHECK-NEXT:       %[[V8:[^ ]+]] = math.ceil %[[ARG0]] : f80
// CHECK-NEXT:       %[[V9:[^ ]+]] = math.cos %[[ARG0]] : f80
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.intr.cosh(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V11:[^ ]+]] = math.erf %[[ARG0]] : f80
// CHECK-NEXT:       %[[V12:[^ ]+]] = math.erfc %[[ARG0]] : f80
// CHECK-NEXT:       %[[V13:[^ ]+]] = math.exp %[[ARG0]] : f80
// CHECK-NEXT:       %[[V14:[^ ]+]] = math.exp2 %[[ARG0]] : f80
// CHECK-NEXT:       %[[V15:[^ ]+]] = math.expm1 %[[ARG0]] : f80
// CHECK-NEXT:       %[[V16:[^ ]+]] = math.floor %[[ARG0]] : f80
// CHECK-NEXT:       %[[V17:[^ ]+]] = math.log %[[ARG0]] : f80
// CHECK-NEXT:       %[[V18:[^ ]+]] = math.log10 %[[ARG0]] : f80
// CHECK-NEXT:       %[[V19:[^ ]+]] = math.log1p %[[ARG0]] : f80
// CHECK-NEXT:       %[[V20:[^ ]+]] = math.log2 %[[ARG0]] : f80
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.intr.round(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.intr.roundeven(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f80) : f80
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.fdiv %[[V23]], %[[V24]] : f80
// CHECK-NEXT:       %[[V26:[^ ]+]] = math.sin %[[ARG0]] : f80
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.intr.sinh(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.intr.tan(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.intr.tanh(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.intr.trunc(%[[ARG0]]) : (f80) -> f80
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.intr.atan2(%[[ARG0]], %[[ARG0]]) : (f80, f80) -> f80
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.intr.copysign(%[[ARG0]], %[[ARG0]]) : (f80, f80) -> f80
// CHECK-NEXT:       %[[V34:[^ ]+]] = math.powf %[[ARG0]], %[[ARG0]] : f80
// CHECK-NEXT:       %[[V35:[^ ]+]] = arith.remf %[[ARG0]], %[[ARG0]] : f80
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.intr.fma(%[[ARG0]], %[[ARG0]], %[[ARG0]]) : (f80, f80, f80) -> f80
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[V34]], %[[V35]], %[[ARG0]], %[[ARG0]], %[[V36]]) : (f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: f32, %i: i32) {
    %0 = math.isnan %a : f32
    %1 = math.isinf %a : f32
    %2 = math.isfinite %a : f32
    %3 = math.fpowi %a, %i : f32, i32
    %4, %5 = math.sincos %a : f32
    %6 = math.absi %i : i32
    "test.use"(%0, %1, %2, %3, %4, %5, %6) : (i1, i1, i1, f32, f32, f32, i32) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @__ocml_pown_f32(f32, i32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 3 : i32}> : (f32) -> i1
// CHECK-NEXT:       %[[V1:[^ ]+]] = math.isinf %[[ARG0]] : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 504 : i32}> : (f32) -> i1
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__ocml_pown_f32(%[[ARG0]], %[[ARG1]]) : (f32, i32) -> f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.intr.sincos(%[[ARG0]]) : (f32) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.extractvalue %[[V4]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = "llvm.intr.abs"(%[[ARG1]]) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V5]], %[[V6]], %[[V7]]) : (i1, i1, i1, f32, f32, f32, i32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: f64, %i: i32) {
    %0 = math.isnan %a : f64
    %1 = math.isinf %a : f64
    %2 = math.isfinite %a : f64
    %3 = math.fpowi %a, %i : f64, i32
    %4, %5 = math.sincos %a : f64
    %6 = math.absi %i : i32
    "test.use"(%0, %1, %2, %3, %4, %5, %6) : (i1, i1, i1, f64, f64, f64, i32) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @__ocml_pown_f64(f64, i32) -> f64
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f64, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 3 : i32}> : (f64) -> i1
// CHECK-NEXT:       %[[V1:[^ ]+]] = math.isinf %[[ARG0]] : f64
// CHECK-NEXT:       %[[V2:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 504 : i32}> : (f64) -> i1
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__ocml_pown_f64(%[[ARG0]], %[[ARG1]]) : (f64, i32) -> f64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.intr.sincos(%[[ARG0]]) : (f64) -> !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.extractvalue %[[V4]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = "llvm.intr.abs"(%[[ARG1]]) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V5]], %[[V6]], %[[V7]]) : (i1, i1, i1, f64, f64, f64, i32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: f16, %i: i32) {
    %0 = math.isnan %a : f16
    %1 = math.isinf %a : f16
    %2 = math.isfinite %a : f16
    %3 = math.fpowi %a, %i : f16, i32
    %4, %5 = math.sincos %a : f16
    %6 = math.absi %i : i32
    "test.use"(%0, %1, %2, %3, %4, %5, %6) : (i1, i1, i1, f16, f16, f16, i32) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @__ocml_pown_f16(f16, i32) -> f16
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f16, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 3 : i32}> : (f16) -> i1
// CHECK-NEXT:       %[[V1:[^ ]+]] = math.isinf %[[ARG0]] : f16
// CHECK-NEXT:       %[[V2:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 504 : i32}> : (f16) -> i1
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__ocml_pown_f16(%[[ARG0]], %[[ARG1]]) : (f16, i32) -> f16
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.intr.sincos(%[[ARG0]]) : (f16) -> !llvm.struct<(f16, f16)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(f16, f16)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.extractvalue %[[V4]][1] : !llvm.struct<(f16, f16)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = "llvm.intr.abs"(%[[ARG1]]) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V5]], %[[V6]], %[[V7]]) : (i1, i1, i1, f16, f16, f16, i32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: vector<2xf32>) -> vector<2xf32> {
    %0 = math.sin %a fastmath<fast> : vector<2xf32>
    %1 = math.exp %0 : vector<2xf32>
    %2 = arith.remf %1, %a : vector<2xf32>
    gpu.return %2 : vector<2xf32>
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @__ocml_sin_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_fmod_f32(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V1]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__ocml_sin_f32(%[[V2]]) : (f32) -> f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V0]][%[[V1]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V5]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @__ocml_sin_f32(%[[V6]]) : (f32) -> f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertelement %[[V7]], %[[V4]][%[[V5]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.extractelement %[[V8]][%[[V10]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.intr.exp(%[[V11]]) : (f32) -> f32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.insertelement %[[V12]], %[[V9]][%[[V10]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.extractelement %[[V8]][%[[V14]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.intr.exp(%[[V15]]) : (f32) -> f32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.insertelement %[[V16]], %[[V13]][%[[V14]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.extractelement %[[V17]][%[[V19]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V19]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.call @__ocml_fmod_f32(%[[V20]], %[[V21]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.insertelement %[[V22]], %[[V18]][%[[V19]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.extractelement %[[V17]][%[[V24]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V24]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.call @__ocml_fmod_f32(%[[V25]], %[[V26]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.insertelement %[[V27]], %[[V23]][%[[V24]] : i64] : vector<2xf32>
// CHECK-NEXT:       llvm.return %[[V28]] : vector<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: vector<2x2xf16>) -> vector<2x2xf16> {
    %0 = math.sin %a fastmath<fast> : vector<2x2xf16>
    %1 = math.exp %0 : vector<2x2xf16>
    %2 = arith.remf %1, %a : vector<2x2xf16>
    gpu.return %2 : vector<2x2xf16>
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @__ocml_sin_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_exp_f16(f16) -> f16
// CHECK-NEXT:     llvm.func @__ocml_fmod_f16(f16, f16) -> f16
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.array<2 x vector<2xf16>>) -> !llvm.array<2 x vector<2xf16>> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.extractelement %[[V1]][%[[V3]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.call @__ocml_sin_f16(%[[V4]]) : (f16) -> f16
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertelement %[[V5]], %[[V2]][%[[V3]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractelement %[[V1]][%[[V7]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.call @__ocml_sin_f16(%[[V8]]) : (f16) -> f16
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V6]][%[[V7]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V0]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.extractelement %[[V12]][%[[V14]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.call @__ocml_sin_f16(%[[V15]]) : (f16) -> f16
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.insertelement %[[V16]], %[[V13]][%[[V14]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.extractelement %[[V12]][%[[V18]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.call @__ocml_sin_f16(%[[V19]]) : (f16) -> f16
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.insertelement %[[V20]], %[[V17]][%[[V18]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V11]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.extractvalue %[[V22]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.extractelement %[[V24]][%[[V26]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.call @__ocml_exp_f16(%[[V27]]) : (f16) -> f16
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.insertelement %[[V28]], %[[V25]][%[[V26]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.extractelement %[[V24]][%[[V30]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.call @__ocml_exp_f16(%[[V31]]) : (f16) -> f16
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.insertelement %[[V32]], %[[V29]][%[[V30]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.insertvalue %[[V33]], %[[V23]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.extractvalue %[[V22]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.extractelement %[[V35]][%[[V37]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.call @__ocml_exp_f16(%[[V38]]) : (f16) -> f16
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.insertelement %[[V39]], %[[V36]][%[[V37]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.extractelement %[[V35]][%[[V41]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.call @__ocml_exp_f16(%[[V42]]) : (f16) -> f16
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.insertelement %[[V43]], %[[V40]][%[[V41]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.insertvalue %[[V44]], %[[V34]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V46:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V47:[^ ]+]] = llvm.extractvalue %[[V45]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V48:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V49:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V50:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V51:[^ ]+]] = llvm.extractelement %[[V47]][%[[V50]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V52:[^ ]+]] = llvm.extractelement %[[V48]][%[[V50]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V53:[^ ]+]] = llvm.call @__ocml_fmod_f16(%[[V51]], %[[V52]]) : (f16, f16) -> f16
// CHECK-NEXT:       %[[V54:[^ ]+]] = llvm.insertelement %[[V53]], %[[V49]][%[[V50]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V55:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V56:[^ ]+]] = llvm.extractelement %[[V47]][%[[V55]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V57:[^ ]+]] = llvm.extractelement %[[V48]][%[[V55]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V58:[^ ]+]] = llvm.call @__ocml_fmod_f16(%[[V56]], %[[V57]]) : (f16, f16) -> f16
// CHECK-NEXT:       %[[V59:[^ ]+]] = llvm.insertelement %[[V58]], %[[V54]][%[[V55]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V60:[^ ]+]] = llvm.insertvalue %[[V59]], %[[V46]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V61:[^ ]+]] = llvm.extractvalue %[[V45]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V62:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V63:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V64:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V65:[^ ]+]] = llvm.extractelement %[[V61]][%[[V64]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V66:[^ ]+]] = llvm.extractelement %[[V62]][%[[V64]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V67:[^ ]+]] = llvm.call @__ocml_fmod_f16(%[[V65]], %[[V66]]) : (f16, f16) -> f16
// CHECK-NEXT:       %[[V68:[^ ]+]] = llvm.insertelement %[[V67]], %[[V63]][%[[V64]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V69:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V70:[^ ]+]] = llvm.extractelement %[[V61]][%[[V69]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V71:[^ ]+]] = llvm.extractelement %[[V62]][%[[V69]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V72:[^ ]+]] = llvm.call @__ocml_fmod_f16(%[[V70]], %[[V71]]) : (f16, f16) -> f16
// CHECK-NEXT:       %[[V73:[^ ]+]] = llvm.insertelement %[[V72]], %[[V68]][%[[V69]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V74:[^ ]+]] = llvm.insertvalue %[[V73]], %[[V60]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       llvm.return %[[V74]] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: vector<f64>) -> vector<f64> {
    %0 = math.sin %a fastmath<fast> : vector<f64>
    %1 = math.exp %0 : vector<f64>
    %2 = arith.remf %1, %a : vector<f64>
    gpu.return %2 : vector<f64>
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @__ocml_sin_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_exp_f64(f64) -> f64
// CHECK-NEXT:     llvm.func @__ocml_fmod_f64(f64, f64) -> f64
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: vector<1xf64>) -> vector<1xf64> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : vector<1xf64>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V1]] : i64] : vector<1xf64>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__ocml_sin_f64(%[[V2]]) : (f64) -> f64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V0]][%[[V1]] : i64] : vector<1xf64>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.poison : vector<1xf64>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.extractelement %[[V4]][%[[V6]] : i64] : vector<1xf64>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.call @__ocml_exp_f64(%[[V7]]) : (f64) -> f64
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.insertelement %[[V8]], %[[V5]][%[[V6]] : i64] : vector<1xf64>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mlir.poison : vector<1xf64>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.extractelement %[[V9]][%[[V11]] : i64] : vector<1xf64>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V11]] : i64] : vector<1xf64>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.call @__ocml_fmod_f64(%[[V12]], %[[V13]]) : (f64, f64) -> f64
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.insertelement %[[V14]], %[[V10]][%[[V11]] : i64] : vector<1xf64>
// CHECK-NEXT:       llvm.return %[[V15]] : vector<1xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: vector<2xf80>) -> vector<2xf80> {
    %0 = math.sin %a fastmath<fast> : vector<2xf80>
    %1 = math.exp %0 : vector<2xf80>
    %2 = arith.remf %1, %a : vector<2xf80>
    gpu.return %2 : vector<2xf80>
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: vector<2xf80>) -> vector<2xf80> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = math.sin %[[ARG0]] fastmath<fast> : vector<2xf80>
// CHECK-NEXT:       %[[V1:[^ ]+]] = math.exp %[[V0]] : vector<2xf80>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.remf %[[V1]], %[[ARG0]] : vector<2xf80>
// CHECK-NEXT:       llvm.return %[[V2]] : vector<2xf80>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: vector<2xbf16>) -> vector<2xbf16> {
    %0 = math.sin %a fastmath<fast> : vector<2xbf16>
    %1 = math.exp %0 : vector<2xbf16>
    %2 = arith.remf %1, %a : vector<2xbf16>
    gpu.return %2 : vector<2xbf16>
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @__ocml_sin_f32(f32) -> f32
// CHECK-NEXT:     llvm.func @__ocml_fmod_f32(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: vector<2xbf16>) -> vector<2xbf16> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : vector<2xbf16>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V1]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.fpext %[[V2]] : bf16 to f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @__ocml_sin_f32(%[[V3]]) : (f32) -> f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.fptrunc %[[V4]] : f32 to bf16
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertelement %[[V5]], %[[V0]][%[[V1]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V7]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.fpext %[[V8]] : bf16 to f32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.call @__ocml_sin_f32(%[[V9]]) : (f32) -> f32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.fptrunc %[[V10]] : f32 to bf16
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.insertelement %[[V11]], %[[V6]][%[[V7]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V13:[^ ]+]] = math.exp %[[V12]] : vector<2xbf16>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.poison : vector<2xbf16>
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.extractelement %[[V13]][%[[V15]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V15]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.fpext %[[V16]] : bf16 to f32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.fpext %[[V17]] : bf16 to f32
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.call @__ocml_fmod_f32(%[[V18]], %[[V19]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.fptrunc %[[V20]] : f32 to bf16
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.insertelement %[[V21]], %[[V14]][%[[V15]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.extractelement %[[V13]][%[[V23]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V23]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.fpext %[[V24]] : bf16 to f32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.fpext %[[V25]] : bf16 to f32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.call @__ocml_fmod_f32(%[[V26]], %[[V27]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.fptrunc %[[V28]] : f32 to bf16
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.insertelement %[[V29]], %[[V22]][%[[V23]] : i64] : vector<2xbf16>
// CHECK-NEXT:       llvm.return %[[V30]] : vector<2xbf16>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
