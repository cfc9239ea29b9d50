// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s

func.func @f(%x: i32) {
  "cf.switch"(%x)[^a, ^b] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
^b:
  return
}
