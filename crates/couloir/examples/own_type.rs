//! A dialect with a type of its own, lowered to the LLVM dialect: a rule says what becomes of the
//! type, patterns what becomes of the ops, and functions carry the type across calls.

use std::sync::Arc;

use couloir::convert::convert_to_llvm;
use couloir::convert::llvm_common::{Llvm, LlvmOptions, add_patterns, llvm_target};
use couloir::dialects::{arith, llvm};
use couloir::ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir::ir::attr::Param;
use couloir::ir::build::Build;
use couloir::ir::ty::{DialectType, TypeDef};
use couloir::ir::{Body, Context, Op, OpRef, Type, Value};
use couloir::pass::PassDef;
use couloir::rewrite::convert::{
    Conversion, ConversionRewriter, Lowered, Mode, Operands, OrNoMatch, PatternSet, TypeConversion,
    TypeConverter,
};
use couloir::{Error, Session};

/// `!range.interval<T>`: all numbers from one to another.
static INTERVAL: TypeDef =
    TypeDef { dialect: "range", mnemonic: "interval", parse, print, ..TypeDef::EMPTY };

fn parse(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    parser.punct("<")?;
    let element = parser.ty()?;
    parser.punct(">")?;
    Ok(Type::dialect(parser.context(), &INTERVAL, vec![Param::Type(element)]))
}

fn print(_: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    if let Some(element) = ty.params.first().and_then(Param::as_type) {
        printer.ty(element);
    }
    printer.text(">");
}

/// The type of the numbers in an interval.
fn element(ctx: &Context, interval: Type) -> Option<Type> {
    interval.params_of(ctx, &INTERVAL)?.first()?.as_type()
}

mod range {
    //! Intervals of whole numbers.
    use couloir::ods::types::ANY_SIGNLESS_INTEGER;

    use super::element;

    couloir::ods::type_constraints! {
        /// An interval of any type.
        ANY_INTERVAL = "interval", |ctx, ty| element(ctx, ty).is_some();
    }

    couloir::dialect! { range, "Intervals of whole numbers.";
        types [super::INTERVAL]

        /// All numbers from one to another.
        op make {
            operands { low: ANY_SIGNLESS_INTEGER, high: ANY_SIGNLESS_INTEGER }
            results { range: ANY_INTERVAL }
            traits [
                Pure,
                TypesMatchWith("low is of the element type", range => low, element),
                TypesMatchWith("high is of the element type", range => high, element)
            ]
            format "$low `,` $high attr-dict `:` qualified(type($range))"
        }
        /// The numbers that are in both intervals.
        op meet {
            operands { lhs: ANY_INTERVAL, rhs: ANY_INTERVAL }
            results { result: ANY_INTERVAL }
            traits [Pure, SameOperandsAndResultType]
            format "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
        }
        /// How many numbers there are from the first to the last.
        op length {
            operands { range: ANY_INTERVAL }
            results { length: ANY_SIGNLESS_INTEGER }
            traits [
                Pure, TypesMatchWith("length is of the element type", range => length, element)
            ]
            format "$range attr-dict `:` qualified(type($range))"
        }
    }
}

/// `convert-range-to-llvm`: intervals become pairs, with all else that lowers.
static CONVERT_RANGE: PassDef = PassDef {
    name: "convert-range-to-llvm",
    class: "ConvertRangeToLLVM",
    description: "Lower intervals, and what they are used with, to the LLVM dialect",
    anchor: None,
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        let convert = |op: &OpRef<'_>, body: &mut Body| conversion(*op).run(ctx, Some(op), body);
        cx.inside(convert).unwrap_or(Ok(Vec::new())).map(|_| ())
    },
    loads: &["llvm"],
    ..PassDef::EMPTY
};

fn conversion(op: OpRef<'_>) -> Conversion {
    let llvm = Llvm::with_rules(op, LlvmOptions::default(), &[interval_rule]);
    let mut patterns = PatternSet::new();
    convert_to_llvm::populate(op.ctx(), &llvm, &mut patterns);
    populate(&llvm, &mut patterns);
    let mut target = llvm_target();
    target.illegal_dialect("range").illegal_dialect("arith").illegal_dialect("func");
    Conversion::new(Mode::Partial, target, patterns)
}

