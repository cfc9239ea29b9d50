// RUN: mlir-opt %s --split-input-file --convert-openmp-to-llvm | FileCheck %s

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
  omp.masked filter(%n : i32) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.masked filter(%[[ARG1]] : i32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.wsloop schedule(static = %n : i32) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.wsloop schedule(static = %[[ARG1]] : i32) {
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
  omp.flush(%n : i32)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.flush(%[[ARG1]] : i32)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskloop grainsize(%n : i32) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.taskloop grainsize(%[[ARG1]]: i32) {
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
  omp.taskloop num_tasks(strict, %n : i32) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.taskloop num_tasks(strict, %[[ARG1]]: i32) {
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
  omp.parallel num_threads(%i : index) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.parallel num_threads(%[[ARG7]] : i64) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.masked filter(%i : index) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.masked filter(%[[ARG7]] : i64) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.wsloop schedule(static = %i : index) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.wsloop schedule(static = %[[ARG7]] : i64) {
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
  omp.flush(%i : index)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.flush(%[[ARG7]] : i64)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskloop grainsize(%i : index) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.taskloop grainsize(%[[ARG7]]: i64) {
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
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%i : index) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.distribute dist_schedule_static dist_schedule_chunk_size(%[[ARG7]] : i64) {
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
  omp.parallel num_threads(%l : i64) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.parallel num_threads(%[[ARG10]] : i64) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.masked filter(%l : i64) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.masked filter(%[[ARG10]] : i64) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.wsloop schedule(static = %l : i64) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.wsloop schedule(static = %[[ARG10]] : i64) {
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
  omp.flush(%l : i64)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.flush(%[[ARG10]] : i64)
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
  omp.taskloop num_tasks(strict, %l : i64) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.taskloop num_tasks(strict, %[[ARG10]]: i64) {
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
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%l : i64) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.distribute dist_schedule_static dist_schedule_chunk_size(%[[ARG10]] : i64) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG18:[^ ]+]]) : i64 = (%[[ARG7]]) to (%[[ARG8]]) step (%[[ARG7]]) {
// CHECK-NEXT:         %[[V0:[^ ]+]] = llvm.trunc %[[ARG18]] : i64 to i32
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel private(@p %p -> %x : !llvm.ptr) {  omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.parallel private(@p %[[ARG2:[^ ]+]] -> %[[ARG18:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel allocate(%p : !llvm.ptr -> %p : !llvm.ptr) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.parallel allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG2]] : !llvm.ptr) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @add : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = llvm.fadd %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.wsloop reduction(@add %[[ARG2:[^ ]+]] -> %[[ARG18:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG19:[^ ]+]]) : i64 = (%[[ARG7:[^ ]+]]) to (%[[ARG8:[^ ]+]]) step (%[[ARG7]]) {
// CHECK-NEXT:         %[[V0:[^ ]+]] = llvm.trunc %[[ARG19]] : i64 to i32
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.simd aligned(%p : !llvm.ptr -> 8) nontemporal(%p : !llvm.ptr) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.simd aligned(%[[ARG2]] : !llvm.ptr -> 8 : i64) nontemporal(%[[ARG2]] : !llvm.ptr) {
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
  omp.task depend(taskdependin -> %p : !llvm.ptr) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.task depend(taskdependin -> %[[ARG2]] : !llvm.ptr) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.task detach(%p : !llvm.ptr) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.task detach(%[[ARG2]] : !llvm.ptr) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.taskwait depend(taskdependin -> %p : !llvm.ptr)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.taskwait depend(taskdependin -> %[[ARG2]] : !llvm.ptr)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @add : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = llvm.fadd %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.taskgroup task_reduction(@add %[[ARG2:[^ ]+]] -> %[[ARG18:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG1:[^ ]+]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
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
  %t = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.threadprivate %[[ARG2]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.read %p2 = %p : !llvm.ptr, !llvm.ptr, index
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.atomic.read %[[ARG3]] = %[[ARG2]] : !llvm.ptr, !llvm.ptr, i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.write %p = %n : !llvm.ptr, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.write %p = %i : !llvm.ptr, index
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG7]] : !llvm.ptr, i64
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
  %mi = omp.map.info var_ptr(%p : !llvm.ptr, !llvm.ptr) map_clauses(to) capture(ByRef) -> !llvm.ptr
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, !llvm.ptr) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  %mi = omp.map.info var_ptr(%p : !llvm.ptr, index) map_clauses(to) capture(ByRef) -> !llvm.ptr omp.target map_entries(%mi -> %x : !llvm.ptr) { omp.terminator } omp.target_data map_entries(%mi : !llvm.ptr) { omp.terminator } omp.target_enter_data map_entries(%mi : !llvm.ptr)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i64) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target map_entries(%[[V0]] -> %[[ARG18:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target_data map_entries(%[[V0]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target_enter_data map_entries(%[[V0]] : !llvm.ptr)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @cp(!llvm.ptr, !llvm.ptr)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.single copyprivate(%p -> @cp : !llvm.ptr) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @cp(!llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.single copyprivate(%[[ARG2:[^ ]+]] -> @cp : !llvm.ptr) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG1:[^ ]+]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel private(@p %m -> %x : memref<f32>) {  omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     omp.parallel private(@p %[[V3:[^ ]+]] -> %[[ARG18:[^ ]+]] : !llvm.struct<(ptr, ptr, i64)>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
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
  omp.atomic.write %p = %i : !llvm.ptr, index
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG7]] : !llvm.ptr, i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.allocate_dir (%m : memref<f32>) align(8)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     omp.allocate_dir(%[[V3]] : !llvm.struct<(ptr, ptr, i64)>) align(8)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel private(@p %m2 -> %x : memref<4x?xi32>) {  omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG13]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG14]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG16]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG15]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG17]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     omp.parallel private(@p %[[V7:[^ ]+]] -> %[[ARG18:[^ ]+]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel allocate(%m2 : memref<4x?xi32> -> %m2 : memref<4x?xi32>) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG13]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG14]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG16]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG15]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG17]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     omp.parallel allocate(%[[V7]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> -> %[[V7]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) {
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.add %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.write %p = %i : !llvm.ptr, index
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG7]] : !llvm.ptr, i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.allocate_dir (%m2 : memref<4x?xi32>) align(8)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG13]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG14]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG16]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG15]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG17]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     omp.allocate_dir(%[[V7]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) align(8)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.barrier
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.barrier
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.update %p : !llvm.ptr { ^bb0(%x: i32): %z = arith.addi %x, %n : i32 omp.yield(%z : i32) }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.atomic.update %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG18:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG18]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.yield(%[[V0]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.atomic.update %p : !llvm.ptr { ^bb0(%x: index): %z = arith.addi %x, %i : index omp.yield(%z : index) }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.atomic.update %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG18:[^ ]+]]: i64):
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG18]], %[[ARG7]] : i64
// CHECK-NEXT:       omp.yield(%[[V0]] : i64)
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
  omp.atomic.capture { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, index omp.atomic.write %p2 = %i : !llvm.ptr, index }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.atomic.capture {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i64
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG7]] : !llvm.ptr, i64
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.sections { omp.section { %z = arith.addi %i, %i : index omp.terminator } omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.sections {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         %[[V0:[^ ]+]] = llvm.add %[[ARG7]], %[[ARG7]] : i64
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

omp.critical.declare @mutex hint(contended, speculative)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.critical(@mutex) { %z = arith.addi %i, %i : index omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   omp.critical.declare @mutex hint(contended, speculative)
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.critical(@mutex) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG7:[^ ]+]], %[[ARG7]] : i64
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.master { cf.br ^a(%i : index) ^a(%x: index): %z = arith.addi %x, %i : index omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.master {
// CHECK-NEXT:       llvm.br ^bb1(%[[ARG7]] : i64)
// CHECK-NEXT:     ^bb1(%[[V0:[^ ]+]]: i64):  // pred: ^bb0
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.add %[[V0]], %[[ARG7]] : i64
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.master { %al = memref.alloca() : memref<4xf32> memref.store %v, %al[%i] : memref<4xf32> omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.master {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[V6]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V8]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V10]][%[[ARG7]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       llvm.store %[[ARG9]], %[[V11]] : f32, !llvm.ptr
// CHECK-NEXT:       omp.terminator
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
  omp.wsloop { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { cf.cond_br %c, ^a(%q : index), ^b ^a(%x: index): cf.br ^b ^b: omp.yield } }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG18:[^ ]+]]) : i64 = (%[[ARG7]]) to (%[[ARG8]]) step (%[[ARG7]]) {
// CHECK-NEXT:         llvm.cond_br %[[ARG0]], ^bb1(%[[ARG18]] : i64), ^bb2
// CHECK-NEXT:       ^bb1(%[[V0:[^ ]+]]: i64):  // pred: ^bb0
// CHECK-NEXT:         llvm.br ^bb2
// CHECK-NEXT:       ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.teams num_teams(%n : i32 to %n : i32) thread_limit(%n : i32) { omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.teams num_teams(%[[ARG1]] : i32 to %[[ARG1]] : i32) thread_limit(%[[ARG1]] : i32) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.ordered.region { %z = arith.addi %i, %i : index omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.ordered.region {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.add %[[ARG7]], %[[ARG7]] : i64
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { scf.for %k = %i to %j step %i { %z = arith.addi %k, %i : index } omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG8]] : i64 to index
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG7]] : i64 to index
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       scf.for %[[ARG18:[^ ]+]] = %[[V1]] to %[[V0]] step %[[V1]] {
// CHECK-NEXT:         %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG18]] : index to i64
// CHECK-NEXT:         %[[V3:[^ ]+]] = llvm.add %[[V2]], %[[ARG7]] : i64
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { %z = math.sqrt %v : f32 omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       %[[V0:[^ ]+]] = math.sqrt %[[ARG9]] : f32
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
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.ceildivsi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { %z = vector.broadcast %v : f32 to vector<4xf32> omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       %[[V0:[^ ]+]] = vector.broadcast %[[ARG9]] : f32 to vector<4xf32>
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  %bd = omp.map.bounds lower_bound(%i : index) upper_bound(%j : index)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.bounds lower_bound(%[[ARG7]] : i64) upper_bound(%[[ARG8]] : i64)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.barrier {foo = index, bar = memref<4xf32>, baz}
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.barrier {bar = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, baz, foo = i64}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { omp.cancel cancellation_construct_type(parallel) if(%c) omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.cancel cancellation_construct_type(parallel) if(%[[ARG0]])
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @cp(!llvm.ptr, !llvm.ptr)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  %a = memref.alloc() : memref<4xf32> omp.parallel { memref.store %v, %a[%i] : memref<4xf32> func.call @cp(%p, %p) : (!llvm.ptr, !llvm.ptr) -> () omp.terminator } memref.dealloc %a : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @cp(!llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.call @malloc(%[[V4]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.extractvalue %[[V12]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V14]][%[[ARG7]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       llvm.store %[[ARG9]], %[[V15]] : f32, !llvm.ptr
// CHECK-NEXT:       llvm.call @cp(%[[ARG2]], %[[ARG2]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V12]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @free(%[[V13]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  omp.parallel { cf.assert %c, "no" omp.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[110, 111, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       llvm.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT:       llvm.call @puts(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:       llvm.call @abort() : () -> ()
// CHECK-NEXT:       llvm.unreachable
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @x : i64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : i64)
// CHECK-NEXT:   } dealloc {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i64):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.private {type = firstprivate} @y : i64 copy {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64):
// CHECK-NEXT:     llvm.br ^bb1(%[[ARG0]] : i64)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: i64):  // pred: ^bb0
// CHECK-NEXT:     omp.yield(%[[V0]] : i64)
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

// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @x : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %[[ARG1:[^ ]+]]: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT:   } dealloc {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.private {type = firstprivate} @y : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> copy {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %[[ARG1:[^ ]+]]: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):
// CHECK-NEXT:     llvm.br ^bb1(%[[ARG0]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb0
// CHECK-NEXT:     omp.yield(%[[V0]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

omp.declare_mapper @mapper : memref<4xf32> {
^bb0(%a: !llvm.ptr):
  %mi = omp.map.info var_ptr(%a : !llvm.ptr, memref<4xf32>) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%mi : !llvm.ptr)
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_mapper @mapper : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.info var_ptr(%[[ARG0]] : !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.declare_mapper.info map_entries(%[[V0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @x : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : f32)
// CHECK-NEXT:   } dealloc {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.private {type = firstprivate} @y : f32 copy {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     llvm.br ^bb1(%[[ARG0]] : f32)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: f32):  // pred: ^bb0
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
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
