// RUN: mlir-opt %s --split-input-file --ownership-based-buffer-deallocation | FileCheck %s

// Memory of which it is known that each that it may be is to be freed, or that none is.

func.func @a(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (memref<?xf32>) {
  %s = arith.select %c, %m, %n : memref<2xf32>
  %v = memref.cast %s : memref<2xf32> to memref<?xf32>
  return %v : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) -> memref<?xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ARG0]], %[[ARG1]] : memref<2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[FALSE]] -> (memref<?xf32>) {
// CHECK-NEXT:       scf.yield %[[CAST]] : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = bufferization.clone %[[CAST]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %[[V3]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[FALSE_0]], %[[TRUE]]) retain (%[[V1]] : memref<?xf32>)
// CHECK-NEXT:     return %[[V1]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (memref<?xf32>) {
  %1 = memref.alloc() : memref<2xf32>
  %2 = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %1, %2 : memref<2xf32>
  %v = memref.cast %s : memref<2xf32> to memref<?xf32>
  return %v : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) -> memref<?xf32> {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[TRUE_0:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_1:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOC]], %[[ALLOC_2]] : memref<2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_3:[^ ]+]], %[[OFFSET_4:[^ ]+]], %[[SIZES_5:[^ ]+]], %[[STRIDES_6:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_7:[^ ]+]], %[[OFFSET_8:[^ ]+]], %[[SIZES_9:[^ ]+]], %[[STRIDES_10:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_11:[^ ]+]], %[[OFFSET_12:[^ ]+]], %[[SIZES_13:[^ ]+]], %[[STRIDES_14:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC_2]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_3]], %[[BASE_BUFFER_7]], %[[BASE_BUFFER_11]] : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[FALSE_1]], %[[TRUE_0]], %[[TRUE]]) retain (%[[CAST]] : memref<?xf32>)
// CHECK-NEXT:     return %[[CAST]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (memref<?xf32>) {
  %1 = memref.get_global @g : memref<2xf32>
  %s = arith.select %c, %1, %m : memref<2xf32>
  %v = memref.cast %s : memref<2xf32> to memref<?xf32>
  return %v : memref<?xf32>
}
memref.global "private" @g : memref<2xf32>

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) -> memref<?xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_1:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @g : memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG2]], %[[V0]], %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V1]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[FALSE_1]] -> (memref<?xf32>) {
// CHECK-NEXT:       scf.yield %[[CAST]] : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V4:[^ ]+]] = bufferization.clone %[[CAST]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %[[V4]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_2:[^ ]+]], %[[OFFSET_3:[^ ]+]], %[[SIZES_4:[^ ]+]], %[[STRIDES_5:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_6:[^ ]+]], %[[OFFSET_7:[^ ]+]], %[[SIZES_8:[^ ]+]], %[[STRIDES_9:[^ ]+]] = memref.extract_strided_metadata %[[V2]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_2]], %[[BASE_BUFFER_6]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[FALSE_0]], %[[TRUE]]) retain (%[[V2]] : memref<?xf32>)
// CHECK-NEXT:     return %[[V2]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.global "private" @g : memref<2xf32>
// CHECK-NEXT: }

// -----

func.func @d(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (memref<?xf32>) {
  %1 = memref.alloca() : memref<2xf32>
  %s = arith.select %c, %1, %m : memref<2xf32>
  %v = memref.cast %s : memref<2xf32> to memref<?xf32>
  return %v : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) -> memref<?xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_1:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOCA]], %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[FALSE]] -> (memref<?xf32>) {
// CHECK-NEXT:       scf.yield %[[CAST]] : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = bufferization.clone %[[CAST]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %[[V3]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_2:[^ ]+]], %[[OFFSET_3:[^ ]+]], %[[SIZES_4:[^ ]+]], %[[STRIDES_5:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_6:[^ ]+]], %[[OFFSET_7:[^ ]+]], %[[SIZES_8:[^ ]+]], %[[STRIDES_9:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_2]], %[[BASE_BUFFER_6]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[FALSE_1]], %[[TRUE]]) retain (%[[V1]] : memref<?xf32>)
// CHECK-NEXT:     return %[[V1]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (memref<2xf16>) {
  %s = builtin.unrealized_conversion_cast %m, %n : memref<2xf32>, memref<2xf32> to memref<2xf16>
  return %s : memref<2xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) -> memref<2xf16> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]], %[[ARG1]] : memref<2xf32>, memref<2xf32> to memref<2xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[FALSE]] -> (memref<2xf16>) {
// CHECK-NEXT:       scf.yield %[[V0]] : memref<2xf16>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = bufferization.clone %[[V0]] : memref<2xf16> to memref<2xf16>
// CHECK-NEXT:       scf.yield %[[V3]] : memref<2xf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<2xf16> -> memref<f16>, index, index, index
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f16>) if (%[[FALSE]], %[[FALSE_0]], %[[TRUE]]) retain (%[[V1]] : memref<2xf16>)
// CHECK-NEXT:     return %[[V1]] : memref<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
