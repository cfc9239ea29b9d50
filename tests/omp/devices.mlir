// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  %mi1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr omp.target_data map_entries(%mi1 : !llvm.ptr) { omp.terminator }
  %mi2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr omp.target_enter_data map_entries(%mi2 : !llvm.ptr)
  %mi3 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr omp.target_update map_entries(%mi3 : !llvm.ptr)
  %mi4 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr omp.target map_entries(%mi4 -> %x : !llvm.ptr) { omp.terminator }
  %mi5 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_data map_entries(%mi5 : !llvm.ptr) { omp.terminator }
  %mi6 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_exit_data map_entries(%mi6 : !llvm.ptr)
  %mi7 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_update map_entries(%mi7 : !llvm.ptr)
  %mi8 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target map_entries(%mi8 -> %x : !llvm.ptr) { omp.terminator }
  %mi9 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr omp.target_data map_entries(%mi9 : !llvm.ptr) { omp.terminator }
  %mi10 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr omp.target map_entries(%mi10 -> %x : !llvm.ptr) { omp.terminator }
  %mi11 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr omp.target_exit_data map_entries(%mi11 : !llvm.ptr)
  %mi12 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr omp.target_data map_entries(%mi12 : !llvm.ptr) { omp.terminator }
  %mi13 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr omp.target_enter_data map_entries(%mi13 : !llvm.ptr)
  %mi14 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr omp.target_exit_data map_entries(%mi14 : !llvm.ptr)
  %mi15 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr omp.target map_entries(%mi15 -> %x : !llvm.ptr) { omp.terminator }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_data map_entries(%[[V0]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data map_entries(%[[V1]] : !llvm.ptr)
// CHECK-NEXT:     %[[V2:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update map_entries(%[[V2]] : !llvm.ptr)
// CHECK-NEXT:     %[[V3:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target map_entries(%[[V3]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_data map_entries(%[[V4]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V5:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data map_entries(%[[V5]] : !llvm.ptr)
// CHECK-NEXT:     %[[V6:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update map_entries(%[[V6]] : !llvm.ptr)
// CHECK-NEXT:     %[[V7:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target map_entries(%[[V7]] -> %[[ARG10]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V8:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_data map_entries(%[[V8]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V9:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target map_entries(%[[V9]] -> %[[ARG10]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V10:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data map_entries(%[[V10]] : !llvm.ptr)
// CHECK-NEXT:     %[[V11:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_data map_entries(%[[V11]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V12:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data map_entries(%[[V12]] : !llvm.ptr)
// CHECK-NEXT:     %[[V13:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data map_entries(%[[V13]] : !llvm.ptr)
// CHECK-NEXT:     %[[V14:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target map_entries(%[[V14]] -> %[[ARG10]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_data"(%[[V0]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[V1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"(%[[V2]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target"(%[[V3]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG13:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_data"(%[[V4]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[V5]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"(%[[V6]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target"(%[[V7]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG12:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_data"(%[[V8]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V9:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target"(%[[V9]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG11:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags del>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[V10]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_data"(%[[V11]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V12:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[V12]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V13:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[V13]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V14:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target"(%[[V14]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  %mi16 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr omp.target_data map_entries(%mi16 : !llvm.ptr) { omp.terminator }
  %mi17 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr omp.target_enter_data map_entries(%mi17 : !llvm.ptr)
  %mi18 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr omp.target_exit_data map_entries(%mi18 : !llvm.ptr)
  %mi19 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr omp.target map_entries(%mi19 -> %x : !llvm.ptr) { omp.terminator }
  %mi20 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr omp.target_data map_entries(%mi20 : !llvm.ptr) { omp.terminator }
  %mi21 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr omp.target_enter_data map_entries(%mi21 : !llvm.ptr)
  %mi22 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr omp.target map_entries(%mi22 -> %x : !llvm.ptr) { omp.terminator }
  %mi23 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, from) capture(ByRef) -> !llvm.ptr omp.target_data map_entries(%mi23 : !llvm.ptr) { omp.terminator }
  %mi24 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, from) capture(ByRef) -> !llvm.ptr omp.target_exit_data map_entries(%mi24 : !llvm.ptr)
  %mi25 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, from) capture(ByRef) -> !llvm.ptr omp.target map_entries(%mi25 -> %x : !llvm.ptr) { omp.terminator }
  %mi26 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(close, tofrom) capture(ByRef) -> !llvm.ptr omp.target_data map_entries(%mi26 : !llvm.ptr) { omp.terminator }
  %mi27 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(close, tofrom) capture(ByRef) -> !llvm.ptr omp.target map_entries(%mi27 -> %x : !llvm.ptr) { omp.terminator }
  %mi28 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(private) capture(ByRef) -> !llvm.ptr omp.target_data map_entries(%mi28 : !llvm.ptr) { omp.terminator }
  %mi29 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(private) capture(ByRef) -> !llvm.ptr omp.target_enter_data map_entries(%mi29 : !llvm.ptr)
  %mi30 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(private) capture(ByRef) -> !llvm.ptr omp.target_exit_data map_entries(%mi30 : !llvm.ptr)
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_data map_entries(%[[V0]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data map_entries(%[[V1]] : !llvm.ptr)
// CHECK-NEXT:     %[[V2:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data map_entries(%[[V2]] : !llvm.ptr)
// CHECK-NEXT:     %[[V3:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target map_entries(%[[V3]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_data map_entries(%[[V4]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V5:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data map_entries(%[[V5]] : !llvm.ptr)
// CHECK-NEXT:     %[[V6:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target map_entries(%[[V6]] -> %[[ARG10]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V7:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(always, from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_data map_entries(%[[V7]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V8:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(always, from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data map_entries(%[[V8]] : !llvm.ptr)
// CHECK-NEXT:     %[[V9:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(always, from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target map_entries(%[[V9]] -> %[[ARG10]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V10:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(close, tofrom) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_data map_entries(%[[V10]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V11:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(close, tofrom) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target map_entries(%[[V11]] -> %[[ARG10]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V12:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(private) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_data map_entries(%[[V12]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V13:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(private) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data map_entries(%[[V13]] : !llvm.ptr)
// CHECK-NEXT:     %[[V14:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(private) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data map_entries(%[[V14]] : !llvm.ptr)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_data"(%[[V0]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[V1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[V2]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target"(%[[V3]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG13:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|always>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_data"(%[[V4]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|always>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[V5]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|always>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target"(%[[V6]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG12:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from|always>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_data"(%[[V7]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from|always>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[V8]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V9:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from|always>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target"(%[[V9]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG11:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from|close>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_data"(%[[V10]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from|close>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target"(%[[V11]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V12:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags priv>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_data"(%[[V12]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V13:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags priv>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[V13]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V14:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags priv>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[V14]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  %mi31 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(private) capture(ByRef) -> !llvm.ptr omp.target map_entries(%mi31 -> %x : !llvm.ptr) { omp.terminator }
  %mi32 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf32 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_enter_data 
  %mi33 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf33 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_enter_data  map_entries(%mi33 : !llvm.ptr) {foo}
  %mi34 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf34 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_enter_data if(%c)
  %mi35 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf35 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_enter_data if(%c) map_entries(%mi35 : !llvm.ptr) {foo}
  %mi36 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf36 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_enter_data device(%n : i32)
  %mi37 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf37 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_enter_data device(%n : i32) map_entries(%mi37 : !llvm.ptr) {foo}
  %mi38 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf38 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_enter_data nowait
  %mi39 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf39 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_enter_data nowait map_entries(%mi39 : !llvm.ptr) {foo}
  %mi40 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf40 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_enter_data depend(taskdependin -> %p : !llvm.ptr)
  %mi41 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf41 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_enter_data depend(taskdependin -> %p : !llvm.ptr) map_entries(%mi41 : !llvm.ptr) {foo}
  %mi42 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr omp.target_enter_data map_entries(%mi42, %mi42 : !llvm.ptr, !llvm.ptr)
  %mi43 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf43 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_exit_data 
  %mi44 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf44 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_exit_data  map_entries(%mf44 : !llvm.ptr) {foo}
  %mi45 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf45 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_exit_data if(%c)
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(private) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target map_entries(%[[V0]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data
// CHECK-NEXT:     %[[V3:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V4:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data map_entries(%[[V3]] : !llvm.ptr) {foo}
// CHECK-NEXT:     %[[V5:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data if(%[[ARG0]])
// CHECK-NEXT:     %[[V7:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data if(%[[ARG0]]) map_entries(%[[V7]] : !llvm.ptr) {foo}
// CHECK-NEXT:     %[[V9:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V10:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data device(%[[ARG1]] : i32)
// CHECK-NEXT:     %[[V11:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V12:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data device(%[[ARG1]] : i32) map_entries(%[[V11]] : !llvm.ptr) {foo}
// CHECK-NEXT:     %[[V13:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V14:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data nowait
// CHECK-NEXT:     %[[V15:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V16:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data map_entries(%[[V15]] : !llvm.ptr) nowait {foo}
// CHECK-NEXT:     %[[V17:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V18:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data depend(taskdependin -> %[[ARG2]] : !llvm.ptr)
// CHECK-NEXT:     %[[V19:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V20:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data depend(taskdependin -> %[[ARG2]] : !llvm.ptr) map_entries(%[[V19]] : !llvm.ptr) {foo}
// CHECK-NEXT:     %[[V21:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_enter_data map_entries(%[[V21]], %[[V21]] : !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     %[[V22:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V23:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data
// CHECK-NEXT:     %[[V24:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V25:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data map_entries(%[[V25]] : !llvm.ptr) {foo}
// CHECK-NEXT:     %[[V26:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V27:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data if(%[[ARG0]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags priv>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target"(%[[V0]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[V3]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> {foo} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (i1) -> ()
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[ARG0]], %[[V7]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 1>}> {foo} : (i1, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V9:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V12:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[ARG1]], %[[V11]]) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>}> {foo} : (i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V13:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V14:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// GENERIC-NEXT:     %[[V15:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V16:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[V15]]) <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 1>}> {foo} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V17:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V18:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[ARG2]]) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V19:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V20:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[ARG2]], %[[V19]]) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 1, 0, 0, 1>}> {foo} : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V21:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_enter_data"(%[[V21]], %[[V21]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V22:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V23:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// GENERIC-NEXT:     %[[V24:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V25:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[V25]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> {foo} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V26:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V27:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (i1) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  %mi46 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf46 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_exit_data if(%c) map_entries(%mf46 : !llvm.ptr) {foo}
  %mi47 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf47 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_exit_data device(%n : i32)
  %mi48 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf48 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_exit_data device(%n : i32) map_entries(%mf48 : !llvm.ptr) {foo}
  %mi49 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf49 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_exit_data nowait
  %mi50 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf50 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_exit_data nowait map_entries(%mf50 : !llvm.ptr) {foo}
  %mi51 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf51 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_exit_data depend(taskdependin -> %p : !llvm.ptr)
  %mi52 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf52 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_exit_data depend(taskdependin -> %p : !llvm.ptr) map_entries(%mf52 : !llvm.ptr) {foo}
  %mi53 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf53 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_update 
  %mi54 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf54 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_update  map_entries(%mi54 : !llvm.ptr) {foo}
  %mi55 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf55 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_update if(%c)
  %mi56 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf56 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_update if(%c) map_entries(%mi56 : !llvm.ptr) {foo}
  %mi57 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf57 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_update device(%n : i32)
  %mi58 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf58 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_update device(%n : i32) map_entries(%mi58 : !llvm.ptr) {foo}
  %mi59 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf59 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_update nowait
  %mi60 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf60 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_update nowait map_entries(%mi60 : !llvm.ptr) {foo}
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data if(%[[ARG0]]) map_entries(%[[V1]] : !llvm.ptr) {foo}
// CHECK-NEXT:     %[[V2:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data device(%[[ARG1]] : i32)
// CHECK-NEXT:     %[[V4:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V5:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data device(%[[ARG1]] : i32) map_entries(%[[V5]] : !llvm.ptr) {foo}
// CHECK-NEXT:     %[[V6:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V7:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data nowait
// CHECK-NEXT:     %[[V8:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V9:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data map_entries(%[[V9]] : !llvm.ptr) nowait {foo}
// CHECK-NEXT:     %[[V10:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V11:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data depend(taskdependin -> %[[ARG2]] : !llvm.ptr)
// CHECK-NEXT:     %[[V12:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V13:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_exit_data depend(taskdependin -> %[[ARG2]] : !llvm.ptr) map_entries(%[[V13]] : !llvm.ptr) {foo}
// CHECK-NEXT:     %[[V14:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V15:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update
// CHECK-NEXT:     %[[V16:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V17:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update map_entries(%[[V16]] : !llvm.ptr) {foo}
// CHECK-NEXT:     %[[V18:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V19:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update if(%[[ARG0]])
// CHECK-NEXT:     %[[V20:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V21:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update if(%[[ARG0]]) map_entries(%[[V20]] : !llvm.ptr) {foo}
// CHECK-NEXT:     %[[V22:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V23:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update device(%[[ARG1]] : i32)
// CHECK-NEXT:     %[[V24:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V25:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update device(%[[ARG1]] : i32) map_entries(%[[V24]] : !llvm.ptr) {foo}
// CHECK-NEXT:     %[[V26:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V27:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update nowait
// CHECK-NEXT:     %[[V28:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V29:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update map_entries(%[[V28]] : !llvm.ptr) nowait {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[ARG0]], %[[V1]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 1>}> {foo} : (i1, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[ARG1]], %[[V5]]) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>}> {foo} : (i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V9:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[V9]]) <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 1>}> {foo} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[ARG2]]) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V12:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V13:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_exit_data"(%[[ARG2]], %[[V13]]) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 1, 0, 0, 1>}> {foo} : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V14:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V15:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// GENERIC-NEXT:     %[[V16:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V17:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"(%[[V16]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> {foo} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V18:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V19:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (i1) -> ()
// GENERIC-NEXT:     %[[V20:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V21:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"(%[[ARG0]], %[[V20]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 1>}> {foo} : (i1, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V22:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V23:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()
// GENERIC-NEXT:     %[[V24:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V25:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"(%[[ARG1]], %[[V24]]) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>}> {foo} : (i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V26:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V27:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// GENERIC-NEXT:     %[[V28:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V29:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"(%[[V28]]) <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 1>}> {foo} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  %mi61 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf61 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_update depend(taskdependin -> %p : !llvm.ptr)
  %mi62 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf62 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr omp.target_update depend(taskdependin -> %p : !llvm.ptr) map_entries(%mi62 : !llvm.ptr) {foo}
  %mi63 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr omp.target_update map_entries(%mi63, %mi63 : !llvm.ptr, !llvm.ptr)
  %mi64 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr %mf64 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr omp.target_update map_entries(%mi64, %mf64 : !llvm.ptr, !llvm.ptr)
  %mi65 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr omp.target_data map_entries(%mi65 : !llvm.ptr) use_device_addr(%mi65 -> %x : !llvm.ptr) use_device_ptr(%mi65 -> %y : !llvm.ptr) { omp.terminator }
  omp.target  { omp.terminator }
  omp.target  { omp.teams { omp.terminator } omp.terminator } {foo}
  omp.target ompx_bare { omp.terminator }
  omp.target ompx_bare { omp.teams { omp.terminator } omp.terminator } {foo}
  omp.target if(%c) { omp.terminator }
  omp.target if(%c) { omp.teams { omp.terminator } omp.terminator } {foo}
  omp.target device(%n : i32) { omp.terminator }
  omp.target device(%n : i32) { omp.teams { omp.terminator } omp.terminator } {foo}
  omp.target nowait { omp.terminator }
  omp.target nowait { omp.teams { omp.terminator } omp.terminator } {foo}
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update depend(taskdependin -> %[[ARG2]] : !llvm.ptr)
// CHECK-NEXT:     %[[V2:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update depend(taskdependin -> %[[ARG2]] : !llvm.ptr) map_entries(%[[V2]] : !llvm.ptr) {foo}
// CHECK-NEXT:     %[[V4:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update map_entries(%[[V4]], %[[V4]] : !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     %[[V5:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_update map_entries(%[[V5]], %[[V6]] : !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     %[[V7:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.target_data map_entries(%[[V7]] : !llvm.ptr) use_device_addr(%[[V7]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) use_device_ptr(%[[V7]] -> %[[ARG11:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.target ompx_bare {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target ompx_bare {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.target if(%[[ARG0]]) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target if(%[[ARG0]]) {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.target device(%[[ARG1]] : i32) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target device(%[[ARG1]] : i32) {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.target nowait {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target nowait {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"(%[[ARG2]]) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"(%[[ARG2]], %[[V2]]) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 1, 0, 0, 1>}> {foo} : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"(%[[V4]], %[[V4]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_update"(%[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "omp.map.info"(%[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.target_data"(%[[V7]], %[[V7]], %[[V7]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr, %[[ARG11:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : () -> ()
// GENERIC-NEXT:     "omp.target"() <{bare, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.target"() <{bare, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : () -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (i1) -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i32) -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (i32) -> ()
// GENERIC-NEXT:     "omp.target"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.target"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target thread_limit(%n : i32) { omp.terminator }
  omp.target thread_limit(%n : i32) { omp.teams { omp.terminator } omp.terminator } {foo}
  omp.target is_device_ptr(%p : !llvm.ptr) { omp.terminator }
  omp.target is_device_ptr(%p : !llvm.ptr) { omp.teams { omp.terminator } omp.terminator } {foo}
  omp.target depend(taskdependin -> %p : !llvm.ptr) { omp.terminator }
  omp.target depend(taskdependin -> %p : !llvm.ptr) { omp.teams { omp.terminator } omp.terminator } {foo}
  omp.target allocate(%p : !llvm.ptr -> %p : !llvm.ptr) { omp.terminator }
  omp.target allocate(%p : !llvm.ptr -> %p : !llvm.ptr) { omp.teams { omp.terminator } omp.terminator } {foo}
  omp.target host_eval(%n -> %x : i32) { omp.terminator }
  omp.target host_eval(%n -> %x : i32) { omp.teams { omp.terminator } omp.terminator } {foo}
  %b86 = omp.map.bounds upper_bound(%i : index)
  %b87 = omp.map.bounds extent(%n : i32)
  %b88 = omp.map.bounds lower_bound(%i : index) upper_bound(%j : index) extent(%i : index) stride(%j : index) start_idx(%i : index) {stride_in_bytes = true}
  %mi89 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%p : !llvm.ptr) -> !llvm.ptr {name = "x", partial_map = true}
  %a90 = omp.target_allocmem %n : i32, i32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.target thread_limit(%[[ARG1]] : i32) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target thread_limit(%[[ARG1]] : i32) {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.target is_device_ptr(%[[ARG2]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target is_device_ptr(%[[ARG2]] : !llvm.ptr) {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.target depend(taskdependin -> %[[ARG2]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target depend(taskdependin -> %[[ARG2]] : !llvm.ptr) {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.target allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG2]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG2]] : !llvm.ptr) {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.target host_eval(%[[ARG1]] -> %[[ARG10:[^ ]+]] : i32) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target host_eval(%[[ARG1]] -> %[[ARG10]] : i32) {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.bounds upper_bound(%[[ARG5]] : index)
// CHECK-NEXT:     %[[V1:[^ ]+]] = omp.map.bounds extent(%[[ARG1]] : i32)
// CHECK-NEXT:     %[[V2:[^ ]+]] = omp.map.bounds lower_bound(%[[ARG5]] : index) upper_bound(%[[ARG6]] : index) extent(%[[ARG5]] : index) stride(%[[ARG6]] : index) start_idx(%[[ARG5]] : index) {stride_in_bytes = true}
// CHECK-NEXT:     %[[V3:[^ ]+]] = omp.map.info var_ptr(%[[ARG2]] : !llvm.ptr, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%[[ARG2]] : !llvm.ptr) -> !llvm.ptr {name = "x", partial_map = true}
// CHECK-NEXT:     %[[V4:[^ ]+]] = omp.target_allocmem %[[ARG1]] : i32, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.target"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i32) -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1>}> ({
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (i32) -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG2]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG2]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG2]]) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG2]]) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG2]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG2]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG11:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i32) -> ()
// GENERIC-NEXT:     "omp.target"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (i32) -> ()
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "omp.map.bounds"(%[[ARG5]]) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0>, stride_in_bytes = false}> : (index) -> !omp.map_bounds_ty
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "omp.map.bounds"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>, stride_in_bytes = false}> : (i32) -> !omp.map_bounds_ty
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "omp.map.bounds"(%[[ARG5]], %[[ARG6]], %[[ARG5]], %[[ARG6]], %[[ARG5]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, stride_in_bytes = true}> : (index, index, index, index, index) -> !omp.map_bounds_ty
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "omp.map.info"(%[[ARG2]], %[[ARG2]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, name = "x", operandSegmentSizes = array<i32: 1, 1, 0, 0>, partial_map = true, var_type = i32}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "omp.target_allocmem"(%[[ARG1]]) <{in_type = i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i64
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  %a91 = omp.target_allocmem %n : i32, vector<3xi32>(%n, %l : i32, i64), %i, %j {uniq_name = "a", bindc_name = "b", foo}
  omp.target_freemem %n, %l : i32, i64
  omp.target_freemem %n, %l {foo} : i32, i64
  %a94 = omp.target_allocmem %n : i32, i32,
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.target_allocmem %[[ARG1]] : i32, vector<3xi32>(%[[ARG1]], %[[ARG8]] : i32, i64), %[[ARG5]], %[[ARG6]] {bindc_name = "b", foo, uniq_name = "a"}
// CHECK-NEXT:     omp.target_freemem %[[ARG1]], %[[ARG8]] : i32, i64
// CHECK-NEXT:     omp.target_freemem %[[ARG1]], %[[ARG8]] {foo} : i32, i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = omp.target_allocmem %[[ARG1]] : i32, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "omp.target_allocmem"(%[[ARG1]], %[[ARG1]], %[[ARG8]], %[[ARG5]], %[[ARG6]]) <{bindc_name = "b", in_type = vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 2>, uniq_name = "a"}> {foo} : (i32, i32, i64, index, index) -> i64
// GENERIC-NEXT:     "omp.target_freemem"(%[[ARG1]], %[[ARG8]]) : (i32, i64) -> ()
// GENERIC-NEXT:     "omp.target_freemem"(%[[ARG1]], %[[ARG8]]) {foo} : (i32, i64) -> ()
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "omp.target_allocmem"(%[[ARG1]]) <{in_type = i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i64
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
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target in_reduction(@add %p -> %x : !llvm.ptr) { omp.terminator }
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
// CHECK-NEXT:     omp.target in_reduction(@add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "add", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG13:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V1]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "arith.addf"(%[[ARG11]], %[[ARG12]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.target"(%[[ARG2:[^ ]+]]) <{in_reduction_byref = array<i1: false>, in_reduction_syms = [@add], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({
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
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target in_reduction(@add %p -> %x : !llvm.ptr) { omp.teams { omp.terminator } omp.terminator } {foo}
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
// CHECK-NEXT:     omp.target in_reduction(@add %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "add", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG13:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V1]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG11:[^ ]+]]: f32, %[[ARG12:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "arith.addf"(%[[ARG11]], %[[ARG12]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     "omp.yield"(%[[V0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.target"(%[[ARG2:[^ ]+]]) <{in_reduction_byref = array<i1: false>, in_reduction_syms = [@add], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target private(@p %p -> %x : !llvm.ptr) { omp.terminator }
  return
}



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.target private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
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
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.target"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_maps = array<i64: -1>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target private(@p %p -> %x : !llvm.ptr) { omp.teams { omp.terminator } omp.terminator } {foo}
  return
}



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.target private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.target"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_maps = array<i64: -1>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target private(@p %p -> %x [map_idx=0] : !llvm.ptr) { omp.terminator }
  return
}



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.target private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] [map_idx=0] : !llvm.ptr) {
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
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.target"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_maps = array<i64: 0>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target private(@p %p -> %x [map_idx=0] : !llvm.ptr) { omp.teams { omp.terminator } omp.terminator } {foo}
  return
}



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.target private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] [map_idx=0] : !llvm.ptr) {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.target"(%[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_maps = array<i64: 0>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target private(@p %p -> %x [map_idx=0], @p %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.terminator }
  return
}



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.target private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] [map_idx=0], @p %[[ARG3:[^ ]+]] -> %[[ARG11:[^ ]+]] : !llvm.ptr, !llvm.ptr) {
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
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.target"(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0>, private_maps = array<i64: 0, -1>, private_syms = [@p, @p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr, %[[ARG11:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target private(@p %p -> %x [map_idx=0], @p %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.teams { omp.terminator } omp.terminator } {foo}
  return
}



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.target private(@p %[[ARG2:[^ ]+]] -> %[[ARG10:[^ ]+]] [map_idx=0], @p %[[ARG3:[^ ]+]] -> %[[ARG11:[^ ]+]] : !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.target"(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0>, private_maps = array<i64: 0, -1>, private_syms = [@p, @p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: !llvm.ptr, %[[ARG11:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target host_eval(%n -> %x, %i -> %y : i32, index) private(@p %p -> %z [map_idx=-1] : !llvm.ptr) { omp.terminator }
  return
}



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.target host_eval(%[[ARG1:[^ ]+]] -> %[[ARG10:[^ ]+]], %[[ARG5:[^ ]+]] -> %[[ARG11:[^ ]+]] : i32, index) private(@p %[[ARG2:[^ ]+]] -> %[[ARG12:[^ ]+]] : !llvm.ptr) {
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
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.target"(%[[ARG1:[^ ]+]], %[[ARG5:[^ ]+]], %[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0>, private_maps = array<i64: -1>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i32, index, !llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target host_eval(%n -> %x, %i -> %y : i32, index) private(@p %p -> %z [map_idx=-1] : !llvm.ptr) { omp.teams { omp.terminator } omp.terminator } {foo}
  return
}



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @p : i32
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.target host_eval(%[[ARG1:[^ ]+]] -> %[[ARG10:[^ ]+]], %[[ARG5:[^ ]+]] -> %[[ARG11:[^ ]+]] : i32, index) private(@p %[[ARG2:[^ ]+]] -> %[[ARG12:[^ ]+]] : !llvm.ptr) {
// CHECK-NEXT:       omp.teams {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.target"(%[[ARG1:[^ ]+]], %[[ARG5:[^ ]+]], %[[ARG2:[^ ]+]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0>, private_maps = array<i64: -1>, private_syms = [@p]}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: index, %[[ARG12:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:       "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (i32, index, !llvm.ptr) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_mapper @m : i32 { ^bb0(%a: !llvm.ptr): omp.declare_mapper.info }



// CHECK: module {
// CHECK-NEXT:   omp.declare_mapper @m : i32 {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.declare_mapper.info
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_mapper"() <{sym_name = "m", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.declare_mapper.info"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_mapper @m : i32 { ^bb0: omp.declare_mapper.info }



// CHECK: module {
// CHECK-NEXT:   omp.declare_mapper @m : i32 {
// CHECK-NEXT:     omp.declare_mapper.info
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_mapper"() <{sym_name = "m", type = i32}> ({
// GENERIC-NEXT:     "omp.declare_mapper.info"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_mapper @m : i32 { ^bb0(%a: !llvm.ptr): %mi = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr omp.declare_mapper.info map_entries(%mi : !llvm.ptr) } {foo}



// CHECK: module {
// CHECK-NEXT:   omp.declare_mapper @m : i32 {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.map.info var_ptr(%[[ARG0]] : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.declare_mapper.info map_entries(%[[V0]] : !llvm.ptr)
// CHECK-NEXT:   } {foo}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_mapper"() <{sym_name = "m", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "omp.map.info"(%[[ARG0]]) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags del>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "omp.declare_mapper.info"(%[[V0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) {foo} : () -> ()
// GENERIC-NEXT: }) : () -> ()
