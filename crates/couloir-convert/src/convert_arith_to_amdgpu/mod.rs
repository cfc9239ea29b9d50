//! `convert-arith-to-amdgpu`: conversions from and to small numbers become those that a chipset has
//! instructions for.
//!
//! - `small`: numbers of 8 bits;
//! - `halves`: numbers of 16 bits, rounded to zero;
//! - `scaled`: small numbers with scales.

mod halves;
mod scaled;
mod small;

use couloir_dialects::arith;
use couloir_ir::body::{Body, Value};
use couloir_ir::build::Build;
use couloir_ir::{Context, OpDef, OpRef, Type};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{Greedy, RewritePatterns};

use crate::gpu_common::chipset::{CHIPSET, Chipset};
use crate::llvm_common::emit::with;

/// `convert-arith-to-amdgpu`
pub static PASS: PassDef = PassDef {
    name: "convert-arith-to-amdgpu",
    class: "ArithToAMDGPUConversionPass",
    description: "Convert Arith operations to AMDGPU-specific implementations",
    anchor: None,
    options: &[
        OptionDef {
            name: "allow-packed-f16-round-to-zero",
            kind: OptionKind::Bool,
            default: "false",
            description: "Whether we should allow f32->f16 packed round-to-zero conversion",
        },
        CHIPSET,
        OptionDef {
            name: "saturate-fp8-truncf",
            kind: OptionKind::Bool,
            default: "false",
            description: "Use saturating truncation for 8-bit float types",
        },
    ],
    run: |cx| {
        let (ctx, options) = (cx.ctx, cx.options);
        let chipset = Chipset::named(ctx, options.text("chipset"))?;
        let greedy = Greedy::new(patterns(chipset, options));
        let run = |op: &OpRef<'_>, body: &mut Body| greedy.run_all(ctx, Some(op), body);
        cx.inside(run).transpose().map(|_| ())
    },
    loads: &["amdgpu", "arith", "rocdl", "vector"],
    ..PassDef::EMPTY
};

fn patterns(chipset: Chipset, options: &Options) -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    let saturates = options.flag("saturate-fp8-truncf");
    patterns.add(arith::Extf::def(), move |op, rw| small::widen(op, rw, chipset));
    patterns.add(arith::Truncf::def(), move |op, rw| small::narrow(op, rw, chipset, saturates));
    if options.flag("allow-packed-f16-round-to-zero") {
        patterns.add(arith::Truncf::def(), halves::narrow);
    }
    if chipset == Chipset::new(9, 5, 0) {
        patterns.add(arith::ScalingExtf::def(), scaled::widen);
        patterns.add(arith::ScalingTruncf::def(), scaled::narrow);
    }
    patterns
}

/// A number of one floating-point type as one of another.
fn converted(rw: &mut Rewriter<'_>, value: Value, element: Type) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(value);
    let width = |ty: Type| ty.int_or_float_width(ctx).unwrap_or(0);
    let from = ty.element_or_self(ctx);
    let def: &'static OpDef = match width(from).cmp(&width(element)) {
        std::cmp::Ordering::Less => arith::Extf::def(),
        std::cmp::Ordering::Greater => arith::Truncf::def(),
        std::cmp::Ordering::Equal => return value,
    };
    let ty = like(ctx, ty, element);
    rw.emit1(def, &[value], ty, &with(ctx, def, []))
}

/// The same shape of other elements.
fn like(ctx: &Context, ty: Type, element: Type) -> Type {
    ty.as_vector(ctx).map_or(element, |vector| Type::vector(ctx, &vector.shape, element))
}

/// Whether a type is one of numbers or vectors: of tensors nothing is known here.
fn is_number_or_vector(ctx: &Context, ty: Type) -> bool {
    ty.as_vector(ctx).is_some() || ty.is_float(ctx)
}

/// The shape of a vector of known size, none for others.
fn shape_of(ctx: &Context, ty: Type) -> Option<Vec<i64>> {
    let vector = ty.as_vector(ctx)?;
    (!vector.scalable.contains(&true)).then(|| vector.shape.to_vec())
}

/// The shape of a vector, none of a number alone, and how many numbers there are.
fn numbers(ctx: &Context, ty: Type) -> Result<(Option<Vec<i64>>, i64), NoMatch> {
    let shape = match ty.as_vector(ctx) {
        Some(_) => Some(shape_of(ctx, ty).or_no_match("the vector is scalable")?),
        None => None,
    };
    if shape.as_ref().is_some_and(Vec::is_empty) {
        return no_match("the vector has no dimensions");
    }
    let count = count(shape.as_deref().unwrap_or_default()).or_no_match("too many numbers")?;
    Ok((shape, count))
}

/// The place of an element, of its number among all.
fn place(shape: &[i64], number: i64) -> Vec<i64> {
    let mut rest = number;
    let mut place = shape.iter().rev().map(|&size| {
        let at = rest.checked_rem(size).unwrap_or(0);
        rest = rest.checked_div(size).unwrap_or(0);
        at
    });
    let mut place = place.by_ref().collect::<Vec<_>>();
    place.reverse();
    place
}

/// The most elements for each of which ops are made: types of any size can be written.
const MOST: i64 = 1 << 20;

/// How many elements there are, where that is few enough.
fn count(shape: &[i64]) -> Option<i64> {
    let count = shape.iter().try_fold(1i64, |count, &size| count.checked_mul(size))?;
    (count <= MOST).then_some(count)
}
