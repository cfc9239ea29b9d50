//! The table of ops: how each is translated.
//!
//! Families of ops share a row's shape, with what differs between them as data.

mod arithmetic;
mod calls;
mod control;
mod debug;
mod intrinsics;
mod memory;
mod ptr;
mod special;
mod values;

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{Flags, Opcode};

use crate::extension::DialectTranslation;
use crate::function::FunctionState;
use crate::names::Names;

pub(crate) use calls::{
    Called, call_result, immediate, intrinsic, intrinsic_value, named_intrinsic,
};
pub use intrinsics::intrinsic_op;
pub(crate) use ptr::PTR;

/// Translates an op into the current block.
pub type Lower = fn(&mut FunctionState<'_>, OpRef<'_>) -> Result<(), Failure>;

/// How an op is translated.
#[derive(Clone, Copy)]
pub enum Row {
    /// Two operands of one type, and the attribute that holds flags.
    Binary(Opcode, FlagSource),
    /// A cast to the type of the result.
    Cast(Opcode, FlagSource),
    /// A call of an intrinsic.
    Intrinsic(&'static Intrinsic),
    /// By a function.
    With(Lower),
    /// Translated with the module, or nothing to do.
    Nothing,
}

/// Where the flags of an instruction come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlagSource {
    /// There are none.
    None,
    /// `overflowFlags`
    Overflow,
    /// `isExact`
    Exact,
    /// `isDisjoint`
    Disjoint,
    /// `nonNeg`
    NonNeg,
    /// `fastmathFlags`
    FastMath,
}

/// An intrinsic: which of its types are part of its name, and which of its arguments come from
/// attributes.
#[derive(Debug)]
pub struct Intrinsic {
    /// Name after `llvm.`.
    pub name: &'static str,
    /// Results whose types are part of the name; of several, fields of a struct.
    pub results: &'static [u8],
    /// Arguments whose types are part of the name.
    pub operands: &'static [u8],
    /// Arguments that come from attributes: place and attribute.
    pub immediates: &'static [(u8, &'static str)],
}

/// Rows of calls of intrinsics: what the names of the ops and of the intrinsics begin with, then
/// per op how it goes on (`= NAME` where the intrinsic's differs), and the fields of
/// [`Intrinsic`]: results, operands, immediates.
macro_rules! intrinsic_rows {
    (@name $op:literal) => { $op };
    (@name $op:literal $name:literal) => { $name };
    ($ops:literal, $names:literal; $($op:literal $(= $name:literal)?
        [$($results:tt)*] [$($operands:tt)*] [$($immediates:tt)*];)*) => {
        &[$((
            concat!($ops, $op),
            $crate::ops::Row::Intrinsic(&$crate::ops::Intrinsic {
                name: concat!($names, $crate::ops::intrinsic_rows!(@name $op $($name)?)),
                results: &[$($results)*],
                operands: &[$($operands)*],
                immediates: &[$($immediates)*],
            }),
        ),)*]
    };
}
pub(crate) use intrinsic_rows;

impl FlagSource {
    /// The flags of an op.
    pub(crate) fn of(self, op: OpRef<'_>, names: &Names) -> Flags {
        use crate::read::{bits_of, flag};
        let when = |name, flags| if flag(op, name) { flags } else { Flags::NONE };
        match self {
            FlagSource::None => Flags::NONE,
            FlagSource::Overflow => {
                let bits = bits_of(op, names.overflow_flags);
                select(bits, &[(1, Flags::NSW), (2, Flags::NUW)])
            }
            FlagSource::Exact => when(names.is_exact, Flags::EXACT),
            FlagSource::Disjoint => when(names.is_disjoint, Flags::DISJOINT),
            FlagSource::NonNeg => when(names.non_neg, Flags::NNEG),
            FlagSource::FastMath => select(bits_of(op, names.fastmath), FAST_MATH),
        }
    }
}

const FAST_MATH: &[(u64, Flags)] = &[
    (1, Flags::NNAN),
    (2, Flags::NINF),
    (4, Flags::NSZ),
    (8, Flags::ARCP),
    (16, Flags::CONTRACT),
    (32, Flags::AFN),
    (64, Flags::REASSOC),
];

/// The flags whose bits are set.
fn select(bits: u64, rows: &[(u64, Flags)]) -> Flags {
    let set = rows.iter().filter(|row| bits & row.0 != 0);
    set.fold(Flags::NONE, |flags, row| flags | row.1)
}

/// The LLVM dialect.
pub(crate) static LLVM: DialectTranslation = DialectTranslation {
    ops: &[
        arithmetic::ROWS,
        memory::ROWS,
        values::ROWS,
        control::ROWS,
        calls::ROWS,
        intrinsics::ROWS,
        debug::ROWS,
        special::ROWS,
        MODULE_LEVEL,
    ],
    amend: Some(memory::model_annotations),
    unknown: Some("unsupported or non-llvm operation"),
    ..DialectTranslation::new("llvm")
};

/// What is left of the builtin dialect: a module, which is translated as a whole.
pub(crate) static BUILTIN: DialectTranslation = DialectTranslation {
    ops: &[&[("builtin.module", Row::Nothing)]],
    ..DialectTranslation::new("builtin")
};

/// Ops that the module is made of.
const MODULE_LEVEL: &[(&str, Row)] = &[
    ("llvm.func", Row::Nothing),
    ("llvm.mlir.global", Row::Nothing),
    ("llvm.mlir.alias", Row::Nothing),
    ("llvm.mlir.ifunc", Row::Nothing),
    ("llvm.mlir.global_ctors", Row::Nothing),
    ("llvm.mlir.global_dtors", Row::Nothing),
    ("llvm.comdat", Row::Nothing),
    ("llvm.comdat_selector", Row::Nothing),
    ("llvm.module_flags", Row::Nothing),
    ("llvm.linker_options", Row::Nothing),
    ("llvm.blocktag", Row::Nothing),
];
