//! Rewrites the CHECK lines of a file from what its RUN lines print.
//!
//! For each prefix, the first RUN line that ends in `FileCheck` with that prefix
//! gives the text. All lines of the prefix are removed, and new ones stand at the
//! end of the section they belong to (sections as `--split-input-file` makes them,
//! or the whole file). Every printed line is checked, in order: the first of a
//! section by `CHECK`, the rest by `CHECK-NEXT` and `CHECK-EMPTY`. The first use of
//! an SSA name in a function captures it in a variable, later ones refer to it.

use std::collections::HashSet;
use std::sync::LazyLock;

use couloir_filetest::{FileCheck, FileTest, Output, Pipeline, Script, run_script, scripts_of};
use libtest_mimic::Failed;
use regex::{Captures, Regex};

use crate::tool;

/// What stands between the sections of a file.
const SEPARATOR: &str = "// -----";

static SSA_NAME: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"%[A-Za-z0-9_$.-]+|\[\[|\{\{").unwrap());

/// The test with new CHECK lines, written to its file.
pub(crate) fn bless(test: &FileTest) -> Result<FileTest, Failed> {
    let directory = tempfile::tempdir()?;
    let temporary = directory.path().join("t").display().to_string();
    let mut text = test.text.clone();
    let mut done = HashSet::new();
    for script in scripts_of(&test.text, &test.path, &temporary)? {
        for pipeline in &script.pipelines {
            let Some(prefix) = checked_prefix(pipeline, &test.path)? else { continue };
            if done.insert(prefix.clone()) {
                let output = checked_output(script.line, pipeline)?;
                text = rewrite(&text, &prefix, &output)?;
            }
        }
    }
    std::fs::write(&test.path, &text)?;
    Ok(FileTest { path: test.path.clone(), text })
}

/// The prefix with which a pipeline checks its own file.
fn checked_prefix(pipeline: &Pipeline, path: &str) -> Result<Option<String>, Failed> {
    let last = pipeline.last().and_then(|command| FileCheck::parse(&command.argv));
    let Some(call) = last.transpose()? else { return Ok(None) };
    Ok((call.file == path).then(|| call.prefix().to_owned()))
}

/// What the pipeline hands to `FileCheck`.
fn checked_output(line: usize, pipeline: &Pipeline) -> Result<String, Failed> {
    let script = Script { line, pipelines: vec![pipeline.clone()] };
    let mut checked = Vec::new();
    let mut tools = |argv: &[String], stdin: &[u8]| {
        if argv.first().is_some_and(|name| name == "FileCheck") {
            checked = stdin.to_vec();
            return Output::default();
        }
        tool::call(argv, stdin)
    };
    run_script(&script, &mut tools).map_err(|failure| failure.to_string())?;
    Ok(String::from_utf8(checked)?)
}

fn rewrite(text: &str, prefix: &str, output: &str) -> Result<String, Failed> {
    let mark = text.lines().find_map(|line| Some(line.split_once("RUN:")?.0.trim()));
    let mark = mark.unwrap_or("//");
    let old = Regex::new(&format!(
        r"^\s*{}\s*{prefix}(-(NEXT|SAME|NOT|DAG|LABEL|EMPTY|COUNT-\d+))?(\{{[A-Z,]+\}})?:",
        regex::escape(mark)
    ))?;
    let kept: Vec<&str> = text.lines().filter(|line| !old.is_match(line)).collect();
    let inputs: Vec<&[&str]> = kept.split(|line| *line == SEPARATOR).collect();
    let outputs: Vec<&str> = output.split(&format!("{SEPARATOR}\n")).collect();
    let whole = [kept.as_slice()];
    let split = inputs.len() == outputs.len();
    let (inputs, outputs) = if split { (&*inputs, outputs) } else { (&whole[..], vec![output]) };
    let sections: Vec<String> = inputs
        .iter()
        .zip(outputs)
        .map(|(input, output)| section(input, &check_lines(output, mark, prefix)))
        .collect();
    Ok(sections.join(&format!("\n{SEPARATOR}\n")))
}

/// A section's own lines, and its CHECK lines after a blank one.
fn section(input: &[&str], checks: &[String]) -> String {
    let mut text = input.join("\n");
    text.truncate(text.trim_end().len());
    if !checks.is_empty() {
        text.push_str("\n\n");
        text.push_str(&checks.join("\n"));
    }
    text.push('\n');
    text
}

fn check_lines(output: &str, mark: &str, prefix: &str) -> Vec<String> {
    let mut known = HashSet::new();
    let mut lines = Vec::new();
    for line in output.trim_end().lines().skip_while(|line| line.trim().is_empty()) {
        let kind = if lines.is_empty() { "" } else { "-NEXT" };
        // A line such as `func.func @f(...) {` opens a scope of names.
        if line.ends_with('{') && line.contains('@') {
            known.clear();
        }
        lines.push(if line.trim().is_empty() {
            format!("{mark} {prefix}-EMPTY:")
        } else {
            format!("{mark} {prefix}{kind}: {}", pattern(line, &mut known))
        });
    }
    lines
}

/// The pattern that matches `line`.
fn pattern(line: &str, known: &mut HashSet<String>) -> String {
    let replace = |captures: &Captures<'_>| match &captures[0] {
        "[[" => r"{{\[\[}}".to_owned(),
        "{{" => r"{{\{\{}}".to_owned(),
        name => {
            let variable = variable(&name[1..]);
            if known.insert(variable.clone()) {
                format!("%[[{variable}:[^ ]+]]")
            } else {
                format!("%[[{variable}]]")
            }
        }
    };
    // A bracket before a variable would be taken for part of it.
    SSA_NAME.replace_all(line, replace).replace("[[[", r"{{\[}}[[")
}

/// `arg0` becomes `ARG0`, and a number is given a letter.
fn variable(name: &str) -> String {
    let name = name.to_uppercase().replace(['$', '.', '-'], "_");
    if name.starts_with(|c: char| c.is_ascii_digit()) { format!("V{name}") } else { name }
}
