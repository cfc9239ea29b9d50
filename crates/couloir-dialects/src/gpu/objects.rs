//! Attributes of compiled kernels: what is known of each, the object that holds them, and which of
//! several objects is taken. A table holds its kernels in the order of their names, each name once.

use couloir_diag::BytePos;
use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::{AttrDef, AttrKind, DialectAttr, Param};
use couloir_ir::{Attribute, Context, Failure};
use couloir_ods::enum_cases;

enum_cases! {
    /// What an object is.
    FORMATS = "::mlir::gpu::CompilationTarget", [
        "offload" = 1, "assembly" = 2, "bin" = 3, "fatbin" = 4,
    ];
}

const FATBIN: u64 = 4;

/// `#gpu.kernel_metadata<"name", (i32) -> (), arg_attrs = [{}], metadata = {a}>`
pub static KERNEL_METADATA: AttrDef = AttrDef {
    dialect: "gpu",
    mnemonic: "kernel_metadata",
    parse: parse_metadata,
    print: print_metadata,
    ..AttrDef::EMPTY
};

/// `#gpu.kernel_table<[#gpu.kernel_metadata<...>]>`
pub static KERNEL_TABLE: AttrDef = AttrDef {
    dialect: "gpu",
    mnemonic: "kernel_table",
    parse: parse_table,
    print: print_table,
    ..AttrDef::EMPTY
};

/// `#gpu.object<#nvvm.target, properties = {}, kernels = <>, bin = "...">`
pub static OBJECT: AttrDef = AttrDef {
    dialect: "gpu",
    mnemonic: "object",
    parse: parse_object,
    print: print_object,
    ..AttrDef::EMPTY
};

/// `#gpu.select_object<0>`
pub static SELECT_OBJECT: AttrDef = AttrDef {
    dialect: "gpu",
    mnemonic: "select_object",
    parse: parse_selection,
    print: |_, attr, printer| {
        if let Some(&Param::Attr(target)) = attr.params.first() {
            printer.text("<");
            printer.attribute(target);
            printer.text(">");
        }
    },
    ..AttrDef::EMPTY
};

/// `#gpu.select_object`: the first of all.
pub fn first_object(ctx: &Context) -> Attribute {
    Attribute::dialect(ctx, &SELECT_OBJECT, vec![Param::None])
}

/// Whether code can be made for what an attribute stands for.
pub(super) fn is_target(ctx: &Context, attr: Attribute) -> bool {
    let Some(own) = attr.as_dialect(ctx) else { return false };
    matches!(
        (own.def.dialect, own.def.mnemonic),
        ("nvvm" | "rocdl" | "xevm", "target") | ("spirv", "target_env")
    )
}

/// The error that a parameter could not be read, after what says why.
fn not_read(parser: &mut dyn AsmParser, of: &str, name: &str, class: &str) -> Failure {
    parser.follow_up(&format!("failed to parse {of} parameter '{name}' which is to be a `{class}`"))
}

/// Takes an attribute of a kind.
fn attr_of(
    parser: &mut dyn AsmParser,
    (of, name, class): (&str, &str, &str),
    is: fn(&AttrKind) -> bool,
) -> ParseResult<Attribute> {
    let at = parser.position();
    let attr = parser.attribute(None);
    let wrong = attr.is_ok_and(|attr| !is(attr.kind(parser.context())));
    if wrong {
        parser.error(at, "invalid kind of attribute specified");
    }
    match attr {
        Ok(attr) if !wrong => Ok(attr),
        _ => Err(not_read(parser, of, name, class)),
    }
}

const METADATA: &str = "GPU_KernelMetadataAttr";

fn parse_metadata(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let at = parser.position();
    parser.punct("<")?;
    let is_str = |kind: &AttrKind| matches!(kind, AttrKind::String(..));
    let name = attr_of(parser, (METADATA, "name", "StringAttr"), is_str)?;
    parser.punct(",")?;
    let ty = parser.ty().map_err(|_| not_read(parser, METADATA, "function_type", "Type"))?;
    let mut params = [Param::None, Param::None];
    if parser.optional_punct(",") {
        parse_fields(parser, &mut params)?;
    }
    parser.punct(">")?;
    let ctx = parser.context();
    if name.as_text(ctx).is_some_and(str::is_empty) {
        return Err(parser.error(at, "the kernel name can't be empty"));
    }
    let dicts = params[0].as_attr().and_then(|attrs| attrs.as_array(ctx)).unwrap_or_default();
    if !dicts.iter().all(|attr| attr.as_dictionary(ctx).is_some()) {
        let message = "all attributes in the array must be a dictionary attribute";
        return Err(parser.error(at, message));
    }
    let [args, metadata] = params;
    let params = vec![Param::Attr(name), Param::Type(ty), args, metadata];
    Ok(Attribute::dialect(ctx, &KERNEL_METADATA, params))
}

