// RUN: mlir-opt %s --int-range-optimizations --split-input-file --allow-unregistered-dialect | FileCheck %s

// Sizes that are known become constants where a function begins before ranges are looked for.

func.func @entry(%m: memref<?x4xf32>, %f: i1) {
  %c1 = arith.constant 1 : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %r = scf.if %f -> (i1) {
    %0 = arith.cmpi sgt, %s#1, %c1 : index
    scf.yield %0 : i1
  } else {
    %0 = arith.cmpi sge, %s#1, %c1 : index
    scf.yield %0 : i1
  }
  "test.use"(%r) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @entry(%arg0: memref<?x4xf32>, %arg1: i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: "test.use"(%true) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// In later blocks they are made after ranges were looked for.
func.func @later(%m: memref<?x4xf32>, %f: i1) {
  %c1 = arith.constant 1 : index
  cf.br ^next
^next:
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %r = scf.if %f -> (i1) {
    %0 = arith.cmpi sgt, %s#1, %c1 : index
    scf.yield %0 : i1
  } else {
    %0 = arith.cmpi sge, %s#1, %c1 : index
    scf.yield %0 : i1
  }
  "test.use"(%r) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @later(%arg0: memref<?x4xf32>, %arg1: i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = scf.if %arg1 -> (i1) {
// CHECK-NEXT: scf.yield %true : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%0) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @nested(%m: memref<?x4xf32>, %f: i1) {
  %c1 = arith.constant 1 : index
  scf.if %f {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %r = scf.if %f -> (i1) {
    %0 = arith.cmpi sgt, %s#1, %c1 : index
    scf.yield %0 : i1
  } else {
    %0 = arith.cmpi sge, %s#1, %c1 : index
    scf.yield %0 : i1
  }
  "test.use"(%r) : (i1) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @nested(%arg0: memref<?x4xf32>, %arg1: i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: %0 = scf.if %arg1 -> (i1) {
// CHECK-NEXT: scf.yield %true : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%0) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
