//! `--verify-roundtrip`: whether a module is what its printed form reads back as.

use couloir_asm::print::PrintOptions;
use couloir_diag::{Diagnostic, LineCol, Place, Severity, SourceFile, message_bytes};
use couloir_ir::{Context, Failure, OpRef};

use crate::io::Input;
use crate::opt::print_whole;
use crate::session::{Chunk, Parsed, Session};

/// Checks it of a module that is printed as the command line says; what differs is reported at
/// the module. The form is read in a context of its own: only what is printed counts, and of what
/// is wrong with it errors alone are said.
pub(crate) fn verify(
    session: &mut Session,
    ctx: &Context,
    parsed: &Parsed,
    (verified, options): (bool, &PrintOptions),
) -> Result<(), Failure> {
    let module = parsed.view(ctx);
    let before = text(module, options)?;
    let name = "<roundtrip>".to_owned();
    let file = session.add(Input { name, bytes: Box::new(before.clone()) })?;
    let chunk = Chunk { range: 0..file.bytes().len(), file };
    let own = session.context();
    let (again, reported) = own.capture(|| session.parse(&own, &chunk, verified));
    for error in reported.iter().filter(|diagnostic| diagnostic.severity == Severity::Error) {
        let line = format!("{}: error: {}\n", place_of(error, &chunk.file), error.message);
        session.log().text(message_bytes(&line).into_owned());
    }
    let Ok(again) = again else {
        return module
            .op_error("failed to parse textual content back, cannot verify round-trip.\n")
            .fail();
    };
    let after = text(again.view(&own), options)?;
    if before == after {
        return Ok(());
    }
    let message = format!(
        "textual roundTrip testing roundtripped module differs from reference:\n\
         <<<<<<Reference\n{before}\n=====\n{after}\n>>>>>roundtripped\n"
    );
    module.op_error(message).fail()
}

/// Where an error about the printed form is, which nobody sees, as a location is printed.
fn place_of(error: &Diagnostic, file: &SourceFile) -> String {
    match error.place.shown() {
        Place::Pos(pos) => {
            let LineCol { line, col } = file.line_col(*pos);
            format!("loc(\"-\":{line}:{col})")
        }
        Place::LineCol { file, line, col } => format!("loc(\"{file}\":{line}:{col})"),
        Place::Text(text) => text.to_string(),
        Place::Unknown | Place::CallSite { .. } => "loc(unknown)".into(),
    }
}

/// The text of a module in generic form, with its locations. What other tools keep with it
/// would be read back in addition to what is there.
fn text(module: OpRef<'_>, options: &PrintOptions) -> Result<String, Failure> {
    let options = PrintOptions {
        generic: true,
        debuginfo: true,
        pretty_debuginfo: false,
        without_external_resources: true,
        ..options.clone()
    };
    let mut out = Vec::new();
    print_whole(module, &options, &mut out)?;
    // The end of the line is that of the output, which this is not.
    out.pop();
    Ok(String::from_utf8_lossy(&out).into_owned())
}
