//! The functions that are put in the module.

use couloir_dialects::common::calc::{Calc, Int2, Num};
use couloir_dialects::llvm::attrs as llvm_attrs;
use couloir_dialects::{arith, cf, func, scf};
use couloir_ir::body::{Body, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::num::Int;
use couloir_ir::{Attribute, Block, Location, Region, Str, Type};
use couloir_rewrite::convert::MakeSymbol;

/// Fills a function.
pub(super) type Code = fn(&Function<'_>);

/// A function being made.
pub(super) struct Function<'b> {
    calc: Calc<'b>,
    region: Region,
    args: Vec<Value>,
}

/// Makes a function of these types, where it is asked for.
pub(super) fn maker(code: Code, inputs: Vec<Type>, result: Type, location: Location) -> MakeSymbol {
    Box::new(move |b: &mut Builder<'_>, name: Str| {
        b.set_location(location);
        let (ctx, location) = (b.context(), b.location());
        let mut body = Body::new();
        let region = body.create_root();
        let block = body.create_block();
        body.append_block(region, block);
        let args = inputs.iter().map(|&ty| body.add_arg(block, ty, location)).collect();
        let mut inner = Builder::new(ctx, &mut body, InsertPoint::End(block), location);
        code(&Function { calc: Calc::new(ctx, &mut inner, None), region, args });
        let name = Attribute::str(ctx, name);
        let ty = Attribute::ty(ctx, Type::function(ctx, &inputs, &[result]));
        let private = Attribute::string(ctx, "private");
        let linkage = llvm_attrs::enum_attr(ctx, &llvm_attrs::LINKAGE, LINKONCE_ODR);
        let attrs = Attribute::dictionary(ctx, vec![(ctx.intern("llvm.linkage"), linkage)]);
        let new = func::Func::build(name, ty, Box::new(body)).attrs(attrs);
        b.insert(new.prop(func::Func::SYM_VISIBILITY, private))
    })
}

/// The number of the linkage of functions that may be in several modules.
const LINKONCE_ODR: u64 = 3;

impl Function<'_> {
    fn arg(&self, at: usize) -> Num<'_> {
        let value = self.args.get(at).copied();
        self.calc.num(value.unwrap_or_else(|| Value::from_u32(u32::MAX)))
    }

    /// A new last block with these arguments.
    fn block(&self, like: &[Num<'_>]) -> (Block, Vec<Num<'_>>) {
        let types = like.iter().map(|value| value.ty()).collect::<Vec<_>>();
        let (block, args) = self.calc.build(|b| {
            let location = b.location();
            let body = b.body();
            let block = body.create_block();
            body.append_block(self.region, block);
            let args = types.iter().map(|&ty| body.add_arg(block, ty, location));
            (block, args.collect::<Vec<_>>())
        });
        (block, args.into_iter().map(|arg| self.calc.num(arg)).collect())
    }

    fn at(&self, block: Block) {
        self.calc.build(|b| b.set_point(InsertPoint::End(block)));
    }

    fn insert(&self, new: NewOp) {
        self.calc.build(|b| b.insert(new));
    }

    fn give(&self, value: Num<'_>) {
        self.insert(NewOp::new(func::Return::def()).operand(value.value));
    }

    fn br(&self, to: Block, args: &[Num<'_>]) {
        self.insert(cf::Br::build(&values(args), to));
    }

    fn cond(&self, test: Num<'_>, yes: (Block, &[Num<'_>]), no: (Block, &[Num<'_>])) {
        let (then, or_else) = (values(yes.1), values(no.1));
        let ctx = self.calc.ctx();
        self.insert(cf::CondBr::build(ctx, test.value, &then, &or_else, yes.0, no.0));
    }
}

fn values(list: &[Num<'_>]) -> Vec<Value> {
    list.iter().map(|one| one.value).collect()
}

/// A block with its arguments.
type Entry<'f> = (Block, Vec<Num<'f>>);

/// The blocks of the loop that multiplies squares: its head, which has the
/// result so far, the square and what is left of the exponent, which is not
/// zero; where a digit of the exponent is set; what follows, which has the
/// result; and the way back.
struct Squares<'f> {
    head: Entry<'f>,
    multiply: Entry<'f>,
    join: Entry<'f>,
    next: Entry<'f>,
}

