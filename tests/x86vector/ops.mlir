// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @avx512_mask_compress(%arg0: vector<16xi1>, %arg1: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %arg0, %arg1 : vector<16xf32>
  return
}

func.func @avx512_mask_compress_2(%arg0: vector<16xi1>, %arg1: vector<16xf32>, %arg2: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %arg0, %arg1, %arg2 : vector<16xf32>, vector<16xf32>
  return
}

func.func @avx512_mask_compress_3(%arg0: vector<16xi1>, %arg1: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %arg0, %arg1 {constant_src = dense<0.000000e+00> : vector<16xf32>} : vector<16xf32>
  return
}

func.func @avx512_mask_rndscale(%arg0: vector<16xf32>, %arg1: i32, %arg2: vector<16xf32>, %arg3: i16, %arg4: i32) {
  %0 = x86vector.avx512.mask.rndscale %arg0, %arg1, %arg2, %arg3, %arg4 : vector<16xf32>
  return
}

func.func @avx512_mask_scalef(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: vector<16xf32>, %arg3: i16, %arg4: i32) {
  %0 = x86vector.avx512.mask.scalef %arg0, %arg1, %arg2, %arg3, %arg4 : vector<16xf32>
  return
}

func.func @avx512_vp2intersect(%arg0: vector<16xi32>, %arg1: vector<16xi32>) {
  %k1, %k2 = x86vector.avx512.vp2intersect %arg0, %arg1 : vector<16xi32>
  return
}

func.func @avx512_dot(%arg0: vector<16xf32>, %arg1: vector<32xbf16>, %arg2: vector<32xbf16>) {
  %0 = x86vector.avx512.dot %arg0, %arg1, %arg2 : vector<32xbf16> -> vector<16xf32>
  return
}

func.func @avx512_cvt_packed_f32_to_bf16(%arg0: vector<16xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg0 : vector<16xf32> -> vector<16xbf16>
  return
}

func.func @avx_cvt_packed_even_indexed_to_f32(%arg0: memref<1xbf16>) {
  %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %arg0 : memref<1xbf16> -> vector<8xf32>
  return
}

func.func @avx_cvt_packed_odd_indexed_to_f32(%arg0: memref<1xbf16>) {
  %0 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg0 : memref<1xbf16> -> vector<8xf32>
  return
}

func.func @avx_bcst_to_f32_packed(%arg0: memref<1xbf16>) {
  %0 = x86vector.avx.bcst_to_f32.packed %arg0 : memref<1xbf16> -> vector<8xf32>
  return
}

func.func @avx_rsqrt(%arg0: vector<8xf32>) {
  %0 = x86vector.avx.rsqrt %arg0 : vector<8xf32>
  return
}

func.func @avx_intr_dot(%arg0: vector<8xf32>, %arg1: vector<8xf32>) {
  %0 = x86vector.avx.intr.dot %arg0, %arg1 : vector<8xf32>
  return
}

