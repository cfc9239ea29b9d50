// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = affine_map<() -> ()>} : () -> ()

// CHECK: #map = affine_map<() -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<() -> (0)>} : () -> ()

// CHECK: #map = affine_map<() -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> ()>} : () -> ()

// CHECK: #map = affine_map<(d0) -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0, d1) -> (d1, d0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(i, j) -> (j, i)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0)[s0] -> (d0 + s0)>} : () -> ()

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<()[s0] -> (s0)>} : () -> ()

// CHECK: #map = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0)[] -> (d0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0)[a, b] -> (d0 * a + b)>} : () -> ()

// CHECK: #map = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 + 1)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 - 1)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (1 + d0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (1 - d0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (-d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (-d0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (-d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (-d0 + 1)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (-d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0, d1) -> (d0 - d1)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0, d1) -> (d1 + d0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0, d1) -> (d0 + d0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0, d1) -> (d0 + d1 + d0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1 + d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0, d1) -> (d0 - d0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 * 2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (2 * d0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 * 0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 * 1)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 * -1)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (-d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 * -2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 * -2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 + d0 * 2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 * 2 * 3)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 * 6)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> ((d0 + 1) * 2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> ((d0 + 1) * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> ((d0 + 1) + 2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 floordiv 2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 ceildiv 2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 ceildiv 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 mod 2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 floordiv 1)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 ceildiv 1)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 mod 1)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 floordiv 0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 floordiv 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 ceildiv 0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 ceildiv 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 mod 0)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 mod 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 mod -1)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 mod -1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 floordiv -2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 floordiv -2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 ceildiv -2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 ceildiv -2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<() -> (7 floordiv 2, -7 floordiv 2, 7 ceildiv 2, -7 ceildiv 2, 7 mod 3, -7 mod 3)>} : () -> ()

// CHECK: #map = affine_map<() -> (3, -4, 4, -3, 1, 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<() -> (1 + 2, 3 * 4, 5 - 6, -(1), -(-1))>} : () -> ()

// CHECK: #map = affine_map<() -> (3, 12, -1, -1, 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<() -> (9223372036854775807 + 1)>} : () -> ()

// CHECK: #map = affine_map<() -> (9223372036854775807 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<() -> (0x10)>} : () -> ()

// CHECK: #map = affine_map<() -> (16)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0)[s0] -> (d0 floordiv s0, d0 mod s0, d0 ceildiv s0, d0 * s0)>} : () -> ()

// CHECK: #map = affine_map<(d0)[s0] -> (d0 floordiv s0, d0 mod s0, d0 ceildiv s0, d0 * s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<()[s0, s1] -> (s0 * s1)>} : () -> ()

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<()[s0, s1] -> (s0 floordiv s1, s0 mod s1)>} : () -> ()

// CHECK: #map = affine_map<()[s0, s1] -> (s0 floordiv s1, s0 mod s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> ((d0 * 4) floordiv 4)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> ((d0 * 4) floordiv 2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> ((d0 * 4) mod 2)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> ((d0 * 4 + 1) floordiv 4)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> ((d0 mod 4) mod 4)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> ((d0 floordiv 2) floordiv 3)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> ((d0 floordiv 2) floordiv 3)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (d0 - (d0 floordiv 4) * 4)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> ((d0 floordiv 4) * 4 + d0 mod 4)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> ((d0 floordiv 4) * 4 + d0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0, d1, d2) -> (d0 + d1 * 2 - d2 floordiv 3 + 4)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0 + d1 * 2 - d2 floordiv 3 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0, d1) -> (d0 - (d1 + 1))>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d0 - (d1 + 1))>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }
