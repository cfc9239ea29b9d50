//! Lowers loops: `scf.for` and `scf.while` become blocks and branches, `scf.parallel` a nest of
//! `scf.for`, `scf.forall` a `scf.parallel`.

use couloir_dialects::{arith, cf, scf};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Block, Context, Location, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use smallvec::SmallVec;

use super::Made;
use crate::common::{block_of, ends, operands, region, terminator};

/// The discardable attributes of a loop that its back edge keeps: those whose
/// value is of the `llvm` dialect.
fn annotations(rw: &ConversionRewriter<'_>, op: Op) -> Attribute {
    let attrs = rw.scope().body.discardable(op);
    if attrs == Attribute::EMPTY_DICT {
        return attrs;
    }
    let ctx: &Context = rw.context();
    let is_llvm = |attr: Attribute| attr.as_dialect(ctx).is_some_and(|a| a.def.dialect == "llvm");
    let entries = attrs.as_dictionary(ctx).unwrap_or_default().iter().copied();
    Attribute::dictionary(ctx, entries.filter(|entry| is_llvm(entry.1)).collect())
}

/// `scf.for`
pub(super) fn for_op(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    made: &Made,
) -> Lowered {
    let &[lower, upper, step, ref inits @ ..] = new.all() else { return no_match("no bounds") };
    let region = region(rw, op, 0)?;
    let (condition, last) = ends(rw, region)?;
    let yielding = terminator(rw, last)?;
    let first_op = rw.scope().body.first_op(condition).or_no_match("the body is empty")?;
    let args = SmallVec::<[Value; 8]>::from_slice(rw.scope().body.args(condition));
    let (&iv, carried) = args.split_first().or_no_match("the body has no argument")?;
    let unsigned = scf::For(rw.view(op)).unsigned_cmp().is_some();
    let annotations = annotations(rw, op);

    let init = block_of(rw, op)?;
    let end = rw.split_block(op);
    let body = rw.split_block(first_op);
    let last = if last == condition { body } else { last };
    rw.inline_region_before(region, end);

    let mut next = SmallVec::<[Value; 8]>::from_slice(&[iv]);
    next.extend(rw.scope().body.operands(yielding));
    rw.erase(yielding)?;
    rw.set_point(InsertPoint::End(last));
    let ty = rw.ty(iv);
    next[0] = made.add(rw, ty, iv, step);
    Made::br(rw, &next, condition, annotations);

    rw.set_point(InsertPoint::End(init));
    let mut first = SmallVec::<[Value; 8]>::from_slice(&[lower]);
    first.extend_from_slice(inits);
    Made::br(rw, &first, condition, Attribute::EMPTY_DICT);

    rw.set_point(InsertPoint::End(condition));
    let less = made.less(rw, iv, upper, unsigned);
    made.cond_br(rw, less, body, end);
    rw.replace_all(op, carried)
}

/// The blocks of a `scf.while` and what ends its regions.
struct While {
    before: Block,
    after: Block,
    condition: Op,
    yielding: Op,
}

impl While {
    fn of(rw: &ConversionRewriter<'_>, op: Op) -> Result<Self, NoMatch> {
        let (before, last_before) = ends(rw, region(rw, op, 0)?)?;
        let (after, last_after) = ends(rw, region(rw, op, 1)?)?;
        let condition = terminator(rw, last_before)?;
        let yielding = terminator(rw, last_after)?;
        Ok(Self { before, after, condition, yielding })
    }

    /// Whether the second region does nothing but pass its arguments on.
    fn only_forwards(&self, rw: &ConversionRewriter<'_>) -> bool {
        let body = rw.scope().body;
        body.first_op(self.after) == Some(self.yielding)
            && body.operands(self.yielding).eq(body.args(self.after).iter().copied())
    }

    /// Replaces the `scf.condition` by a branch to `then` or past the loop;
    /// the values it passes.
    fn branch(
        &self,
        rw: &mut ConversionRewriter<'_>,
        then: Block,
        end: Block,
        attrs: Attribute,
    ) -> Result<Vec<Value>, NoMatch> {
        let all = operands(rw, self.condition);
        let (&condition, passed) = all.split_first().or_no_match("no condition")?;
        let (own, location) = (rw.location(), rw.view(self.condition).location());
        rw.set_point(InsertPoint::Before(self.condition));
        rw.set_location(location);
        let new = cf::CondBr::build(rw.context(), condition, passed, &[], then, end);
        rw.insert(new.attrs(attrs));
        rw.set_location(own);
        rw.erase(self.condition)?;
        Ok(passed.to_vec())
    }
}

