//! `dlti`: data layouts and descriptions of targets, as attributes.

use couloir_ir::{Attribute, Context};

/// Whether an attribute describes a data layout.
pub fn is_layout_spec(_ctx: &Context, _attr: Attribute) -> bool {
    false
}
