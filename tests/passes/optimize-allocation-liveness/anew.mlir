// RUN: mlir-opt %s --allow-unregistered-dialect --optimize-allocation-liveness | FileCheck %s

// Memory that is allocated anew is freed there, and memory on the stack may be freed, too.

func.func @stack(%value: index) {
  %memory = memref.alloca() : memref<1xindex>
  %c0 = arith.constant 0 : index
  memref.store %value, %memory[%c0] : memref<1xindex>
  "ops.other"() : () -> ()
  memref.dealloc %memory : memref<1xindex>
  return
}

func.func @anew(%value: index) {
  %memory = memref.alloc() : memref<1xindex>
  %c0 = arith.constant 0 : index
  memref.store %value, %memory[%c0] : memref<1xindex>
  "ops.other"() : () -> ()
  %larger = memref.realloc %memory : memref<1xindex> to memref<2xindex>
  "ops.last"() : () -> ()
  return
}

func.func @used_after(%value: index) {
  %memory = memref.alloca() : memref<1xindex>
  %c0 = arith.constant 0 : index
  "ops.other"() : () -> ()
  %larger = memref.realloc %memory : memref<1xindex> to memref<2xindex>
  memref.store %value, %memory[%c0] : memref<1xindex>
  "ops.last"() : () -> ()
  return
}

func.func @freed_twice(%value: index) {
  %memory = memref.alloc() : memref<1xindex>
  "ops.other"() : () -> ()
  memref.dealloc %memory : memref<1xindex>
  %larger = memref.realloc %memory : memref<1xindex> to memref<2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @stack(%arg0: index) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<1xindex>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: memref.store %arg0, %alloca[%c0] : memref<1xindex>
// CHECK-NEXT: memref.dealloc %alloca : memref<1xindex>
// CHECK-NEXT: "ops.other"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @anew(%arg0: index) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<1xindex>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: memref.store %arg0, %alloc[%c0] : memref<1xindex>
// CHECK-NEXT: %0 = memref.realloc %alloc : memref<1xindex> to memref<2xindex>
// CHECK-NEXT: "ops.other"() : () -> ()
// CHECK-NEXT: "ops.last"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @used_after(%arg0: index) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<1xindex>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: "ops.other"() : () -> ()
// CHECK-NEXT: memref.store %arg0, %alloca[%c0] : memref<1xindex>
// CHECK-NEXT: %0 = memref.realloc %alloca : memref<1xindex> to memref<2xindex>
// CHECK-NEXT: "ops.last"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @freed_twice(%arg0: index) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<1xindex>
// CHECK-NEXT: "ops.other"() : () -> ()
// CHECK-NEXT: memref.dealloc %alloc : memref<1xindex>
// CHECK-NEXT: %0 = memref.realloc %alloc : memref<1xindex> to memref<2xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
