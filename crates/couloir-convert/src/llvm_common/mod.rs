//! What lowerings to the LLVM dialect share.
//!
//! - [`Llvm`]: the type converter with types and attributes used often, made
//!   once per conversion;
//! - [`descriptor`], [`complex`]: the structs that memrefs and complex numbers become;
//! - [`address`]: the address of a memref's element;
//! - [`alloc`]: functions of the run time; [`attrs`]: attributes that go along;
//! - [`signature`]: function types and calling conventions;
//! - [`UNROLL`]: ops on vectors of several dimensions, one by one.

pub mod address;
pub mod alloc;
pub mod attrs;
pub mod complex;
pub mod descriptor;
pub mod emit;
mod materialize;
pub mod signature;
mod types;
pub mod unranked;
mod vectors;

pub use vectors::UNROLL;

use std::sync::{Arc, Mutex};

use couloir_dialects::builtin::UnrealizedConversionCast;
use couloir_dialects::llvm;
use couloir_ir::build::Build;
use couloir_ir::layout::DataLayout;
use couloir_ir::op::OpDef;
use couloir_ir::{Attribute, Context, Op, OpRef, Type, Value};
use couloir_pass::{OptionDef, OptionKind};
use couloir_rewrite::convert::{
    ConversionRewriter, ConversionTarget, Lowered, Operands, PatternSet, TypeConverter,
};

use emit::Prepared;

/// The option that says how wide `index` is.
pub const INDEX_BITWIDTH: OptionDef = OptionDef {
    name: "index-bitwidth",
    kind: OptionKind::Unsigned,
    default: "0",
    description: "Bitwidth of the index type, 0 to use size of machine word",
};

/// The target of partial conversions: the LLVM dialect may stay, and casts.
pub fn llvm_target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.legal_dialect("llvm").legal_op(UnrealizedConversionCast::def());
    target
}

/// Options of lowerings to the LLVM dialect.
#[derive(Clone, Copy, Default, Debug)]
pub struct LlvmOptions {
    /// The width of `index` in bits; 0 for what the data layout says.
    pub index_bitwidth: u32,
    /// Functions take memrefs as bare pointers.
    pub bare_pointers: bool,
    /// Functions can be called from C, whether they ask for it or not.
    pub c_wrappers: bool,
    /// The width of pointers in bits; 0 for 64.
    pub pointer_bitwidth: u32,
    /// Pointers have types, as before LLVM 17.
    pub typed_pointers: bool,
    /// Functions of the run time are declared by their names even where something else than a
    /// function has the name, which the verifier reports.
    pub names_taken: bool,
    /// How many bits pointers have in the first address spaces, where that is not 64 for each.
    pub pointer_widths: Option<[u32; 10]>,
}

/// Adds rules for the types of a dialect.
pub type TypeRules = fn(&mut TypeConverter);

/// The type converter to the LLVM dialect, with what lowerings use often.
pub struct Llvm {
    /// The rules, with materialisations.
    pub converter: Arc<TypeConverter>,
    /// What `index` becomes.
    pub index: Type,
    /// The pointer to anything: `!llvm.ptr`, or `!llvm.ptr<i8>` where pointers have types.
    pub ptr: Type,
    /// `!llvm.void`
    pub void: Type,
    /// What the conversion was asked for.
    pub options: LlvmOptions,
    /// The data layout where the conversion runs.
    pub layout: DataLayout,
    prepared: Prepared,
    signatures: Mutex<signature::Signatures>,
}

impl Llvm {
    /// The converter for what is in an op: the data layout is that at the op.
    pub fn new(op: OpRef<'_>, options: LlvmOptions) -> Arc<Self> {
        Self::with_rules(op, options, &[])
    }

    /// The same with further rules for types.
    pub fn with_rules(op: OpRef<'_>, options: LlvmOptions, rules: &[TypeRules]) -> Arc<Self> {
        Self::with_layout(op.ctx(), DataLayout::closest(op), options, rules)
    }

    /// The converter for a data layout, with further rules for types.
    fn with_layout(
        ctx: &Context,
        layout: DataLayout,
        options: LlvmOptions,
        rules: &[TypeRules],
    ) -> Arc<Self> {
        let bits = match options.index_bitwidth {
            0 => layout.index_bitwidth(ctx, Type::INDEX).and_then(|bits| u32::try_from(bits).ok()),
            bits => Some(bits),
        };
        let index = Type::int(ctx, bits.unwrap_or(64));
        let mut converter = TypeConverter::new();
        types::add_rules(&mut converter, index, options);
        rules.iter().for_each(|add| add(&mut converter));
        let late = materialize::Late::default();
        materialize::add_rules(&mut converter, &late);
        let this = Arc::new(Self {
            converter: Arc::new(converter),
            index,
            ptr: types::pointer_to(ctx, Type::I8, 0, options),
            void: llvm::void(ctx),
            options,
            layout,
            prepared: Prepared::new(ctx),
            signatures: Mutex::default(),
        });
        _ = late.set(Arc::downgrade(&this));
        this
    }

    /// The pointer to a value of a converted type.
    pub fn pointer_to(&self, ctx: &Context, ty: Type) -> Type {
        types::pointer_to(ctx, ty, 0, self.options)
    }

    /// The same in an address space.
    pub fn pointer_in(&self, ctx: &Context, ty: Type, space: u32) -> Type {
        types::pointer_to(ctx, ty, space, self.options)
    }

    /// A pointer as one of another type.
    pub fn cast_ptr(&self, b: &mut dyn Build, pointer: Value, ty: Type) -> Value {
        if b.body().ty(pointer) == ty {
            return pointer;
        }
        b.emit1(llvm::BitCast::def(), &[pointer], ty, &[])
    }

    /// What a type becomes, when it becomes one type.
    pub fn convert(&self, ctx: &Context, ty: Type) -> Option<Type> {
        self.converter.convert_one(ctx, ty)
    }
}

/// The code of a pattern that lowers to the LLVM dialect.
pub type LlvmPattern = fn(&Llvm, Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered;

/// Adds patterns, with operands converted, to a set.
pub fn add_patterns(
    set: &mut PatternSet,
    llvm: &Arc<Llvm>,
    patterns: &[(&'static OpDef, LlvmPattern)],
) {
    for &(def, pattern) in patterns {
        let llvm = Arc::clone(llvm);
        let converter = Arc::clone(&llvm.converter);
        set.add(def, &converter, move |op, new, rw| pattern(&llvm, op, new, rw));
    }
}

/// The address space that a memory space stands for; none when it stands for none.
pub fn address_space(
    converter: &TypeConverter,
    ctx: &Context,
    ty: Type,
    space: Option<Attribute>,
) -> Option<u32> {
    let Some(space) = space else { return Some(0) };
    match converter.convert_attr(ctx, ty, space)? {
        Some(space) => space.as_i64(ctx).map(|space| space as u32),
        None => Some(0),
    }
}