func.func @avx_dot_i8(%arg0: vector<8xi32>, %arg1: vector<32xi8>, %arg2: vector<32xi8>) {
  %0 = x86vector.avx.dot.i8 %arg0, %arg1, %arg2 : vector<32xi8> -> vector<8xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @avx512_mask_compress([[ARG0:%[^ ]+]]: vector<16xi1>, [[ARG1:%[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx512.mask.compress [[ARG0]], [[ARG1]] : vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_mask_compress_2([[ARG0:%[^ ]+]]: vector<16xi1>, [[ARG1:%[^ ]+]]: vector<16xf32>, [[ARG2:%[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx512.mask.compress [[ARG0]], [[ARG1]], [[ARG2]] : vector<16xf32>, vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_mask_compress_3([[ARG0:%[^ ]+]]: vector<16xi1>, [[ARG1:%[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx512.mask.compress [[ARG0]], [[ARG1]] {constant_src = dense<0.000000e+00> : vector<16xf32>} : vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_mask_rndscale([[ARG0:%[^ ]+]]: vector<16xf32>, [[ARG1:%[^ ]+]]: i32, [[ARG2:%[^ ]+]]: vector<16xf32>, [[ARG3:%[^ ]+]]: i16, [[ARG4:%[^ ]+]]: i32) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx512.mask.rndscale [[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]], [[ARG4]] : vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_mask_scalef([[ARG0:%[^ ]+]]: vector<16xf32>, [[ARG1:%[^ ]+]]: vector<16xf32>, [[ARG2:%[^ ]+]]: vector<16xf32>, [[ARG3:%[^ ]+]]: i16, [[ARG4:%[^ ]+]]: i32) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx512.mask.scalef [[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]], [[ARG4]] : vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_vp2intersect([[ARG0:%[^ ]+]]: vector<16xi32>, [[ARG1:%[^ ]+]]: vector<16xi32>) {
// CHECK-NEXT:     [[K1:%[^ ]+]], [[K2:%[^ ]+]] = x86vector.avx512.vp2intersect [[ARG0]], [[ARG1]] : vector<16xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_dot([[ARG0:%[^ ]+]]: vector<16xf32>, [[ARG1:%[^ ]+]]: vector<32xbf16>, [[ARG2:%[^ ]+]]: vector<32xbf16>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx512.dot [[ARG0]], [[ARG1]], [[ARG2]] : vector<32xbf16> -> vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_cvt_packed_f32_to_bf16([[ARG0:%[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx512.cvt.packed.f32_to_bf16 [[ARG0]] : vector<16xf32> -> vector<16xbf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx_cvt_packed_even_indexed_to_f32([[ARG0:%[^ ]+]]: memref<1xbf16>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx.cvt.packed.even.indexed_to_f32 [[ARG0]] : memref<1xbf16> -> vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx_cvt_packed_odd_indexed_to_f32([[ARG0:%[^ ]+]]: memref<1xbf16>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx.cvt.packed.odd.indexed_to_f32 [[ARG0]] : memref<1xbf16> -> vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx_bcst_to_f32_packed([[ARG0:%[^ ]+]]: memref<1xbf16>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx.bcst_to_f32.packed [[ARG0]] : memref<1xbf16> -> vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx_rsqrt([[ARG0:%[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx.rsqrt [[ARG0]] : vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx_intr_dot([[ARG0:%[^ ]+]]: vector<8xf32>, [[ARG1:%[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx.intr.dot [[ARG0]], [[ARG1]] : vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx_dot_i8([[ARG0:%[^ ]+]]: vector<8xi32>, [[ARG1:%[^ ]+]]: vector<32xi8>, [[ARG2:%[^ ]+]]: vector<32xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = x86vector.avx.dot.i8 [[ARG0]], [[ARG1]], [[ARG2]] : vector<32xi8> -> vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<16xi1>, vector<16xf32>) -> (), sym_name = "avx512_mask_compress"}> ({
// GENERIC-NEXT:   ^bb0([[ARG30:%[^ ]+]]: vector<16xi1>, [[ARG31:%[^ ]+]]: vector<16xf32>):
// GENERIC-NEXT:     [[V13:%[^ ]+]] = "x86vector.avx512.mask.compress"([[ARG30]], [[ARG31]]) : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> (), sym_name = "avx512_mask_compress_2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG27:%[^ ]+]]: vector<16xi1>, [[ARG28:%[^ ]+]]: vector<16xf32>, [[ARG29:%[^ ]+]]: vector<16xf32>):
// GENERIC-NEXT:     [[V12:%[^ ]+]] = "x86vector.avx512.mask.compress"([[ARG27]], [[ARG28]], [[ARG29]]) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<16xi1>, vector<16xf32>) -> (), sym_name = "avx512_mask_compress_3"}> ({
// GENERIC-NEXT:   ^bb0([[ARG25:%[^ ]+]]: vector<16xi1>, [[ARG26:%[^ ]+]]: vector<16xf32>):
// GENERIC-NEXT:     [[V11:%[^ ]+]] = "x86vector.avx512.mask.compress"([[ARG25]], [[ARG26]]) <{constant_src = dense<0.000000e+00> : vector<16xf32>}> : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> (), sym_name = "avx512_mask_rndscale"}> ({
// GENERIC-NEXT:   ^bb0([[ARG20:%[^ ]+]]: vector<16xf32>, [[ARG21:%[^ ]+]]: i32, [[ARG22:%[^ ]+]]: vector<16xf32>, [[ARG23:%[^ ]+]]: i16, [[ARG24:%[^ ]+]]: i32):
// GENERIC-NEXT:     [[V10:%[^ ]+]] = "x86vector.avx512.mask.rndscale"([[ARG20]], [[ARG21]], [[ARG22]], [[ARG23]], [[ARG24]]) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> (), sym_name = "avx512_mask_scalef"}> ({
// GENERIC-NEXT:   ^bb0([[ARG15:%[^ ]+]]: vector<16xf32>, [[ARG16:%[^ ]+]]: vector<16xf32>, [[ARG17:%[^ ]+]]: vector<16xf32>, [[ARG18:%[^ ]+]]: i16, [[ARG19:%[^ ]+]]: i32):
// GENERIC-NEXT:     [[V9:%[^ ]+]] = "x86vector.avx512.mask.scalef"([[ARG15]], [[ARG16]], [[ARG17]], [[ARG18]], [[ARG19]]) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<16xi32>, vector<16xi32>) -> (), sym_name = "avx512_vp2intersect"}> ({
// GENERIC-NEXT:   ^bb0([[ARG13:%[^ ]+]]: vector<16xi32>, [[ARG14:%[^ ]+]]: vector<16xi32>):
// GENERIC-NEXT:     [[V8:%[^ ]+]]:2 = "x86vector.avx512.vp2intersect"([[ARG13]], [[ARG14]]) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> (), sym_name = "avx512_dot"}> ({
// GENERIC-NEXT:   ^bb0([[ARG10:%[^ ]+]]: vector<16xf32>, [[ARG11:%[^ ]+]]: vector<32xbf16>, [[ARG12:%[^ ]+]]: vector<32xbf16>):
// GENERIC-NEXT:     [[V7:%[^ ]+]] = "x86vector.avx512.dot"([[ARG10]], [[ARG11]], [[ARG12]]) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<16xf32>) -> (), sym_name = "avx512_cvt_packed_f32_to_bf16"}> ({
// GENERIC-NEXT:   ^bb0([[ARG9:%[^ ]+]]: vector<16xf32>):
// GENERIC-NEXT:     [[V6:%[^ ]+]] = "x86vector.avx512.cvt.packed.f32_to_bf16"([[ARG9]]) : (vector<16xf32>) -> vector<16xbf16>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<1xbf16>) -> (), sym_name = "avx_cvt_packed_even_indexed_to_f32"}> ({
// GENERIC-NEXT:   ^bb0([[ARG8:%[^ ]+]]: memref<1xbf16>):
// GENERIC-NEXT:     [[V5:%[^ ]+]] = "x86vector.avx.cvt.packed.even.indexed_to_f32"([[ARG8]]) : (memref<1xbf16>) -> vector<8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<1xbf16>) -> (), sym_name = "avx_cvt_packed_odd_indexed_to_f32"}> ({
// GENERIC-NEXT:   ^bb0([[ARG7:%[^ ]+]]: memref<1xbf16>):
// GENERIC-NEXT:     [[V4:%[^ ]+]] = "x86vector.avx.cvt.packed.odd.indexed_to_f32"([[ARG7]]) : (memref<1xbf16>) -> vector<8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<1xbf16>) -> (), sym_name = "avx_bcst_to_f32_packed"}> ({
// GENERIC-NEXT:   ^bb0([[ARG6:%[^ ]+]]: memref<1xbf16>):
// GENERIC-NEXT:     [[V3:%[^ ]+]] = "x86vector.avx.bcst_to_f32.packed"([[ARG6]]) : (memref<1xbf16>) -> vector<8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "avx_rsqrt"}> ({
// GENERIC-NEXT:   ^bb0([[ARG5:%[^ ]+]]: vector<8xf32>):
// GENERIC-NEXT:     [[V2:%[^ ]+]] = "x86vector.avx.rsqrt"([[ARG5]]) : (vector<8xf32>) -> vector<8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<8xf32>, vector<8xf32>) -> (), sym_name = "avx_intr_dot"}> ({
// GENERIC-NEXT:   ^bb0([[ARG3:%[^ ]+]]: vector<8xf32>, [[ARG4:%[^ ]+]]: vector<8xf32>):
// GENERIC-NEXT:     [[V1:%[^ ]+]] = "x86vector.avx.intr.dot"([[ARG3]], [[ARG4]]) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> (), sym_name = "avx_dot_i8"}> ({
// GENERIC-NEXT:   ^bb0([[ARG0:%[^ ]+]]: vector<8xi32>, [[ARG1:%[^ ]+]]: vector<32xi8>, [[ARG2:%[^ ]+]]: vector<32xi8>):
// GENERIC-NEXT:     [[V0:%[^ ]+]] = "x86vector.avx.dot.i8"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<8xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
