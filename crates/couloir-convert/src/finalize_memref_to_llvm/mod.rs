//! `finalize-memref-to-llvm`: memory becomes descriptors and pointers.
//!
//! - `alloc`: allocation and release;
//! - `access`: loads, stores, prefetches and promises about addresses;
//! - `shape`: ranks, sizes and casts;
//! - `view`: descriptors made from others;
//! - `reshape`, `copy`, `global`, `atomic`, `scope`: what their names say.

mod access;
pub(crate) mod alloc;
mod atomic;
mod copy;
mod global;
mod reshape;
mod scope;
mod shape;
mod view;

use std::sync::Arc;

use couloir_dialects::memref::{
    Alloc, Alloca, AllocaScope, AssumeAlignment, AtomicRmw, Cast, CollapseShape, Copy, Dealloc,
    Dim, DistinctObjects, ExpandShape, ExtractAlignedPointerAsIndex, ExtractStridedMetadata,
    GenericAtomicRmw, GetGlobal, Global, Load, MemorySpaceCast, Prefetch, Rank, ReinterpretCast,
    Reshape, Store, Subview, Transpose, View,
};
use couloir_ir::build::Build;
use couloir_ir::op::OpDef;
use couloir_ir::{NewOp, OpRef, Type, Value};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, Lowered, Mode, Operands, PatternSet,
};

use crate::common::{convert, lasting};
use crate::llvm_common::{
    INDEX_BITWIDTH, Llvm, LlvmOptions, LlvmPattern, add_patterns, llvm_target,
};

/// The pass.
pub static PASS: PassDef = named("finalize-memref-to-llvm");

/// The same by the name it had until LLVM 15.
pub static FORMER_PASS: PassDef = named("convert-memref-to-llvm");

const fn named(name: &'static str) -> PassDef {
    PassDef { name, ..DEF }
}

const DEF: PassDef = PassDef {
    name: "",
    class: "FinalizeMemRefToLLVMConversionPass",
    description: "Finalize MemRef dialect to LLVM dialect conversion",
    anchor: Some("builtin.module"),
    options: &[
        INDEX_BITWIDTH,
        OptionDef {
            name: "use-aligned-alloc",
            kind: OptionKind::Bool,
            default: "false",
            description: "Use aligned_alloc in place of malloc for heap allocations",
        },
        OptionDef {
            name: "use-generic-functions",
            kind: OptionKind::Bool,
            default: "false",
            description: "Use generic allocation and deallocation functions instead of the \
                          classic 'malloc', 'aligned_alloc' and 'free' functions",
        },
    ],
    run: |cx| convert(cx, conversion),
    loads: &["llvm"],
    bodies: Some(|options, op| Ok(lasting(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// How memory on the heap is allocated and released.
#[derive(Clone, Copy, Default, Debug)]
pub struct AllocOptions {
    /// By `aligned_alloc`.
    pub aligned: bool,
    /// By functions of names of their own.
    pub generic: bool,
}

const PATTERNS: &[(fn() -> &'static OpDef, LlvmPattern)] = &[
    (Alloca::def, alloc::alloca),
    (AllocaScope::def, scope::alloca_scope),
    (AssumeAlignment::def, access::assume_alignment),
    (AtomicRmw::def, atomic::atomic_rmw),
    (Cast::def, shape::cast),
    (CollapseShape::def, view::expanded_elsewhere),
    (Copy::def, copy::copy),
    (Dim::def, shape::dim),
    (DistinctObjects::def, access::distinct_objects),
    (ExpandShape::def, view::expanded_elsewhere),
    (ExtractAlignedPointerAsIndex::def, access::aligned_pointer),
    (ExtractStridedMetadata::def, view::strided_metadata),
    (GenericAtomicRmw::def, atomic::generic_atomic_rmw),
    (GetGlobal::def, global::get_global),
    (Global::def, global::global),
    (Load::def, access::load),
    (MemorySpaceCast::def, shape::memory_space_cast),
    (Prefetch::def, access::prefetch),
    (Rank::def, shape::rank),
    (ReinterpretCast::def, view::reinterpret_cast),
    (Reshape::def, reshape::reshape),
    (Store::def, access::store),
    (Subview::def, view::expanded_elsewhere),
    (Transpose::def, view::transpose),
    (View::def, view::view),
];

/// A pattern that depends on how memory is allocated.
type Heap =
    fn(&Llvm, AllocOptions, couloir_ir::Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered;

/// Adds the patterns of the pass.
pub fn populate(patterns: &mut PatternSet, llvm: &Arc<Llvm>, options: AllocOptions) {
    let table = PATTERNS.iter().map(|&(def, pattern)| (def(), pattern)).collect::<Vec<_>>();
    add_patterns(patterns, llvm, &table);
    let heap: [(&'static OpDef, Heap); 2] =
        [(Alloc::def(), alloc::alloc), (Dealloc::def(), alloc::dealloc)];
    for (def, pattern) in heap {
        let llvm = Arc::clone(llvm);
        let converter = Arc::clone(&llvm.converter);
        patterns.add(def, &converter, move |op, new, rw| pattern(&llvm, options, op, new, rw));
    }
}

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Conversion {
    let index_bitwidth = options.number("index-bitwidth") as u32;
    let alloc = AllocOptions {
        aligned: options.flag("use-aligned-alloc"),
        generic: options.flag("use-generic-functions"),
    };
    let llvm = Llvm::new(
        op,
        LlvmOptions {
            index_bitwidth,
            typed_pointers: options.typed_pointers(),
            ..LlvmOptions::default()
        },
    );
    let mut patterns = PatternSet::new();
    populate(&mut patterns, &llvm, alloc);
    let mut target = llvm_target();
    target.legal_op(couloir_dialects::func::Func::def());
    Conversion::new(Mode::Partial, target, patterns)
}

/// An op of one operand and a result of this type.
fn unary(b: &mut dyn Build, def: &'static OpDef, value: Value, ty: Type) -> Value {
    b.insert1(NewOp::new(def).operand(value).result(ty))
}
