// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %tt (i, j, k) -> (k, i, j) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg12 (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.transpose"(%arg12) <{permutation = #map}> : (memref<2x3x4xf32>) -> memref<4x2x3xf32, strided<[1, 12, 4]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (a, b) -> (a, b) : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d0, d1) : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<8x16xf32>) -> memref<8x16xf32, strided<[16, 1]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (a, b) -> (a, b) : memref<8x16xf32> to memref<8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d0, d1) : memref<8x16xf32> to memref<8x16xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<8x16xf32>) -> memref<8x16xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (a, b) -> (b, a) {x} : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) {x} : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.transpose"(%arg0) <{permutation = #map}> {x} : (memref<8x16xf32>) -> memref<16x8xf32, strided<[1, 16]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
