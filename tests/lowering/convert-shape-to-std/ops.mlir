// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --convert-shape-to-std | FileCheck %s

func.func @f(%a: index, %b: index) -> index {

  %0 = shape.add %a, %b : index, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: !shape.size, %b: index) -> !shape.size {

  %0 = shape.add %a, %b : !shape.size, index -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.size, %[[ARG1:[^ ]+]]: index) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.add %[[ARG0]], %[[ARG1]] : !shape.size, index -> !shape.size
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) -> index {

  %0 = shape.mul %a, %b : index, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) -> index {

  %0 = shape.div %a, %b : index, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.div %[[ARG0]], %[[ARG1]] : index, index -> index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>) -> tensor<?xindex> {

  %0 = shape.broadcast %a, %b : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<3xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[V0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[V0]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[GENERATED:[^ ]+]] = tensor.generate %[[V0]] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index):
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = scf.if %[[V3]] -> (index) {
// CHECK-NEXT:         scf.yield %[[C1]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.subi %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V7]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.select %[[V8]], %[[C1]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V9]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = scf.if %[[V5]] -> (index) {
// CHECK-NEXT:         scf.yield %[[V4]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V7]] = arith.subi %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V7]]] : tensor<3xindex>
// CHECK-NEXT:         %[[V8]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V9]] = arith.select %[[V8]], %[[V4]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V9]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %[[V6]] : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     return %[[GENERATED]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>) -> tensor<3xindex> {

  %0 = shape.broadcast %a, %b : tensor<?xindex>, tensor<3xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<3xindex>) -> tensor<3xindex> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[V0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[V0]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[GENERATED:[^ ]+]] = tensor.generate %[[V0]] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index):
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = scf.if %[[V3]] -> (index) {
// CHECK-NEXT:         scf.yield %[[C1]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.subi %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V7]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.select %[[V8]], %[[C1]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V9]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = scf.if %[[V5]] -> (index) {
// CHECK-NEXT:         scf.yield %[[V4]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V7]] = arith.subi %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V7]]] : tensor<3xindex>
// CHECK-NEXT:         %[[V8]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V9]] = arith.select %[[V8]], %[[V4]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V9]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %[[V6]] : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[GENERATED]] : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:     return %[[CAST]] : tensor<3xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<2xindex>) -> tensor<?xindex> {

  %0 = shape.broadcast %a, %b, %c : tensor<?xindex>, tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<2xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<2xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.maxui %[[DIM_1]], %[[V0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[V1]], %[[DIM]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V1]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V1]], %[[DIM_1]] : index
