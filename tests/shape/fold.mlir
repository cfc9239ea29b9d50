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

// CHECK: module {
// CHECK-NEXT:   func.func @add(%[[ARG0:[^ ]+]]: !shape.size, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[C10:[^ ]+]] = shape.const_size 10
// CHECK-NEXT:     %[[C0:[^ ]+]] = shape.const_size 0
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.add %[[ARG0]], %[[C0]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.add %[[ARG0]], %[[C0]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.add %[[ARG1]], %[[C0]] : index, !shape.size -> !shape.size
// CHECK-NEXT:     "t.u"(%[[V0]], %[[V1]], %[[C10]], %[[C6]], %[[ARG1]], %[[V2]], %[[ARG1]]) : (!shape.size, !shape.size, !shape.size, index, index, !shape.size, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @mul(%[[ARG0:[^ ]+]]: !shape.size, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C9:[^ ]+]] = arith.constant 9 : index
// CHECK-NEXT:     %[[C21:[^ ]+]] = shape.const_size 21
// CHECK-NEXT:     %[[C0:[^ ]+]] = shape.const_size 0
// CHECK-NEXT:     %[[C1:[^ ]+]] = shape.const_size 1
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.mul %[[ARG0]], %[[C1]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.mul %[[ARG0]], %[[C0]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.mul %[[ARG1]], %[[C1_0]] : index, index -> index
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.mul %[[ARG1]], %[[C1]] : index, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.mul %[[ARG1]], %[[C1_0]] : index, index -> !shape.size
// CHECK-NEXT:     "t.u"(%[[V0]], %[[V1]], %[[C21]], %[[C9]], %[[V2]], %[[V3]], %[[V4]]) : (!shape.size, !shape.size, !shape.size, index, index, !shape.size, !shape.size) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @div(%[[ARG0:[^ ]+]]: !shape.size, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C_3:[^ ]+]] = shape.const_size -3
// CHECK-NEXT:     %[[C0:[^ ]+]] = shape.const_size 0
// CHECK-NEXT:     %[[C1:[^ ]+]] = shape.const_size 1
// CHECK-NEXT:     %[[C_7:[^ ]+]] = shape.const_size -7
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.div %[[ARG0]], %[[C1]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.div %[[C0]], %[[ARG0]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.div %[[ARG1]], %[[C1_0]] : index, index -> index
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.div %[[ARG1]], %[[C0]] : index, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.div %[[C_7]], %[[C0]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     "t.u"(%[[V0]], %[[V1]], %[[C_3]], %[[C1_0]], %[[V2]], %[[V3]], %[[V4]]) : (!shape.size, !shape.size, !shape.size, index, index, !shape.size, !shape.size) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @any(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.const_shape [1, 2] : tensor<2xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.any %[[ARG0]] : !shape.shape -> !shape.shape
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.any %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     "t.u"(%[[V0]], %[[V0]], %[[V1]], %[[V2]], %[[V3]]) : (!shape.shape, !shape.shape, tensor<2xindex>, !shape.shape, !shape.shape) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @assuming_all(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: !shape.witness) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.const_witness false
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.assuming_all %[[ARG0]], %[[ARG1]]
// CHECK-NEXT:     "t.u"(%[[ARG0]], %[[ARG0]], %[[V0]], %[[V1]], %[[V1]], %[[ARG0]], %[[ARG0]], %[[V2]]) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast() {
  %d = shape.const_shape [3,1] : tensor<2xindex>
  %1 = tensor.cast %d : tensor<2xindex> to tensor<?xindex>
  %e = shape.const_shape [3,1] : !shape.shape
  "t.u"(%1) : (tensor<?xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [3, 1] : tensor<2xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[CAST]]) : (tensor<?xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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
  %11 = shape.cstr_require %5, "a"
  "t.u"(%1,%2,%3,%4,%5,%6,%7,%8,%9,%11) : (!shape.witness,!shape.witness,!shape.witness,!shape.witness,i1,i1,i1,i1,!shape.witness,!shape.witness) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @eq(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.const_shape [1, 3] : tensor<2xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.cstr_eq %[[V0]], %[[V1]] : !shape.shape, tensor<2xindex>
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.shape_eq %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.shape_eq %[[ARG0]] : !shape.shape
// CHECK-NEXT:     "t.u"(%[[V2]], %[[V3]], %[[V2]], %[[V2]], %[[TRUE]], %[[FALSE]], %[[V4]], %[[V5]], %[[V2]], %[[V2]]) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, i1, i1, i1, i1, !shape.witness, !shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @dims(%[[ARG0:[^ ]+]]: tensor<?x2xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: !shape.size, %[[ARG3:[^ ]+]]: tensor<*xf32>, %[[ARG4:[^ ]+]]: memref<4x?xf32>, %[[ARG5:[^ ]+]]: !shape.shape) {
// CHECK-NEXT:     %[[C35:[^ ]+]] = shape.const_size 35
// CHECK-NEXT:     %[[C35_0:[^ ]+]] = arith.constant 35 : index
// CHECK-NEXT:     %[[C7:[^ ]+]] = shape.const_size 7
// CHECK-NEXT:     %[[C7_1:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = shape.const_size 4
// CHECK-NEXT:     %[[C2:[^ ]+]] = shape.const_size 2
// CHECK-NEXT:     %[[C2_2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [5, 7] : tensor<2xindex>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C9:[^ ]+]] = arith.constant 9 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.dim %[[ARG0]], %[[C0]] : tensor<?x2xf32>, index -> index
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.dim %[[ARG0]], %[[C9]] : tensor<?x2xf32>, index -> index
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.dim %[[ARG3]], %[[C0]] : tensor<*xf32>, index -> index
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.get_extent %[[V0]], %[[C9]] : tensor<2xindex>, index -> index
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.shape_of %[[ARG0]] : tensor<?x2xf32> -> tensor<2xindex>
// CHECK-NEXT:     %[[V6:[^ ]+]] = shape.shape_of %[[ARG3]] : tensor<*xf32> -> !shape.shape
// CHECK-NEXT:     %[[V7:[^ ]+]] = shape.rank %[[V6]] : !shape.shape -> !shape.size
// CHECK-NEXT:     %[[V8:[^ ]+]] = shape.get_extent %[[V5]], %[[C1]] : tensor<2xindex>, index -> index
// CHECK-NEXT:     "t.u"(%[[V1]], %[[C2_2]], %[[C2]], %[[V2]], %[[V3]], %[[C4]], %[[C7_1]], %[[C7]], %[[C7]], %[[V4]]) : (index, index, !shape.size, index, index, !shape.size, index, !shape.size, !shape.size, index) -> ()
// CHECK-NEXT:     "t.u"(%[[C2_2]], %[[C2]], %[[C35_0]], %[[C35]], %[[C2_2]], %[[C2]], %[[V7]], %[[V8]], %[[C2]]) : (index, !shape.size, index, !shape.size, index, !shape.size, !shape.size, index, !shape.size) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @conv(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !shape.size, %[[ARG2:[^ ]+]]: !shape.shape, %[[ARG3:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [] : !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.const_shape [0, 1] : !shape.shape
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.const_shape [1, 2] : tensor<2xindex>
// CHECK-NEXT:     %[[C1:[^ ]+]] = shape.const_size 1
// CHECK-NEXT:     %[[C0:[^ ]+]] = shape.const_size 0
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.max %[[ARG1]], %[[C1]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.max %[[ARG1]], %[[C1]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V5:[^ ]+]] = shape.from_extents %[[ARG0]], %[[C1]] : index, !shape.size
// CHECK-NEXT:     %[[V6:[^ ]+]] = shape.to_extent_tensor %[[ARG3]] : tensor<?xindex> -> tensor<2xindex>
// CHECK-NEXT:     %[[V7:[^ ]+]] = shape.from_extent_tensor %[[V2]] : tensor<2xindex>
// CHECK-NEXT:     %[[V8:[^ ]+]] = shape.meet %[[ARG1]], %[[ARG1]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     "t.u"(%[[C0]], %[[C1_0]], %[[ARG0]], %[[ARG1]], %[[ARG0]], %[[ARG2]], %[[ARG1]], %[[V3]], %[[V4]], %[[V1]], %[[V5]], %[[V0]], %[[V2]], %[[V2]], %[[ARG3]], %[[V6]], %[[V7]], %[[V8]]) : (!shape.size, index, index, !shape.size, index, !shape.shape, !shape.size, !shape.size, !shape.size, !shape.shape, !shape.shape, !shape.shape, tensor<2xindex>, tensor<2xindex>, tensor<?xindex>, tensor<2xindex>, !shape.shape, !shape.size) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @split(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = shape.const_size 4
// CHECK-NEXT:     %[[C_4:[^ ]+]] = shape.const_size -4
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.const_shape [1] : !shape.shape
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:     %[[V4:[^ ]+]] = shape.const_shape [3] : !shape.shape
// CHECK-NEXT:     %[[HEAD:[^ ]+]], %[[TAIL:[^ ]+]] = "shape.split_at"(%[[V0]], %[[C4]]) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     %[[HEAD_0:[^ ]+]], %[[TAIL_1:[^ ]+]] = "shape.split_at"(%[[V0]], %[[C_4]]) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     "t.u"(%[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[HEAD]], %[[TAIL]], %[[HEAD_0]], %[[TAIL_1]]) : (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @assuming(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: index) -> (index, index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.a"() : () -> index
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.assuming %[[ARG0]] -> (index) {
// CHECK-NEXT:       %[[V2:[^ ]+]]:2 = "t.a"() : () -> (index, f32)
// CHECK-NEXT:       shape.assuming_yield %[[ARG1]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     "t.x"() : () -> ()
// CHECK-NEXT:     "t.y"() : () -> ()
// CHECK-NEXT:     return %[[V0]], %[[V1]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
