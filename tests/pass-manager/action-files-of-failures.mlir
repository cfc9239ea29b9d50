// RUN: not mlir-opt %s --profile-actions-to=%t 2>&1 | FileCheck %s && FileCheck %s --check-prefix=FILE < %t
// RUN: not mlir-opt %s --split-input-file --profile-actions-to=%t --pass-pipeline='any(nope)' 2>&1 | FileCheck %s --check-prefix=NOPE && FileCheck %s --check-prefix=FILE < %t

// The files are made however far it goes.

func.func private @f()

// -----

func.func private @f()

// CHECK: error: redefinition of symbol named 'f'

// NOPE: 'nope' does not refer to a registered pass

// FILE: {{^\[\]$}}
