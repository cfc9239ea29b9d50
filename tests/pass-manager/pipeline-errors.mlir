// RUN: not mlir-opt %s --pass-pipeline='builtin.module(bogus)' 2>&1 | FileCheck %s --check-prefix=CASE0
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(convert-scf-to-cf' 2>&1 | FileCheck %s --check-prefix=CASE1
// RUN: not mlir-opt %s --pass-pipeline='builtin.module convert-scf-to-cf)' 2>&1 | FileCheck %s --check-prefix=CASE2
// RUN: not mlir-opt %s --pass-pipeline='convert-scf-to-cf' 2>&1 | FileCheck %s --check-prefix=CASE3
// RUN: not mlir-opt %s --pass-pipeline='func.func(convert-scf-to-cf)' 2>&1 | FileCheck %s --check-prefix=CASE4
// RUN: not mlir-opt %s --pass-pipeline='' 2>&1 | FileCheck %s --check-prefix=CASE5
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm{index-bitwidth=x})' 2>&1 | FileCheck %s --check-prefix=CASE6
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm{bogus=1})' 2>&1 | FileCheck %s --check-prefix=CASE7
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm{index-bitwidth=32)' 2>&1 | FileCheck %s --check-prefix=CASE8
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(convert-func-to-llvm))' 2>&1 | FileCheck %s --check-prefix=CASE9
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(finalize-memref-to-llvm))' 2>&1 | FileCheck %s --check-prefix=CASE10
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(convert-cf-to-llvm))' 2>&1 | FileCheck %s --check-prefix=CASE11
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm))' 2>&1 | FileCheck %s --check-prefix=CASE12
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(,)' 2>&1 | FileCheck %s --check-prefix=CASE13
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(convert-scf-to-cf,)' 2>&1 | FileCheck %s --check-prefix=CASE14
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(convert-scf-to-cf convert-cf-to-llvm)' 2>&1 | FileCheck %s --check-prefix=CASE15
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(convert-scf-to-cf))' 2>&1 | FileCheck %s --check-prefix=CASE16
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(convert-scf-to-cf)x' 2>&1 | FileCheck %s --check-prefix=CASE17
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(bogus))' 2>&1 | FileCheck %s --check-prefix=CASE18
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf{bogus}))' 2>&1 | FileCheck %s --check-prefix=CASE19
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(expand-strided-metadata{x=1})' 2>&1 | FileCheck %s --check-prefix=CASE20
// RUN: not mlir-opt %s --pass-pipeline='bogus.op(convert-scf-to-cf)' 2>&1 | FileCheck %s --check-prefix=CASE21
// RUN: mlir-opt %s --pass-pipeline='builtin.module(bogus.op(convert-scf-to-cf))' 2>&1 | FileCheck %s --check-prefix=CASE22
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{use-bare-ptr-memref-call-conv=maybe})' 2>&1 | FileCheck %s --check-prefix=CASE23
// RUN: not mlir-opt %s --pass-pipeline='builtin.module{x=1}(convert-scf-to-cf)' 2>&1 | FileCheck %s --check-prefix=CASE24
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(convert-to-llvm{filter-dialects=nope})' 2>&1 | FileCheck %s --check-prefix=CASE25
// RUN: mlir-opt %s --pass-pipeline='builtin.module(reconcile-unrealized-casts{})' 2>&1 | FileCheck %s --check-prefix=CASE26
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(convert-scf-to-cf)' --convert-cf-to-llvm 2>&1 | FileCheck %s --check-prefix=CASE27
// RUN: not mlir-opt %s --convert-bogus 2>&1 | FileCheck %s --check-prefix=CASE28
// RUN: not mlir-opt %s --convert-scf-to-cf=bogus=1 2>&1 | FileCheck %s --check-prefix=CASE29
// RUN: not mlir-opt %s --convert-arith-to-llvm=index-bitwidth=x 2>&1 | FileCheck %s --check-prefix=CASE30

func.func @f() {
  return
}

// CASE0: <unknown>:0: error: MLIR Textual PassPipeline Parser:1:1: error: 'bogus' does not refer to a registered pass or pass pipeline
// CASE0-NEXT: bogus

// CASE1: <unknown>:0: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'

// CASE2: <unknown>:0: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'

// CASE3: <unknown>:0: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'

// CASE4: {{.*:[0-9]+:[0-9]+}}: error: can't run 'func.func' pass manager on 'builtin.module' op

// CASE5: <unknown>:0: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'

// CASE6: for the --index-bitwidth option: 'x' value invalid for uint argument!
// CASE6-NEXT: <unknown>:0: error:
// CASE6-NEXT: failed to add `convert-arith-to-llvm` with options `index-bitwidth=x`

