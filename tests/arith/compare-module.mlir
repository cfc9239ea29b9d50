// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-arith-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%a: i1, %b: i1) {
  %0 = arith.cmpi eq, %a, %b : i1
  %1 = arith.cmpi slt, %a, %b : i1
  %2 = arith.cmpi uge, %a, %b : i1
  return
}

// CHECK-LABEL: func.func @f0(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : i1
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : i1
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : i1
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: i1, %arg1: i1) {
// LLVM-NEXT: %0 = llvm.icmp "eq" %arg0, %arg1 : i1
// LLVM-NEXT: %1 = llvm.icmp "slt" %arg0, %arg1 : i1
// LLVM-NEXT: %2 = llvm.icmp "uge" %arg0, %arg1 : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f1(%a: i32, %b: i32) {
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

// CHECK-LABEL: func.func @f1(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi ne, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi sle, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V4:.*]] = arith.cmpi sgt, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V5:.*]] = arith.cmpi sge, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V6:.*]] = arith.cmpi ult, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V7:.*]] = arith.cmpi ule, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V8:.*]] = arith.cmpi ugt, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V9:.*]] = arith.cmpi uge, %arg0, %arg1 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: i32, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.icmp "eq" %arg0, %arg1 : i32
// LLVM-NEXT: %1 = llvm.icmp "ne" %arg0, %arg1 : i32
// LLVM-NEXT: %2 = llvm.icmp "slt" %arg0, %arg1 : i32
// LLVM-NEXT: %3 = llvm.icmp "sle" %arg0, %arg1 : i32
// LLVM-NEXT: %4 = llvm.icmp "sgt" %arg0, %arg1 : i32
// LLVM-NEXT: %5 = llvm.icmp "sge" %arg0, %arg1 : i32
// LLVM-NEXT: %6 = llvm.icmp "ult" %arg0, %arg1 : i32
// LLVM-NEXT: %7 = llvm.icmp "ule" %arg0, %arg1 : i32
// LLVM-NEXT: %8 = llvm.icmp "ugt" %arg0, %arg1 : i32
// LLVM-NEXT: %9 = llvm.icmp "uge" %arg0, %arg1 : i32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f2(%a: i128, %b: i128) {
  %0 = arith.cmpi eq, %a, %b : i128
  %1 = arith.cmpi slt, %a, %b : i128
  %2 = arith.cmpi uge, %a, %b : i128
  return
}

// CHECK-LABEL: func.func @f2(%arg0: i128, %arg1: i128) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : i128
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : i128
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : i128
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: i128, %arg1: i128) {
// LLVM-NEXT: %0 = llvm.icmp "eq" %arg0, %arg1 : i128
// LLVM-NEXT: %1 = llvm.icmp "slt" %arg0, %arg1 : i128
// LLVM-NEXT: %2 = llvm.icmp "uge" %arg0, %arg1 : i128
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f3(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = arith.cmpi eq, %a, %b : vector<4xi32>
  %1 = arith.cmpi slt, %a, %b : vector<4xi32>
  %2 = arith.cmpi uge, %a, %b : vector<4xi32>
  return
}

// CHECK-LABEL: func.func @f3(%arg0: vector<4xi32>, %arg1: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: vector<4xi32>, %arg1: vector<4xi32>) {
// LLVM-NEXT: %0 = llvm.icmp "eq" %arg0, %arg1 : vector<4xi32>
// LLVM-NEXT: %1 = llvm.icmp "slt" %arg0, %arg1 : vector<4xi32>
// LLVM-NEXT: %2 = llvm.icmp "uge" %arg0, %arg1 : vector<4xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f4(%a: vector<2x[4]xi64>, %b: vector<2x[4]xi64>) {
  %0 = arith.cmpi eq, %a, %b : vector<2x[4]xi64>
  %1 = arith.cmpi slt, %a, %b : vector<2x[4]xi64>
  %2 = arith.cmpi uge, %a, %b : vector<2x[4]xi64>
  return
}

