// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.fptoui' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.fptoui %a : f32 to index
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.fptoui' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.fptoui %a : i32 to i32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.fptoui' op result #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.fptoui %a : f32 to f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.fptoui' op result #0 must be signless-fixed-width-integer-like, but got 'si32'}}
  %0 = arith.fptoui %a : f32 to si32
  return
}
// -----

func.func @f(%a: vector<4xf32>) {
// expected-error @+1 {{'arith.fptoui' op requires the same shape for all operands and results}}
  %0 = arith.fptoui %a : vector<4xf32> to vector<2xi32>
  return
}
// -----

func.func @f(%a: tensor<*xi64>) {
// expected-error @+1 {{'arith.index_cast' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.index_cast %a : tensor<*xi64> to tensor<*xindex>
  return
}
// -----

func.func @f(%a: memref<*xi32>) {
// expected-error @+1 {{'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'memref<*xi32>'}}
  %0 = arith.index_cast %a : memref<*xi32> to memref<*xindex>
  return
}
// -----

func.func @f(%a: index) {
// expected-error @+1 {{'arith.index_cast' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = arith.index_cast %a : index to index
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_cast %a : i32 to i64
  return
}
// -----

func.func @f(%a: index) {
// expected-error @+1 {{'arith.index_cast' op result #0 must be signless-integer-like or memref of signless-integer, but got 'f32'}}
  %0 = arith.index_cast %a : index to f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'f32'}}
  %0 = arith.index_cast %a : f32 to index
  return
}
// -----

func.func @f(%a: vector<4xindex>) {
// expected-error @+1 {{'arith.index_cast' op requires the same shape for all operands and results}}
  %0 = arith.index_cast %a : vector<4xindex> to vector<2xi32>
  return
}
// -----

func.func @f(%a: vector<4xindex>) {
// expected-error @+1 {{'arith.index_cast' op requires the same shape for all operands and results}}
  %0 = arith.index_cast %a : vector<4xindex> to i32
  return
}
// -----

func.func @f(%a: memref<4xindex>) {
// expected-error @+1 {{'arith.index_cast' op requires the same shape for all operands and results}}
  %0 = arith.index_cast %a : memref<4xindex> to memref<5xi32>
  return
}
// -----

func.func @f(%a: memref<4xindex>) {
// expected-error @+1 {{'arith.index_cast' op result #0 must be signless-integer-like or memref of signless-integer, but got 'memref<4xf32>'}}
  %0 = arith.index_cast %a : memref<4xindex> to memref<4xf32>
  return
}
// -----

func.func @f(%a: si32) {
// expected-error @+1 {{'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'si32'}}
  %0 = arith.index_cast %a : si32 to index
  return
}
// -----

func.func @f(%a: tensor<*xi64>) {
// expected-error @+1 {{'arith.index_castui' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.index_castui %a : tensor<*xi64> to tensor<*xindex>
  return
}
// -----

func.func @f(%a: memref<*xi32>) {
// expected-error @+1 {{'arith.index_castui' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'memref<*xi32>'}}
  %0 = arith.index_castui %a : memref<*xi32> to memref<*xindex>
  return
}
// -----

func.func @f(%a: index) {
// expected-error @+1 {{'arith.index_castui' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = arith.index_castui %a : index to index
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.index_castui' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_castui %a : i32 to i64
  return
}
// -----

func.func @f(%a: index) {
// expected-error @+1 {{'arith.index_castui' op result #0 must be signless-integer-like or memref of signless-integer, but got 'f32'}}
  %0 = arith.index_castui %a : index to f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.index_castui' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'f32'}}
  %0 = arith.index_castui %a : f32 to index
  return
}
// -----

func.func @f(%a: vector<4xindex>) {
// expected-error @+1 {{'arith.index_castui' op requires the same shape for all operands and results}}
  %0 = arith.index_castui %a : vector<4xindex> to vector<2xi32>
  return
}
// -----

func.func @f(%a: vector<4xindex>) {
// expected-error @+1 {{'arith.index_castui' op requires the same shape for all operands and results}}
  %0 = arith.index_castui %a : vector<4xindex> to i32
  return
}
// -----

func.func @f(%a: memref<4xindex>) {
// expected-error @+1 {{'arith.index_castui' op requires the same shape for all operands and results}}
  %0 = arith.index_castui %a : memref<4xindex> to memref<5xi32>
  return
}
// -----

func.func @f(%a: memref<4xindex>) {
// expected-error @+1 {{'arith.index_castui' op result #0 must be signless-integer-like or memref of signless-integer, but got 'memref<4xf32>'}}
  %0 = arith.index_castui %a : memref<4xindex> to memref<4xf32>
  return
}
// -----

func.func @f(%a: si32) {
// expected-error @+1 {{'arith.index_castui' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'si32'}}
  %0 = arith.index_castui %a : si32 to index
  return
}
// -----

func.func @f(%a: tensor<*xf32>) {
// expected-error @+1 {{'arith.bitcast' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.bitcast %a : tensor<*xf32> to tensor<*xi32>
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible}}
  %0 = arith.bitcast %a : i32 to f64
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.bitcast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.bitcast %a : i32 to i64
  return
}
// -----

func.func @f(%a: index) {
// expected-error @+1 {{'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'}}
  %0 = arith.bitcast %a : index to i64
  return
}
// -----

