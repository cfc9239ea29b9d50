//! What LLVM's verifier rejects beyond what makes a module well formed, in its words and order.
//!
//! - [`attributes`]: attributes of functions, parameters and results; [`allocation`]: those that
//!   speak of parameters or other functions, [`vector_variants`] the names these may have;
//! - [`alike`]: instructions that are like one that was right;
//! - [`blocks`]: `phi`s, and where exceptions lead; [`bounds`] of numbers in metadata;
//! - [`calls`]: calling conventions, guaranteed tail calls, operand bundles;
//! - [`convergence`]: tokens of convergence control;
//! - [`debug`]: debug information, [`debug_fields`] what its nodes refer to, [`records`] its
//!   records;
//! - [`dominance`]: values are known where they are used;
//! - [`globals`]: linkage, comdats, aliases;
//! - [`flags`]: module flags; [`addresses`]: of what has none; [`errors`]: `swifterror`;
//! - [`insts`]: types of casts, cases of switches;
//! - [`metadata`], [`promises`]: metadata of instructions, [`tbaa`] tags of accesses;
//! - [`intrinsics`]: signatures of intrinsics, and what single ones ask of their arguments.
//!
//! As in LLVM, the first broken rule ends the check it belongs to, and others go on: functions
//! first, then global variables, aliases and module flags.

mod addresses;
mod aliases;
mod alike;
mod allocation;
mod attributes;
mod blocks;
mod bounds;
mod calls;
mod circles;
mod convergence;
mod debug;
mod debug_fields;
mod dominance;
mod errors;
mod flags;
mod globals;
mod insts;
mod intrinsics;
mod metadata;
mod promises;
mod records;
mod tbaa;
mod vector_variants;

use rustc_hash::{FxHashMap, FxHashSet};

use super::VerifyError;
use crate::attributes::{AttrKind, AttrList, AttrSet};
use crate::body::{Block, Body, Inst, Request};
use crate::constants::{Constant, ConstantData};
use crate::context::{Context, Symbol};
use crate::intrinsics::Signature;
use crate::metadata::Metadata;
use crate::module::{Function, Module, UnnamedAddr};
use crate::opcode::{Flags, Opcode, TailKind};
use crate::types::{Type, TypeData};
use crate::writer::{Excerpts, for_each_value};

/// Which rules of LLVM a module breaks whose structure is right.
///
/// This is what `mlir-translate` and `llvm-as` report of a module before they refuse it. Each
/// error prints as theirs do.
pub fn verify_rules(module: &Module) -> Vec<VerifyError> {
    verify_rules_with(module, Definitions::Unknown)
}

/// Whether values are defined before they are used, on every path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Definitions {
    /// That is to be found out.
    Unknown,
    /// They are where the results of terminators are not concerned: the module was made of one
    /// that was verified.
    First,
}

/// The same of a module of which something is known.
pub fn verify_rules_with(module: &Module, definitions: Definitions) -> Vec<VerifyError> {
    let mut rules = Rules::new(module, definitions);
    rules.find_addresses();
    rules.module();
    // Instructions that name intrinsics are rare. Whose users they are is asked before they are met.
    if rules.has_met_naming() {
        rules = Rules::new(module, definitions);
        rules.find_addresses();
        rules.find_naming();
        rules.module();
    }
    rules.errors
}

/// Whether a module breaks no rule, as far as that can be said without a look at the instructions
/// in it; the rest is for [`BodyRules`].
pub fn heads_are_sound(module: &Module) -> bool {
    let mut rules = Rules::new(module, Definitions::Unknown);
    rules.find_addresses();
    module.functions().iter().for_each(|function| rules.head(function));
    rules.rest();
    rules.errors.is_empty()
}

/// Finds out of one function after the other whether its instructions break a rule. The module has
/// no debug information.
pub struct BodyRules<'m> {
    module: &'m Module,
    lasting: Option<Lasting<'m>>,
}

/// What goes from one function to the next.
struct Lasting<'m> {
    known: Box<Known>,
    addresses: addresses::Addresses<'m>,
    dominance: dominance::Dominance<'m>,
}

impl<'m> BodyRules<'m> {
    /// The rules for functions of a module.
    pub fn new(module: &'m Module, definitions: Definitions) -> Self {
        let mut rules = Rules::new(module, definitions);
        rules.find_addresses();
        Self { module, lasting: Some(rules.lasting()) }
    }

