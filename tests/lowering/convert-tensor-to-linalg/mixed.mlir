// RUN: mlir-opt %s --split-input-file --convert-tensor-to-linalg --allow-unregistered-dialect | FileCheck %s

func.func @f(%t: tensor<f16>, %n: index, %v: f16) -> tensor<f16> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f16
  %0 = tensor.pad %t low[] high[] {
    %x = "test.make"() : () -> f16
    tensor.yield %x : f16
  } : tensor<f16> to tensor<f16>
  return %0 : tensor<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<f16>, %arg1: index, %arg2: f16) -> tensor<f16> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     return %arg0 : tensor<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<5x5xf16>, %n: index, %v: f16) -> tensor<?x?xf16> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f16
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t nofold low[%n, %c] high[%z, 0] {
  ^bb0(%i0: index, %i1: index):
    %q = arith.constant 1.0 : f16
    tensor.yield %q : f16
  } : tensor<5x5xf16> to tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<5x5xf16>, %arg1: index, %arg2: f16) -> tensor<?x?xf16> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %1 = arith.addi %arg1, %c5 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c5_1 = arith.constant 5 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %2 = tensor.empty(%1, %c7) : tensor<?x?xf16>
// CHECK-NEXT:     %cst_4 = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %3 = linalg.fill ins(%cst_4 : f16) outs(%2 : tensor<?x?xf16>) -> tensor<?x?xf16>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %3[%arg1, 2] [5, 5] [1, 1] : tensor<5x5xf16> into tensor<?x?xf16>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<1x?xf32>, %n: index, %v: f32) -> tensor<?x7xf32> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[1, %c] high[%c, 1] {
  ^bb0(%i0: index, %i1: index):
    %x = tensor.extract %t[%i0, %i1] : tensor<1x?xf32>
    tensor.yield %x : f32
  } : tensor<1x?xf32> to tensor<?x7xf32>
  return %0 : tensor<?x7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x?xf32>, %arg1: index, %arg2: f32) -> tensor<?x7xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = tensor.empty(%c4) : tensor<?x7xf32>
// CHECK-NEXT:     %generated = tensor.generate %c4 {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg3, %arg4] : tensor<1x?xf32>
// CHECK-NEXT:       tensor.yield %extracted : f32
// CHECK-NEXT:     } : tensor<?x7xf32>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1_3 : tensor<1x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[1, 2] [1, %dim] [1, 1] : tensor<1x?xf32> into tensor<?x7xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<index>, %n: index, %v: index) -> tensor<index> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : index
  %0 = tensor.pad %t low[] high[] {
    %q = arith.constant 1 : index
    tensor.yield %q : index
  } : tensor<index> to tensor<index>
  return %0 : tensor<index>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<index>, %arg1: index, %arg2: index) -> tensor<index> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     return %arg0 : tensor<index>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2x1xi8>, %n: index, %v: i8) -> tensor<5x1xi8> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : i8
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t nofold low[0, 0] high[3, 0] {
  ^bb0(%i0: index, %i1: index):
    %q = arith.constant 1 : i8
    tensor.yield %q : i8
  } : tensor<2x1xi8> to tensor<5x1xi8>
  %2 = tensor.pad %0 nofold low[0, 0] high[1, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %v : i8
  } : tensor<5x1xi8> to tensor<6x2xi8>
  return %0 : tensor<5x1xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x1xi8>, %arg1: index, %arg2: i8) -> tensor<5x1xi8> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<5x1xi8>
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %2 = linalg.fill ins(%c1_i8 : i8) outs(%1 : tensor<5x1xi8>) -> tensor<5x1xi8>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[0, 0] [2, 1] [1, 1] : tensor<2x1xi8> into tensor<5x1xi8>
// CHECK-NEXT:     %3 = tensor.empty() : tensor<6x2xi8>
// CHECK-NEXT:     %4 = linalg.fill ins(%arg2 : i8) outs(%3 : tensor<6x2xi8>) -> tensor<6x2xi8>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %inserted_slice into %4[0, 0] [5, 1] [1, 1] : tensor<5x1xi8> into tensor<6x2xi8>
// CHECK-NEXT:     return %inserted_slice : tensor<5x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2x1xf16>, %n: index, %v: f16) -> tensor<?x?xf16> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f16
  %0 = tensor.pad %t low[%c, %c] high[%z, %n] {
  ^bb0(%i0: index, %i1: index):
    %x = "test.make"() : () -> f16
    tensor.yield %x : f16
  } : tensor<2x1xf16> to tensor<?x?xf16>
  %2 = tensor.pad %0 low[0, 0] high[1, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %v : f16
  } : tensor<?x?xf16> to tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x1xf16>, %arg1: index, %arg2: f16) -> tensor<?x?xf16> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c3 : index
