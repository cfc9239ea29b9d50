// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --canonicalize | FileCheck %s

func.func @add(%z: !shape.size, %i: index) {
  %z0 = shape.const_size 0
  %z7 = shape.const_size 7
  %i0 = arith.constant 0 : index
  %i3 = arith.constant 3 : index
  %1 = shape.add %z, %z0 : !shape.size, !shape.size -> !shape.size
  %2 = shape.add %z0, %z : !shape.size, !shape.size -> !shape.size
  %3 = shape.add %z7, %i3 : !shape.size, index -> !shape.size
  %4 = shape.add %i3, %i3 : index, index -> index
  %5 = shape.add %i, %i0 : index, index -> index
  %6 = shape.add %i, %z0 : index, !shape.size -> !shape.size
  %7 = shape.add %i, %i0 : index, index -> !shape.size
  "t.u"(%1,%2,%3,%4,%5,%6,%7) : (!shape.size,!shape.size,!shape.size,index,index,!shape.size,!shape.size) -> ()
  return
}

// -----

func.func @mul(%z: !shape.size, %i: index) {
  %z0 = shape.const_size 0
  %z1 = shape.const_size 1
  %z7 = shape.const_size 7
  %i1 = arith.constant 1 : index
  %i3 = arith.constant 3 : index
  %1 = shape.mul %z, %z1 : !shape.size, !shape.size -> !shape.size
  %2 = shape.mul %z0, %z : !shape.size, !shape.size -> !shape.size
  %3 = shape.mul %z7, %i3 : !shape.size, index -> !shape.size
  %4 = shape.mul %i3, %i3 : index, index -> index
  %5 = shape.mul %i, %i1 : index, index -> index
  %6 = shape.mul %i, %z1 : index, !shape.size -> !shape.size
  %7 = shape.mul %i, %i1 : index, index -> !shape.size
  "t.u"(%1,%2,%3,%4,%5,%6,%7) : (!shape.size,!shape.size,!shape.size,index,index,!shape.size,!shape.size) -> ()
  return
}

// -----

func.func @div(%z: !shape.size, %i: index) {
  %z0 = shape.const_size 0
  %z1 = shape.const_size 1
  %z7 = shape.const_size -7
  %i1 = arith.constant 1 : index
  %i3 = arith.constant 3 : index
  %1 = shape.div %z, %z1 : !shape.size, !shape.size -> !shape.size
  %2 = shape.div %z0, %z : !shape.size, !shape.size -> !shape.size
  %3 = shape.div %z7, %i3 : !shape.size, index -> !shape.size
  %4 = shape.div %i3, %i3 : index, index -> index
  %5 = shape.div %i, %i1 : index, index -> index
  %6 = shape.div %i, %z0 : index, !shape.size -> !shape.size
  %7 = shape.div %z7, %z0 : !shape.size, !shape.size -> !shape.size
  "t.u"(%1,%2,%3,%4,%5,%6,%7) : (!shape.size,!shape.size,!shape.size,index,index,!shape.size,!shape.size) -> ()
  return
}

// -----

func.func @any(%s: !shape.shape, %t: tensor<?xindex>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %1 = shape.any %s, %c : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.any %c, %s : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.any %d, %t : tensor<2xindex>, tensor<?xindex> -> tensor<2xindex>
  %4 = shape.any %s : !shape.shape -> !shape.shape
  %5 = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
  "t.u"(%1,%2,%3,%4,%5) : (!shape.shape, !shape.shape, tensor<2xindex>, !shape.shape, !shape.shape) -> ()
  return
}

// -----

