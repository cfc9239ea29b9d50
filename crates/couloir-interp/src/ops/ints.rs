//! Integers: ops of `arith`, `index`, `llvm` and `math`, which differ in name only.

use std::cmp::Ordering;

use couloir_ir::num::Int;
use couloir_ir::{OpRef, Type};

use super::{Each, Rows, code, each, has, one, width};
use crate::machine::{Flow, Machine, Step};
use crate::stop::Stop;
use crate::value::Value;

type Result<T> = std::result::Result<T, Stop>;

pub(super) const ROWS: Rows = elementwise! {
    "arith.addi" | "index.add" | "llvm.add" => |e, v| flagged(e, v, Int::sadd_overflow, Int::uadd_overflow);
    "arith.subi" | "index.sub" | "llvm.sub" => |e, v| flagged(e, v, Int::ssub_overflow, Int::usub_overflow);
    "arith.muli" | "index.mul" | "llvm.mul" => |e, v| flagged(e, v, Int::smul_overflow, Int::umul_overflow);
    "arith.shli" | "index.shl" | "llvm.shl" => shl;
    "arith.shrsi" | "index.shrs" | "llvm.ashr" => |e, v| shr(e, v, Int::ashr);
    "arith.shrui" | "index.shru" | "llvm.lshr" => |e, v| shr(e, v, Int::lshr);
    "arith.andi" | "index.and" | "llvm.and" => |_, v| total(v, Int::and);
    "arith.ori" | "index.or" | "llvm.or" => or;
    "arith.xori" | "index.xor" | "llvm.xor" => |_, v| total(v, Int::xor);
    "arith.minsi" | "index.mins" | "llvm.intr.smin" => |_, v| total(v, Int::smin);
    "arith.maxsi" | "index.maxs" | "llvm.intr.smax" => |_, v| total(v, Int::smax);
    "arith.minui" | "index.minu" | "llvm.intr.umin" => |_, v| total(v, Int::umin);
    "arith.maxui" | "index.maxu" | "llvm.intr.umax" => |_, v| total(v, Int::umax);
    "arith.cmpi" | "index.cmp" | "llvm.icmp" => compare;
    "arith.extsi" | "llvm.sext" | "arith.index_cast" | "index.casts" => |e, v| resize(e, v, Int::sext_or_trunc);
    "arith.extui" | "llvm.zext" | "arith.index_castui" | "index.castu" => zext;
    "arith.trunci" | "llvm.trunc" => trunc;
    "math.absi" => |_, v| Ok(Value::Int(int(v, 0)?.abs()));
    "llvm.intr.abs" => abs;
    "math.ctpop" | "llvm.intr.ctpop" => |_, v| count(v, |a| Some(a.count_ones()));
    "math.ctlz" | "llvm.intr.ctlz" => |e, v| zeros(e, v, Int::leading_zeros);
    "math.cttz" | "llvm.intr.cttz" => |e, v| zeros(e, v, Int::trailing_zeros);
    "math.ipowi" => ipowi;
    "llvm.intr.bswap" => |_, v| reversed(v, 8);
    "llvm.intr.bitreverse" => |_, v| reversed(v, 1);
    "llvm.intr.fshl" => |_, v| funnel(v, true);
    "llvm.intr.fshr" => |_, v| funnel(v, false);
    "llvm.intr.sadd.sat" => |_, v| saturating(v, true, Int::sadd_overflow);
    "llvm.intr.ssub.sat" => |_, v| saturating_sub(v);
    "llvm.intr.uadd.sat" => |_, v| saturating(v, false, Int::uadd_overflow);
    "llvm.intr.usub.sat" => usub_sat;
    "llvm.intr.scmp" => |e, v| three_way(e, v, Int::scmp);
    "llvm.intr.ucmp" => |e, v| three_way(e, v, Int::ucmp);
};

