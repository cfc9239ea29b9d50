//! Ops that take a part out of a tensor or put one in (`SubsetOpInterface`),
//! and which of these in a loop belong together.

use couloir_dialects::common::mixed::{Mixed, mixed};
use couloir_dialects::{tensor, vector};
use couloir_ir::body::{Op, Value};
use couloir_ir::op::Trait;
use couloir_ir::{OpRef, Scope};

use super::linear::Linear;

/// An op that takes a part out of a tensor or puts one in.
#[derive(Clone)]
pub(super) struct Subset {
    pub(super) op: Op,
    /// Which operand is the tensor.
    pub(super) tensor: usize,
    /// Which operand is put in; none where a part is taken out.
    pub(super) part: Option<usize>,
    /// Offset, size and stride of each dimension.
    slice: Option<Vec<[Linear; 3]>>,
}

impl Subset {
    /// None for other ops.
    pub(super) fn of(op: OpRef<'_>) -> Option<Self> {
        let is_tensor = |at| op.operand_type(at).is_some_and(|ty| ty.as_tensor(op.ctx()).is_some());
        let (tensor, part, slice) = match op {
            _ if op.is(tensor::ExtractSlice::def()) => (0, None, slice_of(op, 1)),
            _ if op.is(tensor::InsertSlice::def()) => (1, Some(0), slice_of(op, 2)),
            _ if op.is(vector::TransferRead::def()) && is_tensor(0) => {
                (0, None, transferred(op, 0))
            }
            _ if op.is(vector::TransferWrite::def()) && is_tensor(1) => {
                (1, Some(0), transferred(op, 1))
            }
            _ => return None,
        };
        Some(Self { op: op.op, tensor, part, slice })
    }

    /// Whether two are of the same part.
    fn is_equivalent(&self, other: &Self) -> bool {
        let (Some(one), Some(other)) = (&self.slice, &other.slice) else { return false };
        let same = |(a, b): (&[Linear; 3], &[Linear; 3])| {
            a.iter().zip(b).all(|(a, b)| a.minus(b) == Some(0))
        };
        one.len() == other.len() && one.iter().zip(other).all(same)
    }

    /// Whether it is known that two are of parts that lie apart.
    fn is_disjoint(&self, other: &Self) -> bool {
        let (Some(one), Some(other)) = (&self.slice, &other.slice) else { return false };
        let ends_before = |[offset, size, stride]: &[Linear; 3], [other, ..]: &[Linear; 3]| {
            let end = offset.plus_product(size, stride);
            end.and_then(|end| end.minus(other)).is_some_and(|over| over <= 0)
        };
        let apart = |(a, b): (&[Linear; 3], &[Linear; 3])| ends_before(a, b) || ends_before(b, a);
        one.len() == other.len() && one.iter().zip(other).any(apart)
    }
}

/// The part that a slice is, whose offsets, sizes and strides start with this
/// group.
fn slice_of(op: OpRef<'_>, group: usize) -> Option<Vec<[Linear; 3]>> {
    let list = |at: usize| {
        let list = mixed(op, group + at, at).into_iter();
        list.map(|index| Linear::of(op.scope, index)).collect::<Option<Vec<_>>>()
    };
    let (offsets, sizes, strides) = (list(0)?, list(1)?, list(2)?);
    let dims = offsets.into_iter().zip(sizes).zip(strides);
    Some(dims.map(|((offset, size), stride)| [offset, size, stride]).collect())
}

/// The part that is read or written as a vector.
fn transferred(op: OpRef<'_>, tensor: usize) -> Option<Vec<[Linear; 3]>> {
    let map = op.attr_named("permutation_map")?.as_affine_map(op.ctx())?;
    let vector = match tensor {
        0 => op.result_type(0)?,
        _ => op.operand_type(0)?,
    };
    let shape = vector.shape(op.ctx())?;
    let rank = op.operand_type(tensor)?.shape(op.ctx())?.len();
    let one = Linear::of(op.scope, Mixed::Known(1))?;
    let offset = |dim: usize| Linear::of(op.scope, Mixed::Value(op.operand(tensor + 1 + dim)?));
    let mut slice = (0..rank)
        .map(|dim| Some([offset(dim)?, one.clone(), one.clone()]))
        .collect::<Option<Vec<_>>>()?;
    for (at, &size) in shape.iter().enumerate() {
        let Some(dim) = map.result_dim(at) else { continue };
        let [_, own, _] = slice.get_mut(dim as usize)?;
        *own = Linear::of(op.scope, Mixed::Known(size))?;
    }
    Some(slice)
}

/// An op that takes a part out and the one that puts it back.
#[derive(Default)]
pub(super) struct Pair {
    pub(super) extract: Option<Op>,
    pub(super) insert: Option<Op>,
}

