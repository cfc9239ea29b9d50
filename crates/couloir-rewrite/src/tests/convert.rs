use std::sync::Arc;

use couloir_ir::attr::Attribute;
use couloir_ir::body::{Body, Op};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Context, Location, Type};

use super::*;
use crate::all_ops;
use crate::convert::*;

/// `index` becomes `i64`; `i128` becomes two `i64`.
fn types() -> Arc<TypeConverter> {
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

fn target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.legal_dialect("l");
    target
}

fn add(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
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

fn check(ctx: &Context, body: &Body, expected: &str) {
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
