//! Pipelines run on functions before their calls are looked at.

use std::cell::OnceCell;
use std::sync::{Arc, Mutex, PoisonError};

use couloir_ir::body::{Body, Op};
use couloir_ir::symbols::symbols_beside;
use couloir_ir::{Failure, OpRef, Scope};
use couloir_pass::{Item, Options, Pipeline, Runner};

use crate::canonicalize;

/// What is run on functions.
pub(super) struct Callables<'a> {
    runner: Runner<'a>,
    options: &'a Options,
    /// The pipelines known so far, no two for ops of the same name.
    pipelines: Vec<Pipeline>,
    /// For ops of which names it was reported that the default pipeline cannot be read.
    reported: &'a Reported,
    /// The symbols without regions around functions, which stay as they are, once they are asked for.
    beside: OnceCell<Option<Arc<Body>>>,
}

/// Names of ops.
pub(super) type Reported = Mutex<Vec<String>>;

impl<'a> Callables<'a> {
    /// What options of the pass say; a pipeline without passes is none, and one for any op is
    /// that of ops called so, of which there are none.
    pub(super) fn new(runner: Runner<'a>, options: &'a Options, reported: &'a Reported) -> Self {
        let mut pipelines = Vec::<Pipeline>::new();
        for pipeline in options.pipelines("op-pipelines") {
            let is_new = pipelines.iter().all(|known| known.anchor != pipeline.anchor);
            if is_new && !pipeline.items.is_empty() && pipeline.anchor != "any" {
                pipelines.push(pipeline);
            }
        }
        Self { runner, options, pipelines, reported, beside: OnceCell::new() }
    }

    /// The same for functions elsewhere.
    pub(super) fn anew(&self) -> Self {
        Self::new(self.runner, self.options, self.reported)
    }

    /// Runs on each of some functions the pipeline for ops of its name.
    pub(super) fn optimize(
        &mut self,
        table: &OpRef<'_>,
        body: &mut Body,
        ops: &[Op],
    ) -> Result<(), Failure> {
        for &op in ops {
            let name = Scope::new(table.ctx(), body).op(op).name();
            if self.pipelines.iter().all(|known| known.anchor != name) {
                let pipeline = self.default_for(table, name);
                self.pipelines.push(pipeline);
            }
        }
        let scope = Scope { outer: Some(table), ..Scope::new(table.ctx(), body) };
        let beside = self.beside.get_or_init(|| symbols_beside(scope));
        self.runner.run_on(table, (body, beside.as_ref()), ops, &self.pipelines)
    }

    /// The pipeline for ops without one of their own. One that cannot be read
    /// is reported, and nothing is run, as upstream has it.
    fn default_for(&self, table: &OpRef<'_>, name: &str) -> Pipeline {
        if !self.options.is_given("default-pipeline") {
            let pass = Item::Pass(&canonicalize::PASS, Options::defaults(&canonicalize::PASS));
            let mut pipeline = Pipeline::new(name);
            pipeline.items.push(pass);
            return pipeline;
        }
        let read = self.options.pipeline(name, self.options.text("default-pipeline"));
        read.unwrap_or_else(|error| {
            let mut reported = self.reported.lock().unwrap_or_else(PoisonError::into_inner);
            if reported.iter().all(|known| known != name) {
                reported.push(name.to_owned());
                table.ctx().say(error.message);
            }
            Pipeline::new(name)
        })
    }
}
