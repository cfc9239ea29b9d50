//! Metadata nodes that may be used before they are defined.
//!
//! While the top level is read, a node is known by its place in a list. [`Nodes::resolve`] then
//! makes the nodes from the leaves up, so that equal ones become one; those on a cycle, and
//! distinct ones, get an identity.

use rustc_hash::FxHashMap;

use crate::context::Context;
use crate::di::{DiField, Given};
use crate::metadata::{Metadata, MetadataData};

/// Bit of a handle that is a place in the list.
const PLACE: u32 = 1 << 30;
const IDENTITY: u32 = 1 << 31;

/// How far a node is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Open,
    Done,
}

#[derive(Clone)]
struct Raw {
    data: Option<MetadataData>,
    distinct: bool,
    handle: Option<Metadata>,
    state: State,
    /// Where it was first used.
    used: usize,
}

/// The places of nodes by number. Most files use nearly all numbers up to the last one.
#[derive(Clone, Default)]
struct Numbers {
    dense: Vec<u32>,
    /// Numbers far beyond the others.
    sparse: FxHashMap<u32, u32>,
    count: usize,
}

/// No place.
const NOWHERE: u32 = u32::MAX;

/// Numbers below this are kept in a row, as are those below four times the count of nodes.
const FIRST_NUMBERS: usize = 1 << 12;

impl Numbers {
    #[inline]
    fn get(&self, number: u32) -> Option<u32> {
        match self.dense.get(number as usize) {
            Some(&place) if place != NOWHERE => Some(place),
            _ if self.sparse.is_empty() => None,
            _ => self.sparse.get(&number).copied(),
        }
    }

    fn set(&mut self, number: u32, place: u32) {
        self.count += 1;
        let at = number as usize;
        if at >= FIRST_NUMBERS + 4 * self.count {
            self.sparse.insert(number, place);
            return;
        }
        if at >= self.dense.len() {
            self.dense.resize(at + 1, NOWHERE);
        }
        if let Some(slot) = self.dense.get_mut(at) {
            *slot = place;
        }
    }

    fn iter(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        let dense = self.dense.iter().zip(0..).filter(|(place, _)| **place != NOWHERE);
        let sparse = self.sparse.iter().map(|(&number, &place)| (number, place));
        dense.map(|(&place, number)| (number, place)).chain(sparse)
    }
}

/// The nodes of a file.
#[derive(Clone, Default)]
pub(super) struct Nodes {
    list: Vec<Raw>,
    /// The handles, once all are made; the list is then empty.
    handles: Vec<Option<Metadata>>,
    numbers: Numbers,
    resolved: bool,
}

impl Nodes {
    /// The handle of `!number`, used at `at`.
    pub(super) fn reference(&mut self, number: u32, at: usize) -> Option<Metadata> {
        if self.resolved {
            let place = self.numbers.get(number)?;
            return *self.handles.get(place as usize)?;
        }
        Some(Metadata(PLACE | self.place(number, at)))
    }

    /// The handle of `!number` once all are resolved, if there is such a node.
    pub(super) fn known(&self, number: u32) -> Option<Metadata> {
        let place = self.numbers.get(number).filter(|_| self.resolved)?;
        *self.handles.get(place as usize)?
    }

    fn place(&mut self, number: u32, at: usize) -> u32 {
        if let Some(place) = self.numbers.get(number) {
            return place;
        }
        let place = push(&mut self.list, None, false, at);
        self.numbers.set(number, place);
        place
    }

    /// Defines `!number`; whether it was not defined before.
    pub(super) fn define(
        &mut self,
        number: u32,
        data: MetadataData,
        distinct: bool,
        at: usize,
    ) -> bool {
        let place = self.place(number, at);
        let Some(raw) = self.list.get_mut(place as usize) else { return false };
        if raw.data.is_some() || raw.handle.is_some() {
            return false;
        }
        raw.data = Some(data);
        raw.distinct = distinct;
        true
    }

    /// Makes `!number` another piece of metadata: a string or an expression.
    pub(super) fn alias(&mut self, number: u32, handle: Metadata, at: usize) -> bool {
        let place = self.place(number, at);
        let Some(raw) = self.list.get_mut(place as usize) else { return false };
        let new = raw.data.is_none() && raw.handle.is_none();
        raw.handle = Some(handle);
        raw.state = State::Done;
        new
    }

    /// A node without a number.
    pub(super) fn anonymous(
        &mut self,
        ctx: &Context,
        data: MetadataData,
        distinct: bool,
        at: usize,
    ) -> Metadata {
        if self.resolved {
            return match distinct {
                true => ctx.distinct_metadata(data),
                false => ctx.intern_metadata(data),
            };
        }
        Metadata(PLACE | push(&mut self.list, Some(data), distinct, at))
    }

