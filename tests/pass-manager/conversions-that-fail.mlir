// RUN: not mlir-opt %s --arith-emulate-wide-int --mlir-print-ir-after-failure 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: not mlir-opt %s --mlir-disable-threading --mlir-print-ir-module-scope --arith-emulate-wide-int --mlir-print-ir-after-all --mlir-print-op-generic 2>&1 | FileCheck %s --check-prefix=GENERIC
// RUN: not mlir-opt %s --mlir-print-ir-after-failure --pass-pipeline='builtin.module(arith-emulate-wide-int{widest-int-supported=16},canonicalize)' 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not mlir-opt %s --convert-math-to-funcs --arith-emulate-wide-int --mlir-print-ir-after-all 2>&1 | FileCheck %s --check-prefix=TWO

// What a conversion changed before it failed is undone, in functions that could be converted, too.

func.func @goes(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}

func.func @fails(%a: i64, %b: i64, %c: i1) -> (i64, index) {
  %r = scf.if %c -> i64 {
    %0 = arith.muli %a, %b : i64
    scf.yield %0 : i64
  } else {
    %1 = arith.constant 7 : i64
    scf.yield %1 : i64
  }
  %2 = arith.index_cast %r {foo} : i64 to index
  %3 = arith.constant 5 : i96
  %4 = arith.addi %3, %3 : i96
  %5 = arith.trunci %4 : i96 to i64
  return %5, %2 : i64, index
}

func.func @after(%a: i64) -> i64 {
  %0 = arith.xori %a, %a : i64
  return %0 : i64
}















// WHOLE: tests/pass-manager/conversions-that-fail.mlir:22:8: error: failed to legalize operation 'arith.constant' that was explicitly marked illegal
// WHOLE-NEXT:   %[[V3:[^ ]+]] = arith.constant 5 : i96
// WHOLE-NEXT:        ^
// WHOLE-NEXT: tests/pass-manager/conversions-that-fail.mlir:22:8: note: see current operation: %[[V5:[^ ]+]] = "arith.constant"() <{value = 5 : i96}> : () -> i96
// WHOLE-NEXT: // -----// IR Dump After ArithEmulateWideInt Failed (arith-emulate-wide-int) //----- //
// WHOLE-NEXT: module {
// WHOLE-NEXT:   func.func @goes(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64) -> i64 {
// WHOLE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i64
// WHOLE-NEXT:     return %[[V0]] : i64
// WHOLE-NEXT:   }
// WHOLE-NEXT:   func.func @fails(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i1) -> (i64, index) {
// WHOLE-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG2]] -> (i64) {
// WHOLE-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : i64
// WHOLE-NEXT:       scf.yield %[[V4]] : i64
// WHOLE-NEXT:     } else {
// WHOLE-NEXT:       %[[C7_I64:[^ ]+]] = arith.constant 7 : i64
// WHOLE-NEXT:       scf.yield %[[C7_I64]] : i64
// WHOLE-NEXT:     }
// WHOLE-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[V0]] {foo} : i64 to index
// WHOLE-NEXT:     %[[C5_I96:[^ ]+]] = arith.constant 5 : i96
// WHOLE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[C5_I96]], %[[C5_I96]] : i96
// WHOLE-NEXT:     %[[V3:[^ ]+]] = arith.trunci %[[V2]] : i96 to i64
// WHOLE-NEXT:     return %[[V3]], %[[V1]] : i64, index
// WHOLE-NEXT:   }
// WHOLE-NEXT:   func.func @after(%[[ARG0:[^ ]+]]: i64) -> i64 {
// WHOLE-NEXT:     %[[V0:[^ ]+]] = arith.xori %[[ARG0]], %[[ARG0]] : i64
// WHOLE-NEXT:     return %[[V0]] : i64
// WHOLE-NEXT:   }
// WHOLE-NEXT: }

