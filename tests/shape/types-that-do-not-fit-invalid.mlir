// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a0: !shape.size, %a1: index) {
// expected-error @+1 {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = "shape.add"(%a0, %a1) : (!shape.size, index) -> index
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: index) {
// expected-error @+1 {{'shape.add' op result #0 must be size or index, but got 'i32'}}
  %0 = "shape.add"(%a0, %a1) : (!shape.size, index) -> i32
  return
}

// -----

func.func @f(%a0: index, %a1: index) {
// expected-error @+1 {{'shape.add' op result #0 must be size or index, but got 'i32'}}
  %0 = "shape.add"(%a0, %a1) : (index, index) -> i32
  return
}

// -----

func.func @f(%a0: index, %a1: index) {
// expected-error @+1 {{'shape.mul' op result #0 must be size or index, but got 'i32'}}
  %0 = "shape.mul"(%a0, %a1) : (index, index) -> i32
  return
}

// -----

func.func @f(%a0: index, %a1: index) {
// expected-error @+1 {{'shape.div' op result #0 must be size or index, but got 'i32'}}
  %0 = "shape.div"(%a0, %a1) : (index, index) -> i32
  return
}

// -----

func.func @f(%a0: !shape.shape) {
// expected-error @+1 {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = "shape.rank"(%a0) : (!shape.shape) -> index
  return
}

// -----

func.func @f(%a0: !shape.shape) {
// expected-error @+1 {{'shape.rank' op result #0 must be size or index, but got 'i32'}}
  %0 = "shape.rank"(%a0) : (!shape.shape) -> i32
  return
}

// -----

func.func @f(%a0: tensor<?xindex>) {
// expected-error @+1 {{'shape.rank' op result #0 must be size or index, but got 'i32'}}
  %0 = "shape.rank"(%a0) : (tensor<?xindex>) -> i32
  return
}

// -----

func.func @f(%a0: tensor<?xindex>) {
// expected-error @+1 {{'shape.num_elements' op result #0 must be size or index, but got 'i32'}}
  %0 = "shape.num_elements"(%a0) : (tensor<?xindex>) -> i32
  return
}

// -----

func.func @f(%a0: tensor<?xindex>, %a1: index) {
// expected-error @+1 {{'shape.get_extent' op result #0 must be size or index, but got 'i32'}}
  %0 = "shape.get_extent"(%a0, %a1) : (tensor<?xindex>, index) -> i32
  return
}

// -----

func.func @f(%a0: tensor<*xindex>) {
// expected-error @+1 {{'shape.rank' op operand #0 must be shape or extent tensor, but got 'tensor<*xindex>'}}
  %0 = "shape.rank"(%a0) : (tensor<*xindex>) -> !shape.size
  return
}

// -----

func.func @f(%a0: tensor<*xindex>) {
// expected-error @+1 {{'shape.num_elements' op operand #0 must be shape or extent tensor, but got 'tensor<*xindex>'}}
  %0 = "shape.num_elements"(%a0) : (tensor<*xindex>) -> !shape.size
  return
}

// -----

func.func @f(%a0: tensor<*xindex>, %a1: !shape.size) {
// expected-error @+1 {{'shape.get_extent' op operand #0 must be shape or extent tensor, but got 'tensor<*xindex>'}}
  %0 = "shape.get_extent"(%a0, %a1) : (tensor<*xindex>, !shape.size) -> !shape.size
  return
}

// -----

func.func @f(%a0: tensor<*xindex>, %a1: index) {
// expected-error @+1 {{'shape.get_extent' op operand #0 must be shape or extent tensor, but got 'tensor<*xindex>'}}
  %0 = "shape.get_extent"(%a0, %a1) : (tensor<*xindex>, index) -> !shape.size
  return
}

// -----

func.func @f(%a0: tensor<?x2xf32>) {
// expected-error @+2 {{'shape.shape_of' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
// expected-error @+1 {{'shape.shape_of' op failed to infer returned types}}
  %0 = "shape.shape_of"(%a0) : (tensor<?x2xf32>) -> tensor<3xindex>
  return
}

// -----

func.func @f(%a0: tensor<?x2xf32>) {
// expected-error @+1 {{'shape.shape_of' op result #0 must be shape or extent tensor, but got 'tensor<*xindex>'}}
  %0 = "shape.shape_of"(%a0) : (tensor<?x2xf32>) -> tensor<*xindex>
  return
}

