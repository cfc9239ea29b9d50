//! `llvm-add-comdats`: definitions that several objects may have are put into
//! groups the linker takes one of.
//!
//! All groups are in one `llvm.comdat`, made at the start of the module unless
//! it is there. Nested modules are left alone.

use couloir_dialects::llvm;
use couloir_dialects::llvm::attrs::enums::{COMDAT_CASES, LINKAGE_CASES};
use couloir_dialects::llvm::build::case_of;
use couloir_ir::attr::AttrKind;
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::{Attribute, Body, Context, Location, Op, OpRef, Scope, Str};
use couloir_pass::PassDef;
use rustc_hash::FxHashSet;

/// `llvm-add-comdats`
pub static PASS: PassDef = PassDef {
    name: "llvm-add-comdats",
    class: "LLVMAddComdats",
    description: "Add comdats to linkonce and linkonce_odr functions",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        cx.inside(|module, body| add(ctx, module, body));
        Ok(())
    },
    ..PassDef::EMPTY
};

/// The name that the groups of a module are under.
const GROUPS: &str = "__llvm_comdat";

fn add(ctx: &Context, module: &OpRef<'_>, body: &mut Body) {
    let functions = crate::top_level(body).into_iter();
    let functions = functions.filter(|&op| needs_group(Scope::new(ctx, body).op(op)));
    let mut groups = Groups::new(ctx, module.location(), body);
    for op in functions.collect::<Vec<_>>() {
        groups.put(body, op);
    }
}

/// Whether this is a function that several objects may define.
fn needs_group(op: OpRef<'_>) -> bool {
    if !op.is(llvm::Func::def()) {
        return false;
    }
    let linkage = op.prop(llvm::Func::LINKAGE).and_then(|linkage| case_of(op.ctx(), linkage));
    let linkage = linkage.and_then(|linkage| LINKAGE_CASES.text_of(linkage));
    matches!(linkage, Some("linkonce" | "linkonce_odr"))
}

/// The groups of a module.
struct Groups<'c> {
    ctx: &'c Context,
    location: Location,
    /// The `llvm.comdat` of the right name.
    op: Option<Op>,
    names: FxHashSet<Str>,
    /// The next number to tell names apart by.
    number: u32,
}

impl<'c> Groups<'c> {
    fn new(ctx: &'c Context, location: Location, body: &Body) -> Self {
        let scope = Scope::new(ctx, body);
        let symbols = crate::top_level(body).into_iter().map(|op| scope.op(op));
        let symbols = symbols.filter_map(|op| Some((op, op.symbol_name()?))).collect::<Vec<_>>();
        let wanted = ctx.intern(GROUPS);
        let found = symbols.iter().find(|(op, name)| *name == wanted && op.is(llvm::Comdat::def()));
        let op = found.map(|(op, _)| op.op);
        let names = symbols.iter().map(|symbol| symbol.1).collect();
        Self { ctx, location, op, names, number: 0 }
    }

    /// A name that no symbol has; when the wanted one is taken, one like it.
    fn unused_name(&mut self) -> Str {
        let mut name = self.ctx.intern(GROUPS);
        while !self.names.insert(name) {
            name = self.ctx.intern(&format!("{GROUPS}_{}", self.number));
            self.number += 1;
        }
        name
    }

    /// The `llvm.comdat` that groups go to, which is found again only under
    /// the name it should have.
    fn groups(&mut self, body: &mut Body) -> Option<Op> {
        if self.op.is_some() {
            return self.op;
        }
        let name = self.unused_name();
        let first = body.roots().first().and_then(|&region| body.entry_block(region))?;
        let point = InsertPoint::start(body, first);
        let mut builder = Builder::new(self.ctx, body, point, self.location);
        let region = builder.body().create_region();
        builder.body().append_new_block(region);
        let new = llvm::Comdat::build(Attribute::str(self.ctx, name), region);
        let op = builder.insert(new);
        self.op = (name == self.ctx.intern(GROUPS)).then_some(op);
        Some(op)
    }

    /// Puts a function into a group of its own name.
    fn put(&mut self, body: &mut Body, function: Op) {
        let ctx = self.ctx;
        let Some(name) = Scope::new(ctx, body).op(function).symbol_name() else { return };
        let Some(op) = self.groups(body) else { return };
        let location = body.op(op).location;
        let any = COMDAT_CASES.value_of("any").unwrap_or_default() as i64;
        let new = llvm::ComdatSelector::build(Attribute::str(ctx, name), Attribute::i64(ctx, any));
        let block = body.regions(op).first().and_then(|&region| body.entry_block(region));
        if let Some(block) = block {
            let point = InsertPoint::start(body, block);
            Builder::new(ctx, body, point, location).insert(new);
        }
        let group = Attribute::get(ctx, AttrKind::SymbolRef(ctx.intern(GROUPS), [name].into()));
        body.set_prop(function, llvm::Func::COMDAT, Some(group));
    }
}
