//! `affine-parallelize`: loops whose iterations do not depend on one another are run side by
//! side, with reductions of what they carry if that is asked for.

mod convert;
pub(crate) mod reductions;

use couloir_dialects::affine;
use couloir_ir::op::{EffectKind, Effects, Trait};
use couloir_ir::ty::TypeKind;
use couloir_ir::walk::preorder;
use couloir_ir::{Op, OpRef, Scope, Value};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::effects::is_memory_effect_free;
use rustc_hash::FxHashMap;

use crate::affine_dependence::{Access, may_depend};
use crate::common::by_bodies;
use reductions::{Reduction, reductions};

/// `affine-parallelize`
pub static PASS: PassDef = PassDef {
    name: "affine-parallelize",
    class: "AffineParallelize",
    description: "Convert affine.for ops into 1-D affine.parallel",
    anchor: Some("func.func"),
    options: &[
        OptionDef {
            name: "max-nested",
            kind: OptionKind::Unsigned,
            default: "4294967295",
            description: "Maximum number of nested parallel loops to produce. Defaults to \
                          unlimited (UINT_MAX).",
        },
        OptionDef {
            name: "parallel-reductions",
            kind: OptionKind::Bool,
            default: "false",
            description: "Whether to parallelize reduction loops. Defaults to false.",
        },
    ],
    ..by_bodies!(|rw, options| {
        let most = options.number("max-nested");
        let reduces = options.flag("parallel-reductions");
        for (op, reductions) in candidates(rw.scope(), reduces) {
            if depth(rw.scope(), op) < most {
                convert::convert(rw, op, &reductions);
            }
        }
    })
};

/// How many parallel loops an op is in.
fn depth(scope: Scope<'_>, op: Op) -> i64 {
    let parents = std::iter::successors(scope.body.parent_op(op), |&op| scope.body.parent_op(op));
    let parents = parents.map(|op| scope.op(op));
    let inside = parents.take_while(|op| !op.has(Trait::AffineScope));
    inside.filter(|op| op.is(affine::Parallel::def())).count() as i64
}

/// The loops that can be run side by side, outer ones first, with what they reduce.
fn candidates(scope: Scope<'_>, reduces: bool) -> Vec<(Op, Vec<Reduction>)> {
    let all = preorder(scope.body, scope.body.roots());
    let loops = all.filter(|&op| scope.op(op).is(affine::For::def()));
    let can = |op: Op| {
        let view = scope.op(op);
        let carried = view.operand_group(affine::For::INITS).len();
        let found = if reduces { reductions(view) } else { Vec::new() };
        (found.len() == carried && is_independent(view)).then_some((op, found))
    };
    loops.filter_map(can).collect()
}

/// Most pairs of accesses of the same memory that are looked at.
const MOST_PAIRS: usize = 1 << 14;

/// Whether iterations do not depend on one another by the memory they access.
pub(crate) fn is_independent(op: OpRef<'_>) -> bool {
    let is_memory = |ty: couloir_ir::Type| {
        matches!(ty.kind(op.ctx()), TypeKind::MemRef(_) | TypeKind::UnrankedMemRef(..))
    };
    if op.result_types().any(is_memory) {
        return false;
    }
    let Some(accesses) = accesses(op) else { return false };
    let mut by_memory = FxHashMap::<Value, Vec<Access>>::default();
    for access in accesses {
        let own = by_memory.entry(access.memory).or_default();
        let around = op.body().block_of(access.op);
        let same =
            |known: &Access| known.is_like(&access) && op.body().block_of(known.op) == around;
        if own.len() * own.len() > MOST_PAIRS {
            return false;
        }
        if !own.iter().any(same) {
            own.push(access);
        }
    }
    let depends = |own: &Vec<Access>| {
        let pairs = own.iter().flat_map(|first| own.iter().map(move |second| (first, second)));
        pairs.into_iter().any(|(first, second)| may_depend(op.scope, op.op, first, second))
    };
    !by_memory.values().any(depends)
}

/// The accesses in a loop of memory that is not allocated there; none where other ops may do
/// something to memory.
fn accesses(of: OpRef<'_>) -> Option<Vec<Access>> {
    let mut found = Vec::new();
    for op in preorder(of.body(), of.body().regions(of.op)).map(|op| of.scope.op(op)) {
        if let Some(access) = Access::of(op) {
            if !is_own(of, access.memory) {
                found.push(access);
            }
            continue;
        }
        let structure = [affine::For::def(), affine::If::def(), affine::Yield::def()];
        let is_known = structure.into_iter().any(|def| op.is(def)) || allocates(op).is_some();
        if !is_known && !is_memory_effect_free(op) {
            return None;
        }
    }
    Some(found)
}

/// The memory that an op allocates, if it does nothing else.
fn allocates(op: OpRef<'_>) -> Option<Value> {
    let mut effects = Effects::default();
    op.def()?.hooks.effects?(op, &mut effects);
    match &*effects.0 {
        [effect] if effect.kind == EffectKind::Allocate => effect.value,
        _ => None,
    }
}

/// Whether memory is a view of what is allocated in a loop.
fn is_own(of: OpRef<'_>, memory: Value) -> bool {
    let mut at = memory;
    while let Some(op) = of.scope.defining_op(at) {
        if allocates(op) == Some(at) {
            let parents = std::iter::successors(op.parent(), |op| op.parent());
            return parents.into_iter().any(|parent| parent.op == of.op);
        }
        match op.operand(0).filter(|_| op.has(Trait::ViewLike)) {
            Some(from) => at = from,
            None => break,
        }
    }
    false
}
