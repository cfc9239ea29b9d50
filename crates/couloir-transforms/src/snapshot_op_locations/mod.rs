//! `snapshot-op-locations`: ops get the places where they stand in their own
//! printed form, which is written to a file.

use std::io::{self, Write};

use couloir_asm::print::{OpPlace, PrintOptions, options_of, print_op_with_places};
use couloir_ir::body::{Body, Op};
use couloir_ir::location::LocationKind;
use couloir_ir::{Context, Failure, Location, Scope, Str};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};
use couloir_rewrite::all_ops;
use rustc_hash::FxHashMap;

/// `snapshot-op-locations`
pub static PASS: PassDef = PassDef {
    name: "snapshot-op-locations",
    class: "LocationSnapshot",
    description: "Generate new locations from the current IR",
    anchor: None,
    options: &[
        text("filename", "The filename to print the generated IR"),
        text(
            "tag",
            "A tag to use when fusing the new locations with the original. If unset, the \
             locations are replaced.",
        ),
        flag("print-debuginfo", "Print debug info in MLIR output"),
        flag("print-op-generic", "Print the generic op form"),
        flag(
            "print-local-scope",
            "Print with local scope and inline information (eliding aliases for attributes, \
             types, and locations",
        ),
        flag("pretty-debuginfo", "Print pretty debug info in MLIR output"),
    ],
    run,
    ..PassDef::EMPTY
};

const fn text(name: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::Text, default: "", description }
}

const fn flag(name: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::Bool, default: "false", description }
}

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let op = Scope { ctx, body: cx.body, outer: cx.outer }.op(cx.op);
    let options = print_options(cx).for_op(op);
    let mut out = Vec::new();
    let places = print_op_with_places(op, &options, &mut out);
    let places = places.or_else(|error| op.error(error.to_string()).fail())?;
    if options.local_scope {
        out.pop_if(|last| *last == b'\n');
    }
    let file = match cx.options.text("filename") {
        "" => "mlir_snapshot.mlir",
        file => file,
    };
    if !cx.options.text("filename").is_empty()
        && let Err(error) = write(file, &out)
    {
        let what = error.to_string();
        let what = what.split(" (os error").next().unwrap_or_default();
        return op.error(format!("cannot open output file '{file}': {what}")).fail();
    }
    let tag = Some(cx.options.text("tag")).filter(|tag| !tag.is_empty());
    let snapshot = Snapshot {
        ctx,
        file,
        tag: tag.map(|tag| ctx.intern(tag)),
        places: positions(&out, &places),
    };
    snapshot.set(cx.body, cx.op);
    if let Some(nested) = cx.body.nested_mut(cx.op) {
        snapshot.set_all(nested);
    }
    Ok(())
}

/// How the snapshot is printed: as the tool prints, and as the pass is told.
fn print_options(cx: &PassCx<'_>) -> PrintOptions {
    let own = options_of(cx.ctx);
    PrintOptions {
        debuginfo: cx.options.flag("print-debuginfo"),
        pretty_debuginfo: cx.options.flag("pretty-debuginfo"),
        generic: cx.options.flag("print-op-generic"),
        local_scope: own.local_scope || cx.options.flag("print-local-scope"),
        ..own
    }
}

/// Writes a file; `-` is standard output.
fn write(file: &str, text: &[u8]) -> io::Result<()> {
    if file == "-" { io::stdout().write_all(text) } else { std::fs::write(file, text) }
}

/// The line and the column of each op, by the address of its body.
fn positions(text: &[u8], places: &[OpPlace]) -> FxHashMap<(usize, Op), (u32, u32)> {
    let (mut line, mut start, mut at) = (1, 0, 0);
    let position = |place: &OpPlace| {
        for byte in text.get(at..place.start).unwrap_or_default() {
            at += 1;
            if *byte == b'\n' {
                line += 1;
                start = at;
            }
        }
        ((place.body, place.op), (line, (place.start - start.min(place.start)) as u32))
    };
    places.iter().map(position).collect()
}

/// New locations of ops.
struct Snapshot<'c> {
    ctx: &'c Context,
    file: &'c str,
    tag: Option<Str>,
    places: FxHashMap<(usize, Op), (u32, u32)>,
}

impl Snapshot<'_> {
    fn set(&self, body: &mut Body, op: Op) {
        let address = std::ptr::from_ref::<Body>(body).addr();
        let Some(&(line, col)) = self.places.get(&(address, op)) else { return };
        let own = Location::file_line_col(self.ctx, self.file, line, col);
        let location = match self.tag {
            None => own,
            Some(tag) => {
                let named = Location::get(self.ctx, LocationKind::Name(tag, own));
                Location::fused(self.ctx, &[body.op(op).location, named], None)
            }
        };
        body.set_location(op, location);
    }

    /// Sets the locations of the ops of a body and those in it. Recursion is
    /// as deep as isolated ops nest.
    fn set_all(&self, body: &mut Body) {
        for op in all_ops(body) {
            self.set(body, op);
            if let Some(nested) = body.nested_mut(op) {
                self.set_all(nested);
            }
        }
    }
}
