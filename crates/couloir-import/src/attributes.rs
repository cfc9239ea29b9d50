//! Attributes of functions, parameters, results and calls, by tables of LLVM's names.

use couloir_dialects::llvm::attrs;
use couloir_ir::attr::{AttrDef, Param};
use couloir_ir::num::Int;
use couloir_ir::{Attribute, Context, Type};
use couloir_llvmir as l;
use couloir_llvmir::{AttrKind, AttrListData, AttrSet, AttrValue};
use couloir_translate::attributes::ARGUMENT_KINDS;

use crate::make::{New, case};
use crate::types::Types;

/// Flags of functions and calls.
pub(crate) const FLAGS: &[(AttrKind, &str)] = &[
    (AttrKind::Convergent, "convergent"),
    (AttrKind::NoUnwind, "no_unwind"),
    (AttrKind::WillReturn, "will_return"),
    (AttrKind::NoInline, "no_inline"),
    (AttrKind::AlwaysInline, "always_inline"),
    (AttrKind::InlineHint, "inline_hint"),
];

/// Flags of functions that have a place of their own.
const FUNCTION_FLAGS: &[(AttrKind, &str)] = &[(AttrKind::OptNone, "optimize_none")];

/// String attributes that are kept as text, and whether `passthrough` has them too.
const TEXTS: &[(&[u8], &str, bool)] = &[
    (b"target-cpu", "target_cpu", true),
    (b"tune-cpu", "tune_cpu", false),
    (b"reciprocal-estimates", "reciprocal_estimates", true),
    (b"prefer-vector-width", "prefer_vector_width", true),
    (b"denormal-fp-math", "denormal_fp_math", false),
    (b"denormal-fp-math-f32", "denormal_fp_math_f32", false),
    (b"fp-contract", "fp_contract", false),
    (b"instrument-function-entry", "instrument_function_entry", false),
    (b"instrument-function-exit", "instrument_function_exit", false),
];

/// String attributes that are truth values.
const TRUTHS: &[(&[u8], &str)] = &[
    (b"no-infs-fp-math", "no_infs_fp_math"),
    (b"no-nans-fp-math", "no_nans_fp_math"),
    (b"no-signed-zeros-fp-math", "no_signed_zeros_fp_math"),
];

/// String attributes that are marks.
const MARKS: &[(&[u8], &str)] = &[
    (b"aarch64_pstate_sm_enabled", "arm_streaming"),
    (b"aarch64_pstate_sm_body", "arm_locally_streaming"),
    (b"aarch64_pstate_sm_compatible", "arm_streaming_compatible"),
    (b"aarch64_new_za", "arm_new_za"),
    (b"aarch64_in_za", "arm_in_za"),
    (b"aarch64_out_za", "arm_out_za"),
    (b"aarch64_inout_za", "arm_inout_za"),
    (b"aarch64_preserves_za", "arm_preserves_za"),
];

/// String attributes that count for nothing beside another, and that other.
const OVERRULED: &[(&[u8], &[u8])] = &[
    (b"aarch64_pstate_sm_body", b"aarch64_pstate_sm_enabled"),
    (b"aarch64_pstate_sm_compatible", b"aarch64_pstate_sm_body"),
];

/// What `frame-pointer` can be, in the order of the dialect's numbers.
const FRAME_POINTERS: &[&[u8]] =
    &[b"none", b"non-leaf", b"all", b"reserved", b"non-leaf-no-reserve"];

/// Converts attributes.
pub(crate) struct Attrs<'a, 't> {
    pub(crate) ctx: &'t Context,
    pub(crate) llvm: &'t l::Context,
    pub(crate) types: &'a mut Types<'t>,
}

impl Attrs<'_, '_> {
    /// The dictionary of a parameter or result.
    pub(crate) fn dictionary(&mut self, set: AttrSet) -> Attribute {
        if set.is_empty() {
            return Attribute::EMPTY_DICT;
        }
        if let Some(&known) = self.types.dictionaries.get(&set) {
            return known;
        }
        let list = self.llvm.attributes(set);
        let entries = list.iter().filter_map(|attribute| self.parameter(attribute)).collect();
        let dictionary = Attribute::dictionary(self.ctx, entries);
        self.types.dictionaries.insert(set, dictionary);
        dictionary
    }

