//! `amdgpu-maskedload-to-load`: masked accesses become plain ones where that is the same.
//!
//! A buffer with bounds gives 0 outside of them, so that a whole vector can be read and what is
//! masked chosen afterwards; but not where its end lies within a word. An access of which all is
//! masked or nothing happens or does not.

use couloir_dialects::amdgpu::ADDRESS_SPACE;
use couloir_dialects::common::region_branch::like;
use couloir_dialects::vector::{Broadcast, Load, MaskedLoad, MaskedStore, Store};
use couloir_dialects::{arith, scf};
use couloir_ir::attr::Param;
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::common::{index, new_region};
use crate::flatten_memref::linear::Layout;
use crate::greedy::greedy;

/// `amdgpu-maskedload-to-load`
pub static PASS: PassDef = greedy!(
    "amdgpu-maskedload-to-load",
    "AmdgpuMaskedloadToLoadPass",
    "Lower the operations from the vector maskedload to vector load",
    patterns,
    ["affine", "arith", "memref", "scf", "vector"]
);

/// The mark of a masked access that stays.
const STAYS: &str = "amdgpu.buffer_maskedload_needs_mask";

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(MaskedLoad::def(), load_from_buffer);
    patterns.add(MaskedLoad::def(), load_whole);
    patterns.add(MaskedStore::def(), store_whole);
    patterns
}

/// Where a masked access is, its mask, and what it stores or gives where that is not set.
struct Access {
    base: Value,
    indices: Vec<Value>,
    mask: Value,
    other: Value,
}

impl Access {
    fn of(op: OpRef<'_>) -> Result<Self, NoMatch> {
        let operand = |group| op.operand_in(group).or_no_match("no such operand");
        Ok(Self {
            base: operand(MaskedLoad::BASE)?,
            indices: op.operands_in(MaskedLoad::INDICES),
            mask: operand(MaskedLoad::MASK)?,
            other: operand(MaskedLoad::PASS_THRU)?,
        })
    }

    /// Whether the mask is one bit for all, and which.
    fn condition(&self, rw: &Rewriter<'_>) -> Option<Value> {
        let from = rw.scope().defining_op(self.mask).filter(|op| op.is(Broadcast::def()))?;
        let source = from.operand(0)?;
        rw.ty(source).as_vector(rw.context()).is_none().then_some(source)
    }

    /// Reads all of it.
    fn load(&self, rw: &mut Rewriter<'_>) -> Value {
        let ty = rw.ty(self.other);
        let new = Load::build(ty, self.base, &self.indices);
        rw.insert1(new.prop(Load::NONTEMPORAL, Attribute::FALSE))
    }

    /// Reads all of it, and chooses by the mask.
    fn load_and_choose(&self, rw: &mut Rewriter<'_>) -> Value {
        let (ty, loaded) = (rw.ty(self.other), self.load(rw));
        rw.insert1(arith::Select::build(ty, self.mask, loaded, self.other))
    }
}

/// Whether memory is a buffer with bounds.
fn is_buffer(ctx: &Context, ty: Type) -> bool {
    let space = ty.as_memref(ctx).and_then(|ty| ty.memory_space.expand());
    let params = space.and_then(|space| space.params_of(ctx, &ADDRESS_SPACE));
    params.and_then(|params| params.first()).and_then(Param::as_uint) == Some(0)
}

/// A branch of an `scf.if` that gives a value.
fn branch(rw: &mut Rewriter<'_>, block: Block, work: impl FnOnce(&mut Rewriter<'_>) -> Value) {
    rw.set_point(InsertPoint::End(block));
    let value = work(rw);
    rw.insert(scf::Yield::build(&[value]));
}

