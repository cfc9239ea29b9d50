//! Which elements of memory a parallel loop loads and stores.

use couloir_dialects::{memref, scf};
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::walk::preorder;
use couloir_ir::{OpRef, Scope};
use couloir_rewrite::effects::is_memory_effect_free;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::alias::AliasAnalysis;

/// The elements of one memref that are stored to.
struct Stores {
    indices: Vec<Value>,
    /// Whether all stores are to the same indices.
    is_one_place: bool,
}

/// What a loop does to memory, by memref in the order of the loop.
#[derive(Default)]
pub(super) struct Accesses {
    stored: Vec<Value>,
    stores: FxHashMap<Value, Stores>,
    loaded: Vec<Value>,
    loads: FxHashMap<Value, FxHashSet<Vec<Value>>>,
    /// The loop's induction variables.
    ivs: Vec<Value>,
    /// Whether there are loops in it, or memrefs that are made beside their
    /// loads.
    is_opaque: bool,
}

impl Accesses {
    pub(super) fn of(op: OpRef<'_>) -> Self {
        let body = op.body();
        let mut accesses = Accesses::default();
        let Some(&region) = body.regions(op.op).first() else { return accesses };
        if let Some(entry) = body.entry_block(region) {
            accesses.ivs = body.args(entry).to_vec();
        }
        for inner in preorder(body, &[region]) {
            accesses.add(op.scope.op(inner));
        }
        accesses
    }

    fn add(&mut self, op: OpRef<'_>) {
        if op.is(scf::Parallel::def()) {
            self.is_opaque = true;
        } else if op.is(memref::Store::def()) {
            let mut operands = op.operands().skip(1);
            if let Some(memref) = operands.next() {
                self.store(memref, Stores { indices: operands.collect(), is_one_place: true });
            }
        } else if op.is(memref::Load::def()) {
            let mut operands = op.operands();
            let Some(memref) = operands.next() else { return };
            let made = op.scope.defining_op(memref).and_then(OpRef::block);
            self.is_opaque |= made.is_some() && made == op.block();
            self.load(memref, operands.collect());
        }
    }

    fn store(&mut self, memref: Value, new: Stores) {
        match self.stores.get_mut(&memref) {
            Some(known) => known.is_one_place &= new.is_one_place && known.indices == new.indices,
            None => {
                self.stored.push(memref);
                self.stores.insert(memref, new);
            }
        }
    }

    fn load(&mut self, memref: Value, indices: Vec<Value>) {
        let known = self.loads.entry(memref).or_insert_with(|| {
            self.loaded.push(memref);
            FxHashSet::default()
        });
        known.insert(indices);
    }

    /// Adds what another loop does, whose induction variables become others.
    pub(super) fn join(&mut self, mut other: Accesses, old: &[Value], new: &[Value]) {
        let renamed = old.iter().copied().zip(new.iter().copied()).collect::<FxHashMap<_, _>>();
        let rename = |value: Value| renamed.get(&value).copied().unwrap_or(value);
        let all = |list: Vec<Value>| list.into_iter().map(rename).collect::<Vec<_>>();
        for memref in other.stored {
            if let Some(Stores { indices, is_one_place }) = other.stores.remove(&memref) {
                self.store(rename(memref), Stores { indices: all(indices), is_one_place });
            }
        }
        for memref in other.loaded {
            for indices in other.loads.remove(&memref).unwrap_or_default() {
                self.load(rename(memref), all(indices));
            }
        }
        self.is_opaque |= other.is_opaque;
    }
}

/// Whether two loops may run as one: each loads what the other stores to only
/// where the other stores it at the same point.
pub(super) fn are_independent(
    scope: Scope<'_>,
    alias: &mut AliasAnalysis,
    first: &Accesses,
    second: &Accesses,
) -> bool {
    !first.is_opaque
        && !second.is_opaque
        && loads_only_own(scope, alias, first, second)
        && loads_only_own(scope, alias, second, first)
}

fn loads_only_own(
    scope: Scope<'_>,
    alias: &mut AliasAnalysis,
    writer: &Accesses,
    reader: &Accesses,
) -> bool {
    let pairs = writer.ivs.iter().copied().zip(reader.ivs.iter().copied());
    let ivs = pairs.collect::<FxHashMap<Value, Value>>();
    let as_reader = |value: Value| ivs.get(&value).copied().unwrap_or(value);
    for &memref in &reader.loaded {
        let others = writer.stored.iter().filter(|&&stored| stored != memref);
        if others.into_iter().any(|&stored| alias.may_alias(scope, stored, memref)) {
            return false;
        }
        let Some(stores) = writer.stores.get(&memref) else { continue };
        let same_place = |indices: &Vec<Value>| {
            let mut pairs = stores.indices.iter().zip(indices);
            stores.indices.len() == indices.len()
                && pairs
                    .all(|(&a, &b)| as_reader(a) == b || computed_alike(scope, a, b, &as_reader))
        };
        let mut loads = reader.loads.get(&memref).into_iter().flatten();
        if !stores.is_one_place || !loads.all(same_place) {
            return false;
        }
    }
    true
}

/// Whether two indices are computed by ops that do the same.
fn computed_alike(scope: Scope<'_>, a: Value, b: Value, rename: &dyn Fn(Value) -> Value) -> bool {
    let body = scope.body;
    let (Some(a), Some(b)) = (body.defining_op(a), body.defining_op(b)) else { return false };
    if !is_memory_effect_free(scope.op(a)) || !is_memory_effect_free(scope.op(b)) {
        return false;
    }
    let operands = |op| body.operands(op).map(rename);
    let types = |op| body.results(op).map(|result| body.ty(result));
    body.op(a).name == body.op(b).name
        && body.discardable(a) == body.discardable(b)
        && properties(body, a).eq(properties(body, b))
        && operands(a).eq(operands(b))
        && types(a).eq(types(b))
        && !body.has_regions(a)
        && !body.has_regions(b)
}

fn properties(body: &Body, op: Op) -> impl Iterator<Item = Option<couloir_ir::Attribute>> + '_ {
    let count = body.op(op).name.def().map_or(1, |def| def.attrs.len());
    (0..count).map(move |slot| body.prop(op, slot))
}