    fn parameter(&mut self, attribute: &l::Attribute) -> Option<(couloir_ir::Str, Attribute)> {
        let (ctx, kind) = (self.ctx, attribute.kind?);
        if kind == AttrKind::Captures {
            let none = matches!(attribute.value,
                AttrValue::Text(text) if self.llvm.str_bytes(text) == b"none");
            return none.then(|| (ctx.intern("llvm.nocapture"), Attribute::UNIT));
        }
        if !ARGUMENT_KINDS.contains(&kind) {
            return None;
        }
        let value = match attribute.value {
            AttrValue::Unit => Attribute::UNIT,
            AttrValue::Int(value) => Attribute::i64(ctx, value as i64),
            AttrValue::Type(ty) => Attribute::ty(ctx, self.types.convert(ty)),
            AttrValue::Text(text) => range(ctx, self.llvm.str_bytes(text))?,
            AttrValue::Pair { .. } => return None,
        };
        Some((ctx.intern(&format!("llvm.{}", kind.name())), value))
    }

    /// The type of what an operand points to, which inline assembly asks for.
    pub(crate) fn element_type(&mut self, set: AttrSet) -> Attribute {
        let list = self.llvm.attributes(set).iter();
        let ty = list.filter(|attribute| attribute.kind == Some(AttrKind::ElementType));
        let entries = ty.filter_map(|attribute| match attribute.value {
            AttrValue::Type(ty) => {
                let ty = Attribute::ty(self.ctx, self.types.convert(ty));
                Some((self.ctx.intern("elementtype"), ty))
            }
            _ => None,
        });
        let entries = entries.collect();
        Attribute::dictionary(self.ctx, entries)
    }

    /// Sets `arg_attrs` and `res_attrs` of a function, where there is anything to say.
    pub(crate) fn parameters(&mut self, new: &mut New, list: &AttrListData, count: usize) {
        let said = (0..count).any(|at| self.dictionary(list.param(at)) != Attribute::EMPTY_DICT);
        self.arguments(new, list, 0..if said { count } else { 0 });
    }

    /// Sets `arg_attrs` and `res_attrs` from a list, for so many arguments. What the dialect has
    /// no place for leaves empty dictionaries.
    pub(crate) fn arguments(
        &mut self,
        new: &mut New,
        list: &AttrListData,
        kept: impl Iterator<Item = usize> + Clone,
    ) {
        let sets: Vec<AttrSet> = kept.map(|at| list.param(at)).collect();
        if sets.iter().any(|set| !set.is_empty()) {
            let items: Vec<Attribute> = sets.iter().map(|&set| self.dictionary(set)).collect();
            new.set("arg_attrs", Attribute::array(self.ctx, &items));
        }
        if !list.result.is_empty() {
            let item = self.dictionary(list.result);
            new.set("res_attrs", Attribute::array(self.ctx, &[item]));
        }
    }

    /// Sets what a function's own attributes say.
    pub(crate) fn function(&mut self, new: &mut New, set: AttrSet) {
        let mut rest = Vec::new();
        for attribute in self.llvm.attributes(set) {
            if !self.is_overruled(set, attribute) && !self.known(new, attribute) {
                rest.extend(self.passed_through(attribute));
            }
        }
        if !rest.is_empty() {
            new.set("passthrough", Attribute::array(self.ctx, &rest));
        }
    }

    /// Whether another attribute of a function leaves nothing for this one to say.
    fn is_overruled(&self, set: AttrSet, attribute: &l::Attribute) -> bool {
        let key = |attribute: &l::Attribute| match attribute.value {
            AttrValue::Pair { key, .. } => Some(self.llvm.str_bytes(key)),
            _ => None,
        };
        let Some(own) = key(attribute) else { return false };
        let row = OVERRULED.iter().find(|row| row.0 == own);
        row.is_some_and(|row| {
            self.llvm.attributes(set).iter().any(|other| key(other) == Some(row.1))
        })
    }

