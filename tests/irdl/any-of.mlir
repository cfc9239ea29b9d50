// RUN: not mlir-opt %s --irdl-file=%s 2>&1 | FileCheck %s

// Parts of any_of that let the same pass, as far as definitions tell. The description itself verifies.

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.is i32
    %1 = irdl.any
    %2 = irdl.any_of(%0, %1)
    irdl.operands(x: %2)
  }
}

// CHECK: tests/irdl/any-of.mlir:0:0: error: any_of constraints are not in the correct form
// CHECK-NEXT: tests/irdl/any-of.mlir:0:0: note: see current operation: 
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "irdl.dialect"() <{sym_name = "d"}> ({
// CHECK-NEXT:     "irdl.operation"() <{sym_name = "o"}> ({
// CHECK-NEXT:       %[[V0:[^ ]+]] = "irdl.is"() <{expected = i32}> : () -> !irdl.attribute
// CHECK-NEXT:       %[[V1:[^ ]+]] = "irdl.any"() : () -> !irdl.attribute
// CHECK-NEXT:       %[[V2:[^ ]+]] = "irdl.any_of"(%[[V0]], %[[V1]]) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
// CHECK-NEXT:       "irdl.operands"(%[[V2]]) <{names = ["x"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
