//! Every program in `examples/` compiles, and run by `lli-22` it gives the exit
//! status its first line promises. Those in `examples/c/` are linked with the C
//! program beside them by the system's compiler instead. Where a tool is not
//! installed, the program is compiled only, and the test says so.

use std::fs;
use std::io;
use std::path::Path;

use couloir_filetest::Output;
use libtest_mimic::{Completion, Failed, Trial};

use crate::tool;

const INTERPRETER: &str = "lli-22";
const CODE_GENERATOR: &str = "llc-22";
const C_COMPILER: &str = "cc";

/// One test per program.
pub(crate) fn trials(directory: &Path) -> io::Result<Vec<Trial>> {
    let mut trials = trials_in(directory, run)?;
    trials.extend(trials_in(&directory.join("c"), link_and_run)?);
    Ok(trials)
}

type Run = fn(&str) -> Result<Completion, Failed>;

fn trials_in(directory: &Path, run: Run) -> io::Result<Vec<Trial>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "mlir") {
            paths.push(path.to_string_lossy().into_owned());
        }
    }
    paths.sort();
    Ok(paths
        .into_iter()
        .map(|path| Trial::ignorable_test(path.clone(), move || run(&path)))
        .collect())
}

/// The LLVM IR of a program, and the exit status it is to give.
fn compile(path: &str) -> Result<(Vec<u8>, i32), Failed> {
    let text = fs::read_to_string(path)?;
    let want = promised_status(&text).ok_or("the first line is not `// exit status: N`")?;
    let argv = ["couloir", "compile", path].map(str::to_owned);
    let compiled = tool::call(&argv, b"");
    if compiled.status != 0 {
        return Err(String::from_utf8_lossy(&compiled.stderr).into_owned().into());
    }
    Ok((compiled.stdout, want))
}

fn run(path: &str) -> Result<Completion, Failed> {
    let (compiled, want) = compile(path)?;
    let Some(interpreter) = tool::installed(INTERPRETER) else {
        return Ok(not_installed(INTERPRETER));
    };
    gives(&tool::run_process(&interpreter, &[], &compiled), want)
}

/// With the C program of the same name.
fn link_and_run(path: &str) -> Result<Completion, Failed> {
    let (compiled, want) = compile(path)?;
    let Some(generator) = tool::installed(CODE_GENERATOR) else {
        return Ok(not_installed(CODE_GENERATOR));
    };
    let Some(compiler) = tool::installed(C_COMPILER) else {
        return Ok(not_installed(C_COMPILER));
    };
    let directory = tempfile::tempdir()?;
    let at = |name: &str| directory.path().join(name).to_string_lossy().into_owned();
    let (object, program) = (at("library.o"), at("program"));
    let flags = ["-filetype=obj", "-relocation-model=pic", "-o", &object].map(str::to_owned);
    gives(&tool::run_process(&generator, &flags, &compiled), 0)?;
    let main = Path::new(path).with_extension("c").to_string_lossy().into_owned();
    let flags = [main, object, "-o".to_owned(), program.clone()];
    gives(&tool::run_process(&compiler, &flags, b""), 0)?;
    gives(&tool::run_process(Path::new(&program), &[], b""), want)
}

fn not_installed(tool: &str) -> Completion {
    Completion::ignored_with(format!("compiled, not run: {tool} is not installed"))
}

fn gives(ran: &Output, want: i32) -> Result<Completion, Failed> {
    if ran.status == want {
        return Ok(Completion::Completed);
    }
    let stderr = String::from_utf8_lossy(&ran.stderr);
    Err(format!("exit status {} instead of {want}\n{stderr}", ran.status).into())
}

fn promised_status(text: &str) -> Option<i32> {
    text.lines().next()?.strip_prefix("// exit status: ")?.parse().ok()
}
