//! `!tbaa`: tags of accesses, and the types they lead through.
//!
//! A tag names the type that is accessed as a whole, the type of the part, and the part's offset.
//! A type is a name, its parts and their offsets; a scalar has one part, its parent. Where types
//! give their sizes, the parent comes first, and each part has a size.

use rustc_hash::FxHashSet;

use super::{Broken, Checked, Rules, Subject};
use crate::body::InstData;
use crate::constants::ConstantData;
use crate::metadata::{Metadata, MetadataData};
use crate::opcode::Opcode;

/// Instructions that can have an access tag.
const TAGGED: &[Opcode] =
    &[Opcode::Load, Opcode::Store, Opcode::Call, Opcode::VaArg, Opcode::AtomicRmw, Opcode::CmpXchg];

type Operands<'m> = &'m [Option<Metadata>];

/// What is known of a type on the way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Base {
    /// It is wrong, and that has been said.
    Wrong,
    /// A name and a parent.
    Scalar,
    /// Without parts.
    Empty,
    /// With parts, whose offsets are integers of this width.
    Parts(u32),
}

/// An integer of a node.
#[derive(Clone, Copy)]
struct Number {
    width: u32,
    bits: u64,
}

impl Number {
    fn minus(self, other: Self) -> Self {
        let mask = u64::MAX >> (64 - self.width.clamp(1, 64));
        Self { bits: self.bits.wrapping_sub(other.bits) & mask, ..self }
    }

    fn text(self) -> String {
        let unused = 64 - self.width.clamp(1, 64);
        ((self.bits << unused).cast_signed() >> unused).to_string()
    }
}

/// An access with its tag.
#[derive(Clone, Copy)]
struct Access<'m> {
    /// The instruction, if it is one's.
    subject: Option<Subject<'m>>,
    tag: Metadata,
    operands: Operands<'m>,
    /// Whether types give their sizes.
    sized: bool,
}

impl Access<'_> {
    /// Where the parts of a type begin, and how many operands each has.
    fn layout(self) -> (usize, usize) {
        if self.sized { (3, 3) } else { (1, 2) }
    }
}

impl<'m> Rules<'m> {
    /// `!tbaa`
    pub(super) fn tagged(
        &mut self,
        data: &InstData,
        tag: Metadata,
        subject: Subject<'m>,
    ) -> Checked {
        let can = TAGGED.contains(&data.opcode);
        if can && self.known.access_tags.contains(&tag) {
            return Ok(());
        }
        let access = self.access(tag, Some(subject))?;
        let message = "This instruction shall not have a TBAA access tag!";
        self.check(can, message, subject)?;
        self.tag(access)
    }

    /// A tag that is no instruction's.
    pub(super) fn bare_tag(&mut self, tag: Metadata) -> Checked {
        if self.known.access_tags.contains(&tag) {
            return Ok(());
        }
        let access = self.access(tag, None)?;
        self.tag(access)
    }

