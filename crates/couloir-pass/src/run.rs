//! Running pipelines.
//!
//! Invariants: what is reported comes out in the order of the ops in the
//! source, whatever ran when; an op that a nested pipeline works on has been
//! moved into a body of its own, so that ops side by side are worked on by
//! plain `&mut`; a pass or a verification that fails ends the pipeline on its
//! op, and what is around it once the ops beside have been worked on, too.

use std::any::Any;
use std::sync::Arc;

use couloir_diag::Diagnostic;
use couloir_ir::layout::DataLayout;
use couloir_ir::op::Trait;
use couloir_ir::symbols::{set_symbols_beside, symbols_beside};
use couloir_ir::verify::{set_verified, verify_alone, verify_changed};
use couloir_ir::{Attribute, Body, Context, Failure, Op, OpRef, OpSpec, Scope};
use rayon::prelude::*;

use crate::def::{PassCx, PassDef};
use crate::fused::{self, Ends, Finish, Finished};
use crate::options::Options;
use crate::pipeline::{Item, Pipeline, Step};
use crate::together::Together;

/// How passes are run.
#[derive(Clone, Copy, Debug)]
pub struct RunOptions {
    /// Verify the op after each pass on it.
    pub verify_each: bool,
}

/// Work on a body for an op in it, asked for by a pass on that op.
pub type Request =
    Box<dyn FnOnce(&Context, &mut Body, Op, &mut Shared) -> Result<(), Failure> + Send>;

/// What requests that are carried out one after another on the same body
/// know of it, so that each does not have to find it out again.
#[derive(Default)]
pub struct Shared(Option<Box<dyn Any>>, Vec<OnOwner>);

/// Work on the op that owns a body, which is given with the body that it is in itself.
type OnOwner = Box<dyn FnOnce(&Context, &mut Body, Op) + Send>;

impl Shared {
    /// What is known, found out first if need be.
    pub fn get<T: Any>(&mut self, find: impl FnOnce() -> T) -> Option<&mut T> {
        if !self.0.as_ref().is_some_and(|known| known.is::<T>()) {
            self.0 = Some(Box::new(find()));
        }
        self.0.as_mut()?.downcast_mut()
    }

    /// Asks for work on the op that owns the body, where a pipeline nests in that to get here.
    pub fn on_owner(&mut self, work: impl FnOnce(&Context, &mut Body, Op) + Send + 'static) {
        self.1.push(Box::new(work));
    }
}

