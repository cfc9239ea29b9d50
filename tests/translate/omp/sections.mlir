// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections {
    omp.terminator
  }
  omp.parallel {
    omp.sections {
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections nowait {
    omp.terminator
  }
  omp.parallel {
    omp.sections nowait {
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections reduction(@add %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  omp.parallel {
    omp.sections reduction(@add %p -> %x : !llvm.ptr) {
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.sections {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections nowait {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.sections nowait {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections reduction(@add %p -> %x : !llvm.ptr) {
    omp.section {
    ^bb0(%y0: !llvm.ptr):
      llvm.call @use(%y0) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.sections reduction(@add %p -> %x : !llvm.ptr) {
    omp.section {
    ^bb0(%y0: !llvm.ptr):
      llvm.call @use(%y0) : (!llvm.ptr) -> ()
      omp.terminator
    }
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.sections {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections nowait {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.sections nowait {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections reduction(@add %p -> %x : !llvm.ptr) {
    omp.section {
    ^bb0(%y0: !llvm.ptr):
      llvm.call @use(%y0) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
    ^bb0(%y1: !llvm.ptr):
      llvm.call @use(%y1) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
    ^bb0(%y2: !llvm.ptr):
      llvm.call @use(%y2) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.sections reduction(@add %p -> %x : !llvm.ptr) {
    omp.section {
    ^bb0(%y0: !llvm.ptr):
      llvm.call @use(%y0) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
    ^bb0(%y1: !llvm.ptr):
      llvm.call @use(%y1) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
    ^bb0(%y2: !llvm.ptr):
      llvm.call @use(%y2) : (!llvm.ptr) -> ()
      omp.terminator
    }
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}
