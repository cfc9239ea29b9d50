//! Reads the sections of resources: keys by dialect, and their values.

use couloir_ir::Str;
use couloir_ir::context::ExternalResource;

use super::File;
use super::entries::{Entries, entry};
use crate::bytes::{Cursor, Fault};
use crate::encoding::{Section, resource};

/// Reads all resources into the context, and notes the keys of those of dialects.
pub(super) fn read(entries: &mut Entries<'_>, file: &File<'_>) -> Result<(), Fault> {
    let mut from = file.section(Section::ResourceOffset);
    let mut all = file.section(Section::Resource);
    if from.is_empty() {
        return Ok(());
    }
    for _ in 0..from.count()? {
        let group = from.varint()?;
        let group = entries.ctx.intern_bytes(entries.string(group)?);
        entries.ctx.add_external_group(group);
        each(entries, &mut from, &mut all, &mut |entries, key, value| {
            if let Some(value) = value {
                entries.ctx.add_external_resource(group, key, value);
            }
        })?;
    }
    while !from.is_empty() {
        let dialect = *entry(&entries.dialects, from.varint()?, "dialect")?;
        each(entries, &mut from, &mut all, &mut |entries, key, value| {
            entries.resources.push(key);
            if let Some(ExternalResource::Blob(blob)) = value {
                entries.ctx.set_resource(dialect, key, blob);
            }
        })?;
    }
    Ok(())
}

/// Takes a resource, and its value where there is one.
type Take<'t, 'a> = dyn FnMut(&mut Entries<'a>, Str, Option<ExternalResource>) + 't;

fn each<'a>(
    entries: &mut Entries<'a>,
    from: &mut Cursor<'_>,
    all: &mut Cursor<'_>,
    take: &mut Take<'_, 'a>,
) -> Result<(), Fault> {
    for _ in 0..from.count()? {
        let key = from.varint()?;
        let key = entries.ctx.intern_bytes(entries.string(key)?);
        let (size, kind) = (from.varint()?, from.byte()?);
        let size = all.fits(size)?;
        let value = if size == 0 { None } else { Some(value(entries, kind, all, size)?) };
        take(entries, key, value);
    }
    Ok(())
}

fn value(
    entries: &Entries<'_>,
    kind: u8,
    all: &mut Cursor<'_>,
    size: usize,
) -> Result<ExternalResource, Fault> {
    let mut from = all.part(size)?;
    Ok(match kind {
        resource::BLOB => {
            let alignment = from.varint()?;
            let size = from.varint()?;
            from.align(alignment)?;
            let size = from.fits(size)?;
            let mut bytes = (alignment as u32).to_le_bytes().to_vec();
            bytes.extend_from_slice(from.take(size)?);
            ExternalResource::Blob(bytes.into())
        }
        resource::BOOL => ExternalResource::Bool(from.byte()? != 0),
        resource::STRING => {
            let text = from.varint()?;
            ExternalResource::String(entries.ctx.intern_bytes(entries.string(text)?))
        }
        other => return Err(format!("unknown resource kind: {other}")),
    })
}
