// RUN: mlir-opt %s --split-input-file --ownership-based-buffer-deallocation | FileCheck %s

func.func @live(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  %alloc2 = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%m, %alloc : memref<2xf32>, memref<2xf32>), ^bb2(%alloc2: memref<2xf32>)
^bb1(%x: memref<2xf32>, %y: memref<2xf32>):
  memref.copy %x, %n : memref<2xf32> to memref<2xf32>
  return
^bb2(%z: memref<2xf32>):
  memref.copy %z, %alloc : memref<2xf32> to memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @live(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[TRUE_0:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_1:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_3:[^ ]+]], %[[OFFSET_4:[^ ]+]], %[[SIZES_5:[^ ]+]], %[[STRIDES_6:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_7:[^ ]+]], %[[OFFSET_8:[^ ]+]], %[[SIZES_9:[^ ]+]], %[[STRIDES_10:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_11:[^ ]+]], %[[OFFSET_12:[^ ]+]], %[[SIZES_13:[^ ]+]], %[[STRIDES_14:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC_2]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.andi %[[FALSE]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.andi %[[FALSE_1]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[TRUE_0]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.andi %[[TRUE]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V4:[^ ]+]]:3 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_3]], %[[BASE_BUFFER_7]], %[[BASE_BUFFER_11]] : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%[[V0]], %[[V1]], %[[V2]], %[[V3]]) retain (%[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %[[TRUE_15:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.xori %[[TRUE_15]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[FALSE]], %[[V5]] : i1
// CHECK-NEXT:     %[[TRUE_16:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.xori %[[TRUE_16]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.andi %[[FALSE_1]], %[[V7]] : i1
// CHECK-NEXT:     %[[TRUE_17:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.xori %[[TRUE_17]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.andi %[[TRUE_0]], %[[V9]] : i1
// CHECK-NEXT:     %[[TRUE_18:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.xori %[[TRUE_18]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.andi %[[TRUE]], %[[V11]] : i1
// CHECK-NEXT:     %[[V13:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_3]], %[[BASE_BUFFER_7]], %[[BASE_BUFFER_11]] : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%[[V6]], %[[V8]], %[[V10]], %[[V12]]) retain (%[[ALLOC_2]], %[[ALLOC]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.select %[[ARG2]], %[[V4]]#1, %[[V13]]#1 : i1
// CHECK-NEXT:     cf.cond_br %[[ARG2]], ^bb1(%[[ARG0]], %[[ALLOC]], %[[V4]]#0, %[[V4]]#1 : memref<2xf32>, memref<2xf32>, i1, i1), ^bb2(%[[ALLOC_2]], %[[V13]]#0 : memref<2xf32>, i1)
// CHECK-NEXT:   ^bb1(%[[V15:[^ ]+]]: memref<2xf32>, %[[V16:[^ ]+]]: memref<2xf32>, %[[V17:[^ ]+]]: i1, %[[V18:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     memref.copy %[[V15]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_19:[^ ]+]], %[[OFFSET_20:[^ ]+]], %[[SIZES_21:[^ ]+]], %[[STRIDES_22:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_23:[^ ]+]], %[[OFFSET_24:[^ ]+]], %[[SIZES_25:[^ ]+]], %[[STRIDES_26:[^ ]+]] = memref.extract_strided_metadata %[[V15]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_27:[^ ]+]], %[[OFFSET_28:[^ ]+]], %[[SIZES_29:[^ ]+]], %[[STRIDES_30:[^ ]+]] = memref.extract_strided_metadata %[[V16]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_19]], %[[BASE_BUFFER_23]], %[[BASE_BUFFER_27]] : memref<f32>, memref<f32>, memref<f32>) if (%[[V4]]#2, %[[V17]], %[[V18]])
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2(%[[V19:[^ ]+]]: memref<2xf32>, %[[V20:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     memref.copy %[[V19]], %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_31:[^ ]+]], %[[OFFSET_32:[^ ]+]], %[[SIZES_33:[^ ]+]], %[[STRIDES_34:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_35:[^ ]+]], %[[OFFSET_36:[^ ]+]], %[[SIZES_37:[^ ]+]], %[[STRIDES_38:[^ ]+]] = memref.extract_strided_metadata %[[V19]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_31]], %[[BASE_BUFFER_35]] : memref<f32>, memref<f32>) if (%[[V14]], %[[V20]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @live2(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %m, %alloc : memref<2xf32>
  cf.br ^bb1
^bb1:
  memref.copy %s, %n : memref<2xf32> to memref<2xf32>
  cf.br ^bb2
^bb2:
  memref.copy %s, %n : memref<2xf32> to memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @live2(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ARG0]], %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[FALSE_0]], %[[TRUE]]) retain (%[[ARG1]], %[[V0]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.copy %[[V0]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_9:[^ ]+]], %[[OFFSET_10:[^ ]+]], %[[SIZES_11:[^ ]+]], %[[STRIDES_12:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_13:[^ ]+]], %[[OFFSET_14:[^ ]+]], %[[SIZES_15:[^ ]+]], %[[STRIDES_16:[^ ]+]] = memref.extract_strided_metadata %[[V0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V2:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER_9]], %[[BASE_BUFFER_13]] : memref<f32>, memref<f32>) if (%[[V1]]#0, %[[V1]]#1) retain (%[[ARG1]], %[[V0]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     memref.copy %[[V0]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_17:[^ ]+]], %[[OFFSET_18:[^ ]+]], %[[SIZES_19:[^ ]+]], %[[STRIDES_20:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_21:[^ ]+]], %[[OFFSET_22:[^ ]+]], %[[SIZES_23:[^ ]+]], %[[STRIDES_24:[^ ]+]] = memref.extract_strided_metadata %[[V0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_17]], %[[BASE_BUFFER_21]] : memref<f32>, memref<f32>) if (%[[V1]]#0, %[[V1]]#1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @live4(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.copy %alloc, %n : memref<2xf32> to memref<2xf32>
  cf.br ^bb3
^bb2:
  memref.copy %alloc, %m : memref<2xf32> to memref<2xf32>
  cf.br ^bb3
^bb3:
  memref.copy %alloc, %m : memref<2xf32> to memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @live4(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.andi %[[FALSE]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.andi %[[FALSE_0]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[TRUE]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V3:[^ ]+]]:3 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[V0]], %[[V1]], %[[V2]]) retain (%[[ARG0]], %[[ARG1]], %[[ALLOC]] : memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %[[TRUE_9:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.xori %[[TRUE_9]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[FALSE]], %[[V4]] : i1
// CHECK-NEXT:     %[[TRUE_10:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.xori %[[TRUE_10]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.andi %[[FALSE_0]], %[[V6]] : i1
// CHECK-NEXT:     %[[TRUE_11:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.xori %[[TRUE_11]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.andi %[[TRUE]], %[[V8]] : i1
// CHECK-NEXT:     %[[V10:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[V5]], %[[V7]], %[[V9]]) retain (%[[ARG0]], %[[ALLOC]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.select %[[ARG2]], %[[V3]]#0, %[[V10]]#0 : i1
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[ARG2]], %[[V3]]#2, %[[V10]]#1 : i1
// CHECK-NEXT:     cf.cond_br %[[ARG2]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_12:[^ ]+]], %[[OFFSET_13:[^ ]+]], %[[SIZES_14:[^ ]+]], %[[STRIDES_15:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_16:[^ ]+]], %[[OFFSET_17:[^ ]+]], %[[SIZES_18:[^ ]+]], %[[STRIDES_19:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_20:[^ ]+]], %[[OFFSET_21:[^ ]+]], %[[SIZES_22:[^ ]+]], %[[STRIDES_23:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V13:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER_12]], %[[BASE_BUFFER_16]], %[[BASE_BUFFER_20]] : memref<f32>, memref<f32>, memref<f32>) if (%[[V11]], %[[V3]]#1, %[[V12]]) retain (%[[ARG0]], %[[ALLOC]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_24:[^ ]+]], %[[OFFSET_25:[^ ]+]], %[[SIZES_26:[^ ]+]], %[[STRIDES_27:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_28:[^ ]+]], %[[OFFSET_29:[^ ]+]], %[[SIZES_30:[^ ]+]], %[[STRIDES_31:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V14:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER_24]], %[[BASE_BUFFER_28]] : memref<f32>, memref<f32>) if (%[[V11]], %[[V12]]) retain (%[[ARG0]], %[[ALLOC]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_32:[^ ]+]], %[[OFFSET_33:[^ ]+]], %[[SIZES_34:[^ ]+]], %[[STRIDES_35:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_36:[^ ]+]], %[[OFFSET_37:[^ ]+]], %[[SIZES_38:[^ ]+]], %[[STRIDES_39:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_32]], %[[BASE_BUFFER_36]] : memref<f32>, memref<f32>) if (%[[V11]], %[[V12]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @live5(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %alloc = memref.alloc() : memref<2xf32>
  %cast = memref.cast %alloc : memref<2xf32> to memref<?xf32>
  %v = memref.expand_shape %alloc [[0, 1]] output_shape [1, 2] : memref<2xf32> into memref<1x2xf32>
  cf.cond_br %c, ^bb1(%alloc : memref<2xf32>), ^bb1(%m : memref<2xf32>)
^bb1(%r: memref<2xf32>):
  return %r : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @live5(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) -> memref<2xf32> {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ALLOC]] {{\[\[}}0, 1]] output_shape [1, 2] : memref<2xf32> into memref<1x2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.andi %[[FALSE]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.andi %[[FALSE_0]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[TRUE]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[V0]], %[[V1]], %[[V2]]) retain (%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT:     %[[TRUE_9:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.xori %[[TRUE_9]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[FALSE]], %[[V4]] : i1
// CHECK-NEXT:     %[[TRUE_10:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.xori %[[TRUE_10]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.andi %[[FALSE_0]], %[[V6]] : i1
// CHECK-NEXT:     %[[TRUE_11:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.xori %[[TRUE_11]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.andi %[[TRUE]], %[[V8]] : i1
// CHECK-NEXT:     %[[V10:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[V5]], %[[V7]], %[[V9]]) retain (%[[ARG0]] : memref<2xf32>)
// CHECK-NEXT:     cf.cond_br %[[ARG2]], ^bb1(%[[ALLOC]], %[[V3]] : memref<2xf32>, i1), ^bb1(%[[ARG0]], %[[V10]] : memref<2xf32>, i1)
// CHECK-NEXT:   ^bb1(%[[V11:[^ ]+]]: memref<2xf32>, %[[V12:[^ ]+]]: i1):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     %[[V13:[^ ]+]] = scf.if %[[V12]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V11]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V15:[^ ]+]] = bufferization.clone %[[V11]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V15]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_12:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER_13:[^ ]+]], %[[OFFSET_14:[^ ]+]], %[[SIZES_15:[^ ]+]], %[[STRIDES_16:[^ ]+]] = memref.extract_strided_metadata %[[V11]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_17:[^ ]+]], %[[OFFSET_18:[^ ]+]], %[[SIZES_19:[^ ]+]], %[[STRIDES_20:[^ ]+]] = memref.extract_strided_metadata %[[V13]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V14:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_13]], %[[BASE_BUFFER_17]] : memref<f32>, memref<f32>) if (%[[V12]], %[[TRUE_12]]) retain (%[[V13]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V13]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @live6(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %alloc = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%alloc, %alloc : memref<2xf32>, memref<2xf32>), ^bb1(%m, %n : memref<2xf32>, memref<2xf32>)
^bb1(%r: memref<2xf32>, %q : memref<2xf32>):
  return %r : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @live6(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) -> memref<2xf32> {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.andi %[[FALSE]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.andi %[[FALSE_0]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[TRUE]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V3:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[V0]], %[[V1]], %[[V2]]) retain (%[[ALLOC]], %[[ALLOC]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %[[TRUE_9:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.xori %[[TRUE_9]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[FALSE]], %[[V4]] : i1
// CHECK-NEXT:     %[[TRUE_10:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.xori %[[TRUE_10]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.andi %[[FALSE_0]], %[[V6]] : i1
// CHECK-NEXT:     %[[TRUE_11:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.xori %[[TRUE_11]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.andi %[[TRUE]], %[[V8]] : i1
// CHECK-NEXT:     %[[V10:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[V5]], %[[V7]], %[[V9]]) retain (%[[ARG0]], %[[ARG1]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     cf.cond_br %[[ARG2]], ^bb1(%[[ALLOC]], %[[ALLOC]], %[[V3]]#1, %[[V3]]#1 : memref<2xf32>, memref<2xf32>, i1, i1), ^bb1(%[[ARG0]], %[[ARG1]], %[[V10]]#0, %[[V10]]#1 : memref<2xf32>, memref<2xf32>, i1, i1)
// CHECK-NEXT:   ^bb1(%[[V11:[^ ]+]]: memref<2xf32>, %[[V12:[^ ]+]]: memref<2xf32>, %[[V13:[^ ]+]]: i1, %[[V14:[^ ]+]]: i1):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     %[[V15:[^ ]+]] = scf.if %[[V13]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V11]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V17:[^ ]+]] = bufferization.clone %[[V11]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V17]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_12:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER_13:[^ ]+]], %[[OFFSET_14:[^ ]+]], %[[SIZES_15:[^ ]+]], %[[STRIDES_16:[^ ]+]] = memref.extract_strided_metadata %[[V11]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_17:[^ ]+]], %[[OFFSET_18:[^ ]+]], %[[SIZES_19:[^ ]+]], %[[STRIDES_20:[^ ]+]] = memref.extract_strided_metadata %[[V12]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_21:[^ ]+]], %[[OFFSET_22:[^ ]+]], %[[SIZES_23:[^ ]+]], %[[STRIDES_24:[^ ]+]] = memref.extract_strided_metadata %[[V15]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V16:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_13]], %[[BASE_BUFFER_17]], %[[BASE_BUFFER_21]] : memref<f32>, memref<f32>, memref<f32>) if (%[[V13]], %[[V14]], %[[TRUE_12]]) retain (%[[V15]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V15]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unre(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> memref<2xf32> {
  return %m : memref<2xf32>
^bb1(%r: memref<2xf32>, %q : memref<2xf32>):
  %alloc = memref.alloc() : memref<2xf32>
  return %alloc : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unre(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) -> memref<2xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[FALSE]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V4:[^ ]+]] = bufferization.clone %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V4]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[V0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[FALSE_0]], %[[TRUE]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V0]] : memref<2xf32>
// CHECK-NEXT:   ^bb1(%[[V2:[^ ]+]]: memref<2xf32>, %[[V3:[^ ]+]]: memref<2xf32>):  // no predecessors
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     return %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dup(%m: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  cf.br ^bb1(%alloc, %alloc: memref<2xf32>, memref<2xf32>)
^bb1(%a: memref<2xf32>, %b: memref<2xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dup(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]], %[[STRIDES_3:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]] : memref<f32>, memref<f32>) if (%[[FALSE]], %[[TRUE]]) retain (%[[ALLOC]], %[[ALLOC]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     cf.br ^bb1(%[[ALLOC]], %[[ALLOC]], %[[V0]]#0, %[[V0]]#1 : memref<2xf32>, memref<2xf32>, i1, i1)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: memref<2xf32>, %[[V2:[^ ]+]]: memref<2xf32>, %[[V3:[^ ]+]]: i1, %[[V4:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]], %[[STRIDES_7:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_8:[^ ]+]], %[[OFFSET_9:[^ ]+]], %[[SIZES_10:[^ ]+]], %[[STRIDES_11:[^ ]+]] = memref.extract_strided_metadata %[[V2]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_4]], %[[BASE_BUFFER_8]] : memref<f32>, memref<f32>) if (%[[V3]], %[[V4]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dup2(%m: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%alloc, %alloc: memref<2xf32>, memref<2xf32>), ^bb2(%alloc : memref<2xf32>)
^bb1(%a: memref<2xf32>, %b: memref<2xf32>):
  return
^bb2(%d: memref<2xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dup2(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]], %[[STRIDES_3:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.andi %[[FALSE]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.andi %[[TRUE]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V2:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]] : memref<f32>, memref<f32>) if (%[[V0]], %[[V1]]) retain (%[[ALLOC]], %[[ALLOC]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %[[TRUE_4:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.xori %[[TRUE_4]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[FALSE]], %[[V3]] : i1
// CHECK-NEXT:     %[[TRUE_5:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.xori %[[TRUE_5]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[TRUE]], %[[V5]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]] : memref<f32>, memref<f32>) if (%[[V4]], %[[V6]]) retain (%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[ARG1]], %[[V2]]#1, %[[V7]] : i1
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1(%[[ALLOC]], %[[ALLOC]], %[[V2]]#1, %[[V2]]#1 : memref<2xf32>, memref<2xf32>, i1, i1), ^bb2(%[[ALLOC]], %[[V7]] : memref<2xf32>, i1)
// CHECK-NEXT:   ^bb1(%[[V9:[^ ]+]]: memref<2xf32>, %[[V10:[^ ]+]]: memref<2xf32>, %[[V11:[^ ]+]]: i1, %[[V12:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     %[[BASE_BUFFER_6:[^ ]+]], %[[OFFSET_7:[^ ]+]], %[[SIZES_8:[^ ]+]], %[[STRIDES_9:[^ ]+]] = memref.extract_strided_metadata %[[V9]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_10:[^ ]+]], %[[OFFSET_11:[^ ]+]], %[[SIZES_12:[^ ]+]], %[[STRIDES_13:[^ ]+]] = memref.extract_strided_metadata %[[V10]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_6]], %[[BASE_BUFFER_10]] : memref<f32>, memref<f32>) if (%[[V11]], %[[V12]])
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2(%[[V13:[^ ]+]]: memref<2xf32>, %[[V14:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     %[[BASE_BUFFER_14:[^ ]+]], %[[OFFSET_15:[^ ]+]], %[[SIZES_16:[^ ]+]], %[[STRIDES_17:[^ ]+]] = memref.extract_strided_metadata %[[V13]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_14]] : memref<f32>) if (%[[V14]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br1(%m: memref<2xf32>, %c: i1, %i: i32) {
  cf.br ^bb1(%m, %i: memref<2xf32>, i32)
^bb1(%a: memref<2xf32>, %ii: i32):
  cf.cond_br %c, ^bb2(%ii: i32), ^bb2(%i: i32)
^bb2(%z: i32):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br1(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE]]) retain (%[[ARG0]] : memref<2xf32>)
// CHECK-NEXT:     cf.br ^bb1(%[[ARG0]], %[[ARG2]], %[[V0]] : memref<2xf32>, i32, i1)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: memref<2xf32>, %[[V2:[^ ]+]]: i32, %[[V3:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]], %[[STRIDES_3:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[ARG1]] : i1
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_0]] : memref<f32>) if (%[[V4]])
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.xori %[[TRUE]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V3]], %[[V5]] : i1
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_0]] : memref<f32>) if (%[[V6]])
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb2(%[[V2]] : i32), ^bb2(%[[ARG2]] : i32)
// CHECK-NEXT:   ^bb2(%[[V7:[^ ]+]]: i32):  // 2 preds: ^bb1, ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @s(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (memref<2xf32>, memref<2xf32>, memref<?xf32>) {
  %s = arith.select %c, %m, %n : memref<2xf32>
  %v = memref.cast %s : memref<2xf32> to memref<?xf32>
  return %s, %s, %v : memref<2xf32>, memref<2xf32>, memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) -> (memref<2xf32>, memref<2xf32>, memref<?xf32>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ARG0]], %[[ARG1]] : memref<2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG2]], %[[FALSE]], %[[FALSE_0]] : i1
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[V1]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V0]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V7:[^ ]+]] = bufferization.clone %[[V0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V7]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[ARG2]], %[[FALSE]], %[[FALSE_0]] : i1
// CHECK-NEXT:     %[[V4:[^ ]+]] = scf.if %[[V3]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V0]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V7]] = bufferization.clone %[[V0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V7]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_1:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[FALSE]] -> (memref<?xf32>) {
// CHECK-NEXT:       scf.yield %[[CAST]] : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V7]] = bufferization.clone %[[CAST]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %[[V7]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_2:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_3:[^ ]+]], %[[OFFSET_4:[^ ]+]], %[[SIZES_5:[^ ]+]], %[[STRIDES_6:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_7:[^ ]+]], %[[OFFSET_8:[^ ]+]], %[[SIZES_9:[^ ]+]], %[[STRIDES_10:[^ ]+]] = memref.extract_strided_metadata %[[V2]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_11:[^ ]+]], %[[OFFSET_12:[^ ]+]], %[[SIZES_13:[^ ]+]], %[[STRIDES_14:[^ ]+]] = memref.extract_strided_metadata %[[V4]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_15:[^ ]+]], %[[OFFSET_16:[^ ]+]], %[[SIZES_17:[^ ]+]], %[[STRIDES_18:[^ ]+]] = memref.extract_strided_metadata %[[V5]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V6:[^ ]+]]:3 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_3]], %[[BASE_BUFFER_7]], %[[BASE_BUFFER_11]], %[[BASE_BUFFER_15]] : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[FALSE_0]], %[[TRUE]], %[[TRUE_1]], %[[TRUE_2]]) retain (%[[V2]], %[[V4]], %[[V5]] : memref<2xf32>, memref<2xf32>, memref<?xf32>)
// CHECK-NEXT:     return %[[V2]], %[[V4]], %[[V5]] : memref<2xf32>, memref<2xf32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dup2(%m: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%m, %alloc: memref<2xf32>, memref<2xf32>), ^bb2(%alloc, %alloc, %m : memref<2xf32>, memref<2xf32>, memref<2xf32>)
^bb1(%a: memref<2xf32>, %b: memref<2xf32>):
  return
^bb2(%d: memref<2xf32>, %e: memref<2xf32>, %f: memref<2xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dup2(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]], %[[STRIDES_3:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.andi %[[FALSE]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.andi %[[TRUE]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V2:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]] : memref<f32>, memref<f32>) if (%[[V0]], %[[V1]]) retain (%[[ARG0]], %[[ALLOC]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %[[TRUE_4:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.xori %[[TRUE_4]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[FALSE]], %[[V3]] : i1
// CHECK-NEXT:     %[[TRUE_5:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.xori %[[TRUE_5]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[TRUE]], %[[V5]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]]:3 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]] : memref<f32>, memref<f32>) if (%[[V4]], %[[V6]]) retain (%[[ALLOC]], %[[ALLOC]], %[[ARG0]] : memref<2xf32>, memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[ARG1]], %[[V2]]#1, %[[V7]]#1 : i1
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[ARG1]], %[[V2]]#0, %[[V7]]#2 : i1
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1(%[[ARG0]], %[[ALLOC]], %[[V2]]#0, %[[V2]]#1 : memref<2xf32>, memref<2xf32>, i1, i1), ^bb2(%[[ALLOC]], %[[ALLOC]], %[[ARG0]], %[[V7]]#1, %[[V7]]#1, %[[V7]]#2 : memref<2xf32>, memref<2xf32>, memref<2xf32>, i1, i1, i1)
// CHECK-NEXT:   ^bb1(%[[V10:[^ ]+]]: memref<2xf32>, %[[V11:[^ ]+]]: memref<2xf32>, %[[V12:[^ ]+]]: i1, %[[V13:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     %[[BASE_BUFFER_6:[^ ]+]], %[[OFFSET_7:[^ ]+]], %[[SIZES_8:[^ ]+]], %[[STRIDES_9:[^ ]+]] = memref.extract_strided_metadata %[[V10]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_10:[^ ]+]], %[[OFFSET_11:[^ ]+]], %[[SIZES_12:[^ ]+]], %[[STRIDES_13:[^ ]+]] = memref.extract_strided_metadata %[[V11]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_6]], %[[BASE_BUFFER_10]] : memref<f32>, memref<f32>) if (%[[V12]], %[[V13]])
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2(%[[V14:[^ ]+]]: memref<2xf32>, %[[V15:[^ ]+]]: memref<2xf32>, %[[V16:[^ ]+]]: memref<2xf32>, %[[V17:[^ ]+]]: i1, %[[V18:[^ ]+]]: i1, %[[V19:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     %[[BASE_BUFFER_14:[^ ]+]], %[[OFFSET_15:[^ ]+]], %[[SIZES_16:[^ ]+]], %[[STRIDES_17:[^ ]+]] = memref.extract_strided_metadata %[[V14]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_18:[^ ]+]], %[[OFFSET_19:[^ ]+]], %[[SIZES_20:[^ ]+]], %[[STRIDES_21:[^ ]+]] = memref.extract_strided_metadata %[[V15]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_22:[^ ]+]], %[[OFFSET_23:[^ ]+]], %[[SIZES_24:[^ ]+]], %[[STRIDES_25:[^ ]+]] = memref.extract_strided_metadata %[[V16]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_14]], %[[BASE_BUFFER_18]], %[[BASE_BUFFER_22]] : memref<f32>, memref<f32>, memref<f32>) if (%[[V17]], %[[V18]], %[[V19]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cb(%c: i1, %m: memref<2xf32>) {
  %z = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb2(%z : i32)
^bb1:
  cf.br ^bb3
^bb2(%x: i32):
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  return
^bb4:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cb(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.andi %[[FALSE]], %[[ARG0]] : i1
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[V0]])
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.xori %[[TRUE]], %[[ARG0]] : i1
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[FALSE]], %[[V1]] : i1
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[V2]])
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2(%[[C1_I32]] : i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     bufferization.dealloc
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb2(%[[V3:[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     bufferization.dealloc
// CHECK-NEXT:     bufferization.dealloc
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb3, ^bb4
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb4:  // pred: ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nomem(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return
^bb2:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nomem(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     bufferization.dealloc
// CHECK-NEXT:     bufferization.dealloc
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (memref<2xf32>, memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %a, %n : memref<2xf32>
  cf.br ^bb1
^bb1:
  %k = memref.cast %s : memref<2xf32> to memref<2xf32>
  return %s, %k: memref<2xf32>, memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOC]], %[[ARG1]] : memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[FALSE_0]], %[[TRUE]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[V1]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V0]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V5:[^ ]+]] = bufferization.clone %[[V0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V5]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_9:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V1]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[CAST]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V5]] = bufferization.clone %[[CAST]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V5]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_10:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER_11:[^ ]+]], %[[OFFSET_12:[^ ]+]], %[[SIZES_13:[^ ]+]], %[[STRIDES_14:[^ ]+]] = memref.extract_strided_metadata %[[V0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_15:[^ ]+]], %[[OFFSET_16:[^ ]+]], %[[SIZES_17:[^ ]+]], %[[STRIDES_18:[^ ]+]] = memref.extract_strided_metadata %[[V2]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_19:[^ ]+]], %[[OFFSET_20:[^ ]+]], %[[SIZES_21:[^ ]+]], %[[STRIDES_22:[^ ]+]] = memref.extract_strided_metadata %[[V3]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V4:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER_11]], %[[BASE_BUFFER_15]], %[[BASE_BUFFER_19]] : memref<f32>, memref<f32>, memref<f32>) if (%[[V1]], %[[TRUE_9]], %[[TRUE_10]]) retain (%[[V2]], %[[V3]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     return %[[V2]], %[[V3]] : memref<2xf32>, memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @w(%m: memref<2xf32>, %c: i1) {
  cf.cond_br %c weights([1, 2]), ^bb1(%m: memref<2xf32>), ^bb2 {foo}
^bb1(%x: memref<2xf32>):
  return
^bb2:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @w(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.andi %[[FALSE]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[V0]]) retain (%[[ARG0]] : memref<2xf32>)
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.xori %[[TRUE]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.andi %[[FALSE]], %[[V2]] : i1
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[V3]])
// CHECK-NEXT:     cf.cond_br %[[ARG1]] weights([1, 2]), ^bb1(%[[ARG0]], %[[V1]] : memref<2xf32>, i1), ^bb2 {foo}
// CHECK-NEXT:   ^bb1(%[[V4:[^ ]+]]: memref<2xf32>, %[[V5:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]], %[[STRIDES_3:[^ ]+]] = memref.extract_strided_metadata %[[V4]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_0]] : memref<f32>) if (%[[V5]])
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @lb() {
  llvm.br ^bb1
^bb1:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   func.func @lb() {
// CHECK-NEXT:     bufferization.dealloc
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dr(%m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  cf.br ^bb1(%a: memref<2xf32>)
^bb1(%x: memref<2xf32>):
  cf.br ^bb2(%x, %x: memref<2xf32>, memref<2xf32>)
^bb2(%y: memref<2xf32>, %z: memref<2xf32>):
  return %z: memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dr(%[[ARG0:[^ ]+]]: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]], %[[STRIDES_3:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]] : memref<f32>, memref<f32>) if (%[[FALSE]], %[[TRUE]]) retain (%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT:     cf.br ^bb1(%[[ALLOC]], %[[V0]] : memref<2xf32>, i1)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: memref<2xf32>, %[[V2:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]], %[[STRIDES_7:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V3:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER_4]] : memref<f32>) if (%[[V2]]) retain (%[[V1]], %[[V1]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     cf.br ^bb2(%[[V1]], %[[V1]], %[[V3]]#0, %[[V3]]#1 : memref<2xf32>, memref<2xf32>, i1, i1)
// CHECK-NEXT:   ^bb2(%[[V4:[^ ]+]]: memref<2xf32>, %[[V5:[^ ]+]]: memref<2xf32>, %[[V6:[^ ]+]]: i1, %[[V7:[^ ]+]]: i1):  // pred: ^bb1
// CHECK-NEXT:     %[[V8:[^ ]+]] = scf.if %[[V7]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V5]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V10:[^ ]+]] = bufferization.clone %[[V5]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V10]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_8:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER_9:[^ ]+]], %[[OFFSET_10:[^ ]+]], %[[SIZES_11:[^ ]+]], %[[STRIDES_12:[^ ]+]] = memref.extract_strided_metadata %[[V4]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_13:[^ ]+]], %[[OFFSET_14:[^ ]+]], %[[SIZES_15:[^ ]+]], %[[STRIDES_16:[^ ]+]] = memref.extract_strided_metadata %[[V5]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_17:[^ ]+]], %[[OFFSET_18:[^ ]+]], %[[SIZES_19:[^ ]+]], %[[STRIDES_20:[^ ]+]] = memref.extract_strided_metadata %[[V8]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V9:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_9]], %[[BASE_BUFFER_13]], %[[BASE_BUFFER_17]] : memref<f32>, memref<f32>, memref<f32>) if (%[[V6]], %[[V7]], %[[TRUE_8]]) retain (%[[V8]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V8]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<*xf32>, %c: i1) -> memref<*xf32> {
  cf.br ^bb1(%a : memref<*xf32>)
^bb1(%b: memref<*xf32>):
  return %b : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<*xf32>, %[[ARG1:[^ ]+]]: i1) -> memref<*xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]] = memref.extract_strided_metadata %[[REINTERPRET_CAST]] : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE]]) retain (%[[ARG0]] : memref<*xf32>)
// CHECK-NEXT:     cf.br ^bb1(%[[ARG0]], %[[V0]] : memref<*xf32>, i1)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: memref<*xf32>, %[[V2:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (memref<*xf32>) {
// CHECK-NEXT:       scf.yield %[[V1]] : memref<*xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V5:[^ ]+]] = bufferization.clone %[[V1]] : memref<*xf32> to memref<*xf32>
// CHECK-NEXT:       scf.yield %[[V5]] : memref<*xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[REINTERPRET_CAST_0:[^ ]+]] = memref.reinterpret_cast %[[V1]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]] = memref.extract_strided_metadata %[[REINTERPRET_CAST_0]] : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:     %[[REINTERPRET_CAST_3:[^ ]+]] = memref.reinterpret_cast %[[V3]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]] = memref.extract_strided_metadata %[[REINTERPRET_CAST_3]] : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:     %[[V4:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_1]], %[[BASE_BUFFER_4]] : memref<f32>, memref<f32>) if (%[[V2]], %[[TRUE]]) retain (%[[V3]] : memref<*xf32>)
// CHECK-NEXT:     return %[[V3]] : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
