// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @m0(memref<f32>, memref<i1>, memref<index>)

// CHECK: module {
// CHECK-NEXT: func.func private @m0(memref<f32>, memref<i1>, memref<index>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<f32>, memref<i1>, memref<index>) -> (), sym_name = "m0", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @m1(memref<4xf32>, memref<?x4xi8>, memref<0xf32>, memref<?x?x?x?xbf16>)

// CHECK: module {
// CHECK-NEXT: func.func private @m1(memref<4xf32>, memref<?x4xi8>, memref<0xf32>, memref<?x?x?x?xbf16>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<?x4xi8>, memref<0xf32>, memref<?x?x?x?xbf16>) -> (), sym_name = "m1", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @mu(memref<*xf32>, memref<*xindex, 1>, memref<*xi8, "space">)

// CHECK: module {
// CHECK-NEXT: func.func private @mu(memref<*xf32>, memref<*xindex, 1>, memref<*xi8, "space">)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<*xf32>, memref<*xindex, 1>, memref<*xi8, "space">) -> (), sym_name = "mu", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @space(memref<4xf32, 1>, memref<4xf32, 1 : i64>, memref<4xf32, 1 : i32>, memref<4xf32, "a">, memref<4xf32, #llvm.linkage<external>>, memref<4xf32, {a}>)

// CHECK: module {
// CHECK-NEXT: func.func private @space(memref<4xf32, 1>, memref<4xf32, 1>, memref<4xf32, 1 : i32>, memref<4xf32, "a">, memref<4xf32, #llvm.linkage<external>>, memref<4xf32, {a}>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32, 1>, memref<4xf32, 1>, memref<4xf32, 1 : i32>, memref<4xf32, "a">, memref<4xf32, #llvm.linkage<external>>, memref<4xf32, {a}>) -> (), sym_name = "space", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @space0(memref<4xf32, 0>, memref<4xf32, 0 : i32>)

// CHECK: module {
// CHECK-NEXT: func.func private @space0(memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>) -> (), sym_name = "space0", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @spaceneg(memref<4xf32, -1>)

// CHECK: module {
// CHECK-NEXT: func.func private @spaceneg(memref<4xf32, -1>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32, -1>) -> (), sym_name = "spaceneg", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @spacetrue(memref<4xf32, true>)

// CHECK: module {
// CHECK-NEXT: func.func private @spacetrue(memref<4xf32, true>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32, true>) -> (), sym_name = "spacetrue", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @spaceint(memref<4xf32, 4294967296>)

// CHECK: module {
// CHECK-NEXT: func.func private @spaceint(memref<4xf32, 4294967296>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32, 4294967296>) -> (), sym_name = "spaceint", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @spacebig(memref<4xf32, 9223372036854775808>)

// CHECK: module {
// CHECK-NEXT: func.func private @spacebig(memref<4xf32, -9223372036854775808>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32, -9223372036854775808>) -> (), sym_name = "spacebig", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @layout(memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>)

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @layout(memref<4x4xf32, #map>, memref<4x4xf32, #map, 3>)
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x4xf32, #map>, memref<4x4xf32, #map, 3>) -> (), sym_name = "layout", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @identity(memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1)>>, memref<4xf32, affine_map<(d0) -> (d0)>, 1>, memref<f32, affine_map<() -> ()>>)

// CHECK: module {
// CHECK-NEXT: func.func private @identity(memref<4x4xf32>, memref<4xf32, 1>, memref<f32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x4xf32>, memref<4xf32, 1>, memref<f32>) -> (), sym_name = "identity", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @strided(memref<4x4xf32, strided<[4, 1]>>, memref<4x4xf32, strided<[4, 1], offset: 0>>, memref<4x4xf32, strided<[4, 1], offset: 7>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?]>>)

// CHECK: module {
// CHECK-NEXT: func.func private @strided(memref<4x4xf32, strided<[4, 1]>>, memref<4x4xf32, strided<[4, 1]>>, memref<4x4xf32, strided<[4, 1], offset: 7>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?]>>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x4xf32, strided<[4, 1]>>, memref<4x4xf32, strided<[4, 1]>>, memref<4x4xf32, strided<[4, 1], offset: 7>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?]>>) -> (), sym_name = "strided", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @strided0(memref<f32, strided<[]>>, memref<f32, strided<[], offset: 3>>, memref<f32, strided<[], offset: ?>>)

// CHECK: module {
// CHECK-NEXT: func.func private @strided0(memref<f32, strided<[]>>, memref<f32, strided<[], offset: 3>>, memref<f32, strided<[], offset: ?>>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<f32, strided<[]>>, memref<f32, strided<[], offset: 3>>, memref<f32, strided<[], offset: ?>>) -> (), sym_name = "strided0", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @stridedspace(memref<4xf32, strided<[1]>, 1>, memref<4xf32, strided<[2], offset: ?>, "x">)

// CHECK: module {
// CHECK-NEXT: func.func private @stridedspace(memref<4xf32, strided<[1]>, 1>, memref<4xf32, strided<[2], offset: ?>, "x">)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32, strided<[1]>, 1>, memref<4xf32, strided<[2], offset: ?>, "x">) -> (), sym_name = "stridedspace", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @stridedneg(memref<4xf32, strided<[-1]>>, memref<4xf32, strided<[1], offset: -1>>)

// CHECK: module {
// CHECK-NEXT: func.func private @stridedneg(memref<4xf32, strided<[-1]>>, memref<4xf32, strided<[1], offset: -1>>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32, strided<[-1]>>, memref<4xf32, strided<[1], offset: -1>>) -> (), sym_name = "stridedneg", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @stridedzero(memref<4xf32, strided<[0]>>)

// CHECK: module {
// CHECK-NEXT: func.func private @stridedzero(memref<4xf32, strided<[0]>>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32, strided<[0]>>) -> (), sym_name = "stridedzero", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @stridedid(memref<4xf32, strided<[1]>>, memref<2x3xf32, strided<[3, 1]>>)

// CHECK: module {
// CHECK-NEXT: func.func private @stridedid(memref<4xf32, strided<[1]>>, memref<2x3xf32, strided<[3, 1]>>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32, strided<[1]>>, memref<2x3xf32, strided<[3, 1]>>) -> (), sym_name = "stridedid", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @mapsyms(memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>, memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>>)

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @mapsyms(memref<4x4xf32, #map>, memref<?xf32, #map1>)
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x4xf32, #map>, memref<?xf32, #map1>) -> (), sym_name = "mapsyms", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @mapone(memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>, memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1 mod 2)>>)

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 floordiv 2, d1 mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @mapone(memref<4x4xf32, #map>, memref<4x4xf32, #map1>)
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d0 floordiv 2, d1 mod 2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4x4xf32, #map>, memref<4x4xf32, #map1>) -> (), sym_name = "mapone", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @twomaps(memref<4xf32, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 + 1)>>)

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @twomaps(memref<4xf32, #map>)
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0 + 1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32, #map>) -> (), sym_name = "twomaps", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @big(memref<9223372036854775807xf32>)

// CHECK: module {
// CHECK-NEXT: func.func private @big(memref<9223372036854775807xf32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<9223372036854775807xf32>) -> (), sym_name = "big", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
