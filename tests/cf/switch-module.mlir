// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%x: i32) {
  cf.switch %x : i32, [
    default: ^a
  ]
^a:
  return
}

// CHECK-LABEL: func.func @f0(%arg0: i32) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f1(%x: i32) {
  cf.switch %x : i32, [
    default: ^a,
    1: ^b,
    -2: ^a
  ]
^a:
  return
^b:
  return
}

// CHECK-LABEL: func.func @f1(%arg0: i32) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 1: ^bb2,
// CHECK-NEXT: 4294967294: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f2(%x: i32, %y: f32) {
  cf.switch %x : i32, [
    default: ^a(%x : i32),
    1: ^b(%y, %x : f32, i32),
    2: ^c
  ]
^a(%p: i32):
  return
^b(%q: f32, %r: i32):
  return
^c:
  return
}

// CHECK-LABEL: func.func @f2(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1(%arg0 : i32),
// CHECK-NEXT: 1: ^bb2(%arg1, %arg0 : f32, i32),
// CHECK-NEXT: 2: ^bb3
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2(%[[V1:.*]]: f32, %[[V2:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f4(%x: i8) {
  cf.switch %x : i8, [ default: ^a, 127: ^a, -128: ^a, 255: ^a ]
^a:
  return
}

// CHECK-LABEL: func.func @f4(%arg0: i8) {
// CHECK-NEXT: cf.switch %arg0 : i8, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 127: ^bb1,
// CHECK-NEXT: 128: ^bb1,
// CHECK-NEXT: 255: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f5(%x: i1) {
  cf.switch %x : i1, [ default: ^a, 1: ^a, 0: ^a ]
^a:
  return
}

// CHECK-LABEL: func.func @f5(%arg0: i1) {
// CHECK-NEXT: cf.switch %arg0 : i1, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 1: ^bb1,
// CHECK-NEXT: 0: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f6(%x: i32) {
  cf.switch %x : i32, [ default: ^a, 1: ^a, 1: ^a ]
^a:
  return
}

// CHECK-LABEL: func.func @f6(%arg0: i32) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 1: ^bb1,
// CHECK-NEXT: 1: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f7(%x: si32) {
  cf.switch %x : si32, [ default: ^a, 1: ^a ]
^a:
  return
}

// CHECK-LABEL: func.func @f7(%arg0: si32) {
// CHECK-NEXT: cf.switch %arg0 : si32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 1: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f8(%x: i32) {
  cf.switch %x : i32, [ default: ^a, 1: ^a ] {tag = 1}
^a:
  return
}

// CHECK-LABEL: func.func @f8(%arg0: i32) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 1: ^bb1
// CHECK-NEXT: ] {tag = 1 : i64}
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f9(%x: i32) {
  cf.switch %x : i32, [ default: ^a, 99999999999: ^a ]
^a:
  return
}

// CHECK-LABEL: func.func @f9(%arg0: i32) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 1215752191: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f10(%x: i32) {
  cf.switch %x : i32, [ default: ^a, true: ^a ]
^a:
  return
}

// CHECK-LABEL: func.func @f10(%arg0: i32) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 4294967295: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f11(%x: i32) {
  "cf.switch"(%x)[^a, ^b] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
^b:
  return
}

// CHECK-LABEL: func.func @f11(%arg0: i32) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 1: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f12(%x: i32) {
  "cf.switch"(%x)[^a] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}

// CHECK-LABEL: func.func @f12(%arg0: i32) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f13(%x: i32) {
  "cf.switch"(%x, %x)[^a, ^b] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^a:
  return
^b(%y: i32):
  return
}

// CHECK-LABEL: func.func @f13(%arg0: i32) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 1: ^bb2(%arg0 : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
