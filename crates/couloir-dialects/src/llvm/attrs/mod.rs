//! The attributes of `llvm`.
//!
//! Most are lists of fields (`fields`); `debug_info` has what debuggers are
//! told, `custom` what is written in a way of its own, `enums` the
//! enumerations, and `constraints` what ops demand of their attributes.

mod constraints;
mod custom;
mod debug_info;
pub mod dwarf;
pub mod enums;
pub(crate) mod fields;
mod plain;

pub use constraints::*;
pub use custom::{
    ALIAS_SCOPE, COMDAT, CONSTANT_RANGE, DEPENDENT_LIBRARIES, DI_EXPRESSION, DI_EXPRESSION_ELEM,
    DSO_LOCAL_EQUIVALENT, MMRA_TAG, MODULE_FLAG, TARGET_FEATURES, TBAA_ROOT,
};
pub use debug_info::*;

use couloir_ir::attr::AttrDef;
use couloir_ir::{Attribute, Context};

use enums::{
    CCONV_CASES, FASTMATH_CASES, FRAME_POINTER_CASES, LINKAGE_CASES, MOD_REF_CASES, OVERFLOW_CASES,
    PROFILE_FORMAT_CASES, TAIL_CALL_CASES, UWTABLE_CASES,
};
use fields::{Kind, maybe, opt, req};

