// ORACLE: differs (witnesses-that-hold-under-sccp)
// RUN: mlir-opt %s --allow-unregistered-dialect --sccp | FileCheck %s

func.func @f(%w: !shape.witness) {
  %t = shape.const_witness true
  %0 = shape.assuming_all %w, %t
  "t.use"(%0) : (!shape.witness) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.witness) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.assuming_all %[[ARG0]], %[[V0]]
// CHECK-NEXT:     "t.use"(%[[V1]]) : (!shape.witness) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
