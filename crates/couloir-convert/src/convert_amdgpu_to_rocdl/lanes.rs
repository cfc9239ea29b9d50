//! What lanes of a wavefront take from each other.

use couloir_dialects::amdgpu::{Dpp, PermlaneSwap, SwizzleBitmode};
use couloir_dialects::llvm::{self, case_of};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch};

use super::{GFX950, Target, bits, flag, insert, intrinsic, needs, number, refuse, result};
use crate::gpu_common::pieces::{Pieces, cast};
use crate::gpu_common::{constant_i32, unary};

/// The number of each kind of permutation, in the order of `PERMUTATIONS`; what a permutation is
/// told is added.
const KINDS: [i64; 12] =
    [0, 0x100, 0x110, 0x120, 0x130, 0x138, 0x13c, 0x134, 0x140, 0x141, 0x142, 0x143];
/// The kind that is told a lane for each of four.
const QUAD: usize = 0;
/// The last kind that is told by how many lanes.
const LAST_TOLD: usize = 3;

/// What the hardware calls a permutation.
fn control(ctx: &Context, op: OpRef<'_>) -> Option<i64> {
    let kind = op.prop(Dpp::KIND).and_then(|kind| case_of(ctx, kind));
    let kind = usize::try_from(kind?).ok()?;
    let told = op.prop(Dpp::PERM_ARGUMENT);
    let told = match kind {
        QUAD => {
            let lanes = told?.as_array(ctx)?.iter().rev();
            lanes.fold(0i64, |all, lane| all.wrapping_mul(4) | lane.as_i64(ctx).unwrap_or(0))
        }
        1..=LAST_TOLD => told?.as_i64(ctx)?,
        _ => 0,
    };
    KINDS.get(kind)?.checked_add(told)
}

/// A value of less than a word as the first part of one.
fn widened(rw: &mut ConversionRewriter<'_>, value: Value, width: u64) -> Value {
    let ctx = rw.context();
    let part = Type::int(ctx, width as u32);
    let value = cast(rw, value, part);
    let whole = Type::vector(ctx, &[(32 / width) as i64], part);
    let whole = rw.insert1(llvm::Undef::build(whole));
    let first = constant_i32(rw, 0);
    let whole = insert(rw, value, whole, first);
    cast(rw, whole, Type::I32)
}

pub(super) fn permute(
    _: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let control = control(ctx, rw.view(op)).or_no_match("no such permutation")?;
    let &[mut old, mut source] = new.all() else { return refuse(rw, op, "expected two operands") };
    let ty = result(rw, op)?;
    let width = bits(ctx, ty).filter(|&width| width > 0).or_no_match("no width")?;
    if width < 32 {
        source = widened(rw, source, width);
        old = widened(rw, old, width);
    }
    let masks = [Dpp::ROW_MASK, Dpp::BANK_MASK].map(|slot| number(rw, op, slot));
    let [rows, banks] = masks.map(|mask| Attribute::i32(ctx, mask as i32));
    let attrs = [
        ("dppCtrl", Attribute::i32(ctx, control as i32)),
        ("rowMask", rows),
        ("bankMask", banks),
        ("boundCtrl", Attribute::bool(flag(rw, op, Dpp::BOUND_CTRL))),
    ];
    let moved = rw.ty(source);
    let made = intrinsic(ctx, "update.dpp", &[old, source], &attrs)?;
    let mut value = rw.insert1(made.result(moved));
    if width < 32 {
        value = unary(rw, llvm::Trunc::def(), value, Type::int(ctx, width as u32));
        value = cast(rw, value, ty);
    }
    rw.replace(op, value)
}

pub(super) fn swizzle(
    _: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("no value")?;
    let pieces = Pieces::of(ctx, rw.ty(value))?;
    let parts = pieces.taken(rw, value);
    let masks = [SwizzleBitmode::AND_MASK, SwizzleBitmode::OR_MASK, SwizzleBitmode::XOR_MASK]
        .map(|slot| number(rw, op, slot) as i32);
    let [and, or, xor] = masks;
    let how = and | or.wrapping_shl(5) | xor.wrapping_shl(10);
    let how = constant_i32(rw, i64::from(how));
    let mut made = Vec::new();
    for part in parts {
        let new = intrinsic(ctx, "ds_swizzle", &[part, how], &[])?;
        made.push(rw.insert1(new.result(Type::I32)));
    }
    let value = pieces.put(rw, &made);
    rw.replace(op, value)
}

/// What a piece is exchanged for: the hardware gives both halves, one of which is the piece.
fn other(
    rw: &mut ConversionRewriter<'_>,
    name: &str,
    piece: Value,
    attrs: &[(&str, Attribute)],
) -> Result<Value, NoMatch> {
    let ctx = rw.context();
    let pair = llvm::struct_literal(ctx, &[Type::I32; 2]);
    let new = intrinsic(ctx, name, &[piece, piece], attrs)?;
    let pair = rw.insert1(new.result(pair));
    let [first, second] = [0, 1].map(|at| Attribute::i64_array(ctx, &[at]));
    let first = rw.insert1(llvm::ExtractValue::build(Type::I32, pair, first));
    let second = rw.insert1(llvm::ExtractValue::build(Type::I32, pair, second));
    let same = rw.insert1(llvm::icmp(ctx, Type::I1, 0, first, piece));
    let props = crate::llvm_common::emit::with(ctx, llvm::Select::def(), []);
    Ok(rw.emit1(llvm::Select::def(), &[same, second, first], Type::I32, &props))
}

pub(super) fn swap(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let message = "permlane_swap is only supported on gfx950+";
    needs(target.chipset >= GFX950, rw, op, message)?;
    let name = match number(rw, op, PermlaneSwap::ROW_LENGTH) {
        16 => "permlane16.swap",
        32 => "permlane32.swap",
        _ => return refuse(rw, op, "unsupported row length"),
    };
    let flags = [PermlaneSwap::FETCH_INACTIVE, PermlaneSwap::BOUND_CTRL];
    let [inactive, bound] = flags.map(|slot| Attribute::bool(flag(rw, op, slot)));
    let attrs = [("fi", inactive), ("boundControl", bound)];
    let value = new.one(0).or_no_match("no value")?;
    let pieces = Pieces::of(ctx, rw.ty(value))?;
    let parts = pieces.taken(rw, value);
    let parts = parts.into_iter().map(|part| other(rw, name, part, &attrs));
    let parts = parts.collect::<Result<Vec<_>, _>>()?;
    let value = pieces.put(rw, &parts);
    rw.replace(op, value)
}
