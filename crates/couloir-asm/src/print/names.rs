//! Names of values and blocks.
//!
//! Values without a name of their own are numbered: first all of a region,
//! in order, then those of the regions inside, which start where their
//! parent ended (siblings start alike). Suggested names are made unique
//! among those of the same region and the ones around it.
//!
//! Invariant: a body's names lie in one run of `values` and one of `blocks`,
//! found by the body's address. The bodies of isolated ops are named when
//! they are printed and forgotten after, where no name of what is around
//! them has a say in theirs.

use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::location::{Location, LocationKind};
use couloir_ir::{Context, OpRef, RegionRef, Scope};
use couloir_lines::Word;
use cranelift_entity::EntityRef;
use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

use super::PrintOptions;
use super::strings;
use super::templates::Named;

/// No name was given.
const UNKNOWN: u32 = u32::MAX;
/// The value follows the head of its result group at this distance.
const TAIL: u32 = 1 << 31;
/// What is held is the number of a name, not a number to print.
const NAMED: u32 = 1 << 30;
/// The value heads a result group of more than one.
const GROUP: u32 = 1 << 29;
/// What is held is the number of an argument that is called by it.
const ARGUMENT: u32 = 1 << 28;
/// The number itself.
const NUMBER: u32 = ARGUMENT - 1;

/// Numbers below are short: of up to four digits.
const MOST_SHORT: u32 = couloir_lines::SHORT;
/// Above those of values there are the short numbers of so many arguments.
const SHORT_ARGUMENTS: u32 = (1 << 14) - MOST_SHORT;

/// The name of a value by its short number.
#[inline]
pub(super) fn short_value(number: u16) -> Option<Word> {
    match u32::from(number).checked_sub(MOST_SHORT) {
        None => couloir_lines::numbered(VALUE_SIGIL, number.into()),
        Some(argument) => couloir_lines::numbered(ARGUMENT_SIGIL, argument),
    }
}

/// The short number of a value.
#[inline]
fn short_entry(entry: u32) -> Option<u16> {
    if entry < MOST_SHORT {
        return Some(entry as u16);
    }
    let argument = entry ^ ARGUMENT;
    (argument < SHORT_ARGUMENTS).then_some((MOST_SHORT + argument) as u16)
}

/// The label of a block by its short number.
#[inline]
pub(super) fn short_block(number: u16) -> Option<Word> {
    couloir_lines::numbered(LABEL_SIGIL, number.into())
}

/// What stands before numbers.
const VALUE_SIGIL: Word = (u64::from_le_bytes(*b"%\0\0\0\0\0\0\0"), 1);
const ARGUMENT_SIGIL: Word = (u64::from_le_bytes(*b"%arg\0\0\0\0"), 4);
const LABEL_SIGIL: Word = (u64::from_le_bytes(*b"^bb\0\0\0\0\0"), 3);

/// The next numbers to give.
#[derive(Clone, Copy, Default)]
pub(super) struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
}

/// Where the names of a body start.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Base {
    values: usize,
    blocks: usize,
}

/// A region still to be named.
struct Pending<'a> {
    /// The op the region belongs to, and the body it is in. The op is not
    /// known where the body was taken out of it to be worked on.
    parent: Option<OpRef<'a>>,
    body: &'a Body,
    region: Region,
    counters: Counters,
    /// How many names around it are in use.
    scope: usize,
}

/// Lengths to go back to.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    values: usize,
    blocks: usize,
    names: usize,
    text: usize,
}

