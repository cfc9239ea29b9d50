// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<8x16xf32> into memref<128xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.collapse_shape"(%arg0) <{reassociation = {{\[\[}}0, 1]]}> : (memref<8x16xf32>) -> memref<128xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %d [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg1 {{\[\[}}0, 1]] : memref<?x?xf32> into memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.collapse_shape"(%arg1) <{reassociation = {{\[\[}}0, 1]]}> : (memref<?x?xf32>) -> memref<?xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<8x16xf32> into memref<8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0], [1]] : memref<8x16xf32> into memref<8x16xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.collapse_shape"(%arg0) <{reassociation = {{\[\[}}0], [1]]}> : (memref<8x16xf32>) -> memref<8x16xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %tt [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg12 {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.collapse_shape"(%arg12) <{reassociation = {{\[\[}}0], [1, 2]]}> : (memref<2x3x4xf32>) -> memref<2x12xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %tt [[0, 1], [2]] {x} : memref<2x3x4xf32> into memref<6x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg12 {{\[\[}}0, 1], [2]] {x} : memref<2x3x4xf32> into memref<6x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.collapse_shape"(%arg12) <{reassociation = {{\[\[}}0, 1], [2]]}> {x} : (memref<2x3x4xf32>) -> memref<6x4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %l [[0, 1]] output_shape [8, 4] : memref<32xf32> into memref<8x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg2 {{\[\[}}0, 1]] output_shape [8, 4] : memref<32xf32> into memref<8x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.expand_shape"(%arg2) <{reassociation = {{\[\[}}0, 1]], static_output_shape = array<i64: 8, 4>}> : (memref<32xf32>) -> memref<8x4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %l [[0, 1, 2]] output_shape [2, 4, 4] : memref<32xf32> into memref<2x4x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg2 {{\[\[}}0, 1, 2]] output_shape [2, 4, 4] : memref<32xf32> into memref<2x4x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.expand_shape"(%arg2) <{reassociation = {{\[\[}}0, 1, 2]], static_output_shape = array<i64: 2, 4, 4>}> : (memref<32xf32>) -> memref<2x4x4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %dl [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg3 {{\[\[}}0, 1]] output_shape [%arg6, 4] : memref<?xf32> into memref<?x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.expand_shape"(%arg3, %arg6) <{reassociation = {{\[\[}}0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf32>, index) -> memref<?x4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %d [[0, 1], [2]] output_shape [%i, 4, %i] : memref<?x?xf32> into memref<?x4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg1 {{\[\[}}0, 1], [2]] output_shape [%arg6, 4, %arg6] : memref<?x?xf32> into memref<?x4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.expand_shape"(%arg1, %arg6, %arg6) <{reassociation = {{\[\[}}0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, 4, -9223372036854775808>}> : (memref<?x?xf32>, index, index) -> memref<?x4x?xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg5 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.expand_shape"(%arg5) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (memref<f32>) -> memref<1x1xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %s [[0, 1], [2]] output_shape [4, 2, 16] : memref<8x16xf32, strided<[32, 1], offset: ?>> into memref<4x2x16xf32, strided<[64, 32, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg4 {{\[\[}}0, 1], [2]] output_shape [4, 2, 16] : memref<8x16xf32, strided<[32, 1], offset: ?>> into memref<4x2x16xf32, strided<[64, 32, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.expand_shape"(%arg4) <{reassociation = {{\[\[}}0, 1], [2]], static_output_shape = array<i64: 4, 2, 16>}> : (memref<8x16xf32, strided<[32, 1], offset: ?>>) -> memref<4x2x16xf32, strided<[64, 32, 1], offset: ?>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %dl [[0, 1]] output_shape [%i, %i] : memref<?xf32> into memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg3 {{\[\[}}0, 1]] output_shape [%arg6, %arg6] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.expand_shape"(%arg3, %arg6, %arg6) <{reassociation = {{\[\[}}0, 1]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808>}> : (memref<?xf32>, index, index) -> memref<?x?xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.expand_shape %l [[0]] output_shape [32] : memref<32xf32> into memref<32xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg2 {{\[\[}}0]] output_shape [32] : memref<32xf32> into memref<32xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.expand_shape"(%arg2) <{reassociation = {{\[\[}}0]], static_output_shape = array<i64: 32>}> : (memref<32xf32>) -> memref<32xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.reshape %m(%sh) : (memref<8x16xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %reshape = memref.reshape %arg0(%arg7) : (memref<8x16xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reshape"(%arg0, %arg7) : (memref<8x16xf32>, memref<2xindex>) -> memref<?x?xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.reshape %m(%si) : (memref<8x16xf32>, memref<2xi32>) -> memref<4x32xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %reshape = memref.reshape %arg0(%arg8) : (memref<8x16xf32>, memref<2xi32>) -> memref<4x32xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reshape"(%arg0, %arg8) : (memref<8x16xf32>, memref<2xi32>) -> memref<4x32xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.reshape %u(%sd) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %reshape = memref.reshape %arg10(%arg9) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reshape"(%arg10, %arg9) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.reshape %u(%sh) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %reshape = memref.reshape %arg10(%arg7) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.reshape"(%arg10, %arg7) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (a, b) -> (b, a) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<8x16xf32>) -> memref<16x8xf32, strided<[1, 16]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (a, b) -> (b, a) : memref<8x16xf32> to memref<16x8xf32, affine_map<(d0, d1) -> (d1 * 16 + d0)>>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1 * 16 + d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<8x16xf32> to memref<16x8xf32, #map>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d1 * 16 + d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.transpose"(%arg0) <{permutation = #map1}> : (memref<8x16xf32>) -> memref<16x8xf32, #map>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.transpose %d (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: %transpose = memref.transpose %arg1 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<8x16xf32>, memref<?x?xf32>, memref<32xf32>, memref<?xf32>, memref<8x16xf32, strided<[32, 1], offset: ?>>, memref<f32>, index, memref<2xindex>, memref<2xi32>, memref<?xindex>, memref<*xf32>, memref<2xf32>, memref<2x3x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.transpose"(%arg1) <{permutation = #map}> : (memref<?x?xf32>) -> memref<?x?xf32, strided<[1, ?]>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
