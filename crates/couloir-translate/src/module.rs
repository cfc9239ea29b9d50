//! Modules: the order in which their parts are translated.
//!
//! - `binaries`: kernels for other machines;
//! - `layout`: the data layout;
//! - `structors`: what runs first and last;
//! - `top_level`: what stands at the top level.
//!
//! Comdats, signatures of functions, globals and aliases come first, so that bodies can name
//! them; then ops of other dialects; then bodies, in parallel.

mod binaries;
mod layout;
mod structors;
mod top_level;

use std::sync::{Arc, Mutex, PoisonError};

use couloir_diag::Diagnostic;
use couloir_ir::attr::AttrKind;
use couloir_ir::body::Op;
use couloir_ir::{Attribute, Context, Failure, Location, OpRef, RegionRef, Scope, Str};
use couloir_llvmir as l;
use couloir_llvmir::{Body, Constant, Linkage, Module, Symbol, Type, UnnamedAddr};
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use self::layout::data_layout;
use self::top_level::{TopLevel, linkage, unnamed_addr};
use crate::attributes::{Rows, text_named};
use crate::constants::ConstantBuilder;
use crate::debug::DebugInfo;
use crate::extension::{Amended, DialectTranslation, Tables};
use crate::fold::{Folder, KnownGlobal};
use crate::function::{FunctionState, Reused, Take, Translated};
use crate::kept::{self, Tagged};
use crate::metadata::Nodes;
use crate::named;
use crate::names::Names;
use crate::openmp::{self, Idents};
use crate::ops::Called;
use crate::read::{bits_of, llvm_params, param_u64};
use crate::types::{LAST_SPACE, TypeConverter, alias_space};
use couloir_llvmir::Layout;

/// What can be asked of a translation.
#[derive(Clone, Copy, Default)]
pub struct Options<'o> {
    /// Translations of further dialects. They come before those of this crate.
    pub dialects: &'o [&'o DialectTranslation],
}

/// What is known of a module while its parts are translated.
pub struct Translator<'t> {
    /// The context of the module that is read.
    pub ctx: &'t Context,
    /// The context of the module that is made.
    pub llvm: &'t l::Context,
    /// Sizes of types.
    pub layout: Layout,
    pub(crate) names: Names,
    pub(crate) rows: Rows,
    pub(crate) nodes: Nodes,
    pub(crate) called: Called,
    pub(crate) tables: Tables,
    addresses: FxHashMap<Symbol, KnownGlobal>,
    symbols: FxHashMap<Str, Known>,
    block_tags: FxHashMap<(Str, u64), u32>,
    pub(crate) debug: DebugInfo,
    /// What was kept of the module when it was imported.
    pub(crate) kept: Option<l::Kept>,
    /// The address space of functions.
    pub(crate) function_space: u32,
    /// Functions whose bodies were translated already.
    translated: FxHashSet<Op>,
    /// What places in the source are told as to OpenMP's runtime library.
    pub(crate) idents: Idents,
    /// Declarations of `omp` by name.
    pub(crate) declared: FxHashMap<Str, Op>,
    /// The binaries of kernels, and the variable where what each was loaded as is found.
    pub(crate) binaries: FxHashMap<Str, Option<Constant>>,
}

/// What a symbol of the module is.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    space: u32,
    function_type: Option<Type>,
    is_variable: bool,
}

/// Reports an error at a location.
pub(crate) fn report(ctx: &Context, location: Location, message: &str) {
    ctx.emit(Diagnostic::error(location.place(ctx), message));
}

/// Reads the symbols of functions, the sizes of globals and the like before anything else.
impl<'t> Translator<'t> {
    fn new(ctx: &'t Context, llvm: &'t l::Context, layout: Layout, options: &Options<'_>) -> Self {
        Self {
            ctx,
            llvm,
            layout,
            names: Names::new(ctx),
            rows: Rows::new(ctx),
            nodes: Nodes::default(),
            called: Called::default(),
            tables: Tables::new(ctx, options.dialects),
            addresses: FxHashMap::default(),
            symbols: FxHashMap::default(),
            block_tags: FxHashMap::default(),
            debug: DebugInfo::default(),
            kept: None,
            function_space: 0,
            translated: FxHashSet::default(),
            idents: Idents::default(),
            declared: FxHashMap::default(),
            binaries: FxHashMap::default(),
        }
    }

