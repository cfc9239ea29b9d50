//! `affine-super-vectorize`: loops whose iterations do not depend on one another do several of
//! them at once, on vectors.
//!
//! As many loops, one in another, as vectors have dimensions: which ones is chosen by [`nests`].
//! Whether all in them can be done on vectors shows as it is done by [`vectors`], beside what was
//! there: one of the two goes in the end.

mod nests;
mod reduce;
mod vectors;

use couloir_dialects::affine;
use couloir_ir::{Failure, Op, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::Rewriter;

use nests::{Nest, Nests};

/// `affine-super-vectorize`
pub static PASS: PassDef = PassDef {
    name: "affine-super-vectorize",
    class: "AffineVectorize",
    description: "Vectorize to a target independent n-D vector abstraction",
    anchor: Some("func.func"),
    options: &[
        OptionDef {
            name: "test-fastest-varying",
            kind: OptionKind::Numbers,
            default: "",
            description: "Specify a 1-D, 2-D or 3-D pattern of fastest varying memory dimensions \
                          to match. See defaultPatterns in Vectorize.cpp for a description and \
                          examples. This is used for testing purposes",
        },
        OptionDef {
            name: "vectorize-reductions",
            kind: OptionKind::Bool,
            default: "false",
            description: "Vectorize known reductions expressed via iter_args. Switched off by \
                          default.",
        },
        OptionDef {
            name: "virtual-vector-size",
            kind: OptionKind::Numbers,
            default: "",
            description: "Specify an n-D virtual vector size for vectorization. This must be \
                          greater than zero.",
        },
    ],
    run: |cx| {
        let (ctx, wanted) = (cx.ctx, Wanted::of(cx.options));
        wanted.check(cx.view())?;
        cx.inside(|function, body| {
            vectorize(&mut Rewriter::new(ctx, Some(function), body), &wanted);
        });
        Ok(())
    },
    ..PassDef::EMPTY
};

/// Most dimensions of vectors.
const MOST_DIMS: usize = 3;

/// What the options ask for.
struct Wanted {
    /// How many elements vectors have along each dimension.
    sizes: Vec<i64>,
    /// Along which dimension of memory, counted from the last, each loop has to go; less than
    /// zero for any. None are given for any at all.
    along: Vec<i64>,
    /// Whether loops are vectorized that carry what they reduce to.
    reduces: bool,
}

impl Wanted {
    fn of(options: &Options) -> Self {
        let numbers = |name| options.list(name).into_iter().map(|own| own.parse().unwrap_or(0));
        Self {
            sizes: numbers("virtual-vector-size").collect(),
            along: numbers("test-fastest-varying").collect(),
            reduces: options.flag("vectorize-reductions"),
        }
    }

    /// Whether what is asked for makes sense.
    fn check(&self, function: OpRef<'_>) -> Result<(), Failure> {
        if !self.along.is_empty() && self.along.len() != self.sizes.len() {
            let text =
                "Fastest varying pattern specified with different size than the vector size.";
            function.remark(text).emit();
            return Err(Failure);
        }
        if self.reduces && self.sizes.len() != 1 {
            let text = "Vectorizing reductions is supported only for 1-D vectors.";
            return function.error(text).fail();
        }
        if self.sizes.iter().any(|&size| size <= 0) {
            return function.error("Vectorization factor must be greater than zero.").fail();
        }
        Ok(())
    }
}

/// Vectorizes the loops of a function.
fn vectorize(rw: &mut Rewriter<'_>, wanted: &Wanted) {
    if !(1..=MOST_DIMS).contains(&wanted.sizes.len()) {
        return;
    }
    let nests = Nests::find(rw.scope(), wanted);
    for bucket in nests.buckets() {
        // Nests of a bucket have loops in common.
        let done = |nest: &Nest| {
            let dims = nests.dims(nest);
            // What was vectorized before may have been it, or in it.
            let is_left = rw.scope().body.block_of(nest.root).is_some();
            is_left
                && nests::going(rw.view(nest.root)).is_some()
                && vectors::vectorize(rw, nest.root, wanted, dims).is_some()
        };
        _ = bucket.iter().any(done);
    }
}

fn is_loop(op: OpRef<'_>) -> bool {
    op.is(affine::For::def())
}

/// Whether a loop carries anything from one iteration to the next.
fn carries(op: OpRef<'_>) -> bool {
    !op.operand_group(affine::For::INITS).is_empty()
}

/// The loops around an op, and the op itself if it is one.
fn loops_around(op: OpRef<'_>) -> impl Iterator<Item = Op> {
    std::iter::successors(Some(op), |op| op.parent()).filter(|&op| is_loop(op)).map(|op| op.op)
}
