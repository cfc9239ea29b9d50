// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s

"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : vector<4xf32>}> : () -> ()
