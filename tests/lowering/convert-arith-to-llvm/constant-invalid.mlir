// RUN: mlir-opt %s --convert-arith-to-llvm --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f() {
// expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 1 : si32
  return
}
// -----

func.func @f() {
// expected-error @+1 {{integer constant out of range for attribute}}
  %0 = arith.constant 1 : i0
  return
}
