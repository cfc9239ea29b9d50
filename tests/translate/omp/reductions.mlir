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

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_loop(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V5]], align 4
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V1]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V1]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub nsw i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = icmp sle i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub i64 %[[V11]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = udiv i64 %[[V13]], %[[V8]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = add i64 %[[V14]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ule i64 %[[V11]], %[[V8]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i64 1, i64 %[[V15]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V12]], i64 0, i64 %[[V17]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V18]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub i64 %[[V20]], %[[V19]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i64 %[[V21]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V22]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V19]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = mul i64 %[[V23]], %[[V1]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i64 %[[V24]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[V5]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM4]])
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V26:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store i32 %[[V26]], ptr %[[V2]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_fini(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i32, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V5]], %[[V8]]
// CHECK-NEXT:   store i32 %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_team(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @by_team..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @by_team..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   unreachable
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store i32 %[[V3]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[REDUCE_FINALIZE]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i32, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V5]], %[[V8]]
// CHECK-NEXT:   store i32 %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 1}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 18, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-NEXT: @3 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_loop(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load float, ptr %[[V2]], align 4
// CHECK-NEXT:   store float 0.000000e+00, ptr %[[V5]], align 4
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V1]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V1]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub nsw i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = icmp sle i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub i64 %[[V11]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = udiv i64 %[[V13]], %[[V8]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = add i64 %[[V14]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ule i64 %[[V11]], %[[V8]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i64 1, i64 %[[V15]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V12]], i64 0, i64 %[[V17]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V18]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub i64 %[[V20]], %[[V19]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i64 %[[V21]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V22]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V19]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = mul i64 %[[V23]], %[[V1]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i64 %[[V24]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[V5]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @2)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce_nowait(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_ATOMIC]], %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @3, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load float, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load float, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V26:[^ ]+]] = fadd float %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store float %[[V26]], ptr %[[V2]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce_nowait(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = load float, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V28:[^ ]+]] = atomicrmw fadd ptr %[[V2]], float %[[V27]] monotonic, align 4
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_fini(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load float, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load float, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = fadd float %[[V5]], %[[V8]]
// CHECK-NEXT:   store float %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce_nowait(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce_nowait(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 18, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_team(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @by_team..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @by_team..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load float, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store float 0.000000e+00, ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @2)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = load float, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = atomicrmw fadd ptr %[[LOADGEP_]], float %[[V3]] monotonic, align 4
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load float, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load float, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = fadd float %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store float %[[V5]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_ATOMIC]], %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[REDUCE_FINALIZE]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load float, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load float, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = fadd float %[[V5]], %[[V8]]
// CHECK-NEXT:   store float %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 1}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_loop(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i64, ptr %[[V2]], align 4
// CHECK-NEXT:   store i64 %[[OMP_ORIG]], ptr %[[V5]], align 4
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V1]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V1]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub nsw i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = icmp sle i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub i64 %[[V11]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = udiv i64 %[[V13]], %[[V8]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = add i64 %[[V14]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ule i64 %[[V11]], %[[V8]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i64 1, i64 %[[V15]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V12]], i64 0, i64 %[[V17]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V18]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub i64 %[[V20]], %[[V19]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i64 %[[V21]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V22]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V19]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = mul i64 %[[V23]], %[[V1]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i64 %[[V24]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[V5]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[OMP_REGION_CONT4:[^ ]+]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM7:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM7]])
// CHECK-NEXT:   %[[V26:[^ ]+]] = load i64, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V27:[^ ]+]] = call i64 asm sideeffect "nop", "r"(i64 %[[V26]])
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i64, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i64, ptr %[[V5]], align 4
// CHECK-NEXT:   br label %[[OMP_REDUCTION_NONATOMIC_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body6:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body5:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body:                     ; preds = %[[REDUCE_SWITCH_NONATOMIC]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = icmp slt i64 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   br i1 %[[V28]], label %[[OMP_REDUCTION_NONATOMIC_BODY5:[^ ]+]], label %[[OMP_REDUCTION_NONATOMIC_BODY6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY5]], %[[OMP_REDUCTION_NONATOMIC_BODY6]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = phi i64 [ %[[RED_PRIVATE_VALUE_0]], %[[OMP_REDUCTION_NONATOMIC_BODY6]] ], [ %[[RED_VALUE_0]], %[[OMP_REDUCTION_NONATOMIC_BODY5]] ]
// CHECK-NEXT:   store i64 %[[V29]], ptr %[[V2]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_fini(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i64, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i64, ptr %[[V7]], align 4
// CHECK-NEXT:   br label %[[OMP_REDUCTION_NONATOMIC_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body2:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body1:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body:                     ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = icmp slt i64 %[[V5]], %[[V8]]
// CHECK-NEXT:   br i1 %[[V9]], label %[[OMP_REDUCTION_NONATOMIC_BODY1:[^ ]+]], label %[[OMP_REDUCTION_NONATOMIC_BODY2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY1]], %[[OMP_REDUCTION_NONATOMIC_BODY2]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = phi i64 [ %[[V8]], %[[OMP_REDUCTION_NONATOMIC_BODY2]] ], [ %[[V5]], %[[OMP_REDUCTION_NONATOMIC_BODY1]] ]
// CHECK-NEXT:   store i64 %[[V10]], ptr %[[V4]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_team(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @by_team..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @by_team..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i64, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store i64 %[[OMP_ORIG]], ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   unreachable
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i64, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i64, ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_REDUCTION_NONATOMIC_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body:                     ; preds = %[[REDUCE_SWITCH_NONATOMIC]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp slt i64 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   br i1 %[[V3]], label %[[OMP_REDUCTION_NONATOMIC_BODY4:[^ ]+]], label %[[OMP_REDUCTION_NONATOMIC_BODY5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body5:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY4]], %[[OMP_REDUCTION_NONATOMIC_BODY5]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = phi i64 [ %[[RED_PRIVATE_VALUE_0]], %[[OMP_REDUCTION_NONATOMIC_BODY5]] ], [ %[[RED_VALUE_0]], %[[OMP_REDUCTION_NONATOMIC_BODY4]] ]
// CHECK-NEXT:   store i64 %[[V4]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body4:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[OMP_REGION_CONT3]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[REDUCE_FINALIZE]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i64, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i64 asm sideeffect "nop", "r"(i64 %[[V5]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i64, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i64, ptr %[[V7]], align 4
// CHECK-NEXT:   br label %[[OMP_REDUCTION_NONATOMIC_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body2:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body1:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body:                     ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = icmp slt i64 %[[V5]], %[[V8]]
// CHECK-NEXT:   br i1 %[[V9]], label %[[OMP_REDUCTION_NONATOMIC_BODY1:[^ ]+]], label %[[OMP_REDUCTION_NONATOMIC_BODY2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY1]], %[[OMP_REDUCTION_NONATOMIC_BODY2]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = phi i64 [ %[[V8]], %[[OMP_REDUCTION_NONATOMIC_BODY2]] ], [ %[[V5]], %[[OMP_REDUCTION_NONATOMIC_BODY1]] ]
// CHECK-NEXT:   store i64 %[[V10]], ptr %[[V4]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 1}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_loop(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [2 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[OMP_ORIG1:[^ ]+]] = load i64, ptr %[[V3]], align 4
// CHECK-NEXT:   store i64 %[[OMP_ORIG1]], ptr %[[V6]], align 4
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = icmp slt i64 %[[V1]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub i64 0, %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V7]], i64 %[[V8]], i64 %[[V1]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V7]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = select i1 %[[V7]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = sub nsw i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp sle i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = sub i64 %[[V12]], 1
// CHECK-NEXT:   %[[V15:[^ ]+]] = udiv i64 %[[V14]], %[[V9]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = add i64 %[[V15]], 1
// CHECK-NEXT:   %[[V17:[^ ]+]] = icmp ule i64 %[[V12]], %[[V9]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = select i1 %[[V17]], i64 1, i64 %[[V16]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V13]], i64 0, i64 %[[V18]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V19]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V20:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V21:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V22:[^ ]+]] = sub i64 %[[V21]], %[[V20]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i64 %[[V22]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V23]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V20]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = mul i64 %[[V24]], %[[V1]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = add i64 %[[V25]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[V5]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont2:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT2]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_1:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 1
// CHECK-NEXT:   store ptr %[[V6]], ptr %[[RED_ARRAY_ELEM_1]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM4]], i32 2, i64 16, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[OMP_REGION_CONT5:[^ ]+]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM8]])
// CHECK-NEXT:   %[[V27:[^ ]+]] = load i64, ptr %[[V6]], align 4
// CHECK-NEXT:   %[[V28:[^ ]+]] = call i64 asm sideeffect "nop", "r"(i64 %[[V27]])
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V29:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store i32 %[[V29]], ptr %[[V2]], align 4
// CHECK-NEXT:   %[[RED_VALUE_1:[^ ]+]] = load i64, ptr %[[V3]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_1:[^ ]+]] = load i64, ptr %[[V6]], align 4
// CHECK-NEXT:   br label %[[OMP_REDUCTION_NONATOMIC_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body7:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body6:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body:                     ; preds = %[[REDUCE_SWITCH_NONATOMIC]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = icmp slt i64 %[[RED_VALUE_1]], %[[RED_PRIVATE_VALUE_1]]
// CHECK-NEXT:   br i1 %[[V30]], label %[[OMP_REDUCTION_NONATOMIC_BODY6:[^ ]+]], label %[[OMP_REDUCTION_NONATOMIC_BODY7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY6]], %[[OMP_REDUCTION_NONATOMIC_BODY7]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = phi i64 [ %[[RED_PRIVATE_VALUE_1]], %[[OMP_REDUCTION_NONATOMIC_BODY7]] ], [ %[[RED_VALUE_1]], %[[OMP_REDUCTION_NONATOMIC_BODY6]] ]
// CHECK-NEXT:   store i64 %[[V31]], ptr %[[V3]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM4]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_fini(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i32, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V5]], %[[V8]]
// CHECK-NEXT:   store i32 %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V10:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V0]], i64 0, i64 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = load ptr, ptr %[[V10]], align 8
// CHECK-NEXT:   %[[V12:[^ ]+]] = load i64, ptr %[[V11]], align 4
// CHECK-NEXT:   %[[V13:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V1]], i64 0, i64 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = load ptr, ptr %[[V13]], align 8
// CHECK-NEXT:   %[[V15:[^ ]+]] = load i64, ptr %[[V14]], align 4
// CHECK-NEXT:   br label %[[OMP_REDUCTION_NONATOMIC_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body2:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body1:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body:                     ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp slt i64 %[[V12]], %[[V15]]
// CHECK-NEXT:   br i1 %[[V16]], label %[[OMP_REDUCTION_NONATOMIC_BODY1:[^ ]+]], label %[[OMP_REDUCTION_NONATOMIC_BODY2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY1]], %[[OMP_REDUCTION_NONATOMIC_BODY2]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = phi i64 [ %[[V15]], %[[OMP_REDUCTION_NONATOMIC_BODY2]] ], [ %[[V12]], %[[OMP_REDUCTION_NONATOMIC_BODY1]] ]
// CHECK-NEXT:   store i64 %[[V17]], ptr %[[V11]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_team(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   %[[GEP_7:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[GEP_7]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @by_team..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @by_team..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_2:[^ ]+]] = load ptr, ptr %[[GEP_1]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [2 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[OMP_ORIG1:[^ ]+]] = load i64, ptr %[[LOADGEP_2]], align 4
// CHECK-NEXT:   store i64 %[[OMP_ORIG1]], ptr %[[V3]], align 4
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_1:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 1
// CHECK-NEXT:   store ptr %[[V3]], ptr %[[RED_ARRAY_ELEM_1]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], i32 2, i64 16, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   unreachable
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_VALUE_1:[^ ]+]] = load i64, ptr %[[LOADGEP_2]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_1:[^ ]+]] = load i64, ptr %[[V3]], align 4
// CHECK-NEXT:   br label %[[OMP_REDUCTION_NONATOMIC_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body:                     ; preds = %[[REDUCE_SWITCH_NONATOMIC]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = icmp slt i64 %[[RED_VALUE_1]], %[[RED_PRIVATE_VALUE_1]]
// CHECK-NEXT:   br i1 %[[V5]], label %[[OMP_REDUCTION_NONATOMIC_BODY5:[^ ]+]], label %[[OMP_REDUCTION_NONATOMIC_BODY6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body6:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY5]], %[[OMP_REDUCTION_NONATOMIC_BODY6]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = phi i64 [ %[[RED_PRIVATE_VALUE_1]], %[[OMP_REDUCTION_NONATOMIC_BODY6]] ], [ %[[RED_VALUE_1]], %[[OMP_REDUCTION_NONATOMIC_BODY5]] ]
// CHECK-NEXT:   store i64 %[[V6]], ptr %[[LOADGEP_2]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body5:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[OMP_REGION_CONT4]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[REDUCE_FINALIZE]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = load i64, ptr %[[V3]], align 4
// CHECK-NEXT:   %[[V8:[^ ]+]] = call i64 asm sideeffect "nop", "r"(i64 %[[V7]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i32, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V5]], %[[V8]]
// CHECK-NEXT:   store i32 %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V10:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V0]], i64 0, i64 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = load ptr, ptr %[[V10]], align 8
// CHECK-NEXT:   %[[V12:[^ ]+]] = load i64, ptr %[[V11]], align 4
// CHECK-NEXT:   %[[V13:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V1]], i64 0, i64 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = load ptr, ptr %[[V13]], align 8
// CHECK-NEXT:   %[[V15:[^ ]+]] = load i64, ptr %[[V14]], align 4
// CHECK-NEXT:   br label %[[OMP_REDUCTION_NONATOMIC_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body2:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body1:                    ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.nonatomic.body:                     ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp slt i64 %[[V12]], %[[V15]]
// CHECK-NEXT:   br i1 %[[V16]], label %[[OMP_REDUCTION_NONATOMIC_BODY1:[^ ]+]], label %[[OMP_REDUCTION_NONATOMIC_BODY2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REDUCTION_NONATOMIC_BODY1]], %[[OMP_REDUCTION_NONATOMIC_BODY2]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = phi i64 [ %[[V15]], %[[OMP_REDUCTION_NONATOMIC_BODY2]] ], [ %[[V12]], %[[OMP_REDUCTION_NONATOMIC_BODY1]] ]
// CHECK-NEXT:   store i64 %[[V17]], ptr %[[V11]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 1}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @3 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 18, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_loop(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [2 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load float, ptr %[[V2]], align 4
// CHECK-NEXT:   store float 0.000000e+00, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[OMP_ORIG1:[^ ]+]] = load float, ptr %[[V3]], align 4
// CHECK-NEXT:   store float 0.000000e+00, ptr %[[V6]], align 4
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = icmp slt i64 %[[V1]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub i64 0, %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V7]], i64 %[[V8]], i64 %[[V1]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V7]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = select i1 %[[V7]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = sub nsw i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp sle i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = sub i64 %[[V12]], 1
// CHECK-NEXT:   %[[V15:[^ ]+]] = udiv i64 %[[V14]], %[[V9]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = add i64 %[[V15]], 1
// CHECK-NEXT:   %[[V17:[^ ]+]] = icmp ule i64 %[[V12]], %[[V9]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = select i1 %[[V17]], i64 1, i64 %[[V16]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V13]], i64 0, i64 %[[V18]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V19]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V20:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V21:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V22:[^ ]+]] = sub i64 %[[V21]], %[[V20]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i64 %[[V22]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V23]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V20]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = mul i64 %[[V24]], %[[V1]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = add i64 %[[V25]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[V5]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont2:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT2]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_1:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 1
// CHECK-NEXT:   store ptr %[[V6]], ptr %[[RED_ARRAY_ELEM_1]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @3)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @3, i32 %[[OMP_GLOBAL_THREAD_NUM4]], i32 2, i64 16, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_ATOMIC]], %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM5:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM5]])
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load float, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load float, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V27:[^ ]+]] = fadd float %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store float %[[V27]], ptr %[[V2]], align 4
// CHECK-NEXT:   %[[RED_VALUE_1:[^ ]+]] = load float, ptr %[[V3]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_1:[^ ]+]] = load float, ptr %[[V6]], align 4
// CHECK-NEXT:   %[[V28:[^ ]+]] = fadd float %[[RED_VALUE_1]], %[[RED_PRIVATE_VALUE_1]]
// CHECK-NEXT:   store float %[[V28]], ptr %[[V3]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @3, i32 %[[OMP_GLOBAL_THREAD_NUM4]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = load float, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V30:[^ ]+]] = atomicrmw fadd ptr %[[V2]], float %[[V29]] monotonic, align 4
// CHECK-NEXT:   %[[V31:[^ ]+]] = load float, ptr %[[V6]], align 4
// CHECK-NEXT:   %[[V32:[^ ]+]] = atomicrmw fadd ptr %[[V3]], float %[[V31]] monotonic, align 4
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_fini(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load float, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load float, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = fadd float %[[V5]], %[[V8]]
// CHECK-NEXT:   store float %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V10:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V0]], i64 0, i64 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = load ptr, ptr %[[V10]], align 8
// CHECK-NEXT:   %[[V12:[^ ]+]] = load float, ptr %[[V11]], align 4
// CHECK-NEXT:   %[[V13:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V1]], i64 0, i64 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = load ptr, ptr %[[V13]], align 8
// CHECK-NEXT:   %[[V15:[^ ]+]] = load float, ptr %[[V14]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = fadd float %[[V12]], %[[V15]]
// CHECK-NEXT:   store float %[[V16]], ptr %[[V11]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 18, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_team(i64 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   %[[GEP_4:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[GEP_4]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @by_team..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @by_team..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_2:[^ ]+]] = load ptr, ptr %[[GEP_1]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [2 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load float, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store float 0.000000e+00, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[OMP_ORIG1:[^ ]+]] = load float, ptr %[[LOADGEP_2]], align 4
// CHECK-NEXT:   store float 0.000000e+00, ptr %[[V3]], align 4
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_1:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 1
// CHECK-NEXT:   store ptr %[[V3]], ptr %[[RED_ARRAY_ELEM_1]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @2)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM3]], i32 2, i64 16, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = load float, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = atomicrmw fadd ptr %[[LOADGEP_]], float %[[V4]] monotonic, align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = load float, ptr %[[V3]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = atomicrmw fadd ptr %[[LOADGEP_2]], float %[[V6]] monotonic, align 4
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load float, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load float, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V8:[^ ]+]] = fadd float %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store float %[[V8]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_VALUE_1:[^ ]+]] = load float, ptr %[[LOADGEP_2]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_1:[^ ]+]] = load float, ptr %[[V3]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = fadd float %[[RED_VALUE_1]], %[[RED_PRIVATE_VALUE_1]]
// CHECK-NEXT:   store float %[[V9]], ptr %[[LOADGEP_2]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_ATOMIC]], %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[REDUCE_FINALIZE]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load float, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load float, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = fadd float %[[V5]], %[[V8]]
// CHECK-NEXT:   store float %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V10:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V0]], i64 0, i64 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = load ptr, ptr %[[V10]], align 8
// CHECK-NEXT:   %[[V12:[^ ]+]] = load float, ptr %[[V11]], align 4
// CHECK-NEXT:   %[[V13:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V1]], i64 0, i64 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = load ptr, ptr %[[V13]], align 8
// CHECK-NEXT:   %[[V15:[^ ]+]] = load float, ptr %[[V14]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = fadd float %[[V12]], %[[V15]]
// CHECK-NEXT:   store float %[[V16]], ptr %[[V11]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 1}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-NEXT: @3 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 18, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @several(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED9:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LASTITER28:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND29:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND30:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE31:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[RED_ARRAY35:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca10:                        ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA10]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i64 %[[V1]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[_RELOADED9]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED9:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[_RELOADED9]], ptr %[[GEP__RELOADED9]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 2
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @several..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init11:                             ; preds = %[[OMP_PAR_EXIT]]
// CHECK-NEXT:   %[[OMP_ORIG12:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V4]], align 4
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION14:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region14:                              ; preds = %[[OMP_REDUCTION_INIT11]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = icmp slt i64 %[[V1]], 0
// CHECK-NEXT:   %[[V6:[^ ]+]] = sub i64 0, %[[V1]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V5]], i64 %[[V6]], i64 %[[V1]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V5]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V5]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub nsw i64 %[[V9]], %[[V8]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = icmp sle i64 %[[V9]], %[[V8]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = sub i64 %[[V10]], 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = udiv i64 %[[V12]], %[[V7]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = add i64 %[[V13]], 1
// CHECK-NEXT:   %[[V15:[^ ]+]] = icmp ule i64 %[[V10]], %[[V7]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = select i1 %[[V15]], i64 1, i64 %[[V14]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT15:[^ ]+]] = select i1 %[[V11]], i64 0, i64 %[[V16]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER16:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader16:                             ; preds = %[[OMP_WSLOOP_REGION14]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND29]], align 4
// CHECK-NEXT:   %[[V17:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT15]], 1
// CHECK-NEXT:   store i64 %[[V17]], ptr %[[P_UPPERBOUND30]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE31]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM32:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM32]], i32 34, ptr %[[P_LASTITER28]], ptr %[[P_LOWERBOUND29]], ptr %[[P_UPPERBOUND30]], ptr %[[P_STRIDE31]], i64 1, i64 0)
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND29]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND30]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = sub i64 %[[V19]], %[[V18]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = add i64 %[[V20]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER17:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header17:                                ; preds = %[[OMP_LOOP_INC20:[^ ]+]], %[[OMP_LOOP_PREHEADER16]]
// CHECK-NEXT:   %[[OMP_LOOP_IV23:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER16]] ], [ %[[OMP_LOOP_NEXT25:[^ ]+]], %[[OMP_LOOP_INC20]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND18:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond18:                                  ; preds = %[[OMP_LOOP_HEADER17]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP24:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV23]], %[[V21]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP24]], label %[[OMP_LOOP_BODY19:[^ ]+]], label %[[OMP_LOOP_EXIT21:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body19:                                  ; preds = %[[OMP_LOOP_COND18]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i64 %[[OMP_LOOP_IV23]], %[[V18]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = mul i64 %[[V22]], %[[V1]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = add i64 %[[V23]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION27:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region27:                           ; preds = %[[OMP_LOOP_BODY19]]
// CHECK-NEXT:   call void @use(ptr %[[V4]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT26:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont26:                                ; preds = %[[OMP_LOOP_NEST_REGION27]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC20]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc20:                                   ; preds = %[[OMP_REGION_CONT26]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT25]] = add nuw i64 %[[OMP_LOOP_IV23]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER17]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit21:                                  ; preds = %[[OMP_LOOP_COND18]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM32]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM33:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM33]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER22:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after22:                                 ; preds = %[[OMP_LOOP_EXIT21]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT13:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont13:                                ; preds = %[[OMP_LOOP_AFTER22]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_036:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY35]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V4]], ptr %[[RED_ARRAY_ELEM_036]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM37:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE38:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM37]], i32 1, i64 8, ptr %[[RED_ARRAY35]], ptr @.omp.reduction.func.1, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE38]], label %[[REDUCE_FINALIZE34:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC39:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC40:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize34:                                ; preds = %[[REDUCE_SWITCH_NONATOMIC39]], %[[OMP_REGION_CONT13]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM43:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM43]])
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic39:                        ; preds = %[[OMP_REGION_CONT13]]
// CHECK-NEXT:   %[[RED_VALUE_041:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_042:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i32 %[[RED_VALUE_041]], %[[RED_PRIVATE_VALUE_042]]
// CHECK-NEXT:   store i32 %[[V25]], ptr %[[V2]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM37]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE34]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic40:                           ; preds = %[[OMP_REGION_CONT13]]
// CHECK-NEXT:   unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @several..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__RELOADED9:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP__RELOADED9:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED9]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 2
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !2
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED9]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca2:                         ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_REGION_AFTER_ALLOCA2]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = icmp slt i64 %[[V3]], 0
// CHECK-NEXT:   %[[V6:[^ ]+]] = sub i64 0, %[[V3]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V5]], i64 %[[V6]], i64 %[[V3]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V5]], i64 %[[V3]], i64 %[[V4]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V5]], i64 %[[V4]], i64 %[[V3]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub nsw i64 %[[V9]], %[[V8]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = icmp sle i64 %[[V9]], %[[V8]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = sub i64 %[[V10]], 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = udiv i64 %[[V12]], %[[V7]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = add i64 %[[V13]], 1
// CHECK-NEXT:   %[[V15:[^ ]+]] = icmp ule i64 %[[V10]], %[[V7]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = select i1 %[[V15]], i64 1, i64 %[[V14]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V11]], i64 0, i64 %[[V16]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V17:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V17]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM5:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM5]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = sub i64 %[[V19]], %[[V18]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = add i64 %[[V20]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V21]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM5]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM7:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   unreachable
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store i32 %[[V22]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM8]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[REDUCE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V18]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = mul i64 %[[V23]], %[[V3]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i64 %[[V24]], %[[V4]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @another(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @another..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @another..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !2
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load float, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store float 0.000000e+00, ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @3)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @3, i32 %[[OMP_GLOBAL_THREAD_NUM2]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func.2, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = load float, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = atomicrmw fadd ptr %[[LOADGEP_]], float %[[V3]] monotonic, align 4
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load float, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load float, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = fadd float %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store float %[[V5]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @3, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_ATOMIC]], %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[REDUCE_FINALIZE]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_fini(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i32, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V5]], %[[V8]]
// CHECK-NEXT:   store i32 %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func.1(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i32, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V5]], %[[V8]]
// CHECK-NEXT:   store i32 %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func.2(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load float, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load float, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = fadd float %[[V5]], %[[V8]]
// CHECK-NEXT:   store float %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !3 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 8}
// CHECK-NEXT: !2 = !{i64 1}
// CHECK-NEXT: !3 = !{!4}
// CHECK-NEXT: !4 = !{i64 2, i64 -1, i64 -1, i1 true}
