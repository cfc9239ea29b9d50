//! Functions written on several threads.
//!
//! Writing a function depends on nothing written before it, so portions of them are written into
//! buffers of their own, and the buffers are handed on in order.

use std::borrow::Cow;

use couloir_lines::{Turns, in_order};

use super::Writer;
use crate::module::Function;

/// About how much text a thread writes before it takes up more.
const PORTION: usize = 1 << 17;
/// Fewer portions than this are written sooner by one thread.
const WORTH: usize = 4;
/// About how many bytes a declaration has, and each instruction.
const HEAD: usize = 64;
const INST: usize = 32;

impl<'m> Writer<'m> {
    pub(super) fn functions(&mut self) {
        let functions = self.module.functions();
        let portions = if self.on_threads { divide(functions) } else { Vec::new() };
        if portions.len() < WORTH || rayon::current_num_threads() == 1 {
            return self.functions_of(functions);
        }
        self.hand_on(0);
        let Self { module, slots, types, version, out, sink, .. } = self;
        let writer = || Writer {
            types: types.clone(),
            version: *version,
            ..Writer::with(module, Cow::Borrowed(slots))
        };
        in_order(
            portions.len(),
            |turns| writer().portions(&portions, turns),
            |text, ()| match sink {
                Some(sink) => sink(text),
                None => out.append(text),
            },
        );
    }

    /// Writes portions, as long as there are any.
    fn portions(mut self, portions: &[&'m [Function]], turns: &Turns<'_, ()>) {
        while let Some((number, buffer)) = turns.next() {
            self.out = buffer;
            self.functions_of(portions.get(number).copied().unwrap_or_default());
            turns.made(number, std::mem::take(&mut self.out), ());
        }
    }
}

/// Functions in portions, in order.
fn divide(functions: &[Function]) -> Vec<&[Function]> {
    let (mut portions, mut start, mut total) = (Vec::new(), 0, 0);
    for (at, function) in functions.iter().enumerate() {
        total += weight(function);
        if total >= PORTION || at + 1 == functions.len() {
            portions.push(functions.get(start..=at).unwrap_or_default());
            (start, total) = (at + 1, 0);
        }
    }
    portions
}

/// About how long the text of a function is.
fn weight(function: &Function) -> usize {
    let Some(body) = &function.body else { return HEAD };
    let text = body.written.as_ref().map_or(INST * body.num_insts(), |draft| draft.weight());
    HEAD + text
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use crate::{read_module, write_module, write_module_in_pieces};

    #[test]
    fn the_text_is_that_of_one_thread() {
        let mut text = String::from("%0 = type { i32 }\n@0 = global i32 0\n");
        for at in 0..6000 {
            _ = write!(text, "define i32 @f{at}(i32 %0) #{} {{\n  %2 = add i32 %0, {at}\n", at % 3);
            text += "  %3 = alloca %0, align 8\n  %4 = load i32, ptr @0\n  ret i32 %2\n}\n";
        }
        text += "attributes #0 = { nounwind }\nattributes #1 = { cold }\nattributes #2 = { hot }\n";
        let module = read_module(text.as_bytes(), "m").expect("a module").module;
        let mut pieces = Vec::new();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().expect("a pool");
        pool.install(|| {
            write_module_in_pieces(&module, true, &mut |text| pieces.push(std::mem::take(text)));
        });
        assert!(pieces.len() > super::WORTH);
        assert!(pieces.concat() == write_module(&module));
    }
}
