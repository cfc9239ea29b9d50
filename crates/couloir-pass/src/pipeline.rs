//! Pipelines: passes in order, nested by the op they run on.

use std::collections::BTreeSet;

use couloir_diag::{Diagnostic, Place};
use couloir_ir::op::{OpDef, Trait};
use couloir_ir::{Context, Failure, OpName};

use crate::def::{OptionKind, PassDef, Registry};
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
    /// Its number among pipelines and passes, for those that watch a run.
    number: Option<u32>,
    /// Whether neighbours were not joined with it, which keeps those inside of it apart, too.
    apart: bool,
}

/// A step of a pipeline.
#[derive(Clone)]
pub enum Item {
    /// A pass with its options.
    Pass(&'static PassDef, Options),
    /// Passes for ops inside.
    Nested(Pipeline),
}

impl Item {
    /// A pass with its options as text, which are those it has.
    pub fn pass(pass: &'static PassDef, options: &str) -> Self {
        Self::pass_of(pass, options, &[])
    }

    /// The same, where pipelines among the options are made of these passes.
    pub fn pass_of(pass: &'static PassDef, options: &str, passes: &[&'static PassDef]) -> Self {
        let mut registry = Registry::new();
        registry.add(passes);
        let parsed = Options::parse(pass, options, &registry);
        Self::Pass(pass, parsed.unwrap_or_else(|_| Options::defaults(pass)))
    }

    /// Passes on the ops of a name.
    pub fn nested(anchor: &str, items: Vec<Item>) -> Self {
        Self::Nested(Pipeline { items, ..Pipeline::new(anchor) })
    }
}

impl Pipeline {
    /// A pipeline for ops of this name.
    pub fn new(anchor: impl Into<String>) -> Self {
        Self { anchor: anchor.into(), items: Vec::new(), number: None, apart: false }
    }

    /// Its number, of one that is nested in [numbered](Self::number) ones.
    pub fn pipeline_number(&self) -> Option<u32> {
        self.number
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
        match pass.stands_for {
            Some(items) => items(&options).into_iter().for_each(|item| match item {
                Item::Pass(pass, own) => self.push_one(pass, own),
                nested @ Item::Nested(_) => self.items.push(nested),
            }),
            None => self.push_one(pass, options),
        }
    }

    fn push_one(&mut self, pass: &'static PassDef, options: Options) {
        let item = Item::Pass(pass, options);
        match pass.anchor.filter(|&anchor| !self.is_for(anchor)) {
            Some(anchor) => {
                let nested = Pipeline { items: vec![item], ..Pipeline::new(anchor) };
                self.items.push(Item::Nested(nested));
            }
            None => self.items.push(item),
        }
    }

    /// Numbers all passes and nested pipelines from one on, for those that watch
    /// a run.
    pub fn number(&mut self) {
        let mut pending = vec![self];
        let mut last = 0;
        while let Some(pipeline) = pending.pop() {
            for item in &mut pipeline.items {
                last += 1;
                match item {
                    Item::Pass(_, options) => options.set_pass_number(last),
                    Item::Nested(nested) => {
                        nested.number = Some(last);
                        pending.push(nested);
                    }
                }
            }
        }
    }

    /// The dialects that its passes load, and those of pipelines that are run in place of passes.
    /// What a pass runs on ops inside of its own choice loads nothing before it runs.
    pub fn loads(&self) -> BTreeSet<&'static str> {
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

    /// Refuses passes for functions where they are to be run on an op that is none. Pipelines
    /// that their neighbours were not joined with are let pass until they run.
    fn check_functions(&self, ctx: &Context) -> Result<(), Failure> {
        let mut pending = vec![(self.clone(), false)];
        while let Some((pipeline, was_inside)) = pending.pop() {
            if was_inside {
                pipeline.check_own(ctx)?;
                continue;
            }
            let inside = pipeline.steps(ctx).into_iter().flat_map(Step::into_pipelines);
            let inside = inside.filter(|nested| !nested.apart).collect::<Vec<_>>();
            pending.push((pipeline, true));
            pending.extend(inside.into_iter().rev().map(|nested| (nested, false)));
        }
        Ok(())
    }

    fn check_own(&self, ctx: &Context) -> Result<(), Failure> {
        if !self.is_for_no_function(ctx) {
            return Ok(());
        }
        let wrong = self.items.iter().find_map(|item| match item {
            Item::Pass(pass, options) if pass.functions => Some(options.class(pass)),
            Item::Pass(..) | Item::Nested(_) => None,
        });
        let Some(class) = wrong else { return Ok(()) };
        let message = format!(
            "unable to schedule pass '{class}' on a PassManager intended to run on '{}'!",
            self.anchor
        );
        ctx.emit(Diagnostic::error(Place::Unknown, message));
        Err(Failure)
    }