// CHECK-NEXT:     %1 = tensor.empty(%c4, %0) : tensor<?x?xf16>
// CHECK-NEXT:     %generated = tensor.generate %c4, %0 {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %6 = "test.make"() : () -> f16
// CHECK-NEXT:       tensor.yield %6 : f16
// CHECK-NEXT:     } : tensor<?x?xf16>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[2, 2] [2, 1] [1, 1] : tensor<2x1xf16> into tensor<?x?xf16>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %inserted_slice, %c0_4 : tensor<?x?xf16>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %2 = arith.addi %dim, %c1_6 : index
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %dim_8 = tensor.dim %inserted_slice, %c1_7 : tensor<?x?xf16>
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     %3 = arith.addi %dim_8, %c1_10 : index
// CHECK-NEXT:     %4 = tensor.empty(%2, %3) : tensor<?x?xf16>
// CHECK-NEXT:     %5 = linalg.fill ins(%arg2 : f16) outs(%4 : tensor<?x?xf16>) -> tensor<?x?xf16>
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %dim_12 = tensor.dim %inserted_slice, %c0_11 : tensor<?x?xf16>
// CHECK-NEXT:     %c1_13 = arith.constant 1 : index
// CHECK-NEXT:     %dim_14 = tensor.dim %inserted_slice, %c1_13 : tensor<?x?xf16>
// CHECK-NEXT:     %inserted_slice_15 = tensor.insert_slice %inserted_slice into %5[0, 0] [%dim_12, %dim_14] [1, 1] : tensor<?x?xf16> into tensor<?x?xf16>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<index>, %n: index, %v: index) -> tensor<index> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : index
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t low[] high[] {
    %q = arith.constant 1 : index
    tensor.yield %q : index
  } : tensor<index> to tensor<index>
  return %0 : tensor<index>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<index>, %arg1: index, %arg2: index) -> tensor<index> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     return %arg0 : tensor<index>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<1x5x?xf32>, %n: index, %v: f32) -> tensor<4x7x?xf32> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[0, 2, 0] high[3, 0, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %v : f32
  } : tensor<1x5x?xf32> to tensor<4x7x?xf32>
  return %0 : tensor<4x7x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x5x?xf32>, %arg1: index, %arg2: f32) -> tensor<4x7x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c2_0 : tensor<1x5x?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty(%dim) : tensor<4x7x?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<4x7x?xf32>) -> tensor<4x7x?xf32>
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %arg0, %c2_3 : tensor<1x5x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[0, 2, 0] [1, 5, %dim_4] [1, 1, 1] : tensor<1x5x?xf32> into tensor<4x7x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<4x7x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?x2xf16>, %n: index, %v: f16) -> tensor<?x?xf16> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f16
  %0 = tensor.pad %t nofold low[0, %n] high[3, 3] {
  ^bb0(%i0: index, %i1: index):
    %q = arith.constant 1.0 : f16
    tensor.yield %q : f16
  } : tensor<?x2xf16> to tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x2xf16>, %arg1: index, %arg2: f16) -> tensor<?x?xf16> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0_0 : tensor<?x2xf16>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = arith.addi %dim, %c3 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.addi %arg1, %c2_2 : index
// CHECK-NEXT:     %c3_3 = arith.constant 3 : index
// CHECK-NEXT:     %2 = arith.addi %1, %c3_3 : index
// CHECK-NEXT:     %3 = tensor.empty(%0, %2) : tensor<?x?xf16>
// CHECK-NEXT:     %cst_4 = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %4 = linalg.fill ins(%cst_4 : f16) outs(%3 : tensor<?x?xf16>) -> tensor<?x?xf16>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %dim_6 = tensor.dim %arg0, %c0_5 : tensor<?x2xf16>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %4[0, %arg1] [%dim_6, 2] [1, 1] : tensor<?x2xf16> into tensor<?x?xf16>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?x2x2xi8>, %n: index, %v: i8) -> tensor<?x?x?xi8> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : i8
  %0 = tensor.pad %t nofold low[0, %c, 1] high[0, %n, %n] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    %x = "test.make"() : () -> i8
    tensor.yield %x : i8
  } : tensor<?x2x2xi8> to tensor<?x?x?xi8>
  %2 = tensor.pad %0 nofold low[0, 0, 0] high[1, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %v : i8
  } : tensor<?x?x?xi8> to tensor<?x?x?xi8>
  return %0 : tensor<?x?x?xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x2x2xi8>, %arg1: index, %arg2: i8) -> tensor<?x?x?xi8> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0_0 : tensor<?x2x2xi8>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c4 : index
