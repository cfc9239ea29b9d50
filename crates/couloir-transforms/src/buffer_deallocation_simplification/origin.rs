//! Where memory was allocated, and so whether it may be the same as other memory.
//!
//! Views and what passes memory on are followed back. Allocations differ from each other, and from
//! what the blocks around them are given. All else may be the same.

use couloir_dialects::{arith, memref};
use couloir_ir::op::{EffectKind, Trait};
use couloir_ir::{Block, OpRef, Scope, Value};
use couloir_rewrite::effects::does_to;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::alias;

/// Where memory comes from.
pub(super) struct Origin {
    /// The memory that it is a view of.
    whole: Value,
    /// The memory that this may be, as it was first come by.
    sources: Vec<Value>,
    kind: Kind,
}

/// What the sources of memory are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Allocations.
    Allocated,
    /// What is given to the body as a whole.
    Given,
    /// Others.
    Other,
}

/// What finds out where memory of a body comes from.
pub(super) struct Origins<'a> {
    scope: Scope<'a>,
}

impl<'a> Origins<'a> {
    pub(super) fn new(scope: Scope<'a>) -> Self {
        Self { scope }
    }

    pub(super) fn of(&self, value: Value) -> Origin {
        let whole = self.whole(value);
        let (mut sources, mut seen) = (Vec::new(), FxHashSet::default());
        let mut pending = vec![whole];
        while let Some(value) = pending.pop() {
            if !seen.insert(value) {
                continue;
            }
            let (from, is_source) = self.step(value);
            pending.extend(from);
            if is_source {
                sources.push(value);
                sources.extend(self.given_to(value));
            }
        }
        let kind = self.kind(&sources);
        Origin { whole, sources, kind }
    }

    fn kind(&self, sources: &[Value]) -> Kind {
        if sources.iter().all(|&value| self.is_allocated(value)) {
            Kind::Allocated
        } else if sources.iter().all(|&value| self.is_given(value)) {
            Kind::Given
        } else {
            Kind::Other
        }
    }

    fn whole(&self, mut value: Value) -> Value {
        while let Some(source) = self.viewed(value) {
            value = source;
        }
        value
    }

    fn viewed(&self, value: Value) -> Option<Value> {
        let op = self.scope.defining_op(value).filter(|op| op.has(Trait::ViewLike))?;
        op.operand(0).filter(|_| op.result(0) == Some(value))
    }

    /// The values that memory may be, and whether it may be what it is first come by.
    fn step(&self, value: Value) -> (Vec<Value>, bool) {
        if self.is_allocated(value) {
            return (Vec::new(), true);
        }
        let Some(op) = self.scope.defining_op(value) else {
            let from = alias::step(self.scope, value);
            let is_source = from.is_none();
            return (from.unwrap_or_default(), is_source);
        };
        if op.is(arith::Select::def()) {
            return (op.operands().skip(1).collect(), false);
        }
        if let Some(from) = alias::step(self.scope, value) {
            return (from, false);
        }
        (Vec::new(), true)
    }

    /// Memory given to an op that is not known to allocate what it gives: that may be the same.
    /// What memory that is makes no difference, as nothing is known of what the op gives.
    fn given_to(&self, value: Value) -> Option<Value> {
        let op = self.scope.defining_op(value).filter(|_| !self.is_allocated(value))?;
        op.operands().find(|&value| is_memory(op, value))
    }

    fn is_allocated(&self, value: Value) -> bool {
        let op = self.scope.defining_op(value);
        op.is_some_and(|op| {
            op.is(memref::Alloca::def()) || does_to(op, EffectKind::Allocate, value)
        })
    }

    /// Whether a value is an argument of the first block of the body.
    fn is_given(&self, value: Value) -> bool {
        let body = self.scope.body;
        let Some((block, _)) = body.as_arg(value) else { return false };
        let region = body.region_of(block);
        body.is_entry(block) && region.is_some_and(|region| body.roots().contains(&region))
    }

