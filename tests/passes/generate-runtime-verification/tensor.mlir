// RUN: mlir-opt %s --split-input-file --generate-runtime-verification --allow-unregistered-dialect | FileCheck %s
// NO-GENERIC: messages quote ops in the form in which ops are printed.

func.func @tens(%m: tensor<?x4xf32>, %u: tensor<*xf32>, %i: index, %n: index, %s: index, %v: f32) {
  %0 = tensor.extract %m[%i, %n] : tensor<?x4xf32> loc("in":1:1)
  %1 = tensor.insert %v into %m[%i, %n] : tensor<?x4xf32> loc("in":2:1)
  %2 = tensor.cast %m : tensor<?x4xf32> to tensor<5x4xf32> loc("in":3:1)
  %3 = tensor.cast %u : tensor<*xf32> to tensor<?x5xf32> loc("in":4:1)
  %4 = tensor.dim %m, %i : tensor<?x4xf32> loc("in":5:1)
  %5 = tensor.dim %u, %i : tensor<*xf32> loc("in":6:1)
  %6 = tensor.extract_slice %m[%i, 0] [%n, 2] [%s, 1] : tensor<?x4xf32> to tensor<?x2xf32> loc("in":7:1)
  %7 = tensor.insert_slice %6 into %m[%i, 0] [%n, 2] [%s, 1] : tensor<?x2xf32> into tensor<?x4xf32>
  %8 = tensor.expand_shape %m [[0, 1], [2]] output_shape [%i, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @tens(%[[ARG0:[^ ]+]]: tensor<?x4xf32>, %[[ARG1:[^ ]+]]: tensor<*xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_0]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sge, %[[ARG2]], %[[C0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[ARG2]], %[[DIM]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi sge, %[[ARG3]], %[[C0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG3]], %[[C4]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[V3]], %[[V4]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : i1
// CHECK-NEXT:     cf.assert %[[V6]], "ERROR: Runtime op verification failed\0A%[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[ARG2]], %[[ARG3]]] : tensor<?x4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[EXTRACTED]] = tensor.extract %[[ARG0]][%[[ARG2]], %[[ARG3]]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_2]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi sge, %[[ARG2]], %[[C0_1]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi slt, %[[ARG2]], %[[DIM_3]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.andi %[[V7]], %[[V8]] : i1
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4_5:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi sge, %[[ARG3]], %[[C0_1]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpi slt, %[[ARG3]], %[[C4_5]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.andi %[[V10]], %[[V11]] : i1
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.andi %[[V9]], %[[V12]] : i1
// CHECK-NEXT:     cf.assert %[[V13]], "ERROR: Runtime op verification failed\0A%[[INSERTED:[^ ]+]] = tensor.insert %[[ARG5]] into %[[ARG0]][%[[ARG2]], %[[ARG3]]] : tensor<?x4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[INSERTED]] = tensor.insert %[[ARG5]] into %[[ARG0]][%[[ARG2]], %[[ARG3]]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[C0_6:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_7:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_6]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi eq, %[[DIM_7]], %[[C5]] : index
// CHECK-NEXT:     cf.assert %[[V14]], "ERROR: Runtime op verification failed\0A%[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<?x4xf32> to tensor<5x4xf32>\0A^ size mismatch of dim 0\0ALocation: loc(\22in\22:3:1)"
// CHECK-NEXT:     %[[CAST]] = tensor.cast %[[ARG0]] : tensor<?x4xf32> to tensor<5x4xf32>
// CHECK-NEXT:     %[[RANK:[^ ]+]] = tensor.rank %[[ARG1]] : tensor<*xf32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.cmpi eq, %[[RANK]], %[[C2]] : index
// CHECK-NEXT:     cf.assert %[[V15]], "ERROR: Runtime op verification failed\0A%[[CAST_0:[^ ]+]] = tensor.cast %[[ARG1]] : tensor<*xf32> to tensor<?x5xf32>\0A^ rank mismatch\0ALocation: loc(\22in\22:4:1)"
// CHECK-NEXT:     %[[C1_8:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_9:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1_8]] : tensor<*xf32>
// CHECK-NEXT:     %[[C5_10:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpi eq, %[[DIM_9]], %[[C5_10]] : index
// CHECK-NEXT:     cf.assert %[[V16]], "ERROR: Runtime op verification failed\0A%[[CAST_0]] = tensor.cast %[[ARG1]] : tensor<*xf32> to tensor<?x5xf32>\0A^ size mismatch of dim 1\0ALocation: loc(\22in\22:4:1)"
// CHECK-NEXT:     %[[CAST_11:[^ ]+]] = tensor.cast %[[ARG1]] : tensor<*xf32> to tensor<?x5xf32>
// CHECK-NEXT:     %[[RANK_12:[^ ]+]] = tensor.rank %[[ARG0]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[C0_13:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.cmpi sge, %[[ARG2]], %[[C0_13]] : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.cmpi slt, %[[ARG2]], %[[RANK_12]] : index
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.andi %[[V17]], %[[V18]] : i1
// CHECK-NEXT:     cf.assert %[[V19]], "ERROR: Runtime op verification failed\0A%[[DIM]] = tensor.dim %[[ARG0]], %[[ARG2]] : tensor<?x4xf32>\0A^ index is out of bounds\0ALocation: loc(\22in\22:5:1)"
// CHECK-NEXT:     %[[DIM_14:[^ ]+]] = tensor.dim %[[ARG0]], %[[ARG2]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[RANK_15:[^ ]+]] = tensor.rank %[[ARG1]] : tensor<*xf32>
// CHECK-NEXT:     %[[C0_16:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.cmpi sge, %[[ARG2]], %[[C0_16]] : index
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.cmpi slt, %[[ARG2]], %[[RANK_15]] : index
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.andi %[[V20]], %[[V21]] : i1
// CHECK-NEXT:     cf.assert %[[V22]], "ERROR: Runtime op verification failed\0A%[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[ARG2]] : tensor<*xf32>\0A^ index is out of bounds\0ALocation: loc(\22in\22:6:1)"
// CHECK-NEXT:     %[[DIM_17:[^ ]+]] = tensor.dim %[[ARG1]], %[[ARG2]] : tensor<*xf32>
// CHECK-NEXT:     %[[C0_18:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_19:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_20:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_21:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_20]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.cmpi eq, %[[ARG3]], %[[C0_18]] : index
// CHECK-NEXT:     %[[V24:[^ ]+]] = scf.if %[[V23]] -> (i1) {
// CHECK-NEXT:       %[[V31:[^ ]+]] = arith.cmpi sge, %[[ARG2]], %[[C0_18]] : index
// CHECK-NEXT:       %[[V32:[^ ]+]] = arith.cmpi sle, %[[ARG2]], %[[DIM_21]] : index
// CHECK-NEXT:       %[[V33:[^ ]+]] = arith.andi %[[V31]], %[[V32]] : i1
// CHECK-NEXT:       scf.yield %[[V33]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V31]] = arith.cmpi sge, %[[ARG2]], %[[C0_18]] : index
// CHECK-NEXT:       %[[V32]] = arith.cmpi slt, %[[ARG2]], %[[DIM_21]] : index
// CHECK-NEXT:       %[[V33]] = arith.andi %[[V31]], %[[V32]] : i1
// CHECK-NEXT:       scf.yield %[[V33]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V24]], "ERROR: Runtime op verification failed\0A%[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[ARG2]], 0] [%[[ARG3]], 2] [%[[ARG4]], 1] : tensor<?x4xf32> to tensor<?x2xf32>\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22in\22:7:1)"
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.cmpi sgt, %[[ARG3]], %[[C0_18]] : index
// CHECK-NEXT:     %[[V26:[^ ]+]] = scf.if %[[V25]] -> (i1) {
// CHECK-NEXT:       %[[V31]] = arith.subi %[[ARG3]], %[[C1_19]] : index
// CHECK-NEXT:       %[[V32]] = arith.muli %[[V31]], %[[ARG4]] : index
// CHECK-NEXT:       %[[V33]] = arith.addi %[[ARG2]], %[[V32]] : index
// CHECK-NEXT:       %[[V34:[^ ]+]] = arith.cmpi sge, %[[V33]], %[[C0_18]] : index
// CHECK-NEXT:       %[[V35:[^ ]+]] = arith.cmpi slt, %[[V33]], %[[DIM_21]] : index
// CHECK-NEXT:       %[[V36:[^ ]+]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT:       scf.yield %[[V36]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V26]], "ERROR: Runtime op verification failed\0A%[[EXTRACTED_SLICE]] = tensor.extract_slice %[[ARG0]][%[[ARG2]], 0] [%[[ARG3]], 2] [%[[ARG4]], 1] : tensor<?x4xf32> to tensor<?x2xf32>\0A^ extract_slice runs out-of-bounds along dimension 0\0ALocation: loc(\22in\22:7:1)"
// CHECK-NEXT:     %[[C0_22:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2_23:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1_24:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_25:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4_26:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.cmpi eq, %[[C2_23]], %[[C0_18]] : index
// CHECK-NEXT:     %[[V28:[^ ]+]] = scf.if %[[V27]] -> (i1) {
// CHECK-NEXT:       %[[V31]] = arith.cmpi sge, %[[C0_22]], %[[C0_18]] : index
// CHECK-NEXT:       %[[V32]] = arith.cmpi sle, %[[C0_22]], %[[C4_26]] : index
// CHECK-NEXT:       %[[V33]] = arith.andi %[[V31]], %[[V32]] : i1
// CHECK-NEXT:       scf.yield %[[V33]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       %[[TRUE_27:[^ ]+]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V28]], "ERROR: Runtime op verification failed\0A%[[EXTRACTED_SLICE]] = tensor.extract_slice %[[ARG0]][%[[ARG2]], 0] [%[[ARG3]], 2] [%[[ARG4]], 1] : tensor<?x4xf32> to tensor<?x2xf32>\0A^ offset 1 is out-of-bounds\0ALocation: loc(\22in\22:7:1)"
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.cmpi sgt, %[[C2_23]], %[[C0_18]] : index
// CHECK-NEXT:     %[[V30:[^ ]+]] = scf.if %[[V29]] -> (i1) {
// CHECK-NEXT:       %[[V31]] = arith.subi %[[C2_23]], %[[C1_19]] : index
// CHECK-NEXT:       %[[V32]] = arith.muli %[[V31]], %[[C1_24]] : index
// CHECK-NEXT:       %[[V33]] = arith.addi %[[C0_22]], %[[V32]] : index
// CHECK-NEXT:       %[[V34]] = arith.cmpi sge, %[[V33]], %[[C0_18]] : index
// CHECK-NEXT:       %[[V35]] = arith.cmpi slt, %[[V33]], %[[C4_26]] : index
// CHECK-NEXT:       %[[V36]] = arith.andi %[[V34]], %[[V35]] : i1
// CHECK-NEXT:       scf.yield %[[V36]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V30]], "ERROR: Runtime op verification failed\0A%[[EXTRACTED_SLICE]] = tensor.extract_slice %[[ARG0]][%[[ARG2]], 0] [%[[ARG3]], 2] [%[[ARG4]], 1] : tensor<?x4xf32> to tensor<?x2xf32>\0A^ extract_slice runs out-of-bounds along dimension 1\0ALocation: loc(\22in\22:7:1)"
// CHECK-NEXT:     %[[EXTRACTED_SLICE]] = tensor.extract_slice %[[ARG0]][%[[ARG2]], 0] [%[[ARG3]], 2] [%[[ARG4]], 1] : tensor<?x4xf32> to tensor<?x2xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG0]][%[[ARG2]], 0] [%[[ARG3]], 2] [%[[ARG4]], 1] : tensor<?x2xf32> into tensor<?x4xf32>
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [%[[ARG2]], 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
