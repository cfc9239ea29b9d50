//! `ProfileSummary`: a module flag that is a list of names and values, in an order.

use couloir_dialects::llvm::attrs;
use couloir_ir::attr::Param;
use couloir_ir::num::{Float, FloatKind};
use couloir_ir::{Attribute, Type};
use couloir_llvmir as l;
use couloir_llvmir::{ConstantData, Metadata, MetadataData};

use crate::module::Importer;

/// The formats of a profile summary, by number.
const FORMATS: &[&[u8]] = &[b"SampleProfile", b"InstrProf", b"CSInstrProf"];

/// The counts of a profile summary, from the second parameter on.
const COUNTS: &[&str] = &[
    "TotalCount",
    "MaxCount",
    "MaxInternalCount",
    "MaxFunctionCount",
    "NumCounts",
    "NumFunctions",
];

const PARTIAL: &str = "IsPartialProfile";
const RATIO: &str = "PartialProfileRatio";
const DETAILS: &str = "DetailedSummary";

/// How many entries there are at least.
const FEWEST: usize = 8;

/// What a node has in a place, where that is not null.
type Operand = Option<Metadata>;

/// Name and value of an entry, and the entry.
type Entry = (Metadata, Metadata, Metadata);

impl Importer<'_> {
    pub(crate) fn profile_summary(&mut self, summary: Metadata) -> Option<Attribute> {
        let entries = self.operands(summary);
        if entries.len() < FEWEST {
            return self.decline("expected at 8 entries in 'ProfileSummary'", summary);
        }
        let mut params = vec![Param::None; 10];
        let mut entries = entries.iter().copied();
        params[0] = self.profile_format(entries.next()?)?;
        for (param, key) in params.iter_mut().skip(1).zip(COUNTS) {
            *param = Param::Uint(self.profile_count(entries.next()?, key)?);
        }
        let mut current = entries.next()?;
        if self.is_optional(current, PARTIAL)? {
            params[7] = Param::Uint(self.profile_count(current, PARTIAL)?);
            current = self.after(current, PARTIAL, entries.next())?;
        }
        if self.is_optional(current, RATIO)? {
            params[8] = Param::Attr(self.profile_ratio(current)?);
            current = self.after(current, RATIO, entries.next())?;
        }
        params[9] = self.profile_details(current)?;
        Some(Attribute::dialect(self.ctx, &attrs::PROFILE_SUMMARY, params))
    }

    /// Says what is wrong with a piece of metadata.
    fn decline<T>(&mut self, message: &str, node: Metadata) -> Option<T> {
        let node = self.texts.node(node);
        self.warn(&format!("{message}: {node}"));
        None
    }

    fn profile_entry(&mut self, entry: Option<Metadata>) -> Option<Entry> {
        let entry = entry?;
        let message = "expected 2-element tuple metadata";
        let Some(MetadataData::Tuple(parts)) = self.llvm.metadata(entry) else {
            return self.decline(message, entry);
        };
        if parts.len() != 2 {
            self.decline::<()>(message, entry);
        }
        let [Some(name), Some(value), ..] = **parts else { return None };
        Some((name, value, entry))
    }

    fn is_key(&self, name: Metadata, key: &str) -> bool {
        self.bytes(Some(name)) == Some(key.as_bytes())
    }

    fn profile_format(&mut self, entry: Option<Metadata>) -> Option<Param> {
        let (name, value, _) = self.profile_entry(entry)?;
        if !self.is_key(name, "ProfileFormat") {
            return self.decline("expected 'ProfileFormat' key", name);
        }
        let format = self.bytes(Some(value));
        match FORMATS.iter().position(|own| Some(*own) == format) {
            Some(number) => Some(Param::Uint(number as u64)),
            None => self.decline(
                "expected 'SampleProfile', 'InstrProf' or 'CSInstrProf' values, but found",
                value,
            ),
        }
    }

    fn profile_count(&mut self, entry: Option<Metadata>, key: &str) -> Option<u64> {
        let (name, value, entry) = self.profile_entry(entry)?;
        if !self.is_key(name, key) {
            return self.decline(&format!("expected '{key}' key, but found"), name);
        }
        // Of what is no constant at all MLIR 22 says nothing here.
        let Some(MetadataData::Value(_)) = self.llvm.metadata(value) else { return None };
        let number = self.unsigned(value);
        let message = format!("expected integer metadata value for key '{key}'");
        number.or_else(|| self.decline(&message, entry))
    }

    /// Whether an entry that may be missing is there; its value is a constant.
    fn is_optional(&mut self, entry: Option<Metadata>, key: &str) -> Option<bool> {
        entry?;
        let Some((name, value, _)) = self.profile_entry(entry) else { return Some(false) };
        let constant = matches!(self.llvm.metadata(value), Some(MetadataData::Value(_)));
        Some(constant && self.is_key(name, key))
    }

    /// What follows an entry that may not be the last.
    fn after(&mut self, entry: Operand, key: &str, next: Option<Operand>) -> Option<Operand> {
        let message = format!("the last summary entry is '{key}', expected '{DETAILS}'");
        next.or_else(|| self.decline(&message, entry?))
    }

    fn profile_ratio(&mut self, entry: Option<Metadata>) -> Option<Attribute> {
        let [_, value, ..] = *self.operands(entry?) else { return None };
        let ratio = self.double(value?);
        let message = format!("expected double metadata value for key '{RATIO}'");
        ratio.or_else(|| self.decline(&message, entry?))
    }

    fn profile_details(&mut self, entry: Option<Metadata>) -> Option<Param> {
        let (name, value, _) = self.profile_entry(entry)?;
        if !self.is_key(name, DETAILS) {
            return self.decline(&format!("expected '{DETAILS}' key"), name);
        }
        let Some(MetadataData::Tuple(details)) = self.llvm.metadata(value) else {
            return self.decline(&format!("expected tuple value for '{DETAILS}' key"), value);
        };
        let details: Option<Vec<Param>> =
            details.iter().map(|&node| self.profile_detail(node?)).collect();
        Some(Param::List(details?.into()))
    }

    fn profile_detail(&mut self, node: Metadata) -> Option<Param> {
        let [cut_off, count, counts] = *self.operands(node) else {
            return self.decline(&format!("'{DETAILS}' entry expects 3 operands"), node);
        };
        let mut params = Vec::with_capacity(3);
        for (part, bits) in [(cut_off?, 32), (count?, 64), (counts?, 32)] {
            let message = format!("expected only integer entries in '{DETAILS}'");
            let number = self.unsigned(part).or_else(|| self.decline(&message, node))?;
            params.push(Param::Uint(number & (u64::MAX >> (64 - bits))));
        }
        let detail = Attribute::dialect(self.ctx, &attrs::PROFILE_SUMMARY_DETAILED, params);
        Some(Param::Attr(detail))
    }

    /// The lowest bits of an integer.
    fn unsigned(&self, node: Metadata) -> Option<u64> {
        let MetadataData::Value(constant) = self.llvm.metadata(node)? else { return None };
        match self.llvm.constant(*constant) {
            ConstantData::Int { bits, .. } => Some(*bits),
            ConstantData::WideInt { words, .. } => words.first().copied(),
            _ => None,
        }
    }

    fn double(&self, node: Metadata) -> Option<Attribute> {
        let MetadataData::Value(constant) = self.llvm.metadata(node)? else { return None };
        let ConstantData::Float { ty, bits } = self.llvm.constant(*constant) else { return None };
        let value = match *ty {
            l::Type::DOUBLE => Float::from_bits(FloatKind::F64, bits[0].into()),
            l::Type::FLOAT => {
                Float::from_f64(FloatKind::F64, f32::from_bits(bits[0] as u32).into())
            }
            _ => return None,
        };
        Some(Attribute::float(self.ctx, Type::float(self.ctx, FloatKind::F64), value))
    }
}
