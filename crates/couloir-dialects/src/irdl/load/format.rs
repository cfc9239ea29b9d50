//! Assembly formats of described ops.
//!
//! `irdl.operation @op attributes {assembly_format = "..."}` gives an op a
//! format of the same language as the op tables have. Variables are the names
//! of operands, results, attributes and regions. A type need not be spelled
//! that its constraint fixes (`irdl.is`), or that is spelled elsewhere under
//! the same constraint.

use couloir_format::{Anchor, Element, Seen, Signature, TypeOf};
use couloir_ir::op::{self, Arity, AttrSlot, Directive, OiClause, Presence, Segments, Slot};
use couloir_ir::op::{RegionDef, Trait, Traits, TypeRef, TypeSource, ValueDef};
use couloir_ir::{Attribute, Failure, OpDef, OpRef, Value};
use couloir_ods::attrs::{ANY_ATTR, DENSE_I32_ARRAY_ATTR};
use couloir_ods::regions::ANY_REGION;
use couloir_ods::types::ANY;

use super::super::attrs::cases_of;
use super::super::{Attributes, Is, Operands, Regions, Results};
use super::defs::leak;

/// The attribute that holds an op's format.
const NAME: &str = "assembly_format";

/// How many parts of a kind an op with a format may have.
const MOST: usize = 200;

/// Where the types of a group come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Source {
    /// The text.
    Spelled,
    /// Its constraint.
    Fixed,
    /// An operand of the same constraint.
    Operand(usize),
    /// A result of the same constraint.
    Result(usize),
}

/// A group of operands or results.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Group {
    name: String,
    /// 0, 1 or 2: one, at most one, any number.
    case: u64,
    source: Source,
}

/// All that the table of an op with a format is made of.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Shape {
    format: String,
    operands: Vec<Group>,
    results: Vec<Group>,
    attrs: Vec<String>,
    regions: Vec<String>,
}

/// The parts of an op as it is described.
#[derive(Default)]
struct Parts {
    operands: Vec<(String, u64, Value)>,
    results: Vec<(String, u64, Value)>,
    attrs: Vec<String>,
    regions: Vec<String>,
}

/// The shape of an op that has a format.
///
/// # Errors
/// When the format is not right for the op; it has been reported.
pub(super) fn shape(op: OpRef<'_>) -> Result<Option<Shape>, Failure> {
    let Some(attr) = op.attr_named(NAME) else { return Ok(None) };
    let Some(format) = attr.as_str(op.ctx()).map(|text| op.ctx().str(text)) else {
        return op.op_error(format!("'{NAME}' must be a string")).fail();
    };
    let parts = Parts::of(op);
    let made = parts.shape(op, format);
    made.map(Some).map_err(|message| op.op_error(format!("'{NAME}': {message}")).emit())
}

fn strings(op: OpRef<'_>, names: Option<Attribute>) -> Vec<String> {
    let names = names.and_then(|names| names.as_array(op.ctx())).unwrap_or_default();
    let name = |name: &Attribute| name.as_str(op.ctx()).map(|name| op.ctx().str(name).to_owned());
    names.iter().filter_map(name).collect()
}

/// Names, cases and constraints of operands or results.
fn groups(
    op: OpRef<'_>,
    names: Option<Attribute>,
    cases: Option<Attribute>,
) -> Vec<(String, u64, Value)> {
    let cases = cases.map(|cases| cases_of(op.ctx(), cases)).unwrap_or_default();
    let pairs = strings(op, names).into_iter().zip(cases).zip(op.operands());
    pairs.map(|((name, case), value)| (name, case, value)).collect()
}

impl Parts {
    fn of(op: OpRef<'_>) -> Self {
        let mut parts = Self::default();
        let region = op.region(0);
        let block = region.as_ref().and_then(|region| region.entry());
        for inner in block.iter().flat_map(|block| block.ops()) {
            match () {
                () if inner.is(Operands::def()) => {
                    let view = Operands(inner);
                    parts.operands = groups(inner, view.names(), view.variadicity());
                }
                () if inner.is(Results::def()) => {
                    let view = Results(inner);
                    parts.results = groups(inner, view.names(), view.variadicity());
                }
                () if inner.is(Attributes::def()) => {
                    parts.attrs = strings(inner, Attributes(inner).attribute_value_names());
                }
                () if inner.is(Regions::def()) => {
                    parts.regions = strings(inner, Regions(inner).names());
                }
                () => {}
            }
        }
        parts
    }

    fn signature(&self) -> Signature {
        let names = |groups: &[(String, u64, Value)]| {
            groups.iter().map(|group| group.0.clone()).collect::<Vec<_>>()
        };
        Signature {
            operands: names(&self.operands),
            results: names(&self.results),
            attrs: self.attrs.clone(),
            regions: self.regions.clone(),
            successors: Vec::new(),
        }
    }

