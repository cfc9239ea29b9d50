// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-launch-sink-index-computations | FileCheck %s

func.func @f(%i: index, %m: memref<?x?xf32>, %c: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %cst = arith.constant 1.0 : f32
  %d = memref.dim %m, %c1 : memref<?x?xf32>
  %cmp = arith.cmpi slt, %d, %i : index
  %sel = arith.select %cmp, %d, %c3 : index
  %add = arith.addi %i, %c2 : index
  %cmp2 = arith.cmpi slt, %add, %i : index
  %v = arith.constant dense<1> : vector<4xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c2, %sz = %c2) {
    "test.x"(%sel, %cst, %cmp2, %v, %add) : (index, f32, i1, vector<4xi32>, index) -> ()
    scf.if %c {
      "test.y"(%sel, %c2) : (index, index) -> ()
    }
    gpu.terminator
  }
  "test.z"(%sel) : (index) -> ()
  return
}
func.func @two(%i: index) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    "test.x"(%c5, %c1) : (index, index) -> ()
    cf.br ^bb1
  ^bb1:
    gpu.launch blocks(%bx2, %by2, %bz2) in (%gx2 = %c1, %gy2 = %c1, %gz2 = %c1) threads(%tx2, %ty2, %tz2) in (%sx2 = %c1, %sy2 = %c1, %sz2 = %c1) {
      "test.y"(%c5) : (index) -> ()
      gpu.terminator
    }
    gpu.terminator
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: memref<?x?xf32>, %[[V2:[^ :,)]+]]: i1) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %dim = memref.dim %[[V1]], %c1 : memref<?x?xf32>
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = arith.cmpi slt, %dim, %[[V0]] : index
// CHECK-NEXT:     %[[V4:[^ :,)]+]] = arith.select %[[V3]], %dim, %c3 : index
// CHECK-NEXT:     %[[V5:[^ :,)]+]] = arith.addi %[[V0]], %c2 : index
// CHECK-NEXT:     %[[V6:[^ :,)]+]] = arith.cmpi slt, %[[V5]], %[[V0]] : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     gpu.launch blocks(%[[V7:[^ :,)]+]], %[[V8:[^ :,)]+]], %[[V9:[^ :,)]+]]) in (%[[V10:[^ :,)]+]] = %c1, %[[V11:[^ :,)]+]] = %c1, %[[V12:[^ :,)]+]] = %c1) threads(%[[V13:[^ :,)]+]], %[[V14:[^ :,)]+]], %[[V15:[^ :,)]+]]) in (%[[V16:[^ :,)]+]] = %c2, %[[V17:[^ :,)]+]] = %c2, %[[V18:[^ :,)]+]] = %c2) {
// CHECK-NEXT:       %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       %cst_2 = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:       %c2_3 = arith.constant 2 : index
// CHECK-NEXT:       "test.x"(%[[V4]], %cst_1, %[[V6]], %cst_2, %[[V5]]) : (index, f32, i1, vector<4xi32>, index) -> ()
// CHECK-NEXT:       scf.if %[[V2]] {
// CHECK-NEXT:         "test.y"(%[[V4]], %c2_3) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.z"(%[[V4]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two(%[[V0]]: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     gpu.launch blocks(%[[V1]], %[[V2]], %[[V7]]) in (%[[V14]] = %c1, %[[V15]] = %c1, %[[V10]] = %c1) threads(%[[V8]], %[[V9]], %[[V13]]) in (%[[V11]] = %c1, %[[V12]] = %c1, %[[V16]] = %c1) {
// CHECK-NEXT:       %c5_0 = arith.constant 5 : index
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       "test.x"(%c5_0, %c1_1) : (index, index) -> ()
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       gpu.launch blocks(%[[V17]], %[[V18]], %[[V19:[^ :,)]+]]) in (%[[V20:[^ :,)]+]] = %c1_1, %[[V21:[^ :,)]+]] = %c1_1, %[[V22:[^ :,)]+]] = %c1_1) threads(%[[V23:[^ :,)]+]], %[[V24:[^ :,)]+]], %[[V25:[^ :,)]+]]) in (%[[V26:[^ :,)]+]] = %c1_1, %[[V27:[^ :,)]+]] = %c1_1, %[[V28:[^ :,)]+]] = %c1_1) {
// CHECK-NEXT:         %c5_2 = arith.constant 5 : index
// CHECK-NEXT:         "test.y"(%c5_2) : (index) -> ()
// CHECK-NEXT:         gpu.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%i: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %m, %c0 : memref<?xf32>
  %less = arith.cmpi slt, %dim, %c1 : index
  %least = arith.select %less, %dim, %c1 : index
  %more = arith.addi %least, %i : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    "test.x"(%least, %m, %more) : (index, memref<?xf32>, index) -> ()
    gpu.terminator
  }
  "test.z"(%least) : (index) -> ()
  return
}
func.func @nothing(%i: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    "test.x"(%i, %bx) : (index, index) -> ()
    gpu.terminator
  }
  return
}
gpu.module @m {
  gpu.func @f(%i: index) {
    %c1 = arith.constant 1 : i32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
      "test.x"(%c1) : (i32) -> ()
      gpu.terminator
    }
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %[[V1]], %c0 : memref<?xf32>
// CHECK-NEXT:     %[[V2:[^ :,)]+]] = arith.cmpi slt, %dim, %c1 : index
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = arith.select %[[V2]], %dim, %c1 : index
// CHECK-NEXT:     %[[V4:[^ :,)]+]] = arith.addi %[[V3]], %[[V0]] : index
// CHECK-NEXT:     gpu.launch blocks(%[[V5:[^ :,)]+]], %[[V6:[^ :,)]+]], %[[V7:[^ :,)]+]]) in (%[[V8:[^ :,)]+]] = %c1, %[[V9:[^ :,)]+]] = %c1, %[[V10:[^ :,)]+]] = %c1) threads(%[[V11:[^ :,)]+]], %[[V12:[^ :,)]+]], %[[V13:[^ :,)]+]]) in (%[[V14:[^ :,)]+]] = %c1, %[[V15:[^ :,)]+]] = %c1, %[[V16:[^ :,)]+]] = %c1) {
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %dim_1 = memref.dim %[[V1]], %c0_0 : memref<?xf32>
// CHECK-NEXT:       %c1_2 = arith.constant 1 : index
// CHECK-NEXT:       %[[V17:[^ :,)]+]] = arith.cmpi slt, %dim_1, %c1_2 : index
// CHECK-NEXT:       %[[V18:[^ :,)]+]] = arith.select %[[V17]], %dim_1, %c1_2 : index
// CHECK-NEXT:       "test.x"(%[[V18]], %[[V1]], %[[V4]]) : (index, memref<?xf32>, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.z"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @nothing(%[[V0]]: index) {
// CHECK-NEXT:     gpu.launch blocks(%[[V1]], %[[V5]], %[[V6]]) in (%[[V13]] = %[[V0]], %[[V8]] = %[[V0]], %[[V9]] = %[[V0]]) threads(%[[V7]], %[[V11]], %[[V12]]) in (%[[V10]] = %[[V0]], %[[V14]] = %[[V0]], %[[V15]] = %[[V0]]) {
// CHECK-NEXT:       "test.x"(%[[V0]], %[[V1]]) : (index, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     gpu.func @f(%[[V0]]: index) {
// CHECK-NEXT:       %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:       gpu.launch blocks(%[[V1]], %[[V5]], %[[V6]]) in (%[[V13]] = %[[V0]], %[[V8]] = %[[V0]], %[[V9]] = %[[V0]]) threads(%[[V7]], %[[V11]], %[[V12]]) in (%[[V10]] = %[[V0]], %[[V14]] = %[[V0]], %[[V15]] = %[[V0]]) {
// CHECK-NEXT:         %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT:         "test.x"(%c1_i32_0) : (i32) -> ()
// CHECK-NEXT:         gpu.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
