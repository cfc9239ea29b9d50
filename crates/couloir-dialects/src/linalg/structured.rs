//! What the structured ops have in common: operands, loops, and which elements are read and written
//! in each iteration.

use std::collections::BTreeSet;

use couloir_ir::affine::{AffineBuilder, AffineMap, AffineOp, NodeId};
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type, Value};
use couloir_ods::types::is_memref;

use super::attrs::{ELEMENTWISE_KIND, ITERATOR_TYPE};
use super::scalar::{SCALARS, Scalar};
use super::table::{self, Payload, Row};
use super::{
    BatchMatmul, BatchReduceMatmul, Broadcast, Contract, Conv1dNwcWcf, Elementwise, Generic,
    MEMOIZED, MapElements, Matmul, Reduce, Transpose,
};

/// What kind of structured op one is.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// `linalg.generic`
    Generic,
    /// `linalg.map`
    Map,
    /// `linalg.reduce`
    Reduce,
    /// `linalg.transpose`
    Transpose,
    /// `linalg.broadcast`
    Broadcast,
    /// `linalg.elementwise`
    Elementwise,
    /// `linalg.contract`
    Contract,
    /// An op of the family of `linalg.matmul`, with its maps where it says none.
    Product(&'static [&'static str]),
    /// A row of the table.
    Named(&'static Row),
}

/// The ops of the family of `linalg.matmul`.
static PRODUCTS: &[(&OpDef, &[&str])] = &[
    (Matmul::def(), &["a c", "c b", "a b"]),
    (BatchMatmul::def(), &["a b d", "a d c", "a b c"]),
    (BatchReduceMatmul::def(), &["a b d", "a d c", "b c"]),
];

/// The maps that an op of the family of `linalg.matmul` has where it says none.
pub fn default_maps(def: &OpDef) -> Option<&'static [&'static str]> {
    PRODUCTS.iter().find(|(own, _)| *own == def).map(|(_, maps)| *maps)
}

/// An op with loops and a body for the elements.
#[derive(Clone, Copy)]
pub struct Structured<'a> {
    /// The op.
    pub op: OpRef<'a>,
    /// Its kind.
    pub form: Form,
}

/// The kind of a definition.
pub fn form_of(def: &'static OpDef) -> Option<Form> {
    if def.dialect() != "linalg" || def.regions.is_empty() {
        return None;
    }
    let forms: [(&OpDef, Form); 7] = [
        (Generic::def(), Form::Generic),
        (MapElements::def(), Form::Map),
        (Reduce::def(), Form::Reduce),
        (Transpose::def(), Form::Transpose),
        (Broadcast::def(), Form::Broadcast),
        (Elementwise::def(), Form::Elementwise),
        (Contract::def(), Form::Contract),
    ];
    if let Some((_, form)) = forms.iter().find(|(own, _)| *own == def) {
        return Some(*form);
    }
    match default_maps(def) {
        Some(maps) => Some(Form::Product(maps)),
        None => table::find(def.mnemonic()).map(Form::Named),
    }
}

impl<'a> Structured<'a> {
    /// The view of an op, where it is a structured one.
    pub fn cast(op: OpRef<'a>) -> Option<Self> {
        Some(Structured { op, form: form_of(op.def()?)? })
    }

    /// How many operands are inputs; the others are outputs.
    pub fn num_inputs(self) -> usize {
        self.op.operand_group(0).len()
    }

    /// How many operands are outputs.
    pub fn num_outputs(self) -> usize {
        self.op.operand_group(1).len()
    }

    /// The inputs.
    pub fn inputs(self) -> Vec<Value> {
        self.op.operands_in(0)
    }

    /// The outputs.
    pub fn outputs(self) -> Vec<Value> {
        self.op.operands_in(1)
    }

    /// The type of the first output.
    pub fn output_type(self) -> Option<Type> {
        self.op.operand_in(1).map(|value| self.op.ty(value))
    }

    /// The number of dimensions of the first output.
    pub fn output_rank(self) -> usize {
        self.output_type().map_or(0, |ty| rank(self.op.ctx(), ty))
    }

    /// Whether all that has dimensions is memory, and there is something of that kind.
    pub fn is_on_memory(self) -> bool {
        self.all_are(is_memref)
    }

    /// Whether all that has dimensions is a tensor.
    pub fn is_on_tensors(self) -> bool {
        self.all_are(couloir_ods::types::is_tensor)
    }

    fn all_are(self, is: fn(&Context, Type) -> bool) -> bool {
        let ctx = self.op.ctx();
        let fits = |ty: Type| is(ctx, ty) || !is_tensor_or_memory(ctx, ty);
        self.op.operand_types().all(fits)
            && self.op.operand_types().any(|ty| is_tensor_or_memory(ctx, ty))
    }

