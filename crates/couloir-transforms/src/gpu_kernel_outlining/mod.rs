//! `gpu-kernel-outlining`: the body of each launch becomes a kernel, in a module of its own after the
//! function, or in the one that the launch names; the launch becomes one by name. Inner launches come
//! first. Kernels take as arguments what they use from around them, in the order of its uses.

mod kernel;

use couloir_asm::parse::parse_attribute;
use couloir_dialects::dlti::DL_SPEC;
use couloir_dialects::gpu::{self, Launch, LaunchFunc};
use couloir_ir::attr::AttrKind;
use couloir_ir::body::{Body, Op};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::symbols::{SymbolTable, each_symbol_ref, is_symbol, is_symbol_table, symbol_uses};
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Context, Failure, Scope, Str};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};

use crate::inline::clone_op;
use kernel::{Kernel, is_launch};

/// `gpu-kernel-outlining`
pub static PASS: PassDef = PassDef {
    name: "gpu-kernel-outlining",
    class: "GpuKernelOutliningPass",
    description: "Outline gpu.launch bodies to kernel functions",
    anchor: Some("builtin.module"),
    options: &[OptionDef {
        name: "data-layout-str",
        kind: OptionKind::Text,
        default: "",
        description: "String description of the data layout",
    }],
    loads: &["cf", "dlti", "gpu"],
    run,
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let layout = match cx.options.text("data-layout-str") {
        "" => None,
        text => Some(parse_attribute(ctx, text)?),
    };
    if layout.is_some_and(|layout| layout.params_of(ctx, &DL_SPEC).is_none()) {
        return Err(Failure);
    }
    let found = cx.inside(|_, body| Outlining::of(ctx, body, layout).is_some_and(Outlining::run));
    if found == Some(true) {
        let name = ctx.intern("gpu.container_module");
        let attrs = cx.body.discardable(cx.op).as_dictionary(ctx).unwrap_or_default();
        let others = attrs.iter().copied().filter(|entry| entry.0 != name);
        let attrs = others.chain([(name, Attribute::UNIT)]).collect();
        cx.body.set_discardable(cx.op, Attribute::dictionary(ctx, attrs));
    }
    Ok(())
}

/// A launch: the isolated ops around it, each in the body of the one before, and the op.
type Found = (Vec<Op>, Op);

/// The work on a module.
struct Outlining<'a> {
    ctx: &'a Context,
    body: &'a mut Body,
    table: SymbolTable,
    symbols: Vec<Op>,
    layout: Option<Attribute>,
}

/// The body that the last of some ops owns, each in the body of the one before.
fn inside<'b>(body: &'b Body, path: &[Op]) -> Option<&'b Body> {
    path.iter().try_fold(body, |body, &op| body.nested(op))
}

fn inside_mut<'b>(body: &'b mut Body, path: &[Op]) -> Option<&'b mut Body> {
    path.iter().try_fold(body, |body, &op| body.nested_mut(op))
}

/// The launches in an op, inner ones first. Recursion is as deep as isolated ops nest.
fn launches(body: &Body, op: Op, path: &mut Vec<Op>, found: &mut Vec<Found>) {
    let (inner, roots) = match body.nested(op) {
        Some(inner) => {
            path.push(op);
            (inner, inner.roots())
        }
        None => (body, body.regions(op)),
    };
    for op in postorder(inner, roots) {
        if inner.nested(op).is_some() {
            launches(inner, op, path, found);
        }
        if is_launch(inner, op) {
            found.push((path.clone(), op));
        }
    }
    if body.nested(op).is_some() {
        path.pop();
    }
}

impl<'a> Outlining<'a> {
    fn of(ctx: &'a Context, body: &'a mut Body, layout: Option<Attribute>) -> Option<Self> {
        let block = body.roots().first().and_then(|&root| body.entry_block(root))?;
        let scope = Scope { ctx, body, outer: None };
        let table = SymbolTable::of_block(scope, block);
        let symbols = body.block_ops(block).filter(|&op| is_symbol(scope.op(op))).collect();
        Some(Outlining { ctx, body, table, symbols, layout })
    }

    /// Whether there was anything to do.
    fn run(mut self) -> bool {
        let mut any = false;
        for symbol in std::mem::take(&mut self.symbols) {
            let mut found = Vec::new();
            launches(self.body, symbol, &mut Vec::new(), &mut found);
            let mut after = symbol;
            for (path, launch) in found {
                if let Some(module) = self.outline(&path, launch, after) {
                    after = module;
                    any = true;
                }
            }
        }
        any
    }

