// RUN: mlir-opt %s --split-input-file --verify-diagnostics --convert-to-llvm -o /dev/null

// Memory spaces that stand for no address space are reported once per type by the
// converter of types, and once per function by the lowering of its signature.

// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
func.func private @argument(memref<4xf32, "a">)

// -----

// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
func.func @argument_and_result(%a: memref<4xf32, "a">) -> memref<4xf32, "a"> {
  return %a : memref<4xf32, "a">
}

// -----

// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
func.func @argument_and_use(%a: memref<4xf32, "a">) {
  memref.dealloc %a : memref<4xf32, "a">
  return
}

// -----

// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
func.func @one(%a: memref<4xf32, "a">) {
  memref.dealloc %a : memref<4xf32, "a">
  return
}
func.func @two(%a: memref<4xf32, "a">) {
  memref.dealloc %a : memref<4xf32, "a">
  return
}

// -----

// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
func.func @subview(%a: memref<16xf32, "a">) {
  %0 = memref.subview %a[0] [4] [1] : memref<16xf32, "a"> to memref<4xf32, strided<[1]>, "a">
  return
}

// -----

// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
func.func @collapse(%a: memref<2x2xf32, "a">) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<2x2xf32, "a"> into memref<4xf32, "a">
  return
}

// -----

// expected-error@unknown {{conversion of memref memory space "a" to integer address space failed}}
memref.global @global : memref<4xf32, "a">
