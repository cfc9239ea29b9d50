//! Aliases: which types and attributes have one, and how they are called.
//!
//! Everything an op tree prints is visited in the order of printing. What
//! wants an alias gets one; they are ordered by how deep aliases nest in
//! them, types first, then by name, then by first occurrence, and numbered
//! per name in that order.

use couloir_ir::Context;
use couloir_ir::asm::AsmPrinter;
use couloir_ir::attr::{AttrKind, Attribute, Param};
use couloir_ir::location::{Location, LocationKind};
use couloir_ir::text::Str;
use couloir_ir::ty::{DialectType, Type, TypeKind};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{order, strings};

/// A type or an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Symbol {
    Type(Type),
    Attr(Attribute),
}

/// What the name of an alias is but for its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Name(u32);
entity_impl!(Name);

/// An alias: its name, what it stands for, where it is defined.
pub(super) struct Alias {
    pub(super) name: Name,
    pub(super) number: u32,
    pub(super) symbol: Symbol,
    pub(super) deferred: bool,
    /// Whether an identified type is named whose body comes later.
    pub(super) forward: bool,
}

/// The aliases of a printing run.
#[derive(Default)]
pub(super) struct Aliases {
    names: PrimaryMap<Name, Box<str>>,
    list: Vec<Alias>,
    /// Numbers in the list, one up, by type and by attribute.
    types: Vec<u32>,
    attrs: Vec<u32>,
}

impl Aliases {
    /// No aliases yet, with these names.
    pub(super) fn with_names(names: PrimaryMap<Name, Box<str>>) -> Self {
        Self { names, ..Self::default() }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// What an alias stands for, if it is defined at this end of the file.
    pub(super) fn definition(&self, index: usize, deferred: bool) -> Option<Symbol> {
        self.list.get(index).filter(|alias| alias.deferred == deferred).map(|alias| alias.symbol)
    }

    /// Whether what is defined here is named only, to be completed later.
    pub(super) fn is_forward(&self, index: usize) -> bool {
        self.list.get(index).is_some_and(|alias| alias.forward)
    }

    /// Whether a type has an alias.
    pub(super) fn has_type(&self, ty: Type) -> bool {
        self.types.get(ty.index()).is_some_and(|&number| number > 0)
    }

    /// Appends an alias.
    pub(super) fn write(&self, out: &mut Vec<u8>, index: usize) {
        if let Some(alias) = self.list.get(index)
            && let Some(name) = self.names.get(alias.name)
        {
            alias_text(out, alias.symbol, name, alias.number);
        }
    }

    /// Appends the alias of a type, if it has one.
    pub(super) fn write_type(&self, out: &mut Vec<u8>, ty: Type) -> bool {
        self.write_number(out, self.types.get(ty.index()).copied())
    }

    /// Appends the alias of an attribute, if it has one.
    pub(super) fn write_attr(&self, out: &mut Vec<u8>, attr: Attribute) -> bool {
        self.write_number(out, self.attrs.get(attr.index()).copied())
    }

    fn write_number(&self, out: &mut Vec<u8>, number: Option<u32>) -> bool {
        let Some(index) = number.unwrap_or(0).checked_sub(1) else { return false };
        self.write(out, index as usize);
        true
    }

    pub(super) fn add(&mut self, alias: Alias) {
        let number = self.list.len() as u32 + 1;
        let (table, index) = match alias.symbol {
            Symbol::Type(ty) => (&mut self.types, ty.index()),
            Symbol::Attr(attr) => (&mut self.attrs, attr.index()),
        };
        if table.len() <= index {
            table.resize(index + 1, 0);
        }
        // What is completed later is called the same both times.
        if let Some(slot) = table.get_mut(index) {
            *slot = number;
        }
        self.list.push(alias);
    }
}

/// What is known of a symbol that was visited.
pub(super) struct Visited {
    pub(super) symbol: Symbol,
    /// The name its alias starts with, if it wants one.
    pub(super) name: PackedOption<Name>,
    /// How deep aliases nest, itself included; zero without any.
    depth: u32,
    pub(super) deferred: bool,
    /// Where the symbols visited inside stand among all such; [`OPEN`] as long as they are visited.
    children: (u32, u32),
}

/// Of children: they are being visited.
const OPEN: (u32, u32) = (u32::MAX, u32::MAX);

/// All symbols that were visited, by number.
#[derive(Default)]
pub(super) struct Found {
    pub(super) visited: Vec<Visited>,
    /// The symbols inside of others, by number.
    children: Vec<u32>,
    pub(super) names: PrimaryMap<Name, Box<str>>,
}

impl Found {
    /// The symbols visited inside one, by number.
    pub(super) fn children(&self, number: u32) -> &[u32] {
        let (start, end) =
            self.visited.get(number as usize).map_or((0, 0), |visited| visited.children);
        self.children.get(start as usize..end as usize).unwrap_or_default()
    }
}

/// A symbol whose children are being visited.
struct Open {
    number: u32,
    children: Vec<Symbol>,
    next: usize,
    depth: u32,
    /// The numbers of those visited.
    numbers: Vec<u32>,
}

/// Visits symbols and finds their aliases.
pub(super) struct AliasFinder<'c> {
    ctx: &'c Context,
    found: Found,
    names: FxHashMap<Box<str>, Name>,
    /// The name of locations.
    location: Option<Name>,
    /// Numbers of visited symbols, one up, by type and by attribute.
    types: Vec<u32>,
    attrs: Vec<u32>,
    open: Vec<Open>,
}

