// RUN: mlir-opt %s --mlir-disable-threading --cse --lift-cf-to-scf --lift-cf-to-scf --convert-func-to-llvm --lift-cf-to-scf --mlir-timing -o /dev/null 2>&1 | FileCheck %s

// Control flow is lifted function by function, and what is known of these is kept; where there are
// none, nothing is analysed.

func.func @f(%x: i32) -> i32 {
  return %x : i32
}

// CHECK: CSE
// CHECK-NEXT: (A) DominanceInfo
// CHECK-NEXT: LiftControlFlowToSCFPass
// CHECK-NEXT: (A) DominanceInfo
// CHECK-NEXT: LiftControlFlowToSCFPass
// CHECK-NEXT: ConvertFuncToLLVMPass
// CHECK-NEXT: (A) DataLayoutAnalysis
// CHECK-NEXT: LiftControlFlowToSCFPass
// CHECK-NEXT: Output
