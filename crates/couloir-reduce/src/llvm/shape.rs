//! LLVM IR, as it is written here, as entities, functions, blocks and instructions.
//!
//! Invariant: what an edit took away is noted in `gone`; [`Text::repair`] puts constants in place
//! of its uses, takes back branches to blocks that are gone, and deletes blocks that nothing
//! leads to. What it cannot repair the reader refuses.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// A module.
pub(super) struct Text {
    pub(super) items: Vec<Item>,
    /// Names of what is gone, with their signs: `@f`, `!5`, `#0`.
    pub(super) gone: BTreeSet<String>,
}

/// What stands for itself.
pub(super) enum Item {
    Line(String),
    Function(Function),
}

/// A function with a body.
pub(super) struct Function {
    header: String,
    pub(super) blocks: Vec<Block>,
    /// Names of values that are gone, and what takes their places.
    pub(super) gone: BTreeMap<String, &'static str>,
}

/// A block.
pub(super) struct Block {
    /// The name with its sign; none for one that is not written.
    label: Option<String>,
    /// Instructions, each with all its lines.
    pub(super) insts: Vec<String>,
}

impl Block {
    /// The values defined here, which `poison` takes the places of.
    pub(super) fn defines(&self) -> Vec<(String, &'static str)> {
        self.insts.iter().filter_map(|inst| Some((defined(inst)?.to_owned(), "poison"))).collect()
    }

    fn leads_to(&self) -> Vec<&str> {
        self.insts.last().map(|end| labels(end)).unwrap_or_default()
    }
}

/// The name that an instruction defines.
pub(super) fn defined(inst: &str) -> Option<&str> {
    let (name, _) = inst.trim_start().split_once(" = ")?;
    name.starts_with('%').then_some(name)
}

/// The names of the blocks that an instruction leads to.
pub(super) fn labels(inst: &str) -> Vec<&str> {
    inst.match_indices("label %").filter_map(|(at, _)| name_at(inst, at + "label ".len())).collect()
}

/// The name with its sign that stands at a place.
fn name_at(text: &str, at: usize) -> Option<&str> {
    let rest = text.get(at..)?;
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || b"._$-".contains(byte);
    let name = rest.get(1..)?;
    let len = match name.strip_prefix('"') {
        Some(quoted) => quoted.find('"')? + 2,
        None => name.bytes().take_while(|byte| is_name(byte)).count(),
    };
    rest.get(..len + 1).filter(|name| name.len() > 1)
}

/// A text with names replaced; strings and comments stay.
fn with_names<'r>(text: &str, mut by: impl FnMut(&str) -> Option<&'r str>) -> String {
    let mut changed = String::with_capacity(text.len());
    let mut at = 0;
    let mut quoted = false;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let first = rest.chars().next().unwrap_or_default();
        quoted ^= first == '"';
        let name = if !quoted && "@%!#$".contains(first) { name_at(text, at) } else { None };
        let shown = name.map(|name| by(name).unwrap_or(name));
        match (name, shown) {
            (Some(name), Some(shown)) => {
                changed.push_str(shown);
                at += name.len();
            }
            _ => {
                changed.push(first);
                at += first.len_utf8();
            }
        }
    }
    changed
}

impl Item {
    /// The name of what it defines, with its sign.
    pub(super) fn defines(&self) -> Option<&str> {
        let line = match self {
            Item::Line(line) => line,
            Item::Function(function) => &function.header,
        };
        let line = line.strip_prefix("attributes ").unwrap_or(line);
        if line.starts_with("define") || line.starts_with("declare") {
            return name_at(line, line.find('@')?);
        }
        let is_sign = line.starts_with(['@', '!', '#', '$']);
        if is_sign { name_at(line, 0) } else { None }
    }
}

impl Function {
    /// The declaration of the same function.
    pub(super) fn declaration(&self) -> String {
        const DROPPED: &[&str] = &[
            "private",
            "internal",
            "available_externally",
            "linkonce",
            "linkonce_odr",
            "weak",
            "weak_odr",
            "comdat",
        ];
        let line = self.header.replacen("define", "declare", 1);
        let end =
            [" personality ", " !", " comdat(", " {"].iter().filter_map(|end| line.rfind(end));
        let line = line.get(..end.min().unwrap_or(line.len())).unwrap_or_default();
        let words = line.split(' ').filter(|word| !DROPPED.contains(word));
        words.collect::<Vec<_>>().join(" ") + "\n"
    }

