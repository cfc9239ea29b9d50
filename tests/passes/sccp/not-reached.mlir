// RUN: mlir-opt %s --sccp --split-input-file --allow-unregistered-dialect | FileCheck %s

// What control does not get to stays as it is.

func.func @dead(%m: memref<?x4xf32>, %f: i1) {
  %c1 = arith.constant 1 : index
  return
^dead:
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
// CHECK-NEXT: func.func @dead(%arg0: memref<?x4xf32>, %arg1: i1) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %0 = scf.if %arg1 -> (i1) {
// CHECK-NEXT: %1 = arith.cmpi sgt, %sizes#1, %c1 : index
// CHECK-NEXT: scf.yield %1 : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = arith.cmpi sge, %sizes#1, %c1 : index
// CHECK-NEXT: scf.yield %1 : i1
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%0) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @never(%m: memref<?x4xf32>, %f: i1) {
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  scf.if %false {
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
// CHECK-NEXT: func.func @never(%arg0: memref<?x4xf32>, %arg1: i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.if %false {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %0 = scf.if %arg1 -> (i1) {
// CHECK-NEXT: %1 = arith.cmpi sgt, %sizes#1, %c1 : index
// CHECK-NEXT: scf.yield %1 : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = arith.cmpi sge, %sizes#1, %c1 : index
// CHECK-NEXT: scf.yield %1 : i1
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%0) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @extract(%a: i32, %b: i32) -> i32 {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i32, i32)>
  %3 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i32)>
  return %3 : i32
^dead:
  %4 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i32)>
  return %4 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @extract(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: return %3 : i32
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: %4 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: return %4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
