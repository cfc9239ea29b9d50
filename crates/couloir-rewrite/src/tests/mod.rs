//! Tests on ops made up for them, and the means to write them briefly.

// Values of made-up IR are called as they are printed.
#![allow(clippy::many_single_char_names)]

mod compact;
mod convert;
mod greedy;
mod reconcile;
mod rules;
mod speed;

use std::fmt::Write;

use couloir_ir::body::{Block, Body, Op, OpSpec, Value};
use couloir_ir::build::NewOp;
use couloir_ir::op::{AttrConstraint, AttrSlot, AttrSyntax, DefId, Hooks, Presence, Trait, Traits};
use couloir_ir::{Attribute, Context, DialectDef, Location, OpDef, Type};
use rustc_hash::FxHashMap;

const ANY: AttrConstraint = AttrConstraint {
    summary: "any",
    holds: |_, _| true,
    syntax: AttrSyntax::Any,
    class: None,
    property: None,
};
const VALUE: &[AttrSlot] =
    &[AttrSlot { name: "value", constraint: &ANY, presence: Presence::Required }];

const FOLDS: Hooks = Hooks { fold: Some(greedy::fold_add), ..Hooks::NONE };

macro_rules! ops {
    ($($name:ident = $text:literal, [$($t:ident),*] $(, $field:ident: $value:expr)*;)*) => {
        $(pub(super) static $name: OpDef = OpDef {
            name: $text,
            id: DefId::UNSET,
            traits: &[$(Trait::$t),*],
            trait_set: Traits::of(&[$(Trait::$t),*]),
            $($field: $value,)*
            ..OpDef::EMPTY
        };)*
    };
}

ops! {
    CAST = "builtin.unrealized_conversion_cast", [];
    MODULE = "builtin.module", [IsolatedFromAbove, SymbolTable];
    FUNC = "s.func", [IsolatedFromAbove];
    ADD = "s.add", [Commutative];
    FADD = "s.fadd", [Commutative, NoMemoryEffect], hooks: FOLDS;
    BR = "s.br", [Terminator];
    RET = "s.ret", [Terminator];
    CONST = "s.const", [ConstantLike, NoMemoryEffect], attrs: VALUE;
    WRAP = "s.wrap", [];
    LFUNC = "l.func", [IsolatedFromAbove];
    LADD = "l.add", [];
    LBR = "l.br", [Terminator];
    LRET = "l.ret", [Terminator];
    LCONST = "l.const", [ConstantLike], attrs: VALUE;
    LPACK = "l.pack", [];
    USE = "t.use", [];
}

static BUILTIN: DialectDef =
    DialectDef { name: "builtin", ops: &[&CAST, &MODULE], ..DialectDef::EMPTY };
static SOURCE: DialectDef = DialectDef {
    name: "s",
    ops: &[&FUNC, &ADD, &FADD, &BR, &RET, &CONST, &WRAP],
    materialize: Some(|_, attr, _| Some((&CONST, vec![Some(attr)]))),
    ..DialectDef::EMPTY
};
static LOWER: DialectDef = DialectDef {
    name: "l",
    ops: &[&LFUNC, &LADD, &LBR, &LRET, &LCONST, &LPACK],
    ..DialectDef::EMPTY
};
static OTHER: DialectDef = DialectDef { name: "t", ops: &[&USE], ..DialectDef::EMPTY };

/// A context with the dialects above.
pub(super) fn context() -> Context {
    let ctx = Context::default();
    for dialect in [&BUILTIN, &SOURCE, &LOWER, &OTHER] {
        ctx.register(dialect);
    }
    ctx
}

/// Makes ops at the end of a block.
pub(super) struct Maker<'b> {
    pub(super) body: &'b mut Body,
    pub(super) block: Block,
}

