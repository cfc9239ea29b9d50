// RUN: mlir-opt %s --split-input-file --memref-emulate-wide-int --allow-unregistered-dialect --verify-diagnostics

func.func @b(%n: index, %i: index) -> i64 {
  %0 = memref.alloc(%n) {alignment = 8 : i64} : memref<?xi64>
  %1 = memref.load %0[%i] {nontemporal = true} : memref<?xi64>
  // expected-error @below {{failed to legalize operation 'memref.dealloc' that was explicitly marked illegal}}
  memref.dealloc %0 : memref<?xi64>
  %2 = memref.alloca() : memref<4xi64>
  %3 = memref.alloc() : memref<4xi64, 1>
  return %1 : i64
}

// -----

func.func @d(%m: memref<4xi64>) {
  // expected-error @below {{failed to legalize operation 'memref.subview' that was explicitly marked illegal}}
  %0 = memref.subview %m[1][2][1] : memref<4xi64> to memref<2xi64, strided<[1], offset: 1>>
  return
}

// -----

// expected-error @below {{failed to legalize operation 'memref.cast' that was explicitly marked illegal}}
func.func @g(%m: memref<*xi64>) { %0 = memref.cast %m : memref<*xi64> to memref<4xi64> return }

// -----

memref.global @g : memref<2xi64> = dense<1>
// expected-error @below {{failed to legalize operation 'memref.get_global' that was explicitly marked illegal}}
func.func @h() { %0 = memref.get_global @g : memref<2xi64> return }

// -----

// expected-error @below {{failed to legalize operation 'memref.dealloc' that was explicitly marked illegal}}
func.func @k(%m: memref<4xi64>, %i: index) { memref.dealloc %m : memref<4xi64> return }

// -----

func.func @b(%v: i32, %i: index) -> i32 {
  // expected-error @below {{failed to legalize operation 'memref.alloca' that was explicitly marked illegal}}
  %m = memref.alloca() : memref<4xi64>
  return %v : i32
}

// -----

func.func @e(%i: index) {
  // expected-error @below {{failed to legalize operation 'memref.alloc' that was explicitly marked illegal}}
  %m = memref.alloc() : memref<4xi128>
  return
}
