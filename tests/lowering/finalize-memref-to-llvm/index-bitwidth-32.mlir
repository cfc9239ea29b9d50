// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm=index-bitwidth=32 | FileCheck %s

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i32
// CHECK-NEXT: %[[V5:.*]] = llvm.call @malloc(%[[V4]]) : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc() : memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V2:.*]] = llvm.getelementptr %[[V1]][%[[V0]]] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V3:.*]] = llvm.ptrtoint %[[V2]] : !llvm.ptr to i32
// CHECK-NEXT: %[[V4:.*]] = llvm.call @malloc(%[[V3]]) : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V4]], %[[V5]][0] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V4]], %[[V6]][1] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc(%n) : memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i32
// CHECK-NEXT: %[[V5:.*]] = llvm.call @malloc(%[[V4]]) : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %x: i32) {
  %0 = memref.alloc(%n, %n) : memref<?x4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.mul %[[V0]], %[[V1]] : i32
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V3]], %[[V0]] : i32
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr %[[V5]][%[[V4]]] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V7:.*]] = llvm.ptrtoint %[[V6]] : !llvm.ptr to i32
// CHECK-NEXT: %[[V8:.*]] = llvm.call @malloc(%[[V7]]) : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V8]], %[[V9]][0] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V8]], %[[V10]][1] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][2] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.insertvalue %[[V0]], %[[V13]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V1]], %[[V14]][3, 1] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.insertvalue %[[V0]], %[[V15]][3, 2] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.insertvalue %[[V3]], %[[V16]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT: %[[V18:.*]] = llvm.insertvalue %[[V0]], %[[V17]][4, 1] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT: %[[V19:.*]] = llvm.insertvalue %[[V2]], %[[V18]][4, 2] : !llvm.struct<(ptr, ptr, i32, array<3 x i32>, array<3 x i32>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

%0 = memref.alloc() : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i32
// CHECK-NEXT: %[[V5:.*]] = llvm.call @malloc(%[[V4]]) : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i32
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] overflow<nsw, nuw> : i32
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V5]]] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V7:.*]] = llvm.load %[[V6]] : !llvm.ptr -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %z[] : memref<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<i32> to !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT: %[[V2:.*]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %v[%i] : memref<4xvector<4xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg6 : memref<4xvector<4xf32>> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %p[%i] : memref<4xmemref<?xi8>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg7 : memref<4xmemref<?xi8>> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim %m, %i : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<f32>, %arg2: memref<*xf32>, %arg3: index, %arg4: i32, %arg5: tensor<?xf32>, %arg6: memref<4x?xf32, strided<[?, 1], offset: 3>>, %arg7: memref<4x?xf32, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][3] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.alloca %[[V2]] x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V3]], %[[V4]] : !llvm.array<2 x i32>, !llvm.ptr
// CHECK-NEXT: %[[V5:.*]] = llvm.getelementptr %[[V4]][0, %[[V0]]] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x i32>
// CHECK-NEXT: %[[V6:.*]] = llvm.load %[[V5]] : !llvm.ptr -> i32
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
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<*xf32> to !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] : i32
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr %[[V3]][%[[V5]]] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V7:.*]] = llvm.load %[[V6]] : !llvm.ptr -> i32
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
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][3] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.alloca %[[V2]] x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V3]], %[[V4]] : !llvm.array<2 x i32>, !llvm.ptr
// CHECK-NEXT: %[[V5:.*]] = llvm.getelementptr %[[V4]][0, %[[V0]]] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x i32>
// CHECK-NEXT: %[[V6:.*]] = llvm.load %[[V5]] : !llvm.ptr -> i32
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
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %c2 : index to i32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][3] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.alloca %[[V2]] x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V3]], %[[V4]] : !llvm.array<2 x i32>, !llvm.ptr
// CHECK-NEXT: %[[V5:.*]] = llvm.getelementptr %[[V4]][0, %[[V1]]] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<2 x i32>
// CHECK-NEXT: %[[V6:.*]] = llvm.load %[[V5]] : !llvm.ptr -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.dealloc %m : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
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
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : memref<*xf32> to !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i32, ptr)>
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
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<f32> to !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i32)>
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
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg9 : memref<4x?xf32, strided<[?, 2], offset: ?>> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: llvm.call @free(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw fadd %[[V3]], %arg5 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw mulf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw mulf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maximumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw fmaximum %[[V3]], %arg5 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw minimumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw fminimum %[[V3]], %arg5 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32, %y: f32) {
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.intr.stackrestore %[[V0]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
