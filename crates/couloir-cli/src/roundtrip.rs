//! `--verify-roundtrip`: whether a module is what its printed form reads back as.

use couloir_asm::print::PrintOptions;
use couloir_diag::{Diagnostic, LineCol, Place, SourceFile};
use couloir_ir::{Context, Failure, OpRef};

use crate::io::Input;
use crate::opt::print_whole;
use crate::session::{Chunk, Parsed, Session};

/// Checks it of a module; what differs is reported at the module.
pub(crate) fn verify(session: &mut Session, ctx: &Context, parsed: &Parsed) -> Result<(), Failure> {
    let module = parsed.view(ctx);
    let printed = text(module, true)?;
    let name = "<roundtrip>".to_owned();
    let file = session.add(Input { name, bytes: Box::new(printed) })?;
    let chunk = Chunk { range: 0..file.bytes().len(), file };
    let (again, reported) = ctx.capture(|| session.parse(ctx, &chunk, true));
    reported.into_iter().for_each(|diagnostic| ctx.emit(without_text(diagnostic, &chunk.file)));
    let Ok(again) = again else {
        return module
            .op_error("failed to parse textual content back, cannot verify round-trip.\n")
            .fail();
    };
    let (before, after) = (text(module, true)?, text(again.view(ctx), true)?);
    if before == after {
        return Ok(());
    }
    let message = format!(
        "textual roundTrip testing roundtripped module differs from reference:\n\
         <<<<<<Reference\n{before}\n=====\n{after}\n>>>>>roundtripped\n"
    );
    again.view(ctx).op_error(message).fail()
}

/// A diagnostic on the printed form, which nobody sees: places in it are given
/// by line and column.
fn without_text(diagnostic: Diagnostic, file: &SourceFile) -> Diagnostic {
    let place = match diagnostic.place {
        Place::Pos(pos) => {
            let LineCol { line, col } = file.line_col(pos);
            Place::Text(format!("loc(\"-\":{line}:{col})").into())
        }
        place => place,
    };
    let notes = diagnostic.notes.into_iter().map(|note| without_text(note, file)).collect();
    Diagnostic { place, notes, ..diagnostic }
}

/// The text of a module with its locations. What other tools keep with it
/// would be read back in addition to what is there.
fn text(module: OpRef<'_>, generic: bool) -> Result<String, Failure> {
    let options = PrintOptions {
        generic,
        debuginfo: true,
        without_external_resources: true,
        ..PrintOptions::default()
    };
    let mut out = Vec::new();
    print_whole(module, &options, &mut out)?;
    Ok(String::from_utf8_lossy(&out).into_owned())
}
