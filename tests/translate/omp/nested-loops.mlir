// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i, %j) : i32 = (%x, %x) to (%x, %x) step (%x, %x) {
      llvm.call @number(%j) : (i32) -> ()
      omp.yield
    }
  }
  omp.wsloop schedule(static = %x : i32) {
    omp.loop_nest (%i, %j, %k) : i32 = (%x, %x, %x) to (%x, %x, %x) step (%x, %x, %x) collapse(2) {
      llvm.call @number(%k) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.wsloop schedule(static = %x : i32) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      omp.atomic.update %p : !llvm.ptr {
      ^bb0(%old: i32):
        %new = llvm.mul %old, %x : i32
        omp.yield(%new : i32)
      }
      omp.yield
    }
  }
  llvm.return
}
