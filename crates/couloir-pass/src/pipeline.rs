//! Pipelines: passes in order, nested by the op they run on.

use crate::def::PassDef;
use crate::options::Options;

/// Passes run on each op of one kind.
#[derive(Clone)]
pub struct Pipeline {
    /// The name of the op, or `any`.
    pub anchor: String,
    /// What is run, in order.
    pub items: Vec<Item>,
}

/// A step of a pipeline.
#[derive(Clone)]
pub enum Item {
    /// A pass with its options.
    Pass(&'static PassDef, Options),
    /// Passes for ops inside.
    Nested(Pipeline),
}

impl Pipeline {
    /// A pipeline for ops of this name.
    pub fn new(anchor: impl Into<String>) -> Self {
        Self { anchor: anchor.into(), items: Vec::new() }
    }

    /// Adds a pass; one for another kind of op is nested under that op's name.
    pub fn push(&mut self, pass: &'static PassDef, options: Options) {
        match pass.anchor {
            Some(anchor) if anchor != self.anchor && self.anchor != "any" => {
                self.push_nested(anchor, Item::Pass(pass, options));
            }
            _ => self.items.push(Item::Pass(pass, options)),
        }
    }

    /// Adds a step for ops of this name inside: to the last step, when it is
    /// for those, or in a new one.
    fn push_nested(&mut self, anchor: &str, item: Item) {
        match self.items.last_mut() {
            Some(Item::Nested(last)) if last.anchor == anchor => last.items.push(item),
            _ => {
                let nested = Pipeline { anchor: anchor.into(), items: vec![item] };
                self.items.push(Item::Nested(nested));
            }
        }
    }

    /// How many passes there are, nested ones counted as one step each.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there is nothing to run.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
}