// GENERIC: tests/pass-manager/conversions-that-fail.mlir:22:8: error: failed to legalize operation 'arith.constant' that was explicitly marked illegal
// GENERIC-NEXT:   %[[V3:[^ ]+]] = arith.constant 5 : i96
// GENERIC-NEXT:        ^
// GENERIC-NEXT: tests/pass-manager/conversions-that-fail.mlir:22:8: note: see current operation: %[[V5:[^ ]+]] = "arith.constant"() <{value = 5 : i96}> : () -> i96
// GENERIC-NEXT: // -----// IR Dump After ArithEmulateWideInt Failed (arith-emulate-wide-int) ('builtin.module' operation) //----- //
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i64, i64) -> i64, sym_name = "goes"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64):
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "arith.addi"(%[[ARG4]], %[[ARG5]]) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
// GENERIC-NEXT:     "func.return"(%[[V8]]) : (i64) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i64, i64, i1) -> (i64, index), sym_name = "fails"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i1):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "scf.if"(%[[ARG3]]) ({
// GENERIC-NEXT:       %[[V7:[^ ]+]] = "arith.muli"(%[[ARG1]], %[[ARG2]]) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
// GENERIC-NEXT:       "scf.yield"(%[[V7]]) : (i64) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       %[[V6:[^ ]+]] = "arith.constant"() <{value = 7 : i64}> : () -> i64
// GENERIC-NEXT:       "scf.yield"(%[[V6]]) : (i64) -> ()
// GENERIC-NEXT:     }) : (i1) -> i64
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "arith.index_cast"(%[[V1]]) {foo} : (i64) -> index
// GENERIC-NEXT:     %[[V3]] = "arith.constant"() <{value = 5 : i96}> : () -> i96
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "arith.addi"(%[[V3]], %[[V3]]) <{overflowFlags = #arith.overflow<none>}> : (i96, i96) -> i96
// GENERIC-NEXT:     %[[V5]] = "arith.trunci"(%[[V4]]) <{overflowFlags = #arith.overflow<none>}> : (i96) -> i64
// GENERIC-NEXT:     "func.return"(%[[V5]], %[[V2]]) : (i64, index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i64) -> i64, sym_name = "after"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i64):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "arith.xori"(%[[ARG0]], %[[ARG0]]) : (i64, i64) -> i64
// GENERIC-NEXT:     "func.return"(%[[V0]]) : (i64) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// OPTION: tests/pass-manager/conversions-that-fail.mlir:8:1: error: failed to legalize operation 'func.func' that was explicitly marked illegal
// OPTION-NEXT: func.func @goes(%[[A:[^ ]+]]: i64, %[[B:[^ ]+]]: i64) -> i64 {
// OPTION-NEXT: ^
// OPTION-NEXT: tests/pass-manager/conversions-that-fail.mlir:8:1: note: see current operation: 
// OPTION-NEXT: "func.func"() <{function_type = (i64, i64) -> i64, sym_name = "goes"}> ({
// OPTION-NEXT: ^bb0(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64):
// OPTION-NEXT:   %[[V0:[^ ]+]] = "arith.addi"(%[[ARG0]], %[[ARG1]]) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
// OPTION-NEXT:   "func.return"(%[[V0]]) : (i64) -> ()
// OPTION-NEXT: }) : () -> ()
// OPTION-NEXT: // -----// IR Dump After ArithEmulateWideInt Failed (arith-emulate-wide-int) //----- //
// OPTION-NEXT: module {
// OPTION-NEXT:   func.func @goes(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64) -> i64 {
// OPTION-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i64
// OPTION-NEXT:     return %[[V0]] : i64
// OPTION-NEXT:   }
// OPTION-NEXT:   func.func @fails(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i1) -> (i64, index) {
// OPTION-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG2]] -> (i64) {
// OPTION-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : i64
// OPTION-NEXT:       scf.yield %[[V4]] : i64
// OPTION-NEXT:     } else {
// OPTION-NEXT:       %[[C7_I64:[^ ]+]] = arith.constant 7 : i64
// OPTION-NEXT:       scf.yield %[[C7_I64]] : i64
// OPTION-NEXT:     }
// OPTION-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[V0]] {foo} : i64 to index
// OPTION-NEXT:     %[[C5_I96:[^ ]+]] = arith.constant 5 : i96
// OPTION-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[C5_I96]], %[[C5_I96]] : i96
// OPTION-NEXT:     %[[V3:[^ ]+]] = arith.trunci %[[V2]] : i96 to i64
// OPTION-NEXT:     return %[[V3]], %[[V1]] : i64, index
// OPTION-NEXT:   }
// OPTION-NEXT:   func.func @after(%[[ARG0:[^ ]+]]: i64) -> i64 {
// OPTION-NEXT:     %[[V0:[^ ]+]] = arith.xori %[[ARG0]], %[[ARG0]] : i64
// OPTION-NEXT:     return %[[V0]] : i64
// OPTION-NEXT:   }
// OPTION-NEXT: }

// TWO: // -----// IR Dump After ConvertMathToFuncs (convert-math-to-funcs) //----- //
// TWO-NEXT: module {
// TWO-NEXT:   func.func @goes(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64) -> i64 {
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i64
// TWO-NEXT:     return %[[V0]] : i64
// TWO-NEXT:   }
// TWO-NEXT:   func.func @fails(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i1) -> (i64, index) {
// TWO-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG2]] -> (i64) {
// TWO-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : i64
// TWO-NEXT:       scf.yield %[[V4]] : i64
// TWO-NEXT:     } else {
// TWO-NEXT:       %[[C7_I64:[^ ]+]] = arith.constant 7 : i64
// TWO-NEXT:       scf.yield %[[C7_I64]] : i64
// TWO-NEXT:     }
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[V0]] {foo} : i64 to index
// TWO-NEXT:     %[[C5_I96:[^ ]+]] = arith.constant 5 : i96
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[C5_I96]], %[[C5_I96]] : i96
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.trunci %[[V2]] : i96 to i64
// TWO-NEXT:     return %[[V3]], %[[V1]] : i64, index
// TWO-NEXT:   }
// TWO-NEXT:   func.func @after(%[[ARG0:[^ ]+]]: i64) -> i64 {
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.xori %[[ARG0]], %[[ARG0]] : i64
// TWO-NEXT:     return %[[V0]] : i64
// TWO-NEXT:   }
// TWO-NEXT: }
// TWO-EMPTY:
// TWO-EMPTY:
// TWO-NEXT: tests/pass-manager/conversions-that-fail.mlir:22:8: error: failed to legalize operation 'arith.constant' that was explicitly marked illegal
// TWO-NEXT:   %[[V3:[^ ]+]] = arith.constant 5 : i96
// TWO-NEXT:        ^
// TWO-NEXT: tests/pass-manager/conversions-that-fail.mlir:22:8: note: see current operation: %[[V5:[^ ]+]] = "arith.constant"() <{value = 5 : i96}> : () -> i96
// TWO-NEXT: // -----// IR Dump After ArithEmulateWideInt Failed (arith-emulate-wide-int) //----- //
// TWO-NEXT: module {
// TWO-NEXT:   func.func @goes(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64) -> i64 {
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i64
// TWO-NEXT:     return %[[V0]] : i64
// TWO-NEXT:   }
// TWO-NEXT:   func.func @fails(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i1) -> (i64, index) {
// TWO-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG2]] -> (i64) {
// TWO-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : i64
// TWO-NEXT:       scf.yield %[[V4]] : i64
// TWO-NEXT:     } else {
// TWO-NEXT:       %[[C7_I64:[^ ]+]] = arith.constant 7 : i64
// TWO-NEXT:       scf.yield %[[C7_I64]] : i64
// TWO-NEXT:     }
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[V0]] {foo} : i64 to index
// TWO-NEXT:     %[[C5_I96:[^ ]+]] = arith.constant 5 : i96
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[C5_I96]], %[[C5_I96]] : i96
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.trunci %[[V2]] : i96 to i64
// TWO-NEXT:     return %[[V3]], %[[V1]] : i64, index
// TWO-NEXT:   }
// TWO-NEXT:   func.func @after(%[[ARG0:[^ ]+]]: i64) -> i64 {
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.xori %[[ARG0]], %[[ARG0]] : i64
// TWO-NEXT:     return %[[V0]] : i64
// TWO-NEXT:   }
// TWO-NEXT: }
