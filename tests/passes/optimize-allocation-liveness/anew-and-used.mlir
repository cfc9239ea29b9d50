// ORACLE: differs (results-that-come-too-late)
// RUN: mlir-opt %s --allow-unregistered-dialect --optimize-allocation-liveness | FileCheck %s

// What is allocated anew stays where it is, since it is used.

func.func @used(%value: index) {
  %memory = memref.alloc() : memref<1xindex>
  %c0 = arith.constant 0 : index
  memref.store %value, %memory[%c0] : memref<1xindex>
  "ops.other"() : () -> ()
  %larger = memref.realloc %memory : memref<1xindex> to memref<2xindex>
  memref.store %value, %larger[%c0] : memref<2xindex>
  memref.dealloc %larger : memref<2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @used(%arg0: index) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<1xindex>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: memref.store %arg0, %alloc[%c0] : memref<1xindex>
// CHECK-NEXT: "ops.other"() : () -> ()
// CHECK-NEXT: %0 = memref.realloc %alloc : memref<1xindex> to memref<2xindex>
// CHECK-NEXT: memref.store %arg0, %0[%c0] : memref<2xindex>
// CHECK-NEXT: memref.dealloc %0 : memref<2xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
