//! `--verify-roundtrip`: whether a module is what its printed form reads back as.

use couloir_asm::print::PrintOptions;
use couloir_ir::{Context, Failure, OpRef};

use crate::io::Input;
use crate::opt::print_whole;
use crate::session::{Chunk, Parsed, Session};

/// Checks it of a module; what differs is reported at the module.
pub(crate) fn verify(session: &mut Session, ctx: &Context, parsed: &Parsed) -> Result<(), Failure> {
    let module = parsed.view(ctx);
    let printed = text(module, false)?;
    let name = "<roundtrip>".to_owned();
    let file = session.add(Input { name, bytes: printed.into_bytes() })?;
    let chunk = Chunk { range: 0..file.bytes().len(), file };
    let Ok(again) = session.parse(ctx, &chunk, true) else {
        return module
            .op_error("failed to parse text content back, cannot verify round-trip.\n")
            .fail();
    };
    let (before, after) = (text(module, true)?, text(again.view(ctx), true)?);
    if before == after {
        return Ok(());
    }
    let message = format!(
        "text roundTrip testing roundtripped module differs from reference:\n\
         <<<<<<Reference\n{before}\n=====\n{after}\n>>>>>roundtripped\n"
    );
    again.view(ctx).op_error(message).fail()
}

/// The text of a module with its locations.
fn text(module: OpRef<'_>, generic: bool) -> Result<String, Failure> {
    let options = PrintOptions { generic, debuginfo: true, ..PrintOptions::default() };
    let mut out = Vec::new();
    print_whole(module, &options, &mut out)?;
    Ok(String::from_utf8_lossy(&out).into_owned())
}
