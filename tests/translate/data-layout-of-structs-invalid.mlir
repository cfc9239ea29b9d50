// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir --verify-diagnostics

// expected-error @+1 {{unsupported type in data layout: '!llvm.struct<()>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i7 = dense<8> : vector<2xi64>, !llvm.struct<()> = dense<32> : vector<2xi64>>} {
}

// -----

// expected-error @+1 {{unsupported type in data layout: '!llvm.struct<()>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[8, 64]> : vector<2xi64>, !llvm.ptr = dense<32> : vector<3xi64>>} {
}
