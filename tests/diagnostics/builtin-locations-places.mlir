// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() : () -> () loc("a":1:1) loc("b":1:1)
// CHECK: :[[#@LINE-1]]:34: error: custom op 'loc' is unknown (tried 'builtin.loc' as well)
// -----

"x.op"() : () -> () loc "a"
// CHECK: :[[#@LINE-1]]:24: error: expected '(' in location
// -----

"x.op"() : () -> () loc(#undefined)
// CHECK: :[[#@LINE-1]]:25: error: operation location alias was never defined
// -----

"x.op"() : () -> () loc(i32)
// CHECK: :[[#@LINE-1]]:25: error: expected location instance
// -----

"x.op"() : () -> () loc(callsite("a" in "b"))
// CHECK: :[[#@LINE-1]]:37: error: expected 'at' in callsite location
// -----

"x.op"() : () -> () loc("a":x:y)
// CHECK: :[[#@LINE-1]]:29: error: expected integer line number in FileLineColRange
// -----

"x.op"() : () -> () loc(fused<>["a"])
// CHECK: :[[#@LINE-1]]:31: error: expected attribute value
// -----

"x.op"() : () -> () loc(#late)
#late = 1
// CHECK: :[[#@LINE-2]]:25: error: expected location, but found '1 : i64'
// -----

func.func private @decl(%a: i32 loc("x"), %b: i32 {llvm.noalias} loc("y"))
// CHECK: :[[#@LINE-1]]:1: error: "llvm.noalias" attribute attached to non-pointer LLVM type
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
