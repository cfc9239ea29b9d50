//! Generations of AMD's GPUs, and the option that names one.

use couloir_diag::{Diagnostic, Place};
use couloir_ir::{Context, Failure};
use couloir_pass::{OptionDef, OptionKind};

/// `chipset`
pub(crate) const CHIPSET: OptionDef = OptionDef {
    name: "chipset",
    kind: OptionKind::Text,
    default: "gfx000",
    description: "Chipset that these operations will run on",
};

/// A generation of GPUs: `gfx942` is of the 9th, of minor number 4 and stepping 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Chipset {
    /// The generation.
    pub major: u32,
    /// The model in it.
    pub minor: u32,
    /// The revision of the model.
    pub stepping: u32,
}

impl Chipset {
    pub(crate) const fn new(major: u32, minor: u32, stepping: u32) -> Self {
        Self { major, minor, stepping }
    }

    /// By its name.
    pub(crate) fn parse(name: &str) -> Option<Self> {
        let digits = name.strip_prefix("gfx").filter(|digits| digits.is_ascii())?;
        let (major, rest) = digits.split_at_checked(digits.len().checked_sub(2)?)?;
        let (minor, stepping) = rest.split_at_checked(1)?;
        let unsigned = |text: &str, radix| match text.starts_with('+') {
            true => None,
            false => u32::from_str_radix(text, radix).ok(),
        };
        Some(Chipset {
            major: unsigned(major, 10)?,
            minor: unsigned(minor, 16)?,
            stepping: unsigned(stepping, 16)?,
        })
    }

    /// By its name; one that is none is reported.
    ///
    /// # Errors
    /// When it is none.
    pub(crate) fn named(ctx: &Context, name: &str) -> Result<Self, Failure> {
        Self::named_at(ctx, name, Place::Unknown)
    }

    /// The same, reported at a place.
    ///
    /// # Errors
    /// When it is none.
    pub(crate) fn named_at(ctx: &Context, name: &str, place: Place) -> Result<Self, Failure> {
        Self::parse(name).ok_or_else(|| {
            let message = format!("Invalid chipset name: {name}");
            ctx.emit(Diagnostic::error(place, message));
            Failure
        })
    }
}
