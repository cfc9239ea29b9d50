//! The ops of `scf`.

use couloir_ir::Context;
use couloir_ir::attr::Attribute;
use couloir_ods::attrs::{DENSE_I64_ARRAY_ATTR, UNIT_ATTR};
use couloir_ods::regions::{ANY_REGION, MAX_SIZED_REGION_1, SIZED_REGION_1};
use couloir_ods::types::{ANY, ANY_RANKED_TENSOR, ANY_SIGNLESS_INTEGER_OR_INDEX, I1, INDEX};
use couloir_ods::{attr_constraints, dialect};

use super::syntax::SWITCH_CASES;
use super::{control, fold, syntax, verify};
use crate::gpu::is_mapping;

attr_constraints! {
    /// `DeviceMappingArrayAttr`
    DEVICE_MAPPING_ARRAY: is_array = "Device Mapping array attribute",
        |ctx, attr| attr.as_array(ctx).is_some_and(|all| all.iter().all(|&one| is_mapping(ctx, one))),
        couloir_ir::op::AttrSyntax::Any;
}

fn is_array(ctx: &Context, attr: Attribute) -> bool {
    attr.as_array(ctx).is_some()
}

dialect! { scf, "Structured control flow.";
    inline crate::common::inline::ANY
    /// Ends the first region of a `while` and says whether the second runs.
    op condition {
        operands { condition: I1, args: variadic ANY }
        traits [HasParent("scf.while"), RegionBranchTerminator, Pure, Terminator]
        format "`(` $condition `)` attr-dict ($args^ `:` type($args))?"
        region_return control::condition_passes
    }
    /// Runs a region once.
    op execute_region {
        attrs { no_inline: optional UNIT_ATTR }
        results { _: variadic ANY }
        regions { region: ANY_REGION }
        traits [RegionBranch, RecursiveMemoryEffects]
        parse syntax::execute_region::parse
        print syntax::execute_region::print
        verify verify::execute_region
        region_branch control::EXECUTE_REGION
    }
    /// A counted loop that may carry values.
    op for as For {
        operands {
            lowerBound: ANY_SIGNLESS_INTEGER_OR_INDEX, upperBound: ANY_SIGNLESS_INTEGER_OR_INDEX,
            step: ANY_SIGNLESS_INTEGER_OR_INDEX, initArgs: variadic ANY
        }
        attrs { unsignedCmp: optional UNIT_ATTR }
        results { results: variadic ANY }
        regions { region: SIZED_REGION_1 }
        traits [
            AutomaticAllocationScope, LoopLike, AllTypesMatch(lowerBound, upperBound, step),
            RegionBranch, SingleBlock, SingleBlockImplicitTerminator("scf.yield"),
            RecursiveMemoryEffects, VerifiedByTypes
        ]
        parse syntax::for_op::parse
        parse_tail syntax::for_op::parse_tail
        print syntax::for_op::print
        verify verify::for_op
        verify_regions verify::for_regions
        region_branch control::FOR
        loop_like control::for_values
    }
    /// A loop whose iterations may run in any order, with shared tensors.
    op forall {
        operands {
            dynamicLowerBound: variadic INDEX, dynamicUpperBound: variadic INDEX,
            dynamicStep: variadic INDEX, outputs: variadic ANY_RANKED_TENSOR
        }
        attrs {
            staticLowerBound: DENSE_I64_ARRAY_ATTR, staticUpperBound: DENSE_I64_ARRAY_ATTR,
            staticStep: DENSE_I64_ARRAY_ATTR, mapping: optional DEVICE_MAPPING_ARRAY
        }
        results { results: variadic ANY }
        regions { region: SIZED_REGION_1 }
        traits [
            AttrSizedOperandSegments, AutomaticAllocationScope, LoopLike, RecursiveMemoryEffects,
            SingleBlock, SingleBlockImplicitTerminator("scf.forall.in_parallel"), RegionBranch,
            ParallelRegion
        ]
        parse syntax::forall::parse
        print syntax::forall::print
        verify verify::forall
        verify_regions verify::forall_regions
        region_branch control::FORALL
    }
    /// A branch with values.
    op if as If {
        operands { condition: I1 }
        results { results: variadic ANY }
        regions { thenRegion: SIZED_REGION_1, elseRegion: MAX_SIZED_REGION_1 }
        traits [
            RegionBranch, InferType, SingleBlock, SingleBlockImplicitTerminator("scf.yield"),
            RecursiveMemoryEffects, RecursivelySpeculatable, NoRegionArguments, VerifiedByTypes
        ]
        parse syntax::if_op::parse
        parse_tail syntax::if_op::parse_tail
        print syntax::if_op::print
        verify verify::if_op
        region_branch control::IF
        fold fold::negated_if
    }
    /// Ends a `forall`: what its iterations do to the shared tensors.
    op forall.in_parallel as InParallel {
        regions { region: SIZED_REGION_1 }
        traits [
            Pure, Terminator, HasParent("scf.forall"), NoTerminator, SingleBlock,
            HasOnlyGraphRegion
        ]
        parse syntax::forall::parse_in_parallel
        print syntax::forall::print_in_parallel
        verify verify::in_parallel
        region_kind control::graph
    }
    /// A branch on an integer with values.
    op index_switch {
        operands { arg: INDEX }
        attrs { cases: DENSE_I64_ARRAY_ATTR }
        results { results: variadic ANY }
        regions { defaultRegion: SIZED_REGION_1, caseRegions: variadic SIZED_REGION_1 }
        traits [
            RecursiveMemoryEffects, SingleBlock, SingleBlockImplicitTerminator("scf.yield"),
            RegionBranch
        ]
        format "$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\n` `` `default` $defaultRegion"
        verify verify::index_switch
        region_branch control::INDEX_SWITCH
    }
    /// Loops whose iterations may run in any order, with reductions.
    op parallel {
        operands {
            lowerBound: variadic INDEX, upperBound: variadic INDEX, step: variadic INDEX,
            initVals: variadic ANY
        }
        results { results: variadic ANY }
        regions { region: SIZED_REGION_1 }
        traits [
            AutomaticAllocationScope, AttrSizedOperandSegments, LoopLike, RecursiveMemoryEffects,
            RegionBranch, SingleBlock, SingleBlockImplicitTerminator("scf.reduce"), ParallelRegion
        ]
        parse syntax::parallel::parse
        print syntax::parallel::print
        verify verify::parallel
        region_branch control::PARALLEL
    }
    /// Ends a `parallel`: how values of iterations combine.
    op reduce {
        operands { operands: variadic ANY }
        regions { reductions: variadic SIZED_REGION_1 }
        traits [
            Terminator, HasParent("scf.parallel"), RecursiveMemoryEffects, RegionBranchTerminator
        ]
        format "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict"
        verify_regions verify::reduce_regions
    }
    /// Ends a reduction.
    op reduce.return as ReduceReturn {
        operands { result: ANY }
        traits [HasParent("scf.reduce"), Pure, Terminator]
        format "$result attr-dict `:` type($result)"
        verify verify::reduce_return
    }
    /// A loop that asks before each iteration.
    op while as While {
        operands { inits: variadic ANY }
        results { results: variadic ANY }
        regions { before: SIZED_REGION_1, after: SIZED_REGION_1 }
        traits [RegionBranch, LoopLike, RecursiveMemoryEffects, SingleBlock, VerifiedByTypes]
        parse syntax::while_op::parse
        print syntax::while_op::print
        verify verify::while_op
        region_branch control::WHILE
    }
    /// Ends a region and gives its values.
    op yield as Yield {
        operands { results: variadic ANY }
        traits [
            Pure, RegionBranchTerminator, ReturnLike, Terminator,
            HasParent("scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while")
        ]
        format "attr-dict ($results^ `:` type($results))?"
    }
}
