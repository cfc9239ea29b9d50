//! Tests on bodies built by hand from definitions made for them.

use std::sync::Arc;

use couloir_diag::Collector;

use super::{set_verified, verify, verify_changed};
use crate::attr::Attribute;
use crate::body::{Block, Body, Op, Region, Value};
use crate::build::NewOp;
use crate::context::{Context, ContextOptions};
use crate::location::Location;
use crate::op::{
    Arity, AttrConstraint, AttrSlot, AttrSyntax, DialectDef, Hooks, OpDef, Presence, RegionBranch,
    RegionBranchPoint, RegionConstraint, RegionDef, RegionSuccessor, Rule, Segments, Slot,
    SuccessorDef, Trait, Traits, TypeConstraint, ValueDef,
};
use crate::text::Str;
use crate::ty::Type;
use crate::view::{RegionRef, Scope};

static INT: TypeConstraint = TypeConstraint {
    summary: "signless-integer-like",
    holds: |ctx, ty| ty.element_or_self(ctx).is_signless_integer(ctx),
    build: None,
    class: None,
};
static ANY: TypeConstraint =
    TypeConstraint { summary: "any type", holds: |_, _| true, build: None, class: None };
static ANY_ATTR: AttrConstraint = AttrConstraint {
    summary: "any attribute",
    holds: |_, _| true,
    syntax: AttrSyntax::Any,
    class: None,
    property: None,
};
static INT_ATTR: AttrConstraint = AttrConstraint {
    summary: "integer attribute",
    holds: |ctx, attr| attr.as_int(ctx).is_some(),
    syntax: AttrSyntax::Any,
    class: None,
    property: None,
};
static ANY_REGION: RegionConstraint = RegionConstraint { summary: "any region", holds: |_| true };
static ONE_BLOCK: RegionConstraint =
    RegionConstraint { summary: "region with 1 blocks", holds: |blocks| blocks == 1 };

const fn value(name: &'static str, constraint: &'static TypeConstraint, arity: Arity) -> ValueDef {
    ValueDef { name, constraint, arity }
}

const fn attr(
    name: &'static str,
    constraint: &'static AttrConstraint,
    presence: Presence,
) -> AttrSlot {
    AttrSlot { name, constraint, presence }
}

macro_rules! op {
    ($id:ident = $name:literal [$($t:ident),*] $($field:ident: $value:expr),* $(,)?) => {
        static $id: OpDef = OpDef {
            name: $name,
            traits: &[$(Trait::$t),*],
            trait_set: Traits::of(&[$(Trait::$t),*]),
            $($field: $value,)*
            ..OpDef::EMPTY
        };
    };
}

op!(MODULE = "t.module" [IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, NoTerminator, SingleBlock, HasOnlyGraphRegion]
    attrs: &[attr("sym_name", &ANY_ATTR, Presence::Optional)],
    regions: &[RegionDef { name: "body", constraint: &ONE_BLOCK, variadic: false }]);
op!(FUNC = "t.func" [IsolatedFromAbove, Symbol, Function]
attrs: &[
    attr("sym_name", &ANY_ATTR, Presence::Required),
    attr("function_type", &ANY_ATTR, Presence::Required),
    attr("arg_attrs", &ANY_ATTR, Presence::Optional),
    attr("sym_visibility", &ANY_ATTR, Presence::Optional),
],
regions: &[RegionDef { name: "body", constraint: &ANY_REGION, variadic: false }],
hooks: Hooks {
    is_declaration: Some(|op| op.region(0).is_none_or(RegionRef::is_empty)),
    ..Hooks::NONE
});
op!(RET = "t.return" [HasParent, Terminator, ReturnLike]
    operands: &[value("operands", &ANY, Arity::Variadic)],
    parents: &["t.func"]);
op!(ADD = "t.add" [SameOperandsAndResultType, Elementwise]
    operands: &[value("lhs", &INT, Arity::One), value("rhs", &INT, Arity::One)],
    results: &[value("result", &INT, Arity::One)]);
op!(PAIR = "t.pair" []
    operands: &[value("lhs", &ANY, Arity::One), value("rhs", &ANY, Arity::One)],
    results: &[value("result", &ANY, Arity::One)],
    rules: &[Rule::AllTypesMatch("lhs, result", &[Slot::Operand(0), Slot::Result(0)])]);
op!(CONST = "t.const" []
    attrs: &[attr("value", &INT_ATTR, Presence::Required), attr("a", &ANY_ATTR, Presence::Required)],
    results: &[value("result", &ANY, Arity::One)]);
op!(ALLOC = "t.alloc" [AttrSizedOperandSegments]
    operands: &[value("sizes", &INT, Arity::Variadic), value("align", &ANY, Arity::Optional)],
    operand_segments: Segments::Attr(0),
    attrs: &[attr("operandSegmentSizes", &ANY_ATTR, Presence::Required)]);
