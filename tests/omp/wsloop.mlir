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
  omp.wsloop  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop nowait { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop ordered(0) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop ordered(2) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop order(concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop order(reproducible:concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop order(unconstrained:concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@p %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@pi %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@fp %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@nope %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop reduction(@add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop reduction(byref @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop reduction(mod: inscan, @add %p -> %x, byref @add %m -> %y : !llvm.ptr, memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop reduction(mod: task, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop reduction(mod: defaultmod, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
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
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10:[^ ]+]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop allocate(%[[ARG1]] : i32 -> %[[ARG2]] : !llvm.ptr, %[[ARG2]] : !llvm.ptr -> %[[ARG3]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop nowait {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop ordered(0) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop ordered(2) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop order(concurrent) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop order(reproducible:concurrent) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop order(unconstrained:concurrent) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]], @fp %[[ARG3:[^ ]+]] -> %[[ARG11:[^ ]+]] : !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG12:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop private(@fp %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) private_barrier {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop private(@pi %[[ARG4:[^ ]+]] -> %[[ARG10:[^ ]+]] : memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop private(@fp %[[ARG4:[^ ]+]] -> %[[ARG10:[^ ]+]] : memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop private(@nope %[[ARG4:[^ ]+]] -> %[[ARG10:[^ ]+]] : memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop reduction(@add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop reduction(byref @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop reduction(mod: inscan, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]], byref @add %[[ARG4:[^ ]+]] -> %[[ARG11:[^ ]+]] : !llvm.ptr, memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG12:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop reduction(mod: task, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop reduction(mod: defaultmod, @add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
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
// GENERIC-NEXT:   ^bb0(%[[ARG49:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V1]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG47:[^ ]+]]: f32, %[[ARG48:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "arith.addf"(%[[ARG47]], %[[ARG48]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
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
// GENERIC-NEXT:   ^bb0(%[[ARG45:[^ ]+]]: !llvm.ptr, %[[ARG46:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG46]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "fp", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG43:[^ ]+]]: !llvm.ptr, %[[ARG44:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG44]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG42:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG4]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG41:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2]], %[[ARG3]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 2, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG40:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG39:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 0 : i64}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG38:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 2 : i64}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG37:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, order = #omp<orderkind concurrent>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG36:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG35:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod unconstrained>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG34:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG32:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG33:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 0, 0>, private_syms = [@p, @fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG29:[^ ]+]]: !llvm.ptr, %[[ARG30:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG31:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>, private_needs_barrier, private_syms = [@fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG27:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG28:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>, private_syms = [@pi]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG25:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG26:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (memref<f32>) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>, private_syms = [@fp]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG23:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG24:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (memref<f32>) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>, private_syms = [@nope]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG21:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG22:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (memref<f32>) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG19:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG20:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: true>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG17:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG18:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2:[^ ]+]], %[[ARG4:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 2, 0>, reduction_byref = array<i1: false, true>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@add, @add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG14:[^ ]+]]: !llvm.ptr, %[[ARG15:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG16:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, memref<f32>) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(task)>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG12:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG13:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(defaultmod)>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG11:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
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
  omp.wsloop reduction(@adda %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@p %p -> %y : !llvm.ptr) reduction(@add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(static) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(dynamic) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(guided) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(auto) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(runtime) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(distribute) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(static = %n : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(dynamic = %i : index, monotonic) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(guided = %n : i32, nonmonotonic, simd) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(static, simd) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(static, none) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(static, none, simd) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop  allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop allocate(%p : !llvm.ptr -> %m : memref<f32>)  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {foo}
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop { omp.loop_nest (%q, %r) : index = (%i, %j) to (%j, %j) inclusive step (%i, %i) collapse(2) tiles(5, 2) { omp.yield } }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) collapse(1) { omp.yield } {foo} }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) collapse(0) { omp.yield } }
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
// CHECK-NEXT:     omp.wsloop reduction(@adda %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG11:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) reduction(@add %[[ARG2]] -> %[[ARG11:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG12:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop schedule(static) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop schedule(dynamic) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop schedule(guided) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop schedule(auto) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop schedule(runtime) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop schedule(distribute) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop schedule(static = %[[ARG1]] : i32) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop schedule(dynamic = %[[ARG5:[^ ]+]] : index, monotonic) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop schedule(guided = %[[ARG1]] : i32, nonmonotonic, simd) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop schedule(static, none, simd) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop schedule(static, none) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop schedule(static, none, simd) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG4:[^ ]+]] : memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]], %[[ARG11]]) : index = (%[[ARG5]], %[[ARG6:[^ ]+]]) to (%[[ARG6]], %[[ARG6]]) inclusive step (%[[ARG5]], %[[ARG5]]) collapse(2) tiles(5, 2) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "add", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG41:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V3]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG39:[^ ]+]]: f32, %[[ARG40:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "arith.addf"(%[[ARG39]], %[[ARG40]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "adda", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG38:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V1]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG36:[^ ]+]]: f32, %[[ARG37:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "arith.addf"(%[[ARG36]], %[[ARG37]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG34:[^ ]+]]: !llvm.ptr, %[[ARG35:[^ ]+]]: !llvm.ptr):
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
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_syms = [@adda]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG32:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG33:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2:[^ ]+]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 1, 0>, private_syms = [@p], reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG29:[^ ]+]]: !llvm.ptr, %[[ARG30:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG31:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind static>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG28:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind dynamic>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG27:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind guided>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG26:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind auto>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG25:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind runtime>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG24:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind distribute>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG23:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>, schedule_kind = #omp<schedulekind static>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG22:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (i32) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG5:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>, schedule_kind = #omp<schedulekind dynamic>, schedule_mod = #omp<sched_mod monotonic>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG21:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>, schedule_kind = #omp<schedulekind guided>, schedule_mod = #omp<sched_mod nonmonotonic>, schedule_simd}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG20:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (i32) -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind static>, schedule_mod = #omp<sched_mod none>, schedule_simd}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG19:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind static>, schedule_mod = #omp<sched_mod none>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG18:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind static>, schedule_mod = #omp<sched_mod none>, schedule_simd}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG17:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG4:[^ ]+]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG16:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG4]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG15:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) {foo} : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG14:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG5]], %[[ARG6:[^ ]+]], %[[ARG6]], %[[ARG6]], %[[ARG5]], %[[ARG5]]) <{collapse_num_loops = 2 : i64, loop_inclusive, tile_sizes = array<i64: 5, 2>}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG12:[^ ]+]]: index, %[[ARG13:[^ ]+]]: index):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index, index, index, index, index) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG11:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) {foo} : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) collapse(-1) { omp.yield } }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.terminator } }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield(%n : i32) } }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { cf.br ^a ^a: omp.yield } }
  omp.wsloop { "omp.loop_nest"(%n, %n, %n) <{collapse_num_loops = 1 : i64}> ({ ^bb0(%q: i32): omp.yield }) : (i32, i32, i32) -> () }
  "omp.wsloop"(%p, %n) <{linear_var_types = [i32], operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>}> ({ omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }) : (!llvm.ptr, i32) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10:[^ ]+]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield(%[[ARG1]] : i32)
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         cf.br ^bb1
// CHECK-NEXT:       ^bb1:  // pred: ^bb0
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop linear(%[[ARG2]] = %[[ARG1]] : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     } {linear_var_types = [i32]}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG15:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG14:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG13:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"(%[[ARG1]]) : (i32) -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG12:[^ ]+]]: i32):
// GENERIC-NEXT:         "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT:       ^bb1:  // pred: ^bb0
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) <{collapse_num_loops = 1 : i64}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG11:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"(%[[ARG2]], %[[ARG1]]) <{linear_var_types = [i32], operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
