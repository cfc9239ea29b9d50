//! Finds which symbols live: those seen from elsewhere, and what these refer to.

use couloir_ir::symbols::Visibility;

use super::gather::Tables;

/// What is still to be looked at, the last first.
#[derive(Clone, Copy)]
enum Task {
    /// The ops of a table, hidden or not: those that live by themselves.
    Table(usize, bool),
    /// An op that lives, with the tables in it; whether the table it is in is hidden.
    Entry(usize, usize, bool),
    /// What such an op refers to.
    Refs(usize, usize),
}

/// Marks what lives, in upstream's order: a table that lives with all that follows from it before
/// what it refers to itself, tables in other ops after what these refer to.
///
/// # Errors
/// The table and place of an op that lives and in which there may be symbol
/// tables that are not known.
pub(super) fn mark(tables: &mut Tables, is_hidden: bool) -> Result<(), (usize, usize)> {
    let mut hidden = vec![is_hidden; tables.0.len()];
    let mut tasks = vec![Task::Table(0, is_hidden)];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Table(table, is_hidden) => {
                if let Some(slot) = hidden.get_mut(table) {
                    *slot = is_hidden;
                }
                roots(tables, table, is_hidden, &mut tasks);
            }
            Task::Entry(table, place, is_hidden) => {
                let Some(entry) = tables.entry(table, place) else { continue };
                let inner = entry.tables.iter().map(|&inner| {
                    let hides = tables.0.get(inner).is_none_or(|inner| inner.hides);
                    Task::Table(inner, is_hidden || hides)
                });
                let refs = Task::Refs(table, place);
                tasks.extend(entry.is_table.then_some(refs));
                tasks.extend(inner);
                tasks.extend((!entry.is_table).then_some(refs));
            }
            Task::Refs(table, place) => refs(tables, (table, place), &hidden, &mut tasks)?,
        }
    }
    Ok(())
}

/// Looks at what an op in a table refers to.
fn refs(
    tables: &mut Tables,
    (table, place): (usize, usize),
    hidden: &[bool],
    tasks: &mut Vec<Task>,
) -> Result<(), (usize, usize)> {
    let Some(entry) = tables.entry(table, place) else { return Ok(()) };
    if entry.is_unknown {
        return Err((table, place));
    }
    let mut found = Vec::new();
    for reference in &entry.refs {
        tables.resolve(table, reference, &mut found);
    }
    for (table, place) in found {
        let is_hidden = hidden.get(table).copied().unwrap_or(true);
        wake(tables, table, place, is_hidden, tasks);
    }
    Ok(())
}

/// Looks at the ops of a table that no reference keeps alive.
fn roots(tables: &mut Tables, table: usize, is_hidden: bool, tasks: &mut Vec<Task>) {
    let Some(own) = tables.0.get_mut(table) else { return };
    for (place, entry) in own.entries.iter_mut().enumerate() {
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
