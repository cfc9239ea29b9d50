//! Messages that quote bytes which are no text.
//!
//! Messages are `String`s, but names in a file may be any bytes. A byte that is
//! no part of UTF-8 is held as a character of the last private plane, and is
//! written as that byte again.

use std::borrow::Cow;

/// Stands for the byte 0; characters for the others follow.
const FIRST: u32 = 0x10_0000;

/// The text of any bytes, for messages.
pub fn quoted_bytes(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(
            chunk.invalid().iter().filter_map(|&byte| char::from_u32(FIRST + u32::from(byte))),
        );
    }
    text
}

/// The bytes of a message.
pub fn message_bytes(text: &str) -> Cow<'_, [u8]> {
    if !text.chars().any(|c| quoted(c).is_some()) {
        return text.as_bytes().into();
    }
    let mut bytes = Vec::with_capacity(text.len());
    for c in text.chars() {
        match quoted(c) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    bytes.into()
}

/// The byte that a character stands for.
fn quoted(c: char) -> Option<u8> {
    let byte = u32::from(c).checked_sub(FIRST)?;
    u8::try_from(byte).ok().filter(|byte| *byte >= 0x80)
}
