//! A kernel made of the body of a launch.

use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::gpu::{self, DIM, Func, Launch, Return, Terminator};
use couloir_ir::attr::Param;
use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::{Attribute, Context, Location, OpDef, OpRef, Scope, Str, Type};

use crate::gpu_launch_sink_index_computations::used_from_above;
use crate::inline::clone_blocks;

/// What is known of a kernel.
pub(super) struct Kernel {
    name: Str,
    body: Body,
    inputs: Vec<Type>,
    workgroup: usize,
    sizes: [Option<Attribute>; 2],
    /// What the launch passes to it.
    pub(super) operands: Vec<Value>,
    /// Where the launch stands.
    pub(super) location: Location,
}

/// Whether an op is a launch.
pub(super) fn is_launch(body: &Body, op: Op) -> bool {
    is(body, op, Launch::def())
}

fn is(body: &Body, op: Op, def: &'static OpDef) -> bool {
    body.op(op).name.def().is_some_and(|own| std::ptr::eq(own, def))
}

/// The ops that give the arguments of a launch's body, three of each.
const PLACES: [fn() -> &'static OpDef; 4] =
    [gpu::BlockId::def, gpu::ThreadId::def, gpu::GridDim::def, gpu::BlockDim::def];

/// Those for clusters.
const CLUSTERS: [fn() -> &'static OpDef; 2] = [gpu::ClusterId::def, gpu::ClusterDim::def];

impl Kernel {
    pub(super) fn of(ctx: &Context, from: &Body, launch: Op, name: Str) -> Option<Self> {
        let view = Scope { ctx, body: from, outer: None }.op(launch);
        let (location, region) = (view.location(), *from.regions(launch).first()?);
        let operands = used_from_above(from, region);
        let inputs = operands.iter().map(|&value| from.ty(value)).collect::<Vec<_>>();
        let args = from.args(from.entry_block(region)?);
        let (places, buffers) = args.split_at(gpu::num_config_args(view).min(args.len()));
        let mut body = Body::new();
        let root = body.create_root();
        let entry = body.append_new_block(root);
        let types = inputs.iter().copied().chain(buffers.iter().map(|&value| from.ty(value)));
        let own = types.map(|ty| body.add_arg(entry, ty, location)).collect::<Vec<_>>();
        let (passed, own_buffers) = own.split_at(inputs.len().min(own.len()));
        let mut entry_args = place_ops(ctx, &mut body, entry, places.len(), location);
        entry_args.extend_from_slice(own_buffers);
        let around = operands.iter().copied().zip(passed.iter().copied()).collect::<Vec<_>>();
        fill(&mut body, root, entry, (from, region), &entry_args, &around);
        let workgroup = gpu::num_workgroup(view);
        let sizes = [Launch::BLOCK_SIZE_X, Launch::GRID_SIZE_X].map(|first| known(view, first));
        Some(Kernel { name, body, inputs, workgroup, sizes, operands, location })
    }

    /// The function.
    pub(super) fn func(&self, ctx: &Context) -> NewOp {
        let ty = Attribute::ty(ctx, Type::function(ctx, &self.inputs, &[]));
        let entries = [
            ("gpu.kernel", Attribute::UNIT),
            ("sym_name", Attribute::str(ctx, self.name)),
            ("workgroup_attributions", Attribute::i64(ctx, self.workgroup as i64)),
        ];
        let entries = entries.map(|(name, attr)| (ctx.intern(name), attr)).to_vec();
        let new = NewOp::new(Func::def()).prop(Func::FUNCTION_TYPE, ty);
        let [block, grid] = self.sizes;
        let new = new.prop(Func::KNOWN_BLOCK_SIZE, block).prop(Func::KNOWN_GRID_SIZE, grid);
        new.attrs(Attribute::dictionary(ctx, entries)).body(Box::new(self.body.clone()))
    }
}

/// Makes the ops that give numbers and sizes.
fn place_ops(
    ctx: &Context,
    body: &mut Body,
    entry: Block,
    count: usize,
    location: Location,
) -> Vec<Value> {
    let mut b = Builder::new(ctx, body, InsertPoint::End(entry), location);
    let defs = PLACES.iter().chain(&CLUSTERS).take(count / 3);
    let rows = defs.flat_map(|def| (0..3).map(move |dimension| (def(), dimension)));
    let make = |(def, dimension)| {
        let dimension = Attribute::dialect(ctx, &DIM, vec![Param::Uint(dimension)]);
        b.insert1(NewOp::new(def).prop(0, dimension).result(Type::INDEX))
    };
    rows.map(make).collect()
}

/// Copies a launch's blocks into a kernel; the first one's ops follow those that are there.
fn fill(
    body: &mut Body,
    root: Region,
    entry: Block,
    (from, region): (&Body, Region),
    args: &[Value],
    around: &[(Value, Value)],
) {
    let end = body.append_new_block(root);
    let blocks = clone_blocks(from, region, body, end, args, around);
    body.erase_block(end);
    for &block in &blocks {
        let last = body.block_ops(block).last();
        if let Some(last) = last.filter(|&last| is(body, last, Terminator::def())) {
            let location = body.op(last).location;
            let new = body.create(Return::build(&[]), location);
            body.append_op(block, new);
            body.erase_op(last);
        }
    }
    let Some(&first) = blocks.first() else { return };
    for op in body.block_ops(first).collect::<Vec<_>>() {
        body.detach_op(op);
        body.append_op(entry, op);
    }
    body.erase_block(first);
}

/// Sizes in three dimensions that are all known, and no larger than numbers of 32 bits.
fn known(launch: OpRef<'_>, first: usize) -> Option<Attribute> {
    let size = |at: usize| {
        let value = int_constant(launch.scope, launch.operand_in(first + at)?)?;
        u32::try_from(value).ok().map(u32::cast_signed)
    };
    Some(Attribute::i32_array(launch.ctx(), &[size(0)?, size(1)?, size(2)?]))
}
