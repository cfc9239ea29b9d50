// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() {a = loc("f.mlir":1:)} : () -> ()
// -----

// expected-error @+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"x.op"() {a = loc("f.mlir":1:2 to 3)} : () -> ()
// -----

// expected-error @+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"x.op"() {a = loc("f.mlir":1:2 to)} : () -> ()
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() {a = loc("f.mlir":-1:2)} : () -> ()
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() {a = loc("f.mlir":a:2)} : () -> ()
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() {a = loc("f.mlir":4294967296:1)} : () -> ()
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() {a = loc("name"())} : () -> ()
// -----

// expected-error @+1 {{expected ')' in inline location}}
"x.op"() {a = loc("name"("f.mlir":1:2)} : () -> ()
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() {a = loc(callsite("a"))} : () -> ()
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() {a = loc(callsite("a" "b"))} : () -> ()
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() {a = loc(callsite("a" at))} : () -> ()
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() {a = loc(callsite())} : () -> ()
// -----

// expected-error @+1 {{expected '(' in callsite location}}
"x.op"() {a = loc(callsite)} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = loc(fused<>["a"])} : () -> ()
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() {a = loc(fused "a")} : () -> ()
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() {a = loc(fused)} : () -> ()
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() {a = loc(fused["a",])} : () -> ()
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() {a = loc(fused["a"} : () -> ()
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() {a = loc(foo)} : () -> ()
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() {a = loc()} : () -> ()
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() {a = loc(1)} : () -> ()
// -----

// expected-error @+1 {{expected '(' in inline location}}
"x.op"() {a = loc} : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id 'foo'}}
"x.op"() {a = loc(#foo)} : () -> ()
