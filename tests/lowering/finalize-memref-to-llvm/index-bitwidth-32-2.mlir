// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm=index-bitwidth=32 | FileCheck %s

func.func @f(%x: i32, %y: f32) {
  memref.alloca_scope {
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

// -----

func.func @f(%x: i32, %y: f32) {
  %0 = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %x : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.intr.stackrestore %[[V0]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2(%arg0 : i32)
// CHECK-NEXT: ^bb2(%[[V1:.*]]: i32):  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32, %y: f32) {
  %0 = memref.alloca_scope -> i32 {
    memref.alloca_scope.return %x : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.intr.stackrestore %[[V0]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2(%arg0 : i32)
// CHECK-NEXT: ^bb2(%[[V1:.*]]: i32):  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %a[%i], %b[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// CHECK-NEXT: memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_start %a[%i], %b[%i], %i, %t[%i], %i, %i : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// CHECK-NEXT: memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3], %arg3, %arg3 : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_wait %t[%i], %i : memref<1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// CHECK-NEXT: memref.dma_wait %arg2[%arg3], %arg3 : memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %x: i32) {
  memref.dma_wait %t[%i], %i {x} : memref<1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: i32) {
// CHECK-NEXT: memref.dma_wait %arg2[%arg3], %arg3 {x} : memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[2, 3] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 35>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[2, 3] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 35>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[%i, %i] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: %subview = memref.subview %arg0[%arg3, %arg3] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [128], strides: [1] : memref<8x16xf32> to memref<128xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V2]], %[[V1]][0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V3]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(128 : index) : i32
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [128], strides: [1] : memref<8x16xf32> to memref<128xf32, strided<[1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V2]], %[[V1]][0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V3]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(128 : index) : i32
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [5], sizes: [4, 4], strides: [16, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 5>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V2]], %[[V1]][0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V3]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(5 : index) : i32
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.constant(16 : index) : i32
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V13]][4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [%i, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: i32, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V3]], %[[V2]][0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V4]], %[[V5]][1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V0]], %[[V6]][2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V0]], %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %[[V0]], %[[V8]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

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

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %l: memref<32xf32>, %dl: memref<?xf32>, %s: memref<8x16xf32, strided<[32, 1], offset: ?>>, %z: memref<f32>, %i: index, %sh: memref<2xindex>, %si: memref<2xi32>, %sd: memref<?xindex>, %u: memref<*xf32>, %sf: memref<2xf32>, %tt: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<8x16xf32> into memref<8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %arg3: memref<?xf32>, %arg4: memref<8x16xf32, strided<[32, 1], offset: ?>>, %arg5: memref<f32>, %arg6: index, %arg7: memref<2xindex>, %arg8: memref<2xi32>, %arg9: memref<?xindex>, %arg10: memref<*xf32>, %arg11: memref<2xf32>, %arg12: memref<2x3x4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

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

// -----

memref.global @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global "private" @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global "public" @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global "nested" @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }
