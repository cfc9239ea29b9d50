//! Ops that are written alike: their texts but for the names in them.
//!
//! What an op without regions looks like is told by its name, its attributes,
//! the types and numbers of its operands, results and successors, and the
//! names of operands and successors. The text between those names is kept by
//! all the rest, and written again for the next op like it.
//!
//! Invariants: hooks that print look at nothing else; what they write that
//! depends on more (regions, indentation, values that are no operands) is
//! noted by [`Alike::spoil`], and then nothing is kept. A name is known to be
//! that of an operand only where no other operand is the same value.

use couloir_ir::body::{Block, Class, Value};
use couloir_ir::{Attribute, OpRef};
use couloir_lines::{self as lines, Line};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use smallvec::SmallVec;

use super::printer::Printer;
use super::templates::{Place, Template, Templates};
use couloir_ir::sequence::Sequence;

/// Entries of the table at first; a power of two.
const SLOTS: usize = 1 << 10;
/// Entries it may grow to.
const MOST_SLOTS: usize = 1 << 14;
/// Longer texts are not kept. What is this short does not count as long either.
const MAX_TEXT: usize = 1 << 10;
/// What is shorter is not worth a row of a draft.
const LONG: usize = 32;
/// How much is kept before all is forgotten.
const MAX_KEPT: usize = 1 << 22;
/// Spreads the bits of a key.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// Where the parts of an entry are.
#[derive(Clone, Copy, Default)]
struct Slot {
    hash: u32,
    key: (u32, u32),
    template: Template,
    /// Whether a row of a draft is shorter by far than the text.
    is_long: bool,
}

/// Where ops of a class have their entry; it has this key as long as it is theirs.
#[derive(Clone, Copy)]
struct OfClass {
    dialect: u32,
    place: u32,
    /// Where the key starts.
    key: u32,
}

impl OfClass {
    /// Of a class that was not met.
    const NOTHING: Self = Self { dialect: 0, place: u32::MAX, key: 0 };
}

/// A name written, and where.
#[derive(Clone, Copy)]
struct Mark {
    start: usize,
    end: usize,
    name: Name,
}

/// What has the name.
#[derive(Clone, Copy)]
pub(super) enum Name {
    Operand(Value),
    Successor(Block),
    Result,
}

/// Texts of ops by what they depend on.
#[derive(Default)]
pub(super) struct Alike {
    slots: Vec<Slot>,
    keys: Vec<u32>,
    pub(super) templates: Templates,
    /// How many entries were made.
    count: usize,
    /// The key of the op being written, and its hash.
    key: Vec<u32>,
    hash: u32,
    marks: Vec<Mark>,
    /// Whether names are to be noted.
    recording: bool,
    sequence: Sequence<2>,
    classes: Vec<OfClass>,
    pub(super) line: Line,
}

impl Alike {
    /// Says that what is being written depends on more than is compared.
    pub(super) fn spoil(&mut self) {
        self.recording = false;
    }

    /// Notes a name that was written from here to the end.
    #[inline]
    pub(super) fn note(&mut self, start: usize, end: usize, name: Name) {
        if self.recording {
            self.marks.push(Mark { start, end, name });
        }
    }

    /// Puts together what the text of an op depends on.
    fn set_key(&mut self, op: OpRef<'_>, dialect: &str) {
        self.key.clear();
        push_key(&mut self.key, op, dialect);
    }

    /// The entry of ops like this one.
    #[inline]
    fn find(&mut self, op: OpRef<'_>, dialect: &str) -> Option<Slot> {
        let class = op.body().class(op.op).map(Class::index);
        if let Some(slot) = class.and_then(|class| self.of_class(class, dialect)) {
            return Some(slot);
        }
        let place = self.place_of(op, dialect)?;
        let slot = *self.slots.get(place)?;
        let kept = OfClass { dialect: address(dialect), place: place as u32, key: slot.key.0 };
        class.into_iter().for_each(|class| self.learn(class, kept));
        Some(slot)
    }

