// RUN: mlir-opt %s --split-input-file --test-func-insert-arg --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Arguments come where a list says, with attributes and a location.

func.func @a(%x: i32) attributes {test.insert_args = [[0, f32, {test.A}], [1, f64], [1, i1, {}, loc("l")]]} { return }

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: f32 {test.A} loc(unknown), %[[ARG1:[^ ]+]]: i32 loc("tests/test-passes/test-func/insert-arguments.mlir":5:14), %[[ARG2:[^ ]+]]: f64 loc(unknown), %[[ARG3:[^ ]+]]: i1 loc("l")) {
// CHECK-NEXT:     return loc("tests/test-passes/test-func/insert-arguments.mlir":5:111)
// CHECK-NEXT:   } loc("tests/test-passes/test-func/insert-arguments.mlir":5:1)
// CHECK-NEXT: } loc("tests/test-passes/test-func/insert-arguments.mlir":0:0)

// -----

func.func private @d(i32) attributes {test.insert_args = [[1, f32]]}

// CHECK: module {
// CHECK-NEXT:   func.func private @d(i32, f32) loc("tests/test-passes/test-func/insert-arguments.mlir":15:1)
// CHECK-NEXT: } loc("tests/test-passes/test-func/insert-arguments.mlir":13:9)

// -----

func.func private @d(i32 {a.b}) attributes {test.insert_args = [[0, f32, {c.d}]]}

// CHECK: module {
// CHECK-NEXT:   func.func private @d(f32 {c.d}, i32 {a.b}) loc("tests/test-passes/test-func/insert-arguments.mlir":23:1)
// CHECK-NEXT: } loc("tests/test-passes/test-func/insert-arguments.mlir":21:9)

// -----

llvm.func @l(i32) -> i32 attributes {test.insert_args=[[0,f32]]}

// CHECK: module {
// CHECK-NEXT:   llvm.func @l(f32, i32) -> i32 loc("tests/test-passes/test-func/insert-arguments.mlir":31:1)
// CHECK-NEXT: } loc("tests/test-passes/test-func/insert-arguments.mlir":29:9)

// -----

func.func private @k() attributes {test.insert_args=[]}

// CHECK: module {
// CHECK-NEXT:   func.func private @k() attributes {test.insert_args = []} loc("tests/test-passes/test-func/insert-arguments.mlir":39:1)
// CHECK-NEXT: } loc("tests/test-passes/test-func/insert-arguments.mlir":37:9)

// -----

func.func private @bad2() attributes {test.insert_args = 3}

// CHECK: module {
// CHECK-NEXT:   func.func private @bad2() attributes {test.insert_args = 3 : i64} loc("tests/test-passes/test-func/insert-arguments.mlir":47:1)
// CHECK-NEXT: } loc("tests/test-passes/test-func/insert-arguments.mlir":45:9)

// -----

func.func @used(%x: i32, %y: i32) -> (i32, i32) attributes {test.insert_args = [[1, f32]]} {
  cf.br ^bb1
^bb1:
  return %y, %x : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @used(%[[ARG0:[^ ]+]]: i32 loc("tests/test-passes/test-func/insert-arguments.mlir":55:17), %[[ARG1:[^ ]+]]: f32 loc(unknown), %[[ARG2:[^ ]+]]: i32 loc("tests/test-passes/test-func/insert-arguments.mlir":55:26)) -> (i32, i32) {
// CHECK-NEXT:     cf.br ^bb1 loc("tests/test-passes/test-func/insert-arguments.mlir":56:3)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[ARG2]], %[[ARG0]] : i32, i32 loc("tests/test-passes/test-func/insert-arguments.mlir":58:3)
// CHECK-NEXT:   } loc("tests/test-passes/test-func/insert-arguments.mlir":55:1)
// CHECK-NEXT: } loc("tests/test-passes/test-func/insert-arguments.mlir":53:9)

// -----

func.func private @no_location() attributes {test.insert_args = [[0, i32, {x.y}, 3]]}

// CHECK: module {
// CHECK-NEXT:   func.func private @no_location(i32 {x.y}) loc("tests/test-passes/test-func/insert-arguments.mlir":71:1)
// CHECK-NEXT: } loc("tests/test-passes/test-func/insert-arguments.mlir":69:9)
