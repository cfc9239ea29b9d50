// RUN: mlir-opt %s --finalize-memref-to-llvm --split-input-file --verify-diagnostics

module {
// expected-error @+1 {{redefinition of reserved function 'malloc' of different type '!llvm.func<ptr (i32)>' is prohibited}}
  llvm.func @malloc(i32) -> !llvm.ptr
  func.func @f() -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    return %a : memref<4xf32>
  }
}
