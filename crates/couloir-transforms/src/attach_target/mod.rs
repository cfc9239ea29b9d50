//! `nvvm-attach-target`, `rocdl-attach-target`, `xevm-attach-target`: the modules of kernels whose
//! names match are to be compiled for one target more, unless they are already.

use couloir_dialects::gpu::Module;
use couloir_dialects::{nvvm, rocdl, xevm};
use couloir_ir::attr::{AttrDef, Param};
use couloir_ir::body::{Body, Op};
use couloir_ir::{Attribute, Context, Scope};
use couloir_pass::{OptionDef, OptionKind, Options, PassCx, PassDef};
use regex::Regex;

const fn text(name: &'static str, default: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::Text, default, description }
}

const fn flag(name: &'static str, default: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::Bool, default, description }
}

const LEVEL: OptionDef = OptionDef {
    name: "O",
    kind: OptionKind::Unsigned,
    default: "2",
    description: "Optimization level.",
};
const LINK: OptionDef = OptionDef {
    name: "l",
    kind: OptionKind::List,
    default: "",
    description: "Extra bitcode libraries paths to link to.",
};
const MODULE: OptionDef =
    text("module", "", "Regex used to identify the modules to attach the target to.");

const fn triple(default: &'static str) -> OptionDef {
    text("triple", default, "Target triple.")
}

const fn chip(default: &'static str) -> OptionDef {
    text("chip", default, "Target chip.")
}

/// `nvvm-attach-target`
pub static NVVM: PassDef = PassDef {
    name: "nvvm-attach-target",
    class: "GpuNVVMAttachTarget",
    description: "Attaches an NVVM target attribute to a GPU Module.",
    anchor: None,
    options: &[
        LEVEL,
        chip("sm_50"),
        flag("fast", "false", "Enable fast math mode."),
        text(
            "features",
            "",
            "Target features, default is to use the minimum PTX ISA version for the SM target.",
        ),
        flag("ftz", "false", "Enable flush to zero for denormals."),
        LINK,
        MODULE,
        text("ptxas-cmd-options", "", "Command line options passed to downstream compiler"),
        triple("nvptx64-nvidia-cuda"),
    ],
    run: |cx| {
        attach(cx, nvvm_target);
        Ok(())
    },
    loads: &["nvvm"],
    ..PassDef::EMPTY
};

/// `rocdl-attach-target`
pub static ROCDL: PassDef = PassDef {
    name: "rocdl-attach-target",
    class: "GpuROCDLAttachTarget",
    description: "Attaches a ROCDL target attribute to a GPU Module.",
    anchor: None,
    options: &[
        LEVEL,
        text("abi", "600", "ABI version."),
        chip("gfx900"),
        flag("correct-sqrt", "true", "Enable correct rounded sqrt."),
        flag("daz", "false", "Enable denormals are zero opt."),
        flag("fast", "false", "Enable fast relaxed math opt."),
        text("features", "", "Target features."),
        flag("finite-only", "false", "Enable finite only opt."),
        LINK,
        MODULE,
        triple("amdgcn-amd-amdhsa"),
        flag("unsafe-math", "false", "Enable unsafe math opt."),
        flag("wave64", "true", "Use Wave64 mode."),
    ],
    run: |cx| {
        attach(cx, rocdl_target);
        Ok(())
    },
    loads: &["rocdl"],
    ..PassDef::EMPTY
};

/// `xevm-attach-target`
pub static XEVM: PassDef = PassDef {
    name: "xevm-attach-target",
    class: "GpuXeVMAttachTarget",
    description: "Attaches a XeVM target attribute to a GPU Module.",
    anchor: None,
    options: &[
        LEVEL,
        chip("bmg"),
        text("cmd-options", "", "Command line options passed to downstream compiler"),
        LINK,
        MODULE,
        triple("spirv64-unknown-unknown"),
    ],
    run: |cx| {
        attach(cx, xevm_target);
        Ok(())
    },
    loads: &["xevm"],
    ..PassDef::EMPTY
};

/// Attaches a target to the modules directly in the op that a pass is at.
fn attach(cx: &mut PassCx<'_>, make: fn(&Context, &Options) -> Attribute) {
    let (ctx, options) = (cx.ctx, cx.options);
    let target = make(ctx, options);
    // What is no pattern matches nothing.
    let pattern = match options.text("module") {
        "" => None,
        pattern => Some(Regex::new(pattern).ok()),
    };
    let wanted = |body: &Body, op: Op| {
        let name = Scope::new(ctx, body).op(op).symbol_name().map(|name| ctx.str(name));
        match &pattern {
            None => true,
            Some(pattern) => pattern.as_ref().zip(name).is_some_and(|(of, name)| of.is_match(name)),
        }
    };
    _ = cx.inside(|_, body| {
        for module in modules(body) {
            if wanted(body, module) {
                add(ctx, body, module, target);
            }
        }
    });
}

