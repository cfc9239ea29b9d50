//! The parts that lowerings of one's own to the LLVM dialect are made of: structs for descriptors
//! and complex numbers, memory spaces, and vectors of several dimensions.

use couloir::Session;
use couloir::convert::convert_to_llvm;
use couloir::convert::llvm_common::complex::ComplexStruct;
use couloir::convert::llvm_common::descriptor::{MemRefDescriptor, UnrankedDescriptor};
use couloir::convert::llvm_common::{
    Llvm, LlvmOptions, TypeRules, UNROLL, add_patterns, llvm_target,
};
use couloir::dialects::llvm;
use couloir::ir::build::{Build, Builder};
use couloir::ir::{Attribute, Body, Context, Op, OpRef, Type, Value};
use couloir::pass::{PassCx, PassDef};
use couloir::rewrite::convert::{
    Conversion, ConversionRewriter, Lowered, Mode, Operands, PatternSet, TypeConverter, unroll_with,
};

/// The text of the ops that `work` makes in an empty module.
fn made(work: impl FnOnce(&Llvm, &mut Builder<'_>)) -> String {
    let session = Session::new();
    let mut module = session.module();
    let llvm = Llvm::new(module.view(), LlvmOptions::default());
    module.edit(|b| work(&llvm, b)).unwrap();
    let text = module.to_string();
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| line.starts_with('%')).collect::<Vec<_>>();
    lines.join("\n") + "\n"
}

fn parse(ctx: &Context, text: &str) -> Type {
    couloir::asm::parse::parse_type(ctx, text).unwrap()
}

fn pointer(llvm: &Llvm, b: &mut Builder<'_>) -> Value {
    b.emit1(couloir::dialects::llvm::Zero::def(), &[], llvm.ptr, &[])
}

#[test]
fn descriptors_of_ranked_memrefs_are_made_field_by_field() {
    let text = made(|llvm, b| {
        let memref = parse(b.ctx(), "memref<?xf32>");
        let ty = llvm.convert(b.ctx(), memref).unwrap();
        let pointer = pointer(llvm, b);
        let one = llvm.constant(b, 1);
        let mut new = MemRefDescriptor::poison(llvm, b, ty);
        new.set_allocated(b, pointer);
        new.set_aligned(b, pointer);
        new.set_constant_offset(b, 0);
        new.set_size(b, 0, one);
        new.set_stride(b, 0, one);
        let fields = new.unpack(b, 1);
        assert_eq!(fields.len(), 5);
        let again = MemRefDescriptor::pack(llvm, b, ty, &fields).unwrap();
        again.stride(b, 0);
        assert!(MemRefDescriptor::pack(llvm, b, ty, &fields[..2]).is_none());
    });
    let ty = "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>";
    let expected = "\
%0 = llvm.mlir.zero : !llvm.ptr
%1 = llvm.mlir.constant(1 : index) : i64
%2 = llvm.mlir.poison : TY
%3 = llvm.insertvalue %0, %2[0] : TY
%4 = llvm.insertvalue %0, %3[1] : TY
%5 = llvm.mlir.constant(0 : index) : i64
%6 = llvm.insertvalue %5, %4[2] : TY
%7 = llvm.insertvalue %1, %6[3, 0] : TY
%8 = llvm.insertvalue %1, %7[4, 0] : TY
%9 = llvm.extractvalue %8[0] : TY
%10 = llvm.extractvalue %8[1] : TY
%11 = llvm.extractvalue %8[2] : TY
%12 = llvm.extractvalue %8[3, 0] : TY
%13 = llvm.extractvalue %8[4, 0] : TY
%14 = llvm.mlir.poison : TY
%15 = llvm.insertvalue %9, %14[0] : TY
%16 = llvm.insertvalue %10, %15[1] : TY
%17 = llvm.insertvalue %11, %16[2] : TY
%18 = llvm.insertvalue %12, %17[3, 0] : TY
%19 = llvm.insertvalue %13, %18[4, 0] : TY
%20 = llvm.extractvalue %19[4, 0] : TY
";
    assert_eq!(text, expected.replace("TY", ty));
}

#[test]
fn descriptors_of_known_memory_are_made_at_once() {
    let text = made(|llvm, b| {
        let ctx = b.ctx();
        let [known, unknown] = ["memref<2x3xi8>", "memref<2x?xi8>"].map(|text| parse(ctx, text));
        let [ty, other] = [known, unknown].map(|memref| llvm.convert(ctx, memref).unwrap());
        let [known, unknown] = [known, unknown].map(|ty| ty.as_memref(ctx).unwrap().clone());
        let pointer = pointer(llvm, b);
        let of = MemRefDescriptor::of_static(llvm, b, &known, ty, pointer, pointer);
        assert!(of.is_some());
        let of = MemRefDescriptor::of_static(llvm, b, &unknown, other, pointer, pointer);
        assert!(of.is_none());
    });
    let numbers = text.lines().filter_map(|line| line.split_once("constant(")?.1.split(' ').next());
    // The offset, then size and stride of each dimension.
    assert_eq!(numbers.collect::<Vec<_>>(), ["0", "2", "3", "3", "1"]);
}

