//! Attributes of `omp`: the words of clauses, and what modules and declarations say.

use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::{AttrDef, DialectAttr};
use couloir_ir::{Attribute, Context};
use couloir_ods::{attr_constraints_of, enum_attrs, enum_cases, enums};

use crate::llvm::attrs::fields::{self, Default, Fields, Kind, opt, or, req};

enum_cases! {
    /// Which region a loop binds to.
    pub BIND_KINDS = "::mlir::omp::ClauseBindKind",
        ["parallel" = 0, "teams" = 1, "thread" = 2];
    /// What is cancelled.
    pub CANCELLATION_CONSTRUCT_TYPES = "::mlir::omp::ClauseCancellationConstructType",
        ["parallel" = 0, "loop" = 1, "sections" = 2, "taskgroup" = 3];
    /// How a global is captured on a device.
    pub CAPTURE_CLAUSES = "::mlir::omp::DeclareTargetCaptureClause",
        ["none" = 0, "to" = 1, "link" = 2, "enter" = 3];
    /// What an iteration stands for that others depend on.
    pub DEPEND_TYPES = "::mlir::omp::ClauseDepend", ["dependsource" = 0, "dependsink" = 1];
    /// What a program requires.
    pub REQUIREMENTS = "::mlir::omp::ClauseRequires", [
        "none" = 0, "reverse_offload" = 1, "unified_address" = 2, "unified_shared_memory" = 4,
        "dynamic_allocators" = 8,
    ], joined "|";
    /// How memory is mapped to a device.
    pub MAP_FLAGS = "::mlir::omp::ClauseMapFlags", [
        "none" = 0, "storage" = 1, "to" = 2, "from" = 4, "always" = 8, "del" = 0x10,
        "return_param" = 0x20, "priv" = 0x40, "literal" = 0x80, "implicit" = 0x100,
        "close" = 0x200, "present" = 0x400, "ompx_hold" = 0x800, "attach" = 0x1000,
        "attach_always" = 0x2000, "attach_none" = 0x4000, "attach_auto" = 0x8000,
        "ref_ptr" = 0x1_0000, "ref_ptee" = 0x2_0000, "ref_ptr_ptee" = 0x4_0000,
        "is_device_ptr" = 0x8_0000,
    ], joined "|";
    /// How tasks depend on one another.
    pub TASK_DEPENDS = "::mlir::omp::ClauseTaskDepend", [
        "taskdependin" = 0, "taskdependout" = 1, "taskdependinout" = 2,
        "taskdependmutexinoutset" = 3, "taskdependinoutset" = 4,
    ];
    /// How a variable becomes private.
    pub DATA_SHARING_TYPES = "::mlir::omp::DataSharingClauseType",
        ["private" = 0, "firstprivate" = 1];
    /// Where a declaration is for.
    pub DEVICE_TYPES = "::mlir::omp::DeclareTargetDeviceType",
        ["any" = 0, "host" = 1, "nohost" = 2];
    /// How the size of a task is meant.
    pub GRAINSIZE_TYPES = "::mlir::omp::ClauseGrainsizeType", ["strict" = 0];
    /// How an atomic access is ordered with others.
    pub MEMORY_ORDERS = "::mlir::omp::ClauseMemoryOrderKind",
        ["seq_cst" = 0, "acq_rel" = 1, "acquire" = 2, "release" = 3, "relaxed" = 4];
    /// How the number of tasks is meant.
    pub NUM_TASKS_TYPES = "::mlir::omp::ClauseNumTasksType", ["strict" = 0];
    /// How the number of threads is meant.
    pub NUM_THREADS_TYPES = "::mlir::omp::ClauseNumThreadsType", ["strict" = 0];
    /// In which order iterations may run.
    pub ORDER_KINDS = "::mlir::omp::ClauseOrderKind", ["concurrent" = 1];
    /// Whether that order is the same each time.
    pub ORDER_MODIFIERS = "::mlir::omp::OrderModifier",
        ["reproducible" = 0, "unconstrained" = 1];
    /// Where threads are put.
    pub PROC_BIND_KINDS = "::mlir::omp::ClauseProcBindKind",
        ["primary" = 0, "master" = 1, "close" = 2, "spread" = 3];
    /// What a reduction is done over.
    pub REDUCTION_MODIFIERS = "::mlir::omp::ReductionModifier",
        ["defaultmod" = 0, "inscan" = 1, "task" = 2];
    /// How iterations are handed out.
    pub SCHEDULE_KINDS = "::mlir::omp::ClauseScheduleKind", [
        "static" = 0, "dynamic" = 1, "guided" = 2, "auto" = 3, "runtime" = 4, "distribute" = 5,
    ];
    /// Whether a thread's chunks come in order.
    pub SCHEDULE_MODIFIERS = "::mlir::omp::ScheduleModifier",
        ["none" = 0, "monotonic" = 1, "nonmonotonic" = 2, "simd" = 3];
    /// How a variable is captured by a region on a device.
    pub VARIABLE_CAPTURE_KINDS = "::mlir::omp::VariableCaptureKind",
        ["This" = 0, "ByRef" = 1, "ByCopy" = 2, "VLAType" = 3];
}

