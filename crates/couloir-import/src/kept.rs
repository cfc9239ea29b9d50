//! What MLIR 22 drops, kept in `llvm.kept` for the way back.
//!
//! Ops are numbered as the instructions they are made of; the module is translated as it is, and
//! what comes back otherwise is written down: which number stands for it goes to the op, what it
//! means to the module ([`couloir_llvmir::Keeper`]). Debug records are ops where they stand,
//! whether or not the dialect has one for them.

mod blocks;

use couloir_ir::attr::AttrKind;
use couloir_ir::dominance::Dominators;
use couloir_ir::{Attribute, Body, Context, Failure, InsertPoint, Location, Op, Scope};
use couloir_llvmir as l;
use couloir_llvmir::{
    DebugRecord, Function, GlobalCommon, GlobalRef, GlobalVariable, Inst, Keeper, Linkage, Module,
    Opcode, RecordKind, Shape,
};
use couloir_translate::{Tagged, translate_module_tagged};
use rustc_hash::{FxHashMap, FxHashSet};

use self::blocks::{Blocks, last_of, phis_of};
use crate::function::FunctionImport;
use crate::make::New;
use crate::module::Importer;

/// The attribute's name.
const KEPT: &str = "llvm.kept";

/// The values of functions that records come before.
pub(crate) type Late = FxHashSet<(l::Symbol, u32)>;

/// A debug record that has an op.
pub(crate) struct KeptRecord {
    number: u32,
    /// The values it is about.
    sources: Vec<l::Value>,
    location: Location,
}

/// Adds an entry to a dictionary, or takes it out.
fn with_entry(ctx: &Context, dictionary: Attribute, value: Option<Attribute>) -> Attribute {
    let key = ctx.intern(KEPT);
    let entries = dictionary.as_dictionary(ctx).unwrap_or_default();
    let others = entries.iter().copied().filter(|entry| entry.0 != key);
    Attribute::dictionary(ctx, others.chain(value.map(|value| (key, value))).collect())
}

fn set_kept(ctx: &Context, body: &mut Body, op: Op, value: Option<Attribute>) {
    let attrs = with_entry(ctx, body.discardable(op), value);
    body.set_discardable(op, attrs);
}

/// Entries of a dictionary.
type Entries = Vec<(couloir_ir::Str, Attribute)>;

/// Numbers as entries.
fn numbers(ctx: &Context, entries: &[(&str, Option<u32>)]) -> Entries {
    let given = entries.iter().filter_map(|&(key, number)| Some((key, number?)));
    given.map(|(key, number)| (ctx.intern(key), Attribute::i64(ctx, i64::from(number)))).collect()
}