/// The slot of a symbol.
fn slot<'t>(
    types: &'t mut Vec<u32>,
    attrs: &'t mut Vec<u32>,
    symbol: Symbol,
) -> Option<&'t mut u32> {
    let (table, index) = match symbol {
        Symbol::Type(ty) => (types, ty.index()),
        Symbol::Attr(attr) => (attrs, attr.index()),
    };
    if table.len() <= index {
        table.resize(index + 1, 0);
    }
    table.get_mut(index)
}

impl<'c> AliasFinder<'c> {
    /// A finder that has visited nothing.
    pub(super) fn new(ctx: &'c Context) -> Self {
        let (found, names) = (Found::default(), FxHashMap::default());
        let (types, attrs, open) = (Vec::new(), Vec::new(), Vec::new());
        Self { ctx, found, names, location: None, types, attrs, open }
    }

    /// Visits a symbol; `deferred` says that its alias may be defined at the end of the file.
    pub(super) fn visit(&mut self, symbol: Symbol, deferred: bool) {
        if let Some(number) = self.number(symbol) {
            if !deferred {
                self.pin(number);
            }
            return;
        }
        self.enter(symbol, deferred);
        while let Some(open) = self.open.last_mut() {
            match open.children.get(open.next).copied() {
                Some(child) => {
                    open.next += 1;
                    self.visit_child(child, deferred);
                }
                None => self.leave(),
            }
        }
    }

    /// Whether a symbol has an alias or holds what has one.
    pub(super) fn holds_alias(&mut self, symbol: Symbol) -> bool {
        let number = match self.number(symbol) {
            Some(number) => number,
            None => {
                self.visit(symbol, true);
                self.number(symbol).unwrap_or(u32::MAX)
            }
        };
        self.found.visited.get(number as usize).is_none_or(|visited| visited.depth > 0)
    }

    /// The number of a symbol that was visited.
    fn number(&self, symbol: Symbol) -> Option<u32> {
        let known = match symbol {
            Symbol::Type(ty) => self.types.get(ty.index()),
            Symbol::Attr(attr) => self.attrs.get(attr.index()),
        };
        known.and_then(|number| number.checked_sub(1))
    }

    fn visit_child(&mut self, child: Symbol, deferred: bool) {
        let Some(slot) = slot(&mut self.types, &mut self.attrs, child) else { return };
        match slot.checked_sub(1) {
            None => self.enter(child, deferred),
            Some(number) => {
                if !deferred {
                    self.pin(number);
                }
                self.record(number);
            }
        }
    }

    /// Starts with a symbol not visited yet.
    fn enter(&mut self, symbol: Symbol, deferred: bool) {
        let number = self.found.visited.len() as u32;
        if let Some(slot) = slot(&mut self.types, &mut self.attrs, symbol) {
            *slot = number + 1;
        }
        let name = self.name(symbol);
        let depth = u32::from(name.is_some());
        let children = children(self.ctx, symbol);
        let inside = if children.is_empty() { (0, 0) } else { OPEN };
        let visited = Visited { symbol, name: name.into(), depth, deferred, children: inside };
        self.found.visited.push(visited);
        if children.is_empty() {
            self.record(number);
        } else {
            self.open.push(Open { number, children, next: 0, depth: 0, numbers: Vec::new() });
        }
    }

