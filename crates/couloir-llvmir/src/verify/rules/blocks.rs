//! Blocks: what `phi`s take from where, what begins where exceptions lead, what leads to the entry.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::{Checked, Rules, Subject};
use crate::body::{Block, Body, Inst, Value};
use crate::module::Function;
use crate::opcode::{Flags, Opcode};
use crate::types::Type;
use crate::writer::for_each_value;

/// What begins a block that an exception leads to, and what LLVM calls it.
const PADS: &[(Opcode, &str)] = &[
    (Opcode::LandingPad, "LandingPadInst"),
    (Opcode::CatchPad, "CatchPadInst"),
    (Opcode::CleanupPad, "CleanupPadInst"),
    (Opcode::CatchSwitch, "CatchSwitchInst"),
];

/// The name of what begins such a block.
fn pad_name(opcode: Opcode) -> Option<&'static str> {
    PADS.iter().find(|row| row.0 == opcode).map(|row| row.1)
}

/// The first instruction of a block that is no `phi`.
fn first_of(body: &Body, block: Block) -> Option<Inst> {
    let mut insts = body.insts(block).iter().copied();
    insts.find(|&inst| body.insts[inst].opcode != Opcode::Phi)
}

/// Whether a block begins with an instruction.
fn begins(body: &Body, block: Block, is: impl Fn(Opcode) -> bool) -> bool {
    body.insts(block).first().is_some_and(|&inst| is(body.insts[inst].opcode))
}

/// Whether a terminator names a block among those it goes to.
fn leads_to(body: &Body, end: Inst, block: Block) -> bool {
    let data = &body.insts[end];
    let among = |from: usize| body.words(data).iter().skip(from).any(|word| word.block() == block);
    match data.opcode {
        Opcode::Br => among(0),
        Opcode::CondBr => among(1),
        _ => body.successors(end).contains(&block),
    }
}

/// The block of each instruction of a function, and its place in that.
pub(super) type Places = FxHashMap<Inst, (Block, usize)>;

fn places(body: &Body) -> Places {
    let in_block = |&block: &Block| {
        let insts = body.insts(block).iter().enumerate();
        insts.map(move |(at, &inst)| (inst, (block, at)))
    };
    body.layout.iter().flat_map(in_block).collect()
}

/// What uses the tokens of the pads of a function.
pub(super) type TokenUsers = FxHashMap<Value, Vec<Inst>>;

fn token_users(body: &Body) -> TokenUsers {
    let mut users = TokenUsers::default();
    let is_token = |value: Value| {
        body.defining_inst(value).is_some_and(|inst| body.insts[inst].ty == Type::TOKEN)
    };
    for &inst in body.layout.iter().flat_map(|&block| body.insts(block)) {
        let mut note = |value: Value| {
            if is_token(value) {
                users.entry(value).or_default().push(inst);
            }
        };
        for_each_value(body, &body.insts[inst], &mut note);
        let bundles = body.call_site(inst).map_or(&[][..], |site| &site.bundles);
        bundles.iter().flat_map(|bundle| &bundle.inputs).copied().for_each(note);
    }
    users
}

/// The pad that one is within.
fn parent_of(body: &Body, pad: Inst) -> Option<Inst> {
    body.operands(pad).first().and_then(|&parent| body.defining_inst(parent))
}

/// The pad that an instruction leads exceptions to; none where that is the caller's.
fn unwinds_to(body: &Body, inst: Inst) -> Option<Inst> {
    let data = &body.insts[inst];
    let unwinds = data.opcode == Opcode::Invoke || data.flags.contains(Flags::UNWIND_DEST);
    let target = body.successors(inst).last().copied().filter(|_| unwinds)?;
    first_of(body, target)
}

/// Where exceptions that leave a funclet go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Exit {
    Caller,
    Pad(Inst),
}

impl Exit {
    /// The one that leads to a pad, where there is one.
    fn to(pad: Option<Inst>) -> Self {
        pad.map_or(Self::Caller, Self::Pad)
    }
}

/// Where a user of a pad's token leads exceptions out of the funclet, if it does.
fn exit_of(body: &Body, pad: Inst, user: Inst) -> Option<Exit> {
    let target = unwinds_to(body, user);
    let leaves = match body.insts[user].opcode {
        Opcode::CleanupRet => true,
        Opcode::Invoke | Opcode::CatchSwitch => target.is_some(),
        _ => false,
    };
    let inside = target.is_some_and(|target| parent_of(body, target) == Some(pad));
    (leaves && !inside).then_some(Exit::to(target))
}

