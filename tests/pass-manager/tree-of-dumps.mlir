// RUN: mlir-opt %s --mlir-disable-threading --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%t.tree --pass-pipeline='builtin.module(cse,any(any(canonicalize)),cse)' && mlir-opt %t.tree/builtin_module_no-symbol-name/builtin_module_a_b_/func_func_f/0_0_0_canonicalize.mlir | FileCheck %s --check-prefix=INNER
// RUN: mlir-opt %t.tree/builtin_module_no-symbol-name/1_cse.mlir | FileCheck %s --check-prefix=OUTER
// RUN: mlir-opt %s --mlir-disable-threading --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%t.none/tree --cse 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: mlir-opt %s --mlir-disable-threading --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%s --cse 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: echo > %t.tree/builtin_module_no-symbol-name/func_func_g
// RUN: mlir-opt %s --mlir-disable-threading --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%t.tree --pass-pipeline='builtin.module(func.func(cse))' 2>&1 | FileCheck %s --check-prefix=TAKEN

// Each dump has a file in the folder of its op. The folder given is made where there is none, not those around it.

func.func private @g()
module @"a/b\\" {
  func.func private @f()
}

// INNER: func.func private @f()
// INNER-NOT: module

// OUTER: module {
// OUTER-NEXT: func.func private @g()

// NONE: Error while creating directory {{.*}}.none/tree: No such file or directory
// NONE-NEXT: module {

// FILE: Error while creating directory {{.*}}tree-of-dumps.mlir/builtin_module_no-symbol-name: Not a directory

// TAKEN: Error opening output file [[F:.*func_func_g/0_0_cse.mlir]]: cannot open output file '[[F]]': Not a directory
