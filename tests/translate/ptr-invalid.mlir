// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%p: !ptr.ptr<#ptr.generic_space>) { llvm.return }

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) -> !ptr.ptr<#llvm.address_space<0>> { 
// expected-warning @+1 {{Truncating address value to fit pointer size}}
  %0 = ptr.constant #ptr.address<0xfffffffffffffffffffff> : !ptr.ptr<#llvm.address_space<0>>
  llvm.return %0 : !ptr.ptr<#llvm.address_space<0>> }

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%p: !ptr.ptr_metadata<memref<f32>>) { llvm.return }

// -----

llvm.func @g(!ptr.ptr<#llvm.address_space<0>>)
llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %q: !llvm.ptr) -> !llvm.struct<(ptr)> {
  llvm.call @g(%p) : (!ptr.ptr<#llvm.address_space<0>>) -> ()
// expected-error @+1 {{LLVM Translation failed for operation: builtin.unrealized_conversion_cast}}
  %0 = builtin.unrealized_conversion_cast %q : !llvm.ptr to !ptr.ptr<#llvm.address_space<0>>
  %c = builtin.unrealized_conversion_cast %p : !ptr.ptr<#llvm.address_space<0>> to !llvm.ptr
  %1 = llvm.mlir.undef : !llvm.struct<(ptr)>
  %2 = llvm.insertvalue %c, %1[0] : !llvm.struct<(ptr)>
  llvm.return %2 : !llvm.struct<(ptr)>
}

// -----

// expected-error @+1 {{unsupported type in data layout: '!ptr.ptr<#llvm.address_space<0>>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<0>> = #ptr.spec<size = 32, abi = 32, preferred = 32, index = 32>>} {
llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %q: !ptr.ptr<#llvm.address_space<0>>) -> i64 {
  %0 = ptr.ptr_diff nuw|nsw %p, %q : !ptr.ptr<#llvm.address_space<0>> -> i64
  llvm.return %0 : i64 }
}

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) {
// expected-error @+1 {{the input value cannot be of type `!ptr.ptr`}}
  %0 = "ptr.to_ptr"(%p) : (!ptr.ptr<#llvm.address_space<0>>) -> !ptr.ptr<#llvm.address_space<0>>
  llvm.return }

// -----

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) {
// expected-error @+2 {{Translation for operation 'ptr.from_ptr' is not implemented.}}
// expected-error @+1 {{LLVM Translation failed for operation: ptr.from_ptr}}
  %0 = ptr.from_ptr %p : <#llvm.address_space<0>> -> memref<f32, #llvm.address_space<0>>
  llvm.return }

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %q: memref<f32>) {
  %0 = ptr.get_metadata %q : memref<f32>
  llvm.return }

// -----

llvm.mlir.global @g() : !ptr.ptr<#llvm.address_space<0>>
// expected-error @+1 {{unsupported constant value}}
llvm.mlir.global @h(#ptr.null : !ptr.ptr<#llvm.address_space<0>>) : !ptr.ptr<#llvm.address_space<0>>
