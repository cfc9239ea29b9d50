// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %0 = memref.atomic_rmw addi %x, %m[%i] : (i32, memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.atomic_rmw' op failed to verify that all of {value, result} have same type}}
  %0 = memref.atomic_rmw addi %x, %n[%i] : (i32, memref<4xi32>) -> i64
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addi %x, %n[] : (i32, memref<4xi32>) -> i32
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addi %x, %n[%i, %i] : (i32, memref<4xi32>) -> i32
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw bogus %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = memref.atomic_rmw addi %x, %n[%x] : (i32, memref<4xi32>) -> i32
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{custom op 'memref.atomic_rmw' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
  %0 = memref.atomic_rmw addi %x, %x[] : (i32, i32) -> i32
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'index'}}
  %0 = memref.atomic_rmw addi %i, %n[%i] : (index, memref<4xi32>) -> index
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{expected '('}}
  %0 = memref.atomic_rmw addi %x, %n[%i] : i32, memref<4xi32> -> i32
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{expected ','}}
  %0 = memref.atomic_rmw addi %x %n[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{expected ':'}}
  %0 = memref.atomic_rmw addi %x, %n[%i]
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{invalid properties {kind = 99 : i64} for op memref.atomic_rmw: Invalid attribute `kind` in property conversion: 99 : i64}}
  %0 = "memref.atomic_rmw"(%x, %n, %i) <{kind = 99 : i64}> : (i32, memref<4xi32>, index) -> i32
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.atomic_rmw' op requires attribute 'kind'}}
  %0 = "memref.atomic_rmw"(%x, %n, %i) : (i32, memref<4xi32>, index) -> i32
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: i32):
    memref.atomic_yield %y : f32
  }
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
// expected-error @+1 {{'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
    memref.atomic_yield %x : i32
  }
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
    memref.atomic_yield %y : f32
  }
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32, %d: f32):
    memref.atomic_yield %y : f32
  }
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op expects a non-empty block}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
  }
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
// expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
    scf.yield
  }
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
// expected-error @+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    memref.store %c, %m[%i] : memref<4xf32>
    memref.atomic_yield %c : f32
  }
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'memref<4xvector<2xf32>>'}}
  %0 = memref.generic_atomic_rmw %v[%i] : memref<4xvector<2xf32>> {
  ^bb0(%c: vector<2xf32>):
    memref.atomic_yield %c : vector<2xf32>
  }
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'i32'}}
  %0 = memref.generic_atomic_rmw %x[] : i32 {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{expected '{' to begin a region}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32>
  return
}
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
// expected-error @+1 {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  memref.atomic_yield %x : i32
  return
}