func.func @f(%a: i64) {
// expected-error @+1 {{'arith.bitcast' op result #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'}}
  %0 = arith.bitcast %a : i64 to index
  return
}
// -----

func.func @f(%a: f64) {
// expected-error @+1 {{'arith.bitcast' op result #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'}}
  %0 = arith.bitcast %a : f64 to index
  return
}
// -----

func.func @f(%a: vector<4xi32>) {
// expected-error @+1 {{'arith.bitcast' op requires the same shape for all operands and results}}
  %0 = arith.bitcast %a : vector<4xi32> to vector<2xf64>
  return
}
// -----

func.func @f(%a: vector<4xi32>) {
// expected-error @+1 {{'arith.bitcast' op operand type 'vector<4xi32>' and result type 'vector<4xf64>' are cast incompatible}}
  %0 = arith.bitcast %a : vector<4xi32> to vector<4xf64>
  return
}
// -----

func.func @f(%a: memref<4xi32>) {
// expected-error @+1 {{'arith.bitcast' op requires the same shape for all operands and results}}
  %0 = arith.bitcast %a : memref<4xi32> to memref<5xf32>
  return
}
// -----

func.func @f(%a: memref<4xi32>) {
// expected-error @+1 {{'arith.bitcast' op operand type 'memref<4xi32>' and result type 'memref<4xf64>' are cast incompatible}}
  %0 = arith.bitcast %a : memref<4xi32> to memref<4xf64>
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.bitcast' op requires the same shape for all operands and results}}
  %0 = arith.bitcast %a : i32 to memref<f32>
  return
}
// -----

func.func @f(%a: complex<f32>) {
// expected-error @+1 {{'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'complex<f32>'}}
  %0 = arith.bitcast %a : complex<f32> to i64
  return
}
// -----

func.func @f(%a: vector<2xi32>) {
// expected-error @+1 {{'arith.bitcast' op requires the same shape for all operands and results}}
  %0 = arith.bitcast %a : vector<2xi32> to i64
  return
}
// -----

func.func @f(%a: i8, %f: f32) {
  %0 = arith.extsi %a : i8
// expected-error @+1 {{custom op 'arith.extsi' expected 'to'}}
  return
}
// -----

func.func @f(%a: i8, %f: f32) {
// expected-error @+1 {{expected non-function type}}
  %0 = arith.extsi %a : i8 to
  return
}
// -----

func.func @f(%a: i8, %f: f32) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.extsi %a to i32
  return
}
// -----

func.func @f(%a: i8, %f: f32) {
// expected-error @+1 {{expected SSA operand}}
  %0 = arith.extsi : i8 to i32
  return
}
// -----

func.func @f(%a: i8, %f: f32) {
// expected-error @+1 {{custom op 'arith.extsi' expected 'to'}}
  %0 = arith.extsi %a : i8 into i32
  return
}
// -----

func.func @f(%a: i8, %f: f32) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.extsi %a, %a : i8 to i32
  return
}
// -----

func.func @f(%a: i8, %f: f32) {
// expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = "arith.extsi"(%a) : (i8) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i8, %f: f32) {
// expected-error @+1 {{'arith.extsi' op requires a single operand}}
  %0 = "arith.extsi"(%a, %a) : (i8, i8) -> i32
  return
}
// -----

func.func @f(%a: i8, %f: f32) {
// expected-error @+1 {{'arith.extsi' op requires a single operand}}
  %0 = "arith.extsi"() : () -> i32
  return
}
// -----

func.func @f(%a: i8, %f: f32) {
// expected-error @+1 {{invalid properties {x = 1 : i64} for op arith.extsi: this operation does not support properties}}
  %0 = "arith.extsi"(%a) <{x = 1}> : (i8) -> i32
  return
}
// -----

func.func @f(%a: i8, %f: f32) {
// expected-error @+1 {{unknown attribute `roundingmode` in dialect `arith`}}
  %0 = "arith.truncf"(%f) {roundingmode = #arith.roundingmode<upward>} : (f32) -> f16
  return
}
// -----

func.func @f(%a: i8, %f: f32) {
// expected-error @+1 {{'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
  %0 = "arith.truncf"(%f) {roundingmode = "x"} : (f32) -> f16
  return
}

// -----

func.func @f(%a: i1) -> tensor<f32> {
// expected-error @+1 {{'arith.sitofp' op requires the same shape for all operands and results}}
  %0 = arith.sitofp %a : i1 to tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%a: tensor<i1>) -> f32 {
// expected-error @+1 {{'arith.sitofp' op requires the same shape for all operands and results}}
  %0 = arith.sitofp %a : tensor<i1> to f32
  return %0 : f32
}

// -----

func.func @f(%a: tensor<i1>) -> vector<f32> {
// expected-error @+1 {{'arith.sitofp' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.sitofp %a : tensor<i1> to vector<f32>
  return %0 : vector<f32>
}

// -----

func.func @f(%a: i1) -> tensor<?xf32> {
// expected-error @+1 {{'arith.sitofp' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.sitofp %a : i1 to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @f(%a: i1) -> tensor<*xf32> {
// expected-error @+1 {{'arith.sitofp' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.sitofp %a : i1 to tensor<*xf32>
  return %0 : tensor<*xf32>
}