// CHECK-NEXT:     %c2_5 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.addi %arg1, %c3 : index
// CHECK-NEXT:     %2 = tensor.empty(%dim, %0, %1) : tensor<?x?x?xi8>
// CHECK-NEXT:     %generated = tensor.generate %dim, %0, %1 {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:       %8 = "test.make"() : () -> i8
// CHECK-NEXT:       tensor.yield %8 : i8
// CHECK-NEXT:     } : tensor<?x?x?xi8>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %dim_7 = tensor.dim %arg0, %c0_6 : tensor<?x2x2xi8>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[0, 2, 1] [%dim_7, 2, 2] [1, 1, 1] : tensor<?x2x2xi8> into tensor<?x?x?xi8>
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %dim_9 = tensor.dim %inserted_slice, %c0_8 : tensor<?x?x?xi8>
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     %c1_11 = arith.constant 1 : index
// CHECK-NEXT:     %3 = arith.addi %dim_9, %c1_11 : index
// CHECK-NEXT:     %c1_12 = arith.constant 1 : index
// CHECK-NEXT:     %dim_13 = tensor.dim %inserted_slice, %c1_12 : tensor<?x?x?xi8>
// CHECK-NEXT:     %c0_14 = arith.constant 0 : index
// CHECK-NEXT:     %c1_15 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.addi %dim_13, %c1_15 : index
// CHECK-NEXT:     %c2_16 = arith.constant 2 : index
// CHECK-NEXT:     %dim_17 = tensor.dim %inserted_slice, %c2_16 : tensor<?x?x?xi8>
// CHECK-NEXT:     %c0_18 = arith.constant 0 : index
// CHECK-NEXT:     %c1_19 = arith.constant 1 : index
// CHECK-NEXT:     %5 = arith.addi %dim_17, %c1_19 : index
// CHECK-NEXT:     %6 = tensor.empty(%3, %4, %5) : tensor<?x?x?xi8>
// CHECK-NEXT:     %7 = linalg.fill ins(%arg2 : i8) outs(%6 : tensor<?x?x?xi8>) -> tensor<?x?x?xi8>
// CHECK-NEXT:     %c0_20 = arith.constant 0 : index
// CHECK-NEXT:     %dim_21 = tensor.dim %inserted_slice, %c0_20 : tensor<?x?x?xi8>
// CHECK-NEXT:     %c1_22 = arith.constant 1 : index
// CHECK-NEXT:     %dim_23 = tensor.dim %inserted_slice, %c1_22 : tensor<?x?x?xi8>
// CHECK-NEXT:     %c2_24 = arith.constant 2 : index
// CHECK-NEXT:     %dim_25 = tensor.dim %inserted_slice, %c2_24 : tensor<?x?x?xi8>
// CHECK-NEXT:     %inserted_slice_26 = tensor.insert_slice %inserted_slice into %7[0, 0, 0] [%dim_21, %dim_23, %dim_25] [1, 1, 1] : tensor<?x?x?xi8> into tensor<?x?x?xi8>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?x?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?x5xindex>, %n: index, %v: index) -> tensor<7x?xindex> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : index
  %0 = tensor.pad %t nofold low[0, %c] high[%z, 1] {
  ^bb0(%i0: index, %i1: index):
    %q = arith.constant 1 : index
    tensor.yield %q : index
  } : tensor<?x5xindex> to tensor<7x?xindex>
  %2 = tensor.pad %0 nofold low[0, 0] high[1, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %v : index
  } : tensor<7x?xindex> to tensor<8x?xindex>
  return %0 : tensor<7x?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x5xindex>, %arg1: index, %arg2: index) -> tensor<7x?xindex> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = tensor.empty(%c8) : tensor<7x?xindex>
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %1 = linalg.fill ins(%c1_2 : index) outs(%0 : tensor<7x?xindex>) -> tensor<7x?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0_3 : tensor<?x5xindex>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[0, 2] [%dim, 5] [1, 1] : tensor<?x5xindex> into tensor<7x?xindex>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %dim_5 = tensor.dim %inserted_slice, %c1_4 : tensor<7x?xindex>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %2 = arith.addi %dim_5, %c1_7 : index
// CHECK-NEXT:     %3 = tensor.empty(%2) : tensor<8x?xindex>
// CHECK-NEXT:     %4 = linalg.fill ins(%arg2 : index) outs(%3 : tensor<8x?xindex>) -> tensor<8x?xindex>
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %dim_9 = tensor.dim %inserted_slice, %c1_8 : tensor<7x?xindex>
// CHECK-NEXT:     %inserted_slice_10 = tensor.insert_slice %inserted_slice into %4[0, 0] [7, %dim_9] [1, 1] : tensor<7x?xindex> into tensor<8x?xindex>
// CHECK-NEXT:     return %inserted_slice : tensor<7x?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<f16>, %n: index, %v: f16) -> tensor<f16> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f16
  %0 = tensor.pad %t nofold low[] high[] {
    %x = tensor.extract %t[] : tensor<f16>
    tensor.yield %x : f16
  } : tensor<f16> to tensor<f16>
  return %0 : tensor<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<f16>, %arg1: index, %arg2: f16) -> tensor<f16> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %0 = tensor.empty() : tensor<f16>