    fn shape(self, op: OpRef<'_>, format: &str) -> Result<Shape, String> {
        let counts =
            [self.operands.len(), self.results.len(), self.attrs.len(), self.regions.len()];
        if counts.into_iter().any(|count| count > MOST) {
            return Err(format!("an op with more than {MOST} parts of a kind cannot have one"));
        }
        let compiled = couloir_format::compile(format, &self.signature())?;
        if has_custom(&compiled.elements) {
            return Err("a described op has no custom directives".to_owned());
        }
        let group = |kind: &str, (name, case, value): &(String, u64, Value), spelled: bool| {
            let source = if spelled {
                Some(Source::Spelled)
            } else if kind == "result" && *case != 0 {
                None
            } else {
                self.source(op, *value, &compiled.seen)
            };
            let missing =
                || format!("the type of {kind} '{name}' is not spelled and follows from nothing");
            source
                .map(|source| Group { name: name.clone(), case: *case, source })
                .ok_or_else(missing)
        };
        let all = |kind: &str, groups: &[(String, u64, Value)], spelled: &[bool]| {
            let pairs = groups.iter().zip(spelled);
            pairs.map(|(of, &spelled)| group(kind, of, spelled)).collect::<Result<Vec<_>, _>>()
        };
        let operands = all("operand", &self.operands, &compiled.seen.operand_types)?;
        let results = all("result", &self.results, &compiled.seen.result_types)?;
        let bound = self.attrs.iter().zip(&compiled.seen.attrs);
        let attrs = bound.filter(|bound| *bound.1).map(|bound| bound.0.clone()).collect();
        Ok(Shape { format: format.to_owned(), operands, results, attrs, regions: self.regions })
    }

    /// What a type that is not spelled follows from.
    fn source(&self, op: OpRef<'_>, constraint: Value, seen: &Seen) -> Option<Source> {
        let is = op.scope.defining_op(constraint).filter(|from| from.is(Is::def()));
        let fixed = is.and_then(|is| Is(is).expected()).and_then(|attr| attr.as_type(op.ctx()));
        if fixed.is_some() {
            return Some(Source::Fixed);
        }
        let spelled = |groups: &[(String, u64, Value)], seen: &[bool]| {
            let mut pairs = groups.iter().zip(seen);
            pairs.position(|(group, &seen)| seen && group.1 == 0 && group.2 == constraint)
        };
        let operand = spelled(&self.operands, &seen.operand_types).map(Source::Operand);
        operand.or_else(|| spelled(&self.results, &seen.result_types).map(Source::Result))
    }
}

fn has_custom(elements: &[Element]) -> bool {
    elements.iter().any(|element| match element {
        Element::Custom(..) => true,
        Element::Optional { then, otherwise, .. } => has_custom(then) || has_custom(otherwise),
        Element::OiList(clauses) => clauses.iter().any(|clause| has_custom(&clause.1)),
        _ => false,
    })
}

fn leak_all<T>(items: impl Iterator<Item = T>) -> &'static [T] {
    items.collect::<Vec<_>>().leak()
}

impl Shape {
    /// Adds what a format needs to the table of an op.
    pub(super) fn extend(&self, def: OpDef) -> OpDef {
        let varying = |groups: &[Group]| groups.iter().filter(|group| group.case != 0).count() > 1;
        let (of_operands, of_results) = (varying(&self.operands), varying(&self.results));
        let own = self.attrs.len() as u8;
        let segments = |sized: bool, slot: u8| match sized {
            true => Segments::Attr(slot),
            false => Segments::Single,
        };
        let Ok(compiled) = couloir_format::compile(&self.format, &self.signature()) else {
            return def;
        };
        let slots = own + u8::from(of_operands) + u8::from(of_results);
        let elided = leak_all(0..slots);
        let traits = leak_all(
            [
                (of_operands, Trait::AttrSizedOperandSegments),
                (of_results, Trait::AttrSizedResultSegments),
            ]
            .into_iter()
            .filter_map(|(sized, which)| sized.then_some(which)),
        );
        OpDef {
            operands: values(&self.operands),
            results: values(&self.results),
            attrs: self.slots(of_operands, of_results),
            regions: leak_all(self.regions.iter().map(|name| RegionDef {
                name: leak(name.clone()),
                constraint: &ANY_REGION,
                variadic: false,
            })),
            successors: &[],
            traits,
            trait_set: Traits::of(traits),
            format: Some(list(&compiled.elements, elided)),
            operand_types: sources(&self.operands, Slot::Operand),
            result_types: sources(&self.results, Slot::Result),
            operand_segments: segments(of_operands, own),
            result_segments: segments(of_results, own + u8::from(of_operands)),
            ..def
        }
    }