op!(BR = "t.br" [Branch, Terminator]
    operands: &[value("operands", &ANY, Arity::Variadic)],
    successors: &[SuccessorDef { name: "dest", variadic: true }],
    hooks: Hooks { branch: Some(|_| crate::op::Forwarded::Group(0)), ..Hooks::NONE });
op!(IF = "t.if" [SingleBlock, SingleBlockImplicitTerminator, RegionBranch]
    results: &[value("results", &ANY, Arity::Variadic)],
    regions: &[RegionDef { name: "then", constraint: &ANY_REGION, variadic: false }],
    implicit_terminator: Some("t.yield"),
    hooks: Hooks { region_branch: Some(&IF_FLOW), ..Hooks::NONE });
op!(YIELD = "t.yield" [Terminator, ReturnLike]
    operands: &[value("operands", &ANY, Arity::Variadic)]);
op!(CALL = "t.call" [SymbolUser]
attrs: &[attr("callee", &ANY_ATTR, Presence::Required)],
hooks: Hooks {
    verify_symbol_uses: Some(|op, symbols| {
        let callee = op.prop(0).and_then(|attr| attr.as_flat_symbol(op.ctx()));
        let name = callee.map_or("", |name| op.ctx().str(name));
        match callee.and_then(|callee| symbols.lookup(callee)) {
            Some(_) => Ok(()),
            None => op.op_error(format!("no '{name}'")).fail(),
        }
    }),
    ..Hooks::NONE
});
op!(CAST = "t.cast" [Cast]
    operands: &[value("in", &ANY, Arity::One)],
    results: &[value("out", &ANY, Arity::One)],
    hooks: Hooks { cast: Some(|_, from, to| from != to), ..Hooks::NONE });

static IF_FLOW: RegionBranch = RegionBranch {
    successors: |_, from| match from {
        RegionBranchPoint::Parent => smallvec::smallvec![RegionSuccessor::Region(0, 0)],
        RegionBranchPoint::Region(_) => smallvec::smallvec![RegionSuccessor::Parent],
    },
    entry_operands: |_, _| 0..0,
};

static DIALECT: DialectDef = DialectDef {
    name: "t",
    ops: &[&MODULE, &FUNC, &RET, &ADD, &PAIR, &CONST, &ALLOC, &BR, &IF, &YIELD, &CALL, &CAST],
    ..DialectDef::EMPTY
};

/// A context whose messages are kept.
fn context(options: ContextOptions) -> (Context, Arc<Collector>) {
    let sink = Arc::new(Collector::default());
    let ctx = Context::new(options, Arc::clone(&sink) as Arc<_>);
    ctx.register(&DIALECT);
    (ctx, sink)
}

/// What builds a function's body: the context, the body, its region.
type Fill<'f> = &'f dyn Fn(&Context, &mut Body, Region);

/// The op `name` with these inputs; `location` numbers it for messages.
fn add(body: &mut Body, block: Block, op: NewOp) -> Op {
    let op = body.create(op, Location::UNKNOWN);
    body.append_op(block, op);
    op
}

fn result(body: &Body, op: Op) -> Value {
    body.result(op, 0).expect("a result")
}

fn unregistered(ctx: &Context, name: &str) -> NewOp {
    let mut new = NewOp::new(&RET);
    new.name = ctx.op_name(ctx.intern(name));
    new.props.clear();
    new
}

fn func(ctx: &Context, name: &str, inputs: &[Type], fill: Fill<'_>) -> NewOp {
    let mut body = Box::new(Body::new());
    let region = body.create_root();
    fill(ctx, &mut body, region);
    let ty = Attribute::ty(ctx, Type::function(ctx, inputs, &[]));
    NewOp::new(&FUNC).prop(0, Attribute::string(ctx, name)).prop(1, ty).body(body)
}

/// A file with a module of these ops.
fn module(ctx: &Context, ops: impl FnOnce(&Context) -> Vec<NewOp>) -> (Body, Op) {
    let mut inner = Box::new(Body::new());
    let region = inner.create_root();
    let block = inner.append_new_block(region);
    for op in ops(ctx) {
        add(&mut inner, block, op);
    }
    let mut file = Body::new();
    let top = file.create(NewOp::new(&MODULE).body(inner), Location::UNKNOWN);
    (file, top)
}

fn messages(sink: &Collector) -> Vec<String> {
    let with_notes = |d: couloir_diag::Diagnostic| {
        let notes = d.notes.into_iter().map(|note| format!("note: {}", note.message));
        std::iter::once(d.message).chain(notes).collect::<Vec<_>>()
    };
    sink.take().into_iter().flat_map(with_notes).collect()
}

fn check_module(expected: &[&str], ops: impl FnOnce(&Context) -> Vec<NewOp>) {
    let (ctx, sink) = context(ContextOptions::default());
    let (file, top) = module(&ctx, ops);
    let result = verify(Scope::new(&ctx, &file).op(top));
    assert_eq!(messages(&sink), expected);
    assert_eq!(result.is_ok(), expected.is_empty());
}

