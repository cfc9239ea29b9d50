//! `convert-scf-to-openmp`: parallel loops become loops whose iterations are handed out among the
//! threads of a team.
//!
//! Loops are visited inside first. Reductions are declared before the symbol that a loop is in.
//!
//! - `loops`: a loop;
//! - `reductions`: which values are combined how, and what is declared for it.

mod loops;
mod reductions;

use couloir_dialects::scf::{Parallel, Reduce, ReduceReturn};
use couloir_ir::body::{Body, Op};
use couloir_ir::symbols::is_symbol_table;
use couloir_ir::view::Scope;
use couloir_ir::walk::postorder;
use couloir_ir::{Context, Failure, OpRef};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};
use couloir_rewrite::convert::{Request, SymbolNames};
use couloir_rewrite::{Rewriter, check_depth};

/// `convert-scf-to-openmp`
pub static PASS: PassDef = PassDef {
    name: "convert-scf-to-openmp",
    class: "ConvertSCFToOpenMPPass",
    description: "Convert SCF parallel loop to OpenMP parallel + workshare constructs.",
    anchor: Some("builtin.module"),
    options: &[OptionDef {
        name: "num-threads",
        kind: OptionKind::Unsigned,
        default: "0",
        description: "Number of threads to use",
    }],
    run,
    loads: &["omp", "llvm", "memref"],
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let num_threads = u32::try_from(cx.options.number("num-threads")).unwrap_or(u32::MAX);
    let work = |op: &OpRef<'_>, body: &mut Body| {
        bodies(ctx, op, body, num_threads, 0)?;
        all_converted(op, body)
    };
    cx.inside(work).unwrap_or(Ok(()))
}

/// Converts the loops of a body and of all in it; what is asked for around the op that owns it.
fn bodies(
    ctx: &Context,
    owner: &OpRef<'_>,
    body: &mut Body,
    num_threads: u32,
    depth: usize,
) -> Result<Vec<Request>, Failure> {
    check_depth(owner, depth)?;
    let is_table = is_symbol_table(*owner);
    let (mut symbols, mut asked) = (None, Vec::new());
    for op in postorder(body, body.roots()).collect::<Vec<_>>() {
        let found = match body.take_nested(op) {
            Some(mut nested) => {
                let scope = Scope { ctx, body, outer: Some(owner) };
                let found = bodies(ctx, &scope.op(op), &mut nested, num_threads, depth + 1);
                body.put_nested(op, nested);
                found?.into_iter().map(|request| request.owned_by(op)).collect()
            }
            None if is(body, op, Parallel::def()) => {
                let mut rw = Rewriter::new(ctx, Some(owner), body);
                loops::lower(&mut rw, op, num_threads, is_table)
            }
            None => continue,
        };
        if !is_table {
            asked.extend(found);
        } else if !found.is_empty() {
            let symbols = symbols.get_or_insert_with(|| SymbolNames::of(ctx, body));
            found.into_iter().for_each(|request| symbols.fulfil(ctx, body, request));
        }
    }
    Ok(asked)
}

fn is(body: &Body, op: Op, def: &'static couloir_ir::OpDef) -> bool {
    body.op(op).name.def().is_some_and(|own| std::ptr::eq(own, def))
}

/// No loop is left, and nothing of one.
fn all_converted(owner: &OpRef<'_>, body: &Body) -> Result<(), Failure> {
    let scope = Scope { ctx: owner.ctx(), body, outer: Some(owner) };
    for op in postorder(body, body.roots()) {
        let view = scope.op(op);
        if let Some(nested) = body.nested(op) {
            all_converted(&view, nested)?;
        }
        let left = [Parallel::def(), Reduce::def(), ReduceReturn::def()];
        if left.into_iter().any(|def| view.is(def)) {
            return view.error("unconverted operation found").fail();
        }
    }
    Ok(())
}
