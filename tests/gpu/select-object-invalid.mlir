// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{the object index must be positive}}
gpu.binary @kernels <#gpu.select_object<18446744073709551615 : ui64>> [#gpu.object<#nvvm.target, "BLOB">]

// -----

// expected-error @+1 {{the object index must be positive}}
gpu.binary @kernels <#gpu.select_object<true>> [#gpu.object<#nvvm.target, "BLOB">,#gpu.object<#nvvm.target, "BLOB2">]

// -----

// expected-error @+1 {{the object index must be positive}}
gpu.binary @kernels <#gpu.select_object<255 : ui8>> [#gpu.object<#nvvm.target, "BLOB">,#gpu.object<#nvvm.target, "BLOB2">]
