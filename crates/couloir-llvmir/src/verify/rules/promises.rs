//! What metadata promises of single instructions: which ones can have it, and what it holds.

use super::bounds::Bounds;
use super::metadata::{CALLS, POINTER_SOURCES};
use super::{Checked, Rules, Subject};
use crate::body::InstData;
use crate::constants::{Constant, ConstantData};
use crate::metadata::{Metadata, MetadataData};
use crate::opcode::Opcode;
use crate::types::{Type, float_width};

/// Kinds that only some instructions have, and what is said of others.
const PLACES: &[(&str, &[Opcode], &str)] = &[
    ("alloc_token", CALLS, "!alloc_token should only exist on calls"),
    ("callsite", CALLS, "!callsite metadata should only exist on calls"),
    (
        "invariant.group",
        &[Opcode::Load, Opcode::Store],
        "invariant.group metadata is only for loads and stores",
    ),
    ("memprof", CALLS, "!memprof metadata should only exist on calls"),
    (
        "noalias.addrspace",
        &[Opcode::Load, Opcode::Store, Opcode::AtomicRmw, Opcode::CmpXchg, Opcode::Call],
        "noalias.addrspace are only for memory operations!",
    ),
];

const DEREFERENCEABLE: &str = "dereferenceable, dereferenceable_or_null";

impl<'m> Rules<'m> {
    /// Metadata of a kind that says something of the instruction's result or place.
    pub(super) fn promise(
        &mut self,
        kind: &[u8],
        data: &InstData,
        node: Metadata,
        subject: Subject<'m>,
    ) -> Checked {
        if let Some(row) = PLACES.iter().find(|row| row.0.as_bytes() == kind) {
            self.check(row.1.contains(&data.opcode), row.2, subject)?;
        }
        match kind {
            b"align" => self.aligned(data, node, subject),
            b"dereferenceable" | b"dereferenceable_or_null" => {
                self.dereferenceable(data, node, subject)
            }
            b"fpmath" => self.accuracy(data, node, subject),
            b"noalias.addrspace" => {
                // Wrong bounds end nothing else.
                let _ = self.bounds(node, Bounds::Spaces, subject);
                Ok(())
            }
            b"alloc_token" => self.allocated(node),
            b"callsite" => self.call_stack(node),
            b"memprof" => self.allocations(node),
            b"nofree" => self.not_freed(data, node, subject),
            b"nonnull" => self.non_null(data, node, subject),
            b"tbaa" => self.tagged(data, node, subject),
            _ => Ok(()),
        }
    }

    fn is_pointer(&self, ty: Type) -> bool {
        self.ctx.is_pointer(ty)
    }

    /// The constants a node holds; nothing where it holds something else, too.
    fn constants_of(&self, node: Metadata) -> Vec<Option<Constant>> {
        let operands = self.tuple(node).unwrap_or_default();
        let constant = |operand: &Option<Metadata>| match self.ctx.metadata((*operand)?)? {
            MetadataData::Value(constant) => Some(*constant),
            _ => None,
        };
        operands.iter().map(constant).collect()
    }

    /// The only operand of a node, where it is an integer of 64 bits.
    fn single_i64(&self, node: Metadata) -> Option<u64> {
        match self.ctx.constant((*self.constants_of(node).first()?)?) {
            ConstantData::Int { ty: Type::I64, bits } => Some(*bits),
            _ => None,
        }
    }

    fn aligned(&mut self, data: &InstData, node: Metadata, subject: Subject<'m>) -> Checked {
        let pointer = self.is_pointer(data.ty);
        self.check(pointer, "align applies only to pointer types", subject)?;
        let message =
            "align applies only to load instructions, use attributes for calls or invokes";
        self.check(data.opcode == Opcode::Load, message, subject)?;
        let count = self.constants_of(node).len();
        self.check(count == 1, "align takes one operand!", subject)?;
        let value = self.single_i64(node);
        self.check(value.is_some(), "align metadata value must be an i64!", subject)?;
        let power = value.is_some_and(u64::is_power_of_two);
        self.check(power, "align metadata value must be a power of 2!", subject)?;
        let small = value.is_some_and(|value| value <= super::MAX_ALIGNMENT);
        self.check(small, "alignment is larger that implementation defined limit", subject)
    }

    fn dereferenceable(
        &mut self,
        data: &InstData,
        node: Metadata,
        subject: Subject<'m>,
    ) -> Checked {
        let message = format!("{DEREFERENCEABLE} apply only to pointer types");
        let pointer = self.is_pointer(data.ty);
        self.check(pointer, &message, subject)?;
        let message = format!(
            "{DEREFERENCEABLE} apply only to load and inttoptr instructions, use attributes for \
             calls or invokes"
        );
        self.check(POINTER_SOURCES.contains(&data.opcode), &message, subject)?;
        let message = format!("{DEREFERENCEABLE} take one operand!");
        let count = self.constants_of(node).len();
        self.check(count == 1, &message, subject)?;
        let message = format!("{DEREFERENCEABLE} metadata value must be an i64!");
        let known = self.single_i64(node).is_some();
        self.check(known, &message, subject)
    }

