// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @t0(tensor<f32>, tensor<i1>, tensor<index>, tensor<none>)
// CHECK: :[[#@LINE-1]]:70: error: invalid tensor element type
// -----

func.func private @elem(tensor<2xvector<2xf32>>, tensor<2xcomplex<i32>>, tensor<2x!llvm.ptr>, tensor<2xtuple<i32>>)
// CHECK: :[[#@LINE-1]]:104: error: invalid tensor element type
// -----

func.func private @elemt(tensor<2xtensor<2xf32>>)
// CHECK: :[[#@LINE-1]]:35: error: invalid tensor element type
// -----

func.func private @elemm(tensor<2xmemref<2xf32>>)
// CHECK: :[[#@LINE-1]]:35: error: invalid tensor element type
// -----

func.func private @elemf(tensor<2x() -> ()>)
// CHECK: :[[#@LINE-1]]:35: error: invalid tensor element type
// -----

func.func private @encu(tensor<*xf32, "enc">)
// CHECK: :[[#@LINE-1]]:45: error: cannot apply encoding to unranked tensor
// -----

func.func private @enctwo(tensor<4xf32, 1, 2>)
// CHECK: :[[#@LINE-1]]:42: error: expected '>' in tensor type
// -----

func.func private @neg(tensor<-4xf32>)
// CHECK: :[[#@LINE-1]]:31: error: expected non-function type
// -----

func.func private @star(tensor<*x4xf32>)
// CHECK: :[[#@LINE-1]]:34: error: expected non-function type
// -----

func.func private @star2(tensor<4x*xf32>)
// CHECK: :[[#@LINE-1]]:35: error: expected non-function type
// -----

func.func private @starnox(tensor<*f32>)
// CHECK: :[[#@LINE-1]]:36: error: expected 'x' in dimension list
// -----

func.func private @scal(tensor<[4]xf32>)
// CHECK: :[[#@LINE-1]]:32: error: expected non-function type
// -----

func.func private @q(tensor<??xf32>)
// CHECK: :[[#@LINE-1]]:30: error: expected 'x' in dimension list
// -----

func.func private @toobig(tensor<9223372036854775808xi8>)
// CHECK: :[[#@LINE-1]]:34: error: invalid dimension
// -----

func.func private @unclosed(tensor<4xf32)
// CHECK: :[[#@LINE-1]]:41: error: expected '>' in tensor type
// -----

func.func private @noangle(tensor 4xf32)
// CHECK: :[[#@LINE-1]]:34: error: expected '<' in tensor type
// -----

func.func private @nothing(tensor<>)
// CHECK: :[[#@LINE-1]]:35: error: expected non-function type
// -----

func.func private @dimonly(tensor<4x>)
// CHECK: :[[#@LINE-1]]:37: error: expected non-function type
// -----

func.func private @dimonly2(tensor<4x4>)
// CHECK: :[[#@LINE-1]]:39: error: expected 'x' in dimension list
// -----

func.func private @dimonly3(tensor<?>)
// CHECK: :[[#@LINE-1]]:37: error: expected 'x' in dimension list
// -----

func.func private @before_element(tensor<2xtensor<2xf32> x>)
// CHECK: :[[#@LINE-1]]:57: error: expected '>' in tensor type
// -----

func.func private @encoding(tensor<2xtensor<2xf32>, 1>)
// CHECK: :[[#@LINE-1]]:38: error: invalid tensor element type
