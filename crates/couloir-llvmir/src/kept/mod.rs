//! What another form of a module loses, kept as a module of LLVM IR of its own.
//!
//! [`Keeper`] compares a module with what came back of it and writes down where they differ;
//! [`Kept`] reads that and mends what comes back another time.
//!
//! What is kept goes by number. In the text, number `n` is one of these:
//! - a rule: a function `@"n"` of two instructions, as it came back and as it was; its arguments
//!   are the operands that are no constants;
//! - an instruction that came back as none: a function `@"n"` with it alone;
//! - a record: a function `@"n"` with nothing but a debug record, whose values are its arguments;
//! - a `phi`: a function `@"n"` of two blocks, of which the second starts with it;
//! - a header: a function, global, alias or ifunc as it came back, `@"n.before"`, and as it was,
//!   `@"n.after"`, without content but for initializers.
//!
//! A function that came back without its body stands under its own name, so that what it says of
//! itself, addresses of its blocks among it, stays true.
//!
//! The rest is about the module: [`LOCATIONS`] lists debug locations that instructions refer to by
//! number, `!absent.x` says that there was no `!x`, other named metadata, intrinsics, the source's
//! name, the data layout and assembly stand for what was there ([`LAYOUT`] for the layout that
//! came back).
//!
//! Invariants: what was kept changes nothing but what is as it came back; only metadata has no
//! such test, as distinct nodes of two texts are never the same.

mod header;
mod keeper;
mod place;
mod sketch;

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::body::{Body, DebugRecord, Inst, Local, MetadataOperand, Value};
use crate::builder::FunctionBuilder;
use crate::context::{Context, Symbol};
use crate::metadata::{Metadata, MetadataData};
use crate::module::{Function, GlobalRef, GlobalVariable, Indirection, Module};
use crate::opcode::{Flags, Opcode};
use crate::reader::{ReadError, read_kept};
use crate::types::Type;
pub use header::Header;
pub use keeper::Keeper;
pub(crate) use sketch::Sketch;

/// The named metadata that lists debug locations.
const LOCATIONS: &str = "kept.locations";

/// The named metadata that holds the data layout that came back.
const LAYOUT: &str = "kept.layout";

/// What stands before the name of named metadata that was not there.
const ABSENT: &[u8] = b"absent.";

/// How an instruction came back, and how it was.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Rule {
    before: Sketch,
    after: Sketch,
    /// For each local operand of `after` which one of `before` it is.
    operands: Box<[u32]>,
}

/// Something that was kept, by its number.
#[derive(Debug)]
enum Entry {
    Rule(Rule),
    Record(DebugRecord),
    /// Flags and attachments of a `phi`.
    Phi(Sketch),
    /// An instruction that came back as none, and the types of its local operands.
    Whole(Sketch, Vec<Type>),
    /// Headers are looked up by name.
    Header,
}

/// What was kept of a module.
#[derive(Debug)]
pub struct Kept {
    module: Module,
    entries: FxHashMap<u32, Entry>,
    locations: Vec<Metadata>,
}

impl Kept {
    /// Reads what was kept into a context.
    ///
    /// # Errors
    /// The first fault of the text.
    pub fn read(text: &[u8], ctx: &Arc<Context>) -> Result<Self, ReadError> {
        let module = read_kept(text, ctx)?;
        let mut entries = FxHashMap::default();
        for function in module.functions() {
            if let Some((number, header)) = number_of(&module, function) {
                let entry = if header { Some(Entry::Header) } else { entry(&module, function) };
                entries.extend(entry.map(|entry| (number, entry)));
            }
        }
        let locations = named(&module, LOCATIONS).to_vec();
        Ok(Self { module, entries, locations })
    }

    /// Makes an instruction what it was, if it is as it came back. Returns whether it is.
    pub fn restore(&self, body: &mut Body, inst: Inst, number: u32) -> bool {
        match self.entries.get(&number) {
            Some(Entry::Rule(rule)) => rule.apply(self.context(), body, inst),
            Some(Entry::Phi(after)) => after.mark_phi(body, inst),
            _ => false,
        }
    }

