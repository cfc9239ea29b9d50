// RUN: mlir-opt %s --allow-unregistered-dialect --convert-arith-to-llvm --verify-each=0 | FileCheck %s --check-prefix=CHECK

func.func @f(%a: index, %b: index) {
  %s, %o = arith.addui_extended %a, %b : index, i1
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: index, %arg1: index):
// CHECK-NEXT: %[[V0:.*]] = "builtin.unrealized_conversion_cast"(%arg1) : (index) -> i64
// CHECK-NEXT: %[[V1:.*]] = "builtin.unrealized_conversion_cast"(%arg0) : (index) -> i64
// CHECK-NEXT: %[[V2:.*]] = "llvm.intr.uadd.with.overflow"(%[[V1]], %[[V0]]) : (i64, i64) -> !llvm.struct<(index, i1)>
// CHECK-NEXT: %[[V3:.*]] = "llvm.extractvalue"(%[[V2]]) <{position = array<i64: 0>}> : (!llvm.struct<(index, i1)>) -> index
// CHECK-NEXT: %[[V4:.*]] = "llvm.extractvalue"(%[[V2]]) <{position = array<i64: 1>}> : (!llvm.struct<(index, i1)>) -> i1
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