// CHECK-NEXT:     %[[GENERATED:[^ ]+]] = tensor.generate %[[V1]] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index):
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpi ult, %[[ARG3]], %[[V2]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = scf.if %[[V5]] -> (index) {
// CHECK-NEXT:         scf.yield %[[C1]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.subi %[[ARG3]], %[[V2]] : index
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V11]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V12:[^ ]+]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V13:[^ ]+]] = arith.select %[[V12]], %[[C1]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V13]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi ult, %[[ARG3]], %[[V3]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = scf.if %[[V7]] -> (index) {
// CHECK-NEXT:         scf.yield %[[V6]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V11]] = arith.subi %[[ARG3]], %[[V3]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V11]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V12]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V13]] = arith.select %[[V12]], %[[V6]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V13]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.cmpi ult, %[[ARG3]], %[[V4]] : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = scf.if %[[V9]] -> (index) {
// CHECK-NEXT:         scf.yield %[[V8]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V11]] = arith.subi %[[ARG3]], %[[V4]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG2]][%[[V11]]] : tensor<2xindex>
// CHECK-NEXT:         %[[V12]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V13]] = arith.select %[[V12]], %[[V8]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V13]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %[[V10]] : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     return %[[GENERATED]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: !shape.shape, %b: tensor<3xindex>) -> !shape.shape {

  %0 = shape.broadcast %a, %b : !shape.shape, tensor<3xindex> -> !shape.shape
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<3xindex>) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.broadcast %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>) -> tensor<?xindex> {

  %0 = shape.broadcast %a : tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> tensor<3xindex> {

  %0 = shape.const_shape [1,2,3] : tensor<3xindex>
  return %0 : tensor<3xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<3xindex> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements %[[C1]], %[[C2]], %[[C3]] : tensor<3xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<3xindex> to tensor<3xindex>
// CHECK-NEXT:     return %[[CAST]] : tensor<3xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> tensor<0xindex> {

  %0 = shape.const_shape [] : tensor<0xindex>
  return %0 : tensor<0xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<0xindex> {
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements  : tensor<0xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<0xindex> to tensor<0xindex>
// CHECK-NEXT:     return %[[CAST]] : tensor<0xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> !shape.shape {

  %0 = shape.const_shape [1,2,3] : !shape.shape
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>) -> i1 {

  %0 = shape.is_broadcastable %a, %b : tensor<?xindex>, tensor<3xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<3xindex>) -> i1 {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[V0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[V0]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[V0]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:       %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = scf.if %[[V4]] -> (index) {
// CHECK-NEXT:         scf.yield %[[C1_1]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V12:[^ ]+]] = arith.subi %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V12]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V13:[^ ]+]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_1]] : index
// CHECK-NEXT:         %[[V14:[^ ]+]] = arith.select %[[V13]], %[[C1_1]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V14]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = scf.if %[[V6]] -> (index) {
// CHECK-NEXT:         scf.yield %[[V5]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V12]] = arith.subi %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V12]]] : tensor<3xindex>
// CHECK-NEXT:         %[[V13]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_1]] : index
// CHECK-NEXT:         %[[V14]] = arith.select %[[V13]], %[[V5]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V14]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = scf.if %[[V8]] -> (i1) {
// CHECK-NEXT:         scf.yield %[[ARG3]] : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V12]] = arith.subi %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG0]][%[[V12]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V13]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V14]] = arith.cmpi eq, %[[EXTRACTED]], %[[V7]] : index
// CHECK-NEXT:         %[[V15:[^ ]+]] = arith.ori %[[V13]], %[[V14]] : i1
// CHECK-NEXT:         %[[V16:[^ ]+]] = arith.andi %[[ARG3]], %[[V15]] : i1
// CHECK-NEXT:         scf.yield %[[V16]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:       %[[V11:[^ ]+]] = scf.if %[[V10]] -> (i1) {
// CHECK-NEXT:         scf.yield %[[V9]] : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V12]] = arith.subi %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V12]]] : tensor<3xindex>
// CHECK-NEXT:         %[[V13]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V14]] = arith.cmpi eq, %[[EXTRACTED]], %[[V7]] : index
// CHECK-NEXT:         %[[V15]] = arith.ori %[[V13]], %[[V14]] : i1
// CHECK-NEXT:         %[[V16]] = arith.andi %[[V9]], %[[V15]] : i1
// CHECK-NEXT:         scf.yield %[[V16]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V11]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V3]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>, %c: tensor<?xindex>) -> i1 {

  %0 = shape.is_broadcastable %a, %b,%c : tensor<?xindex>, tensor<3xindex>, tensor<?xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<3xindex>, %[[ARG2:[^ ]+]]: tensor<?xindex>) -> i1 {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.maxui %[[DIM_1]], %[[V0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[V1]], %[[DIM]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V1]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V1]], %[[DIM_1]] : index
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[V1]] step %[[C1]] iter_args(%[[ARG4:[^ ]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:       %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.cmpi ult, %[[ARG3]], %[[V2]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = scf.if %[[V6]] -> (index) {
// CHECK-NEXT:         scf.yield %[[C1_2]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V18:[^ ]+]] = arith.subi %[[ARG3]], %[[V2]] : index
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V18]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V19:[^ ]+]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_2]] : index
// CHECK-NEXT:         %[[V20:[^ ]+]] = arith.select %[[V19]], %[[C1_2]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V20]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.cmpi ult, %[[ARG3]], %[[V3]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = scf.if %[[V8]] -> (index) {
// CHECK-NEXT:         scf.yield %[[V7]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V18]] = arith.subi %[[ARG3]], %[[V3]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V18]]] : tensor<3xindex>
// CHECK-NEXT:         %[[V19]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_2]] : index
// CHECK-NEXT:         %[[V20]] = arith.select %[[V19]], %[[V7]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V20]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.cmpi ult, %[[ARG3]], %[[V4]] : index
// CHECK-NEXT:       %[[V11:[^ ]+]] = scf.if %[[V10]] -> (index) {
// CHECK-NEXT:         scf.yield %[[V9]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V18]] = arith.subi %[[ARG3]], %[[V4]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG2]][%[[V18]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V19]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_2]] : index
// CHECK-NEXT:         %[[V20]] = arith.select %[[V19]], %[[V9]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V20]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.cmpi ult, %[[ARG3]], %[[V2]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = scf.if %[[V12]] -> (i1) {
// CHECK-NEXT:         scf.yield %[[ARG4]] : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V18]] = arith.subi %[[ARG3]], %[[V2]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG0]][%[[V18]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V19]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V20]] = arith.cmpi eq, %[[EXTRACTED]], %[[V11]] : index
// CHECK-NEXT:         %[[V21:[^ ]+]] = arith.ori %[[V19]], %[[V20]] : i1
// CHECK-NEXT:         %[[V22:[^ ]+]] = arith.andi %[[ARG4]], %[[V21]] : i1
// CHECK-NEXT:         scf.yield %[[V22]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.cmpi ult, %[[ARG3]], %[[V3]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = scf.if %[[V14]] -> (i1) {
// CHECK-NEXT:         scf.yield %[[V13]] : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V18]] = arith.subi %[[ARG3]], %[[V3]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V18]]] : tensor<3xindex>
// CHECK-NEXT:         %[[V19]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V20]] = arith.cmpi eq, %[[EXTRACTED]], %[[V11]] : index
// CHECK-NEXT:         %[[V21]] = arith.ori %[[V19]], %[[V20]] : i1
// CHECK-NEXT:         %[[V22]] = arith.andi %[[V13]], %[[V21]] : i1
// CHECK-NEXT:         scf.yield %[[V22]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.cmpi ult, %[[ARG3]], %[[V4]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = scf.if %[[V16]] -> (i1) {
// CHECK-NEXT:         scf.yield %[[V15]] : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V18]] = arith.subi %[[ARG3]], %[[V4]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG2]][%[[V18]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V19]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V20]] = arith.cmpi eq, %[[EXTRACTED]], %[[V11]] : index
// CHECK-NEXT:         %[[V21]] = arith.ori %[[V19]], %[[V20]] : i1
// CHECK-NEXT:         %[[V22]] = arith.andi %[[V15]], %[[V21]] : i1
// CHECK-NEXT:         scf.yield %[[V22]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V17]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V5]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>) -> i1 {

  %0 = shape.is_broadcastable %a : tensor<?xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: !shape.shape, %b: tensor<3xindex>) -> i1 {

  %0 = shape.is_broadcastable %a, %b : !shape.shape, tensor<3xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<3xindex>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.is_broadcastable %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex>
// CHECK-NEXT:     return %[[V0]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %b: index) -> index {

  %0 = shape.get_extent %a, %b : tensor<?xindex>, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[ARG1]]] : tensor<?xindex>
// CHECK-NEXT:     return %[[EXTRACTED]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?x2xf32>, %b: index) -> index {

  %a = shape.shape_of %t : tensor<?x2xf32> -> tensor<?xindex>
  %0 = shape.get_extent %a, %b : tensor<?xindex>, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x2xf32>, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x2xf32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements %[[DIM]], %[[C2]] : tensor<2xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<?x2xf32>
// CHECK-NEXT:     return %[[DIM_0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: !shape.shape, %b: !shape.size) -> !shape.size {

  %0 = shape.get_extent %a, %b : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: !shape.size) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.get_extent %[[ARG0]], %[[ARG1]] : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?x2xf32>, %b: index) -> index {

  %0 = shape.dim %t, %b : tensor<?x2xf32>, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x2xf32>, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x2xf32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements %[[DIM]], %[[C2]] : tensor<2xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<?x2xf32>
// CHECK-NEXT:     return %[[DIM_0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?x2xf32>, %b: !shape.size) -> !shape.size {

  %0 = shape.dim %t, %b : tensor<?x2xf32>, !shape.size -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x2xf32>, %[[ARG1:[^ ]+]]: !shape.size) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.dim %[[ARG0]], %[[ARG1]] : tensor<?x2xf32>, !shape.size -> !shape.size
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>) -> index {

  %0 = shape.rank %a : tensor<?xindex> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     return %[[DIM]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: !shape.shape) -> !shape.size {

  %0 = shape.rank %a : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.rank %[[ARG0]] : !shape.shape -> !shape.size
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %i: index) -> index {

  %0 = shape.reduce(%a, %i) : tensor<?xindex> -> index { ^bb0(%x: index, %y: index, %z: index):
  %1 = shape.add %y, %z : index, index -> index
  shape.yield %1 : index }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[DIM]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]]) -> (index) {
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[ARG2]]] : tensor<?xindex>
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addi %[[EXTRACTED]], %[[ARG3]] : index
// CHECK-NEXT:       scf.yield %[[V1]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: !shape.shape, %i: !shape.size) -> !shape.size {

  %0 = shape.reduce(%a, %i) : !shape.shape -> !shape.size { ^bb0(%x: index, %y: !shape.size, %z: !shape.size):
  shape.yield %z : !shape.size }
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: !shape.size) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.reduce(%[[ARG0]], %[[ARG1]]) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: !shape.size, %[[ARG4:[^ ]+]]: !shape.size):
// CHECK-NEXT:       shape.yield %[[ARG4]] : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>) -> i1 {

  %0 = shape.shape_eq %a, %b : tensor<?xindex>, tensor<3xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<3xindex>) -> i1 {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i1) {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[V2:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[DIM]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[ARG2]]] : tensor<?xindex>
