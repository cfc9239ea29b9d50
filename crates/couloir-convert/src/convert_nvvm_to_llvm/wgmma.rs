//! `nvvm.wgmma.mma_async`: the sums are in and out, part by part.

use couloir_dialects::llvm::build::{constant_int, extract_value};
use couloir_dialects::llvm::types::as_struct;
use couloir_ir::attr::Param;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{OpRef, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::{assembly, letter, letter_of};

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

/// What an op adds up and multiplies.
struct Product {
    ty: Type,
    parts: Vec<Type>,
    numbers: Vec<i64>,
    code: String,
}

impl Product {
    fn of(op: OpRef<'_>) -> Option<Self> {
        let ty = op.result_type(0)?;
        let parts = as_struct(op.ctx(), ty)?.elements().collect::<Vec<_>>();
        let numbers = numbers(op);
        let code = code(op, parts.len(), numbers.len());
        Some(Product { ty, parts, numbers, code })
    }

    /// Makes the assembly that adds products of factors to sums.
    fn make(&self, b: &mut dyn Build, sums: Value, factors: &[Value]) -> Value {
        let (parts, numbers) = (&self.parts, &self.numbers);
        let written = parts.iter().map(|&ty| format!("={}", letter(b.ctx(), ty).unwrap_or('r')));
        let tied = (0..parts.len()).map(|part| part.to_string());
        let others = factors.iter().map(|_| "l").chain(numbers.iter().map(|_| "n"));
        let constraints = written.chain(tied).chain(others.map(String::from)).collect::<Vec<_>>();
        let mut made = Vec::new();
        for &number in numbers {
            let number = constant_int(b.ctx(), Type::I32, number);
            made.push(b.insert1(number));
        }
        let mut read = Vec::new();
        for (at, &ty) in parts.iter().enumerate() {
            let position = [i64::try_from(at).unwrap_or(i64::MAX)];
            let part = extract_value(b.ctx(), ty, sums, &position);
            read.push(b.insert1(part));
        }
        read.extend(factors.iter().copied().chain(made));
        let new = assembly(b.ctx(), &self.code, &constraints, &read).result(self.ty);
        b.insert1(new)
    }
}

pub(super) fn lower(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let product = Product::of(rw.view(op)).or_no_match("the sums are no struct")?;
    if product.parts.iter().any(|&ty| letter_of(rw.view(op), ty).is_err()) {
        return no_match("a sum has no register");
    }
    let [sums, a, b, ..] = *new.all() else { return no_match("an operand is missing") };
    let made = product.make(rw, sums, &[a, b]);
    rw.replace(op, made)
}