    /// Makes a kernel of a launch; the op after which the next module comes.
    fn outline(&mut self, path: &[Op], launch: Op, after: Op) -> Option<Op> {
        let ctx = self.ctx;
        let own = inside(self.body, path)?;
        let view = Scope { ctx, body: own, outer: None }.op(launch);
        let symbol = |slot: usize| Some(view.prop(slot)?.as_symbol_ref(ctx)?.0);
        let (module, name) = (symbol(Launch::MODULE), symbol(Launch::FUNCTION));
        let name = match name {
            Some(name) => name,
            None => {
                let around = ctx.str(self.symbol_around(path, launch)?);
                ctx.intern(&format!("{around}_kernel"))
            }
        };
        let kernel = Kernel::of(ctx, own, launch, name)?;
        let existing = module.and_then(|module| self.table.get(module));
        let existing = existing.filter(|&op| {
            self.body.op(op).name.def().is_some_and(|def| std::ptr::eq(def, gpu::Module::def()))
        });
        let (module, last) = match existing {
            Some(module) => (module, after),
            None => {
                let new = self.module(module.unwrap_or(name), after, kernel.location);
                (new, new)
            }
        };
        let func = self.put(module, &kernel)?;
        let module = Scope { ctx, body: self.body, outer: None }.op(module).symbol_name()?;
        let callee = Attribute::get(ctx, AttrKind::SymbolRef(module, Box::new([func])));
        self.replace(path, launch, &kernel, callee);
        Some(last)
    }

    /// The name of the nearest symbol that an op is in.
    fn symbol_around(&self, path: &[Op], op: Op) -> Option<Str> {
        let mut at = Some(op);
        for depth in (0..=path.len()).rev() {
            let body = inside(self.body, path.get(..depth)?)?;
            let scope = Scope { ctx: self.ctx, body, outer: None };
            while let Some(op) = at {
                if is_symbol(scope.op(op)) {
                    return scope.op(op).symbol_name();
                }
                at = body.parent_op(op);
            }
            at = depth.checked_sub(1).and_then(|depth| path.get(depth).copied());
        }
        None
    }

    /// A module for kernels, after an op.
    fn module(&mut self, name: Str, after: Op, location: couloir_ir::Location) -> Op {
        let mut inner = Body::new();
        let root = inner.create_root();
        inner.append_new_block(root);
        let new = gpu::Module::build(Attribute::str(self.ctx, name), Box::new(inner));
        let new = match self.layout {
            Some(layout) => {
                let entry = (self.ctx.intern("dlti.dl_spec"), layout);
                new.attrs(Attribute::dictionary(self.ctx, vec![entry]))
            }
            None => new,
        };
        let op = self.body.create(new, location);
        if let Some(point) = InsertPoint::after(self.body, after) {
            self.body.put_at(point, op);
        }
        self.table.insert(self.ctx, self.body, op);
        op
    }

    /// Puts a kernel into a module, with the symbols that it uses; the name it has there.
    fn put(&mut self, module: Op, kernel: &Kernel) -> Option<Str> {
        let ctx = self.ctx;
        let mut inner = self.body.take_nested(module)?;
        let block = inner.roots().first().and_then(|&root| inner.entry_block(root));
        let name = block.and_then(|block| {
            let mut table = SymbolTable::of_block(Scope { ctx, body: &inner, outer: None }, block);
            let func = inner.create(kernel.func(ctx), kernel.location);
            inner.append_op(block, func);
            let name = table.insert(ctx, &mut inner, func);
            let mut pending = vec![func];
            while let Some(op) = pending.pop() {
                for name in self.used(&inner, op) {
                    let Some(used) = self.table.get(name).filter(|_| !table.contains(name)) else {
                        continue;
                    };
                    let copy = clone_op(self.body, used, &mut inner, block);
                    table.insert(ctx, &mut inner, copy);
                    pending.push(copy);
                }
            }
            name
        });
        self.body.put_nested(module, inner);
        name
    }

    /// The roots of the symbol references in an op.
    fn used(&self, body: &Body, op: Op) -> Vec<Str> {
        let mut names = Vec::new();
        let op = Scope { ctx: self.ctx, body, outer: None }.op(op);
        let mut note = |reference: Attribute| {
            names.extend(reference.as_symbol_ref(self.ctx).map(|(root, _)| root));
        };
        op.attrs().for_each(|(_, attr)| each_symbol_ref(self.ctx, attr, &mut note));
        if !is_symbol_table(op) {
            symbol_uses(&op, &mut |_, reference| note(reference));
        }
        names
    }

    /// Launches a kernel by name where its body stood.
    fn replace(&mut self, path: &[Op], launch: Op, kernel: &Kernel, callee: Attribute) {
        let ctx = self.ctx;
        let Some(body) = inside_mut(self.body, path) else { return };
        let view = Scope { ctx, body, outer: None }.op(launch);
        let token = view.result_type(0);
        let mut new = NewOp::new(LaunchFunc::def()).operands(view.operands());
        new = new.operands(kernel.operands.iter().copied()).results(token);
        let slot = Launch::OPERAND_SEGMENT_SIZES;
        let sizes = view.prop(slot).and_then(|sizes| sizes.as_i32_array(ctx)).unwrap_or_default();
        let more = [i32::try_from(kernel.operands.len()).unwrap_or(i32::MAX), 0];
        let sizes = sizes.into_iter().chain(more).collect::<Vec<_>>();
        new = new.prop(LaunchFunc::KERNEL, callee);
        new = new.prop(LaunchFunc::OPERAND_SEGMENT_SIZES, Attribute::i32_array(ctx, &sizes));
        let point = InsertPoint::Before(launch);
        let new = Builder::new(ctx, body, point, kernel.location).insert(new);
        let pairs = body.results(launch).zip(body.results(new)).collect::<Vec<_>>();
        pairs.into_iter().for_each(|(old, new)| body.replace_all_uses(old, new));
        body.erase_op(launch);
    }
}
