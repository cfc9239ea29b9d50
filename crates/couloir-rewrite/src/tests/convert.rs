//! Dialect conversion.

use std::sync::Arc;

use couloir_ir::attr::Attribute;
use couloir_ir::body::{Body, Op};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Context, Location, Type};

use super::*;
use crate::all_ops;
use crate::convert::*;

/// `index` becomes `i64`; `i128` becomes two `i64`.
pub(super) fn types() -> Arc<TypeConverter> {
    let mut types = TypeConverter::new();
    types.add(|_, _, ty| TypeConversion::One(ty));
    types.add(|_, _, ty| match ty {
        Type::INDEX => TypeConversion::One(Type::I64),
        _ => TypeConversion::Pass,
    });
    types.add(|_, ctx, ty| match ty.int_width(ctx) {
        Some(7) => TypeConversion::Fail,
        _ => TypeConversion::Pass,
    });
    types.add_source(|_, _| Materialized::Cast);
    types.add_target(|_, _| Materialized::Cast);
    Arc::new(types)
}

pub(super) fn target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.legal_dialect("l");
    target
}

pub(super) fn add(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let types = rw.convert_results(op)?;
    let new = NewOp::new(&LADD).operands(new.all().iter().copied()).results(types);
    rw.replace_with(op, new)
}

fn constant(op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let types = rw.convert_results(op)?;
    let attr = rw.view(op).prop(0);
    rw.replace_with(op, NewOp::new(&LCONST).results(types).prop(0, attr))
}

fn br(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let converter = rw.converter().or_no_match("no converter")?;
    let block = rw.view(op).successors().next().or_no_match("no successor")?;
    let signature = converter.block_signature(rw.context(), rw.body(), block);
    let signature = signature.or_no_match("unconvertible block")?;
    if rw.view(op).scope.block(block).arg_types().ne(signature.types().iter().copied()) {
        rw.convert_signature(block, &signature);
    }
    rw.replace_with(op, NewOp::new(&LBR).operands(new.all().iter().copied()).successor(block))
}

fn ret(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    rw.replace_with(op, NewOp::new(&LRET).operands(new.all().iter().copied()))
}

fn func(op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let converter = rw.converter().or_no_match("no converter")?;
    let nested = rw.view(op).region(0).and_then(|region| region.entry().map(|b| b.block));
    let entry = nested.or_no_match("no body")?;
    let view = rw.view(op);
    let signature = converter.block_signature(rw.context(), view.inner().body, entry);
    let signature = signature.or_no_match("unconvertible signature")?;
    let new = rw.insert(NewOp::new(&LFUNC).body(Box::default()));
    rw.move_body(op, new);
    rw.convert_entry(new, 0, signature);
    rw.replace_by_op(op, new)
}

fn patterns(which: &[&str]) -> PatternSet {
    let types = types();
    let mut patterns = PatternSet::new();
    for which in which {
        match *which {
            "add" => patterns.add(&ADD, &types, add).add(&CONST, &types, constant),
            "br" => patterns.add(&BR, &types, br),
            "ret" => patterns.add(&RET, &types, ret),
            _ => patterns.add(&FUNC, &types, func),
        };
    }
    patterns
}

fn run(ctx: &Context, body: &mut Body, which: &[&str]) -> Result<(), couloir_ir::Failure> {
    let conversion = Conversion::new(Mode::Partial, target(), patterns(which));
    conversion.run(ctx, None, body).map(|_| ())
}

pub(super) fn check(ctx: &Context, body: &Body, expected: &str) {
    let expected = expected.lines().map(str::trim).filter(|line| !line.is_empty());
    let actual = dump(ctx, body);
    let actual = actual.lines().map(str::trim);
    let (expected, actual) =
        (expected.collect::<Vec<_>>().join("\n"), actual.collect::<Vec<_>>().join("\n"));
    assert_eq!(actual, expected);
}

