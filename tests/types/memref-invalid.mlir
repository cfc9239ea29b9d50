// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{invalid memref element type}}
func.func private @elem(memref<2xvector<4xf32>>, memref<2xmemref<2xf32>>, memref<2xmemref<*xi8>>, memref<2xcomplex<f32>>, memref<2x!llvm.ptr>)
// -----

// expected-error @+1 {{invalid memref element type}}
func.func private @elemt(memref<2xtensor<2xf32>>)
// -----

// expected-error @+1 {{invalid memref element type}}
func.func private @elemtuple(memref<2xtuple<i32>>)
// -----

// expected-error @+1 {{invalid memref element type}}
func.func private @elemfunc(memref<2x() -> ()>)
// -----

// expected-error @+1 {{invalid memref element type}}
func.func private @elemnone(memref<2xnone>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
func.func private @spacefloat(memref<4xf32, 1.0>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
func.func private @spacearr(memref<4xf32, [1]>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
func.func private @spaceunit(memref<4xf32, unit>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
func.func private @spacetype(memref<4xf32, i32>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
func.func private @spacearray(memref<4xf32, array<i64: 1>>)
// -----

// expected-error @+1 {{expected the number of strides to match the rank}}
func.func private @stridedrank(memref<4x4xf32, strided<[1]>>)
// -----

// expected-error @+1 {{expected the number of strides to match the rank}}
func.func private @stridedrank0(memref<f32, strided<[1]>>)
// -----

// expected-error @+1 {{memref layout mismatch between rank and affine map: 2 != 1}}
func.func private @maprank(memref<4x4xf32, affine_map<(d0) -> (d0)>>)
// -----

// expected-error @+1 {{expected memory space to be last in memref type}}
func.func private @spacethenmap(memref<4xf32, 1, affine_map<(d0) -> (d0)>>)
// -----

// expected-error @+1 {{multiple memory spaces specified in memref type}}
func.func private @twospaces(memref<4xf32, 1, 2>)
// -----

// expected-error @+1 {{cannot have affine map for unranked memref type}}
func.func private @mulayout(memref<*xf32, affine_map<(d0) -> (d0)>>)
// -----

// expected-error @+1 {{multiple memory spaces specified in memref type}}
func.func private @mutwo(memref<*xf32, 1, 2>)
// -----

// expected-error @+1 {{expected list element}}
func.func private @trailing(memref<4xf32, >)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @neg(memref<-1xf32>)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @scal(memref<[4]xf32>)
// -----

// expected-error @+1 {{expected ',' or '>' in memref type}}
func.func private @unclosed(memref<4xf32)
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @nothing(memref<>)
// -----

// expected-error @+1 {{expected '<' in memref type}}
func.func private @bare(memref)
// -----

// expected-error @+1 {{expected '['}}
func.func private @badstride1(memref<4xf32, strided<1>>)
// -----

// expected-error @+1 {{expected ']'}}
func.func private @badstride2(memref<4xf32, strided<[1>>)
// -----

// expected-error @+1 {{expected 'offset' after comma}}
func.func private @badstride3(memref<4xf32, strided<[1], 3>>)
// -----

// expected-error @+1 {{expected ':' after 'offset'}}
func.func private @badstride4(memref<4xf32, strided<[1], offset 3>>)
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @badstride5(memref<4xf32, strided<[1], offset: >>)
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @badstride6(memref<4xf32, strided<[1], offset: x>>)
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @badstride7(memref<4xf32, strided<[1, ]>>)
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @badstride8(memref<4xf32, strided<[a]>>)
// -----

// expected-error @+1 {{expected '>'}}
func.func private @badstride9(memref<4xf32, strided<[1], offset: 0, 1>>)
// -----

// expected-error @+1 {{expected '<' after 'strided'}}
func.func private @badstride10(memref<4xf32, strided>)
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
func.func private @badstride11(memref<4xf32, strided<[99999999999999999999]>>)
