// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][%i] : memref<?xi8> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %view = memref.view %arg8[%arg4][%arg4] : memref<?xi8> to memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<?x4xf32>, memref<f32>, memref<*xf32>, index, i32, f32, memref<?xi32>, memref<?xi8>, memref<4x?xf32, strided<[?, 2], offset: ?>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.view"(%arg8, %arg4, %arg4) : (memref<?xi8>, index, index) -> memref<4x?xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][%i, %i] : memref<?xi8> to memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %view = memref.view %arg8[%arg4][%arg4, %arg4] : memref<?xi8> to memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<?x4xf32>, memref<f32>, memref<*xf32>, index, i32, f32, memref<?xi32>, memref<?xi8>, memref<4x?xf32, strided<[?, 2], offset: ?>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.view"(%arg8, %arg4, %arg4, %arg4) : (memref<?xi8>, index, index, index) -> memref<?x?xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][] {x} : memref<?xi8> to memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %view = memref.view %arg8[%arg4][] {x} : memref<?xi8> to memref<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<?x4xf32>, memref<f32>, memref<*xf32>, index, i32, f32, memref<?xi32>, memref<?xi8>, memref<4x?xf32, strided<[?, 2], offset: ?>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.view"(%arg8, %arg4) {x} : (memref<?xi8>, index) -> memref<f32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x?xf32> -> index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<?x4xf32>, memref<f32>, memref<*xf32>, index, i32, f32, memref<?xi32>, memref<?xi8>, memref<4x?xf32, strided<[?, 2], offset: ?>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.extract_aligned_pointer_as_index"(%arg0) : (memref<4x?xf32>) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg3 : memref<*xf32> -> index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<?x4xf32>, memref<f32>, memref<*xf32>, index, i32, f32, memref<?xi32>, memref<?xi8>, memref<4x?xf32, strided<[?, 2], offset: ?>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.extract_aligned_pointer_as_index"(%arg3) : (memref<*xf32>) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index {x}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x?xf32> -> index {x}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<?x4xf32>, memref<f32>, memref<*xf32>, index, i32, f32, memref<?xi32>, memref<?xi8>, memref<4x?xf32, strided<[?, 2], offset: ?>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.extract_aligned_pointer_as_index"(%arg0) {x} : (memref<4x?xf32>) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0, %1, %2:2, %3:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<?x4xf32>, memref<f32>, memref<*xf32>, index, i32, f32, memref<?xi32>, memref<?xi8>, memref<4x?xf32, strided<[?, 2], offset: ?>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>):
// GENERIC-NEXT: %[[V0:.*]]:6 = "memref.extract_strided_metadata"(%arg0) : (memref<4x?xf32>) -> (memref<f32>, index, index, index, index, index)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0, %1 = memref.extract_strided_metadata %z : memref<f32> -> memref<f32>, index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %arg2 : memref<f32> -> memref<f32>, index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<?x4xf32>, memref<f32>, memref<*xf32>, index, i32, f32, memref<?xi32>, memref<?xi8>, memref<4x?xf32, strided<[?, 2], offset: ?>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>):
// GENERIC-NEXT: %[[V0:.*]]:2 = "memref.extract_strided_metadata"(%arg2) : (memref<f32>) -> (memref<f32>, index)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0:4 = memref.extract_strided_metadata %g : memref<?xi32> -> memref<i32>, index, index, index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg7 : memref<?xi32> -> memref<i32>, index, index, index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<?x4xf32>, memref<f32>, memref<*xf32>, index, i32, f32, memref<?xi32>, memref<?xi8>, memref<4x?xf32, strided<[?, 2], offset: ?>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>):
// GENERIC-NEXT: %[[V0:.*]]:4 = "memref.extract_strided_metadata"(%arg7) : (memref<?xi32>) -> (memref<i32>, index, index, index)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
