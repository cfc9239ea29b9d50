// RUN: mlir-opt %s --split-input-file --ownership-based-buffer-deallocation=private-function-dynamic-ownership | FileCheck %s

func.func private @ext(memref<2xf32>) -> memref<2xf32>
func.func private @priv(%a: memref<2xf32>) -> memref<2xf32> { return %a : memref<2xf32> }
func.func @pub(%a: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
  %0 = call @ext(%a) : (memref<2xf32>) -> memref<2xf32>
  %1 = call @priv(%0) : (memref<2xf32>) -> memref<2xf32>
  %2 = call @priv(%1) : (memref<2xf32>) -> memref<2xf32>
  return %2, %2 : memref<2xf32>, memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ext(memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:   func.func private @priv(%[[ARG0:[^ ]+]]: memref<2xf32>) -> (memref<2xf32>, i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE]]) retain (%[[ARG0]] : memref<2xf32>)
// CHECK-NEXT:     return %[[ARG0]], %[[V0]] : memref<2xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @pub(%[[ARG0:[^ ]+]]: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @ext(%[[ARG0]]) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = call @priv(%[[V0]]) : (memref<2xf32>) -> (memref<2xf32>, i1)
// CHECK-NEXT:     %[[V2:[^ ]+]]:2 = call @priv(%[[V1]]#0) : (memref<2xf32>) -> (memref<2xf32>, i1)
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]]#1 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V2]]#0 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V6:[^ ]+]] = bufferization.clone %[[V2]]#0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V6]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_0:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V4:[^ ]+]] = scf.if %[[V2]]#1 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V2]]#0 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V6]] = bufferization.clone %[[V2]]#0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V6]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_1:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_2:[^ ]+]], %[[OFFSET_3:[^ ]+]], %[[SIZES_4:[^ ]+]], %[[STRIDES_5:[^ ]+]] = memref.extract_strided_metadata %[[V0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_6:[^ ]+]], %[[OFFSET_7:[^ ]+]], %[[SIZES_8:[^ ]+]], %[[STRIDES_9:[^ ]+]] = memref.extract_strided_metadata %[[V1]]#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_10:[^ ]+]], %[[OFFSET_11:[^ ]+]], %[[SIZES_12:[^ ]+]], %[[STRIDES_13:[^ ]+]] = memref.extract_strided_metadata %[[V2]]#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_14:[^ ]+]], %[[OFFSET_15:[^ ]+]], %[[SIZES_16:[^ ]+]], %[[STRIDES_17:[^ ]+]] = memref.extract_strided_metadata %[[V3]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_18:[^ ]+]], %[[OFFSET_19:[^ ]+]], %[[SIZES_20:[^ ]+]], %[[STRIDES_21:[^ ]+]] = memref.extract_strided_metadata %[[V4]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V5:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_2]], %[[BASE_BUFFER_6]], %[[BASE_BUFFER_10]], %[[BASE_BUFFER_14]], %[[BASE_BUFFER_18]] : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[TRUE]], %[[V1]]#1, %[[V2]]#1, %[[TRUE_0]], %[[TRUE_1]]) retain (%[[V3]], %[[V4]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     return %[[V3]], %[[V4]] : memref<2xf32>, memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<2xf32>, %c: i1) {
  scf.if %c {
    %x = func.call @h(%m) {foo} : (memref<2xf32>) -> memref<2xf32>
  }
  return
}
func.func private @h(%m: memref<2xf32>) -> memref<2xf32> { return %m : memref<2xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:       %[[FALSE_1:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[V0:[^ ]+]]:2 = func.call @h(%[[ARG0]]) {foo} : (memref<2xf32>) -> (memref<2xf32>, i1)
// CHECK-NEXT:       %[[BASE_BUFFER_2:[^ ]+]], %[[OFFSET_3:[^ ]+]], %[[SIZES_4:[^ ]+]], %[[STRIDES_5:[^ ]+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%[[BASE_BUFFER_2]] : memref<f32>) if (%[[V0]]#1)
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE_0]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @h(%[[ARG0:[^ ]+]]: memref<2xf32>) -> (memref<2xf32>, i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE]]) retain (%[[ARG0]] : memref<2xf32>)
// CHECK-NEXT:     return %[[ARG0]], %[[V0]] : memref<2xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module @n {
 func.func nested @g(%m: memref<2xf32>) -> memref<2xf32> { return %m : memref<2xf32> }
 func.func private @h(%m: memref<2xf32>) -> memref<2xf32> { return %m : memref<2xf32> }
 func.func @k(%m: memref<2xf32>) {
   %0 = func.call @g(%m) : (memref<2xf32>) -> memref<2xf32>
   %1 = func.call @h(%m) : (memref<2xf32>) -> memref<2xf32>
   return
 }
}

