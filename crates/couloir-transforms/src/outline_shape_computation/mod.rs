//! `outline-shape-computation`: what computes the shapes of values becomes functions of its own, and
//! goes from where the values are computed.

mod cluster;

use couloir_dialects::shape::{self, GetExtent, ShapeOf, ValueOf, WithShape, shape_of_type};
use couloir_dialects::{func, tensor};
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::symbols::SymbolTable;
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Context, Location, Region, Scope, Type};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::greedy::{Greedy, RewritePatterns, Rewritten};
use rustc_hash::FxHashSet;

use crate::inline::clone_ops;
use cluster::Clusters;

/// `outline-shape-computation`
pub static PASS: PassDef = PassDef {
    name: "outline-shape-computation",
    class: "OutlineShapeComputationPass",
    description: "Using shape.func to preserve shape computation",
    anchor: Some("builtin.module"),
    run: |cx| {
        let ctx = cx.ctx;
        cx.inside(|_, body| outline_all(ctx, body));
        Ok(())
    },
    loads: &["shape"],
    ..PassDef::EMPTY
};

fn outline_all(ctx: &Context, body: &mut Body) {
    let block = body.roots().first().and_then(|&root| body.entry_block(root));
    let Some(block) = block else { return };
    let mut table = SymbolTable::of_block(Scope::new(ctx, body), block);
    let mut found = Vec::new();
    functions(body, body.roots(), &mut Vec::new(), &mut found);
    for path in found {
        let Some((&function, around)) = path.split_last() else { continue };
        let own = around.iter().try_fold(&mut *body, |body, &op| body.nested_mut(op));
        if let Some(own) = own {
            outline(ctx, own, function, &mut table);
        }
    }
}

/// The functions in a body, each as the isolated ops around it and itself. Recursion is as deep as
/// isolated ops nest.
fn functions(body: &Body, roots: &[Region], path: &mut Vec<Op>, found: &mut Vec<Vec<Op>>) {
    for op in postorder(body, roots) {
        let Some(inner) = body.nested(op) else { continue };
        path.push(op);
        functions(inner, inner.roots(), path, found);
        if is(body, op, func::Func::def()) {
            found.push(path.clone());
        }
        path.pop();
    }
}

fn is(body: &Body, op: Op, def: &'static couloir_ir::OpDef) -> bool {
    body.op(op).name.def() == Some(def)
}

/// Takes what computes shapes out of a function, and puts it after that.
fn outline(ctx: &Context, own: &mut Body, function: Op, table: &mut SymbolTable) {
    let Some(mut inner) = own.take_nested(function) else { return };
    let mut dims = RewritePatterns::new();
    dims.add(tensor::Dim::def(), extent_of_shape);
    // One whose isolated ops nest too deeply is reported, and stays as it is.
    let _ = Greedy::from(dims).run_all(ctx, None, &mut inner);
    let made = shape_functions(ctx, &inner);
    forward_values(&mut inner);
    let _ = Greedy::from(RewritePatterns::new()).run_all(ctx, None, &mut inner);
    own.put_nested(function, inner);
    for (new, location) in made {
        let new = own.create(new, location);
        if let Some(point) = InsertPoint::after(own, function) {
            own.put_at(point, new);
        }
        table.insert(ctx, own, new);
    }
}

/// A size of a tensor is an extent of its shape.
fn extent_of_shape(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (source, at) = view.operand(0).zip(view.operand(1)).or_no_match("no tensor")?;
    let list = shape_of_type(view.ctx(), view.ty(source));
    let shape = rw.insert1(ShapeOf::build(list, source));
    rw.replace_with(op, GetExtent::build(Type::INDEX, shape, at));
    Ok(())
}

/// All that give values shapes.
fn with_shapes(body: &Body) -> Vec<Op> {
    let all = postorder(body, body.roots());
    all.filter(|&op| is(body, op, WithShape::def())).collect()
}

/// What a value with a shape is of, and its shape.
fn parts(body: &Body, with: Op) -> Option<(Value, Value)> {
    body.operand(with, 0).zip(body.operand(with, 1))
}

/// A function for each shape that tensors of known rank are given.
fn shape_functions(ctx: &Context, body: &Body) -> Vec<(NewOp, Location)> {
    let clusters = Clusters::of(body);
    let (mut made, mut seen) = (Vec::new(), FxHashSet::default());
    for with in with_shapes(body) {
        let Some((value, shape)) = parts(body, with) else { continue };
        if body.ty(value).as_tensor(ctx).is_none() || !seen.insert(shape) {
            continue;
        }
        let location = body.value_location(value);
        let name = format!("shape_cal_{}", made.len());
        made.push((shape_function(ctx, body, &clusters, shape, (&name, location)), location));
    }
    made
}

/// The function that computes a shape of what it is computed from.
fn shape_function(
    ctx: &Context,
    from: &Body,
    clusters: &Clusters,
    shape: Value,
    (name, location): (&str, Location),
) -> NewOp {
    let ops = clusters.ops(from, shape);
    let inputs = match ops.is_empty() {
        true => vec![shape],
        false => cluster::inputs(from, &ops),
    };
    let mut body = Body::new();
    let root = body.create_root();
    let entry = body.append_new_block(root);
    let types = inputs.iter().map(|&value| from.ty(value)).collect::<Vec<_>>();
    let args = types.iter().map(|&ty| body.add_arg(entry, ty, location)).collect::<Vec<_>>();
    let known = inputs.iter().copied().zip(args).collect::<Vec<_>>();
    let result = clone_ops(from, &ops, &mut body, entry, &known, shape);
    let end = body.create(shape::Return::build(result.as_slice()), location);
    body.append_op(entry, end);
    let ty = Type::function(ctx, &types, &[from.ty(shape)]);
    NewOp::new(shape::Func::def())
        .prop(shape::Func::SYM_NAME, Attribute::string(ctx, name))
        .prop(shape::Func::FUNCTION_TYPE, Attribute::ty(ctx, ty))
        .prop(shape::Func::SYM_VISIBILITY, Attribute::string(ctx, "private"))
        .body(Box::new(body))
}

/// Values that were taken from values with shapes are those themselves.
fn forward_values(body: &mut Body) {
    for with in with_shapes(body) {
        let Some((value, result)) = body.operand(with, 0).zip(body.result(with, 0)) else {
            continue;
        };
        let users = body.uses(result).map(|operand| operand.op);
        let users = users.filter(|&user| is(body, user, ValueOf::def()));
        let taken = users.filter_map(|user| body.result(user, 0)).collect::<Vec<_>>();
        for taken in taken {
            body.replace_all_uses(taken, value);
        }
    }
}
