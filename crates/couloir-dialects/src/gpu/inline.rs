//! What `gpu` says about inlining.

use couloir_ir::op::Inlining;

/// Its ops may go anywhere; nothing comes directly into the bodies of its ops.
pub(super) static INLINE: Inlining = Inlining { into: |_, _| false, ..Inlining::ANY };
