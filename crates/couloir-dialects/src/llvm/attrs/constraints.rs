//! What attributes of `llvm` ops must be, and their defaults.

use couloir_ir::op::AttrSyntax;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::attrs::{I32_ATTR, is_int_of, properties};
use couloir_ods::{array_of, attr_constraints, attr_constraints_of, confined, enum_defaults};

use super::enums::{
    ASM_DIALECT_CASES, BIN_OP_CASES, COMDAT_CASES, FCMP_CASES, FP_EXCEPTION_CASES, ICMP_CASES,
    ORDERING_CASES, ROUNDING_CASES, UNNAMED_ADDR_CASES, VISIBILITY_CASES,
};
use super::{
    ACCESS_GROUP, ALIAS_SCOPE, BLOCK_ADDRESS, BLOCK_TAG, CCONV, CONSTANT_RANGE, DEREFERENCEABLE,
    DI_EXPRESSION, DI_GLOBAL_VARIABLE_EXPRESSION, DI_LABEL, DI_LOCAL_VARIABLE, FASTMATH,
    FRAME_POINTER_KIND, LINKAGE, LOOP_ANNOTATION, MEMORY_EFFECTS, OVERFLOW, TAIL_CALL_KIND,
    TARGET_FEATURES, TBAA_TAG, UWTABLE_KIND, VEC_TYPE_HINT, VSCALE_RANGE,
};
use crate::llvm::types;

