//! Lowers atomic accesses, simple ones to `llvm.atomicrmw`, others to a loop.

use couloir_dialects::llvm;
use couloir_dialects::memref;
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::access::{element, memref_of};
use crate::llvm_common::Llvm;
use crate::llvm_common::address::Wrap;

/// `AtomicRMWKind` to `AtomicBinOp`, by name.
const KINDS: &[(&str, &str)] = &[
    ("addf", "fadd"),
    ("addi", "add"),
    ("andi", "_and"),
    ("assign", "xchg"),
    ("maximumf", "fmaximum"),
    ("maxnumf", "fmax"),
    ("maxs", "max"),
    ("maxu", "umax"),
    ("minimumf", "fminimum"),
    ("minnumf", "fmin"),
    ("mins", "min"),
    ("minu", "umin"),
    ("ori", "_or"),
    ("xori", "_xor"),
];
/// Values of `AtomicOrdering`.
const MONOTONIC: i64 = 2;
const ACQ_REL: i64 = 6;

/// Lowers a simple read-modify-write.
pub(super) fn atomic_rmw(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("expected one value")?;
    let kind = rw.view(op).prop(memref::AtomicRmw::KIND).and_then(|kind| kind.as_u64(ctx));
    let kind = kind.and_then(kind_of).or_no_match("no such atomic op")?;
    let address = element(llvm, op, new, rw, 1, Wrap::Unknown)?;
    let [ty] = *rw.convert_results(op)?.as_slice() else { return no_match("expected one result") };
    let (kind, ordering) = (Attribute::i64(ctx, kind), Attribute::i64(ctx, ACQ_REL));
    rw.replace_with(op, llvm::AtomicRmw::build(ty, address, value, kind, ordering))
}

/// The number of the LLVM op for a number of `AtomicRMWKind`.
fn kind_of(kind: u64) -> Option<i64> {
    let name = couloir_dialects::arith::attrs::ATOMIC_RMW_KINDS.text_of(kind)?;
    let (_, to) = KINDS.iter().find(|(from, _)| *from == name)?;
    let cases = llvm::attrs::enums::BIN_OP_CASES.cases;
    cases.iter().find(|(name, _)| name == to).map(|(_, value)| *value as i64)
}

/// Lowers a read-modify-write of any kind: a loop around an exchange that
/// succeeds when the element was not changed meanwhile.
pub(super) fn generic_atomic_rmw(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let memref = memref_of(rw, op, 0)?;
    let ty = llvm.convert(ctx, memref.element).or_no_match("unconvertible type")?;
    let [region] = *rw.scope().body.regions(op) else { return no_match("expected a region") };
    let body = rw.scope().body;
    let block = body.entry_block(region).or_no_match("expected a block")?;
    let arg = *body.args(block).first().or_no_match("expected an argument")?;
    let last = body.last_op(block).or_no_match("expected a terminator")?;
    let result = body.operand(last, 0).or_no_match("expected a result")?;
    if body.block_of_value(result) != Some(block) {
        rw.view(op).error("result not defined in region").emit();
        return no_match("result not defined in region");
    }
    let may_make = |nested: Op| nested == last || rw.may_make(body.op(nested).name);
    if !body.block_ops(block).all(may_make) {
        return no_match("ops in the region cannot be converted");
    }
    let location = rw.view(op).location();
    let looped = rw.split_block(op);
    let current = rw.add_arg(looped, ty, location);
    let end = match rw.scope().body.next_op(op) {
        Some(next) => rw.split_block(next),
        None => return no_match("expected an op to follow"),
    };
    let start = rw.scope().body.prev_block(looped).or_no_match("expected a block")?;
    rw.set_point(InsertPoint::End(start));
    let address = element(llvm, op, new, rw, 0, Wrap::Unknown)?;
    let first = rw.insert1(llvm::load(ctx, ty, address));
    rw.insert(llvm::br(looped, &[first]));
    rw.erase(last)?;
    rw.inline_block_before(block, op, &[current]);
    rw.set_point(InsertPoint::Before(op));
    let wanted = if result == arg { current } else { result };
    let loaded = exchange(llvm, rw, address, (current, wanted), ty);
    rw.insert(llvm::CondBr::build(ctx, loaded.1, &[], &[loaded.0], end, looped));
    rw.replace(op, loaded.0)
}

/// The value there was, and whether it was the one expected.
fn exchange(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    address: Value,
    (old, new): (Value, Value),
    ty: Type,
) -> (Value, Value) {
    let ctx = rw.context();
    let pair = llvm::struct_literal(ctx, &[ty, Type::I1]);
    let orderings = (Attribute::i64(ctx, ACQ_REL), Attribute::i64(ctx, MONOTONIC));
    let new = llvm::CmpXchg::build(pair, address, old, new, orderings.0, orderings.1);
    let pair = rw.insert1(new);
    (llvm.extract(rw, ty, pair, &[0]), llvm.extract(rw, Type::I1, pair, &[1]))
}