#[test]
fn casts_stand_where_values_are_defined() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::INDEX, Type::INDEX]);
    let [a, b] = *body.args(block) else { unreachable!() };
    let mut m = Maker { body: &mut body, block };
    let x = m.val(&ADD, &[a, b], Type::INDEX);
    let y = m.val(&ADD, &[x, a], Type::INDEX);
    let z = m.val(&USE, &[y], Type::INDEX);
    let w = m.val(&ADD, &[z, y], Type::INDEX);
    m.op(&RET, &[w], &[]);
    run(&ctx, &mut body, &["add"]).unwrap();
    check(
        &ctx,
        &body,
        "block0(%0: index, %1: index)
        %2: i64 = builtin.cast(%1)
        %3: i64 = builtin.cast(%0)
        %4: i64 = l.add(%3, %2)
        %5: i64 = l.add(%4, %3)
        %6: index = builtin.cast(%5)
        %7: index = t.use(%6)
        %8: i64 = builtin.cast(%7)
        %9: i64 = l.add(%8, %5)
        %10: index = builtin.cast(%9)
        s.ret(%10)",
    );
}

fn blocks(ctx: &Context) -> Body {
    _ = ctx;
    let (mut body, block) = body_with(&[Type::INDEX]);
    let region = body.roots()[0];
    let next = body.append_new_block(region);
    let x = body.add_arg(next, Type::INDEX, Location::UNKNOWN);
    let dead = body.append_new_block(region);
    let z = body.add_arg(dead, Type::INDEX, Location::UNKNOWN);
    let a = body.args(block)[0];
    Maker { body: &mut body, block }.branch(next, &[a]);
    let mut m = Maker { body: &mut body, block: next };
    let y = m.val(&ADD, &[x, x], Type::INDEX);
    m.branch(next, &[y]);
    let mut m = Maker { body: &mut body, block: dead };
    m.val(&ADD, &[z, z], Type::INDEX);
    m.branch(dead, &[z]);
    body
}

#[test]
fn branches_convert_their_targets() {
    let ctx = context();
    let mut body = blocks(&ctx);
    run(&ctx, &mut body, &["br"]).unwrap();
    check(
        &ctx,
        &body,
        "block0(%0: index)
        %1: i64 = builtin.cast(%0)
        l.br(%1) block1
        block1(%2: i64)
        %3: index = builtin.cast(%2)
        %4: index = s.add(%3, %3)
        %5: i64 = builtin.cast(%4)
        l.br(%5) block1
        block2(%6: index)
        %7: index = s.add(%6, %6)
        s.br(%6) block2",
    );
}

#[test]
fn casts_cancel_within_one_conversion() {
    let ctx = context();
    let mut body = blocks(&ctx);
    run(&ctx, &mut body, &["br", "add"]).unwrap();
    check(
        &ctx,
        &body,
        "block0(%0: index)
        %1: i64 = builtin.cast(%0)
        l.br(%1) block1
        block1(%2: i64)
        %3: i64 = l.add(%2, %2)
        l.br(%3) block1
        block2(%4: index)
        %5: index = s.add(%4, %4)
        s.br(%4) block2",
    );
}

#[test]
fn casts_of_an_earlier_conversion_stay() {
    let ctx = context();
    let mut body = blocks(&ctx);
    run(&ctx, &mut body, &["br"]).unwrap();
    run(&ctx, &mut body, &["add"]).unwrap();
    check(
        &ctx,
        &body,
        "block0(%0: index)
        %1: i64 = builtin.cast(%0)
        l.br(%1) block1
        block1(%2: i64)
        %3: index = builtin.cast(%2)
        %4: i64 = l.add(%2, %2)
        %5: index = builtin.cast(%4)
        %6: i64 = builtin.cast(%5)
        l.br(%6) block1
        block2(%7: index)
        %8: index = s.add(%7, %7)
        s.br(%7) block2",
    );
}

fn functions(ctx: &Context, count: usize) -> Body {
    let (mut module, top) = body_with(&[]);
    for number in 0..count {
        let (mut body, block) = body_with(&[Type::INDEX, Type::INDEX]);
        let [a, b] = *body.args(block) else { unreachable!() };
        let mut m = Maker { body: &mut body, block };
        let c = m.constant(ctx, Type::INDEX, number as i64);
        let x = m.val(&ADD, &[c, a], Type::INDEX);
        m.op(&USE, &[x, b], &[]);
        m.op(&RET, &[x], &[]);
        let op = module.create(NewOp::new(&FUNC).body(Box::new(body)), Location::UNKNOWN);
        module.append_op(top, op);
    }
    module
}