func.func @assuming_all(%w: !shape.witness, %v: !shape.witness) {
  %t = shape.const_witness true
  %f = shape.const_witness false
  %1 = shape.assuming_all %w, %t
  %2 = shape.assuming_all %t, %w
  %3 = shape.assuming_all %t, %t
  %4 = shape.assuming_all %f, %t
  %5 = shape.assuming_all %f, %w
  %6 = shape.assuming_all %w, %w
  %7 = shape.assuming_all %w
  %8 = shape.assuming_all %w, %v
  %9 = shape.assuming_all %8, %w, %t
  "t.u"(%1,%2,%3,%4,%5,%6,%7,%9) : (!shape.witness,!shape.witness,!shape.witness,!shape.witness,!shape.witness,!shape.witness,!shape.witness,!shape.witness) -> ()
  return
}

// -----

func.func @cast() {
  %d = shape.const_shape [3,1] : tensor<2xindex>
  %1 = tensor.cast %d : tensor<2xindex> to tensor<?xindex>
  %e = shape.const_shape [3,1] : !shape.shape
  "t.u"(%1) : (tensor<?xindex>) -> ()
  return
}

// -----

func.func @eq(%s: !shape.shape, %t: tensor<?xindex>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %1 = shape.cstr_eq %c, %d : !shape.shape, tensor<2xindex>
  %2 = shape.cstr_eq %c, %e : !shape.shape, tensor<2xindex>
  %3 = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  %4 = shape.cstr_eq %s : !shape.shape
  %5 = shape.shape_eq %c, %d : !shape.shape, tensor<2xindex>
  %6 = shape.shape_eq %c, %e : !shape.shape, tensor<2xindex>
  %7 = shape.shape_eq %s, %s : !shape.shape, !shape.shape
  %8 = shape.shape_eq %s : !shape.shape
  %9 = "shape.cstr_eq"() : () -> !shape.witness
  %10 = "shape.shape_eq"() : () -> i1
  %11 = shape.cstr_require %5, "a"
  "t.u"(%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11) : (!shape.witness,!shape.witness,!shape.witness,!shape.witness,i1,i1,i1,i1,!shape.witness,i1,!shape.witness) -> ()
  return
}

// -----

func.func @dims(%f: tensor<?x2xf32>, %i: index, %z: !shape.size, %u: tensor<*xf32>, %m: memref<4x?xf32>, %s: !shape.shape) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z1 = shape.const_size 1
  %c9 = arith.constant 9 : index
  %1 = shape.dim %f, %c0 : tensor<?x2xf32>, index -> index
  %2 = shape.dim %f, %c1 : tensor<?x2xf32>, index -> index
  %3 = shape.dim %f, %z1 : tensor<?x2xf32>, !shape.size -> !shape.size
  %4 = shape.dim %f, %c9 : tensor<?x2xf32>, index -> index
  %5 = shape.dim %u, %c0 : tensor<*xf32>, index -> index
  %6 = shape.dim %m, %c0 : memref<4x?xf32>, index -> !shape.size
  %d = shape.const_shape [5,7] : tensor<2xindex>
  %e = shape.const_shape [5,7] : !shape.shape
  %7 = shape.get_extent %d, %c1 : tensor<2xindex>, index -> index
  %8 = shape.get_extent %e, %c1 : !shape.shape, index -> !shape.size
  %9 = shape.get_extent %e, %z1 : !shape.shape, !shape.size -> !shape.size
  %10 = shape.get_extent %d, %c9 : tensor<2xindex>, index -> index
  %11 = shape.rank %d : tensor<2xindex> -> index
  %12 = shape.rank %e : !shape.shape -> !shape.size
  %13 = shape.num_elements %d : tensor<2xindex> -> index
  %14 = shape.num_elements %e : !shape.shape -> !shape.size
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %fz = shape.shape_of %f : tensor<?x2xf32> -> !shape.shape
  %us = shape.shape_of %u : tensor<*xf32> -> !shape.shape
  %15 = shape.rank %fs : tensor<2xindex> -> index
  %16 = shape.rank %fz : !shape.shape -> !shape.size
  %17 = shape.rank %us : !shape.shape -> !shape.size
  %18 = shape.get_extent %fs, %c1 : tensor<2xindex>, index -> index
  %19 = shape.rank %fs : tensor<2xindex> -> !shape.size
  "t.u"(%1,%2,%3,%4,%5,%6,%7,%8,%9,%10) : (index, index, !shape.size,index,index,!shape.size,index,!shape.size,!shape.size,index) -> ()
  "t.u"(%11,%12,%13,%14,%15,%16,%17,%18,%19) : (index, !shape.size,index,!shape.size,index,!shape.size,!shape.size,index,!shape.size) -> ()
  return
}