// -----

func.func @f(%a0: !shape.value_shape, %a1: !shape.size) {
// expected-error @+1 {{'shape.dim' op operand #0 must be shaped of any type values, but got '!shape.value_shape'}}
  %0 = "shape.dim"(%a0, %a1) : (!shape.value_shape, !shape.size) -> !shape.size
  return
}

// -----

func.func @f(%a0: !shape.value_shape) {
// expected-error @+1 {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = "shape.shape_of"(%a0) : (!shape.value_shape) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a0: !shape.value_shape) {
// expected-error @+1 {{'shape.shape_of' op result #0 must be shape or extent tensor, but got 'tensor<*xindex>'}}
  %0 = "shape.shape_of"(%a0) : (!shape.value_shape) -> tensor<*xindex>
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: !shape.shape) {
// expected-error @+2 {{'shape.max' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation '!shape.size'}}
// expected-error @+1 {{'shape.max' op failed to infer returned types}}
  %0 = "shape.max"(%a0, %a1) : (!shape.shape, !shape.shape) -> !shape.size
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: !shape.shape) {
// expected-error @+1 {{'shape.max' op result #0 must be shape or size, but got 'index'}}
  %0 = "shape.max"(%a0, %a1) : (!shape.shape, !shape.shape) -> index
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: index) {
// expected-error @+1 {{'shape.max' op operand #1 must be shape or size, but got 'index'}}
  %0 = "shape.max"(%a0, %a1) : (!shape.shape, index) -> !shape.shape
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: !shape.shape) {
// expected-error @+2 {{'shape.max' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
// expected-error @+1 {{'shape.max' op failed to infer returned types}}
  %0 = "shape.max"(%a0, %a1) : (!shape.size, !shape.shape) -> !shape.shape
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: !shape.shape) {
// expected-error @+1 {{'shape.max' op result #0 must be shape or size, but got 'index'}}
  %0 = "shape.max"(%a0, %a1) : (!shape.size, !shape.shape) -> index
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: index) {
// expected-error @+1 {{'shape.max' op operand #1 must be shape or size, but got 'index'}}
  %0 = "shape.max"(%a0, %a1) : (!shape.size, index) -> !shape.shape
  return
}

// -----

func.func @f(%a0: index, %a1: !shape.shape) {
// expected-error @+1 {{'shape.max' op operand #0 must be shape or size, but got 'index'}}
  %0 = "shape.max"(%a0, %a1) : (index, !shape.shape) -> !shape.shape
  return
}

// -----

func.func @f(%a0: index, %a1: !shape.size) {
// expected-error @+1 {{'shape.max' op operand #0 must be shape or size, but got 'index'}}
  %0 = "shape.max"(%a0, %a1) : (index, !shape.size) -> !shape.shape
  return
}

// -----

func.func @f(%a0: index, %a1: index) {
// expected-error @+1 {{'shape.max' op operand #0 must be shape or size, but got 'index'}}
  %0 = "shape.max"(%a0, %a1) : (index, index) -> !shape.shape
  return
}

// -----

func.func @f(%a0: index, %a1: index) {
// expected-error @+1 {{'shape.min' op operand #0 must be shape or size, but got 'index'}}
  %0 = "shape.min"(%a0, %a1) : (index, index) -> !shape.shape
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: !shape.shape) {
// expected-error @+1 {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = "shape.broadcast"(%a0, %a1) : (!shape.shape, !shape.shape) -> tensor<?xindex>
  return
}

// -----

func.func @f() {
// expected-error @+2 {{'shape.const_shape' op inferred type(s) 'tensor<3xindex>' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
// expected-error @+1 {{'shape.const_shape' op failed to infer returned types}}
 %0 = "shape.const_shape"() <{shape = dense<[1,2,3]>: tensor<3xindex>}> : () -> tensor<?xindex>
 return
}

// -----

func.func @f() {
// expected-error @+1 {{'shape.const_shape' op result #0 must be shape or extent tensor, but got 'tensor<*xindex>'}}
 %0 = "shape.const_shape"() <{shape = dense<[1,2,3]>: tensor<3xindex>}> : () -> tensor<*xindex>
 return
}
