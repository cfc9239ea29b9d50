//! The greedy driver.

use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{Attribute, Type};

use super::*;
use crate::greedy::{Greedy, RewritePatterns};
use crate::walk_driver::WalkDriver;
use couloir_ir::build::{Build, NewOp};

/// Sums of constants fold.
pub(super) fn fold_add(input: &FoldInput<'_>) -> FoldResult {
    let ctx = input.op.ctx();
    match *input.constants {
        [Some(a), Some(b)] => {
            let sum = a.as_i64(ctx).unwrap() + b.as_i64(ctx).unwrap();
            FoldResult::constant(Attribute::int(ctx, Type::I32, sum))
        }
        [_, Some(b)] if b.as_i64(ctx) == Some(0) => FoldResult::value(input.op.operand(0).unwrap()),
        _ => FoldResult::None,
    }
}

fn values(ctx: &Context, body: &Body) -> Vec<i64> {
    let ops = crate::all_ops(body).into_iter().map(|op| couloir_ir::Scope::new(ctx, body).op(op));
    ops.filter_map(crate::constant_of).map(|attr| attr.as_i64(ctx).unwrap()).collect()
}

#[test]
fn constants_gather_at_the_start() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::I32]);
    let arg = body.args(block)[0];
    let mut m = Maker { body: &mut body, block };
    m.op(&USE, &[arg], &[]);
    let a = m.constant(&ctx, Type::I32, 3);
    let b = m.constant(&ctx, Type::I32, 3);
    m.op(&USE, &[a, b], &[]);
    let c = m.constant(&ctx, Type::I32, 4);
    let s = m.val(&FADD, &[a, c], Type::I32);
    m.op(&USE, &[s], &[]);
    let t = m.val(&FADD, &[s, c], Type::I32);
    let d = m.constant(&ctx, Type::I32, 5);
    let swapped = m.val(&FADD, &[d, arg], Type::I32);
    m.op(&USE, &[t, d, swapped], &[]);
    let outcome = Greedy::new(RewritePatterns::new()).run(&ctx, None, &mut body);
    assert!(outcome.changed && outcome.converged);
    assert_eq!(values(&ctx, &body), [11, 7, 5, 3]);
    assert_eq!(
        dump(&ctx, &body),
        "block0(%0: i32)\n  %1: i32 = s.const()\n  %2: i32 = s.const()\n  %3: i32 = s.const()\n  \
         %4: i32 = s.const()\n  t.use(%0)\n  t.use(%4, %4)\n  t.use(%2)\n  \
         %5: i32 = s.fadd(%0, %3)\n  t.use(%1, %3, %5)\n"
    );
}

#[test]
fn patterns_apply_until_nothing_changes() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::I32]);
    let arg = body.args(block)[0];
    let mut m = Maker { body: &mut body, block };
    let a = m.val(&WRAP, &[arg], Type::I32);
    let b = m.val(&WRAP, &[a], Type::I32);
    m.op(&USE, &[b], &[]);
    let mut patterns = RewritePatterns::new();
    patterns.add(&WRAP, |op, rw| {
        let input = rw.view(op).operand(0).unwrap();
        rw.replace(op, &[input]);
        Ok(())
    });
    Greedy::new(patterns).run(&ctx, None, &mut body);
    assert_eq!(dump(&ctx, &body), "block0(%0: i32)\n  t.use(%0)\n");
}

#[test]
fn a_walk_tries_patterns_once_on_each_op() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::I32]);
    let arg = body.args(block)[0];
    let mut m = Maker { body: &mut body, block };
    let a = m.val(&WRAP, &[arg], Type::I32);
    m.op(&USE, &[a], &[]);
    let mut patterns = RewritePatterns::new();
    // What it makes would match again.
    patterns.add(&WRAP, |op, rw| {
        let input = rw.view(op).operand(0).unwrap();
        let inner = rw.insert1(NewOp::new(&WRAP).operand(input).result(Type::I32));
        rw.replace_with(op, NewOp::new(&WRAP).operand(inner).result(Type::I32));
        Ok(())
    });
    let driver = WalkDriver::new(patterns);
    assert!(driver.run(&ctx, None, &mut body));
    assert_eq!(
        dump(&ctx, &body),
        "block0(%0: i32)\n  %1: i32 = s.wrap(%0)\n  %2: i32 = s.wrap(%1)\n  t.use(%2)\n"
    );
    assert!(!WalkDriver::new(RewritePatterns::new()).run_all(&ctx, None, &mut body).unwrap());
}
