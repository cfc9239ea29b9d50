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
