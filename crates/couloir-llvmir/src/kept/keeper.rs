//! Writing down what was lost.

use std::collections::hash_map::Entry as Slot;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::header::Header;
use super::sketch::{Item, Sketch, Sketched};
use super::{ABSENT, LAYOUT, LOCATIONS, Rule};
use crate::body::{Block, Body, DebugRecord, Inst, MetadataOperand, RecordKind, Value};
use crate::builder::FunctionBuilder;
use crate::context::Context;
use crate::metadata::Metadata;
use crate::module::{Function, Module};
use crate::opcode::{Flags, Opcode};
use crate::types::Type;
use crate::writer::write_module;

/// A body that does nothing.
pub(super) fn empty_body(ctx: &Context, ty: Type) -> Body {
    let mut builder = FunctionBuilder::new(ctx, ty);
    let block = builder.block();
    builder.switch_to(block);
    builder.unreachable();
    builder.finish()
}

/// What a record is but for values.
type RecordKey = (RecordKind, Vec<Option<Metadata>>, Vec<Type>);

/// Writes down what a module loses. All modules and bodies are of one context.
#[derive(Debug)]
pub struct Keeper {
    module: Module,
    rules: FxHashMap<Rule, u32>,
    /// Instructions that stand for themselves, and `phi`s.
    alone: FxHashMap<Sketch, u32>,
    records: FxHashMap<RecordKey, u32>,
    locations: FxHashMap<Metadata, u32>,
    list: Vec<Metadata>,
    next: u32,
}

impl Keeper {
    /// One that has nothing to keep yet.
    pub fn new(ctx: Arc<Context>) -> Self {
        Self {
            module: Module::with_context(ctx, ""),
            rules: FxHashMap::default(),
            alone: FxHashMap::default(),
            records: FxHashMap::default(),
            locations: FxHashMap::default(),
            list: Vec::new(),
            next: 0,
        }
    }

    /// The number of a debug location.
    pub fn location(&mut self, location: Metadata) -> u32 {
        let list = &mut self.list;
        *self.locations.entry(location).or_insert_with(|| {
            list.push(location);
            list.len() as u32 - 1
        })
    }

    /// The number of what an instruction lost on its way; none where it lost nothing, or is
    /// another one altogether.
    pub fn instruction(&mut self, was: (&Body, Inst), came_back: (&Body, Inst)) -> Option<u32> {
        let ctx = Arc::clone(self.module.context());
        let (after, before) =
            (Sketch::of(&ctx, was.0, was.1), Sketch::of(&ctx, came_back.0, came_back.1));
        if after.sketch.same_but_for_blocks(&before.sketch, &ctx) {
            return None;
        }
        let types = before.locals.iter().map(|&value| came_back.0.value_type(&ctx, value));
        let types = types.collect::<Vec<_>>();
        let wanted = after.locals.iter().map(|&value| was.0.value_type(&ctx, value));
        let wanted = wanted.collect::<Vec<_>>();
        let rule = rule(&ctx, before, after, [&types, &wanted])?;
        Some(self.number(rule, &types))
    }

    fn number(&mut self, rule: Rule, types: &[Type]) -> u32 {
        match self.rules.entry(rule) {
            Slot::Occupied(known) => *known.get(),
            Slot::Vacant(new) => {
                let number = self.next;
                self.next += 1;
                let body = rule_body(self.module.context(), new.key(), types);
                let (ty, body) = body;
                new.insert(number);
                self.add_function(number, ty, body);
                number
            }
        }
    }

    fn add_function(&mut self, number: u32, ty: Type, body: Body) {
        let symbol = self.module.context().symbol(&number.to_string());
        self.module
            .add_function(Function { body: Some(Box::new(body)), ..Function::new(symbol, ty) });
    }

    /// The number of what a `phi` is besides its inputs; none where that is nothing.
    pub fn phi(&mut self, body: &Body, inst: Inst) -> Option<u32> {
        let ctx = Arc::clone(self.module.context());
        let sketch = Sketch::of(&ctx, body, inst).sketch;
        if sketch.attachments.is_empty() && sketch.flags() == Flags::NONE {
            return None;
        }
        if let Some(&known) = self.alone.get(&sketch) {
            return Some(known);
        }
        let number = self.next;
        self.next += 1;
        let (ty, body) = phi_body(&ctx, &sketch);
        self.alone.insert(sketch, number);
        self.add_function(number, ty, body);
        Some(number)
    }

