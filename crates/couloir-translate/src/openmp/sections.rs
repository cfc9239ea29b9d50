//! `omp.sections`: pieces of work, as the iterations of a loop.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{Flags, Opcode, Point};

use super::reductions::Reductions;
use super::wsloop::Sharing;
use super::{dispatch, has, region_of};
use crate::function::FunctionState;

pub(super) fn sections(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::sections(op)?;
    let reductions = Reductions::of(state, op)?;
    let nowait = has(op, "nowait");
    let allocas = state.alloca_block()?;
    let slots = state.allocate_reductions(&reductions, allocas)?;
    let slots = state.init_reductions(&reductions, slots, allocas)?;
    let region = region_of(&op)?;
    let entry = region.entry().ok_or(Failure)?;
    let pieces = entry.ops().filter(|own| own.name() == "omp.section").collect::<Vec<_>>();
    if pieces.is_empty() {
        return Ok(());
    }
    let made = state.section_loop(&pieces, entry.args())?;
    let parts = vec![(dispatch::STATIC, None)];
    let sharing = Sharing { allocas, mark: None, parts, is_split: false, wait: !nowait };
    state.share_statically(&made, &sharing);
    state.builder.switch_to(made.after);
    if !reductions.is_empty() {
        state.finish_reductions(&reductions, &slots, allocas, nowait)?;
    }
    Ok(())
}

impl FunctionState<'_> {
    /// A loop whose body runs the piece of the iteration's number.
    fn section_loop(
        &mut self,
        pieces: &[OpRef<'_>],
        args: &[couloir_ir::Value],
    ) -> Result<super::loops::Loop, Failure> {
        let here = self.here();
        let count = self.llvm().i32(pieces.len() as i32).into();
        let mut made = self.skeleton(count, here.block, None, "section_loop");
        self.builder.split(here, made.after);
        self.at(Point::end(here.block), |state| state.builder.br(made.preheader));
        let start = self.builder.before_end(made.body);
        self.go(start);
        let [zero, one] = [0, 1].map(|number| self.llvm().i32(number).into());
        let number = self.builder.binary(Opcode::Mul, Flags::NONE, made.counter, one);
        made.users.extend(self.builder.defining_inst(number));
        let number = self.builder.binary(Opcode::Add, Flags::NONE, number, zero);
        self.section_cases(&made, number, pieces, args)?;
        Ok(made)
    }

    fn section_cases(
        &mut self,
        made: &super::loops::Loop,
        number: couloir_llvmir::Value,
        pieces: &[OpRef<'_>],
        args: &[couloir_ir::Value],
    ) -> Result<(), Failure> {
        let name = self.builder.block_name(made.body);
        let name = name.map_or_else(Vec::new, |name| self.llvm().str_bytes(name).to_vec());
        let name = format!("{}.sections.after", String::from_utf8_lossy(&name));
        let next = self.block_after(&name, Some(made.body));
        let end = self.builder.before_end(made.body);
        self.builder.split(end, next);
        // The switch is made before the branches of its cases, and learns of these later.
        self.builder.switch_to(made.body);
        let choice = self.builder.switch(number, next, &[]);
        let location = self.builder.location();
        self.place_here();
        for (&piece, at) in pieces.iter().zip(0..) {
            let place = self.omp().place;
            self.builder.set_location(place);
            let block = self.block_before("omp_section_loop.body.case", Some(next));
            let case = self.llvm().i32(at);
            self.builder.add_case(choice, case, block);
            self.builder.switch_to(block);
            self.builder.br(next);
            let point = self.builder.before_end(block);
            self.go(point);
            self.section(piece, args)?;
        }
        self.builder.set_location(location);
        Ok(())
    }

    fn section(&mut self, piece: OpRef<'_>, outer: &[couloir_ir::Value]) -> Result<(), Failure> {
        let region = region_of(&piece)?;
        let own = region.entry().ok_or(Failure)?;
        for (&arg, &known) in own.args().iter().zip(outer) {
            let value = self.lookup(known).ok_or(Failure)?;
            self.map(arg, value);
        }
        self.region(region, "omp.section.region")?;
        Ok(())
    }
}
