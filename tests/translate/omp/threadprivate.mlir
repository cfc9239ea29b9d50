// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.mlir.global internal @narrow() : i32
llvm.mlir.global external @wide() : !llvm.array<4 x f64>

llvm.func @own() -> i32 {
  %a = llvm.mlir.addressof @narrow : !llvm.ptr
  %b = omp.threadprivate %a : !llvm.ptr -> !llvm.ptr
  %c = llvm.load %b : !llvm.ptr -> i32
  llvm.return %c : i32
}

llvm.func @within_a_team() {
  %a = llvm.mlir.addressof @wide : !llvm.ptr
  omp.parallel {
    %b = omp.threadprivate %a : !llvm.ptr -> !llvm.ptr
    %x = llvm.mlir.constant(1.0 : f64) : f64
    llvm.store %x, %b : f64, !llvm.ptr
    omp.terminator
  }
  llvm.return
}
