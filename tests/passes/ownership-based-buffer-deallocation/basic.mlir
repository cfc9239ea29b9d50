// RUN: mlir-opt %s --split-input-file --ownership-based-buffer-deallocation | FileCheck %s

func.func @f(%a: memref<2xf32>, %c: i1, %n: index) -> memref<2xf32> {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloca() : memref<2xf32>
  %2 = arith.select %c, %0, %1 : memref<2xf32>
  %3 = memref.cast %0 : memref<2xf32> to memref<?xf32>
  memref.copy %a, %2 : memref<2xf32> to memref<2xf32>
  return %2 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: index) -> memref<2xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG1]], %[[ALLOC]], %[[ALLOCA]] : memref<2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[V0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG1]], %[[TRUE]], %[[FALSE]] : i1
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[V1]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V0]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V4:[^ ]+]] = bufferization.clone %[[V0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V4]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_1:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_2:[^ ]+]], %[[OFFSET_3:[^ ]+]], %[[SIZES_4:[^ ]+]], %[[STRIDES_5:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_6:[^ ]+]], %[[OFFSET_7:[^ ]+]], %[[SIZES_8:[^ ]+]], %[[STRIDES_9:[^ ]+]] = memref.extract_strided_metadata %[[V2]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_2]], %[[BASE_BUFFER_6]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[TRUE]], %[[TRUE_1]]) retain (%[[V2]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V2]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT:   func.func private @priv(%[[ARG0:[^ ]+]]: memref<2xf32>) -> memref<2xf32> {
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
// CHECK-NEXT:   func.func @pub(%[[ARG0:[^ ]+]]: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @ext(%[[ARG0]]) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     %[[TRUE_0:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @priv(%[[V0]]) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     %[[TRUE_1:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @priv(%[[V1]]) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_2:[^ ]+]], %[[OFFSET_3:[^ ]+]], %[[SIZES_4:[^ ]+]], %[[STRIDES_5:[^ ]+]] = memref.extract_strided_metadata %[[V0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_6:[^ ]+]], %[[OFFSET_7:[^ ]+]], %[[SIZES_8:[^ ]+]], %[[STRIDES_9:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_10:[^ ]+]], %[[OFFSET_11:[^ ]+]], %[[SIZES_12:[^ ]+]], %[[STRIDES_13:[^ ]+]] = memref.extract_strided_metadata %[[V2]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V3:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_2]], %[[BASE_BUFFER_6]], %[[BASE_BUFFER_10]] : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[TRUE]], %[[TRUE_0]], %[[TRUE_1]]) retain (%[[V2]], %[[V2]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     return %[[V2]], %[[V2]] : memref<2xf32>, memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sel(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (memref<2xf32>, memref<2xf32>) {
  %s = arith.select %c, %m, %n : memref<2xf32>
  %alloc = memref.alloc() : memref<2xf32>
  %alloca = memref.alloca() : memref<2xf32>
  %t = arith.select %c, %alloc, %s : memref<2xf32>
  %u = arith.select %d, %t, %alloca : memref<2xf32>
  return %s, %u : memref<2xf32>, memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sel(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_1:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ARG0]], %[[ARG1]] : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOC]], %[[V0]] : memref<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[ARG3]], %[[V1]], %[[ALLOCA]] : memref<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[ARG2]], %[[FALSE_0]], %[[FALSE_1]] : i1
