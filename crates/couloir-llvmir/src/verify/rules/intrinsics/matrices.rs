//! Products of matrices on AMD's hardware whose elements have one of several formats: numbers of a
//! format fill as many words as they need, or more.

use super::super::{Checked, Rules};
use super::Call;
use crate::types::{Type, TypeData};

/// Where an intrinsic has its formats and matrices, and what is said of them.
struct Product {
    /// Arguments: a format, what is wrong with it, and the matrix of it.
    sides: [(usize, &'static str, usize); 2],
    /// Words of the widest format, of the next, of the narrowest.
    words: [u32; 3],
    /// The same in words.
    sizes: &'static str,
}

const MULTIPLY_ADD: Product = Product {
    sides: [(3, "invalid value for cbsz format", 0), (4, "invalid value for blgp format", 1)],
    words: [8, 6, 4],
    sizes: "4, 6 or 8",
};

const WAVE: Product = Product {
    sides: [(0, "invalid value for matrix format", 1), (2, "invalid value for matrix format", 3)],
    words: [16, 12, 8],
    sizes: "8, 12 or 16",
};

/// `amdgcn.mfma.scale.*.f8f6f4`
pub(super) fn multiply_add<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    product(rules, call, &MULTIPLY_ADD)
}

/// `amdgcn.wmma.*.f8f6f4`
pub(super) fn wave<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    product(rules, call, &WAVE)
}

/// How many words a matrix of a format has at least.
fn words_of(product: &Product, format: u64) -> Option<u32> {
    let at = match format {
        0 | 1 => 0,
        2 | 3 => 1,
        4 => 2,
        _ => return None,
    };
    product.words.get(at).copied()
}

fn product<'m>(rules: &mut Rules<'m>, call: Call<'m>, product: &Product) -> Checked {
    for (format, message, _) in product.sides {
        let known = rules.arg_int(call, format).is_some_and(|it| words_of(product, it).is_some());
        about(rules, call, &[format], known, message)?;
    }
    for (_, _, matrix) in product.sides {
        let sized = words(rules, call, matrix).is_some_and(|words| product.words.contains(&words));
        let message = format!("operand {matrix} must be {} element i32 vector", product.sizes);
        about(rules, call, &[matrix], sized, &message)?;
    }
    for (format, _, matrix) in product.sides {
        let least = rules.arg_int(call, format).and_then(|it| words_of(product, it));
        let fits = words(rules, call, matrix) >= least;
        about(rules, call, &[matrix, format], fits, "invalid vector type for format")?;
    }
    Ok(())
}

/// How many words an argument has.
fn words<'m>(rules: &Rules<'m>, call: Call<'m>, at: usize) -> Option<u32> {
    let ty = call.body.value_type(rules.ctx, call.arg(at)?);
    match *rules.ctx.ty(ty) {
        TypeData::Vector { elem, len, scalable: false } if is_word(rules, elem) => Some(len),
        _ => None,
    }
}

fn is_word(rules: &Rules<'_>, ty: Type) -> bool {
    rules.ctx.int_width(ty) == Some(32)
}

/// Reports a broken rule about arguments of a call.
fn about<'m>(
    rules: &mut Rules<'m>,
    call: Call<'m>,
    arguments: &[usize],
    holds: bool,
    message: &str,
) -> Checked {
    if holds {
        return Ok(());
    }
    let mut shown = vec![rules.text(call.subject())];
    for arg in arguments.iter().filter_map(|&at| call.arg(at)) {
        shown.push(rules.operand(call, arg));
    }
    Err(rules.broken_of(message, shown))
}
