//! Printing IR between passes: `--mlir-print-ir-before` and its kin.
//!
//! Invariant: with any of these flags everything is done on one thread, so
//! that what is printed comes in the order of the ops.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;
use std::hash::{BuildHasher, RandomState};
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use couloir_asm::print::{PrintOptions, print_op};
use couloir_ir::fingerprint::fingerprint;
use couloir_ir::{Failure, OpRef, Scope};
use couloir_pass::{At, Instrument, Options, PassDef};

use crate::cl::Line;
use crate::flags;
use crate::session::Log;

/// Passes that IR is printed before or after.
enum Which {
    All,
    Named(BTreeSet<String>),
}

impl Which {
    fn of(line: &Line, all: &str, named: &str) -> Self {
        if line.on(all) {
            return Which::All;
        }
        let names = line.values(named).flat_map(|names| names.split(','));
        Which::Named(names.map(str::to_owned).collect())
    }

    fn has(&self, pass: &PassDef) -> bool {
        match self {
            Which::All => true,
            Which::Named(names) => names.contains(pass.name),
        }
    }

    fn is_none(&self) -> bool {
        matches!(self, Which::Named(names) if names.is_empty())
    }
}

/// Prints IR around passes.
pub(crate) struct Dump<'a> {
    before: Which,
    after: Which,
    /// Only after passes that changed something.
    on_change: bool,
    /// Only after passes that failed.
    on_failure: bool,
    /// Everything is printed, and it is said what a pass runs on.
    module_scope: bool,
    /// Where each dump gets a file of its own.
    tree: Option<Tree>,
    print: PrintOptions,
    log: &'a Log,
    hasher: RandomState,
    /// Fingerprints of the ops that passes are running on, those of passes
    /// that others run last.
    fingerprints: Mutex<Vec<u64>>,
    /// Whether several threads may be used.
    threads: bool,
}

/// Whether the command line asks for IR between passes.
pub(crate) fn is_wanted(line: &Line) -> bool {
    let before = Which::of(line, "mlir-print-ir-before-all", "mlir-print-ir-before");
    let after = Which::of(line, "mlir-print-ir-after-all", "mlir-print-ir-after");
    !before.is_none() || !after.is_none() || line.on("mlir-print-ir-after-failure")
}

impl<'a> Dump<'a> {
    /// What the command line asks for, printed to `log`.
    pub(crate) fn new(line: &Line, log: &'a Log) -> Self {
        Dump {
            before: Which::of(line, "mlir-print-ir-before-all", "mlir-print-ir-before"),
            after: Which::of(line, "mlir-print-ir-after-all", "mlir-print-ir-after"),
            on_change: line.on("mlir-print-ir-after-change"),
            on_failure: line.on("mlir-print-ir-after-failure"),
            module_scope: line.on("mlir-print-ir-module-scope"),
            tree: line.value("mlir-print-ir-tree-dir").filter(|dir| !dir.is_empty()).map(Tree::new),
            print: PrintOptions { without_external_resources: true, ..flags::print_options(line) },
            log,
            hasher: RandomState::new(),
            fingerprints: Mutex::default(),
            threads: !line.on("mlir-disable-threading"),
        }
    }

    fn dump(&self, when: &str, (pass, class): (&PassDef, &str), failed: &str, at: At<'_>) {
        let op = at.op;
        let mut text = String::new();
        let name = pass.name;
        let place = if self.module_scope { place_of(op) } else { String::new() };
        _ = writeln!(text, "// -----// IR Dump {when} {class}{failed} ({name}){place} //----- //");
        let mut out = text.into_bytes();
        if self.module_scope {
            let (body, root) = at.whole();
            self.print(Scope::new(op.ctx(), &body).op(root), !failed.is_empty(), &mut out);
        } else {
            self.print(op, !failed.is_empty(), &mut out);
        }
        out.extend_from_slice(b"\n\n");
        match &self.tree {
            Some(tree) => {
                if let Err(error) = tree.write(pass, op, &out) {
                    self.log.text(error);
                }
            }
            None => self.log.text(out),
        }
    }

    fn print(&self, op: OpRef<'_>, failed: bool, out: &mut Vec<u8>) {
        let options = PrintOptions {
            unverified: self.print.unverified || failed,
            local_scope: self.print.local_scope || op.parent().is_some(),
            ..self.print.clone()
        };
        _ = print_op(op, &options.for_op(op), out);
    }

    fn fingerprint(&self, op: OpRef<'_>) -> u64 {
        self.hasher.hash_one(fingerprint(op))
    }

