//! Metadata of instructions: weights of branches, alias scopes, groups of accesses, and kinds that
//! only some instructions have.

use super::bounds::Bounds;
use super::{Broken, Checked, Rules, Subject};
use crate::attributes::{AttrKind, AttrList, AttrValue};
use crate::body::{Body, Inst};
use crate::metadata::{Metadata, MetadataData};
use crate::module::Function;
use crate::opcode::Opcode;
use crate::types::Type;
use crate::verify::VerifyError;

/// Opcodes of what goes to memory, or may.
const ACCESSES: &[Opcode] = &[
    Opcode::Load,
    Opcode::Store,
    Opcode::AtomicRmw,
    Opcode::CmpXchg,
    Opcode::Fence,
    Opcode::Call,
    Opcode::Invoke,
    Opcode::CallBr,
];

/// Opcodes of what can go several ways.
const WEIGHED: &[Opcode] = &[
    Opcode::CondBr,
    Opcode::Switch,
    Opcode::IndirectBr,
    Opcode::Select,
    Opcode::Call,
    Opcode::Invoke,
    Opcode::CallBr,
];

/// Opcodes of calls.
pub(super) const CALLS: &[Opcode] = &[Opcode::Call, Opcode::Invoke, Opcode::CallBr];

/// Opcodes of what makes pointers that can be said to point to memory.
pub(super) const POINTER_SOURCES: &[Opcode] = &[Opcode::Load, Opcode::IntToPtr];

/// The kinds that something must hold of, in the order in which they are looked at.
const ORDER: &[&str] = &[
    "fpmath",
    "range",
    "noalias.addrspace",
    "invariant.group",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
    "nofree",
    "tbaa",
    "noalias",
    "alias.scope",
    "llvm.access.group",
    "align",
    "prof",
    "memprof",
    "callsite",
    "mmra",
    "annotation",
    "captures",
    "alloc_token",
];

/// The words of `!captures`.
const CAPTURED: &[&str] = &["address_is_null", "address", "read_provenance", "provenance"];

/// Whether nothing more is said of an instruction with a wrong node of a kind.
fn ends(kind: &[u8]) -> bool {
    matches!(
        kind,
        b"fpmath" | b"range" | b"noalias.addrspace" | b"invariant.group" | b"nonnull" | b"align"
    )
}

impl<'m> Rules<'m> {
    /// Checks the metadata of an instruction, kind by kind as [`ORDER`] has them.
    pub(super) fn metadata(&mut self, function: &'m Function, body: &'m Body, inst: Inst) {
        let attachments = body.attachments_of(inst);
        let ctx = self.ctx;
        let rank = |kind: &[u8]| ORDER.iter().position(|known| known.as_bytes() == kind);
        match *attachments {
            [] => {}
            [(kind, node)] => {
                let _ = self.attachment(function, body, inst, (ctx.str_bytes(kind), node));
            }
            _ => {
                let kinds = attachments.iter().map(|&(kind, node)| (ctx.str_bytes(kind), node));
                let mut ranked: Vec<_> =
                    kinds.filter_map(|pair| Some((rank(pair.0)?, pair))).collect();
                ranked.sort_by_key(|&(rank, _)| rank);
                for (_, pair) in ranked {
                    if self.attachment(function, body, inst, pair).is_err() && ends(pair.0) {
                        return;
                    }
                }
            }
        }
    }

    fn attachment(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        inst: Inst,
        (kind, node): (&[u8], Metadata),
    ) -> Checked {
        let subject = Subject::Inst(function, inst);
        let opcode = body.insts[inst].opcode;
        match kind {
            b"range" => self.range(function, body, inst, node),
            b"prof" => self.weights(body, inst, node),
            b"alias.scope" | b"noalias" => self.scopes(node),
            b"llvm.access.group" => self.access_group(node),
            b"mmra" if !ACCESSES.contains(&opcode) || self.is_without_memory(body, inst) => {
                let message = "!mmra metadata attached to unexpected instruction kind";
                let subjects = vec![self.text(subject), self.excerpts.node(node)];
                Err(self.broken_of(message, subjects))
            }
            b"annotation" => self.annotation(node),
            b"captures" => self.captured(body, inst, node, subject),
            kind => self.promise(kind, &body.insts[inst], node, subject),
        }
    }

