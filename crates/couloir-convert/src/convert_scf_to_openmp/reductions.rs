//! Which values are combined how, and what is declared for it.

use couloir_dialects::llvm::attrs::enums::{BIN_OP_CASES, ORDERING_CASES};
use couloir_dialects::omp::{DeclareReduction, Yield};
use couloir_dialects::{arith, llvm, scf};
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::{Body, Op, OpSpec};
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::num::{Float, Int};
use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Block, Context, Location, OpDef, OpRef, Region, Str, Type, Value};
use couloir_rewrite::convert::{Naming, Place, Request};

/// The number that a reduction starts with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Start {
    Zero,
    One,
    /// All bits set.
    Ones,
    /// The greatest number, or the least: of numbers with a sign, without, with a point.
    Signed {
        least: bool,
    },
    Unsigned {
        least: bool,
    },
    Finite {
        negative: bool,
    },
}

/// How values are combined, and how at once where hardware can.
#[derive(Clone, Copy)]
struct Kind {
    start: Start,
    atomic: Option<&'static str>,
}

const fn kind(start: Start, atomic: Option<&'static str>) -> Kind {
    Kind { start, atomic }
}

/// Reductions that are one op.
fn simple(op: OpRef<'_>) -> Option<Kind> {
    let add = kind(Start::Zero, Some("add"));
    let fadd = kind(Start::Zero, Some("fadd"));
    let or = kind(Start::Zero, Some("_or"));
    let xor = kind(Start::Zero, Some("_xor"));
    let and = kind(Start::Ones, Some("_and"));
    let mul = kind(Start::One, None);
    let all: [(&'static OpDef, Kind); 14] = [
        (arith::Addf::def(), fadd),
        (llvm::FAdd::def(), fadd),
        (arith::Addi::def(), add),
        (llvm::Add::def(), add),
        (arith::Ori::def(), or),
        (llvm::Or::def(), or),
        (arith::Xori::def(), xor),
        (llvm::Xor::def(), xor),
        (arith::Andi::def(), and),
        (llvm::And::def(), and),
        (arith::Mulf::def(), mul),
        (llvm::FMul::def(), mul),
        (arith::Muli::def(), mul),
        (llvm::Mul::def(), mul),
    ];
    all.into_iter().find(|(def, _)| op.is(def)).map(|(_, kind)| kind)
}

/// Reductions that select the less or the greater of two numbers: comparisons with whether they
/// ask for the less.
fn selected(compare: OpRef<'_>, swapped: bool) -> Option<Kind> {
    let ctx = compare.ctx();
    let word = |slot, cases: &'static couloir_ir::attr::EnumDef| {
        compare.prop(slot).and_then(|attr| cases.text_of(attr.as_u64(ctx)?))
    };
    if compare.is(arith::Cmpf::def()) {
        let less = match word(arith::Cmpf::PREDICATE, &arith::attrs::CMPF_PREDICATES)? {
            "olt" | "ole" => true,
            "ogt" | "oge" => false,
            _ => return None,
        };
        return Some(kind(Start::Finite { negative: less == swapped }, None));
    }
    if !compare.is(arith::Cmpi::def()) {
        return None;
    }
    let (less, signed) = match word(arith::Cmpi::PREDICATE, &arith::attrs::CMPI_PREDICATES)? {
        "slt" | "sle" => (true, true),
        "sgt" | "sge" => (false, true),
        "ult" | "ule" => (true, false),
        "ugt" | "uge" => (false, false),
        _ => return None,
    };
    let min = less != swapped;
    Some(match (signed, min) {
        (true, true) => kind(Start::Signed { least: false }, Some("min")),
        (true, false) => kind(Start::Signed { least: true }, Some("max")),
        (false, true) => kind(Start::Unsigned { least: false }, Some("umin")),
        (false, false) => kind(Start::Unsigned { least: true }, Some("umax")),
    })
}

