// RUN: mlir-opt %s --convert-to-llvm 2>&1 | FileCheck %s

// What is said of types comes in the order of the functions and of what is in them.

func.func @f(%a: memref<f32, "first">, %b: f32) {
  %0 = memref.alloc() : memref<f32, "second">
  memref.store %b, %0[] : memref<f32, "second">
  return
}
func.func private @g(memref<f32, "third">)
func.func @h(%a: memref<f32, "fourth">) -> f32 {
  %0 = memref.alloc() : memref<f32, "fifth">
  %1 = memref.load %0[] : memref<f32, "fifth">
  return %1 : f32
}

// CHECK: <unknown>:0: error: conversion of memref memory space "first" to integer address space failed. Consider adding memory space conversions.
// CHECK-NEXT: <unknown>:0: error: conversion of memref memory space "second" to integer address space failed. Consider adding memory space conversions.
// CHECK-NEXT: <unknown>:0: error: conversion of memref memory space "third" to integer address space failed. Consider adding memory space conversions.
// CHECK-NEXT: <unknown>:0: error: conversion of memref memory space "fourth" to integer address space failed. Consider adding memory space conversions.
// CHECK-NEXT: <unknown>:0: error: conversion of memref memory space "fifth" to integer address space failed. Consider adding memory space conversions.
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<f32, "first">, %arg1: f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<f32, "second">
// CHECK-NEXT:     memref.store %arg1, %alloc[] : memref<f32, "second">
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(memref<f32, "third">)
// CHECK-NEXT:   func.func @h(%arg0: memref<f32, "fourth">) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<f32, "fifth">
// CHECK-NEXT:     %0 = memref.load %alloc[] : memref<f32, "fifth">
// CHECK-NEXT:     llvm.return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
