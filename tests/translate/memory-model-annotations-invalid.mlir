// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir --verify-diagnostics

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op llvm.mmra is something other than an MMRA tag or an array of them}}
  %0 = llvm.load %p {llvm.mmra = 3} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op MMRA annotations array contains value that isn't an MMRA tag}}
  %0 = llvm.load %p {llvm.mmra = [3]} : !llvm.ptr -> i32
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op MMRA annotations array contains value that isn't an MMRA tag}}
llvm.func @f() attributes {llvm.mmra = [3]} {
  llvm.return
}
