//! Attributes of functions, parameters and results.

use super::{Checked, HUGE_ALIGNMENT, MAX_ALIGNMENT, Rules, Subject, VerifyError};
use crate::attributes::{AttrKind, AttrListData, AttrSet, AttrValue, Attribute};
use crate::module::UnnamedAddr;
use crate::types::Type;

/// The type of a function or call, and its attributes.
pub(super) struct Signature<'m> {
    pub(super) ret: Type,
    pub(super) params: &'m [Type],
    pub(super) vararg: bool,
    pub(super) list: &'m AttrListData,
    pub(super) intrinsic: bool,
    pub(super) asm: bool,
}

/// Attributes of which a parameter has one at most.
const EXCLUSIVE: &[AttrKind] =
    &[AttrKind::ByVal, AttrKind::InAlloca, AttrKind::Preallocated, AttrKind::Nest, AttrKind::ByRef];

/// Pairs that exclude each other, and how the message names them.
const PARAM_PAIRS: &[(AttrKind, AttrKind, &str)] = &[
    (AttrKind::InAlloca, AttrKind::ReadOnly, "'inalloca and readonly'"),
    (AttrKind::StructRet, AttrKind::Returned, "'sret and returned'"),
    (AttrKind::ZeroExt, AttrKind::SignExt, "'zeroext and signext'"),
    (AttrKind::ReadNone, AttrKind::ReadOnly, "'readnone and readonly'"),
    (AttrKind::ReadNone, AttrKind::WriteOnly, "'readnone and writeonly'"),
    (AttrKind::ReadOnly, AttrKind::WriteOnly, "'readonly and writeonly'"),
    (AttrKind::NoInline, AttrKind::AlwaysInline, "'noinline and alwaysinline'"),
    (AttrKind::Writable, AttrKind::ReadNone, "writable and readnone"),
    (AttrKind::Writable, AttrKind::ReadOnly, "writable and readonly"),
];

/// Attributes that a pointer can have.
const OF_POINTERS: &[AttrKind] = &[
    AttrKind::AllocPtr,
    AttrKind::ByRef,
    AttrKind::ByVal,
    AttrKind::Captures,
    AttrKind::DeadOnReturn,
    AttrKind::DeadOnUnwind,
    AttrKind::Dereferenceable,
    AttrKind::DereferenceableOrNull,
    AttrKind::ElementType,
    AttrKind::InAlloca,
    AttrKind::Initializes,
    AttrKind::Nest,
    AttrKind::NoAlias,
    AttrKind::NonNull,
    AttrKind::Preallocated,
    AttrKind::ReadNone,
    AttrKind::ReadOnly,
    AttrKind::StructRet,
    AttrKind::SwiftError,
    AttrKind::Writable,
];

/// Attributes of a parameter whose type must have a size, as the message names them.
const SIZED: &[(AttrKind, &str)] = &[
    (AttrKind::ByVal, "byval"),
    (AttrKind::ByRef, "byref"),
    (AttrKind::InAlloca, "inalloca"),
    (AttrKind::Preallocated, "preallocated"),
];

/// Attributes that one parameter can have, and what is said of a second one.
const ONCE: &[(AttrKind, &str)] = &[
    (AttrKind::Nest, "More than one parameter has attribute nest!"),
    (AttrKind::Returned, "More than one parameter has attribute returned!"),
    (AttrKind::StructRet, "Cannot have multiple 'sret' parameters!"),
    (AttrKind::SwiftSelf, "Cannot have multiple 'swiftself' parameters!"),
    (AttrKind::SwiftAsync, "Cannot have multiple 'swiftasync' parameters!"),
    (AttrKind::SwiftError, "Cannot have multiple 'swifterror' parameters!"),
];

/// Pairs of string attributes that exclude each other.
const STRING_PAIRS: &[(&str, &str)] =
    &[("aarch64_pstate_sm_enabled", "aarch64_pstate_sm_compatible")];

/// String attributes of which a function has one at most, and how the message lists them.
const STRING_SETS: &[(&[&str], &str)] = &[
    (
        &[
            "aarch64_new_za",
            "aarch64_in_za",
            "aarch64_inout_za",
            "aarch64_out_za",
            "aarch64_preserves_za",
            "aarch64_za_state_agnostic",
        ],
        "'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', \
         'aarch64_preserves_za' and 'aarch64_za_state_agnostic'",
    ),
    (
        &[
            "aarch64_new_zt0",
            "aarch64_in_zt0",
            "aarch64_inout_zt0",
            "aarch64_out_zt0",
            "aarch64_preserves_zt0",
            "aarch64_za_state_agnostic",
        ],
        "'aarch64_new_zt0', 'aarch64_in_zt0', 'aarch64_out_zt0', 'aarch64_inout_zt0', \
         'aarch64_preserves_zt0' and 'aarch64_za_state_agnostic'",
    ),
];

