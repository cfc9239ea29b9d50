//! Whether iterations of a loop of `affine` depend on one another by the memory they access.
//!
//! Two accesses of the same memory are put side by side, each with what is known of the loops
//! around it; all loops around the one that is asked about are in the same iteration, and that
//! loop is further on for the second. Where no numbers fulfil that they never meet.

pub mod depth;
pub(crate) mod system;

use couloir_dialects::affine::{self, Composed};
use couloir_ir::op::Trait;
use couloir_ir::{Op, OpRef, Scope, Value};

pub(crate) use system::variables;
use system::{Side, System};

/// An access of memory by an affine map.
pub(crate) struct Access {
    /// The op.
    pub(crate) op: Op,
    /// The memory.
    pub(crate) memory: Value,
    /// Whether it is written.
    pub(crate) writes: bool,
    /// The first of the elements.
    place: Composed,
    /// How many elements there are along the last dimensions.
    extents: Vec<i64>,
}

impl Access {
    /// That of an op, if it is one.
    pub(crate) fn of(op: OpRef<'_>) -> Option<Self> {
        let kinds = [
            (affine::Load::def(), 0, affine::Load::MAP),
            (affine::VectorLoad::def(), 0, affine::VectorLoad::MAP),
            (affine::Store::def(), 1, affine::Store::MAP),
            (affine::VectorStore::def(), 1, affine::VectorStore::MAP),
        ];
        let &(_, at, map) = kinds.iter().find(|(def, ..)| op.is(def))?;
        let ctx = op.ctx();
        let map = op.prop(map)?.as_affine_map(ctx)?.clone();
        let place = Composed::new(map, &op.operands_in(at + 1));
        let ty = if at == 0 { op.result_type(0) } else { op.operand_type(0) };
        let is_vector = op.is(affine::VectorLoad::def()) || op.is(affine::VectorStore::def());
        let extents = ty.filter(|_| is_vector).and_then(|ty| ty.shape(ctx)).unwrap_or_default();
        let (memory, extents) = (op.operand(at)?, extents.to_vec());
        Some(Self { op: op.op, memory, writes: at == 1, place, extents })
    }

    /// Where it is, in simplest form, as far as that can be worked out.
    pub(crate) fn simple(&self, scope: Scope<'_>) -> Composed {
        let full = || {
            let all = self.place.clone().compose(scope)?;
            let map = all.map.simplify().ok()?;
            Composed { map, ..all }.canonical(scope).ok()
        };
        full().unwrap_or_else(|| self.place.clone())
    }

    /// Whether another access of the same memory is of the same place, as far as that shows.
    pub(crate) fn is_at_same_place(&self, other: &Self, scope: Scope<'_>) -> bool {
        let difference = crate::affine_loops::difference(scope, &self.place, &other.place);
        let zero = difference.and_then(|all| all.map.constant_results());
        self.memory == other.memory && zero.is_some_and(|all| all.iter().all(|&own| own == 0))
    }

    /// Whether it is of one element only.
    pub(crate) fn is_of_one(&self) -> bool {
        self.extents.is_empty()
    }

    /// Whether it is of all elements that another access is of that starts at the same place.
    pub(crate) fn covers(&self, other: &Self) -> bool {
        let mut pairs = self.extents.iter().rev().zip(other.extents.iter().rev());
        other.extents.len() <= self.extents.len() && pairs.all(|(own, its)| its <= own)
    }

    /// Whether two accesses are the same but for where they are.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        self.place.map == other.place.map
            && self.place.dims == other.place.dims
            && self.place.symbols == other.place.symbols
            && self.extents == other.extents
            && self.writes == other.writes
    }
}

/// The memory that an op accesses by a map, if it does.
pub fn accessed(op: OpRef<'_>) -> Option<Value> {
    Access::of(op).map(|access| access.memory)
}

/// Which elements an access is of as a loop goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Along {
    /// The same ones.
    Same,
    /// Others along the last dimension alone.
    Last,
    /// Others along this dimension alone, which is not the last.
    Other(usize),
}