impl FunctionImport<'_, '_, '_> {
    /// Imports an instruction and numbers its op. What the dialect has no op for becomes one that
    /// stands for it.
    pub(crate) fn kept_instruction(&mut self, block: l::Block, inst: Inst) -> Result<(), Failure> {
        let ctx = self.state.ctx();
        let place = self.state.block;
        let before = self.state.body.last_op(place);
        let opcode = self.source.inst(inst).opcode();
        let reported = self.state.importer.reported.get();
        let (done, messages) = ctx.capture(|| self.reported(block, inst));
        let last = self.state.body.last_op(place).filter(|&op| Some(op) != before);
        if done.is_ok() && last.is_some() || opcode == Opcode::Phi || opcode.is_terminator() {
            messages.into_iter().for_each(|message| ctx.emit(message));
            done?;
        } else if self.whole(inst).is_ok() {
            self.state.importer.reported.set(reported);
            self.dropped = false;
            return Ok(());
        }
        if let Some(op) = last {
            let number = Attribute::i64(ctx, i64::from(inst.as_u32()));
            set_kept(ctx, &mut self.state.body, op, Some(number));
        }
        Ok(())
    }

    /// Puts an op that stands for an instruction.
    fn whole(&mut self, inst: Inst) -> Result<(), Failure> {
        let ctx = self.state.ctx();
        let keeper = self.state.importer.keeper.as_mut().ok_or(Failure)?;
        let (whole, locals) = keeper.whole(self.source, inst);
        let loc = self.source.debug_location(inst).map(|node| keeper.location(node));
        let values = self.values(&locals)?;
        let result = self.result_type(inst);
        let def = self.source.inst(inst).result().and_then(l::Value::as_local);
        let def = def.map(couloir_llvmir::Local::as_u32);
        let mut new = self.state.new_op("llvm.call_intrinsic")?;
        new.set("intrin", Attribute::string(ctx, KEPT)).group(&values);
        result.into_iter().for_each(|ty| _ = new.result(ty));
        let entries = numbers(ctx, &[("def", def), ("loc", loc), ("whole", Some(whole))]);
        let kept = Attribute::dictionary(ctx, entries);
        new.attrs(with_entry(ctx, Attribute::EMPTY_DICT, Some(kept)));
        let op = self.state.put(new);
        if let Some(value) = self.state.body.result(op, 0) {
            self.define(inst, value);
        }
        Ok(())
    }

    /// Puts a debug record where it stands.
    pub(crate) fn keep_record(&mut self, record: &DebugRecord) -> Result<(), Failure> {
        let sources = record.values();
        let Some(keeper) = &mut self.state.importer.keeper else { return Ok(()) };
        let number = keeper.record(self.source, record);
        let location = self.record_location(record);
        let kept = KeptRecord { number, sources, location };
        let op = match self.values(&kept.sources) {
            Ok(values) => {
                let new = match self.native_record(record, &values)? {
                    Some(new) => new,
                    None => self.other_record(&values)?,
                };
                self.put_record(new, &kept, false, InsertPoint::End(self.state.block))
            }
            Err(Failure) => {
                let new = self.other_record(&[])?;
                self.put_record(new, &kept, true, InsertPoint::End(self.state.block));
                return Ok(());
            }
        };
        self.kept_records.push((op, kept));
        Ok(())
    }

    /// An op for a record that the dialect has none for.
    fn other_record(&mut self, values: &[couloir_ir::Value]) -> Result<New, Failure> {
        let mut new = self.state.new_op("llvm.call_intrinsic")?;
        new.set("intrin", Attribute::string(self.state.ctx(), KEPT)).group(values);
        Ok(new)
    }

    /// Puts the op of a record; one that comes before its values has their numbers.
    fn put_record(&mut self, mut new: New, record: &KeptRecord, late: bool, at: InsertPoint) -> Op {
        let ctx = self.state.ctx();
        let mut entries = numbers(ctx, &[("record", Some(record.number))]);
        if late {
            let locals = record.sources.iter().filter_map(|value| value.as_local());
            let locals = locals.map(couloir_llvmir::Local::as_u32).collect::<Vec<_>>();
            let list = locals.iter().map(|&local| i64::from(local)).collect::<Vec<_>>();
            entries.push((ctx.intern("late"), Attribute::i64_array(ctx, &list)));
            let owner = self.symbol;
            let late = &mut self.state.importer.late;
            late.extend(locals.into_iter().map(|local| (owner, local)));
        }
        let kept = Attribute::dictionary(ctx, entries);
        new.attrs(with_entry(ctx, Attribute::EMPTY_DICT, Some(kept)));
        new.put(ctx, &mut self.state.body, at, record.location)
    }

    /// The op that the dialect has for a record.
    fn native_record(
        &mut self,
        record: &DebugRecord,
        values: &[couloir_ir::Value],
    ) -> Result<Option<New>, Failure> {
        let name = match (record.kind, values) {
            (RecordKind::Value, [_]) => "llvm.intr.dbg.value",
            (RecordKind::Declare, [_]) => "llvm.intr.dbg.declare",
            (RecordKind::Label, []) => "llvm.intr.dbg.label",
            _ => return Ok(None),
        };
        let list = matches!(record.operands.first(), Some(l::MetadataOperand::ArgList(_)));
        let subject = self.subject(record, usize::from(record.kind != RecordKind::Label));
        let Some(subject) = subject.filter(|_| !list) else { return Ok(None) };
        let mut new = self.state.new_op(name)?;
        if record.kind == RecordKind::Label {
            new.set("label", subject);
        } else {
            let expression = self.subject(record, 2);
            new.set("varInfo", subject).set("locationExpr", expression).group(values);
        }
        Ok(Some(new))
    }

    /// Makes records of values that need not be there where the record stands such that come
    /// before their values.
    pub(crate) fn free_undominated_records(&mut self) -> Result<(), Failure> {
        let records = std::mem::take(&mut self.kept_records);
        if records.is_empty() {
            return Ok(());
        }
        let body = &mut self.state.body;
        let mut dominators = Dominators::new(body);
        if let Some(&region) = body.roots().first() {
            dominators.add_region(body, region);
        }
        let is_there = |body: &Body, op: Op| {
            body.operands(op).all(|value| match (body.block_of_value(value), body.block_of(op)) {
                (Some(from), Some(to)) => from == to || dominators.properly_dominates(from, to),
                _ => false,
            })
        };
        for (op, record) in records {
            if !is_there(&self.state.body, op) {
                let new = self.other_record(&[])?;
                self.put_record(new, &record, true, InsertPoint::Before(op));
                self.state.body.erase_op(op);
            }
        }
        Ok(())
    }
}