    /// Whether it is known what op this is for, and that this is no function.
    fn is_for_no_function(&self, ctx: &Context) -> bool {
        let def = loaded_def(ctx, &self.anchor).filter(|_| !self.is_for_any());
        def.is_some_and(|def| !def.has(Trait::Function))
    }

    /// Whether a pipeline for any op is for those of this name, as far as the name tells.
    fn takes(&self, ctx: &Context, name: &str) -> bool {
        let fits = |def: &OpDef, item: &Item| match item {
            Item::Pass(pass, _) => {
                pass.anchor.is_none_or(|anchor| anchor == name)
                    && (!pass.functions || def.has(Trait::Function))
            }
            Item::Nested(_) => true,
        };
        loaded_def(ctx, name).is_some_and(|def| {
            def.has(Trait::IsolatedFromAbove) && self.items.iter().all(|item| fits(def, item))
        })
    }

    /// Has its passes look at their options, in the order in which they are run.
    ///
    /// # Errors
    /// When one cannot do with them.
    pub fn start(&self, ctx: &Context) -> Result<(), Failure> {
        self.check_functions(ctx)?;
        let mut pending = vec![self.as_run(ctx).items.into_iter()];
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
    /// one step, in which all that is for one kind of op is one pipeline, in the order of the
    /// names of the ops. A pipeline for any op is the last; it is by itself where a neighbour is
    /// for some of the same ops.
    pub fn steps(&self, ctx: &Context) -> Vec<Step<'_>> {
        let mut steps = Vec::new();
        for item in &self.items {
            match item {
                Item::Pass(pass, options) => steps.push(Step::Pass(pass, options)),
                Item::Nested(nested) => self.add_nested(ctx, &mut steps, nested),
            }
        }
        for step in &mut steps {
            if let Step::Inside(all) = step {
                all.sort_by(|one, other| one.rank().cmp(&other.rank()));
            }
        }
        steps
    }

    fn add_nested(&self, ctx: &Context, steps: &mut Vec<Step<'_>>, nested: &Pipeline) {
        match steps.last_mut() {
            Some(Step::Inside(all)) if !self.apart && can_join(ctx, all, nested) => {
                return merge_into(all, nested);
            }
            Some(Step::Inside(all)) => all.iter_mut().for_each(|one| one.apart = true),
            Some(Step::Pass(..)) | None => {}
        }
        let nested = Pipeline { apart: self.apart, ..nested.clone() };
        steps.push(Step::Inside(vec![nested]));
    }

    fn rank(&self) -> (bool, &str) {
        (self.is_for_any(), &self.anchor)
    }

    /// The pipeline as it is run, as one: what is one step is in the order of
    /// the names of the ops it is for.
    #[must_use]
    pub fn as_run(&self, ctx: &Context) -> Pipeline {
        let mut run = Pipeline::new(self.anchor.clone());
        for step in self.steps(ctx) {
            match step {
                Step::Pass(pass, options) => run.items.push(Item::Pass(pass, options.clone())),
                Step::Inside(all) => {
                    run.items.extend(all.iter().map(|nested| Item::Nested(nested.as_run(ctx))));
                }
            }
        }
        run
    }
}

/// What is known of ops of a name, if their dialect is loaded.
fn loaded_def(ctx: &Context, name: &str) -> Option<&'static OpDef> {
    let def = ctx.find_op_name(name).and_then(OpName::def)?;
    let dialect = def.name.split('.').next().unwrap_or_default();
    (dialect == "builtin" || ctx.has_loaded(dialect)).then_some(def)
}

/// Whether no op could be taken both by one of these and by another.
fn can_join(ctx: &Context, all: &[Pipeline], nested: &Pipeline) -> bool {
    let clash = |one: &Pipeline, other: &Pipeline| {
        one.is_for_any() && (other.is_for_any() || one.takes(ctx, &other.anchor))
    };
    !all.iter().any(|one| clash(one, nested) || clash(nested, one))
}

/// The pipelines that a pass runs on the op that it is given.
fn in_place(pass: &PassDef, options: &Options, anchor: &str) -> Vec<Pipeline> {
    let those = pass.options.iter().filter(|option| matches!(option.kind, OptionKind::Pipeline));
    those.filter_map(|option| options.pipeline(anchor, options.text(option.name)).ok()).collect()
}

fn merge_into(all: &mut Vec<Pipeline>, nested: &Pipeline) {
    match all.iter_mut().find(|other| other.anchor == nested.anchor) {
        Some(other) => other.items.extend_from_slice(&nested.items),
        None => all.push(nested.clone()),
    }
}

/// What is run at once.
pub enum Step<'p> {
    /// A pass on the op.
    Pass(&'static PassDef, &'p Options),
    /// On each op inside, the pipeline that is for it.
    Inside(Vec<Pipeline>),
}

impl Step<'_> {
    fn into_pipelines(self) -> Vec<Pipeline> {
        match self {
            Step::Pass(..) => Vec::new(),
            Step::Inside(all) => all,
        }
    }
}
