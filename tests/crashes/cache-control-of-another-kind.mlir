// MLIR 22 crashes here: what is said of caches is for stores. A diagnostic is right.
// CRASH: mlir-opt --convert-xevm-to-llvm %s

llvm.func @load(%p: !llvm.ptr<1>) -> i32 {
  %0 = llvm.load %p {cache_control = #xevm.store_cache_control<L1uc_L2wb_L3uc>} : !llvm.ptr<1> -> i32
  llvm.return %0 : i32
}
