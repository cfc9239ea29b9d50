//! Functions that were outlined as functions of a module: their names, attributes, and what debuggers
//! know of them.
//!
//! Invariants: names are given when all functions of the module are there, to those that bodies asked
//! for first.

use couloir_llvmir as l;
use couloir_llvmir::{
    Attribute, DiField, DiKind, DiNode, Function, Linkage, Metadata, MetadataData, Str, Symbol,
};
use rustc_hash::FxHashMap;

use super::names::Names;
use super::runtime::Requests;

/// A function that was outlined; it has a symbol without a name until it is in the module.
pub(crate) struct Outlined {
    pub(super) function: Function,
    /// As what debuggers know it, if they know the function that it was part of.
    pub(super) subprogram: Option<Subprogram>,
}

/// What the name of a function that was outlined has after that of the one it was part of.
const SUFFIX: &[u8] = b"..omp_par";

/// A subprogram that is named when the function is.
pub(super) struct Subprogram {
    pub(super) node: Metadata,
    /// That of the function that it was part of.
    pub(super) outer: Metadata,
    /// Whether variables or labels are in it.
    pub(super) retains: bool,
}

/// What was outlined of a body, in order, and what is asked for after all bodies.
#[derive(Default)]
pub(crate) struct Outlines {
    pub(super) functions: Vec<Outlined>,
    pub(super) requests: Requests,
}

impl Subprogram {
    /// Says of a function of a name what debuggers know of it.
    fn define(&self, llvm: &l::Context, name: Option<Str>) {
        let name = name.map_or(DiField::Null, DiField::Str);
        let of_outer = |field| match llvm.metadata(self.outer) {
            Some(MetadataData::Di(outer)) => outer.field(field).unwrap_or(DiField::Null),
            _ => DiField::Null,
        };
        let none = DiField::Node(llvm.md_tuple(&[]));
        let ty = llvm.md_node(DiKind::SubroutineType, &[("types", none)]);
        let flags = "DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized";
        let fields = [
            ("scope", DiField::Null),
            ("name", name),
            ("linkageName", name),
            ("file", of_outer("file")),
            ("type", DiField::Node(ty)),
            ("spFlags", DiField::Word(llvm.str(flags))),
            ("unit", of_outer("unit")),
            ("retainedNodes", if self.retains { none } else { DiField::Null }),
        ];
        let data = DiNode::new(llvm, DiKind::Subprogram, &fields);
        llvm.define_metadata(self.node, MetadataData::Di(data));
    }
}

impl Outlines {
    /// Whether nothing is left to be put into the module.
    pub(crate) fn is_empty(&self) -> bool {
        self.functions.is_empty() && self.requests.is_empty()
    }
}

/// Puts what was outlined into a module, behind the functions it was part of, and gives names to
/// functions that have none yet: those that bodies asked for, and then these.
pub(crate) fn attach_outlined(out: &mut l::Module, outlines: Vec<(usize, Outlines)>) {
    let mut nameless = asked_for(out);
    let (mut inserted, mut late, mut subprograms) = (Vec::new(), Vec::new(), Vec::new());
    for (at, Outlines { functions, requests }) in outlines {
        let Some(parent) = out.functions().get(at) else { continue };
        let (symbol, attributes) = (parent.common.symbol, parent.attributes);
        let parent = symbol.name().map_or(&[] as &[u8], |name| out.context().str_bytes(name));
        for Outlined { mut function, subprogram } in functions {
            let base = [parent, SUFFIX].concat();
            nameless.push((function.common.symbol, base));
            function.attributes = inherit(out.context(), function.attributes, attributes);
            if let Some(subprogram) = subprogram {
                let own = (out.context().str("dbg"), subprogram.node);
                function.common.attachments.push(own);
                subprograms.push((function.common.symbol, subprogram));
            }
            inserted.push((at, function));
        }
        late.extend(requests);
    }
    if nameless.is_empty() {
        return;
    }
    let names = fresh_names(out, nameless);
    for (symbol, subprogram) in subprograms {
        let name = names.get(&symbol).and_then(|symbol| symbol.name());
        subprogram.define(out.context(), name);
    }
    out.insert_functions(inserted);
    out.rename_functions(&names);
    late.into_iter().for_each(|request| out.grant(request));
}

/// The functions without names that are in a module, and what their names are to start with.
fn asked_for(out: &l::Module) -> Vec<(Symbol, Vec<u8>)> {
    let is_nameless = |function: &&Function| {
        function.common.symbol.name().is_none() && function.common.linkage == Linkage::Internal
    };
    let base = b".omp.reduction.func".to_vec();
    let found = out.functions().iter().filter(is_nameless);
    found.map(|function| (function.common.symbol, base.clone())).collect()
}

/// Names that nothing in a module has.
fn fresh_names(out: &l::Module, nameless: Vec<(Symbol, Vec<u8>)>) -> FxHashMap<Symbol, Symbol> {
    let llvm = out.context();
    let mut names = Names::default();
    let known = |name: Str| out.lookup(name.into()).is_some();
    let fresh = nameless
        .into_iter()
        .map(|(symbol, base)| (symbol, names.take_unless(llvm, &base, ".", known).into()));
    fresh.collect()
}

/// Attributes that a part of a function does not take over from it.
const OWN: &[&str] = &[
    "alignstack",
    "allockind",
    "allocsize",
    "convergent",
    "coro_elide_safe",
    "coro_only_destroy_when_complete",
    "memory",
    "naked",
    "nobuiltin",
    "nocreateundeforpoison",
    "nodivergencesource",
    "nomerge",
    "noreturn",
    "nosync",
    "presplitcoroutine",
    "returns_twice",
    "speculatable",
    "willreturn",
];

/// The attributes of a function and what it takes over from the one it was part of.
fn inherit(llvm: &l::Context, own: l::AttrList, parent: l::AttrList) -> l::AttrList {
    let own = llvm.attr_list_data(own);
    let of = |list| llvm.attributes(llvm.attr_list_data(list).function).iter().copied();
    let is_taken = |attr: &Attribute| attr.kind.is_none_or(|kind| !OWN.contains(&kind.name()));
    let mut all = of(parent).filter(is_taken).collect::<Vec<_>>();
    all.extend(llvm.attributes(own.function));
    llvm.attr_list(llvm.attr_set(&all), own.result, &own.params)
}
