//! The ops of `llvm`: instructions, module-level objects, then intrinsics.

use couloir_ods::attrs::{
    ANY_ATTR, ANY_INT_ELEMENTS_ATTR, AP_INT_ATTR, ARRAY_ATTR, BOOL_ATTR, DENSE_I32_ARRAY_ATTR,
    DENSE_I64_ARRAY_ATTR, DICT_ARRAY_ATTR, F64_ATTR, FLAT_SYMBOL_REF_ARRAY_ATTR,
    FLAT_SYMBOL_REF_ATTR, I1_ATTR, I8_ATTR, I32_ARRAY_ATTR, I32_ATTR, I64_ATTR, STR_ARRAY_ATTR,
    STR_ATTR, SYMBOL_NAME_ATTR, SYMBOL_REF_ATTR, TYPE_ATTR, UNIT_ATTR,
};
use couloir_ods::dialect;
use couloir_ods::regions::{ANY_REGION, SIZED_REGION_1};
use couloir_ods::types::{ANY, ANY_FLOAT, ANY_SIGNLESS_INTEGER, I1, I8, I32};

#[allow(clippy::wildcard_imports)]
use super::attrs::*;
#[allow(clippy::wildcard_imports)]
use super::constraints::*;
use super::syntax::{
    GEP_FLAGS, GEP_INDICES, INDIRECT_BR_OP_SUCESSORS, INSERT_EXTRACT_VALUE_ELEMENT_TYPE,
    LEGACY_ELEMENT_TYPE, LEGACY_LOAD_TYPES, LEGACY_STORE_TYPES, LLVM_LINKAGE, OP_BUNDLES,
    OVERFLOW_FLAGS, POINTER_TYPE, SHUFFLE_TYPE, SWITCH_OP_CASES,
};
use super::types::parse_other_type;
use super::{attrs, discardable, flow, fold, infer, materialize, mem2reg, syntax, types, verify};

/// What ops were called before.
static LEGACY_OPS: &[(&str, &str)] = &[("llvm.mlir.null", "llvm.mlir.zero")];

