// RUN: mlir-opt %s --split-input-file --convert-linalg-to-std | FileCheck %s

func.func @f(%a: memref<4x5xf32>, %b: memref<5x?xf32, strided<[?, 1]>>, %c: memref<4x?xf32, 3>, %s: f32) {
  linalg.matmul ins(%a, %b : memref<4x5xf32>, memref<5x?xf32, strided<[?, 1]>>) outs(%c : memref<4x?xf32, 3>)
  linalg.fill ins(%s : f32) outs(%a : memref<4x5xf32>)
  linalg.fill ins(%s : f32) outs(%a : memref<4x5xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"], library_call = "my_call"} ins(%a : memref<4x5xf32>) outs(%a : memref<4x5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @linalg_matmul_view4x5xf32_view5xsxf32_view4xsxf32as3(memref<4x5xf32, strided<[?, ?], offset: ?>>, memref<5x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32, strided<[?, ?], offset: ?>, 3>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @linalg_fill_f32_view4x5xf32(f32, memref<4x5xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @my_call(memref<4x5xf32, strided<[?, ?], offset: ?>>, memref<4x5xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: memref<4x5xf32>, %arg1: memref<5x?xf32, strided<[?, 1]>>, %arg2: memref<4x?xf32, 3>, %arg3: f32) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast_0 = memref.cast %arg1 : memref<5x?xf32, strided<[?, 1]>> to memref<5x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast_1 = memref.cast %arg2 : memref<4x?xf32, 3> to memref<4x?xf32, strided<[?, ?], offset: ?>, 3>
// CHECK-NEXT:     call @linalg_matmul_view4x5xf32_view5xsxf32_view4xsxf32as3(%cast, %cast_0, %cast_1) : (memref<4x5xf32, strided<[?, ?], offset: ?>>, memref<5x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32, strided<[?, ?], offset: ?>, 3>) -> ()
// CHECK-NEXT:     %cast_2 = memref.cast %arg0 : memref<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     call @linalg_fill_f32_view4x5xf32(%arg3, %cast_2) : (f32, memref<4x5xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     %cast_3 = memref.cast %arg0 : memref<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     call @linalg_fill_f32_view4x5xf32(%arg3, %cast_3) : (f32, memref<4x5xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     %cast_4 = memref.cast %arg0 : memref<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast_5 = memref.cast %arg0 : memref<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     call @my_call(%cast_4, %cast_5) : (memref<4x5xf32, strided<[?, ?], offset: ?>>, memref<4x5xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%a: memref<4xf32>, %s: f32) {
  linalg.fill ins(%s : f32) outs(%a : memref<4xf32>)
  linalg.exp ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
func.func @f(%a: memref<4xf32>, %s: f32) {
  linalg.exp ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.log ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.fill ins(%s : f32) outs(%a : memref<4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: f32) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @linalg_fill_f32_view4xf32(%arg1, %cast) : (f32, memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_1 = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @linalg_exp_view4xf32_view4xf32(%cast_0, %cast_1) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @linalg_fill_f32_view4xf32(f32, memref<4xf32, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @linalg_exp_view4xf32_view4xf32(memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @linalg_log_view4xf32_view4xf32(memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: f32) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @linalg_exp_view4xf32_view4xf32(%cast, %cast_0) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %cast_1 = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_2 = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @linalg_log_view4xf32_view4xf32(%cast_1, %cast_2) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %cast_3 = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @linalg_fill_f32_view4xf32(%arg1, %cast_3) : (f32, memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xf32, affine_map<(d) -> (2 * d)>>, %b: memref<f32>, %s : memref<4xcomplex<f32>>) {
  linalg.exp ins(%a : memref<4xf32, affine_map<(d) -> (2 * d)>>) outs(%a : memref<4xf32, affine_map<(d) -> (2 * d)>>)
  linalg.exp ins(%b : memref<f32>) outs(%b : memref<f32>)
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @linalg_exp_view4xf32_view4xf32(memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @linalg_exp_viewf32_viewf32(memref<f32, strided<[], offset: ?>>, memref<f32, strided<[], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32, #map>, %arg1: memref<f32>, %arg2: memref<4xcomplex<f32>>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32, #map> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<4xf32, #map> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @linalg_exp_view4xf32_view4xf32(%cast, %cast_0) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %cast_1 = memref.cast %arg1 : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:     %cast_2 = memref.cast %arg1 : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:     call @linalg_exp_viewf32_viewf32(%cast_1, %cast_2) : (memref<f32, strided<[], offset: ?>>, memref<f32, strided<[], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
