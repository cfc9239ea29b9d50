// MLIR 22 crashes here: what is made for the one is of another type than the other wants. A diagnostic
// is right.
// CRASH: mlir-opt --convert-xevm-to-llvm %s

func.func @item() {
  %0 = xevm.local_id.x : i32
  %1 = xevm.local_id.y : i64
  return
}