    /// How many loops there are.
    pub fn num_loops(self) -> usize {
        let ctx = self.op.ctx();
        let list = |slot: usize| self.op.prop(slot).and_then(|list| list.as_array(ctx));
        match self.form {
            Form::Generic => list(Generic::ITERATOR_TYPES).map_or(0, <[Attribute]>::len),
            Form::Contract => {
                let first = list(Contract::INDEXING_MAPS).and_then(<[Attribute]>::first);
                let map = first.and_then(|map| map.as_affine_map(ctx));
                map.map_or(0, |map| map.dims() as usize)
            }
            Form::Map | Form::Transpose | Form::Broadcast | Form::Elementwise => self.output_rank(),
            _ => self.iterators().len(),
        }
    }

    /// Of each loop, whether it reduces.
    pub fn iterators(self) -> Vec<bool> {
        let ctx = self.op.ctx();
        match self.form {
            Form::Generic => self.written_iterators(),
            Form::Map | Form::Transpose | Form::Broadcast | Form::Elementwise => {
                vec![false; self.output_rank()]
            }
            Form::Reduce => {
                let count = self.op.operand_type(0).map_or(0, |ty| rank(ctx, ty));
                let dims: BTreeSet<i64> = self.numbers(Reduce::DIMENSIONS).into_iter().collect();
                (0..count).map(|dim| dims.contains(&(dim as i64))).collect()
            }
            Form::Contract | Form::Product(_) => self.iterators_of_product(),
            Form::Named(row) if row.maps.is_empty() => vec![false; self.output_rank()],
            Form::Named(row) => row.iterators.bytes().map(|kind| kind == b'r').collect(),
        }
    }

    fn written_iterators(self) -> Vec<bool> {
        let ctx = self.op.ctx();
        let list = self.op.prop(Generic::ITERATOR_TYPES).and_then(|list| list.as_array(ctx));
        let reduces = |one: &Attribute| one.enum_bits(ctx, &ITERATOR_TYPE) == Some(1);
        list.unwrap_or_default().iter().map(reduces).collect()
    }

    /// What the output does not depend on is summed up.
    fn iterators_of_product(self) -> Vec<bool> {
        if let Form::Product(default) = self.form {
            let loops = default.iter().flat_map(|map| map.bytes()).filter(u8::is_ascii_lowercase);
            let count = loops.max().map_or(0, |last| usize::from(last - b'a') + 1);
            let kept = default.last().copied().unwrap_or_default();
            return (b'a'..).take(count).map(|name| !kept.as_bytes().contains(&name)).collect();
        }
        let maps = self.maps();
        let Some(output) = maps.last() else { return Vec::new() };
        (0..output.dims()).map(|dim| !output.uses_dim(dim)).collect()
    }

    /// Numbers in an inherent attribute.
    pub fn numbers(self, slot: usize) -> Vec<i64> {
        let list = self.op.prop(slot).and_then(|list| list.as_i64_array(self.op.ctx()));
        list.unwrap_or_default()
    }

    /// Which elements each operand is accessed at.
    pub fn maps(self) -> Vec<AffineMap> {
        let identity = |rank: usize| AffineMap::identity(rank as u32);
        match self.form {
            Form::Generic => self.written_maps(Generic::INDEXING_MAPS).unwrap_or_default(),
            Form::Contract => self.written_maps(Contract::INDEXING_MAPS).unwrap_or_default(),
            Form::Elementwise => {
                self.written_maps(Elementwise::INDEXING_MAPS).unwrap_or_else(|| self.same_places())
            }
            Form::Product(default) => self
                .written_maps(Matmul::INDEXING_MAPS)
                .unwrap_or_else(|| named_maps(default, None).unwrap_or_default()),
            Form::Map => vec![identity(self.output_rank()); self.op.operands().len()],
            Form::Transpose => self.transposed_maps(),
            Form::Broadcast => self.projected_maps(Broadcast::DIMENSIONS, self.output_rank(), true),
            Form::Reduce => {
                let count = self.op.operand_type(0).map_or(0, |ty| rank(self.op.ctx(), ty));
                self.projected_maps(Reduce::DIMENSIONS, count, false)
            }
            Form::Named(row) if row.maps.is_empty() => self.same_places(),
            Form::Named(row) => self
                .kept_maps()
                .unwrap_or_else(|| named_maps(row.maps, Some(self.factors())).unwrap_or_default()),
        }
    }

    /// Maps that were worked out before.
    fn kept_maps(self) -> Option<Vec<AffineMap>> {
        let ctx = self.op.ctx();
        let rest = self.op.body().discardable(self.op.op);
        if rest == Attribute::EMPTY_DICT {
            return None;
        }
        let maps = rest.entry(ctx, ctx.intern(MEMOIZED))?.as_array(ctx)?;
        Some(maps.iter().filter_map(|map| map.as_affine_map(ctx).cloned()).collect())
    }

