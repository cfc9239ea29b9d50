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
omp.declare_reduction @atomic_add : f32 init {
^bb0(%a: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = llvm.fadd %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> f32
  %1 = llvm.atomicrmw fadd %a, %0 monotonic : !llvm.ptr, f32
  omp.yield
}
omp.declare_reduction @min : i64 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %c = llvm.icmp "slt" %a, %b : i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  omp.yield(%a : i64)
^bb2:
  omp.yield(%b : i64)
} cleanup {
^bb0(%a: i64):
  %0 = llvm.inline_asm has_side_effects "nop", "r" %a : (i64) -> i64
  omp.yield
}
llvm.func @use(!llvm.ptr)

llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop reduction(@add %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
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
omp.declare_reduction @atomic_add : f32 init {
^bb0(%a: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = llvm.fadd %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> f32
  %1 = llvm.atomicrmw fadd %a, %0 monotonic : !llvm.ptr, f32
  omp.yield
}
omp.declare_reduction @min : i64 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %c = llvm.icmp "slt" %a, %b : i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  omp.yield(%a : i64)
^bb2:
  omp.yield(%b : i64)
} cleanup {
^bb0(%a: i64):
  %0 = llvm.inline_asm has_side_effects "nop", "r" %a : (i64) -> i64
  omp.yield
}
llvm.func @use(!llvm.ptr)

llvm.func @by_team(%a: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel reduction(@add %p -> %x : !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
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
omp.declare_reduction @atomic_add : f32 init {
^bb0(%a: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = llvm.fadd %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> f32
  %1 = llvm.atomicrmw fadd %a, %0 monotonic : !llvm.ptr, f32
  omp.yield
}
omp.declare_reduction @min : i64 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %c = llvm.icmp "slt" %a, %b : i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  omp.yield(%a : i64)
^bb2:
  omp.yield(%b : i64)
} cleanup {
^bb0(%a: i64):
  %0 = llvm.inline_asm has_side_effects "nop", "r" %a : (i64) -> i64
  omp.yield
}
llvm.func @use(!llvm.ptr)

llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop nowait reduction(@atomic_add %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
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
omp.declare_reduction @atomic_add : f32 init {
^bb0(%a: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = llvm.fadd %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> f32
  %1 = llvm.atomicrmw fadd %a, %0 monotonic : !llvm.ptr, f32
  omp.yield
}
omp.declare_reduction @min : i64 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %c = llvm.icmp "slt" %a, %b : i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  omp.yield(%a : i64)
^bb2:
  omp.yield(%b : i64)
} cleanup {
^bb0(%a: i64):
  %0 = llvm.inline_asm has_side_effects "nop", "r" %a : (i64) -> i64
  omp.yield
}
llvm.func @use(!llvm.ptr)

llvm.func @by_team(%a: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel reduction(@atomic_add %p -> %x : !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
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
omp.declare_reduction @atomic_add : f32 init {
^bb0(%a: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = llvm.fadd %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> f32
  %1 = llvm.atomicrmw fadd %a, %0 monotonic : !llvm.ptr, f32
  omp.yield
}
omp.declare_reduction @min : i64 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %c = llvm.icmp "slt" %a, %b : i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  omp.yield(%a : i64)
^bb2:
  omp.yield(%b : i64)
} cleanup {
^bb0(%a: i64):
  %0 = llvm.inline_asm has_side_effects "nop", "r" %a : (i64) -> i64
  omp.yield
}
llvm.func @use(!llvm.ptr)

llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop reduction(@min %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
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
omp.declare_reduction @atomic_add : f32 init {
^bb0(%a: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = llvm.fadd %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> f32
  %1 = llvm.atomicrmw fadd %a, %0 monotonic : !llvm.ptr, f32
  omp.yield
}
omp.declare_reduction @min : i64 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %c = llvm.icmp "slt" %a, %b : i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  omp.yield(%a : i64)
^bb2:
  omp.yield(%b : i64)
} cleanup {
^bb0(%a: i64):
  %0 = llvm.inline_asm has_side_effects "nop", "r" %a : (i64) -> i64
  omp.yield
}
llvm.func @use(!llvm.ptr)

llvm.func @by_team(%a: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel reduction(@min %p -> %x : !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
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
omp.declare_reduction @atomic_add : f32 init {
^bb0(%a: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = llvm.fadd %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> f32
  %1 = llvm.atomicrmw fadd %a, %0 monotonic : !llvm.ptr, f32
  omp.yield
}
omp.declare_reduction @min : i64 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %c = llvm.icmp "slt" %a, %b : i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  omp.yield(%a : i64)
^bb2:
  omp.yield(%b : i64)
} cleanup {
^bb0(%a: i64):
  %0 = llvm.inline_asm has_side_effects "nop", "r" %a : (i64) -> i64
  omp.yield
}
llvm.func @use(!llvm.ptr)

llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop reduction(@add %p -> %x, @min %q -> %y : !llvm.ptr, !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
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
omp.declare_reduction @atomic_add : f32 init {
^bb0(%a: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = llvm.fadd %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> f32
  %1 = llvm.atomicrmw fadd %a, %0 monotonic : !llvm.ptr, f32
  omp.yield
}
omp.declare_reduction @min : i64 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %c = llvm.icmp "slt" %a, %b : i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  omp.yield(%a : i64)
^bb2:
  omp.yield(%b : i64)
} cleanup {
^bb0(%a: i64):
  %0 = llvm.inline_asm has_side_effects "nop", "r" %a : (i64) -> i64
  omp.yield
}
llvm.func @use(!llvm.ptr)

llvm.func @by_team(%a: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel reduction(@add %p -> %x, @min %q -> %y : !llvm.ptr, !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
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
omp.declare_reduction @atomic_add : f32 init {
^bb0(%a: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = llvm.fadd %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> f32
  %1 = llvm.atomicrmw fadd %a, %0 monotonic : !llvm.ptr, f32
  omp.yield
}
omp.declare_reduction @min : i64 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %c = llvm.icmp "slt" %a, %b : i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  omp.yield(%a : i64)
^bb2:
  omp.yield(%b : i64)
} cleanup {
^bb0(%a: i64):
  %0 = llvm.inline_asm has_side_effects "nop", "r" %a : (i64) -> i64
  omp.yield
}
llvm.func @use(!llvm.ptr)

llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop reduction(@atomic_add %p -> %x, @atomic_add %q -> %y : !llvm.ptr, !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
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
omp.declare_reduction @atomic_add : f32 init {
^bb0(%a: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = llvm.fadd %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> f32
  %1 = llvm.atomicrmw fadd %a, %0 monotonic : !llvm.ptr, f32
  omp.yield
}
omp.declare_reduction @min : i64 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %c = llvm.icmp "slt" %a, %b : i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  omp.yield(%a : i64)
^bb2:
  omp.yield(%b : i64)
} cleanup {
^bb0(%a: i64):
  %0 = llvm.inline_asm has_side_effects "nop", "r" %a : (i64) -> i64
  omp.yield
}
llvm.func @use(!llvm.ptr)

llvm.func @by_team(%a: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel reduction(@atomic_add %p -> %x, @atomic_add %q -> %y : !llvm.ptr, !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
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
omp.declare_reduction @atomic_add : f32 init {
^bb0(%a: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = llvm.fadd %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> f32
  %1 = llvm.atomicrmw fadd %a, %0 monotonic : !llvm.ptr, f32
  omp.yield
}
omp.declare_reduction @min : i64 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %c = llvm.icmp "slt" %a, %b : i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  omp.yield(%a : i64)
^bb2:
  omp.yield(%b : i64)
} cleanup {
^bb0(%a: i64):
  %0 = llvm.inline_asm has_side_effects "nop", "r" %a : (i64) -> i64
  omp.yield
}
llvm.func @use(!llvm.ptr)

llvm.func @several(%a: i64, %b: i64, %p: !llvm.ptr) {
  omp.parallel {
  omp.wsloop reduction(@add %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
    omp.terminator
  }
  omp.wsloop reduction(@add %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}
llvm.func @another(%p: !llvm.ptr) {
  omp.parallel reduction(@atomic_add %p -> %x : !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
