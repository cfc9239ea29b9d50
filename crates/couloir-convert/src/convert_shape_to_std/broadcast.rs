//! Shapes of elementwise ops on values of several shapes.

use couloir_dialects::{arith, shape, tensor};
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::extents::{size_at, subtract};
use super::{gives_errors, takes_errors};
use crate::structured_build::{Test, and, choose, compare, count, index, region_ending_in, truth};

/// The lists of extents that are broadcast, aligned at their ends.
struct Shapes {
    /// Each list, and how many extents the longest has more.
    lists: Vec<(Value, Value)>,
    /// How long the longest is.
    rank: Value,
}

impl Shapes {
    /// Those of some lists, at least one.
    fn of(rw: &mut ConversionRewriter<'_>, lists: &[Value], zero: Value) -> Option<Self> {
        let ranks = lists.iter().map(|&list| size_at(rw, list, zero)).collect::<Vec<_>>();
        let (&first, others) = ranks.split_first()?;
        let longer = |most, &rank| rw.insert1(arith::Maxui::build(Type::INDEX, rank, most));
        let rank = others.iter().fold(first, longer);
        let more = ranks.iter().map(|&own| subtract(rw, rank, own)).collect::<Vec<_>>();
        Some(Self { lists: lists.iter().copied().zip(more).collect(), rank })
    }

    /// Goes through the lists with a value: what it is past the start of a list, which is there, and
    /// what an extent makes of it.
    fn fold(
        &self,
        rw: &mut ConversionRewriter<'_>,
        at: Value,
        first: Value,
        with: impl Fn(&mut ConversionRewriter<'_>, Value, Value) -> Value,
    ) -> Value {
        self.lists.iter().fold(first, |value, &(list, more)| {
            let is_out = compare(rw, Test::UnsignedLess, at, more);
            let ty = rw.ty(value);
            let otherwise = |rw: &mut ConversionRewriter<'_>| {
                let own = subtract(rw, at, more);
                let extent = rw.insert1(tensor::Extract::build(Type::INDEX, list, &[own]));
                with(rw, value, extent)
            };
            choose(rw, ty, is_out, |_| value, otherwise)
        })
    }

    /// The extent of the shape that all are broadcast to.
    fn extent(&self, rw: &mut ConversionRewriter<'_>, at: Value) -> Value {
        let one = index(rw, 1);
        self.fold(rw, at, one, |rw, before, extent| {
            let is_one = compare(rw, Test::Equal, extent, one);
            rw.insert1(arith::Select::build(Type::INDEX, is_one, before, extent))
        })
    }
}

/// A list whose extents are worked out one by one.
pub(super) fn broadcast(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    if gives_errors(view) {
        return no_match("may be an error");
    }
    if new.is_empty() {
        return no_match("no shapes");
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    let zero = index(rw, 0);
    let shapes = Shapes::of(rw, new.all(), zero).or_no_match("no shapes")?;
    let region = region_ending_in(rw, &[Type::INDEX], |rw, args| {
        let extent = args.first().map(|&at| shapes.extent(rw, at));
        tensor::Yield::build(extent.unwrap_or(zero))
    });
    let list = shape::types::extent_tensor(rw.context());
    let new = tensor::Generate::build(list, &[shapes.rank], region);
    if list == ty {
        return rw.replace_with(op, new);
    }
    let list = rw.insert1(new);
    rw.replace_with(op, tensor::Cast::build(ty, list))
}

/// Whether each extent is 1 or that of the shape that all are broadcast to.
pub(super) fn is_broadcastable(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    if takes_errors(rw.view(op)) || new.is_empty() {
        return no_match("may be an error");
    }
    let (zero, one) = (index(rw, 0), index(rw, 1));
    let shapes = Shapes::of(rw, new.all(), zero).or_no_match("no shapes")?;
    let init = truth(rw, true);
    let results = count(rw, [zero, shapes.rank, one], &[init], |rw, args| {
        let [at, before] = *args else { return Vec::new() };
        let all = shapes.extent(rw, at);
        vec![shapes.fold(rw, at, before, |rw, before, extent| {
            let is_one = compare(rw, Test::Equal, extent, one);
            let is_same = compare(rw, Test::Equal, extent, all);
            let fits = rw.insert1(arith::Ori::build(Type::I1, is_one, is_same));
            and(rw, before, fits)
        })]
    });
    rw.replace_all(op, &results)
}