    /// What folds constants.
    pub fn folder(&self) -> Folder<'_> {
        Folder { ctx: self.llvm, layout: &self.layout, globals: &self.addresses }
    }

    /// What makes constants of attributes.
    pub fn constants(&self) -> ConstantBuilder<'_> {
        ConstantBuilder { ctx: self.ctx, folder: self.folder(), symbols: &self.symbols }
    }

    /// The LLVM symbol of a symbol.
    pub fn symbol(&self, name: Str) -> Symbol {
        self.llvm.bytes(self.ctx.bytes(name)).into()
    }

    /// The address of a symbol of the module.
    pub fn address(&self, name: Str) -> Option<Constant> {
        let known = self.symbols.get(&name)?;
        Some(self.llvm.global_in(self.symbol(name), known.space))
    }

    /// The address of a symbol that is neither a function nor stands for something else.
    pub(crate) fn variable(&self, name: Str) -> Option<Constant> {
        let known = self.symbols.get(&name).filter(|known| known.is_variable)?;
        Some(self.llvm.global_in(self.symbol(name), known.space))
    }

    /// The size of a variable of the module in bytes.
    pub(crate) fn size_of_variable(&self, symbol: Symbol) -> Option<u64> {
        self.addresses.get(&symbol).map(|known| known.size)
    }

    /// Whether a symbol is a variable of the module whose size is known.
    pub(crate) fn is_variable(&self, symbol: Symbol) -> bool {
        self.addresses.get(&symbol).is_some_and(|known| known.align.is_some())
    }

    /// Whether the module has a symbol of the LLVM dialect.
    pub(crate) fn knows(&self, name: Str) -> bool {
        self.symbols.contains_key(&name)
    }

    /// The type of a function of the module.
    pub(crate) fn function_type(&self, name: Str) -> Option<Type> {
        self.symbols.get(&name)?.function_type
    }

    /// The address of a block.
    pub(crate) fn block_address(&self, attr: Attribute) -> Option<Constant> {
        let params = llvm_params(self.ctx, attr, "blockaddress")?;
        let name = params.first()?.as_attr()?.as_flat_symbol(self.ctx)?;
        let tag = llvm_params(self.ctx, params.get(1)?.as_attr()?, "blocktag")?;
        let block = *self.block_tags.get(&(name, param_u64(self.ctx, tag, 0)?))?;
        let (block, ty) = (l::Block::from_u32(block), self.llvm.ptr_type(self.function_space));
        Some(self.llvm.block_address_as(self.symbol(name), block, ty))
    }
}

/// Translates a module of the LLVM dialect. On failure the diagnostics are out.
pub fn translate_module(ctx: &Context, module: OpRef<'_>) -> Result<Module, Failure> {
    translate_module_with(ctx, module, &Options::default())
}

/// The text of a translated module, as `mlir-translate --mlir-to-llvmir` prints it.
pub fn translate_to_text(ctx: &Context, module: OpRef<'_>) -> Result<Vec<u8>, Failure> {
    translate_module(ctx, module).map(|module| l::write_module(&module))
}

/// Translates a module with further ops. On failure the diagnostics are out.
pub fn translate_module_with(
    ctx: &Context,
    module: OpRef<'_>,
    options: &Options<'_>,
) -> Result<Module, Failure> {
    let mut out = Module::new("LLVMDialectModule");
    let llvm = Arc::clone(out.context());
    let (translator, functions) = prepare(ctx, module, &llvm, options, &mut out)?;
    finish(&translator, module, functions, &mut out)?;
    Ok(out)
}

/// Translates a module into a context, and says what the ops that have `llvm.kept` became, by
/// function.
///
/// # Errors
/// On failure the diagnostics are out.
pub fn translate_module_tagged(
    ctx: &Context,
    module: OpRef<'_>,
    llvm: &Arc<l::Context>,
) -> Result<(Module, Vec<(Symbol, Vec<Tagged>)>), Failure> {
    let mut out = Module::with_context(Arc::clone(llvm), "LLVMDialectModule");
    let options = Options::default();
    let (translator, functions) = prepare(ctx, module, llvm, &options, &mut out)?;
    let tags = finish(&translator, module, functions, &mut out)?;
    Ok((out, tags))
}