// CHECK-NEXT:         %[[EXTRACTED_1:[^ ]+]] = tensor.extract %[[ARG1]][%[[ARG2]]] : tensor<3xindex>
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.cmpi eq, %[[EXTRACTED]], %[[EXTRACTED_1]] : index
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.andi %[[ARG3]], %[[V3]] : i1
// CHECK-NEXT:         scf.yield %[[V4]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V2]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:       scf.yield %[[FALSE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>, %c: tensor<?xindex>) -> i1 {

  %0 = shape.shape_eq %a, %b, %c : tensor<?xindex>, tensor<3xindex>, tensor<?xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<3xindex>, %[[ARG2:[^ ]+]]: tensor<?xindex>) -> i1 {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i1) {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[V5:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[DIM]] step %[[C1]] iter_args(%[[ARG4:[^ ]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[ARG3]]] : tensor<?xindex>
// CHECK-NEXT:         %[[EXTRACTED_2:[^ ]+]] = tensor.extract %[[ARG1]][%[[ARG3]]] : tensor<3xindex>
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.cmpi eq, %[[EXTRACTED]], %[[EXTRACTED_2]] : index
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.andi %[[ARG4]], %[[V6]] : i1
// CHECK-NEXT:         scf.yield %[[V7]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V5]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:       scf.yield %[[FALSE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[DIM_1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (i1) {
// CHECK-NEXT:       %[[C1]] = arith.constant 1 : index
// CHECK-NEXT:       %[[TRUE]] = arith.constant true
// CHECK-NEXT:       %[[V5]] = scf.for %[[ARG3]] = %[[C0]] to %[[DIM]] step %[[C1]] iter_args(%[[ARG4]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG0]][%[[ARG3]]] : tensor<?xindex>
// CHECK-NEXT:         %[[EXTRACTED_2]] = tensor.extract %[[ARG2]][%[[ARG3]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V6]] = arith.cmpi eq, %[[EXTRACTED]], %[[EXTRACTED_2]] : index
// CHECK-NEXT:         %[[V7]] = arith.andi %[[ARG4]], %[[V6]] : i1
// CHECK-NEXT:         scf.yield %[[V7]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V5]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[FALSE]] = arith.constant false
// CHECK-NEXT:       scf.yield %[[FALSE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[V1]], %[[V3]] : i1
// CHECK-NEXT:     return %[[V4]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>) -> i1 {

  %0 = shape.shape_eq %a : tensor<?xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: !shape.shape, %b: tensor<3xindex>) -> i1 {

  %0 = shape.shape_eq %a, %b : !shape.shape, tensor<3xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<3xindex>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_eq %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex>
// CHECK-NEXT:     return %[[V0]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?x2xf32>) -> tensor<2xindex> {

  %0 = shape.shape_of %t : tensor<?x2xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x2xf32>) -> tensor<2xindex> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x2xf32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements %[[DIM]], %[[C2]] : tensor<2xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     return %[[CAST]] : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?x2xf32>) -> tensor<?xindex> {

  %0 = shape.shape_of %t : tensor<?x2xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x2xf32>) -> tensor<?xindex> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x2xf32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements %[[DIM]], %[[C2]] : tensor<2xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     return %[[CAST]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<*xf32>) -> tensor<?xindex> {

  %0 = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<*xf32>) -> tensor<?xindex> {
// CHECK-NEXT:     %[[RANK:[^ ]+]] = tensor.rank %[[ARG0]] : tensor<*xf32>
// CHECK-NEXT:     %[[GENERATED:[^ ]+]] = tensor.generate %[[RANK]] {
// CHECK-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index):
// CHECK-NEXT:       %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<*xf32>
// CHECK-NEXT:       tensor.yield %[[DIM]] : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     return %[[GENERATED]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<f32>) -> tensor<0xindex> {

  %0 = shape.shape_of %t : tensor<f32> -> tensor<0xindex>
  return %0 : tensor<0xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<f32>) -> tensor<0xindex> {
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements  : tensor<0xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<0xindex> to tensor<0xindex>
// CHECK-NEXT:     return %[[CAST]] : tensor<0xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<f32>) -> tensor<?xindex> {

  %0 = shape.shape_of %t : tensor<f32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<f32>) -> tensor<?xindex> {
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements  : tensor<0xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<0xindex> to tensor<?xindex>
// CHECK-NEXT:     return %[[CAST]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<1x2x3xf32>) -> tensor<?xindex> {

  %0 = shape.shape_of %t : tensor<1x2x3xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<1x2x3xf32>) -> tensor<?xindex> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements %[[C1]], %[[C2]], %[[C3]] : tensor<3xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:     return %[[CAST]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?x2xf32>) -> !shape.shape {

  %0 = shape.shape_of %t : tensor<?x2xf32> -> !shape.shape
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x2xf32>) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG0]] : tensor<?x2xf32> -> !shape.shape
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !shape.value_shape) -> !shape.shape {

  %0 = shape.shape_of %t : !shape.value_shape -> !shape.shape
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG0]] : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>) -> tensor<?xindex> {

  %0 = shape.to_extent_tensor %t : tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>) -> tensor<3xindex> {

  %0 = shape.to_extent_tensor %t : tensor<?xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> tensor<3xindex> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:     return %[[CAST]] : tensor<3xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<3xindex>) -> tensor<?xindex> {

  %0 = shape.to_extent_tensor %t : tensor<3xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:     return %[[CAST]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<3xindex>) -> tensor<*xindex> {

  %0 = shape.to_extent_tensor %t : tensor<3xindex> -> tensor<*xindex>
  return %0 : tensor<*xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xindex>) -> tensor<*xindex> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<3xindex> to tensor<*xindex>
// CHECK-NEXT:     return %[[CAST]] : tensor<*xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !shape.shape) -> tensor<?xindex> {

  %0 = shape.to_extent_tensor %t : !shape.shape -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape) -> tensor<?xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.to_extent_tensor %[[ARG0]] : !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<3xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) {

  %0:2 = "shape.split_at"(%t, %i) : (tensor<3xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %0#0, %0#1 : tensor<?xindex>, tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xindex>, %[[ARG1:[^ ]+]]: index) -> (tensor<?xindex>, tensor<?xindex>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG1]], %[[DIM]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[V1]], %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[C0]]] [%[[V2]]] [%[[C1]]] : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[DIM]], %[[V2]] : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[V2]]] [%[[V3]]] [%[[C1]]] : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:     return %[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !shape.shape, %i: index) {

  %0:2 = "shape.split_at"(%t, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[HEAD:[^ ]+]], %[[TAIL:[^ ]+]] = "shape.split_at"(%[[ARG0]], %[[ARG1]]) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>) -> index {

  %0 = shape.num_elements %t : tensor<?xindex> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.num_elements %[[ARG0]] : tensor<?xindex> -> index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> tensor<?xindex> {

  %0 = shape.concat %t, %s : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<2xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG1]] : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> tensor<?xindex> {

  %0 = shape.any %t, %s : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<2xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: !shape.shape) -> !shape.shape {

  %0 = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:     return %[[ARG0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: index) -> !shape.size {

  %0 = shape.index_to_size %s
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.index_to_size %[[ARG0]]
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: !shape.size) -> index {

  %0 = shape.size_to_index %s : !shape.size
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.size) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.size_to_index %[[ARG0]] : !shape.size
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: !shape.size, %t: !shape.size) -> !shape.size {

  %0 = shape.max %s, %t : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.size, %[[ARG1:[^ ]+]]: !shape.size) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.max %[[ARG0]], %[[ARG1]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %t: index) -> index {

  %0 = shape.meet %s, %t : index, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.meet %[[ARG0]], %[[ARG1]] : index, index -> index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %t: index) -> !shape.shape {

  %0 = shape.from_extents %s, %t : index, index
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.from_extents %[[ARG0]], %[[ARG1]] : index, index
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<3xindex>) -> !shape.shape {

  %0 = shape.from_extent_tensor %t : tensor<3xindex>
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xindex>) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.from_extent_tensor %[[ARG0]] : tensor<3xindex>
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> !shape.witness {

  %0 = shape.cstr_broadcastable %t, %s : tensor<?xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<2xindex>) -> !shape.witness {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<2xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[V0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[V0]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[V0]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:       %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = scf.if %[[V5]] -> (index) {
// CHECK-NEXT:         scf.yield %[[C1_1]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V13:[^ ]+]] = arith.subi %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V13]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V14:[^ ]+]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_1]] : index
// CHECK-NEXT:         %[[V15:[^ ]+]] = arith.select %[[V14]], %[[C1_1]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V15]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = scf.if %[[V7]] -> (index) {
// CHECK-NEXT:         scf.yield %[[V6]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V13]] = arith.subi %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V13]]] : tensor<2xindex>
// CHECK-NEXT:         %[[V14]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_1]] : index
// CHECK-NEXT:         %[[V15]] = arith.select %[[V14]], %[[V6]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V15]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = scf.if %[[V9]] -> (i1) {
// CHECK-NEXT:         scf.yield %[[ARG3]] : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V13]] = arith.subi %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG0]][%[[V13]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V14]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V15]] = arith.cmpi eq, %[[EXTRACTED]], %[[V8]] : index
// CHECK-NEXT:         %[[V16:[^ ]+]] = arith.ori %[[V14]], %[[V15]] : i1
// CHECK-NEXT:         %[[V17:[^ ]+]] = arith.andi %[[ARG3]], %[[V16]] : i1
// CHECK-NEXT:         scf.yield %[[V17]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:       %[[V12:[^ ]+]] = scf.if %[[V11]] -> (i1) {
// CHECK-NEXT:         scf.yield %[[V10]] : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V13]] = arith.subi %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V13]]] : tensor<2xindex>
// CHECK-NEXT:         %[[V14]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V15]] = arith.cmpi eq, %[[EXTRACTED]], %[[V8]] : index
// CHECK-NEXT:         %[[V16]] = arith.ori %[[V14]], %[[V15]] : i1
// CHECK-NEXT:         %[[V17]] = arith.andi %[[V10]], %[[V16]] : i1
// CHECK-NEXT:         scf.yield %[[V17]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V12]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.cstr_require %[[V3]], "required broadcastable shapes"
// CHECK-NEXT:     return %[[V4]] : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> !shape.witness {

  %0 = shape.cstr_eq %t, %s : tensor<?xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<2xindex>) -> !shape.witness {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<2xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i1) {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[V3:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[DIM]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[ARG2]]] : tensor<?xindex>
// CHECK-NEXT:         %[[EXTRACTED_1:[^ ]+]] = tensor.extract %[[ARG1]][%[[ARG2]]] : tensor<2xindex>
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.cmpi eq, %[[EXTRACTED]], %[[EXTRACTED_1]] : index
// CHECK-NEXT:         %[[V5:[^ ]+]] = arith.andi %[[ARG3]], %[[V4]] : i1
// CHECK-NEXT:         scf.yield %[[V5]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V3]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:       scf.yield %[[FALSE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.cstr_require %[[V1]], "required equal shapes"
// CHECK-NEXT:     return %[[V2]] : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: i1) -> !shape.witness {

  %0 = shape.cstr_require %t, "msg"
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1) -> !shape.witness {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.cstr_require %[[ARG0]], "msg"
// CHECK-NEXT:     return %[[V0]] : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> !shape.witness {

  %0 = shape.const_witness true
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> !shape.witness {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     return %[[V0]] : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%w: !shape.witness) -> !shape.witness {

  %0 = shape.assuming_all %w, %w
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.witness) -> !shape.witness {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.assuming_all %[[ARG0]], %[[ARG0]]
// CHECK-NEXT:     return %[[V0]] : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%w: !shape.witness) -> index {

  %0 = shape.assuming %w -> (index) {
  %c = arith.constant 1 : index
  shape.assuming_yield %c : index }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.witness) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.assuming %[[ARG0]] -> (index) {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       shape.assuming_yield %[[C1]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !shape.shape) -> !shape.shape {

  %0 = "shape.debug_print"(%t) : (!shape.shape) -> !shape.shape
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "shape.debug_print"(%[[ARG0]]) : (!shape.shape) -> !shape.shape
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !shape.value_shape) -> tensor<2xf32> {

  %0 = shape.value_of %t : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.value_shape) -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.value_of %[[ARG0]] : tensor<2xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2xi32>) -> tensor<?xindex> {

  %0 = shape.value_as_shape %t : tensor<2xi32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi32>) -> tensor<?xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.value_as_shape %[[ARG0]] : tensor<2xi32> -> tensor<?xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2xindex>) -> !shape.value_shape {

  %0 = shape.with_shape %t, %t : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.value_shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xindex>) -> !shape.value_shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.with_shape %[[ARG0]], %[[ARG0]] : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:     return %[[V0]] : !shape.value_shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

shape.func @f(%t: index) -> index {
  %0 = shape.add %t, %t : index, index -> index
  shape.return %0 : index }

// CHECK: module {
// CHECK-NEXT:   shape.func @f(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

shape.function_library @f { shape.func @g(%t: index) -> index {
  %0 = shape.add %t, %t : index, index -> index
  shape.return %0 : index } } mapping {}

// CHECK: module {
// CHECK-NEXT:   shape.function_library @f {
// CHECK-NEXT:     func @g(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT:       return %[[V0]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:   } mapping {}
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %i: index, %q: f32) -> (index, f32) {

  %0:2 = shape.reduce(%a, %i, %q) : tensor<?xindex> -> (index, f32) { ^bb0(%x: index, %y: index, %z: index, %w: f32):
  %1 = shape.add %y, %x : index, index -> index
  %2 = "t.x"(%w, %x) : (f32, index) -> f32
  shape.yield %1, %2 : index, f32 } {foo}
  return %0#0, %0#1 : index, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> (index, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = shape.reduce(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : tensor<?xindex> -> (index, f32) {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG3]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = "t.x"(%[[ARG6]], %[[ARG3]]) : (f32, index) -> f32
// CHECK-NEXT:       shape.yield %[[V1]], %[[V2]] : index, f32
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1 : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> index {

  %0 = shape.const_size 1
  %1 = shape.size_to_index %0 : !shape.size
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     return %[[C1_0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) -> !shape.size {

  %1 = shape.add %i, %i : index, index -> !shape.size
  return %1 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.add %[[ARG0]], %[[ARG0]] : index, index -> !shape.size
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %t: tensor<?xf32>) -> !shape.size {

  %1 = shape.dim %t, %i : tensor<?xf32>, index -> !shape.size
  return %1 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: tensor<?xf32>) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.dim %[[ARG1]], %[[ARG0]] : tensor<?xf32>, index -> !shape.size
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %t: tensor<?xindex>) -> !shape.size {

  %1 = shape.get_extent %t, %i : tensor<?xindex>, index -> !shape.size
  return %1 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: tensor<?xindex>) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.get_extent %[[ARG1]], %[[ARG0]] : tensor<?xindex>, index -> !shape.size
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>) -> !shape.size {

  %1 = shape.rank %t : tensor<?xindex> -> !shape.size
  return %1 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.rank %[[ARG0]] : tensor<?xindex> -> !shape.size
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>) -> !shape.shape {

  %1 = shape.broadcast %t : tensor<?xindex> -> !shape.shape
  return %1 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.broadcast %[[ARG0]] : tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>) -> !shape.shape {

  %1 = shape.broadcast %t, %t : tensor<?xindex>, tensor<?xindex> -> !shape.shape
  return %1 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.broadcast %[[ARG0]], %[[ARG0]] : tensor<?xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %t: tensor<3xindex>, %s: tensor<5xindex>) -> tensor<5xindex> {

  %1 = shape.broadcast %t, %s : tensor<3xindex>, tensor<5xindex> -> tensor<5xindex>
  return %1 : tensor<5xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: tensor<3xindex>, %[[ARG2:[^ ]+]]: tensor<5xindex>) -> tensor<5xindex> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<5xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[V0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[V0]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[GENERATED:[^ ]+]] = tensor.generate %[[V0]] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index):
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpi ult, %[[ARG3]], %[[V1]] : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = scf.if %[[V3]] -> (index) {
// CHECK-NEXT:         scf.yield %[[C1]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.subi %[[ARG3]], %[[V1]] : index
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG1]][%[[V7]]] : tensor<3xindex>
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.select %[[V8]], %[[C1]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V9]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpi ult, %[[ARG3]], %[[V2]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = scf.if %[[V5]] -> (index) {
// CHECK-NEXT:         scf.yield %[[V4]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V7]] = arith.subi %[[ARG3]], %[[V2]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG2]][%[[V7]]] : tensor<5xindex>
// CHECK-NEXT:         %[[V8]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V9]] = arith.select %[[V8]], %[[V4]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V9]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %[[V6]] : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[GENERATED]] : tensor<?xindex> to tensor<5xindex>
// CHECK-NEXT:     return %[[CAST]] : tensor<5xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2x3xf32>, %i: !shape.size) -> !shape.size {

  %1 = shape.dim %t, %i : tensor<2x3xf32>, !shape.size -> !shape.size
  return %1 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: !shape.size) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.dim %[[ARG0]], %[[ARG1]] : tensor<2x3xf32>, !shape.size -> !shape.size
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2x3xf32>, %i: index) -> index {

  %s = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
  %r = shape.rank %s : tensor<2xindex> -> index
  %c = shape.get_extent %s, %i : tensor<2xindex>, index -> index
  %q = arith.addi %r, %c : index
  return %q : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements %[[C2]], %[[C3]] : tensor<2xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[CAST]], %[[C0]] : tensor<2xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<2x3xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2x3xf32>) -> index {

  %i = arith.constant 1 : index
  %c = shape.dim %t, %i : tensor<2x3xf32>, index -> index
  return %c : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     return %[[C3]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !shape.shape) -> !shape.size {

  %1 = shape.num_elements %t : !shape.shape -> !shape.size
  return %1 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.num_elements %[[ARG0]] : !shape.shape -> !shape.size
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>) -> !shape.size {

  %1 = shape.num_elements %t : tensor<?xindex> -> !shape.size
  return %1 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> !shape.size {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.num_elements %[[ARG0]] : tensor<?xindex> -> !shape.size
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %s: tensor<?xindex>) -> index {

  %w = shape.cstr_broadcastable %a, %s : tensor<?xindex>, tensor<?xindex>
  %0 = shape.assuming %w -> (index) {
  %b = shape.broadcast %a, %s : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %r = shape.rank %b : tensor<?xindex> -> index
  shape.assuming_yield %r : index }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<?xindex>) -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[V0]], %[[DIM]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[V0]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[V0]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:       %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = scf.if %[[V6]] -> (index) {
// CHECK-NEXT:         scf.yield %[[C1_1]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V14:[^ ]+]] = arith.subi %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V14]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V15:[^ ]+]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_1]] : index
// CHECK-NEXT:         %[[V16:[^ ]+]] = arith.select %[[V15]], %[[C1_1]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V16]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = scf.if %[[V8]] -> (index) {
// CHECK-NEXT:         scf.yield %[[V7]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V14]] = arith.subi %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V14]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V15]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_1]] : index
// CHECK-NEXT:         %[[V16]] = arith.select %[[V15]], %[[V7]], %[[EXTRACTED]] : index
// CHECK-NEXT:         scf.yield %[[V16]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:       %[[V11:[^ ]+]] = scf.if %[[V10]] -> (i1) {
// CHECK-NEXT:         scf.yield %[[ARG3]] : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V14]] = arith.subi %[[ARG2]], %[[V1]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG0]][%[[V14]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V15]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V16]] = arith.cmpi eq, %[[EXTRACTED]], %[[V9]] : index
// CHECK-NEXT:         %[[V17:[^ ]+]] = arith.ori %[[V15]], %[[V16]] : i1
// CHECK-NEXT:         %[[V18:[^ ]+]] = arith.andi %[[ARG3]], %[[V17]] : i1
// CHECK-NEXT:         scf.yield %[[V18]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = scf.if %[[V12]] -> (i1) {
// CHECK-NEXT:         scf.yield %[[V11]] : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V14]] = arith.subi %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:         %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V14]]] : tensor<?xindex>
// CHECK-NEXT:         %[[V15]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT:         %[[V16]] = arith.cmpi eq, %[[EXTRACTED]], %[[V9]] : index
// CHECK-NEXT:         %[[V17]] = arith.ori %[[V15]], %[[V16]] : i1
// CHECK-NEXT:         %[[V18]] = arith.andi %[[V11]], %[[V17]] : i1
// CHECK-NEXT:         scf.yield %[[V18]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V13]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.cstr_require %[[V3]], "required broadcastable shapes"
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.assuming %[[V4]] -> (index) {
// CHECK-NEXT:       %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_1]] : tensor<?xindex>
// CHECK-NEXT:       %[[DIM_3:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_1]] : tensor<?xindex>
// CHECK-NEXT:       %[[V6]] = arith.maxui %[[DIM_3]], %[[DIM_2]] : index
// CHECK-NEXT:       %[[V7]] = arith.subi %[[V6]], %[[DIM_2]] : index
// CHECK-NEXT:       %[[V8]] = arith.subi %[[V6]], %[[DIM_3]] : index
// CHECK-NEXT:       %[[GENERATED:[^ ]+]] = tensor.generate %[[V6]] {
// CHECK-NEXT:       ^bb0(%[[ARG2]]: index):
// CHECK-NEXT:         %[[C1_6:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:         %[[V9]] = arith.cmpi ult, %[[ARG2]], %[[V7]] : index
// CHECK-NEXT:         %[[V10]] = scf.if %[[V9]] -> (index) {
// CHECK-NEXT:           scf.yield %[[C1_6]] : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V13]] = arith.subi %[[ARG2]], %[[V7]] : index
// CHECK-NEXT:           %[[EXTRACTED]] = tensor.extract %[[ARG0]][%[[V13]]] : tensor<?xindex>
// CHECK-NEXT:           %[[V14]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_6]] : index
// CHECK-NEXT:           %[[V15]] = arith.select %[[V14]], %[[C1_6]], %[[EXTRACTED]] : index
// CHECK-NEXT:           scf.yield %[[V15]] : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V11]] = arith.cmpi ult, %[[ARG2]], %[[V8]] : index
// CHECK-NEXT:         %[[V12]] = scf.if %[[V11]] -> (index) {
// CHECK-NEXT:           scf.yield %[[V10]] : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V13]] = arith.subi %[[ARG2]], %[[V8]] : index
// CHECK-NEXT:           %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V13]]] : tensor<?xindex>
// CHECK-NEXT:           %[[V14]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_6]] : index
// CHECK-NEXT:           %[[V15]] = arith.select %[[V14]], %[[V10]], %[[EXTRACTED]] : index
// CHECK-NEXT:           scf.yield %[[V15]] : index
// CHECK-NEXT:         }
// CHECK-NEXT:         tensor.yield %[[V12]] : index
// CHECK-NEXT:       } : tensor<?xindex>
// CHECK-NEXT:       %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_5:[^ ]+]] = tensor.dim %[[GENERATED]], %[[C0_4]] : tensor<?xindex>
// CHECK-NEXT:       shape.assuming_yield %[[DIM_5]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V5]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%u: tensor<*xf32>, %i: index) -> index {

  %s = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %r = shape.rank %s : tensor<?xindex> -> index
  %c = shape.get_extent %s, %i : tensor<?xindex>, index -> index
  %q = arith.addi %r, %c : index
  return %q : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<*xf32>, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[RANK:[^ ]+]] = tensor.rank %[[ARG0]] : tensor<*xf32>
// CHECK-NEXT:     %[[GENERATED:[^ ]+]] = tensor.generate %[[RANK]] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index):
// CHECK-NEXT:       %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG0]], %[[ARG2]] : tensor<*xf32>
// CHECK-NEXT:       tensor.yield %[[DIM_1]] : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[GENERATED]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<*xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
