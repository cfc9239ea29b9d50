// RUN: not mlir-opt %s --convert-math-to-libm 2>&1 | FileCheck %s

// What failed is told of where it was.

func.func @f() -> vector<2xf80> {
  %0 = arith.constant dense<-0.5> : vector<2xf80>
  %1 = math.erf %0 : vector<2xf80>
  return %1 : vector<2xf80>
}

// CHECK: error: failed to legalize operation 'math.erf' that was explicitly marked illegal
// CHECK: note: see current operation: %1 = "math.erf"(%0)
