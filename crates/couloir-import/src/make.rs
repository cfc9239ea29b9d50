//! Making ops of the LLVM dialect by name.

use couloir_ir::attr::{AttrDef, Param};
use couloir_ir::body::Class;
use couloir_ir::op::Segments;
use couloir_ir::{
    Attribute, Block, Body, Context, Failure, InsertPoint, Location, Op, OpDef, OpName, OpSpec,
    Region, Type, Value,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Definitions of ops by name.
#[derive(Default)]
pub(crate) struct Defs {
    known: FxHashMap<&'static str, &'static OpDef>,
}

impl Defs {
    /// The definition of an op; a failure where its dialect is not registered.
    pub(crate) fn get(
        &mut self,
        ctx: &Context,
        name: &'static str,
    ) -> Result<&'static OpDef, Failure> {
        if let Some(def) = self.known.get(name) {
            return Ok(def);
        }
        let def = ctx.find_op_name(name).and_then(OpName::def).ok_or(Failure)?;
        self.known.insert(name, def);
        Ok(def)
    }
}

/// Inherent attributes with their slots.
pub(crate) type Props = Vec<(usize, Option<Attribute>)>;

/// An op about to be made.
pub(crate) struct New {
    def: &'static OpDef,
    operands: SmallVec<[Value; 8]>,
    /// How many operands each group has, where they are told apart.
    groups: SmallVec<[i32; 4]>,
    results: SmallVec<[Type; 1]>,
    props: SmallVec<[Option<Attribute>; 24]>,
    successors: SmallVec<[Block; 2]>,
    regions: SmallVec<[Region; 1]>,
    body: Option<Box<Body>>,
    attrs: Attribute,
    /// The operands of the instruction that are attributes of the op, a bit each.
    folded: u64,
}

impl New {
    pub(crate) fn of(ctx: &Context, def: &'static OpDef) -> Self {
        let mut new = Self {
            def,
            operands: SmallVec::new(),
            groups: SmallVec::new(),
            results: SmallVec::new(),
            props: SmallVec::from_slice(ctx.attr_defaults(OpName::of(def))),
            successors: SmallVec::new(),
            regions: SmallVec::new(),
            body: None,
            attrs: Attribute::EMPTY_DICT,
            folded: 0,
        };
        // There are no operand bundles unless some are given.
        if new.has("op_bundle_sizes") {
            new.set("op_bundle_sizes", Attribute::i32_array(ctx, &[]));
        }
        new
    }

    /// Adds a group of operands.
    pub(crate) fn group(&mut self, values: &[Value]) -> &mut Self {
        self.operands.extend_from_slice(values);
        self.groups.push(values.len() as i32);
        self
    }

    pub(crate) fn result(&mut self, ty: Type) -> &mut Self {
        self.results.push(ty);
        self
    }

    /// Sets an inherent attribute; one that the op does not have is dropped.
    pub(crate) fn set(&mut self, name: &str, attr: impl Into<Option<Attribute>>) -> &mut Self {
        let Some(attr) = attr.into() else { return self };
        if let Some(prop) = self.slot(name).and_then(|slot| self.props.get_mut(slot)) {
            *prop = Some(attr);
        }
        self
    }

    /// Sets a unit attribute where `given`.
    pub(crate) fn flag(&mut self, name: &str, given: bool) -> &mut Self {
        self.set(name, given.then_some(Attribute::UNIT))
    }

    fn slot(&self, name: &str) -> Option<usize> {
        self.def.slot(name)
    }

    /// Does what sets inherent attributes; gives those it set.
    pub(crate) fn noting(&mut self, set: impl FnOnce(&mut Self)) -> Props {
        let before = self.props.clone();
        set(self);
        let props = self.props.iter().copied().enumerate().zip(before);
        props.filter(|((_, now), before)| now != before).map(|(prop, _)| prop).collect()
    }

    /// Sets inherent attributes by their slots.
    pub(crate) fn set_all(&mut self, props: &Props) {
        for &(slot, attr) in props {
            if let Some(prop) = self.props.get_mut(slot) {
                *prop = attr;
            }
        }
    }