/// Checks a function of no arguments with what `fill` puts into it.
fn check(expected: &[&str], fill: Fill<'_>) {
    check_module(expected, |ctx| vec![func(ctx, "f", &[], fill)]);
}

/// Checks one block of ops, a return at its end.
fn check_ops(expected: &[&str], fill: impl Fn(&Context, &mut Body, Block)) {
    check(expected, &|ctx, body, region| {
        let block = body.append_new_block(region);
        fill(ctx, body, block);
        add(body, block, NewOp::new(&RET));
    });
}

fn constant(ctx: &Context, body: &mut Body, block: Block, ty: Type) -> Value {
    let new = NewOp::new(&CONST).result(ty);
    let new = new.prop(0, Attribute::i64(ctx, 1)).prop(1, Attribute::UNIT);
    let op = add(body, block, new);
    result(body, op)
}

#[test]
fn well_formed() {
    check_ops(&[], |ctx, body, block| {
        let one = constant(ctx, body, block, Type::I32);
        add(body, block, NewOp::new(&ADD).operands([one, one]).result(Type::I32));
    });
}

#[test]
fn counts() {
    check_ops(&["'t.add' op expected 2 operands, but found 1"], |ctx, body, block| {
        let one = constant(ctx, body, block, Type::I32);
        add(body, block, NewOp::new(&ADD).operand(one).result(Type::I32));
    });
    check_ops(&["'t.add' op requires one result"], |_, body, block| {
        add(body, block, NewOp::new(&ADD));
    });
    check_ops(&["'t.add' op requires zero regions"], |_, body, block| {
        let region = body.create_region();
        add(body, block, NewOp::new(&ADD).region(region));
    });
    check_ops(&["'t.cast' op requires a single operand"], |_, body, block| {
        add(body, block, NewOp::new(&CAST).result(Type::I32));
    });
    check_ops(&["'t.if' op requires one region"], |_, body, block| {
        add(body, block, NewOp::new(&IF));
    });
}

#[test]
fn parts() {
    check_ops(
        &["'t.add' op operand #1 must be signless-integer-like, but got 'f32'"],
        |ctx, body, block| {
            let one = constant(ctx, body, block, Type::I32);
            let float = constant(ctx, body, block, Type::F32);
            add(body, block, NewOp::new(&ADD).operands([one, float]).result(Type::I32));
        },
    );
    check_ops(&["'t.const' op requires attribute 'a'"], |_, body, block| {
        add(body, block, NewOp::new(&CONST).result(Type::I32));
    });
    check_ops(
        &["'t.const' op attribute 'value' failed to satisfy constraint: integer attribute"],
        |_, body, block| {
            let new = NewOp::new(&CONST).result(Type::I32);
            add(body, block, new.prop(0, Attribute::UNIT).prop(1, Attribute::UNIT));
        },
    );
    check_ops(
        &["'t.pair' op failed to verify that all of {lhs, result} have same type"],
        |ctx, body, block| {
            let one = constant(ctx, body, block, Type::I32);
            add(body, block, NewOp::new(&PAIR).operands([one, one]).result(Type::I64));
        },
    );
}

fn alloc(ctx: &Context, body: &mut Body, block: Block, sizes: &[i32], ty: Type, count: usize) {
    let one = constant(ctx, body, block, ty);
    let new = NewOp::new(&ALLOC).operands(vec![one; count]);
    add(body, block, new.prop(0, Attribute::i32_array(ctx, sizes)));
}

#[test]
fn segments() {
    check_ops(&[], |ctx, body, block| alloc(ctx, body, block, &[2, 1], Type::I32, 3));
    check_ops(
        &[
            "'t.alloc' op operand count (1) does not match with the total size (3) specified in attribute 'operandSegmentSizes'",
        ],
        |ctx, body, block| alloc(ctx, body, block, &[2, 1], Type::I32, 1),
    );
    check_ops(
        &["'t.alloc' op 'operandSegmentSizes' attribute cannot have negative elements"],
        |ctx, body, block| alloc(ctx, body, block, &[2, -1], Type::I32, 1),
    );
    check_ops(
        &["'t.alloc' op operand #0 must be variadic of signless-integer-like, but got 'f32'"],
        |ctx, body, block| alloc(ctx, body, block, &[1, 0], Type::F32, 1),
    );
    check_ops(
        &["'t.alloc' op operand group starting at #0 requires 0 or 1 element, but found 2"],
        |ctx, body, block| alloc(ctx, body, block, &[0, 2], Type::F32, 2),
    );
}

fn add_types(ctx: &Context, body: &mut Body, block: Block, types: [Type; 3]) {
    let lhs = constant(ctx, body, block, types[0]);
    let rhs = constant(ctx, body, block, types[1]);
    add(body, block, NewOp::new(&ADD).operands([lhs, rhs]).result(types[2]));
}