// CHECK-NEXT:     %[[V4:[^ ]+]] = scf.if %[[V3]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V0]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V7:[^ ]+]] = bufferization.clone %[[V0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V7]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_2:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V5:[^ ]+]] = bufferization.clone %[[V2]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[TRUE_3:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]], %[[STRIDES_7:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_8:[^ ]+]], %[[OFFSET_9:[^ ]+]], %[[SIZES_10:[^ ]+]], %[[STRIDES_11:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_12:[^ ]+]], %[[OFFSET_13:[^ ]+]], %[[SIZES_14:[^ ]+]], %[[STRIDES_15:[^ ]+]] = memref.extract_strided_metadata %[[V4]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_16:[^ ]+]], %[[OFFSET_17:[^ ]+]], %[[SIZES_18:[^ ]+]], %[[STRIDES_19:[^ ]+]] = memref.extract_strided_metadata %[[V5]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V6:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_4]], %[[BASE_BUFFER_8]], %[[BASE_BUFFER_12]], %[[BASE_BUFFER_16]] : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[FALSE_1]], %[[TRUE]], %[[TRUE_2]], %[[TRUE_3]]) retain (%[[V4]], %[[V5]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     return %[[V4]], %[[V5]] : memref<2xf32>, memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sel2(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (memref<?xf32>, memref<2xf32>) {
  %alloc = memref.alloc() : memref<2xf32>
  %t = arith.select %c, %alloc, %m : memref<2xf32>
  %v = memref.cast %t : memref<2xf32> to memref<?xf32>
  %w = arith.select %c, %t, %alloc : memref<2xf32>
  return %v, %w : memref<?xf32>, memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sel2(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> (memref<?xf32>, memref<2xf32>) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOC]], %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG2]], %[[V0]], %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.clone %[[CAST]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     %[[TRUE_1:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.clone %[[V1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[TRUE_2:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_3:[^ ]+]], %[[OFFSET_4:[^ ]+]], %[[SIZES_5:[^ ]+]], %[[STRIDES_6:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_7:[^ ]+]], %[[OFFSET_8:[^ ]+]], %[[SIZES_9:[^ ]+]], %[[STRIDES_10:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_11:[^ ]+]], %[[OFFSET_12:[^ ]+]], %[[SIZES_13:[^ ]+]], %[[STRIDES_14:[^ ]+]] = memref.extract_strided_metadata %[[V2]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_15:[^ ]+]], %[[OFFSET_16:[^ ]+]], %[[SIZES_17:[^ ]+]], %[[STRIDES_18:[^ ]+]] = memref.extract_strided_metadata %[[V3]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V4:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_3]], %[[BASE_BUFFER_7]], %[[BASE_BUFFER_11]], %[[BASE_BUFFER_15]] : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[FALSE_0]], %[[TRUE]], %[[TRUE_1]], %[[TRUE_2]]) retain (%[[V2]], %[[V3]] : memref<?xf32>, memref<2xf32>)
