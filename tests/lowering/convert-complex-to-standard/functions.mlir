// RUN: mlir-opt %s --split-input-file --convert-complex-to-standard | FileCheck %s

func.func @f(%a: complex<bf16>) -> complex<bf16> {
  %0 = complex.log %a fastmath<fast> : complex<bf16>
  return %0 : complex<bf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<bf16>) -> complex<bf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.absf %[[V0]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.absf %[[V1]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.maximumf %[[V2]], %[[V3]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.minimumf %[[V2]], %[[V3]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divf %[[V5]], %[[V4]] fastmath<reassoc,nsz,arcp,contract,afn> : bf16
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V6]], %[[V6]] fastmath<reassoc,nsz,arcp,contract,afn> : bf16
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[CST]] fastmath<reassoc,nsz,arcp,contract,afn> : bf16
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.sqrt %[[V8]] fastmath<reassoc,nsz,arcp,contract,afn> : bf16
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V4]], %[[V9]] fastmath<reassoc,nsz,arcp,contract,afn> : bf16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpf uno, %[[V10]], %[[V10]] fastmath<reassoc,nsz,arcp,contract,afn> : bf16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V11]], %[[V5]], %[[V10]] : bf16
// CHECK-NEXT:     %[[V13:[^ ]+]] = math.log %[[V12]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V14:[^ ]+]] = complex.re %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V15:[^ ]+]] = complex.im %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V16:[^ ]+]] = math.atan2 %[[V15]], %[[V14]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V17:[^ ]+]] = complex.create %[[V13]], %[[V16]] : complex<bf16>
// CHECK-NEXT:     return %[[V17]] : complex<bf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f128>) -> complex<f128> {
  %0 = complex.rsqrt %a fastmath<nnan,ninf> : complex<f128>
  return %0 : complex<f128>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f128>) -> complex<f128> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f128
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0x7FFF0000000000000000000000000000 : f128
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant -5.000000e-01 : f128
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 0x7FFF8000000000000000000000000000 : f128
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f128>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f128>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 1.000000e+00 : f128
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.absf %[[V0]] fastmath<nnan,ninf> : f128
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.absf %[[V1]] fastmath<nnan,ninf> : f128
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.maximumf %[[V2]], %[[V3]] fastmath<nnan,ninf> : f128
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.minimumf %[[V2]], %[[V3]] fastmath<nnan,ninf> : f128
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divf %[[V5]], %[[V4]] : f128
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V6]], %[[V6]] : f128
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[CST_3]] : f128
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.rsqrt %[[V8]] : f128
// CHECK-NEXT:     %[[V10:[^ ]+]] = math.rsqrt %[[V5]] : f128
// CHECK-NEXT:     %[[V11:[^ ]+]] = math.rsqrt %[[V4]] : f128
// CHECK-NEXT:     %[[V12:[^ ]+]] = math.sqrt %[[V9]] : f128
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.mulf %[[V11]], %[[V12]] : f128
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpf uno, %[[V13]], %[[V13]] : f128
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.select %[[V14]], %[[V10]], %[[V13]] : f128
// CHECK-NEXT:     %[[V16:[^ ]+]] = math.atan2 %[[V1]], %[[V0]] fastmath<nnan,ninf> : f128
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.mulf %[[V16]], %[[CST_1]] fastmath<nnan,ninf> : f128
// CHECK-NEXT:     %[[V18:[^ ]+]] = math.cos %[[V17]] fastmath<nnan,ninf> : f128
// CHECK-NEXT:     %[[V19:[^ ]+]] = math.sin %[[V17]] fastmath<nnan,ninf> : f128
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.mulf %[[V15]], %[[V18]] fastmath<nnan,ninf> : f128
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.mulf %[[V15]], %[[V19]] fastmath<nnan,ninf> : f128
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.cmpf oeq, %[[V0]], %[[CST]] fastmath<nnan,ninf> : f128
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.cmpf oeq, %[[V1]], %[[CST]] fastmath<nnan,ninf> : f128
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.andi %[[V22]], %[[V23]] : i1
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.select %[[V24]], %[[CST_0]], %[[V20]] : f128
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.select %[[V24]], %[[CST_2]], %[[V21]] : f128
// CHECK-NEXT:     %[[V27:[^ ]+]] = complex.create %[[V25]], %[[V26]] : complex<f128>
// CHECK-NEXT:     return %[[V27]] : complex<f128>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f16>) -> complex<f16> {
  %0 = complex.sign %a fastmath<nnan,ninf> : complex<f16>
  return %0 : complex<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f16>) -> complex<f16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf oeq, %[[V0]], %[[CST]] : f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpf oeq, %[[V1]], %[[CST]] : f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[V2]], %[[V3]] : i1
