// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @extract_mask_vector_create_mask_c2_y_4x4_1(%y: index) -> (vector<4xi1>) {
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c2, %y : vector<4x4xi1>
  %r = vector.extract %m[1] : vector<4xi1> from vector<4x4xi1>
  return %r : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_mask_vector_create_mask_c2_y_4x4_1(%[[ARG0:[^ ]+]]: index) -> vector<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG0]] : vector<4xi1>
// CHECK-NEXT:     return %[[V0]] : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_mask_vector_create_mask_c2_y_4x4_3(%y: index) -> (vector<4xi1>) {
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c2, %y : vector<4x4xi1>
  %r = vector.extract %m[3] : vector<4xi1> from vector<4x4xi1>
  return %r : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_mask_vector_create_mask_c2_y_4x4_3(%[[ARG0:[^ ]+]]: index) -> vector<4xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:     return %[[CST]] : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_mask_vector_create_mask_c2_y_4x4_i(%y: index, %i: index) -> (vector<4xi1>) {
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c2, %y : vector<4x4xi1>
  %r = vector.extract %m[%i] : vector<4xi1> from vector<4x4xi1>
  return %r : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_mask_vector_create_mask_c2_y_4x4_i(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> vector<4xi1> {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[C2]], %[[ARG0]] : vector<4x4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][%[[ARG1]]] : vector<4xi1> from vector<4x4xi1>
// CHECK-NEXT:     return %[[V1]] : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_mask_vector_create_mask_c8_y_4x4_i(%y: index, %i: index) -> (vector<4xi1>) {
  %c8 = arith.constant 8 : index
  %m = vector.create_mask %c8, %y : vector<4x4xi1>
  %r = vector.extract %m[%i] : vector<4xi1> from vector<4x4xi1>
  return %r : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_mask_vector_create_mask_c8_y_4x4_i(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> vector<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG0]] : vector<4xi1>
// CHECK-NEXT:     return %[[V0]] : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_mask_vector_create_mask_x_y_4x4_0(%x: index, %y: index) -> (vector<4xi1>) {
  %m = vector.create_mask %x, %y : vector<4x4xi1>
  %r = vector.extract %m[0] : vector<4xi1> from vector<4x4xi1>
  return %r : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_mask_vector_create_mask_x_y_4x4_0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> vector<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG0]], %[[ARG1]] : vector<4x4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0] : vector<4xi1> from vector<4x4xi1>
