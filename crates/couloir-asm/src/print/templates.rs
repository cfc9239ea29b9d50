//! Texts of ops with places for the names in them.

use couloir_ir::OpRef;
use couloir_ir::body::{Block, Value};

use couloir_lines::{self as lines, Pen, Word};

use super::marks;

/// A template: the number of its first piece, and whether there are marks for aliases in it.
#[derive(Clone, Copy, Default)]
pub(super) struct Template(u32);

impl Template {
    /// The template with this number, in which there are marks or not.
    #[inline]
    pub(super) fn new(number: u32, has_marks: bool) -> Self {
        Self(number << 1 | u32::from(has_marks))
    }

    /// The number of its first piece.
    #[inline]
    pub(super) fn number(self) -> u32 {
        self.0 >> 1
    }

    /// Whether there are marks for aliases in its texts.
    #[inline]
    pub(super) fn has_marks(self) -> bool {
        self.0 & 1 == 1
    }
}

/// What a name in a text is of: one of the op's results, operands and successors, which are counted
/// in this order.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    Value(u16),
    Block(u16),
}

/// What has a name.
#[derive(Clone, Copy)]
pub(super) enum Named {
    Value(Value),
    Block(Block),
}

impl Place {
    /// What of an op has the name.
    #[inline]
    pub(super) fn of(self, op: OpRef<'_>) -> Option<Named> {
        let (body, results) = (op.body(), op.body().num_results(op.op));
        match self {
            Place::Value(number) => match usize::from(number).checked_sub(results) {
                None => op.result(number.into()).map(Named::Value),
                Some(number) => op.operand(number).map(Named::Value),
            },
            Place::Block(number) => {
                let values = results + body.num_operands(op.op);
                op.successor(usize::from(number).checked_sub(values)?).map(Named::Block)
            }
        }
    }
}

/// Texts with places for names.
pub(super) type Texts = lines::Templates<Place>;

/// Templates. Those with marks for aliases, of which there are few, are apart from the others.
#[derive(Default)]
pub(super) struct Templates {
    plain: Texts,
    marked: Texts,
}

impl Templates {
    /// How much is kept.
    pub(super) fn len(&self) -> usize {
        self.plain.len() + self.marked.len()
    }

    /// Adds a text in which there are these names, in order.
    pub(super) fn add(&mut self, text: &[u8], names: &[lines::Place<Place>]) -> Option<Template> {
        let has_marks = marks::are_in(text);
        let set = if has_marks { &mut self.marked } else { &mut self.plain };
        Some(Template::new(set.add(text, names)?, has_marks))
    }

    /// All of them.
    #[inline]
    pub(super) fn sets(&self) -> Sets<'_> {
        Sets { plain: &self.plain, marked: &self.marked }
    }
}

/// What is written by templates: by those without marks, and by others.
#[derive(Clone, Copy)]
pub(super) struct Sets<'a> {
    pub(super) plain: &'a Texts,
    pub(super) marked: &'a Texts,
}

impl<'a> Sets<'a> {
    #[inline]
    fn of(self, template: Template) -> &'a Texts {
        if template.has_marks() { self.marked } else { self.plain }
    }

    /// Each text of a template, with what has the name that follows it.
    pub(super) fn texts(
        self,
        template: Template,
    ) -> impl Iterator<Item = (&'a [u8], Option<Place>)> {
        self.of(template).texts(template.number())
    }

    /// Writes a template with names, if these are words and there is room in the line.
    #[inline]
    pub(super) fn write(
        self,
        template: Template,
        pen: &mut Pen<'_>,
        name: impl FnMut(Place) -> Option<Word>,
    ) -> Option<()> {
        self.of(template).write(template.number(), pen, name)
    }
}
