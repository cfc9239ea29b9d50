//! What `ml_program` says about inlining.

use couloir_ir::op::Inlining;

/// Its ops may go anywhere; nothing comes into its functions and graphs.
pub(super) static INLINE: Inlining = Inlining { into: |_, _| false, ..Inlining::ANY };
