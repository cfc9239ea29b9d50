//! Metadata nodes as text.

use super::{Writer, text};
use crate::context::Str;
use crate::di::{Default, DiField};
use crate::dwarf;
use crate::metadata::{DiNode, Metadata, MetadataData};

impl Writer<'_> {
    /// Appends metadata where it is referred to: its number, or itself where it has none.
    pub(super) fn metadata(&mut self, metadata: Metadata) {
        if let Some(slot) = self.slots.node(metadata) {
            self.out.push(b'!');
            return text::uint(&mut self.out, u64::from(slot));
        }
        let ctx = self.ctx;
        match ctx.metadata(metadata) {
            Some(MetadataData::String(string)) => {
                self.out.push(b'!');
                text::quoted(&mut self.out, ctx.str_bytes(*string));
            }
            Some(MetadataData::Value(constant)) => self.typed_constant(*constant),
            Some(MetadataData::Expression(elements)) => self.expression(elements),
            Some(MetadataData::ArgList(constants)) => {
                self.str("!DIArgList(");
                for (at, &constant) in constants.iter().enumerate() {
                    self.comma(at);
                    self.typed_constant(constant);
                }
                self.str(")");
            }
            _ => self.str("<badref>"),
        }
    }

    /// Appends the lines that define the numbered nodes.
    pub(super) fn metadata_nodes(&mut self) {
        for number in 0..self.slots.node_order.len() {
            let node = self.slots.node_order[number];
            self.out.push(b'!');
            text::uint(&mut self.out, number as u64);
            self.str(if self.ctx.is_distinct(node) { " = distinct " } else { " = " });
            match self.ctx.metadata(node) {
                Some(MetadataData::Tuple(operands)) => self.tuple(operands),
                Some(MetadataData::Di(di)) => self.di_node(di),
                _ => {}
            }
            self.out.push(b'\n');
        }
    }

    fn tuple(&mut self, operands: &[Option<Metadata>]) {
        self.str("!{");
        for (at, operand) in operands.iter().enumerate() {
            self.comma(at);
            match operand {
                Some(operand) => self.metadata(*operand),
                None => self.str("null"),
            }
        }
        self.str("}");
    }

    fn di_node(&mut self, node: &DiNode) {
        self.out.push(b'!');
        self.str(node.kind.name());
        self.out.push(b'(');
        let mut given = node.fields.iter().peekable();
        let mut written = 0;
        for (at, spec) in node.kind.fields().iter().enumerate() {
            let value = match given.next_if(|(field, _)| usize::from(*field) == at) {
                Some(&(_, value)) => value,
                None if spec.default == Default::Always => spec.missing,
                None => continue,
            };
            self.comma(written);
            written += 1;
            self.str(spec.name);
            self.str(": ");
            self.di_field(spec.name, value);
        }
        self.out.push(b')');
    }

    fn di_field(&mut self, name: &str, value: DiField) {
        let ctx = self.ctx;
        match value {
            DiField::Int(value) => text::int(&mut self.out, value),
            DiField::UInt(value) => text::uint(&mut self.out, value),
            DiField::Bool(value) => self.str(if value { "true" } else { "false" }),
            DiField::Str(string) => text::quoted(&mut self.out, ctx.str_bytes(string)),
            DiField::Word(word) => self.out.extend_from_slice(ctx.str_bytes(word)),
            DiField::Null => self.str("null"),
            DiField::Node(node) => match ctx.metadata(node) {
                // The elements of a generic node's list, not the list, are its operands.
                Some(MetadataData::Tuple(elems)) if name == "operands" => {
                    self.out.push(b'{');
                    for (at, elem) in elems.iter().enumerate() {
                        self.comma(at);
                        match elem {
                            Some(elem) => self.metadata(*elem),
                            None => self.str("null"),
                        }
                    }
                    self.out.push(b'}');
                }
                // Names are strings of their own field.
                Some(MetadataData::String(string)) => {
                    text::quoted(&mut self.out, ctx.str_bytes(*string));
                }
                // Sizes and bounds print without their type.
                Some(MetadataData::Value(constant)) => match ctx.constant(*constant) {
                    crate::constants::ConstantData::Int { ty, bits }
                        if name != "value" && name != "extraData" =>
                    {
                        self.int(*ty, *bits);
                    }
                    _ => self.typed_constant(*constant),
                },
                _ => self.metadata(node),
            },
        }
    }

    fn expression(&mut self, elements: &[u64]) {
        self.str("!DIExpression(");
        let mut rest = elements;
        let mut written = 0;
        let valid = dwarf::is_valid(elements);
        while let Some((&op, tail)) = rest.split_first() {
            self.comma(written);
            written += 1;
            let args = match dwarf::operation(op).filter(|_| valid) {
                Some((name, args)) => {
                    self.str(name);
                    args.min(tail.len())
                }
                None => {
                    text::uint(&mut self.out, op);
                    0
                }
            };
            let (args, tail) = tail.split_at(args);
            self.expression_args(op, args);
            rest = tail;
        }
        self.str(")");
    }

    fn expression_args(&mut self, op: u64, args: &[u64]) {
        for (at, &arg) in args.iter().enumerate() {
            self.str(", ");
            match dwarf::encoding(arg) {
                Some(name) if op == dwarf::LLVM_CONVERT && at == 1 => self.str(name),
                _ => text::uint(&mut self.out, arg),
            }
        }
    }

    /// Appends attachments, `separator` before each.
    pub(super) fn attachments(
        &mut self,
        separator: &str,
        location: Option<Metadata>,
        list: &[(Str, Metadata)],
    ) {
        if let Some(location) = location {
            self.str(separator);
            self.str("!dbg ");
            self.metadata(location);
        }
        if list.is_empty() {
            return;
        }
        for (kind, node) in self.slots.sorted(list) {
            self.str(separator);
            self.out.push(b'!');
            text::metadata_name(&mut self.out, self.ctx.str_bytes(kind));
            self.out.push(b' ');
            self.metadata(node);
        }
    }
}
