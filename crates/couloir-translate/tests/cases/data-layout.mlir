module attributes {llvm.data_layout = "e-m:e-i64:64-n8:16:32:64", llvm.target_triple="x86_64-unknown-linux-gnu"} {
llvm.func @f(%p : !llvm.ptr) { %a = llvm.load %p : !llvm.ptr -> i64  llvm.return}
}
