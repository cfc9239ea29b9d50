// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-arith-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%a: i1) {
  %0 = arith.extsi %a : i1 to i8
  return
}

// CHECK-LABEL: func.func @f0(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i1 to i8
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: i1) {
// LLVM-NEXT: %0 = llvm.sext %arg0 : i1 to i8
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f1(%a: vector<4xi8>) {
  %0 = arith.extsi %a : vector<4xi8> to vector<4xi32>
  return
}

// CHECK-LABEL: func.func @f1(%arg0: vector<4xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: vector<4xi8>) {
// LLVM-NEXT: %0 = llvm.sext %arg0 : vector<4xi8> to vector<4xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f2(%a: vector<[4]xi8>) {
  %0 = arith.extsi %a : vector<[4]xi8> to vector<[4]xi32>
  return
}

// CHECK-LABEL: func.func @f2(%arg0: vector<[4]xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : vector<[4]xi8> to vector<[4]xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: vector<[4]xi8>) {
// LLVM-NEXT: %0 = llvm.sext %arg0 : vector<[4]xi8> to vector<[4]xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f3(%a: vector<4xi8>) {
  %0 = arith.extui %a : vector<4xi8> to vector<4xi32>
  return
}

// CHECK-LABEL: func.func @f3(%arg0: vector<4xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: vector<4xi8>) {
// LLVM-NEXT: %0 = llvm.zext %arg0 : vector<4xi8> to vector<4xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f4(%a: i8) {
  %0 = arith.trunci %a : i8 to i1
  return
}

// CHECK-LABEL: func.func @f4(%arg0: i8) {
// CHECK-NEXT: %[[V0:.*]] = arith.trunci %arg0 : i8 to i1
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4(%arg0: i8) {
// LLVM-NEXT: %0 = llvm.trunc %arg0 : i8 to i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f5(%a: vector<4xi32>) {
  %0 = arith.trunci %a : vector<4xi32> to vector<4xi8>
  return
}

// CHECK-LABEL: func.func @f5(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.trunci %arg0 : vector<4xi32> to vector<4xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5(%arg0: vector<4xi32>) {
// LLVM-NEXT: %0 = llvm.trunc %arg0 : vector<4xi32> to vector<4xi8>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f6(%a: bf16) {
  %0 = arith.extf %a : bf16 to f32
  return
}

// CHECK-LABEL: func.func @f6(%arg0: bf16) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : bf16 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f6(%arg0: bf16) {
// LLVM-NEXT: %0 = llvm.fpext %arg0 : bf16 to f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f7(%a: f64) {
  %0 = arith.extf %a : f64 to f80
  return
}

// CHECK-LABEL: func.func @f7(%arg0: f64) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : f64 to f80
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f7(%arg0: f64) {
// LLVM-NEXT: %0 = llvm.fpext %arg0 : f64 to f80
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f8(%a: f8E5M2) {
  %0 = arith.extf %a : f8E5M2 to f16
  return
}

// CHECK-LABEL: func.func @f8(%arg0: f8E5M2) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : f8E5M2 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f8(%arg0: f8E5M2) {
// LLVM-NEXT: %0 = arith.extf %arg0 : f8E5M2 to f16
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f9(%a: vector<4xf16>) {
  %0 = arith.extf %a : vector<4xf16> to vector<4xf32>
  return
}

// CHECK-LABEL: func.func @f9(%arg0: vector<4xf16>) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : vector<4xf16> to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f9(%arg0: vector<4xf16>) {
// LLVM-NEXT: %0 = llvm.fpext %arg0 : vector<4xf16> to vector<4xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f10(%a: tf32) {
  %0 = arith.extf %a : tf32 to f32
  return
}

// CHECK-LABEL: func.func @f10(%arg0: tf32) {
// CHECK-NEXT: %[[V0:.*]] = arith.extf %arg0 : tf32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f10(%arg0: tf32) {
// LLVM-NEXT: %0 = arith.extf %arg0 : tf32 to f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f11(%a: f32) {
  %0 = arith.truncf %a : f32 to bf16
  return
}

