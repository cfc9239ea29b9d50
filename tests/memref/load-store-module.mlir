// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s --check-prefix=EXPAND
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  return
}

// CHECK-LABEL: func.func @f0(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg0[%arg2, %arg2] : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.mul %0, %3 overflow<nsw, nuw> : i64
// LLVM-NEXT: %5 = llvm.add %4, %0 overflow<nsw, nuw> : i64
// LLVM-NEXT: %6 = llvm.getelementptr inbounds|nuw %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %7 = llvm.load %6 : !llvm.ptr -> f32
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f0(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f1(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %z[] : memref<i32>
  return
}

// CHECK-LABEL: func.func @f1(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg1[] : memref<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<i32> to !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %2 = llvm.load %1 : !llvm.ptr -> i32
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f1(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f2(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %v[%i] : memref<4xvector<4xf32>>
  return
}

// CHECK-LABEL: func.func @f2(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg6[%arg2] : memref<4xvector<4xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg6 : memref<4xvector<4xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
// LLVM-NEXT: %4 = llvm.load %3 : !llvm.ptr -> vector<4xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f2(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f3(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %p[%i] : memref<4xmemref<?xi8>>
  return
}

// CHECK-LABEL: func.func @f3(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg7[%arg2] : memref<4xmemref<?xi8>>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg7 : memref<4xmemref<?xi8>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %4 = llvm.load %3 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f3(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f4(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %s[%i] : memref<4xf32, strided<[2], offset: ?>, 1>
  return
}

// CHECK-LABEL: func.func @f4(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg8[%arg2] : memref<4xf32, strided<[2], offset: ?>, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg8 : memref<4xf32, strided<[2], offset: ?>, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %4 = llvm.getelementptr %2[%3] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// LLVM-NEXT: %5 = llvm.mlir.constant(2 : index) : i64
// LLVM-NEXT: %6 = llvm.mul %0, %5 overflow<nsw, nuw> : i64
// LLVM-NEXT: %7 = llvm.getelementptr inbounds|nuw %4[%6] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// LLVM-NEXT: %8 = llvm.load %7 : !llvm.ptr<1> -> f32
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f4(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f5(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {nontemporal = true} : memref<4x?xf32>
  return
}

// CHECK-LABEL: func.func @f5(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg0[%arg2, %arg2] {nontemporal = true} : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.mul %0, %3 overflow<nsw, nuw> : i64
// LLVM-NEXT: %5 = llvm.add %4, %0 overflow<nsw, nuw> : i64
// LLVM-NEXT: %6 = llvm.getelementptr inbounds|nuw %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %7 = llvm.load %6 {nontemporal} : !llvm.ptr -> f32
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f5(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f6(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {nontemporal = false} : memref<4x?xf32>
  return
}

// CHECK-LABEL: func.func @f6(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg0[%arg2, %arg2] : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f6(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.mul %0, %3 overflow<nsw, nuw> : i64
// LLVM-NEXT: %5 = llvm.add %4, %0 overflow<nsw, nuw> : i64
// LLVM-NEXT: %6 = llvm.getelementptr inbounds|nuw %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %7 = llvm.load %6 : !llvm.ptr -> f32
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f6(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f7(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {alignment = 8} : memref<4x?xf32>
  return
}

// CHECK-LABEL: func.func @f7(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg0[%arg2, %arg2] {alignment = 8 : i64} : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f7(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.mul %0, %3 overflow<nsw, nuw> : i64
// LLVM-NEXT: %5 = llvm.add %4, %0 overflow<nsw, nuw> : i64
// LLVM-NEXT: %6 = llvm.getelementptr inbounds|nuw %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f32
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f7(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f8(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {alignment = 8 : i64, x = 1} : memref<4x?xf32>
  return
}

// CHECK-LABEL: func.func @f8(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg0[%arg2, %arg2] {alignment = 8 : i64, x = 1 : i64} : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f8(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.mul %0, %3 overflow<nsw, nuw> : i64
// LLVM-NEXT: %5 = llvm.add %4, %0 overflow<nsw, nuw> : i64
// LLVM-NEXT: %6 = llvm.getelementptr inbounds|nuw %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f32
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f8(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f9(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m[%i, %i] : memref<4x?xf32>
  return
}

// CHECK-LABEL: func.func @f9(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: memref.store %arg4, %arg0[%arg2, %arg2] : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f9(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.mul %0, %3 overflow<nsw, nuw> : i64
// LLVM-NEXT: %5 = llvm.add %4, %0 overflow<nsw, nuw> : i64
// LLVM-NEXT: %6 = llvm.getelementptr inbounds|nuw %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: llvm.store %arg4, %6 : f32, !llvm.ptr
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f9(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: memref.store %arg4, %arg0[%arg2, %arg2] : memref<4x?xf32>
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f10(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %x, %z[] : memref<i32>
  return
}

// CHECK-LABEL: func.func @f10(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: memref.store %arg3, %arg1[] : memref<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f10(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<i32> to !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT: llvm.store %arg3, %1 : i32, !llvm.ptr
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f10(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: memref.store %arg3, %arg1[] : memref<i32>
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f11(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %s[%i] : memref<4xf32, strided<[2], offset: ?>, 1>
  return
}

// CHECK-LABEL: func.func @f11(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: memref.store %arg4, %arg8[%arg2] : memref<4xf32, strided<[2], offset: ?>, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f11(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg8 : memref<4xf32, strided<[2], offset: ?>, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %4 = llvm.getelementptr %2[%3] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// LLVM-NEXT: %5 = llvm.mlir.constant(2 : index) : i64
// LLVM-NEXT: %6 = llvm.mul %0, %5 overflow<nsw, nuw> : i64
// LLVM-NEXT: %7 = llvm.getelementptr inbounds|nuw %4[%6] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// LLVM-NEXT: llvm.store %arg4, %7 : f32, !llvm.ptr<1>
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f11(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: memref.store %arg4, %arg8[%arg2] : memref<4xf32, strided<[2], offset: ?>, 1>
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f12(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m[%i, %i] {nontemporal = true} : memref<4x?xf32>
  return
}

// CHECK-LABEL: func.func @f12(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: memref.store %arg4, %arg0[%arg2, %arg2] {nontemporal = true} : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f12(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.mul %0, %3 overflow<nsw, nuw> : i64
// LLVM-NEXT: %5 = llvm.add %4, %0 overflow<nsw, nuw> : i64
// LLVM-NEXT: %6 = llvm.getelementptr inbounds|nuw %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: llvm.store %arg4, %6 {nontemporal} : f32, !llvm.ptr
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f12(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: memref.store %arg4, %arg0[%arg2, %arg2] {nontemporal = true} : memref<4x?xf32>
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f13(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m[%i, %i] {alignment = 4 : i64} : memref<4x?xf32>
  return
}

// CHECK-LABEL: func.func @f13(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: memref.store %arg4, %arg0[%arg2, %arg2] {alignment = 4 : i64} : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f13(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT: %4 = llvm.mul %0, %3 overflow<nsw, nuw> : i64
// LLVM-NEXT: %5 = llvm.add %4, %0 overflow<nsw, nuw> : i64
// LLVM-NEXT: %6 = llvm.getelementptr inbounds|nuw %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT: llvm.store %arg4, %6 {alignment = 4 : i64} : f32, !llvm.ptr
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f13(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// EXPAND-NEXT: memref.store %arg4, %arg0[%arg2, %arg2] {alignment = 4 : i64} : memref<4x?xf32>
// EXPAND-NEXT: return
// EXPAND-NEXT: }
