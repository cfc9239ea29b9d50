//! Views: `Copy` references for reading the IR.
//!
//! A view knows the context, the body and the ops around that body, so that
//! reading goes across isolated ops both ways.

use couloir_diag::{Diagnostic, Severity};
use smallvec::SmallVec;

use crate::Failure;
use crate::attr::{Attribute, NamedAttribute};
use crate::body::{Block, Body, Op, OpData, Region, Value};
use crate::context::Context;
use crate::location::Location;
use crate::op::{Arity, Forwarded, OpDef, RegionKind, Segments, Slot, Trait};
use crate::text::Str;
use crate::ty::Type;

/// A body with what is around it.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body.
    pub body: &'a Body,
    /// The isolated op that owns the body, in its own scope; none at the top.
    pub outer: Option<&'a OpRef<'a>>,
}

impl<'a> Scope<'a> {
    /// A scope with nothing around it.
    #[inline]
    pub fn new(ctx: &'a Context, body: &'a Body) -> Self {
        Scope { ctx, body, outer: None }
    }

    /// An op of this body.
    #[inline]
    pub fn op(self, op: Op) -> OpRef<'a> {
        OpRef { scope: self, op }
    }

    /// A region of this body.
    #[inline]
    pub fn region(self, region: Region) -> RegionRef<'a> {
        RegionRef { scope: self, region }
    }

    /// A block of this body.
    #[inline]
    pub fn block(self, block: Block) -> BlockRef<'a> {
        BlockRef { scope: self, block }
    }

    /// The op that defines a value of this body.
    #[inline]
    pub fn defining_op(self, value: Value) -> Option<OpRef<'a>> {
        self.body.defining_op(value).map(|op| self.op(op))
    }
}

/// An op, for reading.
#[derive(Clone, Copy)]
pub struct OpRef<'a> {
    /// The body it is in and what is around.
    pub scope: Scope<'a>,
    /// Its handle.
    pub op: Op,
}

/// Name, attributes and definition.
impl<'a> OpRef<'a> {
    /// The context.
    #[inline]
    pub fn ctx(self) -> &'a Context {
        self.scope.ctx
    }

    /// The body this op is in.
    #[inline]
    pub fn body(self) -> &'a Body {
        self.scope.body
    }

    /// What is stored of the op.
    #[inline]
    pub fn data(self) -> &'a OpData {
        self.scope.body.op(self.op)
    }

    /// The definition, when the op is registered.
    #[inline]
    pub fn def(self) -> Option<&'static OpDef> {
        self.data().name.def()
    }

    /// Whether the op is the one this defines.
    #[inline]
    pub fn is(self, def: &'static OpDef) -> bool {
        self.def().is_some_and(|own| std::ptr::eq(own, def))
    }

    /// Whether the op is registered and has a trait.
    #[inline]
    pub fn has(self, which: Trait) -> bool {
        self.def().is_some_and(|def| def.has(which))
    }

    /// The full name.
    #[inline]
    pub fn name(self) -> &'a str {
        self.ctx().op_name_text(self.data().name)
    }

    /// Where the op came from.
    #[inline]
    pub fn location(self) -> Location {
        self.data().location
    }

    /// An inherent attribute by its slot.
    #[inline]
    pub fn prop(self, slot: usize) -> Option<Attribute> {
        self.body().prop(self.op, slot)
    }

    /// How many inherent attributes a defined op has.
    #[inline]
    pub fn num_inherent(self) -> usize {
        let slots = self.def().map_or(0, |def| def.attrs.len());
        self.body().props(self.op, slots).iter().filter(|prop| prop.is_some()).count()
    }

    /// An attribute by name, inherent or discardable.
    #[inline(always)]
    pub fn attr(self, name: Str) -> Option<Attribute> {
        match self.ctx().attr_slot(self.data().name, name) {
            Some(slot) => self.prop(slot),
            // Most ops have none; asking the context about that takes longer.
            None => match self.body().discardable(self.op) {
                Attribute::EMPTY_DICT => None,
                rest => rest.entry(self.ctx(), name),
            },
        }
    }

    /// An attribute by name, inherent or discardable.
    #[inline]
    pub fn attr_named(self, name: &str) -> Option<Attribute> {
        self.attr(self.ctx().intern(name))
    }

    /// All attributes that are there, inherent ones by slot, then discardable
    /// ones by name.
    #[inline]
    pub fn attrs(self) -> impl Iterator<Item = NamedAttribute> + 'a {
        let names = self.ctx().attr_names(self.data().name).iter().enumerate();
        let props = names.filter_map(move |(slot, &name)| Some((name, self.prop(slot)?)));
        let rest = self.body().discardable(self.op).as_dictionary(self.ctx());
        props.chain(rest.unwrap_or_default().iter().copied())
    }

    /// The same without properties that upstream holds as plain data, which are no attributes there.
    pub fn attrs_but_plain(self) -> impl Iterator<Item = NamedAttribute> + 'a {
        let slots = self.def().map_or(&[][..], |def| def.attrs);
        let plain = slots.iter().filter(|slot| slot.constraint.property.is_some());
        let plain = plain.map(|slot| slot.name).collect::<SmallVec<[_; 4]>>();
        let ctx = self.ctx();
        self.attrs().filter(move |(name, _)| !plain.contains(&ctx.str(*name)))
    }

    /// The text of the op's `sym_name`.
    #[inline]
    pub fn symbol_name(self) -> Option<Str> {
        self.attr(Str::SYM_NAME)?.as_str(self.ctx())
    }
}

