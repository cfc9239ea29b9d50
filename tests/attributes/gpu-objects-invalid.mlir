// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Kernels that were compiled.

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse GPU_KernelMetadataAttr parameter 'name' which is to be a `StringAttr`}}
func.func private @f() attributes {t.a = #gpu.kernel_metadata<@kernel1, (i32) -> (), arg_attrs = [{a.b}], metadata = {reg_count = 255}>}

// -----

// expected-error @+1 {{the kernel name can't be empty}}
func.func private @f() attributes {t.a = #gpu.kernel_metadata<"", (i32) -> ()>}

// -----

// expected-error @+1 {{all attributes in the array must be a dictionary attribute}}
func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [1 : i32]>}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse GPU_KernelMetadataAttr parameter 'metadata' which is to be a `DictionaryAttr`}}
func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), metadata = 1 : i32>}

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: foo}}
func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), foo = 1 : i32>}

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: metadata}}
func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), metadata = {x}, metadata = {y}>}

// -----

// expected-error @+1 {{expected ','}}
func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a">}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse GPU_KernelMetadataAttr parameter 'name' which is to be a `StringAttr`}}
func.func private @f() attributes {t.a = #gpu.kernel_metadata<1 : i32, () -> ()>}

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f() attributes {t.a = #gpu.kernel_metadata}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse GPU_KernelMetadataAttr parameter 'arg_attrs' which is to be a `ArrayAttr`}}
func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", () -> (), arg_attrs = 1 : i32>}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse GPU_KernelTableAttr parameter 'kernel_table' which is to be a `::llvm::ArrayRef<KernelMetadataAttr>`}}
func.func private @f() attributes {t.a = #gpu.kernel_table<[]>}

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f() attributes {t.a = #gpu.kernel_table}

// -----

// expected-error @+1 {{expected all kernels to be uniquely named}}
func.func private @f() attributes {t.a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"a", (i32) -> ()>]>}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse GPU_KernelTableAttr parameter 'kernel_table' which is to be a `::llvm::ArrayRef<KernelMetadataAttr>`}}
func.func private @f() attributes {t.a = #gpu.kernel_table<[1 : i32]>}

// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
func.func private @f() attributes {t.a = #gpu.kernel_table<[#gpu.kernel_metadata<"b", () -> ()>>}

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f() attributes {t.a = #gpu.kernel_table<#gpu.kernel_metadata<"b", () -> ()>>}

// -----

// expected-error @+1 {{expected keyword for GPU object format}}
func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, foo = "a">}

// -----

// expected-error @+2 {{expected '='}}
// expected-error @+1 {{expected an equal sign}}
func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, bin "a">}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse GPU_ObjectAttr parameter 'object' which is to be a `StringAttr`}}
func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, bin = 1>}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse GPU_ObjectAttr parameter 'object' which is to be a `StringAttr`}}
func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, 1 : i32>}

// -----

// expected-error @+1 {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
func.func private @f() attributes {t.a = #gpu.object<1 : i32, "a">}

// -----

// expected-error @+1 {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
func.func private @f() attributes {t.a = #gpu.object<"a", "a">}

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse GPU_ObjectAttr parameter 'target' which is to be a `Attribute`}}
func.func private @f() attributes {t.a = #gpu.object<, "a">}

// -----

// expected-error @+1 {{expected ','}}
func.func private @f() attributes {t.a = #gpu.object<#nvvm.target>}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse GPU_ObjectAttr parameter 'properties' which is to be a `DictionaryAttr`}}
func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, properties = 1 : i32, "a">}

// -----

// expected-error @+1 {{expected keyword for GPU object format}}
func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, kernels = <>, properties = {a}, "a">}

// -----

// expected-error @+1 {{expected ','}}
func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, properties = {a} "a">}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse GPU_ObjectAttr parameter 'kernels' which is to be a `KernelTableAttr`}}
func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, kernels = 1 : i32, bin = "a">}

// -----

// expected-error @+1 {{the target attribute must be a GPU Target attribute}}
func.func private @f() attributes {t.a = #gpu.select_object<"x">}

// -----

// expected-error @+1 {{the object index must be positive}}
func.func private @f() attributes {t.a = #gpu.select_object<-1>}

// -----

// expected-error @+1 {{the object index must be positive}}
func.func private @f() attributes {t.a = #gpu.select_object<-1 : i32>}

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse GPU_SelectObjectAttr parameter 'target' which is to be a `Attribute`}}
func.func private @f() attributes {t.a = #gpu.select_object<>}

// -----

// expected-error @+1 {{the target attribute must be a GPU Target attribute}}
func.func private @f() attributes {t.a = #gpu.select_object<1.0>}

// -----

// expected-error @+1 {{the target attribute must be a GPU Target attribute}}
func.func private @f() attributes {t.a = #gpu.select_object<unit>}

// -----

// expected-error @+1 {{the object index must be positive}}
func.func private @f() attributes {t.a = #gpu.select_object<true>}

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> () : i32>}

// -----

// expected-error @+1 {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
func.func private @f() attributes {t.a = #gpu.object<#gpu.object<#nvvm.target, "a">, "a">}
