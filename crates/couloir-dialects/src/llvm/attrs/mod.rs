//! The attributes of `llvm`.
//!
//! Most are lists of fields (`fields`); `debug_info` has what debuggers are
//! told, `custom` what is written in a way of its own, `enums` the
//! enumerations, and `constraints` what ops demand of their attributes.

mod constraints;
mod custom;
mod debug_info;
pub mod enums;
mod fields;

pub use constraints::*;
pub use custom::{
    COMDAT, CONSTANT_RANGE, DEPENDENT_LIBRARIES, DI_EXPRESSION, DI_EXPRESSION_ELEM,
    DSO_LOCAL_EQUIVALENT, MMRA_TAG, TARGET_FEATURES, TBAA_ROOT,
};
pub use debug_info::*;

use couloir_ir::attr::AttrDef;
use couloir_ir::{Attribute, Context};

use enums::{
    CCONV_CASES, FASTMATH_CASES, FRAME_POINTER_CASES, LINKAGE_CASES, MOD_FLAG_CASES, MOD_REF_CASES,
    OVERFLOW_CASES, PROFILE_FORMAT_CASES, TAIL_CALL_CASES, UWTABLE_CASES,
};
use fields::{Kind, maybe, opt, req};

/// Declares attributes: `NAME = "mnemonic", struct [fields]` or
/// `NAME = "mnemonic", list [kinds]`, then `alias` where they want names.
macro_rules! llvm_attrs {
    ($($(#[$meta:meta])* $name:ident = $mnemonic:literal, $form:ident [$($part:expr),* $(,)?] $($extra:ident)*;)*) => {
        $(
            $(#[$meta])*
            pub static $name: couloir_ir::attr::AttrDef =
                $crate::llvm::attrs::llvm_attr!($name, $mnemonic, $form [$($part),*] $($extra)*);
        )*
    };
}

/// One attribute's definition.
macro_rules! llvm_attr {
    ($name:ident, $mnemonic:literal, fields [$($part:expr),*] $($extra:ident)*) => {{
        static FIELDS: &[$crate::llvm::attrs::fields::Field] = &[$($part),*];
        couloir_ir::attr::AttrDef {
            dialect: "llvm",
            mnemonic: $mnemonic,
            parse: |parser| $crate::llvm::attrs::fields::parse_struct(parser, &$name, FIELDS),
            print: |_, attr, printer| {
                $crate::llvm::attrs::fields::print_struct(attr, FIELDS, printer);
            },
            $($extra: Some(|_, _| Some($mnemonic.to_owned())),)*
            ..couloir_ir::attr::AttrDef::EMPTY
        }
    }};
    ($name:ident, $mnemonic:literal, list [$($part:expr),*] $($extra:ident)*) => {{
        static KINDS: &[$crate::llvm::attrs::fields::Kind] = &[$($part),*];
        couloir_ir::attr::AttrDef {
            dialect: "llvm",
            mnemonic: $mnemonic,
            parse: |parser| {
                $crate::llvm::attrs::fields::parse_positional(parser, &$name, KINDS, ", ")
            },
            print: |_, attr, printer| {
                $crate::llvm::attrs::fields::print_positional(attr, KINDS, ", ", printer);
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

pub(crate) use {llvm_attr, llvm_attrs};

llvm_attrs! {
    /// `#llvm.linkage<internal>`
    LINKAGE = "linkage", list [Kind::Enum(&LINKAGE_CASES)];
    /// `#llvm.cconv<fastcc>`
    CCONV = "cconv", list [Kind::Enum(&CCONV_CASES)];
    /// `#llvm.tailcallkind<musttail>`
    TAIL_CALL_KIND = "tailcallkind", list [Kind::Enum(&TAIL_CALL_CASES)];
    /// `#llvm.fastmath<nnan, ninf>`
    FASTMATH = "fastmath", list [Kind::Enum(&FASTMATH_CASES)];
    /// `#llvm.overflow<nsw>`
    OVERFLOW = "overflow", list [Kind::Enum(&OVERFLOW_CASES)];
    /// `#llvm.framePointerKind<all>`
    FRAME_POINTER_KIND = "framePointerKind", list [Kind::Enum(&FRAME_POINTER_CASES)];
    /// `#llvm.uwtableKind<sync>`
    UWTABLE_KIND = "uwtableKind", list [Kind::Enum(&UWTABLE_CASES)];
    /// `#llvm.address_space<3>`
    ADDRESS_SPACE = "address_space", list [Kind::Uint];
    /// `#llvm.mlir.workgroup_attribution<4 : i64, f32>`
    WORKGROUP_ATTRIBUTION = "mlir.workgroup_attribution", list [Kind::Attr, Kind::Attr];
    /// `#llvm.mlir.module_flag<error, "key", 1 : i32>`
    MODULE_FLAG = "mlir.module_flag", list [Kind::Enum(&MOD_FLAG_CASES), Kind::Attr, Kind::Attr];
    /// `#llvm.undef`
    UNDEF = "undef", plain [];
    /// `#llvm.poison`
    POISON = "poison", plain [];
    /// `#llvm.zero`
    ZERO = "zero", plain [];

    /// `#llvm.loop_vectorize<disable = false>`
    LOOP_VECTORIZE = "loop_vectorize", fields [
        opt("disable", Kind::Attr), opt("predicateEnable", Kind::Attr),
        opt("scalableEnable", Kind::Attr), opt("width", Kind::Attr),
        opt("followupVectorized", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupEpilogue", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupAll", Kind::Stripped(&LOOP_ANNOTATION)),
    ] alias;
    /// `#llvm.loop_interleave<count = 2 : i32>`
    LOOP_INTERLEAVE = "loop_interleave", fields [req("count", Kind::Attr)] alias;
    /// `#llvm.loop_unroll<disable = true>`
    LOOP_UNROLL = "loop_unroll", fields [
        opt("disable", Kind::Attr), opt("count", Kind::Attr), opt("runtimeDisable", Kind::Attr),
        opt("full", Kind::Attr), opt("followupUnrolled", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupRemainder", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupAll", Kind::Stripped(&LOOP_ANNOTATION)),
    ] alias;
    /// `#llvm.loop_unroll_and_jam<disable = true>`
    LOOP_UNROLL_AND_JAM = "loop_unroll_and_jam", fields [
        opt("disable", Kind::Attr), opt("count", Kind::Attr),
        opt("followupOuter", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupInner", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupRemainderOuter", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupRemainderInner", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupAll", Kind::Stripped(&LOOP_ANNOTATION)),
    ] alias;
    /// `#llvm.loop_licm<disable = true>`
    LOOP_LICM = "loop_licm", fields [
        opt("disable", Kind::Attr), opt("versioningDisable", Kind::Attr),
    ] alias;
    /// `#llvm.loop_distribute<disable = true>`
    LOOP_DISTRIBUTE = "loop_distribute", fields [
        opt("disable", Kind::Attr), opt("followupCoincident", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupSequential", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupFallback", Kind::Stripped(&LOOP_ANNOTATION)),
        opt("followupAll", Kind::Stripped(&LOOP_ANNOTATION)),
    ] alias;
    /// `#llvm.loop_pipeline<disable = true>`
    LOOP_PIPELINE = "loop_pipeline", fields [
        opt("disable", Kind::Attr), opt("initiationinterval", Kind::Attr),
    ] alias;
    /// `#llvm.loop_peeled<count = 8 : i32>`
    LOOP_PEELED = "loop_peeled", fields [opt("count", Kind::Attr)] alias;
    /// `#llvm.loop_unswitch<partialDisable = true>`
    LOOP_UNSWITCH = "loop_unswitch", fields [opt("partialDisable", Kind::Attr)] alias;
    /// `#llvm.loop_annotation<disableNonforced = true, ...>`
    LOOP_ANNOTATION = "loop_annotation", fields [
        opt("disableNonforced", Kind::Attr), opt("vectorize", Kind::Stripped(&LOOP_VECTORIZE)),
        opt("interleave", Kind::Stripped(&LOOP_INTERLEAVE)),
        opt("unroll", Kind::Stripped(&LOOP_UNROLL)),
        opt("unrollAndJam", Kind::Stripped(&LOOP_UNROLL_AND_JAM)),
        opt("licm", Kind::Stripped(&LOOP_LICM)),
        opt("distribute", Kind::Stripped(&LOOP_DISTRIBUTE)),
        opt("pipeline", Kind::Stripped(&LOOP_PIPELINE)),
        opt("peeled", Kind::Stripped(&LOOP_PEELED)),
        opt("unswitch", Kind::Stripped(&LOOP_UNSWITCH)), opt("mustProgress", Kind::Attr),
        opt("isVectorized", Kind::Attr), opt("startLoc", Kind::Attr), opt("endLoc", Kind::Attr),
        opt("parallelAccesses", Kind::List(&Kind::Stripped(&ACCESS_GROUP))),
    ] alias;

    /// `#llvm.memory_effects<other = none, ...>`
    MEMORY_EFFECTS = "memory_effects", fields [
        req("other", Kind::Enum(&MOD_REF_CASES)), req("argMem", Kind::Enum(&MOD_REF_CASES)),
        req("inaccessibleMem", Kind::Enum(&MOD_REF_CASES)),
        req("errnoMem", Kind::Enum(&MOD_REF_CASES)),
        req("targetMem0", Kind::Enum(&MOD_REF_CASES)),
        req("targetMem1", Kind::Enum(&MOD_REF_CASES)),
    ];
    /// `#llvm.alias_scope_domain<id = distinct[0]<>>`
    ALIAS_SCOPE_DOMAIN = "alias_scope_domain", fields [
        req("id", Kind::Attr), opt("description", Kind::Attr),
    ] alias;
    /// `#llvm.alias_scope<id = distinct[0]<>, domain = #domain>`
    ALIAS_SCOPE = "alias_scope", fields [
        req("id", Kind::Attr), req("domain", Kind::Stripped(&ALIAS_SCOPE_DOMAIN)),
        opt("description", Kind::Attr),
    ] alias;
    /// `#llvm.access_group<id = distinct[0]<>>`
    ACCESS_GROUP = "access_group", fields [req("id", Kind::Attr)] alias;
    /// `#llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>`
    TBAA_TYPE_DESC = "tbaa_type_desc", fields [
        req("id", Kind::Str), req("members", Kind::Braces(&Kind::Stripped(&TBAA_MEMBER))),
    ] alias;
    /// `#llvm.tbaa_member<#desc, 0>`
    TBAA_MEMBER = "tbaa_member", list [Kind::Attr, Kind::Int];
    /// `#llvm.tbaa_tag<base_type = #desc, access_type = #desc, offset = 0>`
    TBAA_TAG = "tbaa_tag", fields [
        req("base_type", Kind::Stripped(&TBAA_TYPE_DESC)),
        req("access_type", Kind::Stripped(&TBAA_TYPE_DESC)), req("offset", Kind::Int),
        opt("constant", Kind::Bool),
    ] alias;
    /// `#llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>`
    VSCALE_RANGE = "vscale_range", fields [
        req("minRange", Kind::Attr), req("maxRange", Kind::Attr),
    ];
    /// `#llvm.target<triple = "x", chip = "y">`
    TARGET_ATTR = "target", fields [
        req("triple", Kind::Attr), req("chip", Kind::Attr),
        opt("features", Kind::Stripped(&TARGET_FEATURES)),
    ];
    /// `#llvm.blocktag<id = 1>`
    BLOCK_TAG = "blocktag", fields [req("id", Kind::Uint)];
    /// `#llvm.blockaddress<function = @f, tag = <id = 1>>`
    BLOCK_ADDRESS = "blockaddress", fields [
        req("function", Kind::Attr), req("tag", Kind::Stripped(&BLOCK_TAG)),
    ];
    /// `#llvm.vec_type_hint<hint = i32>`
    VEC_TYPE_HINT = "vec_type_hint", fields [req("hint", Kind::Attr), opt("is_signed", Kind::Bool)];
    /// `#llvm.dereferenceable<bytes = 4, mayBeNull = true>`
    DEREFERENCEABLE = "dereferenceable", fields [
        req("bytes", Kind::Uint), opt("mayBeNull", Kind::Bool),
    ];
    /// `#llvm.cgprofile_entry<from = @a, to = @b, count = 1>`
    CG_PROFILE_ENTRY = "cgprofile_entry", fields [
        opt("from", Kind::Attr), opt("to", Kind::Attr), req("count", Kind::Uint),
    ];
    /// `#llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>`
    PROFILE_SUMMARY_DETAILED = "profile_summary_detailed", fields [
        req("cut_off", Kind::Uint), req("min_count", Kind::Uint), req("num_counts", Kind::Uint),
    ];
    /// `#llvm.profile_summary<format = InstrProf, ...>`
    PROFILE_SUMMARY = "profile_summary", fields [
        req("format", Kind::Enum(&PROFILE_FORMAT_CASES)), req("total_count", Kind::Uint),
        req("max_count", Kind::Uint), req("max_internal_count", Kind::Uint),
        req("max_function_count", Kind::Uint), req("num_counts", Kind::Uint),
        req("num_functions", Kind::Uint), maybe("is_partial_profile", Kind::Uint),
        opt("partial_profile_ratio", Kind::Attr),
        req("detailed_summary", Kind::List(&Kind::Stripped(&PROFILE_SUMMARY_DETAILED))),
    ];
}

/// An attribute that holds one case of an enumeration, or a set of flags.
pub fn enum_attr(ctx: &Context, def: &'static AttrDef, value: u64) -> Attribute {
    couloir_ods::enums::get(ctx, def, value)
}
