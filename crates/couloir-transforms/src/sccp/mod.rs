//! `sccp`: sparse conditional constant propagation. Values that are found to
//! be constants where control gets to become constants.

use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::op::{FoldResult, Trait};
use couloir_ir::{Attribute, Context, Location, OpRef, Scope, Type};
use couloir_pass::PassDef;
use couloir_rewrite::effects::Everywhere;
use couloir_rewrite::{Constants as Known, all_ops, constant_in, fold_with};
use rustc_hash::FxHashMap;

use crate::dataflow::{
    Constant, Constants, Program, make_known_results, settle_extractions, solve,
};

/// `sccp`
pub static PASS: PassDef = PassDef {
    name: "sccp",
    class: "SCCP",
    description: "Sparse Conditional Constant Propagation",
    anchor: None,
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        let work = |op: &OpRef<'_>, body: &mut Body| {
            settle_extractions(ctx, op, body, false)?;
            let found = find(Scope { ctx, body, outer: Some(op) });
            let mut rewrite = Rewrite { ctx, found: &found, next: 0 };
            rewrite.body(Some(op), body);
            make_known_results(ctx, op, body)
        };
        cx.inside(work).unwrap_or(Ok(()))
    },
    ..PassDef::EMPTY
};

/// The constants of each body, by value.
type Found = Vec<FxHashMap<Value, (Attribute, &'static str)>>;

/// Finds the constants of a body and those in it.
fn find(scope: Scope<'_>) -> Found {
    let owners = Program::owners(scope.body);
    let program = Program::new(scope, &owners);
    let solution = solve(&program, &Constants);
    let in_body = |body: usize| {
        let count = program.scope(body).body.num_values() as u32;
        let values = (0..count).map(Value::from_u32);
        let known = values.filter_map(|value| match solution.state(&program, body, value) {
            Some(&Constant::Known(attr, dialect)) => Some((value, (attr, dialect))),
            _ => None,
        });
        known.collect()
    };
    (0..program.num_bodies()).map(in_body).collect()
}

/// Puts constants in place of values.
struct Rewrite<'a> {
    ctx: &'a Context,
    found: &'a Found,
    /// The number of the next body.
    next: usize,
}

impl Rewrite<'_> {
    /// Works on a body and those in it, in the order in which they were
    /// numbered. Recursion is as deep as isolated ops nest.
    fn body(&mut self, outer: Option<&OpRef<'_>>, body: &mut Body) {
        let Some(known) = self.found.get(self.next) else { return };
        self.next += 1;
        for op in all_ops(body) {
            if let Some(mut nested) = body.take_nested(op) {
                let scope = Scope { ctx: self.ctx, body, outer };
                self.body(Some(&scope.op(op)), &mut nested);
                body.put_nested(op, nested);
            }
        }
        if known.is_empty() {
            return;
        }
        let (made, harmless) = (FxHashMap::default(), Everywhere::harmless());
        let mut one = OneBody { ctx: self.ctx, outer, known, made, harmless };
        one.settle_uses(body);
        one.rewrite(body);
    }
}

/// Puts constants in place of the values of one body.
struct OneBody<'a> {
    ctx: &'a Context,
    outer: Option<&'a OpRef<'a>>,
    known: &'a FxHashMap<Value, (Attribute, &'static str)>,
    /// The constants made so far, by the region they are in.
    made: FxHashMap<(Region, &'static str, Attribute, Type), Value>,
    /// Constants that are made and ops that go do not change where it fails.
    harmless: Everywhere,
}

impl OneBody<'_> {
    /// Puts uses in the order in which upstream's search leaves them, which tries to fold ops in
    /// place and takes that back: constants that a commutative op has last are set anew, and all
    /// its operands where constants come before others.
    fn settle_uses(&self, body: &mut Body) {
        for op in all_ops(body) {
            let view = Scope { ctx: self.ctx, body, outer: self.outer }.op(op);
            if !view.has(Trait::Commutative) || view.operands().len() < 2 {
                continue;
            }
            let constant = |value| self.known.get(&value).map(|&(attr, _)| attr);
            let constants = view.operands().map(constant).collect::<Known>();
            match fold_with(view, &constants) {
                FoldResult::Replaced(_) => {}
                FoldResult::None => {
                    let last = constants.iter().rev().take_while(|it| it.is_some()).count();
                    body.renew_last_operands(op, last);
                }
                _ => body.renew_operands(op),
            }
        }
    }

    fn rewrite(&mut self, body: &mut Body) {
        let mut pending = blocks(body, body.roots());
        while let Some(block) = pending.pop() {
            for op in body.block_ops(block).collect::<Vec<_>>() {
                if self.op(body, op) {
                    body.erase_op(op);
                } else if body.nested(op).is_none() {
                    pending.extend(blocks(body, body.regions(op)));
                }
            }
            for arg in body.args(block).to_vec() {
                self.value(body, block, arg);
            }
        }
    }

    /// Replaces the results of an op; whether nothing is left of it.
    fn op(&mut self, body: &mut Body, op: Op) -> bool {
        let Some(block) = body.block_of(op) else { return false };
        let results = body.results(op).collect::<Vec<_>>();
        let mut all = !results.is_empty();
        for result in results {
            all &= self.value(body, block, result);
        }
        let view = Scope { ctx: self.ctx, body, outer: self.outer }.op(op);
        all && self.harmless.would_be_dead(view)
    }

    /// Replaces a value that is a constant; whether it is one.
    fn value(&mut self, body: &mut Body, block: Block, value: Value) -> bool {
        let Some(&(attr, dialect)) = self.known.get(&value) else { return false };
        let ty = body.ty(value);
        let Some(constant) = self.constant(body, block, (attr, dialect, ty)) else { return false };
        body.replace_all_uses(value, constant);
        true
    }

    /// The constant of a dialect's making at the start of the region for it;
    /// dialects whose constants are ops of another share these.
    fn constant(
        &mut self,
        body: &mut Body,
        block: Block,
        (attr, dialect, ty): (Attribute, &'static str, Type),
    ) -> Option<Value> {
        let new = constant_in(self.ctx, dialect, attr, ty)?;
        let home = home(body, block)?;
        let key = (home, new.name.def()?.dialect(), attr, ty);
        if let Some(&made) = self.made.get(&key) {
            return Some(made);
        }
        let point = InsertPoint::start(body, body.entry_block(home)?);
        let made = Builder::new(self.ctx, body, point, Location::UNKNOWN).insert1(new);
        self.made.insert(key, made);
        Some(made)
    }
}

/// The blocks of regions, those to be looked at first last.
fn blocks(body: &Body, regions: &[Region]) -> Vec<Block> {
    let of_region = |&region: &Region| {
        let mut blocks = body.region_blocks(region).collect::<Vec<_>>();
        blocks.reverse();
        blocks
    };
    regions.iter().flat_map(of_region).collect()
}

/// The region in which constants for a block are made.
fn home(body: &Body, block: Block) -> Option<Region> {
    let mut region = body.region_of(block)?;
    while let Some(parent) = body.region_parent(region) {
        let def = body.op(parent).name.def();
        if def.is_none_or(|def| def.has(Trait::IsolatedFromAbove)) {
            break;
        }
        region = body.block_of(parent).and_then(|block| body.region_of(block))?;
    }
    Some(region)
}
