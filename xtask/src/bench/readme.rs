//! The figures as README shows them, between two marks.

use std::fmt::Write as _;
use std::path::Path;

use super::report::{Row, Side, peak, ratios, seconds};
use crate::Result;

const START: &str = "<!-- figures -->\n";
const END: &str = "<!-- /figures -->";

/// Puts the table of `rows` where README has its figures.
pub(super) fn write(rows: &[Row], runs: usize) -> Result<()> {
    let path = Path::new("README.md");
    let text = std::fs::read_to_string(path)?;
    let command = std::env::args().skip(1).collect::<Vec<_>>().join(" ");
    let table = table(rows, runs, &command);
    let replaced = replace(&text, &table).ok_or("README.md has no place for figures")?;
    Ok(std::fs::write(path, replaced)?)
}

fn replace(text: &str, table: &str) -> Option<String> {
    let (before, rest) = text.split_once(START)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{START}{table}{END}{after}"))
}

fn table(rows: &[Row], runs: usize, command: &str) -> String {
    let mut text = format!(
        "Written by `cargo xtask {command}`: medians of {runs} runs of the whole process.\n\n\
         | module | ops | stage | Couloir | MLIR 22 | faster | memory | of |\n\
         |---|---|---|---|---|---|---|---|\n"
    );
    for row in rows {
        let [faster, memory] = ratios(row);
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {faster} | {} | {memory} |",
            row.workload,
            row.ops,
            row.stage,
            time(&row.couloir),
            time(&row.reference),
            memory_of(&row.couloir),
        );
    }
    text
}

fn time(side: &Side) -> String {
    match side {
        Ok(sample) => format!("{:.3} s", seconds(sample)),
        Err(reason) => reason.clone(),
    }
}

fn memory_of(side: &Side) -> String {
    match side {
        Ok(sample) => format!("{:.0} MB", peak(sample)),
        Err(_) => "-".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_place_of_figures_changes() {
        let text = format!("a\n{START}old\n{END}\nb\n");
        assert_eq!(replace(&text, "new\n").unwrap(), format!("a\n{START}new\n{END}\nb\n"));
        assert_eq!(replace("a\n", "new\n"), None);
    }
}
