//! Metadata: attachments, named nodes, debug information, debug records.

use couloir_llvmir::*;

use crate::common::{check, define};

#[test]
fn attachments_print_in_the_order_of_kinds() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let leaf = ctx.md_tuple(&[ctx.md_constant(ctx.i64(0))]);
    let node = |text: &str| ctx.md_tuple(&[ctx.md_string(text), leaf]);
    let itself = ctx.declare_metadata(true);
    ctx.define_metadata(itself, MetadataData::Tuple([Some(itself), None].into()));
    define(&mut module, "f", (Type::I32, &[Type::PTR]), |b| {
        let p = b.arg(0);
        let x = b.load(Type::I32, p, Access::aligned(4));
        let load = b.last_inst().unwrap();
        b.attach(load, "zeta", node("z"));
        b.attach(load, "noundef", ctx.md_tuple(&[]));
        b.attach(load, "alpha", itself);
        b.attach(load, "nontemporal", node("first"));
        b.attach(load, "nontemporal", ctx.md_tuple(&[ctx.md_constant(ctx.i32(1))]));
        let y = b.load(Type::I32, p, Access::aligned(4));
        let load = b.last_inst().unwrap();
        b.attach(load, "alpha", itself);
        b.attach(load, "zeta", node("z"));
        b.binary(Opcode::Add, Flags::NONE, x, y);
        b.ret(Some(x));
    });
    let list = module.named_metadata_mut("llvm.ident 1");
    list.push(ctx.md_tuple(&[ctx.md_string("a\"b")]));
    module.named_metadata_mut("empty");
    check(
        &module,
        "; ModuleID = 't'
source_filename = \"t\"

define i32 @f(ptr %0) {
  %2 = load i32, ptr %0, align 4, !nontemporal !1, !noundef !2, !zeta !3, !alpha !5
  %3 = load i32, ptr %0, align 4, !zeta !3, !alpha !5
  %4 = add i32 %2, %3
  ret i32 %2
}

!llvm.ident\\201 = !{!0}
!empty = !{}

!0 = !{!\"a\\22b\"}
!1 = !{i32 1}
!2 = !{}
!3 = !{!\"z\", !4}
!4 = !{i64 0}
!5 = distinct !{!5, null}
",
    );
}

#[test]
fn debug_information() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let text = |text: &str| DiField::Node(ctx.md_string(text));
    let word = |word: &str| DiField::Word(ctx.str(word));
    let node = DiField::Node;
    let file = ctx.md_node(DiKind::File, &[("directory", text("/d")), ("filename", text("a.c"))]);
    let unit = ctx.md_distinct_node(
        DiKind::CompileUnit,
        &[
            ("language", word("DW_LANG_C99")),
            ("file", node(file)),
            ("producer", text("p")),
            ("isOptimized", DiField::Bool(true)),
            ("runtimeVersion", DiField::Int(0)),
            ("emissionKind", word("FullDebug")),
        ],
    );
    let int = ctx.md_node(
        DiKind::BasicType,
        &[("name", text("int")), ("size", DiField::Int(32)), ("encoding", word("DW_ATE_signed"))],
    );
    let types = ctx.md_tuple(&[int, int]);
    let signature = ctx.md_node(DiKind::SubroutineType, &[("types", node(types))]);
    let program = ctx.md_distinct_node(
        DiKind::Subprogram,
        &[
            ("name", text("f")),
            ("scope", node(file)),
            ("file", node(file)),
            ("line", DiField::Int(3)),
            ("type", node(signature)),
            ("unit", node(unit)),
            ("spFlags", word("DISPFlagDefinition | DISPFlagOptimized")),
        ],
    );
    let variable = ctx.md_node(
        DiKind::LocalVariable,
        &[
            ("name", text("x")),
            ("arg", DiField::Int(1)),
            ("scope", node(program)),
            ("file", node(file)),
            ("line", DiField::Int(3)),
            ("type", node(int)),
        ],
    );
    let label = ctx.md_node(
        DiKind::Label,
        &[
            ("scope", node(program)),
            ("name", text("l")),
            ("file", node(file)),
            ("line", DiField::Int(5)),
        ],
    );
    let location = ctx.md_node(
        DiKind::Location,
        &[("line", DiField::Int(4)), ("column", DiField::Int(7)), ("scope", node(program))],
    );
    let at = define(&mut module, "f", (Type::I32, &[Type::I32]), |b| {
        use MetadataOperand::{Local, Node};
        let x = b.arg(0);
        let plain = ctx.md_expression(&[]);
        let fragment = ctx.md_expression(&[0x23, 4, 0x1001, 16, 5, 0x9f, 0x1000, 0, 16]);
        let record =
            |kind, operands: Vec<MetadataOperand>| DebugRecord { kind, operands: operands.into() };
        b.record(record(
            RecordKind::Value,
            vec![Local(x), Node(variable), Node(plain), Node(location)],
        ));
        b.set_location(Some(location));
        let y = b.binary(Opcode::Add, Flags::NSW, x, ctx.i32(1).into());
        b.record(record(RecordKind::Label, vec![Node(label), Node(location)]));
        let list = MetadataOperand::ArgList([x, y].into());
        let sum = ctx.md_expression(&[0x1005, 0, 0x1005, 1, 0x22]);
        b.record(record(RecordKind::Value, vec![list, Node(variable), Node(sum), Node(location)]));
        b.record(record(
            RecordKind::Value,
            vec![
                Local(ctx.poison(Type::I32).into()),
                Node(variable),
                Node(fragment),
                Node(location),
            ],
        ));
        b.ret(Some(y));
    });
    module.function_mut(at).unwrap().common.attachments = vec![(ctx.str("dbg"), program)];
    module.named_metadata_mut("llvm.dbg.cu").push(unit);
    let flag = ctx.md_tuple(&[
        ctx.md_constant(ctx.i32(2)),
        ctx.md_string("Debug Info Version"),
        ctx.md_constant(ctx.i32(3)),
    ]);
    module.named_metadata_mut("llvm.module.flags").push(flag);
    check(
        &module,
        "; ModuleID = 't'
source_filename = \"t\"

define i32 @f(i32 %0) !dbg !3 {
    #dbg_value(i32 %0, !7, !DIExpression(), !8)
  %2 = add nsw i32 %0, 1, !dbg !8
    #dbg_label(!9, !8)
    #dbg_value(!DIArgList(i32 %0, i32 %2), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, \
DW_OP_plus), !8)
    #dbg_value(i32 poison, !7, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_LLVM_convert, 16, \
DW_ATE_signed, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16), !8)
  ret i32 %2, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: \"p\", isOptimized: true, \
runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: \"a.c\", directory: \"/d\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 3, type: !4, \
spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: \"x\", arg: 1, scope: !3, file: !1, line: 3, type: !6)
!8 = !DILocation(line: 4, column: 7, scope: !3)
!9 = !DILabel(scope: !3, name: \"l\", file: !1, line: 5)
",
    );
}

