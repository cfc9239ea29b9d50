// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

module attributes {omp.is_target_device = true, omp.is_gpu = false, omp.flags = #omp.flags<>, omp.version = #omp.version<version = 50>, omp.requires = #omp<clause_requires none>, omp.target_triples = ["a"]} {}



// CHECK: module attributes {omp.flags = #omp.flags<>, omp.is_gpu = false, omp.is_target_device = true, omp.requires = #omp<clause_requires none>, omp.target_triples = ["a"], omp.version = #omp.version<version = 50>} {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) {omp.flags = #omp.flags<>, omp.is_gpu = false, omp.is_target_device = true, omp.requires = #omp<clause_requires none>, omp.target_triples = ["a"], omp.version = #omp.version<version = 50>} : () -> ()

// -----

func.func private @f() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>}



// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global external @x() {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} : i32



// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @x() {addr_space = 0 : i32, omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} : i32
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "x", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp.flags<debug_kind = -1>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp.flags<debug_kind = 4294967295>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp.flags<debug_kind = 4294967295>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = !omp.cli<3>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = !omp.cli} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = !omp.cli} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<bindkind parallel>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<bindkind parallel>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<bindkind parallel>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<clause_depend(dependsource)>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<clause_depend(dependsource)>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<clause_depend(dependsource)>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<clause_requires none>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<clause_requires none>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<clause_requires none>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<clause_requires reverse_offload|unified_address>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<clause_requires reverse_offload|unified_address>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<clause_requires reverse_offload|unified_address>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<clause_map_flags to|from|always>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<clause_map_flags to|from|always>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<clause_map_flags to|from|always>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<clause_map_flags none>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<clause_map_flags none>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<clause_map_flags none>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<clause_task_depend(taskdependin)>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<clause_task_depend(taskdependin)>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<clause_task_depend(taskdependin)>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<data_sharing_type {type = private}>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<data_sharing_type{type = private}>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<data_sharing_type{type = private}>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<data_sharing_type{type = firstprivate}>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<data_sharing_type{type = firstprivate}>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<data_sharing_type{type = firstprivate}>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<device_type(any)>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<device_type(any)>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<device_type(any)>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<order_mod reproducible>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<order_mod reproducible>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<order_mod reproducible>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<capture_clause(to)>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<capture_clause(to)>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<capture_clause(to)>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<variable_capture_kind(ByRef)>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<variable_capture_kind(ByRef)>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<variable_capture_kind(ByRef)>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp.atomic_control<>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp.atomic_control<>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp.atomic_control<>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp.atomic_control<ignore_denormal_mode = true, remote_memory = true>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp.atomic_control<ignore_denormal_mode = true, remote_memory = true>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp.atomic_control<ignore_denormal_mode = true, remote_memory = true>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp.declaretarget<>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp.declaretarget<>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp.declaretarget<>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp.declaretarget<device_type = (any), capture_clause = (to)>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp.declaretarget<device_type = (any), capture_clause = (to)>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp.declaretarget<device_type = (any), capture_clause = (to)>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp.declaretarget<device_type = (nohost), automap = true>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp.declaretarget<device_type = (nohost), automap = true>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp.declaretarget<device_type = (nohost), automap = true>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp.flags<>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp.flags<>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp.flags<>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp.flags<debug_kind = 3, assume_teams_oversubscription = true, openmp_device_version = 51>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp.flags<debug_kind = 3, assume_teams_oversubscription = true, openmp_device_version = 51>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp.flags<debug_kind = 3, assume_teams_oversubscription = true, openmp_device_version = 51>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp.version<version = 31>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp.version<version = 31>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp.version<version = 31>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = !omp.map_bounds_ty} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = !omp.map_bounds_ty} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = !omp.map_bounds_ty} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = !omp.cli} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = !omp.cli} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = !omp.cli} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<sched_mod none>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<sched_mod none>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<sched_mod none>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<orderkind concurrent>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<orderkind concurrent>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<orderkind concurrent>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<memoryorderkind seq_cst>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<memoryorderkind seq_cst>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<memoryorderkind seq_cst>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<cancellationconstructtype loop>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<cancellationconstructtype loop>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<cancellationconstructtype loop>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<grainsizetype strict>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<grainsizetype strict>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<grainsizetype strict>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<numtaskstype strict>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<numtaskstype strict>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<numtaskstype strict>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<numthreadstype strict>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<numthreadstype strict>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<numthreadstype strict>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<procbindkind primary>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<procbindkind primary>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<procbindkind primary>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<schedulekind auto>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<schedulekind auto>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<schedulekind auto>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"x"() {a = #omp<reduction_modifier(task)>} : () -> ()



// CHECK: module {
// CHECK-NEXT:   "x"() {a = #omp<reduction_modifier(task)>} : () -> ()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "x"() {a = #omp<reduction_modifier(task)>} : () -> ()
// GENERIC-NEXT: }) : () -> ()
