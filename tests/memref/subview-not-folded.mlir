// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --canonicalize | FileCheck %s

// A view of the same type is another one where offset or strides are not known.

func.func @f(%m: memref<2xf32, strided<[?], offset: ?>>, %i: index) {
  %0 = memref.subview %m[%i] [2] [1] : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
  "test.use"(%0) : (memref<2xf32, strided<[?], offset: ?>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]]] [2] [1] : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     "test.use"(%[[SUBVIEW]]) : (memref<2xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<2xf32, strided<[3], offset: 1>>) {
  %0 = memref.subview %m[0] [2] [1] : memref<2xf32, strided<[3], offset: 1>> to memref<2xf32, strided<[3], offset: 1>>
  "test.use"(%0) : (memref<2xf32, strided<[3], offset: 1>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: memref<2xf32, strided<[3], offset: 1>>) {
// CHECK-NEXT:     "test.use"(%[[ARG0]]) : (memref<2xf32, strided<[3], offset: 1>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @h(%m: memref<f32, strided<[], offset: ?>>) {
  %0 = memref.subview %m[] [] [] : memref<f32, strided<[], offset: ?>> to memref<f32, strided<[], offset: ?>>
  "test.use"(%0) : (memref<f32, strided<[], offset: ?>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<f32, strided<[], offset: ?>>) {
// CHECK-NEXT:     "test.use"(%[[ARG0]]) : (memref<f32, strided<[], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