    /// Whether memory that is allocated is none that a block around it is given.
    fn is_inside(&self, allocated: Value, given: Value) -> bool {
        let body = self.scope.body;
        let (Some((block, _)), Some(op)) = (body.as_arg(given), body.defining_op(allocated)) else {
            return false;
        };
        if self.is_given(given) {
            return true;
        }
        let mut around = std::iter::successors(Some(op), |&op| body.parent_op(op));
        around.any(|op| {
            let own: Option<Block> = body.block_of(op);
            own == Some(block)
        })
    }

    fn differ(&self, one: Value, other: Value) -> bool {
        match (self.is_allocated(one), self.is_allocated(other)) {
            (true, true) => one != other,
            (true, false) => self.is_inside(one, other),
            (false, true) => self.is_inside(other, one),
            (false, false) => false,
        }
    }

    /// Whether memory is the same as other memory, where that is known.
    fn same(&self, one: &Origin, other: &Origin) -> Option<bool> {
        if one.whole == other.whole {
            return Some(true);
        }
        if one.whole != other.whole && self.differ(one.whole, other.whole) {
            return Some(false);
        }
        let mut pairs =
            one.sources.iter().flat_map(|&a| other.sources.iter().map(move |&b| (a, b)));
        if pairs.all(|(a, b)| self.differ(a, b)) {
            return Some(false);
        }
        let is_one = matches!((&*one.sources, &*other.sources), ([a], [b]) if a == b);
        is_one.then_some(true)
    }

    pub(super) fn list(&self, values: &[Value]) -> List {
        let mut list = List::default();
        for (at, &value) in values.iter().enumerate() {
            let origin = self.of(value);
            for &source in &origin.sources {
                list.by_source.entry(source).or_default().push(at);
            }
            match origin.kind {
                Kind::Allocated => list.allocated.push(at),
                Kind::Given => list.given.push(at),
                Kind::Other => list.others.push(at),
            }
            list.origins.push(origin);
        }
        list
    }
}

fn is_memory(op: OpRef<'_>, value: Value) -> bool {
    crate::common::is_memory(op.ctx(), op.ty(value))
}

/// Several memories, to be looked through for those that may be the same as another, in time that
/// does not grow with those that are clearly not.
#[derive(Default)]
pub(super) struct List {
    origins: Vec<Origin>,
    by_source: FxHashMap<Value, Vec<usize>>,
    allocated: Vec<usize>,
    given: Vec<usize>,
    others: Vec<usize>,
}

impl List {
    /// The places of those that may be the same as some memory, but for one that is left out, and
    /// whether they are for sure.
    pub(super) fn may_be<'s>(
        &'s self,
        origins: &'s Origins<'_>,
        of: &'s Origin,
        but: Option<usize>,
    ) -> impl Iterator<Item = (usize, bool)> + 's {
        let shared = of.sources.iter().filter_map(|source| self.by_source.get(source)).flatten();
        let given = if of.kind == Kind::Allocated { &[] } else { self.given.as_slice() };
        let allocated = if of.kind == Kind::Other { self.allocated.as_slice() } else { &[] };
        let places = shared.chain(&self.others).chain(given).chain(allocated).copied();
        places.filter(move |&at| Some(at) != but).filter_map(move |at| {
            let same = origins.same(of, self.origins.get(at)?);
            (same != Some(false)).then_some((at, same.is_some()))
        })
    }

    /// Whether none may be the same as some memory, but for one that is left out.
    pub(super) fn has_none(&self, origins: &Origins<'_>, of: Value, but: Option<usize>) -> bool {
        self.may_be(origins, &origins.of(of), but).next().is_none()
    }

    /// The places of those that are the same as some memory; none where others may be, too.
    pub(super) fn surely(&self, origins: &Origins<'_>, of: Value) -> Vec<usize> {
        let origin = origins.of(of);
        let mut places = Vec::new();
        for (at, is_same) in self.may_be(origins, &origin, None) {
            if !is_same {
                return Vec::new();
            }
            places.push(at);
        }
        places.sort_unstable();
        places.dedup();
        places
    }
}
