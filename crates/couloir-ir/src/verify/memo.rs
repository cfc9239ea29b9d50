//! Ops checked with a memory of those that were right.
//!
//! Most of what an op is verified by depends on nothing but its name, the
//! types of its operands and results and its inherent attributes, and most ops
//! of a file are like some op before them. So what was found right is kept in
//! a small table, and an op found there is asked for the rest only: where it
//! stands, what is around, what its hooks say.

use cranelift_entity::packed_option::PackedOption;

use super::inside::{self, Inside};
use super::{Verified, count, parts, regions, shape, structure, traits};
use crate::Failure;
use crate::attr::Attribute;
use crate::body::{Class, Op, OpData};
use crate::context::Context;
use crate::op::{Needs, OpDef, OpName, SuccessorDef};
use crate::sequence::Sequence;
use crate::ty::Type;
use crate::view::OpRef;

/// Numbers kept of an op; ops that have more are checked in full. Those of `llvm.load` fit.
const WORDS: usize = 16;
/// Ops kept, a power of two.
const ENTRIES: usize = 1024;
/// Places where an op may be kept, a power of two: these differ in their last
/// bits, and the op met last comes first.
const WAYS: usize = 4;

/// An op that was right: its name, numbers of operands and results, inherent
/// attributes and types, in this order.
#[derive(Clone, Copy)]
struct Key([u32; WORDS]);

impl Key {
    /// No op's key: no op has that many operands.
    const NONE: Key = Key([u32::MAX; WORDS]);

    /// The key of an op whose words are not too many.
    fn of(op: OpRef<'_>, def: &OpDef) -> Option<Key> {
        let mut key = Key([0; WORDS]);
        let mut slots = key.0.iter_mut();
        for word in words(op, def) {
            *slots.next()? = word;
        }
        Some(key)
    }

    /// Whether this is the key of an op.
    #[inline(always)]
    fn is_of(&self, op: OpRef<'_>, def: &OpDef) -> bool {
        let (data, body) = (op.data(), op.body());
        let [name, counts, words @ ..] = &self.0;
        if *name != data.name.as_u32() || *counts != counts_of(data) {
            return false;
        }
        let attrs = body.props(op.op, def.attrs.len());
        let (operands, results) = (body.operands(op.op), body.results(op.op));
        let Some((own, words)) = words.split_at_checked(attrs.len()) else { return false };
        let Some((first, last)) = words.split_at_checked(operands.len()) else { return false };
        let has_type = |(own, value): (&u32, _)| *own == body.ty(value).as_u32();
        // One after the other: a chain of both takes twice as many steps.
        own.iter().zip(attrs).all(|(own, attr)| *own == word_of(*attr))
            && last.len() >= results.len()
            && first.iter().zip(operands).all(has_type)
            && last.iter().zip(results).all(has_type)
    }
}

/// The numbers of operands and results, as far as they fit.
#[inline]
fn counts_of(data: &OpData) -> u32 {
    data.num_operands << 8 | data.num_results.min(0xff)
}

#[inline]
fn word_of(attr: PackedOption<Attribute>) -> u32 {
    attr.expand().map_or(u32::MAX, Attribute::as_u32)
}

/// All that types and inherent attributes say of an op; the first two words
/// say how many follow.
fn words(op: OpRef<'_>, def: &OpDef) -> impl Iterator<Item = u32> {
    let (data, body) = (op.data(), op.body());
    let attrs = body.props(op.op, def.attrs.len()).iter().copied().map(word_of);
    let types = op.operand_types().chain(op.result_types()).map(Type::as_u32);
    [data.name.as_u32(), counts_of(data)].into_iter().chain(attrs).chain(types)
}

/// The first place in the table for an op's key.
#[inline]
fn place(op: OpRef<'_>, def: &OpDef) -> usize {
    let data = op.data();
    let mut hash = u64::from(data.name.as_u32());
    let mut add = |word: u32| hash = (hash.rotate_left(5) ^ u64::from(word)).wrapping_mul(HASH);
    for attr in op.body().props(op.op, def.attrs.len()) {
        add(word_of(*attr));
    }
    add(op.operand_type(0).map_or(data.num_operands, Type::as_u32));
    add(op.result_type(0).map_or(data.num_results, Type::as_u32));
    (hash >> 48) as usize % (ENTRIES / WAYS) * WAYS
}

/// A multiplier that spreads bits upwards.
const HASH: u64 = 0x9E37_79B9_7F4A_7C15;

/// An op that was right, and the class of ops like it.
#[derive(Clone, Copy)]
struct Right {
    key: Key,
    class: Option<Class>,
}