    /// The entry of ops of a class, as far as it is known and still there.
    #[inline]
    fn of_class(&mut self, class: usize, dialect: &str) -> Option<Slot> {
        let kept = *self.classes.get(class)?;
        let place = kept.place as usize;
        let slot = *self.slots.get(place)?;
        let is_there = kept.key == slot.key.0 && slot.key != Slot::default().key;
        (is_there && kept.dialect == address(dialect)).then(|| {
            self.sequence.go_on(place);
            slot
        })
    }

    fn learn(&mut self, class: usize, kept: OfClass) {
        if class >= self.classes.len() {
            self.classes.resize(class + 1, OfClass::NOTHING);
        }
        if let Some(place) = self.classes.get_mut(class) {
            *place = kept;
        }
    }

    /// The place of ops like this one; that after the two before the last time is tried first.
    #[inline]
    fn place_of(&mut self, op: OpRef<'_>, dialect: &str) -> Option<usize> {
        let guess = self.sequence.guess();
        if let Some(guess) = guess.filter(|&guess| self.is_place_of(guess, op, dialect)) {
            self.sequence.go_on(guess);
            return Some(guess);
        }
        self.hash = hash_of(op);
        let mut ways = ways(self.hash, self.slots.len()).into_iter();
        let place = ways.find(|&way| self.is_place_of(way, op, dialect))?;
        self.sequence.learn(place);
        Some(place)
    }

    /// Whether what is kept at a place is for ops like this one.
    #[inline]
    fn is_place_of(&self, place: usize, op: OpRef<'_>, dialect: &str) -> bool {
        let slot = self.slots.get(place).copied().unwrap_or_default();
        let key = self.keys.get(slot.key.0 as usize..slot.key.1 as usize);
        key.is_some_and(|key| is_key_of(key, op, dialect))
    }

    /// Whether enough is kept.
    pub(super) fn is_full(&self) -> bool {
        self.templates.len() + 4 * self.keys.len() > MAX_KEPT
    }

    /// Forgets all, and gives the templates.
    pub(super) fn take_templates(&mut self) -> Templates {
        std::mem::take(self).templates
    }

    /// Forgets all but the op being written.
    fn forget(&mut self) {
        *self = Self {
            hash: self.hash,
            key: std::mem::take(&mut self.key),
            marks: std::mem::take(&mut self.marks),
            ..Self::default()
        };
    }

    /// Keeps a text that was written from `start` on.
    fn keep(&mut self, op: OpRef<'_>, text: &[u8], start: usize) -> Option<Slot> {
        let named = |mark: &Mark| {
            Some((mark.start.checked_sub(start)?, mark.end - start, number_of(op, mark.name)?))
        };
        let names =
            self.marks.iter().map(named).collect::<Option<SmallVec<[lines::Place<Place>; 8]>>>()?;
        self.make_room();
        let template = self.templates.add(text, &names)?;
        let key = self.keys.len() as u32;
        self.keys.extend_from_slice(&self.key);
        let key = (key, self.keys.len() as u32);
        let is_long = text.len() >= LONG;
        let slot = Slot { hash: self.hash, key, template, is_long };
        self.enter(slot)?;
        Some(slot)
    }

    /// Makes the table larger where it is half full.
    fn make_room(&mut self) {
        if self.slots.is_empty() {
            self.slots.resize(SLOTS, Slot::default());
        }
        self.count += 1;
        if self.count == SLOTS {
            self.keys.reserve(MAX_KEPT / 4);
        }
        if 2 * self.count > self.slots.len() && self.slots.len() < MOST_SLOTS {
            let size = 4 * self.slots.len();
            for slot in std::mem::replace(&mut self.slots, vec![Slot::default(); size]) {
                if slot.key != Slot::default().key {
                    _ = self.enter(slot);
                }
            }
        }
    }

    /// Puts an entry in its place; the one before makes way.
    fn enter(&mut self, new: Slot) -> Option<()> {
        let [place, other] = ways(new.hash, self.slots.len());
        let before = std::mem::replace(self.slots.get_mut(place)?, new);
        if before.key != Slot::default().key {
            *self.slots.get_mut(other)? = before;
        }
        Some(())
    }
}

