//! Which number each dialect, op name, attribute, type and resource gets.
//!
//! Dialects are numbered in the order in which they are found. All else is
//! sorted by how often it is used; then, among those whose numbers take
//! equally many bytes, by dialect, so that few heads are needed.

use std::cell::Cell;

use couloir_diag::BytePos;
use couloir_ir::attr::AttrKind;
use couloir_ir::body::Region;
use couloir_ir::num::Int;
use couloir_ir::op::OpName;
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, Location, OpRef, Placer, Scope, Str, Type};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;

use super::parts::{encode_attr, encode_type};
use crate::builtin::Sink;
use crate::encoding::version;
use crate::props::{Field, Layouts};

/// What has a number in its context.
pub(super) trait Known: Copy {
    /// A number that is small where there are few of its kind.
    fn known_as(self) -> usize;
}

impl Known for Attribute {
    fn known_as(self) -> usize {
        self.as_u32() as usize
    }
}

impl Known for Type {
    fn known_as(self) -> usize {
        self.as_u32() as usize
    }
}

impl Known for OpName {
    /// The highest bits of the numbers of ops say whether these are defined.
    fn known_as(self) -> usize {
        self.as_u32().rotate_left(2) as usize
    }
}

/// Things of a kind, and what they are numbered.
pub(super) struct Table<K> {
    entries: Vec<Entry<K>>,
    /// One more than where each is in `entries`, by what it is known as; 0 of what is not there.
    places: Vec<u32>,
}

/// A thing that gets a number.
pub(super) struct Entry<K> {
    pub(super) key: K,
    pub(super) dialect: usize,
    uses: u64,
}

impl<K> Default for Table<K> {
    fn default() -> Self {
        Self { entries: Vec::new(), places: Vec::new() }
    }
}

impl<K: Known> Table<K> {
    #[inline]
    fn place(&self, key: K) -> Option<usize> {
        (*self.places.get(key.known_as())? as usize).checked_sub(1)
    }

    fn set_place(&mut self, key: K, place: u32) {
        let known_as = key.known_as();
        if known_as >= self.places.len() {
            self.places.resize(known_as + 1, 0);
        }
        self.places[known_as] = place;
    }

    /// Counts a use; says whether it is not the first.
    fn uses(&mut self, key: K) -> bool {
        let Some(place) = self.place(key) else { return false };
        self.entries[place].uses += 1;
        true
    }

    /// Adds what is used for the first time.
    fn add(&mut self, key: K, dialect: usize) {
        self.entries.push(Entry { key, dialect, uses: 1 });
        self.set_place(key, self.entries.len() as u32);
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// All, by their numbers.
    pub(super) fn entries(&self) -> &[Entry<K>] {
        &self.entries
    }

    /// The number of one. All that is written was numbered.
    pub(super) fn number(&self, key: K) -> u64 {
        self.place(key).map_or(0, |place| place as u64)
    }

    /// Puts all in the order of their numbers.
    fn sort(&mut self) {
        self.entries.sort_by_key(|entry| std::cmp::Reverse(entry.uses));
        let mut rest = self.entries.as_mut_slice();
        let (mut first, mut before) = (0, 0);
        for bytes in 1.. {
            if rest.is_empty() {
                break;
            }
            before = (1_usize << (7 * bytes).min(62)) - before;
            let (group, after) = rest.split_at_mut(before.min(rest.len()));
            group.sort_by_key(|entry| (entry.dialect != first, entry.dialect));
            first = group.last().map_or(first, |entry| entry.dialect);
            rest = after;
        }
        for (at, place) in (0..self.entries.len()).zip(1..) {
            self.set_place(self.entries[at].key, place);
        }
    }
}

/// The numbers of all that an op and what is in it use.
#[derive(Default)]
pub(super) struct Numbering {
    pub(super) dialects: Vec<Str>,
    dialect_places: FxHashMap<Str, usize>,
    pub(super) ops: Table<OpName>,
    pub(super) attrs: Table<Attribute>,
    pub(super) types: Table<Type>,
    placed: Placed,
    /// The string attributes of texts.
    strings: SecondaryMap<Str, PackedOption<Attribute>>,
    /// Keys of resources of the builtin dialect, in the order of their first use.
    pub(super) resources: Vec<Str>,
    resource_places: FxHashMap<Str, u64>,
}

impl Numbering {
    /// The numbers for an op and what is in it.
    pub(super) fn of(op: OpRef<'_>, format: u64) -> Numbering {
        let (numbers, layouts) = (Numbering::default(), Layouts::new(format));
        let (ctx, placer, pending) = (op.ctx(), Placer::new(op.ctx()), Vec::new());
        let mut walk = Walk { ctx, format, numbers, layouts, placer, pending };
        walk.all(op);
        let mut numbers = walk.numbers;
        numbers.placed.sort();
        numbers.ops.sort();
        numbers.attrs.sort();
        numbers.types.sort();
        numbers
    }

