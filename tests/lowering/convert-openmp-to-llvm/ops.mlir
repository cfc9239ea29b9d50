// RUN: mlir-opt %s --split-input-file --convert-openmp-to-llvm | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel num_threads(%n : i32) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.masked filter(%n : i32) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.wsloop schedule(static = %n : i32) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.flush(%n : i32)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskloop grainsize(%n : i32) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskloop num_tasks(strict, %n : i32) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%n : i32) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel num_threads(%i : index) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.masked filter(%i : index) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.wsloop schedule(static = %i : index) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.flush(%i : index)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskloop grainsize(%i : index) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskloop num_tasks(strict, %i : index) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%i : index) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel num_threads(%l : i64) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.masked filter(%l : i64) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.wsloop schedule(static = %l : i64) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.flush(%l : i64)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskloop grainsize(%l : i64) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskloop num_tasks(strict, %l : i64) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%l : i64) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel private(@p %p -> %x : !llvm.ptr) {  omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel allocate(%p : !llvm.ptr -> %p : !llvm.ptr) { %zz = arith.addi %n, %n : i32 omp.terminator }
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
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.wsloop reduction(@add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.simd aligned(%p : !llvm.ptr -> 8) nontemporal(%p : !llvm.ptr) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.task depend(taskdependin -> %p : !llvm.ptr) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.task detach(%p : !llvm.ptr) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskwait depend(taskdependin -> %p : !llvm.ptr)
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
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskgroup task_reduction(@add %p -> %x : !llvm.ptr) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.flush(%p : !llvm.ptr)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  %t = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.read %p2 = %p : !llvm.ptr, !llvm.ptr, index
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.write %p = %n : !llvm.ptr, i32
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.write %p = %i : !llvm.ptr, index
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.allocate_dir (%p : !llvm.ptr) align(8)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  %mi = omp.map.info var_ptr(%p : !llvm.ptr, !llvm.ptr) map_clauses(to) capture(ByRef) -> !llvm.ptr
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  %mi = omp.map.info var_ptr(%p : !llvm.ptr, index) map_clauses(to) capture(ByRef) -> !llvm.ptr omp.target map_entries(%mi -> %x : !llvm.ptr) { omp.terminator } omp.target_data map_entries(%mi : !llvm.ptr) { omp.terminator } omp.target_enter_data map_entries(%mi : !llvm.ptr)
  return
}

// -----

func.func private @cp(!llvm.ptr, !llvm.ptr)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.single copyprivate(%p -> @cp : !llvm.ptr) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel private(@p %m -> %x : memref<f32>) {  omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel allocate(%m : memref<f32> -> %m : memref<f32>) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.write %p = %i : !llvm.ptr, index
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.allocate_dir (%m : memref<f32>) align(8)
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel private(@p %m2 -> %x : memref<4x?xi32>) {  omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel allocate(%m2 : memref<4x?xi32> -> %m2 : memref<4x?xi32>) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.write %p = %i : !llvm.ptr, index
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.allocate_dir (%m2 : memref<4x?xi32>) align(8)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.barrier
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.update %p : !llvm.ptr { ^bb0(%x: i32): %z = arith.addi %x, %n : i32 omp.yield(%z : i32) }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.update %p : !llvm.ptr { ^bb0(%x: index): %z = arith.addi %x, %i : index omp.yield(%z : index) }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.capture { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.update %p2 : !llvm.ptr { ^bb0(%x: i32): %z = arith.addi %x, %n : i32 omp.yield(%z : i32) } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.capture { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, index omp.atomic.write %p2 = %i : !llvm.ptr, index }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.sections { omp.section { %z = arith.addi %i, %i : index omp.terminator } omp.terminator }
  return
}

// -----

omp.critical.declare @mutex hint(contended, speculative)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.critical(@mutex) { %z = arith.addi %i, %i : index omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.master { cf.br ^a(%i : index) ^a(%x: index): %z = arith.addi %x, %i : index omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.master { %al = memref.alloca() : memref<4xf32> memref.store %v, %al[%i] : memref<4xf32> omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { omp.wsloop { omp.loop_nest (%a, %b) : index = (%i, %i) to (%j, %j) step (%i, %i) collapse(2) { memref.alloca_scope { %al = memref.alloca() : memref<4xf32> memref.store %v, %al[%a] : memref<4xf32> } omp.yield } } omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.wsloop { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { cf.cond_br %c, ^a(%q : index), ^b ^a(%x: index): cf.br ^b ^b: omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.teams num_teams(%n : i32 to %n : i32) thread_limit(%n : i32) { omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.ordered.region { %z = arith.addi %i, %i : index omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { scf.for %k = %i to %j step %i { %z = arith.addi %k, %i : index } omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { %z = math.sqrt %v : f32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { %z = arith.ceildivsi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { %z = vector.broadcast %v : f32 to vector<4xf32> omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  %bd = omp.map.bounds lower_bound(%i : index) upper_bound(%j : index)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  %a = omp.target_allocmem %n : i32, memref<4xindex>, %i omp.target_freemem %n, %a : i32, i64
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.barrier {foo = index, bar = memref<4xf32>, baz}
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { omp.cancel cancellation_construct_type(parallel) if(%c) omp.terminator }
  return
}

// -----

func.func private @cp(!llvm.ptr, !llvm.ptr)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  %a = memref.alloc() : memref<4xf32> omp.parallel { memref.store %v, %a[%i] : memref<4xf32> func.call @cp(%p, %p) : (!llvm.ptr, !llvm.ptr) -> () omp.terminator } memref.dealloc %a : memref<4xf32>
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { cf.assert %c, "no" omp.terminator }
  return
}

// -----

omp.private {type = private} @x : index init {
^bb0(%a: index, %b: index):
  omp.yield(%b : index)
} dealloc {
^bb0(%a: index):
  omp.yield
}
omp.private {type = firstprivate} @y : index copy {
^bb0(%a: index, %b: index):
  cf.br ^c(%a : index)
^c(%x: index):
  omp.yield(%x : index)
}

// -----

omp.declare_mapper @mapper : index {
^bb0(%a: !llvm.ptr):
  %mi = omp.map.info var_ptr(%a : !llvm.ptr, index) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%mi : !llvm.ptr)
}

// -----

omp.private {type = private} @x : memref<4xf32> init {
^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
  omp.yield(%b : memref<4xf32>)
} dealloc {
^bb0(%a: memref<4xf32>):
  omp.yield
}
omp.private {type = firstprivate} @y : memref<4xf32> copy {
^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
  cf.br ^c(%a : memref<4xf32>)
^c(%x: memref<4xf32>):
  omp.yield(%x : memref<4xf32>)
}

// -----

omp.declare_mapper @mapper : memref<4xf32> {
^bb0(%a: !llvm.ptr):
  %mi = omp.map.info var_ptr(%a : !llvm.ptr, memref<4xf32>) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%mi : !llvm.ptr)
}

// -----

omp.private {type = private} @x : f32 init {
^bb0(%a: f32, %b: f32):
  omp.yield(%b : f32)
} dealloc {
^bb0(%a: f32):
  omp.yield
}
omp.private {type = firstprivate} @y : f32 copy {
^bb0(%a: f32, %b: f32):
  cf.br ^c(%a : f32)
^c(%x: f32):
  omp.yield(%x : f32)
}

// -----

omp.declare_mapper @mapper : f32 {
^bb0(%a: !llvm.ptr):
  %mi = omp.map.info var_ptr(%a : !llvm.ptr, f32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%mi : !llvm.ptr)
}
