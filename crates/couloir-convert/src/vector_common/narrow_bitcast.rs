//! Casts to fewer, wider elements, part by part.

use couloir_dialects::vector::Bitcast;
use couloir_ir::Op;
use couloir_ir::ty::VectorType;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::BuildVector;
use super::{operand, operand_vector, result_vector};

/// Adds the pattern, for vectors of more elements than these.
pub fn populate(patterns: &mut RewritePatterns, most: i64) {
    patterns.add(Bitcast::def(), move |op, rw| by_parts(op, rw, most));
}

fn by_parts(op: Op, rw: &mut Rewriter<'_>, most: i64) -> Rewritten {
    let (from, to) = (operand_vector(rw, op, 0)?, result_vector(rw, op)?);
    if from.scalable.contains(&true) {
        return no_match("scalable");
    }
    let (&[source_size], &[size]) = (&from.shape[..], &to.shape[..]) else {
        return no_match("not of one dimension");
    };
    if source_size <= most {
        return no_match("few elements");
    }
    let parts = source_size.checked_div(size).or_no_match("no elements")?;
    if parts < 2 {
        return no_match("not to fewer elements");
    }
    let ctx = rw.context();
    let part_size = size.checked_div(parts).or_no_match("no parts")?;
    let part_ty = VectorType::get(ctx, &[part_size], &[false], to.element);
    let source = operand(rw, op, 0)?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let mut whole = rw.zero(ty);
    for at in 0..parts {
        let part = rw.extract_slice(source, &[at.saturating_mul(size)], &[size]);
        let part = rw.make(Bitcast::def(), &[part], part_ty, []);
        whole = rw.insert_slice(part, whole, &[at.saturating_mul(part_size)]);
    }
    rw.replace(op, &[whole]);
    Ok(())
}
