// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.intr.expect.with.probability' op attribute 'prob' failed to satisfy constraint: 64-bit float attribute}}
  %r = "llvm.intr.expect.with.probability"(%a, %a) <{prob = 1.5 : f32}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{invalid properties {prob = 1 : i64} for op llvm.intr.expect.with.probability: Invalid attribute `prob` in property conversion: 1 : i64}}
  %r = "llvm.intr.expect.with.probability"(%a, %a) <{prob = 1 : i64}> : (i32, i32) -> i32
  llvm.return
}
