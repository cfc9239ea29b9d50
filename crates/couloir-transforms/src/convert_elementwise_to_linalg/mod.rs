//! `convert-elementwise-to-linalg`: ops on tensors that do the same with every element become
//! `linalg.generic` with that op on elements.

use couloir_dialects::{arith, linalg, tensor};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Block, Body, Op, OpSpec, Region, Value};
use couloir_ir::build::Build;
use couloir_ir::op::{OpName, Trait};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};
use couloir_pass::{PassCx, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch, Pattern,
    PatternSet,
};

use crate::linalg_generic::Parts;

/// `convert-elementwise-to-linalg`
pub static PASS: PassDef = PassDef {
    name: "convert-elementwise-to-linalg",
    class: "ConvertElementwiseToLinalgPass",
    description: "Convert ElementwiseMappable ops to linalg",
    anchor: None,
    options: &[],
    run,
    loads: &["linalg", "memref"],
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let mut target = ConversionTarget::new();
    target.dynamic_unknown(|op| Some(!is_on_tensors(op)));
    let mut patterns = PatternSet::new();
    patterns.add_pattern(None, Pattern::new(convert));
    let conversion = Conversion::new(Mode::Partial, target, patterns);
    let run = |op: &OpRef<'_>, body: &mut Body| conversion.run(ctx, Some(op), body).map(|_| ());
    cx.inside(run).unwrap_or(Ok(()))
}

fn is_ranked_tensor(ctx: &Context, ty: Type) -> bool {
    ty.as_tensor(ctx).is_some()
}

/// Whether an op does the same with all elements of tensors.
fn is_on_tensors(op: OpRef<'_>) -> bool {
    let traits =
        [Trait::Elementwise, Trait::Scalarizable, Trait::Vectorizable, Trait::Tensorizable];
    traits.into_iter().all(|one| op.has(one))
        && op.operand_types().any(|ty| is_ranked_tensor(op.ctx(), ty))
}

fn convert(op: Op, operands: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    if !is_on_tensors(view) {
        return couloir_rewrite::convert::no_match("requires elementwise op on ranked tensors");
    }
    let results: Vec<Type> = view.result_types().collect();
    let inputs = operands.all().to_vec();
    let ctx = rw.context();
    let rank = results.first().and_then(|ty| ty.shape(ctx)).map_or(0, <[i64]>::len);
    let outputs: Option<Vec<Value>> = results.iter().map(|&ty| output(rw, &inputs, ty)).collect();
    let outputs = outputs.or_no_match("no operand")?;
    let map = |value: &Value| match is_ranked_tensor(ctx, rw.ty(*value)) {
        true => AffineMap::identity(rank as u32),
        false => AffineMap::empty(rank as u32, 0),
    };
    let maps: Vec<AffineMap> = inputs.iter().chain(&outputs).map(map).collect();
    let region = body(rw, op, &inputs, &outputs, &results);
    let parts = Parts {
        results: &results,
        inputs: &inputs,
        outputs: &outputs,
        maps: &maps,
        iterators: &vec![false; rank],
    };
    let new = parts.op(ctx, region);
    rw.replace_with(op, new)
}

/// An operand of the type of a result, or an empty tensor of the first operand's sizes.
fn output(rw: &mut ConversionRewriter<'_>, inputs: &[Value], ty: Type) -> Option<Value> {
    if let Some(&same) = inputs.iter().find(|&&input| rw.ty(input) == ty) {
        return Some(same);
    }
    let ctx = rw.context();
    let &first = inputs.iter().find(|&&input| is_ranked_tensor(ctx, rw.ty(input)))?;
    let shape = rw.ty(first).shape(ctx)?.to_vec();
    let mut sizes = Vec::new();
    for (at, _) in shape.iter().enumerate().filter(|&(_, &size)| size == DYNAMIC) {
        let at = Attribute::index(ctx, at as i64);
        let at = rw.insert1(arith::Constant::build(Type::INDEX, at));
        sizes.push(rw.insert_folded(tensor::Dim::build(ctx, first, at)));
    }
    let empty = Type::tensor(ctx, &shape, ty.shaped_element(ctx)?);
    Some(rw.insert1(tensor::Empty::build(empty, &sizes)))
}

/// The op on elements, each of which is where its operand is.
fn body(
    rw: &mut ConversionRewriter<'_>,
    op: Op,
    inputs: &[Value],
    outputs: &[Value],
    results: &[Type],
) -> Region {
    let ctx = rw.context();
    let location = rw.view(op).location();
    let results: Vec<Type> = results.iter().map(|ty| ty.element_or_self(ctx)).collect();
    let view = rw.view(op);
    let name = view.data().name;
    let slots = view.def().map_or(0, |def| def.attrs.len());
    let props: Vec<Option<Attribute>> = (0..slots).map(|slot| view.prop(slot)).collect();
    let attrs = view.body().discardable(op);
    let target = rw.body();
    let region = target.create_region();
    let block: Block = target.append_new_block(region);
    let mut element = |value: Value| {
        let ty = target.ty(value).element_or_self(ctx);
        target.add_arg(block, ty, target.value_location(value))
    };
    let args: Vec<Value> = inputs.iter().map(|&value| element(value)).collect();
    outputs.iter().for_each(|&value| _ = element(value));
    let spec = OpSpec {
        operands: &args,
        results: &results,
        props: &props,
        attrs,
        ..OpSpec::new(name, location)
    };
    let inner = target.create_op(spec);
    target.append_op(block, inner);
    let values: Vec<Value> = target.results(inner).collect();
    let name = OpName::of(linalg::Yield::def());
    let end = target.create_op(OpSpec { operands: &values, ..OpSpec::new(name, location) });
    target.append_op(block, end);
    region
}
