// RUN: mlir-opt %s --split-input-file --convert-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f(%a: i1) {
  %0:2 = arith.addui_extended %a, %a : i1, i1
  %1:2 = arith.mulsi_extended %a, %a : i1
  %2:2 = arith.mului_extended %a, %a : i1
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (i1, i1) -> !llvm.struct<(i1, i1)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i1, i1)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i1, i1)>
// CHECK-NEXT: %[[V3:.*]] = llvm.sext %arg0 : i1 to i2
// CHECK-NEXT: %[[V4:.*]] = llvm.sext %arg0 : i1 to i2
// CHECK-NEXT: %[[V5:.*]] = llvm.mul %[[V3]], %[[V4]] : i2
// CHECK-NEXT: %[[V6:.*]] = llvm.trunc %[[V5]] : i2 to i1
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(1 : i2) : i2
// CHECK-NEXT: %[[V8:.*]] = llvm.lshr %[[V5]], %[[V7]] : i2
// CHECK-NEXT: %[[V9:.*]] = llvm.trunc %[[V8]] : i2 to i1
// CHECK-NEXT: %[[V10:.*]] = llvm.zext %arg0 : i1 to i2
// CHECK-NEXT: %[[V11:.*]] = llvm.zext %arg0 : i1 to i2
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %[[V10]], %[[V11]] : i2
// CHECK-NEXT: %[[V13:.*]] = llvm.trunc %[[V12]] : i2 to i1
// CHECK-NEXT: %[[V14:.*]] = llvm.mlir.constant(1 : i2) : i2
// CHECK-NEXT: %[[V15:.*]] = llvm.lshr %[[V12]], %[[V14]] : i2
// CHECK-NEXT: %[[V16:.*]] = llvm.trunc %[[V15]] : i2 to i1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8) {
  %0:2 = arith.addui_extended %a, %a : i8, i1
  %1:2 = arith.mulsi_extended %a, %a : i8
  %2:2 = arith.mului_extended %a, %a : i8
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i8) {
// CHECK-NEXT: %[[V0:.*]] = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (i8, i8) -> !llvm.struct<(i8, i1)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i8, i1)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i8, i1)>
// CHECK-NEXT: %[[V3:.*]] = llvm.sext %arg0 : i8 to i16
// CHECK-NEXT: %[[V4:.*]] = llvm.sext %arg0 : i8 to i16
// CHECK-NEXT: %[[V5:.*]] = llvm.mul %[[V3]], %[[V4]] : i16
// CHECK-NEXT: %[[V6:.*]] = llvm.trunc %[[V5]] : i16 to i8
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(8 : i16) : i16
// CHECK-NEXT: %[[V8:.*]] = llvm.lshr %[[V5]], %[[V7]] : i16
// CHECK-NEXT: %[[V9:.*]] = llvm.trunc %[[V8]] : i16 to i8
// CHECK-NEXT: %[[V10:.*]] = llvm.zext %arg0 : i8 to i16
// CHECK-NEXT: %[[V11:.*]] = llvm.zext %arg0 : i8 to i16
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %[[V10]], %[[V11]] : i16
// CHECK-NEXT: %[[V13:.*]] = llvm.trunc %[[V12]] : i16 to i8
// CHECK-NEXT: %[[V14:.*]] = llvm.mlir.constant(8 : i16) : i16
// CHECK-NEXT: %[[V15:.*]] = llvm.lshr %[[V12]], %[[V14]] : i16
// CHECK-NEXT: %[[V16:.*]] = llvm.trunc %[[V15]] : i16 to i8
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0:2 = arith.addui_extended %a, %a : i32, i1
  %1:2 = arith.mulsi_extended %a, %a : i32
  %2:2 = arith.mului_extended %a, %a : i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: %[[V3:.*]] = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT: %[[V4:.*]] = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT: %[[V5:.*]] = llvm.mul %[[V3]], %[[V4]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.trunc %[[V5]] : i64 to i32
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.lshr %[[V5]], %[[V7]] : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.trunc %[[V8]] : i64 to i32
// CHECK-NEXT: %[[V10:.*]] = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %[[V11:.*]] = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %[[V10]], %[[V11]] : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.trunc %[[V12]] : i64 to i32
// CHECK-NEXT: %[[V14:.*]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.lshr %[[V12]], %[[V14]] : i64
// CHECK-NEXT: %[[V16:.*]] = llvm.trunc %[[V15]] : i64 to i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64) {
  %0:2 = arith.addui_extended %a, %a : i64, i1
  %1:2 = arith.mulsi_extended %a, %a : i64
  %2:2 = arith.mului_extended %a, %a : i64
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: %[[V0:.*]] = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (i64, i64) -> !llvm.struct<(i64, i1)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i64, i1)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, i1)>
// CHECK-NEXT: %[[V3:.*]] = llvm.sext %arg0 : i64 to i128
// CHECK-NEXT: %[[V4:.*]] = llvm.sext %arg0 : i64 to i128
// CHECK-NEXT: %[[V5:.*]] = llvm.mul %[[V3]], %[[V4]] : i128
// CHECK-NEXT: %[[V6:.*]] = llvm.trunc %[[V5]] : i128 to i64
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(64 : i128) : i128
// CHECK-NEXT: %[[V8:.*]] = llvm.lshr %[[V5]], %[[V7]] : i128
// CHECK-NEXT: %[[V9:.*]] = llvm.trunc %[[V8]] : i128 to i64
// CHECK-NEXT: %[[V10:.*]] = llvm.zext %arg0 : i64 to i128
// CHECK-NEXT: %[[V11:.*]] = llvm.zext %arg0 : i64 to i128
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %[[V10]], %[[V11]] : i128
// CHECK-NEXT: %[[V13:.*]] = llvm.trunc %[[V12]] : i128 to i64
// CHECK-NEXT: %[[V14:.*]] = llvm.mlir.constant(64 : i128) : i128
// CHECK-NEXT: %[[V15:.*]] = llvm.lshr %[[V12]], %[[V14]] : i128
// CHECK-NEXT: %[[V16:.*]] = llvm.trunc %[[V15]] : i128 to i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0:2 = arith.addui_extended %a, %a : vector<4xi32>, vector<4xi1>
  %1:2 = arith.mulsi_extended %a, %a : vector<4xi32>
  %2:2 = arith.mului_extended %a, %a : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.sext %arg0 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT: %[[V4:.*]] = llvm.sext %arg0 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT: %[[V5:.*]] = llvm.mul %[[V3]], %[[V4]] : vector<4xi64>
