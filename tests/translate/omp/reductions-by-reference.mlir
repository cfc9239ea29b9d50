// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

omp.declare_reduction @addr : !llvm.ptr alloc {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.store %0, %b : i32, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.load %b : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %a : i32, !llvm.ptr
  omp.yield(%a : !llvm.ptr)
} cleanup {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}
omp.declare_reduction @addn : !llvm.ptr init {
^bb0(%a: !llvm.ptr):
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
llvm.func @f(%x : i32, %p: !llvm.ptr, %q : !llvm.ptr) {
  omp.parallel reduction(byref @addr %p -> %a, byref @addn %q -> %b : !llvm.ptr, !llvm.ptr) {
    llvm.call @use(%a) : (!llvm.ptr) -> ()
    llvm.call @use(%b) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @addr : !llvm.ptr alloc {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.store %0, %b : i32, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.load %b : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %a : i32, !llvm.ptr
  omp.yield(%a : !llvm.ptr)
} cleanup {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}
omp.declare_reduction @addn : !llvm.ptr init {
^bb0(%a: !llvm.ptr):
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
llvm.func @g(%x : i32, %p: !llvm.ptr, %q : !llvm.ptr) {
  omp.wsloop reduction(byref @addr %p -> %a, byref @addn %q -> %b : !llvm.ptr, !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
    llvm.call @use(%a) : (!llvm.ptr) -> ()
    llvm.call @use(%b) : (!llvm.ptr) -> ()
    omp.yield
    }
  }
  llvm.return
}

// -----

omp.declare_reduction @addr : !llvm.ptr alloc {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.store %0, %b : i32, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.load %b : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %a : i32, !llvm.ptr
  omp.yield(%a : !llvm.ptr)
} cleanup {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}
omp.declare_reduction @addn : !llvm.ptr init {
^bb0(%a: !llvm.ptr):
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
llvm.func @h(%x : i32, %p: !llvm.ptr, %q : !llvm.ptr) {
  omp.sections reduction(byref @addr %p -> %a : !llvm.ptr) {
    omp.section {
    ^bb0(%z : !llvm.ptr):
    llvm.call @use(%z) : (!llvm.ptr) -> ()
    omp.terminator
    }
    omp.terminator
  }
  omp.simd reduction(byref @addr %p -> %a : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
    llvm.call @use(%a) : (!llvm.ptr) -> ()
    omp.yield
    }
  }
  llvm.return
}
