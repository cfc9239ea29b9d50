// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = unit} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = i32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = i32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = index} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = index} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = none} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = none} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = () -> ()} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = () -> ()} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = (i32) -> i32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = (i32) -> i32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = (i32, f32) -> (i32, f32)} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = (i32, f32) -> (i32, f32)} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = tensor<4xf32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = tensor<4xf32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = memref<4xf32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = memref<4xf32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = vector<4xf32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = vector<4xf32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = tuple<i32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = tuple<i32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = complex<f32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = complex<f32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = !llvm.ptr} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = !llvm.ptr} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = !foo.bar} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = !foo.bar} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = !llvm.struct<(i32)>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = !llvm.struct<(i32)>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @a} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @a} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @"a"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @a} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @"a b"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @"a b"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @"a\22b"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @"a\22b"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @"1"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @"1"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @_} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @_} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @a.b} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @a.b} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @a$b} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @a$b} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @a::@b} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @a::@b} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @a::@b::@c} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @a::@b::@c} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @"a b"::@"c d"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @"a b"::@"c d"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @"é"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @"\C3\A9"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @i32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @i32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @"@a"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @"@a"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @"a::b"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @"a::b"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @a :: @b} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @a::@b} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #foo.bar} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #foo.bar} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #foo.bar<1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #foo.bar<1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #foo<bar>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #foo.bar} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #foo<"bar">} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #foo<"bar">} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #foo.bar<[1, 2], {x = 1}>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #foo.bar<[1, 2], {x = 1}>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #foo.bar : i32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #foo.bar : i32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #foo<bar> : i32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #foo.bar : i32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #foo<"bar" : i32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #foo<"bar" : i32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #foo.} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #foo<>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm.linkage<internal>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #llvm.linkage<internal>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #llvm<linkage<internal>>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #llvm.linkage<internal>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #arith.fastmath<fast>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #arith.fastmath<fast>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #arith.fastmath<none>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #arith.fastmath<none>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #arith.fastmath<nnan,ninf>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #arith.fastmath<nnan,ninf>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #arith<fastmath<fast>>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #arith.fastmath<fast>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #arith.overflow<nsw>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #arith.overflow<nsw>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #arith.overflow<nsw, nuw>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #arith.overflow<nsw, nuw>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #index<cmp_predicate eq>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #index<cmp_predicate eq>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #ub.poison} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #ub.poison} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #ub<poison>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #ub.poison} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #ub.poison : i32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #ub.poison} : () -> ()
// CHECK-NEXT: }
