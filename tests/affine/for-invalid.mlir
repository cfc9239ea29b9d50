// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %a = 0 to 10 step -1 { }
  return
}

// -----

#m2 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2 - 1)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' prefix}}
  affine.for %a = #m2(%i)[%n] to 10 { }
  return
}

// -----

#m2 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2 - 1)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %a = 0 to #m2(%i)[%n] { }
  return
}

// -----

#m2 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2 - 1)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{expected attribute value}}
  affine.for %a = min #m2(%i)[%n] to 10 { }
  return
}

// -----

#m2 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2 - 1)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{expected attribute value}}
  affine.for %a = 0 to max #m2(%i)[%n] { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '{' to begin a region}}
  affine.for %a = 0 to 10 : i32 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '='}}
  affine.for %a : index = 0 to 10 { }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32, %j: i32) {
// expected-error @+1 {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  %r:2 = affine.for %a = 0 to 10 iter_args(%b = %x, %d = %j) -> (f32) { affine.yield %b, %d : f32, i32 }
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  %r = affine.for %a = 0 to 10 iter_args(%b = %x) -> (i32) { affine.yield %b : f32 }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %r = affine.for %a = 0 to 10 iter_args(%b = %x) -> (f32) { affine.yield }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32, %j: i32) {
// expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
  %r = affine.for %a = 0 to 10 iter_args(%b = %x) -> (f32) { affine.yield %j : i32 }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %r = affine.for %a = 0 to 10 iter_args(%b = %x) -> (f32) { }
  return
}

// -----

func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  affine.for %a = 0 to 10 { affine.yield %x : f32 }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{invalid block name in region with named arguments}}
  affine.for %a = 0 to 10 { ^bb0: affine.yield }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '{' to begin a region}}
  affine.for %a = 0 to 10 attributes {foo = 3} { }
  return
}

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{custom op 'affine.for' attribute 'lowerBoundMap' occurs more than once in the attribute list}}
  affine.for %a = 0 to 10 { } {lowerBoundMap = #m0}
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{custom op 'affine.for' attribute 'step' occurs more than once in the attribute list}}
  affine.for %a = 0 to 10 { } {step = 3 : index}
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{custom op 'affine.for' attribute 'step' occurs more than once in the attribute list}}
  affine.for %a = 0 to 10 step 3 { } {step = 4 : index}
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  affine.for %a = %x to 10 { }
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%c: i1) {
// expected-error @+1 {{use of value '%c' expects different type than prior uses: 'index' vs 'i1'}}
  affine.for %a = 0 to %c { }
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  affine.for %a = #m1(%x) to 10 { }
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{custom op 'affine.for' dim operand count and affine map dim count must match}}
  affine.for %a = #m1(%i, %n) to 10 { }
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{custom op 'affine.for' dim operand count and affine map dim count must match}}
  affine.for %a = #m1()[%i] to 10 { }
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '(' in operand list}}
  affine.for %a = #m1 to 10 { }
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %a = #s0(%i) to 10 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected attribute value}}
  affine.for %a = foo to 10 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{custom op 'affine.for' expected 'to' between bounds}}
  affine.for %a = 0 10 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '='}}
  affine.for %a 0 to 10 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected SSA operand}}
  affine.for = 0 to 10 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '{' to begin a region}}
  affine.for %a = 0 to 10
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{custom op 'else' is unknown (tried 'func.else' as well)}}
  affine.for %a = 0 to 10 { } else { }
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
  affine.for %a = 0 to 10 { affine.for %b = %a to #m1(%a) { } }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %a = "x" to 10 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{floating point value not valid for specified type}}
  affine.for %a = 0.5 to 10 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{integer constant out of range for attribute}}
  affine.for %a = 0 to 99999999999999999999 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected non-function type}}
  affine.for %a = () -> (0) to 10 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{expected '(' in operand list}}
  affine.for %a = affine_map<() -> (0)> to 10 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.for' op expected lower bound map to have at least one result}}
  affine.for %a = affine_map<() -> ()>() to 10 { }
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.for' op expected lower bound map to have at least one result}}
  affine.for %a = max affine_map<() -> ()>() to 10 { }
  return
}

// -----

func.func @types_before_prefix(%n: f32) { // expected-note {{prior use here}}
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'f32'}}
  affine.for %i = 0 to affine_map<()[s0] -> (s0, 4)>()[%n] {
  }
  return
}

// -----

func.func @one_type_of_two(%n: index, %f: f32) { // expected-note {{prior use here}}
  // expected-error @+1 {{use of value '%f' expects different type than prior uses: 'memref<8xf32>' vs 'f32'}}
  %r:2 = affine.for %i = 0 to %n iter_args(%x = %f, %y = %n) -> memref<8xf32> { affine.yield %x, %y : f32, index }
  return
}

// -----

func.func @one_of_two(%n: index, %f: f32) {
  // expected-error @+1 {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  %r:2 = affine.for %i = 0 to %n iter_args(%x = %f, %y = %n) -> f32 { affine.yield %x, %y : f32, index }
  return
}
