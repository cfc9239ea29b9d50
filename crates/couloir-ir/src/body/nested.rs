//! What the regions of isolated ops live in.

use std::sync::LazyLock;

use super::Body;

/// The regions of an isolated op, as far as they are there.
#[derive(Clone, Debug, Default)]
pub(crate) enum Nested {
    /// They are worked on elsewhere.
    #[default]
    Taken,
    /// One region without blocks. Declarations have it, and a module may have many.
    Blank,
    /// A body.
    Held(Box<Body>),
}

/// What all blank ones look like. Kept out of line: bodies are asked for often, and most are there.
#[cold]
fn blank() -> &'static Body {
    static BLANK: LazyLock<Body> = LazyLock::new(Body::blank);
    &BLANK
}

impl Nested {
    /// The body, which is not there while it is taken.
    #[inline]
    pub(super) fn get(&self) -> Option<&Body> {
        match self {
            Nested::Held(body) => Some(body),
            Nested::Blank => Some(blank()),
            Nested::Taken => None,
        }
    }

    /// The same, to be changed.
    #[inline]
    pub(super) fn get_mut(&mut self) -> Option<&mut Body> {
        if matches!(self, Nested::Blank) {
            self.fill();
        }
        self.held_mut()
    }

    #[cold]
    fn fill(&mut self) {
        *self = Nested::Held(Box::new(Body::blank()));
    }

    /// The body, if it is more than one region without blocks.
    #[inline]
    pub(crate) fn held(&self) -> Option<&Body> {
        match self {
            Nested::Held(body) => Some(body),
            _ => None,
        }
    }

    /// The same, to be changed.
    #[inline]
    pub(super) fn held_mut(&mut self) -> Option<&mut Body> {
        match self {
            Nested::Held(body) => Some(body),
            _ => None,
        }
    }

    /// Takes the body out.
    pub(super) fn take(&mut self) -> Option<Box<Body>> {
        match std::mem::take(self) {
            Nested::Held(body) => Some(body),
            Nested::Blank => Some(Box::new(Body::blank())),
            Nested::Taken => None,
        }
    }
}

impl From<Box<Body>> for Nested {
    fn from(body: Box<Body>) -> Self {
        if body.is_blank() { Nested::Blank } else { Nested::Held(body) }
    }
}

impl Body {
    /// A body of one region without blocks.
    pub fn blank() -> Self {
        let mut body = Self::default();
        body.create_root();
        body
    }

    /// Whether the body is as [`Body::blank`] makes it.
    fn is_blank(&self) -> bool {
        self.regions.len() == 1
            && self.roots.len() == 1
            && self.blocks.is_empty()
            && self.ops.is_empty()
            && self.values.is_empty()
    }
}
