// MLIR 22 crashes here: the name of a function says nothing of these types, so one name is for both. A
// diagnostic is right.
// CRASH: mlir-opt --convert-math-to-xevm %s

func.func @exp(%a: f80, %b: bf16) {
  %0 = math.exp %a fastmath<afn> : f80
  %1 = math.exp %b fastmath<afn> : bf16
  return
}