    /// Whether the body of a function, which was taken out of the module, breaks no rule.
    pub fn check(&mut self, at: usize, body: &Body) -> bool {
        let module = self.module;
        let (Some(head), Some(lasting)) = (module.functions().get(at), self.lasting.take()) else {
            return false;
        };
        let asked = body.requests.iter().filter_map(Request::function).collect::<Vec<_>>();
        let mut rules = Rules::going_on(lasting, module);
        rules.find_intrinsics();
        rules.asked = &asked;
        if rules.naked(head, body).is_ok() {
            rules.entry(head, body);
            rules.error_arguments(head, body);
            rules.body(head, body);
        }
        // What is recovered from the frame of another function is known when all have been seen.
        let frames = rules.known.escapes.is_empty() && rules.known.recovered.is_empty();
        let is_sound = rules.errors.is_empty() && frames && !rules.has_met_naming();
        self.lasting = Some(rules.lasting());
        is_sound
    }
}

struct Rules<'m> {
    module: &'m Module,
    ctx: &'m Context,
    errors: Vec<VerifyError>,
    excerpts: Excerpts<'m>,
    known: Box<Known>,
    addresses: addresses::Addresses<'m>,
    aliases: aliases::Aliases<'m>,
    /// Of the function looked at.
    convergence: convergence::Convergence,
    dominance: dominance::Dominance<'m>,
    /// The type of what is thrown, in the function looked at.
    exception: Option<Type>,
    /// What uses the tokens of the function looked at, once that is asked.
    token_users: Option<blocks::TokenUsers>,
    /// Where its instructions are, once that is asked.
    places: Option<blocks::Places>,
    /// What leads to landing pads of the function.
    landings: crate::collection::Landings,
    /// Nodes of debug information looked at.
    debug_seen: FxHashSet<Metadata>,
    /// Nodes that are never resolved.
    unresolved: FxHashSet<Metadata>,
    /// Where locations were inlined at last, and what scopes lie in.
    outermost: debug::ChainEnds,
    around_blocks: debug::ChainEnds,
    /// Units looked at.
    units: Vec<Metadata>,
    /// Subprograms of definitions.
    attached: FxHashSet<Metadata>,
    /// Functions that are not in the module, but will be for what is looked at.
    asked: &'m [Function],
}

/// What is known whatever function is looked at.
#[derive(Default)]
struct Known {
    /// Of the symbols called so far.
    signatures: FxHashMap<Symbol, Option<Signature>>,
    /// Intrinsics with types of calls that they can have.
    fitting: FxHashSet<(Symbol, Type)>,
    /// How many variables functions give away, and which ones others take.
    escapes: FxHashMap<Symbol, usize>,
    recovered: Vec<(Symbol, u64)>,
    /// Arrays and structs known to have a size.
    sized: FxHashSet<Type>,
    /// Types and attributes of functions and calls that break no rule; whether of intrinsics, and of
    /// assembly, and whether the address means nothing.
    sound_calls: FxHashSet<(Type, AttrList, bool, bool, UnnamedAddr)>,
    /// Attributes of functions that by themselves break no rule.
    sound_sets: FxHashSet<AttrSet>,
    /// Instructions that break no rule.
    sound: alike::Likenesses,
    /// Types of accesses looked at, and what came of it.
    access_types: FxHashMap<Metadata, tbaa::Base>,
    /// Whether a type of accesses is a scalar one.
    scalars: FxHashMap<Metadata, bool>,
    /// Scalar types, with widths of offsets, from which all is right up to the root.
    sound_ways: FxHashSet<(Metadata, u32)>,
    /// Tags of accesses that are right.
    access_tags: FxHashSet<Metadata>,
}

/// The largest alignment.
const MAX_ALIGNMENT: u64 = 1 << 32;
const HUGE_ALIGNMENT: &str = "huge alignment values are unsupported";

/// A rule was broken, and reported.
struct Broken;

type Checked = Result<(), Broken>;

/// What a rule is about.
#[derive(Clone, Copy)]
enum Subject<'m> {
    Global(Symbol),
    Inst(&'m Function, Inst),
}

impl<'m> Rules<'m> {
    fn new(module: &'m Module, definitions: Definitions) -> Self {
        let (known, addresses) = (Box::default(), addresses::Addresses::default());
        let dominance = dominance::Dominance::new(definitions);
        Self::going_on(Lasting { known, addresses, dominance }, module)
    }

