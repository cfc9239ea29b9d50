//! What text of older versions becomes in LLVM 22.

use crate::attributes::{AttrKind, AttrValue, Attribute};
use crate::context::Context;

/// What a word that is no attribute any more stands for.
pub(super) enum OldAttribute {
    /// An attribute with a text.
    Text(AttrKind, &'static str),
    /// Nothing.
    Nothing,
}

/// Words of attributes that LLVM 22 spells in another way.
const OLD_ATTRIBUTES: &[(&[u8], AttrKind, &str)] = &[
    (b"nocapture", AttrKind::Captures, "none"),
    (b"argmemonly", AttrKind::Memory, "argmemonly"),
    (b"inaccessiblememonly", AttrKind::Memory, "inaccessiblememonly"),
    (b"inaccessiblemem_or_argmemonly", AttrKind::Memory, "inaccessiblemem_or_argmemonly"),
];

pub(super) fn old_attribute(word: &[u8]) -> Option<OldAttribute> {
    if word == b"sanitize_undefined" {
        return Some(OldAttribute::Nothing);
    }
    let row = OLD_ATTRIBUTES.iter().find(|row| row.0 == word)?;
    Some(OldAttribute::Text(row.1, row.2))
}

/// The locations of `memory(...)` in the order they print.
const LOCATIONS: [&str; 5] =
    ["argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1"];

/// Effects: of other memory, then of each location; bits for reading and writing.
type Effects = [u8; 6];

/// Puts `readonly argmemonly` and the like, which are one attribute each, together into one
/// `memory`, whatever a `memory` beside them says.
pub(super) fn merge_memory(ctx: &Context, list: &mut Vec<Attribute>) {
    let old = |attribute: &Attribute| match attribute.value {
        AttrValue::Text(text) if attribute.kind == Some(AttrKind::Memory) => {
            old_effects(ctx.str_bytes(text))
        }
        _ => None,
    };
    let Some(all) =
        list.iter().filter_map(old).reduce(|all, one| std::array::from_fn(|at| all[at] & one[at]))
    else {
        return;
    };
    list.retain(|attribute| attribute.kind != Some(AttrKind::Memory));
    list.push(Attribute::text(ctx, AttrKind::Memory, &memory_text(all)));
}

/// The effects of a word that older versions had.
fn old_effects(word: &[u8]) -> Option<Effects> {
    Some(match word {
        b"readnone" => [0; 6],
        b"readonly" => [1; 6],
        b"writeonly" => [2; 6],
        b"argmemonly" => [0, 3, 0, 0, 0, 0],
        b"inaccessiblememonly" => [0, 0, 3, 0, 0, 0],
        b"inaccessiblemem_or_argmemonly" => [0, 3, 3, 0, 0, 0],
        _ => return None,
    })
}

fn access(word: &str) -> Option<u8> {
    Some(match word {
        "none" => 0,
        "read" => 1,
        "write" => 2,
        "readwrite" => 3,
        _ => return None,
    })
}

/// Effects, or where what is wrong stands in the text, and what that is.
fn parse_memory(text: &str) -> Result<Effects, (usize, &'static str)> {
    const LOCATION: &str = "expected memory location (argmem, inaccessiblemem, errnomem) or access \
                            kind (none, read, write, readwrite)";
    let mut effects: Effects = [0; 6];
    let (mut start, mut any_place) = (0, false);
    for part in text.split(',') {
        let (at, word, rest) = first_word(part, start);
        start += part.len() + 1;
        let after = rest.trim_start();
        let Some(rest) = after.strip_prefix(':').filter(|_| access(word).is_none()) else {
            let end = at + word.len() + rest.len() - after.len();
            effects = match access(word) {
                Some(_) if any_place => {
                    return Err((end, "default access kind must be specified first"));
                }
                Some(bits) => [bits; 6],
                None if is_location(word) => return Err((end, "expected ':' after location")),
                None => return Err((at, LOCATION)),
            };
            ended(rest, at + word.len())?;
            continue;
        };
        any_place = true;
        let places = match LOCATIONS.iter().position(|name| *name == word) {
            Some(place) => place + 1..place + 2,
            None if word == "target_mem" => 4..6,
            None => return Err((at, LOCATION)),
        };
        let (at, word, rest) = first_word(rest, start - 1 - rest.len());
        let bits =
            access(word).ok_or((at, "expected access kind (none, read, write, readwrite)"))?;
        effects.iter_mut().take(places.end).skip(places.start).for_each(|slot| *slot = bits);
        ended(rest, at + word.len())?;
    }
    Ok(effects)
}

fn is_location(word: &str) -> bool {
    LOCATIONS.contains(&word) || word == "target_mem"
}

/// The first word of a text that starts at a place: its place, and what follows it.
fn first_word(text: &str, start: usize) -> (usize, &str, &str) {
    let own = text.trim_start();
    let at = start + text.len() - own.len();
    let is_other = |letter: char| !letter.is_ascii_alphanumeric() && letter != '_';
    let (word, rest) = own.split_at(own.find(is_other).unwrap_or(own.len()));
    (at, word, rest)
}

/// Nothing follows what is read.
fn ended(rest: &str, at: usize) -> Result<(), (usize, &'static str)> {
    let own = rest.trim_start();
    match own.is_empty() {
        true => Ok(()),
        false => Err((at + rest.len() - own.len(), "unterminated memory attribute")),
    }
}

fn memory_text(effects: Effects) -> String {
    const WORDS: [&str; 4] = ["none", "read", "write", "readwrite"];
    let word = |bits: u8| WORDS.get(usize::from(bits)).copied().unwrap_or_default();
    let other = effects[0];
    let mut parts = Vec::new();
    if other != 0 || effects.iter().all(|&bits| bits == other) {
        parts.push(word(other).to_owned());
    }
    for (name, &bits) in LOCATIONS.iter().zip(effects.iter().skip(1)) {
        if bits != other {
            parts.push(format!("{name}: {}", word(bits)));
        }
    }
    parts.join(", ")
}

const CAPTURES: &str = "expected one of 'none', 'address', 'address_is_null', 'provenance' or \
                        'read_provenance'";

/// The text between the parentheses of an attribute as LLVM 22 writes it; else what is wrong with
/// it, and where in it.
pub(super) fn attribute_text(kind: AttrKind, text: &str) -> Result<String, (usize, String)> {
    let here = |message: &str| (0, message.to_owned());
    Ok(match kind {
        AttrKind::Memory => match parse_memory(text) {
            Ok(effects) => memory_text(effects),
            Err((at, message)) => return Err((at, message.to_owned())),
        },
        AttrKind::VscaleRange | AttrKind::AllocSize => {
            check_numbers(text)?;
            let parts: Vec<&str> = text.split(',').map(str::trim).collect();
            match (kind, parts.as_slice()) {
                (AttrKind::VscaleRange, [one]) => format!("{one},{one}"),
                _ => parts.join(","),
            }
        }
        AttrKind::Captures => {
            check_captures(text)?;
            captures_text(text)
        }
        AttrKind::AllocKind if !text.starts_with('"') => {
            return Err(here("expected allockind value"));
        }
        AttrKind::AllocKind => {
            let kinds = text.trim().trim_matches('"').split(',');
            let known = |kind: &&str| ALLOC_KINDS.contains(kind);
            match { kinds }.find(|kind| !known(kind)) {
                Some(kind) => return Err((0, format!("unknown allockind {kind}"))),
                None => spaced(text),
            }
        }
        AttrKind::UwTable => match text.trim() {
            "async" => String::new(),
            "sync" => "sync".to_owned(),
            _ => return Err(here("expected unwind table kind")),
        },
        _ => spaced(text),
    })
}

/// What is wrong with a number, or two, and where.
fn check_numbers(text: &str) -> Result<(), (usize, String)> {
    let mut start = 0;
    for (place, part) in text.split(',').enumerate() {
        let own = part.trim_start();
        let at = start + part.len() - own.len();
        let digits = own.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(own.len());
        let (number, rest) = own.split_at(digits);
        let after = at + own.len() - rest.trim_start().len();
        let (at, message) = match number.parse::<u32>() {
            _ if place == 2 => (start.saturating_sub(1), "expected ')'"),
            Err(_) if number.is_empty() => (at, "expected integer"),
            Err(_) => (at, "expected 32-bit integer (too large)"),
            Ok(_) if !rest.trim().is_empty() => (after, "expected ')'"),
            Ok(_) => (0, ""),
        };
        if !message.is_empty() {
            return Err((at, message.to_owned()));
        }
        start += part.len() + 1;
    }
    Ok(())
}

const ALLOC_KINDS: &[&str] = &["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];

/// Words with one space between them.
fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Where something follows a component that does not belong there.
fn behind_component(text: &str) -> Option<usize> {
    let (_, word, rest) = first_word(text, 0);
    let behind = text.len() - rest.trim_start().len();
    (behind < text.len() && COMPONENTS.contains(&word)).then_some(behind)
}

/// Where something else than a colon follows `ret`.
fn without_colon(text: &str) -> Option<usize> {
    let (_, word, rest) = first_word(text, 0);
    let rest = rest.trim_start();
    (word == "ret" && !rest.starts_with(':')).then_some(text.len() - rest.len())
}

/// Reports the first component of `captures(...)` that is none, or does not go with others.
fn check_captures(text: &str) -> Result<(), (usize, String)> {
    let (mut at, mut in_result, mut count, mut none) = (0, false, 0, false);
    for part in text.split(',') {
        let mut start = at + part.len() - part.trim_start().len();
        let mut word = part.trim();
        at += part.len() + 1;
        if let Some(behind) = without_colon(word) {
            let gap = word.len() == behind;
            let spaces = part.len() - part.trim_end().len();
            return Err((start + behind + if gap { spaces } else { 0 }, "expected ':'".to_owned()));
        }
        if let Some((_, rest)) = word.split_once(':').filter(|pair| pair.0.trim() == "ret") {
            start += word.len() - rest.trim_start().len();
            if rest.is_empty() {
                start += part.len() - part.trim_end().len();
            }
            if in_result {
                return Err((start, "duplicate 'ret' location".to_owned()));
            }
            (in_result, count, none) = (true, 0, false);
            word = rest.trim();
        }
        if let Some(behind) = behind_component(word) {
            return Err((start + behind, "expected ',' or ')'".to_owned()));
        }
        if none || count > 0 && word == "none" {
            let behind = text.get(start + word.len()..).unwrap_or_default();
            let behind = word.len() + behind.len() - behind.trim_start().len();
            let at = start + if word == "none" { behind } else { 0 };
            return Err((at, "cannot use 'none' with other component".to_owned()));
        }
        if !COMPONENTS.contains(&word) {
            return Err((start, CAPTURES.to_owned()));
        }
        count += 1;
        none = word == "none";
    }
    Ok(())
}

/// `captures(...)` as LLVM writes it: what is captured elsewhere, then what by the result where
/// that is something else.
fn captures_text(text: &str) -> String {
    let (elsewhere, result) = match text.split_once("ret") {
        Some((elsewhere, result)) => (elsewhere, Some(result.trim_start().trim_start_matches(':'))),
        None => (text, None),
    };
    let elsewhere = components_of(elsewhere);
    let result = result.map_or(elsewhere, components_of);
    match (elsewhere == result, elsewhere) {
        (true, bits) => components_text(bits),
        (false, 0) => format!("ret: {}", components_text(result)),
        (false, bits) => format!("{}, ret: {}", components_text(bits), components_text(result)),
    }
}

/// Components as bits; what holds another has its bit, too.
fn components_of(text: &str) -> u8 {
    text.split(',').fold(0, |bits, word| {
        bits | match word.trim() {
            "address_is_null" => 1,
            "address" => 3,
            "read_provenance" => 4,
            "provenance" => 12,
            _ => 0,
        }
    })
}

fn components_text(bits: u8) -> String {
    let address = match bits & 0b11 {
        0 => None,
        1 => Some("address_is_null"),
        _ => Some("address"),
    };
    let provenance = match bits >> 2 {
        0 => None,
        1 => Some("read_provenance"),
        _ => Some("provenance"),
    };
    let words: Vec<&str> = address.into_iter().chain(provenance).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(", ") }
}

const COMPONENTS: &[&str] =
    &["none", "address", "address_is_null", "provenance", "read_provenance"];

/// What names of intrinsics began with, and what they begin with now.
const RENAMED: &[(&str, &str)] = &[
    ("experimental.vector.reduce.v2.", "vector.reduce."),
    ("experimental.vector.extract.", "vector.extract."),
    ("experimental.vector.insert.", "vector.insert."),
    ("experimental.vector.reverse.", "vector.reverse."),
    ("experimental.vector.splice.", "vector.splice."),
    ("experimental.vector.interleave2.", "vector.interleave2."),
    ("experimental.vector.deinterleave2.", "vector.deinterleave2."),
    ("experimental.vector.reduce.", "vector.reduce."),
    ("experimental.stepvector.", "stepvector."),
];

/// Whether a name that begins as one of these has no other: the first reductions of floats took
/// their arguments in another sense.
fn stays(old: &str, types: &str) -> bool {
    let floats = types.starts_with("fadd") || types.starts_with("fmul");
    types.starts_with("last.active") || floats && !old.ends_with("v2.")
}

/// The name of an intrinsic of older versions in LLVM 22: what was experimental no more is, and
/// typed pointers in its suffix lose what they point to.
pub(super) fn intrinsic_name(name: &[u8]) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(name).ok()?;
    let rest = text.strip_prefix("llvm.")?;
    let renamed = RENAMED.iter().find_map(|&(old, new)| {
        let types = rest.strip_prefix(old).filter(|types| !stays(old, types))?;
        // These reductions named the type of their scalar, too.
        let scalar = types.strip_prefix("fadd.f").or(types.strip_prefix("fmul.f"));
        let types = match scalar.and_then(|types| types.split_once('.')) {
            Some((_, vector)) if old.ends_with("v2.") => {
                format!("{}.{vector}", types.split('.').next().unwrap_or_default())
            }
            _ => types.to_owned(),
        };
        Some(format!("{new}{types}"))
    });
    let mut changed = renamed.is_some();
    let rest = renamed.as_deref().unwrap_or(rest);
    let parts: Vec<&str> = rest
        .split('.')
        .map(|part| match old_pointer_suffix(part) {
            Some(short) => {
                changed = true;
                short
            }
            None => part,
        })
        .collect();
    let name = changed.then(|| format!("llvm.{}", parts.join(".")))?;
    is_intrinsic(&name).then(|| name.into_bytes())
}

