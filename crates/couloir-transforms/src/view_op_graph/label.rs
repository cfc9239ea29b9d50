//! What stands in nodes and clusters.

use couloir_asm::print::{PrintOptions, ValueNames, print_attribute_with, print_type_start};
use couloir_ir::attr::AttrKind;
use couloir_ir::{Attribute, Context, OpRef, Type};

/// Attributes of more elements than this are not written out, unless another number is told.
const MAX_ELEMENTS: u64 = 16;
/// How long the text of elements that are all one may be.
const MAX_ALIKE: usize = 1 << 24;

/// What labels show.
pub(super) struct Labels {
    /// How many characters of a type or attribute.
    pub(super) limit: usize,
    /// Whether attributes.
    pub(super) attrs: bool,
    /// Whether types of results.
    pub(super) types: bool,
    /// How attributes are printed.
    pub(super) printing: PrintOptions,
}

/// Whether an attribute has elements that are all one, which is written once.
fn is_alike(ctx: &Context, attr: Attribute) -> bool {
    match attr.kind(ctx) {
        AttrKind::DenseElements(dense) => dense.splat,
        AttrKind::DenseStrings(_, texts) => texts.len() == 1,
        _ => false,
    }
}

/// The type of an attribute that has the elements of a shape.
fn elements_type(ctx: &Context, attr: Attribute) -> Option<Type> {
    match attr.kind(ctx) {
        AttrKind::DenseElements(_)
        | AttrKind::DenseStrings(..)
        | AttrKind::DenseResource(..)
        | AttrKind::Sparse(..) => attr.typed(ctx),
        _ => None,
    }
}

/// A value's name in a port.
pub(super) fn port(name: &str) -> String {
    name.replace(['%', '#'], "_")
}

/// Text with what has a meaning in labels escaped.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '{' | '}' | '|' | '<' | '>' | '"' | '\n' => out.extend(['\\', c]),
            _ => out.push(c),
        }
    }
    out
}

impl Labels {
    fn cut(&self, text: &str) -> String {
        match text.char_indices().nth(self.limit) {
            Some((at, _)) => format!("{}...", text.get(..at).unwrap_or_default()),
            None => text.to_owned(),
        }
    }

    /// No text is cut that has fewer bytes: debug information may be long without bounds.
    fn most(&self) -> usize {
        self.limit.saturating_add(1).saturating_mul(char::MAX_LEN_UTF8)
    }

    fn ty(&self, ctx: &Context, ty: Type) -> String {
        escaped(&self.cut(&print_type_start(ctx, ty, self.most())))
    }

    fn attr(&self, ctx: &Context, attr: Attribute) -> String {
        if is_alike(ctx, attr) {
            return escaped(&print_attribute_with(ctx, attr, &self.printing, MAX_ALIKE));
        }
        if let Some(ty) = elements_type(ctx, attr) {
            let count = ty.num_elements(ctx).unwrap_or(0);
            if count > self.most_elements() {
                let rank = ty.shape(ctx).map_or(0, <[i64]>::len);
                let (open, close) = ("[".repeat(rank), "]".repeat(rank));
                return format!("{open}...{close} : {}", self.ty(ctx, ty));
            }
        }
        if matches!(attr.kind(ctx), AttrKind::Array(items) if items.len() as u64 > self.most_elements())
        {
            return "[...]".to_owned();
        }
        escaped(&self.cut(&print_attribute_with(ctx, attr, &self.printing, self.most())))
    }

    fn most_elements(&self) -> u64 {
        self.printing.elide_elements_above.unwrap_or(MAX_ELEMENTS)
    }

    /// The attributes, a line each, by name.
    fn attr_lines(&self, op: OpRef<'_>) -> String {
        if !self.attrs {
            return String::new();
        }
        let ctx = op.ctx();
        let entries = op.attrs_but_plain().map(|(name, attr)| (ctx.str(name), attr));
        let mut entries = entries.collect::<Vec<_>>();
        entries.sort_by_key(|entry| entry.0);
        let line = |(name, attr)| format!("{}: {}\\l", escaped(name), self.attr(ctx, attr));
        entries.into_iter().map(line).collect()
    }

    /// A value with its port.
    pub(super) fn value(&self, side: &str, name: &str, ctx: &Context, ty: Option<Type>) -> String {
        let ty = ty.filter(|_| self.types).map(|ty| format!(" {}", self.ty(ctx, ty)));
        format!("<{side}{}> {name}{}", port(name), ty.unwrap_or_default())
    }

    /// The label of an op with regions.
    pub(super) fn of_cluster(&self, op: OpRef<'_>) -> String {
        let mut label = op.name().to_owned();
        if self.types {
            // Cut as one text, and not escaped.
            let start = |ty| print_type_start(op.ctx(), ty, self.most());
            let types = op.result_types().map(start).collect::<Vec<_>>();
            label += &format!(" : ({})", self.cut(&types.join(", ")));
        }
        if self.attrs {
            label += "\\l";
        }
        label + &self.attr_lines(op)
    }

    /// The label of an op without regions: its operands, the op, its results.
    pub(super) fn of_op(&self, op: OpRef<'_>, names: &ValueNames) -> String {
        let name = |value| names.text(op.body(), value);
        let operands = op.operands().map(|value| self.value("arg", &name(value), op.ctx(), None));
        let results =
            op.results().map(|value| self.value("res", &name(value), op.ctx(), Some(op.ty(value))));
        let (operands, results) = (operands.collect::<Vec<_>>(), results.collect::<Vec<_>>());
        let mut label = "{".to_owned();
        if !operands.is_empty() {
            label += &format!("{{{}}}|", operands.join("|"));
        }
        label += &format!("{}\\l", op.name());
        let attrs = self.attr_lines(op);
        if !attrs.is_empty() {
            label += "\\l";
            label += &attrs;
        }
        if !results.is_empty() {
            label += &format!("|{{{}}}", results.join("|"));
        }
        label + "}"
    }
}
