// MLIR 22 crashes here: what is done for vectors of two operands is not for three. Leaving it is right.
// CRASH: mlir-opt --convert-math-to-apfloat %s

func.func @fma(%v: vector<2xf16>) -> vector<2xf16> {
  %0 = math.fma %v, %v, %v : vector<2xf16>
  return %0 : vector<2xf16>
}