/// `scf.while`
pub(super) fn while_op(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    _: &Made,
) -> Lowered {
    let parts = While::of(rw, op)?;
    let (first, second) = (region(rw, op, 0)?, region(rw, op, 1)?);
    let annotations = annotations(rw, op);
    let init = block_of(rw, op)?;
    let end = rw.split_block(op);
    rw.inline_region_before(first, end);
    rw.inline_region_before(second, end);
    rw.set_point(InsertPoint::End(init));
    rw.insert(cf::Br::build(new.all(), parts.before));
    let passed = parts.branch(rw, parts.after, end, Attribute::EMPTY_DICT)?;

    let next = operands(rw, parts.yielding);
    let location = rw.view(parts.yielding).location();
    rw.set_point(InsertPoint::Before(parts.yielding));
    rw.set_location(location);
    rw.insert(cf::Br::build(&next, parts.before).attrs(annotations));
    rw.erase(parts.yielding)?;
    rw.replace_all(op, &passed)
}

/// `scf.while` whose second region is empty: one block loops to itself.
pub(super) fn do_while(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    _: &Made,
) -> Lowered {
    let parts = While::of(rw, op)?;
    if !parts.only_forwards(rw) {
        return no_match("the second region is not a mere forwarding");
    }
    let first = region(rw, op, 0)?;
    let annotations = annotations(rw, op);
    let init = block_of(rw, op)?;
    let end = rw.split_block(op);
    rw.inline_region_before(first, end);
    rw.set_point(InsertPoint::End(init));
    rw.insert(cf::Br::build(new.all(), parts.before));
    let passed = parts.branch(rw, parts.before, end, annotations)?;
    rw.replace_all(op, &passed)
}

/// A body for a loop: an index and carried values of these types and locations.
fn loop_body(rw: &mut ConversionRewriter<'_>, carried: &[(Type, Location)]) -> (Block, Vec<Value>) {
    let body = rw.body();
    let region = body.create_region();
    let block = body.append_new_block(region);
    let location = rw.location();
    let mut args = vec![rw.add_arg(block, Type::INDEX, location)];
    args.extend(carried.iter().map(|&(ty, location)| rw.add_arg(block, ty, location)));
    (block, args)
}

/// `scf.parallel`: a nest of `scf.for`, with the reductions in the innermost.
pub(super) fn parallel(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    _: &Made,
) -> Lowered {
    let body = ends(rw, region(rw, op, 0)?)?.0;
    let reduce = terminator(rw, body)?;
    let view = rw.view(op);
    let group = |group| new.in_group(view, group).to_vec();
    let lower = group(scf::Parallel::LOWER_BOUND);
    let upper = group(scf::Parallel::UPPER_BOUND);
    let step = group(scf::Parallel::STEP);
    let mut carried = group(scf::Parallel::INIT_VALS);
    // The locations are those from before the conversion.
    let located = view.operands_in(scf::Parallel::INIT_VALS).into_iter();
    let located = located.map(|value| rw.scope().body.value_location(value));
    let kinds = carried.iter().map(|&value| rw.ty(value)).zip(located).collect::<Vec<_>>();
    let (mut ivs, mut results) = (Vec::with_capacity(lower.len()), None);
    let mut innermost = None;
    for ((lower, upper), step) in lower.into_iter().zip(upper).zip(step) {
        let (block, args) = loop_body(rw, &kinds);
        let types = carried.iter().map(|&value| rw.ty(value)).collect::<Vec<_>>();
        let region = rw.scope().body.region_of(block).or_no_match("no region")?;
        let made = rw.insert(scf::For::build(&types, lower, upper, step, &carried, region));
        let own = rw.scope().body.results(made).collect::<Vec<_>>();
        if results.is_none() {
            results = Some(own);
        } else {
            rw.insert(scf::Yield::build(&own));
        }
        let (&iv, rest) = args.split_first().or_no_match("no induction variable")?;
        ivs.push(iv);
        carried = rest.to_vec();
        innermost = Some(block);
        rw.set_point(InsertPoint::End(block));
    }
    let Some(innermost) = innermost else { return no_loops(rw, op, body, reduce) };
    let reduced = inline_reductions(rw, reduce, &carried)?;
    rw.merge_block(body, innermost, &ivs);
    rw.set_point(InsertPoint::End(innermost));
    rw.insert(scf::Yield::build(&reduced));
    rw.replace_all(op, &results.unwrap_or_default())
}

