//! What stands at the top level: signatures of functions, globals, aliases, and ops of other
//! dialects.

use couloir_ir::attr::{AttrKind, Param};
use couloir_ir::{Attribute, Failure, OpRef, Str};
use couloir_llvmir as l;
use couloir_llvmir::{
    Constant, Function, GlobalVariable, Indirection, Linkage, Module, ThreadLocal, Type,
    UnnamedAddr, Visibility,
};

use super::binaries::Loaded;
use super::structors::Structors;
use super::{Defined, Translator, report};
use crate::attributes::{
    function_attributes, passthrough_set, text_named, warn_of_arguments, with_intrinsic_attributes,
};
use crate::debug::expressions;
use crate::extension::{Amended, failed};
use crate::function::FunctionState;
use crate::names::Names;
use crate::ops::Row;
use crate::read::{bits_of, enum_bits, flag, floor_power_of_two, llvm_params, text_of};
use crate::types::{LAST_SPACE, TypeConverter, alias_space};

/// What stands at the top level.
pub(super) struct TopLevel<'x, 't> {
    pub(super) translator: &'x Translator<'t>,
    pub(super) out: &'x mut Module,
    /// How many names got a number.
    pub(super) renamed: u32,
    /// The binaries, and where what they were loaded as is found.
    pub(super) binaries: Vec<Loaded>,
    /// The lists of what runs first and last.
    pub(super) structors: Vec<Structors>,
}

impl<'x, 't> TopLevel<'x, 't> {
    pub(super) fn new(translator: &'x Translator<'t>, out: &'x mut Module) -> Self {
        Self { translator, out, renamed: 0, binaries: Vec::new(), structors: Vec::new() }
    }
}

impl TopLevel<'_, '_> {
    pub(super) fn signatures(&mut self, ops: &[OpRef<'_>]) -> Result<Vec<Defined>, Failure> {
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

    pub(super) fn globals(&mut self, ops: &[OpRef<'_>]) -> Result<(), Failure> {
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

    /// Ops of other kinds: those that stand inside functions only are errors here.
    pub(super) fn others(&mut self, ops: &[OpRef<'_>]) -> Result<(), Failure> {
        for &op in ops {
            match self.translator.tables.row(op) {
                Some(Row::Nothing) if op.name() == "llvm.comdat_selector" => {
                    return Err(failed(op));
                }
                Some(Row::Nothing) => {}
                Some(_) if op.name() == "gpu.binary" => self.binary(op)?,
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

pub(super) fn linkage(op: OpRef<'_>, names: &Names) -> Linkage {
    let number = op.attr(names.linkage).and_then(|attr| enum_bits(op.ctx(), attr));
    let number = number.and_then(|number| usize::try_from(number).ok());
    number.and_then(|number| LINKAGES.get(number).copied()).unwrap_or(Linkage::External)
}

pub(super) fn unnamed_addr(op: OpRef<'_>, names: &Names) -> UnnamedAddr {
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

/// The address space of globals of which nothing else is said.
pub(super) fn globals_space(layout: &str) -> u32 {
    let space = layout.split('-').filter_map(|part| part.strip_prefix('G')).next_back();
    space.and_then(|number| number.parse().ok()).unwrap_or(0)
}
