//! `convert-std-to-llvm`: what was one pass while one dialect, `std`, held scalars, memory, control
//! flow and functions. It is the conversions of the dialects that `std` became, together.

use std::sync::Arc;

use couloir_ir::{Context, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{Conversion, Mode, PatternSet};

use crate::common::{convert, lasting};
use crate::finalize_memref_to_llvm::AllocOptions;
use crate::llvm_common::{INDEX_BITWIDTH, Llvm, LlvmOptions, llvm_target};
use crate::{
    convert_arith_to_llvm, convert_cf_to_llvm, convert_complex_to_llvm, convert_func_to_llvm,
    convert_math_to_llvm, finalize_memref_to_llvm,
};

/// The pass.
pub static PASS: PassDef = PassDef {
    name: "convert-std-to-llvm",
    class: "ConvertStandardToLLVM",
    description: "Convert the dialects that the standard dialect became to the LLVM dialect",
    anchor: Some("builtin.module"),
    options: &[
        INDEX_BITWIDTH,
        flag("use-aligned-alloc", "Use aligned_alloc in place of malloc for heap allocations"),
        flag(
            "use-bare-ptr-memref-call-conv",
            "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types",
        ),
        flag(
            "emit-c-wrappers",
            "Emit wrappers for C-compatible pointer-to-struct memref descriptors",
        ),
    ],
    run: |cx| convert(cx, conversion),
    loads: &["llvm"],
    bodies: Some(|options, op| Ok(lasting(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

const fn flag(name: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::Bool, default: "false", description }
}

fn conversion(options: &Options, op: OpRef<'_>) -> Conversion {
    let ctx = op.ctx();
    let llvm = Llvm::new(
        op,
        LlvmOptions {
            index_bitwidth: options.number("index-bitwidth") as u32,
            bare_pointers: options.flag("use-bare-ptr-memref-call-conv"),
            c_wrappers: options.flag("emit-c-wrappers"),
            typed_pointers: options.typed_pointers(),
            ..LlvmOptions::default()
        },
    );
    let alloc = AllocOptions { aligned: options.flag("use-aligned-alloc"), generic: false };
    Conversion::new(Mode::Partial, llvm_target(), patterns(ctx, &llvm, alloc))
}

fn patterns(ctx: &Context, llvm: &Arc<Llvm>, alloc: AllocOptions) -> PatternSet {
    let mut patterns = PatternSet::new();
    convert_arith_to_llvm::populate_with_divisions(ctx, llvm, &mut patterns);
    convert_cf_to_llvm::populate_with_assert(ctx, llvm, &mut patterns);
    convert_complex_to_llvm::populate(ctx, llvm, &mut patterns);
    convert_func_to_llvm::populate(&mut patterns, llvm);
    convert_math_to_llvm::populate(ctx, llvm, &mut patterns);
    finalize_memref_to_llvm::populate(&mut patterns, llvm, alloc);
    patterns
}