/// No loops at all (of a `scf.forall` of rank 0): the body goes to the end of
/// the block around, as upstream puts it.
fn no_loops(rw: &mut ConversionRewriter<'_>, op: Op, body: Block, reduce: Op) -> Lowered {
    let around = block_of(rw, op)?;
    let last = terminator(rw, around)?;
    rw.erase(reduce)?;
    rw.inline_block_before(body, last, &[]);
    rw.replace_all(op, &[])
}

/// Puts the reductions of a `scf.reduce` in its place; what they return.
fn inline_reductions(
    rw: &mut ConversionRewriter<'_>,
    reduce: Op,
    carried: &[Value],
) -> Result<Vec<Value>, NoMatch> {
    let values = operands(rw, reduce);
    let regions = rw.scope().body.regions(reduce).to_vec();
    let mut results = Vec::with_capacity(regions.len());
    for ((region, &value), &carried) in regions.into_iter().zip(&values).zip(carried) {
        let (block, _) = ends(rw, region)?;
        let last = terminator(rw, block)?;
        results.extend(operands(rw, last));
        rw.erase(last)?;
        rw.inline_block_before(block, reduce, &[carried, value]);
    }
    rw.erase(reduce)?;
    Ok(results)
}

/// `scf.forall` without outputs: a `scf.parallel`.
pub(super) fn forall(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, _: &Made) -> Lowered {
    let view = scf::Forall(rw.view(op));
    if !view.results().is_empty() {
        return no_match("only fully bufferized scf.forall ops can be lowered to scf.parallel");
    }
    let bounds = [
        (scf::Forall::DYNAMIC_LOWER_BOUND, view.static_lower_bound()),
        (scf::Forall::DYNAMIC_UPPER_BOUND, view.static_upper_bound()),
        (scf::Forall::DYNAMIC_STEP, view.static_step()),
    ];
    let ctx = rw.context();
    let bounds = bounds.map(|(group, fixed)| {
        let fixed = fixed.and_then(|fixed| fixed.as_i64_array(ctx)).unwrap_or_default();
        (new.in_group(*view, group).to_vec(), fixed)
    });
    let block = ends(rw, region(rw, op, 0)?)?.0;
    let last = terminator(rw, block)?;
    let [lower, upper, step] = bounds.map(|(dynamic, fixed)| mixed(rw, &dynamic, &fixed));

    let old = rw.scope().body.args(block).to_vec();
    let region = rw.body().create_region();
    let body = rw.body().append_new_block(region);
    let location = rw.location();
    let args = old.iter().map(|_| rw.add_arg(body, Type::INDEX, location)).collect::<Vec<_>>();
    rw.erase(last)?;
    rw.merge_block(block, body, &args);
    let point = rw.point();
    rw.set_point(InsertPoint::End(body));
    rw.insert(scf::Reduce::build(&[], &[]));
    rw.set_point(point);
    rw.insert(scf::Parallel::build(ctx, &[], &lower, &upper, &step, &[], region));
    rw.erase(op)
}

/// Bounds of which some are constants.
fn mixed(rw: &mut ConversionRewriter<'_>, dynamic: &[Value], fixed: &[i64]) -> Vec<Value> {
    let ctx = rw.context();
    let mut dynamic = dynamic.iter().copied();
    let one = |&value: &i64| {
        if value == DYNAMIC {
            dynamic.next()
        } else {
            let value = Attribute::index(ctx, value);
            Some(rw.insert1(arith::Constant::build(Type::INDEX, value)))
        }
    };
    fixed.iter().filter_map(one).collect()
}
