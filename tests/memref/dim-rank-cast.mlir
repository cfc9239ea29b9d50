// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim %m, %i : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %dim = memref.dim %arg0, %arg3 : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.dim"(%arg0, %arg3) : (memref<4x?xf32>, index) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim %u, %i : memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %dim = memref.dim %arg2, %arg3 : memref<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.dim"(%arg2, %arg3) : (memref<*xf32>, index) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim {x = 1} %m, %i : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %dim = memref.dim {x = 1 : i64} %arg0, %arg3 : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.dim"(%arg0, %arg3) {x = 1 : i64} : (memref<4x?xf32>, index) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %c2 = arith.constant 2 : index
  %0 = memref.dim %m, %c2 : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c2 : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.constant"() <{value = 2 : index}> : () -> index
// GENERIC-NEXT: %[[V1:.*]] = "memref.dim"(%arg0, %[[V0]]) : (memref<4x?xf32>, index) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %cm = arith.constant -1 : index
  %0 = memref.dim %m, %cm : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c-1 : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.constant"() <{value = -1 : index}> : () -> index
// GENERIC-NEXT: %[[V1:.*]] = "memref.dim"(%arg0, %[[V0]]) : (memref<4x?xf32>, index) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.rank %m : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = memref.rank %arg0 : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.rank"(%arg0) : (memref<4x?xf32>) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.rank %u : memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = memref.rank %arg2 : memref<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.rank"(%arg2) : (memref<*xf32>) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.rank %z {x} : memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = memref.rank %arg1 {x} : memref<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.rank"(%arg1) {x} : (memref<f32>) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.cast"(%arg0) : (memref<4x?xf32>) -> memref<?x?xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x?xf32> to memref<4x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.cast"(%arg0) : (memref<4x?xf32>) -> memref<4x4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x?xf32> to memref<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.cast"(%arg0) : (memref<4x?xf32>) -> memref<*xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %cast = memref.cast %arg2 : memref<*xf32> to memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.cast"(%arg2) : (memref<*xf32>) -> memref<4x?xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %u : memref<*xf32> to memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %cast = memref.cast %arg2 : memref<*xf32> to memref<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.cast"(%arg2) : (memref<*xf32>) -> memref<f32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.cast"(%arg0) : (memref<4x?xf32>) -> memref<4x?xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.cast"(%arg0) : (memref<4x?xf32>) -> memref<4x?xf32, strided<[?, 1], offset: ?>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.cast"(%arg0) : (memref<4x?xf32>) -> memref<4x?xf32, strided<[?, ?], offset: ?>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %s : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<4x?xf32, strided<[7, 1], offset: 3>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %cast = memref.cast %arg6 : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<4x?xf32, strided<[7, 1], offset: 3>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.cast"(%arg6) : (memref<4x?xf32, strided<[?, 1], offset: 3>>) -> memref<4x?xf32, strided<[7, 1], offset: 3>>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %sp : memref<4x?xf32, 1> to memref<*xf32, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %cast = memref.cast %arg7 : memref<4x?xf32, 1> to memref<*xf32, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.cast"(%arg7) : (memref<4x?xf32, 1>) -> memref<*xf32, 1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m {x} : memref<4x?xf32> to memref<4x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %cast = memref.cast %arg0 {x} : memref<4x?xf32> to memref<4x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.cast"(%arg0) {x} : (memref<4x?xf32>) -> memref<4x4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %memspacecast = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x?xf32>, memref<f32>, memref<*xf32>, index, i32, tensor<?xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>>, memref<4x?xf32, 1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.memory_space_cast"(%arg0) : (memref<4x?xf32>) -> memref<4x?xf32, 1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
