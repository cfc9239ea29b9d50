//! Reconciliation of casts.

use couloir_ir::{OpName, Type};

use super::*;
use crate::reconcile_unrealized_casts;

#[test]
fn chains_that_come_back_vanish() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::I64]);
    let a = body.args(block)[0];
    let mut m = Maker { body: &mut body, block };
    let b = m.val(&CAST, &[a], Type::INDEX);
    let c = m.val(&CAST, &[b], Type::I32);
    let d = m.val(&CAST, &[c], Type::I64);
    let e = m.val(&CAST, &[a], Type::I64);
    let f = m.val(&CAST, &[a], Type::I16);
    m.op(&USE, &[d, e, b, f], &[]);
    reconcile_unrealized_casts(&mut body, OpName::of(&CAST));
    assert_eq!(
        dump(&ctx, &body),
        "block0(%0: i64)\n  %1: index = builtin.cast(%0)\n  %2: i16 = builtin.cast(%0)\n  \
         t.use(%0, %0, %1, %2)\n"
    );
}

#[test]
fn long_chains_take_linear_time() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::I64]);
    let mut at = body.args(block)[0];
    let mut m = Maker { body: &mut body, block };
    for number in 0..100_000 {
        at = m.val(&CAST, &[at], Type::int(&ctx, 100 + number));
    }
    at = m.val(&CAST, &[at], Type::I64);
    m.op(&USE, &[at], &[]);
    reconcile_unrealized_casts(&mut body, OpName::of(&CAST));
    assert_eq!(dump(&ctx, &body), "block0(%0: i64)\n  t.use(%0)\n");
}

#[test]
fn chains_that_come_back_at_each_step_take_linear_time() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::I64]);
    let mut at = body.args(block)[0];
    let mut m = Maker { body: &mut body, block };
    for _ in 0..100_000 {
        let there = m.val(&CAST, &[at], Type::INDEX);
        m.op(&USE, &[there], &[]);
        at = m.val(&CAST, &[there], Type::I64);
    }
    m.op(&USE, &[at], &[]);
    reconcile_unrealized_casts(&mut body, OpName::of(&CAST));
    let text = dump(&ctx, &body);
    assert!(text.starts_with("block0(%0: i64)\n  %1: index = builtin.cast(%0)\n  t.use(%1)\n"));
    assert!(text.ends_with("\n  t.use(%0)\n"));
}
