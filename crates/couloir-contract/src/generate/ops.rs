//! Makes the ops of functions at random, each of values that are there before it.

use couloir::ir::body::{Block, Body, Op, Region, Value};
use couloir::ir::op::{Arity, AttrSyntax, InferInput, Presence, Segments, ValueDef};
use couloir::ir::{Attribute, Context, Location, NewOp, OpDef, Scope, Type, verify};

use super::pool::Pool;
use crate::mutate::Random;

/// How often an op is tried to be made.
const TRIES: usize = 24;

/// How often types of results are drawn for an op.
const RESULT_TRIES: usize = 6;

/// How deep ops with regions are nested.
const MOST_DEPTH: usize = 2;

/// Makes the ops of a function.
pub(super) struct Maker<'a> {
    pub(super) ctx: &'a Context,
    pub(super) pool: &'a Pool,
    pub(super) random: &'a mut Random,
    pub(super) body: Body,
}

/// Operands, and how many each group has.
type Operands = (Vec<Value>, Vec<u32>);

impl Maker<'_> {
    /// Up to three of some values.
    pub(super) fn some_of(&mut self, values: &[Value]) -> Vec<Value> {
        (0..self.random.below(4)).filter_map(|_| self.random.pick(values).copied()).collect()
    }

    /// Adds ops to a block, and what they give to the values.
    pub(super) fn ops(
        &mut self,
        block: Block,
        values: &mut Vec<Value>,
        count: usize,
        depth: usize,
    ) {
        for _ in 0..count {
            let made = (0..TRIES).find_map(|_| self.op(block, values, depth));
            let results = made.map(|op| self.body.results(op).collect::<Vec<_>>());
            values.extend(results.unwrap_or_default());
        }
    }

    fn op(&mut self, block: Block, values: &[Value], depth: usize) -> Option<Op> {
        let &def = self.random.pick(&self.pool.ops)?;
        if !def.regions.is_empty() && depth >= MOST_DEPTH {
            return None;
        }
        let operands = self.operands(def, values)?;
        let props = self.props(def, &operands)?;
        let tries = if def.hooks.infer.is_some() { 1 } else { RESULT_TRIES };
        (0..tries).find_map(|_| self.with_results(def, (&operands, &props), (block, values, depth)))
    }

    fn count(&mut self, arity: Arity) -> usize {
        match arity {
            Arity::One => 1,
            Arity::Optional => self.random.below(2),
            Arity::Variadic | Arity::Nested(_) => self.random.below(4),
        }
    }

    fn operands(&mut self, def: &OpDef, values: &[Value]) -> Option<Operands> {
        let (mut all, mut sizes) = (Vec::new(), Vec::new());
        let same = self.random.below(4);
        for group in def.operands {
            let size = match (def.operand_segments, sizes.first()) {
                (Segments::SameSize, Some(&size)) => size as usize,
                _ => self.count(group.arity),
            };
            for _ in 0..size {
                let last = all.last().copied();
                all.push(self.operand(group, values, last.filter(|_| same > 0))?);
            }
            sizes.push(size as u32);
        }
        Some((all, sizes))
    }

    /// A value for a group, of the type of another if there is one.
    fn operand(
        &mut self,
        group: &ValueDef,
        values: &[Value],
        like: Option<Value>,
    ) -> Option<Value> {
        let fits = |value: &&Value| (group.constraint.holds)(self.ctx, self.body.ty(**value));
        let fitting = values.iter().filter(fits).copied().collect::<Vec<_>>();
        let ty = like.map(|like| self.body.ty(like));
        let alike = fitting.iter().copied().filter(|&value| Some(self.body.ty(value)) == ty);
        let alike = alike.collect::<Vec<_>>();
        self.random.pick(if alike.is_empty() { &fitting } else { &alike }).copied()
    }

    fn props(&mut self, def: &OpDef, operands: &Operands) -> Option<Vec<Option<Attribute>>> {
        let mut props = Vec::with_capacity(def.attrs.len());
        for (slot, attr) in def.attrs.iter().enumerate() {
            let wanted = self.random.below(4) == 0;
            props.push(match attr.presence {
                _ if def.operand_segments == Segments::Attr(slot as u8) => {
                    let sizes = operands.1.iter().map(|&size| size as i32).collect::<Vec<_>>();
                    Some(Attribute::i32_array(self.ctx, &sizes))
                }
                Presence::Required => Some(self.attr(def, slot)?),
                Presence::Optional => {
                    if wanted {
                        self.attr(def, slot)
                    } else {
                        None
                    }
                }
                Presence::Default(default) | Presence::DefaultOptional(default) => {
                    let other = if wanted { self.attr(def, slot) } else { None };
                    Some(other.unwrap_or_else(|| default(self.ctx)))
                }
            });
        }
        Some(props)
    }

    fn attr(&mut self, def: &OpDef, slot: usize) -> Option<Attribute> {
        let constraint = def.attrs.get(slot)?.constraint;
        if let AttrSyntax::EnumInt(cases, ty) = constraint.syntax {
            let &(_, value) = self.random.pick(cases.cases)?;
            return Some(Attribute::int(self.ctx, ty(self.ctx), value as i64));
        }
        let fits = |attr: &&Attribute| (constraint.holds)(self.ctx, **attr);
        let fitting = self.pool.attrs.iter().filter(fits).copied().collect::<Vec<_>>();
        self.random.pick(&fitting).copied()
    }

    fn with_results(
        &mut self,
        def: &'static OpDef,
        (operands, props): (&Operands, &[Option<Attribute>]),
        (block, values, depth): (Block, &[Value], usize),
    ) -> Option<Op> {
        let results = self.results(def, operands, props)?;
        let mut regions = Vec::new();
        for _ in def.regions {
            regions.push(self.region(def, (&operands.0, &results), values, depth)?);
        }
        let new = NewOp { props: props.iter().copied().collect(), ..NewOp::new(def) };
        let new = NewOp { regions: regions.into_iter().collect(), ..new };
        let new = new.operands(operands.0.iter().copied()).results(results);
        let op = self.body.create(new, Location::UNKNOWN);
        self.body.append_op(block, op);
        let view = Scope::new(self.ctx, &self.body).op(op);
        let (right, _) = self.ctx.capture(|| verify::verify(view).is_ok());
        if right {
            return Some(op);
        }
        self.body.erase_op(op);
        None
    }

    fn results(
        &mut self,
        def: &OpDef,
        (operands, sizes): &Operands,
        props: &[Option<Attribute>],
    ) -> Option<Vec<Type>> {
        let types = super::types(&self.body, operands);
        if let Some(infer) = def.hooks.infer {
            let attrs = Attribute::EMPTY_DICT;
            let input = InferInput { operands: &types, props, attrs, groups: sizes, regions: None };
            return self.ctx.capture(|| infer(self.ctx, &input)).0.ok();
        }
        let mut all = Vec::new();
        for group in def.results {
            for _ in 0..self.count(group.arity) {
                all.push(self.result(group, &types)?);
            }
        }
        Some(all)
    }

    fn result(&mut self, group: &ValueDef, operands: &[Type]) -> Option<Type> {
        if let Some(build) = group.constraint.build {
            return Some(build(self.ctx));
        }
        let list = if self.random.below(2) == 0 { operands } else { &self.pool.types };
        let fits = |ty: &&Type| (group.constraint.holds)(self.ctx, **ty);
        let fitting = list.iter().filter(fits).copied().collect::<Vec<_>>();
        self.random.pick(&fitting).copied()
    }

    /// A region with a block: its arguments are an index and what the op is given after its
    /// bounds, as those of loops are, or none.
    fn region(
        &mut self,
        def: &OpDef,
        (operands, results): (&[Value], &[Type]),
        values: &[Value],
        depth: usize,
    ) -> Option<Region> {
        let region = self.body.create_region();
        let block = self.body.append_new_block(region);
        let mut inside = values.to_vec();
        let given = operands.len().checked_sub(results.len()).and_then(|at| operands.get(at..));
        let mut args = Vec::new();
        if self.random.below(2) == 0 {
            args.push(Type::INDEX);
            args.extend(super::types(&self.body, given.unwrap_or_default()));
        }
        for ty in args {
            inside.push(self.body.add_arg(block, ty, Location::UNKNOWN));
        }
        let count = self.random.below(4);
        self.ops(block, &mut inside, count, depth + 1);
        let name = match def.implicit_terminator {
            Some(name) => name.to_owned(),
            None => format!("{}.yield", def.dialect()),
        };
        let end = self.ctx.find_op_name(&name)?.def()?;
        let yielded = results.iter().map(|&ty| {
            let of_type = inside.iter().copied().filter(|&value| self.body.ty(value) == ty);
            self.random.pick(&of_type.collect::<Vec<_>>()).copied()
        });
        let yielded = yielded.collect::<Option<Vec<_>>>()?;
        let end = self.body.create(NewOp::new(end).operands(yielded), Location::UNKNOWN);
        self.body.append_op(block, end);
        Some(region)
    }
}
