//! Ops on several dimensions become ops on one.

use couloir_dialects::vector;
use couloir_ir::build::Build;
use couloir_ir::ty::VectorType;
use couloir_ir::{Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::{BuildVector, int_elements, part_type, spec};
use super::mixed::MOST_APART;
use super::{operand, operand_vector, positions, result_vector};

/// The sizes of the outer dimensions to take apart, down to one that is scalable or innermost.
pub(crate) fn outer(vector: &VectorType) -> Result<Vec<i64>, NoMatch> {
    let most = vector.rank().saturating_sub(1);
    let fixed = vector.scalable.iter().take_while(|scalable| !**scalable).count();
    let sizes = vector.shape.get(..most.min(fixed)).unwrap_or_default().to_vec();
    if sizes.is_empty() { no_match("nothing to take apart") } else { Ok(sizes) }
}

/// `vector.broadcast` of vectors.
pub(crate) fn broadcast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (from, to) = (operand_vector(rw, op, 0)?, result_vector(rw, op)?);
    let (source, ctx) = (operand(rw, op, 0)?, rw.context());
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    if from.rank() <= 1 && to.rank() == 1 {
        let value = rw.extract(source, &vec![0; from.rank()]);
        let value = rw.broadcast(value, ty);
        rw.replace(op, &[value]);
        return Ok(());
    }
    let inner = part_type(ctx, &to, 1);
    let count = to.shape.first().copied().unwrap_or(0);
    let whole = if from.rank() < to.rank() {
        let part = rw.broadcast(source, inner);
        let whole = rw.poison(ty);
        repeat(rw, part, whole, count)
    } else {
        let differs = from.shape.iter().zip(&to.shape).position(|(from, to)| from != to);
        match differs {
            None => source,
            Some(0) => {
                let whole = rw.poison(ty);
                let part = rw.extract(source, &[0]);
                let part = rw.broadcast(part, inner);
                repeat(rw, part, whole, count)
            }
            Some(_) if to.scalable.first() == Some(&true) => return no_match("scalable"),
            Some(_) => each(rw, ty, count, |rw, at| {
                let part = rw.extract(source, &[at]);
                rw.broadcast(part, inner)
            }),
        }
    };
    rw.replace(op, &[whole]);
    Ok(())
}

fn repeat(rw: &mut Rewriter<'_>, part: Value, whole: Value, count: i64) -> Value {
    (0..count).fold(whole, |whole, at| rw.insert_at(part, whole, &[at]))
}

/// A vector of the parts made for each position of the first dimension.
fn each<'a>(
    rw: &mut Rewriter<'a>,
    ty: Type,
    count: i64,
    mut make: impl FnMut(&mut Rewriter<'a>, i64) -> Value,
) -> Value {
    let whole = rw.poison(ty);
    (0..count).fold(whole, |whole, at| {
        let part = make(rw, at);
        rw.insert_at(part, whole, &[at])
    })
}

/// `vector.bitcast` of several dimensions.
pub(crate) fn bitcast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let to = result_vector(rw, op)?;
    let sizes = outer(&to)?;
    let (source, ty) = (operand(rw, op, 0)?, rw.view(op).result_type(0).or_no_match("no result")?);
    let part_ty = part_type(rw.context(), &to, sizes.len());
    let whole = rw.poison(ty);
    let whole = positions(&sizes).fold(whole, |whole, position| {
        let part = rw.extract(source, &position);
        let part = rw.make(vector::Bitcast::def(), &[part], part_ty, []);
        rw.insert_at(part, whole, &position)
    });
    rw.replace(op, &[whole]);
    Ok(())
}

/// `vector.interleave` of several dimensions.
pub(crate) fn interleave(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let to = result_vector(rw, op)?;
    let sizes = outer(&to)?;
    let (lhs, rhs) = (operand(rw, op, 0)?, operand(rw, op, 1)?);
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let part_ty = part_type(rw.context(), &to, sizes.len());
    let whole = rw.zero(ty);
    let whole = positions(&sizes).fold(whole, |whole, position| {
        let parts = [rw.extract(lhs, &position), rw.extract(rhs, &position)];
        let part = rw.make(vector::Interleave::def(), &parts, part_ty, []);
        rw.insert_at(part, whole, &position)
    });
    rw.replace(op, &[whole]);
    Ok(())
}

/// `vector.deinterleave` of several dimensions.
pub(crate) fn deinterleave(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let to = result_vector(rw, op)?;
    let sizes = outer(&to)?;
    let (source, ty) = (operand(rw, op, 0)?, rw.view(op).result_type(0).or_no_match("no result")?);
    let part_ty = part_type(rw.context(), &to, sizes.len());
    let empty = rw.zero(ty);
    let mut whole = [empty; 2];
    for position in positions(&sizes) {
        let part = rw.extract(source, &position);
        let new = spec(rw.context(), vector::Deinterleave::def(), &[part], []);
        let made = rw.insert(new.results([part_ty; 2]));
        let parts: Vec<Value> = rw.scope().body.results(made).collect();
        for (whole, part) in whole.iter_mut().zip(parts) {
            *whole = rw.insert_at(part, *whole, &position);
        }
    }
    rw.replace(op, &whole);
    Ok(())
}