/// Divisions look at poison: a poison divisor is undefined behaviour.
pub(super) const DIVISIONS: Rows = rows! {
    "arith.divsi" | "index.divs" | "llvm.sdiv" => |m, op| divide(m, op, |e, v| exact(e, v, signed(v, Int::sdiv)?, Int::srem));
    "arith.divui" | "index.divu" | "llvm.udiv" => |m, op| divide(m, op, |e, v| exact(e, v, defined(v, Int::udiv)?, Int::urem));
    "arith.remsi" | "index.rems" | "llvm.srem" => |m, op| divide(m, op, |_, v| Ok(Value::Int(signed(v, Int::srem)?)));
    "arith.remui" | "index.remu" | "llvm.urem" => |m, op| divide(m, op, |_, v| Ok(Value::Int(defined(v, Int::urem)?)));
    "arith.floordivsi" | "index.floordivs" => |m, op| divide(m, op, |_, v| Ok(Value::Int(signed(v, Int::floor_sdiv)?)));
    "arith.ceildivsi" | "index.ceildivs" => |m, op| divide(m, op, |_, v| Ok(Value::Int(signed(v, Int::ceil_sdiv)?)));
    "arith.ceildivui" | "index.ceildivu" => |m, op| divide(m, op, |_, v| Ok(Value::Int(defined(v, Int::ceil_udiv)?)));
    "arith.addui_extended" => |m, op| pair(m, op, |a, b| {
        let (sum, carry) = a.uadd_overflow(b);
        [sum, Int::from_bool(carry)]
    });
    "arith.mulsi_extended" => |m, op| pair(m, op, |a, b| [a.mul(b), a.smul_high(b)]);
    "arith.mului_extended" => |m, op| pair(m, op, |a, b| [a.mul(b), a.umul_high(b)]);
    "llvm.intr.sadd.with.overflow" => |m, op| with_overflow(m, op, Int::sadd_overflow);
    "llvm.intr.ssub.with.overflow" => |m, op| with_overflow(m, op, Int::ssub_overflow);
    "llvm.intr.smul.with.overflow" => |m, op| with_overflow(m, op, Int::smul_overflow);
    "llvm.intr.uadd.with.overflow" => |m, op| with_overflow(m, op, Int::uadd_overflow);
    "llvm.intr.usub.with.overflow" => |m, op| with_overflow(m, op, Int::usub_overflow);
    "llvm.intr.umul.with.overflow" => |m, op| with_overflow(m, op, Int::umul_overflow);
};

/// An operand that is an integer, or an address as one.
fn int(values: &[Value], at: usize) -> Result<Int> {
    match values.get(at) {
        Some(Value::Ptr(pointer)) => Ok(Int::new(64, pointer.addr)),
        Some(value) => value.int().cloned(),
        None => Err(Stop::unsupported("a missing operand")),
    }
}

fn two(values: &[Value]) -> Result<(Int, Int)> {
    Ok((int(values, 0)?, int(values, 1)?))
}

fn total(values: &[Value], work: fn(&Int, &Int) -> Int) -> Result<Value> {
    let (a, b) = two(values)?;
    Ok(Value::Int(work(&a, &b)))
}

type Overflowing = fn(&Int, &Int) -> (Int, bool);

/// The bits of `nsw` and `nuw` in both dialects.
const NSW: u64 = 1;
const NUW: u64 = 2;

/// What breaks a promise is poison.
fn flagged(
    each: &mut Each<'_, '_>,
    values: &[Value],
    signed: Overflowing,
    unsigned: Overflowing,
) -> Result<Value> {
    let (a, b) = two(values)?;
    let flags = code(each.op, "overflowFlags");
    let (result, overflows) = signed(&a, &b);
    let broken = flags & NSW != 0 && overflows || flags & NUW != 0 && unsigned(&a, &b).1;
    Ok(if broken { Value::Poison } else { Value::Int(result) })
}

/// An amount that moves all bits out is poison.
fn amount(by: &Int) -> Option<u32> {
    let width = u64::from(by.width());
    by.to_u64().filter(|by| *by < width).map(|by| by as u32)
}

fn shl(each: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let (a, b) = two(values)?;
    let Some(by) = amount(&b) else { return Ok(Value::Poison) };
    let flags = code(each.op, "overflowFlags");
    let broken =
        flags & NSW != 0 && a.sshl_overflow(by).1 || flags & NUW != 0 && a.ushl_overflow(by).1;
    Ok(if broken { Value::Poison } else { Value::Int(a.shl(by)) })
}

fn shr(each: &mut Each<'_, '_>, values: &[Value], work: fn(&Int, u32) -> Int) -> Result<Value> {
    let (a, b) = two(values)?;
    let Some(by) = amount(&b) else { return Ok(Value::Poison) };
    let lost = has(each.op, "isExact") && a.trailing_zeros() < by && !a.is_zero();
    Ok(if lost { Value::Poison } else { Value::Int(work(&a, by)) })
}

