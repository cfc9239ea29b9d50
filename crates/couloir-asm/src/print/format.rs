//! Assembly formats: turned into steps once per printing run, then followed.
//!
//! Whether a blank stands before an element is told by the elements before
//! it in the format, present or not; so all blanks are known beforehand and
//! literals with their blanks become texts.

use std::cell::Cell;
use std::rc::Rc;

use couloir_ir::asm::OpPrinter;
use couloir_ir::attr::Attribute;
use couloir_ir::op::{
    Anchor, Arity, AttrSyntax, CustomArg, CustomDirective, Directive, OiClause, OpDef, OpName,
    Segments, Slot, Trait, TypeRef,
};
use couloir_ir::{Context, OpRef};
use cranelift_entity::EntityRef;
use smallvec::SmallVec;

use super::generic::{AttrList, put_arrow_types, put_attr_dict, put_entries, sort_by_name};
use super::strings;

/// One step of printing a custom form.
enum Step {
    /// A run of the program's text.
    Text(u32, u32),
    Newline,
    /// The operand with this number.
    Operand(u32),
    Operands(u8),
    AllOperands,
    Attr {
        slot: u8,
        qualified: bool,
    },
    Region(u8),
    AllRegions,
    Successors(u8),
    AllSuccessors,
    AttrDict(&'static str),
    PropDict,
    /// The type of the operand or result with this number.
    OperandType(u32),
    ResultType(u32),
    /// The one type of a group, without its name.
    StrippedType(Slot),
    Types(TypeRef),
    FunctionalType(TypeRef, TypeRef),
    Custom(&'static CustomDirective, &'static [CustomArg]),
    /// Goes on elsewhere where a group's anchor is not as wanted.
    Unless(Anchor, bool, u32),
    Jump(u32),
}

/// The steps of a format.
#[derive(Default)]
pub(super) struct Program {
    steps: Vec<Step>,
    text: Vec<u8>,
    /// Inherent attributes that `attr-dict` prints, by name.
    dict: Vec<u8>,
    /// Those that `prop-dict` prints.
    props: Vec<u8>,
    /// For each inherent attribute the value that is left out, if any.
    defaults: Vec<Option<Attribute>>,
}

/// What is worked out once per definition.
pub(super) struct DefInfo {
    /// Slots of inherent attributes by name.
    pub(super) sorted: Vec<u8>,
    /// Whether the op is of a dialect described at run time. What it has
    /// besides operands and regions is one dictionary: upstream reads no
    /// properties of such ops.
    pub(super) described: bool,
    pub(super) program: Program,
    /// How much of the name is left out where a default dialect (told by its
    /// address) is understood; of the last one asked for.
    prefix: Cell<(usize, usize)>,
}

/// What was worked out, by op name.
#[derive(Default)]
pub(super) struct Infos(Vec<Option<Rc<DefInfo>>>);

impl Infos {
    /// What there is to know of a definition.
    pub(super) fn of(&mut self, ctx: &Context, name: OpName, def: &'static OpDef) -> Rc<DefInfo> {
        if self.0.len() <= name.index() {
            self.0.resize(name.index() + 1, None);
        }
        match self.0.get_mut(name.index()) {
            Some(slot) => {
                Rc::clone(slot.get_or_insert_with(|| Rc::new(DefInfo::new(ctx, name, def))))
            }
            None => Rc::new(DefInfo::new(ctx, name, def)),
        }
    }
}

impl DefInfo {
    fn new(ctx: &Context, name: OpName, def: &'static OpDef) -> Self {
        let mut sorted = (0..def.attrs.len() as u8).collect::<Vec<_>>();
        sorted.sort_by_key(|&slot| def.attrs.get(usize::from(slot)).map(|attr| attr.name));
        let mut program = Program::new(def, def.format_in(ctx).unwrap_or_default(), &sorted);
        program.defaults = ctx.attr_elided(name).to_vec();
        let dialect = ctx.dialect_named(def.dialect());
        let described = dialect.is_some_and(|dialect| dialect.dynamic.is_some());
        Self { sorted, described, program, prefix: Cell::new((0, 0)) }
    }

