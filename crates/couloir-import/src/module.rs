//! The top level: attributes of the module, comdats, globals, aliases, ifuncs, functions.

use std::cell::{Cell, RefCell};

use couloir_diag::Diagnostic;
use couloir_dialects::llvm::{attrs, layout_spec};
use couloir_ir::attr::AttrKind;
use couloir_ir::{
    Attribute, Block, Body, Context, Failure, InsertPoint, Location, Op, Str, Type, Value,
};
use couloir_llvmir as l;
use couloir_llvmir::{
    ConstantData, Function, GlobalCommon, GlobalRef, Linkage, Metadata, Module, UnnamedAddr,
    Visibility,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::alike::{Alike, Leaves, Pieces};
use crate::attributes::{ALL_EFFECTS, Attrs, Effects, memory_of};
use crate::debug::DebugNodes;
use crate::function::{Tables, import_body};
use crate::globals::Like;
use crate::make::{Defs, New, Props, case};
use crate::metadata::Nodes;
use crate::outline::{Bodies, Said};
use crate::types::Types;
use crate::{ImportOptions, intrinsics, kept};

/// The symbol that comdats are in.
const COMDATS: &str = "__llvm_global_comdat";

/// The import of a module.
pub(crate) struct Importer<'t> {
    pub(crate) ctx: &'t Context,
    pub(crate) llvm: &'t l::Context,
    pub(crate) module: &'t Module,
    pub(crate) types: Types<'t>,
    pub(crate) defs: Defs,
    pub(crate) nodes: Nodes<'t>,
    pub(crate) debug: DebugNodes<'t>,
    pub(crate) known: Known,
    /// Names given to globals and functions that have none.
    pub(crate) nameless: RefCell<FxHashMap<l::Symbol, Str>>,
    /// Pieces of the module for messages.
    pub(crate) texts: l::Excerpts<'t>,
    pub(crate) options: ImportOptions,
    /// What calls of intrinsics become, by name.
    pub(crate) intrinsics: FxHashMap<l::Str, Option<intrinsics::Known>>,
    /// Ops of instructions that are often met.
    pub(crate) alike: Alike,
    /// Ops of constants.
    pub(crate) leaves: Leaves,
    /// Ops that put constants together.
    pub(crate) pieces: Pieces,
    /// What attributes of functions become.
    function_props: FxHashMap<l::AttrSet, Props>,
    /// What attributes of global variables become.
    pub(crate) global_props: FxHashMap<Like, Props>,
    /// What notes that what is lost.
    pub(crate) keeper: Option<l::Keeper>,
    /// Functions that have no ops; what they are is kept.
    pub(crate) without_ops: FxHashSet<l::Symbol>,
    /// Values that debug records come before.
    pub(crate) late: kept::Late,
    /// The storage in which bodies grow.
    pub(crate) room: Box<Body>,
    /// Room for what is known of a function.
    pub(crate) tables: Tables,
    /// Room for what constants became.
    pub(crate) known_constants: FxHashMap<l::Constant, Value>,
    /// Whether an error was reported.
    pub(crate) reported: Cell<bool>,
    /// The bodies left to be imported later, where they are.
    pub(crate) put_off: Option<&'t Bodies<'t>>,
    /// What is to be said of annotations, and of which, where that is said later.
    pub(crate) said: Option<Vec<Said>>,
    pub(crate) location: Location,
    body: Body,
    block: Block,
    /// What globals stand behind.
    last_global: Option<Op>,
}

/// Makes a module of the dialect; the op is the body's only one.
pub(crate) fn import(
    ctx: &Context,
    module: &Module,
    file: &str,
    options: ImportOptions,
) -> Result<(Body, Op), Failure> {
    let mut importer = Importer::of(ctx, module, file, options);
    let (mut outer, op) = importer.whole()?;
    if let Some(keeper) = importer.keeper {
        kept::keep(ctx, &mut outer, op, module, (keeper, &importer.late))?;
    }
    Ok((outer, op))
}

/// What an import knows of a module before anything is made of it.
#[derive(Clone, Default)]
pub(crate) struct Known {
    pub(crate) nameless: FxHashMap<l::Symbol, Str>,
    tags: FxHashMap<(l::Symbol, l::Block), u64>,
    /// The alias scopes that instructions refer to.
    pub(crate) used_scopes: FxHashSet<Metadata>,
}