// CHECK-NEXT:     %generated = tensor.generate  {
// CHECK-NEXT:       %extracted = tensor.extract %arg0[] : tensor<f16>
// CHECK-NEXT:       tensor.yield %extracted : f16
// CHECK-NEXT:     } : tensor<f16>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[] [] [] : tensor<f16> into tensor<f16>
// CHECK-NEXT:     return %inserted_slice : tensor<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<1xi8>, %n: index, %v: i8) -> tensor<?xi8> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : i8
  %0 = tensor.pad %t low[1] high[%n] {
  ^bb0(%i0: index):
    tensor.yield %v : i8
  } : tensor<1xi8> to tensor<?xi8>
  return %0 : tensor<?xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1xi8>, %arg1: index, %arg2: i8) -> tensor<?xi8> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c2_1 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xi8>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg2 : i8) outs(%1 : tensor<?xi8>) -> tensor<?xi8>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[1] [1] [1] : tensor<1xi8> into tensor<?xi8>
// CHECK-NEXT:     return %inserted_slice : tensor<?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<i8>, %n: index, %v: i8) -> tensor<i8> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : i8
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t low[] high[] {
    tensor.yield %w : i8
  } : tensor<i8> to tensor<i8>
  return %0 : tensor<i8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<i8>, %arg1: index, %arg2: i8) -> tensor<i8> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     return %arg0 : tensor<i8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<1x2x2xf32>, %n: index, %v: f32) -> tensor<?x7x?xf32> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f32
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t low[0, 2, 1] high[%z, 3, %z] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %w : f32
  } : tensor<1x2x2xf32> to tensor<?x7x?xf32>
  return %0 : tensor<?x7x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x2x2xf32>, %arg1: index, %arg2: f32) -> tensor<?x7x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %1 = tensor.empty(%c1, %c3) : tensor<?x7x?xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x7x?xf32>) -> tensor<?x7x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[0, 2, 1] [1, 2, 2] [1, 1, 1] : tensor<1x2x2xf32> into tensor<?x7x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x7x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<index>, %n: index, %v: index) -> tensor<index> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : index
  %0 = tensor.pad %t low[] high[] {
    %q = arith.constant 1 : index
    tensor.yield %q : index
  } : tensor<index> to tensor<index>
  return %0 : tensor<index>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<index>, %arg1: index, %arg2: index) -> tensor<index> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     return %arg0 : tensor<index>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<f32>, %n: index, %v: f32) -> tensor<f32> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[] high[] {
    tensor.yield %w : f32
  } : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<f32>, %arg1: index, %arg2: f32) -> tensor<f32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     return %arg0 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<1x2x5xf16>, %n: index, %v: f16) -> tensor<?x3x8xf16> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f16
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t low[1, 1, 0] high[%c, 0, 3] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %v : f16
  } : tensor<1x2x5xf16> to tensor<?x3x8xf16>
  return %0 : tensor<?x3x8xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x2x5xf16>, %arg1: index, %arg2: f16) -> tensor<?x3x8xf16> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %1 = tensor.empty(%c4) : tensor<?x3x8xf16>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg2 : f16) outs(%1 : tensor<?x3x8xf16>) -> tensor<?x3x8xf16>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[1, 1, 0] [1, 2, 5] [1, 1, 1] : tensor<1x2x5xf16> into tensor<?x3x8xf16>
