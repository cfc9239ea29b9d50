//! The writer: a module as the text LLVM 22 prints, byte for byte.
//!
//! Invariants: the text is appended to one buffer; what has no name is numbered beforehand, so
//! writing a function depends on nothing written before it. Handles are looked up, never
//! ordered by.

mod alike;
mod compare;
mod constants;
mod drafts;
mod excerpt;
mod finder;
mod floats;
mod immediates;
mod insts;
mod metadata;
mod parallel;
mod slots;
mod text;
mod types;
mod version;

use std::borrow::Cow;

use couloir_lines::Line;
use rustc_hash::FxHashMap;

use crate::attributes::{AttrKind, AttrList, AttrSet, AttrStyle, AttrValue, Attribute};
use crate::body::{Block, Body, Local};
use crate::collection::Landings;
use crate::constants::{Constant, ConstantData};
use crate::context::{Context, Str, Symbol};
use crate::metadata::Metadata;
use crate::module::{
    CallConv, ComdatKind, Function, GlobalCommon, GlobalRef, GlobalVariable, Indirection, Linkage,
    Module, UnnamedAddr, Visibility,
};
use crate::types::Type;
use alike::Alike;
pub use compare::{Difference, diff_modules};
pub(crate) use drafts::Draft;
use drafts::Drafting;
pub use drafts::{BodyWriter, Written};
pub use excerpt::Excerpts;
pub(crate) use insts::{for_each_successor, for_each_value};
use slots::{LocalSlots, ModuleSlots};
use types::TypeTexts;
pub(crate) use types::write_definition;
use version::Spelling;
pub use version::TargetVersion;

/// The text of a module, as `llvm-dis` of LLVM 22 prints it.
///
/// A module that [`verify_module`](crate::verify_module) accepts gives text LLVM reads back.
pub fn write_module(module: &Module) -> Vec<u8> {
    let mut writer = Writer::new(module, None);
    writer.module();
    writer.out
}

/// The text of a module for a version of LLVM, which may know other spellings than the newest.
///
/// ```
/// use couloir_llvmir::*;
///
/// let mut module = Module::new("m");
/// let ctx = module.context().clone();
/// let ty = ctx.function_type(Type::VOID, &[Type::PTR], false);
/// let mut function = Function::new(ctx.symbol("f"), ty);
/// let captures = Attribute::text(&ctx, AttrKind::Captures, "none");
/// let memory = Attribute::text(&ctx, AttrKind::Memory, "argmem: read");
/// let (own, param) = (ctx.attr_set(&[memory]), ctx.attr_set(&[captures]));
/// function.attributes = ctx.attr_list(own, AttrSet::EMPTY, &[param]);
/// module.add_function(function);
///
/// let text = |major| {
///     let version = TargetVersion::new(major).unwrap();
///     String::from_utf8(write_module_for(&module, version)).unwrap()
/// };
/// assert!(text(22).contains("declare void @f(ptr captures(none)) #0"));
/// assert!(text(22).contains("attributes #0 = { memory(argmem: read) }"));
/// assert!(text(20).contains("declare void @f(ptr nocapture) #0"));
/// assert!(text(15).contains("attributes #0 = { argmemonly readonly }"));
/// ```
///
/// Debug records and `splat (...)` of a scalable length are written in their newest form.
pub fn write_module_for(module: &Module, version: TargetVersion) -> Vec<u8> {
    let mut writer = Writer::new(module, None);
    writer.version = version;
    writer.module();
    writer.out
}

/// The same, but hands on what has been written whenever it is much, so that the text of a large
/// module never stands in memory whole; where that is wanted, functions are written by the threads
/// of the pool. What takes it leaves the buffer empty.
pub fn write_module_in_pieces(module: &Module, on_threads: bool, sink: &mut Sink<'_>) {
    let mut writer = Writer::new(module, Some(sink));
    writer.on_threads = on_threads;
    writer.module();
    writer.hand_on(0);
}

/// Appends the text of a type; identified structs must have names.
pub(crate) fn write_type(ctx: &Context, out: &mut Vec<u8>, ty: Type) {
    TypeTexts::default().write(ctx, out, ty);
}

/// What takes a piece of text.
pub type Sink<'s> = dyn FnMut(&mut Vec<u8>) + 's;

/// How much text is handed on at once.
const PIECE: usize = 1 << 16;