    /// The lowest number that is used and not defined, and where it is used.
    pub(super) fn undefined(&self) -> Option<(u32, usize)> {
        let missing = self.numbers.iter().filter_map(|(number, place)| {
            let raw = self.list.get(place as usize)?;
            (raw.data.is_none() && raw.handle.is_none()).then_some((number, raw.used))
        });
        missing.min()
    }

    /// Makes all nodes.
    pub(super) fn resolve(&mut self, ctx: &Context) {
        for raw in self.list.iter_mut().filter(|raw| raw.distinct) {
            raw.handle = Some(ctx.declare_metadata(true));
        }
        let mut stack = Vec::new();
        for root in 0..self.list.len() as u32 {
            stack.push(root);
            while let Some(&place) = stack.last() {
                match self.list.get(place as usize).map_or(State::Done, |raw| raw.state) {
                    State::New => self.open(place, &mut stack),
                    State::Open => {
                        stack.pop();
                        self.close(ctx, place);
                    }
                    State::Done => {
                        stack.pop();
                    }
                }
            }
        }
        let list = std::mem::take(&mut self.list);
        self.handles = list.into_iter().map(|raw| raw.handle).collect();
        self.resolved = true;
    }

    /// Puts what a node needs on the stack.
    fn open(&mut self, place: u32, stack: &mut Vec<u32>) {
        let Some(raw) = self.list.get_mut(place as usize) else { return };
        raw.state = State::Open;
        let Some(mut data) = raw.data.take() else { return };
        for_each_handle(&mut data, |handle| {
            let child = handle.0 & !PLACE;
            let needed = is_place(*handle)
                && self
                    .list
                    .get(child as usize)
                    .is_some_and(|raw| raw.handle.is_none() && raw.state == State::New);
            if needed {
                stack.push(child);
            }
        });
        if let Some(raw) = self.list.get_mut(place as usize) {
            raw.data = Some(data);
        }
    }

    /// Makes a node whose operands are made, or on a cycle with it.
    fn close(&mut self, ctx: &Context, place: u32) {
        let Some(raw) = self.list.get_mut(place as usize) else { return };
        raw.state = State::Done;
        let Some(mut data) = raw.data.take() else { return };
        let mut names_itself = false;
        for_each_handle(&mut data, |handle| {
            names_itself |= is_place(*handle) && handle.0 & !PLACE == place;
        });
        if names_itself && let Some(raw) = self.list.get_mut(place as usize) {
            // Such a node is another one than any that looks like it.
            raw.handle.get_or_insert_with(|| ctx.declare_metadata(true));
        }
        for_each_handle(&mut data, |handle| *handle = self.made(ctx, *handle));
        let Some(raw) = self.list.get_mut(place as usize) else { return };
        match raw.handle {
            Some(handle) => {
                ctx.define_metadata(handle, data);
            }
            None => raw.handle = Some(ctx.intern_metadata(data)),
        }
    }

    /// The node of a place; one that is being made gets an identity.
    fn made(&mut self, ctx: &Context, handle: Metadata) -> Metadata {
        if !is_place(handle) {
            return handle;
        }
        match self.list.get_mut((handle.0 & !PLACE) as usize) {
            Some(raw) => *raw.handle.get_or_insert_with(|| ctx.declare_metadata(false)),
            None => handle,
        }
    }

    /// What a handle from before [`Nodes::resolve`] is now.
    pub(super) fn settle(&self, handle: Metadata) -> Metadata {
        if !is_place(handle) {
            return handle;
        }
        let made = self.handles.get((handle.0 & !PLACE) as usize);
        made.copied().flatten().unwrap_or(handle)
    }
}

fn push(list: &mut Vec<Raw>, data: Option<MetadataData>, distinct: bool, used: usize) -> u32 {
    list.push(Raw { data, distinct, handle: None, state: State::New, used });
    list.len() as u32 - 1
}

fn is_place(handle: Metadata) -> bool {
    handle.0 & (PLACE | IDENTITY) == PLACE
}

fn for_each_handle(data: &mut MetadataData, mut f: impl FnMut(&mut Metadata)) {
    match data {
        MetadataData::Tuple(operands) => operands.iter_mut().flatten().for_each(f),
        MetadataData::Di(node) => {
            for field in &mut node.fields {
                if let Some(mut handle) = field.node() {
                    f(&mut handle);
                    *field = Given::new(field.at, DiField::Node(handle));
                }
            }
        }
        _ => {}
    }
}
