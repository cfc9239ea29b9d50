// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.wsloop reduction(mod: inscan, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } }
  omp.simd reduction(mod: inscan, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } }
  omp.wsloop reduction(mod: inscan, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.scan exclusive(%p, %n : !llvm.ptr, i32) omp.yield } }
  omp.simd reduction(mod: inscan, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.scan exclusive(%p, %n : !llvm.ptr, i32) omp.yield } }
  return
}



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @add : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     omp.yield(%[[CST]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.wsloop reduction(mod: inscan, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.scan inclusive(%[[ARG2]] : !llvm.ptr)
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.simd reduction(mod: inscan, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.scan inclusive(%[[ARG2]] : !llvm.ptr)
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop reduction(mod: inscan, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.scan exclusive(%[[ARG2]], %[[ARG1]] : !llvm.ptr, i32)
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.simd reduction(mod: inscan, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.scan exclusive(%[[ARG2]], %[[ARG1]] : !llvm.ptr, i32)
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "add", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG20:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V1]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG18:[^ ]+]]: f32, %[[ARG19:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "arith.addf"(%[[ARG18]], %[[ARG19]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG16:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG17:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.scan"(%[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.simd"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG14:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG15:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.scan"(%[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG12:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG13:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.scan"(%[[ARG2]], %[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 2>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.simd"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG11:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.scan"(%[[ARG2]], %[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 2>}> : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
