//! The ops of `irdl`.

use couloir_ods::attrs::{
    ANY_ATTR, I32_ATTR, STR_ARRAY_ATTR, STR_ATTR, SYMBOL_NAME_ATTR, SYMBOL_REF_ATTR, UNIT_ATTR,
};
use couloir_ods::dialect;
use couloir_ods::regions::SIZED_REGION_1;

use super::attrs::{
    ATTRIBUTE, ATTRIBUTE_TYPE, REGION, REGION_TYPE, VARIADICITY, VARIADICITY_ARRAY,
    VARIADICITY_ARRAY_ATTR,
};
use super::syntax::{
    ATTRIBUTES_OP, NAMED_VALUE_LIST, NAMED_VALUE_LIST_WITH_VARIADICITY, SINGLE_BLOCK_REGION,
};
use super::verify;

dialect! { irdl, "Dialects described as IR.";
    types [ATTRIBUTE, REGION]
    attrs [VARIADICITY, VARIADICITY_ARRAY]

    shape Definition {
        attrs { sym_name: SYMBOL_NAME_ATTR }
        regions { body: SIZED_REGION_1 }
        format "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)"
    }
    shape Combination {
        operands { args: variadic built ATTRIBUTE_TYPE }
        results { output: built ATTRIBUTE_TYPE }
        traits [
            HasParent("irdl.type", "irdl.attribute", "irdl.operation"), SameOperandsAndResultType
        ]
        format "`(` $args `)` ` ` attr-dict"
    }
    shape NamedValues {
        operands { args: variadic built ATTRIBUTE_TYPE }
        attrs { names: STR_ARRAY_ATTR, variadicity: VARIADICITY_ARRAY_ATTR }
        traits [HasParent("irdl.operation")]
        format "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict"
    }

    /// All constraints hold.
    op all_of: Combination {}
    /// Anything, but the same wherever it stands.
    op any {
        results { output: built ATTRIBUTE_TYPE }
        traits [HasParent("irdl.type", "irdl.attribute", "irdl.operation")]
        format "attr-dict"
    }
    /// One of the constraints holds.
    op any_of: Combination {}
    /// An attribute of a dialect.
    op attribute: Definition {
        traits [HasParent("irdl.dialect"), NoTerminator, NoRegionArguments, Symbol]
        verify verify::attribute
    }
    /// The attributes of an operation.
    op attributes {
        operands { attributeValues: variadic built ATTRIBUTE_TYPE }
        attrs { attributeValueNames: STR_ARRAY_ATTR }
        traits [HasParent("irdl.operation")]
        format "custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict"
        verify verify::attributes
    }
    /// A type or attribute of one definition.
    op base {
        attrs { base_ref: optional SYMBOL_REF_ATTR, base_name: optional STR_ATTR }
        results { output: built ATTRIBUTE_TYPE }
        traits [HasParent("irdl.type", "irdl.attribute", "irdl.operation"), SymbolUser]
        format "($base_ref^)? ($base_name^)? ` ` attr-dict"
        verify verify::base
    }
    /// What a predicate in C++ says.
    op c_pred {
        attrs { pred: STR_ATTR }
        results { output: built ATTRIBUTE_TYPE }
        format "$pred ` ` attr-dict"
    }
    /// A dialect.
    op dialect: Definition {
        traits [IsolatedFromAbove, NoTerminator, Symbol, SymbolTable]
        verify verify::dialect
        verify_symbols verify::references
    }
    /// One attribute or type.
    op is {
        attrs { expected: ANY_ATTR }
        results { output: built ATTRIBUTE_TYPE }
        traits [HasParent("irdl.type", "irdl.attribute", "irdl.operation"), Pure]
        format "$expected ` ` attr-dict"
    }
    /// The operands of an operation.
    op operands: NamedValues { verify verify::operands }
    /// An operation of a dialect.
    op operation: Definition {
        traits [HasParent("irdl.dialect"), NoTerminator, NoRegionArguments, Symbol]
        verify verify::operation
        verify_regions verify::operation_regions
    }
    /// The parameters of a type or attribute.
    op parameters {
        operands { args: variadic built ATTRIBUTE_TYPE }
        attrs { names: STR_ARRAY_ATTR }
        traits [HasParent("irdl.attribute", "irdl.type")]
        format "`` custom<NamedValueList>($args, $names) attr-dict"
        verify verify::parameters
    }
    /// A type or attribute of one definition with these parameters.
    op parametric {
        operands { args: variadic built ATTRIBUTE_TYPE }
        attrs { base_type: SYMBOL_REF_ATTR }
        results { output: built ATTRIBUTE_TYPE }
        traits [HasParent("irdl.type", "irdl.attribute", "irdl.operation"), SymbolUser, Pure]
        format "$base_type `<` $args `>` ` ` attr-dict"
    }
    /// A region.
    op region {
        operands { entryBlockArgs: variadic built ATTRIBUTE_TYPE }
        attrs { numberOfBlocks: optional I32_ATTR, constrainedArguments: optional UNIT_ATTR }
        results { output: built REGION_TYPE }
        traits [HasParent("irdl.operation")]
        format "``(`(` $entryBlockArgs $constrainedArguments^ `)`)? ``(` ` `with` `size` $numberOfBlocks^)? attr-dict"
        verify verify::region
    }
    /// The regions of an operation.
    op regions {
        operands { args: variadic built REGION_TYPE }
        attrs { names: STR_ARRAY_ATTR }
        traits [HasParent("irdl.operation")]
        format "`` custom<NamedValueList>($args, $names) attr-dict"
        verify verify::regions
    }
    /// The results of an operation.
    op results: NamedValues { verify verify::results }
    /// A type of a dialect.
    op type: Definition {
        traits [HasParent("irdl.dialect"), NoTerminator, NoRegionArguments, Symbol]
        verify verify::type_def
    }
}
