//! `nvvm.wgmma.mma_async`: the sums are in and out, part by part.

use couloir_dialects::llvm::build::{constant_int, extract_value};
use couloir_dialects::llvm::types::as_struct;
use couloir_ir::attr::Param;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{OpRef, Type};
use couloir_rewrite::Rewriter;

use super::{assembly, letter};

/// The text of an attribute's case.
fn case(op: OpRef<'_>, name: &str) -> &'static str {
    let data = op.attr_named(name).and_then(|attr| attr.as_dialect(op.ctx()));
    let case = data
        .and_then(|data| data.def.cases?.text_of(data.params.first().and_then(Param::as_uint)?));
    case.unwrap_or_default()
}

/// The numbers that the instruction takes: whether sums are kept, signs of the factors, of halves
/// whether a factor is turned.
fn numbers(op: OpRef<'_>) -> Vec<i64> {
    let sign = |name| if case(op, name) == "neg" { -1 } else { 1 };
    let mut numbers = vec![i64::from(case(op, "scaleD") == "one")];
    if case(op, "typeD") != "s32" {
        numbers.extend([sign("scaleA"), sign("scaleB")]);
        if matches!(case(op, "typeA"), "f16" | "bf16") {
            let turned = |name, layout| i64::from(case(op, name) == layout);
            numbers.extend([turned("layoutA", "col"), turned("layoutB", "row")]);
        }
    }
    numbers
}

/// `m64n8k16`
fn shape(op: OpRef<'_>) -> String {
    let data = op.attr_named("shape").and_then(|attr| attr.as_dialect(op.ctx()));
    match data.map(|data| &*data.params) {
        Some([Param::Int(m), Param::Int(n), Param::Int(k), ..]) => format!("m{m}n{n}k{k}"),
        _ => "m0n0k0".into(),
    }
}

fn code(op: OpRef<'_>, parts: usize, numbers: usize) -> String {
    let shape = shape(op);
    let types = ["typeD", "typeA", "typeB"].map(|name| case(op, name)).join(".");
    let saturated = if case(op, "satfinite") == "satfinite" { ".satfinite" } else { "" };
    let sums = (0..parts).map(|part| format!("${part}")).collect::<Vec<_>>().join(", ");
    let first = parts.saturating_mul(2);
    let at = |offset: usize| first.saturating_add(offset);
    let rest = (1..numbers).map(|number| {
        let gap = if number % 2 == 0 { "  " } else { " " };
        format!(",{gap}${}", at(number.saturating_add(2)))
    });
    format!(
        "{{\n.reg .pred p;\nsetp.ne.b32 p, ${}, 0;\nwgmma.mma_async.sync.aligned.\
         {shape}.{types}{saturated} {{{sums}}}, ${first}, ${}, p{};\n}}\n",
        at(2),
        at(1),
        rest.collect::<String>()
    )
}

pub(super) fn convert(rw: &mut Rewriter<'_>, op: Op) {
    let (ctx, view) = (rw.context(), rw.view(op));
    let (Some(sums), Some(ty)) = (view.operand(0), view.result_type(0)) else { return };
    let Some(parts) = as_struct(ctx, ty).map(|parts| parts.elements().collect::<Vec<_>>()) else {
        return;
    };
    let factors = [1, 2].into_iter().filter_map(|at| view.operand(at)).collect::<Vec<_>>();
    let numbers = numbers(view);
    let code = code(view, parts.len(), numbers.len());
    let letter = |ty: &Type| letter(ctx, *ty).unwrap_or('r');
    let written = parts.iter().map(|ty| format!("={}", letter(ty)));
    let tied = (0..parts.len()).map(|part| part.to_string());
    let others = factors.iter().map(|_| "l").chain(numbers.iter().map(|_| "n")).map(String::from);
    let constraints = written.chain(tied).chain(others).collect::<Vec<_>>();
    rw.at(op);
    let numbers = numbers.iter().map(|&number| rw.insert1(constant_int(ctx, Type::I32, number)));
    let numbers = numbers.collect::<Vec<_>>();
    let part = |(at, &ty): (usize, &Type)| {
        rw.insert1(extract_value(ctx, ty, sums, &[i64::try_from(at).unwrap_or(i64::MAX)]))
    };
    let mut read: Vec<Value> = parts.iter().enumerate().map(part).collect();
    read.extend(factors.into_iter().chain(numbers));
    let new = assembly(ctx, &code, &constraints, &read).result(ty);
    let made = rw.insert1(new);
    rw.replace(op, &[made]);
}
