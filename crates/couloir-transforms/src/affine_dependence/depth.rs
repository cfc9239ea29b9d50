//! Dependences between two accesses at a depth: of the loops around both, the first so many less
//! one are in the same iteration, and the next one is further on for the second access. Deeper than
//! all of these, the first access comes before the second one.

use couloir_dialects::affine;
use couloir_ir::affine::{AffineExpr, AffineMap};
use couloir_ir::dominance::Dominance;
use couloir_ir::op::Trait;
use couloir_ir::{Op, OpRef, Region, Scope, Value};

use super::system::{Distance, System, variables};
use super::{Access, MOST_AROUND, around, meeting};
use crate::affine_loops::{Side, bound};
use crate::affine_regions::Constraints;

/// Two accesses of the same memory.
pub(crate) struct Pair<'a> {
    scope: Scope<'a>,
    first: &'a Access,
    second: &'a Access,
    /// What the loops around both count, and the loops.
    common: Vec<(Value, Op)>,
}

impl<'a> Pair<'a> {
    /// # Errors
    /// Where nothing can be told: they are in loops of which nothing is known together, or in too
    /// many.
    pub(crate) fn new(
        scope: Scope<'a>,
        first: &'a Access,
        second: &'a Access,
    ) -> Result<Self, Unknown> {
        if scope_of(scope, first.op) != scope_of(scope, second.op) {
            return Err(Unknown::NoSums);
        }
        let [one, other] = [first, second].map(|access| around(scope, access.op));
        if one.len().max(other.len()) > MOST_AROUND {
            return Err(Unknown::TooLarge);
        }
        let counts = |all: Vec<Op>| {
            let of = |op: Op| variables(scope.op(op)).into_iter().map(move |value| (value, op));
            all.into_iter().flat_map(of).collect::<Vec<_>>()
        };
        let pairs = counts(one).into_iter().zip(counts(other));
        let common = pairs.take_while(|(a, b)| a == b).map(|(a, _)| a).collect();
        Ok(Self { scope, first, second, common })
    }

    /// How many loops are around both.
    pub(crate) fn loops(&self) -> usize {
        self.common.len()
    }

    /// Whether the second may be of what the first is of; none where that is not known.
    pub(crate) fn depends(&self, order: &Dominance, depth: usize) -> Option<bool> {
        if !self.first.writes && !self.second.writes {
            return Some(false);
        }
        let before = is_before(self.scope, order, self.first.op, self.second.op)?;
        if depth > self.loops() && !before {
            return Some(false);
        }
        Some(!self.at(depth)?.is_empty())
    }

    /// How much further on each loop is where the second is of what the first is of; none where
    /// it never is. An error where that is not known.
    pub(crate) fn distances(&self, depth: usize) -> Result<Option<Vec<Distance>>, Unknown> {
        let system = self.at(depth).ok_or_else(|| self.why_unknown())?;
        if system.is_empty() {
            return Ok(None);
        }
        let counts = self.common.iter().map(|(value, _)| *value).collect::<Vec<_>>();
        system.distances(&counts).map(Some).ok_or(Unknown::TooLarge)
    }

    /// Whether the second is of what the first is of where the loops around both are in the same
    /// iteration but for one that is further on, without a look at which comes first; none where
    /// that is not known.
    pub(crate) fn meets(&self, depth: usize) -> Option<bool> {
        Some(!self.at(depth)?.is_empty())
    }

    /// What is known where all loops around both are in the same iteration, if the second may be
    /// of what the first is of then: what loops around the first count, those around the second,
    /// and symbols. An error where that is not known.
    pub(crate) fn same_iteration(&self) -> Result<Option<Constraints>, Unknown> {
        let system = self.at(self.loops().saturating_add(1)).ok_or(Unknown::NoSums)?;
        if system.is_empty() {
            return Ok(None);
        }
        let counts = [self.first, self.second].map(|access| counted_around(self.scope, access.op));
        let dims = counts.iter().map(Vec::len).sum();
        system.constraints(dims).map(Some).ok_or(Unknown::TooLarge)
    }

    /// What is found at a depth, where it is known whether the first access comes first.
    pub(crate) fn found(&self, before: Option<bool>, depth: usize) -> Found {
        let Some(system) = self.at(depth) else { return Found::Unknown };
        if depth > self.loops() && before == Some(false) || system.is_empty() {
            return Found::Never;
        }
        let counts = self.common.iter().map(|(value, _)| *value).collect::<Vec<_>>();
        system.distances(&counts).map_or(Found::Unknown, Found::At)
    }

    fn why_unknown(&self) -> Unknown {
        match [self.first, self.second].iter().all(|access| are_sums(self.scope, access)) {
            true => Unknown::TooLarge,
            false => Unknown::NoSums,
        }
    }

    fn at(&self, depth: usize) -> Option<System<'a>> {
        let at = depth.checked_sub(1)?;
        let own = self.common.get(at).copied();
        let mut system = meeting(self.scope, own.map(|(_, op)| op), self.first, self.second)?;
        let outer = self.common.iter().take(at).map(|(value, _)| *value).collect::<Vec<_>>();
        system.same(&outer)?;
        if let Some((count, _)) = own {
            system.further(count)?;
        }
        Some(system)
    }
}

/// What is found of two accesses at a depth.
pub enum Found {
    /// It cannot be told.
    Unknown,
    /// The second is never of what the first is of.
    Never,
    /// It is where each loop around both is so much further on.
    At(Vec<(Option<i64>, Option<i64>)>),
}

/// What is found of two accesses of one memory at each depth; nothing where an op is no access.
pub fn each_depth(scope: Scope<'_>, order: &Dominance, [first, second]: [Op; 2]) -> Vec<Found> {
    let all = [first, second].map(|op| Access::of(scope.op(op)));
    let [Some(first), Some(second)] = all else { return Vec::new() };
    let reach = first.memory == second.memory && (first.writes || second.writes);
    let [one, other] = [&first, &second].map(|access| counted_around(scope, access.op));
    let common = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let pair = Pair::new(scope, &first, &second).ok().filter(|_| reach);
    let before = is_before(scope, order, first.op, second.op);
    let found = |depth: usize| match &pair {
        _ if !reach => Found::Never,
        Some(pair) => pair.found(before, depth),
        None => Found::Unknown,
    };
    (1..=common.saturating_add(1)).map(found).collect()
}

/// What the loops around an op count, from the outermost.
pub(crate) fn counted_around(scope: Scope<'_>, op: Op) -> Vec<Value> {
    around(scope, op).into_iter().flat_map(|op| variables(scope.op(op))).collect()
}

/// Why it is not known how far apart accesses are.
pub(crate) enum Unknown {
    /// Numbers become too large, or there are too many.
    TooLarge,
    /// What tells where they are is not made of sums.
    NoSums,
}

/// Whether what tells where an access is, and how often, is made of sums.
fn are_sums(scope: Scope<'_>, access: &Access) -> bool {
    let loops = around(scope, access.op).into_iter().map(|op| scope.op(op));
    let bounds = loops.filter(|op| op.is(affine::For::def())).flat_map(|op| {
        let sides = [Side::Lower, Side::Upper];
        sides.into_iter().filter_map(move |side| bound(op, side)?.compose(scope))
    });
    let mut maps = bounds.chain(std::iter::once(access.simple(scope)));
    maps.all(|all| is_sum(&all.map))
}

/// Whether a map is made of sums.
pub(crate) fn is_sum(map: &AffineMap) -> bool {
    map.results().all(AffineExpr::is_pure_affine)
}

/// The region around an op and the loops and branches of `affine` that it is in.
pub(crate) fn scope_of(scope: Scope<'_>, op: Op) -> Option<Region> {
    let mut chain = std::iter::successors(Some(op), |&at| scope.body.parent_op(at));
    let is_own = |at: Op| {
        let around = scope.body.parent_op(at).map(|around| scope.op(around));
        around.is_some_and(|op| is_structure(op))
    };
    let outermost = chain.find(|&at| !is_own(at))?;
    scope.body.block_of(outermost).and_then(|block| scope.body.region_of(block))
}

fn is_structure(op: OpRef<'_>) -> bool {
    op.is(affine::For::def()) || op.is(affine::If::def()) || op.is(affine::Parallel::def())
}

/// Whether an op comes before another in the innermost block around both; none where there is no
/// such block in what they are both in.
pub(crate) fn is_before(
    scope: Scope<'_>,
    order: &Dominance,
    first: Op,
    second: Op,
) -> Option<bool> {
    let body = scope.body;
    let chain = |op: Op| {
        let mut all = vec![op];
        let parents = std::iter::successors(body.parent_op(op), |&at| body.parent_op(at));
        all.extend(parents.take_while(|&at| !scope.op(at).has(Trait::AffineScope)));
        all.reverse();
        all
    };
    let (one, other) = (chain(first), chain(second));
    let mut pairs =
        one.iter().zip(&other).take_while(|(a, b)| body.block_of(**a) == body.block_of(**b));
    let mut last = pairs.next()?;
    for pair in pairs {
        last = pair;
    }
    Some(last.0 != last.1 && order.is_before(*last.0, *last.1))
}

/// Whether a dependence is kept at so many depths, as `keeps` judges by how much further on each
/// loop is; none where that takes more than is `left`. What is not known is kept, as upstream has it.
pub(crate) fn is_kept(
    scope: Scope<'_>,
    [first, second]: [&Access; 2],
    depths: usize,
    left: &mut usize,
    keeps: impl Fn(&[Distance]) -> bool,
) -> Option<bool> {
    let pair = match Pair::new(scope, first, second) {
        Ok(pair) => pair,
        Err(Unknown::NoSums) => return Some(true),
        Err(Unknown::TooLarge) => return None,
    };
    for depth in 1..=depths.min(pair.loops()) {
        let columns = pair.loops().saturating_add(2);
        *left = left.checked_sub(columns.checked_pow(3)?)?;
        let distances = match pair.distances(depth) {
            Ok(distances) => distances.unwrap_or_default(),
            Err(Unknown::NoSums) => Vec::new(),
            Err(Unknown::TooLarge) => return None,
        };
        if !keeps(&distances) {
            return Some(false);
        }
    }
    Some(true)
}