/// Whether this is an intrinsic of LLVM 22, or becomes something else.
pub(super) fn is_intrinsic(name: &str) -> bool {
    crate::intrinsic_signature(name).is_some() || super::upgrade_ops::is_old(name)
}

/// `p0i8` is `p0`, `v4p0i8` is `v4p0`.
fn old_pointer_suffix(part: &str) -> Option<&str> {
    let vector = part.strip_prefix("nxv").or(part.strip_prefix('v')).map_or(0, |rest| {
        let scalar = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
        if scalar.len() == rest.len() { 0 } else { part.len() - scalar.len() }
    });
    let digits = part.get(vector..)?.strip_prefix('p')?;
    let end = digits.find(|letter: char| !letter.is_ascii_digit())?;
    if end == 0 {
        return None;
    }
    let pointee = digits.get(end..)?;
    let known = pointee.starts_with(['i', 'f', 'v', 's', 'p', 'a', 'b', 'x'])
        && (pointee.len() > 1 || pointee == "s");
    known.then(|| part.get(..=vector + end)).flatten()
}

/// Whether a name is that of an intrinsic that stands for a debug record.
pub(super) fn is_debug_intrinsic(name: &[u8]) -> bool {
    matches!(
        name,
        b"llvm.dbg.value"
            | b"llvm.dbg.declare"
            | b"llvm.dbg.assign"
            | b"llvm.dbg.label"
            | b"llvm.dbg.addr"
    )
}
