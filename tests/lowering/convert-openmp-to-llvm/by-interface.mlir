// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel num_threads(%n : i32) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.parallel num_threads(%[[ARG1]] : i32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%n : i32) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.distribute dist_schedule_static dist_schedule_chunk_size(%[[ARG1]] : i32) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG18:[^ ]+]]) : i64 = (%[[ARG7]]) to (%[[ARG8]]) step (%[[ARG7]]) {
// CHECK-NEXT:         %[[V0:[^ ]+]] = llvm.trunc %[[ARG18]] : i64 to i32
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskloop num_tasks(strict, %i : index) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.taskloop num_tasks(strict, %[[ARG7]]: i64) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG18:[^ ]+]]) : i64 = (%[[ARG7]]) to (%[[ARG8]]) step (%[[ARG7]]) {
// CHECK-NEXT:         %[[V0:[^ ]+]] = llvm.trunc %[[ARG18]] : i64 to i32
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskloop grainsize(%l : i64) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.taskloop grainsize(%[[ARG10]]: i64) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG18:[^ ]+]]) : i64 = (%[[ARG7]]) to (%[[ARG8]]) step (%[[ARG7]]) {
// CHECK-NEXT:         %[[V0:[^ ]+]] = llvm.trunc %[[ARG18]] : i64 to i32
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.flush(%p : !llvm.ptr)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.flush(%[[ARG2]] : !llvm.ptr)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.allocate_dir (%p : !llvm.ptr) align(8)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.allocate_dir(%[[ARG2]] : !llvm.ptr) align(8)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel allocate(%m : memref<f32> -> %m : memref<f32>) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     omp.parallel allocate(%[[V3]] : !llvm.struct<(ptr, ptr, i64)> -> %[[V3]] : !llvm.struct<(ptr, ptr, i64)>) {
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.add %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.capture { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.update %p2 : !llvm.ptr { ^bb0(%x: i32): %z = arith.addi %x, %n : i32 omp.yield(%z : i32) } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.atomic.capture {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.update %[[ARG3]] : !llvm.ptr {
// CHECK-NEXT:       ^bb0(%[[ARG18:[^ ]+]]: i32):
// CHECK-NEXT:         %[[V0:[^ ]+]] = llvm.add %[[ARG18]], %[[ARG1]] : i32
// CHECK-NEXT:         omp.yield(%[[V0]] : i32)
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { omp.wsloop { omp.loop_nest (%a, %b) : index = (%i, %i) to (%j, %j) step (%i, %i) collapse(2) { memref.alloca_scope { %al = memref.alloca() : memref<4xf32> memref.store %v, %al[%a] : memref<4xf32> } omp.yield } } omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG18:[^ ]+]], %[[ARG19:[^ ]+]]) : i64 = (%[[ARG7]], %[[ARG7]]) to (%[[ARG8]], %[[ARG8]]) step (%[[ARG7]], %[[ARG7]]) collapse(2) {
// CHECK-NEXT:           %[[V0:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb1
// CHECK-NEXT:         ^bb1:  // pred: ^bb0
// CHECK-NEXT:           %[[V1:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:           %[[V2:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:           %[[V3:[^ ]+]] = llvm.alloca %[[V1]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:           %[[V4:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:           %[[V5:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V4]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:           %[[V6:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:           %[[V7:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:           %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:           %[[V9:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V8]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:           %[[V10:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:           %[[V11:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:           %[[V12:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V11]][%[[ARG18]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:           llvm.store %[[ARG9]], %[[V12]] : f32, !llvm.ptr
// CHECK-NEXT:           llvm.intr.stackrestore %[[V0]] : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb2
// CHECK-NEXT:         ^bb2:  // pred: ^bb1
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { %z = arith.ceildivsi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.sdiv %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.mul %[[V2]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.icmp "ne" %[[ARG1]], %[[V3]] : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.icmp "slt" %[[ARG1]], %[[V0]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.icmp "slt" %[[ARG1]], %[[V0]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.icmp "eq" %[[V5]], %[[V6]] : i1
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.and %[[V4]], %[[V7]] : i1
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.add %[[V2]], %[[V1]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.select %[[V8]], %[[V9]], %[[V2]] : i1, i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

omp.declare_mapper @mapper : index {
^bb0(%a: !llvm.ptr):
  %mi = omp.map.info var_ptr(%a : !llvm.ptr, index) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%mi : !llvm.ptr)
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_mapper @mapper : i64 {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.info var_ptr(%[[ARG0]] : !llvm.ptr, i64) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.declare_mapper.info map_entries(%[[V0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

omp.declare_mapper @mapper : f32 {
^bb0(%a: !llvm.ptr):
  %mi = omp.map.info var_ptr(%a : !llvm.ptr, f32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%mi : !llvm.ptr)
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_mapper @mapper : f32 {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.info var_ptr(%[[ARG0]] : !llvm.ptr, f32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.declare_mapper.info map_entries(%[[V0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }
