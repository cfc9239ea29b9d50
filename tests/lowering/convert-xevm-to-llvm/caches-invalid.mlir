// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm --verify-diagnostics

llvm.func @f(%p: !llvm.ptr<1>, %v: i32) {
  // expected-error @below {{failed to legalize operation 'llvm.add' that was explicitly marked illegal}}
  %0 = llvm.add %v, %v {cache_control = 1} : i32
  llvm.return
}

// -----

llvm.func @f(%c: i32) {
  // expected-error @below {{failed to legalize operation 'llvm.alloca' that was explicitly marked illegal}}
  %0 = llvm.alloca %c x i32 {cache_control}: (i32) -> !llvm.ptr<1>
  llvm.return
}

// -----

// expected-error @below {{failed to legalize operation 'llvm.func' that was explicitly marked illegal}}
llvm.func @f() attributes {cache_control=1} {
  llvm.return
}