// CHECK-NEXT:     return %inserted_slice : tensor<?x3x8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2xf16>, %n: index, %v: f16) -> tensor<3xf16> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f16
  %0 = tensor.pad %t low[1] high[0] {
  ^bb0(%i0: index):
    tensor.yield %w : f16
  } : tensor<2xf16> to tensor<3xf16>
  %2 = tensor.pad %0 low[0] high[1] {
  ^bb0(%i0: index):
    tensor.yield %v : f16
  } : tensor<3xf16> to tensor<4xf16>
  return %0 : tensor<3xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2xf16>, %arg1: index, %arg2: f16) -> tensor<3xf16> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %0 = tensor.empty() : tensor<3xf16>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<3xf16>) -> tensor<3xf16>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[1] [2] [1] : tensor<2xf16> into tensor<3xf16>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<4xf16>
// CHECK-NEXT:     %3 = linalg.fill ins(%arg2 : f16) outs(%2 : tensor<4xf16>) -> tensor<4xf16>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %inserted_slice into %3[0] [3] [1] : tensor<3xf16> into tensor<4xf16>
// CHECK-NEXT:     return %inserted_slice : tensor<3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?x2x2xindex>, %n: index, %v: index) -> tensor<?x?x?xindex> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : index
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t low[0, %n, %c] high[%n, %c, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    %x = "test.make"() : () -> index
    tensor.yield %x : index
  } : tensor<?x2x2xindex> to tensor<?x?x?xindex>
  return %0 : tensor<?x?x?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x2x2xindex>, %arg1: index, %arg2: index) -> tensor<?x?x?xindex> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0_1 : tensor<?x2x2xindex>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.addi %dim, %arg1 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %2 = arith.addi %arg1, %c2_3 : index
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %3 = arith.addi %2, %c2_4 : index
// CHECK-NEXT:     %c2_5 = arith.constant 2 : index
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %4 = tensor.empty(%1, %3, %c5) : tensor<?x?x?xindex>
// CHECK-NEXT:     %generated = tensor.generate %1, %3, %c5 {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:       %5 = "test.make"() : () -> index
// CHECK-NEXT:       tensor.yield %5 : index
// CHECK-NEXT:     } : tensor<?x?x?xindex>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %dim_8 = tensor.dim %arg0, %c0_7 : tensor<?x2x2xindex>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[0, %arg1, 2] [%dim_8, 2, 2] [1, 1, 1] : tensor<?x2x2xindex> into tensor<?x?x?xindex>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?x?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<1x2xf32>, %n: index, %v: f32) -> tensor<?x?xf32> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f32
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t low[%c, %c] high[%n, 0] {
  ^bb0(%i0: index, %i1: index):
    %q = arith.constant 1.0 : f32
    tensor.yield %q : f32
  } : tensor<1x2xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x2xf32>, %arg1: index, %arg2: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.addi %arg1, %c3 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %2 = tensor.empty(%1, %c4) : tensor<?x?xf32>
// CHECK-NEXT:     %cst_4 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %3 = linalg.fill ins(%cst_4 : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %3[2, 2] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<5xindex>, %n: index, %v: index) -> tensor<8xindex> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : index
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t low[0] high[3] {
  ^bb0(%i0: index):
    tensor.yield %w : index
  } : tensor<5xindex> to tensor<8xindex>
  return %0 : tensor<8xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<5xindex>, %arg1: index, %arg2: index) -> tensor<8xindex> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<8xindex>
