// RUN: mlir-opt %s --split-input-file --affine-super-vectorize="virtual-vector-size=128 vectorize-reductions" | FileCheck %s

func.func @r1(%A: memref<?xf32>, %n: index, %x: f32) -> (f32, f32) {
  %cst = arith.constant 1.0 : f32
  %s:2 = affine.for %j = 0 to min affine_map<(d0) -> (d0, 100)>(%n) iter_args(%acc = %x, %mul = %cst) -> (f32, f32) {
    %a = affine.load %A[%j] : memref<?xf32>
    %c = arith.mulf %a, %a : f32
    %b = arith.maximumf %c, %acc : f32
    %m = arith.mulf %mul, %a : f32
    affine.yield %b, %m : f32, f32
  }
  return %s#0, %s#1 : f32, f32
}

// CHECK: #map = affine_map<(d0) -> (d0, 100)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @r1(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0xFF800000> : vector<128xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<128xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = affine.for %[[ARG3:[^ ]+]] = 0 to min #map(%[[ARG1]]) step 128 iter_args(%[[ARG4:[^ ]+]] = %[[CST_0]], %[[ARG5:[^ ]+]] = %[[CST_1]]) -> (vector<128xf32>, vector<128xf32>) {
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.min #map(%[[ARG1]])
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map1(%[[ARG3]])[%[[V4]]]
// CHECK-NEXT:       %[[V6:[^ ]+]] = vector.create_mask %[[V5]] : vector<128xi1>
// CHECK-NEXT:       %[[V7:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG3]]], %[[V7]] : memref<?xf32>, vector<128xf32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.mulf %[[V8]], %[[V8]] : vector<128xf32>
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.select %[[V6]], %[[V9]], %[[CST_0]] : vector<128xi1>, vector<128xf32>
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.maximumf %[[V10]], %[[ARG4]] : vector<128xf32>
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.select %[[V6]], %[[V8]], %[[CST_1]] : vector<128xi1>, vector<128xf32>
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.mulf %[[ARG5]], %[[V12]] : vector<128xf32>
// CHECK-NEXT:       affine.yield %[[V11]], %[[V13]] : vector<128xf32>, vector<128xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <maximumf>, %[[V0]]#0 : vector<128xf32> into f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.maximumf %[[V1]], %[[ARG2]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.reduction <mul>, %[[V0]]#1 : vector<128xf32> into f32
// CHECK-NEXT:     return %[[V2]], %[[V3]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r2(%A: memref<?xi32>, %x: i32) -> (i32) {
  %s = affine.for %j = 0 to 256 iter_args(%acc = %x) -> (i32) {
    %a = affine.load %A[%j] : memref<?xi32>
    %b = arith.minsi %a, %acc : i32
    affine.yield %b : i32
  }
  return %s : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @r2(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<2147483647> : vector<128xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG2:[^ ]+]] = 0 to 256 step 128 iter_args(%[[ARG3:[^ ]+]] = %[[CST]]) -> (vector<128xi32>) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[V3]] : memref<?xi32>, vector<128xi32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.minsi %[[V4]], %[[ARG3]] : vector<128xi32>
// CHECK-NEXT:       affine.yield %[[V5]] : vector<128xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <minsi>, %[[V0]] : vector<128xi32> into i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG1]] : i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r3(%A: memref<?x?xf32>, %x: f32, %n: index, %m: index) -> (f32) {
  %s = affine.for %i = 0 to %m iter_args(%acc0 = %x) -> (f32) {
    %t = affine.for %j = 0 to %n iter_args(%acc = %acc0) -> (f32) {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %b = arith.addf %a, %acc : f32
      affine.yield %b : f32
    }
    affine.yield %t : f32
  }
  return %s : f32
}

// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @r3(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG3]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG1]]) -> (f32) {
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<128xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.for %[[ARG6:[^ ]+]] = 0 to %[[ARG2]] step 128 iter_args(%[[ARG7:[^ ]+]] = %[[CST]]) -> (vector<128xf32>) {
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map(%[[ARG6]])[%[[ARG2]]]
// CHECK-NEXT:         %[[V5:[^ ]+]] = vector.create_mask %[[V4]] : vector<128xi1>
// CHECK-NEXT:         %[[V6:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:         %[[V7:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG4]], %[[ARG6]]], %[[V6]] : memref<?x?xf32>, vector<128xf32>
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.select %[[V5]], %[[V7]], %[[CST]] : vector<128xi1>, vector<128xf32>
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.addf %[[V8]], %[[ARG7]] : vector<128xf32>
// CHECK-NEXT:         affine.yield %[[V9]] : vector<128xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V2:[^ ]+]] = vector.reduction <add>, %[[V1]] : vector<128xf32> into f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addf %[[V2]], %[[ARG5]] : f32
// CHECK-NEXT:       affine.yield %[[V3]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r4(%A: memref<?x?xf32>, %B: memref<?xf32>, %n: index, %m: index) {
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to %m {
    %t = affine.for %j = 0 to %n iter_args(%acc = %z) -> (f32) {
      %a = affine.load %A[%j, %i] : memref<?x?xf32>
      %b = arith.addf %a, %acc : f32
      affine.yield %b : f32
    }
    affine.store %t, %B[%i] : memref<?xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @r4(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG3]] {
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<128xf32>
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG2]] step 128 iter_args(%[[ARG6:[^ ]+]] = %[[CST_0]]) -> (vector<128xf32>) {
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG2]]]
// CHECK-NEXT:         %[[V3:[^ ]+]] = vector.create_mask %[[V2]] : vector<128xi1>
// CHECK-NEXT:         %[[V4:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:         %[[V5:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG5]], %[[ARG4]]], %[[V4]] {permutation_map = #map1} : memref<?x?xf32>, vector<128xf32>
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.select %[[V3]], %[[V5]], %[[CST_0]] : vector<128xi1>, vector<128xf32>
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.addf %[[V6]], %[[ARG6]] : vector<128xf32>
// CHECK-NEXT:         affine.yield %[[V7]] : vector<128xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V1:[^ ]+]] = vector.reduction <add>, %[[V0]] : vector<128xf32> into f32
// CHECK-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r5(%A: memref<?xf32>, %n: index) -> f32 {
  %z = arith.constant 0.0 : f32
  %t = affine.for %j = 0 to %n iter_args(%acc = %z) -> (f32) {
    %a = affine.load %A[%j] : memref<?xf32>
    %b = arith.subf %a, %acc : f32
    affine.yield %b : f32
  }
  return %t : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @r5(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG1]] iter_args(%[[ARG3:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.subf %[[V1]], %[[ARG3]] : f32
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r6(%A: memref<?xf32>, %n: index, %k : index) -> f32 {
  %z = arith.constant 0.0 : f32
  %t = affine.for %j = %k to %n step 2 iter_args(%acc = %z) -> (f32) {
    %a = affine.load %A[%j] : memref<?xf32>
    %b = arith.addf %a, %acc : f32
    affine.yield %b : f32
  }
  return %t : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @r6(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG3:[^ ]+]] = %[[ARG2]] to %[[ARG1]] step 2 iter_args(%[[ARG4:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[ARG4]] : f32
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @s1(%A: memref<?xf32>, %n: index, %k : index) -> f32 {
  %z = arith.constant 0.0 : f32
  %t = affine.for %j = %k to %n iter_args(%acc = %z) -> (f32) {
    %a = affine.load %A[%j] : memref<?xf32>
    %b = arith.addf %a, %acc : f32
    affine.yield %b : f32
  }
  return %t : f32
}

// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @s1(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<128xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG3:[^ ]+]] = %[[ARG2]] to %[[ARG1]] step 128 iter_args(%[[ARG4:[^ ]+]] = %[[CST_0]]) -> (vector<128xf32>) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = vector.create_mask %[[V2]] : vector<128xi1>
// CHECK-NEXT:       %[[V4:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG3]]], %[[V4]] : memref<?xf32>, vector<128xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V3]], %[[V5]], %[[CST_0]] : vector<128xi1>, vector<128xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addf %[[V6]], %[[ARG4]] : vector<128xf32>
// CHECK-NEXT:       affine.yield %[[V7]] : vector<128xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <add>, %[[V0]] : vector<128xf32> into f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @s2(%A: memref<?xf32>, %n: index, %k : index) -> f32 {
  %z = arith.constant 0.0 : f32
  %t = affine.for %j = 0 to %n step 2 iter_args(%acc = %z) -> (f32) {
    %a = affine.load %A[%j] : memref<?xf32>
    %b = arith.addf %a, %acc : f32
    affine.yield %b : f32
  }
  return %t : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @s2(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] step 2 iter_args(%[[ARG4:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[ARG4]] : f32
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @s3(%A: memref<?xf32>, %n: index, %k : f32) {
  affine.for %j = 0 to %n step 2 {
    affine.store %k, %A[%j] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @s3(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<128xf32>
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] step 256 {
// CHECK-NEXT:       vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG3]]] : vector<128xf32>, memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @s4(%A: memref<?xf32>) -> f32 {
  %z = arith.constant 0.0 : f32
  %t = affine.for %j = 0 to 1024 step 2 iter_args(%acc = %z) -> (f32) {
    %a = affine.load %A[%j] : memref<?xf32>
    %b = arith.addf %a, %acc : f32
    affine.yield %b : f32
  }
  return %t : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @s4(%[[ARG0:[^ ]+]]: memref<?xf32>) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG1:[^ ]+]] = 0 to 1024 step 2 iter_args(%[[ARG2:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[ARG2]] : f32
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @s5(%A: memref<?xi32>, %n: index, %k : index) -> i32 {
  %z = arith.constant 0 : i32
  %t = affine.for %j = 0 to 1000 iter_args(%acc = %z) -> (i32) {
    %a = affine.load %A[%j] : memref<?xi32>
    %b = arith.xori %a, %acc : i32
    affine.yield %b : i32
  }
  return %t : i32
}

// CHECK: #map = affine_map<(d0) -> (-d0 + 1000)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @s5(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> i32 {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<128xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG3:[^ ]+]] = 0 to 1000 step 128 iter_args(%[[ARG4:[^ ]+]] = %[[CST]]) -> (vector<128xi32>) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       %[[V3:[^ ]+]] = vector.create_mask %[[V2]] : vector<128xi1>
// CHECK-NEXT:       %[[V4:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG3]]], %[[V4]] : memref<?xi32>, vector<128xi32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V3]], %[[V5]], %[[CST]] : vector<128xi1>, vector<128xi32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.xori %[[V6]], %[[ARG4]] : vector<128xi32>
// CHECK-NEXT:       affine.yield %[[V7]] : vector<128xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <xor>, %[[V0]] : vector<128xi32> into i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @red(%A: memref<256x512xf32>, %out: memref<256xf32>) {
  %cst = arith.constant 0.0 : f32
  affine.for %i = 0 to 256 {
    %s = affine.for %j = 0 to 500 iter_args(%acc = %cst) -> (f32) {
      %a = affine.load %A[%i, %j] : memref<256x512xf32>
      %b = arith.addf %acc, %a : f32
      affine.yield %b : f32
    }
    affine.store %s, %out[%i] : memref<256xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (-d0 + 500)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @red(%[[ARG0:[^ ]+]]: memref<256x512xf32>, %[[ARG1:[^ ]+]]: memref<256xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 256 {
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<128xf32>
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.for %[[ARG3:[^ ]+]] = 0 to 500 step 128 iter_args(%[[ARG4:[^ ]+]] = %[[CST_0]]) -> (vector<128xf32>) {
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:         %[[V3:[^ ]+]] = vector.create_mask %[[V2]] : vector<128xi1>
// CHECK-NEXT:         %[[V4:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:         %[[V5:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG2]], %[[ARG3]]], %[[V4]] : memref<256x512xf32>, vector<128xf32>
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.select %[[V3]], %[[V5]], %[[CST_0]] : vector<128xi1>, vector<128xf32>
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.addf %[[ARG4]], %[[V6]] : vector<128xf32>
// CHECK-NEXT:         affine.yield %[[V7]] : vector<128xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V1:[^ ]+]] = vector.reduction <add>, %[[V0]] : vector<128xf32> into f32
// CHECK-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