    /// `!fpmath`: how far off a result may be.
    fn accuracy(&mut self, data: &InstData, node: Metadata, subject: Subject<'m>) -> Checked {
        let scalar = self.ctx.scalar_type(data.ty);
        let float = scalar == Type::PPC_FP128 || float_width(self.ctx.ty(scalar)).is_some();
        self.check(float, "fpmath requires a floating point result!", subject)?;
        let operands = self.constants_of(node);
        self.check(operands.len() == 1, "fpmath takes one operand!", subject)?;
        let value = operands.first().copied().flatten().map(|value| self.ctx.constant(value));
        let Some(ConstantData::Float { ty, bits }) = value else {
            return self.check(false, "invalid fpmath accuracy!", subject);
        };
        self.check(*ty == Type::FLOAT, "fpmath accuracy must have float type", subject)?;
        let accuracy = f32::from_bits(bits[0] as u32);
        let positive = accuracy.is_finite() && accuracy > 0.0;
        self.check(positive, "fpmath accuracy not a positive number!", subject)
    }

    /// Places of calls, as numbers, the innermost first.
    fn call_stack(&mut self, node: Metadata) -> Checked {
        let places = self.constants_of(node);
        let message = "call stack metadata should have at least 1 operand";
        self.check_node(!places.is_empty(), message, node)?;
        let is_int = |place: &Option<Constant>| {
            let data = place.map(|place| self.ctx.constant(place));
            matches!(data, Some(ConstantData::Int { .. } | ConstantData::WideInt { .. }))
        };
        let Some(at) = places.iter().position(|place| !is_int(place)) else { return Ok(()) };
        let message = "call stack metadata operand should be constant integer";
        match self.tuple(node).and_then(|parts| parts.get(at).copied().flatten()) {
            Some(part) => self.check_node(false, message, part),
            None => self.check_alone(false, message),
        }
    }

    /// `!memprof`: what is known of an allocation, by who calls for it.
    fn allocations(&mut self, node: Metadata) -> Checked {
        let rows = self.tuple(node).unwrap_or_default();
        let message = "!memprof annotations should have at least 1 metadata operand (MemInfoBlock)";
        self.check_node(!rows.is_empty(), message, node)?;
        for &row in rows.iter().flatten() {
            self.allocation_of_stack(row)?;
        }
        Ok(())
    }

    fn allocation_of_stack(&mut self, row: Metadata) -> Checked {
        let parts = self.tuple(row).unwrap_or_default();
        let message = "Each !memprof MemInfoBlock should have at least 2 operands";
        self.check_node(parts.len() >= 2, message, row)?;
        let Some((&first, rest)) = parts.split_first() else { return Ok(()) };
        let message = "!memprof MemInfoBlock first operand should not be null";
        self.check_node(first.is_some(), message, row)?;
        let stack = first.filter(|&first| self.tuple(first).is_some());
        let message = "!memprof MemInfoBlock first operand should be an MDNode";
        self.check_node(stack.is_some(), message, row)?;
        stack.map_or(Ok(()), |stack| self.call_stack(stack))?;
        let kind = rest.first().copied().flatten();
        let message = "!memprof MemInfoBlock second operand should be an MDString";
        self.check_node(self.is_string(kind), message, row)
    }

    /// `!alloc_token`: the name of a type, and whether it holds pointers.
    fn allocated(&mut self, node: Metadata) -> Checked {
        let parts = self.tuple(node).unwrap_or_default();
        self.check_node(parts.len() == 2, "!alloc_token must have 2 operands", node)?;
        let named = self.is_string(parts.first().copied().flatten());
        self.check_node(named, "expected string", node)?;
        let constants = self.constants_of(node);
        let flag = constants.last().copied().flatten().map(|flag| self.ctx.constant(flag));
        let is_int = matches!(flag, Some(ConstantData::Int { .. } | ConstantData::WideInt { .. }));
        self.check_node(is_int, "expected integer constant", node)
    }

    fn not_freed(&mut self, data: &InstData, node: Metadata, subject: Subject<'m>) -> Checked {
        let pointer = self.is_pointer(data.ty);
        self.check(pointer, "nofree applies only to pointer types", subject)?;
        let made = data.opcode == Opcode::IntToPtr;
        self.check(made, "nofree applies only to inttoptr instruction", subject)?;
        let empty = self.tuple(node).unwrap_or_default().is_empty();
        self.check(empty, "nofree metadata must be empty", subject)
    }

    fn non_null(&mut self, data: &InstData, node: Metadata, subject: Subject<'m>) -> Checked {
        let pointer = self.is_pointer(data.ty);
        self.check(pointer, "nonnull applies only to pointer types", subject)?;
        let message =
            "nonnull applies only to load instructions, use attributes for calls or invokes";
        self.check(data.opcode == Opcode::Load, message, subject)?;
        let empty = self.tuple(node).unwrap_or_default().is_empty();
        self.check(empty, "nonnull metadata must be empty", subject)
    }
}
