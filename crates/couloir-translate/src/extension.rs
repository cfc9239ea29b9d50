//! What dialects add to the translation.
//!
//! A [`DialectTranslation`] says how the ops of one dialect become LLVM IR, and what its attributes
//! on ops of any dialect change in what was made of them. It stands beside the dialect, which needs
//! to know nothing of it: ops and attributes are named by their text. The ops of the LLVM dialect
//! go the same way ([`DIALECTS`]).
//!
//! Invariants: of two tables for one namespace the later comes first, row by row and hook by hook;
//! what has no row is an error at the op.
//!
//! A dialect with one op, and an attribute that marks instructions:
//!
//! ```
//! use couloir_ir::{Failure, OpRef};
//! use couloir_translate::{Amended, Amendment, DialectTranslation, FunctionState, Row};
//!
//! mod toy {
//!     use couloir_ods::{dialect, types::I32};
//!     dialect! { toy, "A dialect of one op.";
//!         /// Adds one.
//!         op succ {
//!             operands { arg: I32 }
//!             results { res: I32 }
//!             traits [Pure]
//!             format "$arg attr-dict"
//!         }
//!     }
//! }
//!
//! fn succ(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
//!     let arg = state.operand(op, 0)?;
//!     let one = state.llvm().i32(1).into();
//!     let flags = couloir_llvmir::Flags::NONE;
//!     let sum = state.binary(couloir_llvmir::Opcode::Add, flags, arg, one);
//!     state.set_result(op, sum)
//! }
//!
//! fn mark(amendment: &Amendment<'_, '_>, amended: Amended<'_, '_>) -> Result<(), Failure> {
//!     if let Amended::Instructions(state, made) = amended {
//!         let node = state.llvm().md_tuple(&[]);
//!         made.for_each(|inst| state.builder.attach(inst, amendment.name, node));
//!     }
//!     Ok(())
//! }
//!
//! static TOY: DialectTranslation = DialectTranslation {
//!     ops: &[&[("toy.succ", Row::With(succ))]],
//!     amend: Some(mark),
//!     ..DialectTranslation::new("toy")
//! };
//!
//! # use std::sync::Arc;
//! # use couloir_asm::parse::{ParseOptions, parse_file};
//! # use couloir_ir::{Context, Scope};
//! # fn main() -> Result<(), Failure> {
//! # let sink = Arc::new(couloir_diag::Collector::default());
//! let ctx = Context::new(Default::default(), sink);
//! couloir_dialects::register_all(&ctx);
//! ctx.register(&toy::DIALECT);
//! let text = "llvm.func @f(%a: i32) -> i32 {
//!   %0 = toy.succ %a {toy.mark}
//!   llvm.return %0 : i32
//! }";
//! # couloir_asm::print::install(&ctx);
//! # let file = ctx.sources().add("f.mlir", text).unwrap();
//! # let options = ParseOptions::new(Some(couloir_dialects::builtin::Module::def()));
//! # let (body, op) = parse_file(&ctx, &file, 0..text.len(), &options).map_err(|_| Failure)?;
//! # let op = Scope::new(&ctx, &body).op(op);
//! let options = couloir_translate::Options { dialects: &[&TOY], ..Default::default() };
//! let module = couloir_translate::translate_module_with(&ctx, op, &options)?;
//! let text = String::from_utf8(couloir_llvmir::write_module(&module)).unwrap();
//! assert!(text.contains("%2 = add i32 %0, 1, !toy.mark !1"), "{text}");
//! # Ok(())
//! # }
//! ```

use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Context, Failure, OpRef};
use couloir_llvmir as l;
use rustc_hash::FxHashMap;

use crate::function::FunctionState;
use crate::module::Translator;
use crate::ops::Row;
use crate::targets;

