//! Function bodies: blocks, `phi` nodes as block arguments, terminators.
//!
//! Blocks that can be reached are made in their order; they are filled in reverse post-order, so
//! that what defines a value comes before what uses it, and constants stand at the start of the
//! entry in the order in which that meets them.

use couloir_ir::dominance::Dominators;
use couloir_ir::{Attribute, Block, Body, Failure, Location, Op, Type, Value};
use couloir_llvmir as l;
use couloir_llvmir::{Inst, Opcode, ValueKind};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::kept::KeptRecord;
use crate::make::New;
use crate::module::Importer;
use crate::records::PendingRecord;
use crate::state::State;

/// The import of a function's body.
pub(crate) struct FunctionImport<'a, 't, 's> {
    pub(crate) state: State<'a, 't>,
    pub(crate) source: &'s l::Body,
    pub(crate) symbol: l::Symbol,
    /// Where the function is.
    location: Location,
    locals: Vec<Option<Value>>,
    blocks: Vec<Option<Block>>,
    pub(crate) has_phis: bool,
    /// The values of large `phi`s by where control comes from.
    incoming: FxHashMap<Inst, FxHashMap<l::Block, l::Value>>,
    pub(crate) pending: Vec<PendingRecord<'s>>,
    /// Of the finished body.
    pub(crate) dominators: Option<Dominators>,
    /// Ops that are debug records, where they stand.
    pub(crate) kept_records: Vec<(couloir_ir::Op, KeptRecord)>,
    /// Whether the instruction being imported is counted as dropped.
    pub(crate) dropped: bool,
}

/// Arguments for a block.
type Args = SmallVec<[Value; 4]>;

/// Room for what is known of a function, used again for the next.
#[derive(Default)]
pub(crate) struct Tables {
    locals: Vec<Option<Value>>,
    blocks: Vec<Option<Block>>,
    order: Order,
}

/// Makes blocks for those of a function that something leads to: in the order of their numbers,
/// to stand in the order that the function has them in.
fn make_blocks(
    body: &mut Body,
    source: &l::Body,
    order: &[l::Block],
    blocks: &mut Vec<Option<Block>>,
) {
    let root = body.create_root();
    blocks.clear();
    blocks.resize(source.num_blocks(), None);
    for &block in order {
        if let Some(slot) = blocks.get_mut(l::Body::block_index(block)) {
            *slot = Some(body.create_block());
        }
    }
    for &block in source.blocks() {
        if let Some(made) = blocks.get(l::Body::block_index(block)).copied().flatten() {
            body.append_block(root, made);
        }
    }
}

/// Makes the body of a function, in the storage there is for that.
pub(crate) fn import_body(
    importer: &mut Importer<'_>,
    source: &l::Body,
    symbol: l::Symbol,
    params: &[Type],
    location: Location,
) -> Result<Box<Body>, Failure> {
    let mut body = std::mem::take(&mut importer.room);
    let Tables { mut locals, mut blocks, mut order } = std::mem::take(&mut importer.tables);
    order.find(source, importer.options.lossless);
    make_blocks(&mut body, source, &order.blocks, &mut blocks);
    let made = |block: &l::Block| blocks.get(l::Body::block_index(*block)).copied().flatten();
    let taken =
        |block: &&l::Block| made(block).is_none() && importer.tag_of(symbol, **block).is_some();
    if let Some(&block) = source.blocks().iter().find(taken) {
        return unreachable_address(importer, source, block, location);
    }
    let Some(&first) = source.blocks().first() else { return Ok(body) };
    let entry = made(&first).ok_or(Failure)?;
    locals.clear();
    locals.reserve(source.num_locals());
    let args = params.iter().map(|&ty| (ty, location));
    locals.extend(body.add_args(entry, args).map(Some));
    locals.resize(source.num_locals().max(locals.len()), None);
    let state = State::new(importer, body, entry);
    let mut function = FunctionImport {
        state,
        source,
        symbol,
        location,
        locals,
        blocks,
        has_phis: false,
        incoming: FxHashMap::default(),
        pending: Vec::new(),
        dominators: None,
        kept_records: Vec::new(),
        dropped: false,
    };
    for &block in source.blocks() {
        function.block_arguments(block);
    }
    for &block in &order.blocks {
        function.block(block)?;
    }
    function.debug_records()?;
    function.free_undominated_records()?;
    let FunctionImport { state, locals, blocks, .. } = function;
    let (importer, body) = state.finished();
    importer.tables = Tables { locals, blocks, order };
    Ok(body)
}

/// Reports a block whose address is taken and that nothing leads to.
fn unreachable_address<T>(
    importer: &Importer<'_>,
    source: &l::Body,
    block: l::Block,
    location: Location,
) -> Result<T, Failure> {
    let name = source.block_name(block).map(|name| importer.llvm.str_bytes(name));
    let name = String::from_utf8_lossy(name.unwrap_or_default());
    importer.fail_at(location, &format!("unreachable block '{name}' with address taken"))
}

