// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm | FileCheck %s

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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_fabsf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_acosf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_acoshf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_asinf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_asinhf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_atanf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_atanhf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_cbrtf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_ceilf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_cosf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_coshf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_erff(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_erfcf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_expf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_exp2f(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_expm1f(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_floorf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_logf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_log10f(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_log1pf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_log2f(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_roundf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_rintf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_rsqrtf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_sinf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_sinhf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_sqrtf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_tanf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_tanhf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_atan2f(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_copysignf(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_powf(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fmodf(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fmaf(f32, f32, f32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.call @__nv_fabsf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.call @__nv_acosf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.call @__nv_acoshf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__nv_asinf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @__nv_asinhf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.call @__nv_atanf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.call @__nv_atanhf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @__nv_cbrtf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.call @__nv_ceilf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.call @__nv_cosf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.call @__nv_coshf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.call @__nv_erff(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__nv_erfcf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.call @__nv_expf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.call @__nv_exp2f(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.call @__nv_expm1f(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.call @__nv_floorf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.call @__nv_logf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.call @__nv_log10f(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.call @__nv_log1pf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.call @__nv_log2f(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.call @__nv_roundf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.call @__nv_rintf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.call @__nv_rsqrtf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.call @__nv_sinf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.call @__nv_sinhf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.call @__nv_sqrtf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.call @__nv_tanf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.call @__nv_tanhf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V29:[^ ]+]] = math.trunc %[[ARG0]] : f32
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.call @__nv_atan2f(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.call @__nv_copysignf(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.call @__nv_powf(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.call @__nv_fmodf(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.call @__nv_fmaf(%[[ARG0]], %[[ARG0]], %[[ARG0]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[ARG0]], %[[ARG0]], %[[V34]]) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: f32) {
    %0 = math.absf %a fastmath<afn> : f32
    %1 = math.acos %a fastmath<afn> : f32
    %2 = math.acosh %a fastmath<afn> : f32
    %3 = math.asin %a fastmath<afn> : f32
    %4 = math.asinh %a fastmath<afn> : f32
    %5 = math.atan %a fastmath<afn> : f32
    %6 = math.atanh %a fastmath<afn> : f32
    %7 = math.cbrt %a fastmath<afn> : f32
    %8 = math.ceil %a fastmath<afn> : f32
    %9 = math.cos %a fastmath<afn> : f32
    %10 = math.cosh %a fastmath<afn> : f32
    %11 = math.erf %a fastmath<afn> : f32
    %12 = math.erfc %a fastmath<afn> : f32
    %13 = math.exp %a fastmath<afn> : f32
    %14 = math.exp2 %a fastmath<afn> : f32
    %15 = math.expm1 %a fastmath<afn> : f32
    %16 = math.floor %a fastmath<afn> : f32
    %17 = math.log %a fastmath<afn> : f32
    %18 = math.log10 %a fastmath<afn> : f32
    %19 = math.log1p %a fastmath<afn> : f32
    %20 = math.log2 %a fastmath<afn> : f32
    %21 = math.round %a fastmath<afn> : f32
    %22 = math.roundeven %a fastmath<afn> : f32
    %23 = math.rsqrt %a fastmath<afn> : f32
    %24 = math.sin %a fastmath<afn> : f32
    %25 = math.sinh %a fastmath<afn> : f32
    %26 = math.sqrt %a fastmath<afn> : f32
    %27 = math.tan %a fastmath<afn> : f32
    %28 = math.tanh %a fastmath<afn> : f32
    %29 = math.trunc %a fastmath<afn> : f32
    %30 = math.atan2 %a, %a fastmath<afn> : f32
    %31 = math.copysign %a, %a fastmath<afn> : f32
    %32 = math.powf %a, %a fastmath<afn> : f32
    %33 = arith.remf %a, %a fastmath<afn> : f32
    %34 = arith.minnumf %a, %a fastmath<afn> : f32
    %35 = arith.maxnumf %a, %a fastmath<afn> : f32
    %36 = math.fma %a, %a, %a fastmath<afn> : f32
    "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_fabsf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_acosf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_acoshf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_asinf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_asinhf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_atanf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_atanhf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_cbrtf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_ceilf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fast_cosf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_coshf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_erff(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_erfcf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fast_expf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_exp2f(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_expm1f(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_floorf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fast_logf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fast_log10f(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_log1pf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fast_log2f(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_roundf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_rintf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_rsqrtf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fast_sinf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_sinhf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_sqrtf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fast_tanf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_tanhf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_atan2f(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_copysignf(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fast_powf(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fmodf(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fmaf(f32, f32, f32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.call @__nv_fabsf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.call @__nv_acosf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.call @__nv_acoshf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__nv_asinf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @__nv_asinhf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.call @__nv_atanf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.call @__nv_atanhf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @__nv_cbrtf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.call @__nv_ceilf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.call @__nv_fast_cosf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.call @__nv_coshf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.call @__nv_erff(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__nv_erfcf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.call @__nv_fast_expf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.call @__nv_exp2f(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.call @__nv_expm1f(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.call @__nv_floorf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.call @__nv_fast_logf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.call @__nv_fast_log10f(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.call @__nv_log1pf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.call @__nv_fast_log2f(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.call @__nv_roundf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.call @__nv_rintf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.call @__nv_rsqrtf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.call @__nv_fast_sinf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.call @__nv_sinhf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.call @__nv_sqrtf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.call @__nv_fast_tanf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.call @__nv_tanhf(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V29:[^ ]+]] = math.trunc %[[ARG0]] fastmath<afn> : f32
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.call @__nv_atan2f(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.call @__nv_copysignf(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.call @__nv_fast_powf(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.call @__nv_fmodf(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.call @__nv_fmaf(%[[ARG0]], %[[ARG0]], %[[ARG0]]) : (f32, f32, f32) -> f32
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_fabs(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_acos(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_acosh(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_asin(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_asinh(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_atan(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_atanh(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_cbrt(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_ceil(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_cos(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_cosh(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_erf(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_erfc(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_exp(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_exp2(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_expm1(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_floor(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_log(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_log10(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_log1p(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_log2(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_round(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_rint(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_rsqrt(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_sin(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_sinh(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_sqrt(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_tan(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_tanh(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_atan2(f64, f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_copysign(f64, f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_pow(f64, f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_fmod(f64, f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_fma(f64, f64, f64) -> f64
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f64) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.call @__nv_fabs(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.call @__nv_acos(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.call @__nv_acosh(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__nv_asin(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @__nv_asinh(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.call @__nv_atan(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.call @__nv_atanh(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @__nv_cbrt(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.call @__nv_ceil(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.call @__nv_cos(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.call @__nv_cosh(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.call @__nv_erf(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__nv_erfc(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.call @__nv_exp(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.call @__nv_exp2(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.call @__nv_expm1(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.call @__nv_floor(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.call @__nv_log(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.call @__nv_log10(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.call @__nv_log1p(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.call @__nv_log2(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.call @__nv_round(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.call @__nv_rint(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.call @__nv_rsqrt(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.call @__nv_sin(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.call @__nv_sinh(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.call @__nv_sqrt(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.call @__nv_tan(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.call @__nv_tanh(%[[ARG0]]) : (f64) -> f64
// CHECK-NEXT:       %[[V29:[^ ]+]] = math.trunc %[[ARG0]] : f64
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.call @__nv_atan2(%[[ARG0]], %[[ARG0]]) : (f64, f64) -> f64
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.call @__nv_copysign(%[[ARG0]], %[[ARG0]]) : (f64, f64) -> f64
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.call @__nv_pow(%[[ARG0]], %[[ARG0]]) : (f64, f64) -> f64
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.call @__nv_fmod(%[[ARG0]], %[[ARG0]]) : (f64, f64) -> f64
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.call @__nv_fma(%[[ARG0]], %[[ARG0]], %[[ARG0]]) : (f64, f64, f64) -> f64
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_fabsf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_acosf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_acoshf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_asinf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_asinhf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_atanf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_atanhf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_cbrtf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_ceilf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_cosf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_coshf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_erff(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_erfcf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_expf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_exp2f(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_expm1f(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_floorf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_logf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_log10f(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_log1pf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_log2f(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_roundf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_rintf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_rsqrtf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_sinf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_sinhf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_sqrtf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_tanf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_tanhf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_atan2f(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_copysignf(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_powf(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fmodf(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fmaf(f32, f32, f32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f16) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.call @__nv_fabsf(%[[V0]]) : (f32) -> f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.fptrunc %[[V1]] : f32 to f16
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @__nv_acosf(%[[V3]]) : (f32) -> f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.fptrunc %[[V4]] : f32 to f16
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @__nv_acoshf(%[[V6]]) : (f32) -> f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.fptrunc %[[V7]] : f32 to f16
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.call @__nv_asinf(%[[V9]]) : (f32) -> f32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.fptrunc %[[V10]] : f32 to f16
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.call @__nv_asinhf(%[[V12]]) : (f32) -> f32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.fptrunc %[[V13]] : f32 to f16
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.call @__nv_atanf(%[[V15]]) : (f32) -> f32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.fptrunc %[[V16]] : f32 to f16
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.call @__nv_atanhf(%[[V18]]) : (f32) -> f32
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.fptrunc %[[V19]] : f32 to f16
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.call @__nv_cbrtf(%[[V21]]) : (f32) -> f32
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.fptrunc %[[V22]] : f32 to f16
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.call @__nv_ceilf(%[[V24]]) : (f32) -> f32
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.fptrunc %[[V25]] : f32 to f16
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.call @__nv_cosf(%[[V27]]) : (f32) -> f32
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.fptrunc %[[V28]] : f32 to f16
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.call @__nv_coshf(%[[V30]]) : (f32) -> f32
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.fptrunc %[[V31]] : f32 to f16
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.call @__nv_erff(%[[V33]]) : (f32) -> f32
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.fptrunc %[[V34]] : f32 to f16
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.call @__nv_erfcf(%[[V36]]) : (f32) -> f32
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.fptrunc %[[V37]] : f32 to f16
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.call @__nv_expf(%[[V39]]) : (f32) -> f32
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.fptrunc %[[V40]] : f32 to f16
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.call @__nv_exp2f(%[[V42]]) : (f32) -> f32
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.fptrunc %[[V43]] : f32 to f16
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V46:[^ ]+]] = llvm.call @__nv_expm1f(%[[V45]]) : (f32) -> f32
// CHECK-NEXT:       %[[V47:[^ ]+]] = llvm.fptrunc %[[V46]] : f32 to f16
// CHECK-NEXT:       %[[V48:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V49:[^ ]+]] = llvm.call @__nv_floorf(%[[V48]]) : (f32) -> f32
// CHECK-NEXT:       %[[V50:[^ ]+]] = llvm.fptrunc %[[V49]] : f32 to f16
// CHECK-NEXT:       %[[V51:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V52:[^ ]+]] = llvm.call @__nv_logf(%[[V51]]) : (f32) -> f32
// CHECK-NEXT:       %[[V53:[^ ]+]] = llvm.fptrunc %[[V52]] : f32 to f16
// CHECK-NEXT:       %[[V54:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V55:[^ ]+]] = llvm.call @__nv_log10f(%[[V54]]) : (f32) -> f32
// CHECK-NEXT:       %[[V56:[^ ]+]] = llvm.fptrunc %[[V55]] : f32 to f16
// CHECK-NEXT:       %[[V57:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V58:[^ ]+]] = llvm.call @__nv_log1pf(%[[V57]]) : (f32) -> f32
// CHECK-NEXT:       %[[V59:[^ ]+]] = llvm.fptrunc %[[V58]] : f32 to f16
// CHECK-NEXT:       %[[V60:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V61:[^ ]+]] = llvm.call @__nv_log2f(%[[V60]]) : (f32) -> f32
// CHECK-NEXT:       %[[V62:[^ ]+]] = llvm.fptrunc %[[V61]] : f32 to f16
// CHECK-NEXT:       %[[V63:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V64:[^ ]+]] = llvm.call @__nv_roundf(%[[V63]]) : (f32) -> f32
// CHECK-NEXT:       %[[V65:[^ ]+]] = llvm.fptrunc %[[V64]] : f32 to f16
// CHECK-NEXT:       %[[V66:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V67:[^ ]+]] = llvm.call @__nv_rintf(%[[V66]]) : (f32) -> f32
// CHECK-NEXT:       %[[V68:[^ ]+]] = llvm.fptrunc %[[V67]] : f32 to f16
// CHECK-NEXT:       %[[V69:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V70:[^ ]+]] = llvm.call @__nv_rsqrtf(%[[V69]]) : (f32) -> f32
// CHECK-NEXT:       %[[V71:[^ ]+]] = llvm.fptrunc %[[V70]] : f32 to f16
// CHECK-NEXT:       %[[V72:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V73:[^ ]+]] = llvm.call @__nv_sinf(%[[V72]]) : (f32) -> f32
// CHECK-NEXT:       %[[V74:[^ ]+]] = llvm.fptrunc %[[V73]] : f32 to f16
// CHECK-NEXT:       %[[V75:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V76:[^ ]+]] = llvm.call @__nv_sinhf(%[[V75]]) : (f32) -> f32
// CHECK-NEXT:       %[[V77:[^ ]+]] = llvm.fptrunc %[[V76]] : f32 to f16
// CHECK-NEXT:       %[[V78:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V79:[^ ]+]] = llvm.call @__nv_sqrtf(%[[V78]]) : (f32) -> f32
// CHECK-NEXT:       %[[V80:[^ ]+]] = llvm.fptrunc %[[V79]] : f32 to f16
// CHECK-NEXT:       %[[V81:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V82:[^ ]+]] = llvm.call @__nv_tanf(%[[V81]]) : (f32) -> f32
// CHECK-NEXT:       %[[V83:[^ ]+]] = llvm.fptrunc %[[V82]] : f32 to f16
// CHECK-NEXT:       %[[V84:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V85:[^ ]+]] = llvm.call @__nv_tanhf(%[[V84]]) : (f32) -> f32
// CHECK-NEXT:       %[[V86:[^ ]+]] = llvm.fptrunc %[[V85]] : f32 to f16
// CHECK-NEXT:       %[[V87:[^ ]+]] = math.trunc %[[ARG0]] : f16
// CHECK-NEXT:       %[[V88:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V89:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V90:[^ ]+]] = llvm.call @__nv_atan2f(%[[V88]], %[[V89]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V91:[^ ]+]] = llvm.fptrunc %[[V90]] : f32 to f16
// CHECK-NEXT:       %[[V92:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V93:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V94:[^ ]+]] = llvm.call @__nv_copysignf(%[[V92]], %[[V93]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V95:[^ ]+]] = llvm.fptrunc %[[V94]] : f32 to f16
// CHECK-NEXT:       %[[V96:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V97:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V98:[^ ]+]] = llvm.call @__nv_powf(%[[V96]], %[[V97]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V99:[^ ]+]] = llvm.fptrunc %[[V98]] : f32 to f16
// CHECK-NEXT:       %[[V100:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V101:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V102:[^ ]+]] = llvm.call @__nv_fmodf(%[[V100]], %[[V101]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V103:[^ ]+]] = llvm.fptrunc %[[V102]] : f32 to f16
// CHECK-NEXT:       %[[V104:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V105:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V106:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V107:[^ ]+]] = llvm.call @__nv_fmaf(%[[V104]], %[[V105]], %[[V106]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:       %[[V108:[^ ]+]] = llvm.fptrunc %[[V107]] : f32 to f16
// CHECK-NEXT:       "test.use"(%[[V2]], %[[V5]], %[[V8]], %[[V11]], %[[V14]], %[[V17]], %[[V20]], %[[V23]], %[[V26]], %[[V29]], %[[V32]], %[[V35]], %[[V38]], %[[V41]], %[[V44]], %[[V47]], %[[V50]], %[[V53]], %[[V56]], %[[V59]], %[[V62]], %[[V65]], %[[V68]], %[[V71]], %[[V74]], %[[V77]], %[[V80]], %[[V83]], %[[V86]], %[[V87]], %[[V91]], %[[V95]], %[[V99]], %[[V103]], %[[ARG0]], %[[ARG0]], %[[V108]]) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> ()
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f80) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = math.absf %[[ARG0]] : f80
// CHECK-NEXT:       %[[V1:[^ ]+]] = math.acos %[[ARG0]] : f80
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.acosh %[[ARG0]] : f80
// CHECK-NEXT:       %[[V3:[^ ]+]] = math.asin %[[ARG0]] : f80
// CHECK-NEXT:       %[[V4:[^ ]+]] = math.asinh %[[ARG0]] : f80
// CHECK-NEXT:       %[[V5:[^ ]+]] = math.atan %[[ARG0]] : f80
// CHECK-NEXT:       %[[V6:[^ ]+]] = math.atanh %[[ARG0]] : f80
// CHECK-NEXT:       %[[V7:[^ ]+]] = math.cbrt %[[ARG0]] : f80
// CHECK-NEXT:       %[[V8:[^ ]+]] = math.ceil %[[ARG0]] : f80
// CHECK-NEXT:       %[[V9:[^ ]+]] = math.cos %[[ARG0]] : f80
// CHECK-NEXT:       %[[V10:[^ ]+]] = math.cosh %[[ARG0]] : f80
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
// CHECK-NEXT:       %[[V21:[^ ]+]] = math.round %[[ARG0]] : f80
// CHECK-NEXT:       %[[V22:[^ ]+]] = math.roundeven %[[ARG0]] : f80
// CHECK-NEXT:       %[[V23:[^ ]+]] = math.rsqrt %[[ARG0]] : f80
// CHECK-NEXT:       %[[V24:[^ ]+]] = math.sin %[[ARG0]] : f80
// CHECK-NEXT:       %[[V25:[^ ]+]] = math.sinh %[[ARG0]] : f80
// CHECK-NEXT:       %[[V26:[^ ]+]] = math.sqrt %[[ARG0]] : f80
// CHECK-NEXT:       %[[V27:[^ ]+]] = math.tan %[[ARG0]] : f80
// CHECK-NEXT:       %[[V28:[^ ]+]] = math.tanh %[[ARG0]] : f80
// CHECK-NEXT:       %[[V29:[^ ]+]] = math.trunc %[[ARG0]] : f80
// CHECK-NEXT:       %[[V30:[^ ]+]] = math.atan2 %[[ARG0]], %[[ARG0]] : f80
// CHECK-NEXT:       %[[V31:[^ ]+]] = math.copysign %[[ARG0]], %[[ARG0]] : f80
// CHECK-NEXT:       %[[V32:[^ ]+]] = math.powf %[[ARG0]], %[[ARG0]] : f80
// CHECK-NEXT:       %[[V33:[^ ]+]] = arith.remf %[[ARG0]], %[[ARG0]] : f80
// CHECK-NEXT:       %[[V34:[^ ]+]] = math.fma %[[ARG0]], %[[ARG0]], %[[ARG0]] : f80
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[ARG0]], %[[ARG0]], %[[V34]]) : (f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80) -> ()
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_isnanf(f32) -> i32
// CHECK-NEXT:     llvm.func @__nv_isinff(f32) -> i32
// CHECK-NEXT:     llvm.func @__nv_finitef(f32) -> i32
// CHECK-NEXT:     llvm.func @__nv_powif(f32, i32) -> f32
// CHECK-NEXT:     llvm.func @__nv_sincosf(f32, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     llvm.func @__nv_abs(i32) -> i32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__nv_isnanf(%[[ARG0]]) : (f32) -> i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.icmp "ne" %[[V3]], %[[V4]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.call @__nv_isinff(%[[ARG0]]) : (f32) -> i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.icmp "ne" %[[V6]], %[[V7]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.call @__nv_finitef(%[[ARG0]]) : (f32) -> i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.icmp "ne" %[[V9]], %[[V10]] : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__nv_powif(%[[ARG0]], %[[ARG1]]) : (f32, i32) -> f32
// CHECK-NEXT:       llvm.call @__nv_sincosf(%[[ARG0]], %[[V1]], %[[V2]]) : (f32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.load %[[V2]] : !llvm.ptr -> f32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.call @__nv_abs(%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT:       "test.use"(%[[V5]], %[[V8]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]]) : (i1, i1, i1, f32, f32, f32, i32) -> ()
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_isnand(f64) -> i32
// CHECK-NEXT:     llvm.func @__nv_isinfd(f64) -> i32
// CHECK-NEXT:     llvm.func @__nv_isfinited(f64) -> i32
// CHECK-NEXT:     llvm.func @__nv_powi(f64, i32) -> f64
// CHECK-NEXT:     llvm.func @__nv_sincos(f64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     llvm.func @__nv_abs(i32) -> i32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f64, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f64 : (i32) -> !llvm.ptr
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.alloca %[[V0]] x f64 : (i32) -> !llvm.ptr
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__nv_isnand(%[[ARG0]]) : (f64) -> i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.icmp "ne" %[[V3]], %[[V4]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.call @__nv_isinfd(%[[ARG0]]) : (f64) -> i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.icmp "ne" %[[V6]], %[[V7]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.call @__nv_isfinited(%[[ARG0]]) : (f64) -> i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.icmp "ne" %[[V9]], %[[V10]] : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__nv_powi(%[[ARG0]], %[[ARG1]]) : (f64, i32) -> f64
// CHECK-NEXT:       llvm.call @__nv_sincos(%[[ARG0]], %[[V1]], %[[V2]]) : (f64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f64
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.load %[[V2]] : !llvm.ptr -> f64
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.call @__nv_abs(%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT:       "test.use"(%[[V5]], %[[V8]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]]) : (i1, i1, i1, f64, f64, f64, i32) -> ()
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_isnanf(f32) -> i32
// CHECK-NEXT:     llvm.func @__nv_isinff(f32) -> i32
// CHECK-NEXT:     llvm.func @__nv_finitef(f32) -> i32
// CHECK-NEXT:     llvm.func @__nv_powif(f32, i32) -> f32
// CHECK-NEXT:     llvm.func @__nv_sincosf(f32, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     llvm.func @__nv_abs(i32) -> i32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f16, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @__nv_isnanf(%[[V3]]) : (f32) -> i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.icmp "ne" %[[V4]], %[[V5]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.call @__nv_isinff(%[[V7]]) : (f32) -> i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.icmp "ne" %[[V8]], %[[V9]] : i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__nv_finitef(%[[V11]]) : (f32) -> i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.icmp "ne" %[[V12]], %[[V13]] : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.call @__nv_powif(%[[V15]], %[[ARG1]]) : (f32, i32) -> f32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.fptrunc %[[V16]] : f32 to f16
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32
// CHECK-NEXT:       llvm.call @__nv_sincosf(%[[V18]], %[[V1]], %[[V2]]) : (f32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.load %[[V2]] : !llvm.ptr -> f32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.fptrunc %[[V19]] : f32 to f16
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.fptrunc %[[V20]] : f32 to f16
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.call @__nv_abs(%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT:       "test.use"(%[[V6]], %[[V10]], %[[V14]], %[[V17]], %[[V21]], %[[V22]], %[[V23]]) : (i1, i1, i1, f16, f16, f16, i32) -> ()
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_fast_sinf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_expf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fmodf(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V1]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__nv_fast_sinf(%[[V2]]) : (f32) -> f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V0]][%[[V1]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V5]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @__nv_fast_sinf(%[[V6]]) : (f32) -> f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertelement %[[V7]], %[[V4]][%[[V5]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.extractelement %[[V8]][%[[V10]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__nv_expf(%[[V11]]) : (f32) -> f32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.insertelement %[[V12]], %[[V9]][%[[V10]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.extractelement %[[V8]][%[[V14]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.call @__nv_expf(%[[V15]]) : (f32) -> f32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.insertelement %[[V16]], %[[V13]][%[[V14]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.extractelement %[[V17]][%[[V19]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V19]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.call @__nv_fmodf(%[[V20]], %[[V21]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.insertelement %[[V22]], %[[V18]][%[[V19]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.extractelement %[[V17]][%[[V24]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V24]] : i64] : vector<2xf32>
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.call @__nv_fmodf(%[[V25]], %[[V26]]) : (f32, f32) -> f32
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_fast_sinf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_expf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fmodf(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.array<2 x vector<2xf16>>) -> !llvm.array<2 x vector<2xf16>> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.extractelement %[[V1]][%[[V3]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.fpext %[[V4]] : f16 to f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.call @__nv_fast_sinf(%[[V5]]) : (f32) -> f32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.fptrunc %[[V6]] : f32 to f16
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertelement %[[V7]], %[[V2]][%[[V3]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.extractelement %[[V1]][%[[V9]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.fpext %[[V10]] : f16 to f32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__nv_fast_sinf(%[[V11]]) : (f32) -> f32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.fptrunc %[[V12]] : f32 to f16
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.insertelement %[[V13]], %[[V8]][%[[V9]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.insertvalue %[[V14]], %[[V0]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.extractelement %[[V16]][%[[V18]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.fpext %[[V19]] : f16 to f32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.call @__nv_fast_sinf(%[[V20]]) : (f32) -> f32
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.fptrunc %[[V21]] : f32 to f16
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.insertelement %[[V22]], %[[V17]][%[[V18]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.extractelement %[[V16]][%[[V24]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.fpext %[[V25]] : f16 to f32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.call @__nv_fast_sinf(%[[V26]]) : (f32) -> f32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.fptrunc %[[V27]] : f32 to f16
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.insertelement %[[V28]], %[[V23]][%[[V24]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.insertvalue %[[V29]], %[[V15]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.extractvalue %[[V30]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.extractelement %[[V32]][%[[V34]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.fpext %[[V35]] : f16 to f32
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.call @__nv_expf(%[[V36]]) : (f32) -> f32
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.fptrunc %[[V37]] : f32 to f16
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.insertelement %[[V38]], %[[V33]][%[[V34]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.extractelement %[[V32]][%[[V40]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.fpext %[[V41]] : f16 to f32
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.call @__nv_expf(%[[V42]]) : (f32) -> f32
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.fptrunc %[[V43]] : f32 to f16
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.insertelement %[[V44]], %[[V39]][%[[V40]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V46:[^ ]+]] = llvm.insertvalue %[[V45]], %[[V31]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V47:[^ ]+]] = llvm.extractvalue %[[V30]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V48:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V49:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V50:[^ ]+]] = llvm.extractelement %[[V47]][%[[V49]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V51:[^ ]+]] = llvm.fpext %[[V50]] : f16 to f32
// CHECK-NEXT:       %[[V52:[^ ]+]] = llvm.call @__nv_expf(%[[V51]]) : (f32) -> f32
// CHECK-NEXT:       %[[V53:[^ ]+]] = llvm.fptrunc %[[V52]] : f32 to f16
// CHECK-NEXT:       %[[V54:[^ ]+]] = llvm.insertelement %[[V53]], %[[V48]][%[[V49]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V55:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V56:[^ ]+]] = llvm.extractelement %[[V47]][%[[V55]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V57:[^ ]+]] = llvm.fpext %[[V56]] : f16 to f32
// CHECK-NEXT:       %[[V58:[^ ]+]] = llvm.call @__nv_expf(%[[V57]]) : (f32) -> f32
// CHECK-NEXT:       %[[V59:[^ ]+]] = llvm.fptrunc %[[V58]] : f32 to f16
// CHECK-NEXT:       %[[V60:[^ ]+]] = llvm.insertelement %[[V59]], %[[V54]][%[[V55]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V61:[^ ]+]] = llvm.insertvalue %[[V60]], %[[V46]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V62:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V63:[^ ]+]] = llvm.extractvalue %[[V61]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V64:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V65:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V66:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V67:[^ ]+]] = llvm.extractelement %[[V63]][%[[V66]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V68:[^ ]+]] = llvm.extractelement %[[V64]][%[[V66]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V69:[^ ]+]] = llvm.fpext %[[V67]] : f16 to f32
// CHECK-NEXT:       %[[V70:[^ ]+]] = llvm.fpext %[[V68]] : f16 to f32
// CHECK-NEXT:       %[[V71:[^ ]+]] = llvm.call @__nv_fmodf(%[[V69]], %[[V70]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V72:[^ ]+]] = llvm.fptrunc %[[V71]] : f32 to f16
// CHECK-NEXT:       %[[V73:[^ ]+]] = llvm.insertelement %[[V72]], %[[V65]][%[[V66]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V74:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V75:[^ ]+]] = llvm.extractelement %[[V63]][%[[V74]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V76:[^ ]+]] = llvm.extractelement %[[V64]][%[[V74]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V77:[^ ]+]] = llvm.fpext %[[V75]] : f16 to f32
// CHECK-NEXT:       %[[V78:[^ ]+]] = llvm.fpext %[[V76]] : f16 to f32
// CHECK-NEXT:       %[[V79:[^ ]+]] = llvm.call @__nv_fmodf(%[[V77]], %[[V78]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V80:[^ ]+]] = llvm.fptrunc %[[V79]] : f32 to f16
// CHECK-NEXT:       %[[V81:[^ ]+]] = llvm.insertelement %[[V80]], %[[V73]][%[[V74]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V82:[^ ]+]] = llvm.insertvalue %[[V81]], %[[V62]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V83:[^ ]+]] = llvm.extractvalue %[[V61]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V84:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       %[[V85:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V86:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V87:[^ ]+]] = llvm.extractelement %[[V83]][%[[V86]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V88:[^ ]+]] = llvm.extractelement %[[V84]][%[[V86]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V89:[^ ]+]] = llvm.fpext %[[V87]] : f16 to f32
// CHECK-NEXT:       %[[V90:[^ ]+]] = llvm.fpext %[[V88]] : f16 to f32
// CHECK-NEXT:       %[[V91:[^ ]+]] = llvm.call @__nv_fmodf(%[[V89]], %[[V90]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V92:[^ ]+]] = llvm.fptrunc %[[V91]] : f32 to f16
// CHECK-NEXT:       %[[V93:[^ ]+]] = llvm.insertelement %[[V92]], %[[V85]][%[[V86]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V94:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V95:[^ ]+]] = llvm.extractelement %[[V83]][%[[V94]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V96:[^ ]+]] = llvm.extractelement %[[V84]][%[[V94]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V97:[^ ]+]] = llvm.fpext %[[V95]] : f16 to f32
// CHECK-NEXT:       %[[V98:[^ ]+]] = llvm.fpext %[[V96]] : f16 to f32
// CHECK-NEXT:       %[[V99:[^ ]+]] = llvm.call @__nv_fmodf(%[[V97]], %[[V98]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V100:[^ ]+]] = llvm.fptrunc %[[V99]] : f32 to f16
// CHECK-NEXT:       %[[V101:[^ ]+]] = llvm.insertelement %[[V100]], %[[V93]][%[[V94]] : i64] : vector<2xf16>
// CHECK-NEXT:       %[[V102:[^ ]+]] = llvm.insertvalue %[[V101]], %[[V82]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:       llvm.return %[[V102]] : !llvm.array<2 x vector<2xf16>>
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_sin(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_exp(f64) -> f64
// CHECK-NEXT:     llvm.func @__nv_fmod(f64, f64) -> f64
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: vector<1xf64>) -> vector<1xf64> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : vector<1xf64>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V1]] : i64] : vector<1xf64>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__nv_sin(%[[V2]]) : (f64) -> f64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V0]][%[[V1]] : i64] : vector<1xf64>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.poison : vector<1xf64>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.extractelement %[[V4]][%[[V6]] : i64] : vector<1xf64>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.call @__nv_exp(%[[V7]]) : (f64) -> f64
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.insertelement %[[V8]], %[[V5]][%[[V6]] : i64] : vector<1xf64>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mlir.poison : vector<1xf64>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.extractelement %[[V9]][%[[V11]] : i64] : vector<1xf64>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V11]] : i64] : vector<1xf64>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.call @__nv_fmod(%[[V12]], %[[V13]]) : (f64, f64) -> f64
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
// CHECK-NEXT:   gpu.module @m {
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_fast_sinf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_expf(f32) -> f32
// CHECK-NEXT:     llvm.func @__nv_fmodf(f32, f32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: vector<2xbf16>) -> vector<2xbf16> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : vector<2xbf16>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V1]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.fpext %[[V2]] : bf16 to f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @__nv_fast_sinf(%[[V3]]) : (f32) -> f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.fptrunc %[[V4]] : f32 to bf16
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertelement %[[V5]], %[[V0]][%[[V1]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V7]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.fpext %[[V8]] : bf16 to f32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.call @__nv_fast_sinf(%[[V9]]) : (f32) -> f32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.fptrunc %[[V10]] : f32 to bf16
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.insertelement %[[V11]], %[[V6]][%[[V7]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.poison : vector<2xbf16>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.extractelement %[[V12]][%[[V14]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.fpext %[[V15]] : bf16 to f32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.call @__nv_expf(%[[V16]]) : (f32) -> f32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.fptrunc %[[V17]] : f32 to bf16
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.insertelement %[[V18]], %[[V13]][%[[V14]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.extractelement %[[V12]][%[[V20]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.fpext %[[V21]] : bf16 to f32
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.call @__nv_expf(%[[V22]]) : (f32) -> f32
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.fptrunc %[[V23]] : f32 to bf16
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.insertelement %[[V24]], %[[V19]][%[[V20]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.mlir.poison : vector<2xbf16>
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.extractelement %[[V25]][%[[V27]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V27]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.fpext %[[V28]] : bf16 to f32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.fpext %[[V29]] : bf16 to f32
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.call @__nv_fmodf(%[[V30]], %[[V31]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.fptrunc %[[V32]] : f32 to bf16
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.insertelement %[[V33]], %[[V26]][%[[V27]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.extractelement %[[V25]][%[[V35]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V35]] : i64] : vector<2xbf16>
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.fpext %[[V36]] : bf16 to f32
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.fpext %[[V37]] : bf16 to f32
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.call @__nv_fmodf(%[[V38]], %[[V39]]) : (f32, f32) -> f32
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.fptrunc %[[V40]] : f32 to bf16
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.insertelement %[[V41]], %[[V34]][%[[V35]] : i64] : vector<2xbf16>
// CHECK-NEXT:       llvm.return %[[V42]] : vector<2xbf16>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
