// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

"test.op"() {x = #tosa.prof<foo>} : () -> ()

// CHECK: tests/tosa/attributes-invalid.mlir:3:29: error: expected ::mlir::tosa::Profile to be one of: pro_int, pro_fp, none
// CHECK-NEXT: "test.op"() {x = #tosa.prof<foo>} : () -> ()
// CHECK-NEXT:                             ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:3:32: error: failed to parse Tosa_ProfileAttr parameter 'value' which is to be a `::mlir::tosa::Profile`
// CHECK-NEXT: "test.op"() {x = #tosa.prof<foo>} : () -> ()
// CHECK-NEXT:                                ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:263:29: error: expected valid keyword or string
// CHECK-NEXT: "test.op"() {x = #tosa.prof<1>} : () -> ()
// CHECK-NEXT:                             ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:263:29: error: failed to parse Tosa_ProfileAttr parameter 'value' which is to be a `::mlir::tosa::Profile`
// CHECK-NEXT: "test.op"() {x = #tosa.prof<1>} : () -> ()
// CHECK-NEXT:                             ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:267:28: error: expected '<'
// CHECK-NEXT: "test.op"() {x = #tosa.prof pro_int} : () -> ()
// CHECK-NEXT:                            ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:271:28: error: expected ::mlir::tosa::Extension to be one of: none, int16, int4, bf16, fp8e4m3, fp8e5m2, fft, variable, controlflow, doubleround, inexactround, dynamic, mxfp, int64, shape
// CHECK-NEXT: "test.op"() {x = #tosa.ext<foo>} : () -> ()
// CHECK-NEXT:                            ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:271:31: error: failed to parse Tosa_ExtensionAttr parameter 'value' which is to be a `::mlir::tosa::Extension`
// CHECK-NEXT: "test.op"() {x = #tosa.ext<foo>} : () -> ()
// CHECK-NEXT:                               ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:275:28: error: expected ::mlir::tosa::Extension to be one of: none, int16, int4, bf16, fp8e4m3, fp8e5m2, fft, variable, controlflow, doubleround, inexactround, dynamic, mxfp, int64, shape
// CHECK-NEXT: "test.op"() {x = #tosa.ext<"a b">} : () -> ()
// CHECK-NEXT:                            ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:275:33: error: failed to parse Tosa_ExtensionAttr parameter 'value' which is to be a `::mlir::tosa::Extension`
// CHECK-NEXT: "test.op"() {x = #tosa.ext<"a b">} : () -> ()
// CHECK-NEXT:                                 ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:279:30: error: expected valid keyword or string
// CHECK-NEXT: "test.op"() {x = #tosa.level<8k>} : () -> ()
// CHECK-NEXT:                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:279:30: error: failed to parse Tosa_LevelAttr parameter 'value' which is to be a `::mlir::tosa::Level`
// CHECK-NEXT: "test.op"() {x = #tosa.level<8k>} : () -> ()
// CHECK-NEXT:                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:283:30: error: expected ::mlir::tosa::Level to be one of: none, 8k
// CHECK-NEXT: "test.op"() {x = #tosa.level<eightK>} : () -> ()
// CHECK-NEXT:                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:283:36: error: failed to parse Tosa_LevelAttr parameter 'value' which is to be a `::mlir::tosa::Level`
// CHECK-NEXT: "test.op"() {x = #tosa.level<eightK>} : () -> ()
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:287:46: error: expected valid keyword or string
// CHECK-NEXT: "test.op"() {x = #tosa.specification_version<1.0>} : () -> ()
// CHECK-NEXT:                                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:287:46: error: failed to parse Tosa_SpecificationVersion parameter 'value' which is to be a `::mlir::tosa::SpecificationVersion`
// CHECK-NEXT: "test.op"() {x = #tosa.specification_version<1.0>} : () -> ()
// CHECK-NEXT:                                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:291:46: error: expected ::mlir::tosa::SpecificationVersion to be one of: 1.0, 1.1.draft
// CHECK-NEXT: "test.op"() {x = #tosa.specification_version<V_1_0>} : () -> ()
// CHECK-NEXT:                                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:291:51: error: failed to parse Tosa_SpecificationVersion parameter 'value' which is to be a `::mlir::tosa::SpecificationVersion`
// CHECK-NEXT: "test.op"() {x = #tosa.specification_version<V_1_0>} : () -> ()
// CHECK-NEXT:                                                   ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:295:46: error: expected ::mlir::tosa::SpecificationVersion to be one of: 1.0, 1.1.draft
// CHECK-NEXT: "test.op"() {x = #tosa.specification_version<"1.2">} : () -> ()
// CHECK-NEXT:                                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:295:51: error: failed to parse Tosa_SpecificationVersion parameter 'value' which is to be a `::mlir::tosa::SpecificationVersion`
// CHECK-NEXT: "test.op"() {x = #tosa.specification_version<"1.2">} : () -> ()
// CHECK-NEXT:                                                   ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:299:36: error: expected ::mlir::tosa::ResizeMode to be one of: NEAREST_NEIGHBOR, BILINEAR
// CHECK-NEXT: "test.op"() {x = #tosa.resize_mode<foo>} : () -> ()
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:299:39: error: failed to parse Tosa_ResizeModeAttr parameter 'value' which is to be a `::mlir::tosa::ResizeMode`
// CHECK-NEXT: "test.op"() {x = #tosa.resize_mode<foo>} : () -> ()
// CHECK-NEXT:                                       ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:303:36: error: expected valid keyword or string
// CHECK-NEXT: "test.op"() {x = #tosa.resize_mode<1>} : () -> ()
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:303:36: error: failed to parse Tosa_ResizeModeAttr parameter 'value' which is to be a `::mlir::tosa::ResizeMode`
// CHECK-NEXT: "test.op"() {x = #tosa.resize_mode<1>} : () -> ()
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:307:33: error: expected ::mlir::tosa::NanPropagationMode to be one of: PROPAGATE, IGNORE
// CHECK-NEXT: "test.op"() {x = #tosa.nan_mode<foo>} : () -> ()
// CHECK-NEXT:                                 ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:307:36: error: failed to parse Tosa_NanPropagationModeAttr parameter 'value' which is to be a `::mlir::tosa::NanPropagationMode`
// CHECK-NEXT: "test.op"() {x = #tosa.nan_mode<foo>} : () -> ()
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:311:38: error: expected ::mlir::tosa::RoundingMode to be one of: SINGLE_ROUND, INEXACT_ROUND, DOUBLE_ROUND
// CHECK-NEXT: "test.op"() {x = #tosa.rounding_mode<foo>} : () -> ()
// CHECK-NEXT:                                      ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:311:41: error: failed to parse Tosa_RoundingModeAttr parameter 'value' which is to be a `::mlir::tosa::RoundingMode`
// CHECK-NEXT: "test.op"() {x = #tosa.rounding_mode<foo>} : () -> ()
// CHECK-NEXT:                                         ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:315:37: error: expected '<'
// CHECK-NEXT: "test.op"() {x = #tosa.rounding_mode} : () -> ()
// CHECK-NEXT:                                     ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:319:35: error: expected ::mlir::tosa::BlockSize to be one of: BLOCK_SIZE_32
// CHECK-NEXT: "test.op"() {x = #tosa.block_size<foo>} : () -> ()
// CHECK-NEXT:                                   ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:319:38: error: failed to parse Tosa_BlockSizeAttr parameter 'value' which is to be a `::mlir::tosa::BlockSize`
// CHECK-NEXT: "test.op"() {x = #tosa.block_size<foo>} : () -> ()
// CHECK-NEXT:                                      ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:323:35: error: expected valid keyword or string
// CHECK-NEXT: "test.op"() {x = #tosa.block_size<32>} : () -> ()
// CHECK-NEXT:                                   ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:323:35: error: failed to parse Tosa_BlockSizeAttr parameter 'value' which is to be a `::mlir::tosa::BlockSize`
// CHECK-NEXT: "test.op"() {x = #tosa.block_size<32>} : () -> ()
// CHECK-NEXT:                                   ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:327:64: error: expected ','
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.0">} : () -> ()
// CHECK-NEXT:                                                                ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:331:59: error: expected keyword for TOSA specification version
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = 1.0, level = "8k", profiles = [pro_int], extensions = [int16]>} : () -> ()
// CHECK-NEXT:                                                           ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:331:59: error: failed to parse Tosa_TargetEnv parameter 'specification_version' which is to be a `SpecificationVersion`
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = 1.0, level = "8k", profiles = [pro_int], extensions = [int16]>} : () -> ()
// CHECK-NEXT:                                                           ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:335:59: error: expected one of ["1.0"1.0, "1.1.draft"1.1.draft] for TOSA specification version, got: foo
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = foo, level = "8k", profiles = [pro_int], extensions = [int16]>} : () -> ()
// CHECK-NEXT:                                                           ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:335:62: error: failed to parse Tosa_TargetEnv parameter 'specification_version' which is to be a `SpecificationVersion`
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = foo, level = "8k", profiles = [pro_int], extensions = [int16]>} : () -> ()
// CHECK-NEXT:                                                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:339:74: error: expected one of [none, "8k"8k] for supported TOSA levels, got: foo
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.0", level = foo, profiles = [pro_int], extensions = [int16]>} : () -> ()
// CHECK-NEXT:                                                                          ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:339:77: error: failed to parse Tosa_TargetEnv parameter 'level' which is to be a `Level`
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.0", level = foo, profiles = [pro_int], extensions = [int16]>} : () -> ()
// CHECK-NEXT:                                                                             ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:343:74: error: expected keyword for supported TOSA levels
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.0", level = 8k, profiles = [pro_int], extensions = [int16]>} : () -> ()
// CHECK-NEXT:                                                                          ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:343:74: error: failed to parse Tosa_TargetEnv parameter 'level' which is to be a `Level`
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.0", level = 8k, profiles = [pro_int], extensions = [int16]>} : () -> ()
// CHECK-NEXT:                                                                          ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:347:94: error: expected one of [pro_int, pro_fp, none] for supported TOSA profiles, got: foo
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.0", level = "none", profiles = [foo], extensions = [int16]>} : () -> ()
// CHECK-NEXT:                                                                                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:347:97: error: failed to parse Tosa_TargetEnv parameter 'profiles' which is to be a `::llvm::ArrayRef<Profile>`
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.0", level = "none", profiles = [foo], extensions = [int16]>} : () -> ()
// CHECK-NEXT:                                                                                                 ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:351:136: error: expected one of [none, int16, int4, bf16, fp8e4m3, fp8e5m2, fft, variable, controlflow, doubleround, inexactround, dynamic, mxfp, int64, shape] for supported TOSA extensions, got: foo
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.0", level = "none", profiles = ["pro_int", pro_int], extensions = [int16, foo]>} : () -> ()
// CHECK-NEXT:                                                                                                                                        ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:351:139: error: failed to parse Tosa_TargetEnv parameter 'extensions' which is to be a `::llvm::ArrayRef<Extension>`
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.0", level = "none", profiles = ["pro_int", pro_int], extensions = [int16, foo]>} : () -> ()
// CHECK-NEXT:                                                                                                                                           ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:355:129: error: expected keyword for supported TOSA extensions
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.0", level = "none", profiles = ["pro_int", pro_int], extensions = []>} : () -> ()
// CHECK-NEXT:                                                                                                                                 ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:355:129: error: failed to parse Tosa_TargetEnv parameter 'extensions' which is to be a `::llvm::ArrayRef<Extension>`
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.0", level = "none", profiles = ["pro_int", pro_int], extensions = []>} : () -> ()
// CHECK-NEXT:                                                                                                                                 ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:359:35: error: expected 'specification_version'
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<level = "none", profiles = ["pro_int", pro_int], extensions = []>} : () -> ()
// CHECK-NEXT:                                   ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:363:100: error: unbalanced '<' character in pretty dialect name
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.1.draft", level = "none", profiles = ["pro_int", pro_int], extensions = [dynamic]} : () -> ()
// CHECK-NEXT:                                                                                                    ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:367:80: error: unbalanced '[' character in pretty dialect name
// CHECK-NEXT: "test.op"() {x = #tosa.target_env<specification_version = "1.1.draft", level = "none", profiles = [pro_int} : () -> ()
// CHECK-NEXT:                                                                                ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:371:48: error: expected ','
// CHECK-NEXT: "test.op"() {x = #tosa.unary_quant<input_zp = 1>} : () -> ()
// CHECK-NEXT:                                                ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:375:63: error: expected '>'
// CHECK-NEXT: "test.op"() {x = #tosa.unary_quant<input_zp = 1, output_zp = 2, x = 1>} : () -> ()
// CHECK-NEXT:                                                               ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:379:61: error: duplicate or unknown struct parameter name: input_zp
// CHECK-NEXT: "test.op"() {x = #tosa.unary_quant<input_zp = 1, input_zp = 2>} : () -> ()
// CHECK-NEXT:                                                             ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:383:42: error: duplicate or unknown struct parameter name: foo
// CHECK-NEXT: "test.op"() {x = #tosa.unary_quant<foo = 1, input_zp = 2>} : () -> ()
// CHECK-NEXT:                                          ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:387:47: error: expected integer value
// CHECK-NEXT: "test.op"() {x = #tosa.unary_quant<input_zp = a, output_zp = 2>} : () -> ()
// CHECK-NEXT:                                               ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:387:47: error: failed to parse Tosa_UnaryOpQuantizationAttr parameter 'input_zp' which is to be a `int64_t`
// CHECK-NEXT: "test.op"() {x = #tosa.unary_quant<input_zp = a, output_zp = 2>} : () -> ()
// CHECK-NEXT:                                               ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:391:47: error: integer value too large
// CHECK-NEXT: "test.op"() {x = #tosa.unary_quant<input_zp = 99999999999999999999, output_zp = 2>} : () -> ()
// CHECK-NEXT:                                               ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:391:67: error: failed to parse Tosa_UnaryOpQuantizationAttr parameter 'input_zp' which is to be a `int64_t`
// CHECK-NEXT: "test.op"() {x = #tosa.unary_quant<input_zp = 99999999999999999999, output_zp = 2>} : () -> ()
// CHECK-NEXT:                                                                   ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:395:36: error: expected valid keyword
// CHECK-NEXT: "test.op"() {x = #tosa.unary_quant<1, 2>} : () -> ()
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:395:36: error: expected a parameter name in struct
// CHECK-NEXT: "test.op"() {x = #tosa.unary_quant<1, 2>} : () -> ()
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:399:35: error: expected '<'
// CHECK-NEXT: "test.op"() {x = #tosa.unary_quant} : () -> ()
// CHECK-NEXT:                                   ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:403:61: error: expected integer value
// CHECK-NEXT: "test.op"() {x = #tosa.conv_quant<input_zp = 1, weight_zp = x>} : () -> ()
// CHECK-NEXT:                                                             ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:403:61: error: failed to parse Tosa_ConvOpQuantizationAttr parameter 'weight_zp' which is to be a `int64_t`
// CHECK-NEXT: "test.op"() {x = #tosa.conv_quant<input_zp = 1, weight_zp = x>} : () -> ()
// CHECK-NEXT:                                                             ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:407:44: error: expected integer value
// CHECK-NEXT: "test.op"() {x = #tosa.matmul_quant<a_zp = x, b_zp = 2>} : () -> ()
// CHECK-NEXT:                                            ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:407:44: error: failed to parse Tosa_MatMulOpQuantizationAttr parameter 'a_zp' which is to be a `int64_t`
// CHECK-NEXT: "test.op"() {x = #tosa.matmul_quant<a_zp = x, b_zp = 2>} : () -> ()
// CHECK-NEXT:                                            ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:411:33: error: unbalanced '<' character in pretty dialect name
// CHECK-NEXT: "test.op"() {x = #tosa.pad_quant<input_zp = 2} : () -> ()
// CHECK-NEXT:                                 ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:415:34: error: expected valid keyword
// CHECK-NEXT: "test.op"() {x = #tosa.pad_quant<>} : () -> ()
// CHECK-NEXT:                                  ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:415:34: error: expected a parameter name in struct
// CHECK-NEXT: "test.op"() {x = #tosa.pad_quant<>} : () -> ()
// CHECK-NEXT:                                  ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:419:24: error: unknown attribute `foo` in dialect `tosa`
// CHECK-NEXT: "test.op"() {x = #tosa.foo} : () -> ()
// CHECK-NEXT:                        ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:423:24: error: unknown attribute `foo` in dialect `tosa`
// CHECK-NEXT: "test.op"() {x = #tosa<foo>} : () -> ()
// CHECK-NEXT:                        ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:427:29: error: expected '<'
// CHECK-NEXT: "test.op"() {x = !tosa.shape} : () -> ()
// CHECK-NEXT:                             ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:431:29: error: invalid rank (must be >= 0): -1
// CHECK-NEXT: "test.op"() {x = !tosa.shape<-1>} : () -> ()
// CHECK-NEXT:                             ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:435:30: error: expected integer value
// CHECK-NEXT: "test.op"() {x = !tosa.shape<x>} : () -> ()
// CHECK-NEXT:                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:435:30: error: failed to parse Tosa_Shape parameter 'rank' which is to be a `int`
// CHECK-NEXT: "test.op"() {x = !tosa.shape<x>} : () -> ()
// CHECK-NEXT:                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:439:30: error: integer value too large
// CHECK-NEXT: "test.op"() {x = !tosa.shape<99999999999>} : () -> ()
// CHECK-NEXT:                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:439:41: error: failed to parse Tosa_Shape parameter 'rank' which is to be a `int`
// CHECK-NEXT: "test.op"() {x = !tosa.shape<99999999999>} : () -> ()
// CHECK-NEXT:                                         ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:443:30: error: integer value too large
// CHECK-NEXT: "test.op"() {x = !tosa.shape<3000000000>} : () -> ()
// CHECK-NEXT:                              ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:443:40: error: failed to parse Tosa_Shape parameter 'rank' which is to be a `int`
// CHECK-NEXT: "test.op"() {x = !tosa.shape<3000000000>} : () -> ()
// CHECK-NEXT:                                        ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:447:31: error: expected '>'
// CHECK-NEXT: "test.op"() {x = !tosa.shape<3, 3>} : () -> ()
// CHECK-NEXT:                               ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:451:24: error: unknown  type `foo` in dialect `tosa`
// CHECK-NEXT: "test.op"() {x = !tosa.foo} : () -> ()
// CHECK-NEXT:                        ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:455:18: error: failed to verify 'elementType': VectorElementTypeInterface instance
// CHECK-NEXT: "test.op"() {x = vector<4x!tosa.mxint8>} : () -> ()
// CHECK-NEXT:                  ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:459:27: error: invalid memref element type
// CHECK-NEXT: "test.op"() {x = memref<4x!tosa.mxint8>} : () -> ()
// CHECK-NEXT:                           ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:463:18: error: expected string token, got 1
// CHECK-NEXT: "test.op"() {x = dense<1> : tensor<4x!tosa.mxint8>} : () -> ()
// CHECK-NEXT:                  ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:467:18: error: expected string token, got 0
// CHECK-NEXT: "test.op"() {x = dense<0> : tensor<!tosa.mxint8>} : () -> ()
// CHECK-NEXT:                  ^
// CHECK-NEXT: tests/tosa/attributes-invalid.mlir:471:26: error: invalid element type for complex
// CHECK-NEXT: "test.op"() {x = complex<!tosa.mxint8>} : () -> ()
// CHECK-NEXT:                          ^

