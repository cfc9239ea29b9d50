//! Module flags, and other metadata that LLVM knows by its name.

use rustc_hash::FxHashMap;

use super::Rules;
use crate::constants::ConstantData;
use crate::metadata::{Metadata, MetadataData};
use crate::verify::VerifyError;

/// Behaviours of flags, by number.
const BEHAVIORS: std::ops::RangeInclusive<u64> = 1..=8;
const REQUIRE: u64 = 3;
const APPEND: [u64; 2] = [5, 6];
const MAX: u64 = 7;
const MIN: u64 = 8;

/// Named metadata whose nodes hold one string each.
const STRINGS: &[&str] = &["llvm.ident", "llvm.commandline"];

/// Flags that stand together or not at all.
const PAUTH: [&str; 2] = ["aarch64-elf-pauthabi-platform", "aarch64-elf-pauthabi-version"];

/// What the flags looked at so far say.
#[derive(Default)]
struct Seen {
    /// The values of flags, by their names.
    values: FxHashMap<Metadata, Metadata>,
    /// What flags must hold.
    required: Vec<Metadata>,
    /// Which of the flags in [`PAUTH`] hold numbers.
    pauth: [bool; 2],
}

/// A message and what it is about.
type Wrong = (&'static str, Option<Metadata>);

impl Rules<'_> {
    pub(super) fn flags(&mut self) {
        let mut seen = Seen::default();
        for flag in self.named_nodes("llvm.module.flags") {
            if let Err((message, subject)) = self.flag(flag, &mut seen) {
                self.flag_error(message, subject);
            }
        }
        if seen.pauth[0] != seen.pauth[1] {
            let [platform, version] = PAUTH;
            let message = format!(
                "either both or no '{platform}' and '{version}' module flags must be present"
            );
            self.flag_error(&message, None);
        }
        for &required in &seen.required {
            self.requirement(required, &seen.values);
        }
        STRINGS.iter().for_each(|name| self.only_strings(name));
        self.errno_accesses();
    }

    fn named_nodes(&self, name: &str) -> Vec<Metadata> {
        let named = self.module.named_metadata.iter();
        let rows = named.filter(|row| self.ctx.str_bytes(row.0) == name.as_bytes());
        rows.flat_map(|row| row.1.iter().copied()).collect()
    }

    fn flag(&mut self, flag: Metadata, seen: &mut Seen) -> Result<(), Wrong> {
        let parts = self.tuple(flag).unwrap_or_default();
        let [behavior, name, value] = *parts else {
            return Err(("incorrect number of operands in module flag", Some(flag)));
        };
        let Some(number) = behavior.and_then(|behavior| self.integer(behavior)) else {
            let message = "invalid behavior operand in module flag (expected constant integer)";
            return Err((message, behavior));
        };
        if !BEHAVIORS.contains(&number) {
            let message = "invalid behavior operand in module flag (unexpected constant)";
            return Err((message, behavior));
        }
        let Some(name) = name.filter(|name| self.is_text(*name)) else {
            return Err(("invalid ID operand in module flag (expected metadata string)", name));
        };
        let Some(value) = value else { return Self::behaves_without_value(number) };
        self.behaves(number, value)?;
        if number == REQUIRE {
            seen.required.push(value);
        } else if seen.values.insert(name, value).is_some() {
            let message = "module flag identifiers must be unique (or of 'require' type)";
            return Err((message, Some(name)));
        }
        self.known_flag(name, value, seen)
    }

    fn behaves_without_value(behavior: u64) -> Result<(), Wrong> {
        match behavior {
            MAX => Err(("invalid value for 'max' module flag (expected constant integer)", None)),
            MIN => Err((
                "invalid value for 'min' module flag (expected constant non-negative integer)",
                None,
            )),
            _ => Ok(()),
        }
    }

    /// What a behaviour asks of the value.
    fn behaves(&self, behavior: u64, value: Metadata) -> Result<(), Wrong> {
        let number = self.integer(value);
        let message = match behavior {
            REQUIRE => return self.requires(value),
            _ if APPEND.contains(&behavior) && self.tuple(value).is_none() => {
                "invalid value for 'append'-type module flag (expected a metadata node)"
            }
            MAX if number.is_none() => {
                "invalid value for 'max' module flag (expected constant integer)"
            }
            MIN if number.is_none() || self.is_negative(value) => {
                "invalid value for 'min' module flag (expected constant non-negative integer)"
            }
            _ => return Ok(()),
        };
        Err((message, Some(value)))
    }

    fn requires(&self, value: Metadata) -> Result<(), Wrong> {
        let Some([name, _]) = self.tuple(value) else {
            let message = "invalid value for 'require' module flag (expected metadata pair)";
            return Err((message, Some(value)));
        };
        if name.is_some_and(|name| self.is_text(name)) {
            return Ok(());
        }
        let message =
            "invalid value for 'require' module flag (first value operand should be a string)";
        Err((message, *name))
    }

    /// Flags that LLVM knows by name.
    fn known_flag(
        &mut self,
        name: Metadata,
        value: Metadata,
        seen: &mut Seen,
    ) -> Result<(), Wrong> {
        let Some(MetadataData::String(text)) = self.ctx.metadata(name) else { return Ok(()) };
        let number = self.integer(value).is_some();
        match self.ctx.str_bytes(*text) {
            b"wchar_size" if !number => {
                Err(("wchar_size metadata requires constant integer argument", None))
            }
            b"Linker Options" => Err(("'Linker Options' named metadata no longer supported", None)),
            b"SemanticInterposition" if !number => {
                Err(("SemanticInterposition metadata requires constant integer argument", None))
            }
            b"CG Profile" => {
                self.calls_counted(value);
                Ok(())
            }
            name => {
                if let Some(at) = PAUTH.iter().position(|own| own.as_bytes() == name) {
                    seen.pauth[at] |= number;
                }
                Ok(())
            }
        }
    }

    /// How often functions call each other.
    fn calls_counted(&mut self, value: Metadata) {
        for &entry in self.tuple(value).unwrap_or_default() {
            if let Err((message, subject)) = self.call_counted(entry) {
                self.flag_error(message, subject);
            }
        }
    }

    fn call_counted(&self, entry: Option<Metadata>) -> Result<(), Wrong> {
        let Some([from, to, count]) = entry.and_then(|entry| self.tuple(entry)) else {
            return Err(("expected a MDNode triple", entry));
        };
        for side in [from, to] {
            if side.is_some_and(|side| !self.is_function(side)) {
                return Err(("expected a Function or null", *side));
            }
        }
        match count.and_then(|count| self.integer(count)) {
            Some(_) => Ok(()),
            None => Err(("expected an integer constant", *count)),
        }
    }

    fn is_function(&self, metadata: Metadata) -> bool {
        let Some(MetadataData::Value(constant)) = self.ctx.metadata(metadata) else { return false };
        self.symbol_of(*constant).is_some_and(|symbol| self.function_of(symbol).is_some())
    }

    fn is_text(&self, metadata: Metadata) -> bool {
        matches!(self.ctx.metadata(metadata), Some(MetadataData::String(_)))
    }

    fn requirement(&mut self, required: Metadata, values: &FxHashMap<Metadata, Metadata>) {
        let Some([Some(name), value]) = self.tuple(required) else { return };
        let message = match values.get(name) {
            None => "invalid requirement on flag, flag is not present in module",
            Some(own) if Some(*own) != *value => {
                "invalid requirement on flag, flag does not have the required value"
            }
            Some(_) => return,
        };
        self.flag_error(message, Some(*name));
    }

    fn only_strings(&mut self, name: &str) {
        for node in self.named_nodes(name) {
            match self.tuple(node).unwrap_or_default() {
                [text] if text.is_some_and(|text| self.is_text(text)) => {}
                [text] => {
                    let message = format!(
                        "invalid value for {name} metadata entry operand(the operand should be a \
                         string)"
                    );
                    return self.flag_error(&message, *text);
                }
                _ => {
                    let message = format!("incorrect number of operands in {name} metadata");
                    return self.flag_error(&message, Some(node));
                }
            }
        }
    }

    /// `!llvm.errno.tbaa`
    fn errno_accesses(&mut self) {
        let mut rows = self.module.named_metadata.iter();
        let is_named = |name| self.ctx.str_bytes(name) == b"llvm.errno.tbaa";
        if rows.any(|row| is_named(row.0) && row.1.is_empty()) {
            let message = "llvm.errno.tbaa must have at least one operand";
            let shown = vec!["!llvm.errno.tbaa = !{}\n".to_owned()];
            self.errors.push(VerifyError::about(message, shown));
        }
        for node in self.named_nodes("llvm.errno.tbaa") {
            let _ = self.bare_tag(node);
        }
    }

    fn flag_error(&mut self, message: &str, subject: Option<Metadata>) {
        let subjects = subject.map(|subject| self.excerpts.node(subject)).into_iter().collect();
        self.errors.push(VerifyError::about(message, subjects));
    }

    fn is_negative(&self, metadata: Metadata) -> bool {
        let Some(MetadataData::Value(constant)) = self.ctx.metadata(metadata) else { return false };
        let width = self.ctx.int_width(self.ctx.constant_type(*constant)).unwrap_or(64);
        let sign = width.saturating_sub(1).min(63);
        self.integer(metadata).is_some_and(|bits| bits >> sign & 1 == 1)
    }

    fn integer(&self, metadata: Metadata) -> Option<u64> {
        let Some(MetadataData::Value(constant)) = self.ctx.metadata(metadata) else { return None };
        match self.ctx.constant(*constant) {
            ConstantData::Int { bits, .. } => Some(*bits),
            ConstantData::WideInt { words, .. } => match &**words {
                [low, high @ ..] if high.iter().all(|word| *word == 0) => Some(*low),
                _ => Some(u64::MAX),
            },
            _ => None,
        }
    }
}