/// Is told of passes as they run, on the thread they run on.
pub trait Instrument: Sync {
    /// A pass is about to run on an op.
    fn before(&self, pass: &PassDef, options: &Options, at: At<'_>);
    /// A pass has run on an op, and what it left has been verified.
    fn after(&self, pass: &PassDef, options: &Options, at: At<'_>, result: Result<(), Failure>);
    /// Pipelines are about to run on the ops inside of an op.
    fn enter(&self, _at: At<'_>, _pipelines: &[Pipeline]) {}
    /// They have run.
    fn leave(&self, _at: At<'_>) {}
    /// A pipeline is about to run on an op inside of another, or for a pass on an op.
    fn begin(&self, _pipeline: &Pipeline, _at: At<'_>) {}
    /// The pass that has run on an op changed nothing; [`after`](Self::after) is yet to come.
    fn unchanged(&self) {}
    /// Whether the pass that is about to run, or what is about to run on the ops inside of an op,
    /// is to be left out.
    fn skips(&self) -> bool {
        false
    }
    /// Whether [`At::whole`] is asked for: ops are then taken out one at a time,
    /// so that those beside are complete.
    fn wants_whole(&self) -> bool {
        false
    }
    /// Whether what passes report on one of several ops is to come when all are done, as it does
    /// where they are worked on side by side.
    fn reports_last(&self) -> bool {
        false
    }
}

/// The op a pass runs on.
#[derive(Clone, Copy)]
pub struct At<'a> {
    /// The op itself.
    pub op: OpRef<'a>,
    around: Option<&'a Around<'a>>,
}

impl At<'_> {
    /// Whether the op is one of several that threads work on.
    pub fn is_among_others(self) -> bool {
        self.around.is_some_and(|around| around.among)
    }

    /// A copy of the outermost op, everything in its place.
    pub fn whole(self) -> (Body, Op) {
        let (mut view, mut level) = (self.op, self.around);
        let mut held = (view.body().clone(), view.op);
        loop {
            if let Some(around) = level.filter(|around| around.depth == depth(view.scope)) {
                let mut inner = around.scope.body.clone();
                move_back(&mut inner, around.op, held.0, held.1);
                held = (inner, around.op);
                level = around.up;
            }
            let Some(&owner) = view.scope.outer else { return held };
            let mut body = owner.body().clone();
            body.put_nested(owner.op, Box::new(held.0));
            (held, view) = ((body, owner.op), owner);
        }
    }

    /// What the op was taken out of, and its place there; none for the outermost op.
    pub fn taken_from(&self) -> Option<(Scope<'_>, Op)> {
        self.around.map(|around| (around.scope, around.op))
    }

    /// Where the op is: the places of the ops that a pipeline nests to get here, outermost first.
    /// Of an op outside, the path is how this one begins.
    pub fn path(self) -> Vec<Op> {
        let levels = std::iter::successors(self.around, |around| around.up);
        let mut path = levels.map(|around| around.op).collect::<Vec<_>>();
        path.reverse();
        path
    }

    /// The names of the ops that a pipeline nests to get here, outermost first.
    pub fn anchors(self) -> Vec<String> {
        let mut anchors = vec![self.op.name().to_string()];
        let mut level = self.around;
        while let Some(around) = level {
            anchors.extend(around.scope.outer.map(|owner| owner.name().to_string()));
            level = around.up;
        }
        anchors.reverse();
        anchors
    }
}

/// Where an op was taken out: the body it belongs to, and what is around that.
#[derive(Clone, Copy)]
pub(crate) struct Around<'a> {
    scope: Scope<'a>,
    op: Op,
    /// How many isolated ops are around it.
    depth: usize,
    /// Whether threads work on others beside it.
    among: bool,
    up: Option<&'a Around<'a>>,
}

/// How many isolated ops are around a body.
fn depth(scope: Scope<'_>) -> usize {
    std::iter::successors(scope.outer, |owner| owner.scope.outer).count()
}

/// Runs a pipeline on an op of a body.
///
/// # Errors
/// When the pipeline is for another kind of op, or a pass or a verification
/// after it failed. It has been reported, unless a pass failed without a word.
pub fn run(
    ctx: &Context,
    body: &mut Body,
    op: Op,
    pipeline: &Pipeline,
    options: RunOptions,
) -> Result<(), Failure> {
    run_watched(ctx, body, op, pipeline, options, &[])
}

/// The same, watched.
///
/// # Errors
/// As above.
pub fn run_watched(
    ctx: &Context,
    body: &mut Body,
    op: Op,
    pipeline: &Pipeline,
    options: RunOptions,
    instruments: &[&dyn Instrument],
) -> Result<(), Failure> {
    run_with(ctx, body, op, pipeline, options, instruments, Fuse::Never).map(|_| ())
}

/// Whether passes that work body by body run together, which gives what they
/// give one by one, or fails with nothing reported.
#[derive(Clone, Copy)]
pub(crate) enum Fuse<'f> {
    /// They do not.
    Never,
    /// They do; the last of them may leave texts.
    Together(Option<&'f dyn Finish>),
}

/// The same; ops are returned of which only the text was kept.
pub(crate) fn run_with(
    ctx: &Context,
    body: &mut Body,
    op: Op,
    pipeline: &Pipeline,
    options: RunOptions,
    instruments: &[&dyn Instrument],
    fuse: Fuse<'_>,
) -> Result<Finished, Failure> {
    check_start(Scope::new(ctx, body).op(op), pipeline)?;
    start(ctx, body, op, pipeline)?;
    let mut place = Place::new(body, op, None, None);
    Runner { ctx, options, instruments, fuse, from: None, among: false }
        .pipeline(&mut place, pipeline)?;
    let (requests, finished) = (place.requests, place.finished);
    if !(requests.is_empty() || finished.is_empty()) {
        return Err(Failure);
    }
    let mut shared = Shared::default();
    requests.into_iter().try_for_each(|request| request(ctx, body, op, &mut shared))?;
    Ok(finished)
}

/// Loads what the passes load, and has them look at their options. By what was loaded rules may
/// hold for names in a data layout that did not before, so that what has such names is to be
/// verified again.
fn start(ctx: &Context, body: &mut Body, op: Op, pipeline: &Pipeline) -> Result<(), Failure> {
    begin(ctx, pipeline)?;
    if DataLayout::closest(Scope::new(ctx, body).op(op)).names_dialects(ctx) {
        let attrs = body.discardable(op);
        body.set_discardable(op, Attribute::dictionary(ctx, Vec::new()));
        body.set_discardable(op, attrs);
    }
    Ok(())
}

/// The same of passes alone.
fn begin(ctx: &Context, pipeline: &Pipeline) -> Result<(), Failure> {
    ctx.start_passes(pipeline.loads());
    pipeline.start(ctx)
}

/// Whether a pipeline can be run on an op.
fn check_start(op: OpRef<'_>, pipeline: &Pipeline) -> Result<(), Failure> {
    if !pipeline.is_for(op.name()) {
        let message = format!("can't run '{}' pass manager on '{}' op", pipeline.anchor, op.name());
        op.ctx().emit(Diagnostic::error(op.location().place(op.ctx()), message));
        return Err(Failure);
    }
    check_op(op, pipeline)
}

/// Runs a pipeline, all of it together, on an op that is not wholly read yet.
pub(crate) fn run_unread(
    ctx: &Context,
    body: &mut Body,
    op: Op,
    pipeline: &Pipeline,
    ends: Ends<'_>,
) -> Result<Finished, Failure> {
    let view = Scope::new(ctx, body).op(op);
    check_start(view, pipeline)?;
    let steps = pipeline.steps(ctx);
    let together = Together::of(&steps);
    // Names in a data layout mean what is known of all that is to be read.
    let names = DataLayout::closest(view).names_dialects(ctx);
    if together.steps < steps.len() || names || !fused::can_be_divided(view) {
        return Err(Failure);
    }
    begin(ctx, pipeline)?;
    let mut place = Place::new(body, op, None, None);
    fused::run(ctx, &mut place, &together.passes, true, ends)?;
    if place.requests.is_empty() { Ok(place.finished) } else { Err(Failure) }
}

/// An op being worked on.
pub(crate) struct Place<'a> {
    pub(crate) body: &'a mut Body,
    pub(crate) op: Op,
    pub(crate) outer: Option<&'a OpRef<'a>>,
    around: Option<Around<'a>>,
    requests: Vec<Request>,
    /// Ops directly in it of which only the text was kept.
    pub(crate) finished: Finished,
}

impl<'a> Place<'a> {
    fn new(
        body: &'a mut Body,
        op: Op,
        outer: Option<&'a OpRef<'a>>,
        around: Option<Around<'a>>,
    ) -> Self {
        Place { body, op, outer, around, requests: Vec::new(), finished: Vec::new() }
    }

