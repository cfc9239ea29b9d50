//! Symbols: what refers to them, and other names for them.

mod rename;
mod scopes;
mod uses;

pub(super) use rename::PASS as RENAME;
pub(super) use uses::PASS as USES;

use couloir_ir::Body;
use couloir_ir::walk::preorder;

/// Works on each body in a body, itself included, in the order in which a program numbers them.
/// Isolated ops nest no deeper than text does.
fn each_body(body: &mut Body, number: &mut usize, work: &mut dyn FnMut(usize, &mut Body)) {
    let own = *number;
    *number += 1;
    if body.has_bodies() {
        for op in preorder(body, body.roots()).collect::<Vec<_>>() {
            if let Some(nested) = body.nested_mut(op) {
                each_body(nested, number, work);
            }
        }
    }
    work(own, body);
}
