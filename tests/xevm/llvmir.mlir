// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  llvm.call @g(%p, %i) {xevm.DecorationCacheControl = [[6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1>, i32) -> ()
  %0 = llvm.load %p {xevm.DecorationCacheControl = [[6443 : i32, 0, -1 : i8, true], [6443 : i32, 0, -1 : i8, true]]} : !llvm.ptr<1> -> i32
  llvm.store %0, %p {xevm.other = 1} : i32, !llvm.ptr<1>
  llvm.return
}
llvm.func @g(!llvm.ptr<1>, i32)
