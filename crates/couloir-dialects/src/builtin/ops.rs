//! The ops of `builtin`.

use couloir_ods::attrs::{STR_ATTR, SYMBOL_NAME_ATTR};
use couloir_ods::dialect;
use couloir_ods::regions::SIZED_REGION_1;
use couloir_ods::types::ANY;

use super::{fold, verify};

dialect! { builtin, "What every dialect builds on.";
    inline crate::builtin::inline::INLINE
    /// A container of other ops, most often functions and globals.
    op module {
        attrs { sym_name: optional SYMBOL_NAME_ATTR, sym_visibility: optional STR_ATTR }
        regions { bodyRegion: SIZED_REGION_1 }
        traits [
            AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, NoTerminator,
            SingleBlock, HasOnlyGraphRegion, DataLayout
        ]
        format "($sym_name^)? attr-dict-with-keyword $bodyRegion"
        verify verify::module
        default_dialect "builtin"
    }
    /// Values of some types taken for values of others.
    op unrealized_conversion_cast {
        operands { inputs: variadic ANY }
        results { outputs: variadic ANY }
        traits [Pure, VerifiedByTypes]
        format "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict"
        verify verify::cast
        fold fold::cast
    }
}
