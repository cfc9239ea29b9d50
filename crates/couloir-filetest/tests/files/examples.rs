//! Every program in `examples/` compiles, and run by `lli-22` it gives the exit
//! status its first line promises. Where `lli-22` is not installed, the program is
//! compiled only, and the test says so.

use std::fs;
use std::io;
use std::path::Path;

use libtest_mimic::{Completion, Failed, Trial};

use crate::tool;

const INTERPRETER: &str = "lli-22";

/// One test per program.
pub(crate) fn trials(directory: &Path) -> io::Result<Vec<Trial>> {
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

fn run(path: &str) -> Result<Completion, Failed> {
    let text = fs::read_to_string(path)?;
    let want = promised_status(&text).ok_or("the first line is not `// exit status: N`")?;
    let argv = ["couloir", "compile", path].map(str::to_owned);
    let compiled = tool::call(&argv, b"");
    if compiled.status != 0 {
        return Err(String::from_utf8_lossy(&compiled.stderr).into_owned().into());
    }
    let Some(interpreter) = tool::installed(INTERPRETER) else {
        return Ok(Completion::ignored_with("compiled, not run: lli-22 is not installed"));
    };
    let ran = tool::run_process(&interpreter, &[], &compiled.stdout);
    if ran.status == want {
        return Ok(Completion::Completed);
    }
    let stderr = String::from_utf8_lossy(&ran.stderr);
    Err(format!("exit status {} instead of {want}\n{stderr}", ran.status).into())
}

fn promised_status(text: &str) -> Option<i32> {
    text.lines().next()?.strip_prefix("// exit status: ")?.parse().ok()
}