// CHECK-NEXT:     return %[[V1]] : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_mask_vector_create_mask_c0_y_4_x4_i(%y: index, %i: index) -> (vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %m = vector.create_mask %c0, %y : vector<[4]x4xi1>
  %r = vector.extract %m[%i] : vector<4xi1> from vector<[4]x4xi1>
  return %r : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_mask_vector_create_mask_c0_y_4_x4_i(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> vector<4xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:     return %[[CST]] : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_mask_create_mask_y_c2_x_2x3x4_0_2(%x: index, %y: index) -> (vector<4xi1>) {
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %y, %c2, %x : vector<2x3x4xi1>
  %r = vector.extract %m[0,2] : vector<4xi1> from vector<2x3x4xi1>
  return %r : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_mask_create_mask_y_c2_x_2x3x4_0_2(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> vector<4xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:     return %[[CST]] : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_mask_create_mask_c1_c2_x_2x3x4_0_1(%x: index) -> (vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c1, %c2, %x : vector<2x3x4xi1>
  %r = vector.extract %m[0,1] : vector<4xi1> from vector<2x3x4xi1>
  return %r : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_mask_create_mask_c1_c2_x_2x3x4_0_1(%[[ARG0:[^ ]+]]: index) -> vector<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG0]] : vector<4xi1>
// CHECK-NEXT:     return %[[V0]] : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess_create_mask_4x4_1_2(%x: index) -> (vector<2x4xi1>) {
  %v = vector.create_mask %x, %x : vector<4x4xi1>
  %r = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xi1> to vector<2x4xi1>
  return %r : vector<2x4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess_create_mask_4x4_1_2(%[[ARG0:[^ ]+]]: index) -> vector<2x4xi1> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.create_mask %[[V0]], %[[ARG0]] : vector<2x4xi1>
// CHECK-NEXT:     return %[[V1]] : vector<2x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess_create_mask_c2_4x4_1_1_1_2(%x: index) -> (vector<1x2xi1>) {
  %c2 = arith.constant 2 : index
  %v = vector.create_mask %c2, %x : vector<4x4xi1>
  %r = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<4x4xi1> to vector<1x2xi1>
  return %r : vector<1x2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess_create_mask_c2_4x4_1_1_1_2(%[[ARG0:[^ ]+]]: index) -> vector<1x2xi1> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.create_mask %[[C1]], %[[V0]] : vector<1x2xi1>
// CHECK-NEXT:     return %[[V1]] : vector<1x2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_4_vs4() -> (vector<[4]xi1>) {
  %c4 = arith.constant 4 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %vs4 : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_4_vs4() -> vector<[4]xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT:     return %[[CST]] : vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_4_vs() -> (vector<[4]xi1>) {
  %vs = vector.vscale
  %r = vector.create_mask %vs : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_4_vs() -> vector<[4]xi1> {
// CHECK-NEXT:     %[[VSCALE:[^ ]+]] = vector.vscale
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[VSCALE]] : vector<[4]xi1>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_2x_4_c1_vs4() -> (vector<2x[4]xi1>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %vs = vector.vscale
  %vs4 = arith.muli %vs, %c4 : index
  %r = vector.create_mask %c1,%vs4 : vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_2x_4_c1_vs4() -> vector<2x[4]xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.constant_mask [1, 4] : vector<2x[4]xi1>
// CHECK-NEXT:     return %[[V0]] : vector<2x[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_4_c0() -> (vector<[4]xi1>) {
  %c0 = arith.constant 0 : index
  %r = vector.create_mask %c0 : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_4_c0() -> vector<[4]xi1> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[C0]] : vector<[4]xi1>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create_mask_4x4_c2_c4() -> (vector<4x4xi1>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %r = vector.create_mask %c2,%c4 : vector<4x4xi1>
  return %r : vector<4x4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create_mask_4x4_c2_c4() -> vector<4x4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.constant_mask [2, 4] : vector<4x4xi1>
// CHECK-NEXT:     return %[[V0]] : vector<4x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_op_all(%b: memref<?xf32>, %i: index) -> (vector<4xf32>) {
  %f0 = arith.constant 0.0 : f32
  %m = vector.constant_mask [4] : vector<4xi1>
  %r = vector.mask %m { vector.transfer_read %b[%i], %f0 : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_op_all(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]]], %[[CST]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_write_tensor_dense1(%i: index, %p: vector<4xf32>, %t: tensor<8xf32>) -> (tensor<8xf32>) {
  %m = arith.constant dense<true> : vector<4xi1>
  %r = vector.mask %m { vector.transfer_write %p, %t[%i] : vector<4xf32>, tensor<8xf32> } : vector<4xi1> -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_write_tensor_dense1(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG1]], %[[ARG2]][%[[ARG0]]] : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_op_some(%b: memref<?xf32>, %i: index) -> (vector<4xf32>) {
  %f0 = arith.constant 0.0 : f32
  %m = vector.constant_mask [2] : vector<4xi1>
  %r = vector.mask %m { vector.transfer_read %b[%i], %f0 : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_op_some(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.mask %[[V0]] { vector.transfer_read %[[ARG0]][%[[ARG1]]], %[[CST]] : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_passthru_createx(%b: memref<?xf32>, %i: index, %p: vector<4xf32>) -> (vector<4xf32>) {
  %m = vector.create_mask %i : vector<4xi1>
  %q = vector.load %b[%i] : memref<?xf32>, vector<4xf32>
  %r = vector.mask %m, %p { vector.yield %q : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_passthru_createx(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG1]] : vector<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[V0]], %[[V1]], %[[ARG2]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_reduction_acc_create8(%p: vector<4xf32>) -> (f32) {
  %c8 = arith.constant 8 : index
  %f0 = arith.constant 0.0 : f32
  %m = vector.create_mask %c8 : vector<4xi1>
  %r = vector.mask %m { vector.reduction <add>, %p, %f0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_reduction_acc_create8(%[[ARG0:[^ ]+]]: vector<4xf32>) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <add>, %[[ARG0]], %[[CST]] : vector<4xf32> into f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mask_passthru2_none(%b: memref<?xf32>, %i: index, %p: vector<4xf32>) -> (vector<4xf32>) {
  %f0 = arith.constant 0.0 : f32
  %m = vector.constant_mask [0] : vector<4xi1>
  %r = vector.mask %m, %p { vector.transfer_read %b[%i], %f0 : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_passthru2_none(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.mask %[[CST_0]], %[[ARG2]] { vector.transfer_read %[[ARG0]][%[[ARG1]]], %[[CST]] : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bounds that are vscale itself, and in dimensions that are not scalable.
func.func @bounds_of_vscale() -> (vector<[1]xi1>, vector<[2]xi1>, vector<4xi1>, vector<4xi1>, vector<2x[4]xi1>) {
  %v = vector.vscale
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %three = arith.muli %c3, %v : index
  %four = arith.muli %c4, %v : index
  %0 = vector.create_mask %v : vector<[1]xi1>
  %1 = vector.create_mask %v : vector<[2]xi1>
  %2 = vector.create_mask %four : vector<4xi1>
  %3 = vector.create_mask %three : vector<4xi1>
  %4 = vector.create_mask %c1, %four : vector<2x[4]xi1>
  return %0, %1, %2, %3, %4 : vector<[1]xi1>, vector<[2]xi1>, vector<4xi1>, vector<4xi1>, vector<2x[4]xi1>
}

// CHECK: module {
// CHECK-NEXT: func.func @bounds_of_vscale() -> (vector<[1]xi1>, vector<[2]xi1>, vector<4xi1>, vector<4xi1>, vector<2x[4]xi1>) {
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<true> : vector<[1]xi1>
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %c3_vscale = arith.muli %vscale, %c3 : index
// CHECK-NEXT: %0 = vector.create_mask %vscale : vector<[2]xi1>
// CHECK-NEXT: %1 = vector.create_mask %c3_vscale : vector<4xi1>
// CHECK-NEXT: %2 = vector.constant_mask [1, 4] : vector<2x[4]xi1>
// CHECK-NEXT: return %cst_0, %0, %cst, %1, %2 : vector<[1]xi1>, vector<[2]xi1>, vector<4xi1>, vector<4xi1>, vector<2x[4]xi1>
// CHECK-NEXT: }
// CHECK-NEXT: }
