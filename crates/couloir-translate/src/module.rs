//! Modules: what stands at the top level, and the order it is translated in.
//!
//! Comdats, signatures of functions, globals and aliases come first, so that bodies can name
//! them; then ops of other dialects; then bodies, in parallel.

use std::sync::{Arc, Mutex, PoisonError};

use couloir_data_layout::check as check_data_layout;
use couloir_diag::Diagnostic;
use couloir_ir::attr::{AttrKind, Param};
use couloir_ir::body::Op;
use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Attribute, Context, Failure, Location, OpRef, RegionRef, Scope, Str};
use couloir_llvmir as l;
use couloir_llvmir::{
    Body, Constant, Function, GlobalVariable, Indirection, Linkage, Module, Symbol, ThreadLocal,
    Type, UnnamedAddr, Visibility,
};
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::attributes::{
    Rows, function_attributes, passthrough_set, text_named, warn_of_arguments,
    with_intrinsic_attributes,
};
use crate::constants::ConstantBuilder;
use crate::debug::{DebugInfo, expressions};
use crate::extension::{Amended, DialectTranslation, Tables, failed};
use crate::fold::{Folder, KnownGlobal};
use crate::function::{FunctionState, Reused, Take};
use crate::kept::{self, Tagged};
use crate::metadata::Nodes;
use crate::named;
use crate::names::Names;
use crate::ops::{Called, Row};
use crate::read::{bits_of, enum_bits, flag, floor_power_of_two, llvm_params, param_u64, text_of};
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
}

/// What a symbol of the module is.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    space: u32,
    function_type: Option<Type>,
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
    if module.name() != "builtin.module" || module.num_regions() != 1 {
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
    let mut top = TopLevel { translator: &translator, out };
    let functions = top.signatures(&ops)?;
    top.globals(&ops)?;
    top.structors(&ops)?;
    top.others(&ops)?;
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

/// `target datalayout`: given as text, or as a specification.
fn data_layout(module: OpRef<'_>) -> Result<String, Failure> {
    if let Some(text) = text_named(module, "llvm.data_layout") {
        return Ok(text.to_owned());
    }
    let Some(spec) = module.attr_named("dlti.dl_spec") else { return Ok(String::new()) };
    let ctx = module.ctx();
    let entries = spec.as_dialect(ctx).and_then(|data| data.params.first());
    let entries = entries.map(Param::items).unwrap_or_default();
    let pair = |entry: &Param| match entry.items() {
        [key, value] => Some((key.clone(), value.as_attr()?)),
        _ => None,
    };
    let pairs = entries.iter().filter_map(pair).collect::<Vec<_>>();
    let mut names = pairs.iter().filter_map(|(key, _)| Some(ctx.str(key.as_str()?)));
    if let Some(unknown) = names.find(|name| !LAYOUT_KEYS.contains(name)) {
        let message = format!("unsupported data layout key \"{unknown}\"");
        report(ctx, module.location(), &message);
        return Err(Failure);
    }
    let mut types = pairs.iter().filter_map(|(key, _)| key.as_type());
    if let Some(message) = types.find_map(|ty| not_in_layouts(ctx, ty)) {
        report(ctx, module.location(), &message);
        return Err(Failure);
    }
    let named = pairs.iter().filter_map(|(key, value)| named_part(ctx, key.as_str()?, *value));
    let typed = pairs.iter().filter_map(|(key, value)| typed_part(ctx, key.as_type()?, *value));
    let text = named.chain(typed).collect::<Vec<_>>().join("-");
    if let Err(wrong) = check_data_layout(&text) {
        let message = format!("invalid data layout descriptor: {wrong}");
        report(ctx, module.location(), &message);
        return Err(Failure);
    }
    Ok(text)
}

/// What is said of a type that LLVM's layouts do not speak of; nothing is of `index`.
fn not_in_layouts(ctx: &Context, ty: couloir_ir::Type) -> Option<String> {
    let is_there = match ty.kind(ctx) {
        TypeKind::Integer(_, Signedness::Signless) | TypeKind::Index => true,
        TypeKind::Integer(..) => {
            let text = ctx.type_text(ty);
            return Some(format!("unsupported data layout for non-signless integer '{text}'"));
        }
        TypeKind::Float(kind) => {
            use couloir_ir::num::FloatKind::{F16, F32, F64, F80, F128};
            matches!(kind, F16 | F32 | F64 | F80 | F128)
        }
        TypeKind::Dialect(data) => (data.def.dialect, data.def.mnemonic) == ("llvm", "ptr"),
        _ => false,
    };
    (!is_there).then(|| format!("unsupported type in data layout: '{}'", ctx.type_text(ty)))
}

/// What a specification can say of things other than types.
const LAYOUT_KEYS: &[&str] = &[
    "dlti.alloca_memory_space",
    "dlti.endianness",
    "dlti.function_pointer_alignment",
    "dlti.global_memory_space",
    "dlti.legal_int_widths",
    "dlti.mangling_mode",
    "dlti.program_memory_space",
    "dlti.stack_alignment",
];

fn named_part(ctx: &Context, key: Str, value: Attribute) -> Option<String> {
    let number = || value.as_u64(ctx).filter(|&number| number != 0);
    Some(match ctx.str(key) {
        "dlti.endianness" => match value.as_text(ctx)? {
            "little" => "e".into(),
            _ => "E".into(),
        },
        "dlti.mangling_mode" => format!("m:{}", value.as_text(ctx)?),
        "dlti.program_memory_space" => format!("P{}", number()?),
        "dlti.global_memory_space" => format!("G{}", number()?),
        "dlti.alloca_memory_space" => format!("A{}", number()?),
        "dlti.stack_alignment" => format!("S{}", number()?),
        "dlti.function_pointer_alignment" => {
            let params = value.as_dialect(ctx)?;
            let bits = param_u64(ctx, &params.params, 0).filter(|&bits| bits != 0)?;
            let dependent = params.params.get(1).and_then(Param::as_bool) == Some(true);
            format!("F{}{bits}", if dependent { 'n' } else { 'i' })
        }
        "dlti.legal_int_widths" => {
            let widths = value.as_i32_array(ctx)?.into_iter().map(|width| width.to_string());
            format!("n{}", widths.collect::<Vec<_>>().join(":"))
        }
        _ => return None,
    })
}

fn typed_part(ctx: &Context, ty: couloir_ir::Type, value: Attribute) -> Option<String> {
    let dense = value.as_dense(ctx)?;
    let numbers = dense.ints(ctx).filter_map(|int| int.to_u64()).collect::<Vec<_>>();
    let at = |place: usize| numbers.get(if dense.splat { 0 } else { place }).copied();
    let aligned = |head: String, abi: u64, preferred: u64| {
        if abi == preferred { format!("{head}:{abi}") } else { format!("{head}:{abi}:{preferred}") }
    };
    let abi = at(0)?;
    Some(match ty.kind(ctx) {
        TypeKind::Integer(width, _) => aligned(format!("i{width}"), abi, at(1)?),
        TypeKind::Float(kind) => aligned(format!("f{}", kind.width()), abi, at(1)?),
        TypeKind::Dialect(data) if data.def.mnemonic == "ptr" => {
            let space = crate::types::address_space(ctx, ty);
            let (size, abi, preferred) = (abi, at(1)?, at(2)?);
            let index = at(3).unwrap_or(size);
            format!("p{space}:{size}:{abi}:{preferred}:{index}")
        }
        _ => return None,
    })
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
            let mut known = Known { space: 0, function_type: None };
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

/// Linkages by the dialect's number.
const LINKAGES: &[Linkage] = &[
    Linkage::External,
    Linkage::AvailableExternally,
    Linkage::LinkOnceAny,
    Linkage::LinkOnceOdr,
    Linkage::WeakAny,
    Linkage::WeakOdr,
    Linkage::Appending,
    Linkage::Internal,
    Linkage::Private,
    Linkage::ExternWeak,
    Linkage::Common,
];

fn linkage(op: OpRef<'_>, names: &Names) -> Linkage {
    let number = op.attr(names.linkage).and_then(|attr| enum_bits(op.ctx(), attr));
    let number = number.and_then(|number| usize::try_from(number).ok());
    number.and_then(|number| LINKAGES.get(number).copied()).unwrap_or(Linkage::External)
}

fn unnamed_addr(op: OpRef<'_>, names: &Names) -> UnnamedAddr {
    match bits_of(op, names.unnamed_addr) {
        1 => UnnamedAddr::Local,
        2 => UnnamedAddr::Global,
        _ => UnnamedAddr::None,
    }
}

/// What all global values have.
fn common(translator: &Translator<'_>, op: OpRef<'_>, name: Str) -> l::GlobalCommon {
    let names = &translator.names;
    let mut common = l::GlobalCommon::new(translator.symbol(name));
    common.linkage = linkage(op, names);
    common.visibility = match bits_of(op, names.visibility) {
        1 => Visibility::Hidden,
        2 => Visibility::Protected,
        _ => Visibility::Default,
    };
    common.dso_local = flag(op, names.dso_local);
    common.unnamed_addr = unnamed_addr(op, names);
    if flag(op, names.thread_local) {
        common.thread_local = ThreadLocal::GeneralDynamic;
    }
    common.section =
        text_of(op, names.section).map_or(l::Str::EMPTY, |text| translator.llvm.str(text));
    let align = floor_power_of_two(bits_of(op, names.alignment));
    // Of 2^63, which is that of numbers below zero, nothing is left.
    common.align = Some(align).filter(|&align| align != 0 && align != 1 << 63);
    let comdat = op.attr(names.comdat).and_then(|attr| attr.as_symbol_ref(translator.ctx));
    let comdat = comdat.and_then(|(_, nested)| nested.last());
    common.comdat = comdat.map(|&name| translator.llvm.bytes(translator.ctx.bytes(name)));
    common
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

/// What stands at the top level.
struct TopLevel<'x, 't> {
    translator: &'x Translator<'t>,
    out: &'x mut Module,
}

impl TopLevel<'_, '_> {
    fn signatures(&mut self, ops: &[OpRef<'_>]) -> Result<Vec<Defined>, Failure> {
        let translator = self.translator;
        let mut types = TypeConverter::new(translator.ctx, translator.llvm);
        let mut defined = Vec::new();
        let mut last: Option<(OpRef<'_>, Function)> = None;
        for &op in ops.iter().filter(|op| op.name() == "llvm.func") {
            let name = op.symbol_name().ok_or(Failure)?;
            let ty = translator.function_type(name).ok_or(Failure)?;
            let known = last.take().filter(|(before, _)| translator.is_alike(*before, op));
            let model = match known {
                Some((_, model)) => model,
                None => self.signature(op, ty, name, &mut types)?,
            };
            let mut function = Function { ty, ..model.clone() };
            last = Some((op, model));
            warn_of_arguments(translator, op);
            function.common.symbol = translator.symbol(name);
            let own = function.attributes;
            let name = translator.ctx.str(name);
            function.attributes = with_intrinsic_attributes(translator.llvm, name, ty, own);
            if let Some(node) = translator.debug.subprogram(op) {
                function.common.attachments.push((translator.llvm.str("dbg"), node));
            }
            translator.amend(op, &mut Amended::Function(&mut function))?;
            let at = self.out.add_function(function);
            if translator.has_body(op) {
                defined.push(Defined { at, ty, op: op.op, body: None });
            }
        }
        Ok(defined)
    }

    /// A function as its attributes describe it.
    fn signature(
        &self,
        op: OpRef<'_>,
        ty: Type,
        name: Str,
        types: &mut TypeConverter<'_>,
    ) -> Result<Function, Failure> {
        let translator = self.translator;
        let mut function = Function::new(translator.symbol(name), ty);
        function.common = common(translator, op, name);
        function.common.addrspace = translator.function_space;
        function.conv = l::CallConv(bits_of(op, translator.names.cconv) as u16);
        let params = translator.llvm.function_parts(ty).map_or(0, |(_, params, _)| params.len());
        function.attributes = function_attributes(translator, types, op, params)?;
        if !translator.has_body(op) {
            function.common.section = l::Str::EMPTY;
        }
        self.extras(op, &mut function);
        self.hints(op, &mut function);
        Ok(function)
    }

    /// Garbage collector, personality and entry count of a function.
    fn extras(&self, op: OpRef<'_>, function: &mut Function) {
        let (ctx, llvm) = (self.translator.ctx, self.translator.llvm);
        if let Some(gc) = text_named(op, "garbageCollector") {
            function.gc = llvm.str(gc);
        }
        let personality = op.attr_named("personality").and_then(|attr| attr.as_flat_symbol(ctx));
        if self.translator.has_body(op) {
            function.personality = personality.and_then(|name| self.translator.personality(name));
        }
        if let Some(count) = op.attr_named("function_entry_count").and_then(|attr| attr.as_i64(ctx))
        {
            let name = llvm.md_string("function_entry_count");
            let node = llvm.md_tuple(&[name, llvm.md_constant(llvm.i64(count))]);
            function.common.attachments.push((llvm.str("prof"), node));
        }
    }

    /// What a kernel says of the way it is called, as metadata.
    fn hints(&self, op: OpRef<'_>, function: &mut Function) {
        let (ctx, llvm) = (self.translator.ctx, self.translator.llvm);
        let number = |value: i64| llvm.md_constant(llvm.i32(value as i32));
        let mut attach = |kind: &str, parts: &[l::Metadata]| {
            function.common.attachments.push((llvm.str(kind), llvm.md_tuple(parts)));
        };
        let hint = op.attr_named("vec_type_hint");
        if let Some([ty, signed, ..]) =
            hint.and_then(|attr| llvm_params(ctx, attr, "vec_type_hint"))
        {
            let attr = |param: &Param| param.as_attr()?.as_type(ctx);
            let ty = ty.as_type().or_else(|| attr(ty));
            let ty = ty.and_then(|ty| TypeConverter::new(ctx, llvm).convert(ty));
            if let Some(ty) = ty {
                let signed = signed.as_bool() == Some(true);
                attach("vec_type_hint", &[llvm.md_constant(llvm.undef(ty)), number(signed.into())]);
            }
        }
        for kind in ["work_group_size_hint", "reqd_work_group_size"] {
            if let Some(sizes) = op.attr_named(kind).and_then(|attr| attr.as_i32_array(ctx)) {
                let sizes = sizes.into_iter().map(|size| number(size.into()));
                attach(kind, &sizes.collect::<Vec<_>>());
            }
        }
        let kind = "intel_reqd_sub_group_size";
        if let Some(size) = op.attr_named(kind).and_then(|attr| attr.as_i64(ctx)) {
            attach(kind, &[number(size)]);
        }
    }

    fn globals(&mut self, ops: &[OpRef<'_>]) -> Result<(), Failure> {
        let mut initialized = Vec::new();
        for &op in ops {
            match op.name() {
                "llvm.mlir.global" => {
                    let at = self.global(op)?;
                    initialized.push((at, op));
                }
                "llvm.mlir.alias" => self.alias(op)?,
                "llvm.mlir.ifunc" => self.ifunc(op)?,
                _ => {}
            }
        }
        for (at, op) in initialized {
            if let Some(value) = self.region_value(op)?
                && let Some(global) = self.out.global_mut(at)
                && global.common.linkage != Linkage::ExternWeak
            {
                global.init = Some(value);
            }
        }
        Ok(())
    }

    fn global(&mut self, op: OpRef<'_>) -> Result<usize, Failure> {
        let translator = self.translator;
        let name = op.symbol_name().ok_or(Failure)?;
        let mut types = TypeConverter::new(translator.ctx, translator.llvm);
        let ty = translator.converted(&mut types, op, translator.names.global_type)?;
        let mut global = GlobalVariable::new(translator.symbol(name), ty);
        global.common = common(translator, op, name);
        global.common.addrspace = bits_of(op, translator.names.addr_space) as u32 & LAST_SPACE;
        global.constant = flag(op, translator.names.constant);
        global.externally_initialized = op.attr_named("externally_initialized").is_some();
        if let Some(value) = op.attr(translator.names.value) {
            // Text has the type of its bytes, whatever the op says.
            let text = value.as_str(translator.ctx).is_some();
            let value = self.value(ty, value, op)?;
            if text {
                global.ty = translator.llvm.constant_type(value);
            }
            if global.common.linkage != Linkage::ExternWeak {
                global.init = Some(value);
            }
        } else if !matches!(global.common.linkage, Linkage::External | Linkage::ExternWeak) {
            global.init = Some(translator.llvm.undef(ty));
        }
        if let Some(attr) = op.attr_named("target_specific_attrs") {
            global.attributes = passthrough_set(translator, op, attr)?;
        }
        let nodes = expressions(op).iter().filter_map(|&attr| translator.debug.node(attr));
        let kind = translator.llvm.str("dbg");
        global.common.attachments.extend(nodes.map(|node| (kind, node)));
        translator.amend(op, &mut Amended::Global(&mut global))?;
        Ok(self.out.add_global(global))
    }

    fn value(&self, ty: Type, value: Attribute, op: OpRef<'_>) -> Result<Constant, Failure> {
        if let AttrKind::String(text, _) = value.kind(self.translator.ctx) {
            return Ok(self.translator.llvm.string(self.translator.ctx.bytes(*text)));
        }
        let constants = self.translator.constants();
        constants.constant(ty, value, op.location()).ok_or(Failure)
    }

    /// The constant an initializer region returns.
    fn region_value(&self, op: OpRef<'_>) -> Result<Option<Constant>, Failure> {
        let Some(region) = op.region(0) else { return Ok(None) };
        let Some(block) = region.entry() else { return Ok(None) };
        let ty = self.translator.llvm.function_type(Type::VOID, &[], false);
        let mut state = FunctionState::new(self.translator, ty);
        for inner in block.ops() {
            if inner.is_last() {
                let value = inner.operand(0).and_then(|value| state.lookup(value));
                return Ok(value.and_then(l::Value::as_constant));
            }
            if state.op(inner).is_err() {
                report(self.translator.ctx, inner.location(), "fail to convert global initializer");
                return Err(Failure);
            }
            let value = inner.result(0).and_then(|value| state.lookup(value));
            let put_off = state.put_off.is_some() && state.put_off == inner.result(0);
            if !put_off && value.is_none_or(|value| value.as_constant().is_none()) {
                report(self.translator.ctx, inner.location(), "unemittable constant value");
                return Err(Failure);
            }
        }
        Ok(None)
    }

    fn alias(&mut self, op: OpRef<'_>) -> Result<(), Failure> {
        let translator = self.translator;
        let name = op.symbol_name().ok_or(Failure)?;
        let mut types = TypeConverter::new(translator.ctx, translator.llvm);
        let ty = translator.converted(&mut types, op, translator.ctx.intern("alias_type"))?;
        let target = self.region_value(op)?.ok_or(Failure)?;
        let mut alias = Indirection::new(translator.symbol(name), ty, target);
        alias.common = common(translator, op, name);
        (alias.common.dso_local, alias.common.addrspace) = (false, alias_space(op));
        self.out.add_alias(alias);
        Ok(())
    }

    fn ifunc(&mut self, op: OpRef<'_>) -> Result<(), Failure> {
        let translator = self.translator;
        let name = op.symbol_name().ok_or(Failure)?;
        let ty = translator.function_type(name).ok_or(Failure)?;
        let resolver =
            op.attr_named("resolver").and_then(|attr| attr.as_flat_symbol(translator.ctx));
        let target = translator.address(resolver.ok_or(Failure)?).ok_or(Failure)?;
        let mut ifunc = Indirection::new(translator.symbol(name), ty, target);
        ifunc.common = common(translator, op, name);
        self.out.add_ifunc(ifunc);
        Ok(())
    }

    /// `llvm.global_ctors` and `llvm.global_dtors`: what runs first and last, each list where the
    /// last of its ops stands.
    fn structors(&mut self, ops: &[OpRef<'_>]) -> Result<(), Failure> {
        let mut lists = [
            ("llvm.mlir.global_ctors", "ctors", "llvm.global_ctors"),
            ("llvm.mlir.global_dtors", "dtors", "llvm.global_dtors"),
        ];
        let last = |name: &str| ops.iter().rposition(|op| op.name() == name);
        lists.sort_by_key(|row| last(row.0));
        for (op_name, list, name) in lists {
            let mut entries = Vec::new();
            for op in ops.iter().filter(|op| op.name() == op_name) {
                self.structor_entries(*op, list, &mut entries)?;
            }
            if last(op_name).is_some() {
                self.add_structors(name, &entries);
            }
        }
        Ok(())
    }

    fn structor_entries(
        &self,
        op: OpRef<'_>,
        list: &str,
        entries: &mut Vec<Constant>,
    ) -> Result<(), Failure> {
        let (ctx, llvm) = (self.translator.ctx, self.translator.llvm);
        let items = |name: &str| {
            op.attr_named(name).and_then(|attr| attr.as_array(ctx)).unwrap_or_default()
        };
        let ty = self.translator.structor_type();
        for ((function, priority), data) in
            items(list).iter().zip(items("priorities")).zip(items("data"))
        {
            let name = function.as_flat_symbol(ctx).ok_or(Failure)?;
            let function = self.translator.address(name).ok_or(Failure)?;
            let priority = llvm.i32(priority.as_i64(ctx).unwrap_or(0) as i32);
            let data = match data.as_flat_symbol(ctx) {
                Some(name) => self.translator.address(name).ok_or(Failure)?,
                None => llvm.null(Type::PTR),
            };
            entries.push(llvm.aggregate(ty, &[priority, function, data]));
        }
        Ok(())
    }

    fn add_structors(&mut self, name: &str, entries: &[Constant]) {
        let llvm = self.translator.llvm;
        let ty = llvm.array_type(self.translator.structor_type(), entries.len() as u64);
        let mut global = GlobalVariable::new(llvm.symbol(name), ty);
        global.common.linkage = Linkage::Appending;
        global.common.addrspace = globals_space(&self.out.data_layout);
        global.init = Some(llvm.aggregate(ty, entries));
        self.out.add_global(global);
    }

    /// Ops of other kinds: those that stand inside functions only are errors here.
    fn others(&mut self, ops: &[OpRef<'_>]) -> Result<(), Failure> {
        for &op in ops {
            match self.translator.tables.row(op) {
                Some(Row::Nothing) if op.name() == "llvm.comdat_selector" => {
                    return Err(failed(op));
                }
                Some(Row::Nothing) => {}
                Some(_) if op.name().starts_with("llvm.") => {}
                Some(_) => {
                    let ty = self.translator.llvm.function_type(Type::VOID, &[], false);
                    FunctionState::new(self.translator, ty).op(op)?;
                }
                None => return Err(self.translator.tables.unknown(op)),
            }
        }
        Ok(())
    }
}

/// The address space of globals of which nothing else is said.
fn globals_space(layout: &str) -> u32 {
    let space = layout.split('-').filter_map(|part| part.strip_prefix('G')).next_back();
    space.and_then(|number| number.parse().ok()).unwrap_or(0)
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
    let mut tags = Vec::new();
    for (at, body, reports) in done {
        for report in reports {
            ctx.emit(report);
        }
        let (body, own) = body?;
        out.attach_body(at, body);
        if let Some(function) = out.functions().get(at).filter(|_| !own.is_empty()) {
            tags.push((function.common.symbol, own));
        }
    }
    Ok(tags)
}

fn body<'t>(
    translator: &'t Translator<'t>,
    scope: Scope<'_>,
    function: &Defined,
    converters: &Converters<'t>,
) -> Result<(Body, Vec<Tagged>), Failure> {
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
) -> Result<(Body, Vec<Tagged>), Failure> {
    let subprogram = translator.debug.subprogram(op);
    let known = std::mem::replace(reused, Reused::new(translator));
    let mut state = FunctionState::with(translator, ty, subprogram, known);
    let done = state.body(region);
    let (mut body, tags, known) = state.finish(take);
    *reused = known;
    done?;
    translator.restore(&mut body, &tags);
    Ok((body, tags))
}
