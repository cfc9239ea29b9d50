//! Lowerings of one op to one op: a row each, not a function each.
//!
//! A row's pattern makes the target op from converted operands, with
//! converted result types, the source's discardable attributes, and
//! inherent attributes as the row says. Ops on vectors of several dimensions
//! are taken apart: such a vector has become an array of arrays of vectors,
//! and the target op is made for each of the innermost.

use std::sync::{Arc, OnceLock};

use couloir_ir::body::{Op, OpSpec, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::op::{OpDef, OpName, Presence};
use couloir_ir::{Attribute, Context, OpRef, Type};
use smallvec::SmallVec;

use super::pattern::{Lowered, Operands, OrNoMatch, PatternSet, no_match};
use super::rewriter::ConversionRewriter;
use super::types::TypeConverter;

/// An inherent attribute that goes from source to target.
#[derive(Clone, Copy)]
pub struct Carry {
    /// Its slot in the source op.
    pub from: usize,
    /// Its slot in the target op.
    pub to: usize,
    /// What becomes of it.
    pub map: fn(&Context, Attribute) -> Option<Attribute>,
}

/// Makes an attribute.
pub type MakeAttr = fn(&Context) -> Attribute;

/// A lowering of one op to one op. See [`row!`](crate::row).
#[derive(Clone, Copy)]
pub struct Row {
    /// What is lowered.
    pub from: &'static OpDef,
    /// What to.
    pub to: &'static OpDef,
    /// Inherent attributes that go along.
    pub carry: &'static [Carry],
    /// Inherent attributes that are always set, by slot.
    pub set: &'static [(usize, MakeAttr)],
    /// The target's discardable attributes.
    pub attrs: fn(OpRef<'_>) -> Attribute,
    /// Why an op is not lowered by the row after all.
    pub declines: fn(OpRef<'_>) -> Option<&'static str>,
}

impl Row {
    /// A row with no inherent attributes that go along.
    pub const fn new(from: &'static OpDef, to: &'static OpDef) -> Self {
        let (attrs, declines) = (Self::KEEP_ATTRS, Self::ALWAYS);
        Row { from, to, carry: &[], set: &[], attrs, declines }
    }

    /// Discardable attributes stay as they are.
    #[doc(hidden)]
    pub const KEEP_ATTRS: fn(OpRef<'_>) -> Attribute = |op| op.body().discardable(op.op);

    /// The row lowers all its ops.
    #[doc(hidden)]
    pub const ALWAYS: fn(OpRef<'_>) -> Option<&'static str> = |_| None;

    /// With other discardable attributes than the source's.
    #[must_use]
    pub const fn attrs(mut self, attrs: fn(OpRef<'_>) -> Attribute) -> Self {
        self.attrs = attrs;
        self
    }

    /// But for ops that this gives a reason for.
    #[must_use]
    pub const fn unless(mut self, declines: fn(OpRef<'_>) -> Option<&'static str>) -> Self {
        self.declines = declines;
        self
    }
}

/// A [`Row`](crate::convert::Row) from one op's view type to another's:
/// `row!(Addi => Add)`, then `[from => to; from => to, by map]` for inherent
/// attributes that go along, by slot, and `{slot => make}` for those that are
/// set whatever the source says.
#[macro_export]
macro_rules! row {
    ($from:ty => $to:ty
        $(, [$($a:expr => $b:expr $(, by $map:expr)?);* $(;)?])?
        $(, {$($slot:expr => $make:expr),* $(,)?})?) => {
        $crate::convert::Row {
            from: <$from>::def(),
            to: <$to>::def(),
            carry: &[$($($crate::convert::Carry {
                from: $a,
                to: $b,
                map: $crate::row!(@map $($map)?),
            }),*)?],
            set: &[$($(($slot, $make)),*)?],
            attrs: $crate::convert::Row::KEEP_ATTRS,
            declines: $crate::convert::Row::ALWAYS,
        }
    };
    (@map) => { |_, attr| Some(attr) };
    (@map $map:expr) => { $map };
}

/// The dimensions of an array of arrays of vectors, and those vectors' type.
pub type Split = (SmallVec<[i64; 4]>, Type);

/// How arrays of vectors are told, made and taken apart.
#[derive(Clone, Copy)]
pub struct Unroll {
    /// The dimensions of an array of arrays of vectors, and those vectors'
    /// type; none for other types.
    pub split: fn(&Context, Type) -> Option<Split>,
    /// Makes an array with nothing in it.
    pub poison: fn(&Context, Type) -> NewOp,
    /// Takes a part out of an array: which, its type, and where it is.
    pub extract: fn(&Context, Value, Type, &[i64]) -> NewOp,
    /// Puts a part into an array: into which, what, and where.
    pub insert: fn(&Context, Value, Type, Value, &[i64]) -> NewOp,
}

/// Most vectors that one op is taken apart into.
const MAX_PARTS: i64 = 1 << 20;

impl PatternSet {
    /// Adds a pattern for each row.
    pub fn add_rows(
        &mut self,
        rows: &[Row],
        converter: &Arc<TypeConverter>,
        unroll: Option<Unroll>,
    ) -> &mut Self {
        for &row in rows {
            let props = Props::default();
            self.add(row.from, converter, move |op, new, rw| {
                lower(&row, &props, unroll, op, new, rw)
            });
        }
        self
    }
}

/// Inherent attributes, some absent.
type Attrs = SmallVec<[Option<Attribute>; 4]>;

/// The target's inherent attributes where the source's are all defaults, and
/// those defaults by [`Carry`].
#[derive(Default)]
struct Props {
    made: OnceLock<(Attrs, Attrs)>,
}

fn default_of(ctx: &Context, def: &OpDef, slot: usize) -> Option<Attribute> {
    match def.attrs.get(slot)?.presence {
        Presence::Default(make) => Some(make(ctx)),
        Presence::Required | Presence::Optional | Presence::DefaultOptional(_) => None,
    }
}

impl Props {
    fn of(&self, row: &Row, ctx: &Context, op: OpRef<'_>) -> Attrs {
        let (target, source) = self.made.get_or_init(|| Self::make(row, ctx));
        let mut props = target.clone();
        for (carry, default) in row.carry.iter().zip(source) {
            let own = op.prop(carry.from);
            let slot = props.get_mut(carry.to).filter(|_| own != *default);
            if let (Some(slot), Some(own)) = (slot, own) {
                *slot = (carry.map)(ctx, own);
            }
        }
        props
    }

    fn make(row: &Row, ctx: &Context) -> (Attrs, Attrs) {
        let slots = 0..row.to.attrs.len();
        let mut target = slots.map(|slot| default_of(ctx, row.to, slot)).collect::<SmallVec<_>>();
        let source = row.carry.iter().map(|carry| default_of(ctx, row.from, carry.from));
        let source = source.collect::<SmallVec<[_; 4]>>();
        for (carry, default) in row.carry.iter().zip(&source) {
            if let (Some(slot), Some(default)) = (target.get_mut(carry.to), default) {
                *slot = (carry.map)(ctx, *default);
            }
        }
        for &(slot, make) in row.set {
            if let Some(slot) = target.get_mut(slot) {
                *slot = Some(make(ctx));
            }
        }
        (target, source)
    }
}

fn lower(
    row: &Row,
    props: &Props,
    unroll: Option<Unroll>,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    if let Some(reason) = (row.declines)(rw.view(op)) {
        return no_match(reason);
    }
    let types = rw.convert_results(op)?;
    let view = rw.view(op);
    let attrs = (row.attrs)(view);
    let props = props.of(row, rw.context(), view);
    let spec = |operands: &[Value]| NewOp {
        name: OpName::of(row.to),
        operands: operands.into(),
        results: SmallVec::new(),
        props: props.clone(),
        attrs,
        successors: SmallVec::new(),
        regions: SmallVec::new(),
        body: None,
    };
    let first = new.all().first().map(|&value| rw.ty(value));
    let parts = unroll.zip(first).and_then(|(unroll, ty)| {
        (unroll.split)(rw.context(), ty)?;
        Some(unroll)
    });
    match parts {
        Some(unroll) => unroll_with(op, new, rw, unroll, |rw, ty, operands| {
            rw.insert1(spec(operands).result(ty))
        }),
        None => {
            let (name, location) = (OpName::of(row.to), rw.cursor.location);
            let spec = OpSpec::new(name, location);
            let (operands, results, props) = (new.all(), &*types, &*props);
            rw.replace_with_spec(op, OpSpec { operands, results, props, attrs, ..spec })
        }
    }
}

/// Lowers an op on vectors of several dimensions, one innermost vector at a
/// time: `make` gets that vector's result type and the operands' parts.
///
/// # Errors
/// A reason to decline.
pub fn unroll_with(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    unroll: Unroll,
    mut make: impl FnMut(&mut ConversionRewriter<'_>, Type, &[Value]) -> Value,
) -> Lowered {
    let ctx = rw.context();
    let types = rw.convert_results(op)?;
    let [whole] = *types.as_slice() else { return no_match("expected one result") };
    let (dims, part) = (unroll.split)(ctx, whole).or_no_match("expected an array of vectors")?;
    let count = dims.iter().try_fold(1i64, |n, &dim| n.checked_mul(dim));
    let count = count.filter(|&count| count <= MAX_PARTS).or_no_match("too many vectors")?;
    let inputs = new.all().iter().map(|&value| {
        let (_, part) = (unroll.split)(ctx, rw.ty(value))?;
        Some((value, part))
    });
    let inputs = inputs.collect::<Option<SmallVec<[_; 4]>>>();
    let inputs = inputs.or_no_match("expected arrays of vectors")?;
    let mut whole_value = rw.insert1((unroll.poison)(ctx, whole));
    let mut position = SmallVec::<[i64; 4]>::from_elem(0, dims.len());
    for _ in 0..count {
        let parts = inputs
            .iter()
            .map(|&(value, ty)| rw.insert1((unroll.extract)(ctx, value, ty, &position)));
        let parts = parts.collect::<SmallVec<[_; 4]>>();
        let value = make(rw, part, &parts);
        whole_value = rw.insert1((unroll.insert)(ctx, whole_value, whole, value, &position));
        advance(&mut position, &dims);
    }
    rw.replace(op, whole_value)
}

/// The next position, the last dimension fastest.
fn advance(position: &mut [i64], dims: &[i64]) {
    for (at, &dim) in position.iter_mut().zip(dims).rev() {
        *at += 1;
        if *at < dim {
            return;
        }
        *at = 0;
    }
}