// -----

func.func @conv(%i: index, %z: !shape.size, %s: !shape.shape, %t: tensor<?xindex>) {
  %c0 = arith.constant 0 : index
  %z1 = shape.const_size 1
  %1 = shape.index_to_size %c0
  %2 = shape.size_to_index %z1 : !shape.size
  %3 = shape.index_to_size %i
  %4 = shape.size_to_index %3 : !shape.size
  %5 = shape.size_to_index %z : !shape.size
  %6 = shape.index_to_size %5
  %7 = shape.size_to_index %i : index
  %8 = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %9 = shape.min %z, %z : !shape.size, !shape.size -> !shape.size
  %10 = shape.max %z, %z1 : !shape.size, !shape.size -> !shape.size
  %11 = shape.max %z1, %z : !shape.size, !shape.size -> !shape.size
  %12 = shape.from_extents %c0, %z1 : index, !shape.size
  %13 = shape.from_extents %i, %z1 : index, !shape.size
  %14 = "shape.from_extents"() : () -> !shape.shape
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %15 = shape.to_extent_tensor %c : !shape.shape -> tensor<2xindex>
  %16 = shape.to_extent_tensor %d : tensor<2xindex> -> tensor<2xindex>
  %17 = shape.to_extent_tensor %t : tensor<?xindex> -> tensor<?xindex>
  %18 = shape.to_extent_tensor %t : tensor<?xindex> -> tensor<2xindex>
  %19 = shape.from_extent_tensor %d : tensor<2xindex>
  %20 = shape.meet %z, %z : !shape.size, !shape.size -> !shape.size
  "t.u"(%1,%2,%4,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20) : (!shape.size, index,index,!shape.size,index,!shape.shape, !shape.size, !shape.size, !shape.size, !shape.shape, !shape.shape, !shape.shape, tensor<2xindex>,tensor<2xindex>,tensor<?xindex>,tensor<2xindex>,!shape.shape,!shape.size) -> ()
  return
}

// -----

func.func @split(%s: !shape.shape, %i: index) {
  %c0 = arith.constant 1 : index
  %z1 = shape.const_size -1
  %z4 = shape.const_size 4
  %zm4 = shape.const_size -4
  %c = shape.const_shape [1,2,3] : !shape.shape
  %1:2 = "shape.split_at"(%c, %c0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %2:2 = "shape.split_at"(%c, %z1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %3:2 = "shape.split_at"(%c, %z4) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %4:2 = "shape.split_at"(%c, %zm4) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  "t.u"(%1#0,%1#1,%2#0,%2#1,%3#0,%3#1,%4#0,%4#1) : (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape) -> ()
  return
}

// -----

func.func @assuming(%w: !shape.witness, %i: index) -> (index, index) {
  %t = shape.const_witness true
  %f = shape.const_witness false
  %0 = shape.assuming %t -> (index) {
    %a = "t.a"() : () -> index
    shape.assuming_yield %a : index
  }
  %1:3 = shape.assuming %w -> (index, f32, index) {
    %a, %b = "t.a"() : () -> (index, f32)
    shape.assuming_yield %a, %b, %i : index, f32, index
  }
  shape.assuming %f { "t.x"() : () -> () }
  shape.assuming %t { "t.y"() : () -> () }
  shape.assuming %w { }
  return %0, %1#2 : index, index
}
