//! Debug records, and what global variables are attached: variables with expressions of them.

use rustc_hash::FxHashMap;

use super::debug::node_field;
use super::{Rules, Subject, VerifyError};
use crate::attributes::AttrKind;
use crate::body::{Block, Body, DebugRecord, MetadataOperand, RecordKind};
use crate::constants::ConstantData;
use crate::di::{DiField, DiKind};
use crate::dwarf;
use crate::metadata::{DiNode, Metadata, MetadataData};
use crate::module::Function;

/// What an operand of a record has to be.
#[derive(Clone, Copy)]
enum Wanted {
    Kind(DiKind),
    Expression,
    /// A value, a list of values or nothing.
    Value,
}

const VALUE: (usize, Wanted, &str) = (0, Wanted::Value, "invalid #dbg record address/value");
const OF_VARIABLE: (usize, Wanted, &str) =
    (1, Wanted::Kind(DiKind::LocalVariable), "invalid #dbg record variable");
const EXPRESSION: (usize, Wanted, &str) = (2, Wanted::Expression, "invalid #dbg record expression");

const VARIABLE: &[(usize, Wanted, &str)] = &[
    VALUE,
    OF_VARIABLE,
    EXPRESSION,
    (3, Wanted::Kind(DiKind::Location), "invalid #dbg record DILocation"),
];

const ASSIGNED: &[(usize, Wanted, &str)] = &[
    VALUE,
    OF_VARIABLE,
    EXPRESSION,
    (3, Wanted::Kind(DiKind::AssignId), "invalid #dbg_assign DIAssignID"),
    (5, Wanted::Expression, "invalid #dbg_assign address expression"),
    (6, Wanted::Kind(DiKind::Location), "invalid #dbg record DILocation"),
];

/// A function whose records are looked at.
pub(super) struct Place<'m> {
    pub(super) function: &'m Function,
    pub(super) body: &'m Body,
    /// The variable of each argument; none where the function has no debug information.
    pub(super) args: Option<FxHashMap<u64, Metadata>>,
}

impl<'m> Rules<'m> {
    /// What a global variable is attached: a variable and an expression.
    pub(super) fn global_expression(&mut self, node: Metadata) {
        let Some(di) = self.di(node).filter(|di| di.kind == DiKind::GlobalVariableExpression)
        else {
            return self.debug_nodes(node);
        };
        let Some(variable) = node_field(di, "var") else {
            return self.broken_debug("missing variable", &[]);
        };
        self.debug_variable(variable);
        let Some(expression) = node_field(di, "expr") else { return };
        let Some(elements) = self.elements(expression) else { return };
        if !dwarf::is_valid(elements) {
            self.broken_debug("invalid expression", &[expression]);
        }
        if let Some(message) = self.fragment_problem(variable, elements) {
            self.broken_debug(message, &[node, variable]);
        }
    }

    /// What stands where a variable should. LLVM takes it for one, whatever it is, and the first
    /// thing that it has for the scope; it may be the very node that has it as its variable.
    fn debug_variable(&mut self, variable: Metadata) {
        let di = self.di(variable);
        let is_variable =
            |kind: DiKind| matches!(kind, DiKind::GlobalVariable | DiKind::LocalVariable);
        if let Some(di) = di.filter(|di| is_variable(di.kind)) {
            return self.debug_node(variable, di);
        }
        if let Some(first) = di.and_then(|di| node_field(di, "var")) {
            self.broken_debug("invalid scope", &[variable, first]);
        }
        self.broken_debug("invalid tag", &[variable]);
    }

