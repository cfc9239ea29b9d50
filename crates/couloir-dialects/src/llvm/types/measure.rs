//! Sizes and alignments of pointers, arrays and structs.
//!
//! Types nest as deep as their aliases allow, so inner types are measured
//! first, each once, with those still to come on a stack.

use couloir_ir::attr::Attribute;
use couloir_ir::layout::{DataLayout, TypeLayout, TypeSize};
use couloir_ir::{Context, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{
    ARRAY, STRUCT, address_space, as_array, as_struct, inner, is, is_compatible_type, ptr,
    typed_ptr, vector_element_type, vector_num_elements,
};

/// The layout of pointers.
pub(super) static POINTER: TypeLayout = TypeLayout {
    size_in_bits: |ctx, layout, ty| TypeSize::fixed(pointer(ctx, layout, ty, 0).unwrap_or(64)),
    abi_alignment: |ctx, layout, ty| pointer(ctx, layout, ty, 1).map_or(8, |bits| bits / 8),
    preferred_alignment: |ctx, layout, ty| pointer(ctx, layout, ty, 2).map_or(8, |bits| bits / 8),
    index_bitwidth: Some(|ctx, layout, ty| {
        let index = pointer(ctx, layout, ty, 3).or_else(|| pointer(ctx, layout, ty, 0));
        index.unwrap_or(64)
    }),
};

/// The layout of `ppc_fp128`.
pub(super) static PPC_FP128_LAYOUT: TypeLayout = TypeLayout {
    size_in_bits: |_, _, _| TypeSize::fixed(128),
    abi_alignment: |_, _, _| 16,
    preferred_alignment: |_, _, _| 16,
    index_bitwidth: None,
};

/// The size of a type that is not made of others, or of a vector, whatever the
/// target (`LLVM::getPrimitiveTypeSizeInBits`); 0 for all others.
pub fn primitive_type_size_in_bits(ctx: &Context, ty: Type) -> TypeSize {
    let bits = |ty: Type| ty.int_or_float_width(ctx).map_or(0, u64::from);
    match (vector_num_elements(ctx, ty), vector_element_type(ctx, ty)) {
        (Some(count), Some(element)) => {
            TypeSize { min: bits(element).saturating_mul(count.min), scalable: count.scalable }
        }
        _ => TypeSize::fixed(if is_compatible_type(ctx, ty) { bits(ty) } else { 0 }),
    }
}

/// The layout of arrays and structs.
pub(super) static AGGREGATE: TypeLayout = TypeLayout {
    size_in_bits: |ctx, layout, ty| {
        TypeSize::fixed(measure(ctx, layout, ty).bytes.saturating_mul(8))
    },
    abi_alignment: |ctx, layout, ty| measure(ctx, layout, ty).abi,
    preferred_alignment: |ctx, layout, ty| measure(ctx, layout, ty).preferred,
    index_bitwidth: None,
};

/// A number of the entry for pointers of a type's address space, or else of
/// the entry for address space 0.
fn pointer(ctx: &Context, layout: &DataLayout, ty: Type, at: usize) -> Option<u64> {
    let space = address_space(ctx, ty);
    let find = |space: Option<u32>| {
        let entries = |ty: Type| layout.entries_for(ctx, ty);
        let mut entries = entries(ptr(ctx)).chain(entries(typed_ptr(ctx, Type::I8, 0)));
        entries.find(|(key, _)| address_space(ctx, *key) == space).map(|(_, value)| value)
    };
    let entry = find(space).or_else(|| find(Some(0)))?;
    number(ctx, entry, at)
}

fn number(ctx: &Context, entry: Attribute, at: usize) -> Option<u64> {
    let dense = entry.as_dense(ctx)?;
    let count = usize::try_from(dense.ty.num_elements(ctx)?).ok()?;
    let at = if dense.splat && at < count { 0 } else { at };
    dense.ints(ctx).nth(at).map(|value| value.low_u64())
}

/// Size and alignments in bytes.
#[derive(Clone, Copy)]
struct Measured {
    bytes: u64,
    abi: u64,
    preferred: u64,
}

/// The measures of types so far.
struct Measures<'a> {
    ctx: &'a Context,
    layout: &'a DataLayout,
    known: FxHashMap<Type, Measured>,
}

