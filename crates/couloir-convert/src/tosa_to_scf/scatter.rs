//! `tosa.scatter`: each row of the input is put into the place an index says, one after another.

use couloir_dialects::common::mixed::Mixed;
use couloir_dialects::{arith, scf, tensor};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Block, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use crate::tosa_common::{dim, index};

pub(super) fn scatter(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let &[values, indices, input] = new.all() else { return no_match("no operands") };
    if [(values, 3), (indices, 2), (input, 3)]
        .iter()
        .any(|&(value, rank)| !has_rank(rw, value, rank))
    {
        return no_match("not ranked");
    }
    let [batches, rows, columns] = [0, 1, 2].map(|at| dim(rw, input, at));
    let (zero, one) = (index(rw, 0), index(rw, 1));
    let before = rw.point();
    let outer = Loop::begin(rw, values);
    rw.set_point(InsertPoint::End(outer.block));
    let inner = Loop::begin(rw, outer.carried);
    rw.set_point(InsertPoint::End(inner.block));
    let row = Row { at: [outer.at, inner.at], zero, one, columns };
    let put = row.put(rw, input, indices, inner.carried).or_no_match("no elements")?;
    rw.insert(scf::Yield::build(&[put]));
    rw.set_point(InsertPoint::End(outer.block));
    let all = inner.end(rw, [zero, rows, one], outer.carried).or_no_match("no region")?;
    rw.insert(scf::Yield::build(&[all]));
    rw.set_point(before);
    let all = outer.end(rw, [zero, batches, one], values).or_no_match("no region")?;
    rw.replace(op, all)
}

fn has_rank(rw: &ConversionRewriter<'_>, value: Value, rank: usize) -> bool {
    rw.ty(value).shape(rw.context()).is_some_and(|shape| shape.len() == rank)
}

/// A loop that carries one tensor.
struct Loop {
    block: Block,
    at: Value,
    carried: Value,
}

impl Loop {
    fn begin(rw: &mut ConversionRewriter<'_>, carried: Value) -> Self {
        let (ty, location) = (rw.ty(carried), rw.location());
        let body = rw.body();
        let region = body.create_region();
        let block = body.append_new_block(region);
        let at = rw.add_arg(block, Type::INDEX, location);
        Self { block, at, carried: rw.add_arg(block, ty, location) }
    }

    fn end(
        self,
        rw: &mut ConversionRewriter<'_>,
        [from, to, step]: [Value; 3],
        carried: Value,
    ) -> Option<Value> {
        let ty = rw.ty(carried);
        let region = rw.scope().body.region_of(self.block)?;
        Some(rw.insert1(scf::For::build(&[ty], from, to, step, &[carried], region)))
    }
}

/// A row of the input.
struct Row {
    at: [Value; 2],
    zero: Value,
    one: Value,
    columns: Value,
}

impl Row {
    /// The values with the row in its place.
    fn put(
        &self,
        rw: &mut ConversionRewriter<'_>,
        input: Value,
        indices: Value,
        values: Value,
    ) -> Option<Value> {
        let ctx = rw.context();
        let [batch, row] = self.at;
        let element = rw.ty(indices).shaped_element(ctx)?;
        let place = rw.insert1(tensor::Extract::build(element, indices, &self.at));
        let place = rw.insert1(arith::IndexCast::build(Type::INDEX, place));
        let part = Type::tensor(ctx, &[DYNAMIC; 3], rw.ty(input).shaped_element(ctx)?);
        let part = rw.insert1(tensor::build_slice(ctx, part, input, &self.slice(batch, row)));
        let ty = rw.ty(values);
        let lists = self.slice(batch, place);
        Some(rw.insert1(tensor::build_insertion(ctx, Some(ty), part, values, &lists)))
    }

    fn slice(&self, batch: Value, row: Value) -> tensor::Slice {
        let Self { zero, one, columns, .. } = *self;
        let lists = [[batch, row, zero], [one, one, columns], [one; 3]];
        lists.map(|list| list.map(Mixed::Value).to_vec())
    }
}
