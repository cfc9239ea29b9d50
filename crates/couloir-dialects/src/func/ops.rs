//! The ops of `func`.

use couloir_ods::attrs::{
    DICT_ARRAY_ATTR, FLAT_SYMBOL_REF_ATTR, FUNCTION_TYPE_ATTR, STR_ATTR, SYMBOL_NAME_ATTR,
    UNIT_ATTR,
};
use couloir_ods::dialect;
use couloir_ods::regions::ANY_REGION;
use couloir_ods::types::{ANY, FUNCTION_TYPE};

use super::{names, syntax, verify};
use crate::common::function;

dialect! { func, "Functions.";
    materialize super::materialize
    inline crate::func::inline::INLINE
    /// Calls a function value.
    op call_indirect {
        operands { callee: FUNCTION_TYPE, callee_operands: variadic ANY }
        attrs { arg_attrs: optional DICT_ARRAY_ATTR, res_attrs: optional DICT_ARRAY_ATTR }
        results { results: variadic ANY }
        traits [
            Call,
            Pred("callee input types match argument types", verify::callee_inputs_match),
            Pred("callee result types match result types", verify::callee_results_match)
        ]
        parse syntax::parse_call_indirect
        print syntax::print_call_indirect
    }
    /// Calls a function by name.
    op call {
        operands { operands: variadic ANY }
        attrs {
            callee: FLAT_SYMBOL_REF_ATTR, arg_attrs: optional DICT_ARRAY_ATTR,
            res_attrs: optional DICT_ARRAY_ATTR, no_inline: optional UNIT_ATTR
        }
        results { _: variadic ANY }
        traits [Call, MemRefsNormalizable]
        format "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
        verify_symbols verify::call
    }
    /// A function as a value.
    op constant {
        attrs { value: FLAT_SYMBOL_REF_ATTR }
        results { _: ANY }
        traits [ConstantLike, Pure]
        format "attr-dict $value `:` type(results)"
        verify_symbols verify::constant
        result_names names::constant
    }
    /// A function: a declaration where it has no body.
    op func {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, function_type: FUNCTION_TYPE_ATTR,
            sym_visibility: optional STR_ATTR, arg_attrs: optional DICT_ARRAY_ATTR,
            res_attrs: optional DICT_ARRAY_ATTR, no_inline: optional UNIT_ATTR
        }
        regions { body: ANY_REGION }
        traits [
            AffineScope, AutomaticAllocationScope, Symbol, Callable, Function, IsolatedFromAbove
        ]
        parse syntax::parse_func
        print syntax::print_func
        is_declaration function::is_declaration
        default_dialect "func"
    }
    /// Ends a function and gives its results.
    op return {
        operands { operands: variadic ANY }
        traits [Pure, HasParent("func.func"), MemRefsNormalizable, ReturnLike, Terminator]
        format "attr-dict ($operands^ `:` type($operands))?"
        verify verify::return_op
    }
}
