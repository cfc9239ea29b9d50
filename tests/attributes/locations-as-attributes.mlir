// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = loc(unknown)} : () -> ()

// CHECK: #loc = loc(unknown)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("f.mlir":1:2)} : () -> ()

// CHECK: #loc = loc("f.mlir":1:2)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("f.mlir":0:0)} : () -> ()

// CHECK: #loc = loc("f.mlir":0:0)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("f.mlir":1)} : () -> ()

// CHECK: #loc = loc("f.mlir":1:0)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("f.mlir":1:2 to 3:4)} : () -> ()

// CHECK: #loc = loc("f.mlir":1:2 to 3:4)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("f.mlir":1:2 to :4)} : () -> ()

// CHECK: #loc = loc("f.mlir":1:2 to :4)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("f.mlir":1:2 to 1:4)} : () -> ()

// CHECK: #loc = loc("f.mlir":1:2 to :4)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("f.mlir":1:2 to 1:2)} : () -> ()

// CHECK: #loc = loc("f.mlir":1:2)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("f.mlir":1:2 to 0:1)} : () -> ()

// CHECK: #loc = loc("f.mlir":1:2 to 0:1)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("f.mlir":4294967295:4294967295)} : () -> ()

// CHECK: #loc = loc("f.mlir":4294967295:4294967295)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("":1:1)} : () -> ()

// CHECK: #loc = loc("-":1:1)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("name")} : () -> ()

// CHECK: #loc = loc("name")
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("name"("f.mlir":1:2))} : () -> ()

// CHECK: #loc = loc("f.mlir":1:2)
// CHECK-NEXT: #loc1 = loc("name"(#loc))
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc1} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("name"(unknown))} : () -> ()

// CHECK: #loc = loc("name")
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("name"("inner"(unknown)))} : () -> ()

// CHECK: #loc = loc("inner")
// CHECK-NEXT: #loc1 = loc("name"(#loc))
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc1} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("")} : () -> ()

// CHECK: #loc = loc("")
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("a\22b")} : () -> ()

// CHECK: #loc = loc("a\22b")
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc("a b.mlir":1:2)} : () -> ()

// CHECK: #loc = loc("a b.mlir":1:2)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(callsite("a" at "b"))} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc("b")
// CHECK-NEXT: #loc2 = loc(callsite(#loc at #loc1))
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc2} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(callsite("a":1:2 at "b":3:4))} : () -> ()

// CHECK: #loc = loc("a":1:2)
// CHECK-NEXT: #loc1 = loc("b":3:4)
// CHECK-NEXT: #loc2 = loc(callsite(#loc at #loc1))
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc2} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(callsite("a" at callsite("b" at "c")))} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc("b")
// CHECK-NEXT: #loc2 = loc("c")
// CHECK-NEXT: #loc3 = loc(callsite(#loc1 at #loc2))
// CHECK-NEXT: #loc4 = loc(callsite(#loc at #loc3))
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc4} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(callsite(callsite("a" at "b") at "c"))} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc("b")
// CHECK-NEXT: #loc2 = loc("c")
// CHECK-NEXT: #loc3 = loc(callsite(#loc at #loc1))
// CHECK-NEXT: #loc4 = loc(callsite(#loc3 at #loc2))
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc4} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused["a", "b"])} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc("b")
// CHECK-NEXT: #loc2 = loc(fused[#loc, #loc1])
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc2} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused["a"])} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused[])} : () -> ()

// CHECK: #loc = loc(unknown)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused["a", "a"])} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused[unknown, "a"])} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused[unknown])} : () -> ()

// CHECK: #loc = loc(unknown)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused["a", fused["b", "c"]])} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc("b")
// CHECK-NEXT: #loc2 = loc("c")
// CHECK-NEXT: #loc3 = loc(fused[#loc, #loc1, #loc2])
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc3} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused<"m">["a", "b"])} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc("b")
// CHECK-NEXT: #loc2 = loc(fused<"m">[#loc, #loc1])
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc2} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused<"m">["a"])} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc(fused<"m">[#loc])
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc1} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused<1 : i32>[unknown])} : () -> ()

// CHECK: #loc = loc(unknown)
// CHECK-NEXT: #loc1 = loc(fused<1 : i32>[#loc])
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc1} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused<{x = 1}>["a", unknown])} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc(fused<{x = 1 : i64}>[#loc])
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc1} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused<"m">[])} : () -> ()

// CHECK: #loc = loc(unknown)
// CHECK-NEXT: #loc1 = loc(fused<"m">[#loc])
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc1} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused<"m">[fused<"m">["a"], "b"])} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc("b")
// CHECK-NEXT: #loc2 = loc(fused<"m">[#loc, #loc1])
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc2} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = loc(fused<#foo.bar>["a"])} : () -> ()

// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc(fused<#foo.bar>[#loc])
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #loc1} : () -> ()
// CHECK-NEXT: }
