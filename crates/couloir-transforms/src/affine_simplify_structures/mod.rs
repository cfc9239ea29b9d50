//! `affine-simplify-structures`: maps and sets in simpler form, wherever they
//! stand as attributes; then loops, conditions and applications fold.

use couloir_dialects::add_canonicalization;
use couloir_dialects::affine::{Apply, For, If};
use couloir_ir::attr::AttrKind;
use couloir_ir::body::{Body, Op};
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Context, OpRef};
use couloir_pass::PassDef;
use couloir_rewrite::each_body;
use couloir_rewrite::greedy::{Greedy, RewritePatterns};

/// `affine-simplify-structures`
pub static PASS: PassDef = PassDef {
    name: "affine-simplify-structures",
    class: "SimplifyAffineStructures",
    description: "Simplify affine expressions in maps/sets and normalize memrefs",
    anchor: Some("func.func"),
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        let greedy = Greedy::new(patterns()).top_down(false).only(is_structure).max_rounds(1);
        let run = |op: &OpRef<'_>, body: &mut Body| {
            each_body(ctx, Some(op), body, &|outer, body| {
                for op in postorder(body, body.roots()).collect::<Vec<_>>() {
                    simplify_attributes(ctx, body, op);
                }
                greedy.run(ctx, outer, body);
            })
        };
        cx.inside(run).unwrap_or(Ok(()))
    },
    ..PassDef::EMPTY
};

fn is_structure(op: OpRef<'_>) -> bool {
    [Apply::def(), For::def(), If::def()].into_iter().any(|def| op.is(def))
}

/// The patterns of these ops.
fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    add_canonicalization(&mut patterns, &[Apply::def(), For::def(), If::def()]);
    patterns
}

fn simplified(ctx: &Context, attr: Attribute) -> Option<Attribute> {
    match attr.kind(ctx) {
        AttrKind::AffineMap(map) => {
            let map = map.simplify().ok()?;
            Some(Attribute::affine_map(ctx, map))
        }
        AttrKind::IntegerSet(own) => {
            let made = couloir_polyhedra::set::simplify(own)?;
            Some(Attribute::get(ctx, AttrKind::IntegerSet(std::sync::Arc::new(made))))
        }
        _ => None,
    }
}

fn simplify_attributes(ctx: &Context, body: &mut Body, op: Op) {
    let slots = body.op(op).name.def().map_or(0, |def| def.attrs.len());
    for slot in 0..slots {
        let new = body.prop(op, slot).and_then(|attr| simplified(ctx, attr));
        if new.is_some() {
            body.set_prop(op, slot, new);
        }
    }
    let attrs = body.discardable(op);
    let Some(entries) = attrs.as_dictionary(ctx).filter(|entries| !entries.is_empty()) else {
        return;
    };
    let new = entries.iter().map(|&(name, attr)| (name, simplified(ctx, attr).unwrap_or(attr)));
    let new = Attribute::dictionary(ctx, new.collect());
    if new != attrs {
        body.set_discardable(op, new);
    }
}
