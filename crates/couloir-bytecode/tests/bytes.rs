//! Any bytes give IR or a diagnostic.

use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_bytecode::read::read_outline;
use couloir_bytecode::{WriteOptions, read, write};
use couloir_diag::Collector;
use couloir_ir::body::Body;
use couloir_ir::reading::Read;
use couloir_ir::{Context, ContextOptions, OpName, Scope, Type};

const TEXT: &str = r#"
#file = #llvm.di_file<"a.c" in "/tmp">
func.func private @g(tensor<2x?xf32>, memref<4x?xi8, strided<[?, 1]>, 3 : i32>, vector<2x[4]xi1>)
func.func @f(%a: i32, %b: index) -> complex<f64> attributes {x = distinct[0]<#file>} {
  %c = arith.constant dense<[true, false]> : vector<2xi1>
  %d = scf.for %i = %b to %b step %b iter_args(%s = %a) -> i32 {
    %t = arith.muli %s, %s : i32
    scf.yield %t : i32
  }
  cf.br ^bb1(%d : i32)
^bb1(%x: i32):
  %z = complex.constant [1.0, 2.0] : complex<f64>
  return %z : complex<f64>
}
"#;

fn context(collector: &Arc<Collector>) -> Context {
    let ctx = Context::new(ContextOptions::default(), collector.clone());
    couloir_dialects::register_all(&ctx);
    couloir_asm::print::install_with(&ctx, &couloir_asm::print::PrintOptions::default());
    ctx
}

/// The bytecode of the text in a version of the format.
fn written(version: u64) -> Vec<u8> {
    let ctx = context(&Arc::default());
    let file = ctx.sources().add("a.mlir", TEXT.as_bytes().to_vec()).expect("it is short");
    let options = options(&ctx);
    let (body, op) = parse_file(&ctx, &file, 0..TEXT.len(), &options).expect("it is valid");
    let options = WriteOptions { version, ..WriteOptions::default() };
    write(Scope::new(&ctx, &body).op(op), &options).expect("the version is known")
}

fn options(ctx: &Context) -> ParseOptions {
    ParseOptions::new(ctx.find_op_name("builtin.module").and_then(OpName::def))
}

/// The text that bytes are read as; none where something was reported.
fn read_back(bytes: &[u8]) -> Option<String> {
    let collector = Arc::<Collector>::default();
    let ctx = context(&collector);
    let file = ctx.sources().add("a.mlirbc", bytes.to_vec()).expect("it is short");
    let read = read(&ctx, &file, 0..bytes.len(), &options(&ctx));
    assert_eq!(read.is_err(), collector.has_errors(), "a failure is reported");
    let (body, op) = read.ok()?;
    Some(ctx.op_text(Scope::new(&ctx, &body).op(op)))
}

#[test]
fn bodies_of_functions_are_read_when_asked_for() {
    let ctx = context(&Arc::default());
    let bytes = written(6);
    let file = ctx.sources().add("a.mlirbc", bytes.clone()).expect("it is short");
    let outline = read_outline(&ctx, &file, 0..bytes.len(), &options(&ctx));
    let (_, _, outline) = outline.expect("nothing is wrong with it");
    assert_eq!(outline.num_bodies(), 1, "the other function is a declaration");
    let first_block = || {
        let mut body = Box::<Body>::default();
        let region = body.create_root();
        let entry = body.append_new_block(region);
        for ty in [Type::I32, Type::INDEX] {
            body.add_arg(entry, ty, couloir_ir::Location::UNKNOWN);
        }
        body
    };
    let (mut reader, def) = (outline.reader(), couloir_dialects::func::Func::def());
    for _ in 0..2 {
        let body = reader(0, def, first_block()).expect("its arguments are there");
        assert_eq!(body.num_ops(), 7);
    }
    assert!(reader(0, def, Box::default()).is_err(), "there is no first block");
    assert!(reader(1, def, first_block()).is_err(), "there is no such body");
}

#[test]
fn ops_that_are_not_defined_take_no_more_room() {
    let options = ContextOptions { allow_unregistered_dialects: true, ..ContextOptions::default() };
    let ctx = Context::new(options, Arc::<Collector>::default());
    couloir_dialects::register_all(&ctx);
    let text = r#""a.b"() : () -> ()"#.as_bytes();
    let file = ctx.sources().add("a.mlir", text.to_vec()).expect("it is short");
    let parsed = parse_file(&ctx, &file, 0..text.len(), &self::options(&ctx));
    let (body, op) = parsed.expect("ops of any name may be");
    let began = std::time::Instant::now();
    for _ in 0..20 {
        write(Scope::new(&ctx, &body).op(op), &WriteOptions::default()).expect("it is known");
    }
    assert!(began.elapsed().as_secs() < 20, "a table has room for all names there could be");
}

#[test]
fn every_version_reads_back() {
    let newest = read_back(&written(6)).expect("it was written");
    assert!(newest.contains("scf.for"), "{newest}");
    for version in 0..6 {
        assert_eq!(read_back(&written(version)).as_ref(), Some(&newest), "version {version}");
    }
    let ctx = context(&Arc::default());
    let file = ctx.sources().add("b.mlir", Vec::new()).expect("it is short");
    let (body, op) = parse_file(&ctx, &file, 0..0, &options(&ctx)).expect("it is valid");
    let options = WriteOptions { version: 7, ..WriteOptions::default() };
    assert!(write(Scope::new(&ctx, &body).op(op), &options).is_err());
}

#[test]
fn cut_and_changed_bytes_are_reported_or_read() {
    let bytes = written(6);
    for end in 0..bytes.len() {
        assert_eq!(read_back(&bytes[..end]), None, "cut at {end}");
    }
    for at in 0..bytes.len() {
        for change in [1, 2, 0x80, 0xff] {
            let mut changed = bytes.clone();
            changed[at] ^= change;
            read_back(&changed);
        }
    }
}
