//! Arithmetic on floats of any format as calls of the functions that LLVM's `APFloat` is behind: these
//! take numbers as 64 bits, and a number for each format. Nothing is folded on the way.

use std::sync::Mutex;

use couloir_dialects::{arith, func, vector};
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Context, Failure, Location, OpDef, OpRef, Scope, Str, Type};
use couloir_pass::PassCx;
use couloir_rewrite::{Rewriter, all_ops, each_body_in_order};
use rustc_hash::FxHashMap;

use crate::library;
use crate::llvm_common::emit::with;

/// What an op takes and gives.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Floats of one format.
    Same,
    /// A float; the result is a truth value.
    Classify,
    /// A float of one format, and one of another.
    Convert,
    /// An integer and a float; with a sign or without.
    FromInt(bool),
    /// A float and an integer; with a sign or without.
    ToInt(bool),
    /// Two floats; the result is a truth value that a predicate asks for.
    Compare,
}

/// An op, the end of its function's name, and what it takes and gives.
pub(crate) type Row = (&'static OpDef, &'static str, Kind);

/// The functions of the module.
struct Library {
    /// Symbols that are there, functions with their types.
    there: FxHashMap<Str, (Op, Option<Type>)>,
    /// Functions to declare, in the order in which they were asked for.
    wanted: Vec<(Str, Type)>,
    /// Functions that are there with another type than the one expected, each time one was asked for.
    others: Vec<(Op, Type)>,
}

impl Library {
    fn of(scope: Scope<'_>) -> Self {
        let body = scope.body;
        let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
        let ops = blocks.flat_map(|block| body.block_ops(block)).map(|op| scope.op(op));
        let there = ops.filter_map(|op| {
            let ty = op.is(func::Func::def()).then(|| op.prop(func::Func::FUNCTION_TYPE));
            let ty = ty.flatten().and_then(|ty| ty.as_type(scope.ctx));
            Some((op.symbol_name()?, (op.op, ty)))
        });
        Self { there: there.collect(), wanted: Vec::new(), others: Vec::new() }
    }

    /// Asks for a function; whether there will be one of this type.
    fn ask(&mut self, name: Str, ty: Type) -> bool {
        match self.there.get(&name) {
            Some(&(op, Some(other))) if other != ty => {
                self.others.push((op, ty));
                false
            }
            Some((_, Some(_))) => true,
            _ => {
                if !self.wanted.iter().any(|wanted| wanted.0 == name) {
                    self.wanted.push((name, ty));
                }
                true
            }
        }
    }

    /// Reports the functions of other types.
    fn check(&self, scope: Scope<'_>) -> Result<(), Failure> {
        let ctx = scope.ctx;
        for &(op, ty) in &self.others {
            let op = scope.op(op);
            let name = op.symbol_name().map(|name| ctx.str(name)).unwrap_or_default();
            let own = op.prop(func::Func::FUNCTION_TYPE).and_then(|own| own.as_type(ctx));
            let own = own.map(|own| ctx.type_text(own)).unwrap_or_default();
            let expected = ctx.type_text(ty);
            let message = format!(
                "matched function '{name}' but with different type: '{own}' (expected '{expected}')"
            );
            op.error(message).emit();
        }
        if self.others.is_empty() { Ok(()) } else { Err(Failure) }
    }

    /// Declares what was asked for at the start of the module, the last first.
    fn declare(&self, ctx: &Context, body: &mut Body, location: Location) {
        let block = body.roots().first().and_then(|&region| body.entry_block(region));
        let Some(block) = block else { return };
        for &(name, ty) in &self.wanted {
            let point = InsertPoint::start(body, block);
            let mut b = Builder::new(ctx, body, point, location);
            library::declare_at(&mut b, name, ty, Attribute::EMPTY_DICT, location);
        }
    }
}

/// The work of a pass with these rows; of vectors each element, where these are done.
///
/// # Errors
/// When a function is there with another type, which was reported, or isolated ops are nested too
/// deeply.
pub(crate) fn run(cx: &mut PassCx<'_>, rows: &[Row], vectors: bool) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let work = |module: &OpRef<'_>, body: &mut Body| {
        let library = Mutex::new(Library::of(Scope { ctx, body, outer: Some(module) }));
        each_body_in_order(ctx, Some(module), body, &|outer, body| {
            if let Ok(mut library) = library.lock() {
                in_body(Rewriter::new(ctx, outer, body), (rows, vectors), &mut library);
            }
        })?;
        let Ok(library) = library.into_inner() else { return Err(Failure) };
        library.check(Scope { ctx, body, outer: Some(module) })?;
        library.declare(ctx, body, module.location());
        Ok(())
    };
    cx.inside(work).unwrap_or(Ok(()))
}

