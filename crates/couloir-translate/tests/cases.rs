//! Every `cases/NAME.mlir` becomes `cases/NAME.ll`; where `mlir-translate-22` is installed, what
//! it prints is the same.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_diag::Collector;
use couloir_ir::{Context, ContextOptions, Scope};
use couloir_translate::translate_to_text;

/// The text of a translated file, or the diagnostics.
fn translate(path: &Path, single_threaded: bool) -> Result<String, String> {
    let sink = Arc::new(Collector::default());
    let options = ContextOptions { single_threaded, ..Default::default() };
    let ctx = Context::new(options, Arc::clone(&sink) as _);
    couloir_dialects::register_all(&ctx);
    couloir_asm::print::install(&ctx);
    let bytes = std::fs::read(path).unwrap();
    let file = ctx.sources().add(&path.to_string_lossy(), bytes).unwrap();
    let module = couloir_dialects::builtin::Module::def();
    let options = ParseOptions::new(Some(module));
    let messages = || sink.take().iter().map(|d| d.message.clone()).collect::<Vec<_>>().join("\n");
    let (body, op) =
        parse_file(&ctx, &file, 0..file.bytes().len(), &options).map_err(|_| messages())?;
    let text = translate_to_text(&ctx, Scope::new(&ctx, &body).op(op)).map_err(|_| messages())?;
    Ok(String::from_utf8(text).unwrap())
}

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths =
        paths.filter(|path| path.extension().is_some_and(|ext| ext == "mlir")).collect::<Vec<_>>();
    paths.sort();
    paths
}

#[test]
fn expected_texts() {
    for path in cases() {
        let expected = std::fs::read_to_string(path.with_extension("ll")).unwrap();
        assert_eq!(translate(&path, true).unwrap(), expected, "{}", path.display());
        assert_eq!(translate(&path, false).unwrap(), expected, "{}, in parallel", path.display());
    }
}

#[test]
fn same_as_the_oracle() {
    for path in cases() {
        let run = Command::new("mlir-translate-22").arg("--mlir-to-llvmir").arg(&path).output();
        let Ok(output) = run else {
            eprintln!("mlir-translate-22 is not installed: nothing compared");
            return;
        };
        let expected = std::fs::read_to_string(path.with_extension("ll")).unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected, "{}", path.display());
    }
}