// CHECK-NEXT:     %2 = linalg.fill ins(%c0_0 : index) outs(%1 : tensor<8xindex>) -> tensor<8xindex>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[0] [5] [1] : tensor<5xindex> into tensor<8xindex>
// CHECK-NEXT:     return %inserted_slice : tensor<8xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2x1x1xi8>, %n: index, %v: i8) -> tensor<?x3x?xi8> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : i8
  %0 = tensor.pad %t low[%c, 2, %c] high[1, 0, %z] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    %x = "test.make"() : () -> i8
    tensor.yield %x : i8
  } : tensor<2x1x1xi8> to tensor<?x3x?xi8>
  return %0 : tensor<?x3x?xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x1x1xi8>, %arg1: index, %arg2: i8) -> tensor<?x3x?xi8> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty(%c5, %c3) : tensor<?x3x?xi8>
// CHECK-NEXT:     %generated = tensor.generate %c5, %c3 {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:       %1 = "test.make"() : () -> i8
// CHECK-NEXT:       tensor.yield %1 : i8
// CHECK-NEXT:     } : tensor<?x3x?xi8>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[2, 2, 2] [2, 1, 1] [1, 1, 1] : tensor<2x1x1xi8> into tensor<?x3x?xi8>
// CHECK-NEXT:     return %inserted_slice : tensor<?x3x?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[2] high[%z] {
  ^bb0(%i0: index):
    %x = "test.make"() : () -> f32
    tensor.yield %x : f32
  } : tensor<2xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty(%c4) : tensor<?xf32>
// CHECK-NEXT:     %generated = tensor.generate %c4 {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %1 = "test.make"() : () -> f32
// CHECK-NEXT:       tensor.yield %1 : f32
// CHECK-NEXT:     } : tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[2] [2] [1] : tensor<2xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<i8>, %n: index, %v: i8) -> tensor<i8> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : i8
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t low[] high[] {
    %q = arith.constant 1 : i8
    tensor.yield %q : i8
  } : tensor<i8> to tensor<i8>
  return %0 : tensor<i8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<i8>, %arg1: index, %arg2: i8) -> tensor<i8> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     return %arg0 : tensor<i8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<1xf16>, %n: index, %v: f16) -> tensor<?xf16> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f16
  %0 = tensor.pad %t low[%c] high[0] {
  ^bb0(%i0: index):
    %x = tensor.extract %t[%i0] : tensor<1xf16>
    tensor.yield %x : f16
  } : tensor<1xf16> to tensor<?xf16>
  return %0 : tensor<?xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1xf16>, %arg1: index, %arg2: f16) -> tensor<?xf16> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty(%c3) : tensor<?xf16>
// CHECK-NEXT:     %generated = tensor.generate %c3 {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg3] : tensor<1xf16>
// CHECK-NEXT:       tensor.yield %extracted : f16
// CHECK-NEXT:     } : tensor<?xf16>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[2] [1] [1] : tensor<1xf16> into tensor<?xf16>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<f32>, %n: index, %v: f32) -> tensor<f32> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f32
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t low[] high[] {
    %x = "test.make"() : () -> f32
    tensor.yield %x : f32
  } : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<f32>, %arg1: index, %arg2: f32) -> tensor<f32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     return %arg0 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2x5xf32>, %n: index, %v: f32) -> tensor<?x10xf32> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[0, 2] high[%c, 3] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %v : f32
  } : tensor<2x5xf32> to tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x5xf32>, %arg1: index, %arg2: f32) -> tensor<?x10xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = tensor.empty(%c4) : tensor<?x10xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[0, 2] [2, 5] [1, 1] : tensor<2x5xf32> into tensor<?x10xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<f16>, %n: index, %v: f16) -> tensor<f16> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f16
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t nofold low[] high[] {
    %q = arith.constant 1.0 : f16
    tensor.yield %q : f16
  } : tensor<f16> to tensor<f16>
  return %0 : tensor<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<f16>, %arg1: index, %arg2: f16) -> tensor<f16> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<f16>
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %2 = linalg.fill ins(%cst_0 : f16) outs(%1 : tensor<f16>) -> tensor<f16>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[] [] [] : tensor<f16> into tensor<f16>
// CHECK-NEXT:     return %inserted_slice : tensor<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?x1x5xindex>, %n: index, %v: index) -> tensor<?x?x?xindex> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : index
  %0 = tensor.pad %t low[%c, 1, %c] high[%n, %c, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    %x = tensor.extract %t[%i0, %i1, %i2] : tensor<?x1x5xindex>
    tensor.yield %x : index
  } : tensor<?x1x5xindex> to tensor<?x?x?xindex>
  return %0 : tensor<?x?x?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x1x5xindex>, %arg1: index, %arg2: index) -> tensor<?x?x?xindex> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0_1 : tensor<?x1x5xindex>
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.addi %dim, %c2_2 : index
// CHECK-NEXT:     %1 = arith.addi %0, %arg1 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %c2_5 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %2 = tensor.empty(%1, %c4, %c7) : tensor<?x?x?xindex>
// CHECK-NEXT:     %generated = tensor.generate %1, %c4, %c7 {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg3, %arg4, %arg5] : tensor<?x1x5xindex>
// CHECK-NEXT:       tensor.yield %extracted : index
// CHECK-NEXT:     } : tensor<?x?x?xindex>
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %dim_9 = tensor.dim %arg0, %c0_8 : tensor<?x1x5xindex>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[2, 1, 2] [%dim_9, 1, 5] [1, 1, 1] : tensor<?x1x5xindex> into tensor<?x?x?xindex>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?x?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<1xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[%n] high[0] {
  ^bb0(%i0: index):
    tensor.yield %w : f32
  } : tensor<1xf32> to tensor<?xf32>
  %2 = tensor.pad %0 low[0] high[1] {
  ^bb0(%i0: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[%arg1] [1] [1] : tensor<1xf32> into tensor<?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %inserted_slice, %c0_1 : tensor<?xf32>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %3 = arith.addi %dim, %c1_3 : index
// CHECK-NEXT:     %4 = tensor.empty(%3) : tensor<?xf32>
// CHECK-NEXT:     %5 = linalg.fill ins(%arg2 : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %dim_5 = tensor.dim %inserted_slice, %c0_4 : tensor<?xf32>
// CHECK-NEXT:     %inserted_slice_6 = tensor.insert_slice %inserted_slice into %5[0] [%dim_5] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<index>, %n: index, %v: index) -> tensor<index> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : index
  %0 = tensor.pad %t low[] high[] {
    %x = tensor.extract %t[] : tensor<index>
    tensor.yield %x : index
  } : tensor<index> to tensor<index>
  %2 = tensor.pad %0 low[] high[] {
    tensor.yield %v : index
  } : tensor<index> to tensor<index>
  return %0 : tensor<index>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<index>, %arg1: index, %arg2: index) -> tensor<index> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     return %arg0 : tensor<index>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<i8>, %n: index, %v: i8) -> tensor<i8> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : i8
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t low[] high[] {
    %x = tensor.extract %t[] : tensor<i8>
    tensor.yield %x : i8
  } : tensor<i8> to tensor<i8>
  return %0 : tensor<i8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<i8>, %arg1: index, %arg2: i8) -> tensor<i8> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     return %arg0 : tensor<i8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2x5xindex>, %n: index, %v: index) -> tensor<?x?xindex> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : index
  %0 = tensor.pad %t low[0, %c] high[%n, 0] {
  ^bb0(%i0: index, %i1: index):
    %q = arith.constant 1 : index
    tensor.yield %q : index
  } : tensor<2x5xindex> to tensor<?x?xindex>
  %2 = tensor.pad %0 low[0, 0] high[1, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %v : index
  } : tensor<?x?xindex> to tensor<?x?xindex>
  return %0 : tensor<?x?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x5xindex>, %arg1: index, %arg2: index) -> tensor<?x?xindex> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c2_1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %1 = tensor.empty(%0, %c7) : tensor<?x?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = linalg.fill ins(%c1 : index) outs(%1 : tensor<?x?xindex>) -> tensor<?x?xindex>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[0, 2] [2, 5] [1, 1] : tensor<2x5xindex> into tensor<?x?xindex>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %inserted_slice, %c0_5 : tensor<?x?xindex>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %3 = arith.addi %dim, %c1_7 : index
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %dim_9 = tensor.dim %inserted_slice, %c1_8 : tensor<?x?xindex>
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     %c1_11 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.addi %dim_9, %c1_11 : index
// CHECK-NEXT:     %5 = tensor.empty(%3, %4) : tensor<?x?xindex>
// CHECK-NEXT:     %6 = linalg.fill ins(%arg2 : index) outs(%5 : tensor<?x?xindex>) -> tensor<?x?xindex>
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     %dim_13 = tensor.dim %inserted_slice, %c0_12 : tensor<?x?xindex>
// CHECK-NEXT:     %c1_14 = arith.constant 1 : index
// CHECK-NEXT:     %dim_15 = tensor.dim %inserted_slice, %c1_14 : tensor<?x?xindex>
// CHECK-NEXT:     %inserted_slice_16 = tensor.insert_slice %inserted_slice into %6[0, 0] [%dim_13, %dim_15] [1, 1] : tensor<?x?xindex> into tensor<?x?xindex>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<5xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[%c] high[%n] {
  ^bb0(%i0: index):
    tensor.yield %w : f32
  } : tensor<5xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<5xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c7 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[2] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<index>, %n: index, %v: index) -> tensor<index> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : index
  %0 = tensor.pad %t low[] high[] {
    %x = tensor.extract %t[] : tensor<index>
    tensor.yield %x : index
  } : tensor<index> to tensor<index>
  return %0 : tensor<index>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<index>, %arg1: index, %arg2: index) -> tensor<index> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     return %arg0 : tensor<index>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2x2xf32>, %n: index, %v: f32) -> tensor<?x?xf32> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f32
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t nofold low[%n, %n] high[3, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %v : f32
  } : tensor<2x2xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x2xf32>, %arg1: index, %arg2: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.addi %arg1, %c2_0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %2 = arith.addi %1, %c3 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %3 = arith.addi %arg1, %c2_1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %4 = tensor.empty(%2, %3) : tensor<?x?xf32>
