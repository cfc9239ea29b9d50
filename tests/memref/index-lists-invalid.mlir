// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+2 {{expected ']' in dynamic index list}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i, 0] [1, %i : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+2 {{custom op 'memref.subview' expected integer value}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[[%i], 0] [1, 1] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i, 0] [1, %i [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+2 {{expected ']' in dynamic index list}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i, 0] [1, %i [] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+2 {{custom op 'memref.subview' expected integer value}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[i, 0] [1, 1] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+2 {{expected ']' in dynamic index list}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i : index, 0] [1, 1] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+3 {{invalid SSA value result number}}
// expected-error @+2 {{custom op 'memref.subview' expected integer value}}
// expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[%i#x, 0] [1, 1] [1, 1] : memref<4x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+3 {{invalid SSA value result number}}
// expected-error @+2 {{custom op 'scf.forall' expected integer value}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p) in (%i#x) {
  }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+2 {{expected '(' in dynamic index list}}
// expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%p) in %i {
  }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+1 {{expected ')' in argument list}}
  scf.forall (%p in (%i) {
  }
  return
}