    fn parse(header: String, lines: &mut dyn Iterator<Item = &str>) -> Function {
        let mut blocks = vec![Block { label: None, insts: Vec::new() }];
        for line in lines.take_while(|line| line.trim_end() != "}") {
            let is_label = !line.starts_with(' ') && !line.trim().is_empty();
            let Some(block) = blocks.last_mut() else { break };
            if is_label {
                let label = line.rsplit_once(':').map_or(line, |(label, _)| label);
                let label = label.split(':').next().unwrap_or(label);
                let label = Some(format!("%{label}"));
                match block.insts.is_empty() {
                    true => block.label = label,
                    false => blocks.push(Block { label, insts: Vec::new() }),
                }
            } else if !line.trim().is_empty() {
                add_line(block, line);
            }
        }
        Function { header, blocks, gone: BTreeMap::new() }
    }

    fn print(&self, out: &mut String) {
        out.push_str(&self.header);
        for block in &self.blocks {
            if let Some(name) = block.label.as_ref().and_then(|label| label.get(1..)) {
                out.push_str(&format!("{name}:\n"));
            }
            block.insts.iter().for_each(|inst| out.push_str(inst));
        }
        out.push_str("}\n");
    }

    /// Makes it a function again after something was taken away.
    fn repair(&mut self) {
        self.take_back_branches();
        self.sweep();
        self.repair_phis();
        let gone = std::mem::take(&mut self.gone);
        if gone.is_empty() {
            return;
        }
        for inst in self.blocks.iter_mut().flat_map(|block| &mut block.insts) {
            *inst = with_names(inst, |name| gone.get(name).copied());
        }
    }

    /// The block that leads to a block without phis, where that is the only one and leads nowhere
    /// else.
    fn only_before(&self, at: usize) -> Option<usize> {
        let label = self.blocks.get(at)?.label.as_deref()?;
        let leads_here = |&at: &usize| {
            self.blocks.get(at).is_some_and(|block| block.leads_to().contains(&label))
        };
        let mut before = (0..self.blocks.len()).filter(leads_here);
        let only = before.next().filter(|&only| only != at && before.next().is_none())?;
        let is_plain = self.blocks.get(only)?.insts.last()?.trim_start().starts_with("br label");
        let has_phi = self.blocks.get(at)?.insts.iter().any(|inst| inst.contains(" = phi "));
        (is_plain && !has_phi).then_some(only)
    }

    /// Makes a block part of the only one that leads to it. Phis that name the block then name
    /// the other.
    pub(super) fn merge(&mut self, at: usize) -> Option<()> {
        let only = self.only_before(at)?;
        let gone = self.blocks.get_mut(at)?;
        let (label, insts) = (gone.label.take()?, std::mem::take(&mut gone.insts));
        let to = self.blocks.get_mut(only)?;
        to.insts.pop();
        to.insts.extend(insts);
        let name = to.label.clone();
        self.blocks.remove(at);
        let name = name?;
        for inst in self.blocks.iter_mut().flat_map(|block| &mut block.insts) {
            if inst.contains(" = phi ") {
                *inst = with_names(inst, |other| (other == label).then_some(name.as_str()));
            }
        }
        Some(())
    }

    fn names(&self) -> BTreeSet<String> {
        self.blocks.iter().filter_map(|block| block.label.clone()).collect()
    }

    /// Ends of blocks no longer name blocks that are gone.
    fn take_back_branches(&mut self) {
        let names = self.names();
        for block in &mut self.blocks {
            let Some(end) = block.insts.last_mut() else { continue };
            let all = labels(end);
            let alive = all.iter().find(|name| names.contains(**name));
            if all.iter().all(|name| names.contains(*name)) {
                continue;
            }
            let new = match alive {
                Some(alive) if end.trim_start().starts_with("br ") => {
                    format!("  br label {alive}\n")
                }
                _ => "  unreachable\n".into(),
            };
            self.gone.extend(defined(end).map(|name| (name.to_owned(), "poison")));
            *end = new;
        }
    }