    /// The strides and dilations of an op of the table.
    fn factors(self) -> Factors {
        let windows =
            self.op.def().filter(|def| def.slot("strides") == Some(Conv1dNwcWcf::STRIDES));
        if windows.is_none() {
            return Factors::default();
        }
        let ctx = self.op.ctx();
        let [strides, dilations] =
            [Conv1dNwcWcf::STRIDES, Conv1dNwcWcf::DILATIONS].map(|slot| self.op.prop(slot));
        Factors::of(ctx, strides, dilations)
    }

    fn written_maps(self, slot: usize) -> Option<Vec<AffineMap>> {
        let ctx = self.op.ctx();
        let maps = self.op.prop(slot)?.as_array(ctx)?;
        Some(maps.iter().filter_map(|map| map.as_affine_map(ctx).cloned()).collect())
    }

    /// One loop for each dimension of the output; what has no dimensions is the same everywhere.
    fn same_places(self) -> Vec<AffineMap> {
        let loops = self.output_rank() as u32;
        let ctx = self.op.ctx();
        let map = |ty: Type| match rank(ctx, ty) {
            0 => AffineMap::empty(loops, 0),
            _ => AffineMap::identity(loops),
        };
        self.op.operand_types().map(map).collect()
    }

    fn transposed_maps(self) -> Vec<AffineMap> {
        let loops = self.output_rank() as u32;
        let order = self.numbers(Transpose::PERMUTATION);
        let order: Vec<u32> = order.iter().filter_map(|&dim| u32::try_from(dim).ok()).collect();
        let map = AffineMap::permutation(&order).and_then(|map| map.inverse_permutation());
        let output = AffineMap::identity(loops);
        vec![map.unwrap_or_else(|| output.clone()), output]
    }

    /// Inputs or outputs lack dimensions.
    fn projected_maps(self, slot: usize, loops: usize, inputs: bool) -> Vec<AffineMap> {
        let dims = self.numbers(slot);
        let lacks: BTreeSet<i64> = dims.into_iter().collect();
        let all = AffineMap::identity(loops as u32);
        let kept: Vec<usize> = (0..loops).filter(|&dim| !lacks.contains(&(dim as i64))).collect();
        let some = all.sub_map(&kept).unwrap_or_else(|| AffineMap::empty(loops as u32, 0));
        let count = self.num_inputs();
        let is_some = |at: usize| (at < count) == inputs;
        let map = |at| if is_some(at) { some.clone() } else { all.clone() };
        (0..self.op.operands().len()).map(map).collect()
    }

    /// What the body does where it is not written; none where it is.
    pub fn payload(self) -> Option<Payload> {
        match self.form {
            Form::Generic | Form::Map | Form::Reduce => None,
            Form::Transpose | Form::Broadcast => Some(Payload::First),
            Form::Contract | Form::Product(_) => Some(Payload::MulAdd),
            Form::Elementwise => self.kind().map(Payload::Same),
            Form::Named(row) => Some(row.payload),
        }
    }

    /// The function of `linalg.elementwise`.
    pub fn kind(self) -> Option<Scalar> {
        scalar_of(self.op.ctx(), self.op.prop(Elementwise::KIND)?)
    }

    /// The sizes of all operands in a row, those that are not known among them.
    pub fn sizes(self) -> Vec<i64> {
        let ctx = self.op.ctx();
        let shapes = self.op.operand_types().map(|ty| ty.shape(ctx).unwrap_or_default());
        shapes.flatten().copied().collect()
    }

    /// How many iterations one loop has, where that is known.
    pub fn range(self, dim: u32) -> Option<i64> {
        let ctx = self.op.ctx();
        let slot = match self.form {
            Form::Generic => Generic::INDEXING_MAPS,
            Form::Contract => Contract::INDEXING_MAPS,
            _ => return self.ranges(&self.maps())?.get(dim as usize).copied(),
        };
        let maps = self.op.prop(slot)?.as_array(ctx)?;
        let size = |(map, ty): (&Attribute, Type)| {
            let at = map.as_affine_map(ctx)?.result_position(dim)?;
            ty.shape(ctx)?.get(at).copied()
        };
        maps.iter().zip(self.op.operand_types()).find_map(size)
    }

