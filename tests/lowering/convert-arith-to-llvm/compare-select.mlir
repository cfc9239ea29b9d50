// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm | FileCheck %s

func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi ne, %a, %b : i1
  %1 = arith.cmpi slt, %a, %b : i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.icmp "ne" %arg0, %arg1 : i1
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %arg0, %arg1 : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8, %b: i8) {
  %0 = arith.cmpi ne, %a, %b : i8
  %1 = arith.cmpi slt, %a, %b : i8
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) {
// CHECK-NEXT: %[[V0:.*]] = llvm.icmp "ne" %arg0, %arg1 : i8
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %arg0, %arg1 : i8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.icmp "eq" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "ne" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "slt" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.icmp "sle" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V4:.*]] = llvm.icmp "sgt" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V5:.*]] = llvm.icmp "sge" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V6:.*]] = llvm.icmp "ult" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V7:.*]] = llvm.icmp "ule" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V8:.*]] = llvm.icmp "ugt" %arg0, %arg1 : i32
// CHECK-NEXT: %[[V9:.*]] = llvm.icmp "uge" %arg0, %arg1 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64, %b: i64) {
  %0 = arith.cmpi ne, %a, %b : i64
  %1 = arith.cmpi slt, %a, %b : i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.icmp "ne" %arg0, %arg1 : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %arg0, %arg1 : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i128, %b: i128) {
  %0 = arith.cmpi ne, %a, %b : i128
  %1 = arith.cmpi slt, %a, %b : i128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i128, %arg1: i128) {
// CHECK-NEXT: %[[V0:.*]] = llvm.icmp "ne" %arg0, %arg1 : i128
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %arg0, %arg1 : i128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = arith.cmpi ne, %a, %b : index
  %1 = arith.cmpi slt, %a, %b : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "ne" %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.icmp "slt" %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = arith.cmpi ne, %a, %b : vector<4xi32>
  %1 = arith.cmpi slt, %a, %b : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.icmp "ne" %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xindex>, %b: vector<4xindex>) {
  %0 = arith.cmpi ne, %a, %b : vector<4xindex>
  %1 = arith.cmpi slt, %a, %b : vector<4xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xindex>, %arg1: vector<4xindex>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "ne" %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V3:.*]] = llvm.icmp "slt" %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xi8>, %b: vector<[4]xi8>) {
  %0 = arith.cmpi ne, %a, %b : vector<[4]xi8>
  %1 = arith.cmpi slt, %a, %b : vector<[4]xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.icmp "ne" %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x4xi16>, %b: vector<2x4xi16>) {
  %0 = arith.cmpi eq, %a, %b : vector<2x4xi16>
  %1 = arith.cmpi ne, %a, %b : vector<2x4xi16>
  %2 = arith.cmpi slt, %a, %b : vector<2x4xi16>
  %3 = arith.cmpi sle, %a, %b : vector<2x4xi16>
  %4 = arith.cmpi sgt, %a, %b : vector<2x4xi16>
  %5 = arith.cmpi sge, %a, %b : vector<2x4xi16>
  %6 = arith.cmpi ult, %a, %b : vector<2x4xi16>
  %7 = arith.cmpi ule, %a, %b : vector<2x4xi16>
  %8 = arith.cmpi ugt, %a, %b : vector<2x4xi16>
  %9 = arith.cmpi uge, %a, %b : vector<2x4xi16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x4xi16>, %arg1: vector<2x4xi16>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x4xi16> to !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x4xi16> to !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V5:.*]] = llvm.icmp "eq" %[[V3]], %[[V4]] : vector<4xi16>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V2]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V9:.*]] = llvm.icmp "eq" %[[V7]], %[[V8]] : vector<4xi16>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V6]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V11:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V14:.*]] = llvm.icmp "ne" %[[V12]], %[[V13]] : vector<4xi16>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V11]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V16:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V17:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V18:.*]] = llvm.icmp "ne" %[[V16]], %[[V17]] : vector<4xi16>
