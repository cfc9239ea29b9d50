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
  omp.teams  { omp.terminator }
  omp.teams if(%c) { omp.terminator }
  omp.teams if() { omp.terminator }
  omp.teams allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.terminator }
  omp.teams allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.terminator }
  omp.teams num_teams(to %n : i32) { omp.terminator }
  omp.teams num_teams(%n : i32 to %n : i32) { omp.terminator }
  omp.teams thread_limit(%n : i32) { omp.terminator }
  omp.teams private(@p %p -> %x : !llvm.ptr) { omp.terminator }
  omp.teams private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.terminator }
  omp.teams private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.terminator }
  omp.teams private(@pi %m -> %x : memref<f32>) { omp.terminator }
  omp.teams reduction(@add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.teams reduction(byref @add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.teams reduction(mod: inscan, @add %p -> %x, byref @add %m -> %y : !llvm.ptr, memref<f32>) { omp.terminator }
  omp.teams reduction(mod: task, @add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.teams reduction(mod: defaultmod, @add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.teams  if(%c) { omp.terminator }
  omp.teams if(%c)  { omp.terminator } {foo}
  omp.distribute  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

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
  omp.distribute allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute dist_schedule_static { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%n : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute order(concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute order(reproducible:concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute order(unconstrained:concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute private(@p %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute private(@pi %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute private(@fp %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute private(@nope %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute  allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute allocate(%p : !llvm.ptr -> %m : memref<f32>)  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {foo}
  omp.teams { omp.workdistribute { omp.terminator } omp.terminator }
  omp.teams { omp.barrier omp.workdistribute { omp.terminator } omp.terminator }
  return
}

