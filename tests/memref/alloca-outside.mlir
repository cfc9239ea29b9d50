// RUN: mlir-opt %s | FileCheck %s

%0 = memref.alloc() : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: }
