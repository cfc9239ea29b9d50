//! Bodies most ops of which are no longer in use.

use couloir_ir::{NewOp, Type};

use super::*;

/// Uses of each value of a body: in the order in which it is printed, by the
/// users' places in that order.
fn uses(body: &Body) -> Vec<Vec<(usize, u32)>> {
    let ops = crate::all_ops(body);
    let place = |op: Op| ops.iter().position(|&other| other == op).unwrap();
    let blocks = body.roots().iter().flat_map(|&root| body.region_blocks(root));
    let args = blocks.flat_map(|block| body.args(block).to_vec());
    let results = ops.iter().flat_map(|&op| body.results(op));
    let values = args.chain(results).collect::<Vec<_>>();
    let of = |&value: &Value| body.uses(value).map(|user| (place(user.op), user.index)).collect();
    values.iter().map(of).collect()
}

#[test]
fn compaction_changes_nothing_but_handles() {
    let ctx = context();
    let (mut body, block) = body_with(&[Type::I64, Type::I32]);
    let [a, b] = *body.args(block) else { unreachable!() };
    let mut m = Maker { body: &mut body, block };
    let first = m.val(&ADD, &[a, a], Type::I64);
    for _ in 0..100 {
        let dead = m.op(&USE, &[first, a, b], &[Type::I64]);
        m.body.retire_op(dead);
    }
    let inner = m.body.create_region();
    let inside = m.body.append_new_block(inner);
    let wrap = m.body.create(NewOp::new(&WRAP).region(inner).result(Type::I32), Location::UNKNOWN);
    m.body.append_op(block, wrap);
    let wrapped = m.body.result(wrap, 0).unwrap();
    Maker { body: m.body, block: inside }.op(&USE, &[first, a], &[]);
    let next = m.body.append_new_block(m.body.roots()[0]);
    m.body.add_arg(next, Type::I64, Location::UNKNOWN);
    m.branch(next, &[first]);
    let constant = Maker { body: m.body, block: next }.constant(&ctx, Type::I64, 7);
    Maker { body: m.body, block: next }.op(&RET, &[a, constant, wrapped, b, a], &[]);

    let (text, used, memory) = (dump(&ctx, &body), uses(&body), body.memory());
    body.compact();
    assert_eq!(dump(&ctx, &body), text);
    assert_eq!(uses(&body), used);
    assert_eq!(body.num_ops(), 6);
    assert!(body.memory() < memory / 5);
}
