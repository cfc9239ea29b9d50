//! Bodies of functions: blocks, block arguments as `phi`, and the state ops are translated in.
//!
//! Invariants: blocks print in the order of the region, and those made for repeated successors
//! after them; ops are translated in reverse post-order of the control flow, so that values are
//! known before they are used.

use std::ops::Range;

use couloir_ir::body::Op;
use couloir_ir::{Attribute, BlockRef, Failure, Location, OpRef, RegionRef, Type, Value};
use couloir_llvmir as l;
use couloir_llvmir::{Block, Flags, FunctionBuilder};
use cranelift_entity::EntitySet;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::alike::Likenesses;
use crate::debug::Locations;
use crate::extension::{self, Amended, Made};
use crate::kept::Tagged;
use crate::module::Translator;
use crate::names::Names;
use crate::openmp::{OpenMp, Outlines};
use crate::ops::{FlagSource, Row};
use crate::types::TypeConverter;

/// The state in which the ops of a function are translated.
pub struct FunctionState<'t> {
    /// What is known of the whole module.
    pub translator: &'t Translator<'t>,
    /// Where instructions go. What folds goes through the methods of this state instead.
    pub builder: FunctionBuilder<'t>,
    types: TypeConverter<'t>,
    values: Vec<Option<l::Value>>,
    blocks: Vec<Option<Block>>,
    detours: FxHashMap<(Op, usize), Detour>,
    detour_phis: FxHashMap<Block, Vec<l::Value>>,
    pub(crate) locations: Locations<'t>,
    likenesses: Likenesses,
    /// Whether the op being translated becomes an instruction in any case.
    pub(crate) keeps: bool,
    /// The last constant that is made only when it is complete.
    pub(crate) put_off: Option<Value>,
    /// What ops with numbers became.
    pub(crate) tags: Vec<Tagged>,
    /// The constructs of OpenMP met so far.
    pub(crate) openmp: Option<Box<OpenMp>>,
    /// Where blocks end that constructs divided.
    ends: FxHashMap<couloir_ir::Block, Block>,
}

/// What was made of a body: what of it is kept, what ops with numbers became, functions of parts.
pub(crate) struct Translated {
    pub(crate) body: l::Body,
    pub(crate) tags: Vec<Tagged>,
    pub(crate) outlines: Outlines,
}

impl Translated {
    /// Whether the body is all that was made.
    pub(crate) fn is_whole(&self) -> bool {
        self.outlines.is_empty() && !self.body.asks_for_functions()
    }
}

/// What is known of the region around one, or of the function around a declaration.
#[derive(Default)]
pub(crate) struct Around {
    values: Vec<Option<l::Value>>,
    blocks: Vec<Option<Block>>,
    detours: FxHashMap<(Op, usize), Detour>,
    detour_phis: FxHashMap<Block, Vec<l::Value>>,
    ends: FxHashMap<couloir_ir::Block, Block>,
}

/// What is used for one body after another: a converter that may know types already, how
/// instructions are alike, and room.
pub(crate) struct Reused<'t> {
    types: TypeConverter<'t>,
    likenesses: Likenesses,
    room: l::Room,
}

/// Takes what a body holds out of the room that it was made in.
pub(crate) type Take<'a> = dyn FnMut(&mut l::Body) -> l::Body + 'a;

impl<'t> Reused<'t> {
    /// Without anything known.
    pub(crate) fn new(translator: &'t Translator<'t>) -> Self {
        let types = TypeConverter::new(translator.ctx, translator.llvm);
        Self { types, likenesses: Likenesses::default(), room: l::Room::default() }
    }
}

/// A block between a branch and a block with arguments that the branch names more than once.
#[derive(Clone)]
struct Detour {
    block: Block,
    target: couloir_ir::Block,
    /// The operands that are passed along.
    passed: Range<usize>,
}

/// Where a block is entered from, in order.
type Edges = SmallVec<[Edge; 2]>;

/// Where a block is entered from: the op that branches, and which of its successors.
struct Edge {
    op: Op,
    /// The operands that are passed along.
    passed: Range<usize>,
    detour: Option<Block>,
}

impl<'t> FunctionState<'t> {
    /// A state for a body of this function type.
    pub(crate) fn new(translator: &'t Translator<'t>, ty: l::Type) -> Self {
        Self::with(translator, ty, None, Reused::new(translator))
    }

