//! Edits of LLVM IR, on its text as it is written here.
//!
//! Invariant: a candidate is read, keeps LLVM's rules and is written again after each edit, so
//! that edits find the text laid out as they know it.
//!
//! - `shape`: a text as entities, functions, blocks and instructions.

mod shape;

use std::ops::Range;

use couloir_llvmir::{read_module, verify_rules, write_module};

use self::shape::{Block, Function, Item, Text};
use crate::Step;
use crate::text::{self, Piece};

/// The module as it is written, if it is LLVM IR.
pub(crate) fn normal(bytes: &[u8]) -> Option<Vec<u8>> {
    let module = read_module(bytes, "").ok()?.module;
    verify_rules(&module).is_empty().then(|| write_module(&module))
}

fn reads(text: &[u8]) -> bool {
    normal(text).is_some()
}

/// An edit: how many places a text has, and the change of those in a range.
struct Edit {
    name: &'static str,
    find: fn(&Text) -> usize,
    change: fn(&mut Text, Range<usize>),
}

/// All edits, in order.
static EDITS: &[Edit] = &[
    Edit { name: "entities", find: |text| text.items.len(), change: drop_items },
    Edit { name: "bodies", find: |text| text.functions().count(), change: declare },
    Edit { name: "blocks", find: count_blocks, change: drop_blocks },
    Edit {
        name: "returns",
        find: count_ends,
        change: |text, at| change_ends(text, at, |_| Some("unreachable".into())),
    },
    Edit {
        name: "first successors",
        find: count_ends,
        change: |text, at| change_ends(text, at, |end| branch_to(end, false)),
    },
    Edit {
        name: "last successors",
        find: count_ends,
        change: |text, at| change_ends(text, at, |end| branch_to(end, true)),
    },
    Edit { name: "merges", find: count_ends, change: merge },
    Edit {
        name: "instructions",
        find: count_insts,
        change: |text, at| drop_insts(text, at, "zeroinitializer"),
    },
    Edit {
        name: "opaque values",
        find: count_insts,
        change: |text, at| drop_insts(text, at, "poison"),
    },
];

/// All steps, in order.
pub(crate) fn steps() -> Vec<Box<dyn Step>> {
    let mut steps: Vec<Box<dyn Step>> = vec![Box::new(DebugInfo)];
    steps.extend(EDITS.iter().map(|edit| Box::new(edit) as Box<dyn Step>));
    steps.push(text::step("attachments", attachments, reads));
    steps.extend(text::last_steps(reads));
    steps
}

/// Leaves out all debug information.
struct DebugInfo;

impl Step for DebugInfo {
    fn name(&self) -> &'static str {
        "debug information"
    }

    fn places(&self, _: &[u8]) -> usize {
        1
    }

    fn change(&self, text: &[u8], _: Range<usize>) -> Option<Vec<u8>> {
        let mut module = read_module(text, "").ok()?.module;
        module.strip_debug_info().then_some(())?;
        normal(&write_module(&module))
    }
}

impl Step for &'static Edit {
    fn name(&self) -> &str {
        self.name
    }

    fn places(&self, text: &[u8]) -> usize {
        Text::parse(text).map_or(0, |text| (self.find)(&text))
    }

    fn change(&self, text: &[u8], places: Range<usize>) -> Option<Vec<u8>> {
        let mut text = Text::parse(text)?;
        (self.change)(&mut text, places);
        text.repair();
        normal(text.print().as_bytes())
    }
}

/// Deletes functions, globals, nodes and all else that stands for itself.
fn drop_items(text: &mut Text, places: Range<usize>) {
    let gone = text.items.drain(places).collect::<Vec<_>>();
    text.gone.extend(gone.iter().filter_map(Item::defines).map(str::to_owned));
}

fn declare(text: &mut Text, places: Range<usize>) {
    let functions = text.items.iter_mut().filter(|item| matches!(item, Item::Function(_)));
    for item in functions.skip(places.start).take(places.len()) {
        if let Item::Function(function) = item {
            *item = Item::Line(function.declaration());
        }
    }
}

fn count_blocks(text: &Text) -> usize {
    text.functions().map(|function| function.blocks.len().saturating_sub(1)).sum()
}

/// Does something with each function and the numbers, among all of a kind, of what it has.
fn in_functions(
    text: &mut Text,
    places: &Range<usize>,
    count: impl Fn(&Function) -> usize,
    mut change: impl FnMut(&mut Function, Range<usize>),
) {
    let mut start = 0;
    for function in text.functions_mut() {
        let own = count(function);
        let from = places.start.clamp(start, start + own) - start;
        let to = places.end.clamp(start, start + own) - start;
        if from < to {
            change(function, from..to);
        }
        start += own;
    }
}

fn drop_blocks(text: &mut Text, places: Range<usize>) {
    let count = |function: &Function| function.blocks.len().saturating_sub(1);
    in_functions(text, &places, count, |function, own| {
        let gone = function.blocks.drain(own.start + 1..=own.end).collect::<Vec<_>>();
        function.gone.extend(gone.iter().flat_map(Block::defines));
    });
}

fn count_ends(text: &Text) -> usize {
    text.functions().map(|function| function.blocks.len()).sum()
}

fn change_ends(text: &mut Text, places: Range<usize>, by: fn(&str) -> Option<String>) {
    in_functions(
        text,
        &places,
        |function| function.blocks.len(),
        |function, own| {
            for block in function.blocks.get_mut(own).unwrap_or_default() {
                let Some(end) = block.insts.last_mut() else { continue };
                if !end.contains("label %") {
                    continue;
                }
                if let Some(new) = by(end) {
                    function
                        .gone
                        .extend(shape::defined(end).map(|name| (name.to_owned(), "poison")));
                    *end = format!("  {new}\n");
                }
            }
        },
    );
}

/// A branch to the first or last of the blocks that an end names.
fn branch_to(end: &str, last: bool) -> Option<String> {
    let labels = shape::labels(end);
    let to = if last { labels.last() } else { labels.first() }?;
    Some(format!("br label {to}"))
}

/// Blocks become part of the only one that leads to them.
fn merge(text: &mut Text, places: Range<usize>) {
    in_functions(
        text,
        &places,
        |function| function.blocks.len(),
        |function, own| {
            own.rev().for_each(|at| _ = function.merge(at));
        },
    );
}

/// All instructions but ends of blocks.
fn inner(block: &Block) -> usize {
    block.insts.len().saturating_sub(1)
}

fn count_insts(text: &Text) -> usize {
    text.functions().flat_map(|function| &function.blocks).map(inner).sum()
}

fn drop_insts(text: &mut Text, places: Range<usize>, by: &'static str) {
    let count = |function: &Function| function.blocks.iter().map(inner).sum();
    in_functions(text, &places, count, |function, own| {
        let mut start = 0;
        for block in &mut function.blocks {
            let count = inner(block);
            let from = own.start.clamp(start, start + count) - start;
            let to = own.end.clamp(start, start + count) - start;
            start += count;
            let gone = block.insts.drain(from..to).collect::<Vec<_>>();
            let names = gone.iter().filter_map(|inst| shape::defined(inst));
            function.gone.extend(names.map(|name| (name.to_owned(), by)));
        }
    });
}

/// `!name !node` and `#group` after instructions and functions.
fn attachments(bytes: &[u8]) -> Vec<Piece> {
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    shape::attachments(text).into_iter().map(|(range, _)| Piece::new(range, b"")).collect()
}