#[test]
fn same_types() {
    let dynamic = |ctx: &Context| Type::tensor(ctx, &[crate::ty::DYNAMIC], Type::I32);
    let known = |ctx: &Context| Type::tensor(ctx, &[4], Type::I32);
    check_ops(
        &["'t.add' op requires the same type for all operands and results"],
        |ctx, body, block| add_types(ctx, body, block, [Type::I32, Type::I64, Type::I32]),
    );
    check_ops(&[], |ctx, body, block| {
        add_types(ctx, body, block, [dynamic(ctx), known(ctx), dynamic(ctx)]);
    });
    let (ctx, sink) = context(ContextOptions::default());
    let (file, top) = module(&ctx, |ctx| {
        vec![func(ctx, "f", &[], &|ctx, body, region| {
            let block = body.append_new_block(region);
            add_types(ctx, body, block, [known(ctx), dynamic(ctx), dynamic(ctx)]);
        })]
    });
    assert!(verify(Scope::new(&ctx, &file).op(top)).is_err());
    let found = messages(&sink);
    assert!(found[0].contains("are incompatible with return type(s) of operation"), "{found:?}");
    assert_eq!(found[1], "'t.add' op failed to infer returned types");
    check_ops(
        &["'t.add' op all non-scalar operands/results must have the same shape and base type"],
        |ctx, body, block| {
            let vector = Type::vector(ctx, &[4], Type::I32);
            add_types(ctx, body, block, [known(ctx), vector, known(ctx)]);
        },
    );
    check_ops(
        &["'t.cast' op operand type 'i32' and result type 'i32' are cast incompatible"],
        |ctx, body, block| {
            let one = constant(ctx, body, block, Type::I32);
            add(body, block, NewOp::new(&CAST).operand(one).result(Type::I32));
        },
    );
}

#[test]
fn blocks() {
    check(&["empty block: expect at least a terminator"], &|_, body, region| {
        body.append_new_block(region);
    });
    check(&["entry block of region may not have predecessors"], &|_, body, region| {
        let block = body.append_new_block(region);
        add(body, block, NewOp::new(&BR).successor(block));
    });
    check(&["'t.return' op must be the last operation in the parent block"], &|_, body, region| {
        let block = body.append_new_block(region);
        add(body, block, NewOp::new(&RET));
        add(body, block, NewOp::new(&RET));
    });
    check(
        &["operation with block successors must terminate its parent block"],
        &|_, body, region| {
            let block = body.append_new_block(region);
            let next = body.append_new_block(region);
            add(body, block, NewOp::new(&BR).successor(next));
            add(body, block, NewOp::new(&RET));
            add(body, next, NewOp::new(&RET));
        },
    );
    check(&["block with no terminator, has \"t.const\""], &|ctx, body, region| {
        let block = body.append_new_block(region);
        constant(ctx, body, block, Type::I32);
    });
    check(
        &["branch has 1 operands for successor #0, but target block has 0"],
        &|ctx, body, region| {
            let block = body.append_new_block(region);
            let next = body.append_new_block(region);
            let one = constant(ctx, body, block, Type::I32);
            add(body, block, NewOp::new(&BR).operand(one).successor(next));
            add(body, next, NewOp::new(&RET));
        },
    );
    check(&["type mismatch for bb argument #0 of successor #0"], &|ctx, body, region| {
        let block = body.append_new_block(region);
        let next = body.append_new_block(region);
        body.add_arg(next, Type::I64, Location::UNKNOWN);
        let one = constant(ctx, body, block, Type::I32);
        add(body, block, NewOp::new(&BR).operand(one).successor(next));
        add(body, next, NewOp::new(&RET));
    });
}

#[test]
fn regions() {
    let nested = |terminator: &'static OpDef, ty: Option<Type>| {
        move |ctx: &Context, body: &mut Body, block: Block| {
            let region = body.create_region();
            let inside = body.append_new_block(region);
            let one = constant(ctx, body, inside, Type::I64);
            add(body, inside, NewOp::new(terminator).operands(ty.map(|_| one)));
            add(body, block, NewOp::new(&IF).region(region).results(ty));
        }
    };
    check_ops(&[], nested(&YIELD, None));
    check_ops(&[], nested(&YIELD, Some(Type::I64)));
    check_ops(
        &[
            "'t.if' op along control flow edge from Operation t.yield to parent: successor operand type #0 'i64' should match successor input type #0 'i32'",
            "note: region branch point",
        ],
        nested(&YIELD, Some(Type::I32)),
    );
    check_ops(&["'t.return' op expects parent op 't.func'"], nested(&RET, None));
    check_ops(
        &[
            "'t.if' op expects regions to end with 't.yield', found 't.br'",
            "note: in custom textual format, the absence of terminator implies 't.yield'",
        ],
        nested(&BR_PLAIN, None),
    );
}

op!(BR_PLAIN = "t.br" [Terminator] operands: &[value("operands", &ANY, Arity::Variadic)]);

