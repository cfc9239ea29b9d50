//! A model of LLVM IR with a builder, a verifier and a writer of LLVM 22's text.
//!
//! - [`Context`] holds what modules and function bodies share: types, constants, strings,
//!   attribute sets and metadata, all interned and readable from any thread.
//! - [`Module`] holds globals, aliases, ifuncs, functions, comdats and named metadata.
//! - [`FunctionBuilder`] builds a [`Body`] from a context alone; [`Module::attach_body`] gives
//!   it to a function.
//! - [`write_module`] prints what `llvm-dis` of LLVM 22 would, [`write_module_for`] what an older
//!   version reads.
//!
//! A whole module, its global and a loop whose `phi` gets its incoming values last:
//!
//! ```
//! use couloir_llvmir::*;
//!
//! let mut module = Module::new("LLVMDialectModule");
//! let ctx = module.context().clone();
//!
//! // @table = internal constant [3 x i32] [i32 1, i32 2, i32 3]
//! let array = ctx.array_type(Type::I32, 3);
//! let table = ctx.symbol("table");
//! let mut global = GlobalVariable::new(table, array);
//! global.init = Some(ctx.aggregate(array, &[ctx.i32(1), ctx.i32(2), ctx.i32(3)]));
//! global.constant = true;
//! global.common.linkage = Linkage::Internal;
//! module.add_global(global);
//!
//! // Declarations first; the body can be built by any thread and is attached afterwards.
//! let ty = ctx.function_type(Type::I32, &[Type::I64], false);
//! let sum = module.add_function(Function::new(ctx.symbol("sum"), ty));
//! let mut b = FunctionBuilder::new(&ctx, ty);
//! let (entry, body, done) = (b.block(), b.block(), b.block());
//! let count = b.arg(0);
//!
//! b.switch_to(entry);
//! b.br(body);
//!
//! b.switch_to(body);
//! let index = b.phi(Type::I64, Flags::NONE);
//! let total = b.phi(Type::I32, Flags::NONE);
//! let at = b.gep(Flags::INBOUNDS, Type::I32, ctx.global(table).into(), &[index]);
//! let item = b.load(Type::I32, at, Access::aligned(4));
//! let next_total = b.binary(Opcode::Add, Flags::NONE, total, item);
//! let next_index = b.binary(Opcode::Add, Flags::NUW, index, ctx.i64(1).into());
//! let more = b.icmp(IntPredicate::Ult, Flags::NONE, next_index, count);
//! b.cond_br(more, body, done);
//! b.add_incoming(index, ctx.i64(0).into(), entry);
//! b.add_incoming(index, next_index, body);
//! b.add_incoming(total, ctx.i32(0).into(), entry);
//! b.add_incoming(total, next_total, body);
//!
//! b.switch_to(done);
//! b.ret(Some(next_total));
//! assert!(module.attach_body(sum, b.finish()));
//!
//! assert!(verify_module(&module).is_empty());
//! let text = String::from_utf8(write_module(&module)).unwrap();
//! assert!(text.contains("  %4 = phi i32 [ 0, %1 ], [ %7, %2 ]\n"));
//! ```
//!
//! Global values are named by [`Symbol`]: a body may call a function before any module has it.

mod asm;
mod attributes;
mod body;
mod builder;
mod collection;
mod constants;
mod context;
mod di;
mod dwarf;
mod dwarf_words;
mod edit;
mod extract;
mod intrinsics;
mod kept;
mod layout;
mod metadata;
mod module;
mod opcode;
mod reader;
mod rescope;
mod strip;
mod types;
mod verify;
mod view;
mod writer;

pub use attributes::{
    AttrKind, AttrList, AttrListData, AttrSet, AttrStyle, AttrValue, Attribute, float_class_text,
};
pub use body::{
    Block, Body, CallSite, DebugRecord, Inst, InstData, Likeness, Local, MetadataOperand,
    OperandBundle, RecordKind, Request, Value, ValueKind, Wanted,
};
pub use builder::{Access, CallSpec, FunctionBuilder, Room};
pub use constants::{Constant, ConstantData, ConstantExpr, InlineAsm, PtrAuth};
pub use context::{Context, Str, Symbol};
pub use di::{DiField, DiKind, FieldSpec, Omit};
pub use dwarf::{dwarf_argument, dwarf_number, dwarf_operation};
pub use dwarf_words::{DI_FLAGS, SUBPROGRAM_FLAGS, flag_words};
pub use edit::Point;
pub use extract::Part;
pub use intrinsics::{
    Signature, SignatureMismatch, intrinsic_attributes, intrinsic_signature, mangled_type,
};
pub use kept::{Header, Keeper, Kept};
pub use layout::Layout;
pub use metadata::{DiNode, Metadata, MetadataData};
pub use module::{
    CallConv, ComdatKind, DllStorage, Function, GlobalCommon, GlobalRef, GlobalVariable,
    Indirection, Linkage, Module, SanitizerFlags, ThreadLocal, UnnamedAddr, Visibility,
};
pub use opcode::{Flags, FloatPredicate, IntPredicate, Opcode, Ordering, RmwOp, Shape, TailKind};
pub use reader::{
    Outlined, ReadError, ReadModule, ReadOptions, Unread, UnreadReader, read_module,
    read_module_with, read_outline,
};
pub use rescope::Rescope;
pub use types::{StructBody, StructId, Type, TypeData};
pub use verify::{
    BodyRules, Definitions, VerifyError, heads_are_sound, verify_module, verify_rules,
    verify_rules_with,
};
pub use view::{Form, Values};
pub use writer::program_addrspace;
pub use writer::{BodyWriter, Written};
pub use writer::{
    Difference, Excerpts, Sink, TargetVersion, diff_modules, write_module, write_module_for,
    write_module_in_pieces,
};