/// What an import has made so far and goes on with.
pub(crate) struct Made<'t> {
    types: Types<'t>,
    defs: Defs,
    nodes: Nodes<'t>,
    debug: DebugNodes<'t>,
    leaves: Leaves,
}

impl<'t> Importer<'t> {
    /// What it has made.
    pub(crate) fn made(self) -> Made<'t> {
        let Importer { types, defs, nodes, debug, leaves, .. } = self;
        Made { types, defs, nodes, debug, leaves }
    }

    /// Goes on with what another one has made.
    pub(crate) fn go_on_with(&mut self, made: Made<'t>) {
        let Made { types, defs, nodes, debug, leaves } = made;
        (self.types, self.defs, self.nodes) = (types, defs, nodes);
        (self.debug, self.leaves) = (debug, leaves);
    }

    /// An import of a module that is read from a file.
    pub(crate) fn of(
        ctx: &'t Context,
        module: &'t Module,
        file: &str,
        options: ImportOptions,
    ) -> Self {
        // Without a name of its own a module has that of its file.
        let source = Some(module.source_filename.as_str()).filter(|name| !name.is_empty());
        let location = Location::file_line_col(ctx, source.unwrap_or(file), 0, 0);
        let mut importer = Self::new(ctx, module, options, location);
        importer.find_tags();
        if options.lossless {
            importer.without_ops = kept::without_ops(module);
        }
        importer.known.used_scopes = used_scopes(module);
        importer
    }

    /// An import that knows nothing of the module yet.
    pub(crate) fn new(
        ctx: &'t Context,
        module: &'t Module,
        options: ImportOptions,
        location: Location,
    ) -> Self {
        let llvm: &l::Context = module.context();
        let mut body = Body::new();
        let root = body.create_root();
        let block = body.append_new_block(root);
        Importer {
            ctx,
            llvm,
            module,
            types: Types::new(ctx, llvm, options.structs_as_literals),
            defs: Defs::default(),
            nodes: Nodes::new(ctx, module),
            debug: DebugNodes::new(ctx, llvm, options.drop_composite_elements, options.lossless),
            known: Known::default(),
            nameless: RefCell::default(),
            texts: l::Excerpts::new(module),
            options,
            intrinsics: FxHashMap::default(),
            alike: Alike::default(),
            leaves: Leaves::default(),
            function_props: FxHashMap::default(),
            global_props: FxHashMap::default(),
            pieces: Pieces::default(),
            tables: Tables::default(),
            known_constants: FxHashMap::default(),
            keeper: options.lossless.then(|| l::Keeper::new(module.context().clone())),
            without_ops: FxHashSet::default(),
            late: kept::Late::default(),
            room: Box::default(),
            reported: Cell::new(false),
            put_off: None,
            said: None,
            location,
            body,
            block,
            last_global: None,
        }
    }

    /// Imports the whole of the module.
    pub(crate) fn whole(&mut self) -> Result<(Body, Op), Failure> {
        let (spec, unknown) = layout_spec(self.ctx, &self.module.data_layout);
        let named = |token: &&String| token.starts_with('p') && token.contains('(');
        if let Some(token) = unknown.iter().find(named) {
            return self.fail(&format!("cannot translate data layout: {token}"));
        }
        for token in unknown {
            self.warn(&format!("unhandled data layout token: {token}"));
        }
        self.top_level()?;
        self.check_debug()?;
        let attrs = self.module_attributes(spec);
        let mut new = self.new_op("builtin.module")?;
        new.attrs(attrs).body(std::mem::take(&mut self.body));
        let mut outer = Body::new();
        let root = outer.create_root();
        let block = outer.append_new_block(root);
        let op = new.put(self.ctx, &mut outer, InsertPoint::End(block), self.location);
        Ok((outer, op))
    }

    /// Makes room for the ops of all globals and functions.
    fn make_room(&mut self) -> Result<(), Failure> {
        let (globals, functions) = (self.module.globals().len(), self.module.functions().len());
        let mut props = 0;
        for (name, count) in [("llvm.mlir.global", globals), ("llvm.func", functions)] {
            props += count * self.defs.get(self.ctx, name)?.attrs.len();
        }
        self.body.reserve_owners(globals + functions, props);
        Ok(())
    }

    /// Fails where debug information was too much.
    pub(crate) fn check_debug(&self) -> Result<(), Failure> {
        match self.debug.is_exhausted() {
            true => self.fail("debug information contains itself in too many ways"),
            false => Ok(()),
        }
    }
}