/// An interval becomes a struct of its ends.
fn interval_rule(converter: &mut TypeConverter) {
    converter.add(|converter, ctx, ty| {
        let Some(element) = element(ctx, ty) else { return TypeConversion::Pass };
        match converter.convert_one(ctx, element) {
            Some(end) => TypeConversion::One(llvm::types::struct_literal(ctx, &[end, end])),
            None => TypeConversion::Fail,
        }
    });
}

fn populate(llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    add_patterns(
        patterns,
        llvm,
        &[(range::Make::def(), make), (range::Meet::def(), meet), (range::Length::def(), length)],
    );
}

/// A struct of both ends.
fn pair(llvm: &Llvm, op: Op, rw: &mut ConversionRewriter<'_>, [low, high]: [Value; 2]) -> Lowered {
    let ty = rw.view(op).result_type(0).and_then(|ty| llvm.convert(rw.context(), ty));
    let empty = llvm.poison(rw, ty.or_no_match("unconvertible result type")?);
    let half = llvm.insert(rw, empty, low, &[0]);
    let whole = llvm.insert(rw, half, high, &[1]);
    rw.replace(op, whole)
}

fn make(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (low, high) = new.one(0).zip(new.one(1)).or_no_match("expected two operands")?;
    pair(llvm, op, rw, [low, high])
}

/// From the larger start to the smaller end; these ops are lowered in their turn.
fn meet(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (lhs, rhs) = new.one(0).zip(new.one(1)).or_no_match("expected two operands")?;
    let [a, b] = [lhs, rhs].map(|range| [0, 1].map(|at| llvm.extract_field(rw, range, &[at])));
    let ty = rw.ty(a[0]);
    let low = rw.insert1(arith::Maxsi::build(ty, a[0], b[0]));
    let high = rw.insert1(arith::Minsi::build(ty, a[1], b[1]));
    pair(llvm, op, rw, [low, high])
}

fn length(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let range = new.one(0).or_no_match("expected one operand")?;
    let [low, high] = [0, 1].map(|at| llvm.extract_field(rw, range, &[at]));
    let (ctx, ty) = (rw.context(), rw.ty(low));
    let difference = rw.insert1(arith::Subi::build(ctx, ty, high, low));
    rw.replace(op, difference)
}

/// A session that knows the dialect and its pass.
fn session() -> Session {
    let mut session = Session::new();
    session.register(&range::DIALECT).add_passes(&[&CONVERT_RANGE]);
    session
}

const TEXT: &str = "func.func @overlap(%a: !range.interval<i32>, %low: i32, %high: i32) -> i32 {
  %b = range.make %low, %high : !range.interval<i32>
  %c = call @both(%a, %b) : (!range.interval<i32>, !range.interval<i32>) -> !range.interval<i32>
  %n = range.length %c : !range.interval<i32>
  return %n : i32
}
func.func @both(%a: !range.interval<i32>, %b: !range.interval<i32>) -> !range.interval<i32> {
  %c = range.meet %a, %b : !range.interval<i32>
  return %c : !range.interval<i32>
}";

fn main() -> Result<(), Error> {
    let session = session();
    let mut module = session.parse("range.mlir", TEXT)?;
    print!("{module}");
    module.run("builtin.module(convert-range-to-llvm)")?;
    print!("{}", module.to_llvm_ir()?);
    Ok(())
}

#[test]
fn the_type_reads_back() {
    let session = session();
    let text = session.parse("range.mlir", TEXT).unwrap().to_string();
    assert!(text.contains("range.meet %arg0, %arg1 : !range.interval<i32>\n"), "{text}");
    assert_eq!(session.parse("again.mlir", text.as_str()).unwrap().to_string(), text);
}

#[test]
fn types_that_differ_are_told() {
    let wrong = TEXT.replace("%low: i32", "%low: i64");
    let error = session().parse("range.mlir", wrong).err().unwrap().to_string();
    assert!(error.contains("expects different type than prior uses: 'i32' vs 'i64'"), "{error}");
}

#[test]
fn nothing_of_the_dialect_is_left() {
    let session = session();
    let mut module = session.parse("range.mlir", TEXT).unwrap();
    module.run("builtin.module(convert-range-to-llvm)").unwrap();
    let text = module.to_string();
    assert!(!text.contains("range.") && !text.contains("unrealized"), "{text}");
    assert!(text.contains("llvm.func @both(%arg0: !llvm.struct<(i32, i32)>"), "{text}");
    let text = module.to_llvm_ir().unwrap();
    assert!(text.contains("call i32 @llvm.smax.i32"), "{text}");
}