#[test]
fn dominance() {
    check_ops(
        &[
            "operand #0 does not dominate this use",
            "note: operand defined here (op in the same block)",
        ],
        |ctx, body, block| {
            let one = constant(ctx, body, block, Type::I32);
            let first = body.first_op(block).expect("an op");
            let user = body
                .create(NewOp::new(&ADD).operands([one, one]).result(Type::I32), Location::UNKNOWN);
            body.insert_before(first, user);
        },
    );
    // Two ways to the last block, one of which defines the value.
    check(
        &[
            "operand #1 does not dominate this use",
            "note: operand defined here (op in the same region)",
        ],
        &|ctx, body, region| {
            let blocks = [(); 3].map(|()| body.append_new_block(region));
            let one = constant(ctx, body, blocks[0], Type::I32);
            add(body, blocks[0], NewOp::new(&BR).successor(blocks[1]).successor(blocks[2]));
            let two = constant(ctx, body, blocks[1], Type::I32);
            add(body, blocks[1], NewOp::new(&BR).successor(blocks[2]));
            add(body, blocks[2], NewOp::new(&ADD).operands([one, two]).result(Type::I32));
            add(body, blocks[2], NewOp::new(&RET));
        },
    );
    // An unreachable block may use anything of other blocks, and itself in any order.
    check(&[], &|ctx, body, region| {
        let blocks = [(); 2].map(|()| body.append_new_block(region));
        add(body, blocks[0], NewOp::new(&RET));
        let one = constant(ctx, body, blocks[1], Type::I32);
        let first = body.first_op(blocks[1]).expect("an op");
        let user =
            body.create(NewOp::new(&ADD).operands([one, one]).result(Type::I32), Location::UNKNOWN);
        body.insert_before(first, user);
        add(body, blocks[1], NewOp::new(&RET));
    });
}

#[test]
fn nested_dominance() {
    let options = || ContextOptions { allow_unregistered_dialects: true, ..Default::default() };
    let run = |fill: Fill<'_>| {
        let (ctx, sink) = context(options());
        let (file, top) = module(&ctx, |ctx| vec![func(ctx, "f", &[], fill)]);
        let result = verify(Scope::new(&ctx, &file).op(top));
        assert_eq!(result.is_ok(), messages(&sink).is_empty());
        result.is_ok()
    };
    // A value defined in a region is not seen around it.
    assert!(!run(&|ctx, body, region| {
        let block = body.append_new_block(region);
        let inner = body.create_region();
        let inside = body.append_new_block(inner);
        let one = constant(ctx, body, inside, Type::I32);
        add(body, block, unregistered(ctx, "u.op").region(inner));
        add(body, block, NewOp::new(&RET).operand(one));
    }));
    // Inside a region of an unregistered op, a later definition will do.
    assert!(run(&|ctx, body, region| {
        let block = body.append_new_block(region);
        let inner = body.create_region();
        let inside = body.append_new_block(inner);
        let one = constant(ctx, body, inside, Type::I32);
        let first = body.first_op(inside).expect("an op");
        let user = body.create(unregistered(ctx, "u.use").operand(one), Location::UNKNOWN);
        body.insert_before(first, user);
        add(body, block, unregistered(ctx, "u.op").region(inner));
        add(body, block, NewOp::new(&RET));
    }));
    // An op's own result is not seen in its regions.
    assert!(!run(&|ctx, body, region| {
        let block = body.append_new_block(region);
        let inner = body.create_region();
        let inside = body.append_new_block(inner);
        let op = add(body, block, unregistered(ctx, "u.op").region(inner).result(Type::I32));
        let own = result(body, op);
        add(body, inside, unregistered(ctx, "u.use").operand(own));
        add(body, block, NewOp::new(&RET));
    }));
}

#[test]
fn symbols() {
    let declared = |ctx: &Context, name: &str| func(ctx, name, &[], &|_, _, _| {});
    check_module(&["'t.func' op symbol declaration cannot have public visibility"], |ctx| {
        vec![declared(ctx, "f")]
    });
    let private =
        |ctx: &Context, name: &str| declared(ctx, name).prop(3, Attribute::string(ctx, "private"));
    check_module(&[], |ctx| vec![private(ctx, "f"), private(ctx, "g")]);
    check_module(
        &["redefinition of symbol named 'f'", "note: see existing symbol definition here"],
        |ctx| vec![private(ctx, "f"), private(ctx, "f")],
    );
    check_module(
        &[
            "'t.func' op visibility expected to be one of [\"public\", \"private\", \"nested\"], but got \"other\"",
        ],
        |ctx| vec![declared(ctx, "f").prop(3, Attribute::string(ctx, "other"))],
    );
    let calls = |ctx: &Context, name: &str, callee: &str| {
        let callee = Attribute::flat_symbol(ctx, ctx.intern(callee));
        func(ctx, name, &[], &|_, body, region| {
            let block = body.append_new_block(region);
            add(body, block, NewOp::new(&CALL).prop(0, callee));
            add(body, block, NewOp::new(&RET));
        })
    };
    check_module(&[], |ctx| vec![calls(ctx, "f", "g"), private(ctx, "g")]);
    // As upstream, the last one is met first.
    check_module(&["'t.call' op no 'y'"], |ctx| vec![calls(ctx, "f", "x"), calls(ctx, "g", "y")]);
}

