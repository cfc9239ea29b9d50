//! Regions and blocks (language reference, "Regions" and "Blocks").

use couloir_diag::BytePos;
use couloir_ir::asm::{Argument, Delimiter, ParseResult, Unresolved};
use couloir_ir::body::{Block, Body, Region};
use couloir_ir::{Location, Type, Value};

use super::Parser;
use super::labels::{BlockScope, Label};
use super::ops::is_isolated;
use crate::lex::Kind;

impl<'s> Parser<'s> {
    /// The body that is being filled.
    pub(super) fn current_body(&self) -> &Body {
        &self.bodies[self.bodies.len() - 1]
    }

    pub(super) fn current_body_mut(&mut self) -> &mut Body {
        let last = self.bodies.len() - 1;
        &mut self.bodies[last]
    }

    /// The number of the body that holds the op being read: not the current
    /// one when that op is isolated and has regions already.
    pub(super) fn outer_body_of_op(&self) -> Option<usize> {
        let frame = self.frame_ref();
        let own = is_isolated(frame.def) && !frame.state.regions.is_empty();
        self.bodies.len().checked_sub(1 + usize::from(own))
    }

    /// Looks a value up in the scope of the body with this number.
    pub(super) fn resolve_in(
        &mut self,
        body: usize,
        name: Unresolved,
        ty: Type,
    ) -> ParseResult<Value> {
        if body + 1 == self.bodies.len() {
            return self.resolve_use(name, ty);
        }
        // The op's own body is set aside while its operands are looked up.
        let aside = self.bodies.split_off(body + 1);
        let result = self.resolve_use(name, ty);
        self.bodies.extend(aside);
        result
    }

    /// A region of the op being read, in braces.
    pub(super) fn op_region(&mut self, args: &[Argument]) -> ParseResult<Region> {
        let isolated = is_isolated(self.frame().def);
        let region = self.new_region(isolated);
        if isolated && self.put_off(region, args).is_some() {
            return Ok(region);
        }
        let mark = self.forward_mark();
        self.nested(|p| p.region_in_braces(region, args))?;
        if isolated {
            self.close_forward(mark);
        }
        Ok(region)
    }

    /// An empty region of the op being read.
    pub(super) fn new_region(&mut self, isolated: bool) -> Region {
        if isolated && self.frame().state.regions.is_empty() {
            let body = self.spare.take().unwrap_or_else(|| self.first_body());
            self.bodies.push(body);
        }
        let body = self.current_body_mut();
        let region = if isolated { body.create_root() } else { body.create_region() };
        self.frame().state.regions.push(region);
        region
    }

    /// The body of the first isolated op: mostly a module, with a function for
    /// each half kilobyte of text or more.
    fn first_body(&self) -> Box<Body> {
        let module = self.bodies.len() == 1 && !self.is_ahead;
        let ops = if module { self.src.len() >> 9 } else { 0 };
        Box::new(Body::with_room(ops))
    }

    fn region_in_braces(&mut self, region: Region, args: &[Argument]) -> ParseResult {
        if self.frame.state.regions.len() == 1 {
            self.frame.brace = self.token.start;
        }
        self.require(b'{', "expected '{' to begin a region")?;
        if args.is_empty() && self.is_punct(b'}') {
            self.advance();
            return Ok(());
        }
        self.in_scope(|p| p.region_body(region, args))?;
        self.advance();
        Ok(())
    }

    /// Reads what is in a region, where names of blocks and values are its own.
    pub(super) fn in_scope(
        &mut self,
        inside: impl FnOnce(&mut Self) -> ParseResult,
    ) -> ParseResult {
        let mark = self.names.mark();
        self.block_scopes.push(BlockScope::default());
        let result = inside(self);
        let scope = self.block_scopes.pop().unwrap_or_default();
        self.names.forget(mark);
        result?;
        self.report_undefined(&scope)
    }

    /// Reports blocks that ops outside of any region name.
    pub(super) fn close_top_blocks(&mut self) -> ParseResult {
        let scope = self.block_scopes.pop().unwrap_or_default();
        self.report_undefined(&scope)
    }

    /// Reports blocks named and never defined.
    fn report_undefined(&mut self, scope: &BlockScope<'_>) -> ParseResult {
        let places = scope.undefined();
        for &at in &places {
            self.report(at, "reference to an undefined block");
        }
        if places.is_empty() { Ok(()) } else { Err(couloir_ir::Failure) }
    }

