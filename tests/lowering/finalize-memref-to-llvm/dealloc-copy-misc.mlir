// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.dealloc %m : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.call @free(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.dealloc %u : memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.load %[[V1]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: llvm.call @free(%[[V2]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.dealloc %z {x} : memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.call @free(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.dealloc %s : memref<4x?xf32, strided<[?, 2], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg9 : memref<4x?xf32, strided<[?, 2], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.call @free(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.copy %m, %d : memref<4x?xf32> to memref<?x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V2]], %[[V3]] : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mul %[[V4]], %[[V5]] : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V8:.*]] = llvm.getelementptr %[[V7]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V9:.*]] = llvm.ptrtoint %[[V8]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V10:.*]] = llvm.mul %[[V6]], %[[V9]] : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.getelementptr %[[V11]][%[[V12]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.getelementptr %[[V14]][%[[V15]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V16]], %[[V13]], %[[V10]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.copy %m, %m : memref<4x?xf32> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.mul %[[V1]], %[[V2]] : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.mul %[[V3]], %[[V4]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr %[[V6]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V8:.*]] = llvm.ptrtoint %[[V7]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V9:.*]] = llvm.mul %[[V5]], %[[V8]] : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.getelementptr %[[V10]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.getelementptr %[[V13]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V15]], %[[V12]], %[[V9]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.copy %u, %m : memref<*xf32> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg3 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.alloca %[[V4]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V0]], %[[V5]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V3]], %[[V6]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.alloca %[[V9]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V1]], %[[V10]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[V11:.*]] = llvm.alloca %[[V9]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V8]], %[[V11]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V13:.*]] = llvm.getelementptr %[[V12]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V14:.*]] = llvm.ptrtoint %[[V13]] : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%[[V14]], %[[V10]], %[[V11]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %[[V2]] : !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.copy %m, %s : memref<4x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg9 : memref<4x?xf32, strided<[?, 2], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.alloca %[[V4]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V1]], %[[V5]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V3]], %[[V6]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.alloca %[[V10]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V0]], %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %[[V9]], %[[V12]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V14:.*]] = llvm.insertvalue %[[V11]], %[[V13]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V15:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V16:.*]] = llvm.alloca %[[V15]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V8]], %[[V16]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[V17:.*]] = llvm.alloca %[[V15]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V14]], %[[V17]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V19:.*]] = llvm.getelementptr %[[V18]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V20:.*]] = llvm.ptrtoint %[[V19]] : !llvm.ptr to i64
// CHECK-NEXT: llvm.call @memrefCopy(%[[V20]], %[[V16]], %[[V17]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %[[V2]] : !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.assume_alignment %m, 16 : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT: llvm.intr.assume %[[V2]] ["align"(%[[V1]], %[[V3]] : !llvm.ptr, i64)] : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.assume_alignment %m, 1 : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: llvm.intr.assume %[[V2]] ["align"(%[[V1]], %[[V3]] : !llvm.ptr, i64)] : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.assume_alignment %m, 16 : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT: llvm.intr.assume %[[V2]] ["align"(%[[V1]], %[[V3]] : !llvm.ptr, i64)] : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0:2 = memref.distinct_objects %m, %d : memref<4x?xf32>, memref<?x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: llvm.intr.assume %[[V4]] ["separate_storage"(%[[V2]], %[[V3]] : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.distinct_objects %m : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr %[[V2]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.prefetch"(%[[V6]]) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr %[[V2]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.prefetch"(%[[V6]]) <{cache = 0 : i32, hint = 0 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %z[], read, locality<1>, data : memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: "llvm.intr.prefetch"(%[[V1]]) <{cache = 1 : i32, hint = 1 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g : memref<?xi32> to memref<8xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.realloc %arg7 : memref<?xi32> to memref<8xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g(%i) : memref<?xi32> to memref<?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.realloc %arg7(%arg4) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g {alignment = 8 : i64} : memref<?xi32> to memref<8xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.realloc %arg7 {alignment = 8 : i64} : memref<?xi32> to memref<8xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][] : memref<?xi8> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg8 : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][%i] : memref<?xi8> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg8 : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V0]], %[[V9]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V11]], %[[V10]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.insertvalue %[[V13]], %[[V12]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.mul %[[V11]], %[[V0]] : i64
// CHECK-NEXT: %[[V16:.*]] = llvm.insertvalue %[[V15]], %[[V14]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
