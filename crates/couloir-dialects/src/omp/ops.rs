//! The ops of `omp`, put together from clauses as upstream's are: each clause is a shape.

use couloir_ods::attrs::{
    ARRAY_ATTR, BOOL_ATTR, DENSE_BOOL_ARRAY_ATTR, DENSE_I64_ARRAY_ATTR, FLAT_SYMBOL_REF_ATTR,
    I64_ARRAY_ATTR, I64_ATTR, INDEX_LIST_ARRAY_ATTR, STR_ATTR, SYMBOL_NAME_ATTR,
    SYMBOL_REF_ARRAY_ATTR, TYPE_ATTR, UNIT_ATTR, defaults,
};
use couloir_ods::dialect;
use couloir_ods::regions::{ANY_REGION, MAX_SIZED_REGION_1, SIZED_REGION_1};
use couloir_ods::types::{ANY, ANY_INTEGER, I1, I32, I64};

use super::attrs::{
    self, ATOMIC_CONTROL_ATTR, BIND_KIND_ATTR, CANCELLATION_CONSTRUCT_TYPE_ATTR,
    DATA_SHARING_TYPE_ATTR, DEPEND_TYPE_ATTR, GRAINSIZE_TYPE_ATTR, MAP_FLAGS_ATTR,
    MEMORY_ORDER_ATTR, NUM_TASKS_TYPE_ATTR, ORDER_KIND_ATTR, ORDER_MODIFIER_ATTR,
    PROC_BIND_KIND_ATTR, REDUCTION_MODIFIER_ATTR, SCHEDULE_KIND_ATTR, SCHEDULE_MODIFIER_ATTR,
    VARIABLE_CAPTURE_KIND_ATTR,
};
use super::constraints::{AT_LEAST_ONE, NOT_NEGATIVE, POSITIVE, TASK_DEPENDS, one, zero};
use super::syntax::{
    ALIGNED_CLAUSE, ALLOCATE_AND_ALLOCATOR, CAPTURE_TYPE, CLAUSE_ATTR, COPYPRIVATE,
    DEPEND_VAR_LIST, GRAINSIZE_CLAUSE, IN_REDUCTION_PRIVATE_REDUCTION_REGION,
    IN_REDUCTION_PRIVATE_REGION, LINEAR_CLAUSE, LOOP_TRANSFORM_CLIS, MAP_CLAUSE, MEMBERS_INDEX,
    NUM_TASKS_CLAUSE, ORDER_CLAUSE, PRIVATE_REDUCTION_REGION, PRIVATE_REGION, SCHEDULE_CLAUSE,
    SYNCHRONIZATION_HINT, TARGET_OP_REGION, TASK_REDUCTION_REGION,
    USE_DEVICE_ADDR_USE_DEVICE_PTR_REGION,
};
use super::types::{CANONICAL_LOOP_INFO_TYPE, INT_LIKE, MAP_BOUNDS_TYPE, POINTER_LIKE};
use super::{effects, names, syntax, types, verify};

