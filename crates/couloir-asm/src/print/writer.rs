//! What prints one op: the interface hooks are given.

use couloir_ir::asm::{AsmPrinter, OpPrinter};
use couloir_ir::body::{Block, Value};
use couloir_ir::location::Location;
use couloir_ir::text::Str;
use couloir_ir::ty::DialectType;
use couloir_ir::{Attribute, Context, OpRef, RegionRef, Type};

use super::alike::{Name, has_no_regions};
use super::generic;
use super::marks;
use super::ops::RegionUse;
use super::printer::Printer;

/// The printer of one op.
pub(super) struct OpWriter<'w, 'p> {
    pub(super) printer: &'w mut Printer<'p>,
    pub(super) op: OpRef<'w>,
}

impl OpWriter<'_, '_> {
    /// Prints the names of the op's results, then its custom form where it has one and that is
    /// wanted, else its generic form.
    #[inline]
    pub(super) fn put_all(&mut self) {
        let alike = has_no_regions(self.op);
        if alike && self.printer.put_alike(self.op) {
            return;
        }
        let start = self.put_result_names();
        self.put_anew();
        if alike {
            self.printer.keep_alike(self.op, start);
        }
    }

    /// Prints the names of the op's results; gives the place from which its text is that of ops
    /// like it.
    fn put_result_names(&mut self) -> usize {
        let start = self.printer.out.len();
        self.printer.put_results(self.op);
        let end = self.printer.out.len();
        if self.op.results().len() != 1 {
            return end;
        }
        self.printer.alike.note(start, end.saturating_sub(" = ".len()), Name::Result);
        start
    }

    fn put_anew(&mut self) {
        let op = self.op;
        let Some(def) = op.def().filter(|_| !self.printer.options.generic) else {
            return generic::put(self, op);
        };
        if def.hooks.print.is_none() && def.format.is_none() {
            return generic::put(self, op);
        }
        let info = self.printer.infos.of(op.ctx(), op.data().name, def);
        let default = self.printer.default_dialects.last().copied().unwrap_or_default();
        info.put_name(self.printer.out, def, default);
        match def.hooks.print {
            Some(print) => print(op, self),
            None => info.program.run(self, op),
        }
    }

    /// Notes a region's place in the text.
    pub(super) fn put_region(
        &mut self,
        region: RegionRef<'_>,
        entry_args: bool,
        terminators: bool,
        empty_label: bool,
    ) {
        self.printer.alike.spoil();
        if self.printer.options.skip_regions {
            return self.printer.put("{...}");
        }
        let dialect = region.parent().and_then(OpRef::def).and_then(|d| d.hooks.default_dialect);
        let region = RegionUse {
            at: self.printer.out.len(),
            region: region.region,
            entry_args,
            terminators,
            empty_label,
            indent: self.printer.indent,
            dialect: dialect.unwrap_or_default(),
        };
        self.printer.regions.push(region);
    }
}

/// Types and attributes: what the printer of those does.
impl AsmPrinter for OpWriter<'_, '_> {
    fn context(&self) -> &Context {
        self.printer.ctx
    }
    fn out(&mut self) -> &mut Vec<u8> {
        self.printer.out
    }
    fn ty(&mut self, ty: Type) {
        self.printer.put_type(ty);
    }
    fn attribute(&mut self, attr: Attribute) {
        self.printer.attribute(attr);
    }
    fn attribute_without_type(&mut self, attr: Attribute) {
        self.printer.attribute_without_type(attr);
    }
    fn stripped_attribute(&mut self, attr: Attribute) {
        self.printer.stripped_attribute(attr);
    }
    fn stripped_type(&mut self, ty: Type) {
        self.printer.stripped_type(ty);
    }
    fn string(&mut self, text: Str) {
        self.printer.put_quoted(text);
    }
    fn keyword_or_string(&mut self, text: Str) {
        self.printer.keyword_or_string(text);
    }
    fn symbol_name(&mut self, name: Str) {
        self.printer.symbol_name(name);
    }
    fn location(&mut self, location: Location) {
        self.printer.location(location);
    }
    fn has_alias(&self, ty: Type) -> bool {
        self.printer.has_alias(ty)
    }
    fn is_inside_itself(&self, ty: &DialectType) -> bool {
        self.printer.is_inside_itself(ty)
    }
}

