//! Attributes of functions, arguments, results and calls: tables of the dialect's names and
//! LLVM's.

use couloir_ir::attr::Param;
use couloir_ir::num::Int;
use couloir_ir::{Attribute, Context, Failure, OpRef, Str};
use couloir_llvmir as l;
use couloir_llvmir::{AttrKind, AttrList, AttrSet, AttrStyle};
use rustc_hash::FxHashMap;

use crate::module::{Translator, report};
use crate::names::Names;
use crate::read::{enum_bits, llvm_params, param_u64};
use crate::types::TypeConverter;

/// The attributes of arguments and results, `llvm.` before each name.
pub const ARGUMENT_KINDS: &[AttrKind] = &[
    AttrKind::Align,
    AttrKind::AlignStack,
    AttrKind::AllocAlign,
    AttrKind::AllocPtr,
    AttrKind::ByRef,
    AttrKind::ByVal,
    AttrKind::Dereferenceable,
    AttrKind::DereferenceableOrNull,
    AttrKind::ElementType,
    AttrKind::InAlloca,
    AttrKind::InReg,
    AttrKind::Nest,
    AttrKind::NoAlias,
    AttrKind::NoFree,
    AttrKind::NonNull,
    AttrKind::NoUndef,
    AttrKind::Preallocated,
    AttrKind::Range,
    AttrKind::ReadNone,
    AttrKind::ReadOnly,
    AttrKind::Returned,
    AttrKind::SignExt,
    AttrKind::StructRet,
    AttrKind::WriteOnly,
    AttrKind::ZeroExt,
];