/// The names of all values and blocks named so far.
#[derive(Default)]
pub(super) struct Names {
    generic: bool,
    /// Whether numbers are not used again (they are not in generic form).
    unique: bool,
    from_locations: bool,
    /// Whether a name like that of an argument was suggested.
    like_argument: bool,
    values: Vec<u32>,
    blocks: Vec<u32>,
    /// The place of each block in its region.
    orders: Vec<u32>,
    bases: FxHashMap<usize, Base>,
    /// Where an isolated op's body that is not named yet starts counting.
    deferred: FxHashMap<usize, Counters>,
    /// Numbers of ops without results, when users are printed.
    ops: Option<FxHashMap<(usize, Op), u32>>,
    text: Vec<u8>,
    spans: Vec<(u32, u32)>,
    /// Names in use, by number, and in the order they came into use.
    used: HashTable<u32>,
    log: Vec<u32>,
    counters: Counters,
    /// Ops with regions in the region being named.
    holders: Vec<Op>,
}

/// The address that identifies a body.
pub(super) fn address(body: &Body) -> usize {
    std::ptr::from_ref(body).addr()
}

/// Reading.
impl Names {
    /// The names of a body.
    pub(super) fn base(&self, body: &Body) -> Option<Base> {
        self.bases.get(&address(body)).copied()
    }

    /// Appends a value's name; with the result's number where asked.
    #[inline]
    pub(super) fn write_value(
        &self,
        out: &mut Vec<u8>,
        base: Base,
        value: Value,
        with_number: bool,
    ) {
        let at = base.values.saturating_add(value.index());
        let entry = self.values.get(at).copied().unwrap_or(UNKNOWN);
        if entry & TAIL == 0 {
            self.write_entry(out, entry);
            if with_number && entry & GROUP != 0 {
                out.extend_from_slice(b"#0");
            }
        } else if entry == UNKNOWN {
            out.extend_from_slice(b"<<UNKNOWN SSA VALUE>>");
        } else {
            self.write_tail(out, at, entry & !TAIL, with_number);
        }
    }

    /// A name where that is short and what it is of is no one of several results.
    #[inline]
    pub(super) fn short_word(&self, base: Base, named: Named) -> Option<Word> {
        match named {
            Named::Value(value) => self.short_name(base, value),
            Named::Block(block) => self.short_label(base, block),
        }
    }

    /// What [`short_value`] and [`short_block`] write the names of an op's results, operands and
    /// successors by, where all are numbers of 14 bits; gives how many there are.
    #[inline]
    pub(super) fn short_numbers<T>(
        &self,
        base: Base,
        op: OpRef<'_>,
        to: &mut [T],
        write: impl Fn(u16) -> T,
    ) -> Option<usize> {
        let (body, room) = (op.body(), to.len());
        let (values, blocks) = (self.values.get(base.values..)?, self.blocks.get(base.blocks..)?);
        let mut places = to.iter_mut();
        for value in body.results(op.op) {
            *places.next()? = write(short_entry(*values.get(value.index())?)?);
        }
        for value in body.operands(op.op) {
            *places.next()? = write(short_entry(*values.get(value.index())?)?);
        }
        for block in body.successors(op.op) {
            let entry = *blocks.get(block.index())?;
            *places.next()? = write((entry < MOST_SHORT).then_some(entry as u16)?);
        }
        Some(room - places.len())
    }

    /// Appends a name.
    pub(super) fn write(&self, out: &mut Vec<u8>, base: Base, named: Named) {
        match named {
            Named::Value(value) => self.write_value(out, base, value, true),
            Named::Block(block) => self.write_block(out, base, block),
        }
    }

    #[inline]
    fn short_name(&self, base: Base, value: Value) -> Option<Word> {
        let entry = *self.values.get(base.values.saturating_add(value.index()))?;
        match entry & (TAIL | NAMED | GROUP | ARGUMENT) {
            0 => couloir_lines::numbered(VALUE_SIGIL, entry),
            NAMED => couloir_lines::named(b'%', self.name(entry & NUMBER)),
            ARGUMENT => couloir_lines::numbered(ARGUMENT_SIGIL, entry & NUMBER),
            _ => None,
        }
    }