    /// The attribute of a location that was numbered.
    pub(super) fn location(&self, ctx: &Context, location: Location) -> Attribute {
        let known = location.as_pos().and_then(|pos| self.placed.attr(pos));
        known.unwrap_or_else(|| location.to_attr(ctx))
    }

    /// The number of the string attribute of a text.
    pub(super) fn string_number(&self, text: Str) -> u64 {
        self.strings[text].expand().map_or(0, |attr| self.attrs.number(attr))
    }

    /// The number of a resource.
    pub(super) fn resource_number(&self, key: Str) -> u64 {
        self.resource_places.get(&key).copied().unwrap_or(0)
    }

    /// The place of a dialect.
    pub(super) fn dialect_number(&self, name: Str) -> Option<usize> {
        self.dialect_places.get(&name).copied()
    }

    fn dialect(&mut self, name: Str) -> usize {
        let next = self.dialects.len();
        let place = *self.dialect_places.entry(name).or_insert(next);
        if place == next {
            self.dialects.push(name);
        }
        place
    }
}

/// The attributes of places in source files.
#[derive(Default)]
struct Placed {
    /// In the order of places once all are there.
    all: Vec<(BytePos, Attribute)>,
    /// Where what was asked for last is in these: what is next is asked for next as a rule.
    last: Cell<usize>,
}

impl Placed {
    fn sort(&mut self) {
        self.all.sort_by_key(|place| place.0);
        self.all.dedup();
    }

    fn attr(&self, pos: BytePos) -> Option<Attribute> {
        let last = self.last.get();
        let is_it = |&at: &usize| self.all.get(at).is_some_and(|place| place.0 == pos);
        let next = (last..last + 3).find(is_it);
        let at = next.or_else(|| self.all.binary_search_by_key(&pos, |place| place.0).ok())?;
        self.last.set(at);
        self.all.get(at).map(|place| place.1)
    }
}

/// Goes through IR and numbers what it finds.
struct Walk<'a> {
    ctx: &'a Context,
    format: u64,
    numbers: Numbering,
    layouts: Layouts,
    placer: Placer<'a>,
    /// What is to be numbered next, the last first.
    pending: Vec<Part>,
}

