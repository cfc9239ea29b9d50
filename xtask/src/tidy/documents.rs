//! Rules about the documents: ARCHITECTURE.md names every dependency, and README
//! shows the measured figures between its two marks.

use super::{File, Finding};

/// README's figures stand between these two lines.
const FIGURES: [&str; 2] = ["<!-- figures -->", "<!-- /figures -->"];

pub(super) fn check(files: &[File], findings: &mut Vec<Finding>) {
    let text = |path: &str| files.iter().find(|file| file.path == path).map(|file| &*file.text);
    match (text("Cargo.toml"), text("ARCHITECTURE.md")) {
        (Some(manifest), Some(architecture)) => dependencies(manifest, architecture, findings),
        (_, None) => findings.push(missing("ARCHITECTURE.md")),
        (None, _) => findings.push(missing("Cargo.toml")),
    }
    match text("README.md") {
        Some(readme) => figures(readme, findings),
        None => findings.push(missing("README.md")),
    }
}

fn missing(path: &str) -> Finding {
    Finding::new(path, 1, "documents", "the file is missing")
}

/// Each entry of `[workspace.dependencies]` is named, as code, in the document.
fn dependencies(manifest: &str, architecture: &str, findings: &mut Vec<Finding>) {
    let mut inside = false;
    for (index, line) in manifest.lines().enumerate() {
        if line.starts_with('[') {
            inside = line == "[workspace.dependencies]";
        }
        let Some((name, _)) = line.split_once(" = ").filter(|_| inside) else { continue };
        if !line.starts_with('#') && !architecture.contains(&format!("`{name}`")) {
            let message = format!("ARCHITECTURE.md does not name `{name}`");
            findings.push(Finding::new("Cargo.toml", index + 1, "dependencies", message));
        }
    }
}

fn figures(readme: &str, findings: &mut Vec<Finding>) {
    let [open, close] = FIGURES;
    let block = readme.split_once(open).and_then(|(_, rest)| rest.split_once(close));
    if block.is_none_or(|(block, _)| block.trim().is_empty()) {
        let message = format!("no figures between `{open}` and `{close}`");
        findings.push(Finding::new("README.md", 1, "figures", message));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    #[test]
    fn every_dependency_is_named() {
        let manifest =
            "[package]\nx = 1\n[workspace.dependencies]\na = \"1\"\nb = { path = \"b\" }\n";
        let mut findings = Vec::new();
        check(
            &[
                file("Cargo.toml", manifest),
                file("ARCHITECTURE.md", "uses `a`"),
                file("README.md", "<!-- figures -->\n1\n<!-- /figures -->"),
            ],
            &mut findings,
        );
        let got: Vec<String> = findings.iter().map(ToString::to_string).collect();
        assert_eq!(got, ["Cargo.toml:5: dependencies: ARCHITECTURE.md does not name `b`"]);
    }
}
