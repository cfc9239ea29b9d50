// RUN: mlir-opt %s --split-input-file --affine-super-vectorize="virtual-vector-size=16 vectorize-reductions" | FileCheck %s
// RUN: mlir-opt %s --split-input-file --affine-super-vectorize="virtual-vector-size=4,8" | FileCheck %s --check-prefix=TWO

// Two loops in one: each is vectorized.
func.func @two(%A: memref<?x?xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.store %x, %A[%i, %j] : memref<?x?xf32>
    }
    affine.for %k = 0 to %n {
      affine.store %x, %A[%i, %k + 3] : memref<?x?xf32>
    }
  }
  return
}



// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f32 to vector<16xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG1]] : f32 to vector<16xf32>
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] step 16 {
// CHECK-NEXT:         vector.transfer_write %[[V1]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] : vector<16xf32>, memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %[[ARG4]] = 0 to %[[ARG2]] step 16 {
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]], %[[ARG4]])
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG3]], %[[ARG4]])
// CHECK-NEXT:         vector.transfer_write %[[V0]], %[[ARG0]][%[[V2]], %[[V3]]] : vector<16xf32>, memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: #map = affine_map<(d0, d1) -> (d0)>
// TWO-NEXT: #map1 = affine_map<(d0, d1) -> (d1 + 3)>
// TWO-NEXT: module {
// TWO-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// TWO-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f32 to vector<4x8xf32>
// TWO-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] step 4 {
// TWO-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] step 8 {
// TWO-NEXT:         vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] : vector<4x8xf32>, memref<?x?xf32>
// TWO-NEXT:       }
// TWO-NEXT:       affine.for %[[ARG4]] = 0 to %[[ARG2]] step 8 {
// TWO-NEXT:         %[[V1:[^ ]+]] = affine.apply #map(%[[ARG3]], %[[ARG4]])
// TWO-NEXT:         %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG3]], %[[ARG4]])
// TWO-NEXT:         vector.transfer_write %[[V0]], %[[ARG0]][%[[V1]], %[[V2]]] : vector<4x8xf32>, memref<?x?xf32>
// TWO-NEXT:       }
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

func.func @branch(%A: memref<?xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      affine.store %x, %A[%i] : memref<?xf32>
    }
  }
  return
}



// CHECK: #set = affine_set<(d0) : (d0 - 3 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @branch(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] {
// CHECK-NEXT:       affine.if #set(%[[ARG3]]) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: #set = affine_set<(d0) : (d0 - 3 >= 0)>
// TWO-NEXT: module {
// TWO-NEXT:   func.func @branch(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// TWO-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] {
// TWO-NEXT:       affine.if #set(%[[ARG3]]) {
// TWO-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// TWO-NEXT:       }
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

