//! Names that `tensor` suggests for results.

use crate::common::names::result_names;

result_names! {
    cast = "cast";
    collapsed = "collapsed";
    concat = "concat";
    dim = "dim";
    expanded = "expanded";
    extracted = "extracted";
    extracted_slice = "extracted_slice";
    from_elements = "from_elements";
    gather = "gather";
    generated = "generated";
    inserted = "inserted";
    inserted_slice = "inserted_slice";
    padded = "padded";
    rank = "rank";
    reshape = "reshape";
    scatter = "scatter";
    splat = "splat";
}