impl<'m> Rules<'m> {
    /// A value as a subject: instructions whole, others with their type.
    fn whole(&mut self, function: &'m Function, body: &Body, value: Value) -> String {
        match body.defining_inst(value) {
            Some(inst) => self.excerpts.inst(function, inst),
            None => self.excerpts.value(function, value),
        }
    }

    /// Nothing leads to the entry.
    pub(super) fn entry(&mut self, function: &'m Function, body: &'m Body) {
        let Some(&entry) = body.layout.first() else { return };
        let ends = |block: &Block| match body.has_early_ends {
            true => body.insts(*block),
            false => body.insts(*block).last().map_or(&[][..], std::slice::from_ref),
        };
        if body.layout.iter().flat_map(ends).any(|&end| leads_to(body, end, entry)) {
            let subjects = vec![self.excerpts.block(function, entry)];
            let _ = self.broken_of("Entry block to function must not have predecessors!", subjects);
        }
    }

    /// The `phi`s of a block have one input for each block that leads to it.
    pub(super) fn phis(&mut self, function: &'m Function, body: &'m Body, block: Block) -> Checked {
        if body.has_early_ends || !begins(body, block, |opcode| opcode == Opcode::Phi) {
            return Ok(());
        }
        let mut sources = self.dominance.sources(body, block);
        sources.sort_unstable();
        for &inst in body.insts(block) {
            if body.insts[inst].opcode != Opcode::Phi {
                break;
            }
            self.inputs(function, body, inst, &sources)?;
        }
        Ok(())
    }

    fn inputs(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        phi: Inst,
        sources: &[Block],
    ) -> Checked {
        let inputs = body.incoming(phi).map(|(value, from)| (from, value));
        let mut inputs = inputs.collect::<SmallVec<[(Block, Value); 8]>>();
        let message =
            "PHINode should have one entry for each predecessor of its parent basic block!";
        self.check(inputs.len() == sources.len(), message, Subject::Inst(function, phi))?;
        inputs.sort_unstable_by_key(|&(from, value)| (from, value.0));
        let mut before = None;
        for (&(from, value), &source) in inputs.iter().zip(sources) {
            if let Some((_, other)) =
                before.filter(|&(block, other)| block == from && other != value)
            {
                let message = "PHI node has multiple entries for the same basic block with \
                               different incoming values!";
                let values = [value, other].map(|value| self.whole(function, body, value));
                let [value, other] = values;
                let place = self.excerpts.block(function, from);
                let line = self.text(Subject::Inst(function, phi));
                return Err(self.broken_of(message, vec![line, place, value, other]));
            }
            if from != source {
                let message = "PHI node entries do not match predecessors!";
                let [from, source] = [from, source].map(|it| self.excerpts.block(function, it));
                let line = self.text(Subject::Inst(function, phi));
                return Err(self.broken_of(message, vec![line, from, source]));
            }
            before = Some((from, value));
        }
        Ok(())
    }

    /// What an instruction asks of its place.
    pub(super) fn placed(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        block: Block,
        at: usize,
    ) -> Checked {
        let Some(&inst) = body.insts(block).get(at) else { return Ok(()) };
        match body.insts[inst].opcode {
            Opcode::Phi => self.grouped(function, body, block, at),
            Opcode::LandingPad => self.landing_pad(function, body, block, inst),
            Opcode::Resume => self.resume(function, body, inst),
            Opcode::CatchRet | Opcode::CleanupRet => self.funclet_end(function, body, inst),
            opcode @ (Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch) => {
                let name = pad_name(opcode).unwrap_or_default();
                self.funclet_pad(function, body, (block, inst), name)
            }
            _ => Ok(()),
        }
    }

    /// `phi`s come first.
    fn grouped(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        block: Block,
        at: usize,
    ) -> Checked {
        let insts = body.insts(block);
        let before = at.checked_sub(1).and_then(|at| insts.get(at));
        let Some(&inst) = insts.get(at) else { return Ok(()) };
        if before.is_some_and(|&before| body.insts[before].opcode != Opcode::Phi) {
            let line = self.text(Subject::Inst(function, inst));
            let subjects = vec![line, self.excerpts.block(function, block)];
            return Err(self.broken_of("PHI nodes not grouped at top of basic block!", subjects));
        }
        let token = body.insts[inst].ty == Type::TOKEN;
        self.check_alone(!token, "PHI nodes cannot have token type!")
    }