#[test]
fn functions() {
    let fill: Fill<'_> = &|_, body, region| {
        let block = body.append_new_block(region);
        body.add_arg(block, Type::I64, Location::UNKNOWN);
        add(body, block, NewOp::new(&RET));
    };
    check_module(&[], |ctx| vec![func(ctx, "f", &[Type::I64], fill)]);
    check_module(
        &["'t.func' op entry block must have 0 arguments to match function signature"],
        |ctx| vec![func(ctx, "f", &[], fill)],
    );
    check_module(
        &[
            "'t.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')",
        ],
        |ctx| vec![func(ctx, "f", &[Type::I32], fill)],
    );
    check_module(
        &[
            "'t.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1",
        ],
        |ctx| vec![func(ctx, "f", &[Type::I64], fill).prop(2, Attribute::array(ctx, &[]))],
    );
    check_module(&["'t.func' op arguments may only have dialect attributes"], |ctx| {
        let dict = Attribute::dictionary(ctx, vec![(Str::VALUE, Attribute::UNIT)]);
        vec![func(ctx, "f", &[Type::I64], fill).prop(2, Attribute::array(ctx, &[dict]))]
    });
}

#[test]
fn unregistered_ops() {
    let fill: Fill<'_> = &|ctx, body, region| {
        let block = body.append_new_block(region);
        add(body, block, unregistered(ctx, "u.op"));
    };
    let expected = "'u.op' op created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used";
    check(&[expected], fill);
    check(
        &[
            "unregistered operation 't.none' found in dialect ('t') that does not allow unknown operations",
        ],
        &|ctx, body, region| {
            let block = body.append_new_block(region);
            add(body, block, unregistered(ctx, "t.none"));
        },
    );
}

/// A function of `count` additions in one block.
fn long_function(ctx: &Context, name: &str, count: usize) -> NewOp {
    func(ctx, name, &[], &|ctx, body, region| {
        let block = body.append_new_block(region);
        let mut last = constant(ctx, body, block, Type::I32);
        for _ in 0..count {
            let op = add(body, block, NewOp::new(&ADD).operands([last, last]).result(Type::I32));
            last = result(body, op);
        }
        add(body, block, NewOp::new(&RET));
    })
}

#[test]
fn parallel_reports_in_order() {
    let bad: Fill<'_> = &|_, body, region| {
        let block = body.append_new_block(region);
        add(body, block, NewOp::new(&ADD));
    };
    let run = |single_threaded| {
        let (ctx, sink) = context(ContextOptions { single_threaded, ..Default::default() });
        let (file, top) = module(&ctx, |ctx| {
            (0..64)
                .map(|index| match index % 3 {
                    0 => func(ctx, &format!("f{index}"), &[], bad),
                    _ => long_function(ctx, &format!("f{index}"), 200),
                })
                .collect()
        });
        assert!(verify(Scope::new(&ctx, &file).op(top)).is_err());
        messages(&sink)
    };
    assert_eq!(run(true).len(), 22);
    assert_eq!(run(true), run(false));
}

#[test]
fn deep_and_long() {
    // Many blocks in a row, each a loop back to the one before.
    check(&[], &|ctx, body, region| {
        let first = body.append_new_block(region);
        let one = constant(ctx, body, first, Type::I32);
        let blocks = (0..50_000).map(|_| body.append_new_block(region)).collect::<Vec<_>>();
        add(body, first, NewOp::new(&BR).successor(blocks[0]));
        for (index, &block) in blocks.iter().enumerate() {
            add(body, block, NewOp::new(&ADD).operands([one, one]).result(Type::I32));
            let back = blocks[index.saturating_sub(1)];
            match blocks.get(index + 1) {
                Some(&next) => add(body, block, NewOp::new(&BR).successor(next).successor(back)),
                None => add(body, block, NewOp::new(&RET)),
            };
        }
    });
    // Many regions within one another, all using the outermost value.
    check_ops(&[], |ctx, body, block| {
        let one = constant(ctx, body, block, Type::I32);
        let mut block = block;
        for _ in 0..100_000 {
            let region = body.create_region();
            add(body, block, NewOp::new(&IF).region(region));
            if !body.is_entry(block)
                || body.region_parent(body.region_of(block).expect("in")).is_some()
            {
                add(body, block, NewOp::new(&YIELD));
            }
            block = body.append_new_block(region);
            add(body, block, NewOp::new(&ADD).operands([one, one]).result(Type::I32));
        }
        add(body, block, NewOp::new(&YIELD));
    });
}

/// A change to the body of a function with two additions and a return, of
/// which it is given the block.
type Change = fn(&Context, &mut Body, Block);

