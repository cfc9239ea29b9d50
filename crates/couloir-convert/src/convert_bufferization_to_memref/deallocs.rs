//! What frees memory under conditions, unless it is among other memory.

use couloir_dialects::{arith, bufferization, func, memref};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Location, Op, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, Naming, Operands, Place, RequestId, no_match,
};

use super::helper;
use crate::structured_build::{Test, and, compare, index, list, load, store, truth, when};

/// The name of the function that tells what is to be freed.
const HELPER: &str = "dealloc_helper";

/// Asks for the function where one op frees several memories.
pub(super) fn request_helper(op: Op, rw: &mut ConversionRewriter<'_>, location: Location) {
    let memories = rw.view(op).operand_group(bufferization::Dealloc::MEMREFS).len();
    if memories > 1 {
        request(rw, location);
    }
}

fn request(rw: &mut ConversionRewriter<'_>, location: Location) -> RequestId {
    let name = rw.context().intern(HELPER);
    rw.request(name, Naming::OwnNumbered, Place::End, helper::maker(location))
}

pub(super) fn rewrite(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    module: Option<Location>,
) -> Lowered {
    use bufferization::Dealloc;
    let view = rw.view(op);
    let memories = new.in_group(view, Dealloc::MEMREFS).to_vec();
    let conditions = new.in_group(view, Dealloc::CONDITIONS).to_vec();
    let retained = new.in_group(view, Dealloc::RETAINED).to_vec();
    match (&*memories, &*conditions) {
        ([], _) => {
            let never = truth(rw, false);
            rw.replace_all(op, &vec![never; retained.len()])
        }
        (&[memory], &[condition]) if retained.is_empty() => {
            when(rw, condition, |rw| free(rw, memory));
            rw.replace_all(op, &[])
        }
        (&[memory], &[condition]) => {
            let updated = one_of_several(rw, memory, condition, &retained);
            rw.replace_all(op, &updated)
        }
        _ => {
            let Some(location) = module else {
                let message = "library function required for generic lowering, but cannot be \
                               automatically inserted when operating on functions";
                rw.view(op).error(message).emit();
                return no_match("no place for the function");
            };
            let updated = several(rw, &memories, &conditions, &retained, location);
            rw.replace_all(op, &updated)
        }
    }
}

fn free(rw: &mut ConversionRewriter<'_>, memory: Value) {
    rw.insert(memref::Dealloc::build(memory));
}

/// Where memory is, as a number.
fn address(rw: &mut ConversionRewriter<'_>, memory: Value) -> Value {
    let new = memref::ExtractAlignedPointerAsIndex::build(rw.context(), memory);
    rw.insert1(new)
}

/// Frees memory that is not one of several others.
fn one_of_several(
    rw: &mut ConversionRewriter<'_>,
    memory: Value,
    condition: Value,
    retained: &[Value],
) -> Vec<Value> {
    let own = address(rw, memory);
    let mut differs = Vec::new();
    for &other in retained {
        let other = address(rw, other);
        differs.push(compare(rw, Test::Different, own, other));
    }
    let all = differs.iter().copied().reduce(|all, one| and(rw, all, one));
    let frees = and(rw, all.unwrap_or(condition), condition);
    when(rw, frees, |rw| free(rw, memory));
    let always = truth(rw, true);
    let updated = differs.into_iter().map(|differs| {
        let same = rw.insert1(arith::Xori::build(Type::I1, differs, always));
        and(rw, same, condition)
    });
    updated.collect()
}

/// A list that values are kept in, and the same without its length known.
struct Kept {
    list: Value,
    ty: Type,
}

impl Kept {
    fn new(rw: &mut ConversionRewriter<'_>, count: usize, element: Type) -> Self {
        let ctx = rw.context();
        let ty = list(ctx, Some(count), element);
        let list = rw.insert1(memref::Alloc::build(ctx, ty, &[], &[]));
        Self { list, ty: element }
    }

    fn put(&self, rw: &mut ConversionRewriter<'_>, at: usize, value: Value) {
        let at = index(rw, at as i64);
        store(rw, value, self.list, at);
    }

    fn put_address(&self, rw: &mut ConversionRewriter<'_>, at: usize, memory: Value) {
        let address = address(rw, memory);
        self.put(rw, at, address);
    }

    fn get(&self, rw: &mut ConversionRewriter<'_>, at: usize) -> Value {
        let at = index(rw, at as i64);
        load(rw, self.list, at, self.ty)
    }

    fn cast(&self, rw: &mut ConversionRewriter<'_>) -> Value {
        let ty = list(rw.context(), None, self.ty);
        rw.insert1(memref::Cast::build(ty, self.list))
    }
}

/// Frees several memories, each if it is neither retained nor freed before.
fn several(
    rw: &mut ConversionRewriter<'_>,
    memories: &[Value],
    conditions: &[Value],
    retained: &[Value],
    location: Location,
) -> Vec<Value> {
    let freed = Kept::new(rw, memories.len(), Type::INDEX);
    let wanted = Kept::new(rw, conditions.len(), Type::I1);
    let kept = Kept::new(rw, retained.len(), Type::INDEX);
    memories.iter().enumerate().for_each(|(at, &memory)| freed.put_address(rw, at, memory));
    conditions.iter().enumerate().for_each(|(at, &condition)| wanted.put(rw, at, condition));
    retained.iter().enumerate().for_each(|(at, &memory)| kept.put_address(rw, at, memory));
    let casts = [freed.cast(rw), wanted.cast(rw), kept.cast(rw)];
    let frees = Kept::new(rw, memories.len(), Type::I1);
    let owned = Kept::new(rw, retained.len(), Type::I1);
    let results = [frees.cast(rw), owned.cast(rw)];
    call(rw, [casts[0], casts[2], casts[1], results[0], results[1]], location);
    for (at, &memory) in memories.iter().enumerate() {
        let condition = frees.get(rw, at);
        when(rw, condition, |rw| free(rw, memory));
    }
    let updated = (0..retained.len()).map(|at| owned.get(rw, at)).collect();
    for list in [&freed, &kept, &wanted, &frees, &owned] {
        free(rw, list.list);
    }
    updated
}

fn call(rw: &mut ConversionRewriter<'_>, operands: [Value; 5], location: Location) {
    let id = request(rw, location);
    let name = Attribute::flat_symbol(rw.context(), rw.context().intern(HELPER));
    let new = NewOp::new(func::Call::def()).operands(operands).prop(func::Call::CALLEE, name);
    let call = rw.insert(new);
    rw.refer(id, call, func::Call::CALLEE);
}