/// Ops met, by what their texts depend on.
#[derive(Default)]
pub(super) struct Met {
    /// Where the key of each is.
    slots: Vec<(u32, u32)>,
    keys: Vec<u32>,
}

impl Met {
    /// Whether an op without regions is known to write the same types and
    /// attributes as one met before.
    pub(super) fn again(&mut self, op: OpRef<'_>) -> bool {
        self.slots.resize(SLOTS, (0, 0));
        let at = hash_of(op) as usize % SLOTS;
        let (start, end) = self.slots.get(at).copied().unwrap_or_default();
        let known = self.keys.get(start as usize..end as usize).unwrap_or_default();
        if is_key_of(known, op, "") {
            return true;
        }
        if 4 * self.keys.len() > MAX_KEPT {
            self.slots.fill((0, 0));
            self.keys.clear();
        }
        let start = self.keys.len() as u32;
        push_key(&mut self.keys, op, "");
        if let Some(slot) = self.slots.get_mut(at) {
            *slot = (start, self.keys.len() as u32);
        }
        false
    }
}

/// Appends what the text of an op depends on.
fn push_key(key: &mut Vec<u32>, op: OpRef<'_>, dialect: &str) {
    let (body, slots) = (op.body(), slots_of(op));
    let ty = |value| body.ty(value).index() as u32;
    key.extend(head(op, dialect));
    key.extend(body.props(op.op, slots).iter().copied().map(prop_word));
    key.extend(body.operands(op.op).map(ty));
    key.extend(body.results(op.op).map(ty));
}

/// How many slots of inherent attributes an op has.
pub(super) fn slots_of(op: OpRef<'_>) -> usize {
    op.def().map_or(1, |def| def.attrs.len())
}

fn prop_word(attr: PackedOption<Attribute>) -> u32 {
    attr.expand().map_or(u32::MAX, |attr| attr.index() as u32)
}

/// Tells default dialects apart.
fn address(dialect: &str) -> u32 {
    dialect.as_ptr().addr() as u32
}

/// The words of a key before those of inherent attributes and types.
#[inline]
fn head(op: OpRef<'_>, dialect: &str) -> [u32; 6] {
    let body = op.body();
    [
        op.data().name.index() as u32,
        slots_of(op) as u32,
        address(dialect),
        body.discardable(op.op).index() as u32,
        body.num_operands(op.op) as u32,
        body.successors(op.op).len() as u32,
    ]
}

/// Whether this is the key of an op.
#[inline]
fn is_key_of(key: &[u32], op: OpRef<'_>, dialect: &str) -> bool {
    let body = op.body();
    let [name, slots, prefix, attrs, operands, successors, rest @ ..] = key else { return false };
    if *name != op.data().name.index() as u32
        || *prefix != address(dialect)
        || *attrs != body.discardable(op.op).index() as u32
        || *operands != body.num_operands(op.op) as u32
        || *successors != body.successors(op.op).len() as u32
    {
        return false;
    }
    let props = body.props(op.op, *slots as usize);
    let (operands, results) = (body.operands(op.op), body.results(op.op));
    let Some((words, types)) = rest.split_at_checked(props.len()) else { return false };
    let Some((first, last)) = types.split_at_checked(operands.len()) else { return false };
    let has_type = |(word, value): (&u32, Value)| *word == body.ty(value).index() as u32;
    // One after the other: a chain of both takes twice as many steps.
    last.len() == results.len()
        && words.iter().zip(props).all(|(word, prop)| *word == prop_word(*prop))
        && first.iter().zip(operands).all(has_type)
        && last.iter().zip(results).all(has_type)
}

/// A hash of the key of an op, by some of its words.
#[inline]
fn hash_of(op: OpRef<'_>) -> u32 {
    let body = op.body();
    let mix = |hash: u64, part: u32| (hash.rotate_left(5) ^ u64::from(part)).wrapping_mul(SPREAD);
    let ty = |value| body.ty(value).index() as u32;
    let first = body.operands(op.op).next().map_or(0, ty);
    let result = body.results(op.op).next().map_or(0, ty);
    let (name, count) = (op.data().name.index() as u32, body.num_operands(op.op) as u32);
    let hash = [name, count, first, result].into_iter().fold(0, mix);
    let props = body.props(op.op, slots_of(op)).iter().copied();
    (props.map(prop_word).fold(hash, mix) >> 32) as u32
}

