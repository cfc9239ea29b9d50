//! `!nvvm.annotations`, which by now are calling conventions and attributes.

use rustc_hash::FxHashMap;

use crate::attributes::{AttrKind, AttrSet, AttrValue, Attribute};
use crate::constants::ConstantData;
use crate::context::{Context, Str};
use crate::metadata::{Metadata, MetadataData};
use crate::module::{CallConv, GlobalRef, Module};

/// The convention of kernels.
const KERNEL: CallConv = CallConv(71);

/// Annotations that are numbers, and the attributes they become.
const NUMBERS: &[(&str, &str)] = &[
    ("minctasm", "nvvm.minctasm"),
    ("maxnreg", "nvvm.maxnreg"),
    ("cluster_max_blocks", "nvvm.maxclusterrank"),
    ("maxclusterrank", "nvvm.maxclusterrank"),
];

/// Annotations that are parts of lists, of which their last letter says the place.
const PARTS: &[(&str, &str)] = &[
    ("maxntid", "nvvm.maxntid"),
    ("reqntid", "nvvm.reqntid"),
    ("cluster_dim_", "nvvm.cluster_dim"),
];

/// The attributes of functions to be, by the kinds or names of these: one of a kind for each
/// parameter, for the result and for the function. A function's list is made once, however many
/// it is given.
type Changes = FxHashMap<usize, FxHashMap<(Of, Option<AttrKind>, Str), Attribute>>;

/// What of a function an attribute is of.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Of {
    Function,
    Result,
    Param(usize),
}

/// Brings the annotations of a module up to date.
pub(super) fn upgrade(module: &mut Module) {
    let ctx = module.context().clone();
    let name = ctx.str("nvvm.annotations");
    let Some(at) = module.named_metadata.iter().position(|row| row.0 == name) else { return };
    let nodes = std::mem::take(&mut module.named_metadata[at].1);
    let mut changes = Changes::default();
    let upgraded = |node| upgrade_node(&ctx, module, &mut changes, node);
    let kept = nodes.into_iter().filter_map(upgraded).collect();
    module.named_metadata[at].1 = kept;
    for (at, attributes) in changes {
        apply(&ctx, module, at, attributes);
    }
}

/// Gives a function its new attributes.
fn apply(
    ctx: &Context,
    module: &mut Module,
    at: usize,
    attributes: FxHashMap<(Of, Option<AttrKind>, Str), Attribute>,
) {
    let Some(function) = module.function_mut(at) else { return };
    let mut list = ctx.attr_list_data(function.attributes).clone();
    let mut sets: FxHashMap<Of, Vec<Attribute>> = FxHashMap::default();
    for ((of, ..), attribute) in attributes {
        let old = match of {
            Of::Function => list.function,
            Of::Result => list.result,
            Of::Param(place) => list.param(place),
        };
        sets.entry(of).or_insert_with(|| ctx.attributes(old).to_vec()).push(attribute);
    }
    for (of, all) in sets {
        let set = ctx.attr_set(&all);
        match of {
            Of::Function => list.function = set,
            Of::Result => list.result = set,
            Of::Param(place) => {
                let len = list.params.len().max(place + 1);
                list.params.resize(len, AttrSet::EMPTY);
                if let Some(own) = list.params.get_mut(place) {
                    *own = set;
                }
            }
        }
    }
    function.attributes = ctx.attr_list(list.function, list.result, &list.params);
}

/// What is left of an annotation.
fn upgrade_node(
    ctx: &Context,
    module: &mut Module,
    changes: &mut Changes,
    node: Metadata,
) -> Option<Metadata> {
    let MetadataData::Tuple(parts) = ctx.metadata(node)? else { return None };
    let (first, pairs) = parts.split_first()?;
    let MetadataData::Value(of) = ctx.metadata((*first)?)? else { return None };
    let function = match ctx.constant(*of) {
        ConstantData::Global { symbol, .. } => match module.lookup(*symbol) {
            Some(GlobalRef::Function(at)) => Some(at),
            _ => None,
        },
        _ => return None,
    };
    let mut kept = vec![*first];
    for pair in pairs.chunks(2) {
        let done = function.and_then(|at| match *pair {
            [Some(key), Some(value)] => upgrade_pair(ctx, module, changes, at, [key, value]),
            _ => None,
        });
        if done.is_none() {
            kept.extend_from_slice(pair);
        }
    }
    (kept.len() > 1).then(|| ctx.intern_metadata(MetadataData::Tuple(kept.into())))
}

