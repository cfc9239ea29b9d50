// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --mem2reg

llvm.func @n4(%s : vector<[2]xi32>) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a3 = llvm.alloca %c x vector<[2]xi32> : (i32) -> !llvm.ptr
  llvm.store %s, %a3 : vector<[2]xi32>, !llvm.ptr
  llvm.return
}
