// RUN: mlir-opt %s --lower-affine --split-input-file --verify-diagnostics

func.func @f(%i: index, %j: index, %s: index) -> index {
// expected-error @+1 {{modulo by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 mod 0)>(%i)
  return %0 : index
}
// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
// expected-error @+1 {{modulo by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 mod -3)>(%i)
  return %0 : index
}
// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
// expected-error @+1 {{division by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 0)>(%i)
  return %0 : index
}
// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
// expected-error @+1 {{division by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv -1)>(%i)
  return %0 : index
}