    #[inline]
    fn short_label(&self, base: Base, block: Block) -> Option<Word> {
        let entry = *self.blocks.get(base.blocks.saturating_add(block.index()))?;
        let plain = entry & NAMED == 0;
        plain.then(|| couloir_lines::numbered(LABEL_SIGIL, entry))?
    }

    fn write_tail(&self, out: &mut Vec<u8>, at: usize, distance: u32, with_number: bool) {
        let head = at.checked_sub(distance as usize).and_then(|at| self.values.get(at));
        self.write_entry(out, head.copied().unwrap_or(0));
        if with_number {
            out.push(b'#');
            strings::unsigned(out, distance.into());
        }
    }

    #[inline(always)]
    fn write_entry(&self, out: &mut Vec<u8>, entry: u32) {
        if entry & (NAMED | ARGUMENT) == 0 {
            out.push(b'%');
            strings::unsigned(out, (entry & NUMBER).into());
        } else if entry & NAMED == 0 {
            out.extend_from_slice(b"%arg");
            strings::unsigned(out, (entry & NUMBER).into());
        } else {
            out.push(b'%');
            out.extend_from_slice(self.name(entry & NUMBER));
        }
    }

    /// Whether a result starts a result group of its own.
    pub(super) fn is_group_head(&self, base: Base, value: Value) -> bool {
        self.values.get(base.values.saturating_add(value.index())).is_none_or(|e| e & TAIL == 0)
    }

    /// What blocks of a region are ordered by.
    pub(super) fn block_order(&self, base: Base, block: Block) -> u32 {
        self.orders.get(base.blocks.saturating_add(block.index())).copied().unwrap_or(UNKNOWN)
    }

    /// Appends a block's label.
    #[inline]
    pub(super) fn write_block(&self, out: &mut Vec<u8>, base: Base, block: Block) {
        match self.blocks.get(base.blocks.saturating_add(block.index())).copied() {
            None | Some(UNKNOWN) => out.extend_from_slice(b"INVALIDBLOCK"),
            Some(entry) if entry & NAMED != 0 => {
                out.push(b'^');
                out.extend_from_slice(self.name(entry & NUMBER));
            }
            Some(entry) => {
                out.extend_from_slice(b"^bb");
                strings::unsigned(out, entry.into());
            }
        }
    }

    /// The number of an op without results, when users are printed.
    pub(super) fn op_number(&self, body: &Body, op: Op) -> Option<u32> {
        self.ops.as_ref()?.get(&(address(body), op)).copied()
    }

    fn name(&self, number: u32) -> &[u8] {
        let (start, end) = self.spans.get(number as usize).copied().unwrap_or_default();
        self.text.get(start as usize..end as usize).unwrap_or_default()
    }
}

/// Naming whole trees.
/// So many values around a body have no say in the names in it: they would be named anew for each
/// of the bodies they are around.
const MANY_AROUND: usize = 1 << 8;

impl Names {
    /// Starts afresh, with these options.
    pub(super) fn new(options: &PrintOptions) -> Self {
        Self {
            generic: options.generic,
            unique: options.unique_ssa_ids || options.generic,
            from_locations: options.nameloc_as_prefix,
            ops: options.value_users.then(FxHashMap::default),
            ..Self::default()
        }
    }

    /// Names everything in an op, and the op's results. Bodies that
    /// nothing around has a say in are left for [`Self::enter`].
    pub(super) fn number_root(&mut self, root: OpRef<'_>) {
        let start = self.counters;
        self.open(root.body());
        self.number_op(root);
        let scope = self.log.len();
        if !self.unique {
            self.counters = start;
        }
        let mut work = Vec::new();
        push_regions(&mut work, root, start, scope);
        self.open_of(root);
        self.number_pending(root.ctx(), work);
    }