    /// The same of a function that debuggers know as this subprogram, with what was used for
    /// others.
    pub(crate) fn with(
        translator: &'t Translator<'t>,
        ty: l::Type,
        subprogram: Option<l::Metadata>,
        Reused { types, likenesses, room }: Reused<'t>,
    ) -> Self {
        let Translator { ctx, llvm, debug, .. } = translator;
        let mut builder = FunctionBuilder::in_room(translator.llvm, ty, room);
        builder.set_function_space(translator.function_space);
        Self {
            locations: Locations::new(ctx, llvm, debug, subprogram),
            translator,
            builder,
            types,
            likenesses,
            values: Vec::new(),
            blocks: Vec::new(),
            detours: FxHashMap::default(),
            detour_phis: FxHashMap::default(),
            keeps: false,
            put_off: None,
            tags: Vec::new(),
            openmp: None,
            ends: FxHashMap::default(),
        }
    }

    /// What was made, of the finished body what is taken, and what others can use.
    pub(crate) fn finish(mut self, take: &mut Take<'_>) -> (Translated, Reused<'t>) {
        let outlines = self.outline();
        let (body, room) = self.builder.finish_by(take);
        let (types, likenesses, tags) = (self.types, self.likenesses, self.tags);
        (Translated { body, tags, outlines }, Reused { types, likenesses, room })
    }

