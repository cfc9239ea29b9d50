// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addf %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.atomic_rmw' op with kind 'addf' expects a floating-point type
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.atomic_rmw' op with kind 'addi' expects an integer type
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %x, %m[%i] : (i32, memref<4xf32>) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.atomic_rmw' op failed to verify that value type matches element type of memref
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %x, %n[%i] : (i32, memref<4xi32>) -> i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.atomic_rmw' op failed to verify that all of {value, result} have same type
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %x, %n[] : (i32, memref<4xi32>) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %x, %n[%i, %i] : (i32, memref<4xi32>) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw bogus %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:26: error: custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %x, %n[%x] : (i32, memref<4xi32>) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:38: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:80: note: prior use here
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %x, %x[] : (i32, i32) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:48: error: custom op 'memref.atomic_rmw' invalid kind of type specified: expected builtin.memref, but found 'i32'
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %i, %n[%i] : (index, memref<4xi32>) -> index
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'index'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %x, %n[%i] : i32, memref<4xi32> -> i32
  return
}
// CHECK: :[[#@LINE-3]]:43: error: expected '('
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %x %n[%i] : (i32, memref<4xi32>) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:33: error: expected ','
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %x, %n[%i]
  return
}
// CHECK: :[[#@LINE-3]]:41: error: expected ':'
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = "memref.atomic_rmw"(%x, %n, %i) <{kind = 99 : i64}> : (i32, memref<4xi32>, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: invalid properties {kind = 99 : i64} for op memref.atomic_rmw: Invalid attribute `kind` in property conversion: 99 : i64
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = "memref.atomic_rmw"(%x, %n, %i) : (i32, memref<4xi32>, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.atomic_rmw' op requires attribute 'kind'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: i32):
    memref.atomic_yield %y : f32
  }
  return
}
// CHECK: :[[#@LINE-6]]:8: error: 'memref.generic_atomic_rmw' op expected block argument of the same type result type
// CHECK: :[[#@LINE-7]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: 'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'
// CHECK: :[[#@LINE-5]]:5: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
    memref.atomic_yield %y : f32
  }
  return
}
// CHECK: :[[#@LINE-5]]:8: error: 'memref.generic_atomic_rmw' op expected single number of entry block arguments
// CHECK: :[[#@LINE-6]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32, %d: f32):
    memref.atomic_yield %y : f32
  }
  return
}
// CHECK: :[[#@LINE-6]]:8: error: 'memref.generic_atomic_rmw' op expected single number of entry block arguments
// CHECK: :[[#@LINE-7]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
  }
  return
}
// CHECK: :[[#@LINE-5]]:8: error: 'memref.generic_atomic_rmw' op expects a non-empty block
// CHECK: :[[#@LINE-6]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
// CHECK: :[[#@LINE-5]]:5: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    memref.store %c, %m[%i] : memref<4xf32>
    memref.atomic_yield %c : f32
  }
  return
}
// CHECK: :[[#@LINE-5]]:5: error: body of 'memref.generic_atomic_rmw' should contain only operations with no side effects
// CHECK: :[[#@LINE-6]]:5: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %v[%i] : memref<4xvector<2xf32>> {
  ^bb0(%c: vector<2xf32>):
    memref.atomic_yield %c : vector<2xf32>
  }
  return
}
// CHECK: :[[#@LINE-6]]:8: error: 'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'memref<4xvector<2xf32>>'
// CHECK: :[[#@LINE-7]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:56: error: expected '{' to begin a region
// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  memref.atomic_yield %x : i32
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