/// The modules of kernels at the outermost level of a body.
fn modules(body: &Body) -> Vec<Op> {
    let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
    let ops = blocks.flat_map(|block| body.block_ops(block));
    let is = |op: &Op| {
        let def = body.op(*op).name.def();
        def.is_some_and(|def| std::ptr::eq(def, Module::def()))
    };
    ops.filter(is).collect()
}

fn add(ctx: &Context, body: &mut Body, module: Op, target: Attribute) {
    let targets = body.prop(module, Module::TARGETS);
    let targets = targets.and_then(|targets| targets.as_array(ctx)).unwrap_or_default();
    if targets.contains(&target) {
        return;
    }
    let targets = targets.iter().copied().chain([target]).collect::<Vec<_>>();
    body.set_prop(module, Module::TARGETS, Some(Attribute::array(ctx, &targets)));
}

/// The level, the triple and the chip, as all targets have them.
fn common(ctx: &Context, options: &Options) -> Vec<Param> {
    vec![Param::Int(options.number("O")), word(ctx, options, "triple"), word(ctx, options, "chip")]
}

fn word(ctx: &Context, options: &Options, name: &str) -> Param {
    Param::Str(ctx.intern(options.text(name)))
}

/// A dictionary, where there is something in it.
fn dictionary(ctx: &Context, entries: Vec<(&str, Attribute)>) -> Param {
    if entries.is_empty() {
        return Param::None;
    }
    let entries = entries.into_iter().map(|(name, attr)| (ctx.intern(name), attr));
    Param::Attr(Attribute::dictionary(ctx, entries.collect()))
}

fn strings<'t>(ctx: &Context, texts: impl Iterator<Item = &'t str>) -> Attribute {
    let texts = texts.map(|text| Attribute::string(ctx, text)).collect::<Vec<_>>();
    Attribute::array(ctx, &texts)
}

/// The files to link, where there are some.
fn link(ctx: &Context, options: &Options) -> Param {
    match options.list("l") {
        files if files.is_empty() => Param::None,
        files => Param::Attr(strings(ctx, files.into_iter())),
    }
}

/// The words of a text as a shell takes them: with quotes, and with characters after a backslash as
/// they are.
fn words(text: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    let mut chars = text.chars();
    while let Some(next) = chars.next() {
        match (next, quote) {
            ('\\', None | Some('"')) => word.get_or_insert_default().extend(chars.next()),
            ('\'' | '"', None) => {
                quote = Some(next);
                word.get_or_insert_default();
            }
            (_, Some(end)) if next == end => quote = None,
            (_, None) if next.is_ascii_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(next),
        }
    }
    words.extend(word);
    words
}

/// The words of an option as an entry, where there are some.
fn command<'n>(ctx: &Context, options: &Options, name: &'n str) -> Option<(&'n str, Attribute)> {
    let words = words(options.text(name));
    (!words.is_empty()).then(|| (name, strings(ctx, words.iter().map(String::as_str))))
}

/// The flags that are given.
fn given<'f>(options: &Options, flags: &[(&str, bool, &'f str)]) -> Vec<(&'f str, Attribute)> {
    let given = flags.iter().filter(|(option, value, _)| options.flag(option) == *value);
    given.map(|&(_, _, name)| (name, Attribute::UNIT)).collect()
}

fn target(ctx: &Context, def: &'static AttrDef, params: Vec<Param>) -> Attribute {
    Attribute::dialect(ctx, def, params)
}

fn nvvm_target(ctx: &Context, options: &Options) -> Attribute {
    let mut flags = given(options, &[("fast", true, "fast"), ("ftz", true, "ftz")]);
    flags.extend(command(ctx, options, "ptxas-cmd-options"));
    let mut params = common(ctx, options);
    params.extend([
        word(ctx, options, "features"),
        dictionary(ctx, flags),
        link(ctx, options),
        Param::Bool(true),
    ]);
    target(ctx, &nvvm::TARGET, params)
}

fn rocdl_target(ctx: &Context, options: &Options) -> Attribute {
    let flags = given(
        options,
        &[
            ("wave64", false, "no_wave64"),
            ("fast", true, "fast"),
            ("daz", true, "daz"),
            ("finite-only", true, "finite_only"),
            ("unsafe-math", true, "unsafe_math"),
            ("correct-sqrt", false, "unsafe_sqrt"),
        ],
    );
    let mut params = common(ctx, options);
    params.extend([
        word(ctx, options, "features"),
        word(ctx, options, "abi"),
        dictionary(ctx, flags),
        link(ctx, options),
    ]);
    target(ctx, &rocdl::TARGET, params)
}

fn xevm_target(ctx: &Context, options: &Options) -> Attribute {
    let flags = command(ctx, options, "cmd-options").into_iter().collect();
    let mut params = common(ctx, options);
    params.extend([dictionary(ctx, flags), link(ctx, options)]);
    target(ctx, &xevm::TARGET, params)
}