/// Whether a vector from a place on reaches beyond the end of a buffer that lies within a word.
fn reaches_over(op: Op, access: &Access, rw: &mut Rewriter<'_>) -> Result<Value, NoMatch> {
    const ULT: i64 = 6;
    const NE: i64 = 1;
    const WORD: u32 = 32;
    let ctx = rw.context();
    let ty = rw.ty(access.other);
    let width = ty.element_or_self(ctx).int_or_float_width(ctx).or_no_match("no width")?;
    let count = ty.num_elements(ctx).and_then(|count| i64::try_from(count).ok());
    let count = count.or_no_match("too many elements")?;
    let rank = rw.ty(access.base).as_memref(ctx).map_or(0, MemRefType::rank);
    if rank == 0 || width == 0 {
        return no_match("memory without dimensions, or of nothing");
    }
    rw.at(op);
    let layout = Layout::of(rw, access.base).or_no_match("not strided")?;
    let too_large = "the expression is too large";
    let place = layout.place(rw, &access.indices).or_no_match(too_large)?;
    let extent = layout.extent(rw).or_no_match(too_large)?;
    let count = index(rw, count);
    let (place, extent) = (place.value(rw), extent.value(rw));
    let left = rw.insert1(arith::Subi::build(ctx, Type::INDEX, extent, place));
    let compare = |rw: &mut Rewriter<'_>, a, b, predicate| {
        let predicate = Attribute::i64(rw.context(), predicate);
        rw.insert1(arith::Cmpi::build(Type::I1, a, b, predicate))
    };
    let reaches = compare(rw, left, count, ULT);
    let in_word = index(rw, i64::from(WORD.div_ceil(width)));
    let rest = rw.insert1(arith::Remui::build(Type::INDEX, left, in_word));
    let zero = index(rw, 0);
    let is_within = compare(rw, rest, zero, NE);
    Ok(rw.insert1(arith::Andi::build(Type::I1, reaches, is_within)))
}

fn load_from_buffer(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let access = Access::of(rw.view(op))?;
    if rw.view(op).attr_named(STAYS).is_some() || !is_buffer(ctx, rw.ty(access.base)) {
        return no_match("not of a buffer with bounds, or marked");
    }
    rw.at(op);
    if access.condition(rw).is_some() {
        let value = access.load_and_choose(rw);
        rw.replace(op, &[value]);
        return Ok(());
    }
    let condition = reaches_over(op, &access, rw)?;
    let ty = rw.ty(access.other);
    let marked = marked(rw.view(op)).result(ty);
    let (then, on_then) = new_region(rw, &[]);
    let (otherwise, on_otherwise) = new_region(rw, &[]);
    let made = rw.insert(scf::If::build(&[ty], condition, then, otherwise));
    branch(rw, on_then, |rw| rw.insert1(marked));
    branch(rw, on_otherwise, |rw| access.load_and_choose(rw));
    let value = rw.view(made).result(0).or_no_match("no result")?;
    rw.replace(op, &[value]);
    Ok(())
}

/// The same access with the mark.
fn marked(op: OpRef<'_>) -> NewOp {
    let ctx = op.ctx();
    let new = like(op);
    let own = new.attrs.as_dictionary(ctx).unwrap_or_default().to_vec();
    let mark = (ctx.intern(STAYS), Attribute::UNIT);
    new.attrs(Attribute::dictionary(ctx, own.into_iter().chain([mark]).collect()))
}

fn load_whole(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let access = Access::of(rw.view(op))?;
    let condition = access.condition(rw).or_no_match("the mask is not one bit for all")?;
    let ty = rw.ty(access.other);
    rw.at(op);
    let (then, on_then) = new_region(rw, &[]);
    let (otherwise, on_otherwise) = new_region(rw, &[]);
    let made = rw.insert(scf::If::build(&[ty], condition, then, otherwise));
    branch(rw, on_then, |rw| access.load(rw));
    branch(rw, on_otherwise, |_| access.other);
    let value = rw.view(made).result(0).or_no_match("no result")?;
    rw.replace(op, &[value]);
    Ok(())
}

fn store_whole(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let access = Access::of(rw.view(op))?;
    let condition = access.condition(rw).or_no_match("the mask is not one bit for all")?;
    rw.at(op);
    let (then, on_then) = new_region(rw, &[]);
    let otherwise = rw.body().create_region();
    rw.insert(scf::If::build(&[], condition, then, otherwise));
    rw.set_point(InsertPoint::End(on_then));
    let new = Store::build(access.other, access.base, &access.indices);
    rw.insert(new.prop(Store::NONTEMPORAL, Attribute::FALSE));
    rw.insert(scf::Yield::build(&[]));
    rw.erase(op);
    Ok(())
}
