//! Tasks, and groups of them.

use couloir_ir::OpRef;

use super::super::{Task, Taskgroup};
use super::{Verified, block_args, clauses};

pub(in super::super) fn task(op: OpRef<'_>) -> Verified {
    block_args(op, &[Task::IN_REDUCTION_VARS, Task::PRIVATE_VARS])?;
    clauses::depends(op, Task::DEPEND_VARS, op.prop(Task::DEPEND_KINDS))
}

pub(in super::super) fn taskgroup(op: OpRef<'_>) -> Verified {
    block_args(op, &[Taskgroup::TASK_REDUCTION_VARS])
}
