// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics

// expected-error @+2 {{expected ::mlir::omp::ClauseBindKind to be one of: parallel, teams, thread}}
// expected-error @+1 {{failed to parse BindKindAttr parameter 'value' which is to be a `::mlir::omp::ClauseBindKind`}}
"x"() {a = #omp<bindkind foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ClauseDepend to be one of: dependsource, dependsink}}
// expected-error @+1 {{failed to parse ClauseDependAttr parameter 'value' which is to be a `::mlir::omp::ClauseDepend`}}
"x"() {a = #omp<clause_depend(foo)>} : () -> ()

// -----

// expected-error @+1 {{expected '('}}
"x"() {a = #omp<clause_depend foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ClauseRequires to be one of: none, reverse_offload, unified_address, unified_shared_memory, dynamic_allocators}}
// expected-error @+1 {{failed to parse ClauseRequiresAttr parameter 'value' which is to be a `::mlir::omp::ClauseRequires`}}
"x"() {a = #omp<clause_requires foo|bar>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::DataSharingClauseType to be one of: private, firstprivate}}
// expected-error @+1 {{failed to parse DataSharingClauseTypeAttr parameter 'value' which is to be a `::mlir::omp::DataSharingClauseType`}}
"x"() {a = #omp<data_sharing_type {type = foo}>} : () -> ()

// -----

// expected-error @+2 {{expected '('}}
// expected-error @+1 {{failed to parse DeclareTargetAttr parameter 'device_type' which is to be a `DeclareTargetDeviceTypeAttr`}}
"x"() {a = #omp.declaretarget<device_type = 3>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse DeclareTargetAttr parameter 'automap' which is to be a `BoolAttr`}}
"x"() {a = #omp.declaretarget<automap = 3>} : () -> ()

// -----

// expected-error @+3 {{expected ::mlir::omp::DeclareTargetDeviceType to be one of: any, host, nohost}}
// expected-error @+2 {{failed to parse DeclareTargetDeviceTypeAttr parameter 'value' which is to be a `::mlir::omp::DeclareTargetDeviceType`}}
// expected-error @+1 {{failed to parse DeclareTargetAttr parameter 'device_type' which is to be a `DeclareTargetDeviceTypeAttr`}}
"x"() {a = #omp.declaretarget<device_type = (foo)>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"x"() {a = #omp<atomic_control>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"x"() {a = #omp.version<>} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `omp`}}
"x"() {a = #omp.foo} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::OrderModifier to be one of: reproducible, unconstrained}}
// expected-error @+1 {{failed to parse OrderModifierAttr parameter 'value' which is to be a `::mlir::omp::OrderModifier`}}
"x"() {a = #omp<order_mod foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ScheduleModifier to be one of: none, monotonic, nonmonotonic, simd}}
// expected-error @+1 {{failed to parse ScheduleModifierAttr parameter 'value' which is to be a `::mlir::omp::ScheduleModifier`}}
"x"() {a = #omp<sched_mod foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ClauseScheduleKind to be one of: static, dynamic, guided, auto, runtime, distribute}}
// expected-error @+1 {{failed to parse ScheduleKindAttr parameter 'value' which is to be a `::mlir::omp::ClauseScheduleKind`}}
"x"() {a = #omp<schedulekind foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::DeclareTargetCaptureClause to be one of: none, to, link, enter}}
// expected-error @+1 {{failed to parse DeclareTargetCaptureClauseAttr parameter 'value' which is to be a `::mlir::omp::DeclareTargetCaptureClause`}}
"x"() {a = #omp<capture_clause(foo)>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::DeclareTargetDeviceType to be one of: any, host, nohost}}
// expected-error @+1 {{failed to parse DeclareTargetDeviceTypeAttr parameter 'value' which is to be a `::mlir::omp::DeclareTargetDeviceType`}}
"x"() {a = #omp<device_type(foo)>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::VariableCaptureKind to be one of: This, ByRef, ByCopy, VLAType}}
// expected-error @+1 {{failed to parse VariableCaptureKindAttr parameter 'value' which is to be a `::mlir::omp::VariableCaptureKind`}}
"x"() {a = #omp<variable_capture_kind(foo)>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ReductionModifier to be one of: defaultmod, inscan, task}}
// expected-error @+1 {{failed to parse ReductionModifierAttr parameter 'value' which is to be a `::mlir::omp::ReductionModifier`}}
"x"() {a = #omp<reduction_modifier(foo)>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ClauseTaskDepend to be one of: taskdependin, taskdependout, taskdependinout, taskdependmutexinoutset, taskdependinoutset}}
// expected-error @+1 {{failed to parse ClauseTaskDependAttr parameter 'value' which is to be a `::mlir::omp::ClauseTaskDepend`}}
"x"() {a = #omp<clause_task_depend(foo)>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ClauseMapFlags to be one of: none, storage, to, from, always, del, return_param, priv, literal, implicit, close, present, ompx_hold, attach, attach_always, attach_none, attach_auto, ref_ptr, ref_ptee, ref_ptr_ptee, is_device_ptr}}
// expected-error @+1 {{failed to parse ClauseMapFlagsAttr parameter 'value' which is to be a `::mlir::omp::ClauseMapFlags`}}
"x"() {a = #omp<clause_map_flags foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ClauseOrderKind to be one of: concurrent}}
// expected-error @+1 {{failed to parse OrderKindAttr parameter 'value' which is to be a `::mlir::omp::ClauseOrderKind`}}
"x"() {a = #omp<orderkind foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ClauseMemoryOrderKind to be one of: seq_cst, acq_rel, acquire, release, relaxed}}
// expected-error @+1 {{failed to parse MemoryOrderKindAttr parameter 'value' which is to be a `::mlir::omp::ClauseMemoryOrderKind`}}
"x"() {a = #omp<memoryorderkind foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ClauseProcBindKind to be one of: primary, master, close, spread}}
// expected-error @+1 {{failed to parse ProcBindKindAttr parameter 'value' which is to be a `::mlir::omp::ClauseProcBindKind`}}
"x"() {a = #omp<procbindkind foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ClauseGrainsizeType to be one of: strict}}
// expected-error @+1 {{failed to parse GrainsizeTypeAttr parameter 'value' which is to be a `::mlir::omp::ClauseGrainsizeType`}}
"x"() {a = #omp<grainsizetype foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ClauseNumTasksType to be one of: strict}}
// expected-error @+1 {{failed to parse NumTasksTypeAttr parameter 'value' which is to be a `::mlir::omp::ClauseNumTasksType`}}
"x"() {a = #omp<numtaskstype foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ClauseNumThreadsType to be one of: strict}}
// expected-error @+1 {{failed to parse NumThreadsTypeAttr parameter 'value' which is to be a `::mlir::omp::ClauseNumThreadsType`}}
"x"() {a = #omp<numthreadstype foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::omp::ClauseCancellationConstructType to be one of: parallel, loop, sections, taskgroup}}
// expected-error @+1 {{failed to parse CancellationConstructTypeAttr parameter 'value' which is to be a `::mlir::omp::ClauseCancellationConstructType`}}
"x"() {a = #omp<cancellationconstructtype foo>} : () -> ()

// -----

// expected-error @+1 {{unknown  type `foo` in dialect `omp`}}
"x"() {a = !omp.foo} : () -> ()
