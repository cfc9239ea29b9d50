// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp | FileCheck %s

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %z = arith.addf %l, %r : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.addf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, f32
// CHECK-NEXT:     omp.yield
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : f32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: f80) -> f80 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f80 {
    scf.reduce(%v : f80) {
    ^bb0(%l: f80, %r: f80):
      %z = arith.addf %l, %r : f80
      scf.reduce.return %z : f80
    }
  }
  return %r : f80
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f80 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f80):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f80) : f80
// CHECK-NEXT:     omp.yield(%[[V0]] : f80)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f80, %[[ARG1:[^ ]+]]: f80):
// CHECK-NEXT:     %[[V0]] = arith.addf %[[ARG0]], %[[ARG1]] : f80
// CHECK-NEXT:     omp.yield(%[[V0]] : f80)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> f80
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, f80
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f80) -> f80 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f80 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f80, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f80
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[ARG3:[^ ]+]] : f80
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : f80, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f80
// CHECK-NEXT:     return %[[V2]] : f80
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<4xf32>) -> vector<4xf32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<4xf32> {
    scf.reduce(%v : vector<4xf32>) {
    ^bb0(%l: vector<4xf32>, %r: vector<4xf32>):
      %z = arith.addf %l, %r : vector<4xf32>
      scf.reduce.return %z : vector<4xf32>
    }
  }
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<4xf32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<4xf32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>):
// CHECK-NEXT:     %[[V0]] = arith.addf %[[ARG0]], %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<4xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<4xf32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[ARG3:[^ ]+]] : vector<4xf32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %z = arith.mulf %l, %r : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.mulf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : f32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: f80) -> f80 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f80 {
    scf.reduce(%v : f80) {
    ^bb0(%l: f80, %r: f80):
      %z = arith.mulf %l, %r : f80
      scf.reduce.return %z : f80
    }
  }
  return %r : f80
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f80 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f80):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f80) : f80
// CHECK-NEXT:     omp.yield(%[[V0]] : f80)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f80, %[[ARG1:[^ ]+]]: f80):
// CHECK-NEXT:     %[[V0]] = arith.mulf %[[ARG0]], %[[ARG1]] : f80
// CHECK-NEXT:     omp.yield(%[[V0]] : f80)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f80) -> f80 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f80 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f80, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f80
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG3:[^ ]+]] : f80
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : f80, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f80
// CHECK-NEXT:     return %[[V2]] : f80
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<4xf32>) -> vector<4xf32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<4xf32> {
    scf.reduce(%v : vector<4xf32>) {
    ^bb0(%l: vector<4xf32>, %r: vector<4xf32>):
      %z = arith.mulf %l, %r : vector<4xf32>
      scf.reduce.return %z : vector<4xf32>
    }
  }
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<4xf32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<4xf32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>):
// CHECK-NEXT:     %[[V0]] = arith.mulf %[[ARG0]], %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<4xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<4xf32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG3:[^ ]+]] : vector<4xf32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %z = llvm.fadd %l, %r : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = llvm.fadd %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, f32
// CHECK-NEXT:     omp.yield
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.fadd %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : f32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: f80) -> f80 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f80 {
    scf.reduce(%v : f80) {
    ^bb0(%l: f80, %r: f80):
      %z = llvm.fadd %l, %r : f80
      scf.reduce.return %z : f80
    }
  }
  return %r : f80
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f80 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f80):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f80) : f80
// CHECK-NEXT:     omp.yield(%[[V0]] : f80)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f80, %[[ARG1:[^ ]+]]: f80):
// CHECK-NEXT:     %[[V0]] = llvm.fadd %[[ARG0]], %[[ARG1]] : f80
// CHECK-NEXT:     omp.yield(%[[V0]] : f80)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> f80
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, f80
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f80) -> f80 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f80 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f80, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f80
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.fadd %[[V3]], %[[ARG3:[^ ]+]] : f80
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : f80, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f80
// CHECK-NEXT:     return %[[V2]] : f80
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<4xf32>) -> vector<4xf32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<4xf32> {
    scf.reduce(%v : vector<4xf32>) {
    ^bb0(%l: vector<4xf32>, %r: vector<4xf32>):
      %z = llvm.fadd %l, %r : vector<4xf32>
      scf.reduce.return %z : vector<4xf32>
    }
  }
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<4xf32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<4xf32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>):
// CHECK-NEXT:     %[[V0]] = llvm.fadd %[[ARG0]], %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<4xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<4xf32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.fadd %[[V3]], %[[ARG3:[^ ]+]] : vector<4xf32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %z = llvm.fmul %l, %r : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = llvm.fmul %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.fmul %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : f32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: f80) -> f80 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f80 {
    scf.reduce(%v : f80) {
    ^bb0(%l: f80, %r: f80):
      %z = llvm.fmul %l, %r : f80
      scf.reduce.return %z : f80
    }
  }
  return %r : f80
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f80 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f80):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f80) : f80
// CHECK-NEXT:     omp.yield(%[[V0]] : f80)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f80, %[[ARG1:[^ ]+]]: f80):
// CHECK-NEXT:     %[[V0]] = llvm.fmul %[[ARG0]], %[[ARG1]] : f80
// CHECK-NEXT:     omp.yield(%[[V0]] : f80)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f80) -> f80 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f80 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f80, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f80
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.fmul %[[V3]], %[[ARG3:[^ ]+]] : f80
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : f80, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f80
// CHECK-NEXT:     return %[[V2]] : f80
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<4xf32>) -> vector<4xf32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<4xf32> {
    scf.reduce(%v : vector<4xf32>) {
    ^bb0(%l: vector<4xf32>, %r: vector<4xf32>):
      %z = llvm.fmul %l, %r : vector<4xf32>
      scf.reduce.return %z : vector<4xf32>
    }
  }
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<4xf32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<4xf32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>):
// CHECK-NEXT:     %[[V0]] = llvm.fmul %[[ARG0]], %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<4xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<4xf32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.fmul %[[V3]], %[[ARG3:[^ ]+]] : vector<4xf32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = arith.addi %l, %r : i8
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
// CHECK-NEXT:     %[[V0]] = arith.addi %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw add %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i8, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = arith.addi %l, %r : i32
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
// CHECK-NEXT:     %[[V0]] = arith.addi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw add %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = arith.addi %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<2xi32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0]] = arith.addi %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<2xi32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[ARG3:[^ ]+]] : vector<2xi32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:     return %[[V2]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i1) -> i1 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i1 {
    scf.reduce(%v : i1) {
    ^bb0(%l: i1, %r: i1):
      %z = arith.muli %l, %r : i1
      scf.reduce.return %z : i1
    }
  }
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i1 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     omp.yield(%[[V0]] : i1)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i1, %[[ARG1:[^ ]+]]: i1):
// CHECK-NEXT:     %[[V0]] = arith.muli %[[ARG0]], %[[ARG1]] : i1
// CHECK-NEXT:     omp.yield(%[[V0]] : i1)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i1 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i1, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i1
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG3:[^ ]+]] : i1
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i1, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i1
// CHECK-NEXT:     return %[[V2]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = arith.muli %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i8 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i8) : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i8, %[[ARG1:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0]] = arith.muli %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i8, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = arith.muli %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = arith.muli %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i128) -> i128 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i128 {
    scf.reduce(%v : i128) {
    ^bb0(%l: i128, %r: i128):
      %z = arith.muli %l, %r : i128
      scf.reduce.return %z : i128
    }
  }
  return %r : i128
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i128 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i128):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i128) : i128
// CHECK-NEXT:     omp.yield(%[[V0]] : i128)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i128, %[[ARG1:[^ ]+]]: i128):
// CHECK-NEXT:     %[[V0]] = arith.muli %[[ARG0]], %[[ARG1]] : i128
// CHECK-NEXT:     omp.yield(%[[V0]] : i128)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i128) -> i128 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i128 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i128, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i128
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG3:[^ ]+]] : i128
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i128, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i128
// CHECK-NEXT:     return %[[V2]] : i128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = arith.muli %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<2xi32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0]] = arith.muli %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<2xi32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG3:[^ ]+]] : vector<2xi32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:     return %[[V2]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = arith.ori %l, %r : i8
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
// CHECK-NEXT:     %[[V0]] = arith.ori %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw _or %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i8, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = arith.ori %l, %r : i32
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
// CHECK-NEXT:     %[[V0]] = arith.ori %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw _or %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = arith.ori %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<2xi32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0]] = arith.ori %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<2xi32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[ARG3:[^ ]+]] : vector<2xi32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:     return %[[V2]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = arith.xori %l, %r : i8
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
// CHECK-NEXT:     %[[V0]] = arith.xori %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw _xor %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.xori %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i8, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = arith.xori %l, %r : i32
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
// CHECK-NEXT:     %[[V0]] = arith.xori %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw _xor %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.xori %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = arith.xori %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<2xi32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0]] = arith.xori %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<2xi32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.xori %[[V3]], %[[ARG3:[^ ]+]] : vector<2xi32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:     return %[[V2]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = arith.andi %l, %r : i8
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
// CHECK-NEXT:     %[[V0]] = arith.andi %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw _and %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i8, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = arith.andi %l, %r : i32
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
// CHECK-NEXT:     %[[V0]] = arith.andi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw _and %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = arith.andi %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<2xi32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0]] = arith.andi %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<2xi32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[ARG3:[^ ]+]] : vector<2xi32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:     return %[[V2]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = llvm.add %l, %r : i8
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
// CHECK-NEXT:     %[[V0]] = llvm.add %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw add %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.add %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i8, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = llvm.add %l, %r : i32
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
// CHECK-NEXT:     %[[V0]] = llvm.add %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw add %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.add %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = llvm.add %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<2xi32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0]] = llvm.add %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<2xi32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.add %[[V3]], %[[ARG3:[^ ]+]] : vector<2xi32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:     return %[[V2]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i1) -> i1 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i1 {
    scf.reduce(%v : i1) {
    ^bb0(%l: i1, %r: i1):
      %z = llvm.mul %l, %r : i1
      scf.reduce.return %z : i1
    }
  }
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i1 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     omp.yield(%[[V0]] : i1)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i1, %[[ARG1:[^ ]+]]: i1):
// CHECK-NEXT:     %[[V0]] = llvm.mul %[[ARG0]], %[[ARG1]] : i1
// CHECK-NEXT:     omp.yield(%[[V0]] : i1)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i1 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i1, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i1
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.mul %[[V3]], %[[ARG3:[^ ]+]] : i1
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i1, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i1
// CHECK-NEXT:     return %[[V2]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = llvm.mul %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i8 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i8) : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i8, %[[ARG1:[^ ]+]]: i8):
// CHECK-NEXT:     %[[V0]] = llvm.mul %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.mul %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i8, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = llvm.mul %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     %[[V0]] = llvm.mul %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.mul %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i128) -> i128 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i128 {
    scf.reduce(%v : i128) {
    ^bb0(%l: i128, %r: i128):
      %z = llvm.mul %l, %r : i128
      scf.reduce.return %z : i128
    }
  }
  return %r : i128
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : i128 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i128):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i128) : i128
// CHECK-NEXT:     omp.yield(%[[V0]] : i128)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: i128, %[[ARG1:[^ ]+]]: i128):
// CHECK-NEXT:     %[[V0]] = llvm.mul %[[ARG0]], %[[ARG1]] : i128
// CHECK-NEXT:     omp.yield(%[[V0]] : i128)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i128) -> i128 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i128 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : i128, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> i128
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.mul %[[V3]], %[[ARG3:[^ ]+]] : i128
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i128, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> i128
// CHECK-NEXT:     return %[[V2]] : i128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = llvm.mul %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<2xi32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0]] = llvm.mul %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<2xi32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.mul %[[V3]], %[[ARG3:[^ ]+]] : vector<2xi32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:     return %[[V2]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = llvm.or %l, %r : i8
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
// CHECK-NEXT:     %[[V0]] = llvm.or %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw _or %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.or %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i8, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = llvm.or %l, %r : i32
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
// CHECK-NEXT:     %[[V0]] = llvm.or %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw _or %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.or %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = llvm.or %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<2xi32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0]] = llvm.or %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<2xi32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.or %[[V3]], %[[ARG3:[^ ]+]] : vector<2xi32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:     return %[[V2]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = llvm.xor %l, %r : i8
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
// CHECK-NEXT:     %[[V0]] = llvm.xor %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw _xor %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.xor %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i8, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = llvm.xor %l, %r : i32
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
// CHECK-NEXT:     %[[V0]] = llvm.xor %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw _xor %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.xor %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = llvm.xor %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<2xi32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0]] = llvm.xor %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<2xi32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.xor %[[V3]], %[[ARG3:[^ ]+]] : vector<2xi32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:     return %[[V2]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = llvm.and %l, %r : i8
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
// CHECK-NEXT:     %[[V0]] = llvm.and %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     omp.yield(%[[V0]] : i8)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw _and %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i8
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.and %[[V3]], %[[ARG3:[^ ]+]] : i8
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i8, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = llvm.and %l, %r : i32
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
// CHECK-NEXT:     %[[V0]] = llvm.and %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw _and %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.and %[[V3]], %[[ARG3:[^ ]+]] : i32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = llvm.and %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : vector<2xi32> init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>):
// CHECK-NEXT:     %[[V0]] = llvm.and %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<2xi32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<2xi32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.and %[[V3]], %[[ARG3:[^ ]+]] : vector<2xi32>
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : vector<2xi32>, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:     return %[[V2]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %z = arith.addf %l, %r fastmath<fast> : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.addf %[[ARG0]], %[[ARG1]] fastmath<fast> : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, f32
// CHECK-NEXT:     omp.yield
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[ARG3:[^ ]+]] fastmath<fast> : f32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : f32, !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = arith.addi %l, %r overflow<nsw> : i32
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
// CHECK-NEXT:     %[[V0]] = arith.addi %[[ARG0]], %[[ARG1]] overflow<nsw> : i32
// CHECK-NEXT:     omp.yield(%[[V0]] : i32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw add %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, i32
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
// CHECK-NEXT:             %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[ARG3:[^ ]+]] overflow<nsw> : i32
// CHECK-NEXT:             llvm.store %[[V4]], %[[ARG4]] : i32, !llvm.ptr
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