    /// Names what is around a body that was taken out of the isolated ops around it, but for the
    /// outermost of these, whose number is given; whether there is anything to be named.
    pub(super) fn number_around(&mut self, scope: Scope<'_>, above: usize) -> bool {
        let owners = std::iter::successors(scope.outer.copied(), |op| op.scope.outer.copied());
        let mut owners = owners.collect::<Vec<_>>();
        owners.truncate(owners.len().saturating_sub(above.saturating_add(1)));
        let values = owners.iter().map(|owner| owner.body().num_values()).sum::<usize>();
        if !(1..MANY_AROUND).contains(&values) {
            return false;
        }
        for owner in owners.into_iter().rev() {
            self.open(owner.body());
            self.number_regions_around(owner);
        }
        true
    }

    /// Names the regions of one body that an op is in, outermost first.
    fn number_regions_around(&mut self, op: OpRef<'_>) {
        let (scope, body) = (op.scope, op.body());
        let around = |op| body.block_of(op).and_then(|block| body.region_of(block));
        let regions = std::iter::successors(around(op.op), |&region| {
            body.region_parent(region).and_then(around)
        });
        let regions = regions.collect::<Vec<_>>();
        for region in regions.into_iter().rev() {
            let parent = body.region_parent(region).map(|op| scope.op(op));
            self.number_region(parent.or(scope.outer.copied()), scope.region(region));
        }
        self.holders.clear();
    }

    /// Leaves out the number of the op that owns a body which was not reached from a root.
    pub(super) fn skip_owner(&mut self, scope: Scope<'_>) {
        if self.ops.is_some() && self.base(scope.body).is_none() {
            self.counters.value = self.counters.value.wrapping_add(1);
        }
    }

    /// Names everything in the body of an op that was not reached from a root.
    pub(super) fn number_detached(&mut self, scope: Scope<'_>) {
        if self.base(scope.body).is_some() {
            return;
        }
        self.open(scope.body);
        let (counters, body, names) = (self.counters, scope.body, self.log.len());
        let regions = body.roots().iter().rev();
        let work =
            regions.map(|&region| Pending { parent: None, body, region, counters, scope: names });
        self.number_pending(scope.ctx, work.collect());
    }

    /// Names the body of an isolated op, where that was put off; gives what to go back to.
    pub(super) fn enter(&mut self, op: OpRef<'_>) -> Option<Mark> {
        let counters = self.start_of(op)?;
        let mark = self.mark();
        self.open_of(op);
        let mut work = Vec::new();
        push_regions(&mut work, op, counters, 0);
        self.number_pending(op.ctx(), work);
        Some(mark)
    }

    /// Forgets the names of an isolated op's body.
    pub(super) fn leave(&mut self, op: OpRef<'_>, mark: Mark) {
        if let Some(body) = op.body().nested(op.op) {
            self.bases.remove(&address(body));
        }
        self.values.truncate(mark.values);
        self.blocks.truncate(mark.blocks);
        self.orders.truncate(mark.blocks);
        self.spans.truncate(mark.names);
        self.text.truncate(mark.text);
    }

    /// Where an isolated op's body starts counting, if it is not named yet.
    pub(super) fn start_of(&self, op: OpRef<'_>) -> Option<Counters> {
        self.deferred.get(&address(op.body().nested(op.op)?)).copied()
    }

    /// Leaves an isolated op's body for [`Self::enter`].
    pub(super) fn defer(&mut self, op: OpRef<'_>, start: Counters) {
        if let Some(body) = op.body().nested(op.op) {
            self.deferred.insert(address(body), start);
        }
    }

    fn mark(&self) -> Mark {
        Mark {
            values: self.values.len(),
            blocks: self.blocks.len(),
            names: self.spans.len(),
            text: self.text.len(),
        }
    }

    /// Makes room for a body's names.
    fn open(&mut self, body: &Body) {
        let base = Base { values: self.values.len(), blocks: self.blocks.len() };
        if self.bases.contains_key(&address(body)) {
            return;
        }
        self.bases.insert(address(body), base);
        self.values.resize(base.values + body.num_values(), UNKNOWN);
        self.blocks.resize(base.blocks + body.num_blocks(), UNKNOWN);
        self.orders.resize(base.blocks + body.num_blocks(), UNKNOWN);
    }