fn or(each: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let (a, b) = two(values)?;
    let broken = has(each.op, "isDisjoint") && !a.and(&b).is_zero();
    Ok(if broken { Value::Poison } else { Value::Int(a.or(&b)) })
}

/// Whether a predicate of integers holds.
fn holds(predicate: u64, a: &Int, b: &Int) -> bool {
    let order = if predicate < 6 { a.scmp(b) } else { a.ucmp(b) };
    match predicate {
        0 => order.is_eq(),
        1 => order.is_ne(),
        2 | 6 => order.is_lt(),
        3 | 7 => order.is_le(),
        4 | 8 => order.is_gt(),
        _ => order.is_ge(),
    }
}

fn compare(each: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let name = if each.op.name() == "index.cmp" { "pred" } else { "predicate" };
    if let [Value::Ptr(a), Value::Ptr(b)] = values {
        // Which address is greater depends on where memory was.
        each.machine.worth.arbitrary |= a.alloc != b.alloc && a.addr != 0 && b.addr != 0;
    }
    let (a, b) = two(values)?;
    Ok(Value::bool(holds(code(each.op, name), &a, &b)))
}

fn resize(each: &mut Each<'_, '_>, values: &[Value], work: fn(&Int, u32) -> Int) -> Result<Value> {
    let width = width(each.op.ctx(), each.ty)?;
    Ok(Value::Int(work(&int(values, 0)?, width)))
}

fn zext(each: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let broken = has(each.op, "nonNeg") && int(values, 0)?.is_negative();
    if broken { Ok(Value::Poison) } else { resize(each, values, Int::zext_or_trunc) }
}

fn trunc(each: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let (a, width) = (int(values, 0)?, width(each.op.ctx(), each.ty)?);
    let (short, flags) = (a.zext_or_trunc(width), code(each.op, "overflowFlags"));
    let broken = flags & NSW != 0 && short.sext_or_trunc(a.width()) != a
        || flags & NUW != 0 && short.zext_or_trunc(a.width()) != a;
    Ok(if broken { Value::Poison } else { Value::Int(short) })
}

fn abs(each: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let a = int(values, 0)?;
    let broken = code(each.op, "is_int_min_poison") != 0 && a.is_min_signed();
    Ok(if broken { Value::Poison } else { Value::Int(a.abs()) })
}

fn count(values: &[Value], work: fn(&Int) -> Option<u32>) -> Result<Value> {
    let a = int(values, 0)?;
    let count = work(&a).map(|count| Int::new(a.width(), count.into()));
    Ok(count.map_or(Value::Poison, Value::Int))
}

fn zeros(each: &mut Each<'_, '_>, values: &[Value], work: fn(&Int) -> u32) -> Result<Value> {
    let a = int(values, 0)?;
    let broken = code(each.op, "is_zero_poison") != 0 && a.is_zero();
    let zeros = if a.is_zero() { a.width() } else { work(&a) };
    Ok(if broken { Value::Poison } else { Value::Int(Int::new(a.width(), zeros.into())) })
}

/// Powers by repeated squares; a power of 0 to less than nothing is undefined.
fn ipowi(_: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let (base, power) = two(values)?;
    if power.is_negative() {
        return Ok(match () {
            () if base.is_zero() => return Err(Stop::undefined("0 to a negative power")),
            () if base.is_one() => Value::Int(base),
            () if base.is_all_ones() && !power.bit(0) => Value::Int(base.neg()),
            () if base.is_all_ones() => Value::Int(base),
            () => Value::Int(Int::zero(base.width())),
        });
    }
    let (mut result, mut square) = (Int::new(base.width(), 1), base);
    for bit in 0..power.active_bits() {
        if power.bit(bit) {
            result = result.mul(&square);
        }
        square = square.mul(&square);
    }
    Ok(Value::Int(result))
}

/// Groups of bits in the opposite order.
fn reversed(values: &[Value], group: u32) -> Result<Value> {
    let a = int(values, 0)?;
    let mut result = Int::zero(a.width());
    for at in 0..a.width() / group {
        let part = a.lshr(at * group).zext_or_trunc(group).zext_or_trunc(a.width());
        result = result.or(&part.shl(a.width() - (at + 1) * group));
    }
    Ok(Value::Int(result))
}

