//! Where two modules differ, names of locals and all numbers aside.
//!
//! Each module is written anew with locals, nodes of metadata and groups of attributes known by
//! what they are: locals by number alone, nodes by a hash of what they hold a few steps deep,
//! groups spelled out. What then has the same text is the same. Global values are found by name,
//! those without one by number.

use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

use super::Writer;
use crate::metadata::Metadata;
use crate::module::Module;

/// How many steps deep nodes are told apart at once; what differs deeper shows where it stands.
const ROUNDS: usize = 6;

/// How many differences one part of a module has at most.
const MOST_IN_PART: usize = 3;

/// A difference between two modules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Where: `function @f`, `global @g`.
    pub place: String,
    /// What the first module has there.
    pub left: Option<String>,
    /// What the second one has.
    pub right: Option<String>,
}

/// The differences between two modules, which lose the names of their locals; none where they are
/// the same up to names of locals and to numbers.
///
/// ```
/// use couloir_llvmir::{diff_modules, read_module};
///
/// let mut read = |text: &str| read_module(text.as_bytes(), "example").unwrap().module;
/// let mut left = read("define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n");
/// let mut same = read("define i32 @f(i32 %0) {\n  %2 = add i32 %0, 1\n  ret i32 %2\n}\n");
/// let mut other = read("define i32 @f(i32 %x) {\n  %y = add i32 %x, 2\n  ret i32 %y\n}\n");
/// assert!(diff_modules(&mut left, &mut same).is_empty());
/// let found = diff_modules(&mut left, &mut other);
/// assert_eq!(found[0].place, "function @f");
/// assert_eq!(found[0].right.as_deref(), Some("  %2 = add i32 %0, 2"));
/// ```
pub fn diff_modules(left: &mut Module, right: &mut Module) -> Vec<Difference> {
    left.strip_local_names();
    right.strip_local_names();
    let (mut left, mut right) = (Side::new(left), Side::new(right));
    let mut found = Vec::new();
    let rights: FxHashMap<String, Part> = right.parts().into_iter().collect();
    let mut seen = FxHashSet::default();
    for (place, part) in left.parts() {
        let other = rights.get(&place).copied();
        compare(&mut left, &mut right, (&place, Some(part), other), &mut found);
        seen.insert(place);
    }
    for (place, part) in right.parts() {
        if !seen.contains(&place) {
            compare(&mut left, &mut right, (&place, None, Some(part)), &mut found);
        }
    }
    found
}

/// A part of a module that is compared on its own.
#[derive(Clone, Copy)]
enum Part {
    Target,
    Assembly,
    Global(usize),
    Alias(usize),
    Ifunc(usize),
    Function(usize),
    Named(usize),
}

fn compare(
    left: &mut Side<'_>,
    right: &mut Side<'_>,
    (place, own, other): (&str, Option<Part>, Option<Part>),
    found: &mut Vec<Difference>,
) {
    let lines = |side: &mut Side<'_>, part: Option<Part>| {
        part.map(|part| side.lines(part, true)).unwrap_or_default()
    };
    let (a, b) = (lines(left, own), lines(right, other));
    if a == b {
        return;
    }
    let plain = |side: &mut Side<'_>, part: Option<Part>| {
        part.map(|part| side.lines(part, false)).unwrap_or_default()
    };
    let (plain_a, plain_b) = (plain(left, own), plain(right, other));
    let differing = (0..a.len().max(b.len())).filter(|&at| a.get(at) != b.get(at));
    for at in differing.take(MOST_IN_PART) {
        let (one, two) = (plain_a.get(at).cloned(), plain_b.get(at).cloned());
        let (one, two) = match (one, two) {
            // Only what their metadata holds tells them apart.
            (Some(one), Some(two)) if one == two => {
                let (a, b) = (left.nodes_in(&one), right.nodes_in(&two));
                (Some(one + &a), Some(two + &b))
            }
            other => other,
        };
        found.push(Difference { place: place.to_owned(), left: one, right: two });
    }
}

/// One of the two modules.
struct Side<'m> {
    module: &'m Module,
    writer: Writer<'m>,
    marks: FxHashMap<Metadata, u64>,
}

impl<'m> Side<'m> {
    fn new(module: &'m Module) -> Self {
        let mut writer = Writer::new(module, None);
        writer.slots.to_mut().number_nameless(module);
        let marks = marks(&mut writer);
        Self { module, writer, marks }
    }