// CHECK-LABEL: func.func @f11(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 : f32 to bf16
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f11(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fptrunc %arg0 : f32 to bf16
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f12(%a: f128) {
  %0 = arith.truncf %a : f128 to f80
  return
}

// CHECK-LABEL: func.func @f12(%arg0: f128) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 : f128 to f80
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f12(%arg0: f128) {
// LLVM-NEXT: %0 = llvm.fptrunc %arg0 : f128 to f80
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f13(%a: vector<4xf32>) {
  %0 = arith.truncf %a : vector<4xf32> to vector<4xf16>
  return
}

// CHECK-LABEL: func.func @f13(%arg0: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 : vector<4xf32> to vector<4xf16>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f13(%arg0: vector<4xf32>) {
// LLVM-NEXT: %0 = llvm.fptrunc %arg0 : vector<4xf32> to vector<4xf16>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f14(%a: i1) {
  %0 = arith.sitofp %a : i1 to f64
  return
}

// CHECK-LABEL: func.func @f14(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : i1 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f14(%arg0: i1) {
// LLVM-NEXT: %0 = llvm.sitofp %arg0 : i1 to f64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f15(%a: i128) {
  %0 = arith.sitofp %a : i128 to f128
  return
}

// CHECK-LABEL: func.func @f15(%arg0: i128) {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : i128 to f128
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f15(%arg0: i128) {
// LLVM-NEXT: %0 = llvm.sitofp %arg0 : i128 to f128
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f16(%a: tensor<?xi8>) {
  %0 = arith.sitofp %a : tensor<?xi8> to tensor<?xf32>
  return
}

// CHECK-LABEL: func.func @f16(%arg0: tensor<?xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : tensor<?xi8> to tensor<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f16(%arg0: tensor<?xi8>) {
// LLVM-NEXT: %0 = arith.sitofp %arg0 : tensor<?xi8> to tensor<?xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f17(%a: i32) {
  %0 = arith.uitofp %a : i32 to f32
  return
}

// CHECK-LABEL: func.func @f17(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : i32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f17(%arg0: i32) {
// LLVM-NEXT: %0 = llvm.uitofp %arg0 : i32 to f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f18(%a: i64) {
  %0 = arith.uitofp %a : i64 to bf16
  return
}

// CHECK-LABEL: func.func @f18(%arg0: i64) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : i64 to bf16
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f18(%arg0: i64) {
// LLVM-NEXT: %0 = llvm.uitofp %arg0 : i64 to bf16
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f19(%a: vector<4xi32>) {
  %0 = arith.uitofp %a : vector<4xi32> to vector<4xf32>
  return
}

// CHECK-LABEL: func.func @f19(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f19(%arg0: vector<4xi32>) {
// LLVM-NEXT: %0 = llvm.uitofp %arg0 : vector<4xi32> to vector<4xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f20(%a: vector<[2]xi64>) {
  %0 = arith.uitofp %a : vector<[2]xi64> to vector<[2]xf64>
  return
}

// CHECK-LABEL: func.func @f20(%arg0: vector<[2]xi64>) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : vector<[2]xi64> to vector<[2]xf64>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f20(%arg0: vector<[2]xi64>) {
// LLVM-NEXT: %0 = llvm.uitofp %arg0 : vector<[2]xi64> to vector<[2]xf64>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f21(%a: f64) {
  %0 = arith.fptosi %a : f64 to i1
  return
}

// CHECK-LABEL: func.func @f21(%arg0: f64) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptosi %arg0 : f64 to i1
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f21(%arg0: f64) {
// LLVM-NEXT: %0 = llvm.fptosi %arg0 : f64 to i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f22(%a: vector<4xf32>) {
  %0 = arith.fptosi %a : vector<4xf32> to vector<4xi32>
  return
}

// CHECK-LABEL: func.func @f22(%arg0: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptosi %arg0 : vector<4xf32> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f22(%arg0: vector<4xf32>) {
// LLVM-NEXT: %0 = llvm.fptosi %arg0 : vector<4xf32> to vector<4xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f23(%a: f32) {
  %0 = arith.fptoui %a : f32 to i32
  return
}

// CHECK-LABEL: func.func @f23(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptoui %arg0 : f32 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f23(%arg0: f32) {
// LLVM-NEXT: %0 = llvm.fptoui %arg0 : f32 to i32
// LLVM-NEXT: return
// LLVM-NEXT: }
