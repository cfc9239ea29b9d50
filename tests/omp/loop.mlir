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
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.loop  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop bind(parallel) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop bind(teams) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop bind(thread) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop order(concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop order(reproducible:concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop private(@p %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop reduction(@add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop reduction(byref @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop reduction(mod: inscan, @add %p -> %x, byref @add %m -> %y : !llvm.ptr, memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop reduction(mod: task, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop  bind(parallel) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.loop bind(parallel)  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {foo}
  omp.loop order(reproducible:concurrent) private(@p %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
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
// CHECK-NEXT:   omp.private {type = firstprivate} @fp : i32 copy {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.loop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10:[^ ]+]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop bind(parallel) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop bind(teams) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop bind(thread) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop order(concurrent) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop order(reproducible:concurrent) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]], @fp %[[ARG3:[^ ]+]] -> %[[ARG11:[^ ]+]] : !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG12:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop private(@fp %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) private_barrier {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop reduction(@add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop reduction(byref @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop reduction(mod: inscan, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]], byref @add %[[ARG4:[^ ]+]] -> %[[ARG11:[^ ]+]] : !llvm.ptr, memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG12:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop reduction(mod: task, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop bind(parallel) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop bind(parallel) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.loop order(reproducible:concurrent) private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "add", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG40:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V1]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG38:[^ ]+]]: f32, %[[ARG39:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "arith.addf"(%[[ARG38]], %[[ARG39]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "fp", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG36:[^ ]+]]: !llvm.ptr, %[[ARG37:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG37]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.loop"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG35:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.loop"() <{bind_kind = #omp<bindkind parallel>, operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG34:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.loop"() <{bind_kind = #omp<bindkind teams>, operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG33:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.loop"() <{bind_kind = #omp<bindkind thread>, operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG32:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.loop"() <{operandSegmentSizes = array<i32: 0, 0>, order = #omp<orderkind concurrent>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG31:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.loop"() <{operandSegmentSizes = array<i32: 0, 0>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG30:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.loop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 1, 0>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG28:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG29:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.loop"(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) <{operandSegmentSizes = array<i32: 2, 0>, private_syms = [@p, @fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG25:[^ ]+]]: !llvm.ptr, %[[ARG26:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG27:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.loop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 1, 0>, private_needs_barrier, private_syms = [@fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG23:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG24:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.loop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG21:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG22:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.loop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 1>, reduction_byref = array<i1: true>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG19:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG20:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.loop"(%[[ARG2:[^ ]+]], %[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 2>, reduction_byref = array<i1: false, true>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@add, @add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG16:[^ ]+]]: !llvm.ptr, %[[ARG17:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG18:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, memref<f32>) -> ()
// GENERIC-NEXT:     "omp.loop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 1>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(task)>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG14:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG15:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.loop"() <{bind_kind = #omp<bindkind parallel>, operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG13:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.loop"() <{bind_kind = #omp<bindkind parallel>, operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG12:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) {foo} : () -> ()
// GENERIC-NEXT:     "omp.loop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 1, 0>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG11:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
