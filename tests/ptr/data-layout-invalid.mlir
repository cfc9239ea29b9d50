// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected layout attribute for '!ptr.ptr<#ptr.generic_space>' to be a #ptr.spec attribute}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 32, 64]> : vector<3xi64>> } { 
}

// -----

// expected-error @+1 {{expected layout attribute for '!ptr.ptr<#ptr.generic_space>' to be a #ptr.spec attribute}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = 3 : i64> } { 
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 16>, !ptr.ptr<#llvm.address_space<1>> = #ptr.spec<size = 64, abi = 64, preferred = 64>> } { 
  "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
  "test.data_layout_query"() : () -> !ptr.ptr<#llvm.address_space<1>>
  "test.data_layout_query"() : () -> !ptr.ptr<#llvm.address_space<2>>
// expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 32, preferred = 64>> } {
}
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 16>> } { 
// expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>> } {
  "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
}
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 16>> } { 
// expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 16, preferred = 64>> } {
  "test.data_layout_query"() : () -> !ptr.ptr<#ptr.generic_space>
}
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 16>> } { 
// expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = #ptr.spec<size = 64, abi = 16, preferred = 64>> } {
  "test.data_layout_query"() : () -> !ptr.ptr<#llvm.address_space<1>>
}
}

// -----

// expected-error @+1 {{data layout specified for a type that does not support it}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr_metadata<memref<f32>> = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 16>> } { }
