// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a: f32) {
// expected-error @+1 {{'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'f32'}}
  "shape.shape_of"(%a) : (f32) -> !shape.shape
  return
}

// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'shape.value_of' op operand #0 must be , but got 'f32'}}
  "shape.value_of"(%a) : (f32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: !shape.value_shape) {
// expected-error @+1 {{'shape.value_of' op result #0 must be shaped of any type values, but got 'f32'}}
  "shape.value_of"(%a) : (!shape.value_shape) -> f32
  return
}

// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'shape.value_as_shape' op operand #0 must be 1D tensor of integer or index values or , but got 'f32'}}
  "shape.value_as_shape"(%a) : (f32) -> !shape.shape
  return
}

// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'shape.with_shape' op operand #0 must be shaped of any type values or , but got 'f32'}}
  "shape.with_shape"(%a, %a) : (f32, f32) -> !shape.value_shape
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
// expected-error @+1 {{'shape.with_shape' op operand #1 must be shape or extent tensor, but got 'tensor<2xf32>'}}
  "shape.with_shape"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> !shape.value_shape
  return
}

// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'shape.assuming_all' op operand #0 must be variadic of , but got 'f32'}}
  "shape.assuming_all"(%a) : (f32) -> !shape.witness
  return
}

// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'shape.assuming_all' op no operands specified}}
  "shape.assuming_all"() : () -> !shape.witness
  return
}

// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'shape.assuming_all' op result #0 must be , but got '!shape.size'}}
  "shape.assuming_all"() : () -> !shape.size
  return
}

// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'shape.debug_print' op operand #0 must be shape or size, but got 'f32'}}
  "shape.debug_print"(%a) : (f32) -> !shape.witness
  return
}

// -----

func.func @f(%a: index) {
// expected-error @+1 {{'shape.index_to_size' op result #0 must be , but got 'index'}}
  "shape.index_to_size"(%a) : (index) -> index
  return
}

// -----

func.func @f(%a: index) {
// expected-error @+1 {{'shape.from_extents' op result #0 must be , but got 'index'}}
  "shape.from_extents"(%a) : (index) -> index
  return
}

// -----

func.func @f(%a: index) {
// expected-error @+1 {{'shape.from_extent_tensor' op operand #0 must be 1D tensor of index values, but got 'index'}}
  "shape.from_extent_tensor"(%a) : (index) -> index
  return
}

// -----

func.func @f(%a: index) {
// expected-error @+1 {{'shape.meet' op result #0 must be any shape or size, but got 'f32'}}
  "shape.meet"(%a, %a) : (index, index) -> f32
  return
}

// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'shape.meet' op operand #0 must be any shape or size, but got 'f32'}}
  "shape.meet"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @f(%a: !shape.shape) {
// expected-error @+1 {{'shape.to_extent_tensor' op result #0 must be tensor of index values, but got 'f32'}}
  "shape.to_extent_tensor"(%a) : (!shape.shape) -> f32
  return
}

// -----

func.func @f(%a: !shape.shape) {
// expected-error @+1 {{'shape.to_extent_tensor' op result #0 must be tensor of index values, but got 'tensor<2xi32>'}}
  "shape.to_extent_tensor"(%a) : (!shape.shape) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'shape.size_to_index' op operand #0 must be size or index, but got 'i32'}}
  "shape.size_to_index"(%a) : (i32) -> index
  return
}

// -----

func.func @f(%a: index) {
// expected-error @+1 {{'shape.size_to_index' op result #0 must be index, but got '!shape.size'}}
  "shape.size_to_index"(%a) : (index) -> !shape.size
  return
}

// -----

func.func @f(%a: !shape.shape) {
// expected-error @+1 {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  "shape.cstr_broadcastable"(%a) : (!shape.shape) -> !shape.witness
  return
}

// -----

func.func @f(%a: !shape.shape) {
// expected-error @+1 {{'shape.const_size' op requires attribute 'value'}}
  "shape.const_size"() : () -> !shape.size
  return
}

// -----

func.func @f(%a: !shape.shape) {
// expected-error @+1 {{'shape.const_size' op attribute 'value' failed to satisfy constraint: index attribute}}
  "shape.const_size"() <{value=1:i32}>: () -> !shape.size
  return
}

// -----

func.func @f(%a: !shape.shape) {
// expected-error @+1 {{invalid properties {passing = 1 : i32} for op shape.const_witness: Invalid attribute `passing` in property conversion: 1 : i32}}
  "shape.const_witness"() <{passing=1:i32}>: () -> !shape.witness
  return
}

// -----

func.func @f(%a: !shape.shape) {
// expected-error @+1 {{'shape.const_shape' op attribute 'shape' failed to satisfy constraint: index elements attribute}}
  "shape.const_shape"() <{shape=dense<1>:tensor<2xi32>}>: () -> !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape) {
// expected-error @+1 {{integer literal not valid for specified type}}
  shape.const_shape 1 : !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape) {
// expected-error @+1 {{expected ':'}}
  shape.const_shape [] {a} : !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape) {
// expected-error @+1 {{custom op 'shape.const_shape' attribute 'shape' occurs more than once in the attribute list}}
  shape.const_shape {shape} [] : !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape) {
// expected-error @+1 {{'shape.const_shape' op result #0 must be shape or extent tensor, but got 'f32'}}
  shape.const_shape [] : f32
  return
}

// -----

func.func @f(%s: !shape.shape, %z: !shape.size) {
// expected-error @+1 {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %24 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
    ^bb0(%index: index, %dim: !shape.size):
      shape.yield %dim : !shape.size
  }
