//! All passes the tools know.

use couloir_pass::Registry;

/// A registry of every pass.
pub(crate) fn registry() -> Registry {
    let mut registry = Registry::new();
    registry.add(couloir_convert::PASSES);
    registry.add(couloir_transforms::PASSES);
    registry.add(couloir_offload::PASSES);
    registry
}
