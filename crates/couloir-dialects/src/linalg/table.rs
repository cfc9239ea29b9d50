//! The named ops that are rows of a table: what their loops are, which elements each operand is
//! read or written at, and what is done with these.

use super::scalar::Scalar;

use self::Payload::{Cast, First, Fold, FoldUnsigned, MulAdd, Quantized, Random, Same};

/// What the implicit body of an op does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payload {
    /// One op on the inputs as they are.
    Same(Scalar),
    /// The first input, made the type of the output.
    Cast,
    /// The first input as it is.
    First,
    /// The output with the first input, made its type.
    Fold(Scalar),
    /// The same, where numbers have no sign.
    FoldUnsigned(Scalar),
    /// The output and the product of the first two inputs, made its type.
    MulAdd,
    /// The same with the zero points, which are the next two inputs, taken from them before.
    Quantized,
    /// Pseudorandom numbers between two bounds, from a seed.
    Random,
}

/// A named op.
#[derive(Debug)]
pub struct Row {
    /// The name without the dialect's.
    pub name: &'static str,
    /// How many operands there are, and so arguments of the body.
    pub operands: usize,
    /// Of each loop, whether it is parallel (`p`) or reduces (`r`); nothing where there is one
    /// parallel loop for each dimension of the output, and what has dimensions has those.
    pub iterators: &'static str,
    /// The place of each operand: per dimension, loops as letters from `a`, of which `a+b` is the
    /// sum and `a~b0` the sum with the stride and the dilation of that number as factors.
    pub maps: &'static [&'static str],
    /// The body.
    pub payload: Payload,
}

const fn row(
    name: &'static str,
    operands: usize,
    iterators: &'static str,
    maps: &'static [&'static str],
    payload: Payload,
) -> Row {
    Row { name, operands, iterators, maps, payload }
}

/// The row of an op by its name without the dialect's.
pub fn find(name: &str) -> Option<&'static Row> {
    debug_assert!(ROWS.is_sorted_by(|a, b| a.name < b.name));
    ROWS.binary_search_by(|row| row.name.cmp(name)).ok().and_then(|at| ROWS.get(at))
}