enum_attrs! {
    /// `#omp<bindkind parallel>`
    BIND_KIND: "omp", "bindkind", "BindKindAttr", BIND_KINDS, plain;
    /// `#omp<cancellationconstructtype loop>`
    CANCELLATION_CONSTRUCT_TYPE: "omp", "cancellationconstructtype",
        "CancellationConstructTypeAttr", CANCELLATION_CONSTRUCT_TYPES, plain;
    /// `#omp<capture_clause(to)>`
    CAPTURE_CLAUSE: "omp", "capture_clause", "DeclareTargetCaptureClauseAttr", CAPTURE_CLAUSES,
        parenthesized;
    /// `#omp<clause_depend(dependsource)>`
    DEPEND_TYPE: "omp", "clause_depend", "ClauseDependAttr", DEPEND_TYPES, parenthesized;
    /// `#omp<clause_requires reverse_offload>`
    REQUIRES: "omp", "clause_requires", "ClauseRequiresAttr", REQUIREMENTS, plain;
    /// `#omp<clause_map_flags to|from>`
    CLAUSE_MAP_FLAGS: "omp", "clause_map_flags", "ClauseMapFlagsAttr", MAP_FLAGS, plain;
    /// `#omp<clause_task_depend(taskdependin)>`
    TASK_DEPEND: "omp", "clause_task_depend", "ClauseTaskDependAttr", TASK_DEPENDS,
        parenthesized;
    /// `#omp<device_type(any)>`
    DEVICE_TYPE: "omp", "device_type", "DeclareTargetDeviceTypeAttr", DEVICE_TYPES,
        parenthesized;
    /// `#omp<grainsizetype strict>`
    GRAINSIZE_TYPE: "omp", "grainsizetype", "GrainsizeTypeAttr", GRAINSIZE_TYPES, plain;
    /// `#omp<memoryorderkind relaxed>`
    MEMORY_ORDER: "omp", "memoryorderkind", "MemoryOrderKindAttr", MEMORY_ORDERS, plain;
    /// `#omp<numtaskstype strict>`
    NUM_TASKS_TYPE: "omp", "numtaskstype", "NumTasksTypeAttr", NUM_TASKS_TYPES, plain;
    /// `#omp<numthreadstype strict>`
    NUM_THREADS_TYPE: "omp", "numthreadstype", "NumThreadsTypeAttr", NUM_THREADS_TYPES, plain;
    /// `#omp<orderkind concurrent>`
    ORDER_KIND: "omp", "orderkind", "OrderKindAttr", ORDER_KINDS, plain;
    /// `#omp<order_mod reproducible>`
    ORDER_MODIFIER: "omp", "order_mod", "OrderModifierAttr", ORDER_MODIFIERS, plain;
    /// `#omp<procbindkind close>`
    PROC_BIND_KIND: "omp", "procbindkind", "ProcBindKindAttr", PROC_BIND_KINDS, plain;
    /// `#omp<reduction_modifier(task)>`
    REDUCTION_MODIFIER: "omp", "reduction_modifier", "ReductionModifierAttr",
        REDUCTION_MODIFIERS, parenthesized;
    /// `#omp<schedulekind static>`
    SCHEDULE_KIND: "omp", "schedulekind", "ScheduleKindAttr", SCHEDULE_KINDS, plain;
    /// `#omp<sched_mod monotonic>`
    SCHEDULE_MODIFIER: "omp", "sched_mod", "ScheduleModifierAttr", SCHEDULE_MODIFIERS, plain;
    /// `#omp<variable_capture_kind(ByRef)>`
    VARIABLE_CAPTURE_KIND: "omp", "variable_capture_kind", "VariableCaptureKindAttr",
        VARIABLE_CAPTURE_KINDS, parenthesized;
}

/// `#omp<data_sharing_type{type = private}>`
pub static DATA_SHARING_TYPE: AttrDef = AttrDef {
    dialect: "omp",
    mnemonic: "data_sharing_type",
    parse: parse_data_sharing,
    print: print_data_sharing,
    cases: Some(&DATA_SHARING_TYPES),
    ..AttrDef::EMPTY
};