impl Walk<'_> {
    /// An op, then what is in it: of the regions found last, the last one first.
    fn all(&mut self, op: OpRef<'_>) {
        self.op(op);
        let mut pending = Vec::new();
        push_regions(op, &mut pending);
        while let Some((body, region)) = pending.pop() {
            let scope = Scope::new(self.ctx, body);
            self.region(scope, region);
            for op in body.region_blocks(region).flat_map(|block| body.block_ops(block)) {
                push_regions(scope.op(op), &mut pending);
            }
        }
    }

    fn region(&mut self, scope: Scope<'_>, region: Region) {
        for block in scope.body.region_blocks(region) {
            for &arg in scope.body.args(block) {
                self.argument(scope, arg);
            }
            scope.body.block_ops(block).for_each(|op| self.op(scope.op(op)));
        }
    }

    fn argument(&mut self, scope: Scope<'_>, arg: couloir_ir::Value) {
        // Upstream numbers a location also where it is left out.
        self.location(scope.body.value_location(arg));
        self.ty(scope.body.ty(arg));
    }

    fn location(&mut self, location: Location) {
        let attr = self.placer.attr(location);
        if let Some(pos) = location.as_pos() {
            self.numbers.placed.all.push((pos, attr));
        }
        self.attr(attr);
    }

    fn op(&mut self, op: OpRef<'_>) {
        self.name(op.data().name);
        op.result_types().for_each(|ty| self.ty(ty));
        let attrs = super::ops::dictionary(op, self.format);
        if attrs != Attribute::EMPTY_DICT {
            self.attr(attrs);
        }
        if self.format >= version::PROPERTIES {
            self.properties(op);
        }
        self.location(op.location());
    }

    fn properties(&mut self, op: OpRef<'_>) {
        let Some(def) = op.def() else {
            return super::ops::unregistered_properties(op)
                .into_iter()
                .for_each(|all| self.attr(all));
        };
        for field in self.layouts.of(def).iter() {
            if let &(Field::Required(slot) | Field::Optional(slot)) = field {
                op.prop(slot).into_iter().for_each(|attr| self.attr(attr));
            }
        }
    }

    fn name(&mut self, name: OpName) {
        if self.numbers.ops.uses(name) {
            return;
        }
        let text = self.ctx.op_name_text(name);
        let dialect = text.split_once('.').map_or(text, |(dialect, _)| dialect);
        let dialect = self.numbers.dialect(self.ctx.intern(dialect));
        self.numbers.ops.add(name, dialect);
    }

    fn attr_dialect(&self, attr: Attribute) -> Str {
        match attr.kind(self.ctx) {
            AttrKind::Opaque(dialect, ..) => *dialect,
            AttrKind::Dialect(data) => self.ctx.intern(data.def.dialect),
            _ => Str::BUILTIN,
        }
    }

    fn type_dialect(&self, ty: Type) -> Str {
        match ty.kind(self.ctx) {
            TypeKind::Opaque(dialect, _) => *dialect,
            TypeKind::Dialect(data) => self.ctx.intern(data.def.dialect),
            _ => Str::BUILTIN,
        }
    }

    fn attr(&mut self, attr: Attribute) {
        self.part(Part::Attr(attr));
    }

    fn ty(&mut self, ty: Type) {
        self.part(Part::Type(ty));
    }

    /// Something, and what is found in it, each before what is in it.
    fn part(&mut self, part: Part) {
        self.pending.push(part);
        while let Some(part) = self.pending.pop() {
            let first = self.pending.len();
            match part {
                Part::Attr(attr) if self.numbers.attrs.uses(attr) => {}
                Part::Attr(attr) => self.add_attr(attr),
                Part::Type(ty) if self.numbers.types.uses(ty) => {}
                Part::Type(ty) => self.add_type(ty),
                Part::Resource(key) => self.resource(key),
            }
            self.pending[first..].reverse();
        }
    }

    fn add_attr(&mut self, attr: Attribute) {
        let dialect = self.numbers.dialect(self.attr_dialect(attr));
        self.numbers.attrs.add(attr, dialect);
        encode_attr(self.ctx, attr, &mut self.found());
    }

    fn add_type(&mut self, ty: Type) {
        let dialect = self.numbers.dialect(self.type_dialect(ty));
        self.numbers.types.add(ty, dialect);
        encode_type(self.ctx, ty, &mut self.found());
    }

    fn found(&mut self) -> Found<'_> {
        let Self { ctx, numbers, pending, .. } = self;
        Found { ctx, strings: &mut numbers.strings, all: pending }
    }

    fn resource(&mut self, key: Str) {
        let next = self.numbers.resources.len() as u64;
        if *self.numbers.resource_places.entry(key).or_insert(next) == next {
            self.numbers.resources.push(key);
        }
    }
}

/// The regions of an op, with the bodies they are in.
fn push_regions<'a>(op: OpRef<'a>, pending: &mut Vec<(&'a couloir_ir::Body, Region)>) {
    let body = op.body().body_of(op.op);
    pending.extend(op.body().regions(op.op).iter().map(|&region| (body, region)));
}

/// A part of an attribute or type that has a number.
enum Part {
    Attr(Attribute),
    Type(Type),
    Resource(Str),
}

/// Where the parts found in an attribute or type go, in order.
struct Found<'a> {
    ctx: &'a Context,
    strings: &'a mut SecondaryMap<Str, PackedOption<Attribute>>,
    all: &'a mut Vec<Part>,
}

impl Sink for Found<'_> {
    fn varint(&mut self, _: u64) {}
    fn signed(&mut self, _: i64) {}
    fn byte(&mut self, _: u8) {}
    fn int(&mut self, _: &Int) {}
    fn string(&mut self, _: &[u8]) {}
    fn blob(&mut self, _: &[u8]) {}

    fn attr(&mut self, attr: Attribute) {
        self.all.push(Part::Attr(attr));
    }

    fn optional_attr(&mut self, attr: Option<Attribute>) {
        self.all.extend(attr.map(Part::Attr));
    }

    fn string_attr(&mut self, text: Str) {
        let known = &mut self.strings[text];
        let attr = known.expand().unwrap_or_else(|| Attribute::str(self.ctx, text));
        *known = attr.into();
        self.attr(attr);
    }

    fn ty(&mut self, ty: Type) {
        self.all.push(Part::Type(ty));
    }

    fn resource(&mut self, _: Str, key: Str) {
        self.all.push(Part::Resource(key));
    }
}
