//! The ops of `ml_program`.

use couloir_ods::attrs::{
    ANY_ATTR, DICT_ARRAY_ATTR, FUNCTION_TYPE_ATTR, STR_ATTR, SYMBOL_NAME_ATTR, SYMBOL_REF_ATTR,
    TYPE_ATTR, UNIT_ATTR,
};
use couloir_ods::dialect;
use couloir_ods::regions::ANY_REGION;
use couloir_ods::types::ANY;

use super::syntax::{SYMBOL_VISIBILITY, TOKEN_ORDERING, TYPED_INITIAL_VALUE};
use super::types::TOKEN_TYPE;
use super::{attrs, effects, names, syntax, types, verify};
use crate::common::{self, function};

dialect! { ml_program, "Functions, graphs and global values of models.";
    inline crate::ml_program::inline::INLINE
    types [types::TOKEN]
    attrs [attrs::EXTERN]

    shape Callable {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, function_type: FUNCTION_TYPE_ATTR,
            arg_attrs: optional DICT_ARRAY_ATTR, res_attrs: optional DICT_ARRAY_ATTR,
            sym_visibility: optional STR_ATTR
        }
        regions { body: ANY_REGION }
        is_declaration function::is_declaration
        parse syntax::parse_func
        print syntax::print_func
    }
    shape Load {
        attrs { global: SYMBOL_REF_ATTR }
        results { result: ANY }
        format "$global `:` type($result) attr-dict"
        result_names names::global
    }
    shape End {
        operands { operands: variadic ANY }
        format "attr-dict ($operands^ `:` type($operands))?"
        verify verify::end
    }

    /// A function.
    op func: Callable {
        traits [Symbol, Callable, Function, IsolatedFromAbove]
    }
    /// A value that exists as long as the program runs.
    op global {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, type: TYPE_ATTR, is_mutable: optional UNIT_ATTR,
            value: optional ANY_ATTR, sym_visibility: optional STR_ATTR
        }
        traits [Symbol]
        format "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name ``
            custom<TypedInitialValue>($type, $value) attr-dict"
        verify verify::global
    }
    /// Loads a global.
    op global_load: Load {
        effects effects::read
        verify_symbols verify::load
    }
    /// Loads a global that does not change.
    op global_load_const: Load {
        traits [Pure]
        verify_symbols verify::load_const
    }
    /// Loads a global in a graph, after others.
    op global_load_graph {
        operands { consumeTokens: variadic built TOKEN_TYPE }
        attrs { global: SYMBOL_REF_ATTR }
        results { result: ANY, produceToken: TOKEN_TYPE }
        format "$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:`
            type($result) attr-dict"
        effects effects::read
        verify_symbols verify::load
        result_names names::load_graph
    }
    /// Stores to a global.
    op global_store {
        operands { value: ANY }
        attrs { global: SYMBOL_REF_ATTR }
        format "$global `=` $value `:` type($value) attr-dict"
        effects common::effects::write
        verify_symbols verify::store
    }
    /// Stores to a global in a graph, after others.
    op global_store_graph {
        operands { value: ANY, consumeTokens: variadic built TOKEN_TYPE }
        attrs { global: SYMBOL_REF_ATTR }
        results { produceToken: TOKEN_TYPE }
        format "$global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken))
            `:` type($value) attr-dict"
        effects effects::read
        verify_symbols verify::store
    }
    /// Ends a graph and gives its results.
    op output: End {
        traits [Pure, HasParent("ml_program.subgraph"), ReturnLike, Terminator]
    }
    /// Ends a function and gives its results.
    op return: End {
        traits [Pure, HasParent("ml_program.func"), ReturnLike, Terminator]
    }
    /// A function whose ops have no order.
    op subgraph: Callable {
        traits [Symbol, Callable, Function, IsolatedFromAbove, SingleBlock, HasOnlyGraphRegion]
    }
    /// A token that waits for nothing.
    op token {
        results { token: built TOKEN_TYPE }
        traits [Pure]
        format "attr-dict"
    }
}