    /// How many iterations each loop has: the size of the first dimension that is along it alone.
    /// None where a loop is along none.
    pub fn ranges(self, maps: &[AffineMap]) -> Option<Vec<i64>> {
        let ctx = self.op.ctx();
        let loops = maps.iter().map(AffineMap::dims).max().unwrap_or(0) as usize;
        let mut ranges: Vec<Option<i64>> = vec![None; loops];
        for (map, ty) in maps.iter().zip(self.op.operand_types()) {
            let shape = ty.shape(ctx).unwrap_or_default();
            for (result, &size) in map.results().zip(shape) {
                let dim = result.dim().and_then(|dim| ranges.get_mut(dim as usize));
                if let Some(range) = dim {
                    range.get_or_insert(size);
                }
            }
        }
        ranges.into_iter().collect()
    }
}

/// The function that `#linalg.elementwise_kind` names.
pub fn scalar_of(ctx: &Context, kind: Attribute) -> Option<Scalar> {
    let kind = kind.enum_bits(ctx, &ELEMENTWISE_KIND)?;
    SCALARS.get(usize::try_from(kind).ok()?).copied()
}

/// The number of dimensions; none of what is not shaped.
pub fn rank(ctx: &Context, ty: Type) -> usize {
    ty.shape(ctx).map_or(0, <[i64]>::len)
}

/// Whether operands of this type are walked element by element.
pub fn is_tensor_or_memory(ctx: &Context, ty: Type) -> bool {
    couloir_ods::types::is_tensor(ctx, ty) || couloir_ods::types::is_base_memref(ctx, ty)
}

/// The type of the elements of a tensor with known rank, or of memory; others as they are.
pub fn element_type(ctx: &Context, ty: Type) -> Type {
    let has_elements = is_memref(ctx, ty) || couloir_ods::types::is_ranked_tensor(ctx, ty);
    if has_elements { ty.element_or_self(ctx) } else { ty }
}

/// Maps written as in the table; with the factors of windows.
pub fn named_maps(texts: &[&str], factors: Option<Factors>) -> Option<Vec<AffineMap>> {
    let last = texts.iter().flat_map(|text| text.bytes()).filter(u8::is_ascii_lowercase).max();
    let loops = last.map_or(0, |name| u32::from(name - b'a') + 1);
    let factors = factors.unwrap_or_default();
    texts.iter().map(|text| named_map(text, loops, &factors)).collect()
}

/// The most dimensions a window has.
const MOST_WINDOWS: usize = 3;

/// The strides and dilations of windows; 1 where none are said.
#[derive(Default)]
pub struct Factors {
    strides: Vec<i64>,
    dilations: Vec<i64>,
}

impl Factors {
    /// Of attributes, where they are there.
    pub fn of(ctx: &Context, strides: Option<Attribute>, dilations: Option<Attribute>) -> Self {
        let list = |numbers: Option<Attribute>| {
            let Some(numbers) = numbers.and_then(|numbers| numbers.as_dense(ctx)) else {
                return Vec::new();
            };
            let list: Vec<i64> = numbers.ints(ctx).map(|one| one.to_i64().unwrap_or(1)).collect();
            match list.as_slice() {
                [same] if numbers.splat => vec![*same; MOST_WINDOWS],
                _ => list,
            }
        };
        Factors { strides: list(strides), dilations: list(dilations) }
    }
}

fn named_map(text: &str, loops: u32, factors: &Factors) -> Option<AffineMap> {
    let mut builder = AffineBuilder::new(loops, 0);
    let results: Option<Vec<NodeId>> =
        text.split_ascii_whitespace().map(|word| place(&mut builder, word, factors)).collect();
    builder.map(&results?).ok()
}

/// `a`, `a+b` or `a~b0`
fn place(builder: &mut AffineBuilder, word: &str, factors: &Factors) -> Option<NodeId> {
    let bytes = word.as_bytes();
    let dim = |builder: &mut AffineBuilder, at: usize| {
        builder.dim(u32::from(bytes.get(at)?.checked_sub(b'a')?))
    };
    let first = dim(builder, 0)?;
    match bytes.get(1) {
        None => Some(first),
        Some(b'+') => {
            let second = dim(builder, 2)?;
            Some(builder.binary(AffineOp::Add, first, second))
        }
        Some(_) => {
            let second = dim(builder, 2)?;
            let number = usize::from(bytes.get(3)?.checked_sub(b'0')?);
            let factor = |list: &[i64]| list.get(number).copied().unwrap_or(1);
            let stride = builder.constant(factor(&factors.strides));
            let dilation = builder.constant(factor(&factors.dilations));
            let first = builder.binary(AffineOp::Mul, first, stride);
            let second = builder.binary(AffineOp::Mul, second, dilation);
            Some(builder.binary(AffineOp::Add, first, second))
        }
    }
}

/// Maps as an attribute.
pub fn maps_attr(ctx: &Context, maps: &[AffineMap]) -> Attribute {
    let maps: Vec<Attribute> =
        maps.iter().map(|map| Attribute::affine_map(ctx, map.clone())).collect();
    Attribute::array(ctx, &maps)
}