    /// The LLVM context.
    pub fn llvm(&self) -> &'t l::Context {
        self.translator.llvm
    }

    pub(crate) fn names(&self) -> &'t Names {
        &self.translator.names
    }

    /// The LLVM type of a type; a diagnostic at the op where it has none.
    pub fn convert_type(&mut self, op: OpRef<'_>, ty: Type) -> Result<l::Type, Failure> {
        if let Some(ty) = self.types.convert(ty) {
            return Ok(ty);
        }
        let text = op.ctx().type_text(ty);
        op.error(format!("type '{text}' cannot be translated to LLVM IR")).fail()
    }

    /// The LLVM type of an op's only result.
    pub fn result_type(&mut self, op: OpRef<'_>) -> Result<l::Type, Failure> {
        let ty = op.result_type(0).ok_or(Failure)?;
        self.convert_type(op, ty)
    }

    /// What a value was translated to.
    pub fn lookup(&self, value: Value) -> Option<l::Value> {
        self.values.get(value.as_u32() as usize).copied().flatten()
    }

    /// What an operand was translated to.
    pub fn operand(&self, op: OpRef<'_>, index: usize) -> Result<l::Value, Failure> {
        op.operand(index).and_then(|value| self.lookup(value)).ok_or(Failure)
    }

    /// Says what a value is translated to.
    pub fn map(&mut self, value: Value, to: l::Value) {
        let at = value.as_u32() as usize;
        if self.values.len() <= at {
            self.values.resize(at + 1, None);
        }
        self.values[at] = Some(to);
    }

    /// Says what an op's only result is translated to.
    pub fn set_result(&mut self, op: OpRef<'_>, value: l::Value) -> Result<(), Failure> {
        self.map(op.result(0).ok_or(Failure)?, value);
        Ok(())
    }

    /// The block a successor of an op was translated to.
    pub fn successor(&self, op: OpRef<'_>, index: usize) -> Result<Block, Failure> {
        if let Some(detour) = self.detours.get(&(op.op, index)) {
            return Ok(detour.block);
        }
        let block = op.successor(index).ok_or(Failure)?;
        self.block(block).ok_or(Failure)
    }

    pub(crate) fn types_mut(&mut self) -> &mut TypeConverter<'t> {
        &mut self.types
    }

    pub(crate) fn block(&self, block: couloir_ir::Block) -> Option<Block> {
        self.blocks.get(block.as_u32() as usize).copied().flatten()
    }

    /// What is appended from now on is at this location.
    fn set_location(&mut self, location: Location) {
        let location = self.locations.translate(location);
        self.builder.set_location(location);
    }

    /// Locations are in another subprogram from now on, or in none; the one before.
    pub(crate) fn in_subprogram(&mut self, subprogram: Option<l::Metadata>) -> Option<l::Metadata> {
        let Translator { ctx, llvm, debug, .. } = self.translator;
        let next = Locations::new(ctx, llvm, debug, subprogram);
        std::mem::replace(&mut self.locations, next).function()
    }

    /// Translates one op.
    pub fn op(&mut self, op: OpRef<'_>) -> Result<(), Failure> {
        self.set_location(op.location());
        let tables = &self.translator.tables;
        let Some(row) = tables.row(op) else { return Err(tables.unknown(op)) };
        let start = self.builder.num_insts();
        if op.body().discardable(op.op) == Attribute::EMPTY_DICT {
            self.row(op, row).map_err(|_| extension::failed(op))?;
            self.liken(op, start);
            return Ok(());
        }
        let kept = self.translator.kept_of(op);
        if kept.is_some_and(|attr| self.kept_record(op, attr)) {
            return Ok(());
        }
        if let Some(attr) = kept
            && self.kept_whole(op, attr).map_err(|_| extension::failed(op))?
        {
            return Ok(());
        }
        self.keeps = kept.is_some();
        let done = self.row(op, row);
        self.keeps = false;
        done.map_err(|_| extension::failed(op))?;
        if let Some(attr) = kept {
            self.tag(attr, start);
        }
        let made = Made::since(start, self);
        self.translator.amend(op, &mut Amended::Instructions(self, made))
    }

    /// Says of the instruction that an op became, if it became one, that it is like those of other
    /// ops like this one.
    fn liken(&mut self, op: OpRef<'_>, start: usize) {
        let Some(class) = op.body().class(op.op).filter(|_| self.builder.num_insts() == start + 1)
        else {
            return;
        };
        let Self { values, likenesses, builder, translator, .. } = self;
        let own = match op.data().holds() {
            true => likenesses.own(class, || own_operands(op)),
            false => Some(op.operands().len()),
        };
        let Some(own) = own else { return };
        let known = |value: Value| values.get(value.as_u32() as usize).copied().flatten();
        let own = op.operands().take(own).map(known);
        if let Some(likeness) = likenesses.of(class, own, translator.llvm) {
            builder.set_likeness(l::Inst::from_u32(start as u32), likeness);
        }
    }

    fn row(&mut self, op: OpRef<'_>, row: Row) -> Result<(), Failure> {
        match row {
            Row::Binary(opcode, flags) => {
                let (lhs, rhs) = (self.operand(op, 0)?, self.operand(op, 1)?);
                let value = self.binary(opcode, flags.of(op, self.names()), lhs, rhs);
                self.set_result(op, value)
            }
            Row::Cast(opcode, flags) => self.cast_op(op, opcode, flags),
            Row::Intrinsic(row) => crate::ops::intrinsic(self, op, row),
            Row::With(lower) => lower(self, op),
            Row::Nothing => Ok(()),
        }
    }

    fn cast_op(
        &mut self,
        op: OpRef<'_>,
        opcode: l::Opcode,
        flags: FlagSource,
    ) -> Result<(), Failure> {
        let to = self.result_type(op)?;
        let operand = self.operand(op, 0)?;
        let value = self.cast(opcode, flags.of(op, self.names()), operand, to);
        self.set_result(op, value)
    }
}

