//! `normalize-memrefs`: memory laid out by a map becomes memory laid out as it
//! comes, with the map in the accesses; through calls as well.
//!
//! A function in which such memory is used by an op that does not allow it
//! stays as it is, and so do the functions it calls and those that call it.

mod accesses;
mod functions;
mod layouts;

use couloir_pass::PassDef;

/// `normalize-memrefs`
pub static PASS: PassDef = PassDef {
    name: "normalize-memrefs",
    class: "NormalizeMemRefsPass",
    description: "Normalize memrefs",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        cx.inside(|op, body| functions::normalize(ctx, op, body));
        Ok(())
    },
    loads: &["affine"],
    ..PassDef::EMPTY
};
