//! A slice around several of the same nest.

use couloir_ir::{Scope, Value};

use super::constraints::Constraints;
use super::domain::counter;
use super::slice::{Slice, loop_of};

/// What is known of several slices together.
#[derive(Default)]
pub(crate) struct Union(Option<Constraints>);

impl Union {
    /// Grows to a box around what there is and another slice. None where that cannot be told.
    pub(crate) fn add(&mut self, scope: Scope<'_>, slice: &Slice) -> Option<()> {
        let mut own = slice.constraints(scope)?;
        let Some(all) = &mut self.0 else {
            self.0 = Some(own);
            return Some(());
        };
        if all.values != own.values {
            let before = [&*all, &own].map(Constraints::dim_values);
            all.align_dims(&mut own)?;
            all.align(&mut own)?;
            for (system, known) in [&mut *all, &mut own].into_iter().zip(before) {
                system.count_missing(scope, &known)?;
            }
        }
        if all.locals() > 0 || own.locals() > 0 {
            return None;
        }
        all.surround(&own)
    }

    /// The slice around all; none where there is nothing.
    pub(crate) fn slice(self, scope: Scope<'_>) -> Option<Slice> {
        let mut all = self.0?;
        let counts = all.dims;
        all.loops_as_dims(scope);
        Slice::of(&mut all, counts)
    }
}

impl Constraints {
    fn dim_values(&self) -> Vec<Option<Value>> {
        self.values.get(..self.dims).unwrap_or_default().to_vec()
    }

    /// Makes dimensions of both the same, in the same order.
    fn align_dims(&mut self, other: &mut Self) -> Option<()> {
        for (at, value) in self.dim_values().into_iter().enumerate() {
            let value = value?;
            match other.find(value) {
                Some(found) => other.swap(at, found),
                None => other.insert_dim(at, value)?,
            }
        }
        for value in other.dim_values().into_iter().skip(self.dims) {
            self.append_dim(value?)?;
        }
        Some(())
    }

    /// Adds what is known of dimensions that were not there before.
    fn count_missing(&mut self, scope: Scope<'_>, before: &[Option<Value>]) -> Option<()> {
        for value in self.dim_values().into_iter().filter(|value| !before.contains(value)) {
            self.count(loop_of(scope, value?)?, value?)?;
        }
        Some(())
    }

    /// Makes dimensions of the symbols that loops count.
    fn loops_as_dims(&mut self, scope: Scope<'_>) {
        for value in self.symbol_values().into_iter().filter(|&own| counter(scope, own).is_some()) {
            let found = self.find(value).filter(|&found| found >= self.dims);
            if let Some(found) = found {
                self.swap(found, self.dims);
                self.dims += 1;
                self.symbols -= 1;
            }
        }
    }
}