struct Writer<'m> {
    module: &'m Module,
    ctx: &'m Context,
    out: Vec<u8>,
    sink: Option<&'m mut Sink<'m>>,
    slots: Cow<'m, ModuleSlots<'m>>,
    /// Whether functions may be written by several threads.
    on_threads: bool,
    types: TypeTexts,
    alike: Alike,
    /// Block numbers of functions that `blockaddress` refers to.
    foreign: FxHashMap<usize, Vec<u32>>,
    program_addrspace: u32,
    version: TargetVersion,
    /// What nodes of metadata are known by instead of numbers; groups of attributes are spelled
    /// out then.
    marks: Option<FxHashMap<Metadata, u64>>,
    /// Where a draft is written: what is found out of it.
    drafting: Option<Drafting>,
    /// Room for lines of drafts.
    page: Option<Line>,
}

/// What writing one function needs.
struct FunctionState<'m> {
    body: &'m Body,
    slots: LocalSlots,
    preds: Predecessors,
    landings: Landings,
    vararg: bool,
}

impl FunctionState<'_> {
    fn local_slot(&self, local: Local) -> u32 {
        self.slots.locals.get(local.as_u32() as usize).copied().unwrap_or(u32::MAX)
    }

    fn block_slot(&self, block: Block) -> u32 {
        self.slots.blocks.get(block.as_u32() as usize).copied().unwrap_or(u32::MAX)
    }
}

/// The predecessors of each block, in the order they print.
#[derive(Default)]
struct Predecessors {
    /// Where the list of a block starts in `list`; one more entry ends the last.
    starts: Vec<u32>,
    list: Vec<Block>,
}

impl Predecessors {
    /// LLVM lists the newest use of a block first, so the terminator made last comes first.
    fn find(&mut self, body: &Body) {
        let mut owners = Vec::with_capacity(body.layout.len());
        for &block in &body.layout {
            if let Some(&inst) = body.insts(block).last() {
                owners.push((inst, block));
            }
        }
        owners.sort_unstable_by_key(|&(inst, _)| std::cmp::Reverse(inst));
        self.starts.clear();
        self.starts.resize(body.blocks.len() + 2, 0);
        for &(inst, _) in &owners {
            for_each_successor(body, &body.insts[inst], |to| {
                if let Some(count) = self.starts.get_mut(to.as_u32() as usize + 2) {
                    *count += 1;
                }
            });
        }
        let mut total = 0;
        for start in &mut self.starts {
            total += *start;
            *start = total;
        }
        self.list.clear();
        self.list.resize(total as usize, Block::from_u32(0));
        for &(inst, from) in &owners {
            for_each_successor(body, &body.insts[inst], |to| {
                let Some(at) = self.starts.get_mut(to.as_u32() as usize + 1) else { return };
                if let Some(slot) = self.list.get_mut(*at as usize) {
                    *slot = from;
                }
                *at += 1;
            });
        }
    }

    fn of(&self, block: Block) -> &[Block] {
        let at = block.as_u32() as usize;
        match (self.starts.get(at), self.starts.get(at + 1)) {
            (Some(&start), Some(&end)) => {
                self.list.get(start as usize..end as usize).unwrap_or_default()
            }
            _ => &[],
        }
    }
}

/// The address space of functions that a data layout names, `P...`.
pub fn program_addrspace(layout: &str) -> u32 {
    let spec = layout.split('-').filter_map(|part| part.strip_prefix('P')).next_back();
    spec.and_then(|number| number.parse().ok()).unwrap_or(0)
}

impl<'m> Writer<'m> {
    fn new(module: &'m Module, sink: Option<&'m mut Sink<'m>>) -> Self {
        let slots = ModuleSlots::new(module, None);
        Self { sink, ..Self::with(module, Cow::Owned(slots)) }
    }

    /// A writer that knows these numbers.
    fn with(module: &'m Module, slots: Cow<'m, ModuleSlots<'m>>) -> Self {
        Self {
            module,
            ctx: module.context(),
            out: Vec::new(),
            sink: None,
            slots,
            on_threads: false,
            types: TypeTexts::default(),
            alike: Alike::default(),
            foreign: FxHashMap::default(),
            program_addrspace: program_addrspace(&module.data_layout),
            version: TargetVersion::LATEST,
            marks: None,
            drafting: None,
            page: None,
        }
    }

