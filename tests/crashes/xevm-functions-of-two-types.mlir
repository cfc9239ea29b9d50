// MLIR 22 crashes here: a function is wanted that is there with another type. A diagnostic is right.
// CRASH: mlir-opt --convert-xevm-to-llvm %s

llvm.func @_Z22get_sub_group_local_id() -> i64

func.func @lane() {
  %0 = xevm.lane_id : i32
  return
}