    fn symbol(&mut self, symbol: crate::context::Symbol) -> String {
        self.writer.symbol(symbol);
        self.take()
    }

    fn take(&mut self) -> String {
        let text = String::from_utf8_lossy(&self.writer.out).into_owned();
        self.writer.out.clear();
        text
    }

    /// All parts, each with its place.
    fn parts(&mut self) -> Vec<(String, Part)> {
        let module = self.module;
        let mut parts = vec![
            ("the target".to_owned(), Part::Target),
            ("the module's assembly".to_owned(), Part::Assembly),
        ];
        for (at, global) in module.globals().iter().enumerate() {
            let name = self.symbol(global.common.symbol);
            parts.push((format!("global {name}"), Part::Global(at)));
        }
        for (at, alias) in module.aliases().iter().enumerate() {
            let name = self.symbol(alias.common.symbol);
            parts.push((format!("alias {name}"), Part::Alias(at)));
        }
        for (at, ifunc) in module.ifuncs().iter().enumerate() {
            let name = self.symbol(ifunc.common.symbol);
            parts.push((format!("ifunc {name}"), Part::Ifunc(at)));
        }
        for (at, function) in module.functions().iter().enumerate() {
            let name = self.symbol(function.common.symbol);
            parts.push((format!("function {name}"), Part::Function(at)));
        }
        for (at, (name, _)) in module.named_metadata.iter().enumerate() {
            let name = String::from_utf8_lossy(module.context().str_bytes(*name)).into_owned();
            parts.push((format!("metadata !{name}"), Part::Named(at)));
        }
        parts
    }

    /// The lines of a part, comments aside.
    fn lines(&mut self, part: Part, marked: bool) -> Vec<String> {
        if marked {
            self.writer.marks = Some(std::mem::take(&mut self.marks));
        }
        self.write(part);
        if let Some(marks) = self.writer.marks.take() {
            self.marks = marks;
        }
        let text = self.take();
        let lines = text.lines().filter(|line| !line.starts_with("; "));
        lines
            .map(|line| line.split("  ; preds").next().unwrap_or(line).trim_end().to_owned())
            .collect()
    }

    fn write(&mut self, part: Part) {
        let (module, writer) = (self.module, &mut self.writer);
        match part {
            Part::Target => {
                writer.str(&module.data_layout);
                writer.str("\n");
                writer.str(&module.target_triple);
            }
            Part::Assembly => writer.out.extend_from_slice(&module.module_asm),
            Part::Global(at) => _ = module.globals().get(at).map(|it| writer.global(it)),
            Part::Alias(at) => {
                _ = module.aliases().get(at).map(|it| writer.indirection(it, "alias "));
            }
            Part::Ifunc(at) => {
                _ = module.ifuncs().get(at).map(|it| writer.indirection(it, "ifunc "));
            }
            Part::Function(at) => _ = module.functions().get(at).map(|it| writer.function(it)),
            Part::Named(at) => {
                let nodes = module.named_metadata.get(at).map_or(&[][..], |row| &row.1);
                for &node in nodes {
                    writer.metadata(node);
                    writer.str("\n");
                }
            }
        }
    }

    /// The nodes a line refers to by number, each on a line of its own.
    fn nodes_in(&mut self, line: &str) -> String {
        let mut out = String::new();
        for piece in line.split('!').skip(1) {
            let digits = piece.len() - piece.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let number = piece.get(..digits).and_then(|text| text.parse::<usize>().ok());
            let node = number.and_then(|at| self.writer.slots.node_order.get(at).copied());
            if let (Some(number), Some(node)) = (number, node) {
                self.writer.node_definition(node);
                out.push_str(&format!("\n    !{number}{}", self.take()));
            }
        }
        out
    }
}

/// A hash for each node of what it holds, some steps deep.
fn marks(writer: &mut Writer<'_>) -> FxHashMap<Metadata, u64> {
    let order = writer.slots.node_order.clone();
    let mut marks: FxHashMap<Metadata, u64> = order.iter().map(|&node| (node, 0)).collect();
    for _ in 0..ROUNDS {
        writer.marks = Some(marks);
        let mut next = FxHashMap::default();
        for &node in &order {
            writer.node_definition(node);
            let mut hasher = FxHasher::default();
            writer.out.hash(&mut hasher);
            writer.out.clear();
            next.insert(node, hasher.finish());
        }
        marks = next;
    }
    writer.marks = None;
    marks
}
