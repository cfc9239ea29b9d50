//! `view-op-graph`: the ops and how values and control pass between them, as
//! a Graphviz graph, to where diagnostics go.
//!
//! Ops without regions are nodes; ops with regions, and blocks, are clusters
//! with a node for edges to end at.

mod label;

use std::fmt::Write;

use couloir_asm::print::{PrintOptions, ValueNames, options_of};
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::op::OpName;
use couloir_ir::walk::{Event, Events};
use couloir_ir::{Context, OpRef, Scope};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use rustc_hash::FxHashMap;

use label::Labels;

/// `view-op-graph`
pub static PASS: PassDef = PassDef {
    name: "view-op-graph",
    class: "ViewOpGraph",
    description: "Print Graphviz visualization of an operation",
    anchor: None,
    options: &[
        OptionDef {
            name: "max-label-len",
            kind: OptionKind::Unsigned,
            default: "20",
            description: "Limit attribute/type length to number of chars",
        },
        flag("print-attrs", "true", "Print attributes of operations"),
        flag("print-control-flow-edges", "false", "Print control flow edges"),
        flag("print-data-flow-edges", "true", "Print data flow edges"),
        flag("print-result-types", "true", "Print result types of operations"),
    ],
    run: |cx| {
        let op = Scope { ctx: cx.ctx, body: cx.body, outer: cx.outer }.op(cx.op);
        let labels = Labels {
            limit: usize::try_from(cx.options.number("max-label-len")).unwrap_or(0),
            attrs: cx.options.flag("print-attrs"),
            types: cx.options.flag("print-result-types"),
            printing: printing(cx.ctx),
        };
        let mut graph = Graph {
            labels,
            control: cx.options.flag("print-control-flow-edges"),
            data: cx.options.flag("print-data-flow-edges"),
            names: ValueNames::new(op),
            colors: colors(op),
            text: "digraph G {\n  compound = true;\n".to_owned(),
            depth: 1,
            count: 0,
            sources: FxHashMap::default(),
            flows: Vec::new(),
            edges: Vec::new(),
            open: Vec::new(),
        };
        graph.whole(op);
        graph.finish();
        cx.ctx.say(graph.text);
        cx.unchanged();
        Ok(())
    },
    ..PassDef::EMPTY
};

/// How the context prints elements; of all else the graph says itself how it is printed.
fn printing(ctx: &Context) -> PrintOptions {
    let told = options_of(ctx);
    PrintOptions {
        elide_elements_above: told.elide_elements_above,
        hex_elements_above: told.hex_elements_above,
        ..PrintOptions::default()
    }
}

const fn flag(name: &'static str, default: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::Bool, default, description }
}

/// How deep isolated ops may be nested to be shown.
const MAX_DEPTH: usize = 200;

/// The colour of each kind of op, in the order in which a walk ends them.
fn colors(op: OpRef<'_>) -> FxHashMap<OpName, String> {
    let mut order = Vec::new();
    let mut known = rustc_hash::FxHashSet::default();
    let mut note = |name: OpName| {
        if known.insert(name) {
            order.push(name);
        }
    };
    names(op, &mut note, 0);
    let number = |at: usize| f64::from(u32::try_from(at).unwrap_or(u32::MAX));
    let count = number(order.len().max(1));
    let color = |(at, name): (usize, OpName)| (name, format!("{:.6} 0.3 0.95", number(at) / count));
    order.into_iter().enumerate().map(color).collect()
}

fn names(op: OpRef<'_>, note: &mut dyn FnMut(OpName), depth: usize) {
    let scope = op.inner();
    for event in Events::new(scope.body, op.body().regions(op.op)) {
        match event {
            Event::Leaf(inner) if scope.body.nested(inner).is_some() && depth < MAX_DEPTH => {
                names(scope.op(inner), note, depth + 1);
            }
            Event::Leaf(inner) | Event::Leave(inner) => note(scope.body.op(inner).name),
            _ => {}
        }
    }
    note(op.data().name);
}

/// What edges begin and end at: a node, in a cluster of its own for ops with
/// regions.
#[derive(Clone, Copy)]
struct Node {
    node: u32,
    cluster: Option<u32>,
}

/// A value that an op uses.
struct Flow {
    value: (usize, Value),
    name: String,
    to: Node,
}

/// A graph being written.
struct Graph {
    labels: Labels,
    control: bool,
    data: bool,
    names: ValueNames,
    colors: FxHashMap<OpName, String>,
    text: String,
    depth: usize,
    /// How many nodes and clusters there are.
    count: u32,
    /// What gives each value, by the address of its body.
    sources: FxHashMap<(usize, Value), Node>,
    flows: Vec<Flow>,
    edges: Vec<String>,
    /// The op before in each block that is open.
    open: Vec<Option<Node>>,
}

fn address(body: &Body) -> usize {
    std::ptr::from_ref(body).addr()
}

impl Graph {
    /// Text that may have line breaks, with what follows each of them indented, too.
    fn line(&mut self, text: &str) {
        for line in text.split('\n') {
            let depth = if line.is_empty() { 0 } else { self.depth };
            self.text.extend(std::iter::repeat_n("  ", depth));
            self.text.push_str(line);
            self.text.push('\n');
        }
    }

    fn number(&mut self) -> u32 {
        self.count += 1;
        self.count
    }

    /// Begins a cluster.
    fn begin(&mut self, label: &str) -> Node {
        let cluster = self.number();
        self.line(&format!("subgraph cluster_{cluster} {{"));
        self.depth += 1;
        let node = self.number();
        self.line(&format!("v{node} [label = \" \", shape = plain];"));
        self.line(&format!("label = \"{label}\";"));
        Node { node, cluster: Some(cluster) }
    }

    fn end(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        self.line("}");
    }

    /// An op with all that is in it.
    fn whole(&mut self, op: OpRef<'_>) {
        self.nested(op, 0);
    }

    /// An op of which the regions are in a body of its own. Recursion is as
    /// deep as isolated ops nest.
    fn nested(&mut self, op: OpRef<'_>, depth: usize) {
        let label = self.labels.of_cluster(op);
        let node = self.begin(&label);
        if depth < MAX_DEPTH {
            let mark = self.names.enter(op);
            let scope = op.inner();
            self.regions(scope, op.body().regions(op.op), depth);
            self.names.leave(op, mark);
        }
        self.end();
        self.add(op, node);
    }

    fn regions(&mut self, scope: Scope<'_>, regions: &[couloir_ir::Region], depth: usize) {
        let mut clusters = Vec::new();
        for event in Events::new(scope.body, regions) {
            match event {
                Event::Block(block) => self.block(scope, block),
                Event::EndBlock(_) => {
                    self.open.pop();
                    self.end();
                }
                Event::Enter(op) => {
                    let label = self.labels.of_cluster(scope.op(op));
                    clusters.push(self.begin(&label));
                }
                Event::Leave(op) => {
                    self.end();
                    if let Some(node) = clusters.pop() {
                        self.add(scope.op(op), node);
                    }
                }
                Event::Leaf(op) if scope.body.nested(op).is_some() => {
                    self.nested(scope.op(op), depth + 1);
                }
                Event::Leaf(op) => self.leaf(scope, op),
            }
        }
    }

    fn block(&mut self, scope: Scope<'_>, block: Block) {
        self.begin("");
        self.open.push(None);
        for &arg in scope.body.args(block) {
            let (node, name) = (self.number(), self.names.text(scope.body, arg));
            let label = self.labels.value("res", &name, scope.ctx, Some(scope.body.ty(arg)));
            self.line(&format!("v{node} [label = \"{label}\", shape = Mrecord];"));
            self.sources.insert((address(scope.body), arg), Node { node, cluster: None });
        }
    }

    fn leaf(&mut self, scope: Scope<'_>, op: Op) {
        let (node, view) = (self.number(), scope.op(op));
        let label = self.labels.of_op(view, &self.names);
        let color = self.colors.get(&view.data().name).cloned().unwrap_or_default();
        let (fill, shape) = (format!("fillcolor = \"{color}\""), "shape = Mrecord, style = filled");
        self.line(&format!("v{node} [{fill}, label = \"{label}\", {shape}];"));
        self.add(view, Node { node, cluster: None });
    }

    /// Adds the edges that end at an op, and notes what it gives.
    fn add(&mut self, op: OpRef<'_>, node: Node) {
        if self.data {
            for value in op.operands() {
                let name = self.names.text(op.body(), value);
                self.flows.push(Flow { value: (address(op.body()), value), name, to: node });
            }
        }
        for result in op.results() {
            self.sources.insert((address(op.body()), result), node);
        }
        let before = self.open.last_mut().and_then(|last| last.replace(node));
        if let Some(before) = before.filter(|_| self.control) {
            self.edges.push(edge(before, node, None, "dashed"));
        }
    }

    fn finish(&mut self) {
        for flow in std::mem::take(&mut self.flows) {
            if let Some(&from) = self.sources.get(&flow.value) {
                self.edges.push(edge(from, flow.to, Some(&flow.name), "solid"));
            }
        }
        for edge in std::mem::take(&mut self.edges) {
            self.line(&edge);
        }
        self.text.push_str("}\n");
    }
}

/// An edge, between the ports of a value at nodes that have such.
fn edge(from: Node, to: Node, value: Option<&str>, style: &str) -> String {
    let mut text = format!("v{}", from.node);
    let port = value.map(label::port);
    if let Some(port) = port.as_ref().filter(|_| from.cluster.is_none()) {
        _ = write!(text, ":res{port}:s");
    }
    _ = write!(text, " -> v{}", to.node);
    if let Some(port) = port.as_ref().filter(|_| to.cluster.is_none()) {
        _ = write!(text, ":arg{port}:n");
    }
    text.push('[');
    if let Some(cluster) = to.cluster {
        _ = write!(text, "lhead = cluster_{cluster}, ");
    }
    if let Some(cluster) = from.cluster {
        _ = write!(text, "ltail = cluster_{cluster}, ");
    }
    _ = write!(text, "style = {style}];");
    text
}
