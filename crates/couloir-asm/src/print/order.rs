//! The order of aliases where identified types have them: definitions before
//! uses.
//!
//! Of types that use one another, one is named first without its body. What
//! has no alias of its own is part of the text of what does, and is looked
//! through. Each alias's text is looked through once.

use cranelift_entity::{PrimaryMap, SecondaryMap};
use rustc_hash::FxHashSet;

use super::alias::{Alias, Aliases, Found, Name, Visited, alias_text};

/// What became of a symbol.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    /// What its definition uses is being defined.
    Begun,
    /// The same, and it is named already.
    Named,
    Defined,
}

/// A symbol with the aliases its definition uses.
struct Open {
    number: u32,
    uses: Vec<u32>,
    next: usize,
}

struct Order<'v> {
    found: &'v Found,
    states: Vec<State>,
    /// For which symbol each was last looked at.
    seen: Vec<u32>,
    open: Vec<Open>,
    numbers: Vec<u32>,
    aliases: Aliases,
}

/// The aliases of all that was visited, each after those it uses.
pub(super) fn ordered(mut found: Found) -> Aliases {
    let (count, names) = (found.visited.len(), std::mem::take(&mut found.names));
    let numbers = numbers(&found.visited, &names);
    let mut order = Order {
        found: &found,
        states: vec![State::New; count],
        seen: vec![u32::MAX; count],
        open: Vec::new(),
        numbers,
        aliases: Aliases::with_names(names),
    };
    for number in 0..count as u32 {
        if order.is_alias(number) {
            order.define(number);
        }
    }
    order.aliases
}

/// The number of each alias after its name, so that no text is used twice.
fn numbers(visited: &[Visited], names: &PrimaryMap<Name, Box<str>>) -> Vec<u32> {
    let mut counts = SecondaryMap::<Name, u32>::new();
    let mut taken = FxHashSet::<Vec<u8>>::default();
    let mut number = |visited: &Visited| {
        let Some(name) = visited.name.expand() else { return 0 };
        let count = &mut counts[name];
        loop {
            let (number, mut text) = (*count, Vec::new());
            alias_text(&mut text, visited.symbol, names.get(name).map_or("", |name| name), number);
            *count += 1;
            if taken.insert(text) {
                return number;
            }
        }
    };
    // Names that end in digits may be what others become with a number.
    visited.iter().map(&mut number).collect()
}

impl Order<'_> {
    fn is_alias(&self, number: u32) -> bool {
        self.found.visited.get(number as usize).is_some_and(|visited| visited.name.is_some())
    }

    fn state(&mut self, number: u32) -> Option<&mut State> {
        self.states.get_mut(number as usize)
    }

    /// Defines a symbol after all that it uses.
    fn define(&mut self, number: u32) {
        self.begin(number);
        while let Some(open) = self.open.last_mut() {
            let user = open.number;
            let Some(&used) = open.uses.get(open.next) else {
                self.open.pop();
                self.end(user);
                continue;
            };
            open.next += 1;
            match self.state(used).map_or(State::Defined, |state| *state) {
                State::New => self.begin(used),
                State::Begun => self.name(used),
                _ => {}
            }
        }
    }

    fn begin(&mut self, number: u32) {
        match self.state(number) {
            Some(state) if *state == State::New => *state = State::Begun,
            _ => return,
        }
        let uses = self.uses(number);
        self.open.push(Open { number, uses, next: 0 });
    }

    /// The aliases that stand in a symbol's definition, in order, but its own:
    /// a type says its name where it stands in itself.
    fn uses(&mut self, of: u32) -> Vec<u32> {
        let mut uses = Vec::new();
        let mut pending = vec![of];
        while let Some(number) = pending.pop() {
            if number != of && self.is_alias(number) {
                uses.push(number);
                continue;
            }
            let found = self.found;
            for &child in found.children(number).iter().rev() {
                if let Some(seen) = self.seen.get_mut(child as usize)
                    && *seen != of
                {
                    *seen = of;
                    pending.push(child);
                }
            }
        }
        uses
    }

    /// Names a type whose definition comes later.
    fn name(&mut self, number: u32) {
        if let Some(state) = self.state(number) {
            *state = State::Named;
        }
        self.add(number, true);
    }

    fn end(&mut self, number: u32) {
        if let Some(state) = self.state(number) {
            *state = State::Defined;
        }
        self.add(number, false);
    }

    fn add(&mut self, number: u32, forward: bool) {
        let visited = self.found.visited.get(number as usize);
        let Some((visited, &number)) = visited.zip(self.numbers.get(number as usize)) else {
            return;
        };
        let Some(name) = visited.name.expand() else { return };
        let (symbol, deferred) = (visited.symbol, visited.deferred);
        self.aliases.add(Alias { name, number, symbol, deferred, forward });
    }
}
