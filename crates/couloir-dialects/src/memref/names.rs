//! Names that `memref` suggests for results.

use crate::common::names::result_names;

result_names! {
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