/// What is known of ops of a name.
#[derive(Clone, Copy)]
pub(super) struct Kind {
    pub(super) def: Option<&'static OpDef>,
    pub(super) needs: Needs,
}

impl Kind {
    fn of(name: OpName) -> Kind {
        let def = name.def();
        Kind { def, needs: def.map_or(Needs::NOTHING, Needs::of) }
    }
}

/// Ops that were right, and definitions already looked up.
#[derive(Default)]
pub(super) struct Memo {
    /// Empty, or [`ENTRIES`] of them.
    right: Vec<Right>,
    /// The places of ops that came one after the other.
    sequence: Sequence<3>,
    /// Ops with regions that were right with these.
    inside: Inside,
    /// What is known of ops of each class.
    classes: Vec<Known>,
    /// Where wanted: the ops that have no class, with what class they are of.
    pub(super) classed: Option<Vec<(Op, Class)>>,
    kinds: Vec<Option<Kind>>,
}

impl Memo {
    /// What is known of ops of a name.
    #[inline]
    pub(super) fn kind(&mut self, name: OpName) -> Kind {
        match self.kinds.get(name.as_u32() as usize) {
            Some(&Some(kind)) => kind,
            _ => self.look_up(name),
        }
    }

    #[cold]
    fn look_up(&mut self, name: OpName) -> Kind {
        let (kind, number) = (Kind::of(name), name.as_u32() as usize);
        if kind.def.is_some() && number >= self.kinds.len() {
            self.kinds.resize(number + 1, None);
        }
        if let Some(slot) = self.kinds.get_mut(number) {
            *slot = Some(kind);
        }
        kind
    }

    /// Checks an op that has no regions to go into.
    #[inline(always)]
    pub(super) fn leaf(&mut self, op: OpRef<'_>, kind: Kind) -> Verified {
        match kind.def {
            Some(def) if is_plain(op, kind.needs) => self.plain(op, def, kind.needs),
            def => structure::alone(op, def),
        }
    }

    #[inline]
    fn plain(&mut self, op: OpRef<'_>, def: &'static OpDef, needs: Needs) -> Verified {
        if self.known(op) != Known::Nothing {
            return rest(op, def, needs);
        }
        let place = match self.guess(op, def) {
            Some(place) => {
                rest(op, def, needs)?;
                Some(place)
            }
            None => self.look_for(op, def, needs)?,
        };
        match (op.body().class(op.op), place) {
            (Some(class), _) => self.learn(class.index(), op, needs),
            (None, Some(place)) => self.classify(place, op),
            (None, None) => {}
        }
        Ok(())
    }

    /// The place of ops like this one, where those of its name came after the last few.
    #[inline]
    fn guess(&mut self, op: OpRef<'_>, def: &OpDef) -> Option<usize> {
        let place = self.sequence.guess_of(op.data().name.as_u32())?;
        self.right.get(place)?.key.is_of(op, def).then(|| {
            self.sequence.go_on(place);
            place
        })
    }

    /// Checks an op; the place of those like it, up front, unless it has too many words.
    fn look_for(
        &mut self,
        op: OpRef<'_>,
        def: &'static OpDef,
        needs: Needs,
    ) -> Result<Option<usize>, Failure> {
        let place = place(op, def);
        if self.is_known(place, op, def) {
            rest(op, def, needs)?;
        } else {
            structure::alone(op, Some(def))?;
            let Some(key) = Key::of(op, def) else { return Ok(None) };
            self.keep(place, key, op.ctx());
        }
        self.sequence.learn_of(op.data().name.as_u32(), place);
        Ok(Some(place))
    }

    /// Notes the class of an op like the one kept up front at a place.
    #[inline]
    fn classify(&mut self, place: usize, op: OpRef<'_>) {
        let Some(classed) = self.classed.as_mut().filter(|_| has_set_successors(op)) else {
            return;
        };
        let class = self.right.get(place).and_then(|right| right.class);
        classed.extend(class.map(|class| (op.op, class)));
    }

    /// Notes that an op of a class was right.
    fn learn(&mut self, class: usize, op: OpRef<'_>, needs: Needs) {
        let more = needs.meets(Needs::MORE) || needs.meets(Needs::SYMBOL_USES);
        let known = if more || op.data().extra.is_some() { Known::Types } else { Known::All };
        if class >= self.classes.len() {
            self.classes.resize(class + 1, Known::Nothing);
        }
        if let Some(place) = self.classes.get_mut(class) {
            *place = known;
        }
    }

