// RUN: mlir-opt %s --canonicalize | FileCheck %s

func.func @f(%p: !llvm.ptr, %p2: !llvm.ptr, %n: i32, %m: memref<i32>, %c: i1) {
  omp.atomic.update %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%x : i32) }
  omp.atomic.update %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%n : i32) }
  omp.atomic.update hint(contended) memory_order(relaxed) %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%n : i32) } {foo}
  omp.atomic.update %p : !llvm.ptr { ^bb0(%x: i32): %z = arith.addi %x, %n : i32 omp.yield(%n : i32) }
  omp.atomic.update %p : !llvm.ptr { ^bb0(%x: i32): %z = arith.addi %x, %x : i32 omp.yield(%z : i32) }
  omp.atomic.update %p : !llvm.ptr { ^bb0(%x: i32): %z = arith.constant 2 : i32 omp.yield(%z : i32) } {atomic_control = #omp.atomic_control<remote_memory = true>}
  omp.atomic.capture { omp.atomic.read %p2 = %p : !llvm.ptr, !llvm.ptr, i32 omp.atomic.update %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%n : i32) } }
  omp.parallel { omp.terminator }
  omp.parallel { %z = arith.constant 2 : i32 omp.terminator }
  omp.parallel { %z = arith.constant 2 : i32 memref.store %z, %m[] : memref<i32> omp.terminator }
  omp.teams { omp.terminator }
  omp.single { omp.terminator }
  omp.workshare { omp.terminator }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { %z = arith.constant 3 : i32 memref.store %z, %m[] : memref<i32> omp.yield } }
  omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.taskloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.master { cf.cond_br %c, ^a, ^b ^a: cf.br ^b ^b: omp.terminator }
  %t = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  %bd = omp.map.bounds upper_bound(%n : i32)
  omp.flush
  omp.task { omp.terminator }
  return
}
func.func @callee(%m: memref<i32>) { omp.parallel { omp.terminator } return }
func.func @callee2(%m: memref<i32>, %n: i32) { memref.store %n, %m[] : memref<i32> return }
func.func @caller(%m: memref<i32>, %n: i32) { call @callee(%m) : (memref<i32>) -> ()  omp.parallel { func.call @callee2(%m, %n) : (memref<i32>, i32) -> () omp.terminator } return }

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: memref<i32>, %[[ARG4:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[C3_I32:[^ ]+]] = arith.constant 3 : i32
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     omp.atomic.write %[[ARG0]] = %[[ARG2]] : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.write %[[ARG0]] = %[[ARG2]] hint(contended) memory_order(relaxed) : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.write %[[ARG0]] = %[[ARG2]] : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.update %[[ARG0]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG5:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// CHECK-NEXT:       omp.yield(%[[V1]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.write %[[ARG0]] = %[[C2_I32]] : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.capture {
// CHECK-NEXT:       omp.atomic.read %[[ARG1]] = %[[ARG0]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG0]] = %[[ARG2]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       memref.store %[[C2_I32]], %[[ARG3]][] : memref<i32>
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG5]]) : i32 = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[C3_I32]], %[[ARG3]][] : memref<i32>
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.master {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.threadprivate %[[ARG0]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     omp.flush
// CHECK-NEXT:     omp.task {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @callee(%[[ARG0:[^ ]+]]: memref<i32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @callee2(%[[ARG0:[^ ]+]]: memref<i32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ARG0]][] : memref<i32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%[[ARG0:[^ ]+]]: memref<i32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     call @callee(%[[ARG0]]) : (memref<i32>) -> ()
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       func.call @callee2(%[[ARG0]], %[[ARG1]]) : (memref<i32>, i32) -> ()
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