#[test]
fn metadata_as_operands() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let register = ctx.md_tuple(&[ctx.md_string("sp")]);
    define(&mut module, "f", (Type::I64, &[]), |b| {
        let ty = ctx.function_type(Type::I64, &[Type::METADATA], false);
        let name = b.declare(ctx.symbol("llvm.read_register.i64"), ty, AttrList::EMPTY);
        let operand = b.metadata_value(MetadataOperand::Node(register));
        let call = b.call(ty, name, &[operand]);
        let result = b.result(call);
        b.ret(result);
    });
    let text = String::from_utf8(write_module(&module)).unwrap();
    assert_eq!(
        text,
        "; ModuleID = 't'
source_filename = \"t\"

define i64 @f() {
  %1 = call i64 @llvm.read_register.i64(metadata !0)
  ret i64 %1
}

declare i64 @llvm.read_register.i64(metadata)

!0 = !{!\"sp\"}
"
    );
}

/// Every kind of specialised node with most of its fields.
#[test]
fn specialised_nodes() {
    let mut module = Module::new("t");
    let ctx = module.context().clone();
    let text = |text: &str| DiField::Node(ctx.md_string(text));
    let word = |word: &str| DiField::Word(ctx.str(word));
    let number = |value: i64| DiField::Node(ctx.md_constant(ctx.i64(value)));
    let int = DiField::Int;
    let node = DiField::Node;
    let file = ctx.md_node(
        DiKind::File,
        &[
            ("filename", text("a")),
            ("checksumkind", word("CSK_MD5")),
            ("checksum", text("00000000000000000000000000000000")),
            ("source", text("s")),
        ],
    );
    let basic = ctx.md_node(
        DiKind::BasicType,
        &[
            ("tag", word("DW_TAG_base_type")),
            ("name", text("b")),
            ("size", number(32)),
            ("align", int(8)),
            ("dataSize", int(7)),
            ("encoding", word("DW_ATE_signed")),
            ("num_extra_inhabitants", int(4)),
            ("flags", word("DIFlagBigEndian")),
        ],
    );
    let one = ctx.md_expression(&[0x10, 1]);
    let place = [("file", node(file)), ("line", int(3)), ("scope", node(file))];
    let with = |rest: &[(&'static str, DiField)]| [&place[..], rest].concat();
    let member = ctx.md_node(
        DiKind::DerivedType,
        &with(&[
            ("tag", word("DW_TAG_member")),
            ("name", text("m")),
            ("baseType", node(basic)),
            ("size", int(8)),
            ("offset", int(16)),
            ("flags", word("DIFlagPrivate")),
            ("extraData", number(3)),
        ]),
    );
    let composite = ctx.declare_metadata(false);
    let elements = ctx.md_tuple(&[member, composite]);
    let parameter = ctx.md_node(
        DiKind::TemplateTypeParameter,
        &[("name", text("T")), ("type", node(basic)), ("defaulted", DiField::Bool(true))],
    );
    let content = DiNode::new(
        &ctx,
        DiKind::CompositeType,
        &with(&[
            ("tag", word("DW_TAG_structure_type")),
            ("name", text("c")),
            ("size", int(8)),
            ("offset", int(8)),
            ("num_extra_inhabitants", int(6)),
            ("flags", word("DIFlagPublic")),
            ("elements", node(elements)),
            ("runtimeLang", word("DW_LANG_C")),
            ("templateParams", node(ctx.md_tuple(&[parameter]))),
            ("identifier", text("id")),
            ("bitStride", number(5)),
        ]),
    );
    assert!(ctx.define_metadata(composite, MetadataData::Di(content.clone())));
    assert!(!ctx.define_metadata(composite, MetadataData::Di(content)));
    let list = vec![
        composite,
        ctx.md_node(DiKind::Subrange, &[("count", number(3)), ("lowerBound", number(0))]),
        ctx.md_node(DiKind::Subrange, &[("upperBound", node(one))]),
        ctx.md_node(DiKind::Enumerator, &[("name", text("e")), ("value", int(-1))]),
        ctx.md_node(
            DiKind::Enumerator,
            &[("value", int(0)), ("isUnsigned", DiField::Bool(true)), ("name", text("z"))],
        ),
        ctx.md_node(
            DiKind::SubrangeType,
            &[
                ("name", text("n")),
                ("size", int(8)),
                ("baseType", node(basic)),
                ("lowerBound", number(1)),
            ],
        ),
        ctx.md_node(
            DiKind::StringType,
            &[("name", text("s")), ("stringLengthExpression", node(one)), ("size", int(8))],
        ),
        ctx.md_node(
            DiKind::SubroutineType,
            &[("cc", word("DW_CC_normal")), ("types", DiField::Null)],
        ),
        ctx.md_node(DiKind::Subprogram, &[("name", text("s")), ("spFlags", int(0))]),
        ctx.md_node(
            DiKind::Subprogram,
            &[("spFlags", word("DISPFlagVirtual")), ("virtualIndex", int(0))],
        ),
        ctx.md_node(DiKind::Namespace, &[("exportSymbols", DiField::Bool(true))]),
        ctx.md_node(
            DiKind::Module,
            &[("scope", node(file)), ("name", text("m")), ("includePath", text("i"))],
        ),
        ctx.md_node(
            DiKind::TemplateValueParameter,
            &[("name", text("v")), ("type", node(basic)), ("value", number(1))],
        ),
        ctx.md_node(
            DiKind::GlobalVariable,
            &with(&[("name", text("g")), ("type", node(basic)), ("isLocal", DiField::Bool(true))]),
        ),
        ctx.md_node(
            DiKind::Macro,
            &[("type", word("DW_MACINFO_define")), ("name", text("m")), ("value", text("v"))],
        ),
        ctx.md_node(
            DiKind::GenericNode,
            &[
                ("tag", word("DW_TAG_entry_point")),
                ("header", text("h")),
                ("operands", {
                    node(ctx.intern_metadata(MetadataData::Tuple([Some(basic), None].into())))
                }),
            ],
        ),
        ctx.md_distinct_node(DiKind::AssignId, &[]),
        ctx.md_node(
            DiKind::DerivedType,
            &[("tag", word("DW_TAG_pointer_type")), ("dwarfAddressSpace", int(0))],
        ),
    ];
    *module.named_metadata_mut("n") = list;
    let flag = ctx.md_tuple(&[
        ctx.md_constant(ctx.i32(2)),
        ctx.md_string("Debug Info Version"),
        ctx.md_constant(ctx.i32(3)),
    ]);
    module.named_metadata_mut("llvm.module.flags").push(flag);
    check(
        &module,
        "; ModuleID = 't'
source_filename = \"t\"

!n = !{!0, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23}
!llvm.module.flags = !{!24}

!0 = !DICompositeType(tag: DW_TAG_structure_type, name: \"c\", scope: !1, file: !1, line: 3, \
size: 8, offset: 8, num_extra_inhabitants: 6, flags: DIFlagPublic, elements: !2, \
runtimeLang: DW_LANG_C, templateParams: !5, identifier: \"id\", bitStride: i64 5)
!1 = !DIFile(filename: \"a\", directory: \"\", checksumkind: CSK_MD5, \
checksum: \"00000000000000000000000000000000\", source: \"s\")
!2 = !{!3, !0}
!3 = !DIDerivedType(tag: DW_TAG_member, name: \"m\", scope: !1, file: !1, line: 3, baseType: !4, \
size: 8, offset: 16, flags: DIFlagPrivate, extraData: i64 3)
!4 = !DIBasicType(name: \"b\", size: 32, align: 8, dataSize: 7, encoding: DW_ATE_signed, \
num_extra_inhabitants: 4, flags: DIFlagBigEndian)
!5 = !{!6}
!6 = !DITemplateTypeParameter(name: \"T\", type: !4, defaulted: true)
!7 = !DISubrange(count: 3, lowerBound: 0)
!8 = !DISubrange(upperBound: !DIExpression(DW_OP_constu, 1))
!9 = !DIEnumerator(name: \"e\", value: -1)
!10 = !DIEnumerator(name: \"z\", value: 0, isUnsigned: true)
!11 = !DISubrangeType(name: \"n\", size: 8, baseType: !4, lowerBound: i64 1)
!12 = !DIStringType(name: \"s\", stringLengthExpression: !DIExpression(DW_OP_constu, 1), size: 8)
!13 = !DISubroutineType(cc: DW_CC_normal, types: null)
!14 = !DISubprogram(name: \"s\", scope: null, spFlags: 0)
!15 = !DISubprogram(scope: null, virtualIndex: 0, spFlags: DISPFlagVirtual)
!16 = !DINamespace(scope: null, exportSymbols: true)
!17 = !DIModule(scope: !1, name: \"m\", includePath: \"i\")
!18 = !DITemplateValueParameter(name: \"v\", type: !4, value: i64 1)
!19 = !DIGlobalVariable(name: \"g\", scope: !1, file: !1, line: 3, type: !4, isLocal: true, \
isDefinition: false)
!20 = !DIMacro(type: DW_MACINFO_define, name: \"m\", value: \"v\")
!21 = !GenericDINode(tag: DW_TAG_entry_point, header: \"h\", operands: {!4, null})
!22 = distinct !DIAssignID()
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, dwarfAddressSpace: 0)
!24 = !{i32 2, !\"Debug Info Version\", i32 3}
",
    );
}
