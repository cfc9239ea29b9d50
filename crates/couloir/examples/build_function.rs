//! A function built op by op, lowered, and its LLVM IR.

use couloir::dialects::{arith, func};
use couloir::ir::build::{Build, InsertPoint};
use couloir::ir::{Attribute, Body, Builder, Context, Location, NewOp, Type};
use couloir::{Error, Session};

fn main() -> Result<(), Error> {
    print!("{}", llvm_ir()?);
    Ok(())
}

/// The LLVM IR of the function.
fn llvm_ir() -> Result<String, Error> {
    let session = Session::new();
    let mut module = session.module();
    module.edit(|b| b.insert(square_plus(b.context(), 7)));
    module.verify()?;
    eprint!("{module}");
    module.run("builtin.module(convert-arith-to-llvm,convert-func-to-llvm)")?;
    module.to_llvm_ir()
}

/// `func.func @square_plus(%x: i64) -> i64` that gives `x * x + n`.
fn square_plus(ctx: &Context, n: i64) -> NewOp {
    let mut body = Body::new();
    let region = body.create_root();
    let entry = body.append_new_block(region);
    let x = body.add_arg(entry, Type::I64, Location::UNKNOWN);

    let mut b = Builder::new(ctx, &mut body, InsertPoint::End(entry), Location::UNKNOWN);
    let square = b.insert1(arith::Muli::build(ctx, Type::I64, x, x));
    let n = b.insert1(arith::Constant::build(Type::I64, Attribute::i64(ctx, n)));
    let sum = b.insert1(arith::Addi::build(ctx, Type::I64, square, n));
    b.insert(func::Return::build(&[sum]));

    let ty = Type::function(ctx, &[Type::I64], &[Type::I64]);
    let name = Attribute::string(ctx, "square_plus");
    func::Func::build(name, Attribute::ty(ctx, ty), Box::new(body))
}

#[test]
fn the_text_is_llvm_ir() {
    let text = llvm_ir().unwrap();
    assert!(text.contains("define i64 @square_plus(i64 %0) {"), "{text}");
    assert!(text.contains("%3 = add i64 %2, 7"), "{text}");
}
