//! Lists of flags and passes, in LLVM's layout.

use std::fmt::Write;

use couloir_pass::{OptionKind, PassDef};

use super::{Flag, Kind, Line, dashed};

/// The column at which descriptions begin.
const COLUMN: usize = 72;
/// The same in the list of passes alone.
const LIST_COLUMN: usize = 57;
/// Flags that every tool of LLVM has.
const GENERIC: &[&str] = &[
    "h",
    "help",
    "help-hidden",
    "help-list",
    "help-list-hidden",
    "print-all-options",
    "print-options",
    "version",
];

/// What those flags do that are mostly left out.
const HIDDEN: &[(&str, &str)] = &[
    ("color", "Print in colors"),
    ("h", "The same as --help"),
    ("help-hidden", "Print all flags and exit"),
    ("help-list-hidden", "Print all flags as one list and exit"),
    ("load-dialect-plugin", "Refused: dialects of MLIR's own cannot be loaded"),
    ("load-pass-plugin", "Refused: passes of MLIR's own cannot be loaded"),
    (
        "mlir-debug-counter",
        "Which of the passes are run: pass-execution-skip=N, pass-execution-count=N",
    ),
    ("mlir-enable-debugger-hook", "Accepted: there is no debugger to be called"),
    ("mlir-pass-pipeline-local-reproducer", "Keep only the pass that failed in reproducers"),
    ("mlir-print-assume-verified", "Print ops in custom form without verifying them first"),
    ("mlir-print-debug-counter", "Show the counters before and after the passes"),
    ("mlir-print-stacktrace-on-diagnostic", "Refused: there are no functions of MLIR's to show"),
    ("mlir-very-unsafe-disable-verifier-on-parsing", "Do not verify what was read"),
    ("print-all-options", "Accepted, and shows nothing, as in MLIR's tools"),
    ("print-options", "Accepted, and shows nothing, as in MLIR's tools"),
];

/// What of the flags is asked for.
#[derive(Clone, Copy)]
pub(crate) struct Help {
    /// One list, without categories.
    list: bool,
    /// Those that are mostly left out, too.
    hidden: bool,
}

impl Help {
    /// What a command line asks for, if it asks for help.
    pub(crate) fn asked(line: &Line) -> Option<Self> {
        const FORMS: [(&str, bool, bool); 5] = [
            ("h", false, false),
            ("help", false, false),
            ("help-hidden", false, true),
            ("help-list", true, false),
            ("help-list-hidden", true, true),
        ];
        let form = FORMS.into_iter().find(|form| line.value(form.0).is_some())?;
        Some(Help { list: form.1, hidden: form.2 })
    }
}

/// The text of `--help`.
pub(crate) fn help(
    (tool, overview): (&str, &str),
    what: Help,
    flags: &[Flag],
    passes: &[&'static PassDef],
) -> String {
    let mut out =
        format!("OVERVIEW: {overview}\nUSAGE: {tool} [options] <input file>\n\nOPTIONS:\n");
    let mut shown = flags.to_vec();
    shown.retain(|flag| what.hidden || !flag.help.is_empty());
    shown.sort_by_key(|flag| flag.name);
    if what.list {
        shown.into_iter().for_each(|flag| put_flag(flag, &mut out));
        put_all_passes(passes, &mut out);
    } else {
        put_by_category(shown, passes, &mut out);
    }
    out
}

fn put_by_category(shown: Vec<Flag>, passes: &[&'static PassDef], out: &mut String) {
    let (generic, general): (Vec<Flag>, Vec<Flag>) =
        shown.into_iter().partition(|flag| GENERIC.contains(&flag.name));
    out.push_str("\nGeneral options:\n\n");
    general.into_iter().for_each(|flag| put_flag(flag, out));
    put_all_passes(passes, out);
    out.push_str("\nGeneric Options:\n\n");
    generic.into_iter().for_each(|flag| put_flag(flag, out));
}

fn put_all_passes(passes: &[&'static PassDef], out: &mut String) {
    if !passes.is_empty() {
        out.push_str("  Compiler passes to run\n    Passes:\n");
        put_passes(passes, 6, COLUMN, out);
    }
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
    let hidden = HIDDEN.iter().find(|hidden| hidden.0 == flag.name && flag.help.is_empty());
    put_row(&shape, hidden.map_or(flag.help, |hidden| hidden.1), 2, COLUMN, out);
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
            OptionKind::UnsignedLong => format!("{name}=<ulong>"),
            OptionKind::Signed | OptionKind::Numbers => format!("{name}=<long>"),
            OptionKind::Int | OptionKind::Ints => format!("{name}=<int>"),
            OptionKind::Double => format!("{name}=<number>"),
            OptionKind::Pipelines => format!("{name}=<pass-manager>"),
            OptionKind::Text
            | OptionKind::List
            | OptionKind::Pipeline
            | OptionKind::LatePipeline => {
                format!("{name}=<string>")
            }
            OptionKind::Choice(_) | OptionKind::Groups(_) => format!("{name}=<value>"),
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
