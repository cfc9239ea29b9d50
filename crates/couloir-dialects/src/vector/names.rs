//! Names that `vector` suggests for results.

use crate::common::names::result_names;

result_names! {
    vscale = "vscale";
}