// CASE7: <unknown>:0: error: <Pass-Options-Parser>: no such option bogus
// CASE7-EMPTY:
// CASE7-NEXT: failed to add `convert-arith-to-llvm` with options `bogus=1`

// CASE8: <unknown>:0: error: MLIR Textual PassPipeline Parser:1:22: error: missing closing '}' while processing pass options
// CASE8-NEXT: convert-arith-to-llvm{index-bitwidth=32

// CASE9: <unknown>:0: error: Can't add pass 'ConvertFuncToLLVMPass' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?
// CASE9-NEXT: failed to add `convert-func-to-llvm` with options ``
// CASE9-NEXT: failed to add `func.func` with options `` to inner pipeline

// CASE10: <unknown>:0: error: Can't add pass 'FinalizeMemRefToLLVMConversionPass' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?
// CASE10-NEXT: failed to add `finalize-memref-to-llvm` with options ``
// CASE10-NEXT: failed to add `func.func` with options `` to inner pipeline

// CASE11: <unknown>:0: error: Can't add pass 'ConvertControlFlowToLLVMPass' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?
// CASE11-NEXT: failed to add `convert-cf-to-llvm` with options ``
// CASE11-NEXT: failed to add `func.func` with options `` to inner pipeline

// CASE12: module {
// CASE12-NEXT: func.func @f() {
// CASE12-NEXT: return
// CASE12-NEXT: }
// CASE12-NEXT: }

// CASE13: <unknown>:0: error: MLIR Textual PassPipeline Parser:1:1: error: '' does not refer to a registered pass or pass pipeline
// CASE13-NEXT: ,

// CASE14: <unknown>:0: error: MLIR Textual PassPipeline Parser:1:19: error: '' does not refer to a registered pass or pass pipeline
// CASE14-NEXT: convert-scf-to-cf,

// CASE15: <unknown>:0: error: MLIR Textual PassPipeline Parser:1:1: error: 'convert-scf-to-cf convert-cf-to-llvm' does not refer to a registered pass or pass pipeline
// CASE15-NEXT: convert-scf-to-cf convert-cf-to-llvm

// CASE16: <unknown>:0: error: MLIR Textual PassPipeline Parser:1:18: error: encountered extra closing ')' creating unbalanced parentheses while parsing pipeline
// CASE16-NEXT: convert-scf-to-cf)

// CASE17: <unknown>:0: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'

// CASE18: <unknown>:0: error: MLIR Textual PassPipeline Parser:1:11: error: 'bogus' does not refer to a registered pass or pass pipeline
// CASE18-NEXT: func.func(bogus)

// CASE19: <unknown>:0: error: <Pass-Options-Parser>: no such option bogus
// CASE19-EMPTY:
// CASE19-NEXT: failed to add `convert-scf-to-cf` with options `bogus`
// CASE19-NEXT: failed to add `func.func` with options `` to inner pipeline

// CASE20: <unknown>:0: error: <Pass-Options-Parser>: no such option x
// CASE20-EMPTY:
// CASE20-NEXT: failed to add `expand-strided-metadata` with options `x=1`

// CASE21: {{.*:[0-9]+:[0-9]+}}: error: can't run 'bogus.op' pass manager on 'builtin.module' op

// CASE22: module {
// CASE22-NEXT: func.func @f() {
// CASE22-NEXT: return
// CASE22-NEXT: }
// CASE22-NEXT: }

// CASE23: for the --use-bare-ptr-memref-call-conv option: 'maybe' is invalid value for boolean argument! Try 0 or 1
// CASE23-NEXT: <unknown>:0: error:
// CASE23-NEXT: failed to add `convert-func-to-llvm` with options `use-bare-ptr-memref-call-conv=maybe`

// CASE24: {{.*:[0-9]+:[0-9]+}}: error: can't run 'builtin.module{x=1}' pass manager on 'builtin.module' op

// CASE25: <unknown>:0: error: dialect not loaded: nope

// CASE26: module {
// CASE26-NEXT: func.func @f() {
// CASE26-NEXT: return
// CASE26-NEXT: }
// CASE26-NEXT: }

// CASE27: <unknown>:0: error: '-pass-pipeline' option can't be used with individual pass options

// CASE28: Unknown command line argument '--convert-bogus'.  Try: '{{.*}}mlir-opt --help'
// CASE28-NEXT: Did you mean '--convert-to-llvm'?

// CASE29: <unknown>:0: error: <Pass-Options-Parser>: no such option bogus

// CASE30: for the --index-bitwidth option: 'x' value invalid for uint argument!
// CASE30-NEXT: <unknown>:0: error:
