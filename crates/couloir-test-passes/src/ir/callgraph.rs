//! `test-print-callgraph`: which functions call which, and the groups of those that call each
//! other.

use std::fmt::Write;

use couloir_ir::op::Trait;
use couloir_ir::symbols::nearest_symbol;
use couloir_ir::{Attribute, Body, Op, OpRef, RegionRef};
use couloir_pass::PassDef;
use couloir_transforms::components::Graph as Steps;
use rustc_hash::{FxHashMap, FxHashSet};

/// `test-print-callgraph`
pub(super) static PASS: PassDef = PassDef {
    name: "test-print-callgraph",
    class: "(anonymous namespace)::TestCallGraphPass",
    description: "Print the contents of a constructed callgraph.",
    anchor: Some("builtin.module"),
    ..says!(text)
};

/// Who calls from outside, and who is called and not known.
const OUTSIDE: usize = 0;
const UNKNOWN: usize = 1;

/// Something that can be called.
struct Node {
    name: String,
    /// What it leads to, and how, each once, in order.
    edges: Vec<(usize, &'static str)>,
}

/// An op, by the body it is in.
type Key = (*const Body, Op);

struct Graph {
    nodes: Vec<Node>,
    known: FxHashMap<Key, usize>,
    /// All edges.
    edges: FxHashSet<(usize, usize, &'static str)>,
}

fn text(op: OpRef<'_>) -> String {
    let special = |name: &str| Node { name: name.to_owned(), edges: Vec::new() };
    let nodes = vec![special("<External-Caller-Node>"), special("<Unknown-Callee-Node>")];
    let mut graph = Graph { nodes, known: FxHashMap::default(), edges: FxHashSet::default() };
    graph.add_nodes(op, None);
    graph.add_calls(op, None);
    format!("Testing : {}\n{}", super::name_of(op, "test.name"), graph.text())
}

fn key(op: OpRef<'_>) -> Key {
    (std::ptr::from_ref(op.body()), op.op)
}

/// The ops directly in an op.
fn each_inside(op: OpRef<'_>, visit: &mut dyn FnMut(OpRef<'_>)) {
    op.each_region(|region| {
        region.blocks().for_each(|block| block.ops().for_each(&mut *visit));
        None::<()>
    });
}

fn is_external(op: OpRef<'_>) -> bool {
    op.has(Trait::Function) && op.region(0).is_none_or(RegionRef::is_empty)
}

fn describe(op: OpRef<'_>) -> String {
    let ctx = op.ctx();
    let attrs = Attribute::dictionary(ctx, op.attrs().collect());
    let attrs = match attrs {
        Attribute::EMPTY_DICT => String::new(),
        attrs => format!(" : {}", ctx.attr_text(attrs)),
    };
    format!("'{}' - Region #0{attrs}", op.name())
}

impl Graph {
    /// Adds what can be called. Ops nest no deeper than text does.
    fn add_nodes(&mut self, op: OpRef<'_>, mut parent: Option<usize>) {
        if op.has(Trait::Call) || op.has(Trait::Callable) && is_external(op) {
            return;
        }
        if op.has(Trait::Callable) {
            let own = self.nodes.len();
            self.nodes.push(Node { name: describe(op), edges: Vec::new() });
            self.known.insert(key(op), own);
            match parent {
                Some(parent) => self.add_edge(parent, own, "Child"),
                None => self.add_edge(OUTSIDE, own, "Abstract"),
            }
            parent = Some(own);
        }
        each_inside(op, &mut |inside| self.add_nodes(inside, parent));
    }

    /// Adds who is called.
    fn add_calls(&mut self, op: OpRef<'_>, mut parent: Option<usize>) {
        if op.has(Trait::Call) {
            if let Some(parent) = parent {
                self.add_edge(parent, self.callee(op), "Call");
            }
            return;
        }
        if op.has(Trait::Callable) {
            match self.known.get(&key(op)) {
                Some(&own) => parent = Some(own),
                None => return,
            }
        }
        each_inside(op, &mut |inside| self.add_calls(inside, parent));
    }

    fn callee(&self, call: OpRef<'_>) -> usize {
        let name = call.attr_named("callee").and_then(|name| name.as_flat_symbol(call.ctx()));
        let callee = name.and_then(|name| nearest_symbol(call, name));
        callee.and_then(|callee| self.known.get(&key(callee)).copied()).unwrap_or(UNKNOWN)
    }

    fn add_edge(&mut self, from: usize, to: usize, how: &'static str) {
        let is_new = self.edges.insert((from, to, how));
        if let Some(node) = self.nodes.get_mut(from).filter(|_| is_new) {
            node.edges.push((to, how));
        }
    }

    /// What can be got to from outside, in groups of nodes that lead to each other, each after
    /// those that it leads to.
    fn groups(&self) -> Vec<Vec<u32>> {
        let edges = self.nodes.iter().enumerate().flat_map(|(from, node)| {
            node.edges.iter().map(move |&(to, _)| (from as u32, to as u32))
        });
        let mut groups = Steps::new(self.nodes.len(), &edges.collect::<Vec<_>>()).components();
        let last = groups.iter().position(|group| group.contains(&(OUTSIDE as u32)));
        groups.truncate(last.map_or(0, |last| last + 1));
        groups
    }

    fn name(&self, at: usize) -> &str {
        self.nodes.get(at).map_or("", |node| &node.name)
    }

    fn text(&self) -> String {
        let mut out = String::from("// ---- CallGraph ----\n");
        for node in self.nodes.iter().skip(2) {
            _ = writeln!(out, "// - Node : {}", node.name);
            for &(to, how) in &node.edges {
                _ = writeln!(out, "// -- {how}-Edge : {}", self.name(to));
            }
            out.push_str("//\n");
        }
        out.push_str("// -- SCCs --\n");
        for group in self.groups() {
            out.push_str("// - SCC : \n");
            for at in group.into_iter().rev() {
                _ = writeln!(out, "// -- Node :{}", self.name(at as usize));
            }
            out.push('\n');
        }
        out + "// -------------------\n"
    }
}