/// String attributes that are true or false.
const BOOLEANS: &[&str] = &[
    "less-precise-fpmad",
    "no-infs-fp-math",
    "no-inline-line-tables",
    "no-jump-tables",
    "no-nans-fp-math",
    "no-signed-zeros-fp-math",
    "profile-sample-accurate",
    "use-sample-profile",
];

/// String attributes with the values they can have.
const CHOICES: &[(&str, &[&str])] = &[
    ("frame-pointer", &["all", "non-leaf", "none", "reserved", "non-leaf-no-reserve"]),
    ("sign-return-address", &["none", "all", "non-leaf"]),
    ("sign-return-address-key", &["a_key", "b_key"]),
    ("branch-target-enforcement", &["", "true", "false"]),
    ("branch-protection-pauth-lr", &["", "true", "false"]),
    ("guarded-control-stack", &["", "true", "false"]),
];

/// String attributes that are numbers.
const NUMBERS: &[&str] =
    &["patchable-function-prefix", "patchable-function-entry", "warn-stack-size"];

impl<'m> Rules<'m> {
    pub(super) fn has(&self, set: AttrSet, kind: AttrKind) -> bool {
        self.ctx.attributes(set).iter().any(|attribute| attribute.kind == Some(kind))
    }

    pub(super) fn has_sret(&self, list: &AttrListData, params: usize) -> bool {
        (0..params.min(2)).any(|at| self.has(list.param(at), AttrKind::StructRet))
    }

    /// All attributes of a function or call.
    pub(super) fn attributes(
        &mut self,
        signature: &Signature<'m>,
        unnamed: UnnamedAddr,
        subject: Subject<'m>,
    ) -> Checked {
        let list = signature.list;
        if list.function.is_empty() && list.result.is_empty() && list.params.is_empty() {
            return Ok(());
        }
        let not_of_results =
            |attribute: &&Attribute| attribute.kind.is_some_and(|kind| !kind.is_of_results());
        if let Some(attribute) = self.ctx.attributes(list.result).iter().find(not_of_results) {
            let text = self.excerpts.attribute(attribute);
            let message = format!("Attribute '{text}' does not apply to function return values");
            return Err(self.broken(message, subject));
        }
        let _ = self.parameter(list.result, signature.ret, subject);
        for at in 0..signature.params.len() {
            self.placed_parameter(signature, at, subject)?;
        }
        self.function_attributes(signature, unnamed, subject)
    }

    /// A parameter's attributes, by what the others have and where it stands.
    fn placed_parameter(
        &mut self,
        signature: &Signature<'m>,
        at: usize,
        subject: Subject<'m>,
    ) -> Checked {
        let set = signature.list.param(at);
        if set.is_empty() {
            return Ok(());
        }
        if !signature.intrinsic {
            let message = "immarg attribute only applies to intrinsics";
            self.check(!self.has(set, AttrKind::ImmArg), message, subject)?;
            let message =
                "Attribute 'elementtype' can only be applied to intrinsics and inline asm.";
            let allowed = signature.asm || !self.has(set, AttrKind::ElementType);
            self.check(allowed, message, subject)?;
        }
        let ty = signature.params.get(at).copied().unwrap_or(Type::VOID);
        let _ = self.parameter(set, ty, subject);
        let before =
            |rules: &Self, kind| (0..at).any(|at| rules.has(signature.list.param(at), kind));
        for &(kind, message) in ONCE {
            let first = !self.has(set, kind) || !before(self, kind);
            self.check(first, message, subject)?;
        }
        let returned = !self.has(set, AttrKind::Returned) || ty == signature.ret;
        let message = "Incompatible argument and return types for 'returned' attribute";
        self.check(returned, message, subject)?;
        let early = at < 2 || !self.has(set, AttrKind::StructRet);
        self.check(early, "Attribute 'sret' is not on first or second parameter!", subject)?;
        let last = at + 1 == signature.params.len() || !self.has(set, AttrKind::InAlloca);
        self.check(last, "inalloca isn't on the last parameter!", subject)
    }

