//! The profile of the functions' lengths: half are short, nine in ten under 25
//! lines. A function's length is the number of its lines from `fn` to its last
//! brace, comments and blank lines included.

use syn::spanned::Spanned as _;
use syn::visit::Visit;

use super::{File, Finding};

/// Nine functions in ten are shorter than this.
const LONG: usize = 25;
/// How many of the longest functions are named once too many are long.
const NAMED: usize = 20;

/// The length of every function, tests included.
#[derive(Default)]
pub(super) struct Profile {
    functions: Vec<Function>,
}

struct Function {
    length: usize,
    path: String,
    line: usize,
    name: String,
}

impl Profile {
    pub(super) fn add(&mut self, file: &File) {
        if !file.is_rust() {
            return;
        }
        if let Ok(tree) = syn::parse_file(&file.text) {
            Visitor { path: &file.path, functions: &mut self.functions }.visit_file(&tree);
        }
    }

    /// Names the longest functions if more than one in ten is long.
    pub(super) fn check(&mut self, findings: &mut Vec<Finding>) {
        self.functions.sort_by(|a, b| {
            b.length.cmp(&a.length).then_with(|| (&a.path, a.line).cmp(&(&b.path, b.line)))
        });
        if self.long() * 10 > self.functions.len() {
            findings
                .extend(self.functions.iter().take(NAMED.min(self.long())).map(Function::finding));
        }
    }

    fn long(&self) -> usize {
        self.functions.iter().filter(|function| function.length >= LONG).count()
    }

    pub(super) fn print(&self, longest: usize) {
        let count = self.functions.len();
        let at = |part: usize| self.functions.get(count * part / 10).map_or(0, |f| f.length);
        println!(
            "functions: {count}, half under {} lines, nine in ten under {}",
            at(5) + 1,
            at(1) + 1
        );
        for function in self.functions.iter().take(longest) {
            println!("{:5} {}:{} {}", function.length, function.path, function.line, function.name);
        }
    }
}

impl Function {
    fn finding(&self) -> Finding {
        let message =
            format!("`{}` has {} lines; nine in ten have under {LONG}", self.name, self.length);
        Finding::new(&self.path, self.line, "function-length", message)
    }
}

struct Visitor<'a> {
    path: &'a str,
    functions: &'a mut Vec<Function>,
}

impl Visitor<'_> {
    fn push(&mut self, signature: &syn::Signature, body: &syn::Block) {
        let line = signature.fn_token.span().start().line;
        let length = body.brace_token.span.close().end().line.saturating_sub(line) + 1;
        let name = signature.ident.to_string();
        self.functions.push(Function { length, path: self.path.to_owned(), line, name });
    }
}

impl<'a> Visit<'a> for Visitor<'_> {
    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        self.push(&item.sig, &item.block);
        syn::visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        self.push(&item.sig, &item.block);
        syn::visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'a syn::TraitItemFn) {
        if let Some(body) = &item.default {
            self.push(&item.sig, body);
        }
        syn::visit::visit_trait_item_fn(self, item);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_and_findings() {
        let text =
            format!("fn a() {{}}\nimpl B {{\n    fn c(\n    ) {{{}    }}\n}}\n", "\n".repeat(30));
        let mut profile = Profile::default();
        profile.add(&File { path: "a.rs".into(), text });
        let mut findings = Vec::new();
        profile.check(&mut findings);
        assert_eq!(findings[0].line, 3);
        assert_eq!(findings[0].message, "`c` has 32 lines; nine in ten have under 25");
        assert_eq!(findings.len(), 1);
    }
}
