//! What is known of globals where a walk over blocks stands.
//!
//! What a block knows holds as long as nothing came in between, which is told from the time when a
//! global was last loaded and stored anywhere: what happened since was further in.

use couloir_ir::body::{Op, Value};
use couloir_ir::{Attribute, Body, Context, OpRef, Scope};
use rustc_hash::{FxHashMap, FxHashSet};

use super::calls::{Access, Functions};

/// When something happened.
type Time = u32;

/// What a block knows.
#[derive(Default)]
struct Known {
    /// The values of globals, and since when they have them.
    values: FxHashMap<Attribute, (Value, Time)>,
    /// Stores that nothing needed so far.
    stores: FxHashMap<Attribute, (Op, Time)>,
}

/// When a global was last loaded and stored.
#[derive(Clone, Copy, Default)]
struct Last {
    load: Time,
    store: Time,
}

pub(super) struct Globals<'a> {
    functions: &'a Functions,
    now: Time,
    last: FxHashMap<Attribute, Last>,
    blocks: Vec<Known>,
    /// What is to be taken out.
    pub(super) gone: Vec<Op>,
}

impl<'a> Globals<'a> {
    pub(super) fn new(functions: &'a Functions) -> Self {
        Self { functions, now: 0, last: FxHashMap::default(), blocks: Vec::new(), gone: Vec::new() }
    }

    pub(super) fn enter(&mut self) {
        self.blocks.push(Known::default());
    }

    pub(super) fn leave(&mut self) {
        self.blocks.pop();
    }

    /// Takes note of an op, before those in it.
    pub(super) fn op(&mut self, ctx: &Context, body: &mut Body, op: Op) {
        let view = Scope::new(ctx, body).op(op);
        self.now = self.now.saturating_add(1);
        match Access::of(view) {
            Some(Access::Load(global)) => {
                let result = view.result(0);
                if let Some((result, value)) = result.zip(self.load(view, global)) {
                    body.replace_all_uses(result, value);
                }
            }
            Some(Access::Store(global)) => self.store(view, global),
            None => self.call(view),
        }
    }

    /// A load: the value that stands for it, which is then taken out.
    fn load(&mut self, op: OpRef<'_>, global: Attribute) -> Option<Value> {
        let (now, block) = (self.now, self.blocks.last_mut()?);
        let last = self.last.entry(global).or_default();
        if let Some((_, since)) = block.stores.get_mut(&global) {
            // In the block itself, the load gets what was stored.
            if *since >= last.load.max(last.store) {
                *since = now;
            }
        }
        last.load = now;
        let known = block.values.get(&global).filter(|known| known.1 >= last.store);
        if let Some(&(value, _)) = known.filter(|known| Some(op.ty(known.0)) == op.result_type(0)) {
            self.gone.push(op.op);
            return Some(value);
        }
        block.values.insert(global, (op.result(0)?, now));
        None
    }

    /// A store; the one before is taken out where nothing needs it.
    fn store(&mut self, op: OpRef<'_>, global: Attribute) {
        let (now, Some(block)) = (self.now, self.blocks.last_mut()) else { return };
        let last = self.last.entry(global).or_default();
        let before = *last;
        last.store = now;
        let Some(value) = op.operand(0) else { return };
        block.values.insert(global, (value, now));
        let needless = |&(_, since): &(Op, Time)| since >= before.load.max(before.store);
        self.gone
            .extend(block.stores.insert(global, (op.op, now)).filter(needless).map(|old| old.0));
    }

    /// What a call does, as the block that it stands in sees it.
    fn call(&mut self, op: OpRef<'_>) {
        let touched = self.functions.called(op);
        let Some((block, touched)) = self.blocks.last_mut().zip(touched) else { return };
        forget(&mut block.stores, &touched.loads);
        forget(&mut block.stores, &touched.stores);
        forget(&mut block.values, &touched.stores);
    }
}

/// Forgets what is known of some globals, in as many steps as there are of either.
fn forget<T>(known: &mut FxHashMap<Attribute, T>, globals: &FxHashSet<Attribute>) {
    if globals.len() < known.len() {
        globals.iter().for_each(|global| drop(known.remove(global)));
    } else {
        known.retain(|global, _| !globals.contains(global));
    }
}
