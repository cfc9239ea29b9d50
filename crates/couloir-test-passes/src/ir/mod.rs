//! What is known of ops, blocks and values: orders, dominance, liveness, calls, aliasing.

/// The rest of a pass that shows text.
macro_rules! shows {
    ($how:ident, $text:expr) => {
        couloir_pass::PassDef {
            run: |cx| {
                let text: $crate::ir::Text = $text;
                cx.ctx.$how(text(cx.view()));
                cx.unchanged();
                Ok(())
            },
            ..couloir_pass::PassDef::EMPTY
        }
    };
}

/// The rest of a pass that puts text on standard output and changes nothing.
macro_rules! prints {
    ($text:expr) => {
        shows!(print, $text)
    };
}

/// The rest of a pass that writes text to where diagnostics go and changes nothing.
macro_rules! says {
    ($text:expr) => {
        shows!(say, $text)
    };
}

mod aliasing;
mod callgraph;
mod liveness;
mod loops;
mod nesting;
mod uses;
mod visit;
mod visitors;

use couloir_ir::OpRef;
use couloir_pass::PassDef;

/// What a pass has to say of an op.
type Text = fn(OpRef<'_>) -> String;

/// An attribute by which text calls an op.
fn name_of(op: OpRef<'_>, attr: &str) -> String {
    let name = op.attr_named(attr).map(|name| op.ctx().attr_text(name));
    name.unwrap_or_else(|| "<<NULL ATTRIBUTE>>".to_owned())
}

/// The passes of this kind.
pub(crate) const PASSES: &[&PassDef] = &[
    &aliasing::EFFECTS,
    &aliasing::PAIRS,
    &callgraph::PASS,
    &liveness::PASS,
    &loops::PASS,
    &nesting::PASS,
    &uses::PASS,
    &visitors::ALL,
    &visitors::BLOCKS,
    &visitors::OPS,
    &visitors::REGIONS,
];
