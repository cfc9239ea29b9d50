// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @all(%s: !shape.shape, %z: !shape.size, %v: !shape.value_shape, %w: !shape.witness, %i: index, %t: tensor<?xindex>, %t3: tensor<3xindex>, %f: tensor<?x2xf32>, %b: i1, %ti: tensor<3xi32>, %m: memref<4xf32>) {
  %0 = shape.add %z, %i : !shape.size, index -> !shape.size
  %1 = shape.add %i, %i : index, index -> index
  %2 = shape.broadcast %s, %t {error = "x"} : !shape.shape, tensor<?xindex> -> !shape.shape
  %3 = shape.const_shape [] : !shape.shape
  %4 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %5 = shape.const_shape {a} [1, 2, -3] : tensor<3xindex>
  %6 = shape.const_size 10
  %7 = shape.div %i, %i : index, index -> !shape.size
  %8 = shape.shape_eq %s, %t, %t3 : !shape.shape, tensor<?xindex>, tensor<3xindex>
  %9 = shape.from_extents %i, %z : index, !shape.size
  %11 = shape.from_extent_tensor %t3 : tensor<3xindex>
  %12 = shape.is_broadcastable %s, %t : !shape.shape, tensor<?xindex>
  %13 = shape.rank %s : !shape.shape -> !shape.size
  %14 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %15 = shape.dim %f, %i : tensor<?x2xf32>, index -> index
  %16 = shape.get_extent %s, %z : !shape.shape, !shape.size -> !shape.size
  %17 = shape.index_to_size %i
  %18 = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %19 = shape.meet %s, %t, error = "foo" : !shape.shape, tensor<?xindex> -> !shape.shape
  %20 = shape.meet %z, %i : !shape.size, index -> !shape.size
  %21 = shape.min %z, %z : !shape.size, !shape.size -> !shape.size
  %22 = shape.mul %i, %i : index, index -> index
  %23 = shape.num_elements %t : tensor<?xindex> -> index
  %24 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
    ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
      %r = shape.mul %acc, %dim : !shape.size, !shape.size -> !shape.size
      shape.yield %r : !shape.size
  }
  %25 = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %26 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %27 = shape.value_of %v : tensor<?xf32>
  %28 = shape.size_to_index %z : !shape.size
  %29 = shape.value_as_shape %ti : tensor<3xi32> -> !shape.shape
  %30 = shape.with_shape %f, %t : tensor<?x2xf32>, tensor<?xindex>
  %31 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  %32:2 = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %33 = shape.concat %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %34 = shape.any %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %35 = shape.assuming_all %w, %w
  %36:2 = shape.assuming %w -> (index, f32) {
    %q = "t.x"() : () -> f32
    shape.assuming_yield %i, %q : index, f32
  }
  shape.assuming %w { "t.x"() : () -> () }
  %37 = shape.cstr_broadcastable %s, %t : !shape.shape, tensor<?xindex>
  %38 = shape.cstr_eq %s : !shape.shape
  %39 = shape.const_witness true
  %40 = shape.cstr_require %b, "msg"
  %41 = shape.shape_of %m : memref<4xf32> -> tensor<?xindex>
  return
}
shape.function_library @lib {
  shape.func @f(%a: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %a : !shape.value_shape -> !shape.shape
    shape.return %0 : !shape.shape
  }
} mapping { t.a = @f, "t.b" = @f }
shape.func private @decl(!shape.size) -> index
shape.function_library @lib2 attributes {x} { shape.func private @decl(!shape.size) -> index
} mapping {}