    fn open_of(&mut self, op: OpRef<'_>) {
        if let Some(body) = op.body().nested(op.op) {
            self.open(body);
        }
    }

    /// Names regions, last first, each before those inside it.
    fn number_pending<'a>(&mut self, ctx: &'a Context, mut work: Vec<Pending<'a>>) {
        while let Some(pending) = work.pop() {
            self.close_names(pending.scope);
            if !self.unique {
                self.counters = pending.counters;
            }
            let scope = Scope::new(ctx, pending.body);
            self.number_region(pending.parent, scope.region(pending.region));
            self.push_nested(scope, &mut work);
        }
        self.close_names(0);
    }

    /// Puts the regions inside the region just named on the list.
    fn push_nested<'a>(&mut self, scope: Scope<'a>, work: &mut Vec<Pending<'a>>) {
        let (counters, names) = (self.counters, self.log.len());
        let holders = std::mem::take(&mut self.holders);
        for &op in &holders {
            let Some(nested) = scope.body.nested(op) else {
                push_regions(work, scope.op(op), counters, names);
                continue;
            };
            if names == 0 && !self.unique && self.ops.is_none() {
                self.deferred.insert(address(nested), counters);
            } else {
                self.open(nested);
                push_regions(work, scope.op(op), counters, names);
            }
        }
        self.holders = holders;
        self.holders.clear();
    }

    /// Takes names out of use but for the oldest.
    fn close_names(&mut self, keep: usize) {
        if keep == 0 && self.log.len() >= self.used.capacity() / 8 {
            self.used.clear();
            self.log.clear();
            return;
        }
        while self.log.len() > keep {
            let Some(number) = self.log.pop() else { return };
            let hash = FxBuildHasher.hash_one(self.name(number));
            if let Ok(entry) = self.used.find_entry(hash, |&other| other == number) {
                entry.remove();
            }
        }
    }
}

fn push_regions<'a>(
    work: &mut Vec<Pending<'a>>,
    parent: OpRef<'a>,
    counters: Counters,
    scope: usize,
) {
    let body = parent.body().body_of(parent.op);
    let body_regions = parent.body().regions(parent.op);
    let parent = Some(parent);
    let regions = body_regions.iter();
    work.extend(regions.map(|&region| Pending { parent, body, region, counters, scope }));
}

/// Naming one region.
impl Names {
    fn number_region(&mut self, parent: Option<OpRef<'_>>, region: RegionRef<'_>) {
        let body = region.scope.body;
        let base = self.base(body).unwrap_or_default();
        let hook = parent.and_then(OpRef::def).and_then(|def| def.hooks.arg_names);
        if let (Some(hook), Some(parent)) = (hook.filter(|_| !self.generic), parent) {
            hook(parent, region.region, &mut |value, name| self.set_value(base, value, name));
        }
        for (ordinal, block) in body.region_blocks(region.region).enumerate() {
            self.number_block(base, block, ordinal as u32 & NUMBER);
            self.number_args(region.scope, base, block, ordinal == 0);
            for op in body.block_ops(block) {
                self.number_op_at(base, region.scope.op(op));
                if !body.regions(op).is_empty() {
                    self.holders.push(op);
                }
            }
        }
    }

    fn number_block(&mut self, base: Base, block: Block, ordinal: u32) {
        let at = base.blocks + block.index();
        if let Some(label) = self.blocks.get_mut(at)
            && *label == UNKNOWN
        {
            *label = ordinal;
        }
        if let Some(order) = self.orders.get_mut(at) {
            *order = ordinal;
        }
    }

