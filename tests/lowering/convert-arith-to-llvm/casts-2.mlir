// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm | FileCheck %s

func.func @f(%a: vector<4xf32>) {
  %0 = arith.truncf %a : vector<4xf32> to vector<4xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fptrunc %arg0 : vector<4xf32> to vector<4xf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xf32>) {
  %0 = arith.truncf %a : vector<2x3xf32> to vector<2x3xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x3xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.fptrunc %[[V2]] : vector<3xf32> to vector<3xf16>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V1]][0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.fptrunc %[[V5]] : vector<3xf32> to vector<3xf16>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xf32>) {
  %0 = arith.truncf %a : vector<[2]xf32> to vector<[2]xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[2]xf32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fptrunc %arg0 : vector<[2]xf32> to vector<[2]xf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xf32>) {
  %0 = arith.truncf %a : tensor<2xf32> to tensor<2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg0 : tensor<2xf32> to tensor<2xf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.sitofp %arg0 : i32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.sitofp %arg0 : i1 to f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.sitofp %a : vector<4xi32> to vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.sitofp %arg0 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xi32>) {
  %0 = arith.sitofp %a : vector<2x3xi32> to vector<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x3xi32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.sitofp %[[V2]] : vector<3xi32> to vector<3xf32>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V1]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.sitofp %[[V5]] : vector<3xi32> to vector<3xf32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi32>) {
  %0 = arith.sitofp %a : vector<[2]xi32> to vector<[2]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[2]xi32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.sitofp %arg0 : vector<[2]xi32> to vector<[2]xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi32>) {
  %0 = arith.sitofp %a : tensor<2xi32> to tensor<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : tensor<2xi32> to tensor<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.uitofp %a : i32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.uitofp %arg0 : i32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to bf16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.uitofp %arg0 : i64 to bf16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.uitofp %a : vector<4xi32> to vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.uitofp %arg0 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xi32>) {
  %0 = arith.uitofp %a : vector<2x3xi32> to vector<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x3xi32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.uitofp %[[V2]] : vector<3xi32> to vector<3xf32>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V1]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.uitofp %[[V5]] : vector<3xi32> to vector<3xf32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi32>) {
  %0 = arith.uitofp %a : vector<[2]xi32> to vector<[2]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[2]xi32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.uitofp %arg0 : vector<[2]xi32> to vector<[2]xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi32>) {
  %0 = arith.uitofp %a : tensor<2xi32> to tensor<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : tensor<2xi32> to tensor<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.fptosi %a : f32 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fptosi %arg0 : f32 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64) {
  %0 = arith.fptosi %a : f64 to i8
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fptosi %arg0 : f64 to i8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = arith.fptosi %a : vector<4xf32> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fptosi %arg0 : vector<4xf32> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xf32>) {
  %0 = arith.fptosi %a : vector<2x3xf32> to vector<2x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x3xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.fptosi %[[V2]] : vector<3xf32> to vector<3xi32>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V1]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.fptosi %[[V5]] : vector<3xf32> to vector<3xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xf32>) {
  %0 = arith.fptosi %a : vector<[2]xf32> to vector<[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[2]xf32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fptosi %arg0 : vector<[2]xf32> to vector<[2]xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xf32>) {
  %0 = arith.fptosi %a : tensor<2xf32> to tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptosi %arg0 : tensor<2xf32> to tensor<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.fptoui %a : f32 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fptoui %arg0 : f32 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64) {
  %0 = arith.fptoui %a : f64 to i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fptoui %arg0 : f64 to i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = arith.fptoui %a : vector<4xf32> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fptoui %arg0 : vector<4xf32> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xf32>) {
  %0 = arith.fptoui %a : vector<2x3xf32> to vector<2x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x3xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.fptoui %[[V2]] : vector<3xf32> to vector<3xi32>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V1]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.fptoui %[[V5]] : vector<3xf32> to vector<3xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xf32>) {
  %0 = arith.fptoui %a : vector<[2]xf32> to vector<[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[2]xf32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fptoui %arg0 : vector<[2]xf32> to vector<[2]xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xf32>) {
  %0 = arith.fptoui %a : tensor<2xf32> to tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.fptoui %arg0 : tensor<2xf32> to tensor<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V1:.*]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.index_cast %a : i32 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64) {
  %0 = arith.index_cast %a : i64 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
