// RUN: mlir-opt %s --split-input-file --verify-diagnostics --one-shot-bufferize=bufferize-function-boundaries

// expected-error @below {{cannot bufferize func.func without func.return}}
func.func @loop() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}

// -----

// expected-error @below {{cannot bufferize func.func without func.return}}
func.func @unreachable(%of: tensor<3xf32>) -> tensor<3xf32> {
  llvm.unreachable
}

// -----

// What is wrong in it comes first.

func.func @other(%condition: i1, %of: tensor<3xf32>) {
  // expected-error @below {{op without unique scf.yield is not supported}}
  scf.execute_region {
    cf.cond_br %condition, ^bb1, ^bb2
  ^bb1:
    scf.yield
  ^bb2:
    scf.yield
  }
  llvm.unreachable
}