    /// Rules that know what others have found.
    fn going_on(lasting: Lasting<'m>, module: &'m Module) -> Self {
        Rules {
            module,
            ctx: module.context(),
            errors: Vec::new(),
            excerpts: Excerpts::continued(module),
            known: lasting.known,
            addresses: lasting.addresses,
            aliases: aliases::Aliases::new(module),
            convergence: convergence::Convergence::default(),
            dominance: lasting.dominance,
            exception: None,
            token_users: None,
            places: None,
            landings: crate::collection::Landings::default(),
            debug_seen: FxHashSet::default(),
            unresolved: match module.open_circles {
                true => circles::unresolved(module.context()),
                false => FxHashSet::default(),
            },
            attached: FxHashSet::default(),
            outermost: debug::ChainEnds::default(),
            around_blocks: debug::ChainEnds::default(),
            units: Vec::new(),
            asked: &[],
        }
    }

    /// What is right whatever function it is in.
    fn lasting<'n>(self) -> Lasting<'n> {
        let (addresses, dominance) = (self.addresses.renewed(), self.dominance.renewed());
        Lasting { known: self.known, addresses, dominance }
    }

    /// Goes over the whole module.
    fn module(&mut self) {
        for function in self.module.functions() {
            self.function(function);
        }
        self.rest();
    }

    /// What is no function.
    fn rest(&mut self) {
        self.recovered();
        self.globals();
        self.debug_roots();
        self.flags();
        self.unlisted_units();
    }

    fn text(&mut self, subject: Subject<'m>) -> String {
        match subject {
            Subject::Global(symbol) => self.excerpts.symbol(symbol),
            Subject::Inst(function, inst) => self.excerpts.inst(function, inst),
        }
    }

    /// Reports a broken rule.
    fn broken(&mut self, message: impl Into<String>, subject: Subject<'m>) -> Broken {
        let subjects = vec![self.text(subject)];
        self.errors.push(VerifyError::about(message, subjects));
        Broken
    }

    fn check(&mut self, holds: bool, message: &str, subject: Subject<'m>) -> Checked {
        if holds { Ok(()) } else { Err(self.broken(message, subject)) }
    }

    fn function(&mut self, function: &'m Function) {
        self.head(function);
        if let Some(body) = &function.body {
            self.body(function, body);
        }
    }

    /// A function but for its instructions.
    fn head(&mut self, function: &'m Function) {
        let sound = self.signature(function).is_ok();
        if let Some(body) = function.body.as_ref().filter(|_| sound) {
            self.entry(function, body);
            self.entry_address(function, body);
            self.error_arguments(function, body);
        }
        if sound {
            self.intrinsic_user(function);
        }
        self.debug_function(function, sound);
    }

    /// The instructions of a function.
    fn body(&mut self, function: &'m Function, body: &'m Body) {
        self.convergence = convergence::Convergence::default();
        self.dominance.enter_function(body);
        self.exception = None;
        (self.token_users, self.places) = (None, None);
        self.landings = crate::collection::Landings::default();
        for &block in &body.layout {
            self.convergence.enter_block();
            self.dominance.enter_block();
            let _ = self.phis(function, body, block);
            let insts = body.insts(block);
            for (at, &inst) in insts.iter().enumerate() {
                if at + 1 < insts.len() && self.is_sound_here(body, inst) {
                    self.dominance.leave(&body.insts[inst]);
                } else {
                    self.instruction(function, body, block, at);
                }
            }
        }
    }

    /// Whether an instruction that is not the last of its block is like one that broke no rule, and
    /// nothing is asked of it by where it stands but for what it uses, which is near.
    #[inline]
    fn is_sound_here(&self, body: &Body, inst: Inst) -> bool {
        let data = &body.insts[inst];
        let is_placed = matches!(data.opcode, Opcode::Call | Opcode::Phi)
            || data.opcode.is_terminator()
            || data.flags.contains(Flags::ATTACHMENTS);
        !is_placed
            && self.known.sound.has(body.likeness(inst))
            && self.dominance.uses_near(body, data)
    }

    fn instruction(&mut self, function: &'m Function, body: &'m Body, block: Block, at: usize) {
        let insts = &body.insts(block)[at..];
        let Some(&inst) = insts.first() else { return };
        let data = &body.insts[inst];
        if insts.len() > 1 && data.opcode.is_terminator() {
            let subjects = vec![self.excerpts.block(function, block)];
            let _ = self.broken_of("Terminator found in the middle of a basic block!", subjects);
        }
        let own = self.by_itself(function, body, block, at);
        let plain = !data.flags.contains(Flags::ATTACHMENTS);
        if own.is_ok() && !(plain && self.dominance.uses_near(body, data)) {
            self.any(function, body, block, inst);
        }
        // LLVM looks at these twice: as calls and as the ends of blocks.
        if data.opcode == Opcode::Invoke && self.unwind_target(function, body, inst).is_ok() {
            self.any(function, body, block, inst);
        }
        self.dominance.leave(data);
        if data.opcode == Opcode::Call && data.sub == TailKind::MustTail as u8 {
            let _ = self.tail_call(function, body, insts);
        }
    }

