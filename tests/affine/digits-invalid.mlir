// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0:2 = affine.delinearize_index %i into (%n, 3, %n) : index, index
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{expected ':'}}
  affine.delinearize_index %i into ()
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.delinearize_index' op result #1 must be variadic of index, but got 'i32'}}
  %0:2 = affine.delinearize_index %i into (2, 3) : index, i32
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  %0:2 = affine.delinearize_index %x into (2, 3) : index, index
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %i into (2, -3) : index, index
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  %0:2 = affine.delinearize_index %i into (2, %x) : index, index
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+2 {{expected '(' in dynamic index list}}
// expected-error @+1 {{custom op 'affine.delinearize_index' expected SSA value or integer}}
  %0:2 = affine.delinearize_index %i into [2, 3] : index, index
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{custom op 'affine.delinearize_index' expected 'into'}}
  %0:2 = affine.delinearize_index %i (2, 3) : index, index
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%i] by (2, 3) : index
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{custom op 'affine.linearize_index' invalid kind of type specified: expected builtin.index, but found 'i32'}}
  %0 = affine.linearize_index [%i, %n] by (2, 3) : i32
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  %0 = affine.linearize_index [%i, %x] by (2, 3) : index
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{expected '['}}
  %0 = affine.linearize_index (%i, %n) by (2, 3) : index
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{expected '['}}
  %0 = affine.linearize_index foo [%i, %n] by (2, 3) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0:3 = "affine.delinearize_index"(%i, %i) <{static_basis = array<i64: -4>}> : (index, index) -> (index, index, index)
  return
}
