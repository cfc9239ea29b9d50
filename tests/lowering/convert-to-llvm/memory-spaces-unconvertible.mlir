// RUN: mlir-opt %s --split-input-file --convert-to-llvm -o /dev/null 2>&1 | FileCheck %s

// Memory spaces that stand for no address space are reported once per type by the
// converter of types, and once per function by the lowering of its signature.
// Messages without a place can only be expected in the first of several pieces, so
// they are counted.

// CHECK-COUNT-13: <unknown>:0: error: conversion of memref memory space "a" to integer address space failed. Consider adding memory space conversions.
// CHECK-NOT: <unknown>:0: error: conversion

func.func private @argument(memref<4xf32, "a">)

// -----

func.func @argument_and_result(%a: memref<4xf32, "a">) -> memref<4xf32, "a"> {
  return %a : memref<4xf32, "a">
}

// -----

func.func @argument_and_use(%a: memref<4xf32, "a">) {
  memref.dealloc %a : memref<4xf32, "a">
  return
}

// -----

func.func @one(%a: memref<4xf32, "a">) {
  memref.dealloc %a : memref<4xf32, "a">
  return
}
func.func @two(%a: memref<4xf32, "a">) {
  memref.dealloc %a : memref<4xf32, "a">
  return
}

// -----

func.func @subview(%a: memref<16xf32, "a">) {
  %0 = memref.subview %a[0] [4] [1] : memref<16xf32, "a"> to memref<4xf32, strided<[1]>, "a">
  return
}

// -----

func.func @collapse(%a: memref<2x2xf32, "a">) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<2x2xf32, "a"> into memref<4xf32, "a">
  return
}

// -----

memref.global @global : memref<4xf32, "a">