    pub(crate) fn view<'v>(&'v self, ctx: &'v Context) -> OpRef<'v> {
        Scope { ctx, body: self.body, outer: self.outer }.op(self.op)
    }

    fn at<'v>(&'v self, ctx: &'v Context) -> At<'v> {
        At { op: self.view(ctx), around: self.around.as_ref() }
    }
}

impl PassCx<'_> {
    /// Runs a pipeline on the op.
    ///
    /// # Errors
    /// When a pass or a verification after it failed.
    pub fn run_pipeline(&mut self, pipeline: &Pipeline) -> Result<(), Failure> {
        pipeline.start(self.ctx)?;
        let mut place = Place::new(self.body, self.op, self.outer, self.taken_out);
        let at = place.at(self.ctx);
        self.runner.instruments.iter().for_each(|watch| watch.begin(pipeline, at));
        let result = Runner { fuse: Fuse::Never, ..self.runner }.pipeline(&mut place, pipeline);
        self.requests.append(&mut place.requests);
        result
    }
}

/// Runs pipelines as it was asked for.
#[derive(Clone, Copy)]
pub struct Runner<'c> {
    ctx: &'c Context,
    options: RunOptions,
    instruments: &'c [&'c dyn Instrument],
    /// Whether passes that work body by body run together.
    fuse: Fuse<'c>,
    /// Where the op of the pass that runs others was taken out.
    from: Option<Around<'c>>,
    /// Whether threads work on several ops.
    among: bool,
}

/// An op to be worked on by itself, with what came of it.
struct Chosen {
    op: Op,
    /// A body that holds only the op; none when nothing can run on it.
    held: Option<(Body, Op)>,
    /// The number of the pipeline that is for it.
    which: usize,
    result: Result<(), Failure>,
    reported: Vec<Diagnostic>,
    requests: Vec<Request>,
}

