//! The definitions of what is read: the values whose contents come from the ops that give them,
//! found behind each value along what passes memory on.
//!
//! A value may have as many definitions as there are ops, so what values have in common is kept
//! once: sets of a few are lists, and others are made of others.

use couloir_ir::{OpRef, Region, Value};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::regions::Regions;
use super::view::{View, tensors};
use crate::components::Graph;

/// How many definitions a set lists.
const FEW: usize = 16;

/// The number of a set of definitions.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct SetId(u32);

/// A set of definitions.
#[derive(Clone, Default)]
struct Set {
    /// All of them, in order, where they are few.
    few: SmallVec<[Value; 2]>,
    /// The sets that it is made of otherwise.
    parts: Vec<SetId>,
    ends: Option<Ends>,
}

/// The definitions of a set that tell how far its reads reach.
#[derive(Clone, Copy)]
pub(super) struct Ends {
    /// The one that stands first, and the one after it.
    pub(super) first: Value,
    pub(super) second: Option<Value>,
    /// The one that the fewest loops are around.
    pub(super) outermost: Value,
}

/// Where the memory comes from that a value has: what defines it, or gives it without contents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// All is given in a region that runs in parallel, this the innermost; or in none.
    In(Option<Region>),
    /// Some is given elsewhere than the rest.
    Mixed,
}

/// The definitions of all values of a body.
pub(super) struct Definitions {
    /// Whether each value's contents come from the op that gives it.
    defining: Vec<bool>,
    /// The first is that of nothing.
    sets: Vec<Set>,
    /// The set of each value.
    of: Vec<SetId>,
    /// Where the memory of each value comes from, where any region runs in parallel.
    sources: Vec<Source>,
}

/// Whether a value's contents come from the op that gives it, whatever is in the op.
fn is_origin(view: View<'_>, value: Value) -> bool {
    if view.scope.body.defining_op(value).is_none() {
        return true;
    }
    let Some((op, model)) = view.modelled(value) else { return true };
    if let Some(defines) = model.defines {
        return defines(view, op, value);
    }
    let uses = view.uses(value);
    uses.is_empty() || uses.iter().any(|alias| view.writes(alias.at))
}

/// The values whose memory a value may have.
fn sources(view: View<'_>, value: Value) -> SmallVec<[Value; 2]> {
    if view.modelled(value).is_none() {
        return SmallVec::new();
    }
    view.uses(value).iter().filter_map(|alias| view.value(alias.at)).collect()
}

impl Definitions {
    /// Those of a body.
    pub(super) fn new(view: View<'_>, regions: &Regions) -> Self {
        let count = view.scope.body.num_values();
        let mut this = Definitions {
            defining: vec![false; count],
            sets: vec![Set::default()],
            of: vec![SetId::default(); count],
            sources: Vec::new(),
        };
        let values = tensors(view);
        for &value in &values {
            this.note(value, is_origin(view, value));
        }
        for &value in values.iter().rev() {
            if let Some(op) = view.scope.defining_op(value).filter(|_| !this.is_one(value)) {
                let is_made = view.model(op).is_some_and(|model| model.defines.is_none())
                    && this.is_made_inside(view, regions, op, value);
                this.note(value, is_made);
            }
        }
        this.find_sets(view, regions, &values);
        this
    }

    fn note(&mut self, value: Value, is_one: bool) {
        if let Some(slot) = self.defining.get_mut(value.as_u32() as usize) {
            *slot = is_one;
        }
    }

    /// Whether a value's contents come from the op that gives it.
    pub(super) fn is_one(&self, value: Value) -> bool {
        self.defining.get(value.as_u32() as usize).copied().unwrap_or(true)
    }

    /// Whether a value that an op gives is defined by ops in it. What is defined outside can come
    /// from inside only where control comes back.
    fn is_made_inside(
        &self,
        view: View<'_>,
        regions: &Regions,
        op: OpRef<'_>,
        value: Value,
    ) -> bool {
        let body = view.scope.body;
        if op.num_regions() == 0 {
            return false;
        }
        let comes_back = regions.is_op_in_cycle(body, op.op);
        let inner = view.uses(value).into_iter().filter(|alias| alias.at.op != op.op);
        let mut pending = inner.filter_map(|alias| view.value(alias.at)).collect::<Vec<_>>();
        let mut seen = FxHashSet::default();
        while let Some(at) = pending.pop() {
            let is_inside = regions.is_value_in(body, at, op.op);
            if is_inside && self.is_one(at) {
                return true;
            }
            let is_followed = is_inside || (comes_back && regions.is_value_in_cycle(body, at));
            if is_followed && seen.insert(at) {
                pending.extend(sources(view, at));
            }
        }
        false
    }

    /// Finds the set of each value, after those that it is made of.
    fn find_sets(&mut self, view: View<'_>, regions: &Regions, values: &[Value]) {
        let (own, others): (Vec<_>, Vec<_>) = values.iter().partition(|&&value| self.is_one(value));
        let mut steps = Vec::new();
        for value in others {
            let all = sources(view, value);
            steps.extend(all.into_iter().map(|source| (value.as_u32(), source.as_u32())));
        }
        for value in own {
            let ends = Some(Ends { first: value, second: None, outermost: value });
            let set = self.add(Set { few: [value].into_iter().collect(), parts: Vec::new(), ends });
            self.put(value.as_u32(), set);
        }
        let graph = Graph::new(self.of.len(), &steps);
        if regions.has_parallel() {
            self.find_sources(view, regions, &graph);
        }
        for component in graph.components() {
            let next = component.iter().flat_map(|&node| graph.next(node));
            let parts: SmallVec<_> =
                next.filter_map(|&next| self.of.get(next as usize).copied()).collect();
            if parts.is_empty() {
                continue;
            }
            let set = self.join(view, regions, parts);
            component.into_iter().for_each(|node| self.put(node, set));
        }
    }