impl OpPrinter for OpWriter<'_, '_> {
    fn asm(&mut self) -> &mut dyn AsmPrinter {
        self
    }
    fn operand(&mut self, value: Value) {
        let Printer { names, out, base, alike, .. } = &mut *self.printer;
        let start = out.len();
        names.write_value(out, *base, value, true);
        alike.note(start, out.len(), Name::Operand(value));
    }
    fn operands(&mut self, values: &mut dyn Iterator<Item = Value>) {
        for (at, value) in values.enumerate() {
            self.printer.put(if at == 0 { "" } else { ", " });
            self.operand(value);
        }
    }
    fn types(&mut self, types: &mut dyn Iterator<Item = Type>) {
        for (at, ty) in types.enumerate() {
            self.printer.put(if at == 0 { "" } else { ", " });
            self.printer.put_type(ty);
        }
    }
    fn optional_arrow_types(&mut self, types: &[Type]) {
        if !types.is_empty() {
            generic::put_arrow_types(self, types);
        }
    }
    fn functional_type(&mut self, op: OpRef<'_>) {
        generic::put_functional_type(self, op);
    }
    fn successor(&mut self, block: Block) {
        let Printer { names, out, base, alike, .. } = &mut *self.printer;
        let start = out.len();
        names.write_block(out, *base, block);
        alike.note(start, out.len(), Name::Successor(block));
    }
    fn region(&mut self, region: RegionRef<'_>, entry_args: bool, terminators: bool) {
        self.put_region(region, entry_args, terminators, false);
    }
    fn argument_name(&mut self, value: Value) {
        self.printer.alike.spoil();
        let body = self.op.body().body_of(self.op.op);
        let base = self.printer.names.base(body).unwrap_or(self.printer.base);
        self.printer.names.write_value(self.printer.out, base, value, true);
    }
    fn argument(&mut self, value: Value, attrs: Attribute, without_type: bool) {
        self.argument_name(value);
        let body = self.op.body().body_of(self.op.op);
        if !without_type {
            self.printer.put(": ");
            self.printer.put_type(body.ty(value));
        }
        if attrs != Attribute::EMPTY_DICT {
            let entries = attrs.as_dictionary(self.printer.ctx).unwrap_or_default();
            let from = self.printer.out.len();
            generic::put_attr_dict(self, entries, "");
            if self.printer.marks {
                marks::put_aside(self.printer.out, from);
            }
        }
        self.printer.put_argument_location(body.value_location(value));
    }
    fn attr_dict(&mut self, op: OpRef<'_>, elided: &[&str]) {
        let attrs = generic::attrs_but(op, elided);
        generic::put_attr_dict(self, &attrs, "");
    }
    fn attr_dict_with_keyword(&mut self, op: OpRef<'_>, elided: &[&str]) {
        let attrs = generic::attrs_but(op, elided);
        generic::put_attr_dict(self, &attrs, " attributes");
    }
    fn newline(&mut self) {
        self.printer.alike.spoil();
        self.printer.out.push(b'\n');
        self.printer.put_indent();
    }
    fn indent(&mut self, deeper: bool) {
        self.printer.alike.spoil();
        let indent = self.printer.indent;
        self.printer.indent = if deeper { indent + 2 } else { indent.saturating_sub(2) };
    }
    fn affine_map_of_ssa_ids(&mut self, map: Attribute, operands: &[Value]) {
        self.printer.alike.spoil();
        self.put_applied_map(map, operands);
    }
    fn prints_locations(&self) -> bool {
        self.printer.options.debuginfo
    }
    fn custom_or_generic(&mut self, op: OpRef<'_>) {
        self.printer.alike.spoil();
        OpWriter { printer: self.printer, op }.put_anew();
    }
    fn generic(&mut self, op: OpRef<'_>) {
        self.printer.alike.spoil();
        generic::put(self, op);
    }
}

impl OpWriter<'_, '_> {
    /// Prints a map's results with values for its dimensions and `symbol(values)` for symbols.
    fn put_applied_map(&mut self, map: Attribute, operands: &[Value]) {
        let Some(map) = map.as_affine_map(self.printer.ctx) else { return };
        let dims = map.dims() as usize;
        let (names, base) = (&self.printer.names, self.printer.base);
        let mut text = String::new();
        for (at, result) in map.results().enumerate() {
            text.push_str(if at == 0 { "" } else { ", " });
            result.print_with(&mut text, &mut |text, node| {
                let (symbol, index) = match node {
                    couloir_ir::affine::AffineNode::Dim(at) => (false, at as usize),
                    couloir_ir::affine::AffineNode::Symbol(at) => (true, dims + at as usize),
                    _ => return,
                };
                let Some(&value) = operands.get(index) else { return };
                let mut name = Vec::new();
                names.write_value(&mut name, base, value, true);
                let name = String::from_utf8_lossy(&name);
                text.push_str(if symbol { "symbol(" } else { "" });
                text.push_str(&name);
                text.push_str(if symbol { ")" } else { "" });
            });
        }
        self.printer.put(&text);
    }
}
