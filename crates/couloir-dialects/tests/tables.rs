//! Invariants of all tables.

use std::collections::HashSet;

use couloir_ir::op::{Anchor, Arity, Directive, Segments, Slot, Trait, TypeSource};
use couloir_ir::{DialectDef, OpDef};

use couloir_dialects::DIALECTS;

fn check(dialect: &DialectDef) {
    let mut names = HashSet::new();
    for op in dialect.ops {
        assert!(names.insert(op.name), "{} is defined twice", op.name);
        assert_eq!(op.dialect(), dialect.name, "{}", op.name);
        check_op(op);
    }
}

fn check_op(op: &OpDef) {
    check_sources(op);
    check_groups(op);
    assert_eq!(op.has(Trait::HasParent), !op.parents.is_empty(), "{}", op.name);
    let formats = op.format.into_iter().chain(op.legacy_format);
    formats.flatten().for_each(|directive| check_directive(op, directive));
}

fn check_sources(op: &OpDef) {
    if op.format.is_some() {
        assert_eq!(op.operand_types.len(), op.operands.len(), "{}", op.name);
        assert_eq!(op.result_types.len(), op.results.len(), "{}", op.name);
    }
    for source in op.operand_types.iter().chain(op.result_types) {
        if let TypeSource::SameAs(slot) | TypeSource::Transformed(slot, _) = source {
            check_slot(op, *slot);
        }
    }
}

fn check_groups(op: &OpDef) {
    for operand in op.operands {
        if let Arity::Nested(slot) = operand.arity {
            assert!(usize::from(slot) < op.attrs.len(), "{}", op.name);
        }
    }
    for segments in [op.operand_segments, op.result_segments] {
        if let Segments::Attr(slot) = segments {
            assert!(op.attrs[usize::from(slot)].name.ends_with("SegmentSizes"), "{}", op.name);
        }
    }
}

fn check_slot(op: &OpDef, slot: Slot) {
    let (at, len) = match slot {
        Slot::Operand(at) => (at, op.operands.len()),
        Slot::Result(at) => (at, op.results.len()),
        Slot::Attr(at) => (at, op.attrs.len()),
    };
    assert!(usize::from(at) < len, "{}", op.name);
}

fn check_directive(op: &OpDef, directive: &Directive) {
    match directive {
        Directive::Operand(at) => check_slot(op, Slot::Operand(*at)),
        Directive::Attr { slot, .. } => check_slot(op, Slot::Attr(*slot)),
        Directive::Region(at) => assert!(usize::from(*at) < op.regions.len(), "{}", op.name),
        Directive::Successor(at) => {
            assert!(usize::from(*at) < op.successors.len(), "{}", op.name);
        }
        Directive::Optional { anchor, then, otherwise, .. } => {
            check_anchor(op, anchor);
            then.iter().chain(*otherwise).for_each(|directive| check_directive(op, directive));
        }
        Directive::AttrDict { elided, .. } | Directive::PropDict { elided } => {
            elided.iter().for_each(|slot| check_slot(op, Slot::Attr(*slot)));
        }
        _ => {}
    }
}

fn check_anchor(op: &OpDef, anchor: &Anchor) {
    match anchor {
        Anchor::Operand(at) => check_slot(op, Slot::Operand(*at)),
        Anchor::Result(at) => check_slot(op, Slot::Result(*at)),
        Anchor::Attr(at) => check_slot(op, Slot::Attr(*at)),
        Anchor::Any(anchors) => anchors.iter().for_each(|anchor| check_anchor(op, anchor)),
        Anchor::Region(at) => assert!(usize::from(*at) < op.regions.len(), "{}", op.name),
        Anchor::Successor(at) => assert!(usize::from(*at) < op.successors.len(), "{}", op.name),
    }
}

#[test]
fn tables_are_consistent() {
    for dialect in DIALECTS {
        check(dialect);
    }
}

#[test]
fn dialects_are_sorted() {
    assert!(DIALECTS.is_sorted_by_key(|dialect| dialect.name));
}