    /// Hands on the text if there is more than this of it. Only between lines: what is written
    /// looks back to where its line began.
    #[inline]
    fn hand_on(&mut self, limit: usize) {
        if self.out.len() > limit
            && let Some(sink) = &mut self.sink
        {
            sink(&mut self.out);
            self.out.clear();
        }
    }

    #[inline]
    fn str(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Appends a comma before all but the first of a list.
    #[inline]
    fn comma(&mut self, at: usize) {
        if at > 0 {
            self.out.extend_from_slice(b", ");
        }
    }

    fn ty(&mut self, ty: Type) {
        self.types.write(self.ctx, &mut self.out, ty);
    }

    fn typed_constant(&mut self, constant: Constant) {
        self.ty(self.ctx.constant_type(constant));
        self.out.push(b' ');
        self.constant(constant);
    }

    fn symbol(&mut self, symbol: Symbol) {
        if symbol.name().is_none() {
            self.depends();
        }
        self.out.push(b'@');
        match (symbol.name(), self.slots.symbol(symbol)) {
            (Some(name), None) => text::name(&mut self.out, self.ctx.str_bytes(name)),
            (_, slot) => text::uint(&mut self.out, u64::from(slot.unwrap_or(u32::MAX))),
        }
    }

    fn module(&mut self) {
        self.header();
        self.module_asm();
        self.struct_types();
        self.comdats();
        let module = self.module;
        self.blank_line_unless(module.globals().is_empty());
        for global in module.globals() {
            self.global(global);
            self.hand_on(PIECE);
        }
        self.blank_line_unless(module.aliases().is_empty());
        for alias in module.aliases() {
            self.indirection(alias, "alias ");
        }
        self.blank_line_unless(module.ifuncs().is_empty());
        for ifunc in module.ifuncs() {
            self.indirection(ifunc, "ifunc ");
        }
        self.functions();
        self.attribute_groups();
        self.named_metadata();
        self.blank_line_unless(self.slots.node_order.is_empty());
        self.metadata_nodes();
    }

    fn blank_line_unless(&mut self, empty: bool) {
        if !empty {
            self.out.push(b'\n');
        }
    }

    fn header(&mut self) {
        let module = self.module;
        if !module.id.is_empty() && !module.id.contains('\n') {
            self.str("; ModuleID = '");
            self.str(&module.id);
            self.str("'\n");
        }
        let lines = [
            ("source_filename = ", &module.source_filename, true),
            ("target datalayout = ", &module.data_layout, false),
            ("target triple = ", &module.target_triple, false),
        ];
        for (key, value, escape) in lines.into_iter().filter(|line| !line.1.is_empty()) {
            self.str(key);
            self.out.push(b'"');
            if escape {
                text::escaped(&mut self.out, value.as_bytes());
            } else {
                self.str(value);
            }
            self.str("\"\n");
        }
    }

    fn module_asm(&mut self) {
        let asm = self.module.module_asm.as_slice();
        if asm.is_empty() {
            return;
        }
        self.out.push(b'\n');
        for line in asm.strip_suffix(b"\n").unwrap_or(asm).split(|&byte| byte == b'\n') {
            self.str("module asm ");
            text::quoted(&mut self.out, line);
            self.out.push(b'\n');
        }
    }

    /// Identified structs: numbered ones first, then those with a name.
    fn struct_types(&mut self) {
        let found = finder::find(self.module);
        let (named, numbered): (Vec<_>, Vec<_>) =
            found.iter().partition(|&&id| self.ctx.struct_name(id).is_some());
        for (number, &id) in numbered.iter().enumerate() {
            self.types.number_struct(id, number as u32);
        }
        self.blank_line_unless(found.is_empty());
        for id in numbered.into_iter().chain(named) {
            self.out.push(b'%');
            match self.ctx.struct_name(id) {
                Some(name) => text::name(&mut self.out, self.ctx.str_bytes(name)),
                None => text::uint(&mut self.out, u64::from(self.types.struct_number(id))),
            }
            self.str(" = type ");
            self.types.write_struct_body(self.ctx, &mut self.out, id);
            self.out.push(b'\n');
        }
    }

    /// Comdats in use, in the order functions and then globals refer to them.
    fn comdats(&mut self) {
        let module = self.module;
        let functions = module.functions().iter().map(|function| &function.common);
        let users = functions.chain(module.globals().iter().map(|global| &global.common));
        let mut seen = rustc_hash::FxHashSet::default();
        for name in users.filter_map(|common| common.comdat).filter(|&name| seen.insert(name)) {
            self.out.push(b'\n');
            self.out.push(b'$');
            text::name(&mut self.out, self.ctx.str_bytes(name));
            self.str(" = comdat ");
            let kind = module.comdats.get(&name).copied().unwrap_or(ComdatKind::Any);
            self.str(kind.name());
            self.out.push(b'\n');
        }
    }

    /// What stands between the name and the keyword of a global value: linkage to storage class.
    fn linkage(&mut self, common: &GlobalCommon) {
        if common.linkage != Linkage::External {
            self.str(common.linkage.name());
            self.out.push(b' ');
        }
        let local = matches!(common.linkage, Linkage::Internal | Linkage::Private);
        let hidden = common.visibility != Visibility::Default;
        let implied = local || (hidden && common.linkage != Linkage::ExternWeak);
        if common.dso_local && !implied {
            self.str("dso_local ");
        }
        if hidden {
            self.str(common.visibility.name());
            self.out.push(b' ');
        }
        self.word(common.dll_storage.name());
    }

    /// Appends a word and a blank, or nothing.
    fn word(&mut self, word: &str) {
        if !word.is_empty() {
            self.str(word);
            self.out.push(b' ');
        }
    }

    fn global(&mut self, global: &'m GlobalVariable) {
        let common = &global.common;
        self.symbol(common.symbol);
        self.str(" = ");
        if global.init.is_none() && common.linkage == Linkage::External {
            self.str("external ");
        }
        self.linkage(common);
        self.word(common.thread_local.name());
        self.word(common.unnamed_addr.name());
        if common.addrspace != 0 {
            self.addrspace(common.addrspace);
            self.out.push(b' ');
        }
        self.str(if global.externally_initialized { "externally_initialized " } else { "" });
        self.str(if global.constant { "constant " } else { "global " });
        self.ty(global.ty);
        if let Some(init) = global.init {
            self.out.push(b' ');
            self.constant(init);
        }
        self.placement(global);
        self.attachments(", ", None, &common.attachments);
        self.group_ref(global.attributes);
        self.out.push(b'\n');
    }

    fn addrspace(&mut self, space: u32) {
        self.str("addrspace(");
        text::uint(&mut self.out, u64::from(space));
        self.str(")");
    }

    /// Section, partition, code model, sanitizer flags, comdat and alignment of a variable.
    fn placement(&mut self, global: &GlobalVariable) {
        let common = &global.common;
        self.quoted_after(", section ", common.section);
        self.quoted_after(", partition ", common.partition);
        self.quoted_after(", code_model ", global.code_model.unwrap_or(Str::EMPTY));
        let flags = global.sanitizer;
        let words = [
            (flags.no_address, ", no_sanitize_address"),
            (flags.no_hwaddress, ", no_sanitize_hwaddress"),
            (flags.memtag, ", sanitize_memtag"),
            (flags.dyninit, ", sanitize_address_dyninit"),
        ];
        words.iter().filter(|word| word.0).for_each(|word| self.str(word.1));
        if common.comdat.is_some() {
            self.out.push(b',');
        }
        self.comdat_ref(common);
        if let Some(align) = common.align {
            self.str(", align ");
            text::uint(&mut self.out, align);
        }
    }

    fn quoted_after(&mut self, key: &str, value: Str) {
        if value != Str::EMPTY {
            self.str(key);
            text::quoted(&mut self.out, self.ctx.str_bytes(value));
        }
    }

    fn comdat_ref(&mut self, common: &GlobalCommon) {
        let Some(name) = common.comdat else { return };
        self.str(" comdat");
        if common.symbol.name() != Some(name) {
            self.str("($");
            text::name(&mut self.out, self.ctx.str_bytes(name));
            self.str(")");
        }
    }

    fn indirection(&mut self, global: &'m Indirection, keyword: &str) {
        let common = &global.common;
        self.symbol(common.symbol);
        self.str(" = ");
        self.linkage(common);
        // An ifunc has neither, whatever is set.
        if keyword == "alias " {
            self.word(common.thread_local.name());
            self.word(common.unnamed_addr.name());
        }
        self.str(keyword);
        self.ty(global.ty);
        self.str(", ");
        match self.ctx.constant(global.target) {
            ConstantData::Expr(_) => self.constant(global.target),
            _ => self.typed_constant(global.target),
        }
        self.quoted_after(", partition ", common.partition);
        self.out.push(b'\n');
    }

    /// Appends a function by itself.
    fn function(&mut self, function: &'m Function) {
        match &function.body {
            Some(body) => {
                let state = excerpt::state(body, function, self.module);
                self.definition(function, &state);
            }
            None => self.declaration(function),
        }
    }

    fn functions_of(&mut self, functions: &'m [Function]) {
        let mut slots = LocalSlots::default();
        let mut preds = Predecessors::default();
        for function in functions {
            self.hand_on(PIECE);
            self.out.push(b'\n');
            let Some(body) = &function.body else {
                self.declaration(function);
                continue;
            };
            slots.number(body);
            preds.find(body);
            let vararg = self.ctx.function_parts(function.ty).is_some_and(|(_, _, vararg)| vararg);
            let state = FunctionState { body, slots, preds, landings: Landings::default(), vararg };
            self.definition(function, &state);
            FunctionState { slots, preds, .. } = state;
        }
    }

    fn declaration(&mut self, function: &'m Function) {
        self.function_comment(function.attributes);
        self.str("declare");
        self.attachments(" ", None, &function.common.attachments);
        self.out.push(b' ');
        self.function_head(function, None);
        self.out.push(b'\n');
    }

    fn definition(&mut self, function: &'m Function, state: &FunctionState<'m>) {
        self.function_comment(function.attributes);
        self.str("define ");
        self.function_head(function, Some(state));
        self.attachments(" ", None, &function.common.attachments);
        self.str(" {");
        match &state.body.written {
            Some(draft) => self.drafted(draft),
            None => self.body(state),
        }
        self.str("}\n");
    }

    /// `; Function Attrs: ...`, without string attributes.
    fn function_comment(&mut self, list: AttrList) {
        let ctx = self.ctx;
        let set = ctx.attr_list_data(list).function;
        let known = ctx.attributes(set).iter().filter(|attribute| attribute.kind.is_some());
        let start = self.out.len();
        for attribute in known {
            self.str(if self.out.len() == start { "; Function Attrs: " } else { " " });
            self.attribute(attribute, false);
        }
        self.blank_line_unless(self.out.len() == start);
    }

    /// A function's line from linkage to what stands before its body.
    fn function_head(&mut self, function: &'m Function, state: Option<&FunctionState<'m>>) {
        let common = &function.common;
        self.linkage(common);
        self.call_conv("", function.conv, " ");
        let attributes = self.ctx.attr_list_data(function.attributes);
        if !attributes.result.is_empty() {
            self.attribute_set(attributes.result);
            self.out.push(b' ');
        }
        if let Some((ret, ..)) = self.ctx.function_parts(function.ty) {
            self.ty(ret);
        }
        self.out.push(b' ');
        self.symbol(common.symbol);
        self.parameters(function, state);
        if common.unnamed_addr != UnnamedAddr::None {
            self.out.push(b' ');
            self.str(common.unnamed_addr.name());
        }
        if common.addrspace != 0 || self.program_addrspace != 0 {
            self.out.push(b' ');
            self.addrspace(common.addrspace);
        }
        self.group_ref(attributes.function);
        self.quoted_after(" section ", common.section);
        self.quoted_after(" partition ", common.partition);
        self.comdat_ref(common);
        if let Some(align) = common.align {
            self.str(" align ");
            text::uint(&mut self.out, align);
        }
        self.quoted_after(" gc ", function.gc);
        self.constant_after(" prefix ", function.prefix);
        self.constant_after(" prologue ", function.prologue);
        self.constant_after(" personality ", function.personality);
    }

    fn constant_after(&mut self, key: &str, constant: Option<Constant>) {
        if let Some(constant) = constant {
            self.str(key);
            self.typed_constant(constant);
        }
    }

    fn parameters(&mut self, function: &'m Function, state: Option<&FunctionState<'m>>) {
        let attributes = self.ctx.attr_list_data(function.attributes);
        let Some((_, params, vararg)) = self.ctx.function_parts(function.ty) else { return };
        self.str("(");
        let mut args = state.into_iter().flat_map(|state| state.body.args());
        for (at, &param) in params.iter().enumerate() {
            self.comma(at);
            self.ty(param);
            self.spaced_attributes(attributes.param(at));
            if let (Some(arg), Some(state)) = (args.next(), state) {
                self.out.push(b' ');
                self.value(state, arg);
            }
        }
        if vararg {
            self.comma(params.len());
            self.str("...");
        }
        self.str(")");
    }

    fn call_conv(&mut self, before: &str, conv: CallConv, after: &str) {
        if conv == CallConv::C {
            return;
        }
        self.str(before);
        if let Some(name) = conv.name() {
            self.str(name);
        } else {
            self.str("cc");
            text::uint(&mut self.out, u64::from(conv.0));
        }
        self.str(after);
    }

    fn group_ref(&mut self, set: AttrSet) {
        if self.marks.is_some() {
            return self.spaced_attributes(set);
        }
        if !set.is_empty() {
            self.str(" #");
            self.group_number(set);
        }
    }

    fn spaced_attributes(&mut self, set: AttrSet) {
        let start = self.out.len();
        if !set.is_empty() {
            self.out.push(b' ');
            self.attribute_set(set);
        }
        // An older version may know none of them.
        if self.out.len() == start + 1 {
            self.out.truncate(start);
        }
    }

    fn attribute_set(&mut self, set: AttrSet) {
        let start = self.out.len();
        for attribute in self.ctx.attributes(set) {
            if self.out.len() > start && self.version.knows(self.ctx, attribute) {
                self.out.push(b' ');
            }
            self.attribute(attribute, false);
        }
    }

    fn attribute(&mut self, attribute: &Attribute, in_group: bool) {
        let ctx = self.ctx;
        if let Spelling::Words(words) = self.version.attribute(ctx, attribute) {
            return self.str(words);
        }
        let style = attribute.kind.map(AttrKind::style);
        self.str(attribute.kind.map_or("", |kind| kind.name()));
        match attribute.value {
            AttrValue::Unit => {}
            AttrValue::Int(value) => {
                let (open, close) = match (style, in_group) {
                    (_, true) => ("=", ""),
                    (Some(AttrStyle::Align), _) => (" ", ""),
                    _ => ("(", ")"),
                };
                self.str(open);
                text::uint(&mut self.out, value);
                self.str(close);
            }
            AttrValue::Type(ty) => {
                self.str("(");
                self.ty(ty);
                self.str(")");
            }
            AttrValue::Text(Str::EMPTY) => {}
            AttrValue::Text(payload) => {
                self.str("(");
                self.out.extend_from_slice(ctx.str_bytes(payload));
                self.str(")");
            }
            AttrValue::Pair { key, value } => {
                text::quoted(&mut self.out, ctx.str_bytes(key));
                self.quoted_after("=", value);
            }
        }
    }

    fn attribute_groups(&mut self) {
        self.blank_line_unless(self.slots.group_order.is_empty());
        for number in 0..self.slots.group_order.len() {
            let set = self.slots.group_order[number];
            self.str("attributes #");
            text::uint(&mut self.out, number as u64);
            self.str(" = {");
            for attribute in self.ctx.attributes(set) {
                if self.version.knows(self.ctx, attribute) {
                    self.out.push(b' ');
                }
                self.attribute(attribute, true);
            }
            self.str(" }\n");
        }
    }

    fn named_metadata(&mut self) {
        let named = &self.module.named_metadata;
        self.blank_line_unless(named.is_empty());
        for (name, nodes) in named {
            self.named_row(*name, nodes);
        }
    }

    /// `!name = !{!1, !2}`
    fn named_row(&mut self, name: Str, nodes: &[Metadata]) {
        self.out.push(b'!');
        text::metadata_name(&mut self.out, self.ctx.str_bytes(name));
        self.str(" = !{");
        for (at, &node) in nodes.iter().enumerate() {
            self.comma(at);
            self.metadata(node);
        }
        self.str("}\n");
    }

    /// Appends a block of another function, or of this one.
    fn foreign_block(&mut self, function: Symbol, block: Block) {
        self.depends();
        let found = match self.module.lookup(function) {
            Some(GlobalRef::Function(at)) => Some(at),
            _ => None,
        };
        let body = found.and_then(|at| self.module.functions().get(at)?.body.as_ref());
        let (Some(at), Some(body)) = (found, body) else { return self.str("<badref>") };
        self.out.push(b'%');
        if let Some(name) = body.block_name(block) {
            return text::name(&mut self.out, self.ctx.str_bytes(name));
        }
        let numbers = self.foreign.entry(at).or_insert_with(|| {
            let mut slots = LocalSlots::default();
            slots.number(body);
            slots.blocks
        });
        let number = numbers.get(block.as_u32() as usize).copied().unwrap_or(u32::MAX);
        text::uint(&mut self.out, u64::from(number));
    }
}