// CHECK-LABEL: func.func @f4(%arg0: vector<2x[4]xi64>, %arg1: vector<2x[4]xi64>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4(%arg0: vector<2x[4]xi64>, %arg1: vector<2x[4]xi64>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x[4]xi64> to !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x[4]xi64> to !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xi1>>
// LLVM-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %5 = llvm.icmp "eq" %3, %4 : vector<[4]xi64>
// LLVM-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<[4]xi1>>
// LLVM-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %9 = llvm.icmp "eq" %7, %8 : vector<[4]xi64>
// LLVM-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<[4]xi1>>
// LLVM-NEXT: %11 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xi1>>
// LLVM-NEXT: %12 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %13 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %14 = llvm.icmp "slt" %12, %13 : vector<[4]xi64>
// LLVM-NEXT: %15 = llvm.insertvalue %14, %11[0] : !llvm.array<2 x vector<[4]xi1>>
// LLVM-NEXT: %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %17 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %18 = llvm.icmp "slt" %16, %17 : vector<[4]xi64>
// LLVM-NEXT: %19 = llvm.insertvalue %18, %15[1] : !llvm.array<2 x vector<[4]xi1>>
// LLVM-NEXT: %20 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xi1>>
// LLVM-NEXT: %21 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %22 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %23 = llvm.icmp "uge" %21, %22 : vector<[4]xi64>
// LLVM-NEXT: %24 = llvm.insertvalue %23, %20[0] : !llvm.array<2 x vector<[4]xi1>>
// LLVM-NEXT: %25 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %26 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xi64>>
// LLVM-NEXT: %27 = llvm.icmp "uge" %25, %26 : vector<[4]xi64>
// LLVM-NEXT: %28 = llvm.insertvalue %27, %24[1] : !llvm.array<2 x vector<[4]xi1>>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f5(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  %0 = arith.cmpi eq, %a, %b : tensor<4xi32>
  %1 = arith.cmpi slt, %a, %b : tensor<4xi32>
  %2 = arith.cmpi uge, %a, %b : tensor<4xi32>
  return
}

// CHECK-LABEL: func.func @f5(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) {
// LLVM-NEXT: %0 = arith.cmpi eq, %arg0, %arg1 : tensor<4xi32>
// LLVM-NEXT: %1 = arith.cmpi slt, %arg0, %arg1 : tensor<4xi32>
// LLVM-NEXT: %2 = arith.cmpi uge, %arg0, %arg1 : tensor<4xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f6(%a: tensor<*xi16>, %b: tensor<*xi16>) {
  %0 = arith.cmpi eq, %a, %b : tensor<*xi16>
  %1 = arith.cmpi slt, %a, %b : tensor<*xi16>
  %2 = arith.cmpi uge, %a, %b : tensor<*xi16>
  return
}

// CHECK-LABEL: func.func @f6(%arg0: tensor<*xi16>, %arg1: tensor<*xi16>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f6(%arg0: tensor<*xi16>, %arg1: tensor<*xi16>) {
// LLVM-NEXT: %0 = arith.cmpi eq, %arg0, %arg1 : tensor<*xi16>
// LLVM-NEXT: %1 = arith.cmpi slt, %arg0, %arg1 : tensor<*xi16>
// LLVM-NEXT: %2 = arith.cmpi uge, %arg0, %arg1 : tensor<*xi16>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f7(%a: vector<i32>, %b: vector<i32>) {
  %0 = arith.cmpi eq, %a, %b : vector<i32>
  %1 = arith.cmpi slt, %a, %b : vector<i32>
  %2 = arith.cmpi uge, %a, %b : vector<i32>
  return
}

// CHECK-LABEL: func.func @f7(%arg0: vector<i32>, %arg1: vector<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : vector<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f7(%arg0: vector<i32>, %arg1: vector<i32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<i32> to vector<1xi32>
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<i32> to vector<1xi32>
// LLVM-NEXT: %2 = llvm.icmp "eq" %1, %0 : vector<1xi32>
// LLVM-NEXT: %3 = llvm.icmp "slt" %1, %0 : vector<1xi32>
// LLVM-NEXT: %4 = llvm.icmp "uge" %1, %0 : vector<1xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f8(%a: f16, %b: f16) {
  %0 = arith.cmpf oeq, %a, %b : f16
  %1 = arith.cmpf ult, %a, %b : f16
  return
}