fn parse_data_sharing(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parser.punct("{")?;
    parser.keyword("type")?;
    parser.punct("=")?;
    let attr = enums::parse_parameter(parser, &DATA_SHARING_TYPE, "DataSharingClauseTypeAttr")?;
    parser.punct("}")?;
    Ok(attr)
}

fn print_data_sharing(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    printer.text("{type = ");
    enums::print_value(attr, printer);
    printer.text("}");
}

/// Attributes that are structs: `NAME = "mnemonic", "UpstreamAttr" [fields];`.
macro_rules! structs {
    ($($(#[$doc:meta])* $name:ident = $mnemonic:literal, $class:literal [
        $($field:expr),* $(,)?
    ];)*) => {
        $(
            $(#[$doc])*
            pub static $name: AttrDef = {
                static FIELDS: Fields = Fields { class: $class, fields: &[$($field),*] };
                AttrDef {
                    dialect: "omp",
                    mnemonic: $mnemonic,
                    parse: |parser| fields::parse_struct(parser, &$name, &FIELDS),
                    print: |ctx, attr, printer| fields::print_struct(ctx, attr, &FIELDS, printer),
                    ..AttrDef::EMPTY
                }
            };
        )*
    };
}

structs! {
    /// `#omp.atomic_control<remote_memory = true>`
    ATOMIC_CONTROL = "atomic_control", "AtomicControlAttr" [
        opt("ignore_denormal_mode", "bool", Kind::Bool),
        opt("fine_grained_memory", "bool", Kind::Bool),
        opt("remote_memory", "bool", Kind::Bool),
    ];
    /// `#omp.declaretarget<device_type = (any), capture_clause = (to)>`
    DECLARE_TARGET = "declaretarget", "DeclareTargetAttr" [
        opt("device_type", "DeclareTargetDeviceTypeAttr", Kind::Stripped(&DEVICE_TYPE)),
        opt("capture_clause", "DeclareTargetCaptureClauseAttr", Kind::Stripped(&CAPTURE_CLAUSE)),
        opt("automap", "BoolAttr", Kind::Attr),
    ];
    /// `#omp.flags<debug_kind = 1>`
    FLAGS = "flags", "FlagsAttr" [
        opt("debug_kind", "uint32_t", Kind::Uint),
        opt("assume_teams_oversubscription", "bool", Kind::Bool),
        opt("assume_threads_oversubscription", "bool", Kind::Bool),
        opt("assume_no_thread_state", "bool", Kind::Bool),
        opt("assume_no_nested_parallelism", "bool", Kind::Bool),
        opt("no_gpu_lib", "bool", Kind::Bool),
        or("openmp_device_version", "uint32_t", Kind::Uint, Default::Number(50)),
    ];
    /// `#omp.version<version = 52>`
    VERSION = "version", "VersionAttr" [req("version", "uint32_t", Kind::Uint)];
}

attr_constraints_of! {
    ATOMIC_CONTROL_ATTR = "", ATOMIC_CONTROL;
    BIND_KIND_ATTR = "BindKind Clause", BIND_KIND;
    CANCELLATION_CONSTRUCT_TYPE_ATTR = "CancellationConstructType Clause",
        CANCELLATION_CONSTRUCT_TYPE;
    DEPEND_TYPE_ATTR = "depend clause", DEPEND_TYPE;
    MAP_FLAGS_ATTR = "Map types and modifiers tied to data maps", CLAUSE_MAP_FLAGS;
    TASK_DEPEND_ATTR = "depend clause in a target or task construct", TASK_DEPEND;
    DATA_SHARING_TYPE_ATTR = "Type of a data-sharing clause", DATA_SHARING_TYPE;
    GRAINSIZE_TYPE_ATTR = "GrainsizeType Clause", GRAINSIZE_TYPE;
    MEMORY_ORDER_ATTR = "MemoryOrderKind Clause", MEMORY_ORDER;
    NUM_TASKS_TYPE_ATTR = "NumTasksType Clause", NUM_TASKS_TYPE;
    ORDER_KIND_ATTR = "OrderKind Clause", ORDER_KIND;
    ORDER_MODIFIER_ATTR = "OpenMP Order Modifier", ORDER_MODIFIER;
    PROC_BIND_KIND_ATTR = "ProcBindKind Clause", PROC_BIND_KIND;
    REDUCTION_MODIFIER_ATTR = "reduction modifier", REDUCTION_MODIFIER;
    SCHEDULE_KIND_ATTR = "ScheduleKind Clause", SCHEDULE_KIND;
    SCHEDULE_MODIFIER_ATTR = "OpenMP Schedule Modifier", SCHEDULE_MODIFIER;
    VARIABLE_CAPTURE_KIND_ATTR = "variable capture kind", VARIABLE_CAPTURE_KIND;
}
