// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @hexlike(vector<0x4xf32>)
// CHECK: :[[#@LINE-1]]:28: error: vector types must have positive constant sizes but got 0, 4
// -----

func.func private @zero(vector<4x0xf32>)
// CHECK: :[[#@LINE-1]]:25: error: vector types must have positive constant sizes but got 4, 0
// -----

func.func private @dyn(vector<?xf32>)
// CHECK: :[[#@LINE-1]]:31: error: expected non-function type
// -----

func.func private @unranked(vector<*xf32>)
// CHECK: :[[#@LINE-1]]:36: error: expected non-function type
// -----

func.func private @of_vector(vector<2xvector<2xf32>>)
// CHECK: :[[#@LINE-1]]:30: error: failed to verify 'elementType': VectorElementTypeInterface instance
// -----

func.func private @of_tensor(vector<2xtensor<2xf32>>)
// CHECK: :[[#@LINE-1]]:30: error: failed to verify 'elementType': VectorElementTypeInterface instance
// -----

func.func private @of_memref(vector<2xmemref<2xf32>>)
// CHECK: :[[#@LINE-1]]:30: error: failed to verify 'elementType': VectorElementTypeInterface instance
// -----

func.func private @of_complex(vector<2xcomplex<f32>>)
// CHECK: :[[#@LINE-1]]:31: error: failed to verify 'elementType': VectorElementTypeInterface instance
// -----

func.func private @of_none(vector<2xnone>)
// CHECK: :[[#@LINE-1]]:28: error: failed to verify 'elementType': VectorElementTypeInterface instance
// -----

func.func private @of_tuple(vector<2xtuple<>>)
// CHECK: :[[#@LINE-1]]:29: error: failed to verify 'elementType': VectorElementTypeInterface instance
// -----

func.func private @of_func(vector<2x() -> ()>)
// CHECK: :[[#@LINE-1]]:28: error: failed to verify 'elementType': VectorElementTypeInterface instance
// -----

func.func private @neg(vector<-1xf32>)
// CHECK: :[[#@LINE-1]]:31: error: expected non-function type
// -----

func.func private @noelem(vector<4>)
// CHECK: :[[#@LINE-1]]:35: error: expected 'x' in dimension list
// -----

func.func private @nox(vector<4 f32>)
// CHECK: :[[#@LINE-1]]:32: error: expected 'x' in dimension list
// -----

func.func private @empty(vector<>)
// CHECK: :[[#@LINE-1]]:33: error: expected non-function type
// -----

func.func private @bare(vector)
// CHECK: :[[#@LINE-1]]:31: error: expected '<' in vector type
// -----

func.func private @unclosed(vector<4xf32)
// CHECK: :[[#@LINE-1]]:41: error: expected '>' in vector type
// -----

func.func private @unclosed_scal(vector<[4xf32>)
// CHECK: :[[#@LINE-1]]:43: error: missing ']' closing scalable dimension
// -----

func.func private @scalzero(vector<[0]xf32>)
// CHECK: :[[#@LINE-1]]:29: error: vector types must have positive constant sizes but got 0
// -----

func.func private @scaldyn(vector<[?]xf32>)
// CHECK: :[[#@LINE-1]]:36: error: invalid dimension
// -----

func.func private @scalempty(vector<[]xf32>)
// CHECK: :[[#@LINE-1]]:38: error: invalid dimension
// -----

func.func private @overflow(vector<9223372036854775808xf32>)
// CHECK: :[[#@LINE-1]]:36: error: invalid dimension
// -----

func.func private @toolarge(vector<99999999999999999999xf32>)
// CHECK: :[[#@LINE-1]]:36: error: invalid dimension
// -----

func.func private @hex(vector<0x10xf32>)
// CHECK: :[[#@LINE-1]]:24: error: vector types must have positive constant sizes but got 0, 10
// -----

func.func private @encoding(vector<4xf32, 1>)
// CHECK: :[[#@LINE-1]]:41: error: expected '>' in vector type
// -----

func.func private @badelem(vector<4xfoo>)
// CHECK: :[[#@LINE-1]]:37: error: expected non-function type
// -----

func.func private @xelem(vector<4xx4xf32>)
// CHECK: :[[#@LINE-1]]:35: error: expected non-function type