fn in_body(mut rw: Rewriter<'_>, (rows, vectors): (&[Row], bool), library: &mut Library) {
    for op in all_ops(rw.scope().body) {
        let name = rw.scope().body.op(op).name;
        if let Some(row) = rows.iter().find(|row| OpName::of(row.0) == name) {
            rw.at(op);
            lower(&mut rw, op, (row, vectors), library);
        }
    }
}

/// The number of a format, and how many bits it has; none of more than 64 bits.
fn format(ctx: &Context, ty: Type) -> Option<(i32, u32)> {
    let kind = ty.float_kind(ctx).filter(|kind| kind.width() <= 64)?;
    Some((library::float_number(kind), kind.width()))
}

/// Most elements of a vector that is taken apart.
const MOST: i64 = 1 << 20;

/// How many numbers there are; none where there are too many.
fn count(ctx: &Context, ty: Type) -> Option<usize> {
    let shape = ty.as_vector(ctx).map(|vector| &*vector.shape).unwrap_or_default();
    let count = shape.iter().try_fold(1_i64, |count, &size| count.checked_mul(size));
    count.filter(|&count| count <= MOST).and_then(|count| usize::try_from(count).ok())
}

/// Whether a number, or the numbers of a vector, go into 64 bits.
fn is_narrow(ctx: &Context, ty: Type, vectors: bool) -> bool {
    let element = ty.element_or_self(ctx);
    let is_plain = element == ty || vectors && ty.as_vector(ctx).is_some();
    let width = element.int_or_float_width(ctx);
    is_plain && width.is_some_and(|width| width <= 64)
}

/// Replaces an op, or leaves it where its function is there with another type.
fn lower(
    rw: &mut Rewriter<'_>,
    op: Op,
    (row, vectors): (&Row, bool),
    library: &mut Library,
) -> Option<()> {
    let ctx = rw.context();
    let view = rw.view(op);
    let result = view.result_type(0)?;
    let operands = view.operands().collect::<Vec<_>>();
    let predicate = view.prop(arith::Cmpf::PREDICATE).filter(|_| row.2 == Kind::Compare);
    let predicate = predicate.and_then(|predicate| predicate.as_i64(ctx));
    let types = operands.iter().map(|&operand| rw.ty(operand)).chain([result]);
    let part = |ty: Type| ty.element_or_self(ctx);
    let of = Of { row, from: part(rw.ty(*operands.first()?)), to: part(result), predicate };
    let is_done = types.into_iter().all(|ty| is_narrow(ctx, ty, vectors));
    let count = count(ctx, result)?;
    if !is_done || !of.ask(ctx, library, operands.len()) {
        return None;
    }
    let value = match result.as_vector(ctx) {
        Some(_) => by_elements(rw, &of, &operands, result, count)?,
        None => of.scalar(rw, &operands)?,
    };
    rw.replace(op, &[value]);
    Some(())
}

/// Element by element.
fn by_elements(
    rw: &mut Rewriter<'_>,
    of: &Of<'_>,
    operands: &[Value],
    result: Type,
    count: usize,
) -> Option<Value> {
    let mut parts = Vec::new();
    for &operand in operands {
        let element = rw.ty(operand).element_or_self(rw.context());
        let new = NewOp::new(vector::ToElements::def()).operand(operand);
        let made = rw.insert(new.results(std::iter::repeat_n(element, count)));
        parts.push(rw.scope().body.results(made).collect::<Vec<_>>());
    }
    let mut elements = Vec::with_capacity(count);
    for at in 0..count {
        let scalars = parts.iter().filter_map(|part| part.get(at).copied());
        let scalars = scalars.collect::<Vec<_>>();
        elements.push(of.scalar(rw, &scalars)?);
    }
    let new = NewOp::new(vector::FromElements::def()).operands(elements).result(result);
    Some(rw.insert1(new))
}

/// What is computed, on numbers that are no vectors.
struct Of<'r> {
    row: &'r Row,
    from: Type,
    to: Type,
    predicate: Option<i64>,
}

