//! Reads a module of LLVM IR and writes it again: `rewrite FILE`.

use std::io::Write;

fn main() -> std::io::Result<()> {
    let Some(path) = std::env::args().nth(1) else {
        return Err(std::io::Error::other("usage: rewrite FILE"));
    };
    let text = std::fs::read(&path)?;
    match couloir_llvmir::read_module(&text, &path) {
        Ok(read) => std::io::stdout().write_all(&couloir_llvmir::write_module(&read.module)),
        Err(error) => {
            eprint!("{}", error.render(&path, &text));
            std::process::exit(1)
        }
    }
}
