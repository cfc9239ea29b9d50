//! What builtin ops say about inlining.

use couloir_ir::op::{Inlining, Trait};

/// All but modules may be inlined.
pub(super) static INLINE: Inlining =
    Inlining { op: |op, _| !op.has(Trait::SymbolTable), ..Inlining::ANY };
