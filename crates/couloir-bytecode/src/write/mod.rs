//! IR to bytecode.
//!
//! - [`isolation`]: which ops are apart from what is around them;
//! - [`number`]: which number each dialect, op name, attribute and type gets;
//! - [`parts`]: where the parts of attributes go;
//! - [`ops`]: ops; [`uses`]: in which order values are used.

mod isolation;
mod number;
mod ops;
mod parts;
mod resources;
mod uses;

use couloir_ir::OpRef;

use crate::bytes::Emitter;
use crate::encoding::{MAGIC, Section, version};
use number::{Known, Numbering, Table};
use parts::{Parts, Strings};

/// How IR is written.
#[derive(Clone, Copy, Debug)]
pub struct WriteOptions<'a> {
    /// The version of the format.
    pub version: u64,
    /// Who wrote the file.
    pub producer: &'a str,
    /// Whether the bytes of resources are left out.
    pub elide_resources: bool,
}

impl Default for WriteOptions<'_> {
    fn default() -> Self {
        Self {
            version: version::CURRENT,
            producer: concat!("Couloir", env!("CARGO_PKG_VERSION")),
            elide_resources: false,
        }
    }
}

/// An op with all that is in it as bytecode ("MLIR Bytecode Format").
///
/// # Errors
/// The version is not known; says so.
pub fn write(op: OpRef<'_>, options: &WriteOptions<'_>) -> Result<Vec<u8>, String> {
    let newest = version::CURRENT;
    if options.version > newest {
        // It may have had a sign.
        let wanted = options.version.cast_signed();
        return Err(format!(
            "unsupported version requested {wanted}, must be in range [0, {newest}]"
        ));
    }
    let numbers = Numbering::of(op, options.version);
    let mut strings = Strings::default();
    let mut file = Emitter::default();
    file.raw(&MAGIC);
    file.varint(options.version);
    file.raw(options.producer.as_bytes());
    file.byte(0);
    dialects(op, &numbers, &mut strings, options.version, &mut file);
    attrs_and_types(op, &numbers, &mut strings, &mut file);
    let properties = ops::write(op, &numbers, &mut strings, options.version, &mut file);
    resources::write(op.ctx(), &numbers, &mut strings, options, &mut file);
    file.section(Section::String, &strings.section());
    if options.version >= version::PROPERTIES {
        file.section(Section::Properties, &properties);
    }
    Ok(file.into_bytes())
}

/// The dialects, and the names of ops.
fn dialects(
    op: OpRef<'_>,
    numbers: &Numbering,
    strings: &mut Strings,
    format: u64,
    file: &mut Emitter,
) {
    let ctx = op.ctx();
    let mut section = Emitter::default();
    section.varint(numbers.dialects.len() as u64);
    for &dialect in &numbers.dialects {
        let name = strings.number(ctx.bytes(dialect)) as usize;
        if format >= version::DIALECT_VERSIONS {
            section.flagged(name, false);
        } else {
            section.varint(name as u64);
        }
    }
    if format >= version::ELIDED_LOCATIONS {
        section.varint(numbers.ops.len() as u64);
    }
    by_dialect(&numbers.ops, &mut section, |name, section| {
        let text = ctx.bytes(ctx.op_name_str(name));
        let dot = text.iter().position(|&byte| byte == b'.');
        let number = strings.number(dot.map_or(&[], |dot| &text[dot + 1..]));
        if format >= version::PROPERTIES {
            section.flagged(number as usize, ctx.is_registered(name));
        } else {
            section.varint(number);
        }
    });
    file.section(Section::Dialect, &section);
}

/// Writes entries, with a head before those of each dialect.
fn by_dialect<K: Known>(table: &Table<K>, to: &mut Emitter, mut each: impl FnMut(K, &mut Emitter)) {
    for group in table.entries().chunk_by(|a, b| a.dialect == b.dialect) {
        to.varint(group[0].dialect as u64);
        to.varint(group.len() as u64);
        group.iter().for_each(|entry| each(entry.key, to));
    }
}

/// The attributes and types, and where each of them ends.
fn attrs_and_types(op: OpRef<'_>, numbers: &Numbering, strings: &mut Strings, file: &mut Emitter) {
    let ctx = op.ctx();
    let (mut offsets, mut all) = (Emitter::default(), Emitter::default());
    offsets.varint(numbers.attrs.len() as u64);
    offsets.varint(numbers.types.len() as u64);
    let mut parts = Parts { ctx, numbers, strings, out: &mut all };
    by_dialect(&numbers.attrs, &mut offsets, |attr, offsets| {
        let start = parts.out.len();
        let custom = parts.whole_attr(attr);
        offsets.flagged(parts.out.len() - start, custom);
    });
    by_dialect(&numbers.types, &mut offsets, |ty, offsets| {
        let start = parts.out.len();
        let custom = parts.whole_type(ty);
        offsets.flagged(parts.out.len() - start, custom);
    });
    file.section(Section::AttrTypeOffset, &offsets);
    file.section(Section::AttrType, &all);
}
