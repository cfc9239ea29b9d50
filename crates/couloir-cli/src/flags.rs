//! The flags of `mlir-opt` and `mlir-translate`, and what they set.

use couloir_asm::print::PrintOptions;
use couloir_diag::{TextOptions, Verbosity, VerifyLevel};
use couloir_ir::ContextOptions;

use crate::cl::{Flag, Kind, Line};
use crate::dump;
use crate::session::Style;

const fn flag(name: &'static str, kind: Kind, help: &'static str) -> Flag {
    Flag { name, kind, help }
}

/// Flags that both tools have.
pub(crate) const COMMON: &[Flag] = &[
    flag(
        "allow-unregistered-dialect",
        Kind::Switch,
        "Accept ops of dialects that are not registered",
    ),
    flag("color", Kind::Switch, ""),
    flag("h", Kind::Plain, ""),
    flag("help", Kind::Plain, "Print the flags and exit"),
    flag("help-hidden", Kind::Plain, ""),
    flag("help-list", Kind::Plain, "Print the flags as one list and exit"),
    flag("help-list-hidden", Kind::Plain, ""),
    flag("legacy-syntax", Kind::Switch, "Read spellings of earlier versions, too"),
    flag("max-memory", Kind::Unsigned, "End a run that takes more memory, in megabytes"),
    flag("max-time", Kind::Unsigned, "End a run that takes longer, in seconds"),
    flag("mlir-disable-threading", Kind::Switch, "Do everything on one thread"),
    flag(
        "mlir-elide-elementsattrs-if-larger",
        Kind::Unsigned,
        "Print \"...\" for elements attributes of more elements",
    ),
    flag(
        "mlir-elide-resource-strings-if-larger",
        Kind::Unsigned,
        "Leave out resources whose text is longer",
    ),
    flag(
        "mlir-identified-type-aliases",
        Kind::Switch,
        "Print identified types as aliases, and read such that are completed later",
    ),
    flag("mlir-output-format", Kind::Choice(FORMATS), "The form of the report on time"),
    flag("mlir-pretty-debuginfo", Kind::Switch, "Print locations in a form for people"),
    flag("mlir-print-assume-verified", Kind::Switch, ""),
    flag("mlir-print-debuginfo", Kind::Switch, "Print locations"),
    flag(
        "mlir-print-elementsattrs-with-hex-if-larger",
        Kind::Signed,
        "Print elements attributes of more elements in hexadecimal (-1: never)",
    ),
    flag(
        "mlir-print-local-scope",
        Kind::Switch,
        "Print without aliases, and names as the nearest isolated op has them",
    ),
    flag("mlir-print-op-generic", Kind::Switch, "Print ops in generic form"),
    flag(
        "mlir-print-op-on-diagnostic",
        Kind::Switch,
        "Add the op to diagnostics about it, as a note",
    ),
    flag(
        "mlir-print-stacktrace-on-diagnostic",
        Kind::Refused(
            "not supported: there are no functions of MLIR's to show; \
             --mlir-print-op-on-diagnostic shows the op",
        ),
        "",
    ),
    flag("mlir-print-skip-regions", Kind::Switch, "Print ops without their regions"),
    flag("mlir-print-unique-ssa-ids", Kind::Switch, "Number values uniquely across all regions"),
    flag("mlir-print-value-users", Kind::Switch, "Print the users of values in comments"),
    flag("mlir-timing", Kind::Switch, "Report how long it took"),
    flag("mlir-timing-display", Kind::Choice(TIMING), "How that is shown"),
    flag("mlir-use-nameloc-as-prefix", Kind::Switch, "Name values after their name locations"),
    flag("no-implicit-module", Kind::Switch, "Put no module around the file"),
    flag("o", Kind::Text("filename"), "The output file"),
    flag("output-split-marker", Kind::Text("string"), "The marker between outputs of a split file"),
    // As in MLIR's tools, these are taken and show nothing.
    flag("print-all-options", Kind::Switch, ""),
    flag("print-options", Kind::Switch, ""),
    flag(
        "split-input-file",
        Kind::OptionalText("string"),
        "Split the file at markers and process each piece by itself",
    ),
    flag("threads", Kind::Unsigned, "How many threads to use; 0 for as many as there are cores"),
    flag(
        "verify-diagnostics",
        Kind::OptionalChoice(VERIFY),
        "Check diagnostics against the expected-* comments of the file",
    ),
    flag("version", Kind::Plain, "Print the version and exit"),
];

const VERBOSITY: &[(&str, &str)] = &[
    ("errors", "Errors only"),
    ("warnings", "Errors and warnings"),
    ("remarks", "Errors, warnings and remarks"),
];