/// What an attribute of a function or call becomes.
#[derive(Clone, Copy)]
enum How {
    /// A flag.
    Flag(AttrKind),
    /// A string attribute with this string.
    Text(&'static str),
    /// A string attribute with `true` or `false`.
    Truth(&'static str),
    /// By a function.
    Made(fn(&Context, &l::Context, Attribute) -> Option<l::Attribute>),
}

/// Attributes of functions and calls.
const COMMON: &[(&str, How)] = &[
    ("convergent", How::Flag(AttrKind::Convergent)),
    ("no_unwind", How::Flag(AttrKind::NoUnwind)),
    ("will_return", How::Flag(AttrKind::WillReturn)),
    ("no_inline", How::Flag(AttrKind::NoInline)),
    ("always_inline", How::Flag(AttrKind::AlwaysInline)),
    ("inline_hint", How::Flag(AttrKind::InlineHint)),
    ("memory_effects", How::Made(memory)),
];

/// Attributes of functions alone.
const OF_FUNCTIONS: &[(&str, How)] = &[
    ("optimize_none", How::Flag(AttrKind::OptNone)),
    ("frame_pointer", How::Made(frame_pointer)),
    ("uwtable_kind", How::Made(unwind_table)),
    ("target_features", How::Made(target_features)),
];

/// Attributes of functions that have a body.
const OF_DEFINITIONS: &[(&str, How)] = &[
    ("target_cpu", How::Text("target-cpu")),
    ("tune_cpu", How::Text("tune-cpu")),
    ("reciprocal_estimates", How::Text("reciprocal-estimates")),
    ("prefer_vector_width", How::Text("prefer-vector-width")),
    ("denormal_fp_math", How::Text("denormal-fp-math")),
    ("denormal_fp_math_f32", How::Text("denormal-fp-math-f32")),
    ("fp_contract", How::Text("fp-contract")),
    ("instrument_function_entry", How::Text("instrument-function-entry")),
    ("instrument_function_exit", How::Text("instrument-function-exit")),
    ("no_infs_fp_math", How::Truth("no-infs-fp-math")),
    ("no_nans_fp_math", How::Truth("no-nans-fp-math")),
    ("no_signed_zeros_fp_math", How::Truth("no-signed-zeros-fp-math")),
    ("vscale_range", How::Made(vscale_range)),
];

/// Attributes of functions with a body, of each row the first that the function has.
const FIRST_OF: &[&[(&str, &str)]] = &[
    &[
        ("arm_streaming", "aarch64_pstate_sm_enabled"),
        ("arm_locally_streaming", "aarch64_pstate_sm_body"),
        ("arm_streaming_compatible", "aarch64_pstate_sm_compatible"),
    ],
    &[
        ("arm_new_za", "aarch64_new_za"),
        ("arm_in_za", "aarch64_in_za"),
        ("arm_out_za", "aarch64_out_za"),
        ("arm_inout_za", "aarch64_inout_za"),
        ("arm_preserves_za", "aarch64_preserves_za"),
    ],
];

const FRAME_POINTERS: &[&str] = &["none", "non-leaf", "all", "reserved", "non-leaf-no-reserve"];

/// The attribute of LLVM that an attribute of an argument or result stands for.
fn kind_of(name: &str) -> Option<AttrKind> {
    let kind = AttrKind::from_name(name.strip_prefix("llvm.")?)?;
    ARGUMENT_KINDS.contains(&kind).then_some(kind)
}

/// The set of an argument's or result's dictionary.
pub(crate) fn argument_set(
    ctx: &Context,
    llvm: &l::Context,
    types: &mut TypeConverter<'_>,
    dictionary: Attribute,
) -> AttrSet {
    if let Some(&known) = types.sets.get(&dictionary) {
        return known;
    }
    let mut attributes = Vec::new();
    for &(name, value) in dictionary.as_dictionary(ctx).unwrap_or_default() {
        attributes.extend(argument(ctx, llvm, types, ctx.str(name), value));
    }
    let set = llvm.attr_set(&attributes);
    types.sets.insert(dictionary, set);
    set
}

fn argument(
    ctx: &Context,
    llvm: &l::Context,
    types: &mut TypeConverter<'_>,
    name: &str,
    value: Attribute,
) -> Option<l::Attribute> {
    if name == "llvm.nocapture" {
        return Some(l::Attribute::text(llvm, AttrKind::Captures, "none"));
    }
    let kind = kind_of(name)?;
    // Those of calls are not verified, and written as if each were of any style.
    let (number, plain) = match value {
        Attribute::UNIT => (Some(0), true),
        _ => (value.as_u64(ctx), value.as_int(ctx).is_some()),
    };
    Some(match kind.style() {
        AttrStyle::Flag => l::Attribute::flag(kind),
        AttrStyle::Type | AttrStyle::Text if plain => l::Attribute::text(llvm, kind, ""),
        AttrStyle::Type => l::Attribute::with_type(kind, types.convert(value.as_type(ctx)?)?),
        AttrStyle::Align | AttrStyle::Int => l::Attribute::int(kind, number?),
        AttrStyle::Text => {
            let text = range_text(&range_bounds(ctx, value)?)?;
            l::Attribute::text(llvm, kind, &text)
        }
    })
}

/// Reports what an attribute of an argument or result of a call can never be; those of calls are
/// not verified before.
pub(crate) fn check_values(names: &Names, op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let lists = [names.arg_attrs, names.res_attrs].into_iter().filter_map(|name| op.attr(name));
    let sets = lists.flat_map(|list| list.as_array(ctx).unwrap_or_default());
    let mut rows = sets.flat_map(|set| set.as_dictionary(ctx).unwrap_or_default());
    if rows.all(|&(name, value)| is_of_some_style(ctx, value) || kind_of(ctx.str(name)).is_none()) {
        return Ok(());
    }
    report(ctx, op.location(), "unsupported parameter attribute type");
    Err(Failure)
}

fn is_of_some_style(ctx: &Context, value: Attribute) -> bool {
    value == Attribute::UNIT
        || value.as_int(ctx).is_some()
        || value.as_type(ctx).is_some()
        || llvm_params(ctx, value, "constant_range").is_some()
}

/// The bounds of a range.
fn range_bounds(ctx: &Context, value: Attribute) -> Option<[Int; 2]> {
    let params = llvm_params(ctx, value, "constant_range")?;
    let bound = |at: usize| params.get(at)?.as_attr()?.as_int(ctx).cloned();
    Some([bound(0)?, bound(1)?])
}

/// `i32 0, 10`; none for a range of all values, which says nothing.
fn range_text(bounds: &[Int; 2]) -> Option<String> {
    let [lower, upper] = bounds;
    if bounds.iter().all(Int::is_all_ones) {
        return None;
    }
    let mut text = format!("i{} ", lower.width());
    lower.print_signed(&mut text);
    text.push_str(", ");
    upper.print_signed(&mut text);
    Some(text)
}

fn memory_effects(ctx: &Context, attr: Attribute) -> Option<String> {
    let params = llvm_params(ctx, attr, "memory_effects")?;
    let word = |at| param_u64(ctx, params, at).unwrap_or(0) as usize;
    Some(effects_text([word(0), word(1), word(2), word(3), word(4), word(5)]))
}

/// `memory(...)`: what is common to the kinds of memory, then those that differ.
fn effects_text(effects: [usize; 6]) -> String {
    const WORDS: &[&str] = &["none", "read", "write", "readwrite"];
    const PLACES: &[&str] =
        &["", "argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1"];
    let word = |effect: usize| WORDS.get(effect).copied().unwrap_or("none");
    let [other, ..] = effects;
    let places = PLACES.iter().zip(effects).filter(|&(_, effect)| effect != other);
    let mut parts = places.map(|(place, effect)| format!("{place}: {}", word(effect)));
    let mut parts = parts.by_ref().collect::<Vec<_>>();
    if other != 0 || parts.is_empty() {
        parts.insert(0, word(other).to_owned());
    }
    parts.join(", ")
}

/// What attributes of functions and calls become, by name, with the first kind of op that they
/// are attributes of.
pub(crate) struct Rows(FxHashMap<Str, (Of, How)>);

/// What has the attributes of a table and of those of kinds before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Of {
    Calls,
    Functions,
    Definitions,
}

impl Rows {
    pub(crate) fn new(ctx: &Context) -> Self {
        let tables =
            [(Of::Calls, COMMON), (Of::Functions, OF_FUNCTIONS), (Of::Definitions, OF_DEFINITIONS)];
        let rows =
            tables.into_iter().flat_map(|(of, table)| table.iter().map(move |row| (of, row)));
        Rows(rows.map(|(of, &(name, how))| (ctx.intern(name), (of, how))).collect())
    }
}

/// The attributes of an op of a kind that LLVM has, too.
fn given(op: OpRef<'_>, translator: &Translator<'_>, kind: Of) -> Vec<l::Attribute> {
    let how = |name| translator.rows.0.get(&name).filter(|row| row.0 <= kind).map(|row| row.1);
    let attrs = op.attrs().filter_map(|(name, value)| Some((how(name)?, value)));
    attrs.filter_map(|(how, value)| made(op.ctx(), translator.llvm, how, value)).collect()
}

fn made(ctx: &Context, llvm: &l::Context, how: How, value: Attribute) -> Option<l::Attribute> {
    let present = value != Attribute::FALSE;
    match how {
        How::Flag(kind) => present.then(|| l::Attribute::flag(kind)),
        How::Text(key) => value.as_text(ctx).map(|text| l::Attribute::string(llvm, key, text)),
        How::Truth(key) => {
            let truth = value.as_bool()?;
            Some(l::Attribute::string(llvm, key, if truth { "true" } else { "false" }))
        }
        How::Made(make) => make(ctx, llvm, value),
    }
}

/// Which memory a function or call touches.
fn memory(ctx: &Context, llvm: &l::Context, value: Attribute) -> Option<l::Attribute> {
    let text = memory_effects(ctx, value)?;
    Some(l::Attribute::text(llvm, AttrKind::Memory, &text))
}

fn frame_pointer(ctx: &Context, llvm: &l::Context, value: Attribute) -> Option<l::Attribute> {
    let kind = FRAME_POINTERS.get(usize::try_from(enum_bits(ctx, value)?).ok()?)?;
    Some(l::Attribute::string(llvm, "frame-pointer", kind))
}

fn unwind_table(ctx: &Context, llvm: &l::Context, value: Attribute) -> Option<l::Attribute> {
    let text = match enum_bits(ctx, value)? {
        1 => "sync",
        2 => "",
        _ => return None,
    };
    Some(l::Attribute::text(llvm, AttrKind::UwTable, text))
}

fn vscale_range(ctx: &Context, llvm: &l::Context, value: Attribute) -> Option<l::Attribute> {
    let params = llvm_params(ctx, value, "vscale_range")?;
    // LLVM keeps 32 bits of what is a signed number here.
    let bound = |at| match params.get(at) {
        Some(Param::Attr(attr)) => attr.as_i64(ctx).unwrap_or(0) as u32,
        _ => param_u64(ctx, params, at).unwrap_or(0) as u32,
    };
    let text = format!("{},{}", bound(0), bound(1));
    Some(l::Attribute::text(llvm, AttrKind::VscaleRange, &text))
}

#[allow(clippy::unnecessary_wraps)] // as the table has them
fn target_features(ctx: &Context, llvm: &l::Context, value: Attribute) -> Option<l::Attribute> {
    let params = llvm_params(ctx, value, "target_features").unwrap_or_default();
    let text = |item: &Param| match item {
        Param::Str(text) => Some(ctx.str(*text)),
        Param::Attr(attr) => attr.as_text(ctx),
        _ => None,
    };
    let features = params.first().map(Param::items).unwrap_or_default();
    let features = features.iter().filter_map(text).collect::<Vec<_>>().join(",");
    Some(l::Attribute::string(llvm, "target-features", &features))
}

/// The attributes of a function, after those of the intrinsic that its name says it is.
pub(crate) fn with_intrinsic_attributes(
    llvm: &l::Context,
    name: &str,
    ty: l::Type,
    own: AttrList,
) -> AttrList {
    let known = name.starts_with("llvm.").then(|| l::intrinsic_attributes(llvm, name, ty));
    let Some(base) = known.flatten() else { return own };
    let (base, own) = (llvm.attr_list_data(base), llvm.attr_list_data(own));
    let count = base.params.len().max(own.params.len());
    let params: Vec<AttrSet> =
        (0..count).map(|at| joined(llvm, base.param(at), own.param(at))).collect();
    let function = joined(llvm, base.function, own.function);
    llvm.attr_list(function, joined(llvm, base.result, own.result), &params)
}

/// Both sets; of two attributes of a kind the second.
fn joined(llvm: &l::Context, base: AttrSet, own: AttrSet) -> AttrSet {
    let own = llvm.attributes(own);
    let is_new = |old: &&l::Attribute| {
        old.kind.is_none() || own.iter().all(|attribute| attribute.kind != old.kind)
    };
    let base = llvm.attributes(base).iter().filter(is_new);
    let all: Vec<l::Attribute> = base.chain(own).copied().collect();
    llvm.attr_set(&all)
}

/// Attributes of a function, its result and its arguments.
pub(crate) fn function_attributes(
    translator: &Translator<'_>,
    types: &mut TypeConverter<'_>,
    op: OpRef<'_>,
    params: usize,
) -> Result<AttrList, Failure> {
    let (ctx, llvm) = (translator.ctx, translator.llvm);
    let defined = op.region(0).is_some_and(|region| !region.is_empty());
    let mut own = match defined {
        true => given(op, translator, Of::Definitions),
        false => given(op, translator, Of::Functions),
    };
    if defined && op.attrs().any(|(name, _)| ctx.str(name).starts_with("arm_")) {
        let first = |row: &&[(&str, &'static str)]| {
            row.iter().find(|(name, _)| op.attr_named(name).is_some()).map(|(_, mark)| *mark)
        };
        let marks = FIRST_OF.iter().filter_map(first);
        own.extend(marks.map(|mark| l::Attribute::string(llvm, mark, "")));
    }
    if let Some(attr) = op.attr_named("passthrough") {
        passthrough(translator, op, ("passthrough", attr), &mut own)?;
    }
    let names = &translator.names;
    let given = op.attr(names.arg_attrs);
    let mut sets = argument_sets(ctx, llvm, types, given, params);
    let dictionaries = given.and_then(|attr| attr.as_array(ctx)).unwrap_or_default();
    for (set, &dictionary) in sets.iter_mut().zip(dictionaries) {
        *set = with_grid(ctx, llvm, *set, dictionary);
    }
    let result = op.attr(names.res_attrs).and_then(|attr| attr.as_array(ctx)?.first().copied());
    let result = result.map_or(AttrSet::EMPTY, |attr| {
        let set = argument_set(ctx, llvm, types, attr);
        with_grid(ctx, llvm, set, attr)
    });
    Ok(llvm.attr_list(llvm.attr_set(&own), result, &sets))
}

/// Warns of attributes of results and arguments that are of dialects without a translation.
pub(crate) fn warn_of_arguments(translator: &Translator<'_>, op: OpRef<'_>) {
    const UNTRANSLATED: [&str; 2] = ["dlti", "func"];
    let (ctx, names) = (translator.ctx, &translator.names);
    let lists = [names.res_attrs, names.arg_attrs].into_iter().filter_map(|name| op.attr(name));
    let sets = lists.flat_map(|list| list.as_array(ctx).unwrap_or_default());
    for &(name, _) in sets.flat_map(|set| set.as_dictionary(ctx).unwrap_or_default()) {
        let name = ctx.str(name);
        if name.split_once('.').is_some_and(|(dialect, _)| UNTRANSLATED.contains(&dialect)) {
            let message = format!("Unhandled parameter attribute '{name}'");
            drop(op.warning(message));
        }
    }
}

impl Translator<'_> {
    /// Whether two functions have all attributes in common but for the name, and the type where no
    /// arguments have attributes; in most modules many that follow one another do.
    pub(crate) fn is_alike(&self, one: OpRef<'_>, other: OpRef<'_>) -> bool {
        let names = &self.names;
        let typed = one.attr(names.arg_attrs).is_some();
        let differs = |name: Str| name == Str::SYM_NAME || (name == names.function_type && !typed);
        let mut pairs = one.attrs().zip(other.attrs());
        self.has_body(one) == self.has_body(other)
            && one.attrs().count() == other.attrs().count()
            && pairs.all(|((name, attr), (named, other))| {
                name == named && (attr == other || differs(name))
            })
    }
}

/// An argument that is constant for a grid is so in its function; of calls it says nothing.
fn with_grid(ctx: &Context, llvm: &l::Context, set: AttrSet, dictionary: Attribute) -> AttrSet {
    const GRID: &str = "nvvm.grid_constant";
    let rows = dictionary.as_dictionary(ctx).unwrap_or_default();
    if rows.iter().all(|&(name, _)| ctx.str(name) != GRID) {
        return set;
    }
    let mut all = llvm.attributes(set).to_vec();
    all.push(l::Attribute::string(llvm, GRID, ""));
    llvm.attr_set(&all)
}

fn argument_sets(
    ctx: &Context,
    llvm: &l::Context,
    types: &mut TypeConverter<'_>,
    attr: Option<Attribute>,
    limit: usize,
) -> Vec<AttrSet> {
    let sets = attr.and_then(|attr| attr.as_array(ctx)).unwrap_or_default().iter().take(limit);
    sets.map(|&set| argument_set(ctx, llvm, types, set)).collect()
}

/// The attributes of a global in a list of `"name"` and `["name", "value"]`.
pub(crate) fn passthrough_set(
    translator: &Translator<'_>,
    op: OpRef<'_>,
    attr: Attribute,
) -> Result<AttrSet, Failure> {
    let mut attributes = Vec::new();
    passthrough(translator, op, ("target_specific_attrs", attr), &mut attributes)?;
    Ok(translator.llvm.attr_set(&attributes))
}

/// Attributes given as LLVM names them: `"name"`, or `["name", "value"]`.
fn passthrough(
    translator: &Translator<'_>,
    op: OpRef<'_>,
    (named, list): (&str, Attribute),
    out: &mut Vec<l::Attribute>,
) -> Result<(), Failure> {
    let (ctx, llvm) = (translator.ctx, translator.llvm);
    let fail = |message: &str| -> Result<(), Failure> {
        crate::module::report(ctx, op.location(), message);
        Err(Failure)
    };
    for item in list.as_array(ctx).unwrap_or_default() {
        let (name, value) = if let Some(name) = item.as_text(ctx) {
            (name, "")
        } else if let Some([name, value]) = item.as_array(ctx) {
            match (name.as_text(ctx), value.as_text(ctx)) {
                (Some(name), Some(value)) => (name, value),
                _ => {
                    let message =
                        format!("expected arrays within '{named}' to contain two strings");
                    return fail(&message);
                }
            }
        } else {
            return fail(&format!("expected '{named}' to contain string or array attributes"));
        };
        match known_or_string(llvm, name, value) {
            Ok(attribute) => out.push(attribute),
            Err(message) => return fail(&message),
        }
    }
    Ok(())
}

/// The attribute of a name and a value (none where it is empty); a message where LLVM's
/// attribute of that name does not take it.
fn known_or_string(llvm: &l::Context, name: &str, value: &str) -> Result<l::Attribute, String> {
    let Some(kind) = AttrKind::from_name(name) else {
        return Ok(l::Attribute::string(llvm, name, value));
    };
    // Ranges and types cannot be given by name, but the attribute can.
    let plain =
        kind.style() == AttrStyle::Type || matches!(kind, AttrKind::Range | AttrKind::Initializes);
    match (kind.style(), value) {
        (AttrStyle::Flag, "") => Ok(l::Attribute::flag(kind)),
        (_, "") if plain => Ok(l::Attribute::text(llvm, kind, "")),
        (style, _) if plain || style == AttrStyle::Flag => {
            Err(format!("LLVM attribute '{name}' does not expect a value, found '{value}'"))
        }
        (_, "") => Err(format!("LLVM attribute '{name}' expects a value")),
        (style, _) => Ok(match (integer(value), style) {
            (None, _) => l::Attribute::string(llvm, name, value),
            (Some(bits), AttrStyle::Text) => {
                l::Attribute::text(llvm, kind, &packed_text(kind, bits))
            }
            (Some(bits), _) => l::Attribute::int(kind, bits),
        }),
    }
}

/// A number in decimal, or with a prefix that names another base.
fn integer(text: &str) -> Option<u64> {
    let based = [("0x", 16), ("0X", 16), ("0b", 2), ("0B", 2), ("0o", 8), ("0", 8)];
    for (prefix, base) in based {
        if let Some(rest) = text.strip_prefix(prefix).filter(|rest| !rest.is_empty()) {
            return u64::from_str_radix(rest, base).ok();
        }
    }
    text.parse().ok()
}

/// The text of an attribute whose value is given as LLVM packs it into a number.
fn packed_text(kind: AttrKind, bits: u64) -> String {
    let (high, low) = (bits >> 32, bits & 0xffff_ffff);
    match kind {
        AttrKind::AllocSize if low == 0xffff_ffff => format!("{high}"),
        AttrKind::AllocSize | AttrKind::VscaleRange => format!("{high},{low}"),
        AttrKind::UwTable if bits != 2 => "sync".into(),
        AttrKind::Captures => packed_captures(bits),
        AttrKind::NoFpClass => l::float_class_text(bits),
        AttrKind::Memory => packed_memory(bits),
        AttrKind::AllocKind => {
            let set = ALLOC_KINDS.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
            let words = set.map(|(_, word)| *word).collect::<Vec<_>>();
            format!("\"{}\"", words.join(","))
        }
        _ => String::new(),
    }
}

/// What of a pointer is kept: by the result in the low four bits, else in the others.
fn packed_captures(bits: u64) -> String {
    let parts = |bits: u64| {
        let words = [(3, 3, "address"), (3, 1, "address_is_null")];
        let address = words.iter().find(|row| bits & row.0 == row.1);
        let words = [(12, 12, "provenance"), (12, 4, "read_provenance")];
        let provenance = words.iter().find(|row| bits & row.0 == row.1);
        let words = address.into_iter().chain(provenance).map(|row| row.2);
        if bits == 0 { "none".to_owned() } else { words.collect::<Vec<_>>().join(", ") }
    };
    let (other, result) = (bits >> 4 & 15, bits & 15);
    match (other, other == result) {
        (_, true) => parts(other),
        (0, _) => format!("ret: {}", parts(result)),
        _ => format!("{}, ret: {}", parts(other), parts(result)),
    }
}

/// What an allocation function does, by bit.
const ALLOC_KINDS: &[&str] = &["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];

/// Memory effects: two bits a kind of memory.
fn packed_memory(bits: u64) -> String {
    let word = |place: usize| (bits >> (2 * place) & 3) as usize;
    // LLVM counts argument memory, inaccessible memory, errno, other, targets.
    effects_text([word(3), word(0), word(1), word(2), word(4), word(5)])
}

impl crate::FunctionState<'_> {
    /// Attributes of a call, its result and its arguments; `skipped` are the places of
    /// arguments that stand in no list.
    pub(crate) fn call_attributes(&mut self, op: OpRef<'_>, skipped: &[usize]) -> AttrList {
        let own = given(op, self.translator, Of::Calls);
        self.attributes_with(op, &own, skipped)
    }

    /// The range that an op says its result is in, in bits of this number where they are not as
    /// many; one of all numbers says nothing.
    pub(crate) fn range_attributes(&self, op: OpRef<'_>, bits: Option<u32>) -> AttrList {
        let range = op.attr_named("range").and_then(|range| range_bounds(op.ctx(), range));
        let Some(range) = range else { return AttrList::EMPTY };
        let range = range.map(|bound| bound.zext_or_trunc(bits.unwrap_or(bound.width())));
        let Some(text) = range_text(&range) else { return AttrList::EMPTY };
        let llvm = self.llvm();
        let own = l::Attribute::text(llvm, AttrKind::Range, &text);
        llvm.attr_list(AttrSet::EMPTY, llvm.attr_set(&[own]), &[])
    }

    /// Attributes of the result and the arguments of a call alone.
    pub(crate) fn argument_attributes(&mut self, op: OpRef<'_>, skipped: &[usize]) -> AttrList {
        self.attributes_with(op, &[], skipped)
    }

    fn attributes_with(
        &mut self,
        op: OpRef<'_>,
        own: &[l::Attribute],
        skipped: &[usize],
    ) -> AttrList {
        let (ctx, llvm) = (op.ctx(), self.llvm());
        let result =
            op.attr(self.names().res_attrs).and_then(|attr| attr.as_array(ctx)?.first().copied());
        let given = op.attr(self.names().arg_attrs);
        if own.is_empty() && result.is_none() && given.is_none() {
            return AttrList::EMPTY;
        }
        let types = self.types_mut();
        let result = result.map_or(AttrSet::EMPTY, |attr| argument_set(ctx, llvm, types, attr));
        let mut sets = argument_sets(ctx, llvm, types, given, usize::MAX);
        for &at in skipped {
            sets.insert(at.min(sets.len()), AttrSet::EMPTY);
        }
        llvm.attr_list(llvm.attr_set(own), result, &sets)
    }

    /// Attributes of the operands of inline assembly: the types of what they point to. As in
    /// MLIR 22 they are one place too early where there is no result, the first one's are then
    /// the result's.
    pub(crate) fn operand_attributes(&mut self, op: OpRef<'_>) -> AttrList {
        let (ctx, llvm) = (op.ctx(), self.llvm());
        let given = op.attr_named("operand_attrs");
        let list = given.and_then(|attr| attr.as_array(ctx)).unwrap_or_default();
        let typed = |&set: &Attribute| {
            let name = ctx.intern("elementtype");
            let rows = set.as_dictionary(ctx).unwrap_or_default();
            let value = rows.iter().find(|row| row.0 == name)?.1;
            argument(ctx, llvm, self.types_mut(), "llvm.elementtype", value)
        };
        let sets = list.iter().map(typed).map(|own| llvm.attr_set(own.as_slice()));
        let sets = sets.collect::<Vec<_>>();
        match (op.result_type(0), sets.as_slice()) {
            (None, [result, rest @ ..]) => llvm.attr_list(AttrSet::EMPTY, *result, rest),
            (_, all) => llvm.attr_list(AttrSet::EMPTY, AttrSet::EMPTY, all),
        }
    }
}

/// Text of a string attribute by a name that may never have been interned.
pub(crate) fn text_named<'a>(op: OpRef<'a>, name: &str) -> Option<&'a str> {
    op.attr_named(name)?.as_text(op.ctx())
}