fn funnel(values: &[Value], left: bool) -> Result<Value> {
    let (high, low) = two(values)?;
    let width = high.width();
    let by =
        int(values, 2)?.urem(&Int::new(width, width.into())).map_or(0, |by| by.low_u64()) as u32;
    let (high_by, low_by) = if left { (by, width - by) } else { (width - by, by) };
    let part = |value: Int, by: u32, work: fn(&Int, u32) -> Int| match by < width {
        true => work(&value, by),
        false => Int::zero(width),
    };
    Ok(Value::Int(part(high, high_by, Int::shl).or(&part(low, low_by, Int::lshr))))
}

fn saturating(values: &[Value], signed: bool, work: Overflowing) -> Result<Value> {
    let (a, b) = two(values)?;
    let (result, overflows) = work(&a, &b);
    let end = match (signed, a.is_negative()) {
        (false, _) => Int::all_ones(a.width()),
        (true, true) => Int::signed_min(a.width()),
        (true, false) => Int::signed_max(a.width()),
    };
    Ok(Value::Int(if overflows { end } else { result }))
}

fn saturating_sub(values: &[Value]) -> Result<Value> {
    saturating(values, true, Int::ssub_overflow)
}

fn usub_sat(_: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let (a, b) = two(values)?;
    let (result, overflows) = a.usub_overflow(&b);
    Ok(Value::Int(if overflows { Int::zero(a.width()) } else { result }))
}

fn three_way(
    each: &mut Each<'_, '_>,
    values: &[Value],
    work: fn(&Int, &Int) -> Ordering,
) -> Result<Value> {
    let (a, b) = two(values)?;
    let width = width(each.op.ctx(), each.ty)?;
    Ok(Value::Int(Int::from_i64(width, work(&a, &b) as i64)))
}

/// A division whose divisor is looked at first.
fn divide<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, work: super::OnElements) -> Step<'a> {
    let divisor = machine.operand(op, 1)?;
    if divisor.parts(1).iter().any(Value::is_poison) {
        return Err(Stop::undefined("a division by poison"));
    }
    one(each(machine, op, work)?)
}

fn defined(values: &[Value], work: fn(&Int, &Int) -> Option<Int>) -> Result<Int> {
    let (a, b) = two(values)?;
    work(&a, &b).filter(|_| !b.is_zero()).ok_or_else(|| Stop::undefined("a division by zero"))
}

fn signed(values: &[Value], work: fn(&Int, &Int) -> Option<Int>) -> Result<Int> {
    let (a, b) = two(values)?;
    if a.is_min_signed() && b.is_all_ones() {
        return Err(Stop::undefined("a division that overflows"));
    }
    defined(values, work)
}

fn exact(
    each: &mut Each<'_, '_>,
    values: &[Value],
    result: Int,
    rest: fn(&Int, &Int) -> Option<Int>,
) -> Result<Value> {
    let (a, b) = two(values)?;
    let broken = has(each.op, "isExact") && rest(&a, &b).is_some_and(|rest| !rest.is_zero());
    Ok(if broken { Value::Poison } else { Value::Int(result) })
}

type Both = fn(&Int, &Int) -> [Int; 2];

/// The work on each pair of elements, as two lists.
fn unzip(
    op: OpRef<'_>,
    ty: Type,
    operands: &[Value],
    work: impl Fn(&Int, &Int) -> [Int; 2],
) -> Result<[Value; 2]> {
    let apply = |row: &[Value]| match two(row) {
        Ok((a, b)) => work(&a, &b).map(Value::Int),
        Err(_) => [Value::Poison, Value::Poison],
    };
    if ty.as_vector(op.ctx()).is_none() {
        return Ok(apply(operands));
    }
    let rows = (0..super::count(op.ctx(), ty)?).map(|at| {
        apply(&operands.iter().map(|list| super::element_of(list, at)).collect::<Vec<_>>())
    });
    let (first, second): (Vec<_>, Vec<_>) = rows.map(|[a, b]| (a, b)).unzip();
    Ok([Value::list(first), Value::list(second)])
}

/// Two results of two integers, or of two vectors of them.
fn pair<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, work: Both) -> Step<'a> {
    let operands = machine.operands(op)?;
    let ty = op.operand_type(0).unwrap_or(Type::NONE);
    Ok(Flow::Results(unzip(op, ty, &operands, work)?.into()))
}

fn with_overflow<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, work: Overflowing) -> Step<'a> {
    let operands = machine.operands(op)?;
    let ty = op.operand_type(0).unwrap_or(Type::NONE);
    let both = unzip(op, ty, &operands, |a, b| {
        let (result, overflows) = work(a, b);
        [result, Int::from_bool(overflows)]
    })?;
    one(Value::list(both.into()))
}
