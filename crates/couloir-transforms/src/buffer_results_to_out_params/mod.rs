//! `buffer-results-to-out-params`: functions that give memory are given memory to write to
//! instead, which callers allocate.

mod calls;
mod functions;

use couloir_dialects::func;
use couloir_ir::symbols::{Visibility, visibility};
use couloir_ir::{Body, Context, Failure, OpRef, Scope, Str};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use rustc_hash::FxHashMap;

use crate::top_level;

/// `buffer-results-to-out-params`
pub static PASS: PassDef = PassDef {
    name: "buffer-results-to-out-params",
    class: "BufferResultsToOutParamsPass",
    description: "Converts memref-typed function results to out-params",
    anchor: Some("builtin.module"),
    options: &[
        flag("add-result-attr", "Add the attribute 'bufferize.result' to all output parameters."),
        flag("hoist-dynamic-allocs", "Hoist dynamic allocations to call sites."),
        flag("hoist-static-allocs", "Hoist static allocations to call sites."),
        flag("modify-public-functions", "Modify function signatures of public functions."),
    ],
    run: |cx| {
        let (ctx, wanted) = (cx.ctx, Wanted::of(cx.options));
        let work = |module: &OpRef<'_>, body: &mut Body| run(ctx, module, body, &wanted);
        cx.inside(work).unwrap_or(Ok(()))
    },
    loads: &["memref"],
    ..PassDef::EMPTY
};

const fn flag(name: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::Bool, default: "false", description }
}

/// What is asked for.
struct Wanted {
    marks: bool,
    hoists_static: bool,
    hoists_dynamic: bool,
    public_too: bool,
}

impl Wanted {
    fn of(options: &Options) -> Self {
        Wanted {
            marks: options.flag("add-result-attr"),
            hoists_static: options.flag("hoist-static-allocs"),
            hoists_dynamic: options.flag("hoist-dynamic-allocs"),
            public_too: options.flag("modify-public-functions"),
        }
    }

    fn changes(&self, function: OpRef<'_>) -> bool {
        let is_seen = visibility(function) == Visibility::Public;
        !couloir_dialects::common::function::is_declaration(function)
            && (self.public_too || !is_seen)
    }
}

/// The sizes of memory that callers allocate, by the arguments that they are; none where they
/// are not arguments.
type Sizes = Vec<Vec<usize>>;

/// The functions of a module: of those that are changed, the sizes of what they give.
type Functions = FxHashMap<Str, Option<Sizes>>;

fn run(ctx: &Context, module: &OpRef<'_>, body: &mut Body, wanted: &Wanted) -> Result<(), Failure> {
    let mut functions = Functions::default();
    for op in top_level(body) {
        let view = Scope { ctx, body, outer: Some(module) }.op(op);
        if !view.is(func::Func::def()) {
            continue;
        }
        let Some(name) = view.symbol_name() else { continue };
        let sizes = match wanted.changes(view) {
            true => Some(functions::change(ctx, module, body, op, wanted)?),
            false => None,
        };
        functions.insert(name, sizes);
    }
    calls::update(ctx, module, body, &functions)
}
