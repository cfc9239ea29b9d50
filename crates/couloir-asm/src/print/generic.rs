//! The generic form, and the parts of it that custom forms share.

use couloir_ir::asm::{AsmPrinter, OpPrinter};
use couloir_ir::attr::{Attribute, NamedAttribute};
use couloir_ir::op::Segments;
use couloir_ir::text::Str;
use couloir_ir::{Context, OpDef, OpRef, Type};
use smallvec::SmallVec;

use super::strings;
use super::types::is_bare_result;
use super::writer::OpWriter;

/// Prints an op in generic form.
pub(super) fn put(writer: &mut OpWriter<'_, '_>, op: OpRef<'_>) {
    let name = writer.printer.op_name(op);
    strings::quoted(writer.printer.out, name);
    writer.printer.out.push(b'(');
    writer.operands(&mut op.operands());
    writer.printer.out.push(b')');
    put_successors(writer, op);
    if is_described(writer, op) {
        put_regions(writer, op);
        put_attr_dict(writer, &attrs_but(op, &[]), "");
    } else {
        put_properties(writer, op);
        put_regions(writer, op);
        let discardable = op.body().discardable(op.op).as_dictionary(op.ctx());
        put_attr_dict(writer, discardable.unwrap_or_default(), "");
    }
    writer.printer.put(" : ");
    put_functional_type(writer, op);
}

fn is_described(writer: &mut OpWriter<'_, '_>, op: OpRef<'_>) -> bool {
    let name = op.data().name;
    op.def().is_some_and(|def| writer.printer.infos.of(op.ctx(), name, def).described)
}

fn put_successors(writer: &mut OpWriter<'_, '_>, op: OpRef<'_>) {
    let mut successors = op.successors().peekable();
    if successors.peek().is_none() {
        return;
    }
    writer.printer.out.push(b'[');
    for (at, block) in successors.enumerate() {
        writer.printer.put(if at == 0 { "" } else { ", " });
        writer.successor(block);
    }
    writer.printer.out.push(b']');
}

/// Prints ` <{a = 1}>`, sorted by name.
fn put_properties(writer: &mut OpWriter<'_, '_>, op: OpRef<'_>) {
    let Some(def) = op.def() else { return put_unknown_properties(writer, op) };
    let info = writer.printer.infos.of(op.ctx(), op.data().name, def);
    let names = op.ctx().attr_names(op.data().name);
    let mut first = true;
    for &slot in &info.sorted {
        let slot = usize::from(slot);
        let attr = op.prop(slot).or_else(|| no_segments(op, def, slot));
        let (Some(attr), Some(&name)) = (attr, names.get(slot)) else { continue };
        writer.printer.put(if first { " <{" } else { ", " });
        writer.printer.put_named(name, attr);
        first = false;
    }
    writer.printer.put(if first { "" } else { "}>" });
}

/// The sizes of empty groups, where no sizes are set: they are printed all the same.
fn no_segments(op: OpRef<'_>, def: &OpDef, slot: usize) -> Option<Attribute> {
    let groups = match u8::try_from(slot).ok().map(Segments::Attr)? {
        segments if segments == def.operand_segments => def.operands.len(),
        segments if segments == def.result_segments => def.results.len(),
        _ => return None,
    };
    Some(Attribute::i32_array(op.ctx(), &vec![0; groups]))
}

/// The properties of an op without definition are one attribute.
fn put_unknown_properties(writer: &mut OpWriter<'_, '_>, op: OpRef<'_>) {
    if let Some(properties) = op.prop(0) {
        writer.printer.put(" <");
        writer.attribute(properties);
        writer.printer.out.push(b'>');
    }
}

fn put_regions(writer: &mut OpWriter<'_, '_>, op: OpRef<'_>) {
    let count = op.num_regions();
    if count == 0 && op.body().is_away(op.op) {
        return put_absent_region(writer);
    }
    for at in 0..count {
        writer.printer.put(if at == 0 { " (" } else { ", " });
        if let Some(region) = op.region(at) {
            writer.put_region(region, true, true, true);
        }
    }
    writer.printer.put(if count == 0 { "" } else { ")" });
}