/// The blocks of a function, each before those it leads to as far as that can be.
#[derive(Default)]
struct Order {
    blocks: Vec<l::Block>,
    seen: Vec<bool>,
    /// Blocks on the way to the one looked at, and the number of the next that each leads to.
    way: Vec<(l::Block, SmallVec<[l::Block; 4]>, usize)>,
}

impl Order {
    /// Finds the order of the blocks that the entry leads to, or of all.
    fn find(&mut self, source: &l::Body, all: bool) {
        self.blocks.clear();
        self.seen.clear();
        self.seen.resize(source.num_blocks(), false);
        let Some(&entry) = source.blocks().first() else { return };
        self.add_reached(source, entry);
        if all {
            self.add_others(source);
        }
    }

    /// Adds the blocks that the entry does not lead to.
    fn add_others(&mut self, source: &l::Body) {
        let rest = source.blocks().iter().filter(|&&block| self.is_new(block));
        let led_to = rest.clone().filter_map(|&block| source.terminator(block));
        let led_to = led_to.flat_map(|inst| source.successors(inst)).collect::<FxHashSet<_>>();
        let (roots, others): (Vec<_>, Vec<_>) =
            rest.copied().partition(|block| !led_to.contains(block));
        for block in roots.into_iter().chain(others) {
            if self.is_new(block) {
                self.add_reached(source, block);
            }
        }
    }

    fn is_new(&self, block: l::Block) -> bool {
        self.seen.get(l::Body::block_index(block)).is_some_and(|&seen| !seen)
    }

    /// Goes on to a block, if it is new.
    fn reach(&mut self, source: &l::Body, block: l::Block) {
        let slot = self.seen.get_mut(l::Body::block_index(block));
        if slot.is_some_and(|seen| !std::mem::replace(seen, true)) {
            let last = source.terminator(block);
            let targets = last.map(|inst| source.successors(inst)).unwrap_or_default();
            self.way.push((block, targets, 0));
        }
    }

    /// Adds the blocks that one leads to.
    fn add_reached(&mut self, source: &l::Body, root: l::Block) {
        let start = self.blocks.len();
        self.reach(source, root);
        while let Some((block, targets, next)) = self.way.last_mut() {
            match targets.get(*next).copied() {
                Some(target) => {
                    *next += 1;
                    self.reach(source, target);
                }
                None => {
                    self.blocks.push(*block);
                    self.way.pop();
                }
            }
        }
        if let Some(own) = self.blocks.get_mut(start..) {
            own.reverse();
        }
    }
}

