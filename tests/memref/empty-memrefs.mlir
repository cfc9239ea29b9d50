// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s --check-prefix=FOLDED
// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm | FileCheck %s --check-prefix=LLVM

// Left of a dimension of size 0 the strides are not known.

func.func @strides(%m: memref<2x3x0x4xf32>) -> (index, index, index, index) {
  %base, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %m : memref<2x3x0x4xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
  return %strides#0, %strides#1, %strides#2, %strides#3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @strides(%[[ARG0:[^ ]+]]: memref<2x3x0x4xf32>) -> (index, index, index, index) {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %[[ARG0]] : memref<2x3x0x4xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
// CHECK-NEXT:     return %strides#0, %strides#1, %strides#2, %strides#3 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FOLDED: module {
// FOLDED-NEXT:   func.func @strides(%[[ARG0:[^ ]+]]: memref<2x3x0x4xf32>) -> (index, index, index, index) {
// FOLDED-NEXT:     %c4 = arith.constant 4 : index
// FOLDED-NEXT:     %c1 = arith.constant 1 : index
// FOLDED-NEXT:     %base_buffer, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %[[ARG0]] : memref<2x3x0x4xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
// FOLDED-NEXT:     return %strides#0, %strides#1, %c4, %c1 : index, index, index, index
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// LLVM: module {
// LLVM-NEXT:   func.func @strides(%[[ARG0:[^ ]+]]: memref<2x3x0x4xf32>) -> (index, index, index, index) {
// LLVM-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<2x3x0x4xf32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// LLVM-NEXT:     %c4 = arith.constant 4 : index
// LLVM-NEXT:     %c1 = arith.constant 1 : index
// LLVM-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// LLVM-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V3]][0] : !llvm.struct<(ptr, ptr, i64)> 
// LLVM-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i64)> 
// LLVM-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V6]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64)> 
// LLVM-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V0]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V0]][3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : i64 to index
// LLVM-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V16:[^ ]+]] = builtin.unrealized_conversion_cast %[[V15]] : i64 to index
// LLVM-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V0]][4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     return %[[V14]], %[[V16]], %c4, %c1 : index, index, index, index
// LLVM-NEXT:   }
// LLVM-NEXT: }

// -----

func.func @casts(%m: memref<2x0xf32>, %n: memref<2x0xf32, strided<[5, 1]>>) {
  %0 = memref.cast %m : memref<2x0xf32> to memref<2x0xf32, strided<[5, 1]>>
  %1 = memref.cast %n : memref<2x0xf32, strided<[5, 1]>> to memref<2x0xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%[[ARG0:[^ ]+]]: memref<2x0xf32>, %[[ARG1:[^ ]+]]: memref<2x0xf32, strided<[5, 1]>>) {
// CHECK-NEXT:     %cast = memref.cast %[[ARG0]] : memref<2x0xf32> to memref<2x0xf32, strided<[5, 1]>>
// CHECK-NEXT:     %cast_0 = memref.cast %[[ARG1]] : memref<2x0xf32, strided<[5, 1]>> to memref<2x0xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FOLDED: module {
// FOLDED-NEXT:   func.func @casts(%[[ARG0:[^ ]+]]: memref<2x0xf32>, %[[ARG1:[^ ]+]]: memref<2x0xf32, strided<[5, 1]>>) {
// FOLDED-NEXT:     return
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// LLVM: module {
// LLVM-NEXT:   func.func @casts(%[[ARG0:[^ ]+]]: memref<2x0xf32>, %[[ARG1:[^ ]+]]: memref<2x0xf32, strided<[5, 1]>>) {
// LLVM-NEXT:     return
// LLVM-NEXT:   }
// LLVM-NEXT: }

// -----

func.func @load(%m: memref<2x0xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<2x0xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @load(%[[ARG0:[^ ]+]]: memref<2x0xf32>, %[[ARG1:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<2x0xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FOLDED: module {
// FOLDED-NEXT:   func.func @load(%[[ARG0:[^ ]+]]: memref<2x0xf32>, %[[ARG1:[^ ]+]]: index) -> f32 {
// FOLDED-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<2x0xf32>
// FOLDED-NEXT:     return %[[V0]] : f32
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// LLVM: module {
// LLVM-NEXT:   func.func @load(%[[ARG0:[^ ]+]]: memref<2x0xf32>, %[[ARG1:[^ ]+]]: index) -> f32 {
// LLVM-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// LLVM-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<2x0xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V4:[^ ]+]] = llvm.mul %[[V0]], %[[V3]] overflow<nsw, nuw> : i64
// LLVM-NEXT:     %[[V5:[^ ]+]] = llvm.add %[[V4]], %[[V0]] overflow<nsw, nuw> : i64
// LLVM-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM-NEXT:     %[[V7:[^ ]+]] = llvm.load %[[V6]] : !llvm.ptr -> f32
// LLVM-NEXT:     return %[[V7]] : f32
// LLVM-NEXT:   }
// LLVM-NEXT: }

// -----

func.func @reinterpret(%m: memref<?xf32>, %stride: index) -> (memref<2x0xf32>, memref<2x0xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 0], strides: [1, 1] : memref<?xf32> to memref<2x0xf32>
  %1 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 0], strides: [%stride, 1] : memref<?xf32> to memref<2x0xf32>
  return %0, %1 : memref<2x0xf32>, memref<2x0xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reinterpret(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) -> (memref<2x0xf32>, memref<2x0xf32>) {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [2, 0], strides: [1, 1] : memref<?xf32> to memref<2x0xf32>
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [2, 0], strides: [%[[ARG1]], 1] : memref<?xf32> to memref<2x0xf32>
// CHECK-NEXT:     return %reinterpret_cast, %reinterpret_cast_0 : memref<2x0xf32>, memref<2x0xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FOLDED: module {
// FOLDED-NEXT:   func.func @reinterpret(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) -> (memref<2x0xf32>, memref<2x0xf32>) {
// FOLDED-NEXT:     %reinterpret_cast = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [2, 0], strides: [1, 1] : memref<?xf32> to memref<2x0xf32>
// FOLDED-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [2, 0], strides: [%[[ARG1]], 1] : memref<?xf32> to memref<2x0xf32>
// FOLDED-NEXT:     return %reinterpret_cast, %reinterpret_cast_0 : memref<2x0xf32>, memref<2x0xf32>
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// LLVM: module {
// LLVM-NEXT:   func.func @reinterpret(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) -> (memref<2x0xf32>, memref<2x0xf32>) {
// LLVM-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// LLVM-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// LLVM-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V12]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V14]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V17:[^ ]+]] = builtin.unrealized_conversion_cast %[[V16]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x0xf32>
// LLVM-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// LLVM-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// LLVM-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V18]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V21]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V22]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// LLVM-NEXT:     %[[V26:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V24]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V27:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V26]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V28]], %[[V27]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT:     %[[V31:[^ ]+]] = llvm.insertvalue %[[V30]], %[[V29]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// LLVM-NEXT:     %[[V32:[^ ]+]] = builtin.unrealized_conversion_cast %[[V31]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x0xf32>
// LLVM-NEXT:     return %[[V17]], %[[V32]] : memref<2x0xf32>, memref<2x0xf32>
// LLVM-NEXT:   }
// LLVM-NEXT: }

// -----

func.func @collapse(%m: memref<4x?x0xf32>) -> memref<?xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<4x?x0xf32> into memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse(%[[ARG0:[^ ]+]]: memref<4x?x0xf32>) -> memref<?xf32> {
// CHECK-NEXT:     %collapse_shape = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2]] : memref<4x?x0xf32> into memref<?xf32>
// CHECK-NEXT:     return %collapse_shape : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FOLDED: module {
// FOLDED-NEXT:   func.func @collapse(%[[ARG0:[^ ]+]]: memref<4x?x0xf32>) -> memref<?xf32> {
// FOLDED-NEXT:     %collapse_shape = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2]] : memref<4x?x0xf32> into memref<?xf32>
// FOLDED-NEXT:     return %collapse_shape : memref<?xf32>
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// LLVM: module {
// LLVM-NEXT:   func.func @collapse(%[[ARG0:[^ ]+]]: memref<4x?x0xf32>) -> memref<?xf32> {
// LLVM-NEXT:     %collapse_shape = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2]] : memref<4x?x0xf32> into memref<?xf32>
// LLVM-NEXT:     return %collapse_shape : memref<?xf32>
// LLVM-NEXT:   }
// LLVM-NEXT: }

// -----

func.func @transpose(%m: memref<2x3x0x4xf32>, %n: memref<?x?x2xf32>) {
  %0 = memref.transpose %m (a, b, c, d) -> (d, c, b, a) : memref<2x3x0x4xf32> to memref<4x0x3x2xf32, strided<[1, 4, ?, ?]>>
  %1 = memref.transpose %n (a, b, c) -> (a, b, c) : memref<?x?x2xf32> to memref<?x?x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose(%[[ARG0:[^ ]+]]: memref<2x3x0x4xf32>, %[[ARG1:[^ ]+]]: memref<?x?x2xf32>) {
// CHECK-NEXT:     %transpose = memref.transpose %[[ARG0]] (d0, d1, d2, d3) -> (d3, d2, d1, d0) : memref<2x3x0x4xf32> to memref<4x0x3x2xf32, strided<[1, 4, ?, ?]>>
// CHECK-NEXT:     %transpose_0 = memref.transpose %[[ARG1]] (d0, d1, d2) -> (d0, d1, d2) : memref<?x?x2xf32> to memref<?x?x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FOLDED: module {
// FOLDED-NEXT:   func.func @transpose(%[[ARG0:[^ ]+]]: memref<2x3x0x4xf32>, %[[ARG1:[^ ]+]]: memref<?x?x2xf32>) {
// FOLDED-NEXT:     return
// FOLDED-NEXT:   }
// FOLDED-NEXT: }

// LLVM: module {
// LLVM-NEXT:   func.func @transpose(%[[ARG0:[^ ]+]]: memref<2x3x0x4xf32>, %[[ARG1:[^ ]+]]: memref<?x?x2xf32>) {
// LLVM-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<2x3x0x4xf32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// LLVM-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// LLVM-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V6]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V0]][4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V0]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V0]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V14]], %[[V13]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V15]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V17]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V19]][3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V21]][4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
// LLVM-NEXT:     return
// LLVM-NEXT:   }
// LLVM-NEXT: }