/// How the ops of a dialect become LLVM IR.
#[derive(Clone, Copy)]
pub struct DialectTranslation {
    /// The dialect's namespace.
    pub dialect: &'static str,
    /// How its ops are translated, by full name, in as many lists as is convenient.
    pub ops: &'static [&'static [(&'static str, Row)]],
    /// What its attributes on ops of any dialect change.
    pub amend: Option<Amend>,
    /// What is said of an op that has no row, before its translation fails.
    pub unknown: Option<&'static str>,
}

impl DialectTranslation {
    /// A table without rows: no op of the dialect can be translated, and its attributes change
    /// nothing.
    pub const fn new(dialect: &'static str) -> Self {
        Self { dialect, ops: &[], amend: None, unknown: None }
    }
}

/// Changes what an op was translated to, because of an attribute. On failure the diagnostics are
/// out.
pub type Amend = fn(&Amendment<'_, '_>, Amended<'_, '_>) -> Result<(), Failure>;

/// An attribute whose name begins with a dialect's namespace, on an op.
pub struct Amendment<'x, 't> {
    /// What is known of the whole module.
    pub translator: &'x Translator<'t>,
    /// The op.
    pub op: OpRef<'x>,
    /// The attribute's name.
    pub name: &'x str,
    /// The attribute.
    pub value: Attribute,
}

/// What an op was translated to.
pub enum Amended<'x, 's> {
    /// The module itself.
    Module(&'x mut l::Module),
    /// A function, before its body is translated.
    Function(&'x mut l::Function),
    /// A global variable.
    Global(&'x mut l::GlobalVariable),
    /// The instructions appended for an op inside a function: none where it folded.
    Instructions(&'x mut FunctionState<'s>, Made),
}

/// Instructions of a body made one after another.
#[derive(Clone, Debug)]
pub struct Made {
    next: usize,
    end: usize,
}

impl Made {
    /// Those made since the body had this many instructions.
    pub(crate) fn since(start: usize, state: &FunctionState<'_>) -> Self {
        Self { next: start, end: state.builder.num_insts() }
    }
}

impl Iterator for Made {
    type Item = l::Inst;
    fn next(&mut self) -> Option<l::Inst> {
        let own = (self.next < self.end).then(|| l::Inst::from_u32(self.next as u32));
        self.next += usize::from(own.is_some());
        own
    }
}

/// The translations of the dialects this crate knows, in the order of their names.
pub static DIALECTS: &[&DialectTranslation] = &[
    &targets::ARM_NEON,
    &targets::ARM_SME,
    &targets::ARM_SVE,
    &crate::ops::BUILTIN,
    &crate::ops::LLVM,
    &targets::NVVM,
    &crate::openmp::OMP,
    &crate::ops::PTR,
    &targets::ROCDL,
    &targets::VCIX,
    &targets::XEVM,
    &targets::GPU,
];

/// All tables of a translation, ready to be looked up in.
pub(crate) struct Tables {
    /// By the number of an op's name.
    rows: Vec<Option<Row>>,
    /// By namespace.
    dialects: FxHashMap<&'static str, DialectTranslation>,
}

impl Tables {
    /// The tables of this crate, and further ones.
    pub(crate) fn new(ctx: &Context, further: &[&DialectTranslation]) -> Self {
        let mut tables = Self { rows: Vec::new(), dialects: FxHashMap::default() };
        for dialect in DIALECTS.iter().chain(further) {
            let known = tables.dialects.entry(dialect.dialect).or_insert(**dialect);
            known.amend = dialect.amend.or(known.amend);
            known.unknown = dialect.unknown.or(known.unknown);
            for &(name, row) in dialect.ops.iter().copied().flatten() {
                tables.add(ctx.find_op_name(name), row);
            }
        }
        tables
    }

    fn add(&mut self, name: Option<OpName>, row: Row) {
        // Names without a definition have no place: ops of that kind cannot be translated.
        let Some(name) = name.filter(|name| name.def().is_some()) else { return };
        let at = name.as_u32() as usize;
        if self.rows.len() <= at {
            self.rows.resize(at + 1, None);
        }
        self.rows[at] = Some(row);
    }

    /// How an op is translated.
    #[inline]
    pub(crate) fn row(&self, op: OpRef<'_>) -> Option<Row> {
        self.rows.get(op.data().name.as_u32() as usize).copied().flatten()
    }

    /// The table of the namespace a name begins with.
    fn dialect(&self, name: &str) -> Option<&DialectTranslation> {
        self.dialects.get(name.split_once('.')?.0)
    }

    /// Reports that nothing translates an op.
    pub(crate) fn unknown(&self, op: OpRef<'_>) -> Failure {
        let Some(dialect) = self.dialect(op.name()) else {
            let message = format!(
                "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` \
                 registration for dialect for op: {}",
                op.name()
            );
            return report(op, message);
        };
        // Of names that its dialect does not have nothing is said.
        if let Some(message) = dialect.unknown.filter(|_| op.def().is_some()) {
            let name = if message.ends_with(": ") { op.name() } else { "" };
            report(op, format!("{message}{name}"));
        }
        failed(op)
    }
}

fn report(op: OpRef<'_>, message: String) -> Failure {
    op.error(message).fail::<()>().err().unwrap_or(Failure)
}

/// Reports that the translation of an op failed.
pub(crate) fn failed(op: OpRef<'_>) -> Failure {
    report(op, format!("LLVM Translation failed for operation: {}", op.name()))
}

impl Translator<'_> {
    /// Lets the attributes of an op change what it was translated to.
    pub(crate) fn amend(
        &self,
        op: OpRef<'_>,
        amended: &mut Amended<'_, '_>,
    ) -> Result<(), Failure> {
        let attrs = op.body().discardable(op.op).as_dictionary(self.ctx).unwrap_or_default();
        for &(name, value) in attrs {
            let name = self.ctx.str(name);
            let Some(amend) = self.tables.dialect(name).and_then(|dialect| dialect.amend) else {
                continue;
            };
            amend(&Amendment { translator: self, op, name, value }, amended.again())?;
        }
        Ok(())
    }
}

impl<'s> Amended<'_, 's> {
    fn again(&mut self) -> Amended<'_, 's> {
        match self {
            Amended::Module(module) => Amended::Module(module),
            Amended::Function(function) => Amended::Function(function),
            Amended::Global(global) => Amended::Global(global),
            Amended::Instructions(state, made) => Amended::Instructions(state, made.clone()),
        }
    }
}
