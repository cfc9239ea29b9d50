//! Attributes of functions that speak of their parameters or of other functions: those of
//! allocation, names of vector variants, formats, modes of denormal numbers.

use super::attributes::Signature;
use super::vector_variants;
use super::{Checked, Rules, Subject, VerifyError};
use crate::attributes::{AttrKind, AttrSet, AttrValue};
use crate::module::{Function, GlobalRef};

/// Modes of denormal numbers.
const DENORMAL: &[&str] = &["", "ieee", "preserve-sign", "positive-zero", "dynamic"];

impl<'m> Rules<'m> {
    /// The text of a known attribute.
    fn known_text(&self, set: AttrSet, kind: AttrKind) -> Option<&'m str> {
        let ctx = self.ctx;
        ctx.attributes(set).iter().find_map(|attribute| match attribute.value {
            AttrValue::Text(text) if attribute.kind == Some(kind) => {
                std::str::from_utf8(ctx.str_bytes(text)).ok()
            }
            _ => None,
        })
    }

    fn text_of(&self, set: AttrSet, name: &str) -> Option<&'m str> {
        std::str::from_utf8(self.string(set, name)?).ok()
    }

    /// Attributes of functions that allocate.
    pub(super) fn allocation(
        &mut self,
        signature: &Signature<'m>,
        subject: Subject<'m>,
    ) -> Checked {
        let set = signature.list.function;
        if let Some(sizes) = self.known_text(set, AttrKind::AllocSize) {
            let numbers = sizes.split(',').map(|number| number.trim().parse::<usize>());
            for (what, number) in ["element size", "number of elements"].iter().zip(numbers) {
                self.size_parameter(signature, what, number.unwrap_or(usize::MAX), subject)?;
            }
        }
        if let Some(kinds) = self.known_text(set, AttrKind::AllocKind) {
            self.allocation_kind(kinds);
        }
        match self.text_of(set, "alloc-variant-zeroed") {
            Some(variant) => self.zeroed_variant(signature, variant),
            None => Ok(()),
        }
    }

    fn size_parameter(
        &mut self,
        signature: &Signature<'m>,
        what: &str,
        number: usize,
        subject: Subject<'m>,
    ) -> Checked {
        let Some(&ty) = signature.params.get(number) else {
            let message = format!("'allocsize' {what} argument is out of bounds");
            return Err(self.broken(message, subject));
        };
        let integer = self.ctx.int_width(ty).is_some();
        let message = format!("'allocsize' {what} argument must refer to an integer parameter");
        self.check(integer, &message, subject)
    }

    fn allocation_kind(&mut self, kinds: &str) {
        let has = |kind: &str| kinds.trim_matches('"').split(',').any(|word| word == kind);
        let of = |kinds: &[&str]| kinds.iter().filter(|kind| has(kind)).count();
        let broken = [
            (
                of(&["alloc", "realloc", "free"]) != 1,
                "'allockind()' requires exactly one of alloc, realloc, and free",
            ),
            (
                of(&["alloc", "realloc"]) == 0
                    && has("free")
                    && of(&["uninitialized", "zeroed", "aligned"]) > 0,
                "'allockind(\"free\")' doesn't allow uninitialized, zeroed, or aligned modifiers.",
            ),
            (
                of(&["uninitialized", "zeroed"]) == 2,
                "'allockind()' can't be both zeroed and uninitialized",
            ),
        ];
        let broken = broken.into_iter().filter(|row| row.0).map(|row| VerifyError::new(row.1));
        self.errors.extend(broken);
    }

    /// The variant of an allocating function that gives zeroed memory.
    fn zeroed_variant(&mut self, signature: &Signature<'m>, name: &str) -> Checked {
        self.check_alone(!name.is_empty(), "'alloc-variant-zeroed' must not be empty")?;
        let Some(variant) = self.function_called(name) else { return Ok(()) };
        let own = self.ctx.attr_list_data(variant.attributes).function;
        let family = self.string(signature.list.function, "alloc-family");
        let same = family.is_none() || self.string(own, "alloc-family") == family;
        let message = "'alloc-variant-zeroed' must name a function belonging to the same \
                       'alloc-family'";
        self.check_alone(same, message)?;
        let kinds = self.known_text(own, AttrKind::AllocKind).unwrap_or_default();
        let zeroed = kinds.trim_matches('"').split(',').any(|kind| kind == "zeroed");
        let message = "'alloc-variant-zeroed' must name a function with 'allockind(\"zeroed\")'";
        self.check_alone(zeroed, message)?;
        let parts = self.ctx.function_parts(variant.ty);
        let alike = parts
            .is_some_and(|(ret, params, _)| ret == signature.ret && params == signature.params);
        let message = "'alloc-variant-zeroed' must name a function with the same signature";
        self.check_alone(alike, message)
    }

    fn function_called(&self, name: &str) -> Option<&'m Function> {
        let module = self.module;
        let named = |function: &&Function| {
            let own = function.common.symbol.name();
            own.is_some_and(|own| self.ctx.str_bytes(own) == name.as_bytes())
        };
        let found = module.functions().iter().find(named)?;
        matches!(module.lookup(found.common.symbol), Some(GlobalRef::Function(_))).then_some(found)
    }

    /// String attributes whose value stands for something else.
    pub(super) fn derived(&mut self, signature: &Signature<'m>, subject: Subject<'m>) -> Checked {
        let set = signature.list.function;
        if let Some(name) = self.text_of(set, "vector-function-abi-variant")
            && !vector_variants::is_variant(name, signature.params.len())
        {
            self.broken(format!("invalid name for a VFABI variant: {name}"), subject);
        }
        for name in ["denormal-fp-math", "denormal-fp-math-f32"] {
            let Some(modes) = self.text_of(set, name) else { continue };
            let (output, input) = modes.split_once(',').unwrap_or((modes, ""));
            if !DENORMAL.contains(&output) || !DENORMAL.contains(&input) {
                self.broken(format!("invalid value for '{name}' attribute: {modes}"), subject);
            }
        }
        match self.text_of(set, "modular-format") {
            Some(format) => self.modular_format(signature, format, subject),
            None => Ok(()),
        }
    }

    /// `type,index of the format,index of the first argument,name,aspects...`
    fn modular_format(
        &mut self,
        signature: &Signature<'m>,
        format: &str,
        subject: Subject<'m>,
    ) -> Checked {
        let fields = format.split(',').collect::<Vec<_>>();
        let message = "modular-format attribute requires at least 5 arguments";
        self.check(fields.len() >= 5, message, subject)?;
        let Ok(first) = fields.get(2).copied().unwrap_or_default().parse::<usize>() else {
            let message = "modular-format attribute first arg index is not an integer";
            return Err(self.broken(message, subject));
        };
        let limit = signature.params.len() + usize::from(signature.vararg);
        let message = "modular-format attribute first arg index is out of bounds";
        self.check((1..=limit).contains(&first), message, subject)
    }
}