    /// Appends an instruction that came back as none, of local operands of its types.
    pub fn append(
        &self,
        builder: &mut FunctionBuilder<'_>,
        number: u32,
        args: &[Value],
    ) -> Option<Inst> {
        let Some(Entry::Whole(sketch, types)) = self.entries.get(&number) else { return None };
        let given = args.iter().map(|&arg| builder.type_of(arg));
        given.eq(types.iter().copied()).then(|| builder.append_kept(sketch, args)).flatten()
    }

    /// Gives an instruction the debug location it had.
    pub fn locate(&self, body: &mut Body, inst: Inst, number: u32) {
        if let Some(&location) = self.locations.get(number as usize) {
            body.debug_locs[inst] = location.into();
        }
    }

    /// A debug record of the values it is about, in order.
    pub fn record(&self, number: u32, values: &[Value]) -> Option<DebugRecord> {
        let Some(Entry::Record(record)) = self.entries.get(&number) else { return None };
        let mut values = values.iter().copied();
        let mut record = record.clone();
        for operand in &mut record.operands {
            fill(self.context(), operand, &mut values)?;
        }
        Some(record)
    }

    /// Gives a function what its header lost.
    pub fn restore_function(&self, function: &mut Function, number: u32) {
        self.headers::<Function>(number, |before, after| {
            if function.ty == after.ty {
                function.restore(before, after);
            }
        });
    }

    /// Gives a declaration the body that was kept of it.
    fn restore_body(&self, function: &mut Function) {
        let Some(GlobalRef::Function(at)) = self.module.lookup(function.common.symbol) else {
            return;
        };
        let whole = self.module.functions().get(at).filter(|whole| whole.ty == function.ty);
        if let (Some(whole), None) = (whole, &function.body) {
            function.body.clone_from(&whole.body);
        }
    }

    /// Gives a global what it lost.
    pub fn restore_global(&self, global: &mut GlobalVariable, number: u32) {
        self.headers::<GlobalVariable>(number, |before, after| global.restore(before, after));
    }

    /// Gives an alias or ifunc what it lost.
    pub fn restore_indirection(&self, own: &mut Indirection, number: u32) {
        self.headers::<Indirection>(number, |before, after| own.restore(before, after));
    }

    fn headers<H: Header>(&self, number: u32, then: impl FnOnce(&H, &H)) {
        let find = |suffix: &str| {
            let symbol = self.context().symbol(&format!("{number}.{suffix}"));
            H::find(&self.module, self.module.lookup(symbol)?)
        };
        if let (Some(before), Some(after)) = (find("before"), find("after")) {
            then(before, after);
        }
    }

    /// Gives a module what none of its parts stands for.
    pub fn restore_module(&self, module: &mut Module) {
        let ctx = self.context();
        let layout = named(&self.module, LAYOUT).first().and_then(|&node| text_of(ctx, node));
        if layout == Some(module.data_layout.as_bytes()) {
            module.data_layout.clone_from(&self.module.data_layout);
        }
        module.source_filename.clone_from(&self.module.source_filename);
        if !self.module.module_asm.is_empty() {
            module.module_asm.clone_from(&self.module.module_asm);
        }
        for (&name, &kind) in &self.module.comdats {
            module.comdats.entry(name).or_insert(kind);
        }
        self.restore_named(module);
        self.restore_intrinsics(module);
    }

    fn restore_named(&self, module: &mut Module) {
        let ctx = self.context();
        for (name, nodes) in &self.module.named_metadata {
            let text = ctx.str_bytes(*name);
            if let Some(absent) = text.strip_prefix(ABSENT) {
                module.named_metadata.retain(|row| ctx.str_bytes(row.0) != absent);
            } else if !text.starts_with(b"kept.") {
                let own = module.named_metadata.iter_mut().find(|row| row.0 == *name);
                match own {
                    Some(own) => own.1.clone_from(nodes),
                    None => module.named_metadata.push((*name, nodes.clone())),
                }
            }
        }
    }

