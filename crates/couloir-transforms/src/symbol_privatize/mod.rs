//! `symbol-privatize`: symbols become private, but for those named.

use couloir_ir::symbols::{Visibility, is_symbol, set_visibility};
use couloir_ir::{Body, Context, Scope, Str};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use rustc_hash::FxHashSet;

/// `symbol-privatize`
pub static PASS: PassDef = PassDef {
    name: "symbol-privatize",
    class: "SymbolPrivatize",
    description: "Mark symbols private",
    anchor: None,
    options: &[OptionDef {
        name: "exclude",
        kind: OptionKind::List,
        default: "",
        description: "Comma separated list of symbols that should not be marked private",
    }],
    run: |cx| {
        let ctx = cx.ctx;
        let kept = cx.options.list("exclude").into_iter().map(|name| ctx.intern(name)).collect();
        cx.inside(|_, body| privatize(ctx, body, &kept));
        Ok(())
    },
    ..PassDef::EMPTY
};

/// Makes the symbols directly in a body private, but for those of these names.
fn privatize(ctx: &Context, body: &mut Body, kept: &FxHashSet<Str>) {
    for op in crate::top_level(body) {
        let view = Scope::new(ctx, body).op(op);
        let name = view.symbol_name().filter(|_| is_symbol(view));
        if name.is_some_and(|name| !kept.contains(&name)) {
            set_visibility(ctx, body, op, Visibility::Private);
        }
    }
}