    /// Whether this is a call that touches no memory, as its attributes or those of its function
    /// say.
    fn is_without_memory(&self, body: &Body, inst: Inst) -> bool {
        let Some(site) = body.call_site(inst).filter(|site| site.bundles.is_empty()) else {
            return false;
        };
        let none = |list: AttrList| {
            let own = self.ctx.attributes(self.ctx.attr_list_data(list).function);
            own.iter().any(|own| {
                let text = match own.value {
                    AttrValue::Text(text) => self.ctx.str_bytes(text),
                    _ => b"",
                };
                own.kind == Some(AttrKind::Memory) && text == b"none"
            })
        };
        let callee = body.words(&body.insts[inst]).first().and_then(|word| {
            let symbol = self.symbol_of(word.value().as_constant()?)?;
            self.function_of(symbol)
        });
        none(site.attributes) || callee.is_some_and(|function| none(function.attributes))
    }

    pub(super) fn tuple(&self, node: Metadata) -> Option<&'m [Option<Metadata>]> {
        match self.ctx.metadata(node)? {
            MetadataData::Tuple(operands) => Some(operands),
            _ => None,
        }
    }

    pub(super) fn is_string(&self, node: Option<Metadata>) -> bool {
        node.is_some_and(|node| matches!(self.ctx.metadata(node), Some(MetadataData::String(_))))
    }

    fn string_of(&self, node: Option<Metadata>) -> Option<&'m [u8]> {
        match self.ctx.metadata(node?)? {
            MetadataData::String(text) => Some(self.ctx.str_bytes(*text)),
            _ => None,
        }
    }

    pub(super) fn check_node(&mut self, holds: bool, message: &str, node: Metadata) -> Checked {
        if holds {
            return Ok(());
        }
        let subjects = vec![self.excerpts.node(node)];
        self.errors.push(VerifyError::about(message, subjects));
        Err(Broken)
    }

    /// `!range`: pairs of a lower and an upper bound, in order.
    fn range(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        inst: Inst,
        node: Metadata,
    ) -> Checked {
        let subject = Subject::Inst(function, inst);
        let data = &body.insts[inst];
        let fits = matches!(data.opcode, Opcode::Load | Opcode::Call | Opcode::Invoke);
        self.check(fits, "Ranges are only for loads, calls and invokes!", subject)?;
        let scalar = self.ctx.scalar_type(data.ty);
        // Wrong bounds end nothing else.
        let _ = self.bounds(node, Bounds::Of(scalar), subject);
        Ok(())
    }

    /// `!captures`: what becomes of a pointer that is stored.
    fn captured(
        &mut self,
        body: &'m Body,
        inst: Inst,
        node: Metadata,
        subject: Subject<'m>,
    ) -> Checked {
        let data = &body.insts[inst];
        let message = "!captures metadata can only be applied to store instructions";
        self.check(data.opcode == Opcode::Store, message, subject)?;
        let value = body.words(data).first().map(|word| body.value_type(self.ctx, word.value()));
        let pointer = value.is_some_and(|ty| self.ctx.is_pointer(ty));
        let message =
            "!captures metadata can only be applied to store with value operand of pointer type";
        self.check(pointer, message, subject)?;
        let words = self.tuple(node).unwrap_or_default();
        self.check(!words.is_empty(), "!captures metadata cannot be empty", subject)?;
        for &word in words {
            let text = self.string_of(word);
            let message = "!captures metadata must be a list of strings";
            self.check(text.is_some(), message, subject)?;
            let known =
                text.is_some_and(|text| CAPTURED.iter().any(|known| known.as_bytes() == text));
            if let (false, Some(word)) = (known, word) {
                let subjects = vec![self.text(subject), self.excerpts.node(word)];
                return Err(self.broken_of("invalid entry in !captures metadata", subjects));
            }
        }
        Ok(())
    }

    /// `!annotation`: strings, alone or several together.
    fn annotation(&mut self, node: Metadata) -> Checked {
        let operands = self.tuple(node).unwrap_or_default();
        self.check_alone(!operands.is_empty(), "annotation must have at least one operand")?;
        let strings = |operand: &Option<Metadata>| {
            let inner = operand.and_then(|operand| self.tuple(operand));
            self.is_string(*operand)
                || inner.is_some_and(|inner| inner.iter().all(|text| self.is_string(*text)))
        };
        let fits = operands.iter().all(strings);
        self.check_alone(fits, "operands must be a string or a tuple of strings")
    }

    /// `!kcfi_type` of a function: a number for its type.
    pub(super) fn kind_of_function(&mut self, node: Metadata) -> Checked {
        let operands = self.tuple(node).unwrap_or_default();
        let message = "!kcfi_type must have exactly one operand";
        self.check_node(operands.len() == 1, message, node)?;
        let first = operands.first().copied().flatten();
        let message = "!kcfi_type operand must not be null";
        self.check_node(first.is_some(), message, node)?;
        let value = first.and_then(|first| match self.ctx.metadata(first)? {
            MetadataData::Value(value) => Some(self.ctx.constant_type(*value)),
            _ => None,
        });
        let message = "expected a constant operand for !kcfi_type";
        self.check_node(value.is_some(), message, node)?;
        let message = "expected a constant integer operand for !kcfi_type";
        self.check_node(value.is_some_and(|ty| self.ctx.int_width(ty).is_some()), message, node)?;
        let message = "expected a 32-bit integer constant operand for !kcfi_type";
        self.check_node(value == Some(Type::I32), message, node)
    }

    /// `!prof` of a function.
    pub(super) fn entry_count(&mut self, node: Metadata) -> Checked {
        let operands = self.tuple(node).unwrap_or_default();
        let message = "!prof annotations should have no less than 2 operands";
        self.check_node(operands.len() >= 2, message, node)?;
        let name = self.string_of(operands.first().copied().flatten());
        let known = matches!(
            name,
            Some(b"function_entry_count" | b"synthetic_function_entry_count" | b"unknown")
        );
        let message =
            "first operand should be 'function_entry_count' or 'synthetic_function_entry_count'";
        self.check_node(known, message, node)
    }

    /// `!prof`
    fn weights(&mut self, body: &Body, inst: Inst, node: Metadata) -> Checked {
        let operands = self.tuple(node).unwrap_or_default();
        let message = "!prof annotations should have at least 1 operand";
        self.check_node(!operands.is_empty(), message, node)?;
        let Some(name) = self.string_of(operands.first().copied().flatten()) else {
            let message = "expected string with name of the !prof annotation";
            return self.check_node(false, message, node);
        };
        let opcode = body.insts[inst].opcode;
        let is_call = matches!(opcode, Opcode::Call | Opcode::Invoke | Opcode::CallBr);
        let message = "!prof annotations should have no less than 2 operands";
        let enough = operands.len() >= 2 || name == b"unknown";
        self.check_node(enough, message, node)?;
        match name {
            b"unknown" => {
                let message = "'unknown' !prof should only appear on instructions on which \
                               'branch_weights' would";
                self.check_node(WEIGHED.contains(&opcode), message, node)?;
                let message = "'unknown' !prof should have a single additional operand";
                self.check_node(operands.len() == 2, message, node)
            }
            b"VP" if operands.len() < 5 => {
                self.check_node(false, "invalid value profiling metadata", node)
            }
            b"VP" => {
                let message = "VP !prof indirect call or memop size expected to be applied to \
                    CallBase instructions only";
                self.check_node(is_call, message, node)
            }
            b"branch_weights" => {
                let origin = usize::from(self.is_string(operands.get(1).copied().flatten()));
                let count = operands.len() - 1 - origin;
                self.number_of_weights(body, inst, count, node)
            }
            _ => {
                let message = "expected either branch_weights or VP profile name";
                self.check_node(false, message, node)
            }
        }
    }

    fn number_of_weights(
        &mut self,
        body: &Body,
        inst: Inst,
        count: usize,
        node: Metadata,
    ) -> Checked {
        let opcode = body.insts[inst].opcode;
        let successors = body.successors(inst).len();
        let fits = match opcode {
            Opcode::Invoke => {
                let message = "Wrong number of InvokeInst branch_weights operands";
                return self.check_node(count == 1 || count == 2, message, node);
            }
            Opcode::Call => count == 1,
            Opcode::Select => count == 2,
            Opcode::Br | Opcode::CondBr | Opcode::Switch | Opcode::IndirectBr | Opcode::CallBr => {
                count == successors
            }
            _ => {
                let message = "!prof branch_weights are not allowed for this instruction";
                let _ = self.check_node(false, message, node);
                false
            }
        };
        self.check_node(fits, "Wrong number of operands", node)
    }

    /// `!alias.scope` and `!noalias`
    pub(super) fn scopes(&mut self, list: Metadata) -> Checked {
        for &scope in self.tuple(list).unwrap_or_default() {
            let scope = scope.filter(|&scope| self.tuple(scope).is_some());
            let Some(scope) = scope else {
                return self.check_node(false, "scope list must consist of MDNodes", list);
            };
            self.scope(scope)?;
        }
        Ok(())
    }

    fn scope(&mut self, scope: Metadata) -> Checked {
        let operands = self.tuple(scope).unwrap_or_default();
        let count = matches!(operands.len(), 2 | 3);
        self.check_node(count, "scope must have two or three operands", scope)?;
        let first = operands.first().copied().flatten();
        let named = first == Some(scope) || self.is_string(first);
        let message = "first scope operand must be self-referential or string";
        self.check_node(named, message, scope)?;
        if let Some(&third) = operands.get(2) {
            let message = "third scope operand must be string (if used)";
            self.check_node(self.is_string(third), message, scope)?;
        }
        let domain = operands.get(1).copied().flatten();
        match domain.filter(|&domain| self.tuple(domain).is_some()) {
            Some(domain) => self.domain(domain),
            None => self.check_node(false, "second scope operand must be MDNode", scope),
        }
    }

    fn domain(&mut self, domain: Metadata) -> Checked {
        let operands = self.tuple(domain).unwrap_or_default();
        let count = matches!(operands.len(), 1 | 2);
        self.check_node(count, "domain must have one or two operands", domain)?;
        let first = operands.first().copied().flatten();
        let named = first == Some(domain) || self.is_string(first);
        let message = "first domain operand must be self-referential or string";
        self.check_node(named, message, domain)?;
        match operands.get(1) {
            Some(&second) => {
                let message = "second domain operand must be string (if used)";
                self.check_node(self.is_string(second), message, domain)
            }
            None => Ok(()),
        }
    }

    /// `!llvm.access.group`: a group, which is distinct and empty, or a list of them.
    fn access_group(&mut self, node: Metadata) -> Checked {
        let operands = self.tuple(node).unwrap_or_default();
        for &group in operands {
            let Some(inner) = group.and_then(|group| self.tuple(group)) else {
                let message = "Access scope list must consist of MDNodes";
                return self.check_node(false, message, node);
            };
            let valid = inner.is_empty() && group.is_some_and(|it| self.ctx.is_distinct(it));
            let message = "Access scope list contains invalid access scope";
            self.check_node(valid, message, node)?;
        }
        Ok(())
    }
}
