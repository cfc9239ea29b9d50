// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

"x.a"() {a = #index<cmp_predicate eq>, b = #index<cmp_predicate ule>, c = #index<cmp_predicate sgt>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.a"() {a = #index<cmp_predicate eq>, b = #index<cmp_predicate ule>, c = #index<cmp_predicate sgt>} : () -> ()
// CHECK-NEXT: }
