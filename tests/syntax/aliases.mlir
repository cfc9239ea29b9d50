// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

!t = i32
func.func private @f(!t) -> !t

// CHECK: module {
// CHECK-NEXT: func.func private @f(i32) -> i32
// CHECK-NEXT: }

// -----

#a = 1 : i32
"x.op"() {a = #a} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1 : i32} : () -> ()
// CHECK-NEXT: }

// -----

#map = affine_map<(d0) -> (d0 + 1)>
"x.op"() {a = #map} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 + 1)>, b = affine_map<(d0) -> (d0 + 1)>, c = affine_map<(d0) -> (d0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map, b = #map, c = #map1} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<(d0) : (d0 >= 0)>, b = affine_set<(d0) : (d0 == 0)>} : () -> ()

// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0) : (d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set, b = #set1} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0, d1) -> (d0)>} : () -> ()
"x.op"() {a = affine_map<(d0, d1) -> (d1)>} : () -> ()
"x.op"() {a = affine_map<(d0, d1) -> (d0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: "x.op"() {a = #map1} : () -> ()
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

func.func private @f(memref<4xf32, affine_map<(d0) -> (d0 * 2)>>)
func.func private @g(memref<4xf32, affine_map<(d0) -> (d0 * 3)>>, tensor<4xf32, affine_map<(d0) -> (d0 * 4)>>)

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 3)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @f(memref<4xf32, #map>)
// CHECK-NEXT: func.func private @g(memref<4xf32, #map1>, tensor<4xf32, #map2>)
// CHECK-NEXT: }

// -----

"x.op"() {a = distinct[0]<1>, b = distinct[1]<1>} : () -> ()

// CHECK: #distinct = distinct[0]<1 : i64>
// CHECK-NEXT: #distinct1 = distinct[1]<1 : i64>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #distinct, b = #distinct1} : () -> ()
// CHECK-NEXT: }

// -----

!a = i32
!b = tuple<!a, !a>
func.func private @f(!b)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tuple<i32, i32>)
// CHECK-NEXT: }

// -----

#a = 1
!a = i32
"x.op"() {a = #a, b = !a} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1 : i64, b = i32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> ()
#late = 1
"x.op"() {a = #late} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: "x.op"() {a = 1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

#1 = 1
"x.op"() {a = #1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

#a1 = 1
"x.op"() {a = #a1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

#_a = 1
"x.op"() {a = #_a} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

#a-b = 1

// CHECK: module {
// CHECK-NEXT: }

// -----

#a$b = 1
"x.op"() {a = #a$b} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = 1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

!i32 = f32
func.func private @f(!i32, i32)

// CHECK: module {
// CHECK-NEXT: func.func private @f(f32, i32)
// CHECK-NEXT: }

// -----

#map = 1
"x.op"() {a = #map, b = affine_map<(d0) -> (d0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = 1 : i64, b = #map} : () -> ()
// CHECK-NEXT: }

// -----

#b = {x = 1}
"x.op"() {b = #b} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {b = {x = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

!p = !llvm.struct<"s", (i32, ptr)>
func.func private @f(!p, !llvm.struct<"s", (i32, ptr)>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.struct<"s", (i32, ptr)>, !llvm.struct<"s", (i32, ptr)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"s", (i32, ptr)>, !llvm.struct<(i32, ptr)>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.struct<"s", (i32, ptr)>, !llvm.struct<(i32, ptr)>)
// CHECK-NEXT: }

// -----

#a = loc("f":1:2)
"x.op"() : () -> () loc(#a)

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

#resource = dense_resource<x> : tensor<1xi8>
"x.op"() {a = #resource} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense_resource<x> : tensor<1xi8>} : () -> ()
// CHECK-NEXT: }
