//! What work on one body needs at module level: recorded there, made later.
//!
//! Invariant: requests are carried out in the order of the functions that
//! made them, so the module does not depend on which was converted first.

use couloir_ir::body::{Body, Op};
use couloir_ir::build::{Builder, InsertPoint};
use couloir_ir::view::{OpRef, Scope};
use couloir_ir::{Attribute, Context, Location, Str};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::fmt;
use std::sync::OnceLock;

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
    /// Before the last op that is there.
    BeforeLast,
    /// Before this op at module level.
    Before(Op),
}

/// How the symbol is called.
#[derive(Clone, Copy, Debug)]
pub enum Naming {
    /// By this name. If a symbol has it already and this accepts it, that
    /// one is used; if this does not, there are two of the name, and the
    /// verifier reports it.
    Shared(fn(OpRef<'_>) -> bool),
    /// By this name, which all who ask for it share. If a symbol has it already, there are two of
    /// the name, and the verifier reports it.
    Own,
    /// By this name, followed by the context's next number that makes it new
    /// where it is taken.
    Unique,
    /// The same with the symbol table's next number, that begins at 0.
    Numbered,
    /// The same, shared by all who ask for it.
    OwnNumbered,
    /// By this name followed by the first number from 0 that makes it new, unless there is a symbol
    /// that is alike.
    Alike(&'static Alike),
}

/// When symbols are as good as one another.
pub struct Alike {
    /// What symbols that are as good as one another have in common; none for others.
    pub of: fn(OpRef<'_>) -> Option<Likeness>,
}

/// What symbols have in common.
pub type Likeness = SmallVec<[Attribute; 4]>;

impl fmt::Debug for Alike {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Alike")
    }
}

/// Makes the symbol's op, with the name it is given.
pub type MakeSymbol = Box<dyn FnOnce(&mut Builder<'_>, Str) -> Op + Send>;

/// Changes a symbol's op that was there before.
pub type AmendSymbol = Box<dyn FnOnce(&Context, &mut Body, Op) + Send>;

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
    /// Changes it where it is there already.
    pub amend: Option<AmendSymbol>,
    /// What others that are as good have in common with it, for [`Naming::Alike`].
    pub like: Likeness,
    /// Inherent attributes of the asking body that are to name it.
    pub references: Vec<(Op, usize)>,
    /// The ops down to the asking body, outermost last.
    pub(crate) owners: Vec<Op>,
}

impl Request {
    /// A symbol that something other than a conversion asks for.
    pub fn new(name: Str, naming: Naming, place: Place, make: MakeSymbol) -> Self {
        let (references, owners, like) = (Vec::new(), Vec::new(), Likeness::new());
        Self { name, naming, place, make, amend: None, like, references, owners }
    }

    /// Makes an inherent attribute of an op name it. Where that is an array, the first of its
    /// items that is a unit attribute is to name it.
    #[must_use]
    pub fn named_by(mut self, op: Op, slot: usize) -> Self {
        self.references.push((op, slot));
        self
    }

    /// The request as seen from around the op whose body it came from.
    #[must_use]
    pub fn owned_by(mut self, op: Op) -> Self {
        self.owners.push(op);
        self
    }
}

/// A request just made.
#[derive(Clone, Copy, Debug)]
pub struct RequestId(usize);

/// The symbols next to the isolated op that owns a body, gathered when first
/// asked for.
pub(crate) type Symbols = OnceLock<FxHashMap<Str, Op>>;

fn gather(scope: Scope<'_>) -> FxHashMap<Str, Op> {
    let body = scope.body;
    let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
    let ops = blocks.flat_map(|block| body.block_ops(block));
    ops.filter_map(|op| Some((scope.op(op).symbol_name()?, op))).collect()
}

fn gather_alike(scope: Scope<'_>, kind: &Alike) -> FxHashMap<Likeness, Str> {
    let body = scope.body;
    let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
    let mut found = FxHashMap::default();
    for op in blocks.flat_map(|block| body.block_ops(block)).map(|op| scope.op(op)) {
        if let Some((like, name)) = (kind.of)(op).zip(op.symbol_name()) {
            found.entry(like).or_insert(name);
        }
    }
    found
}

impl<'a> ConversionRewriter<'a> {
    /// The symbol of this name next to the isolated op that owns the body:
    /// for a function's body, another symbol of its module, as it was when
    /// the module's own ops had been converted and no function's body yet.
    pub fn symbol(&self, name: Str) -> Option<OpRef<'a>> {
        let scope = self.outer?.scope;
        let symbols = self.symbols?.get_or_init(|| gather(scope));
        symbols.get(&name).map(|&op| scope.op(op))
    }

    /// Asks for a symbol at module level. Asking again for a shared one
    /// gives the same.
    pub fn request(
        &mut self,
        name: Str,
        naming: Naming,
        place: Place,
        make: MakeSymbol,
    ) -> RequestId {
        if let Some(&id) = self.shared.get(&name) {
            return id;
        }
        let id = RequestId(self.requests.len());
        if matches!(naming, Naming::Shared(_) | Naming::Own | Naming::OwnNumbered) {
            self.shared.insert(name, id);
        }
        self.requests.push(Request::new(name, naming, place, make));
        id
    }

    /// Asks for a symbol at module level, which begins with a name, or for one that has this in
    /// common with it.
    pub fn request_alike(
        &mut self,
        prefix: Str,
        (alike, like): (&'static Alike, Likeness),
        place: Place,
        make: MakeSymbol,
    ) -> RequestId {
        let id = self.request(prefix, Naming::Alike(alike), place, make);
        if let Some(request) = self.requests.get_mut(id.0) {
            request.like = like;
        }
        id
    }

    /// Says how what was asked for changes where it is there already.
    pub fn amend(&mut self, id: RequestId, amend: AmendSymbol) {
        if let Some(request) = self.requests.get_mut(id.0) {
            request.amend = Some(amend);
        }
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
    let mut symbols = SymbolNames::of(ctx, body);
    for request in requests {
        symbols.fulfil(ctx, body, request);
    }
}

/// The symbols of a symbol table op's body.
pub struct SymbolNames {
    taken: FxHashMap<Str, Op>,
    /// What those of [`Naming::Own`] and [`Naming::OwnNumbered`] are called.
    own: FxHashMap<Str, Str>,
    /// The number for the next of [`Naming::Numbered`].
    next: u64,
    /// The symbols by what they have in common, of each kind asked for.
    alike: FxHashMap<usize, FxHashMap<Likeness, Str>>,
    /// The numbers for the next of [`Naming::Alike`].
    numbers: FxHashMap<Str, u64>,
}

impl SymbolNames {
    /// Those there are.
    pub fn of(ctx: &Context, body: &Body) -> Self {
        let taken = gather(Scope::new(ctx, body));
        let (own, alike) = (FxHashMap::default(), FxHashMap::default());
        Self { taken, own, next: 0, alike, numbers: FxHashMap::default() }
    }

    /// The symbol of this name.
    pub fn get(&self, name: Str) -> Option<Op> {
        self.taken.get(&name).copied()
    }

    /// Whether there are names that begin with this one and that others are not.
    pub fn any_new(&self, ctx: &Context, prefix: Str, others: &Self) -> bool {
        let prefix = ctx.str(prefix);
        let new = |name: &Str| !others.taken.contains_key(name);
        self.taken.len() != others.taken.len()
            && self.taken.keys().any(|name| new(name) && ctx.str(*name).starts_with(prefix))
    }

    /// Carries out a request, and knows of what it makes.
    pub fn fulfil(&mut self, ctx: &Context, body: &mut Body, request: Request) {
        let (references, owners) = (request.references, request.owners);
        let existing = match request.naming {
            Naming::Alike(alike) => self.alike(ctx, body, alike).get(&request.like).copied(),
            naming => self.existing(ctx, body, request.name, naming),
        };
        let there = existing.and_then(|name| self.get(name));
        if let (Some(op), Some(amend)) = (there, request.amend) {
            amend(ctx, body, op);
        }
        let name = existing.unwrap_or_else(|| {
            let name = match request.naming {
                Naming::Shared(_) | Naming::Own => request.name,
                Naming::Alike(_) => self.counted(ctx, request.name),
                naming => self.unique(ctx, request.name, naming),
            };
            if let Naming::Alike(alike) = request.naming {
                self.alike(ctx, body, alike).insert(request.like, name);
            }
            if matches!(request.naming, Naming::Own | Naming::OwnNumbered) {
                self.own.insert(request.name, name);
            }
            if let Some(point) = point(body, request.place, owners.last().copied()) {
                let mut builder = Builder::new(ctx, body, point, Location::UNKNOWN);
                let op = (request.make)(&mut builder, name);
                self.taken.insert(name, op);
            }
            name
        });
        refer_all(ctx, body, name, &references, &owners);
    }

    fn existing(&self, ctx: &Context, body: &Body, name: Str, naming: Naming) -> Option<Str> {
        match naming {
            Naming::Shared(fits) => {
                let op = *self.taken.get(&name)?;
                fits(Scope::new(ctx, body).op(op)).then_some(name)
            }
            Naming::Own | Naming::OwnNumbered => self.own.get(&name).copied(),
            Naming::Unique | Naming::Numbered | Naming::Alike(_) => None,
        }
    }

    /// The symbols of a kind by what they have in common, the first of each.
    fn alike(
        &mut self,
        ctx: &Context,
        body: &Body,
        kind: &'static Alike,
    ) -> &mut FxHashMap<Likeness, Str> {
        let number = std::ptr::from_ref(kind).addr();
        self.alike.entry(number).or_insert_with(|| gather_alike(Scope::new(ctx, body), kind))
    }

    /// A name followed by the first number that makes it new.
    fn counted(&mut self, ctx: &Context, prefix: Str) -> Str {
        let next = self.numbers.entry(prefix).or_default();
        loop {
            let name = ctx.intern(&format!("{}{next}", ctx.str(prefix)));
            *next = next.wrapping_add(1);
            if !self.taken.contains_key(&name) {
                return name;
            }
        }
    }

    /// The name itself, or with the first number that makes it new. Numbers
    /// are never given out twice in a context, or in a table.
    fn unique(&mut self, ctx: &Context, prefix: Str, naming: Naming) -> Str {
        if !self.taken.contains_key(&prefix) {
            return prefix;
        }
        loop {
            let number = match naming {
                Naming::Numbered | Naming::OwnNumbered => self.next,
                _ => ctx.next_symbol_number(),
            };
            self.next = self.next.wrapping_add(1);
            let name = ctx.intern(&format!("{}_{number}", ctx.str(prefix)));
            if !self.taken.contains_key(&name) {
                return name;
            }
        }
    }
}

fn point(body: &Body, place: Place, owner: Option<Op>) -> Option<InsertPoint> {
    let block = body.entry_block(*body.roots().first()?)?;
    match (place, owner) {
        (Place::Start, _) => Some(InsertPoint::start(body, block)),
        (Place::Before(owner), _) | (Place::BeforeOwner, Some(owner)) => {
            Some(InsertPoint::Before(owner))
        }
        (Place::BeforeLast, _) => {
            Some(body.last_op(block).map_or(InsertPoint::End(block), InsertPoint::Before))
        }
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
        let symbol = Attribute::flat_symbol(ctx, name);
        let named = body.prop(op, slot).and_then(|attr| named_in(ctx, attr, symbol));
        body.set_prop(op, slot, Some(named.unwrap_or(symbol)));
    }
}

/// An array with a symbol where it waits for one.
fn named_in(ctx: &Context, array: Attribute, symbol: Attribute) -> Option<Attribute> {
    let mut items = array.as_array(ctx)?.to_vec();
    if let Some(item) = items.iter_mut().find(|item| **item == Attribute::UNIT) {
        *item = symbol;
    }
    Some(Attribute::array(ctx, &items))
}
