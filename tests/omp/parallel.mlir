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
  omp.parallel  { omp.terminator }
  omp.parallel if(%c) { omp.terminator }
  omp.parallel if() { omp.terminator }
  omp.parallel num_threads(%n : i32) { omp.terminator }
  omp.parallel num_threads(%i : index) { omp.terminator }
  omp.parallel allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.terminator }
  omp.parallel allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.terminator }
  omp.parallel proc_bind(close) { omp.terminator }
  omp.parallel proc_bind(primary) { omp.terminator }
  omp.parallel proc_bind(master) { omp.terminator }
  omp.parallel proc_bind(spread) { omp.terminator }
  omp.parallel private(@p %p -> %x : !llvm.ptr) { omp.terminator }
  omp.parallel private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.terminator }
  omp.parallel private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.terminator }
  omp.parallel private(@p %n -> %x : i32) { omp.terminator }
  omp.parallel reduction(@add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.parallel reduction(byref @add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.parallel reduction(mod: inscan, @add %p -> %x, byref @add %m -> %y : !llvm.ptr, memref<f32>) { omp.terminator }
  omp.parallel reduction(mod: task, @add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.parallel reduction(mod: defaultmod, @add %p -> %x : !llvm.ptr) { omp.terminator }
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
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel if(%[[ARG0]]) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel num_threads(%[[ARG1]] : i32) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel num_threads(%[[ARG5]] : index) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel allocate(%[[ARG1]] : i32 -> %[[ARG2]] : !llvm.ptr, %[[ARG2]] : !llvm.ptr -> %[[ARG3]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel proc_bind(close) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel proc_bind(primary) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel proc_bind(master) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel proc_bind(spread) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]], @fp %[[ARG3:[^ ]+]] -> %[[ARG11:[^ ]+]] : !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel private(@fp %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) private_barrier {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel private(@p %[[ARG1:[^ ]+]] -> %[[ARG10:[^ ]+]] : i32) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel reduction(@add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel reduction(byref @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel reduction(mod: inscan, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]], byref @add %[[ARG4:[^ ]+]] -> %[[ARG11:[^ ]+]] : !llvm.ptr, memref<f32>) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel reduction(mod: task, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel reduction(mod: defaultmod, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "add", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG25:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V1]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG23:[^ ]+]]: f32, %[[ARG24:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "arith.addf"(%[[ARG23]], %[[ARG24]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
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
// GENERIC-NEXT:   ^bb0(%[[ARG21:[^ ]+]]: !llvm.ptr, %[[ARG22:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG22]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i32) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG5]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG4]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2]], %[[ARG3]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 2, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, proc_bind_kind = #omp<procbindkind close>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, proc_bind_kind = #omp<procbindkind primary>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, proc_bind_kind = #omp<procbindkind master>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, proc_bind_kind = #omp<procbindkind spread>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG20:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 0>, private_syms = [@p, @fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG18:[^ ]+]]: !llvm.ptr, %[[ARG19:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_needs_barrier, private_syms = [@fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG17:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG1:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG16:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i32) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG15:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: true>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG14:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]], %[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 2>, reduction_byref = array<i1: false, true>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@add, @add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, memref<f32>) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(task)>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG11:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(defaultmod)>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
omp.declare_reduction @adda : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.parallel reduction(@adda %p -> %x : !llvm.ptr) { omp.terminator }
  omp.parallel private(@p %p -> %y : !llvm.ptr) reduction(@add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.parallel  if(%c) { omp.terminator }
  omp.parallel if(%c)  { omp.terminator } {foo}
  omp.barrier
  omp.barrier {a}
  omp.parallel { omp.parallel { omp.terminator } omp.terminator }
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@add]}> ({ ^bb0(%x: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({ ^bb0(%x: !llvm.ptr, %y: i32): omp.terminator }) : (!llvm.ptr) -> ()
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({ ^bb0(%x: i32): omp.terminator }) : (!llvm.ptr) -> ()
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({ }) : () -> ()
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
// CHECK-NEXT:   omp.declare_reduction @adda : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     omp.yield(%[[CST]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     omp.yield(%[[V0]] : f32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.parallel reduction(@adda %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) reduction(@add %[[ARG2]] -> %[[ARG11:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel if(%[[ARG0:[^ ]+]]) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel if(%[[ARG0]]) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.barrier
// CHECK-NEXT:     omp.barrier {a}
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.parallel {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel reduction(@add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "add", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG24:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V3]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG22:[^ ]+]]: f32, %[[ARG23:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "arith.addf"(%[[ARG22]], %[[ARG23]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "adda", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG21:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V1]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG19:[^ ]+]]: f32, %[[ARG20:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "arith.addf"(%[[ARG19]], %[[ARG20]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG17:[^ ]+]]: !llvm.ptr, %[[ARG18:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"() : () -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: false>, reduction_syms = [@adda]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG16:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 1>, private_syms = [@p], reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG14:[^ ]+]]: !llvm.ptr, %[[ARG15:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG0:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (i1) -> ()
// GENERIC-NEXT:     "omp.barrier"() : () -> ()
// GENERIC-NEXT:     "omp.barrier"() {a} : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG13:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
