// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-note @+1 {{when returning from function}}
llvm.func @of_another_function(%c: i32) -> i32 {
  "test.wrap"() ({
    func.func @inner() {
      // expected-error @+1 {{'llvm.return' op expected 1 operand}}
      llvm.return
    }
  }) : () -> ()
  llvm.return %c : i32
}

// -----

// expected-note @+1 {{when returning from function}}
llvm.func @of_a_region(%c: i32) {
  "test.wrap"() ({
    // expected-error @+1 {{'llvm.return' op expected no operands}}
    llvm.return %c : i32
  }) : () -> ()
  llvm.return
}

// -----

// Nothing is returned from here.
"test.wrap"() ({
  llvm.return
}) : () -> ()
