//! `arith-int-range-narrowing`: elementwise ops of integers that fit into fewer
//! bits are done in these.

use std::sync::Arc;

use couloir_dialects::arith;
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::op::Trait;
use couloir_ir::{Context, OpDef, OpRef, Type};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{Greedy, RewritePatterns, Rewritten};

use crate::known_ranges::{Control, Known, rewrite_bodies};
use crate::ranges::Range;
use couloir_rewrite::copy::Copies;

/// `arith-int-range-narrowing`
pub static PASS: PassDef = PassDef {
    name: "arith-int-range-narrowing",
    class: "ArithIntRangeNarrowing",
    description: "Reduce integer operations bitwidth based on integer range analysis",
    anchor: None,
    options: &[OptionDef {
        name: "int-bitwidths-supported",
        kind: OptionKind::UnsignedNumbers,
        default: "",
        description: "Integer bitwidths supported",
    }],
    run: |cx| {
        let ctx = cx.ctx;
        let widths = cx.options.list("int-bitwidths-supported").into_iter();
        let widths = widths.filter_map(|width| width.parse().ok()).collect::<Vec<u32>>();
        rewrite_bodies(
            cx,
            Control::ByConstants,
            |(outer, _): (&OpRef<'_>, bool), body: &mut Body, known| {
                let all = Arc::new((known, widths.clone()));
                Greedy::new(patterns(&all)).top_down(false).run(ctx, Some(outer), body);
            },
        )
    },
    loads: &["arith"],
    ..PassDef::EMPTY
};

/// Ranges, and the widths to choose from.
type Given = Arc<(Known, Vec<u32>)>;

fn patterns(given: &Given) -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    let own = Arc::clone(given);
    patterns.add(arith::Cmpi::def(), move |op, rw| narrow_comparison(op, rw, &own.0, &own.1));
    for def in [arith::IndexCast::def(), arith::IndexCastui::def()] {
        let own = Arc::clone(given);
        patterns.add(def, move |op, rw| fold_casts(op, rw, def, &own.1));
    }
    let own = Arc::clone(given);
    patterns.add_with(None, 1, move |op, rw| narrow(op, rw, &own.0, &own.1));
    patterns
}

/// How a number can be extended again when bits were cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cast {
    Signed,
    Unsigned,
    Both,
}

/// How all numbers of a range can be cut to a width; none when they cannot.
fn cut(range: &Range, width: u32) -> Option<Cast> {
    let removed = range.width().checked_sub(width).filter(|&removed| removed > 0)?;
    let sign_bits =
        |value: &couloir_ir::num::Int| value.width() + 1 - value.significant_bits().max(1);
    let signed = [&range.smin, &range.smax].into_iter().all(|value| sign_bits(value) > removed);
    let unsigned = [&range.umin, &range.umax].into_iter();
    let unsigned = unsigned.into_iter().all(|value| value.leading_zeros() >= removed);
    match (signed, unsigned) {
        (true, true) => Some(Cast::Both),
        (true, false) => Some(Cast::Signed),
        (false, true) => Some(Cast::Unsigned),
        (false, false) => None,
    }
}

/// What is both.
fn merged(one: Cast, other: Cast) -> Option<Cast> {
    match (one, other) {
        (Cast::Both, other) => Some(other),
        (one, Cast::Both) => Some(one),
        (one, other) => (one == other).then_some(one),
    }
}

fn target(ctx: &Context, ty: Type, width: u32) -> Type {
    let int = Type::int(ctx, width);
    if ty.is_shaped(ctx) { ty.with_element(ctx, int) } else { int }
}

/// A value in another type.
fn cast(rw: &mut Rewriter<'_>, value: Value, to: Type, kind: Cast) -> Value {
    let (ctx, from) = (rw.context(), rw.ty(value));
    if from == to {
        return value;
    }
    let (own, other) = (from.element_or_self(ctx), to.element_or_self(ctx));
    let def = if own.is_index() || other.is_index() {
        if kind == Cast::Signed { arith::IndexCast::def() } else { arith::IndexCastui::def() }
    } else if other.int_width(ctx) < own.int_width(ctx) {
        arith::Trunci::def()
    } else if kind == Cast::Signed {
        arith::Extsi::def()
    } else {
        arith::Extui::def()
    };
    rw.insert1(plain(ctx, def).operand(value).result(to))
}

/// An op with its inherent attributes at their defaults.
fn plain(ctx: &Context, def: &'static OpDef) -> couloir_ir::build::NewOp {
    let mut new = couloir_ir::build::NewOp::new(def);
    for (slot, attr) in def.attrs.iter().enumerate() {
        if let couloir_ir::op::Presence::Default(make) = attr.presence {
            new = new.prop(slot, Some(make(ctx)));
        }
    }
    new
}

