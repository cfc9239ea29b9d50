// RUN: mlir-opt %s --mlir-debug-counter=pass-execution-skip=1 --mlir-print-debug-counter --cse --symbol-dce 2>&1 | FileCheck %s --check-prefix=SKIP
// RUN: mlir-opt %s --mlir-debug-counter=pass-execution-count=2 --mlir-print-debug-counter --mlir-disable-threading --mlir-print-ir-after-all --pass-pipeline='builtin.module(func.func(cse),symbol-dce)' 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: mlir-opt %s --mlir-debug-counter=pass-execution-skip=1,pass-execution-count=1 --pass-pipeline='builtin.module(func.func(cse),symbol-dce)' | FileCheck %s --check-prefix=INSIDE
// RUN: mlir-opt %s --mlir-debug-counter=pass-execution-skip=-1,pass-execution-count=0x1 --mlir-debug-counter=a-b-skip=4,Z-count=7 --mlir-print-debug-counter --symbol-dce --cse 2>&1 | FileCheck %s --check-prefix=GIVEN
// RUN: mlir-opt %s --mlir-debug-counter=pass-execution-skip=1 --mlir-print-debug-counter --mlir-enable-debugger-hook --cse 2>&1 | FileCheck %s --check-prefix=HOOK
// RUN: mlir-opt %s --mlir-debug-counter=pass-execution-skip=1 --log-actions-to=%t --cse 2>&1 | FileCheck %s --check-prefix=LOG

// Of the passes, and of those who run passes on the ops inside of one, as many as
// are to be skipped are left out, and as many as may run are run then.

func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32
  return
}
func.func @g(%a: i32) {
  %0 = arith.addi %a, %a : i32
  return
}
func.func private @unused()

// SKIP:      DebugCounter counters:
// SKIP-NEXT: pass-execution                  : {0,1,-1}
// SKIP-NEXT: DebugCounter counters:
// SKIP-NEXT: pass-execution                  : {2,1,-1}
// SKIP-COUNT-2: arith.addi
// SKIP-NOT:  @unused

// COUNT:      pass-execution                  : {0,0,2}
// COUNT-NEXT: IR Dump After CSE
// COUNT-NEXT: func.func @f
// COUNT-NEXT: return
// COUNT:      IR Dump After CSE
// COUNT:      arith.addi
// COUNT:      IR Dump After SymbolDCE
// COUNT:      func.func private @unused
// COUNT:      DebugCounter counters:
// COUNT-NEXT: pass-execution                  : {5,0,2}

// The passes inside are not counted where what would run them is left out.
// INSIDE-COUNT-2: arith.addi
// INSIDE-NOT: @unused

// GIVEN:      DebugCounter counters:
// GIVEN-NEXT: Z                               : {0,0,7}
// GIVEN-NEXT: a-b                             : {0,4,-1}
// GIVEN-NEXT: pass-execution                  : {0,-1,1}
// GIVEN-NEXT: DebugCounter counters:
// GIVEN-NEXT: Z                               : {0,0,7}
// GIVEN-NEXT: a-b                             : {0,4,-1}
// GIVEN-NEXT: pass-execution                  : {2,-1,1}
// GIVEN-NOT:  arith.addi

// HOOK:      ExecutionContext registered on the contexterror: Debug counters are incompatible with --log-actions-to and --mlir-enable-debugger-hook options and are disabled
// HOOK-NEXT: (with Debugger hook)
// HOOK-NOT:  DebugCounter
// HOOK-NOT:  arith.addi

// LOG:     ExecutionContext registered on the contexterror: Debug counters are incompatible
// LOG-NOT:  arith.addi
