//! Metadata nodes as text.

use super::{Writer, text};
use crate::constants::ConstantData;
use crate::context::Str;
use crate::di::{DiField, DiKind, FieldSpec, Omit};
use crate::dwarf;
use crate::metadata::{DiNode, Metadata, MetadataData};
use crate::types::Type;

impl Writer<'_> {
    /// Appends metadata where it is referred to: its number, or itself where it has none.
    pub(super) fn metadata(&mut self, metadata: Metadata) {
        if self.put_off_node(metadata) {
            return;
        }
        if let Some(slot) = self.slots.node(metadata) {
            self.out.push(b'!');
            let mark = self.marks.as_ref().and_then(|marks| marks.get(&metadata).copied());
            return text::uint(&mut self.out, mark.unwrap_or(u64::from(slot)));
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
            self.metadata_line(node);
            self.out.push(b'\n');
            self.hand_on(super::PIECE);
        }
    }

    /// Appends a node with its number, or metadata that has none.
    pub(super) fn metadata_line(&mut self, node: Metadata) {
        self.metadata(node);
        if self.slots.node(node).is_some() {
            self.node_definition(node);
        }
    }

    /// Appends what a numbered node is.
    pub(super) fn node_definition(&mut self, node: Metadata) {
        self.str(if self.ctx.is_distinct(node) { " = distinct " } else { " = " });
        match self.ctx.metadata(node) {
            Some(MetadataData::Tuple(operands)) => self.tuple(operands),
            Some(MetadataData::Di(di)) => self.di_node(di),
            _ => {}
        }
    }

    fn tuple(&mut self, operands: &[Option<Metadata>]) {
        self.str("!{");
        self.operand_list(operands);
        self.str("}");
    }

    fn operand_list(&mut self, operands: &[Option<Metadata>]) {
        for (at, operand) in operands.iter().enumerate() {
            self.comma(at);
            match operand {
                Some(operand) => self.metadata(*operand),
                None => self.str("null"),
            }
        }
    }

    fn di_node(&mut self, node: &DiNode) {
        self.out.push(b'!');
        self.str(node.kind.name());
        self.out.push(b'(');
        let mut given = node.fields.iter().peekable();
        let mut written = 0;
        for (at, spec) in node.kind.fields().iter().enumerate() {
            let value = given.next_if(|field| usize::from(field.at) == at).map(|own| own.value());
            let missing = match spec.omit {
                Omit::Never(text) => Some(text),
                _ if spec.name == "virtualIndex" && self.is_virtual(node) => Some("0"),
                _ => None,
            };
            if value.is_none() && missing.is_none() {
                continue;
            }
            self.comma(written);
            written += 1;
            self.str(spec.name);
            self.str(": ");
            match value {
                Some(value) => self.di_field(node.kind, spec, value),
                None => self.str(missing.unwrap_or_default()),
            }
        }
        self.out.push(b')');
    }

    /// A virtual function has an index even where it is zero.
    fn is_virtual(&self, node: &DiNode) -> bool {
        let Some(DiField::Word(flags)) = node.field("spFlags") else { return false };
        let mut words = self.ctx.str_bytes(flags).split(|&byte| matches!(byte, b' ' | b'|'));
        words.any(|word| matches!(word, b"DISPFlagVirtual" | b"DISPFlagPureVirtual"))
    }

    fn di_field(&mut self, kind: DiKind, spec: &FieldSpec, value: DiField) {
        let ctx = self.ctx;
        match value {
            DiField::Int(value) => text::int(&mut self.out, value),
            DiField::UInt(value) => text::uint(&mut self.out, value),
            DiField::Bool(value) => self.str(if value { "true" } else { "false" }),
            DiField::Str(string) => text::quoted(&mut self.out, ctx.str_bytes(string)),
            DiField::Word(crate::context::Str::EMPTY) => self.str("0"),
            DiField::Word(word) => self.out.extend_from_slice(ctx.str_bytes(word)),
            DiField::Null => self.str("null"),
            DiField::Node(node) => self.di_operand(kind, spec, node),
        }
    }

    fn di_operand(&mut self, kind: DiKind, spec: &FieldSpec, node: Metadata) {
        let ctx = self.ctx;
        let is_bare = spec.bare && kind != DiKind::GenericSubrange;
        match ctx.metadata(node) {
            Some(MetadataData::Tuple(elems)) if spec.name == "operands" => {
                self.out.push(b'{');
                self.operand_list(elems);
                self.out.push(b'}');
            }
            // A field that is a string has no `!` before it. A template's value is any metadata.
            Some(MetadataData::String(string))
                if kind != DiKind::TemplateValueParameter || spec.name != "value" =>
            {
                text::quoted(&mut self.out, ctx.str_bytes(*string));
            }
            Some(MetadataData::Value(constant)) => match ctx.constant(*constant) {
                ConstantData::Int { ty, bits } if is_bare => self.di_number(spec, *ty, *bits),
                ConstantData::WideInt { ty, words } if is_bare => {
                    self.di_number(spec, *ty, words.first().copied().unwrap_or(0));
                }
                _ => self.typed_constant(*constant),
            },
            // A bound of a generic subrange that is a signed constant prints as a number.
            Some(MetadataData::Expression(elements)) if kind == DiKind::GenericSubrange => {
                match **elements {
                    [dwarf::CONSTS, bound] => text::int(&mut self.out, bound as i64),
                    _ => self.expression(elements),
                }
            }
            _ => self.metadata(node),
        }
    }

    /// The low bits of a constant as a number: sizes and offsets have no sign, bounds have one.
    fn di_number(&mut self, spec: &FieldSpec, ty: Type, bits: u64) {
        if matches!(spec.name, "size" | "offset") {
            return text::uint(&mut self.out, bits);
        }
        let above = 64_u32.saturating_sub(self.ctx.int_width(ty).unwrap_or(0));
        let shifted = bits.checked_shl(above).unwrap_or(0) as i64;
        text::int(&mut self.out, shifted.checked_shr(above).unwrap_or(0));
    }

    fn expression(&mut self, elements: &[u64]) {
        self.str("!DIExpression(");
        let mut rest = elements;
        let mut written = 0;
        let valid = dwarf::is_valid(elements);
        while let Some((&op, tail)) = rest.split_first() {
            self.comma(written);
            written += 1;
            let args = if let Some((name, args)) = dwarf::operation(op).filter(|_| valid) {
                self.str(name);
                args.min(tail.len())
            } else {
                text::uint(&mut self.out, op);
                0
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
