// RUN: mlir-opt %s --convert-arith-to-llvm --split-input-file --verify-diagnostics

func.func @f(%a: index) {
// expected-error @+1 {{'llvm.extractvalue' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0:2 = arith.addui_extended %a, %a : index, i1
  %1:2 = arith.mulsi_extended %a, %a : index
  %2:2 = arith.mului_extended %a, %a : index
  return
}
// -----

func.func @f(%a: vector<[4]xi32>) {
  %0:2 = arith.addui_extended %a, %a : vector<[4]xi32>, vector<[4]xi1>
// expected-error @+1 {{input and output vectors are of incompatible shape}}
  %1:2 = arith.mulsi_extended %a, %a : vector<[4]xi32>
  %2:2 = arith.mului_extended %a, %a : vector<[4]xi32>
  return
}