/// How a block combines its two arguments, if it is known.
fn kind_of(reduce: OpRef<'_>, block: Block) -> Option<Kind> {
    let scope = reduce.inner();
    let view = scope.block(block);
    let inside = view.ops().take(4).collect::<Vec<_>>();
    let (&end, before) = inside.split_last()?;
    let (result, args) = (end.operand(0)?, view.args());
    if !end.is(scf::ReduceReturn::def()) {
        return None;
    }
    let given = |op: OpRef<'_>| op.operands().collect::<Vec<_>>();
    match *before {
        [one] if given(one) == args && one.result(0) == Some(result) => simple(one),
        [compare, select] => {
            let &[first, second] = args else { return None };
            let condition = compare.result(0)?;
            let of = given(select);
            let straight = of == [condition, first, second];
            let swapped = of == [condition, second, first];
            let fits = given(compare) == args
                && select.is(arith::Select::def())
                && select.result(0) == Some(result)
                && (straight || swapped);
            if fits { selected(compare, swapped) } else { None }
        }
        _ => None,
    }
}

/// The number of a type, or of each element of it.
fn number(ctx: &Context, ty: Type, start: Start) -> Option<Attribute> {
    let element = ty.element_or_self(ctx);
    let (attr, data) = if let Some(kind) = element.float_kind(ctx) {
        let value = match start {
            Start::Zero => Float::zero(kind),
            Start::One => Float::one(kind),
            Start::Finite { negative } => Float::largest(kind, negative),
            _ => return None,
        };
        let bytes = (kind.width() as usize).div_ceil(8);
        let data = value.bits().to_le_bytes().into_iter().take(bytes).collect();
        (Attribute::float(ctx, element, value), data)
    } else {
        let is_index = element.is_index();
        let known = matches!(start, Start::Zero | Start::One);
        let width = if is_index && known { 64 } else { element.int_width(ctx)? };
        let value = integer(width, start)?;
        let mut data = value.to_le_bytes();
        data.resize((width as usize).div_ceil(8), if value.is_negative() { 0xff } else { 0 });
        (Attribute::wide_int(ctx, element, value), data)
    };
    if element == ty {
        return Some(attr);
    }
    Some(Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data))))
}

fn integer(width: u32, start: Start) -> Option<Int> {
    Some(match start {
        Start::Zero | Start::Unsigned { least: true } => Int::zero(width),
        Start::One => Int::one(width),
        Start::Ones | Start::Unsigned { least: false } => Int::all_ones(width),
        Start::Signed { least: true } => Int::signed_min(width),
        Start::Signed { least: false } => Int::signed_max(width),
        Start::Finite { .. } => return None,
    })
}

/// An op of a combiner, by the numbers of what it takes: the arguments, then results in order.
struct Copied {
    name: OpName,
    props: Vec<Option<Attribute>>,
    attrs: Attribute,
    location: Location,
    operands: Vec<usize>,
    ty: Type,
}

/// A reduction to be declared.
pub(super) struct Reduction {
    /// The type of what is combined.
    pub(super) ty: Type,
    start: Attribute,
    atomic: Option<u64>,
    combiner: Vec<Copied>,
    /// Where the arguments of the combiner come from, and its end.
    located: [Location; 3],
    /// Where the reduction stands, and where what it combines comes from.
    locations: [Location; 2],
}

impl Reduction {
    /// How the values of a loop's reduction are combined, if it is known.
    pub(super) fn of(reduce: OpRef<'_>, at: usize) -> Option<Self> {
        let (ctx, body) = (reduce.ctx(), reduce.body());
        let value = reduce.operand(at)?;
        let ty = reduce.ty(value);
        let region = reduce.region(at)?;
        let block = region.entry()?;
        let kind = kind_of(reduce, block.block)?;
        let &[first, second] = block.args() else { return None };
        let start = number(ctx, ty, kind.start)?;
        let is_scalar = ty.element_or_self(ctx) == ty;
        let atomic = kind.atomic.filter(|_| is_scalar);
        let atomic = atomic.and_then(|word| BIN_OP_CASES.value_of(word));
        let end = block.last()?.location();
        let located = [body.value_location(first), body.value_location(second), end];
        let locations = [reduce.location(), body.value_location(value)];
        let combiner = copied(reduce, block.block)?;
        Some(Self { ty, start, atomic, combiner, located, locations })
    }

