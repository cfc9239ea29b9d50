// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp=num-threads=4 --mlir-print-debuginfo | FileCheck %s

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.parallel (%a, %b) = (%i, %i) to (%j, %j) step (%s, %s) {
    memref.store %v, %m[%a] : memref<?xf32>
  }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:14)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:25)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:36)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:47)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:66)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:75)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:85)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:14), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:25), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:36), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:47), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:66), %[[ARG5:[^ ]+]]: i32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:75), %[[ARG6:[^ ]+]]: i1 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:85)) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64 loc(#loc9)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32 loc(#loc9)
// CHECK-NEXT:     omp.parallel num_threads(%[[V1]] : i32) {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) : index = (%[[ARG0]], %[[ARG0]]) to (%[[ARG1]], %[[ARG1]]) step (%[[ARG2]], %[[ARG2]]) collapse(2) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             memref.store %[[ARG4]], %[[ARG3]][%[[ARG7]]] : memref<?xf32> loc(#loc10)
// CHECK-NEXT:           } loc(#loc9)
// CHECK-NEXT:           omp.yield loc(#loc9)
// CHECK-NEXT:         } loc(#loc9)
// CHECK-NEXT:       } loc(#loc9)
// CHECK-NEXT:       omp.terminator loc(#loc9)
// CHECK-NEXT:     } loc(#loc9)
// CHECK-NEXT:     return loc(#loc11)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":0:0)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":3:1)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":4:3)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":5:5)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":7:3)

// -----

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.parallel (%a) = (%i) to (%j) step (%s) {
    scf.parallel (%b) = (%i) to (%a) step (%s) {
      memref.store %v, %m[%b] : memref<?xf32>
    }
  }
  return
}