/// Operands, results, regions, successors.
impl<'a> OpRef<'a> {
    /// The operands.
    #[inline]
    pub fn operands(
        self,
    ) -> impl DoubleEndedIterator<Item = Value> + ExactSizeIterator + Clone + 'a {
        self.scope.body.operands(self.op)
    }

    /// One operand.
    #[inline]
    pub fn operand(self, index: usize) -> Option<Value> {
        self.body().operand(self.op, index)
    }

    /// Types of the operands.
    #[inline]
    pub fn operand_types(
        self,
    ) -> impl DoubleEndedIterator<Item = Type> + ExactSizeIterator + Clone + 'a {
        self.operands().map(move |value| self.scope.body.ty(value))
    }

    /// Type of one operand.
    #[inline]
    pub fn operand_type(self, index: usize) -> Option<Type> {
        self.operand(index).map(|value| self.body().ty(value))
    }

    /// The results.
    #[inline]
    pub fn results(
        self,
    ) -> impl DoubleEndedIterator<Item = Value> + ExactSizeIterator + Clone + use<'a> {
        self.scope.body.results(self.op)
    }

    /// One result.
    #[inline]
    pub fn result(self, index: usize) -> Option<Value> {
        self.body().result(self.op, index)
    }

    /// Types of the results.
    #[inline]
    pub fn result_types(
        self,
    ) -> impl DoubleEndedIterator<Item = Type> + ExactSizeIterator + Clone + 'a {
        self.results().map(move |value| self.scope.body.ty(value))
    }

    /// Type of one result.
    #[inline]
    pub fn result_type(self, index: usize) -> Option<Type> {
        self.result(index).map(|value| self.body().ty(value))
    }

    /// Type of a value of the op's body.
    #[inline]
    pub fn ty(self, value: Value) -> Type {
        self.body().ty(value)
    }

    /// The successors.
    #[inline]
    pub fn successors(
        self,
    ) -> impl DoubleEndedIterator<Item = Block> + ExactSizeIterator + Clone + 'a {
        self.scope.body.successors(self.op)
    }

    /// The successor at a place, found at once.
    pub fn successor(self, at: usize) -> Option<Block> {
        self.scope.body.successor(self.op, at)
    }

    /// How many regions the op has.
    #[inline]
    pub fn num_regions(self) -> usize {
        self.body().regions(self.op).len()
    }

    /// Calls `visit` on each region, in the scope it is in.
    #[inline]
    pub fn each_region<R>(&self, mut visit: impl FnMut(RegionRef<'_>) -> Option<R>) -> Option<R> {
        let scope = self.inner();
        self.body().regions(self.op).iter().find_map(|&region| visit(scope.region(region)))
    }

    /// One region, in the scope it is in.
    #[inline]
    pub fn region(&self, index: usize) -> Option<RegionRef<'_>> {
        let region = *self.body().regions(self.op).get(index)?;
        Some(self.inner().region(region))
    }

    /// The scope the op's regions are in: one with this op around it when
    /// the op is isolated from above, otherwise the op's own.
    #[inline]
    pub fn inner(&self) -> Scope<'_> {
        match self.body().nested(self.op) {
            Some(body) => Scope { ctx: self.ctx(), body, outer: Some(self) },
            None => self.scope,
        }
    }

    /// The op around this one.
    #[inline]
    pub fn parent(self) -> Option<OpRef<'a>> {
        match self.body().parent_op(self.op) {
            Some(op) => Some(self.scope.op(op)),
            None => self.scope.outer.copied().filter(|_| self.block().is_some()),
        }
    }

    /// The block the op is in.
    #[inline]
    pub fn block(self) -> Option<Block> {
        self.body().block_of(self.op)
    }

    /// The region the op is in.
    #[inline]
    pub fn parent_region(self) -> Option<RegionRef<'a>> {
        Some(self.scope.region(self.body().region_of(self.block()?)?))
    }

    /// Whether this is the last op of its block.
    #[inline]
    pub fn is_last(self) -> bool {
        self.body().next_op(self.op).is_none()
    }

    /// What a region of the op is.
    #[inline]
    pub fn region_kind(self, index: usize) -> RegionKind {
        match self.def() {
            Some(def) if def.has(Trait::HasOnlyGraphRegion) => RegionKind::Graph,
            Some(def) => def.hooks.region_kind.map_or(RegionKind::Ssacfg, |kind| kind(self, index)),
            None => RegionKind::Graph,
        }
    }
}