    /// Sets an attribute that has a place of its own; whether that is all there is to it.
    fn known(&mut self, new: &mut New, attribute: &l::Attribute) -> bool {
        let Some(kind) = attribute.kind else { return self.known_pair(new, attribute) };
        if let Some(row) = FLAGS.iter().chain(FUNCTION_FLAGS).find(|row| row.0 == kind) {
            new.flag(row.1, true);
            return true;
        }
        let AttrValue::Text(text) = attribute.value else { return false };
        let text = self.llvm.str_bytes(text);
        match kind {
            AttrKind::Memory => match effects_of(text) {
                ALL_EFFECTS => {}
                effects => {
                    new.set("memory_effects", memory_effects(self.ctx, effects));
                }
            },
            AttrKind::UwTable => {
                let number = if text == b"sync" { 1 } else { 2 };
                new.set("uwtable_kind", case(self.ctx, &attrs::UWTABLE_KIND, number));
            }
            AttrKind::VscaleRange => {
                new.set("vscale_range", vscale_range(self.ctx, text));
            }
            _ => return false,
        }
        true
    }

    fn known_pair(&mut self, new: &mut New, attribute: &l::Attribute) -> bool {
        let AttrValue::Pair { key, value } = attribute.value else { return false };
        let ctx = self.ctx;
        let (key, value) = (self.llvm.str_bytes(key), self.llvm.str_bytes(value));
        if let Some(row) = TEXTS.iter().find(|row| row.0 == key) {
            new.set(row.1, Attribute::str(ctx, ctx.intern_bytes(value)));
            return !row.2;
        }
        if let Some(row) = TRUTHS.iter().find(|row| row.0 == key) {
            new.set(row.1, Attribute::bool(value == b"true"));
            return true;
        }
        if let Some(row) = MARKS.iter().find(|row| row.0 == key) {
            new.flag(row.1, true);
            return true;
        }
        match key {
            b"frame-pointer" => {
                let number = FRAME_POINTERS.iter().position(|kind| *kind == value);
                let Some(number) = number else { return true };
                new.set("frame_pointer", case(ctx, &attrs::FRAME_POINTER_KIND, number as u64));
                true
            }
            b"target-features" => {
                let features = value.split(|&byte| byte == b',').filter(|part| !part.is_empty());
                let features =
                    features.map(|part| Param::Attr(Attribute::str(ctx, ctx.intern_bytes(part))));
                let list = vec![Param::List(features.collect())];
                new.set("target_features", Attribute::dialect(ctx, &attrs::TARGET_FEATURES, list));
                true
            }
            _ => false,
        }
    }

    /// `"name"` or `["name", "value"]`
    fn passed_through(&self, attribute: &l::Attribute) -> Option<Attribute> {
        let ctx = self.ctx;
        let pair = |name: &[u8], value: &[u8]| {
            let name = Attribute::str(ctx, ctx.intern_bytes(name));
            match value {
                b"" => name,
                _ => Attribute::array(ctx, &[name, Attribute::str(ctx, ctx.intern_bytes(value))]),
            }
        };
        let Some(kind) = attribute.kind else {
            let AttrValue::Pair { key, value } = attribute.value else { return None };
            // The name of one that has a place of its own is taken for that.
            if self.llvm.str_bytes(key) == b"optnone" {
                return None;
            }
            return Some(pair(self.llvm.str_bytes(key), self.llvm.str_bytes(value)));
        };
        let name = kind.name().as_bytes();
        Some(match attribute.value {
            AttrValue::Unit => pair(name, b""),
            AttrValue::Int(value) => pair(name, value.to_string().as_bytes()),
            AttrValue::Text(text) => {
                let number = packed(kind, self.llvm.str_bytes(text))?;
                pair(name, number.to_string().as_bytes())
            }
            _ => return None,
        })
    }
}

/// The number LLVM packs an attribute's value into.
fn packed(kind: AttrKind, text: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(text).ok()?;
    match kind {
        AttrKind::AllocSize => {
            let (first, second) = text.split_once(',').unwrap_or((text, "4294967295"));
            Some(first.trim().parse::<u64>().ok()? << 32 | second.trim().parse::<u64>().ok()?)
        }
        AttrKind::AllocKind => {
            const WORDS: [&str; 6] =
                ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
            let words = text.trim_matches('"').split(',');
            let bits = words.filter_map(|word| WORDS.iter().position(|own| *own == word));
            Some(bits.fold(0, |all, bit| all | 1 << bit))
        }
        _ => None,
    }
}

