// RUN: mlir-opt %s --split-input-file | FileCheck %s

func.func @add(%z: !shape.size, %i: index) {
  "shape.add"(%z, %i) : (!shape.size, index) -> !shape.size
  "shape.add"(%i, %i) : (index, index) -> !shape.size
  "shape.add"(%i, %i) : (index, index) -> index
  "shape.add"(%i, %z) : (index, !shape.size) -> !shape.size
  "shape.add"(%z, %z) : (!shape.size, !shape.size) -> !shape.size
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @add(%[[ARG0:[^ ]+]]: !shape.size, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.add %[[ARG0]], %[[ARG1]] : !shape.size, index -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.add %[[ARG1]], %[[ARG1]] : index, index -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.add %[[ARG1]], %[[ARG1]] : index, index -> index
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.add %[[ARG1]], %[[ARG0]] : index, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.add %[[ARG0]], %[[ARG0]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mul(%z: !shape.size, %i: index) {
  "shape.mul"(%z, %i) : (!shape.size, index) -> !shape.size
  "shape.mul"(%i, %i) : (index, index) -> !shape.size
  "shape.mul"(%i, %i) : (index, index) -> index
  "shape.mul"(%i, %z) : (index, !shape.size) -> !shape.size
  "shape.mul"(%z, %z) : (!shape.size, !shape.size) -> !shape.size
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @mul(%[[ARG0:[^ ]+]]: !shape.size, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.mul %[[ARG0]], %[[ARG1]] : !shape.size, index -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.mul %[[ARG1]], %[[ARG1]] : index, index -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.mul %[[ARG1]], %[[ARG1]] : index, index -> index
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.mul %[[ARG1]], %[[ARG0]] : index, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.mul %[[ARG0]], %[[ARG0]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @div(%z: !shape.size, %i: index) {
  "shape.div"(%z, %i) : (!shape.size, index) -> !shape.size
  "shape.div"(%i, %i) : (index, index) -> !shape.size
  "shape.div"(%i, %i) : (index, index) -> index
  "shape.div"(%i, %z) : (index, !shape.size) -> !shape.size
  "shape.div"(%z, %z) : (!shape.size, !shape.size) -> !shape.size
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @div(%[[ARG0:[^ ]+]]: !shape.size, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.div %[[ARG0]], %[[ARG1]] : !shape.size, index -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.div %[[ARG1]], %[[ARG1]] : index, index -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.div %[[ARG1]], %[[ARG1]] : index, index -> index
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.div %[[ARG1]], %[[ARG0]] : index, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.div %[[ARG0]], %[[ARG0]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank(%s: !shape.shape, %t3: tensor<3xindex>, %te: tensor<4xindex, "enc">, %t: tensor<?xindex>) {
  "shape.rank"(%s) : (!shape.shape) -> !shape.size
  "shape.rank"(%t) : (tensor<?xindex>) -> !shape.size
  "shape.rank"(%t) : (tensor<?xindex>) -> index
  "shape.rank"(%t3) : (tensor<3xindex>) -> !shape.size
  "shape.rank"(%t3) : (tensor<3xindex>) -> index
  "shape.rank"(%te) : (tensor<4xindex, "enc">) -> !shape.size
  "shape.rank"(%te) : (tensor<4xindex, "enc">) -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<3xindex>, %[[ARG2:[^ ]+]]: tensor<4xindex, "enc">, %[[ARG3:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.rank %[[ARG0]] : !shape.shape -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.rank %[[ARG3]] : tensor<?xindex> -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.rank %[[ARG3]] : tensor<?xindex> -> index
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.rank %[[ARG1]] : tensor<3xindex> -> !shape.size
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.rank %[[ARG1]] : tensor<3xindex> -> index
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.rank %[[ARG2]] : tensor<4xindex, "enc"> -> !shape.size
// CHECK-NEXT:     %[[V6:[^ ]+]] = shape.rank %[[ARG2]] : tensor<4xindex, "enc"> -> index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @num_elements(%s: !shape.shape, %t3: tensor<3xindex>, %te: tensor<4xindex, "enc">, %t: tensor<?xindex>) {
  "shape.num_elements"(%s) : (!shape.shape) -> !shape.size
  "shape.num_elements"(%t) : (tensor<?xindex>) -> !shape.size
  "shape.num_elements"(%t) : (tensor<?xindex>) -> index
  "shape.num_elements"(%t3) : (tensor<3xindex>) -> !shape.size
  "shape.num_elements"(%t3) : (tensor<3xindex>) -> index
  "shape.num_elements"(%te) : (tensor<4xindex, "enc">) -> !shape.size
  "shape.num_elements"(%te) : (tensor<4xindex, "enc">) -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @num_elements(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<3xindex>, %[[ARG2:[^ ]+]]: tensor<4xindex, "enc">, %[[ARG3:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.num_elements %[[ARG0]] : !shape.shape -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.num_elements %[[ARG3]] : tensor<?xindex> -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.num_elements %[[ARG3]] : tensor<?xindex> -> index
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.num_elements %[[ARG1]] : tensor<3xindex> -> !shape.size
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.num_elements %[[ARG1]] : tensor<3xindex> -> index
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.num_elements %[[ARG2]] : tensor<4xindex, "enc"> -> !shape.size
// CHECK-NEXT:     %[[V6:[^ ]+]] = shape.num_elements %[[ARG2]] : tensor<4xindex, "enc"> -> index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @get_extent(%s: !shape.shape, %z: !shape.size, %i: index, %t3: tensor<3xindex>, %te: tensor<4xindex, "enc">, %t: tensor<?xindex>) {
  "shape.get_extent"(%s, %z) : (!shape.shape, !shape.size) -> !shape.size
  "shape.get_extent"(%s, %i) : (!shape.shape, index) -> !shape.size
  "shape.get_extent"(%t, %z) : (tensor<?xindex>, !shape.size) -> !shape.size
  "shape.get_extent"(%t, %i) : (tensor<?xindex>, index) -> !shape.size
  "shape.get_extent"(%t, %i) : (tensor<?xindex>, index) -> index
  "shape.get_extent"(%t3, %z) : (tensor<3xindex>, !shape.size) -> !shape.size
  "shape.get_extent"(%t3, %i) : (tensor<3xindex>, index) -> !shape.size
  "shape.get_extent"(%t3, %i) : (tensor<3xindex>, index) -> index
  "shape.get_extent"(%te, %z) : (tensor<4xindex, "enc">, !shape.size) -> !shape.size
  "shape.get_extent"(%te, %i) : (tensor<4xindex, "enc">, index) -> !shape.size
  "shape.get_extent"(%te, %i) : (tensor<4xindex, "enc">, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @get_extent(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: !shape.size, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<3xindex>, %[[ARG4:[^ ]+]]: tensor<4xindex, "enc">, %[[ARG5:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.get_extent %[[ARG0]], %[[ARG1]] : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.get_extent %[[ARG0]], %[[ARG2]] : !shape.shape, index -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.get_extent %[[ARG5]], %[[ARG1]] : tensor<?xindex>, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.get_extent %[[ARG5]], %[[ARG2]] : tensor<?xindex>, index -> !shape.size
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.get_extent %[[ARG5]], %[[ARG2]] : tensor<?xindex>, index -> index
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.get_extent %[[ARG3]], %[[ARG1]] : tensor<3xindex>, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V6:[^ ]+]] = shape.get_extent %[[ARG3]], %[[ARG2]] : tensor<3xindex>, index -> !shape.size
// CHECK-NEXT:     %[[V7:[^ ]+]] = shape.get_extent %[[ARG3]], %[[ARG2]] : tensor<3xindex>, index -> index
// CHECK-NEXT:     %[[V8:[^ ]+]] = shape.get_extent %[[ARG4]], %[[ARG1]] : tensor<4xindex, "enc">, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V9:[^ ]+]] = shape.get_extent %[[ARG4]], %[[ARG2]] : tensor<4xindex, "enc">, index -> !shape.size
// CHECK-NEXT:     %[[V10:[^ ]+]] = shape.get_extent %[[ARG4]], %[[ARG2]] : tensor<4xindex, "enc">, index -> index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim(%z: !shape.size, %i: index, %m: memref<2xf32>, %u: tensor<*xf32>, %f: tensor<?x2xf32>, %vec: vector<4xf32>) {
  "shape.dim"(%f, %z) : (tensor<?x2xf32>, !shape.size) -> !shape.size
  "shape.dim"(%f, %i) : (tensor<?x2xf32>, index) -> !shape.size
  "shape.dim"(%f, %z) : (tensor<?x2xf32>, !shape.size) -> index
  "shape.dim"(%f, %i) : (tensor<?x2xf32>, index) -> index
  "shape.dim"(%m, %z) : (memref<2xf32>, !shape.size) -> !shape.size
  "shape.dim"(%m, %i) : (memref<2xf32>, index) -> !shape.size
  "shape.dim"(%m, %z) : (memref<2xf32>, !shape.size) -> index
  "shape.dim"(%m, %i) : (memref<2xf32>, index) -> index
  "shape.dim"(%u, %z) : (tensor<*xf32>, !shape.size) -> !shape.size
  "shape.dim"(%u, %i) : (tensor<*xf32>, index) -> !shape.size
  "shape.dim"(%u, %z) : (tensor<*xf32>, !shape.size) -> index
  "shape.dim"(%u, %i) : (tensor<*xf32>, index) -> index
  "shape.dim"(%vec, %z) : (vector<4xf32>, !shape.size) -> !shape.size
  "shape.dim"(%vec, %i) : (vector<4xf32>, index) -> !shape.size
  "shape.dim"(%vec, %z) : (vector<4xf32>, !shape.size) -> index
  "shape.dim"(%vec, %i) : (vector<4xf32>, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim(%[[ARG0:[^ ]+]]: !shape.size, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<2xf32>, %[[ARG3:[^ ]+]]: tensor<*xf32>, %[[ARG4:[^ ]+]]: tensor<?x2xf32>, %[[ARG5:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.dim %[[ARG4]], %[[ARG0]] : tensor<?x2xf32>, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.dim %[[ARG4]], %[[ARG1]] : tensor<?x2xf32>, index -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.dim %[[ARG4]], %[[ARG0]] : tensor<?x2xf32>, !shape.size -> index
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.dim %[[ARG4]], %[[ARG1]] : tensor<?x2xf32>, index -> index
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.dim %[[ARG2]], %[[ARG0]] : memref<2xf32>, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.dim %[[ARG2]], %[[ARG1]] : memref<2xf32>, index -> !shape.size
// CHECK-NEXT:     %[[V6:[^ ]+]] = shape.dim %[[ARG2]], %[[ARG0]] : memref<2xf32>, !shape.size -> index
// CHECK-NEXT:     %[[V7:[^ ]+]] = shape.dim %[[ARG2]], %[[ARG1]] : memref<2xf32>, index -> index
// CHECK-NEXT:     %[[V8:[^ ]+]] = shape.dim %[[ARG3]], %[[ARG0]] : tensor<*xf32>, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V9:[^ ]+]] = shape.dim %[[ARG3]], %[[ARG1]] : tensor<*xf32>, index -> !shape.size
// CHECK-NEXT:     %[[V10:[^ ]+]] = shape.dim %[[ARG3]], %[[ARG0]] : tensor<*xf32>, !shape.size -> index
// CHECK-NEXT:     %[[V11:[^ ]+]] = shape.dim %[[ARG3]], %[[ARG1]] : tensor<*xf32>, index -> index
// CHECK-NEXT:     %[[V12:[^ ]+]] = shape.dim %[[ARG5]], %[[ARG0]] : vector<4xf32>, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V13:[^ ]+]] = shape.dim %[[ARG5]], %[[ARG1]] : vector<4xf32>, index -> !shape.size
// CHECK-NEXT:     %[[V14:[^ ]+]] = shape.dim %[[ARG5]], %[[ARG0]] : vector<4xf32>, !shape.size -> index
// CHECK-NEXT:     %[[V15:[^ ]+]] = shape.dim %[[ARG5]], %[[ARG1]] : vector<4xf32>, index -> index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_of(%v: !shape.value_shape, %m: memref<2xf32>, %u: tensor<*xf32>, %f: tensor<?x2xf32>, %vec: vector<4xf32>) {
  "shape.shape_of"(%f) : (tensor<?x2xf32>) -> !shape.shape
  "shape.shape_of"(%f) : (tensor<?x2xf32>) -> tensor<?xindex>
  "shape.shape_of"(%f) : (tensor<?x2xf32>) -> tensor<2xindex>
  "shape.shape_of"(%m) : (memref<2xf32>) -> !shape.shape
  "shape.shape_of"(%m) : (memref<2xf32>) -> tensor<?xindex>
  "shape.shape_of"(%u) : (tensor<*xf32>) -> !shape.shape
  "shape.shape_of"(%u) : (tensor<*xf32>) -> tensor<?xindex>
  "shape.shape_of"(%u) : (tensor<*xf32>) -> tensor<3xindex>
  "shape.shape_of"(%u) : (tensor<*xf32>) -> tensor<2xindex>
  "shape.shape_of"(%u) : (tensor<*xf32>) -> tensor<4xindex, "enc">
  "shape.shape_of"(%vec) : (vector<4xf32>) -> !shape.shape
  "shape.shape_of"(%vec) : (vector<4xf32>) -> tensor<?xindex>
  "shape.shape_of"(%v) : (!shape.value_shape) -> !shape.shape
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of(%[[ARG0:[^ ]+]]: !shape.value_shape, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: tensor<*xf32>, %[[ARG3:[^ ]+]]: tensor<?x2xf32>, %[[ARG4:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG3]] : tensor<?x2xf32> -> !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.shape_of %[[ARG3]] : tensor<?x2xf32> -> tensor<?xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.shape_of %[[ARG3]] : tensor<?x2xf32> -> tensor<2xindex>
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.shape_of %[[ARG1]] : memref<2xf32> -> !shape.shape
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.shape_of %[[ARG1]] : memref<2xf32> -> tensor<?xindex>
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.shape_of %[[ARG2]] : tensor<*xf32> -> !shape.shape
// CHECK-NEXT:     %[[V6:[^ ]+]] = shape.shape_of %[[ARG2]] : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:     %[[V7:[^ ]+]] = shape.shape_of %[[ARG2]] : tensor<*xf32> -> tensor<3xindex>
// CHECK-NEXT:     %[[V8:[^ ]+]] = shape.shape_of %[[ARG2]] : tensor<*xf32> -> tensor<2xindex>
// CHECK-NEXT:     %[[V9:[^ ]+]] = shape.shape_of %[[ARG2]] : tensor<*xf32> -> tensor<4xindex, "enc">
// CHECK-NEXT:     %[[V10:[^ ]+]] = shape.shape_of %[[ARG4]] : vector<4xf32> -> !shape.shape
// CHECK-NEXT:     %[[V11:[^ ]+]] = shape.shape_of %[[ARG4]] : vector<4xf32> -> tensor<?xindex>
// CHECK-NEXT:     %[[V12:[^ ]+]] = shape.shape_of %[[ARG0]] : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @max(%s: !shape.shape, %z: !shape.size) {
  "shape.max"(%s, %s) : (!shape.shape, !shape.shape) -> !shape.shape
  "shape.max"(%s, %z) : (!shape.shape, !shape.size) -> !shape.size
  "shape.max"(%z, %s) : (!shape.size, !shape.shape) -> !shape.size
  "shape.max"(%z, %z) : (!shape.size, !shape.size) -> !shape.size
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @max(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: !shape.size) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.max %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.max %[[ARG0]], %[[ARG1]] : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.max %[[ARG1]], %[[ARG0]] : !shape.size, !shape.shape -> !shape.size
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.max %[[ARG1]], %[[ARG1]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @min(%s: !shape.shape, %z: !shape.size) {
  "shape.min"(%s, %s) : (!shape.shape, !shape.shape) -> !shape.shape
  "shape.min"(%s, %z) : (!shape.shape, !shape.size) -> !shape.size
  "shape.min"(%z, %s) : (!shape.size, !shape.shape) -> !shape.size
  "shape.min"(%z, %z) : (!shape.size, !shape.size) -> !shape.size
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @min(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: !shape.size) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.min %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.min %[[ARG0]], %[[ARG1]] : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.min %[[ARG1]], %[[ARG0]] : !shape.size, !shape.shape -> !shape.size
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.min %[[ARG1]], %[[ARG1]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @meet(%s: !shape.shape, %z: !shape.size, %i: index, %t3: tensor<3xindex>, %t: tensor<?xindex>) {
  "shape.meet"(%s, %s) : (!shape.shape, !shape.shape) -> !shape.shape
  "shape.meet"(%s, %s) : (!shape.shape, !shape.shape) -> tensor<?xindex>
  "shape.meet"(%s, %s) : (!shape.shape, !shape.shape) -> tensor<3xindex>
  "shape.meet"(%s, %t) : (!shape.shape, tensor<?xindex>) -> !shape.shape
  "shape.meet"(%s, %t) : (!shape.shape, tensor<?xindex>) -> tensor<?xindex>
  "shape.meet"(%s, %t) : (!shape.shape, tensor<?xindex>) -> tensor<3xindex>
  "shape.meet"(%s, %t3) : (!shape.shape, tensor<3xindex>) -> !shape.shape
  "shape.meet"(%s, %t3) : (!shape.shape, tensor<3xindex>) -> tensor<?xindex>
  "shape.meet"(%s, %t3) : (!shape.shape, tensor<3xindex>) -> tensor<3xindex>
  "shape.meet"(%z, %z) : (!shape.size, !shape.size) -> !shape.size
  "shape.meet"(%z, %z) : (!shape.size, !shape.size) -> index
  "shape.meet"(%z, %i) : (!shape.size, index) -> !shape.size
  "shape.meet"(%z, %i) : (!shape.size, index) -> index
  "shape.meet"(%i, %z) : (index, !shape.size) -> !shape.size
  "shape.meet"(%i, %z) : (index, !shape.size) -> index
  "shape.meet"(%i, %i) : (index, index) -> !shape.size
  "shape.meet"(%i, %i) : (index, index) -> index
  "shape.meet"(%i, %t) : (index, tensor<?xindex>) -> !shape.shape
  "shape.meet"(%i, %t) : (index, tensor<?xindex>) -> tensor<?xindex>
  "shape.meet"(%i, %t) : (index, tensor<?xindex>) -> tensor<3xindex>
  "shape.meet"(%t, %s) : (tensor<?xindex>, !shape.shape) -> !shape.shape
  "shape.meet"(%t, %s) : (tensor<?xindex>, !shape.shape) -> tensor<?xindex>
  "shape.meet"(%t, %s) : (tensor<?xindex>, !shape.shape) -> tensor<3xindex>
  "shape.meet"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> !shape.shape
  "shape.meet"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
  "shape.meet"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> tensor<3xindex>
  "shape.meet"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> !shape.shape
  "shape.meet"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> tensor<?xindex>
  "shape.meet"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> tensor<3xindex>
  "shape.meet"(%t3, %s) : (tensor<3xindex>, !shape.shape) -> !shape.shape
  "shape.meet"(%t3, %s) : (tensor<3xindex>, !shape.shape) -> tensor<?xindex>
  "shape.meet"(%t3, %s) : (tensor<3xindex>, !shape.shape) -> tensor<3xindex>
  "shape.meet"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> !shape.shape
  "shape.meet"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> tensor<?xindex>
  "shape.meet"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> tensor<3xindex>
  "shape.meet"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> !shape.shape
  "shape.meet"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> tensor<?xindex>
  "shape.meet"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> tensor<3xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @meet(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: !shape.size, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<3xindex>, %[[ARG4:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.meet %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.meet %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.meet %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> tensor<3xindex>
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.meet %[[ARG0]], %[[ARG4]] : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.meet %[[ARG0]], %[[ARG4]] : !shape.shape, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.meet %[[ARG0]], %[[ARG4]] : !shape.shape, tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V6:[^ ]+]] = shape.meet %[[ARG0]], %[[ARG3]] : !shape.shape, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %[[V7:[^ ]+]] = shape.meet %[[ARG0]], %[[ARG3]] : !shape.shape, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V8:[^ ]+]] = shape.meet %[[ARG0]], %[[ARG3]] : !shape.shape, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V9:[^ ]+]] = shape.meet %[[ARG1]], %[[ARG1]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V10:[^ ]+]] = shape.meet %[[ARG1]], %[[ARG1]] : !shape.size, !shape.size -> index
// CHECK-NEXT:     %[[V11:[^ ]+]] = shape.meet %[[ARG1]], %[[ARG2]] : !shape.size, index -> !shape.size
// CHECK-NEXT:     %[[V12:[^ ]+]] = shape.meet %[[ARG1]], %[[ARG2]] : !shape.size, index -> index
// CHECK-NEXT:     %[[V13:[^ ]+]] = shape.meet %[[ARG2]], %[[ARG1]] : index, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V14:[^ ]+]] = shape.meet %[[ARG2]], %[[ARG1]] : index, !shape.size -> index
// CHECK-NEXT:     %[[V15:[^ ]+]] = shape.meet %[[ARG2]], %[[ARG2]] : index, index -> !shape.size
// CHECK-NEXT:     %[[V16:[^ ]+]] = shape.meet %[[ARG2]], %[[ARG2]] : index, index -> index
// CHECK-NEXT:     %[[V17:[^ ]+]] = shape.meet %[[ARG2]], %[[ARG4]] : index, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V18:[^ ]+]] = shape.meet %[[ARG2]], %[[ARG4]] : index, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V19:[^ ]+]] = shape.meet %[[ARG2]], %[[ARG4]] : index, tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V20:[^ ]+]] = shape.meet %[[ARG4]], %[[ARG0]] : tensor<?xindex>, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V21:[^ ]+]] = shape.meet %[[ARG4]], %[[ARG0]] : tensor<?xindex>, !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %[[V22:[^ ]+]] = shape.meet %[[ARG4]], %[[ARG0]] : tensor<?xindex>, !shape.shape -> tensor<3xindex>
// CHECK-NEXT:     %[[V23:[^ ]+]] = shape.meet %[[ARG4]], %[[ARG4]] : tensor<?xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V24:[^ ]+]] = shape.meet %[[ARG4]], %[[ARG4]] : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V25:[^ ]+]] = shape.meet %[[ARG4]], %[[ARG4]] : tensor<?xindex>, tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V26:[^ ]+]] = shape.meet %[[ARG4]], %[[ARG3]] : tensor<?xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %[[V27:[^ ]+]] = shape.meet %[[ARG4]], %[[ARG3]] : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V28:[^ ]+]] = shape.meet %[[ARG4]], %[[ARG3]] : tensor<?xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V29:[^ ]+]] = shape.meet %[[ARG3]], %[[ARG0]] : tensor<3xindex>, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V30:[^ ]+]] = shape.meet %[[ARG3]], %[[ARG0]] : tensor<3xindex>, !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %[[V31:[^ ]+]] = shape.meet %[[ARG3]], %[[ARG0]] : tensor<3xindex>, !shape.shape -> tensor<3xindex>
// CHECK-NEXT:     %[[V32:[^ ]+]] = shape.meet %[[ARG3]], %[[ARG4]] : tensor<3xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V33:[^ ]+]] = shape.meet %[[ARG3]], %[[ARG4]] : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V34:[^ ]+]] = shape.meet %[[ARG3]], %[[ARG4]] : tensor<3xindex>, tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V35:[^ ]+]] = shape.meet %[[ARG3]], %[[ARG3]] : tensor<3xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %[[V36:[^ ]+]] = shape.meet %[[ARG3]], %[[ARG3]] : tensor<3xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V37:[^ ]+]] = shape.meet %[[ARG3]], %[[ARG3]] : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast(%s: !shape.shape, %t3: tensor<3xindex>, %t: tensor<?xindex>) {
  "shape.broadcast"(%s, %s) : (!shape.shape, !shape.shape) -> !shape.shape
  "shape.broadcast"(%s, %t) : (!shape.shape, tensor<?xindex>) -> !shape.shape
  "shape.broadcast"(%s, %t3) : (!shape.shape, tensor<3xindex>) -> !shape.shape
  "shape.broadcast"(%t, %s) : (tensor<?xindex>, !shape.shape) -> !shape.shape
  "shape.broadcast"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> !shape.shape
  "shape.broadcast"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
  "shape.broadcast"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> tensor<2xindex>
  "shape.broadcast"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> tensor<3xindex>
  "shape.broadcast"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> !shape.shape
  "shape.broadcast"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> tensor<?xindex>
  "shape.broadcast"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> tensor<2xindex>
  "shape.broadcast"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> tensor<3xindex>
  "shape.broadcast"(%t3, %s) : (tensor<3xindex>, !shape.shape) -> !shape.shape
  "shape.broadcast"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> !shape.shape
  "shape.broadcast"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> tensor<?xindex>
  "shape.broadcast"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> tensor<2xindex>
  "shape.broadcast"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> tensor<3xindex>
  "shape.broadcast"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> !shape.shape
  "shape.broadcast"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> tensor<?xindex>
  "shape.broadcast"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> tensor<2xindex>
  "shape.broadcast"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> tensor<3xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<3xindex>, %[[ARG2:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.broadcast %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.broadcast %[[ARG0]], %[[ARG2]] : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.broadcast %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.broadcast %[[ARG2]], %[[ARG0]] : tensor<?xindex>, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.broadcast %[[ARG2]], %[[ARG2]] : tensor<?xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.broadcast %[[ARG2]], %[[ARG2]] : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V6:[^ ]+]] = shape.broadcast %[[ARG2]], %[[ARG2]] : tensor<?xindex>, tensor<?xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V7:[^ ]+]] = shape.broadcast %[[ARG2]], %[[ARG2]] : tensor<?xindex>, tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V8:[^ ]+]] = shape.broadcast %[[ARG2]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %[[V9:[^ ]+]] = shape.broadcast %[[ARG2]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V10:[^ ]+]] = shape.broadcast %[[ARG2]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V11:[^ ]+]] = shape.broadcast %[[ARG2]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V12:[^ ]+]] = shape.broadcast %[[ARG1]], %[[ARG0]] : tensor<3xindex>, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V13:[^ ]+]] = shape.broadcast %[[ARG1]], %[[ARG2]] : tensor<3xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V14:[^ ]+]] = shape.broadcast %[[ARG1]], %[[ARG2]] : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V15:[^ ]+]] = shape.broadcast %[[ARG1]], %[[ARG2]] : tensor<3xindex>, tensor<?xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V16:[^ ]+]] = shape.broadcast %[[ARG1]], %[[ARG2]] : tensor<3xindex>, tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V17:[^ ]+]] = shape.broadcast %[[ARG1]], %[[ARG1]] : tensor<3xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %[[V18:[^ ]+]] = shape.broadcast %[[ARG1]], %[[ARG1]] : tensor<3xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V19:[^ ]+]] = shape.broadcast %[[ARG1]], %[[ARG1]] : tensor<3xindex>, tensor<3xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V20:[^ ]+]] = shape.broadcast %[[ARG1]], %[[ARG1]] : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @any(%s: !shape.shape, %t3: tensor<3xindex>, %t: tensor<?xindex>) {
  "shape.any"(%s, %s) : (!shape.shape, !shape.shape) -> !shape.shape
  "shape.any"(%s, %s) : (!shape.shape, !shape.shape) -> tensor<?xindex>
  "shape.any"(%s, %s) : (!shape.shape, !shape.shape) -> tensor<2xindex>
  "shape.any"(%s, %s) : (!shape.shape, !shape.shape) -> tensor<3xindex>
  "shape.any"(%s, %t) : (!shape.shape, tensor<?xindex>) -> !shape.shape
  "shape.any"(%s, %t) : (!shape.shape, tensor<?xindex>) -> tensor<?xindex>
  "shape.any"(%s, %t) : (!shape.shape, tensor<?xindex>) -> tensor<2xindex>
  "shape.any"(%s, %t) : (!shape.shape, tensor<?xindex>) -> tensor<3xindex>
  "shape.any"(%s, %t3) : (!shape.shape, tensor<3xindex>) -> !shape.shape
  "shape.any"(%s, %t3) : (!shape.shape, tensor<3xindex>) -> tensor<?xindex>
  "shape.any"(%s, %t3) : (!shape.shape, tensor<3xindex>) -> tensor<2xindex>
  "shape.any"(%s, %t3) : (!shape.shape, tensor<3xindex>) -> tensor<3xindex>
  "shape.any"(%t, %s) : (tensor<?xindex>, !shape.shape) -> !shape.shape
  "shape.any"(%t, %s) : (tensor<?xindex>, !shape.shape) -> tensor<?xindex>
  "shape.any"(%t, %s) : (tensor<?xindex>, !shape.shape) -> tensor<2xindex>
  "shape.any"(%t, %s) : (tensor<?xindex>, !shape.shape) -> tensor<3xindex>
  "shape.any"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> !shape.shape
  "shape.any"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
  "shape.any"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> tensor<2xindex>
  "shape.any"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> tensor<3xindex>
  "shape.any"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> !shape.shape
  "shape.any"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> tensor<?xindex>
  "shape.any"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> tensor<2xindex>
  "shape.any"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> tensor<3xindex>
  "shape.any"(%t3, %s) : (tensor<3xindex>, !shape.shape) -> !shape.shape
  "shape.any"(%t3, %s) : (tensor<3xindex>, !shape.shape) -> tensor<?xindex>
  "shape.any"(%t3, %s) : (tensor<3xindex>, !shape.shape) -> tensor<2xindex>
  "shape.any"(%t3, %s) : (tensor<3xindex>, !shape.shape) -> tensor<3xindex>
  "shape.any"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> !shape.shape
  "shape.any"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> tensor<?xindex>
  "shape.any"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> tensor<2xindex>
  "shape.any"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> tensor<3xindex>
  "shape.any"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> !shape.shape
  "shape.any"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> tensor<?xindex>
  "shape.any"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> tensor<2xindex>
  "shape.any"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> tensor<3xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @any(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<3xindex>, %[[ARG2:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.any %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.any %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.any %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> tensor<2xindex>
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.any %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> tensor<3xindex>
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.any %[[ARG0]], %[[ARG2]] : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.any %[[ARG0]], %[[ARG2]] : !shape.shape, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V6:[^ ]+]] = shape.any %[[ARG0]], %[[ARG2]] : !shape.shape, tensor<?xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V7:[^ ]+]] = shape.any %[[ARG0]], %[[ARG2]] : !shape.shape, tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V8:[^ ]+]] = shape.any %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %[[V9:[^ ]+]] = shape.any %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V10:[^ ]+]] = shape.any %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V11:[^ ]+]] = shape.any %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V12:[^ ]+]] = shape.any %[[ARG2]], %[[ARG0]] : tensor<?xindex>, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V13:[^ ]+]] = shape.any %[[ARG2]], %[[ARG0]] : tensor<?xindex>, !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %[[V14:[^ ]+]] = shape.any %[[ARG2]], %[[ARG0]] : tensor<?xindex>, !shape.shape -> tensor<2xindex>
// CHECK-NEXT:     %[[V15:[^ ]+]] = shape.any %[[ARG2]], %[[ARG0]] : tensor<?xindex>, !shape.shape -> tensor<3xindex>
// CHECK-NEXT:     %[[V16:[^ ]+]] = shape.any %[[ARG2]], %[[ARG2]] : tensor<?xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V17:[^ ]+]] = shape.any %[[ARG2]], %[[ARG2]] : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V18:[^ ]+]] = shape.any %[[ARG2]], %[[ARG2]] : tensor<?xindex>, tensor<?xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V19:[^ ]+]] = shape.any %[[ARG2]], %[[ARG2]] : tensor<?xindex>, tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V20:[^ ]+]] = shape.any %[[ARG2]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %[[V21:[^ ]+]] = shape.any %[[ARG2]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V22:[^ ]+]] = shape.any %[[ARG2]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V23:[^ ]+]] = shape.any %[[ARG2]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V24:[^ ]+]] = shape.any %[[ARG1]], %[[ARG0]] : tensor<3xindex>, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V25:[^ ]+]] = shape.any %[[ARG1]], %[[ARG0]] : tensor<3xindex>, !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %[[V26:[^ ]+]] = shape.any %[[ARG1]], %[[ARG0]] : tensor<3xindex>, !shape.shape -> tensor<2xindex>
// CHECK-NEXT:     %[[V27:[^ ]+]] = shape.any %[[ARG1]], %[[ARG0]] : tensor<3xindex>, !shape.shape -> tensor<3xindex>
// CHECK-NEXT:     %[[V28:[^ ]+]] = shape.any %[[ARG1]], %[[ARG2]] : tensor<3xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V29:[^ ]+]] = shape.any %[[ARG1]], %[[ARG2]] : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V30:[^ ]+]] = shape.any %[[ARG1]], %[[ARG2]] : tensor<3xindex>, tensor<?xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V31:[^ ]+]] = shape.any %[[ARG1]], %[[ARG2]] : tensor<3xindex>, tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V32:[^ ]+]] = shape.any %[[ARG1]], %[[ARG1]] : tensor<3xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %[[V33:[^ ]+]] = shape.any %[[ARG1]], %[[ARG1]] : tensor<3xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V34:[^ ]+]] = shape.any %[[ARG1]], %[[ARG1]] : tensor<3xindex>, tensor<3xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V35:[^ ]+]] = shape.any %[[ARG1]], %[[ARG1]] : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat(%s: !shape.shape, %t3: tensor<3xindex>, %t: tensor<?xindex>) {
  "shape.concat"(%s, %s) : (!shape.shape, !shape.shape) -> !shape.shape
  "shape.concat"(%s, %s) : (!shape.shape, !shape.shape) -> tensor<?xindex>
  "shape.concat"(%s, %s) : (!shape.shape, !shape.shape) -> tensor<2xindex>
  "shape.concat"(%s, %s) : (!shape.shape, !shape.shape) -> tensor<3xindex>
  "shape.concat"(%s, %t) : (!shape.shape, tensor<?xindex>) -> !shape.shape
  "shape.concat"(%s, %t) : (!shape.shape, tensor<?xindex>) -> tensor<?xindex>
  "shape.concat"(%s, %t) : (!shape.shape, tensor<?xindex>) -> tensor<2xindex>
  "shape.concat"(%s, %t) : (!shape.shape, tensor<?xindex>) -> tensor<3xindex>
  "shape.concat"(%s, %t3) : (!shape.shape, tensor<3xindex>) -> !shape.shape
  "shape.concat"(%s, %t3) : (!shape.shape, tensor<3xindex>) -> tensor<?xindex>
  "shape.concat"(%s, %t3) : (!shape.shape, tensor<3xindex>) -> tensor<2xindex>
  "shape.concat"(%s, %t3) : (!shape.shape, tensor<3xindex>) -> tensor<3xindex>
  "shape.concat"(%t, %s) : (tensor<?xindex>, !shape.shape) -> !shape.shape
  "shape.concat"(%t, %s) : (tensor<?xindex>, !shape.shape) -> tensor<?xindex>
  "shape.concat"(%t, %s) : (tensor<?xindex>, !shape.shape) -> tensor<2xindex>
  "shape.concat"(%t, %s) : (tensor<?xindex>, !shape.shape) -> tensor<3xindex>
  "shape.concat"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> !shape.shape
  "shape.concat"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
  "shape.concat"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> tensor<2xindex>
  "shape.concat"(%t, %t) : (tensor<?xindex>, tensor<?xindex>) -> tensor<3xindex>
  "shape.concat"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> !shape.shape
  "shape.concat"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> tensor<?xindex>
  "shape.concat"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> tensor<2xindex>
  "shape.concat"(%t, %t3) : (tensor<?xindex>, tensor<3xindex>) -> tensor<3xindex>
  "shape.concat"(%t3, %s) : (tensor<3xindex>, !shape.shape) -> !shape.shape
  "shape.concat"(%t3, %s) : (tensor<3xindex>, !shape.shape) -> tensor<?xindex>
  "shape.concat"(%t3, %s) : (tensor<3xindex>, !shape.shape) -> tensor<2xindex>
  "shape.concat"(%t3, %s) : (tensor<3xindex>, !shape.shape) -> tensor<3xindex>
  "shape.concat"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> !shape.shape
  "shape.concat"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> tensor<?xindex>
  "shape.concat"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> tensor<2xindex>
  "shape.concat"(%t3, %t) : (tensor<3xindex>, tensor<?xindex>) -> tensor<3xindex>
  "shape.concat"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> !shape.shape
  "shape.concat"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> tensor<?xindex>
  "shape.concat"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> tensor<2xindex>
  "shape.concat"(%t3, %t3) : (tensor<3xindex>, tensor<3xindex>) -> tensor<3xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<3xindex>, %[[ARG2:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> tensor<2xindex>
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> tensor<3xindex>
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG2]] : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG2]] : !shape.shape, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V6:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG2]] : !shape.shape, tensor<?xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V7:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG2]] : !shape.shape, tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V8:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %[[V9:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V10:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V11:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V12:[^ ]+]] = shape.concat %[[ARG2]], %[[ARG0]] : tensor<?xindex>, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V13:[^ ]+]] = shape.concat %[[ARG2]], %[[ARG0]] : tensor<?xindex>, !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %[[V14:[^ ]+]] = shape.concat %[[ARG2]], %[[ARG0]] : tensor<?xindex>, !shape.shape -> tensor<2xindex>
// CHECK-NEXT:     %[[V15:[^ ]+]] = shape.concat %[[ARG2]], %[[ARG0]] : tensor<?xindex>, !shape.shape -> tensor<3xindex>
// CHECK-NEXT:     %[[V16:[^ ]+]] = shape.concat %[[ARG2]], %[[ARG2]] : tensor<?xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V17:[^ ]+]] = shape.concat %[[ARG2]], %[[ARG2]] : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V18:[^ ]+]] = shape.concat %[[ARG2]], %[[ARG2]] : tensor<?xindex>, tensor<?xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V19:[^ ]+]] = shape.concat %[[ARG2]], %[[ARG2]] : tensor<?xindex>, tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V20:[^ ]+]] = shape.concat %[[ARG2]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %[[V21:[^ ]+]] = shape.concat %[[ARG2]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V22:[^ ]+]] = shape.concat %[[ARG2]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V23:[^ ]+]] = shape.concat %[[ARG2]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V24:[^ ]+]] = shape.concat %[[ARG1]], %[[ARG0]] : tensor<3xindex>, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V25:[^ ]+]] = shape.concat %[[ARG1]], %[[ARG0]] : tensor<3xindex>, !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %[[V26:[^ ]+]] = shape.concat %[[ARG1]], %[[ARG0]] : tensor<3xindex>, !shape.shape -> tensor<2xindex>
// CHECK-NEXT:     %[[V27:[^ ]+]] = shape.concat %[[ARG1]], %[[ARG0]] : tensor<3xindex>, !shape.shape -> tensor<3xindex>
// CHECK-NEXT:     %[[V28:[^ ]+]] = shape.concat %[[ARG1]], %[[ARG2]] : tensor<3xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V29:[^ ]+]] = shape.concat %[[ARG1]], %[[ARG2]] : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V30:[^ ]+]] = shape.concat %[[ARG1]], %[[ARG2]] : tensor<3xindex>, tensor<?xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V31:[^ ]+]] = shape.concat %[[ARG1]], %[[ARG2]] : tensor<3xindex>, tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[V32:[^ ]+]] = shape.concat %[[ARG1]], %[[ARG1]] : tensor<3xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %[[V33:[^ ]+]] = shape.concat %[[ARG1]], %[[ARG1]] : tensor<3xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     %[[V34:[^ ]+]] = shape.concat %[[ARG1]], %[[ARG1]] : tensor<3xindex>, tensor<3xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V35:[^ ]+]] = shape.concat %[[ARG1]], %[[ARG1]] : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @const_shape() {
  "shape.const_shape"() <{shape = dense<[1,2,3]>: tensor<3xindex>}> : () -> !shape.shape
  "shape.const_shape"() <{shape = dense<[1,2,3]>: tensor<3xindex>}> : () -> tensor<3xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @const_shape() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.const_shape [1, 2, 3] : tensor<3xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
