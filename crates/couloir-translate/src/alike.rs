//! Instructions made of ops that are alike are alike, where they use the same constants at the same
//! places.

use couloir_ir::body::Class;
use couloir_llvmir::{Constant, Context, Likeness, Value};
use rustc_hash::FxHashMap;

/// The most operands of an instruction that uses constants and is told to be like others.
const OPERANDS: usize = 4;
/// How many rows of constants are kept.
const MOST: usize = 1 << 14;

/// An op's class, and which constants it uses where.
type Row = (Class, [Option<Constant>; OPERANDS]);

/// What instructions are like that ops become, as far as any such ops were met.
#[derive(Default)]
pub(crate) struct Likenesses {
    /// Of ops of each class, without constants.
    plain: Vec<Option<Likeness>>,
    /// Of ops of each class that pass operands on, how many are not.
    own: FxHashMap<Class, Option<usize>>,
    with_constants: FxHashMap<Row, Likeness>,
}

impl Likenesses {
    /// What the instruction is like that an op of a class becomes, with these values as operands.
    #[inline]
    pub(crate) fn of(
        &mut self,
        class: Class,
        operands: impl Iterator<Item = Option<Value>>,
        llvm: &Context,
    ) -> Option<Likeness> {
        let (mut row, mut is_plain) = ([None; OPERANDS], true);
        for (at, value) in operands.enumerate() {
            let value = value?;
            if value.as_local().is_none() {
                is_plain = false;
                *row.get_mut(at)? = Some(value.as_constant()?);
            }
        }
        match is_plain {
            true => match self.plain.get(class.index()) {
                Some(&Some(known)) => Some(known),
                _ => self.first(class, llvm),
            },
            false => self.of_row((class, row), llvm),
        }
    }

    /// How many of their operands the ops of a class do not pass on, found out of the first.
    pub(crate) fn own(
        &mut self,
        class: Class,
        find: impl FnOnce() -> Option<usize>,
    ) -> Option<usize> {
        *self.own.entry(class).or_insert_with(find)
    }

    #[cold]
    fn first(&mut self, class: Class, llvm: &Context) -> Option<Likeness> {
        let likeness = llvm.new_likeness();
        if class.index() >= self.plain.len() {
            self.plain.resize(class.index() + 1, None);
        }
        if let Some(place) = self.plain.get_mut(class.index()) {
            *place = likeness;
        }
        likeness
    }

    fn of_row(&mut self, row: Row, llvm: &Context) -> Option<Likeness> {
        if let Some(&known) = self.with_constants.get(&row) {
            return Some(known);
        }
        let likeness = llvm.new_likeness().filter(|_| self.with_constants.len() < MOST)?;
        self.with_constants.insert(row, likeness);
        Some(likeness)
    }
}
