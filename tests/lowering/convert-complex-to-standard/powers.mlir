// RUN: mlir-opt %s --split-input-file --convert-complex-to-standard | FileCheck %s

func.func @f(%a: complex<bf16>, %n: i32) -> complex<bf16> {
  %0 = complex.powi %a, %n fastmath<fast> : complex<bf16>, i32
  return %0 : complex<bf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<bf16>, %[[ARG1:[^ ]+]]: i32) -> complex<bf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.sitofp %[[ARG1]] : i32 to bf16
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.create %[[V0]], %[[CST]] : complex<bf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[V1]] : complex<bf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[V1]] : complex<bf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.re %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = complex.im %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.re %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = complex.im %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.absf %[[V6]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.absf %[[V7]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.maximumf %[[V8]], %[[V9]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.minimumf %[[V8]], %[[V9]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divf %[[V11]], %[[V10]] fastmath<reassoc,nsz,arcp,contract,afn> : bf16
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.mulf %[[V12]], %[[V12]] fastmath<reassoc,nsz,arcp,contract,afn> : bf16
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addf %[[V13]], %[[CST_0]] fastmath<reassoc,nsz,arcp,contract,afn> : bf16
// CHECK-NEXT:     %[[V15:[^ ]+]] = math.sqrt %[[V14]] fastmath<reassoc,nsz,arcp,contract,afn> : bf16
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.mulf %[[V10]], %[[V15]] fastmath<reassoc,nsz,arcp,contract,afn> : bf16
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.cmpf uno, %[[V16]], %[[V16]] fastmath<reassoc,nsz,arcp,contract,afn> : bf16
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.select %[[V17]], %[[V11]], %[[V16]] : bf16
// CHECK-NEXT:     %[[V19:[^ ]+]] = math.powf %[[V18]], %[[V2]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.negf %[[V3]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V21:[^ ]+]] = math.atan2 %[[V5]], %[[V4]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.mulf %[[V20]], %[[V21]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V23:[^ ]+]] = math.exp %[[V22]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.mulf %[[V19]], %[[V23]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V25:[^ ]+]] = math.log %[[V18]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.mulf %[[V2]], %[[V21]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.mulf %[[V3]], %[[V25]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.addf %[[V26]], %[[V27]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V29:[^ ]+]] = math.cos %[[V28]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V30:[^ ]+]] = math.sin %[[V28]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 0x7F80 : bf16
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 0.000000e+00 : bf16
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %[[V31:[^ ]+]] = complex.create %[[CST_3]], %[[CST_2]] : complex<bf16>
// CHECK-NEXT:     %[[V32:[^ ]+]] = complex.create %[[CST_2]], %[[CST_2]] : complex<bf16>
// CHECK-NEXT:     %[[V33:[^ ]+]] = complex.create %[[CST_1]], %[[CST_2]] : complex<bf16>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.cmpf oeq, %[[V18]], %[[CST_2]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.cmpf oeq, %[[V3]], %[[CST_2]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.cmpf oeq, %[[V2]], %[[CST_2]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.cmpf oeq, %[[V5]], %[[CST_2]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpf ole, %[[CST_2]], %[[V2]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V39:[^ ]+]] = arith.mulf %[[V24]], %[[V29]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.mulf %[[V24]], %[[V30]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.select %[[V36]], %[[V31]], %[[V32]] : complex<bf16>
// CHECK-NEXT:     %[[V42:[^ ]+]] = complex.create %[[V39]], %[[V40]] : complex<bf16>
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT:     %[[V44:[^ ]+]] = arith.andi %[[V43]], %[[V38]] : i1
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.select %[[V44]], %[[V41]], %[[V42]] : complex<bf16>
// CHECK-NEXT:     %[[V46:[^ ]+]] = arith.andi %[[V36]], %[[V35]] : i1
// CHECK-NEXT:     %[[V47:[^ ]+]] = arith.select %[[V46]], %[[V31]], %[[V45]] : complex<bf16>
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.cmpf oeq, %[[V4]], %[[CST_3]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.andi %[[V48]], %[[V37]] : i1
// CHECK-NEXT:     %[[V50:[^ ]+]] = arith.select %[[V49]], %[[V31]], %[[V47]] : complex<bf16>
// CHECK-NEXT:     %[[V51:[^ ]+]] = arith.cmpf oeq, %[[V4]], %[[CST_1]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.andi %[[V51]], %[[V37]] : i1
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.cmpf ogt, %[[V2]], %[[CST_2]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V54:[^ ]+]] = arith.andi %[[V35]], %[[V53]] : i1
// CHECK-NEXT:     %[[V55:[^ ]+]] = arith.andi %[[V52]], %[[V54]] : i1
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.select %[[V55]], %[[V33]], %[[V50]] : complex<bf16>
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.cmpf olt, %[[V2]], %[[CST_2]] fastmath<fast> : bf16
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.andi %[[V35]], %[[V57]] : i1
// CHECK-NEXT:     %[[V59:[^ ]+]] = arith.andi %[[V52]], %[[V58]] : i1
// CHECK-NEXT:     %[[V60:[^ ]+]] = arith.select %[[V59]], %[[V32]], %[[V56]] : complex<bf16>
// CHECK-NEXT:     return %[[V60]] : complex<bf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @p(%a: complex<f32>) -> complex<f32> {
  %n = arith.constant 0 : i32
  %0 = complex.powi %a, %n : complex<f32>, i32
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @p(%[[ARG0:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.sitofp %[[C0_I32]] : i32 to f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.create %[[V0]], %[[CST]] : complex<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[V1]] : complex<f32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[V1]] : complex<f32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.absf %[[V6]] : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.absf %[[V7]] : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.maximumf %[[V8]], %[[V9]] : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.minimumf %[[V8]], %[[V9]] : f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divf %[[V11]], %[[V10]] : f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.mulf %[[V12]], %[[V12]] : f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addf %[[V13]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = math.sqrt %[[V14]] : f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.mulf %[[V10]], %[[V15]] : f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.cmpf uno, %[[V16]], %[[V16]] : f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.select %[[V17]], %[[V11]], %[[V16]] : f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = math.powf %[[V18]], %[[V2]] : f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.negf %[[V3]] : f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = math.atan2 %[[V5]], %[[V4]] : f32
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.mulf %[[V20]], %[[V21]] : f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = math.exp %[[V22]] : f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.mulf %[[V19]], %[[V23]] : f32
// CHECK-NEXT:     %[[V25:[^ ]+]] = math.log %[[V18]] : f32
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.mulf %[[V2]], %[[V21]] : f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.mulf %[[V3]], %[[V25]] : f32
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.addf %[[V26]], %[[V27]] : f32
// CHECK-NEXT:     %[[V29:[^ ]+]] = math.cos %[[V28]] : f32
// CHECK-NEXT:     %[[V30:[^ ]+]] = math.sin %[[V28]] : f32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V31:[^ ]+]] = complex.create %[[CST_3]], %[[CST_2]] : complex<f32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = complex.create %[[CST_2]], %[[CST_2]] : complex<f32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = complex.create %[[CST_1]], %[[CST_2]] : complex<f32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.cmpf oeq, %[[V18]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.cmpf oeq, %[[V3]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.cmpf oeq, %[[V2]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.cmpf oeq, %[[V5]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpf ole, %[[CST_2]], %[[V2]] : f32
// CHECK-NEXT:     %[[V39:[^ ]+]] = arith.mulf %[[V24]], %[[V29]] : f32
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.mulf %[[V24]], %[[V30]] : f32
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.select %[[V36]], %[[V31]], %[[V32]] : complex<f32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = complex.create %[[V39]], %[[V40]] : complex<f32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT:     %[[V44:[^ ]+]] = arith.andi %[[V43]], %[[V38]] : i1
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.select %[[V44]], %[[V41]], %[[V42]] : complex<f32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = arith.andi %[[V36]], %[[V35]] : i1
// CHECK-NEXT:     %[[V47:[^ ]+]] = arith.select %[[V46]], %[[V31]], %[[V45]] : complex<f32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.cmpf oeq, %[[V4]], %[[CST_3]] : f32
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.andi %[[V48]], %[[V37]] : i1
// CHECK-NEXT:     %[[V50:[^ ]+]] = arith.select %[[V49]], %[[V31]], %[[V47]] : complex<f32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = arith.cmpf oeq, %[[V4]], %[[CST_1]] : f32
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.andi %[[V51]], %[[V37]] : i1
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.cmpf ogt, %[[V2]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V54:[^ ]+]] = arith.andi %[[V35]], %[[V53]] : i1
// CHECK-NEXT:     %[[V55:[^ ]+]] = arith.andi %[[V52]], %[[V54]] : i1
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.select %[[V55]], %[[V33]], %[[V50]] : complex<f32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.cmpf olt, %[[V2]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.andi %[[V35]], %[[V57]] : i1
// CHECK-NEXT:     %[[V59:[^ ]+]] = arith.andi %[[V52]], %[[V58]] : i1
// CHECK-NEXT:     %[[V60:[^ ]+]] = arith.select %[[V59]], %[[V32]], %[[V56]] : complex<f32>
// CHECK-NEXT:     return %[[V60]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f16>, %n: i32) -> complex<f16> {
  %0 = complex.powi %a, %n fastmath<nnan,ninf> : complex<f16>, i32
  return %0 : complex<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f16>, %[[ARG1:[^ ]+]]: i32) -> complex<f16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.sitofp %[[ARG1]] : i32 to f16
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.create %[[V0]], %[[CST]] : complex<f16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[V1]] : complex<f16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[V1]] : complex<f16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.re %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = complex.im %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.re %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = complex.im %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.absf %[[V6]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.absf %[[V7]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.maximumf %[[V8]], %[[V9]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.minimumf %[[V8]], %[[V9]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divf %[[V11]], %[[V10]] : f16
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.mulf %[[V12]], %[[V12]] : f16
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addf %[[V13]], %[[CST_0]] : f16
// CHECK-NEXT:     %[[V15:[^ ]+]] = math.sqrt %[[V14]] : f16
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.mulf %[[V10]], %[[V15]] : f16
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.cmpf uno, %[[V16]], %[[V16]] : f16
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.select %[[V17]], %[[V11]], %[[V16]] : f16
// CHECK-NEXT:     %[[V19:[^ ]+]] = math.powf %[[V18]], %[[V2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.negf %[[V3]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V21:[^ ]+]] = math.atan2 %[[V5]], %[[V4]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.mulf %[[V20]], %[[V21]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V23:[^ ]+]] = math.exp %[[V22]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.mulf %[[V19]], %[[V23]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V25:[^ ]+]] = math.log %[[V18]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.mulf %[[V2]], %[[V21]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.mulf %[[V3]], %[[V25]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.addf %[[V26]], %[[V27]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V29:[^ ]+]] = math.cos %[[V28]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V30:[^ ]+]] = math.sin %[[V28]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %[[V31:[^ ]+]] = complex.create %[[CST_3]], %[[CST_2]] : complex<f16>
// CHECK-NEXT:     %[[V32:[^ ]+]] = complex.create %[[CST_2]], %[[CST_2]] : complex<f16>
// CHECK-NEXT:     %[[V33:[^ ]+]] = complex.create %[[CST_1]], %[[CST_2]] : complex<f16>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.cmpf oeq, %[[V18]], %[[CST_2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.cmpf oeq, %[[V3]], %[[CST_2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.cmpf oeq, %[[V2]], %[[CST_2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.cmpf oeq, %[[V5]], %[[CST_2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpf ole, %[[CST_2]], %[[V2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V39:[^ ]+]] = arith.mulf %[[V24]], %[[V29]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.mulf %[[V24]], %[[V30]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.select %[[V36]], %[[V31]], %[[V32]] : complex<f16>
// CHECK-NEXT:     %[[V42:[^ ]+]] = complex.create %[[V39]], %[[V40]] : complex<f16>
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT:     %[[V44:[^ ]+]] = arith.andi %[[V43]], %[[V38]] : i1
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.select %[[V44]], %[[V41]], %[[V42]] : complex<f16>
// CHECK-NEXT:     %[[V46:[^ ]+]] = arith.andi %[[V36]], %[[V35]] : i1
// CHECK-NEXT:     %[[V47:[^ ]+]] = arith.select %[[V46]], %[[V31]], %[[V45]] : complex<f16>
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.cmpf oeq, %[[V4]], %[[CST_3]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.andi %[[V48]], %[[V37]] : i1
// CHECK-NEXT:     %[[V50:[^ ]+]] = arith.select %[[V49]], %[[V31]], %[[V47]] : complex<f16>
// CHECK-NEXT:     %[[V51:[^ ]+]] = arith.cmpf oeq, %[[V4]], %[[CST_1]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.andi %[[V51]], %[[V37]] : i1
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.cmpf ogt, %[[V2]], %[[CST_2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V54:[^ ]+]] = arith.andi %[[V35]], %[[V53]] : i1
// CHECK-NEXT:     %[[V55:[^ ]+]] = arith.andi %[[V52]], %[[V54]] : i1
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.select %[[V55]], %[[V33]], %[[V50]] : complex<f16>
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.cmpf olt, %[[V2]], %[[CST_2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.andi %[[V35]], %[[V57]] : i1
// CHECK-NEXT:     %[[V59:[^ ]+]] = arith.andi %[[V52]], %[[V58]] : i1
// CHECK-NEXT:     %[[V60:[^ ]+]] = arith.select %[[V59]], %[[V32]], %[[V56]] : complex<f16>
// CHECK-NEXT:     return %[[V60]] : complex<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>, %n: i32) -> complex<f32> {
  %0 = complex.powi %a, %n fastmath<nnan,ninf> : complex<f32>, i32
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>, %[[ARG1:[^ ]+]]: i32) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.sitofp %[[ARG1]] : i32 to f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.create %[[V0]], %[[CST]] : complex<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[V1]] : complex<f32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[V1]] : complex<f32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.absf %[[V6]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.absf %[[V7]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.maximumf %[[V8]], %[[V9]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.minimumf %[[V8]], %[[V9]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divf %[[V11]], %[[V10]] : f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.mulf %[[V12]], %[[V12]] : f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addf %[[V13]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = math.sqrt %[[V14]] : f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.mulf %[[V10]], %[[V15]] : f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.cmpf uno, %[[V16]], %[[V16]] : f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.select %[[V17]], %[[V11]], %[[V16]] : f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = math.powf %[[V18]], %[[V2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.negf %[[V3]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = math.atan2 %[[V5]], %[[V4]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.mulf %[[V20]], %[[V21]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = math.exp %[[V22]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.mulf %[[V19]], %[[V23]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V25:[^ ]+]] = math.log %[[V18]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.mulf %[[V2]], %[[V21]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.mulf %[[V3]], %[[V25]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.addf %[[V26]], %[[V27]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V29:[^ ]+]] = math.cos %[[V28]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V30:[^ ]+]] = math.sin %[[V28]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V31:[^ ]+]] = complex.create %[[CST_3]], %[[CST_2]] : complex<f32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = complex.create %[[CST_2]], %[[CST_2]] : complex<f32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = complex.create %[[CST_1]], %[[CST_2]] : complex<f32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.cmpf oeq, %[[V18]], %[[CST_2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.cmpf oeq, %[[V3]], %[[CST_2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.cmpf oeq, %[[V2]], %[[CST_2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.cmpf oeq, %[[V5]], %[[CST_2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpf ole, %[[CST_2]], %[[V2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V39:[^ ]+]] = arith.mulf %[[V24]], %[[V29]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.mulf %[[V24]], %[[V30]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.select %[[V36]], %[[V31]], %[[V32]] : complex<f32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = complex.create %[[V39]], %[[V40]] : complex<f32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT:     %[[V44:[^ ]+]] = arith.andi %[[V43]], %[[V38]] : i1
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.select %[[V44]], %[[V41]], %[[V42]] : complex<f32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = arith.andi %[[V36]], %[[V35]] : i1
// CHECK-NEXT:     %[[V47:[^ ]+]] = arith.select %[[V46]], %[[V31]], %[[V45]] : complex<f32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.cmpf oeq, %[[V4]], %[[CST_3]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.andi %[[V48]], %[[V37]] : i1
// CHECK-NEXT:     %[[V50:[^ ]+]] = arith.select %[[V49]], %[[V31]], %[[V47]] : complex<f32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = arith.cmpf oeq, %[[V4]], %[[CST_1]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.andi %[[V51]], %[[V37]] : i1
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.cmpf ogt, %[[V2]], %[[CST_2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V54:[^ ]+]] = arith.andi %[[V35]], %[[V53]] : i1
// CHECK-NEXT:     %[[V55:[^ ]+]] = arith.andi %[[V52]], %[[V54]] : i1
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.select %[[V55]], %[[V33]], %[[V50]] : complex<f32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.cmpf olt, %[[V2]], %[[CST_2]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.andi %[[V35]], %[[V57]] : i1
// CHECK-NEXT:     %[[V59:[^ ]+]] = arith.andi %[[V52]], %[[V58]] : i1
// CHECK-NEXT:     %[[V60:[^ ]+]] = arith.select %[[V59]], %[[V32]], %[[V56]] : complex<f32>
// CHECK-NEXT:     return %[[V60]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>, %n: i32) -> complex<f32> {
  %0 = complex.powi %a, %n : complex<f32>, i32
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>, %[[ARG1:[^ ]+]]: i32) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.sitofp %[[ARG1]] : i32 to f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.create %[[V0]], %[[CST]] : complex<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[V1]] : complex<f32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[V1]] : complex<f32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.absf %[[V6]] : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.absf %[[V7]] : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.maximumf %[[V8]], %[[V9]] : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.minimumf %[[V8]], %[[V9]] : f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divf %[[V11]], %[[V10]] : f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.mulf %[[V12]], %[[V12]] : f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addf %[[V13]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = math.sqrt %[[V14]] : f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.mulf %[[V10]], %[[V15]] : f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.cmpf uno, %[[V16]], %[[V16]] : f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.select %[[V17]], %[[V11]], %[[V16]] : f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = math.powf %[[V18]], %[[V2]] : f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.negf %[[V3]] : f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = math.atan2 %[[V5]], %[[V4]] : f32
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.mulf %[[V20]], %[[V21]] : f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = math.exp %[[V22]] : f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.mulf %[[V19]], %[[V23]] : f32
// CHECK-NEXT:     %[[V25:[^ ]+]] = math.log %[[V18]] : f32
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.mulf %[[V2]], %[[V21]] : f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.mulf %[[V3]], %[[V25]] : f32
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.addf %[[V26]], %[[V27]] : f32
// CHECK-NEXT:     %[[V29:[^ ]+]] = math.cos %[[V28]] : f32
// CHECK-NEXT:     %[[V30:[^ ]+]] = math.sin %[[V28]] : f32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V31:[^ ]+]] = complex.create %[[CST_3]], %[[CST_2]] : complex<f32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = complex.create %[[CST_2]], %[[CST_2]] : complex<f32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = complex.create %[[CST_1]], %[[CST_2]] : complex<f32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.cmpf oeq, %[[V18]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.cmpf oeq, %[[V3]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.cmpf oeq, %[[V2]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.cmpf oeq, %[[V5]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpf ole, %[[CST_2]], %[[V2]] : f32
// CHECK-NEXT:     %[[V39:[^ ]+]] = arith.mulf %[[V24]], %[[V29]] : f32
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.mulf %[[V24]], %[[V30]] : f32
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.select %[[V36]], %[[V31]], %[[V32]] : complex<f32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = complex.create %[[V39]], %[[V40]] : complex<f32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT:     %[[V44:[^ ]+]] = arith.andi %[[V43]], %[[V38]] : i1
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.select %[[V44]], %[[V41]], %[[V42]] : complex<f32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = arith.andi %[[V36]], %[[V35]] : i1
// CHECK-NEXT:     %[[V47:[^ ]+]] = arith.select %[[V46]], %[[V31]], %[[V45]] : complex<f32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.cmpf oeq, %[[V4]], %[[CST_3]] : f32
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.andi %[[V48]], %[[V37]] : i1
// CHECK-NEXT:     %[[V50:[^ ]+]] = arith.select %[[V49]], %[[V31]], %[[V47]] : complex<f32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = arith.cmpf oeq, %[[V4]], %[[CST_1]] : f32
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.andi %[[V51]], %[[V37]] : i1
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.cmpf ogt, %[[V2]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V54:[^ ]+]] = arith.andi %[[V35]], %[[V53]] : i1
// CHECK-NEXT:     %[[V55:[^ ]+]] = arith.andi %[[V52]], %[[V54]] : i1
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.select %[[V55]], %[[V33]], %[[V50]] : complex<f32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.cmpf olt, %[[V2]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.andi %[[V35]], %[[V57]] : i1
// CHECK-NEXT:     %[[V59:[^ ]+]] = arith.andi %[[V52]], %[[V58]] : i1
// CHECK-NEXT:     %[[V60:[^ ]+]] = arith.select %[[V59]], %[[V32]], %[[V56]] : complex<f32>
// CHECK-NEXT:     return %[[V60]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f128>, %n: i32) -> complex<f128> {
  %0 = complex.powi %a, %n : complex<f128>, i32
  return %0 : complex<f128>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f128>, %[[ARG1:[^ ]+]]: i32) -> complex<f128> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.sitofp %[[ARG1]] : i32 to f128
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f128
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.create %[[V0]], %[[CST]] : complex<f128>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[V1]] : complex<f128>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[V1]] : complex<f128>
// CHECK-NEXT:     %[[V4:[^ ]+]] = complex.re %[[ARG0]] : complex<f128>
// CHECK-NEXT:     %[[V5:[^ ]+]] = complex.im %[[ARG0]] : complex<f128>
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.re %[[ARG0]] : complex<f128>
// CHECK-NEXT:     %[[V7:[^ ]+]] = complex.im %[[ARG0]] : complex<f128>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f128
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.absf %[[V6]] : f128
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.absf %[[V7]] : f128
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.maximumf %[[V8]], %[[V9]] : f128
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.minimumf %[[V8]], %[[V9]] : f128
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divf %[[V11]], %[[V10]] : f128
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.mulf %[[V12]], %[[V12]] : f128
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addf %[[V13]], %[[CST_0]] : f128
// CHECK-NEXT:     %[[V15:[^ ]+]] = math.sqrt %[[V14]] : f128
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.mulf %[[V10]], %[[V15]] : f128
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.cmpf uno, %[[V16]], %[[V16]] : f128
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.select %[[V17]], %[[V11]], %[[V16]] : f128
// CHECK-NEXT:     %[[V19:[^ ]+]] = math.powf %[[V18]], %[[V2]] : f128
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.negf %[[V3]] : f128
// CHECK-NEXT:     %[[V21:[^ ]+]] = math.atan2 %[[V5]], %[[V4]] : f128
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.mulf %[[V20]], %[[V21]] : f128
// CHECK-NEXT:     %[[V23:[^ ]+]] = math.exp %[[V22]] : f128
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.mulf %[[V19]], %[[V23]] : f128
// CHECK-NEXT:     %[[V25:[^ ]+]] = math.log %[[V18]] : f128
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.mulf %[[V2]], %[[V21]] : f128
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.mulf %[[V3]], %[[V25]] : f128
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.addf %[[V26]], %[[V27]] : f128
// CHECK-NEXT:     %[[V29:[^ ]+]] = math.cos %[[V28]] : f128
// CHECK-NEXT:     %[[V30:[^ ]+]] = math.sin %[[V28]] : f128
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 0x7FFF0000000000000000000000000000 : f128
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 0.000000e+00 : f128
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 1.000000e+00 : f128
// CHECK-NEXT:     %[[V31:[^ ]+]] = complex.create %[[CST_3]], %[[CST_2]] : complex<f128>
// CHECK-NEXT:     %[[V32:[^ ]+]] = complex.create %[[CST_2]], %[[CST_2]] : complex<f128>
// CHECK-NEXT:     %[[V33:[^ ]+]] = complex.create %[[CST_1]], %[[CST_2]] : complex<f128>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.cmpf oeq, %[[V18]], %[[CST_2]] : f128
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.cmpf oeq, %[[V3]], %[[CST_2]] : f128
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.cmpf oeq, %[[V2]], %[[CST_2]] : f128
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.cmpf oeq, %[[V5]], %[[CST_2]] : f128
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpf ole, %[[CST_2]], %[[V2]] : f128
// CHECK-NEXT:     %[[V39:[^ ]+]] = arith.mulf %[[V24]], %[[V29]] : f128
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.mulf %[[V24]], %[[V30]] : f128
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.select %[[V36]], %[[V31]], %[[V32]] : complex<f128>
// CHECK-NEXT:     %[[V42:[^ ]+]] = complex.create %[[V39]], %[[V40]] : complex<f128>
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT:     %[[V44:[^ ]+]] = arith.andi %[[V43]], %[[V38]] : i1
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.select %[[V44]], %[[V41]], %[[V42]] : complex<f128>
// CHECK-NEXT:     %[[V46:[^ ]+]] = arith.andi %[[V36]], %[[V35]] : i1
// CHECK-NEXT:     %[[V47:[^ ]+]] = arith.select %[[V46]], %[[V31]], %[[V45]] : complex<f128>
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.cmpf oeq, %[[V4]], %[[CST_3]] : f128
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.andi %[[V48]], %[[V37]] : i1
// CHECK-NEXT:     %[[V50:[^ ]+]] = arith.select %[[V49]], %[[V31]], %[[V47]] : complex<f128>
// CHECK-NEXT:     %[[V51:[^ ]+]] = arith.cmpf oeq, %[[V4]], %[[CST_1]] : f128
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.andi %[[V51]], %[[V37]] : i1
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.cmpf ogt, %[[V2]], %[[CST_2]] : f128
// CHECK-NEXT:     %[[V54:[^ ]+]] = arith.andi %[[V35]], %[[V53]] : i1
// CHECK-NEXT:     %[[V55:[^ ]+]] = arith.andi %[[V52]], %[[V54]] : i1
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.select %[[V55]], %[[V33]], %[[V50]] : complex<f128>
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.cmpf olt, %[[V2]], %[[CST_2]] : f128
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.andi %[[V35]], %[[V57]] : i1
// CHECK-NEXT:     %[[V59:[^ ]+]] = arith.andi %[[V52]], %[[V58]] : i1
// CHECK-NEXT:     %[[V60:[^ ]+]] = arith.select %[[V59]], %[[V32]], %[[V56]] : complex<f128>
// CHECK-NEXT:     return %[[V60]] : complex<f128>
// CHECK-NEXT:   }
// CHECK-NEXT: }
