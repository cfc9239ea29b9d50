//! `dlti`: data layouts and descriptions of targets, as attributes.
//!
//! Specifications, maps and targets all hold one parameter, a list of
//! entries; an entry is a list of a key (a type or a string) and a value.

mod attrs;
mod combine;
mod verify;

pub use attrs::*;

use couloir_ods::dialect;

dialect! { dlti, "Data layout and target information.";
    attrs [DL_ENTRY, DL_SPEC, MAP, TARGET_SYSTEM_SPEC, TARGET_DEVICE_SPEC, FUNCTION_POINTER_ALIGNMENT]
    verify_op_attr verify::op_attr
}
