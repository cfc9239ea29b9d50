// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-translate --mlir-to-llvmir %s

llvm.mlir.global @g(@f) : !llvm.ptr