/// What there is of a vector of several dimensions to take apart along the first.
fn leading(vector: &VectorType) -> Result<i64, NoMatch> {
    if vector.rank() < 2 {
        return no_match("nothing to take apart");
    }
    if vector.scalable.first() == Some(&true) {
        return no_match("cannot unroll leading scalable dim");
    }
    let count = vector.shape.first().copied().or_no_match("no dimension")?;
    if count > MOST_APART { no_match("too many elements") } else { Ok(count) }
}

/// `vector.from_elements` of several dimensions.
pub(crate) fn from_elements(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let to = result_vector(rw, op)?;
    let count = leading(&to)?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let elements: Vec<Value> = rw.view(op).operands().collect();
    let part_ty = part_type(rw.context(), &to, 1);
    let size = elements.len() / usize::try_from(count.max(1)).unwrap_or(1);
    let mut chunks = elements.chunks(size.max(1));
    let whole = each(rw, ty, count, |rw, _| {
        let part = chunks.next().unwrap_or_default();
        rw.make(vector::FromElements::def(), part, part_ty, [])
    });
    rw.replace(op, &[whole]);
    Ok(())
}

/// `vector.to_elements` of several dimensions.
pub(crate) fn to_elements(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let from = operand_vector(rw, op, 0)?;
    let (count, source) = (leading(&from)?, operand(rw, op, 0)?);
    let inner = from.shape.iter().skip(1).product::<i64>();
    let part =
        |rw: &mut Rewriter<'_>, at| rw.with_location_of(source, |rw| rw.extract(source, &[at]));
    let parts: Vec<Value> = (0..count).map(|at| part(rw, at)).collect();
    let mut elements = Vec::new();
    for part in parts {
        let new = spec(rw.context(), vector::ToElements::def(), &[part], []);
        let types = vec![from.element; usize::try_from(inner).unwrap_or(0)];
        let made = rw.insert(new.results(types));
        elements.extend(rw.scope().body.results(made));
    }
    rw.replace(op, &elements);
    Ok(())
}

/// `vector.fma` of several dimensions.
pub(crate) fn fma(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let to = result_vector(rw, op)?;
    // Upstream takes a scalable dimension for one of the size it says.
    let count = match to.rank() {
        0 | 1 => return no_match("nothing to take apart"),
        _ => to.shape.first().copied().unwrap_or(0),
    };
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let inputs = [operand(rw, op, 0)?, operand(rw, op, 1)?, operand(rw, op, 2)?];
    let zero = rw.zero(to.element);
    let mut whole = rw.broadcast(zero, ty);
    for at in 0..count {
        let parts = inputs.map(|input| rw.extract(input, &[at]));
        let part_ty = rw.ty(parts[0]);
        let part = rw.make(vector::Fma::def(), &parts, part_ty, []);
        whole = rw.insert_at(part, whole, &[at]);
    }
    rw.replace(op, &[whole]);
    Ok(())
}

/// `vector.step` of known length.
pub(crate) fn step(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let to = result_vector(rw, op)?;
    if to.is_scalable() {
        return no_match("scalable");
    }
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let values: Vec<i64> = (0..to.shape.first().copied().unwrap_or(0)).collect();
    let value = int_elements(rw.context(), ty, &values);
    let value = rw.constant(ty, value);
    rw.replace(op, &[value]);
    Ok(())
}

/// `vector.gather` of several dimensions.
pub(crate) fn gather(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let to = result_vector(rw, op)?;
    let count = leading(&to)?;
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let operands: Vec<Value> = view.operands().collect();
    let alignment = view.prop(vector::Gather::ALIGNMENT);
    let (kept, parts) = operands.split_at(operands.len().saturating_sub(3));
    let part_ty = part_type(rw.context(), &to, 1);
    let whole = each(rw, ty, count, |rw, at| {
        let mut operands = kept.to_vec();
        operands.extend(parts.iter().map(|&part| rw.extract(part, &[at])));
        let new = spec(rw.context(), vector::Gather::def(), &operands, []);
        rw.insert1(new.prop(vector::Gather::ALIGNMENT, alignment).result(part_ty))
    });
    rw.replace(op, &[whole]);
    Ok(())
}

/// Adds the patterns of [`bitcast`] and of all those after it.
pub(crate) fn add_rest(patterns: &mut RewritePatterns) {
    patterns.add(vector::Step::def(), step);
    patterns.add(vector::Fma::def(), fma);
    patterns.add(vector::Gather::def(), gather);
    patterns.add(vector::FromElements::def(), from_elements);
    patterns.add(vector::ToElements::def(), to_elements);
}
