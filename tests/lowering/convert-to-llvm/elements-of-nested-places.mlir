// RUN: not mlir-opt %s --convert-to-llvm 2>&1 | FileCheck %s

func.func @f(%a: vector<2x2xf32>) -> f32 {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  return %0#1 : f32
}

// CHECK: error: 'llvm.extractelement' op operand #0 must be LLVM dialect-compatible vector type, but got '!llvm.array<2 x vector<2xf32>>'
// CHECK: note: see current operation: %{{.*}} = "llvm.extractelement"(%{{.*}}, %{{.*}}) : (!llvm.array<2 x vector<2xf32>>, i64) -> f32