const VERIFY: &[(&str, &str)] = &[
    ("all", "Expected diagnostics, unexpected ones and near misses"),
    ("only-expected", "Expected diagnostics only"),
];

const FORMATS: &[(&str, &str)] = &[("text", "Text"), ("json", "JSON")];

const TIMING: &[(&str, &str)] =
    &[("list", "A list sorted by time"), ("tree", "Passes as pipelines nest them")];

const STATISTICS: &[(&str, &str)] = &[
    ("list", "A list sorted by the names of passes"),
    ("pipeline", "Passes as pipelines nest them"),
];

const REMARKS: &[(&str, &str)] = &[
    ("emitRemark", "As diagnostics"),
    ("yaml", "YAML, in a file"),
    ("bitstream", "A bitstream, in a file"),
];

const POLICY: &[(&str, &str)] =
    &[("all", "As they come"), ("final", "What is left of each in the end")];

/// Flags that only `mlir-opt` has, beside one for each pass.
pub(crate) const OPT: &[Flag] = &[
    flag(
        "check-semantics",
        Kind::Switch,
        "Run functions before and after passes, and report the first pass that changes what one does",
    ),
    flag("check-semantics-runs", Kind::Unsigned, "How often each function is run (default 8)"),
    flag(
        "check-semantics-steps",
        Kind::Unsigned,
        "How many ops a run before passes may take (default 100000)",
    ),
    flag("debug-only", Kind::Text("debug string"), "Say what conversions do (dialect-conversion)"),
    flag("dump-pass-pipeline", Kind::Switch, "Print the pipeline that is run"),
    flag(
        "elide-resource-data-from-bytecode",
        Kind::Switch,
        "Leave the data of resources out of bytecode",
    ),
    flag("emit-bytecode", Kind::Switch, "Write bytecode"),
    flag("emit-bytecode-version", Kind::Integer, "The version of bytecode that is written"),
    flag("irdl-file", Kind::Text("filename"), "Register the dialects that a file describes"),
    flag("list-passes", Kind::Switch, "Print the registered passes and exit"),
    flag("load-dialect-plugin", Kind::Text("string"), ""),
    flag("load-pass-plugin", Kind::Text("string"), ""),
    flag(
        "log-actions-to",
        Kind::Text("string"),
        "Log what passes run, on what (-: standard output)",
    ),
    flag(
        "log-mlir-actions-filter",
        Kind::Text("string"),
        "Log only what is done to the op at file:line:column",
    ),
    flag("memory-report", Kind::Switch, "Say what the module takes of memory, and for what"),
    flag("mlir-debug-counter", Kind::Text("string"), ""),
    flag(
        "mlir-diagnostic-verbosity-level",
        Kind::Choice(VERBOSITY),
        "Which diagnostics are printed",
    ),
    flag(
        "mlir-disable-diagnostic-notes",
        Kind::Switch,
        "Leave out notes that belong to no diagnostic",
    ),
    flag("mlir-generate-reproducer", Kind::Text("filename"), "Write a reproducer to this file"),
    flag(
        "mlir-pass-pipeline-crash-reproducer",
        Kind::Text("string"),
        "Write a reproducer to this file when a pass fails",
    ),
    flag("mlir-enable-debugger-hook", Kind::Switch, ""),
    flag("mlir-pass-pipeline-local-reproducer", Kind::Switch, ""),
    flag("mlir-pass-statistics", Kind::Switch, "Report what passes counted"),
    flag("mlir-pass-statistics-display", Kind::Choice(STATISTICS), "How that is shown"),
    flag("mlir-print-debug-counter", Kind::Switch, ""),
    flag("mlir-print-ir-after", Kind::PassNames, "Print IR after these passes"),
    flag("mlir-print-ir-after-all", Kind::Switch, "Print IR after each pass"),
    flag("mlir-print-ir-after-change", Kind::Switch, "Print IR after a pass only if it changed"),
    flag("mlir-print-ir-after-failure", Kind::Switch, "Print IR after a pass only if it failed"),
    flag("mlir-print-ir-before", Kind::PassNames, "Print IR before these passes"),
    flag("mlir-print-ir-before-all", Kind::Switch, "Print IR before each pass"),
    flag(
        "mlir-print-ir-module-scope",
        Kind::Switch,
        "Print the outermost op, whichever a pass runs on",
    ),
    flag(
        "mlir-print-ir-tree-dir",
        Kind::Text("string"),
        "Print IR to files in this directory, nested as the ops are",
    ),
    flag("mlir-very-unsafe-disable-verifier-on-parsing", Kind::Switch, ""),
    flag("pass-pipeline", Kind::Text("string"), "The pass pipeline to run, as text"),
    flag("remark-format", Kind::Choice(REMARKS), "The form of remarks about optimization"),
    flag("remark-policy", Kind::Choice(POLICY), "Which of these are reported"),
    flag("remarks-filter", Kind::Text("string"), "Report remarks of these categories"),
    flag("remarks-filter-analyse", Kind::Text("string"), "Report remarks on analysis"),
    flag("remarks-filter-failed", Kind::Text("string"), "Report remarks on what failed"),
    flag("remarks-filter-missed", Kind::Text("string"), "Report remarks on what was not done"),
    flag("remarks-filter-passed", Kind::Text("string"), "Report remarks on what was done"),
    flag("remarks-output-file", Kind::Text("string"), "The file for remarks"),
    flag("profile-actions-to", Kind::Text("string"), "Write when passes ran, as a trace"),
    flag("run-reproducer", Kind::Switch, "Run the pipeline that is stored in the file"),
    flag("show-dialects", Kind::Switch, "Print the registered dialects and exit"),
    flag("verify-each", Kind::Switch, "Verify after each pass"),
    flag("verify-roundtrip", Kind::Switch, "Check that the printed file reads back as itself"),
];

