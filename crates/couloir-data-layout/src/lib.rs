//! Data layouts told as a string, as LLVM reads them (LLVM language
//! reference, "Data Layout"): specifications with dashes between them. What is
//! wrong is said in LLVM's words.

use std::collections::HashSet;

type Checked = Result<(), String>;

/// Checks a string that tells a data layout as LLVM does: specifications
/// with dashes between. The error is LLVM's message.
pub fn check(text: &str) -> Checked {
    let mut names = HashSet::new();
    if text.is_empty() {
        return Ok(());
    }
    for spec in text.split('-') {
        specification(spec, &mut names)?;
    }
    Ok(())
}

/// A message about what a specification looks like.
fn malformed(form: &str) -> Checked {
    Err(format!("malformed specification, must be of the form \"{form}\""))
}

fn specification<'t>(spec: &'t str, names: &mut HashSet<&'t str>) -> Checked {
    if let Some(rest) = spec.strip_prefix("ni") {
        return non_integral(rest);
    }
    let mut chars = spec.chars();
    let Some(kind) = chars.next() else {
        return Err("empty specification is not allowed".into());
    };
    let rest = chars.as_str();
    match kind {
        'i' | 'f' | 'v' => primitive(kind, rest),
        'a' => aggregate(rest),
        'p' => pointer(rest, names),
        's' => Ok(()),
        'e' | 'E' if rest.is_empty() => Ok(()),
        'e' | 'E' => Err("malformed specification, must be just 'e' or 'E'".into()),
        'n' => rest.split(':').try_for_each(|size| self::size(size, "size").map(|_| ())),
        'S' if rest.is_empty() => malformed("S<size>"),
        'S' => alignment(rest, "stack natural").map(|_| ()),
        'F' => function_pointer(rest),
        'P' | 'A' | 'G' if rest.is_empty() => malformed(&format!("{kind}<address space>")),
        'P' | 'A' | 'G' => address_space(rest).map(|_| ()),
        'm' => mangling(rest),
        _ => Err(format!("unknown specifier '{kind}'")),
    }
}

/// `ni:<address space>[:<address space>]...`
fn non_integral(rest: &str) -> Checked {
    let Some(rest) = rest.strip_prefix(':') else {
        return malformed("ni:<address space>[:<address space>]...");
    };
    for space in rest.split(':') {
        if address_space(space)? == 0 {
            return Err("address space 0 cannot be non-integral".into());
        }
    }
    Ok(())
}

/// `F<type><abi>`
fn function_pointer(rest: &str) -> Checked {
    let mut chars = rest.chars();
    match chars.next() {
        None => malformed("F<type><abi>"),
        Some('i' | 'n') => alignment(chars.as_str(), "ABI").map(|_| ()),
        Some(other) => Err(format!("unknown function pointer alignment type '{other}'")),
    }
}

/// `m:<mangling>`
fn mangling(rest: &str) -> Checked {
    match rest.strip_prefix(':') {
        None | Some("") => malformed("m:<mangling>"),
        Some("e" | "l" | "o" | "m" | "w" | "x" | "a") => Ok(()),
        Some(_) => Err("unknown mangling mode".into()),
    }
}

/// `i<size>:<abi>[:<pref>]`, and the same of `f` and `v`
fn primitive(kind: char, rest: &str) -> Checked {
    let parts: Vec<&str> = rest.split(':').collect();
    let (width, abi, preferred) = match *parts {
        [width, abi] => (width, abi, None),
        [width, abi, preferred] => (width, abi, Some(preferred)),
        _ => return malformed(&format!("{kind}<size>:<abi>[:<pref>]")),
    };
    let width = size(width, "size")?;
    let abi = alignment(abi, "ABI")?;
    if kind == 'i' && width == 8 && abi != 8 {
        return Err("i8 must be 8-bit aligned".into());
    }
    preferred_alignment(preferred, abi)
}

