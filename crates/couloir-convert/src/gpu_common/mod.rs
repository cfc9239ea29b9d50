//! What lowerings of kernels to the dialects of their targets share.
//!
//! - `function`: functions, with the buffers of their workgroups and threads;
//! - `index`: numbers and sizes of threads, blocks and grids;
//! - `prepare`: ops that become others of `gpu` first; `all_reduce` among them;
//! - `calls`: mathematical functions of the target's library;
//! - `chipset`: generations of AMD's GPUs;
//! - `strings`: text in memory, and what prints it;
//! - `declared`: functions that are there already;
//! - `dynamic`: the workgroup's memory whose size the launch says;
//! - `pieces`: values as pieces of 32 bits.

mod all_reduce;
pub(crate) mod calls;
pub(crate) mod chipset;
pub(crate) mod declared;
pub(crate) mod dynamic;
pub(crate) mod function;
pub(crate) mod index;
pub(crate) mod pieces;
pub(crate) mod prepare;
pub(crate) mod strings;

use std::cmp::Ordering;

use couloir_dialects::gpu::ADDRESS_SPACE;
use couloir_dialects::llvm::{self, case_of};
use couloir_ir::body::{Body, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Context, Failure, OpDef, OpRef, Type};
use couloir_ods::enums;
use couloir_pass::{Options, PassCx};
use couloir_rewrite::convert::{Conversion, ConversionTarget, TypeConverter};

use crate::common::request_all;
use crate::convert_to_llvm::{Lowering, by_interface};
use crate::llvm_common::emit::with;
use crate::llvm_common::{Llvm, LlvmOptions, TypeRules};

/// The numbers of the address spaces of a target.
#[derive(Clone, Copy)]
pub(crate) struct Spaces {
    /// The whole device's.
    pub global: i64,
    /// A workgroup's.
    pub workgroup: i64,
    /// A thread's.
    pub private: i64,
}

/// Says which numbers the address spaces of `gpu` are.
pub(crate) fn add_spaces(converter: &mut TypeConverter, spaces: Spaces) {
    converter.add_attr(move |_, ctx, _, attr| {
        if !enums::is(ctx, attr, &ADDRESS_SPACE) {
            return None;
        }
        let space = match case_of(ctx, attr)? {
            1 => spaces.global,
            2 => spaces.workgroup,
            _ => spaces.private,
        };
        Some(Some(Attribute::i64(ctx, space)))
    });
}

/// What is converted, beside the ops of `gpu`.
pub(crate) struct Around {
    /// The lowerings of other dialects.
    pub lowerings: Vec<Lowering>,
    /// The rules for types.
    pub rules: Vec<TypeRules>,
}

/// The lowerings that a pass on kernels does besides, by its options.
///
/// # Errors
/// When one is asked for that there is not.
pub(crate) fn around(
    options: &Options,
    op: OpRef<'_>,
    without: &[&str],
    rules: &[TypeRules],
) -> Result<Around, Failure> {
    let mut around = by_interface(op, &options.list("allowed-dialects"))?;
    around.lowerings.retain(|lowering| !without.contains(&lowering.0));
    around.rules.extend_from_slice(rules);
    Ok(around)
}

/// The options of conversions on kernels, as the pass's options say.
pub(crate) fn llvm_options(options: &Options) -> LlvmOptions {
    LlvmOptions {
        index_bitwidth: options.number("index-bitwidth") as u32,
        bare_pointers: options.flag("use-bare-ptr-memref-call-conv"),
        typed_pointers: options.typed_pointers(),
        ..LlvmOptions::default()
    }
}

/// Runs a conversion on what is in a module of kernels, after what comes first.
///
/// # Errors
/// When something could not be converted; it has been reported.
pub(crate) fn run(
    cx: &mut PassCx<'_>,
    first: impl Fn(&Context, &OpRef<'_>, &mut Body) -> Result<(), Failure>,
    make: impl Fn(&Options, OpRef<'_>) -> Result<Conversion, Failure>,
) -> Result<(), Failure> {
    let (ctx, options) = (cx.ctx, cx.options);
    let run = |op: &OpRef<'_>, body: &mut Body| {
        first(ctx, op, body)?;
        make(options, *op)?.run(ctx, Some(op), body)
    };
    let requests = cx.inside(run).unwrap_or(Ok(Vec::new()))?;
    request_all(cx, requests);
    Ok(())
}

/// What kernels may consist of at last: the LLVM dialect and the target's own.
pub(crate) fn target(own: &str) -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.legal_dialect("llvm").legal_dialect(own).illegal_dialect("gpu");
    target.illegal_op(couloir_dialects::func::Func::def());
    target.legal_op(couloir_dialects::gpu::Yield::def());
    target.legal_op(couloir_dialects::gpu::Module::def());
    target
}

/// `llvm.mlir.constant(value : i32) : i32`
pub(crate) fn constant_i32(b: &mut (impl Build + ?Sized), value: i64) -> Value {
    let new = llvm::constant_int(b.ctx(), Type::I32, value);
    b.insert1(new)
}

/// An op of one operand, with what it has by default.
pub(crate) fn unary(b: &mut dyn Build, def: &'static OpDef, value: Value, ty: Type) -> Value {
    let props = with(b.ctx(), def, []);
    b.emit1(def, &[value], ty, &props)
}

/// An op of two operands of one type, with what it has by default.
pub(crate) fn binary(b: &mut dyn Build, def: &'static OpDef, lhs: Value, rhs: Value) -> Value {
    let (ty, props) = (b.body().ty(lhs), with(b.ctx(), def, []));
    b.emit1(def, &[lhs, rhs], ty, &props)
}

/// A number of 32 bits as wide as an index.
pub(crate) fn widened(llvm: &Llvm, b: &mut dyn Build, value: Value) -> Value {
    match llvm.index.int_width(b.ctx()).map(|width| width.cmp(&32)) {
        Some(Ordering::Greater) => unary(b, llvm::SExt::def(), value, llvm.index),
        Some(Ordering::Less) => unary(b, llvm::Trunc::def(), value, llvm.index),
        _ => value,
    }
}
