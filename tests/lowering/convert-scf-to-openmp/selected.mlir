// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp | FileCheck %s

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf olt, %l, %r : f32
      %z = arith.select %c, %l, %r : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(3.40282347E+38 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.cmpf olt, %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V1]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf olt, %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : f32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf olt, %l, %r : f32
      %z = arith.select %c, %r, %l : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-3.40282347E+38 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.cmpf olt, %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : f32
// CHECK-NEXT:     omp.yield(%[[V1]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf olt, %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : f32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf ole, %l, %r : f32
      %z = arith.select %c, %l, %r : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(3.40282347E+38 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.cmpf ole, %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V1]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf ole, %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : f32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf ole, %l, %r : f32
      %z = arith.select %c, %r, %l : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-3.40282347E+38 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.cmpf ole, %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : f32
// CHECK-NEXT:     omp.yield(%[[V1]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf ole, %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : f32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf ogt, %l, %r : f32
      %z = arith.select %c, %l, %r : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-3.40282347E+38 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.cmpf ogt, %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V1]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf ogt, %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : f32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf ogt, %l, %r : f32
      %z = arith.select %c, %r, %l : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(3.40282347E+38 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.cmpf ogt, %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : f32
// CHECK-NEXT:     omp.yield(%[[V1]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf ogt, %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : f32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf oge, %l, %r : f32
      %z = arith.select %c, %l, %r : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-3.40282347E+38 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.cmpf oge, %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V1]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf oge, %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : f32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf oge, %l, %r : f32
      %z = arith.select %c, %r, %l : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(3.40282347E+38 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.cmpf oge, %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : f32
// CHECK-NEXT:     omp.yield(%[[V1]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf oge, %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : f32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f64) -> f64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f64 {
    scf.reduce(%v : f64) {
    ^bb0(%l: f64, %r: f64):
      %c = arith.cmpf olt, %l, %r : f64
      %z = arith.select %c, %l, %r : f64
      scf.reduce.return %z : f64
    }
  }
  return %r : f64
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f64):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.7976931348623157E+308 : f64) : f64
// CHECK-NEXT:     omp.yield(%[[V0]] : f64)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f64, %[[ARG1:[^ ]+]]: f64):
// CHECK-NEXT:     %[[V0]] = arith.cmpf olt, %[[ARG0]], %[[ARG1]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : f64
// CHECK-NEXT:     omp.yield(%[[V1]] : f64)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f64, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f64
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf olt, %[[V3]], %[[ARG3:[^ ]+]] : f64
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : f64
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f64, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f64
// CHECK-NEXT:     return %[[V2]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f64) -> f64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f64 {
    scf.reduce(%v : f64) {
    ^bb0(%l: f64, %r: f64):
      %c = arith.cmpf olt, %l, %r : f64
      %z = arith.select %c, %r, %l : f64
      scf.reduce.return %z : f64
    }
  }
  return %r : f64
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f64):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-1.7976931348623157E+308 : f64) : f64
// CHECK-NEXT:     omp.yield(%[[V0]] : f64)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f64, %[[ARG1:[^ ]+]]: f64):
// CHECK-NEXT:     %[[V0]] = arith.cmpf olt, %[[ARG0]], %[[ARG1]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : f64
// CHECK-NEXT:     omp.yield(%[[V1]] : f64)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f64, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f64
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf olt, %[[V3]], %[[ARG3:[^ ]+]] : f64
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : f64
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f64, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f64
// CHECK-NEXT:     return %[[V2]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f64) -> f64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f64 {
    scf.reduce(%v : f64) {
    ^bb0(%l: f64, %r: f64):
      %c = arith.cmpf ogt, %l, %r : f64
      %z = arith.select %c, %l, %r : f64
      scf.reduce.return %z : f64
    }
  }
  return %r : f64
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f64):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-1.7976931348623157E+308 : f64) : f64
// CHECK-NEXT:     omp.yield(%[[V0]] : f64)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f64, %[[ARG1:[^ ]+]]: f64):
// CHECK-NEXT:     %[[V0]] = arith.cmpf ogt, %[[ARG0]], %[[ARG1]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : f64
// CHECK-NEXT:     omp.yield(%[[V1]] : f64)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f64, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f64
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf ogt, %[[V3]], %[[ARG3:[^ ]+]] : f64
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : f64
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f64, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f64
// CHECK-NEXT:     return %[[V2]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f64) -> f64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f64 {
    scf.reduce(%v : f64) {
    ^bb0(%l: f64, %r: f64):
      %c = arith.cmpf ogt, %l, %r : f64
      %z = arith.select %c, %r, %l : f64
      scf.reduce.return %z : f64
    }
  }
  return %r : f64
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f64):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.7976931348623157E+308 : f64) : f64
// CHECK-NEXT:     omp.yield(%[[V0]] : f64)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f64, %[[ARG1:[^ ]+]]: f64):
// CHECK-NEXT:     %[[V0]] = arith.cmpf ogt, %[[ARG0]], %[[ARG1]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : f64
// CHECK-NEXT:     omp.yield(%[[V1]] : f64)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f64, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f64
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf ogt, %[[V3]], %[[ARG3:[^ ]+]] : f64
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : f64
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f64, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f64
// CHECK-NEXT:     return %[[V2]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: bf16) -> bf16 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> bf16 {
    scf.reduce(%v : bf16) {
    ^bb0(%l: bf16, %r: bf16):
      %c = arith.cmpf olt, %l, %r : bf16
      %z = arith.select %c, %l, %r : bf16
      scf.reduce.return %z : bf16
    }
  }
  return %r : bf16
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : bf16 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: bf16):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(3.389530e+38 : bf16) : bf16
// CHECK-NEXT:     omp.yield(%[[V0]] : bf16)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: bf16, %[[ARG1:[^ ]+]]: bf16):
// CHECK-NEXT:     %[[V0]] = arith.cmpf olt, %[[ARG0]], %[[ARG1]] : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : bf16
// CHECK-NEXT:     omp.yield(%[[V1]] : bf16)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x bf16 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : bf16, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> bf16
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf olt, %[[V3]], %[[ARG3:[^ ]+]] : bf16
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : bf16
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : bf16, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> bf16
// CHECK-NEXT:     return %[[V2]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: bf16) -> bf16 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> bf16 {
    scf.reduce(%v : bf16) {
    ^bb0(%l: bf16, %r: bf16):
      %c = arith.cmpf olt, %l, %r : bf16
      %z = arith.select %c, %r, %l : bf16
      scf.reduce.return %z : bf16
    }
  }
  return %r : bf16
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : bf16 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: bf16):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-3.389530e+38 : bf16) : bf16
// CHECK-NEXT:     omp.yield(%[[V0]] : bf16)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: bf16, %[[ARG1:[^ ]+]]: bf16):
// CHECK-NEXT:     %[[V0]] = arith.cmpf olt, %[[ARG0]], %[[ARG1]] : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : bf16
// CHECK-NEXT:     omp.yield(%[[V1]] : bf16)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x bf16 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : bf16, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> bf16
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf olt, %[[V3]], %[[ARG3:[^ ]+]] : bf16
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : bf16
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : bf16, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> bf16
// CHECK-NEXT:     return %[[V2]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f16) -> f16 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f16 {
    scf.reduce(%v : f16) {
    ^bb0(%l: f16, %r: f16):
      %c = arith.cmpf olt, %l, %r : f16
      %z = arith.select %c, %l, %r : f16
      scf.reduce.return %z : f16
    }
  }
  return %r : f16
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f16 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f16):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(6.550400e+04 : f16) : f16
// CHECK-NEXT:     omp.yield(%[[V0]] : f16)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f16, %[[ARG1:[^ ]+]]: f16):
// CHECK-NEXT:     %[[V0]] = arith.cmpf olt, %[[ARG0]], %[[ARG1]] : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : f16
// CHECK-NEXT:     omp.yield(%[[V1]] : f16)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f16 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f16, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f16
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf olt, %[[V3]], %[[ARG3:[^ ]+]] : f16
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : f16
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f16, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f16
// CHECK-NEXT:     return %[[V2]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f16) -> f16 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f16 {
    scf.reduce(%v : f16) {
    ^bb0(%l: f16, %r: f16):
      %c = arith.cmpf olt, %l, %r : f16
      %z = arith.select %c, %r, %l : f16
      scf.reduce.return %z : f16
    }
  }
  return %r : f16
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f16 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f16):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-6.550400e+04 : f16) : f16
// CHECK-NEXT:     omp.yield(%[[V0]] : f16)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f16, %[[ARG1:[^ ]+]]: f16):
// CHECK-NEXT:     %[[V0]] = arith.cmpf olt, %[[ARG0]], %[[ARG1]] : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : f16
// CHECK-NEXT:     omp.yield(%[[V1]] : f16)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f16 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f16, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f16
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf olt, %[[V3]], %[[ARG3:[^ ]+]] : f16
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : f16
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f16, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f16
// CHECK-NEXT:     return %[[V2]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xf32>) -> vector<2xf32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xf32> {
    scf.reduce(%v : vector<2xf32>) {
    ^bb0(%l: vector<2xf32>, %r: vector<2xf32>):
      %c = arith.cmpf olt, %l, %r : vector<2xf32>
      %z = arith.select %c, %l, %r : vector<2xi1>, vector<2xf32>
      scf.reduce.return %z : vector<2xf32>
    }
  }
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<2xf32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xf32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<3.40282347E+38> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xf32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<2xf32>, %[[ARG1:[^ ]+]]: vector<2xf32>):
// CHECK-NEXT:     %[[V0]] = arith.cmpf olt, %[[ARG0]], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     omp.yield(%[[V1]] : vector<2xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<2xf32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<2xf32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<2xf32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf olt, %[[V3]], %[[ARG3:[^ ]+]] : vector<2xf32>
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : vector<2xf32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xf32>) -> vector<2xf32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xf32> {
    scf.reduce(%v : vector<2xf32>) {
    ^bb0(%l: vector<2xf32>, %r: vector<2xf32>):
      %c = arith.cmpf olt, %l, %r : vector<2xf32>
      %z = arith.select %c, %r, %l : vector<2xi1>, vector<2xf32>
      scf.reduce.return %z : vector<2xf32>
    }
  }
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<2xf32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xf32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<-3.40282347E+38> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xf32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<2xf32>, %[[ARG1:[^ ]+]]: vector<2xf32>):
// CHECK-NEXT:     %[[V0]] = arith.cmpf olt, %[[ARG0]], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     omp.yield(%[[V1]] : vector<2xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<2xf32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<2xf32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<2xf32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpf olt, %[[V3]], %[[ARG3:[^ ]+]] : vector<2xf32>
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : vector<2xf32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi slt, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(2147483647 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw min %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi slt, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi slt, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-2147483648 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw max %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi slt, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi sle, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(2147483647 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi sle, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw min %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi sle, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi sle, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-2147483648 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi sle, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw max %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi sle, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi sgt, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-2147483648 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi sgt, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw max %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi sgt, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi sgt, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(2147483647 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi sgt, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw min %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi sgt, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi sge, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-2147483648 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi sge, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw max %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi sge, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi sge, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(2147483647 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi sge, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw min %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi sge, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi ult, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ult, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umin %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ult, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi ult, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ult, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umax %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ult, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi ule, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ule, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umin %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ule, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi ule, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ule, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umax %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ule, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi ugt, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ugt, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umax %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ugt, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi ugt, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ugt, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umin %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ugt, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi uge, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi uge, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umax %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi uge, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi uge, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.cmpi uge, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     omp.yield(%[[V1]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umin %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi uge, %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi slt, %l, %r : i8
      %z = arith.select %c, %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i8 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(127 : i8) : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i8, %[[ARG1:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V1]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw min %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i8, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i8
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi slt, %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i8
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i8, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i8
// CHECK-NEXT:     return %[[V2]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi slt, %l, %r : i8
      %z = arith.select %c, %r, %l : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i8 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-128 : i8) : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i8, %[[ARG1:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i8
// CHECK-NEXT:     omp.yield(%[[V1]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw max %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i8, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i8
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi slt, %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i8
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i8, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i8
// CHECK-NEXT:     return %[[V2]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi slt, %l, %r : i64
      %z = arith.select %c, %l, %r : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(9223372036854775807 : i64) : i64
// CHECK-NEXT:     omp.yield(%[[V0]] : i64)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i64, %[[ARG1:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     omp.yield(%[[V1]] : i64)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw min %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i64
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i64, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i64
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi slt, %[[V3]], %[[ARG3:[^ ]+]] : i64
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i64
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i64, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT:     return %[[V2]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi slt, %l, %r : i64
      %z = arith.select %c, %r, %l : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-9223372036854775808 : i64) : i64
// CHECK-NEXT:     omp.yield(%[[V0]] : i64)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i64, %[[ARG1:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i64
// CHECK-NEXT:     omp.yield(%[[V1]] : i64)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw max %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i64
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i64, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i64
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi slt, %[[V3]], %[[ARG3:[^ ]+]] : i64
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i64
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i64, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT:     return %[[V2]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi ugt, %l, %r : i8
      %z = arith.select %c, %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i8 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i8, %[[ARG1:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ugt, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V1]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umax %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i8, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i8
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ugt, %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i8
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i8, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i8
// CHECK-NEXT:     return %[[V2]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi ugt, %l, %r : i8
      %z = arith.select %c, %r, %l : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i8 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i8) : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i8, %[[ARG1:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ugt, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i8
// CHECK-NEXT:     omp.yield(%[[V1]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umin %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i8, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i8
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ugt, %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i8
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i8, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i8
// CHECK-NEXT:     return %[[V2]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi ugt, %l, %r : i64
      %z = arith.select %c, %l, %r : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     omp.yield(%[[V0]] : i64)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i64, %[[ARG1:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ugt, %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     omp.yield(%[[V1]] : i64)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umax %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i64
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i64, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i64
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ugt, %[[V3]], %[[ARG3:[^ ]+]] : i64
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i64
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i64, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT:     return %[[V2]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi ugt, %l, %r : i64
      %z = arith.select %c, %r, %l : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:     omp.yield(%[[V0]] : i64)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i64, %[[ARG1:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ugt, %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i64
// CHECK-NEXT:     omp.yield(%[[V1]] : i64)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umin %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i64
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i64, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i64
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ugt, %[[V3]], %[[ARG3:[^ ]+]] : i64
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i64
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i64, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT:     return %[[V2]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi sgt, %l, %r : i8
      %z = arith.select %c, %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i8 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-128 : i8) : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i8, %[[ARG1:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0]] = arith.cmpi sgt, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V1]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw max %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i8, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i8
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi sgt, %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i8
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i8, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i8
// CHECK-NEXT:     return %[[V2]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi sgt, %l, %r : i8
      %z = arith.select %c, %r, %l : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i8 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(127 : i8) : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i8, %[[ARG1:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0]] = arith.cmpi sgt, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i8
// CHECK-NEXT:     omp.yield(%[[V1]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw min %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i8, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i8
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi sgt, %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i8
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i8, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i8
// CHECK-NEXT:     return %[[V2]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi sgt, %l, %r : i64
      %z = arith.select %c, %l, %r : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-9223372036854775808 : i64) : i64
// CHECK-NEXT:     omp.yield(%[[V0]] : i64)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i64, %[[ARG1:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0]] = arith.cmpi sgt, %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     omp.yield(%[[V1]] : i64)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw max %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i64
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i64, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i64
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi sgt, %[[V3]], %[[ARG3:[^ ]+]] : i64
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i64
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i64, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT:     return %[[V2]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi sgt, %l, %r : i64
      %z = arith.select %c, %r, %l : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(9223372036854775807 : i64) : i64
// CHECK-NEXT:     omp.yield(%[[V0]] : i64)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i64, %[[ARG1:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0]] = arith.cmpi sgt, %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i64
// CHECK-NEXT:     omp.yield(%[[V1]] : i64)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw min %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i64
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i64, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i64
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi sgt, %[[V3]], %[[ARG3:[^ ]+]] : i64
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i64
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i64, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT:     return %[[V2]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi ult, %l, %r : i8
      %z = arith.select %c, %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i8 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i8) : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i8, %[[ARG1:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ult, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V1]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umin %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i8, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i8
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ult, %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i8
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i8, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i8
// CHECK-NEXT:     return %[[V2]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi ult, %l, %r : i8
      %z = arith.select %c, %r, %l : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i8 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i8, %[[ARG1:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ult, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i8
// CHECK-NEXT:     omp.yield(%[[V1]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umax %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i8, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i8
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ult, %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i8
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i8, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i8
// CHECK-NEXT:     return %[[V2]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi ult, %l, %r : i64
      %z = arith.select %c, %l, %r : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:     omp.yield(%[[V0]] : i64)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i64, %[[ARG1:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ult, %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     omp.yield(%[[V1]] : i64)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umin %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i64
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i64, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i64
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ult, %[[V3]], %[[ARG3:[^ ]+]] : i64
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V3]], %[[ARG3]] : i64
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i64, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT:     return %[[V2]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi ult, %l, %r : i64
      %z = arith.select %c, %r, %l : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i64 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     omp.yield(%[[V0]] : i64)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i64, %[[ARG1:[^ ]+]]: i64):
// CHECK-NEXT:     %[[V0]] = arith.cmpi ult, %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG0]] : i64
// CHECK-NEXT:     omp.yield(%[[V1]] : i64)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V1]] = llvm.atomicrmw umax %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i64
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i64 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i64, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i64
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.cmpi ult, %[[V3]], %[[ARG3:[^ ]+]] : i64
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.select %[[V4]], %[[ARG3]], %[[V3]] : i64
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : i64, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT:     return %[[V2]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
