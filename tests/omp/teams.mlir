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
omp.private {type = private} @p : i32
omp.private {type = private} @pi : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.teams  { omp.terminator }
  omp.teams if(%c) { omp.terminator }
  omp.teams if() { omp.terminator }
  omp.teams allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.terminator }
  omp.teams allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.terminator }
  omp.teams num_teams(to %n : i32) { omp.terminator }
  omp.teams num_teams(%n : i32 to %n : i32) { omp.terminator }
  omp.teams thread_limit(%n : i32) { omp.terminator }
  omp.teams private(@p %p -> %x : !llvm.ptr) { omp.terminator }
  omp.teams private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.terminator }
  omp.teams private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.terminator }
  omp.teams private(@pi %m -> %x : memref<f32>) { omp.terminator }
  omp.teams reduction(@add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.teams reduction(byref @add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.teams reduction(mod: inscan, @add %p -> %x, byref @add %m -> %y : !llvm.ptr, memref<f32>) { omp.terminator }
  omp.teams reduction(mod: task, @add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.teams reduction(mod: defaultmod, @add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.teams  if(%c) { omp.terminator }
  omp.teams if(%c)  { omp.terminator } {foo}
  omp.distribute  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
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
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   omp.private {type = private} @pi : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.private {type = firstprivate} @fp : i32 copy {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.teams {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams if(%[[ARG0]]) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams allocate(%[[ARG1]] : i32 -> %[[ARG2]] : !llvm.ptr, %[[ARG2]] : !llvm.ptr -> %[[ARG3]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams num_teams( to %[[ARG1]] : i32) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams num_teams(%[[ARG1]] : i32 to %[[ARG1]] : i32) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams thread_limit(%[[ARG1]] : i32) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]], @fp %[[ARG3:[^ ]+]] -> %[[ARG11:[^ ]+]] : !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams private(@fp %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) private_barrier {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams private(@pi %[[ARG4:[^ ]+]] -> %[[ARG10:[^ ]+]] : memref<f32>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams reduction(@add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams reduction(byref @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams reduction(mod: inscan, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]], byref @add %[[ARG4:[^ ]+]] -> %[[ARG11:[^ ]+]] : !llvm.ptr, memref<f32>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams reduction(mod: task, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams reduction(mod: defaultmod, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams if(%[[ARG0:[^ ]+]]) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams if(%[[ARG0]]) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.distribute {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "add", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG28:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V1]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG26:[^ ]+]]: f32, %[[ARG27:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "arith.addf"(%[[ARG26]], %[[ARG27]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "pi", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG24:[^ ]+]]: !llvm.ptr, %[[ARG25:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG25]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "fp", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG22:[^ ]+]]: !llvm.ptr, %[[ARG23:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG23]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG4]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG2]], %[[ARG3]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 2, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i32) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG1]], %[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 1, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i32, i32) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i32) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG21:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 2, 0, 0>, private_syms = [@p, @fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG19:[^ ]+]]: !llvm.ptr, %[[ARG20:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0>, private_needs_barrier, private_syms = [@fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG18:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0>, private_syms = [@pi]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG17:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (memref<f32>) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG16:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: true>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG15:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG2:[^ ]+]], %[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 2, 0>, reduction_byref = array<i1: false, true>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@add, @add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG13:[^ ]+]]: !llvm.ptr, %[[ARG14:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, memref<f32>) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(task)>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG12:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(defaultmod)>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG11:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG0:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "omp.teams"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (i1) -> ()
// GENERIC-NEXT:     "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @p : i32
omp.private {type = private} @pi : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.distribute allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute dist_schedule_static { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%n : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute order(concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute order(reproducible:concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute order(unconstrained:concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute private(@p %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute private(@pi %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute private(@fp %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute private(@nope %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute  allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.distribute allocate(%p : !llvm.ptr -> %m : memref<f32>)  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {foo}
  omp.teams { omp.workdistribute { omp.terminator } omp.terminator }
  omp.teams { omp.barrier omp.workdistribute { omp.terminator } omp.terminator }
  return
}



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   omp.private {type = private} @pi : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.private {type = firstprivate} @fp : i32 copy {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.distribute allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10:[^ ]+]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute allocate(%[[ARG1]] : i32 -> %[[ARG2]] : !llvm.ptr, %[[ARG2]] : !llvm.ptr -> %[[ARG3]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute dist_schedule_static {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute dist_schedule_static dist_schedule_chunk_size(%[[ARG1]] : i32) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute order(concurrent) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute order(reproducible:concurrent) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute order(unconstrained:concurrent) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]], @fp %[[ARG3:[^ ]+]] -> %[[ARG11:[^ ]+]] : !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG12:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute private(@fp %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) private_barrier {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute private(@pi %[[ARG4:[^ ]+]] -> %[[ARG10:[^ ]+]] : memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute private(@fp %[[ARG4:[^ ]+]] -> %[[ARG10:[^ ]+]] : memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute private(@nope %[[ARG4:[^ ]+]] -> %[[ARG10:[^ ]+]] : memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute allocate(%[[ARG2:[^ ]+]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.distribute allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.teams {
// CHECK-NEXT:       omp.workdistribute {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams {
// CHECK-NEXT:       omp.barrier
// CHECK-NEXT:       omp.workdistribute {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "pi", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG34:[^ ]+]]: !llvm.ptr, %[[ARG35:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG35]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "fp", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG32:[^ ]+]]: !llvm.ptr, %[[ARG33:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG33]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.distribute"(%[[ARG4]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG31:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.distribute"(%[[ARG2]], %[[ARG3]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 2, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG30:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.distribute"() <{dist_schedule_static, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG29:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.distribute"(%[[ARG1]]) <{dist_schedule_static, operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG28:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (i32) -> ()
// GENERIC-NEXT:     "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, order = #omp<orderkind concurrent>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG27:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG26:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod unconstrained>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG25:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.distribute"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG23:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG24:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.distribute"(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>, private_syms = [@p, @fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG20:[^ ]+]]: !llvm.ptr, %[[ARG21:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG22:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.distribute"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_needs_barrier, private_syms = [@fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG18:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG19:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.distribute"(%[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@pi]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG16:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG17:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (memref<f32>) -> ()
// GENERIC-NEXT:     "omp.distribute"(%[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG14:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG15:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (memref<f32>) -> ()
// GENERIC-NEXT:     "omp.distribute"(%[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@nope]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG12:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG13:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (memref<f32>) -> ()
// GENERIC-NEXT:     "omp.distribute"(%[[ARG4]], %[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG11:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.distribute"(%[[ARG4]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) {foo} : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.workdistribute"() ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.barrier"() : () -> ()
// GENERIC-NEXT:       "omp.workdistribute"() ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
