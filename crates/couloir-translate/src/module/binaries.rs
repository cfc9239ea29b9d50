//! `gpu.binary`: the object that is taken becomes a constant, and two functions that load it first
//! and give it back last.
//!
//! Of a binary called `name` there are the constant `name_binary`, the variable `name_module` that
//! holds what it was loaded as, and the functions `name_load` and `name_unload`. Names that the
//! module has already get a number, as LLVM gives it.

use couloir_ir::attr::{AttrKind, Param};
use couloir_ir::{Attribute, Context, Failure, OpRef, Str};
use couloir_llvmir::{
    Access, AttrList, Constant, Function, FunctionBuilder, GlobalRef, GlobalVariable, Linkage,
    Symbol, Type, Value,
};

use super::structors::{FIRST, LAST};
use super::top_level::{TopLevel, globals_space};
use crate::extension::failed;

/// How a binary is named, and where what it was loaded as is found, if it is: in a variable.
pub(super) type Loaded = (Str, Option<Constant>);

/// Where functions that run first or last stand.
const SECTION: &str = ".text.startup";

/// When binaries are loaded and given back, among what else runs first and last.
const PRIORITY: i32 = 123;

/// The number of the format whose objects are compiled as they are loaded.
const ASSEMBLY: u64 = 2;

/// An object of a binary.
struct Object<'c> {
    target: Attribute,
    format: u64,
    bytes: &'c [u8],
    properties: &'c [(Str, Attribute)],
}

impl<'c> Object<'c> {
    fn of(ctx: &'c Context, attr: Attribute) -> Option<Self> {
        let data = attr.as_dialect(ctx).filter(|data| data.def.mnemonic == "object")?;
        let [Param::Attr(target), Param::Uint(format), Param::Attr(object), properties, ..] =
            &*data.params
        else {
            return None;
        };
        let AttrKind::String(bytes, _) = object.kind(ctx) else { return None };
        let properties = properties.as_attr().and_then(|attr| attr.as_dictionary(ctx));
        Some(Self {
            target: *target,
            format: *format,
            bytes: ctx.bytes(*bytes),
            properties: properties.unwrap_or_default(),
        })
    }

    fn property(&self, ctx: &Context, name: &str) -> Option<Attribute> {
        self.properties.iter().find(|(own, _)| ctx.str(*own) == name).map(|row| row.1)
    }
}

/// The object of a binary that is taken: the one with a number, or the last with a target.
fn selected<'c>(ctx: &'c Context, op: OpRef<'_>) -> Option<Object<'c>> {
    let objects = op.attr_named("objects")?.as_array(ctx)?;
    let handler = op.attr_named("offloadingHandler").and_then(|attr| attr.as_dialect(ctx));
    let told = handler.and_then(|handler| handler.params.first()?.as_attr());
    let mut objects = objects.iter().filter_map(|&attr| Object::of(ctx, attr));
    match told.map(|told| (told, told.kind(ctx))) {
        None => objects.next(),
        Some((_, AttrKind::Integer(_, number))) => {
            objects.nth(usize::try_from(number.low_u64()).ok()?)
        }
        Some((target, _)) => objects.rfind(|object| object.target == target),
    }
}

impl TopLevel<'_, '_> {
    /// Adds what a binary becomes.
    pub(super) fn binary(&mut self, op: OpRef<'_>) -> Result<(), Failure> {
        let ctx = self.translator.ctx;
        let name = op.symbol_name().ok_or(Failure)?;
        let Some(object) = selected(ctx, op) else {
            _ = op.error("the requested target object couldn't be found").fail::<()>();
            return Err(failed(op));
        };
        self.finish_structors(false);
        let binary = self.object(name, &object);
        let loaded = self.variable(name, "_module", Type::PTR);
        let module = self.add(loaded, self.translator.llvm.null(Type::PTR));
        let calls = Runtime { binary, module };
        self.load(name, &object, &calls);
        self.unload(name, &calls);
        let found = self.found(name);
        self.binaries.push((name, found));
        Ok(())
    }

    /// The variable that launches of the kernels of a binary read.
    fn found(&self, name: Str) -> Option<Constant> {
        let symbol = self.suffixed(name, "_module");
        match self.out.lookup(symbol)? {
            GlobalRef::Variable(at) => {
                let space = self.out.globals().get(at)?.common.addrspace;
                Some(self.translator.llvm.global_in(symbol, space))
            }
            _ => None,
        }
    }

    /// The constant that holds an object.
    fn object(&mut self, name: Str, object: &Object<'_>) -> Constant {
        let (ctx, llvm) = (self.translator.ctx, self.translator.llvm);
        let mut bytes = object.bytes.to_vec();
        bytes.extend((object.format == ASSEMBLY).then_some(0));
        let text = llvm.string(&bytes);
        let mut global = self.variable(name, "_binary", llvm.constant_type(text));
        (global.constant, global.common.align) = (true, Some(8));
        let section = object.property(ctx, "section");
        if let Some(AttrKind::String(section, _)) = section.map(|attr| attr.kind(ctx)) {
            global.common.section = llvm.bytes(ctx.bytes(*section));
        }
        self.add(global, text)
    }