    fn number_args(&mut self, scope: Scope<'_>, base: Base, block: Block, entry: bool) {
        for &arg in scope.body.args(block) {
            if self.is_named(base, arg) {
                continue;
            }
            if self.from_locations {
                let location = scope.body.value_location(arg);
                self.name_from_location(base, arg, location, scope.ctx);
            }
            if self.is_named(base, arg) {
                // The number is passed over all the same.
                let next = self.counters.argument.wrapping_add(u32::from(entry));
                self.counters.argument = next;
                continue;
            }
            if !entry {
                self.set_value(base, arg, "");
                continue;
            }
            let number = self.counters.argument;
            self.name_argument(base, arg, number);
            self.counters.argument = number.wrapping_add(1);
        }
    }

    fn name_argument(&mut self, base: Base, arg: Value, number: u32) {
        if self.plain_arguments() {
            return self.put(base, arg, ARGUMENT | number & NUMBER);
        }
        let start = self.text.len();
        self.text.extend_from_slice(b"arg");
        strings::unsigned(&mut self.text, number.into());
        let name = self.unique_name(start);
        self.put(base, arg, NAMED | name);
    }

    /// Whether arguments can do without names of their own: those in scope
    /// are then all below the number of the next, and nothing else is called
    /// as they are.
    fn plain_arguments(&self) -> bool {
        !self.unique && !self.from_locations && !self.like_argument
    }

    fn number_op(&mut self, op: OpRef<'_>) {
        let base = self.base(op.body()).unwrap_or_default();
        self.number_op_at(base, op);
    }

    #[inline]
    fn number_op_at(&mut self, base: Base, op: OpRef<'_>) {
        let hooks = op.def().map(|def| &def.hooks).filter(|_| !self.generic);
        if let Some(hook) = hooks.and_then(|hooks| hooks.block_names) {
            hook(op, &mut |block, name| self.set_block(op, block, name));
        }
        if let Some(hook) = hooks.and_then(|hooks| hooks.result_names) {
            let located = self.from_locations.then(|| name_in(op.location(), op.ctx())).flatten();
            hook(op, &mut |value, name| self.set_value(base, value, located.unwrap_or(name)));
        }
        let body = op.body();
        let count = body.num_results(op.op);
        let Some(first) = body.result(op.op, 0) else {
            self.number_user(op);
            return;
        };
        if self.from_locations {
            self.name_from_location(base, first, op.location(), op.ctx());
        }
        if !self.is_named(base, first) {
            self.set_value(base, first, "");
        }
        if count > 1 {
            self.link_group(base, first, count);
        }
    }

    /// Ops without results have numbers too when users are printed.
    fn number_user(&mut self, op: OpRef<'_>) {
        if let Some(ops) = &mut self.ops {
            ops.insert((address(op.body()), op.op), self.counters.value);
            self.counters.value = self.counters.value.wrapping_add(1);
        }
    }

    fn name_from_location(&mut self, base: Base, value: Value, location: Location, ctx: &Context) {
        if !self.is_named(base, value)
            && let Some(name) = name_in(location, ctx)
        {
            self.set_value(base, value, name);
        }
    }

    /// Makes the unnamed results of an op follow the named ones before them.
    fn link_group(&mut self, base: Base, first: Value, count: usize) {
        let start = base.values + first.index();
        let Some(entries) = self.values.get_mut(start..start + count) else { return };
        let mut head = 0;
        for at in 1..entries.len() {
            if entries[at] == UNKNOWN {
                entries[at] = TAIL | (at - head) as u32;
                entries[head] |= GROUP;
            } else {
                head = at;
            }
        }
    }

    fn is_named(&self, base: Base, value: Value) -> bool {
        self.values.get(base.values + value.index()).is_none_or(|&entry| entry != UNKNOWN)
    }

    fn put(&mut self, base: Base, value: Value, entry: u32) {
        if let Some(slot) = self.values.get_mut(base.values + value.index()) {
            *slot = entry;
        }
    }

