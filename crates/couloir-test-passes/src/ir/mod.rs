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
mod block_liveness;
mod callgraph;
mod dead_code;
mod dominance;
mod in_loops;
mod liveness;
mod loops;
mod nesting;
mod signatures;
mod symbols;
mod uses;
mod visit;
mod visitors;
mod walks;

use couloir_ir::OpRef;
use couloir_pass::PassDef;

/// What a pass has to say of an op.
type Text = fn(OpRef<'_>) -> String;

/// An attribute by which text calls an op.
fn name_of(op: OpRef<'_>, attr: &str) -> String {
    let name = op.attr_named(attr).map(|name| op.ctx().attr_text(name));
    name.unwrap_or_else(|| "<<NULL ATTRIBUTE>>".to_owned())
}

/// How much text of the ops or blocks of a body is kept; what is beyond is left out.
const MOST_TEXT: usize = 1 << 28;

/// The name of a symbol.
fn plain_name_of(op: OpRef<'_>) -> &str {
    op.symbol_name().map_or("", |name| op.ctx().str(name))
}

/// The passes of this kind.
pub(crate) const PASSES: &[&PassDef] = &[
    &aliasing::EFFECTS,
    &aliasing::PAIRS,
    &block_liveness::PASS,
    &callgraph::PASS,
    &dead_code::PASS,
    &dominance::PASS,
    &in_loops::PASS,
    &liveness::PASS,
    &loops::PASS,
    &nesting::PASS,
    &signatures::ERASE_ARG,
    &signatures::ERASE_RESULT,
    &signatures::INSERT_ARG,
    &signatures::INSERT_RESULT,
    &signatures::SET_TYPE,
    &symbols::RENAME,
    &symbols::USES,
    &uses::PASS,
    &visitors::ALL,
    &visitors::BLOCKS,
    &visitors::OPS,
    &visitors::REGIONS,
    &walks::PASS,
];
