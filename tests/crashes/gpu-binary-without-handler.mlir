// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s

"gpu.binary"() <{sym_name = "a", objects = [#gpu.object<#nvvm.target, "a">]}> : () -> ()
