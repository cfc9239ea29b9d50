// RUN: mlir-opt %s --split-input-file --convert-arith-to-apfloat --verify-diagnostics

func.func @f(%a0: f8E8M0FNU, %a1: vector<2xtf32>, %a2: vector<2xf64>, %a3: vector<1x3xf8E5M2>) {
  %v0 = arith.minnumf %a0, %a0  {foo} : f8E8M0FNU
  %v1 = arith.cmpf ult, %a1, %a1 : vector<2xtf32>
  // expected-error @below {{'arith.extui' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %v2 = arith.fptoui %a2 {foo} : vector<2xf64> to vector<2xi3>
  %v3 = arith.cmpf ord, %a3, %a3 {foo} : vector<1x3xf8E5M2>
  return
}
