// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm=use-bare-ptr-memref-call-conv | FileCheck %s

// Strides left of a size of 0 are not known, so there is no bare pointer; with one dimension there is.

func.func @one(%m: memref<0xf32>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @one(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @outer(%m: memref<0x4xf32>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @outer(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inner(%m: memref<4x0xf32>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @inner(%[[ARG0:[^ ]+]]: memref<4x0xf32>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @given(%m: memref<2x0xf32, strided<[0, 1]>>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @given(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