    /// The attributes of an argument that no parameter is for.
    pub(super) fn extra_argument(
        &mut self,
        list: &'m AttrListData,
        at: usize,
        (ty, ret): (Type, Type),
        subject: Subject<'m>,
    ) -> Checked {
        let set = list.param(at);
        if set.is_empty() {
            return Ok(());
        }
        let _ = self.parameter(set, ty, subject);
        let before = |rules: &Self, kind| (0..at).any(|at| rules.has(list.param(at), kind));
        for &(kind, message) in ONCE.iter().take(2) {
            let first = !self.has(set, kind) || !before(self, kind);
            self.check(first, message, subject)?;
        }
        let returned = !self.has(set, AttrKind::Returned) || ty == ret;
        let message = "Incompatible argument and return types for 'returned' attribute";
        self.check(returned, message, subject)?;
        let message = "Attribute 'sret' cannot be used for vararg call arguments!";
        self.check(!self.has(set, AttrKind::StructRet), message, subject)
    }

    /// The attributes of one parameter or result among themselves and with its type.
    fn parameter(&mut self, set: AttrSet, ty: Type, subject: Subject<'m>) -> Checked {
        if set.is_empty() {
            return Ok(());
        }
        let others = self.ctx.attributes(set).len() - usize::from(self.has(set, AttrKind::Range));
        let alone = others == 1 || !self.has(set, AttrKind::ImmArg);
        let message = "Attribute 'immarg' is incompatible with other attributes except the \
                       'range' attribute";
        self.check(alone, message, subject)?;
        let exclusive = EXCLUSIVE.iter().filter(|&&kind| self.has(set, kind)).count();
        let in_register = self.has(set, AttrKind::StructRet) || self.has(set, AttrKind::InReg);
        self.check(
            exclusive + usize::from(in_register) <= 1,
            "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!",
            subject,
        )?;
        self.pairs(set, PARAM_PAIRS, subject)?;
        for attribute in self.ctx.attributes(set) {
            if !self.suits(attribute, ty) {
                let text = self.excerpts.attribute(attribute);
                let message = format!("Attribute '{text}' applied to incompatible type!");
                return Err(self.broken(message, subject));
            }
        }
        if self.ctx.is_pointer(ty) { self.pointed_to(set, subject) } else { Ok(()) }
    }

    /// What a pointer's attributes say of what it points to.
    fn pointed_to(&mut self, set: AttrSet, subject: Subject<'m>) -> Checked {
        let huge = |attribute: &Attribute| {
            attribute.kind == Some(AttrKind::Align)
                && matches!(attribute.value, AttrValue::Int(bytes) if bytes > MAX_ALIGNMENT)
        };
        let huge = self.ctx.attributes(set).iter().any(huge);
        self.check(!huge, HUGE_ALIGNMENT, subject)?;
        for &(kind, name) in SIZED {
            let typed =
                self.ctx.attributes(set).iter().find(|attribute| attribute.kind == Some(kind));
            let Some(AttrValue::Type(ty)) = typed.map(|attribute| attribute.value) else {
                continue;
            };
            let message = format!("Attribute '{name}' does not support unsized types!");
            let sized = self.is_sized(ty);
            self.check(sized, &message, subject)?;
        }
        Ok(())
    }

    fn pairs(
        &mut self,
        set: AttrSet,
        pairs: &[(AttrKind, AttrKind, &str)],
        subject: Subject<'m>,
    ) -> Checked {
        for &(a, b, names) in pairs {
            if self.has(set, a) && self.has(set, b) {
                let message = format!("Attributes {names} are incompatible!");
                return Err(self.broken(message, subject));
            }
        }
        Ok(())
    }

    /// Whether a value of a type can have an attribute.
    fn suits(&self, attribute: &Attribute, ty: Type) -> bool {
        let ctx = self.ctx;
        let scalar = ctx.scalar_type(ty);
        let pointer = ctx.is_pointer(ty);
        match attribute.kind {
            Some(AttrKind::AllocAlign | AttrKind::SignExt | AttrKind::ZeroExt) => {
                ctx.int_width(ty).is_some()
            }
            Some(AttrKind::Align) => ctx.is_pointer(scalar),
            Some(AttrKind::NoUndef) => ty != Type::VOID,
            Some(AttrKind::NoFpClass) => ctx.is_float_or_many(ty),
            Some(AttrKind::Range) => match (ctx.int_width(scalar), attribute.value) {
                (Some(width), AttrValue::Text(text)) => {
                    ctx.str_bytes(text).starts_with(format!("i{width} ").as_bytes())
                }
                _ => false,
            },
            Some(kind) => pointer || !OF_POINTERS.contains(&kind),
            None => true,
        }
    }

    /// What no declared function can have.
    pub(super) fn callee_only_attributes(
        &mut self,
        signature: &Signature<'m>,
        subject: Subject<'m>,
    ) -> Checked {
        let list = signature.list;
        let message = "Attribute 'builtin' can only be applied to a callsite.";
        self.check(!self.has(list.function, AttrKind::Builtin), message, subject)?;
        let mut sets = list.params.iter().chain([&list.function, &list.result]);
        let found = sets.any(|&set| self.has(set, AttrKind::ElementType));
        let message = "Attribute 'elementtype' can only be applied to a callsite.";
        self.check(!found, message, subject)?;
        if self.string(list.function, "aarch64_zt0_undef").is_some() {
            let message = "Attribute 'aarch64_zt0_undef' can only be applied to a callsite.";
            return Err(self.broken_of(message, Vec::new()));
        }
        Ok(())
    }
}

/// Attributes of functions themselves.
impl<'m> Rules<'m> {
    fn function_attributes(
        &mut self,
        signature: &Signature<'m>,
        unnamed: UnnamedAddr,
        subject: Subject<'m>,
    ) -> Checked {
        let set = signature.list.function;
        if set.is_empty() {
            return Ok(());
        }
        let unnamed = unnamed == UnnamedAddr::Global || !self.has(set, AttrKind::JumpTable);
        if self.known.sound_sets.contains(&set) && unnamed {
            self.writable(signature, subject)?;
            self.allocation(signature, subject)?;
            return self.derived(signature, subject);
        }
        let before = self.errors.len();
        self.booleans(set);
        let foreign =
            |attribute: &&Attribute| attribute.kind.is_some_and(|kind| !kind.is_of_functions());
        if let Some(attribute) = self.ctx.attributes(set).iter().find(foreign) {
            let text = self.excerpts.attribute(attribute);
            let message = format!("Attribute '{text}' does not apply to functions!");
            return Err(self.broken(message, subject));
        }
        self.exclusive_attributes(signature, subject)?;
        self.check(unnamed, "Attribute 'jumptable' requires 'unnamed_addr'", subject)?;
        self.allocation(signature, subject)?;
        self.scale(set, subject);
        self.strings(set, subject);
        self.features(set, subject);
        if self.errors.len() == before {
            self.known.sound_sets.insert(set);
        }
        self.derived(signature, subject)
    }

    /// Attributes of a function that exclude or need each other.
    fn exclusive_attributes(&mut self, signature: &Signature<'m>, subject: Subject<'m>) -> Checked {
        let set = signature.list.function;
        let inline = [(AttrKind::NoInline, AttrKind::AlwaysInline, "'noinline and alwaysinline'")];
        self.pairs(set, &inline, subject)?;
        if self.has(set, AttrKind::OptNone) {
            let inline = self.has(set, AttrKind::NoInline);
            self.check(inline, "Attribute 'optnone' requires 'noinline'!", subject)?;
            let sizes = [
                (AttrKind::OptSize, AttrKind::OptNone, "'optsize and optnone'"),
                (AttrKind::MinSize, AttrKind::OptNone, "'minsize and optnone'"),
                (AttrKind::OptDebug, AttrKind::OptNone, "'optdebug and optnone'"),
            ];
            self.pairs(set, &sizes, subject)?;
        }
        let debug = [
            (AttrKind::OptSize, AttrKind::OptDebug, "'optsize and optdebug'"),
            (AttrKind::MinSize, AttrKind::OptDebug, "'minsize and optdebug'"),
        ];
        self.pairs(set, &debug, subject)?;
        self.writable(signature, subject)?;
        for &(a, b) in STRING_PAIRS {
            let both = self.string(set, a).is_some() && self.string(set, b).is_some();
            let message = format!("Attributes '{a} and {b}' are incompatible!");
            self.check(!both, &message, subject)?;
        }
        for &(names, list) in STRING_SETS {
            let count = names.iter().filter(|name| self.string(set, name).is_some()).count();
            let message = format!("Attributes {list} are mutually exclusive");
            self.check(count <= 1, &message, subject)?;
        }
        Ok(())
    }

    /// What may be written through an argument, the function may write.
    fn writable(&mut self, signature: &Signature<'m>, subject: Subject<'m>) -> Checked {
        let (ctx, list) = (self.ctx, signature.list);
        let memory = ctx.attributes(list.function).iter().find_map(|attribute| {
            match (attribute.kind, attribute.value) {
                (Some(AttrKind::Memory), AttrValue::Text(text)) => Some(ctx.str_bytes(text)),
                _ => None,
            }
        });
        let writes = memory.is_none_or(writes_arguments);
        let writable = |at: usize| self.has(list.param(at), AttrKind::Writable);
        let fits = writes || !(0..signature.params.len()).any(writable);
        let message = "Attribute writable and memory without argmem: write are incompatible!";
        self.check(fits, message, subject)
    }

    /// The value of a string attribute.
    pub(super) fn string(&self, set: AttrSet, name: &str) -> Option<&'m [u8]> {
        let ctx = self.ctx;
        ctx.attributes(set).iter().find_map(|attribute| match attribute.value {
            AttrValue::Pair { key, value } if ctx.str_bytes(key) == name.as_bytes() => {
                Some(ctx.str_bytes(value))
            }
            _ => None,
        })
    }

    fn booleans(&mut self, set: AttrSet) {
        for name in BOOLEANS {
            let Some(value) = self.string(set, name) else { continue };
            if !matches!(value, b"" | b"true" | b"false") {
                let value = String::from_utf8_lossy(value);
                let message = format!("invalid value for '{name}' attribute: {value}");
                self.errors.push(VerifyError::new(message));
            }
        }
    }

    /// The numbers of `vscale_range(minimum,maximum)`.
    pub(super) fn scale_of(&self, set: AttrSet) -> Option<(u32, u32)> {
        let range = self.ctx.attributes(set).iter().find_map(|attribute| match attribute.value {
            AttrValue::Text(text) if attribute.kind == Some(AttrKind::VscaleRange) => Some(text),
            _ => None,
        });
        let text = std::str::from_utf8(self.ctx.str_bytes(range?)).ok()?;
        let (low, high) = text.split_once(',')?;
        Some((low.trim().parse().ok()?, high.trim().parse().ok()?))
    }

    fn scale(&mut self, set: AttrSet, subject: Subject<'m>) {
        let Some((low, high)) = self.scale_of(set) else { return };
        if low == 0 {
            self.broken("'vscale_range' minimum must be greater than 0", subject);
        } else if !low.is_power_of_two() {
            self.broken("'vscale_range' minimum must be power-of-two value", subject);
        }
        if high != 0 && low > high {
            self.broken("'vscale_range' minimum cannot be greater than maximum", subject);
        } else if high != 0 && !high.is_power_of_two() {
            self.broken("'vscale_range' maximum must be power-of-two value", subject);
        }
    }

    /// `+name,-name`
    fn features(&mut self, set: AttrSet, subject: Subject<'m>) {
        let list = self.string(set, "target-features").unwrap_or_default();
        let features = list.split(|&byte| byte == b',').filter(|_| !list.is_empty());
        for feature in
            features.filter(|feature| !feature.starts_with(b"+") && !feature.starts_with(b"-"))
        {
            if feature.is_empty() {
                let message = "target-features attribute should not contain an empty string";
                self.errors.push(VerifyError::new(message.to_owned()));
                continue;
            }
            let feature = String::from_utf8_lossy(feature);
            let message = format!("target feature '{feature}' must start with a '+' or '-'");
            self.broken(message, subject);
        }
    }

    fn strings(&mut self, set: AttrSet, subject: Subject<'m>) {
        for &(name, values) in CHOICES {
            let Some(value) = self.string(set, name) else { continue };
            if !values.iter().any(|known| known.as_bytes() == value) {
                let value = String::from_utf8_lossy(value);
                self.broken(format!("invalid value for '{name}' attribute: {value}"), subject);
            }
            let alone = name == "sign-return-address-key";
            if alone && self.string(set, "sign-return-address").is_none() {
                let message = "'sign-return-address-key' present without `sign-return-address`";
                self.errors.push(VerifyError::new(message));
            }
        }
        for name in NUMBERS {
            let Some(value) = self.string(set, name) else { continue };
            let value = String::from_utf8_lossy(value);
            if value.parse::<u32>().is_err() {
                self.broken(format!("\"{name}\" takes an unsigned integer: {value}"), subject);
            }
        }
    }
}

/// Whether what `memory(...)` says lets memory be written that arguments point to.
fn writes_arguments(memory: &[u8]) -> bool {
    let text = std::str::from_utf8(memory).unwrap_or_default();
    let access = text.split(',').fold("none", |known, part| match part.split_once(':') {
        None => part.trim(),
        Some((place, word)) if place.trim() == "argmem" => word.trim(),
        Some(_) => known,
    });
    matches!(access, "write" | "readwrite")
}
