// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir --verify-diagnostics

// expected-error @+1 {{unsupported type in data layout: '!llvm.struct<()>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i7 = dense<8> : vector<2xi64>, !llvm.struct<()> = dense<32> : vector<2xi64>>} {
}

// -----

// expected-error @+1 {{unsupported type in data layout: '!llvm.struct<()>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[8, 64]> : vector<2xi64>, !llvm.ptr = dense<32> : vector<3xi64>>} {
}

// -----

// expected-error @+1 {{unsupported type in data layout: 'bf16'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f16 = dense<16> : vector<2xi64>, bf16 = dense<16> : vector<2xi64>, si7 = dense<8> : vector<2xi64>>} {
}

// -----

// expected-error @+1 {{unsupported data layout for non-signless integer 'si7'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<si7 = dense<8> : vector<2xi64>, bf16 = dense<16> : vector<2xi64>>} {
}

// -----

// expected-error @+1 {{unsupported data layout key "foo"}}
module attributes {dlti.dl_spec = #dlti.dl_spec<bf16 = dense<16> : vector<2xi64>, "foo" = 1>} {
}
