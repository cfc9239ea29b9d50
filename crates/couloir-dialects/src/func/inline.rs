//! What functions say about inlining.

use couloir_ir::op::Inlining;

use super::{Call, Func};
use crate::cf::Br;

/// Calls may be replaced unless they or what they call say otherwise.
pub(super) static INLINE: Inlining = Inlining {
    call: |call, callable| {
        let inlined = Call::cast(call).is_some() && call.prop(Call::NO_INLINE).is_none();
        inlined && !(callable.is(Func::def()) && callable.prop(Func::NO_INLINE).is_some())
    },
    branch: Some(|to, values| Br::build(values, to)),
    ..Inlining::ANY
};
