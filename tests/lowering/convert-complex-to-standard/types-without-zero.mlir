// RUN: mlir-opt %s --split-input-file --convert-complex-to-standard | FileCheck %s
// NO-BYTECODE: numbers of f8E8M0FNU have no sign in bytecode, here as in MLIR 22.

// A type without zero has a number nearest to it in some places, and none in others.

func.func @sqrt(%x: complex<f8E8M0FNU>) -> complex<f8E8M0FNU> {
  %0 = complex.sqrt %x : complex<f8E8M0FNU>
  return %0 : complex<f8E8M0FNU>
}

// CHECK: module {
// CHECK-NEXT: func.func @sqrt(%arg0: complex<f8E8M0FNU>) -> complex<f8E8M0FNU> {
// CHECK-NEXT: %cst = arith.constant 0xFF : f8E8M0FNU
// CHECK-NEXT: %cst_0 = arith.constant 5.000000e-01 : f8E8M0FNU
// CHECK-NEXT: %[[V0:.*]] = complex.re %arg0 : complex<f8E8M0FNU>
// CHECK-NEXT: %[[V1:.*]] = complex.im %arg0 : complex<f8E8M0FNU>
// CHECK-NEXT: %cst_1 = arith.constant 1.000000e+00 : f8E8M0FNU
// CHECK-NEXT: %[[V2:.*]] = math.absf %[[V0]] : f8E8M0FNU
// CHECK-NEXT: %[[V3:.*]] = math.absf %[[V1]] : f8E8M0FNU
// CHECK-NEXT: %[[V4:.*]] = arith.maximumf %[[V2]], %[[V3]] : f8E8M0FNU
// CHECK-NEXT: %[[V5:.*]] = arith.minimumf %[[V2]], %[[V3]] : f8E8M0FNU
// CHECK-NEXT: %[[V6:.*]] = arith.divf %[[V5]], %[[V4]] : f8E8M0FNU
// CHECK-NEXT: %[[V7:.*]] = arith.mulf %[[V6]], %[[V6]] : f8E8M0FNU
// CHECK-NEXT: %[[V8:.*]] = arith.addf %[[V7]], %cst_1 : f8E8M0FNU
// CHECK-NEXT: %cst_2 = arith.constant 2.500000e-01 : f8E8M0FNU
// CHECK-NEXT: %[[V9:.*]] = math.sqrt %[[V4]] : f8E8M0FNU
// CHECK-NEXT: %[[V10:.*]] = math.powf %[[V8]], %cst_2 : f8E8M0FNU
// CHECK-NEXT: %[[V11:.*]] = arith.mulf %[[V9]], %[[V10]] : f8E8M0FNU
// CHECK-NEXT: %[[V12:.*]] = arith.cmpf uno, %[[V11]], %[[V11]] : f8E8M0FNU
// CHECK-NEXT: %[[V13:.*]] = arith.select %[[V12]], %[[V5]], %[[V11]] : f8E8M0FNU
// CHECK-NEXT: %[[V14:.*]] = math.atan2 %[[V1]], %[[V0]] : f8E8M0FNU
// CHECK-NEXT: %[[V15:.*]] = arith.mulf %[[V14]], %cst_0 : f8E8M0FNU
// CHECK-NEXT: %[[V16:.*]] = math.cos %[[V15]] : f8E8M0FNU
// CHECK-NEXT: %[[V17:.*]] = math.sin %[[V15]] : f8E8M0FNU
// CHECK-NEXT: %[[V18:.*]] = arith.cmpf oeq, %[[V17]], %cst : f8E8M0FNU
// CHECK-NEXT: %[[V19:.*]] = arith.mulf %[[V13]], %[[V16]] : f8E8M0FNU
// CHECK-NEXT: %[[V20:.*]] = arith.mulf %[[V13]], %[[V17]] : f8E8M0FNU
// CHECK-NEXT: %[[V21:.*]] = arith.select %[[V18]], %cst, %[[V20]] : f8E8M0FNU
// CHECK-NEXT: %cst_3 = arith.constant 0xFF : f8E8M0FNU
// CHECK-NEXT: %cst_4 = arith.constant 0xFF : f8E8M0FNU
// CHECK-NEXT: %cst_5 = arith.constant 0xFF : f8E8M0FNU
// CHECK-NEXT: %[[V22:.*]] = math.absf %[[V1]] : f8E8M0FNU
// CHECK-NEXT: %[[V23:.*]] = arith.cmpf oeq, %[[V22]], %cst_3 : f8E8M0FNU
// CHECK-NEXT: %[[V24:.*]] = arith.cmpf one, %[[V22]], %cst_3 : f8E8M0FNU
// CHECK-NEXT: %[[V25:.*]] = arith.cmpf oeq, %[[V0]], %cst_3 : f8E8M0FNU
// CHECK-NEXT: %[[V26:.*]] = arith.cmpf oeq, %[[V0]], %cst_4 : f8E8M0FNU
// CHECK-NEXT: %[[V27:.*]] = arith.andi %[[V26]], %[[V24]] : i1
// CHECK-NEXT: %[[V28:.*]] = arith.select %[[V27]], %cst, %[[V19]] : f8E8M0FNU
// CHECK-NEXT: %[[V29:.*]] = arith.ori %[[V23]], %[[V25]] : i1
// CHECK-NEXT: %[[V30:.*]] = arith.select %[[V29]], %cst_3, %[[V28]] : f8E8M0FNU
// CHECK-NEXT: %[[V31:.*]] = math.copysign %cst_3, %[[V1]] : f8E8M0FNU
// CHECK-NEXT: %[[V32:.*]] = arith.cmpf uno, %[[V13]], %[[V13]] : f8E8M0FNU
// CHECK-NEXT: %[[V33:.*]] = arith.select %[[V32]], %cst_5, %[[V21]] : f8E8M0FNU
// CHECK-NEXT: %[[V34:.*]] = arith.ori %[[V23]], %[[V26]] : i1
// CHECK-NEXT: %[[V35:.*]] = arith.select %[[V34]], %[[V31]], %[[V33]] : f8E8M0FNU
// CHECK-NEXT: %[[V36:.*]] = arith.cmpf oeq, %[[V13]], %cst : f8E8M0FNU
// CHECK-NEXT: %[[V37:.*]] = arith.select %[[V36]], %cst, %[[V30]] : f8E8M0FNU
// CHECK-NEXT: %[[V38:.*]] = arith.select %[[V36]], %cst, %[[V35]] : f8E8M0FNU
// CHECK-NEXT: %[[V39:.*]] = complex.create %[[V37]], %[[V38]] : complex<f8E8M0FNU>
// CHECK-NEXT: return %[[V39]] : complex<f8E8M0FNU>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @rsqrt(%x: complex<f8E8M0FNU>) -> complex<f8E8M0FNU> {
  %0 = complex.rsqrt %x : complex<f8E8M0FNU>
  return %0 : complex<f8E8M0FNU>
}

