// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() {a = loc("f.mlir":1:)} : () -> ()
// CHECK: :[[#@LINE-1]]:30: error: expected integer column number in FileLineColRange
// -----

"x.op"() {a = loc("f.mlir":1:2 to 3)} : () -> ()
// CHECK: :[[#@LINE-1]]:36: error: expected either integer or `:` post `to` in FileLineColRange
// -----

"x.op"() {a = loc("f.mlir":1:2 to)} : () -> ()
// CHECK: :[[#@LINE-1]]:34: error: expected either integer or `:` post `to` in FileLineColRange
// -----

"x.op"() {a = loc("f.mlir":-1:2)} : () -> ()
// CHECK: :[[#@LINE-1]]:28: error: expected integer line number in FileLineColRange
// -----

"x.op"() {a = loc("f.mlir":a:2)} : () -> ()
// CHECK: :[[#@LINE-1]]:28: error: expected integer line number in FileLineColRange
// -----

"x.op"() {a = loc("f.mlir":4294967296:1)} : () -> ()
// CHECK: :[[#@LINE-1]]:28: error: expected integer line number in FileLineColRange
// -----

"x.op"() {a = loc("name"())} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected location instance
// -----

"x.op"() {a = loc("name"("f.mlir":1:2)} : () -> ()
// CHECK: :[[#@LINE-1]]:39: error: expected ')' in inline location
// -----

"x.op"() {a = loc(callsite("a"))} : () -> ()
// CHECK: :[[#@LINE-1]]:31: error: expected 'at' in callsite location
// -----

"x.op"() {a = loc(callsite("a" "b"))} : () -> ()
// CHECK: :[[#@LINE-1]]:31: error: expected 'at' in callsite location
// -----

"x.op"() {a = loc(callsite("a" at))} : () -> ()
// CHECK: :[[#@LINE-1]]:34: error: expected location instance
// -----

"x.op"() {a = loc(callsite())} : () -> ()
// CHECK: :[[#@LINE-1]]:28: error: expected location instance
// -----

"x.op"() {a = loc(callsite)} : () -> ()
// CHECK: :[[#@LINE-1]]:27: error: expected '(' in callsite location
// -----

"x.op"() {a = loc(fused<>["a"])} : () -> ()
// CHECK: :[[#@LINE-1]]:25: error: expected attribute value
// -----

"x.op"() {a = loc(fused "a")} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: expected '[' in fused location
// -----

"x.op"() {a = loc(fused)} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: expected '[' in fused location
// -----

"x.op"() {a = loc(fused["a",])} : () -> ()
// CHECK: :[[#@LINE-1]]:29: error: expected location instance
// -----

"x.op"() {a = loc(fused["a"} : () -> ()
// CHECK: :[[#@LINE-1]]:28: error: expected ']' in fused location
// -----

"x.op"() {a = loc(foo)} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: expected location instance
// -----

"x.op"() {a = loc()} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: expected location instance
// -----

"x.op"() {a = loc(1)} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: expected location instance
// -----

"x.op"() {a = loc} : () -> ()
// CHECK: :[[#@LINE-1]]:18: error: expected '(' in inline location
// -----

"x.op"() {a = loc(#foo)} : () -> ()
// CHECK: :[[#@LINE-1]]:23: error: undefined symbol alias id 'foo'