impl Of<'_> {
    fn name(&self, ctx: &Context) -> Str {
        ctx.intern(&format!("_mlir_apfloat_{}", self.row.1))
    }

    /// Asks for the function.
    fn ask(&self, ctx: &Context, library: &mut Library, operands: usize) -> bool {
        let number = Type::I32;
        let inputs = match self.row.2 {
            Kind::Convert => vec![number, number, Type::I64],
            Kind::FromInt(_) | Kind::ToInt(_) => vec![number, number, Type::I1, Type::I64],
            _ => [number].into_iter().chain(std::iter::repeat_n(Type::I64, operands)).collect(),
        };
        library.ask(self.name(ctx), Type::function(ctx, &inputs, &[self.returned()]))
    }

    /// What the function returns.
    fn returned(&self) -> Type {
        match self.row.2 {
            Kind::Classify => Type::I1,
            Kind::Compare => Type::I8,
            _ => Type::I64,
        }
    }

    fn scalar(&self, rw: &mut Rewriter<'_>, operands: &[Value]) -> Option<Value> {
        let ctx = rw.context();
        let bits =
            operands.iter().map(|&operand| self.bits(rw, operand)).collect::<Option<Vec<_>>>();
        let bits = bits?;
        let (number, width) = match self.row.2 {
            Kind::FromInt(_) => (format(ctx, self.to)?.0, self.from.int_width(ctx)),
            Kind::ToInt(_) => (format(ctx, self.from)?.0, self.to.int_width(ctx)),
            _ => (format(ctx, self.from)?.0, None),
        };
        let mut args = vec![constant(rw, Type::I32, i64::from(number))];
        if self.row.2 == Kind::Convert {
            args.push(constant(rw, Type::I32, i64::from(format(ctx, self.to)?.0)));
        }
        if let Some(width) = width {
            args.push(constant(rw, Type::I32, i64::from(width)));
            let has_sign = matches!(self.row.2, Kind::FromInt(true) | Kind::ToInt(true));
            args.push(constant(rw, Type::I1, i64::from(!has_sign)));
        }
        args.extend(bits);
        let callee = Attribute::flat_symbol(ctx, self.name(ctx));
        let new = NewOp::new(func::Call::def()).operands(args).result(self.returned());
        let value = rw.insert1(new.prop(func::Call::CALLEE, callee));
        self.result(rw, value)
    }

    /// A number as 64 bits.
    fn bits(&self, rw: &mut Rewriter<'_>, value: Value) -> Option<Value> {
        let ctx = rw.context();
        if let Kind::FromInt(has_sign) = self.row.2 {
            let def = if has_sign { arith::Extsi::def() } else { arith::Extui::def() };
            return Some(match self.from {
                Type::I64 => value,
                _ => cast(rw, def, value, Type::I64),
            });
        }
        let bits = Type::int(ctx, format(ctx, self.from)?.1);
        let value = cast(rw, arith::Bitcast::def(), value, bits);
        Some(cast(rw, arith::Extui::def(), value, Type::I64))
    }

    /// The result of what the function returned.
    fn result(&self, rw: &mut Rewriter<'_>, value: Value) -> Option<Value> {
        let ctx = rw.context();
        match self.row.2 {
            Kind::Classify => Some(value),
            Kind::ToInt(_) => Some(cast(rw, arith::Trunci::def(), value, self.to)),
            Kind::Compare => compared(rw, value, self.predicate?),
            Kind::Same | Kind::Convert | Kind::FromInt(_) => {
                let bits = Type::int(ctx, format(ctx, self.to)?.1);
                let value = cast(rw, arith::Trunci::def(), value, bits);
                Some(cast(rw, arith::Bitcast::def(), value, self.to))
            }
        }
    }
}

/// What a comparison finds: less, equal, more, or that the numbers have no order.
const LESS: i64 = 0;
const EQUAL: i64 = 1;
const MORE: i64 = 2;
const UNORDERED: i64 = 3;

/// What a comparison may have found for each predicate from `oeq` to `uno`.
static FOUND: &[&[i64]] = &[
    &[EQUAL],
    &[MORE],
    &[MORE, EQUAL],
    &[LESS],
    &[LESS, EQUAL],
    &[LESS, MORE],
    &[LESS, MORE, EQUAL],
    &[UNORDERED, EQUAL],
    &[UNORDERED, MORE],
    &[UNORDERED, MORE, EQUAL],
    &[UNORDERED, LESS],
    &[UNORDERED, LESS, EQUAL],
    &[LESS, MORE, UNORDERED],
    &[UNORDERED],
];

/// Whether a comparison found what a predicate asks for.
fn compared(rw: &mut Rewriter<'_>, value: Value, predicate: i64) -> Option<Value> {
    let found = usize::try_from(predicate.checked_sub(1)?).ok().and_then(|at| FOUND.get(at));
    let Some(found) = found else {
        return Some(constant(rw, Type::I1, i64::from(predicate != 0)));
    };
    let mut any = Vec::new();
    for &found in *found {
        let found = constant(rw, Type::I8, found);
        let equal = Attribute::i64(rw.context(), 0);
        any.push(rw.insert1(arith::Cmpi::build(Type::I1, value, found, equal)));
    }
    let last = any.pop()?;
    Some(
        any.into_iter()
            .rev()
            .fold(last, |any, one| rw.emit1(arith::Ori::def(), &[one, any], Type::I1, &[])),
    )
}

fn constant(rw: &mut Rewriter<'_>, ty: Type, value: i64) -> Value {
    let value = Attribute::int(rw.context(), ty, value);
    rw.insert1(arith::Constant::build(ty, value))
}

fn cast(rw: &mut Rewriter<'_>, def: &'static OpDef, value: Value, ty: Type) -> Value {
    let props = with(rw.context(), def, []);
    rw.emit1(def, &[value], ty, &props)
}
