//! `couloir diff`: whether two LLVM IR modules are the same up to names and numbers.
//!
//! The exit status is 0 where they are, 1 where they are not, 2 where a file cannot be read.

use couloir_diag::message_bytes;
use couloir_llvmir::{Difference, Module, diff_modules, read_module};

use crate::io::read_input;
use crate::{Host, Output};

/// Compares two files; the exit status is returned.
pub(crate) fn run(files: [&str; 2], limit: usize, host: &mut dyn Host) -> i32 {
    output(files, limit, host).deliver(host)
}

fn output([left, right]: [&str; 2], limit: usize, host: &mut dyn Host) -> Output {
    match (module(left, host), module(right, host)) {
        (Ok(mut left), Ok(mut right)) => report(&diff_modules(&mut left, &mut right), limit),
        (Err(error), _) | (_, Err(error)) => {
            Output { status: 2, ..Output::failure(message_bytes(&error)) }
        }
    }
}

fn module(path: &str, host: &mut dyn Host) -> Result<Module, String> {
    let input = read_input(path, host)?;
    let read = read_module(&input.bytes, path);
    read.map(|read| read.module).map_err(|error| error.render(path, &input.bytes))
}

fn report(found: &[Difference], limit: usize) -> Output {
    if found.is_empty() {
        return Output::success(Vec::new());
    }
    let mut text = String::new();
    let mut place = "";
    for difference in found.iter().take(limit) {
        if difference.place != place {
            place = &difference.place;
            text.push_str(&format!("in {place}:\n"));
        }
        for (mark, side) in [('<', &difference.left), ('>', &difference.right)] {
            if let Some(side) = side {
                text.push_str(&format!("{mark} {side}\n"));
            }
        }
    }
    if found.len() > limit {
        text.push_str(&format!("and {} more\n", found.len() - limit));
    }
    Output { status: 1, ..Output::success(text) }
}
