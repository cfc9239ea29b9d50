// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp | FileCheck %s

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.parallel (%a, %b) = (%i, %i) to (%j, %j) step (%s, %s) {
    memref.store %v, %m[%a] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) : index = (%[[ARG0]], %[[ARG0]]) to (%[[ARG1]], %[[ARG1]]) step (%[[ARG2]], %[[ARG2]]) collapse(2) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             memref.store %[[ARG4]], %[[ARG3]][%[[ARG7]]] : memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.parallel (%a) = (%i) to (%j) step (%s) {
    scf.parallel (%b) = (%i) to (%a) step (%s) {
      memref.store %v, %m[%b] : memref<?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG7:[^ ]+]]) : index = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:             omp.parallel {
// CHECK-NEXT:               omp.wsloop {
// CHECK-NEXT:                 omp.loop_nest (%[[ARG8:[^ ]+]]) : index = (%[[ARG0]]) to (%[[ARG7]]) step (%[[ARG2]]) {
// CHECK-NEXT:                   memref.alloca_scope  {
// CHECK-NEXT:                     memref.store %[[ARG4]], %[[ARG3]][%[[ARG8]]] : memref<?xf32>
// CHECK-NEXT:                   }
// CHECK-NEXT:                   omp.yield
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:               omp.terminator
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.parallel (%a) = (%i) to (%j) step (%s) {
    %r = scf.parallel (%b) = (%i) to (%a) step (%s) init (%v) -> f32 {
      %x = memref.load %m[%b] : memref<?xf32>
      scf.reduce(%x : f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
    }
    memref.store %r, %m[%a] : memref<?xf32>
  }
  scf.for %k = %i to %j step %s {
    scf.parallel (%b) = (%i) to (%k) step (%s) { memref.store %v, %m[%b] : memref<?xf32> }
  }
  scf.if %c {
    scf.parallel (%b) = (%i) to (%j) step (%s) { %al = memref.alloca() : memref<4xf32> memref.store %v, %al[%b] : memref<4xf32> }
  }
  return
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
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG7:[^ ]+]]) : index = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:             %[[V2:[^ ]+]] = llvm.alloca %[[V1]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:             llvm.store %[[ARG4]], %[[V2]] : f32, !llvm.ptr
// CHECK-NEXT:             omp.parallel {
// CHECK-NEXT:               omp.wsloop reduction(@__scf_reduction %[[V2:[^ ]+]] -> %[[ARG8:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:                 omp.loop_nest (%[[ARG9:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG7:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:                   memref.alloca_scope  {
// CHECK-NEXT:                     %[[V4:[^ ]+]] = memref.load %[[ARG3:[^ ]+]][%[[ARG9]]] : memref<?xf32>
// CHECK-NEXT:                     %[[V5:[^ ]+]] = llvm.load %[[ARG8]] : !llvm.ptr -> f32
// CHECK-NEXT:                     %[[V6:[^ ]+]] = arith.addf %[[V5]], %[[V4]] : f32
// CHECK-NEXT:                     llvm.store %[[V6]], %[[ARG8]] : f32, !llvm.ptr
// CHECK-NEXT:                   }
// CHECK-NEXT:                   omp.yield
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:               omp.terminator
// CHECK-NEXT:             }
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.load %[[V2]] : !llvm.ptr -> f32
// CHECK-NEXT:             memref.store %[[V3]], %[[ARG3]][%[[ARG7]]] : memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG7]] = %[[ARG0]] to %[[ARG1:[^ ]+]] step %[[ARG2]] {
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       omp.parallel {
// CHECK-NEXT:         omp.wsloop {
// CHECK-NEXT:           omp.loop_nest (%[[ARG8]]) : index = (%[[ARG0]]) to (%[[ARG7]]) step (%[[ARG2]]) {
// CHECK-NEXT:             memref.alloca_scope  {
// CHECK-NEXT:               memref.store %[[ARG4:[^ ]+]], %[[ARG3]][%[[ARG8]]] : memref<?xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:             omp.yield
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[ARG6:[^ ]+]] {
// CHECK-NEXT:       %[[V1]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       omp.parallel {
// CHECK-NEXT:         omp.wsloop {
// CHECK-NEXT:           omp.loop_nest (%[[ARG7]]) : index = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:             memref.alloca_scope  {
// CHECK-NEXT:               %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:               memref.store %[[ARG4]], %[[ALLOCA]][%[[ARG7]]] : memref<4xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:             omp.yield
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  %r:3 = scf.parallel (%a, %b) = (%i, %i) to (%j, %j) step (%s, %s) init (%v, %v, %vi) -> (f32, f32, i32) {
    %x = memref.load %m[%a] : memref<?xf32>
    scf.reduce(%x, %v, %vi : f32, f32, i32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
    , { ^bb0(%l: f32, %q: f32): %z = arith.mulf %l, %q : f32 scf.reduce.return %z : f32 }
    , { ^bb0(%l: i32, %q: i32): %z = arith.ori %l, %q : i32 scf.reduce.return %z : i32 }
  } {foo, mapping = []}
  memref.store %r#0, %m[%i] : memref<?xf32>
  memref.store %r#1, %m[%i] : memref<?xf32>
  return
}
func.func private @__scf_reduction_1()
module {
func.func @g(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
  }
  return %r : f32
}
}
func.func @g2(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
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
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction_0 : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.mulf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction_2 : i32 init {
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
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG4]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG4]], %[[V2]] : f32, !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG5]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG7:[^ ]+]], @__scf_reduction_0 %[[V2:[^ ]+]] -> %[[ARG8:[^ ]+]], @__scf_reduction_2 %[[V3:[^ ]+]] -> %[[ARG9:[^ ]+]] : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG10:[^ ]+]], %[[ARG11:[^ ]+]]) : index = (%[[ARG0:[^ ]+]], %[[ARG0]]) to (%[[ARG1:[^ ]+]], %[[ARG1]]) step (%[[ARG2:[^ ]+]], %[[ARG2]]) collapse(2) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V7:[^ ]+]] = memref.load %[[ARG3:[^ ]+]][%[[ARG10]]] : memref<?xf32>
// CHECK-NEXT:             %[[V8:[^ ]+]] = llvm.load %[[ARG7]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V9:[^ ]+]] = arith.addf %[[V8]], %[[V7]] : f32
// CHECK-NEXT:             llvm.store %[[V9]], %[[ARG7]] : f32, !llvm.ptr
// CHECK-NEXT:             %[[V10:[^ ]+]] = llvm.load %[[ARG8]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V11:[^ ]+]] = arith.mulf %[[V10]], %[[ARG4:[^ ]+]] : f32
// CHECK-NEXT:             llvm.store %[[V11]], %[[ARG8]] : f32, !llvm.ptr
// CHECK-NEXT:             %[[V12:[^ ]+]] = llvm.load %[[ARG9]] : !llvm.ptr -> i32
// CHECK-NEXT:             %[[V13:[^ ]+]] = arith.ori %[[V12]], %[[ARG5:[^ ]+]] : i32
// CHECK-NEXT:             llvm.store %[[V13]], %[[ARG9]] : i32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.load %[[V2]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT:     memref.store %[[V4]], %[[ARG3]][%[[ARG0]]] : memref<?xf32>
// CHECK-NEXT:     memref.store %[[V5]], %[[ARG3]][%[[ARG0]]] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__scf_reduction_1()
// CHECK-NEXT:   module {
// CHECK-NEXT:     omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:       omp.yield(%[[V0]] : f32)
// CHECK-NEXT:     } combiner {
// CHECK-NEXT:     ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V0]] = arith.addf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:       omp.yield(%[[V0]] : f32)
// CHECK-NEXT:     } atomic {
// CHECK-NEXT:     ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:       %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> f32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, f32
// CHECK-NEXT:       omp.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:       llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:       omp.parallel {
// CHECK-NEXT:         omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:           omp.loop_nest (%[[ARG5:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:             memref.alloca_scope  {
// CHECK-NEXT:               %[[V3:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:               %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:               llvm.store %[[V4]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:             }
// CHECK-NEXT:             omp.yield
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:       return %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction_3 : f32 init {
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
// CHECK-NEXT:   func.func @g2(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction_3 %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
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

%i = arith.constant 1 : index
%v = arith.constant 1.0 : f32
%r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%v) -> f32 {
    scf.reduce(%v : f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
}
scf.parallel (%a) = (%i) to (%i) step (%i) { }

// CHECK: module {
// CHECK-NEXT:   %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V4]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V4]] = arith.addf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V4]] : f32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V4]] = llvm.load %[[ARG1]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V4]] monotonic : !llvm.ptr, f32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.store %[[CST:[^ ]+]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:   omp.parallel {
// CHECK-NEXT:     omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG0:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG1:[^ ]+]]) : index = (%[[C1:[^ ]+]]) to (%[[C1]]) step (%[[C1]]) {
// CHECK-NEXT:         memref.alloca_scope  {
// CHECK-NEXT:           %[[V4:[^ ]+]] = llvm.load %[[ARG0]] : !llvm.ptr -> f32
// CHECK-NEXT:           %[[V5:[^ ]+]] = arith.addf %[[V4]], %[[CST:[^ ]+]] : f32
// CHECK-NEXT:           llvm.store %[[V5]], %[[ARG0]] : f32, !llvm.ptr
// CHECK-NEXT:         }
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:   %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   omp.parallel {
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG0]]) : index = (%[[C1]]) to (%[[C1]]) step (%[[C1]]) {
// CHECK-NEXT:         memref.alloca_scope  {
// CHECK-NEXT:         }
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @g2(%i: i64, %v: f32) -> f32 {
  %s = arith.index_cast %i : i64 to index
  %r = scf.parallel (%a) = (%s) to (%s) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
  }
  llvm.return %r : f32
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
// CHECK-NEXT:   llvm.func @g2(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.index_cast %[[ARG0]] : i64 to index
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.alloca %[[V1]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG1]], %[[V2]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V2:[^ ]+]] -> %[[ARG2:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG3:[^ ]+]]) : index = (%[[V0:[^ ]+]]) to (%[[V0]]) step (%[[V0]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.load %[[ARG2]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V5:[^ ]+]] = arith.addf %[[V4]], %[[ARG1:[^ ]+]] : f32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG2]] : f32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.load %[[V2]] : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %[[V3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.forall (%a) in (%j) {  memref.store %v, %m[%a] : memref<?xf32> }
  %z = scf.for %k = %i to %j step %s iter_args(%y = %v) -> f32 { scf.yield %y : f32 }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i1) {
// CHECK-NEXT:     scf.forall (%[[ARG7:[^ ]+]]) in (%[[ARG1]]) {
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[ARG7]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG7]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG8:[^ ]+]] = %[[ARG4]]) -> (f32) {
// CHECK-NEXT:       scf.yield %[[ARG8]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module { func.func @f() { return } }

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %v: f32, %w : f32) -> f32 {
  %q = scf.parallel (%a) = (%i) to (%i) step (%i) init (%v) -> f32 {
    %r = scf.parallel (%b) = (%i) to (%i) step (%i) init (%w) -> f32 {
      scf.reduce(%v : f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
    }
    scf.reduce(%r : f32) { ^bb0(%l: f32, %q: f32): %z = arith.mulf %l, %q : f32 scf.reduce.return %z : f32 }
  }
  return %q : f32
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
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction_0 : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0]] = arith.mulf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG1]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction_0 %[[V1:[^ ]+]] -> %[[ARG3:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG4:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG0]]) step (%[[ARG0]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.alloca %[[V3]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:             llvm.store %[[ARG2:[^ ]+]], %[[V4]] : f32, !llvm.ptr
// CHECK-NEXT:             omp.parallel {
// CHECK-NEXT:               omp.wsloop reduction(@__scf_reduction %[[V4:[^ ]+]] -> %[[ARG5:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:                 omp.loop_nest (%[[ARG6:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG0]]) step (%[[ARG0]]) {
// CHECK-NEXT:                   memref.alloca_scope  {
// CHECK-NEXT:                     %[[V8:[^ ]+]] = llvm.load %[[ARG5]] : !llvm.ptr -> f32
// CHECK-NEXT:                     %[[V9:[^ ]+]] = arith.addf %[[V8]], %[[ARG1:[^ ]+]] : f32
// CHECK-NEXT:                     llvm.store %[[V9]], %[[ARG5]] : f32, !llvm.ptr
// CHECK-NEXT:                   }
// CHECK-NEXT:                   omp.yield
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:               omp.terminator
// CHECK-NEXT:             }
// CHECK-NEXT:             %[[V5:[^ ]+]] = llvm.load %[[V4]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V6:[^ ]+]] = llvm.load %[[ARG3:[^ ]+]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V7:[^ ]+]] = arith.mulf %[[V6]], %[[V5]] : f32
// CHECK-NEXT:             llvm.store %[[V7]], %[[ARG3]] : f32, !llvm.ptr
// CHECK-NEXT:           }
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1:[^ ]+]] : !llvm.ptr -> f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
