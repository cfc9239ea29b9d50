// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{illegal storage type size: 33}}
func.func private @f(!quant.uniform<i33:f32, 1.0>)

// -----

// expected-error @+1 {{illegal storage type size: 64}}
func.func private @f(!quant.uniform<i64:f32, 1.0>)

// -----

// expected-error @+1 {{illegal storage type size: 0}}
func.func private @f(!quant.uniform<i0:f32, 1.0>)

// -----

// expected-error @+1 {{invalid kind of type specified}}
func.func private @f(!quant.uniform<i8:i32, 1.0>)

// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(!quant.uniform<i8, 1.0>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!quant.uniform<i8:f32>)

// -----

// expected-error @+1 {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32, 0.0>)

// -----

// expected-error @+1 {{scale -1.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32, -1.0>)

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
func.func private @f(!quant.uniform<i8:f32, 1>)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @f(!quant.uniform<i8:f32, 1.0:99999999999999999999>)

// -----

// expected-error @+1 {{scale 1.000000e+300 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32, 1.0e300>)

// -----

// expected-error @+1 {{scale 1.000000e-300 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32, 1.0e-300>)

// -----

// expected-error @+1 {{scale 1.000000e+39 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32, 1.0e39>)

// -----

// expected-error @+1 {{scale 1.000000e+06 out of expressed type range [5.960464e-08, 6.550400e+04]}}
func.func private @f(!quant.uniform<i8:f16, 1.0e6>)

// -----

// expected-error @+1 {{scale 1.056853e-314 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32, 0x7F800000>)

// -----

// expected-error @+1 {{illegal storage type minimum: -129}}
func.func private @f(!quant.uniform<i8<-129:127>:f32, 1.0>)

// -----

// expected-error @+1 {{illegal storage type maximum: 128}}
func.func private @f(!quant.uniform<i8<-128:128>:f32, 1.0>)

// -----

// expected-error @+1 {{illegal storage type minimum: -1}}
func.func private @f(!quant.uniform<u8<-1:255>:f32, 1.0>)

// -----

// expected-error @+1 {{illegal storage min and storage max: (5:4)}}
func.func private @f(!quant.uniform<i8<5:4>:f32, 1.0>)

// -----

// expected-error @+1 {{illegal storage min and storage max: (5:5)}}
func.func private @f(!quant.uniform<i8<5:5>:f32, 1.0>)

// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(!quant.uniform<i8<5>:f32, 1.0>)

// -----

// expected-error @+1 {{expected integer value}}
func.func private @f(!quant.uniform<i8<:5>:f32, 1.0>)

// -----

// expected-error @+1 {{expected floating point literal}}
func.func private @f(!quant.uniform<u8:f32:0, {}>)

// -----

// expected-error @+1 {{illegal quantized dimension: -1}}
func.func private @f(!quant.uniform<u8:f32:-1, {1.0}>)

// -----

// expected-error @+1 {{expected '{'}}
func.func private @f(!quant.uniform<u8:f32:0, 1.0>)

// -----

// expected-error @+1 {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<u8:f32:0, {1.0, 0.0}>)

// -----

// expected-error @+1 {{scale -1.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<u8:f32:0, {1.0, -1.0}>)

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
func.func private @f(!quant.uniform<u8:f32:0, {1.0, 2}>)

// -----

// expected-error @+1 {{expected integer value}}
func.func private @f(!quant.uniform<u8:f32:a, {1.0}>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!quant.uniform<u8:f32:0 {1.0}>)

// -----

// expected-error @+1 {{unbalanced '{' character in pretty dialect name}}
func.func private @f(!quant.uniform<u8:f32:0, {1.0>)

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!quant.uniform<u8:f32:0, {1.0})

// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
func.func private @f(!quant.uniform<i8:f32:{0:3}, {{1.0}, {2.0, 3.0}}>)

// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
func.func private @f(!quant.uniform<i8:f32:{0:3}, {{1.0}, 2.0}>)

// -----

// expected-error @+1 {{illegal block size: -1}}
func.func private @f(!quant.uniform<i8:f32:{0:-1}, {{1.0}}>)

// -----

// expected-error @+1 {{illegal block size: 0}}
func.func private @f(!quant.uniform<i8:f32:{0:0}, {{1.0}}>)

// -----

// expected-error @+1 {{illegal quantized dimension: -1}}
func.func private @f(!quant.uniform<i8:f32:{-1:1}, {{1.0}}>)

// -----

// expected-error @+1 {{expected '{'}}
func.func private @f(!quant.uniform<i8:f32:{0:1}, 1.0>)

// -----

// expected-error @+1 {{expected floating point literal}}
func.func private @f(!quant.uniform<i8:f32:{0:1}, {{}}>)

// -----

// expected-error @+1 {{expected floating point literal}}
func.func private @f(!quant.uniform<i8:f32:{0:1}, {}>)

// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(!quant.uniform<i8:f32:{0}, {{1.0}}>)

// -----

// expected-error @+1 {{expected integer value}}
func.func private @f(!quant.uniform<i8:f32:{a:1}, {{1.0}}>)

// -----

// expected-error @+1 {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32:{0:1}, {{0.0}}>)

// -----

// expected-error @+1 {{scale 1.000000e+06 out of expressed type range [5.960464e-08, 6.550400e+04]}}
func.func private @f(!quant.uniform<i8:f16:{0:1}, {{1.0e6}}>)

// -----

// expected-error @+1 {{invalid kind of type specified}}
func.func private @f(!quant.any<i8:i8>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!quant.any<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!quant.any)

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!quant.any<i8<-16:17>:f32)

// -----

// expected-error @+1 {{illegal min and max: (1.000000e+00:0.000000e+00)}}
func.func private @f(!quant.calibrated<f32<1.0:0.0>>)

// -----

// expected-error @+1 {{illegal min and max: (1.000000e+00:1.000000e+00)}}
func.func private @f(!quant.calibrated<f32<1.0:1.0>>)

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{calibrated values must be present}}
func.func private @f(!quant.calibrated<f32>)

// -----

// expected-error @+2 {{invalid kind of type specified}}
// expected-error @+1 {{expecting float expressed type}}
func.func private @f(!quant.calibrated<i8<0.0:1.0>>)

// -----

// expected-error @+3 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+2 {{add a trailing dot to make the literal a float}}
// expected-error @+1 {{calibrated values must be present}}
func.func private @f(!quant.calibrated<f32<1:2>>)

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!quant.calibrated<f32<0.1:0.2>)

// -----

// expected-error @+1 {{unknown quantized type foo}}
func.func private @f(!quant.foo)

// -----

// expected-error @+1 {{unknown quantized type foo}}
func.func private @f(!quant.foo<i8>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!quant.uniform)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!quant.uniform<>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!quant<"uniform<i8:f32, 1.0>">)

// -----

// expected-error @+1 {{scale 1.000000e-45 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32, 1.0e-45>)

// -----

// expected-error @+1 {{storage type must be integral}}
func.func private @f(!quant.uniform<!quant.uniform<i8:f32, 1.0>:f32, 1.0>)

// -----

// expected-error @+1 {{invalid kind of type specified}}
func.func private @f(!quant.uniform<i8:!quant.uniform<i8:f32, 1.0>, 1.0>)

// -----

// expected-error @+1 {{expected floating point literal}}
func.func private @f(!quant.uniform<i8:f32, nan>)

// -----

// expected-error @+1 {{expected storage type width}}
func.func private @f(!quant.uniform<u8x:f32, 1.0>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!quant.uniform<i8:f32:0:1, {1.0}>)

// -----

// expected-error @+1 {{expected floating point literal}}
func.func private @f(!quant.uniform<i8:f32, {1.0}>)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @f(!quant.uniform<i8:f32:9999999999999999999999, {1.0}>)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @f(!quant.uniform<i8:f32:4294967296, {1.0}>)

// -----

// expected-error @+1 {{illegal quantized dimension: -1}}
func.func private @f(!quant.uniform<i8:f32:{-1:-1}, {{0.3}}>)

// -----

// expected-error @+1 {{illegal storage min and storage max: (5:4)}}
func.func private @f(!quant.uniform<i8<5:4>:f32:{-1:-1}, {{0.3}}>)

// -----

// expected-error @+1 {{illegal storage min and storage max: (5:4)}}
func.func private @f(!quant.uniform<i8<5:4>:f32:-1, {0.3}>)

// -----

// expected-error @+1 {{scale 1.000000e+300 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32, 1.0e300:x>)

// -----

// expected-error @+1 {{scale 1.000000e+300 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32:0, {1.0e300:x}>)