/// Whole bodies.
impl FunctionState<'_> {
    /// Translates the body of a function.
    pub(crate) fn body(&mut self, region: RegionRef<'_>) -> Result<(), Failure> {
        self.make_blocks(region);
        self.make_detours(region);
        for (&arg, at) in region.entry().ok_or(Failure)?.args().iter().zip(0..) {
            let value = self.builder.arg(at);
            self.map(arg, value);
        }
        self.fill_region(region, |_, _| Ok(()))
    }

    /// Translates the blocks of a region, which are made already; `leave` comes after each.
    pub(crate) fn fill_region(
        &mut self,
        region: RegionRef<'_>,
        leave: impl Fn(&mut Self, BlockRef<'_>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let entry = region.entry().ok_or(Failure)?;
        for node in self.dominance_order(region) {
            match node {
                Node::Own(block) => {
                    let block = region.scope.block(block);
                    self.fill(block, block.block == entry.block)?;
                    leave(self, block)?;
                }
                Node::Detour(op, at) => self.fill_detour(region.scope.op(op), at)?,
            }
        }
        self.connect(region)
    }

    fn make_blocks(&mut self, region: RegionRef<'_>) {
        let count = region.scope.body.num_values();
        self.builder.reserve(count);
        self.make_blocks_by(region, &mut |state| state.builder.block());
    }

    fn make_blocks_by(&mut self, region: RegionRef<'_>, make: &mut dyn FnMut(&mut Self) -> Block) {
        self.values.resize(region.scope.body.num_values(), None);
        self.blocks.resize(region.scope.body.num_blocks(), None);
        for block in region.blocks() {
            let made = make(self);
            self.blocks[block.block.as_u32() as usize] = Some(made);
        }
    }

    /// Makes the blocks of a region within the one that is translated.
    pub(crate) fn enter_region(
        &mut self,
        region: RegionRef<'_>,
        mut make: impl FnMut(&mut Self) -> Block,
    ) -> Around {
        let around = Around {
            detours: std::mem::take(&mut self.detours),
            detour_phis: std::mem::take(&mut self.detour_phis),
            ..Around::default()
        };
        self.make_blocks_by(region, &mut make);
        self.make_detours_by(region, &mut make);
        around
    }

    /// Goes on with the region around.
    pub(crate) fn leave_region(&mut self, around: Around) {
        (self.detours, self.detour_phis) = (around.detours, around.detour_phis);
    }

    /// Forgets the function, to translate a region of a declaration.
    pub(crate) fn enter_declaration(&mut self, region: RegionRef<'_>) -> Around {
        let values = vec![None; region.scope.body.num_values()];
        Around {
            values: std::mem::replace(&mut self.values, values),
            blocks: std::mem::take(&mut self.blocks),
            detours: std::mem::take(&mut self.detours),
            detour_phis: std::mem::take(&mut self.detour_phis),
            ends: std::mem::take(&mut self.ends),
        }
    }

    /// Goes on with the function.
    pub(crate) fn leave_declaration(&mut self, around: Around) {
        (self.values, self.blocks) = (around.values, around.blocks);
        (self.detours, self.detour_phis) = (around.detours, around.detour_phis);
        self.ends = around.ends;
    }

    /// Makes a block for each further mention of a block with arguments in one terminator.
    fn make_detours(&mut self, region: RegionRef<'_>) {
        self.make_detours_by(region, &mut |state| state.builder.block());
    }

    fn make_detours_by(&mut self, region: RegionRef<'_>, make: &mut dyn FnMut(&mut Self) -> Block) {
        for block in region.blocks() {
            let Some(op) = block.last() else { continue };
            if !may_repeat(op) {
                continue;
            }
            let mut mentions = FxHashMap::<couloir_ir::Block, Vec<usize>>::default();
            for (at, target) in op.successors().enumerate() {
                if !op.body().args(target).is_empty() {
                    mentions.entry(target).or_default().push(at);
                }
            }
            if mentions.values().any(|places| places.len() > 1) {
                self.make_detours_of(op, mentions, make);
            }
        }
    }

    /// Makes the detours of a terminator that mentions blocks at these places.
    fn make_detours_of(
        &mut self,
        op: OpRef<'_>,
        mut mentions: FxHashMap<couloir_ir::Block, Vec<usize>>,
        make: &mut dyn FnMut(&mut Self) -> Block,
    ) {
        let keeps = self.translator.kept_of(op).is_some();
        let passed = op.all_forwarded().unwrap_or_default();
        let passed = |at: usize| passed.get(at).cloned().unwrap_or_default();
        for target in op.successors() {
            let places = mentions.remove(&target).unwrap_or_default();
            let Some((&first, others)) = places.split_first() else { continue };
            let same = |at| keeps && passes_same(op, passed(first), passed(at));
            for &at in others.iter().filter(|&&at| !same(at)) {
                let block = make(self);
                self.detours.insert((op.op, at), Detour { block, target, passed: passed(at) });
            }
        }
    }

    /// Translates a block: its arguments as `phi`, then its ops.
    fn fill(&mut self, block: BlockRef<'_>, entry: bool) -> Result<(), Failure> {
        let own = self.block(block.block).ok_or(Failure)?;
        self.builder.switch_to(own);
        if !entry {
            self.make_phis(block)?;
        }
        for op in block.ops() {
            self.op(op)?;
        }
        if let Some(end) = self.builder.current_block().filter(|&end| end != own) {
            self.ends.insert(block.block, end);
        }
        Ok(())
    }

    fn make_phis(&mut self, block: BlockRef<'_>) -> Result<(), Failure> {
        for (&arg, ty) in block.args().iter().zip(block.arg_types()) {
            let Some(ty) = self.types.convert(ty) else {
                let location = block.last().map_or(couloir_ir::Location::UNKNOWN, OpRef::location);
                let message = "block argument does not have an LLVM type";
                crate::module::report(self.translator.ctx, location, message);
                return Err(Failure);
            };
            self.set_location(block.scope.body.value_location(arg));
            let phi = self.builder.phi(ty, Flags::NONE);
            self.map(arg, phi);
        }
        Ok(())
    }

    /// Fills the block of a repeated successor: it passes on what it is given.
    fn fill_detour(&mut self, op: OpRef<'_>, at: usize) -> Result<(), Failure> {
        let detour = self.detours.get(&(op.op, at)).cloned().ok_or(Failure)?;
        let target = self.block(detour.target).ok_or(Failure)?;
        self.builder.switch_to(detour.block);
        let mut phis = Vec::new();
        for &arg in op.body().args(detour.target) {
            let ty = self.convert_type(op, op.ty(arg))?;
            self.set_location(op.body().value_location(arg));
            phis.push(self.builder.phi(ty, Flags::NONE));
        }
        self.detour_phis.insert(detour.block, phis);
        self.set_location(op.location());
        self.builder.br(target);
        Ok(())
    }

    /// Gives each `phi` its values, predecessors as MLIR lists them: the latest made first.
    fn connect(&mut self, region: RegionRef<'_>) -> Result<(), Failure> {
        let edges = self.edges(region)?;
        for block in region.blocks().skip(1).filter(|block| !block.args().is_empty()) {
            let phis = block.args().iter().map(|&arg| self.lookup(arg)).collect::<Option<Vec<_>>>();
            let phis = phis.ok_or(Failure)?;
            let edges = edges.get(block.block.as_u32() as usize).map(SmallVec::as_slice);
            for edge in edges.unwrap_or_default().iter().rev() {
                let (from, values) = self.incoming(region, edge)?;
                self.add_incoming(&phis, &values, from);
            }
        }
        let edge_to = |op, detour: &Detour| {
            (detour.block, Edge { op, passed: detour.passed.clone(), detour: None })
        };
        let detours = self.detours.iter().map(|(&(op, _), detour)| edge_to(op, detour));
        for (block, edge) in detours.collect::<Vec<_>>() {
            let (from, values) = self.incoming(region, &edge)?;
            let phis = self.detour_phis.get(&block).cloned().unwrap_or_default();
            self.add_incoming(&phis, &values, from);
        }
        Ok(())
    }

    fn add_incoming(&mut self, phis: &[l::Value], values: &[l::Value], from: Block) {
        for (&phi, &value) in phis.iter().zip(values) {
            self.builder.add_incoming(phi, value, from);
        }
    }

    fn incoming(
        &self,
        region: RegionRef<'_>,
        edge: &Edge,
    ) -> Result<(Block, Vec<l::Value>), Failure> {
        if let Some(detour) = edge.detour {
            return Ok((detour, self.detour_phis.get(&detour).cloned().unwrap_or_default()));
        }
        let op = region.scope.op(edge.op);
        let block = op.block().ok_or(Failure)?;
        let end = self.ends.get(&block).copied();
        let from = end.or_else(|| self.block(block)).ok_or(Failure)?;
        let values = edge.passed.clone().map(|at| self.operand(op, at));
        Ok((from, values.collect::<Result<_, _>>()?))
    }

    /// The edges to blocks with arguments, in the order MLIR would have made them: those of
    /// detours after all others.
    fn edges(&self, region: RegionRef<'_>) -> Result<Vec<Edges>, Failure> {
        let mut edges = Vec::new();
        edges.resize_with(self.blocks.len(), Edges::new);
        let mut add = |target: couloir_ir::Block, edge| {
            if let Some(edges) = edges.get_mut(target.as_u32() as usize) {
                edges.push(edge);
            }
        };
        for block in region.blocks() {
            let Some(op) = block.last() else { continue };
            let has_args = |target| !op.body().args(target).is_empty();
            if !op.successors().any(has_args) {
                continue;
            }
            let passed = op.all_forwarded().ok_or(Failure)?;
            for (successor, (target, passed)) in op.successors().zip(passed).enumerate() {
                let known =
                    !self.detours.is_empty() && self.detours.contains_key(&(op.op, successor));
                if !known && has_args(target) {
                    add(target, Edge { op: op.op, passed, detour: None });
                }
            }
        }
        let mut detours = self.detours.iter().collect::<Vec<_>>();
        detours.sort_by_key(|(_, detour)| detour.block);
        for (&(op, _), detour) in detours {
            let passed = detour.passed.clone();
            add(detour.target, Edge { op, passed, detour: Some(detour.block) });
        }
        Ok(edges)
    }
}

