//! `gpu-launch-sink-index-computations`: constants, sizes and what is chosen among them are computed
//! again inside of the launches that use them. What is copied comes before all else in the launch,
//! in the order of its uses, what it needs before it.

use couloir_dialects::gpu::Launch;
use couloir_dialects::{arith, memref};
use couloir_ir::body::{Body, Op, Region, Value};
use couloir_ir::build::InsertPoint;
use couloir_ir::op::Trait;
use couloir_ir::walk::postorder;
use couloir_ir::{Context, OpRef, Scope};
use couloir_pass::PassDef;
use couloir_rewrite::copy::Copies;
use couloir_rewrite::each_body;
use rustc_hash::{FxHashMap, FxHashSet};

/// `gpu-launch-sink-index-computations`
pub static PASS: PassDef = PassDef {
    name: "gpu-launch-sink-index-computations",
    class: "GpuLaunchSinkIndexComputationsPass",
    description: "Sink index computations into gpu.launch body",
    anchor: None,
    options: &[],
    loads: &["gpu"],
    run: |cx| {
        let ctx = cx.ctx;
        let work = |op: &OpRef<'_>, body: &mut Body| {
            each_body(ctx, Some(op), body, &|outer: Option<&OpRef<'_>>, body: &mut Body| {
                sink_all(ctx, outer, body);
            })
        };
        cx.inside(work).unwrap_or(Ok(()))
    },
    ..PassDef::EMPTY
};

fn sink_all(ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body) {
    let is_launch = |op: &Op| {
        let def = body.op(*op).name.def();
        def.is_some_and(|def| std::ptr::eq(def, Launch::def()))
    };
    let launches = postorder(body, body.roots()).filter(is_launch).collect::<Vec<_>>();
    for launch in launches {
        if let Some(&region) = body.regions(launch).first() {
            sink(ctx, outer, body, region);
        }
    }
}

/// Copies into a launch's region what it uses.
fn sink(ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body, region: Region) {
    let Some(entry) = body.entry_block(region) else { return };
    let uses = used_from_above(body, region);
    let ops = Chosen::of(Scope { ctx, body, outer }, uses).ops;
    let mut users = users(body, region);
    let mut copies = Copies::default();
    let mut point = InsertPoint::start(body, entry);
    for op in ops {
        let copy = copies.op(body, op, point);
        point = InsertPoint::after(body, copy).unwrap_or(point);
        let pairs = body.results(op).zip(body.results(copy)).collect::<Vec<_>>();
        for (old, new) in pairs {
            for (user, index) in users.remove(&old).into_iter().flatten().rev() {
                body.set_operand(user, index, new);
            }
        }
    }
}

/// The operands of ops in a region by their values, those made last at the end: a value may be used
/// in many regions.
fn users(body: &Body, region: Region) -> FxHashMap<Value, Vec<(Op, usize)>> {
    let mut users = FxHashMap::<Value, Vec<_>>::default();
    for op in postorder(body, &[region]) {
        for (index, value) in body.operands(op).enumerate() {
            users.entry(value).or_default().push((op, index));
        }
    }
    users
}

/// The values that ops in a region use and that are not of it, in the order of their uses.
pub fn used_from_above(body: &Body, region: Region) -> Vec<Value> {
    let inside = postorder(body, &[region]).collect::<FxHashSet<_>>();
    let is_own = |value: Value| {
        let block = body.block_of_value(value);
        let own = block.and_then(|block| body.region_of(block));
        own == Some(region)
            || own.and_then(|own| body.region_parent(own)).is_some_and(|op| inside.contains(&op))
    };
    let (mut seen, roots) = (FxHashSet::default(), [region]);
    let operands = postorder(body, &roots).flat_map(|op| body.operands(op).collect::<Vec<_>>());
    operands.filter(|&value| !is_own(value) && seen.insert(value)).collect()
}

/// Whether an op is likely to compute an index, and cheap.
fn is_cheap(op: OpRef<'_>) -> bool {
    op.has(Trait::ConstantLike)
        || op.is(memref::Dim::def())
        || op.is(arith::Select::def())
        || op.is(arith::Cmpi::def())
}

/// The ops to copy, in the order in which they are needed.
#[derive(Default)]
struct Chosen {
    ops: Vec<Op>,
    taken: FxHashSet<Op>,
    refused: FxHashSet<Op>,
    available: FxHashSet<Value>,
    /// What was begun: it cannot need itself.
    begun: FxHashSet<Op>,
}

impl Chosen {
    fn of(scope: Scope<'_>, uses: Vec<Value>) -> Self {
        let mut chosen = Chosen { available: uses.iter().copied().collect(), ..Chosen::default() };
        for op in uses.into_iter().filter_map(|value| scope.body.defining_op(value)) {
            chosen.try_take(scope, op);
        }
        chosen
    }

    /// Takes an op and what it needs, as far as that can be; what was found to be possible before
    /// something else was not stays taken.
    fn try_take(&mut self, scope: Scope<'_>, op: Op) {
        let mut pending = vec![(op, 0)];
        self.begun.insert(op);
        while let Some((op, at)) = pending.pop() {
            if self.taken.contains(&op) || self.refused.contains(&op) {
                continue;
            }
            if !is_cheap(scope.op(op)) {
                self.refused.insert(op);
                continue;
            }
            match self.missing(scope, op, at) {
                None => self.take(scope, op),
                Some((at, Some(needed))) if self.begun.insert(needed) => {
                    pending.extend([(op, at), (needed, 0)]);
                }
                Some(_) => _ = self.refused.insert(op),
            }
        }
    }

    /// The next operand of an op that is not available, and what defines it.
    fn missing(&self, scope: Scope<'_>, op: Op, from: usize) -> Option<(usize, Option<Op>)> {
        let mut operands = scope.body.operands(op).enumerate().skip(from);
        let (at, value) = operands.find(|(_, value)| !self.available.contains(value))?;
        Some((at, scope.body.defining_op(value)))
    }

    fn take(&mut self, scope: Scope<'_>, op: Op) {
        self.taken.insert(op);
        self.ops.push(op);
        self.available.extend(scope.body.results(op));
    }
}
