// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

%é = "x.op"() : () -> i32
// CHECK: :[[#@LINE-1]]:1: error: invalid SSA name
// -----

func.func private @é()
// CHECK: :[[#@LINE-1]]:20: error: @ identifier expected to start with letter or '_'
// -----

"x.op"() {é = 1} : () -> ()
// CHECK: :[[#@LINE-1]]:11: error: unexpected character
// -----

é
// CHECK: :[[#@LINE-1]]:1: error: unexpected character
