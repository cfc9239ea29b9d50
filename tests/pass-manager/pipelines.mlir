// RUN: mlir-opt %s --pass-pipeline='builtin.module()' 2>&1 | FileCheck %s --check-prefix=CASE0
// RUN: mlir-opt %s --pass-pipeline='any(convert-scf-to-cf)' 2>&1 | FileCheck %s --check-prefix=CASE1
// RUN: mlir-opt %s --pass-pipeline='builtin.module(any(convert-scf-to-cf))' 2>&1 | FileCheck %s --check-prefix=CASE2
// RUN: mlir-opt %s --pass-pipeline=' builtin.module ( func.func ( convert-scf-to-cf ) , convert-cf-to-llvm ) ' 2>&1 | FileCheck %s --check-prefix=CASE3
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(),convert-func-to-llvm)' 2>&1 | FileCheck %s --check-prefix=CASE4
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm{index-bitwidth=32}),convert-func-to-llvm{index-bitwidth=32})' 2>&1 | FileCheck %s --check-prefix=CASE5
// RUN: mlir-opt %s --pass-pipeline='builtin.module(builtin.module(convert-func-to-llvm))' 2>&1 | FileCheck %s --check-prefix=CASE6
// RUN: mlir-opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{use-bare-ptr-memref-call-conv})' 2>&1 | FileCheck %s --check-prefix=CASE7
// RUN: mlir-opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{use-bare-ptr-memref-call-conv=1 index-bitwidth=32})' 2>&1 | FileCheck %s --check-prefix=CASE8
// RUN: mlir-opt %s --pass-pipeline='builtin.module(llvm.func(reconcile-unrealized-casts))' 2>&1 | FileCheck %s --check-prefix=CASE9
// RUN: mlir-opt %s -convert-scf-to-cf 2>&1 | FileCheck %s --check-prefix=CASE10
// RUN: mlir-opt %s --convert-scf-to-cf --convert-cf-to-llvm --convert-func-to-llvm 2>&1 | FileCheck %s --check-prefix=CASE11
// RUN: mlir-opt %s --convert-func-to-llvm --convert-scf-to-cf 2>&1 | FileCheck %s --check-prefix=CASE12
// RUN: mlir-opt %s --no-implicit-module 2>&1 | FileCheck %s --check-prefix=CASE13
// RUN: mlir-opt %s --no-implicit-module --pass-pipeline='func.func(convert-scf-to-cf)' 2>&1 | FileCheck %s --check-prefix=CASE14
// RUN: mlir-opt %s --verify-each=0 --convert-func-to-llvm 2>&1 | FileCheck %s --check-prefix=CASE15
// RUN: mlir-opt %s --mlir-disable-threading --convert-func-to-llvm 2>&1 | FileCheck %s --check-prefix=CASE16
// RUN: mlir-opt %s --dump-pass-pipeline --convert-func-to-llvm 2>&1 | FileCheck %s --check-prefix=CASE17
// RUN: mlir-opt %s --dump-pass-pipeline --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-arith-to-llvm --convert-cf-to-llvm --convert-index-to-llvm --convert-ub-to-llvm --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts 2>&1 | FileCheck %s --check-prefix=CASE18
// RUN: mlir-opt %s --dump-pass-pipeline --pass-pipeline='builtin.module(func.func(convert-scf-to-cf,convert-arith-to-llvm),convert-func-to-llvm)' 2>&1 | FileCheck %s --check-prefix=CASE19
// RUN: mlir-opt %s --mlir-print-ir-before-all --convert-scf-to-cf --convert-func-to-llvm 2>&1 | FileCheck %s --check-prefix=CASE20
// RUN: mlir-opt %s --mlir-print-ir-after-all --convert-func-to-llvm 2>&1 | FileCheck %s --check-prefix=CASE21
// RUN: mlir-opt %s --mlir-print-ir-after-change --convert-scf-to-cf --convert-func-to-llvm 2>&1 | FileCheck %s --check-prefix=CASE22
// RUN: mlir-opt %s --mlir-print-ir-before=convert-func-to-llvm --convert-scf-to-cf --convert-func-to-llvm 2>&1 | FileCheck %s --check-prefix=CASE23
// RUN: mlir-opt %s --mlir-print-ir-after=convert-func-to-llvm --convert-scf-to-cf --convert-func-to-llvm 2>&1 | FileCheck %s --check-prefix=CASE24
// RUN: mlir-opt %s --mlir-disable-threading --mlir-print-ir-module-scope --mlir-print-ir-after-all --pass-pipeline='builtin.module(func.func(convert-scf-to-cf))' 2>&1 | FileCheck %s --check-prefix=CASE25
// RUN: mlir-opt %s --mlir-print-ir-after-all --pass-pipeline='builtin.module(func.func(convert-scf-to-cf))' 2>&1 | FileCheck %s --check-prefix=CASE26
// RUN: mlir-opt %s --mlir-print-ir-after-failure --convert-func-to-llvm 2>&1 | FileCheck %s --check-prefix=CASE27