    /// The name a symbol's alias starts with, if it wants one.
    fn name(&mut self, symbol: Symbol) -> Option<Name> {
        let is_location = matches!(symbol, Symbol::Attr(attr) if attr.is_location(self.ctx));
        if let Some(known) = self.location.filter(|_| is_location) {
            return Some(known);
        }
        let text = alias_name(self.ctx, symbol)?;
        let name = match self.names.get(&text) {
            Some(&known) => known,
            None => {
                let name = self.found.names.push(text.clone());
                self.names.insert(text, name);
                name
            }
        };
        if is_location {
            self.location = Some(name);
        }
        Some(name)
    }

    /// Ends with a symbol whose children are visited.
    fn leave(&mut self) {
        let Some(open) = self.open.pop() else { return };
        let start = self.found.children.len() as u32;
        self.found.children.extend_from_slice(&open.numbers);
        if let Some(visited) = self.found.visited.get_mut(open.number as usize) {
            visited.children = (start, self.found.children.len() as u32);
            if open.depth > 0 {
                visited.depth = open.depth + 1;
            }
        }
        self.record(open.number);
    }

    /// Tells the symbol around of a visited child.
    fn record(&mut self, child: u32) {
        let depth = self.found.visited.get(child as usize).map_or(0, |visited| visited.depth);
        let Some(parent) = self.open.last_mut() else { return };
        parent.depth = parent.depth.max(depth);
        parent.numbers.push(child);
    }

    /// Makes a symbol's alias, and those in it, be defined before the ops.
    fn pin(&mut self, number: u32) {
        let mut work = SmallVec::<[u32; 8]>::new();
        work.push(number);
        while let Some(number) = work.pop() {
            if let Some(visited) = self.found.visited.get_mut(number as usize)
                && std::mem::take(&mut visited.deferred)
            {
                let open = self.open.iter().filter(|_| visited.children == OPEN);
                let open = open.rev().find(|open| open.number == number);
                work.extend_from_slice(open.map_or(&[], |open| &open.numbers));
                work.extend_from_slice(self.found.children(number));
            }
        }
    }

    /// The aliases of all that was visited.
    pub(super) fn finish(self) -> Aliases {
        if self.ctx.options().identified_aliases {
            return order::ordered(self.found);
        }
        let Found { visited, names, .. } = self.found;
        let ranks = ranks(&names);
        let place = |visited: &Visited| {
            let name = visited.name.expand()?;
            let is_attr = matches!(visited.symbol, Symbol::Attr(_));
            Some((visited.depth, is_attr, ranks.get(name).copied()?))
        };
        let mut found = visited.iter().filter_map(|it| Some((place(it)?, it))).collect::<Vec<_>>();
        found.sort_by_key(|&(place, _)| place);
        let mut counts = SecondaryMap::<Name, u32>::new();
        let mut aliases = Aliases::with_names(names);
        for (_, &Visited { symbol, name, deferred, .. }) in found {
            let Some(name) = name.expand() else { continue };
            let count = &mut counts[name];
            aliases.add(Alias { name, number: *count, symbol, deferred, forward: false });
            *count += 1;
        }
        aliases
    }
}

/// The places of names in alphabetical order.
fn ranks(names: &PrimaryMap<Name, Box<str>>) -> SecondaryMap<Name, u32> {
    let mut sorted = names.keys().collect::<Vec<_>>();
    sorted.sort_by_key(|&name| &names[name]);
    let mut ranks = SecondaryMap::new();
    for (rank, name) in sorted.into_iter().enumerate() {
        ranks[name] = rank as u32;
    }
    ranks
}

/// Appends the whole alias: sigil, name, number.
pub(super) fn alias_text(out: &mut Vec<u8>, symbol: Symbol, name: &str, number: u32) {
    out.push(if matches!(symbol, Symbol::Type(_)) { b'!' } else { b'#' });
    out.extend_from_slice(name.as_bytes());
    if number > 0 {
        if name.ends_with(|c: char| c.is_ascii_digit()) {
            out.push(b'_');
        }
        strings::unsigned(out, number.into());
    }
}

/// The name that the alias of a dialect's type starts with.
fn type_name(ctx: &Context, data: &DialectType) -> Option<String> {
    if let Some(alias) = data.def.alias {
        return alias(ctx, data);
    }
    let identified = data.def.identified.filter(|_| ctx.options().identified_aliases)?;
    let name = (identified.name)(ctx, data)?;
    Some(if name.is_empty() { data.def.mnemonic.to_owned() } else { name })
}