dialect! { omp, "OpenMP's constructs and their clauses.";
    attrs [
        attrs::ATOMIC_CONTROL, attrs::BIND_KIND, attrs::CANCELLATION_CONSTRUCT_TYPE,
        attrs::CAPTURE_CLAUSE, attrs::DATA_SHARING_TYPE, attrs::DECLARE_TARGET,
        attrs::DEPEND_TYPE, attrs::DEVICE_TYPE, attrs::FLAGS, attrs::GRAINSIZE_TYPE,
        attrs::CLAUSE_MAP_FLAGS, attrs::MEMORY_ORDER, attrs::NUM_TASKS_TYPE,
        attrs::NUM_THREADS_TYPE, attrs::ORDER_KIND, attrs::ORDER_MODIFIER,
        attrs::PROC_BIND_KIND, attrs::REDUCTION_MODIFIER, attrs::REQUIRES,
        attrs::SCHEDULE_KIND, attrs::SCHEDULE_MODIFIER, attrs::TASK_DEPEND,
        attrs::VARIABLE_CAPTURE_KIND, attrs::VERSION
    ]
    types [types::CANONICAL_LOOP_INFO, types::MAP_BOUNDS]

    shape Align {
        attrs { align: optional POSITIVE }
        clause "`align` `(` $align `)`"
    }
    shape Aligned {
        operands { aligned_vars: variadic POINTER_LIKE }
        attrs { alignments: optional I64_ARRAY_ATTR }
        clause "`aligned` `(`
            custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignments) `)`"
    }
    shape Allocate {
        operands { allocate_vars: variadic ANY, allocator_vars: variadic ANY }
        clause "`allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars),
            $allocator_vars, type($allocator_vars)) `)`"
    }
    shape Allocator {
        operands { allocator: optional I64 }
        clause "`allocator` `(` $allocator `)`"
    }
    shape Bare {
        attrs { bare: optional UNIT_ATTR }
        clause "`ompx_bare` $bare"
    }
    shape Bind {
        attrs { bind_kind: optional BIND_KIND_ATTR }
        clause "`bind` `(` custom<ClauseAttr>($bind_kind) `)`"
    }
    shape Cancels {
        attrs { cancel_directive: CANCELLATION_CONSTRUCT_TYPE_ATTR }
    }
    shape Collapse {
        attrs { collapse_num_loops: optional AT_LEAST_ONE = one }
    }
    shape Copyprivate {
        operands { copyprivate_vars: variadic POINTER_LIKE }
        attrs { copyprivate_syms: optional SYMBOL_REF_ARRAY_ATTR }
        clause "`copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars),
            $copyprivate_syms) `)`"
    }
    shape Depend {
        operands { depend_vars: variadic POINTER_LIKE }
        attrs { depend_kinds: optional TASK_DEPENDS }
        clause "`depend` `(`
            custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)`"
    }
    shape Detach {
        operands { event_handle: optional POINTER_LIKE }
        clause "`detach` `(` $event_handle `:` type($event_handle) `)`"
    }
    shape Device {
        operands { device: optional ANY_INTEGER }
        clause "`device` `(` $device `:` type($device) `)`"
    }
    shape DistSchedule {
        operands { dist_schedule_chunk_size: optional INT_LIKE }
        attrs { dist_schedule_static: optional UNIT_ATTR }
        clause "`dist_schedule_static` $dist_schedule_static"
        clause "`dist_schedule_chunk_size` `(` $dist_schedule_chunk_size `:`
            type($dist_schedule_chunk_size) `)`"
    }
    shape Exclusive {
        operands { exclusive_vars: variadic ANY }
        clause "`exclusive` `(` $exclusive_vars `:` type($exclusive_vars) `)`"
    }
    shape Filter {
        operands { filtered_thread_id: optional INT_LIKE }
        clause "`filter` `(` $filtered_thread_id `:` type($filtered_thread_id) `)`"
    }
    shape Final {
        operands { final: optional I1 }
        clause "`final` `(` $final `)`"
    }
    shape Grainsize {
        operands { grainsize: optional INT_LIKE }
        attrs { grainsize_mod: optional GRAINSIZE_TYPE_ATTR }
        clause "`grainsize` `(`
            custom<GrainsizeClause>($grainsize_mod, $grainsize, type($grainsize)) `)`"
    }
    shape HasDeviceAddr {
        operands { has_device_addr_vars: variadic POINTER_LIKE }
    }
    shape Hint {
        attrs { hint: optional I64_ATTR = zero }
        clause "`hint` `(` custom<SynchronizationHint>($hint) `)`"
    }
    shape HostEval {
        operands { host_eval_vars: variadic ANY }
    }
    shape If {
        operands { if_expr: optional I1 }
        clause "`if` `(` $if_expr `)`"
    }
    shape InReduction {
        operands { in_reduction_vars: variadic POINTER_LIKE }
        attrs {
            in_reduction_byref: optional DENSE_BOOL_ARRAY_ATTR,
            in_reduction_syms: optional SYMBOL_REF_ARRAY_ATTR
        }
    }
    shape Inclusive {
        operands { inclusive_vars: variadic ANY }
        clause "`inclusive` `(` $inclusive_vars `:` type($inclusive_vars) `)`"
    }
    shape IsDevicePtr {
        operands { is_device_ptr_vars: variadic POINTER_LIKE }
        clause "`is_device_ptr` `(` $is_device_ptr_vars `:` type($is_device_ptr_vars) `)`"
    }
    shape Linear {
        operands { linear_vars: variadic ANY, linear_step_vars: variadic I32 }
        attrs { linear_var_types: optional ARRAY_ATTR }
        clause "`linear` `(`
            custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)`"
    }
    shape LoopRelated {
        operands {
            loop_lower_bounds: variadic INT_LIKE, loop_upper_bounds: variadic INT_LIKE,
            loop_steps: variadic INT_LIKE
        }
        attrs { loop_inclusive: optional UNIT_ATTR }
        traits [AllTypesMatch(loop_lower_bounds, loop_upper_bounds, loop_steps)]
    }
    shape MapVars {
        operands { map_vars: variadic POINTER_LIKE }
    }
    shape Map: MapVars {
        clause "`map_entries` `(` $map_vars `:` type($map_vars) `)`"
    }
    shape MemoryOrder {
        attrs { memory_order: optional MEMORY_ORDER_ATTR }
        clause "`memory_order` `(` custom<ClauseAttr>($memory_order) `)`"
    }
    shape Mergeable {
        attrs { mergeable: optional UNIT_ATTR }
        clause "`mergeable` $mergeable"
    }
    shape Nogroup {
        attrs { nogroup: optional UNIT_ATTR }
        clause "`nogroup` $nogroup"
    }
    shape Nontemporal {
        operands { nontemporal_vars: variadic POINTER_LIKE }
        clause "`nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)`"
    }
    shape Nowait {
        attrs { nowait: optional UNIT_ATTR }
        clause "`nowait` $nowait"
    }
    shape NumTasks {
        operands { num_tasks: optional INT_LIKE }
        attrs { num_tasks_mod: optional NUM_TASKS_TYPE_ATTR }
        clause "`num_tasks` `(`
            custom<NumTasksClause>($num_tasks_mod, $num_tasks, type($num_tasks)) `)`"
    }
    shape NumTeams {
        operands {
            num_teams_lower: optional ANY_INTEGER, num_teams_upper: optional ANY_INTEGER
        }
        clause "`num_teams` `(` ($num_teams_lower^ `:` type($num_teams_lower))? `to`
            $num_teams_upper `:` type($num_teams_upper) `)`"
    }
    shape NumThreads {
        operands { num_threads: optional INT_LIKE }
        clause "`num_threads` `(` $num_threads `:` type($num_threads) `)`"
    }
    shape Order {
        attrs { order: optional ORDER_KIND_ATTR, order_mod: optional ORDER_MODIFIER_ATTR }
        clause "`order` `(` custom<OrderClause>($order, $order_mod) `)`"
    }
    shape HasOrdered {
        attrs { ordered: optional NOT_NEGATIVE }
        clause "`ordered` `(` $ordered `)`"
    }
    shape ParallelizationLevel {
        attrs { par_level_simd: optional UNIT_ATTR }
        clause "`par_level_simd` $par_level_simd"
    }
    shape Priority {
        operands { priority: optional ANY_INTEGER }
        clause "`priority` `(` $priority `:` type($priority) `)`"
    }
    shape PrivateVars {
        operands { private_vars: variadic ANY }
        attrs {
            private_syms: optional SYMBOL_REF_ARRAY_ATTR, private_needs_barrier: optional UNIT_ATTR
        }
    }
    shape ProcBind {
        attrs { proc_bind_kind: optional PROC_BIND_KIND_ATTR }
        clause "`proc_bind` `(` custom<ClauseAttr>($proc_bind_kind) `)`"
    }
    shape Reduction {
        operands { reduction_vars: variadic POINTER_LIKE }
        attrs {
            reduction_mod: optional REDUCTION_MODIFIER_ATTR,
            reduction_byref: optional DENSE_BOOL_ARRAY_ATTR,
            reduction_syms: optional SYMBOL_REF_ARRAY_ATTR
        }
    }
    shape Safelen {
        attrs { safelen: optional POSITIVE }
        clause "`safelen` `(` $safelen `)`"
    }
    shape Schedule {
        operands { schedule_chunk: optional ANY }
        attrs {
            schedule_kind: optional SCHEDULE_KIND_ATTR,
            schedule_mod: optional SCHEDULE_MODIFIER_ATTR, schedule_simd: optional UNIT_ATTR
        }
        clause "`schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod,
            $schedule_simd, $schedule_chunk, type($schedule_chunk)) `)`"
    }
    shape Simdlen {
        attrs { simdlen: optional POSITIVE }
        clause "`simdlen` `(` $simdlen `)`"
    }
    shape Sizes {
        operands { sizes: variadic INT_LIKE }
        clause "`sizes` `(` $sizes `:` type($sizes) `)`"
    }
    shape TaskReduction {
        operands { task_reduction_vars: variadic POINTER_LIKE }
        attrs {
            task_reduction_byref: optional DENSE_BOOL_ARRAY_ATTR,
            task_reduction_syms: optional SYMBOL_REF_ARRAY_ATTR
        }
    }
    shape ThreadLimit {
        operands { thread_limit: optional ANY_INTEGER }
        clause "`thread_limit` `(` $thread_limit `:` type($thread_limit) `)`"
    }
    shape TileSizes {
        attrs { tile_sizes: optional DENSE_I64_ARRAY_ATTR }
    }
    shape Untied {
        attrs { untied: optional UNIT_ATTR }
        clause "`untied` $untied"
    }
    shape UseDeviceAddr {
        operands { use_device_addr_vars: variadic POINTER_LIKE }
    }
    shape UseDevicePtr {
        operands { use_device_ptr_vars: variadic POINTER_LIKE }
    }

    /// With a region after the clauses.
    shape Region {
        regions { region: ANY_REGION }
        format "$clauses $region attr-dict"
    }
    /// With a region and no clauses.
    shape BareRegion {
        regions { region: ANY_REGION }
        format "$region attr-dict"
    }
    /// With clauses and no region.
    shape Standalone {
        format "$clauses attr-dict"
    }
    /// With a region whose arguments stand for private variables.
    shape PrivateRegion {
        regions { region: ANY_REGION }
        format "$clauses custom<PrivateRegion>($region, $private_vars, type($private_vars),
            $private_syms, $private_needs_barrier) attr-dict"
    }
    /// With a region whose arguments stand for private variables and those of reductions.
    shape PrivateReductionRegion {
        regions { region: ANY_REGION }
        format "$clauses custom<PrivateReductionRegion>($region, $private_vars,
            type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod,
            $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict"
    }
    /// What wraps a loop, or another wrapper.
    shape Wrapper {
        traits [NoTerminator, RecursiveMemoryEffects, SingleBlock]
    }
    /// Data that is moved between devices.
    shape DataMotion: Depend + Device + If + Map + Nowait + Standalone {
        traits [AttrSizedOperandSegments]
        verify crate::omp::verify::data_motion
    }
    /// Variables that are put somewhere.
    shape AllocatedVars {
        operands { varList: variadic ANY }
    }
    /// What is done to a variable at once.
    shape OnVariable {
        operands { x: POINTER_LIKE }
    }
    /// What is read at once, and where to.
    shape AtomicallyRead {
        operands { x: POINTER_LIKE, v: POINTER_LIKE }
        attrs { element_type: TYPE_ATTR }
    }
    /// How hardware changes a variable at once.
    shape Controlled {
        attrs { atomic_control: optional ATOMIC_CONTROL_ATTR }
    }
    /// What is written at once.
    shape Written {
        operands { expr: ANY }
    }
    shape CriticalName {
        attrs { sym_name: SYMBOL_NAME_ATTR }
    }
    /// Which private variables are mapped, too.
    shape PrivateMaps {
        attrs { private_maps: optional DENSE_I64_ARRAY_ATTR }
    }
    /// Loops that are made, and those that they are made of.
    shape Transformed {
        operands {
            generatees: variadic built CANONICAL_LOOP_INFO_TYPE,
            applyees: variadic built CANONICAL_LOOP_INFO_TYPE
        }
    }

    /// Where variables are put.
    op allocate_dir as AllocateDir: AllocatedVars + Align + Allocator {
        traits [AttrSizedOperandSegments]
        format "`(` $varList `:` type($varList) `)` $clauses attr-dict"
        verify verify::allocate_dir
    }
    /// Reads and changes a variable at once.
    op atomic.capture as AtomicCapture: Hint + MemoryOrder {
        regions { region: SIZED_REGION_1 }
        traits [
            RecursiveMemoryEffects, SingleBlock, SingleBlockImplicitTerminator("omp.terminator")
        ]
        format "$clauses $region attr-dict"
        verify verify::hint
        verify_regions verify::atomic_capture
    }
    /// Reads a variable at once.
    op atomic.read as AtomicRead: AtomicallyRead + Hint + MemoryOrder {
        format "$v `=` $x $clauses `:` type($v) `,` type($x) `,` $element_type attr-dict"
        verify verify::atomic_read
    }
    /// Changes a variable at once.
    op atomic.update as AtomicUpdate: OnVariable + Controlled + Hint + MemoryOrder {
        regions { region: SIZED_REGION_1 }
        traits [
            RecursiveMemoryEffects, SingleBlock, SingleBlockImplicitTerminator("omp.yield")
        ]
        format "$clauses $x `:` type($x) $region attr-dict"
        verify verify::atomic_update
        verify_regions verify::atomic_update_regions
        effects effects::atomic_update
    }
    /// Writes a variable at once.
    op atomic.write as AtomicWrite: OnVariable + Written + Hint + MemoryOrder {
        format "$x `=` $expr $clauses `:` type($x) `,` type($expr) attr-dict"
        verify verify::atomic_write
    }
    /// Waits for all threads of a team.
    op barrier {
        format "attr-dict"
    }
    /// Cancels a construct.
    op cancel: Cancels + If {
        format "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)`
            $clauses attr-dict"
        verify verify::cancel
    }
    /// Where a construct that was cancelled ends.
    op cancellation_point: Cancels {
        format "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)`
            attr-dict"
        verify verify::cancellation_point
    }
    /// A loop by the number of its iterations.
    op canonical_loop {
        operands { tripCount: INT_LIKE, cli: optional built CANONICAL_LOOP_INFO_TYPE }
        regions { region: ANY_REGION }
        parse syntax::parse_canonical_loop
        print syntax::print_canonical_loop
        verify verify::canonical_loop
    }
    /// What one thread at a time runs.
    op critical {
        attrs { name: optional FLAT_SYMBOL_REF_ATTR }
        regions { region: ANY_REGION }
        format "(`(` $name^ `)`)? $region attr-dict"
        verify_symbols verify::critical
    }
    /// Names what one thread at a time runs.
    op critical.declare as CriticalDeclare: CriticalName + Hint {
        traits [Symbol]
        format "$sym_name $clauses attr-dict"
        verify verify::hint
    }
    /// How values of a type are mapped to a device.
    op declare_mapper {
        attrs { sym_name: SYMBOL_NAME_ATTR, type: TYPE_ATTR }
        regions { body: ANY_REGION }
        traits [IsolatedFromAbove, SingleBlock, Symbol]
        format "$sym_name `:` $type $body attr-dict"
        verify_regions verify::declare_mapper
    }
    /// What of a value is mapped.
    op declare_mapper.info as DeclareMapperInfo: Map {
        traits [HasParent("omp.declare_mapper"), Terminator]
        format "$clauses attr-dict"
        verify verify::declare_mapper_info
    }
    /// How values are combined.
    op declare_reduction {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, type: TYPE_ATTR, byref_element_type: optional TYPE_ATTR
        }
        regions {
            allocRegion: MAX_SIZED_REGION_1, initializerRegion: ANY_REGION,
            reductionRegion: ANY_REGION, atomicReductionRegion: ANY_REGION,
            cleanupRegion: ANY_REGION, dataPtrPtrRegion: MAX_SIZED_REGION_1
        }
        traits [IsolatedFromAbove, Symbol, UsersLookInside]
        format "$sym_name `:` $type attr-dict-with-keyword (`alloc` $allocRegion^)?
            `init` $initializerRegion `combiner` $reductionRegion
            (`atomic` $atomicReductionRegion^)? (`cleanup` $cleanupRegion^)?
            (`data_ptr_ptr` $dataPtrPtrRegion^)?"
        verify_regions verify::declare_reduction
    }
    /// Hands out a loop's iterations among teams.
    op distribute: Wrapper + Allocate + DistSchedule + Order + PrivateVars + PrivateRegion {
        traits [AttrSizedOperandSegments]
        verify verify::distribute
        verify_regions verify::distribute_regions
    }
    /// Makes memory look the same to all threads.
    op flush {
        operands { varList: variadic ANY }
        format "(`(` $varList^ `:` type($varList) `)`)? attr-dict"
    }
    /// A loop whose iterations may run in any order.
    op loop: Bind + PrivateVars + Order + Reduction + PrivateReductionRegion {
        traits [AttrSizedOperandSegments, NoTerminator, SingleBlock]
        verify verify::loop_op
        verify_regions verify::loop_regions
    }
    /// Loops within one another.
    op loop_nest: Collapse + LoopRelated + TileSizes {
        regions { region: ANY_REGION }
        traits [RecursiveMemoryEffects, SameVariadicOperandSize]
        parse syntax::parse_loop_nest
        print syntax::print_loop_nest
        verify verify::loop_nest
    }
    /// The bounds of a part of an array that is mapped.
    op map.bounds as MapBounds {
        operands {
            lower_bound: optional INT_LIKE, upper_bound: optional INT_LIKE,
            extent: optional INT_LIKE, stride: optional INT_LIKE, start_idx: optional INT_LIKE
        }
        attrs { stride_in_bytes: BOOL_ATTR = defaults::no }
        results { result: built MAP_BOUNDS_TYPE }
        traits [AttrSizedOperandSegments, NoMemoryEffect]
        format "oilist(`lower_bound` `(` $lower_bound `:` type($lower_bound) `)`
            | `upper_bound` `(` $upper_bound `:` type($upper_bound) `)`
            | `extent` `(` $extent `:` type($extent) `)`
            | `stride` `(` $stride `:` type($stride) `)`
            | `start_idx` `(` $start_idx `:` type($start_idx) `)`) attr-dict"
        verify verify::map_bounds
    }
    /// How a variable is mapped to a device.
    op map.info as MapInfo {
        operands {
            var_ptr: POINTER_LIKE, var_ptr_ptr: optional POINTER_LIKE,
            members: variadic POINTER_LIKE, bounds: variadic built MAP_BOUNDS_TYPE
        }
        attrs {
            var_type: TYPE_ATTR, map_type: MAP_FLAGS_ATTR,
            map_capture_type: VARIABLE_CAPTURE_KIND_ATTR,
            members_index: optional INDEX_LIST_ARRAY_ATTR,
            mapper_id: optional FLAT_SYMBOL_REF_ATTR, name: optional STR_ATTR,
            partial_map: BOOL_ATTR = defaults::no
        }
        results { omp_ptr: POINTER_LIKE }
        traits [AttrSizedOperandSegments]
        format "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)`
            `map_clauses` `(` custom<MapClause>($map_type) `)`
            `capture` `(` custom<CaptureType>($map_capture_type) `)`
            oilist(`var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)`
            | `mapper` `(` $mapper_id `)`
            | `members` `(` $members `:` custom<MembersIndex>($members_index) `:`
                type($members) `)`
            | `bounds` `(` $bounds `)`) `->` type($omp_ptr) attr-dict"
        verify verify::map_members
        verify_symbols verify::map_info
    }
    /// What some threads of a team run.
    op masked: Filter + Region {}
    /// What the first thread of a team runs.
    op master: BareRegion {}
    /// Stands for a loop that is transformed.
    op new_cli {
        results { result: built CANONICAL_LOOP_INFO_TYPE }
        format "attr-dict"
        result_names names::new_cli
    }
    /// Waits for other iterations of a loop.
    op ordered {
        operands { doacross_depend_vars: variadic ANY }
        attrs {
            doacross_depend_type: optional DEPEND_TYPE_ATTR,
            doacross_num_loops: optional NOT_NEGATIVE
        }
        format "(`depend_type` `` $doacross_depend_type^)?
            (`depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)`)?
            attr-dict"
        verify verify::ordered
    }
    /// What a loop's iterations run one after the other.
    op ordered.region as OrderedRegion: ParallelizationLevel + Region {
        verify verify::ordered_region
    }
    /// Runs a region on the threads of a new team.
    op parallel: Allocate + If + NumThreads + PrivateVars + ProcBind + Reduction
        + PrivateReductionRegion
    {
        traits [AttrSizedOperandSegments, AutomaticAllocationScope, RecursiveMemoryEffects]
        verify verify::parallel
        verify_regions verify::parallel_regions
        verify_symbols verify::privates_and_reductions
    }
    /// How a variable becomes private.
    op private {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, type: TYPE_ATTR,
            data_sharing_type: DATA_SHARING_TYPE_ATTR
        }
        regions { init_region: ANY_REGION, copy_region: ANY_REGION, dealloc_region: ANY_REGION }
        traits [IsolatedFromAbove, UsersLookInside]
        format "$data_sharing_type $sym_name `:` $type (`init` $init_region^)?
            (`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict"
        verify_regions verify::private
    }
    /// Parts a loop's body into what is put into a scan and what is taken out.
    op scan: Inclusive + Exclusive + Standalone {
        traits [AttrSizedOperandSegments]
        verify verify::scan
        effects crate::common::effects::write
    }
    /// One of several pieces of work.
    op section: BareRegion {
        traits [HasParent("omp.sections")]
        verify verify::section
    }
    /// Pieces of work that are handed out among threads.
    op sections: Allocate + Nowait + PrivateVars + Reduction {
        regions { region: SIZED_REGION_1 }
        traits [AttrSizedOperandSegments]
        format "$clauses custom<PrivateReductionRegion>($region, $private_vars,
            type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod,
            $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict"
        verify verify::sections
        verify_regions verify::sections_regions
        verify_symbols verify::reductions
    }
    /// A loop whose iterations run side by side in vectors.
    op simd: Wrapper + Aligned + If + Linear + Nontemporal + Order + PrivateVars + Reduction
        + Safelen + Simdlen + PrivateReductionRegion
    {
        traits [AttrSizedOperandSegments]
        verify verify::simd
        verify_regions verify::simd_regions
        verify_symbols verify::simd_symbols
    }
    /// What one thread of a team runs.
    op single: Allocate + Copyprivate + Nowait + PrivateVars + PrivateRegion {
        traits [AttrSizedOperandSegments]
        verify verify::single
        verify_symbols verify::copyprivate
    }
    /// Runs a region on a device.
    op target: Allocate + Bare + Depend + Device + HasDeviceAddr + HostEval + If + InReduction
        + IsDevicePtr + MapVars + Nowait + PrivateVars + ThreadLimit + PrivateMaps
    {
        regions { region: ANY_REGION }
        traits [AttrSizedOperandSegments, IsolatedFromAbove]
        format "$clauses custom<TargetOpRegion>($region, $has_device_addr_vars,
            type($has_device_addr_vars), $host_eval_vars, type($host_eval_vars),
            $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms,
            $map_vars, type($map_vars), $private_vars, type($private_vars), $private_syms,
            $private_needs_barrier, $private_maps) attr-dict"
        verify verify::target
        verify_regions verify::target_regions
    }
    /// Allocates memory of a device.
    op target_allocmem as TargetAllocMem {
        operands { device: ANY_INTEGER, typeparams: variadic INT_LIKE, shape: variadic INT_LIKE }
        attrs {
            in_type: TYPE_ATTR, uniq_name: optional STR_ATTR, bindc_name: optional STR_ATTR
        }
        results { _: built I64 }
        traits [AttrSizedOperandSegments]
        parse syntax::parse_target_allocmem
        print syntax::print_target_allocmem
        effects effects::allocate
    }
    /// Maps variables to a device for as long as a region runs.
    op target_data: Device + If + Map + UseDeviceAddr + UseDevicePtr {
        regions { region: ANY_REGION }
        traits [AttrSizedOperandSegments]
        format "$clauses custom<UseDeviceAddrUseDevicePtrRegion>($region, $use_device_addr_vars,
            type($use_device_addr_vars), $use_device_ptr_vars, type($use_device_ptr_vars))
            attr-dict"
        verify verify::target_data
    }
    /// Maps variables to a device.
    op target_enter_data: DataMotion {}
    /// Ends that variables are mapped to a device.
    op target_exit_data: DataMotion {}
    /// Frees memory of a device.
    op target_freemem as TargetFreeMem {
        operands { device: ANY_INTEGER, heapref: I64 }
        format "$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))"
        effects effects::free
    }
    /// Makes variables and what they are mapped to alike.
    op target_update: DataMotion {}
    /// A piece of work for later.
    op task: Allocate + Depend + Final + If + InReduction + Mergeable + Priority + PrivateVars
        + Untied + Detach
    {
        regions { region: ANY_REGION }
        traits [AttrSizedOperandSegments, AutomaticAllocationScope]
        format "$clauses custom<InReductionPrivateRegion>($region, $in_reduction_vars,
            type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars,
            type($private_vars), $private_syms, $private_needs_barrier) attr-dict"
        verify verify::task
        verify_symbols verify::in_reductions
    }
    /// Waits for the tasks that a region starts.
    op taskgroup: Allocate + TaskReduction {
        regions { region: ANY_REGION }
        traits [AttrSizedOperandSegments, AutomaticAllocationScope]
        format "$clauses custom<TaskReductionRegion>($region, $task_reduction_vars,
            type($task_reduction_vars), $task_reduction_byref, $task_reduction_syms) attr-dict"
        verify verify::taskgroup
        verify_symbols verify::task_reductions
    }
    /// A loop whose iterations are tasks.
    op taskloop: Wrapper + Allocate + Final + Grainsize + If + InReduction + Mergeable + Nogroup
        + NumTasks + Priority + PrivateVars + Reduction + Untied
    {
        regions { region: ANY_REGION }
        traits [AttrSizedOperandSegments, AutomaticAllocationScope]
        format "$clauses custom<InReductionPrivateReductionRegion>($region, $in_reduction_vars,
            type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars,
            type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod,
            $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict"
        verify verify::taskloop
        verify_regions verify::taskloop_regions
        verify_symbols verify::taskloop_symbols
    }
    /// Waits for tasks.
    op taskwait: Depend + Nowait + Standalone {}
    /// Where another task may run first.
    op taskyield {
        format "attr-dict"
    }
    /// Runs a region on the first threads of several teams.
    op teams: Allocate + If + NumTeams + PrivateVars + Reduction + ThreadLimit
        + PrivateReductionRegion
    {
        traits [AttrSizedOperandSegments, RecursiveMemoryEffects]
        verify verify::teams
        verify_symbols verify::reductions
    }
    /// Ends a region.
    op terminator {
        traits [Terminator, Pure]
        format "attr-dict"
    }
    /// A thread's own copy of a global.
    op threadprivate {
        operands { sym_addr: POINTER_LIKE }
        results { tls_addr: POINTER_LIKE }
        traits [AllTypesMatch(sym_addr, tls_addr)]
        format "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict"
    }
    /// Parts loops into tiles.
    op tile: Transformed + Sizes {
        traits [AttrSizedOperandSegments]
        format "custom<LoopTransformClis>($generatees, $applyees) $clauses attr-dict"
        verify verify::tile
    }
    /// Unrolls a loop as seems good.
    op unroll_heuristic {
        operands { applyee: built CANONICAL_LOOP_INFO_TYPE }
        parse syntax::parse_unroll
        print syntax::print_unroll
    }
    /// Hands out the work of a region among teams.
    op workdistribute: BareRegion {
        verify verify::workdistribute
    }
    /// Hands out the work of a region among threads.
    op workshare: Nowait + Region {
        traits [RecursiveMemoryEffects]
    }
    /// A loop of which the iterations are work to be handed out.
    op workshare.loop_wrapper as WorkshareLoopWrapper: BareRegion {
        traits [NoTerminator, RecursiveMemoryEffects, SingleBlock]
        verify verify::workshare_loop_wrapper
        verify_regions verify::workshare_loop_wrapper_regions
    }
    /// Hands out a loop's iterations among threads.
    op wsloop: Wrapper + Allocate + Linear + Nowait + Order + HasOrdered + PrivateVars + Reduction
        + Schedule + PrivateReductionRegion
    {
        traits [AttrSizedOperandSegments]
        verify verify::wsloop
        verify_regions verify::wsloop_regions
        verify_symbols verify::reductions
    }
    /// Ends a region, with values.
    op yield {
        operands { results: variadic ANY }
        traits [
            Pure, ReturnLike, Terminator,
            HasParent("omp.atomic.update", "omp.declare_reduction", "omp.loop_nest",
                "omp.private")
        ]
        format "(`(` $results^ `:` type($results) `)`)? attr-dict"
    }
}