impl Runner<'_> {
    fn pipeline(self, place: &mut Place<'_>, pipeline: &Pipeline) -> Result<(), Failure> {
        let steps = pipeline.steps(self.ctx);
        let mut rest = steps.as_slice();
        while let Some((step, others)) = rest.split_first() {
            let (together, finish) = self.together(place, rest);
            let verify = self.options.verify_each;
            if together.steps > 0 && fused::fits(place.view(self.ctx), verify) {
                let ends = Ends { read: None, finish };
                fused::run(self.ctx, place, &together.passes, verify, ends)?;
                rest = rest.get(together.steps..).unwrap_or_default();
                continue;
            }
            match step {
                Step::Pass(pass, options) => self.pass(place, pass, options)?,
                Step::Inside(pipelines) => {
                    let at = place.at(self.ctx);
                    self.instruments.iter().for_each(|watch| watch.enter(at, pipelines));
                    let result = if self.skips() { Ok(()) } else { self.inside(place, pipelines) };
                    let all = self.instruments.iter().rev();
                    all.for_each(|watch| watch.leave(place.at(self.ctx)));
                    result?;
                }
            }
            rest = others;
        }
        Ok(())
    }

    /// The passes that are to run together now, and what makes texts after
    /// them, where they are the last.
    fn together<'s>(
        &self,
        place: &Place<'_>,
        rest: &'s [Step<'_>],
    ) -> (Together<'s>, Option<&dyn Finish>) {
        let Fuse::Together(finish) = self.fuse else { return (Together::NONE, None) };
        let together = Together::of(rest);
        let last = together.steps == rest.len() && place.outer.is_none();
        (together, finish.filter(|_| last))
    }

    fn pass(self, place: &mut Place<'_>, pass: &PassDef, options: &Options) -> Result<(), Failure> {
        check_pass(place.view(self.ctx), pass, options)?;
        self.instruments.iter().for_each(|watch| watch.before(pass, options, place.at(self.ctx)));
        let result = if self.skips() { Ok(()) } else { self.run_and_verify(place, pass, options) };
        let all = self.instruments.iter().rev();
        all.for_each(|watch| watch.after(pass, options, place.at(self.ctx), result));
        result
    }

    /// Whether what is about to run is to be left out; all who are asked count it.
    fn skips(self) -> bool {
        self.instruments.iter().filter(|watch| watch.skips()).count() > 0
    }

    fn run_and_verify(
        self,
        place: &mut Place<'_>,
        pass: &PassDef,
        options: &Options,
    ) -> Result<(), Failure> {
        let mut cx = PassCx {
            ctx: self.ctx,
            body: place.body,
            op: place.op,
            outer: place.outer,
            options,
            around: place.around.map(|around| around.scope),
            taken_out: place.around,
            requests: &mut place.requests,
            changed: true,
            runner: Runner { from: place.around, ..self },
        };
        (pass.run)(&mut cx)?;
        let changed = cx.changed;
        if self.options.verify_each && changed {
            verify_changed(place.view(self.ctx))?;
            set_verified(place.body, place.op);
        }
        // No handle of what is in the op is kept from one pass to the next.
        if let Some(inside) = place.body.nested_mut(place.op).filter(|_| changed) {
            inside.compact();
        }
        if !changed {
            self.instruments.iter().for_each(|watch| watch.unchanged());
        }
        Ok(())
    }

    /// Runs on each op directly inside an op the pipeline that is for it.
    fn inside(self, place: &mut Place<'_>, pipelines: &[Pipeline]) -> Result<(), Failure> {
        let view = place.view(self.ctx);
        let body = view.inner().body;
        let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
        let ops = blocks.flat_map(|block| body.block_ops(block));
        let chosen = self.choose(view.inner(), ops, pipelines);
        let Some(mut inner) = place.body.take_nested(place.op) else { return Ok(()) };
        let owner = place.at(self.ctx);
        let beside = symbols_beside(Scope { ctx: self.ctx, body: &inner, outer: None });
        let result = self.side_by_side(owner, (&mut inner, beside.as_ref()), chosen, pipelines);
        place.body.put_nested(place.op, inner);
        for work in result? {
            work(self.ctx, place.body, place.op);
        }
        // Passes on the ops inside may have broken what the op demands of them.
        if self.options.verify_each { verify_alone(place.view(self.ctx)) } else { Ok(()) }
    }

    /// Runs on some of the ops directly in a body the pipeline that is for each:
    /// for a pass on the op that owns the body, which the pass has taken out. With the body are
    /// the [symbols](symbols_beside) that passes see in it.
    ///
    /// # Errors
    /// When a pass or a verification after it failed.
    pub fn run_on(
        self,
        owner: &OpRef<'_>,
        (inner, beside): (&mut Body, Option<&Arc<Body>>),
        ops: &[Op],
        pipelines: &[Pipeline],
    ) -> Result<(), Failure> {
        let runner = Runner { fuse: Fuse::Never, ..self };
        let at = At { op: *owner, around: self.from.as_ref() };
        let scope = Scope { ctx: self.ctx, body: inner, outer: Some(owner) };
        let chosen = runner.choose(scope, ops.iter().copied(), pipelines);
        let run = chosen.iter().filter_map(|item| pipelines.get(item.which));
        self.ctx.load(run.flat_map(Pipeline::loads));
        runner.side_by_side(at, (inner, beside), chosen, pipelines).map(drop)
    }

    fn side_by_side(
        self,
        owner: At<'_>,
        (inner, beside): (&mut Body, Option<&Arc<Body>>),
        mut chosen: Vec<Chosen>,
        pipelines: &[Pipeline],
    ) -> Result<Vec<OnOwner>, Failure> {
        let failed = chosen.iter().filter(|item| item.result.is_err());
        for pipeline in failed.filter_map(|item| pipelines.get(item.which)) {
            // It begins, if only to find that it cannot run.
            self.instruments.iter().for_each(|watch| watch.begin(pipeline, owner));
        }
        if self.instruments.iter().any(|watch| watch.wants_whole()) {
            self.one_at_a_time(owner, (inner, beside), &mut chosen, pipelines);
            return self.put_back(inner, chosen);
        }
        for item in chosen.iter_mut().filter(|item| item.result.is_ok()) {
            item.held = Some(move_out(inner, item.op, beside));
        }
        let around = Scope { ctx: self.ctx, body: inner, outer: Some(&owner.op) };
        let on_threads = !self.ctx.options().single_threaded && chosen.len() > 1;
        let runner = Runner { among: self.among || on_threads, ..self };
        let work = |item: &mut Chosen| runner.one(item, around, owner.around, pipelines);
        let reports_last = self.instruments.iter().any(|watch| watch.reports_last());
        if reports_last && chosen.len() > 1 {
            for item in &mut chosen {
                let ((), reported) = self.ctx.capture_reports(|| work(item));
                item.reported.extend(reported);
            }
        } else if !on_threads {
            for item in &mut chosen {
                item.reported.drain(..).for_each(|diagnostic| self.ctx.emit(diagnostic));
                work(item);
            }
        } else {
            chosen.par_iter_mut().for_each(|item| {
                let ((), reported) = self.ctx.capture(|| work(item));
                item.reported.extend(reported);
            });
        }
        self.put_back(inner, chosen)
    }

    /// The same, with all other ops in their places while an op is worked on.
    fn one_at_a_time(
        self,
        owner: At<'_>,
        (inner, beside): (&mut Body, Option<&Arc<Body>>),
        chosen: &mut [Chosen],
        pipelines: &[Pipeline],
    ) {
        for item in chosen.iter_mut() {
            item.reported.drain(..).for_each(|diagnostic| self.ctx.emit(diagnostic));
            if item.result.is_err() {
                continue;
            }
            item.held = Some(move_out(inner, item.op, beside));
            let around = Scope { ctx: self.ctx, body: inner, outer: Some(&owner.op) };
            self.one(item, around, owner.around, pipelines);
            if let Some((holder, held)) = item.held.take() {
                move_back(inner, item.op, holder, held);
            }
        }
    }

    /// Those of the ops of a body that a pipeline is for, each with the first
    /// such pipeline, and what is to be said where none can run.
    fn choose(
        self,
        scope: Scope<'_>,
        ops: impl Iterator<Item = Op>,
        pipelines: &[Pipeline],
    ) -> Vec<Chosen> {
        let choose = |op: OpRef<'_>| {
            let which = pipelines.iter().position(|pipeline| suits(pipeline, op))?;
            let pipeline = pipelines.get(which)?;
            let (result, reported) = self.ctx.capture(|| check_op(op, pipeline));
            Some(Chosen { op: op.op, held: None, which, result, reported, requests: Vec::new() })
        };
        ops.map(|op| scope.op(op)).filter_map(choose).collect()
    }

    fn one(
        self,
        item: &mut Chosen,
        scope: Scope<'_>,
        up: Option<&Around<'_>>,
        pipelines: &[Pipeline],
    ) {
        let Some(pipeline) = pipelines.get(item.which) else { return };
        let Some((holder, op)) = &mut item.held else { return };
        let around = Around { scope, op: item.op, depth: depth(scope), among: self.among, up };
        let mut place = Place::new(holder, *op, scope.outer, Some(around));
        let at = place.at(self.ctx);
        self.instruments.iter().for_each(|watch| watch.begin(pipeline, at));
        item.result = self.pipeline(&mut place, pipeline);
        item.requests = place.requests;
    }

    /// Puts all ops back, then reports and carries out requests in their order.
    /// Work on the op around is handed on.
    fn put_back(self, inner: &mut Body, moved: Vec<Chosen>) -> Result<Vec<OnOwner>, Failure> {
        let mut result = Ok(());
        let mut requests = Vec::new();
        for mut item in moved {
            item.reported.drain(..).for_each(|diagnostic| self.ctx.emit(diagnostic));
            result = result.and(item.result);
            requests.extend(item.requests.drain(..).map(|request| (request, item.op)));
            if let Some((holder, held)) = item.held {
                move_back(inner, item.op, holder, held);
            }
        }
        result?;
        let mut shared = Shared::default();
        let mut requests = requests.into_iter();
        requests.try_for_each(|(request, op)| request(self.ctx, inner, op, &mut shared))?;
        Ok(shared.1)
    }
}

