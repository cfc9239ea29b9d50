// RUN: mlir-opt %s --split-input-file --generate-runtime-verification --allow-unregistered-dialect | FileCheck %s
// NO-GENERIC: messages quote ops in the form in which ops are printed.

func.func @z(%a: i1) { scf.if %a { } return }
func.func @sub(%m: memref<?x4xf32>, %i: index, %n: index, %s: index) {
  %0 = memref.subview %m[%i, 1] [%n, 2] [%s, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>> loc("in":1:1)
  %1 = memref.subview %m[0, 1] [2, 2] [1, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 1>> loc("in":2:1)
  return
}
func.func @consts(%m: memref<?x4xf32>, %i: index, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %0 = memref.load %m[%i, %c7] : memref<?x4xf32> loc("in":3:1)
  %1 = memref.load %m[%c0, %c0] : memref<?x4xf32> loc("in":4:1)
  %2 = memref.dim %m, %c0 : memref<?x4xf32> loc("in":5:1)
  %alloca = memref.alloca() : memref<4xf32>
  scf.for %k = %c0 to %c7 step %i {
    %3 = memref.load %alloca[%k] : memref<4xf32> loc("in":6:1)
    "t.r"() ({
     %4 = memref.load %alloca[%k] : memref<4xf32> loc("in":7:1)
    }) : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @z(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sub(%[[ARG0:[^ ]+]]: memref<?x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG2]], %[[C0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i1) {
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.cmpi sge, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.cmpi sle, %[[ARG1]], %[[SIZES]]#0 : index
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.andi %[[V16]], %[[V17]] : i1
// CHECK-NEXT:       scf.yield %[[V18]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V16]] = arith.cmpi sge, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:       %[[V17]] = arith.cmpi slt, %[[ARG1]], %[[SIZES]]#0 : index
// CHECK-NEXT:       %[[V18]] = arith.andi %[[V16]], %[[V17]] : i1
// CHECK-NEXT:       scf.yield %[[V18]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V1]], "ERROR: Runtime op verification failed\0A%[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], 1] [%[[ARG2]], 2] [%[[ARG3]], 1] : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi sgt, %[[ARG2]], %[[C0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (i1) {
// CHECK-NEXT:       %[[V16]] = arith.subi %[[ARG2]], %[[C1]] : index
// CHECK-NEXT:       %[[V17]] = arith.muli %[[V16]], %[[ARG3]] : index
// CHECK-NEXT:       %[[V18]] = arith.addi %[[ARG1]], %[[V17]] : index
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.cmpi sge, %[[V18]], %[[C0]] : index
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.cmpi slt, %[[V18]], %[[SIZES]]#0 : index
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.andi %[[V19]], %[[V20]] : i1
// CHECK-NEXT:       scf.yield %[[V21]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V3]], "ERROR: Runtime op verification failed\0A%[[SUBVIEW]] = memref.subview %[[ARG0]][%[[ARG1]], 1] [%[[ARG2]], 2] [%[[ARG3]], 1] : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>\0A^ subview runs out-of-bounds along dimension 0\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[C2]], %[[C0]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (i1) {
// CHECK-NEXT:       %[[V16]] = arith.cmpi sge, %[[C1_0]], %[[C0]] : index
// CHECK-NEXT:       %[[V17]] = arith.cmpi sle, %[[C1_0]], %[[SIZES]]#1 : index
// CHECK-NEXT:       %[[V18]] = arith.andi %[[V16]], %[[V17]] : i1
// CHECK-NEXT:       scf.yield %[[V18]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       %[[V16]] = arith.cmpi sgt, %[[SIZES]]#1, %[[C1_0]] : index
// CHECK-NEXT:       scf.yield %[[V16]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V5]], "ERROR: Runtime op verification failed\0A%[[SUBVIEW]] = memref.subview %[[ARG0]][%[[ARG1]], 1] [%[[ARG2]], 2] [%[[ARG3]], 1] : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>\0A^ offset 1 is out-of-bounds\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi sgt, %[[C2]], %[[C0]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = scf.if %[[V6]] -> (i1) {
// CHECK-NEXT:       %[[V16]] = arith.subi %[[C2]], %[[C1]] : index
// CHECK-NEXT:       %[[V17]] = arith.muli %[[V16]], %[[C1_1]] : index
// CHECK-NEXT:       %[[V18]] = arith.addi %[[C1_0]], %[[V17]] : index
// CHECK-NEXT:       %[[V19]] = arith.cmpi sge, %[[V18]], %[[C0]] : index
// CHECK-NEXT:       %[[V20]] = arith.cmpi slt, %[[V18]], %[[SIZES]]#1 : index
// CHECK-NEXT:       %[[V21]] = arith.andi %[[V19]], %[[V20]] : i1
// CHECK-NEXT:       scf.yield %[[V21]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V7]], "ERROR: Runtime op verification failed\0A%[[SUBVIEW]] = memref.subview %[[ARG0]][%[[ARG1]], 1] [%[[ARG2]], 2] [%[[ARG3]], 1] : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>\0A^ subview runs out-of-bounds along dimension 1\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[SUBVIEW]] = memref.subview %[[ARG0]][%[[ARG1]], 1] [%[[ARG2]], 2] [%[[ARG3]], 1] : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]]:2, %[[STRIDES_7:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[C0_8:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2_9:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1_10:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi eq, %[[C2_9]], %[[C0_2]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = scf.if %[[V8]] -> (i1) {
// CHECK-NEXT:       %[[V16]] = arith.cmpi sge, %[[C0_8]], %[[C0_2]] : index
// CHECK-NEXT:       %[[V17]] = arith.cmpi sle, %[[C0_8]], %[[SIZES_6]]#0 : index
// CHECK-NEXT:       %[[V18]] = arith.andi %[[V16]], %[[V17]] : i1
// CHECK-NEXT:       scf.yield %[[V18]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       %[[V16]] = arith.cmpi sgt, %[[SIZES_6]]#0, %[[C0_8]] : index
// CHECK-NEXT:       scf.yield %[[V16]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V9]], "ERROR: Runtime op verification failed\0A%[[SUBVIEW_0:[^ ]+]] = memref.subview %[[ARG0]][0, 1] [2, 2] [1, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 1>>\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi sgt, %[[C2_9]], %[[C0_2]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = scf.if %[[V10]] -> (i1) {
// CHECK-NEXT:       %[[V16]] = arith.subi %[[C2_9]], %[[C1_3]] : index
// CHECK-NEXT:       %[[V17]] = arith.muli %[[V16]], %[[C1_10]] : index
// CHECK-NEXT:       %[[V18]] = arith.addi %[[C0_8]], %[[V17]] : index
// CHECK-NEXT:       %[[V19]] = arith.cmpi sge, %[[V18]], %[[C0_2]] : index
// CHECK-NEXT:       %[[V20]] = arith.cmpi slt, %[[V18]], %[[SIZES_6]]#0 : index
// CHECK-NEXT:       %[[V21]] = arith.andi %[[V19]], %[[V20]] : i1
// CHECK-NEXT:       scf.yield %[[V21]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V11]], "ERROR: Runtime op verification failed\0A%[[SUBVIEW_0]] = memref.subview %[[ARG0]][0, 1] [2, 2] [1, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 1>>\0A^ subview runs out-of-bounds along dimension 0\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[C1_11:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2_12:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1_13:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpi eq, %[[C2_12]], %[[C0_2]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = scf.if %[[V12]] -> (i1) {
// CHECK-NEXT:       %[[V16]] = arith.cmpi sge, %[[C1_11]], %[[C0_2]] : index
// CHECK-NEXT:       %[[V17]] = arith.cmpi sle, %[[C1_11]], %[[SIZES_6]]#1 : index
// CHECK-NEXT:       %[[V18]] = arith.andi %[[V16]], %[[V17]] : i1
// CHECK-NEXT:       scf.yield %[[V18]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       %[[V16]] = arith.cmpi sgt, %[[SIZES_6]]#1, %[[C1_11]] : index
// CHECK-NEXT:       scf.yield %[[V16]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V13]], "ERROR: Runtime op verification failed\0A%[[SUBVIEW_0]] = memref.subview %[[ARG0]][0, 1] [2, 2] [1, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 1>>\0A^ offset 1 is out-of-bounds\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi sgt, %[[C2_12]], %[[C0_2]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = scf.if %[[V14]] -> (i1) {
// CHECK-NEXT:       %[[V16]] = arith.subi %[[C2_12]], %[[C1_3]] : index
// CHECK-NEXT:       %[[V17]] = arith.muli %[[V16]], %[[C1_13]] : index
// CHECK-NEXT:       %[[V18]] = arith.addi %[[C1_11]], %[[V17]] : index
// CHECK-NEXT:       %[[V19]] = arith.cmpi sge, %[[V18]], %[[C0_2]] : index
// CHECK-NEXT:       %[[V20]] = arith.cmpi slt, %[[V18]], %[[SIZES_6]]#1 : index
// CHECK-NEXT:       %[[V21]] = arith.andi %[[V19]], %[[V20]] : i1
// CHECK-NEXT:       scf.yield %[[V21]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V15]], "ERROR: Runtime op verification failed\0A%[[SUBVIEW_0]] = memref.subview %[[ARG0]][0, 1] [2, 2] [1, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 1>>\0A^ subview runs out-of-bounds along dimension 1\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[SUBVIEW_14:[^ ]+]] = memref.subview %[[ARG0]][0, 1] [2, 2] [1, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @consts(%[[ARG0:[^ ]+]]: memref<?x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_1]] : memref<?x4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sge, %[[ARG1]], %[[C0_0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[DIM]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     cf.assert %[[FALSE]], "ERROR: Runtime op verification failed\0A%[[V0]] = memref.load %[[ARG0]][%[[ARG1]], %[[C7]]] : memref<?x4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22in\22:3:1)"
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]], %[[C7]]] : memref<?x4xf32>
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_3]] : memref<?x4xf32>
// CHECK-NEXT:     %[[TRUE_5:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM_4]], %[[C0]] : index
// CHECK-NEXT:     %[[C1_6:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4_7:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[TRUE_8:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[TRUE_9:[^ ]+]] = arith.constant true
// CHECK-NEXT:     cf.assert %[[V4]], "ERROR: Runtime op verification failed\0A%[[V1]] = memref.load %[[ARG0]][%[[C0]], %[[C0]]] : memref<?x4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22in\22:4:1)"
// CHECK-NEXT:     %[[V5:[^ ]+]] = memref.load %[[ARG0]][%[[C0]], %[[C0]]] : memref<?x4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = memref.rank %[[ARG0]] : memref<?x4xf32>
// CHECK-NEXT:     %[[C0_10:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[TRUE_11:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi sgt, %[[V6]], %[[C0]] : index
// CHECK-NEXT:     cf.assert %[[V7]], "ERROR: Runtime op verification failed\0A%[[DIM]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x4xf32>\0A^ index is out of bounds\0ALocation: loc(\22in\22:5:1)"
// CHECK-NEXT:     %[[DIM_12:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x4xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C7]] step %[[ARG1]] {
// CHECK-NEXT:       %[[C0_13:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C0_14:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C4_15:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.cmpi sge, %[[ARG4]], %[[C0_13]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.cmpi slt, %[[ARG4]], %[[C4_15]] : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.andi %[[V8]], %[[V9]] : i1
// CHECK-NEXT:       cf.assert %[[V10]], "ERROR: Runtime op verification failed\0A%[[V2]] = memref.load %[[ALLOCA]][%[[ARG4]]] : memref<4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22in\22:6:1)"
// CHECK-NEXT:       %[[V11:[^ ]+]] = memref.load %[[ALLOCA]][%[[ARG4]]] : memref<4xf32>
// CHECK-NEXT:       "t.r"() ({
// CHECK-NEXT:         %[[C0_16:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:         %[[C0_17:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:         %[[C4_18:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:         %[[V12:[^ ]+]] = arith.cmpi sge, %[[ARG4]], %[[C0_16]] : index
// CHECK-NEXT:         %[[V13:[^ ]+]] = arith.cmpi slt, %[[ARG4]], %[[C4_18]] : index
// CHECK-NEXT:         %[[V14:[^ ]+]] = arith.andi %[[V12]], %[[V13]] : i1
// CHECK-NEXT:         cf.assert %[[V14]], "ERROR: Runtime op verification failed\0A%[[V3]] = memref.load %[[ALLOCA]][%[[ARG4]]] : memref<4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22in\22:7:1)"
// CHECK-NEXT:         %[[V15:[^ ]+]] = memref.load %[[ALLOCA]][%[[ARG4]]] : memref<4xf32>
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