    /// What is asked of any instruction.
    fn any(&mut self, function: &'m Function, body: &'m Body, block: Block, inst: Inst) {
        let operands = self.operands(function, body, block, inst);
        if operands.is_ok() && body.insts[inst].flags.contains(Flags::ATTACHMENTS) {
            self.metadata(function, body, inst);
        }
    }

    /// What functions that are no intrinsics cannot take or give.
    fn passed(&mut self, function: &'m Function, ret: Type, params: &[Type]) -> Checked {
        let subject = Subject::Global(function.common.symbol);
        let intrinsic = self.is_intrinsic(function.common.symbol);
        for (at, &ty) in params.iter().enumerate() {
            let what = self.not_passed(ty).filter(|_| !intrinsic);
            let (message, whole) = match what {
                _ if !self.is_first_class(ty) => {
                    ("Function arguments must have first-class types!".into(), false)
                }
                Some(what) => (format!("Function takes {what} but isn't an intrinsic"), true),
                None => continue,
            };
            let mut subjects = vec![self.argument(function, at, ty)];
            subjects.extend(whole.then(|| self.text(subject)));
            return Err(self.broken_of(&message, subjects));
        }
        let given = match self.ctx.ty(ret) {
            TypeData::Token => "token",
            TypeData::X86Amx => "x86_amx",
            _ => return Ok(()),
        };
        let message = format!("Function returns a {given} but isn't an intrinsic");
        self.check(intrinsic, &message, subject)
    }