fn ranges(known: &Known, values: impl Iterator<Item = Value>) -> Option<Vec<&Range>> {
    values.map(|value| known.get(&value)).collect()
}

/// What an op becomes: its type, the narrower one, how results are cast back, and how each operand is
/// cast.
struct Narrowed {
    ty: Type,
    to: Type,
    kind: Cast,
    operands: Vec<(Value, Cast)>,
}

/// What an op of values of one type becomes, if all its values fit in a narrower one.
fn narrowed(view: OpRef<'_>, known: &Known, widths: &[u32]) -> Result<Narrowed, NoMatch> {
    if !view.has(Trait::Elementwise) {
        return no_match("not elementwise");
    }
    let ty = view.result_type(0).or_no_match("no results")?;
    let all = ranges(known, view.operands().chain(view.results())).or_no_match("no ranges")?;
    let same = view.result_types().chain(view.operand_types()).all(|other| other == ty);
    if view.operands().len() == 0 || !same {
        return no_match("types differ");
    }
    let fits = |&width: &u32| {
        let mut kinds = all.iter().map(|range| cut(range, width));
        let kind = kinds.try_fold(Cast::Both, |one, other| merged(one, other?))?;
        let to = target(view.ctx(), ty, width);
        (to != ty).then_some((to, kind))
    };
    let (to, kind) = widths.iter().find_map(fits).or_no_match("no width fits")?;
    let operands = view.operands().zip(&all).map(|(value, range)| {
        let positive = kind == Cast::Signed && range.is_never_negative();
        (value, if positive { Cast::Both } else { kind })
    });
    Ok(Narrowed { ty, to, kind, operands: operands.collect() })
}

fn narrow(op: Op, rw: &mut Rewriter<'_>, known: &Known, widths: &[u32]) -> Rewritten {
    let Narrowed { ty, to, kind, operands } = narrowed(rw.view(op), known, widths)?;
    rw.at(op);
    let mut copies = Copies::default();
    for (value, kind) in operands {
        let new = cast(rw, value, to, kind);
        copies.map(value, new);
    }
    let copy = copies.op(rw.body(), op, InsertPoint::Before(op));
    rw.modified(copy);
    let results = rw.scope().body.results(copy).collect::<Vec<_>>();
    let mut back = Vec::with_capacity(results.len());
    for result in results {
        rw.body().set_type(result, to);
        back.push(cast(rw, result, ty, kind));
    }
    rw.replace(op, &back);
    Ok(())
}

fn narrow_comparison(op: Op, rw: &mut Rewriter<'_>, known: &Known, widths: &[u32]) -> Rewritten {
    let view = rw.view(op);
    let all = ranges(known, view.operands()).or_no_match("no ranges")?;
    let (Some(lhs), Some(rhs)) = (view.operand(0), view.operand(1)) else {
        return no_match("no operands");
    };
    let (ctx, ty) = (rw.context(), rw.ty(lhs));
    let fits = |&width: &u32| {
        let [left, right] = all.as_slice() else { return None };
        let (left, right) = (cut(left, width)?, cut(right, width)?);
        merged(left, right)?;
        let to = target(ctx, ty, width);
        (to != ty).then_some((to, left, right))
    };
    let (to, left, right) = widths.iter().find_map(fits).or_no_match("no width fits")?;
    rw.at(op);
    let mut copies = Copies::default();
    let new = cast(rw, lhs, to, left);
    copies.map(lhs, new);
    let new = cast(rw, rhs, to, right);
    copies.map(rhs, new);
    let copy = copies.op(rw.body(), op, InsertPoint::Before(op));
    rw.modified(copy);
    let result = rw.scope().body.results(copy).collect::<Vec<_>>();
    rw.replace(op, &result);
    Ok(())
}

/// A cast to `index` and back is none.
fn fold_casts(op: Op, rw: &mut Rewriter<'_>, def: &'static OpDef, widths: &[u32]) -> Rewritten {
    let view = rw.view(op);
    let input = view.operand(0).or_no_match("no operand")?;
    let inner = view.scope.defining_op(input).filter(|inner| inner.is(def));
    let source = inner.and_then(|inner| inner.operand(0)).or_no_match("no cast")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let width =
        ty.int_width(rw.context()).filter(|_| !ty.is_index() && !ty.is_shaped(rw.context()));
    if rw.ty(source) != ty || !rw.ty(input).is_index() {
        return no_match("types differ");
    }
    if !width.is_some_and(|width| widths.contains(&width)) {
        return no_match("not a width that is asked for");
    }
    rw.replace(op, &[source]);
    Ok(())
}
