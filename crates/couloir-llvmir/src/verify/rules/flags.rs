//! Module flags.

use rustc_hash::FxHashSet;

use super::Rules;
use crate::constants::ConstantData;
use crate::metadata::{Metadata, MetadataData};
use crate::verify::VerifyError;

/// Behaviours of flags, by number.
const REQUIRE: u64 = 3;
const APPEND: [u64; 2] = [5, 6];
const MAX: u64 = 7;
const MIN: u64 = 8;

impl Rules<'_> {
    pub(super) fn flags(&mut self) {
        let named = self.module.named_metadata.iter();
        let flags = named.filter(|(name, _)| self.ctx.str_bytes(*name) == b"llvm.module.flags");
        let mut seen = FxHashSet::default();
        for &flag in flags.flat_map(|(_, nodes)| nodes).collect::<Vec<_>>() {
            self.flag(flag, &mut seen);
        }
    }

    fn flag(&mut self, flag: Metadata, seen: &mut FxHashSet<Metadata>) {
        let Some(MetadataData::Tuple(parts)) = self.ctx.metadata(flag) else { return };
        let [Some(behavior), Some(name), Some(value)] = parts[..] else { return };
        let Some(behavior) = self.integer(behavior) else { return };
        let tuple = matches!(self.ctx.metadata(value), Some(MetadataData::Tuple(_)));
        let number = self.integer(value);
        let message = match behavior {
            REQUIRE if !tuple => "invalid value for 'require' module flag (expected metadata pair)",
            _ if APPEND.contains(&behavior) && !tuple => {
                "invalid value for 'append'-type module flag (expected a metadata node)"
            }
            MAX if number.is_none() => {
                "invalid value for 'max' module flag (expected constant integer)"
            }
            MIN if number.is_none() || self.is_negative(value) => {
                "invalid value for 'min' module flag (expected constant non-negative integer)"
            }
            _ => "",
        };
        if !message.is_empty() {
            return self.flag_error(message, Some(value));
        }
        if behavior != REQUIRE && !seen.insert(name) {
            let message = "module flag identifiers must be unique (or of 'require' type)";
            return self.flag_error(message, Some(name));
        }
        self.known_flag(name, number.is_some());
    }

    /// Flags that LLVM knows by name.
    fn known_flag(&mut self, name: Metadata, number: bool) {
        let Some(MetadataData::String(text)) = self.ctx.metadata(name) else { return };
        match self.ctx.str_bytes(*text) {
            b"wchar_size" if !number => {
                self.flag_error("wchar_size metadata requires constant integer argument", None);
            }
            b"Linker Options" => {
                self.flag_error("'Linker Options' named metadata no longer supported", None);
            }
            b"SemanticInterposition" if !number => {
                let message = "SemanticInterposition metadata requires constant integer argument";
                self.flag_error(message, None);
            }
            _ => {}
        }
    }

    fn flag_error(&mut self, message: &str, subject: Option<Metadata>) {
        let subjects = subject.map(|subject| self.excerpts.metadata(subject)).into_iter().collect();
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
            ConstantData::WideInt { .. } => Some(u64::MAX),
            _ => None,
        }
    }
}