#[test]
fn functions_convert_with_their_bodies() {
    let ctx = context();
    let mut module = functions(&ctx, 2);
    run(&ctx, &mut module, &["func", "add", "ret"]).unwrap();
    let one = "l.func()
        block0(%0: i64, %1: i64)
        %2: index = builtin.cast(%1)
        %3: i64 = l.const()
        %4: i64 = l.add(%0, %3)
        %5: index = builtin.cast(%4)
        t.use(%5, %2)
        l.ret(%4)\n";
    check(&ctx, &module, &format!("block0()\n{one}{one}"));
}

#[test]
fn failures_name_the_first_op() {
    let ctx = context();
    let (mut body, block) = body_with(&[]);
    let seven = Type::int(&ctx, 7);
    Maker { body: &mut body, block }.val(&ADD, &[], seven);
    let mut target = target();
    target.illegal_op(&ADD);
    let conversion = Conversion::new(Mode::Partial, target, patterns(&["add"])).explain(true);
    let (result, said) = ctx.capture(|| conversion.run(&ctx, None, &mut body).map(|_| ()));
    assert!(result.is_err());
    let said = format!("{said:?}");
    assert!(
        said.contains("failed to legalize operation 's.add' that was explicitly marked illegal")
    );
    assert!(said.contains("unable to convert result type"), "{said}");
}

#[test]
fn requests_are_made_in_order() {
    let ctx = context();
    let (mut top, block) = body_with(&[]);
    let module = functions(&ctx, 3);
    let op = top.create(NewOp::new(&MODULE).body(Box::new(module)), Location::UNKNOWN);
    top.append_op(block, op);
    let mut patterns = patterns(&["add"]);
    patterns.add(&RET, &types(), |op, _, rw| {
        for (name, shared) in [("shared", true), ("own", false)] {
            let name = rw.context().intern(name);
            let naming = if shared { Naming::Shared(|_| true) } else { Naming::Unique };
            let make = Box::new(|b: &mut couloir_ir::Builder<'_>, name| {
                let symbol = Attribute::str(b.ctx(), name);
                let attrs = vec![(couloir_ir::Str::SYM_NAME, symbol)];
                let attrs = Attribute::dictionary(b.ctx(), attrs);
                b.insert(NewOp::new(&LCONST).attrs(attrs))
            });
            let id = rw.request(name, naming, Place::Start, make);
            if !shared {
                let new = rw.insert(NewOp::new(&LCONST));
                rw.refer(id, new, 0);
            }
        }
        rw.erase(op)
    });
    let conversion = Conversion::new(Mode::Partial, target(), patterns);
    conversion.run(&ctx, None, &mut top).unwrap();
    let module = top.nested(op).unwrap();
    let ops = all_ops(module);
    assert_eq!(
        ops.iter().filter(|&&op| module.op(op).name == couloir_ir::OpName::of(&LCONST)).count(),
        4
    );
    let named = ops.iter().filter_map(|&op| module.nested(op)).map(|body| {
        let last = body.last_op(body.entry_block(body.roots()[0]).unwrap()).unwrap();
        ctx.str(body.prop(last, 0).unwrap().as_symbol_ref(&ctx).unwrap().0).to_owned()
    });
    assert_eq!(named.collect::<Vec<_>>(), ["own", "own_0", "own_1"]);
}

#[test]
fn ops_fold_before_patterns_apply() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::I32]);
    let arg = body.args(block)[0];
    let mut m = Maker { body: &mut body, block };
    let zero = m.constant(&ctx, Type::I32, 0);
    let three = m.constant(&ctx, Type::I32, 3);
    let a = m.val(&FADD, &[zero, arg], Type::I32);
    let b = m.val(&FADD, &[three, a], Type::I32);
    let c = m.val(&FADD, &[three, three], Type::I32);
    m.op(&USE, &[a, b, c], &[]);
    let mut patterns = patterns(&["add"]);
    patterns.add_rows(&[Row::new(&FADD, &LADD)], &types(), None);
    let conversion = Conversion::new(Mode::Partial, target(), patterns);
    conversion.run(&ctx, None, &mut body).unwrap();
    check(
        &ctx,
        &body,
        "block0(%0: i32)
        %1: i32 = l.const()
        %2: i32 = l.const()
        %3: i32 = l.add(%0, %2)
        %4: i32 = l.const()
        t.use(%0, %3, %4)",
    );
}

