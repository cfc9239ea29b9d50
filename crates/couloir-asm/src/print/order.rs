//! The order of aliases where identified types have them: definitions before
//! uses.
//!
//! Of types that use one another, one is named first without its body. What
//! has no alias of its own is part of the text of what does, and is looked
//! through. Each alias's text is looked through once.

use rustc_hash::{FxHashMap, FxHashSet};

use super::alias::{Alias, Aliases, Visited, alias_text};

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
    visited: &'v [Visited],
    states: Vec<State>,
    /// For which symbol each was last looked at.
    seen: Vec<u32>,
    open: Vec<Open>,
    texts: Vec<Box<[u8]>>,
    aliases: Aliases,
}

/// The aliases of all that was visited, each after those it uses.
pub(super) fn ordered(visited: &[Visited]) -> Aliases {
    let mut order = Order {
        visited,
        states: vec![State::New; visited.len()],
        seen: vec![u32::MAX; visited.len()],
        open: Vec::new(),
        texts: texts(visited),
        aliases: Aliases::default(),
    };
    for number in 0..visited.len() as u32 {
        if order.is_alias(number) {
            order.define(number);
        }
    }
    order.aliases
}

/// A text for each alias, none used twice.
fn texts<'v>(visited: &'v [Visited]) -> Vec<Box<[u8]>> {
    let mut counts = FxHashMap::<&'v str, u32>::default();
    let mut taken = FxHashSet::<Box<[u8]>>::default();
    let one = |visited: &'v Visited| {
        let Some(name) = visited.name.as_deref() else { return Box::default() };
        let count = counts.entry(name).or_insert(0);
        loop {
            let text = alias_text(visited.symbol, name, *count);
            *count += 1;
            if taken.insert(text.clone()) {
                return text;
            }
        }
    };
    // Names that end in digits may be what others become with a number.
    visited.iter().map(one).collect()
}

impl Order<'_> {
    fn is_alias(&self, number: u32) -> bool {
        self.visited.get(number as usize).is_some_and(|visited| visited.name.is_some())
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
            let visited = self.visited;
            let children = visited.get(number as usize).map(|visited| &visited.children);
            for &child in children.into_iter().flatten().rev() {
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
        let visited = self.visited.get(number as usize);
        let Some((visited, text)) = visited.zip(self.texts.get(number as usize)) else { return };
        let (text, symbol, deferred) = (text.clone(), visited.symbol, visited.deferred);
        self.aliases.add(Alias { text, symbol, deferred, forward });
    }
}
