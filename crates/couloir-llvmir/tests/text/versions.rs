//! Spellings of older versions.

use couloir_llvmir::*;

fn text(module: &Module, major: u8) -> String {
    let version = TargetVersion::new(major).unwrap();
    String::from_utf8(write_module_for(module, version)).unwrap()
}

/// A function of one block with these instructions.
fn function(build: impl FnOnce(&Context, &mut FunctionBuilder<'_>)) -> Module {
    let mut module = Module::new("m");
    let ctx = module.context().clone();
    let params = [Type::I32, Type::I32, Type::PTR];
    let ty = ctx.function_type(Type::VOID, &params, false);
    let at = module.add_function(Function::new(ctx.symbol("f"), ty));
    let mut b = FunctionBuilder::new(&ctx, ty);
    let entry = b.block();
    b.switch_to(entry);
    build(&ctx, &mut b);
    b.ret(None);
    assert!(module.attach_body(at, b.finish()));
    assert!(verify_module(&module).is_empty());
    module
}

#[test]
fn flags_are_left_out_where_they_are_not_known() {
    let module = function(|_, b| {
        let (x, y, p) = (b.arg(0), b.arg(1), b.arg(2));
        b.binary(Opcode::Or, Flags::DISJOINT, x, y);
        b.icmp(IntPredicate::Slt, Flags::SAMESIGN, x, y);
        b.cast(Opcode::Trunc, Flags::NUW, x, Type::I8);
        b.cast(Opcode::ZExt, Flags::NNEG, x, Type::I64);
        b.binary(Opcode::Add, Flags::NUW, x, y);
        b.gep(Flags::INBOUNDS | Flags::NUW, Type::I8, p, &[x]);
    });
    let newest = text(&module, 22);
    assert_eq!(newest.as_bytes(), write_module(&module));
    for line in ["or disjoint i32", "icmp samesign slt", "trunc nuw i32", "zext nneg i32"] {
        assert!(newest.contains(line), "{newest}");
    }
    let eighteen = text(&module, 18);
    for line in ["or disjoint i32", "icmp slt i32", "trunc i32", "zext nneg i32", "add nuw i32"] {
        assert!(eighteen.contains(line), "{eighteen}");
    }
    assert!(eighteen.contains("getelementptr inbounds i8, "), "{eighteen}");
    assert!(newest.contains("getelementptr inbounds nuw i8, "), "{newest}");
    let oldest = text(&module, 15);
    for line in ["or i32", "icmp slt i32", "trunc i32", "zext i32", "add nuw i32"] {
        assert!(oldest.contains(line), "{oldest}");
    }
}

#[test]
fn splats_are_spelled_out() {
    let module = function(|ctx, b| {
        let ty = ctx.vector_type(Type::I32, 3);
        let three = ctx.splat(ty, ctx.i32(3));
        b.store(three.into(), b.arg(2), Access::aligned(16));
    });
    assert!(text(&module, 20).contains("store <3 x i32> splat (i32 3), ptr"));
    assert!(text(&module, 19).contains("store <3 x i32> <i32 3, i32 3, i32 3>, ptr"));
}

#[test]
fn attributes_are_left_out_or_said_in_older_words() {
    let mut module = Module::new("m");
    let ctx = module.context().clone();
    let ty = ctx.function_type(Type::VOID, &[Type::PTR, Type::I32], false);
    let mut function = Function::new(ctx.symbol("f"), ty);
    let set = |attributes: &[Attribute]| ctx.attr_set(attributes);
    let text_of = |kind, value| Attribute::text(&ctx, kind, value);
    let own = set(&[
        Attribute::flag(AttrKind::NoCreateUndefOrPoison),
        Attribute::flag(AttrKind::NoUnwind),
        text_of(AttrKind::Memory, "none"),
    ]);
    let pointer = set(&[Attribute::flag(AttrKind::Writable), text_of(AttrKind::Captures, "none")]);
    let number = set(&[text_of(AttrKind::Range, "i32 0, 10")]);
    function.attributes = ctx.attr_list(own, AttrSet::EMPTY, &[pointer, number]);
    module.add_function(function);
    let newest = text(&module, 22);
    assert!(
        newest.contains("@f(ptr writable captures(none), i32 range(i32 0, 10)) #0"),
        "{newest}"
    );
    assert!(newest.contains("{ nocreateundeforpoison nounwind memory(none) }"), "{newest}");
    let older = text(&module, 17);
    assert!(older.contains("@f(ptr nocapture, i32) #0"), "{older}");
    assert!(older.contains("{ nounwind memory(none) }"), "{older}");
    assert!(text(&module, 15).contains("{ nounwind readnone }"));
}

#[test]
fn versions_before_opaque_pointers_are_not_written() {
    assert_eq!(TargetVersion::new(14), None);
    assert_eq!(TargetVersion::new(23), None);
    assert_eq!(TargetVersion::default(), TargetVersion::LATEST);
    assert_eq!(TargetVersion::LATEST.major(), 22);
}
