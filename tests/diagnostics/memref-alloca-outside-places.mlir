// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

%0 = memref.alloca() : memref<4xf32>
// CHECK: :[[#@LINE-1]]:6: error: 'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait
// CHECK: :[[#@LINE-2]]:6: note: see current operation:
// -----

module {
  %0 = memref.alloca() : memref<4xf32>
}
// CHECK: :[[#@LINE-2]]:8: error: 'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait
// CHECK: :[[#@LINE-3]]:8: note: see current operation:
