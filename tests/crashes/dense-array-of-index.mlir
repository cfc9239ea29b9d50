// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --allow-unregistered-dialect

"x.op"() {a = array<index: 1>} : () -> ()
