// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
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
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<i32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
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
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg6 : memref<4xvector<4xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
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
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg7 : memref<4xmemref<?xi8>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %s[%i] : memref<4xf32, strided<[2], offset: ?>, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg8 : memref<4xf32, strided<[2], offset: ?>, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.mul %[[V0]], %[[V5]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V4]][%[[V6]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT: %[[V8:.*]] = llvm.load %[[V7]] : !llvm.ptr<1> -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {nontemporal = true} : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V7:.*]] = llvm.load %[[V6]] {nontemporal} : !llvm.ptr -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {nontemporal = false} : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V7:.*]] = llvm.load %[[V6]] : !llvm.ptr -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {alignment = 8} : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V7:.*]] = llvm.load %[[V6]] {alignment = 8 : i64} : !llvm.ptr -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {alignment = 8 : i64, x = 1} : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V7:.*]] = llvm.load %[[V6]] {alignment = 8 : i64} : !llvm.ptr -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m[%i, %i] : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %arg4, %[[V6]] : f32, !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %x, %z[] : memref<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<i32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.store %arg3, %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %s[%i] : memref<4xf32, strided<[2], offset: ?>, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg8 : memref<4xf32, strided<[2], offset: ?>, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.mul %[[V0]], %[[V5]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.getelementptr inbounds|nuw %[[V4]][%[[V6]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT: llvm.store %arg4, %[[V7]] : f32, !llvm.ptr<1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m[%i, %i] {nontemporal = true} : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %arg4, %[[V6]] {nontemporal} : f32, !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m[%i, %i] {alignment = 4 : i64} : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %arg4, %[[V6]] {alignment = 4 : i64} : f32, !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