/// Makes an annotation of a function what it is now, if it is known.
fn upgrade_pair(
    ctx: &Context,
    module: &mut Module,
    changes: &mut Changes,
    at: usize,
    [key, value]: [Metadata; 2],
) -> Option<()> {
    let MetadataData::String(key) = ctx.metadata(key)? else { return None };
    let key = std::str::from_utf8(ctx.str_bytes(*key)).ok()?;
    if key == "grid_constant" {
        return constant_params(ctx, module, changes, at, value);
    }
    let number = number(ctx, value)?;
    let function = module.function_mut(at)?;
    if key == "kernel" {
        if number != 0 {
            function.conv = KERNEL;
        }
        return Some(());
    }
    if key == "align" {
        let place = usize::try_from(number >> 16).ok()?;
        // What is no power of two is the one below.
        let align = (number & 0xffff).checked_ilog2().map_or(0, |bits| 1 << bits);
        let attribute = Attribute::int(AttrKind::AlignStack, align);
        let of = place.checked_sub(1).map_or(Of::Result, Of::Param);
        return add(ctx, module, changes, (at, of), attribute);
    }
    let own = NUMBERS.iter().find(|row| row.0 == key);
    let text = match own {
        Some(row) => (row.1, number.to_string()),
        None => part(ctx, module, changes, at, (key, number))?,
    };
    add(ctx, module, changes, (at, Of::Function), Attribute::string(ctx, text.0, &text.1))
}

/// A list with a part of it set.
fn part(
    ctx: &Context,
    module: &Module,
    changes: &Changes,
    at: usize,
    (key, number): (&str, u64),
) -> Option<(&'static str, String)> {
    let row = PARTS.iter().find(|row| key.strip_prefix(row.0).is_some_and(|end| end.len() == 1))?;
    let place = "xyz".find(key.get(key.len() - 1..)?)?;
    let set = ctx.attr_list_data(module.functions().get(at)?.attributes).function;
    let new = changes.get(&at).and_then(|own| own.get(&(Of::Function, None, ctx.str(row.1))));
    let old = new.into_iter().chain(ctx.attributes(set)).find_map(|own| match own.value {
        AttrValue::Pair { key, value } if ctx.str_bytes(key) == row.1.as_bytes() => {
            std::str::from_utf8(ctx.str_bytes(value)).ok()
        }
        _ => None,
    });
    let mut parts: Vec<String> =
        old.into_iter().flat_map(|old| old.split(',')).map(Into::into).collect();
    parts.resize(parts.len().max(place + 1), "1".into());
    *parts.get_mut(place)? = number.to_string();
    Some((row.1, parts.join(",")))
}

/// Parameters that are the same in all of a grid, by their numbers from one on.
fn constant_params(
    ctx: &Context,
    module: &Module,
    changes: &mut Changes,
    at: usize,
    value: Metadata,
) -> Option<()> {
    let MetadataData::Tuple(places) = ctx.metadata(value)? else { return None };
    for &place in places {
        let place = usize::try_from(number(ctx, place?)?).ok()?.checked_sub(1)?;
        let attribute = Attribute::string(ctx, "nvvm.grid_constant", "");
        add(ctx, module, changes, (at, Of::Param(place)), attribute)?;
    }
    Some(())
}

/// Adds an attribute of a function, or of one of its parameters.
fn add(
    ctx: &Context,
    module: &Module,
    changes: &mut Changes,
    (at, of): (usize, Of),
    attribute: Attribute,
) -> Option<()> {
    let params = ctx.function_parts(module.functions().get(at)?.ty)?.1.len();
    if matches!(of, Of::Param(place) if place >= params) {
        return None;
    }
    let key = match attribute.value {
        AttrValue::Pair { key, .. } => key,
        _ => Str::EMPTY,
    };
    changes.entry(at).or_default().insert((of, attribute.kind, key), attribute);
    Some(())
}

fn number(ctx: &Context, value: Metadata) -> Option<u64> {
    let MetadataData::Value(constant) = ctx.metadata(value)? else { return None };
    match ctx.constant(*constant) {
        ConstantData::Int { bits, .. } => Some(*bits),
        _ => None,
    }
}
