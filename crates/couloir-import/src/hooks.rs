//! How dialects import intrinsics of their own.
//!
//! A dialect whose translation has rows of intrinsics ([`DialectTranslation`]) is imported by the
//! same rows read the other way round, when it stands in [`ImportOptions::dialects`]: so the
//! dialects of `couloir_translate::extension::DIALECTS` are. What no row can say is a
//! [`Hook`]: a function that makes an op of a call.
//!
//! ```
//! use couloir_import::{CallImport, Hook, ImportOptions, import_text};
//! use couloir_ir::{Context, Failure, Scope};
//!
//! mod toy {
//!     use couloir_ods::{dialect, types::I32};
//!     dialect! { toy, "A dialect of one op.";
//!         /// Doubles.
//!         op twice {
//!             operands { arg: I32 }
//!             results { res: I32 }
//!             traits [Pure]
//!             format "$arg attr-dict"
//!         }
//!     }
//! }
//!
//! /// `call i32 @llvm.smax.i32(i32 %x, i32 0)` as `toy.twice %x`.
//! fn twice(call: &mut CallImport<'_, '_, '_, '_>) -> Result<(), Failure> {
//!     let arg = call.arg(0)?;
//!     call.make("toy.twice", &[arg], &[])
//! }
//!
//! static HOOKS: &[Hook] = &[Hook { name: "smax", import: twice }];
//!
//! # use std::sync::Arc;
//! # let sink = Arc::new(couloir_diag::Collector::default());
//! let ctx = Context::new(Default::default(), sink);
//! couloir_dialects::register_all(&ctx);
//! ctx.register(&toy::DIALECT);
//! let text = b"declare i32 @llvm.smax.i32(i32, i32)
//! define i32 @f(i32 %x) {
//!   %r = call i32 @llvm.smax.i32(i32 %x, i32 0)
//!   ret i32 %r
//! }";
//! let options = ImportOptions { hooks: HOOKS, ..ImportOptions::default() };
//! let (body, module) = import_text(&ctx, text, "f.ll", options).unwrap();
//! # couloir_asm::print::install(&ctx);
//! # let mut out = Vec::new();
//! # let op = Scope::new(&ctx, &body).op(module);
//! # couloir_asm::print::print_op(op, &Default::default(), &mut out).unwrap();
//! let printed = String::from_utf8(out).unwrap();
//! assert!(printed.contains("toy.twice %arg0"), "{printed}");
//! ```

use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Context, Failure, Type, Value};
use couloir_llvmir as l;
use couloir_translate::{DIALECTS, DialectTranslation, Intrinsic, Row};

use crate::function::FunctionImport;

/// An intrinsic that a function imports.
#[derive(Clone, Copy, Debug)]
pub struct Hook {
    /// The intrinsic's name after `llvm.`, without the types it is overloaded on.
    pub name: &'static str,
    /// Makes ops of a call; where it fails and has reported nothing, the call is reported as
    /// unhandled.
    pub import: fn(&mut CallImport<'_, '_, '_, '_>) -> Result<(), Failure>,
}

/// The call of an intrinsic that is being imported.
pub struct CallImport<'i, 'a, 't, 's> {
    pub(crate) function: &'i mut FunctionImport<'a, 't, 's>,
    pub(crate) inst: l::Inst,
}

impl CallImport<'_, '_, '_, '_> {
    /// The context of the ops that are made.
    pub fn context(&self) -> &Context {
        self.function.state.ctx()
    }

    /// How many arguments the call has.
    pub fn num_args(&self) -> usize {
        self.function.source.operands(self.inst).len().saturating_sub(1)
    }

    fn operand(&self, at: usize) -> Result<l::Value, Failure> {
        self.function.source.operands(self.inst).get(at + 1).copied().ok_or(Failure)
    }

    /// The value of an argument; a constant becomes an op first.
    ///
    /// # Errors
    /// Where there is none, or it cannot be imported.
    pub fn arg(&mut self, at: usize) -> Result<Value, Failure> {
        let value = self.operand(at)?;
        self.function.value(value)
    }

    /// A constant argument as an attribute, if it is a number or made of numbers.
    pub fn immediate(&mut self, at: usize) -> Option<Attribute> {
        let value = self.operand(at).ok()?;
        self.function.immediate(value)
    }

    /// The type of what the call gives.
    pub fn result_type(&mut self) -> Option<Type> {
        self.function.result_type(self.inst)
    }

    /// Makes an op of operands and inherent attributes whose result, if there is one, is that of
    /// the call.
    ///
    /// # Errors
    /// Where there is no such op.
    pub fn make(
        &mut self,
        op: &'static str,
        operands: &[Value],
        attributes: &[(&str, Attribute)],
    ) -> Result<(), Failure> {
        let mut new = self.function.state.new_op(op)?;
        for &operand in operands {
            new.group(&[operand]);
        }
        for &(name, value) in attributes {
            new.set(name, value);
        }
        if let Some(ty) = self.result_type() {
            new.result(ty);
        }
        self.function.finish(self.inst, new);
        Ok(())
    }
}

/// The row of an intrinsic in tables of dialects, those of which the context has the op.
pub(crate) fn row_in(
    ctx: &Context,
    dialects: &[&'static DialectTranslation],
    base: &str,
) -> Option<(&'static str, &'static Intrinsic)> {
    // Of the tables that are always there `mlir-translate` reads this one back.
    let own = DIALECTS.iter().filter(|table| table.dialect == "nvvm");
    let rows = dialects.iter().chain(own).flat_map(|table| table.ops.iter().copied().flatten());
    let mut rows = rows.filter_map(|&(op, row)| match row {
        Row::Intrinsic(row) if row.name == base => Some((op, row)),
        _ => None,
    });
    rows.find(|row| ctx.find_op_name(row.0).and_then(OpName::def).is_some())
}
