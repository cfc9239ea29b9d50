// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{vector types must have positive constant sizes but got 0, 4}}
func.func private @hexlike(vector<0x4xf32>)
// -----

// expected-error @+1 {{vector types must have positive constant sizes but got 4, 0}}
func.func private @zero(vector<4x0xf32>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @dyn(vector<?xf32>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @unranked(vector<*xf32>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @of_vector(vector<2xvector<2xf32>>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @of_tensor(vector<2xtensor<2xf32>>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @of_memref(vector<2xmemref<2xf32>>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @of_complex(vector<2xcomplex<f32>>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @of_none(vector<2xnone>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @of_tuple(vector<2xtuple<>>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @of_func(vector<2x() -> ()>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @neg(vector<-1xf32>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @noelem(vector<4>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @nox(vector<4 f32>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @empty(vector<>)
// -----

// expected-error @+1 {{expected '<' in vector type}}
func.func private @bare(vector)
// -----

// expected-error @+1 {{expected '>' in vector type}}
func.func private @unclosed(vector<4xf32)
// -----

// expected-error @+1 {{missing ']' closing scalable dimension}}
func.func private @unclosed_scal(vector<[4xf32>)
// -----

// expected-error @+1 {{vector types must have positive constant sizes but got 0}}
func.func private @scalzero(vector<[0]xf32>)
// -----

// expected-error @+1 {{invalid dimension}}
func.func private @scaldyn(vector<[?]xf32>)
// -----

// expected-error @+1 {{invalid dimension}}
func.func private @scalempty(vector<[]xf32>)
// -----

// expected-error @+1 {{invalid dimension}}
func.func private @overflow(vector<9223372036854775808xf32>)
// -----

// expected-error @+1 {{invalid dimension}}
func.func private @toolarge(vector<99999999999999999999xf32>)
// -----

// expected-error @+1 {{vector types must have positive constant sizes but got 0, 10}}
func.func private @hex(vector<0x10xf32>)
// -----

// expected-error @+1 {{expected '>' in vector type}}
func.func private @encoding(vector<4xf32, 1>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @badelem(vector<4xfoo>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @xelem(vector<4xx4xf32>)