#[test]
fn constants_that_would_not_be_legal_are_not_made() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::I32]);
    let arg = body.args(block)[0];
    let mut m = Maker { body: &mut body, block };
    let three = m.constant(&ctx, Type::I32, 3);
    let a = m.val(&FADD, &[three, arg], Type::I32);
    let b = m.val(&FADD, &[three, three], Type::I32);
    m.op(&USE, &[a, b], &[]);
    run(&ctx, &mut body, &["br"]).unwrap();
    check(
        &ctx,
        &body,
        "block0(%0: i32)
        %1: i32 = s.const()
        %2: i32 = s.fadd(%0, %1)
        %3: i32 = s.fadd(%1, %1)
        t.use(%2, %3)",
    );
}

/// `i128` becomes two `i64`, packed again where one value is wanted.
fn halves() -> Arc<TypeConverter> {
    let mut types = TypeConverter::new();
    types.add(|_, _, ty| TypeConversion::One(ty));
    types.add_source(|_, _| Materialized::Cast);
    types.add_target(|b, what| {
        let pack = NewOp::new(&LPACK).operands(what.inputs.iter().copied()).result(what.types[0]);
        Materialized::Values(smallvec::smallvec![b.insert1(pack)])
    });
    types.add(|_, ctx, ty| match ty.int_width(ctx) {
        Some(128) => TypeConversion::One(Type::int(ctx, 127)),
        _ => TypeConversion::Pass,
    });
    Arc::new(types)
}

#[test]
fn arguments_become_many_and_are_packed_where_wanted() {
    let ctx = context();
    let wide = Type::int(&ctx, 128);
    let (mut body, block) = body_with(&[wide, Type::I8, wide]);
    let [a, b, c] = *body.args(block) else { unreachable!() };
    let mut m = Maker { body: &mut body, block };
    m.op(&WRAP, &[], &[]);
    m.op(&USE, &[a], &[]);
    m.op(&USE, &[b], &[]);
    m.val(&ADD, &[c, a], wide);
    let types = halves();
    let mut patterns = PatternSet::new();
    patterns.add(&ADD, &types, add).add(&WRAP, &types, |op, _, rw| {
        let block = rw.view(op).block().or_no_match("no block")?;
        let mut signature = SignatureConversion::new(3);
        signature.add_input(0, &[Type::I64, Type::I64]);
        signature.add_input(2, &[Type::I64, Type::I64]);
        rw.convert_signature(block, &signature);
        rw.erase(op)
    });
    let conversion = Conversion::new(Mode::Partial, target(), patterns);
    let (result, said) = ctx.capture(|| conversion.run(&ctx, None, &mut body).map(|_| ()));
    assert!(result.is_ok(), "{said:?}");
    check(
        &ctx,
        &body,
        "block0(%0: i64, %1: i64, %2: i64, %3: i64)
        %4: i127 = l.pack(%0, %1)
        %5: i128 = builtin.cast(%4)
        %6: i127 = l.pack(%2, %3)
        %7: i8 = builtin.cast()
        t.use(%5)
        t.use(%7)
        %8: i127 = l.add(%6, %4)",
    );
}

#[test]
fn casts_that_no_rule_allows_are_errors() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::INDEX]);
    let a = body.args(block)[0];
    Maker { body: &mut body, block }.val(&ADD, &[a, a], Type::INDEX);
    let mut types = TypeConverter::new();
    types.add(|_, _, _| TypeConversion::One(Type::I64));
    let mut patterns = PatternSet::new();
    patterns.add(&ADD, &Arc::new(types), add);
    let conversion = Conversion::new(Mode::Partial, target(), patterns);
    let (result, said) = ctx.capture(|| conversion.run(&ctx, None, &mut body).map(|_| ()));
    assert!(result.is_err());
    let said = format!("{said:?}");
    let words = "failed to legalize unresolved materialization from ('index') to ('i64') \
                 that remained live after conversion";
    assert!(said.contains(words), "{said}");
}

