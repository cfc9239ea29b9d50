// RUN: mlir-opt %s --split-input-file --convert-math-to-rocdl=chipset=gfx942 | FileCheck %s

func.func @k(%a: f32) {
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
    return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func @__ocml_acos_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_acosh_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_asin_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_asinh_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_atan_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_atanh_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_cbrt_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_ceil_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_cos_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_cosh_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_erf_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_erfc_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_exp2_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_expm1_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_floor_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_log10_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_log1p_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_log2_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_rsqrt_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_sin_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_sinh_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_tan_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_tanh_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_atan2_f32(f32, f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_pow_f32(f32, f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_fmod_f32(f32, f32) -> f32
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.absf %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.call @__ocml_acos_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call @__ocml_acosh_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.call @__ocml_asin_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.call @__ocml_asinh_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.call @__ocml_atan_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.call @__ocml_atanh_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.call @__ocml_cbrt_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.call @__ocml_ceil_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.call @__ocml_cos_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.call @__ocml_cosh_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.call @__ocml_erf_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.call @__ocml_erfc_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = math.exp %[[ARG0]] : f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.call @__ocml_exp2_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.call @__ocml_expm1_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.call @__ocml_floor_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = math.log %[[ARG0]] : f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.call @__ocml_log10_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.call @__ocml_log1p_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.call @__ocml_log2_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = math.round %[[ARG0]] : f32
// CHECK-NEXT:     %[[V22:[^ ]+]] = math.roundeven %[[ARG0]] : f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.call @__ocml_rsqrt_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.call @__ocml_sin_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.call @__ocml_sinh_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V26:[^ ]+]] = math.sqrt %[[ARG0]] : f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.call @__ocml_tan_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.call @__ocml_tanh_f32(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V29:[^ ]+]] = math.trunc %[[ARG0]] : f32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.call @__ocml_atan2_f32(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V31:[^ ]+]] = math.copysign %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.call @__ocml_pow_f32(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.call @__ocml_fmod_f32(%[[ARG0]], %[[ARG0]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V34:[^ ]+]] = math.fma %[[ARG0]], %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[ARG0]], %[[ARG0]], %[[V34]]) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: f16) {
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
    return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func @__ocml_acos_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_acosh_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_asin_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_asinh_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_atan_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_atanh_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_cbrt_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_ceil_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_cos_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_cosh_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_erf_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_erfc_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_exp_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_exp2_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_expm1_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_floor_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_log_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_log10_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_log1p_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_log2_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_rsqrt_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_sin_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_sinh_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_tan_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_tanh_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_atan2_f16(f16, f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_pow_f16(f16, f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_fmod_f16(f16, f16) -> f16
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: f16) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.absf %[[ARG0]] : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.call @__ocml_acos_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call @__ocml_acosh_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.call @__ocml_asin_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.call @__ocml_asinh_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.call @__ocml_atan_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.call @__ocml_atanh_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.call @__ocml_cbrt_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.call @__ocml_ceil_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.call @__ocml_cos_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.call @__ocml_cosh_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.call @__ocml_erf_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.call @__ocml_erfc_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.call @__ocml_exp_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.call @__ocml_exp2_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.call @__ocml_expm1_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.call @__ocml_floor_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.call @__ocml_log_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.call @__ocml_log10_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.call @__ocml_log1p_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.call @__ocml_log2_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V21:[^ ]+]] = math.round %[[ARG0]] : f16
// CHECK-NEXT:     %[[V22:[^ ]+]] = math.roundeven %[[ARG0]] : f16
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.call @__ocml_rsqrt_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.call @__ocml_sin_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.call @__ocml_sinh_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V26:[^ ]+]] = math.sqrt %[[ARG0]] : f16
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.call @__ocml_tan_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.call @__ocml_tanh_f16(%[[ARG0]]) : (f16) -> f16
// CHECK-NEXT:     %[[V29:[^ ]+]] = math.trunc %[[ARG0]] : f16
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.call @__ocml_atan2_f16(%[[ARG0]], %[[ARG0]]) : (f16, f16) -> f16
// CHECK-NEXT:     %[[V31:[^ ]+]] = math.copysign %[[ARG0]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.call @__ocml_pow_f16(%[[ARG0]], %[[ARG0]]) : (f16, f16) -> f16
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.call @__ocml_fmod_f16(%[[ARG0]], %[[ARG0]]) : (f16, f16) -> f16
// CHECK-NEXT:     %[[V34:[^ ]+]] = math.fma %[[ARG0]], %[[ARG0]], %[[ARG0]] : f16
// CHECK-NEXT:     "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[ARG0]], %[[ARG0]], %[[V34]]) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: f80) {
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
    return
  }

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: f80) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.absf %[[ARG0]] : f80
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.acos %[[ARG0]] : f80
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.acosh %[[ARG0]] : f80
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.asin %[[ARG0]] : f80
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.asinh %[[ARG0]] : f80
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.atan %[[ARG0]] : f80
// CHECK-NEXT:     %[[V6:[^ ]+]] = math.atanh %[[ARG0]] : f80
// CHECK-NEXT:     %[[V7:[^ ]+]] = math.cbrt %[[ARG0]] : f80
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.ceil %[[ARG0]] : f80
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.cos %[[ARG0]] : f80
// CHECK-NEXT:     %[[V10:[^ ]+]] = math.cosh %[[ARG0]] : f80
// CHECK-NEXT:     %[[V11:[^ ]+]] = math.erf %[[ARG0]] : f80
// CHECK-NEXT:     %[[V12:[^ ]+]] = math.erfc %[[ARG0]] : f80
// CHECK-NEXT:     %[[V13:[^ ]+]] = math.exp %[[ARG0]] : f80
// CHECK-NEXT:     %[[V14:[^ ]+]] = math.exp2 %[[ARG0]] : f80
// CHECK-NEXT:     %[[V15:[^ ]+]] = math.expm1 %[[ARG0]] : f80
// CHECK-NEXT:     %[[V16:[^ ]+]] = math.floor %[[ARG0]] : f80
// CHECK-NEXT:     %[[V17:[^ ]+]] = math.log %[[ARG0]] : f80
// CHECK-NEXT:     %[[V18:[^ ]+]] = math.log10 %[[ARG0]] : f80
// CHECK-NEXT:     %[[V19:[^ ]+]] = math.log1p %[[ARG0]] : f80
// CHECK-NEXT:     %[[V20:[^ ]+]] = math.log2 %[[ARG0]] : f80
// CHECK-NEXT:     %[[V21:[^ ]+]] = math.round %[[ARG0]] : f80
// CHECK-NEXT:     %[[V22:[^ ]+]] = math.roundeven %[[ARG0]] : f80
// CHECK-NEXT:     %[[V23:[^ ]+]] = math.rsqrt %[[ARG0]] : f80
// CHECK-NEXT:     %[[V24:[^ ]+]] = math.sin %[[ARG0]] : f80
// CHECK-NEXT:     %[[V25:[^ ]+]] = math.sinh %[[ARG0]] : f80
// CHECK-NEXT:     %[[V26:[^ ]+]] = math.sqrt %[[ARG0]] : f80
// CHECK-NEXT:     %[[V27:[^ ]+]] = math.tan %[[ARG0]] : f80
// CHECK-NEXT:     %[[V28:[^ ]+]] = math.tanh %[[ARG0]] : f80
// CHECK-NEXT:     %[[V29:[^ ]+]] = math.trunc %[[ARG0]] : f80
// CHECK-NEXT:     %[[V30:[^ ]+]] = math.atan2 %[[ARG0]], %[[ARG0]] : f80
// CHECK-NEXT:     %[[V31:[^ ]+]] = math.copysign %[[ARG0]], %[[ARG0]] : f80
// CHECK-NEXT:     %[[V32:[^ ]+]] = math.powf %[[ARG0]], %[[ARG0]] : f80
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.remf %[[ARG0]], %[[ARG0]] : f80
// CHECK-NEXT:     %[[V34:[^ ]+]] = math.fma %[[ARG0]], %[[ARG0]], %[[ARG0]] : f80
// CHECK-NEXT:     "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V32]], %[[V33]], %[[ARG0]], %[[ARG0]], %[[V34]]) : (f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: vector<2xf32>) -> vector<2xf32> {
    %0 = math.sin %a fastmath<fast> : vector<2xf32>
    %1 = math.exp %0 : vector<2xf32>
    %2 = arith.remf %1, %a : vector<2xf32>
    return %2 : vector<2xf32>
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func @__ocml_sin_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_fmod_f32(f32, f32) -> f32
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V1]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.call @__ocml_sin_f32(%[[V2]]) : (f32) -> f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V0]][%[[V1]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V5]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.call @__ocml_sin_f32(%[[V6]]) : (f32) -> f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertelement %[[V7]], %[[V4]][%[[V5]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.exp %[[V8]] : vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractelement %[[V9]][%[[V11]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V11]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.call @__ocml_fmod_f32(%[[V12]], %[[V13]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertelement %[[V14]], %[[V10]][%[[V11]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractelement %[[V9]][%[[V16]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V16]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.call @__ocml_fmod_f32(%[[V17]], %[[V18]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertelement %[[V19]], %[[V15]][%[[V16]] : i64] : vector<2xf32>
// CHECK-NEXT:     return %[[V20]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: vector<2x2xf16>) -> vector<2x2xf16> {
    %0 = math.sin %a fastmath<fast> : vector<2x2xf16>
    %1 = math.exp %0 : vector<2x2xf16>
    %2 = arith.remf %1, %a : vector<2x2xf16>
    return %2 : vector<2x2xf16>
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func @__ocml_sin_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_exp_f16(f16) -> f16
// CHECK-NEXT:   llvm.func @__ocml_fmod_f16(f16, f16) -> f16
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: vector<2x2xf16>) -> vector<2x2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractelement %[[V2]][%[[V4]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.call @__ocml_sin_f16(%[[V5]]) : (f16) -> f16
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V3]][%[[V4]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V2]][%[[V8]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.call @__ocml_sin_f16(%[[V9]]) : (f16) -> f16
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertelement %[[V10]], %[[V7]][%[[V8]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V1]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractelement %[[V13]][%[[V15]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.call @__ocml_sin_f16(%[[V16]]) : (f16) -> f16
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertelement %[[V17]], %[[V14]][%[[V15]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractelement %[[V13]][%[[V19]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.call @__ocml_sin_f16(%[[V20]]) : (f16) -> f16
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertelement %[[V21]], %[[V18]][%[[V19]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V12]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V23]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractelement %[[V25]][%[[V27]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.call @__ocml_exp_f16(%[[V28]]) : (f16) -> f16
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertelement %[[V29]], %[[V26]][%[[V27]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractelement %[[V25]][%[[V31]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.call @__ocml_exp_f16(%[[V32]]) : (f16) -> f16
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertelement %[[V33]], %[[V30]][%[[V31]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.insertvalue %[[V34]], %[[V24]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.extractvalue %[[V23]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.extractelement %[[V36]][%[[V38]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.call @__ocml_exp_f16(%[[V39]]) : (f16) -> f16
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V40]], %[[V37]][%[[V38]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractelement %[[V36]][%[[V42]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.call @__ocml_exp_f16(%[[V43]]) : (f16) -> f16
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V44]], %[[V41]][%[[V42]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertvalue %[[V45]], %[[V35]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractvalue %[[V46]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.extractelement %[[V48]][%[[V51]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractelement %[[V49]][%[[V51]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.call @__ocml_fmod_f16(%[[V52]], %[[V53]]) : (f16, f16) -> f16
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertelement %[[V54]], %[[V50]][%[[V51]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.extractelement %[[V48]][%[[V56]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.extractelement %[[V49]][%[[V56]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.call @__ocml_fmod_f16(%[[V57]], %[[V58]]) : (f16, f16) -> f16
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.insertelement %[[V59]], %[[V55]][%[[V56]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.insertvalue %[[V60]], %[[V47]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.extractvalue %[[V46]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.extractelement %[[V62]][%[[V65]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.extractelement %[[V63]][%[[V65]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.call @__ocml_fmod_f16(%[[V66]], %[[V67]]) : (f16, f16) -> f16
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V68]], %[[V64]][%[[V65]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.extractelement %[[V62]][%[[V70]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.extractelement %[[V63]][%[[V70]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.call @__ocml_fmod_f16(%[[V71]], %[[V72]]) : (f16, f16) -> f16
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.insertelement %[[V73]], %[[V69]][%[[V70]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.insertvalue %[[V74]], %[[V61]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V76:[^ ]+]] = builtin.unrealized_conversion_cast %[[V75]] : !llvm.array<2 x vector<2xf16>> to vector<2x2xf16>
// CHECK-NEXT:     return %[[V76]] : vector<2x2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: vector<f64>) -> vector<f64> {
    %0 = math.sin %a fastmath<fast> : vector<f64>
    %1 = math.exp %0 : vector<f64>
    %2 = arith.remf %1, %a : vector<f64>
    return %2 : vector<f64>
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func @__ocml_sin_f64(f64) -> f64
// CHECK-NEXT:   llvm.func @__ocml_exp_f64(f64) -> f64
// CHECK-NEXT:   llvm.func @__ocml_fmod_f64(f64, f64) -> f64
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: vector<f64>) -> vector<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<f64> to vector<1xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.poison : vector<1xf64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i64] : vector<1xf64>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.call @__ocml_sin_f64(%[[V3]]) : (f64) -> f64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertelement %[[V4]], %[[V1]][%[[V2]] : i64] : vector<1xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : vector<1xf64>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractelement %[[V5]][%[[V7]] : i64] : vector<1xf64>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.call @__ocml_exp_f64(%[[V8]]) : (f64) -> f64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V6]][%[[V7]] : i64] : vector<1xf64>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.poison : vector<1xf64>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractelement %[[V10]][%[[V12]] : i64] : vector<1xf64>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractelement %[[V0]][%[[V12]] : i64] : vector<1xf64>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.call @__ocml_fmod_f64(%[[V13]], %[[V14]]) : (f64, f64) -> f64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertelement %[[V15]], %[[V11]][%[[V12]] : i64] : vector<1xf64>
// CHECK-NEXT:     %[[V17:[^ ]+]] = builtin.unrealized_conversion_cast %[[V16]] : vector<1xf64> to vector<f64>
// CHECK-NEXT:     return %[[V17]] : vector<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: vector<2xf80>) -> vector<2xf80> {
    %0 = math.sin %a fastmath<fast> : vector<2xf80>
    %1 = math.exp %0 : vector<2xf80>
    %2 = arith.remf %1, %a : vector<2xf80>
    return %2 : vector<2xf80>
  }

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: vector<2xf80>) -> vector<2xf80> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sin %[[ARG0]] fastmath<fast> : vector<2xf80>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.exp %[[V0]] : vector<2xf80>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.remf %[[V1]], %[[ARG0]] : vector<2xf80>
// CHECK-NEXT:     return %[[V2]] : vector<2xf80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: vector<2xbf16>) -> vector<2xbf16> {
    %0 = math.sin %a fastmath<fast> : vector<2xbf16>
    %1 = math.exp %0 : vector<2xbf16>
    %2 = arith.remf %1, %a : vector<2xbf16>
    return %2 : vector<2xbf16>
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func @__ocml_sin_f32(f32) -> f32
// CHECK-NEXT:   llvm.func @__ocml_fmod_f32(f32, f32) -> f32
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: vector<2xbf16>) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : vector<2xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V1]] : i64] : vector<2xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.fpext %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.call @__ocml_sin_f32(%[[V3]]) : (f32) -> f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.fptrunc %[[V4]] : f32 to bf16
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertelement %[[V5]], %[[V0]][%[[V1]] : i64] : vector<2xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V7]] : i64] : vector<2xbf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.fpext %[[V8]] : bf16 to f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.call @__ocml_sin_f32(%[[V9]]) : (f32) -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.fptrunc %[[V10]] : f32 to bf16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertelement %[[V11]], %[[V6]][%[[V7]] : i64] : vector<2xbf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = math.exp %[[V12]] : vector<2xbf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.poison : vector<2xbf16>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractelement %[[V13]][%[[V15]] : i64] : vector<2xbf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V15]] : i64] : vector<2xbf16>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.fpext %[[V16]] : bf16 to f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.fpext %[[V17]] : bf16 to f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.call @__ocml_fmod_f32(%[[V18]], %[[V19]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.fptrunc %[[V20]] : f32 to bf16
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertelement %[[V21]], %[[V14]][%[[V15]] : i64] : vector<2xbf16>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractelement %[[V13]][%[[V23]] : i64] : vector<2xbf16>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V23]] : i64] : vector<2xbf16>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.fpext %[[V24]] : bf16 to f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.fpext %[[V25]] : bf16 to f32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.call @__ocml_fmod_f32(%[[V26]], %[[V27]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.fptrunc %[[V28]] : f32 to bf16
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertelement %[[V29]], %[[V22]][%[[V23]] : i64] : vector<2xbf16>
// CHECK-NEXT:     return %[[V30]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: f32) -> f32 {
    %0 = math.clampf %a to [%a, %a] : f32
    return %0 : f32
  }

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.fmed3 %[[ARG0]], %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: f16) -> f16 {
    %0 = math.clampf %a to [%a, %a] : f16
    return %0 : f16
  }

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.fmed3 %[[ARG0]], %[[ARG0]], %[[ARG0]] : f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: f64) -> f64 {
    %0 = math.clampf %a to [%a, %a] : f64
    return %0 : f64
  }

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.clampf %[[ARG0]] to [%[[ARG0]], %[[ARG0]]] : f64
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: vector<2xf32>) -> vector<2xf32> {
    %0 = math.clampf %a to [%a, %a] : vector<2xf32>
    return %0 : vector<2xf32>
  }

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.fmed3 %[[ARG0]], %[[ARG0]], %[[ARG0]] : vector<2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%a: vector<2x2xf16>) -> vector<2x2xf16> {
    %0 = math.clampf %a to [%a, %a] : vector<2x2xf16>
    return %0 : vector<2x2xf16>
  }

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: vector<2x2xf16>) -> vector<2x2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.fmed3 %[[V2]], %[[V3]], %[[V4]] : vector<2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V1]][0] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.fmed3 %[[V7]], %[[V8]], %[[V9]] : vector<2xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V6]][1] : !llvm.array<2 x vector<2xf16>>
// CHECK-NEXT:     %[[V12:[^ ]+]] = builtin.unrealized_conversion_cast %[[V11]] : !llvm.array<2 x vector<2xf16>> to vector<2x2xf16>
// CHECK-NEXT:     return %[[V12]] : vector<2x2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
