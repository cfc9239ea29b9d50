// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
omp.declare_reduction @adda : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
omp.private {type = private} @p : i32
omp.private {type = private} @pi : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.task  { omp.terminator }
  omp.task allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.terminator }
  omp.task allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.terminator }
  omp.task depend(taskdependin -> %p : !llvm.ptr) { omp.terminator }
  omp.task depend(taskdependout -> %p : !llvm.ptr, taskdependinout -> %m : memref<f32>) { omp.terminator }
  omp.task depend(taskdependmutexinoutset -> %p : !llvm.ptr, taskdependinoutset -> %p2 : !llvm.ptr) { omp.terminator }
  omp.task final(%c) { omp.terminator }
  omp.task mergeable { omp.terminator }
  omp.task untied { omp.terminator }
  omp.task priority(%n : i32) { omp.terminator }
  omp.task detach(%p : !llvm.ptr) { omp.terminator }
  omp.task if(%c) { omp.terminator }
  omp.task in_reduction(@add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.task in_reduction(byref @add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.task in_reduction(@adda %p -> %x : !llvm.ptr) { omp.terminator }
  omp.task in_reduction(@add %p -> %x : !llvm.ptr) private(@p %p -> %y : !llvm.ptr) { omp.terminator }
  omp.task private(@p %p -> %x : !llvm.ptr) { omp.terminator }
  omp.task private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.terminator }
  omp.task private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.terminator }
  omp.task private(@pi %m -> %x : memref<f32>) { omp.terminator }
  return
}

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.task private(@fp %m -> %x : memref<f32>) { omp.terminator }
  omp.task  allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.terminator }
  omp.task allocate(%p : !llvm.ptr -> %m : memref<f32>)  { omp.terminator } {foo}
  omp.task untied priority(%n : i32) { omp.terminator }
  omp.task priority(%n : i32) untied { omp.terminator } {foo}
  omp.taskloop  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop grainsize(%n : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop grainsize(strict, %n : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop grainsize(strict, %i : index) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop num_tasks(%n : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop num_tasks(strict, %n : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop final(%c) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop mergeable { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop untied { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop nogroup { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop in_reduction(@add %p2 -> %x : !llvm.ptr) private(@p %p -> %z : !llvm.ptr) reduction(@add %p -> %y : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop priority(%n : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop if(%c) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop in_reduction(@add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.taskloop in_reduction(byref @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop reduction(@add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop reduction(byref @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop reduction(mod: inscan, @add %p -> %x, byref @add %m -> %y : !llvm.ptr, memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop reduction(mod: task, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop reduction(mod: defaultmod, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop private(@p %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop  allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop allocate(%p : !llvm.ptr -> %m : memref<f32>)  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {foo}
  omp.taskloop mergeable untied { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop untied mergeable { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {foo}
  omp.taskloop priority(%n : i32) if(%c) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop if(%c) priority(%n : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {foo}
  omp.taskgroup  { omp.terminator }
  omp.taskgroup allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.terminator }
  omp.taskgroup allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.terminator }
  omp.taskgroup task_reduction(@add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.taskgroup task_reduction(byref @add %p -> %x : !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.declare_reduction @adda : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.taskgroup task_reduction(@adda %p -> %x : !llvm.ptr) { omp.terminator }
  omp.taskgroup  allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.terminator }
  omp.taskgroup allocate(%p : !llvm.ptr -> %m : memref<f32>)  { omp.terminator } {foo}
  omp.taskyield
  omp.taskyield {a}
  omp.taskwait
  omp.taskwait nowait
  omp.taskwait depend(taskdependin -> %p : !llvm.ptr)
  omp.taskwait depend(taskdependout -> %p : !llvm.ptr, taskdependinout -> %m : memref<f32>)
  omp.taskwait depend(taskdependmutexinoutset -> %p : !llvm.ptr, taskdependinoutset -> %p2 : !llvm.ptr)
  omp.taskwait depend(taskdependin -> %p : !llvm.ptr) nowait {a}
  return
}