/// Whether a pipeline is for an op inside. One for any op is for those that
/// each of its passes can run on.
pub(crate) fn suits(pipeline: &Pipeline, op: OpRef<'_>) -> bool {
    if !pipeline.is_for_any() {
        return pipeline.anchor == op.name();
    }
    let fits = |item: &Item| match item {
        Item::Pass(pass, _) => pass.is_for(op),
        Item::Nested(_) => true,
    };
    op.has(Trait::IsolatedFromAbove) && pipeline.items.iter().all(fits)
}

/// Whether passes can run on an op at all.
fn check_op(op: OpRef<'_>, pipeline: &Pipeline) -> Result<(), Failure> {
    if pipeline.is_empty() {
        return Ok(());
    }
    if op.def().is_none() {
        return op.op_error("trying to schedule a pass on an unregistered operation").fail();
    }
    if !op.has(Trait::IsolatedFromAbove) {
        let message = "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'";
        return op.op_error(message).fail();
    }
    Ok(())
}

/// Whether a pass can run on this op.
pub(crate) fn check_pass(op: OpRef<'_>, pass: &PassDef, options: &Options) -> Result<(), Failure> {
    if !pass.runs_on(op) {
        let class = options.class(pass);
        let message = format!("trying to schedule pass '{class}' on an unsupported operation");
        return op.op_error(message).fail();
    }
    Ok(())
}

