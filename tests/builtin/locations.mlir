// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo | FileCheck %s --check-prefix=LOC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL

"x.op"() : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc({{".*":[0-9]+:[0-9]+}})

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc(unknown)

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc(unknown)

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc(unknown)
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc("f.mlir":10:20)

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("f.mlir":10:20)

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc("f.mlir":10:20)
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc("f.mlir":10:20 to 30:40)

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("f.mlir":10:20 to 30:40)

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc("f.mlir":10:20 to 30:40)
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc("name")

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("name")

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc("name")
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc("name"("f.mlir":10:20))

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc2)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("f.mlir":10:20)
// LOC-NEXT: #loc2 = loc("name"(#loc1))

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc("name"("f.mlir":10:20))
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc(callsite("a" at "f.mlir":10:20))

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc3)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("a")
// LOC-NEXT: #loc2 = loc("f.mlir":10:20)
// LOC-NEXT: #loc3 = loc(callsite(#loc1 at #loc2))

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc(callsite("a" at "f.mlir":10:20))
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc(callsite("a":1:1 at callsite("b":2:2 at "c":3:3)))

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc5)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("a":1:1)
// LOC-NEXT: #loc2 = loc("b":2:2)
// LOC-NEXT: #loc3 = loc("c":3:3)
// LOC-NEXT: #loc4 = loc(callsite(#loc2 at #loc3))
// LOC-NEXT: #loc5 = loc(callsite(#loc1 at #loc4))

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc(callsite("a":1:1 at callsite("b":2:2 at "c":3:3)))
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc(fused["a":1:1, "b":2:2])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc3)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("a":1:1)
// LOC-NEXT: #loc2 = loc("b":2:2)
// LOC-NEXT: #loc3 = loc(fused[#loc1, #loc2])

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc(fused["a":1:1, "b":2:2])
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc(fused<"meta">["a":1:1, "b":2:2])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc3)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("a":1:1)
// LOC-NEXT: #loc2 = loc("b":2:2)
// LOC-NEXT: #loc3 = loc(fused<"meta">[#loc1, #loc2])

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc(fused<"meta">["a":1:1, "b":2:2])
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc(fused<{k = 1 : i32}>["a"("b":2:2)])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc3)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("b":2:2)
// LOC-NEXT: #loc2 = loc("a"(#loc1))
// LOC-NEXT: #loc3 = loc(fused<{k = 1 : i32}>[#loc2])

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc(fused<{k = 1 : i32}>["a"("b":2:2)])
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

#loc1 = loc("f.mlir":1:1)
#loc2 = loc(fused[#loc1, "g.mlir":2:2])
"x.op"() : () -> () loc(#loc2)
"x.op"() : () -> () loc(#loc1)

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc3)
// LOC-NEXT: "x.op"() : () -> () loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("f.mlir":1:1)
// LOC-NEXT: #loc2 = loc("g.mlir":2:2)
// LOC-NEXT: #loc3 = loc(fused[#loc1, #loc2])

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc(fused["f.mlir":1:1, "g.mlir":2:2])
// LOCAL-NEXT: "x.op"() : () -> () loc("f.mlir":1:1)
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

#loc = loc("f.mlir":1:1)
module {
  func.func @f(%a: i32 loc("arg")) -> i32 {
    cf.br ^bb1(%a : i32) loc("br")
  ^bb1(%x: i32 loc("blockarg")):
    return %x : i32 loc(#loc)
  } loc("func")
} loc("module")

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// LOC: #loc2 = loc("arg")
// LOC-NEXT: #loc4 = loc("blockarg")
// LOC-NEXT: module {
// LOC-NEXT: func.func @f(%arg0: i32 loc("arg")) -> i32 {
// LOC-NEXT: cf.br ^bb1(%arg0 : i32) loc(#loc3)
// LOC-NEXT: ^bb1(%[[V0:.*]]: i32 loc("blockarg")):  // pred: ^bb0
// LOC-NEXT: return %[[V0]] : i32 loc(#loc5)
// LOC-NEXT: } loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc("module")
// LOC-NEXT: #loc1 = loc("func")
// LOC-NEXT: #loc3 = loc("br")
// LOC-NEXT: #loc5 = loc("f.mlir":1:1)

// LOCAL: module {
// LOCAL-NEXT: func.func @f(%arg0: i32 loc("arg")) -> i32 {
// LOCAL-NEXT: cf.br ^bb1(%arg0 : i32) loc("br")
// LOCAL-NEXT: ^bb1(%[[V0:.*]]: i32 loc("blockarg")):  // pred: ^bb0
// LOCAL-NEXT: return %[[V0]] : i32 loc("f.mlir":1:1)
// LOCAL-NEXT: } loc("func")
// LOCAL-NEXT: } loc("module")

// -----

func.func @f(%a: i32, %b: f32) {
  %0 = "x.r"() ({
  ^bb0(%x: index):
    "x.inner"(%x) : (index) -> () loc("inner")
  }) : () -> i32 loc("outer")
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = "x.r"() ({
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: "x.inner"(%arg2) : (index) -> ()
// CHECK-NEXT: }) : () -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// LOC: #loc2 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc3 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc5 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: module {
// LOC-NEXT: func.func @f(%arg0: i32 loc({{".*":[0-9]+:[0-9]+}}), %arg1: f32 loc({{".*":[0-9]+:[0-9]+}})) {
// LOC-NEXT: %[[V0:.*]] = "x.r"() ({
// LOC-NEXT: ^bb0(%arg2: index loc({{".*":[0-9]+:[0-9]+}})):
// LOC-NEXT: "x.inner"(%arg2) : (index) -> () loc(#loc6)
// LOC-NEXT: }) : () -> i32 loc(#loc4)
// LOC-NEXT: return loc(#loc7)
// LOC-NEXT: } loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc4 = loc("outer")
// LOC-NEXT: #loc6 = loc("inner")
// LOC-NEXT: #loc7 = loc({{".*":[0-9]+:[0-9]+}})

// LOCAL: module {
// LOCAL-NEXT: func.func @f(%arg0: i32 loc({{".*":[0-9]+:[0-9]+}}), %arg1: f32 loc({{".*":[0-9]+:[0-9]+}})) {
// LOCAL-NEXT: %[[V0:.*]] = "x.r"() ({
// LOCAL-NEXT: ^bb0(%arg2: index loc({{".*":[0-9]+:[0-9]+}})):
// LOCAL-NEXT: "x.inner"(%arg2) : (index) -> () loc("inner")
// LOCAL-NEXT: }) : () -> i32 loc("outer")
// LOCAL-NEXT: return loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() {l = loc("attr":1:1)} : () -> () loc("op":2:2)

// CHECK: #loc = loc("attr":1:1)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {l = #loc} : () -> ()
// CHECK-NEXT: }

// LOC: #loc2 = loc("attr":1:1)
// LOC-NEXT: module {
// LOC-NEXT: "x.op"() {l = #loc2} : () -> () loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("op":2:2)

// LOCAL: module {
// LOCAL-NEXT: "x.op"() {l = loc("attr":1:1)} : () -> () loc("op":2:2)
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() {l = loc("same":1:1)} : () -> () loc("same":1:1)

// CHECK: #loc = loc("same":1:1)
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {l = #loc} : () -> ()
// CHECK-NEXT: }

// LOC: #loc1 = loc("same":1:1)
// LOC-NEXT: module {
// LOC-NEXT: "x.op"() {l = #loc1} : () -> () loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})

// LOCAL: module {
// LOCAL-NEXT: "x.op"() {l = loc("same":1:1)} : () -> () loc("same":1:1)
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc("name"(fused<affine_map<(d0) -> (d0)>>["x":1:1, "y":2:2]))

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc4)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("x":1:1)
// LOC-NEXT: #loc2 = loc("y":2:2)
// LOC-NEXT: #map = affine_map<(d0) -> (d0)>
// LOC-NEXT: #loc3 = loc(fused<#map>[#loc1, #loc2])
// LOC-NEXT: #loc4 = loc("name"(#loc3))

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc("name"(fused<affine_map<(d0) -> (d0)>>["x":1:1, "y":2:2]))
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc(fused<#llvm.linkage<internal>>["x":1:1])

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc2)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("x":1:1)
// LOC-NEXT: #loc2 = loc(fused<#llvm.linkage<internal>>[#loc1])

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc(fused<#llvm.linkage<internal>>["x":1:1])
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

#map = affine_map<(d0) -> (d0)>
"x.op"() {m = #map} : () -> () loc("a":1:1)
"x.op"() {m = #map} : () -> () loc("a":1:2)
"x.op"() {m = #map} : () -> () loc("a":1:1)

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map} : () -> ()
// CHECK-NEXT: "x.op"() {m = #map} : () -> ()
// CHECK-NEXT: "x.op"() {m = #map} : () -> ()
// CHECK-NEXT: }

// LOC: #map = affine_map<(d0) -> (d0)>
// LOC-NEXT: module {
// LOC-NEXT: "x.op"() {m = #map} : () -> () loc(#loc1)
// LOC-NEXT: "x.op"() {m = #map} : () -> () loc(#loc2)
// LOC-NEXT: "x.op"() {m = #map} : () -> () loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("a":1:1)
// LOC-NEXT: #loc2 = loc("a":1:2)

// LOCAL: module {
// LOCAL-NEXT: "x.op"() {m = affine_map<(d0) -> (d0)>} : () -> () loc("a":1:1)
// LOCAL-NEXT: "x.op"() {m = affine_map<(d0) -> (d0)>} : () -> () loc("a":1:2)
// LOCAL-NEXT: "x.op"() {m = affine_map<(d0) -> (d0)>} : () -> () loc("a":1:1)
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

"x.op"() : () -> () loc(#late)
#late = loc("late":9:9)

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: "x.op"() : () -> () loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("late":9:9)

// LOCAL: module {
// LOCAL-NEXT: "x.op"() : () -> () loc("late":9:9)
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})