/// A value that a loop carries.
#[derive(Clone, Copy)]
struct Carried {
    op: Op,
    at: usize,
    /// What it is in an iteration.
    value: Value,
}

/// The ops on a value that a loop carries.
#[derive(Default)]
struct Subsets {
    all: Vec<Subset>,
    /// By their places in the list, those that take out and put back.
    pairs: Vec<(Option<usize>, Option<usize>)>,
}

/// The pairs of ops on a value that a loop carries which no other op on it
/// gets in the way of.
pub(super) fn hoistable(scope: Scope<'_>, op: Op, at: usize) -> Vec<Pair> {
    let mut subsets = Subsets::default();
    let view = scope.op(op);
    let region = view.region(0);
    let entry = region.as_ref().and_then(|region| region.entry());
    // The first argument is the induction variable.
    let Some(&value) = entry.as_ref().and_then(|entry| entry.args().get(at + 1)) else {
        return Vec::new();
    };
    if subsets.collect(scope, Carried { op, at, value }).is_none() {
        return Vec::new();
    }
    let found = subsets.pairs.iter().filter(|&&pair| subsets.may_hoist(scope, pair));
    let op = |at: Option<usize>| at.and_then(|at| subsets.all.get(at)).map(|subset| subset.op);
    found.map(|&(extract, insert)| Pair { extract: op(extract), insert: op(insert) }).collect()
}

impl Subsets {
    /// Adds the ops along the way of a value that a loop carries from the
    /// start of an iteration to its end; none when others use it.
    fn collect(&mut self, scope: Scope<'_>, carried: Carried) -> Option<()> {
        let mut pending = vec![(carried, true)];
        while let Some((carried, hoists)) = pending.pop() {
            self.along(scope, carried, hoists, &mut pending)?;
        }
        Some(())
    }

    fn along(
        &mut self,
        scope: Scope<'_>,
        Carried { op, at, mut value }: Carried,
        hoists: bool,
        pending: &mut Vec<(Carried, bool)>,
    ) -> Option<()> {
        let body = scope.body;
        loop {
            let first = body.uses(value).next()?;
            let end = scope.op(first.op);
            if end.has(Trait::Terminator) && body.has_one_use(value) {
                let own = body.parent_op(first.op) == Some(op);
                return (own && first.index as usize == at).then_some(());
            }
            let mut next = None;
            for user in body.uses(value) {
                let (view, index) = (scope.op(user.op), user.index as usize);
                if view.has(Trait::LoopLike) {
                    let inner = (view.def()?.hooks.loop_like?)(view);
                    let first = view.operands().len().checked_sub(inner.inits.len())?;
                    let number = index.checked_sub(first)?;
                    let value = *inner.iter_args.get(number)?;
                    pending.push((Carried { op: user.op, at: number, value }, false));
                    next = Some(*inner.results?.get(number)?);
                    continue;
                }
                let subset = Subset::of(view)?;
                let is_insert = subset.part.is_some();
                let tensor = subset.tensor;
                self.add(subset, hoists);
                if is_insert {
                    if index != tensor || next.is_some() {
                        return None;
                    }
                    next = Some(view.result(0)?);
                }
            }
            value = next?;
        }
    }

    fn add(&mut self, subset: Subset, hoists: bool) {
        let number = self.all.len();
        if hoists {
            let takes = subset.part.is_none();
            let fits = |&(extract, insert): &(Option<usize>, Option<usize>)| {
                let other = if takes { insert } else { extract };
                other.and_then(|at| self.all.get(at)).is_some_and(|at| at.is_equivalent(&subset))
            };
            let known = self.pairs.iter().position(fits);
            match (known.and_then(|at| self.pairs.get_mut(at)), takes) {
                (Some(pair), true) => pair.0 = Some(number),
                (Some(pair), false) => pair.1 = Some(number),
                (None, true) => self.pairs.push((Some(number), None)),
                (None, false) => self.pairs.push((None, Some(number))),
            }
        }
        self.all.push(subset);
    }

    /// Whether both ops are of one type and lie apart from all others.
    fn may_hoist(&self, scope: Scope<'_>, pair: (Option<usize>, Option<usize>)) -> bool {
        let (Some(extract), Some(insert)) = pair else { return false };
        let (Some(from), Some(to)) = (self.all.get(extract), self.all.get(insert)) else {
            return false;
        };
        let extracted: Option<Value> = scope.op(from.op).result(0);
        let part = to.part.and_then(|part| scope.op(to.op).operand(part));
        let ty = |value: Option<Value>| value.map(|value| scope.body.ty(value));
        let others = self.all.iter().enumerate().filter(|&(at, _)| at != extract && at != insert);
        let mut others = others.map(|(_, other)| other);
        ty(extracted) == ty(part)
            && others.all(|other| other.is_disjoint(from) && other.is_disjoint(to))
    }
}