/// The name a symbol's alias starts with, if it wants one.
fn alias_name(ctx: &Context, symbol: Symbol) -> Option<Box<str>> {
    let name = match symbol {
        Symbol::Type(ty) => match ty.kind(ctx) {
            TypeKind::Tuple(elements) if elements.len() > 16 => "tuple".to_owned(),
            TypeKind::Dialect(data) => type_name(ctx, data)?,
            _ => return None,
        },
        Symbol::Attr(attr) => match attr.kind(ctx) {
            AttrKind::AffineMap(_) => "map".to_owned(),
            AttrKind::IntegerSet(_) => "set".to_owned(),
            AttrKind::Location(_) => "loc".to_owned(),
            AttrKind::Distinct(_, inner) if *inner != Attribute::UNIT => "distinct".to_owned(),
            AttrKind::Dialect(data) => (data.def.alias?)(ctx, data)?,
            _ => return None,
        },
    };
    let mut text = Vec::new();
    strings::sanitized(&mut text, &name, b"$_-", false);
    String::from_utf8(text).ok().filter(|text| !text.is_empty()).map(String::into_boxed_str)
}

/// Whether a symbol has an alias wherever it is printed.
pub(super) fn has_alias(ctx: &Context, symbol: Symbol) -> bool {
    matches!(symbol, Symbol::Attr(attr) if attr.is_location(ctx))
        || alias_name(ctx, symbol).is_some()
}

/// Whether anything of a context may get an alias when printed without
/// locations, as far as was looked.
#[derive(Default)]
pub(super) struct Wanted {
    types: usize,
    attrs: usize,
    found: bool,
}

impl Wanted {
    /// Looks at what came since the last time; whether anything was found.
    pub(super) fn any(&mut self, ctx: &Context) -> bool {
        let [types, attrs, _] = ctx.counts();
        self.found = self.found
            || ctx.has_location_values()
            || (self.types..types).any(|index| type_wants(ctx, Type::new(index)))
            || (self.attrs..attrs).any(|index| attr_wants(ctx, Attribute::new(index)));
        (self.types, self.attrs) = (types, attrs);
        self.found
    }
}

fn type_wants(ctx: &Context, ty: Type) -> bool {
    match ty.kind(ctx) {
        TypeKind::Tuple(elements) => elements.len() > 16,
        TypeKind::Dialect(data) => {
            let by_name = ctx.options().identified_aliases && data.def.identified.is_some();
            by_name || data.def.alias.is_some()
        }
        _ => false,
    }
}

fn attr_wants(ctx: &Context, attr: Attribute) -> bool {
    // Locations count where they stand in other attributes: all IR has some of its own.
    match attr.kind(ctx) {
        AttrKind::AffineMap(_) | AttrKind::IntegerSet(_) | AttrKind::Distinct(..) => true,
        AttrKind::Dialect(data) => {
            data.def.alias.is_some() || data.params.iter().any(|param| has_location(ctx, param))
        }
        AttrKind::Array(items) => items.iter().any(|item| item.is_location(ctx)),
        AttrKind::Dictionary(entries) => entries.iter().any(|entry| entry.1.is_location(ctx)),
        _ => false,
    }
}

/// Whether a parameter is a location, or a list with one in it.
fn has_location(ctx: &Context, param: &Param) -> bool {
    match param {
        Param::Attr(attr) => attr.is_location(ctx),
        Param::List(items) => items.iter().any(|item| has_location(ctx, item)),
        _ => false,
    }
}

/// What is visited inside a symbol, in order.
fn children(ctx: &Context, symbol: Symbol) -> Vec<Symbol> {
    match symbol {
        Symbol::Type(ty) => type_children(ctx, ty),
        Symbol::Attr(attr) => attr_children(ctx, attr),
    }
}

