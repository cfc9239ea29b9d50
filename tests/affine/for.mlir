// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @use(index)
func.func @f() {
  affine.for %a = 0 to 10 { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 0 to 10 {
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
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.for %a = 0 to 10 step 2 { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 0 to 10 step 2 {
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
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 2 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.for %a = 0 to 10 step 0 { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 0 to 10 step 0 {
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
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 0 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.for %a = 0 to 10 step 1 { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 0 to 10 {
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
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%n: index) {
  affine.for %a = 0 to %n { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to %[[ARG0]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.for"(%[[ARG0]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  affine.for %a = %i to %n { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = %[[ARG0]] to %[[ARG1]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.for"(%[[ARG0]], %[[ARG1]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m1 = affine_map<(d0) -> (d0)>
#ms = affine_map<()[s0] -> (s0)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
  affine.for %a = #m1(%i) to #ms()[%n] { }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = #map(%[[ARG0]]) to %[[ARG1]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.for"(%[[ARG0]], %[[ARG1]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#m2 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2 - 1)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
  affine.for %a = max #m2(%i)[%n] to min #m2(%i)[%n] { }
  return
}



// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2 - 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = max #map(%[[ARG0]])[%[[ARG1]]] to min #map(%[[ARG0]])[%[[ARG1]]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2 - 1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.for"(%[[ARG0]], %[[ARG1]], %[[ARG0]], %[[ARG1]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 2, 2, 0>, step = 1 : index, upperBoundMap = #map}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index) {
  affine.for %a = max affine_map<(d0) -> (d0, 3)>(%i) to min affine_map<()[s0] -> (s0, 100)>()[%n] step 4 { }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0, 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0, 100)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = max #map(%[[ARG0]]) to min #map1()[%[[ARG1]]] step 4 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0, 3)>
// GENERIC-NEXT: #map1 = affine_map<()[s0] -> (s0, 100)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.for"(%[[ARG0]], %[[ARG1]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 1, 0>, step = 4 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.for %a = -3 to 10 { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = -3 to 10 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (-3)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.for %a = 0x10 to 10 { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 16 to 10 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (16)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.for %a = 0 to 10 { affine.yield }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 0 to 10 {
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
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%x: f32) {
  affine.for %a = 0 to 10 iter_args(%b = %x) -> (f32) { affine.yield %b : f32 }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG1:[^ ]+]] = 0 to 10 iter_args(%[[ARG2:[^ ]+]] = %[[ARG0]]) -> (f32) {
// CHECK-NEXT:       affine.yield %[[ARG2]] : f32
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
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.for"(%[[ARG0]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:       "affine.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (f32) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%x: f32) {
  %r = affine.for %a = 0 to 10 iter_args(%b = %x) -> (f32) { affine.yield %b : f32 }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG1:[^ ]+]] = 0 to 10 iter_args(%[[ARG2:[^ ]+]] = %[[ARG0]]) -> (f32) {
// CHECK-NEXT:       affine.yield %[[ARG2]] : f32
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
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.for"(%[[ARG0]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:       "affine.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (f32) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%x: f32) {
  %r = affine.for %a = 0 to 10 iter_args(%b = %x) -> f32 { affine.yield %b : f32 }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG1:[^ ]+]] = 0 to 10 iter_args(%[[ARG2:[^ ]+]] = %[[ARG0]]) -> (f32) {
// CHECK-NEXT:       affine.yield %[[ARG2]] : f32
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
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "affine.for"(%[[ARG0]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:       "affine.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (f32) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%x: f32, %j: i32) {
  %r:2 = affine.for %a = 0 to 10 iter_args(%b = %x, %d = %j) -> (f32, i32) { affine.yield %b, %d : f32, i32 }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = affine.for %[[ARG2:[^ ]+]] = 0 to 10 iter_args(%[[ARG3:[^ ]+]] = %[[ARG0]], %[[ARG4:[^ ]+]] = %[[ARG1]]) -> (f32, i32) {
// CHECK-NEXT:       affine.yield %[[ARG3]], %[[ARG4]] : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]]:2 = "affine.for"(%[[ARG0]], %[[ARG1]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 2>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32):
// GENERIC-NEXT:       "affine.yield"(%[[ARG3]], %[[ARG4]]) : (f32, i32) -> ()
// GENERIC-NEXT:     }) : (f32, i32) -> (f32, i32)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.for %a = 0 to 10 { } {foo = 3}
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:     } {foo = 3 : i64}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) {foo = 3 : i64} : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.for %a = max 0 to 10 { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 0 to 10 {
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
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index) {
  affine.for %a = max %i to 10 { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = %[[ARG0]] to 10 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<()[s0] -> (s0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.for"(%[[ARG0]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.for %a = affine_map<() -> (0)>() to 10 { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 0 to 10 {
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
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.for %a = max affine_map<() -> (3)>() to 10 { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 3 to 10 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (3)>
// GENERIC-NEXT: #map1 = affine_map<() -> (10)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.for %a = 0 to min affine_map<() -> (3)>() { }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 0 to 3 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f() {
  affine.for %a = 0 to min affine_map<() -> (3, 4)>() { }
  return
}



// CHECK: #map = affine_map<() -> (3, 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 0 to min #map() {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<() -> (3, 4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index) {
  affine.for %a = 0 to min affine_map<(d0) -> (d0)>(%i) { }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to #map(%[[ARG0]]) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.for"(%[[ARG0]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @use(index)
func.func @f(%i: index) {
  affine.for %a = 0 to min affine_map<(d0) -> (d0, d0)>(%i) { }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to min #map(%[[ARG0]]) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<() -> (0)>
// GENERIC-NEXT: #map1 = affine_map<(d0) -> (d0, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "use", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     "affine.for"(%[[ARG0]]) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:       "affine.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
