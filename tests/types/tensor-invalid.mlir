// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{invalid tensor element type}}
func.func private @t0(tensor<f32>, tensor<i1>, tensor<index>, tensor<none>)
// -----

// expected-error @+1 {{invalid tensor element type}}
func.func private @elem(tensor<2xvector<2xf32>>, tensor<2xcomplex<i32>>, tensor<2x!llvm.ptr>, tensor<2xtuple<i32>>)
// -----

// expected-error @+1 {{invalid tensor element type}}
func.func private @elemt(tensor<2xtensor<2xf32>>)
// -----

// expected-error @+1 {{invalid tensor element type}}
func.func private @elemm(tensor<2xmemref<2xf32>>)
// -----

// expected-error @+1 {{invalid tensor element type}}
func.func private @elemf(tensor<2x() -> ()>)
// -----

// expected-error @+1 {{cannot apply encoding to unranked tensor}}
func.func private @encu(tensor<*xf32, "enc">)
// -----

// expected-error @+1 {{expected '>' in tensor type}}
func.func private @enctwo(tensor<4xf32, 1, 2>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @neg(tensor<-4xf32>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @star(tensor<*x4xf32>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @star2(tensor<4x*xf32>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @starnox(tensor<*f32>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @scal(tensor<[4]xf32>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @q(tensor<??xf32>)
// -----

// expected-error @+1 {{invalid dimension}}
func.func private @toobig(tensor<9223372036854775808xi8>)
// -----

// expected-error @+1 {{expected '>' in tensor type}}
func.func private @unclosed(tensor<4xf32)
// -----

// expected-error @+1 {{expected '<' in tensor type}}
func.func private @noangle(tensor 4xf32)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @nothing(tensor<>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @dimonly(tensor<4x>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @dimonly2(tensor<4x4>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @dimonly3(tensor<?>)