    /// The number of an instruction that came back as none, and its local operands.
    pub fn whole(&mut self, body: &Body, inst: Inst) -> (u32, Vec<Value>) {
        let ctx = Arc::clone(self.module.context());
        let sketched = Sketch::of(&ctx, body, inst);
        let locals = sketched.locals.to_vec();
        if let Some(&known) = self.alone.get(&sketched.sketch) {
            return (known, locals);
        }
        let number = self.next;
        self.next += 1;
        let types = locals.iter().map(|&value| body.value_type(&ctx, value)).collect::<Vec<_>>();
        let ty = ctx.function_type(Type::VOID, &types, false);
        let mut body = FunctionBuilder::new(&ctx, ty).finish();
        let args = body.args().collect::<Vec<Value>>();
        let only = block(&mut body);
        sketched.sketch.append(&mut body, only, &args, &[]);
        end(&mut body, only);
        self.alone.insert(sketched.sketch, number);
        self.add_function(number, ty, body);
        (number, locals)
    }

    /// The number of a debug record.
    pub fn record(&mut self, body: &Body, record: &DebugRecord) -> u32 {
        let ctx = Arc::clone(self.module.context());
        let (key, values) = record_key(&ctx, body, record);
        let next = self.next;
        let number = *self.records.entry(key).or_insert(next);
        if number != next {
            return number;
        }
        self.next += 1;
        let types = values.iter().map(|&value| body.value_type(&ctx, value)).collect::<Vec<_>>();
        let ty = ctx.function_type(Type::VOID, &types, false);
        let mut builder = FunctionBuilder::new(&ctx, ty);
        let block = builder.block();
        builder.switch_to(block);
        let mut args = builder.args().collect::<Vec<_>>().into_iter();
        let mut record = record.clone();
        for operand in &mut record.operands {
            // There are as many arguments as values.
            let _ = super::fill(&ctx, operand, &mut args);
        }
        builder.record(record);
        builder.unreachable();
        let body = builder.finish();
        self.add_function(number, ty, body);
        number
    }

    /// The number of what a function, global, alias or ifunc lost; none where that is nothing.
    pub fn header<H: Header>(&mut self, was: &H, came_back: &H) -> Option<u32> {
        let ctx = Arc::clone(self.module.context());
        let with_blocks = came_back.with_blocks_of(&ctx, was);
        let came_back = with_blocks.as_ref().unwrap_or(came_back);
        if was.is_same(came_back) {
            return None;
        }
        let number = self.next;
        self.next += 1;
        let symbol = |suffix: &str| ctx.symbol(&format!("{number}.{suffix}"));
        let mut before = came_back.outline(&ctx, symbol("before"));
        before.common_mut().attachments.clear();
        let mut after = was.outline(&ctx, symbol("after"));
        before.forget_blocks(&mut after, &ctx);
        before.add(&mut self.module);
        after.add(&mut self.module);
        Some(number)
    }

    /// Keeps a function whole, body and all, under its own name.
    pub fn body(&mut self, was: &Function) {
        self.module.add_function(was.clone());
    }

    /// The text of all that was kept, once a module as it was and as it came back have been
    /// compared in all their parts.
    pub fn finish(mut self, was: &Module, came_back: &Module) -> Vec<u8> {
        let ctx = Arc::clone(self.module.context());
        let module = &mut self.module;
        module.source_filename.clone_from(&was.source_filename);
        module.data_layout.clone_from(&was.data_layout);
        module.target_triple.clone_from(&was.target_triple);
        if was.module_asm != came_back.module_asm {
            module.module_asm.clone_from(&was.module_asm);
        }
        module.comdats.clone_from(&was.comdats);
        if was.data_layout != came_back.data_layout {
            let layout = ctx.md_tuple(&[ctx.md_string(&came_back.data_layout)]);
            module.named_metadata.push((ctx.str(LAYOUT), vec![layout]));
        }
        if !self.list.is_empty() {
            module.named_metadata.push((ctx.str(LOCATIONS), self.list));
        }
        keep_named(module, was, came_back);
        let intrinsics = was.functions().iter().filter(|function| {
            function.common.symbol.name().is_some_and(|it| ctx.str_bytes(it).starts_with(b"llvm."))
        });
        for function in intrinsics {
            module.add_function(function.clone());
        }
        write_module(module)
    }
}

/// Named metadata that came back otherwise, or that there was none of.
fn keep_named(module: &mut Module, was: &Module, came_back: &Module) {
    let ctx = Arc::clone(module.context());
    let back = came_back.named_metadata.iter().collect::<FxHashSet<_>>();
    let lost = was.named_metadata.iter().filter(|row| !back.contains(row));
    module.named_metadata.extend(lost.cloned());
    let names = was.named_metadata.iter().map(|row| row.0).collect::<FxHashSet<_>>();
    for (name, _) in &came_back.named_metadata {
        if !names.contains(name) {
            let absent = ctx.bytes(&[ABSENT, ctx.str_bytes(*name)].concat());
            module.named_metadata.push((absent, Vec::new()));
        }
    }
}