/// Groups of operands and results.
impl OpRef<'_> {
    /// The operand numbers of a group of the definition.
    #[inline]
    pub fn operand_group(self, group: usize) -> std::ops::Range<usize> {
        let Some(def) = self.def() else { return 0..0 };
        let total = self.body().num_operands(self.op);
        self.group(def.operands, def.operand_segments, total, group)
    }

    /// The result numbers of a group of the definition.
    #[inline]
    pub fn result_group(self, group: usize) -> std::ops::Range<usize> {
        let Some(def) = self.def() else { return 0..0 };
        let total = self.body().num_results(self.op);
        self.group(def.results, def.result_segments, total, group)
    }

    fn group(
        self,
        defs: &[crate::op::ValueDef],
        segments: Segments,
        total: usize,
        group: usize,
    ) -> std::ops::Range<usize> {
        if let Segments::Attr(slot) = segments {
            return self.segment(slot, total, group);
        }
        let is_one = |def: &crate::op::ValueDef| usize::from(def.arity == Arity::One);
        let Some((before, rest)) = defs.split_at_checked(group) else { return total..total };
        let Some((own, after)) = rest.split_first() else { return total..total };
        let fixed_before = before.iter().map(is_one).sum::<usize>();
        let fixed = fixed_before + is_one(own) + after.iter().map(is_one).sum::<usize>();
        let varying = defs.len() - fixed;
        let each = match total.saturating_sub(fixed) {
            0 => 0,
            left if varying == 1 => left,
            left => left.checked_div(varying).unwrap_or(0),
        };
        let start = fixed_before + (group - fixed_before) * each;
        let end = start + if own.arity == Arity::One { 1 } else { each };
        start.min(total)..end.min(total)
    }

    fn segment(self, slot: u8, total: usize, group: usize) -> std::ops::Range<usize> {
        let sizes = self.prop(slot.into()).and_then(|attr| attr.i32s(self.ctx()));
        let mut sizes = sizes.into_iter().flatten().map(|size| usize::try_from(size).unwrap_or(0));
        let start = sizes.by_ref().take(group).sum::<usize>();
        let end = start + sizes.next().unwrap_or(0);
        start.min(total)..end.min(total)
    }

    /// The operand numbers of one list of a group of lists.
    pub fn operand_list(self, group: usize, list: usize) -> std::ops::Range<usize> {
        let all = self.operand_group(group);
        let def = self.def().and_then(|def| def.operands.get(group));
        let Some(Arity::Nested(slot)) = def.map(|def| def.arity) else { return all };
        let within = self.segment(slot, all.len(), list);
        all.start + within.start..all.start + within.end
    }

    /// The operand numbers that a branch forwards to a successor; none for
    /// ops that are no branches.
    pub fn forwarded(self, successor: usize) -> Option<std::ops::Range<usize>> {
        Some(match (self.def()?.hooks.branch?)(successor) {
            Forwarded::Group(group) => self.operand_group(group),
            Forwarded::List(group, list) => self.operand_list(group, list),
        })
    }

    /// The operand numbers that a branch forwards, for all successors at
    /// once; none for ops that are no branches.
    pub fn all_forwarded(self) -> Option<SmallVec<[std::ops::Range<usize>; 2]>> {
        let which = self.def()?.hooks.branch?;
        let mut lists = None;
        let one = |successor| match which(successor) {
            Forwarded::Group(group) => self.operand_group(group),
            Forwarded::List(group, list) => {
                let lists = lists.get_or_insert_with(|| self.operand_lists(group));
                lists.get(list).cloned().unwrap_or_default()
            }
        };
        Some((0..self.successors().len()).map(one).collect())
    }

    /// The operand numbers of each list of a group of lists.
    fn operand_lists(self, group: usize) -> Vec<std::ops::Range<usize>> {
        let all = self.operand_group(group);
        let def = self.def().and_then(|def| def.operands.get(group));
        let Some(Arity::Nested(slot)) = def.map(|def| def.arity) else { return vec![all] };
        let sizes = self.prop(slot.into()).and_then(|sizes| sizes.as_i32_array(self.ctx()));
        let next = |start: &mut usize, size: i32| {
            let end = (*start + usize::try_from(size).unwrap_or(0)).min(all.end);
            Some(std::mem::replace(start, end)..end)
        };
        sizes.unwrap_or_default().into_iter().scan(all.start, next).collect()
    }

    /// The only operand of a group, if the group has one.
    #[inline]
    pub fn operand_in(self, group: usize) -> Option<Value> {
        let range = self.operand_group(group);
        if range.is_empty() { None } else { self.operand(range.start) }
    }

    /// The operands of a group.
    #[inline]
    pub fn operands_in(self, group: usize) -> Vec<Value> {
        self.operand_group(group).filter_map(|index| self.operand(index)).collect()
    }

    /// The results of a group.
    #[inline]
    pub fn results_in(self, group: usize) -> Vec<Value> {
        self.result_group(group).filter_map(|index| self.result(index)).collect()
    }

    /// The types of a group, or the type of a typed or type attribute.
    #[inline]
    pub fn slot_types(self, slot: Slot) -> Vec<Type> {
        match slot {
            Slot::Operand(group) => {
                self.operands_in(group.into()).into_iter().map(|v| self.ty(v)).collect()
            }
            Slot::Result(group) => {
                self.results_in(group.into()).into_iter().map(|v| self.ty(v)).collect()
            }
            Slot::Attr(slot) => {
                self.prop(slot.into()).and_then(|attr| attr.typed(self.ctx())).into_iter().collect()
            }
        }
    }
}

