//! Pipelines: passes in order, nested by the op they run on.

use std::collections::BTreeSet;

use couloir_diag::{Diagnostic, Place};
use couloir_ir::op::Trait;
use couloir_ir::{Context, Failure, OpName};

use crate::def::{OptionKind, PassDef};
use crate::options::Options;

/// The anchor of a pipeline for isolated ops of any name.
pub(crate) const ANY: &str = "any";

/// Passes run on each op of one kind.
#[derive(Clone)]
pub struct Pipeline {
    /// The name of the op, or `any`.
    pub anchor: String,
    /// What is run, in order.
    pub items: Vec<Item>,
}

/// A step of a pipeline.
#[derive(Clone)]
pub enum Item {
    /// A pass with its options.
    Pass(&'static PassDef, Options),
    /// Passes for ops inside.
    Nested(Pipeline),
}

impl Pipeline {
    /// A pipeline for ops of this name.
    pub fn new(anchor: impl Into<String>) -> Self {
        Self { anchor: anchor.into(), items: Vec::new() }
    }

    /// Whether ops of this name are among those the pipeline is for.
    pub fn is_for(&self, name: &str) -> bool {
        self.is_for_any() || self.anchor == name
    }

    /// Whether the pipeline is for isolated ops of any name.
    pub(crate) fn is_for_any(&self) -> bool {
        self.anchor == ANY
    }

    /// Adds a pass; one for another kind of op is nested under that op's name,
    /// as upstream does for passes given one by one.
    pub fn push(&mut self, pass: &'static PassDef, options: Options) {
        let item = Item::Pass(pass, options);
        match pass.anchor.filter(|&anchor| !self.is_for(anchor)) {
            Some(anchor) => {
                let nested = Pipeline { anchor: anchor.into(), items: vec![item] };
                self.items.push(Item::Nested(nested));
            }
            None => self.items.push(item),
        }
    }

    /// Numbers all passes from one on, those nested too, for those that watch
    /// a run.
    pub fn number(&mut self) {
        let mut pending = vec![self];
        let mut last = 0;
        while let Some(pipeline) = pending.pop() {
            for item in &mut pipeline.items {
                match item {
                    Item::Pass(_, options) => {
                        last += 1;
                        options.set_pass_number(last);
                    }
                    Item::Nested(nested) => pending.push(nested),
                }
            }
        }
    }

    /// The dialects that its passes load, and those of pipelines that are run in place of passes.
    /// What a pass runs on ops inside of its own choice loads nothing before it runs.
    pub(crate) fn loads(&self) -> BTreeSet<&'static str> {
        let mut loads = BTreeSet::new();
        let mut pending = vec![self.clone()];
        while let Some(pipeline) = pending.pop() {
            for item in pipeline.items {
                match item {
                    Item::Pass(pass, options) => {
                        loads.extend(pass.loads);
                        pending.extend(in_place(pass, &options, &pipeline.anchor));
                    }
                    Item::Nested(nested) => pending.push(nested),
                }
            }
        }
        loads
    }

    /// Refuses passes for functions where they are to be run on an op that is none.
    fn check_functions(&self, ctx: &Context) -> Result<(), Failure> {
        let mut pending = vec![self];
        while let Some(pipeline) = pending.pop() {
            let is_other = pipeline.is_for_no_function(ctx);
            for item in &pipeline.items {
                match item {
                    Item::Pass(pass, options) if pass.functions && is_other => {
                        let (class, anchor) = (options.class(pass), &pipeline.anchor);
                        let message = format!(
                            "unable to schedule pass '{class}' on a PassManager intended to run \
                             on '{anchor}'!"
                        );
                        ctx.emit(Diagnostic::error(Place::Unknown, message));
                        return Err(Failure);
                    }
                    Item::Pass(..) => {}
                    Item::Nested(nested) => pending.push(nested),
                }
            }
        }
        Ok(())
    }

    /// Whether it is known what op this is for, and that this is no function.
    fn is_for_no_function(&self, ctx: &Context) -> bool {
        let name = ctx.find_op_name(&self.anchor).filter(|_| !self.is_for_any());
        name.and_then(OpName::def).is_some_and(|def| {
            let dialect = def.name.split('.').next().unwrap_or_default();
            !def.has(Trait::Function) && (dialect == "builtin" || ctx.has_loaded(dialect))
        })
    }

    /// Has its passes look at their options, in the order in which they are run.
    ///
    /// # Errors
    /// When one cannot do with them.
    pub fn start(&self, ctx: &Context) -> Result<(), Failure> {
        self.check_functions(ctx)?;
        let mut pending = vec![self.as_run().items.into_iter()];
        while let Some(items) = pending.last_mut() {
            match items.next() {
                Some(Item::Pass(pass, options)) => {
                    pass.start.map_or(Ok(()), |start| start(ctx, &options))?;
                }
                Some(Item::Nested(nested)) => pending.push(nested.items.into_iter()),
                None => drop(pending.pop()),
            }
        }
        Ok(())
    }

    /// How many passes there are, nested ones counted as one step each.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there is nothing to run.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The steps as they are run: neighbouring pipelines for ops inside are
    /// one step, in which all that is for one kind of op is one pipeline.
    /// Pipelines for any op stay by themselves.
    pub(crate) fn merged(&self) -> Vec<Step<'_>> {
        let mut steps = Vec::new();
        for item in &self.items {
            match (item, steps.last_mut()) {
                (Item::Pass(pass, options), _) => steps.push(Step::Pass(pass, options)),
                (Item::Nested(nested), Some(Step::Inside(all)))
                    if !nested.is_for_any() && all.iter().all(|other| !other.is_for_any()) =>
                {
                    merge_into(all, nested);
                }
                (Item::Nested(nested), _) => steps.push(Step::Inside(vec![nested.clone()])),
            }
        }
        steps
    }
}

impl Pipeline {
    /// The pipeline as it is run, as one: what is one step is in the order of
    /// the names of the ops it is for.
    #[must_use]
    pub fn as_run(&self) -> Pipeline {
        let mut run = Pipeline::new(self.anchor.clone());
        for step in self.merged() {
            match step {
                Step::Pass(pass, options) => run.items.push(Item::Pass(pass, options.clone())),
                Step::Inside(mut all) => {
                    all.sort_by(|one, other| one.anchor.cmp(&other.anchor));
                    run.items.extend(all.iter().map(|nested| Item::Nested(nested.as_run())));
                }
            }
        }
        run
    }
}

/// The pipelines that a pass runs on the op that it is given.
fn in_place(pass: &PassDef, options: &Options, anchor: &str) -> Vec<Pipeline> {
    let those = pass.options.iter().filter(|option| option.kind == OptionKind::Pipeline);
    those.filter_map(|option| options.pipeline(anchor, options.text(option.name)).ok()).collect()
}

fn merge_into(all: &mut Vec<Pipeline>, nested: &Pipeline) {
    match all.iter_mut().find(|other| other.anchor == nested.anchor) {
        Some(other) => other.items.extend_from_slice(&nested.items),
        None => all.push(nested.clone()),
    }
}

/// What is run at once.
pub(crate) enum Step<'p> {
    /// A pass on the op.
    Pass(&'static PassDef, &'p Options),
    /// On each op inside, the pipeline that is for it.
    Inside(Vec<Pipeline>),
}