// CHECK: module @n {
// CHECK-NEXT:   func.func nested @g(%[[ARG0:[^ ]+]]: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[FALSE]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V2:[^ ]+]] = bufferization.clone %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V2]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]], %[[STRIDES_3:[^ ]+]] = memref.extract_strided_metadata %[[V0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]] : memref<f32>, memref<f32>) if (%[[FALSE]], %[[TRUE]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V0]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @h(%[[ARG0:[^ ]+]]: memref<2xf32>) -> (memref<2xf32>, i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE]]) retain (%[[ARG0]] : memref<2xf32>)
// CHECK-NEXT:     return %[[ARG0]], %[[V0]] : memref<2xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g(%[[ARG0]]) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = call @h(%[[ARG0]]) : (memref<2xf32>) -> (memref<2xf32>, i1)
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]], %[[STRIDES_3:[^ ]+]] = memref.extract_strided_metadata %[[V0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]], %[[STRIDES_7:[^ ]+]] = memref.extract_strided_metadata %[[V1]]#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]], %[[BASE_BUFFER_4]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[TRUE]], %[[V1]]#1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @inf(%m: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<2xf32>)
^bb1:
  return %m : memref<2xf32>
^bb2(%b: memref<2xf32>):
  return %b : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @inf(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1) -> (memref<2xf32>, i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]], %[[STRIDES_3:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.andi %[[FALSE]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.andi %[[TRUE]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]] : memref<f32>, memref<f32>) if (%[[V0]], %[[V1]]) retain (%[[ARG0]] : memref<2xf32>)
// CHECK-NEXT:     %[[TRUE_4:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.xori %[[TRUE_4]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[FALSE]], %[[V3]] : i1
// CHECK-NEXT:     %[[TRUE_5:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.xori %[[TRUE_5]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[TRUE]], %[[V5]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]] : memref<f32>, memref<f32>) if (%[[V4]], %[[V6]]) retain (%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1, ^bb2(%[[ALLOC]], %[[V7]] : memref<2xf32>, i1)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[BASE_BUFFER_6:[^ ]+]], %[[OFFSET_7:[^ ]+]], %[[SIZES_8:[^ ]+]], %[[STRIDES_9:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V8:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_6]] : memref<f32>) if (%[[V2]]) retain (%[[ARG0]] : memref<2xf32>)
// CHECK-NEXT:     return %[[ARG0]], %[[V8]] : memref<2xf32>, i1
// CHECK-NEXT:   ^bb2(%[[V9:[^ ]+]]: memref<2xf32>, %[[V10:[^ ]+]]: i1):  // pred: ^bb0
// CHECK-NEXT:     %[[BASE_BUFFER_10:[^ ]+]], %[[OFFSET_11:[^ ]+]], %[[SIZES_12:[^ ]+]], %[[STRIDES_13:[^ ]+]] = memref.extract_strided_metadata %[[V9]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V11:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_10]] : memref<f32>) if (%[[V10]]) retain (%[[V9]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V9]], %[[V11]] : memref<2xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
