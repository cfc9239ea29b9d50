// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @one(%t: tensor<4xf32>, %s: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> (tensor<4xf32>) {
    "test.use"(%i) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i][4][1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     "test.use"(%c0) : (index) -> ()
// CHECK-NEXT:     return %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @zero(%t: tensor<4xf32>, %s: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i, %j) in (3, 0) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i][4][1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @operands(%t: tensor<4x4xf32>, %s: tensor<1x1xf32>, %n: index) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.forall (%i, %j) = (%c0, %n) to (%c4, %c4) step (%c1, %c1) shared_outs(%o = %t) -> (tensor<4x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, %j][1, 1][1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
    }
  }
  return %r : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @operands(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4x4xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<1x1xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: index) -> tensor<4x4xf32> {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.forall (%[[ARG3:[a-zA-Z0-9_]+]], %[[ARG4:[a-zA-Z0-9_]+]]) = (0, %[[ARG2]]) to (4, 4) step (1, 1) shared_outs(%[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (tensor<4x4xf32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG1]] into %[[ARG5]][%[[ARG3]], %[[ARG4]]] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @unusedout(%t: tensor<4xf32>, %u: tensor<4xf32>, %s: tensor<1xf32>) -> tensor<4xf32> {
  %r:3 = scf.forall (%i) in (4) shared_outs(%o = %t, %p = %u, %q = %t) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %x = tensor.extract %p[%i] : tensor<4xf32>
    "test.use"(%x) : (f32) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i][1][1] : tensor<1xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %s into %q[%i][1][1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r#0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unusedout(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<4xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: tensor<1xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.forall (%[[ARG3:[a-zA-Z0-9_]+]]) in (4) shared_outs(%[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (tensor<4xf32>) {
// CHECK-NEXT:       %extracted = tensor.extract %[[ARG1]][%[[ARG3]]] : tensor<4xf32>
// CHECK-NEXT:       "test.use"(%extracted) : (f32) -> ()
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG2]] into %[[ARG4]][%[[ARG3]]] [1] [1] : tensor<1xf32> into tensor<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @unmodified(%t: tensor<4xf32>, %u: tensor<4xf32>, %s: tensor<1xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = scf.forall (%i) in (4) shared_outs(%o = %t, %p = %u) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i][1][1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unmodified(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<4xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: tensor<1xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.forall (%[[ARG3:[a-zA-Z0-9_]+]]) in (4) shared_outs(%[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (tensor<4xf32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG2]] into %[[ARG4]][%[[ARG3]]] [1] [1] : tensor<1xf32> into tensor<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @cast(%t: tensor<4xf32>, %s: tensor<1xf32>, %n: index) -> tensor<?xf32> {
  %k = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %k) -> (tensor<?xf32>) {
    %d = "test.f"(%o) : (tensor<?xf32>) -> index
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%d][1][1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<1xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.forall (%[[ARG3:[a-zA-Z0-9_]+]]) in (%[[ARG2]]) shared_outs(%[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (tensor<4xf32>) {
// CHECK-NEXT:       %cast_0 = tensor.cast %[[ARG4]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = "test.f"(%cast_0) : (tensor<?xf32>) -> index
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG1]] into %[[ARG4]][%[[V1]]] [1] [1] : tensor<1xf32> into tensor<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %[[V0]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @dim(%t: tensor<?xf32>, %s: tensor<1xf32>, %n: index) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %e = tensor.dim %o, %c0 : tensor<?xf32>
    "test.use"(%e) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i][1][1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  %d = tensor.dim %r, %c0 : tensor<?xf32>
  return %r, %d : tensor<?xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<1xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: index) -> (tensor<?xf32>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.forall (%[[ARG3:[a-zA-Z0-9_]+]]) in (%[[ARG2]]) shared_outs(%[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:       %dim_0 = tensor.dim %[[ARG4]], %c0 : tensor<?xf32>
// CHECK-NEXT:       "test.use"(%dim_0) : (index) -> ()
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG1]] into %[[ARG4]][%[[ARG3]]] [1] [1] : tensor<1xf32> into tensor<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim = tensor.dim %[[ARG0]], %c0 : tensor<?xf32>
// CHECK-NEXT:     return %[[V0]], %dim : tensor<?xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @noiter(%s: memref<4xf32>, %f: f32) {
  scf.forall (%i, %j) in (1, 4) {
    memref.store %f, %s[%i] : memref<4xf32>
    memref.store %f, %s[%j] : memref<4xf32>
  }
  scf.forall (%i) in (1) {
    memref.store %f, %s[%i] : memref<4xf32>
  }
  scf.forall (%i) = (4) to (4) step (1) {
    memref.store %f, %s[%i] : memref<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @noiter(%[[ARG0:[a-zA-Z0-9_]+]]: memref<4xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     scf.forall (%[[ARG2:[a-zA-Z0-9_]+]]) in (4) {
// CHECK-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%c0] : memref<4xf32>
// CHECK-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ARG0]][%c0] : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @forcast(%t: tensor<4xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %k = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %k) -> tensor<?xf32> {
    %u = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
    %x = "test.f"(%u) : (tensor<4xf32>) -> tensor<4xf32>
    %y = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forcast(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.for %[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (tensor<4xf32>) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = "test.f"(%[[ARG5]]) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       scf.yield %[[V1]] : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %[[V0]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @forcast2(%t: tensor<4xf32>, %lb: index, %ub: index, %s: index, %z: i32) -> (i32, tensor<4xf32>) {
  %k = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%q = %z, %a = %k) -> (i32, tensor<?xf32>) {
    %w = "test.g"(%q) : (i32) -> i32
    %x = "test.f"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %w, %x : i32, tensor<?xf32>
  }
  %v = tensor.cast %r#1 : tensor<?xf32> to tensor<4xf32>
  return %r#0, %v : i32, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forcast2(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index, %[[ARG4:[a-zA-Z0-9_]+]]: i32) -> (i32, tensor<4xf32>) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]]:2 = scf.for %[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG6:[a-zA-Z0-9_]+]] = %[[ARG4]], %[[ARG7:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (i32, tensor<4xf32>) {
// CHECK-NEXT:       %cast = tensor.cast %[[ARG7]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = "test.g"(%[[ARG6]]) : (i32) -> i32
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = "test.f"(%cast) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       %cast_0 = tensor.cast %[[V2]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:       scf.yield %[[V1]], %cast_0 : i32, tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1 : i32, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
