//! `llvm.global_ctors` and `llvm.global_dtors`: what runs first and last.
//!
//! A list stands where it was last added to. One that is empty is added as it is, with a number
//! where there is one of its name; binaries of kernels come before the lists that they add to.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{Constant, GlobalVariable, Linkage, Symbol, Type};

use super::top_level::{TopLevel, globals_space};

/// Functions that run first or last.
pub(super) struct Structors {
    symbol: Symbol,
    /// The type of each entry.
    ty: Type,
    entries: Vec<Constant>,
}

/// What runs first.
pub(super) const FIRST: &str = "llvm.global_ctors";
/// What runs last.
pub(super) const LAST: &str = "llvm.global_dtors";

impl TopLevel<'_, '_> {
    /// Reads the lists of a module.
    pub(super) fn structors(&mut self, ops: &[OpRef<'_>]) -> Result<(), Failure> {
        for &op in ops {
            let (name, list) = match op.name() {
                "llvm.mlir.global_ctors" => (FIRST, "ctors"),
                "llvm.mlir.global_dtors" => (LAST, "dtors"),
                _ => continue,
            };
            let entries = self.entries(op, list)?;
            match entries.is_empty() {
                true => self.empty(name),
                false => self.run(name, entries),
            }
        }
        Ok(())
    }

    fn entries(&self, op: OpRef<'_>, list: &str) -> Result<Vec<Constant>, Failure> {
        let (ctx, llvm) = (self.translator.ctx, self.translator.llvm);
        let items = |name: &str| {
            op.attr_named(name).and_then(|attr| attr.as_array(ctx)).unwrap_or_default()
        };
        let ty = self.translator.structor_type();
        let mut entries = Vec::new();
        for ((function, priority), data) in
            items(list).iter().zip(items("priorities")).zip(items("data"))
        {
            let name = function.as_flat_symbol(ctx).ok_or(Failure)?;
            let function = self.translator.address(name).ok_or(Failure)?;
            let priority = llvm.i32(priority.as_i64(ctx).unwrap_or(0) as i32);
            let data = match data.as_flat_symbol(ctx) {
                Some(name) => self.translator.address(name).ok_or(Failure)?,
                None => llvm.null(Type::PTR),
            };
            entries.push(llvm.aggregate(ty, &[priority, function, data]));
        }
        Ok(entries)
    }

    /// An empty list: what is called is where nothing else is said.
    fn empty(&mut self, name: &str) {
        let llvm = self.translator.llvm;
        let ty = llvm.struct_type(&[Type::I32, Type::PTR, Type::PTR]);
        let symbol = llvm.symbol(name);
        let is_known = self.structors.iter().any(|list| list.symbol == symbol);
        let symbol = if is_known { self.numbered(symbol) } else { self.fresh(symbol) };
        self.structors.push(Structors { symbol, ty, entries: Vec::new() });
    }

    /// Adds to a list.
    pub(super) fn run(&mut self, name: &str, entries: Vec<Constant>) {
        let symbol = self.translator.llvm.symbol(name);
        let known = self.structors.iter().position(|list| list.symbol == symbol);
        let mut list = match known {
            Some(at) => self.structors.remove(at),
            None => {
                let (symbol, ty) = (self.fresh(symbol), self.translator.structor_type());
                Structors { symbol, ty, entries: Vec::new() }
            }
        };
        list.entries.extend(entries);
        self.structors.push(list);
    }

    /// Adds the lists that nothing is added to any more: those with numbers, or all.
    pub(super) fn finish_structors(&mut self, all: bool) {
        let llvm = self.translator.llvm;
        let known = [FIRST, LAST].map(|name| llvm.symbol(name));
        let lists = std::mem::take(&mut self.structors);
        let stays = |list: &Structors| !all && known.contains(&list.symbol);
        let (left, done) = lists.into_iter().partition(stays);
        self.structors = left;
        done.into_iter().for_each(|list| self.add_structors(&list));
    }

    fn add_structors(&mut self, list: &Structors) {
        let llvm = self.translator.llvm;
        let ty = llvm.array_type(list.ty, list.entries.len() as u64);
        let mut global = GlobalVariable::new(list.symbol, ty);
        global.common.linkage = Linkage::Appending;
        global.common.addrspace = globals_space(&self.out.data_layout);
        global.init = Some(llvm.aggregate(ty, &list.entries));
        self.out.add_global(global);
    }
}
