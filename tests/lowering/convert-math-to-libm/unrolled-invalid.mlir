// RUN: mlir-opt %s --convert-math-to-libm --verify-diagnostics

// What failed is told of where it was.

func.func @f() -> vector<2xf80> {
  %0 = arith.constant dense<-0.5> : vector<2xf80>
  // expected-error@+2 {{failed to legalize operation 'math.erf' that was explicitly marked illegal}}
  // expected-note@+1 {{see current operation: %1 = "math.erf"(%0)}}
  %1 = math.erf %0 : vector<2xf80>
  return %1 : vector<2xf80>
}
