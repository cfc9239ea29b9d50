// RUN: mlir-opt %s --split-input-file --generate-runtime-verification=verbose-level=0 --allow-unregistered-dialect | FileCheck %s

#map = affine_map<(d0) -> (d0 + 1)>
func.func @f(%m: memref<4xf32, #map>, %n: memref<4x?xf32, strided<[?,?], offset: ?>>, %k: memref<?x?x?xf32>, %i: index, %x: memref<?xf32>) {
  %0 = memref.load %m[%i] : memref<4xf32, #map> loc("in":1:1)
  %1 = memref.cast %n : memref<4x?xf32, strided<[?,?], offset: ?>> to memref<4x5xf32, strided<[?,?], offset: 0>> loc("in":2:1)
  %2 = memref.cast %n : memref<4x?xf32, strided<[?,?], offset: ?>> to memref<4x5xf32, strided<[5,1], offset: ?>> loc("in":3:1)
  %3 = memref.cast %n : memref<4x?xf32, strided<[?,?], offset: ?>> to memref<?x?xf32, strided<[?,1], offset: ?>> loc("in":4:1)
  %31 = memref.cast %n : memref<4x?xf32, strided<[?,?], offset: ?>> to memref<4x?xf32, strided<[?,?], offset: ?>> loc("in":5:1)
  %4 = memref.subview %k[0, %i, 0] [2, 1, %i] [1, 1, 1] : memref<?x?x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>> loc("in":6:1)
  %5 = memref.expand_shape %k [[0, 1], [2, 3], [4]] output_shape [%i, 2, 3, %i, %i] : memref<?x?x?xf32> into memref<?x2x3x?x?xf32> loc("in":7:1)
  %6 = memref.cast %x : memref<?xf32> to memref<4xf32> loc("in":8:1)
  %7 = memref.cast %x : memref<?xf32> to memref<4xf32, strided<[?], offset: ?>> loc("in":9:1)
  %8 = memref.cast %6 : memref<4xf32> to memref<?xf32> loc("in":10:1)
  %9 = memref.cast %x : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>> loc("in":11:1)
  %10 = memref.assume_alignment %x, 1 : memref<?xf32> loc("in":12:1)
  %c = memref.cast %6 : memref<4xf32> to memref<*xf32> loc("in":13:1)
  %11 = memref.cast %c : memref<*xf32> to memref<f32> loc("in":14:1)
  %12 = memref.cast %c : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>> loc("in":15:1)
  %13 = memref.cast %c : memref<*xf32> to memref<5x?xf32, strided<[6,1], offset: 7>> loc("in":16:1)
  return
}
func.func @t(%s: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index, %fl: f32, %b: i1) {
  %0 = tensor.cast %s : tensor<4x?xf32> to tensor<?x?xf32> loc("in":17:1)
  %1 = tensor.cast %s : tensor<4x?xf32> to tensor<*xf32> loc("in":18:1)
  %2 = tensor.cast %u : tensor<*xf32> to tensor<f32> loc("in":19:1)
  %3 = tensor.cast %s : tensor<4x?xf32> to tensor<?x5xf32> loc("in":20:1)
  %e = tensor.empty() : tensor<f32>
  %4 = tensor.extract %e[] : tensor<f32> loc("in":21:1)
  %5 = tensor.extract_slice %s[0, 0] [4, 1] [1, 1] : tensor<4x?xf32> to tensor<4xf32> loc("in":22:1)
  %c1 = arith.constant 1 : index
  %6 = tensor.extract %s[%c1, %c1] : tensor<4x?xf32> loc("in":23:1)
  %7 = tensor.extract_slice %e[][][] : tensor<f32> to tensor<f32> loc("in":24:1)
  scf.if %b {}
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xf32, #map>, %[[ARG1:[^ ]+]]: memref<4x?xf32, strided<[?, ?], offset: ?>>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sge, %[[ARG3]], %[[C0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[ARG3]], %[[C4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     cf.assert %[[V2]], "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<4xf32, #map>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG1]] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG1]], %[[C1]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[C5]] : index
// CHECK-NEXT:     cf.assert %[[V4]], "ERROR: Runtime op verification failed\0A^ size mismatch of dim 1\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[OFFSET]], %[[C0_1]] : index
// CHECK-NEXT:     cf.assert %[[V5]], "ERROR: Runtime op verification failed\0A^ offset mismatch\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[CAST_2:[^ ]+]] = memref.cast %[[ARG1]] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x5xf32, strided<[?, ?]>>
// CHECK-NEXT:     %[[CAST_3:[^ ]+]] = memref.cast %[[ARG1]] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]]:2, %[[STRIDES_7:[^ ]+]]:2 = memref.extract_strided_metadata %[[CAST_3]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[C1_8:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_9:[^ ]+]] = memref.dim %[[ARG1]], %[[C1_8]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[C5_10:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[DIM_9]], %[[C5_10]] : index
// CHECK-NEXT:     cf.assert %[[V6]], "ERROR: Runtime op verification failed\0A^ size mismatch of dim 1\0ALocation: loc(\22in\22:3:1)"
// CHECK-NEXT:     %[[C5_11:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi eq, %[[STRIDES_7]]#0, %[[C5_11]] : index
// CHECK-NEXT:     cf.assert %[[V7]], "ERROR: Runtime op verification failed\0A^ stride mismatch of dim 0\0ALocation: loc(\22in\22:3:1)"
// CHECK-NEXT:     %[[C1_12:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi eq, %[[STRIDES_7]]#1, %[[C1_12]] : index
// CHECK-NEXT:     cf.assert %[[V8]], "ERROR: Runtime op verification failed\0A^ stride mismatch of dim 1\0ALocation: loc(\22in\22:3:1)"
// CHECK-NEXT:     %[[CAST_13:[^ ]+]] = memref.cast %[[ARG1]] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x5xf32, strided<[5, 1], offset: ?>>
// CHECK-NEXT:     %[[CAST_14:[^ ]+]] = memref.cast %[[ARG1]] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER_15:[^ ]+]], %[[OFFSET_16:[^ ]+]], %[[SIZES_17:[^ ]+]]:2, %[[STRIDES_18:[^ ]+]]:2 = memref.extract_strided_metadata %[[CAST_14]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[C1_19:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.cmpi eq, %[[STRIDES_18]]#1, %[[C1_19]] : index
// CHECK-NEXT:     cf.assert %[[V9]], "ERROR: Runtime op verification failed\0A^ stride mismatch of dim 1\0ALocation: loc(\22in\22:4:1)"
// CHECK-NEXT:     %[[CAST_20:[^ ]+]] = memref.cast %[[ARG1]] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %[[CAST_21:[^ ]+]] = memref.cast %[[ARG1]] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER_22:[^ ]+]], %[[OFFSET_23:[^ ]+]], %[[SIZES_24:[^ ]+]]:2, %[[STRIDES_25:[^ ]+]]:2 = memref.extract_strided_metadata %[[CAST_21]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[CAST_26:[^ ]+]] = memref.cast %[[ARG1]] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[C0_27:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_28:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[BASE_BUFFER_29:[^ ]+]], %[[OFFSET_30:[^ ]+]], %[[SIZES_31:[^ ]+]]:3, %[[STRIDES_32:[^ ]+]]:3 = memref.extract_strided_metadata %[[ARG2]] : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %[[C0_33:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1_34:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi eq, %[[C2]], %[[C0_27]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = scf.if %[[V10]] -> (i1) {
// CHECK-NEXT:       %[[V47:[^ ]+]] = arith.cmpi sge, %[[C0_33]], %[[C0_27]] : index
// CHECK-NEXT:       %[[V48:[^ ]+]] = arith.cmpi sle, %[[C0_33]], %[[SIZES_31]]#0 : index
// CHECK-NEXT:       %[[V49:[^ ]+]] = arith.andi %[[V47]], %[[V48]] : i1
// CHECK-NEXT:       scf.yield %[[V49]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[V47]] = arith.cmpi sgt, %[[SIZES_31]]#0, %[[C0_33]] : index
// CHECK-NEXT:       scf.yield %[[V47]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V11]], "ERROR: Runtime op verification failed\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22in\22:6:1)"
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpi sgt, %[[C2]], %[[C0_27]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = scf.if %[[V12]] -> (i1) {
// CHECK-NEXT:       %[[V47]] = arith.subi %[[C2]], %[[C1_28]] : index
// CHECK-NEXT:       %[[V48]] = arith.muli %[[V47]], %[[C1_34]] : index
// CHECK-NEXT:       %[[V49]] = arith.addi %[[C0_33]], %[[V48]] : index
// CHECK-NEXT:       %[[V50:[^ ]+]] = arith.cmpi sge, %[[V49]], %[[C0_27]] : index
// CHECK-NEXT:       %[[V51:[^ ]+]] = arith.cmpi slt, %[[V49]], %[[SIZES_31]]#0 : index
// CHECK-NEXT:       %[[V52:[^ ]+]] = arith.andi %[[V50]], %[[V51]] : i1
// CHECK-NEXT:       scf.yield %[[V52]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V13]], "ERROR: Runtime op verification failed\0A^ subview runs out-of-bounds along dimension 0\0ALocation: loc(\22in\22:6:1)"
// CHECK-NEXT:     %[[C1_35:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_36:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi eq, %[[C1_35]], %[[C0_27]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = scf.if %[[V14]] -> (i1) {
// CHECK-NEXT:       %[[V47]] = arith.cmpi sge, %[[ARG3]], %[[C0_27]] : index
// CHECK-NEXT:       %[[V48]] = arith.cmpi sle, %[[ARG3]], %[[SIZES_31]]#1 : index
// CHECK-NEXT:       %[[V49]] = arith.andi %[[V47]], %[[V48]] : i1
// CHECK-NEXT:       scf.yield %[[V49]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V47]] = arith.cmpi sge, %[[ARG3]], %[[C0_27]] : index
// CHECK-NEXT:       %[[V48]] = arith.cmpi slt, %[[ARG3]], %[[SIZES_31]]#1 : index
// CHECK-NEXT:       %[[V49]] = arith.andi %[[V47]], %[[V48]] : i1
// CHECK-NEXT:       scf.yield %[[V49]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V15]], "ERROR: Runtime op verification failed\0A^ offset 1 is out-of-bounds\0ALocation: loc(\22in\22:6:1)"
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpi sgt, %[[C1_35]], %[[C0_27]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = scf.if %[[V16]] -> (i1) {
// CHECK-NEXT:       %[[V47]] = arith.subi %[[C1_35]], %[[C1_28]] : index
// CHECK-NEXT:       %[[V48]] = arith.muli %[[V47]], %[[C1_36]] : index
// CHECK-NEXT:       %[[V49]] = arith.addi %[[ARG3]], %[[V48]] : index
// CHECK-NEXT:       %[[V50]] = arith.cmpi sge, %[[V49]], %[[C0_27]] : index
// CHECK-NEXT:       %[[V51]] = arith.cmpi slt, %[[V49]], %[[SIZES_31]]#1 : index
// CHECK-NEXT:       %[[V52]] = arith.andi %[[V50]], %[[V51]] : i1
// CHECK-NEXT:       scf.yield %[[V52]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V17]], "ERROR: Runtime op verification failed\0A^ subview runs out-of-bounds along dimension 1\0ALocation: loc(\22in\22:6:1)"
// CHECK-NEXT:     %[[C0_37:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_38:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.cmpi eq, %[[ARG3]], %[[C0_27]] : index
// CHECK-NEXT:     %[[V19:[^ ]+]] = scf.if %[[V18]] -> (i1) {
// CHECK-NEXT:       %[[V47]] = arith.cmpi sge, %[[C0_37]], %[[C0_27]] : index
// CHECK-NEXT:       %[[V48]] = arith.cmpi sle, %[[C0_37]], %[[SIZES_31]]#2 : index
// CHECK-NEXT:       %[[V49]] = arith.andi %[[V47]], %[[V48]] : i1
// CHECK-NEXT:       scf.yield %[[V49]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       %[[V47]] = arith.cmpi sgt, %[[SIZES_31]]#2, %[[C0_37]] : index
// CHECK-NEXT:       scf.yield %[[V47]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V19]], "ERROR: Runtime op verification failed\0A^ offset 2 is out-of-bounds\0ALocation: loc(\22in\22:6:1)"
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.cmpi sgt, %[[ARG3]], %[[C0_27]] : index
// CHECK-NEXT:     %[[V21:[^ ]+]] = scf.if %[[V20]] -> (i1) {
// CHECK-NEXT:       %[[V47]] = arith.subi %[[ARG3]], %[[C1_28]] : index
// CHECK-NEXT:       %[[V48]] = arith.muli %[[V47]], %[[C1_38]] : index
// CHECK-NEXT:       %[[V49]] = arith.addi %[[C0_37]], %[[V48]] : index
// CHECK-NEXT:       %[[V50]] = arith.cmpi sge, %[[V49]], %[[C0_27]] : index
// CHECK-NEXT:       %[[V51]] = arith.cmpi slt, %[[V49]], %[[SIZES_31]]#2 : index
// CHECK-NEXT:       %[[V52]] = arith.andi %[[V50]], %[[V51]] : i1
// CHECK-NEXT:       scf.yield %[[V52]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V21]], "ERROR: Runtime op verification failed\0A^ subview runs out-of-bounds along dimension 2\0ALocation: loc(\22in\22:6:1)"
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG2]][0, %[[ARG3]], 0] [2, 1, %[[ARG3]]] [1, 1, 1] : memref<?x?x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %[[C0_39:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_40:[^ ]+]] = memref.dim %[[ARG2]], %[[C0_39]] : memref<?x?x?xf32>
// CHECK-NEXT:     %[[C2_41:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.remsi %[[DIM_40]], %[[C2_41]] : index
// CHECK-NEXT:     %[[C0_42:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.cmpi eq, %[[V22]], %[[C0_42]] : index
// CHECK-NEXT:     cf.assert %[[V23]], "ERROR: Runtime op verification failed\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22in\22:7:1)"
// CHECK-NEXT:     %[[C1_43:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_44:[^ ]+]] = memref.dim %[[ARG2]], %[[C1_43]] : memref<?x?x?xf32>
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.remsi %[[DIM_44]], %[[C3]] : index
// CHECK-NEXT:     %[[C0_45:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.cmpi eq, %[[V24]], %[[C0_45]] : index
// CHECK-NEXT:     cf.assert %[[V25]], "ERROR: Runtime op verification failed\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22in\22:7:1)"
// CHECK-NEXT:     %[[C2_46:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_47:[^ ]+]] = memref.dim %[[ARG2]], %[[C2_46]] : memref<?x?x?xf32>
// CHECK-NEXT:     %[[C1_48:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.remsi %[[DIM_47]], %[[C1_48]] : index
// CHECK-NEXT:     %[[C0_49:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.cmpi eq, %[[V26]], %[[C0_49]] : index
// CHECK-NEXT:     cf.assert %[[V27]], "ERROR: Runtime op verification failed\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22in\22:7:1)"
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ARG2]] {{\[\[}}0, 1], [2, 3], [4]] output_shape [%[[ARG3]], 2, 3, %[[ARG3]], %[[ARG3]]] : memref<?x?x?xf32> into memref<?x2x3x?x?xf32>
// CHECK-NEXT:     %[[CAST_50:[^ ]+]] = memref.cast %[[ARG4]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER_51:[^ ]+]], %[[OFFSET_52:[^ ]+]], %[[SIZES_53:[^ ]+]], %[[STRIDES_54:[^ ]+]] = memref.extract_strided_metadata %[[CAST_50]] : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[C0_55:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_56:[^ ]+]] = memref.dim %[[ARG4]], %[[C0_55]] : memref<?xf32>
// CHECK-NEXT:     %[[C4_57:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.cmpi eq, %[[DIM_56]], %[[C4_57]] : index
// CHECK-NEXT:     cf.assert %[[V28]], "ERROR: Runtime op verification failed\0A^ size mismatch of dim 0\0ALocation: loc(\22in\22:8:1)"
// CHECK-NEXT:     %[[C0_58:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.cmpi eq, %[[OFFSET_52]], %[[C0_58]] : index
// CHECK-NEXT:     cf.assert %[[V29]], "ERROR: Runtime op verification failed\0A^ offset mismatch\0ALocation: loc(\22in\22:8:1)"
// CHECK-NEXT:     %[[C1_59:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.cmpi eq, %[[STRIDES_54]], %[[C1_59]] : index
// CHECK-NEXT:     cf.assert %[[V30]], "ERROR: Runtime op verification failed\0A^ stride mismatch of dim 0\0ALocation: loc(\22in\22:8:1)"
// CHECK-NEXT:     %[[CAST_60:[^ ]+]] = memref.cast %[[ARG4]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %[[CAST_61:[^ ]+]] = memref.cast %[[ARG4]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER_62:[^ ]+]], %[[OFFSET_63:[^ ]+]], %[[SIZES_64:[^ ]+]], %[[STRIDES_65:[^ ]+]] = memref.extract_strided_metadata %[[CAST_61]] : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[C0_66:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_67:[^ ]+]] = memref.dim %[[ARG4]], %[[C0_66]] : memref<?xf32>
// CHECK-NEXT:     %[[C4_68:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V31:[^ ]+]] = arith.cmpi eq, %[[DIM_67]], %[[C4_68]] : index
// CHECK-NEXT:     cf.assert %[[V31]], "ERROR: Runtime op verification failed\0A^ size mismatch of dim 0\0ALocation: loc(\22in\22:9:1)"
// CHECK-NEXT:     %[[CAST_69:[^ ]+]] = memref.cast %[[ARG4]] : memref<?xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[CAST_70:[^ ]+]] = memref.cast %[[CAST_60]] : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER_71:[^ ]+]], %[[OFFSET_72:[^ ]+]], %[[SIZES_73:[^ ]+]], %[[STRIDES_74:[^ ]+]] = memref.extract_strided_metadata %[[CAST_70]] : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[C0_75:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.cmpi eq, %[[OFFSET_72]], %[[C0_75]] : index
// CHECK-NEXT:     cf.assert %[[V32]], "ERROR: Runtime op verification failed\0A^ offset mismatch\0ALocation: loc(\22in\22:10:1)"
// CHECK-NEXT:     %[[C1_76:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.cmpi eq, %[[STRIDES_74]], %[[C1_76]] : index
// CHECK-NEXT:     cf.assert %[[V33]], "ERROR: Runtime op verification failed\0A^ stride mismatch of dim 0\0ALocation: loc(\22in\22:10:1)"
// CHECK-NEXT:     %[[CAST_77:[^ ]+]] = memref.cast %[[CAST_60]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %[[CAST_78:[^ ]+]] = memref.cast %[[ARG4]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER_79:[^ ]+]], %[[OFFSET_80:[^ ]+]], %[[SIZES_81:[^ ]+]], %[[STRIDES_82:[^ ]+]] = memref.extract_strided_metadata %[[CAST_78]] : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[CAST_83:[^ ]+]] = memref.cast %[[ARG4]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG4]] : memref<?xf32> -> index
// CHECK-NEXT:     %[[C1_84:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.remui %[[INTPTR]], %[[C1_84]] : index
// CHECK-NEXT:     %[[C0_85:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.cmpi eq, %[[V34]], %[[C0_85]] : index
// CHECK-NEXT:     cf.assert %[[V35]], "ERROR: Runtime op verification failed\0A^ memref is not aligned to 1\0ALocation: loc(\22in\22:12:1)"
// CHECK-NEXT:     %[[ASSUME_ALIGN:[^ ]+]] = memref.assume_alignment %[[ARG4]], 1 : memref<?xf32>
// CHECK-NEXT:     %[[CAST_86:[^ ]+]] = memref.cast %[[CAST_60]] : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = memref.rank %[[CAST_86]] : memref<*xf32>
// CHECK-NEXT:     %[[C0_87:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.cmpi eq, %[[V36]], %[[C0_87]] : index
// CHECK-NEXT:     cf.assert %[[V37]], "ERROR: Runtime op verification failed\0A^ rank mismatch\0ALocation: loc(\22in\22:14:1)"
// CHECK-NEXT:     %[[CAST_88:[^ ]+]] = memref.cast %[[CAST_86]] : memref<*xf32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER_89:[^ ]+]], %[[OFFSET_90:[^ ]+]] = memref.extract_strided_metadata %[[CAST_88]] : memref<f32, strided<[], offset: ?>> -> memref<f32>, index
// CHECK-NEXT:     %[[C0_91:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpi eq, %[[OFFSET_90]], %[[C0_91]] : index
// CHECK-NEXT:     cf.assert %[[V38]], "ERROR: Runtime op verification failed\0A^ offset mismatch\0ALocation: loc(\22in\22:14:1)"
// CHECK-NEXT:     %[[CAST_92:[^ ]+]] = memref.cast %[[CAST_86]] : memref<*xf32> to memref<f32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = memref.rank %[[CAST_86]] : memref<*xf32>
// CHECK-NEXT:     %[[C1_93:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.cmpi eq, %[[V39]], %[[C1_93]] : index
// CHECK-NEXT:     cf.assert %[[V40]], "ERROR: Runtime op verification failed\0A^ rank mismatch\0ALocation: loc(\22in\22:15:1)"
// CHECK-NEXT:     %[[CAST_94:[^ ]+]] = memref.cast %[[CAST_86]] : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER_95:[^ ]+]], %[[OFFSET_96:[^ ]+]], %[[SIZES_97:[^ ]+]], %[[STRIDES_98:[^ ]+]] = memref.extract_strided_metadata %[[CAST_94]] : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[CAST_99:[^ ]+]] = memref.cast %[[CAST_86]] : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V41:[^ ]+]] = memref.rank %[[CAST_86]] : memref<*xf32>
// CHECK-NEXT:     %[[C2_100:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V42:[^ ]+]] = arith.cmpi eq, %[[V41]], %[[C2_100]] : index
// CHECK-NEXT:     cf.assert %[[V42]], "ERROR: Runtime op verification failed\0A^ rank mismatch\0ALocation: loc(\22in\22:16:1)"
// CHECK-NEXT:     %[[CAST_101:[^ ]+]] = memref.cast %[[CAST_86]] : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER_102:[^ ]+]], %[[OFFSET_103:[^ ]+]], %[[SIZES_104:[^ ]+]]:2, %[[STRIDES_105:[^ ]+]]:2 = memref.extract_strided_metadata %[[CAST_101]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[C0_106:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_107:[^ ]+]] = memref.dim %[[CAST_86]], %[[C0_106]] : memref<*xf32>
// CHECK-NEXT:     %[[C5_108:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.cmpi eq, %[[DIM_107]], %[[C5_108]] : index
// CHECK-NEXT:     cf.assert %[[V43]], "ERROR: Runtime op verification failed\0A^ size mismatch of dim 0\0ALocation: loc(\22in\22:16:1)"
// CHECK-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     %[[V44:[^ ]+]] = arith.cmpi eq, %[[OFFSET_103]], %[[C7]] : index
// CHECK-NEXT:     cf.assert %[[V44]], "ERROR: Runtime op verification failed\0A^ offset mismatch\0ALocation: loc(\22in\22:16:1)"
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.cmpi eq, %[[STRIDES_105]]#0, %[[C6]] : index
// CHECK-NEXT:     cf.assert %[[V45]], "ERROR: Runtime op verification failed\0A^ stride mismatch of dim 0\0ALocation: loc(\22in\22:16:1)"
// CHECK-NEXT:     %[[C1_109:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V46:[^ ]+]] = arith.cmpi eq, %[[STRIDES_105]]#1, %[[C1_109]] : index
// CHECK-NEXT:     cf.assert %[[V46]], "ERROR: Runtime op verification failed\0A^ stride mismatch of dim 1\0ALocation: loc(\22in\22:16:1)"
// CHECK-NEXT:     %[[CAST_110:[^ ]+]] = memref.cast %[[CAST_86]] : memref<*xf32> to memref<5x?xf32, strided<[6, 1], offset: 7>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @t(%[[ARG0:[^ ]+]]: tensor<4x?xf32>, %[[ARG1:[^ ]+]]: tensor<*xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<4x?xf32> to tensor<*xf32>
// CHECK-NEXT:     %[[RANK:[^ ]+]] = tensor.rank %[[ARG1]] : tensor<*xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[RANK]], %[[C0]] : index
// CHECK-NEXT:     cf.assert %[[V0]], "ERROR: Runtime op verification failed\0A^ rank mismatch\0ALocation: loc(\22in\22:19:1)"
// CHECK-NEXT:     %[[CAST_1:[^ ]+]] = tensor.cast %[[ARG1]] : tensor<*xf32> to tensor<f32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[C5]] : index
// CHECK-NEXT:     cf.assert %[[V1]], "ERROR: Runtime op verification failed\0A^ size mismatch of dim 1\0ALocation: loc(\22in\22:20:1)"
// CHECK-NEXT:     %[[CAST_2:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<4x?xf32> to tensor<?x5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<f32>
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[V2]][] : tensor<f32>
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1_6:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4_8:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[C4]], %[[C0_3]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = scf.if %[[V3]] -> (i1) {
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.cmpi sge, %[[C0_5]], %[[C0_3]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.cmpi sle, %[[C0_5]], %[[C4_8]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.andi %[[V12]], %[[V13]] : i1
// CHECK-NEXT:       scf.yield %[[V14]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE_26:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[TRUE_27:[^ ]+]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE_26]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V4]], "ERROR: Runtime op verification failed\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22in\22:22:1)"
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi sgt, %[[C4]], %[[C0_3]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = scf.if %[[V5]] -> (i1) {
// CHECK-NEXT:       %[[V12]] = arith.subi %[[C4]], %[[C1_4]] : index
// CHECK-NEXT:       %[[V13]] = arith.muli %[[V12]], %[[C1_6]] : index
// CHECK-NEXT:       %[[V14]] = arith.addi %[[C0_5]], %[[V13]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.cmpi sge, %[[V14]], %[[C0_3]] : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.cmpi slt, %[[V14]], %[[C4_8]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.andi %[[V15]], %[[V16]] : i1
// CHECK-NEXT:       scf.yield %[[V17]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE_26]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE_26]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V6]], "ERROR: Runtime op verification failed\0A^ extract_slice runs out-of-bounds along dimension 0\0ALocation: loc(\22in\22:22:1)"
// CHECK-NEXT:     %[[C0_9:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_10:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_11:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_12:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_13:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1_12]] : tensor<4x?xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi eq, %[[C1_10]], %[[C0_3]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = scf.if %[[V7]] -> (i1) {
// CHECK-NEXT:       %[[V12]] = arith.cmpi sge, %[[C0_9]], %[[C0_3]] : index
// CHECK-NEXT:       %[[V13]] = arith.cmpi sle, %[[C0_9]], %[[DIM_13]] : index
// CHECK-NEXT:       %[[V14]] = arith.andi %[[V12]], %[[V13]] : i1
// CHECK-NEXT:       scf.yield %[[V14]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE_26]] = arith.constant true
// CHECK-NEXT:       %[[V12]] = arith.cmpi sgt, %[[DIM_13]], %[[C0_9]] : index
// CHECK-NEXT:       scf.yield %[[V12]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V8]], "ERROR: Runtime op verification failed\0A^ offset 1 is out-of-bounds\0ALocation: loc(\22in\22:22:1)"
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.cmpi sgt, %[[C1_10]], %[[C0_3]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = scf.if %[[V9]] -> (i1) {
// CHECK-NEXT:       %[[V12]] = arith.subi %[[C1_10]], %[[C1_4]] : index
// CHECK-NEXT:       %[[V13]] = arith.muli %[[V12]], %[[C1_11]] : index
// CHECK-NEXT:       %[[V14]] = arith.addi %[[C0_9]], %[[V13]] : index
// CHECK-NEXT:       %[[V15]] = arith.cmpi sge, %[[V14]], %[[C0_3]] : index
// CHECK-NEXT:       %[[V16]] = arith.cmpi slt, %[[V14]], %[[DIM_13]] : index
// CHECK-NEXT:       %[[V17]] = arith.andi %[[V15]], %[[V16]] : i1
// CHECK-NEXT:       scf.yield %[[V17]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[TRUE_26]] = arith.constant true
// CHECK-NEXT:       scf.yield %[[TRUE_26]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %[[V10]], "ERROR: Runtime op verification failed\0A^ extract_slice runs out-of-bounds along dimension 1\0ALocation: loc(\22in\22:22:1)"
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, 0] [4, 1] [1, 1] : tensor<4x?xf32> to tensor<4xf32>
// CHECK-NEXT:     %[[C1_14:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_15:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_16:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4_17:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[TRUE_18:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1_19:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_20:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1_19]] : tensor<4x?xf32>
// CHECK-NEXT:     %[[TRUE_21:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpi sgt, %[[DIM_20]], %[[C1_14]] : index
// CHECK-NEXT:     cf.assert %[[V11]], "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(\22in\22:23:1)"
// CHECK-NEXT:     %[[EXTRACTED_22:[^ ]+]] = tensor.extract %[[ARG0]][%[[C1_14]], %[[C1_14]]] : tensor<4x?xf32>
// CHECK-NEXT:     %[[C0_23:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_24:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE_25:[^ ]+]] = tensor.extract_slice %[[V2]][] [] [] : tensor<f32> to tensor<f32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
