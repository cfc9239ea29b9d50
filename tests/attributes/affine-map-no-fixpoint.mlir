// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = affine_map<(d0) -> (d0 + (d0 + 1))>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 + d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #map} : () -> ()
// CHECK-NEXT: }
