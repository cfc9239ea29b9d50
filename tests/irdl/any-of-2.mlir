// RUN: not mlir-opt %s --irdl-file=%s 2>&1 | FileCheck %s

irdl.dialect @d {
  irdl.type @p {
    %0 = irdl.any
    irdl.parameters(x: %0)
  }
  irdl.operation @same {
    %0 = irdl.is i32
    %1 = irdl.is i64
    %2 = irdl.parametric @d::@p<%0>
    %3 = irdl.parametric @d::@p<%1>
    %4 = irdl.any_of(%2, %0)
    %5 = irdl.any_of(%4, %3)
    irdl.operands(x: %5)
  }
}

// CHECK: tests/irdl/any-of-2.mlir:0:0: error: any_of constraints are not in the correct form
// CHECK-NEXT: tests/irdl/any-of-2.mlir:0:0: note: see current operation: 
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "irdl.dialect"() <{sym_name = "d"}> ({
// CHECK-NEXT:     "irdl.type"() <{sym_name = "p"}> ({
// CHECK-NEXT:       %[[V6:[^ ]+]] = "irdl.any"() : () -> !irdl.attribute
// CHECK-NEXT:       "irdl.parameters"(%[[V6]]) <{names = ["x"]}> : (!irdl.attribute) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     "irdl.operation"() <{sym_name = "same"}> ({
// CHECK-NEXT:       %[[V0:[^ ]+]] = "irdl.is"() <{expected = i32}> : () -> !irdl.attribute
// CHECK-NEXT:       %[[V1:[^ ]+]] = "irdl.is"() <{expected = i64}> : () -> !irdl.attribute
// CHECK-NEXT:       %[[V2:[^ ]+]] = "irdl.parametric"(%[[V0]]) <{base_type = @d::@p}> : (!irdl.attribute) -> !irdl.attribute
// CHECK-NEXT:       %[[V3:[^ ]+]] = "irdl.parametric"(%[[V1]]) <{base_type = @d::@p}> : (!irdl.attribute) -> !irdl.attribute
// CHECK-NEXT:       %[[V4:[^ ]+]] = "irdl.any_of"(%[[V2]], %[[V0]]) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
// CHECK-NEXT:       %[[V5:[^ ]+]] = "irdl.any_of"(%[[V4]], %[[V3]]) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
// CHECK-NEXT:       "irdl.operands"(%[[V5]]) <{names = ["x"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
