// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
  %0 = affine.load %v[%i] : memref<?xf32>
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

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
  %0 = affine.load %v[%i + 1] : memref<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG1]][%[[ARG0]] + 1] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0 + 1)>
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

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>) {
  %0 = affine.load %v[%i * 2 + symbol(%n)] : memref<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG2]][%[[ARG0]] * 2 + symbol(%[[ARG1]])] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.load"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{map = #map}> : (memref<?xf32>, index, index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%n: index, %v: memref<?xf32>) {
  %0 = affine.load %v[symbol(%n) floordiv 3] : memref<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG1]][symbol(%[[ARG0]]) floordiv 3] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<()[s0] -> (s0 floordiv 3)>
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

func.func private @use(index)
func.func @f(%v: memref<?xf32>) {
  %0 = affine.load %v[0] : memref<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][0] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.load"(%[[ARG0]]) <{map = #map}> : (memref<?xf32>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%v: memref<?xf32>) {
  %0 = affine.load %v[-1] : memref<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][-1] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (-1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.load"(%[[ARG0]]) <{map = #map}> : (memref<?xf32>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%z: memref<f32>) {
  %0 = affine.load %z[] : memref<f32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<f32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.load"(%[[ARG0]]) <{map = #map}> : (memref<f32>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %m: memref<?x?xf32>) {
  %0 = affine.load %m[%i, %n] : memref<?x?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG2]][%[[ARG0]], %[[ARG1]]] : memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?x?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.load"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{map = #map}> : (memref<?x?xf32>, index, index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %m: memref<?x?xf32>) {
  %0 = affine.load %m[%i + %n mod 4, %i ceildiv 3 - 1] : memref<?x?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG2]][%[[ARG0]] + %[[ARG1]] mod 4, %[[ARG0]] ceildiv 3 - 1] : memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0 + d1 mod 4, d0 ceildiv 3 - 1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?x?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.load"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{map = #map}> : (memref<?x?xf32>, index, index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>) {
  %0 = affine.load %v[%i * symbol(%n)] : memref<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG2]][%[[ARG0]] * symbol(%[[ARG1]])] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0)[s0] -> (d0 * s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.load"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{map = #map}> : (memref<?xf32>, index, index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>) {
  %0 = affine.load %v[%i mod symbol(%n)] : memref<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG2]][%[[ARG0]] mod symbol(%[[ARG1]])] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0)[s0] -> (d0 mod s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.load"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{map = #map}> : (memref<?xf32>, index, index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>) {
  %0 = affine.load %v[symbol(%i) * symbol(%n)] : memref<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG2]][symbol(%[[ARG0]]) * symbol(%[[ARG1]])] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.load"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{map = #map}> : (memref<?xf32>, index, index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
  %0 = affine.load %v[%i] {foo} : memref<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG1]][%[[ARG0]]] {foo} : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.load"(%[[ARG1]], %[[ARG0]]) <{map = #map}> {foo} : (memref<?xf32>, index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
  %0 = affine.load %v[(%i)] : memref<?xf32>
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

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
  %0 = affine.load %v[%i - -3] : memref<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG1]][%[[ARG0]] + 3] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0 + 3)>
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

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
  %0 = affine.load %v[- %i] : memref<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG1]][-%[[ARG0]]] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (-d0)>
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

func.func private @use(index)
func.func @f(%i: index, %s2: memref<?xf32, 2>) {
  %0 = affine.load %s2[%i] : memref<?xf32, 2>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32, 2>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG1]][%[[ARG0]]] : memref<?xf32, 2>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf32, 2>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32, 2>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.load"(%[[ARG1]], %[[ARG0]]) <{map = #map}> : (memref<?xf32, 2>, index) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>, %x: f32) {
  affine.store %x, %v[%i] : memref<?xf32>
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

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>, %x: f32) {
  affine.store %x, %v[%i + 3] {foo} : memref<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ARG1]][%[[ARG0]] + 3] {foo} : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0 + 3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf32>, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "affine.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]]) <{map = #map}> {foo} : (f32, memref<?xf32>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%z: memref<f32>, %x: f32) {
  affine.store %x, %z[] : memref<f32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][] : memref<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<f32>, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "affine.store"(%[[ARG1]], %[[ARG0]]) <{map = #map}> : (f32, memref<f32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
  %0 = affine.vector_load %v[%i] : memref<?xf32>, vector<4xf32>
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

func.func private @use(index)
func.func @f(%i: index, %n: index, %m: memref<?x?xf32>) {
  %0 = affine.vector_load %m[%i, %n + 1] : memref<?x?xf32>, vector<2x4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.vector_load %[[ARG2]][%[[ARG0]], %[[ARG1]] + 1] : memref<?x?xf32>, vector<2x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1 + 1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?x?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.vector_load"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{map = #map}> : (memref<?x?xf32>, index, index) -> vector<2x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
  %0 = affine.vector_load %v[%i] : memref<?xf32>, vector<[4]xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.vector_load %[[ARG1]][%[[ARG0]]] : memref<?xf32>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.vector_load"(%[[ARG1]], %[[ARG0]]) <{map = #map}> : (memref<?xf32>, index) -> vector<[4]xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>, %vv: vector<4xf32>) {
  affine.vector_store %vv, %v[%i] : memref<?xf32>, vector<4xf32>
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

func.func private @use(index)
func.func @f(%i: index, %m: memref<?x?xf32>, %vv: vector<4xf32>) {
  affine.vector_store %vv, %m[%i, 0] : memref<?x?xf32>, vector<4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     affine.vector_store %[[ARG2]], %[[ARG1]][%[[ARG0]], 0] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0, 0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?x?xf32>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     "affine.vector_store"(%[[ARG2]], %[[ARG1]], %[[ARG0]]) <{map = #map}> : (vector<4xf32>, memref<?x?xf32>, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %m: memref<?x?xf32>) {
  affine.prefetch %m[%i, %n], read, locality<3>, data : memref<?x?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     affine.prefetch %[[ARG2]][%[[ARG0]], %[[ARG1]]], read, locality<3>, data : memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?x?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>):
// GENERIC-NEXT:     "affine.prefetch"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map}> : (memref<?x?xf32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %m: memref<?x?xf32>) {
  affine.prefetch %m[%i, %n + 5], write, locality<0>, instr : memref<?x?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     affine.prefetch %[[ARG2]][%[[ARG0]], %[[ARG1]] + 5], write, locality<0>, instr : memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1 + 5)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?x?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>):
// GENERIC-NEXT:     "affine.prefetch"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{isDataCache = false, isWrite = true, localityHint = 0 : i32, map = #map}> : (memref<?x?xf32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%z: memref<f32>) {
  affine.prefetch %z[], read, locality<3>, data : memref<f32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<f32>) {
// CHECK-NEXT:     affine.prefetch %[[ARG0]][], read, locality<3>, data : memref<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<f32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:     "affine.prefetch"(%[[ARG0]]) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map}> : (memref<f32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %m: memref<?x?xf32>) {
  affine.prefetch %m[%i, %n], read, locality<3>, data {a} : memref<?x?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     affine.prefetch %[[ARG2]][%[[ARG0]], %[[ARG1]]], read, locality<3>, data {a} : memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, memref<?x?xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?x?xf32>):
// GENERIC-NEXT:     "affine.prefetch"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map}> {a} : (memref<?x?xf32>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
