// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

gpu.binary @kernels [#gpu.object<#nvvm.target, offload = "BLOB">]

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, assembly = "BLOB">]

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {O = 3 : i32, section = "__ptx"}, assembly = "BLOB\00">]

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {O = "3", section = 4}, bin = "BLOB">]

// -----

gpu.binary @kernels [#gpu.object<#rocdl.target, bin = "BLOB">]

// -----

gpu.binary @kernels [#gpu.object<#xevm.target, bin = "BLOB">]

// -----

gpu.binary @kernels [#gpu.object<#xevm.target, assembly = "BLOB">]

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {section = ""}, "BLOB">]

// -----

gpu.binary @kernels <#gpu.select_object<1>> [#gpu.object<#nvvm.target, "BLOB">, #gpu.object<#rocdl.target, "OTHER">]

// -----

gpu.binary @kernels <#gpu.select_object<#rocdl.target>> [#gpu.object<#nvvm.target, "BLOB">, #gpu.object<#rocdl.target, "OTHER">]

// -----

gpu.binary @kernels <#gpu.select_object<#rocdl.target>> [#gpu.object<#nvvm.target, "BLOB">, #gpu.object<#rocdl.target, "OTHER">, #gpu.object<#rocdl.target, "OTHER2">]

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, "">]

// -----

gpu.binary @kernels <#gpu.select_object<1 : index>> [#gpu.object<#nvvm.target, "BLOB">,#gpu.object<#nvvm.target, "BLOB2">]

// -----

gpu.binary @kernels <#gpu.select_object<18446744073709551617 : i128>> [#gpu.object<#nvvm.target, "BLOB">,#gpu.object<#nvvm.target, "BLOB2">]

// -----

gpu.binary @a [#gpu.object<#nvvm.target, "A">]
gpu.binary @b [#gpu.object<#nvvm.target, "BB">]

// -----

llvm.func @c()  { llvm.return }
llvm.mlir.global_ctors ctors = [@c], priorities = [3 : i32], data = [#llvm.zero]
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
llvm.mlir.global_dtors dtors = [@c], priorities = [3 : i32], data = [#llvm.zero]

// -----

gpu.binary @"a b" [#gpu.object<#nvvm.target, "A">]

// -----

module {
 gpu.binary @a [#gpu.object<#nvvm.target, "A">]
 module { 
 gpu.binary @b [#gpu.object<#nvvm.target, "A">]
 }
}

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {O = 3 : si32}, assembly = "B">]

// -----

gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {O = 3.0 : f32}, assembly = "B">]

// -----

module attributes {gpu.container_module, llvm.data_layout = "e-P1-p1:64:64"} {
llvm.func @c()  { llvm.return }
llvm.mlir.global_ctors ctors = [@c], priorities = [3 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@c], priorities = [3 : i32], data = [#llvm.zero]
gpu.binary @a [#gpu.object<#nvvm.target, "A">]
}