    /// What is known of the class of an op.
    #[inline]
    fn known(&self, op: OpRef<'_>) -> Known {
        let class = op.body().class(op.op);
        class.and_then(|class| self.classes.get(class.index())).copied().unwrap_or_default()
    }

    /// Whether an op is known to be right, wherever it stands.
    #[inline]
    pub(super) fn is_right(&self, op: OpRef<'_>) -> bool {
        self.known(op) == Known::All
    }
}

/// What is known of ops of a class.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Known {
    #[default]
    Nothing,
    /// That what their types and inherent attributes decide is right.
    Types,
    /// That they are right: there is nothing else to check.
    All,
}

impl Memo {
    /// Checks an op with regions, before these; whether nothing is left to
    /// check after these.
    pub(super) fn enter(
        &mut self,
        op: OpRef<'_>,
        def: Option<&'static OpDef>,
    ) -> Result<bool, Failure> {
        let key = def.and_then(|def| inside::Key::of(op, def));
        if key.is_some_and(|key| self.inside.has(&key)) {
            return structure::entries(op).map(|()| true);
        }
        self.enter_new(op, def).map(|()| false)
    }

    /// Checks an op after its regions.
    pub(super) fn leave(&mut self, op: OpRef<'_>, def: Option<&'static OpDef>) -> Verified {
        structure::leave(op, def, None)?;
        if let Some(key) = def.and_then(|def| inside::Key::of(op, def)) {
            self.inside.keep(key);
        }
        Ok(())
    }

    /// Checks an op with regions but for the ops in them.
    pub(super) fn alone(&mut self, op: OpRef<'_>, def: Option<&'static OpDef>) -> Verified {
        if self.enter(op, def)? { Ok(()) } else { self.leave(op, def) }
    }

    fn enter_new(&mut self, op: OpRef<'_>, def: Option<&'static OpDef>) -> Verified {
        let Some(def) = def.filter(|_| op.data().attrs == Attribute::EMPTY_DICT) else {
            return structure::enter(op, def);
        };
        let place = place(op, def);
        if self.is_known(place, op, def) {
            return structure::enter_known(op, def);
        }
        structure::enter(op, Some(def))?;
        if let Some(key) = Key::of(op, def) {
            self.keep(place, key, op.ctx());
        }
        Ok(())
    }

    /// Whether an op like this one was right; that is moved up front.
    #[inline]
    fn is_known(&mut self, place: usize, op: OpRef<'_>, def: &OpDef) -> bool {
        let kept = self.right.get_mut(place..place + WAYS).unwrap_or_default();
        let way = kept.iter().position(|kept| kept.key.is_of(op, def));
        if let Some(way) = way.filter(|&way| way > 0) {
            kept.swap(0, way);
        }
        way.is_some()
    }

    #[cold]
    fn keep(&mut self, place: usize, key: Key, ctx: &Context) {
        self.right.resize(ENTRIES, Right { key: Key::NONE, class: None });
        if let Some(kept) = self.right.get_mut(place..place + WAYS) {
            kept.rotate_right(1);
            if let Some(first) = kept.first_mut() {
                *first = Right { key, class: ctx.new_class() };
            }
        }
    }
}

/// Whether an op has nothing but operands, results, inherent attributes and
/// successors.
#[inline]
fn is_plain(op: OpRef<'_>, needs: Needs) -> bool {
    let data = op.data();
    data.attrs == Attribute::EMPTY_DICT
        && !needs.meets(Needs::REGIONS)
        && (data.extra.is_none() || op.num_regions() == 0)
}

/// Whether ops of an op's name have all the same number of successors.
#[inline]
fn has_set_successors(op: OpRef<'_>) -> bool {
    let is_one = |successor: &SuccessorDef| !successor.variadic;
    op.data().extra.is_none() || op.def().is_some_and(|def| def.successors.iter().all(is_one))
}

/// The checks that types and inherent attributes do not decide, in the order
/// of [`structure::alone`].
#[inline(always)]
fn rest(op: OpRef<'_>, def: &'static OpDef, needs: Needs) -> Verified {
    if !needs.meets(Needs::MORE) && op.data().extra.is_none() {
        return Ok(());
    }
    count::successors(op, def)?;
    if needs.meets(Needs::PARENT) {
        shape::has_parent(op, def)?;
    }
    if needs.meets(Needs::PREDICATES) {
        parts::predicates(op, def)?;
    }
    if needs.meets(Needs::TRAITS) {
        traits::placed(op, def)?;
    }
    if needs.meets(Needs::HOOK) {
        def.hooks.verify.map_or(Ok(()), |verify| verify(op))?;
    }
    if needs.meets(Needs::INSIDE) { regions::check(op, def, None) } else { Ok(()) }
}