// CHECK: module {
// CHECK-NEXT:   func.func @all(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: !shape.size, %[[ARG2:[^ ]+]]: !shape.value_shape, %[[ARG3:[^ ]+]]: !shape.witness, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: tensor<3xindex>, %[[ARG7:[^ ]+]]: tensor<?x2xf32>, %[[ARG8:[^ ]+]]: i1, %[[ARG9:[^ ]+]]: tensor<3xi32>, %[[ARG10:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.add %[[ARG1]], %[[ARG4]] : !shape.size, index -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.add %[[ARG4]], %[[ARG4]] : index, index -> index
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.broadcast %[[ARG0]], %[[ARG5]] {error = "x"} : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.const_shape [] : !shape.shape
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.const_shape [1, 2, 3] : tensor<3xindex>
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.const_shape  {a}[1, 2, -3] : tensor<3xindex>
// CHECK-NEXT:     %[[C10:[^ ]+]] = shape.const_size 10
// CHECK-NEXT:     %[[V6:[^ ]+]] = shape.div %[[ARG4]], %[[ARG4]] : index, index -> !shape.size
// CHECK-NEXT:     %[[V7:[^ ]+]] = shape.shape_eq %[[ARG0]], %[[ARG5]], %[[ARG6]] : !shape.shape, tensor<?xindex>, tensor<3xindex>
// CHECK-NEXT:     %[[V8:[^ ]+]] = shape.from_extents %[[ARG4]], %[[ARG1]] : index, !shape.size
// CHECK-NEXT:     %[[V9:[^ ]+]] = shape.from_extent_tensor %[[ARG6]] : tensor<3xindex>
// CHECK-NEXT:     %[[V10:[^ ]+]] = shape.is_broadcastable %[[ARG0]], %[[ARG5]] : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     %[[V11:[^ ]+]] = shape.rank %[[ARG0]] : !shape.shape -> !shape.size
// CHECK-NEXT:     %[[V12:[^ ]+]] = shape.to_extent_tensor %[[ARG0]] : !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %[[V13:[^ ]+]] = shape.dim %[[ARG7]], %[[ARG4]] : tensor<?x2xf32>, index -> index
// CHECK-NEXT:     %[[V14:[^ ]+]] = shape.get_extent %[[ARG0]], %[[ARG1]] : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V15:[^ ]+]] = shape.index_to_size %[[ARG4]]
// CHECK-NEXT:     %[[V16:[^ ]+]] = shape.max %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V17:[^ ]+]] = shape.meet %[[ARG0]], %[[ARG5]], error = "foo" : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V18:[^ ]+]] = shape.meet %[[ARG1]], %[[ARG4]] : !shape.size, index -> !shape.size
// CHECK-NEXT:     %[[V19:[^ ]+]] = shape.min %[[ARG1]], %[[ARG1]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V20:[^ ]+]] = shape.mul %[[ARG4]], %[[ARG4]] : index, index -> index
// CHECK-NEXT:     %[[V21:[^ ]+]] = shape.num_elements %[[ARG5]] : tensor<?xindex> -> index
// CHECK-NEXT:     %[[V22:[^ ]+]] = shape.reduce(%[[ARG0]], %[[ARG1]]) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: !shape.size, %[[ARG13:[^ ]+]]: !shape.size):
// CHECK-NEXT:       %[[V39:[^ ]+]] = shape.mul %[[ARG13]], %[[ARG12]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %[[V39]] : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V23:[^ ]+]] = shape.shape_of %[[ARG7]] : tensor<?x2xf32> -> tensor<2xindex>
// CHECK-NEXT:     %[[V24:[^ ]+]] = shape.shape_of %[[ARG2]] : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     %[[V25:[^ ]+]] = shape.value_of %[[ARG2]] : tensor<?xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = shape.size_to_index %[[ARG1]] : !shape.size
// CHECK-NEXT:     %[[V27:[^ ]+]] = shape.value_as_shape %[[ARG9]] : tensor<3xi32> -> !shape.shape
// CHECK-NEXT:     %[[V28:[^ ]+]] = shape.with_shape %[[ARG7]], %[[ARG5]] : tensor<?x2xf32>, tensor<?xindex>
// CHECK-NEXT:     %[[V29:[^ ]+]] = "shape.debug_print"(%[[ARG0]]) : (!shape.shape) -> !shape.shape
// CHECK-NEXT:     %[[HEAD:[^ ]+]], %[[TAIL:[^ ]+]] = "shape.split_at"(%[[ARG0]], %[[ARG4]]) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     %[[V30:[^ ]+]] = shape.concat %[[ARG0]], %[[ARG5]] : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V31:[^ ]+]] = shape.any %[[ARG0]], %[[ARG5]] : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %[[V32:[^ ]+]] = shape.assuming_all %[[ARG3]], %[[ARG3]]
// CHECK-NEXT:     %[[V33:[^ ]+]]:2 = shape.assuming %[[ARG3]] -> (index, f32) {
// CHECK-NEXT:       %[[V39]] = "t.x"() : () -> f32
// CHECK-NEXT:       shape.assuming_yield %[[ARG4]], %[[V39]] : index, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     shape.assuming %[[ARG3]] {
// CHECK-NEXT:       "t.x"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V34:[^ ]+]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG5]] : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     %[[V35:[^ ]+]] = shape.cstr_eq %[[ARG0]] : !shape.shape
// CHECK-NEXT:     %[[V36:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     %[[V37:[^ ]+]] = shape.cstr_require %[[ARG8]], "msg"
// CHECK-NEXT:     %[[V38:[^ ]+]] = shape.shape_of %[[ARG10]] : memref<4xf32> -> tensor<?xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.function_library @lib {
// CHECK-NEXT:     func @f(%[[ARG0:[^ ]+]]: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:       %[[V0:[^ ]+]] = shape_of %[[ARG0]] : !shape.value_shape -> !shape.shape
// CHECK-NEXT:       return %[[V0]] : !shape.shape
// CHECK-NEXT:     }
// CHECK-NEXT:   } mapping {t.a = @f, t.b = @f}
// CHECK-NEXT:   shape.func private @decl(!shape.size) -> index
// CHECK-NEXT:   shape.function_library @lib2 attributes {x} {
// CHECK-NEXT:     func private @decl(!shape.size) -> index
// CHECK-NEXT:   } mapping {}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.shape, !shape.size, !shape.value_shape, !shape.witness, index, tensor<?xindex>, tensor<3xindex>, tensor<?x2xf32>, i1, tensor<3xi32>, memref<4xf32>) -> (), sym_name = "all"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: !shape.shape, %[[ARG2:[^ ]+]]: !shape.size, %[[ARG3:[^ ]+]]: !shape.value_shape, %[[ARG4:[^ ]+]]: !shape.witness, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: tensor<?xindex>, %[[ARG7:[^ ]+]]: tensor<3xindex>, %[[ARG8:[^ ]+]]: tensor<?x2xf32>, %[[ARG9:[^ ]+]]: i1, %[[ARG10:[^ ]+]]: tensor<3xi32>, %[[ARG11:[^ ]+]]: memref<4xf32>):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "shape.add"(%[[ARG2]], %[[ARG5]]) : (!shape.size, index) -> !shape.size
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "shape.add"(%[[ARG5]], %[[ARG5]]) : (index, index) -> index
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "shape.broadcast"(%[[ARG1]], %[[ARG6]]) <{error = "x"}> : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "shape.const_shape"() <{shape = dense<[1, 2, 3]> : tensor<3xindex>}> : () -> tensor<3xindex>
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "shape.const_shape"() <{shape = dense<[1, 2, -3]> : tensor<3xindex>}> {a} : () -> tensor<3xindex>
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "shape.const_size"() <{value = 10 : index}> : () -> !shape.size
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "shape.div"(%[[ARG5]], %[[ARG5]]) : (index, index) -> !shape.size
// GENERIC-NEXT:     %[[V9:[^ ]+]] = "shape.shape_eq"(%[[ARG1]], %[[ARG6]], %[[ARG7]]) : (!shape.shape, tensor<?xindex>, tensor<3xindex>) -> i1
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "shape.from_extents"(%[[ARG5]], %[[ARG2]]) : (index, !shape.size) -> !shape.shape
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "shape.from_extent_tensor"(%[[ARG7]]) : (tensor<3xindex>) -> !shape.shape
// GENERIC-NEXT:     %[[V12:[^ ]+]] = "shape.is_broadcastable"(%[[ARG1]], %[[ARG6]]) : (!shape.shape, tensor<?xindex>) -> i1
// GENERIC-NEXT:     %[[V13:[^ ]+]] = "shape.rank"(%[[ARG1]]) : (!shape.shape) -> !shape.size
// GENERIC-NEXT:     %[[V14:[^ ]+]] = "shape.to_extent_tensor"(%[[ARG1]]) : (!shape.shape) -> tensor<?xindex>
// GENERIC-NEXT:     %[[V15:[^ ]+]] = "shape.dim"(%[[ARG8]], %[[ARG5]]) : (tensor<?x2xf32>, index) -> index
// GENERIC-NEXT:     %[[V16:[^ ]+]] = "shape.get_extent"(%[[ARG1]], %[[ARG2]]) : (!shape.shape, !shape.size) -> !shape.size
// GENERIC-NEXT:     %[[V17:[^ ]+]] = "shape.index_to_size"(%[[ARG5]]) : (index) -> !shape.size
// GENERIC-NEXT:     %[[V18:[^ ]+]] = "shape.max"(%[[ARG1]], %[[ARG1]]) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC-NEXT:     %[[V19:[^ ]+]] = "shape.meet"(%[[ARG1]], %[[ARG6]]) <{error = "foo"}> : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %[[V20:[^ ]+]] = "shape.meet"(%[[ARG2]], %[[ARG5]]) : (!shape.size, index) -> !shape.size
// GENERIC-NEXT:     %[[V21:[^ ]+]] = "shape.min"(%[[ARG2]], %[[ARG2]]) : (!shape.size, !shape.size) -> !shape.size
// GENERIC-NEXT:     %[[V22:[^ ]+]] = "shape.mul"(%[[ARG5]], %[[ARG5]]) : (index, index) -> index
// GENERIC-NEXT:     %[[V23:[^ ]+]] = "shape.num_elements"(%[[ARG6]]) : (tensor<?xindex>) -> index
// GENERIC-NEXT:     %[[V24:[^ ]+]] = "shape.reduce"(%[[ARG1]], %[[ARG2]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: !shape.size, %[[ARG14:[^ ]+]]: !shape.size):
// GENERIC-NEXT:       %[[V43:[^ ]+]] = "shape.mul"(%[[ARG14]], %[[ARG13]]) : (!shape.size, !shape.size) -> !shape.size
// GENERIC-NEXT:       "shape.yield"(%[[V43]]) : (!shape.size) -> ()
// GENERIC-NEXT:     }) : (!shape.shape, !shape.size) -> !shape.size
// GENERIC-NEXT:     %[[V25:[^ ]+]] = "shape.shape_of"(%[[ARG8]]) : (tensor<?x2xf32>) -> tensor<2xindex>
// GENERIC-NEXT:     %[[V26:[^ ]+]] = "shape.shape_of"(%[[ARG3]]) : (!shape.value_shape) -> !shape.shape
// GENERIC-NEXT:     %[[V27:[^ ]+]] = "shape.value_of"(%[[ARG3]]) : (!shape.value_shape) -> tensor<?xf32>
// GENERIC-NEXT:     %[[V28:[^ ]+]] = "shape.size_to_index"(%[[ARG2]]) : (!shape.size) -> index
// GENERIC-NEXT:     %[[V29:[^ ]+]] = "shape.value_as_shape"(%[[ARG10]]) : (tensor<3xi32>) -> !shape.shape
// GENERIC-NEXT:     %[[V30:[^ ]+]] = "shape.with_shape"(%[[ARG8]], %[[ARG6]]) : (tensor<?x2xf32>, tensor<?xindex>) -> !shape.value_shape
// GENERIC-NEXT:     %[[V31:[^ ]+]] = "shape.debug_print"(%[[ARG1]]) : (!shape.shape) -> !shape.shape
// GENERIC-NEXT:     %[[V32:[^ ]+]]:2 = "shape.split_at"(%[[ARG1]], %[[ARG5]]) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// GENERIC-NEXT:     %[[V33:[^ ]+]] = "shape.concat"(%[[ARG1]], %[[ARG6]]) : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %[[V34:[^ ]+]] = "shape.any"(%[[ARG1]], %[[ARG6]]) : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %[[V35:[^ ]+]] = "shape.assuming_all"(%[[ARG4]], %[[ARG4]]) : (!shape.witness, !shape.witness) -> !shape.witness
// GENERIC-NEXT:     %[[V36:[^ ]+]]:2 = "shape.assuming"(%[[ARG4]]) ({
// GENERIC-NEXT:       %[[V42:[^ ]+]] = "t.x"() : () -> f32
// GENERIC-NEXT:       "shape.assuming_yield"(%[[ARG5]], %[[V42]]) : (index, f32) -> ()
// GENERIC-NEXT:     }) : (!shape.witness) -> (index, f32)
// GENERIC-NEXT:     "shape.assuming"(%[[ARG4]]) ({
// GENERIC-NEXT:       "t.x"() : () -> ()
// GENERIC-NEXT:       "shape.assuming_yield"() : () -> ()
// GENERIC-NEXT:     }) : (!shape.witness) -> ()
// GENERIC-NEXT:     %[[V37:[^ ]+]] = "shape.cstr_broadcastable"(%[[ARG1]], %[[ARG6]]) : (!shape.shape, tensor<?xindex>) -> !shape.witness
// GENERIC-NEXT:     %[[V38:[^ ]+]] = "shape.cstr_eq"(%[[ARG1]]) : (!shape.shape) -> !shape.witness
// GENERIC-NEXT:     %[[V39:[^ ]+]] = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
// GENERIC-NEXT:     %[[V40:[^ ]+]] = "shape.cstr_require"(%[[ARG9]]) <{msg = "msg"}> : (i1) -> !shape.witness
// GENERIC-NEXT:     %[[V41:[^ ]+]] = "shape.shape_of"(%[[ARG11]]) : (memref<4xf32>) -> tensor<?xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "shape.function_library"() <{mapping = {t.a = @f, t.b = @f}, sym_name = "lib"}> ({
// GENERIC-NEXT:     "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "f"}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: !shape.value_shape):
// GENERIC-NEXT:       %[[V0:[^ ]+]] = "shape.shape_of"(%[[ARG0]]) : (!shape.value_shape) -> !shape.shape
// GENERIC-NEXT:       "shape.return"(%[[V0]]) : (!shape.shape) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "shape.func"() <{function_type = (!shape.size) -> index, sym_name = "decl", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "shape.function_library"() <{mapping = {}, sym_name = "lib2"}> ({
// GENERIC-NEXT:     "shape.func"() <{function_type = (!shape.size) -> index, sym_name = "decl", sym_visibility = "private"}> ({
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) {x} : () -> ()
// GENERIC-NEXT: }) : () -> ()