impl FunctionImport<'_, '_, '_> {
    fn block_arguments(&mut self, block: l::Block) {
        let Ok(made) = self.target(block) else { return };
        for &inst in self.source.insts(block) {
            let data = self.source.inst(inst);
            if data.opcode() != Opcode::Phi {
                break;
            }
            self.has_phis = true;
            let ty = self.state.ty(data.ty());
            let value = self.state.body.add_arg(made, ty, Location::UNKNOWN);
            self.define(inst, value);
        }
    }

    /// Gives an instruction's result its value.
    pub(crate) fn define(&mut self, inst: Inst, value: Value) {
        let local = self.source.inst(inst).result().and_then(l::Value::as_local);
        let at = local.map(|local| local.as_u32() as usize);
        if let Some(slot) = at.and_then(|at| self.locals.get_mut(at)) {
            *slot = Some(value);
        }
    }

    /// Puts the op of an instruction, whose result it gives its value.
    pub(crate) fn finish(&mut self, inst: Inst, mut new: New) {
        self.remember(inst, &mut new);
        let op = self.put_whole(inst, new);
        if let Some(value) = self.state.body.result(op, 0) {
            self.define(inst, value);
        }
    }

    /// Puts an op, of which it is said which metadata of the instruction it has no place for, unless
    /// all of the instruction counts as dropped.
    pub(crate) fn put_whole(&mut self, inst: Inst, new: New) -> Op {
        if self.state.importer.options.expensive_warnings && !self.dropped {
            self.warn_of_metadata(inst, &new);
        }
        self.state.put(new)
    }

    pub(crate) fn value(&mut self, value: l::Value) -> Result<Value, Failure> {
        match value.kind() {
            ValueKind::Local(local) => {
                let at = local.as_u32() as usize;
                self.locals.get(at).copied().flatten().ok_or(Failure)
            }
            ValueKind::Constant(constant) => self.state.constant(constant),
            ValueKind::Metadata(number) => self.metadata_value(number),
        }
    }

    /// Metadata is no value, and has no place.
    fn metadata_value(&mut self, number: u32) -> Result<Value, Failure> {
        let importer = &mut *self.state.importer;
        let text = match self.source.metadata_operand(number) {
            Some(l::MetadataOperand::Node(node)) => importer.texts.node(*node),
            _ => String::new(),
        };
        importer.fail_at(Location::UNKNOWN, &format!("unhandled value: {text}"))
    }

    pub(crate) fn values(&mut self, values: &[l::Value]) -> Result<Args, Failure> {
        values.iter().map(|&value| self.value(value)).collect()
    }

    pub(crate) fn operand_values(&mut self, inst: Inst) -> Result<Args, Failure> {
        let operands = self.source.operands(inst);
        self.values(&operands)
    }

    pub(crate) fn target(&self, block: l::Block) -> Result<Block, Failure> {
        self.blocks.get(l::Body::block_index(block)).copied().flatten().ok_or(Failure)
    }

    fn block(&mut self, block: l::Block) -> Result<(), Failure> {
        self.state.block = self.target(block)?;
        if let Some(tag) = self.state.importer.tag_of(self.symbol, block) {
            self.state.location = self.location;
            self.block_tag(tag)?;
        }
        for &inst in self.source.insts(block) {
            self.records_before(inst)?;
            self.state.location = self.location_of(inst);
            if self.state.location != Location::UNKNOWN {
                self.place_argument(inst);
            }
            if self.state.importer.options.lossless {
                self.kept_instruction(block, inst)?;
            } else {
                self.reported(block, inst)?;
            }
            if std::mem::take(&mut self.dropped) {
                self.warn_of_dropped(inst);
            }
        }
        Ok(())
    }

    /// Says where the argument for a `phi` is, which was made when that was not known.
    fn place_argument(&mut self, inst: Inst) {
        let data = self.source.inst(inst);
        if data.opcode() != Opcode::Phi {
            return;
        }
        let local = data.result().and_then(l::Value::as_local);
        let value = local.and_then(|local| self.locals.get(local.as_u32() as usize));
        if let Some(&Some(value)) = value {
            self.state.body.set_arg_location(value, self.state.location);
        }
    }

    fn location_of(&mut self, inst: Inst) -> Location {
        let location = self.source.debug_location(inst);
        location.map_or(Location::UNKNOWN, |node| self.state.importer.debug.location(node))
    }

    /// Imports an instruction; one for which nothing else is said is reported as unhandled.
    pub(crate) fn reported(&mut self, block: l::Block, inst: Inst) -> Result<(), Failure> {
        let result = self.imported(block, inst);
        if result.is_ok() {
            return result;
        }
        if self.is_intrinsic_call(inst) {
            return self.unhandled("intrinsic", inst);
        }
        let silent = !self.state.importer.reported.get();
        if silent { self.unhandled("instruction", inst) } else { result }
    }

    pub(crate) fn imported(&mut self, block: l::Block, inst: Inst) -> Result<(), Failure> {
        if self.put_alike(inst).is_some() {
            return Ok(());
        }
        match self.source.inst(inst).opcode() {
            Opcode::Phi => Ok(()),
            Opcode::Call => self.call(inst),
            Opcode::Invoke => self.invoke(block, inst),
            Opcode::Br | Opcode::CondBr => self.branch(block, inst),
            Opcode::Switch => self.switch(block, inst),
            Opcode::IndirectBr => self.indirect_branch(block, inst),
            _ => self.instruction(inst),
        }
    }

    /// The arguments for the `phi` nodes of a block that another one goes to.
    pub(crate) fn block_args(&mut self, from: l::Block, to: l::Block) -> Result<Args, Failure> {
        let mut args = Args::new();
        for &inst in self.source.insts(to) {
            if self.source.inst(inst).opcode() != Opcode::Phi {
                break;
            }
            let value = self.incoming(inst, from).ok_or(Failure)?;
            args.push(self.value(value)?);
        }
        Ok(args)
    }

    /// The value of a `phi` for the way from a block, looked up where there are many ways.
    pub(crate) fn incoming(&mut self, phi: Inst, from: l::Block) -> Option<l::Value> {
        const FEW: usize = 32;
        let (mut first, source) = (self.source.incoming(phi).take(FEW), self.source);
        if let Some(found) = first.find(|pair| pair.1 == from) {
            return Some(found.0);
        }
        let by_block = self.incoming.entry(phi).or_insert_with(|| {
            // Of several values for one block, which are the same, the first counts.
            let mut by_block = FxHashMap::default();
            for (value, from) in source.incoming(phi).skip(FEW) {
                by_block.entry(from).or_insert(value);
            }
            by_block
        });
        by_block.get(&from).copied()
    }

    fn loop_annotation(&mut self, inst: Inst, new: &mut New) {
        if let Some(node) = self.attached(inst, "llvm.loop") {
            new.set("loop_annotation", self.state.importer.loop_annotation(node));
            self.state.importer.report_annotations(self.state.location);
        }
    }

    pub(crate) fn branch_weights(&mut self, inst: Inst, new: &mut New) {
        let node = self.attached(inst, "prof");
        let weights = node.and_then(|node| self.state.importer.nodes.branch_weights(node));
        if let Some(weights) = weights {
            new.set("branch_weights", Attribute::i32_array(self.state.ctx(), &weights));
        }
    }

    fn branch(&mut self, from: l::Block, inst: Inst) -> Result<(), Failure> {
        let successors = self.source.successors(inst);
        let mut args = SmallVec::<[Args; 2]>::new();
        for &to in &successors {
            args.push(self.block_args(from, to)?);
        }
        let operands = self.operand_values(inst)?;
        let mut new =
            self.state.new_op(if operands.is_empty() { "llvm.br" } else { "llvm.cond_br" })?;
        if !operands.is_empty() {
            new.group(&operands);
            self.branch_weights(inst, &mut new);
        }
        for (args, to) in args.iter().zip(successors) {
            let to = self.target(to)?;
            new.group(args).successor(to);
        }
        self.loop_annotation(inst, &mut new);
        self.finish(inst, new);
        Ok(())
    }

    fn switch(&mut self, from: l::Block, inst: Inst) -> Result<(), Failure> {
        let ctx = self.state.ctx();
        let operands = self.source.operands(inst);
        let successors = self.source.successors(inst);
        let subject = *operands.first().ok_or(Failure)?;
        let value = self.value(subject)?;
        let mut new = self.state.new_op("llvm.switch")?;
        new.group(&[value]);
        let (mut all, mut sizes) = (Args::new(), Vec::new());
        for (at, &to) in successors.iter().enumerate() {
            let args = self.block_args(from, to)?;
            let target = self.target(to)?;
            new.successor(target);
            if at == 0 {
                new.group(&args);
            } else {
                sizes.push(args.len() as i32);
                all.extend(args);
            }
        }
        new.group(&all);
        new.set("case_operand_segments", Attribute::i32_array(ctx, &sizes));
        let ty = self.state.ty(self.source.value_type(self.state.llvm(), subject));
        let cases = operands.get(1..).unwrap_or_default();
        new.set("case_values", self.case_values(cases, ty));
        self.branch_weights(inst, &mut new);
        // The op has no place for it.
        self.loop_annotation(inst, &mut new);
        self.put_whole(inst, new);
        Ok(())
    }

    fn case_values(&self, cases: &[l::Value], ty: Type) -> Option<Attribute> {
        let (ctx, llvm) = (self.state.ctx(), self.state.llvm());
        if cases.is_empty() {
            return None;
        }
        let width = couloir_ir::attr::DenseElements::element_bytes(ctx, ty)?;
        let mut data = Vec::new();
        for case in cases {
            let words = match llvm.constant(case.as_constant()?) {
                l::ConstantData::Int { bits, .. } => vec![*bits],
                l::ConstantData::WideInt { words, .. } => words.to_vec(),
                _ => return None,
            };
            let bytes = words.iter().flat_map(|word| word.to_le_bytes());
            data.extend(bytes.chain(std::iter::repeat(0)).take(width));
        }
        let ty = Type::vector(ctx, &[cases.len() as i64], ty);
        let elements = couloir_ir::attr::DenseElements::new(ctx, ty, data);
        Some(Attribute::get(ctx, couloir_ir::attr::AttrKind::DenseElements(elements)))
    }

    fn indirect_branch(&mut self, from: l::Block, inst: Inst) -> Result<(), Failure> {
        let ctx = self.state.ctx();
        let operands = self.operand_values(inst)?;
        let mut new = self.state.new_op("llvm.indirectbr")?;
        new.group(&operands);
        let (mut all, mut sizes) = (Args::new(), Vec::new());
        for to in self.source.successors(inst) {
            let args = self.block_args(from, to)?;
            let target = self.target(to)?;
            new.successor(target);
            sizes.push(args.len() as i32);
            all.extend(args);
        }
        new.group(&all);
        new.set("indbr_operand_segments", Attribute::i32_array(ctx, &sizes));
        self.loop_annotation(inst, &mut new);
        self.put_whole(inst, new);
        Ok(())
    }

    fn block_tag(&mut self, tag: u64) -> Result<(), Failure> {
        let ctx = self.state.ctx();
        let params = vec![couloir_ir::attr::Param::Uint(tag)];
        let mut new = self.state.new_op("llvm.blocktag")?;
        new.set("tag", Attribute::dialect(ctx, &couloir_dialects::llvm::attrs::BLOCK_TAG, params));
        self.state.put(new);
        Ok(())
    }
}
