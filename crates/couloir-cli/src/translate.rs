//! `mlir-translate`: read, translate, write.

use std::ffi::OsString;

use couloir_diag::{DEFAULT_SPLIT_MARKER, VerifyLevel, join_outputs, split_input};
use couloir_ir::{ContextOptions, Failure, Scope};

use crate::Host;
use crate::flags::{Flags, Takes};
use crate::output;
use crate::session::{Session, Style};

/// A translation, by its flag.
struct Translation {
    name: &'static str,
    help: &'static str,
    run: fn(&Session, std::ops::Range<usize>) -> Result<Vec<u8>, Failure>,
}

const TRANSLATIONS: &[Translation] = &[
    Translation {
        name: "mlir-to-llvmir",
        help: "Translate MLIR to LLVMIR",
        run: |session, range| {
            let (body, op) = session.parse(range, true)?;
            let module = Scope::new(&session.ctx, &body).op(op);
            couloir_ir::verify::verify(module)?;
            couloir_translate::translate_to_text(&session.ctx, module)
        },
    },
    Translation {
        name: "mlir-to-mlir",
        help: "Read and print MLIR",
        run: |session, range| {
            let (body, op) = session.parse(range, true)?;
            let module = Scope::new(&session.ctx, &body).op(op);
            let mut out = Vec::new();
            couloir_asm::print::print_module(module, &Default::default(), &mut out);
            Ok(out)
        },
    },
];

const OTHER_FLAGS: &[(&str, Takes)] = &[
    ("allow-unregistered-dialect", Takes::Switch),
    ("help", Takes::Switch),
    ("mlir-disable-threading", Takes::Switch),
    ("mlir-print-op-on-diagnostic", Takes::Switch),
    ("o", Takes::Value),
    ("output-split-marker", Takes::Value),
    ("split-input-file", Takes::Optional),
    ("verify-diagnostics", Takes::Optional),
];

fn known(name: &str) -> Option<Takes> {
    let translation = TRANSLATIONS.iter().any(|translation| translation.name == name);
    let other = OTHER_FLAGS.iter().find(|flag| flag.0 == name).map(|flag| flag.1);
    translation.then_some(Takes::Switch).or(other)
}

/// Runs `mlir-translate`; the exit status is returned.
pub(crate) fn run(program: &str, args: &[OsString], host: &mut dyn Host) -> i32 {
    match start(program, args, host) {
        Ok(status) => status,
        Err(text) => {
            host.stderr(text.as_bytes());
            1
        }
    }
}

fn start(program: &str, args: &[OsString], host: &mut dyn Host) -> Result<i32, String> {
    let names = TRANSLATIONS.iter().map(|t| t.name).chain(OTHER_FLAGS.iter().map(|flag| flag.0));
    let flags = Flags::parse(program, args, &known, &names.collect::<Vec<_>>())?;
    if flags.switch("help") {
        return Ok(i32::from(host.stdout(help(program).as_bytes()).is_err()));
    }
    let chosen = TRANSLATIONS.iter().find(|translation| flags.switch(translation.name));
    let Some(chosen) = chosen else {
        return Err(format!(
            "{program}: Must specify which translation to perform, for example --mlir-to-llvmir\n"
        ));
    };
    translate(program, &flags, chosen, host)
}

fn help(program: &str) -> String {
    let mut text = format!(
        "OVERVIEW: translates between MLIR and LLVM IR\n\nUSAGE: {program} [options] <input file>\n\nOPTIONS:\n"
    );
    for translation in TRANSLATIONS {
        text.push_str(&format!("  --{:<42} - {}\n", translation.name, translation.help));
    }
    for (name, _) in OTHER_FLAGS {
        text.push_str(&format!("  {}{name}\n", if name.len() == 1 { "-" } else { "--" }));
    }
    text
}

fn translate(
    program: &str,
    flags: &Flags,
    chosen: &Translation,
    host: &mut dyn Host,
) -> Result<i32, String> {
    let verify = flags.get("verify-diagnostics").is_some();
    let options = ContextOptions {
        allow_unregistered_dialects: flags.switch("allow-unregistered-dialect"),
        print_op_on_diagnostic: !verify,
        single_threaded: flags.switch("mlir-disable-threading"),
    };
    let session = Session::open(host, flags.input(program)?, options, Style::Plain)?;
    let split = flags.get("split-input-file").map(|flag| match flag.value.as_deref() {
        None | Some("") => DEFAULT_SPLIT_MARKER,
        Some(marker) => marker,
    });
    let text = session.file.bytes();
    let ranges = split.map_or_else(|| vec![0..text.len()], |m| split_input(text, m).chunks);
    let mut failed = false;
    let outputs = ranges.into_iter().map(|range| {
        let output = (chosen.run)(&session, range);
        failed |= output.is_err();
        output.unwrap_or_default()
    });
    let outputs = outputs.collect::<Vec<_>>();
    let bytes = match split {
        Some(_) => {
            let marker = flags.value("output-split-marker").unwrap_or_default();
            join_outputs(&outputs, marker)
        }
        None => outputs.concat(),
    };
    let reported = session.reported();
    if verify {
        failed = !session.check_expectations(host, &reported, VerifyLevel::All);
    } else {
        session.write(host, &reported);
    }
    let path = flags.value("o").unwrap_or("-");
    if failed && (path != "-" || split.is_none()) {
        return Ok(1);
    }
    output::write(host, path, &bytes)?;
    Ok(i32::from(failed))
}
