// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.min' op affine map expect at least one result}}
  %0 = affine.min affine_map<() -> ()>()
  return
}

// -----

#m2 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2 - 1)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min #m2(%i)
  return
}

// -----

#m2 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2 - 1)>
func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  %0 = affine.min #m2(%i)[%x]
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{custom op 'affine.min' invalid kind of attribute specified}}
  %0 = affine.min #s0(%i)
  return
}

// -----

#m2 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2 - 1)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = affine.min #m2(%i)[%n] : index
  return
}

// -----

#mm = affine_map<(d0, d1)[s0] -> (d0 + d1, s0)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = affine.apply #mm(%i, %n)[%n]
  return
}

// -----

#mm = affine_map<(d0, d1)[s0] -> (d0 + d1, s0)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{'affine.apply' op requires one result}}
  %0:2 = affine.apply #mm(%i, %n)[%n]
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  %0 = affine.apply #m1(%x)
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply #m1(%i, %i)
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{expected '(' in operand list}}
  %0 = affine.apply #m1[%i]
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '(' in operand list}}
  %0 = affine.apply #m1
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{expected attribute value}}
  %0 = affine.apply %i
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.yield' op must be the last operation in the parent block}}
  affine.yield
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.yield' op must be the last operation in the parent block}}
  affine.yield %i : index
  return
}
