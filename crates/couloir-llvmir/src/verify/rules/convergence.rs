//! Tokens of convergence control: which calls make them, and which use them.
//!
//! What LLVM asks of uses inside cycles is not checked.

use super::intrinsics::Call;
use super::{Checked, Rules};
use crate::attributes::{AttrKind, AttrList};
use crate::body::Value;

/// What was seen of a function so far.
#[derive(Default)]
pub(super) struct Convergence {
    /// Whether its convergent calls have tokens.
    controlled: Option<bool>,
    /// Whether the block had a convergent call already.
    in_block: bool,
}

impl Convergence {
    pub(super) fn enter_block(&mut self) {
        self.in_block = false;
    }
}

/// The operation a call is, by the name of its intrinsic.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operation {
    Entry,
    Anchor,
    Loop,
}

const OPERATIONS: &[(&[u8], Operation)] = &[
    (b"llvm.experimental.convergence.entry", Operation::Entry),
    (b"llvm.experimental.convergence.anchor", Operation::Anchor),
    (b"llvm.experimental.convergence.loop", Operation::Loop),
];

impl<'m> Rules<'m> {
    /// A call of a function; `first` where its block is the entry.
    pub(super) fn convergence(&mut self, call: Call<'m>, first: bool) -> Checked {
        let operation = self.convergence_operation(call);
        let token = self.convergence_token(call);
        if let Some(operation) = operation {
            self.convergence_place(call, operation, token, first)?;
        }
        let convergent = self.is_convergent(call);
        self.convergence.in_block |= convergent;
        let controlled = token.is_some() || operation.is_some();
        if !controlled && !convergent {
            return Ok(());
        }
        let same = self.convergence.controlled.is_none_or(|before| before == controlled);
        let message = "Cannot mix controlled and uncontrolled convergence in the same function.";
        self.check(same, message, call.subject())?;
        self.convergence.controlled = Some(controlled);
        Ok(())
    }

    fn convergence_place(
        &mut self,
        call: Call<'m>,
        operation: Operation,
        token: Option<Value>,
        first: bool,
    ) -> Checked {
        let preceded = self.convergence.in_block;
        let own = self.ctx.attr_list_data(call.function.attributes).function;
        let convergent = self.has(own, AttrKind::Convergent);
        let entry = operation == Operation::Entry;
        let again = operation == Operation::Loop;
        let broken = [
            (entry && !convergent, "Entry intrinsic can occur only in a convergent function."),
            (entry && !first, "Entry intrinsic can occur only in the entry block."),
            (
                entry && preceded,
                "Entry intrinsic cannot be preceded by a convergent operation in the same basic \
                 block.",
            ),
            (
                !again && token.is_some(),
                "Entry or anchor intrinsic cannot have a convergencectrl token operand.",
            ),
            (again && token.is_none(), "Loop intrinsic must have a convergencectrl token operand."),
            (
                again && preceded,
                "Loop intrinsic cannot be preceded by a convergent operation in the same basic \
                 block.",
            ),
        ];
        match broken.into_iter().find(|(broken, _)| *broken) {
            Some((_, message)) => Err(self.broken(message, call.subject())),
            None => Ok(()),
        }
    }

    fn convergence_operation(&self, call: Call<'m>) -> Option<Operation> {
        let name = self.symbol_of(call.callee()?)?.name()?;
        let name = self.ctx.str_bytes(name);
        OPERATIONS.iter().find(|row| row.0 == name).map(|row| row.1)
    }

    /// The token a call uses; what is wrong with its bundle is reported.
    fn convergence_token(&mut self, call: Call<'m>) -> Option<Value> {
        let tag = |tag| self.ctx.str_bytes(tag) == b"convergencectrl";
        let mut bundles = call.site.bundles.iter().filter(|bundle| tag(bundle.tag));
        let (bundle, again) = (bundles.next()?, bundles.next());
        let message = "The 'convergencectrl' bundle can occur at most once on a call";
        self.check(again.is_none(), message, call.subject()).ok()?;
        let token = match bundle.inputs[..] {
            [only] if call.body.value_type(self.ctx, only) == crate::types::Type::TOKEN => {
                Some(only)
            }
            _ => None,
        };
        let message = "The 'convergencectrl' bundle requires exactly one token use.";
        self.check(token.is_some(), message, call.subject()).ok()?;
        let token = token?;
        if !self.makes_token(call, token) {
            let shown = vec![self.operand(call, token), self.text(call.subject())];
            let message = "Convergence control tokens can only be produced by calls to the \
                           convergence control intrinsics.";
            self.broken_of(message, shown);
            return None;
        }
        Some(token)
    }

    fn makes_token(&self, call: Call<'m>, token: Value) -> bool {
        let made = call.body.defining_inst(token).and_then(|inst| {
            let site = call.body.call_site(inst)?;
            self.convergence_operation(Call { inst, site, ..call })
        });
        made.is_some()
    }

    fn is_convergent(&self, call: Call<'m>) -> bool {
        let convergent =
            |list: AttrList| self.has(self.ctx.attr_list_data(list).function, AttrKind::Convergent);
        let callee = call.callee().and_then(|callee| self.symbol_of(callee));
        let callee = callee.and_then(|symbol| self.function_of(symbol));
        convergent(call.site.attributes)
            || callee.is_some_and(|function| convergent(function.attributes))
    }
}
