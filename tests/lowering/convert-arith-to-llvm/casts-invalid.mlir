// RUN: mlir-opt %s --convert-arith-to-llvm --split-input-file --verify-diagnostics

func.func @f(%a: memref<4xi32>) {
// expected-error @+1 {{'llvm.sext' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>'}}
  %0 = arith.index_cast %a : memref<4xi32> to memref<4xindex>
  return
}