    fn landing_pad(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        block: Block,
        inst: Inst,
    ) -> Checked {
        let subject = Subject::Inst(function, inst);
        let data = &body.insts[inst];
        let given = body.clauses(inst).next().is_some() || data.flags.contains(Flags::CLEANUP);
        let message = "LandingPadInst needs at least one clause or to be a cleanup.";
        self.check(given, message, subject)?;
        // What leads there and the pad itself are looked at apart.
        let _ = self.pad_sources(function, body, block, inst);
        let message =
            "The landingpad instruction should have a consistent result type inside a function.";
        self.same_exception(data.ty, message, subject)?;
        let message = "LandingPadInst needs to be in a function with a personality.";
        self.check(function.personality.is_some(), message, subject)?;
        let first = first_of(body, block) == Some(inst);
        let message = "LandingPadInst not the first non-PHI instruction in the block.";
        self.check(first, message, subject)
    }

    /// What lands and what goes on unwinding has one type in a function.
    fn same_exception(&mut self, ty: Type, message: &str, subject: Subject<'m>) -> Checked {
        let known = *self.exception.get_or_insert(ty);
        self.check(known == ty, message, subject)
    }

    fn resume(&mut self, function: &'m Function, body: &'m Body, inst: Inst) -> Checked {
        let subject = Subject::Inst(function, inst);
        let message = "ResumeInst needs to be in a function with a personality.";
        self.check(function.personality.is_some(), message, subject)?;
        let value = body.operands(inst).first().copied();
        let ty = value.map_or(Type::VOID, |value| body.value_type(self.ctx, value));
        let message =
            "The resume instruction should have a consistent result type inside a function.";
        self.same_exception(ty, message, subject)
    }

    fn funclet_pad(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        (block, inst): (Block, Inst),
        name: &str,
    ) -> Checked {
        let subject = Subject::Inst(function, inst);
        if body.insts[inst].opcode == Opcode::CatchPad {
            self.pad_sources(function, body, block, inst)?;
        }
        let message = format!("{name} needs to be in a function with a personality.");
        self.check(function.personality.is_some(), &message, subject)?;
        if body.insts[inst].opcode == Opcode::CatchPad {
            self.catch_parent(function, body, inst)?;
        }
        let first = first_of(body, block) == Some(inst);
        let message = format!("{name} not the first non-PHI instruction in the block.");
        self.check(first, &message, subject)?;
        if body.insts[inst].opcode == Opcode::CatchPad {
            return self.pad_users(function, body, inst);
        }
        if body.insts[inst].opcode == Opcode::CatchSwitch {
            self.catch_targets(function, body, inst)?;
        }
        self.pad_parent(function, body, inst, name)?;
        // What leads there and what uses it are each reported.
        let sources = self.pad_sources(function, body, block, inst);
        if body.insts[inst].opcode == Opcode::CleanupPad {
            self.pad_users(function, body, inst)?;
        }
        sources
    }

    /// Exceptions that leave a funclet go on to one place, which is where its `catchswitch` leads.
    fn pad_exits(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        pad: Inst,
        users: &[Inst],
    ) -> Checked {
        let mut exits = users.iter().filter_map(|&user| Some((user, exit_of(body, pad, user)?)));
        let Some((first, target)) = exits.next() else { return Ok(()) };
        let (message, parts) = match exits.find(|exit| exit.1 != target) {
            Some((other, _)) => (
                "Unwind edges out of a funclet pad must have the same unwind dest",
                [pad, other, first],
            ),
            None => match parent_of(body, pad) {
                Some(switch)
                    if body.insts[pad].opcode == Opcode::CatchPad
                        && Exit::to(unwinds_to(body, switch)) != target =>
                {
                    let message = "Unwind edges out of a catch must have the same unwind dest as \
                                   the parent catchswitch";
                    (message, [pad, first, switch])
                }
                _ => return Ok(()),
            },
        };
        let subjects = parts.map(|inst| self.text(Subject::Inst(function, inst)));
        Err(self.broken_of(message, subjects.into()))
    }

