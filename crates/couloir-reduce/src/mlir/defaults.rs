//! Values that take the place of others.

use couloir_dialects::builtin;
use couloir_dialects::common::fold::{Number, fill, has_known_size};
use couloir_ir::build::InsertPoint;
use couloir_ir::{Body, Context, Location, NewOp, Op, OpDef, Region, Type, Value};
use rustc_hash::FxHashMap;

/// What takes the place of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// An operand, an argument, or zero.
    Plain,
    /// What nothing is known of: a cast from nothing.
    Opaque,
}

/// Values made for one body, one of a type for each region that stands for itself.
pub(super) struct Defaults<'a> {
    ctx: &'a Context,
    mode: Mode,
    made: FxHashMap<(Region, Type), Value>,
}

impl<'a> Defaults<'a> {
    pub(super) fn new(ctx: &'a Context, mode: Mode) -> Self {
        Self { ctx, mode, made: FxHashMap::default() }
    }

    /// A value to be used instead of a result of an op.
    pub(super) fn instead_of(&mut self, body: &mut Body, op: Op, result: Value) -> Option<Value> {
        let ty = body.ty(result);
        if self.mode == Mode::Plain {
            let own = body.results(op).collect::<Vec<_>>();
            let fits = |value: &Value| body.ty(*value) == ty && !own.contains(value);
            if let Some(operand) = body.operands(op).find(fits) {
                return Some(operand);
            }
        }
        self.value(body, op, ty)
    }

    /// A value of a type that can be used at an op.
    pub(super) fn value(&mut self, body: &mut Body, op: Op, ty: Type) -> Option<Value> {
        let region = outermost(body, op)?;
        if let Some(&made) = self.made.get(&(region, ty)) {
            return Some(made);
        }
        let value = self.find_or_make(body, (region, op), ty)?;
        self.made.insert((region, ty), value);
        Some(value)
    }

    fn find_or_make(&self, body: &mut Body, (region, op): (Region, Op), ty: Type) -> Option<Value> {
        let entry = body.entry_block(region)?;
        if self.mode == Mode::Plain {
            let of_type = body.args(entry).iter().copied().find(|&arg| body.ty(arg) == ty);
            if of_type.is_some() {
                return of_type;
            }
        }
        let zero = if self.mode == Mode::Plain { self.zero(body, op, ty) } else { None };
        let new =
            zero.unwrap_or_else(|| NewOp::new(builtin::UnrealizedConversionCast::def()).result(ty));
        let made = body.create(new, Location::UNKNOWN);
        let point = InsertPoint::start(body, entry);
        body.put_at(point, made);
        body.result(made, 0)
    }

    /// A zero, made by the dialect of the op whose result it replaces, or `arith`.
    fn zero(&self, body: &Body, op: Op, ty: Type) -> Option<NewOp> {
        let number = Number::zero(self.ctx, ty.element_or_self(self.ctx))?;
        let attr = has_known_size(self.ctx, ty).then(|| fill(self.ctx, ty, &number))?;
        let of = body.op(op).name.def().map_or("", OpDef::dialect);
        let dialect = if of == "llvm" { "llvm" } else { "arith" };
        let make = self.ctx.dialect_named(dialect)?.materialize?;
        let (def, props) = make(self.ctx, attr, ty)?;
        let new = NewOp { props: props.into_iter().collect(), ..NewOp::new(def) };
        Some(new.result(ty))
    }
}

/// The region of the body that an op stands in, past all ops of the body around it.
fn outermost(body: &Body, op: Op) -> Option<Region> {
    let mut op = op;
    while let Some(parent) = body.parent_op(op) {
        op = parent;
    }
    body.region_of(body.block_of(op)?)
}