impl<'f> Squares<'f> {
    /// Fills the blocks; in the end control goes on with the result, as an
    /// argument where one is taken.
    fn fill(&self, f: &'f Function<'_>, zero: Num<'f>, one: Num<'f>, end: &Entry<'f>) {
        let (&[result, square, exponent], &[joined]) = (&*self.head.1, &*self.join.1) else {
            return;
        };
        f.at(self.head.0);
        let is_odd = (exponent & one).cmpi(Int2::Ne, zero);
        f.cond(is_odd, (self.multiply.0, &[]), (self.join.0, &[result]));
        f.at(self.multiply.0);
        f.br(self.join.0, &[result * square]);
        f.at(self.join.0);
        let exponent = exponent.shrui(one);
        let is_done = exponent.cmpi(Int2::Eq, zero);
        let given = if end.1.is_empty() { &[] as &[_] } else { &[joined] };
        f.cond(is_done, (end.0, given), (self.next.0, &[]));
        f.at(self.next.0);
        f.br(self.head.0, &[joined, square * square, exponent]);
    }
}

/// A float to the power of an integer. The least integer, whose opposite is
/// not one, is done as the opposite of the greatest, and once more.
pub(super) fn fpowi(f: &Function<'_>) {
    let (base, exponent) = (f.arg(0), f.arg(1));
    let (ty, int) = (base.ty(), exponent.ty());
    let width = int.int_width(f.calc.ctx()).unwrap_or(64);
    let one = f.calc.float(ty, 1.0);
    let (zero, int_one) = (f.calc.int(int, 0), f.calc.int(int, 1));
    let least = f.calc.int_of(int, Int::signed_min(width));
    let most = f.calc.int_of(int, Int::signed_max(width));
    let is_zero = exponent.cmpi(Int2::Eq, zero);
    let (none, start) = (f.block(&[]), f.block(&[]));
    let head = f.block(&[base, base, exponent]);
    let (multiply, join, next) = (f.block(&[]), f.block(&[base]), f.block(&[]));
    let (end, more) = (f.block(&[base]), f.block(&[]));
    let (whole, invert, last) = (f.block(&[base]), f.block(&[]), f.block(&[base]));
    f.cond(is_zero, (none.0, &[]), (start.0, &[]));
    f.at(none.0);
    f.give(one);
    f.at(start.0);
    let is_negative = exponent.cmpi(Int2::Sle, zero);
    let is_least = exponent.cmpi(Int2::Eq, least);
    let size = is_negative.select(zero - exponent, exponent);
    let size = is_least.select(most, size);
    f.br(head.0, &[one, base, size]);
    Squares { head, multiply, join, next }.fill(f, zero, int_one, &end);
    f.at(end.0);
    f.cond(is_least, (more.0, &[]), (whole.0, &end.1));
    f.at(more.0);
    end.1.iter().for_each(|&result| f.br(whole.0, &[result * base]));
    f.at(whole.0);
    f.cond(is_negative, (invert.0, &[]), (last.0, &whole.1));
    f.at(invert.0);
    whole.1.iter().for_each(|&result| f.br(last.0, &[one / result]));
    f.at(last.0);
    last.1.iter().for_each(|&result| f.give(result));
}

/// An integer to the power of another. Where that is negative the result is
/// zero, but for bases of size one; for zero there is a division by zero.
pub(super) fn ipowi(f: &Function<'_>) {
    let (base, exponent) = (f.arg(0), f.arg(1));
    let ty = base.ty();
    let [zero, one, minus_one] = [0, 1, -1].map(|value| f.calc.int(ty, value));
    let is_zero = exponent.cmpi(Int2::Eq, zero);
    let (none, start, negative) = (f.block(&[]), f.block(&[]), f.block(&[]));
    let rest = (0..8).map(|_| f.block(&[]).0).collect::<Vec<_>>();
    let head = f.block(&[base, base, exponent]);
    let (multiply, join) = (f.block(&[]), f.block(&[base]));
    let (end, next) = (f.block(&[]), f.block(&[]));
    f.cond(is_zero, (none.0, &[]), (start.0, &[]));
    f.at(none.0);
    f.give(one);
    f.at(start.0);
    let is_negative = exponent.cmpi(Int2::Sle, zero);
    f.cond(is_negative, (negative.0, &[]), (head.0, &[one, base, exponent]));
    f.at(negative.0);
    of_negative(f, &rest, [base, exponent], [zero, one, minus_one]);
    let result = join.1.clone();
    Squares { head, multiply, join, next }.fill(f, zero, one, &end);
    f.at(end.0);
    result.into_iter().for_each(|result| f.give(result));
}