    fn signature(&self) -> Signature {
        let names = |groups: &[Group]| groups.iter().map(|group| group.name.clone()).collect();
        Signature {
            operands: names(&self.operands),
            results: names(&self.results),
            attrs: self.attrs.clone(),
            regions: self.regions.clone(),
            successors: Vec::new(),
        }
    }

    /// The attributes that the format mentions, and the sizes of segments.
    fn slots(&self, of_operands: bool, of_results: bool) -> &'static [AttrSlot] {
        let slot = |name, constraint| AttrSlot { name, constraint, presence: Presence::Required };
        let own = self.attrs.iter().map(|name| AttrSlot {
            presence: Presence::Optional,
            ..slot(leak(name.clone()), &ANY_ATTR)
        });
        let sizes = [(of_operands, "operandSegmentSizes"), (of_results, "resultSegmentSizes")];
        let sizes = sizes.into_iter().filter(|(sized, _)| *sized);
        leak_all(own.chain(sizes.map(|(_, name)| slot(name, &DENSE_I32_ARRAY_ATTR))))
    }
}

fn values(groups: &[Group]) -> &'static [ValueDef] {
    leak_all(groups.iter().map(|group| ValueDef {
        name: leak(group.name.clone()),
        constraint: &ANY,
        arity: match group.case {
            1 => Arity::Optional,
            2 => Arity::Variadic,
            _ => Arity::One,
        },
    }))
}

fn sources(groups: &[Group], own: fn(u8) -> Slot) -> &'static [TypeSource] {
    leak_all((0..).zip(groups).map(|(at, group)| match group.source {
        Source::Spelled => TypeSource::Spelled,
        Source::Fixed => TypeSource::Described(own(at)),
        Source::Operand(of) => TypeSource::SameAs(Slot::Operand(of as u8)),
        Source::Result(of) => TypeSource::SameAs(Slot::Result(of as u8)),
    }))
}

/// Elements as an op's table has them; how deep groups nest is bounded.
fn list(elements: &[Element], elided: &'static [u8]) -> &'static [Directive] {
    leak_all(elements.iter().map(|element| directive(element, elided)))
}

fn directive(element: &Element, elided: &'static [u8]) -> Directive {
    match element {
        Element::Keyword(text) => Directive::Keyword(leak(text.clone())),
        Element::Punct(text) => Directive::Punct(leak(text.clone())),
        Element::Space(printed) => Directive::Space(*printed),
        Element::Newline | Element::Custom(..) => Directive::Newline,
        Element::Operand(at) => Directive::Operand(*at as u8),
        Element::Attr(at, qualified) => Directive::Attr { slot: *at as u8, qualified: *qualified },
        Element::Region(at) => Directive::Region(*at as u8),
        Element::Successor(at) => Directive::Successor(*at as u8),
        Element::Operands => Directive::Operands,
        Element::Regions => Directive::Regions,
        Element::Successors => Directive::Successors,
        Element::AttrDict(keyword) => Directive::AttrDict { keyword: *keyword, elided },
        Element::PropDict => Directive::PropDict { elided },
        Element::Type(of, qualified) => {
            Directive::Type { of: type_ref(*of), qualified: *qualified }
        }
        Element::FunctionalType(inputs, results) => {
            Directive::FunctionalType(type_ref(*inputs), type_ref(*results))
        }
        Element::Optional { anchor, inverted, then, otherwise } => Directive::Optional {
            anchor: self::anchor(anchor),
            inverted: *inverted,
            then: list(then, elided),
            otherwise: list(otherwise, elided),
        },
        Element::OiList(clauses) => {
            Directive::OiList(leak_all(clauses.iter().map(|(keyword, body, anchor)| OiClause {
                keyword: leak(keyword.clone()),
                body: list(body, elided),
                anchor: self::anchor(anchor),
            })))
        }
    }
}

fn type_ref(of: TypeOf) -> TypeRef {
    match of {
        TypeOf::Operand(at) => TypeRef::Group(Slot::Operand(at as u8)),
        TypeOf::Result(at) => TypeRef::Group(Slot::Result(at as u8)),
        TypeOf::Operands => TypeRef::Operands,
        TypeOf::Results => TypeRef::Results,
    }
}

fn anchor(of: &Anchor) -> op::Anchor {
    match of {
        Anchor::Operand(at) => op::Anchor::Operand(*at as u8),
        Anchor::Result(at) => op::Anchor::Result(*at as u8),
        Anchor::Attr(at) => op::Anchor::Attr(*at as u8),
        Anchor::Region(at) => op::Anchor::Region(*at as u8),
        Anchor::Successor(at) => op::Anchor::Successor(*at as u8),
        Anchor::Any(anchors) => op::Anchor::Any(leak_all(anchors.iter().map(anchor))),
    }
}