func.func @f() {
  return
}

// CASE0: module {
// CASE0-NEXT: func.func @f() {
// CASE0-NEXT: return
// CASE0-NEXT: }
// CASE0-NEXT: }

// CASE1: module {
// CASE1-NEXT: func.func @f() {
// CASE1-NEXT: return
// CASE1-NEXT: }
// CASE1-NEXT: }

// CASE2: module {
// CASE2-NEXT: func.func @f() {
// CASE2-NEXT: return
// CASE2-NEXT: }
// CASE2-NEXT: }

// CASE3: module {
// CASE3-NEXT: func.func @f() {
// CASE3-NEXT: return
// CASE3-NEXT: }
// CASE3-NEXT: }

// CASE4: <unknown>:0: error: MLIR Textual PassPipeline Parser:1:11: error: '' does not refer to a registered pass or pass pipeline
// CASE4-NEXT: func.func(),convert-func-to-llvm

// CASE5: module {
// CASE5-NEXT: llvm.func @f() {
// CASE5-NEXT: llvm.return
// CASE5-NEXT: }
// CASE5-NEXT: }

// CASE6: module {
// CASE6-NEXT: func.func @f() {
// CASE6-NEXT: return
// CASE6-NEXT: }
// CASE6-NEXT: }

// CASE7: module {
// CASE7-NEXT: llvm.func @f() {
// CASE7-NEXT: llvm.return
// CASE7-NEXT: }
// CASE7-NEXT: }

// CASE8: module {
// CASE8-NEXT: llvm.func @f() {
// CASE8-NEXT: llvm.return
// CASE8-NEXT: }
// CASE8-NEXT: }

// CASE9: module {
// CASE9-NEXT: func.func @f() {
// CASE9-NEXT: return
// CASE9-NEXT: }
// CASE9-NEXT: }

// CASE10: module {
// CASE10-NEXT: func.func @f() {
// CASE10-NEXT: return
// CASE10-NEXT: }
// CASE10-NEXT: }

// CASE11: module {
// CASE11-NEXT: llvm.func @f() {
// CASE11-NEXT: llvm.return
// CASE11-NEXT: }
// CASE11-NEXT: }

// CASE12: module {
// CASE12-NEXT: llvm.func @f() {
// CASE12-NEXT: llvm.return
// CASE12-NEXT: }
// CASE12-NEXT: }

// CASE13: func.func @f() {
// CASE13-NEXT: return
// CASE13-NEXT: }

// CASE14: func.func @f() {
// CASE14-NEXT: return
// CASE14-NEXT: }

// CASE15: module {
// CASE15-NEXT: llvm.func @f() {
// CASE15-NEXT: llvm.return
// CASE15-NEXT: }
// CASE15-NEXT: }

// CASE16: module {
// CASE16-NEXT: llvm.func @f() {
// CASE16-NEXT: llvm.return
// CASE16-NEXT: }
// CASE16-NEXT: }

// CASE17: Pass Manager with 1 passes:
// CASE17-NEXT: builtin.module(
// CASE17-NEXT: convert-func-to-llvm{index-bitwidth=0 use-bare-ptr-memref-call-conv=false}
// CASE17-NEXT: )
// CASE17-EMPTY:
// CASE17-NEXT: module {
// CASE17-NEXT: llvm.func @f() {
// CASE17-NEXT: llvm.return
// CASE17-NEXT: }
// CASE17-NEXT: }

// CASE18: Pass Manager with 10 passes:
// CASE18-NEXT: builtin.module(
// CASE18-NEXT: convert-scf-to-cf{allow-pattern-rollback=true},
// CASE18-NEXT: expand-strided-metadata,
// CASE18-NEXT: lower-affine,
// CASE18-NEXT: convert-arith-to-llvm{index-bitwidth=0},
// CASE18-NEXT: convert-cf-to-llvm{index-bitwidth=0},
// CASE18-NEXT: convert-index-to-llvm{index-bitwidth=0},
// CASE18-NEXT: convert-ub-to-llvm{index-bitwidth=0},
// CASE18-NEXT: finalize-memref-to-llvm{index-bitwidth=0 use-aligned-alloc=false use-generic-functions=false},
// CASE18-NEXT: convert-to-llvm{allow-pattern-rollback=true dynamic=false },
// CASE18-NEXT: reconcile-unrealized-casts
// CASE18-NEXT: )
// CASE18-EMPTY:
// CASE18-NEXT: module {
// CASE18-NEXT: llvm.func @f() {
// CASE18-NEXT: llvm.return
// CASE18-NEXT: }
// CASE18-NEXT: }

