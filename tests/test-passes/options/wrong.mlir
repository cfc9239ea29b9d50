// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(test-options-pass{list=99999999999}))' 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --test-options-pass-pipeline=enum=on 2>&1 | FileCheck %s --check-prefix=WORD
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(test-options-pass-pipeline{enum=b}))' 2>&1 | FileCheck %s --check-prefix=WORD-TEXT
// RUN: not mlir-opt %s --test-options-super-pass='list={foo=1}' 2>&1 | FileCheck %s --check-prefix=GROUP
// RUN: not mlir-opt %s --test-options-super-pass='list={list=a}' 2>&1 | FileCheck %s --check-prefix=GROUP-VALUE
// RUN: not mlir-opt %s --test-options-super-pass-pipeline='super-list={foo=1}' 2>&1 | FileCheck %s --check-prefix=GROUP-PIPELINE
// RUN: not mlir-opt %s --test-options-super-set-ab-pipeline=baz 2>&1 | FileCheck %s --check-prefix=UNKNOWN

func.func @f() {
  return
}








// CHECK: mlir-opt: for the --list option: '99999999999' value invalid for integer argument!
// CHECK-NEXT: <unknown>:0: error: 
// CHECK-NEXT: failed to add `test-options-pass` with options `list=99999999999`
// CHECK-NEXT: failed to add `func.func` with options `` to inner pipeline

// WORD: mlir-opt: for the --enum option: Cannot find option named 'on'!

// WORD-TEXT: mlir-opt: for the --enum option: Cannot find option named 'b'!
// WORD-TEXT-NEXT: <unknown>:0: error: failed to add `test-options-pass-pipeline` with options `enum=b`
// WORD-TEXT-NEXT: failed to add `func.func` with options `` to inner pipeline

// GROUP: <Pass-Options-Parser>: no such option foo
// GROUP-NEXT: <unknown>:0: error:

// GROUP-VALUE: mlir-opt: for the --list option: 'a' value invalid for integer argument!
// GROUP-VALUE-NEXT: <unknown>:0: error:

// GROUP-PIPELINE: <Pass-Options-Parser>: no such option foo

// UNKNOWN: <Pass-Options-Parser>: no such option baz