    /// Deletes blocks that nothing leads to.
    fn sweep(&mut self) {
        let by_name = self.blocks.iter().enumerate();
        let by_name = by_name.filter_map(|(at, block)| Some((block.label.as_deref()?, at)));
        let by_name = by_name.collect::<BTreeMap<_, _>>();
        let mut reached = BTreeSet::new();
        let mut pending = vec![0];
        while let Some(at) = pending.pop() {
            if reached.insert(at) {
                let to = self.blocks.get(at).map(Block::leads_to).unwrap_or_default();
                pending.extend(to.into_iter().filter_map(|name| by_name.get(name).copied()));
            }
        }
        let all = std::mem::take(&mut self.blocks);
        for (at, block) in all.into_iter().enumerate() {
            match reached.contains(&at) {
                true => self.blocks.push(block),
                false => self.gone.extend(block.defines()),
            }
        }
    }

    /// The names of the blocks that lead to each; none for one without a name.
    fn before(&self) -> BTreeMap<String, BTreeSet<Option<String>>> {
        let mut before: BTreeMap<String, BTreeSet<Option<String>>> = BTreeMap::new();
        for block in &self.blocks {
            for to in block.leads_to() {
                before.entry(to.to_owned()).or_default().insert(block.label.clone());
            }
        }
        before
    }

    /// Phis have values for the blocks that come before theirs; those without any are gone.
    fn repair_phis(&mut self) {
        let (before, names) = (self.before(), self.names());
        for block in &mut self.blocks {
            let before = block.label.as_ref().and_then(|label| before.get(label));
            let comes_before = |name: &str| {
                // The first block may have a name that is not written.
                let name = names.contains(name).then(|| name.to_owned());
                before.is_some_and(|before| before.contains(&name))
            };
            for inst in block.insts.iter_mut().filter(|inst| inst.contains(" = phi ")) {
                *inst = repaired_phi(inst, &comes_before);
            }
            let (phis, rest) =
                block.insts.drain(..).partition::<Vec<_>, _>(|inst| is_empty_phi(inst));
            block.insts = rest;
            let names = phis.iter().filter_map(|phi| defined(phi));
            self.gone.extend(names.map(|name| (name.to_owned(), "poison")));
        }
    }
}

fn is_empty_phi(inst: &str) -> bool {
    inst.contains(" = phi ") && !inst.contains('[')
}

/// A phi without the values for blocks that do not come before it.
fn repaired_phi(inst: &str, comes_before: &dyn Fn(&str) -> bool) -> String {
    let Some(start) = inst.find(" [ ") else { return inst.to_owned() };
    let (head, list) = inst.split_at(start);
    let kept = list.split_inclusive(" ]").filter(|entry| {
        let name = entry.rfind(", %").and_then(|at| name_at(entry, at + 2));
        name.is_none_or(comes_before)
    });
    let kept = kept.map(|entry| entry.trim_start_matches(',')).collect::<Vec<_>>();
    let list = kept.iter().filter(|entry| entry.contains(" [ ")).copied().collect::<Vec<_>>();
    let rest = kept.iter().filter(|entry| !entry.contains(" [ ")).copied().collect::<String>();
    let rest = if rest.ends_with('\n') { rest } else { format!("{rest}\n") };
    format!("{head}{}{rest}", list.join(","))
}

/// Adds a line to the instruction it belongs to.
fn add_line(block: &mut Block, line: &str) {
    let starts = !line.starts_with("   ") && !line.starts_with("  ]");
    let starts = starts || line.trim_start().starts_with("#dbg");
    match block.insts.last_mut() {
        Some(last) if !starts => last.push_str(line),
        _ => block.insts.push(line.to_owned()),
    }
}

impl Text {
    /// Takes a text apart.
    pub(super) fn parse(text: &[u8]) -> Option<Text> {
        let text = std::str::from_utf8(text).ok()?;
        let mut lines = text.split_inclusive('\n');
        let mut items = Vec::new();
        while let Some(line) = lines.next() {
            if line.starts_with("define ") && line.trim_end().ends_with('{') {
                items.push(Item::Function(Function::parse(line.to_owned(), &mut lines)));
            } else if !line.trim().is_empty() && !line.starts_with(';') {
                items.push(Item::Line(line.to_owned()));
            }
        }
        Some(Text { items, gone: BTreeSet::new() })
    }