/// Translates a module that is needed no more: the bodies of its functions are dropped as soon as
/// they are translated, which keeps memory low. `module` is an op of `body`.
pub fn translate_module_taking(
    ctx: &Context,
    body: &mut couloir_ir::Body,
    module: Op,
    options: &Options<'_>,
) -> Result<Module, Failure> {
    let mut out = Module::new("LLVMDialectModule");
    let llvm = Arc::clone(out.context());
    let view = Scope::new(ctx, body).op(module);
    let (translator, mut functions) = prepare(ctx, view, &llvm, options, &mut out)?;
    if let Some(inner) = body.nested_mut(module) {
        functions.iter_mut().for_each(|function| function.body = inner.take_nested(function.op));
    }
    finish(&translator, Scope::new(ctx, body).op(module), functions, &mut out)?;
    Ok(out)
}

/// The text of a translated module that is needed no more.
pub fn translate_to_text_taking(
    ctx: &Context,
    body: &mut couloir_ir::Body,
    module: Op,
) -> Result<Vec<u8>, Failure> {
    let module = translate_module_taking(ctx, body, module, &Options::default())?;
    Ok(l::write_module(&module))
}

/// Everything that comes before bodies; gives the functions that have one.
pub(crate) fn prepare<'t>(
    ctx: &'t Context,
    module: OpRef<'_>,
    llvm: &'t Arc<l::Context>,
    options: &Options<'_>,
    out: &mut Module,
) -> Result<(Translator<'t>, Vec<Defined>), Failure> {
    prepare_rest(ctx, module, llvm, options, out, FxHashSet::default())
}

/// The same where some functions have lost their bodies, which were translated already.
pub(crate) fn prepare_rest<'t>(
    ctx: &'t Context,
    module: OpRef<'_>,
    llvm: &'t Arc<l::Context>,
    options: &Options<'_>,
    out: &mut Module,
    translated: FxHashSet<Op>,
) -> Result<(Translator<'t>, Vec<Defined>), Failure> {
    let is_module = matches!(module.name(), "builtin.module" | "gpu.module");
    if !is_module || module.num_regions() != 1 {
        return module.op_error("can not be translated to an LLVMIR module").fail();
    }
    out.data_layout = data_layout(module)?;
    out.target_triple =
        text_named(module, "llvm.target_triple").map_or_else(String::new, str::to_owned);
    module_asm(module, out)?;
    let layout = Layout::parse(&out.data_layout);
    let mut translator = Translator::new(ctx, llvm, layout, options);
    translator.translated = translated;
    translator.kept = kept::read(ctx, module, llvm)?;
    translator.function_space = l::program_addrspace(&out.data_layout);
    let scope = module.inner();
    let ops = top_level(module, scope);
    translator.collect(&ops)?;
    translator.debug = DebugInfo::of(module, &ops, llvm);
    if translator.debug.too_deep {
        return module.error("debug information is nested too deeply").fail();
    }
    translator.amend(module, &mut Amended::Module(out))?;
    named::comdats(&translator, &ops, out)?;
    let mut top = TopLevel::new(&translator, out);
    let functions = top.signatures(&ops)?;
    top.globals(&ops)?;
    top.structors(&ops)?;
    top.others(&ops)?;
    top.finish_structors(true);
    translator.binaries = std::mem::take(&mut top.binaries).into_iter().collect();
    Ok((translator, functions))
}

/// Bodies, and what follows them.
fn finish(
    translator: &Translator<'_>,
    module: OpRef<'_>,
    functions: Vec<Defined>,
    out: &mut Module,
) -> Result<Vec<(Symbol, Vec<Tagged>)>, Failure> {
    let tags = bodies(translator, module.inner(), functions, out)?;
    conclude(translator, module, out);
    Ok(tags)
}

/// What follows the bodies.
pub(crate) fn conclude(translator: &Translator<'_>, module: OpRef<'_>, out: &mut Module) {
    let ops = top_level(module, module.inner());
    named::metadata(translator, module, &ops, out);
    translator.restore_module(&ops, out);
}

/// The ops of a module.
pub(crate) fn top_level<'s>(module: OpRef<'_>, scope: Scope<'s>) -> Vec<OpRef<'s>> {
    let block = module.region(0).and_then(RegionRef::entry);
    block.map_or_else(Vec::new, |block| block.ops().map(|op| scope.op(op.op)).collect())
}