/// Checks what verifying again says after a change, then what it says after
/// compacting, and that a full check says the same.
fn check_changed(expected: &[&str], change: Change) {
    check_changed_in(additions, expected, change);
}

/// The same of the second of two functions made by `make`.
fn check_changed_in(make: fn(&Context, &str) -> NewOp, expected: &[&str], change: Change) {
    let (ctx, sink) = context(ContextOptions::default());
    let (mut file, top) = module(&ctx, |ctx| vec![make(ctx, "f"), make(ctx, "g")]);
    verify(Scope::new(&ctx, &file).op(top)).expect("well-formed");
    set_verified(&mut file, top);
    let inner = file.nested_mut(top).expect("a body");
    let block = inner.entry_block(inner.roots()[0]).expect("a block");
    let last = inner.last_op(block).expect("a function");
    let body = inner.nested_mut(last).expect("a body");
    let entry = body.entry_block(body.roots()[0]).expect("a block");
    change(&ctx, body, entry);
    for _ in 0..2 {
        let result = verify_changed(Scope::new(&ctx, &file).op(top));
        assert_eq!(messages(&sink), expected);
        assert_eq!(result.is_ok(), expected.is_empty());
        _ = verify(Scope::new(&ctx, &file).op(top));
        assert_eq!(messages(&sink), expected);
        file.nested_mut(top).expect("a body").compact();
    }
}

fn additions(ctx: &Context, name: &str) -> NewOp {
    func(ctx, name, &[], &|ctx, body, region| {
        let block = body.append_new_block(region);
        let one = constant(ctx, body, block, Type::I32);
        let two = add(body, block, NewOp::new(&ADD).operands([one, one]).result(Type::I32));
        let two = result(body, two);
        add(body, block, NewOp::new(&ADD).operands([two, one]).result(Type::I32));
        add(body, block, NewOp::new(&RET));
    })
}

#[test]
fn again() {
    check_changed(&[], |_, _, _| {});
    check_changed(&[], |ctx, body, block| {
        let first = body.first_op(block).expect("an op");
        let last = body.last_op(block).expect("an op");
        let new = constant(ctx, body, block, Type::I32);
        let op = body.defining_op(new).expect("an op");
        body.detach_op(op);
        body.insert_before(first, op);
        body.replace_all_uses(result(body, first), new);
        body.erase_op(first);
        for _ in 0..100 {
            let dead = body.create(NewOp::new(&RET), Location::UNKNOWN);
            body.insert_before(last, dead);
            body.erase_op(dead);
        }
    });
    check_changed(&["'t.add' op expected 2 operands, but found 1"], |_, body, block| {
        let first = body.first_op(block).expect("an op");
        let add = body.next_op(first).expect("an op");
        body.set_operands(add, &[result(body, first)]);
    });
    let message = "operand #0 does not dominate this use";
    let note = "note: operand defined here (op in the same block)";
    check_changed(&[message, note], |_, body, block| {
        let first = body.first_op(block).expect("an op");
        let second = body.next_op(first).expect("an op");
        body.detach_op(first);
        body.insert_after(second, first);
    });
    check_changed(&["empty block: expect at least a terminator"], |_, body, _| {
        let region = body.roots()[0];
        body.append_new_block(region);
    });
}

/// Replaces what the function's constant gives by what its last addition does,
/// which comes after the first.
fn replace_by_later(body: &mut Body, block: Block) -> Op {
    let first = body.first_op(block).expect("an op");
    let last = body.last_op(block).and_then(|ret| body.prev_op(ret)).expect("an op");
    body.replace_all_uses(result(body, first), result(body, last));
    first
}

#[test]
fn replaced_by_what_comes_later() {
    let expected = [
        "operand #0 does not dominate this use",
        "note: operand defined here (op in the same block)",
    ];
    check_changed(&expected, |_, body, block| _ = replace_by_later(body, block));
    // The op replaced went, and no other was changed but by that.
    check_changed(&expected, |_, body, block| {
        let first = replace_by_later(body, block);
        body.erase_op(first);
    });
}

/// A function of three blocks, each branching to the next; the last uses what
/// the second defines.
fn chain(ctx: &Context, name: &str) -> NewOp {
    func(ctx, name, &[], &|ctx, body, region| {
        let blocks = [(); 3].map(|()| body.append_new_block(region));
        add(body, blocks[0], NewOp::new(&BR).successor(blocks[1]));
        let one = constant(ctx, body, blocks[1], Type::I32);
        add(body, blocks[1], NewOp::new(&BR).successor(blocks[2]));
        add(body, blocks[2], NewOp::new(&ADD).operands([one, one]).result(Type::I32));
        add(body, blocks[2], NewOp::new(&RET));
    })
}

/// Makes a block branch to another.
fn branch(body: &mut Body, from: Block, to: Block) {
    let old = body.last_op(from).expect("a branch");
    let new = body.create(NewOp::new(&BR).successor(to), Location::UNKNOWN);
    body.insert_before(old, new);
    body.erase_op(old);
}

