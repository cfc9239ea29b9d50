// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
omp.declare_reduction @add : i32 init {
^bb0(%original: i32):
  %zero = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%zero : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %sum = llvm.add %a, %b : i32
  omp.yield(%sum : i32)
}
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.simd aligned(%p : !llvm.ptr -> 32 : i64) reduction(@add %p -> %a : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      llvm.call @number(%i) : (i32) -> ()
      llvm.call @use(%a) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
omp.declare_reduction @add : i32 init {
^bb0(%original: i32):
  %zero = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%zero : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %sum = llvm.add %a, %b : i32
  omp.yield(%sum : i32)
}
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.parallel {
    omp.simd reduction(@add %p -> %a : !llvm.ptr) {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
        llvm.call @number(%i) : (i32) -> ()
        llvm.call @use(%a) : (!llvm.ptr) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
        llvm.call @number(%i) : (i32) -> ()
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  llvm.return
}
