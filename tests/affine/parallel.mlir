// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @use(index)
func.func @f() {
  affine.parallel (%a) = (0) to (10) { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.parallel (%[[ARG0:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.parallel (%a, %b) = (0, 0) to (10, 20) { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.parallel (%[[ARG0:[^ ]+]], %[[ARG1:[^ ]+]]) = (0, 0) to (10, 20) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0, 0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10, 20)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.parallel (%a, %b) = (0, 0) to (10, 20) step (2, 3) { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.parallel (%[[ARG0:[^ ]+]], %[[ARG1:[^ ]+]]) = (0, 0) to (10, 20) step (2, 3) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0, 0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10, 20)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map, reductions = [], steps = [2, 3], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  affine.parallel (%a) = (%i) to (%n) { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG2:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.parallel"(%[[ARG0]], %[[ARG1]]) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  affine.parallel (%a) = (%i + 1) to (%n * 2 - symbol(%i)) { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG2:[^ ]+]]) = (%[[ARG0]] + 1) to (%[[ARG1]] * 2 - symbol(%[[ARG0]])) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0 + 1)>
// GENERIC-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 * 2 - s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.parallel"(%[[ARG0]], %[[ARG1]], %[[ARG0]]) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  affine.parallel (%a) = (max(%i, 0)) to (min(%n, 100)) { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG2:[^ ]+]]) = (max(%[[ARG0]], 0)) to (min(%[[ARG1]], 100)) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0, 0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0, 100)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.parallel"(%[[ARG0]], %[[ARG1]]) <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  affine.parallel (%a, %b) = (max(%i, 0), 3) to (min(%n, 100), %n) step (1, 5) { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) = (max(%[[ARG0]], 0), 3) to (min(%[[ARG1]], 100), %[[ARG1]]) step (1, 5) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0, 0, 3)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0, 100, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.parallel"(%[[ARG0]], %[[ARG1]]) <{lowerBoundsGroups = dense<[2, 1]> : tensor<2xi32>, lowerBoundsMap = #map, reductions = [], steps = [1, 5], upperBoundsGroups = dense<[2, 1]> : tensor<2xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.parallel (%a) = (0) to (10) step (0) { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.parallel (%[[ARG0:[^ ]+]]) = (0) to (10) step (0) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [0], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.parallel (%a) = (0) to (10) step (-1) { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.parallel (%[[ARG0:[^ ]+]]) = (0) to (10) step (-1) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [-1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.parallel () = () to () { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.parallel () = () to () {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<> : tensor<0xi32>, lowerBoundsMap = #map, reductions = [], steps = [], upperBoundsGroups = dense<> : tensor<0xi32>, upperBoundsMap = #map}> ({
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%x: f32) {
  %r = affine.parallel (%a) = (0) to (10) reduce ("addf") -> f32 { affine.yield %x : f32 }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.parallel (%[[ARG1:[^ ]+]]) = (0) to (10) reduce ("addf") -> (f32) {
// CHECK-NEXT:       affine.yield %[[ARG0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:     }) : () -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%x: f32) {
  %r = affine.parallel (%a) = (0) to (10) reduce ("addf") -> (f32) { affine.yield %x : f32 }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.parallel (%[[ARG1:[^ ]+]]) = (0) to (10) reduce ("addf") -> (f32) {
// CHECK-NEXT:       affine.yield %[[ARG0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:     }) : () -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.parallel (%a) = (0) to (10) { } {foo}
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.parallel (%[[ARG0:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) {foo} : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  affine.parallel (%a, %b) = (%i, %i) to (%n, %n) { affine.parallel (%e) = (%a) to (%b) { } }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) = (%[[ARG0]], %[[ARG0]]) to (%[[ARG1]], %[[ARG1]]) {
// CHECK-NEXT:       affine.parallel (%[[ARG4:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG3]]) {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.parallel"(%[[ARG0]], %[[ARG1]]) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map1, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.parallel"(%[[ARG2]], %[[ARG3]]) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map}> ({
// GENERIC-NEXT:       ^bb0(%[[ARG4:[^ ]+]]: index):
// GENERIC-NEXT:         "affine.yield"() : () -> ()
// GENERIC-NEXT:       }) : (index, index) -> ()
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
