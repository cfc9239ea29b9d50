// RUN: mlir-opt %s --split-input-file --loop-invariant-subset-hoisting --allow-unregistered-dialect | FileCheck %s

func.func @basic(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> tensor<?xf32> {
    %e = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %x = "test.f"(%e) : (tensor<5xf32>) -> tensor<5xf32>
    %n = tensor.insert_slice %x into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %n : tensor<?xf32>
  } {foo}
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @basic(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %[[ARG0]][0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]]:2 = scf.for %[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG0]], %[[ARG6:[a-zA-Z0-9_]+]] = %extracted_slice) -> (tensor<?xf32>, tensor<5xf32>) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = "test.f"(%[[ARG6]]) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:       scf.yield %[[ARG5]], %[[V1]] : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %[[V0]]#1 into %[[V0]]#0[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @two(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> tensor<?xf32> {
    %e = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %e2 = tensor.extract_slice %a[5][5][1] : tensor<?xf32> to tensor<5xf32>
    %x = "test.f"(%e) : (tensor<5xf32>) -> tensor<5xf32>
    %n = tensor.insert_slice %x into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    %x2 = "test.f"(%e2) : (tensor<5xf32>) -> tensor<5xf32>
    %n2 = tensor.insert_slice %x2 into %n[5][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %n2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %[[ARG0]][0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %[[ARG0]][5] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]]:3 = scf.for %[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG0]], %[[ARG6:[a-zA-Z0-9_]+]] = %extracted_slice, %[[ARG7:[a-zA-Z0-9_]+]] = %extracted_slice_0) -> (tensor<?xf32>, tensor<5xf32>, tensor<5xf32>) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = "test.f"(%[[ARG6]]) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = "test.f"(%[[ARG7]]) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:       scf.yield %[[ARG5]], %[[V1]], %[[V2]] : tensor<?xf32>, tensor<5xf32>, tensor<5xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %[[V0]]#2 into %[[V0]]#0[5] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:     %inserted_slice_1 = tensor.insert_slice %[[V0]]#1 into %inserted_slice[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice_1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @stride(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> tensor<?xf32> {
    %e = tensor.extract_slice %a[0][4][2] : tensor<?xf32> to tensor<4xf32>
    %e2 = tensor.extract_slice %a[7][5][1] : tensor<?xf32> to tensor<5xf32>
    %x = "test.f"(%e) : (tensor<4xf32>) -> tensor<4xf32>
    %n = tensor.insert_slice %x into %a[0][4][2] : tensor<4xf32> into tensor<?xf32>
    "test.g"(%e2) : (tensor<5xf32>) -> ()
    scf.yield %n : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @stride(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.for %[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %[[ARG5]][0] [4] [2] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:       %extracted_slice_0 = tensor.extract_slice %[[ARG5]][7] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = "test.f"(%extracted_slice) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       %inserted_slice = tensor.insert_slice %[[V1]] into %[[ARG5]][0] [4] [2] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:       "test.g"(%extracted_slice_0) : (tensor<5xf32>) -> ()
// CHECK-NEXT:       scf.yield %inserted_slice : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @vec(%t: tensor<?x?xf32>, %lb: index, %ub: index, %s: index, %k: index) -> tensor<?x?xf32> {
  %f = arith.constant 0.0 : f32
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> tensor<?x?xf32> {
    %e = vector.transfer_read %a[%k, %lb], %f : tensor<?x?xf32>, vector<4xf32>
    %x = "test.f"(%e) : (vector<4xf32>) -> vector<4xf32>
    %n = vector.transfer_write %x, %a[%k, %lb] : vector<4xf32>, tensor<?x?xf32>
    scf.yield %n : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vec(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index, %[[ARG4:[a-zA-Z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = vector.transfer_read %[[ARG0]][%[[ARG4]], %[[ARG1]]], %cst : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]]:2 = scf.for %[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG6:[a-zA-Z0-9_]+]] = %[[ARG0]], %[[ARG7:[a-zA-Z0-9_]+]] = %[[V0]]) -> (tensor<?x?xf32>, vector<4xf32>) {
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = "test.f"(%[[ARG7]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:       scf.yield %[[ARG6]], %[[V3]] : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = vector.transfer_write %[[V1]]#1, %[[V1]]#0[%[[ARG4]], %[[ARG1]]] : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @vec2(%t: tensor<?x?xf32>, %lb: index, %ub: index, %s: index, %k: index) -> tensor<?x?xf32> {
  %f = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %k1 = arith.addi %k, %c1 : index
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> tensor<?x?xf32> {
    %e = vector.transfer_read %a[%k, %lb], %f : tensor<?x?xf32>, vector<4xf32>
    %e2 = vector.transfer_read %a[%k1, %lb], %f {permutation_map = affine_map<(d0,d1)->(d0)>} : tensor<?x?xf32>, vector<4xf32>
    %x = "test.f"(%e, %e2) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %n = vector.transfer_write %x, %a[%k, %lb] : vector<4xf32>, tensor<?x?xf32>
    scf.yield %n : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vec2(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index, %[[ARG4:[a-zA-Z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.addi %[[ARG4]], %c1 : index
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = vector.transfer_read %[[ARG0]][%[[ARG4]], %[[ARG1]]], %cst : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]]:2 = scf.for %[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG6:[a-zA-Z0-9_]+]] = %[[ARG0]], %[[ARG7:[a-zA-Z0-9_]+]] = %[[V1]]) -> (tensor<?x?xf32>, vector<4xf32>) {
// CHECK-NEXT:       %[[V4:[a-zA-Z0-9_]+]] = vector.transfer_read %[[ARG6]][%[[V0]], %[[ARG1]]], %cst {permutation_map = #map} : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %[[V5:[a-zA-Z0-9_]+]] = "test.f"(%[[ARG7]], %[[V4]]) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:       scf.yield %[[ARG6]], %[[V5]] : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = vector.transfer_write %[[V2]]#1, %[[V2]]#0[%[[ARG4]], %[[ARG1]]] : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %[[V3]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @nest(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> tensor<?xf32> {
   %r2 = scf.for %j = %lb to %ub step %s iter_args(%b = %a) -> tensor<?xf32> {
    %e = tensor.extract_slice %b[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %x = "test.f"(%e) : (tensor<5xf32>) -> tensor<5xf32>
    %n = tensor.insert_slice %x into %b[0][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %n : tensor<?xf32>
   }
   scf.yield %r2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nest(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %[[ARG0]][0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]]:2 = scf.for %[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG0]], %[[ARG6:[a-zA-Z0-9_]+]] = %extracted_slice) -> (tensor<?xf32>, tensor<5xf32>) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]]:2 = scf.for %[[ARG7:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG8:[a-zA-Z0-9_]+]] = %[[ARG5]], %[[ARG9:[a-zA-Z0-9_]+]] = %[[ARG6]]) -> (tensor<?xf32>, tensor<5xf32>) {
// CHECK-NEXT:         %[[V2:[a-zA-Z0-9_]+]] = "test.f"(%[[ARG9]]) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:         scf.yield %[[ARG8]], %[[V2]] : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V1]]#0, %[[V1]]#1 : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %[[V0]]#1 into %[[V0]]#0[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @eqvalue(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index, %k: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %p = arith.addi %k, %c1 : index
  %q = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%k]
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> tensor<?xf32> {
    %e = tensor.extract_slice %a[%p][5][1] : tensor<?xf32> to tensor<5xf32>
    %x = "test.f"(%e) : (tensor<5xf32>) -> tensor<5xf32>
    %n = tensor.insert_slice %x into %a[%q][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %n : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @eqvalue(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index, %[[ARG4:[a-zA-Z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.addi %[[ARG4]], %c1 : index
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map()[%[[ARG4]]]
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %[[ARG0]][%[[V0]]] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]]:2 = scf.for %[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG6:[a-zA-Z0-9_]+]] = %[[ARG0]], %[[ARG7:[a-zA-Z0-9_]+]] = %extracted_slice) -> (tensor<?xf32>, tensor<5xf32>) {
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = "test.f"(%[[ARG7]]) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:       scf.yield %[[ARG6]], %[[V3]] : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %[[V2]]#1 into %[[V2]]#0[%[[V1]]] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @ivdisj(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index, %k: index) -> tensor<?xf32> {
  %c5 = arith.constant 5 : index
  %r = scf.for %i = %c5 to %ub step %s iter_args(%a = %t) -> tensor<?xf32> {
    %e = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %e2 = tensor.extract_slice %a[%i][5][1] : tensor<?xf32> to tensor<5xf32>
    %x = "test.f"(%e, %e2) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %n = tensor.insert_slice %x into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %n : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ivdisj(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index, %[[ARG4:[a-zA-Z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.for %[[ARG5:[a-zA-Z0-9_]+]] = %c5 to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG6:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %[[ARG6]][0] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:       %extracted_slice_0 = tensor.extract_slice %[[ARG6]][%[[ARG5]]] [5] [1] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = "test.f"(%extracted_slice, %extracted_slice_0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:       %inserted_slice = tensor.insert_slice %[[V1]] into %[[ARG6]][0] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:       scf.yield %inserted_slice : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