/// `a:<abi>[:<pref>]`
fn aggregate(rest: &str) -> Checked {
    let parts: Vec<&str> = rest.split(':').collect();
    let (width, abi, preferred) = match *parts {
        [width, abi] => (width, abi, None),
        [width, abi, preferred] => (width, abi, Some(preferred)),
        _ => return malformed("a:<abi>[:<pref>]"),
    };
    if !width.is_empty() && number(width) != Some(0) {
        return Err("size must be zero".into());
    }
    let abi = if number(abi) == Some(0) { 8 } else { alignment(abi, "ABI")? };
    preferred_alignment(preferred, abi)
}

/// `p[<flags>][<n>][(<name>)]:<size>:<abi>[:<pref>[:<idx>]]`
fn pointer<'t>(rest: &'t str, names: &mut HashSet<&'t str>) -> Checked {
    let parts: Vec<&str> = rest.split(':').collect();
    let ([space, width, abi], more) = match parts.split_first_chunk() {
        Some((&first, more)) if more.len() <= 2 => (first, more),
        _ => return malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"),
    };
    pointer_space(space, names)?;
    let width = size(width, "pointer size")?;
    let abi = alignment(abi, "ABI")?;
    preferred_alignment(more.first().copied(), abi)?;
    match more.get(1) {
        Some(index) if size(index, "index size")? > width => {
            Err("index size cannot be larger than the pointer size".into())
        }
        _ => Ok(()),
    }
}

/// The flags, number and name of an address space.
fn pointer_space<'t>(text: &'t str, names: &mut HashSet<&'t str>) -> Checked {
    let flags = text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (flags, rest) = text.split_at(flags);
    if let Some(flag) = flags.chars().find(|flag| !matches!(flag, 'u' | 'e')) {
        return Err(format!("'{flag}' is not a valid pointer specification flag"));
    }
    let (space, name) = rest.split_at(rest.find('(').unwrap_or(rest.len()));
    let space = if space.is_empty() { 0 } else { address_space(space)? };
    if space == 0 && !flags.is_empty() {
        return Err("address space 0 cannot be unstable or have external state".into());
    }
    if name.is_empty() {
        return Ok(());
    }
    let name = name.strip_prefix('(').and_then(|name| name.strip_suffix(')'));
    match name.filter(|name| !name.is_empty()) {
        None => Err("Expected `( address space name )`".into()),
        Some("P" | "G" | "A") => {
            Err("Cannot use predefined address space names P/G/A in data layout".into())
        }
        Some(name) if !names.insert(name) => {
            Err(format!("address space name `{name}` already used"))
        }
        Some(_) => Ok(()),
    }
}

/// A decimal number of 32 bits.
fn number(text: &str) -> Option<u32> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

fn size(text: &str, what: &str) -> Result<u32, String> {
    if text.is_empty() {
        return Err(format!("{what} component cannot be empty"));
    }
    number(text)
        .filter(|&size| size != 0 && size < 1 << 24)
        .ok_or_else(|| format!("{what} must be a non-zero 24-bit integer"))
}

fn address_space(text: &str) -> Result<u32, String> {
    if text.is_empty() {
        return Err("address space component cannot be empty".into());
    }
    let space = number(text).filter(|&space| space < 1 << 24);
    space.ok_or_else(|| "address space must be a 24-bit integer".into())
}

/// An alignment in bits: some power of two of bytes.
fn alignment(text: &str, what: &str) -> Result<u32, String> {
    if text.is_empty() {
        return Err(format!("{what} alignment component cannot be empty"));
    }
    match number(text) {
        Some(0) => Err(format!("{what} alignment must be non-zero")),
        Some(bits) if bits >= 1 << 16 => Err(format!("{what} alignment must be a 16-bit integer")),
        Some(bits) if bits % 8 == 0 && (bits / 8).is_power_of_two() => Ok(bits),
        Some(_) => Err(format!("{what} alignment must be a power of two times the byte width")),
        None => Err(format!("{what} alignment must be a 16-bit integer")),
    }
}

fn preferred_alignment(text: Option<&str>, abi: u32) -> Checked {
    match text {
        Some(text) if alignment(text, "preferred")? < abi => {
            Err("preferred alignment cannot be less than the ABI alignment".into())
        }
        _ => Ok(()),
    }
}
