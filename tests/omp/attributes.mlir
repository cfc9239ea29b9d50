// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

module attributes {omp.is_target_device = true, omp.is_gpu = false, omp.flags = #omp.flags<>, omp.version = #omp.version<version = 50>, omp.requires = #omp<clause_requires none>, omp.target_triples = ["a"]} {}

// -----

func.func private @f() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>}

// -----

llvm.mlir.global external @x() {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>} : i32

// -----

"x"() {a = #omp.flags<debug_kind = -1>} : () -> ()

// -----

"x"() {a = !omp.cli<3>} : () -> ()

// -----

"x"() {a = #omp<bindkind parallel>} : () -> ()

// -----

"x"() {a = #omp<clause_depend(dependsource)>} : () -> ()

// -----

"x"() {a = #omp<clause_requires none>} : () -> ()

// -----

"x"() {a = #omp<clause_requires reverse_offload|unified_address>} : () -> ()

// -----

"x"() {a = #omp<clause_map_flags to|from|always>} : () -> ()

// -----

"x"() {a = #omp<clause_map_flags none>} : () -> ()

// -----

"x"() {a = #omp<clause_task_depend(taskdependin)>} : () -> ()

// -----

"x"() {a = #omp<data_sharing_type {type = private}>} : () -> ()

// -----

"x"() {a = #omp<data_sharing_type{type = firstprivate}>} : () -> ()

// -----

"x"() {a = #omp<device_type(any)>} : () -> ()

// -----

"x"() {a = #omp<order_mod reproducible>} : () -> ()

// -----

"x"() {a = #omp<capture_clause(to)>} : () -> ()

// -----

"x"() {a = #omp<variable_capture_kind(ByRef)>} : () -> ()

// -----

"x"() {a = #omp.atomic_control<>} : () -> ()

// -----

"x"() {a = #omp.atomic_control<ignore_denormal_mode = true, remote_memory = true>} : () -> ()

// -----

"x"() {a = #omp.declaretarget<>} : () -> ()

// -----

"x"() {a = #omp.declaretarget<device_type = (any), capture_clause = (to)>} : () -> ()

// -----

"x"() {a = #omp.declaretarget<device_type = (nohost), automap = true>} : () -> ()

// -----

"x"() {a = #omp.flags<>} : () -> ()

// -----

"x"() {a = #omp.flags<debug_kind = 3, assume_teams_oversubscription = true, openmp_device_version = 51>} : () -> ()

// -----

"x"() {a = #omp.version<version = 31>} : () -> ()

// -----

"x"() {a = !omp.map_bounds_ty} : () -> ()

// -----

"x"() {a = !omp.cli} : () -> ()

// -----

"x"() {a = #omp<sched_mod none>} : () -> ()

// -----

"x"() {a = #omp<orderkind concurrent>} : () -> ()

// -----

"x"() {a = #omp<memoryorderkind seq_cst>} : () -> ()

// -----

"x"() {a = #omp<cancellationconstructtype loop>} : () -> ()

// -----

"x"() {a = #omp<grainsizetype strict>} : () -> ()

// -----

"x"() {a = #omp<numtaskstype strict>} : () -> ()

// -----

"x"() {a = #omp<numthreadstype strict>} : () -> ()

// -----

"x"() {a = #omp<procbindkind primary>} : () -> ()

// -----

"x"() {a = #omp<schedulekind auto>} : () -> ()

// -----

"x"() {a = #omp<reduction_modifier(task)>} : () -> ()
