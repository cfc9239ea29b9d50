//! Masked loads and stores become a branch for each element.

use couloir_dialects::vector::{MaskedLoad, MaskedStore};
use couloir_dialects::{arith, memref};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Op, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::{BuildVector, spec};
use super::mixed::MOST_APART;
use super::operand;
use crate::convert_vector_to_scf::control::branch;

/// Adds the patterns.
pub fn populate(patterns: &mut RewritePatterns) {
    patterns.add(MaskedLoad::def(), load);
    patterns.add(MaskedStore::def(), store);
}

/// An access, element by element.
struct Access {
    base: Value,
    indices: Vec<Value>,
    mask: Value,
    /// The vector that is stored, or is there where nothing is loaded.
    vector: Value,
    alignment: Option<Attribute>,
    count: i64,
}

impl Access {
    fn of(rw: &Rewriter<'_>, op: Op, alignment: usize) -> Result<Self, NoMatch> {
        let operands = rw.view(op).operands().collect::<Vec<_>>();
        let [base, ref indices @ .., mask, vector] = operands[..] else {
            return no_match("too few operands");
        };
        let lanes = rw.ty(mask).as_vector(rw.context()).or_no_match("no vector")?;
        let [count] = lanes.shape[..] else { return no_match("no mask of one dimension") };
        if count > MOST_APART {
            return no_match("too many elements");
        }
        let alignment = rw.view(op).prop(alignment);
        Ok(Access { base, indices: indices.to_vec(), mask, vector, alignment, count })
    }

    /// Goes on by an element.
    fn step(&mut self, rw: &mut Rewriter<'_>, one: Value) {
        if let Some(last) = self.indices.last_mut() {
            *last = rw.binary(arith::Addi::def(), *last, one);
        }
    }
}

fn load(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut access = Access::of(rw, op, MaskedLoad::ALIGNMENT)?;
    let one = rw.index(1);
    for at in 0..access.count {
        let bit = rw.extract(access.mask, &[at]);
        access.vector = load_one(rw, &access, bit, at)?;
        access.step(rw, one);
    }
    rw.replace(op, &[access.vector]);
    Ok(())
}

fn load_one<'a>(
    rw: &mut Rewriter<'a>,
    access: &Access,
    bit: Value,
    at: i64,
) -> Result<Value, NoMatch> {
    let ty = rw.ty(access.vector);
    let inside = &mut |rw: &mut Rewriter<'a>| {
        let loaded = load_element(rw, access);
        vec![rw.insert_at(loaded, access.vector, &[at])]
    };
    let made = branch(rw, bit, &[ty], inside, Some(&mut |_| vec![access.vector]));
    rw.view(made).result(0).or_no_match("no result")
}

fn load_element(rw: &mut Rewriter<'_>, access: &Access) -> Value {
    let element = rw.ty(access.base).element_or_self(rw.context());
    let operands = std::iter::once(access.base).chain(access.indices.iter().copied());
    let operands = operands.collect::<Vec<_>>();
    let plain = [(memref::Load::NONTEMPORAL, Attribute::FALSE)];
    let new = spec(rw.context(), memref::Load::def(), &operands, plain).result(element);
    rw.insert1(new.prop(memref::Load::ALIGNMENT, access.alignment))
}

fn store(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut access = Access::of(rw, op, MaskedStore::ALIGNMENT)?;
    operand(rw, op, 0)?;
    let one = rw.index(1);
    for at in 0..access.count {
        let bit = rw.extract(access.mask, &[at]);
        store_one(rw, &access, bit, at);
        access.step(rw, one);
    }
    rw.erase(op);
    Ok(())
}

fn store_one<'a>(rw: &mut Rewriter<'a>, access: &Access, bit: Value, at: i64) {
    let inside = &mut |rw: &mut Rewriter<'a>| {
        let element = rw.extract(access.vector, &[at]);
        let operands = [element, access.base].into_iter().chain(access.indices.iter().copied());
        let operands = operands.collect::<Vec<_>>();
        let plain = [(memref::Store::NONTEMPORAL, Attribute::FALSE)];
        let new = spec(rw.context(), memref::Store::def(), &operands, plain);
        rw.insert(new.prop(memref::Store::ALIGNMENT, access.alignment));
        Vec::new()
    };
    branch(rw, bit, &[], inside, None);
}