// CHECK: module {
// CHECK-NEXT: func.func @rsqrt(%arg0: complex<f8E8M0FNU>) -> complex<f8E8M0FNU> {
// CHECK-NEXT: %cst = arith.constant 0xFF : f8E8M0FNU
// CHECK-NEXT: %cst_0 = arith.constant 0xFF : f8E8M0FNU
// CHECK-NEXT: %cst_1 = arith.constant -5.000000e-01 : f8E8M0FNU
// CHECK-NEXT: %cst_2 = arith.constant 0xFF : f8E8M0FNU
// CHECK-NEXT: %[[V0:.*]] = complex.re %arg0 : complex<f8E8M0FNU>
// CHECK-NEXT: %[[V1:.*]] = complex.im %arg0 : complex<f8E8M0FNU>
// CHECK-NEXT: %cst_3 = arith.constant 1.000000e+00 : f8E8M0FNU
// CHECK-NEXT: %[[V2:.*]] = math.absf %[[V0]] : f8E8M0FNU
// CHECK-NEXT: %[[V3:.*]] = math.absf %[[V1]] : f8E8M0FNU
// CHECK-NEXT: %[[V4:.*]] = arith.maximumf %[[V2]], %[[V3]] : f8E8M0FNU
// CHECK-NEXT: %[[V5:.*]] = arith.minimumf %[[V2]], %[[V3]] : f8E8M0FNU
// CHECK-NEXT: %[[V6:.*]] = arith.divf %[[V5]], %[[V4]] : f8E8M0FNU
// CHECK-NEXT: %[[V7:.*]] = arith.mulf %[[V6]], %[[V6]] : f8E8M0FNU
// CHECK-NEXT: %[[V8:.*]] = arith.addf %[[V7]], %cst_3 : f8E8M0FNU
// CHECK-NEXT: %[[V9:.*]] = math.rsqrt %[[V8]] : f8E8M0FNU
// CHECK-NEXT: %[[V10:.*]] = math.rsqrt %[[V5]] : f8E8M0FNU
// CHECK-NEXT: %[[V11:.*]] = math.rsqrt %[[V4]] : f8E8M0FNU
// CHECK-NEXT: %[[V12:.*]] = math.sqrt %[[V9]] : f8E8M0FNU
// CHECK-NEXT: %[[V13:.*]] = arith.mulf %[[V11]], %[[V12]] : f8E8M0FNU
// CHECK-NEXT: %[[V14:.*]] = arith.cmpf uno, %[[V13]], %[[V13]] : f8E8M0FNU
// CHECK-NEXT: %[[V15:.*]] = arith.select %[[V14]], %[[V10]], %[[V13]] : f8E8M0FNU
// CHECK-NEXT: %[[V16:.*]] = math.atan2 %[[V1]], %[[V0]] : f8E8M0FNU
// CHECK-NEXT: %[[V17:.*]] = arith.mulf %[[V16]], %cst_1 : f8E8M0FNU
// CHECK-NEXT: %[[V18:.*]] = math.cos %[[V17]] : f8E8M0FNU
// CHECK-NEXT: %[[V19:.*]] = math.sin %[[V17]] : f8E8M0FNU
// CHECK-NEXT: %[[V20:.*]] = arith.mulf %[[V15]], %[[V18]] : f8E8M0FNU
// CHECK-NEXT: %[[V21:.*]] = arith.mulf %[[V15]], %[[V19]] : f8E8M0FNU
// CHECK-NEXT: %cst_4 = arith.constant -1.000000e+00 : f8E8M0FNU
// CHECK-NEXT: %[[V22:.*]] = math.copysign %cst, %[[V0]] : f8E8M0FNU
// CHECK-NEXT: %[[V23:.*]] = math.copysign %cst, %[[V1]] : f8E8M0FNU
// CHECK-NEXT: %[[V24:.*]] = arith.mulf %cst_4, %[[V23]] : f8E8M0FNU
// CHECK-NEXT: %[[V25:.*]] = math.absf %[[V0]] : f8E8M0FNU
// CHECK-NEXT: %[[V26:.*]] = math.absf %[[V1]] : f8E8M0FNU
// CHECK-NEXT: %[[V27:.*]] = arith.cmpf oeq, %[[V26]], %cst_0 : f8E8M0FNU
// CHECK-NEXT: %[[V28:.*]] = arith.cmpf uno, %[[V0]], %[[V0]] : f8E8M0FNU
// CHECK-NEXT: %[[V29:.*]] = arith.cmpf oeq, %[[V25]], %cst_0 : f8E8M0FNU
// CHECK-NEXT: %[[V30:.*]] = arith.andi %[[V27]], %[[V28]] : i1
// CHECK-NEXT: %[[V31:.*]] = arith.ori %[[V30]], %[[V29]] : i1
// CHECK-NEXT: %[[V32:.*]] = arith.select %[[V31]], %[[V22]], %[[V20]] : f8E8M0FNU
// CHECK-NEXT: %[[V33:.*]] = arith.select %[[V31]], %[[V24]], %[[V21]] : f8E8M0FNU
// CHECK-NEXT: %[[V34:.*]] = arith.cmpf oeq, %[[V0]], %cst : f8E8M0FNU
// CHECK-NEXT: %[[V35:.*]] = arith.cmpf oeq, %[[V1]], %cst : f8E8M0FNU
// CHECK-NEXT: %[[V36:.*]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT: %[[V37:.*]] = arith.select %[[V36]], %cst_0, %[[V32]] : f8E8M0FNU
// CHECK-NEXT: %[[V38:.*]] = arith.select %[[V36]], %cst_2, %[[V33]] : f8E8M0FNU
// CHECK-NEXT: %[[V39:.*]] = complex.create %[[V37]], %[[V38]] : complex<f8E8M0FNU>
// CHECK-NEXT: return %[[V39]] : complex<f8E8M0FNU>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @sign(%x: complex<f8E8M0FNU>) -> complex<f8E8M0FNU> {
  %0 = complex.sign %x : complex<f8E8M0FNU>
  return %0 : complex<f8E8M0FNU>
}