/// What begins and ends funclets, and calls that go to several places: there are no ops for them.
const NO_OPS: &[Opcode] = &[
    Opcode::CallBr,
    Opcode::CatchPad,
    Opcode::CatchRet,
    Opcode::CatchSwitch,
    Opcode::CleanupPad,
    Opcode::CleanupRet,
];

/// Functions of which there cannot be ops.
pub(crate) fn without_ops(module: &Module) -> FxHashSet<l::Symbol> {
    let ends = |body: &l::Body| {
        let mut insts = body.blocks().iter().flat_map(|&block| body.insts(block));
        insts.any(|&inst| NO_OPS.contains(&body.inst(inst).opcode()))
    };
    let functions = module.functions().iter();
    let found = functions.filter(|function| function.body.as_deref().is_some_and(ends));
    found.map(|function| function.common.symbol).collect()
}

/// What is left of a function whose body is kept: what is called is no definition.
fn declaration_of(function: &Function) -> Function {
    let mut left = Function::new(function.common.symbol, function.ty);
    left.common = declared(&function.common);
    left.conv = function.conv;
    left.attributes = function.attributes;
    left
}

/// What something at the top level has in common with others where it is declared.
fn declared(common: &GlobalCommon) -> GlobalCommon {
    GlobalCommon {
        linkage: Linkage::External,
        comdat: None,
        attachments: Vec::new(),
        ..common.clone()
    }
}

impl Importer<'_> {
    /// Tries what keeps itself what it cannot import; says nothing where it fails.
    fn tried(&mut self, import: impl FnOnce(&mut Self) -> Result<(), Failure>) -> bool {
        let ctx = self.ctx;
        let reported = self.reported.get();
        let (done, messages) = ctx.capture(|| import(self));
        match done {
            Ok(()) => messages.into_iter().for_each(|message| ctx.emit(message)),
            Err(Failure) => self.reported.set(reported),
        }
        done.is_ok()
    }

    /// Imports a function, or declares it where its body has to be kept.
    pub(crate) fn function_or_kept(
        &mut self,
        at: usize,
        function: &Function,
    ) -> Result<(), Failure> {
        let symbol = function.common.symbol;
        let name = symbol.name().map_or(&b""[..], |name| self.llvm.str_bytes(name));
        if function.body.is_none() || name.is_empty() || is_of_the_kept(name) {
            return self.function(at, function);
        }
        let known = self.without_ops.contains(&symbol);
        if !known && self.tried(|this| this.function(at, function)) {
            return Ok(());
        }
        self.without_ops.insert(symbol);
        self.function(at, &declaration_of(function))
    }

    /// Imports a global, or declares it where what it holds has to be kept.
    pub(crate) fn global_or_kept(&mut self, global: &GlobalVariable) -> Result<(), Failure> {
        if self.tried(|this| this.global(global)) {
            return Ok(());
        }
        let common = declared(&global.common);
        self.variable(&GlobalVariable { common, init: None, ..global.clone() })
    }
}

