//! `ensure-debug-info-scope-on-llvm-func`: functions without debug
//! information are given a subprogram made of their names and locations.
//!
//! - `attrs`: the attributes made;
//! - `paths`: file names and directories;
//! - `search`: what a location is made of.
//!
//! Ops whose location is another file's, or was inlined, are given a lexical
//! block for that file. Ops are visited in the order in which they are
//! printed, so that distinct attributes are made in that order.

mod attrs;
mod paths;
mod search;

use couloir_diag::Diagnostic;
use couloir_dialects::llvm;
use couloir_dialects::llvm::attrs::enums::EMISSION_CASES;
use couloir_dialects::loaded::is_loaded;
use couloir_ir::location::LocationKind;
use couloir_ir::{Attribute, Body, Context, Failure, Location, Op, OpRef, Scope};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};
use couloir_rewrite::all_ops;

use attrs::{CompileUnit, Subprogram};
use search::FilePlace;

/// `ensure-debug-info-scope-on-llvm-func`
pub static PASS: PassDef = PassDef {
    name: "ensure-debug-info-scope-on-llvm-func",
    class: "DIScopeForLLVMFuncOpPass",
    description: "Materialize LLVM debug info subprogram attribute on every LLVMFuncOp",
    anchor: Some("builtin.module"),
    options: &[OptionDef {
        name: "emission-kind",
        kind: OptionKind::Choice(&["None", "Full", "LineTablesOnly", "DebugDirectivesOnly"]),
        default: "LineTablesOnly",
        description: "Emission kind to generate debug info.",
    }],
    run,
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let emission = EMISSION_CASES.value_of(cx.options.text("emission-kind")).unwrap_or_default();
    let done = cx.inside(|module, body| {
        if !is_loaded(ctx, "llvm") {
            let place = module.location().place(ctx);
            ctx.emit(Diagnostic::error(place, "LLVM dialect is not loaded."));
            return Err(Failure);
        }
        let unit = CompileUnit::of(ctx, module.location(), emission);
        Scopes { ctx, unit }.body(body, None);
        Ok(())
    });
    done.unwrap_or(Ok(()))
}

/// A location with metadata, even where it has the same already.
fn fused(ctx: &Context, metadata: Attribute, location: Location) -> Location {
    Location::get(ctx, LocationKind::Fused([location].into(), Some(metadata)))
}

/// The function that ops are in.
#[derive(Clone, Copy)]
struct Function {
    scope: Attribute,
    /// The file of its location.
    file: Option<couloir_ir::Str>,
}

struct Scopes<'c> {
    ctx: &'c Context,
    unit: CompileUnit,
}

impl Scopes<'_> {
    /// All ops of a body and of those nested in it; these are not nested
    /// deeper than the parser allows.
    fn body(&self, body: &mut Body, function: Option<Function>) {
        for op in all_ops(body) {
            let mut function = function;
            if body.op(op).name == couloir_ir::OpName::of(llvm::Func::def()) {
                function = Some(self.function(body, op));
            } else if let Some(function) = function {
                let location = self.inside(function, body.op(op).location);
                body.set_location(op, location);
                // Calls have to say where they are now.
                if location == Location::UNKNOWN {
                    body.verify_again(op);
                }
            }
            if let Some(nested) = body.nested_mut(op) {
                self.body(nested, function);
            }
        }
    }

    /// Sees to it that a function has a subprogram.
    fn function(&self, body: &mut Body, op: Op) -> Function {
        let location = body.op(op).location;
        let place = search::file_place(self.ctx, location);
        let file = place.map(|place| place.file);
        if let Some(scope) = location.fused_with(self.ctx, &llvm::attrs::DI_SUBPROGRAM) {
            return Function { scope, file };
        }
        let scope = self.subprogram(Scope::new(self.ctx, body).op(op), place);
        body.set_location(op, fused(self.ctx, scope, location));
        Function { scope, file }
    }

    fn subprogram(&self, op: OpRef<'_>, place: Option<FilePlace>) -> Attribute {
        let file = place.map(|place| attrs::file(self.ctx, place.file));
        let is_definition = op.region(0).is_some_and(|body| !body.is_empty());
        let subprogram = Subprogram {
            name: op.symbol_name(),
            file: file.unwrap_or(self.unit.file),
            line: place.map_or(1, |place| place.line),
            unit: is_definition.then_some(self.unit.attr),
        };
        subprogram.attr(self.ctx)
    }

    /// The location of an op in a function.
    fn inside(&self, function: Function, location: Location) -> Location {
        let ctx = self.ctx;
        if let LocationKind::CallSite(callee, caller) = location.kind(ctx) {
            let Some(callee) = self.callee(function.scope, *callee) else { return location };
            return Location::get(ctx, LocationKind::CallSite(callee, *caller));
        }
        let (Some(file), Some(place)) = (function.file, search::file_place(ctx, location)) else {
            return location;
        };
        if place.file == file {
            return location;
        }
        let block = attrs::lexical_block_file(ctx, function.scope, place.file);
        fused(ctx, block, location)
    }

    /// The location of what was inlined, in a block for its file; callees
    /// that were inlined into it first are in blocks of that block.
    fn callee(&self, scope: Attribute, callee: Location) -> Option<Location> {
        let ctx = self.ctx;
        let (mut blocks, mut scope, mut innermost) = (Vec::new(), scope, callee);
        loop {
            let place = search::file_place(ctx, innermost)?;
            scope = attrs::lexical_block_file(ctx, scope, place.file);
            blocks.push(scope);
            let LocationKind::CallSite(callee, _) = innermost.kind(ctx) else { break };
            innermost = *callee;
        }
        let outward = blocks.into_iter().rev();
        Some(outward.fold(innermost, |inner, block| fused(ctx, block, inner)))
    }
}