fn type_children(ctx: &Context, ty: Type) -> Vec<Symbol> {
    match ty.kind(ctx) {
        TypeKind::Complex(part) => vec![Symbol::Type(*part)],
        TypeKind::Tuple(elements) => elements.iter().copied().map(Symbol::Type).collect(),
        TypeKind::Function(inputs, results) => {
            inputs.iter().chain(results).copied().map(Symbol::Type).collect()
        }
        TypeKind::Vector(vector) => vec![Symbol::Type(vector.element)],
        TypeKind::Tensor(tensor) => {
            let encoding = tensor.encoding.expand().map(Symbol::Attr);
            std::iter::once(Symbol::Type(tensor.element)).chain(encoding).collect()
        }
        TypeKind::UnrankedTensor(element) => vec![Symbol::Type(*element)],
        TypeKind::MemRef(memref) => {
            let parts = [memref.layout.expand(), memref.memory_space.expand()];
            let parts = parts.into_iter().flatten().map(Symbol::Attr);
            std::iter::once(Symbol::Type(memref.element)).chain(parts).collect()
        }
        TypeKind::UnrankedMemRef(element, space) => {
            let space = space.expand().map(Symbol::Attr);
            std::iter::once(Symbol::Type(*element)).chain(space).collect()
        }
        TypeKind::Dialect(data) => recorded(ctx, Some(data), |r| (data.def.print)(ctx, data, r)),
        _ => Vec::new(),
    }
}

fn attr_children(ctx: &Context, attr: Attribute) -> Vec<Symbol> {
    match attr.kind(ctx) {
        AttrKind::Distinct(_, inner) => vec![Symbol::Attr(*inner)],
        AttrKind::Dictionary(entries) => {
            entries.iter().map(|entry| Symbol::Attr(entry.1)).collect()
        }
        AttrKind::Array(items) => items.iter().copied().map(Symbol::Attr).collect(),
        AttrKind::DenseElements(dense) => vec![Symbol::Type(dense.ty)],
        AttrKind::String(_, ty) => ty.expand().map(Symbol::Type).into_iter().collect(),
        AttrKind::Type(ty)
        | AttrKind::DenseStrings(ty, _)
        | AttrKind::DenseResource(ty, _)
        | AttrKind::Sparse(ty, _, _) => vec![Symbol::Type(*ty)],
        AttrKind::Location(kind) => location_children(ctx, kind),
        AttrKind::Dialect(data) => recorded(ctx, None, |r| (data.def.print)(ctx, data, r)),
        _ => Vec::new(),
    }
}

fn location_children(ctx: &Context, kind: &LocationKind) -> Vec<Symbol> {
    let attr = |location: &Location| Symbol::Attr(location.to_attr(ctx));
    match kind {
        LocationKind::Name(_, child) if *child != Location::UNKNOWN => vec![attr(child)],
        LocationKind::CallSite(callee, caller) => vec![attr(callee), attr(caller)],
        LocationKind::Fused(locations, metadata) => {
            metadata.map(Symbol::Attr).into_iter().chain(locations.iter().map(attr)).collect()
        }
        _ => Vec::new(),
    }
}

/// What a hook writes that is a type or an attribute, in order.
fn recorded(
    ctx: &Context,
    open: Option<&DialectType>,
    hook: impl FnOnce(&mut dyn AsmPrinter),
) -> Vec<Symbol> {
    let mut recorder = Recorder { ctx, open, out: Vec::new(), symbols: Vec::new() };
    hook(&mut recorder);
    recorder.symbols
}

/// A printer that only takes down the types and attributes it is given.
struct Recorder<'c> {
    ctx: &'c Context,
    open: Option<&'c DialectType>,
    out: Vec<u8>,
    symbols: Vec<Symbol>,
}

impl AsmPrinter for Recorder<'_> {
    fn context(&self) -> &Context {
        self.ctx
    }
    fn out(&mut self) -> &mut Vec<u8> {
        &mut self.out
    }
    fn ty(&mut self, ty: Type) {
        self.symbols.push(Symbol::Type(ty));
    }
    fn attribute(&mut self, attr: Attribute) {
        self.symbols.push(Symbol::Attr(attr));
    }
    fn attribute_without_type(&mut self, attr: Attribute) {
        self.symbols.push(Symbol::Attr(attr));
    }
    fn stripped_attribute(&mut self, attr: Attribute) {
        self.symbols.push(Symbol::Attr(attr));
    }
    fn stripped_type(&mut self, ty: Type) {
        self.symbols.push(Symbol::Type(ty));
    }
    fn string(&mut self, _text: Str) {}
    fn keyword_or_string(&mut self, _text: Str) {}
    fn symbol_name(&mut self, _name: Str) {}
    fn location(&mut self, location: Location) {
        self.symbols.push(Symbol::Attr(location.to_attr(self.ctx)));
    }
    fn is_inside_itself(&self, ty: &DialectType) -> bool {
        // Once visited, a type is not visited again: its body is listed here only.
        let _ = (ty, self.open);
        false
    }
}
