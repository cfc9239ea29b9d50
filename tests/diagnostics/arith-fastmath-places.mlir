// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<bogus> : f32
  return
}
// CHECK: :[[#@LINE-3]]:35: error: custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
// CHECK: :[[#@LINE-4]]:40: error: custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
// -----

func.func @f(%a: f32) {
  %0 = arith.maximumf %a, %a fastmath<bogus> : f32
  return
}
// CHECK: :[[#@LINE-3]]:39: error: custom op 'arith.maximumf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
// CHECK: :[[#@LINE-4]]:44: error: custom op 'arith.maximumf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a bogus : f32 to f16
  return
}
// CHECK: :[[#@LINE-3]]:23: error: expected ':'
// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath nnan : f32
  return
}
// CHECK: :[[#@LINE-3]]:34: error: expected '<'
