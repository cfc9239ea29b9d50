// RUN: mlir-opt %s --split-input-file --verify-diagnostics

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
  affine.if #s0(%i)[%n] { }
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{custom op 'affine.if' dim operand count and integer set dim count must match}}
  affine.if #s0() { }
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  affine.if #s0(%x) { }
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{custom op 'affine.if' invalid kind of attribute specified}}
  affine.if #m1(%i) { }
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '(' in operand list}}
  affine.if #s0 { }
  return
}

// -----

func.func private @use(index)
func.func @f(%c: i1) {
// expected-error @+1 {{expected attribute value}}
  affine.if %c { }
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index, %x: f32) {
// expected-error @+2 {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note @+1 {{region branch point}}
  %r = affine.if #s0(%i) -> f32 { affine.yield %x : f32 }
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index, %x: f32) {
// expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %r = affine.if #s0(%i) -> f32 { affine.yield %x : f32 } else { }
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index, %x: f32, %j: i32) {
// expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
  %r = affine.if #s0(%i) -> f32 { affine.yield %j : i32 } else { affine.yield %x : f32 }
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index, %x: f32, %j: i32) {
// expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
  %r = affine.if #s0(%i) -> f32 { affine.yield %x : f32 } else { affine.yield %j : i32 }
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index, %x: f32) {
// expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  affine.if #s0(%i) { affine.yield %x : f32 }
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.if' op region #0 should have no arguments}}
  affine.if #s0(%i) { ^bb0(%q: index): affine.yield }
  return
}