impl Maker<'_> {
    pub(super) fn op(&mut self, def: &'static OpDef, operands: &[Value], types: &[Type]) -> Op {
        let new = NewOp::new(def).operands(operands.iter().copied()).results(types.iter().copied());
        let op = self.body.create(new, Location::UNKNOWN);
        self.body.append_op(self.block, op);
        op
    }

    pub(super) fn val(&mut self, def: &'static OpDef, operands: &[Value], ty: Type) -> Value {
        let op = self.op(def, operands, &[ty]);
        self.body.result(op, 0).unwrap()
    }

    pub(super) fn constant(&mut self, ctx: &Context, ty: Type, value: i64) -> Value {
        self.val_with(&CONST, ty, Attribute::int(ctx, ty, value))
    }

    fn val_with(&mut self, def: &'static OpDef, ty: Type, attr: Attribute) -> Value {
        let new = NewOp::new(def).result(ty).prop(0, attr);
        let op = self.body.create(new, Location::UNKNOWN);
        self.body.append_op(self.block, op);
        self.body.result(op, 0).unwrap()
    }

    pub(super) fn branch(&mut self, to: Block, operands: &[Value]) {
        let op = self.body.create_op(OpSpec {
            operands,
            successors: &[to],
            ..OpSpec::new(couloir_ir::OpName::of(&BR), Location::UNKNOWN)
        });
        self.body.append_op(self.block, op);
    }
}

/// A body with one region and an entry block with arguments of these types.
pub(super) fn body_with(types: &[Type]) -> (Body, Block) {
    let mut body = Body::new();
    let region = body.create_root();
    let block = body.append_new_block(region);
    for &ty in types {
        body.add_arg(block, ty, Location::UNKNOWN);
    }
    (body, block)
}

/// A body as text: blocks, ops, values numbered in order.
pub(super) fn dump(ctx: &Context, body: &Body) -> String {
    let mut dump = Dump { ctx, body, names: FxHashMap::default(), text: String::new() };
    for &region in body.roots() {
        dump.region(region, 0);
    }
    dump.text
}

struct Dump<'a> {
    ctx: &'a Context,
    body: &'a Body,
    names: FxHashMap<Value, usize>,
    text: String,
}

impl Dump<'_> {
    fn define(&mut self, value: Value) -> String {
        let next = self.names.len();
        self.names.insert(value, next);
        format!("%{next}: {}", self.ty(value))
    }

    fn ty(&self, value: Value) -> String {
        match self.body.ty(value) {
            Type::INDEX => "index".into(),
            ty => format!("i{}", ty.int_width(self.ctx).unwrap_or(0)),
        }
    }

    fn region(&mut self, region: couloir_ir::Region, indent: usize) {
        for block in self.body.region_blocks(region) {
            let args = self.body.args(block).to_vec();
            let args = args.into_iter().map(|arg| self.define(arg)).collect::<Vec<_>>();
            _ = writeln!(self.text, "{:indent$}{block}({})", "", args.join(", "));
            for op in self.body.block_ops(block) {
                self.op(op, indent + 2);
            }
        }
    }

    fn op(&mut self, op: Op, indent: usize) {
        let name = self.ctx.op_name_text(self.body.op(op).name);
        let name = name.rsplit('.').next().unwrap().replace("unrealized_conversion_cast", "cast");
        let dialect = self.ctx.op_name_text(self.body.op(op).name).split('.').next().unwrap();
        let operands = self.body.operands(op).map(|v| match self.names.get(&v) {
            Some(name) => format!("%{name}"),
            None => format!("?{v}"),
        });
        let operands = operands.collect::<Vec<_>>().join(", ");
        let successors =
            self.body.successors(op).fold(String::new(), |text, b| text + &format!(" {b}"));
        let results = self.body.results(op).map(|v| self.define(v)).collect::<Vec<_>>();
        let equals = if results.is_empty() { "" } else { " = " };
        let results = results.join(", ");
        _ = writeln!(
            self.text,
            "{:indent$}{results}{equals}{dialect}.{name}({operands}){successors}",
            ""
        );
        for &region in self.body.regions(op) {
            if self.body.nested(op).is_none() {
                self.region(region, indent + 2);
            } else {
                self.text.push_str(&super::tests::dump(self.ctx, self.body.body_of(op)));
            }
        }
    }
}
