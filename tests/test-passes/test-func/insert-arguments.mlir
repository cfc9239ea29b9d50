// RUN: mlir-opt %s --split-input-file --test-func-insert-arg --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Arguments come where a list says, with attributes and a location.

func.func @a(%x: i32) attributes {test.insert_args = [[0, f32, {test.A}], [1, f64], [1, i1, {}, loc("l")]]} { return }

// -----

func.func private @d(i32) attributes {test.insert_args = [[1, f32]]}

// -----

func.func private @d(i32 {a.b}) attributes {test.insert_args = [[0, f32, {c.d}]]}

// -----

llvm.func @l(i32) -> i32 attributes {test.insert_args=[[0,f32]]}

// -----

func.func private @k() attributes {test.insert_args=[]}

// -----

func.func private @bad2() attributes {test.insert_args = 3}

// -----

func.func @used(%x: i32, %y: i32) -> (i32, i32) attributes {test.insert_args = [[1, f32]]} {
  cf.br ^bb1
^bb1:
  return %y, %x : i32, i32
}

// -----

func.func private @no_location() attributes {test.insert_args = [[0, i32, {x.y}, 3]]}
