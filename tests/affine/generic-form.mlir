// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
  "affine.for"() <{lowerBoundMap = #m0, upperBoundMap = #m0, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ ^bb0(%a: index): affine.yield }) : () -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 0 to 0 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
  "affine.for"() <{lowerBoundMap = #m0, upperBoundMap = #m0, step = 0 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ ^bb0(%a: index): affine.yield }) : () -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 0 to 0 step 0 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 0 : index, upperBoundMap = #map}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f(%x: f32) {
  %r = "affine.for"(%x) <{lowerBoundMap = #m0, upperBoundMap = #m0, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({ ^bb0(%a: index, %b: f32): affine.yield %b : f32 }) : (f32) -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG1:[^ ]+]] = 0 to 0 iter_args(%[[ARG2:[^ ]+]] = %[[ARG0]]) -> (f32) {
// CHECK-NEXT:       affine.yield %[[ARG2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.for"(%[[ARG0]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:       "affine.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (f32) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index) {
  "affine.if"(%i) ({ affine.yield }, { }) {condition = #s0} : (index) -> ()
  return
}



// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     affine.if #set(%[[ARG0]]) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #set = affine_set<(d0) : (d0 >= 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.if"(%[[ARG0]]) <{condition = #set}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
  "affine.load"(%v, %i) <{map = #m1}> : (memref<?xf32>, index) -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG1]][%[[ARG0]]] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.load"(%[[ARG1]], %[[ARG0]]) <{map = #map}> : (memref<?xf32>, index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>, %x: f32) {
  "affine.store"(%x, %v, %i) <{map = #m1}> : (f32, memref<?xf32>, index) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ARG1]][%[[ARG0]]] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf32>, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "affine.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]]) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index) {
  "affine.apply"(%i) <{map = #m1}> : (index) -> index
  return
}



// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG0]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.apply"(%[[ARG0]]) <{map = #map}> : (index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index) {
  "affine.min"(%i) <{map = #m1}> : (index) -> index
  return
}



// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.min #map(%[[ARG0]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.min"(%[[ARG0]]) <{map = #map}> : (index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
  "affine.parallel"() <{lowerBoundsMap = #m0, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #m0, upperBoundsGroups = dense<1> : tensor<1xi32>, reductions = [], steps = [1]}> ({ ^bb0(%a: index): affine.yield }) : () -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.parallel (%[[ARG0:[^ ]+]]) = (0) to (0) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
  "affine.parallel"() <{lowerBoundsMap = #m0, lowerBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = #m0, upperBoundsGroups = dense<1> : vector<1xi32>, reductions = [], steps = [0]}> ({ ^bb0(%a: index): affine.yield }) : () -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.parallel (%[[ARG0:[^ ]+]]) = (0) to (0) step (0) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [0], upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = #map}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f(%i: index) {
  "affine.parallel"(%i) <{lowerBoundsMap = #m0, lowerBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = #m0, upperBoundsGroups = dense<1> : vector<1xi32>, reductions = [], steps = [1]}> ({ ^bb0(%a: index): affine.yield }) : (index) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG1:[^ ]+]]) = (0) to (0) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.parallel"(%[[ARG0]]) <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = #map}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
  "affine.parallel"() <{lowerBoundsMap = #m0, lowerBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = #m0, upperBoundsGroups = dense<1> : vector<1xi32>, reductions = [], steps = [1]}> ({ ^bb0(%a: i32): affine.yield }) : () -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.parallel (%[[ARG0:[^ ]+]]) = (0) to (0) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = #map}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: i32):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
  "affine.prefetch"(%v, %i) <{map = #m1, isWrite = true, localityHint = 3 : i32, isDataCache = false}> : (memref<?xf32>, index) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     affine.prefetch %[[ARG1]][%[[ARG0]]], write, locality<3>, instr : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>):
// GENERIC-NEXT:     "affine.prefetch"(%[[ARG1]], %[[ARG0]]) <{isDataCache = false, isWrite = true, localityHint = 3 : i32, map = #map}> : (memref<?xf32>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
  "affine.vector_load"(%v, %i) <{map = #m1}> : (memref<?xf32>, index) -> vector<4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.vector_load %[[ARG1]][%[[ARG0]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.vector_load"(%[[ARG1]], %[[ARG0]]) <{map = #map}> : (memref<?xf32>, index) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>, %vv: vector<4xf32>) {
  "affine.vector_store"(%vv, %v, %i) <{map = #m1}> : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     affine.vector_store %[[ARG2]], %[[ARG1]][%[[ARG0]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf32>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     "affine.vector_store"(%[[ARG2]], %[[ARG1]], %[[ARG0]]) <{map = #map}> : (vector<4xf32>, memref<?xf32>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
  "affine.dma_start"(%v, %i, %s2, %n, %tag, %i, %n) {src_map = #m1, dst_map = #m1, tag_map = #m1} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_start %[[ARG2]][%[[ARG0]]], %[[ARG3]][%[[ARG1]]], %[[ARG4]][%[[ARG0]]], %[[ARG1]] : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?xf32>, memref<?xf32, 2>, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG2]], %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG4]], %[[ARG0]], %[[ARG1]]) {dst_map = #map, src_map = #map, tag_map = #map} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %n: index, %tag: memref<1xi32>) {
  "affine.dma_wait"(%tag, %i, %n) {tag_map = #m1} : (memref<1xi32>, index, index) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_wait %[[ARG2]][%[[ARG0]]], %[[ARG1]] : memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_wait"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) {tag_map = #map} : (memref<1xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
  "affine.dma_start"(%v, %i, %s2, %n, %tag, %i, %n) {src_map = #m1, dst_map = #m1, tag_map = #m1} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_start %[[ARG2]][%[[ARG0]]], %[[ARG3]][%[[ARG1]]], %[[ARG4]][%[[ARG0]]], %[[ARG1]] : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?xf32>, memref<?xf32, 2>, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG2]], %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG4]], %[[ARG0]], %[[ARG1]]) {dst_map = #map, src_map = #map, tag_map = #map} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
  "affine.dma_start"(%v, %i, %s2, %n, %tag, %i, %n, %n, %n) {src_map = #m1, dst_map = #m1, tag_map = #m1} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index, index, index) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_start %[[ARG2]][%[[ARG0]]], %[[ARG3]][%[[ARG1]]], %[[ARG4]][%[[ARG0]]], %[[ARG1]], %[[ARG1]], %[[ARG1]] : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?xf32>, memref<?xf32, 2>, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG2]], %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG4]], %[[ARG0]], %[[ARG1]], %[[ARG1]], %[[ARG1]]) {dst_map = #map, src_map = #map, tag_map = #map} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
#m2 = affine_map<(d0) -> (d0, d0)>
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
  "affine.dma_start"(%v, %i, %s2, %n, %tag, %i, %n) {src_map = #m2, dst_map = #m1, tag_map = #m1} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_start %[[ARG2]][%[[ARG0]], %[[ARG0]]], %[[ARG3]][%[[ARG1]]], %[[ARG4]][%[[ARG0]]], %[[ARG1]] : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?xf32>, memref<?xf32, 2>, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_start"(%[[ARG2]], %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG4]], %[[ARG0]], %[[ARG1]]) {dst_map = #map, src_map = #map1, tag_map = #map} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func @f(%i: index, %n: index, %tag: memref<1xi32>) {
  "affine.dma_wait"(%tag, %i, %n) {tag_map = #m1} : (memref<1xi32>, index, index) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     affine.dma_wait %[[ARG2]][%[[ARG0]]], %[[ARG1]] : memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<1xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<1xi32>):
// GENERIC-NEXT:     "affine.dma_wait"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) {tag_map = #map} : (memref<1xi32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
