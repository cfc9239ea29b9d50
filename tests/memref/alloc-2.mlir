// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloca() : memref<4xf32, 5>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32, 5>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, 5>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloca()[%n] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloca = memref.alloca()[%arg0] : memref<4xf32, #map>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "memref.alloca"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32, #map>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %x: i32) {
  "memref.alloc"() : () -> memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %x: i32) {
  "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %x: i32) {
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %x: i32) {
  %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %x: i32) {
  %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %alloc = memref.alloc()[%arg0] : memref<4xf32, #map>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32, #map>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%n: index, %x: i32) {
  "x.op"() ({
    %0 = memref.alloca() : memref<4xf32>
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: "x.op"() ({
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: "x.op"() ({
// GENERIC-NEXT: %[[V0:.*]] = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
