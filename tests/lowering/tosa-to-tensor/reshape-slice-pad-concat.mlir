// RUN: mlir-opt %s --tosa-to-tensor --allow-unregistered-dialect | FileCheck %s

func.func @reshape(%a: tensor<2x3xf32>, %b: tensor<?xf32>, %c: tensor<3x?xf32>, %z: tensor<f32>) {
  %s = tosa.const_shape {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s0 = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %s1 = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s2 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s3 = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s4 = tosa.const_shape {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  %1 = tosa.reshape %a, %s2 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  %2 = tosa.reshape %b, %s3 : (tensor<?xf32>, !tosa.shape<2>) -> tensor<2x?xf32>
  %3 = tosa.reshape %c, %s4 : (tensor<3x?xf32>, !tosa.shape<1>) -> tensor<?xf32>
  %4 = tosa.reshape %c, %s3 : (tensor<3x?xf32>, !tosa.shape<2>) -> tensor<2x?xf32>
  %5 = tosa.reshape %z, %s1 : (tensor<f32>, !tosa.shape<1>) -> tensor<1xf32>
  %6 = tosa.reshape %5, %s0 : (tensor<1xf32>, !tosa.shape<0>) -> tensor<f32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (tensor<6xf32>, tensor<3x2xf32>, tensor<2x?xf32>, tensor<?xf32>, tensor<2x?xf32>, tensor<1xf32>, tensor<f32>) -> ()
  return
}
func.func @slice(%a: tensor<6xf32>, %b: tensor<?xf32>, %c: tensor<3x?xf32>) {
  %s = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %t = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s2 = tosa.const_shape {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %t2 = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %t : (tensor<6xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<1xf32>
  %1 = tosa.slice %b, %s, %t : (tensor<?xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<1xf32>
  %2 = tosa.slice %c, %s2, %t2 : (tensor<3x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x?xf32>
  "test.use"(%0, %1, %2) : (tensor<1xf32>, tensor<1xf32>, tensor<3x?xf32>) -> ()
  return
}
func.func @pad(%a: tensor<1x2xf32>, %b: tensor<1x?xi32>, %c: tensor<1xf32>, %d: tensor<1xi32>) {
  %p = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %q = tosa.const_shape {values = dense<[0, 0, 3, -1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %p, %c : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x9xf32>
  %1 = tosa.pad %b, %p, %d : (tensor<1x?xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<?x?xi32>
  %2 = tosa.pad %b, %q, %d : (tensor<1x?xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<1x?xi32>
  "test.use"(%0, %1, %2) : (tensor<4x9xf32>, tensor<?x?xi32>, tensor<1x?xi32>) -> ()
  return
}
func.func @concat(%a: tensor<5x1xf32>, %b: tensor<6x1xf32>, %c: tensor<?x1xf32>, %d: tensor<?x?xf32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<5x1xf32>, tensor<6x1xf32>) -> tensor<11x1xf32>
  %1 = tosa.concat %a, %a {axis = 1 : i32} : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x2xf32>
  %2 = tosa.concat %c, %b, %c {axis = 0 : i32} : (tensor<?x1xf32>, tensor<6x1xf32>, tensor<?x1xf32>) -> tensor<?x1xf32>
  %3 = tosa.concat %d, %d {axis = 1 : i32} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %4 = tosa.concat %a {axis = 1 : i32} : (tensor<5x1xf32>) -> tensor<5x1xf32>
  "test.use"(%0, %1, %2, %3, %4) : (tensor<11x1xf32>, tensor<5x2xf32>, tensor<?x1xf32>, tensor<?x?xf32>, tensor<5x1xf32>) -> ()
  return
}
func.func @joined(%a: tensor<5x1xf32>) -> tensor<5x1xf32> {
  %4 = tosa.concat %a {axis = 1 : i32} : (tensor<5x1xf32>) -> tensor<5x1xf32>
  return %4 : tensor<5x1xf32>
}
func.func @joined2(%a: tensor<5x1xf32>) -> tensor<?x1xf32> {
  %4 = tosa.concat %a {axis = 1 : i32} : (tensor<5x1xf32>) -> tensor<?x1xf32>
  return %4 : tensor<?x1xf32>
}
func.func @joined3(%a: tensor<5x1xf32>) -> tensor<5x3xf32> {
  %4 = tosa.concat %a, %a {axis = 1 : i32} : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x2xf32>
  %5 = tosa.concat %4, %a {axis = 1 : i32} : (tensor<5x2xf32>, tensor<5x1xf32>) -> tensor<5x3xf32>
  return %5 : tensor<5x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: tensor<3x?xf32>, %[[ARG3:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.const_shape  {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[COLLAPSED_0]] {{\[\[}}0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<3x2xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[DIM]], %[[C2]] : index
// CHECK-NEXT:     %[[EXPANDED_1:[^ ]+]] = tensor.expand_shape %[[ARG1]] {{\[\[}}0, 1]] output_shape [2, %[[V6]]] : tensor<?xf32> into tensor<2x?xf32>
// CHECK-NEXT:     %[[COLLAPSED_2:[^ ]+]] = tensor.collapse_shape %[[ARG2]] {{\[\[}}0, 1]] : tensor<3x?xf32> into tensor<?xf32>
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = tensor.dim %[[COLLAPSED_2]], %[[C0_3]] : tensor<?xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[COLLAPSED_5:[^ ]+]] = tensor.collapse_shape %[[ARG2]] {{\[\[}}0, 1]] : tensor<3x?xf32> into tensor<?xf32>
// CHECK-NEXT:     %[[C0_6:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_7:[^ ]+]] = tensor.dim %[[COLLAPSED_5]], %[[C0_6]] : tensor<?xf32>
// CHECK-NEXT:     %[[C2_8:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[DIM_7]], %[[C2_8]] : index
// CHECK-NEXT:     %[[EXPANDED_9:[^ ]+]] = tensor.expand_shape %[[COLLAPSED_5]] {{\[\[}}0, 1]] output_shape [2, %[[V7]]] : tensor<?xf32> into tensor<2x?xf32>
// CHECK-NEXT:     %[[EXPANDED_10:[^ ]+]] = tensor.expand_shape %[[ARG3]] [] output_shape [1] : tensor<f32> into tensor<1xf32>
// CHECK-NEXT:     "test.use"(%[[COLLAPSED]], %[[EXPANDED]], %[[EXPANDED_1]], %[[COLLAPSED_2]], %[[EXPANDED_9]], %[[EXPANDED_10]], %[[ARG3]]) : (tensor<6xf32>, tensor<3x2xf32>, tensor<2x?xf32>, tensor<?xf32>, tensor<2x?xf32>, tensor<1xf32>, tensor<f32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @slice(%[[ARG0:[^ ]+]]: tensor<6xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: tensor<3x?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][2] [1] [1] : tensor<6xf32> to tensor<1xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:[^ ]+]] = tensor.extract_slice %[[ARG1]][2] [1] [1] : tensor<?xf32> to tensor<1xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG2]], %[[C1]] : tensor<3x?xf32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[DIM]], %[[C2]] : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE_1:[^ ]+]] = tensor.extract_slice %[[ARG2]][0, 2] [3, %[[V2]]] [1, 1] : tensor<3x?xf32> to tensor<3x?xf32>
// CHECK-NEXT:     "test.use"(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]], %[[EXTRACTED_SLICE_1]]) : (tensor<1xf32>, tensor<1xf32>, tensor<3x?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @pad(%[[ARG0:[^ ]+]]: tensor<1x2xf32>, %[[ARG1:[^ ]+]]: tensor<1x?xi32>, %[[ARG2:[^ ]+]]: tensor<1xf32>, %[[ARG3:[^ ]+]]: tensor<1xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[0, 0, 3, -1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG2]][%[[C0]]] : tensor<1xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[%[[C1]], %[[C3]]] high[%[[C2]], %[[C4]]] {
// CHECK-NEXT:     ^bb0(%[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[EXTRACTED]] : f32
// CHECK-NEXT:     } : tensor<1x2xf32> to tensor<4x9xf32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTED_1:[^ ]+]] = tensor.extract %[[ARG3]][%[[C0_0]]] : tensor<1xi32>
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2_3:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C3_4:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C4_5:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[PADDED_6:[^ ]+]] = tensor.pad %[[ARG1]] low[%[[C1_2]], %[[C3_4]]] high[%[[C2_3]], %[[C4_5]]] {
// CHECK-NEXT:     ^bb0(%[[ARG4]]: index, %[[ARG5]]: index):
// CHECK-NEXT:       tensor.yield %[[EXTRACTED_1]] : i32
// CHECK-NEXT:     } : tensor<1x?xi32> to tensor<?x?xi32>
// CHECK-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTED_8:[^ ]+]] = tensor.extract %[[ARG3]][%[[C0_7]]] : tensor<1xi32>
// CHECK-NEXT:     %[[C0_9:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_10:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C3_11:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C_1:[^ ]+]] = arith.constant -1 : index
// CHECK-NEXT:     %[[PADDED_12:[^ ]+]] = tensor.pad %[[ARG1]] low[%[[C0_9]], %[[C3_11]]] high[%[[C0_10]], %[[C_1]]] {
// CHECK-NEXT:     ^bb0(%[[ARG4]]: index, %[[ARG5]]: index):
// CHECK-NEXT:       tensor.yield %[[EXTRACTED_8]] : i32
// CHECK-NEXT:     } : tensor<1x?xi32> to tensor<1x?xi32>
// CHECK-NEXT:     "test.use"(%[[PADDED]], %[[PADDED_6]], %[[PADDED_12]]) : (tensor<4x9xf32>, tensor<?x?xi32>, tensor<1x?xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @concat(%[[ARG0:[^ ]+]]: tensor<5x1xf32>, %[[ARG1:[^ ]+]]: tensor<6x1xf32>, %[[ARG2:[^ ]+]]: tensor<?x1xf32>, %[[ARG3:[^ ]+]]: tensor<?x?xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C11:[^ ]+]] = arith.constant 11 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<11x1xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG0]] into %[[V0]][0, 0] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<11x1xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_0:[^ ]+]] = tensor.insert_slice %[[ARG1]] into %[[INSERTED_SLICE]][5, 0] [6, 1] [1, 1] : tensor<6x1xf32> into tensor<11x1xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<5x2xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_3:[^ ]+]] = tensor.insert_slice %[[ARG0]] into %[[V1]][0, 0] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x2xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_4:[^ ]+]] = tensor.insert_slice %[[ARG0]] into %[[INSERTED_SLICE_3]][0, 1] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x2xf32>
// CHECK-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_6:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0_6]] : tensor<?x1xf32>
// CHECK-NEXT:     %[[C6_7:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[DIM]], %[[C6_7]] : index
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0_5]] : tensor<?x1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[DIM_8]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty(%[[V3]]) : tensor<?x1xf32>
// CHECK-NEXT:     %[[C0_9:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_10:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0_9]] : tensor<?x1xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_11:[^ ]+]] = tensor.insert_slice %[[ARG2]] into %[[V4]][0, 0] [%[[DIM_10]], 1] [1, 1] : tensor<?x1xf32> into tensor<?x1xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_12:[^ ]+]] = tensor.insert_slice %[[ARG1]] into %[[INSERTED_SLICE_11]][%[[DIM]], 0] [6, 1] [1, 1] : tensor<6x1xf32> into tensor<?x1xf32>
// CHECK-NEXT:     %[[C0_13:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_14:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0_13]] : tensor<?x1xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_15:[^ ]+]] = tensor.insert_slice %[[ARG2]] into %[[INSERTED_SLICE_12]][%[[V2]], 0] [%[[DIM_14]], 1] [1, 1] : tensor<?x1xf32> into tensor<?x1xf32>
// CHECK-NEXT:     %[[C1_16:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_17:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_18:[^ ]+]] = tensor.dim %[[ARG3]], %[[C0_17]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_19:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_20:[^ ]+]] = tensor.dim %[[ARG3]], %[[C1_19]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_21:[^ ]+]] = tensor.dim %[[ARG3]], %[[C1_16]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[DIM_20]], %[[DIM_21]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty(%[[DIM_18]], %[[V5]]) : tensor<?x?xf32>
// CHECK-NEXT:     %[[C0_22:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_23:[^ ]+]] = tensor.dim %[[ARG3]], %[[C0_22]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_24:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_25:[^ ]+]] = tensor.dim %[[ARG3]], %[[C1_24]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_26:[^ ]+]] = tensor.insert_slice %[[ARG3]] into %[[V6]][0, 0] [%[[DIM_23]], %[[DIM_25]]] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %[[C0_27:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_28:[^ ]+]] = tensor.dim %[[ARG3]], %[[C0_27]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_29:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_30:[^ ]+]] = tensor.dim %[[ARG3]], %[[C1_29]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_31:[^ ]+]] = tensor.insert_slice %[[ARG3]] into %[[INSERTED_SLICE_26]][0, %[[DIM_20]]] [%[[DIM_28]], %[[DIM_30]]] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_32:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = tensor.empty() : tensor<5x1xf32>
// CHECK-NEXT:     "test.use"(%[[INSERTED_SLICE_0]], %[[INSERTED_SLICE_4]], %[[INSERTED_SLICE_15]], %[[INSERTED_SLICE_31]], %[[ARG0]]) : (tensor<11x1xf32>, tensor<5x2xf32>, tensor<?x1xf32>, tensor<?x?xf32>, tensor<5x1xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @joined(%[[ARG0:[^ ]+]]: tensor<5x1xf32>) -> tensor<5x1xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<5x1xf32>
// CHECK-NEXT:     return %[[ARG0]] : tensor<5x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @joined2(%[[ARG0:[^ ]+]]: tensor<5x1xf32>) -> tensor<?x1xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[C5]]) : tensor<?x1xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG0]] into %[[V0]][0, 0] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<?x1xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @joined3(%[[ARG0:[^ ]+]]: tensor<5x1xf32>) -> tensor<5x3xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<5x2xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG0]] into %[[V0]][0, 0] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x2xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_2:[^ ]+]] = tensor.insert_slice %[[ARG0]] into %[[INSERTED_SLICE]][0, 1] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x2xf32>
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_5:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2_6:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1_7:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2_8:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<5x3xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_9:[^ ]+]] = tensor.insert_slice %[[ARG0]] into %[[V1]][0, 0] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x3xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_10:[^ ]+]] = tensor.insert_slice %[[ARG0]] into %[[INSERTED_SLICE_9]][0, 1] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x3xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_11:[^ ]+]] = tensor.insert_slice %[[ARG0]] into %[[INSERTED_SLICE_10]][0, 2] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x3xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE_11]] : tensor<5x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