// CHECK-LABEL: func.func @f8(%arg0: f16, %arg1: f16) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : f16
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : f16
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f8(%arg0: f16, %arg1: f16) {
// LLVM-NEXT: %0 = llvm.fcmp "oeq" %arg0, %arg1 : f16
// LLVM-NEXT: %1 = llvm.fcmp "ult" %arg0, %arg1 : f16
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f9(%a: f64, %b: f64) {
  %0 = arith.cmpf oeq, %a, %b : f64
  %1 = arith.cmpf ult, %a, %b : f64
  return
}

// CHECK-LABEL: func.func @f9(%arg0: f64, %arg1: f64) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : f64
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : f64
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f9(%arg0: f64, %arg1: f64) {
// LLVM-NEXT: %0 = llvm.fcmp "oeq" %arg0, %arg1 : f64
// LLVM-NEXT: %1 = llvm.fcmp "ult" %arg0, %arg1 : f64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f10(%a: f128, %b: f128) {
  %0 = arith.cmpf oeq, %a, %b : f128
  %1 = arith.cmpf ult, %a, %b : f128
  return
}

// CHECK-LABEL: func.func @f10(%arg0: f128, %arg1: f128) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : f128
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : f128
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f10(%arg0: f128, %arg1: f128) {
// LLVM-NEXT: %0 = llvm.fcmp "oeq" %arg0, %arg1 : f128
// LLVM-NEXT: %1 = llvm.fcmp "ult" %arg0, %arg1 : f128
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f11(%a: f8E5M2, %b: f8E5M2) {
  %0 = arith.cmpf oeq, %a, %b : f8E5M2
  %1 = arith.cmpf ult, %a, %b : f8E5M2
  return
}

// CHECK-LABEL: func.func @f11(%arg0: f8E5M2, %arg1: f8E5M2) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : f8E5M2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : f8E5M2
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f11(%arg0: f8E5M2, %arg1: f8E5M2) {
// LLVM-NEXT: %0 = arith.cmpf oeq, %arg0, %arg1 : f8E5M2
// LLVM-NEXT: %1 = arith.cmpf ult, %arg0, %arg1 : f8E5M2
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f12(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.cmpf oeq, %a, %b : vector<4xf32>
  %1 = arith.cmpf ult, %a, %b : vector<4xf32>
  return
}

// CHECK-LABEL: func.func @f12(%arg0: vector<4xf32>, %arg1: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f12(%arg0: vector<4xf32>, %arg1: vector<4xf32>) {
// LLVM-NEXT: %0 = llvm.fcmp "oeq" %arg0, %arg1 : vector<4xf32>
// LLVM-NEXT: %1 = llvm.fcmp "ult" %arg0, %arg1 : vector<4xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f13(%a: vector<2x2xf16>, %b: vector<2x2xf16>) {
  %0 = arith.cmpf oeq, %a, %b : vector<2x2xf16>
  %1 = arith.cmpf ult, %a, %b : vector<2x2xf16>
  return
}

// CHECK-LABEL: func.func @f13(%arg0: vector<2x2xf16>, %arg1: vector<2x2xf16>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : vector<2x2xf16>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f13(%arg0: vector<2x2xf16>, %arg1: vector<2x2xf16>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
// LLVM-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
// LLVM-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf16>>
// LLVM-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>>
// LLVM-NEXT: %5 = llvm.fcmp "oeq" %3, %4 : vector<2xf16>
// LLVM-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi1>>
// LLVM-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf16>>
// LLVM-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>>
// LLVM-NEXT: %9 = llvm.fcmp "oeq" %7, %8 : vector<2xf16>
// LLVM-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi1>>
// LLVM-NEXT: %11 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
// LLVM-NEXT: %12 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf16>>
// LLVM-NEXT: %13 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf16>>
// LLVM-NEXT: %14 = llvm.fcmp "ult" %12, %13 : vector<2xf16>
// LLVM-NEXT: %15 = llvm.insertvalue %14, %11[0] : !llvm.array<2 x vector<2xi1>>
// LLVM-NEXT: %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf16>>
// LLVM-NEXT: %17 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf16>>
// LLVM-NEXT: %18 = llvm.fcmp "ult" %16, %17 : vector<2xf16>
// LLVM-NEXT: %19 = llvm.insertvalue %18, %15[1] : !llvm.array<2 x vector<2xi1>>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f14(%a: tensor<?x3xbf16>, %b: tensor<?x3xbf16>) {
  %0 = arith.cmpf oeq, %a, %b : tensor<?x3xbf16>
  %1 = arith.cmpf ult, %a, %b : tensor<?x3xbf16>
  return
}

// CHECK-LABEL: func.func @f14(%arg0: tensor<?x3xbf16>, %arg1: tensor<?x3xbf16>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf ult, %arg0, %arg1 : tensor<?x3xbf16>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f14(%arg0: tensor<?x3xbf16>, %arg1: tensor<?x3xbf16>) {
// LLVM-NEXT: %0 = arith.cmpf oeq, %arg0, %arg1 : tensor<?x3xbf16>
// LLVM-NEXT: %1 = arith.cmpf ult, %arg0, %arg1 : tensor<?x3xbf16>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f15(%a: i32, %x: f32, %i: index) {
  %0 = arith.cmpi "slt", %a, %a : i32
  return
}

// CHECK-LABEL: func.func @f15(%arg0: i32, %arg1: f32, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi slt, %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f15(%arg0: i32, %arg1: f32, %arg2: index) {
// LLVM-NEXT: %0 = llvm.mlir.constant(false) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f16(%a: i32, %x: f32, %i: index) {
  %0 = arith.cmpf "oeq", %x, %x : f32
  return
}

// CHECK-LABEL: func.func @f16(%arg0: i32, %arg1: f32, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %arg1, %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f16(%arg0: i32, %arg1: f32, %arg2: index) {
// LLVM-NEXT: %0 = llvm.fcmp "oeq" %arg1, %arg1 : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f17(%a: i32, %x: f32, %i: index) {
  %0 = "arith.cmpf"(%x, %x) {predicate = 15 : i64} : (f32, f32) -> i1
  return
}

// CHECK-LABEL: func.func @f17(%arg0: i32, %arg1: f32, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpf true, %arg1, %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f17(%arg0: i32, %arg1: f32, %arg2: index) {
// LLVM-NEXT: %0 = llvm.fcmp "_true" %arg1, %arg1 : f32
// LLVM-NEXT: return
// LLVM-NEXT: }
