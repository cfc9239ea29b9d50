//! Making ops: those whose bodies are not written, and `linalg.generic`.

use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Body, Region, Value};
use couloir_ir::build::NewOp;
use couloir_ir::{Attribute, Context, Location, OpDef, Type};

use super::structured::{Form, element_type, form_of, maps_attr};
use super::table::Payload;
use super::{Generic, attrs, body};

/// An op about to be made.
pub struct Named<'a> {
    /// Which; a row of the table, of the family of `linalg.matmul`, or `linalg.elementwise`.
    pub def: &'static OpDef,
    /// The inputs.
    pub inputs: &'a [Value],
    /// The outputs.
    pub outputs: &'a [Value],
    /// Types of the results.
    pub results: &'a [Type],
    /// Inherent attributes by slot.
    pub props: &'a [(usize, Attribute)],
}

impl Named<'_> {
    /// The op with its body; none where there is no such body for elements of these types.
    pub fn build(&self, ctx: &Context, target: &mut Body) -> Option<NewOp> {
        let payload = match form_of(self.def)? {
            Form::Named(row) => row.payload,
            Form::Product(_) | Form::Contract => Payload::MulAdd,
            Form::Elementwise => {
                let &(_, kind) = self.props.first()?;
                Payload::Same(super::structured::scalar_of(ctx, kind)?)
            }
            _ => return None,
        };
        let slot = self.def.slot("cast");
        let cast = self.props.iter().find(|(own, _)| Some(*own) == slot).map(|&(_, attr)| attr);
        let operands = || self.inputs.iter().chain(self.outputs);
        let types = operands().map(|&value| element_type(ctx, target.ty(value))).collect();
        let recipe = body::implicit(ctx, payload, types, cast).ok()?.into_recipe();
        let region = target.create_region();
        let block = target.append_new_block(region);
        recipe.put(target, block, &[], Location::UNKNOWN);
        let sizes = [self.inputs, self.outputs].map(|list| i32::try_from(list.len()).unwrap_or(0));
        let mut new = NewOp::new(self.def)
            .operands(operands().copied())
            .results(self.results.iter().copied())
            .region(region);
        if let Some(segments) = self.def.slot("operandSegmentSizes") {
            new = new.prop(segments, Attribute::i32_array(ctx, &sizes));
        }
        Some(self.props.iter().fold(new, |new, &(slot, attr)| new.prop(slot, attr)))
    }
}

/// `linalg.transpose` or `linalg.broadcast`: which, and the slot of its numbers.
pub fn reordered(
    ctx: &Context,
    target: &mut Body,
    (def, slot): (&'static OpDef, usize),
    (input, init): (Value, Value),
    (numbers, location): (&[i64], Location),
) -> NewOp {
    let types = [input, init].map(|value| element_type(ctx, target.ty(value)));
    let places = [input, init].map(|value| target.value_location(value));
    let mut program = super::scalar::Program::new(ctx, types.to_vec());
    program.yields(&[0]);
    let result = Some(target.ty(init)).filter(|ty| couloir_ods::types::is_tensor(ctx, *ty));
    let region = target.create_region();
    let block = target.append_new_block(region);
    program.into_recipe().put(target, block, &places, location);
    NewOp::new(def)
        .operand(input)
        .operand(init)
        .results(result)
        .prop(slot, Attribute::i64_array(ctx, numbers))
        .region(region)
}

/// What a `linalg.generic` is made of.
pub struct Parts<'a> {
    /// Types of the results.
    pub results: &'a [Type],
    /// The inputs.
    pub inputs: &'a [Value],
    /// The outputs.
    pub outputs: &'a [Value],
    /// A map for each operand.
    pub maps: &'a [AffineMap],
    /// Of each loop, whether it reduces.
    pub iterators: &'a [bool],
}

impl Parts<'_> {
    /// The op, without attributes that say nothing of what it does.
    pub fn op(&self, ctx: &Context, region: Region) -> NewOp {
        let kinds: Vec<Attribute> =
            self.iterators.iter().map(|&reduces| attrs::iterator(ctx, reduces)).collect();
        let sizes = [self.inputs, self.outputs].map(|list| i32::try_from(list.len()).unwrap_or(0));
        NewOp::new(Generic::def())
            .operands(self.inputs.iter().chain(self.outputs).copied())
            .results(self.results.iter().copied())
            .prop(Generic::INDEXING_MAPS, maps_attr(ctx, self.maps))
            .prop(Generic::ITERATOR_TYPES, Attribute::array(ctx, &kinds))
            .prop(Generic::OPERAND_SEGMENT_SIZES, Attribute::i32_array(ctx, &sizes))
            .region(region)
    }
}
