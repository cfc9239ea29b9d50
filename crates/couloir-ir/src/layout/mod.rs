//! Data layout: sizes and alignments of types at a place in the IR.
//!
//! Sizes of types follow upstream's default rules, which entries of the
//! `#dlti.dl_spec` attributes of the ops around override, the innermost first.
//! A dialect says of its own types through [`TypeLayout`].
//!
//! A spec is an attribute of the `dlti` dialect with the mnemonic `dl_spec`
//! whose one parameter lists entries; an entry is a list, or a `dl_entry`
//! attribute, of a key (a type or a string) and a value.

mod builtin;
#[cfg(test)]
mod tests;

use crate::attr::{AttrKind, Attribute, Param};
use crate::context::Context;
use crate::op::Trait;
use crate::text::Str;
use crate::ty::{Type, TypeKind};
use crate::view::OpRef;

/// A size in bits or bytes; of scalable vectors, the least there can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypeSize {
    /// The size, or the factor of the unknown multiple.
    pub min: u64,
    /// Whether the size is an unknown multiple.
    pub scalable: bool,
}

impl TypeSize {
    /// A size that is known.
    pub fn fixed(size: u64) -> Self {
        TypeSize { min: size, scalable: false }
    }
}

/// What a dialect says of the layout of one of its types. Sizes are in bits,
/// alignments in bytes.
pub struct TypeLayout {
    /// The size in bits.
    pub size_in_bits: fn(&Context, &DataLayout, Type) -> TypeSize,
    /// The alignment that the ABI asks for, in bytes.
    pub abi_alignment: fn(&Context, &DataLayout, Type) -> u64,
    /// The alignment that is best, in bytes.
    pub preferred_alignment: fn(&Context, &DataLayout, Type) -> u64,
    /// The width in bits of indices into memory of this type, where it is a pointer.
    pub index_bitwidth: Option<fn(&Context, &DataLayout, Type) -> u64>,
}

/// What the key of an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A type.
    Type(Type),
    /// A name, as `dlti.endianness`.
    Name(Str),
}

/// One entry of a data layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it is about.
    pub key: Key,
    /// What it says.
    pub value: Attribute,
}

/// The data layout at a place. Without entries it has upstream's defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DataLayout {
    entries: Vec<Entry>,
}

/// Finding the layout.
impl DataLayout {
    /// The layout that holds at an op: of the ops around it, itself among
    /// them, that carry a specification, combined.
    pub fn closest(op: OpRef<'_>) -> Self {
        let mut this = Self::default();
        let mut at = Some(op);
        while let Some(op) = at {
            if op.has(Trait::DataLayout) {
                this.add_outer(op);
            }
            at = op.parent();
        }
        this
    }

    /// The layout that a specification gives.
    pub fn of_spec(ctx: &Context, spec: Attribute) -> Self {
        let mut this = Self::default();
        this.add_spec(ctx, spec);
        this
    }

    fn add_outer(&mut self, op: OpRef<'_>) {
        let ctx = op.ctx();
        let attrs = op.body().discardable(op.op).as_dictionary(ctx).unwrap_or_default();
        let spec = attrs.iter().find(|(_, attr)| spec_entries(ctx, *attr).is_some());
        if let Some(&(_, spec)) = spec {
            self.add_spec(ctx, spec);
        }
    }

    /// Adds entries of an outer specification, which count where no inner one
    /// has the key.
    fn add_spec(&mut self, ctx: &Context, spec: Attribute) {
        let inner = self.entries.len();
        for param in spec_entries(ctx, spec).unwrap_or_default() {
            let Some(entry) = as_entry(ctx, param) else { continue };
            if !self.entries.iter().take(inner).any(|own| own.key == entry.key) {
                self.entries.push(entry);
            }
        }
    }
}

/// The entries of a specification; none for other attributes.
fn spec_entries(ctx: &Context, attr: Attribute) -> Option<&[Param]> {
    let data = attr.as_dialect(ctx)?;
    let is_spec = data.def.dialect == "dlti" && data.def.mnemonic == "dl_spec";
    is_spec.then(|| data.params.first().map_or(&[][..], Param::items))
}

fn as_entry(ctx: &Context, param: &Param) -> Option<Entry> {
    let parts = match param {
        Param::List(parts) => parts,
        Param::Attr(attr) => &attr.as_dialect(ctx)?.params,
        _ => return None,
    };
    let key = match parts.first()? {
        Param::Type(ty) => Key::Type(*ty),
        Param::Str(name) => Key::Name(*name),
        Param::Attr(attr) => Key::Name(attr.as_str(ctx)?),
        _ => return None,
    };
    Some(Entry { key, value: parts.get(1)?.as_attr()? })
}

