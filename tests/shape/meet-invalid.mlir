// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a0: !shape.shape, %a1: !shape.shape) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation '!shape.size'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, !shape.shape) -> !shape.size
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: !shape.shape) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation 'index'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, !shape.shape) -> index
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: !shape.size) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, !shape.size) -> !shape.shape
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: !shape.size) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, !shape.size) -> !shape.size
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: !shape.size) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, !shape.size) -> index
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: !shape.size) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, !shape.size) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: !shape.size) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, !shape.size) -> tensor<3xindex>
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: index) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, index) -> !shape.shape
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: index) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, index) -> !shape.size
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: index) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, index) -> index
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: index) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, index) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: index) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, index) -> tensor<3xindex>
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: tensor<?xindex>) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation '!shape.size'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, tensor<?xindex>) -> !shape.size
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: tensor<?xindex>) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation 'index'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, tensor<?xindex>) -> index
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: tensor<3xindex>) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation '!shape.size'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, tensor<3xindex>) -> !shape.size
  return
}

// -----

func.func @f(%a0: !shape.shape, %a1: tensor<3xindex>) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation 'index'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.shape, tensor<3xindex>) -> index
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: !shape.shape) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, !shape.shape) -> !shape.shape
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: !shape.shape) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, !shape.shape) -> !shape.size
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: !shape.shape) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, !shape.shape) -> index
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: !shape.shape) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, !shape.shape) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: !shape.shape) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, !shape.shape) -> tensor<3xindex>
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: !shape.size) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, !shape.size) -> !shape.shape
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: !shape.size) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, !shape.size) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: !shape.size) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, !shape.size) -> tensor<3xindex>
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: index) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, index) -> !shape.shape
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: index) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, index) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: index) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, index) -> tensor<3xindex>
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: tensor<?xindex>) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, tensor<?xindex>) -> !shape.shape
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: tensor<?xindex>) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, tensor<?xindex>) -> !shape.size
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: tensor<?xindex>) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, tensor<?xindex>) -> index
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: tensor<?xindex>) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, tensor<?xindex>) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: tensor<?xindex>) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, tensor<?xindex>) -> tensor<3xindex>
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: tensor<3xindex>) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, tensor<3xindex>) -> !shape.shape
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: tensor<3xindex>) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, tensor<3xindex>) -> !shape.size
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: tensor<3xindex>) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, tensor<3xindex>) -> index
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: tensor<3xindex>) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, tensor<3xindex>) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a0: !shape.size, %a1: tensor<3xindex>) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (!shape.size, tensor<3xindex>) -> tensor<3xindex>
  return
}

// -----

func.func @f(%a0: index, %a1: !shape.shape) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, !shape.shape) -> !shape.shape
  return
}

// -----

func.func @f(%a0: index, %a1: !shape.shape) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, !shape.shape) -> !shape.size
  return
}

// -----

func.func @f(%a0: index, %a1: !shape.shape) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, !shape.shape) -> index
  return
}

// -----

func.func @f(%a0: index, %a1: !shape.shape) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, !shape.shape) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a0: index, %a1: !shape.shape) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, !shape.shape) -> tensor<3xindex>
  return
}

// -----

func.func @f(%a0: index, %a1: !shape.size) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, !shape.size) -> !shape.shape
  return
}

// -----

func.func @f(%a0: index, %a1: !shape.size) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, !shape.size) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a0: index, %a1: !shape.size) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, !shape.size) -> tensor<3xindex>
  return
}

// -----

func.func @f(%a0: index, %a1: index) {
// expected-error @+2 {{'shape.meet' op inferred type(s) 'index' are incompatible with return type(s) of operation '!shape.shape'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, index) -> !shape.shape
  return
}

// -----

func.func @f(%a0: index, %a1: index) {
// expected-error @+2 {{'shape.meet' op inferred type(s) 'index' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, index) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a0: index, %a1: index) {
// expected-error @+2 {{'shape.meet' op inferred type(s) 'index' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, index) -> tensor<3xindex>
  return
}

// -----

func.func @f(%a0: index, %a1: tensor<?xindex>) {
// expected-error @+2 {{'shape.meet' op inferred type(s) 'tensor<?xindex>' are incompatible with return type(s) of operation '!shape.size'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, tensor<?xindex>) -> !shape.size
  return
}

// -----

func.func @f(%a0: index, %a1: tensor<?xindex>) {
// expected-error @+2 {{'shape.meet' op inferred type(s) 'tensor<?xindex>' are incompatible with return type(s) of operation 'index'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, tensor<?xindex>) -> index
  return
}

// -----

func.func @f(%a0: index, %a1: tensor<3xindex>) {
// expected-error @+2 {{unequal shape cardinality}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, tensor<3xindex>) -> !shape.shape
  return
}

// -----

func.func @f(%a0: index, %a1: tensor<3xindex>) {
// expected-error @+2 {{unequal shape cardinality}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, tensor<3xindex>) -> !shape.size
  return
}

// -----

func.func @f(%a0: index, %a1: tensor<3xindex>) {
// expected-error @+2 {{unequal shape cardinality}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, tensor<3xindex>) -> index
  return
}

// -----

func.func @f(%a0: index, %a1: tensor<3xindex>) {
// expected-error @+2 {{unequal shape cardinality}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, tensor<3xindex>) -> tensor<?xindex>
  return
}

// -----

func.func @f(%a0: index, %a1: tensor<3xindex>) {
// expected-error @+2 {{unequal shape cardinality}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (index, tensor<3xindex>) -> tensor<3xindex>
  return
}

// -----

func.func @f(%a0: tensor<?xindex>, %a1: !shape.shape) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation '!shape.size'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (tensor<?xindex>, !shape.shape) -> !shape.size
  return
}

// -----

func.func @f(%a0: tensor<?xindex>, %a1: !shape.shape) {
// expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation 'index'}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (tensor<?xindex>, !shape.shape) -> index
  return
}

// -----

func.func @f(%a0: tensor<?xindex>, %a1: !shape.size) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (tensor<?xindex>, !shape.size) -> !shape.shape
  return
}

// -----

func.func @f(%a0: tensor<?xindex>, %a1: !shape.size) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (tensor<?xindex>, !shape.size) -> !shape.size
  return
}

// -----

func.func @f(%a0: tensor<?xindex>, %a1: !shape.size) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%a0, %a1) : (tensor<?xindex>, !shape.size) -> index
  return
}
