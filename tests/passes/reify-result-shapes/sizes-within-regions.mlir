// RUN: mlir-opt --split-input-file --allow-unregistered-dialect --reify-result-shapes %s | FileCheck %s

func.func @f(%c: i1, %u: tensor<1x?xf32>, %i: index) -> tensor<1x?xf32> {
  %t = scf.if %c -> tensor<1x?xf32> {
    %a = tensor.empty(%i) : tensor<1x?xf32>
    %b = "test.op"() : () -> tensor<1x?xf32>
    %d = tensor.concat dim(1) %u, %b : (tensor<1x?xf32>, tensor<1x?xf32>) -> tensor<1x?xf32>
    %e = tensor.collapse_shape %b [[0, 1]] : tensor<1x?xf32> into tensor<?xf32>
    %z = arith.constant 0.0 : f32
    %p = tensor.pad %b low[0, %i] high[0, 2] {
    ^bb0(%x: index, %y: index):
      tensor.yield %z : f32
    } : tensor<1x?xf32> to tensor<1x?xf32>
    "test.use"(%d, %e, %p) : (tensor<1x?xf32>, tensor<?xf32>, tensor<1x?xf32>) -> ()
    scf.yield %b : tensor<1x?xf32>
  } else {
    scf.yield %u : tensor<1x?xf32>
  }
  return %t : tensor<1x?xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: tensor<1x?xf32>, %arg2: index) -> tensor<1x?xf32> {
// CHECK-NEXT: %0 = scf.if %arg0 -> (tensor<1x?xf32>) {
// CHECK-NEXT: %1 = tensor.empty(%arg2) : tensor<1x?xf32>
// CHECK-NEXT: %2 = "test.op"() : () -> tensor<1x?xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c1 : tensor<1x?xf32>
// CHECK-NEXT: %c1_0 = arith.constant 1 : index
// CHECK-NEXT: %dim_1 = tensor.dim %2, %c1_0 : tensor<1x?xf32>
// CHECK-NEXT: %3 = affine.apply #map(%dim_1)[%dim]
// CHECK-NEXT: %concat = tensor.concat dim(1) %arg1, %2 : (tensor<1x?xf32>, tensor<1x?xf32>) -> tensor<1x?xf32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %2 {{\[\[}}0, 1]] : tensor<1x?xf32> into tensor<?xf32>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %dim_3 = tensor.dim %2, %c1_2 : tensor<1x?xf32>
// CHECK-NEXT: %4 = affine.apply #map1(%dim_3)[%arg2]
// CHECK-NEXT: %padded = tensor.pad %2 low[0, %arg2] high[0, 2] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<1x?xf32> to tensor<1x?xf32>
// CHECK-NEXT: "test.use"(%concat, %collapsed, %padded) : (tensor<1x?xf32>, tensor<?xf32>, tensor<1x?xf32>) -> ()
// CHECK-NEXT: scf.yield %2 : tensor<1x?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : tensor<1x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<1x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %u: tensor<?x?xf32>, %i: index, %n: index) {
  scf.for %k = %i to %n step %i {
    %b = "test.op"() : () -> tensor<?x?xf32>
    %z = arith.constant 0.0 : f32
    %dd = tensor.dim %b, %i : tensor<?x?xf32>
    %e = tensor.collapse_shape %b [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %p = tensor.pad %u low[%k, %dd] high[0, 2] {
    ^bb0(%x: index, %y: index):
      tensor.yield %z : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %p2 = tensor.pad %b low[%k, %dd] high[%dd, %k] {
    ^bb0(%x: index, %y: index):
      tensor.yield %z : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %d = tensor.concat dim(1) %b, %u, %b : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "test.use"(%d, %e, %p, %p2) : (tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0 + d1 + d2)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1)[s0] -> (d0 + d1 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: scf.for %arg4 = %arg2 to %arg3 step %arg2 {
// CHECK-NEXT: %0 = "test.op"() : () -> tensor<?x?xf32>
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %dim = tensor.dim %0, %arg2 : tensor<?x?xf32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %0 {{\[\[}}0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT: %1 = affine.apply #map(%arg4)[%dim_0]
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_1 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %2 = affine.apply #map1(%dim)[%dim_1]
// CHECK-NEXT: %padded = tensor.pad %arg1 low[%arg4, %dim] high[0, 2] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %c0_2 = arith.constant 0 : index
// CHECK-NEXT: %dim_3 = tensor.dim %0, %c0_2 : tensor<?x?xf32>
// CHECK-NEXT: %3 = affine.apply #map2(%dim_3, %arg4, %dim)
// CHECK-NEXT: %c1_4 = arith.constant 1 : index
// CHECK-NEXT: %dim_5 = tensor.dim %0, %c1_4 : tensor<?x?xf32>
// CHECK-NEXT: %4 = affine.apply #map2(%dim_5, %dim, %arg4)
// CHECK-NEXT: %padded_6 = tensor.pad %0 low[%arg4, %dim] high[%dim, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %c0_7 = arith.constant 0 : index
// CHECK-NEXT: %dim_8 = tensor.dim %0, %c0_7 : tensor<?x?xf32>
// CHECK-NEXT: %c1_9 = arith.constant 1 : index
// CHECK-NEXT: %dim_10 = tensor.dim %0, %c1_9 : tensor<?x?xf32>
// CHECK-NEXT: %c1_11 = arith.constant 1 : index
// CHECK-NEXT: %dim_12 = tensor.dim %arg1, %c1_11 : tensor<?x?xf32>
// CHECK-NEXT: %c1_13 = arith.constant 1 : index
// CHECK-NEXT: %dim_14 = tensor.dim %0, %c1_13 : tensor<?x?xf32>
// CHECK-NEXT: %5 = affine.apply #map3(%dim_10, %dim_14)[%dim_12]
// CHECK-NEXT: %concat = tensor.concat dim(1) %0, %arg1, %0 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: "test.use"(%concat, %collapsed, %padded, %padded_6) : (tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
