// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xf64>' are cast incompatible}}
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xf64>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<5xi32>' are cast incompatible}}
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<5xi32>
  return
}

// -----

func.func @f(%a: tensor<4xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.bitcast' op operand #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<4xindex>'}}
  %0 = tensor.bitcast %a : tensor<4xindex> to tensor<4xi64>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
  %0 = tensor.cast %a : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi32>' are cast incompatible}}
  %0 = tensor.cast %a : tensor<4xf32> to tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{custom op 'tensor.cast' invalid kind of type specified}}
  %0 = tensor.cast %a : tensor<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.concat' op requires at least one input}}
  %0 = tensor.concat dim(0) : () -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(1) %a : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4xi32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.concat' op result type 'tensor<9xf32>'does not match inferred shape 'tensor<8xf32>' static sizes}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<4x2xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%a: tensor<f32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(0) %a : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %a : (tensor<4xf32>) -> tensor<1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<f32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %a, %i : tensor<f32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{custom op 'tensor.dim' invalid kind of type specified}}
  %0 = tensor.dim %a, %i : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.empty(%i) : tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.empty() : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{custom op 'tensor.empty' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.empty() : tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %a[%i, %i] : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %a[] : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.extract %a[%i] : tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %0 = "tensor.extract"(%a, %i) : (tensor<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.insert' op incorrect number of indices}}
  %0 = tensor.insert %s into %a[] : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.insert' op failed to verify that result type matches type of dest}}
  %0 = "tensor.insert"(%s, %a, %i) : (f32, tensor<4xf32>, index) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  %0 = "tensor.insert"(%n, %a, %i) : (i32, tensor<4xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{custom op 'tensor.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = tensor.from_elements %s, %s : tensor<3xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = tensor.from_elements %s, %s : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%n) : (i32) -> tensor<1xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%s, %n) : (f32, i32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%s) : (f32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.splat %s : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.splat' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.splat %s[%i] : tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  %0 = "tensor.splat"(%n) : (i32) -> tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{custom op 'tensor.splat' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.splat %s : tensor<*xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{custom op 'tensor.rank' invalid kind of type specified}}
  %0 = tensor.rank %a : memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<3xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %0 = tensor.reshape %a(%b) : (tensor<4xf32>, tensor<3xindex>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<?xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %a(%b) : (tensor<4xf32>, tensor<?xindex>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2xi32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %a(%b) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2xi32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %a(%b) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<2xf32>'}}
  %0 = tensor.reshape %a(%b) : (tensor<4xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<1x2xi32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<1x2xi32>'}}
  %0 = tensor.reshape %a(%b) : (tensor<4xf32>, tensor<1x2xi32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  %0 = tensor.collapse_shape %a [[0], [1]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %a [[1, 0]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.}}
  %0 = tensor.collapse_shape %a [[0]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.}}
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x?xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x?xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<6xf32>', but got 'tensor<6xi32>'}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.}}
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3xf32> into tensor<6x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  0.}}
  %0 = tensor.collapse_shape %a [[-1, 1]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected the expanded type, 'tensor<2x3xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<2x3x1xf32>'.}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<2x3x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op reassociation indices must not be empty}}
  %0 = tensor.collapse_shape %a [[]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #1 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %a [[0], [0, 1]] : tensor<2x3xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %0 = tensor.collapse_shape %a [[0], [1]] : tensor<2x3x4xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<?xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<6xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<7xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<7xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.expand_shape' op expected collapsed rank (2) to equal the number of reassociation maps (3).}}
  %0 = tensor.expand_shape %a [[0], [1], [2]] output_shape [2, 3] : tensor<2x3xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.expand_shape' op expected the expanded type, 'tensor<6xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<2x3xf32>'.}}
  %0 = tensor.expand_shape %a [[0]] output_shape [6] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<6xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.expand_shape' op expected collapsed type to be 'tensor<6xi32>', but got 'tensor<6xf32>'}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xi32>
  return
}

// -----

func.func @f(%a: tensor<6xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.}}
  %0 = tensor.expand_shape %a [[0, 2]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<6xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values}}
  %0 = "tensor.expand_shape"(%a, %i) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 3>}> : (tensor<6xf32>, index) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected type to be 'tensor<2x2xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.extract_slice %a[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected rank to be smaller or equal to the other rank.}}
  %0 = tensor.extract_slice %a[0, 0] [2, 1] [1, 1] : tensor<4x4xf32> to tensor<1x2x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected element type to be 'f32'}}
  %0 = tensor.extract_slice %a[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %a[0, 0] [2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected 2 offset values, got 1}}
  %0 = tensor.extract_slice %a[0] [2] [1] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected type to be 'tensor<?x2xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.extract_slice %a[%i, 0] [%i, 2] [1, %i] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{offset 0 is out-of-bounds: 5 >= 4}}
  %0 = tensor.extract_slice %a[5, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %a[3, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{slice along dimension 1 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %a[0, 0] [2, 2] [1, 4] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected offsets to be non-negative, but got -1}}
  %0 = tensor.extract_slice %a[-1, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected sizes to be non-negative, but got -2}}
  %0 = tensor.extract_slice %a[0, 0] [-2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>, %b: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected type to be 'tensor<2x3xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.insert_slice %a into %b[0, 0] [2, 3] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x1x1xf32>, %b: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected rank to be smaller or equal to the other rank.}}
  %0 = tensor.insert_slice %a into %b[0, 0] [2, 1] [1, 1] : tensor<2x1x1xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xi32>, %b: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected element type to be 'f32'}}
  %0 = tensor.insert_slice %a into %b[0, 0] [2, 2] [1, 1] : tensor<2x2xi32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>, %b: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = tensor.insert_slice %a into %b[0, 0] [2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>, %b: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected 2 offset values, got 1}}
  %0 = tensor.insert_slice %a into %b[0] [2] [1] : tensor<2x2xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>, %b: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{offset 0 is out-of-bounds: 5 >= 4}}
  %0 = tensor.insert_slice %a into %b[5, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>, %b: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.insert_slice %a into %b[3, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>, %b: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected type to be 'tensor<?x2xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.insert_slice %a into %b[%i, 0] [%i, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  %0 = "tensor.insert_slice"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %a[%b] gather_dims([]) : (tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<6x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %a[%b] gather_dims([0, 1, 2]) : (tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<6x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %a[%b] gather_dims([2]) : (tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<6x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.gather' op gather_dims value must be non-negative}}
  %0 = tensor.gather %a[%b] gather_dims([-1]) : (tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<6x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x2xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %a[%b] gather_dims([1, 0]) : (tensor<4x5xf32>, tensor<6x2xindex>) -> tensor<6x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x2xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %a[%b] gather_dims([0, 0]) : (tensor<4x5xf32>, tensor<6x2xindex>) -> tensor<6x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x2xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %a[%b] gather_dims([0]) : (tensor<4x5xf32>, tensor<6x2xindex>) -> tensor<6x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x1xi32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.gather' op result type mismatch: expected 'tensor<6x1x5xf32>' or its rank-reduced variant 'tensor<6x5xf32>' (got: 'tensor<6x1x5xi32>')}}
  %0 = tensor.gather %a[%b] gather_dims([0]) unique : (tensor<4x5xf32>, tensor<6x1xi32>) -> tensor<6x1x5xi32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x1xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<6x1xf32>'}}
  %0 = tensor.gather %a[%b] gather_dims([0]) unique : (tensor<4x5xf32>, tensor<6x1xf32>) -> tensor<6x1x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<index>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %a[%b] gather_dims([0]) unique : (tensor<4x5xf32>, tensor<index>) -> tensor<1x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.gather' op result type mismatch: expected 'tensor<6x1x5xf32>' or its rank-reduced variant 'tensor<6x5xf32>' (got: 'tensor<7x1x5xf32>')}}
  %0 = tensor.gather %a[%b] gather_dims([0]) unique : (tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<7x1x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6x1x5xf32>, %b: tensor<4x5xf32>, %c: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %a into %b[%c] scatter_dims([0]) : (tensor<6x1x5xf32>, tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6x1x5xf32>, %b: tensor<4x5xf32>, %c: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  %0 = tensor.scatter %a into %b[%c] scatter_dims([3]) unique : (tensor<6x1x5xf32>, tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<7x1x5xf32>, %b: tensor<4x5xf32>, %c: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.scatter' op source type mismatch: expected 'tensor<6x1x5xf32>' or its rank-reduced variant 'tensor<6x5xf32>' (got: 'tensor<7x1x5xf32>')}}
  %0 = tensor.scatter %a into %b[%c] scatter_dims([0]) unique : (tensor<7x1x5xf32>, tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6x1x5xi32>, %b: tensor<4x5xf32>, %c: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.scatter' op source type mismatch: expected 'tensor<6x1x5xf32>' or its rank-reduced variant 'tensor<6x5xf32>' (got: 'tensor<6x1x5xi32>')}}
  %0 = tensor.scatter %a into %b[%c] scatter_dims([0]) unique : (tensor<6x1x5xi32>, tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6x1x5xf32>, %b: tensor<4x5xf32>, %c: tensor<6x2xindex>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.scatter' op scatter_dims values must be strictly increasing}}
  %0 = tensor.scatter %a into %b[%c] scatter_dims([1, 0]) unique : (tensor<6x1x5xf32>, tensor<4x5xf32>, tensor<6x2xindex>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{specified type 'tensor<6x7xf32>' does not match the inferred type 'tensor<6x6xf32>'}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%x: index, %y: index): tensor.yield %s : f32 } : tensor<4x4xf32> to tensor<6x7xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected the block to have 2 arguments}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%x: index): tensor.yield %s : f32 } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.pad' op expected block argument 2 to be an index}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%x: index, %y: i32): tensor.yield %s : f32 } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%x: index, %y: index): tensor.yield %n : i32 } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.yield' op requires a single operand}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%x: index, %y: index): } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{failed to infer expectedType from sourceType 'tensor<4x4xf32>', specified resultType is 'tensor<6x6xf32>'}}
  %0 = tensor.pad %a low[1] high[1, 1] { ^bb0(%x: index, %y: index): tensor.yield %s : f32 } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{failed to infer expectedType from sourceType 'tensor<4x4xf32>', specified resultType is 'tensor<6x6xf32>'}}
  %0 = tensor.pad %a low[1] high[1] { ^bb0(%x: index, %y: index): tensor.yield %s : f32 } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{specified type 'tensor<6x6x1xf32>' does not match the inferred type 'tensor<6x6xf32>'}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%x: index, %y: index): tensor.yield %s : f32 } : tensor<4x4xf32> to tensor<6x6x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%x: index, %y: index): tensor.yield %s : f32 } : tensor<4x4xf32> to tensor<6x6xi32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'func.return' op expects parent op 'func.func'}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%x: index, %y: index): func.return } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.generate' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.generate { ^bb0(%x: index): tensor.yield %s : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.generate' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.generate %i { ^bb0(%x: index): tensor.yield %s : f32 } : tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{must have one body argument per input dimension}}
  %0 = tensor.generate %i { ^bb0(%x: index, %y: index): tensor.yield %s : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{all body arguments must be index}}
  %0 = tensor.generate %i { ^bb0(%x: i32): tensor.yield %s : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate %i { ^bb0(%x: index): tensor.yield %n : i32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.yield' op requires a single operand}}
  %0 = tensor.generate %i { ^bb0(%x: index): } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.yield' op requires a single operand}}
  %0 = tensor.generate %i { } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'func.return' op expects parent op 'func.func'}}
  %0 = tensor.generate %i { ^bb0(%x: index): func.return } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.generate' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.generate %i { tensor.yield %s : f32 } : tensor<f32>
  return
}

// -----

func.func @f(%i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
  tensor.yield %s : f32
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected type to be 'tensor<3xf32>' or a rank-reduced version. (size mismatch)}}
  scf.forall (%x) in (4) shared_outs(%o = %b) -> (tensor<4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %a into %o[0] [3] [1] : tensor<2xf32> into tensor<4xf32> } }
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
  scf.forall (%x) in (4) shared_outs(%o = %b) -> (tensor<4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %a into %b[0] [2] [1] : tensor<2xf32> into tensor<4xf32> } }
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  scf.forall (%x) in (4) shared_outs(%o = %b) -> (tensor<4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %a into %o[3] [2] [1] : tensor<2xf32> into tensor<4xf32> } }
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  // expected-error @below {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  scf.forall (%x) in (4) shared_outs(%o = %b) -> (tensor<4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %a into %o[0] [2, 1] [1] : tensor<2xf32> into tensor<4xf32> } }
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x2xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %a[%b] gather_dims([2]) unique : (tensor<4x5xf32>, tensor<6x2xindex>) -> tensor<6x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<?xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %a[%b] gather_dims([0]) unique : (tensor<4x5xf32>, tensor<?xindex>) -> tensor<1x5xf32>
  return
}