fn vscale_range(ctx: &Context, text: &[u8]) -> Option<Attribute> {
    let text = std::str::from_utf8(text).ok()?;
    let (low, high) = text.split_once(',')?;
    let bound = |text: &str| Some(Param::Attr(Attribute::i32(ctx, text.trim().parse().ok()?)));
    Some(Attribute::dialect(ctx, &attrs::VSCALE_RANGE, vec![bound(low)?, bound(high)?]))
}

/// `i32 0, 10`
pub(crate) fn range(ctx: &Context, text: &[u8]) -> Option<Attribute> {
    let text = std::str::from_utf8(text).ok()?;
    let (ty, bounds) = text.split_once(' ')?;
    let (low, high) = bounds.split_once(',')?;
    let width = ty.strip_prefix('i')?.parse().ok()?;
    let bound = |text: &str| {
        let value: i128 = text.trim().parse().ok()?;
        let ty = Type::int(ctx, width);
        Some(Param::Attr(Attribute::wide_int(ctx, ty, Int::from_i128(width, value))))
    };
    Some(Attribute::dialect(ctx, &attrs::CONSTANT_RANGE, vec![bound(low)?, bound(high)?]))
}

/// Effects on other memory and on the places that have a name: two bits each.
pub(crate) type Effects = [u64; 6];

/// No promise.
pub(crate) const ALL_EFFECTS: Effects = [3; 6];

/// The effects of `memory(...)`.
pub(crate) fn effects_of(text: &[u8]) -> Effects {
    const PLACES: [&str; 5] =
        ["argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1"];
    let access = |word: &str| match word.trim() {
        "none" => 0,
        "read" => 1,
        "write" => 2,
        _ => 3,
    };
    let text = std::str::from_utf8(text).unwrap_or_default();
    let mut effects = [0; 6];
    for part in text.split(',') {
        match part.split_once(':') {
            None => effects = [access(part); 6],
            Some((place, word)) => {
                if let Some(at) = PLACES.iter().position(|own| *own == place.trim()) {
                    effects[at + 1] = access(word);
                }
            }
        }
    }
    effects
}

/// The number that LLVM keeps an attribute with a text as.
pub(crate) fn number_of(kind: AttrKind, text: &[u8]) -> Option<u64> {
    let words = std::str::from_utf8(text).ok()?;
    let (first, second) = words.split_once(',').unwrap_or((words, ""));
    let number = |word: &str| word.trim().parse::<u32>().ok().map(u64::from);
    Some(match kind {
        AttrKind::Memory => packed_effects(effects_of(text)),
        AttrKind::UwTable => 1 + u64::from(words.is_empty()),
        AttrKind::AllocKind => alloc_kinds(words),
        AttrKind::AllocSize => number(first)? << 32 | number(second).unwrap_or(u32::MAX.into()),
        AttrKind::VscaleRange => number(first)? << 32 | number(second).unwrap_or(0),
        _ => return None,
    })
}

/// Effects as LLVM packs them, those on other memory behind those on the first three places.
fn packed_effects([other, arguments, inaccessible, errno, target0, target1]: Effects) -> u64 {
    let places = [arguments, inaccessible, errno, other, target0, target1];
    places.iter().rev().fold(0, |packed, bits| packed << 2 | bits)
}

/// The bits of `allockind("alloc,zeroed")`.
fn alloc_kinds(words: &str) -> u64 {
    const BITS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
    let words = words.trim_matches('"').split(',');
    let bit = |word: &str| BITS.iter().position(|own| *own == word).map_or(0, |at| 1 << at);
    words.fold(0, |bits, word| bits | bit(word))
}

/// The effects among a set's attributes.
pub(crate) fn memory_of(llvm: &l::Context, set: AttrSet) -> Effects {
    let found = llvm.attributes(set).iter().find_map(|attribute| match attribute.value {
        AttrValue::Text(text) if attribute.kind == Some(AttrKind::Memory) => Some(text),
        _ => None,
    });
    found.map_or(ALL_EFFECTS, |text| effects_of(llvm.str_bytes(text)))
}

/// `#llvm.memory_effects<...>`
pub(crate) fn memory_effects(ctx: &Context, effects: Effects) -> Attribute {
    let def: &'static AttrDef = &attrs::MEMORY_EFFECTS;
    Attribute::dialect(ctx, def, effects.iter().map(|&bits| Param::Uint(bits)).collect())
}
