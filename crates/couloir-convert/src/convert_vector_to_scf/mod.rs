//! `convert-vector-to-scf`: transfers of several dimensions become loops over transfers of fewer,
//! and vectors are printed element by element.
//!
//! A vector of several dimensions is read and written through memory on the stack, whose type has
//! one dimension less in its vectors with each loop.

mod check;
pub(crate) mod control;
mod one;
mod permutation;
mod print;
mod several;
mod transposed;
mod unrolled;

use couloir_ir::op::OpDef;
use couloir_ir::{Body, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::greedy::{Greedy, RewritePatterns};

use couloir_dialects::vector::{Print, TransferRead, TransferWrite};

/// What the pass is told.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    /// The rank of vectors whose transfers stay.
    rank: usize,
    /// Whether transfers of tensors are lowered too.
    tensors: bool,
}

/// `convert-vector-to-scf`
pub static PASS: PassDef = PassDef {
    name: "convert-vector-to-scf",
    class: "ConvertVectorToSCF",
    description: "Lower the operations from the vector dialect into the SCF dialect",
    anchor: None,
    options: &[
        OptionDef {
            name: "full-unroll",
            kind: OptionKind::Bool,
            default: "false",
            description: "Perform full unrolling when converting vector transfers to SCF",
        },
        OptionDef {
            name: "target-rank",
            kind: OptionKind::Unsigned,
            default: "1",
            description: "Target vector rank to which transfer ops should be lowered",
        },
        OptionDef {
            name: "lower-tensors",
            kind: OptionKind::Bool,
            default: "false",
            description: "Lower transfer ops that operate on tensors",
        },
        OptionDef {
            name: "lower-scalable",
            kind: OptionKind::Bool,
            default: "false",
            description: "Add scalable vector specific lowerings (that introduce loops)",
        },
    ],
    run: |cx| {
        let ctx = cx.ctx;
        let mut maps = RewritePatterns::new();
        permutation::populate(&mut maps);
        let maps = Greedy::new(maps).top_down(false);
        let greedy = Greedy::new(patterns(cx.options)).top_down(false);
        let run = |op: &OpRef<'_>, body: &mut Body| {
            maps.run_all(ctx, Some(op), body)?;
            greedy.run_all(ctx, Some(op), body).map(|_| ())
        };
        cx.inside(run).unwrap_or(Ok(()))
    },
    loads: &["affine", "memref", "scf", "tensor"],
    ..PassDef::EMPTY
};

fn patterns(options: &Options) -> RewritePatterns {
    let rank = usize::try_from(options.number("target-rank")).unwrap_or(usize::MAX);
    let wanted = Wanted { rank, tensors: options.flag("lower-tensors") };
    let transfers: [&'static OpDef; 2] = [TransferRead::def(), TransferWrite::def()];
    let mut patterns = RewritePatterns::new();
    if options.flag("lower-scalable") {
        patterns.add(TransferWrite::def(), move |op, rw| transposed::write(op, rw, wanted));
    }
    if options.flag("full-unroll") {
        patterns.add(TransferRead::def(), move |op, rw| unrolled::read(op, rw, wanted));
        patterns.add(TransferWrite::def(), move |op, rw| unrolled::write(op, rw, wanted));
    } else {
        patterns.add(TransferRead::def(), move |op, rw| several::prepare_read(op, rw, wanted));
        patterns.add(TransferWrite::def(), move |op, rw| several::prepare_write(op, rw, wanted));
        for def in transfers {
            patterns.add(def, move |op, rw| several::lower(op, rw, wanted));
        }
    }
    if wanted.rank == 1 {
        transfers.into_iter().for_each(|def| _ = patterns.add(def, one::lower));
    }
    patterns.add(Print::def(), print::decompose);
    patterns
}
