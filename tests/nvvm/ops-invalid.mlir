// RUN: mlir-opt %s  --split-input-file --verify-diagnostics

// expected-error @+1 {{'nvvm.kernel' attribute attached to unexpected op}}
func.func @kernel() attributes {nvvm.kernel} { return }

// -----

// expected-error @+1 {{'"nvvm.maxntid"' attribute must be integer array with maximum 3 index}}
llvm.func @kernel() attributes {nvvm.maxntid = array<i32: 32, 4, 2, 3>} { llvm.return }

// -----

// expected-error @+1 {{'"nvvm.minctasm"' attribute must be integer constant}}
llvm.func @kernel() attributes {nvvm.minctasm = "a"} { llvm.return }

// -----

// expected-error @+1 {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @kernel() attributes {nvvm.blocksareclusters} { llvm.return }

// -----

// expected-error @+1 {{'"nvvm.grid_constant"' attribute must be present only on kernel arguments}}
llvm.func @kernel(%a: !llvm.ptr {nvvm.grid_constant}) { llvm.return }

// -----

// expected-error @+1 {{'"nvvm.grid_constant"' must be a unit attribute}}
llvm.func @kernel(%a: !llvm.ptr {nvvm.grid_constant = 1 : i32}) attributes {nvvm.kernel} { llvm.return }

// -----

// expected-error @+1 {{'"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval'}}
llvm.func @kernel(%a: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} { llvm.return }

// -----

llvm.func @range() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.tid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 5, 5> : i32
  llvm.return
}

// -----

llvm.func @type() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.clock' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = "nvvm.read.ptx.sreg.clock"() : () -> index
  llvm.return
}