/// Constraints that demand a case of an enumeration in an `i64`.
macro_rules! case_constraints {
    ($($(#[$meta:meta])* $name:ident = $summary:literal, $cases:expr;)*) => {
        attr_constraints! {
            $($(#[$meta])* $name = $summary, |ctx, attr| is_case(ctx, attr, &$cases),
                AttrSyntax::EnumInt(&$cases, |_| Type::I64);)*
        }
    };
}

/// Whether this is an `i64` with the value of a case.
fn is_case(ctx: &Context, attr: Attribute, cases: &couloir_ir::attr::EnumDef) -> bool {
    is_int_of(ctx, attr, Type::I64)
        && attr.as_i64(ctx).is_some_and(|value| cases.text_of(value as u64).is_some())
}

/// Whether this is a rounding mode. That of none is one as the number -1, and not as that which the word
/// `invalid` stands for.
fn is_rounding(ctx: &Context, attr: Attribute) -> bool {
    let is_none = is_int_of(ctx, attr, Type::I64) && attr.as_i64(ctx) == Some(-1);
    is_none || is_case(ctx, attr, &ROUNDING_CASES) && attr.as_i64(ctx) != Some(INVALID_ROUNDING)
}

/// What the word `invalid` stands for.
const INVALID_ROUNDING: i64 = 8;

attr_constraints_of! {
    /// `Linkage`
    LINKAGE_ATTR = "LLVM Linkage specification", LINKAGE;
    /// `CConv`
    CCONV_ATTR = "LLVM Calling Convention specification", CCONV;
    /// `TailCallKind`
    TAIL_CALL_KIND_ATTR = "LLVM Calling Convention specification", TAIL_CALL_KIND;
    /// `LLVM_FastmathFlagsAttr`
    FASTMATH_ATTR = "LLVM fastmath flags", FASTMATH;
    /// `LLVM_MemoryEffectsAttr`
    MEMORY_EFFECTS_ATTR = "", MEMORY_EFFECTS;
    /// `LoopAnnotationAttr`
    LOOP_ANNOTATION_ATTR = "", LOOP_ANNOTATION;
    /// `FramePointerKindAttr`
    FRAME_POINTER_ATTR = "", FRAME_POINTER_KIND;
    /// `UWTableKindAttr`
    UWTABLE_ATTR = "", UWTABLE_KIND;
    /// `LLVM_ConstantRangeAttr`
    CONSTANT_RANGE_ATTR = "A range of two integers, corresponding to LLVM's ConstantRange",
        CONSTANT_RANGE;
    /// `LLVM_VScaleRangeAttr`
    VSCALE_RANGE_ATTR = "", VSCALE_RANGE;
    /// `LLVM_TargetFeaturesAttr`
    TARGET_FEATURES_ATTR = "LLVM target features attribute", TARGET_FEATURES;
    /// `LLVM_VecTypeHintAttr`
    VEC_TYPE_HINT_ATTR = "Explicit vectorization compiler hint", VEC_TYPE_HINT;
    /// `LLVM_DereferenceableAttr`
    DEREFERENCEABLE_ATTR = "LLVM dereferenceable attribute", DEREFERENCEABLE;
    /// `LLVM_BlockAddressAttr`
    BLOCK_ADDRESS_ATTR = "", BLOCK_ADDRESS;
    /// `LLVM_BlockTagAttr`
    BLOCK_TAG_ATTR = "", BLOCK_TAG;
    /// `LLVM_AliasScopeAttr`
    ALIAS_SCOPE_ATTR = "LLVM dialect alias scope", ALIAS_SCOPE;
    /// `LLVM_AccessGroupAttr`
    ACCESS_GROUP_ATTR = "LLVM dialect access group metadata", ACCESS_GROUP;
    /// `LLVM_TBAATagAttr`
    TBAA_TAG_ATTR = "LLVM dialect TBAA tag metadata", TBAA_TAG;
    /// `LLVM_DILocalVariableAttr`
    DI_LOCAL_VARIABLE_ATTR = "", DI_LOCAL_VARIABLE;
    /// `LLVM_DILabelAttr`
    DI_LABEL_ATTR = "", DI_LABEL;
    /// `LLVM_DIExpressionAttr`
    DI_EXPRESSION_ATTR = "", DI_EXPRESSION;
    /// `LLVM_DIGlobalVariableExpressionAttr`
    DI_GLOBAL_EXPRESSION_ATTR = "", DI_GLOBAL_VARIABLE_EXPRESSION;
}

case_constraints! {
    /// `ICmpPredicate`
    ICMP_ATTR = "llvm.icmp comparison predicate", ICMP_CASES;
    /// `FCmpPredicate`
    FCMP_ATTR = "llvm.fcmp comparison predicate", FCMP_CASES;
    /// `AtomicOrdering`
    ORDERING_ATTR = "Atomic ordering for LLVM's memory model", ORDERING_CASES;
    /// `AtomicBinOp`
    BIN_OP_ATTR = "llvm.atomicrmw binary operations", BIN_OP_CASES;
    /// `AsmATTOrIntel`
    ASM_DIALECT_ATTR = "ATT (0) or Intel (1) asm dialect", ASM_DIALECT_CASES;
    /// `Comdat`
    COMDAT_ATTR = "LLVM Comdat Types", COMDAT_CASES;
    /// `UnnamedAddr`
    UNNAMED_ADDR_ATTR = "LLVM GlobalValue UnnamedAddr", UNNAMED_ADDR_CASES;
    /// `Visibility`
    VISIBILITY_ATTR = "LLVM GlobalValue Visibility", VISIBILITY_CASES;
    /// `FPExceptionBehaviorAttr`
    FP_EXCEPTION_ATTR = "LLVM Exception Behavior", FP_EXCEPTION_CASES;
}

attr_constraints! {
    /// `ValidRoundingModeAttr`
    ROUNDING_ATTR: is_rounding = "LLVM Rounding Mode whose minimum value is 0",
        |ctx, attr| is_rounding(ctx, attr)
            && attr.as_i64(ctx).is_some_and(|value| value >= 0),
        AttrSyntax::EnumInt(&ROUNDING_CASES, |_| Type::I64);
    /// `LLVM_IntegerOverflowFlagsProp`
    OVERFLOW_PROP = "LLVM integer overflow flags",
        |ctx, attr| is_flags(ctx, attr, 3), AttrSyntax::Any, property overflow_flags;
    /// `GEPNoWrapFlagsProp`
    GEP_FLAGS_PROP = "::mlir::LLVM::GEPNoWrapFlags",
        |ctx, attr| is_flags(ctx, attr, 7), AttrSyntax::Any, property |ctx, attr| properties::case(
            ctx, attr, Type::I32, "IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags");
    /// `LLVM_AccessGroupArrayAttr`
    ACCESS_GROUP_ARRAY: couloir_ods::attrs::is_array = "LLVM dialect access group metadata array",
        array_of!(ACCESS_GROUP_ATTR), AttrSyntax::Any;
    /// `LLVM_AliasScopeArrayAttr`
    ALIAS_SCOPE_ARRAY: couloir_ods::attrs::is_array = "LLVM dialect alias scope array",
        array_of!(ALIAS_SCOPE_ATTR), AttrSyntax::Any;
    /// `LLVM_TBAATagArrayAttr`
    TBAA_TAG_ARRAY: couloir_ods::attrs::is_array = "LLVM dialect TBAA tag metadata array",
        array_of!(TBAA_TAG_ATTR), AttrSyntax::Any;
    /// `DIGlobalVariableExpressionArrayAttr`
    DI_GLOBAL_EXPRESSION_ARRAY: couloir_ods::attrs::is_array = "an array of variable expressions",
        array_of!(DI_GLOBAL_EXPRESSION_ATTR), AttrSyntax::Any;
    /// `TypeAttrOf<LLVM_FunctionType>`
    LLVM_FUNC_TYPE_ATTR: couloir_ods::attrs::is_type = "type attribute of LLVM function type",
        |ctx, attr| attr.as_type(ctx).is_some_and(|ty| types::is(ctx, ty, &types::FUNC)),
        AttrSyntax::Type;
    /// `ConfinedAttr<I32Attr, [IntNonNegative]>`
    NON_NEGATIVE_I32: couloir_ods::attrs::is_integer = "32-bit signless integer attribute whose value is non-negative",
        confined!(I32_ATTR, |ctx, attr| attr.as_i64(ctx).is_some_and(|value| value >= 0)),
        AttrSyntax::Untyped(|_| Type::I32);
}

/// A set of flags, none beyond these.
fn is_flags(ctx: &Context, attr: Attribute, all: u64) -> bool {
    attr.as_int(ctx).is_some_and(|value| value.low_u64() <= all)
}

/// Given as `#llvm.overflow<...>`, or as a number.
fn overflow_flags(ctx: &Context, attr: Attribute) -> Result<Attribute, String> {
    if let Some(flags) = attr.enum_bits(ctx, &OVERFLOW) {
        return Ok(Attribute::i32(ctx, flags as i32));
    }
    let storage = "::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for \
        ::mlir::LLVM::IntegerOverflowFlags";
    properties::case(ctx, attr, Type::I32, storage)
}

enum_defaults! {
    /// `#llvm.fastmath<none>`
    pub no_fastmath = FASTMATH, 0;
    /// `#llvm.linkage<external>`
    pub external = LINKAGE, 0;
    /// `#llvm.cconv<ccc>`
    pub ccc = CCONV, 0;
    /// `#llvm.tailcallkind<none>`
    pub no_tail_call = TAIL_CALL_KIND, 0;
}

/// `0 : i64`, the first case of an enumeration
pub fn first_case(ctx: &Context) -> Attribute {
    Attribute::i64(ctx, 0)
}

/// `0 : i32`, no flags or the default address space
pub fn zero_i32(ctx: &Context) -> Attribute {
    Attribute::i32(ctx, 0)
}

/// `#llvm.di_expression<>`
pub fn empty_expression(ctx: &Context) -> Attribute {
    Attribute::dialect(ctx, &DI_EXPRESSION, vec![couloir_ir::attr::Param::List(Box::default())])
}

/// No lists at all.
pub fn no_segments(ctx: &Context) -> Attribute {
    Attribute::i32_array(ctx, &[])
}
