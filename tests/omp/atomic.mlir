// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.atomic.read %p = %p2  : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %p = %n  : !llvm.ptr, i32
  omp.atomic.update  %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%x : i32) }
  omp.atomic.capture  { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p2 = %n : !llvm.ptr, i32 }
  omp.atomic.read %p = %p2 hint(none) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %p = %n hint(none) : !llvm.ptr, i32
  omp.atomic.update hint(none) %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%x : i32) }
  omp.atomic.capture hint(none) { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p2 = %n : !llvm.ptr, i32 }
  omp.atomic.read %p = %p2 hint(uncontended) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %p = %n hint(uncontended) : !llvm.ptr, i32
  omp.atomic.update hint(uncontended) %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%x : i32) }
  omp.atomic.capture hint(uncontended) { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p2 = %n : !llvm.ptr, i32 }
  omp.atomic.read %p = %p2 hint(contended) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %p = %n hint(contended) : !llvm.ptr, i32
  omp.atomic.update hint(contended) %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%x : i32) }
  omp.atomic.capture hint(contended) { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p2 = %n : !llvm.ptr, i32 }
  omp.atomic.read %p = %p2 hint(nonspeculative) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %p = %n hint(nonspeculative) : !llvm.ptr, i32
  omp.atomic.update hint(nonspeculative) %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%x : i32) }
  omp.atomic.capture hint(nonspeculative) { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p2 = %n : !llvm.ptr, i32 }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.atomic.read %p = %p2 hint(contended, speculative) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %p = %n hint(contended, speculative) : !llvm.ptr, i32
  omp.atomic.update hint(contended, speculative) %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%x : i32) }
  omp.atomic.capture hint(contended, speculative) { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p2 = %n : !llvm.ptr, i32 }
  omp.atomic.read %p = %p2 memory_order(seq_cst) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %p = %n memory_order(seq_cst) hint(none) : !llvm.ptr, i32
  omp.atomic.update memory_order(seq_cst) hint(contended) %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%x : i32) }
  omp.atomic.capture memory_order(seq_cst) { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p2 = %n : !llvm.ptr, i32 }
  omp.atomic.capture memory_order(acq_rel) { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p2 = %n : !llvm.ptr, i32 }
  omp.atomic.read %p = %p2 memory_order(acquire) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.capture memory_order(acquire) { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p2 = %n : !llvm.ptr, i32 }
  omp.atomic.write %p = %n memory_order(release) hint(none) : !llvm.ptr, i32
  omp.atomic.update memory_order(release) hint(contended) %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%x : i32) }
  omp.atomic.capture memory_order(release) { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p2 = %n : !llvm.ptr, i32 }
  omp.atomic.read %p = %p2 memory_order(relaxed) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.write %p = %n memory_order(relaxed) hint(none) : !llvm.ptr, i32
  omp.atomic.update memory_order(relaxed) hint(contended) %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%x : i32) }
  omp.atomic.capture memory_order(relaxed) { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p2 = %n : !llvm.ptr, i32 }
  omp.atomic.read %p = %m : !llvm.ptr, memref<f32>, f32
  omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 {a}
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.atomic.write %m = %v : memref<f32>, f32
  omp.atomic.update %m : memref<f32> { ^bb0(%x: f32): omp.yield(%x : f32) }
  omp.atomic.update %p : !llvm.ptr { ^bb0(%x: i32): omp.yield(%n : i32) }
  omp.atomic.update %p : !llvm.ptr { ^bb0(%x: i32): %z = arith.addi %x, %n : i32 omp.yield(%z : i32) } {atomic_control = #omp.atomic_control<remote_memory = true>}
  omp.atomic.capture { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.update %p2 : !llvm.ptr { ^bb0(%x: i32): %z = arith.addi %x, %n : i32 omp.yield(%z : i32) } }
  omp.atomic.capture { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.write %p2 = %n : !llvm.ptr, i32 }
  omp.atomic.capture { omp.atomic.update %p2 : !llvm.ptr { ^bb0(%x: i32): %z = arith.addi %x, %n : i32 omp.yield(%z : i32) } omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 }
  omp.atomic.capture { omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32 omp.atomic.update %p2 : !llvm.ptr { ^bb0(%x: i32): %z = arith.addi %x, %n : i32 omp.yield(%z : i32) } omp.terminator } {a}
  return
}