impl Importer<'_> {
    /// Functions without a name get one after all globals.
    fn name_the_functions(&mut self) {
        let functions = self.module.functions().iter().map(|function| function.common.symbol);
        for symbol in functions.filter(|symbol| symbol.name().is_none()) {
            self.nameless_name(symbol);
        }
    }

    /// The name given to a global without one: its number among those that were named so far.
    fn nameless_name(&self, symbol: l::Symbol) -> Str {
        let mut names = self.nameless.borrow_mut();
        let number = names.len();
        let new = || self.ctx.intern(&format!("mlir.llvm.nameless_global_{number}"));
        *names.entry(symbol).or_insert_with(new)
    }

    /// Finds the blocks whose address is taken. Their tags are their numbers.
    fn find_tags(&mut self) {
        let module = self.module;
        let found = self.llvm.addressed_blocks().into_iter();
        let tags = found.map(|key| (key, u64::from(module.block_number(key.0, key.1))));
        self.known.tags.extend(tags);
    }

    pub(crate) fn block_tag(&self, function: l::Symbol, block: l::Block) -> u64 {
        self.known.tags.get(&(function, block)).copied().unwrap_or(0)
    }

    pub(crate) fn tag_of(&self, function: l::Symbol, block: l::Block) -> Option<u64> {
        self.known.tags.get(&(function, block)).copied()
    }

    pub(crate) fn symbol_name(&self, symbol: l::Symbol) -> Str {
        match symbol.name() {
            Some(name) => self.ctx.intern_bytes(self.llvm.str_bytes(name)),
            None => match self.module.lookup(symbol) {
                Some(GlobalRef::Variable(_) | GlobalRef::Function(_)) => self.nameless_name(symbol),
                _ => self.ctx.intern(""),
            },
        }
    }

    pub(crate) fn text(&self, text: l::Str) -> Attribute {
        Attribute::str(self.ctx, self.ctx.intern_bytes(self.llvm.str_bytes(text)))
    }

    /// What a function is said to do to memory.
    pub(crate) fn effects_of(&self, symbol: l::Symbol) -> Option<Effects> {
        let GlobalRef::Function(at) = self.module.lookup(symbol)? else { return None };
        let list = self.llvm.attr_list_data(self.module.functions().get(at)?.attributes);
        Some(memory_of(self.llvm, list.function)).filter(|&effects| effects != ALL_EFFECTS)
    }

    pub(crate) fn warn(&self, message: &str) {
        self.ctx.emit(Diagnostic::warning(self.location.place(self.ctx), message));
    }

    pub(crate) fn fail<T>(&self, message: &str) -> Result<T, Failure> {
        self.fail_at(self.location, message)
    }

    pub(crate) fn fail_at<T>(&self, location: Location, message: &str) -> Result<T, Failure> {
        self.reported.set(true);
        self.ctx.emit(Diagnostic::error(location.place(self.ctx), message));
        Err(Failure)
    }

    /// `!llvm.loop`
    pub(crate) fn loop_annotation(&mut self, node: Metadata) -> Option<Attribute> {
        self.nodes.loop_annotation(node, &mut self.debug)
    }

    /// Reports properties of loops that were not understood, or notes them for later.
    pub(crate) fn report_annotations(&mut self, location: Location) {
        for (node, message) in std::mem::take(&mut self.nodes.warnings) {
            let warning = Diagnostic::warning(location.place(self.ctx), message);
            match &mut self.said {
                Some(said) => said.push((node, warning)),
                None => self.ctx.emit(warning),
            }
        }
    }

    /// Reports a constant that the dialect has nothing for, and why.
    pub(crate) fn unhandled_constant<T>(
        &mut self,
        constant: l::Constant,
        why: &str,
    ) -> Result<T, Failure> {
        let text = self.texts.constant(constant);
        self.nowhere(&format!("unhandled constant: {text}{why}"))
    }

    /// Fails with a message that has no place.
    pub(crate) fn nowhere<T>(&self, message: &str) -> Result<T, Failure> {
        self.fail_at(Location::UNKNOWN, message)
    }

    /// Puts an op behind the globals, of which it is one.
    pub(crate) fn put_global(&mut self, new: New) {
        self.last_global = Some(self.put_behind_globals(new));
    }

    /// Puts an op right behind the globals.
    pub(crate) fn put_behind_globals(&mut self, new: New) -> Op {
        let after = self.last_global.and_then(|op| InsertPoint::after(&self.body, op));
        let point = after.unwrap_or_else(|| InsertPoint::start(&self.body, self.block));
        new.put(self.ctx, &mut self.body, point, self.location)
    }

    pub(crate) fn put(&mut self, new: New) -> Op {
        new.put(self.ctx, &mut self.body, InsertPoint::End(self.block), self.location)
    }

    pub(crate) fn new_op(&mut self, name: &'static str) -> Result<New, Failure> {
        Ok(New::of(self.ctx, self.defs.get(self.ctx, name)?))
    }

    /// Globals, aliases and ifuncs stand before flags and functions, whatever the order in which
    /// they are made.
    fn top_level(&mut self) -> Result<(), Failure> {
        self.make_room()?;
        self.comdats()?;
        self.named_ops()?;
        let module = self.module;
        for global in module.globals() {
            let done = match self.options.lossless {
                true => self.global_or_kept(global),
                false => self.global(global),
            };
            if done.is_err() {
                let text = self.texts.global(global);
                return self.nowhere(&format!("unhandled global variable: {text}"));
            }
        }
        self.name_the_functions();
        for (at, function) in module.functions().iter().enumerate() {
            match self.options.lossless {
                true => self.function_or_kept(at, function)?,
                false => self.function(at, function)?,
            }
        }
        for alias in module.aliases() {
            self.alias(alias)?;
        }
        for ifunc in module.ifuncs() {
            self.ifunc(ifunc)?;
        }
        Ok(())
    }

    fn module_attributes(&mut self, spec: Attribute) -> Attribute {
        let ctx = self.ctx;
        let asm = &self.module.module_asm;
        let lines = asm.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
        let lines: Vec<Attribute> =
            lines.map(|line| Attribute::str(ctx, ctx.intern_bytes(line))).collect();
        let mut entries = vec![
            ("dlti.dl_spec", spec),
            ("llvm.module_asm", Attribute::array(ctx, &lines)),
            ("llvm.target_triple", Attribute::string(ctx, &self.module.target_triple)),
        ];
        for name in ["llvm.ident", "llvm.commandline"] {
            entries.extend(self.named_string(name).map(|text| (name, text)));
        }
        let libraries: Vec<Attribute> = self
            .named("llvm.dependent-libraries")
            .iter()
            .filter_map(|&node| match *self.operands(node) {
                [library] => self.string(library),
                _ => None,
            })
            .collect();
        if !libraries.is_empty() {
            entries.push(("llvm.dependent_libraries", Attribute::array(ctx, &libraries)));
        }
        let entries = entries.into_iter().map(|(name, value)| (ctx.intern(name), value));
        Attribute::dictionary(ctx, entries.collect())
    }

    /// The names of comdats in the order in which globals and then functions use them first.
    fn comdat_names(&self) -> Vec<l::Str> {
        let module = self.module;
        let globals = module.globals().iter().map(|global| &global.common);
        let functions = module.functions().iter().map(|function| &function.common);
        let mut seen = FxHashSet::default();
        let used = globals.chain(functions).filter_map(|common| common.comdat);
        let mut unused: Vec<l::Str> = Vec::new();
        if self.options.lossless {
            unused.extend(module.comdats.keys());
            unused.sort_by_key(|&name| self.llvm.str_bytes(name));
        }
        used.chain(unused).filter(|&name| seen.insert(name)).collect()
    }

    fn comdats(&mut self) -> Result<(), Failure> {
        let module = self.module;
        let names = self.comdat_names();
        if names.is_empty() {
            return Ok(());
        }
        let ctx = self.ctx;
        let mut new = self.new_op("llvm.comdat")?;
        new.set("sym_name", Attribute::string(ctx, COMDATS));
        let region = self.body.create_region();
        let block = self.body.append_new_block(region);
        for name in names {
            let Some(kind) = module.comdats.get(&name) else { continue };
            let mut selector = self.new_op("llvm.comdat_selector")?;
            selector.set("sym_name", self.text(name));
            let number = attrs::enums::COMDAT_CASES.value_of(kind.name()).unwrap_or(0);
            selector.set("comdat", Attribute::i64(ctx, number as i64));
            let point = InsertPoint::End(block);
            selector.put(ctx, &mut self.body, point, self.location);
        }
        new.region(region);
        self.put_global(new);
        Ok(())
    }

    /// What globals, functions and aliases have in common.
    pub(crate) fn common(&self, new: &mut New, common: &GlobalCommon) {
        self.set_name(new, common);
        self.set_common(new, common);
    }

    pub(crate) fn set_name(&self, new: &mut New, common: &GlobalCommon) {
        new.set("sym_name", Attribute::str(self.ctx, self.symbol_name(common.symbol)));
    }

    /// What they have in common, but for the name.
    pub(crate) fn set_common(&self, new: &mut New, common: &GlobalCommon) {
        let ctx = self.ctx;
        new.set("linkage", case(ctx, &attrs::LINKAGE, linkage_number(common.linkage)));
        new.flag("dso_local", common.dso_local);
        let visibility = match common.visibility {
            Visibility::Default => 0,
            Visibility::Hidden => 1,
            Visibility::Protected => 2,
        };
        new.set("visibility_", Attribute::i64(ctx, visibility));
        let unnamed = match common.unnamed_addr {
            UnnamedAddr::None => 0,
            UnnamedAddr::Local => 1,
            UnnamedAddr::Global => 2,
        };
        if unnamed != 0 {
            new.set("unnamed_addr", Attribute::i64(ctx, unnamed));
        }
        new.flag("thread_local_", common.thread_local != l::ThreadLocal::No);
        if common.section != l::Str::EMPTY {
            new.set("section", self.text(common.section));
        }
        if let Some(align) = common.align {
            new.set("alignment", Attribute::i64(ctx, align as i64));
        }
        if let Some(name) = common.comdat {
            let name = ctx.intern_bytes(self.llvm.str_bytes(name));
            let kind = AttrKind::SymbolRef(ctx.intern(COMDATS), Box::new([name]));
            new.set("comdat", Attribute::get(ctx, kind));
        }
    }

    pub(crate) fn function(&mut self, at: usize, function: &Function) -> Result<(), Failure> {
        let (ctx, llvm) = (self.ctx, self.llvm);
        let symbol = function.common.symbol;
        let name = symbol.name().map_or(&b""[..], |name| llvm.str_bytes(name));
        if !self.is_defined(at, function)
            && name.starts_with(b"llvm.")
            && intrinsics::has_op(ctx, &self.options, name)
        {
            return Ok(());
        }
        let ty = self.types.convert(function.ty);
        let mut new = self.new_op("llvm.func")?;
        self.common(&mut new, &function.common);
        new.set("function_type", Attribute::ty(ctx, ty));
        if function.conv != l::CallConv::C {
            new.set("CConv", case(ctx, &attrs::CCONV, u64::from(function.conv.0)));
        }
        if function.gc != l::Str::EMPTY {
            new.set("garbageCollector", self.text(function.gc));
        }
        let location = self.function_location(function);
        self.personality(function, location, &mut new);
        let list = llvm.attr_list_data(function.attributes);
        self.refuse_types(list.function, location);
        let params = llvm.function_parts(function.ty).map_or(&[][..], |parts| parts.1);
        self.function_attributes(list.function, &mut new);
        let mut attrs = Attrs { ctx, llvm, types: &mut self.types };
        attrs.parameters(&mut new, list, params.len());
        let params: Vec<Type> = params.iter().map(|&ty| self.types.convert(ty)).collect();
        self.function_metadata(function, location, &mut new);
        let body = self.function_body(at, function, &params, location)?;
        new.body(body);
        new.put(self.ctx, &mut self.body, InsertPoint::End(self.block), location);
        Ok(())
    }

    /// Warns of attributes with types, which `passthrough` has no place for.
    fn refuse_types(&self, set: l::AttrSet, location: Location) {
        let typed = |attribute: &&l::Attribute| matches!(attribute.value, l::AttrValue::Type(_));
        for kind in self.llvm.attributes(set).iter().filter(typed).filter_map(|typed| typed.kind) {
            let name = kind.name();
            let message =
                format!("'{name}' attribute is invalid on current operation, skipping it");
            self.warn_at(location, &message);
        }
    }

    /// Sets what a function's own attributes say; many functions have the same.
    fn function_attributes(&mut self, set: l::AttrSet, new: &mut New) {
        if let Some(known) = self.function_props.get(&set) {
            return new.set_all(known);
        }
        let mut attrs = Attrs { ctx: self.ctx, llvm: self.llvm, types: &mut self.types };
        let props = new.noting(|new| attrs.function(new, set));
        self.function_props.insert(set, props);
    }

    /// The body of a function; one block where it is put off.
    fn function_body(
        &mut self,
        at: usize,
        function: &Function,
        params: &[Type],
        location: Location,
    ) -> Result<Body, Failure> {
        let mut body = Body::new();
        if let Some(source) = &function.body {
            let symbol = function.common.symbol;
            self.room = import_body(self, source, symbol, params, location)?;
            return Ok(self.room.take_fitted());
        }
        let root = body.create_root();
        if self.is_defined(at, function) {
            body.append_new_block(root);
        }
        Ok(body)
    }

    /// Whether a function has a body, at hand or put off.
    fn is_defined(&self, at: usize, function: &Function) -> bool {
        function.body.is_some() || self.put_off.is_some_and(|bodies| bodies.has(at))
    }

    /// Where a function is. Bodies are asked for what debuggers are told in order, so this is, too.
    fn function_location(&mut self, function: &Function) -> Location {
        let now = self.put_off.is_none();
        let location = now.then(|| self.subprogram_location(function)).flatten();
        location.unwrap_or(Location::UNKNOWN)
    }

    /// Asks for what debuggers are told of functions without bodies, at the turn of these.
    pub(crate) fn declarations(&mut self, range: std::ops::Range<usize>) {
        let module = self.module;
        for function in module.functions().get(range).unwrap_or_default() {
            self.function_location(function);
        }
    }

    /// Imports the body of a function in turn, in what was the storage of another.
    pub(crate) fn body_in_turn(
        &mut self,
        at: usize,
        source: &l::Body,
        room: Box<Body>,
    ) -> Result<Box<Body>, Failure> {
        let module = self.module;
        let function = module.functions().get(at).ok_or(Failure)?;
        let params = self.llvm.function_parts(function.ty).map_or(&[][..], |parts| parts.1);
        let params = params.iter().map(|&ty| self.types.convert(ty));
        let params = params.collect::<SmallVec<[Type; 8]>>();
        let location = self.function_location(function);
        self.room = room;
        self.room.expect_ops(source.num_insts());
        let body = import_body(self, source, function.common.symbol, &params, location)?;
        self.check_debug()?;
        Ok(body)
    }

    fn subprogram_location(&mut self, function: &Function) -> Option<Location> {
        let mut list = function.common.attachments.iter();
        let row = list.find(|row| self.llvm.str_bytes(row.0) == b"dbg")?;
        self.debug.function_location(row.1)
    }

    fn personality(&mut self, function: &Function, location: Location, new: &mut New) {
        let Some(personality) = function.personality else { return };
        match self.llvm.constant(self.llvm.without_bitcasts(personality)) {
            ConstantData::Global { symbol, .. } => {
                let name = self.symbol_name(*symbol);
                new.set("personality", Attribute::flat_symbol(self.ctx, name));
            }
            _ => self.warn_at(location, "could not deduce personality, skipping it"),
        }
    }

    pub(crate) fn warn_at(&self, location: Location, message: &str) {
        self.ctx.emit(Diagnostic::warning(location.place(self.ctx), message));
    }
}

/// Which alias scopes instructions refer to: scopes that none does are not declared.
pub(crate) fn used_scopes(module: &Module) -> FxHashSet<Metadata> {
    let llvm = module.context();
    let mut used = FxHashSet::default();
    if !llvm.has_str("llvm.experimental.noalias.scope.decl") {
        return used;
    }
    for body in module.functions().iter().filter_map(|function| function.body.as_ref()) {
        for (kind, node) in body.attachments() {
            if matches!(llvm.str_bytes(kind), b"alias.scope" | b"noalias")
                && let Some(l::MetadataData::Tuple(scopes)) = llvm.metadata(node)
            {
                used.extend(scopes.iter().flatten());
            }
        }
    }
    used
}

/// Number of a linkage in the dialect.
fn linkage_number(linkage: Linkage) -> u64 {
    attrs::enums::LINKAGE_CASES.value_of(linkage.name()).unwrap_or(0)
}
