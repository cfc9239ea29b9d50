//! What a conversion may be told: which ops may stay, and rules for types,
//! values and attributes.

use std::sync::Arc;

use couloir_ir::attr::Attribute;
use couloir_ir::body::Body;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Context, Location, Type};

use super::convert::{add, check, target, types};
use super::*;
use crate::convert::*;

/// The pattern for adds.
fn adding(types: &Arc<TypeConverter>) -> PatternSet {
    let mut patterns = PatternSet::new();
    patterns.add(&ADD, types, add);
    patterns
}

/// `i128` becomes `i64` where it comes from an argument, `i32` elsewhere.
fn by_origin() -> TypeConverter {
    let mut types = TypeConverter::new();
    types.add(|_, _, ty| TypeConversion::One(ty));
    types.add_value(|_, scope, value| {
        if scope.body.ty(value).int_width(scope.ctx) != Some(128) {
            return TypeConversion::Pass;
        }
        let of_op = scope.body.defining_op(value).is_some();
        TypeConversion::One(if of_op { Type::I32 } else { Type::I64 })
    });
    types.add_source(|_, _| Materialized::Cast).add_target(|_, _| Materialized::Cast);
    types
}

#[test]
fn types_of_values_depend_on_what_is_around_them() {
    let ctx = context();
    let wide = Type::int(&ctx, 128);
    let (mut body, block) = body_with(&[wide, Type::I8]);
    let [a, b] = *body.args(block) else { unreachable!() };
    let mut m = Maker { body: &mut body, block };
    let x = m.val(&ADD, &[a, b], wide);
    m.val(&ADD, &[x, a], wide);
    let types = Arc::new(by_origin());
    assert!(types.looks_at_values());
    // A type by itself is for the other rules.
    assert_eq!(types.convert(&ctx, wide), Some(&[wide][..]));
    let conversion = Conversion::new(Mode::Partial, target(), adding(&types));
    conversion.run(&ctx, None, &mut body).unwrap();
    check(
        &ctx,
        &body,
        "block0(%0: i128, %1: i8)
        %2: i64 = builtin.cast(%0)
        %3: i32 = l.add(%2, %1)
        %4: i32 = l.add(%3, %2)",
    );
}

#[test]
fn arguments_have_materialisations_of_their_own() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::INDEX]);
    let a = body.args(block)[0];
    let mut m = Maker { body: &mut body, block };
    m.op(&WRAP, &[], &[]);
    let x = m.val(&ADD, &[a, a], Type::INDEX);
    m.op(&USE, &[a, x], &[]);
    let mut types = TypeConverter::new();
    types.add(|_, _, _| TypeConversion::One(Type::I64));
    types.add_source(|_, _| Materialized::Cast).add_target(|_, _| Materialized::Cast);
    types.add_argument(|b, what| {
        let pack = NewOp::new(&LPACK).operands(what.inputs.iter().copied()).result(what.types[0]);
        Materialized::Values(smallvec::smallvec![b.insert1(pack)])
    });
    let types = Arc::new(types);
    let mut patterns = adding(&types);
    patterns.add(&WRAP, &types, |op, _, rw| {
        let block = rw.view(op).block().or_no_match("no block")?;
        let converter = rw.converter().or_no_match("no converter")?;
        let signature = converter.block_signature(rw.context(), rw.body(), block);
        rw.convert_signature(block, &signature.or_no_match("unconvertible block")?);
        rw.erase(op)
    });
    Conversion::new(Mode::Partial, target(), patterns).run(&ctx, None, &mut body).unwrap();
    check(
        &ctx,
        &body,
        "block0(%0: i64)
        %1: index = l.pack(%0)
        %2: i64 = l.add(%0, %0)
        %3: index = builtin.cast(%2)
        t.use(%1, %3)",
    );
}

#[test]
fn attributes_of_types_convert_by_the_last_rule_that_applies() {
    let ctx = context();
    let mut types = TypeConverter::new();
    types.add_attr(|_, _, _, attr| Some(Some(attr)));
    types.add_attr(|_, ctx, _, attr| match attr.as_i64(ctx)? {
        0 => Some(None),
        1 => Some(Some(Attribute::i64(ctx, 7))),
        _ => None,
    });
    let convert = |number| {
        let space = Attribute::i64(&ctx, number);
        types.convert_attr(&ctx, Type::INDEX, space).map(|attr| attr?.as_i64(&ctx))
    };
    assert_eq!([0, 1, 2].map(convert), [Some(None), Some(Some(7)), Some(Some(2))]);
    assert_eq!(TypeConverter::new().convert_attr(&ctx, Type::INDEX, Attribute::UNIT), None);
}