    /// An exception goes from a pad to one that is in the same, or in one around it.
    fn single_edge(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        end: Inst,
        pad: Inst,
    ) -> Checked {
        let parent =
            |pad: Inst| body.operands(pad).first().and_then(|&parent| body.defining_inst(parent));
        let wanted = parent(pad);
        let mut from = match body.insts[end].opcode {
            Opcode::Invoke => self.funclet_of(body, end),
            Opcode::CleanupRet => parent(end),
            _ => Some(end),
        };
        let mut seen = FxHashSet::default();
        while from != wanted {
            if from == Some(pad) {
                let subjects = [pad, end].map(|inst| self.text(Subject::Inst(function, inst)));
                let message = "EH pad cannot handle exceptions raised within it";
                return Err(self.broken_of(message, subjects.into()));
            }
            let message = "A single unwind edge may only enter one EH pad";
            let Some(inner) = from else {
                return self.check(false, message, Subject::Inst(function, end));
            };
            let message = "EH pad jumps through a cycle of pads";
            self.check(seen.insert(inner), message, Subject::Inst(function, inner))?;
            from = parent(inner);
        }
        Ok(())
    }

    /// The pad whose funclet a call is in.
    fn funclet_of(&self, body: &Body, call: Inst) -> Option<Inst> {
        let mut bundles = body.call_site(call)?.bundles.iter();
        let own = bundles.find(|bundle| self.ctx.str_bytes(bundle.tag) == b"funclet")?;
        body.defining_inst(*own.inputs.first()?)
    }

    /// What one takes exceptions in is a `catchswitch`.
    fn catch_parent(&mut self, function: &'m Function, body: &'m Body, inst: Inst) -> Checked {
        let Some(&parent) = body.operands(inst).first() else { return Ok(()) };
        let own = body.defining_inst(parent).map(|parent| body.insts[parent].opcode);
        if own == Some(Opcode::CatchSwitch) {
            return Ok(());
        }
        let subjects = vec![self.whole(function, body, parent)];
        let message = "CatchPadInst needs to be directly nested in a CatchSwitchInst.";
        Err(self.broken_of(message, subjects))
    }

    /// What a pad is within is a pad, or nothing.
    fn pad_parent(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        inst: Inst,
        name: &str,
    ) -> Checked {
        let parent = body.operands(inst).first().and_then(|&parent| body.defining_inst(parent));
        let Some(parent) = parent else { return Ok(()) };
        let fits = matches!(body.insts[parent].opcode, Opcode::CatchPad | Opcode::CleanupPad);
        let message = format!("{name} has an invalid parent.");
        if body.insts[inst].opcode == Opcode::CatchSwitch && !fits {
            let subjects = vec![self.text(Subject::Inst(function, parent))];
            return Err(self.broken_of(&message, subjects));
        }
        self.check(fits, &message, Subject::Inst(function, inst))
    }

    /// What takes a token, in the order of the function.
    pub(super) fn users_of(&mut self, body: &'m Body, token: Value) -> Vec<Inst> {
        let users = self.token_users.get_or_insert_with(|| token_users(body));
        users.get(&token).cloned().unwrap_or_default()
    }

    /// The block of an instruction, and its place in that.
    pub(super) fn place_in_body(&mut self, body: &Body, inst: Inst) -> Option<(Block, usize)> {
        self.places.get_or_insert_with(|| places(body)).get(&inst).copied()
    }

    /// A funclet's token is for what is called in it, what ends it, and what is in it.
    fn pad_users(&mut self, function: &'m Function, body: &'m Body, pad: Inst) -> Checked {
        let message = "FuncletPadInst must not be nested within itself";
        self.check(parent_of(body, pad) != Some(pad), message, Subject::Inst(function, pad))?;
        let Some(token) = body.insts[pad].result() else { return Ok(()) };
        let users = self.token_users.get_or_insert_with(|| token_users(body));
        let bogus = |inst: &&Inst| {
            !matches!(
                body.insts[**inst].opcode,
                Opcode::Call
                    | Opcode::Invoke
                    | Opcode::CallBr
                    | Opcode::CatchRet
                    | Opcode::CleanupRet
                    | Opcode::CatchSwitch
                    | Opcode::CleanupPad
            )
        };
        // The last user comes first in LLVM's lists.
        let users: Vec<Inst> = users.get(&token).into_iter().flatten().rev().copied().collect();
        if let Some(&wrong) = users.iter().find(bogus) {
            return self.check(false, "Bogus funclet pad use", Subject::Inst(function, wrong));
        }
        self.pad_exits(function, body, pad, &users)
    }

