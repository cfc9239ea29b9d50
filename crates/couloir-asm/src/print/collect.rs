//! Visiting what an op tree prints, to find the aliases.
//!
//! The order is that of printing, but that an op's location comes before
//! all else of it, and, in generic form, its regions before its types and
//! attributes.

use couloir_ir::asm::{AsmPrinter, OpPrinter};
use couloir_ir::body::{Block, Body, Class, Op, Region, Value};
use couloir_ir::location::{Location, Placer};
use couloir_ir::op::Trait;
use couloir_ir::text::Str;
use couloir_ir::ty::DialectType;
use couloir_ir::{Attribute, Context, OpRef, RegionRef, Scope, Type};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashSet;

use super::PrintOptions;
use super::ahead::Ahead;
use super::alias::{AliasFinder, Aliases, Symbol, Wanted};
use super::alike::{self, Met, has_no_regions};
use super::format::Infos;
use super::generic;

/// The aliases of what an op prints, and of what was printed ahead of ops directly in it.
pub(super) fn aliases(op: OpRef<'_>, options: &PrintOptions, ahead: Option<&Ahead>) -> Aliases {
    if !options.debuginfo && !Wanted::default().any(op.ctx()) {
        return Aliases::default();
    }
    let mut collector = Collector::new(op.ctx(), options);
    collector.skip = ahead.map(|ahead| (op.inner().body, ahead));
    collector.met = Some(Met::default());
    collector.tree(op);
    collector.finder.finish()
}

/// What was found in an op, in order, each once; and whether its alias may be defined after the ops.
pub(super) type Listed = (Symbol, bool);

/// Lists what ops print that may have aliases.
pub(super) struct Lister<'c>(Collector<'c>);

impl<'c> Lister<'c> {
    pub(super) fn new(ctx: &'c Context, options: &'c PrintOptions) -> Self {
        let mut collector = Collector::new(ctx, options);
        collector.list = Some(List::default());
        Self(collector)
    }

    /// Lists what an op prints.
    pub(super) fn list(&mut self, op: OpRef<'_>) -> &[Listed] {
        if let Some(list) = &mut self.0.list {
            list.symbols.clear();
            list.known.clear();
        }
        self.0.tree(op);
        self.0.list.as_ref().map_or(&[], |list| &list.symbols)
    }
}

/// What was found in an op.
#[derive(Default)]
struct List {
    symbols: Vec<Listed>,
    known: FxHashSet<Listed>,
}

/// What an op prints after its first region, in order, and that region.
enum Late {
    Symbol(Symbol, bool),
    Region { region: Region, nested: bool, entry_args: bool, terminators: bool },
}