    fn region_body(&mut self, region: Region, args: &[Argument]) -> ParseResult {
        let named = args.first().is_some_and(|arg| arg.name.len > 0);
        if named && self.kind() == Kind::Caret {
            return Err(self.error("invalid block name in region with named arguments"));
        }
        let entry = self.entry_block(region)?;
        if named {
            self.entry_arguments(entry, args)?;
        }
        self.rest_of_region(region, entry)
    }

    /// What is in a region after the start of its first block.
    pub(super) fn rest_of_region(&mut self, region: Region, entry: Block) -> ParseResult {
        self.block_body(entry)?;
        while !self.is_punct(b'}') {
            let block = match self.plain_label() {
                Some(block) => block,
                None => self.block_header(None)?,
            };
            self.place_block(region, block);
            self.block_body(block)?;
        }
        Ok(())
    }

    /// The first block, whose label may be left out.
    fn entry_block(&mut self, region: Region) -> ParseResult<Block> {
        let block = if self.kind() == Kind::Caret {
            self.block_header(None)?
        } else {
            self.current_body_mut().create_block()
        };
        self.place_block(region, block);
        Ok(block)
    }

    fn place_block(&mut self, region: Region, block: Block) {
        self.current_body_mut().append_block(region, block);
    }

    fn entry_arguments(&mut self, block: Block, args: &[Argument]) -> ParseResult {
        for arg in args {
            if let Some(before) = self.reference_pos(arg.name) {
                let name = couloir_diag::quoted_bytes(self.name_of(arg.name));
                let message = format!("region entry argument '{name}' is already in use");
                return Err(self.report_with_note(
                    arg.name.pos,
                    &message,
                    before,
                    "previously referenced here",
                ));
            }
            let location = arg.location.unwrap_or(Self::name_location(arg.name));
            let ty = arg.ty.unwrap_or(Type::NONE);
            let value = self.current_body_mut().add_arg(block, ty, location);
            self.define(arg.name, value, 1)?;
        }
        Ok(())
    }

    /// `^name(%arg: type):`
    fn block_header(&mut self, given: Option<Block>) -> ParseResult<Block> {
        let at = self.pos();
        let token = self.expect_kind(Kind::Caret, "expected block name")?;
        let block = self.define_block(self.bytes(token), at, given)?;
        if self.is_punct(b'(') {
            self.block_arguments(block)?;
        }
        self.require(b':', "expected ':' after block name")?;
        Ok(block)
    }

    pub(super) fn define_block(
        &mut self,
        name: &'s [u8],
        at: BytePos,
        given: Option<Block>,
    ) -> ParseResult<Block> {
        self.has_labels = true;
        let fresh = given.unwrap_or_else(|| self.current_body().next_block_key());
        let Some(scope) = self.block_scopes.last_mut() else { return Ok(fresh) };
        let label = scope.entry(name, Label { block: fresh, defined: false, at });
        let (block, defined) = (label.block, std::mem::replace(&mut label.defined, true));
        if defined {
            let text = couloir_diag::quoted_bytes(name);
            return Err(self.error_at(at, &format!("redefinition of block '{text}'")));
        }
        if block == fresh && given.is_none() {
            return Ok(self.current_body_mut().create_block());
        }
        Ok(block)
    }

    fn block_arguments(&mut self, block: Block) -> ParseResult {
        self.delimited(Delimiter::Paren, "", |p| {
            let name = p.ssa_use(true)?;
            p.require(b':', "expected ':' and type for SSA operand")?;
            let ty = p.ty()?;
            let location = Self::name_location(name);
            let value = p.current_body_mut().add_arg(block, ty, location);
            if let Some(location) = p.trailing_location()? {
                p.current_body_mut().set_arg_location(value, location);
            }
            p.define(name, value, 1)
        })
    }

    fn block_body(&mut self, block: Block) -> ParseResult {
        self.blocks.push(block);
        let mut result = self.plain_operations().and_then(|()| self.take_ahead());
        while result.is_ok() && self.kind() != Kind::Caret && !self.is_punct(b'}') {
            result = self.operation().and_then(|()| self.plain_operations());
            result = result.and_then(|()| self.take_ahead());
        }
        self.blocks.pop();
        result
    }

    /// A successor: the block that `^name` means in this region.
    pub(super) fn successor_block(&mut self) -> ParseResult<Block> {
        let at = self.pos();
        let token = self.expect_kind(Kind::Caret, "expected block name")?;
        match self.block_named(self.bytes(token), at) {
            Some(block) => Ok(block),
            None => Err(self.error_at(at, "reference to an undefined block")),
        }
    }

    /// The location of the op being read.
    pub(super) fn op_location(&self) -> Location {
        Location::pos(self.frame_ref().name_pos)
    }
}
