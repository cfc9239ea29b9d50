// RUN: mlir-opt %s --split-input-file --convert-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f(%a: i8) {
  %0 = arith.extsi %a : i8 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i8) {
// CHECK-NEXT: %[[V0:.*]] = llvm.sext %arg0 : i8 to i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1) {
  %0 = arith.extsi %a : i1 to i64
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.sext %arg0 : i1 to i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi8>) {
  %0 = arith.extsi %a : vector<4xi8> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi8>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.sext %arg0 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xi8>) {
  %0 = arith.extsi %a : vector<2x3xi8> to vector<2x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<3xi8>>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %[[V2:.*]] = llvm.sext %[[V1]] : vector<3xi8> to vector<3xi32>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %[[V2]], %[[V0]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %[[V5:.*]] = llvm.sext %[[V4]] : vector<3xi8> to vector<3xi32>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V3]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi8>) {
  %0 = arith.extsi %a : vector<[2]xi8> to vector<[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[2]xi8>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.sext %arg0 : vector<[2]xi8> to vector<[2]xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi8>) {
  %0 = arith.extsi %a : tensor<2xi8> to tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : tensor<2xi8> to tensor<2xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8) {
  %0 = arith.extui %a : i8 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i8) {
// CHECK-NEXT: %[[V0:.*]] = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1) {
  %0 = arith.extui %a : i1 to i64
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.zext %arg0 : i1 to i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi8>) {
  %0 = arith.extui %a : vector<4xi8> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi8>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.zext %arg0 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xi8>) {
  %0 = arith.extui %a : vector<2x3xi8> to vector<2x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<3xi8>>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %[[V2:.*]] = llvm.zext %[[V1]] : vector<3xi8> to vector<3xi32>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %[[V2]], %[[V0]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %[[V5:.*]] = llvm.zext %[[V4]] : vector<3xi8> to vector<3xi32>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V3]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
