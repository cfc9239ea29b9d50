//! The inputs that are changed: pieces of the file tests, the examples, and the reader's texts.

use std::fs;
use std::path::{Path, PathBuf};

use couloir_contract::mutate::{self, Random};
use couloir_contract::{Kind, bytecode_of};

use super::run::Source;
use crate::Result;

/// Where files are taken from.
const PLACES: &[&str] = &[
    "tests",
    "examples",
    "crates/couloir-import/tests/cases",
    "crates/couloir-llvmir/tests/reader",
    "crates/couloir-llvmir/tests/text",
];

/// Longer pieces cost too much time each.
const LONGEST: usize = 8_000;

/// The pieces of all files.
pub(super) struct Corpus {
    mlir: Vec<Vec<u8>>,
    llvm: Vec<Vec<u8>>,
    /// Pipelines as text.
    pipelines: Vec<Vec<u8>>,
    seed: u64,
    /// The only kind of inputs, if not all are wanted.
    kind: Option<Kind>,
}

/// An input, and what it is taken as.
pub(crate) struct Input {
    pub(crate) kind: Kind,
    pub(crate) bytes: Vec<u8>,
}

/// How often each kind comes up.
const SHARES: [Kind; 9] = [
    Kind::LlvmIr,
    Kind::Mlir,
    Kind::LlvmIr,
    Kind::Import,
    Kind::Mlir,
    Kind::Pipeline,
    Kind::Bytecode,
    Kind::LlvmIr,
    Kind::Translate,
];

impl Corpus {
    /// Reads the files below `root`.
    pub(super) fn read(root: &Path, seed: u64, kind: Option<Kind>) -> Result<Self> {
        let (mlir, llvm, pipelines) = Default::default();
        let mut corpus = Self { mlir, llvm, pipelines, seed, kind };
        for place in PLACES {
            for path in files(&root.join(place))? {
                corpus.add(&path)?;
            }
        }
        Ok(corpus)
    }

    fn add(&mut self, path: &Path) -> Result<()> {
        let list = match path.extension().and_then(|name| name.to_str()) {
            Some("mlir") => &mut self.mlir,
            Some("ll") => &mut self.llvm,
            _ => return Ok(()),
        };
        let text = String::from_utf8_lossy(&fs::read(path)?).into_owned();
        self.pipelines.extend(text.lines().filter_map(pipeline_of_test));
        let pieces = text.split("// -----").map(|piece| without_comments(piece).into_bytes());
        list.extend(pieces.filter(|piece| !piece.is_empty() && piece.len() < LONGEST));
        Ok(())
    }

    fn bytecode(&self, random: &mut Random) -> Vec<u8> {
        let base = random.pick(&self.mlir).and_then(|text| bytecode_of(text));
        let mut bytes = base.unwrap_or_default();
        for _ in 0..=random.below(3) {
            bytes = mutate::one_byte(random, &bytes);
        }
        bytes
    }

    /// A line of passes before a text, that is changed every other time.
    fn pipeline(&self, random: &mut Random) -> Vec<u8> {
        let mut bytes = match random.below(3) {
            0 => [b"=", &mutated(random, &self.pipelines)[..]].concat(),
            _ => drawn_passes(random),
        };
        bytes.retain(|&byte| byte != b'\n');
        bytes.push(b'\n');
        let text = match random.below(2) {
            0 => random.pick(&self.mlir).cloned().unwrap_or_default(),
            _ => mutated(random, &self.mlir),
        };
        bytes.extend(text);
        bytes
    }
}

impl Source for Corpus {
    fn input(&self, number: u64) -> Input {
        let mut random = Random::new(self.seed, number);
        let share = SHARES.get(number as usize % SHARES.len()).copied();
        let kind = self.kind.or(share).unwrap_or(Kind::Mlir);
        let bytes = match kind {
            Kind::LlvmIr | Kind::Import => mutated(&mut random, &self.llvm),
            Kind::Mlir | Kind::Translate => mutated(&mut random, &self.mlir),
            Kind::Bytecode => self.bytecode(&mut random),
            Kind::Pipeline => self.pipeline(&mut random),
        };
        Input { kind, bytes }
    }
}

/// One to four bytes that stand for passes; a `=` at their start would stand for text.
fn drawn_passes(random: &mut Random) -> Vec<u8> {
    let passes = 1 + random.below(4);
    let bytes = (0..passes).map(|_| random.number() as u8);
    bytes.filter(|&byte| byte != b'=').collect()
}

/// The pipeline that a line of a test runs.
fn pipeline_of_test(line: &str) -> Option<Vec<u8>> {
    let (_, rest) = line.split_once("--pass-pipeline='")?;
    let (pipeline, _) = rest.split_once('\'')?;
    Some(pipeline.as_bytes().to_vec())
}

fn mutated(random: &mut Random, pieces: &[Vec<u8>]) -> Vec<u8> {
    let (Some(base), Some(other)) = (random.pick(pieces), random.pick(pieces)) else {
        return Vec::new();
    };
    mutate::text(random, base, other)
}

/// All files below a folder, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))? {
            let path = entry?.path();
            let list = if path.is_dir() { &mut open } else { &mut found };
            list.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// A text without the lines that are nothing but a comment: what tests expect.
fn without_comments(text: &str) -> String {
    let is_comment = |line: &str| {
        let line = line.trim_start();
        line.is_empty() || line.starts_with("//") || line.starts_with(';')
    };
    text.lines().filter(|line| !is_comment(line)).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_says_what_an_input_is() {
        let corpus = Corpus {
            mlir: vec![b"func.func private @f()".to_vec()],
            llvm: vec![b"declare void @f()".to_vec()],
            pipelines: vec![b"builtin.module(cse)".to_vec()],
            seed: 3,
            kind: None,
        };
        for number in 0..64 {
            let (one, other) = (corpus.input(number), corpus.input(number));
            assert_eq!((one.kind, one.bytes), (other.kind, other.bytes));
        }
    }

    #[test]
    fn expectations_are_left_out() {
        assert_eq!(without_comments("// CHECK: a\n; b\n\n c\n"), " c\n");
    }
}
