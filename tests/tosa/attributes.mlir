// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

"test.op"() {x = #tosa.prof<"pro_int">} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = #tosa.prof<pro_int>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = #tosa.level<none>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = #tosa.level<none>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = #tosa.level<"none">} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = #tosa.level<none>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = #tosa.resize_mode<"BILINEAR">} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = #tosa.resize_mode<BILINEAR>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = #tosa.target_env<specification_version = "1.1.draft", level = "none", profiles = [pro_int], extensions = [fp8e4m3, int64]>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_int], extensions = [fp8e4m3, int64]>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = #tosa.unary_quant<input_zp = 1, output_zp = 2>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = #tosa.unary_quant<input_zp = 1, output_zp = 2>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = #tosa.unary_quant<output_zp = 1, input_zp = 2>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = #tosa.unary_quant<input_zp = 2, output_zp = 1>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = #tosa.unary_quant<input_zp = -99999999999, output_zp = 2>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = #tosa.unary_quant<input_zp = -99999999999, output_zp = 2>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = #tosa.pad_quant<input_zp = 2>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = #tosa.pad_quant<input_zp = 2>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = #tosa<prof<pro_int>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = #tosa.prof<pro_int>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = !tosa.shape<0>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = !tosa.shape<0>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = !tosa.shape<2147483647>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = !tosa.shape<2147483647>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = !tosa.shape<0x10>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = !tosa.shape<16>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = !tosa.mxint8<3>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = !tosa.mxint8} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = !tosa<shape<4>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = !tosa.shape<4>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = tensor<4x!tosa.mxint8>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = tensor<4x!tosa.mxint8>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = tensor<4x!tosa.shape<4>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = tensor<4x!tosa.shape<4>>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {x = dense<"0x00"> : tensor<!tosa.mxint8>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = dense<"0x00"> : tensor<!tosa.mxint8>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {a = #tosa.ext<int16>, b = #tosa.conv_quant<input_zp = 1, weight_zp = -2>, c = #tosa.matmul_quant<a_zp = 1, b_zp = 2>} : () -> ()