/// Moves an op's contents, with a copy of its own data, to a body that holds
/// nothing else, but for symbols to be seen beside it.
fn move_out(from: &mut Body, op: Op, beside: Option<&Arc<Body>>) -> (Body, Op) {
    let nested = from.take_nested(op);
    let data = from.op(op).clone();
    let props = props_of(from, op);
    let mut holder = Body::new();
    set_symbols_beside(&mut holder, beside);
    let root = holder.create_root();
    let block = holder.append_new_block(root);
    let held = holder.create_op(OpSpec {
        props: &props,
        attrs: from.discardable(op),
        body: nested,
        ..OpSpec::new(data.name, data.location)
    });
    holder.append_op(block, held);
    if from.is_verified(op) {
        holder.assume_verified();
    }
    (holder, held)
}

/// Gives an op back what was worked on apart: its contents and attributes.
fn move_back(to: &mut Body, op: Op, mut holder: Body, held: Op) {
    if let Some(nested) = holder.take_nested(held) {
        to.put_nested(op, nested);
    }
    let name = holder.op(held).name;
    let props = props_of(&holder, held);
    if name == to.op(op).name {
        for (slot, prop) in props.into_iter().enumerate() {
            to.set_prop(op, slot, prop);
        }
    } else {
        to.rename(op, name, &props);
    }
    to.set_discardable(op, holder.discardable(held));
    to.set_location(op, holder.op(held).location);
}

fn props_of(body: &Body, op: Op) -> Vec<Option<couloir_ir::Attribute>> {
    let count = body.op(op).name.def().map_or(0, |def| def.attrs.len());
    (0..count).map(|slot| body.prop(op, slot)).collect()
}
