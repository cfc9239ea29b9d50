//! `convert-async-to-llvm`: coroutines become LLVM's, and what is asked of the run time calls of
//! its functions.
//!
//! - `api`: the functions of the run time;
//! - `coroutines`: `async.coro`;
//! - `runtime`: `async.runtime`.

mod api;
mod coroutines;
mod runtime;

use std::sync::Arc;

use couloir_dialects::r#async::types;
use couloir_dialects::llvm;
use couloir_ir::body::Body;
use couloir_ir::{Context, Failure, OpRef, Type};
use couloir_pass::{PassCx, PassDef};
use couloir_rewrite::convert::{
    Conversion, Materialized, Mode, PatternSet, TypeConversion, TypeConverter,
};

use crate::common::request_all;
use crate::function_types;
use crate::llvm_common::{Llvm, LlvmOptions, add_patterns, llvm_target};

/// `convert-async-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "convert-async-to-llvm",
    class: "ConvertAsyncToLLVMPass",
    description: "Convert the operations from the async dialect into the LLVM dialect",
    anchor: Some("builtin.module"),
    options: &[],
    run,
    loads: &["arith", "async", "llvm", "func"],
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let convert = |op: &OpRef<'_>, body: &mut Body| {
        api::declare_all(ctx, *op, body);
        conversion(*op).run(ctx, Some(op), body)
    };
    let requests = cx.inside(convert).unwrap_or(Ok(Vec::new()))?;
    request_all(cx, requests);
    Ok(())
}

/// Functions keep all types but those of `async`; values are stored as their types are lowered.
fn conversion(op: OpRef<'_>) -> Conversion {
    // Upstream's pass does not ask the data layout.
    let options = LlvmOptions { index_bitwidth: 64, ..LlvmOptions::default() };
    let llvm = Llvm::with_rules(op, options, &[add_rules]);
    let own = Arc::new(own_converter());
    let (mut patterns, mut target) = (PatternSet::new(), llvm_target());
    target.legal_op(couloir_dialects::arith::Constant::def()).illegal_dialect("async");
    function_types::populate(&mut patterns, &mut target, &own);
    add_patterns(&mut patterns, &llvm, coroutines::PATTERNS);
    add_patterns(&mut patterns, &llvm, runtime::PATTERNS);
    Conversion::new(Mode::Partial, target, patterns)
}

/// Types of `async` alone become others, and stay where ops that are not converted use them.
fn own_converter() -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add(|_, _, ty| TypeConversion::One(ty));
    add_rules(&mut converter);
    converter.add_source(|_, _| Materialized::Cast).add_target(|_, _| Materialized::Cast);
    converter
}

/// Adds what the types of `async` become.
fn add_rules(converter: &mut TypeConverter) {
    converter.add(|_, ctx, ty| lowered(ctx, ty).map_or(TypeConversion::Pass, TypeConversion::One));
}

/// Pointers to what the run time keeps, and tokens of coroutines.
fn lowered(ctx: &Context, ty: Type) -> Option<Type> {
    let is = |def| ty.params_of(ctx, def).is_some();
    if [&types::TOKEN, &types::VALUE, &types::GROUP, &types::CORO_HANDLE].into_iter().any(is) {
        return Some(llvm::ptr(ctx));
    }
    [&types::CORO_ID, &types::CORO_STATE].into_iter().any(is).then(|| llvm::types::token(ctx))
}