// -----

"test.op"() {x = #tosa.prof<1>} : () -> ()

// -----

"test.op"() {x = #tosa.prof pro_int} : () -> ()

// -----

"test.op"() {x = #tosa.ext<foo>} : () -> ()

// -----

"test.op"() {x = #tosa.ext<"a b">} : () -> ()

// -----

"test.op"() {x = #tosa.level<8k>} : () -> ()

// -----

"test.op"() {x = #tosa.level<eightK>} : () -> ()

// -----

"test.op"() {x = #tosa.specification_version<1.0>} : () -> ()

// -----

"test.op"() {x = #tosa.specification_version<V_1_0>} : () -> ()

// -----

"test.op"() {x = #tosa.specification_version<"1.2">} : () -> ()

// -----

"test.op"() {x = #tosa.resize_mode<foo>} : () -> ()

// -----

"test.op"() {x = #tosa.resize_mode<1>} : () -> ()

// -----

"test.op"() {x = #tosa.nan_mode<foo>} : () -> ()

// -----

"test.op"() {x = #tosa.rounding_mode<foo>} : () -> ()

// -----

"test.op"() {x = #tosa.rounding_mode} : () -> ()

// -----

"test.op"() {x = #tosa.block_size<foo>} : () -> ()

// -----

"test.op"() {x = #tosa.block_size<32>} : () -> ()

// -----

"test.op"() {x = #tosa.target_env<specification_version = "1.0">} : () -> ()

// -----

"test.op"() {x = #tosa.target_env<specification_version = 1.0, level = "8k", profiles = [pro_int], extensions = [int16]>} : () -> ()

// -----

"test.op"() {x = #tosa.target_env<specification_version = foo, level = "8k", profiles = [pro_int], extensions = [int16]>} : () -> ()

// -----

"test.op"() {x = #tosa.target_env<specification_version = "1.0", level = foo, profiles = [pro_int], extensions = [int16]>} : () -> ()

// -----

"test.op"() {x = #tosa.target_env<specification_version = "1.0", level = 8k, profiles = [pro_int], extensions = [int16]>} : () -> ()

// -----

"test.op"() {x = #tosa.target_env<specification_version = "1.0", level = "none", profiles = [foo], extensions = [int16]>} : () -> ()

// -----

"test.op"() {x = #tosa.target_env<specification_version = "1.0", level = "none", profiles = ["pro_int", pro_int], extensions = [int16, foo]>} : () -> ()

// -----

"test.op"() {x = #tosa.target_env<specification_version = "1.0", level = "none", profiles = ["pro_int", pro_int], extensions = []>} : () -> ()

// -----

"test.op"() {x = #tosa.target_env<level = "none", profiles = ["pro_int", pro_int], extensions = []>} : () -> ()

// -----

"test.op"() {x = #tosa.target_env<specification_version = "1.1.draft", level = "none", profiles = ["pro_int", pro_int], extensions = [dynamic]} : () -> ()

// -----

"test.op"() {x = #tosa.target_env<specification_version = "1.1.draft", level = "none", profiles = [pro_int} : () -> ()

// -----

"test.op"() {x = #tosa.unary_quant<input_zp = 1>} : () -> ()

// -----

"test.op"() {x = #tosa.unary_quant<input_zp = 1, output_zp = 2, x = 1>} : () -> ()

// -----

"test.op"() {x = #tosa.unary_quant<input_zp = 1, input_zp = 2>} : () -> ()

// -----

"test.op"() {x = #tosa.unary_quant<foo = 1, input_zp = 2>} : () -> ()

// -----

"test.op"() {x = #tosa.unary_quant<input_zp = a, output_zp = 2>} : () -> ()

// -----

"test.op"() {x = #tosa.unary_quant<input_zp = 99999999999999999999, output_zp = 2>} : () -> ()

// -----

"test.op"() {x = #tosa.unary_quant<1, 2>} : () -> ()

// -----

"test.op"() {x = #tosa.unary_quant} : () -> ()

// -----

"test.op"() {x = #tosa.conv_quant<input_zp = 1, weight_zp = x>} : () -> ()

// -----

"test.op"() {x = #tosa.matmul_quant<a_zp = x, b_zp = 2>} : () -> ()

// -----

"test.op"() {x = #tosa.pad_quant<input_zp = 2} : () -> ()

// -----

"test.op"() {x = #tosa.pad_quant<>} : () -> ()

// -----

"test.op"() {x = #tosa.foo} : () -> ()

// -----

"test.op"() {x = #tosa<foo>} : () -> ()

// -----

"test.op"() {x = !tosa.shape} : () -> ()

// -----

"test.op"() {x = !tosa.shape<-1>} : () -> ()

// -----

"test.op"() {x = !tosa.shape<x>} : () -> ()

// -----

"test.op"() {x = !tosa.shape<99999999999>} : () -> ()

// -----

"test.op"() {x = !tosa.shape<3000000000>} : () -> ()

// -----

"test.op"() {x = !tosa.shape<3, 3>} : () -> ()

// -----

"test.op"() {x = !tosa.foo} : () -> ()

// -----

"test.op"() {x = vector<4x!tosa.mxint8>} : () -> ()

// -----

"test.op"() {x = memref<4x!tosa.mxint8>} : () -> ()

// -----

"test.op"() {x = dense<1> : tensor<4x!tosa.mxint8>} : () -> ()

// -----

"test.op"() {x = dense<0> : tensor<!tosa.mxint8>} : () -> ()

// -----

"test.op"() {x = complex<!tosa.mxint8>} : () -> ()