/// All rows, by name.
#[rustfmt::skip]
pub static ROWS: &[Row] = &[
    row("abs", 2, "", &[], Same(Scalar::Abs)),
    row("add", 3, "", &[], Same(Scalar::Add)),
    row("batch_matvec", 3, "ppr", &["a b c", "a c", "a b"], MulAdd),
    row("batch_mmt4d", 3, "ppprppr", &["a b d e g", "a c d f g", "a b c e f"], MulAdd),
    row("batch_vecmat", 3, "ppr", &["a c", "a c b", "a b"], MulAdd),
    row("ceil", 2, "", &[], Same(Scalar::Ceil)),
    row("conv_1d", 3, "pr", &["a+b", "b", "a"], MulAdd),
    row("conv_1d_ncw_fcw", 3, "ppprr", &["a d c~e0", "b d e", "a b c"], MulAdd),
    row("conv_1d_nwc_wcf", 3, "ppprr", &["a b~d0 e", "d e c", "a b c"], MulAdd),
    row("conv_2d", 3, "pprr", &["a+c b+d", "c d", "a b"], MulAdd),
    row("conv_2d_nchw_fchw", 3, "pppprrr", &["a e c~f0 d~g1", "b e f g", "a b c d"], MulAdd),
    row("conv_2d_nchw_fchw_q", 5, "pppprrr", &["a e c~f0 d~g1", "b e f g", "", "", "a b c d"], Quantized),
    row("conv_2d_ngchw_fgchw", 3, "ppppprrr", &["a b f d~g0 e~h1", "c b f g h", "a b c d e"], MulAdd),
    row("conv_2d_ngchw_gfchw", 3, "ppppprrr", &["a b f d~g0 e~h1", "b c f g h", "a b c d e"], MulAdd),
    row("conv_2d_ngchw_gfchw_q", 5, "ppppprrr", &["a b f d~g0 e~h1", "b c f g h", "", "", "a b c d e"], Quantized),
    row("conv_2d_nhwc_fhwc", 3, "pppprrr", &["a b~e0 c~f1 g", "d e f g", "a b c d"], MulAdd),
    row("conv_2d_nhwc_fhwc_q", 5, "pppprrr", &["a b~e0 c~f1 g", "d e f g", "", "", "a b c d"], Quantized),
    row("conv_2d_nhwc_hwcf", 3, "pppprrr", &["a b~e0 c~f1 g", "e f g d", "a b c d"], MulAdd),
    row("conv_2d_nhwc_hwcf_q", 5, "pppprrr", &["a b~e0 c~f1 g", "e f g d", "", "", "a b c d"], Quantized),
    row("conv_2d_nhwgc_gfhwc", 3, "ppppprrr", &["a b~f0 c~g1 d h", "d e f g h", "a b c d e"], MulAdd),
    row("conv_2d_nhwgc_gfhwc_q", 5, "ppppprrr", &["a b~f0 c~g1 d h", "d e f g h", "", "", "a b c d e"], Quantized),
    row("conv_3d", 3, "ppprrr", &["a+d b+e c+f", "d e f", "a b c"], MulAdd),
    row("conv_3d_ncdhw_fcdhw", 3, "ppppprrrr", &["a f c~g0 d~h1 e~i2", "b f g h i", "a b c d e"], MulAdd),
    row("conv_3d_ndhwc_dhwcf", 3, "ppppprrrr", &["a b~f0 c~g1 d~h2 i", "f g h i e", "a b c d e"], MulAdd),
    row("conv_3d_ndhwc_dhwcf_q", 5, "ppppprrrr", &["a b~f0 c~g1 d~h2 i", "f g h i e", "", "", "a b c d e"], Quantized),
    row("copy", 2, "", &[], Cast),
    row("depthwise_conv_1d_ncw_cw", 3, "pppr", &["a c b~d0", "c d", "a c b"], MulAdd),
    row("depthwise_conv_1d_nwc_wc", 3, "pppr", &["a b~d0 c", "d c", "a b c"], MulAdd),
    row("depthwise_conv_1d_nwc_wcm", 3, "ppppr", &["a b~e0 c", "e c d", "a b c d"], MulAdd),
    row("depthwise_conv_2d_nchw_chw", 3, "pppprr", &["a d b~e0 c~f1", "d e f", "a d b c"], MulAdd),
    row("depthwise_conv_2d_nhwc_hwc", 3, "pppprr", &["a b~e0 c~f1 d", "e f d", "a b c d"], MulAdd),
    row("depthwise_conv_2d_nhwc_hwc_q", 5, "pppprr", &["a b~e0 c~f1 d", "e f d", "", "", "a b c d"], Quantized),
    row("depthwise_conv_2d_nhwc_hwcm", 3, "ppppprr", &["a b~f0 c~g1 d", "f g d e", "a b c d e"], MulAdd),
    row("depthwise_conv_2d_nhwc_hwcm_q", 5, "ppppprr", &["a b~f0 c~g1 d", "f g d e", "", "", "a b c d e"], Quantized),
    row("depthwise_conv_3d_ncdhw_cdhw", 3, "pppprrrp", &["a h b~e0 c~f1 d~g2", "h e f g", "a h b c d"], MulAdd),
    row("depthwise_conv_3d_ndhwc_dhwc", 3, "pppprrrp", &["a b~e0 c~f1 d~g2 h", "e f g h", "a b c d h"], MulAdd),
    row("depthwise_conv_3d_ndhwc_dhwcm", 3, "ppppprrrp", &["a b~f0 c~g1 d~h2 i", "f g h i e", "a b c d i e"], MulAdd),
    row("div", 3, "", &[], Same(Scalar::Div)),
    row("div_unsigned", 3, "", &[], Same(Scalar::DivUnsigned)),
    row("dot", 3, "r", &["a", "a", ""], MulAdd),
    row("erf", 2, "", &[], Same(Scalar::Erf)),
    row("exp", 2, "", &[], Same(Scalar::Exp)),
    row("fill", 2, "", &[], First),
    row("fill_rng_2d", 4, "pp", &["", "", "", "a b"], Random),
    row("floor", 2, "", &[], Same(Scalar::Floor)),
    row("log", 2, "", &[], Same(Scalar::Log)),
    row("matvec", 3, "pr", &["a b", "b", "a"], MulAdd),
    row("max", 3, "", &[], Same(Scalar::MaxSigned)),
    row("min", 3, "", &[], Same(Scalar::MinSigned)),
    row("mmt4d", 3, "pprppr", &["a c d f", "b c e f", "a b d e"], MulAdd),
    row("mul", 3, "", &[], Same(Scalar::Mul)),
    row("negf", 2, "", &[], Same(Scalar::Negf)),
    row("pooling_nchw_max", 3, "pppprr", &["a b c~e0 d~f1", "e f", "a b c d"], Fold(Scalar::MaxSigned)),
    row("pooling_nchw_sum", 3, "pppprr", &["a b c~e0 d~f1", "e f", "a b c d"], Fold(Scalar::Add)),
    row("pooling_ncw_max", 3, "pppr", &["a b c~d0", "d", "a b c"], Fold(Scalar::MaxSigned)),
    row("pooling_ncw_sum", 3, "pppr", &["a b c~d0", "d", "a b c"], Fold(Scalar::Add)),
    row("pooling_ndhwc_max", 3, "ppppprrr", &["a b~f0 c~g1 d~h2 e", "f g h", "a b c d e"], Fold(Scalar::MaxSigned)),
    row("pooling_ndhwc_min", 3, "ppppprrr", &["a b~f0 c~g1 d~h2 e", "f g h", "a b c d e"], Fold(Scalar::MinSigned)),
    row("pooling_ndhwc_sum", 3, "ppppprrr", &["a b~f0 c~g1 d~h2 e", "f g h", "a b c d e"], Fold(Scalar::Add)),
    row("pooling_nhwc_max", 3, "pppprr", &["a b~e0 c~f1 d", "e f", "a b c d"], Fold(Scalar::MaxSigned)),
    row("pooling_nhwc_max_unsigned", 3, "pppprr", &["a b~e0 c~f1 d", "e f", "a b c d"], FoldUnsigned(Scalar::MaxUnsigned)),
    row("pooling_nhwc_min", 3, "pppprr", &["a b~e0 c~f1 d", "e f", "a b c d"], Fold(Scalar::MinSigned)),
    row("pooling_nhwc_min_unsigned", 3, "pppprr", &["a b~e0 c~f1 d", "e f", "a b c d"], FoldUnsigned(Scalar::MinUnsigned)),
    row("pooling_nhwc_sum", 3, "pppprr", &["a b~e0 c~f1 d", "e f", "a b c d"], Fold(Scalar::Add)),
    row("pooling_nwc_max", 3, "pppr", &["a b~d0 c", "d", "a b c"], Fold(Scalar::MaxSigned)),
    row("pooling_nwc_max_unsigned", 3, "pppr", &["a b~d0 c", "d", "a b c"], FoldUnsigned(Scalar::MaxUnsigned)),
    row("pooling_nwc_min", 3, "pppr", &["a b~d0 c", "d", "a b c"], Fold(Scalar::MinSigned)),
    row("pooling_nwc_min_unsigned", 3, "pppr", &["a b~d0 c", "d", "a b c"], FoldUnsigned(Scalar::MinUnsigned)),
    row("pooling_nwc_sum", 3, "pppr", &["a b~d0 c", "d", "a b c"], Fold(Scalar::Add)),
    row("powf", 3, "", &[], Same(Scalar::Powf)),
    row("quantized_batch_matmul", 5, "pppr", &["a b d", "a d c", "", "", "a b c"], Quantized),
    row("quantized_matmul", 5, "ppr", &["a c", "c b", "", "", "a b"], Quantized),
    row("reciprocal", 2, "", &[], Same(Scalar::Reciprocal)),
    row("round", 2, "", &[], Same(Scalar::Round)),
    row("rsqrt", 2, "", &[], Same(Scalar::Rsqrt)),
    row("select", 4, "", &[], Same(Scalar::Select)),
    row("sqrt", 2, "", &[], Same(Scalar::Sqrt)),
    row("square", 2, "", &[], Same(Scalar::Square)),
    row("sub", 3, "", &[], Same(Scalar::Sub)),
    row("tanh", 2, "", &[], Same(Scalar::Tanh)),
    row("vecmat", 3, "pr", &["b", "b a", "a"], MulAdd),
];