// CHECK: #loc2 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:14)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:25)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:36)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:47)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:66)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:75)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:85)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:14), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:25), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:36), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:47), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:66), %[[ARG5:[^ ]+]]: i32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:75), %[[ARG6:[^ ]+]]: i1 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:85)) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64 loc(#loc9)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32 loc(#loc9)
// CHECK-NEXT:     omp.parallel num_threads(%[[V1]] : i32) {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG7:[^ ]+]]) : index = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64 loc(#loc10)
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32 loc(#loc10)
// CHECK-NEXT:             omp.parallel num_threads(%[[V3]] : i32) {
// CHECK-NEXT:               omp.wsloop {
// CHECK-NEXT:                 omp.loop_nest (%[[ARG8:[^ ]+]]) : index = (%[[ARG0]]) to (%[[ARG7]]) step (%[[ARG2]]) {
// CHECK-NEXT:                   memref.alloca_scope  {
// CHECK-NEXT:                     memref.store %[[ARG4]], %[[ARG3]][%[[ARG8]]] : memref<?xf32> loc(#loc11)
// CHECK-NEXT:                   } loc(#loc10)
// CHECK-NEXT:                   omp.yield loc(#loc10)
// CHECK-NEXT:                 } loc(#loc10)
// CHECK-NEXT:               } loc(#loc10)
// CHECK-NEXT:               omp.terminator loc(#loc10)
// CHECK-NEXT:             } loc(#loc10)
// CHECK-NEXT:           } loc(#loc9)
// CHECK-NEXT:           omp.yield loc(#loc9)
// CHECK-NEXT:         } loc(#loc9)
// CHECK-NEXT:       } loc(#loc9)
// CHECK-NEXT:       omp.terminator loc(#loc9)
// CHECK-NEXT:     } loc(#loc9)
// CHECK-NEXT:     return loc(#loc12)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":41:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":43:1)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":44:3)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":45:5)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":46:7)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":49:3)

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

// CHECK: #loc2 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":101:12)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":102:35)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":102:44)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:14)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:25)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:36)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:47)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:66)
// CHECK-NEXT: #loc13 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:75)
// CHECK-NEXT: #loc14 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:85)
// CHECK-NEXT: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":101:12)):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32 loc(#loc1)
// CHECK-NEXT:     omp.yield(%[[V0]] : f32) loc(#loc1)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":102:35), %[[ARG1:[^ ]+]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":102:44)):
// CHECK-NEXT:     %[[V0]] = arith.addf %[[ARG0]], %[[ARG1]] : f32 loc(#loc5)
// CHECK-NEXT:     omp.yield(%[[V0]] : f32) loc(#loc6)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":101:12), %[[ARG1]]: !llvm.ptr loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":101:12)):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> f32 loc(#loc1)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, f32 loc(#loc1)
// CHECK-NEXT:     omp.yield loc(#loc1)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:14), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:25), %[[ARG2:[^ ]+]]: index loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:36), %[[ARG3:[^ ]+]]: memref<?xf32> loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:47), %[[ARG4:[^ ]+]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:66), %[[ARG5:[^ ]+]]: i32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:75), %[[ARG6:[^ ]+]]: i1 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:85)) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64 loc(#loc15)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32 loc(#loc15)
// CHECK-NEXT:     omp.parallel num_threads(%[[V1]] : i32) {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG7:[^ ]+]]) : index = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64 loc(#loc16)
// CHECK-NEXT:             %[[V3:[^ ]+]] = llvm.alloca %[[V2]] x f32 : (i64) -> !llvm.ptr loc(#loc16)
// CHECK-NEXT:             llvm.store %[[ARG4]], %[[V3]] : f32, !llvm.ptr loc(#loc16)
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32 loc(#loc16)
// CHECK-NEXT:             omp.parallel num_threads(%[[V4]] : i32) {
// CHECK-NEXT:               omp.wsloop reduction(@__scf_reduction %[[V3:[^ ]+]] -> %[[ARG8:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:                 omp.loop_nest (%[[ARG9:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG7:[^ ]+]]) step (%[[ARG2:[^ ]+]]) {
// CHECK-NEXT:                   memref.alloca_scope  {
// CHECK-NEXT:                     %[[V6:[^ ]+]] = memref.load %[[ARG3:[^ ]+]][%[[ARG9]]] : memref<?xf32> loc(#loc2)
// CHECK-NEXT:                     %[[V7:[^ ]+]] = llvm.load %[[ARG8]] : !llvm.ptr -> f32 loc(#loc1)
// CHECK-NEXT:                     %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[V6]] : f32 loc(#loc5)
// CHECK-NEXT:                     llvm.store %[[V8]], %[[ARG8]] : f32, !llvm.ptr loc(#loc16)
// CHECK-NEXT:                   } loc(#loc16)
// CHECK-NEXT:                   omp.yield loc(#loc16)
// CHECK-NEXT:                 } loc(#loc16)
// CHECK-NEXT:               } loc(#loc16)
// CHECK-NEXT:               omp.terminator loc(#loc16)
// CHECK-NEXT:             } loc(#loc16)
// CHECK-NEXT:             %[[V5:[^ ]+]] = llvm.load %[[V3]] : !llvm.ptr -> f32 loc(#loc16)
// CHECK-NEXT:             memref.store %[[V5]], %[[ARG3]][%[[ARG7]]] : memref<?xf32> loc(#loc17)
// CHECK-NEXT:           } loc(#loc15)
// CHECK-NEXT:           omp.yield loc(#loc15)
// CHECK-NEXT:         } loc(#loc15)
// CHECK-NEXT:       } loc(#loc15)
// CHECK-NEXT:       omp.terminator loc(#loc15)
// CHECK-NEXT:     } loc(#loc15)
// CHECK-NEXT:     scf.for %[[ARG7]] = %[[ARG0]] to %[[ARG1:[^ ]+]] step %[[ARG2]] {
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64 loc(#loc19)
// CHECK-NEXT:       %[[V3]] = llvm.mlir.constant(4 : i32) : i32 loc(#loc19)
// CHECK-NEXT:       omp.parallel num_threads(%[[V3]] : i32) {
// CHECK-NEXT:         omp.wsloop {
// CHECK-NEXT:           omp.loop_nest (%[[ARG8]]) : index = (%[[ARG0]]) to (%[[ARG7]]) step (%[[ARG2]]) {
// CHECK-NEXT:             memref.alloca_scope  {
// CHECK-NEXT:               memref.store %[[ARG4:[^ ]+]], %[[ARG3]][%[[ARG8]]] : memref<?xf32> loc(#loc20)
// CHECK-NEXT:             } loc(#loc19)
// CHECK-NEXT:             omp.yield loc(#loc19)
// CHECK-NEXT:           } loc(#loc19)
// CHECK-NEXT:         } loc(#loc19)
// CHECK-NEXT:         omp.terminator loc(#loc19)
// CHECK-NEXT:       } loc(#loc19)
// CHECK-NEXT:     } loc(#loc18)
// CHECK-NEXT:     scf.if %[[ARG6:[^ ]+]] {
// CHECK-NEXT:       %[[V2]] = llvm.mlir.constant(1 : i64) : i64 loc(#loc22)
// CHECK-NEXT:       %[[V3]] = llvm.mlir.constant(4 : i32) : i32 loc(#loc22)
// CHECK-NEXT:       omp.parallel num_threads(%[[V3]] : i32) {
// CHECK-NEXT:         omp.wsloop {
// CHECK-NEXT:           omp.loop_nest (%[[ARG7]]) : index = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:             memref.alloca_scope  {
// CHECK-NEXT:               %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32> loc(#loc23)
// CHECK-NEXT:               memref.store %[[ARG4]], %[[ALLOCA]][%[[ARG7]]] : memref<4xf32> loc(#loc24)
// CHECK-NEXT:             } loc(#loc22)
// CHECK-NEXT:             omp.yield loc(#loc22)
// CHECK-NEXT:           } loc(#loc22)
// CHECK-NEXT:         } loc(#loc22)
// CHECK-NEXT:         omp.terminator loc(#loc22)
// CHECK-NEXT:       } loc(#loc22)
// CHECK-NEXT:     } loc(#loc21)
// CHECK-NEXT:     return loc(#loc25)
// CHECK-NEXT:   } loc(#loc7)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":96:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":102:7)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":102:59)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":102:83)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":98:1)
// CHECK-NEXT: #loc15 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":99:3)
// CHECK-NEXT: #loc16 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":100:10)
// CHECK-NEXT: #loc17 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":104:5)
// CHECK-NEXT: #loc18 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":106:3)
// CHECK-NEXT: #loc19 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":107:5)
// CHECK-NEXT: #loc20 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":107:50)
// CHECK-NEXT: #loc21 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":109:3)
// CHECK-NEXT: #loc22 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":110:5)
// CHECK-NEXT: #loc23 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":110:56)
// CHECK-NEXT: #loc24 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":110:88)
// CHECK-NEXT: #loc25 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":112:3)

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

// CHECK: #loc2 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":226:25)
// CHECK-NEXT: #loc3 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":229:35)
// CHECK-NEXT: #loc4 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":229:44)
// CHECK-NEXT: #loc8 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":228:10)
// CHECK-NEXT: #loc9 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":231:33)
// CHECK-NEXT: #loc10 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":231:42)
// CHECK-NEXT: #loc14 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":226:14)
// CHECK-NEXT: #loc15 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":226:34)
// CHECK-NEXT: module {
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":226:25)):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32 loc(#loc1)
// CHECK-NEXT:     omp.yield(%[[V0]] : f32) loc(#loc1)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":229:35), %[[ARG1:[^ ]+]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":229:44)):
// CHECK-NEXT:     %[[V0]] = arith.addf %[[ARG0]], %[[ARG1]] : f32 loc(#loc5)
// CHECK-NEXT:     omp.yield(%[[V0]] : f32) loc(#loc6)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":226:25), %[[ARG1]]: !llvm.ptr loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":226:25)):
// CHECK-NEXT:     %[[V0]] = llvm.load %[[ARG1]] : !llvm.ptr -> f32 loc(#loc1)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[V0]] monotonic : !llvm.ptr, f32 loc(#loc1)
// CHECK-NEXT:     omp.yield loc(#loc1)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT:   omp.declare_reduction @__scf_reduction_0 : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":228:10)):
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32 loc(#loc7)
// CHECK-NEXT:     omp.yield(%[[V0]] : f32) loc(#loc7)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":231:33), %[[ARG1:[^ ]+]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":231:42)):
// CHECK-NEXT:     %[[V0]] = arith.mulf %[[ARG0]], %[[ARG1]] : f32 loc(#loc11)
// CHECK-NEXT:     omp.yield(%[[V0]] : f32) loc(#loc12)
// CHECK-NEXT:   } loc(#loc7)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":226:14), %[[ARG1:[^ ]+]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":226:25), %[[ARG2:[^ ]+]]: f32 loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":226:34)) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64 loc(#loc16)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x f32 : (i64) -> !llvm.ptr loc(#loc16)
// CHECK-NEXT:     llvm.store %[[ARG1]], %[[V1]] : f32, !llvm.ptr loc(#loc16)
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32 loc(#loc16)
// CHECK-NEXT:     omp.parallel num_threads(%[[V2]] : i32) {
// CHECK-NEXT:       omp.wsloop reduction(@__scf_reduction_0 %[[V1:[^ ]+]] -> %[[ARG3:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:         omp.loop_nest (%[[ARG4:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG0]]) step (%[[ARG0]]) {
// CHECK-NEXT:           memref.alloca_scope  {
// CHECK-NEXT:             %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64 loc(#loc8)
// CHECK-NEXT:             %[[V5:[^ ]+]] = llvm.alloca %[[V4]] x f32 : (i64) -> !llvm.ptr loc(#loc8)
// CHECK-NEXT:             llvm.store %[[ARG2:[^ ]+]], %[[V5]] : f32, !llvm.ptr loc(#loc8)
// CHECK-NEXT:             %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32 loc(#loc8)
// CHECK-NEXT:             omp.parallel num_threads(%[[V6]] : i32) {
// CHECK-NEXT:               omp.wsloop reduction(@__scf_reduction %[[V5:[^ ]+]] -> %[[ARG5:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:                 omp.loop_nest (%[[ARG6:[^ ]+]]) : index = (%[[ARG0:[^ ]+]]) to (%[[ARG0]]) step (%[[ARG0]]) {
// CHECK-NEXT:                   memref.alloca_scope  {
// CHECK-NEXT:                     %[[V10:[^ ]+]] = llvm.load %[[ARG5]] : !llvm.ptr -> f32 loc(#loc1)
// CHECK-NEXT:                     %[[V11:[^ ]+]] = arith.addf %[[V10]], %[[ARG1:[^ ]+]] : f32 loc(#loc5)
// CHECK-NEXT:                     llvm.store %[[V11]], %[[ARG5]] : f32, !llvm.ptr loc(#loc8)
// CHECK-NEXT:                   } loc(#loc8)
// CHECK-NEXT:                   omp.yield loc(#loc8)
// CHECK-NEXT:                 } loc(#loc8)
// CHECK-NEXT:               } loc(#loc8)
// CHECK-NEXT:               omp.terminator loc(#loc8)
// CHECK-NEXT:             } loc(#loc8)
// CHECK-NEXT:             %[[V7:[^ ]+]] = llvm.load %[[V5]] : !llvm.ptr -> f32 loc(#loc8)
// CHECK-NEXT:             %[[V8:[^ ]+]] = llvm.load %[[ARG3:[^ ]+]] : !llvm.ptr -> f32 loc(#loc7)
// CHECK-NEXT:             %[[V9:[^ ]+]] = arith.mulf %[[V8]], %[[V7]] : f32 loc(#loc11)
// CHECK-NEXT:             llvm.store %[[V9]], %[[ARG3]] : f32, !llvm.ptr loc(#loc16)
// CHECK-NEXT:           } loc(#loc16)
// CHECK-NEXT:           omp.yield loc(#loc16)
// CHECK-NEXT:         } loc(#loc16)
// CHECK-NEXT:       } loc(#loc16)
// CHECK-NEXT:       omp.terminator loc(#loc16)
// CHECK-NEXT:     } loc(#loc16)
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.load %[[V1:[^ ]+]] : !llvm.ptr -> f32 loc(#loc16)
// CHECK-NEXT:     return %[[V3]] : f32 loc(#loc17)
// CHECK-NEXT:   } loc(#loc13)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":224:9)
// CHECK-NEXT: #loc1 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":229:7)
// CHECK-NEXT: #loc5 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":229:59)
// CHECK-NEXT: #loc6 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":229:83)
// CHECK-NEXT: #loc7 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":231:5)
// CHECK-NEXT: #loc11 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":231:57)
// CHECK-NEXT: #loc12 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":231:81)
// CHECK-NEXT: #loc13 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":226:1)
// CHECK-NEXT: #loc16 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":227:8)
// CHECK-NEXT: #loc17 = loc("tests/lowering/convert-scf-to-openmp/num-threads.mlir":233:3)
