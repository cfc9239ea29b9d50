// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --canonicalize | FileCheck %s

// AssumingWithTrue
func.func @f() {
  %t = shape.const_witness true
  shape.assuming %t { "t.y"() : () -> () }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     "t.y"() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// AssumingOpRemoveUnusedResults
func.func @f(%w: !shape.witness) {
  %1 = shape.assuming %w -> (f32) { %0 = "t.y"() : () -> f32 shape.assuming_yield %0 : f32 }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.witness) {
// CHECK-NEXT:     shape.assuming %[[ARG0]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = "t.y"() : () -> f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// MergeAssumingAllOps
func.func @f(%w: !shape.witness,%v: !shape.witness) {
  %1 = shape.assuming_all %w, %v
  %2=shape.assuming_all %1, %w
  "t.u"(%2):(!shape.witness)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: !shape.witness) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.assuming_all %[[ARG0]], %[[ARG1]]
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// AssumingAllOneOp
func.func @f(%w: !shape.witness) {
  %2=shape.assuming_all %w
  "t.u"(%2):(!shape.witness)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.witness) {
// CHECK-NEXT:     "t.u"(%[[ARG0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// AssumingAllOfCstrBroadcastable
func.func @f(%a: !shape.shape,%b: !shape.shape,%c: !shape.shape) {
  %0=shape.cstr_broadcastable %a,%b,%c : !shape.shape,!shape.shape,!shape.shape
  %1=shape.cstr_broadcastable %a,%b:!shape.shape,!shape.shape
  %2=shape.assuming_all %0,%1
  "t.u"(%2):(!shape.witness)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: !shape.shape, %[[ARG2:[^ ]+]]: !shape.shape) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG1]], %[[ARG2]] : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// AssumingAllToCstrEqCanonicalization
func.func @f(%a: !shape.shape,%b: !shape.shape,%c: !shape.shape) {
  %0=shape.cstr_eq %a,%b,%c : !shape.shape,!shape.shape,!shape.shape
  %1=shape.cstr_eq %a,%b:!shape.shape,!shape.shape
  %2=shape.assuming_all %0,%1
  "t.u"(%2):(!shape.witness)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: !shape.shape, %[[ARG2:[^ ]+]]: !shape.shape) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.cstr_eq %[[ARG0]], %[[ARG1]], %[[ARG2]] : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.cstr_eq %[[ARG0]], %[[ARG1]] : !shape.shape, !shape.shape
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.cstr_eq %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG1]] : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:     "t.u"(%[[V2]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// RemoveDuplicateOperandsPattern<mlir::shape::AssumingAllOp>
func.func @f(%w: !shape.witness,%v: !shape.witness) {
  %2=shape.assuming_all %w, %v, %w
  "t.u"(%2):(!shape.witness)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: !shape.witness) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.assuming_all %[[ARG0]], %[[ARG1]]
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// BroadcastConcretizeResultTypePattern
func.func @f(%w: tensor<3xindex>,%v: tensor<2xindex>) {
  %2=shape.broadcast %w, %v:tensor<3xindex>,tensor<2xindex>->tensor<?xindex>
  "t.u"(%2):(tensor<?xindex>)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xindex>, %[[ARG1:[^ ]+]]: tensor<2xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.broadcast %[[ARG0]], %[[ARG1]] : tensor<3xindex>, tensor<2xindex> -> tensor<3xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[CAST]]) : (tensor<?xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// BroadcastFoldConstantOperandsPattern
func.func @f(%w: !shape.shape) {
  %c=shape.const_shape[1,2]:tensor<2xindex>
  %d=shape.const_shape[1,2,3,2]:tensor<4xindex>
  %2=shape.broadcast %w, %c,%d:!shape.shape,tensor<2xindex>,tensor<4xindex>->!shape.shape
  "t.u"(%2):(!shape.shape)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [1, 2, 3, 2] : tensor<4xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.broadcast %[[ARG0]], %[[V0]] : !shape.shape, tensor<4xindex> -> !shape.shape
// CHECK-NEXT:     "t.u"(%[[V1]]) : (!shape.shape) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// BroadcastForwardSingleOperandPattern
func.func @f(%w: tensor<3xindex>) {
  %2=shape.broadcast %w:tensor<3xindex>->!shape.shape
  "t.u"(%2):(!shape.shape)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.from_extent_tensor %[[ARG0]] : tensor<3xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.shape) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// CanonicalizeCastExtentTensorOperandsPattern<mlir::shape::BroadcastOp>
func.func @f(%w: tensor<3xindex>,%v: tensor<?xindex>) {
  %c=tensor.cast %w:tensor<3xindex> to tensor<?xindex>
  %2=shape.broadcast %c,%v:tensor<?xindex>,tensor<?xindex>->!shape.shape
  "t.u"(%2):(!shape.shape)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xindex>, %[[ARG1:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.broadcast %[[ARG0]], %[[ARG1]] : tensor<3xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.shape) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// RemoveDuplicateOperandsPattern<mlir::shape::BroadcastOp>
func.func @f(%w: tensor<3xindex>,%v: tensor<?xindex>) {
  %2=shape.broadcast %w,%v,%v:tensor<3xindex>,tensor<?xindex>,tensor<?xindex>->!shape.shape
  "t.u"(%2):(!shape.shape)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xindex>, %[[ARG1:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.broadcast %[[ARG0]], %[[ARG1]] : tensor<3xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.shape) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// RemoveEmptyShapeOperandsPattern<mlir::shape::BroadcastOp>
func.func @f(%w: tensor<0xindex>,%v: tensor<?xindex>) {
  %2=shape.broadcast %w,%v:tensor<0xindex>,tensor<?xindex>->!shape.shape
  "t.u"(%2):(!shape.shape)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<0xindex>, %[[ARG1:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.from_extent_tensor %[[ARG1]] : tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.shape) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// CanonicalizeCastExtentTensorOperandsPattern<mlir::shape::CstrBroadcastableOp>
func.func @f(%w: tensor<3xindex>,%v: tensor<?xindex>) {
  %c=tensor.cast %w:tensor<3xindex> to tensor<?xindex>
  %2=shape.cstr_broadcastable %c,%v:tensor<?xindex>,tensor<?xindex>
  "t.u"(%2):(!shape.witness)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xindex>, %[[ARG1:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG1]] : tensor<3xindex>, tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// CstrBroadcastableEqOps
func.func @f(%v: tensor<?xindex>) {
  %2=shape.cstr_broadcastable %v,%v:tensor<?xindex>,tensor<?xindex>
  "t.u"(%2):(!shape.witness)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// RemoveDuplicateOperandsPattern<mlir::shape::CstrBroadcastableOp>
func.func @f(%v: tensor<?xindex>, %w: tensor<?xindex>) {
  %2=shape.cstr_broadcastable %v,%v,%w:tensor<?xindex>,tensor<?xindex>,tensor<?xindex>
  "t.u"(%2):(!shape.witness)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG1]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// RemoveEmptyShapeOperandsPattern<mlir::shape::CstrBroadcastableOp>
func.func @f(%v: tensor<?xindex>, %w: tensor<?xindex>,%z:tensor<0xindex>) {
  %2=shape.cstr_broadcastable %v,%z,%w:tensor<?xindex>,tensor<0xindex>,tensor<?xindex>
  "t.u"(%2):(!shape.witness)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<0xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG1]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// CstrEqEqOps
func.func @f(%v: tensor<?xindex>) {
  %2=shape.cstr_eq %v,%v:tensor<?xindex>,tensor<?xindex>
  "t.u"(%2):(!shape.witness)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// RemoveDuplicateOperandsPattern<mlir::shape::IsBroadcastableOp>
func.func @f(%v: tensor<?xindex>, %w: tensor<?xindex>) {
  %2=shape.is_broadcastable %v,%v,%w:tensor<?xindex>,tensor<?xindex>,tensor<?xindex>
  "t.u"(%2):(i1)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.is_broadcastable %[[ARG0]], %[[ARG1]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// SizeToIndexToSizeCanonicalization
func.func @f(%v: !shape.size) {
  %1=shape.size_to_index %v: !shape.size
  %2=shape.index_to_size %1
  "t.u"(%2):(!shape.size)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.size) {
// CHECK-NEXT:     "t.u"(%[[ARG0]]) : (!shape.size) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// IndexToSizeToIndexCanonicalization
func.func @f(%v: index) {
  %1=shape.index_to_size %v
  %2=shape.size_to_index %1: !shape.size
  "t.u"(%2):(index)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     "t.u"(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// RankShapeOfCanonicalizationPattern
func.func @f(%v: tensor<?x?xf32>) {
  %1=shape.shape_of %v: tensor<?x?xf32> -> !shape.shape
  %2=shape.rank %1: !shape.shape -> !shape.size
  "t.u"(%2):(!shape.size)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?xf32>) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = shape.const_size 2
// CHECK-NEXT:     "t.u"(%[[C2]]) : (!shape.size) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// ShapeOfOpToConstShapeOp
func.func @f(%v: tensor<2x2xf32>) {
  %1=shape.shape_of %v: tensor<2x2xf32> -> tensor<2xindex>
  "t.u"(%1):(tensor<2xindex>)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [2, 2] : tensor<2xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (tensor<2xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// ShapeOfFromReshape
func.func @f(%v: tensor<2x2xf32>,%s:tensor<3xindex>) {
  %0=tensor.reshape %v(%s) : (tensor<2x2xf32>,tensor<3xindex>)->tensor<?x?x?xf32>
  %1=shape.shape_of %0: tensor<?x?x?xf32> -> tensor<3xindex>
  "t.u"(%1):(tensor<3xindex>)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x2xf32>, %[[ARG1:[^ ]+]]: tensor<3xindex>) {
// CHECK-NEXT:     "t.u"(%[[ARG1]]) : (tensor<3xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// ShapeOfCastExtentTensor
func.func @f(%v: tensor<?x2xf32>) {
  %1=shape.shape_of %v: tensor<?x2xf32> -> tensor<2xindex>
  %2=tensor.cast %1: tensor<2xindex> to tensor<?xindex>
  "t.u"(%2):(tensor<?xindex>)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG0]] : tensor<?x2xf32> -> tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (tensor<?xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// ExtractFromShapeOfExtentTensor
func.func @f(%v: tensor<?x2xf32>,%i:index) {
  %1=shape.shape_of %v: tensor<?x2xf32> -> tensor<2xindex>
  %2=tensor.extract %1[%i]: tensor<2xindex>
  "t.u"(%2):(index)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x2xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<?x2xf32>
// CHECK-NEXT:     "t.u"(%[[DIM]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// TensorCastConstShape
func.func @f() {
  %1=shape.const_shape [1,2]: tensor<2xindex>
  %2=tensor.cast %1: tensor<2xindex> to tensor<?xindex>
  "t.u"(%2):(tensor<?xindex>)->()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [1, 2] : tensor<2xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[CAST]]) : (tensor<?xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %1 = shape.cstr_broadcastable %c, %d : !shape.shape, tensor<2xindex>
  "t.u"(%1) : (!shape.witness) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %2 = shape.cstr_broadcastable %c, %e : !shape.shape, tensor<2xindex>
  "t.u"(%2) : (!shape.witness) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.const_shape [1, 3] : tensor<2xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.cstr_broadcastable %[[V0]], %[[V1]] : !shape.shape, tensor<2xindex>
// CHECK-NEXT:     "t.u"(%[[V2]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %3 = shape.cstr_broadcastable %s, %n : !shape.shape, tensor<0xindex>
  "t.u"(%3) : (!shape.witness) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %5 = shape.cstr_broadcastable %fs, %hs : tensor<2xindex>, tensor<?xindex>
  "t.u"(%5) : (!shape.witness) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG2]] : tensor<?x2xf32> -> tensor<2xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.shape_of %[[ARG4]] : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.cstr_broadcastable %[[V0]], %[[V1]] : tensor<2xindex>, tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V2]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %6 = shape.cstr_broadcastable %us, %hs : tensor<?xindex>, tensor<?xindex>
  "t.u"(%6) : (!shape.witness) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG4]] : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.shape_of %[[ARG5]] : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.cstr_broadcastable %[[V1]], %[[V0]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V2]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %7 = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
  "t.u"(%7) : (!shape.witness) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %8 = shape.is_broadcastable %c, %d : !shape.shape, tensor<2xindex>
  "t.u"(%8) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.const_shape [1, 2] : tensor<2xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.is_broadcastable %[[V0]], %[[V1]] : !shape.shape, tensor<2xindex>
// CHECK-NEXT:     "t.u"(%[[V2]]) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %9 = shape.is_broadcastable %c, %e : !shape.shape, tensor<2xindex>
  "t.u"(%9) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.const_shape [1, 3] : tensor<2xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.is_broadcastable %[[V0]], %[[V1]] : !shape.shape, tensor<2xindex>
// CHECK-NEXT:     "t.u"(%[[V2]]) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %10 = shape.is_broadcastable %s, %n : !shape.shape, tensor<0xindex>
  "t.u"(%10) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [] : tensor<0xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.is_broadcastable %[[ARG0]], %[[V0]] : !shape.shape, tensor<0xindex>
// CHECK-NEXT:     "t.u"(%[[V1]]) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %11 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  "t.u"(%11) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     "t.u"(%[[TRUE]]) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %12 = shape.is_broadcastable %s : !shape.shape
  "t.u"(%12) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     "t.u"(%[[TRUE]]) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %14 = shape.cstr_broadcastable %s, %s, %t : !shape.shape, !shape.shape, tensor<?xindex>
  "t.u"(%14) : (!shape.witness) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %15 = shape.cstr_broadcastable %s, %n, %t : !shape.shape, tensor<0xindex>, tensor<?xindex>
  "t.u"(%15) : (!shape.witness) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %16 = shape.cstr_eq %s, %t : !shape.shape, tensor<?xindex>
  "t.u"(%16) : (!shape.witness) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.cstr_eq %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%s: !shape.shape, %t: tensor<?xindex>, %f: tensor<?x2xf32>, %g: tensor<2xf32>, %h: tensor<?xf32>, %u: tensor<*xf32>) {
  %c = shape.const_shape [1,2] : !shape.shape
  %d = shape.const_shape [1,2] : tensor<2xindex>
  %e = shape.const_shape [1,3] : tensor<2xindex>
  %n = shape.const_shape [] : tensor<0xindex>
  %fs = shape.shape_of %f : tensor<?x2xf32> -> tensor<2xindex>
  %gs = shape.shape_of %g : tensor<2xf32> -> !shape.shape
  %hs = shape.shape_of %h : tensor<?xf32> -> tensor<?xindex>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %17 = shape.cstr_broadcastable %s, %t : !shape.shape, tensor<?xindex>
  "t.u"(%17) : (!shape.witness) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: tensor<?x2xf32>, %[[ARG3:[^ ]+]]: tensor<2xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %1 = shape.shape_of %f : tensor<2x3xf32> -> tensor<2xindex>
  "t.u"(%1) : (tensor<2xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (tensor<2xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = shape.shape_of %f : tensor<2x3xf32> -> tensor<?xindex>
  "t.u"(%x) : (tensor<?xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[CAST]]) : (tensor<?xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = shape.shape_of %f0 : tensor<f32> -> tensor<0xindex>
  "t.u"(%x) : (tensor<0xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [] : tensor<0xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (tensor<0xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = shape.shape_of %v : vector<2x4xf32> -> tensor<2xindex>
  "t.u"(%x) : (tensor<2xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [2, 4] : tensor<2xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (tensor<2xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = shape.shape_of %m : memref<2x4xf32> -> tensor<2xindex>
  "t.u"(%x) : (tensor<2xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [2, 4] : tensor<2xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (tensor<2xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = tensor.cast %3 : tensor<1xindex> to tensor<?xindex>
  "t.u"(%x) : (tensor<?xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG1]] : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (tensor<?xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = tensor.cast %us : tensor<?xindex> to tensor<1xindex>
  "t.u"(%x) : (tensor<1xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG8]] : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<?xindex> to tensor<1xindex>
// CHECK-NEXT:     "t.u"(%[[CAST]]) : (tensor<1xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = tensor.cast %us3 : tensor<3xindex> to tensor<?xindex>
  "t.u"(%x) : (tensor<?xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG8]] : tensor<*xf32> -> tensor<3xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[CAST]]) : (tensor<?xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = tensor.extract %3[%i] : tensor<1xindex>
  "t.u"(%x) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[ARG2]] : tensor<?xf32>
// CHECK-NEXT:     "t.u"(%[[DIM]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = tensor.cast %6 : tensor<?xindex> to tensor<1xindex>
  "t.u"(%x) : (tensor<1xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG1]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (tensor<1xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = tensor.extract %6[%i] : tensor<?xindex>
  "t.u"(%x) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[ARG2]] : tensor<?xf32>
// CHECK-NEXT:     "t.u"(%[[DIM]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = tensor.extract %us[%i] : tensor<?xindex>
  "t.u"(%x) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG8]], %[[ARG2]] : tensor<*xf32>
// CHECK-NEXT:     "t.u"(%[[DIM]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = tensor.extract %us[%c0] : tensor<?xindex>
  "t.u"(%x) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG8]], %[[C0]] : tensor<*xf32>
// CHECK-NEXT:     "t.u"(%[[DIM]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = tensor.extract %cc[%c0] : tensor<2xindex>
  "t.u"(%x) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     "t.u"(%[[C1]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = shape.shape_of %r1 : tensor<?x?xf32> -> tensor<2xindex>
  "t.u"(%x) : (tensor<2xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     "t.u"(%[[ARG3]]) : (tensor<2xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = shape.shape_of %r1 : tensor<?x?xf32> -> tensor<?xindex>
  "t.u"(%x) : (tensor<?xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG3]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     "t.u"(%[[CAST]]) : (tensor<?xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = shape.shape_of %r1 : tensor<?x?xf32> -> !shape.shape
  "t.u"(%x) : (!shape.shape) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = tensor.reshape %[[ARG1]](%[[ARG3]]) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[RESHAPE]] : tensor<?x?xf32> -> !shape.shape
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.shape) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = shape.shape_of %r2 : tensor<?x?xf32> -> tensor<2xindex>
  "t.u"(%x) : (tensor<2xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.index_cast %[[ARG4]] : tensor<2xi32> to tensor<2xindex>
// CHECK-NEXT:     "t.u"(%[[V0]]) : (tensor<2xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = shape.shape_of %r2 : tensor<?x?xf32> -> !shape.shape
  "t.u"(%x) : (!shape.shape) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = tensor.reshape %[[ARG1]](%[[ARG4]]) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[RESHAPE]] : tensor<?x?xf32> -> !shape.shape
// CHECK-NEXT:     "t.u"(%[[V0]]) : (!shape.shape) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = shape.shape_of %r3 : tensor<*xf32> -> tensor<?xindex>
  "t.u"(%x) : (tensor<?xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     "t.u"(%[[ARG5]]) : (tensor<?xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: tensor<2x3xf32>, %g: tensor<?xf32>, %i: index, %sh: tensor<2xindex>, %shi: tensor<2xi32>, %shd: tensor<?xindex>, %v: vector<2x4xf32>, %m: memref<2x4xf32>, %u: tensor<*xf32>, %f0: tensor<f32>) {
  %3 = shape.shape_of %g : tensor<?xf32> -> tensor<1xindex>
  %6 = shape.shape_of %g : tensor<?xf32> -> tensor<?xindex>
  %r1 = tensor.reshape %g(%sh) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r2 = tensor.reshape %g(%shi) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %r3 = tensor.reshape %g(%shd) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %us = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %us3 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %c0 = arith.constant 0 : index
  %cc = shape.const_shape [1,2] : tensor<2xindex>
  %x = shape.shape_of %r3 : tensor<*xf32> -> tensor<3xindex>
  "t.u"(%x) : (tensor<3xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2xindex>, %[[ARG4:[^ ]+]]: tensor<2xi32>, %[[ARG5:[^ ]+]]: tensor<?xindex>, %[[ARG6:[^ ]+]]: vector<2x4xf32>, %[[ARG7:[^ ]+]]: memref<2x4xf32>, %[[ARG8:[^ ]+]]: tensor<*xf32>, %[[ARG9:[^ ]+]]: tensor<f32>) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG5]] : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:     "t.u"(%[[CAST]]) : (tensor<3xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
