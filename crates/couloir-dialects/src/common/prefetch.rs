//! Syntax of prefetches: what `affine.prefetch` and `memref.prefetch` say of how memory is used.

use couloir_ir::asm::{OpParser, OpPrinter, ParseResult};
use couloir_ir::{Attribute, OpRef, Type};

use super::syntax::set_prop;

/// Where a prefetch keeps what its syntax says.
pub struct Slots {
    /// Whether memory is to be written.
    pub is_write: usize,
    /// How soon it is used again.
    pub locality_hint: usize,
    /// Whether it holds data.
    pub is_data_cache: usize,
}

/// What is said, before the words are judged.
pub struct Hints {
    access: String,
    locality: Attribute,
    cache: String,
}

/// Reads `, read|write, locality<n>, data|instr`.
pub fn parse_hints(parser: &mut dyn OpParser) -> ParseResult<Hints> {
    parser.punct(",")?;
    let access = parser.any_keyword()?;
    parser.punct(",")?;
    parser.keyword("locality")?;
    parser.punct("<")?;
    let at = parser.position();
    let locality = parser.attribute(Some(Type::I32))?;
    if locality.as_int(parser.context()).is_none() {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    }
    parser.punct(">")?;
    parser.punct(",")?;
    Ok(Hints { access, locality, cache: parser.any_keyword()? })
}

/// Says it of the op.
pub fn set_hints(parser: &mut dyn OpParser, slots: &Slots, hints: &Hints) -> ParseResult {
    let access = (&*hints.access, ["read", "write"]);
    let cache = (&*hints.cache, ["instr", "data"]);
    let writes = one_of(parser, access, "rw specifier has to be 'read' or 'write'")?;
    let data = one_of(parser, cache, "cache type has to be 'data' or 'instr'")?;
    set_prop(parser, slots.is_write, Attribute::bool(writes));
    set_prop(parser, slots.is_data_cache, Attribute::bool(data));
    set_prop(parser, slots.locality_hint, hints.locality);
    Ok(())
}

/// Which of two words this is: false for the first.
fn one_of(
    parser: &mut dyn OpParser,
    (word, words): (&str, [&str; 2]),
    message: &str,
) -> ParseResult<bool> {
    if let Some(at) = words.iter().position(|own| *own == word) {
        Ok(at == 1)
    } else {
        let at = parser.name_position();
        Err(parser.error(at, message))
    }
}

/// Writes `, read|write, locality<n>, data|instr`.
pub fn print_hints(op: OpRef<'_>, slots: &Slots, printer: &mut dyn OpPrinter) {
    let is = |slot| op.prop(slot).and_then(Attribute::as_bool).unwrap_or(false);
    printer.text(if is(slots.is_write) { ", write, locality<" } else { ", read, locality<" });
    let locality = op.prop(slots.locality_hint).and_then(|hint| hint.as_i64(op.ctx()));
    printer.text(&locality.unwrap_or(0).to_string());
    printer.text(if is(slots.is_data_cache) { ">, data" } else { ">, instr" });
}