    /// The functions.
    pub(super) fn functions(&self) -> impl Iterator<Item = &Function> {
        self.items.iter().filter_map(|item| match item {
            Item::Function(function) => Some(function),
            Item::Line(_) => None,
        })
    }

    /// The functions, to be changed.
    pub(super) fn functions_mut(&mut self) -> impl Iterator<Item = &mut Function> {
        self.items.iter_mut().filter_map(|item| match item {
            Item::Function(function) => Some(function),
            Item::Line(_) => None,
        })
    }

    /// Makes it a module again after something was taken away.
    pub(super) fn repair(&mut self) {
        let gone = std::mem::take(&mut self.gone);
        for item in &mut self.items {
            match item {
                Item::Line(line) => *line = forget(line, &gone),
                Item::Function(function) => {
                    function.header = forget(&function.header, &gone);
                    for inst in function.blocks.iter_mut().flat_map(|block| &mut block.insts) {
                        *inst = forget(inst, &gone);
                    }
                    function.repair();
                }
            }
        }
    }

    /// The text.
    pub(super) fn print(&self) -> String {
        let mut out = String::new();
        for item in &self.items {
            match item {
                Item::Line(line) => out.push_str(line),
                Item::Function(function) => function.print(&mut out),
            }
        }
        out
    }
}

/// A line without what is gone.
fn forget(line: &str, gone: &BTreeSet<String>) -> String {
    if gone.is_empty() {
        return line.to_owned();
    }
    let line = without_attachments(line, |node| gone.contains(node));
    let is_list = line.starts_with('!') && !line.starts_with(|c: char| c.is_ascii_digit());
    let is_named = is_list && line.get(1..2).is_some_and(|c| c.chars().all(char::is_alphabetic));
    let line = with_names(&line, |name| match (gone.contains(name), name.chars().next()) {
        (false, _) => None,
        (true, Some('#' | '$')) => Some(""),
        (true, _) if is_named => Some(""),
        (true, _) => Some("null"),
    });
    if is_named {
        tidied_list(&line)
    } else {
        line.replace(" comdat()", "").replace(", comdat", "")
    }
}

/// A list of nodes without empty entries.
fn tidied_list(line: &str) -> String {
    let Some((head, list)) = line.split_once('{') else { return line.to_owned() };
    let list = list.trim_end().trim_end_matches('}');
    let kept = list.split(',').map(str::trim).filter(|node| !node.is_empty()).collect::<Vec<_>>();
    format!("{head}{{{}}}\n", kept.join(", "))
}

/// Where attachments of nodes stand in a text: `, !dbg !5`, ` !dbg !5`, and groups: ` #3`.
pub(super) fn attachments(text: &str) -> Vec<(Range<usize>, &str)> {
    let nodes = text.match_indices(" !").filter_map(|(at, _)| attached_node(text, at));
    let groups = text.match_indices(" #").filter_map(|(at, _)| {
        let group = name_at(text, at + 1)?;
        let is_number = group.get(1..)?.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then_some((at..at + 1 + group.len(), group))
    });
    let mut found = nodes.chain(groups).collect::<Vec<_>>();
    found.sort_by_key(|(range, _)| range.start);
    found
}

/// The node that is attached by the kind whose name stands after a blank.
fn attached_node(text: &str, at: usize) -> Option<(Range<usize>, &str)> {
    let kind = name_at(text, at + 1)?;
    let is_kind = kind.get(1..2)?.chars().all(char::is_alphabetic);
    let after = at + 1 + kind.len();
    text.get(after..)?.strip_prefix(" !").filter(|_| is_kind)?;
    let node = name_at(text, after + 1)?;
    let start = if text.get(..at)?.ends_with(',') { at - 1 } else { at };
    Some((start..after + 1 + node.len(), node))
}

fn without_attachments(line: &str, gone: impl Fn(&str) -> bool) -> String {
    let mut kept = String::with_capacity(line.len());
    let mut at = 0;
    for (range, node) in attachments(line) {
        if gone(node) && range.start >= at && !line.starts_with("attributes") {
            kept.push_str(line.get(at..range.start).unwrap_or_default());
            at = range.end;
        }
    }
    kept + line.get(at..).unwrap_or_default()
}
