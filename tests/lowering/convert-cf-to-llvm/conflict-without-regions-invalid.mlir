// RUN: not mlir-opt %s --convert-cf-to-llvm --mlir-print-skip-regions 2>&1 | FileCheck %s

// Messages leave out what is in a function as well.
llvm.func @puts(i32) -> i32
func.func @f(%c: i1) {
  cf.assert %c, "no"
  return
}

// CHECK: note: see current operation: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "puts", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({...}) : () -> ()
