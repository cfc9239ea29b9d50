//! Named metadata of a module: compile units, identification, module flags, linker options; and
//! names of comdats.

use couloir_ir::attr::{AttrKind, Param};
use couloir_ir::{Attribute, Failure, Location, OpRef, RegionRef, Str};
use couloir_llvmir as l;
use couloir_llvmir::{ComdatKind, Constant, Metadata, MetadataData, Module, Opcode, Type};

use crate::attributes::text_named;
use crate::metadata::{strings, texts};
use crate::module::{Translator, report};
use crate::read::{bits_of, llvm_params, param_attr, param_list, param_text, param_u64};

/// Adds all of it, in the order MLIR makes it.
pub(crate) fn metadata(
    translator: &Translator<'_>,
    module: OpRef<'_>,
    ops: &[OpRef<'_>],
    out: &mut Module,
) {
    let llvm = translator.llvm;
    out.open_circles = translator.debug.has_circles;
    let (early, late) = translator.debug.units();
    compile_units(early, out);
    for name in ["llvm.ident", "llvm.commandline"] {
        if let Some(text) = text_named(module, name) {
            let tuple = llvm.md_tuple(&[llvm.md_string(text)]);
            out.named_metadata_mut(name).push(tuple);
        }
    }
    if let Some(libraries) = module.attr_named("llvm.dependent_libraries") {
        let names = match llvm_params(translator.ctx, libraries, "dependent_libraries") {
            Some(params) => texts(translator.ctx, &param_list(translator.ctx, params.first())),
            None => strings(translator.ctx, libraries),
        };
        let nodes = names.into_iter().map(|name| llvm.md_tuple(&[llvm.md_string(name)]));
        out.named_metadata_mut("llvm.dependent-libraries").extend(nodes);
    }
    for &op in ops {
        match op.name() {
            "llvm.module_flags" => module_flags(translator, op, out),
            "llvm.linker_options" => linker_options(translator, op, out),
            _ => {}
        }
    }
    compile_units(late, out);
    flag_unless_known(translator, ops, ("Debug Info Version", 3), out);
    if is_of_msvc(&out.target_triple) {
        flag_unless_known(translator, ops, ("CodeView", 1), out);
    }
}

/// Which of several definitions of a name the linker takes: names are those of the module.
pub(crate) fn comdats(
    translator: &Translator<'_>,
    ops: &[OpRef<'_>],
    out: &mut Module,
) -> Result<(), Failure> {
    const KINDS: &[ComdatKind] = &[
        ComdatKind::Any,
        ComdatKind::ExactMatch,
        ComdatKind::Largest,
        ComdatKind::NoDeduplicate,
        ComdatKind::SameSize,
    ];
    for op in ops.iter().filter(|op| op.name() == "llvm.comdat") {
        let Some(block) = op.region(0).and_then(RegionRef::entry) else { continue };
        for selector in block.ops().filter(|op| op.name() == "llvm.comdat_selector") {
            let Some(name) = selector.symbol_name() else { continue };
            let number = bits_of(selector, translator.names.comdat) as usize;
            let kind = KINDS.get(number).copied().unwrap_or(ComdatKind::Any);
            let name = translator.llvm.bytes(translator.ctx.bytes(name));
            if out.comdats.insert(name, kind).is_some() {
                let message =
                    "comdat selection symbols must be unique even in different comdat regions";
                report(translator.ctx, selector.location(), message);
                return Err(Failure);
            }
        }
    }
    Ok(())
}

fn compile_units(units: &[Metadata], out: &mut Module) {
    if !units.is_empty() {
        out.named_metadata_mut("llvm.dbg.cu").extend(units);
    }
}

/// A flag about debug information, which MLIR adds where the module has none of that name.
fn flag_unless_known(
    translator: &Translator<'_>,
    ops: &[OpRef<'_>],
    (name, value): (&str, i32),
    out: &mut Module,
) {
    let known = ops.iter().filter(|op| op.name() == "llvm.module_flags").any(|&op| {
        let list = flag_list(translator, op);
        list.iter().any(|&flag| flag_name(translator, flag) == Some(name))
    });
    if !known {
        let value = translator.llvm.md_constant(translator.llvm.i32(value));
        let flag = module_flag(translator.llvm, 2, name, value);
        out.named_metadata_mut("llvm.module.flags").push(flag);
    }
}

/// Whether a target is Windows with Microsoft's tools, as its name says.
fn is_of_msvc(triple: &str) -> bool {
    let mut parts = triple.splitn(4, '-').skip(2);
    let windows = |os: &str| os.starts_with("windows") || os.starts_with("win32");
    parts.next().is_some_and(windows) && parts.next().is_some_and(|env| env.starts_with("msvc"))
}

/// A module flag: behaviour, name, value.
fn module_flag(llvm: &l::Context, behavior: i32, name: &str, value: Metadata) -> Metadata {
    llvm.md_tuple(&[llvm.md_constant(llvm.i32(behavior)), llvm.md_string(name), value])
}

fn flag_list<'t>(translator: &Translator<'t>, op: OpRef<'_>) -> &'t [Attribute] {
    op.attr_named("flags").and_then(|attr| attr.as_array(translator.ctx)).unwrap_or_default()
}

fn module_flags(translator: &Translator<'_>, op: OpRef<'_>, out: &mut Module) {
    let flags = flag_list(translator, op).iter().filter_map(|&flag| flag_node(translator, flag));
    out.named_metadata_mut("llvm.module.flags").extend(flags);
}

fn flag_name<'t>(translator: &Translator<'t>, flag: Attribute) -> Option<&'t str> {
    let params = llvm_params(translator.ctx, flag, "mlir.module_flag")?;
    param_text(translator.ctx, params, 1)
}

fn flag_node(translator: &Translator<'_>, flag: Attribute) -> Option<Metadata> {
    let (ctx, llvm) = (translator.ctx, translator.llvm);
    let params = llvm_params(ctx, flag, "mlir.module_flag")?;
    let behavior = param_u64(ctx, params, 0)? as i32;
    let value = params.get(2)?.as_attr()?;
    let value = match value.kind(ctx) {
        AttrKind::String(text, _) => llvm.md_string(ctx.str(*text)),
        AttrKind::Integer(..) => llvm.md_constant(llvm.i32(value.as_i64(ctx)? as i32)),
        AttrKind::Array(entries) => call_graph(translator, entries),
        _ => profile_summary(translator, llvm_params(ctx, value, "profile_summary")?)?,
    };
    Some(module_flag(llvm, behavior, flag_name(translator, flag)?, value))
}

/// `CG Profile`: how often functions call each other. A function that is not in the module is
/// null.
fn call_graph(translator: &Translator<'_>, entries: &[Attribute]) -> Metadata {
    let (ctx, llvm) = (translator.ctx, translator.llvm);
    let function = |params: &[Param], at| {
        let name = param_attr(params, at)?.as_flat_symbol(ctx)?;
        Some(llvm.md_constant(translator.address(name)?))
    };
    let entry = |&entry: &Attribute| {
        let params = llvm_params(ctx, entry, "cgprofile_entry").unwrap_or_default();
        let count = param_u64(ctx, params, 2).unwrap_or(0);
        let count = llvm.md_constant(llvm.i64(count as i64));
        let parts = [function(params, 0), function(params, 1), Some(count)];
        llvm.intern_metadata(MetadataData::Tuple(parts.into()))
    };
    let entries = entries.iter().map(|node| Some(entry(node))).collect();
    llvm.distinct_metadata(MetadataData::Tuple(entries))
}

const PROFILE_FORMATS: &[&str] = &["SampleProfile", "InstrProf", "CSInstrProf"];

/// `ProfileSummary`: pairs of a name and a value.
fn profile_summary(translator: &Translator<'_>, params: &[Param]) -> Option<Metadata> {
    const COUNTS: &[(usize, &str)] = &[
        (1, "TotalCount"),
        (2, "MaxCount"),
        (3, "MaxInternalCount"),
        (4, "MaxFunctionCount"),
        (5, "NumCounts"),
        (6, "NumFunctions"),
        (7, "IsPartialProfile"),
    ];
    let (ctx, llvm) = (translator.ctx, translator.llvm);
    let pair = |name: &str, value| llvm.md_tuple(&[llvm.md_string(name), value]);
    let number = |value: u64| llvm.md_constant(llvm.i64(value as i64));
    let format = PROFILE_FORMATS.get(usize::try_from(param_u64(ctx, params, 0)?).ok()?)?;
    let mut parts = vec![pair("ProfileFormat", llvm.md_string(format))];
    for &(at, name) in COUNTS {
        parts.extend(param_u64(ctx, params, at).map(|count| pair(name, number(count))));
    }
    if let Some(ratio) = param_attr(params, 8) {
        let ratio = translator.constants().constant(l::Type::DOUBLE, ratio, Location::UNKNOWN)?;
        parts.push(pair("PartialProfileRatio", llvm.md_constant(ratio)));
    }
    let detail = |entry: Attribute| {
        let params = llvm_params(ctx, entry, "profile_summary_detailed").unwrap_or_default();
        let parts = (0..3).map(|at| number(param_u64(ctx, params, at).unwrap_or(0)));
        llvm.md_tuple(&parts.collect::<Vec<_>>())
    };
    let details = param_list(ctx, params.get(9)).into_iter().map(detail).collect::<Vec<_>>();
    parts.push(pair("DetailedSummary", llvm.md_tuple(&details)));
    Some(llvm.md_tuple(&parts))
}

fn linker_options(translator: &Translator<'_>, op: OpRef<'_>, out: &mut Module) {
    let llvm = translator.llvm;
    let Some(attr) = op.attr_named("options") else { return };
    let words = strings(translator.ctx, attr);
    let words = words.into_iter().map(|word| llvm.md_string(word)).collect::<Vec<_>>();
    out.named_metadata_mut("llvm.linker.options").push(llvm.md_tuple(&words));
}

impl Translator<'_> {
    /// The function that handles exceptions, as a pointer wherever functions are.
    pub(crate) fn personality(&self, name: Str) -> Option<Constant> {
        let address = self.address(name)?;
        let fits = self.llvm.constant_type(address) == Type::PTR;
        Some(if fits { address } else { self.llvm.cast_expr(Opcode::BitCast, address, Type::PTR) })
    }

    /// `{ i32, ptr, ptr }`: an entry of the functions that run first or last.
    pub(crate) fn structor_type(&self) -> Type {
        let called = self.llvm.ptr_type(self.function_space);
        self.llvm.struct_type(&[Type::I32, called, Type::PTR])
    }
}
