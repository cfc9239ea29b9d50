//! Blocks of constructs: made by name, split, merged.

use couloir_llvmir as l;
use couloir_llvmir::{Block, Inst, Metadata, Point, Type, Value};

use super::OpenMp;
use crate::function::FunctionState;

impl FunctionState<'_> {
    /// The state of the constructs of this function.
    pub(super) fn omp(&mut self) -> &mut OpenMp {
        let Self { openmp, builder, .. } = self;
        openmp.get_or_insert_with(|| Box::new(OpenMp::new(builder.blocks())))
    }

    /// Gives a value a name that starts like this, if it can have one.
    pub(super) fn name(&mut self, value: Value, base: &str) -> Value {
        self.name_bytes(value, base.as_bytes());
        value
    }

    /// The same of any bytes.
    pub(super) fn name_bytes(&mut self, value: Value, base: &[u8]) {
        if value.as_local().is_some() {
            let llvm = self.llvm();
            let name = self.omp().names.take(llvm, base);
            self.builder.set_value_name(value, Some(name));
        }
    }

    /// Gives a block a name that starts like this.
    pub(super) fn rename_block(&mut self, block: Block, base: &str) {
        let llvm = self.llvm();
        let old = self.builder.block_name(block);
        self.omp().names.free(old);
        let name = self.omp().names.take(llvm, base.as_bytes());
        self.builder.set_block_name(block, Some(name));
    }

    /// A block of a name that prints after another one, or first.
    pub(super) fn block_after(&mut self, name: &str, after: Option<Block>) -> Block {
        self.omp();
        let block = self.builder.loose_block();
        self.omp().order.insert_after(block, after);
        self.rename_block(block, name);
        block
    }

    /// A block of a name that prints before another one, or last.
    pub(super) fn block_before(&mut self, name: &str, before: Option<Block>) -> Block {
        let order = &mut self.omp().order;
        let after = match before {
            Some(before) => order.previous(before),
            None => order.last(),
        };
        self.block_after(name, after)
    }

    /// Where instructions go.
    pub(super) fn here(&self) -> Point {
        self.builder.point().unwrap_or(Point::end(Block::from_u32(0)))
    }

    /// Goes to a point; what is made there is at the location of what it goes before.
    pub(super) fn go(&mut self, point: Point) {
        self.builder.set_point(point);
        if let Some(inst) = point.before {
            let location = self.builder.debug_location(inst);
            self.builder.set_location(location);
        }
    }

    /// Does something elsewhere.
    pub(super) fn at<T>(&mut self, point: Point, work: impl FnOnce(&mut Self) -> T) -> T {
        let (here, location) = (self.builder.point(), self.builder.location());
        self.go(point);
        let done = work(self);
        if let Some(here) = here {
            self.builder.set_point(here);
        }
        self.builder.set_location(location);
        done
    }

    /// Does something at a location.
    pub(super) fn located<T>(
        &mut self,
        location: Option<Metadata>,
        work: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let around = self.builder.location();
        self.builder.set_location(location);
        let done = work(self);
        self.builder.set_location(around);
        done
    }

    /// Moves what stands at and after a point to a block of its own, to which the old one goes on
    /// at the location of what moves first.
    pub(super) fn split(&mut self, point: Point, name: &str) -> Block {
        let location = match point.before {
            Some(inst) => self.builder.debug_location(inst),
            None => self.builder.location(),
        };
        self.split_located(point, location, name)
    }

    /// The same at the current point and location; the point stays before the branch.
    pub(super) fn split_here(&mut self, name: &str) -> Block {
        let here = self.here();
        let new = self.split_located(here, self.builder.location(), name);
        let before = self.builder.before_end(here.block);
        self.builder.set_point(before);
        new
    }

    /// Says that LLVM's builder of constructs is at the current location.
    pub(super) fn place_here(&mut self) {
        let location = self.builder.location();
        self.omp().place = location;
    }

    pub(super) fn split_located(
        &mut self,
        point: Point,
        location: Option<Metadata>,
        name: &str,
    ) -> Block {
        let new = self.block_after(name, Some(point.block));
        self.builder.split(point, new);
        if let Some(&last) = self.builder.insts(new).last()
            && let Some(home) = self.omp().homes.get_mut(&last)
        {
            *home = new;
        }
        let end = Point::end(point.block);
        self.located(location, |state| state.at(end, |state| state.builder.br(new)));
        new
    }

    /// Takes a block out that nothing leads to any more; its instructions are gone.
    pub(super) fn drop_block(&mut self, block: Block) {
        for inst in self.builder.insts(block).to_vec() {
            self.drop_inst(block, inst);
        }
        let name = self.builder.block_name(block);
        let omp = self.omp();
        omp.names.free(name);
        omp.order.remove(block);
    }

    /// Takes an instruction out that nothing uses any more.
    pub(super) fn drop_inst(&mut self, block: Block, inst: Inst) {
        let name = self.builder.result(inst).and_then(|value| self.builder.value_name(value));
        self.omp().names.free(name);
        self.builder.remove(block, inst);
    }

    /// Puts a block that only one goes on to behind what that holds.
    pub(super) fn merge(&mut self, block: Block, into: Block) {
        if let Some(&branch) = self.builder.insts(into).last() {
            self.drop_inst(into, branch);
        }
        self.builder.merge(block, into);
        self.drop_block(block);
    }

    /// Makes a block go on to another one.
    pub(super) fn redirect(&mut self, block: Block, to: Block) {
        let end = self.builder.before_end(block);
        match end.before {
            Some(branch) => {
                if let Some(&old) = self.builder.successors(branch).first() {
                    self.builder.retarget(branch, old, to);
                }
            }
            None => {
                self.at(end, |state| state.builder.br(to));
            }
        }
    }

    /// An `alloca` of one element.
    pub(super) fn slot(&mut self, ty: Type, name: &str) -> Value {
        let align = self.translator.layout.preferred_align(self.llvm(), ty);
        let one = self.llvm().i32(1).into();
        let value = self.builder.alloca(ty, one, align, self.translator.layout.alloca_space);
        match name {
            "" => value,
            _ => self.name(value, name),
        }
    }

    /// A store, aligned as the type asks for.
    pub(super) fn put(&mut self, value: Value, to: Value) -> Inst {
        let ty = self.builder.type_of(value);
        let align = self.translator.layout.abi_align(self.llvm(), ty);
        self.builder.store(value, to, l::Access::aligned(align))
    }

    /// A load, aligned as the type asks for.
    pub(super) fn get(&mut self, ty: Type, from: Value) -> Value {
        let align = self.translator.layout.abi_align(self.llvm(), ty);
        self.builder.load(ty, from, l::Access::aligned(align))
    }
}
