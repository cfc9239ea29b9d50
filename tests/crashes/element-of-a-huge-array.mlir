// MLIR 22 runs out of memory here; a diagnostic or a result is right.
// CRASH: mlir-translate --mlir-to-llvmir %s

llvm.mlir.global internal constant @g() : !llvm.array<3000000000 x i32> {
  %0 = llvm.mlir.zero : !llvm.array<3000000000 x i32>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.insertvalue %1, %0[3] : !llvm.array<3000000000 x i32>
  llvm.return %2 : !llvm.array<3000000000 x i32>
}