/// Writes down what a module of the dialect, an op of `body`, lost of the module it was made of.
pub(crate) fn keep(
    ctx: &Context,
    body: &mut Body,
    root: Op,
    module: &Module,
    (keeper, late): (Keeper, &Late),
) -> Result<(), Failure> {
    let view = Scope::new(ctx, body).op(root);
    let (back, tags) = translate_module_tagged(ctx, view, module.context())?;
    let mut work = Work { ctx, module, back: &back, keeper, late };
    let tags: FxHashMap<l::Symbol, Vec<Tagged>> = tags.into_iter().collect();
    let inner = body.nested_mut(root).ok_or(Failure)?;
    let ops = all_ops(inner);
    for op in ops {
        let name = Scope::new(ctx, inner).op(op).symbol_name();
        let symbol: Option<l::Symbol> =
            name.map(|name| module.context().bytes(ctx.bytes(name)).into());
        let Some(symbol) = symbol else { continue };
        let mut entries = numbers(ctx, &[("rule", work.header(symbol))]);
        if work.keeps_body(symbol) {
            entries.insert(0, (ctx.intern("body"), Attribute::UNIT));
        }
        if !entries.is_empty() {
            set_kept(ctx, inner, op, Some(Attribute::dictionary(ctx, entries)));
        }
        if let Some(own) = inner.nested_mut(op) {
            work.function(own, symbol, tags.get(&symbol).map_or(&[][..], Vec::as_slice));
        }
    }
    let text = work.keeper.finish(module, &back);
    let lines = text.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    let lines = lines.filter(|line| !line.starts_with(b";"));
    let lines = lines.map(|line| Attribute::str(ctx, ctx.intern_bytes(line))).collect::<Vec<_>>();
    let lines = Attribute::get(ctx, AttrKind::Array(lines.into()));
    set_kept(ctx, body, root, Some(lines));
    Ok(())
}

/// Whether what is kept has names like this one itself: a number, alone or before a dot.
fn is_of_the_kept(name: &[u8]) -> bool {
    let digits = name.iter().take_while(|byte| byte.is_ascii_digit()).count();
    digits > 0 && name.get(digits).is_none_or(|&next| next == b'.')
}

/// The ops of all blocks.
fn all_ops(body: &Body) -> Vec<Op> {
    let regions = body.roots().iter();
    let blocks = regions.flat_map(|&region| body.region_blocks(region));
    blocks.flat_map(|block| body.block_ops(block)).collect()
}

struct Work<'w> {
    ctx: &'w Context,
    module: &'w Module,
    back: &'w Module,
    keeper: Keeper,
    late: &'w Late,
}

