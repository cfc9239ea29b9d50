// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (2) and upper bound (1), and the number of steps (2) must all match}}
  affine.parallel (%a, %b) = (0, 0) to (10) { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match}}
  affine.parallel (%a, %b) = (0) to (10) { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match}}
  affine.parallel (%a) = (0) to (10) step (1, 2) { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{use of undeclared identifier}}
  affine.parallel (%a) = (0) to (10) step (a) { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '(' in affine map}}
  affine.parallel (%a) = (0) to (10) step 1 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '('}}
  affine.parallel (%a) = 0 to 10 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '(' in argument list}}
  affine.parallel %a = (0) to (10) { }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32, %j: i32) {
// expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %r:2 = affine.parallel (%a) = (0) to (10) reduce ("addf", "maxs") -> (f32, i32) { affine.yield %x, %j : f32, i32 }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32, %j: i32) {
// expected-error @+1 {{custom op 'affine.parallel' invalid reduction value: "maxsi"}}
  %r:2 = affine.parallel (%a) = (0) to (10) reduce ("addf", "maxsi") -> (f32, i32) { affine.yield %x, %j : f32, i32 }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{custom op 'affine.parallel' invalid reduction value: "foo"}}
  %r = affine.parallel (%a) = (0) to (10) reduce ("foo") -> (f32) { affine.yield %x : f32 }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{expected attribute value}}
  %r = affine.parallel (%a) = (0) to (10) reduce (addf) -> (f32) { affine.yield %x : f32 }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{expected attribute value}}
  %r = affine.parallel (%a) = (0) to (10) reduce () -> (f32) { affine.yield %x : f32 }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{cannot name an operation with no results}}
  %r = affine.parallel (%a) = (0) to (10) reduce ("addf") { affine.yield %x : f32 }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %r = affine.parallel (%a) = (0) to (10) reduce ("addf") -> (f32) { }
  return
}

// -----

func.func private @use(index)
func.func @f(%j: i32) {
// expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
  %r = affine.parallel (%a) = (0) to (10) reduce ("addf") -> (f32) { affine.yield %j : i32 }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %r = affine.parallel (%a) = (0) to (10) reduce ("addi") -> (f32) { affine.yield %x : f32 }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  affine.parallel (%a) = (0) to (10) { affine.yield %x : f32 }
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{use of undeclared identifier}}
  affine.parallel (%a) = (min(%i, 0)) to (10) { }
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{use of undeclared identifier}}
  affine.parallel (%a) = (0) to (max(%i, 10)) { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '{' to begin a region}}
  affine.parallel (%a) = (0) to (10) attributes {foo} { }
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  affine.parallel (%a) = (%x) to (10) { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.parallel' op expected lower bound map to have at least one result}}
  affine.parallel (%a) = (max()) to (10) { }
  return
}
