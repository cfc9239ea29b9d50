//! Which globals functions load and store, with those that they call.

use couloir_dialects::ml_program::{GlobalLoad, GlobalStore};
use couloir_ir::op::Trait;
use couloir_ir::walk::{Walk, walk_regions, walk_within};
use couloir_ir::{Attribute, OpRef, Scope, Str};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::components::Graph;

/// What is done to globals.
#[derive(Default)]
pub(super) struct Touched {
    pub(super) loads: FxHashSet<Attribute>,
    pub(super) stores: FxHashSet<Attribute>,
}

/// A function: what it does itself, and what it calls.
#[derive(Default)]
struct Own {
    touched: Touched,
    calls: Vec<Str>,
}

/// What functions do to globals. Those of one name in several symbol tables are taken together.
#[derive(Default)]
pub(super) struct Functions {
    /// The number of what a function does, in `touched`.
    numbers: FxHashMap<Str, usize>,
    touched: Vec<Touched>,
}

/// The global that an op loads, or stores in.
pub(super) enum Access {
    Load(Attribute),
    Store(Attribute),
}

impl Access {
    pub(super) fn of(op: OpRef<'_>) -> Option<Self> {
        if op.is(GlobalLoad::def()) {
            return op.prop(GlobalLoad::GLOBAL).map(Access::Load);
        }
        op.prop(GlobalStore::GLOBAL).filter(|_| op.is(GlobalStore::def())).map(Access::Store)
    }
}

/// The function that a call names.
fn callee(op: OpRef<'_>) -> Option<Str> {
    op.attr_named("callee")?.as_flat_symbol(op.ctx())
}

impl Functions {
    /// Those in a scope; nothing where a call names none.
    pub(super) fn of(scope: Scope<'_>) -> Option<Self> {
        let (mut all, mut names) = (Vec::<Own>::new(), FxHashMap::default());
        let known = walk_regions(scope, scope.body.roots(), &mut |op| {
            if op.has(Trait::Call) && callee(op).is_none() {
                return Walk::Stop;
            }
            if let Some(name) = op.symbol_name().filter(|_| op.has(Trait::Callable)) {
                let number = *names.entry(name).or_insert(all.len());
                all.resize_with(all.len().max(number + 1), Own::default);
                all.get_mut(number).into_iter().for_each(|own| own.add(op));
            }
            Walk::Into
        });
        known.then(|| Self::together(&all, &names))
    }

    /// What functions do with all that they call.
    fn together(all: &[Own], names: &FxHashMap<Str, usize>) -> Self {
        let calls = |(from, own): (usize, &Own)| {
            let callees = own.calls.iter().filter_map(|name| names.get(name));
            callees.map(move |&to| (from as u32, to as u32)).collect::<Vec<_>>()
        };
        let graph =
            Graph::new(all.len(), &all.iter().enumerate().flat_map(calls).collect::<Vec<_>>());
        let mut touched: Vec<Touched> = Vec::new();
        let mut place = vec![None; all.len()];
        for component in graph.components() {
            let mut sum = Touched::default();
            let own = component.iter().filter_map(|&node| all.get(node as usize));
            own.for_each(|own| sum.add(&own.touched));
            let further = component.iter().flat_map(|&node| graph.next(node));
            let further = further.filter_map(|&next| *place.get(next as usize)?);
            let further = further.collect::<FxHashSet<usize>>();
            further.iter().filter_map(|&at| touched.get(at)).for_each(|other| sum.add(other));
            for &node in &component {
                if let Some(place) = place.get_mut(node as usize) {
                    *place = Some(touched.len());
                }
            }
            touched.push(sum);
        }
        let numbers =
            names.iter().filter_map(|(&name, &at)| Some((name, (*place.get(at)?)?))).collect();
        Self { numbers, touched }
    }

    /// What a call does to globals.
    pub(super) fn called(&self, op: OpRef<'_>) -> Option<&Touched> {
        let number = *self.numbers.get(&callee(op)?).filter(|_| op.has(Trait::Call))?;
        self.touched.get(number)
    }
}

impl Own {
    /// Adds what is in a function.
    fn add(&mut self, function: OpRef<'_>) {
        walk_within(&function, &mut |op| {
            match Access::of(op) {
                Some(Access::Load(global)) => drop(self.touched.loads.insert(global)),
                Some(Access::Store(global)) => drop(self.touched.stores.insert(global)),
                None => self.calls.extend(callee(op).filter(|_| op.has(Trait::Call))),
            }
            Walk::Into
        });
    }
}

impl Touched {
    fn add(&mut self, other: &Touched) {
        self.loads.extend(&other.loads);
        self.stores.extend(&other.stores);
    }
}
