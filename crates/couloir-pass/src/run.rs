//! Running pipelines.
//!
//! Invariants: what is reported comes out in the order of the ops in the
//! source, whatever ran when; an op that a nested pipeline works on has been
//! moved into a body of its own, so that ops side by side are worked on by
//! plain `&mut`.

use couloir_diag::Diagnostic;
use couloir_ir::op::Trait;
use couloir_ir::verify::verify;
use couloir_ir::{Body, Context, Failure, Op, OpRef, OpSpec, Scope};
use rayon::prelude::*;

use crate::def::{PassCx, PassDef};
use crate::options::Options;
use crate::pipeline::{Item, Pipeline};

/// How passes are run.
#[derive(Clone, Copy, Debug)]
pub struct RunOptions {
    /// Verify the op after each pass on it.
    pub verify_each: bool,
}

/// Runs a pipeline on an op of a body.
///
/// # Errors
/// When the pipeline is for another kind of op, or a pass or a verification
/// after it failed; it has been reported.
pub fn run(
    ctx: &Context,
    body: &mut Body,
    op: Op,
    pipeline: &Pipeline,
    options: RunOptions,
) -> Result<(), Failure> {
    let view = Scope::new(ctx, body).op(op);
    if pipeline.anchor != "any" && pipeline.anchor != view.name() {
        let message =
            format!("can't run '{}' pass manager on '{}' op", pipeline.anchor, view.name());
        ctx.emit(Diagnostic::error(view.location().place(ctx), message));
        return Err(Failure);
    }
    Runner { ctx, options }.pipeline(body, op, None, pipeline)
}

#[derive(Clone, Copy)]
struct Runner<'c> {
    ctx: &'c Context,
    options: RunOptions,
}

/// An op moved out to be worked on, with what is reported meanwhile.
struct Moved {
    op: Op,
    holder: Body,
    held: Op,
    result: Result<(), Failure>,
    reported: Vec<Diagnostic>,
}

impl Runner<'_> {
    fn pipeline(
        self,
        body: &mut Body,
        op: Op,
        outer: Option<&OpRef<'_>>,
        pipeline: &Pipeline,
    ) -> Result<(), Failure> {
        for item in &pipeline.items {
            match item {
                Item::Pass(pass, options) => self.pass(body, op, outer, pass, options)?,
                Item::Nested(nested) => self.nested(body, op, outer, nested)?,
            }
        }
        Ok(())
    }

    fn pass(
        self,
        body: &mut Body,
        op: Op,
        outer: Option<&OpRef<'_>>,
        pass: &PassDef,
        options: &Options,
    ) -> Result<(), Failure> {
        (pass.run)(&mut PassCx { ctx: self.ctx, body, op, outer, options })?;
        if !self.options.verify_each {
            return Ok(());
        }
        let scope = Scope { ctx: self.ctx, body, outer };
        verify(scope.op(op))
    }

    /// Runs a pipeline on the ops directly inside an op that it is for.
    fn nested(
        self,
        body: &mut Body,
        op: Op,
        outer: Option<&OpRef<'_>>,
        pipeline: &Pipeline,
    ) -> Result<(), Failure> {
        let Some(mut inner) = body.take_nested(op) else { return Ok(()) };
        let scope = Scope { ctx: self.ctx, body, outer };
        let result = self.each(&mut inner, &scope.op(op), pipeline);
        body.put_nested(op, inner);
        result
    }

    fn each(self, inner: &mut Body, owner: &OpRef<'_>, pipeline: &Pipeline) -> Result<(), Failure> {
        let ops = self.matching(inner, pipeline);
        let mut moved = ops.into_iter().map(|op| move_out(inner, op)).collect::<Vec<_>>();
        let around = Scope { ctx: self.ctx, body: inner, outer: Some(owner) };
        let work = |item: &mut Moved| {
            let outer = around.outer;
            let (result, reported) =
                self.ctx.capture(|| self.pipeline(&mut item.holder, item.held, outer, pipeline));
            item.result = result;
            item.reported = reported;
        };
        if self.ctx.options().single_threaded || moved.len() < 2 {
            moved.iter_mut().for_each(work);
        } else {
            moved.par_iter_mut().for_each(work);
        }
        let mut result = Ok(());
        for item in moved {
            item.reported.iter().for_each(|diagnostic| self.ctx.emit(diagnostic.clone()));
            result = result.and(item.result);
            move_back(inner, item);
        }
        result
    }

    /// The ops directly inside a body that a pipeline is for.
    fn matching(self, inner: &Body, pipeline: &Pipeline) -> Vec<Op> {
        let scope = Scope::new(self.ctx, inner);
        let regions = inner.roots().iter().map(|&region| scope.region(region));
        let ops = regions.flat_map(|region| region.blocks().collect::<Vec<_>>());
        let ops = ops.flat_map(|block| block.ops().collect::<Vec<_>>());
        let fits = |op: &OpRef<'_>| match pipeline.anchor.as_str() {
            "any" => op.has(Trait::IsolatedFromAbove),
            name => op.name() == name,
        };
        ops.filter(fits).map(|op| op.op).collect()
    }
}

/// Moves an isolated op's contents, with a copy of its own data, to a body that holds nothing else.
fn move_out(from: &mut Body, op: Op) -> Moved {
    let nested = from.take_nested(op);
    let data = from.op(op).clone();
    let count = data.name.def().map_or(1, |def| def.attrs.len());
    let props = (0..count).map(|slot| from.prop(op, slot)).collect::<Vec<_>>();
    let mut holder = Body::new();
    let root = holder.create_root();
    let block = holder.append_new_block(root);
    let held = holder.create_op(OpSpec {
        props: &props,
        attrs: from.discardable(op),
        body: nested,
        ..OpSpec::new(data.name, data.location)
    });
    holder.append_op(block, held);
    Moved { op, holder, held, result: Ok(()), reported: Vec::new() }
}

/// Gives an op back what was worked on apart: its contents and attributes.
fn move_back(to: &mut Body, mut item: Moved) {
    if let Some(nested) = item.holder.take_nested(item.held) {
        to.put_nested(item.op, nested);
    }
    let name = item.holder.op(item.held).name;
    let count = name.def().map_or(1, |def| def.attrs.len());
    let props = (0..count).map(|slot| item.holder.prop(item.held, slot)).collect::<Vec<_>>();
    if name == to.op(item.op).name {
        for (slot, prop) in props.into_iter().enumerate() {
            to.set_prop(item.op, slot, prop);
        }
    } else {
        to.rename(item.op, name, &props);
    }
    let attrs = item.holder.discardable(item.held);
    to.set_discardable(item.op, attrs);
}
