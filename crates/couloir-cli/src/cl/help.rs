//! Lists of flags and passes, in LLVM's layout.

use std::fmt::Write;

use couloir_pass::{OptionKind, PassDef};

use super::{Flag, Kind, dashed};

/// The column at which descriptions begin.
const COLUMN: usize = 72;
/// The same in the list of passes alone.
const LIST_COLUMN: usize = 57;
/// Flags that every tool of LLVM has.
const GENERIC: &[&str] = &["help", "version"];

/// The text of `--help`.
pub(crate) fn help(
    tool: &str,
    overview: &str,
    flags: &[Flag],
    passes: &[&'static PassDef],
) -> String {
    let mut out =
        format!("OVERVIEW: {overview}\nUSAGE: {tool} [options] <input file>\n\nOPTIONS:\n\n");
    let mut shown = flags.iter().filter(|flag| !flag.help.is_empty()).collect::<Vec<_>>();
    shown.sort_by_key(|flag| flag.name);
    let (generic, general): (Vec<&Flag>, Vec<&Flag>) =
        shown.into_iter().partition(|flag| GENERIC.contains(&flag.name));
    out.push_str("General options:\n\n");
    general.into_iter().for_each(|flag| put_flag(*flag, &mut out));
    if !passes.is_empty() {
        out.push_str("  Compiler passes to run\n    Passes:\n");
        put_passes(passes, 6, COLUMN, &mut out);
    }
    out.push_str("\nGeneric Options:\n\n");
    generic.into_iter().for_each(|flag| put_flag(*flag, &mut out));
    out
}

/// The text of `--list-passes`.
pub(crate) fn list_passes(passes: &[&'static PassDef]) -> String {
    let mut out = "Passes:\n".to_owned();
    put_passes(passes, 2, LIST_COLUMN, &mut out);
    out
}

fn put_flag(flag: Flag, out: &mut String) {
    let name = dashed(flag.name);
    let (shape, words) = match flag.kind {
        Kind::Switch | Kind::Refused(_) | Kind::Pass | Kind::Plain | Kind::Translation => {
            (name, &[][..])
        }
        Kind::Text(what) if flag.name.len() == 1 => (format!("{name} <{what}>"), &[][..]),
        Kind::Text(what) => (format!("{name}=<{what}>"), &[][..]),
        Kind::OptionalText(what) => (format!("{name}[=<{what}>]"), &[][..]),
        Kind::Unsigned => (format!("{name}=<uint>"), &[][..]),
        Kind::Signed => (format!("{name}=<long>"), &[][..]),
        Kind::Integer => (format!("{name}=<value>"), &[][..]),
        Kind::PassNames => (format!("{name}=<pass-arg>"), &[][..]),
        Kind::Choice(words) | Kind::OptionalChoice(words) => (format!("{name}=<value>"), words),
    };
    put_row(&shape, flag.help, 2, COLUMN, out);
    for (word, help) in words {
        put_row(&format!("={word}"), &format!("  {help}"), 4, COLUMN, out);
    }
}

fn put_passes(passes: &[&'static PassDef], indent: usize, column: usize, out: &mut String) {
    for pass in passes {
        put_pass(pass, indent, column, out);
    }
}

fn put_pass(pass: &PassDef, indent: usize, column: usize, out: &mut String) {
    put_row(&dashed(pass.name), &format!("  {}", pass.description), indent, column, out);
    let mut options = pass.options.iter().collect::<Vec<_>>();
    options.sort_by_key(|option| option.name);
    for option in options {
        let name = dashed(option.name);
        let shape = match option.kind {
            OptionKind::Bool => name,
            OptionKind::Unsigned | OptionKind::UnsignedNumbers => format!("{name}=<uint>"),
            OptionKind::Signed | OptionKind::Numbers => format!("{name}=<long>"),
            OptionKind::Int => format!("{name}=<int>"),
            OptionKind::Pipelines => format!("{name}=<pass-manager>"),
            OptionKind::Text | OptionKind::List | OptionKind::Pipeline => {
                format!("{name}=<string>")
            }
            OptionKind::Choice(_) => format!("{name}=<value>"),
        };
        put_row(&shape, option.description, indent + 2, column, out);
        if let OptionKind::Choice(words) = option.kind {
            for word in words {
                put_row(&format!("={word}"), "", 4, column - 2, out);
            }
        }
    }
}

fn put_row(shape: &str, help: &str, indent: usize, column: usize, out: &mut String) {
    let width = column.saturating_sub(indent);
    _ = writeln!(out, "{:indent$}{shape:width$} - {help}", "");
}
