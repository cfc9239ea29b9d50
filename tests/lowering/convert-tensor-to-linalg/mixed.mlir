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