impl Along {
    /// Of an access, as a value goes on that a loop counts; none of what is no access, or is of
    /// others along several dimensions.
    pub fn of(op: OpRef<'_>, count: Value) -> Option<Self> {
        let access = Access::of(op)?;
        let operands = access.place.operands();
        let varies = |at: usize| {
            let expr = access.place.map.result(at);
            let (dims, symbols) = (access.place.map.dims(), access.place.map.symbols());
            let dims = (0..dims).filter(|&at| expr.is_some_and(|expr| expr.uses_dim(at)));
            let own = (0..symbols).filter(|&at| expr.is_some_and(|expr| expr.uses_symbol(at)));
            let used = dims.chain(own.map(|at| access.place.map.dims() + at));
            let used = used.filter_map(|at| operands.get(at as usize).copied());
            used.filter(|&value| depends_on(op.scope, value, count)).count()
        };
        let rank = access.place.map.num_results();
        let mut varying = (0..rank).flat_map(|at| std::iter::repeat_n(at, varies(at)));
        match (varying.next(), varying.next()) {
            (None, _) => Some(Self::Same),
            (Some(at), None) if at + 1 == rank => Some(Self::Last),
            (Some(at), None) => Some(Self::Other(at)),
            _ => None,
        }
    }
}

/// Whether a value is made of another by `affine.apply`, in simplest form.
pub(crate) fn depends_on(scope: Scope<'_>, value: Value, on: Value) -> bool {
    let one = Composed::new(couloir_ir::affine::AffineMap::identity(1), &[value]);
    let made = one.clone().compose(scope).unwrap_or(one);
    made.operands().contains(&on)
}

/// The loops and branches of `affine` around an op, from the outermost.
pub(crate) fn around(scope: Scope<'_>, op: Op) -> Vec<Op> {
    let parents = std::iter::successors(scope.body.parent_op(op), |&at| scope.body.parent_op(at));
    let inside = parents.take_while(|&at| !scope.op(at).has(Trait::AffineScope));
    let is_own = |&at: &Op| {
        let op = scope.op(at);
        op.is(affine::For::def()) || op.is(affine::If::def()) || op.is(affine::Parallel::def())
    };
    let mut all = inside.filter(is_own).collect::<Vec<_>>();
    all.reverse();
    all
}

/// Whether an access in a later iteration of a loop may be of an element that another access in
/// an earlier one is of.
pub(crate) fn may_depend(scope: Scope<'_>, of: Op, first: &Access, second: &Access) -> bool {
    if first.memory != second.memory || !(first.writes || second.writes) {
        return false;
    }
    never_meet(scope, of, first, second) != Some(true)
}

/// The most loops and branches around an access: the time that it takes to find out grows with the
/// cube of their number.
pub(crate) const MOST_AROUND: usize = 64;

/// None where it cannot be told.
fn never_meet(scope: Scope<'_>, of: Op, first: &Access, second: &Access) -> Option<bool> {
    let mut system = meeting(scope, Some(of), first, second)?;
    let outer = around(scope, of);
    let outer = outer.into_iter().flat_map(|op| variables(scope.op(op))).collect::<Vec<_>>();
    system.same(&outer)?;
    system.further(*variables(scope.op(of)).first()?)?;
    Some(system.is_empty())
}

/// That both accesses are of the same element.
fn meeting<'a>(
    scope: Scope<'a>,
    of: Option<Op>,
    first: &Access,
    second: &Access,
) -> Option<System<'a>> {
    let mut system = System::new(scope, of);
    let sides = [(Side::First, first), (Side::Second, second)];
    for (side, access) in sides {
        let around = around(scope, access.op);
        (around.len() <= MOST_AROUND).then_some(())?;
        system.counts(side, &around);
    }
    for (side, access) in sides {
        system.domain(side, access.op, &around(scope, access.op))?;
        system.end();
    }
    let mut places = Vec::new();
    for (side, access) in sides {
        let place = system.results(side, &access.place)?;
        places.push(system.anywhere(side, place, &access.extents)?);
        system.end();
    }
    let pairs = places.pop()?.into_iter().zip(places.pop()?);
    for (one, other) in pairs {
        system.meet(&one, &other)?;
    }
    Some(system)
}
