//! Which symbols live.

use couloir_ir::symbols::Visibility;

use super::gather::{Entry, Tables};

/// What is still to be looked at.
enum Task {
    /// The ops of a table: those that live by themselves.
    Table(usize, bool),
    /// What an op that lives refers to; whether the table it is in is hidden.
    Entry(usize, usize, bool),
}

/// Marks what lives.
///
/// # Errors
/// The table and place of an op that lives and in which there may be symbol
/// tables that are not known.
pub(super) fn mark(tables: &mut Tables, is_hidden: bool) -> Result<(), (usize, usize)> {
    let mut hidden = vec![is_hidden; tables.0.len()];
    let mut tasks = vec![Task::Table(0, is_hidden)];
    let mut found = Vec::new();
    while let Some(task) = tasks.pop() {
        match task {
            Task::Table(table, is_hidden) => {
                if let Some(slot) = hidden.get_mut(table) {
                    *slot = is_hidden;
                }
                roots(tables, table, is_hidden, &mut tasks);
            }
            Task::Entry(table, place, is_hidden) => {
                let Some(entry) = tables.0.get(table).and_then(|table| table.entries.get(place))
                else {
                    continue;
                };
                if entry.is_unknown {
                    return Err((table, place));
                }
                for reference in &entry.refs {
                    tables.resolve(table, reference, &mut found);
                }
                if let Some(inner) = entry.table {
                    tasks.push(Task::Table(inner, is_hidden || hides(entry)));
                }
                for (table, place) in found.drain(..) {
                    let is_hidden = hidden.get(table).copied().unwrap_or(true);
                    wake(tables, table, place, is_hidden, &mut tasks);
                }
            }
        }
    }
    Ok(())
}

/// Whether what is in a table cannot be seen from outside that which the op is in.
fn hides(entry: &Entry) -> bool {
    !matches!(entry.visibility, Some(Visibility::Public | Visibility::Nested))
}

/// Looks at the ops of a table that no reference keeps alive.
fn roots(tables: &mut Tables, table: usize, is_hidden: bool, tasks: &mut Vec<Task>) {
    let Some(own) = tables.0.get_mut(table) else { return };
    for (place, entry) in own.entries.iter_mut().enumerate().rev() {
        let keeps = match entry.visibility {
            _ if entry.ends_block => false,
            None | Some(Visibility::Public) => true,
            Some(Visibility::Private) => false,
            Some(Visibility::Nested) => !is_hidden,
        };
        if keeps && !std::mem::replace(&mut entry.lives, true) {
            tasks.push(Task::Entry(table, place, is_hidden));
        }
    }
}

/// Looks at a symbol that was referred to, unless that was done.
fn wake(tables: &mut Tables, table: usize, place: usize, is_hidden: bool, tasks: &mut Vec<Task>) {
    let Some(own) = tables.0.get_mut(table) else { return };
    let Some(entry) = own.entries.get_mut(place) else { return };
    if !std::mem::replace(&mut entry.lives, true) {
        tasks.push(Task::Entry(table, place, is_hidden));
    }
}
