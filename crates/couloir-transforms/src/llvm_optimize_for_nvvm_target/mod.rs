//! `llvm-optimize-for-nvvm-target`: what is faster written in other ops on
//! NVIDIA's processors.
//!
//! A division of half-precision numbers is done in single precision, by an
//! approximate reciprocal and one step of correction, which is left out where
//! the quotient's exponent says that it would make it worse.

use crate::greedy::greedy_pass;
use couloir_dialects::{llvm, nvvm};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Attribute, Type};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

/// `llvm-optimize-for-nvvm-target`
pub static PASS: PassDef = PassDef {
    name: "llvm-optimize-for-nvvm-target",
    class: "NVVMOptimizeForTargetPass",
    description: "Optimize NVVM IR",
    anchor: None,
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        patterns.add(llvm::FDiv::def(), divide);
        greedy_pass(cx, patterns)
    },
    loads: &["nvvm"],
    ..PassDef::EMPTY
};

/// The bits of a single-precision number's exponent.
const EXPONENT: i64 = 0x7F80_0000;

fn divide(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let division = rw.view(op);
    if division.result_type(0) != Some(Type::F16) {
        return no_match("the type is not f16");
    }
    let (lhs, rhs) = division.operand(0).zip(division.operand(1)).or_no_match("no operands")?;
    rw.at(op);
    let ctx = rw.context();
    let lhs = rw.insert1(llvm::FPExt::build(Type::F32, lhs));
    let rhs = rw.insert1(llvm::FPExt::build(Type::F32, rhs));
    let reciprocal = rw.insert1(nvvm::RcpApproxFtzF::build(ctx, rhs));
    let approximate = rw.insert1(llvm::FMul::build(ctx, Type::F32, lhs, reciprocal));
    let negated = rw.insert1(llvm::FNeg::build(ctx, Type::F32, rhs));
    let error = rw.insert1(llvm::IntrFma::build(ctx, Type::F32, approximate, negated, lhs));
    let refined = rw.insert1(llvm::IntrFma::build(ctx, Type::F32, error, reciprocal, approximate));
    let chosen = choose(rw, approximate, refined);
    rw.replace_with(op, llvm::FPTrunc::build(Type::F16, chosen));
    Ok(())
}

/// The approximate quotient where its exponent is the least or the greatest,
/// otherwise the refined one.
fn choose(rw: &mut Rewriter<'_>, approximate: Value, refined: Value) -> Value {
    let ctx = rw.context();
    let mask = constant(rw, EXPONENT);
    let zero = constant(rw, 0);
    let bits = rw.insert1(llvm::BitCast::build(Type::I32, approximate));
    let exponent = rw.insert1(llvm::And::build(Type::I32, bits, mask));
    let eq = 0;
    let is_least = rw.insert1(llvm::icmp(ctx, Type::I1, eq, exponent, zero));
    let is_greatest = rw.insert1(llvm::icmp(ctx, Type::I1, eq, exponent, mask));
    let is_extreme = rw.insert1(llvm::Or::build(Type::I1, is_least, is_greatest));
    rw.insert1(llvm::Select::build(ctx, Type::F32, is_extreme, approximate, refined))
}

/// A constant of 32 bits, written as an unsigned number.
fn constant(rw: &mut Rewriter<'_>, value: i64) -> Value {
    let unsigned = Type::get(rw.context(), TypeKind::Integer(32, Signedness::Unsigned));
    let value = Attribute::int(rw.context(), unsigned, value);
    rw.insert1(llvm::Constant::build(Type::I32, value))
}
