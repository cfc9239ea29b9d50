// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func private @use(index)
func.func @f(%z: memref<f32>) {
// expected-error @+1 {{expected '[' in affine map}}
  %0 = affine.load %z : memref<f32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %m: memref<?x?xf32>) {
// expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
  %0 = affine.load %m[%i] : memref<?x?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>) {
// expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
  %0 = affine.load %v[%i, %n] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>) {
// expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
  %0 = affine.load %v[%i * %n] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>) {
// expected-error @+1 {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
  %0 = affine.load %v[%i floordiv %n] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%v: memref<?xf32>, %x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  %0 = affine.load %v[%x] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = affine.load %v[%i] : memref<*xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %um: memref<*xf32>) {
// expected-error @+1 {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = affine.load %um[%i] : memref<*xf32>
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{use of value '%v' expects different type than prior uses: 'memref<?xi32>' vs 'memref<?xf32>'}}
  %0 = affine.load %v[%i] : memref<?xi32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{expected ':'}}
  %0 = affine.load %v[%i]
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{expected '[' in affine map}}
  %0 = affine.load %v(%i) : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{expected ']' in affine map}}
  %0 = affine.load %v[%i : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{expected SSA operand}}
  %0 = affine.load [%i] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%v: memref<?xf32>) {
// expected-error @+1 {{use of undeclared identifier}}
  %0 = affine.load %v[d0] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%v: memref<?xf32>) {
// expected-error @+1 {{expected ssa identifier}}
  %0 = affine.load %v[symbol(3)] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{expected '(' at start of SSA symbol}}
  %0 = affine.load %v[symbol %i] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%v: memref<?xf32>) {
// expected-error @+1 {{use of undeclared SSA value name}}
  %0 = affine.load %v[%undef] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %v: memref<?xf32>, %j: i32) {
// expected-error @+1 {{use of value '%j' expects different type than prior uses: 'f32' vs 'i32'}}
  affine.store %j, %v[%i] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %m: memref<?x?xf32>, %x: f32) {
// expected-error @+1 {{'affine.store' op affine map num results must equal memref rank}}
  affine.store %x, %m[%i] : memref<?x?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>, %x: f32) {
// expected-error @+1 {{expected ','}}
  affine.store %x %v[%i] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%v: memref<?xf32>, %x: f32) {
// expected-error @+1 {{expected '[' in affine map}}
  affine.store %x, %v : memref<?xf32>
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%v: memref<?xf32>, %x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  affine.store %x, %v[%x] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %v[%i] : memref<?xf32>, vector<4xi32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{custom op 'affine.vector_load' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = affine.vector_load %v[%i] : memref<?xf32>, f32
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{expected ','}}
  %0 = affine.vector_load %v[%i] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{'affine.vector_load' op affine map num results must equal memref rank}}
  %0 = affine.vector_load %v[%i, %i] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{'affine.vector_load' op result #0 must be vector of any type values, but got 'vector<f32>'}}
  %0 = affine.vector_load %v[%i] {a} : memref<?xf32>, vector<f32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %t: memref<4xi32>, %vv: vector<4xf32>) {
// expected-error @+1 {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %vv, %t[%i] : memref<4xi32>, vector<4xf32>
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %v: memref<?xf32>, %x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'vector<4xf32>' vs 'f32'}}
  affine.vector_store %x, %v[%i] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>, %vv: vector<4xf32>) {
// expected-error @+1 {{expected ','}}
  affine.vector_store %vv, %v[%i] : memref<?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %m: memref<?x?xf32>) {
// expected-error @+1 {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %m[%i, %n], read, locality<4>, data : memref<?x?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %m: memref<?x?xf32>) {
// expected-error @+1 {{custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[%i, %n], foo, locality<3>, data : memref<?x?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %m: memref<?x?xf32>) {
// expected-error @+1 {{custom op 'affine.prefetch' cache type has to be 'data' or 'instr'}}
  affine.prefetch %m[%i, %n], read, locality<3>, foo : memref<?x?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %m: memref<?x?xf32>) {
// expected-error @+1 {{custom op 'affine.prefetch' expected 'locality'}}
  affine.prefetch %m[%i, %n], read, data : memref<?x?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %m: memref<?x?xf32>) {
// expected-error @+1 {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[%i], read, locality<3>, data : memref<?x?xf32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %m: memref<?x?xf32>) {
// expected-error @+1 {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %m[%i, %n], read, locality<-1>, data : memref<?x?xf32>
  return
}