    fn elements(&self, expression: Metadata) -> Option<&'m [u64]> {
        match self.ctx.metadata(expression)? {
            MetadataData::Expression(elements) => Some(elements),
            _ => None,
        }
    }

    /// What is wrong with the part of a variable that an expression is of.
    fn fragment_problem(&self, variable: Metadata, elements: &[u64]) -> Option<&'static str> {
        let (offset, size) = dwarf::fragment(elements)?;
        let whole = self.variable_bits(variable)?;
        // LLVM adds in 32 bits.
        #[expect(clippy::cast_possible_truncation, reason = "as LLVM does")]
        let (offset, size) = (offset as u32, size as u32);
        if u64::from(offset.wrapping_add(size)) > whole {
            return Some("fragment is larger than or outside of variable");
        }
        (u64::from(size) == whole).then_some("fragment covers entire variable")
    }

    /// The bits of a variable, if its type has a size.
    fn variable_bits(&self, variable: Metadata) -> Option<u64> {
        let mut ty = node_field(self.di(variable)?, "type")?;
        // Types derived from themselves have no size.
        for _ in 0..MAX_DERIVED {
            let di = self.di(ty)?;
            match di.field("size") {
                Some(DiField::Int(bits)) if bits != 0 => return u64::try_from(bits).ok(),
                Some(DiField::UInt(bits)) if bits != 0 => return Some(bits),
                _ if di.kind != DiKind::DerivedType => return None,
                _ => ty = node_field(di, "baseType")?,
            }
        }
        None
    }

    /// A debug record.
    pub(super) fn debug_record(
        &mut self,
        place: &mut Place<'m>,
        block: Block,
        record: &'m DebugRecord,
    ) {
        let nodes = record.operands.iter().filter_map(|operand| match operand {
            MetadataOperand::Node(node) => Some(*node),
            _ => None,
        });
        let nodes = nodes.collect::<Vec<_>>();
        if self.odd_address(place, block, record) {
            return;
        }
        if let Some((message, node)) = self.wrong_operand(record) {
            return self.odd_operand(place, block, record, message, node);
        }
        let of_kind = |rules: &Self, kind| {
            nodes.iter().copied().find(|&node| rules.kind_of(node) == Some(kind))
        };
        let Some(location) = of_kind(self, DiKind::Location) else { return };
        self.debug_nodes(location);
        if let Some(label) = of_kind(self, DiKind::Label) {
            if let Some(subjects) = self.misplaced(place, block, record, [label, location]) {
                let message = "mismatched subprogram between #dbg_label label and !dbg attachment";
                self.shown(message, subjects, &[]);
            }
            return;
        }
        let Some(variable) = of_kind(self, DiKind::LocalVariable) else { return };
        nodes.iter().for_each(|&node| self.debug_nodes(node));
        if !self.of_another(place, block, record, [variable, location]) {
            self.one_variable(place, record, [variable, location]);
        }
        if let Some(elements) = nodes.iter().find_map(|&node| self.elements(node)) {
            self.expression_of(place, record, variable, elements);
        }
    }

    /// What a record's expression says of a variable.
    fn expression_of(
        &mut self,
        place: &Place<'m>,
        record: &'m DebugRecord,
        variable: Metadata,
        elements: &[u64],
    ) {
        if !dwarf::is_valid(elements) {
            return;
        }
        let artificial = self.di(variable).is_some_and(|di| self.is_artificial(di));
        let problem = self.fragment_problem(variable, elements).filter(|_| !artificial);
        if let Some(message) = problem {
            let shown = self.excerpts.record(place.function.common.symbol, record);
            self.shown(message, vec![shown], &[variable]);
        }
        if dwarf::is_entry_value(elements) && !self.keeps_entry_value(place, record) {
            let message =
                "Entry values are only allowed in MIR unless they target a swiftasync Argument";
            let shown = self.excerpts.record(place.function.common.symbol, record);
            self.shown(message, vec![shown], &[]);
        }
    }

    /// Whether a variable is declared to be at what is no address, which is then reported.
    fn odd_address(&mut self, place: &Place<'m>, block: Block, record: &'m DebugRecord) -> bool {
        let (ty, text) = match *record.operands {
            _ if record.kind != RecordKind::Declare => return false,
            [MetadataOperand::Local(value), ..] => {
                let ty = place.body.value_type(self.ctx, value);
                (ty, self.excerpts.value(place.function, value))
            }
            [MetadataOperand::Node(node), ..] => match self.ctx.metadata(node) {
                Some(MetadataData::Value(constant)) => {
                    (self.ctx.constant_type(*constant), self.excerpts.node(node))
                }
                _ => return false,
            },
            _ => return false,
        };
        if self.ctx.is_pointer(ty) || self.ctx.int_width(ty).is_some() {
            return false;
        }
        let symbol = place.function.common.symbol;
        let record = self.excerpts.record(symbol, record);
        let block = self.excerpts.block(place.function, block);
        let subjects = vec![record, text, block, self.text(Subject::Global(symbol))];
        self.shown("location of #dbg_declare must be a pointer or int", subjects, &[]);
        true
    }

    /// The first operand of a record that is not what its kind has there.
    fn wrong_operand(&self, record: &DebugRecord) -> Option<(&'static str, Metadata)> {
        let wanted: &[(usize, Wanted, &'static str)] = match record.kind {
            RecordKind::Label => {
                &[(0, Wanted::Kind(DiKind::Label), "invalid #dbg_label intrinsic variable")]
            }
            RecordKind::Assign => ASSIGNED,
            _ => VARIABLE,
        };
        wanted.iter().find_map(|&(at, wanted, message)| {
            let Some(MetadataOperand::Node(node)) = record.operands.get(at) else { return None };
            (!self.is_wanted(*node, wanted)).then_some((message, *node))
        })
    }

    fn is_wanted(&self, node: Metadata, wanted: Wanted) -> bool {
        let data = self.ctx.metadata(node);
        match wanted {
            Wanted::Kind(kind) => self.kind_of(node) == Some(kind),
            Wanted::Expression => matches!(data, Some(MetadataData::Expression(_))),
            Wanted::Value => match data {
                Some(MetadataData::Tuple(operands)) => operands.is_empty(),
                Some(MetadataData::Di(_) | MetadataData::String(_)) => false,
                _ => true,
            },
        }
    }

    /// Reports an operand of a record.
    fn odd_operand(
        &mut self,
        place: &Place<'m>,
        block: Block,
        record: &'m DebugRecord,
        message: &str,
        node: Metadata,
    ) {
        let mut subjects = vec![
            self.excerpts.record(place.function.common.symbol, record),
            self.excerpts.node(node),
        ];
        if record.kind != RecordKind::Label {
            subjects.push(self.excerpts.block(place.function, block));
            subjects.push(self.text(Subject::Global(place.function.common.symbol)));
        }
        self.shown(message, subjects, &[]);
    }

    fn is_artificial(&self, di: &DiNode) -> bool {
        self.word(di, "flags").split(" | ").any(|flag| flag == "DIFlagArtificial")
    }

    fn shown(&mut self, message: &str, mut subjects: Vec<String>, nodes: &[Metadata]) {
        subjects.extend(nodes.iter().map(|&node| self.excerpts.node(node)));
        self.errors.push(VerifyError::of_debug_info(message, subjects));
    }

    /// Whether the variable of a record is of another subprogram than its location, which is
    /// then reported.
    fn of_another(
        &mut self,
        place: &Place<'m>,
        block: Block,
        record: &'m DebugRecord,
        nodes: [Metadata; 2],
    ) -> bool {
        let Some(mut subjects) = self.misplaced(place, block, record, nodes) else { return false };
        let place = subjects.get(1..3).unwrap_or_default().to_vec();
        subjects.extend(place);
        let message = "mismatched subprogram between #dbg record variable and DILocation";
        self.shown(message, subjects, &[]);
        true
    }

    /// What is shown of a record whose variable or label is of another subprogram than its
    /// location.
    fn misplaced(
        &mut self,
        place: &Place<'m>,
        block: Block,
        record: &'m DebugRecord,
        [node, location]: [Metadata; 2],
    ) -> Option<Vec<String>> {
        let (own, other) = (self.code_of(node)?, self.code_of(location)?);
        if own == other {
            return None;
        }
        let shown = self.excerpts.record(place.function.common.symbol, record);
        let label = self.excerpts.block(place.function, block);
        let function = self.text(Subject::Global(place.function.common.symbol));
        let nodes = [node, own, location, other].map(|node| self.excerpts.node(node));
        Some([shown, label, function].into_iter().chain(nodes).collect())
    }

    /// The subprogram that a variable or location is in.
    pub(super) fn code_of(&self, node: Metadata) -> Option<Metadata> {
        self.subprogram_around(node_field(self.di(node)?, "scope")?)
    }

    /// An argument has one variable.
    fn one_variable(
        &mut self,
        place: &mut Place<'m>,
        record: &'m DebugRecord,
        [variable, location]: [Metadata; 2],
    ) {
        let inlined = self.di(location).is_some_and(|di| node_field(di, "inlinedAt").is_some());
        let number = self.di(variable).and_then(argument_number);
        let Some(number) = number.filter(|_| !inlined) else { return };
        let Some(args) = &mut place.args else { return };
        let Some(before) = args.insert(number, variable).filter(|&before| before != variable)
        else {
            return;
        };
        let message = "conflicting debug info for argument";
        let shown = self.excerpts.record(place.function.common.symbol, record);
        self.shown(message, vec![shown], &[before, variable]);
    }

    /// Whether the value of a record is known where the function is entered.
    fn keeps_entry_value(&self, place: &Place<'m>, record: &DebugRecord) -> bool {
        let value = match record.operands.first() {
            Some(MetadataOperand::Local(value)) => *value,
            Some(MetadataOperand::Node(node)) => return self.is_unknown(*node),
            _ => return false,
        };
        let list = self.ctx.attr_list_data(place.function.attributes);
        let at = place.body.args().position(|arg| arg == value);
        at.is_some_and(|at| self.has(list.param(at), AttrKind::SwiftAsync))
    }

    /// Whether this is a constant of no known value.
    fn is_unknown(&self, node: Metadata) -> bool {
        let Some(MetadataData::Value(constant)) = self.ctx.metadata(node) else { return false };
        let data = self.ctx.constant(*constant);
        matches!(data, ConstantData::Undef(_) | ConstantData::Poison(_))
    }
}

/// Which argument a local variable is.
pub(super) fn argument_number(di: &DiNode) -> Option<u64> {
    let number = match di.field("arg")? {
        DiField::Int(number) => u64::try_from(number).ok()?,
        DiField::UInt(number) => number,
        _ => return None,
    };
    (number > 0).then_some(number)
}

/// How many types a type with a size may be derived through.
const MAX_DERIVED: usize = 10_000;
