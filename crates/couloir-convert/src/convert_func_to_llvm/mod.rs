//! `convert-func-to-llvm`: functions, calls and returns.
//!
//! - `function`: `func.func`;
//! - `wrapper`: functions that C calls, or that call C;
//! - `call`: calls, returns and function values.

mod call;
pub mod function;
mod wrapper;

pub(crate) use call::{promote, return_op};

use std::sync::Arc;

use couloir_dialects::{func, llvm};
use couloir_ir::OpRef;
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{Conversion, Mode, PatternSet};

use crate::common::{convert, lasting};
use crate::llvm_common::{INDEX_BITWIDTH, Llvm, LlvmOptions, add_patterns, llvm_target};

/// The pass.
pub static PASS: PassDef = PassDef {
    name: "convert-func-to-llvm",
    class: "ConvertFuncToLLVMPass",
    description: "Convert from the Func dialect to the LLVM dialect",
    anchor: Some("builtin.module"),
    options: &[
        INDEX_BITWIDTH,
        OptionDef {
            name: "use-bare-ptr-memref-call-conv",
            kind: OptionKind::Bool,
            default: "false",
            description: "Replace FuncOp's MemRef arguments with bare pointers to the MemRef \
                          element types",
        },
    ],
    run: |cx| convert(cx, conversion),
    loads: &["llvm"],
    bodies: Some(|options, op| Ok(lasting(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// Adds the patterns of the pass.
pub fn populate(patterns: &mut PatternSet, llvm: &Arc<Llvm>) {
    add_patterns(
        patterns,
        llvm,
        &[
            (func::Func::def(), function::func),
            (func::Call::def(), call::call),
            (func::CallIndirect::def(), call::call_indirect),
            (func::Constant::def(), call::constant),
            (func::Return::def(), call::return_op),
        ],
    );
}

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Conversion {
    let options = LlvmOptions {
        index_bitwidth: options.number("index-bitwidth") as u32,
        bare_pointers: options.flag("use-bare-ptr-memref-call-conv"),
        pointer_bitwidth: pointer_bitwidth(op).unwrap_or(0),
        typed_pointers: options.typed_pointers(),
        ..LlvmOptions::default()
    };
    let llvm = Llvm::new(op, options);
    let mut patterns = PatternSet::new();
    populate(&mut patterns, &llvm);
    Conversion::new(Mode::Partial, llvm_target(), patterns)
}

/// The width of pointers by the LLVM data layout of a module: this pass alone
/// asks for it. What is wrong with the layout is for others to say.
fn pointer_bitwidth(op: OpRef<'_>) -> Option<u32> {
    let layout = op.attr_named("llvm.data_layout")?;
    let entries = layout.as_text(op.ctx())?.split('-');
    let mut widths = entries.filter_map(|entry| {
        let rest = entry.strip_prefix("p:").or_else(|| entry.strip_prefix("p0:"))?;
        rest.split(':').next()?.parse::<u32>().ok()
    });
    widths.next_back()
}

/// Whether a function op is to take memrefs as bare pointers.
fn is_bare(llvm: &Llvm, op: Option<couloir_ir::OpRef<'_>>) -> bool {
    llvm.options.bare_pointers || op.is_some_and(|op| op.attr_named("llvm.bareptr").is_some())
}

/// `!llvm.struct` or not.
fn is_struct(ctx: &couloir_ir::Context, ty: couloir_ir::Type) -> bool {
    llvm::types::as_struct(ctx, ty).is_some()
}