// CHECK-NEXT: %[[V6:.*]] = llvm.trunc %[[V5]] : vector<4xi64> to vector<4xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(dense<32> : vector<4xi64>) : vector<4xi64>
// CHECK-NEXT: %[[V8:.*]] = llvm.lshr %[[V5]], %[[V7]] : vector<4xi64>
// CHECK-NEXT: %[[V9:.*]] = llvm.trunc %[[V8]] : vector<4xi64> to vector<4xi32>
// CHECK-NEXT: %[[V10:.*]] = llvm.zext %arg0 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT: %[[V11:.*]] = llvm.zext %arg0 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %[[V10]], %[[V11]] : vector<4xi64>
// CHECK-NEXT: %[[V13:.*]] = llvm.trunc %[[V12]] : vector<4xi64> to vector<4xi32>
// CHECK-NEXT: %[[V14:.*]] = llvm.mlir.constant(dense<32> : vector<4xi64>) : vector<4xi64>
// CHECK-NEXT: %[[V15:.*]] = llvm.lshr %[[V12]], %[[V14]] : vector<4xi64>
// CHECK-NEXT: %[[V16:.*]] = llvm.trunc %[[V15]] : vector<4xi64> to vector<4xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2xi32>) {
  %0:2 = arith.addui_extended %a, %a : vector<2x2xi32>, vector<2x2xi1>
  %1:2 = arith.mulsi_extended %a, %a : vector<2x2xi32>
  %2:2 = arith.mului_extended %a, %a : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<2xi32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %[[V0]], %[[V0]] : vector<2x2xi32>, vector<2x2xi1>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %[[V0]], %[[V0]] : vector<2x2xi32>
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %[[V0]], %[[V0]] : vector<2x2xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xi8>) {
  %0:2 = arith.addui_extended %a, %a : tensor<4xi8>, tensor<4xi1>
  %1:2 = arith.mulsi_extended %a, %a : tensor<4xi8>
  %2:2 = arith.mului_extended %a, %a : tensor<4xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi8>) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg0 : tensor<4xi8>, tensor<4xi1>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg0 : tensor<4xi8>
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg0 : tensor<4xi8>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
