//! What is set up in a function for others: arguments of calls, and variables that a function
//! recovers from the frame of another.

use rustc_hash::FxHashSet;

use super::super::{Checked, Rules, Subject, VerifyError};
use super::{Call, places};
use crate::attributes::AttrKind;
use crate::body::{Body, Inst, Value};
use crate::constants::ConstantData;
use crate::context::Symbol;
use crate::opcode::Opcode;

/// A local variable of one element, in the first block.
fn is_static(rules: &mut Rules<'_>, body: &Body, value: Value) -> bool {
    let Some(inst) = body.defining_inst(value) else { return false };
    let data = &body.insts[inst];
    if data.opcode != Opcode::Alloca {
        return false;
    }
    let counted = body.operands(inst).first().is_none_or(|count| {
        let count = count.as_constant().map(|count| rules.ctx.constant(count));
        matches!(count, Some(ConstantData::Int { .. }))
    });
    counted && in_first_block(rules, body, inst)
}

fn in_first_block(rules: &mut Rules<'_>, body: &Body, inst: Inst) -> bool {
    let block = rules.place_in_body(body, inst).map(|(block, _)| block);
    block.is_some() && block.as_ref() == body.blocks().first()
}

pub(super) fn local_escape<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let first = in_first_block(rules, call.body, call.inst);
    rules.check(first, "llvm.localescape used outside of entry block", call.subject())?;
    let symbol = call.function.common.symbol;
    let again = rules.known.escapes.contains_key(&symbol);
    rules.check(!again, "multiple calls to llvm.localescape in one function", call.subject())?;
    let all = call.args().all(|arg| {
        let null = arg.as_constant().is_some_and(|arg| rules.ctx.is_zero(arg));
        null || is_static(rules, call.body, arg)
    });
    rules.check(all, "llvm.localescape only accepts static allocas", call.subject())?;
    rules.known.escapes.insert(symbol, call.args().count());
    Ok(())
}

pub(super) fn local_recover<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let parent = places::function(rules, call, 0).filter(|function| function.body.is_some());
    let message = "llvm.localrecover first argument must be function defined in this module";
    rules.check(parent.is_some(), message, call.subject())?;
    if let (Some(parent), Some(index)) = (parent, rules.arg_int(call, 2)) {
        rules.known.recovered.push((parent.common.symbol, index));
    }
    Ok(())
}

impl Rules<'_> {
    /// What is recovered from a frame was given away there. Each function is reported once.
    pub(in super::super) fn recovered(&mut self) {
        let mut reported = FxHashSet::default();
        for (parent, index) in std::mem::take(&mut self.known.recovered) {
            let given = self.known.escapes.get(&parent).copied().unwrap_or(0);
            // LLVM counts in 32 bits: the largest index of all counts as none.
            let count = (index.min(u64::from(u32::MAX)) as u32).wrapping_add(1);
            let known = usize::try_from(count).is_ok_and(|count| count <= given);
            if known || !reported.insert(parent) {
                continue;
            }
            let message = "all indices passed to llvm.localrecover must be less than the number \
                           of arguments passed to llvm.localescape in the parent function";
            let subjects = vec![self.text(Subject::Global(parent))];
            self.errors.push(VerifyError::about(message, subjects));
        }
    }
}

/// What takes the token of a call, the last first.
fn users<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Vec<Inst> {
    let Some(token) = call.body.insts[call.inst].result() else { return Vec::new() };
    let mut users = rules.users_of(call.body, token);
    users.reverse();
    users
}

/// Arguments that are made before a call: one call takes them all.
pub(super) fn set_up<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let count = rules.arg_int(call, 0).unwrap_or(0);
    let mut found = false;
    for inst in users(rules, call) {
        let Some(site) = call.body.call_site(inst) else {
            return Err(
                rules.broken_of("Uses of llvm.call.preallocated.setup must be calls", vec![])
            );
        };
        let user = Call { inst, site, ..call };
        let symbol = user.callee().and_then(|callee| rules.symbol_of(callee));
        let name = symbol.and_then(Symbol::name).map_or(&b""[..], |name| rules.ctx.str_bytes(name));
        match name {
            b"llvm.call.preallocated.arg" => argument(rules, user, count)?,
            b"llvm.call.preallocated.teardown" => {}
            _ => {
                let message = "Can have at most one call corresponding to a \
                               llvm.call.preallocated.setup";
                rules.check_alone(!found, message)?;
                found = true;
                taken(rules, call, user, count)?;
            }
        }
    }
    Ok(())
}

fn argument<'m>(rules: &mut Rules<'m>, user: Call<'m>, count: u64) -> Checked {
    let Some(index) = rules.arg_int(user, 1) else {
        let message = "llvm.call.preallocated.alloc arg index must be a constant";
        return rules.check_alone(false, message);
    };
    let message = "llvm.call.preallocated.alloc arg index must be between 0 and corresponding \
                   llvm.call.preallocated.setup's argument count";
    rules.check_alone(index < count, message)
}

/// The call that takes the arguments has as many as were announced.
fn taken<'m>(rules: &mut Rules<'m>, call: Call<'m>, user: Call<'m>, count: u64) -> Checked {
    let own = rules.ctx.attr_list_data(user.site.attributes);
    let symbol = user.callee().and_then(|callee| rules.symbol_of(callee));
    let declared = symbol.and_then(|symbol| rules.function_of(symbol));
    let declared = declared.map(|function| rules.ctx.attr_list_data(function.attributes));
    let is_made = |at: &usize| {
        let mut lists = std::iter::once(own).chain(declared);
        lists.any(|list| rules.has(list.param(*at), AttrKind::Preallocated))
    };
    let made = (0..user.args().count()).filter(is_made).count() as u64;
    let message = "cannot use preallocated intrinsics on a call without preallocated arguments";
    rules.check_alone(made != 0, message)?;
    if made == count {
        return Ok(());
    }
    let message = "llvm.call.preallocated.setup arg size must be equal to number of preallocated \
                   arguments at call site";
    let shown = vec![rules.text(call.subject()), rules.text(user.subject())];
    Err(rules.broken_of(message, shown))
}