#[test]
fn type_rules_report_once_per_type() {
    let ctx = context();
    let mut module = functions(&ctx, 8);
    let mut types = TypeConverter::new();
    types.add(|_, ctx, _| {
        ctx.emit(couloir_diag::Diagnostic::error(couloir_diag::Place::Unknown, "strange type"));
        TypeConversion::Fail
    });
    let mut patterns = PatternSet::new();
    patterns.add(&ADD, &Arc::new(types), add);
    let conversion = Conversion::new(Mode::Partial, target(), patterns);
    let (result, said) = ctx.capture(|| conversion.run(&ctx, None, &mut module).map(|_| ()));
    assert!(result.is_ok());
    assert_eq!(said.len(), 1, "{said:?}");
}

/// Takes vectors of several dimensions for arrays of vectors of one.
const UNROLL: Unroll = Unroll {
    split: |ctx, ty| {
        let shape = ty.as_vector(ctx).map(|vector| vector.shape.clone())?;
        let (&last, dims) = shape.split_last().filter(|(_, dims)| !dims.is_empty())?;
        Some((dims.into(), Type::vector(ctx, &[last], Type::I32)))
    },
    poison: |_, ty| NewOp::new(&LCONST).result(ty),
    extract: |ctx, from, ty, at| {
        NewOp::new(&LPACK).operand(from).result(ty).attrs(position(ctx, at))
    },
    insert: |ctx, into, ty, what, at| {
        NewOp::new(&LPACK).operands([into, what]).result(ty).attrs(position(ctx, at))
    },
};

fn position(ctx: &Context, at: &[i64]) -> Attribute {
    Attribute::dictionary(ctx, vec![(couloir_ir::Str::VALUE, Attribute::i64_array(ctx, at))])
}

#[test]
fn vectors_of_several_dimensions_are_taken_apart() {
    let ctx = context();
    let matrix = Type::vector(&ctx, &[2, 4], Type::I32);
    let (mut body, block) = body_with(&[matrix]);
    let a = body.args(block)[0];
    let mut m = Maker { body: &mut body, block };
    let sum = m.val(&FADD, &[a, a], matrix);
    m.op(&USE, &[sum], &[]);
    let mut types = TypeConverter::new();
    types.add(|_, _, ty| TypeConversion::One(ty));
    let mut patterns = PatternSet::new();
    patterns.add_rows(&[Row::new(&FADD, &LADD)], &Arc::new(types), Some(UNROLL));
    let conversion = Conversion::new(Mode::Partial, target(), patterns);
    conversion.run(&ctx, None, &mut body).unwrap();
    check(
        &ctx,
        &body,
        "block0(%0: i0)
        %1: i0 = l.const()
        %2: i0 = l.pack(%0)
        %3: i0 = l.pack(%0)
        %4: i0 = l.add(%2, %3)
        %5: i0 = l.pack(%1, %4)
        %6: i0 = l.pack(%0)
        %7: i0 = l.pack(%0)
        %8: i0 = l.add(%6, %7)
        %9: i0 = l.pack(%5, %8)
        t.use(%9)",
    );
}

#[test]
fn deep_regions_convert() {
    let ctx = context();
    let (mut body, mut block) = body_with(&[Type::INDEX]);
    let a = body.args(block)[0];
    for _ in 0..100_000 {
        Maker { body: &mut body, block }.val(&ADD, &[a, a], Type::INDEX);
        let region = body.create_region();
        let inner = body.append_new_block(region);
        let op = body.create(NewOp::new(&WRAP).region(region), Location::UNKNOWN);
        body.append_op(block, op);
        block = inner;
    }
    run(&ctx, &mut body, &["add"]).unwrap();
    let ops = all_ops(&body);
    let left = ops.iter().filter(|&&op| body.op(op).name == couloir_ir::OpName::of(&ADD));
    assert_eq!(left.count(), 0);
    crate::greedy::Greedy::new(crate::greedy::RewritePatterns::new()).run(&ctx, None, &mut body);
}
