//! What LLVM 22 knows of its intrinsics, generic and of targets: names, types, attributes.
//!
//! The tables are written by `xtask/tables/intrinsics.py`, from what an installed LLVM says.
//! - `names.txt`, in the order of the names: a name after `llvm.`, without the types it is
//!   overloaded on; the row of its signature; the row of its attributes.
//! - `signatures.txt`: a result (several in braces) and parameters. `A` is any type, `I` any
//!   integer, `F` any float, `P` any pointer, `V` any vector, scalars standing for vectors of them
//!   too (`P` apart): in the order in which they stand, these are the types a name is overloaded
//!   on, and have numbers from 0. Of number `n`: `n` is the type itself, `en` the type of its
//!   elements, `sn:T` is `T` or the vector of `T` as long, `pn` a vector of pointers as long (and
//!   one more type of the name), `xn:K` the vector with one `K`th of the elements, `bn` a vector of
//!   integers of the size of its elements, `wn` and `nn` have elements twice and half as wide,
//!   `dn:K` has `K` times as many elements, as much narrower.
//! - `attributes.txt`: of the function, of the result, of the parameters.

mod attributes;
mod mangle;
mod signature;

use std::cmp::Ordering;
use std::sync::OnceLock;

pub use attributes::intrinsic_attributes;
pub use mangle::mangled_type;
pub use signature::{Signature, SignatureMismatch, intrinsic_signature};

const NAMES: &str = include_str!("names.txt");
const SIGNATURES: &str = include_str!("signatures.txt");
const ATTRIBUTES: &str = include_str!("attributes.txt");

/// An intrinsic's row.
#[derive(Clone, Copy)]
struct Intrinsic {
    /// Name after `llvm.`, without the types it is overloaded on.
    base: &'static str,
    signature: &'static str,
    attributes: &'static str,
}

/// The row of a name, with or without the types it is overloaded on: they are taken off its end,
/// one by one.
fn find(name: &str) -> Option<Intrinsic> {
    let name = name.strip_prefix("llvm.")?;
    let mut base = name;
    loop {
        if let Some(found) = line_of(base).and_then(intrinsic) {
            let overloaded = signature::is_overloaded(found.signature);
            return (base.len() == name.len() || overloaded).then_some(found);
        }
        base = base.rsplit_once('.')?.0;
    }
}

/// The line of [`NAMES`] that begins with this name: they are halved.
fn line_of(name: &str) -> Option<&'static str> {
    let bytes = NAMES.as_bytes();
    let (mut low, mut high) = (0, bytes.len());
    while low < high {
        let middle = low.midpoint(high);
        let before = bytes.get(low..middle)?.iter().rposition(|&byte| byte == b'\n');
        let start = before.map_or(low, |at| low + at + 1);
        let line = bytes.get(start..high)?;
        let len = line.iter().position(|&byte| byte == b' ')?;
        let end = start + len + line.get(len..)?.iter().position(|&byte| byte == b'\n')?;
        match line.get(..len)?.cmp(name.as_bytes()) {
            Ordering::Equal => return NAMES.get(start..end),
            Ordering::Less => low = end + 1,
            Ordering::Greater => high = start,
        }
    }
    None
}

fn intrinsic(line: &'static str) -> Option<Intrinsic> {
    static SIGNATURE_ROWS: OnceLock<Vec<&str>> = OnceLock::new();
    static ATTRIBUTE_ROWS: OnceLock<Vec<&str>> = OnceLock::new();
    let row = |rows: &'static OnceLock<Vec<&'static str>>, text: &'static str, at: &str| {
        rows.get_or_init(|| text.lines().collect()).get(at.parse::<usize>().ok()?).copied()
    };
    let mut words = line.split(' ');
    let base = words.next()?;
    let signature = row(&SIGNATURE_ROWS, SIGNATURES, words.next()?)?;
    let attributes = row(&ATTRIBUTE_ROWS, ATTRIBUTES, words.next()?)?;
    Some(Intrinsic { base, signature, attributes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_found_and_has_rows() {
        let names = || NAMES.lines().map(|line| line.split(' ').next().unwrap());
        assert!(names().is_sorted());
        for name in names() {
            assert_eq!(find(&format!("llvm.{name}")).unwrap().base, name);
        }
        assert_eq!(find("llvm.ctlz.i32").unwrap().base, "ctlz");
        assert!(find("llvm.trap.i32").is_none());
        assert!(find("llvm.").is_none());
        assert!(find("trap").is_none());
    }
}