// CASE19: Pass Manager with 2 passes:
// CASE19-NEXT: builtin.module(
// CASE19-NEXT: func.func(
// CASE19-NEXT: convert-scf-to-cf{allow-pattern-rollback=true},
// CASE19-NEXT: convert-arith-to-llvm{index-bitwidth=0}
// CASE19-NEXT: ),
// CASE19-NEXT: convert-func-to-llvm{index-bitwidth=0 use-bare-ptr-memref-call-conv=false}
// CASE19-NEXT: )
// CASE19-EMPTY:
// CASE19-NEXT: module {
// CASE19-NEXT: llvm.func @f() {
// CASE19-NEXT: llvm.return
// CASE19-NEXT: }
// CASE19-NEXT: }

// CASE20: // -----// IR Dump Before SCFToControlFlowPass (convert-scf-to-cf) //----- //
// CASE20-NEXT: module {
// CASE20-NEXT: func.func @f() {
// CASE20-NEXT: return
// CASE20-NEXT: }
// CASE20-NEXT: }
// CASE20-EMPTY:
// CASE20-EMPTY:
// CASE20-NEXT: // -----// IR Dump Before ConvertFuncToLLVMPass (convert-func-to-llvm) //----- //
// CASE20-NEXT: module {
// CASE20-NEXT: func.func @f() {
// CASE20-NEXT: return
// CASE20-NEXT: }
// CASE20-NEXT: }
// CASE20-EMPTY:
// CASE20-EMPTY:
// CASE20-NEXT: module {
// CASE20-NEXT: llvm.func @f() {
// CASE20-NEXT: llvm.return
// CASE20-NEXT: }
// CASE20-NEXT: }

// CASE21: // -----// IR Dump After ConvertFuncToLLVMPass (convert-func-to-llvm) //----- //
// CASE21-NEXT: module {
// CASE21-NEXT: llvm.func @f() {
// CASE21-NEXT: llvm.return
// CASE21-NEXT: }
// CASE21-NEXT: }
// CASE21-EMPTY:
// CASE21-EMPTY:
// CASE21-NEXT: module {
// CASE21-NEXT: llvm.func @f() {
// CASE21-NEXT: llvm.return
// CASE21-NEXT: }
// CASE21-NEXT: }

// CASE22: module {
// CASE22-NEXT: llvm.func @f() {
// CASE22-NEXT: llvm.return
// CASE22-NEXT: }
// CASE22-NEXT: }

// CASE23: // -----// IR Dump Before ConvertFuncToLLVMPass (convert-func-to-llvm) //----- //
// CASE23-NEXT: module {
// CASE23-NEXT: func.func @f() {
// CASE23-NEXT: return
// CASE23-NEXT: }
// CASE23-NEXT: }
// CASE23-EMPTY:
// CASE23-EMPTY:
// CASE23-NEXT: module {
// CASE23-NEXT: llvm.func @f() {
// CASE23-NEXT: llvm.return
// CASE23-NEXT: }
// CASE23-NEXT: }

// CASE24: // -----// IR Dump After ConvertFuncToLLVMPass (convert-func-to-llvm) //----- //
// CASE24-NEXT: module {
// CASE24-NEXT: llvm.func @f() {
// CASE24-NEXT: llvm.return
// CASE24-NEXT: }
// CASE24-NEXT: }
// CASE24-EMPTY:
// CASE24-EMPTY:
// CASE24-NEXT: module {
// CASE24-NEXT: llvm.func @f() {
// CASE24-NEXT: llvm.return
// CASE24-NEXT: }
// CASE24-NEXT: }

// CASE25: // -----// IR Dump After SCFToControlFlowPass (convert-scf-to-cf) ('func.func' operation: @f) //----- //
// CASE25-NEXT: module {
// CASE25-NEXT: func.func @f() {
// CASE25-NEXT: return
// CASE25-NEXT: }
// CASE25-NEXT: }
// CASE25-EMPTY:
// CASE25-EMPTY:
// CASE25-NEXT: module {
// CASE25-NEXT: func.func @f() {
// CASE25-NEXT: return
// CASE25-NEXT: }
// CASE25-NEXT: }

// CASE26: // -----// IR Dump After SCFToControlFlowPass (convert-scf-to-cf) //----- //
// CASE26-NEXT: func.func @f() {
// CASE26-NEXT: return
// CASE26-NEXT: }
// CASE26-EMPTY:
// CASE26-NEXT: module {
// CASE26-NEXT: func.func @f() {
// CASE26-NEXT: return
// CASE26-NEXT: }
// CASE26-NEXT: }

// CASE27: module {
// CASE27-NEXT: llvm.func @f() {
// CASE27-NEXT: llvm.return
// CASE27-NEXT: }
// CASE27-NEXT: }
