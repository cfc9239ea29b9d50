// RUN: mlir-opt %s --split-input-file --convert-tensor-to-linalg --allow-unregistered-dialect | FileCheck %s

func.func @a(%t: tensor<4x?xf32>, %n: index) -> tensor<6x?xf32> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[1, %n] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<6x?xf32>
  return %0 : tensor<6x?xf32>
}

// -----

func.func @b(%t: tensor<4x?xf32>, %n: index) -> tensor<6x?xf32> {
  %0 = tensor.pad %t low[1, %n] high[1, 2] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 0.0 : f32
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<6x?xf32>
  return %0 : tensor<6x?xf32>
}

// -----

func.func @e(%t: tensor<f32>, %v: f32) -> tensor<f32> {
  %0 = tensor.pad %t low[] high[] {
  ^bb0:
    tensor.yield %v : f32
  } : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%t: tensor<?x5x?xi8>, %v: i8, %n: index) -> tensor<?x7x?xi8> {
  %0 = tensor.pad %t low[%n, 1, 0] high[%n, 1, 3] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : i8
  } : tensor<?x5x?xi8> to tensor<?x7x?xi8>
  return %0 : tensor<?x7x?xi8>
}

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

// -----

func.func @d(%t: tensor<4x5xf32>, %v: f32) -> tensor<4x5xf32> {
  %0 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x5xf32> to tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

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
