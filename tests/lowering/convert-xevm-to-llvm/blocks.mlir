// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

func.func @l(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_write_8b_8r16x1cPU3AS1viiiDv2_iPh(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: vector<8xi8>) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %6 : vector<8xi8>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_write_8b_8r16x1cPU3AS1viiiDv2_iPh(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_write_8b_8r16x1cPU3AS1viiiDv2_iPh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<4>, %i: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=8 : i32}> : (!llvm.ptr<4>, i32, i32, i32, i32, i32, vector<8xi16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_write_8b_8r32x1cPU3AS1viiiDv2_iPt(!llvm.ptr<4> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<4>, %arg1: i32, %arg2: vector<8xi16>) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %6 : vector<8xi16>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_write_8b_8r32x1cPU3AS1viiiDv2_iPt(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<4>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_write_8b_8r32x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<3>, %i: i32, %v: vector<8xf16>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<3>, i32, i32, i32, i32, i32, vector<8xf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_16b_8r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<3> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: vector<8xf16>) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x f16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %6 : vector<8xf16>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_16b_8r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<3>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_16b_8r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<0>, %i: i32, %v: vector<8xbf16>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<0>, i32, i32, i32, i32, i32, vector<8xbf16>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_16b_8r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr, %arg1: i32, %arg2: vector<8xbf16>) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x bf16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %6 : vector<8xbf16>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_16b_8r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_16b_8r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return} : (!llvm.ptr {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xf32>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_32b_8r16x1cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: vector<8xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %6 : vector<8xf32>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_32b_8r16x1cPU3AS1viiiDv2_iPj(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_32b_8r16x1cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32, %v: vector<3xtf32>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<3xtf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_32b_8r16x1cPU3AS1viiiDv2_iPh(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: vector<3xtf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x tf32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %6 : vector<3xtf32>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_32b_8r16x1cPU3AS1viiiDv2_iPh(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_32b_8r16x1cPU3AS1viiiDv2_iPh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xsi32>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xsi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_32b_8r16x1cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: vector<8xsi32>) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x si32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %6 : vector<8xsi32>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_32b_8r16x1cPU3AS1viiiDv2_iPj(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_32b_8r16x1cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<0>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<0>) -> i8
  xevm.blockstore %p, %a {b}: (!llvm.ptr<0>, i8)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS0hh(!llvm.ptr, i8) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS0h(!llvm.ptr) -> i8 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS0h(%arg0) {function_type = !llvm.func<i8 (ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ucPU3AS0h", visibility_ = 0 : i64, will_return} : (!llvm.ptr) -> i8
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS0hh(%arg0, %0) {function_type = !llvm.func<void (ptr, i8)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ucPU3AS0hh", visibility_ = 0 : i64, will_return} : (!llvm.ptr, i8) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<1>) -> i8
  xevm.blockstore %p, %a {b}: (!llvm.ptr<1>, i8)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS1hh(!llvm.ptr<1>, i8) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS1h(!llvm.ptr<1>) -> i8 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS1h(%arg0) {function_type = !llvm.func<i8 (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ucPU3AS1h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> i8
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS1hh(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i8)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ucPU3AS1hh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>, i8) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<2>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<2>) -> i8
  xevm.blockstore %p, %a {b}: (!llvm.ptr<2>, i8)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS2hh(!llvm.ptr<2>, i8) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS2h(!llvm.ptr<2>) -> i8 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<2>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS2h(%arg0) {function_type = !llvm.func<i8 (ptr<2>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ucPU3AS2h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<2>) -> i8
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS2hh(%arg0, %0) {function_type = !llvm.func<void (ptr<2>, i8)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ucPU3AS2hh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<2>, i8) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<3>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<3>) -> i8
  xevm.blockstore %p, %a {b}: (!llvm.ptr<3>, i8)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS3hh(!llvm.ptr<3>, i8) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS3h(!llvm.ptr<3>) -> i8 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<3>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS3h(%arg0) {function_type = !llvm.func<i8 (ptr<3>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ucPU3AS3h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>) -> i8
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS3hh(%arg0, %0) {function_type = !llvm.func<void (ptr<3>, i8)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ucPU3AS3hh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>, i8) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<4>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<4>) -> i8
  xevm.blockstore %p, %a {b}: (!llvm.ptr<4>, i8)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS4hh(!llvm.ptr<4>, i8) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS4h(!llvm.ptr<4>) -> i8 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<4>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS4h(%arg0) {function_type = !llvm.func<i8 (ptr<4>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ucPU3AS4h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4>) -> i8
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS4hh(%arg0, %0) {function_type = !llvm.func<void (ptr<4>, i8)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ucPU3AS4hh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4>, i8) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<5>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<5>) -> i8
  xevm.blockstore %p, %a {b}: (!llvm.ptr<5>, i8)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS5hh(!llvm.ptr<5>, i8) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS5h(!llvm.ptr<5>) -> i8 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<5>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS5h(%arg0) {function_type = !llvm.func<i8 (ptr<5>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ucPU3AS5h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<5>) -> i8
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS5hh(%arg0, %0) {function_type = !llvm.func<void (ptr<5>, i8)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ucPU3AS5hh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<5>, i8) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<0>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<0>) -> i16
  xevm.blockstore %p, %a {b}: (!llvm.ptr<0>, i16)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_usPU3AS0tt(!llvm.ptr, i16) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_usPU3AS0t(!llvm.ptr) -> i16 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_usPU3AS0t(%arg0) {function_type = !llvm.func<i16 (ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_usPU3AS0t", visibility_ = 0 : i64, will_return} : (!llvm.ptr) -> i16
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_usPU3AS0tt(%arg0, %0) {function_type = !llvm.func<void (ptr, i16)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_usPU3AS0tt", visibility_ = 0 : i64, will_return} : (!llvm.ptr, i16) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<1>) -> i16
  xevm.blockstore %p, %a {b}: (!llvm.ptr<1>, i16)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_usPU3AS1tt(!llvm.ptr<1>, i16) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_usPU3AS1t(!llvm.ptr<1>) -> i16 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_usPU3AS1t(%arg0) {function_type = !llvm.func<i16 (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_usPU3AS1t", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> i16
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_usPU3AS1tt(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i16)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_usPU3AS1tt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>, i16) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<2>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<2>) -> i16
  xevm.blockstore %p, %a {b}: (!llvm.ptr<2>, i16)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_usPU3AS2tt(!llvm.ptr<2>, i16) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_usPU3AS2t(!llvm.ptr<2>) -> i16 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<2>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_usPU3AS2t(%arg0) {function_type = !llvm.func<i16 (ptr<2>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_usPU3AS2t", visibility_ = 0 : i64, will_return} : (!llvm.ptr<2>) -> i16
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_usPU3AS2tt(%arg0, %0) {function_type = !llvm.func<void (ptr<2>, i16)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_usPU3AS2tt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<2>, i16) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<3>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<3>) -> i16
  xevm.blockstore %p, %a {b}: (!llvm.ptr<3>, i16)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_usPU3AS3tt(!llvm.ptr<3>, i16) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_usPU3AS3t(!llvm.ptr<3>) -> i16 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<3>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_usPU3AS3t(%arg0) {function_type = !llvm.func<i16 (ptr<3>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_usPU3AS3t", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>) -> i16
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_usPU3AS3tt(%arg0, %0) {function_type = !llvm.func<void (ptr<3>, i16)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_usPU3AS3tt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>, i16) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<4>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<4>) -> i16
  xevm.blockstore %p, %a {b}: (!llvm.ptr<4>, i16)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_usPU3AS4tt(!llvm.ptr<4>, i16) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_usPU3AS4t(!llvm.ptr<4>) -> i16 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<4>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_usPU3AS4t(%arg0) {function_type = !llvm.func<i16 (ptr<4>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_usPU3AS4t", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4>) -> i16
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_usPU3AS4tt(%arg0, %0) {function_type = !llvm.func<void (ptr<4>, i16)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_usPU3AS4tt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4>, i16) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<5>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<5>) -> i16
  xevm.blockstore %p, %a {b}: (!llvm.ptr<5>, i16)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_usPU3AS5tt(!llvm.ptr<5>, i16) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_usPU3AS5t(!llvm.ptr<5>) -> i16 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<5>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_usPU3AS5t(%arg0) {function_type = !llvm.func<i16 (ptr<5>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_usPU3AS5t", visibility_ = 0 : i64, will_return} : (!llvm.ptr<5>) -> i16
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_usPU3AS5tt(%arg0, %0) {function_type = !llvm.func<void (ptr<5>, i16)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_usPU3AS5tt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<5>, i16) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<0>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<0>) -> i32
  xevm.blockstore %p, %a {b}: (!llvm.ptr<0>, i32)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS0jj(!llvm.ptr, i32) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS0j(!llvm.ptr) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS0j(%arg0) {function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_uiPU3AS0j", visibility_ = 0 : i64, will_return} : (!llvm.ptr) -> i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS0jj(%arg0, %0) {function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_uiPU3AS0jj", visibility_ = 0 : i64, will_return} : (!llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<1>) -> i32
  xevm.blockstore %p, %a {b}: (!llvm.ptr<1>, i32)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS1jj(!llvm.ptr<1>, i32) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS1j(!llvm.ptr<1>) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS1j(%arg0) {function_type = !llvm.func<i32 (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_uiPU3AS1j", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS1jj(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_uiPU3AS1jj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<2>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<2>) -> i32
  xevm.blockstore %p, %a {b}: (!llvm.ptr<2>, i32)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS2jj(!llvm.ptr<2>, i32) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS2j(!llvm.ptr<2>) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<2>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS2j(%arg0) {function_type = !llvm.func<i32 (ptr<2>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_uiPU3AS2j", visibility_ = 0 : i64, will_return} : (!llvm.ptr<2>) -> i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS2jj(%arg0, %0) {function_type = !llvm.func<void (ptr<2>, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_uiPU3AS2jj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<2>, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<3>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<3>) -> i32
  xevm.blockstore %p, %a {b}: (!llvm.ptr<3>, i32)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS3jj(!llvm.ptr<3>, i32) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS3j(!llvm.ptr<3>) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<3>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS3j(%arg0) {function_type = !llvm.func<i32 (ptr<3>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_uiPU3AS3j", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>) -> i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS3jj(%arg0, %0) {function_type = !llvm.func<void (ptr<3>, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_uiPU3AS3jj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<4>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<4>) -> i32
  xevm.blockstore %p, %a {b}: (!llvm.ptr<4>, i32)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS4jj(!llvm.ptr<4>, i32) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS4j(!llvm.ptr<4>) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<4>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS4j(%arg0) {function_type = !llvm.func<i32 (ptr<4>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_uiPU3AS4j", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4>) -> i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS4jj(%arg0, %0) {function_type = !llvm.func<void (ptr<4>, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_uiPU3AS4jj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4>, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<5>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<5>) -> i32
  xevm.blockstore %p, %a {b}: (!llvm.ptr<5>, i32)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS5jj(!llvm.ptr<5>, i32) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS5j(!llvm.ptr<5>) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<5>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS5j(%arg0) {function_type = !llvm.func<i32 (ptr<5>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_uiPU3AS5j", visibility_ = 0 : i64, will_return} : (!llvm.ptr<5>) -> i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS5jj(%arg0, %0) {function_type = !llvm.func<void (ptr<5>, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_uiPU3AS5jj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<5>, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<0>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<0>) -> i64
  xevm.blockstore %p, %a {b}: (!llvm.ptr<0>, i64)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS0mm(!llvm.ptr, i64) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS0m(!llvm.ptr) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS0m(%arg0) {function_type = !llvm.func<i64 (ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ulPU3AS0m", visibility_ = 0 : i64, will_return} : (!llvm.ptr) -> i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS0mm(%arg0, %0) {function_type = !llvm.func<void (ptr, i64)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ulPU3AS0mm", visibility_ = 0 : i64, will_return} : (!llvm.ptr, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<1>) -> i64
  xevm.blockstore %p, %a {b}: (!llvm.ptr<1>, i64)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS1mm(!llvm.ptr<1>, i64) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS1m(!llvm.ptr<1>) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS1m(%arg0) {function_type = !llvm.func<i64 (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ulPU3AS1m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS1mm(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ulPU3AS1mm", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<2>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<2>) -> i64
  xevm.blockstore %p, %a {b}: (!llvm.ptr<2>, i64)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS2mm(!llvm.ptr<2>, i64) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS2m(!llvm.ptr<2>) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<2>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS2m(%arg0) {function_type = !llvm.func<i64 (ptr<2>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ulPU3AS2m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<2>) -> i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS2mm(%arg0, %0) {function_type = !llvm.func<void (ptr<2>, i64)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ulPU3AS2mm", visibility_ = 0 : i64, will_return} : (!llvm.ptr<2>, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<3>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<3>) -> i64
  xevm.blockstore %p, %a {b}: (!llvm.ptr<3>, i64)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS3mm(!llvm.ptr<3>, i64) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS3m(!llvm.ptr<3>) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<3>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS3m(%arg0) {function_type = !llvm.func<i64 (ptr<3>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ulPU3AS3m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>) -> i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS3mm(%arg0, %0) {function_type = !llvm.func<void (ptr<3>, i64)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ulPU3AS3mm", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<4>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<4>) -> i64
  xevm.blockstore %p, %a {b}: (!llvm.ptr<4>, i64)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS4mm(!llvm.ptr<4>, i64) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS4m(!llvm.ptr<4>) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<4>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS4m(%arg0) {function_type = !llvm.func<i64 (ptr<4>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ulPU3AS4m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4>) -> i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS4mm(%arg0, %0) {function_type = !llvm.func<void (ptr<4>, i64)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ulPU3AS4mm", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4>, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<5>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<5>) -> i64
  xevm.blockstore %p, %a {b}: (!llvm.ptr<5>, i64)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS5mm(!llvm.ptr<5>, i64) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS5m(!llvm.ptr<5>) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<5>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS5m(%arg0) {function_type = !llvm.func<i64 (ptr<5>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ulPU3AS5m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<5>) -> i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS5mm(%arg0, %0) {function_type = !llvm.func<void (ptr<5>, i64)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ulPU3AS5mm", visibility_ = 0 : i64, will_return} : (!llvm.ptr<5>, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<0>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<0>) -> vector<2xi8>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<0>, vector<2xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS0hDv2_h(!llvm.ptr, vector<2xi8>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS0h(!llvm.ptr) -> vector<2xi8> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS0h(%arg0) {function_type = !llvm.func<vector<2xi8> (ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_uc2PU3AS0h", visibility_ = 0 : i64, will_return} : (!llvm.ptr) -> vector<2xi8>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS0hDv2_h(%arg0, %0) {function_type = !llvm.func<void (ptr, vector<2xi8>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_uc2PU3AS0hDv2_h", visibility_ = 0 : i64, will_return} : (!llvm.ptr, vector<2xi8>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<1>) -> vector<2xi8>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<1>, vector<2xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h(!llvm.ptr<1>, vector<2xi8>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS1h(!llvm.ptr<1>) -> vector<2xi8> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS1h(%arg0) {function_type = !llvm.func<vector<2xi8> (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_uc2PU3AS1h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> vector<2xi8>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, vector<2xi8>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>, vector<2xi8>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<2>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<2>) -> vector<2xi8>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<2>, vector<2xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS2hDv2_h(!llvm.ptr<2>, vector<2xi8>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS2h(!llvm.ptr<2>) -> vector<2xi8> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<2>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS2h(%arg0) {function_type = !llvm.func<vector<2xi8> (ptr<2>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_uc2PU3AS2h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<2>) -> vector<2xi8>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS2hDv2_h(%arg0, %0) {function_type = !llvm.func<void (ptr<2>, vector<2xi8>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_uc2PU3AS2hDv2_h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<2>, vector<2xi8>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<3>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<3>) -> vector<2xi8>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<3>, vector<2xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS3hDv2_h(!llvm.ptr<3>, vector<2xi8>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS3h(!llvm.ptr<3>) -> vector<2xi8> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<3>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS3h(%arg0) {function_type = !llvm.func<vector<2xi8> (ptr<3>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_uc2PU3AS3h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>) -> vector<2xi8>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS3hDv2_h(%arg0, %0) {function_type = !llvm.func<void (ptr<3>, vector<2xi8>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_uc2PU3AS3hDv2_h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>, vector<2xi8>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<4>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<4>) -> vector<2xi8>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<4>, vector<2xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS4hDv2_h(!llvm.ptr<4>, vector<2xi8>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS4h(!llvm.ptr<4>) -> vector<2xi8> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<4>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS4h(%arg0) {function_type = !llvm.func<vector<2xi8> (ptr<4>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_uc2PU3AS4h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4>) -> vector<2xi8>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS4hDv2_h(%arg0, %0) {function_type = !llvm.func<void (ptr<4>, vector<2xi8>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_uc2PU3AS4hDv2_h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4>, vector<2xi8>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<5>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<5>) -> vector<2xi8>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<5>, vector<2xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS5hDv2_h(!llvm.ptr<5>, vector<2xi8>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS5h(!llvm.ptr<5>) -> vector<2xi8> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<5>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS5h(%arg0) {function_type = !llvm.func<vector<2xi8> (ptr<5>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_uc2PU3AS5h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<5>) -> vector<2xi8>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS5hDv2_h(%arg0, %0) {function_type = !llvm.func<void (ptr<5>, vector<2xi8>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_uc2PU3AS5hDv2_h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<5>, vector<2xi8>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<0>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<0>) -> vector<8xi64>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<0>, vector<8xi64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_ul8PU3AS0mDv8_m(!llvm.ptr, vector<8xi64>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_ul8PU3AS0m(!llvm.ptr) -> vector<8xi64> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_ul8PU3AS0m(%arg0) {function_type = !llvm.func<vector<8xi64> (ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_ul8PU3AS0m", visibility_ = 0 : i64, will_return} : (!llvm.ptr) -> vector<8xi64>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_ul8PU3AS0mDv8_m(%arg0, %0) {function_type = !llvm.func<void (ptr, vector<8xi64>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_ul8PU3AS0mDv8_m", visibility_ = 0 : i64, will_return} : (!llvm.ptr, vector<8xi64>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<1>) -> vector<8xi64>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<1>, vector<8xi64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_ul8PU3AS1mDv8_m(!llvm.ptr<1>, vector<8xi64>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_ul8PU3AS1m(!llvm.ptr<1>) -> vector<8xi64> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_ul8PU3AS1m(%arg0) {function_type = !llvm.func<vector<8xi64> (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_ul8PU3AS1m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> vector<8xi64>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_ul8PU3AS1mDv8_m(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, vector<8xi64>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_ul8PU3AS1mDv8_m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>, vector<8xi64>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<2>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<2>) -> vector<8xi64>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<2>, vector<8xi64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_ul8PU3AS2mDv8_m(!llvm.ptr<2>, vector<8xi64>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_ul8PU3AS2m(!llvm.ptr<2>) -> vector<8xi64> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<2>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_ul8PU3AS2m(%arg0) {function_type = !llvm.func<vector<8xi64> (ptr<2>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_ul8PU3AS2m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<2>) -> vector<8xi64>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_ul8PU3AS2mDv8_m(%arg0, %0) {function_type = !llvm.func<void (ptr<2>, vector<8xi64>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_ul8PU3AS2mDv8_m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<2>, vector<8xi64>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<3>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<3>) -> vector<8xi64>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<3>, vector<8xi64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_ul8PU3AS3mDv8_m(!llvm.ptr<3>, vector<8xi64>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_ul8PU3AS3m(!llvm.ptr<3>) -> vector<8xi64> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<3>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_ul8PU3AS3m(%arg0) {function_type = !llvm.func<vector<8xi64> (ptr<3>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_ul8PU3AS3m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>) -> vector<8xi64>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_ul8PU3AS3mDv8_m(%arg0, %0) {function_type = !llvm.func<void (ptr<3>, vector<8xi64>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_ul8PU3AS3mDv8_m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>, vector<8xi64>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<4>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<4>) -> vector<8xi64>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<4>, vector<8xi64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_ul8PU3AS4mDv8_m(!llvm.ptr<4>, vector<8xi64>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_ul8PU3AS4m(!llvm.ptr<4>) -> vector<8xi64> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<4>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_ul8PU3AS4m(%arg0) {function_type = !llvm.func<vector<8xi64> (ptr<4>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_ul8PU3AS4m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4>) -> vector<8xi64>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_ul8PU3AS4mDv8_m(%arg0, %0) {function_type = !llvm.func<void (ptr<4>, vector<8xi64>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_ul8PU3AS4mDv8_m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4>, vector<8xi64>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<5>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<5>) -> vector<8xi64>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<5>, vector<8xi64>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_ul8PU3AS5mDv8_m(!llvm.ptr<5>, vector<8xi64>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_ul8PU3AS5m(!llvm.ptr<5>) -> vector<8xi64> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<5>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_ul8PU3AS5m(%arg0) {function_type = !llvm.func<vector<8xi64> (ptr<5>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_ul8PU3AS5m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<5>) -> vector<8xi64>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_ul8PU3AS5mDv8_m(%arg0, %0) {function_type = !llvm.func<void (ptr<5>, vector<8xi64>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_ul8PU3AS5mDv8_m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<5>, vector<8xi64>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l() {
  xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<global>}>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:   func.func @l() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%2, %0, %1) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l() {
  xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:   func.func @l() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%2, %0, %1) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l() {
  xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<global>}>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:   func.func @l() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%2, %0, %1) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l() {
  xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<shared>}>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:   func.func @l() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%2, %0, %1) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
