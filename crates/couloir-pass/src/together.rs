//! Which steps of a pipeline run together on each body, and passes for the ops inside of an op
//! among them.

use couloir_ir::op::Trait;
use couloir_ir::{Body, Context, Failure, OpRef, Scope};

use crate::bodywise::{Asked, BodyWise, Note, Wanted};
use crate::def::PassDef;
use crate::fused::top_ops;
use crate::options::Options;
use crate::pipeline::{Item, Pipeline, Step};
use crate::run::{check_pass, suits};

/// The steps at the front of some that run together.
pub(crate) struct Together<'s> {
    /// What they run, in order.
    pub(crate) passes: Vec<Fused<'s>>,
    /// How many steps they are.
    pub(crate) steps: usize,
}

impl<'s> Together<'s> {
    /// Of no steps.
    pub(crate) const NONE: Together<'s> = Together { passes: Vec::new(), steps: 0 };

    /// Those at the front of these, up to the first with a pass that does not work body by body.
    pub(crate) fn of(steps: &'s [Step<'_>]) -> Self {
        let mut together = Self::NONE;
        for step in steps {
            let Some(passes) = fused(step) else { break };
            together.passes.extend(passes);
            together.steps += 1;
        }
        together
    }
}

/// Whether all steps of a pipeline run together, as far as can be told without the op it is for.
pub fn runs_together(ctx: &Context, pipeline: &Pipeline) -> bool {
    let steps = pipeline.steps(ctx);
    Together::of(&steps).steps == steps.len()
}

/// A pass of several that run together.
#[derive(Clone, Copy)]
pub(crate) struct Fused<'s> {
    pub(crate) pass: &'static PassDef,
    pub(crate) options: &'s Options,
    /// Where it runs on ops inside: the pipelines of its step, and which of them it is in.
    inside: Option<(&'s [Pipeline], usize)>,
}

impl<'s> Fused<'s> {
    fn of(pass: &'static PassDef, options: &'s Options) -> Option<Self> {
        pass.bodies.map(|_| Fused { pass, options, inside: None })
    }

    /// The pass, about to run on an op.
    ///
    /// # Errors
    /// When it cannot run, or not body by body.
    pub(crate) fn work(&self, op: OpRef<'_>) -> Result<Box<dyn BodyWise + 's>, Failure> {
        if self.inside.is_none() {
            check_pass(op, self.pass, self.options)?;
        }
        let work = self.pass.bodies.ok_or(Failure)?(self.options, op)?;
        Ok(match self.inside {
            None => work,
            Some((pipelines, which)) => {
                Box::new(Inside { work, pass: self.pass, pipelines, which })
            }
        })
    }
}

/// The passes of a step, if all work body by body.
fn fused<'s>(step: &'s Step<'_>) -> Option<Vec<Fused<'s>>> {
    match step {
        Step::Pass(pass, options) => Fused::of(pass, options).map(|pass| vec![pass]),
        Step::Inside(pipelines) => {
            let item = |(which, item): (usize, &'s Item)| match item {
                Item::Pass(pass, options) => {
                    let inside = Some((pipelines.as_slice(), which));
                    Fused::of(pass, options).map(|pass| Fused { inside, ..pass })
                }
                Item::Nested(_) => None,
            };
            let each = pipelines.iter().enumerate();
            each.flat_map(|(which, all)| all.items.iter().map(move |one| (which, one)))
                .map(item)
                .collect()
        }
    }
}

/// A pass that runs on some of the ops inside of an op: on the bodies of these it does what it
/// does where the op around is run on, and leaves all else.
struct Inside<'s> {
    work: Box<dyn BodyWise>,
    pass: &'static PassDef,
    pipelines: &'s [Pipeline],
    which: usize,
}

impl Inside<'_> {
    /// Whether it runs on an op inside.
    ///
    /// # Errors
    /// When it should and cannot.
    fn is_for(&self, op: OpRef<'_>) -> Result<bool, Failure> {
        let first = self.pipelines.iter().position(|pipeline| suits(pipeline, op));
        let can_run = op.has(Trait::IsolatedFromAbove) && self.pass.runs_on(op);
        match first == Some(self.which) {
            true if !can_run => Err(Failure),
            is_for => Ok(is_for),
        }
    }
}

impl BodyWise for Inside<'_> {
    fn around(&self, op: &OpRef<'_>, body: &mut Body) -> Result<Wanted, Failure> {
        let scope = Scope { ctx: op.ctx(), body, outer: Some(op) };
        let mut ops = Vec::new();
        for op in top_ops(body) {
            if self.is_for(scope.op(op))? && body.nested(op).is_some() {
                ops.push((op, None));
            }
        }
        Ok(Wanted::Of(ops))
    }

    fn inside(
        &self,
        owner: &OpRef<'_>,
        body: &mut Body,
        note: Note,
    ) -> Result<Option<Asked>, Failure> {
        // What is asked for by a pass on an op inside is done at the end of the step.
        match self.work.inside(owner, body, note)? {
            None => Ok(None),
            Some(_) => Err(Failure),
        }
    }

    fn leaves(&self, _: OpRef<'_>) -> bool {
        false
    }

    fn is_lasting(&self) -> bool {
        self.work.is_lasting()
    }
}
