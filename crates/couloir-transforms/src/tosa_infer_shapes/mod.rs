//! `tosa-infer-shapes`: results of `tosa` ops get the sizes that follow from what comes in.
//!
//! What other ops take keeps its type: a `tensor.cast` stands between.

mod graphs;
mod knowledge;

use couloir_dialects::{tensor, tosa};
use couloir_ir::body::{Body, Op, Region, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::op::Trait;
use couloir_ir::view::Scope;
use couloir_ir::{Context, Failure, OpRef, Type};
use couloir_pass::{PassCx, PassDef};
use rustc_hash::FxHashSet;

/// `tosa-infer-shapes`
pub static PASS: PassDef = PassDef {
    name: "tosa-infer-shapes",
    class: "TosaInferShapesPass",
    description: "Propagate shapes across TOSA operations",
    anchor: Some("func.func"),
    run,
    loads: &["func", "tensor", "tosa"],
    ..PassDef::EMPTY
};

/// So many ops are looked at for each there is, as loops in loops are gone through again.
const MOST_VISITS: usize = 256;

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let work = |op: &OpRef<'_>, body: &mut Body| {
        let visits = body.num_ops().saturating_mul(MOST_VISITS);
        let mut inference = Inference { ctx, outer: op, body, journal: Vec::new(), visits };
        for region in inference.body.roots().to_vec() {
            inference.region(region)?;
        }
        inference.cast_back();
        Ok(())
    };
    cx.inside(work).unwrap_or(Ok(()))
}

/// Types as they are found out.
struct Inference<'a> {
    ctx: &'a Context,
    outer: &'a OpRef<'a>,
    body: &'a mut Body,
    /// Each value whose type changed, with the type before; a value may be there several times.
    journal: Vec<(Value, Type)>,
    /// How many ops may still be looked at.
    visits: usize,
}

impl Inference<'_> {
    fn view(&self, op: Op) -> OpRef<'_> {
        Scope { ctx: self.ctx, body: self.body, outer: Some(self.outer) }.op(op)
    }

    fn set(&mut self, value: Value, ty: Type) {
        let before = self.body.ty(value);
        if before != ty {
            self.journal.push((value, before));
            self.body.set_type(value, ty);
        }
    }

    /// Takes back what changed since there were so many changes.
    fn undo(&mut self, changes: usize) {
        while self.journal.len() > changes {
            let Some((value, before)) = self.journal.pop() else { return };
            self.body.set_type(value, before);
        }
    }

    fn region(&mut self, region: Region) -> Result<(), Failure> {
        let mut block = self.body.entry_block(region);
        while let Some(own) = block {
            let mut next = self.body.first_op(own);
            while let Some(op) = next {
                self.op(op)?;
                next = self.body.next_op(op);
            }
            block = self.body.next_block(own);
        }
        Ok(())
    }

    fn op(&mut self, op: Op) -> Result<(), Failure> {
        let Some(left) = self.visits.checked_sub(1) else {
            let message = "loops are nested too deeply for the shapes in them to be inferred";
            return self.view(op).op_error(message).fail();
        };
        self.visits = left;
        let view = self.view(op);
        if view.is(tosa::If::def()) {
            self.cond_if(op)
        } else if view.is(tosa::While::def()) {
            self.while_loop(op)
        } else {
            self.results(op);
            Ok(())
        }
    }

    /// What follows for the results of an op that holds nothing.
    fn results(&mut self, op: Op) {
        let Some(shapes) = tosa::result_shapes(self.view(op)) else { return };
        let results = self.body.results(op).zip(shapes).collect::<Vec<_>>();
        for (result, shape) in results {
            let ty = knowledge::refined(self.ctx, self.body.ty(result), shape);
            self.set(result, ty);
        }
    }

    /// Puts casts between values whose types changed and ops that do not go along.
    fn cast_back(&mut self) {
        let mut seen = FxHashSet::default();
        for (value, before) in std::mem::take(&mut self.journal) {
            if seen.insert(value) && self.body.ty(value) != before {
                self.cast_value_back(value, before);
            }
        }
    }

    fn cast_value_back(&mut self, value: Value, before: Type) {
        let stays = |op: Op| !follows(self.view(op));
        let users = self.body.uses(value).map(|operand| operand.op).filter(|&op| stays(op));
        let users = users.collect::<FxHashSet<_>>();
        if users.is_empty() {
            return;
        }
        let Some(point) = self.after(value) else { return };
        let location = self.body.value_location(value);
        let new = NewOp::new(tensor::Cast::def()).operands([value]).result(before);
        let cast = Builder::new(self.ctx, self.body, point, location).insert1(new);
        self.body.replace_uses_if(value, cast, |_, operand| users.contains(&operand.op));
    }

    /// The first place where a value is defined.
    fn after(&self, value: Value) -> Option<InsertPoint> {
        match self.body.defining_op(value) {
            Some(op) => InsertPoint::after(self.body, op),
            None => {
                let (block, _) = self.body.as_arg(value)?;
                Some(InsertPoint::start(self.body, block))
            }
        }
    }
}

/// Whether what an op takes may get to be known better: it tells the types of its results itself.
fn follows(op: OpRef<'_>) -> bool {
    let Some(def) = op.def() else { return false };
    let infers = def.hooks.infer.is_some();
    infers
        || def.dialect() == "tosa"
        || [Trait::InferType, Trait::SameOperandsAndResultType].iter().any(|&which| def.has(which))
}