/// What a negative exponent gives, in these blocks.
fn of_negative<'f>(
    f: &'f Function<'_>,
    blocks: &[Block],
    [base, exponent]: [Num<'f>; 2],
    [zero, one, minus_one]: [Num<'f>; 3],
) {
    let &[by_zero, not_zero, is_one, not_one, alternates, odd, even, none] = blocks else {
        return;
    };
    let give = |block, value| {
        f.at(block);
        f.give(value);
    };
    f.cond(base.cmpi(Int2::Eq, zero), (by_zero, &[]), (not_zero, &[]));
    f.at(by_zero);
    f.give(one.bin(arith::Divsi::def(), zero));
    f.at(not_zero);
    f.cond(base.cmpi(Int2::Eq, one), (is_one, &[]), (not_one, &[]));
    give(is_one, one);
    f.at(not_one);
    f.cond(base.cmpi(Int2::Eq, minus_one), (alternates, &[]), (none, &[]));
    f.at(alternates);
    f.cond((exponent & one).cmpi(Int2::Ne, zero), (odd, &[]), (even, &[]));
    give(odd, minus_one);
    give(even, one);
    give(none, zero);
}

impl Function<'_> {
    /// A region with one block of these arguments, in which ops are made.
    fn nested<'f>(
        &'f self,
        args: &[Type],
        fill: impl FnOnce(&[Num<'f>]) -> Vec<Num<'f>>,
    ) -> Region {
        let (before, region, args) = self.calc.build(|b| {
            let (before, location) = (b.point(), b.location());
            let body = b.body();
            let region = body.create_region();
            let block = body.append_new_block(region);
            let args = args.iter().map(|&ty| body.add_arg(block, ty, location));
            let args = args.collect::<Vec<_>>();
            b.set_point(InsertPoint::End(block));
            (before, region, args)
        });
        let args = args.into_iter().map(|arg| self.calc.num(arg)).collect::<Vec<_>>();
        let given = values(&fill(&args));
        self.insert(NewOp::new(scf::Yield::def()).operands(given));
        self.calc.build(|b| b.set_point(before));
        region
    }

    /// The results of an op.
    fn results(&self, new: NewOp) -> Vec<Num<'_>> {
        let results = self.calc.build(|b| {
            let op = b.insert(new);
            b.body().results(op).collect::<Vec<_>>()
        });
        results.into_iter().map(|result| self.calc.num(result)).collect()
    }

    fn choose<'f>(
        &'f self,
        test: Num<'f>,
        types: &[Type],
        yes: impl FnOnce() -> Vec<Num<'f>>,
        no: impl FnOnce() -> Vec<Num<'f>>,
    ) -> Vec<Num<'f>> {
        let then = self.nested(&[], |_| yes());
        let or_else = self.nested(&[], |_| no());
        self.results(scf::If::build(types, test.value, then, or_else))
    }
}

/// Counts how often a number moves up before its sign is set.
pub(super) fn ctlz(f: &Function<'_>) {
    let x = f.arg(0);
    let ty = x.ty();
    let width = i64::from(ty.int_width(f.calc.ctx()).unwrap_or(64));
    let (whole, zero) = (f.calc.int(ty, width), f.calc.int(ty, 0));
    let is_zero = x.cmpi(Int2::Eq, zero);
    let count = f.choose(is_zero, &[ty], || vec![whole], || count(f, x, zero, width));
    count.into_iter().for_each(|count| f.give(count));
}

fn count<'f>(f: &'f Function<'_>, x: Num<'f>, zero: Num<'f>, width: i64) -> Vec<Num<'f>> {
    let ty = x.ty();
    let first = f.calc.int(Type::INDEX, 1);
    let one = f.calc.int(ty, 1);
    let end = f.calc.int(Type::INDEX, width);
    let none = f.calc.int(ty, 0);
    let types = [ty, ty];
    let body = f.nested(&[Type::INDEX, ty, ty], |args| {
        let &[_, x, count] = args else { return Vec::new() };
        let is_set = x.cmpi(Int2::Slt, zero);
        f.choose(
            is_set,
            &types,
            || vec![x, count],
            || {
                let count = count + one;
                vec![x.shli(one), count]
            },
        )
    });
    let (first, end) = (first.value, end.value);
    let inits = [x.value, none.value];
    let results = f.results(scf::For::build(&types, first, end, first, &inits, body));
    results.into_iter().skip(1).collect()
}