return }

// -----

func.func @f(%s: !shape.shape, %z: !shape.size) {
// expected-error @+1 {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %24 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
    ^bb0(%index: i32, %dim: !shape.size, %a: i32):
      shape.yield %dim : !shape.size
  }
return }

// -----

func.func @f(%s: !shape.shape, %z: !shape.size) {
  %24 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
// expected-note @+1 {{prior use here}}
    ^bb0(%index: index, %dim: index, %a: i32):
// expected-error @+1 {{use of value '%dim' expects different type than prior uses: '!shape.size' vs 'index'}}
      shape.yield %dim : !shape.size
  }
return }

// -----

func.func @f(%s: !shape.shape, %z: !shape.size) {
// expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %24 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
    ^bb0(%index: index, %dim: index, %a: i32):
      shape.yield %dim : index
  }
return }

// -----

func.func @f(%s: tensor<?xindex>, %z: !shape.size) {
// expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %24 = shape.reduce(%s, %z) : tensor<?xindex> -> !shape.size {
    ^bb0(%index: index, %dim: !shape.size, %a: i32):
      shape.yield %dim : !shape.size
  }
return }

// -----

func.func @f(%s: tensor<?xindex>, %z: !shape.size) {
// expected-error @+1 {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  %24 = shape.reduce(%s, %z) : tensor<?xindex> -> !shape.size {
    ^bb0(%index: index, %dim: index, %a: i32):
      shape.yield %dim : index
  }
return }

// -----

func.func @f(%s: tensor<?xindex>, %z: !shape.size) {
  %24 = shape.reduce(%s, %z) : tensor<?xindex> -> !shape.size {
    ^bb0(%index: index, %dim: index, %a: !shape.size):
// expected-error @+1 {{'shape.yield' op types mismatch between yield op and its parent}}
      shape.yield %dim : index
  }
return }

// -----

func.func @f(%s: tensor<?xindex>, %z: !shape.size) {
  %24 = shape.reduce(%s, %z) : tensor<?xindex> -> !shape.size {
    ^bb0(%index: index, %dim: index, %a: !shape.size):
// expected-error @+1 {{'shape.yield' op number of operands does not match number of results of its parent}}
      shape.yield
  }
return }

// -----

func.func @f(%s: tensor<?xindex>, %z: !shape.size) {
// expected-error @+1 {{custom op 'shape.reduce' number of operands and types do not match: got 1 operands and 2 types}}
  %24 = shape.reduce(%s, %z) : tensor<?xindex> -> (!shape.size, index) {
    ^bb0(%index: index, %dim: index, %a: !shape.size):
      shape.yield %a : !shape.size
  }
return }

// -----

func.func @f(%s: tensor<?xindex>, %z: !shape.size) {
// expected-error @+1 {{'shape.reduce' op expects a non-empty block}}
  shape.reduce(%s) : tensor<?xindex> {
    ^bb0(%index: index, %dim: index):
  } {a}
return }

// -----

func.func @f(%s: tensor<?xindex>, %z: !shape.size) {
// expected-error @+1 {{'shape.reduce' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  shape.reduce(%s) : tensor<?xindex> {
  }
return }

// -----

func.func @f(%s: f32, %z: !shape.size) {
// expected-error @+1 {{'shape.reduce' op expects a non-empty block}}
  shape.reduce(%s) : f32 {
    ^bb0(%index: index, %dim: index):
  }
return }

// -----

func.func @f(%s: f32, %z: !shape.size) {
// expected-error @+1 {{'shape.reduce' op operand #0 must be shape or extent tensor, but got 'f32'}}
  "shape.reduce"(%s, %z) ({
    ^bb0(%index: index, %dim: index):
     shape.yield
  }) : (f32, !shape.size) -> ()
return }

// -----

func.func @f(%w: !shape.witness) {
// expected-error @+2 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note @+1 {{region branch point}}
  %0 = shape.assuming %w -> (f32) { shape.assuming_yield }
  return
}

// -----

func.func @f(%w: !shape.witness) {
// expected-error @+2 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note @+1 {{region branch point}}
  %0 = shape.assuming %w -> f32 { }
  return
}

// -----

func.func @f(%w: !shape.witness) {
// expected-error @+2 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 1 operands, but region successor needs 2 inputs}}
// expected-note @+1 {{region branch point}}
  %0:2 = shape.assuming %w -> (f32, f32) { %c = arith.constant 1.0 : f32  shape.assuming_yield %c : f32 }
  return
}

// -----

func.func @f(%w: !shape.witness) {
// expected-error @+2 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
// expected-note @+1 {{region branch point}}
  %0 = shape.assuming %w -> (i32) { %c = arith.constant 1.0 : f32  shape.assuming_yield %c : f32 }
  return
}

// -----

func.func @f(%w: !shape.witness) {
// expected-error @+2 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
// expected-note @+1 {{region branch point}}
  shape.assuming %w { %c = arith.constant 1.0 : f32  shape.assuming_yield %c : f32 } {a}
  return
}

// -----

func.func @f(%w: !shape.witness) {
// expected-error @+1 {{'shape.assuming_yield' op expects parent op 'shape.assuming'}}
  shape.assuming_yield }

// -----

func.func @f(%w: !shape.witness) {
// expected-error @+1 {{'shape.return' op expects parent op 'shape.func'}}
  shape.return }

// -----

// expected-error @+1 {{'shape.func' op symbol declaration cannot have public visibility}}
shape.func @f() -> f32