/// Something left to visit.
enum Work<'a> {
    Ops(Scope<'a>, Op, Option<Op>),
    BlocksAfter(Scope<'a>, Block),
    Region { scope: Scope<'a>, region: Region, entry_args: bool, terminators: bool },
    Symbol(Symbol, bool),
}

/// Visits ops.
struct Collector<'c> {
    ctx: &'c Context,
    options: &'c PrintOptions,
    placer: Placer<'c>,
    finder: AliasFinder<'c>,
    /// Takes what is found instead, if that is only to be listed.
    list: Option<List>,
    /// Says, beside that, which symbols have aliases in them; in what order it is asked means nothing.
    probe: AliasFinder<'c>,
    /// How many types were looked at, and whether none of them has an alias in it.
    types: usize,
    types_plain: bool,
    /// The classes of ops in which nothing has an alias.
    plain: Vec<bool>,
    infos: Infos,
    /// Takes the text that hooks write.
    scratch: Vec<u8>,
    late: Vec<Late>,
    /// Ops of a body whose texts are looked at instead.
    skip: Option<(&'c Body, &'c Ahead)>,
    /// Ops that were visited, where visiting others like them finds nothing new.
    met: Option<Met>,
}

impl<'c> Collector<'c> {
    /// A collector that has visited nothing.
    fn new(ctx: &'c Context, options: &'c PrintOptions) -> Self {
        let (finder, probe) = (AliasFinder::new(ctx), AliasFinder::new(ctx));
        Collector {
            ctx,
            options,
            placer: Placer::new(ctx),
            finder,
            list: None,
            probe,
            types: 0,
            types_plain: true,
            plain: Vec::new(),
            infos: Infos::default(),
            scratch: Vec::new(),
            late: Vec::new(),
            skip: None,
            met: None,
        }
    }

    /// Visits what has an alias in the text of an op that was printed ahead; whether it was.
    fn is_done(&mut self, scope: Scope<'_>, op: Op) -> bool {
        let ahead = self.skip.filter(|(body, _)| std::ptr::eq(*body, scope.body));
        let Some(listed) = ahead.and_then(|(_, ahead)| ahead.listed(op)) else { return false };
        listed.iter().for_each(|&(symbol, deferred)| self.finder.visit(symbol, deferred));
        true
    }
}

impl Collector<'_> {
    fn tree(&mut self, op: OpRef<'_>) {
        let mut work = Vec::new();
        self.location(op);
        self.op(op.scope, op.op, &mut work);
        while let Some(next) = work.pop() {
            match next {
                Work::Ops(scope, op, stop) => self.ops(scope, op, stop, &mut work),
                Work::BlocksAfter(scope, block) => {
                    if let Some(next) = scope.body.next_block(block) {
                        self.block(scope, next, true, true, &mut work);
                    }
                }
                Work::Region { scope, region, entry_args, terminators } => {
                    if let Some(entry) = scope.body.entry_block(region) {
                        self.block(scope, entry, entry_args, terminators, &mut work);
                    }
                }
                Work::Symbol(symbol, deferred) => self.found(symbol, deferred),
            }
        }
    }

    fn ops<'a>(&mut self, scope: Scope<'a>, first: Op, stop: Option<Op>, work: &mut Vec<Work<'a>>) {
        let mut next = Some(first);
        while let Some(op) = next.filter(|op| stop != Some(*op)) {
            next = scope.body.next_op(op);
            if self.is_done(scope, op) {
                continue;
            }
            self.location(scope.op(op));
            if self.adds_nothing(scope.op(op)) {
                continue;
            }
            let rest = work.len();
            work.extend(next.map(|next| Work::Ops(scope, next, stop)));
            let floor = work.len();
            self.op(scope, op, work);
            if work.len() > floor {
                return;
            }
            work.truncate(rest);
        }
    }

    /// Visits the location of an op, before what else there is of it.
    fn location(&mut self, op: OpRef<'_>) {
        if self.options.debuginfo {
            let location = self.placer.attr(op.location());
            self.found(Symbol::Attr(location), true);
        }
    }

    /// Takes a symbol, which is next.
    fn found(&mut self, symbol: Symbol, deferred: bool) {
        let Some(list) = &mut self.list else { return self.finder.visit(symbol, deferred) };
        let is_location = matches!(symbol, Symbol::Attr(attr) if attr.is_location(self.ctx));
        let counts = is_location || self.probe.holds_alias(symbol);
        if counts && list.known.insert((symbol, deferred)) {
            list.symbols.push((symbol, deferred));
        }
    }

    /// Visits an op but for its location; what comes with and after its first region is put on
    /// the list.
    fn op<'a>(&mut self, scope: Scope<'a>, op: Op, work: &mut Vec<Work<'a>>) {
        let view = scope.op(op);
        self.scratch.clear();
        OpVisitor { collector: self, op: view }.visit_op();
        if self.late.is_empty() {
            return;
        }
        let inner = scope.body.nested(op).map(|body| Scope::new(scope.ctx, body));
        work.extend(self.late.drain(..).rev().map(|late| match late {
            Late::Symbol(symbol, deferred) => Work::Symbol(symbol, deferred),
            Late::Region { region, nested, entry_args, terminators } => {
                let scope = inner.filter(|_| nested).unwrap_or(scope);
                Work::Region { scope, region, entry_args, terminators }
            }
        }));
    }

    /// Whether visiting an op would find nothing: all in it has no alias, or was met before.
    fn adds_nothing(&mut self, op: OpRef<'_>) -> bool {
        let class = op.body().class(op.op).map(Class::index);
        if class.is_some_and(|class| self.plain.get(class).is_some_and(|&plain| plain)) {
            return true;
        }
        let plain = has_no_regions(op) && self.is_plain(op);
        if let Some(class) = class.filter(|_| plain) {
            self.plain.resize(self.plain.len().max(class + 1), false);
            self.plain.get_mut(class).into_iter().for_each(|known| *known = true);
        }
        plain || has_no_regions(op) && self.met.as_mut().is_some_and(|met| met.again(op))
    }

    /// Whether nothing that an op's text is made of has an alias: its types and its attributes.
    fn is_plain(&mut self, op: OpRef<'_>) -> bool {
        let body = op.body();
        let mut props =
            body.props(op.op, alike::slots_of(op)).iter().filter_map(|prop| prop.expand());
        !self.probe.holds_alias(Symbol::Attr(body.discardable(op.op)))
            && !props.any(|attr| self.probe.holds_alias(Symbol::Attr(attr)))
            && (self.are_types_plain() || self.has_plain_types(op))
    }

    /// Whether no type that there is has an alias: in most modules none has, and ops need not be
    /// asked for theirs.
    fn are_types_plain(&mut self) -> bool {
        let [types, ..] = self.ctx.counts();
        let mut new = std::mem::replace(&mut self.types, types)..types;
        self.types_plain = self.types_plain
            && !new.any(|index| self.probe.holds_alias(Symbol::Type(Type::new(index))));
        self.types_plain
    }

    fn has_plain_types(&mut self, op: OpRef<'_>) -> bool {
        let body = op.body();
        let mut values = body.operands(op.op).chain(body.results(op.op));
        !values.any(|value| self.probe.holds_alias(Symbol::Type(body.ty(value))))
    }

    fn block<'a>(
        &mut self,
        scope: Scope<'a>,
        block: Block,
        args: bool,
        terminators: bool,
        work: &mut Vec<Work<'a>>,
    ) {
        if args {
            for &arg in scope.body.args(block) {
                self.argument(scope.body.ty(arg), scope.body.value_location(arg));
            }
        }
        work.push(Work::BlocksAfter(scope, block));
        let last = scope.body.last_op(block).filter(|&op| scope.op(op).has(Trait::Terminator));
        let stop = last.filter(|_| !terminators);
        work.extend(scope.body.first_op(block).map(|op| Work::Ops(scope, op, stop)));
    }

    fn argument(&mut self, ty: Type, location: Location) {
        self.visit(Symbol::Type(ty), false);
        if self.options.debuginfo {
            let location = self.placer.attr(location);
            self.visit(Symbol::Attr(location), false);
        }
    }

    /// Visits a symbol, at its turn.
    fn visit(&mut self, symbol: Symbol, deferred: bool) {
        if self.late.is_empty() {
            self.found(symbol, deferred);
        } else {
            self.late.push(Late::Symbol(symbol, deferred));
        }
    }
}

