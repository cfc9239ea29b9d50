//! The bodies of isolated ops.
//!
//! A body of one region without blocks, as declarations have it, takes no room: it has a number of
//! its own, and there is one for all. It is made where it is to be changed.

use std::sync::LazyLock;

use cranelift_entity::packed_option::PackedOption;

use super::Body;
use super::entities::{BodyId, Op};

/// What these look like. Out of line, as most of the bodies that are asked for are others.
#[cold]
fn blank() -> &'static Body {
    static BLANK: LazyLock<Body> = LazyLock::new(Body::blank);
    &BLANK
}

impl Body {
    /// A body of one region without blocks.
    pub fn blank() -> Self {
        let mut body = Self::default();
        body.create_root();
        body
    }

    /// Whether the body is as [`Body::blank`] makes it: that of a declaration.
    pub fn is_blank(&self) -> bool {
        self.regions.len() == 1
            && self.roots().len() == 1
            && self.blocks.is_empty()
            && self.ops.is_empty()
            && self.values.is_empty()
    }

    /// The number of a body to be nested in this one.
    pub(super) fn nest(&mut self, body: Box<Body>) -> BodyId {
        if body.is_blank() {
            self.has_blank = true;
            return BodyId::BLANK;
        }
        self.bodies.push(Some(body))
    }

    /// The body of a number; none while it is taken.
    #[inline]
    pub(super) fn nested_at(&self, number: BodyId) -> Option<&Body> {
        match self.bodies.get(number) {
            Some(body) => body.as_deref(),
            None => Some(blank()),
        }
    }

    /// The bodies nested in this one, but those of one region without blocks.
    pub(crate) fn nested_bodies(&self) -> impl Iterator<Item = &Body> {
        self.bodies.values().flatten().map(AsRef::as_ref)
    }

    /// The same, to be changed.
    pub(super) fn nested_bodies_mut(&mut self) -> impl Iterator<Item = &mut Body> {
        self.bodies.values_mut().flatten().map(AsMut::as_mut)
    }
}

/// Nested bodies.
impl Body {
    /// The body of its own that an isolated op has.
    #[inline]
    pub fn nested(&self, op: Op) -> Option<&Body> {
        let extra = self.ops[op].extra.expand()?;
        self.nested_at(self.extras[extra].body.expand()?)
    }

    /// The same, to be changed.
    pub fn nested_mut(&mut self, op: Op) -> Option<&mut Body> {
        let number = self.own_number(op)?;
        self.bodies[number].as_deref_mut()
    }

    /// Takes an isolated op's body out, to be worked on apart and given back.
    pub fn take_nested(&mut self, op: Op) -> Option<Box<Body>> {
        let number = self.own_number(op)?;
        self.bodies[number].take()
    }

    /// Whether an isolated op's body has been taken out.
    pub fn is_away(&self, op: Op) -> bool {
        let extra = self.ops[op].extra.expand();
        let number = extra.and_then(|extra| self.extras[extra].body.expand());
        number.is_some_and(|number| self.nested_at(number).is_none())
    }

    /// Gives an isolated op a body, or back the one taken.
    pub fn put_nested(&mut self, op: Op, body: Box<Body>) {
        let Some(extra) = self.ops[op].extra.expand() else { return };
        let old = self.extras[extra].body;
        match old.expand().filter(|&number| number != BodyId::BLANK && !body.is_blank()) {
            Some(number) => self.bodies[number] = Some(body),
            None => self.extras[extra].body = self.nest(body).into(),
        }
        if old.is_none() {
            self.changes.touch(op);
        }
    }

    /// The number of the body of an isolated op, which others do not have.
    fn own_number(&mut self, op: Op) -> Option<BodyId> {
        let extra = self.ops[op].extra.expand()?;
        let number = self.extras[extra].body.expand()?;
        if number != BodyId::BLANK {
            return Some(number);
        }
        let number = self.bodies.push(Some(Box::new(Body::blank())));
        self.extras[extra].body = PackedOption::from(number);
        Some(number)
    }
}