fn measure(ctx: &Context, layout: &DataLayout, ty: Type) -> Measured {
    let mut measures = Measures { ctx, layout, known: FxHashMap::default() };
    let (mut begun, mut pending) = (FxHashSet::default(), vec![ty]);
    while let Some(&at) = pending.last() {
        if begun.insert(at) {
            let aggregate = |ty: &Type| is(ctx, *ty, &ARRAY) || is(ctx, *ty, &STRUCT);
            let inside = inner(ctx, at).into_iter().filter(aggregate);
            pending.extend(inside.filter(|ty| !begun.contains(ty)));
            continue;
        }
        if !measures.known.contains_key(&at) {
            let measured = measures.aggregate(at);
            measures.known.insert(at, measured);
        }
        pending.pop();
    }
    measures.of(ty)
}

impl Measures<'_> {
    /// What is known of a type; structs that hold themselves have no size.
    fn of(&self, ty: Type) -> Measured {
        if let Some(&known) = self.known.get(&ty) {
            return known;
        }
        if is(self.ctx, ty, &ARRAY) || is(self.ctx, ty, &STRUCT) {
            return Measured { bytes: 0, abi: 1, preferred: 1 };
        }
        let alignment = |alignment: Option<u64>| alignment.unwrap_or(1).max(1);
        Measured {
            bytes: self.layout.size(self.ctx, ty).map_or(0, |size| size.min),
            abi: alignment(self.layout.abi_alignment(self.ctx, ty)),
            preferred: alignment(self.layout.preferred_alignment(self.ctx, ty)),
        }
    }

    fn aggregate(&self, ty: Type) -> Measured {
        match as_array(self.ctx, ty) {
            Some((element, count)) => {
                let element = self.of(element);
                let padded = align_to(element.bytes, element.abi);
                Measured { bytes: padded.saturating_mul(count), ..element }
            }
            None => self.structure(ty),
        }
    }

    fn structure(&self, ty: Type) -> Measured {
        let Some(data) = as_struct(self.ctx, ty) else {
            return Measured { bytes: 0, abi: 1, preferred: 1 };
        };
        let packed = data.is_packed();
        let (mut all, mut most) = (Measured { bytes: 0, abi: 1, preferred: 1 }, 1);
        for element in data.elements().map(|ty| self.of(ty)) {
            let abi = if packed { 1 } else { element.abi };
            all.bytes = align_to(all.bytes, abi).saturating_add(element.bytes);
            most = most.max(abi);
            all.abi = all.abi.max(abi);
            // Upstream prefers what elements need, whatever they prefer.
            all.preferred = all.preferred.max(element.abi);
        }
        all.bytes = align_to(all.bytes, most);
        self.with_entry(all, packed)
    }

    /// Entries for structs can only make alignments stricter.
    fn with_entry(&self, measured: Measured, packed: bool) -> Measured {
        let empty = super::struct_literal(self.ctx, &[]);
        let entry = self.layout.entries_for(self.ctx, empty).map(|(_, value)| value).next();
        let bytes = |at| entry.and_then(|entry| number(self.ctx, entry, at)).map(|bits| bits / 8);
        let (abi, preferred) = (bytes(0).unwrap_or(1), bytes(1).or(bytes(0)).unwrap_or(1));
        let abi = if packed { 1 } else { measured.abi.max(abi) };
        Measured { abi, preferred: measured.preferred.max(preferred), ..measured }
    }
}

/// The next multiple of an alignment.
pub(in crate::llvm) fn align_to(offset: u64, alignment: u64) -> u64 {
    offset.checked_next_multiple_of(alignment.max(1)).unwrap_or(u64::MAX)
}
