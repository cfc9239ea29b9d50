// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.use"(%v#1) : (f32) -> ()
%v:2 = "x.def"() : () -> (f32, i32)
// CHECK: :[[#@LINE-1]]:1: error: definition of SSA value '%v#1' has type 'i32'
// CHECK: :[[#@LINE-3]]:9: note: previously used here with type 'f32'
// -----

"x.use"(%v#3) : (f32) -> ()
%v:2 = "x.def"() : () -> (f32, i32)
// CHECK: :[[#@LINE-2]]:9: error: use of undeclared SSA value name
// -----

module {
  "x.use"(%v) : (i32) -> ()
}
%v = "x.def"() : () -> i32
// CHECK: :[[#@LINE-3]]:3: error: 'x.use' op using value defined outside the region
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// CHECK: :[[#@LINE-6]]:1: note: required by region isolation constraints