// CHECK-NEXT:     return %[[V2]], %[[V3]] : memref<?xf32>, memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @selm(%m: memref<2xf32>, %c: vector<2xi1>, %i: i32, %j: i32, %k: i1) -> memref<2xf32> {
  %0 = arith.select %k, %i, %j : i32
  %alloc = memref.alloc() : memref<2xf32>
  %2 = arith.select %k, %alloc, %alloc : memref<2xf32>
  return %2 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @selm(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: vector<2xi1>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i1) -> memref<2xf32> {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG2]], %[[ARG3]] : i32
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG4]], %[[ALLOC]], %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[ARG4]], %[[TRUE]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V1]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V5:[^ ]+]] = bufferization.clone %[[V1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V5]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_0:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[V3]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V4:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[TRUE]], %[[TRUE_0]]) retain (%[[V3]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V3]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @two() -> (memref<2xf32>, i32, memref<*xf32>)
func.func private @none(memref<2xf32>)
func.func @calls(%f : (memref<2xf32>) -> memref<2xf32>, %m: memref<2xf32>) -> memref<2xf32> {
  call @none(%m) : (memref<2xf32>) -> ()
  %0:3 = call @two() : () -> (memref<2xf32>, i32, memref<*xf32>)
  %1 = call_indirect %f(%m) : (memref<2xf32>) -> memref<2xf32>
  return %1 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @two() -> (memref<2xf32>, i32, memref<*xf32>)
// CHECK-NEXT:   func.func private @none(memref<2xf32>)
// CHECK-NEXT:   func.func @calls(%[[ARG0:[^ ]+]]: (memref<2xf32>) -> memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     call @none(%[[ARG1]]) : (memref<2xf32>) -> ()
// CHECK-NEXT:     %[[TRUE_0:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = call @two() : () -> (memref<2xf32>, i32, memref<*xf32>)
// CHECK-NEXT:     %[[TRUE_1:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V1:[^ ]+]] = call_indirect %[[ARG0]](%[[ARG1]]) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_2:[^ ]+]], %[[OFFSET_3:[^ ]+]], %[[SIZES_4:[^ ]+]], %[[STRIDES_5:[^ ]+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[V0]]#2 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:     %[[BASE_BUFFER_6:[^ ]+]], %[[OFFSET_7:[^ ]+]] = memref.extract_strided_metadata %[[REINTERPRET_CAST]] : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:     %[[BASE_BUFFER_8:[^ ]+]], %[[OFFSET_9:[^ ]+]], %[[SIZES_10:[^ ]+]], %[[STRIDES_11:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_2]], %[[BASE_BUFFER_6]], %[[BASE_BUFFER_8]] : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[TRUE_0]], %[[TRUE_0]], %[[TRUE_1]]) retain (%[[V1]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V1]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cl(%c: i1) -> (memref<2xf32>, memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  %2 = memref.alloc() : memref<2xf32>
  %1 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
  return %1, %2 : memref<2xf32>, memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cl(%[[ARG0:[^ ]+]]: i1) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[TRUE_0:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[TRUE_1:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_3:[^ ]+]], %[[OFFSET_4:[^ ]+]], %[[SIZES_5:[^ ]+]], %[[STRIDES_6:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC_2]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_7:[^ ]+]], %[[OFFSET_8:[^ ]+]], %[[SIZES_9:[^ ]+]], %[[STRIDES_10:[^ ]+]] = memref.extract_strided_metadata %[[V0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_3]], %[[BASE_BUFFER_7]] : memref<f32>, memref<f32>, memref<f32>) if (%[[TRUE_1]], %[[TRUE_0]], %[[TRUE]]) retain (%[[V0]], %[[ALLOC_2]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     return %[[V0]], %[[ALLOC_2]] : memref<2xf32>, memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xf32>) -> memref<2xf32> {
  %0 = bufferization.to_buffer %a : tensor<2xf32> to memref<2xf32>
  %1 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
  %2 = bufferization.to_tensor %1 : memref<2xf32> to tensor<2xf32>
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG0]] : tensor<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.clone %[[V0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.to_tensor %[[V1]] : memref<2xf32> to tensor<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[FALSE]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V0]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V5:[^ ]+]] = bufferization.clone %[[V0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V5]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_0:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[V3]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V4:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]] : memref<f32>, memref<f32>) if (%[[TRUE]], %[[TRUE_0]]) retain (%[[V3]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V3]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<2xf32>, %f: f32) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.subview %0[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  linalg.fill ins(%f : f32) outs(%1: memref<2xf32, strided<[1]>>)
  %g = memref.get_global @g : memref<4xf32>
  memref.copy %g, %0: memref<4xf32> to memref<4xf32>
  %u = memref.cast %0 : memref<4xf32> to memref<*xf32>
  return
}
memref.global "private" constant @g : memref<4xf32> = dense<1.0>

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:     linalg.fill ins(%[[ARG1]] : f32) outs(%[[SUBVIEW]] : memref<2xf32, strided<[1]>>)
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @g : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[V0]], %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]] : memref<f32>, memref<f32>) if (%[[FALSE]], %[[TRUE]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.global "private" constant @g : memref<4xf32> = dense<1.000000e+00>
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<2xf32>, %n: memref<2xf32>, %i: index, %v: f32) -> f32 {
  memref.store %v, %m[%i] : memref<2xf32>
  %0 = memref.load %m[%i] : memref<2xf32>
  %1 = memref.atomic_rmw addf %0, %m[%i] : (f32, memref<2xf32>) -> f32
  memref.prefetch %m[%i], read, locality<3>, data : memref<2xf32>
  %d = memref.dim %m, %i : memref<2xf32>
  memref.assume_alignment %m, 4 : memref<2xf32>
  %e = memref.extract_aligned_pointer_as_index %m : memref<2xf32> -> index
  %p:4 = memref.extract_strided_metadata %m : memref<2xf32> -> memref<f32>, index, index, index
  %q = vector.load %m[%i] : memref<2xf32>, vector<2xf32>
  %u = builtin.unrealized_conversion_cast %m : memref<2xf32> to !llvm.ptr
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.atomic_rmw addf %[[V0]], %[[ARG0]][%[[ARG2]]] : (f32, memref<2xf32>) -> f32
// CHECK-NEXT:     memref.prefetch %[[ARG0]][%[[ARG2]]], read, locality<3>, data : memref<2xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[ARG2]] : memref<2xf32>
// CHECK-NEXT:     %[[ASSUME_ALIGN:[^ ]+]] = memref.assume_alignment %[[ARG0]], 4 : memref<2xf32>
// CHECK-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<2xf32> -> index
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.load %[[ARG0]][%[[ARG2]]] : memref<2xf32>, vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<2xf32> to !llvm.ptr
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>) if (%[[FALSE]], %[[FALSE_0]])
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<2xf32>) {
  %u = builtin.unrealized_conversion_cast %m : memref<2xf32> to memref<2xi32>
  %w = builtin.unrealized_conversion_cast %m, %u : memref<2xf32>, memref<2xi32> to memref<2xi16>
  llvm.call @g() : () -> ()
  return
}
llvm.func @g()

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<2xf32> to memref<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]], %[[V0]] : memref<2xf32>, memref<2xi32> to memref<2xi16>
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     llvm.call @g() : () -> ()
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @g()
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<2xf32>) {
  %p = llvm.mlir.zero : !llvm.ptr
  %a = llvm.load %p : !llvm.ptr -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.load %[[V0]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<2xf32>) {
  %c = arith.constant true
  cf.assert %c, "msg"
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     cf.assert %[[TRUE]], "msg"
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