dialect! { llvm, "LLVM IR.";
    inline crate::llvm::inline::INLINE
    allows_unknown_ops
    types [
        types::PTR, types::ARRAY, types::FUNC, types::STRUCT, types::TARGET, types::VOID,
        types::TOKEN, types::LABEL, types::METADATA, types::X86_AMX,
        types::PPC_FP128,
    ]
    attrs [
        attrs::LINKAGE, attrs::CCONV, attrs::TAIL_CALL_KIND, attrs::FASTMATH, attrs::OVERFLOW,
        attrs::FRAME_POINTER_KIND, attrs::UWTABLE_KIND, attrs::ADDRESS_SPACE,
        attrs::WORKGROUP_ATTRIBUTION, attrs::MODULE_FLAG, attrs::UNDEF, attrs::POISON, attrs::ZERO,
        attrs::LOOP_VECTORIZE, attrs::LOOP_INTERLEAVE, attrs::LOOP_UNROLL,
        attrs::LOOP_UNROLL_AND_JAM, attrs::LOOP_LICM, attrs::LOOP_DISTRIBUTE, attrs::LOOP_PIPELINE,
        attrs::LOOP_PEELED, attrs::LOOP_UNSWITCH, attrs::LOOP_ANNOTATION, attrs::MEMORY_EFFECTS,
        attrs::ALIAS_SCOPE_DOMAIN, attrs::ALIAS_SCOPE, attrs::ACCESS_GROUP, attrs::TBAA_TYPE_DESC,
        attrs::TBAA_MEMBER, attrs::TBAA_TAG, attrs::VSCALE_RANGE, attrs::TARGET_ATTR,
        attrs::BLOCK_TAG, attrs::BLOCK_ADDRESS, attrs::VEC_TYPE_HINT, attrs::DEREFERENCEABLE,
        attrs::CG_PROFILE_ENTRY, attrs::PROFILE_SUMMARY_DETAILED, attrs::PROFILE_SUMMARY,
        attrs::TBAA_ROOT, attrs::COMDAT, attrs::MMRA_TAG, attrs::CONSTANT_RANGE,
        attrs::TARGET_FEATURES, attrs::DEPENDENT_LIBRARIES, attrs::DSO_LOCAL_EQUIVALENT,
        attrs::DI_EXPRESSION_ELEM, attrs::DI_EXPRESSION, attrs::DI_NULL_TYPE, attrs::DI_BASIC_TYPE,
        attrs::DI_COMPILE_UNIT, attrs::DI_COMPOSITE_TYPE, attrs::DI_DERIVED_TYPE, attrs::DI_FILE,
        attrs::DI_GLOBAL_VARIABLE_EXPRESSION, attrs::DI_GLOBAL_VARIABLE, attrs::DI_LEXICAL_BLOCK,
        attrs::DI_LEXICAL_BLOCK_FILE, attrs::DI_LOCAL_VARIABLE, attrs::DI_SUBPROGRAM,
        attrs::DI_MODULE, attrs::DI_NAMESPACE, attrs::DI_IMPORTED_ENTITY, attrs::DI_ANNOTATION,
        attrs::DI_SUBRANGE, attrs::DI_COMMON_BLOCK, attrs::DI_GENERIC_SUBRANGE,
        attrs::DI_SUBROUTINE_TYPE, attrs::DI_LABEL, attrs::DI_STRING_TYPE,
    ]
    legacy_ops LEGACY_OPS
    parse_type parse_other_type
    materialize materialize
    verify_op_attr discardable::op
    verify_region_arg_attr discardable::argument
    verify_region_result_attr discardable::result

    // Not speculatable by itself: a divisor may be zero.
    shape IntPair {
        operands { lhs: INTS, rhs: INTS }
        results { res: INTS }
        traits [SameOperandsAndResultType, NoMemoryEffect]
        format "$lhs `,` $rhs attr-dict `:` type($res)"
    }
    shape IntBinary: IntPair { traits [AlwaysSpeculatable] }
    shape IntBinaryOverflow: IntBinary {
        attrs { overflowFlags: OVERFLOW_PROP = zero_i32 }
        format "$lhs `,` $rhs (custom<OverflowFlags>($overflowFlags)^)? attr-dict `:` type($res)"
    }
    shape IntBinaryExact: IntBinary {
        attrs { isExact: optional UNIT_ATTR }
        format "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)"
    }
    shape IntDivisionExact: IntPair {
        attrs { isExact: optional UNIT_ATTR }
        format "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)"
    }
    shape FloatBinary {
        operands { lhs: FLOATS, rhs: FLOATS }
        attrs { fastmathFlags: FASTMATH_ATTR = no_fastmath }
        results { res: FLOATS }
        traits [SameOperandsAndResultType, Pure]
        format "$lhs `,` $rhs attr-dict `:` type($res)"
    }
    shape Cast<FROM: INTS, TO: INTS> {
        operands { arg: FROM }
        results { res: TO }
        traits [Pure]
        format "$arg attr-dict `:` type($arg) `to` type($res)"
    }
    shape CastNonNeg<FROM: INTS, TO: INTS>: Cast<FROM, TO> {
        attrs { nonNeg: optional UNIT_ATTR }
        format "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)"
    }
    shape Comparison<T: INTS_OR_POINTERS, PREDICATE: ICMP_ATTR> {
        operands { lhs: T, rhs: T }
        attrs { predicate: PREDICATE }
        results { res: BOOLS }
        traits [
            Pure, SameTypeOperands,
            TypesMatchWith("result type has i1 element type and same shape as operands",
                lhs => res, infer::i1_same_shape)
        ]
    }
    shape Constant {
        results { res: LLVM_TYPE }
        traits [Pure, ConstantLike]
        format "attr-dict `:` type($res)"
    }
    shape Address {
        results { res: POINTER }
        traits [Pure, ConstantLike]
    }

    /// Addition.
    op add: IntBinaryOverflow { traits [Commutative] }
    /// Subtraction.
    op sub: IntBinaryOverflow {}
    /// Multiplication.
    op mul: IntBinaryOverflow { traits [Commutative] }
    /// Shift to the left.
    op shl: IntBinaryOverflow { fold fold::shl }
    /// Unsigned division.
    op udiv: IntDivisionExact {}
    /// Signed division.
    op sdiv: IntDivisionExact {}
    /// Unsigned remainder.
    op urem: IntBinary {}
    /// Signed remainder.
    op srem: IntBinary {}
    /// Bitwise and.
    op and: IntBinary {}
    /// Bitwise or.
    op or: IntBinary {
        attrs { isDisjoint: optional UNIT_ATTR }
        format "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)"
        fold fold::or
    }
    /// Bitwise exclusive or.
    op xor: IntBinary {}
    /// Shift to the right, filling with zeros.
    op lshr as LShr: IntBinaryExact {}
    /// Shift to the right, repeating the sign bit.
    op ashr as AShr: IntBinaryExact {}
    /// Floating-point addition.
    op fadd as FAdd: FloatBinary {}
    /// Floating-point subtraction.
    op fsub as FSub: FloatBinary {}
    /// Floating-point multiplication.
    op fmul as FMul: FloatBinary {}
    /// Floating-point division.
    op fdiv as FDiv: FloatBinary {}
    /// Floating-point remainder.
    op frem as FRem: FloatBinary {}
    /// Floating-point negation.
    op fneg as FNeg {
        operands { operand: FLOATS }
        attrs { fastmathFlags: FASTMATH_ATTR = no_fastmath }
        results { res: FLOATS }
        traits [Pure, SameOperandsAndResultType]
        format "$operand attr-dict `:` type($res)"
    }
    /// Compares integers or pointers.
    op icmp as ICmp: Comparison {
        parse syntax::parse_icmp
        parse_plain syntax::plain_icmp
        print syntax::print_icmp
        fold fold::icmp
    }
    /// Compares floating-point numbers.
    op fcmp as FCmp: Comparison<FLOATS, FCMP_ATTR> {
        attrs { fastmathFlags: FASTMATH_ATTR = no_fastmath }
        parse syntax::parse_fcmp
        parse_plain syntax::plain_fcmp
        print syntax::print_fcmp
    }

    /// Reinterprets the bits of a value.
    op bitcast as BitCast: Cast<NON_AGGREGATE, NON_AGGREGATE> {
        traits [VerifiedByTypes]
        verify verify::casts::bitcast
        fold fold::bitcast
        slots mem2reg::SAME_POINTER
    }
    /// To another address space.
    op addrspacecast as AddrSpaceCast: Cast<POINTERS, POINTERS> {
        traits [ViewLike]
        fold fold::addrspacecast
        slots mem2reg::SAME_POINTER
    }
    /// An address from a number.
    op inttoptr as IntToPtr: Cast<INTS, POINTERS> {
        attrs { dereferenceable: optional DEREFERENCEABLE_ATTR }
        format "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)"
        verify verify::memory::inttoptr
    }
    /// An address as a number.
    op ptrtoint as PtrToInt: Cast<POINTERS, INTS> {}
    /// To a wider integer type, repeating the sign bit.
    op sext as SExt: Cast<INTS, INTS> { traits [VerifiedByTypes] verify verify::casts::extension }
    /// To a wider integer type, filling with zeros.
    op zext as ZExt: CastNonNeg<INTS, INTS> { traits [VerifiedByTypes] verify verify::casts::extension fold fold::zext }
    /// To a narrower integer type.
    op trunc: Cast<INTS, INTS> {
        attrs { overflowFlags: OVERFLOW_PROP = zero_i32 }
        format "$arg (custom<OverflowFlags>($overflowFlags)^)? attr-dict `:` type($arg) `to` type($res)"
    }
    /// From a signed integer to floating point.
    op sitofp as SIToFP: Cast<INTS, FLOATS> {}
    /// From an unsigned integer to floating point.
    op uitofp as UIToFP: CastNonNeg<INTS, FLOATS> {}
    /// To a signed integer, towards zero.
    op fptosi as FPToSI: Cast<FLOATS, INTS> {}
    /// To an unsigned integer, towards zero.
    op fptoui as FPToUI: Cast<FLOATS, INTS> {}
    /// To a wider floating-point type.
    op fpext as FPExt: Cast<FLOATS, FLOATS> {}
    /// To a narrower floating-point type.
    op fptrunc as FPTrunc: Cast<FLOATS, FLOATS> {}

    /// One of two values, chosen by a bit or by bits.
    op select {
        operands { condition: BOOLS, trueValue: LLVM_TYPE, falseValue: LLVM_TYPE }
        attrs { fastmathFlags: FASTMATH_ATTR = no_fastmath }
        results { res: LLVM_TYPE }
        traits [Pure, AllTypesMatch(trueValue, falseValue, res)]
        format "operands attr-dict `:` type($condition) `,` type($res)"
    }
    /// Any one value where there is none.
    op freeze {
        operands { val: LLVM_TYPE }
        results { res: LLVM_TYPE }
        traits [Pure, SameOperandsAndResultType]
        format "$val attr-dict `:` type($val)"
    }

    /// Memory on the stack.
    op alloca {
        operands { arraySize: ANY_SIGNLESS_INTEGER }
        attrs { alignment: optional I64_ATTR, elem_type: TYPE_ATTR, inalloca: optional UNIT_ATTR }
        results { res: POINTER }
        parse syntax::parse_alloca
        print syntax::print_alloca
        traits [VerifiedByTypes]
        verify verify::memory::alloca
        effects flow::alloca_effects
        slots mem2reg::ALLOCA
    }
    /// Reads memory.
    op load {
        operands { addr: POINTER }
        attrs {
            alignment: optional I64_ATTR, volatile_: optional UNIT_ATTR,
            nontemporal: optional UNIT_ATTR, invariant: optional UNIT_ATTR,
            invariantGroup: optional UNIT_ATTR, ordering: ORDERING_ATTR = first_case,
            syncscope: optional STR_ATTR, dereferenceable: optional DEREFERENCEABLE_ATTR,
            access_groups: optional ACCESS_GROUP_ARRAY, alias_scopes: optional ALIAS_SCOPE_ARRAY,
            noalias_scopes: optional ALIAS_SCOPE_ARRAY, tbaa: optional TBAA_TAG_ARRAY
        }
        results { res: LOADABLE }
        format "(`volatile` $volatile_^)? $addr
            (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
            (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)?
            (`dereferenceable` `` $dereferenceable^)?
            attr-dict `:` qualified(type($addr)) `->` type($res)"
        legacy_format "(`volatile` $volatile_^)? $addr
            (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
            (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)?
            (`dereferenceable` `` $dereferenceable^)?
            attr-dict `:` custom<LegacyLoadTypes>(type($addr), type($res))"
        traits [VerifiedByTypes]
        verify verify::memory::load
        effects flow::load_effects
        slots mem2reg::LOAD
    }
    /// Writes memory.
    op store {
        operands { value: LOADABLE, addr: POINTER }
        attrs {
            alignment: optional I64_ATTR, volatile_: optional UNIT_ATTR,
            nontemporal: optional UNIT_ATTR, invariantGroup: optional UNIT_ATTR,
            ordering: ORDERING_ATTR = first_case, syncscope: optional STR_ATTR,
            access_groups: optional ACCESS_GROUP_ARRAY, alias_scopes: optional ALIAS_SCOPE_ARRAY,
            noalias_scopes: optional ALIAS_SCOPE_ARRAY, tbaa: optional TBAA_TAG_ARRAY
        }
        format "(`volatile` $volatile_^)? $value `,` $addr
            (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
            (`invariant_group` $invariantGroup^)?
            attr-dict `:` type($value) `,` qualified(type($addr))"
        legacy_format "(`volatile` $volatile_^)? $value `,` $addr
            (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
            (`invariant_group` $invariantGroup^)?
            attr-dict `:` custom<LegacyStoreTypes>(type($value), type($addr))"
        traits [VerifiedByTypes]
        verify verify::memory::store
        effects flow::store_effects
        slots mem2reg::STORE
    }
    /// The address of a part.
    op getelementptr as GetElementPtr {
        operands { base: POINTERS, dynamicIndices: variadic INTS }
        attrs {
            rawConstantIndices: DENSE_I32_ARRAY_ATTR, elem_type: TYPE_ATTR,
            noWrapFlags: GEP_FLAGS_PROP = zero_i32
        }
        results { res: POINTERS }
        traits [Pure, ViewLike, VerifiedByTypes]
        format "(custom<GepFlags>($noWrapFlags)^)? $base
            `[` custom<GepIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict
            `:` functional-type(operands, results) `,` $elem_type"
        legacy_format "(custom<GepFlags>($noWrapFlags)^)? $base
            `[` custom<GepIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict
            `:` functional-type(operands, results)
            `` custom<LegacyElementType>(ref(type($base)), $elem_type)"
        verify verify::gep::verify
        fold fold::getelementptr
        slots mem2reg::GEP
    }
    /// Reads, computes and writes at once.
    op atomicrmw as AtomicRmw {
        operands { ptr: POINTER, val: RMW_TYPE }
        attrs {
            bin_op: BIN_OP_ATTR, ordering: ORDERING_ATTR, syncscope: optional STR_ATTR,
            alignment: optional I64_ATTR, volatile_: optional UNIT_ATTR,
            access_groups: optional ACCESS_GROUP_ARRAY, alias_scopes: optional ALIAS_SCOPE_ARRAY,
            noalias_scopes: optional ALIAS_SCOPE_ARRAY, tbaa: optional TBAA_TAG_ARRAY
        }
        results { res: RMW_TYPE }
        traits [
            TypesMatchWith("result #0 and operand #1 have the same type", val => res, infer::same_rmw)
        ]
        format "(`volatile` $volatile_^)? $bin_op $ptr `,` $val
            (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict
            `:` qualified(type($ptr)) `,` type($val)"
        verify verify::memory::atomicrmw
    }
    /// Compares, and exchanges where equal, at once.
    op cmpxchg as CmpXchg {
        operands { ptr: POINTER, cmp: CMPXCHG_TYPE, val: CMPXCHG_TYPE }
        attrs {
            success_ordering: ORDERING_ATTR, failure_ordering: ORDERING_ATTR,
            syncscope: optional STR_ATTR, alignment: optional I64_ATTR, weak: optional UNIT_ATTR,
            volatile_: optional UNIT_ATTR, access_groups: optional ACCESS_GROUP_ARRAY,
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY
        }
        results { res: ANY_STRUCT }
        traits [
            TypesMatchWith("operand #1 and operand #2 have the same type", val => cmp, infer::same_cmpxchg),
            TypesMatchWith("result #0 has an LLVM struct type consisting of the type of operand #2 and a bool",
                val => res, infer::with_bool)
        ]
        format "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val
            (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering attr-dict
            `:` qualified(type($ptr)) `,` type($val)"
        verify verify::memory::cmpxchg
    }
    /// Orders memory accesses.
    op fence {
        attrs { ordering: ORDERING_ATTR, syncscope: optional STR_ATTR }
        format "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict"
        verify verify::memory::fence
    }

    /// A part of an aggregate.
    op extractvalue as ExtractValue {
        operands { container: AGGREGATE }
        attrs { position: DENSE_I64_ARRAY_ATTR }
        results { res: LLVM_TYPE }
        traits [Pure, VerifiedByTypes]
        format "$container `` $position attr-dict `:` type($container)
            custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))"
        verify verify::aggregate::extractvalue
        fold fold::extractvalue
    }
    /// An aggregate with another part.
    op insertvalue as InsertValue {
        operands { container: AGGREGATE, value: PRIMITIVE }
        attrs { position: DENSE_I64_ARRAY_ATTR }
        results { res: AGGREGATE }
        traits [Pure, AllTypesMatch(container, res), VerifiedByTypes]
        format "$value `,` $container `` $position attr-dict `:` type($container)
            custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))"
        verify verify::aggregate::insertvalue
    }
    /// An element of a vector.
    op extractelement as ExtractElement {
        operands { vector: LLVM_VECTOR, position: ANY_SIGNLESS_INTEGER }
        results { res: LLVM_TYPE }
        traits [
            Pure,
            TypesMatchWith("result type matches vector element type", vector => res, infer::element)
        ]
        format "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"
    }
    /// A vector with another element.
    op insertelement as InsertElement {
        operands { vector: LLVM_VECTOR, value: PRIMITIVE, position: ANY_SIGNLESS_INTEGER }
        results { res: LLVM_VECTOR }
        traits [
            Pure,
            TypesMatchWith("argument type matches vector element type", vector => value,
                infer::element),
            AllTypesMatch(res, vector)
        ]
        format "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"
    }
    /// Elements of two vectors by number.
    op shufflevector as ShuffleVector {
        operands { v1: LLVM_VECTOR, v2: LLVM_VECTOR }
        attrs { mask: DENSE_I32_ARRAY_ATTR }
        results { res: LLVM_VECTOR }
        traits [Pure, AllTypesMatch(v1, v2)]
        format "$v1 `,` $v2 $mask attr-dict `:` type($v1)
            custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))"
        verify verify::aggregate::shufflevector
        fold fold::shufflevector
    }

    /// Goes to a block.
    op br {
        operands { destOperands: variadic LLVM_TYPE }
        attrs { loop_annotation: optional LOOP_ANNOTATION_ATTR }
        successors { dest }
        traits [Pure, Terminator]
        format "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"
        branch flow::br
    }
    /// Goes to one of two blocks.
    op cond_br {
        operands {
            condition: I1, trueDestOperands: variadic LLVM_TYPE,
            falseDestOperands: variadic LLVM_TYPE
        }
        attrs {
            branch_weights: optional DENSE_I32_ARRAY_ATTR,
            loop_annotation: optional LOOP_ANNOTATION_ATTR
        }
        successors { trueDest, falseDest }
        traits [AttrSizedOperandSegments, Pure, Terminator]
        format "$condition ( `weights` `(` $branch_weights^ `)` )? `,`
            $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
            $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict"
        verify verify::flow::branch_weights
        branch flow::cond_br
    }
    /// Goes to the block of the case that an integer equals.
    op switch {
        operands {
            value: ANY_SIGNLESS_INTEGER, defaultOperands: variadic ANY,
            caseOperands: nested(case_operand_segments) ANY
        }
        attrs {
            case_values: optional ANY_INT_ELEMENTS_ATTR,
            case_operand_segments: DENSE_I32_ARRAY_ATTR,
            branch_weights: optional DENSE_I32_ARRAY_ATTR
        }
        successors { defaultDestination, caseDestinations: variadic }
        traits [AttrSizedOperandSegments, Pure, Terminator]
        format "$value `:` type($value) `,`
            $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
            custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations,
                $caseOperands, type($caseOperands)) attr-dict"
        verify verify::flow::switch
        branch flow::switch
    }
    /// Goes to a block by its address.
    op indirectbr as IndirectBr {
        operands { addr: POINTER, succOperands: nested(indbr_operand_segments) ANY }
        attrs { indbr_operand_segments: DENSE_I32_ARRAY_ATTR }
        successors { successors: variadic }
        traits [Pure, Terminator]
        format "$addr `:` custom<PointerType>(type($addr)) `,`
            custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands,
                type($succOperands)) attr-dict"
        branch flow::indirect_br
    }
    /// Ends a function, or the value of a global.
    op return {
        operands { arg: optional LLVM_TYPE }
        traits [Pure, ReturnLike, Terminator]
        format "attr-dict ($arg^ `:` type($arg))?"
        verify verify::flow::return_op
    }
    /// Never reached.
    op unreachable { traits [Terminator] format "attr-dict" }
    /// Goes on unwinding.
    op resume {
        operands { value: LLVM_TYPE }
        traits [Terminator]
        format "$value attr-dict `:` type($value)"
    }
    /// Where an exception arrives.
    op landingpad as LandingPad {
        operands { _: variadic LLVM_TYPE }
        attrs { cleanup: optional UNIT_ATTR }
        results { res: LLVM_TYPE }
        parse syntax::parse_landingpad
        print syntax::print_landingpad
        verify verify::flow::landingpad
    }
    /// Calls a function.
    op call {
        operands {
            callee_operands: variadic LLVM_TYPE,
            op_bundle_operands: nested(op_bundle_sizes) LLVM_TYPE
        }
        attrs {
            var_callee_type: optional LLVM_FUNC_TYPE_ATTR, callee: optional FLAT_SYMBOL_REF_ATTR,
            fastmathFlags: FASTMATH_ATTR = no_fastmath, CConv: CCONV_ATTR = ccc,
            TailCallKind: TAIL_CALL_KIND_ATTR = no_tail_call,
            memory_effects: optional MEMORY_EFFECTS_ATTR, convergent: optional UNIT_ATTR,
            no_unwind: optional UNIT_ATTR, will_return: optional UNIT_ATTR,
            op_bundle_sizes: DENSE_I32_ARRAY_ATTR, op_bundle_tags: optional ARRAY_ATTR,
            arg_attrs: optional DICT_ARRAY_ATTR, res_attrs: optional DICT_ARRAY_ATTR,
            no_inline: optional UNIT_ATTR, always_inline: optional UNIT_ATTR,
            inline_hint: optional UNIT_ATTR, access_groups: optional ACCESS_GROUP_ARRAY,
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY
        }
        results { result: optional LLVM_TYPE }
        traits [AttrSizedOperandSegments, Call]
        parse syntax::parse_call
        print syntax::print_call
        verify verify::call::call
        verify_symbols verify::call::call_symbols
    }
    /// Calls a function that may throw.
    op invoke {
        operands {
            callee_operands: variadic LLVM_TYPE, normalDestOperands: variadic LLVM_TYPE,
            unwindDestOperands: variadic LLVM_TYPE,
            op_bundle_operands: nested(op_bundle_sizes) LLVM_TYPE
        }
        attrs {
            var_callee_type: optional LLVM_FUNC_TYPE_ATTR, callee: optional FLAT_SYMBOL_REF_ATTR,
            arg_attrs: optional DICT_ARRAY_ATTR, res_attrs: optional DICT_ARRAY_ATTR,
            branch_weights: optional DENSE_I32_ARRAY_ATTR, CConv: CCONV_ATTR = ccc,
            op_bundle_sizes: DENSE_I32_ARRAY_ATTR, op_bundle_tags: optional ARRAY_ATTR
        }
        results { result: optional LLVM_TYPE }
        successors { normalDest, unwindDest }
        traits [AttrSizedOperandSegments, Call, Terminator]
        parse syntax::parse_invoke
        print syntax::print_invoke
        verify verify::call::invoke
        branch flow::invoke
    }
    /// Calls an intrinsic by its name.
    op call_intrinsic {
        operands {
            args: variadic LLVM_TYPE, op_bundle_operands: nested(op_bundle_sizes) LLVM_TYPE
        }
        attrs {
            intrin: STR_ATTR, fastmathFlags: FASTMATH_ATTR = no_fastmath,
            op_bundle_sizes: DENSE_I32_ARRAY_ATTR, op_bundle_tags: optional ARRAY_ATTR,
            arg_attrs: optional DICT_ARRAY_ATTR, res_attrs: optional DICT_ARRAY_ATTR
        }
        results { results: optional LLVM_TYPE }
        traits [AttrSizedOperandSegments]
        parse syntax::parse_call_intrinsic
        print syntax::print_call_intrinsic
        verify verify::call::call_intrinsic
    }
    /// The next argument of a variadic function.
    op va_arg {
        operands { arg: POINTER }
        results { res: LLVM_TYPE }
        format "$arg attr-dict `:` functional-type($arg, $res)"
    }
    /// Assembly.
    op inline_asm {
        operands { operands: variadic LLVM_TYPE }
        attrs {
            asm_string: STR_ATTR, constraints: STR_ATTR, has_side_effects: optional UNIT_ATTR,
            is_align_stack: optional UNIT_ATTR, tail_call_kind: TAIL_CALL_KIND_ATTR = no_tail_call,
            asm_dialect: optional ASM_DIALECT_ATTR, operand_attrs: optional ARRAY_ATTR
        }
        results { res: optional LLVM_TYPE }
        format "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)?
            (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)?
            (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints
            operands `:` functional-type(operands, results)"
        verify verify::call::inline_asm
        effects flow::inline_asm_effects
    }

    /// A constant.
    op mlir.constant as Constant: Constant {
        attrs { value: ANY_ATTR }
        format "`(` $value `)` attr-dict `:` type($res)"
        traits [VerifiedByTypes]
        verify verify::constant::verify
        fold fold::constant_value
    }
    /// Any bits.
    op mlir.undef as Undef: Constant { fold fold::undef }
    /// A value that must not matter.
    op mlir.poison as Poison: Constant { fold fold::poison }
    /// All bits zero.
    op mlir.zero as Zero: Constant { traits [VerifiedByTypes] verify verify::constant::zero fold fold::zero }
    /// No token.
    op mlir.none as NoneToken {
        results { res: built TOKEN_TYPE }
        traits [Pure]
        format "attr-dict `:` type($res)"
    }
    /// The address of a global or a function.
    op mlir.addressof as AddressOf: Address {
        attrs { global_name: FLAT_SYMBOL_REF_ATTR }
        format "$global_name attr-dict `:` qualified(type($res))"
        verify_symbols verify::symbols::addressof
        fold fold::constant_value
    }
    /// A stand-in for a function's address.
    op dso_local_equivalent: Address {
        attrs { function_name: FLAT_SYMBOL_REF_ATTR }
        format "$function_name attr-dict `:` qualified(type($res))"
        verify_symbols verify::symbols::dso_local_equivalent
        fold fold::dso_local
    }
    /// The address of a block.
    op blockaddress as BlockAddress: Address {
        attrs { block_addr: BLOCK_ADDRESS_ATTR }
        format "$block_addr attr-dict `:` qualified(type($res))"
        verify_symbols verify::symbols::blockaddress
        fold fold::constant_value
    }
    /// Names the block it is in.
    op blocktag as BlockTag {
        attrs { tag: BLOCK_TAG_ATTR }
        format "$tag attr-dict"
    }

    /// A function.
    op func {
        attrs {
            sym_name: STR_ATTR, sym_visibility: optional STR_ATTR,
            function_type: LLVM_FUNC_TYPE_ATTR, linkage: LINKAGE_ATTR = external,
            dso_local: optional UNIT_ATTR, CConv: CCONV_ATTR = ccc,
            comdat: optional SYMBOL_REF_ATTR, convergent: optional UNIT_ATTR,
            personality: optional FLAT_SYMBOL_REF_ATTR, garbageCollector: optional STR_ATTR,
            passthrough: optional ARRAY_ATTR, arg_attrs: optional DICT_ARRAY_ATTR,
            res_attrs: optional DICT_ARRAY_ATTR, function_entry_count: optional I64_ATTR,
            memory_effects: optional MEMORY_EFFECTS_ATTR, visibility_: VISIBILITY_ATTR = first_case,
            arm_streaming: optional UNIT_ATTR, arm_locally_streaming: optional UNIT_ATTR,
            arm_streaming_compatible: optional UNIT_ATTR, arm_new_za: optional UNIT_ATTR,
            arm_in_za: optional UNIT_ATTR, arm_out_za: optional UNIT_ATTR,
            arm_inout_za: optional UNIT_ATTR, arm_preserves_za: optional UNIT_ATTR,
            section: optional STR_ATTR, unnamed_addr: optional UNNAMED_ADDR_ATTR,
            alignment: optional I64_ATTR, vscale_range: optional VSCALE_RANGE_ATTR,
            frame_pointer: optional FRAME_POINTER_ATTR, target_cpu: optional STR_ATTR,
            tune_cpu: optional STR_ATTR, reciprocal_estimates: optional STR_ATTR,
            prefer_vector_width: optional STR_ATTR, target_features: optional TARGET_FEATURES_ATTR,
            no_infs_fp_math: optional BOOL_ATTR, no_nans_fp_math: optional BOOL_ATTR,
            no_signed_zeros_fp_math: optional BOOL_ATTR, denormal_fp_math: optional STR_ATTR,
            denormal_fp_math_f32: optional STR_ATTR, fp_contract: optional STR_ATTR,
            instrument_function_entry: optional STR_ATTR,
            instrument_function_exit: optional STR_ATTR, no_inline: optional UNIT_ATTR,
            always_inline: optional UNIT_ATTR, inline_hint: optional UNIT_ATTR,
            no_unwind: optional UNIT_ATTR, will_return: optional UNIT_ATTR,
            optimize_none: optional UNIT_ATTR, vec_type_hint: optional VEC_TYPE_HINT_ATTR,
            work_group_size_hint: optional DENSE_I32_ARRAY_ATTR,
            reqd_work_group_size: optional DENSE_I32_ARRAY_ATTR,
            intel_reqd_sub_group_size: optional I32_ATTR, uwtable_kind: optional UWTABLE_ATTR
        }
        regions { body: ANY_REGION }
        traits [
            AffineScope, AutomaticAllocationScope, IsolatedFromAbove, Symbol, Callable, Function
        ]
        parse syntax::parse_func
        print syntax::print_func
        verify verify::func::verify
        verify_regions verify::func::arguments
        verify_symbols verify::comdat::func
        signature flow::signature
    }
    /// A variable or constant of the module.
    op mlir.global as Global {
        attrs {
            global_type: TYPE_ATTR, constant: optional UNIT_ATTR, sym_name: STR_ATTR,
            linkage: LINKAGE_ATTR, dso_local: optional UNIT_ATTR, thread_local_: optional UNIT_ATTR,
            externally_initialized: optional UNIT_ATTR, value: optional ANY_ATTR,
            alignment: optional I64_ATTR, addr_space: NON_NEGATIVE_I32 = zero_i32,
            unnamed_addr: optional UNNAMED_ADDR_ATTR, section: optional STR_ATTR,
            comdat: optional SYMBOL_REF_ATTR, dbg_exprs: optional DI_GLOBAL_EXPRESSION_ARRAY,
            visibility_: VISIBILITY_ATTR = first_case, target_specific_attrs: optional ARRAY_ATTR
        }
        regions { initializer: ANY_REGION }
        traits [
            IsolatedFromAbove, SingleBlockImplicitTerminator("llvm.return"), Symbol
        ]
        parse syntax::parse_global
        print syntax::print_global
        verify verify::global::global
        verify_symbols verify::comdat::global
        verify_regions verify::global::regions
    }
    /// Another name for a global.
    op mlir.alias as Alias {
        attrs {
            alias_type: TYPE_ATTR, sym_name: STR_ATTR, linkage: LINKAGE_ATTR,
            dso_local: optional UNIT_ATTR, thread_local_: optional UNIT_ATTR,
            unnamed_addr: optional UNNAMED_ADDR_ATTR, visibility_: VISIBILITY_ATTR = first_case
        }
        regions { initializer: SIZED_REGION_1 }
        traits [
            IsolatedFromAbove, SingleBlockImplicitTerminator("llvm.return"), Symbol
        ]
        parse syntax::parse_alias
        print syntax::print_alias
        verify verify::global::alias
        verify_regions verify::global::alias_regions
    }
    /// A function chosen when the program is loaded.
    op mlir.ifunc as IFunc {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, i_func_type: TYPE_ATTR, resolver: FLAT_SYMBOL_REF_ATTR,
            resolver_type: TYPE_ATTR, linkage: LINKAGE_ATTR, dso_local: optional UNIT_ATTR,
            address_space: NON_NEGATIVE_I32 = zero_i32,
            unnamed_addr: UNNAMED_ADDR_ATTR = first_case, visibility_: VISIBILITY_ATTR = first_case
        }
        traits [IsolatedFromAbove, Symbol]
        format "custom<LlvmLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name
            `:` $i_func_type `,` $resolver_type $resolver attr-dict"
        verify verify::global::ifunc
        verify_symbols verify::symbols::ifunc
    }
    /// Functions run before `main`.
    op mlir.global_ctors as GlobalCtors {
        attrs { ctors: FLAT_SYMBOL_REF_ARRAY_ATTR, priorities: I32_ARRAY_ATTR, data: ARRAY_ATTR }
        format "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict"
        verify verify::global::ctors
        verify_symbols verify::symbols::ctors
    }
    /// Functions run after `main`.
    op mlir.global_dtors as GlobalDtors {
        attrs { dtors: FLAT_SYMBOL_REF_ARRAY_ATTR, priorities: I32_ARRAY_ATTR, data: ARRAY_ATTR }
        format "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict"
        verify verify::global::dtors
        verify_symbols verify::symbols::ctors
    }
    /// Groups of definitions the linker takes one of.
    op comdat {
        attrs { sym_name: SYMBOL_NAME_ATTR }
        regions { body: SIZED_REGION_1 }
        traits [NoTerminator, NoRegionArguments, SymbolTable, Symbol]
        format "$sym_name $body attr-dict"
        verify_regions verify::comdat::group
    }
    /// A group of definitions the linker takes one of.
    op comdat_selector {
        attrs { sym_name: SYMBOL_NAME_ATTR, comdat: COMDAT_ATTR }
        traits [Symbol]
        format "$sym_name $comdat attr-dict"
    }
    /// What the linker is told.
    op linker_options {
        attrs { options: STR_ARRAY_ATTR }
        format "$options attr-dict"
        verify verify::global::at_module_level
    }
    /// Facts about the module as a whole.
    op module_flags {
        attrs { flags: ARRAY_ATTR }
        format "$flags attr-dict"
        verify verify::global::module_flags
    }

    // Intrinsics.
    /// A function of its operands.
    shape Intr {
        results { res: LLVM_TYPE }
        traits [Pure]
    }
    /// The same, written with its operands in parentheses.
    shape CallIntr: Intr {
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }
    shape IntUnaryIntr: CallIntr {
        operands { in: INTS }
        traits [SameOperandsAndResultType]
    }
    shape IntBinaryIntr: CallIntr {
        operands { a: INTS, b: INTS }
        traits [SameOperandsAndResultType]
    }
    shape IntTernaryIntr: CallIntr {
        operands { a: INTS, b: INTS, c: INTS }
        traits [SameOperandsAndResultType]
    }
    shape FloatIntr: CallIntr { attrs { fastmathFlags: FASTMATH_ATTR = no_fastmath } }
    shape FloatUnaryIntr: FloatIntr {
        operands { in: FLOATS }
        traits [SameOperandsAndResultType]
    }
    shape FloatBinaryIntr: FloatIntr {
        operands { a: FLOATS, b: FLOATS }
        traits [SameOperandsAndResultType]
    }
    shape FloatTernaryIntr: FloatIntr {
        operands { a: FLOATS, b: FLOATS, c: FLOATS }
        traits [SameOperandsAndResultType]
    }
    /// Two results as a struct.
    shape FloatSplit: FloatIntr { operands { val: FLOATS } }
    shape FloatAndPower: FloatIntr { operands { val: FLOATS, power: ANY_SIGNLESS_INTEGER } }
    shape RoundToInt<T: FLOATS>: CallIntr { operands { val: T } }
    shape ThreeWayComparison {
        operands { a: INTS, b: INTS }
        results { res: INTS }
        traits [Pure, SameTypeOperands]
        format "`(` operands `)` attr-dict `:` functional-type(operands, results)"
    }
    shape CountZeros: Intr {
        operands { in: INTS }
        attrs { is_zero_poison: I1_ATTR }
        traits [SameOperandsAndResultType]
    }
    shape ConstrainedCast: Intr {
        operands { arg_0: LLVM_TYPE }
        attrs { roundingmode: ROUNDING_ATTR, fpExceptionBehavior: FP_EXCEPTION_ATTR }
        format "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)"
    }
    shape OnPointer {
        operands { ptr: POINTER }
        format "$ptr attr-dict `:` qualified(type($ptr))"
    }
    shape SamePointer: OnPointer {
        results { res: POINTER }
        traits [SameOperandsAndResultType]
        slots mem2reg::SAME_POINTER
    }
    shape OnArgumentList {
        operands { arg_list: POINTER }
        format "$arg_list attr-dict `:` qualified(type($arg_list))"
    }
    shape OnVariable {
        attrs {
            varInfo: DI_LOCAL_VARIABLE_ATTR, locationExpr: DI_EXPRESSION_ATTR = empty_expression
        }
    }
    shape WithOverflow: Intr {
        operands { lhs: INTS, rhs: INTS }
        traits [SameOperandsElementType]
    }
    /// Writes memory; how much of it is an operand.
    shape Memory {
        attrs {
            isVolatile: I1_ATTR, access_groups: optional ACCESS_GROUP_ARRAY,
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY, arg_attrs: optional DICT_ARRAY_ATTR,
            res_attrs: optional DICT_ARRAY_ATTR
        }
    }
    shape CopyMemory: Memory {
        operands { dst: POINTER, src: POINTER, len: ANY_SIGNLESS_INTEGER }
        slots mem2reg::MEMCPY
    }
    /// Writes memory; how much of it is an attribute.
    shape InlineMemory {
        attrs {
            len: AP_INT_ATTR, isVolatile: I1_ATTR, access_groups: optional ACCESS_GROUP_ARRAY,
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY, arg_attrs: optional DICT_ARRAY_ATTR,
            res_attrs: optional DICT_ARRAY_ATTR
        }
    }
    shape VpBinary<T: INT_VECTOR>: Intr {
        operands { lhs: T, rhs: T, mask: BOOL_VECTOR, evl: I32 }
    }
    shape VpTernary: Intr {
        operands {
            op1: FLOAT_VECTOR, op2: FLOAT_VECTOR, op3: FLOAT_VECTOR, mask: BOOL_VECTOR, evl: I32
        }
    }
    shape VpCast<FROM: INT_VECTOR>: Intr { operands { src: FROM, mask: BOOL_VECTOR, evl: I32 } }
    shape VpChoice: Intr {
        operands { cond: BOOL_VECTOR, true_val: LLVM_VECTOR, false_val: LLVM_VECTOR, evl: I32 }
    }
    shape VpReduce<START: ANY_SIGNLESS_INTEGER, T: INT_VECTOR>: Intr {
        operands { satrt_value: START, val: T, mask: BOOL_VECTOR, evl: I32 }
    }
    shape ReduceInt: Intr {
        operands { in: INT_VECTOR }
        traits [SameOperandsAndResultElementType]
    }
    shape ReduceFloat: FloatIntr {
        operands { in: FLOAT_VECTOR }
        traits [SameOperandsAndResultElementType]
    }
    shape ReduceFloatFrom: Intr {
        operands { start_value: ANY_FLOAT, input: FLOAT_VECTOR }
        attrs { fastmathFlags: FASTMATH_ATTR = no_fastmath }
        traits [SameOperandsAndResultElementType]
    }
    /// The intrinsic `llvm.acos`.
    op intr.acos: FloatUnaryIntr {}
    /// The intrinsic `llvm.asin`.
    op intr.asin: FloatUnaryIntr {}
    /// The intrinsic `llvm.atan2`.
    op intr.atan2: FloatBinaryIntr {}
    /// The intrinsic `llvm.atan`.
    op intr.atan: FloatUnaryIntr {}
    /// The intrinsic `llvm.abs`.
    op intr.abs: Intr {
        operands { in: INTS }
        attrs { is_int_min_poison: I1_ATTR }
    }
    /// The intrinsic `llvm.annotation`.
    op intr.annotation {
        operands {
            integer: ANY_SIGNLESS_INTEGER, annotation: POINTER, fileName: POINTER, line: I32
        }
        results { res: ANY_SIGNLESS_INTEGER }
        traits [AllTypesMatch(res, integer), AllTypesMatch(annotation, fileName)]
    }
    /// The intrinsic `llvm.assume`.
    op intr.assume {
        operands { cond: I1, op_bundle_operands: nested(op_bundle_sizes) LLVM_TYPE }
        attrs { op_bundle_sizes: DENSE_I32_ARRAY_ATTR, op_bundle_tags: optional ARRAY_ATTR }
        format "$cond (custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^)? `:` type($cond) attr-dict"
        verify verify::call::assume
    }
    /// The intrinsic `llvm.bitreverse`.
    op intr.bitreverse: IntUnaryIntr {}
    /// The intrinsic `llvm.bswap`.
    op intr.bswap: IntUnaryIntr {}
    /// The intrinsic `llvm.experimental.constrained.fpext`.
    op intr.experimental.constrained.fpext: Intr {
        operands { arg_0: LLVM_TYPE }
        attrs { fpExceptionBehavior: FP_EXCEPTION_ATTR }
        format "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)"
    }
    /// The intrinsic `llvm.experimental.constrained.fptrunc`.
    op intr.experimental.constrained.fptrunc: ConstrainedCast {}
    /// The intrinsic `llvm.experimental.constrained.sitofp`.
    op intr.experimental.constrained.sitofp: ConstrainedCast {}
    /// The intrinsic `llvm.experimental.constrained.uitofp`.
    op intr.experimental.constrained.uitofp: ConstrainedCast {}
    /// The intrinsic `llvm.copysign`.
    op intr.copysign: FloatBinaryIntr {}
    /// The intrinsic `llvm.coro.align`.
    op intr.coro.align {
        results { res: LLVM_TYPE }
        format "attr-dict `:` type($res)"
    }
    /// The intrinsic `llvm.coro.begin`.
    op intr.coro.begin {
        operands { token: built TOKEN_TYPE, mem: POINTER }
        results { res: LLVM_TYPE }
        format "$token `,` $mem attr-dict `:` functional-type(operands, results)"
    }
    /// The intrinsic `llvm.coro.end`.
    op intr.coro.end {
        operands { handle: POINTER, unwind: I1, retvals: built TOKEN_TYPE }
        results { res: LLVM_TYPE }
        format "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)"
    }
    /// The intrinsic `llvm.coro.free`.
    op intr.coro.free {
        operands { id: built TOKEN_TYPE, handle: POINTER }
        results { res: LLVM_TYPE }
        format "$id `,` $handle attr-dict `:` functional-type(operands, results)"
    }
    /// The intrinsic `llvm.coro.id`.
    op intr.coro.id {
        operands { align: I32, promise: POINTER, coroaddr: POINTER, fnaddrs: POINTER }
        results { res: LLVM_TYPE }
        format "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)"
    }
    /// The intrinsic `llvm.coro.promise`.
    op intr.coro.promise {
        operands { handle: POINTER, align: I32, from: I1 }
        results { res: POINTER }
        format "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)"
    }
    /// The intrinsic `llvm.coro.resume`.
    op intr.coro.resume {
        operands { handle: POINTER }
        format "$handle attr-dict `:` qualified(type($handle))"
    }
    /// The intrinsic `llvm.coro.save`.
    op intr.coro.save {
        operands { handle: POINTER }
        results { res: LLVM_TYPE }
        format "$handle attr-dict `:` functional-type(operands, results)"
    }
    /// The intrinsic `llvm.coro.size`.
    op intr.coro.size {
        results { res: LLVM_TYPE }
        format "attr-dict `:` type($res)"
    }
    /// The intrinsic `llvm.coro.suspend`.
    op intr.coro.suspend {
        operands { save: built TOKEN_TYPE, final: I1 }
        results { res: LLVM_TYPE }
        format "$save `,` $final attr-dict `:` type($res)"
    }
    /// The intrinsic `llvm.cos`.
    op intr.cos: FloatUnaryIntr {}
    /// The intrinsic `llvm.cosh`.
    op intr.cosh: FloatUnaryIntr {}
    /// The intrinsic `llvm.ctlz`.
    op intr.ctlz: CountZeros {}
    /// The intrinsic `llvm.cttz`.
    op intr.cttz: CountZeros {}
    /// The intrinsic `llvm.ctpop`.
    op intr.ctpop: IntUnaryIntr {}
    /// The intrinsic `llvm.dbg.declare`.
    op intr.dbg.declare: OnVariable {
        operands { addr: POINTER }
        format "qualified($varInfo) (qualified($locationExpr)^)? `=` $addr `:` qualified(type($addr)) attr-dict"
        slots mem2reg::DECLARE
    }
    /// The intrinsic `llvm.dbg.label`.
    op intr.dbg.label {
        attrs { label: DI_LABEL_ATTR }
        format "$label attr-dict"
    }
    /// The intrinsic `llvm.dbg.value`.
    op intr.dbg.value: OnVariable {
        operands { value: LLVM_TYPE }
        format "qualified($varInfo) (qualified($locationExpr)^)? `=` $value `:` qualified(type($value)) attr-dict"
        slots mem2reg::DESCRIBED
    }
    /// The intrinsic `llvm.debugtrap`.
    op intr.debugtrap {
        format "attr-dict"
    }
    /// The intrinsic `llvm.eh.typeid.for`.
    op intr.eh.typeid.for {
        operands { type_info: POINTER }
        results { res: LLVM_TYPE }
        format "$type_info attr-dict `:` functional-type(operands, results)"
    }
    /// The intrinsic `llvm.exp10`.
    op intr.exp10: FloatUnaryIntr {}
    /// The intrinsic `llvm.exp2`.
    op intr.exp2: FloatUnaryIntr {}
    /// The intrinsic `llvm.exp`.
    op intr.exp: FloatUnaryIntr {}
    /// The intrinsic `llvm.expect`.
    op intr.expect: Intr {
        operands { val: ANY_SIGNLESS_INTEGER, expected: ANY_SIGNLESS_INTEGER }
        traits [SameOperandsAndResultType]
        format "$val `,` $expected attr-dict `:` type($val)"
    }
    /// The intrinsic `llvm.expect.with.probability`.
    op intr.expect.with.probability: Intr {
        operands { val: ANY_SIGNLESS_INTEGER, expected: ANY_SIGNLESS_INTEGER }
        attrs { prob: F64_ATTR }
        traits [AllTypesMatch(val, expected, res)]
        format "$val `,` $expected `,` $prob attr-dict `:` type($val)"
    }
    /// The intrinsic `llvm.fabs`.
    op intr.fabs: FloatUnaryIntr {}
    /// The intrinsic `llvm.ceil`.
    op intr.ceil: FloatUnaryIntr {}
    /// The intrinsic `llvm.floor`.
    op intr.floor: FloatUnaryIntr {}
    /// The intrinsic `llvm.fma`.
    op intr.fma: FloatTernaryIntr {}
    /// The intrinsic `llvm.fmuladd`.
    op intr.fmuladd: FloatTernaryIntr {}
    /// The intrinsic `llvm.trunc`.
    op intr.trunc: FloatUnaryIntr {}
    /// The intrinsic `llvm.frexp`.
    op intr.frexp: FloatSplit {}
    /// The intrinsic `llvm.fshl`.
    op intr.fshl: IntTernaryIntr {}
    /// The intrinsic `llvm.fshr`.
    op intr.fshr: IntTernaryIntr {}
    /// The intrinsic `llvm.get.active.lane.mask`.
    op intr.get.active.lane.mask: Intr {
        operands { base: ANY_SIGNLESS_INTEGER, n: ANY_SIGNLESS_INTEGER }
        format "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)"
    }
    /// The intrinsic `llvm.invariant.end`.
    op intr.invariant.end {
        operands { start: built DEFAULT_POINTER, ptr: POINTER }
        attrs { size: I64_ATTR }
        format "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))"
        slots mem2reg::MARKER
    }
    /// The intrinsic `llvm.invariant.start`.
    op intr.invariant.start {
        operands { ptr: POINTER }
        attrs { size: I64_ATTR }
        results { res: built DEFAULT_POINTER }
        format "$size `,` $ptr attr-dict `:` qualified(type($ptr))"
        slots mem2reg::SAME_POINTER
    }
    /// The intrinsic `llvm.is.constant`.
    op intr.is.constant {
        operands { val: LLVM_TYPE }
        results { res: I1 }
        traits [Pure]
    }
    /// The intrinsic `llvm.is.fpclass`.
    op intr.is.fpclass: Intr {
        operands { in: FLOATS }
        attrs { bit: I32_ATTR }
    }
    /// The intrinsic `llvm.launder.invariant.group`.
    op intr.launder.invariant.group: SamePointer {}
    /// The intrinsic `llvm.lifetime.end`.
    op intr.lifetime.end: OnPointer { slots mem2reg::MARKER }
    /// The intrinsic `llvm.lifetime.start`.
    op intr.lifetime.start: OnPointer { slots mem2reg::MARKER }
    /// The intrinsic `llvm.llrint`.
    op intr.llrint: RoundToInt {}
    /// The intrinsic `llvm.llround`.
    op intr.llround: RoundToInt<LLVM_FLOAT> {}
    /// The intrinsic `llvm.ldexp`.
    op intr.ldexp: FloatAndPower {}
    /// The intrinsic `llvm.log10`.
    op intr.log10: FloatUnaryIntr {}
    /// The intrinsic `llvm.log2`.
    op intr.log2: FloatUnaryIntr {}
    /// The intrinsic `llvm.log`.
    op intr.log: FloatUnaryIntr {}
    /// The intrinsic `llvm.lrint`.
    op intr.lrint: RoundToInt {}
    /// The intrinsic `llvm.lround`.
    op intr.lround: RoundToInt {}
    /// The intrinsic `llvm.masked.load`.
    op intr.masked.load {
        operands { data: POINTER, mask: BOOL_VECTOR, pass_thru: optional LLVM_VECTOR }
        attrs { alignment: I32_ATTR, nontemporal: optional UNIT_ATTR }
        results { res: LLVM_VECTOR }
        format "operands attr-dict `:` functional-type(operands, results)"
    }
    /// The intrinsic `llvm.masked.store`.
    op intr.masked.store {
        operands { value: LLVM_VECTOR, data: POINTER, mask: BOOL_VECTOR }
        attrs { alignment: I32_ATTR }
        format "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"
    }
    /// The intrinsic `llvm.matrix.column.major.load`.
    op intr.matrix.column.major.load {
        operands { data: POINTER, stride: ANY_SIGNLESS_INTEGER }
        attrs { isVolatile: I1_ATTR, rows: I32_ATTR, columns: I32_ATTR }
        results { res: LLVM_VECTOR }
        format "$data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($res) `from` qualified(type($data)) `stride` type($stride)"
    }
    /// The intrinsic `llvm.matrix.column.major.store`.
    op intr.matrix.column.major.store {
        operands { matrix: LLVM_VECTOR, data: POINTER, stride: ANY_SIGNLESS_INTEGER }
        attrs { isVolatile: I1_ATTR, rows: I32_ATTR, columns: I32_ATTR }
        format "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($matrix) `to` qualified(type($data)) `stride` type($stride)"
    }
    /// The intrinsic `llvm.matrix.multiply`.
    op intr.matrix.multiply {
        operands { lhs: LLVM_VECTOR, rhs: LLVM_VECTOR }
        attrs { lhs_rows: I32_ATTR, lhs_columns: I32_ATTR, rhs_columns: I32_ATTR }
        results { res: LLVM_VECTOR }
        format "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)"
    }
    /// The intrinsic `llvm.matrix.transpose`.
    op intr.matrix.transpose {
        operands { matrix: LLVM_VECTOR }
        attrs { rows: I32_ATTR, columns: I32_ATTR }
        results { res: LLVM_VECTOR }
        format "$matrix attr-dict `:` type($matrix) `into` type($res)"
    }
    /// The intrinsic `llvm.maxnum`.
    op intr.maxnum: FloatBinaryIntr {}
    /// The intrinsic `llvm.maximum`.
    op intr.maximum: FloatBinaryIntr {}
    /// The intrinsic `llvm.memcpy.inline`.
    op intr.memcpy.inline: InlineMemory {
        operands { dst: POINTER, src: POINTER }
        slots mem2reg::MEMCPY
    }
    /// The intrinsic `llvm.memcpy`.
    op intr.memcpy: CopyMemory {}
    /// The intrinsic `llvm.memmove`.
    op intr.memmove: CopyMemory {}
    /// The intrinsic `llvm.memset.inline`.
    op intr.memset.inline: InlineMemory {
        operands { dst: POINTER, val: I8 }
        slots mem2reg::MEMSET
    }
    /// The intrinsic `llvm.memset`.
    op intr.memset: Memory {
        operands { dst: POINTER, val: I8, len: ANY_SIGNLESS_INTEGER }
        slots mem2reg::MEMSET
    }
    /// The intrinsic `llvm.minnum`.
    op intr.minnum: FloatBinaryIntr {}
    /// The intrinsic `llvm.minimum`.
    op intr.minimum: FloatBinaryIntr {}
    /// The intrinsic `llvm.nearbyint`.
    op intr.nearbyint: FloatUnaryIntr {}
    /// The intrinsic `llvm.experimental.noalias.scope.decl`.
    op intr.experimental.noalias.scope.decl {
        attrs { scope: ALIAS_SCOPE_ATTR }
        format "$scope attr-dict"
    }
    /// The intrinsic `llvm.powi`.
    op intr.powi: FloatAndPower {}
    /// The intrinsic `llvm.pow`.
    op intr.pow: FloatBinaryIntr {}
    /// The intrinsic `llvm.prefetch`.
    op intr.prefetch {
        operands { addr: POINTER }
        attrs { rw: I32_ATTR, hint: I32_ATTR, cache: I32_ATTR }
    }
    /// The intrinsic `llvm.ptr.annotation`.
    op intr.ptr.annotation {
        operands { ptr: POINTER, annotation: POINTER, fileName: POINTER, line: I32, attr: POINTER }
        results { res: POINTER }
        traits [AllTypesMatch(res, ptr), AllTypesMatch(annotation, fileName, attr)]
    }
    /// The intrinsic `llvm.ptrmask`.
    op intr.ptrmask {
        operands { ptr: POINTERS, mask: ANY_INTS }
        results { res: POINTERS }
        traits [Pure, AllTypesMatch(ptr, res)]
        format "$ptr `,` $mask attr-dict `:` functional-type(operands, results)"
    }
    /// The intrinsic `llvm.rint`.
    op intr.rint: FloatUnaryIntr {}
    /// The intrinsic `llvm.roundeven`.
    op intr.roundeven: FloatUnaryIntr {}
    /// The intrinsic `llvm.round`.
    op intr.round: FloatUnaryIntr {}
    /// The intrinsic `llvm.sadd.sat`.
    op intr.sadd.sat: IntBinaryIntr {}
    /// The intrinsic `llvm.sadd.with.overflow`.
    op intr.sadd.with.overflow: WithOverflow {}
    /// The intrinsic `llvm.scmp`.
    op intr.scmp: ThreeWayComparison {}
    /// The intrinsic `llvm.smax`.
    op intr.smax: IntBinaryIntr {}
    /// The intrinsic `llvm.smin`.
    op intr.smin: IntBinaryIntr {}
    /// The intrinsic `llvm.smul.with.overflow`.
    op intr.smul.with.overflow: WithOverflow {}
    /// The intrinsic `llvm.ssa.copy`.
    op intr.ssa.copy: Intr {
        operands { operand: ANY }
        traits [SameOperandsAndResultType]
        format "$operand attr-dict `:` type($operand)"
    }
    /// The intrinsic `llvm.sshl.sat`.
    op intr.sshl.sat: IntBinaryIntr {}
    /// The intrinsic `llvm.ssub.sat`.
    op intr.ssub.sat: IntBinaryIntr {}
    /// The intrinsic `llvm.ssub.with.overflow`.
    op intr.ssub.with.overflow: WithOverflow {}
    /// The intrinsic `llvm.sin`.
    op intr.sin: FloatUnaryIntr {}
    /// The intrinsic `llvm.sincos`.
    op intr.sincos: FloatSplit { verify verify::casts::sincos }
    /// The intrinsic `llvm.sinh`.
    op intr.sinh: FloatUnaryIntr {}
    /// The intrinsic `llvm.sqrt`.
    op intr.sqrt: FloatUnaryIntr {}
    /// The intrinsic `llvm.stackrestore`.
    op intr.stackrestore: OnPointer {}
    /// The intrinsic `llvm.stacksave`.
    op intr.stacksave {
        results { res: LLVM_TYPE }
        format "attr-dict `:` qualified(type($res))"
    }
    /// The intrinsic `llvm.stepvector`.
    op intr.stepvector {
        results { res: INT_VECTOR }
        traits [Pure]
        format "attr-dict `:` type($res)"
    }
    /// The intrinsic `llvm.strip.invariant.group`.
    op intr.strip.invariant.group: SamePointer {}
    /// The intrinsic `llvm.tan`.
    op intr.tan: FloatUnaryIntr {}
    /// The intrinsic `llvm.tanh`.
    op intr.tanh: FloatUnaryIntr {}
    /// The intrinsic `llvm.threadlocal.address`.
    op intr.threadlocal.address: Intr { operands { global: POINTER } }
    /// The intrinsic `llvm.trap`.
    op intr.trap {
        format "attr-dict"
    }
    /// The intrinsic `llvm.uadd.sat`.
    op intr.uadd.sat: IntBinaryIntr {}
    /// The intrinsic `llvm.uadd.with.overflow`.
    op intr.uadd.with.overflow: WithOverflow {}
    /// The intrinsic `llvm.ubsantrap`.
    op intr.ubsantrap {
        attrs { failureKind: I8_ATTR }
        format "prop-dict attr-dict"
    }
    /// The intrinsic `llvm.ucmp`.
    op intr.ucmp: ThreeWayComparison {}
    /// The intrinsic `llvm.umax`.
    op intr.umax: IntBinaryIntr {}
    /// The intrinsic `llvm.umin`.
    op intr.umin: IntBinaryIntr {}
    /// The intrinsic `llvm.umul.with.overflow`.
    op intr.umul.with.overflow: WithOverflow {}
    /// The intrinsic `llvm.ushl.sat`.
    op intr.ushl.sat: IntBinaryIntr {}
    /// The intrinsic `llvm.usub.sat`.
    op intr.usub.sat: IntBinaryIntr {}
    /// The intrinsic `llvm.usub.with.overflow`.
    op intr.usub.with.overflow: WithOverflow {}
    /// The intrinsic `llvm.vp.ashr`.
    op intr.vp.ashr: VpBinary {}
    /// The intrinsic `llvm.vp.add`.
    op intr.vp.add: VpBinary {}
    /// The intrinsic `llvm.vp.and`.
    op intr.vp.and: VpBinary {}
    /// The intrinsic `llvm.vp.fadd`.
    op intr.vp.fadd: VpBinary<FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.fdiv`.
    op intr.vp.fdiv: VpBinary<FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.fmuladd`.
    op intr.vp.fmuladd: VpTernary {}
    /// The intrinsic `llvm.vp.fmul`.
    op intr.vp.fmul: VpBinary<FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.fneg`.
    op intr.vp.fneg: Intr { operands { op: FLOAT_VECTOR, mask: BOOL_VECTOR, evl: I32 } }
    /// The intrinsic `llvm.vp.fpext`.
    op intr.vp.fpext: VpCast<FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.fptosi`.
    op intr.vp.fptosi: VpCast<FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.fptoui`.
    op intr.vp.fptoui: VpCast<FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.fptrunc`.
    op intr.vp.fptrunc: VpCast<FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.frem`.
    op intr.vp.frem: VpBinary<FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.fsub`.
    op intr.vp.fsub: VpBinary<FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.fma`.
    op intr.vp.fma: VpTernary {}
    /// The intrinsic `llvm.vp.inttoptr`.
    op intr.vp.inttoptr: VpCast {}
    /// The intrinsic `llvm.vp.lshr`.
    op intr.vp.lshr: VpBinary {}
    /// The intrinsic `llvm.vp.load`.
    op intr.vp.load {
        operands { ptr: POINTER, mask: BOOL_VECTOR, evl: I32 }
        results { res: LLVM_TYPE }
    }
    /// The intrinsic `llvm.vp.merge`.
    op intr.vp.merge: VpChoice {}
    /// The intrinsic `llvm.vp.mul`.
    op intr.vp.mul: VpBinary {}
    /// The intrinsic `llvm.vp.or`.
    op intr.vp.or: VpBinary {}
    /// The intrinsic `llvm.vp.ptrtoint`.
    op intr.vp.ptrtoint: VpCast<POINTER_VECTOR> {}
    /// The intrinsic `llvm.vp.reduce.add`.
    op intr.vp.reduce.add: VpReduce {}
    /// The intrinsic `llvm.vp.reduce.and`.
    op intr.vp.reduce.and: VpReduce {}
    /// The intrinsic `llvm.vp.reduce.fadd`.
    op intr.vp.reduce.fadd: VpReduce<ANY_FLOAT, FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.reduce.fmax`.
    op intr.vp.reduce.fmax: VpReduce<ANY_FLOAT, FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.reduce.fmin`.
    op intr.vp.reduce.fmin: VpReduce<ANY_FLOAT, FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.reduce.fmul`.
    op intr.vp.reduce.fmul: VpReduce<ANY_FLOAT, FLOAT_VECTOR> {}
    /// The intrinsic `llvm.vp.reduce.mul`.
    op intr.vp.reduce.mul: VpReduce {}
    /// The intrinsic `llvm.vp.reduce.or`.
    op intr.vp.reduce.or: VpReduce {}
    /// The intrinsic `llvm.vp.reduce.smax`.
    op intr.vp.reduce.smax: VpReduce {}
    /// The intrinsic `llvm.vp.reduce.smin`.
    op intr.vp.reduce.smin: VpReduce {}
    /// The intrinsic `llvm.vp.reduce.umax`.
    op intr.vp.reduce.umax: VpReduce {}
    /// The intrinsic `llvm.vp.reduce.umin`.
    op intr.vp.reduce.umin: VpReduce {}
    /// The intrinsic `llvm.vp.reduce.xor`.
    op intr.vp.reduce.xor: VpReduce {}
    /// The intrinsic `llvm.vp.sdiv`.
    op intr.vp.sdiv: VpBinary {}
    /// The intrinsic `llvm.vp.sext`.
    op intr.vp.sext: VpCast {}
    /// The intrinsic `llvm.vp.sitofp`.
    op intr.vp.sitofp: VpCast {}
    /// The intrinsic `llvm.vp.smax`.
    op intr.vp.smax: VpBinary {}
    /// The intrinsic `llvm.vp.smin`.
    op intr.vp.smin: VpBinary {}
    /// The intrinsic `llvm.vp.srem`.
    op intr.vp.srem: VpBinary {}
    /// The intrinsic `llvm.vp.select`.
    op intr.vp.select: VpChoice {}
    /// The intrinsic `llvm.vp.shl`.
    op intr.vp.shl: VpBinary {}
    /// The intrinsic `llvm.vp.store`.
    op intr.vp.store {
        operands { val: LLVM_VECTOR, ptr: POINTER, mask: BOOL_VECTOR, evl: I32 }
    }
    /// The intrinsic `llvm.experimental.vp.strided.load`.
    op intr.experimental.vp.strided.load {
        operands { ptr: POINTER, stride: ANY_SIGNLESS_INTEGER, mask: BOOL_VECTOR, evl: I32 }
        results { res: LLVM_TYPE }
    }
    /// The intrinsic `llvm.experimental.vp.strided.store`.
    op intr.experimental.vp.strided.store {
        operands {
            val: LLVM_VECTOR, ptr: POINTER, stride: ANY_SIGNLESS_INTEGER, mask: BOOL_VECTOR,
            evl: I32
        }
    }
    /// The intrinsic `llvm.vp.sub`.
    op intr.vp.sub: VpBinary {}
    /// The intrinsic `llvm.vp.trunc`.
    op intr.vp.trunc: VpCast {}
    /// The intrinsic `llvm.vp.udiv`.
    op intr.vp.udiv: VpBinary {}
    /// The intrinsic `llvm.vp.uitofp`.
    op intr.vp.uitofp: VpCast {}
    /// The intrinsic `llvm.vp.umax`.
    op intr.vp.umax: VpBinary {}
    /// The intrinsic `llvm.vp.umin`.
    op intr.vp.umin: VpBinary {}
    /// The intrinsic `llvm.vp.urem`.
    op intr.vp.urem: VpBinary {}
    /// The intrinsic `llvm.vp.xor`.
    op intr.vp.xor: VpBinary {}
    /// The intrinsic `llvm.vp.zext`.
    op intr.vp.zext: VpCast {}
    /// The intrinsic `llvm.vacopy`.
    op intr.vacopy {
        operands { dest_list: POINTER, src_list: POINTER }
        format "$src_list `to` $dest_list attr-dict `:` type(operands)"
    }
    /// The intrinsic `llvm.vaend`.
    op intr.vaend: OnArgumentList {}
    /// The intrinsic `llvm.vastart`.
    op intr.vastart: OnArgumentList {}
    /// The intrinsic `llvm.var.annotation`.
    op intr.var.annotation {
        operands { val: POINTER, annotation: POINTER, fileName: POINTER, line: I32, attr: POINTER }
        traits [AllTypesMatch(annotation, fileName, attr)]
    }
    /// The intrinsic `llvm.masked.compressstore`.
    op intr.masked.compressstore {
        operands { value: LLVM_VECTOR, ptr: POINTER, mask: BOOL_VECTOR }
        attrs { arg_attrs: optional DICT_ARRAY_ATTR, res_attrs: optional DICT_ARRAY_ATTR }
    }
    /// The intrinsic `llvm.masked.expandload`.
    op intr.masked.expandload {
        operands { ptr: POINTER, mask: BOOL_VECTOR, passthru: LLVM_VECTOR }
        attrs { arg_attrs: optional DICT_ARRAY_ATTR, res_attrs: optional DICT_ARRAY_ATTR }
        results { res: LLVM_TYPE }
    }
    /// The intrinsic `llvm.masked.gather`.
    op intr.masked.gather {
        operands { ptrs: POINTER_VECTOR, mask: BOOL_VECTOR, pass_thru: variadic LLVM_VECTOR }
        attrs { alignment: I32_ATTR }
        results { res: LLVM_VECTOR }
        format "operands attr-dict `:` functional-type(operands, results)"
        verify verify::memory::gather
    }
    /// The intrinsic `llvm.masked.scatter`.
    op intr.masked.scatter {
        operands { value: LLVM_VECTOR, ptrs: POINTER_VECTOR, mask: BOOL_VECTOR }
        attrs { alignment: I32_ATTR }
        format "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"
        verify verify::memory::scatter
    }
    /// The intrinsic `llvm.vector.deinterleave2`.
    op intr.vector.deinterleave2: Intr { operands { vec: LLVM_VECTOR } }
    /// The intrinsic `llvm.vector.extract`.
    op intr.vector.extract {
        operands { srcvec: LLVM_VECTOR }
        attrs { pos: I64_ATTR }
        results { res: LLVM_VECTOR }
        traits [
            Pure, Pred("vectors are not bigger than 2^17 bits.", infer::vectors_fit),
            Pred("it is not extracting scalable from fixed-length vectors.", infer::no_scalable_from_fixed)
        ]
        format "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)"
    }
    /// The intrinsic `llvm.vector.insert`.
    op intr.vector.insert {
        operands { dstvec: LLVM_VECTOR, srcvec: LLVM_VECTOR }
        attrs { pos: I64_ATTR }
        results { res: LLVM_VECTOR }
        traits [
            Pure, AllTypesMatch(dstvec, res),
            Pred("vectors are not bigger than 2^17 bits.", infer::vectors_fit),
            Pred("it is not inserting scalable into fixed-length vectors.", infer::no_scalable_into_fixed)
        ]
        format "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)"
    }
    /// The intrinsic `llvm.vector.interleave2`.
    op intr.vector.interleave2: Intr {
        operands { vec1: LLVM_VECTOR, vec2: LLVM_VECTOR }
        traits [
            AllTypesMatch(vec1, vec2),
            TypesMatchWith("result has twice as many elements as 'vec1'", vec1 => res, infer::interleaved)
        ]
    }
    /// The intrinsic `llvm.vector.reduce.add`.
    op intr.vector.reduce.add: ReduceInt {}
    /// The intrinsic `llvm.vector.reduce.and`.
    op intr.vector.reduce.and: ReduceInt {}
    /// The intrinsic `llvm.vector.reduce.fadd`.
    op intr.vector.reduce.fadd: ReduceFloatFrom {}
    /// The intrinsic `llvm.vector.reduce.fmax`.
    op intr.vector.reduce.fmax: ReduceFloat {}
    /// The intrinsic `llvm.vector.reduce.fmaximum`.
    op intr.vector.reduce.fmaximum: ReduceFloat {}
    /// The intrinsic `llvm.vector.reduce.fmin`.
    op intr.vector.reduce.fmin: ReduceFloat {}
    /// The intrinsic `llvm.vector.reduce.fminimum`.
    op intr.vector.reduce.fminimum: ReduceFloat {}
    /// The intrinsic `llvm.vector.reduce.fmul`.
    op intr.vector.reduce.fmul: ReduceFloatFrom {}
    /// The intrinsic `llvm.vector.reduce.mul`.
    op intr.vector.reduce.mul: ReduceInt {}
    /// The intrinsic `llvm.vector.reduce.or`.
    op intr.vector.reduce.or: ReduceInt {}
    /// The intrinsic `llvm.vector.reduce.smax`.
    op intr.vector.reduce.smax: ReduceInt {}
    /// The intrinsic `llvm.vector.reduce.smin`.
    op intr.vector.reduce.smin: ReduceInt {}
    /// The intrinsic `llvm.vector.reduce.umax`.
    op intr.vector.reduce.umax: ReduceInt {}
    /// The intrinsic `llvm.vector.reduce.umin`.
    op intr.vector.reduce.umin: ReduceInt {}
    /// The intrinsic `llvm.vector.reduce.xor`.
    op intr.vector.reduce.xor: ReduceInt {}
    /// The intrinsic `llvm.vscale`.
    op intr.vscale {
        results { res: LLVM_TYPE }
    }
}
