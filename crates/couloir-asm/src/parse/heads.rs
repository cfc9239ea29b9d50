//! Ops with a region written alike up to the brace that opens it.
//!
//! Where an op's syntax says by a hook of its own what comes after its first
//! region (`parse_tail`), the line that ends with that region's brace is kept
//! as lines of whole ops are (`alike`): its names are operands, or arguments of
//! the region, which are told apart by where these were found to be written.
//!
//! Invariant: what the tail reads changes nothing of what the head said, but
//! by a dictionary of attributes. A head that is followed by one is not kept.

use couloir_diag::BytePos;
use couloir_ir::asm::{Argument, ParseResult, Unresolved};
use couloir_ir::attr::Attribute;
use couloir_ir::body::Op;
use couloir_ir::op::OpDef;
use couloir_ir::{Location, Type, Value};
use smallvec::SmallVec;

use super::Parser;
use super::alike::{Entry, Line, NAMES, is_blank, part};
use super::ops::CustomOp;
use crate::lex::name_end;

/// Of a place: it is one among the arguments of the region, not the operands.
const ARGUMENT: u8 = 1 << 7;

/// The arguments of a region.
pub(super) type Arguments = SmallVec<[Argument; 4]>;

impl Parser<'_> {
    /// Whether the op whose name is the current token may have a head like one before: its line
    /// has been taken apart.
    pub(super) fn may_have_head(&self, def: &OpDef) -> bool {
        def.hooks.parse_tail.is_some() && self.alike.line.starts_at(self.token.start)
    }

    /// The line of the op being read, to be kept.
    pub(super) fn line_of_head(&mut self) -> Line {
        self.alike.line.complete(self.src);
        self.alike.line
    }

    /// Reads the head of an op if one like it was read before, and gives the arguments of its
    /// region, whose brace becomes the current token.
    pub(super) fn known_head(&mut self) -> Option<Arguments> {
        let place = self.alike.found?;
        let args = self.names_of_head(place)?;
        let Self { frame, alike, plain, .. } = self;
        let (entry, state) = (alike.entry(place)?, &mut frame.state);
        state.operands.extend_from_slice(&plain.values);
        state.results.extend(entry.result);
        state.props.clear();
        state.props.extend_from_slice(part(&alike.props, entry.props));
        let brace = alike.line.end - entry.tail;
        self.go_on_at(brace, brace);
        Some(args)
    }

    /// Looks up the operands that the head names, and compares types.
    fn names_of_head(&mut self, place: usize) -> Option<Arguments> {
        let Self { alike, names, plain, bodies, src, file_start, .. } = self;
        let entry = alike.entry(place).filter(|entry| entry.is_head)?;
        let (types, body) = (part(&alike.types, entry.types), bodies.last()?);
        plain.values.clear();
        plain.values.resize(entry.operands, Value::from_u32(u32::MAX - 1));
        let mut args = Arguments::new();
        let line = alike.line.names().iter().zip(&alike.line.keys);
        for (((&(start, end), &key), &ty), &place) in line.zip(types).zip(&entry.order) {
            let len = end - start;
            if place & ARGUMENT != 0 {
                (name_end(src, start as usize + 1) == end as usize).then_some(())?;
                let name =
                    Unresolved { pos: BytePos(file_start.0.wrapping_add(start)), len, number: 0 };
                let attrs = Attribute::EMPTY_DICT;
                args.push(Argument { name, ty: Some(ty), attrs, location: None });
                continue;
            }
            let value = match key {
                0 => names.single(src, start as usize, len as usize, bodies.len())?,
                key => names.single_known(key, bodies.len())?,
            };
            *plain.values.get_mut(usize::from(place))? = value;
            (body.ty(value) == ty).then_some(())?;
        }
        Some(args)
    }

    /// Reads what follows a head.
    pub(super) fn after_head(&mut self, def: &'static OpDef, args: &[Argument]) -> ParseResult {
        let region = self.op_region(args)?;
        def.hooks.parse_tail.map_or(Ok(()), |tail| tail(self, region))
    }

    /// Keeps what a head was read as, if it ends its line.
    pub(super) fn keep_head(&mut self, op: Op, custom: CustomOp, line: &Line, dialect: usize) {
        _ = self.try_keep_head(op, custom, line, dialect);
    }

    fn try_keep_head(
        &mut self,
        op: Op,
        custom: CustomOp,
        line: &Line,
        dialect: usize,
    ) -> Option<()> {
        let brace = self.frame_ref().brace as usize;
        let rest = self.src.get(brace + 1..line.end)?;
        (is_blank(rest) && self.is_lasting(line)).then_some(())?;
        let body = self.current_body();
        (body.num_results(op) <= 1).then_some(())?;
        let mut entry = Entry::new(line, custom, dialect, line.end - brace);
        (entry.is_head, entry.operands) = (true, body.num_operands(op));
        entry.result = body.result(op, 0).map(|value| body.ty(value));
        let props = body.props(op, custom.def.attrs.len());
        let props = props.iter().map(|prop| prop.expand()).collect::<Vec<Option<Attribute>>>();
        let types = self.roles_of_names(op, line, &mut entry.order)?;
        self.alike.line = *line;
        self.alike.add(entry, self.src, &types, &props);
        Some(())
    }

    /// Finds what each name of a head is, and its type; none where that is not clear.
    fn roles_of_names(
        &mut self,
        op: Op,
        line: &Line,
        order: &mut [u8; NAMES],
    ) -> Option<SmallVec<[Type; 8]>> {
        let (mut types, mut taken) = (SmallVec::new(), 0_u32);
        for (&name, place) in line.names().iter().zip(order) {
            let ty;
            (*place, ty) = match self.argument_at(op, name.0) {
                Some((number, ty)) => (number | ARGUMENT, ty),
                None => self.operand_named(op, name)?,
            };
            if *place & ARGUMENT == 0 {
                // An operand met twice may be either.
                (taken >> *place & 1 == 0).then_some(())?;
                taken |= 1 << *place;
            }
            types.push(ty);
        }
        let body = self.current_body();
        let args = body.regions(op).first().and_then(|&region| body.entry_block(region))?;
        (types.len() == body.num_operands(op) + body.args(args).len()).then_some(types)
    }

    /// The argument of an op's first region that is written at an offset, and its type.
    fn argument_at(&self, op: Op, at: u32) -> Option<(u8, Type)> {
        let (body, place) = (self.current_body(), Location::pos(self.pos_at(at)));
        let entry = body.entry_block(*body.regions(op).first()?)?;
        let args = body.args(entry).iter();
        let number = args.clone().position(|&arg| body.value_location(arg) == place)?;
        Some((u8::try_from(number).ok()?, body.ty(*body.args(entry).get(number)?)))
    }

    /// The place among the operands of the value with a name, and its type.
    fn operand_named(&mut self, op: Op, name: (u32, u32)) -> Option<(u8, Type)> {
        let (start, len) = (name.0 as usize, (name.1 - name.0) as usize);
        let value = self.names.single(self.src, start, len, self.bodies.len())?;
        let body = self.current_body();
        let place = body.operands(op).position(|operand| operand == value)?;
        Some((u8::try_from(place).ok().filter(|place| *place < 32)?, body.ty(value)))
    }
}