/// Whether an op may mention a block more than once.
fn may_repeat(op: OpRef<'_>) -> bool {
    match op.successors().len() {
        0 | 1 => false,
        2 => op.successor(0) == op.successor(1),
        _ => true,
    }
}

/// How many operands come before those that an op passes on to blocks, if these come last.
fn own_operands(op: OpRef<'_>) -> Option<usize> {
    let all = op.operands().len();
    let passed = op.all_forwarded()?;
    let num_passed = passed.iter().map(ExactSizeIterator::len).sum::<usize>();
    let own = passed.iter().filter(|range| !range.is_empty()).map(|range| range.start).min();
    own.or(Some(all)).filter(|own| own + num_passed == all)
}

/// Whether operands that an op passes are the same.
fn passes_same(op: OpRef<'_>, one: Range<usize>, two: Range<usize>) -> bool {
    let passed = |range: Range<usize>| op.operands().skip(range.start).take(range.len());
    passed(one).eq(passed(two))
}

/// A block to fill: one of the region, or one made for a repeated successor.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Node {
    Own(couloir_ir::Block),
    Detour(Op, usize),
}

/// The order blocks are filled in.
impl FunctionState<'_> {
    /// All blocks, each before those it dominates: reverse post-order from the entry, then from
    /// each block not yet reached.
    fn dominance_order(&self, region: RegionRef<'_>) -> Vec<Node> {
        let mut seen = EntitySet::with_capacity(self.blocks.len());
        let mut order = Vec::with_capacity(self.blocks.len());
        for root in region.blocks() {
            let start = order.len();
            self.post_order(region.scope.body, Node::Own(root.block), &mut seen, &mut order);
            order[start..].reverse();
        }
        order
    }

    fn post_order(
        &self,
        body: &couloir_ir::Body,
        root: Node,
        seen: &mut EntitySet<Block>,
        order: &mut Vec<Node>,
    ) {
        let mut first_time =
            |node| self.block_of(node).is_some_and(|block| seen.insert(block)).then_some(node);
        let mut open = Vec::from_iter(first_time(root).map(|root| (root, 0)));
        while let Some((node, at)) = open.last_mut() {
            let next = self.node_after(body, *node, *at);
            *at += 1;
            match next {
                Some(next) => open.extend(first_time(next).map(|next| (next, 0))),
                None => order.extend(open.pop().map(|(node, _)| node)),
            }
        }
    }

    fn block_of(&self, node: Node) -> Option<Block> {
        match node {
            Node::Own(block) => self.block(block),
            Node::Detour(op, at) => self.detours.get(&(op, at)).map(|detour| detour.block),
        }
    }

    /// The block that follows in this place.
    fn node_after(&self, body: &couloir_ir::Body, node: Node, place: usize) -> Option<Node> {
        match node {
            Node::Own(block) => {
                let op = body.last_op(block)?;
                let target = body.successor(op, place)?;
                let detoured = !self.detours.is_empty() && self.detours.contains_key(&(op, place));
                Some(if detoured { Node::Detour(op, place) } else { Node::Own(target) })
            }
            Node::Detour(op, at) if place == 0 => {
                self.detours.get(&(op, at)).map(|detour| Node::Own(detour.target))
            }
            Node::Detour(..) => None,
        }
    }
}