    /// What leaves a funclet names what it began with.
    fn funclet_end(&mut self, function: &'m Function, body: &'m Body, inst: Inst) -> Checked {
        let (wanted, message) = match body.insts[inst].opcode {
            Opcode::CatchRet => {
                (Opcode::CatchPad, "CatchReturnInst needs to be provided a CatchPad")
            }
            _ => (Opcode::CleanupPad, "CleanupReturnInst needs to be provided a CleanupPad"),
        };
        let Some(&pad) = body.operands(inst).first() else { return Ok(()) };
        let own = body.defining_inst(pad).map(|pad| body.insts[pad].opcode);
        if own == Some(wanted) {
            return Ok(());
        }
        let line = self.text(Subject::Inst(function, inst));
        let subjects = vec![line, self.whole(function, body, pad)];
        Err(self.broken_of(message, subjects))
    }

    /// Where a `catchswitch` goes: to another pad, and to its handlers.
    fn catch_targets(&mut self, function: &'m Function, body: &'m Body, inst: Inst) -> Checked {
        let mut handlers = body.successors(inst).to_vec();
        if body.insts[inst].flags.contains(Flags::UNWIND_DEST) {
            let target = handlers.pop();
            let first = target.and_then(|block| first_of(body, block));
            let opcode = first.map(|first| body.insts[first].opcode);
            let pad = opcode.is_some_and(|opcode| pad_name(opcode).is_some());
            let message = "CatchSwitchInst must unwind to an EH block which is not a landingpad.";
            let fits = pad && opcode != Some(Opcode::LandingPad);
            self.check(fits, message, Subject::Inst(function, inst))?;
        }
        let is_pad = |block: &Block| begins(body, *block, |opcode| opcode == Opcode::CatchPad);
        let Some(&wrong) = handlers.iter().find(|handler| !is_pad(handler)) else { return Ok(()) };
        let line = self.text(Subject::Inst(function, inst));
        let subjects = vec![line, self.excerpts.block(function, wrong)];
        Err(self.broken_of("CatchSwitchInst handlers must be catchpads", subjects))
    }

    /// Only exceptions lead to where they are taken care of.
    fn pad_sources(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        block: Block,
        pad: Inst,
    ) -> Checked {
        let subject = Subject::Inst(function, pad);
        let entry = body.layout.first() == Some(&block);
        self.check(!entry, "EH pad cannot be in entry block.", subject)?;
        let opcode = body.insts[pad].opcode;
        if opcode == Opcode::CatchPad {
            return Ok(());
        }
        for source in self.dominance.sources(body, block) {
            let Some(end) = body.terminator(source) else { continue };
            let unwinds = match body.insts[end].opcode {
                Opcode::Invoke => {
                    let targets = body.successors(end);
                    targets.last() == Some(&block) && targets.first() != Some(&block)
                }
                Opcode::CleanupRet | Opcode::CatchSwitch => opcode != Opcode::LandingPad,
                _ => false,
            };
            let within = source == block && opcode != Opcode::LandingPad;
            if unwinds && !within {
                if opcode != Opcode::LandingPad {
                    self.single_edge(function, body, end, pad)?;
                }
                continue;
            }
            if unwinds {
                let subjects = vec![self.text(subject), self.text(Subject::Inst(function, end))];
                let message = "EH pad cannot handle exceptions raised within it";
                return Err(self.broken_of(message, subjects));
            }
            if opcode == Opcode::LandingPad {
                let message = "Block containing LandingPadInst must be jumped to only by the \
                               unwind edge of an invoke.";
                return self.check(false, message, subject);
            }
            let subjects = vec![self.text(subject), self.text(Subject::Inst(function, end))];
            return Err(self.broken_of("EH pad must be jumped to via an unwind edge", subjects));
        }
        Ok(())
    }

    /// Where an `invoke` goes when what it calls unwinds, exceptions are taken care of.
    pub(super) fn unwind_target(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        inst: Inst,
    ) -> Checked {
        let target = body.successors(inst).last().copied();
        let first = target.and_then(|block| first_of(body, block));
        let fits = first.is_some_and(|first| pad_name(body.insts[first].opcode).is_some());
        let message = "The unwind destination does not have an exception handling instruction!";
        self.check(fits, message, Subject::Inst(function, inst))
    }
}