/// Whether conversions are to say what they do.
pub(crate) fn traces_conversion(line: &Line) -> bool {
    let mut names = line.values("debug-only").flat_map(|names| names.split(','));
    names.any(|name| name == "dialect-conversion")
}

/// The file for remarks about optimization, where they go to one.
pub(crate) fn remarks_file(line: &Line) -> Option<&str> {
    let default = match line.value("remark-format") {
        Some("yaml") => "mlir-remarks.yaml",
        Some("bitstream") => "mlir-remarks.bitstream",
        _ => return None,
    };
    Some(line.value("remarks-output-file").filter(|path| !path.is_empty()).unwrap_or(default))
}

/// How IR is printed.
pub(crate) fn print_options(line: &Line) -> PrintOptions {
    PrintOptions {
        generic: line.on("mlir-print-op-generic"),
        debuginfo: line.on("mlir-print-debuginfo") || line.on("lossless"),
        pretty_debuginfo: line.on("mlir-pretty-debuginfo"),
        local_scope: line.on("mlir-print-local-scope"),
        elide_elements_above: line.number("mlir-elide-elementsattrs-if-larger"),
        hex_elements_above: line.number("mlir-print-elementsattrs-with-hex-if-larger"),
        elide_resources_above: line.number("mlir-elide-resource-strings-if-larger"),
        unique_ssa_ids: line.on("mlir-print-unique-ssa-ids"),
        value_users: line.on("mlir-print-value-users"),
        skip_regions: line.on("mlir-print-skip-regions"),
        assume_verified: line.on("mlir-print-assume-verified"),
        unverified: !line.on_or("verify-each", true)
            || line.on("mlir-very-unsafe-disable-verifier-on-parsing"),
        without_external_resources: false,
        nameloc_as_prefix: line.on("mlir-use-nameloc-as-prefix"),
    }
}

/// How diagnostics are printed in MLIR's form.
pub(crate) fn text_options(line: &Line) -> TextOptions {
    let verbosity = match line.value("mlir-diagnostic-verbosity-level") {
        Some("errors") => Verbosity::Errors,
        Some("warnings") => Verbosity::Warnings,
        _ if line.on("error-diagnostics-only") => Verbosity::Errors,
        _ => Verbosity::Remarks,
    };
    // `--mlir-disable-diagnostic-notes` is about notes that belong to no diagnostic, as in MLIR
    // 22, and none are made.
    TextOptions { verbosity, ..TextOptions::default() }
}

/// What `--verify-diagnostics` checks, when it is given.
pub(crate) fn verify_level(line: &Line) -> Option<VerifyLevel> {
    match line.value("verify-diagnostics")? {
        "only-expected" => Some(VerifyLevel::OnlyExpected),
        _ => Some(VerifyLevel::All),
    }
}

/// The options of contexts. Notes with ops are part of MLIR's form of
/// diagnostics, but not while these are compared with expected ones.
pub(crate) fn context_options(line: &Line, style: Style) -> ContextOptions {
    ContextOptions {
        allow_unregistered_dialects: line.on("allow-unregistered-dialect"),
        print_op_on_diagnostic: verify_level(line).is_none()
            && line.on_or("mlir-print-op-on-diagnostic", style == Style::Text),
        legacy_syntax: line.on("legacy-syntax") || line.on("typed-pointers"),
        identified_aliases: line.on("mlir-identified-type-aliases") || line.on("typed-pointers"),
        run_reproducer: line.on("run-reproducer"),
        single_threaded: line.on("mlir-disable-threading")
            || line.number("threads") == Some(1)
            || dump::is_wanted(line)
            || traces_conversion(line)
            || line.value("mlir-pass-pipeline-crash-reproducer").is_some(),
        ..ContextOptions::default()
    }
}
