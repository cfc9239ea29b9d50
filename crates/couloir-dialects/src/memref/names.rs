//! Names that `memref` suggests for results.

use couloir_ir::OpRef;
use couloir_ir::op::NameSink;

macro_rules! names {
    ($($hook:ident = $text:literal;)*) => {
        $(
            #[doc = concat!("`%", $text, "`")]
            pub(super) fn $hook(op: OpRef<'_>, name: &mut NameSink<'_>) {
                if let Some(result) = op.result(0) {
                    name(result, $text);
                }
            }
        )*
    };
}

names! {
    alloc = "alloc";
    alloca = "alloca";
    assume_align = "assume_align";
    cast = "cast";
    collapse_shape = "collapse_shape";
    dim = "dim";
    expand_shape = "expand_shape";
    intptr = "intptr";
    memspacecast = "memspacecast";
    reinterpret_cast = "reinterpret_cast";
    reshape = "reshape";
    subview = "subview";
    transpose = "transpose";
    view = "view";
}