/// The printer of one op that only visits types and attributes.
struct OpVisitor<'v, 'c> {
    collector: &'v mut Collector<'c>,
    op: OpRef<'v>,
}

impl OpVisitor<'_, '_> {
    fn visit_op(&mut self) {
        let op = self.op;
        let Some(def) = op.def().filter(|_| !self.collector.options.generic) else {
            return self.generic(op);
        };
        if let Some(print) = def.hooks.print {
            print(op, self);
        } else if def.format.is_some() {
            let info = self.collector.infos.of(op.ctx(), op.data().name, def);
            info.program.run(self, op);
        } else {
            self.generic(op);
        }
    }
}

impl AsmPrinter for OpVisitor<'_, '_> {
    fn context(&self) -> &Context {
        self.collector.ctx
    }
    fn out(&mut self) -> &mut Vec<u8> {
        &mut self.collector.scratch
    }
    fn ty(&mut self, ty: Type) {
        self.collector.visit(Symbol::Type(ty), false);
    }
    fn attribute(&mut self, attr: Attribute) {
        self.collector.visit(Symbol::Attr(attr), false);
    }
    fn attribute_without_type(&mut self, attr: Attribute) {
        self.attribute(attr);
    }
    fn stripped_attribute(&mut self, attr: Attribute) {
        self.attribute(attr);
    }
    fn stripped_type(&mut self, ty: Type) {
        self.ty(ty);
    }
    fn string(&mut self, _text: Str) {}
    fn keyword_or_string(&mut self, _text: Str) {}
    fn symbol_name(&mut self, _name: Str) {}
    fn location(&mut self, location: Location) {
        let location = self.collector.placer.attr(location);
        self.attribute(location);
    }
    fn is_inside_itself(&self, _ty: &DialectType) -> bool {
        false
    }
}

impl OpPrinter for OpVisitor<'_, '_> {
    fn asm(&mut self) -> &mut dyn AsmPrinter {
        self
    }
    fn operand(&mut self, _value: Value) {}
    fn operands(&mut self, _values: &mut dyn Iterator<Item = Value>) {}
    fn types(&mut self, types: &mut dyn Iterator<Item = Type>) {
        types.for_each(|ty| self.ty(ty));
    }
    fn optional_arrow_types(&mut self, types: &[Type]) {
        self.types(&mut types.iter().copied());
    }
    fn functional_type(&mut self, op: OpRef<'_>) {
        self.types(&mut op.operand_types());
        self.types(&mut op.result_types());
    }
    fn successor(&mut self, _block: Block) {}
    fn region(&mut self, region: RegionRef<'_>, entry_args: bool, terminators: bool) {
        if !self.collector.options.skip_regions {
            let nested = !std::ptr::eq(region.scope.body, self.op.body());
            let region = region.region;
            self.collector.late.push(Late::Region { region, nested, entry_args, terminators });
        }
    }
    fn argument(&mut self, value: Value, _attrs: Attribute, _without_type: bool) {
        let body = self.op.body().body_of(self.op.op);
        self.collector.argument(body.ty(value), body.value_location(value));
    }
    fn attr_dict(&mut self, op: OpRef<'_>, elided: &[&str]) {
        for (_, attr) in generic::attrs_but(op, elided) {
            self.attribute(attr);
        }
    }
    fn attr_dict_with_keyword(&mut self, op: OpRef<'_>, elided: &[&str]) {
        self.attr_dict(op, elided);
    }
    fn newline(&mut self) {}
    fn indent(&mut self, _deeper: bool) {}
    fn affine_map_of_ssa_ids(&mut self, _map: Attribute, _operands: &[Value]) {}
    fn prints_locations(&self) -> bool {
        self.collector.options.debuginfo
    }
    fn custom_or_generic(&mut self, op: OpRef<'_>) {
        if self.collector.options.debuginfo {
            let location = self.collector.placer.attr(op.location());
            self.collector.visit(Symbol::Attr(location), true);
        }
        OpVisitor { collector: self.collector, op }.visit_op();
    }
    fn generic(&mut self, op: OpRef<'_>) {
        for at in 0..op.num_regions() {
            if let Some(region) = op.region(at) {
                self.region(region, true, true);
            }
        }
        self.functional_type(op);
        self.attr_dict(op, &[]);
    }
}
