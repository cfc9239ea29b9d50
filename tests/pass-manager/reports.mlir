// RUN: mlir-opt %s --convert-arith-to-llvm --mlir-pass-statistics 2>&1 | FileCheck %s --check-prefix=STATISTICS
// RUN: mlir-opt %s --convert-arith-to-llvm --mlir-print-ir-after-change 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not mlir-opt %s --convert-arith-to-llvm --mlir-print-ir-module-scope 2>&1 | FileCheck %s --check-prefix=SCOPE
// RUN: mlir-opt %s --convert-arith-to-llvm --mlir-print-ir-module-scope --mlir-disable-threading --mlir-print-ir-before-all -o /dev/null 2>&1 | FileCheck %s --check-prefix=DUMP
// RUN: mlir-opt %s --run-reproducer | FileCheck %s --check-prefix=REPRODUCED

func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}

{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(convert-arith-to-llvm)",
      disable_threading: true,
      verify_each: true
    }
  }
#-}

// STATISTICS: ... Pass statistics report ...

// NOTHING-NOT: IR Dump
// NOTHING: llvm.add

// SCOPE: <unknown>:0: error: IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.

// DUMP: // -----// IR Dump Before ArithToLLVMConversionPass (convert-arith-to-llvm) ('builtin.module' operation) //----- //
// DUMP-NEXT: module {
// DUMP-NEXT: func.func @f(

// REPRODUCED: llvm.add
// REPRODUCED-NOT: mlir_reproducer
