// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=3 gpu-thread-dims=3}))' | FileCheck %s

func.func @six(%n: index, %k: index) {
  affine.for %i0 = max affine_map<(d0) -> (d0, 3, d0 * 2 + 1)>(%n) to min affine_map<(d0)[s0] -> (d0 floordiv 3 + s0 mod 5, 10)>(%n)[%k] step 2 {
  affine.for %i1 = 1 to %n {
  affine.for %i2 = affine_map<()[s0] -> (s0 ceildiv 4)>()[%n] to %n {
  affine.for %i3 = 3 to %n {
  affine.for %i4 = 4 to %n {
  affine.for %i5 = 5 to %n {
      "test.use"(%i0, %i1, %i2, %i3, %i4, %i5) : (index,index,index,index,index,index) -> ()
  }}}}}}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @six(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[C1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.maxsi %[[ARG0]], %[[C3]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.maxsi %[[V2]], %[[V1]] : index
// CHECK-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_1:[^ ]+]] = arith.constant -1 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[C0]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[C_1]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.select %[[V4]], %[[V5]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[V6]], %[[C3_0]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.subi %[[C_1]], %[[V7]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V4]], %[[V8]], %[[V7]] : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remsi %[[ARG1]], %[[C5]] : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpi slt, %[[V10]], %[[C0_1]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[V10]], %[[C5]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V11]], %[[V12]], %[[V10]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addi %[[V9]], %[[V13]] : index
// CHECK-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.minsi %[[V14]], %[[C10]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.subi %[[V15]], %[[V3]] : index
// CHECK-NEXT:     %[[C2_2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.ceildivsi %[[V16]], %[[C2_2]] : index
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.subi %[[ARG0]], %[[C1_3]] : index
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_6:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.cmpi sle, %[[ARG0]], %[[C0_5]] : index
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.subi %[[C0_5]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.subi %[[ARG0]], %[[C1_6]] : index
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.select %[[V19]], %[[V20]], %[[V21]] : index
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.divsi %[[V22]], %[[C4]] : index
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.subi %[[C0_5]], %[[V23]] : index
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.addi %[[V23]], %[[C1_6]] : index
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.select %[[V19]], %[[V24]], %[[V25]] : index
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.subi %[[ARG0]], %[[V26]] : index
// CHECK-NEXT:     %[[C1_7:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C3_8:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.subi %[[ARG0]], %[[C3_8]] : index
// CHECK-NEXT:     %[[C1_9:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4_10:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.subi %[[ARG0]], %[[C4_10]] : index
// CHECK-NEXT:     %[[C1_11:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C5_12:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.subi %[[ARG0]], %[[C5_12]] : index
// CHECK-NEXT:     %[[C1_13:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]]) in (%[[ARG8:[^ ]+]] = %[[V17]], %[[ARG9:[^ ]+]] = %[[V18]], %[[ARG10:[^ ]+]] = %[[V27]]) threads(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V28]], %[[ARG12:[^ ]+]] = %[[V29]], %[[ARG13:[^ ]+]] = %[[V30]]) {
// CHECK-NEXT:       %[[V31:[^ ]+]] = arith.muli %[[C2_2]], %[[ARG2]] : index
// CHECK-NEXT:       %[[V32:[^ ]+]] = arith.addi %[[V3]], %[[V31]] : index
// CHECK-NEXT:       %[[V33:[^ ]+]] = arith.addi %[[C1_3]], %[[ARG3]] : index
// CHECK-NEXT:       %[[V34:[^ ]+]] = arith.addi %[[V26]], %[[ARG4]] : index
// CHECK-NEXT:       %[[V35:[^ ]+]] = arith.addi %[[C3_8]], %[[ARG5]] : index
// CHECK-NEXT:       %[[V36:[^ ]+]] = arith.addi %[[C4_10]], %[[ARG6]] : index
// CHECK-NEXT:       %[[V37:[^ ]+]] = arith.addi %[[C5_12]], %[[ARG7]] : index
// CHECK-NEXT:       "test.use"(%[[V32]], %[[V33]], %[[V34]], %[[V35]], %[[V36]], %[[V37]]) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
