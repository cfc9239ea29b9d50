//! Names of vector variants of functions, as the vector function ABI builds them:
//! `_ZGV<isa><mask><length><parameters>_<scalar name>[(<vector name>)]`.

/// Whether this names a variant of a function with so many parameters.
pub(super) fn is_variant(name: &str, params: usize) -> bool {
    parse(name, params).is_some()
}

fn parse(name: &str, params: usize) -> Option<()> {
    let rest = name.strip_prefix("_ZGV")?;
    let (own, rest) = match rest.strip_prefix("_LLVM_") {
        Some(rest) => (true, rest),
        None => (false, rest.get(1..)?),
    };
    let rest = rest.strip_prefix(['M', 'N'])?;
    let mut rest = match rest.strip_prefix('x') {
        Some(rest) => rest,
        None => number(rest).filter(|(lanes, _)| *lanes != 0)?.1,
    };
    let mut count = 0;
    while let Some(after) = parameter(rest)? {
        rest = aligned(after)?;
        count += 1;
    }
    if count == 0 || count != params {
        return None;
    }
    let rest = rest.strip_prefix('_')?;
    let (scalar, vector) = match rest.split_once('(') {
        Some((scalar, vector)) => {
            (scalar, vector.strip_suffix(')').filter(|name| !name.is_empty())?)
        }
        None => (rest, ""),
    };
    let redirected = !own || !vector.is_empty();
    (!scalar.is_empty() && redirected).then_some(())
}

/// A number and what follows it.
fn number(text: &str) -> Option<(u64, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    Some((digits.parse().ok()?, rest))
}

/// What follows one parameter; `None` inside where there is none.
#[expect(clippy::option_option, reason = "an error is not the end of the list")]
fn parameter(text: &str) -> Option<Option<&str>> {
    if let Some(rest) = text.strip_prefix(['v', 'u']) {
        return Some(Some(rest));
    }
    let Some(rest) = text.strip_prefix(['l', 'R', 'L', 'U']) else { return Some(None) };
    if let Some(position) = rest.strip_prefix('s') {
        return number(position).map(|(_, rest)| Some(rest));
    }
    let step = rest.strip_prefix('n').unwrap_or(rest);
    Some(Some(number(step).map_or(step, |(_, rest)| rest)))
}

/// What follows the alignment of a parameter, if it has one.
fn aligned(text: &str) -> Option<&str> {
    match text.strip_prefix('a') {
        Some(rest) => {
            number(rest).filter(|(bytes, _)| bytes.is_power_of_two()).map(|(_, rest)| rest)
        }
        None => Some(text),
    }
}
