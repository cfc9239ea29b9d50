//! Builds and writes a module of a million instructions, and says how long each takes.
//!
//! `cargo run --release -p couloir-llvmir --example speed`

use std::time::Instant;

use couloir_llvmir::{
    Access, AttrList, Context, Flags, Function, FunctionBuilder, IntPredicate, Module, Opcode,
    Type, write_module,
};

const FUNCTIONS: usize = 10_000;
const REPEATS: i32 = 20;

fn body(ctx: &Context, ty: Type) -> couloir_llvmir::Body {
    let mut b = FunctionBuilder::new(ctx, ty);
    let (entry, head, done) = (b.block(), b.block(), b.block());
    b.switch_to(entry);
    let (base, limit) = (b.arg(0), b.arg(1));
    b.br(head);
    b.switch_to(head);
    let i = b.phi(Type::I64, Flags::NONE);
    let mut sum = i;
    for step in 0..REPEATS {
        let at = b.gep(Flags::INBOUNDS, Type::I64, base, &[sum]);
        let x = b.load(Type::I64, at, Access::aligned(8));
        sum = b.binary(Opcode::Add, Flags::NSW, x, ctx.i64(i64::from(step)).into());
        let callee = b.declare(ctx.symbol("callee"), ty, AttrList::EMPTY);
        let call = b.call(ty, callee, &[base, sum]);
        sum = b.result(call).unwrap_or(sum);
        b.store(sum, base, Access::aligned(8));
    }
    let more = b.icmp(IntPredicate::Slt, Flags::NONE, sum, limit);
    b.cond_br(more, head, done);
    b.add_incoming(i, ctx.i64(0).into(), entry);
    b.add_incoming(i, sum, head);
    b.switch_to(done);
    b.ret(Some(sum));
    b.finish()
}

fn main() {
    let mut module = Module::new("speed");
    let ctx = module.context().clone();
    let ty = ctx.function_type(Type::I64, &[Type::PTR, Type::I64], false);
    let start = Instant::now();
    for number in 0..FUNCTIONS {
        let at = module.add_function(Function::new(ctx.symbol(&format!("f{number}")), ty));
        module.attach_body(at, body(&ctx, ty));
    }
    let built = start.elapsed();
    let start = Instant::now();
    let text = write_module(&module);
    let written = start.elapsed();
    let insts = FUNCTIONS * (REPEATS as usize * 5 + 5);
    println!("{insts} instructions: built in {built:?}, written in {written:?}");
    println!("{} bytes of text", text.len());
    if let Ok(status) = std::fs::read_to_string("/proc/self/status") {
        status.lines().filter(|line| line.starts_with("VmHWM")).for_each(|line| println!("{line}"));
    }
}
