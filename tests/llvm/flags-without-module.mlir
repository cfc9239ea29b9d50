// RUN: mlir-opt %s --no-implicit-module --split-input-file | FileCheck %s

// What is said of a module may stand by itself.

llvm.module_flags []
// CHECK: llvm.module_flags []

// -----

llvm.linker_options []
// CHECK: llvm.linker_options []