#[test]
fn descriptors_of_unranked_memrefs_have_a_rank_and_a_pointer() {
    let text = made(|llvm, b| {
        let ty = parse(b.ctx(), "memref<*xf32>");
        let ty = llvm.convert(b.ctx(), ty).unwrap();
        let pointer = pointer(llvm, b);
        let rank = llvm.constant(b, 2);
        let new = UnrankedDescriptor::pack(llvm, b, ty, rank, pointer);
        new.unpack(b);
    });
    let expected = "\
%0 = llvm.mlir.zero : !llvm.ptr
%1 = llvm.mlir.constant(2 : index) : i64
%2 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
%3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(i64, ptr)>
%4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i64, ptr)>
%5 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
%6 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
";
    assert_eq!(text, expected);
}

#[test]
fn complex_numbers_have_two_parts() {
    let text = made(|llvm, b| {
        let ty = parse(b.ctx(), "complex<i32>");
        let ty = llvm.convert(b.ctx(), ty).unwrap();
        let part = b.emit1(couloir::dialects::llvm::Zero::def(), &[], Type::I32, &[]);
        let value = ComplexStruct::poison(llvm, b, ty).pack(b, [part, part]);
        ComplexStruct::new(llvm, value).unpack(b);
    });
    let expected = "\
%0 = llvm.mlir.zero : i32
%1 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
%2 = llvm.insertvalue %0, %1[0] : !llvm.struct<(i32, i32)>
%3 = llvm.insertvalue %0, %2[1] : !llvm.struct<(i32, i32)>
%4 = llvm.extractvalue %3[0] : !llvm.struct<(i32, i32)>
%5 = llvm.extractvalue %3[1] : !llvm.struct<(i32, i32)>
";
    assert_eq!(text, expected);
}

mod signal {
    //! Signals, sampled in blocks.
    use couloir::ods::types::ANY;

    couloir::dialect! { signal, "Signals, sampled in blocks.";
        /// Each sample twice as loud.
        op louder {
            operands { block: ANY }
            results { result: ANY }
            traits [Pure, SameOperandsAndResultType]
            format "$block attr-dict `:` type($block)"
        }
    }
}

/// Memory spaces by name.
const SPACES: TypeRules = |converter: &mut TypeConverter| {
    converter.add_attr(|_, ctx, _, space| match space.as_text(ctx)? {
        "fast" => Some(Some(Attribute::i64(ctx, 3))),
        "slow" => Some(None),
        _ => None,
    });
};

fn louder(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    unroll_with(op, new, rw, UNROLL, |rw, ty, parts| {
        let operands = [parts[0], parts[0]];
        let ctx = rw.context();
        let new = couloir::ir::NewOp::new(llvm::FAdd::def()).operands(operands).result(ty);
        let defaults = ctx.attr_defaults(couloir::ir::OpName::of(llvm::FAdd::def()));
        let new = (0..).zip(defaults).fold(new, |new, (slot, attr)| new.prop(slot, *attr));
        rw.insert1(new)
    })
}

/// `convert-signal-to-llvm`
static CONVERT_SIGNAL: PassDef = PassDef {
    name: "convert-signal-to-llvm",
    class: "ConvertSignalToLLVM",
    description: "Lower signals, and what they are used with, to the LLVM dialect",
    anchor: None,
    options: &[],
    run: |cx: &mut PassCx<'_>| {
        let ctx = cx.ctx;
        let convert = |op: &OpRef<'_>, body: &mut Body| conversion(*op).run(ctx, Some(op), body);
        cx.inside(convert).unwrap_or(Ok(Vec::new())).map(|_| ())
    },
    ..PassDef::EMPTY
};

fn conversion(op: OpRef<'_>) -> Conversion {
    let llvm = Llvm::with_rules(op, LlvmOptions::default(), &[SPACES]);
    let mut patterns = PatternSet::new();
    convert_to_llvm::populate(op.ctx(), &llvm, &mut patterns);
    add_patterns(&mut patterns, &llvm, &[(signal::Louder::def(), louder)]);
    let mut target = llvm_target();
    target.illegal_dialect("signal");
    Conversion::new(Mode::Partial, target, patterns)
}

/// A file lowered with the patterns above.
fn lowered(text: &str) -> String {
    let mut session = Session::new();
    session.register(&signal::DIALECT).add_passes(&[&CONVERT_SIGNAL]);
    let mut module = session.parse("signal.mlir", text).unwrap();
    module.run("builtin.module(convert-signal-to-llvm)").unwrap();
    module.to_string()
}

#[test]
fn memory_spaces_become_what_a_rule_says() {
    let text = lowered("func.func private @f(memref<f32, \"fast\">, memref<f32, \"slow\">)");
    let args = "(!llvm.ptr<3>, !llvm.ptr<3>, i64, !llvm.ptr, !llvm.ptr, i64)";
    assert!(text.contains(&format!("llvm.func @f{args}")), "{text}");
}

#[test]
fn vectors_of_several_dimensions_are_unrolled() {
    let text = lowered(
        "func.func @f(%a: vector<2x4xf32>) -> vector<2x4xf32> {
           %b = signal.louder %a : vector<2x4xf32>
           return %b : vector<2x4xf32>
         }",
    );
    assert!(!text.contains("signal.") && !text.contains("unrealized"), "{text}");
    assert_eq!(text.matches("llvm.fadd").count(), 2, "{text}");
    assert!(text.contains(": vector<4xf32>"), "{text}");
}
