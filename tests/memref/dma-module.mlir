// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s --check-prefix=EXPAND
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %a[%i], %b[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}

// CHECK-LABEL: func.func @f0(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// CHECK-NEXT: memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// LLVM-NEXT: memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f0(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// EXPAND-NEXT: memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f1(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %a[%i], %b[%i], %i, %t[%i], %i, %i : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}

// CHECK-LABEL: func.func @f1(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// CHECK-NEXT: memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3], %arg3, %arg3 : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// LLVM-NEXT: memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3], %arg3, %arg3 : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f1(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// EXPAND-NEXT: memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3], %arg3, %arg3 : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f2(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_wait %t[%i], %i : memref<1xi32>
  return
}

// CHECK-LABEL: func.func @f2(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// CHECK-NEXT: memref.dma_wait %arg2[%arg3], %arg3 : memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// LLVM-NEXT: memref.dma_wait %arg2[%arg3], %arg3 : memref<1xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f2(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// EXPAND-NEXT: memref.dma_wait %arg2[%arg3], %arg3 : memref<1xi32>
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f3(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_wait %t[%i], %i {x} : memref<1xi32>
  return
}

// CHECK-LABEL: func.func @f3(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// CHECK-NEXT: memref.dma_wait %arg2[%arg3], %arg3 {x} : memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// LLVM-NEXT: memref.dma_wait %arg2[%arg3], %arg3 {x} : memref<1xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f3(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// EXPAND-NEXT: memref.dma_wait %arg2[%arg3], %arg3 {x} : memref<1xi32>
// EXPAND-NEXT: return
// EXPAND-NEXT: }
