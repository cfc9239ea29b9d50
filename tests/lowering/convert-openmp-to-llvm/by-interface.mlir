// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel num_threads(%n : i32) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%n : i32) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskloop num_tasks(strict, %i : index) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskloop grainsize(%l : i64) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.flush(%p : !llvm.ptr)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.allocate_dir (%p : !llvm.ptr) align(8)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel allocate(%m : memref<f32> -> %m : memref<f32>) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.capture { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.update %p2 : !llvm.ptr { ^bb0(%x: i32): %z = arith.addi %x, %n : i32 omp.yield(%z : i32) } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { omp.wsloop { omp.loop_nest (%a, %b) : index = (%i, %i) to (%j, %j) step (%i, %i) collapse(2) { memref.alloca_scope { %al = memref.alloca() : memref<4xf32> memref.store %v, %al[%a] : memref<4xf32> } omp.yield } } omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { %z = arith.ceildivsi %n, %n : i32 omp.terminator }
  return
}

// -----

omp.declare_mapper @mapper : index {
^bb0(%a: !llvm.ptr):
  %mi = omp.map.info var_ptr(%a : !llvm.ptr, index) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%mi : !llvm.ptr)
}

// -----

omp.declare_mapper @mapper : f32 {
^bb0(%a: !llvm.ptr):
  %mi = omp.map.info var_ptr(%a : !llvm.ptr, f32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%mi : !llvm.ptr)
}
