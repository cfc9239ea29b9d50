//! What importing a function, or the initializer of a global, has at hand.

use couloir_ir::{Attribute, Block, Body, Failure, InsertPoint, Location, Op, Type, Value};
use couloir_llvmir as l;
use rustc_hash::FxHashMap;

use crate::alike::Piece;
use crate::make::{New, Template};
use crate::module::Importer;

/// A body being made, and the constants it has so far.
pub(crate) struct State<'a, 't> {
    pub(crate) importer: &'a mut Importer<'t>,
    pub(crate) body: Box<Body>,
    /// Where constants go: after the last one, at first at the start of this block.
    pub(crate) entry: Block,
    last_constant: Option<Op>,
    pub(crate) constants: FxHashMap<l::Constant, Value>,
    /// Where other ops go.
    pub(crate) block: Block,
    pub(crate) location: Location,
    in_constant: bool,
}

/// Room for more constants is not kept: emptying it takes as long as it is large.
const MOST_ROOM: usize = 1 << 10;

impl<'a, 't> State<'a, 't> {
    /// A state whose ops go to a block of a body.
    pub(crate) fn new(importer: &'a mut Importer<'t>, body: Box<Body>, entry: Block) -> Self {
        let constants = std::mem::take(&mut importer.known_constants);
        Self {
            importer,
            body,
            entry,
            last_constant: None,
            constants,
            block: entry,
            location: Location::UNKNOWN,
            in_constant: false,
        }
    }

    /// The body that was made, and what made it, with the room there is for constants.
    pub(crate) fn finished(self) -> (&'a mut Importer<'t>, Box<Body>) {
        let Self { importer, body, mut constants, .. } = self;
        if constants.capacity() <= MOST_ROOM {
            constants.clear();
            importer.known_constants = constants;
        }
        (importer, body)
    }

    pub(crate) fn ctx(&self) -> &'t couloir_ir::Context {
        self.importer.ctx
    }

    pub(crate) fn llvm(&self) -> &'t l::Context {
        self.importer.llvm
    }

    /// An op about to be made.
    pub(crate) fn new_op(&mut self, name: &'static str) -> Result<New, Failure> {
        let ctx = self.ctx();
        Ok(New::of(ctx, self.importer.defs.get(ctx, name)?))
    }

    pub(crate) fn ty(&mut self, ty: l::Type) -> Type {
        self.importer.types.convert(ty)
    }

    /// Puts an op where the next one goes.
    pub(crate) fn put(&mut self, new: New) -> Op {
        if self.in_constant {
            return self.put_constant(new);
        }
        let point = InsertPoint::End(self.block);
        new.put(self.importer.ctx, &mut self.body, point, self.location)
    }

    /// Puts an op of an instruction that is like one before.
    pub(crate) fn put_like(
        &mut self,
        template: &Template,
        operands: &[Value],
        successors: &[Block],
    ) -> Op {
        let point = InsertPoint::End(self.block);
        template.put(&mut self.body, point, self.location, operands, successors)
    }

    /// Behind the constants.
    pub(crate) fn after_constants(&self) -> InsertPoint {
        let after = self.last_constant.and_then(|op| InsertPoint::after(&self.body, op));
        after.unwrap_or_else(|| InsertPoint::start(&self.body, self.entry))
    }

    fn put_constant(&mut self, new: New) -> Op {
        let point = self.after_constants();
        let op = new.put(self.importer.ctx, &mut self.body, point, Location::UNKNOWN);
        self.last_constant = Some(op);
        op
    }

    /// Puts the op of a constant without operands, for others like it.
    pub(crate) fn put_leaf(&mut self, constant: l::Constant, mut new: New) -> Value {
        let template = new.template(self.importer.ctx, &self.body);
        self.importer.leaves.keep(constant, template);
        self.put1(new)
    }

    /// The value of a constant, made like one in another body.
    pub(crate) fn constant_like(&mut self, constant: l::Constant) -> Option<Value> {
        let point = self.after_constants();
        let template = self.importer.leaves.get(constant)?;
        let op = template.put(&mut self.body, point, Location::UNKNOWN, &[], &[]);
        self.last_constant = Some(op);
        let value = self.body.result(op, 0)?;
        self.constants.insert(constant, value);
        Some(value)
    }

    /// Puts an op that is like others of its kind, as `make` makes the first.
    pub(crate) fn piece(
        &mut self,
        piece: Piece,
        operands: &[Value],
        make: impl FnOnce(&mut Self) -> Result<New, Failure>,
    ) -> Result<Op, Failure> {
        if !self.importer.pieces.has(piece) {
            let mut new = make(self)?;
            let template = new.template(self.importer.ctx, &self.body);
            self.importer.pieces.keep(piece, template);
        }
        let (point, location) = match self.in_constant {
            true => (self.after_constants(), Location::UNKNOWN),
            false => (InsertPoint::End(self.block), self.location),
        };
        let template = self.importer.pieces.get(piece).ok_or(Failure)?;
        let op = template.put(&mut self.body, point, location, operands, &[]);
        if self.in_constant {
            self.last_constant = Some(op);
        }
        Ok(op)
    }

    /// Puts an op with one result, which it returns.
    pub(crate) fn put1(&mut self, new: New) -> Value {
        let op = self.put(new);
        self.body.result(op, 0).unwrap_or_else(|| Value::from_u32(u32::MAX))
    }

    /// Does what makes constants.
    pub(crate) fn among_constants<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.in_constant, true);
        let result = make(self);
        self.in_constant = before;
        result
    }

    /// An op with operands in one group, a result and nothing else.
    pub(crate) fn simple(
        &mut self,
        name: &'static str,
        operands: &[Value],
        result: Type,
    ) -> Result<Value, Failure> {
        let mut new = self.new_op(name)?;
        new.group(operands).result(result);
        Ok(self.put1(new))
    }

    /// A string attribute of bytes of LLVM IR.
    pub(crate) fn text(&self, text: l::Str) -> Attribute {
        self.importer.text(text)
    }
}