/// Entries.
impl DataLayout {
    /// All entries, the innermost first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entries about types of one family: all integers, one float type,
    /// one type of a dialect with any parameters.
    pub fn entries_for<'a>(
        &'a self,
        ctx: &'a Context,
        ty: Type,
    ) -> impl Iterator<Item = (Type, Attribute)> + 'a {
        self.entries.iter().filter_map(move |entry| match entry.key {
            Key::Type(key) if same_family(ctx, key, ty) => Some((key, entry.value)),
            _ => None,
        })
    }

    /// The value of a named entry.
    pub fn named(&self, ctx: &Context, name: &str) -> Option<Attribute> {
        let name = ctx.find_str(name)?;
        self.entries.iter().find(|entry| entry.key == Key::Name(name)).map(|entry| entry.value)
    }

    /// Whether any entry has a name that another dialect than the one of data layouts gives a
    /// meaning to.
    pub fn names_dialects(&self, ctx: &Context) -> bool {
        self.entries.iter().any(|entry| match entry.key {
            Key::Name(name) => !ctx.str(name).starts_with("dlti."),
            Key::Type(_) => false,
        })
    }

    /// The endianness given: `big` or `little`.
    pub fn endianness<'c>(&self, ctx: &'c Context) -> Option<&'c str> {
        self.named(ctx, "dlti.endianness")?.as_text(ctx)
    }

    /// Whether the layout says that the most significant byte comes first.
    pub fn is_big_endian(&self, ctx: &Context) -> bool {
        self.endianness(ctx) == Some("big")
    }

    /// The alignment of the stack in bits; 0 where nothing is said.
    pub fn stack_alignment(&self, ctx: &Context) -> u64 {
        let value = self.named(ctx, "dlti.stack_alignment");
        value.and_then(|value| value.as_u64(ctx)).unwrap_or(0)
    }

    /// The memory space of local variables.
    pub fn alloca_memory_space(&self, ctx: &Context) -> Option<Attribute> {
        self.named(ctx, "dlti.alloca_memory_space")
    }

    /// The memory space of globals.
    pub fn global_memory_space(&self, ctx: &Context) -> Option<Attribute> {
        self.named(ctx, "dlti.global_memory_space")
    }

    /// The memory space of functions.
    pub fn program_memory_space(&self, ctx: &Context) -> Option<Attribute> {
        self.named(ctx, "dlti.program_memory_space")
    }
}

fn same_family(ctx: &Context, a: Type, b: Type) -> bool {
    match (a.kind(ctx), b.kind(ctx)) {
        (TypeKind::Float(a), TypeKind::Float(b)) => a == b,
        (TypeKind::Dialect(a), TypeKind::Dialect(b)) => a.def == b.def,
        (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
    }
}

/// Sizes and alignments. None for types that have no layout.
impl DataLayout {
    /// The size of a type in bytes.
    pub fn size(&self, ctx: &Context, ty: Type) -> Option<TypeSize> {
        let bits = self.size_in_bits(ctx, ty)?;
        Some(TypeSize { min: bits.min.div_ceil(8), ..bits })
    }

    /// The size of a type in bits.
    pub fn size_in_bits(&self, ctx: &Context, ty: Type) -> Option<TypeSize> {
        match hooks(ctx, ty) {
            Some(own) => Some((own.size_in_bits)(ctx, self, ty)),
            None => builtin::size_in_bits(ctx, self, ty),
        }
    }

    /// The alignment of a type that the ABI asks for, in bytes.
    pub fn abi_alignment(&self, ctx: &Context, ty: Type) -> Option<u64> {
        match hooks(ctx, ty) {
            Some(own) => Some((own.abi_alignment)(ctx, self, ty)),
            None => builtin::abi_alignment(ctx, self, ty),
        }
    }

    /// The best alignment of a type, in bytes.
    pub fn preferred_alignment(&self, ctx: &Context, ty: Type) -> Option<u64> {
        match hooks(ctx, ty) {
            Some(own) => Some((own.preferred_alignment)(ctx, self, ty)),
            None => builtin::preferred_alignment(ctx, self, ty),
        }
    }

    /// The width of `index`, or of indices into memory a pointer type points to, in bits.
    pub fn index_bitwidth(&self, ctx: &Context, ty: Type) -> Option<u64> {
        match hooks(ctx, ty) {
            Some(own) => own.index_bitwidth.map(|width| width(ctx, self, ty)),
            None if ty.is_index() => Some(builtin::index_bitwidth(ctx, self)),
            None => None,
        }
    }
}

fn hooks(ctx: &Context, ty: Type) -> Option<&'static TypeLayout> {
    ty.as_dialect(ctx)?.def.layout
}

/// The alignments in an entry of an integer or float type, in bytes: what the
/// ABI asks for, and the best.
pub fn entry_alignments(ctx: &Context, value: Attribute) -> Option<(u64, u64)> {
    let AttrKind::DenseElements(dense) = value.kind(ctx) else { return None };
    let (first, last) = (dense.data.i64s().next()?, dense.data.i64s().last()?);
    let bytes = |bits: i64| u64::try_from(bits).unwrap_or(0) / 8;
    Some((bytes(first), bytes(last)))
}
