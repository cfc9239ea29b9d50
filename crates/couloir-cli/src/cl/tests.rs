//! Messages are those LLVM's tools print.

use super::*;

const FLAGS: &[Flag] = &[
    Flag { name: "cse", kind: Kind::Pass, help: "" },
    Flag { name: "count", kind: Kind::Unsigned, help: "" },
    Flag { name: "help", kind: Kind::Plain, help: "" },
    Flag { name: "o", kind: Kind::Text("filename"), help: "" },
    Flag { name: "split-input-file", kind: Kind::OptionalText("string"), help: "" },
    Flag { name: "verify-each", kind: Kind::Switch, help: "" },
    Flag {
        name: "verify-diagnostics",
        kind: Kind::OptionalChoice(&[("all", ""), ("only-expected", "")]),
        help: "",
    },
];

fn line(args: &[&str]) -> Result<Line, String> {
    let args = args.iter().map(OsString::from).collect::<Vec<_>>();
    parse("mlir-opt", FLAGS, &args)
}

fn error(args: &[&str]) -> String {
    line(args).unwrap_err()
}

#[test]
fn one_dash_or_two_and_values_either_way() {
    let line = line(&["-cse", "in.mlir", "--cse=a=1", "-o", "x", "--o=y"]).unwrap();
    let flags = line.flags.iter().map(|given| (given.name, given.value.as_str()));
    assert_eq!(flags.collect::<Vec<_>>(), [("cse", ""), ("cse", "a=1"), ("o", "x"), ("o", "y")]);
    assert_eq!(line.input.as_deref(), Some("in.mlir"));
}

#[test]
fn dashes_alone() {
    assert_eq!(line(&["-"]).unwrap().input.as_deref(), Some("-"));
    assert_eq!(line(&["--", "-x"]).unwrap().input.as_deref(), Some("-x"));
}

#[test]
fn values_that_may_be_left_out() {
    let line = line(&["--verify-diagnostics", "--split-input-file", "--verify-each=0"]).unwrap();
    assert_eq!(line.value("verify-diagnostics"), Some("all"));
    assert_eq!(line.value("split-input-file"), Some(""));
    assert!(!line.on_or("verify-each", true));
}

#[test]
fn unknown_flags() {
    assert_eq!(
        error(&["--foo"]),
        "mlir-opt: Unknown command line argument '--foo'.  Try: 'mlir-opt --help'\n\
         mlir-opt: Did you mean '-o'?\n"
    );
    assert_eq!(
        error(&["--foo=1"]),
        "mlir-opt: Unknown command line argument '--foo=1'.  Try: 'mlir-opt --help'\n\
         mlir-opt: Did you mean '--o=1'?\n"
    );
    assert_eq!(
        error(&["-cs"]),
        "mlir-opt: Unknown command line argument '-cs'.  Try: 'mlir-opt --help'\n\
         mlir-opt: Did you mean '--cse'?\n"
    );
}

#[test]
fn bad_values() {
    assert_eq!(error(&["-o"]), "mlir-opt: for the -o option: requires a value!\n");
    assert_eq!(
        error(&["--verify-each=foo"]),
        "mlir-opt: for the --verify-each option: 'foo' is invalid value for boolean argument! Try 0 or 1\n"
    );
    assert_eq!(
        error(&["--verify-diagnostics=foo"]),
        "mlir-opt: for the --verify-diagnostics option: Cannot find option named 'foo'!\n"
    );
    assert_eq!(
        error(&["--help=3"]),
        "mlir-opt: for the --help option: does not allow a value! '3' specified.\n"
    );
    assert_eq!(
        error(&["--count=-1"]),
        "mlir-opt: for the --count option: '-1' value invalid for uint argument!\n"
    );
}

#[test]
fn too_many_positional_arguments() {
    assert_eq!(
        error(&["a", "b"]),
        "mlir-opt: Too many positional arguments specified!\n\
         Can specify at most 1 positional arguments: See: mlir-opt --help\n"
    );
}
