// ORACLE: differs (flags-of-LLVM)
// RUN: mlir-opt %s --print-options --print-all-options --canonicalize | FileCheck %s
// RUN: mlir-opt --help-list | FileCheck %s --check-prefix=LIST
// RUN: mlir-opt --help-list-hidden | FileCheck %s --check-prefix=LIST
// RUN: mlir-opt --help-list-hidden | FileCheck %s --check-prefix=HIDDEN
// RUN: mlir-translate --help-list-hidden | FileCheck %s --check-prefix=HIDDEN
// RUN: mlir-opt --help-hidden | FileCheck %s --check-prefix=CATEGORIES

// Flags that every tool of LLVM has.

// CHECK: module {
// CHECK-NEXT: }

// LIST-NOT: options:
// LIST: {{^}}OPTIONS:
// LIST-NEXT: {{^ *}}-
// LIST: --help
// LIST: --mlir-print-debuginfo

// HIDDEN: --help-list-hidden
// HIDDEN: --print-all-options
// HIDDEN: --print-options

// CATEGORIES: {{^}}General options:
// CATEGORIES: {{^}}Generic Options:
// CATEGORIES: --help-list-hidden
// CATEGORIES: --print-options
