// RUN: mlir-opt %s --split-input-file --ownership-based-buffer-deallocation | FileCheck %s

func.func @loops(%a: memref<2xf32>, %lb: index, %ub: index, %c: i1) -> memref<2xf32> {
  %0 = memref.alloc() : memref<2xf32>
  %1 = scf.for %i = %lb to %ub step %lb iter_args(%x = %0) -> (memref<2xf32>) {
    %5 = memref.alloc() : memref<2xf32>
    %2 = scf.if %c -> memref<2xf32> {
      scf.yield %5 : memref<2xf32>
    } else {
      %6 = memref.alloc() : memref<2xf32>
      scf.yield %a : memref<2xf32>
    }
    scf.yield %2 : memref<2xf32>
  }
  return %1 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i1) -> memref<2xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.for %[[ARG4:[^ ]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG1]] iter_args(%[[ARG5:[^ ]+]] = %[[ALLOC]], %[[ARG6:[^ ]+]] = %[[FALSE]]) -> (memref<2xf32>, i1) {
// CHECK-NEXT:       %[[FALSE_14:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[TRUE_15:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[FALSE_16:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[ALLOC_17:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]]:2 = scf.if %[[ARG3]] -> (memref<2xf32>, i1) {
// CHECK-NEXT:         %[[FALSE_30:[^ ]+]] = arith.constant false
// CHECK-NEXT:         %[[V5:[^ ]+]] = bufferization.dealloc retain (%[[ALLOC_17]] : memref<2xf32>)
// CHECK-NEXT:         scf.yield %[[ALLOC_17]], %[[V5]] : memref<2xf32>, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[TRUE_30:[^ ]+]] = arith.constant true
// CHECK-NEXT:         %[[FALSE_31:[^ ]+]] = arith.constant false
// CHECK-NEXT:         %[[ALLOC_32:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:         %[[BASE_BUFFER_33:[^ ]+]], %[[OFFSET_34:[^ ]+]], %[[SIZES_35:[^ ]+]], %[[STRIDES_36:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC_32]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:         %[[V5]] = bufferization.dealloc (%[[BASE_BUFFER_33]] : memref<f32>) if (%[[TRUE_30]]) retain (%[[ARG0]] : memref<2xf32>)
// CHECK-NEXT:         scf.yield %[[ARG0]], %[[V5]] : memref<2xf32>, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[BASE_BUFFER_18:[^ ]+]], %[[OFFSET_19:[^ ]+]], %[[SIZES_20:[^ ]+]], %[[STRIDES_21:[^ ]+]] = memref.extract_strided_metadata %[[ARG5]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[BASE_BUFFER_22:[^ ]+]], %[[OFFSET_23:[^ ]+]], %[[SIZES_24:[^ ]+]], %[[STRIDES_25:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC_17]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[BASE_BUFFER_26:[^ ]+]], %[[OFFSET_27:[^ ]+]], %[[SIZES_28:[^ ]+]], %[[STRIDES_29:[^ ]+]] = memref.extract_strided_metadata %[[V3]]#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[V4:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_18]], %[[BASE_BUFFER_22]], %[[BASE_BUFFER_26]] : memref<f32>, memref<f32>, memref<f32>) if (%[[ARG6]], %[[TRUE_15]], %[[V3]]#1) retain (%[[V3]]#0 : memref<2xf32>)
// CHECK-NEXT:       scf.yield %[[V3]]#0, %[[V4]] : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]]#1 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V0]]#0 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3]] = bufferization.clone %[[V0]]#0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V3]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_1:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_2:[^ ]+]], %[[OFFSET_3:[^ ]+]], %[[SIZES_4:[^ ]+]], %[[STRIDES_5:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_6:[^ ]+]], %[[OFFSET_7:[^ ]+]], %[[SIZES_8:[^ ]+]], %[[STRIDES_9:[^ ]+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_10:[^ ]+]], %[[OFFSET_11:[^ ]+]], %[[SIZES_12:[^ ]+]], %[[STRIDES_13:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_2]], %[[BASE_BUFFER_6]], %[[BASE_BUFFER_10]] : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[TRUE]], %[[V0]]#1, %[[TRUE_1]]) retain (%[[V1]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V1]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @w(%a: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %1:2 = scf.while (%x = %a, %k = %c) : (memref<2xf32>, i1) -> (memref<2xf32>, i1) {
    %5 = memref.alloc() : memref<2xf32>
    scf.condition(%k) %5, %k : memref<2xf32>, i1
  } do {
  ^bb0(%y: memref<2xf32>, %z: i1):
    %6 = memref.alloc() : memref<2xf32>
    scf.yield %6, %z : memref<2xf32>, i1
  }
  return %1#0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @w(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1) -> memref<2xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = scf.while (%[[ARG2:[^ ]+]] = %[[ARG0]], %[[ARG3:[^ ]+]] = %[[ARG1]], %[[ARG4:[^ ]+]] = %[[FALSE]]) : (memref<2xf32>, i1, i1) -> (memref<2xf32>, i1, i1) {
