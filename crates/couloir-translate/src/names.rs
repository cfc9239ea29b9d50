//! The names of attributes that are looked up often, interned once per translation.

use couloir_ir::{Context, Str};

macro_rules! names {
    ($($field:ident $text:literal,)*) => {
        /// Interned names.
        pub(crate) struct Names { $(pub(crate) $field: Str,)* }

        impl Names {
            pub(crate) fn new(ctx: &Context) -> Self {
                Self { $($field: ctx.intern($text),)* }
            }
        }
    };
}

names! {
    value "value",
    overflow_flags "overflowFlags",
    is_exact "isExact",
    is_disjoint "isDisjoint",
    non_neg "nonNeg",
    fastmath "fastmathFlags",
    predicate "predicate",
    position "position",
    elem_type "elem_type",
    raw_indices "rawConstantIndices",
    no_wrap "noWrapFlags",
    alignment "alignment",
    volatile "volatile_",
    nontemporal "nontemporal",
    invariant "invariant",
    invariant_group "invariantGroup",
    ordering "ordering",
    syncscope "syncscope",
    dereferenceable "dereferenceable",
    access_groups "access_groups",
    alias_scopes "alias_scopes",
    noalias_scopes "noalias_scopes",
    tbaa "tbaa",
    callee "callee",
    cconv "CConv",
    branch_weights "branch_weights",
    loop_annotation "loop_annotation",
    mask "mask",
    global_name "global_name",
    linkage "linkage",
    dso_local "dso_local",
    visibility "visibility_",
    unnamed_addr "unnamed_addr",
    thread_local "thread_local_",
    comdat "comdat",
    section "section",
    arg_attrs "arg_attrs",
    res_attrs "res_attrs",
    function_type "function_type",
    global_type "global_type",
    addr_space "addr_space",
    constant "constant",
    var_info "varInfo",
    location_expr "locationExpr",
    label "label",
    bundle_sizes "op_bundle_sizes",
    bundle_tags "op_bundle_tags",
    kept "llvm.kept",
    rule "rule",
    loc "loc",
    phis "phis",
    record "record",
    late "late",
    def "def",
    body "body",
    direct "direct",
    order "order",
    whole "whole",
}
