//! Numbers in attributes.

use couloir_dialects::common::fold::{self, Number};
use couloir_ir::attr::AttrKind;
use couloir_ir::build::NewOp;
use couloir_ir::num::{FloatKind, Int, RoundingMode};
use couloir_ir::{Attribute, Context};
use couloir_rewrite::convert::{NoMatch, OrNoMatch};

use super::Wide;

/// An op with narrow numbers in its attributes.
///
/// # Errors
/// When an attribute is of wide numbers only by its type, or when numbers do not fit and they may
/// not be changed.
pub(super) fn narrowed(
    ctx: &Context,
    mut made: NewOp,
    wide: Wide,
    loses: bool,
) -> Result<NewOp, NoMatch> {
    let one = |attr| narrow(ctx, attr, wide, loses).or_no_match("an attribute cannot be narrower");
    for attr in made.props.iter_mut().flatten() {
        *attr = one(*attr)?;
    }
    let mut entries = made.attrs.as_dictionary(ctx).unwrap_or_default().to_vec();
    for (_, attr) in &mut entries {
        *attr = one(*attr)?;
    }
    made.attrs = Attribute::dictionary(ctx, entries);
    Ok(made)
}

fn narrow(ctx: &Context, attr: Attribute, wide: Wide, loses: bool) -> Option<Attribute> {
    match attr.kind(ctx) {
        AttrKind::Type(ty) => (!wide.is(ctx, ty.element_or_self(ctx))).then_some(attr),
        AttrKind::Integer(..) | AttrKind::Float(..) | AttrKind::DenseElements(_) => {
            let ty = attr.typed(ctx)?;
            match wide.narrowed(ctx, ty) {
                same if same == ty => Some(attr),
                other => fold::map(ctx, other, &[attr], |number| match *number {
                    [number] => narrow_number(number, loses),
                    _ => None,
                }),
            }
        }
        _ => Some(attr),
    }
}

/// A number of half the width; the nearest one, if it need not be the same.
fn narrow_number(number: &Number, loses: bool) -> Option<Number> {
    match number {
        Number::Int(int) => {
            let fits = int.significant_bits() <= 32;
            (fits || loses).then(|| Number::Int(saturated(int)))
        }
        Number::Float(float) => {
            let rounded = float.convert(FloatKind::F32, RoundingMode::NearestEven);
            (!rounded.inexact || loses).then_some(Number::Float(rounded.value))
        }
    }
}

fn saturated(int: &Int) -> Int {
    let least = Int::from_i64(int.width(), i64::from(i32::MIN));
    let most = Int::from_i64(int.width(), i64::from(i32::MAX));
    int.smax(&least).smin(&most).sext_or_trunc(32)
}
