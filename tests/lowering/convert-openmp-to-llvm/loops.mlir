// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp --convert-openmp-to-llvm | FileCheck %s

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.parallel (%a, %b) = (%i, %i) to (%j, %j) step (%s, %s) {
    memref.store %v, %m[%a] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: i32, %[[ARG10:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG11:[^ ]+]], %[[ARG12:[^ ]+]]) : i64 = (%[[ARG0]], %[[ARG0]]) to (%[[ARG1]], %[[ARG1]]) step (%[[ARG2]], %[[ARG2]]) collapse(2) {
// CHECK-NEXT:           %[[V7:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb1
// CHECK-NEXT:         ^bb1:  // pred: ^bb0
// CHECK-NEXT:           %[[V8:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:           %[[V9:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V8]][%[[ARG11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:           llvm.store %[[ARG8]], %[[V9]] : f32, !llvm.ptr
// CHECK-NEXT:           llvm.intr.stackrestore %[[V7]] : !llvm.ptr
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

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.parallel (%a) = (%i) to (%j) step (%s) {
    scf.parallel (%b) = (%i) to (%a) step (%s) {
      memref.store %v, %m[%b] : memref<?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: i32, %[[ARG10:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG11:[^ ]+]]) : i64 = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:           %[[V7:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb1
// CHECK-NEXT:         ^bb1:  // pred: ^bb0
// CHECK-NEXT:           %[[V8:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:           omp.parallel {
// CHECK-NEXT:             omp.wsloop {
// CHECK-NEXT:               omp.loop_nest (%[[ARG12:[^ ]+]]) : i64 = (%[[ARG0]]) to (%[[ARG11]]) step (%[[ARG2]]) {
// CHECK-NEXT:                 %[[V9:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:                 llvm.br ^bb1
// CHECK-NEXT:               ^bb1:  // pred: ^bb0
// CHECK-NEXT:                 %[[V10:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:                 %[[V11:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V10]][%[[ARG12]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:                 llvm.store %[[ARG8]], %[[V11]] : f32, !llvm.ptr
// CHECK-NEXT:                 llvm.intr.stackrestore %[[V9]] : !llvm.ptr
// CHECK-NEXT:                 llvm.br ^bb2
// CHECK-NEXT:               ^bb2:  // pred: ^bb1
// CHECK-NEXT:                 omp.yield
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:             omp.terminator
// CHECK-NEXT:           }
// CHECK-NEXT:           llvm.intr.stackrestore %[[V7]] : !llvm.ptr
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
// CHECK-NEXT:     %[[V0]] = llvm.fadd %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, f32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: i32, %[[ARG10:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : i64 to index
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : i64 to index
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : i64 to index
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG11:[^ ]+]]) : i64 = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:           %[[V10:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb1
// CHECK-NEXT:         ^bb1:  // pred: ^bb0
// CHECK-NEXT:           %[[V11:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:           %[[V12:[^ ]+]] = llvm.alloca %[[V11]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:           llvm.store %[[ARG8]], %[[V12]] : f32, !llvm.ptr
// CHECK-NEXT:           omp.parallel {
// CHECK-NEXT:             omp.wsloop reduction(@__scf_reduction %[[V12:[^ ]+]] -> %[[ARG12:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:               omp.loop_nest (%[[ARG13:[^ ]+]]) : i64 = (%[[ARG0:[^ ]+]]) to (%[[ARG11:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:                 %[[V16:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:                 llvm.br ^bb1
// CHECK-NEXT:               ^bb1:  // pred: ^bb0
// CHECK-NEXT:                 %[[V17:[^ ]+]] = llvm.extractvalue %[[V8:[^ ]+]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:                 %[[V18:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V17]][%[[ARG13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:                 %[[V19:[^ ]+]] = llvm.load %[[V18]] : !llvm.ptr -> f32
// CHECK-NEXT:                 %[[V20:[^ ]+]] = llvm.load %[[ARG12]] : !llvm.ptr -> f32
// CHECK-NEXT:                 %[[V21:[^ ]+]] = llvm.fadd %[[V20]], %[[V19]] : f32
// CHECK-NEXT:                 llvm.store %[[V21]], %[[ARG12]] : f32, !llvm.ptr
// CHECK-NEXT:                 llvm.intr.stackrestore %[[V16]] : !llvm.ptr
// CHECK-NEXT:                 llvm.br ^bb2
// CHECK-NEXT:               ^bb2:  // pred: ^bb1
// CHECK-NEXT:                 omp.yield
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:             omp.terminator
// CHECK-NEXT:           }
// CHECK-NEXT:           %[[V13:[^ ]+]] = llvm.load %[[V12]] : !llvm.ptr -> f32
// CHECK-NEXT:           %[[V14:[^ ]+]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:           %[[V15:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V14]][%[[ARG11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:           llvm.store %[[V13]], %[[V15]] : f32, !llvm.ptr
// CHECK-NEXT:           llvm.intr.stackrestore %[[V10:[^ ]+]] : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb2
// CHECK-NEXT:         ^bb2:  // pred: ^bb1
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG11]] = %[[V2:[^ ]+]] to %[[V1:[^ ]+]] step %[[V0:[^ ]+]] {
// CHECK-NEXT:       %[[V10]] = builtin.unrealized_conversion_cast %[[ARG11]] : index to i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       omp.parallel {
// CHECK-NEXT:         omp.wsloop {
// CHECK-NEXT:           omp.loop_nest (%[[ARG12]]) : i64 = (%[[ARG0]]) to (%[[V10]]) step (%[[ARG2]]) {
// CHECK-NEXT:             %[[V12]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:             llvm.br ^bb1
// CHECK-NEXT:           ^bb1:  // pred: ^bb0
// CHECK-NEXT:             %[[V13]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:             %[[V14]] = llvm.getelementptr inbounds|nuw %[[V13]][%[[ARG12]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:             llvm.store %[[ARG8:[^ ]+]], %[[V14]] : f32, !llvm.ptr
// CHECK-NEXT:             llvm.intr.stackrestore %[[V12]] : !llvm.ptr
// CHECK-NEXT:             llvm.br ^bb2
// CHECK-NEXT:           ^bb2:  // pred: ^bb1
// CHECK-NEXT:             omp.yield
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[ARG10:[^ ]+]] {
// CHECK-NEXT:       %[[V10]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       omp.parallel {
// CHECK-NEXT:         omp.wsloop {
// CHECK-NEXT:           omp.loop_nest (%[[ARG11]]) : i64 = (%[[ARG0]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2]]) {
// CHECK-NEXT:             %[[V11]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:             llvm.br ^bb1
// CHECK-NEXT:           ^bb1:  // pred: ^bb0
// CHECK-NEXT:             %[[V12]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:             %[[V13]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:             %[[V14]] = llvm.alloca %[[V12]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:             %[[V15]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:             %[[V16]] = llvm.insertvalue %[[V14]], %[[V15]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:             %[[V17]] = llvm.insertvalue %[[V14]], %[[V16]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:             %[[V18]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:             %[[V19]] = llvm.insertvalue %[[V18]], %[[V17]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:             %[[V20]] = llvm.insertvalue %[[V12]], %[[V19]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:             %[[V21]] = llvm.insertvalue %[[V13]], %[[V20]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:             %[[V22:[^ ]+]] = llvm.extractvalue %[[V21]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:             %[[V23:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V22]][%[[ARG11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:             llvm.store %[[ARG8]], %[[V23]] : f32, !llvm.ptr
// CHECK-NEXT:             llvm.intr.stackrestore %[[V11]] : !llvm.ptr
// CHECK-NEXT:             llvm.br ^bb2
// CHECK-NEXT:           ^bb2:  // pred: ^bb1
// CHECK-NEXT:             omp.yield
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
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
// CHECK-NEXT:     %[[V0]] = llvm.fadd %[[ARG0]], %[[ARG1]] : f32
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
// CHECK-NEXT:     %[[V0]] = llvm.fmul %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction_2 : i32 init {
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
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: i32, %[[ARG10:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.alloca %[[V6]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG8]], %[[V7]] : f32, !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.alloca %[[V6]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG8]], %[[V8]] : f32, !llvm.ptr
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.alloca %[[V6]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG9]], %[[V9]] : i32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V7:[^ ]+]] -> %[[ARG11:[^ ]+]], @__scf_reduction_0 %[[V8:[^ ]+]] -> %[[ARG12:[^ ]+]], @__scf_reduction_2 %[[V9:[^ ]+]] -> %[[ARG13:[^ ]+]] : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG14:[^ ]+]], %[[ARG15:[^ ]+]]) : i64 = (%[[ARG0:[^ ]+]], %[[ARG0]]) to (%[[ARG1:[^ ]+]], %[[ARG1]]) step (%[[ARG2:[^ ]+]], %[[ARG2]]) collapse(2) {
// CHECK-NEXT:           %[[V17:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb1
// CHECK-NEXT:         ^bb1:  // pred: ^bb0
// CHECK-NEXT:           %[[V18:[^ ]+]] = llvm.extractvalue %[[V5:[^ ]+]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:           %[[V19:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V18]][%[[ARG14]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:           %[[V20:[^ ]+]] = llvm.load %[[V19]] : !llvm.ptr -> f32
// CHECK-NEXT:           %[[V21:[^ ]+]] = llvm.load %[[ARG11]] : !llvm.ptr -> f32
// CHECK-NEXT:           %[[V22:[^ ]+]] = llvm.fadd %[[V21]], %[[V20]] : f32
// CHECK-NEXT:           llvm.store %[[V22]], %[[ARG11]] : f32, !llvm.ptr
// CHECK-NEXT:           %[[V23:[^ ]+]] = llvm.load %[[ARG12]] : !llvm.ptr -> f32
// CHECK-NEXT:           %[[V24:[^ ]+]] = llvm.fmul %[[V23]], %[[ARG8:[^ ]+]] : f32
// CHECK-NEXT:           llvm.store %[[V24]], %[[ARG12]] : f32, !llvm.ptr
// CHECK-NEXT:           %[[V25:[^ ]+]] = llvm.load %[[ARG13]] : !llvm.ptr -> i32
// CHECK-NEXT:           %[[V26:[^ ]+]] = llvm.or %[[V25]], %[[ARG9:[^ ]+]] : i32
// CHECK-NEXT:           llvm.store %[[V26]], %[[ARG13]] : i32, !llvm.ptr
// CHECK-NEXT:           llvm.intr.stackrestore %[[V17]] : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb2
// CHECK-NEXT:         ^bb2:  // pred: ^bb1
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.load %[[V7]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.load %[[V8]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.load %[[V9]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V13]][%[[ARG0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %[[V10]], %[[V14]] : f32, !llvm.ptr
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V15]][%[[ARG0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %[[V11]], %[[V16]] : f32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @__scf_reduction_1() attributes {sym_visibility = "private"}
// CHECK-NEXT:   module {
// CHECK-NEXT:     omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:       omp.yield(%[[V0]] : f32)
// CHECK-NEXT:     } combiner {
// CHECK-NEXT:     ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V0]] = llvm.fadd %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:       omp.yield(%[[V0]] : f32)
// CHECK-NEXT:     } atomic {
// CHECK-NEXT:     ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:       %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> f32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, f32
// CHECK-NEXT:       omp.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @g(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:       llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:       omp.parallel {
// CHECK-NEXT:         omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:           omp.loop_nest (%[[ARG5:[^ ]+]]) : i64 = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:             llvm.br ^bb1
// CHECK-NEXT:           ^bb1:  // pred: ^bb0
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:             %[[V5:[^ ]+]] = llvm.fadd %[[V4]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:             llvm.store %[[V5]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:             llvm.intr.stackrestore %[[V3]] : !llvm.ptr
// CHECK-NEXT:             llvm.br ^bb2
// CHECK-NEXT:           ^bb2:  // pred: ^bb1
// CHECK-NEXT:             omp.yield
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:       llvm.return %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction_3 : f32 init {
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
// CHECK-NEXT:   llvm.func @g2(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction_3 %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : i64 = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           %[[V3:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb1
// CHECK-NEXT:         ^bb1:  // pred: ^bb0
// CHECK-NEXT:           %[[V4:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:           %[[V5:[^ ]+]] = llvm.fadd %[[V4]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:           llvm.store %[[V5]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:           llvm.intr.stackrestore %[[V3]] : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb2
// CHECK-NEXT:         ^bb2:  // pred: ^bb1
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %[[V2]] : f32
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
// CHECK-NEXT:   %[[V0:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[V1:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     omp.yield(%[[V6]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V6]] = llvm.fadd %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V6]] : f32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V6]] = llvm.load %[[ARG1]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V6]] monotonic : !llvm.ptr, f32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[V3:[^ ]+]] = llvm.alloca %[[V2]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.store %[[V1:[^ ]+]], %[[V3]] : f32, !llvm.ptr
// CHECK-NEXT:   omp.parallel {
// CHECK-NEXT:     omp.wsloop reduction(@__scf_reduction %[[V3:[^ ]+]] -> %[[ARG0:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG1:[^ ]+]]) : i64 = (%[[V0:[^ ]+]]) to (%[[V0]]) step (%[[V0]]) {
// CHECK-NEXT:         %[[V6:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:         llvm.br ^bb1
// CHECK-NEXT:       ^bb1:  // pred: ^bb0
// CHECK-NEXT:         %[[V7:[^ ]+]] = llvm.load %[[ARG0]] : !llvm.ptr -> f32
// CHECK-NEXT:         %[[V8:[^ ]+]] = llvm.fadd %[[V7]], %[[V1:[^ ]+]] : f32
// CHECK-NEXT:         llvm.store %[[V8]], %[[ARG0]] : f32, !llvm.ptr
// CHECK-NEXT:         llvm.intr.stackrestore %[[V6]] : !llvm.ptr
// CHECK-NEXT:         llvm.br ^bb2
// CHECK-NEXT:       ^bb2:  // pred: ^bb1
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V4:[^ ]+]] = llvm.load %[[V3]] : !llvm.ptr -> f32
// CHECK-NEXT:   %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   omp.parallel {
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG0]]) : i64 = (%[[V0]]) to (%[[V0]]) step (%[[V0]]) {
// CHECK-NEXT:         %[[V6]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:         llvm.br ^bb1
// CHECK-NEXT:       ^bb1:  // pred: ^bb0
// CHECK-NEXT:         llvm.intr.stackrestore %[[V6]] : !llvm.ptr
// CHECK-NEXT:         llvm.br ^bb2
// CHECK-NEXT:       ^bb2:  // pred: ^bb1
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
// CHECK-NEXT:     %[[V0]] = llvm.fadd %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, f32
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @g2(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG1]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG2:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG3:[^ ]+]]) : i64 = (%[[ARG0:[^ ]+]]) to (%[[ARG0]]) step (%[[ARG0]]) {
// CHECK-NEXT:           %[[V3:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb1
// CHECK-NEXT:         ^bb1:  // pred: ^bb0
// CHECK-NEXT:           %[[V4:[^ ]+]] = llvm.load %[[ARG2]] : !llvm.ptr -> f32
// CHECK-NEXT:           %[[V5:[^ ]+]] = llvm.fadd %[[V4]], %[[ARG1:[^ ]+]] : f32
// CHECK-NEXT:           llvm.store %[[V5]], %[[ARG2]] : f32, !llvm.ptr
// CHECK-NEXT:           llvm.intr.stackrestore %[[V3]] : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb2
// CHECK-NEXT:         ^bb2:  // pred: ^bb1
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.forall (%a) in (%j) {  memref.store %v, %m[%a] : memref<?xf32> }
  %z = scf.for %k = %i to %j step %s iter_args(%y = %v) -> f32 { scf.yield %y : f32 }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: f32, %[[ARG9:[^ ]+]]: i32, %[[ARG10:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : i64 to index
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : i64 to index
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : i64 to index
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     scf.forall (%[[ARG11:[^ ]+]]) in (%[[V1]]) {
// CHECK-NEXT:       %[[V10:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG11]] : index to i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V11]][%[[V10]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       llvm.store %[[ARG8]], %[[V12]] : f32, !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V9:[^ ]+]] = scf.for %[[ARG11]] = %[[V2]] to %[[V1]] step %[[V0]] iter_args(%[[ARG12:[^ ]+]] = %[[ARG8]]) -> (f32) {
// CHECK-NEXT:       scf.yield %[[ARG12]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
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
// CHECK-NEXT:     %[[V0]] = llvm.fadd %[[ARG0]], %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:     omp.yield(%[[V0]] : vector<4xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x vector<4xf32> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : i64 = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           %[[V3:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb1
// CHECK-NEXT:         ^bb1:  // pred: ^bb0
// CHECK-NEXT:           %[[V4:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:           %[[V5:[^ ]+]] = llvm.fadd %[[V4]], %[[ARG3:[^ ]+]] : vector<4xf32>
// CHECK-NEXT:           llvm.store %[[V5]], %[[ARG4]] : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:           llvm.intr.stackrestore %[[V3]] : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb2
// CHECK-NEXT:         ^bb2:  // pred: ^bb1
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     llvm.return %[[V2]] : vector<4xf32>
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
// CHECK-NEXT:     %[[V0]] = llvm.fmul %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG3]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction %[[V1:[^ ]+]] -> %[[ARG4:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG5:[^ ]+]]) : i64 = (%[[ARG0:[^ ]+]]) to (%[[ARG1:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:           %[[V3:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb1
// CHECK-NEXT:         ^bb1:  // pred: ^bb0
// CHECK-NEXT:           %[[V4:[^ ]+]] = llvm.load %[[ARG4]] : !llvm.ptr -> f32
// CHECK-NEXT:           %[[V5:[^ ]+]] = llvm.fmul %[[V4]], %[[ARG3:[^ ]+]] : f32
// CHECK-NEXT:           llvm.store %[[V5]], %[[ARG4]] : f32, !llvm.ptr
// CHECK-NEXT:           llvm.intr.stackrestore %[[V3]] : !llvm.ptr
// CHECK-NEXT:           llvm.br ^bb2
// CHECK-NEXT:         ^bb2:  // pred: ^bb1
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
