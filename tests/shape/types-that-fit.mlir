// RUN: mlir-opt %s --split-input-file | FileCheck %s

func.func @add(%z: !shape.size, %i: index) {
  "shape.add"(%z, %i) : (!shape.size, index) -> !shape.size
  "shape.add"(%i, %i) : (index, index) -> !shape.size
  "shape.add"(%i, %i) : (index, index) -> index
  "shape.add"(%i, %z) : (index, !shape.size) -> !shape.size
  "shape.add"(%z, %z) : (!shape.size, !shape.size) -> !shape.size
  return
}

// -----

func.func @mul(%z: !shape.size, %i: index) {
  "shape.mul"(%z, %i) : (!shape.size, index) -> !shape.size
  "shape.mul"(%i, %i) : (index, index) -> !shape.size
  "shape.mul"(%i, %i) : (index, index) -> index
  "shape.mul"(%i, %z) : (index, !shape.size) -> !shape.size
  "shape.mul"(%z, %z) : (!shape.size, !shape.size) -> !shape.size
  return
}

// -----

func.func @div(%z: !shape.size, %i: index) {
  "shape.div"(%z, %i) : (!shape.size, index) -> !shape.size
  "shape.div"(%i, %i) : (index, index) -> !shape.size
  "shape.div"(%i, %i) : (index, index) -> index
  "shape.div"(%i, %z) : (index, !shape.size) -> !shape.size
  "shape.div"(%z, %z) : (!shape.size, !shape.size) -> !shape.size
  return
}

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

// -----

func.func @max(%s: !shape.shape, %z: !shape.size) {
  "shape.max"(%s, %s) : (!shape.shape, !shape.shape) -> !shape.shape
  "shape.max"(%s, %z) : (!shape.shape, !shape.size) -> !shape.size
  "shape.max"(%z, %s) : (!shape.size, !shape.shape) -> !shape.size
  "shape.max"(%z, %z) : (!shape.size, !shape.size) -> !shape.size
  return
}

// -----

func.func @min(%s: !shape.shape, %z: !shape.size) {
  "shape.min"(%s, %s) : (!shape.shape, !shape.shape) -> !shape.shape
  "shape.min"(%s, %z) : (!shape.shape, !shape.size) -> !shape.size
  "shape.min"(%z, %s) : (!shape.size, !shape.shape) -> !shape.size
  "shape.min"(%z, %z) : (!shape.size, !shape.size) -> !shape.size
  return
}

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

// -----

func.func @const_shape() {
  "shape.const_shape"() <{shape = dense<[1,2,3]>: tensor<3xindex>}> : () -> !shape.shape
  "shape.const_shape"() <{shape = dense<[1,2,3]>: tensor<3xindex>}> : () -> tensor<3xindex>
  return
}