/// An add in an op with a region, after another.
fn nested_add() -> Body {
    let (mut body, block) = body_with(&[]);
    let mut m = Maker { body: &mut body, block };
    m.val(&ADD, &[], Type::INDEX);
    let region = body.create_region();
    let inner = body.append_new_block(region);
    let wrap = body.create(NewOp::new(&WRAP).region(region), Location::UNKNOWN);
    body.append_op(block, wrap);
    Maker { body: &mut body, block: inner }.val(&ADD, &[], Type::INDEX);
    body
}

fn adds(ctx: &Context, body: &Body) -> [usize; 2] {
    let text = dump(ctx, body);
    [text.matches("s.add").count(), text.matches("l.add").count()]
}

#[test]
fn what_is_in_recursively_legal_ops_stays() {
    let ctx = context();
    for (says, left) in [(Some(true), [1, 1]), (Some(false), [0, 2]), (None, [1, 1])] {
        let mut body = nested_add();
        let mut target = target();
        target.legal_op(&WRAP).recursively_legal(&WRAP, move |_| says).illegal_op(&ADD);
        let conversion = Conversion::new(Mode::Partial, target, adding(&types()));
        conversion.run(&ctx, None, &mut body).unwrap();
        assert_eq!(adds(&ctx, &body), left, "{says:?}");
    }
}

#[test]
fn unknown_ops_may_be_legal_illegal_or_either() {
    let ctx = context();
    let run = |mode, set: fn(&mut ConversionTarget)| {
        let mut body = nested_add();
        let mut target = target();
        set(&mut target);
        let conversion = Conversion::new(mode, target, adding(&types()));
        let (result, _) = ctx.capture(|| conversion.run(&ctx, None, &mut body).map(|_| ()));
        result.is_ok().then(|| adds(&ctx, &body))
    };
    // An op of which nothing is said is converted where it can be; a full
    // conversion lets none stay.
    assert_eq!(run(Mode::Partial, |_| ()), Some([0, 2]));
    assert_eq!(run(Mode::Full, |_| ()), None);
    assert_eq!(run(Mode::Full, |target| _ = target.legal_op(&WRAP)), Some([0, 2]));
    assert_eq!(run(Mode::Full, |target| _ = target.legal_unknown()), Some([2, 0]));
    let by_region = |target: &mut ConversionTarget| {
        target.dynamic_unknown(|op| Some(op.num_regions() > 0));
    };
    assert_eq!(run(Mode::Full, by_region), Some([0, 2]));
}

#[test]
fn the_last_check_that_knows_decides() {
    let ctx = context();
    let mut body = nested_add();
    let mut target = target();
    target.dynamic_op(&ADD, |_| Some(true)).dynamic_op(&ADD, |op| op.parent().map(|_| false));
    let conversion = Conversion::new(Mode::Partial, target, adding(&types()));
    conversion.run(&ctx, None, &mut body).unwrap();
    assert_eq!(adds(&ctx, &body), [1, 1]);
}

#[test]
fn an_analysis_tells_what_would_be_legal() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::INDEX]);
    let a = body.args(block)[0];
    let mut m = Maker { body: &mut body, block };
    let seven = Type::int(&ctx, 7);
    let wrong = m.val(&ADD, &[], seven);
    let right = m.val(&ADD, &[a, a], Type::INDEX);
    m.op(&USE, &[wrong, right], &[]);
    let text = dump(&ctx, &body);
    let mut target = target();
    target.legal_op(&USE).illegal_op(&ADD);
    let conversion = Conversion::new(Mode::Analysis, target, adding(&types()));
    let legal = conversion.analyze(&ctx, None, &body);
    let names = legal.iter().map(|&op| body.op(op).name.def().unwrap().name).collect::<Vec<_>>();
    assert_eq!(names, ["s.add", "t.use"]);
    assert_eq!(Some(legal[0]), body.defining_op(right));
    assert_eq!(dump(&ctx, &body), text);
}
