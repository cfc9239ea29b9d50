// RUN: mlir-opt %s --split-input-file --cse --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4xi32>, %i: index) -> (i32, i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>, %arg1: index) -> (i32, i32) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: return %[[V0]], %[[V0]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// A write in between, even if it is elsewhere.
func.func @f(%m: memref<4xi32>, %n: memref<4xi32>, %i: index) -> (i32, i32, i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  memref.store %0, %n[%i] : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  %2 = memref.load %m[%i] : memref<4xi32>
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: index) -> (i32, i32, i32) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg0[%arg2] : memref<4xi32>
// CHECK-NEXT: memref.store %[[V0]], %arg1[%arg2] : memref<4xi32>
// CHECK-NEXT: %[[V1:.*]] = memref.load %arg0[%arg2] : memref<4xi32>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V1]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// A write in a region, and an op of which nothing is known.
func.func @f(%m: memref<4xi32>, %i: index, %c: i1) -> (i32, i32, i32, i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  scf.if %c {
    memref.store %0, %m[%i] : memref<4xi32>
  }
  %1 = memref.load %m[%i] : memref<4xi32>
  "t.unknown"() : () -> ()
  %2 = memref.load %m[%i] : memref<4xi32>
  scf.if %c {
    %a = arith.addi %2, %2 : i32
    %b = memref.load %m[%i] : memref<4xi32>
    func.call @g(%b) : (i32) -> ()
  }
  %3 = memref.load %m[%i] : memref<4xi32>
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func private @g(i32)

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>, %arg1: index, %arg2: i1) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: memref.store %[[V0]], %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V1:.*]] = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: "t.unknown"() : () -> ()
// CHECK-NEXT: %[[V2:.*]] = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: %[[V4:.*]] = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: func.call @g(%[[V4]]) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %[[V3:.*]] = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g(i32)
// CHECK-NEXT: }

// -----

// Not from another block.
func.func @f(%m: memref<4xi32>, %i: index) -> (i32, i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  cf.br ^bb1
^bb1:
  %1 = memref.load %m[%i] : memref<4xi32>
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>, %arg1: index) -> (i32, i32) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V1:.*]] = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// Allocations are all different, and dead ones go.
func.func @f() -> (memref<4xi32>, memref<4xi32>) {
  %0 = memref.alloc() : memref<4xi32>
  %1 = memref.alloc() : memref<4xi32>
  %2 = memref.alloc() : memref<4xi32>
  return %0, %1 : memref<4xi32>, memref<4xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> (memref<4xi32>, memref<4xi32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xi32>
// CHECK-NEXT: return %alloc, %alloc_0 : memref<4xi32>, memref<4xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load %p : !llvm.ptr -> i32
  %2 = llvm.load volatile %p : !llvm.ptr -> i32
  %3 = llvm.load %p : !llvm.ptr -> i32
  %4 = llvm.add %0, %1 : i32
  %5 = llvm.add %2, %3 : i32
  %6 = llvm.add %4, %5 : i32
  llvm.return %6 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: %[[V1:.*]] = llvm.load volatile %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: %[[V2:.*]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: %[[V3:.*]] = llvm.add %[[V0]], %[[V0]] : i32
// CHECK-NEXT: %[[V4:.*]] = llvm.add %[[V1]], %[[V2]] : i32
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V3]], %[[V4]] : i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
