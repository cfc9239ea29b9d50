// RUN: mlir-opt %s --allow-unregistered-dialect --print-ir=label=here -o %t 2>&1 | FileCheck %s

#loc = loc("foo.c":1:2)
#m = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @f(%arg0: index) -> index {
    %0 = affine.apply #m(%arg0)
    "foo.op"() {m = #m} : () -> ()
    return %0 : index loc("x")
  }
}

// CHECK: // -----// IR Dump here //----- //
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply affine_map<(d0) -> (d0 + 1)>(%[[ARG0]])
// CHECK-NEXT:     "foo.op"() {m = affine_map<(d0) -> (d0 + 1)>} : () -> ()
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
