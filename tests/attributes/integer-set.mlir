// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = affine_set<() : ()>} : () -> ()

// CHECK: #set = affine_set<() : (0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<() : (0 >= 0)>} : () -> ()

// CHECK: #set = affine_set<() : (0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<() : (1 == 0)>} : () -> ()

// CHECK: #set = affine_set<() : (1 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<(d0) : (d0 >= 0)>} : () -> ()

// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<(d0) : (d0 == 0)>} : () -> ()

// CHECK: #set = affine_set<(d0) : (d0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<(d0) : (d0 <= 0)>} : () -> ()

// CHECK: #set = affine_set<(d0) : (-d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<(d0) : (d0 >= 10)>} : () -> ()

// CHECK: #set = affine_set<(d0) : (d0 - 10 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<(d0) : (d0 <= 10)>} : () -> ()

// CHECK: #set = affine_set<(d0) : (-d0 + 10 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<(d0, d1) : (d0 >= d1)>} : () -> ()

// CHECK: #set = affine_set<(d0, d1) : (d0 - d1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<(d0, d1) : (d0 <= d1)>} : () -> ()

// CHECK: #set = affine_set<(d0, d1) : (d1 - d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<(d0, d1) : (d0 == d1 * 2)>} : () -> ()

// CHECK: #set = affine_set<(d0, d1) : (d0 - d1 * 2 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 - 1 == 0)>} : () -> ()

// CHECK: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 - 1 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<(i)[N] : (i >= 0, N - i - 1 >= 0)>} : () -> ()

// CHECK: #set = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 - 1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = affine_set<(d0) : (d0 > = 0)>} : () -> ()

// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #set} : () -> ()
// CHECK-NEXT: }
