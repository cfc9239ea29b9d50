// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : ( - s0 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (-s0 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - - s0 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 + s0 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 , s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0, s0 * 2, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 , 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0, 2, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 , 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1, 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (42 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (s0 * 2 + 42, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + 42 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + 84, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 42, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 42, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, 42 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, 0)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 42)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 42)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (42 - s0 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (-s0 + 42 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - 42 >= 0, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - 42 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 42, d0 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 - 42 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, 42 == 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, 42 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 42)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 - 42 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 = = 0)>} : () -> ()

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {m = #map, s = #set} : () -> ()
// CHECK-NEXT: }
