// RUN: mlir-opt %s --split-input-file --convert-tensor-to-linalg --allow-unregistered-dialect | FileCheck %s

func.func @a(%t: tensor<4x?xf32>, %n: index) -> tensor<6x?xf32> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[1, %n] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<6x?xf32>
  return %0 : tensor<6x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<4x?xf32>, %arg1: index) -> tensor<6x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %0 = arith.addi %dim, %arg1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.addi %0, %c2 : index
// CHECK-NEXT:     %2 = tensor.empty(%1) : tensor<6x?xf32>
// CHECK-NEXT:     %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<6x?xf32>) -> tensor<6x?xf32>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c1_0 : tensor<4x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %3[1, %arg1] [4, %dim_1] [1, 1] : tensor<4x?xf32> into tensor<6x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<6x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%t: tensor<4x?xf32>, %n: index) -> tensor<6x?xf32> {
  %0 = tensor.pad %t low[1, %n] high[1, 2] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 0.0 : f32
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<6x?xf32>
  return %0 : tensor<6x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%arg0: tensor<4x?xf32>, %arg1: index) -> tensor<6x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %0 = arith.addi %dim, %arg1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.addi %0, %c2 : index
// CHECK-NEXT:     %2 = tensor.empty(%1) : tensor<6x?xf32>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<6x?xf32>) -> tensor<6x?xf32>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c1_0 : tensor<4x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %3[1, %arg1] [4, %dim_1] [1, 1] : tensor<4x?xf32> into tensor<6x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<6x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%t: tensor<f32>, %v: f32) -> tensor<f32> {
  %0 = tensor.pad %t low[] high[] {
  ^bb0:
    tensor.yield %v : f32
  } : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%arg0: tensor<f32>, %arg1: f32) -> tensor<f32> {
// CHECK-NEXT:     return %arg0 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?x5x?xi8>, %v: i8, %n: index) -> tensor<?x7x?xi8> {
  %0 = tensor.pad %t low[%n, 1, 0] high[%n, 1, 3] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : i8
  } : tensor<?x5x?xi8> to tensor<?x7x?xi8>
  return %0 : tensor<?x7x?xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x5x?xi8>, %arg1: i8, %arg2: index) -> tensor<?x7x?xi8> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x5x?xi8>
// CHECK-NEXT:     %0 = arith.addi %dim, %arg2 : index
// CHECK-NEXT:     %1 = arith.addi %0, %arg2 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c2 : tensor<?x5x?xi8>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %2 = arith.addi %dim_0, %c3 : index
// CHECK-NEXT:     %3 = tensor.empty(%1, %2) : tensor<?x7x?xi8>
// CHECK-NEXT:     %4 = linalg.fill ins(%arg1 : i8) outs(%3 : tensor<?x7x?xi8>) -> tensor<?x7x?xi8>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = tensor.dim %arg0, %c0_2 : tensor<?x5x?xi8>
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %dim_5 = tensor.dim %arg0, %c2_4 : tensor<?x5x?xi8>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %4[%arg2, 1, 0] [%dim_3, 5, %dim_5] [1, 1, 1] : tensor<?x5x?xi8> into tensor<?x7x?xi8>
// CHECK-NEXT:     return %inserted_slice : tensor<?x7x?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%t: tensor<4x5xf32>, %n: index) -> tensor<?x5xf32> {
  %0 = tensor.pad %t low[1, 0] high[%n, 0] {
  ^bb0(%i: index, %j: index):
    %a = arith.index_cast %i : index to i32
    %c = arith.sitofp %a : i32 to f32
    tensor.yield %c : f32
  } : tensor<4x5xf32> to tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%arg0: tensor<4x5xf32>, %arg1: index) -> tensor<?x5xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c5 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?x5xf32>
// CHECK-NEXT:     %generated = tensor.generate %0 {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       %2 = arith.index_cast %arg2 : index to i32
// CHECK-NEXT:       %3 = arith.sitofp %2 : i32 to f32
// CHECK-NEXT:       tensor.yield %3 : f32
// CHECK-NEXT:     } : tensor<?x5xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[1, 0] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<?x5xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%t: tensor<?x5xf32>, %v: f32) -> tensor<?x7xf32> {
  %0 = tensor.pad %t low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %x = tensor.extract %t[%i, %j] : tensor<?x5xf32>
    %y = math.exp %x : f32
    tensor.yield %y : f32
  } : tensor<?x5xf32> to tensor<?x7xf32>
  return %0 : tensor<?x7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: tensor<?x5xf32>, %arg1: f32) -> tensor<?x7xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x5xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty(%dim) : tensor<?x7xf32>
// CHECK-NEXT:     %generated = tensor.generate %dim {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg2, %arg3] : tensor<?x5xf32>
// CHECK-NEXT:       %1 = math.exp %extracted : f32
// CHECK-NEXT:       tensor.yield %1 : f32
// CHECK-NEXT:     } : tensor<?x7xf32>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = tensor.dim %arg0, %c0_2 : tensor<?x5xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[0, 1] [%dim_3, 5] [1, 1] : tensor<?x5xf32> into tensor<?x7xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%t: tensor<4x5xf32>, %v: f32) -> tensor<4x5xf32> {
  %0 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x5xf32> to tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%arg0: tensor<4x5xf32>, %arg1: f32) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x5xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[0, 0] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<4x5xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%t: tensor<4x5xf32>, %v: f32) -> tensor<?x5xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[%c1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    %x = tensor.extract %t[%i, %j] : tensor<4x5xf32>
    tensor.yield %x : f32
  } {foo} : tensor<4x5xf32> to tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%arg0: tensor<4x5xf32>, %arg1: f32) -> tensor<?x5xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = tensor.empty(%c7) : tensor<?x5xf32>
// CHECK-NEXT:     %generated = tensor.generate %c7 {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg2, %arg3] : tensor<4x5xf32>
// CHECK-NEXT:       tensor.yield %extracted : f32
// CHECK-NEXT:     } : tensor<?x5xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[1, 0] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<?x5xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%t: tensor<4x5x?xf32>, %v: f32) -> tensor<8x5x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[2, 0, 0] high[2, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : f32
  } : tensor<4x5x?xf32> to tensor<8x5x?xf32>
  %e = arith.addi %c1, %c1 : index
  %1 = tensor.pad %0 low[2, 0, 0] high[2, 0, %e] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : f32
  } : tensor<8x5x?xf32> to tensor<12x5x?xf32>
  return %0 : tensor<8x5x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%arg0: tensor<4x5x?xf32>, %arg1: f32) -> tensor<8x5x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c2 : tensor<4x5x?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty(%dim) : tensor<8x5x?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<8x5x?xf32>) -> tensor<8x5x?xf32>
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c2_1 : tensor<4x5x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[2, 0, 0] [4, 5, %dim_2] [1, 1, 1] : tensor<4x5x?xf32> into tensor<8x5x?xf32>
// CHECK-NEXT:     %2 = arith.addi %c1, %c1 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %inserted_slice, %c2_3 : tensor<8x5x?xf32>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.addi %dim_4, %2 : index
// CHECK-NEXT:     %4 = tensor.empty(%3) : tensor<12x5x?xf32>
// CHECK-NEXT:     %5 = linalg.fill ins(%arg1 : f32) outs(%4 : tensor<12x5x?xf32>) -> tensor<12x5x?xf32>
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     %dim_7 = tensor.dim %inserted_slice, %c2_6 : tensor<8x5x?xf32>
// CHECK-NEXT:     %inserted_slice_8 = tensor.insert_slice %inserted_slice into %5[2, 0, 0] [8, 5, %dim_7] [1, 1, 1] : tensor<8x5x?xf32> into tensor<12x5x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x5x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @n(%t: tensor<4x5xf32>, %v: f32) -> tensor<?x5xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[%c1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    %p = tensor.pad %t low[1, 0] high[2, 0] {
    ^bb0(%ii: index, %jj: index):
      tensor.yield %v : f32
    } : tensor<4x5xf32> to tensor<7x5xf32>
    %x = tensor.extract %p[%i, %j] : tensor<7x5xf32>
    tensor.yield %x : f32
  } {foo} : tensor<4x5xf32> to tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @n(%arg0: tensor<4x5xf32>, %arg1: f32) -> tensor<?x5xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = tensor.empty(%c7) : tensor<?x5xf32>
// CHECK-NEXT:     %generated = tensor.generate %c7 {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       %padded = tensor.pad %arg0 low[1, 0] high[2, 0] {
// CHECK-NEXT:       ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:         tensor.yield %arg1 : f32
// CHECK-NEXT:       } : tensor<4x5xf32> to tensor<7x5xf32>
// CHECK-NEXT:       %extracted = tensor.extract %padded[%arg2, %arg3] : tensor<7x5xf32>
// CHECK-NEXT:       tensor.yield %extracted : f32
// CHECK-NEXT:     } : tensor<?x5xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[1, 0] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<?x5xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