func.func @region(%A: memref<?xf32>, %x: f32, %c: i1, %n: index) {
  affine.for %i = 0 to %n {
    %v = scf.if %c -> f32 { scf.yield %x : f32 } else { %y = arith.addf %x, %x : f32
      scf.yield %y : f32 }
    affine.store %v, %A[%i] : memref<?xf32>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @region(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG3]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = scf.if %[[ARG2]] -> (f32) {
// CHECK-NEXT:         scf.yield %[[ARG1]] : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V1:[^ ]+]] = arith.addf %[[ARG1]], %[[ARG1]] : f32
// CHECK-NEXT:         scf.yield %[[V1]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @region(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index) {
// TWO-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG3]] {
// TWO-NEXT:       %[[V0:[^ ]+]] = scf.if %[[ARG2]] -> (f32) {
// TWO-NEXT:         scf.yield %[[ARG1]] : f32
// TWO-NEXT:       } else {
// TWO-NEXT:         %[[V1:[^ ]+]] = arith.addf %[[ARG1]], %[[ARG1]] : f32
// TWO-NEXT:         scf.yield %[[V1]] : f32
// TWO-NEXT:       }
// TWO-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

func.func @transfer(%A: memref<?xf32>, %B: memref<?xvector<4xf32>>, %x: f32, %n: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %B[%i] : memref<?xvector<4xf32>>
    affine.store %v, %B[%i] : memref<?xvector<4xf32>>
  }
  affine.for %i = 0 to %n step 4 {
    %v = vector.transfer_read %A[%i], %x : memref<?xf32>, vector<4xf32>
    vector.transfer_write %v, %A[%i] : vector<4xf32>, memref<?xf32>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @transfer(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?xvector<4xf32>>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG3]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to %[[ARG3]] step 4 {
// CHECK-NEXT:       %[[V0]] = vector.transfer_read %[[ARG0]][%[[ARG4]]], %[[ARG2]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG4]]] : vector<4xf32>, memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @transfer(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?xvector<4xf32>>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// TWO-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG3]] {
// TWO-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// TWO-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// TWO-NEXT:     }
// TWO-NEXT:     affine.for %[[ARG4]] = 0 to %[[ARG3]] step 4 {
// TWO-NEXT:       %[[V0]] = vector.transfer_read %[[ARG0]][%[[ARG4]]], %[[ARG2]] : memref<?xf32>, vector<4xf32>
// TWO-NEXT:       vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG4]]] : vector<4xf32>, memref<?xf32>
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

// What a loop counts is no vector.
func.func @count(%A: memref<?xi32>, %n: index) {
  affine.for %i = 0 to %n {
    %v = arith.index_cast %i : index to i32
    affine.store %v, %A[%i] : memref<?xi32>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @count(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG1]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.index_cast %[[ARG2]] : index to i32
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @count(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: index) {
// TWO-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG1]] {
// TWO-NEXT:       %[[V0:[^ ]+]] = arith.index_cast %[[ARG2]] : index to i32
// TWO-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<?xi32>
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

// A vector of what comes from outside stays where the loop does.
func.func @left(%A: memref<?xi32>, %n: index, %x: i32) {
  affine.for %i = 0 to %n {
    %w = arith.addi %x, %x : i32
    %v = arith.index_cast %i : index to i32
    %u = arith.addi %v, %w : i32
    affine.store %u, %A[%i] : memref<?xi32>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @left(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : i32 to vector<16xi32>
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.index_cast %[[ARG3]] : index to i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[V1]] : i32
// CHECK-NEXT:       affine.store %[[V3]], %[[ARG0]][%[[ARG3]]] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @left(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i32) {
// TWO-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] {
// TWO-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG2]] : i32
// TWO-NEXT:       %[[V1:[^ ]+]] = arith.index_cast %[[ARG3]] : index to i32
// TWO-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[V0]] : i32
// TWO-NEXT:       affine.store %[[V2]], %[[ARG0]][%[[ARG3]]] : memref<?xi32>
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

func.func @carried(%A: memref<?x?xf32>, %B: memref<?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to %n {
    %r:2 = affine.for %j = 0 to 10 step 3 iter_args(%a = %x, %b = %x) -> (f32, f32) {
      %v = affine.load %A[%j, %i] : memref<?x?xf32>
      %s = arith.subf %a, %v : f32
      affine.yield %b, %s : f32, f32
    }
    %d = arith.divf %r#0, %r#1 : f32
    affine.store %d, %B[%i] : memref<?xf32>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @carried(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG3]] : f32 to vector<16xf32>
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] step 16 {
// CHECK-NEXT:       %[[V1:[^ ]+]]:2 = affine.for %[[ARG5:[^ ]+]] = 0 to 10 step 3 iter_args(%[[ARG6:[^ ]+]] = %[[V0]], %[[ARG7:[^ ]+]] = %[[V0]]) -> (vector<16xf32>, vector<16xf32>) {
// CHECK-NEXT:         %[[V3:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:         %[[V4:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG5]], %[[ARG4]]], %[[V3]] : memref<?x?xf32>, vector<16xf32>
// CHECK-NEXT:         %[[V5:[^ ]+]] = arith.subf %[[ARG6]], %[[V4]] : vector<16xf32>
// CHECK-NEXT:         affine.yield %[[ARG7]], %[[V5]] : vector<16xf32>, vector<16xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.divf %[[V1]]#0, %[[V1]]#1 : vector<16xf32>
// CHECK-NEXT:       vector.transfer_write %[[V2]], %[[ARG1]][%[[ARG4]]] : vector<16xf32>, memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @carried(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) {
// TWO-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] {
// TWO-NEXT:       %[[V0:[^ ]+]]:2 = affine.for %[[ARG5:[^ ]+]] = 0 to 10 step 3 iter_args(%[[ARG6:[^ ]+]] = %[[ARG3]], %[[ARG7:[^ ]+]] = %[[ARG3]]) -> (f32, f32) {
// TWO-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], %[[ARG4]]] : memref<?x?xf32>
// TWO-NEXT:         %[[V3:[^ ]+]] = arith.subf %[[ARG6]], %[[V2]] : f32
// TWO-NEXT:         affine.yield %[[ARG7]], %[[V3]] : f32, f32
// TWO-NEXT:       }
// TWO-NEXT:       %[[V1:[^ ]+]] = arith.divf %[[V0]]#0, %[[V0]]#1 : f32
// TWO-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG4]]] : memref<?xf32>
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

func.func @computed(%A: memref<?xf32>, %B: memref<?xf32>, %n: index) {
  %k = arith.addi %n, %n : index
  affine.for %i = 0 to %n {
    %0 = affine.apply affine_map<(d0) -> (d0 + 5)>(%i)
    %v = affine.load %A[%0] : memref<?xf32>
    %w = math.exp %v : f32
    affine.store %w, %B[%i + symbol(%n)] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    %0 = affine.apply affine_map<(d0) -> (d0 + 5)>(%i)
    %v = affine.load %A[%0 + 1] : memref<?xf32>
    affine.store %v, %B[%i] : memref<?xf32>
  }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0 + 5)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @computed(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG2]] : index
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] step 16 {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       %[[V2:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V1]]], %[[V2]] : memref<?xf32>, vector<16xf32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = math.exp %[[V3]] : vector<16xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map1(%[[ARG3]])[%[[ARG2]]]
// CHECK-NEXT:       vector.transfer_write %[[V4]], %[[ARG1]][%[[V5]]] : vector<16xf32>, memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to %[[ARG2]] {
// CHECK-NEXT:       %[[V1]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       %[[V2]] = affine.load %[[ARG0]][%[[V1]] + 1] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG1]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: #map = affine_map<(d0) -> (d0 + 5)>
// TWO-NEXT: module {
// TWO-NEXT:   func.func @computed(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index) {
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG2]] : index
// TWO-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] {
// TWO-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG3]])
// TWO-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[V1]]] : memref<?xf32>
// TWO-NEXT:       %[[V3:[^ ]+]] = math.exp %[[V2]] : f32
// TWO-NEXT:       affine.store %[[V3]], %[[ARG1]][%[[ARG3]] + symbol(%[[ARG2]])] : memref<?xf32>
// TWO-NEXT:     }
// TWO-NEXT:     affine.for %[[ARG3]] = 0 to %[[ARG2]] {
// TWO-NEXT:       %[[V1]] = affine.apply #map(%[[ARG3]])
// TWO-NEXT:       %[[V2]] = affine.load %[[ARG0]][%[[V1]] + 1] : memref<?xf32>
// TWO-NEXT:       affine.store %[[V2]], %[[ARG1]][%[[ARG3]]] : memref<?xf32>
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

func.func @attributes(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to %n {
    %v = affine.load %A[%i] {tag} : memref<?xf32>
    %w = arith.addf %v, %x fastmath<fast> {mine = 1 : i32} : f32
    affine.store %w, %B[%i] {tag} : memref<?xf32>
  } {kept = "not"}
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @attributes(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG3]] : f32 to vector<16xf32>
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] step 16 {
// CHECK-NEXT:       %[[V1:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG4]]], %[[V1]] : memref<?xf32>, vector<16xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addf %[[V2]], %[[V0]] fastmath<fast> {mine = 1 : i32} : vector<16xf32>
// CHECK-NEXT:       vector.transfer_write %[[V3]], %[[ARG1]][%[[ARG4]]] : vector<16xf32>, memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @attributes(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) {
// TWO-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] {
// TWO-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]]] {tag} : memref<?xf32>
// TWO-NEXT:       %[[V1:[^ ]+]] = arith.addf %[[V0]], %[[ARG3]] fastmath<fast> {mine = 1 : i32} : f32
// TWO-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG4]]] {tag} : memref<?xf32>
// TWO-NEXT:     } {kept = "not"}
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

func.func @kinds(%A: memref<?xi8>, %n: index, %x: i8) -> (i8, i8, i8, i8, i8) {
  %r:5 = affine.for %i = 0 to %n iter_args(%a = %x, %b = %x, %c = %x, %d = %x, %e = %x) -> (i8, i8, i8, i8, i8) {
    %v = affine.load %A[%i] : memref<?xi8>
    %0 = arith.andi %a, %v : i8
    %1 = arith.ori %b, %v : i8
    %2 = arith.maxsi %c, %v : i8
    %3 = arith.maxui %d, %v : i8
    %4 = arith.minui %e, %v : i8
    affine.yield %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4 : i8, i8, i8, i8, i8
}



// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @kinds(%[[ARG0:[^ ]+]]: memref<?xi8>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i8) -> (i8, i8, i8, i8, i8) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-1> : vector<16xi8>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<16xi8>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<-128> : vector<16xi8>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0> : vector<16xi8>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<-1> : vector<16xi8>
// CHECK-NEXT:     %[[V0:[^ ]+]]:5 = affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] step 16 iter_args(%[[ARG4:[^ ]+]] = %[[CST]], %[[ARG5:[^ ]+]] = %[[CST_0]], %[[ARG6:[^ ]+]] = %[[CST_1]], %[[ARG7:[^ ]+]] = %[[CST_2]], %[[ARG8:[^ ]+]] = %[[CST_3]]) -> (vector<16xi8>, vector<16xi8>, vector<16xi8>, vector<16xi8>, vector<16xi8>) {
// CHECK-NEXT:       %[[V11:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V12:[^ ]+]] = vector.create_mask %[[V11]] : vector<16xi1>
// CHECK-NEXT:       %[[V13:[^ ]+]] = ub.poison : i8
// CHECK-NEXT:       %[[V14:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG3]]], %[[V13]] : memref<?xi8>, vector<16xi8>
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.select %[[V12]], %[[V14]], %[[CST]] : vector<16xi1>, vector<16xi8>
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.andi %[[ARG4]], %[[V15]] : vector<16xi8>
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.select %[[V12]], %[[V14]], %[[CST_0]] : vector<16xi1>, vector<16xi8>
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.ori %[[ARG5]], %[[V17]] : vector<16xi8>
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.select %[[V12]], %[[V14]], %[[CST_1]] : vector<16xi1>, vector<16xi8>
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.maxsi %[[ARG6]], %[[V19]] : vector<16xi8>
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.select %[[V12]], %[[V14]], %[[CST_2]] : vector<16xi1>, vector<16xi8>
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.maxui %[[ARG7]], %[[V21]] : vector<16xi8>
// CHECK-NEXT:       %[[V23:[^ ]+]] = arith.select %[[V12]], %[[V14]], %[[CST_3]] : vector<16xi1>, vector<16xi8>
// CHECK-NEXT:       %[[V24:[^ ]+]] = arith.minui %[[ARG8]], %[[V23]] : vector<16xi8>
// CHECK-NEXT:       affine.yield %[[V16]], %[[V18]], %[[V20]], %[[V22]], %[[V24]] : vector<16xi8>, vector<16xi8>, vector<16xi8>, vector<16xi8>, vector<16xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <and>, %[[V0]]#0 : vector<16xi8> into i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V1]], %[[ARG2]] : i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.reduction <or>, %[[V0]]#1 : vector<16xi8> into i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[ARG2]] : i8
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.reduction <maxsi>, %[[V0]]#2 : vector<16xi8> into i8
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.maxsi %[[V5]], %[[ARG2]] : i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.reduction <maxui>, %[[V0]]#3 : vector<16xi8> into i8
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.maxui %[[V7]], %[[ARG2]] : i8
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.reduction <minui>, %[[V0]]#4 : vector<16xi8> into i8
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.minui %[[V9]], %[[ARG2]] : i8
// CHECK-NEXT:     return %[[V2]], %[[V4]], %[[V6]], %[[V8]], %[[V10]] : i8, i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @kinds(%[[ARG0:[^ ]+]]: memref<?xi8>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i8) -> (i8, i8, i8, i8, i8) {
// TWO-NEXT:     %[[V0:[^ ]+]]:5 = affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] iter_args(%[[ARG4:[^ ]+]] = %[[ARG2]], %[[ARG5:[^ ]+]] = %[[ARG2]], %[[ARG6:[^ ]+]] = %[[ARG2]], %[[ARG7:[^ ]+]] = %[[ARG2]], %[[ARG8:[^ ]+]] = %[[ARG2]]) -> (i8, i8, i8, i8, i8) {
// TWO-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xi8>
// TWO-NEXT:       %[[V2:[^ ]+]] = arith.andi %[[ARG4]], %[[V1]] : i8
// TWO-NEXT:       %[[V3:[^ ]+]] = arith.ori %[[ARG5]], %[[V1]] : i8
// TWO-NEXT:       %[[V4:[^ ]+]] = arith.maxsi %[[ARG6]], %[[V1]] : i8
// TWO-NEXT:       %[[V5:[^ ]+]] = arith.maxui %[[ARG7]], %[[V1]] : i8
// TWO-NEXT:       %[[V6:[^ ]+]] = arith.minui %[[ARG8]], %[[V1]] : i8
// TWO-NEXT:       affine.yield %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : i8, i8, i8, i8, i8
// TWO-NEXT:     }
// TWO-NEXT:     return %[[V0]]#0, %[[V0]]#1, %[[V0]]#2, %[[V0]]#3, %[[V0]]#4 : i8, i8, i8, i8, i8
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

func.func @more_kinds(%A: memref<?xf16>, %n: index, %x: f16) -> (f16, f16, f16, f16) {
  %r:4 = affine.for %i = 4 to 1004 iter_args(%a = %x, %b = %x, %c = %x, %d = %x) -> (f16, f16, f16, f16) {
    %v = affine.load %A[%i] : memref<?xf16>
    %0 = arith.minimumf %a, %v : f16
    %1 = arith.maxnumf %b, %v : f16
    %2 = arith.minnumf %v, %c : f16
    %3 = arith.mulf %d, %v fastmath<reassoc> : f16
    affine.yield %0, %1, %2, %3 : f16, f16, f16, f16
  }
  return %r#0, %r#1, %r#2, %r#3 : f16, f16, f16, f16
}



// CHECK: #map = affine_map<(d0) -> (-d0 + 1004)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @more_kinds(%[[ARG0:[^ ]+]]: memref<?xf16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f16) -> (f16, f16, f16, f16) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0x7C00> : vector<16xf16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0xFE00> : vector<16xf16>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0x7E00> : vector<16xf16>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<16xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]]:4 = affine.for %[[ARG3:[^ ]+]] = 4 to 1004 step 16 iter_args(%[[ARG4:[^ ]+]] = %[[CST]], %[[ARG5:[^ ]+]] = %[[CST_0]], %[[ARG6:[^ ]+]] = %[[CST_1]], %[[ARG7:[^ ]+]] = %[[CST_2]]) -> (vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>) {
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       %[[V10:[^ ]+]] = vector.create_mask %[[V9]] : vector<16xi1>
// CHECK-NEXT:       %[[V11:[^ ]+]] = ub.poison : f16
// CHECK-NEXT:       %[[V12:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG3]]], %[[V11]] : memref<?xf16>, vector<16xf16>
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.select %[[V10]], %[[V12]], %[[CST]] : vector<16xi1>, vector<16xf16>
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.minimumf %[[ARG4]], %[[V13]] : vector<16xf16>
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.select %[[V10]], %[[V12]], %[[CST_0]] : vector<16xi1>, vector<16xf16>
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.maxnumf %[[ARG5]], %[[V15]] : vector<16xf16>
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.select %[[V10]], %[[V12]], %[[CST_1]] : vector<16xi1>, vector<16xf16>
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.minnumf %[[V17]], %[[ARG6]] : vector<16xf16>
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.select %[[V10]], %[[V12]], %[[CST_2]] : vector<16xi1>, vector<16xf16>
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.mulf %[[ARG7]], %[[V19]] fastmath<reassoc> : vector<16xf16>
// CHECK-NEXT:       affine.yield %[[V14]], %[[V16]], %[[V18]], %[[V20]] : vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <minimumf>, %[[V0]]#0 : vector<16xf16> into f16
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minimumf %[[V1]], %[[ARG2]] : f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.reduction <maxnumf>, %[[V0]]#1 : vector<16xf16> into f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.maxnumf %[[V3]], %[[ARG2]] : f16
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.reduction <minnumf>, %[[V0]]#2 : vector<16xf16> into f16
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minnumf %[[V5]], %[[ARG2]] : f16
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.reduction <mul>, %[[V0]]#3 : vector<16xf16> into f16
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V7]], %[[ARG2]] : f16
// CHECK-NEXT:     return %[[V2]], %[[V4]], %[[V6]], %[[V8]] : f16, f16, f16, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @more_kinds(%[[ARG0:[^ ]+]]: memref<?xf16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f16) -> (f16, f16, f16, f16) {
// TWO-NEXT:     %[[V0:[^ ]+]]:4 = affine.for %[[ARG3:[^ ]+]] = 4 to 1004 iter_args(%[[ARG4:[^ ]+]] = %[[ARG2]], %[[ARG5:[^ ]+]] = %[[ARG2]], %[[ARG6:[^ ]+]] = %[[ARG2]], %[[ARG7:[^ ]+]] = %[[ARG2]]) -> (f16, f16, f16, f16) {
// TWO-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xf16>
// TWO-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[ARG4]], %[[V1]] : f16
// TWO-NEXT:       %[[V3:[^ ]+]] = arith.maxnumf %[[ARG5]], %[[V1]] : f16
// TWO-NEXT:       %[[V4:[^ ]+]] = arith.minnumf %[[V1]], %[[ARG6]] : f16
// TWO-NEXT:       %[[V5:[^ ]+]] = arith.mulf %[[ARG7]], %[[V1]] fastmath<reassoc> : f16
// TWO-NEXT:       affine.yield %[[V2]], %[[V3]], %[[V4]], %[[V5]] : f16, f16, f16, f16
// TWO-NEXT:     }
// TWO-NEXT:     return %[[V0]]#0, %[[V0]]#1, %[[V0]]#2, %[[V0]]#3 : f16, f16, f16, f16
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

func.func @index(%A: memref<?xindex>, %n: index) -> (index, index) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %r:2 = affine.for %i = 0 to %n iter_args(%a = %z, %b = %o) -> (index, index) {
    %v = affine.load %A[%i] : memref<?xindex>
    %0 = arith.addi %a, %v : index
    %1 = arith.muli %b, %v : index
    affine.yield %0, %1 : index, index
  }
  return %r#0, %r#1 : index, index
}



// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @index(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: index) -> (index, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<16xindex>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1> : vector<16xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG1]] step 16 iter_args(%[[ARG3:[^ ]+]] = %[[CST]], %[[ARG4:[^ ]+]] = %[[CST_0]]) -> (vector<16xindex>, vector<16xindex>) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG2]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = vector.create_mask %[[V3]] : vector<16xi1>
// CHECK-NEXT:       %[[V5:[^ ]+]] = ub.poison : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[V5]] : memref<?xindex>, vector<16xindex>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.select %[[V4]], %[[V6]], %[[CST]] : vector<16xi1>, vector<16xindex>
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[ARG3]], %[[V7]] : vector<16xindex>
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.select %[[V4]], %[[V6]], %[[CST_0]] : vector<16xi1>, vector<16xindex>
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.muli %[[ARG4]], %[[V9]] : vector<16xindex>
// CHECK-NEXT:       affine.yield %[[V8]], %[[V10]] : vector<16xindex>, vector<16xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <add>, %[[V0]]#0 : vector<16xindex> into index
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.reduction <mul>, %[[V0]]#1 : vector<16xindex> into index
// CHECK-NEXT:     return %[[V1]], %[[V2]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @index(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: index) -> (index, index) {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]]:2 = affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG1]] iter_args(%[[ARG3:[^ ]+]] = %[[C0]], %[[ARG4:[^ ]+]] = %[[C1]]) -> (index, index) {
// TWO-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<?xindex>
// TWO-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[V1]] : index
// TWO-NEXT:       %[[V3:[^ ]+]] = arith.muli %[[ARG4]], %[[V1]] : index
// TWO-NEXT:       affine.yield %[[V2]], %[[V3]] : index, index
// TWO-NEXT:     }
// TWO-NEXT:     return %[[V0]]#0, %[[V0]]#1 : index, index
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

func.func @scalar(%A: memref<f32>, %B: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %A[] : memref<f32>
    affine.store %v, %B[%i] : memref<?xf32>
  }
  return
}



// CHECK: #map = affine_map<() -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @scalar(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] step 16 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:       %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][], %[[V0]] {permutation_map = #map} : memref<f32>, vector<16xf32>
// CHECK-NEXT:       vector.transfer_write %[[V1]], %[[ARG1]][%[[ARG3]]] : vector<16xf32>, memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @scalar(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index) {
// TWO-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] {
// TWO-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][] : memref<f32>
// TWO-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG3]]] : memref<?xf32>
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

func.func @calls(%A: memref<?xf32>, %n: index, %z: index) {
  affine.for %i = 0 to %n {
    %b = memref.dim %A, %z : memref<?xf32>
    %c = arith.index_cast %b : index to i32
    %m = memref.alloc() : memref<4xf32>
    %v = affine.load %A[%i] : memref<?xf32>
    affine.store %v, %m[0] : memref<4xf32>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @calls(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[ARG2]] : memref<?xf32>
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.index_cast %[[DIM]] : index to i32
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[V1]], %[[ALLOC]][0] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @calls(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// TWO-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] {
// TWO-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[ARG2]] : memref<?xf32>
// TWO-NEXT:       %[[V0:[^ ]+]] = arith.index_cast %[[DIM]] : index to i32
// TWO-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// TWO-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// TWO-NEXT:       affine.store %[[V1]], %[[ALLOC]][0] : memref<4xf32>
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

func.func @complex(%A: memref<?xcomplex<f32>>, %n: index, %z: complex<f32>) {
  affine.for %i = 0 to %n {
    %v = affine.load %A[%i] : memref<?xcomplex<f32>>
    affine.store %v, %A[%i] : memref<?xcomplex<f32>>
  }
  affine.for %i = 0 to %n {
    affine.store %z, %A[%i] : memref<?xcomplex<f32>>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @complex(%[[ARG0:[^ ]+]]: memref<?xcomplex<f32>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: complex<f32>) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xcomplex<f32>>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG3]]] : memref<?xcomplex<f32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to %[[ARG1]] {
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG3]]] : memref<?xcomplex<f32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @complex(%[[ARG0:[^ ]+]]: memref<?xcomplex<f32>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: complex<f32>) {
// TWO-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] {
// TWO-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xcomplex<f32>>
// TWO-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG3]]] : memref<?xcomplex<f32>>
// TWO-NEXT:     }
// TWO-NEXT:     affine.for %[[ARG3]] = 0 to %[[ARG1]] {
// TWO-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG3]]] : memref<?xcomplex<f32>>
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// -----

// More is computed of what `affine.apply` gives where it is stored; with a load the loop stays.
func.func @applied(%A: memref<?xf32>, %B: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.apply affine_map<(d0) -> (d0 + 5)>(%i)
    affine.for %j = 0 to %n {
      %v = affine.load %A[%j] : memref<?xf32>
      affine.store %v, %B[%0 + 1, %j] : memref<?x?xf32>
    }
  }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0 + 5)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + 1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @applied(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] step 16 {
// CHECK-NEXT:         %[[V1:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:         %[[V2:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG4]]], %[[V1]] : memref<?xf32>, vector<16xf32>
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.apply #map1(%[[V0]], %[[ARG4]])
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map2(%[[V0]], %[[ARG4]])
// CHECK-NEXT:         vector.transfer_write %[[V2]], %[[ARG1]][%[[V3]], %[[V4]]] : vector<16xf32>, memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWO: #map = affine_map<(d0) -> (d0 + 5)>
// TWO-NEXT: #map1 = affine_map<(d0) -> (0, d0)>
// TWO-NEXT: #map2 = affine_map<(d0, d1) -> (d0 + 1)>
// TWO-NEXT: #map3 = affine_map<(d0, d1) -> (d1)>
// TWO-NEXT: module {
// TWO-NEXT:   func.func @applied(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: index) {
// TWO-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] step 4 {
// TWO-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG3]])
// TWO-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG2]] step 8 {
// TWO-NEXT:         %[[V1:[^ ]+]] = ub.poison : f32
// TWO-NEXT:         %[[V2:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG4]]], %[[V1]] {permutation_map = #map1} : memref<?xf32>, vector<4x8xf32>
// TWO-NEXT:         %[[V3:[^ ]+]] = affine.apply #map2(%[[V0]], %[[ARG4]])
// TWO-NEXT:         %[[V4:[^ ]+]] = affine.apply #map3(%[[V0]], %[[ARG4]])
// TWO-NEXT:         vector.transfer_write %[[V2]], %[[ARG1]][%[[V3]], %[[V4]]] : vector<4x8xf32>, memref<?x?xf32>
// TWO-NEXT:       }
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }
