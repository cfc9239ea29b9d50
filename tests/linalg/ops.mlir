// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %ta: tensor<4x?xf32>, %tb: tensor<?x6xf32>, %tc: tensor<4x6xf32>) -> tensor<4x6xf32> {
  linalg.matmul ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  %0 = linalg.matmul {foo = 1 : i32, cast = #linalg.type_fn<cast_unsigned>} ins(%ta, %tb : tensor<4x?xf32>, tensor<?x6xf32>) outs(%tc : tensor<4x6xf32>) -> tensor<4x6xf32>
  %cst = arith.constant 0.0 : f32
  linalg.fill ins(%cst : f32) outs(%c : memref<4x6xf32>)
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>) attrs = {bar, doc = "s"} {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %2 = linalg.map {math.absf} ins(%1 : tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>)
  %3 = linalg.map ins(%1, %2 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>) (%p: f32, %q: f32, %o : f32) { %r = arith.addf %p, %q : f32 
  %s = arith.addf %p, %r : f32
  linalg.yield %s : f32 }
  %e = tensor.empty() : tensor<4xf32>
  %4 = linalg.reduce {arith.addf} ins(%3 : tensor<4x6xf32>) outs(%e : tensor<4xf32>) dimensions = [1]
  %5 = linalg.broadcast ins(%4 : tensor<4xf32>) outs(%tc : tensor<4x6xf32>) dimensions = [1]
  %et0 = tensor.empty() : tensor<4x4xf32>
%et = tensor.empty() : tensor<6x4xf32>
  %6 = linalg.transpose ins(%5 : tensor<4x6xf32>) outs(%et : tensor<6x4xf32>) permutation = [1, 0] 
  %7 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%5, %5 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>) -> tensor<4x6xf32>
  %8 = linalg.contract indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>] ins(%ta, %tb : tensor<4x?xf32>, tensor<?x6xf32>) outs(%tc : tensor<4x6xf32>) -> tensor<4x6xf32>
  %9 = linalg.matmul indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>] ins(%et0, %tc : tensor<4x4xf32>, tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %8 : tensor<4x6xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x5xf32>, %arg1: memref<5x6xf32>, %arg2: memref<4x6xf32>, %arg3: tensor<4x?xf32>, %arg4: tensor<?x6xf32>, %arg5: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:     linalg.matmul ins(%arg0, %arg1 : memref<4x5xf32>, memref<5x6xf32>) outs(%arg2 : memref<4x6xf32>)
// CHECK-NEXT:     %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, foo = 1 : i32} ins(%arg3, %arg4 : tensor<4x?xf32>, tensor<?x6xf32>) outs(%arg5 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%arg2 : memref<4x6xf32>)
// CHECK-NEXT:     %1 = linalg.generic {doc = "s", indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf32>) outs(%arg5 : tensor<4x6xf32>) attrs =  {bar} {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %8 = linalg.index 0 : index
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<4x6xf32>
// CHECK-NEXT:     %mapped = linalg.map { math.absf } ins(%1 : tensor<4x6xf32>) outs(%arg5 : tensor<4x6xf32>)
// CHECK-NEXT:     %mapped_0 = linalg.map ins(%1, %mapped : tensor<4x6xf32>, tensor<4x6xf32>) outs(%arg5 : tensor<4x6xf32>)
// CHECK-NEXT:       (%in: f32, %in_1: f32, %init: f32) {
// CHECK-NEXT:         %8 = arith.addf %in, %in_1 : f32
// CHECK-NEXT:         %9 = arith.addf %in, %8 : f32
// CHECK-NEXT:         linalg.yield %9 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %2 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %reduced = linalg.reduce { arith.addf } ins(%mapped_0 : tensor<4x6xf32>) outs(%2 : tensor<4xf32>) dimensions = [1] 
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%reduced : tensor<4xf32>) outs(%arg5 : tensor<4x6xf32>) dimensions = [1] 
// CHECK-NEXT:     %3 = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT:     %4 = tensor.empty() : tensor<6x4xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%broadcasted : tensor<4x6xf32>) outs(%4 : tensor<6x4xf32>) permutation = [1, 0] 
// CHECK-NEXT:     %5 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%broadcasted, %broadcasted : tensor<4x6xf32>, tensor<4x6xf32>) outs(%arg5 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %6 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%arg3, %arg4 : tensor<4x?xf32>, tensor<?x6xf32>) outs(%arg5 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %7 = linalg.matmul indexing_maps = [#map4, #map2, #map3] ins(%3, %arg5 : tensor<4x4xf32>, tensor<4x6xf32>) outs(%arg5 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     return %6 : tensor<4x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #map4 = affine_map<(d0, d1, d2) -> (d2, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x5xf32>, memref<5x6xf32>, memref<4x6xf32>, tensor<4x?xf32>, tensor<?x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>, sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x5xf32>, %arg1: memref<5x6xf32>, %arg2: memref<4x6xf32>, %arg3: tensor<4x?xf32>, %arg4: tensor<?x6xf32>, %arg5: tensor<4x6xf32>):
// GENERIC-NEXT:     "linalg.matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
// GENERIC-NEXT:       %26 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %27 = "arith.addf"(%arg35, %26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%27) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4x5xf32>, memref<5x6xf32>, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     %0 = "linalg.matmul"(%arg3, %arg4, %arg5) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
// GENERIC-NEXT:       %24 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %25 = "arith.addf"(%arg32, %24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%25) : (f32) -> ()
// GENERIC-NEXT:     }) {foo = 1 : i32} : (tensor<4x?xf32>, tensor<?x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "linalg.fill"(%1, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg28: f32, %arg29: f32):
// GENERIC-NEXT:       "linalg.yield"(%arg28) : (f32) -> ()
// GENERIC-NEXT:     }) : (f32, memref<4x6xf32>) -> ()
// GENERIC-NEXT:     %2 = "linalg.generic"(%0, %arg5) <{doc = "s", indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg26: f32, %arg27: f32):
// GENERIC-NEXT:       %23 = "linalg.index"() <{dim = 0 : i64}> : () -> index
// GENERIC-NEXT:       "linalg.yield"(%arg26) : (f32) -> ()
// GENERIC-NEXT:     }) {bar} : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// GENERIC-NEXT:     %3 = "linalg.map"(%2, %arg5) ({
// GENERIC-NEXT:     ^bb0(%arg24: f32, %arg25: f32):
// GENERIC-NEXT:       %22 = "math.absf"(%arg24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%22) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// GENERIC-NEXT:     %4 = "linalg.map"(%2, %3, %arg5) ({
// GENERIC-NEXT:     ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
// GENERIC-NEXT:       %20 = "arith.addf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %21 = "arith.addf"(%arg21, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%21) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// GENERIC-NEXT:     %5 = "tensor.empty"() : () -> tensor<4xf32>
// GENERIC-NEXT:     %6 = "linalg.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg19: f32, %arg20: f32):
// GENERIC-NEXT:       %19 = "arith.addf"(%arg20, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%19) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x6xf32>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC-NEXT:     %7 = "linalg.broadcast"(%6, %arg5) <{dimensions = array<i64: 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg17: f32, %arg18: f32):
// GENERIC-NEXT:       "linalg.yield"(%arg17) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// GENERIC-NEXT:     %8 = "tensor.empty"() : () -> tensor<4x4xf32>
// GENERIC-NEXT:     %9 = "tensor.empty"() : () -> tensor<6x4xf32>
// GENERIC-NEXT:     %10 = "linalg.transpose"(%7, %9) <{permutation = array<i64: 1, 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg15: f32, %arg16: f32):
// GENERIC-NEXT:       "linalg.yield"(%arg15) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
// GENERIC-NEXT:     %11 = "linalg.elementwise"(%7, %7, %arg5) <{indexing_maps = [#map3, #map3, #map3], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
// GENERIC-NEXT:       %18 = "arith.addf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%18) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// GENERIC-NEXT:     %12 = "linalg.contract"(%arg3, %arg4, %arg5) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT:       %16 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %17 = "arith.addf"(%arg11, %16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%17) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x?xf32>, tensor<?x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// GENERIC-NEXT:     %13 = "linalg.matmul"(%8, %arg5, %arg5) <{indexing_maps = [#map4, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
// GENERIC-NEXT:       %14 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %15 = "arith.addf"(%arg8, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%15) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// GENERIC-NEXT:     "func.return"(%12) : (tensor<4x6xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>, %d: tensor<4xf32>, %e : tensor<6x4xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.map {math.absf {fastmath = #arith.fastmath<fast>}} ins(%c : tensor<4x6xf32>) outs(%c : tensor<4x6xf32>) {foo}
  %4 = linalg.reduce {arith.addf} ins(%c : tensor<4x6xf32>) outs(%d : tensor<4xf32>) dimensions = [1] {foo}
  %6 = linalg.transpose ins(%c : tensor<4x6xf32>) outs(%e : tensor<6x4xf32>) permutation = [1, 0] {foo}
  %7 = linalg.elementwise kind=#linalg.elementwise_kind<square> indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>] {foo} ins(%e : tensor<6x4xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  %8 = linalg.reduce ins(%c : tensor<4x6xf32>) outs(%d : tensor<4xf32>) dimensions = [1] {foo} (%x : f32, %y : f32) { %z = arith.addf %x, %y : f32
  linalg.yield %z : f32 }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x5xf32>, %arg1: tensor<5x6xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<4xf32>, %arg4: tensor<6x4xf32>) {
// CHECK-NEXT:     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<5x6xf32>) outs(%arg2 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %mapped = linalg.map { math.absf {fastmath = #arith.fastmath<fast>} } ins(%arg2 : tensor<4x6xf32>) outs(%arg2 : tensor<4x6xf32>) {foo}
// CHECK-NEXT:     %reduced = linalg.reduce { arith.addf } ins(%arg2 : tensor<4x6xf32>) outs(%arg3 : tensor<4xf32>) dimensions = [1]  {foo}
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg2 : tensor<4x6xf32>) outs(%arg4 : tensor<6x4xf32>) permutation = [1, 0]  {foo}
// CHECK-NEXT:     %1 = linalg.elementwise kind=#linalg.elementwise_kind<square> indexing_maps = [#map, #map1] {foo} ins(%arg4 : tensor<6x4xf32>) outs(%arg2 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %reduced_0 = linalg.reduce ins(%arg2 : tensor<4x6xf32>) outs(%arg3 : tensor<4xf32>) dimensions = [1]  {foo}
// CHECK-NEXT:       (%in: f32, %init: f32) {
// CHECK-NEXT:         %2 = arith.addf %in, %init : f32
// CHECK-NEXT:         linalg.yield %2 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #map4 = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x5xf32>, tensor<5x6xf32>, tensor<4x6xf32>, tensor<4xf32>, tensor<6x4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x5xf32>, %arg1: tensor<5x6xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<4xf32>, %arg4: tensor<6x4xf32>):
// GENERIC-NEXT:     %0 = "linalg.matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
// GENERIC-NEXT:       %10 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %11 = "arith.addf"(%arg17, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%11) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x5xf32>, tensor<5x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// GENERIC-NEXT:     %1 = "linalg.map"(%arg2, %arg2) ({
// GENERIC-NEXT:     ^bb0(%arg13: f32, %arg14: f32):
// GENERIC-NEXT:       %9 = "math.absf"(%arg13) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%9) : (f32) -> ()
// GENERIC-NEXT:     }) {foo} : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// GENERIC-NEXT:     %2 = "linalg.reduce"(%arg2, %arg3) <{dimensions = array<i64: 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg11: f32, %arg12: f32):
// GENERIC-NEXT:       %8 = "arith.addf"(%arg12, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%8) : (f32) -> ()
// GENERIC-NEXT:     }) {foo} : (tensor<4x6xf32>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC-NEXT:     %3 = "linalg.transpose"(%arg2, %arg4) <{permutation = array<i64: 1, 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32):
// GENERIC-NEXT:       "linalg.yield"(%arg9) : (f32) -> ()
// GENERIC-NEXT:     }) {foo} : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
// GENERIC-NEXT:     %4 = "linalg.elementwise"(%arg4, %arg2) <{indexing_maps = [#map3, #map4], kind = #linalg.elementwise_kind<square>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg7: f32, %arg8: f32):
// GENERIC-NEXT:       %7 = "arith.mulf"(%arg7, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%7) : (f32) -> ()
// GENERIC-NEXT:     }) {foo} : (tensor<6x4xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// GENERIC-NEXT:     %5 = "linalg.reduce"(%arg2, %arg3) <{dimensions = array<i64: 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32):
// GENERIC-NEXT:       %6 = "arith.addf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) {foo} : (tensor<4x6xf32>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @g(%in: memref<1x10x10x3xf32>, %k: memref<3x3x3x8xf32>, %o: memref<1x8x8x8xf32>, %w : memref<2x2xi8>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%in, %k : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%o : memref<1x8x8x8xf32>)
  linalg.conv_2d_nhwc_hwcf {a, dilations = dense<1> : tensor<2xi64>} ins(%in, %k : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%o : memref<1x8x8x8xf32>)
  linalg.conv_2d_nhwc_hwcf ins(%in, %k : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%o : memref<1x8x8x8xf32>)
  linalg.add ins(%w, %w: memref<2x2xi8>, memref<2x2xi8>) outs(%w: memref<2x2xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<1x10x10x3xf32>, %arg1: memref<3x3x3x8xf32>, %arg2: memref<1x8x8x8xf32>, %arg3: memref<2x2xi8>) {
// CHECK-NEXT:     linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%arg2 : memref<1x8x8x8xf32>)
// CHECK-NEXT:     linalg.conv_2d_nhwc_hwcf {a, dilations = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%arg2 : memref<1x8x8x8xf32>)
// CHECK-NEXT:     linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%arg2 : memref<1x8x8x8xf32>)
// CHECK-NEXT:     linalg.add ins(%arg3, %arg3 : memref<2x2xi8>, memref<2x2xi8>) outs(%arg3 : memref<2x2xi8>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<1x10x10x3xf32>, memref<3x3x3x8xf32>, memref<1x8x8x8xf32>, memref<2x2xi8>) -> (), sym_name = "g"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<1x10x10x3xf32>, %arg1: memref<3x3x3x8xf32>, %arg2: memref<1x8x8x8xf32>, %arg3: memref<2x2xi8>):
// GENERIC-NEXT:     "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
// GENERIC-NEXT:       %5 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %6 = "arith.addf"(%arg15, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<1x10x10x3xf32>, memref<3x3x3x8xf32>, memref<1x8x8x8xf32>) -> ()
// GENERIC-NEXT:     "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
// GENERIC-NEXT:       %3 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %4 = "arith.addf"(%arg12, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) {a, linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<1x10x10x3xf32>, memref<3x3x3x8xf32>, memref<1x8x8x8xf32>) -> ()
// GENERIC-NEXT:     "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg9, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<1x10x10x3xf32>, memref<3x3x3x8xf32>, memref<1x8x8x8xf32>) -> ()
// GENERIC-NEXT:     "linalg.add"(%arg3, %arg3, %arg3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg4: i8, %arg5: i8, %arg6: i8):
// GENERIC-NEXT:       %0 = "arith.addi"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
// GENERIC-NEXT:       "linalg.yield"(%0) : (i8) -> ()
// GENERIC-NEXT:     }) : (memref<2x2xi8>, memref<2x2xi8>, memref<2x2xi8>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
