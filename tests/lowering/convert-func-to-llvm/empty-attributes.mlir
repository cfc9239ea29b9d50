// RUN: mlir-opt %s --convert-func-to-llvm --mlir-print-op-generic | FileCheck %s

// No dictionaries for arguments are as none.
"func.func"() <{arg_attrs = [], function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{arg_attrs = [{}], res_attrs = [{}], function_type = (i32) -> i32, sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{arg_attrs = [{}, {llvm.noalias}], res_attrs = [{}], function_type = (i32, memref<f32>) -> i32, sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{res_attrs = [], function_type = () -> (), sym_name = "k"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
// CHECK-NEXT: "llvm.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{}], function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, res_attrs = [{}], sym_name = "g", sym_visibility = "private", visibility_ = 0 : i64}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{}, {}, {}, {}], function_type = !llvm.func<i32 (i32, ptr, ptr, i64)>, linkage = #llvm.linkage<external>, res_attrs = [{}], sym_name = "h", sym_visibility = "private", visibility_ = 0 : i64}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", visibility_ = 0 : i64}> ({
// CHECK-NEXT: "llvm.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
