// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %memspacecast = memref.memory_space_cast %arg2 : memref<*xf32> to memref<*xf32, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.memory_space_cast"(%arg2) : (memref<*xf32>) -> memref<*xf32, 1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %memspacecast = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.memory_space_cast"(%arg0) : (memref<4x?xf32>) -> memref<4x?xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