    /// Works on the fingerprints kept.
    fn kept<R>(&self, work: impl FnOnce(&mut Vec<u64>) -> R) -> R {
        work(&mut self.fingerprints.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// ` ('func.func' operation: @f)`.
fn place_of(op: OpRef<'_>) -> String {
    let symbol = op.symbol_name().map(|name| format!(": @{}", op.ctx().str(name)));
    format!(" ('{}' operation{})", op.name(), symbol.unwrap_or_default())
}

/// A directory with a file for each dump, in folders that are nested as the
/// ops are. A file's name begins with the numbers of the dumps of each op
/// around and of the op itself. Paths are bytes, as the names in them may be any.
struct Tree {
    root: Vec<u8>,
    /// How often ops were dumped, by folder.
    counts: Mutex<HashMap<Vec<u8>, u64>>,
}

impl Tree {
    fn new(root: &str) -> Self {
        Tree { root: root.into(), counts: Mutex::default() }
    }

    /// Writes a dump; what keeps it from being written is said.
    fn write(&self, pass: &PassDef, op: OpRef<'_>, text: &[u8]) -> Result<(), Vec<u8>> {
        make(&self.root)?;
        let (mut folder, mut numbers) = (self.root.clone(), String::new());
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        for (left, name) in folders_of(op).iter().enumerate().rev() {
            folder.push(b'/');
            folder.extend(name);
            let count = match counts.entry(folder.clone()) {
                Entry::Occupied(mut known) if left == 0 => {
                    *known.get_mut() += 1;
                    *known.get()
                }
                Entry::Occupied(known) => *known.get(),
                Entry::Vacant(new) => *new.insert(0),
            };
            _ = write!(numbers, "{count}_");
            make(&folder)?;
        }
        let name = pass.name;
        folder.extend(format!("/{numbers}{name}.mlir").into_bytes());
        std::fs::write(path_of(&folder), text).map_err(|error| {
            let why = said("cannot open output file '", &folder, "'", &error);
            [b"Error opening output file ", folder.as_slice(), b": ", &why].concat()
        })
    }
}

/// Makes a folder where there is none; those around it have to be there.
fn make(folder: &[u8]) -> Result<(), Vec<u8>> {
    match std::fs::create_dir(path_of(folder)) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => {
            Err(said("Error while creating directory ", folder, "", &error))
        }
        _ => Ok(()),
    }
}

fn said(before: &str, path: &[u8], after: &str, error: &std::io::Error) -> Vec<u8> {
    let text = crate::io::describe(error);
    [before.as_bytes(), path, after.as_bytes(), b": ", text.as_bytes(), b"\n"].concat()
}

/// The path that bytes spell, which ends before a zero among them, as it does for the system.
fn path_of(bytes: &[u8]) -> PathBuf {
    let bytes = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
    #[cfg(unix)]
    return PathBuf::from(<std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes));
    #[cfg(not(unix))]
    return PathBuf::from(String::from_utf8_lossy(bytes).into_owned());
}

/// The names of the folders of an op and of all around it, from the inside.
fn folders_of(op: OpRef<'_>) -> Vec<Vec<u8>> {
    std::iter::successors(Some(op), |op| op.parent()).map(folder_of).collect()
}

/// `func_func_f`; a symbol may hold what would part folders.
fn folder_of(op: OpRef<'_>) -> Vec<u8> {
    let symbol = op.symbol_name().map_or(b"no-symbol-name".as_slice(), |name| op.ctx().bytes(name));
    let mut folder = op.name().replace('.', "_").into_bytes();
    folder.push(b'_');
    folder.extend(symbol.iter().map(|byte| if b"/\\".contains(byte) { b'_' } else { *byte }));
    folder
}

impl Instrument for Dump<'_> {
    fn wants_whole(&self) -> bool {
        self.module_scope
    }

    fn reports_last(&self) -> bool {
        self.threads
    }

    fn before(&self, pass: &PassDef, options: &Options, at: At<'_>) {
        if self.on_change && self.after.has(pass) {
            let fingerprint = self.fingerprint(at.op);
            self.kept(|kept| kept.push(fingerprint));
        }
        if self.before.has(pass) {
            self.dump("Before", (pass, options.class(pass)), "", at);
        }
    }

    fn after(&self, pass: &PassDef, options: &Options, at: At<'_>, result: Result<(), Failure>) {
        let called = (pass, options.class(pass));
        let compares = self.on_change && self.after.has(pass);
        let old = if compares { self.kept(Vec::pop) } else { None };
        if result.is_err() {
            if self.on_failure || self.after.has(pass) {
                self.dump("After", called, " Failed", at);
            }
            return;
        }
        let unchanged = || self.on_change && old == Some(self.fingerprint(at.op));
        if self.after.has(pass) && !self.on_failure && !unchanged() {
            self.dump("After", called, "", at);
        }
    }
}