    /// Declarations of intrinsics, for which there need be no op.
    fn restore_intrinsics(&self, module: &mut Module) {
        let ctx = self.context();
        let intrinsics = self.module.functions().iter().filter(|function| {
            function.common.symbol.name().is_some_and(|it| ctx.str_bytes(it).starts_with(b"llvm."))
        });
        for function in intrinsics {
            let symbol = function.common.symbol;
            let own = module.functions_mut().iter_mut().find(|own| own.common.symbol == symbol);
            match own {
                Some(own) if own.ty == function.ty => *own = function.clone(),
                Some(_) => {}
                None => _ = module.add_function(function.clone()),
            }
        }
    }

    fn context(&self) -> &Context {
        self.module.context()
    }
}

impl Module {
    /// Gives a declared function the body it had.
    pub fn restore_body(&mut self, kept: &Kept, symbol: Symbol) {
        if let Some(GlobalRef::Function(at)) = self.lookup(symbol) {
            _ = self.function_mut(at).map(|own| kept.restore_body(own));
        }
    }

    /// Gives what has a name at the top level what it lost.
    pub fn restore_header(&mut self, kept: &Kept, symbol: Symbol, number: u32) {
        let known = self.lookup(symbol);
        match known {
            Some(GlobalRef::Function(at)) => {
                _ = self.function_mut(at).map(|own| kept.restore_function(own, number));
            }
            Some(GlobalRef::Variable(at)) => {
                _ = self.global_mut(at).map(|own| kept.restore_global(own, number));
            }
            _ => _ = self.indirection_mut(symbol).map(|own| kept.restore_indirection(own, number)),
        }
    }
}

/// The first number of values that are not known yet.
const LATE: u32 = 1 << 29;

impl Value {
    /// What stands for the value of a number in a debug record until it is known
    /// ([`Body::settle_late`]).
    pub fn late(number: u32) -> Self {
        Value(LATE | (number & (LATE - 1)))
    }
}

impl Body {
    /// Puts values in the place of those that were not known yet, poison where there is none.
    pub fn settle_late(&mut self, ctx: &Context, find: impl Fn(u32) -> Option<Value>) {
        let poison = ctx.poison(Type::I1).into();
        let settle = |value: &mut Value| {
            if let Some(number) = value.as_local().map(Local::as_u32).filter(|&n| n >= LATE) {
                *value = find(number - LATE).unwrap_or(poison);
            }
        };
        let trailing = self.trailing.values_mut().flatten();
        let records = self.records.values_mut().flatten().chain(trailing);
        for operand in records.flat_map(|record| &mut record.operands) {
            match operand {
                MetadataOperand::Node(_) => {}
                MetadataOperand::Local(value) => {
                    settle(value);
                    if let Some(constant) = value.as_constant() {
                        *operand = MetadataOperand::Node(ctx.md_constant(constant));
                    }
                }
                MetadataOperand::ArgList(list) => list.iter_mut().for_each(settle),
            }
        }
    }

    /// Gives instructions with a debug location that are none of these, which are in order, the
    /// location of one of these near by, since scopes of both kinds do not go together.
    pub fn relocate(&mut self, kept: &[Inst]) {
        let mut current = kept.first().and_then(|&inst| self.debug_location(inst));
        let Body { layout, blocks, lists, debug_locs, .. } = self;
        for &inst in layout.iter().flat_map(|&block| blocks[block].as_slice(lists)) {
            if kept.binary_search(&inst).is_ok() {
                current = debug_locs[inst].get();
            } else if let (Some(_), Some(near)) = (debug_locs[inst].get(), current) {
                debug_locs[inst] = near.into();
            }
        }
    }
}

fn named<'m>(module: &'m Module, name: &str) -> &'m [Metadata] {
    let wanted = module.context().str(name);
    let row = module.named_metadata.iter().find(|row| row.0 == wanted);
    row.map_or(&[], |row| &row.1)
}

