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



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.update %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: i32):
// CHECK-NEXT:       omp.yield(%[[ARG10]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.update %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG10]]: i32):
// CHECK-NEXT:       omp.yield(%[[ARG10]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.read %[[ARG2]] = %[[ARG3]] hint(uncontended) : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG1]] hint(uncontended) : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.update hint(uncontended) %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG10]]: i32):
// CHECK-NEXT:       omp.yield(%[[ARG10]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture hint(uncontended) {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.read %[[ARG2]] = %[[ARG3]] hint(contended) : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG1]] hint(contended) : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.update hint(contended) %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG10]]: i32):
// CHECK-NEXT:       omp.yield(%[[ARG10]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture hint(contended) {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.read %[[ARG2]] = %[[ARG3]] hint(nonspeculative) : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG1]] hint(nonspeculative) : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.update hint(nonspeculative) %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG10]]: i32):
// CHECK-NEXT:       omp.yield(%[[ARG10]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture hint(nonspeculative) {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.write"(%[[ARG2]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "omp.atomic.update"(%[[ARG2]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG14:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.yield"(%[[ARG14]]) : (i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.write"(%[[ARG3]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32, hint = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.write"(%[[ARG2]], %[[ARG1]]) <{hint = 0 : i64}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "omp.atomic.update"(%[[ARG2]]) <{hint = 0 : i64}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG13:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.yield"(%[[ARG13]]) : (i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() <{hint = 0 : i64}> ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.write"(%[[ARG3]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32, hint = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.write"(%[[ARG2]], %[[ARG1]]) <{hint = 1 : i64}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "omp.atomic.update"(%[[ARG2]]) <{hint = 1 : i64}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG12:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.yield"(%[[ARG12]]) : (i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() <{hint = 1 : i64}> ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.write"(%[[ARG3]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32, hint = 2 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.write"(%[[ARG2]], %[[ARG1]]) <{hint = 2 : i64}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "omp.atomic.update"(%[[ARG2]]) <{hint = 2 : i64}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG11:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.yield"(%[[ARG11]]) : (i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() <{hint = 2 : i64}> ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.write"(%[[ARG3]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32, hint = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.write"(%[[ARG2]], %[[ARG1]]) <{hint = 4 : i64}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "omp.atomic.update"(%[[ARG2]]) <{hint = 4 : i64}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.yield"(%[[ARG10]]) : (i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() <{hint = 4 : i64}> ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.write"(%[[ARG3]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

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



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.atomic.read %[[ARG2]] = %[[ARG3]] hint(contended, speculative) : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG1]] hint(contended, speculative) : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.update hint(contended, speculative) %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: i32):
// CHECK-NEXT:       omp.yield(%[[ARG10]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture hint(contended, speculative) {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.read %[[ARG2]] = %[[ARG3]] memory_order(seq_cst) : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG1]] memory_order(seq_cst) : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.update hint(contended) memory_order(seq_cst) %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG10]]: i32):
// CHECK-NEXT:       omp.yield(%[[ARG10]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture memory_order(seq_cst) {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture memory_order(acq_rel) {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.read %[[ARG2]] = %[[ARG3]] memory_order(acquire) : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.capture memory_order(acquire) {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG1]] memory_order(release) : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.update hint(contended) memory_order(release) %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG10]]: i32):
// CHECK-NEXT:       omp.yield(%[[ARG10]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture memory_order(release) {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.read %[[ARG2]] = %[[ARG3]] memory_order(relaxed) : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.write %[[ARG2]] = %[[ARG1]] memory_order(relaxed) : !llvm.ptr, i32
// CHECK-NEXT:     omp.atomic.update hint(contended) memory_order(relaxed) %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG10]]: i32):
// CHECK-NEXT:       omp.yield(%[[ARG10]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture memory_order(relaxed) {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.read %[[ARG2]] = %[[ARG4]] : !llvm.ptr, memref<f32>, f32
// CHECK-NEXT:     omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32 {a}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32, hint = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.write"(%[[ARG2]], %[[ARG1]]) <{hint = 10 : i64}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "omp.atomic.update"(%[[ARG2]]) <{hint = 10 : i64}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG13:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.yield"(%[[ARG13]]) : (i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() <{hint = 10 : i64}> ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.write"(%[[ARG3]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32, memory_order = #omp<memoryorderkind seq_cst>}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.write"(%[[ARG2]], %[[ARG1]]) <{hint = 0 : i64, memory_order = #omp<memoryorderkind seq_cst>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "omp.atomic.update"(%[[ARG2]]) <{hint = 2 : i64, memory_order = #omp<memoryorderkind seq_cst>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG12:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.yield"(%[[ARG12]]) : (i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() <{memory_order = #omp<memoryorderkind seq_cst>}> ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.write"(%[[ARG3]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() <{memory_order = #omp<memoryorderkind acq_rel>}> ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.write"(%[[ARG3]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32, memory_order = #omp<memoryorderkind acquire>}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() <{memory_order = #omp<memoryorderkind acquire>}> ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.write"(%[[ARG3]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.write"(%[[ARG2]], %[[ARG1]]) <{hint = 0 : i64, memory_order = #omp<memoryorderkind release>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "omp.atomic.update"(%[[ARG2]]) <{hint = 2 : i64, memory_order = #omp<memoryorderkind release>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG11:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.yield"(%[[ARG11]]) : (i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() <{memory_order = #omp<memoryorderkind release>}> ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.write"(%[[ARG3]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32, memory_order = #omp<memoryorderkind relaxed>}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.write"(%[[ARG2]], %[[ARG1]]) <{hint = 0 : i64, memory_order = #omp<memoryorderkind relaxed>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "omp.atomic.update"(%[[ARG2]]) <{hint = 2 : i64, memory_order = #omp<memoryorderkind relaxed>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.yield"(%[[ARG10]]) : (i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() <{memory_order = #omp<memoryorderkind relaxed>}> ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.write"(%[[ARG3]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.read"(%[[ARG4]], %[[ARG2]]) <{element_type = f32}> : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> {a} : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

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



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.atomic.write %[[ARG4]] = %[[ARG7]] : memref<f32>, f32
// CHECK-NEXT:     omp.atomic.update %[[ARG4]] : memref<f32> {
// CHECK-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: f32):
// CHECK-NEXT:       omp.yield(%[[ARG10]] : f32)
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.update %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG10]]: i32):
// CHECK-NEXT:       omp.yield(%[[ARG1]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.update %[[ARG2]] : !llvm.ptr {
// CHECK-NEXT:     ^bb0(%[[ARG10]]: i32):
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG10]], %[[ARG1]] : i32
// CHECK-NEXT:       omp.yield(%[[V0]] : i32)
// CHECK-NEXT:     } {atomic_control = #omp.atomic_control<remote_memory = true>}
// CHECK-NEXT:     omp.atomic.capture {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.update %[[ARG3]] : !llvm.ptr {
// CHECK-NEXT:       ^bb0(%[[ARG10]]: i32):
// CHECK-NEXT:         %[[V0]] = arith.addi %[[ARG10]], %[[ARG1]] : i32
// CHECK-NEXT:         omp.yield(%[[V0]] : i32)
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.write %[[ARG3]] = %[[ARG1]] : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture {
// CHECK-NEXT:       omp.atomic.update %[[ARG3]] : !llvm.ptr {
// CHECK-NEXT:       ^bb0(%[[ARG10]]: i32):
// CHECK-NEXT:         %[[V0]] = arith.addi %[[ARG10]], %[[ARG1]] : i32
// CHECK-NEXT:         omp.yield(%[[V0]] : i32)
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.atomic.capture {
// CHECK-NEXT:       omp.atomic.read %[[ARG2]] = %[[ARG3]] : !llvm.ptr, !llvm.ptr, i32
// CHECK-NEXT:       omp.atomic.update %[[ARG3]] : !llvm.ptr {
// CHECK-NEXT:       ^bb0(%[[ARG10]]: i32):
// CHECK-NEXT:         %[[V0]] = arith.addi %[[ARG10]], %[[ARG1]] : i32
// CHECK-NEXT:         omp.yield(%[[V0]] : i32)
// CHECK-NEXT:       }
// CHECK-NEXT:     } {a}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.atomic.write"(%[[ARG4]], %[[ARG7]]) : (memref<f32>, f32) -> ()
// GENERIC-NEXT:     "omp.atomic.update"(%[[ARG4]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG15:[^ ]+]]: f32):
// GENERIC-NEXT:       "omp.yield"(%[[ARG15]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<f32>) -> ()
// GENERIC-NEXT:     "omp.atomic.update"(%[[ARG2]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG14:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.yield"(%[[ARG1]]) : (i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.update"(%[[ARG2]]) <{atomic_control = #omp.atomic_control<remote_memory = true>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG13:[^ ]+]]: i32):
// GENERIC-NEXT:       %[[V3:[^ ]+]] = "arith.addi"(%[[ARG13]], %[[ARG1]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "omp.yield"(%[[V3]]) : (i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.update"(%[[ARG3]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG12:[^ ]+]]: i32):
// GENERIC-NEXT:         %[[V2:[^ ]+]] = "arith.addi"(%[[ARG12]], %[[ARG1]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:         "omp.yield"(%[[V2]]) : (i32) -> ()
// GENERIC-NEXT:       }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.write"(%[[ARG3]], %[[ARG1]]) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() ({
// GENERIC-NEXT:       "omp.atomic.update"(%[[ARG3]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG11:[^ ]+]]: i32):
// GENERIC-NEXT:         %[[V1:[^ ]+]] = "arith.addi"(%[[ARG11]], %[[ARG1]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:         "omp.yield"(%[[V1]]) : (i32) -> ()
// GENERIC-NEXT:       }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.atomic.capture"() ({
// GENERIC-NEXT:       "omp.atomic.read"(%[[ARG3]], %[[ARG2]]) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.atomic.update"(%[[ARG3]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:         %[[V0:[^ ]+]] = "arith.addi"(%[[ARG10]], %[[ARG1]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:         "omp.yield"(%[[V0]]) : (i32) -> ()
// GENERIC-NEXT:       }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {a} : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
