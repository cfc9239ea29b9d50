// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = affine_map<(d0, d1) -> (d0 - 2 * d1)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d0 - d1 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0)[s0, s1] -> (s0 + d0 + s1 + 3 - s0)>} : () -> ()

// CHECK: #map = affine_map<(d0)[s0, s1] -> (d0 + s0 + s1 - s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 + d0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0, d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0)[s0] -> ((d0 + s0) * 2 - 3)>} : () -> ()

// CHECK: #map = affine_map<(d0)[s0] -> ((d0 + s0) * 2 - 3)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0)[s0] -> (s0 * d0)>} : () -> ()

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0)[s0] -> (s0 + d0, 1 + s0)>} : () -> ()

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0, s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (((d0)))>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0, d1) -> ((d0 + d1) floordiv 2, (d0 - d1) mod 3, -(d0 + d1))>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> ((d0 + d1) floordiv 2, (d0 - d1) mod 3, -(d0 + d1))>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0, d1) -> (-(d0 - d1))>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (-(d0 - d1))>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d0) -> (2 * (d0 + 3))>} : () -> ()

// CHECK: #map = affine_map<(d0) -> ((d0 + 3) * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(mod) -> (mod)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(i32) -> (i32)>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(floordiv, ceildiv) -> (ceildiv floordiv 2)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d1 floordiv 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_map<(d1, d0) -> (d1, d0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }
