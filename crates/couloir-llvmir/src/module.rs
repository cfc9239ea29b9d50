//! Modules: everything at the top level of a file of LLVM IR.
//!
//! Invariants: globals, aliases, ifuncs and functions print in the order they were added, each
//! kind by itself; constants and bodies refer to them by [`Symbol`] only.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::attributes::{AttrList, AttrSet};
use crate::body::{Block, Body, Request, Wanted};
use crate::constants::Constant;
use crate::context::{Context, Str, Symbol};
use crate::metadata::Metadata;
use crate::opcode::words;
use crate::strip::Loops;
use crate::types::Type;
use crate::writer::Written;

words! {
    /// Linkage of a global value.
    Linkage {
        External "external",
        Private "private",
        Internal "internal",
        AvailableExternally "available_externally",
        LinkOnceAny "linkonce",
        LinkOnceOdr "linkonce_odr",
        WeakAny "weak",
        WeakOdr "weak_odr",
        Common "common",
        Appending "appending",
        ExternWeak "extern_weak",
    }
}

words! {
    /// Visibility of a global value.
    Visibility {
        Default "default",
        Hidden "hidden",
        Protected "protected",
    }
}

words! {
    /// DLL storage class of a global value.
    DllStorage {
        Default "",
        Import "dllimport",
        Export "dllexport",
    }
}

words! {
    /// Thread-local model of a global variable or alias.
    ThreadLocal {
        No "",
        GeneralDynamic "thread_local",
        LocalDynamic "thread_local(localdynamic)",
        InitialExec "thread_local(initialexec)",
        LocalExec "thread_local(localexec)",
    }
}

words! {
    /// Whether the address of a global value matters.
    UnnamedAddr {
        None "",
        Local "local_unnamed_addr",
        Global "unnamed_addr",
    }
}

words! {
    /// How the linker chooses between comdats of one name.
    ComdatKind {
        Any "any",
        ExactMatch "exactmatch",
        Largest "largest",
        NoDeduplicate "nodeduplicate",
        SameSize "samesize",
    }
}

/// A calling convention by LLVM's number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct CallConv(pub u16);

/// The conventions that have a word, by number.
const CALL_CONVS: &[(u16, &str)] = &[
    (0, "ccc"),
    (8, "fastcc"),
    (9, "coldcc"),
    (10, "ghccc"),
    (13, "anyregcc"),
    (14, "preserve_mostcc"),
    (15, "preserve_allcc"),
    (16, "swiftcc"),
    (17, "cxx_fast_tlscc"),
    (18, "tailcc"),
    (19, "cfguard_checkcc"),
    (20, "swifttailcc"),
    (21, "preserve_nonecc"),
    (64, "x86_stdcallcc"),
    (65, "x86_fastcallcc"),
    (66, "arm_apcscc"),
    (67, "arm_aapcscc"),
    (68, "arm_aapcs_vfpcc"),
    (69, "msp430_intrcc"),
    (70, "x86_thiscallcc"),
    (71, "ptx_kernel"),
    (72, "ptx_device"),
    (75, "spir_func"),
    (76, "spir_kernel"),
    (77, "intel_ocl_bicc"),
    (78, "x86_64_sysvcc"),
    (79, "win64cc"),
    (80, "x86_vectorcallcc"),
    (81, "hhvmcc"),
    (82, "hhvm_ccc"),
    (83, "x86_intrcc"),
    // LLVM writes these two with a blank of their own.
    (84, "avr_intrcc "),
    (85, "avr_signalcc "),
    (87, "amdgpu_vs"),
    (88, "amdgpu_gs"),
    (89, "amdgpu_ps"),
    (90, "amdgpu_cs"),
    (91, "amdgpu_kernel"),
    (92, "x86_regcallcc"),
    (93, "amdgpu_hs"),
    (95, "amdgpu_ls"),
    (96, "amdgpu_es"),
    (97, "aarch64_vector_pcs"),
    (98, "aarch64_sve_vector_pcs"),
    (100, "amdgpu_gfx"),
    (102, "aarch64_sme_preservemost_from_x0"),
    (103, "aarch64_sme_preservemost_from_x2"),
    (104, "amdgpu_cs_chain"),
    (105, "amdgpu_cs_chain_preserve"),
    (106, "m68k_rtdcc"),
    (107, "graalcc"),
    (110, "riscv_vector_cc"),
    (111, "aarch64_sme_preservemost_from_x1"),
    (112, "riscv_vls_cc(32)"),
    (113, "riscv_vls_cc(64)"),
    (114, "riscv_vls_cc(128)"),
    (115, "riscv_vls_cc(256)"),
    (116, "riscv_vls_cc(512)"),
    (117, "riscv_vls_cc(1024)"),
    (118, "riscv_vls_cc(2048)"),
    (119, "riscv_vls_cc(4096)"),
    (120, "riscv_vls_cc(8192)"),
    (121, "riscv_vls_cc(16384)"),
    (122, "riscv_vls_cc(32768)"),
    (123, "riscv_vls_cc(65536)"),
    (124, "amdgpu_gfx_whole_wave"),
    (125, "cheriot_compartmentcallcc"),
    (126, "cheriot_compartmentcalleecc"),
    (127, "cheriot_librarycallcc"),
];

impl CallConv {
    /// The C calling convention, which prints as nothing.
    pub const C: CallConv = CallConv(0);
    /// `fastcc`
    pub const FAST: CallConv = CallConv(8);
    /// `coldcc`
    pub const COLD: CallConv = CallConv(9);

    /// Its word, `None` where it prints as `cc` and its number.
    pub fn name(self) -> Option<&'static str> {
        let at = CALL_CONVS.binary_search_by_key(&self.0, |row| row.0).ok()?;
        CALL_CONVS.get(at).map(|row| row.1)
    }

    /// The convention of a word.
    pub fn from_name(name: &str) -> Option<CallConv> {
        CALL_CONVS.iter().find(|row| row.1.trim_end() == name).map(|row| CallConv(row.0))
    }
}

/// What globals, aliases, ifuncs and functions have in common.
#[derive(Clone, Debug)]
pub struct GlobalCommon {
    /// Name.
    pub symbol: Symbol,
    /// Linkage.
    pub linkage: Linkage,
    /// Visibility.
    pub visibility: Visibility,
    /// DLL storage class.
    pub dll_storage: DllStorage,
    /// Thread-local model; functions and ifuncs have none.
    pub thread_local: ThreadLocal,
    /// Whether the address matters.
    pub unnamed_addr: UnnamedAddr,
    /// `dso_local`
    pub dso_local: bool,
    /// Address space.
    pub addrspace: u32,
    /// `partition "..."`
    pub partition: Str,
    /// `section "..."`
    pub section: Str,
    /// Comdat, by its name.
    pub comdat: Option<Str>,
    /// Alignment in bytes, a power of two.
    pub align: Option<u64>,
    /// Metadata attachments by kind.
    pub attachments: Vec<(Str, Metadata)>,
}

impl GlobalCommon {
    /// External linkage and nothing else.
    pub fn new(symbol: Symbol) -> Self {
        Self {
            symbol,
            linkage: Linkage::External,
            visibility: Visibility::Default,
            dll_storage: DllStorage::Default,
            thread_local: ThreadLocal::No,
            unnamed_addr: UnnamedAddr::None,
            dso_local: false,
            addrspace: 0,
            partition: Str::EMPTY,
            section: Str::EMPTY,
            comdat: None,
            align: None,
            attachments: Vec::new(),
        }
    }
}

/// Sanitizer flags of a global variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "four independent words of the text")]
pub struct SanitizerFlags {
    /// `no_sanitize_address`
    pub no_address: bool,
    /// `no_sanitize_hwaddress`
    pub no_hwaddress: bool,
    /// `sanitize_memtag`
    pub memtag: bool,
    /// `sanitize_address_dyninit`
    pub dyninit: bool,
}

/// `@name = global ...` or `@name = constant ...`
#[derive(Clone, Debug)]
pub struct GlobalVariable {
    /// What all global values have.
    pub common: GlobalCommon,
    /// Type of its content.
    pub ty: Type,
    /// Its initializer; a declaration has none.
    pub init: Option<Constant>,
    /// `constant` rather than `global`.
    pub constant: bool,
    /// `externally_initialized`
    pub externally_initialized: bool,
    /// `code_model "..."`
    pub code_model: Option<Str>,
    /// Sanitizer flags.
    pub sanitizer: SanitizerFlags,
    /// Attributes.
    pub attributes: AttrSet,
}

impl GlobalVariable {
    /// A declaration of an external variable.
    pub fn new(symbol: Symbol, ty: Type) -> Self {
        Self {
            common: GlobalCommon::new(symbol),
            ty,
            init: None,
            constant: false,
            externally_initialized: false,
            code_model: None,
            sanitizer: SanitizerFlags::default(),
            attributes: AttrSet::EMPTY,
        }
    }
}

/// An alias or an ifunc: a symbol that stands for what another one computes.
#[derive(Clone, Debug)]
pub struct Indirection {
    /// What all global values have.
    pub common: GlobalCommon,
    /// Type of what it stands for.
    pub ty: Type,
    /// The aliasee, or the resolver.
    pub target: Constant,
}

impl Indirection {
    /// An external alias or ifunc.
    pub fn new(symbol: Symbol, ty: Type, target: Constant) -> Self {
        Self { common: GlobalCommon::new(symbol), ty, target }
    }
}

/// A function, declared or defined.
#[derive(Clone, Debug)]
pub struct Function {
    /// What all global values have.
    pub common: GlobalCommon,
    /// Function type.
    pub ty: Type,
    /// Calling convention.
    pub conv: CallConv,
    /// Attributes of the function, its result and its parameters.
    pub attributes: AttrList,
    /// `gc "..."`
    pub gc: Str,
    /// `prefix`
    pub prefix: Option<Constant>,
    /// `prologue`
    pub prologue: Option<Constant>,
    /// `personality`
    pub personality: Option<Constant>,
    /// Its body; a declaration has none.
    pub body: Option<Box<Body>>,
}

impl Function {
    /// A declaration.
    pub fn new(symbol: Symbol, ty: Type) -> Self {
        Self {
            common: GlobalCommon::new(symbol),
            ty,
            conv: CallConv::C,
            attributes: AttrList::EMPTY,
            gc: Str::EMPTY,
            prefix: None,
            prologue: None,
            personality: None,
            body: None,
        }
    }
}

/// Where a symbol is defined or declared in a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GlobalRef {
    /// In [`Module::globals`].
    Variable(usize),
    /// In [`Module::aliases`].
    Alias(usize),
    /// In [`Module::ifuncs`].
    Ifunc(usize),
    /// In [`Module::functions`].
    Function(usize),
}

/// A module of LLVM IR.
#[derive(Debug)]
pub struct Module {
    ctx: Arc<Context>,
    /// Name in the first comment, `; ModuleID = '...'`.
    pub id: String,
    /// `source_filename`
    pub source_filename: String,
    /// `target datalayout`
    pub data_layout: String,
    /// `target triple`
    pub target_triple: String,
    /// Module-level inline assembly, lines ended by `\n`.
    pub module_asm: Vec<u8>,
    /// Comdats by name; only those in use print.
    pub comdats: FxHashMap<Str, ComdatKind>,
    /// Named metadata, in order.
    pub named_metadata: Vec<(Str, Vec<Metadata>)>,
    globals: Vec<GlobalVariable>,
    aliases: Vec<Indirection>,
    ifuncs: Vec<Indirection>,
    functions: Vec<Function>,
    symbols: FxHashMap<Symbol, GlobalRef>,
    /// Whether nodes in circles without a distinct one are open for good, as those that MLIR makes.
    pub open_circles: bool,
    /// The numbers of the blocks of functions that were made in another order.
    pub(crate) block_numbers: FxHashMap<Symbol, Vec<u32>>,
    /// What bodies that were written already are written by.
    pub(crate) written: Vec<Written>,
}

impl Module {
    /// An empty module with a context of its own; `name` is both its id and its source file.
    pub fn new(name: &str) -> Self {
        Self::with_context(Arc::new(Context::new()), name)
    }

    /// The number of a block of a function as LLVM counts them: in the order in which the text
    /// mentions them.
    pub fn block_number(&self, function: Symbol, block: Block) -> u32 {
        let numbers = self.block_numbers.get(&function);
        let number = numbers.and_then(|numbers| numbers.get(block.as_u32() as usize));
        number.copied().unwrap_or(block.as_u32())
    }

    /// An empty module in a context.
    pub fn with_context(ctx: Arc<Context>, name: &str) -> Self {
        Self {
            ctx,
            id: name.to_owned(),
            source_filename: name.to_owned(),
            data_layout: String::new(),
            target_triple: String::new(),
            module_asm: Vec::new(),
            comdats: FxHashMap::default(),
            named_metadata: Vec::new(),
            globals: Vec::new(),
            aliases: Vec::new(),
            ifuncs: Vec::new(),
            functions: Vec::new(),
            symbols: FxHashMap::default(),
            open_circles: false,
            block_numbers: FxHashMap::default(),
            written: Vec::new(),
        }
    }

    /// The context.
    pub fn context(&self) -> &Arc<Context> {
        &self.ctx
    }

    /// Global variables, in order.
    pub fn globals(&self) -> &[GlobalVariable] {
        &self.globals
    }

    /// Aliases, in order.
    pub fn aliases(&self) -> &[Indirection] {
        &self.aliases
    }

    /// Ifuncs, in order.
    pub fn ifuncs(&self) -> &[Indirection] {
        &self.ifuncs
    }

    /// Functions, in order.
    pub fn functions(&self) -> &[Function] {
        &self.functions
    }

    /// Adds a global variable and returns its place.
    pub fn add_global(&mut self, global: GlobalVariable) -> usize {
        let at = self.globals.len();
        self.symbols.entry(global.common.symbol).or_insert(GlobalRef::Variable(at));
        self.globals.push(global);
        at
    }

    /// Adds an alias and returns its place.
    pub fn add_alias(&mut self, alias: Indirection) -> usize {
        let at = self.aliases.len();
        self.symbols.entry(alias.common.symbol).or_insert(GlobalRef::Alias(at));
        self.aliases.push(alias);
        at
    }

    /// Adds an ifunc and returns its place.
    pub fn add_ifunc(&mut self, ifunc: Indirection) -> usize {
        let at = self.ifuncs.len();
        self.symbols.entry(ifunc.common.symbol).or_insert(GlobalRef::Ifunc(at));
        self.ifuncs.push(ifunc);
        at
    }

    /// Adds a function and returns its place.
    pub fn add_function(&mut self, function: Function) -> usize {
        let at = self.functions.len();
        self.symbols.entry(function.common.symbol).or_insert(GlobalRef::Function(at));
        self.functions.push(function);
        at
    }

    /// Where a symbol is defined or declared.
    pub fn lookup(&self, symbol: Symbol) -> Option<GlobalRef> {
        self.symbols.get(&symbol).copied()
    }

    /// A global variable, to change it.
    pub fn global_mut(&mut self, at: usize) -> Option<&mut GlobalVariable> {
        self.globals.get_mut(at)
    }

    /// An alias or ifunc, to change it.
    pub(crate) fn indirection_mut(&mut self, symbol: Symbol) -> Option<&mut Indirection> {
        match self.lookup(symbol)? {
            GlobalRef::Alias(at) => self.aliases.get_mut(at),
            GlobalRef::Ifunc(at) => self.ifuncs.get_mut(at),
            _ => None,
        }
    }

    /// Takes the bodies out of all functions, which become declarations.
    pub fn take_bodies(&mut self) -> Vec<Option<Box<Body>>> {
        self.functions.iter_mut().map(|function| function.body.take()).collect()
    }

    /// Functions, to change them.
    pub(crate) fn functions_mut(&mut self) -> &mut [Function] {
        &mut self.functions
    }

    /// What all global values have, to change it.
    pub(crate) fn commons_mut(&mut self) -> impl Iterator<Item = &mut GlobalCommon> {
        let globals = self.globals.iter_mut().map(|global| &mut global.common);
        let others = self.aliases.iter_mut().chain(&mut self.ifuncs);
        globals
            .chain(others.map(|other| &mut other.common))
            .chain(self.functions.iter_mut().map(|function| &mut function.common))
    }

    /// Keeps the functions that pass.
    pub(crate) fn retain_functions(&mut self, keep: impl FnMut(&Function) -> bool) {
        self.functions.retain(keep);
        self.symbols.retain(|_, found| !matches!(found, GlobalRef::Function(_)));
        for (at, function) in self.functions.iter().enumerate() {
            self.symbols.entry(function.common.symbol).or_insert(GlobalRef::Function(at));
        }
    }

    /// Takes all debug information away.
    ///
    /// Returns whether there was any.
    pub fn strip_debug_info(&mut self) -> bool {
        let ctx = self.ctx.clone();
        let dbg = ctx.str("dbg");
        let named = self.named_metadata.len();
        self.named_metadata.retain(|row| {
            let name = ctx.str_bytes(row.0);
            !name.starts_with(b"llvm.dbg.") && name != b"llvm.gcov"
        });
        let mut any = self.named_metadata.len() < named;
        let mut strip = |common: &mut GlobalCommon| {
            let count = common.attachments.len();
            common.attachments.retain(|row| row.0 != dbg);
            any |= common.attachments.len() < count;
        };
        self.globals.iter_mut().for_each(|it| strip(&mut it.common));
        self.functions.iter_mut().for_each(|it| strip(&mut it.common));
        let mut loops = Loops::new(&ctx);
        let attached = ["heapallocsite", "DIAssignID"].map(|kind| ctx.str(kind));
        for body in self.functions.iter_mut().filter_map(|function| function.body.as_mut()) {
            any |= !body.debug_locs.is_empty() || !body.records.is_empty();
            any |= loops.strip(body);
            for list in body.attachments.values_mut() {
                list.retain(|row| !attached.contains(&row.0));
            }
            body.debug_locs.clear();
            body.records.clear();
        }
        any
    }

    /// Takes the names of arguments, blocks and instructions away, so that they go by number.
    pub fn strip_local_names(&mut self) {
        for body in self.functions.iter_mut().filter_map(|function| function.body.as_mut()) {
            body.local_names.clear();
            body.block_names.clear();
        }
    }

    /// A function, to change it.
    pub fn function_mut(&mut self, at: usize) -> Option<&mut Function> {
        self.functions.get_mut(at)
    }

    /// Gives a function its body, and adds the declarations the body asks for and the module
    /// does not have. Attach bodies in the order of their functions: the order of the
    /// declarations follows. Returns whether there is such a function.
    pub fn attach_body(&mut self, at: usize, body: impl Into<Box<Body>>) -> bool {
        let mut body = body.into();
        let requests = std::mem::take(&mut body.requests);
        let Some(function) = self.functions.get_mut(at) else { return false };
        function.body = Some(body);
        for request in requests {
            self.grant(request);
        }
        true
    }

    /// Adds what a body asks for. A function that is to have a new name has none yet.
    pub fn grant(&mut self, request: Request) {
        match request.wanted {
            Wanted::Text(text) => self.keep_text(request.symbol, text),
            Wanted::Declaration => {
                self.declare(request.symbol, request.ty, request.attributes);
            }
            Wanted::Global(global) if self.lookup(request.symbol).is_none() => {
                self.add_global(*global);
            }
            Wanted::Function(function, _) if self.lookup(request.symbol).is_none() => {
                self.add_function(*function);
            }
            Wanted::Global(_) | Wanted::Function(..) => {}
        }
    }

    /// Puts functions after others, given by their places: each right after its own, before those
    /// put there earlier.
    pub fn insert_functions(&mut self, inserted: Vec<(usize, Function)>) {
        let mut after = FxHashMap::<usize, Vec<Function>>::default();
        for (at, function) in inserted {
            after.entry(at).or_default().push(function);
        }
        let old = std::mem::take(&mut self.functions);
        for (at, function) in old.into_iter().enumerate() {
            self.functions.push(function);
            let own = after.remove(&at).unwrap_or_default();
            self.functions.extend(own.into_iter().rev());
        }
        self.retain_functions(|_| true);
    }

    /// Gives functions other symbols, which no global has.
    pub fn rename_functions(&mut self, names: &FxHashMap<Symbol, Symbol>) {
        let ctx = Arc::clone(&self.ctx);
        let space = crate::writer::program_addrspace(&self.data_layout);
        let constant = |symbol| ctx.global_in(symbol, space);
        let constants = names.iter().map(|(&old, &new)| (constant(old), constant(new)));
        let constants = constants.collect();
        for function in &mut self.functions {
            if let Some(&new) = names.get(&function.common.symbol) {
                function.common.symbol = new;
            }
            if let Some(body) = &mut function.body {
                body.replace_constants(&constants);
            }
        }
        self.retain_functions(|_| true);
    }

    /// Adds a private constant that holds text unless the module has the symbol.
    fn keep_text(&mut self, symbol: Symbol, text: Constant) {
        if self.lookup(symbol).is_some() {
            return;
        }
        let mut global = GlobalVariable::new(symbol, self.ctx.constant_type(text));
        (global.init, global.constant) = (Some(text), true);
        global.common.linkage = Linkage::Private;
        global.common.unnamed_addr = UnnamedAddr::Global;
        global.common.align = Some(1);
        self.add_global(global);
    }

    /// Whether the functions that a body asks for are declared as it asks for them.
    pub fn declares_for(&self, body: &Body) -> bool {
        body.requests.iter().all(|request| match self.lookup(request.symbol) {
            Some(GlobalRef::Function(at)) => self.functions.get(at).is_some_and(|found| {
                found.ty == request.ty && found.attributes == request.attributes
            }),
            Some(GlobalRef::Variable(_)) => !matches!(request.wanted, Wanted::Declaration),
            Some(_) => false,
            None => true,
        })
    }

    /// Says what bodies were written by: what each [`BodyWriter`](crate::BodyWriter) gave, by its
    /// number. Such a module is good for nothing but to be written.
    pub fn set_written(&mut self, written: Vec<Written>) {
        self.written = written;
    }

    /// Declares a function unless the module has the symbol; returns where that is.
    pub fn declare(&mut self, symbol: Symbol, ty: Type, attributes: AttrList) -> GlobalRef {
        if let Some(found) = self.lookup(symbol) {
            return found;
        }
        let mut function = Function { attributes, ..Function::new(symbol, ty) };
        function.common.addrspace = crate::writer::program_addrspace(&self.data_layout);
        GlobalRef::Function(self.add_function(function))
    }

    /// The operands of a named metadata node, which is added if it is new.
    pub fn named_metadata_mut(&mut self, name: &str) -> &mut Vec<Metadata> {
        let name = self.ctx.str(name);
        let at = self.named_metadata.iter().position(|(own, _)| *own == name);
        let at = at.unwrap_or_else(|| {
            self.named_metadata.push((name, Vec::new()));
            self.named_metadata.len() - 1
        });
        &mut self.named_metadata[at].1
    }
}
