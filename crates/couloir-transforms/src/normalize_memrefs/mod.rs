//! `normalize-memrefs`: memory laid out by a map becomes memory laid out as it
//! comes, with the map in the accesses; through calls as well.
//!
//! A function in which such memory is used by an op that does not allow it
//! stays as it is, and so do the functions it calls and those that call it.

mod accesses;
mod functions;
mod layouts;

use couloir_ir::OpRef;
use couloir_ir::body::Body;
use couloir_pass::PassDef;
use couloir_rewrite::each_body;

/// `normalize-memrefs`
pub static PASS: PassDef = PassDef {
    name: "normalize-memrefs",
    class: "NormalizeMemRefsPass",
    description: "Normalize memrefs",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        let work = |op: &OpRef<'_>, body: &mut Body| {
            each_body(ctx, Some(op), body, &|outer, body| {
                if let Some(module) = outer {
                    functions::normalize(ctx, module, body);
                }
            })
        };
        cx.inside(work).unwrap_or(Ok(()))
    },
    loads: &["affine"],
    ..PassDef::EMPTY
};
