module attributes { dlti.dl_spec = #dlti.dl_spec<i64 = dense<[64,64]> : vector<2xi64>, index = 32, "dlti.endianness"="little", !llvm.ptr = dense<[32,32,64,32]> : vector<4xi64>> } {
llvm.func @f(%p : !llvm.ptr) { %a = llvm.load %p : !llvm.ptr -> i64  llvm.return}
}