/// `arg_attrs = [...], metadata = {...}` in any order, or what there is of it.
fn parse_fields(parser: &mut dyn AsmParser, params: &mut [Param; 2]) -> ParseResult {
    for at in 0..params.len() {
        if at > 0 && !parser.optional_punct(",") {
            return Ok(());
        }
        let Some(name) = field_name(parser, at == 0)? else { return Ok(()) };
        parser.punct("=")?;
        let is_array = |kind: &AttrKind| matches!(kind, AttrKind::Array(..));
        let is_dict = |kind: &AttrKind| matches!(kind, AttrKind::Dictionary(..));
        let [args, metadata] = params;
        match (name.as_str(), &args, &metadata) {
            ("arg_attrs", Param::None, _) => {
                let attr = attr_of(parser, (METADATA, "arg_attrs", "ArrayAttr"), is_array)?;
                *args = Param::Attr(attr);
            }
            ("metadata", _, Param::None) => {
                let attr = attr_of(parser, (METADATA, "metadata", "DictionaryAttr"), is_dict)?;
                *metadata = Param::Attr(attr);
            }
            _ => {
                let at = parser.position();
                let message = format!("duplicate or unknown struct parameter name: {name}");
                return Err(parser.error(at, &message));
            }
        }
    }
    Ok(())
}

/// The name of a field; the first may be missing.
fn field_name(parser: &mut dyn AsmParser, optional: bool) -> ParseResult<Option<String>> {
    if optional {
        return Ok(parser.optional_any_keyword());
    }
    match parser.any_keyword() {
        Ok(name) => Ok(Some(name)),
        Err(_) => {
            let at = parser.position();
            Err(parser.error(at, "expected a parameter name in struct"))
        }
    }
}

fn print_metadata(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    let [Param::Attr(name), Param::Type(ty), args, metadata] = &*attr.params else { return };
    printer.text("<");
    printer.attribute(*name);
    printer.text(", ");
    printer.ty(*ty);
    for (name, param) in [("arg_attrs", args), ("metadata", metadata)] {
        if let Param::Attr(attr) = param {
            printer.text(&format!(", {name} = "));
            printer.attribute(*attr);
        }
    }
    printer.text(">");
}

/// The name of the kernel that an attribute is about.
fn kernel_name(ctx: &Context, kernel: Attribute) -> Option<&str> {
    kernel.params_of(ctx, &KERNEL_METADATA)?.first()?.as_attr()?.as_text(ctx)
}

fn parse_table(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let at = parser.position();
    parser.punct("<")?;
    let mut kernels = Vec::new();
    if parser.optional_punct("[") {
        loop {
            let kernel = stripped(parser, &KERNEL_METADATA);
            kernels.push(kernel.map_err(|_| {
                let class = "::llvm::ArrayRef<KernelMetadataAttr>";
                not_read(parser, "GPU_KernelTableAttr", "kernel_table", class)
            })?);
            if !parser.optional_punct(",") {
                break;
            }
        }
        parser.punct("]")?;
    }
    parser.punct(">")?;
    let ctx = parser.context();
    kernels.sort_by(|a, b| kernel_name(ctx, *a).cmp(&kernel_name(ctx, *b)));
    let twice = |pair: &[Attribute]| kernel_name(ctx, pair[0]) == kernel_name(ctx, pair[1]);
    if kernels.windows(2).any(twice) {
        return Err(parser.error(at, "expected all kernels to be uniquely named"));
    }
    let kernels = kernels.into_iter().map(Param::Attr).collect();
    Ok(Attribute::dialect(ctx, &KERNEL_TABLE, vec![Param::List(kernels)]))
}

/// Takes an attribute of a definition, with or without its prefix.
fn stripped(parser: &mut dyn AsmParser, def: &'static AttrDef) -> ParseResult<Attribute> {
    let mut attr = Attribute::UNIT;
    parser.nested(&mut |parser| {
        attr = parser.stripped_attribute(def)?;
        Ok(())
    })?;
    Ok(attr)
}