impl Work<'_> {
    /// Keeps the body of a function that came back without one; whether it is such a function.
    fn keeps_body(&mut self, symbol: l::Symbol) -> bool {
        let function = |module: &'_ Module| match module.lookup(symbol) {
            Some(GlobalRef::Function(at)) => Some(at),
            _ => None,
        };
        let was = function(self.module).and_then(|at| self.module.functions().get(at));
        let Some(was) = was.filter(|was| was.body.is_some()) else { return false };
        let lost = body_of(self.back, symbol).is_none();
        if lost {
            self.keeper.body(was);
        }
        lost
    }

    /// The number of what something at the top level lost.
    fn header(&mut self, symbol: l::Symbol) -> Option<u32> {
        let (module, back) = (self.module, self.back);
        match (module.lookup(symbol)?, back.lookup(symbol)?) {
            (GlobalRef::Function(was), GlobalRef::Function(is)) => {
                self.keeper.header(module.functions().get(was)?, back.functions().get(is)?)
            }
            (GlobalRef::Variable(was), GlobalRef::Variable(is)) => {
                self.keeper.header(module.globals().get(was)?, back.globals().get(is)?)
            }
            (GlobalRef::Alias(was), GlobalRef::Alias(is)) => {
                self.keeper.header(module.aliases().get(was)?, back.aliases().get(is)?)
            }
            (GlobalRef::Ifunc(was), GlobalRef::Ifunc(is)) => {
                self.keeper.header(module.ifuncs().get(was)?, back.ifuncs().get(is)?)
            }
            _ => None,
        }
    }

    /// Replaces the numbers of the ops of a function by what each one lost.
    fn function(&mut self, body: &mut Body, symbol: l::Symbol, tags: &[Tagged]) {
        let lost = self.lost(symbol, tags);
        let key = self.ctx.intern(KEPT);
        for op in all_ops(body) {
            let entries = body.discardable(op).as_dictionary(self.ctx).unwrap_or_default();
            let tag = entries.iter().find(|entry| entry.0 == key).map(|entry| entry.1);
            if let Some(number) = tag.and_then(|tag| tag.as_u64(self.ctx)) {
                set_kept(self.ctx, body, op, lost.get(&number).copied());
            }
        }
    }

    /// What instructions of a function lost, by number.
    fn lost(&mut self, symbol: l::Symbol, tags: &[Tagged]) -> FxHashMap<u64, Attribute> {
        let mut lost = FxHashMap::default();
        let (was, is) = (body_of(self.module, symbol), body_of(self.back, symbol));
        let Some((was, is)) = was.zip(is) else { return lost };
        let number = |tag: &Tagged| tag.attr.as_u64(self.ctx);
        let tags: FxHashMap<u64, &Tagged> =
            tags.iter().filter_map(|tag| Some((number(tag)?, tag))).collect();
        let blocks = Blocks::new(was, is, &tags);
        for &block in was.blocks() {
            for &inst in was.insts(block) {
                let number = u64::from(inst.as_u32());
                let last = tags.get(&number).and_then(|tag| last_of(tag));
                let Some(last) = last else { continue };
                let mut entries = self.instruction((was, inst), (is, last), symbol);
                if was.inst(inst).opcode().is_terminator() {
                    entries.extend(self.end(&blocks, block, symbol));
                }
                if !entries.is_empty() || needs_mention(was, inst) {
                    lost.insert(number, Attribute::dictionary(self.ctx, entries));
                }
            }
        }
        lost
    }

    /// What an instruction lost.
    fn instruction(
        &mut self,
        was: (&l::Body, Inst),
        is: (&l::Body, Inst),
        symbol: l::Symbol,
    ) -> Entries {
        let rule = self.keeper.instruction(was, is);
        let loc = self.location(was, Some(is));
        let def = self.def(symbol, was);
        numbers(self.ctx, &[("def", def), ("loc", loc), ("rule", rule)])
    }

    /// What the way out of a block and its `phi`s lost.
    fn end(&mut self, blocks: &Blocks<'_>, block: l::Block, symbol: l::Symbol) -> Entries {
        let ctx = self.ctx;
        let direct = blocks.is_direct(block).then_some(("direct", Attribute::UNIT));
        let order =
            blocks.order_of(block).map(|order| ("order", Attribute::i64_array(ctx, &order)));
        let phis = self.phis(blocks.was, symbol, block).map(|phis| ("phis", phis));
        let given = [direct, order, phis].into_iter().flatten();
        given.map(|(key, value)| (ctx.intern(key), value)).collect()
    }

    fn location(&mut self, was: (&l::Body, Inst), is: Option<(&l::Body, Inst)>) -> Option<u32> {
        let location = was.0.debug_location(was.1)?;
        let same = is.and_then(|(body, inst)| body.debug_location(inst)) == Some(location);
        (!same).then(|| self.keeper.location(location))
    }

    /// The number of what an instruction gives, if a record comes before it.
    fn def(&self, symbol: l::Symbol, (body, inst): (&l::Body, Inst)) -> Option<u32> {
        let local = body.inst(inst).result()?.as_local()?.as_u32();
        self.late.contains(&(symbol, local)).then_some(local)
    }

    /// Three numbers for each `phi` of a block, if any lost something.
    fn phis(&mut self, body: &l::Body, symbol: l::Symbol, block: l::Block) -> Option<Attribute> {
        let mut list = Vec::new();
        for inst in phis_of(body, block) {
            list.push(self.keeper.phi(body, inst));
            list.push(self.location((body, inst), None));
            list.push(self.def(symbol, (body, inst)));
        }
        let list = list.iter().any(Option::is_some).then_some(list)?;
        let list = list.into_iter().map(|number| number.map_or(-1, i64::from));
        Some(Attribute::i64_array(self.ctx, &list.collect::<Vec<_>>()))
    }
}

/// The body of a function.
fn body_of(module: &Module, symbol: l::Symbol) -> Option<&l::Body> {
    match module.lookup(symbol)? {
        GlobalRef::Function(at) => module.functions().get(at)?.body.as_deref(),
        _ => None,
    }
}

/// Whether what is translated may be something else where nothing is said: constants fold, and a
/// block that is named twice is named once.
fn needs_mention(body: &l::Body, inst: Inst) -> bool {
    let mut targets = body.successors(inst).to_vec();
    let count = targets.len();
    targets.sort_unstable();
    targets.dedup();
    if targets.len() != count {
        return true;
    }
    let folds = matches!(
        body.inst(inst).opcode().shape(),
        Shape::Same
            | Shape::Typed
            | Shape::Cast
            | Shape::Gep
            | Shape::Shuffle
            | Shape::ExtractValue
            | Shape::InsertValue
    );
    folds && body.operands(inst).iter().all(|value| value.as_constant().is_some())
}
