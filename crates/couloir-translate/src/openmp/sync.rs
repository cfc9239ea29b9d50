//! What only some threads run, or one after the other, and what they wait for.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{Flags, Inst, IntPredicate, Point, Type, Value};

use super::{declared, has, region_of, runtime};
use crate::function::FunctionState;
use crate::read::bits_of;

/// A region between two calls.
struct Inlined<'n> {
    /// What the blocks of the region are called.
    name: &'n str,
    /// The call after the region.
    last: &'static str,
    args: Vec<Value>,
    /// The result of the call before it, if the region runs only where that is not zero.
    condition: Option<Value>,
    /// Where it is said that the region was run.
    flag: Option<Value>,
}

#[expect(clippy::unnecessary_wraps, reason = "a row of the table of ops")]
pub(super) fn barrier(state: &mut FunctionState<'_>, _: OpRef<'_>) -> Result<(), Failure> {
    state.located(None, |state| {
        state.barrier(runtime::EXPLICIT);
        state.place_here();
    });
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "a row of the table of ops")]
pub(super) fn flush(state: &mut FunctionState<'_>, _: OpRef<'_>) -> Result<(), Failure> {
    state.located(None, |state| {
        state.flush();
        state.place_here();
    });
    Ok(())
}

pub(super) fn taskwait(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::taskwait(op)?;
    state.located(None, |state| {
        let args = state.ident_and_thread();
        state.call_kmpc("__kmpc_omp_taskwait", &args);
        state.place_here();
    });
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "a row of the table of ops")]
pub(super) fn taskyield(state: &mut FunctionState<'_>, _: OpRef<'_>) -> Result<(), Failure> {
    let zero = state.llvm().i32(0).into();
    state.located(None, |state| {
        let [ident, thread] = state.ident_and_thread();
        state.call_kmpc("__kmpc_omp_taskyield", &[ident, thread, zero]);
        state.place_here();
    });
    Ok(())
}

pub(super) fn critical(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let declaration = op.attr_named("name").map(|symbol| declared(state, op, symbol));
    let declaration = declaration.transpose()?;
    let hint = declaration.map_or(0, |op| bits_of(op, op.ctx().intern("hint")));
    let [ident, thread] = state.ident_and_thread();
    let name = declaration.and_then(OpRef::symbol_name);
    let name = name.map_or("", |name| op.ctx().str(name));
    let lock = state.critical_variable(name);
    let args = vec![ident, thread, lock];
    if declaration.is_none() {
        state.call_kmpc("__kmpc_critical", &args);
    } else {
        let hint = state.llvm().i32(hint as i32).into();
        state.call_kmpc("__kmpc_critical_with_hint", &[ident, thread, lock, hint]);
    }
    let name = "omp.critical.region";
    state.inlined(
        op,
        &Inlined { name, last: "__kmpc_end_critical", args, condition: None, flag: None },
    )
}

pub(super) fn master(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let args = state.ident_and_thread();
    let condition = Some(state.runtime_value("__kmpc_master", &args));
    let (name, last) = ("omp.master.region", "__kmpc_end_master");
    state.inlined(op, &Inlined { name, last, args: args.to_vec(), condition, flag: None })
}

pub(super) fn masked(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let filter = state.clause(op, "filtered_thread_id")?;
    let [ident, thread] = state.ident_and_thread();
    let filter = filter.unwrap_or_else(|| state.llvm().i32(0).into());
    let condition = Some(state.runtime_value("__kmpc_masked", &[ident, thread, filter]));
    let (name, last) = ("omp.masked.region", "__kmpc_end_masked");
    state.inlined(op, &Inlined { name, last, args: vec![ident, thread], condition, flag: None })
}

pub(super) fn ordered_region(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::ordered_region(op)?;
    let args = state.ident_and_thread();
    state.call_kmpc("__kmpc_ordered", &args);
    let (name, last) = ("omp.ordered.region", "__kmpc_end_ordered");
    state.inlined(op, &Inlined { name, last, args: args.to_vec(), condition: None, flag: None })
}

