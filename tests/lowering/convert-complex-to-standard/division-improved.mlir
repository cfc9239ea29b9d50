// RUN: mlir-opt %s --split-input-file --convert-complex-to-standard=complex-range=improved | FileCheck %s

func.func @f(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.div %a, %b : complex<bf16>
  return %0 : complex<bf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<bf16>, %[[ARG1:[^ ]+]]: complex<bf16>) -> complex<bf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<bf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[ARG1]] : complex<bf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG1]] : complex<bf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divf %[[V2]], %[[V3]] : bf16
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[V2]] : bf16
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V3]], %[[V5]] : bf16
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V0]], %[[V4]] : bf16
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[V1]] : bf16
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divf %[[V8]], %[[V6]] : bf16
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V1]], %[[V4]] : bf16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.subf %[[V10]], %[[V0]] : bf16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divf %[[V11]], %[[V6]] : bf16
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.divf %[[V3]], %[[V2]] : bf16
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.mulf %[[V13]], %[[V3]] : bf16
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addf %[[V2]], %[[V14]] : bf16
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.mulf %[[V1]], %[[V13]] : bf16
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addf %[[V0]], %[[V16]] : bf16
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.divf %[[V17]], %[[V15]] : bf16
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.mulf %[[V0]], %[[V13]] : bf16
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.subf %[[V1]], %[[V19]] : bf16
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.divf %[[V20]], %[[V15]] : bf16
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : bf16
// CHECK-NEXT:     %[[V22:[^ ]+]] = math.absf %[[V2]] : bf16
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.cmpf oeq, %[[V22]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V24:[^ ]+]] = math.absf %[[V3]] : bf16
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.cmpf oeq, %[[V24]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.cmpf ord, %[[V0]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.cmpf ord, %[[V1]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.ori %[[V26]], %[[V27]] : i1
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.andi %[[V23]], %[[V25]] : i1
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.andi %[[V28]], %[[V29]] : i1
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0x7F80 : bf16
// CHECK-NEXT:     %[[V31:[^ ]+]] = math.copysign %[[CST_0]], %[[V2]] : bf16
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.mulf %[[V31]], %[[V0]] : bf16
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.mulf %[[V31]], %[[V1]] : bf16
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.cmpf one, %[[V22]], %[[CST_0]] : bf16
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.cmpf one, %[[V24]], %[[CST_0]] : bf16
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT:     %[[V37:[^ ]+]] = math.absf %[[V0]] : bf16
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpf oeq, %[[V37]], %[[CST_0]] : bf16
// CHECK-NEXT:     %[[V39:[^ ]+]] = math.absf %[[V1]] : bf16
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.cmpf oeq, %[[V39]], %[[CST_0]] : bf16
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.ori %[[V38]], %[[V40]] : i1
// CHECK-NEXT:     %[[V42:[^ ]+]] = arith.andi %[[V41]], %[[V36]] : i1
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.select %[[V38]], %[[CST_1]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V44:[^ ]+]] = math.copysign %[[V43]], %[[V0]] : bf16
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.select %[[V40]], %[[CST_1]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V46:[^ ]+]] = math.copysign %[[V45]], %[[V1]] : bf16
// CHECK-NEXT:     %[[V47:[^ ]+]] = arith.mulf %[[V44]], %[[V2]] : bf16
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.mulf %[[V46]], %[[V3]] : bf16
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.addf %[[V47]], %[[V48]] : bf16
// CHECK-NEXT:     %[[V50:[^ ]+]] = arith.mulf %[[CST_0]], %[[V49]] : bf16
// CHECK-NEXT:     %[[V51:[^ ]+]] = arith.mulf %[[V44]], %[[V3]] : bf16
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.mulf %[[V46]], %[[V2]] : bf16
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.subf %[[V52]], %[[V51]] : bf16
// CHECK-NEXT:     %[[V54:[^ ]+]] = arith.mulf %[[CST_0]], %[[V53]] : bf16
// CHECK-NEXT:     %[[V55:[^ ]+]] = arith.cmpf one, %[[V37]], %[[CST_0]] : bf16
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.cmpf one, %[[V39]], %[[CST_0]] : bf16
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.andi %[[V55]], %[[V56]] : i1
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.cmpf oeq, %[[V22]], %[[CST_0]] : bf16
// CHECK-NEXT:     %[[V59:[^ ]+]] = arith.cmpf oeq, %[[V24]], %[[CST_0]] : bf16
// CHECK-NEXT:     %[[V60:[^ ]+]] = arith.ori %[[V58]], %[[V59]] : i1
// CHECK-NEXT:     %[[V61:[^ ]+]] = arith.andi %[[V57]], %[[V60]] : i1
// CHECK-NEXT:     %[[V62:[^ ]+]] = arith.select %[[V58]], %[[CST_1]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V63:[^ ]+]] = math.copysign %[[V62]], %[[V2]] : bf16
// CHECK-NEXT:     %[[V64:[^ ]+]] = arith.select %[[V59]], %[[CST_1]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V65:[^ ]+]] = math.copysign %[[V64]], %[[V3]] : bf16
// CHECK-NEXT:     %[[V66:[^ ]+]] = arith.mulf %[[V0]], %[[V63]] : bf16
// CHECK-NEXT:     %[[V67:[^ ]+]] = arith.mulf %[[V1]], %[[V65]] : bf16
// CHECK-NEXT:     %[[V68:[^ ]+]] = arith.addf %[[V66]], %[[V67]] : bf16
// CHECK-NEXT:     %[[V69:[^ ]+]] = arith.mulf %[[CST]], %[[V68]] : bf16
// CHECK-NEXT:     %[[V70:[^ ]+]] = arith.mulf %[[V1]], %[[V63]] : bf16
// CHECK-NEXT:     %[[V71:[^ ]+]] = arith.mulf %[[V0]], %[[V65]] : bf16
// CHECK-NEXT:     %[[V72:[^ ]+]] = arith.subf %[[V70]], %[[V71]] : bf16
// CHECK-NEXT:     %[[V73:[^ ]+]] = arith.mulf %[[CST]], %[[V72]] : bf16
// CHECK-NEXT:     %[[V74:[^ ]+]] = arith.cmpf olt, %[[V22]], %[[V24]] : bf16
// CHECK-NEXT:     %[[V75:[^ ]+]] = arith.select %[[V74]], %[[V9]], %[[V18]] : bf16
// CHECK-NEXT:     %[[V76:[^ ]+]] = arith.select %[[V74]], %[[V12]], %[[V21]] : bf16
// CHECK-NEXT:     %[[V77:[^ ]+]] = arith.select %[[V61]], %[[V69]], %[[V75]] : bf16
// CHECK-NEXT:     %[[V78:[^ ]+]] = arith.select %[[V61]], %[[V73]], %[[V76]] : bf16
// CHECK-NEXT:     %[[V79:[^ ]+]] = arith.select %[[V42]], %[[V50]], %[[V77]] : bf16
// CHECK-NEXT:     %[[V80:[^ ]+]] = arith.select %[[V42]], %[[V54]], %[[V78]] : bf16
// CHECK-NEXT:     %[[V81:[^ ]+]] = arith.select %[[V30]], %[[V32]], %[[V79]] : bf16
// CHECK-NEXT:     %[[V82:[^ ]+]] = arith.select %[[V30]], %[[V33]], %[[V80]] : bf16
// CHECK-NEXT:     %[[V83:[^ ]+]] = arith.cmpf uno, %[[V75]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V84:[^ ]+]] = arith.cmpf uno, %[[V76]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V85:[^ ]+]] = arith.andi %[[V83]], %[[V84]] : i1
// CHECK-NEXT:     %[[V86:[^ ]+]] = arith.select %[[V85]], %[[V81]], %[[V75]] : bf16
// CHECK-NEXT:     %[[V87:[^ ]+]] = arith.select %[[V85]], %[[V82]], %[[V76]] : bf16
// CHECK-NEXT:     %[[V88:[^ ]+]] = complex.create %[[V86]], %[[V87]] : complex<bf16>
// CHECK-NEXT:     return %[[V88]] : complex<bf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f80>, %b: complex<f80>) -> complex<f80> {
  %0 = complex.div %a, %b fastmath<nnan,ninf> : complex<f80>
  return %0 : complex<f80>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f80>, %[[ARG1:[^ ]+]]: complex<f80>) -> complex<f80> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f80>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[ARG1]] : complex<f80>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG1]] : complex<f80>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divf %[[V2]], %[[V3]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[V2]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V3]], %[[V5]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V0]], %[[V4]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[V1]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divf %[[V8]], %[[V6]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V1]], %[[V4]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.subf %[[V10]], %[[V0]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divf %[[V11]], %[[V6]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.divf %[[V3]], %[[V2]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.mulf %[[V13]], %[[V3]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addf %[[V2]], %[[V14]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.mulf %[[V1]], %[[V13]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addf %[[V0]], %[[V16]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.divf %[[V17]], %[[V15]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.mulf %[[V0]], %[[V13]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.subf %[[V1]], %[[V19]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.divf %[[V20]], %[[V15]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f80
// CHECK-NEXT:     %[[V22:[^ ]+]] = math.absf %[[V2]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.cmpf oeq, %[[V22]], %[[CST]] : f80
// CHECK-NEXT:     %[[V24:[^ ]+]] = math.absf %[[V3]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.cmpf oeq, %[[V24]], %[[CST]] : f80
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.cmpf ord, %[[V0]], %[[CST]] : f80
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.cmpf ord, %[[V1]], %[[CST]] : f80
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.ori %[[V26]], %[[V27]] : i1
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.andi %[[V23]], %[[V25]] : i1
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.andi %[[V28]], %[[V29]] : i1
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0x7FFF8000000000000000 : f80
// CHECK-NEXT:     %[[V31:[^ ]+]] = math.copysign %[[CST_0]], %[[V2]] : f80
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.mulf %[[V31]], %[[V0]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.mulf %[[V31]], %[[V1]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.cmpf one, %[[V22]], %[[CST_0]] : f80
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.cmpf one, %[[V24]], %[[CST_0]] : f80
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT:     %[[V37:[^ ]+]] = math.absf %[[V0]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpf oeq, %[[V37]], %[[CST_0]] : f80
// CHECK-NEXT:     %[[V39:[^ ]+]] = math.absf %[[V1]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.cmpf oeq, %[[V39]], %[[CST_0]] : f80
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.ori %[[V38]], %[[V40]] : i1
// CHECK-NEXT:     %[[V42:[^ ]+]] = arith.andi %[[V41]], %[[V36]] : i1
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 1.000000e+00 : f80
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.select %[[V38]], %[[CST_1]], %[[CST]] : f80
// CHECK-NEXT:     %[[V44:[^ ]+]] = math.copysign %[[V43]], %[[V0]] : f80
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.select %[[V40]], %[[CST_1]], %[[CST]] : f80
// CHECK-NEXT:     %[[V46:[^ ]+]] = math.copysign %[[V45]], %[[V1]] : f80
// CHECK-NEXT:     %[[V47:[^ ]+]] = arith.mulf %[[V44]], %[[V2]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.mulf %[[V46]], %[[V3]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.addf %[[V47]], %[[V48]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V50:[^ ]+]] = arith.mulf %[[CST_0]], %[[V49]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V51:[^ ]+]] = arith.mulf %[[V44]], %[[V3]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.mulf %[[V46]], %[[V2]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.subf %[[V52]], %[[V51]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V54:[^ ]+]] = arith.mulf %[[CST_0]], %[[V53]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V55:[^ ]+]] = arith.cmpf one, %[[V37]], %[[CST_0]] : f80
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.cmpf one, %[[V39]], %[[CST_0]] : f80
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.andi %[[V55]], %[[V56]] : i1
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.cmpf oeq, %[[V22]], %[[CST_0]] : f80
// CHECK-NEXT:     %[[V59:[^ ]+]] = arith.cmpf oeq, %[[V24]], %[[CST_0]] : f80
// CHECK-NEXT:     %[[V60:[^ ]+]] = arith.ori %[[V58]], %[[V59]] : i1
// CHECK-NEXT:     %[[V61:[^ ]+]] = arith.andi %[[V57]], %[[V60]] : i1
// CHECK-NEXT:     %[[V62:[^ ]+]] = arith.select %[[V58]], %[[CST_1]], %[[CST]] : f80
// CHECK-NEXT:     %[[V63:[^ ]+]] = math.copysign %[[V62]], %[[V2]] : f80
// CHECK-NEXT:     %[[V64:[^ ]+]] = arith.select %[[V59]], %[[CST_1]], %[[CST]] : f80
// CHECK-NEXT:     %[[V65:[^ ]+]] = math.copysign %[[V64]], %[[V3]] : f80
// CHECK-NEXT:     %[[V66:[^ ]+]] = arith.mulf %[[V0]], %[[V63]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V67:[^ ]+]] = arith.mulf %[[V1]], %[[V65]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V68:[^ ]+]] = arith.addf %[[V66]], %[[V67]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V69:[^ ]+]] = arith.mulf %[[CST]], %[[V68]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V70:[^ ]+]] = arith.mulf %[[V1]], %[[V63]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V71:[^ ]+]] = arith.mulf %[[V0]], %[[V65]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V72:[^ ]+]] = arith.subf %[[V70]], %[[V71]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V73:[^ ]+]] = arith.mulf %[[CST]], %[[V72]] fastmath<nnan,ninf> : f80
// CHECK-NEXT:     %[[V74:[^ ]+]] = arith.cmpf olt, %[[V22]], %[[V24]] : f80
// CHECK-NEXT:     %[[V75:[^ ]+]] = arith.select %[[V74]], %[[V9]], %[[V18]] : f80
// CHECK-NEXT:     %[[V76:[^ ]+]] = arith.select %[[V74]], %[[V12]], %[[V21]] : f80
// CHECK-NEXT:     %[[V77:[^ ]+]] = arith.select %[[V61]], %[[V69]], %[[V75]] : f80
// CHECK-NEXT:     %[[V78:[^ ]+]] = arith.select %[[V61]], %[[V73]], %[[V76]] : f80
// CHECK-NEXT:     %[[V79:[^ ]+]] = arith.select %[[V42]], %[[V50]], %[[V77]] : f80
// CHECK-NEXT:     %[[V80:[^ ]+]] = arith.select %[[V42]], %[[V54]], %[[V78]] : f80
// CHECK-NEXT:     %[[V81:[^ ]+]] = arith.select %[[V30]], %[[V32]], %[[V79]] : f80
// CHECK-NEXT:     %[[V82:[^ ]+]] = arith.select %[[V30]], %[[V33]], %[[V80]] : f80
// CHECK-NEXT:     %[[V83:[^ ]+]] = arith.cmpf uno, %[[V75]], %[[CST]] : f80
// CHECK-NEXT:     %[[V84:[^ ]+]] = arith.cmpf uno, %[[V76]], %[[CST]] : f80
// CHECK-NEXT:     %[[V85:[^ ]+]] = arith.andi %[[V83]], %[[V84]] : i1
// CHECK-NEXT:     %[[V86:[^ ]+]] = arith.select %[[V85]], %[[V81]], %[[V75]] : f80
// CHECK-NEXT:     %[[V87:[^ ]+]] = arith.select %[[V85]], %[[V82]], %[[V76]] : f80
// CHECK-NEXT:     %[[V88:[^ ]+]] = complex.create %[[V86]], %[[V87]] : complex<f80>
// CHECK-NEXT:     return %[[V88]] : complex<f80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.div %a, %b fastmath<nnan,ninf> : complex<f16>
  return %0 : complex<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f16>, %[[ARG1:[^ ]+]]: complex<f16>) -> complex<f16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[ARG1]] : complex<f16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG1]] : complex<f16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divf %[[V2]], %[[V3]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[V2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V3]], %[[V5]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V0]], %[[V4]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[V1]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divf %[[V8]], %[[V6]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V1]], %[[V4]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.subf %[[V10]], %[[V0]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divf %[[V11]], %[[V6]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.divf %[[V3]], %[[V2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.mulf %[[V13]], %[[V3]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addf %[[V2]], %[[V14]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.mulf %[[V1]], %[[V13]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addf %[[V0]], %[[V16]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.divf %[[V17]], %[[V15]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.mulf %[[V0]], %[[V13]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.subf %[[V1]], %[[V19]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.divf %[[V20]], %[[V15]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[V22:[^ ]+]] = math.absf %[[V2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.cmpf oeq, %[[V22]], %[[CST]] : f16
// CHECK-NEXT:     %[[V24:[^ ]+]] = math.absf %[[V3]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.cmpf oeq, %[[V24]], %[[CST]] : f16
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.cmpf ord, %[[V0]], %[[CST]] : f16
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.cmpf ord, %[[V1]], %[[CST]] : f16
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.ori %[[V26]], %[[V27]] : i1
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.andi %[[V23]], %[[V25]] : i1
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.andi %[[V28]], %[[V29]] : i1
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:     %[[V31:[^ ]+]] = math.copysign %[[CST_0]], %[[V2]] : f16
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.mulf %[[V31]], %[[V0]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.mulf %[[V31]], %[[V1]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.cmpf one, %[[V22]], %[[CST_0]] : f16
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.cmpf one, %[[V24]], %[[CST_0]] : f16
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT:     %[[V37:[^ ]+]] = math.absf %[[V0]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpf oeq, %[[V37]], %[[CST_0]] : f16
// CHECK-NEXT:     %[[V39:[^ ]+]] = math.absf %[[V1]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.cmpf oeq, %[[V39]], %[[CST_0]] : f16
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.ori %[[V38]], %[[V40]] : i1
// CHECK-NEXT:     %[[V42:[^ ]+]] = arith.andi %[[V41]], %[[V36]] : i1
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.select %[[V38]], %[[CST_1]], %[[CST]] : f16
// CHECK-NEXT:     %[[V44:[^ ]+]] = math.copysign %[[V43]], %[[V0]] : f16
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.select %[[V40]], %[[CST_1]], %[[CST]] : f16
// CHECK-NEXT:     %[[V46:[^ ]+]] = math.copysign %[[V45]], %[[V1]] : f16
// CHECK-NEXT:     %[[V47:[^ ]+]] = arith.mulf %[[V44]], %[[V2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.mulf %[[V46]], %[[V3]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.addf %[[V47]], %[[V48]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V50:[^ ]+]] = arith.mulf %[[CST_0]], %[[V49]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V51:[^ ]+]] = arith.mulf %[[V44]], %[[V3]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.mulf %[[V46]], %[[V2]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.subf %[[V52]], %[[V51]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V54:[^ ]+]] = arith.mulf %[[CST_0]], %[[V53]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V55:[^ ]+]] = arith.cmpf one, %[[V37]], %[[CST_0]] : f16
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.cmpf one, %[[V39]], %[[CST_0]] : f16
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.andi %[[V55]], %[[V56]] : i1
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.cmpf oeq, %[[V22]], %[[CST_0]] : f16
// CHECK-NEXT:     %[[V59:[^ ]+]] = arith.cmpf oeq, %[[V24]], %[[CST_0]] : f16
// CHECK-NEXT:     %[[V60:[^ ]+]] = arith.ori %[[V58]], %[[V59]] : i1
// CHECK-NEXT:     %[[V61:[^ ]+]] = arith.andi %[[V57]], %[[V60]] : i1
// CHECK-NEXT:     %[[V62:[^ ]+]] = arith.select %[[V58]], %[[CST_1]], %[[CST]] : f16
// CHECK-NEXT:     %[[V63:[^ ]+]] = math.copysign %[[V62]], %[[V2]] : f16
// CHECK-NEXT:     %[[V64:[^ ]+]] = arith.select %[[V59]], %[[CST_1]], %[[CST]] : f16
// CHECK-NEXT:     %[[V65:[^ ]+]] = math.copysign %[[V64]], %[[V3]] : f16
// CHECK-NEXT:     %[[V66:[^ ]+]] = arith.mulf %[[V0]], %[[V63]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V67:[^ ]+]] = arith.mulf %[[V1]], %[[V65]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V68:[^ ]+]] = arith.addf %[[V66]], %[[V67]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V69:[^ ]+]] = arith.mulf %[[CST]], %[[V68]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V70:[^ ]+]] = arith.mulf %[[V1]], %[[V63]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V71:[^ ]+]] = arith.mulf %[[V0]], %[[V65]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V72:[^ ]+]] = arith.subf %[[V70]], %[[V71]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V73:[^ ]+]] = arith.mulf %[[CST]], %[[V72]] fastmath<nnan,ninf> : f16
// CHECK-NEXT:     %[[V74:[^ ]+]] = arith.cmpf olt, %[[V22]], %[[V24]] : f16
// CHECK-NEXT:     %[[V75:[^ ]+]] = arith.select %[[V74]], %[[V9]], %[[V18]] : f16
// CHECK-NEXT:     %[[V76:[^ ]+]] = arith.select %[[V74]], %[[V12]], %[[V21]] : f16
// CHECK-NEXT:     %[[V77:[^ ]+]] = arith.select %[[V61]], %[[V69]], %[[V75]] : f16
// CHECK-NEXT:     %[[V78:[^ ]+]] = arith.select %[[V61]], %[[V73]], %[[V76]] : f16
// CHECK-NEXT:     %[[V79:[^ ]+]] = arith.select %[[V42]], %[[V50]], %[[V77]] : f16
// CHECK-NEXT:     %[[V80:[^ ]+]] = arith.select %[[V42]], %[[V54]], %[[V78]] : f16
// CHECK-NEXT:     %[[V81:[^ ]+]] = arith.select %[[V30]], %[[V32]], %[[V79]] : f16
// CHECK-NEXT:     %[[V82:[^ ]+]] = arith.select %[[V30]], %[[V33]], %[[V80]] : f16
// CHECK-NEXT:     %[[V83:[^ ]+]] = arith.cmpf uno, %[[V75]], %[[CST]] : f16
// CHECK-NEXT:     %[[V84:[^ ]+]] = arith.cmpf uno, %[[V76]], %[[CST]] : f16
// CHECK-NEXT:     %[[V85:[^ ]+]] = arith.andi %[[V83]], %[[V84]] : i1
// CHECK-NEXT:     %[[V86:[^ ]+]] = arith.select %[[V85]], %[[V81]], %[[V75]] : f16
// CHECK-NEXT:     %[[V87:[^ ]+]] = arith.select %[[V85]], %[[V82]], %[[V76]] : f16
// CHECK-NEXT:     %[[V88:[^ ]+]] = complex.create %[[V86]], %[[V87]] : complex<f16>
// CHECK-NEXT:     return %[[V88]] : complex<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f32>, %[[ARG1:[^ ]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = complex.re %[[ARG1]] : complex<f32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = complex.im %[[ARG1]] : complex<f32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[V2]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V3]], %[[V5]] : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V0]], %[[V4]] : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[V1]] : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.divf %[[V8]], %[[V6]] : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V1]], %[[V4]] : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.subf %[[V10]], %[[V0]] : f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.divf %[[V11]], %[[V6]] : f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.divf %[[V3]], %[[V2]] : f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.mulf %[[V13]], %[[V3]] : f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addf %[[V2]], %[[V14]] : f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.mulf %[[V1]], %[[V13]] : f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addf %[[V0]], %[[V16]] : f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.divf %[[V17]], %[[V15]] : f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.mulf %[[V0]], %[[V13]] : f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.subf %[[V1]], %[[V19]] : f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.divf %[[V20]], %[[V15]] : f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V22:[^ ]+]] = math.absf %[[V2]] : f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.cmpf oeq, %[[V22]], %[[CST]] : f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = math.absf %[[V3]] : f32
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.cmpf oeq, %[[V24]], %[[CST]] : f32
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.cmpf ord, %[[V0]], %[[CST]] : f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.cmpf ord, %[[V1]], %[[CST]] : f32
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.ori %[[V26]], %[[V27]] : i1
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.andi %[[V23]], %[[V25]] : i1
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.andi %[[V28]], %[[V29]] : i1
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %[[V31:[^ ]+]] = math.copysign %[[CST_0]], %[[V2]] : f32
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.mulf %[[V31]], %[[V0]] : f32
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.mulf %[[V31]], %[[V1]] : f32
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.cmpf one, %[[V22]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.cmpf one, %[[V24]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT:     %[[V37:[^ ]+]] = math.absf %[[V0]] : f32
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpf oeq, %[[V37]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[V39:[^ ]+]] = math.absf %[[V1]] : f32
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.cmpf oeq, %[[V39]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.ori %[[V38]], %[[V40]] : i1
// CHECK-NEXT:     %[[V42:[^ ]+]] = arith.andi %[[V41]], %[[V36]] : i1
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.select %[[V38]], %[[CST_1]], %[[CST]] : f32
// CHECK-NEXT:     %[[V44:[^ ]+]] = math.copysign %[[V43]], %[[V0]] : f32
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.select %[[V40]], %[[CST_1]], %[[CST]] : f32
// CHECK-NEXT:     %[[V46:[^ ]+]] = math.copysign %[[V45]], %[[V1]] : f32
// CHECK-NEXT:     %[[V47:[^ ]+]] = arith.mulf %[[V44]], %[[V2]] : f32
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.mulf %[[V46]], %[[V3]] : f32
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.addf %[[V47]], %[[V48]] : f32
// CHECK-NEXT:     %[[V50:[^ ]+]] = arith.mulf %[[CST_0]], %[[V49]] : f32
// CHECK-NEXT:     %[[V51:[^ ]+]] = arith.mulf %[[V44]], %[[V3]] : f32
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.mulf %[[V46]], %[[V2]] : f32
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.subf %[[V52]], %[[V51]] : f32
// CHECK-NEXT:     %[[V54:[^ ]+]] = arith.mulf %[[CST_0]], %[[V53]] : f32
// CHECK-NEXT:     %[[V55:[^ ]+]] = arith.cmpf one, %[[V37]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.cmpf one, %[[V39]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.andi %[[V55]], %[[V56]] : i1
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.cmpf oeq, %[[V22]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[V59:[^ ]+]] = arith.cmpf oeq, %[[V24]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[V60:[^ ]+]] = arith.ori %[[V58]], %[[V59]] : i1
// CHECK-NEXT:     %[[V61:[^ ]+]] = arith.andi %[[V57]], %[[V60]] : i1
// CHECK-NEXT:     %[[V62:[^ ]+]] = arith.select %[[V58]], %[[CST_1]], %[[CST]] : f32
// CHECK-NEXT:     %[[V63:[^ ]+]] = math.copysign %[[V62]], %[[V2]] : f32
// CHECK-NEXT:     %[[V64:[^ ]+]] = arith.select %[[V59]], %[[CST_1]], %[[CST]] : f32
// CHECK-NEXT:     %[[V65:[^ ]+]] = math.copysign %[[V64]], %[[V3]] : f32
// CHECK-NEXT:     %[[V66:[^ ]+]] = arith.mulf %[[V0]], %[[V63]] : f32
// CHECK-NEXT:     %[[V67:[^ ]+]] = arith.mulf %[[V1]], %[[V65]] : f32
// CHECK-NEXT:     %[[V68:[^ ]+]] = arith.addf %[[V66]], %[[V67]] : f32
// CHECK-NEXT:     %[[V69:[^ ]+]] = arith.mulf %[[CST]], %[[V68]] : f32
// CHECK-NEXT:     %[[V70:[^ ]+]] = arith.mulf %[[V1]], %[[V63]] : f32
// CHECK-NEXT:     %[[V71:[^ ]+]] = arith.mulf %[[V0]], %[[V65]] : f32
// CHECK-NEXT:     %[[V72:[^ ]+]] = arith.subf %[[V70]], %[[V71]] : f32
// CHECK-NEXT:     %[[V73:[^ ]+]] = arith.mulf %[[CST]], %[[V72]] : f32
// CHECK-NEXT:     %[[V74:[^ ]+]] = arith.cmpf olt, %[[V22]], %[[V24]] : f32
// CHECK-NEXT:     %[[V75:[^ ]+]] = arith.select %[[V74]], %[[V9]], %[[V18]] : f32
// CHECK-NEXT:     %[[V76:[^ ]+]] = arith.select %[[V74]], %[[V12]], %[[V21]] : f32
// CHECK-NEXT:     %[[V77:[^ ]+]] = arith.select %[[V61]], %[[V69]], %[[V75]] : f32
// CHECK-NEXT:     %[[V78:[^ ]+]] = arith.select %[[V61]], %[[V73]], %[[V76]] : f32
// CHECK-NEXT:     %[[V79:[^ ]+]] = arith.select %[[V42]], %[[V50]], %[[V77]] : f32
// CHECK-NEXT:     %[[V80:[^ ]+]] = arith.select %[[V42]], %[[V54]], %[[V78]] : f32
// CHECK-NEXT:     %[[V81:[^ ]+]] = arith.select %[[V30]], %[[V32]], %[[V79]] : f32
// CHECK-NEXT:     %[[V82:[^ ]+]] = arith.select %[[V30]], %[[V33]], %[[V80]] : f32
// CHECK-NEXT:     %[[V83:[^ ]+]] = arith.cmpf uno, %[[V75]], %[[CST]] : f32
// CHECK-NEXT:     %[[V84:[^ ]+]] = arith.cmpf uno, %[[V76]], %[[CST]] : f32
// CHECK-NEXT:     %[[V85:[^ ]+]] = arith.andi %[[V83]], %[[V84]] : i1
// CHECK-NEXT:     %[[V86:[^ ]+]] = arith.select %[[V85]], %[[V81]], %[[V75]] : f32
// CHECK-NEXT:     %[[V87:[^ ]+]] = arith.select %[[V85]], %[[V82]], %[[V76]] : f32
// CHECK-NEXT:     %[[V88:[^ ]+]] = complex.create %[[V86]], %[[V87]] : complex<f32>
// CHECK-NEXT:     return %[[V88]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