    /// Appends the op's name, without its dialect where that is the default one.
    pub(super) fn put_name(&self, out: &mut Vec<u8>, def: &'static OpDef, default: &'static str) {
        let (known, mut skip) = self.prefix.get();
        if known != default.as_ptr().addr() {
            let rest = def.name.strip_prefix(default).and_then(|rest| rest.strip_prefix('.'));
            let short = rest.filter(|rest| !rest.contains('.') && !default.is_empty());
            skip = def.name.len() - short.unwrap_or(def.name).len();
            self.prefix.set((default.as_ptr().addr(), skip));
        }
        strings::run(out, &self.program.text, skip as u32, def.name.len() as u32);
    }
}

/// Turns a format into steps.
struct Compiler {
    def: &'static OpDef,
    program: Program,
    /// Whether a blank is due, and whether punctuation came last.
    space: bool,
    punct: bool,
    /// Steps before this one may be jumped over: texts are not joined across it.
    barrier: usize,
    elided: Vec<u8>,
    elided_props: Vec<u8>,
    all_operands: bool,
}

impl Program {
    fn new(def: &'static OpDef, format: &'static [Directive], sorted: &[u8]) -> Self {
        let mut compiler = Compiler {
            def,
            program: Program { text: def.name.into(), ..Program::default() },
            space: true,
            punct: false,
            barrier: 0,
            elided: Vec::new(),
            elided_props: Vec::new(),
            all_operands: false,
        };
        compiler.all(format, None);
        compiler.finish(sorted)
    }
}

impl Compiler {
    fn finish(mut self, sorted: &[u8]) -> Program {
        let segments =
            [(self.def.operand_segments, self.all_operands), (self.def.result_segments, false)];
        for (segments, kept) in segments {
            if let (Segments::Attr(slot), false) = (segments, kept) {
                self.elided.push(slot);
                self.elided_props.push(slot);
            }
        }
        let but = |elided: &[u8]| {
            sorted.iter().copied().filter(|slot| !elided.contains(slot)).collect::<Vec<_>>()
        };
        self.program.dict = but(&self.elided);
        self.program.props = but(&self.elided_props);
        self.program
    }

    /// Compiles elements, but for the anchor of a unit attribute that the group stands for.
    fn all(&mut self, elements: &'static [Directive], skip: Option<u8>) {
        for (at, element) in elements.iter().enumerate() {
            if at > 0
                && let (Some(skip), Directive::Attr { slot, .. }) = (skip, element)
                && skip == *slot
            {
                self.elided.push(skip);
                continue;
            }
            self.element(element);
        }
    }

    fn element(&mut self, element: &'static Directive) {
        match element {
            Directive::Keyword(text) | Directive::Punct(text) => self.literal(text),
            Directive::Space(blank) => {
                if *blank {
                    self.text(" ");
                }
                (self.space, self.punct) = (false, !blank);
            }
            Directive::Newline => self.step(Step::Newline),
            Directive::AttrDict { keyword, elided } => {
                self.elided.extend_from_slice(elided);
                self.step(Step::AttrDict(if *keyword { " attributes" } else { "" }));
                self.punct = false;
            }
            Directive::PropDict { elided } => {
                self.elided_props.extend_from_slice(elided);
                // What properties hold is none of the dictionary's.
                self.elided.extend(0..self.def.attrs.len() as u8);
                self.step(Step::PropDict);
                self.punct = false;
            }
            Directive::Optional { anchor, inverted, then, otherwise } => {
                self.optional(*anchor, *inverted, then, otherwise);
            }
            Directive::OiList(clauses) => clauses.iter().for_each(|clause| self.clause(clause)),
            _ => self.variable(element),
        }
    }

    /// An element that a blank precedes.
    fn variable(&mut self, element: &'static Directive) {
        if self.space || !self.punct {
            self.text(" ");
        }
        (self.space, self.punct) = (true, false);
        let step = match *element {
            Directive::Operand(group) => self.operand(group),
            Directive::Attr { slot, qualified } => {
                self.elided.push(slot);
                Step::Attr { slot, qualified }
            }
            Directive::Region(group) => Step::Region(group),
            Directive::Successor(group) => Step::Successors(group),
            Directive::Operands => {
                self.all_operands = true;
                Step::AllOperands
            }
            Directive::Regions => Step::AllRegions,
            Directive::Successors => Step::AllSuccessors,
            Directive::Type { of, qualified } => self.types(of, qualified),
            Directive::FunctionalType(inputs, results) => Step::FunctionalType(inputs, results),
            Directive::Custom(custom, args) => {
                self.elided.extend(args.iter().filter_map(attr_of));
                Step::Custom(custom, args)
            }
            _ => return,
        };
        self.step(step);
    }

    fn operand(&self, group: u8) -> Step {
        match single(self.def.operands, usize::from(group)) {
            Some(number) => Step::Operand(number),
            None => Step::Operands(group),
        }
    }

    fn types(&self, of: TypeRef, qualified: bool) -> Step {
        let number = match of {
            TypeRef::Group(slot) if !qualified && is_stripped(self.def, slot) => {
                Some(Step::StrippedType(slot))
            }
            TypeRef::Group(Slot::Operand(group)) => {
                single(self.def.operands, group.into()).map(Step::OperandType)
            }
            TypeRef::Group(Slot::Result(group)) => {
                single(self.def.results, group.into()).map(Step::ResultType)
            }
            _ => None,
        };
        number.unwrap_or(Step::Types(of))
    }

    fn literal(&mut self, text: &'static str) {
        if self.space && blank_before(text, self.punct) {
            self.text(" ");
        }
        self.text(text);
        self.space = !matches!(text, "<" | "(" | "{" | "[");
        self.punct = !text.starts_with(|c: char| c == '_' || c.is_ascii_alphabetic());
    }

    /// Adds text, to the text before where nothing can come between.
    fn text(&mut self, text: &str) {
        let start = self.program.text.len() as u32;
        self.program.text.extend_from_slice(text.as_bytes());
        let new = self.program.text.len() as u32;
        if self.program.steps.len() > self.barrier
            && let Some(Step::Text(_, end)) = self.program.steps.last_mut()
            && *end == start
        {
            *end = new;
            return;
        }
        self.step(Step::Text(start, new));
    }

    fn step(&mut self, step: Step) {
        self.program.steps.push(step);
    }

    /// The number of the next step, to which a jump leads.
    fn label(&mut self) -> u32 {
        self.barrier = self.program.steps.len();
        self.barrier as u32
    }

    fn optional(
        &mut self,
        anchor: Anchor,
        inverted: bool,
        then: &'static [Directive],
        otherwise: &'static [Directive],
    ) {
        let unit = match anchor {
            Anchor::Attr(slot) if self.is_unit(slot) => {
                self.elided.push(slot);
                let first = matches!(otherwise.first(), Some(Directive::Attr { slot: s, .. }) if *s == slot);
                (!first).then_some(slot)
            }
            _ => None,
        };
        let branch = self.program.steps.len();
        self.step(Step::Unless(anchor, inverted, 0));
        self.label();
        self.all(then, unit);
        let jump = self.program.steps.len();
        if !otherwise.is_empty() {
            self.step(Step::Jump(0));
        }
        let target = self.label();
        if let Some(Step::Unless(.., to)) = self.program.steps.get_mut(branch) {
            *to = target;
        }
        self.all(otherwise, unit);
        let end = self.label();
        if let Some(Step::Jump(to)) = self.program.steps.get_mut(jump) {
            *to = end;
        }
    }

    fn is_unit(&self, slot: u8) -> bool {
        let attr = self.def.attrs.get(usize::from(slot));
        attr.is_some_and(|attr| matches!(attr.constraint.syntax, AttrSyntax::Unit))
    }

    fn clause(&mut self, clause: &'static OiClause) {
        let branch = self.program.steps.len();
        self.step(Step::Unless(clause.anchor, false, 0));
        self.label();
        self.literal(clause.keyword);
        match clause.body {
            [Directive::Attr { slot, .. }] if self.is_unit(*slot) => self.elided.push(*slot),
            body => self.all(body, None),
        }
        let end = self.label();
        if let Some(Step::Unless(.., to)) = self.program.steps.get_mut(branch) {
            *to = end;
        }
    }
}

/// Whether a blank precedes a literal that one may precede.
fn blank_before(text: &str, after_punct: bool) -> bool {
    if text.len() != 1 && text != "->" {
        return true;
    }
    let first = text.chars().next().unwrap_or(' ');
    let tight = if after_punct { ">)}]," } else { "<>(){}[]," };
    !tight.contains(first)
}

/// The number of the only value of a group, where all groups before it have one too.
fn single(groups: &[couloir_ir::op::ValueDef], group: usize) -> Option<u32> {
    let all = groups.get(..=group)?.iter().all(|def| def.arity == Arity::One);
    all.then_some(group as u32)
}

/// The attribute that a custom directive prints.
fn attr_of(arg: &CustomArg) -> Option<u8> {
    match *arg {
        CustomArg::Attr(slot) => Some(slot),
        _ => None,
    }
}

impl Program {
    /// Prints an op's custom form after its name.
    pub(super) fn run<P: OpPrinter>(&self, printer: &mut P, op: OpRef<'_>) {
        let mut at = 0;
        while let Some(step) = self.steps.get(at) {
            at += 1;
            match *step {
                Step::Unless(anchor, inverted, target) => {
                    let present = match anchor {
                        Anchor::Attr(slot) => self.shown(op, slot.into()).is_some(),
                        _ => self.is_present(op, anchor),
                    };
                    if present == inverted {
                        at = target as usize;
                    }
                }
                Step::Jump(target) => at = target as usize,
                Step::Text(start, end) => {
                    strings::run(printer.out(), &self.text, start, end);
                }
                Step::Operand(number) => {
                    if let Some(value) = op.operand(number as usize) {
                        printer.operand(value);
                    }
                }
                Step::OperandType(number) => {
                    if let Some(ty) = op.operand_type(number as usize) {
                        printer.ty(ty);
                    }
                }
                Step::ResultType(number) => {
                    if let Some(ty) = op.result_type(number as usize) {
                        printer.ty(ty);
                    }
                }
                _ => self.rare(printer, op, step),
            }
        }
    }

    fn rare<P: OpPrinter>(&self, printer: &mut P, op: OpRef<'_>, step: &Step) {
        match *step {
            Step::Newline => printer.newline(),
            Step::Operands(group) => put_operands(printer, op, usize::from(group)),
            Step::AllOperands => printer.operands(&mut op.operands()),
            Step::Attr { slot, qualified } => put_attr(printer, op, slot.into(), qualified),
            Step::Region(group) => put_regions(printer, op, Some(usize::from(group))),
            Step::AllRegions => put_regions(printer, op, None),
            Step::Successors(group) => put_successors(printer, op, Some(usize::from(group))),
            Step::AllSuccessors => put_successors(printer, op, None),
            Step::AttrDict(before) => self.put_dict(printer, op, before),
            Step::PropDict => self.put_props(printer, op),
            Step::StrippedType(slot) => {
                for ty in op.slot_types(slot) {
                    let before = printer.out().len();
                    printer.stripped_type(ty);
                    // What would leave no trace is written with its name.
                    if printer.out().len() == before {
                        printer.ty(ty);
                    }
                }
            }
            Step::Types(of) => put_types(printer, op, of),
            Step::FunctionalType(inputs, results) => {
                printer.out().push(b'(');
                put_all_types(printer, op, inputs);
                printer.out().push(b')');
                put_arrow_types(printer, &types_of(op, results));
            }
            Step::Custom(custom, args) => (custom.print)(op, printer, args),
            _ => {}
        }
    }

    /// The inherent attributes of these slots that are there and not the default.
    fn inherent(&self, op: OpRef<'_>, slots: &[u8]) -> AttrList {
        let any = slots.iter().any(|&slot| self.shown(op, slot.into()).is_some());
        if !any {
            return AttrList::new();
        }
        let names = op.ctx().attr_names(op.data().name);
        let slots = slots.iter().map(|&slot| usize::from(slot));
        let shown = slots.filter_map(|slot| Some((*names.get(slot)?, self.shown(op, slot)?)));
        shown.collect()
    }

    fn put_dict<P: OpPrinter>(&self, printer: &mut P, op: OpRef<'_>, before: &str) {
        let discardable = op.body().discardable(op.op);
        let mut attrs = self.inherent(op, &self.dict);
        if discardable != Attribute::EMPTY_DICT {
            let ctx = op.ctx();
            attrs.extend_from_slice(discardable.as_dictionary(ctx).unwrap_or_default());
            sort_by_name(ctx, &mut attrs);
        }
        if !attrs.is_empty() {
            put_attr_dict(printer, &attrs, before);
        }
    }

    /// All properties, those that hold a default among them, as those ops print them that have
    /// any. A blank comes first, also where nothing follows.
    fn put_props<P: OpPrinter>(&self, printer: &mut P, op: OpRef<'_>) {
        printer.text(" ");
        let names = op.ctx().attr_names(op.data().name);
        let slots = self.props.iter().map(|&slot| usize::from(slot));
        let props = slots.filter_map(|slot| Some((*names.get(slot)?, op.prop(slot)?)));
        let props = props.collect::<AttrList>();
        if !props.is_empty() {
            printer.text("<{");
            put_entries(printer, &props);
            printer.text("}>");
        }
    }
}

/// What is there to be printed.
impl Program {
    /// An inherent attribute that is there and not the default.
    fn shown(&self, op: OpRef<'_>, slot: usize) -> Option<Attribute> {
        op.prop(slot).filter(|attr| self.defaults.get(slot) != Some(&Some(*attr)))
    }

    /// Whether what an optional group is anchored by is there.
    fn is_present(&self, op: OpRef<'_>, anchor: Anchor) -> bool {
        match anchor {
            Anchor::Operand(group) => !op.operand_group(group.into()).is_empty(),
            Anchor::Result(group) => !op.result_group(group.into()).is_empty(),
            Anchor::Attr(slot) => self.shown(op, slot.into()).is_some(),
            Anchor::Region(group) => has_region(op, group.into()),
            Anchor::Successor(group) => op.successors().len() > usize::from(group),
            Anchor::Any(anchors) => anchors.iter().any(|&anchor| self.is_present(op, anchor)),
        }
    }
}

/// Whether a region group has any regions, or its only region any blocks.
fn has_region(op: OpRef<'_>, group: usize) -> bool {
    let range = region_group(op, group);
    match op.def().and_then(|def| def.regions.get(group)) {
        Some(def) if def.variadic => !range.is_empty(),
        _ => op.region(range.start).is_some_and(|region| !region.is_empty()),
    }
}

/// The numbers of a region group.
fn region_group(op: OpRef<'_>, group: usize) -> std::ops::Range<usize> {
    let variadic = op.def().and_then(|def| def.regions.get(group)).is_some_and(|def| def.variadic);
    group..if variadic { op.num_regions() } else { group + 1 }
}

fn put_operands<P: OpPrinter>(printer: &mut P, op: OpRef<'_>, group: usize) {
    let range = op.operand_group(group);
    let nested = op.def().and_then(|def| def.operands.get(group)).map(|def| def.arity);
    let Some(Arity::Nested(slot)) = nested else {
        return printer.operands(&mut range.filter_map(|index| op.operand(index)));
    };
    let mut start = range.start;
    for (at, size) in nested_sizes(op, slot).into_iter().enumerate() {
        printer.text(if at == 0 { "(" } else { ", (" });
        printer.operands(&mut (start..start + size).filter_map(|index| op.operand(index)));
        printer.out().push(b')');
        start += size;
    }
}

/// The lengths of the lists in a group of lists.
fn nested_sizes(op: OpRef<'_>, slot: u8) -> Vec<usize> {
    let sizes = op.prop(slot.into()).and_then(|attr| attr.as_i32_array(op.ctx()));
    sizes.unwrap_or_default().into_iter().map(|size| usize::try_from(size).unwrap_or(0)).collect()
}

/// Whether the type of a value is printed without its name.
fn is_stripped(def: &OpDef, slot: Slot) -> bool {
    def.slot_class(slot).is_some_and(|class| class.stripped.is_some())
}

fn put_types<P: OpPrinter>(printer: &mut P, op: OpRef<'_>, of: TypeRef) {
    let arity = match of {
        TypeRef::Group(Slot::Operand(group)) => {
            op.def().and_then(|def| def.operands.get(usize::from(group))).map(|def| def.arity)
        }
        _ => None,
    };
    let Some(Arity::Nested(slot)) = arity else {
        return put_all_types(printer, op, of);
    };
    let mut types = types_of(op, of).into_iter();
    for (at, size) in nested_sizes(op, slot).into_iter().enumerate() {
        printer.text(if at == 0 { "(" } else { ", (" });
        printer.types(&mut types.by_ref().take(size));
        printer.out().push(b')');
    }
}

/// Prints types that are in one list.
fn put_all_types<P: OpPrinter>(printer: &mut P, op: OpRef<'_>, of: TypeRef) {
    match of {
        TypeRef::Group(Slot::Operand(group)) => {
            let operands = op.operand_group(group.into());
            printer.types(&mut operands.filter_map(|index| op.operand_type(index)));
        }
        TypeRef::Group(Slot::Result(group)) => {
            let results = op.result_group(group.into());
            printer.types(&mut results.filter_map(|index| op.result_type(index)));
        }
        TypeRef::Group(slot) => printer.types(&mut op.slot_types(slot).into_iter()),
        TypeRef::Operands => printer.types(&mut op.operand_types()),
        TypeRef::Results => printer.types(&mut op.result_types()),
    }
}

fn types_of(op: OpRef<'_>, of: TypeRef) -> SmallVec<[couloir_ir::Type; 4]> {
    match of {
        TypeRef::Group(slot) => op.slot_types(slot).into(),
        TypeRef::Operands => op.operand_types().collect(),
        TypeRef::Results => op.result_types().collect(),
    }
}

fn put_attr<P: OpPrinter>(printer: &mut P, op: OpRef<'_>, slot: usize, qualified: bool) {
    let Some(def) = op.def().and_then(|def| def.attrs.get(slot)) else { return };
    let Some(attr) = op.prop(slot) else { return printer.text("<<NULL ATTRIBUTE>>") };
    match def.constraint.syntax {
        AttrSyntax::EnumInt(cases, _) => {
            let bits = attr.as_int(op.ctx()).map_or(0, couloir_ir::num::Int::low_u64);
            put_cases(printer, cases, bits);
        }
        AttrSyntax::SymbolName => match attr.as_str(op.ctx()) {
            Some(name) => printer.symbol_name(name),
            None => printer.attribute(attr),
        },
        AttrSyntax::DenseArray(_) => printer.stripped_attribute(attr),
        AttrSyntax::Untyped(_) => printer.attribute_without_type(attr),
        AttrSyntax::Stripped(_) if !qualified => printer.stripped_attribute(attr),
        _ => printer.attribute(attr),
    }
}

/// Prints an enumeration's case, or a bit set's flags, in quotes where that is no keyword.
fn put_cases<P: OpPrinter>(printer: &mut P, cases: &couloir_ir::attr::EnumDef, bits: u64) {
    let Some(separator) = cases.separator else {
        let text = printer.context().intern(cases.text_of(bits).unwrap_or_default());
        return printer.keyword_or_string(text);
    };
    if let Some(text) = cases.text_of(bits) {
        return printer.text(text);
    }
    let flags = cases.cases.iter().filter(|case| case.1 != 0 && bits & case.1 == case.1);
    for (at, (text, _)) in flags.enumerate() {
        printer.text(if at == 0 { "" } else { separator });
        printer.text(text);
    }
}

/// Prints a group of regions, or all; an implicit terminator that carries nothing is left out.
fn put_regions<P: OpPrinter>(printer: &mut P, op: OpRef<'_>, group: Option<usize>) {
    let range = group.map_or(0..op.num_regions(), |group| region_group(op, group));
    for (at, index) in range.enumerate() {
        printer.text(if at == 0 { "" } else { ", " });
        let Some(region) = op.region(index) else { continue };
        let implicit = op.has(Trait::SingleBlockImplicitTerminator);
        let last = region.entry().and_then(couloir_ir::BlockRef::last);
        let plain = implicit && last.is_some_and(carries_nothing);
        printer.region(region, true, !plain);
    }
}

/// Whether an op has neither attributes nor operands nor results.
fn carries_nothing(op: OpRef<'_>) -> bool {
    op.attrs().next().is_none() && op.operands().len() == 0 && op.results().len() == 0
}

fn put_successors<P: OpPrinter>(printer: &mut P, op: OpRef<'_>, group: Option<usize>) {
    let variadic = group.and_then(|group| op.def()?.successors.get(group));
    let skip = group.unwrap_or(0);
    let take = if variadic.is_some_and(|def| !def.variadic) { 1 } else { usize::MAX };
    for (at, block) in op.successors().skip(skip).take(take).enumerate() {
        printer.text(if at == 0 { "" } else { ", " });
        printer.successor(block);
    }
}
