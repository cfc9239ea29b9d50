// RUN: mlir-opt %s --split-input-file --convert-to-llvm --verify-diagnostics

llvm.func @private_memory() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{addrspace = #xevm.addr_space<private>, scope = #xevm.mem_scope<workgroup>}>
  llvm.return
}

// -----

llvm.func @neither_load_nor_store(%p: !llvm.ptr<1>) -> i32 {
  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>} : !llvm.ptr<1> -> i32
  // expected-error @below {{failed to legalize operation 'llvm.add' that was explicitly marked illegal}}
  %1 = llvm.add %0, %0 {cache_control = 1 : i32} : i32
  llvm.return %1 : i32
}