    fn access(
        &mut self,
        tag: Metadata,
        subject: Option<Subject<'m>>,
    ) -> Result<Access<'m>, Broken> {
        let operands = self.tuple(tag).unwrap_or(&[None]);
        let ty = self.node_at(operands, 1).and_then(|node| self.tuple(node));
        let sized = ty.is_some_and(|ty| ty.len() >= 3 && self.node_at(ty, 0).is_some());
        let access = Access { subject, tag, operands, sized };
        self.of_tag(!operands.is_empty(), "TBAA metadata cannot have 0 operands", access)?;
        Ok(access)
    }

    fn tag(&mut self, access: Access<'m>) -> Checked {
        if access.operands.len() < 3 || self.node_at(access.operands, 0).is_none() {
            let message = "Old-style TBAA is no longer allowed, use struct-path TBAA instead";
            let shown = access.subject.map(|subject| self.text(subject));
            return Err(self.broken_of(message, shown.into_iter().collect()));
        }
        self.tag_form(access)?;
        self.tag_types(access)?;
        self.known.access_tags.insert(access.tag);
        Ok(())
    }

    /// The node that an operand is.
    fn node_at(&self, operands: Operands<'_>, at: usize) -> Option<Metadata> {
        let operand = operands.get(at).copied().flatten()?;
        self.tuple(operand).map(|_| operand)
    }

    fn number_at(&self, operands: Operands<'_>, at: usize) -> Option<Number> {
        let operand = operands.get(at).copied().flatten()?;
        let Some(MetadataData::Value(constant)) = self.ctx.metadata(operand) else { return None };
        match *self.ctx.constant(*constant) {
            ConstantData::Int { ty, bits } => Some(Number { width: self.ctx.int_width(ty)?, bits }),
            _ => None,
        }
    }

    fn is_name(&self, operands: Operands<'_>, at: usize) -> bool {
        let operand = operands.get(at).copied().flatten();
        let data = operand.and_then(|operand| self.ctx.metadata(operand));
        matches!(data, Some(MetadataData::String(_)))
    }

    /// Reports what is wrong with an access, further text below.
    fn wrong_access(
        &mut self,
        message: &str,
        access: Access<'m>,
        node: Metadata,
        more: impl IntoIterator<Item = String>,
    ) -> Broken {
        let shown = access.subject.map(|subject| self.text(subject));
        let mut subjects: Vec<String> = shown.into_iter().collect();
        subjects.push(self.excerpts.node(node));
        subjects.extend(more);
        self.broken_of(message, subjects)
    }

    fn of_tag(&mut self, holds: bool, message: &str, access: Access<'m>) -> Checked {
        if holds { Ok(()) } else { Err(self.wrong_access(message, access, access.tag, [])) }
    }

    /// How many operands a tag has, and those that say more than types.
    fn tag_form(&mut self, access: Access<'m>) -> Checked {
        let (count, sized) = (access.operands.len(), access.sized);
        let (fits, message) = match sized {
            true => {
                (matches!(count, 4 | 5), "Access tag metadata must have either 4 or 5 operands")
            }
            false => (count < 5, "Struct tag metadata must have either 3 or 4 operands"),
        };
        self.of_tag(fits, message, access)?;
        let size = !sized || self.number_at(access.operands, 3).is_some();
        self.of_tag(size, "Access size field must be a constant", access)?;
        let last = if sized { 4 } else { 3 };
        if count != last + 1 {
            return Ok(());
        }
        let constant = self.number_at(access.operands, last);
        let message = "Immutability tag on struct tag metadata must be a constant";
        self.of_tag(constant.is_some(), message, access)?;
        let message = "Immutability part of the struct tag metadata must be either 0 or 1";
        self.of_tag(constant.is_some_and(|number| number.bits <= 1), message, access)
    }

    fn tag_types(&mut self, access: Access<'m>) -> Checked {
        let types = [0, 1].map(|at| self.node_at(access.operands, at));
        let [Some(base), Some(part)] = types else {
            let message = "Malformed struct tag metadata: base and access-type should be non-null \
                           and point to Metadata nodes";
            let shown = types.into_iter().flatten().map(|ty| self.excerpts.node(ty));
            let shown = shown.collect::<Vec<_>>();
            return Err(self.wrong_access(message, access, access.tag, shown));
        };
        if !access.sized && !self.is_scalar(part) {
            let message = "Access type node must be a valid scalar type";
            let shown = [self.excerpts.node(part)];
            return Err(self.wrong_access(message, access, access.tag, shown));
        }
        let offset = self.number_at(access.operands, 2);
        self.of_tag(offset.is_some(), "Offset must be constant integer", access)?;
        offset.map_or(Ok(()), |offset| self.way(access, base, part, offset))
    }

    /// A name and a parent, up to a root. What a type leads through is the same as itself in this,
    /// and is known from then on: chains of types may be long.
    fn is_scalar(&mut self, ty: Metadata) -> bool {
        let (mut next, mut path) = (ty, FxHashSet::default());
        let scalar = loop {
            if let Some(&known) = self.known.scalars.get(&next) {
                break known;
            }
            let parent = self.scalar_parent(next).filter(|_| path.insert(next));
            match parent {
                None => break false,
                Some(parent) if self.is_root(parent) => break true,
                Some(parent) => next = parent,
            }
        };
        self.known.scalars.insert(next, scalar);
        self.known.scalars.extend(path.into_iter().map(|ty| (ty, scalar)));
        scalar
    }

    /// The parent of a type that has a name, a parent, and nothing else but an offset of zero.
    fn scalar_parent(&self, ty: Metadata) -> Option<Metadata> {
        let operands = self.tuple(ty)?;
        let plain = match operands.len() {
            2 => true,
            3 => self.number_at(operands, 2).is_some_and(|offset| offset.bits == 0),
            _ => false,
        };
        self.node_at(operands, 1).filter(|_| plain && self.is_name(operands, 0))
    }

    fn is_root(&self, ty: Metadata) -> bool {
        self.tuple(ty).unwrap_or_default().len() < 2
    }

    /// From the type that is accessed to that of the part, by the offset.
    fn way(
        &mut self,
        access: Access<'m>,
        base: Metadata,
        part: Metadata,
        mut offset: Number,
    ) -> Checked {
        let (mut next, mut seen, mut met) = (Some(base), FxHashSet::default(), false);
        let mut way = Vec::new();
        while let Some(base) = next.filter(|&base| !self.is_root(base)) {
            self.of_tag(seen.insert(base), "Cycle detected in struct path", access)?;
            let known = self.base(access, base);
            if known == Base::Wrong {
                return Err(Broken);
            }
            met |= base == part;
            if (base == part || self.is_scalar(base)) && offset.bits != 0 {
                let message = "Offset not zero at the point of scalar access";
                return Err(self.wrong_access(message, access, access.tag, [offset.text()]));
            }
            self.widths(access, known, offset)?;
            let step = (base, offset.width);
            if met && (access.sized || self.known.sound_ways.contains(&step)) {
                break;
            }
            // What is beyond a scalar is scalar, whatever led there.
            if met && offset.bits == 0 && self.is_scalar(base) {
                way.push(step);
            }
            next = self.part_at(access, base, &mut offset);
        }
        self.of_tag(met, "Did not see access type in access path!", access)?;
        self.known.sound_ways.extend(way);
        Ok(())
    }

    /// Offsets of the tag and of the type are equally wide.
    fn widths(&mut self, access: Access<'m>, known: Base, offset: Number) -> Checked {
        let (fits, width) = match known {
            Base::Scalar => (offset.bits == 0, 0),
            Base::Parts(width) => (width == offset.width, width),
            Base::Empty | Base::Wrong => (access.sized, u32::MAX),
        };
        if fits {
            return Ok(());
        }
        let message = "Access bit-width not the same as description bit-width";
        let more = [width.to_string(), offset.width.to_string()];
        Err(self.wrong_access(message, access, access.tag, more))
    }

    /// What a type is; what is wrong with it is said once.
    fn base(&mut self, access: Access<'m>, ty: Metadata) -> Base {
        if let Some(known) = self.known.access_types.get(&ty) {
            return *known;
        }
        let known = self.new_base(access, ty).unwrap_or(Base::Wrong);
        self.known.access_types.insert(ty, known);
        known
    }

    fn new_base(&mut self, access: Access<'m>, ty: Metadata) -> Result<Base, Broken> {
        let operands = self.tuple(ty).unwrap_or_default();
        if operands.len() == 2 {
            return if self.is_scalar(ty) { Ok(Base::Scalar) } else { Err(Broken) };
        }
        let (fits, message) = match access.sized {
            true => (
                operands.len().is_multiple_of(3),
                "Access tag nodes must have the number of operands that is a multiple of 3!",
            ),
            false => (
                !operands.len().is_multiple_of(2),
                "Struct tag nodes must have an odd number of operands!",
            ),
        };
        if !fits {
            let shown = vec![self.excerpts.node(ty)];
            return Err(self.broken_of(message, shown));
        }
        if access.sized && self.number_at(operands, 1).is_none() {
            return Err(self.wrong_access("Type size nodes must be constants!", access, ty, []));
        }
        if !access.sized && !self.is_name(operands, 0) {
            let shown = vec![self.excerpts.node(ty)];
            return Err(
                self.broken_of("Struct tag nodes have a string as their first operand", shown)
            );
        }
        self.parts(access, ty, operands)
    }

    /// The parts of a type; all that is wrong with them is said.
    fn parts(
        &mut self,
        access: Access<'m>,
        ty: Metadata,
        operands: Operands<'m>,
    ) -> Result<Base, Broken> {
        let (start, step) = access.layout();
        let (mut width, mut before, mut sound) = (None, None::<u64>, true);
        for at in (start..operands.len()).step_by(step) {
            let wrong = match self.number_at(operands, at + 1) {
                _ if self.node_at(operands, at).is_none() => {
                    Some("Incorrect field entry in struct type node!")
                }
                None => Some("Offset entries must be constants!"),
                Some(offset) if *width.get_or_insert(offset.width) != offset.width => {
                    Some("Bitwidth between the offsets and struct type entries must match")
                }
                Some(offset) => {
                    let falls = before.replace(offset.bits).is_some_and(|own| own > offset.bits);
                    falls.then_some("Offsets must be increasing!")
                }
            };
            if let Some(message) = wrong {
                let _ = self.wrong_access(message, access, ty, []);
                sound = false;
            }
            if access.sized && wrong.is_none() && self.number_at(operands, at + 2).is_none() {
                let _ = self.wrong_access("Member size entries must be constants!", access, ty, []);
                sound = false;
            }
        }
        if !sound {
            return Err(Broken);
        }
        Ok(width.map_or(Base::Empty, Base::Parts))
    }

    /// The part of a type that an offset is in, and the offset in it.
    fn part_at(
        &mut self,
        access: Access<'m>,
        ty: Metadata,
        offset: &mut Number,
    ) -> Option<Metadata> {
        let operands = self.tuple(ty)?;
        if operands.len() == 2 {
            return self.node_at(operands, 1);
        }
        let (start, step) = access.layout();
        let mut found = None;
        for at in (start..operands.len()).step_by(step) {
            let own = self.number_at(operands, at + 1)?;
            if own.bits > offset.bits {
                break;
            }
            found = Some((at, own));
        }
        if found.is_none() && operands.len() > start {
            let message = "Could not find TBAA parent in struct type node";
            let _ = self.wrong_access(message, access, ty, [offset.text()]);
            return None;
        }
        // Without parts, it is the parent.
        let (at, own) = match found {
            Some(found) => found,
            None => (0, self.number_at(operands, 1)?),
        };
        *offset = offset.minus(own);
        self.node_at(operands, at)
    }
}