/// Declares attributes: `NAME = "mnemonic", "class", fields [...]` for fields
/// by name, or `list [...]` for fields by place, then `alias` where they want
/// names; the class is what upstream's messages call the attribute.
macro_rules! llvm_attrs {
    ($($(#[$meta:meta])* $name:ident = $mnemonic:literal, $($class:literal,)? $form:ident [$($part:expr),* $(,)?] $($extra:ident)*;)*) => {
        $(
            $(#[$meta])*
            pub static $name: couloir_ir::attr::AttrDef =
                $crate::llvm::attrs::llvm_attr!($name, $mnemonic, $($class,)? $form [$($part),*] $($extra)*);
        )*
    };
}

/// One attribute's definition.
macro_rules! llvm_attr {
    ($name:ident, $mnemonic:literal, $class:literal, fields [$($part:expr),*] $($extra:ident)*) => {{
        static FIELDS: $crate::llvm::attrs::fields::Fields =
            $crate::llvm::attrs::fields::Fields { class: $class, fields: &[$($part),*] };
        couloir_ir::attr::AttrDef {
            dialect: "llvm",
            mnemonic: $mnemonic,
            parse: |parser| $crate::llvm::attrs::fields::parse_struct(parser, &$name, &FIELDS),
            plain: Some(|parser| {
                $crate::llvm::attrs::plain::parse_struct(parser, &$name, &FIELDS)
            }),
            print: |ctx, attr, printer| {
                $crate::llvm::attrs::fields::print_struct(ctx, attr, &FIELDS, printer);
            },
            $($extra: Some(|_, _| Some($mnemonic.to_owned())),)*
            ..couloir_ir::attr::AttrDef::EMPTY
        }
    }};
    ($name:ident, $mnemonic:literal, $class:literal, list [$($part:expr),*] $($extra:ident)*) => {{
        static FIELDS: $crate::llvm::attrs::fields::Fields =
            $crate::llvm::attrs::fields::Fields { class: $class, fields: &[$($part),*] };
        couloir_ir::attr::AttrDef {
            dialect: "llvm",
            mnemonic: $mnemonic,
            parse: |parser| {
                $crate::llvm::attrs::fields::parse_positional(parser, &$name, &FIELDS, ", ")
            },
            print: |_, attr, printer| {
                $crate::llvm::attrs::fields::print_positional(attr, &FIELDS, ", ", printer);
            },
            $($extra: Some(|_, _| Some($mnemonic.to_owned())),)*
            ..couloir_ir::attr::AttrDef::EMPTY
        }
    }};
    ($name:ident, $mnemonic:literal, plain [] $($extra:ident)*) => {
        couloir_ir::attr::AttrDef {
            dialect: "llvm",
            mnemonic: $mnemonic,
            parse: |parser| Ok(couloir_ir::Attribute::dialect(parser.context(), &$name, Vec::new())),
            $($extra: Some(|_, _| Some($mnemonic.to_owned())),)*
            ..couloir_ir::attr::AttrDef::EMPTY
        }
    };
}

/// Declares attributes of other dialects that are written as structs: `NAME = "dialect",
/// "mnemonic", "class", parse_struct, print_struct [...]`, or with the functions of structs that
/// may be left out.
macro_rules! struct_attrs {
    ($($(#[$meta:meta])* $vis:vis $name:ident = $dialect:literal, $mnemonic:literal,
        $class:literal, $parse:ident, $print:ident [$($field:expr),* $(,)?];)*) => {
        $(
            $(#[$meta])*
            $vis static $name: couloir_ir::attr::AttrDef = {
                use $crate::llvm::attrs::fields;
                static FIELDS: fields::Fields =
                    fields::Fields { class: $class, fields: &[$($field),*] };
                couloir_ir::attr::AttrDef {
                    dialect: $dialect,
                    mnemonic: $mnemonic,
                    parse: |parser| fields::$parse(parser, &$name, &FIELDS),
                    print: |ctx, attr, printer| fields::$print(ctx, attr, &FIELDS, printer),
                    ..couloir_ir::attr::AttrDef::EMPTY
                }
            };
        )*
    };
}

pub(crate) use {llvm_attr, llvm_attrs, struct_attrs};

llvm_attrs! {
    /// `#llvm.linkage<internal>`
    LINKAGE = "linkage", "LinkageAttr", list [
        req("linkage", "linkage::Linkage", Kind::Enum(&LINKAGE_CASES)),
    ];
    /// `#llvm.cconv<fastcc>`
    CCONV = "cconv", "CConvAttr", list [
        req("CallingConv", "CConv", Kind::Enum(&CCONV_CASES)),
    ];
    /// `#llvm.tailcallkind<musttail>`
    TAIL_CALL_KIND = "tailcallkind", "TailCallKindAttr", list [
        req("tailCallKind", "TailCallKind", Kind::Enum(&TAIL_CALL_CASES)),
    ];
    /// `#llvm.fastmath<nnan, ninf>`
    FASTMATH = "fastmath", "LLVM_FastmathFlagsAttr", list [
        req("value", "::mlir::LLVM::FastmathFlags", Kind::Enum(&FASTMATH_CASES)),
    ];
    /// `#llvm.overflow<nsw>`
    OVERFLOW = "overflow", "LLVM_IntegerOverflowFlagsAttr", list [
        req("value", "::mlir::LLVM::IntegerOverflowFlags", Kind::Enum(&OVERFLOW_CASES)),
    ];
    /// `#llvm.framePointerKind<all>`
    FRAME_POINTER_KIND = "framePointerKind", "FramePointerKindAttr", list [
        req("framePointerKind", "framePointerKind::FramePointerKind", Kind::Enum(&FRAME_POINTER_CASES)),
    ];
    /// `#llvm.uwtableKind<sync>`
    UWTABLE_KIND = "uwtableKind", "UWTableKindAttr", list [
        req("uwtableKind", "uwtable::UWTableKind", Kind::Enum(&UWTABLE_CASES)),
    ];
    /// `#llvm.address_space<3>`
    ADDRESS_SPACE = "address_space", "LLVM_AddressSpaceAttr", list [
        req("addressSpace", "unsigned", Kind::Uint),
    ];
    /// `#llvm.mlir.workgroup_attribution<4 : i64, f32>`
    WORKGROUP_ATTRIBUTION = "mlir.workgroup_attribution", "WorkgroupAttributionAttr", list [
        req("num_elements", "IntegerAttr", Kind::Attr), req("element_type", "TypeAttr", Kind::Attr),
    ];
    /// `#llvm.undef`
    UNDEF = "undef", plain [];
    /// `#llvm.poison`
    POISON = "poison", plain [];
    /// `#llvm.zero`
    ZERO = "zero", plain [];

    /// `#llvm.loop_vectorize<disable = false>`
    LOOP_VECTORIZE = "loop_vectorize", "LoopVectorizeAttr", fields [
        opt("disable", "BoolAttr", Kind::Attr), opt("predicateEnable", "BoolAttr", Kind::Attr),
        opt("scalableEnable", "BoolAttr", Kind::Attr), opt("width", "IntegerAttr", Kind::Attr),
        opt("followupVectorized", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupEpilogue", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupAll", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
    ] alias;
    /// `#llvm.loop_interleave<count = 2 : i32>`
    LOOP_INTERLEAVE = "loop_interleave", "LoopInterleaveAttr", fields [req("count", "IntegerAttr", Kind::Attr)] alias;
    /// `#llvm.loop_unroll<disable = true>`
    LOOP_UNROLL = "loop_unroll", "LoopUnrollAttr", fields [
        opt("disable", "BoolAttr", Kind::Attr), opt("count", "IntegerAttr", Kind::Attr), opt("runtimeDisable", "BoolAttr", Kind::Attr),
        opt("full", "BoolAttr", Kind::Attr), opt("followupUnrolled", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupRemainder", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupAll", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
    ] alias;
    /// `#llvm.loop_unroll_and_jam<disable = true>`
    LOOP_UNROLL_AND_JAM = "loop_unroll_and_jam", "LoopUnrollAndJamAttr", fields [
        opt("disable", "BoolAttr", Kind::Attr), opt("count", "IntegerAttr", Kind::Attr),
        opt("followupOuter", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupInner", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupRemainderOuter", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupRemainderInner", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupAll", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
    ] alias;
    /// `#llvm.loop_licm<disable = true>`
    LOOP_LICM = "loop_licm", "LoopLICMAttr", fields [
        opt("disable", "BoolAttr", Kind::Attr), opt("versioningDisable", "BoolAttr", Kind::Attr),
    ] alias;
    /// `#llvm.loop_distribute<disable = true>`
    LOOP_DISTRIBUTE = "loop_distribute", "LoopDistributeAttr", fields [
        opt("disable", "BoolAttr", Kind::Attr), opt("followupCoincident", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupSequential", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupFallback", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupAll", "LoopAnnotationAttr", Kind::Stripped(&LOOP_ANNOTATION)),
    ] alias;
    /// `#llvm.loop_pipeline<disable = true>`
    LOOP_PIPELINE = "loop_pipeline", "LoopPipelineAttr", fields [
        opt("disable", "BoolAttr", Kind::Attr), opt("initiationinterval", "IntegerAttr", Kind::Attr),
    ] alias;
    /// `#llvm.loop_peeled<count = 8 : i32>`
    LOOP_PEELED = "loop_peeled", "LoopPeeledAttr", fields [opt("count", "IntegerAttr", Kind::Attr)] alias;
    /// `#llvm.loop_unswitch<partialDisable = true>`
    LOOP_UNSWITCH = "loop_unswitch", "LoopUnswitchAttr", fields [opt("partialDisable", "BoolAttr", Kind::Attr)] alias;
    /// `#llvm.loop_annotation<disableNonforced = true, ...>`
    LOOP_ANNOTATION = "loop_annotation", "LoopAnnotationAttr", fields [
        opt("disableNonforced", "BoolAttr", Kind::Attr), opt("vectorize", "LoopVectorizeAttr", Kind::Stripped(&LOOP_VECTORIZE)),
        opt("interleave", "LoopInterleaveAttr", Kind::Stripped(&LOOP_INTERLEAVE)),
        opt("unroll", "LoopUnrollAttr", Kind::Stripped(&LOOP_UNROLL)),
        opt("unrollAndJam", "LoopUnrollAndJamAttr", Kind::Stripped(&LOOP_UNROLL_AND_JAM)),
        opt("licm", "LoopLICMAttr", Kind::Stripped(&LOOP_LICM)),
        opt("distribute", "LoopDistributeAttr", Kind::Stripped(&LOOP_DISTRIBUTE)),
        opt("pipeline", "LoopPipelineAttr", Kind::Stripped(&LOOP_PIPELINE)),
        opt("peeled", "LoopPeeledAttr", Kind::Stripped(&LOOP_PEELED)),
        opt("unswitch", "LoopUnswitchAttr", Kind::Stripped(&LOOP_UNSWITCH)), opt("mustProgress", "BoolAttr", Kind::Attr),
        opt("isVectorized", "BoolAttr", Kind::Attr), opt("startLoc", "FusedLoc", Kind::Attr), opt("endLoc", "FusedLoc", Kind::Attr),
        opt("parallelAccesses", "::llvm::ArrayRef<AccessGroupAttr>", Kind::List(&Kind::Stripped(&ACCESS_GROUP))),
    ] alias;

    /// `#llvm.memory_effects<other = none, ...>`
    MEMORY_EFFECTS = "memory_effects", "LLVM_MemoryEffectsAttr", fields [
        req("other", "ModRefInfo", Kind::Enum(&MOD_REF_CASES)), req("argMem", "ModRefInfo", Kind::Enum(&MOD_REF_CASES)),
        req("inaccessibleMem", "ModRefInfo", Kind::Enum(&MOD_REF_CASES)),
        req("errnoMem", "ModRefInfo", Kind::Enum(&MOD_REF_CASES)),
        req("targetMem0", "ModRefInfo", Kind::Enum(&MOD_REF_CASES)),
        req("targetMem1", "ModRefInfo", Kind::Enum(&MOD_REF_CASES)),
    ];
    /// `#llvm.alias_scope_domain<id = distinct[0]<>>`
    ALIAS_SCOPE_DOMAIN = "alias_scope_domain", "LLVM_AliasScopeDomainAttr", fields [
        req("id", "Attribute", Kind::Attr), opt("description", "StringAttr", Kind::Attr),
    ] alias;
    /// `#llvm.access_group<id = distinct[0]<>>`
    ACCESS_GROUP = "access_group", "LLVM_AccessGroupAttr", fields [req("id", "DistinctAttr", Kind::Attr)] alias;
    /// `#llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>`
    TBAA_TYPE_DESC = "tbaa_type_desc", "LLVM_TBAATypeDescriptorAttr", fields [
        req("id", "::llvm::StringRef", Kind::Str), req("members", "::llvm::ArrayRef<TBAAMemberAttr>", Kind::Braces(&Kind::Stripped(&TBAA_MEMBER))),
    ] alias;
    /// `#llvm.tbaa_member<#desc, 0>`
    TBAA_MEMBER = "tbaa_member", "LLVM_TBAAMemberAttr", list [
        req("typeDesc", "TBAANodeAttr", Kind::Attr), req("offset", "int64_t", Kind::Int),
    ];
    /// `#llvm.tbaa_tag<base_type = #desc, access_type = #desc, offset = 0>`
    TBAA_TAG = "tbaa_tag", "LLVM_TBAATagAttr", fields [
        req("base_type", "TBAATypeDescriptorAttr", Kind::Stripped(&TBAA_TYPE_DESC)),
        req("access_type", "TBAATypeDescriptorAttr", Kind::Stripped(&TBAA_TYPE_DESC)), req("offset", "int64_t", Kind::Int),
        opt("constant", "bool", Kind::Bool),
    ] alias;
    /// `#llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>`
    VSCALE_RANGE = "vscale_range", "LLVM_VScaleRangeAttr", fields [
        req("minRange", "IntegerAttr", Kind::Attr), req("maxRange", "IntegerAttr", Kind::Attr),
    ];
    /// `#llvm.target<triple = "x", chip = "y">`
    TARGET_ATTR = "target", "LLVM_TargetAttr", fields [
        req("triple", "StringAttr", Kind::Attr), req("chip", "StringAttr", Kind::Attr),
        opt("features", "TargetFeaturesAttr", Kind::Stripped(&TARGET_FEATURES)),
    ];
    /// `#llvm.blocktag<id = 1>`
    BLOCK_TAG = "blocktag", "LLVM_BlockTagAttr", fields [req("id", "uint32_t", Kind::Uint)];
    /// `#llvm.blockaddress<function = @f, tag = <id = 1>>`
    BLOCK_ADDRESS = "blockaddress", "LLVM_BlockAddressAttr", fields [
        req("function", "FlatSymbolRefAttr", Kind::Attr), req("tag", "BlockTagAttr", Kind::Stripped(&BLOCK_TAG)),
    ];
    /// `#llvm.vec_type_hint<hint = i32>`
    VEC_TYPE_HINT = "vec_type_hint", "LLVM_VecTypeHintAttr", fields [req("hint", "TypeAttr", Kind::Attr), opt("is_signed", "bool", Kind::Bool)];
    /// `#llvm.dereferenceable<bytes = 4, mayBeNull = true>`
    DEREFERENCEABLE = "dereferenceable", "LLVM_DereferenceableAttr", fields [
        req("bytes", "uint64_t", Kind::Uint), opt("mayBeNull", "bool", Kind::Bool),
    ];
    /// `#llvm.cgprofile_entry<from = @a, to = @b, count = 1>`
    CG_PROFILE_ENTRY = "cgprofile_entry", "ModuleFlagCGProfileEntryAttr", fields [
        opt("from", "FlatSymbolRefAttr", Kind::Attr), opt("to", "FlatSymbolRefAttr", Kind::Attr), req("count", "uint64_t", Kind::Uint),
    ];
    /// `#llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>`
    PROFILE_SUMMARY_DETAILED = "profile_summary_detailed", "ModuleFlagProfileSummaryDetailedAttr", fields [
        req("cut_off", "uint32_t", Kind::Uint), req("min_count", "uint64_t", Kind::Uint), req("num_counts", "uint32_t", Kind::Uint),
    ];
    /// `#llvm.profile_summary<format = InstrProf, ...>`
    PROFILE_SUMMARY = "profile_summary", "ModuleFlagProfileSummaryAttr", fields [
        req("format", "ProfileSummaryFormatKind", Kind::Enum(&PROFILE_FORMAT_CASES)), req("total_count", "uint64_t", Kind::Uint),
        req("max_count", "uint64_t", Kind::Uint), req("max_internal_count", "uint64_t", Kind::Uint),
        req("max_function_count", "uint64_t", Kind::Uint), req("num_counts", "uint64_t", Kind::Uint),
        req("num_functions", "uint64_t", Kind::Uint), maybe("is_partial_profile", "std::optional<uint64_t>", Kind::Uint),
        opt("partial_profile_ratio", "FloatAttr", Kind::Attr),
        req("detailed_summary", "::llvm::ArrayRef<ModuleFlagProfileSummaryDetailedAttr>", Kind::List(&Kind::Stripped(&PROFILE_SUMMARY_DETAILED))),
    ];
}

/// An attribute that holds one case of an enumeration, or a set of flags.
pub fn enum_attr(ctx: &Context, def: &'static AttrDef, value: u64) -> Attribute {
    couloir_ods::enums::get(ctx, def, value)
}