    /// Finds where the memory of each value comes from.
    fn find_sources(&mut self, view: View<'_>, regions: &Regions, graph: &Graph) {
        let around =
            |&value: &u32| regions.parallel_around(view.scope.body, Value::from_u32(value));
        self.sources = (0..self.of.len() as u32).map(|value| Source::In(around(&value))).collect();
        for component in graph.components() {
            let next = component.iter().flat_map(|&node| graph.next(node));
            let own = component.iter().copied().collect::<FxHashSet<_>>();
            let next = next.filter(|next| !own.contains(next));
            let all = next.map(|&next| self.source(Value::from_u32(next)));
            let Some(all) = all.reduce(|a, b| if a == b { a } else { Source::Mixed }) else {
                continue;
            };
            for node in component {
                if let Some(slot) = self.sources.get_mut(node as usize) {
                    *slot = all;
                }
            }
        }
    }

    /// Where the memory of a value comes from.
    pub(super) fn source(&self, value: Value) -> Source {
        self.sources.get(value.as_u32() as usize).copied().unwrap_or(Source::In(None))
    }

    fn put(&mut self, value: u32, set: SetId) {
        if let Some(slot) = self.of.get_mut(value as usize) {
            *slot = set;
        }
    }

    fn add(&mut self, set: Set) -> SetId {
        let number = u32::try_from(self.sets.len()).unwrap_or(u32::MAX);
        self.sets.push(set);
        SetId(number)
    }

    fn set(&self, set: SetId) -> Option<&Set> {
        self.sets.get(set.0 as usize)
    }

    /// The set of all that are in others: one of these, where it has them all.
    fn join(
        &mut self,
        view: View<'_>,
        regions: &Regions,
        mut parts: SmallVec<[SetId; 2]>,
    ) -> SetId {
        parts.sort_unstable();
        parts.dedup();
        parts.retain(|part| *part != SetId::default());
        match parts[..] {
            [] => return SetId::default(),
            [one] => return one,
            _ => {}
        }
        let ends = self.ends_of(view, regions, &parts);
        let Some(few) = self.few_of(&parts) else {
            return self.add(Set { few: SmallVec::new(), parts: parts.into_vec(), ends });
        };
        let size = |part: &&SetId| self.set(**part).map(|set| set.few.len());
        match parts.iter().find(|part| size(part) == Some(few.len())) {
            Some(&same) => same,
            None => self.add(Set { few, parts: Vec::new(), ends }),
        }
    }

    /// All that are in some sets, if they are few.
    fn few_of(&self, parts: &[SetId]) -> Option<SmallVec<[Value; 2]>> {
        let mut all = SmallVec::new();
        for set in parts.iter().filter_map(|&part| self.set(part)) {
            if !set.parts.is_empty() || all.len() > FEW * 2 {
                return None;
            }
            all.extend_from_slice(&set.few);
            all.sort_unstable();
            all.dedup();
        }
        (all.len() <= FEW).then_some(all)
    }

    fn ends_of(&self, view: View<'_>, regions: &Regions, parts: &[SetId]) -> Option<Ends> {
        let body = view.scope.body;
        let all = parts.iter().filter_map(|&part| self.ends(part));
        let number = |value: Value| regions.number_of_value(body, value);
        let depth = |value: Value| regions.loops_around(body, value);
        all.reduce(|a, b| {
            let mut first = [Some(a.first), Some(b.first), a.second, b.second];
            first.sort_by_key(|one| one.map_or((u32::MAX, None), |one| (number(one), Some(one))));
            let second = first.into_iter().flatten().find(|&one| Some(one) != first[0]);
            let outermost = std::cmp::min_by_key(a.outermost, b.outermost, |&one| depth(one));
            Ends { first: first[0].unwrap_or(a.first), second, outermost }
        })
    }

    /// The definitions of a value.
    pub(super) fn of(&self, value: Value) -> SetId {
        self.of.get(value.as_u32() as usize).copied().unwrap_or_default()
    }

    /// The ends of a set; none where there is nothing in it.
    pub(super) fn ends(&self, set: SetId) -> Option<Ends> {
        self.set(set)?.ends
    }

    /// All that are in a set, if they are few.
    pub(super) fn few(&self, set: SetId) -> Option<&[Value]> {
        self.set(set).filter(|set| set.parts.is_empty()).map(|set| &set.few[..])
    }

    /// One of a set that fulfils a condition.
    pub(super) fn find(
        &self,
        set: SetId,
        is_wanted: &mut dyn FnMut(Value) -> bool,
    ) -> Option<Value> {
        let first = self.ends(set)?.first;
        if is_wanted(first) {
            return Some(first);
        }
        if let Some(few) = self.few(set) {
            return few.iter().copied().find(|&value| is_wanted(value));
        }
        let (mut pending, mut seen) = (vec![set], FxHashSet::default());
        while let Some(set) = pending.pop().and_then(|set| self.set(set)) {
            if let Some(&found) = set.few.iter().find(|&&value| is_wanted(value)) {
                return Some(found);
            }
            pending.extend(set.parts.iter().filter(|&&part| seen.insert(part)));
        }
        None
    }
}