    /// A variable of the module alone.
    fn variable(&mut self, name: Str, suffix: &str, ty: Type) -> GlobalVariable {
        let symbol = self.suffixed(name, suffix);
        let mut global = GlobalVariable::new(self.fresh(symbol), ty);
        global.common.linkage = Linkage::Internal;
        global.common.addrspace = globals_space(&self.out.data_layout);
        global
    }

    fn add(&mut self, mut global: GlobalVariable, init: Constant) -> Constant {
        global.init = Some(init);
        let address = (global.common.symbol, global.common.addrspace);
        self.out.add_global(global);
        self.translator.llvm.global_in(address.0, address.1)
    }

    fn suffixed(&self, name: Str, suffix: &str) -> Symbol {
        let mut bytes = self.translator.ctx.bytes(name).to_vec();
        bytes.extend(suffix.bytes());
        self.translator.llvm.bytes(&bytes).into()
    }

    /// A symbol that the module does not have: this one, or with a number.
    pub(super) fn fresh(&mut self, symbol: Symbol) -> Symbol {
        if self.out.lookup(symbol).is_some() { self.numbered(symbol) } else { symbol }
    }

    /// A symbol with a number that the module does not have.
    pub(super) fn numbered(&mut self, symbol: Symbol) -> Symbol {
        let llvm = self.translator.llvm;
        let Some(name) = symbol.name() else { return symbol };
        loop {
            self.renamed += 1;
            let mut bytes = llvm.str_bytes(name).to_vec();
            bytes.extend(format!(".{}", self.renamed).bytes());
            let numbered = llvm.bytes(&bytes).into();
            if self.out.lookup(numbered).is_none() {
                return numbered;
            }
        }
    }

    /// The function that loads a binary.
    fn load(&mut self, name: Str, object: &Object<'_>, calls: &Runtime) {
        let llvm = self.translator.llvm;
        let (called, also) = match object.format {
            ASSEMBLY => ("mgpuModuleLoadJIT", (Type::I32, self.level(object))),
            _ => ("mgpuModuleLoad", (Type::I64, llvm.i64(object.bytes.len() as i64))),
        };
        self.runs(name, "_load", FIRST, |own, builder| {
            let ty = llvm.function_type(Type::PTR, &[Type::PTR, also.0], false);
            let loaded = own.call(builder, called, ty, &[calls.binary.into(), also.1.into()]);
            if let Some(loaded) = loaded {
                builder.store(loaded, calls.module.into(), own.pointer_access());
            }
        });
    }

    /// How far an object that is compiled as it is loaded is optimized.
    fn level(&self, object: &Object<'_>) -> Constant {
        let (ctx, llvm) = (self.translator.ctx, self.translator.llvm);
        let known = object.property(ctx, "O").and_then(|attr| {
            let AttrKind::Integer(ty, _) = attr.kind(ctx) else { return None };
            let ty = llvm.int_type(ty.int_width(ctx).unwrap_or(64));
            self.translator.constants().constant(ty, attr, couloir_ir::Location::UNKNOWN)
        });
        known.unwrap_or_else(|| llvm.i32(0))
    }

    /// The function that gives a binary back.
    fn unload(&mut self, name: Str, calls: &Runtime) {
        let llvm = self.translator.llvm;
        self.runs(name, "_unload", LAST, |own, builder| {
            let loaded = builder.load(Type::PTR, calls.module.into(), own.pointer_access());
            let ty = llvm.function_type(Type::VOID, &[Type::PTR], false);
            own.call(builder, "mgpuModuleUnload", ty, &[loaded]);
        });
    }

    /// Adds a function that runs first or last.
    fn runs(
        &mut self,
        name: Str,
        suffix: &str,
        list: &'static str,
        fill: impl Fn(&Self, &mut FunctionBuilder<'_>),
    ) {
        let llvm = self.translator.llvm;
        let ty = llvm.function_type(Type::VOID, &[], false);
        let symbol = self.suffixed(name, suffix);
        let symbol = self.fresh(symbol);
        let mut function = Function::new(symbol, ty);
        function.common.linkage = Linkage::Internal;
        function.common.addrspace = self.translator.function_space;
        function.common.section = llvm.str(SECTION);
        let at = self.out.add_function(function);
        let mut builder = FunctionBuilder::new(llvm, ty);
        builder.set_function_space(self.translator.function_space);
        let entry = builder.block();
        builder.name_block(entry, "entry");
        builder.switch_to(entry);
        fill(self, &mut builder);
        builder.ret(None);
        self.out.attach_body(at, builder.finish());
        let address = llvm.global_in(symbol, self.translator.function_space);
        let parts = [llvm.i32(PRIORITY), address, llvm.null(Type::PTR)];
        let entry = llvm.aggregate(self.translator.structor_type(), &parts);
        self.run(list, vec![entry]);
    }

    /// Calls a function of the run time.
    fn call(
        &self,
        builder: &mut FunctionBuilder<'_>,
        name: &str,
        ty: Type,
        args: &[Value],
    ) -> Option<Value> {
        let symbol = self.translator.llvm.symbol(name);
        let callee = builder.declare(symbol, ty, AttrList::EMPTY);
        let call = builder.call(ty, callee, args);
        builder.result(call)
    }

    fn pointer_access(&self) -> Access<'static> {
        Access::aligned(self.translator.layout.abi_align(self.translator.llvm, Type::PTR))
    }
}

/// What functions that load and give back speak of.
struct Runtime {
    binary: Constant,
    module: Constant,
}
