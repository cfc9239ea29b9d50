//! Canonicalization of casts of casts: there and back, extended and cut shorter.

use couloir_ir::{OpDef, OpRef, Type};

use crate::arith::{
    Bitcast, Extsi, Extui, IndexCast, IndexCastui, Shrsi, Shrui, Sitofp, Truncf, Trunci, Uitofp,
};
use crate::common::canonicalize::{
    Expr, constant, constant_operand, made, number_operand, operand_from, operand_location,
    replace_one, value,
};
use crate::common::fold::int_width;
use crate::rewrites;

rewrites! { CASTS: replace_one;
    "(anonymous namespace)::ExtSIOfExtUI", Extsi =>
        |op| recast(op, Extui::def(), Extui::def());
    "(anonymous namespace)::TruncIExtSIToExtSI", Trunci => |op| less_extended(op, Extsi::def());
    "(anonymous namespace)::TruncIExtUIToExtUI", Trunci => |op| less_extended(op, Extui::def());
    "(anonymous namespace)::TruncIShrSIToTrunciShrUI", Trunci => shifted;
    "(anonymous namespace)::IndexCastOfIndexCast", IndexCast => |op| back(op, IndexCast::def());
    "(anonymous namespace)::IndexCastOfExtSI", IndexCast =>
        |op| recast(op, Extsi::def(), IndexCast::def());
    "(anonymous namespace)::IndexCastUIOfIndexCastUI", IndexCastui =>
        |op| back(op, IndexCastui::def());
    "(anonymous namespace)::IndexCastUIOfExtUI", IndexCastui =>
        |op| recast(op, Extui::def(), IndexCastui::def());
    "(anonymous namespace)::BitcastOfBitcast", Bitcast =>
        |op| recast(op, Bitcast::def(), Bitcast::def());
    "(anonymous namespace)::TruncFSIToFPToSIToFP", Truncf => |op| rounded_once(op, Sitofp::def());
    "(anonymous namespace)::TruncFUIToFPToUIToFP", Truncf => |op| rounded_once(op, Uitofp::def());
}

/// The source of a cast of this kind that the operand is.
fn recast(op: OpRef<'_>, inner: &'static OpDef, new: &'static OpDef) -> Option<Expr> {
    let cast = operand_from(op, 0, inner)?;
    let new = made(new, op.result_type(0)?, [value(cast.operand(0)?)]);
    Some(new.from([cast.location()]))
}

/// An integer as a float of the final type at once.
fn rounded_once(op: OpRef<'_>, inner: &'static OpDef) -> Option<Expr> {
    if op.prop(Truncf::ROUNDINGMODE).is_some() {
        return None;
    }
    recast(op, inner, inner)
}

/// A cast there and back.
fn back(op: OpRef<'_>, inner: &'static OpDef) -> Option<Expr> {
    let source = operand_from(op, 0, inner)?.operand(0)?;
    (Some(op.ty(source)) == op.result_type(0)).then(|| value(source))
}

fn width(op: OpRef<'_>, ty: Type) -> u32 {
    int_width(op.ctx(), ty)
}

/// What is extended and then cut shorter, though not to less than it was.
fn less_extended(op: OpRef<'_>, ext: &'static OpDef) -> Option<Expr> {
    let cast = operand_from(op, 0, ext)?;
    let (source, to) = (cast.operand(0)?, op.result_type(0)?);
    let new = made(ext, to, [value(source)]).from([cast.location()]);
    (width(op, op.ty(source)) < width(op, to)).then_some(new)
}

/// The high bits, for which it does not matter what is shifted in.
fn shifted(op: OpRef<'_>) -> Option<Expr> {
    let shift = operand_from(op, 0, Shrsi::def())?;
    let amount = number_operand(shift, 1)?.int()?.to_u64()?;
    let (from, to) = (op.operand_type(0)?, op.result_type(0)?);
    let cut = width(op, from).checked_sub(width(op, to))?;
    let operands = [value(shift.operand(0)?), constant(from, constant_operand(shift, 1)?)];
    let new = made(Trunci::def(), to, [made(Shrui::def(), from, operands)]);
    (amount == u64::from(cut)).then(|| new.from(operand_location(shift, 1)))
}
