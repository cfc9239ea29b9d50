// RUN: mlir-opt %s --split-input-file --int-range-optimizations --allow-unregistered-dialect | FileCheck %s

// What a memref's type says of its metadata becomes constants while constants are sought, before
// the other constants are gathered.


func.func @in_the_middle() {
  %m = "test.m"() : () -> memref<?xi8>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m
    : memref<?xi8> -> memref<i8>, index, index, index
  %true = arith.constant true
  "test.use"(%true, %offset) : (i1, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @in_the_middle() {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = "test.m"() : () -> memref<?xi8>
// CHECK-NEXT: "test.use"(%true, %c0) : (i1, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @two() {
  %m, %n = "test.m"() : () -> (memref<?x?x4xf32, strided<[?, 1, 1]>>, memref<?x8x2xi1>)
  %base, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %m
    : memref<?x?x4xf32, strided<[?, 1, 1]>>
    -> memref<f32>, index, index, index, index, index, index, index
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  memref.store %true, %n[%sizes#2, %strides#1, %c0] : memref<?x8x2xi1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @two() {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0:2 = "test.m"() : () -> (memref<?x?x4xf32, strided<[?, 1, 1]>>, memref<?x8x2xi1>)
// CHECK-NEXT: memref.store %true, %0#1[%c4, %c1, %c0] : memref<?x8x2xi1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
