//! Names: from upstream's to Rust's.

use proc_macro2::{Ident, Span};

/// Splits `trueDestOperands`, `cond_br` and `reduce.return` into lower-case words.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut previous_lower = false;
    for c in name.chars() {
        let boundary = !c.is_ascii_alphanumeric() || (c.is_ascii_uppercase() && previous_lower);
        if boundary && words.last().is_some_and(|word| !word.is_empty()) {
            words.push(String::new());
        }
        if c.is_ascii_alphanumeric() {
            words.last_mut().into_iter().for_each(|word| word.push(c.to_ascii_lowercase()));
        }
        previous_lower = c.is_ascii_lowercase() || c.is_ascii_digit();
    }
    words.retain(|word| !word.is_empty());
    words
}

/// `trueDestOperands` as `true_dest_operands`.
pub(crate) fn snake(name: &str) -> String {
    words(name).join("_")
}

/// `cond_br` as `COND_BR`.
pub(crate) fn screaming(name: &str) -> String {
    snake(name).to_ascii_uppercase()
}

/// `cond_br` as `CondBr`.
pub(crate) fn camel(name: &str) -> String {
    let capitalised = |word: String| match word.split_at_checked(1) {
        Some((first, rest)) => first.to_ascii_uppercase() + rest,
        None => word,
    };
    words(name).into_iter().map(capitalised).collect()
}

/// An identifier: raw where the text is a keyword, after `_` where it begins with a digit.
pub(crate) fn ident(text: &str, span: Span) -> Ident {
    if text.starts_with(|first: char| first.is_ascii_digit()) {
        return Ident::new(&format!("_{text}"), span);
    }
    let mut ident = syn::parse_str::<Ident>(text).unwrap_or_else(|_| Ident::new_raw(text, span));
    ident.set_span(span);
    ident
}

#[cfg(test)]
mod tests {
    use super::{camel, screaming, snake};

    #[test]
    fn names_are_converted() {
        assert_eq!(snake("trueDestOperands"), "true_dest_operands");
        assert_eq!(screaming("alloca_scope.return"), "ALLOCA_SCOPE_RETURN");
        assert_eq!(screaming("DynamicIndexList"), "DYNAMIC_INDEX_LIST");
        assert_eq!(camel("cond_br"), "CondBr");
        assert_eq!(camel("bool.constant"), "BoolConstant");
    }
}
