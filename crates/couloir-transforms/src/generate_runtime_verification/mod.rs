//! `generate-runtime-verification`: before ops that may go wrong when the
//! program runs come assertions that they do not.
//!
//! A message quotes the op as it was before the pass: all texts of a body are
//! made before anything is put into it.

mod checks;
mod linalg;
mod memref;
mod shaped;

use couloir_asm::print::{op_texts, print_location};
use couloir_dialects::linalg::structured::form_of;
use couloir_dialects::{memref as m, tensor as t};
use couloir_ir::body::Op;
use couloir_ir::op::OpName;
use couloir_ir::walk::postorder;
use couloir_ir::{Body, Context, Failure, OpDef, OpRef, Scope};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::{Rewriter, all_ops};

use checks::Checks;

/// `generate-runtime-verification`
pub static PASS: PassDef = PassDef {
    name: "generate-runtime-verification",
    class: "GenerateRuntimeVerification",
    description: "Generate additional runtime op verification checks",
    anchor: None,
    options: &[OptionDef {
        name: "verbose-level",
        kind: OptionKind::Unsigned,
        default: "1",
        description: "Verbosity level for runtime verification messages: 0 = Minimum (only \
                      source location), 1 = Detailed (include full operation details, names, \
                      types, shapes, etc.)",
    }],
    run: |cx| {
        let level = cx.options.number("verbose-level");
        if !(0..=1).contains(&level) {
            let message = "generate-runtime-verification pass: set verboseLevel to 0 or 1";
            return cx.view().error(message).fail();
        }
        let around = std::iter::successors(cx.view().scope.outer, |op| op.scope.outer).count();
        let quoting = (level == 1).then_some(around);
        let ctx = cx.ctx;
        cx.inside(|op: &OpRef<'_>, body: &mut Body| inside_first(ctx, op, body, quoting, 0))
            .unwrap_or(Ok(()))
    },
    ..PassDef::EMPTY
};

/// Puts the checks of an op before it.
type Verify = fn(&mut Checks<'_, '_>) -> Option<()>;

/// The ops that are checked.
static VERIFIED: &[(&OpDef, Verify)] = &[
    (m::AssumeAlignment::def(), memref::assume_alignment),
    (m::AtomicRmw::def(), |checks| shaped::in_bounds(checks, &shaped::MEMREF, 1)),
    (m::Cast::def(), memref::cast),
    (m::Copy::def(), memref::copy),
    (m::Dim::def(), |checks| shaped::dim(checks, &shaped::MEMREF)),
    (m::ExpandShape::def(), memref::expand_shape),
    (m::GenericAtomicRmw::def(), |checks| shaped::in_bounds(checks, &shaped::MEMREF, 0)),
    (m::Load::def(), |checks| shaped::in_bounds(checks, &shaped::MEMREF, 0)),
    (m::Store::def(), |checks| shaped::in_bounds(checks, &shaped::MEMREF, 1)),
    (m::Subview::def(), memref::subview),
    (t::Cast::def(), shaped::tensor_cast),
    (t::Dim::def(), |checks| shaped::dim(checks, &shaped::TENSOR)),
    (t::Extract::def(), |checks| shaped::in_bounds(checks, &shaped::TENSOR, 0)),
    (t::ExtractSlice::def(), shaped::extract_slice),
    (t::Insert::def(), |checks| shaped::in_bounds(checks, &shaped::TENSOR, 1)),
];

fn verifier(body: &Body, op: Op) -> Option<Verify> {
    let name = body.op(op).name;
    let row = VERIFIED.iter().find(|(def, _)| OpName::of(def) == name);
    let is_structured = || name.def().is_some_and(|def| form_of(def).is_some());
    row.map(|&(_, verify)| verify)
        .or_else(|| is_structured().then_some(linalg::structured as Verify))
}

/// How deep isolated ops may be nested in one another.
const MAX_DEPTH: usize = 200;

/// Puts checks into a body and those in it, the innermost first: what is quoted of these is numbered
/// by what is around them, as it was before.
fn inside_first(
    ctx: &Context,
    outer: &OpRef<'_>,
    body: &mut Body,
    quoting: Option<usize>,
    depth: usize,
) -> Result<(), Failure> {
    if depth > MAX_DEPTH {
        return outer.error("operations isolated from above are nested too deeply").fail();
    }
    if body.has_bodies() {
        for op in all_ops(body) {
            let Some(mut nested) = body.take_nested(op) else { continue };
            let scope = Scope { ctx, body, outer: Some(outer) };
            let result = inside_first(ctx, &scope.op(op), &mut nested, quoting, depth + 1);
            body.put_nested(op, nested);
            result?;
        }
    }
    verify_body(&mut Rewriter::new(ctx, Some(outer), body), quoting);
    Ok(())
}

/// Puts checks into a body. Where ops are quoted, their numbers go on from those in the op that the
/// pass is on; so many isolated ops are around that.
fn verify_body(rw: &mut Rewriter<'_>, quoting: Option<usize>) {
    let body = rw.scope().body;
    let found = postorder(body, body.roots())
        .filter_map(|op| verifier(body, op).map(|verify| (op, verify)))
        .collect::<Vec<_>>();
    let ops = found.iter().map(|&(op, _)| op).collect::<Vec<_>>();
    let texts = quoting.map(|above| op_texts(rw.scope(), above, &ops)).unwrap_or_default();
    let mut texts = texts.into_iter();
    for (op, verify) in found {
        let location = print_location(rw.context(), rw.view(op).location());
        rw.at(op);
        // An op that is not well formed enough to be checked is left as it is.
        _ = verify(&mut Checks { rw, op, text: texts.next(), location });
    }
}
