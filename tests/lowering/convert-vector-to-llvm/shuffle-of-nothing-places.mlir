// RUN: not mlir-opt %s --convert-vector-to-llvm 2>&1 | FileCheck %s

func.func @parts(%v: vector<2x3xi8>) -> vector<2x3xi8> {
  %0 = vector.shuffle %v, %v [-1, 1] : vector<2x3xi8>, vector<2x3xi8>
  return %0 : vector<2x3xi8>
}

// CHECK: error: 'llvm.extractvalue' op position out of bounds: -1
// CHECK: note: see current operation: %2 = "llvm.extractvalue"(%0) <{position = array<i64: -1>}> : (!llvm.array<2 x vector<3xi8>>) -> vector<3xi8>
