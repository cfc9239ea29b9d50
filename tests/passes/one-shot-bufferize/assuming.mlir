// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --one-shot-bufferize | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s --check-prefix=FUNC

func.func @a(%w: !shape.witness, %t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %0 = shape.assuming %w -> (tensor<4xf32>) {
    %1 = "t.x"() : () -> f32
    %2 = tensor.insert %1 into %t[%i] : tensor<4xf32>
    shape.assuming_yield %2 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @a(%w: !shape.witness, %t: tensor<4xf32>, %i: index) -> (tensor<4xf32>, tensor<4xf32>, index) {
  %0, %k = shape.assuming %w -> (tensor<4xf32>, index) {
    %1 = "t.x"() : () -> f32
    %2 = tensor.insert %1 into %t[%i] : tensor<4xf32>
    shape.assuming_yield %2, %i : tensor<4xf32>, index
  }
  return %0, %t, %k : tensor<4xf32>, tensor<4xf32>, index
}

// -----

func.func @a(%w: !shape.witness, %t: tensor<4xf32>, %i: index) -> (tensor<4xf32>, f32) {
  %0 = shape.assuming %w -> (tensor<4xf32>) {
    shape.assuming_yield %t : tensor<4xf32>
  } {t.attr}
  %1 = "t.x"() : () -> f32
  %2 = tensor.insert %1 into %0[%i] : tensor<4xf32>
  %3 = tensor.extract %t[%i] : tensor<4xf32>
  return %2, %3 : tensor<4xf32>, f32
}

// -----

func.func @a(%w: !shape.witness, %i: index) -> tensor<4xf32> {
  %0 = shape.assuming %w -> (tensor<4xf32>) {
    %e = bufferization.alloc_tensor() : tensor<4xf32>
    shape.assuming_yield %e : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @a(%w: !shape.witness, %t: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %0:2 = shape.assuming %w -> (tensor<?xf32>, f32) {
    %s = tensor.extract_slice %t[%i][%i][1] : tensor<?xf32> to tensor<?xf32>
    %c = tensor.extract %s[%i] : tensor<?xf32>
    shape.assuming_yield %s, %c : tensor<?xf32>, f32
  }
  %2 = tensor.insert %0#1 into %0#0[%i] : tensor<?xf32>
  return %2 : tensor<?xf32>
}