// CHECK-NEXT:       %[[TRUE_9:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_10:[^ ]+]], %[[OFFSET_11:[^ ]+]], %[[SIZES_12:[^ ]+]], %[[STRIDES_13:[^ ]+]] = memref.extract_strided_metadata %[[ARG2]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[BASE_BUFFER_14:[^ ]+]], %[[OFFSET_15:[^ ]+]], %[[SIZES_16:[^ ]+]], %[[STRIDES_17:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[V3:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_10]], %[[BASE_BUFFER_14]] : memref<f32>, memref<f32>) if (%[[ARG4]], %[[TRUE_9]]) retain (%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT:       scf.condition(%[[ARG3]]) %[[ALLOC]], %[[ARG3]], %[[V3]] : memref<2xf32>, i1, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: memref<2xf32>, %[[ARG3]]: i1, %[[ARG4]]: i1):
// CHECK-NEXT:       %[[TRUE_9]] = arith.constant true
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_10]], %[[OFFSET_11]], %[[SIZES_12]], %[[STRIDES_13]] = memref.extract_strided_metadata %[[ARG2]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[BASE_BUFFER_14]], %[[OFFSET_15]], %[[SIZES_16]], %[[STRIDES_17]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[V3]] = bufferization.dealloc (%[[BASE_BUFFER_10]], %[[BASE_BUFFER_14]] : memref<f32>, memref<f32>) if (%[[ARG4]], %[[TRUE_9]]) retain (%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT:       scf.yield %[[ALLOC]], %[[ARG3]], %[[V3]] : memref<2xf32>, i1, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]]#2 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V0]]#0 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3]] = bufferization.clone %[[V0]]#0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V3]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[V0]]#2, %[[TRUE]]) retain (%[[V1]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V1]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @par(%a: memref<2xf32>, %n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %6 = memref.alloc() : memref<2xf32>
    scf.reduce
  }
  scf.forall (%i) in (%n) {
    %6 = memref.alloc() : memref<2xf32>
    memref.copy %a, %6 : memref<2xf32> to memref<2xf32>
  }
  %r = scf.execute_region -> memref<2xf32> {
    %6 = memref.alloc() : memref<2xf32>
    scf.yield %6 : memref<2xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @par(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_1:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_2:[^ ]+]] = arith.constant false
// CHECK-NEXT:     scf.parallel (%[[ARG2:[^ ]+]]) = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_7:[^ ]+]], %[[OFFSET_8:[^ ]+]], %[[SIZES_9:[^ ]+]], %[[STRIDES_10:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%[[BASE_BUFFER_7]] : memref<f32>) if (%[[TRUE]])
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%[[ARG2]]) in (%[[ARG1]]) {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       %[[FALSE_7:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %[[ARG0]], %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_8:[^ ]+]], %[[OFFSET_9:[^ ]+]], %[[SIZES_10:[^ ]+]], %[[STRIDES_11:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%[[BASE_BUFFER_8]] : memref<f32>) if (%[[TRUE]])
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.execute_region -> (memref<2xf32>, i1) {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_7]], %[[OFFSET_8]], %[[SIZES_9]], %[[STRIDES_10]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[V1:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_7]] : memref<f32>) if (%[[TRUE]]) retain (%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT:       scf.yield %[[ALLOC]], %[[V1]] : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_3:[^ ]+]], %[[OFFSET_4:[^ ]+]], %[[SIZES_5:[^ ]+]], %[[STRIDES_6:[^ ]+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_3]] : memref<f32>, memref<f32>) if (%[[FALSE_2]], %[[V0]]#1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sw(%a: memref<2xf32>, %n: index) {
  %r = scf.index_switch %n -> memref<2xf32>
  case 1 {
    %6 = memref.alloc() : memref<2xf32>
    scf.yield %6 : memref<2xf32>
  }
  default {
    scf.yield %a : memref<2xf32>
  }
  memref.copy %a, %r : memref<2xf32> to memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @sw(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.index_switch %[[ARG1]] -> memref<2xf32>, i1 
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[V1:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_5]] : memref<f32>) if (%[[TRUE]]) retain (%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT:       scf.yield %[[ALLOC]], %[[V1]] : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %[[FALSE_5:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[V1]] = bufferization.dealloc retain (%[[ARG0]] : memref<2xf32>)
// CHECK-NEXT:       scf.yield %[[ARG0]], %[[V1]] : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[V0]]#0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]] : memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[V0]]#1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exe(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %alloc = memref.alloc() : memref<2xf32>
  %r = scf.execute_region -> memref<2xf32> {
    %6 = memref.alloc() : memref<2xf32>
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    memref.copy %alloc, %6 : memref<2xf32> to memref<2xf32>
    scf.yield %6 : memref<2xf32>
  ^bb2:
    memref.copy %alloc, %6 : memref<2xf32> to memref<2xf32>
    scf.yield %alloc : memref<2xf32>
  }
  %r2:2 = scf.execute_region -> (memref<2xf32>, i32) {
    %6 = arith.constant 1 : i32
    scf.yield %alloc, %6 : memref<2xf32>, i32
  }
  return %r : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @exe(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1) -> memref<2xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE_1:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_2:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.execute_region -> (memref<2xf32>, i1) {
// CHECK-NEXT:       %[[TRUE_24:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[FALSE_25:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[ALLOC_26:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_27:[^ ]+]], %[[OFFSET_28:[^ ]+]], %[[SIZES_29:[^ ]+]], %[[STRIDES_30:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC_26]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.andi %[[TRUE_24]], %[[ARG2]] : i1
// CHECK-NEXT:       %[[V5:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER_27]] : memref<f32>) if (%[[V4]]) retain (%[[ALLOC]], %[[ALLOC_26]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:       %[[TRUE_31:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.xori %[[TRUE_31]], %[[ARG2]] : i1
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.andi %[[TRUE_24]], %[[V6]] : i1
// CHECK-NEXT:       %[[V8:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER_27]] : memref<f32>) if (%[[V7]]) retain (%[[ALLOC]], %[[ALLOC_26]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.select %[[ARG2]], %[[V5]]#0, %[[V8]]#0 : i1
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.select %[[ARG2]], %[[V5]]#1, %[[V8]]#1 : i1
// CHECK-NEXT:       cf.cond_br %[[ARG2]], ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %[[FALSE_32:[^ ]+]] = arith.constant false
// CHECK-NEXT:       memref.copy %[[ALLOC]], %[[ALLOC_26]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_33:[^ ]+]], %[[OFFSET_34:[^ ]+]], %[[SIZES_35:[^ ]+]], %[[STRIDES_36:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC_26]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[V11:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_33]] : memref<f32>) if (%[[V10]]) retain (%[[ALLOC_26]] : memref<2xf32>)
// CHECK-NEXT:       scf.yield %[[ALLOC_26]], %[[V11]] : memref<2xf32>, i1
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       %[[FALSE_37:[^ ]+]] = arith.constant false
// CHECK-NEXT:       memref.copy %[[ALLOC]], %[[ALLOC_26]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_38:[^ ]+]], %[[OFFSET_39:[^ ]+]], %[[SIZES_40:[^ ]+]], %[[STRIDES_41:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC_26]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[V12:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_38]] : memref<f32>) if (%[[V10]]) retain (%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT:       scf.yield %[[ALLOC]], %[[V12]] : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]]:3 = scf.execute_region -> (memref<2xf32>, i32, i1) {
// CHECK-NEXT:       %[[FALSE_24:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V4]] = bufferization.dealloc retain (%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT:       scf.yield %[[ALLOC]], %[[C1_I32]], %[[V4]] : memref<2xf32>, i32, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[V0]]#1 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[V0]]#0 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V4]] = bufferization.clone %[[V0]]#0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V4]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE_3:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]], %[[STRIDES_7:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_8:[^ ]+]], %[[OFFSET_9:[^ ]+]], %[[SIZES_10:[^ ]+]], %[[STRIDES_11:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_12:[^ ]+]], %[[OFFSET_13:[^ ]+]], %[[SIZES_14:[^ ]+]], %[[STRIDES_15:[^ ]+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_16:[^ ]+]], %[[OFFSET_17:[^ ]+]], %[[SIZES_18:[^ ]+]], %[[STRIDES_19:[^ ]+]] = memref.extract_strided_metadata %[[V1]]#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_20:[^ ]+]], %[[OFFSET_21:[^ ]+]], %[[SIZES_22:[^ ]+]], %[[STRIDES_23:[^ ]+]] = memref.extract_strided_metadata %[[V2]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_4]], %[[BASE_BUFFER_8]], %[[BASE_BUFFER_12]], %[[BASE_BUFFER_16]], %[[BASE_BUFFER_20]] : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE_1]], %[[FALSE_2]], %[[TRUE]], %[[V0]]#1, %[[V1]]#2, %[[TRUE_3]]) retain (%[[V2]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V2]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%m: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  scf.if %c {
    scf.if %c {
      memref.copy %alloc, %m : memref<2xf32> to memref<2xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:       %[[FALSE_5:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[FALSE_6:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[FALSE_7:[^ ]+]] = arith.constant false
// CHECK-NEXT:       scf.if %[[ARG1]] {
// CHECK-NEXT:         %[[FALSE_8:[^ ]+]] = arith.constant false
// CHECK-NEXT:         %[[FALSE_9:[^ ]+]] = arith.constant false
// CHECK-NEXT:         memref.copy %[[ALLOC]], %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]] : memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[TRUE]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0) -> (d0)>
func.func @lin(%m: memref<2xf32>, %c: i1) {
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%m : memref<2xf32>) {
    ^bb0(%in: f32):
      %0 = memref.alloc() : memref<2xf32>
      %1 = memref.alloca() : memref<2xf32>
      memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
      linalg.yield %in : f32
    }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @lin(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%[[ARG0]] : memref<2xf32>) {
// CHECK-NEXT:     ^bb0(%[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[FALSE_1:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<2xf32>
// CHECK-NEXT:       memref.copy %[[ARG0]], %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_2:[^ ]+]], %[[OFFSET_3:[^ ]+]], %[[SIZES_4:[^ ]+]], %[[STRIDES_5:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%[[BASE_BUFFER_2]] : memref<f32>) if (%[[TRUE]])
// CHECK-NEXT:       linalg.yield %[[OUT]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tg(%m: tensor<?xf32>, %n: index) {
   %0 = tensor.generate %n { ^bb0(%i : index):
      %f = arith.constant 1.0 : f32
      tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @tg(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[GENERATED:[^ ]+]] = tensor.generate %[[ARG1]] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       tensor.yield %[[CST]] : f32
// CHECK-NEXT:     } : tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while(%m: memref<8xf32>, %n: index, %c: i1) -> memref<8xf32> {
  %0 = scf.while (%a = %m) : (memref<8xf32>) -> memref<8xf32> {
    scf.condition(%c) %m : memref<8xf32>
  } do {
  ^bb0(%b: memref<8xf32>):
    scf.yield %b : memref<8xf32>
  }
  return %0 : memref<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1) -> memref<8xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG3:[^ ]+]] = %[[ARG0]], %[[ARG4:[^ ]+]] = %[[FALSE]]) : (memref<8xf32>, i1) -> (memref<8xf32>, i1) {
// CHECK-NEXT:       %[[FALSE_9:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[BASE_BUFFER_10:[^ ]+]], %[[OFFSET_11:[^ ]+]], %[[SIZES_12:[^ ]+]], %[[STRIDES_13:[^ ]+]] = memref.extract_strided_metadata %[[ARG3]] : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[V3:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER_10]] : memref<f32>) if (%[[ARG4]]) retain (%[[ARG0]] : memref<8xf32>)
// CHECK-NEXT:       scf.condition(%[[ARG2]]) %[[ARG0]], %[[V3]] : memref<8xf32>, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG3]]: memref<8xf32>, %[[ARG4]]: i1):
// CHECK-NEXT:       %[[BASE_BUFFER_9:[^ ]+]], %[[OFFSET_10:[^ ]+]], %[[SIZES_11:[^ ]+]], %[[STRIDES_12:[^ ]+]] = memref.extract_strided_metadata %[[ARG3]] : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[V3]] = bufferization.dealloc (%[[BASE_BUFFER_9]] : memref<f32>) if (%[[ARG4]]) retain (%[[ARG3]] : memref<8xf32>)
// CHECK-NEXT:       scf.yield %[[ARG3]], %[[V3]] : memref<8xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]]#1 -> (memref<8xf32>) {
// CHECK-NEXT:       scf.yield %[[V0]]#0 : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3]] = bufferization.clone %[[V0]]#0 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:       scf.yield %[[V3]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[V0]]#1, %[[TRUE]]) retain (%[[V1]] : memref<8xf32>)
// CHECK-NEXT:     return %[[V1]] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ascope(%m: memref<8xf32>, %n: index, %c: i1) -> memref<8xf32> {
  %0 = memref.alloca_scope -> memref<8xf32> {
    memref.alloca_scope.return %m : memref<8xf32>
  }
  return %0 : memref<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ascope(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1) -> memref<8xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = memref.alloca_scope  -> (memref<8xf32>, i1) {
// CHECK-NEXT:       %[[FALSE_9:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[V3:[^ ]+]] = bufferization.dealloc retain (%[[ARG0]] : memref<8xf32>)
// CHECK-NEXT:       memref.alloca_scope.return %[[ARG0]], %[[V3]] : memref<8xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]]#1 -> (memref<8xf32>) {
// CHECK-NEXT:       scf.yield %[[V0]]#0 : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3]] = bufferization.clone %[[V0]]#0 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:       scf.yield %[[V3]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[V1]] : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[V0]]#1, %[[TRUE]]) retain (%[[V1]] : memref<8xf32>)
// CHECK-NEXT:     return %[[V1]] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @if1(%m: memref<8xf32>, %c: i1) {
  %0, %1 = scf.if %c -> (memref<8xf32>, i32) {
    %2 = arith.constant 1 : i32
    scf.yield %m, %2 : memref<8xf32>, i32
  } else {
    %2 = arith.constant 2 : i32
    %a = memref.alloc() : memref<8xf32>
    scf.yield %a, %2 : memref<8xf32>, i32
  } {boo}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @if1(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = scf.if %[[ARG1]] -> (memref<8xf32>, i32, i1) {
// CHECK-NEXT:       %[[FALSE_5:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = bufferization.dealloc retain (%[[ARG0]] : memref<8xf32>)
// CHECK-NEXT:       scf.yield %[[ARG0]], %[[C1_I32]], %[[V1]] : memref<8xf32>, i32, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]], %[[STRIDES_8:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %[[V1]] = bufferization.dealloc (%[[BASE_BUFFER_5]] : memref<f32>) if (%[[TRUE]]) retain (%[[ALLOC]] : memref<8xf32>)
// CHECK-NEXT:       scf.yield %[[ALLOC]], %[[C2_I32]], %[[V1]] : memref<8xf32>, i32, i1
// CHECK-NEXT:     } {boo}
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]] : memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[V0]]#2)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<2xf32>) {
  %c = arith.constant 1 : index
  gpu.launch blocks(%x, %y, %z) in (%g = %c, %h = %c, %i = %c) threads(%t, %u, %v) in (%o = %c, %p = %c, %q = %c) {
    %1 = memref.alloc() : memref<2xf32>
    memref.copy %1, %a : memref<2xf32> to memref<2xf32>
    gpu.terminator
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG1:[^ ]+]], %[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) in (%[[ARG7:[^ ]+]] = %[[C1]], %[[ARG8:[^ ]+]] = %[[C1]], %[[ARG9:[^ ]+]] = %[[C1]]) threads(%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]]) in (%[[ARG10:[^ ]+]] = %[[C1]], %[[ARG11:[^ ]+]] = %[[C1]], %[[ARG12:[^ ]+]] = %[[C1]]) {
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %[[ALLOC]], %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%[[BASE_BUFFER_1]] : memref<f32>) if (%[[TRUE]])
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<2xf32>) {
  affine.for %i = 0 to 10 {
    %1 = memref.alloc() : memref<2xf32>
    memref.copy %1, %a : memref<2xf32> to memref<2xf32>
  }
  memref.alloca_scope {
    %1 = memref.alloc() : memref<2xf32>
    memref.copy %1, %a : memref<2xf32> to memref<2xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_1:[^ ]+]] = arith.constant false
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[FALSE_2:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %[[ALLOC]], %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_3:[^ ]+]], %[[OFFSET_4:[^ ]+]], %[[SIZES_5:[^ ]+]], %[[STRIDES_6:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%[[BASE_BUFFER_3]] : memref<f32>) if (%[[TRUE]])
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       %[[FALSE_2]] = arith.constant false
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %[[ALLOC]], %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_3]], %[[OFFSET_4]], %[[SIZES_5]], %[[STRIDES_6]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%[[BASE_BUFFER_3]] : memref<f32>) if (%[[TRUE]])
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE_1]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<2xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%c) -> f32 {
    %a = memref.alloc() : memref<2xf32>
    scf.reduce(%c : f32) {
    ^bb0(%x: f32, %y: f32):
      %b = memref.alloc() : memref<2xf32>
      scf.reduce.return %x : f32
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG2:[^ ]+]]) = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) init (%[[CST]]) -> f32 {
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]], %[[STRIDES_4:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%[[BASE_BUFFER_1]] : memref<f32>) if (%[[TRUE]])
// CHECK-NEXT:       scf.reduce(%[[CST]] : f32) {
// CHECK-NEXT:       ^bb0(%[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: f32):
// CHECK-NEXT:         %[[TRUE_5:[^ ]+]] = arith.constant true
// CHECK-NEXT:         %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:         %[[BASE_BUFFER_7:[^ ]+]], %[[OFFSET_8:[^ ]+]], %[[SIZES_9:[^ ]+]], %[[STRIDES_10:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC_6]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:         bufferization.dealloc (%[[BASE_BUFFER_7]] : memref<f32>) if (%[[TRUE_5]])
// CHECK-NEXT:         scf.reduce.return %[[ARG3]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE_0]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<2xf32>, %n: memref<2xf32>) {
  %0 = async.execute { 
    %b = memref.alloc() : memref<2xf32>
    async.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_1:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_6:[^ ]+]], %[[OFFSET_7:[^ ]+]], %[[SIZES_8:[^ ]+]], %[[STRIDES_9:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%[[BASE_BUFFER_6]] : memref<f32>) if (%[[TRUE]])
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_2:[^ ]+]], %[[OFFSET_3:[^ ]+]], %[[SIZES_4:[^ ]+]], %[[STRIDES_5:[^ ]+]] = memref.extract_strided_metadata %[[ARG1]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_2]] : memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[FALSE_1]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
