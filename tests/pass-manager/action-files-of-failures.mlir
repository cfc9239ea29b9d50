// RUN: not mlir-opt %s --profile-actions-to=%t 2>&1 | FileCheck %s && FileCheck %s --check-prefix=FILE < %t
// RUN: not mlir-opt %s --split-input-file --profile-actions-to=%t --pass-pipeline='any(nope)' 2>&1 | FileCheck %s --check-prefix=NOPE && FileCheck %s --check-prefix=FILE < %t

// The files are made however far it goes.

func.func @f()

// -----

func.func @f()

// CHECK: error: 'func.func' op symbol declaration cannot have public visibility

// NOPE: 'nope' does not refer to a registered pass

// FILE: {{^\[\]$}}