// CHECK: module {
// CHECK-NEXT: func.func @sign(%arg0: complex<f8E8M0FNU>) -> complex<f8E8M0FNU> {
// CHECK-NEXT: %[[V0:.*]] = complex.re %arg0 : complex<f8E8M0FNU>
// CHECK-NEXT: %[[V1:.*]] = complex.im %arg0 : complex<f8E8M0FNU>
// CHECK-NEXT: %cst = arith.constant 5.877470e-39 : f8E8M0FNU
// CHECK-NEXT: %[[V2:.*]] = arith.cmpf oeq, %[[V0]], %cst : f8E8M0FNU
// CHECK-NEXT: %[[V3:.*]] = arith.cmpf oeq, %[[V1]], %cst : f8E8M0FNU
// CHECK-NEXT: %[[V4:.*]] = arith.andi %[[V2]], %[[V3]] : i1
// CHECK-NEXT: %[[V5:.*]] = complex.re %arg0 : complex<f8E8M0FNU>
// CHECK-NEXT: %[[V6:.*]] = complex.im %arg0 : complex<f8E8M0FNU>
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f8E8M0FNU
// CHECK-NEXT: %[[V7:.*]] = math.absf %[[V5]] : f8E8M0FNU
// CHECK-NEXT: %[[V8:.*]] = math.absf %[[V6]] : f8E8M0FNU
// CHECK-NEXT: %[[V9:.*]] = arith.maximumf %[[V7]], %[[V8]] : f8E8M0FNU
// CHECK-NEXT: %[[V10:.*]] = arith.minimumf %[[V7]], %[[V8]] : f8E8M0FNU
// CHECK-NEXT: %[[V11:.*]] = arith.divf %[[V10]], %[[V9]] : f8E8M0FNU
// CHECK-NEXT: %[[V12:.*]] = arith.mulf %[[V11]], %[[V11]] : f8E8M0FNU
// CHECK-NEXT: %[[V13:.*]] = arith.addf %[[V12]], %cst_0 : f8E8M0FNU
// CHECK-NEXT: %[[V14:.*]] = math.sqrt %[[V13]] : f8E8M0FNU
// CHECK-NEXT: %[[V15:.*]] = arith.mulf %[[V9]], %[[V14]] : f8E8M0FNU
// CHECK-NEXT: %[[V16:.*]] = arith.cmpf uno, %[[V15]], %[[V15]] : f8E8M0FNU
// CHECK-NEXT: %[[V17:.*]] = arith.select %[[V16]], %[[V10]], %[[V15]] : f8E8M0FNU
// CHECK-NEXT: %[[V18:.*]] = arith.divf %[[V0]], %[[V17]] : f8E8M0FNU
// CHECK-NEXT: %[[V19:.*]] = arith.divf %[[V1]], %[[V17]] : f8E8M0FNU
// CHECK-NEXT: %[[V20:.*]] = complex.create %[[V18]], %[[V19]] : complex<f8E8M0FNU>
// CHECK-NEXT: %[[V21:.*]] = arith.select %[[V4]], %arg0, %[[V20]] : complex<f8E8M0FNU>
// CHECK-NEXT: return %[[V21]] : complex<f8E8M0FNU>
// CHECK-NEXT: }
// CHECK-NEXT: }
