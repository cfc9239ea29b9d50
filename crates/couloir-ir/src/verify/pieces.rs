//! Verifying the isolated ops of a symbol table one by one, each at a time of
//! its own, instead of all that is in the table at once.
//!
//! What all pieces and the table around them say together is what
//! [`verify_changed`](super::verify_changed) says of the whole, provided that
//! they are as they are at the same point of a pipeline. Like that check these
//! are silent: the order in which errors are told is that of the full check.

use super::again::{Changed, Whole};
use super::structure::{self, Reused};
use super::symbols::{self, Users};
use super::{Verified, tree};
use crate::Failure;
use crate::body::Body;
use crate::op::Needs;
use crate::symbols::{SymbolScope, SymbolTable};
use crate::view::{BlockRef, OpRef};

/// What is made once for many pieces verified on one thread.
#[derive(Default)]
pub struct Scratch(Reused);

impl Scratch {
    /// From now on ops that are like others, as the check finds, are to be of one class.
    #[must_use]
    pub fn classifying(mut self) -> Self {
        self.0.memo.classed = Some(Vec::new());
        self
    }

    /// Says so of the ops of a body that was checked, where nothing changed since.
    pub fn classify(&mut self, body: &mut Body) {
        for (op, class) in self.0.memo.classed.iter_mut().flat_map(|classed| classed.drain(..)) {
            body.set_class(op, Some(class));
        }
    }
}

/// How the uses of symbols in a piece are checked.
#[derive(Clone, Copy)]
pub enum SymbolUses<'a> {
    /// Not now.
    Later,
    /// Those in ops that changed: the symbols are those they were.
    Changed(&'a SymbolTable),
    /// All.
    All(&'a SymbolTable),
}

/// Whether nothing changed in a body since it was verified, but for what is
/// in bodies nested in it.
pub fn is_as_verified(body: &Body) -> bool {
    body.is_as_verified()
}

/// Whether a symbol table is right whose ops, but not what is in isolated ones,
/// may have changed since it was verified. If so its symbols are returned.
pub fn table_is_right(table: OpRef<'_>) -> Option<SymbolTable> {
    let check = || {
        structure::enter(table, table.def())?;
        let symbols = SymbolTable::unique(&table).map_err(|_| Failure)?;
        let scope = SymbolScope::new(table.inner(), &symbols);
        children(&table).try_for_each(|op| {
            let declares = || op.body().nested(op.op).is_some_and(Body::is_blank);
            let is_piece = structure::has_own_regions(op) && !declares();
            if table.inner().body.changes.is_touched(op.op) && !is_piece {
                structure::alone(op, op.def())?;
            }
            symbols::check_op(op, &scope)
        })?;
        structure::leave(table, table.def(), Some(&Users::default()))?;
        Ok(symbols)
    };
    silently(table, check)
}

/// Whether an isolated op of a symbol table is right, with all that is in it
/// that may have changed since it was verified. `touched` says whether the op
/// itself is new or was changed.
pub fn piece_is_right(
    op: OpRef<'_>,
    touched: bool,
    uses: SymbolUses<'_>,
    scratch: &mut Scratch,
) -> bool {
    let check = || {
        let (users, all) = users(op, touched, scratch)?;
        symbol_uses(op, (&users, all), uses, scratch)
    };
    silently(op, check).is_some()
}

/// Checks an op; the uses of symbols in it that changed, and whether these are all there are.
fn users(op: OpRef<'_>, touched: bool, scratch: &mut Scratch) -> Result<(Users, bool), Failure> {
    let changes = &op.inner().body.changes;
    if touched && changes.verified() == 0 {
        return Ok((tree(op, 1, &mut scratch.0)?, true));
    }
    let far = op.def().is_none_or(|def| Needs::of(def).meets(Needs::FAR));
    let item = Changed { op, check: touched || far, around: touched };
    Ok((Whole { symbols: false }.tree(item, 1, &mut scratch.0)?.users, false))
}

fn symbol_uses(
    op: OpRef<'_>,
    (users, are_all): (&Users, bool),
    uses: SymbolUses<'_>,
    scratch: &mut Scratch,
) -> Verified {
    let (table, all) = match uses {
        SymbolUses::Later => return Ok(()),
        SymbolUses::Changed(table) => (table, users.are_unsure()),
        SymbolUses::All(table) => (table, !are_all || users.are_unsure()),
    };
    let scope = SymbolScope::new(op.scope, table);
    symbols::check_op(op, &scope)?;
    match all {
        false => users.check(op.inner(), &scope),
        true if uses_symbols(op.inner().body, scratch) => symbols::nested_uses(op, &scope),
        true => Ok(()),
    }
}

/// Whether an op of a body may use symbols, or others in bodies nested there.
fn uses_symbols(body: &Body, Scratch(reused): &mut Scratch) -> bool {
    let mut names = body.op_names();
    body.has_bodies() || names.any(|name| reused.memo.kind(name).needs.meets(Needs::SYMBOL_USES))
}

/// The ops directly in an op's first region.
fn children<'a>(op: &'a OpRef<'a>) -> impl Iterator<Item = OpRef<'a>> {
    op.region(0).into_iter().flat_map(|region| region.blocks().flat_map(BlockRef::ops))
}

/// What a check gives that found nothing to say.
fn silently<R>(op: OpRef<'_>, check: impl FnOnce() -> Result<R, Failure>) -> Option<R> {
    let (result, held) = op.ctx().capture(check);
    result.ok().filter(|_| held.is_empty())
}
