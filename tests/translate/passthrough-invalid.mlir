// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

// expected-error @+1 {{LLVM attribute 'alignstack' expects a value}}
llvm.func @no_value() attributes {passthrough = ["alignstack"]}

// -----

// expected-error @+1 {{LLVM attribute 'noinline' does not expect a value, found '1'}}
llvm.func @value() attributes {passthrough = [["noinline", "1"]]}

// -----

// expected-error @+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @number() attributes {passthrough = [42]}

// -----

// expected-error @+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @three() attributes {passthrough = [["a", "b", "c"]]}

// -----

// expected-error @+1 {{expected arrays within 'passthrough' to contain two strings}}
llvm.func @not_text() attributes {passthrough = [["a", 3]]}