#[test]
fn branches_again() {
    let message = "operand #0 does not dominate this use";
    let note = "note: operand defined here (op in the same region)";
    // The same branch made anew.
    check_changed_in(chain, &[], |_, body, first| {
        let next = body.next_block(first).expect("a block");
        branch(body, first, next);
    });
    // Past the block that defines what is used.
    check_changed_in(chain, &[message, note], |_, body, first| {
        let next = body.next_block(first).expect("a block");
        let last = body.next_block(next).expect("a block");
        branch(body, first, last);
    });
    check_changed_in(chain, &[message, note], |_, body, first| {
        let next = body.next_block(first).expect("a block");
        let last = body.next_block(next).expect("a block");
        let op = body.last_op(first).expect("a branch");
        body.set_successor(op, 0, last);
    });
}

#[test]
fn too_many_isolated_ops_in_each_other() {
    let (ctx, sink) = context(ContextOptions::default());
    let mut op = module(&ctx, |_| Vec::new());
    for _ in 0..600 {
        let mut file = Body::new();
        let region = file.create_root();
        let block = file.append_new_block(region);
        let inner = op.0.take_nested(op.1).expect("a body");
        add(&mut file, block, NewOp::new(&MODULE).body(inner));
        let mut outer = Body::new();
        let top = outer.create(NewOp::new(&MODULE).body(Box::new(file)), Location::UNKNOWN);
        op = (outer, top);
    }
    assert!(verify(Scope::new(&ctx, &op.0).op(op.1)).is_err());
    let found = messages(&sink);
    assert_eq!(found, ["operations isolated from above are nested too deeply"]);
}

/// Prints how long verifying takes: `cargo test --release -- --ignored --nocapture speed`.
#[test]
#[ignore = "measures time"]
fn speed() {
    for single_threaded in [true, false] {
        let (ctx, _) = context(ContextOptions { single_threaded, ..Default::default() });
        for (functions, ops) in [(1, 1_000_000), (1000, 1000), (100_000, 10)] {
            let (file, top) = module(&ctx, |ctx| {
                (0..functions).map(|n| long_function(ctx, &format!("f{n}"), ops)).collect()
            });
            let start = std::time::Instant::now();
            assert!(verify(Scope::new(&ctx, &file).op(top)).is_ok());
            let each = start.elapsed().as_nanos() / (functions * ops) as u128;
            println!("{functions} functions of {ops} ops: {each} ns per op ({single_threaded})");
        }
    }
}

/// What one op of a class was found to be says nothing of one that is changed.
#[test]
fn changed_ops_are_of_no_class() {
    let fill = |ctx: &Context, body: &mut Body, change: &dyn Fn(&mut Body, Op)| {
        let region = body.create_root();
        let block = body.append_new_block(region);
        let class = ctx.new_class();
        let one = constant(ctx, body, block, Type::I32);
        constant(ctx, body, block, Type::I64);
        let sums = [(); 3].map(|()| {
            let sum = NewOp::new(&ADD).operands([one, one]).result(Type::I32);
            let sum = add(body, block, sum);
            body.set_class(sum, class);
            sum
        });
        add(body, block, NewOp::new(&RET));
        assert_eq!(body.class(sums[2]), class);
        change(body, sums[2]);
    };
    let run = |change: &dyn Fn(&mut Body, Op)| {
        let (ctx, sink) = context(ContextOptions::default());
        let (file, top) = module(&ctx, |ctx| {
            let mut body = Box::new(Body::new());
            fill(ctx, &mut body, change);
            let ty = Attribute::ty(ctx, Type::function(ctx, &[], &[]));
            vec![NewOp::new(&FUNC).prop(0, Attribute::string(ctx, "f")).prop(1, ty).body(body)]
        });
        let right = verify(Scope::new(&ctx, &file).op(top)).is_ok();
        assert_eq!(right, messages(&sink).is_empty());
        right
    };
    assert!(run(&|_, _| {}));
    // A move is no change of this kind.
    assert!(run(&|body, op| {
        let next = body.next_op(op).expect("a terminator");
        body.detach_op(op);
        body.insert_before(next, op);
        assert!(body.class(op).is_some());
    }));
    let wide = |body: &Body, op: Op| {
        let first = body.block_of(op).and_then(|block| body.first_op(block)).expect("an op");
        result(body, body.next_op(first).expect("another"))
    };
    let changes: [&dyn Fn(&mut Body, Op); 4] = [
        &|body, op| body.set_operand(op, 0, wide(body, op)),
        &|body, op| body.set_operands(op, &[wide(body, op)]),
        &|body, op| body.set_type(result(body, op), Type::I64),
        &|body, op| {
            let one = body.operand(op, 0).expect("an operand");
            body.replace_all_uses(one, wide(body, op));
        },
    ];
    for change in changes {
        assert!(!run(change));
    }
}