/// The rule that leads from one instruction to another of the same operands.
fn rule(
    ctx: &Context,
    before: Sketched,
    after: Sketched,
    [types, wanted]: [&[Type]; 2],
) -> Option<Rule> {
    if before.sketch.ty() != after.sketch.ty() || before.targets.len() != after.targets.len() {
        return None;
    }
    // Blocks cannot be named outside of their function.
    if before.sketch.holds_blocks(ctx) || after.sketch.holds_blocks(ctx) {
        return None;
    }
    let operand = |(place, ty): (&u32, &Type)| {
        let at = before.places.iter().position(|own| own == place)?;
        (types.get(at) == Some(ty)).then_some(at as u32)
    };
    let operands = after.places.iter().zip(wanted).map(operand).collect::<Option<_>>()?;
    let before = before.sketch.without_metadata(ctx);
    Some(Rule { before, after: after.sketch, operands })
}

/// Appends a block to a body.
fn block(body: &mut Body) -> Block {
    let block = body.blocks.push(cranelift_entity::EntityList::new());
    body.layout.push(block);
    block
}

fn end(body: &mut Body, block: Block) {
    let data = crate::body::InstData::new(Opcode::Unreachable, Type::VOID);
    let inst = body.insts.push(data);
    body.append_to(block, inst);
}

/// What a function that has the instruction returns.
fn returned(ctx: &Context, sketch: &Sketch) -> Type {
    match (sketch.opcode, sketch.items.first()) {
        (Opcode::Ret, Some(Item::Local(ty))) => *ty,
        (Opcode::Ret, Some(Item::Constant(constant))) => ctx.constant_type(*constant),
        _ => Type::VOID,
    }
}

/// A function of both instructions, whose arguments have these types.
fn rule_body(ctx: &Context, rule: &Rule, types: &[Type]) -> (Type, Body) {
    let ty = ctx.function_type(returned(ctx, &rule.after), types, false);
    let mut body = FunctionBuilder::new(ctx, ty).finish();
    let args = body.args().collect::<Vec<Value>>();
    let locals = rule.operands.iter().filter_map(|&at| args.get(at as usize).copied());
    let locals = locals.collect::<Vec<_>>();
    let first = block(&mut body);
    let count = rule.after.items.iter().filter(|item| **item == Item::Block).count();
    let ends = rule.after.opcode.is_terminator();
    let second = if ends { block(&mut body) } else { first };
    let targets = (0..count).map(|_| block(&mut body)).collect::<Vec<_>>();
    rule.before.append(&mut body, first, &args, &targets);
    rule.after.append(&mut body, second, &locals, &targets);
    if !ends {
        end(&mut body, first);
    }
    targets.into_iter().for_each(|target| end(&mut body, target));
    (ty, body)
}

/// A function of a `phi`.
fn phi_body(ctx: &Context, sketch: &Sketch) -> (Type, Body) {
    let ty = ctx.function_type(Type::VOID, &[], false);
    let mut builder = FunctionBuilder::new(ctx, ty);
    let (first, second) = (builder.block(), builder.block());
    builder.switch_to(first);
    builder.br(second);
    builder.switch_to(second);
    let phi = builder.phi(sketch.ty(), sketch.flags());
    builder.add_incoming(phi, ctx.poison(sketch.ty()).into(), first);
    builder.unreachable();
    let phi = builder.defining_inst(phi);
    let mut body = builder.finish();
    if let Some(phi) = phi {
        sketch.attach(&mut body, phi);
    }
    (ty, body)
}

/// What a record is but for values, and these.
fn record_key(ctx: &Context, body: &Body, record: &DebugRecord) -> (RecordKey, Vec<Value>) {
    let mut values = Vec::new();
    let mut nodes = Vec::new();
    for operand in &record.operands {
        nodes.push(match operand {
            MetadataOperand::Node(node) => Some(*node),
            _ => None,
        });
        values.extend(values_of(operand));
        // Lists are told apart from single values, and by their constants.
        if let MetadataOperand::ArgList(list) = operand {
            let constants = list.iter().map(|value| Some(ctx.md_constant(value.as_constant()?)));
            nodes.extend(constants);
        }
    }
    let types = values.iter().map(|&value| body.value_type(ctx, value)).collect();
    ((record.kind, nodes, types), values)
}

/// The values that an operand of a record has, constants aside.
pub(super) fn values_of(operand: &MetadataOperand) -> Vec<Value> {
    match operand {
        MetadataOperand::Node(_) => Vec::new(),
        MetadataOperand::Local(value) => vec![*value],
        MetadataOperand::ArgList(list) => {
            list.iter().copied().filter(|value| value.as_constant().is_none()).collect()
        }
    }
}

impl DebugRecord {
    /// The values it is about, in order, constants aside.
    pub fn values(&self) -> Vec<Value> {
        self.operands.iter().flat_map(values_of).collect()
    }
}
