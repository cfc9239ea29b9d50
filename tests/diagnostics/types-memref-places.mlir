// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @elem(memref<2xvector<4xf32>>, memref<2xmemref<2xf32>>, memref<2xmemref<*xi8>>, memref<2xcomplex<f32>>, memref<2x!llvm.ptr>)
// CHECK: :[[#@LINE-1]]:132: error: invalid memref element type
// -----

func.func private @elemt(memref<2xtensor<2xf32>>)
// CHECK: :[[#@LINE-1]]:35: error: invalid memref element type
// -----

func.func private @elemtuple(memref<2xtuple<i32>>)
// CHECK: :[[#@LINE-1]]:39: error: invalid memref element type
// -----

func.func private @elemfunc(memref<2x() -> ()>)
// CHECK: :[[#@LINE-1]]:38: error: invalid memref element type
// -----

func.func private @elemnone(memref<2xnone>)
// CHECK: :[[#@LINE-1]]:38: error: invalid memref element type
// -----

func.func private @spacefloat(memref<4xf32, 1.0>)
// CHECK: :[[#@LINE-1]]:31: error: unsupported memory space Attribute
// -----

func.func private @spacearr(memref<4xf32, [1]>)
// CHECK: :[[#@LINE-1]]:29: error: unsupported memory space Attribute
// -----

func.func private @spaceunit(memref<4xf32, unit>)
// CHECK: :[[#@LINE-1]]:30: error: unsupported memory space Attribute
// -----

func.func private @spacetype(memref<4xf32, i32>)
// CHECK: :[[#@LINE-1]]:30: error: unsupported memory space Attribute
// -----

func.func private @spacearray(memref<4xf32, array<i64: 1>>)
// CHECK: :[[#@LINE-1]]:31: error: unsupported memory space Attribute
// -----

func.func private @stridedrank(memref<4x4xf32, strided<[1]>>)
// CHECK: :[[#@LINE-1]]:32: error: expected the number of strides to match the rank
// -----

func.func private @stridedrank0(memref<f32, strided<[1]>>)
// CHECK: :[[#@LINE-1]]:33: error: expected the number of strides to match the rank
// -----

func.func private @maprank(memref<4x4xf32, affine_map<(d0) -> (d0)>>)
// CHECK: :[[#@LINE-1]]:28: error: memref layout mismatch between rank and affine map: 2 != 1
// -----

func.func private @spacethenmap(memref<4xf32, 1, affine_map<(d0) -> (d0)>>)
// CHECK: :[[#@LINE-1]]:74: error: expected memory space to be last in memref type
// -----

func.func private @twospaces(memref<4xf32, 1, 2>)
// CHECK: :[[#@LINE-1]]:48: error: multiple memory spaces specified in memref type
// -----

func.func private @mulayout(memref<*xf32, affine_map<(d0) -> (d0)>>)
// CHECK: :[[#@LINE-1]]:67: error: cannot have affine map for unranked memref type
// -----

func.func private @mutwo(memref<*xf32, 1, 2>)
// CHECK: :[[#@LINE-1]]:44: error: multiple memory spaces specified in memref type
// -----

func.func private @trailing(memref<4xf32, >)
// CHECK: :[[#@LINE-1]]:42: error: expected list element
// -----

func.func private @neg(memref<-1xf32>)
// CHECK: :[[#@LINE-1]]:31: error: expected non-function type
// -----

func.func private @scal(memref<[4]xf32>)
// CHECK: :[[#@LINE-1]]:32: error: expected non-function type
// -----

func.func private @unclosed(memref<4xf32)
// CHECK: :[[#@LINE-1]]:41: error: expected ',' or '>' in memref type
// -----

func.func private @nothing(memref<>)
// CHECK: :[[#@LINE-1]]:35: error: expected non-function type
// -----

func.func private @bare(memref)
// CHECK: :[[#@LINE-1]]:31: error: expected '<' in memref type
// -----

func.func private @badstride1(memref<4xf32, strided<1>>)
// CHECK: :[[#@LINE-1]]:53: error: expected '['
// -----

func.func private @badstride2(memref<4xf32, strided<[1>>)
// CHECK: :[[#@LINE-1]]:55: error: expected ']'
// -----

func.func private @badstride3(memref<4xf32, strided<[1], 3>>)
// CHECK: :[[#@LINE-1]]:57: error: expected 'offset' after comma
// -----

func.func private @badstride4(memref<4xf32, strided<[1], offset 3>>)
// CHECK: :[[#@LINE-1]]:64: error: expected ':' after 'offset'
// -----

func.func private @badstride5(memref<4xf32, strided<[1], offset: >>)
// CHECK: :[[#@LINE-1]]:66: error: expected a 64-bit signed integer or '?'
// -----

func.func private @badstride6(memref<4xf32, strided<[1], offset: x>>)
// CHECK: :[[#@LINE-1]]:66: error: expected a 64-bit signed integer or '?'
// -----

func.func private @badstride7(memref<4xf32, strided<[1, ]>>)
// CHECK: :[[#@LINE-1]]:57: error: expected a 64-bit signed integer or '?'
// -----

func.func private @badstride8(memref<4xf32, strided<[a]>>)
// CHECK: :[[#@LINE-1]]:54: error: expected a 64-bit signed integer or '?'
// -----

func.func private @badstride9(memref<4xf32, strided<[1], offset: 0, 1>>)
// CHECK: :[[#@LINE-1]]:67: error: expected '>'
// -----

func.func private @badstride10(memref<4xf32, strided>)
// CHECK: :[[#@LINE-1]]:53: error: expected '<' after 'strided'
// -----

func.func private @badstride11(memref<4xf32, strided<[99999999999999999999]>>)
// CHECK: :[[#@LINE-1]]:55: error: expected a 64-bit signed integer or '?'
