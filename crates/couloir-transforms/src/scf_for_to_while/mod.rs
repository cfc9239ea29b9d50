//! `scf-for-to-while`: counting loops become loops that compare and add
//! themselves.

use couloir_dialects::scf;
use couloir_ir::Region;
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::common::{Order, add, compare, entry_of, new_region};
use crate::greedy::greedy_pass;

/// `scf-for-to-while`
pub static PASS: PassDef = PassDef {
    name: "scf-for-to-while",
    class: "SCFForToWhileLoop",
    description: "Convert SCF for loops to SCF while loops",
    anchor: None,
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        patterns.add(scf::For::def(), to_while);
        greedy_pass(cx, patterns)
    },
    ..PassDef::EMPTY
};

fn to_while(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (lower, upper) = (view.operand(0).or_no_match("")?, view.operand(1).or_no_match("")?);
    let step = view.operand(2).or_no_match("no step")?;
    let is_unsigned = view.prop(scf::For::UNSIGNED_CMP).is_some();
    let attrs = all_attrs(view);
    let carried = std::iter::once(lower).chain(view.operands().skip(3)).collect::<Vec<_>>();
    let types = carried.iter().map(|&value| rw.ty(value)).collect::<Vec<_>>();
    let body = entry_of(rw.scope().body, op, 0).or_no_match("no body")?;
    rw.at(op);
    let index = rw.scope().body.args(body).first().map_or(lower, |&index| index);
    let sources = std::iter::once(index).chain(carried.iter().skip(1).copied()).collect::<Vec<_>>();
    let (before, test) = region_of(rw, &sources);
    let (after, rest) = region_of(rw, &sources);
    let made = rw.insert(scf::While::build(&types, &carried, before, after).attrs(attrs));
    rw.set_point(InsertPoint::End(test));
    let args = rw.scope().body.args(test).to_vec();
    let order = if is_unsigned { Order::UnsignedLess } else { Order::SignedLess };
    let index = *args.first().or_no_match("no index")?;
    let holds = compare(rw, order, index, upper);
    rw.insert(scf::Condition::build(holds, &args));
    rw.set_point(InsertPoint::End(rest));
    let args = rw.scope().body.args(rest).to_vec();
    let index = *args.first().or_no_match("no index")?;
    let next = add(rw, index, step);
    rw.merge_block(body, rest, &args);
    let end = rw.scope().body.last_op(rest).or_no_match("no terminator")?;
    let yielded = std::iter::once(next).chain(rw.scope().body.operands(end)).collect::<Vec<_>>();
    rw.set_operands(end, &yielded);
    let results = rw.scope().body.results(made).skip(1).collect::<Vec<Value>>();
    rw.replace(op, &results);
    Ok(())
}

/// A region whose arguments are of the types of these values, and come from where they do.
fn region_of(rw: &mut Rewriter<'_>, sources: &[Value]) -> (Region, Block) {
    let (region, block) = new_region(rw, &[]);
    for &source in sources {
        let (ty, location) = (rw.ty(source), rw.scope().body.value_location(source));
        rw.add_arg(block, ty, location);
    }
    (region, block)
}

/// All attributes, inherent ones too.
fn all_attrs(op: couloir_ir::OpRef<'_>) -> couloir_ir::Attribute {
    couloir_ir::Attribute::dictionary(op.ctx(), op.attrs().collect())
}
