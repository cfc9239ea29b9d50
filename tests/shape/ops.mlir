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
