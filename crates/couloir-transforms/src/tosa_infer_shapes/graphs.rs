//! Conditions and loops: what comes in goes to the graphs in them, what these give comes out.

use couloir_ir::body::{Op, Region};
use couloir_ir::{Failure, Type};

use super::{Inference, knowledge};

/// Types of values that go along an edge.
type Types = Vec<Type>;

impl Inference<'_> {
    fn types(&self, op: Op) -> Types {
        self.body.operands(op).map(|value| self.body.ty(value)).collect()
    }

    /// What a graph gives.
    fn given(&self, region: Region) -> Option<Types> {
        let block = self.body.entry_block(region)?;
        Some(self.types(self.body.last_op(block)?))
    }

    /// Goes through a graph that gets values of these types.
    fn graph(&mut self, region: Region, types: &[Type]) -> Result<(), Failure> {
        let Some(block) = self.body.entry_block(region) else { return Ok(()) };
        for (arg, &ty) in self.body.args(block).to_vec().into_iter().zip(types) {
            self.set(arg, ty);
        }
        self.region(region)
    }

    fn set_results(&mut self, op: Op, types: &[Type]) {
        let results = self.body.results(op).zip(types).collect::<Vec<_>>();
        for (result, &ty) in results {
            self.set(result, ty);
        }
    }

    /// Types that hold of one list of values and of another.
    fn either(&self, a: &[Type], b: &[Type]) -> Types {
        a.iter().zip(b).map(|(&a, &b)| knowledge::either(self.ctx, a, b)).collect()
    }

    /// Results are what one graph gives or the other.
    pub(super) fn cond_if(&mut self, op: Op) -> Result<(), Failure> {
        let types = self.types(op);
        let mut results: Option<Types> = None;
        for region in self.body.regions(op).to_vec() {
            self.graph(region, types.get(1..).unwrap_or_default())?;
            let Some(given) = self.given(region) else { continue };
            results = Some(results.map_or(given.clone(), |own| self.either(&own, &given)));
        }
        self.set_results(op, &results.unwrap_or_default());
        Ok(())
    }

    /// What goes around is what comes in or what the body gives, what comes out is what this gives:
    /// a loop is taken to be gone through.
    pub(super) fn while_loop(&mut self, op: Op) -> Result<(), Failure> {
        let &[condition, body] = self.body.regions(op) else { return Ok(()) };
        let mut types = self.types(op);
        let given = loop {
            let changes = self.journal.len();
            self.graph(body, &types)?;
            let given = self.given(body).unwrap_or_default();
            let either = self.either(&types, &given);
            if either == types || given.len() != types.len() {
                break given;
            }
            self.undo(changes);
            types = either;
        };
        self.graph(condition, &types)?;
        self.set_results(op, &given);
        Ok(())
    }
}