    /// Gives a value a name that is made unique, or a number where the name is empty.
    fn set_value(&mut self, base: Base, value: Value, name: &str) {
        let entry = if name.is_empty() {
            let number = self.counters.value;
            self.counters.value = number.wrapping_add(1);
            number & NUMBER
        } else {
            let start = self.text.len();
            strings::sanitized(&mut self.text, name, b"$._-", true);
            NAMED | self.suggested_name(start)
        };
        self.put(base, value, entry);
    }

    fn set_block(&mut self, op: OpRef<'_>, block: Block, name: &str) {
        let Some(base) = self.base(op.body().body_of(op.op)) else { return };
        let start = self.text.len();
        strings::sanitized(&mut self.text, name, b"$._-", true);
        self.spans.push((start as u32, self.text.len() as u32));
        let entry = NAMED | (self.spans.len() as u32 - 1) & NUMBER;
        if let Some(slot) = self.blocks.get_mut(base.blocks + block.index()) {
            *slot = entry;
        }
    }

    /// Brings the name at the end of the text into use, with a number added
    /// where it is in use already; gives its number.
    fn unique_name(&mut self, start: usize) -> u32 {
        if self.is_used(start) {
            self.text.push(b'_');
            let stem = self.text.len();
            loop {
                strings::unsigned(&mut self.text, self.counters.conflict.into());
                self.counters.conflict = self.counters.conflict.wrapping_add(1);
                if !self.is_used(start) {
                    break;
                }
                self.text.truncate(stem);
            }
        }
        self.use_name(start)
    }

    /// As [`Self::unique_name`] of a name that was suggested; it may be
    /// that of an argument.
    fn suggested_name(&mut self, start: usize) -> u32 {
        let number = self.unique_name(start);
        self.like_argument |= is_like_argument(self.name(number));
        number
    }

    fn is_used(&self, start: usize) -> bool {
        let name = self.text.get(start..).unwrap_or_default();
        if is_like_argument(name) && self.is_argument(name) {
            return true;
        }
        let hash = FxBuildHasher.hash_one(name);
        self.used.find(hash, |&number| self.name(number) == name).is_some()
    }

    /// Whether an argument in scope has this name without a text of its own.
    fn is_argument(&self, name: &[u8]) -> bool {
        let digits = std::str::from_utf8(name.get(3..).unwrap_or_default()).unwrap_or_default();
        if self.unique || self.from_locations {
            return false;
        }
        let canonical = digits == "0" || !digits.starts_with('0');
        canonical && digits.parse::<u32>().is_ok_and(|number| number < self.counters.argument)
    }

    fn use_name(&mut self, start: usize) -> u32 {
        let number = self.spans.len() as u32 & NUMBER;
        self.spans.push((start as u32, self.text.len() as u32));
        let Self { used, text, spans, log, .. } = self;
        let bytes = |number: u32| {
            let (start, end) = spans.get(number as usize).copied().unwrap_or_default();
            text.get(start as usize..end as usize).unwrap_or_default()
        };
        let hash = FxBuildHasher.hash_one(bytes(number));
        used.insert_unique(hash, number, |&other| FxBuildHasher.hash_one(bytes(other)));
        log.push(number);
        number
    }
}

/// Whether a name could be that of an argument: `arg` and a digit.
fn is_like_argument(name: &[u8]) -> bool {
    name.len() > 3 && name.starts_with(b"arg") && name.get(3).is_some_and(u8::is_ascii_digit)
}

/// The first name in a location.
fn name_in(location: Location, ctx: &Context) -> Option<&str> {
    let mut work = vec![location];
    while let Some(location) = work.pop() {
        if location.as_pos().is_some() {
            continue;
        }
        match location.kind(ctx) {
            LocationKind::Name(name, _) => return Some(ctx.str(*name)),
            LocationKind::CallSite(callee, caller) => work.extend([*caller, *callee]),
            LocationKind::Fused(locations, _) => work.extend(locations.iter().rev()),
            LocationKind::Unknown | LocationKind::FileLineColRange { .. } => {}
        }
    }
    None
}