/// The places in a table where an op with this hash may be kept, the newest first, so that two of
/// the same place do not drive each other out.
#[inline]
fn ways(hash: u32, size: usize) -> [usize; 2] {
    let place = hash as usize & size.saturating_sub(1);
    [place, place ^ 1]
}

/// What alone has a name.
fn number_of(op: OpRef<'_>, name: Name) -> Option<Place> {
    let results = op.results().len();
    let number = |number: usize| u16::try_from(number).ok();
    match name {
        Name::Operand(value) => {
            let at = only(op.operands(), &value)?;
            number(results + at).map(Place::Value)
        }
        Name::Successor(block) => {
            let at = only(op.successors(), &block)?;
            number(results + op.operands().len() + at).map(Place::Block)
        }
        Name::Result => Some(Place::Value(0)),
    }
}

/// The number of the only item like this one.
fn only<T: PartialEq>(items: impl Iterator<Item = T>, wanted: &T) -> Option<usize> {
    let mut found = (0..).zip(items).filter(|(_, item)| item == wanted);
    let number = found.next()?.0;
    found.next().is_none().then_some(number)
}

impl Printer<'_> {
    /// Writes an op, with the names of its results, as one like it was written before. Where
    /// there was none, false: then the op is to be written, and to be [kept](Self::keep_alike).
    pub(super) fn put_alike(&mut self, op: OpRef<'_>) -> bool {
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        let Some(slot) = self.alike.find(op, dialect) else {
            self.alike.set_key(op, dialect);
            self.alike.recording = true;
            self.alike.marks.clear();
            return false;
        };
        let start = self.out.len();
        if self.marks && slot.is_long && self.put_row(op, slot.template, start).is_some() {
            return true;
        }
        match self.make_line(op, slot.template) {
            Some(()) => self.out.extend_from_slice(self.alike.line.text()),
            None => self.put_pieces(op, slot.template),
        }
        true
    }

    /// Puts the text of an op together, if its names are all short.
    #[inline]
    fn make_line(&mut self, op: OpRef<'_>, template: Template) -> Option<()> {
        let Self { alike: Alike { templates, line, .. }, names, base, .. } = self;
        (op.results().len() < 2).then_some(())?;
        let name = |place: Place| names.short_word(*base, place.of(op)?);
        line.write(|page| page.line(|pen| templates.sets().write(template, pen, name)))
    }

    /// Writes the text of an op, whatever its names.
    fn put_pieces(&mut self, op: OpRef<'_>, template: Template) {
        if op.results().len() > 1 {
            self.put_results(op);
        }
        let Self { alike, names, out, base, .. } = self;
        for (text, place) in alike.templates.sets().texts(template) {
            out.extend_from_slice(text);
            place
                .and_then(|place| place.of(op))
                .into_iter()
                .for_each(|named| names.write(out, *base, named));
        }
    }

    /// Keeps how the op was written whose text starts at an offset.
    pub(super) fn keep_alike(&mut self, op: OpRef<'_>, start: usize) {
        let text = self.out.get(start..).unwrap_or_default();
        if !std::mem::take(&mut self.alike.recording) || text.len() > MAX_TEXT || self.is_cut {
            return;
        }
        if self.alike.is_full() {
            if self.marks {
                // Drafts need what is there.
                return;
            }
            self.alike.forget();
        }
        let slot = self.alike.keep(op, text, start);
        if let Some(slot) = slot.filter(|slot| self.marks && slot.is_long) {
            // The template has the text now.
            _ = self.put_row(op, slot.template, start);
        }
    }
}

/// Whether an op may be written as one like it.
#[inline]
pub(super) fn has_no_regions(op: OpRef<'_>) -> bool {
    let body = op.body();
    body.is_plain(op.op) || body.regions(op.op).is_empty() && body.nested(op.op).is_none()
}