    /// What only intrinsics take.
    fn not_passed(&self, ty: Type) -> Option<&'static str> {
        match self.ctx.ty(ty) {
            TypeData::Metadata => Some("metadata"),
            TypeData::Token => Some("token"),
            TypeData::X86Amx => Some("x86_amx"),
            _ => None,
        }
    }

    /// `i32 %0`
    fn argument(&mut self, function: &'m Function, at: usize, ty: Type) -> String {
        match function.body.as_ref().and_then(|body| body.args().nth(at)) {
            Some(arg) => self.excerpts.value(function, arg),
            None => format!("{} %{at}", self.excerpts.ty(ty)),
        }
    }

    /// Whether a value can have this type.
    fn is_first_class(&self, ty: Type) -> bool {
        match self.ctx.ty(ty) {
            TypeData::Void | TypeData::Function { .. } => false,
            TypeData::Named(id) => self.ctx.struct_body(*id).is_some(),
            _ => true,
        }
    }

    /// Whether memory can hold values of this type.
    fn is_sized(&mut self, ty: Type) -> bool {
        let simple = !matches!(
            self.ctx.ty(ty),
            TypeData::Array { .. } | TypeData::Struct { .. } | TypeData::Named(_)
        );
        if simple {
            return self.ctx.has_size(ty);
        }
        if self.known.sized.contains(&ty) {
            return true;
        }
        let mut seen = FxHashSet::default();
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            if !self.ctx.has_size(ty) {
                return false;
            }
            match self.ctx.ty(ty) {
                TypeData::Array { elem, .. } => open.push(*elem),
                TypeData::Struct { .. } | TypeData::Named(_) if seen.insert(ty) => {
                    let fields = self.ctx.struct_fields(ty).map(|(fields, _)| fields);
                    open.extend(fields.unwrap_or_default().iter().copied());
                }
                _ => {}
            }
        }
        self.known.sized.insert(ty);
        true
    }

    /// The name of a target type, empty for others.
    fn target_name(&self, ty: Type) -> &'m [u8] {
        match self.ctx.ty(ty) {
            TypeData::TargetExt { name, .. } => self.ctx.str_bytes(*name),
            _ => b"",
        }
    }

    /// What a definition or a declaration alone can have.
    fn of_declaration(&mut self, function: &'m Function) -> Checked {
        if function.body.is_some() {
            return Ok(());
        }
        let subject = Subject::Global(function.common.symbol);
        for &(kind, node) in &function.common.attachments {
            let kind = self.ctx.str_bytes(kind);
            let shared = kind != b"dbg" || !self.ctx.is_distinct(node);
            let message = "function declaration may only have a unique !dbg attachment";
            self.check(shared, message, subject)?;
            let message = "function declaration may not have a !prof attachment";
            self.check(kind != b"prof", message, subject)?;
        }
        let message = "Function declaration shouldn't have a personality routine";
        self.check(function.personality.is_none(), message, subject)
    }

    /// A function itself, without its body.
    fn signature(&mut self, function: &'m Function) -> Checked {
        // LLVM goes on with what it asks of functions.
        let _ = self.global_value(&function.common, function.body.is_none(), None);
        let subject = Subject::Global(function.common.symbol);
        let Some((ret, params, vararg)) = self.ctx.function_parts(function.ty) else {
            return Ok(());
        };
        let list = self.ctx.attr_list_data(function.attributes);
        let simple = ret == Type::VOID
            || self.is_first_class(ret)
            || matches!(self.ctx.ty(ret), TypeData::Named(_));
        self.check(simple, "Functions cannot return aggregate values!", subject)?;
        let returns = !self.has_sret(list, params.len()) || ret == Type::VOID;
        self.check(returns, "Invalid struct return type!", subject)?;
        let intrinsic = self.is_intrinsic(function.common.symbol);
        let defined = intrinsic && function.body.is_some();
        self.check(!defined, "llvm intrinsics cannot be defined!", subject)?;
        let huge = function.common.align.is_some_and(|align| align > MAX_ALIGNMENT);
        self.check(!huge, HUGE_ALIGNMENT, subject)?;
        let signature = attributes::Signature { ret, params, vararg, list, intrinsic, asm: false };
        let of = (function.ty, function.attributes);
        self.sound_attributes(of, &signature, function.common.unnamed_addr, subject);
        self.callee_only_attributes(&signature, subject)?;
        function.body.as_ref().map_or(Ok(()), |body| self.naked(function, body))?;
        self.convention(function, ret, params.len(), vararg)?;
        self.passed(function, ret, params)?;
        let _ = self.function_metadata(function);
        self.of_declaration(function)
    }

    /// Metadata of a function whose form LLVM knows.
    fn function_metadata(&mut self, function: &'m Function) -> Checked {
        for &(kind, node) in &function.common.attachments {
            match self.ctx.str_bytes(kind) {
                b"kcfi_type" => self.kind_of_function(node)?,
                b"prof" => self.entry_count(node)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// The arguments of a function without prologue are nowhere to be found.
    fn naked(&mut self, function: &'m Function, body: &'m Body) -> Checked {
        let list = self.ctx.attr_list_data(function.attributes);
        if !self.has(list.function, AttrKind::Naked) {
            return Ok(());
        }
        let used = body.layout.iter().flat_map(|&block| body.insts(block));
        let mut values = FxHashSet::default();
        for &inst in used {
            for_each_value(body, &body.insts[inst], |value| {
                values.insert(value);
            });
        }
        match body.args().find(|arg| values.contains(arg)) {
            Some(arg) => {
                let subjects = vec![self.excerpts.value(function, arg)];
                Err(self.broken_of("cannot use argument of naked function", subjects))
            }
            None => Ok(()),
        }
    }

    /// How wide the indices of pointers to a space are, as the data layout says.
    fn index_width(&self, space: u32) -> u32 {
        let own = |entry: &str| -> Option<u32> {
            let mut fields = entry.strip_prefix('p')?.split(':');
            let number = fields.next()?.trim_start_matches(|letter: char| !letter.is_ascii_digit());
            let number = if number.is_empty() { 0 } else { number.parse::<u32>().ok()? };
            let size = fields.next()?;
            let width = fields.nth(2).unwrap_or(size).parse().ok();
            width.filter(|_| number == space)
        };
        self.module.data_layout.split('-').find_map(own).unwrap_or(64)
    }

    /// The address space of local variables.
    fn alloca_space(&self) -> u32 {
        let mut entries = self.module.data_layout.split('-');
        entries.find_map(|entry| entry.strip_prefix('A')?.parse().ok()).unwrap_or(0)
    }

    fn is_intrinsic(&self, symbol: Symbol) -> bool {
        let name = symbol.name().map_or(&b""[..], |name| self.ctx.str_bytes(name));
        name.starts_with(b"llvm.")
    }

    /// The symbol a constant is.
    fn symbol_of(&self, constant: Constant) -> Option<Symbol> {
        match self.ctx.constant(constant) {
            ConstantData::Global { symbol, .. } => Some(*symbol),
            _ => None,
        }
    }
}