/// Diagnostics.
impl OpRef<'_> {
    /// An error `'name' op message` at the op; report it by
    /// [`Report::emit`] or by dropping it.
    #[inline]
    pub fn op_error(&self, message: impl std::fmt::Display) -> Report<'_> {
        self.error(format!("'{}' op {message}", self.name()))
    }

    /// An error at the op.
    #[inline]
    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Report<'_> {
        self.report(Diagnostic::error(self.location().place(self.ctx()), message))
    }

    /// An error at the op's place that does not show the op.
    #[cold]
    pub fn place_error(&self, message: impl Into<String>) -> Report<'_> {
        Report::new(self.ctx(), Diagnostic::error(self.location().place(self.ctx()), message))
    }

    /// A warning at the op.
    #[inline]
    #[cold]
    pub fn warning(&self, message: impl Into<String>) -> Report<'_> {
        self.report(Diagnostic::warning(self.location().place(self.ctx()), message))
    }

    /// A remark at the op.
    #[inline]
    pub fn remark(&self, message: impl Into<String>) -> Report<'_> {
        self.report(Diagnostic::remark(self.location().place(self.ctx()), message))
    }

    fn report(&self, mut diagnostic: Diagnostic) -> Report<'_> {
        // What may be wrong is shown in generic form.
        let generic = diagnostic.severity == Severity::Error;
        if let Some(note) = self.ctx().op_note(*self, generic) {
            let text = format!("see current operation: {note}");
            diagnostic = diagnostic.note(self.location().place(self.ctx()), text);
        }
        Report { ctx: self.ctx(), diagnostic: Some(diagnostic) }
    }
}