    /// Asks for the declaration at a place, which an item of an op's array of symbols is to name.
    pub(super) fn request(self, ctx: &Context, place: Place, (op, slot): (Op, usize)) -> Request {
        let name = ctx.intern("__scf_reduction");
        let make = Box::new(move |b: &mut Builder<'_>, name: Str| self.declare(b, name));
        Request::new(name, Naming::Numbered, place, make).named_by(op, slot)
    }

    fn declare(self, b: &mut Builder<'_>, name: Str) -> Op {
        let ctx = b.ctx();
        let mut body = Body::new();
        let regions = [(); 6].map(|()| body.create_root());
        let [_, init, combiner, atomic, ..] = regions;
        self.init(ctx, &mut body, init);
        self.combine(ctx, &mut body, combiner);
        if let Some(operation) = self.atomic {
            self.combine_at_once(ctx, &mut body, atomic, operation);
        }
        let (name, ty) = (Attribute::str(ctx, name), Attribute::ty(ctx, self.ty));
        b.set_location(self.locations[0]);
        b.insert(DeclareReduction::build(name, ty, Box::new(body)))
    }

    /// A block with an argument for each location.
    fn block<const N: usize>(
        body: &mut Body,
        region: Region,
        ty: Type,
        locations: [Location; N],
    ) -> (Block, [Value; N]) {
        let block = body.append_new_block(region);
        (block, locations.map(|location| body.add_arg(block, ty, location)))
    }

    fn init(&self, ctx: &Context, body: &mut Body, region: Region) {
        let [reduce, value] = self.locations;
        let (block, _) = Self::block(body, region, self.ty, [value]);
        let mut b = Builder::new(ctx, body, InsertPoint::End(block), reduce);
        let start = b.insert1(llvm::Constant::build(self.ty, self.start));
        b.insert(Yield::build(&[start]));
    }

    fn combine(&self, ctx: &Context, body: &mut Body, region: Region) {
        let [first, second, end] = self.located;
        let (block, args) = Self::block(body, region, self.ty, [first, second]);
        let mut values = args.to_vec();
        for op in &self.combiner {
            let operands = op.operands.iter().filter_map(|&at| values.get(at).copied());
            let operands = operands.collect::<Vec<_>>();
            let made = body.create_op(OpSpec {
                operands: &operands,
                results: &[op.ty],
                props: &op.props,
                attrs: op.attrs,
                ..OpSpec::new(op.name, op.location)
            });
            body.append_op(block, made);
            values.extend(body.result(made, 0));
        }
        let result = values.last().copied();
        let mut b = Builder::new(ctx, body, InsertPoint::End(block), end);
        b.insert(Yield::build(result.as_slice()));
    }

    fn combine_at_once(&self, ctx: &Context, body: &mut Body, region: Region, operation: u64) {
        let [reduce, value] = self.locations;
        let (block, [to, from]) = Self::block(body, region, llvm::ptr(ctx), [value, value]);
        let mut b = Builder::new(ctx, body, InsertPoint::End(block), reduce);
        let loaded = b.insert1(llvm::build::load(ctx, self.ty, from));
        let operation = Attribute::i64(ctx, operation as i64);
        let monotonic = ORDERING_CASES.value_of("monotonic").unwrap_or(0);
        let ordering = Attribute::i64(ctx, monotonic as i64);
        b.insert(llvm::AtomicRmw::build(self.ty, to, loaded, operation, ordering));
        b.insert(Yield::build(&[]));
    }
}

/// The ops of a combiner but for its end.
fn copied(reduce: OpRef<'_>, block: Block) -> Option<Vec<Copied>> {
    let scope = reduce.inner();
    let view = scope.block(block);
    let mut values = view.args().to_vec();
    let mut all = Vec::new();
    for op in view.ops().filter(|op| !op.is(scf::ReduceReturn::def())) {
        let place = |value: Value| values.iter().position(|known| *known == value);
        let operands = op.operands().map(place).collect::<Option<Vec<_>>>()?;
        let slots = op.def().map_or(0, |def| def.attrs.len());
        all.push(Copied {
            name: op.data().name,
            props: (0..slots).map(|slot| op.prop(slot)).collect(),
            attrs: op.body().discardable(op.op),
            location: op.location(),
            operands,
            ty: op.result_type(0)?,
        });
        values.extend(op.result(0));
    }
    Some(all)
}