// CHECK-NEXT:     %5 = linalg.fill ins(%arg2 : f32) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %5[%arg1, %arg1] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<5x1xi8>, %n: index, %v: i8) -> tensor<5x1xi8> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : i8
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %w : i8
  } : tensor<5x1xi8> to tensor<5x1xi8>
  return %0 : tensor<5x1xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<5x1xi8>, %arg1: index, %arg2: i8) -> tensor<5x1xi8> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<5x1xi8>
// CHECK-NEXT:     %2 = linalg.fill ins(%c0_i8 : i8) outs(%1 : tensor<5x1xi8>) -> tensor<5x1xi8>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[0, 0] [5, 1] [1, 1] : tensor<5x1xi8> into tensor<5x1xi8>
// CHECK-NEXT:     return %inserted_slice : tensor<5x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2x2xf32>, %n: index, %v: f32) -> tensor<?x?xf32> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0.0 : f32
  %g = arith.addi %c, %z : index
  %0 = tensor.pad %t nofold low[0, %n] high[%z, 0] {
  ^bb0(%i0: index, %i1: index):
    %q = arith.constant 1.0 : f32
    tensor.yield %q : f32
  } : tensor<2x2xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x2xf32>, %arg1: index, %arg2: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.addi %c2, %c0 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.addi %arg1, %c2_3 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %2 = tensor.empty(%c2_0, %1) : tensor<?x?xf32>
// CHECK-NEXT:     %cst_5 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %3 = linalg.fill ins(%cst_5 : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %3[0, %arg1] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<1x1x?xi8>, %n: index, %v: i8) -> tensor<?x?x?xi8> {
  %c = arith.constant 2 : index
  %z = arith.constant 0 : index
  %w = arith.constant 0 : i8
  %0 = tensor.pad %t low[1, %n, 0] high[%c, 0, %c] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    %x = "test.make"() : () -> i8
    tensor.yield %x : i8
  } : tensor<1x1x?xi8> to tensor<?x?x?xi8>
  return %0 : tensor<?x?x?xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x1x?xi8>, %arg1: index, %arg2: i8) -> tensor<?x?x?xi8> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c1_3 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c2_5 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c2_5 : tensor<1x1x?xi8>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c2_7 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.addi %dim, %c2_7 : index
// CHECK-NEXT:     %2 = tensor.empty(%c4, %0, %1) : tensor<?x?x?xi8>
// CHECK-NEXT:     %generated = tensor.generate %c4, %0, %1 {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:       %3 = "test.make"() : () -> i8
// CHECK-NEXT:       tensor.yield %3 : i8
// CHECK-NEXT:     } : tensor<?x?x?xi8>
// CHECK-NEXT:     %c2_8 = arith.constant 2 : index
// CHECK-NEXT:     %dim_9 = tensor.dim %arg0, %c2_8 : tensor<1x1x?xi8>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %generated[1, %arg1, 0] [1, 1, %dim_9] [1, 1, 1] : tensor<1x1x?xi8> into tensor<?x?x?xi8>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?x?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