// CHECK-NEXT: %[[V19:.*]] = llvm.insertvalue %[[V18]], %[[V15]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V20:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V21:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V22:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V23:.*]] = llvm.icmp "slt" %[[V21]], %[[V22]] : vector<4xi16>
// CHECK-NEXT: %[[V24:.*]] = llvm.insertvalue %[[V23]], %[[V20]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V25:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V26:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V27:.*]] = llvm.icmp "slt" %[[V25]], %[[V26]] : vector<4xi16>
// CHECK-NEXT: %[[V28:.*]] = llvm.insertvalue %[[V27]], %[[V24]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V29:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V30:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V31:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V32:.*]] = llvm.icmp "sle" %[[V30]], %[[V31]] : vector<4xi16>
// CHECK-NEXT: %[[V33:.*]] = llvm.insertvalue %[[V32]], %[[V29]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V34:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V35:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V36:.*]] = llvm.icmp "sle" %[[V34]], %[[V35]] : vector<4xi16>
// CHECK-NEXT: %[[V37:.*]] = llvm.insertvalue %[[V36]], %[[V33]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V38:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V39:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V40:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V41:.*]] = llvm.icmp "sgt" %[[V39]], %[[V40]] : vector<4xi16>
// CHECK-NEXT: %[[V42:.*]] = llvm.insertvalue %[[V41]], %[[V38]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V43:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V44:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V45:.*]] = llvm.icmp "sgt" %[[V43]], %[[V44]] : vector<4xi16>
// CHECK-NEXT: %[[V46:.*]] = llvm.insertvalue %[[V45]], %[[V42]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V47:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V48:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V49:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V50:.*]] = llvm.icmp "sge" %[[V48]], %[[V49]] : vector<4xi16>
// CHECK-NEXT: %[[V51:.*]] = llvm.insertvalue %[[V50]], %[[V47]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V52:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V53:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V54:.*]] = llvm.icmp "sge" %[[V52]], %[[V53]] : vector<4xi16>
// CHECK-NEXT: %[[V55:.*]] = llvm.insertvalue %[[V54]], %[[V51]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V56:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V57:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V58:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V59:.*]] = llvm.icmp "ult" %[[V57]], %[[V58]] : vector<4xi16>
// CHECK-NEXT: %[[V60:.*]] = llvm.insertvalue %[[V59]], %[[V56]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V61:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V62:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V63:.*]] = llvm.icmp "ult" %[[V61]], %[[V62]] : vector<4xi16>
// CHECK-NEXT: %[[V64:.*]] = llvm.insertvalue %[[V63]], %[[V60]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V65:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V66:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V67:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V68:.*]] = llvm.icmp "ule" %[[V66]], %[[V67]] : vector<4xi16>
// CHECK-NEXT: %[[V69:.*]] = llvm.insertvalue %[[V68]], %[[V65]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V70:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V71:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V72:.*]] = llvm.icmp "ule" %[[V70]], %[[V71]] : vector<4xi16>
// CHECK-NEXT: %[[V73:.*]] = llvm.insertvalue %[[V72]], %[[V69]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V74:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V75:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V76:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V77:.*]] = llvm.icmp "ugt" %[[V75]], %[[V76]] : vector<4xi16>
// CHECK-NEXT: %[[V78:.*]] = llvm.insertvalue %[[V77]], %[[V74]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V79:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V80:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V81:.*]] = llvm.icmp "ugt" %[[V79]], %[[V80]] : vector<4xi16>
// CHECK-NEXT: %[[V82:.*]] = llvm.insertvalue %[[V81]], %[[V78]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V83:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V84:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V85:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V86:.*]] = llvm.icmp "uge" %[[V84]], %[[V85]] : vector<4xi16>
// CHECK-NEXT: %[[V87:.*]] = llvm.insertvalue %[[V86]], %[[V83]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %[[V88:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V89:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi16>>
// CHECK-NEXT: %[[V90:.*]] = llvm.icmp "uge" %[[V88]], %[[V89]] : vector<4xi16>
// CHECK-NEXT: %[[V91:.*]] = llvm.insertvalue %[[V90]], %[[V87]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2xindex>, %b: vector<2x2xindex>) {
  %0 = arith.cmpi ne, %a, %b : vector<2x2xindex>
  %1 = arith.cmpi slt, %a, %b : vector<2x2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x2xindex>, %arg1: vector<2x2xindex>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xindex> to !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x2xindex> to !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %[[V5:.*]] = llvm.icmp "ne" %[[V3]], %[[V4]] : vector<2xi64>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V2]][0] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %[[V9:.*]] = llvm.icmp "ne" %[[V7]], %[[V8]] : vector<2xi64>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V6]][1] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT: %[[V11:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %[[V14:.*]] = llvm.icmp "slt" %[[V12]], %[[V13]] : vector<2xi64>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V11]][0] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT: %[[V16:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %[[V17:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: %[[V18:.*]] = llvm.icmp "slt" %[[V16]], %[[V17]] : vector<2xi64>
// CHECK-NEXT: %[[V19:.*]] = llvm.insertvalue %[[V18]], %[[V15]][1] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  %0 = arith.cmpi ne, %a, %b : tensor<4xi32>
  %1 = arith.cmpi slt, %a, %b : tensor<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi ne, %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<i32>, %b: vector<i32>) {
  %0 = arith.cmpi ne, %a, %b : vector<i32>
  %1 = arith.cmpi slt, %a, %b : vector<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<i32>, %arg1: vector<i32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<i32> to vector<1xi32>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<i32> to vector<1xi32>
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "ne" %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V3:.*]] = llvm.icmp "slt" %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x[4]xi64>, %b: vector<2x[4]xi64>) {
  %0 = arith.cmpi ne, %a, %b : vector<2x[4]xi64>
  %1 = arith.cmpi slt, %a, %b : vector<2x[4]xi64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x[4]xi64>, %arg1: vector<2x[4]xi64>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x[4]xi64> to !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x[4]xi64> to !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT: %[[V5:.*]] = llvm.icmp "ne" %[[V3]], %[[V4]] : vector<[4]xi64>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V2]][0] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT: %[[V9:.*]] = llvm.icmp "ne" %[[V7]], %[[V8]] : vector<[4]xi64>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V6]][1] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT: %[[V11:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT: %[[V14:.*]] = llvm.icmp "slt" %[[V12]], %[[V13]] : vector<[4]xi64>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V11]][0] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT: %[[V16:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT: %[[V17:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT: %[[V18:.*]] = llvm.icmp "slt" %[[V16]], %[[V17]] : vector<[4]xi64>
// CHECK-NEXT: %[[V19:.*]] = llvm.insertvalue %[[V18]], %[[V15]][1] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.cmpf oeq, %a, %b : bf16
  %1 = arith.cmpf ogt, %a, %b : bf16
  %2 = arith.cmpf true, %a, %b : bf16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: bf16, %arg1: bf16) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fcmp "oeq" %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V1:.*]] = llvm.fcmp "ogt" %arg0, %arg1 : bf16
// CHECK-NEXT: %[[V2:.*]] = llvm.fcmp "_true" %arg0, %arg1 : bf16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16, %b: f16) {
  %0 = arith.cmpf oeq, %a, %b : f16
  %1 = arith.cmpf ogt, %a, %b : f16
  %2 = arith.cmpf true, %a, %b : f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f16, %arg1: f16) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fcmp "oeq" %arg0, %arg1 : f16
// CHECK-NEXT: %[[V1:.*]] = llvm.fcmp "ogt" %arg0, %arg1 : f16
// CHECK-NEXT: %[[V2:.*]] = llvm.fcmp "_true" %arg0, %arg1 : f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
