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

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  %a91 = omp.target_allocmem %n : i32, vector<3xi32>(%n, %l : i32, i64), %i, %j {uniq_name = "a", bindc_name = "b", foo}
  omp.target_freemem %n, %l : i32, i64
  omp.target_freemem %n, %l {foo} : i32, i64
  %a94 = omp.target_allocmem %n : i32, i32,
  return
}

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

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target private(@p %p -> %x : !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target private(@p %p -> %x : !llvm.ptr) { omp.teams { omp.terminator } omp.terminator } {foo}
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target private(@p %p -> %x [map_idx=0] : !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target private(@p %p -> %x [map_idx=0] : !llvm.ptr) { omp.teams { omp.terminator } omp.terminator } {foo}
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target private(@p %p -> %x [map_idx=0], @p %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target private(@p %p -> %x [map_idx=0], @p %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.teams { omp.terminator } omp.terminator } {foo}
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target host_eval(%n -> %x, %i -> %y : i32, index) private(@p %p -> %z [map_idx=-1] : !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.target host_eval(%n -> %x, %i -> %y : i32, index) private(@p %p -> %z [map_idx=-1] : !llvm.ptr) { omp.teams { omp.terminator } omp.terminator } {foo}
  return
}

// -----

omp.declare_mapper @m : i32 { ^bb0(%a: !llvm.ptr): omp.declare_mapper.info }

// -----

omp.declare_mapper @m : i32 { ^bb0: omp.declare_mapper.info }

// -----

omp.declare_mapper @m : i32 { ^bb0(%a: !llvm.ptr): %mi = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr omp.declare_mapper.info map_entries(%mi : !llvm.ptr) } {foo}
