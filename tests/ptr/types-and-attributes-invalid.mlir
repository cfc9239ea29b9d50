// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error @+1 {{expected '<'}}
"a"() {t = !ptr.ptr} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
"a"() {t = !ptr.ptr<>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
"a"() {t = !ptr.ptr<1>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
"a"() {t = !ptr.ptr<"x">} : () -> ()

// -----

// expected-error @+2 {{expected a trailing type}}
// expected-error @+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
"a"() {t = !ptr.ptr<#ptr.null>} : () -> ()

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"a"() {t = !ptr.ptr<#ptr.generic_space} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
"a"() {t = !ptr.ptr<#gpu.address_space<global>>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
"a"() {t = !ptr.ptr<3 : i64>} : () -> ()

// -----

// expected-error @+1 {{unknown  type `foo` in dialect `ptr`}}
"a"() {t = !ptr.foo} : () -> ()

// -----

// expected-error @+2 {{invalid kind of type specified}}
// expected-error @+1 {{failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`}}
"a"() {t = !ptr.ptr_metadata<f32>} : () -> ()

// -----

// expected-error @+1 {{the ptr-like type has no metadata}}
"a"() {t = !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"a"() {t = !ptr.ptr_metadata} : () -> ()

// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`}}
"a"() {t = !ptr.ptr_metadata<>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of type specified}}
// expected-error @+1 {{failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`}}
"a"() {t = !ptr.ptr_metadata<!llvm.ptr>} : () -> ()

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"a"() {t = !ptr.ptr_metadata<memref<f32>} : () -> ()

// -----

// expected-error @+1 {{expected a trailing type}}
"a"() {t = #ptr.null} : () -> ()

// -----

// expected-error @+1 {{invalid kind of type specified}}
"a"() {t = #ptr.null : i32} : () -> ()

// -----

// expected-error @+1 {{expected a trailing type}}
"a"() {t = #ptr.address<5>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of type specified}}
"a"() {t = #ptr.address<5> : i32} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse Ptr_AddressAttr parameter 'value' which is to be a `::llvm::APInt`}}
"a"() {t = #ptr.address<> : !ptr.ptr<#ptr.generic_space>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse Ptr_AddressAttr parameter 'value' which is to be a `::llvm::APInt`}}
"a"() {t = #ptr.address<a> : !ptr.ptr<#ptr.generic_space>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"a"() {t = #ptr.address : !ptr.ptr<#ptr.generic_space>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"a"() {t = #ptr.address<1 : i32> : !ptr.ptr<#ptr.generic_space>} : () -> ()

// -----

// expected-error @+1 {{size entry must be divisible by 8}}
"a"() {t = #ptr.spec<size = 65, abi = 64, preferred = 64>} : () -> ()

// -----

// expected-error @+1 {{abi entry must be divisible by 8}}
"a"() {t = #ptr.spec<size = 64, abi = 63, preferred = 64>} : () -> ()

// -----

// expected-error @+1 {{preferred entry must be divisible by 8}}
"a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 63>} : () -> ()

// -----

// expected-error @+1 {{index entry must be divisible by 8}}
"a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 3>} : () -> ()

// -----

// expected-error @+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
"a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 32>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: preferred}}
"a"() {t = #ptr.spec<size = 64, abi = 64>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: size}}
"a"() {t = #ptr.spec<size = 64, abi = 64, size = 3>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: foo}}
"a"() {t = #ptr.spec<size = 64, abi = 64, foo = 3>} : () -> ()

// -----

// expected-error @+1 {{preferred entry must be divisible by 8}}
"a"() {t = #ptr.spec<size = 64, abi = 64, preferred = -3>} : () -> ()

// -----

// expected-error @+1 {{preferred entry must be divisible by 8}}
"a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 4294967295>} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse Ptr_SpecAttr parameter 'preferred' which is to be a `uint32_t`}}
"a"() {t = #ptr.spec<size = 64, abi = 64, preferred = 4294967296>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse Ptr_SpecAttr parameter 'size' which is to be a `uint32_t`}}
"a"() {t = #ptr.spec<size = a, abi = 64, preferred = 64, index = 4294967295>} : () -> ()

// -----

// expected-error @+1 {{expected '='}}
"a"() {t = #ptr.spec<size 4>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"a"() {t = #ptr.spec<>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"a"() {t = #ptr.spec} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `ptr`}}
"a"() {t = #ptr.foo} : () -> ()

// -----

// expected-error @+1 {{expected a trailing type}}
"a"() {t = #ptr<null>} : () -> ()

// -----

// expected-error @+1 {{invalid element type for complex}}
"a"() {t = memref<4x!ptr.ptr<#ptr.generic_space>>, u = vector<4x!ptr.ptr<#ptr.generic_space>>, v = tensor<4x!ptr.ptr<#ptr.generic_space>>, w = complex<!ptr.ptr<#ptr.generic_space>>} : () -> ()

// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"a"() {t = vector<4x!ptr.ptr_metadata<memref<f32>>>} : () -> ()

// -----

// expected-error @+1 {{invalid memref element type}}
"a"() {t = memref<4x!ptr.ptr_metadata<memref<f32>>>} : () -> ()