fn print_table(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    let Some(Param::List(kernels)) = attr.params.first() else { return };
    printer.text("<");
    for (at, kernel) in kernels.iter().enumerate() {
        printer.text(if at == 0 { "[" } else { ", " });
        if let Param::Attr(kernel) = kernel {
            printer.attribute(*kernel);
        }
    }
    printer.text(if kernels.is_empty() { ">" } else { "]>" });
}

const OBJECT_CLASS: &str = "GPU_ObjectAttr";

fn parse_object(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let start = parser.position();
    parser.punct("<")?;
    let target = attr_of(parser, (OBJECT_CLASS, "target", "Attribute"), |_| true)?;
    parser.punct(",")?;
    let (mut properties, mut kernels) = (Param::None, Param::None);
    if parser.optional_keyword("properties") {
        parser.punct("=")?;
        let is_dict = |kind: &AttrKind| matches!(kind, AttrKind::Dictionary(..));
        let class = (OBJECT_CLASS, "properties", "DictionaryAttr");
        properties = Param::Attr(attr_of(parser, class, is_dict)?);
        parser.punct(",")?;
    }
    if parser.optional_keyword("kernels") {
        parser.punct("=")?;
        let table = stripped(parser, &KERNEL_TABLE)
            .map_err(|_| not_read(parser, OBJECT_CLASS, "kernels", "KernelTableAttr"))?;
        kernels = Param::Attr(table);
        parser.punct(",")?;
    }
    let (format, object) = parse_contents(parser)?;
    parser.punct(">")?;
    if !is_target(parser.context(), target) {
        let message =
            "the target attribute must implement or promise the `gpu::TargetAttrInterface`";
        return Err(parser.error(start, message));
    }
    let params =
        vec![Param::Attr(target), Param::Uint(format), Param::Attr(object), properties, kernels];
    Ok(Attribute::dialect(parser.context(), &OBJECT, params))
}

/// `[format =] "object"`
fn parse_contents(parser: &mut dyn AsmParser) -> ParseResult<(u64, Attribute)> {
    let at = parser.position();
    let format = match parser.optional_any_keyword() {
        None => FATBIN,
        Some(word) => format_after(parser, at, &word)?,
    };
    let is_str = |kind: &AttrKind| matches!(kind, AttrKind::String(..));
    let object = attr_of(parser, (OBJECT_CLASS, "object", "StringAttr"), is_str)?;
    Ok((format, object))
}

fn format_after(parser: &mut dyn AsmParser, at: BytePos, word: &str) -> ParseResult<u64> {
    let Some(format) = FORMATS.value_of(word) else {
        return Err(parser.error(at, "expected keyword for GPU object format"));
    };
    if parser.punct("=").is_err() {
        return Err(parser.error(at, "expected an equal sign"));
    }
    Ok(format)
}

fn print_object(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    let [Param::Attr(target), Param::Uint(format), Param::Attr(object), properties, kernels] =
        &*attr.params
    else {
        return;
    };
    printer.text("<");
    printer.attribute(*target);
    if let Param::Attr(properties) = properties {
        printer.text(", properties = ");
        printer.attribute(*properties);
    }
    if let Param::Attr(kernels) = kernels {
        printer.text(", kernels = ");
        printer.stripped_attribute(*kernels);
    }
    printer.text(", ");
    if let Some(word) = FORMATS.text_of(*format).filter(|_| *format != FATBIN) {
        printer.text(&format!("{word} = "));
    }
    printer.attribute(*object);
    printer.text(">");
}

fn parse_selection(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let at = parser.position();
    let mut target = Param::None;
    if parser.optional_punct("<") {
        let class = ("GPU_SelectObjectAttr", "target", "Attribute");
        target = Param::Attr(attr_of(parser, class, |_| true)?);
        parser.punct(">")?;
    }
    if let Param::Attr(target) = target {
        check_selection(parser, at, target)?;
    }
    Ok(Attribute::dialect(parser.context(), &SELECT_OBJECT, vec![target]))
}

/// An object is told by its number or by its target.
fn check_selection(parser: &mut dyn AsmParser, at: BytePos, target: Attribute) -> ParseResult {
    let ctx = parser.context();
    let AttrKind::Integer(_, number) = target.kind(ctx) else {
        if is_target(ctx, target) {
            return Ok(());
        }
        return Err(parser.error(at, "the target attribute must be a GPU Target attribute"));
    };
    // The sign is that of the bits, whatever the type.
    if number.is_negative() {
        return Err(parser.error(at, "the object index must be positive"));
    }
    Ok(())
}
