// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause allocate in omp.parallel operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.parallel}}
  omp.parallel allocate(%a : i64 -> %a : i64) {
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
llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause reduction with modifier in omp.parallel operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.parallel}}
  omp.parallel reduction(mod: task, @add %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause allocate in omp.single operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.single}}
  omp.single allocate(%a : i64 -> %a : i64) {
    omp.terminator
  }
  llvm.return
}

// -----

omp.private {type = private} @own : i32
llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause privatization in omp.single operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.single}}
  omp.single private(@own %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause allocate in omp.sections operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.sections}}
  omp.sections allocate(%a : i64 -> %a : i64) {
    omp.terminator
  }
  llvm.return
}

// -----

omp.private {type = private} @own : i32
llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause privatization in omp.sections operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.sections}}
  omp.sections private(@own %p -> %x : !llvm.ptr) {
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
llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause reduction with modifier in omp.sections operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.sections}}
  omp.sections reduction(mod: task, @add %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause parallelization-level in omp.ordered.region operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.ordered.region}}
  omp.ordered.region par_level_simd {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause order in omp.wsloop operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.wsloop}}
  omp.wsloop order(concurrent) {
    omp.loop_nest (%i) : i64 = (%a) to (%a) step (%a) {
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause allocate in omp.wsloop operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.wsloop}}
  omp.wsloop allocate(%a : i64 -> %a : i64) {
    omp.loop_nest (%i) : i64 = (%a) to (%a) step (%a) {
      omp.yield
    }
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
llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause reduction with modifier in omp.wsloop operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.wsloop}}
  omp.wsloop reduction(mod: inscan, @add %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%a) step (%a) {
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+2 {{not yet implemented: Unhandled clause nowait in omp.taskwait operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.taskwait}}
  omp.taskwait nowait
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-warning @+1 {{hint clause discarded}}
  omp.atomic.read %p = %q hint(contended) : !llvm.ptr, !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause allocate in omp.teams operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.teams}}
  omp.teams allocate(%a : i64 -> %a : i64) {
    omp.terminator
  }
  llvm.return
}

// -----

omp.private {type = private} @p0 : i32
llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause privatization in omp.teams operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.teams}}
  omp.teams private(@p0 %p -> %q : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause allocate in omp.distribute operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.distribute}}
  omp.distribute allocate(%a : i64 -> %a : i64) {
    omp.loop_nest (%i) : i64 = (%a) to (%a) step (%a) {
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause order in omp.distribute operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.distribute}}
  omp.distribute order(concurrent) {
    omp.loop_nest (%i) : i64 = (%a) to (%a) step (%a) {
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause allocate in omp.task operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.task}}
  omp.task allocate(%a : i64 -> %a : i64) {
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause in_reduction in omp.task operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.task}}
  omp.task in_reduction(@add %p -> %q : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause allocate in omp.taskgroup operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.taskgroup}}
  omp.taskgroup allocate(%a : i64 -> %a : i64) {
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
llvm.func @f(%a: i64, %p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: Unhandled clause task_reduction in omp.taskgroup operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.taskgroup}}
  omp.taskgroup task_reduction(@add %p -> %q : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}
