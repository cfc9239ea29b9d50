//! The operands of `affine.dma_start` and `affine.dma_wait`: memrefs, each
//! with as many indices as its map has inputs, and then counts.
//!
//! Invariant: maps are attributes `src_map`, `dst_map` and `tag_map`, which
//! are no inherent attributes.

use couloir_ir::affine::AffineMap;
use couloir_ir::{Attribute, Failure, OpRef, Value};

use super::verify::{is_valid_dim, is_valid_symbol};

/// The map of the indices of a tag.
pub(super) const TAG_MAP: &str = "tag_map";

/// The maps of a start, in the order of its memrefs.
pub(super) const MAPS: [&str; 3] = ["src_map", "dst_map", TAG_MAP];

/// A memref with its indices.
pub struct Access {
    /// The memref.
    pub memref: Value,
    /// The values the map is applied to.
    pub indices: Vec<Value>,
    /// The map.
    pub map: Option<Attribute>,
}

/// The operands of a start or a wait.
pub struct Parts {
    /// The memrefs: source, destination and tag, or the tag alone.
    pub accesses: Vec<Access>,
    /// What is left.
    pub counts: Vec<Value>,
}

fn names(op: OpRef<'_>) -> &'static [&'static str] {
    if op.name() == "affine.dma_start" { &MAPS } else { &[TAG_MAP] }
}

fn inputs(op: OpRef<'_>, map: Option<Attribute>) -> usize {
    let map = map.and_then(|map| map.as_affine_map(op.ctx()));
    map.map_or(0, |map| AffineMap::inputs(map) as usize)
}

impl Parts {
    /// Those of an op.
    pub fn of(op: OpRef<'_>) -> Self {
        let mut operands = op.operands();
        let mut accesses = Vec::new();
        for name in names(op) {
            let Some(memref) = operands.next() else { break };
            let map = op.attr_named(name);
            let indices = operands.by_ref().take(inputs(op, map)).collect();
            accesses.push(Access { memref, indices, map });
        }
        Self { accesses, counts: operands.collect() }
    }
}

/// Which memref, in messages about it and about its indices.
const WORDS: [(&str, &str); 3] = [("source", "src "), ("destination", "dst "), ("tag", "tag ")];

/// Without its maps nothing tells an op's operands apart; MLIR 22 reads what is not there.
fn check_maps(op: OpRef<'_>) -> Result<(), Failure> {
    let is_map = |name: &str| op.attr_named(name)?.as_affine_map(op.ctx()).map(|_| ());
    match names(op).iter().find(|name| is_map(name).is_none()) {
        Some(name) => op.op_error(format!("requires an affine map '{name}'")).fail(),
        None => Ok(()),
    }
}

pub(super) fn verify_start(op: OpRef<'_>) -> Result<(), Failure> {
    check_maps(op)?;
    let parts = Parts::of(op);
    for (access, (what, _)) in parts.accesses.iter().zip(WORDS) {
        memref(op, access, what)?;
    }
    if parts.accesses.len() != MAPS.len() || !matches!(parts.counts.len(), 1 | 3) {
        return op.op_error("incorrect number of operands").fail();
    }
    for (access, (_, what)) in parts.accesses.iter().zip(WORDS) {
        indices(op, access, what, "dma_start")?;
    }
    Ok(())
}

pub(super) fn verify_wait(op: OpRef<'_>) -> Result<(), Failure> {
    check_maps(op)?;
    let parts = Parts::of(op);
    let [access] = &parts.accesses[..] else {
        return op.op_error("incorrect number of operands").fail();
    };
    memref(op, access, "tag")?;
    indices(op, access, "", "dma_wait")
}

fn memref(op: OpRef<'_>, access: &Access, what: &str) -> Result<(), Failure> {
    if op.ty(access.memref).as_memref(op.ctx()).is_some() {
        return Ok(());
    }
    op.op_error(format!("expected DMA {what} to be of memref type")).fail()
}

fn indices(op: OpRef<'_>, access: &Access, what: &str, name: &str) -> Result<(), Failure> {
    for &index in &access.indices {
        if !op.ty(index).is_index() {
            return op.op_error(format!("{what}index to {name} must have 'index' type")).fail();
        }
        if !is_valid_dim(op.scope, index) && !is_valid_symbol(op.scope, index) {
            let message = format!("{what}index must be a valid dimension or symbol identifier");
            return op.op_error(message).fail();
        }
    }
    Ok(())
}