    /// Whether the op has an inherent attribute of this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.def.slot(name).is_some()
    }

    /// Whether an inherent attribute of this name has a value.
    pub(crate) fn is_set(&self, name: &str) -> bool {
        let prop = self.slot(name).and_then(|slot| self.props.get(slot));
        prop.is_some_and(Option::is_some)
    }

    /// Whether the op has a result that it does not have yet.
    pub(crate) fn lacks_result(&self) -> bool {
        self.results.is_empty() && self.def.results.len() == 1
    }

    pub(crate) fn successor(&mut self, block: Block) -> &mut Self {
        self.successors.push(block);
        self
    }

    pub(crate) fn region(&mut self, region: Region) -> &mut Self {
        self.regions.push(region);
        self
    }

    pub(crate) fn body(&mut self, body: Body) -> &mut Self {
        self.body = Some(Box::new(body));
        self
    }

    /// Discardable attributes, a dictionary.
    pub(crate) fn attrs(&mut self, attrs: Attribute) -> &mut Self {
        self.attrs = attrs;
        self
    }

    /// Says that an operand of the instruction is an attribute of the op.
    pub(crate) fn fold_operand(&mut self, at: usize) {
        self.folded |= 1u64.checked_shl(at as u32).unwrap_or(0);
    }

    /// What ops like this one are made from.
    pub(crate) fn template(&mut self, ctx: &Context, body: &Body) -> Template {
        self.settle(ctx);
        Template {
            class: ctx.new_class(),
            types: self.operands.iter().map(|&value| body.ty(value)).collect(),
            successors: self.successors.len(),
            def: self.def,
            results: self.results.clone(),
            props: self.props.as_slice().into(),
            attrs: self.attrs,
            folded: self.folded,
        }
    }

    /// Sets the sizes of groups of operands.
    fn settle(&mut self, ctx: &Context) {
        if let Segments::Attr(slot) = self.def.operand_segments {
            let slot = usize::from(slot);
            let wanted = self.def.operands.len();
            self.groups.resize(wanted, 0);
            if let Some(prop) = self.props.get_mut(slot) {
                *prop = Some(Attribute::i32_array(ctx, &self.groups));
            }
        }
    }

    /// Makes the op in its place.
    pub(crate) fn put(
        mut self,
        ctx: &Context,
        body: &mut Body,
        point: InsertPoint,
        location: Location,
    ) -> Op {
        self.settle(ctx);
        let spec = OpSpec {
            operands: &self.operands,
            results: &self.results,
            props: &self.props,
            successors: &self.successors,
            regions: &self.regions,
            body: self.body.take(),
            attrs: self.attrs,
            ..OpSpec::new(OpName::of(self.def), location)
        };
        body.create_op_at(point, spec)
    }
}

/// What ops that are alike have in common.
pub(crate) struct Template {
    /// The class of the ops that have operands of these types and so many successors.
    class: Option<Class>,
    types: SmallVec<[Type; 4]>,
    successors: usize,
    def: &'static OpDef,
    results: SmallVec<[Type; 1]>,
    props: Box<[Option<Attribute>]>,
    attrs: Attribute,
    folded: u64,
}

impl Template {
    /// Whether an operand of the instruction is one of the op.
    pub(crate) fn takes(&self, at: usize) -> bool {
        self.folded == 0 || self.folded.checked_shr(at as u32).unwrap_or(0) & 1 == 0
    }

    /// Makes such an op in its place.
    pub(crate) fn put(
        &self,
        body: &mut Body,
        point: InsertPoint,
        location: Location,
        operands: &[Value],
        successors: &[Block],
    ) -> Op {
        let spec = OpSpec {
            operands,
            results: &self.results,
            props: &self.props,
            successors,
            attrs: self.attrs,
            ..OpSpec::new(OpName::of(self.def), location)
        };
        let op = body.create_op_at(point, spec);
        let types = operands.iter().map(|&value| body.ty(value));
        if successors.len() == self.successors && types.eq(self.types.iter().copied()) {
            body.set_class(op, self.class);
        }
        op
    }
}

/// An attribute of the dialect with one parameter that is a number.
pub(crate) fn case(ctx: &Context, def: &'static AttrDef, value: u64) -> Attribute {
    Attribute::dialect(ctx, def, vec![Param::Uint(value)])
}
