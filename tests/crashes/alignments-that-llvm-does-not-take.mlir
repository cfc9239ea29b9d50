// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-translate --mlir-to-llvmir %s

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i8, dense<[16, 16]> : vector<2xi64>>>} {}