/// An op whose body is being worked on elsewhere looks like a declaration.
fn put_absent_region(writer: &mut OpWriter<'_, '_>) {
    if writer.printer.options.skip_regions {
        return writer.printer.put(" ({...})");
    }
    writer.printer.put(" ({");
    writer.newline();
    writer.printer.put("})");
}

/// Prints ` {a = 1}`, after another text; nothing where there is nothing in it.
pub(super) fn put_attr_dict<P: OpPrinter + ?Sized>(
    printer: &mut P,
    attrs: &[NamedAttribute],
    before: &str,
) {
    if attrs.is_empty() {
        return;
    }
    printer.text(before);
    printer.text(" {");
    put_entries(printer, attrs);
    printer.out().push(b'}');
}

/// Prints entries separated by commas.
pub(super) fn put_entries<P: OpPrinter + ?Sized>(printer: &mut P, attrs: &[NamedAttribute]) {
    for (at, &(name, attr)) in attrs.iter().enumerate() {
        printer.text(if at == 0 { "" } else { ", " });
        put_entry(printer, name, attr);
    }
}

/// Prints `name = attr`, or the name alone of a unit.
pub(super) fn put_entry<P: OpPrinter + ?Sized>(printer: &mut P, name: Str, attr: Attribute) {
    printer.keyword_or_string(name);
    if attr != Attribute::UNIT {
        printer.text(" = ");
        printer.attribute(attr);
    }
}

/// Attributes to be printed; seldom many.
pub(super) type AttrList = SmallVec<[NamedAttribute; 4]>;

/// All attributes of an op by name, but for those named.
pub(super) fn attrs_but(op: OpRef<'_>, elided: &[&str]) -> AttrList {
    let ctx = op.ctx();
    let mut attrs = AttrList::new();
    let names = ctx.attr_names(op.data().name);
    let defs = op.def().map_or(&[][..], |def| def.attrs);
    for (slot, &name) in names.iter().enumerate() {
        let Some(attr) = op.prop(slot) else { continue };
        let text = defs.get(slot).map_or_else(|| ctx.bytes(name), |def| def.name.as_bytes());
        if !is_among(text, elided) {
            attrs.push((name, attr));
        }
    }
    let discardable = op.body().discardable(op.op);
    if discardable != Attribute::EMPTY_DICT {
        let entries = discardable.as_dictionary(ctx).unwrap_or_default().iter();
        attrs.extend(entries.copied().filter(|entry| !is_among(ctx.bytes(entry.0), elided)));
    }
    sort_by_name(ctx, &mut attrs);
    attrs
}

fn is_among(name: &[u8], names: &[&str]) -> bool {
    names.iter().any(|other| other.as_bytes() == name)
}

/// Puts attributes into the order of their names.
pub(super) fn sort_by_name(ctx: &Context, attrs: &mut [NamedAttribute]) {
    if attrs.len() > 1 {
        attrs.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
    }
}

/// Prints `(i32) -> i32` of an op's operands and results.
pub(super) fn put_functional_type<P: OpPrinter + ?Sized>(printer: &mut P, op: OpRef<'_>) {
    printer.out().push(b'(');
    printer.types(&mut op.operand_types());
    printer.out().push(b')');
    let mut results = op.result_types();
    if let (1, Some(only)) = (results.len(), results.next()) {
        return put_arrow_types(printer, &[only]);
    }
    printer.text(" -> (");
    printer.types(&mut op.result_types());
    printer.out().push(b')');
}

/// Prints ` -> i32`, or ` -> (i32, i32)`.
pub(super) fn put_arrow_types<P: OpPrinter + ?Sized>(printer: &mut P, types: &[Type]) {
    let bare = is_bare_result(printer.context(), types);
    printer.text(if bare { " -> " } else { " -> (" });
    printer.types(&mut types.iter().copied());
    printer.text(if bare { "" } else { ")" });
}
