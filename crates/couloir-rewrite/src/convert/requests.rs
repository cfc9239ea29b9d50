//! What work on one body needs at module level: recorded there, made later.
//!
//! Invariant: requests are carried out in the order of the functions that
//! made them, so the module does not depend on which was converted first.

use couloir_ir::body::{Body, Op};
use couloir_ir::build::{Builder, InsertPoint};
use couloir_ir::view::Scope;
use couloir_ir::{Attribute, Context, Location, Str};
use rustc_hash::FxHashMap;

use super::rewriter::ConversionRewriter;

/// Where at module level a symbol is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Before all that is there.
    Start,
    /// After all that is there.
    End,
    /// Before the op whose body asked for it.
    BeforeOwner,
}

/// How the symbol is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naming {
    /// By this name; if a symbol has it already, that one is used.
    Shared,
    /// By this name followed by the first number that is free, if need be.
    Unique,
}

/// Makes the symbol's op, with the name it is given.
pub type MakeSymbol = Box<dyn FnOnce(&mut Builder<'_>, Str) -> Op + Send>;

/// A symbol that must be at module level.
pub struct Request {
    /// Its name, or how its name starts.
    pub name: Str,
    /// How it is called.
    pub naming: Naming,
    /// Where it goes.
    pub place: Place,
    /// Makes it.
    pub make: MakeSymbol,
    /// Inherent attributes of the asking body that are to name it.
    pub references: Vec<(Op, usize)>,
    /// The ops down to the asking body, outermost last.
    pub(crate) owners: Vec<Op>,
}

/// A request just made.
#[derive(Clone, Copy, Debug)]
pub struct RequestId(usize);

impl ConversionRewriter<'_> {
    /// Asks for a symbol at module level.
    pub fn request(
        &mut self,
        name: Str,
        naming: Naming,
        place: Place,
        make: MakeSymbol,
    ) -> RequestId {
        let id = RequestId(self.requests.len());
        let (references, owners) = (Vec::new(), Vec::new());
        self.requests.push(Request { name, naming, place, make, references, owners });
        id
    }

    /// Makes an inherent attribute of an op name what was asked for.
    pub fn refer(&mut self, id: RequestId, op: Op, slot: usize) {
        if let Some(request) = self.requests.get_mut(id.0) {
            request.references.push((op, slot));
        }
    }
}

/// Carries out requests in the body of a symbol table op.
pub fn fulfil(ctx: &Context, body: &mut Body, requests: Vec<Request>) {
    if requests.is_empty() {
        return;
    }
    let mut names = Names::of(ctx, body);
    for request in requests {
        names.fulfil(ctx, body, request);
    }
}

/// The names taken, and where the next number to try for a name starts.
struct Names {
    taken: rustc_hash::FxHashSet<Str>,
    next: FxHashMap<Str, u64>,
}

impl Names {
    fn of(ctx: &Context, body: &Body) -> Self {
        let scope = Scope::new(ctx, body);
        let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
        let ops = blocks.flat_map(|block| body.block_ops(block));
        let taken = ops.filter_map(|op| scope.op(op).symbol_name()).collect();
        Self { taken, next: FxHashMap::default() }
    }

    fn fulfil(&mut self, ctx: &Context, body: &mut Body, request: Request) {
        let name = match request.naming {
            Naming::Shared => request.name,
            Naming::Unique => self.unique(ctx, request.name),
        };
        if self.taken.insert(name) {
            let point = point(body, request.place, request.owners.last().copied());
            if let Some(point) = point {
                let mut builder = Builder::new(ctx, body, point, Location::UNKNOWN);
                (request.make)(&mut builder, name);
            }
        }
        refer_all(ctx, body, name, &request.references, &request.owners);
    }

    fn unique(&mut self, ctx: &Context, prefix: Str) -> Str {
        let next = self.next.entry(prefix).or_default();
        loop {
            let name = match *next {
                0 => prefix,
                number => ctx.intern(&format!("{}_{}", ctx.str(prefix), number - 1)),
            };
            *next += 1;
            if !self.taken.contains(&name) {
                return name;
            }
        }
    }
}

fn point(body: &Body, place: Place, owner: Option<Op>) -> Option<InsertPoint> {
    let block = body.entry_block(*body.roots().first()?)?;
    match (place, owner) {
        (Place::Start, _) => Some(InsertPoint::start(body, block)),
        (Place::BeforeOwner, Some(owner)) => Some(InsertPoint::Before(owner)),
        (Place::End | Place::BeforeOwner, _) => Some(InsertPoint::End(block)),
    }
}

/// Sets references to a symbol in the body that the owners lead to.
fn refer_all(ctx: &Context, body: &mut Body, name: Str, references: &[(Op, usize)], owners: &[Op]) {
    if references.is_empty() {
        return;
    }
    let mut body = body;
    for &owner in owners.iter().rev() {
        let Some(nested) = body.nested_mut(owner) else { return };
        body = nested;
    }
    for &(op, slot) in references {
        body.set_prop(op, slot, Some(Attribute::flat_symbol(ctx, name)));
    }
}
