//! The function that tells which of several memories are to be freed.

use couloir_dialects::{arith, func, memref};
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::{Attribute, Body, Location, Str, Type, Value};
use couloir_rewrite::convert::MakeSymbol;

use crate::structured_build::{Test, and, compare, count, index, list, load, store, truth, when};

/// Makes the function.
pub(super) fn maker(location: Location) -> MakeSymbol {
    Box::new(move |b: &mut Builder<'_>, name: Str| {
        b.set_location(location);
        let ctx = b.context();
        let element = [Type::INDEX, Type::INDEX, Type::I1, Type::I1, Type::I1];
        let types = element.map(|element| list(ctx, None, element));
        let mut body = Body::new();
        let region = body.create_root();
        let block = body.append_new_block(region);
        let args = types.map(|ty| body.add_arg(block, ty, location));
        fill(&mut Builder::new(ctx, &mut body, InsertPoint::End(block), location), args);
        let name = Attribute::str(ctx, name);
        let ty = Attribute::ty(ctx, Type::function(ctx, &types, &[]));
        let private = Attribute::string(ctx, "private");
        let new = func::Func::build(name, ty, Box::new(body));
        b.insert(new.prop(func::Func::SYM_VISIBILITY, private))
    })
}

/// What the function is given, and values it needs again and again.
struct Helper {
    freed: Value,
    kept: Value,
    wanted: Value,
    frees: Value,
    owned: Value,
    zero: Value,
    one: Value,
    yes: Value,
}

fn fill(b: &mut Builder<'_>, [freed, kept, wanted, frees, owned]: [Value; 5]) {
    let ctx = b.context();
    let (zero, one) = (index(b, 0), index(b, 1));
    let (yes, no) = (truth(b, true), truth(b, false));
    let all = b.insert1(memref::Dim::build(ctx, freed, zero));
    let others = b.insert1(memref::Dim::build(ctx, kept, zero));
    count(b, [zero, others, one], &[], |b, args| {
        args.iter().for_each(|&at| store(b, no, owned, at));
        Vec::new()
    });
    let helper = Helper { freed, kept, wanted, frees, owned, zero, one, yes };
    count(b, [zero, all, one], &[], |b, args| {
        args.iter().for_each(|&at| helper.one(b, at, others));
        Vec::new()
    });
    b.insert(func::Return::build(&[]));
}

impl Helper {
    /// Whether one of the memories is to be freed.
    fn one(&self, b: &mut Builder<'_>, at: Value, others: Value) {
        let own = load(b, self.freed, at, Type::INDEX);
        let wanted = load(b, self.wanted, at, Type::I1);
        let bounds = [self.zero, others, self.one];
        let kept = count(b, bounds, &[self.yes], |b, args| {
            let &[at, so_far] = args else { return Vec::new() };
            let other = load(b, self.kept, at, Type::INDEX);
            let same = compare(b, Test::Equal, other, own);
            when(b, same, |b| self.own(b, at, wanted));
            vec![differs(b, so_far, other, own)]
        });
        let before = count(b, [self.zero, at, self.one], &kept, |b, args| {
            let &[at, so_far] = args else { return Vec::new() };
            let other = load(b, self.freed, at, Type::INDEX);
            vec![differs(b, so_far, other, own)]
        });
        for differs in before {
            let frees = and(b, differs, wanted);
            store(b, frees, self.frees, at);
        }
    }

    /// Memory that is retained is owned where it was to be freed.
    fn own(&self, b: &mut Builder<'_>, at: Value, wanted: Value) {
        let owned = load(b, self.owned, at, Type::I1);
        let owned = b.insert1(arith::Ori::build(Type::I1, owned, wanted));
        store(b, owned, self.owned, at);
    }
}

fn differs(b: &mut Builder<'_>, so_far: Value, other: Value, own: Value) -> Value {
    let differs = compare(b, Test::Different, other, own);
    and(b, so_far, differs)
}
