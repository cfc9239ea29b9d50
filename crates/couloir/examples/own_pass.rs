//! A pass in a textual pipeline, which walks, rewrites and reports with notes.

use couloir::dialects::{arith, func};
use couloir::ir::build::Build;
use couloir::ir::walk::{Walk, walk_within};
use couloir::ir::{Attribute, Body, Failure, Op, OpRef, Type};
use couloir::pass::{OptionDef, OptionKind, PassCx, PassDef};
use couloir::rewrite::Rewriter;
use couloir::rewrite::convert::OrNoMatch;
use couloir::rewrite::greedy::{Greedy, RewritePatterns, Rewritten};
use couloir::{Error, Session};

/// `limit-calls`: a function may call no more than so many others, and doubled
/// values are shifted.
static LIMIT_CALLS: PassDef = PassDef {
    name: "limit-calls",
    class: "LimitCalls",
    description: "Limit the calls of a function, and shift what is doubled",
    anchor: Some("func.func"),
    options: &[OptionDef {
        name: "most",
        kind: OptionKind::Unsigned,
        default: "2",
        description: "How many calls a function may make",
    }],
    run,
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let most = cx.options.number("most");
    check_calls(&cx.view(), most)?;
    let mut patterns = RewritePatterns::new();
    patterns.add(arith::Addi::def(), shift_instead);
    let greedy = Greedy::new(patterns);
    let ctx = cx.ctx;
    let rewrite = |op: &OpRef<'_>, body: &mut Body| greedy.run_all(ctx, Some(op), body);
    cx.inside(rewrite).transpose().map(|_| ())
}

/// Reports a function with more calls, with a note at the first too many.
fn check_calls(func: &OpRef<'_>, most: i64) -> Result<(), Failure> {
    let mut calls = 0;
    let mut excess = None;
    walk_within(func, &mut |op| {
        calls += i64::from(op.is(func::Call::def()));
        if calls <= most {
            return Walk::Into;
        }
        excess = Some(op.location());
        Walk::Stop
    });
    match excess {
        Some(location) => func
            .op_error(format!("makes more than {most} calls"))
            .note(location, "this is one too many")
            .fail(),
        None => Ok(()),
    }
}

/// `x + x` is `x << 1`.
fn shift_instead(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let sum = arith::Addi(rw.view(op));
    let (x, ty) = (sum.lhs(), sum.result_type(0));
    (x == sum.rhs() && ty == Some(Type::I64)).then_some(()).or_no_match("two values")?;
    let ctx = rw.context();
    let one = rw.insert1(arith::Constant::build(Type::I64, Attribute::i64(ctx, 1)));
    let shifted = rw.insert1(arith::Shli::build(ctx, Type::I64, x, one));
    rw.replace(op, &[shifted]);
    Ok(())
}

const TEXT: &str = "func.func @g()
func.func @f(%x: i64) -> i64 {
  call @g() : () -> ()
  call @g() : () -> ()
  %y = arith.addi %x, %x : i64
  return %y : i64
}";

/// The module after the pass with this limit.
fn limited(most: i64) -> Result<String, Error> {
    let mut session = Session::new();
    session.add_passes(&[&LIMIT_CALLS]);
    let mut module = session.parse("calls.mlir", TEXT.replace("@g()\n", "private @g()\n"))?;
    module.run(&format!("builtin.module(func.func(limit-calls{{most={most}}},canonicalize))"))?;
    Ok(module.to_string())
}

fn main() -> Result<(), Error> {
    print!("{}", limited(2)?);
    if let Err(error) = limited(1) {
        println!("{error}");
    }
    Ok(())
}

#[test]
fn sums_are_shifted() {
    let text = limited(2).unwrap();
    assert!(text.contains("arith.shli %arg0, %c1_i64 : i64"), "{text}");
}

#[test]
fn the_excess_is_noted() {
    let error = limited(1).unwrap_err().to_string();
    assert!(error.contains("error: 'func.func' op makes more than 1 calls"), "{error}");
    assert!(error.contains("calls.mlir:4:3: note: this is one too many"), "{error}");
}