// CHECK-NEXT:     %[[V5:[^ ]+]] = complex.re %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.im %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %[[V7:[^ ]+]] = math.absf %[[V5]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.absf %[[V6]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.maximumf %[[V7]], %[[V8]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.minimumf %[[V7]], %[[V8]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.divf %[[V10]], %[[V9]] : f16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.mulf %[[V11]], %[[V11]] : f16
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.addf %[[V12]], %[[CST_0]] : f16
// CHECK-NEXT:     %[[V14:[^ ]+]] = math.sqrt %[[V13]] : f16
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.mulf %[[V9]], %[[V14]] : f16
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpf uno, %[[V15]], %[[V15]] : f16
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.select %[[V16]], %[[V10]], %[[V15]] : f16
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.divf %[[V0]], %[[V17]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.divf %[[V1]], %[[V17]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V20:[^ ]+]] = complex.create %[[V18]], %[[V19]] : complex<f16>
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[V20]] : complex<f16>
// CHECK-NEXT:     return %[[V21]] : complex<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.exp %[[V1]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[CST]], %[[V2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divf %[[CST]], %[[V2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.sin %[[V0]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = math.cos %[[V0]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addf %[[V4]], %[[V3]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V7]], %[[V6]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.subf %[[V4]], %[[V3]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V9]], %[[V5]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = complex.create %[[V8]], %[[V10]] : complex<f32>
// CHECK-NEXT:     return %[[V11]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<bf16>) -> complex<bf16> {
  %0 = complex.sqrt %a : complex<bf16>
  return %0 : complex<bf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<bf16>) -> complex<bf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : bf16
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 5.000000e-01 : bf16
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.absf %[[V0]] : bf16
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.absf %[[V1]] : bf16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.maximumf %[[V2]], %[[V3]] : bf16
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.minimumf %[[V2]], %[[V3]] : bf16
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divf %[[V5]], %[[V4]] : bf16
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V6]], %[[V6]] : bf16
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[CST_1]] : bf16
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 2.500000e-01 : bf16
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.sqrt %[[V4]] : bf16
// CHECK-NEXT:     %[[V10:[^ ]+]] = math.powf %[[V8]], %[[CST_2]] : bf16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.mulf %[[V9]], %[[V10]] : bf16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpf uno, %[[V11]], %[[V11]] : bf16
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V12]], %[[V5]], %[[V11]] : bf16
// CHECK-NEXT:     %[[V14:[^ ]+]] = math.atan2 %[[V1]], %[[V0]] : bf16
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.mulf %[[V14]], %[[CST_0]] : bf16
// CHECK-NEXT:     %[[V16:[^ ]+]] = math.cos %[[V15]] : bf16
// CHECK-NEXT:     %[[V17:[^ ]+]] = math.sin %[[V15]] : bf16
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.cmpf oeq, %[[V17]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.mulf %[[V13]], %[[V16]] : bf16
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.mulf %[[V13]], %[[V17]] : bf16
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.select %[[V18]], %[[CST]], %[[V20]] : bf16
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 0x7F80 : bf16
// CHECK-NEXT:     %[[CST_4:[^ ]+]] = arith.constant 0xFF80 : bf16
// CHECK-NEXT:     %[[CST_5:[^ ]+]] = arith.constant 0x7FC0 : bf16
// CHECK-NEXT:     %[[V22:[^ ]+]] = math.absf %[[V1]] : bf16
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.cmpf oeq, %[[V22]], %[[CST_3]] : bf16
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.cmpf one, %[[V22]], %[[CST_3]] : bf16
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.cmpf oeq, %[[V0]], %[[CST_3]] : bf16
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.cmpf oeq, %[[V0]], %[[CST_4]] : bf16
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.andi %[[V26]], %[[V24]] : i1
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.select %[[V27]], %[[CST]], %[[V19]] : bf16
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.ori %[[V23]], %[[V25]] : i1
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.select %[[V29]], %[[CST_3]], %[[V28]] : bf16
// CHECK-NEXT:     %[[V31:[^ ]+]] = math.copysign %[[CST_3]], %[[V1]] : bf16
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.cmpf uno, %[[V13]], %[[V13]] : bf16
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.select %[[V32]], %[[CST_5]], %[[V21]] : bf16
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.ori %[[V23]], %[[V26]] : i1
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.select %[[V34]], %[[V31]], %[[V33]] : bf16
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.cmpf oeq, %[[V13]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.select %[[V36]], %[[CST]], %[[V30]] : bf16
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.select %[[V36]], %[[CST]], %[[V35]] : bf16
// CHECK-NEXT:     %[[V39:[^ ]+]] = complex.create %[[V37]], %[[V38]] : complex<bf16>
// CHECK-NEXT:     return %[[V39]] : complex<bf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f80>) -> complex<f80> {
  %0 = complex.sign %a fastmath<contract> : complex<f80>
  return %0 : complex<f80>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f80>) -> complex<f80> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f80
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf oeq, %[[V0]], %[[CST]] : f80
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpf oeq, %[[V1]], %[[CST]] : f80
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[V2]], %[[V3]] : i1
// CHECK-NEXT:     %[[V5:[^ ]+]] = complex.re %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.im %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f80
// CHECK-NEXT:     %[[V7:[^ ]+]] = math.absf %[[V5]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.absf %[[V6]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.maximumf %[[V7]], %[[V8]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.minimumf %[[V7]], %[[V8]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.divf %[[V10]], %[[V9]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.mulf %[[V11]], %[[V11]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.addf %[[V12]], %[[CST_0]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V14:[^ ]+]] = math.sqrt %[[V13]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.mulf %[[V9]], %[[V14]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpf uno, %[[V15]], %[[V15]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.select %[[V16]], %[[V10]], %[[V15]] : f80
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.divf %[[V0]], %[[V17]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.divf %[[V1]], %[[V17]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V20:[^ ]+]] = complex.create %[[V18]], %[[V19]] : complex<f80>
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[V20]] : complex<f80>
// CHECK-NEXT:     return %[[V21]] : complex<f80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f80>) -> complex<f80> {
  %0 = complex.tan %a fastmath<fast> : complex<f80>
  return %0 : complex<f80>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f80>) -> complex<f80> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -1.000000e+00 : f80
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[CST]] fastmath<fast> : f80
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0x7FFF8000000000000000 : f80
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 4.000000e+00 : f80
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addf %[[V2]], %[[V2]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[CST]], %[[V3]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.expm1 %[[V3]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V6:[^ ]+]] = math.expm1 %[[V4]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.subf %[[V5]], %[[V6]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.cos %[[V0]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.mulf %[[V8]], %[[V8]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V9]], %[[CST_1]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V11:[^ ]+]] = math.sin %[[V0]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.mulf %[[V8]], %[[V11]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.mulf %[[CST_1]], %[[V12]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addf %[[V5]], %[[V6]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addf %[[V14]], %[[V10]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpf oeq, %[[V14]], %[[CST_0]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V17:[^ ]+]] = math.copysign %[[CST]], %[[V2]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.divf %[[V7]], %[[V15]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.select %[[V16]], %[[V17]], %[[V18]] : f80
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.divf %[[V13]], %[[V15]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.mulf %[[V19]], %[[CST]] fastmath<fast> : f80
// CHECK-NEXT:     %[[V22:[^ ]+]] = complex.create %[[V20]], %[[V21]] : complex<f80>
// CHECK-NEXT:     return %[[V22]] : complex<f80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f80>) -> complex<f80> {
  %0 = complex.sin %a fastmath<nnan,ninf> : complex<f80>
  return %0 : complex<f80>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f80>) -> complex<f80> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 5.000000e-01 : f80
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.exp %[[V1]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[CST]], %[[V2]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divf %[[CST]], %[[V2]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.sin %[[V0]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V6:[^ ]+]] = math.cos %[[V0]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addf %[[V3]], %[[V4]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V7]], %[[V5]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.subf %[[V3]], %[[V4]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V9]], %[[V6]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V11:[^ ]+]] = complex.create %[[V8]], %[[V10]] : complex<f80>
// CHECK-NEXT:     return %[[V11]] : complex<f80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>) -> f64 {
  %0 = complex.angle %a fastmath<nnan,ninf> : complex<f64>
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.atan2 %[[V1]], %[[V0]] fastmath<nnan,ninf> : f64
// CHECK-NEXT:     return %[[V2]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.absf %[[V0]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.absf %[[V1]] : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.maximumf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.minimumf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divf %[[V5]], %[[V4]] : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V6]], %[[V6]] : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[CST]] : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.sqrt %[[V8]] : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V4]], %[[V9]] : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpf uno, %[[V10]], %[[V10]] : f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V11]], %[[V5]], %[[V10]] : f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = math.log %[[V12]] : f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = math.atan2 %[[V15]], %[[V14]] : f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = complex.create %[[V13]], %[[V16]] : complex<f32>
// CHECK-NEXT:     return %[[V17]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f16>) -> complex<f16> {
  %0 = complex.tan %a fastmath<contract> : complex<f16>
  return %0 : complex<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f16>) -> complex<f16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -1.000000e+00 : f16
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[CST]] fastmath<contract> : f16
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 4.000000e+00 : f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addf %[[V2]], %[[V2]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[CST]], %[[V3]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.expm1 %[[V3]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V6:[^ ]+]] = math.expm1 %[[V4]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.subf %[[V5]], %[[V6]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.cos %[[V0]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.mulf %[[V8]], %[[V8]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V9]], %[[CST_1]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V11:[^ ]+]] = math.sin %[[V0]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.mulf %[[V8]], %[[V11]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.mulf %[[CST_1]], %[[V12]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addf %[[V5]], %[[V6]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addf %[[V14]], %[[V10]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpf oeq, %[[V14]], %[[CST_0]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V17:[^ ]+]] = math.copysign %[[CST]], %[[V2]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.divf %[[V7]], %[[V15]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.select %[[V16]], %[[V17]], %[[V18]] : f16
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.divf %[[V13]], %[[V15]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V21:[^ ]+]] = math.absf %[[V2]] fastmath<contract> : f16
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 0x7E00 : f16
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.cmpf oeq, %[[V21]], %[[CST_0]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.cmpf oeq, %[[V0]], %[[CST_2]] fastmath<contract> : f16
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.xori %[[V22]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.cmpf uno, %[[V13]], %[[V13]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.andi %[[V25]], %[[V24]] : i1
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.andi %[[V22]], %[[V25]] : i1
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.ori %[[V23]], %[[V27]] : i1
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.select %[[V26]], %[[CST_3]], %[[V19]] : f16
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.select %[[V28]], %[[CST_2]], %[[V20]] : f16
// CHECK-NEXT:     %[[V31:[^ ]+]] = arith.mulf %[[V29]], %[[CST]] fastmath<contract> : f16
// CHECK-NEXT:     %[[V32:[^ ]+]] = complex.create %[[V30]], %[[V31]] : complex<f16>
// CHECK-NEXT:     return %[[V32]] : complex<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f80>) -> complex<f80> {
  %0 = complex.expm1 %a fastmath<contract> : complex<f80>
  return %0 : complex<f80>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f80>) -> complex<f80> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f80
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f80
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.expm1 %[[V0]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addf %[[V2]], %[[CST_0]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.sin %[[V1]] fastmath<contract> : f80
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant -5.000000e-01 : f80
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant -1.000000e+00 : f80
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.cos %[[V1]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V5]], %[[CST_2]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V1]], %[[V1]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V7]], %[[V7]] fastmath<contract> : f80
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 4.73775079642462076797E-14 : f80
// CHECK-NEXT:     %[[CST_4:[^ ]+]] = arith.constant -1.14702848434253599242E-11 : f80
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.fma %[[CST_3]], %[[V7]], %[[CST_4]] fastmath<contract> : f80
// CHECK-NEXT:     %[[CST_5:[^ ]+]] = arith.constant 2.08767542870815200465E-9 : f80
// CHECK-NEXT:     %[[V10:[^ ]+]] = math.fma %[[V9]], %[[V7]], %[[CST_5]] fastmath<contract> : f80
// CHECK-NEXT:     %[[CST_6:[^ ]+]] = arith.constant -2.75573192149997898537E-7 : f80
// CHECK-NEXT:     %[[V11:[^ ]+]] = math.fma %[[V10]], %[[V7]], %[[CST_6]] fastmath<contract> : f80
// CHECK-NEXT:     %[[CST_7:[^ ]+]] = arith.constant 2.48015873015705506422E-5 : f80
// CHECK-NEXT:     %[[V12:[^ ]+]] = math.fma %[[V11]], %[[V7]], %[[CST_7]] fastmath<contract> : f80
// CHECK-NEXT:     %[[CST_8:[^ ]+]] = arith.constant -0.00138888888888888720717 : f80
// CHECK-NEXT:     %[[V13:[^ ]+]] = math.fma %[[V12]], %[[V7]], %[[CST_8]] fastmath<contract> : f80
// CHECK-NEXT:     %[[CST_9:[^ ]+]] = arith.constant 0.0416666666666666643537 : f80
// CHECK-NEXT:     %[[V14:[^ ]+]] = math.fma %[[V13]], %[[V7]], %[[CST_9]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.mulf %[[V8]], %[[V14]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.mulf %[[CST_1]], %[[V7]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addf %[[V15]], %[[V16]] : f80
// CHECK-NEXT:     %[[CST_10:[^ ]+]] = arith.constant 0.616850000000000009415 : f80
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.cmpf oge, %[[V7]], %[[CST_10]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.select %[[V18]], %[[V6]], %[[V17]] : f80
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.addf %[[V19]], %[[CST_0]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.mulf %[[V2]], %[[V20]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.addf %[[V21]], %[[V19]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.cmpf oeq, %[[V1]], %[[CST]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.mulf %[[V3]], %[[V4]] fastmath<contract> : f80
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.select %[[V23]], %[[CST]], %[[V24]] : f80
// CHECK-NEXT:     %[[V26:[^ ]+]] = complex.create %[[V22]], %[[V25]] : complex<f80>
// CHECK-NEXT:     return %[[V26]] : complex<f80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f16>) -> complex<f16> {
  %0 = complex.exp %a fastmath<fast> : complex<f16>
  return %0 : complex<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f16>) -> complex<f16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 5.000000e-01 : f16
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.exp %[[V0]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V0]], %[[CST_0]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.exp %[[V3]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.cos %[[V1]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V6:[^ ]+]] = math.sin %[[V1]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpf oeq, %[[V2]], %[[CST_1]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpf oeq, %[[V1]], %[[CST]] : f16
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.mulf %[[V2]], %[[V5]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V4]], %[[V5]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.mulf %[[V10]], %[[V4]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V7]], %[[V11]], %[[V9]] : f16
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.mulf %[[V2]], %[[V6]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.mulf %[[V4]], %[[V6]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.mulf %[[V14]], %[[V4]] fastmath<fast> : f16
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.select %[[V7]], %[[V15]], %[[V13]] : f16
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.select %[[V8]], %[[CST]], %[[V16]] : f16
// CHECK-NEXT:     %[[V18:[^ ]+]] = complex.create %[[V12]], %[[V17]] : complex<f16>
// CHECK-NEXT:     return %[[V18]] : complex<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>) -> complex<f64> {
  %0 = complex.log1p %a fastmath<contract> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f64>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[CST_0]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.absf %[[V2]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.absf %[[V1]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.maximumf %[[V3]], %[[V4]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minimumf %[[V3]], %[[V4]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpf ogt, %[[V2]], %[[V4]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.subf %[[V5]], %[[CST_0]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V7]], %[[V0]], %[[V8]] : f64
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.divf %[[V6]], %[[V5]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V11:[^ ]+]] = math.log1p %[[V9]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.mulf %[[V10]], %[[V10]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V13:[^ ]+]] = math.log1p %[[V12]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.mulf %[[CST]], %[[V13]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addf %[[V14]], %[[V11]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpf uno, %[[V15]], %[[V15]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.select %[[V16]], %[[V6]], %[[V15]] : f64
// CHECK-NEXT:     %[[V18:[^ ]+]] = math.atan2 %[[V1]], %[[V2]] fastmath<contract> : f64
// CHECK-NEXT:     %[[V19:[^ ]+]] = complex.create %[[V17]], %[[V18]] : complex<f64>
// CHECK-NEXT:     return %[[V19]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