fn module_asm(module: OpRef<'_>, out: &mut Module) -> Result<(), Failure> {
    let Some(attr) = module.attr_named("llvm.module_asm") else { return Ok(()) };
    let ctx = module.ctx();
    let Some(lines) = attr.as_array(ctx) else {
        return module.error("expected an array attribute for a module level asm").fail();
    };
    for line in lines {
        let AttrKind::String(line, _) = line.kind(ctx) else {
            let message = "expected a string attribute for each entry of a module level asm";
            return module.error(message).fail();
        };
        out.module_asm.extend(ctx.bytes(*line));
        if out.module_asm.last().is_some_and(|&last| last != b'\n') {
            out.module_asm.push(b'\n');
        }
    }
    Ok(())
}

impl Translator<'_> {
    /// Takes note of the symbols, so that ops can name what comes after them.
    fn collect(&mut self, ops: &[OpRef<'_>]) -> Result<(), Failure> {
        let mut types = TypeConverter::new(self.ctx, self.llvm);
        for &op in ops {
            let Some(name) = op.symbol_name() else { continue };
            let is_variable = op.name() == "llvm.mlir.global";
            let mut known = Known { space: 0, function_type: None, is_variable };
            match op.name() {
                "llvm.func" => {
                    known.space = self.function_space;
                    known.function_type =
                        Some(self.converted(&mut types, op, self.names.function_type)?);
                    self.note_address(op, name, None, (0, true));
                    self.tags(op, name);
                }
                "llvm.mlir.global" => {
                    known.space = bits_of(op, self.names.addr_space) as u32 & LAST_SPACE;
                    self.note_size(&mut types, op, name)?;
                }
                "llvm.mlir.ifunc" => {
                    known.space = bits_of(op, self.ctx.intern("address_space")) as u32;
                    let ty = op.attr_named("i_func_type").and_then(|attr| attr.as_type(self.ctx));
                    known.function_type = ty.and_then(|ty| types.convert(ty));
                }
                "llvm.mlir.alias" => known.space = alias_space(op),
                other if other.starts_with("omp.") => {
                    self.declared.insert(name, op.op);
                    continue;
                }
                _ => continue,
            }
            self.symbols.insert(name, known);
        }
        Ok(())
    }

    fn note_size(
        &mut self,
        types: &mut TypeConverter<'_>,
        op: OpRef<'_>,
        name: Str,
    ) -> Result<(), Failure> {
        let ty = self.converted(types, op, self.names.global_type)?;
        if let Some(size) = self.layout.store_size(self.llvm, ty) {
            let align = self.align_of(op, ty, size);
            self.note_address(op, name, Some(align), (size, size != 0));
        }
        Ok(())
    }

    /// What the address of a variable is surely a multiple of.
    fn align_of(&self, op: OpRef<'_>, ty: couloir_llvmir::Type, size: u64) -> u64 {
        use Linkage::{AvailableExternally, Common, ExternWeak, LinkOnceAny, WeakAny};
        let linkage = linkage(op, &self.names);
        let own = bits_of(op, self.names.alignment);
        if own != 0 {
            return own;
        }
        let weak =
            matches!(linkage, AvailableExternally | Common | ExternWeak | LinkOnceAny | WeakAny);
        let region = op.region(0).is_some_and(|region| !region.is_empty());
        let defined = region || op.attr_named("value").is_some();
        if weak || !defined {
            return self.layout.abi_align(self.llvm, ty);
        }
        let preferred = self.layout.preferred_align(self.llvm, ty);
        if size > 16 { preferred.max(16) } else { preferred }
    }

    /// Takes note of an address: how it is aligned, how large what is there is and whether it
    /// has a place of its own.
    fn note_address(
        &mut self,
        op: OpRef<'_>,
        name: Str,
        align: Option<u64>,
        (size, occupies): (u64, bool),
    ) {
        use Linkage::{Common, ExternWeak, LinkOnceAny, WeakAny};
        let linkage = linkage(op, &self.names);
        let replaced = matches!(linkage, Common | LinkOnceAny | WeakAny);
        let merged = unnamed_addr(op, &self.names) == UnnamedAddr::Global;
        let nullable = linkage == ExternWeak;
        let distinct = occupies && !replaced && !merged && !nullable;
        let known = KnownGlobal { size, distinct, nullable, align };
        self.addresses.insert(self.symbol(name), known);
    }

    /// Takes note of blocks whose addresses are taken.
    fn tags(&mut self, op: OpRef<'_>, name: Str) {
        let Some(kind) = self.ctx.find_op_name("llvm.blocktag") else { return };
        let Some(region) = op.region(0) else { return };
        for (block, at) in region.blocks().zip(0..) {
            for tag in block.ops().filter(|op| op.data().name == kind) {
                let params =
                    tag.attr_named("tag").and_then(|tag| llvm_params(self.ctx, tag, "blocktag"));
                if let Some(id) = params.and_then(|params| param_u64(self.ctx, params, 0)) {
                    self.block_tags.insert((name, id), at);
                }
            }
        }
    }

    fn converted(
        &self,
        types: &mut TypeConverter<'_>,
        op: OpRef<'_>,
        name: Str,
    ) -> Result<Type, Failure> {
        let ty = op.attr(name).and_then(|attr| attr.as_type(self.ctx)).ok_or(Failure)?;
        match types.convert(ty) {
            Some(ty) => Ok(ty),
            None => op.error("type cannot be translated to LLVM IR").fail(),
        }
    }
}

/// A function with a body: its place among the module's functions, and its op.
pub(crate) struct Defined {
    pub(crate) at: usize,
    pub(crate) ty: Type,
    pub(crate) op: Op,
    /// What the op's regions are in, where it was taken from the op.
    body: Option<Box<couloir_ir::Body>>,
}

impl Translator<'_> {
    /// Whether a function has a body, or had one that was translated already.
    pub(crate) fn has_body(&self, op: OpRef<'_>) -> bool {
        op.region(0).is_some_and(|region| !region.is_empty()) || self.translated.contains(&op.op)
    }
}

/// What was used for bodies translated before.
type Converters<'t> = Mutex<Vec<Reused<'t>>>;

/// Translates all bodies and attaches them in order. Those that were taken from their ops are
/// dropped one by one.
fn bodies<'t>(
    translator: &'t Translator<'t>,
    scope: Scope<'_>,
    functions: Vec<Defined>,
    out: &mut Module,
) -> Result<Vec<(Symbol, Vec<Tagged>)>, Failure> {
    let ctx = scope.ctx;
    let converters = Converters::default();
    let one = |function: Defined| {
        let (body, reports) = ctx.capture(|| body(translator, scope, &function, &converters));
        (function.at, body, reports)
    };
    let alone = ctx.options().single_threaded || functions.len() < 2;
    let done = if alone {
        functions.into_iter().map(one).collect::<Vec<_>>()
    } else {
        functions.into_par_iter().map(one).collect::<Vec<_>>()
    };
    let (mut tags, mut outlined) = (Vec::new(), Vec::new());
    for (at, body, reports) in done {
        for report in reports {
            ctx.emit(report);
        }
        let Translated { body, tags: own, outlines } = body?;
        out.attach_body(at, body);
        outlined.push((at, outlines));
        if let Some(function) = out.functions().get(at).filter(|_| !own.is_empty()) {
            tags.push((function.common.symbol, own));
        }
    }
    openmp::attach_outlined(out, outlined);
    Ok(tags)
}

fn body<'t>(
    translator: &'t Translator<'t>,
    scope: Scope<'_>,
    function: &Defined,
    converters: &Converters<'t>,
) -> Result<Translated, Failure> {
    let op = scope.op(function.op);
    let idle = || converters.lock().unwrap_or_else(PoisonError::into_inner);
    let mut reused = idle().pop().unwrap_or_else(|| Reused::new(translator));
    let inside = function.body.as_ref();
    let inside = inside.map(|body| Scope { ctx: scope.ctx, body, outer: Some(&op) });
    let region = match inside {
        Some(inside) => inside.region(*inside.body.roots().first().ok_or(Failure)?),
        None => op.region(0).ok_or(Failure)?,
    };
    let of = (op, function.ty);
    let made = body_of(translator, of, region, &mut reused, &mut Body::take_fitted);
    idle().push(reused);
    made
}

/// Translates the body of a function of a type.
pub(crate) fn body_of<'t>(
    translator: &'t Translator<'t>,
    (op, ty): (OpRef<'_>, Type),
    region: RegionRef<'_>,
    reused: &mut Reused<'t>,
    take: &mut Take<'_>,
) -> Result<Translated, Failure> {
    let subprogram = translator.debug.subprogram(op);
    let known = std::mem::replace(reused, Reused::new(translator));
    let mut state = FunctionState::with(translator, ty, subprogram, known);
    let done = state.body(region);
    let (mut made, known) = state.finish(take);
    *reused = known;
    done?;
    translator.restore(&mut made.body, &made.tags);
    Ok(made)
}
