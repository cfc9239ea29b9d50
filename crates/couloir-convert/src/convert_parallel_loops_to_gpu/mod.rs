//! `convert-parallel-loops-to-gpu`: parallel loops that are mapped to processors become launches.
//!
//! What stands in the loops is copied into the body of a launch, which is taken back where it turns
//! out that it cannot be; the loops stay then.
//!
//! - `loops`: a loop's counters become numbers of blocks and threads, or loops;
//! - `body`: what stands in the loops.

mod body;
mod loops;

use couloir_dialects::gpu;
use couloir_dialects::scf::Parallel;
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::view::Scope;
use couloir_ir::walk::preorder;
use couloir_ir::{Attribute, Context, Failure, Location, OpRef, Type};
use couloir_pass::{PassCx, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Pattern, PatternSet, no_match,
};
use couloir_rewrite::copy::Copies;
use couloir_rewrite::each_body;

use crate::common::try_convert;

/// `convert-parallel-loops-to-gpu`
pub static PASS: PassDef = PassDef {
    name: "convert-parallel-loops-to-gpu",
    class: "ConvertParallelLoopToGpuPass",
    description: "Convert mapped scf.parallel ops to gpu launch operations",
    anchor: None,
    options: &[],
    loads: &["affine", "gpu"],
    run,
    ..PassDef::EMPTY
};

/// Where loops are mapped.
const MAPPING: &str = "mapping";
/// Which loops were looked at; launches keep it.
const VISITED: &str = "SCFToGPU_visited";
/// How many numbers of blocks and threads there are.
const PROCESSORS: usize = 6;

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    try_convert(cx, |_, _| Ok(conversion()))?;
    let ctx = cx.ctx;
    let work = |_: Option<&OpRef<'_>>, body: &mut Body| forget(ctx, body);
    cx.inside(|op, body| each_body(ctx, Some(op), body, &work)).unwrap_or(Ok(()))
}

fn conversion() -> Conversion {
    let mut patterns = PatternSet::new();
    patterns.add_pattern(Some(Parallel::def()), Pattern::new(|op, _, rw: &mut _| launch(op, rw)));
    let mut target = ConversionTarget::new();
    target.legal_unknown().dynamic_op(Parallel::def(), |op| {
        Some(op.attr_named(MAPPING).is_none() || op.attr_named(VISITED).is_some())
    });
    Conversion::new(Mode::Partial, target, patterns)
}

/// Takes the marks off the loops that stay.
fn forget(ctx: &Context, body: &mut Body) {
    let is_loop = |op: &Op| is_parallel(body, *op);
    for op in preorder(body, body.roots()).filter(is_loop).collect::<Vec<_>>() {
        set_attr(ctx, body, op, VISITED, None);
    }
}

fn is_parallel(body: &Body, op: Op) -> bool {
    body.op(op).name.def().is_some_and(|def| std::ptr::eq(def, Parallel::def()))
}

/// Sets a discardable attribute of an op, or takes it away.
fn set_attr(ctx: &Context, body: &mut Body, op: Op, name: &str, attr: Option<Attribute>) {
    let own = body.discardable(op).as_dictionary(ctx).unwrap_or_default();
    let others = own.iter().copied().filter(|entry| ctx.str(entry.0) != name);
    let attrs = others.chain(attr.map(|attr| (ctx.intern(name), attr))).collect();
    body.set_discardable(op, Attribute::dictionary(ctx, attrs));
}

/// A loop that is in no other becomes a launch.
fn launch(op: Op, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (ctx, outer) = (rw.context(), rw.outer());
    let view = rw.view(op);
    let mut around = std::iter::successors(view.parent(), |op| op.parent());
    let inner = around.any(|op| op.is(Parallel::def()));
    set_attr(ctx, rw.body(), op, VISITED, Some(Attribute::UNIT));
    if inner {
        return no_match("the loop is in another");
    }
    let made = Making::start(ctx, outer, rw.body(), op).and_then(|mut making| {
        let done = making.fill(op).is_some();
        making.finish(done)
    });
    if made.is_none() {
        return no_match("the loop cannot be launched");
    }
    rw.erase(op)
}

/// A launch that is being made.
struct Making<'a> {
    ctx: &'a Context,
    outer: Option<&'a OpRef<'a>>,
    body: &'a mut Body,
    launch: Op,
    /// The outermost loop.
    root: Op,
    /// What was made before the launch.
    before: Vec<Op>,
    /// Where ops are made in the launch.
    point: InsertPoint,
    /// What stands in the launch for what stands in the loops.
    copies: Copies,
    /// How many blocks and threads there are, where that is said.
    bounds: [Option<Value>; PROCESSORS],
}

impl<'a> Making<'a> {
    /// Makes the launch of one thread, before the loop.
    fn start(
        ctx: &'a Context,
        outer: Option<&'a OpRef<'a>>,
        body: &'a mut Body,
        root: Op,
    ) -> Option<Self> {
        let location = body.op(root).location;
        let point = InsertPoint::Before(root);
        let mut b = Builder::new(ctx, body, point, location);
        let one = couloir_dialects::arith::Constant::build(Type::INDEX, Attribute::index(ctx, 1));
        let one = b.insert(one);
        let count = b.body().result(one, 0)?;
        let region = b.body().create_region();
        let block = b.body().append_new_block(region);
        for _ in 0..PROCESSORS * 2 {
            b.body().add_arg(block, Type::INDEX, location);
        }
        let new = NewOp::new(gpu::Launch::def()).operands([count; PROCESSORS]).region(region);
        let segments = [0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0];
        let segments = Attribute::i32_array(ctx, &segments);
        let launch = b.insert(new.prop(gpu::Launch::OPERAND_SEGMENT_SIZES, segments));
        b.set_point(InsertPoint::End(block));
        let end = b.insert(NewOp::new(gpu::Terminator::def()));
        set_attr(ctx, body, launch, "workgroup_attributions", Some(Attribute::i64(ctx, 0)));
        let point = InsertPoint::Before(end);
        let (before, copies) = (vec![one], Copies::default());
        let bounds = [None; PROCESSORS];
        Some(Self { ctx, outer, body, launch, root, before, point, copies, bounds })
    }

    fn scope(&self) -> Scope<'_> {
        Scope { ctx: self.ctx, body: self.body, outer: self.outer }
    }

    /// Makes an op in the launch.
    fn insert(&mut self, new: NewOp, location: Location) -> Op {
        Builder::new(self.ctx, self.body, self.point, location).insert(new)
    }

    /// Makes an op before the launch; its value.
    fn insert_before(&mut self, new: NewOp, location: Location) -> Option<Value> {
        let point = InsertPoint::Before(self.launch);
        let op = Builder::new(self.ctx, self.body, point, location).insert(new);
        self.before.push(op);
        self.body.result(op, 0)
    }

    /// Says how many blocks and threads there are, or takes back all that was made.
    fn finish(self, done: bool) -> Option<()> {
        if done {
            let bounds = self.bounds.into_iter().enumerate();
            for (at, bound) in bounds.filter_map(|(at, bound)| Some((at, bound?))) {
                self.body.set_operand(self.launch, at, bound);
            }
            return Some(());
        }
        let inside = preorder(self.body, self.body.regions(self.launch)).collect::<Vec<_>>();
        let mut made = self.before;
        made.push(self.launch);
        made.extend(inside);
        made.into_iter().rev().for_each(|op| self.body.erase_op(op));
        None
    }
}
