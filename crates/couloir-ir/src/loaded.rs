//! Which dialects are loaded.
//!
//! All dialects that a context has can be used at any time. To upstream one is
//! loaded where the input has anything of it, or where a pass of the pipeline
//! says that it makes something of it, and some of what is said depends on that.
//! So what passes make while they run does not count: how far input went is noted
//! when a pipeline starts.

use std::sync::Mutex;

use rustc_hash::FxHashSet;

use crate::attr::AttrKind;
use crate::context::Context;
use crate::op::OpName;
use crate::ty::TypeKind;
use crate::{Attribute, Type};

/// What is known of the dialects that are loaded.
#[derive(Default)]
pub(crate) struct Loaded(Mutex<State>);

#[derive(Default)]
struct State {
    /// Those known to be loaded.
    names: FxHashSet<String>,
    /// How many types and attributes were looked through.
    seen: [usize; 2],
    /// How many of each the input has, once passes ran.
    input: Option<[usize; 2]>,
}

impl Context {
    /// Notes that a pipeline starts whose passes load these dialects.
    pub fn start_passes(&self, loads: impl IntoIterator<Item = &'static str>) {
        let used = self.dialect_names().into_iter().filter(|name| self.uses_op_of(name));
        let Ok(mut state) = self.loaded.0.lock() else { return };
        state.names.extend(used.chain(loads).map(str::to_owned));
        let [types, attrs, _] = self.counts();
        state.input = Some([types, attrs]);
    }

    /// Notes that passes are about to run that load these dialects only then.
    pub fn load(&self, dialects: impl IntoIterator<Item = &'static str>) {
        let Ok(mut state) = self.loaded.0.lock() else { return };
        dialects.into_iter().for_each(|dialect| state.add(dialect));
    }

    /// Whether the input has anything of a dialect, or a pass said that it loads it.
    pub fn has_loaded(&self, dialect: &str) -> bool {
        let Ok(mut state) = self.loaded.0.lock() else { return false };
        if !state.names.contains(dialect) {
            state.look(self);
        }
        state.names.contains(dialect) || state.input.is_none() && self.uses_op_of(dialect)
    }

    /// Whether there was an op of a dialect.
    fn uses_op_of(&self, dialect: &str) -> bool {
        let ops = self.dialect_named(dialect).map_or(&[][..], |dialect| dialect.ops);
        ops.iter().any(|def| self.is_described(OpName::of(def)))
    }
}

impl State {
    /// Looks through types and attributes of the input that were not looked at yet.
    fn look(&mut self, ctx: &Context) {
        let [types, attrs, _] = ctx.counts();
        let until = self.input.unwrap_or([types, attrs]);
        let [types, attrs] = std::mem::replace(&mut self.seen, until);
        for at in types..until[0] {
            if let TypeKind::Dialect(data) = Type::from_u32(at as u32).kind(ctx) {
                self.add(data.def.dialect);
            }
        }
        for at in attrs..until[1] {
            match Attribute::from_u32(at as u32).kind(ctx) {
                AttrKind::Dialect(data) => self.add(data.def.dialect),
                AttrKind::Dictionary(entries) => {
                    let names = entries.iter().filter_map(|entry| ctx.str(entry.0).split_once('.'));
                    names.for_each(|(dialect, _)| self.add(dialect));
                }
                _ => {}
            }
        }
    }

    fn add(&mut self, dialect: &str) {
        if !self.names.contains(dialect) {
            self.names.insert(dialect.to_owned());
        }
    }
}