/// A diagnostic about to be reported.
pub struct Report<'a> {
    ctx: &'a Context,
    diagnostic: Option<Diagnostic>,
}

impl<'a> Report<'a> {
    /// A report of this diagnostic.
    #[inline]
    pub fn new(ctx: &'a Context, diagnostic: Diagnostic) -> Self {
        Report { ctx, diagnostic: Some(diagnostic) }
    }

    /// Adds a note.
    #[must_use]
    #[inline]
    pub fn note(mut self, location: Location, message: impl Into<String>) -> Self {
        let place = location.place(self.ctx);
        self.diagnostic = self.diagnostic.take().map(|d| d.note(place, message));
        self
    }

    /// Reports it.
    #[inline]
    #[cold]
    pub fn emit(self) -> Failure {
        Failure
    }

    /// Reports it, as the error of a result.
    #[inline]
    #[cold]
    pub fn fail<T>(self) -> Result<T, Failure> {
        Err(Failure)
    }
}

impl Drop for Report<'_> {
    fn drop(&mut self) {
        if let Some(diagnostic) = self.diagnostic.take() {
            self.ctx.emit(diagnostic);
        }
    }
}

/// A region, for reading.
#[derive(Clone, Copy)]
pub struct RegionRef<'a> {
    /// The body it is in and what is around.
    pub scope: Scope<'a>,
    /// Its handle.
    pub region: Region,
}

impl<'a> RegionRef<'a> {
    /// The blocks, in order.
    #[inline]
    pub fn blocks(self) -> impl Iterator<Item = BlockRef<'a>> + Clone {
        self.scope.body.region_blocks(self.region).map(move |block| self.scope.block(block))
    }

    /// The first block.
    #[inline]
    pub fn entry(self) -> Option<BlockRef<'a>> {
        self.scope.body.entry_block(self.region).map(|block| self.scope.block(block))
    }

    /// Whether the region has no blocks.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.entry().is_none()
    }

    /// How many blocks the region has.
    #[inline]
    pub fn num_blocks(self) -> usize {
        self.scope.body.region_blocks(self.region).count()
    }

    /// The op that owns the region.
    #[inline]
    pub fn parent(self) -> Option<OpRef<'a>> {
        match self.scope.body.region_parent(self.region) {
            Some(op) => Some(self.scope.op(op)),
            None => self.scope.outer.copied(),
        }
    }
}

/// A block, for reading.
#[derive(Clone, Copy)]
pub struct BlockRef<'a> {
    /// The body it is in and what is around.
    pub scope: Scope<'a>,
    /// Its handle.
    pub block: Block,
}

impl<'a> BlockRef<'a> {
    /// The ops, in order.
    #[inline]
    pub fn ops(self) -> impl Iterator<Item = OpRef<'a>> + Clone {
        self.scope.body.block_ops(self.block).map(move |op| self.scope.op(op))
    }

    /// The arguments.
    #[inline]
    pub fn args(self) -> &'a [Value] {
        self.scope.body.args(self.block)
    }

    /// Types of the arguments.
    #[inline]
    pub fn arg_types(self) -> impl ExactSizeIterator<Item = Type> + Clone {
        self.args().iter().map(move |&arg| self.scope.body.ty(arg))
    }

    /// The last op.
    #[inline]
    pub fn last(self) -> Option<OpRef<'a>> {
        self.scope.body.last_op(self.block).map(|op| self.scope.op(op))
    }

    /// The last op, when it is a terminator.
    #[inline]
    pub fn terminator(self) -> Option<OpRef<'a>> {
        self.last().filter(|op| op.has(Trait::Terminator))
    }

    /// The op around the block.
    #[inline]
    pub fn parent(self) -> Option<OpRef<'a>> {
        self.scope.body.region_of(self.block).and_then(|region| self.scope.region(region).parent())
    }
}
