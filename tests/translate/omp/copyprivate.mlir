// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @copy(!llvm.ptr, !llvm.ptr)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.single copyprivate(%p -> @copy : !llvm.ptr, %p -> @copy : !llvm.ptr) {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  omp.parallel {
    omp.single copyprivate(%p -> @copy : !llvm.ptr) {
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}