/// The string that a tuple of one string holds.
fn text_of(ctx: &Context, node: Metadata) -> Option<&[u8]> {
    let MetadataData::Tuple(parts) = ctx.metadata(node)? else { return None };
    let MetadataData::String(text) = ctx.metadata((*parts.first()?)?)? else { return None };
    Some(ctx.str_bytes(*text))
}

/// The number a function's name starts with, and whether it is a header.
fn number_of(module: &Module, function: &Function) -> Option<(u32, bool)> {
    let name = module.context().str_bytes(function.common.symbol.name()?);
    let name = std::str::from_utf8(name).ok()?;
    let (digits, rest) = name.split_once('.').map_or((name, None), |(own, rest)| (own, Some(rest)));
    Some((digits.parse().ok()?, rest.is_some()))
}

/// What a function without a suffix stands for.
fn entry(module: &Module, function: &Function) -> Option<Entry> {
    let ctx = module.context();
    let body = function.body.as_ref()?;
    let mut blocks = body.blocks().iter();
    let first = body.insts(*blocks.next()?);
    let next = blocks.next().map(|&block| body.insts(block)).unwrap_or_default();
    let (&before, second) = (first.first()?, first.get(1).or(next.first()));
    if let Some(record) = body.records_before(before).first() {
        return Some(Entry::Record(record.clone()));
    }
    let after = *second?;
    if first.len() == 2 && body.inst(after).opcode() == Opcode::Unreachable {
        let types = body.args().map(|value| body.value_type(ctx, value)).collect();
        return Some(Entry::Whole(Sketch::of(ctx, body, before).sketch, types));
    }
    if body.inst(after).opcode() == Opcode::Phi {
        return Some(Entry::Phi(Sketch::of(ctx, body, after).sketch));
    }
    Rule::read(ctx, body, before, after).map(Entry::Rule)
}

/// Puts the next values in the place of those that an operand of a record has.
fn fill(
    ctx: &Context,
    operand: &mut MetadataOperand,
    values: &mut impl Iterator<Item = Value>,
) -> Option<()> {
    match operand {
        MetadataOperand::Node(_) => {}
        MetadataOperand::Local(own) => {
            let value = values.next()?;
            *own = value;
            if let Some(constant) = value.as_constant() {
                *operand = MetadataOperand::Node(ctx.md_constant(constant));
            }
        }
        MetadataOperand::ArgList(list) => {
            for own in list.iter_mut().filter(|own| own.as_constant().is_none()) {
                *own = values.next()?;
            }
        }
    }
    Some(())
}

impl Rule {
    /// The rule that two instructions of a function make.
    fn read(ctx: &Context, body: &Body, before: Inst, after: Inst) -> Option<Self> {
        let (before, after) = (Sketch::of(ctx, body, before), Sketch::of(ctx, body, after));
        let place = |value: &Value| before.locals.iter().position(|own| own == value);
        let operands = after.locals.iter().map(|value| place(value).map(|at| at as u32));
        let operands = operands.collect::<Option<_>>()?;
        let fits =
            before.sketch.ty() == after.sketch.ty() && before.targets.len() == after.targets.len();
        let before = before.sketch.without_metadata(ctx);
        fits.then_some(Self { before, after: after.sketch, operands })
    }

    fn apply(&self, ctx: &Context, body: &mut Body, inst: Inst) -> bool {
        let own = Sketch::of(ctx, body, inst);
        if own.sketch.without_metadata(ctx) != self.before {
            return false;
        }
        let locals = self.operands.iter().map(|&at| own.locals.get(at as usize).copied());
        let Some(locals) = locals.collect::<Option<Vec<_>>>() else { return false };
        self.after.replace(body, inst, &locals, &own.targets);
        true
    }
}

impl Sketch {
    /// Gives a `phi` of the same type flags and attachments.
    fn mark_phi(&self, body: &mut Body, inst: Inst) -> bool {
        let data = &body.insts[inst];
        if data.opcode() != Opcode::Phi || data.ty() != self.ty() {
            return false;
        }
        body.insts[inst].flags = Flags(body.insts[inst].flags.0 & Flags::RECORDS.0) | self.flags();
        self.attach(body, inst);
        true
    }
}
