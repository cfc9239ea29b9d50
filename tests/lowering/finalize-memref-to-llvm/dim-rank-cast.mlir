// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim %m, %i : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.alloca %[[V2]] x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V3]], %[[V4]] : !llvm.array<2 x i64>, !llvm.ptr
// CHECK-NEXT: %[[V5:.*]] = llvm.getelementptr %[[V4]][0, %[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT: %[[V6:.*]] = llvm.load %[[V5]] : !llvm.ptr -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim %u, %i : memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr %[[V3]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %[[V7:.*]] = llvm.load %[[V6]] : !llvm.ptr -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim {x = 1} %m, %i : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.alloca %[[V2]] x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V3]], %[[V4]] : !llvm.array<2 x i64>, !llvm.ptr
// CHECK-NEXT: %[[V5:.*]] = llvm.getelementptr %[[V4]][0, %[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT: %[[V6:.*]] = llvm.load %[[V5]] : !llvm.ptr -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %c2 = arith.constant 2 : index
  %0 = memref.dim %m, %c2 : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %c2 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.alloca %[[V2]] x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V3]], %[[V4]] : !llvm.array<2 x i64>, !llvm.ptr
// CHECK-NEXT: %[[V5:.*]] = llvm.getelementptr %[[V4]][0, %[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT: %[[V6:.*]] = llvm.load %[[V5]] : !llvm.ptr -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %cm = arith.constant -1 : index
  %0 = memref.dim %m, %cm : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %c-1 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.alloca %[[V2]] x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V3]], %[[V4]] : !llvm.array<2 x i64>, !llvm.ptr
// CHECK-NEXT: %[[V5:.*]] = llvm.getelementptr %[[V4]][0, %[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT: %[[V6:.*]] = llvm.load %[[V5]] : !llvm.ptr -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.rank %m : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.rank %u : memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.rank %z {x} : memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.alloca %[[V1]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V0]], %[[V2]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V3]], %[[V4]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V2]], %[[V5]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.load %[[V1]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %u : memref<*xf32> to memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.load %[[V1]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %s : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<4x?xf32, strided<[7, 1], offset: 3>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %sp : memref<4x?xf32, 1> to memref<*xf32, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg7 : memref<4x?xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.alloca %[[V1]] x !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V0]], %[[V2]] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V3]], %[[V4]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V2]], %[[V5]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m {x} : memref<4x?xf32> to memref<4x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.addrspacecast %[[V1]] : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: %[[V9:.*]] = llvm.addrspacecast %[[V2]] : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V8]], %[[V10]][0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V9]], %[[V11]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %[[V3]], %[[V12]][2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.insertvalue %[[V4]], %[[V13]][3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V6]], %[[V14]][4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.insertvalue %[[V5]], %[[V15]][3, 1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.insertvalue %[[V7]], %[[V16]][4, 1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V1]], %[[V3]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.mul %[[V6]], %[[V8]] : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V11:.*]] = llvm.mul %[[V6]], %[[V10]] : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.add %[[V11]], %[[V5]] : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.mul %[[V12]], %[[V7]] : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.add %[[V9]], %[[V13]] : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.alloca %[[V14]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V16:.*]] = llvm.insertvalue %[[V15]], %[[V4]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V17:.*]] = llvm.load %[[V2]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %[[V18:.*]] = llvm.getelementptr %[[V2]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[V19:.*]] = llvm.load %[[V18]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: %[[V20:.*]] = llvm.addrspacecast %[[V17]] : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: %[[V21:.*]] = llvm.addrspacecast %[[V19]] : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: llvm.store %[[V20]], %[[V15]] : !llvm.ptr<1>, !llvm.ptr
// CHECK-NEXT: %[[V22:.*]] = llvm.getelementptr %[[V15]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
// CHECK-NEXT: llvm.store %[[V21]], %[[V22]] : !llvm.ptr<1>, !llvm.ptr
// CHECK-NEXT: %[[V23:.*]] = llvm.getelementptr %[[V2]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[V24:.*]] = llvm.getelementptr %[[V15]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
// CHECK-NEXT: %[[V25:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT: %[[V26:.*]] = llvm.sub %[[V14]], %[[V25]] : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V24]], %[[V23]], %[[V26]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