pub(super) fn single(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::single(op)?;
    let functions = copy_functions(state, op)?;
    let variables = state.clauses(op, "copyprivate_vars")?;
    let flag = (!variables.is_empty()).then(|| state.copy_flag());
    let args = state.ident_and_thread();
    let condition = Some(state.runtime_value("__kmpc_single", &args));
    let (name, last) = ("omp.single.region", "__kmpc_end_single");
    let location = state.builder.location();
    state.inlined(op, &Inlined { name, last, args: args.to_vec(), condition, flag })?;
    for (&variable, function) in variables.iter().zip(functions) {
        state.located(location, |state| {
            state.copy_private(variable, function, flag);
            state.place_here();
        });
    }
    if !has(op, "nowait") && variables.is_empty() {
        state.located(location, |state| {
            state.barrier(runtime::END_OF_SINGLE);
            state.place_here();
        });
    }
    Ok(())
}

/// The functions that copy variables of one thread to others.
fn copy_functions(state: &FunctionState<'_>, op: OpRef<'_>) -> Result<Vec<Value>, Failure> {
    let symbols = op.attr_named("copyprivate_syms").and_then(|attr| attr.as_array(op.ctx()));
    let functions = symbols.unwrap_or_default().iter().map(|symbol| {
        let name = symbol.as_flat_symbol(op.ctx()).ok_or(Failure)?;
        let symbol = state.translator.symbol(name);
        Ok(state.llvm().global_in(symbol, state.translator.function_space).into())
    });
    functions.collect()
}

impl FunctionState<'_> {
    /// A variable that says whether this thread ran a region: it did not yet.
    fn copy_flag(&mut self) -> Value {
        let flag = self.slot(Type::I32, "");
        let zero = self.llvm().i32(0).into();
        self.put(zero, flag);
        flag
    }

    /// Copies a variable from the thread that ran a region to all others.
    fn copy_private(&mut self, variable: Value, function: Value, flag: Option<Value>) {
        let Some(flag) = flag else { return };
        let [ident, thread] = self.ident_and_thread();
        let own = self.get(Type::I32, flag);
        let size = self.llvm().i64(0).into();
        self.call_kmpc("__kmpc_copyprivate", &[ident, thread, size, variable, function, own]);
    }

    /// Translates the region of an op between two calls, of which the first was made.
    fn inlined(&mut self, op: OpRef<'_>, inlined: &Inlined<'_>) -> Result<(), Failure> {
        self.declare_kmpc(inlined.last);
        let location = self.builder.location();
        let entry = self.here().block;
        let mark = self.builder.placeholder(entry);
        let exit = self.split(Point { block: entry, before: Some(mark) }, "omp_region.end");
        let branch = self.builder.before_end(entry);
        let last = self.split(branch, "omp_region.finalize");
        let start = match inlined.condition {
            Some(value) => self.only_where(value, [entry, exit]),
            None => self.builder.before_end(entry),
        };
        self.go(start);
        self.place_here();
        self.region(region_of(&op)?, inlined.name)?;
        let end = self.builder.before_end(last);
        self.at(end, |state| {
            if let Some(flag) = inlined.flag {
                let one = state.llvm().i32(1).into();
                state.put(one, flag);
            }
            state.builder.set_location(location);
            state.call_kmpc(inlined.last, &inlined.args);
        });
        self.builder.remove(exit, mark);
        self.omp().place = None;
        match inlined.condition {
            Some(_) => self.builder.switch_to(exit),
            None => {
                self.merge(exit, last);
                self.builder.switch_to(last);
            }
        }
        Ok(())
    }

    /// Goes to a block of its own where a value is not zero, else to the end; the point in it.
    fn only_where(&mut self, value: Value, [entry, exit]: [couloir_llvmir::Block; 2]) -> Point {
        let branch: Option<Inst> = self.builder.before_end(entry).before;
        self.go(self.builder.before_end(entry));
        let zero = self.llvm().i32(0).into();
        let ty = self.builder.type_of(value);
        debug_assert_eq!(ty, Type::I32);
        let is_set = self.builder.icmp(IntPredicate::Ne, Flags::NONE, value, zero);
        let body = self.block_after("omp_region.body", Some(entry));
        if let Some(branch) = branch {
            self.builder.move_inst(branch, entry, Point::end(body));
        }
        self.at(Point::end(entry), |state| state.builder.cond_br(is_set, body, exit));
        self.builder.before_end(body)
    }
}
