//! Indices made of digits of a mixed basis, and the reverse.

use couloir_dialects::{affine, arith};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch};

use super::expand::{NSW, NUW, add, constant, mul, predicate};

/// How far apart the values of each digit are: the products of the sizes from
/// each on, made from the last.
fn strides(rw: &mut ConversionRewriter<'_>, basis: &[i64], dynamic: &[Value]) -> Vec<Value> {
    let (mut known, mut unknown) = (1i64, None);
    let mut dynamic = dynamic.iter().rev();
    let mut strides = Vec::with_capacity(basis.len());
    for &size in basis.iter().rev() {
        if size == DYNAMIC {
            let Some(&size) = dynamic.next() else { break };
            unknown = Some(match unknown {
                Some(product) => mul(rw, product, size, NSW | NUW),
                None => size,
            });
        } else {
            known = known.wrapping_mul(size);
        }
        strides.push(match unknown {
            Some(product) if known == 1 => product,
            Some(product) => {
                let known = constant(rw, known);
                mul(rw, product, known, NSW | NUW)
            }
            None => constant(rw, known),
        });
    }
    strides.reverse();
    strides
}

/// A basis without the size of the outermost digit, which does not matter.
fn inner<'b>(basis: &'b [i64], dynamic: &'b [Value], digits: usize) -> (&'b [i64], &'b [Value]) {
    match basis.split_first() {
        Some((&outer, rest)) if basis.len() == digits => {
            let skipped = usize::from(outer == DYNAMIC);
            (rest, dynamic.get(skipped..).unwrap_or_default())
        }
        _ => (basis, dynamic),
    }
}

/// The sizes of a basis.
fn sizes(rw: &ConversionRewriter<'_>, basis: Option<Attribute>) -> Vec<i64> {
    basis.and_then(|basis| basis.as_i64_array(rw.context())).unwrap_or_default()
}

/// `affine.delinearize_index`
pub(super) fn delinearize(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = affine::DelinearizeIndex(rw.view(op));
    let basis = sizes(rw, view.static_basis());
    let (&index, dynamic) = new.all().split_first().or_no_match("no index")?;
    let digits = view.results().len();
    if digits == 1 {
        return rw.replace(op, index);
    }
    let (basis, dynamic) = inner(&basis, dynamic, digits);
    let strides = strides(rw, basis, dynamic);
    let zero = constant(rw, 0);
    let (&first, &last) = strides.first().zip(strides.last()).or_no_match("no basis")?;
    let mut values = vec![rw.insert1(arith::Floordivsi::build(Type::INDEX, index, first))];
    for pair in strides.windows(2) {
        let &[stride, next] = pair else { continue };
        let rest = modulo(rw, index, stride, zero);
        values.push(rw.insert1(arith::Divsi::build(Type::INDEX, rest, next)));
    }
    values.push(modulo(rw, index, last, zero));
    rw.replace_all(op, &values)
}

/// The remainder, made not negative.
fn modulo(rw: &mut ConversionRewriter<'_>, index: Value, stride: Value, zero: Value) -> Value {
    let remainder = rw.insert1(arith::Remsi::build(Type::INDEX, index, stride));
    let less = Attribute::i64(rw.context(), predicate::SLT);
    let negative = rw.insert1(arith::Cmpi::build(Type::I1, remainder, zero, less));
    let corrected = add(rw, remainder, stride, NSW);
    rw.insert1(arith::Select::build(Type::INDEX, negative, corrected, remainder))
}

/// `affine.linearize_index`
pub(super) fn linearize(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = affine::LinearizeIndex(rw.view(op));
    let basis = sizes(rw, view.static_basis());
    let digits = new.in_group(*view, affine::LinearizeIndex::MULTI_INDEX);
    let dynamic = new.in_group(*view, affine::LinearizeIndex::DYNAMIC_BASIS);
    let Some((&last, outer)) = digits.split_last() else {
        let zero = constant(rw, 0);
        return rw.replace(op, zero);
    };
    let (basis, dynamic) = inner(&basis, dynamic, digits.len());
    let strides = strides(rw, basis, dynamic);
    let scaled = outer.iter().zip(strides).map(|(&digit, stride)| mul(rw, digit, stride, NSW));
    let mut terms = scaled.collect::<Vec<_>>();
    terms.push(last);
    let value = terms.into_iter().reduce(|sum, term| add(rw, sum, term, NSW));
    let value = value.or_no_match("no index")?;
    rw.replace(op, value)
}
