//! A model of LLVM IR with a builder, a verifier and a writer of LLVM 22's text.
//!
//! - [`Context`] holds what modules and function bodies share: types, constants, strings,
//!   attribute sets and metadata, all interned and readable from any thread.
//! - [`Module`] holds globals, aliases, ifuncs, functions, comdats and named metadata.
//! - [`FunctionBuilder`] builds a [`Body`] from a context alone; [`Module::attach_body`] gives
//!   it to a function.
//! - [`write_module`] prints what `llvm-dis` of LLVM 22 would.
//!
//! Global values are named by [`Symbol`]: a body may call a function before any module has it.

mod attributes;
mod body;
mod builder;
mod constants;
mod context;
mod di;
mod dwarf;
mod intern;
mod metadata;
mod module;
mod opcode;
mod types;
mod verify;
mod writer;

pub use attributes::{AttrKind, AttrList, AttrListData, AttrSet, AttrStyle, AttrValue, Attribute};
pub use body::{
    Block, Body, CallSite, DebugRecord, Inst, InstData, Local, MetadataOperand, OperandBundle,
    RecordKind, Request, Value, ValueKind,
};
pub use builder::{Access, CallSpec, FunctionBuilder};
pub use constants::{Constant, ConstantData, ConstantExpr, InlineAsm, PtrAuth};
pub use context::{Context, Str, Symbol};
pub use di::{DiField, DiKind, FieldSpec, Omit};
pub use metadata::{DiNode, Metadata, MetadataData};
pub use module::{
    CallConv, ComdatKind, DllStorage, Function, GlobalCommon, GlobalRef, GlobalVariable,
    Indirection, Linkage, Module, SanitizerFlags, ThreadLocal, UnnamedAddr, Visibility,
};
pub use opcode::{Flags, FloatPredicate, IntPredicate, Opcode, Ordering, RmwOp, Shape, TailKind};
pub use types::{StructBody, StructId, Type, TypeData};
pub use verify::verify_module;
pub use writer::write_module;
