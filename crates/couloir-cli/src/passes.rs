//! All passes the tools know.

use couloir_pass::Registry;

/// A registry of every pass.
pub(crate) fn registry() -> Registry {
    let mut registry = Registry::new();
    registry.add(couloir_convert::PASSES);
    registry.add(couloir_transforms::PASSES);
    registry.add(couloir_offload::PASSES);
    for group in couloir_test_passes::GROUPS {
        registry.add(group);
    }
    registry
}
